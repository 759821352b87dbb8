"""Whole games over HTTP, from the first request to the score sheet, by clients that know no rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from people import House, play_out
from redcathedral.game.load import from_record, verify_chance

if TYPE_CHECKING:
    from typing import Any

COLORS = ("red", "blue", "green", "yellow")


def check_end(house: House, table: str, view: dict[str, Any]) -> None:
    """The score sheet adds up, the record replays to it, and the dice are honest."""
    outcome = view["game"]["snapshot"]["outcome"]
    assert outcome["winners"]
    for lines in outcome["scores"]:
        assert lines["total"] == lines["track"] + lines["goods"] + sum(lines["towers"])
    anyone = house.person(table)
    game = from_record(anyone.get("/record").text)
    assert game.snapshot() == view["game"]["snapshot"]
    assert verify_chance(game, str(game.seed)) == anyone.get("/verify").json()["checked"] > 1
    assert view["game"]["choices"] == []
    assert view["game"]["to_move"] is None


@pytest.mark.parametrize("boards", ["basic", pytest.param("advanced", marks=pytest.mark.slow)])
@pytest.mark.parametrize(
    "players", [1, 2, pytest.param(3, marks=pytest.mark.slow), pytest.param(4, marks=pytest.mark.slow)]
)
def test_a_game_at_one_browser_is_played_to_its_score_sheet(house: House, players: int, boards: str) -> None:
    seats = [{"kind": "me", "name": f"Player {n}"} for n in range(players)]
    host = house.make(seats, boards=boards, solo=players == 1)
    view = play_out(dict.fromkeys(COLORS, host), seed=players)
    check_end(house, host.table, view)


@pytest.mark.parametrize("boards", ["basic", "advanced"])
def test_four_clients_play_an_online_game_to_its_end(house: House, boards: str) -> None:
    seats = [{"kind": "me", "name": "Anna"}, *({"kind": "open"} for _ in range(3))]
    host = house.make(seats, boards=boards, turn_limit=36)  # after 24 claims somebody must go to the market
    people = {"red": host}
    for seat, color in enumerate(COLORS[1:], start=1):
        assert host.view()["table"]["status"] == "waiting"
        people[color] = house.join(host, seat, f"Guest {seat}")
    view = play_out(people, seed=4)
    check_end(house, host.table, view)


def test_a_table_of_bots_plays_itself_while_its_host_watches(house: House) -> None:
    host = house.make([{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "greedy"}], turn_limit=24)
    with host.live() as socket:
        while True:
            message = socket.recv(30)
            if '"kind":"over"' in message:
                break
    check_end(house, host.table, host.view())
