"""The compose file: every service is kept small, only the proxy is reached from outside, and all it names exists."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from redcathedral.cli.main import command_line
from redcathedral.server.metrics import place_of
from redcathedral.server.settings import limits_from

DEPLOY = Path(__file__).parents[2] / "deploy"
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))


def test_every_option_and_limit_of_the_server_exists() -> None:
    command = [re.sub(r"\$\{NAME:[^}]*\}", "play.example.org", one) for one in COMPOSE["services"]["server"]["command"]]
    args = command_line().parse_args(command)
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
    build = COMPOSE["services"]["server"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).exists()


def test_the_server_believes_the_proxys_network_alone() -> None:
    (network,) = COMPOSE["networks"]["inside"]["ipam"]["config"]
    assert f"--proxy={network['subnet']}" in COMPOSE["services"]["server"]["command"]


def test_no_password_is_written_down() -> None:
    for service in COMPOSE["services"].values():
        for name, value in service.get("environment", {}).items():
            if "PASSWORD" in name:
                assert value.startswith("${DATABASE_PASSWORD:?")


def test_the_proxy_asks_whether_the_server_is_ready() -> None:
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert "health_uri /api/ready" in text
    assert "Strict-Transport-Security" in text
    assert text.count("{") == text.count("}")
