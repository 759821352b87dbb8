"""The store: a request is written whole or not at all, an event has its number once, commits are shared."""

from __future__ import annotations

import asyncio
import threading
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import psycopg
import pytest

from redcathedral.errors import SetupError
from redcathedral.server.service import Service
from redcathedral.server.settings import Settings
from redcathedral.server.store.database import LARGE, PART, Database
from redcathedral.server.store.open import open_store
from redcathedral.server.store.postgres_store import PostgresStore
from redcathedral.server.store.sqlite_store import SQLiteStore
from redcathedral.server.store.store import Conflict, Entry, Spent, TableRow, Unavailable, parts_of
from redcathedral.server.table.dice_log import DiceFact
from redcathedral.server.table.events import Chatted, Created, Event, Sat

if TYPE_CHECKING:
    from pathlib import Path

    from lab.postgres_process import PostgresProcess
    from redcathedral.server.store.store import Store
    from redcathedral.server.table.options import Options


OPTIONS: Options = {
    "players": 2,
    "boards": "basic",
    "first_game": False,
    "turn_limit": None,
    "policy": "casual",
    "start": "chosen",
    "edition": "name",
    "edition_digest": "digest",
}


def new_table(name: str) -> Entry:
    row = TableRow(name, "now", "1", "digest", "secret", "maker")
    created = Event(1, "now", None, Created(OPTIONS, "host", []))
    return Entry(name, [created], row=row, edition_text="text")


def said(table: str, seq: int, request: str | None = None) -> Entry:
    return Entry(table, [Event(seq, "now", 0, Chatted("hello", None), request)])


def noting_commits(store: Store, commits: list[list[int]]) -> Store:
    """Have every commit noted: how many events each of its requests brings."""
    write = store.write

    def noting(entries: list[list[Entry]]) -> list[Exception | None]:
        commits.append([sum(len(entry.events) for entry in request) for request in entries])
        return write(entries)

    store.write = noting  # type: ignore[method-assign]
    return store


def test_a_request_that_conflicts_leaves_nothing_behind_and_the_others_untouched(database: str) -> None:
    store = open_store(database)
    assert store.write([[new_table("a")], [new_table("b")]]) == [None, None]
    twice = [said("b", 2), said("a", 1)]  # the second is there already
    outcomes = store.write([[said("a", 2)], twice, [said("a", 3)]])
    assert [type(outcome) for outcome in outcomes] == [type(None), Conflict, type(None)]
    a, b = store.read("a"), store.read("b")
    assert a is not None
    assert b is not None
    assert [event.seq for event in a.events] == [1, 2, 3]
    assert [event.seq for event in b.events] == [1]
    store.close()


def test_what_was_written_is_read_back_as_it_was(database: str) -> None:
    store = open_store(database)
    events = [
        Event(2, "now", 1, Sat("„ü“ 🎲", "red", "holder", entropy="luck"), "me:1"),
        Event(3, "later", None, Chatted("hello", None)),
    ]
    keyed = Entry("a", events, snapshot=(1, "{}"))
    store.write([[new_table("a")], [keyed]])
    stored = store.read("a")
    assert stored is not None
    assert stored.events[1:] == events
    assert stored.snapshot == (1, "{}")
    assert store.events("a", 2) == events[1:]
    assert events[0].json.startswith(b'{"seq":2,"kind":"sat"')
    assert b"luck" not in events[0].json
    assert store.read("b") is None
    store.close()


def test_what_is_new_at_several_tables_is_found_by_one_question(database: str) -> None:
    store = open_store(database)
    store.write([[new_table("a")], [new_table("b")], [new_table("c")], [said("a", 2)], [said("a", 3)], [said("c", 2)]])
    found = store.events_after({"a": 1, "b": 1, "c": 0, "nowhere": 0})
    assert {table: [event.seq for event in events] for table, events in found.items()} == {"a": [2, 3], "c": [1, 2]}
    assert found["a"] == store.events("a", 1)
    store.close()


def test_writes_that_meet_share_a_commit_and_each_gets_its_own_outcome(database: str) -> None:
    commits: list[list[int]] = []

    async def work() -> None:
        written_to = Database(lambda: noting_commits(open_store(database), commits))
        await written_to.start()
        await written_to.write([new_table("a")])
        outcomes = await asyncio.gather(
            *(written_to.write([said("a", seq)]) for seq in (*range(2, 60), 30)), return_exceptions=True
        )
        assert [type(outcome) for outcome in outcomes] == [type(None)] * 58 + [Conflict]
        stored = await written_to.call(lambda store: store.read("a"))
        assert stored is not None
        assert [event.seq for event in stored.events] == list(range(1, 60))
        await written_to.stop()

    asyncio.run(work())
    assert sum(map(len, commits)) >= 60  # those that met a conflict are written once more, each by itself
    assert len(commits) < 120


def test_a_large_request_comes_after_the_small_ones_that_wait_with_it_in_a_commit_of_its_own(tmp_path: Path) -> None:
    commits: list[list[int]] = []

    async def work() -> None:
        database = Database(lambda: noting_commits(open_store(str(tmp_path / "t.sqlite3")), commits))
        await database.start()
        many = replace(said("b", 2), events=[said("b", seq).events[0] for seq in range(2, LARGE + 2)])
        await database.write([new_table("a"), new_table("b")])
        held = database.call(lambda _: held_up.wait())
        writes = [database.write([one]) for one in (said("a", 2), many, said("a", 3))]
        held_up.set()
        await asyncio.gather(held, *writes)
        await database.stop()

    held_up = threading.Event()
    asyncio.run(work())
    assert commits == [[2], [1, 1], [LARGE]]


def whole_game(name: str, events: int) -> Entry:
    """Give a new table with so many events."""
    entry = new_table(name)
    return replace(entry, events=entry.events + [said(name, seq).events[0] for seq in range(2, events + 1)])


def test_moves_are_written_between_the_parts_of_a_whole_game_which_nobody_sees_before_its_last(database: str) -> None:
    commits: list[list[int]] = []
    seen_at: list[int] = []
    held_up = threading.Event()

    async def work() -> None:
        written_to = Database(lambda: noting_commits(open_store(database), commits))
        await written_to.start()
        await written_to.write([new_table("a")])
        held = written_to.call(lambda _: held_up.wait())
        game = written_to.write([whole_game("b", 2 * PART + 1)])
        looks = []
        for seq in range(2, 5):
            looks.append(written_to.write([said("a", seq)]))
            looks.append(
                written_to.call(
                    lambda store: seen_at.append(len(commits)) if store.read("b") or store.kept("a", 9) else None
                )
            )
        held_up.set()
        await asyncio.gather(held, *looks)
        assert not seen_at
        await game
        (table,) = await written_to.call(lambda store: store.kept("a", 9))
        assert (table.id, table.events, table.status) == ("b", 2 * PART + 1, "waiting")
        await written_to.stop()

    asyncio.run(work())
    assert commits[:3] == [[1], [1], [PART]], "a move that waits comes first"
    assert sorted(map(sum, commits)) == [1] * 5 + [PART] * 2
    assert sum(map(sum, commits)) == 1 + 3 + 2 * PART + 1


def test_a_whole_game_that_cannot_be_finished_leaves_nothing_behind(database: str) -> None:
    async def work() -> None:
        written_to = Database(lambda: open_store(database))
        await written_to.start()
        with pytest.raises(Spent):
            await written_to.write([replace(whole_game("b", 3 * PART), spent="never promised")])
        await written_to.write([whole_game("b", 3 * PART)])
        with pytest.raises(Conflict):
            await written_to.write([whole_game("b", 3 * PART)])
        stored = await written_to.call(lambda store: store.read("b"))
        assert stored is not None
        assert [event.seq for event in stored.events] == list(range(1, 3 * PART + 1))
        await written_to.stop()

    asyncio.run(work())


def test_half_a_game_that_a_crash_left_is_forgotten(database: str) -> None:
    store = open_store(database)
    parts = list(parts_of(whole_game("b", 3 * PART), PART))
    assert [len(part.events) for part in parts] == [PART] * 3
    assert store.write([[parts[0]]]) == [None]
    assert store.write([[parts[1]]]) == [None]
    assert store.read("b") is None
    assert store.forget_laying("a time before") == 0
    assert store.forget_laying("now, and a while") == 1
    assert store.write([[part] for part in parts]) == [None] * 3
    assert store.forget_laying("now, and a while") == 0
    assert store.read("b") is not None
    store.close()


def test_a_server_that_starts_forgets_half_a_game(tmp_path: Path) -> None:
    store = SQLiteStore(tmp_path / "tables.sqlite3")
    store.write([[next(parts_of(whole_game("b", 3 * PART), PART))], [new_table("a")]])
    store._ask("UPDATE tables SET created = ?", ("2026-11-16",))
    store.close()

    async def work() -> list[int]:
        service = Service(Settings(data=tmp_path))
        await service.start()
        try:
            return [await service.database.call(partial(SQLiteStore.count, name=name)) for name in ("tables", "events")]
        finally:
            await service.stop()

    assert asyncio.run(work()) == [1, 1]


def test_a_server_waits_for_a_database_that_starts_with_it_and_then_says_that_it_is_away(
    postgres: PostgresProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres.new_database()
    connect = PostgresStore._connect
    refusals = iter([Unavailable("starting up"), Unavailable("starting up")])

    def late(store: PostgresStore) -> psycopg.Connection[object]:
        for refusal in refusals:
            raise refusal
        return connect(store)

    monkeypatch.setattr(PostgresStore, "_connect", late)
    monkeypatch.setattr("redcathedral.server.store.postgres_store.RETRY_SECONDS", 0.0)
    open_store(url).close()
    monkeypatch.undo()
    monkeypatch.setattr("redcathedral.server.store.postgres_store.START_SECONDS", 0.0)
    with pytest.raises(SetupError, match="isn’t responding"):
        open_store(url.replace("host=", "host=/nowhere"))


def test_a_promise_is_spent_once_and_every_table_is_in_the_log_of_dice(database: str) -> None:
    store = open_store(database)
    assert store.keep_secret("first", "secret", "now", "maker", expired="", most=1)
    made = [replace(new_table(name), spent="first", dice=[DiceFact("now", "started", "first")]) for name in "ab"]
    (written,), (spent,) = store.write([[made[0]]]), store.write([[made[1]]])
    assert written is None
    assert isinstance(spent, Spent)
    other = replace(new_table("c"), dice=[DiceFact("now", "promised", "other"), DiceFact("now", "started", "other")])
    assert store.write([[other]]) == [None]
    said = [(line.number, line.what, line.commitment) for line in store.dice_log(0, 10)]
    assert said == [
        (1, "promised", "first"),
        (2, "started", "first"),
        (3, "promised", "other"),
        (4, "started", "other"),
    ]
    store.close()


def test_requests_that_a_deadlock_undid_are_written_one_by_one(postgres: PostgresProcess) -> None:
    class Unlucky(PostgresStore):
        batches = 0

        def _lock_dice_log(self) -> None:
            self.batches += 1
            if self.batches == 1:
                self._ask("DO $$ BEGIN RAISE deadlock_detected; END $$")
            super()._lock_dice_log()

    store = Unlucky(postgres.new_database())
    made = [[replace(new_table(name), dice=[DiceFact("now", "started", name)])] for name in "ab"]
    assert store.write(made) == [None, None]
    assert store.batches == 3
    assert [line.commitment for line in store.dice_log(0, 10)] == ["a", "b"]
    store.close()


def test_the_log_of_dice_is_locked_once_and_after_everything_else_is_written(postgres: PostgresProcess) -> None:
    class Watched(PostgresStore):
        def _lock_dice_log(self) -> None:
            found.append(self._ask("SELECT id FROM tables ORDER BY id"))

    found: list[list[object]] = []
    store = Watched(postgres.new_database())
    made = [[replace(new_table(name), dice=[DiceFact("now", "started", name)])] for name in "ab"]
    assert store.write([*made, [new_table("c")]]) == [None, None, None]
    assert found == [[("a",), ("b",), ("c",)]]
    store.close()


def test_a_connection_that_breaks_is_opened_again_but_not_inside_a_transaction(postgres: PostgresProcess) -> None:
    store = PostgresStore(postgres.new_database())
    store.write([[new_table("a")]])

    def break_it() -> None:
        with psycopg.connect(store._url, autocommit=True) as other:
            other.execute("SELECT pg_terminate_backend(%s, 60000)", (store._db.info.backend_pid,))

    def break_between() -> None:
        with store.transaction():
            store._ask("UPDATE tables SET status = 'over'")
            break_it()
            store._ask("UPDATE tables SET maker = 'another'")

    break_it()
    assert store.last_seqs(["a"]) == {"a": 1}
    with pytest.raises(Unavailable):
        break_between()
    assert store._ask("SELECT status, maker FROM tables") == [("waiting", "maker")]
    store.close()


@pytest.mark.parametrize("when", ["before it begins", "before it writes", "before it ends"])
def test_a_transaction_whose_connection_breaks_says_that_the_database_is_away(
    postgres: PostgresProcess, when: str
) -> None:
    store = PostgresStore(postgres.new_database())

    def break_it(now: str) -> None:
        if now == when:
            with psycopg.connect(store._url, autocommit=True) as other:
                other.execute("SELECT pg_terminate_backend(%s, 60000)", (store._db.info.backend_pid,))

    def work() -> None:
        break_it("before it begins")
        with store.transaction():
            break_it("before it writes")
            store._put("INSERT INTO editions VALUES (?, ?)", [("a", "text")])
            break_it("before it ends")

    with pytest.raises(Unavailable):
        work()
    assert store._ask("SELECT count(*) FROM editions") == [(0,)]
    store.close()


def test_a_row_that_finds_its_connection_broken_says_that_the_database_is_away(postgres: PostgresProcess) -> None:
    store = PostgresStore(postgres.new_database())
    with psycopg.connect(store._url, autocommit=True) as other:
        other.execute("SELECT pg_terminate_backend(%s, 60000)", (store._db.info.backend_pid,))
    with pytest.raises(Unavailable):
        store.end_job("a")
    store.end_job("a")  # over a new connection
    store.close()
