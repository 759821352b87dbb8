"""The race between plies: what is kept, what is dropped, and when."""

import numpy as np

from redcathedral.bots.mind.boards import Rows, room_for_lists
from redcathedral.bots.mind.search import (
    FEW,
    ROOT_BOARD,
    SEARCH_BOARDS,
    Search,
    keep,
    leader_of,
    narrow,
    search_on,
    standard_habits,
)
from redcathedral.bots.mind.tree import (
    MOST_PLIES,
    PLACES,
    WAYS,
    Tree,
    add_way,
    best_turn,
    deed_of,
    known_result,
    note_path,
    place_after,
    plant,
    replant,
    see,
    wants_result,
    way_of,
)
from redcathedral.bots.mind.weights import Sheet, standard_weights
from redcathedral.game.game import new_game
from redcathedral.kernel import actions
from redcathedral.kernel.codes import NONE
from redcathedral.kernel.state import State
from redcathedral.kernel.stream import new_stream


def race(guesses: list[float], results: list[list[float]]) -> Search:
    """A search that has played some rounds; a row of results for every round."""
    search = Search()
    search.must = NONE
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
    few, many = (race([3.0, 1.0], [[0.4, 0.5]] * rounds) for rounds in (1, 60))
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
    search = race([1.0, 1.1], [[0.3, 0.3], [0.9, 0.9]] * FEW)
    narrow(search, standard_habits(), 0.0)
    assert alive(search) == [1]


def test_a_ply_that_is_clearly_behind_is_dropped_at_once() -> None:
    search = race([1.0, 1.1, 1.2], [[0.5, 0.5, 0.1 + 0.01 * (k % 3)] for k in range(FEW)])
    narrow(search, standard_habits(), 0.0)
    assert 0 not in alive(search)  # the last by guess has the last column


def test_a_ply_that_must_be_judged_stays_in_the_race_with_the_best() -> None:
    search = race([2.0, 1.9, 1.8, 1.7], [[0.9, 0.5, 0.4, 0.1]] * 20)
    search.must = 3
    narrow(search, standard_habits(), 0.5)
    assert alive(search) == [0, 3]
    narrow(search, standard_habits(), 1.0)
    assert alive(search) == [0, 3]
    assert leader_of(search, standard_habits()) == 0


# The tree


def test_the_turns_that_look_best_are_kept_in_their_order() -> None:
    tree = Tree()
    for action, guess in enumerate([1.0, 3.0, 2.0, 3.0, 0.5]):
        see(tree, action, guess, 3)
    assert [tree.action[k] for k in range(tree.seen)] == [1, 2, 0]


def test_a_die_brought_to_a_space_is_the_same_deed_whatever_it_shows() -> None:
    s = new_game(seed=0).state
    die = 0
    s.die_space[die] = 0
    s.rubles[s.seat] = 3
    deeds = set()
    for value in (2, 3, 4):
        s.die_value[die] = value
        deeds.add(deed_of(s, actions.MARKET + die * actions.EXTRA_STEPS + 4 - value))
    assert len(deeds) == 1
    assert deed_of(s, actions.CLAIM + 3) == actions.CLAIM + 3


def test_every_result_of_chance_has_a_place_of_its_own_and_more_come_with_visits() -> None:
    tree = Tree()
    plant(tree)
    places = [place_after(tree, 0, result) for result in (7, 8, 7)]
    assert places[0] == places[2] != places[1]
    assert {tree.result[known_result(tree, 0, number)] for number in range(2)} == {7, 8}
    assert not wants_result(tree, 0, 1.0)
    tree.tried[0] = 4
    assert wants_result(tree, 0, 1.0)


def tree_with_two_ways() -> tuple[Tree, int, int, int]:
    """A place with the ways 10 and 11, both looked at."""
    tree = Tree()
    plant(tree)
    place = place_after(tree, 2, NONE)
    see(tree, 10, 1.0, 3)
    see(tree, 11, 0.9, 3)
    return tree, place, add_way(tree, place, 10), add_way(tree, place, 11)


def test_a_seat_goes_the_way_that_paid_itself_unless_another_was_hardly_tried() -> None:
    tree, place, first, second = tree_with_two_ways()
    s = new_game(seed=0).state
    tree.length = 1
    tree.chooser[0] = 1
    for way, worth, look in ((first, 0.2, 1.0), (second, 0.8, 0.9)):
        for _ in range(20):
            tree.path[0] = way
            tree.look[0] = look
            note_path(tree, [0.5, worth])
    assert tree.action[best_turn(s, tree, place, 0.1, 1.0, 0.04)] == 11
    tree.tried[first], tree.gain[first], tree.looks[first] = 0, 0.0, 0.0
    assert tree.action[best_turn(s, tree, place, 5.0, 1.0, 0.04)] == 10


def test_what_a_way_brought_is_corrected_by_how_it_looks_now() -> None:
    tree, place, first, second = tree_with_two_ways()
    s = new_game(seed=0).state
    for way, look in ((first, 9.0), (second, 0.9)):  # the first paid as much, but when it looked far better
        tree.tried[way], tree.gain[way], tree.looks[way] = 20, 10.0, 20 * look
    assert tree.action[best_turn(s, tree, place, 0.0, 1.0, 0.04)] == 11
    assert tree.action[best_turn(s, tree, place, 0.0, 1.0, 0.0)] == 10


def test_what_grew_below_a_ply_is_kept_below_every_ply_of_the_next_search() -> None:
    tree, place, _, second = tree_with_two_ways()
    tree.visits[place], tree.tried[second], tree.gain[second], tree.looks[second] = 9, 4, 2.5, 3.0
    tree.visits[place_after(tree, second, NONE)] = 3
    place_after(tree, 3, NONE)
    replant(tree, 2, 2)
    assert all(tree.first[way] == NONE for way in range(2, MOST_PLIES))
    copies = [tree.first[way] for way in range(2)]
    assert len({place, *copies}) == 3
    for copy in copies:
        ways = [way_of(tree, copy, deed) for deed in (10, 11)]
        assert tree.visits[copy] == 9
        assert [(tree.tried[way], tree.gain[way], tree.looks[way]) for way in ways] == [(0, 0.0, 0.0), (4, 2.5, 3.0)]
        assert tree.first[ways[0]] == NONE
        assert tree.visits[tree.first[ways[1]]] == 3


def test_in_a_tree_without_room_the_known_ways_are_still_taken() -> None:
    boards = Rows(State, SEARCH_BOARDS)
    boards[ROOT_BOARD] = new_game(seed=0).state
    h = standard_habits()
    h.plies, h.horizon, h.ripe = 2, 1, 0
    search, tree = Search(), Tree()
    search.must = search.last = NONE
    minds = standard_weights(), Sheet(), h, search, tree, new_stream(1, 1)
    search_on(boards, room_for_lists(), *minds, 2)
    taken = np.sum(tree.tried[MOST_PLIES:])
    tree.ways = WAYS
    search_on(boards, room_for_lists(), *minds, 2)
    assert np.sum(tree.tried[MOST_PLIES:]) > taken


def test_a_tree_that_fills_half_its_room_is_not_kept() -> None:
    tree = Tree()
    plant(tree)
    place_after(tree, 2, NONE)
    tree.places = PLACES // 2
    replant(tree, 2, 2)
    assert (tree.places, tree.first[0]) == (0, NONE)
