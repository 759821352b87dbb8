"""What the tests of the arena share."""

import argparse
from collections.abc import Callable
from pathlib import Path

import pytest

from redcathedral.cli import arena, study


@pytest.fixture
def command() -> Callable[..., int]:
    """Runs the commands as typed, errors and all."""

    def run(*argv: str | Path) -> int:
        parser = argparse.ArgumentParser()
        commands = parser.add_subparsers()
        arena.add_parser(commands)
        study.add_parser(commands)
        args = parser.parse_args([str(word) for word in argv])
        code: int = args.run(args)
        return code

    return run


@pytest.fixture
def bot_file(tmp_path: Path) -> Callable[[str, str], Path]:
    """Writes a bot of one's own: the body of its `choose(game)`."""

    def write(name: str, body: str) -> Path:
        path = tmp_path / f"{name}.py"
        lines = "\n        ".join(body.splitlines())
        path.write_text(f"import os, random, threading\n\nclass Bot:\n    def choose(self, game):\n        {lines}\n")
        return path

    return write
