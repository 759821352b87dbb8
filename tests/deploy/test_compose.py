"""The compose file: every service is kept small, only the proxy is reached from outside, and all it names exists."""

from __future__ import annotations

import re
from ipaddress import ip_network
from pathlib import Path
from socket import socket
from typing import TYPE_CHECKING, Any

import pytest
import yaml

from redcathedral.cli.main import command_line
from redcathedral.cli.serve import hosts_of
from redcathedral.server.drain import LEAVING_SECONDS
from redcathedral.server.http.app import create_app
from redcathedral.server.http.proxies import Proxies
from redcathedral.server.http.security import check_host
from redcathedral.server.metrics import place_of
from redcathedral.server.run import STOPPING_SECONDS, Place, server_at
from redcathedral.server.settings import Settings, limits_from
from redcathedral.server.store.open import is_shared

if TYPE_CHECKING:
    from argparse import Namespace

DEPLOY = Path(__file__).parents[2] / "deploy"
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
CONTAINERFILE = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
CADDY = re.sub(r"^\s*#.*\n", "", (DEPLOY / "Caddyfile").read_text(encoding="utf-8"), flags=re.MULTILINE)
HOSTING = (DEPLOY.parent / "docs" / "hosting.md").read_text(encoding="utf-8")


SERVERS = {name: service for name, service in COMPOSE["services"].items() if name.startswith("server")}
(SERVER, *OTHERS) = SERVERS.values()


def server_args() -> Namespace:
    """Read the servers' command as a server does."""
    command = [re.sub(r"\$\{NAME:[^}]*\}", "play.example.org", one) for one in SERVER["command"]]
    return command_line().parse_args(command)


def test_every_option_and_limit_of_the_server_exists() -> None:
    args = server_args()
    limits_from(args.limits)
    place_of(args.metrics)


@pytest.mark.parametrize("name", COMPOSE["services"])
def test_every_service_is_kept_small(name: str) -> None:
    service = COMPOSE["services"][name]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert service["restart"] == "unless-stopped"
    assert not service.get("privileged")
    assert ("image" in service) != ("build" in service)
    assert ":" in service.get("image", "built:here")


def test_only_the_proxy_can_be_reached_from_outside() -> None:
    services = COMPOSE["services"]
    assert {name for name, service in services.items() if "ports" in service} == {"proxy"}
    assert {name for name, service in services.items() if "outside" in service["networks"]} == {"proxy"}
    assert COMPOSE["networks"]["inside"]["internal"] is True


def test_whatever_a_service_names_is_declared() -> None:
    for service in COMPOSE["services"].values():
        assert set(service["networks"]) <= set(COMPOSE["networks"])
        assert set(service.get("depends_on", {})) <= set(COMPOSE["services"])
        for volume in service["volumes"]:
            source = volume.split(":")[0]
            assert source in COMPOSE["volumes"] or (DEPLOY / source).exists()
    build = SERVER["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).exists()


def test_the_server_believes_the_proxys_network_alone() -> None:
    (network,) = COMPOSE["networks"]["inside"]["ipam"]["config"]
    assert f"--proxy={network['subnet']}" in SERVER["command"]


def test_no_password_is_written_down() -> None:
    for service in COMPOSE["services"].values():
        for name, value in service.get("environment", {}).items():
            if "PASSWORD" in name:
                assert value.startswith("${DATABASE_PASSWORD:?")


def test_the_server_knows_its_proxy_from_a_client_and_answers_to_both_checks_of_its_health() -> None:
    args = server_args()
    (network,) = COMPOSE["networks"]["inside"]["ipam"]["config"]
    proxies = Proxies(args.proxy)
    assert all(str(host) in proxies for host in ip_network(network["subnet"]).hosts())
    assert "192.0.2.1" not in proxies
    hosts = hosts_of(args)
    for asked in ("localhost", "127.0.0.1", "play.example.org"):  # by the proxy, by the container itself, by people
        check_host({"headers": [(b"host", f"{asked}:8000".encode())]}, Settings(hosts=hosts))


def test_the_server_says_how_it_is_as_in_its_image_where_the_image_cannot() -> None:
    (options, command) = re.findall(r"^HEALTHCHECK (.*) \\\n\s+CMD (.*)$", CONTAINERFILE, re.MULTILINE)[0]
    said = {name.replace("-", "_"): value for name, value in re.findall(r"--([a-z-]+)=(\w+)", options)}
    check = SERVER["healthcheck"]
    assert check.pop("test") == ["CMD", *yaml.safe_load(command)]
    assert {name: str(value) for name, value in check.items()} == said


def test_the_proxy_asks_whether_the_server_is_ready() -> None:
    assert "health_uri /api/ready" in CADDY
    assert CADDY.count("{") == CADDY.count("}")
    (every,) = re.findall(r"health_interval (\d+)s", CADDY)
    drain = limits_from(server_args().limits)["drain_seconds"]
    assert 2 * int(every) < drain, "it hears that a server stops before that one sends people home"
    assert drain + STOPPING_SECONDS + LEAVING_SECONDS < int(SERVER["stop_grace_period"][:-1])


def test_the_proxy_knows_every_server_and_they_are_alike() -> None:
    (upstreams,) = re.findall(r"reverse_proxy (.*) \{", CADDY)
    assert upstreams.split() == [f"{name}:{server_args().port}" for name in SERVERS]
    assert OTHERS
    assert all(other == SERVER for other in OTHERS)
    assert set(SERVERS) <= set(COMPOSE["services"]["proxy"]["depends_on"])
    assert is_shared(server_args().database)


def routes() -> list[str]:
    """Give the paths of everything about one table, requests and WebSockets, with an id in its place."""
    app = create_app(Settings())
    paths = [getattr(route, "path", "") for route in app.routes]
    return [path.replace("{table_id}", ID) for path in paths if re.match(r"/api/.*\{table_id\}", path)]


ID = "abcdefghjk"


def test_the_proxies_see_in_every_path_which_table_it_is_about() -> None:
    (by_caddy,) = re.findall(r"path_regexp table (\S+)", CADDY)
    assert "request_header @table X-Table {re.table.1}" in CADDY
    assert "lb_policy header X-Table" in CADDY
    (by_nginx,) = re.findall(r"~(\^/api/tables/\S+) +\$1;", HOSTING)
    assert "hash $table consistent;" in HOSTING
    found = routes()
    assert f"/api/tables/{ID}/live" in found
    assert f"/api/tables/{ID}/plies" in found
    for pattern in (by_caddy, by_nginx):
        assert not re.match(pattern, "/api/tables"), "a new table can be made anywhere"
        for path in found:
            match = re.match(pattern, path)
            assert match is not None, path
            assert match[1] == ID


def test_the_proxy_lets_through_what_the_server_takes_and_not_much_more() -> None:
    (most,) = re.findall(r"max_size (\d+)KB", CADDY)
    assert Settings().upload_bytes < int(most) * 1000 < 1.5 * Settings().upload_bytes


def test_the_proxy_lets_go_of_a_connection_before_the_server_does() -> None:
    (kept,) = re.findall(r"keepalive (\d+)s", CADDY)
    settings = Settings()
    with socket() as nowhere:
        served = server_at(settings, "0", Place(nowhere, "", ""), opens=False)
    assert int(kept) < served.config.timeout_keep_alive


def test_the_proxy_waits_for_a_server_that_is_gone_until_it_has_noticed() -> None:
    (tries,) = re.findall(r"lb_try_duration (\d+)s", CADDY)
    (every,) = re.findall(r"health_interval (\d+)s", CADDY)
    (dial,) = re.findall(r"dial_timeout (\d+)s", CADDY)
    assert int(every) + 2 * int(dial) < int(tries)
    assert "fail_duration" not in CADDY, "anybody could make it count failures"


def test_the_proxy_compresses_nothing_and_says_nothing_twice() -> None:
    """How well an answer with a key in it compresses would tell something about the key; the server leaves those out.

    What the server says itself, by TLS, must not come twice: `?` adds it where it is missing.
    """
    assert not re.search(r"^\s*encode\b", CADDY, re.MULTILINE)
    assert re.findall(r"^\s*header (\S+)", CADDY, re.MULTILINE) == ["?Strict-Transport-Security"]


@pytest.mark.parametrize("block", re.findall(r"```(?:nginx)?\n(.*?)```", HOSTING, re.DOTALL))
def test_examples_of_proxies_let_uploads_through_and_compress_nothing(block: str) -> None:
    assert not re.search(r"^\s*(encode|gzip (?!off;))", block, re.MULTILINE)
    for most in re.findall(r"client_max_body_size (\d+)k", block):
        assert int(most) * 1024 > Settings().upload_bytes
