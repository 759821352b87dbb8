"""The search finds what it found when these were written down: what makes it faster may not change what it plays."""

from __future__ import annotations

import pytest

from redcathedral.bots.search.search import leader_of, standard_settings
from redcathedral.bots.search.thread import SearchThread
from redcathedral.game.game import new_game
from redcathedral.plies import ply_of

ROUNDS = 24
HORIZON = 6  # own turns played on at every kind of table, as it was then
# Players, boards and plies played before; then the ply that led after some rounds, how many plies were played on,
# and the sum of their utilities.
FOUND: dict[tuple[int, str, int], tuple[str, int, float]] = {
    (1, "basic", 0): ("claim D2", 12, 209.338665),
    (1, "basic", 25): ("claim B3", 7, 59.248689),
    (1, "advanced", 0): ("claim D2", 12, 198.044748),
    (1, "advanced", 25): ("place red down", 1, 12.26147),
    (2, "basic", 0): ("market blue", 12, 125.526615),
    (2, "basic", 25): ("gather 2", 3, 40.424254),
    (2, "advanced", 0): ("market red +1", 12, 138.141035),
    (2, "advanced", 25): ("gather 4", 5, 43.845334),
    (3, "basic", 0): ("claim D1", 12, 123.668089),
    (3, "basic", 25): ("sell emerald", 3, 38.97351),
    (3, "advanced", 0): ("claim D1", 12, 128.538698),
    (3, "advanced", 25): ("end", 1, 13.403196),
    (4, "basic", 0): ("claim A1", 12, 115.60701),
    (4, "basic", 25): ("banner inventory", 2, 22.151769),
    (4, "advanced", 0): ("claim A1", 12, 123.318687),
    (4, "advanced", 25): ("banner inventory", 2, 21.782397),
}


def search(players: int, boards: str, plies: int) -> tuple[str, int, float]:
    """Search a position some plies into a game."""
    game = new_game(players, seed=7, boards=boards)
    for i in range(plies):
        legal = game.legal_actions()
        game.play(legal[(i * 37) % len(legal)])
    settings = standard_settings()
    settings.array["horizon"] = HORIZON
    thread = SearchThread(seed=5, index=0, settings=settings)
    thread.begin(game.state)
    thread.play(ROUNDS)
    found = thread.search
    led = ply_of(found.action[leader_of(found, standard_settings())]).text
    return led, found.plies, round(sum(found.utility[i] for i in range(found.plies)), 6)


@pytest.mark.parametrize("position", FOUND)
def test_the_search_finds_what_it_found_before(position: tuple[int, str, int]) -> None:
    assert search(*position) == FOUND[position]
