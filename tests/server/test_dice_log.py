"""The public log of dice: every promise is in it, what became of it too, and nothing can be taken out unnoticed."""

from __future__ import annotations

import hashlib
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import httpx

from people import HOT_SEAT, TLS, House, described, error_of, play_out
from redcathedral.server.dice_log_models import DiceLog
from redcathedral.server.store.open import open_store

if TYPE_CHECKING:
    from redcathedral.server.store.store import Store


def page(house: House, after: int) -> dict[str, Any]:
    answer = httpx.get(f"{house.url}/api/commitments", params={"after": after}, verify=TLS)
    return dict(described(DiceLog, answer.json()))


def whole_log(house: House) -> list[dict[str, Any]]:
    found = page(house, 0)
    lines = list(found["lines"])
    while found["more"]:
        found = page(house, lines[-1]["number"])
        lines += found["lines"]
    return lines


def said_of(house: House, commitment: str) -> list[str]:
    found = httpx.get(f"{house.url}/api/commitments/{commitment}", verify=TLS).json()
    return [line["what"] for line in described(DiceLog, found)["lines"]]


def chained(lines: list[dict[str, Any]]) -> bool:
    """Whether every line follows on the one before it, as docs/protocol.md says."""
    before = "0" * 64
    for number, line in enumerate(lines, 1):
        text = f"{before} {number} {line['at']} {line['what']} {line['commitment']}"
        before = hashlib.sha256(text.encode()).hexdigest()
        if (line["number"], line["digest"]) != (number, before):
            return False
    return True


def test_a_promise_is_logged_when_it_is_made_when_its_game_starts_and_when_it_is_over(house: House) -> None:
    promised = house.post("/api/commitments", {}).json()["commitment"]
    assert said_of(house, promised) == ["promised"], "also if nobody ever plays with it"
    host = house.make(commitment=promised, turn_limit=1)
    assert said_of(house, promised) == ["promised", "started"], "also if everybody leaves"
    play_out({"red": host, "blue": host}, seed=1)
    assert said_of(house, promised) == ["promised", "started", "over"]


def test_a_table_that_nobody_asked_a_promise_for_has_one_in_the_log_as_well(house: House) -> None:
    waiting = house.make([{"kind": "me"}, {"kind": "open"}])
    assert said_of(house, waiting.view()["table"]["commitment"]) == ["promised"]
    assert said_of(house, "0" * 64) == []


def test_a_line_that_is_changed_or_left_out_is_noticed_and_nothing_says_whose_table_it_was(house: House) -> None:
    table = house.make(HOT_SEAT).view()["table"]
    lines = whole_log(house)
    assert len(lines) > 1
    assert chained(lines)
    assert not chained([{**lines[0], "what": "over"}, *lines[1:]])
    assert not chained([lines[0], *lines[2:]])
    assert table["commitment"] in {line["commitment"] for line in lines}
    assert table["id"] not in str(lines)


def test_the_log_comes_in_pages_and_refuses_what_is_no_line(house: House) -> None:
    for _ in range(3):
        house.post("/api/commitments", {})
    first, second = page(house, 0)["lines"][:2]
    assert (first["number"], second) == (1, page(house, 1)["lines"][0])
    for wrong in ("commitments?after=-1", "commitments?after=x", "commitments/abc"):
        assert error_of(httpx.get(f"{house.url}/api/{wrong}", verify=TLS))[0] == 400


def promise(store: Store, number: int) -> bool:
    return store.keep_secret(f"{number:064x}", "secret", "now", "maker", expired="", most=1000)


def test_lines_follow_on_each_other_whoever_writes_them(database: str) -> None:
    writers = 4 if database.startswith("postgresql") else 1  # one process alone writes to SQLite

    def write(writer: int) -> None:
        store = open_store(database)
        assert all(promise(store, writer * 100 + number) for number in range(10))
        store.close()

    open_store(database).close()
    with ThreadPoolExecutor(writers) as threads:
        list(threads.map(write, range(writers)))
    store = open_store(database)
    lines = store.dice_log(0, 1000)
    assert len(lines) == 10 * writers
    assert chained([line._asdict() for line in lines])
    assert store.dice_log(3, 2) == lines[3:5]
    store.close()
