"""What a table's maker chooses: casual or strict, and who starts, in this game and the next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from people import ENTROPY, HOT_SEAT, error_of, new_id, play_out
from redcathedral.server.lobby import _first_game
from redcathedral.server.service import new_secret
from redcathedral.server.table.commitment import Share
from redcathedral.server.table.options import complete

if TYPE_CHECKING:
    from people import House, Person
    from redcathedral.server.table.options import Options

ALONE: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


def to_the_market(person: Person) -> None:
    """Move a die, so that some are rolled at the end of the turn."""
    person.ply(next(c["ply"] for c in person.view()["game"]["choices"] if c["verb"] == "market"))


def undo(person: Person, to: int) -> Any:
    """Take back to a ply."""
    return person.post("/undo", {"to": to, "version": person.view()["table"]["version"], "id": new_id()})


def colors(view: dict[str, Any]) -> list[str]:
    """Give the colors in turn order."""
    return [seat["color"] for seat in view["table"]["seats"]]


def test_a_table_says_its_rules(house: House) -> None:
    options = house.make(HOT_SEAT, policy="strict", start="rotating").view()["table"]["options"]
    assert (options["policy"], options["start"]) == ("strict", "rotating")
    options = house.make(HOT_SEAT).view()["table"]["options"]
    assert (options["policy"], options["start"]) == ("casual", "chosen")


def test_a_rule_that_is_not_one_is_refused(house: House) -> None:
    for wrong in ({"policy": "lenient"}, {"start": "oldest"}):
        assert error_of(house.post("/api/tables", {"seats": HOT_SEAT, "entropy": ENTROPY, **wrong})) == (400, "body")


def test_options_of_an_old_database_mean_a_casual_table() -> None:
    old: Options = {"players": 2, "boards": "basic"}  # type: ignore[typeddict-item]  # written before there were more
    assert (complete(old)["policy"], complete(old)["start"]) == ("casual", "chosen")


def test_alone_at_a_casual_table_every_decision_may_be_taken_back_and_the_table_says_so(house: House) -> None:
    host = house.make(HOT_SEAT)
    to_the_market(host)
    host.ply("end")
    assert host.view()["game"]["undo_to"] == 0
    assert undo(host, 0).status_code == 200


def test_at_a_strict_table_dice_stay_and_only_moves_since_are_taken_back(house: House) -> None:
    host = house.make(HOT_SEAT, policy="strict")
    to_the_market(host)
    assert host.view()["game"]["undo_to"] == 0
    assert undo(host, 0).status_code == 200
    to_the_market(host)
    host.ply("end")
    view = host.view()
    assert view["game"]["undo_to"] is None
    refused = undo(host, 0)
    assert error_of(refused) == (409, "status")
    assert refused.json()["error"]["phrase"]["key"] == "error-undo-strict"
    assert host.view()["game"]["plies"] == view["game"]["plies"]


def test_at_a_strict_table_nobody_is_asked_to_give_up_dice(house: House) -> None:
    host, guest = house.online(policy="strict")
    to_the_market(host)
    host.ply("end")
    assert undo(host, 0).json()["error"]["phrase"]["key"] == "error-undo-strict"
    assert guest.view()["table"]["undo"] is None


def test_a_strict_table_gives_no_hints_and_neither_does_a_fork_of_it(house: House) -> None:
    strict = house.make(ALONE, policy="strict")
    refused = strict.get("/hint")
    assert error_of(refused) == (403, "hint")
    assert refused.json()["error"]["phrase"]["key"] == "error-no-hints-strict"
    body = {"ply": 0, "seats": ALONE, "entropy": ENTROPY}
    fork = house.host(house.post(f"/api/tables/{strict.table}/fork", body).json())
    assert fork.view()["table"]["options"]["policy"] == "strict"
    assert error_of(fork.get("/hint")) == (403, "hint")


def test_by_lot_every_seat_starts_now_and_then_and_who_follows_whom_stays() -> None:
    seats: Any = [{"color": "red"}, {"color": "blue"}, {"color": "green"}]
    drawn = [_first_game(seats, "random", new_secret(), Share(ENTROPY)) for _ in range(200)]
    orders = {tuple(seat["color"] for seat in turn_order) for turn_order, _ in drawn}
    assert orders == {("red", "blue", "green"), ("blue", "green", "red"), ("green", "red", "blue")}
    assert all(lot and turn_order[0] is seats[lot["first"]] for turn_order, lot in drawn)
    for start in ("rotating", "chosen"):
        assert _first_game(seats, start, new_secret(), Share(ENTROPY)) == (seats, None)


def test_whoever_starts_by_lot_is_the_first_to_move(house: House) -> None:
    view = house.make(HOT_SEAT, start="random").view()
    assert view["game"]["to_move"] == colors(view)[0]


def test_in_rotation_the_next_game_starts_with_the_next_seat_and_everyone_keeps_their_color(house: House) -> None:
    host, guest = house.online(turn_limit=1, start="rotating")
    first = host.view()
    own = [colors(first)[person.view()["you"]["seats"][0]] for person in (host, guest)]
    play_out(dict(zip(own, (host, guest), strict=True)), seed=1)
    made = host.post("/rematch", {"entropy": ENTROPY}).json()
    came = guest.post("/rematch", {"entropy": ENTROPY}).json()
    assert colors(came) == [*colors(first)[1:], colors(first)[0]]
    assert [colors(came)[view["you"]["seats"][0]] for view in (made, came)] == own
    assert came["game"]["to_move"] == own[1]


def test_a_chosen_start_stays_in_the_next_game(house: House) -> None:
    host = house.make(HOT_SEAT, turn_limit=1)
    play_out(dict.fromkeys(colors(host.view()), host), seed=1)
    assert colors(host.post("/rematch", {"entropy": ENTROPY}).json()) == colors(host.view())
