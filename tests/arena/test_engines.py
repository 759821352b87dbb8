"""A Ray cluster and searching bots: slow, so apart."""

import pytest

from redcathedral.arena import make_plan, run_arena


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_a_ray_cluster_gives_the_same_result_as_this_machine(bot_file):
    pytest.importorskip("ray")
    plan = make_plan(["greedy", "random"], games=40, turn_limit=60)
    assert run_arena(plan, engine="ray", jobs=2).results == run_arena(plan).results
    own = make_plan(["greedy"], code=[bot_file("lucky", "return random.choice(game.legal())")], games=4, turn_limit=20)
    assert run_arena(own, engine="ray", jobs=2).results == run_arena(own).results


@pytest.mark.slow
def test_a_search_by_simulations_repeats_with_one_worker_and_two():
    plan = make_plan(["greedy", "mcts:60"], games=4, turn_limit=30)
    alone = run_arena(plan)
    assert alone.summary["forfeits"] == []
    assert run_arena(plan, jobs=2).results == alone.results
