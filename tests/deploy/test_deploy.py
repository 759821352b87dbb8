"""What hosts start from: the files of deploy/ are well formed, as strict as they say, and name only what exists.

No container is built here: that needs images from a registry. docs/hosting.md says what was run by hand.
"""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml

from redcathedral.cli.main import command_line
from redcathedral.server.metrics import Metrics, place_of
from redcathedral.server.settings import limits_from

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
UNIT = DEPLOY / "redcathedral.service"
CONTAINER = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
PROGRAM = "/opt/redcathedral/bin/redcathedral"


def instructions() -> list[tuple[str, str]]:
    """Read the container file: each instruction and what it says, lines joined."""
    text = re.sub(r"^\s*#.*\n", "", CONTAINER, flags=re.MULTILINE).replace("\\\n", " ")
    return [(line.split()[0], line.split(maxsplit=1)[1]) for line in text.splitlines() if line.strip()]


def said(name: str) -> list[str]:
    return [what for instruction, what in instructions() if instruction == name]


def container_command() -> list[str]:
    command: list[str] = yaml.safe_load(said("CMD")[-1])
    return command


def unit_command() -> list[str]:
    (line,) = re.findall(r"^ExecStart=(.*)$", UNIT.read_text(encoding="utf-8"), re.MULTILINE)
    program, *rest = shlex.split(line)
    assert program == PROGRAM
    return rest


@pytest.mark.parametrize("command", [unit_command(), container_command()])
def test_every_option_and_limit_a_file_uses_exists(command: list[str]) -> None:
    args = command_line().parse_args(command)
    assert args.data
    limits_from(args.limits)
    if args.metrics:
        place_of(args.metrics)


# systemd


SYSTEMD = shutil.which("systemd-analyze") or ""


@pytest.mark.skipif(not SYSTEMD, reason="there is no systemd here")
def test_systemd_takes_the_unit_and_calls_it_safe(tmp_path: Path) -> None:
    unit = tmp_path / UNIT.name
    unit.write_text(UNIT.read_text(encoding="utf-8").replace(PROGRAM, str(shutil.which("true"))), encoding="utf-8")
    verified = subprocess.run(  # noqa: S603
        [SYSTEMD, "verify", "--man=no", unit], check=False, capture_output=True, text=True
    )
    assert (verified.returncode, [line for line in verified.stderr.splitlines() if UNIT.name in line]) == (0, [])
    rated = subprocess.run(  # noqa: S603
        [SYSTEMD, "security", "--offline=yes", "--no-pager", "--threshold=20", unit],
        check=False,
        capture_output=True,
        text=True,
    )
    assert rated.returncode == 0, rated.stdout[-500:]  # 2.0 of 10 at most


@pytest.mark.parametrize(
    "line",
    ["DynamicUser=yes", "NoNewPrivileges=yes", "ProtectSystem=strict", "UMask=0077", "CapabilityBoundingSet=",
     "LimitNOFILE=65536", "Restart=always"],
)  # fmt: skip
def test_the_unit_is_strict(line: str) -> None:
    assert line in UNIT.read_text(encoding="utf-8").splitlines()


# The container


def test_the_container_runs_as_nobody_in_particular() -> None:
    last_stage = instructions()[max(i for i, (name, _) in enumerate(instructions()) if name == "FROM") :]
    users = [what for name, what in last_stage if name == "USER"]
    assert users
    assert users[-1].isdigit()
    assert int(users[-1]) > 0
    assert [name for name, _ in last_stage].index("USER") < [name for name, _ in last_stage].index("ENTRYPOINT")


def test_the_container_is_built_in_stages_of_named_versions() -> None:
    images = [what.split()[0] for what in said("FROM")]
    assert len(images) >= 2
    assert all(":" in image and not image.endswith(":latest") for image in images)
    copied = set(re.findall(r"--from=(\w+)", CONTAINER))
    assert copied <= set(re.findall(r" AS (\w+)", CONTAINER))


def test_the_container_installs_what_is_locked_and_keeps_no_rubbish() -> None:
    runs = " ".join(said("RUN"))
    assert "--require-hashes" in runs
    assert runs.count("pip") >= 2
    assert all("--no-cache-dir" in line for line in re.findall(r"pip [^&]*install[^&]*", runs))
    assert "sudo" not in runs
    assert "apt-get install" not in runs or "rm -rf /var/lib/apt/lists/*" in runs
    assert not said("ADD")


def test_what_the_container_copies_is_there() -> None:
    for what in said("COPY"):
        if "--from=" not in what:
            assert all((ROOT / name).exists() for name in what.split()[:-1]), what


def test_the_container_says_how_it_is_and_stops_gently() -> None:
    (check,) = said("HEALTHCHECK")
    assert "/api/health" in check
    assert said("STOPSIGNAL") == ["SIGTERM"]
    assert yaml.safe_load(said("ENTRYPOINT")[0]) == ["redcathedral"]
    port = container_command()[container_command().index("--port") + 1]
    assert said("EXPOSE") == [port]
    assert f":{port}/api/health" in check


# Alerts


def test_alerts_name_figures_the_server_tells() -> None:
    rules = yaml.safe_load((DEPLOY / "alerts.yaml").read_text(encoding="utf-8"))["groups"][0]["rules"]
    metrics = Metrics()
    metrics.gauge("bots_waiting", "as the application adds it", lambda: 0)
    told = {family.name for family in metrics.registry.collect()} | {"up"}
    for rule in rules:
        assert {"alert", "expr", "labels", "annotations"} <= set(rule)
        named = set(re.findall(r"\b(?:redcathedral|process)_[a-z_]+", rule["expr"]))
        assert named or "up{" in rule["expr"]
        assert {re.sub(r"_(total|bucket|count|sum)$", "", name) for name in named} <= told
