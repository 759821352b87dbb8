"""A game at one keyboard: it asks, plays, tells what happened, and saves every ply before it asks for the next."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from redcathedral import words
from redcathedral.bots.process.parent import BotFailed
from redcathedral.errors import IllegalPly, RedCathedralError, system_problem
from redcathedral.game.brief import brief
from redcathedral.game.due import due_now
from redcathedral.game.history import told_since
from redcathedral.kernel.codes import PHASE_SHUFFLE
from redcathedral.plies import verbs
from redcathedral.plies.own_words import COMMANDS, folded, meant_by, own_text, spellings
from redcathedral.plies.pieces import dice_names, seat_label, word
from redcathedral.text import say

from .hint import show_hint
from .menu import completions, expand, first_number, list_rows
from .opponents import STAND_IN, level_name
from .reader import Reader
from .saves import Autosave, refuse_target, write_whole

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from redcathedral.game.game import Game
    from redcathedral.plies import Ply
    from redcathedral.text import Fact, Phrase

    from .opponents import Opponents
    from .screen import Screen

EXAMPLE_VALUES = ("3", "6", "1")
EXAMPLE_ORDER = "white red green blue yellow"
LOG_LINES = 15
INTERRUPTED = 130


class Session:
    """One sitting."""

    def __init__(self, game: Game, autosave: Autosave, screen: Screen, opponents: Opponents) -> None:
        self.game = game
        self.opponents = opponents
        self.autosave = autosave
        self.screen = screen
        self.legal: list[Ply] = []
        self.asked_version = -1  # the position whose plies were listed last
        self.shown_turn = -1
        self.since: list[Phrase] = []  # what the bots have done since a person's last ply
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "list": self.list,
            "why": self.why,
            "hint": self.hint,
            "recap": self.recap,
            "undo": self.undo,
            "table": self.table,
            "score": self.score,
            "log": self.log,
            "save": self.save,
        }
        self.reader = Reader(lambda line: completions(line, self.legal, COMMANDS))

    def run(self) -> int:
        """Play to the end, or until somebody stops."""
        try:
            while self.game.outcome is None:
                seat = self.opponents.seat_to_move()
                if seat is not None:
                    self.bots_turn(seat)
                    continue
                self.show()
                line = self.reader.read(self.prompt())
                if line is None or folded(line) in ("q", "exit", *spellings("quit")):
                    self.farewell()
                    return 0
                self.obey(line)
        except KeyboardInterrupt:
            self.screen.say("")
            self.keep()  # it may have come between a ply and its saving
            self.farewell()
            return INTERRUPTED
        self.screen.end(self.game)
        self.screen.line(say("record-at", file=str(self.autosave.path)))
        return 0

    def farewell(self) -> None:
        """Say where the game is and how to continue with it."""
        if self.autosave.safe:
            self.screen.line(say("bye", file=str(self.autosave.path)))
            self.screen.line(say("bye-how", command=self.autosave.resume_command))
        else:
            self.screen.problem(say("bye-unsaved"))

    # Asking

    @property
    def told_dice(self) -> bool:
        """Whether the people roll and the program asks."""
        return self.game.chance is None

    def show(self) -> None:
        """Draw the table at the start of a turn, and what can be done wherever something has changed."""
        game = self.game
        if game.version == self.asked_version:
            return
        self.asked_version = game.version
        state = game.state
        if state.turn_number != self.shown_turn:
            self.shown_turn = state.turn_number
            facts: dict[str, Fact] = {"number": state.turn_number, "seat": seat_label(state, state.seat, game.names)}
            title = (
                say("turn-title-limit", limit=state.turn_limit, **facts)
                if state.turn_limit
                else say("turn-title", **facts)
            )
            self.screen.title(title)
            self.screen.table(game)
            self.screen.hint(say("due-hint"))
        self.screen.say("")
        if game.to_move == "chance":
            self.legal = []
            self.screen.say(self._ask_chance())
        else:
            self.legal = game.legal()
            self.screen.say(due_now(state, game.names).text)
            self.screen.rows(list_rows(state, self.legal))

    def prompt(self) -> str:
        """Return the name of the player who is asked."""
        if self.game.to_move == "chance":
            return say("prompt-shuffle" if self.game.state.phase == PHASE_SHUFFLE else "prompt-roll")
        seat = self.game.seats.index(self.game.to_move or "")
        return say("prompt", seat=seat_label(self.game.state, seat, self.game.names))

    def _ask_chance(self) -> str:
        state = self.game.state
        if state.phase == PHASE_SHUFFLE:
            return say("ask-shuffle", example=own_text(EXAMPLE_ORDER))
        dice = dice_names(state, state.roll_space)
        facts: dict[str, Fact] = {"dice": [word(die) for die in dice], "example": self._example(dice)}
        return say("ask-roll", space=state.roll_space + 1, **facts)

    @staticmethod
    def _example(dice: Sequence[str]) -> str:
        return " ".join(EXAMPLE_VALUES[: len(dice)])

    # Bots

    def bots_turn(self, seat: int) -> None:
        """Let a bot play until somebody else decides; one line sums up its turn."""
        game = self.game
        told: list[Phrase] = []
        name = game.names[seat] or seat_label(game.state, seat, game.names).text
        if not self.opponents.ready:
            self.screen.hint(say("bot-getting-ready", name=name))
        with self.screen.thinking(say("bot-thinking", name=name)) as status:
            while self.opponents.seat_to_move() == seat:
                version = game.version
                game.play(self._bots_ply(seat, name))
                self.keep()
                told += told_since(game, version)
                if status is not None:
                    status.update(self._turn_line(seat, told))
        self.since += told
        self.screen.turn(game.seats[seat], self._turn_line(seat, told))

    def _turn_line(self, seat: int, told: Sequence[Phrase]) -> str:
        label = seat_label(self.game.state, seat, self.game.names)
        return say("since-line", name=label, deeds=", ".join(map(str, brief(told))) or say("since-nothing"))

    def _bots_ply(self, seat: int, name: str) -> str:
        """Ask a bot for its ply. One that fails is replaced by a simpler one, with a message."""
        try:
            return self.opponents.choose(seat)
        except BotFailed as error:
            self.screen.problem(say("bot-replaced", name=name, problem=str(error), bot=level_name(STAND_IN)))
            self.opponents.specs[seat] = STAND_IN
            return self.opponents.choose(seat)

    # Obeying

    def obey(self, line: str) -> None:
        """Do what a line says: a command, a number, a ply in full or in brief, or what the dice show."""
        word, _, rest = line.partition(" ")
        try:
            if not word:
                return
            if word.casefold() in ("?", "h"):
                self.help("")
            elif command := meant_by(word, self.commands):
                self.commands[command[0]](rest.strip())
            elif self.game.to_move == "chance":
                self.play(self._chance_ply(line))
            elif word.isdecimal() and not rest:
                self.play_number(int(word[:9]))
            else:
                self.play_words(line)
        except RedCathedralError as error:
            self.screen.problem(str(error))

    def play_number(self, number: int) -> None:
        """Play the ply with that number."""
        index = number - first_number(self.legal)
        if not 0 <= index < len(self.legal):
            raise RedCathedralError(say("no-such-number", number=number, count=len(self.legal)))
        self.play(self.legal[index])

    def play_words(self, line: str) -> None:
        """Play a ply; words that aren't one but begin exactly one command run that command."""
        try:
            ply = expand(line, self.legal)
        except RedCathedralError:
            word, _, rest = line.partition(" ")
            begun = [name for name in self.commands if any(way.startswith(folded(word)) for way in spellings(name))]
            if len(begun) != 1:
                raise
            self.commands[begun[0]](rest.strip())
            return
        self.play(ply)

    def play(self, ply: Ply | str) -> None:
        """Play a ply, save it, and tell what happened."""
        version = self.game.version
        try:
            self.game.play(ply)
        except IllegalPly as refused:  # its own message has the English words, for programs
            reason = refused.reason
            text = own_text(ply if isinstance(ply, str) else ply.text)
            raise RedCathedralError(
                say("refused-by-rule", ply=text, clause=reason.clause, reason=reason.phrase)
            ) from refused
        self.keep()
        self.since = []
        self.screen.events(told_since(self.game, version))

    def keep(self) -> None:
        """Save; if that fails, say so and continue the game."""
        try:
            notice = self.autosave.save(self.game)
        except OSError as error:
            self.screen.problem(say("save-failed", file=str(self.autosave.path), problem=system_problem(error)))
        else:
            if notice:
                self.screen.problem(notice)

    def _chance_ply(self, line: str) -> str:
        """Read what real dice show: their values in order, or the whole ply."""
        state = self.game.state
        parts = line.casefold().replace(",", " ").split()
        if meant_by(parts[0], ("roll", "shuffle")):
            return expand(line, []).text
        if state.phase == PHASE_SHUFFLE:
            named = [name for part in parts for name in self._dice_begun(part)]
            if sorted(named) != sorted(words.DICE) or len(parts) != len(named):
                raise RedCathedralError(say("ask-shuffle-colors", example=own_text(EXAMPLE_ORDER)))
            return "shuffle " + " ".join(named)
        dice = dice_names(state, state.roll_space)
        example = self._example(dice)
        values = list(parts[0]) if len(parts) == 1 and len(parts[0]) == len(dice) else parts
        wrong = [value for value in values if value not in tuple("123456")]
        if wrong:
            raise RedCathedralError(say("ask-roll-value", value=wrong[0], example=example))
        if len(values) != len(dice):
            facts: dict[str, Fact] = {"wanted": len(dice), "given": len(values), "dice": [word(die) for die in dice]}
            raise RedCathedralError(say("ask-roll-count", example=example, **facts))
        return "roll " + " ".join(f"{die} {value}" for die, value in zip(dice, values, strict=True))

    @staticmethod
    def _dice_begun(part: str) -> list[str]:
        """Name the dice whose color begins as typed, or the one whose color it is."""
        begun: list[str] = [die for die in words.DICE if any(way.startswith(folded(part)) for way in spellings(die))]
        return meant_by(part, begun) or begun

    # Commands

    def help(self, _: str) -> None:
        """Print the rules in brief and the commands."""
        self.screen.line(say("help-text"))

    def list(self, verb: str) -> None:
        """Print every legal ply, or those of one verb."""
        if self.game.to_move == "chance":
            self.screen.say(self._ask_chance())
            return
        rows = list_rows(self.game.state, self.legal, whole=True, verb=(meant_by(verb, verbs()) or [verb])[0])
        if not rows:
            raise RedCathedralError(say("list-none", verb=verb))
        self.screen.say(say("list-title", count=len(rows)))
        self.screen.rows(rows)

    def why(self, ply: str) -> None:
        """Say what forbids a ply."""
        if not ply:
            raise RedCathedralError(say("why-usage"))
        meant = expand(ply, self.legal)
        reason = self.game.why(meant)
        if reason is None:
            self.screen.say(say("why-legal", ply=own_text(meant.text)))
        else:
            self.screen.say(say("why-by-rule", clause=reason.clause, reason=reason.phrase))

    def hint(self, _: str) -> None:
        """Say what a strong bot would play."""
        game = self.game
        if game.to_move == "chance":
            raise RedCathedralError(say("cli-hint-chance"))
        with self.screen.thinking(say("hint-asking")):
            lines, ready = self.opponents.advise(game.seats.index(game.to_move or ""))
        show_hint(self.screen, game, lines, ready=ready)

    def recap(self, _: str) -> None:
        """Print in full what the bots have done since a person's last ply."""
        if not self.since:
            raise RedCathedralError(say("recap-nothing"))
        self.screen.events(self.since)

    def undo(self, _: str) -> None:
        """Undo the last ply of a person, but not past a drawn roll; typed rolls can be typed again."""
        plies = self.game.plies_with_turns()
        while plies and not plies[-1][0].by_chance and self.game.seats.index(plies[-1][2]) in self.opponents.specs:
            plies.pop()  # the bots' plies after it are undone too
        if not plies:
            raise RedCathedralError(say("undo-nothing"))
        last = plies[-1][0]
        if last.by_chance and not self.told_dice:
            raise RedCathedralError(say("undo-chance", ply=own_text(last.text)))
        self.since = []
        self.game.go_to(len(plies) - 1)
        self.keep()
        self.screen.say(say("undone", ply=own_text(last.text)))
        self.asked_version = -1

    def table(self, _: str) -> None:
        """Draw the whole table."""
        self.screen.whole_table(self.game)

    def score(self, _: str) -> None:
        """Print the score as if the game ended now."""
        self.screen.title(say("sheet-title-now"))
        self.screen.score(self.game)

    def log(self, which: str) -> None:
        """Print the turns so far."""
        self.screen.log(self.game, None if meant_by(which, ("all",)) else LOG_LINES)

    def save(self, file: str) -> None:
        """Save now, or save a copy."""
        if not file:
            self.keep()
            if self.autosave.safe:
                self.screen.say(say("saved", file=str(self.autosave.path)))
            return
        path = Path(file).expanduser()
        refusal = refuse_target(path)
        if refusal:
            raise RedCathedralError(refusal)
        try:
            write_whole(path, self.game.record())
        except (OSError, ValueError) as error:
            raise RedCathedralError(say("cannot-save", file=file, problem=system_problem(error))) from None
        self.screen.say(say("saved-copy", file=str(path)))
