"""Random games as a proof: what must hold in every position holds in every position of thousands of games.

`make soak` plays the same games by the hundred thousand.
"""

import random
import sys

import numpy as np
import pytest

import redcathedral as rc
from lab import soak
from positions import played_words
from redcathedral.edition import load_edition
from redcathedral.game.load import from_record, from_snapshot
from redcathedral.kernel.actions import DECISIONS
from redcathedral.kernel.box import Deal, box_of
from redcathedral.kernel.codes import PHASE_OVER
from redcathedral.kernel.compiled import compiled
from redcathedral.kernel.invariants import SOUND, first_violation, list_violation
from redcathedral.kernel.random_play import MOST_LEGAL, deal_randomly, play_randomly
from redcathedral.kernel.refusals import ALLOWED
from redcathedral.kernel.rules import legal, refusal
from redcathedral.kernel.setup import DEAL_DRAWS, DECK
from redcathedral.kernel.state import State
from redcathedral.kernel.stream import new_stream
from redcathedral.plies import ply_of

# Of each kind of table; a game of four takes ten times as long as a solo one.
FEW = {1: 250, 2: 100, 3: 100, 4: 100}
MANY = {1: 1_000, 2: 400, 3: 400, 4: 400}
SEED = 2_026


def boards_name(advanced: int) -> str:
    return ("basic", "advanced")[advanced]


@pytest.mark.parametrize("wanted", [FEW, pytest.param(MANY, marks=pytest.mark.slow)], ids=["few", "many"])
@pytest.mark.parametrize(("players", "advanced"), soak.CONFIGURATIONS)
def test_every_position_of_many_compiled_games_is_sound(
    players: int, advanced: int, wanted: dict[int, int], capsys: pytest.CaptureFixture[str]
) -> None:
    seed = SEED + wanted[players]  # so that the many are others than the few
    games, decisions, chances = soak.soak(players, advanced, wanted[players], seed)
    assert games == wanted[players]
    assert decisions > games * 20
    assert chances > games * 5
    with capsys.disabled():  # on standard error, which also reaches the terminal from a worker of pytest-xdist
        print(  # noqa: T201  # the number is the proof's result
            f"\n{players} players, {boards_name(advanced)}: {games:,} games, {decisions + chances:,} plies checked, "
            "0 violations",
            file=sys.stderr,
        )


@pytest.mark.parametrize(("players", "advanced"), soak.CONFIGURATIONS)
def test_interpreted_and_compiled_rules_agree_ply_by_ply(players: int, advanced: int) -> None:
    play, lay = compiled(play_randomly), compiled(deal_randomly)
    box = box_of(load_edition())
    boxes, deals, states = box.array.reshape(1), np.zeros(1, Deal.dtype), np.zeros(1, State.dtype)
    out = np.zeros(MOST_LEGAL, np.int16)
    deck, draws = np.zeros(DECK, np.int64), np.zeros(DEAL_DRAWS + 1, np.int64)
    compared = 0
    for index in range(30 if players == 1 else 8):
        fast_stream, slow_stream = new_stream(SEED, index), new_stream(SEED, index)
        limit = 100 if index % 4 == 3 else 0
        states[:] = np.zeros(1, State.dtype)
        lay(boxes[0], deals[0], players, advanced, limit, deck, draws, fast_stream, states[0])
        slow, deal, plain_out = State(), Deal(), [0] * MOST_LEGAL
        deal_randomly(box, deal, players, advanced, limit, [0] * DECK, [0] * (DEAL_DRAWS + 1), slow_stream, slow)
        assert deal == Deal(deals[0:1].reshape(()))
        while True:
            assert states[0].tobytes() == slow.array.tobytes(), differences(states, slow)
            assert fast_stream.tolist() == slow_stream.tolist()
            if slow.phase == PHASE_OVER:
                break
            fast = play(states[0], out, fast_stream, 1)
            assert fast == play_randomly(slow, plain_out, slow_stream, 1)
            compared += fast
    assert compared > 2_000


def differences(states: np.ndarray, slow: State) -> dict[str, tuple[object, object]]:
    fast = State(states.reshape(1)[0:1].reshape(())).fields()
    return {name: (fast[name], value) for name, value in slow.fields().items() if fast[name] != value}


@pytest.mark.parametrize(("players", "advanced"), soak.CONFIGURATIONS)
def test_games_in_words_keep_every_promise_at_every_ply(players: int, advanced: int) -> None:
    game = rc.new_game(players, SEED, boards_name(advanced), turn_limit=70, dice="ask")
    box = box_of(game.edition)
    chooser = random.Random(players * 2 + advanced)  # noqa: S311  # the same game every time
    kept: list[tuple[rc.Game, bytes]] = []
    while game.to_move is not None:
        ids = game.legal_actions()
        assert first_violation(game.state, box) == SOUND
        if game.to_move == "chance":
            assert ids == [action for action in range(DECISIONS, 3536) if refusal(game.state, action) == ALLOWED]
        else:
            assert list_violation(game.state, [*ids, 0], len(ids)) == SOUND
        assert [ply_of(ply_of(action).text).id for action in ids] == ids
        before = game.clone()
        kept.append((before, before.state.array.tobytes()))
        game.play(chooser.choice(ids))
        if game.version % 9 == 0:
            snapshot = game.snapshot()
            assert from_snapshot(snapshot).state == game.state
            assert from_snapshot(snapshot).snapshot() == snapshot
        if game.version % 50 == 0:
            assert from_record(game.record()).state == game.state
    for version, (before, raw) in enumerate(kept):
        assert before.state.array.tobytes() == raw
        assert before.version == version
    replayed = from_record(game.record())
    assert replayed.state.array.tobytes() == game.state.array.tobytes()
    assert (played_words(replayed), replayed.outcome) == (played_words(game), game.outcome)


@pytest.mark.parametrize(("players", "advanced"), soak.CONFIGURATIONS)
def test_the_mask_of_what_is_not_refused_is_the_list_of_what_is_legal(players: int, advanced: int) -> None:
    game = rc.new_game(players, SEED + 1, boards_name(advanced))
    chooser = random.Random(SEED)  # noqa: S311  # the same game every time
    for _ in range(60):
        if game.to_move is None:
            break
        out = np.zeros(MOST_LEGAL, np.int16)
        count = legal(game.state, out)
        mask = [refusal(game.state, action) == ALLOWED for action in range(3536)]
        assert np.flatnonzero(mask).tolist() == out[:count].tolist() == game.legal_actions()
        for _ in range(4):
            if game.to_move is not None:
                game.play(chooser.choice(game.legal_actions()))
