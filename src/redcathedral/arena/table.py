"""Playing one game of a tournament, on whatever machine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

import numpy as np

from ..bots.mind.boards import room_for_lists
from ..bots.mind.search import search_on
from ..bots.mind.turns import BOARDS, decider
from ..bots.mind.weights import Sheet, Weights, standard_weights
from ..bots.registry import OWN_BOTS, known_bots, make_bot, name_of
from ..game.game import Game, new_game
from ..game.outcome import outcome_of
from ..kernel.chance import count_results, first_result, is_chance
from ..kernel.codes import FACE_DOWN, NONE, PHASE_OVER, SEATS
from ..kernel.compiled import compiled, is_kept
from ..kernel.refusals import ALLOWED
from ..kernel.rules import refusal
from ..kernel.state import State
from ..kernel.stream import WORDS, new_stream
from .hosted import START_LIMIT, HostedBot, SeatLostError
from .messages import NewGame
from .plan import ArenaError
from .play.advance import GREEDY, HOSTED, RANDOM, advance, advance_one
from .play.tally import Tally

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .plan import Plan

COMPILED = {"random": RANDOM, "greedy": GREEDY}  # specs that need no process of their own
STAND_IN = "greedy"
COMPILE_LIMIT = 300.0  # seconds to get a bot of the package ready, which may have to be compiled
LOG = 1024  # decisions between two interruptions of the compiled loop


class Tables:
    """A place to play the games of a plan, one after the other: buffers and processes are kept."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self._code = {file.name: file for file in plan.code}
        self._hosts: dict[str, list[HostedBot]] = {}
        self._advance = compiled(advance)
        self._advance_one = compiled(advance_one)
        self._boards = np.zeros(BOARDS, State.dtype)
        self._state = State(self._boards[:1].reshape(()))
        self._out = room_for_lists()
        self._weights = np.zeros(1, Weights.dtype)
        self._weights[0] = standard_weights().array
        self._sheet = np.zeros(1, Sheet.dtype)
        self._luck = np.zeros((SEATS, WORDS), np.int64)
        self._tally = np.zeros(1, Tally.dtype)
        self._log = np.zeros(LOG, np.int64)

    def compile(self) -> None:
        """Compile the loops, or load them: workers that start later find them on disk."""
        dealt = new_game(self.plan.seats, 1, self.plan.boards, edition=self.plan.edition)
        self._boards[0] = dealt.state.array
        self._advance_one(self._boards[0], self._out, self._tally[0], dealt.legal_actions()[0])
        self._boards[0]["phase"] = PHASE_OVER
        self._call_advance(Seats(self, ()))

    def play(self, game: int) -> dict[str, Any]:
        """Play the game of that number; gives its result as plain data."""
        plan = self.plan
        lineup = plan.lineup_of(game)
        dealt = new_game(
            plan.seats, plan.deal_seed(game), plan.boards, edition=plan.edition, turn_limit=plan.turn_limit
        )
        self._boards[0] = dealt.state.array
        self._tally[:] = np.zeros(1, Tally.dtype)
        seats = Seats(self, lineup)
        for seat, spec in enumerate(lineup):
            self._luck[seat] = new_stream(int(plan.bot_seed(game, seat), 16))
            if spec not in COMPILED:
                seats.seat_hosted(seat, game, dealt)
        self._play_on(seats, dealt)
        return self._result(game, dealt, seats)

    def play_all(self, games: Iterable[int]) -> list[dict[str, Any]]:
        """Play several games."""
        return [self.play(game) for game in games]

    def _play_on(self, seats: Seats, dealt: Game) -> None:
        """Play the game that is laid out to its end."""
        s = self._state
        rolls = 0
        while s.phase != PHASE_OVER:
            played = self._call_advance(seats)
            seats.note(self._log[:played].tolist())
            if is_chance(s):
                assert dealt.chance is not None  # noqa: S101  # `new_game` draws
                self._tell(seats, first_result(s) + dealt.chance.result(rolls, count_results(s)))
                rolls += 1
            elif s.phase != PHASE_OVER and seats.ways[decider(s)] == HOSTED:
                action = seats.ask(decider(s))
                if action is not None:
                    self._tell(seats, action)

    def _call_advance(self, seats: Seats) -> int:
        boards: Any = self._boards  # compiled code takes an array where the interpreter takes `Rows`
        weights, sheet, tally = self._weights[0], self._sheet[0], self._tally[0]
        return self._advance(boards, seats.ways, self._out, weights, sheet, self._luck, tally, self._log)

    def _tell(self, seats: Seats, action: int) -> None:
        self._advance_one(self._boards[0], self._out, self._tally[0], action)
        seats.note([action])

    def _result(self, game: int, dealt: Game, seats: Seats) -> dict[str, Any]:
        s = self._state
        outcome = outcome_of(s)
        result = {
            "game": game,
            "turns": s.turn_number,
            "decisions": int(self._tally[0]["decisions"]),
            "reason": outcome.reason,
            "ender": s.ender if s.ender != NONE else None,
            "plan": dealt.deal.plan,
            "scores": [
                [line.rank, line.track, line.goods, list(line.towers), line.sections, line.ornaments]
                for line in outcome.scores
            ],
            "forfeits": seats.forfeits,
        }
        if self.plan.observe:
            result["seen"] = self._seen(dealt)
        return result

    def _seen(self, dealt: Game) -> dict[str, Any]:
        """Give what a study asks about a finished game."""
        s = self._state
        tally = {name: self._tally[0][name].tolist() for name in Tally.dtype.names or ()}
        sections = [
            [dealt.deal.card[t, k], dealt.deal.tile[t, k], s.owner[t, k], s.complete[t, k], s.ornament[t, k]]
            for t in range(s.towers)
            for k in range(s.height[t])
        ]
        workshop = [[tile for tile in row if NONE < tile < FACE_DOWN] for row in self._boards[0]["workshop"].tolist()]
        influence = [[dealt.deal.guild[q], dealt.deal.influence_card[q]] for q in range(4)]
        return {
            **tally,
            "sections": sections,
            "workshop": workshop[: s.seats],
            "influence": influence,
            "prestige_space": self._boards[0]["score"].tolist()[: s.seats],
        }

    def host(self, spec: str, number: int) -> HostedBot:
        """Give the process for a spec's `number`-th seat at this table."""
        hosts = self._hosts.setdefault(spec, [])
        while len(hosts) <= number:
            hosts.append(HostedBot())
        return hosts[number]

    def new_game_message(self, spec: str, seed: str, dealt: Game) -> NewGame:
        """Say what a hosted bot must know of a table: all but its chance."""
        state = dealt.state.array.tobytes()
        return NewGame(spec, self._code.get(spec), seed, self.plan.edition, dealt.deal.array.tobytes(), state)

    def refuses(self, action: int) -> bool:
        """Tell whether an action is not legal now."""
        return refusal(self._state, action) != ALLOWED

    def try_bot(self, spec: str, dealt: Game, limit: float) -> None:
        """Make a hosted bot once."""
        try:
            self.host(spec, 0).new_game(self.new_game_message(spec, self.plan.bot_seed(0, 0), dealt), limit)
        except SeatLostError as error:
            raise ArenaError(f"{spec} cannot play: {error}") from error

    def close(self) -> None:
        """End the processes of the hosted bots."""
        for hosts in self._hosts.values():
            for host in hosts:
                host.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Seats:
    """Who plays the seats of one game, and who lost theirs."""

    def __init__(self, tables: Tables, lineup: tuple[str, ...]) -> None:
        self._tables = tables
        self._lineup = lineup
        self._hosts: dict[int, HostedBot] = {}
        self._untold: dict[int, list[int]] = {}
        self._played = 0
        self.ways = np.full(SEATS, GREEDY, np.int64)
        for seat, spec in enumerate(lineup):
            self.ways[seat] = COMPILED.get(spec, HOSTED)
        self.forfeits: list[dict[str, Any]] = []

    def seat_hosted(self, seat: int, game: int, dealt: Game) -> None:
        """Start a hosted seat's bot."""
        spec = self._lineup[seat]
        host = self._tables.host(spec, self._lineup[:seat].count(spec))
        self._hosts[seat] = host
        self._untold[seat] = []
        try:
            host.new_game(self._tables.new_game_message(spec, self._tables.plan.bot_seed(game, seat), dealt))
        except SeatLostError as error:
            self._lose(seat, error)

    def note(self, actions: list[int]) -> None:
        """Remember what was played for those who have not been told yet."""
        self._played += len(actions)
        for untold in self._untold.values():
            untold.extend(actions)

    def ask(self, seat: int) -> int | None:
        """Ask a hosted seat for its ply; None if it just lost the seat."""
        try:
            action = self._hosts[seat].choose(self._untold[seat], self._tables.plan.move_limit)
            if self._tables.refuses(action):
                raise SeatLostError(f"gave action {action}, which is not legal")  # noqa: TRY301
        except SeatLostError as error:
            self._lose(seat, error)
            return None
        self._untold[seat] = []
        return action

    def _lose(self, seat: int, error: SeatLostError) -> None:
        """Let the stand-in take over for the rest of the game."""
        self.forfeits.append({"seat": seat, "ply": self._played, "message": str(error)})
        self.ways[seat] = GREEDY
        del self._hosts[seat], self._untold[seat]


def must_compile(plan: Plan) -> bool:
    """Tell whether the first game waits for something to be compiled: the loops of the arena, or a search."""
    own = [make_bot(spec) for spec in plan.players if name_of(spec) in OWN_BOTS]
    searches = any(hasattr(bot, "prepare") for bot in own)
    return not (is_kept(advance) and is_kept(advance_one) and (is_kept(search_on) or not searches))


def check_players(plan: Plan) -> None:
    """Refuse at once a spec that names no bot and a file that holds none; bots that compile do so now."""
    for file in plan.code:
        if file.name in known_bots():
            raise ArenaError(f"{file.name}.py: there is a bot of that name already; give the file another name")
    files = {file.name for file in plan.code}
    with Tables(plan) as tables:
        dealt = new_game(plan.seats, plan.deal_seed(0), plan.boards, edition=plan.edition)
        for spec in dict.fromkeys(plan.players):
            name = spec.partition(":")[0].strip()
            if spec not in files and (name in OWN_BOTS or name not in known_bots()):
                make_bot(spec)  # the package's own, so it may be made here; an unknown one is refused with the known
            if spec not in COMPILED:
                tables.try_bot(spec, dealt, COMPILE_LIMIT if name in OWN_BOTS else START_LIMIT)
