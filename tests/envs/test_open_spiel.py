import pickle

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from redcathedral.envs import open_spiel_env  # noqa: E402
from redcathedral.envs.layout import GROUPS, OBSERVATION  # noqa: E402
from redcathedral.errors import SetupError  # noqa: E402
from redcathedral.kernel.actions import DECISIONS  # noqa: E402

GAMES = [
    "python_red_cathedral(turn_limit=25)",
    "python_red_cathedral(players=1,turn_limit=25,boards=advanced)",
    "python_red_cathedral(players=3,turn_limit=12,rewards=margin,deal_seed=5)",
    "python_red_cathedral(players=4,turn_limit=12)",
]


@pytest.mark.parametrize("name", [GAMES[0], *(pytest.param(game, marks=pytest.mark.slow) for game in GAMES[1:])])
def test_open_spiels_random_simulation_passes_with_serialisation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_open_spiels_checks_of_python_games_pass() -> None:
    sim = pytest.importorskip("open_spiel.python.tests.games_sim_test")
    sim.GamesSimTest().sim_game(pyspiel.load_game(GAMES[0]))


def test_a_whole_game_without_a_near_limit_ends_by_the_rules() -> None:
    state = pyspiel.load_game("python_red_cathedral").new_initial_state()
    random = np.random.default_rng(1)
    while not state.is_terminal():
        state.apply_action(int(random.choice(state.legal_actions())))
    assert sorted(state.returns()) == [-1.0, 1.0]
    assert state.move_number() < state.get_game().max_game_length()


def test_the_deal_is_a_chance_node_unless_its_seed_is_given() -> None:
    state = pyspiel.load_game("python_red_cathedral(deals=50)").new_initial_state()
    assert state.is_chance_node()
    assert len(state.chance_outcomes()) == 50
    assert state.action_to_string(7) == "deal 7"
    state.apply_action(7)
    dealt = pyspiel.load_game("python_red_cathedral(deal_seed=7)").new_initial_state()
    assert dealt.current_player() == 0
    assert str(dealt) == str(state)


def test_rolls_are_chance_nodes_with_equal_chances() -> None:
    state = pyspiel.load_game("python_red_cathedral(deal_seed=7)").new_initial_state()
    state.apply_action(state.string_to_action("market white"))
    state.apply_action(state.string_to_action("end"))
    assert state.is_chance_node()
    outcomes = state.chance_outcomes()
    assert len(outcomes) in (6, 36, 216)
    assert sum(chance for _, chance in outcomes) == pytest.approx(1)
    assert state.action_to_string(outcomes[0][0]).startswith("roll ")
    assert max(outcome for outcome, _ in outcomes) < state.get_game().max_chance_outcomes()


def test_a_copy_is_independent_also_when_pickled() -> None:
    state = pyspiel.load_game("python_red_cathedral(deal_seed=7)").new_initial_state()
    before = str(state)
    for copy in (state.clone(), pickle.loads(pickle.dumps(state))):  # noqa: S301  # our own
        assert str(copy) == before
        copy.apply_action(copy.legal_actions()[0])
        assert str(copy) != before
    assert str(state) == before


def test_the_observation_is_the_shared_vector_with_named_parts() -> None:
    game = pyspiel.load_game("python_red_cathedral(deal_seed=7)")
    state = game.new_initial_state()
    assert game.num_distinct_actions() == DECISIONS
    assert len(state.observation_tensor(1)) == OBSERVATION
    observer = game.make_py_observer()
    observer.set_from(state, 1)
    assert set(observer.dict) == {group.name for group in GROUPS}
    assert observer.tensor.tolist() == state.observation_tensor(1)
    with pytest.raises(ValueError, match="no observation parameters"):
        open_spiel_env.RedCathedralGame().make_py_observer(params={"view": 1})


def test_bad_parameters_are_refused() -> None:
    for params in ({"players": 7}, {"boards": "wooden"}, {"turn_limit": 0}, {"deals": 0}):
        with pytest.raises(SetupError):
            open_spiel_env.RedCathedralGame(params)
