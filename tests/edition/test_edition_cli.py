"""The command `edition`: show, check and new, without a traceback whatever happens."""

import argparse
import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from redcathedral.cli.edition import add_parser
from redcathedral.cli.main import main
from redcathedral.edition import load_edition


def run(*words: object) -> int:
    parser = argparse.ArgumentParser()
    add_parser(parser.add_subparsers())
    args = parser.parse_args(["edition", *map(str, words)])
    code: int = args.run(args)
    return code


def test_show_lists_the_packaged_edition_with_provenance(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("show") == 0
    out, err = capsys.readouterr()
    assert not err
    assert out.startswith('edition "reconstructed-1"\ndigest ')
    assert "  rulebook       start 2\n" in out
    assert "  published      prestige 1 to 2: 5, 9\n" in out
    assert "  rulebook       cards.middle-07: recognition 4; rubles 2\n" in out
    assert "  reconstructed  two 1 to 3: 3 3 3 3, 2 4 4 2, 2 3 4 3\n" in out


def test_show_as_json_holds_all_values(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("show", "--json") == 0
    whole = json.loads(capsys.readouterr().out)
    assert whole["digest"] == load_edition().digest
    assert whole["values"]["track"]["start"] == 2
    assert {"path": "track.start", "value": "2", "provenance": "rulebook"} in whole["provenance"]


def test_new_writes_a_copy_that_check_accepts_and_show_can_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "my-box.toml"
    assert run("new", file) == 0
    assert run("check", file) == 0
    assert f"{file}: a valid edition, “my-box”" in capsys.readouterr().out
    assert run("show", file) == 0
    assert file.read_text(encoding="utf-8").startswith("# Your own edition")
    assert load_edition(file).name == "my-box"


def test_new_takes_names_that_need_quoting(tmp_path: Path) -> None:
    file = tmp_path / 'my "Красный" box.toml'
    assert run("new", file) == 0
    assert load_edition(file).name == 'my "Красный" box'


def test_new_refuses_to_overwrite(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("precious", encoding="utf-8")
    assert run("new", file) == 1
    assert file.read_text(encoding="utf-8") == "precious"
    assert "already exists" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["no/such/folder.toml", "x" * 61, "a\0b"])
def test_new_refuses_what_cannot_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str) -> None:
    assert run("new", f"{tmp_path}/{name}") == 1
    assert capsys.readouterr().err


def test_check_prints_every_problem_on_the_error_stream(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bad.toml"
    run("new", file)
    text = file.read_text(encoding="utf-8").replace("start = 2", "start = 99").replace("gold = 15", "gold = 0")
    file.write_text(text, encoding="utf-8")
    capsys.readouterr()
    assert run("check", file) == 1
    out, err = capsys.readouterr()
    assert not out
    assert len(err.splitlines()) == 2
    assert "track.start" in err
    assert "materials.gold" in err


def test_check_in_german_shows_no_english(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, broken, folder = tmp_path / "bad.toml", tmp_path / "broken.toml", tmp_path / "folder"
    run("new", file)
    text = file.read_text(encoding="utf-8")
    for old, new in (
        ("start = 2", "start = 99"),
        ("gold = 15", 'gold = "much"'),
        ("price_white = 3\n", "price_wite = 3\n"),
        ("rubles = [3, 4, 4, 5]", "rubles = [3, 4, 4]"),
        ('{ resource = "stone", amount', '{ resource = "stne", amount'),
        ('id = "dome-10"', 'id = "dome-09"'),
    ):
        assert old in text
        text = text.replace(old, new, 1)
    file.write_text(text, encoding="utf-8")
    broken.write_text("[track", encoding="utf-8")
    folder.mkdir()
    capsys.readouterr()
    for path in (file, broken, folder, tmp_path / "none.toml"):
        assert main(["--lang", "de", "edition", "check", str(path)]) == 1
    out, err = capsys.readouterr()
    assert not out
    assert len(err.splitlines()) == 10
    sentences = err.replace(str(tmp_path), "")
    assert re.findall(r"\b(?:a|the|this|must|not|no|is|are|of|here|unknown|missing|needed|expected)\b", sentences) == []


def test_a_missing_file_ends_with_one_line_and_exit_code_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("check", "/no/such/file.toml") == 1
    assert run("show", "/no/such/file.toml") == 1
    assert capsys.readouterr().err.splitlines() == ["/no/such/file.toml: there’s no such file"] * 2


def test_a_terminal_that_cannot_show_a_name_gets_it_escaped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "Храм.toml"
    assert run("new", file) == 0
    stream = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr(sys, "stdout", stream)
    assert run("check", file) == 0
    assert b"\\u0425" in stream.buffer.getvalue()


@pytest.mark.skipif(os.name != "posix", reason="pipes differ elsewhere")
def test_a_reader_that_leaves_early_causes_no_traceback() -> None:
    code = (
        "import argparse, sys; from redcathedral.cli.edition import add_parser;"
        "p = argparse.ArgumentParser();"
        "add_parser(p.add_subparsers()); a = p.parse_args(['edition', 'show', '--json']); sys.exit(a.run(a))"
    )
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run(  # noqa: S603 - our own command
        [sys.executable, "-c", code], stdout=write, stderr=subprocess.PIPE, check=False
    )
    os.close(write)
    assert done.stderr == b""
    assert done.returncode == 0
