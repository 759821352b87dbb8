"""Limits that hold for all processes together: what somebody spends at one of them counts at the others."""

from __future__ import annotations

import asyncio
from contextlib import closing
from typing import TYPE_CHECKING

import httpx
import psycopg
import pytest

from lab.server_process import ServerProcess
from redcathedral.server.http import rates
from redcathedral.server.http.rates import Rate
from redcathedral.server.http.shared_rates import tell
from redcathedral.server.live.connections import Connections
from redcathedral.server.secret_names import name_of
from redcathedral.server.service import Service
from redcathedral.server.settings import Settings
from redcathedral.server.store.open import open_store
from redcathedral.server.store.store import Unavailable
from redcathedral.server.table.refusals import Refusal
from waiting import until, until_async

if TYPE_CHECKING:
    from contextlib import AbstractContextManager
    from pathlib import Path

    from lab.postgres_process import PostgresProcess

SLOWLY = 0.001  # of what is spent that comes again in a second
WHO = "192.0.2.1"


def at_noon() -> float:
    """Give the time of a process whose clock stands still."""
    return 12.0


def test_what_is_spent_adds_up_in_the_database_and_is_forgotten_when_it_is_there_again(database: str) -> None:
    with closing(open_store(database)) as store:
        assert store.spend({"a": 500.0, "b": 1e-6}, 900.0)["a"] == pytest.approx(500, abs=60)
        assert store.spend({"a": 700.0}, 900.0)["a"] == pytest.approx(1200, abs=60)
        assert store.spend({"a": 1.0}, 900.0)["a"] == pytest.approx(901, abs=60), "debts end somewhere"
        until(lambda: store.spend({"b": 0.0}, 900.0)["b"] <= 0, "what b has spent is there again")
        store.forget_spent()
        assert store.spend({"a": 0.0, "b": 0.0}, 900.0)["a"] > 0


def test_who_has_spent_everything_at_two_processes_waits_at_both(postgres: PostgresProcess) -> None:
    async def work() -> None:
        url = postgres.new_database()
        services = [Service(Settings(database=url)) for _ in range(2)]
        rates = [Rate(SLOWLY, 100, "requests") for _ in services]
        for service in services:
            await service.start()
        try:
            for rate, service in zip(rates, services, strict=True):
                rate.spend(WHO, 60, at_noon())
                assert rate.wait(WHO, at_noon()) == 0
                await tell(service, rate, at_noon)
            assert [rate.wait(WHO, at_noon()) > 0 for rate in rates] == [False, True]
            rates[0].spend(WHO, 5, at_noon())
            await tell(services[0], rates[0], at_noon)
            assert rates[0].wait(WHO, at_noon()) > 0, "it hears of the others when it tells what was spent here"
            assert rates[0].wait("192.0.2.2", at_noon()) == 0, "nobody else waits"
        finally:
            for service in services:
                await service.stop()

    asyncio.run(work())


def test_crumbs_are_told_once_they_add_up_and_nothing_is_told_twice() -> None:
    rate = Rate(per_second=1, at_once=100)
    for _ in range(4):
        rate.spend(WHO, 1, at_noon())
        assert rate.take_untold() == {}
    rate.spend(WHO, 1, at_noon())
    assert rate.take_untold() == {WHO: 5}
    assert rate.take_untold() == {}


def test_an_address_that_is_forgotten_is_not_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that nobody shares the work with tells nobody: what it would tell must not grow without end."""
    monkeypatch.setattr(rates, "KEPT", 2)
    rate = Rate(per_second=1, at_once=100)
    for who in ("a", "b", "c"):
        rate.spend(who, 10, at_noon())
    assert len(rate._to_tell) == 2
    assert rate.take_untold() == {"b": 10, "c": 10}


def test_what_could_not_be_told_is_told_later(postgres: PostgresProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        service, rate = Service(Settings(database=postgres.new_database())), Rate(SLOWLY, 100)
        await service.start()
        try:
            rate.spend(WHO, 50, at_noon())
            with monkeypatch.context() as away:
                away.setattr(service.database, "call", _away)
                with pytest.raises(Unavailable):
                    await tell(service, rate, at_noon)
            rate.spend(WHO, 50, at_noon())
            await tell(service, rate, at_noon)
            found = await service.database.call(lambda store: store.spend({name_of("", rate.name, WHO): 0.0}, 1e9))
            assert found[name_of("", rate.name, WHO)] == pytest.approx(100 / SLOWLY, rel=0.01)
        finally:
            await service.stop()

    asyncio.run(work())


async def _away(_: object) -> object:
    raise Unavailable("the connection is lost")


@pytest.mark.slow
def test_a_second_server_on_the_database_counts_what_was_spent_at_the_first(
    postgres: PostgresProcess, tmp_path: Path
) -> None:
    database, most = postgres.new_database(), 200
    limits = (f"requests_at_once={most}", f"requests_per_second={SLOWLY}")
    servers = [ServerProcess(tmp_path / name, "--database", database, limits=limits) for name in ("one", "other")]

    def asked(server: ServerProcess) -> bool:
        return http.get(f"{server.url}/api/info").status_code == 200

    def told() -> float:
        with psycopg.connect(database) as db:
            row = db.execute("SELECT max(until) - extract(epoch FROM clock_timestamp()) FROM budgets").fetchone()
        return float(row[0] or 0) * SLOWLY if row else 0.0

    with httpx.Client() as http:
        try:
            for server in servers:
                server.start()
            while asked(servers[0]):
                pass
            until(lambda: told() > 0.9 * most, "the first has told the database")
            allowed = sum(asked(servers[1]) for _ in range(most // 10))
            assert allowed > 0, "nobody asks the database before a request"
            until(lambda: told() > most, "the second has told it too")
            refused = [asked(servers[1]) for _ in range(most // 2)]
            assert refused[-1] is False
        finally:
            for server in servers:
                server.kill()


# Connections


def held(service: Service, address: str = WHO) -> AbstractContextManager[None] | None:
    """Have a connection from an address, None if it is refused."""
    connection = service.connections.held(address)
    try:
        connection.__enter__()
    except Refusal:
        return None
    return connection


@pytest.mark.slow
def test_an_address_has_so_many_connections_at_all_processes_together(postgres: PostgresProcess) -> None:
    async def work() -> None:
        settings = Settings(database=postgres.new_database(), connections=10)
        services = one, other = [Service(settings) for _ in range(2)]
        for service in services:
            await service.start()
        try:
            here = [held(one) for _ in range(6)]
            await until_async(lambda: other.connections._others(WHO) == 6, "the other has heard of six")
            there = [held(other) for _ in range(5)]
            assert [connection is not None for connection in there] == [True] * 4 + [False]
            assert held(other, "192.0.2.2") is not None, "nobody else is kept out"
            await until_async(lambda: one.connections._others(WHO) == 4, "it has told of its own")
            assert held(one) is None
            for connection in here:
                assert connection is not None
                connection.__exit__(None, None, None)
            await until_async(lambda: not other.connections._others(WHO), "the other has heard that they are gone")
            assert held(other) is not None
        finally:
            for service in services:
                await service.stop()

    asyncio.run(work())


def test_few_connections_are_nobodys_business_and_what_was_told_is_taken_back() -> None:
    connections, changed = Connections("connections", most=100), list[str]()
    connections.on_change = changed.append
    for _ in range(4):
        connections.add(WHO)
    assert (changed, connections.told()) == ([], [])
    connections.add(WHO)
    assert (changed, connections.to_tell(WHO)) == ([WHO], (WHO, 5))
    connections.remove(WHO)
    assert (changed, connections.to_tell(WHO), connections.told()) == ([WHO] * 2, (WHO, 0), [])


def test_what_a_process_that_died_has_said_is_forgotten() -> None:
    connections = Connections("connections", most=2)
    connections.hear("dead", WHO, 2)
    connections.hear("alive", "192.0.2.2", 2)
    assert not connections.add(WHO)
    connections.forget_elsewhere(1_000)
    assert not connections.add(WHO)
    connections.forget_elsewhere(-1)
    assert connections._elsewhere == {}
    connections.remove(WHO)
    assert connections.add(WHO)
