"""Keys as their holders see them: listed, taken back, void after a kick or when nobody has used them for too long."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import datetime, timedelta
from email.utils import parsedate_to_datetime
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from people import ENTROPY, HOT_SEAT, ONLINE, House, Person, error_of, news
from redcathedral.server.http.app import create_app
from redcathedral.server.live.loaded import digest_of
from redcathedral.server.sessions import Sessions, device_of
from redcathedral.server.settings import Settings
from services import lay, service_on
from waiting import until

if TYPE_CHECKING:
    from pathlib import Path

    from lab.server_process import ServerProcess

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1"


def devices(person: Person) -> list[tuple[str | None, bool]]:
    return [(one["device"], one["here"]) for one in person.get("/devices").json()["devices"]]


def another_device(house: House, person: Person, agent: str) -> Person:
    """Go on on another device, as the page does: a link, then the key for a cookie."""
    key = person.post("/link").json()["key"]
    other = house.person(person.table, key, **{"User-Agent": agent})
    assert other.post("/enter", {"key": key}).status_code == 200
    return other


def test_a_holder_sees_their_devices_and_nobody_elses(house: House) -> None:
    host, guest = house.online()
    another_device(house, host, FIREFOX)
    another_device(house, host, IPHONE)
    assert sorted(devices(host), key=str) == [("Firefox, Linux", False), ("Safari, iPhone", False), (None, True)]
    assert devices(guest) == [(None, True)]
    assert error_of(house.person(host.table).get("/devices")) == (401, "key")
    answer = host.get("/devices")
    listed, today = answer.json()["devices"], parsedate_to_datetime(answer.headers["Date"]).date()
    assert all(abs((datetime.fromisoformat(one["used"]).date() - today).days) <= 1 for one in listed)
    assert all(digest_of(str(host.key)) != one["id"] and str(host.key) not in str(one) for one in listed)


def listen(socket: Any) -> None:
    """Listen until there is nothing more to hear."""
    while True:
        socket.recv(60)


def test_one_device_is_signed_out(house: House) -> None:
    host = house.make(HOT_SEAT)
    lost = another_device(house, host, IPHONE)
    (found,) = [one for one in host.get("/devices").json()["devices"] if one["device"] == "Safari, iPhone"]
    with lost.live() as socket:
        news(socket)
        assert host.post("/devices/revoke", {"devices": [found["id"]]}).status_code == 200
        with pytest.raises(ConnectionClosed):
            listen(socket)
    assert error_of(lost.post("/chat", {"text": "mine?", "id": "1"})) == (401, "key")
    assert lost.view()["you"]["seats"] == []
    assert host.post("/chat", {"text": "mine", "id": "1"}).status_code == 200


def test_all_other_devices_are_signed_out_at_once(house: House) -> None:
    host, guest = house.online()
    others = [another_device(house, host, FIREFOX) for _ in range(3)]
    assert host.post("/devices/revoke").json()["devices"][0]["here"] is True
    assert devices(host) == [(None, True)]
    assert [error_of(other.post("/chat", {"text": "x", "id": "1"})) for other in others] == [(401, "key")] * 3
    assert guest.post("/chat", {"text": "x", "id": "1"}).status_code == 200


def test_nobody_signs_out_anybody_else(house: House) -> None:
    host, guest = house.online()
    (theirs,) = guest.get("/devices").json()["devices"]
    assert error_of(host.post("/devices/revoke", {"devices": [theirs["id"]]})) == (404, "key")
    assert guest.post("/chat", {"text": "here", "id": "1"}).status_code == 200


def test_who_signs_out_here_loses_the_cookie(house: House) -> None:
    host = house.make(HOT_SEAT)
    (mine,) = host.get("/devices").json()["devices"]
    answer = host.post("/devices/revoke", {"devices": [mine["id"]]})
    assert any(value.startswith("key=") and "Max-Age=0" in value for value in answer.headers.get_list("set-cookie"))
    assert error_of(host.get("/devices")) == (401, "key")


def sit(house: House, table: str, invite: str | None) -> httpx.Response:
    body = {"invite": invite, "seat": 1, "name": "Bob", "entropy": ENTROPY}
    return house.post(f"/api/tables/{table}/sit", body)


def test_who_was_sent_away_cannot_sit_again_with_the_same_invitation(house: House) -> None:
    host = house.make(ONLINE)
    guest = house.join(host, 1)
    answer = host.post("/seats/1", {"kind": "open"})
    renewed = answer.json()["invite"]
    assert error_of(sit(house, host.table, host.invite)) == (401, "key")
    assert error_of(guest.post("/chat", {"text": "still here", "id": "1"})) == (401, "key")
    assert sit(house, host.table, renewed).status_code == 200


def test_freeing_a_bots_seat_leaves_the_invitation_good(house: House) -> None:
    host = house.make([{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    assert "invite" not in host.post("/seats/1", {"kind": "open"}).json()
    assert sit(house, host.table, host.invite).status_code == 200


def test_a_key_that_was_taken_back_is_noted_when_it_is_used(house: House, server: ServerProcess) -> None:
    host, guest = house.online()
    assert host.post("/seats/1", {"kind": "bot", "bot": "random"}).status_code == 200
    assert guest.post("/chat", {"text": "still here", "id": "1"}).status_code == 401
    until(lambda: "void-key" in server.log())


def test_a_key_that_nobody_has_used_for_too_long_is_no_longer_good(tmp_path: Path) -> None:
    async def holders() -> list[bool]:
        async with service_on(tmp_path, key_days=30) as service:
            made = await lay(service)
            loaded = await service.tables.get(made.table)
            sessions = Sessions(service)
            digest = digest_of(made.key)
            laid = datetime.fromisoformat(loaded.table.keys[digest].used)
            found = []
            for days in (0, 29, 31):
                used = (laid - timedelta(days=days)).isoformat()
                loaded.table.keys[digest] = replace(loaded.table.keys[digest], used=used)
                found.append(sessions.holder(loaded, made.key) == made.holder)
            await sessions.note_use(loaded, made.key, None)  # who comes in time stays
            return [*found, sessions.holder(loaded, made.key) == made.holder]

    assert asyncio.run(holders()) == [True, True, False, True]


def test_use_is_written_once_a_day_and_survives_a_restart(tmp_path: Path) -> None:
    async def seqs() -> list[int]:
        async with service_on(tmp_path) as service:
            made = await lay(service)
            loaded = await service.tables.get(made.table)
            sessions = Sessions(service)
            found = [loaded.table.seq]
            for device in (None, "Firefox, Linux", "Firefox, Linux", None):
                await sessions.note_use(loaded, made.key, device)
                found.append(loaded.table.seq)
        async with service_on(tmp_path) as service:
            again = await service.tables.get(made.table)
            assert again.table.keys[digest_of(made.key)].device == "Firefox, Linux"
        return found

    first, *rest = asyncio.run(seqs())
    assert rest == [first, first + 1, first + 1, first + 1]


@pytest.mark.parametrize(
    ("agent", "device"),
    [(FIREFOX, "Firefox, Linux"), (IPHONE, "Safari, iPhone"), ("curl/8", None), ("", None), ("Mozilla/5.0", None),
     ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows")],
)  # fmt: skip
def test_a_device_is_called_by_its_browser_and_system(agent: str, device: str | None) -> None:
    assert device_of(agent) == device


# What browsers are told by TLS


def by(scheme: str, settings: Settings) -> tuple[str, httpx.Headers]:
    """Make a table by http or https; gives the cookie it is kept by, and the headers."""

    async def ask() -> tuple[str, httpx.Headers]:
        app = create_app(settings)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=f"{scheme}://localhost") as client,
        ):
            made = await client.post("/api/tables", json={"seats": HOT_SEAT, "entropy": ENTROPY})
            cookie = made.headers["set-cookie"]
            name, key = cookie.partition(";")[0].split("=")
            seen = await client.get(f"/api/tables/{made.json()['table']['id']}", headers={"Cookie": f"{name}={key}"})
            assert seen.json()["you"]["seats"] == [0, 1]
            return cookie, made.headers

    return asyncio.run(ask())


def test_by_tls_the_cookie_has_a_name_that_only_tls_can_set(tmp_path: Path) -> None:
    cookie, headers = by("https", Settings(data=tmp_path))
    assert cookie.startswith("__Secure-key=")
    assert {"Secure", "HttpOnly", "SameSite=strict"} <= {part.strip() for part in cookie.split(";")}
    assert headers["strict-transport-security"] == "max-age=31536000"


def test_without_tls_there_is_neither_that_name_nor_that_promise(tmp_path: Path) -> None:
    cookie, headers = by("http", Settings(data=tmp_path))
    assert cookie.startswith("key=")
    assert "strict-transport-security" not in headers


def test_a_host_can_leave_the_promise_out(tmp_path: Path) -> None:
    assert "strict-transport-security" not in by("https", Settings(data=tmp_path, hsts=False))[1]
