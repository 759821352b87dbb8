import numpy as np
import pytest

import redcathedral as rc
from redcathedral.envs.rewards import rewards_of
from redcathedral.errors import SetupError
from redcathedral.kernel.scoring import final_prestige


def scored(*prestige: int) -> rc.Game:
    """A game in which the seats have so much prestige on the track and nothing else."""
    game = rc.new_game(len(prestige), seed=1)
    s = game.state
    for seat, points in enumerate(prestige):
        s.rubles[seat] = 0
        s.score[seat] = s.prestige_space[points - 1] if points else 0
        assert final_prestige(s, seat) == points
    return game


@pytest.mark.parametrize(
    ("prestige", "rewards"),
    [
        ((9, 4), (1, -1)),
        ((4, 9), (-1, 1)),
        ((5, 5), (0, 0)),
        ((9, 4, 3), (1, -0.5, -0.5)),
        ((9, 9, 3), (0.25, 0.25, -0.5)),
        ((9, 1, 1, 1), (1, -1 / 3, -1 / 3, -1 / 3)),
        ((2, 2, 2, 2), (0, 0, 0, 0)),
    ],
)
def test_a_win_is_worth_1_shared_and_adds_up_to_nothing(prestige: tuple[int, ...], rewards: tuple[float, ...]) -> None:
    found = rewards_of(scored(*prestige).state, "win")
    assert found.tolist() == pytest.approx(list(rewards))
    assert found.sum() == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize(
    ("prestige", "rewards"), [((9, 4), (0.05, -0.05)), ((9, 4, 2), (0.06, -0.015, -0.045)), ((5, 5), (0, 0))]
)
def test_a_margin_is_prestige_over_the_mean_of_the_others(
    prestige: tuple[int, ...], rewards: tuple[float, ...]
) -> None:
    assert rewards_of(scored(*prestige).state, "margin").tolist() == pytest.approx(list(rewards))


def test_a_margin_is_cut_at_1() -> None:
    game = scored(9, 4)
    game.state.score[0] = 400
    assert rewards_of(game.state, "margin").tolist() == [1.0, -1.0]


def test_ivan_counts_as_a_seat() -> None:
    game = rc.new_game(1, seed=1)
    game.state.score[1] = 60
    assert rewards_of(game.state, "win").tolist() == [-1.0, 1.0]


def test_rewards_agree_with_the_outcome_of_a_game() -> None:
    game = rc.new_game(3, seed=4, turn_limit=40)
    random = np.random.default_rng(1)
    while game.to_move is not None:
        game.play(int(random.choice(game.legal_actions())))
    assert game.outcome is not None
    winners = [seat for seat, reward in zip(game.seats, rewards_of(game.state, "win"), strict=True) if reward > 0]
    assert tuple(winners) in (game.outcome.winners, ())


def test_an_unknown_kind_of_reward_names_the_known_ones() -> None:
    with pytest.raises(SetupError, match="win or margin"):
        rewards_of(scored(1, 2).state, "fame")
