"""The race between plies: what is kept, what is dropped, and when."""

from redcathedral.bots.mind.search import MOST_PLIES, Search, keep, leader_of, narrow, standard_habits


def race(guesses: list[float], results: list[list[float]]) -> Search:
    """A search that has played some rounds; a row of results for every round."""
    search = Search()
    h = standard_habits()
    for action, guess in enumerate(guesses):
        keep(search, action, guess, h)
    search.alive = search.plies
    for i in range(search.plies):
        search.playing[i] = 1
    for row in results:
        for i, one in enumerate(row):
            search.visits[i] += 1
            search.utility[i] += one
            for j, other in enumerate(row):
                search.ahead[i, j] += one - other
                search.squares[i, j] += (one - other) ** 2
    return search


def alive(search: Search) -> list[int]:
    """Which plies are still in the race, by their ids."""
    return [search.action[i] for i in range(search.plies) if search.playing[i]]


def test_the_most_promising_plies_are_kept_in_their_order() -> None:
    guesses = [0.1 * (7 * i % 20) for i in range(20)]
    search = race(guesses, [])
    kept = [search.action[i] for i in range(search.plies)]
    assert kept == sorted(range(20), key=lambda i: -guesses[i])[: standard_habits().plies]
    assert search.plies <= MOST_PLIES


def test_of_two_plies_that_lead_to_the_same_line_one_is_kept() -> None:
    assert alive(race([1.0, 2.0, 1.0], [])) == [1, 0]


def test_before_anything_is_played_the_first_judgement_leads() -> None:
    search = race([1.0, 2.0, 1.5], [])
    assert search.action[leader_of(search, standard_habits())] == 1


def test_results_outweigh_the_first_judgement_in_time() -> None:
    few, many = (race([1.2, 1.0], [[0.4, 0.5]] * rounds) for rounds in (1, 60))
    assert [search.action[leader_of(search, standard_habits())] for search in (few, many)] == [0, 1]


def test_half_of_the_plies_are_dropped_as_the_budget_is_spent() -> None:
    left = []
    for spent in (0.1, 0.4, 0.7, 1.0):
        noise = [[(5 * i * i + 3 * k * (i + 1)) % 11 / 11 for i in range(8)] for k in range(10)]
        search = race([1.0 + 0.001 * i for i in range(8)], noise)
        narrow(search, standard_habits(), spent)
        left.append(search.alive)
    assert left == [8, 4, 2, 1]


def test_plies_that_always_come_out_the_same_are_told_apart_by_the_first_judgement() -> None:
    search = race([1.0, 1.1], [[0.3, 0.3], [0.9, 0.9]] * 5)
    narrow(search, standard_habits(), 0.0)
    assert alive(search) == [1]


def test_a_ply_that_is_clearly_behind_is_dropped_at_once() -> None:
    search = race([1.0, 1.1, 1.2], [[0.5, 0.5, 0.1 + 0.01 * (k % 3)] for k in range(12)])
    narrow(search, standard_habits(), 0.0)
    assert 0 not in alive(search)  # the last by guess has the last column
