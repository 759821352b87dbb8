"""The race between plies: what is kept, what is dropped, and when."""

import numpy as np

from redcathedral.bots.search.boards import Rows, room_for_lists
from redcathedral.bots.search.search import (
    FEW,
    ROOT_BOARD,
    SEARCH_BOARDS,
    Search,
    keep,
    leader_of,
    narrow,
    search_on,
    standard_settings,
)
from redcathedral.bots.search.tree import (
    MOST_EDGES,
    MOST_PLIES,
    Tree,
    add_edge,
    back_up,
    best_turn,
    clear_tree,
    edge_of,
    keep_turn,
    key_of,
    node_after,
)
from redcathedral.bots.search.weights import Appraisal, standard_weights
from redcathedral.game.game import new_game
from redcathedral.kernel import actions
from redcathedral.kernel.codes import NONE
from redcathedral.kernel.state import State
from redcathedral.kernel.stream import new_stream


def race(guesses: list[float], results: list[list[float]]) -> Search:
    """A search that has played some rounds; a row of results for every round."""
    search = Search()
    search.must = NONE
    for action, guess in enumerate(guesses):
        keep(search, action, guess, standard_settings())
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
    assert kept == sorted(range(20), key=lambda i: -guesses[i])[: standard_settings().plies]
    assert search.plies <= MOST_PLIES


def test_of_two_plies_that_lead_to_the_same_line_one_is_kept() -> None:
    assert alive(race([1.0, 2.0, 1.0], [])) == [1, 0]


def test_before_anything_is_played_the_first_judgement_leads() -> None:
    search = race([1.0, 2.0, 1.5], [])
    assert search.action[leader_of(search, standard_settings())] == 1


def test_results_outweigh_the_first_judgement_in_time() -> None:
    few, many = (race([3.0, 1.0], [[0.4, 0.5]] * rounds) for rounds in (1, 60))
    assert [search.action[leader_of(search, standard_settings())] for search in (few, many)] == [0, 1]


def test_half_of_the_plies_are_dropped_as_the_budget_is_spent() -> None:
    left = []
    for spent in (0.1, 0.4, 0.7, 1.0):
        noise = [[(5 * i * i + 3 * k * (i + 1)) % 11 / 11 for i in range(8)] for k in range(10)]
        search = race([1.0 + 0.001 * i for i in range(8)], noise)
        narrow(search, standard_settings(), spent)
        left.append(search.alive)
    assert left == [8, 4, 2, 1]


def test_plies_that_always_come_out_the_same_are_told_apart_by_the_first_judgement() -> None:
    search = race([1.0, 1.1], [[0.3, 0.3], [0.9, 0.9]] * FEW)
    narrow(search, standard_settings(), 0.0)
    assert alive(search) == [1]


def test_a_ply_that_is_clearly_behind_is_dropped_at_once() -> None:
    search = race([1.0, 1.1, 1.2], [[0.5, 0.5, 0.1 + 0.01 * (k % 3)] for k in range(FEW)])
    narrow(search, standard_settings(), 0.0)
    assert 0 not in alive(search)  # the last by guess has the last column


def test_a_ply_that_must_be_judged_stays_in_the_race_with_the_best() -> None:
    search = race([2.0, 1.9, 1.8, 1.7], [[0.9, 0.5, 0.4, 0.1]] * 20)
    search.must = 3
    narrow(search, standard_settings(), 0.5)
    assert alive(search) == [0, 3]
    narrow(search, standard_settings(), 1.0)
    assert alive(search) == [0, 3]
    assert leader_of(search, standard_settings()) == 0


# The tree


def test_the_turns_that_look_best_are_kept_in_their_order() -> None:
    tree = Tree()
    for action, guess in enumerate([1.0, 3.0, 2.0, 3.0, 0.5]):
        keep_turn(tree, action, guess, 3)
    assert [tree.action[k] for k in range(tree.seen)] == [1, 2, 0]


def test_a_die_brought_to_a_space_is_the_same_key_whatever_it_shows() -> None:
    s = new_game(seed=0).state
    die = 0
    s.die_space[die] = 0
    s.rubles[s.seat] = 3
    keys = set()
    for value in (2, 3, 4):
        s.die_value[die] = value
        keys.add(key_of(s, actions.MARKET + die * actions.EXTRA_STEPS + 4 - value))
    assert len(keys) == 1
    assert key_of(s, actions.CLAIM + 3) == actions.CLAIM + 3


def test_an_edge_leads_to_one_node_whatever_the_dice_say() -> None:
    tree = Tree()
    clear_tree(tree)
    nodes = [node_after(tree, edge) for edge in (0, 1, 0)]
    assert nodes[0] == nodes[2] != nodes[1]
    assert tree.nodes == 2


def tree_with_two_edges() -> tuple[Tree, int, int, int]:
    """A node with the edges 10 and 11, both looked at."""
    tree = Tree()
    clear_tree(tree)
    node = node_after(tree, 2)
    keep_turn(tree, 10, 1.0, 3)
    keep_turn(tree, 11, 0.9, 3)
    return tree, node, add_edge(tree, node, 10), add_edge(tree, node, 11)


def test_an_edge_is_found_by_its_key() -> None:
    tree, node, first, second = tree_with_two_edges()
    assert [edge_of(tree, node, key) for key in (10, 11, 12)] == [first, second, NONE]


def test_a_seat_takes_the_turn_that_paid_itself_unless_another_was_hardly_tried() -> None:
    tree, node, first, second = tree_with_two_edges()
    s = new_game(seed=0).state
    tree.length = 1
    tree.chooser[0] = 1
    for edge, worth, look in ((first, 0.2, 1.0), (second, 0.8, 0.9)):
        for _ in range(20):
            tree.path[0] = edge
            tree.look[0] = look
            back_up(tree, [0.5, worth])
    assert tree.action[best_turn(s, tree, node, 0.1, 1.0, 0.04)] == 11
    tree.tried[first], tree.gain[first], tree.looks[first] = 0, 0.0, 0.0
    assert tree.action[best_turn(s, tree, node, 5.0, 1.0, 0.04)] == 10


def test_what_a_turn_brought_is_corrected_by_how_it_looks_now() -> None:
    tree, node, first, second = tree_with_two_edges()
    s = new_game(seed=0).state
    for edge, look in ((first, 9.0), (second, 0.9)):  # the first paid as much, but when it looked far better
        tree.tried[edge], tree.gain[edge], tree.looks[edge] = 20, 10.0, 20 * look
    assert tree.action[best_turn(s, tree, node, 0.0, 1.0, 0.04)] == 11
    assert tree.action[best_turn(s, tree, node, 0.0, 1.0, 0.0)] == 10


def test_in_a_tree_without_room_the_known_turns_are_still_taken() -> None:
    boards = Rows(State, SEARCH_BOARDS)
    boards[ROOT_BOARD] = new_game(seed=0).state
    settings = standard_settings()
    settings.plies, settings.array["horizon"], settings.expand_after = 2, 1, 0
    search, tree = Search(), Tree()
    search.must = NONE
    rest = standard_weights(), Appraisal(), settings, search, tree, new_stream(1, 1)
    search_on(boards, room_for_lists(), *rest, 2)
    taken = np.sum(tree.tried[MOST_PLIES:])
    tree.edges = MOST_EDGES
    search_on(boards, room_for_lists(), *rest, 2)
    assert np.sum(tree.tried[MOST_PLIES:]) > taken
