"""`redcathedral play` as people meet it: the real program at a pseudo-terminal."""

import signal
from pathlib import Path

import pytest

from redcathedral.game.load import read_file
from terminal import Terminal, play_by_number, run


def games(folder: Path) -> list[Path]:
    return sorted((folder / "redcathedral" / "games").glob("*.txt"))


def plies_of(path: Path) -> tuple[str, ...]:
    return tuple(ply.text for ply in read_file(path).plies)


def saved_plies(folder: Path) -> tuple[str, ...]:
    (path,) = games(folder)
    return plies_of(path)


@pytest.mark.parametrize(
    "options",
    [
        ("--players", "2", "--turn-limit", "10"),
        ("--players", "2", "--boards", "advanced", "--turn-limit", "10"),
        ("--players", "3", "--turn-limit", "9", "--first-game"),
        ("--players", "4", "--turn-limit", "8", "--names", "Anna,Bob,Žofie,李雷"),
    ],
    ids=lambda options: "-".join(options[1:4]),
)
def test_a_game_is_played_by_numbers_to_its_score_sheet(tmp_path: Path, options: tuple[str, ...]) -> None:
    with Terminal(tmp_path, "play", "--seed", "4", *options) as terminal:
        page = play_by_number(terminal, 1)
        assert terminal.end() == 0
    for line in ("track", "materials and rubles", "tower A", "prestige", "complete sections", "ornaments", "place"):
        assert line in page
    assert "The turn limit of" in page
    assert "The game is saved in" in page
    (path,) = games(tmp_path)
    assert read_file(path).outcome is not None


def test_a_solo_game_is_played_by_numbers_to_its_end_and_tells_what_ivan_does(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--players", "1", "--seed", "5", "--names", "Anna", "--no-color") as terminal:
        page = play_by_number(terminal, 3)
        assert terminal.end() == 0
    assert "was the first to complete six sections" in page
    assert "Ivan" in page
    for told in ("Ivan plays his claim card", "transport card", "inventory card", "construction card"):
        assert told in terminal.raw
    assert "die tiles are dealt again" in terminal.raw
    (path,) = games(tmp_path)
    outcome = read_file(path).outcome
    assert outcome is not None
    assert outcome.reason == "sixth-section"


def test_every_line_fits_the_terminal(tmp_path: Path) -> None:
    for columns, players in ((80, "4"), (80, "1"), (100, "2")):
        folder = tmp_path / f"{columns}-{players}"
        options = ("--players", players, "--turn-limit", "6", "--seed", "2")
        with Terminal(folder, "play", *options, size=(24, columns), NO_COLOR="1") as terminal:
            play_by_number(terminal, 2)
        long = [line for line in terminal.raw.split("\n") if len(line) > columns and str(folder) not in line]
        assert long == []


def test_the_prompt_names_the_seat_and_the_next_step(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--seed", "5", "--names", "Anna,Bob", "--no-color") as terminal:
        page = terminal.wait()
        assert page.endswith("Anna (red)> ")
        assert "Anna (red): claim, build or go to the market" in page
        assert "» Anna (red) claims C1." in terminal.type("claim C1")
        assert "frees an inventory space: 7 now" in terminal.type("banner inventory")
        page = terminal.type("place blue up")
        assert "pays 2 rubles" in page
        assert terminal.type("end").endswith("Bob (blue)> ")


def test_short_forms_work_where_they_are_clear(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--seed", "5", "--no-color") as terminal:
        terminal.wait()
        assert "could be: claim A1, claim B1, claim C1, claim D1" in terminal.type("c")
        assert "pays 1 ruble and moves the white die 6 spaces" in terminal.type("m w +1")
        assert saved_plies(tmp_path) == ("market white +1",)
        assert "gathers 2 stone" in terminal.type("G 2")


def test_the_tabulator_completes_word_by_word(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--seed", "5", "--no-color") as terminal:
        terminal.wait()
        terminal.send("mark\tye\t\n")
        terminal.wait_for("moves the yellow die")


def test_bad_input_is_explained_and_changes_nothing(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--seed", "5", "--no-color") as terminal:
        terminal.wait()
        assert "did you mean claim?" in terminal.type("clam B1")
        assert "There’s no 99; the list has 15 moves" in terminal.type("99")
        assert "claim A2: You can’t claim A2 yet: A1 below it has no banner. (rule C1)" in terminal.type("claim A2")
        assert "Do something first" in terminal.type("end")
        assert "Nothing needs rolling or shuffling" in terminal.type("roll red 3")
        assert terminal.type("").endswith("Red> ")
        assert "\x1b" not in terminal.type("cla\x1b[31m\x07 B9")
        assert "! " in terminal.type("x" * 3000)
        assert saved_plies(tmp_path) == ()


def test_the_commands_answer(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--seed", "5", "--no-color") as terminal:
        terminal.wait()
        assert "THE GAME IN BRIEF" in terminal.type("help")
        assert "15 legal moves" in terminal.type("list")
        page = terminal.type("list market")
        assert "market white +3" in page
        assert "claim A1" not in page
        assert "No legal move begins with" in terminal.type("list dance")
        assert "You can’t claim B2 yet: B1 below it has no banner. (rule C1)" in terminal.type("why claim B2")
        assert "claim B1 is legal here" in terminal.type("why claim b1")
        assert "Say which move" in terminal.type("why")
        assert "Nothing has been played yet" in terminal.type("log")
        terminal.type("market white")
        assert "1. red: market white" in terminal.type("log")
        assert "complete sections" in terminal.type("score")
        assert "TURN 1" in terminal.type("table")
        assert "Saved in" in terminal.type("save")
        copy = tmp_path / "my copy.txt"
        assert "A copy is saved" in terminal.type(f"save {copy}")
        assert plies_of(copy) == ("market white",)
        assert "already exists" in terminal.type(f"save {copy}")
        assert "isn’t an ordinary file" in terminal.type("save /dev/null")
        terminal.send("quit\n")
        assert terminal.end() == 0
        assert "redcathedral play --resume" in terminal.answer


def test_undo_goes_back_to_the_last_roll_and_not_beyond(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--seed", "5", "--no-color") as terminal:
        terminal.wait()
        assert "There’s nothing to undo" in terminal.type("undo")
        terminal.type("market white")
        terminal.type("gather 1")
        assert "Undone: gather 1" in terminal.type("undo")
        assert saved_plies(tmp_path) == ("market white",)
        terminal.type("end")
        page = terminal.type("undo")
        assert "You can’t undo roll white" in page
        assert page.endswith("Blue> ")
        assert len(saved_plies(tmp_path)) == 3


def test_a_number_at_a_benefit_is_the_amount(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--seed", "5", "--no-color") as terminal:
        terminal.wait()
        for line in ("claim B1", "banner reserve", "place blue up"):
            terminal.type(line)
        assert "takes 2 lumber" in terminal.type("2")


# Nothing is lost


def test_after_kill_9_in_mid_turn_resume_goes_on_at_the_very_ply(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--seed", "5", "--no-color") as terminal:
        terminal.wait()
        terminal.type("claim B1")
        terminal.type("banner reserve")
        terminal.kill(signal.SIGKILL)
    assert saved_plies(tmp_path) == ("claim B1", "banner reserve")
    with Terminal(tmp_path, "play", "--resume", "--no-color") as terminal:
        page = terminal.wait()
        assert "2 moves played so far" in page
        assert "where does the tile (2 lumber) go" in page
        terminal.type("place blue down")
    assert saved_plies(tmp_path) == ("claim B1", "banner reserve", "place blue down")
    assert [path.name for path in games(tmp_path)[0].parent.iterdir()] == [games(tmp_path)[0].name]


@pytest.mark.parametrize("how", ["hang-up", "terminate", "end-of-file", "interrupt"])
def test_however_the_program_ends_nothing_is_lost(tmp_path: Path, how: str) -> None:
    with Terminal(tmp_path, "play", "--seed", "5", "--no-color") as terminal:
        terminal.wait()
        terminal.type("claim B1")
        if how == "hang-up":
            terminal.hang_up()
            terminal.process.wait(20)
        elif how == "terminate":
            assert terminal.kill(signal.SIGTERM) == -signal.SIGTERM
        else:
            terminal.send("\x04" if how == "end-of-file" else "\x03")
            assert terminal.end() == (0 if how == "end-of-file" else 130)
            assert "redcathedral play --resume" in terminal.answer
        assert "Traceback" not in terminal.raw
    assert saved_plies(tmp_path) == ("claim B1",)


def test_play_without_options_offers_the_unfinished_game(tmp_path: Path) -> None:
    run(tmp_path, "play", "--seed", "5", said="claim B1\n")
    with Terminal(tmp_path, "play", "--no-color") as terminal:
        terminal.wait_for("[Y/n]")
        assert "You have an unfinished game" in terminal.answer
        assert "which banner goes on B1?" in terminal.type("")
    with Terminal(tmp_path, "play", "--no-color") as terminal:
        terminal.wait_for("[Y/n]")
        assert "claim, build or go to the market" in terminal.type("n")
    assert len(games(tmp_path)) == 2


def test_a_record_that_another_program_changes_is_not_overwritten(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--seed", "5", "--no-color") as terminal:
        terminal.wait()
        (path,) = games(tmp_path)
        path.write_text("# somebody else was here\n", encoding="utf-8")
        assert "This game continues in" in terminal.type("claim B1")
    assert path.read_text(encoding="utf-8") == "# somebody else was here\n"
    (other,) = [game for game in games(tmp_path) if game != path]
    assert plies_of(other) == ("claim B1",)


def test_a_disk_that_fails_in_mid_game_is_reported_and_the_game_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "redcathedral" / "games"
    with Terminal(tmp_path, "play", "--seed", "5", "--no-color") as terminal:
        terminal.wait()
        folder.rename(tmp_path / "gone")
        folder.write_text("")
        page = terminal.type("claim B1")
        assert "NOT SAVED" in page
        assert "claims B1" in page
        assert "A copy is saved" in terminal.type(f"save {tmp_path / 'copy.txt'}")
        folder.unlink()
        terminal.type("banner reserve")
        assert saved_plies(tmp_path) == ("claim B1", "banner reserve")


# Real dice


def test_real_dice_are_asked_for_and_checked(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--seed", "5", "--dice", "ask", "--no-color") as terminal:
        assert "has drawn this deal" in terminal.wait()
        terminal.type("market blue")
        page = terminal.type("end")
        assert "Roll on space 7: blue and yellow. Type the result, e.g. 3 6" in page
        assert "A die shows 1 to 6, not 7" in terminal.type("7 1")
        assert "Roll 2 dice (blue and yellow); you typed one value" in terminal.type("3")
        assert "You need to roll: blue and yellow. (rule M6)" in terminal.type("roll red 3 white 6")
        assert "isn’t clear" in terminal.type("roll red")
        assert "Rolled: blue 3 and yellow 6" in terminal.type("3 6")
        assert "Undone: roll blue 3 yellow 6" in terminal.type("undo")
        assert "Rolled: blue 4 and yellow 5" in terminal.type("roll blue 4 yellow 5")
    assert saved_plies(tmp_path) == ("market blue", "end", "roll blue 4 yellow 5")
    with Terminal(tmp_path, "play", "--resume", "--no-color") as terminal:
        terminal.wait()
        terminal.type("market white")
        assert "Roll on space" in terminal.type("end")


def test_ivans_tiles_are_shuffled_by_hand(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--players", "1", "--seed", "5", "--dice", "ask", "--no-color") as terminal:
        page = terminal.wait()
        while "tiles>" not in page:
            if "dice>" in page:
                dice = page.rpartition("Type the result, e.g. ")[2].split("\n")[0]
                page = terminal.type(dice)
            elif "chooses for Ivan" in page.rpartition("\n\n")[2]:
                page = terminal.type("1")
            elif "end" in page.rpartition("\n\n")[2]:
                page = terminal.type("end")
            else:
                page = terminal.type("market white")
        assert "Name each of red, blue, green, yellow and white once" in terminal.type("red red blue white green")
        assert "dealt again: white, red, green, blue, and yellow" in terminal.type("w r g b y")


# Pipes, colors, names, folders


def test_a_pipe_can_play(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "--seed", "5", said="claim B1\nbanner reserve\nnonsense\nplace blue down\nend\n")
    assert done.returncode == 0
    assert done.stderr == ""
    assert "there’s no verb" in done.stdout
    assert "Continue with: redcathedral play --resume" in done.stdout
    assert "\x1b" not in done.stdout
    assert saved_plies(tmp_path) == ("claim B1", "banner reserve", "place blue down", "end")


def test_a_pipe_is_told_of_the_unfinished_game_and_starts_a_new_one(tmp_path: Path) -> None:
    run(tmp_path, "play", "--seed", "5", said="claim B1\n")
    done = run(tmp_path, "play", said="")
    assert "redcathedral play --resume" in done.stdout
    assert len(games(tmp_path)) == 2


def test_colors_are_used_unless_no_color_is_set(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--seed", "5") as terminal:
        terminal.wait()
        assert "\x1b[1;31mred" in terminal.raw
    with Terminal(tmp_path, "play", "--seed", "5", NO_COLOR="1") as terminal:
        terminal.wait()
        terminal.type("claim B1")
        terminal.type("score")
        assert "\x1b" not in terminal.raw


def test_plain_output_needs_nothing_but_ascii(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "--seed", "5", "--plain", said="claim B1\nscore\nlog\nhelp\nc\n")
    assert done.returncode == 0
    assert done.stdout.isascii()


@pytest.mark.parametrize("name", ["\x1b[31mEve", "a\tb", "a\nb", "\u202eevil", "x" * 41])
def test_names_that_could_disturb_a_terminal_are_refused(tmp_path: Path, name: str) -> None:
    done = run(tmp_path, "play", "--names", f"Anna,{name}")
    assert done.returncode == 1
    assert "A name has 1 to 40 printable characters" in done.stderr
    assert "\x1b" not in done.stderr
    assert games(tmp_path) == []


def test_markup_in_a_name_is_only_a_name(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "--names", "[bold]Bob[/x],:smile:", said="")
    assert "[bold]Bob[/x] (red): claim" in done.stdout
    assert ":smile: (blue)" in done.stdout


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    wall = tmp_path / "file"
    wall.write_text("")
    done = run(wall, "play", said="")
    assert done.returncode == 1
    assert f"{wall}/redcathedral/games" in done.stderr
    assert "can’t be written: there’s no such folder. Choose another place with --save FILE" in done.stderr
    done = run(tmp_path, "play", "--save", str(wall), said="")
    assert (done.returncode, "already exists" in done.stderr) == (1, True)
    done = run(tmp_path, "play", "--save", "/dev/null", said="")
    assert (done.returncode, "isn’t an ordinary file" in done.stderr) == (1, True)


def test_load_goes_on_with_a_file_and_keeps_it_there(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    run(tmp_path, "play", "--seed", "5", "--save", str(path), said="claim B1\n")
    done = run(tmp_path, "play", "--load", str(path), said="banner reserve\n")
    assert f"redcathedral play --load {path}" in done.stdout
    assert plies_of(path) == ("claim B1", "banner reserve")
    assert games(tmp_path) == []


def test_a_finished_game_is_shown_not_played(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    run(tmp_path, "play", "--seed", "5", "--turn-limit", "1", "--save", str(path), said="market red\nend\n")
    done = run(tmp_path, "play", "--load", str(path))
    assert done.returncode == 0
    assert "This game is over" in done.stdout
    assert "The turn limit of 1 was reached" in done.stdout
    assert run(tmp_path, "play", "--resume").returncode == 1
