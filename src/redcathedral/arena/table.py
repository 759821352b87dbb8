"""Playing the games of a tournament, on any machine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self, cast

from ..bots.process.messages import BotSource, Choose, Opening, Position, Prepare
from ..bots.process.parent import BotFailed, BotProcess
from ..bots.registry import OWN_BOTS, known_bots, make_bot, name_of
from ..bots.search.search import search_on
from ..errors import NotationError
from ..game.game import Game, new_game
from ..game.outcome import outcome_of
from ..kernel.codes import FACE_DOWN, NONE
from ..kernel.compiled import is_kept
from ..kernel.refusals import ALLOWED
from ..kernel.rules import refusal
from ..kernel.stream import new_stream
from ..plies import ply_of
from .advance import ASKED, GREEDY, RANDOM
from .match import Match, MatchSeat, dice_of, is_compiled
from .models import SeatScore
from .plan import ArenaError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .models import Forfeit, GameResult, Observed, Tallied
    from .plan import Plan

COMPILED = {"random": RANDOM, "greedy": GREEDY}  # specs that need no separate process
STAND_IN = "greedy"
START_LIMIT = 60.0  # seconds to start a process, load the bot and set up the table
COMPILE_LIMIT = 300.0  # seconds to get a bot of the package ready, which may have to be compiled


class Tables:
    """A place to play the games of a plan, one after the other: buffers and processes are kept."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.match = Match()
        self._code = {file.name: file for file in plan.code}
        self._processes: dict[str, list[BotProcess]] = {}

    def compile(self) -> None:
        """Compile the loops, or load them: workers that start later find them on disk."""
        self.match.compile(new_game(self.plan.seats, 1, self.plan.boards, edition=self.plan.edition))

    def play(self, game: int) -> GameResult:
        """Play the game of that number; gives its result as plain data."""
        plan = self.plan
        dealt = new_game(
            plan.seats, plan.deal_seed(game), plan.boards, edition=plan.edition, turn_limit=plan.turn_limit
        )
        lineup = plan.lineup_of(game)
        lucks = [new_stream(int(plan.bot_seed(game, seat), 16)) for seat in range(len(lineup))]
        kinds = [COMPILED.get(spec, ASKED) for spec in lineup]
        self.match.lay(dealt.state, [MatchSeat(*seat) for seat in zip(kinds, lucks, strict=True)])
        asked = AskedSeats(self, game, dealt)
        self.match.play(dice_of(dealt), asked.ask, asked.note)
        return self._result(game, dealt, asked.forfeits)

    def play_all(self, games: Iterable[int]) -> list[GameResult]:
        """Play several games."""
        return [self.play(game) for game in games]

    def _result(self, game: int, dealt: Game, forfeits: list[Forfeit]) -> GameResult:
        s = self.match.state
        outcome = outcome_of(s)
        result: GameResult = {
            "game": game,
            "turns": s.turn_number,
            "decisions": self.match.tally.decisions,
            "reason": outcome.reason,
            "ender": s.ender if s.ender != NONE else None,
            "plan": dealt.deal.plan,
            "scores": [
                SeatScore(line.rank, line.track, line.goods, list(line.towers), line.sections, line.ornaments)
                for line in outcome.scores
            ],
            "forfeits": forfeits,
        }
        if self.plan.observe:
            result["seen"] = self._seen(dealt)
        return result

    def _seen(self, dealt: Game) -> Observed:
        """Give what a study asks about a finished game."""
        s = self.match.state
        sections = [
            [dealt.deal.card[t, k], dealt.deal.tile[t, k], s.owner[t, k], s.complete[t, k], s.ornament[t, k]]
            for t in range(s.towers)
            for k in range(s.height[t])
        ]
        workshop = [[tile for tile in row if NONE < tile < FACE_DOWN] for row in s.array["workshop"].tolist()]
        influence = [[dealt.deal.guild[q], dealt.deal.influence_card[q]] for q in range(4)]
        return {
            **cast("Tallied", self.match.tally.fields()),
            "sections": sections,
            "workshop": workshop[: s.seats],
            "influence": influence,
            "prestige_space": s.array["score"].tolist()[: s.seats],
        }

    def process(self, spec: str, number: int) -> BotProcess:
        """Give the process for a spec's `number`-th seat at this table."""
        processes = self._processes.setdefault(spec, [])
        while len(processes) <= number:
            processes.append(BotProcess(quiet=True))
        return processes[number]

    def source(self, spec: str, game: int, seat: int) -> BotSource:
        """Say how the bot of a seat is made."""
        return BotSource(spec, self.plan.bot_seed(game, seat), self._code.get(spec))

    def try_bot(self, spec: str, dealt: Game, limit: float) -> None:
        """Make a bot that is asked once."""
        try:
            position = Position("trial", Opening.of(dealt), ())
            self.process(spec, 0).ask(Prepare(position, 0, self.source(spec, 0, 0)), limit)
        except BotFailed as error:
            raise ArenaError(f"{spec} cannot play: {error}") from error

    def close(self) -> None:
        """End the processes of the bots."""
        for processes in self._processes.values():
            for process in processes:
                process.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class AskedSeats:
    """The seats of one game whose bots think in separate processes, and the bots that lost their seat."""

    def __init__(self, tables: Tables, game: int, dealt: Game) -> None:
        self._tables = tables
        self._table = f"game {game}"
        self._opening = Opening.of(dealt)
        self._plies: list[str] = []
        self._bots: dict[int, tuple[BotProcess, BotSource]] = {}
        self.forfeits: list[Forfeit] = []
        lineup = tables.plan.lineup_of(game)
        for seat, spec in enumerate(lineup):
            if spec not in COMPILED:
                process = tables.process(spec, lineup[:seat].count(spec))
                self._bots[seat] = process, tables.source(spec, game, seat)
                self._prepare(seat)

    def note(self, actions: list[int]) -> None:
        """Remember what was played, if any bot needs to know."""
        if self._bots:
            self._plies += (ply_of(action).text for action in actions)

    def _prepare(self, seat: int) -> None:
        process, source = self._bots[seat]
        try:
            process.ask(Prepare(self._position(), seat, source), START_LIMIT)
        except BotFailed as error:
            self._lose(seat, error)

    def ask(self, seat: int) -> int | None:
        """Ask a seat for its action; None if it just lost the seat."""
        process, source = self._bots[seat]
        try:
            answer = process.ask(Choose(self._position(), seat, source), self._tables.plan.move_limit)
            return self._checked(answer.get("ply"))
        except BotFailed as error:
            self._lose(seat, error)
            return None

    def _checked(self, ply: object) -> int:
        """Read what a process says is its bot's ply."""
        try:
            action = ply_of(str(ply)).id
        except NotationError:
            raise BotFailed(f"gave {ply!r}, which is no ply") from None
        if refusal(self._tables.match.state, action) != ALLOWED:
            raise BotFailed(f"gave “{ply}”, which is not legal")
        return action

    def _position(self) -> Position:
        return Position(self._table, self._opening, tuple(self._plies))

    def _lose(self, seat: int, error: BotFailed) -> None:
        """Let the stand-in take over for the rest of the game."""
        self.forfeits.append({"seat": seat, "ply": len(self._plies), "message": str(error)})
        self._tables.match.kinds[seat] = GREEDY
        del self._bots[seat]


def must_compile(plan: Plan) -> bool:
    """Return whether the first game waits for something to be compiled: the loops of the arena, or a search."""
    own = [make_bot(spec) for spec in plan.players if name_of(spec) in OWN_BOTS]
    searches = any(hasattr(bot, "prepare") for bot in own)
    return not (is_compiled() and (is_kept(search_on) or not searches))


def check_players(plan: Plan) -> None:
    """Refuse at once a spec that names no bot and a file that holds none; bots that compile do so now."""
    for file in plan.code:
        if file.name in known_bots():
            raise ArenaError(f"{file.name}.py: there is a bot of that name already; give the file another name")
    files = {file.name for file in plan.code}
    with Tables(plan) as tables:
        dealt = new_game(plan.seats, plan.deal_seed(0), plan.boards, edition=plan.edition)
        for spec in dict.fromkeys(plan.players):
            name = spec.partition(":")[0].strip()
            if spec not in files and (name in OWN_BOTS or name not in known_bots()):
                make_bot(spec)  # the package's own, so it may be made here; an unknown one is refused with the known
            if spec not in COMPILED:
                tables.try_bot(spec, dealt, COMPILE_LIMIT if name in OWN_BOTS else START_LIMIT)
