"""Caddy and nginx before two servers, configured by deploy/Caddyfile and docs/hosting.md: only names and ports differ.

Each is tested where it is installed; CI has neither.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
from collections import Counter
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.request import urlopen

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from lab.postgres_process import PostgresProcess
from lab.server_process import GENEROUS, ServerProcess, free_port
from people import HOT_SEAT, TLS, House, Person, news, seeded
from waiting import PATIENCE, until

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
CADDYFILE = (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8")
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
NAME = "localhost"
PLIES = "/api/tables/{table_id}/plies"
WEBSOCKETS, CONNECTIONS = 6, 3  # of one address


class Proxy:
    """A proxy with TLS, as a process."""

    program = ""

    def __init__(self, folder: Path, servers: list[str]) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"https://{NAME}:{self.port}"
        self.config = folder / "config"
        self.config.write_text(self.configured(servers), encoding="utf-8")
        self._log = (folder / "log").open("ab")
        self._process = self.run(*self.command)

    @property
    def command(self) -> list[str]:
        raise NotImplementedError

    @property
    def authority(self) -> Path:
        """Give the file of the certificate that those of the site are signed with."""
        raise NotImplementedError

    def configured(self, servers: list[str]) -> str:
        """Give the configuration, with addresses of this test."""
        raise NotImplementedError

    def reload(self) -> None:
        """Let it read its configuration again."""
        raise NotImplementedError

    def run(self, *command: str) -> subprocess.Popen[bytes]:
        environment = {"NAME": f"{NAME}:{self.port}", "HOME": str(self.folder), "PATH": "/usr/sbin:/usr/bin:/bin"}
        program = [str(shutil.which(self.program)), *command]
        return subprocess.Popen(program, stdout=self._log, stderr=self._log, env=environment)  # noqa: S603

    def answers(self) -> bool:
        assert self._process.poll() is None, self.log()
        with suppress(httpx.TransportError, OSError):
            TLS.load_verify_locations(self.authority)
            return httpx.get(f"{self.url}/api/ready", verify=TLS).status_code == 200
        return False

    def log(self) -> str:
        return (self.folder / "log").read_text(encoding="utf-8", errors="replace")

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()
        self._log.close()


class Nginx(Proxy):
    """nginx with the blocks of docs/hosting.md, within what Debian's nginx.conf has around them."""

    program = "nginx"

    @property
    def command(self) -> list[str]:
        return ["-c", str(self.config), "-p", str(self.folder)]

    @property
    def authority(self) -> Path:
        return self.folder / "certificate"

    def configured(self, servers: list[str]) -> str:
        self.make_certificate()
        location, machines = re.findall(r"```nginx\n(.*?)```", HOSTING, re.DOTALL)
        (upgrade,) = re.findall(r"# (map \$http_upgrade .*)", location)
        location = location.replace("http://127.0.0.1:8000", "http://redcathedral")
        places = "".join(f"    server {server};\n" for server in servers)
        machines = re.sub(r"(    server 10\S+;\n)+", places, machines)
        temporary = "\n".join(
            f"    {kind}_temp_path {self.folder}/{kind};"
            for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        return f"""
{"user root;" if os.geteuid() == 0 else ""}
daemon off;
pid {self.folder}/pid;
error_log stderr;
events {{ }}
http {{
    access_log off;
    gzip on;
    gzip_types *;
    types {{ text/html html; }}
    default_type application/octet-stream;
{temporary}
{upgrade}
{machines}
server {{
    listen 127.0.0.1:{self.port} ssl http2;
    server_name {NAME};
    ssl_certificate {self.folder}/certificate;
    ssl_certificate_key {self.folder}/key;
{location}
}}
}}
"""

    def workers(self) -> set[str]:
        """Give the processes that answer."""
        pid = self._process.pid
        return set(Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split())

    def make_certificate(self) -> None:
        made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
        made += ["-addext", f"subjectAltName=DNS:{NAME}", "-keyout", "key", "-out", "certificate"]
        subprocess.run(made, check=True, cwd=self.folder, capture_output=True)  # noqa: S603

    def reload(self) -> None:
        before = self.workers()
        self._process.send_signal(signal.SIGHUP)
        until(lambda: self.workers() - before)


class Caddy(Proxy):
    """Caddy with deploy/Caddyfile; for `localhost` it signs the certificate itself."""

    program = "caddy"

    @property
    def command(self) -> list[str]:
        return ["run", "--config", str(self.config), "--adapter", "caddyfile"]

    @property
    def authority(self) -> Path:
        return self.folder / ".local/share/caddy/pki/authorities/local/root.crt"

    def configured(self, servers: list[str]) -> str:
        self.admin = f"{NAME}:{free_port()}"
        here = f"{{\n\tadmin {self.admin}\n\thttp_port {free_port()}\n\tskip_install_trust\n"
        text = CADDYFILE.replace("server-1:8000 server-2:8000", " ".join(servers))
        return re.sub(r"^\{\n", here, text, count=1, flags=re.MULTILINE)

    def reload(self) -> None:
        done = self.run(
            "reload", "--config", str(self.config), "--adapter", "caddyfile", "--address", self.admin, "--force"
        )
        assert done.wait() == 0, self.log()


class Site:
    """A proxy and the servers behind it."""

    def __init__(self, proxy: Proxy, servers: list[ServerProcess]) -> None:
        self.proxy, self.servers, self.url = proxy, servers, proxy.url

    def moves(self) -> list[float]:
        """Give how many moves each server has answered, 0 for one that is dead."""
        return [moves_of(server) if server.process and server.process.poll() is None else 0 for server in self.servers]

    def of(self, person: Person, luck: Any) -> ServerProcess:
        """Give the server that a person's moves go to."""
        before = self.moves()
        person.play_any(luck)

        def served() -> list[ServerProcess]:
            return [at for at, was, now in zip(self.servers, before, self.moves(), strict=True) if now > was]

        (found,) = until(served)
        return found


def moves_of(server: ServerProcess) -> float:
    with urlopen(f"http://127.0.0.1:{server.metrics[0]}/metrics") as answer:
        told = text_string_to_metric_families(answer.read().decode())
    samples = [sample for family in told for sample in family.samples if sample.name == "redcathedral_requests_total"]
    return sum(sample.value for sample in samples if sample.labels["route"] == PLIES)


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[ServerProcess]]:
    postgres = PostgresProcess()
    postgres.start()
    database = postgres.new_database()
    limits = (f"connections={WEBSOCKETS}", f"sockets={CONNECTIONS}", "drain_seconds=5")
    servers = []
    for number in range(2):
        figures = free_port()
        options = ("--database", database, "--name", NAME, "--metrics", f"127.0.0.1:{figures}")
        folder = tmp_path_factory.mktemp("servers") / str(number)
        servers.append(ServerProcess(folder, *options, limits=(*GENEROUS, *limits)))
        servers[-1].metrics.append(figures)
        servers[-1].start()
    yield servers
    for server in servers:
        server.stop()
        assert "Traceback" not in server.log(), server.log()[-3000:]
    postgres.remove()


@pytest.fixture(scope="module", params=[Nginx, Caddy], ids=["nginx", "caddy"])
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    kind: type[Proxy] = request.param
    if not shutil.which(kind.program):
        pytest.skip(f"there is no {kind.program}")
    servers: list[ServerProcess] = request.getfixturevalue("servers")
    proxy = kind(tmp_path_factory.mktemp(kind.program), [f"127.0.0.1:{server.port}" for server in servers])
    until(proxy.answers)
    yield Site(proxy, servers)
    proxy.stop()


@pytest.fixture
def house(site: Site) -> Iterator[House]:
    house = House(site.url)
    yield house
    house.close()


def live(site: Site, person: Person, source: str, **headers: str) -> Any:
    address = f"wss{site.url[5:]}/api/tables/{person.table}/live"
    return connect(address, additional_headers=headers, ssl=TLS, source_address=(source, 0))


def ended(socket_: Any) -> ConnectionClosed:
    """Listen until a WebSocket ends, and tell how."""
    try:
        while True:
            news(socket_)
    except ConnectionClosed as closed:
        return closed


OURS = {"date", "server", "connection", "alt-svc", "transfer-encoding", "content-length", "x-request-id", "via"}


@pytest.mark.parametrize("path", ["/", "/rules", "/api/info", "/api/tables/{table}", "/api/tables/{table}/events"])
def test_answers_come_by_tls_as_the_server_gives_them(site: Site, house: House, path: str) -> None:
    host = house.make(HOT_SEAT)
    path = path.replace("{table}", host.table)
    headers = {"Accept-Encoding": "gzip, br", "X-Forwarded-Proto": "https", "Host": NAME}
    direct = httpx.get(f"http://127.0.0.1:{site.servers[0].port}{path}", headers=headers)
    through = httpx.get(site.url + path, headers={"Accept-Encoding": "gzip, br"}, verify=TLS)
    assert (through.status_code, through.content) == (200, direct.content)

    def shown(answer: httpx.Response) -> list[tuple[str, str]]:
        return sorted((name, value) for name, value in answer.headers.multi_items() if name not in OURS)

    assert shown(through) == shown(direct)
    assert through.headers.get_list("strict-transport-security") == ["max-age=31536000"]
    assert len(through.headers.get_list("content-security-policy")) == 1


def test_answers_with_a_key_are_not_compressed_and_the_cookie_is_for_tls(site: Site) -> None:
    body = {"seats": HOT_SEAT, "entropy": "0123456789abcdef"}
    with httpx.Client(verify=TLS, http2=False) as browser:
        origin = {"Origin": site.url, "Accept-Encoding": "gzip"}
        made = browser.post(f"{site.url}/api/tables", json=body, headers=origin)
        assert made.status_code == 201, made.text
        assert "content-encoding" not in made.headers
        assert re.match(r"__Secure-key=.*; HttpOnly; .*SameSite=strict; Secure", made.headers["set-cookie"])
    foreign = httpx.post(f"{site.url}/api/tables", json=body, headers={"Origin": "https://evil.example"}, verify=TLS)
    assert foreign.status_code == 403


def test_a_game_is_played_through_it_and_watched(house: House) -> None:
    host, guest = house.online()
    people = {"red": host, "blue": guest}
    luck = seeded(1)
    seen: list[dict[str, Any]] = []
    with guest.live() as socket_:
        for _ in range(30):
            view = host.view()
            people[view["game"]["to_move"]].play_any(luck, view)
        last = host.view()["table"]["seq"]
        while not seen or seen[-1]["seq"] < last:
            seen += news(socket_)["events"]
    assert [event["seq"] for event in seen] == list(range(1, last + 1))


def test_every_table_goes_to_one_server_and_all_servers_have_tables(site: Site, house: House) -> None:
    luck = seeded(2)
    found: Counter[int] = Counter()
    for _ in range(16):
        host = house.make(HOT_SEAT)
        servers = {site.of(host, luck).port for _ in range(3)}
        assert len(servers) == 1
        found.update(servers)
    assert len(found) == len(site.servers)


def test_limits_count_clients_whatever_they_say_of_themselves(site: Site, house: House) -> None:
    host = house.make(HOT_SEAT)
    with ExitStack() as watching:
        for _ in range(WEBSOCKETS):
            news(watching.enter_context(live(site, host, "127.0.0.2")))
        for name in ("X-Nothing", "X-Forwarded-For", "X-Real-IP"):
            with pytest.raises(InvalidStatus) as refused, live(site, host, "127.0.0.2", **{name: "192.0.2.1"}):
                pass
            assert refused.value.response.status_code == 403
        with live(site, host, "127.0.0.3") as other:
            news(other)


def test_a_proxy_is_no_client_that_could_have_too_many_connections(site: Site, house: House) -> None:
    host = house.make(HOT_SEAT)
    with ExitStack() as watching:
        for number in range(10, 10 + 4 * CONNECTIONS):
            news(watching.enter_context(live(site, host, f"127.0.0.{number}")))


def test_too_large_a_body_is_refused_and_the_largest_record_let_through(site: Site) -> None:
    def sent(size: int) -> int:
        record = {"record": "x" * size}
        with httpx.stream("POST", f"{site.url}/api/records", json=record, verify=TLS) as answer:
            return answer.status_code

    assert sent(250 * 1024) == 400
    assert sent(270 * 1024) == 413  # by the server
    assert sent(400 * 1024) in (413, 502)  # by the proxy; Caddy finds the server to blame, which hangs up on it


def test_too_many_headers_are_refused(site: Site) -> None:
    for name, size in (("one", 40_000), ("several", 6_000)):
        headers = {f"X-{name}-{number}": "x" * size for number in range(8 if name == "several" else 1)}
        answer = httpx.get(f"{site.url}/api/info", headers=headers, verify=TLS)
        assert answer.status_code in (400, 431)


def test_a_connection_that_is_slow_with_its_headers_is_ended(site: Site) -> None:
    with socket.create_connection(("127.0.0.1", site.proxy.port)) as plain:
        plain.settimeout(PATIENCE)
        with TLS.wrap_socket(plain, server_hostname=NAME) as slow:
            slow.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX: y")
            with suppress(ConnectionResetError):
                assert slow.recv(1 << 16).startswith((b"", b"HTTP/1.1 408"))


def test_a_server_dies_and_its_tables_go_on_at_the_other(site: Site, house: House) -> None:
    host = house.make(HOT_SEAT)
    luck = seeded(3)
    served = site.of(host, luck)
    with host.live() as socket_:
        seen = news(socket_)["seq"]
        served.kill()
        ended(socket_)
    host.play_any(luck)
    other = site.of(host, luck)
    assert other is not served
    with host.live(since=seen) as socket_:
        assert news(socket_)["events"][0]["seq"] == seen + 1
    served.start()
    until(lambda: site.of(host, luck) is served, "its tables come back")


def test_a_server_that_stops_is_left_in_peace_and_says_when_to_come_back(site: Site, house: House) -> None:
    host = house.make(HOT_SEAT)
    luck = seeded(4)
    served = site.of(host, luck)
    with host.live() as socket_:
        news(socket_)
        assert served.process is not None
        served.process.send_signal(signal.SIGTERM)
        while served.process.poll() is None:
            host.play_any(luck)
        closed = ended(socket_).rcvd
    assert closed is not None
    assert closed.code == 1012
    assert re.fullmatch(r"restart \d+", closed.reason)
    host.play_any(luck)
    served.start()
    until(lambda: site.of(host, luck) is served, "its tables come back")


def test_whoever_watches_misses_nothing_when_the_proxy_is_reloaded(site: Site, house: House) -> None:
    host = house.make(HOT_SEAT)
    luck = seeded(5)
    with host.live() as socket_:
        seen = news(socket_)["seq"]
        site.proxy.reload()
        host.play_any(luck)
        try:
            while (last := news(socket_)["seq"]) <= seen:
                pass
        except ConnectionClosed:  # Caddy's way, not nginx's
            with host.live(since=seen) as again:
                last = news(again)["seq"]
    assert last > seen
