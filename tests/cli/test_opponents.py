"""`redcathedral play --bots`: opponents in the terminal, at a real pseudo-terminal."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import redcathedral as rc
from catalogues import folder
from positions import claimed, position
from redcathedral.cli.main import main
from redcathedral.cli.opponents import names_of, read_bots
from redcathedral.errors import RedCathedralError
from redcathedral.game import brief
from redcathedral.game.history import told_since
from redcathedral.game.load import from_record, read_file
from redcathedral.plies import narrate
from redcathedral.plies.pieces import amount
from redcathedral.text import Phrase, speaking
from terminal import Terminal, play_by_number
from waiting import until

CLAIM = ("claim C1", "banner inventory", "place blue down")


def game_file(folder: Path) -> Path:
    (path,) = (folder / "redcathedral" / "games").glob("*.txt")
    return path


def children(pid: int) -> list[int]:
    files = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for file in files for child in file.read_text(encoding="ascii").split()]


def is_alive(pid: int) -> bool:
    try:
        return ") Z " not in Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    except OSError:
        return False


def test_a_game_against_two_bots_tells_each_turn_in_a_line_and_is_resumed_with_them(tmp_path: Path) -> None:
    bots = ("--bots", "apprentice,Builder", "--seed", "5", "--turn-limit", "9", "--names", "Anna")
    with Terminal(tmp_path, "play", *bots, "--no-color") as terminal:
        assert terminal.wait().endswith("Anna (red)> ")
        for ply in CLAIM:
            terminal.type(ply)
        answer = terminal.type("end")
        assert re.search(r"^» Apprentice \(blue\): \w.*$", answer, re.MULTILINE), answer
        assert re.search(r"^» Builder \(green\): \w.*$", answer, re.MULTILINE), answer
        assert "Builder (green) ends the turn." in terminal.type("recap")
        assert "would play: " in terminal.type("hint")
        thinkers = children(terminal.process.pid)
        assert thinkers
        terminal.send("quit\n")
        assert terminal.end() == 0
    until(lambda: not any(is_alive(pid) for pid in thinkers), "the end of the bots' process")
    game = read_file(game_file(tmp_path))
    assert game.bots == {1: "apprentice", 2: "builder"}
    assert game.names == ("Anna", "Apprentice", "Builder")
    with Terminal(tmp_path, "play", "--resume", "--no-color") as terminal:
        page = play_by_number(terminal, 2)
        assert terminal.end() == 0
    assert "Turn 8 of 9 · Builder" not in terminal.raw, "nobody is asked for a bot"
    assert "The turn limit of 9" in page
    assert read_file(game_file(tmp_path)).outcome is not None


def test_undo_takes_back_ones_own_move_and_what_the_bots_answered(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--bots", "builder", "--seed", "5", "--no-color") as terminal:
        terminal.wait()
        for ply in (*CLAIM, "end"):
            terminal.type(ply)
        played = read_file(game_file(tmp_path))
        assert not any(ply.by_chance for ply in played.plies), "this test needs a bot that begins with a claim"
        assert "Undone: end" in terminal.type("undo")
        assert [ply.text for ply in read_file(game_file(tmp_path)).plies] == list(CLAIM)


def test_a_turn_of_a_bot_is_printed_in_its_color(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--bots", "builder", "--seed", "5") as terminal:
        terminal.wait()
        for ply in CLAIM:
            terminal.type(ply)
        terminal.type("end")
    assert re.search(r"\x1b\[1;34m» Builder \(blue\): ", terminal.raw)


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (("--bots", "emperor"), "no bot called “emperor”. The levels are apprentice (Apprentice), "),
        (("--bots", "tsar:fast"), "this bot takes no"),
        (("--bots", "tsar,tsar,tsar", "--players", "2"), "2 people and 3 bots are too many: a table has 4 seats."),
        (("--bots", ""), "no bot called “”"),
        (("--bots", "tsar", "--resume"), "--bots can’t be changed"),
    ],
)
def test_bots_that_cannot_play_are_refused(
    options: tuple[str, ...], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--lang", "en", "play", *options]) in (1, 2)
    assert complaint in " ".join(capsys.readouterr().err.split())


def test_a_level_may_be_named_in_ones_language() -> None:
    with speaking("pl"):
        assert read_bots("car, Budowniczy,mcts:200,threads=2") == ["tsar", "builder", "mcts:200,threads=2"]
        assert names_of(["tsar", "builder", "builder"]) == ["Car", "Budowniczy", "Budowniczy 2"]


def test_a_record_with_a_bot_nobody_knows_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = rc.new_game(2, seed=5)
    game.bots = {1: "oracle"}
    path = tmp_path / "game.txt"
    path.write_text(game.record(), encoding="utf-8")
    assert from_record(game.record()).bots == {1: "oracle"}
    assert main(["--lang", "en", "play", "--load", str(path)]) == 1
    assert "no bot called “oracle”" in capsys.readouterr().err


def test_a_turn_in_brief_names_messages_and_facts_that_exist() -> None:
    english = folder("en").messages
    assert {*brief.GAINS, *brief.SHORTER, *brief.SHORTER.values()} - set(english) == set()
    assert [key for key, fact in brief.GAINS.items() if fact not in english[key].variables] == []


def test_deliveries_to_one_section_are_told_once() -> None:
    game = rc.new_game(2, seed=5)
    for ply in ("market blue", "gather 2", "end"):
        game.play(ply)
    deeds = [str(deed) for deed in brief.brief(told_since(game, 0))]
    assert len(deeds) == 2
    assert deeds[0].startswith("blue die to ")


def told_of(*sentences: Phrase) -> str:
    return ", ".join(map(str, brief.brief(sentences)))


def test_what_was_done_twice_is_told_once() -> None:
    def sell(material: str) -> Phrase:
        return Phrase("told-sell", gain=amount("rubles", 3), what=amount(material, 1))

    assert told_of(sell("brick"), sell("brick")) == "sells 2 bricks"
    assert told_of(sell("brick"), sell("stone"), sell("brick")) == "sells 2 bricks, sells 1 stone"
    trade = Phrase("told-trade", given=amount("brick", 2), got=[amount("stone", 1)])
    assert told_of(trade, trade) == "4 bricks for 2 stones"
    gathered, gained = (Phrase(key, what=amount("lumber", 2)) for key in ("told-gather", "told-gains"))
    assert told_of(gathered, gained) == "4 lumber"


def played(game: rc.Game, *plies: str) -> Iterator[Phrase]:
    for words in plies:
        before = game.state.copy()
        game.play(words)
        yield from narrate(before, game.plies[-1], game.state, game.names)


def test_prestige_that_was_exchanged_twice_is_told_once() -> None:
    game = position(2, red={"score": 30})
    assert told_of(*played(game, "exchange", "exchange")) == "2 prestige for 4 rubles"


def test_whoever_loses_recognition_by_anothers_turn_is_named() -> None:
    game = position(2, red={"holds": "brick"}, blue={"score": 9}, names=("Anna", "Boris"))
    claimed(game, "blue", "B1", cost="4 lumber")
    claimed(game, "red", "B2", cost="brick")
    assert told_of(*played(game, "deliver brick B2")) == "completes B2, Boris (blue) loses 1 recognition"


def test_bad_specs_are_one_error() -> None:
    with pytest.raises(RedCathedralError, match="levels are"):
        read_bots("tsar,,builder")
