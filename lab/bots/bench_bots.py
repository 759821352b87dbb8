"""How strong and how fast the bots are: the tables of docs/bots.md, measured again.

    python -m lab.bots.bench_bots [--share 1.0] [--jobs 1] [--only levels,peers] [--out FOLDER] [--write]

With `--share 0.1` a tenth of the games is played. Games are kept as they end: the same command continues where it was
stopped. Seconds are counted by the processor's clock, so that the figures do not depend on what else the machine does.
"""

import argparse
import os
import statistics
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from lab.bots.docs import table, write_between_marks
from lab.machine import machine
from redcathedral.arena import make_plan, run_arena, split_players
from redcathedral.arena.journal import FILE
from redcathedral.arena.models import Summary
from redcathedral.bots.mcts import MctsBot, read_budget
from redcathedral.bots.search.thread import SearchThread
from redcathedral.game.game import new_game

if TYPE_CHECKING:
    from collections.abc import Callable

COMMAND = "redcathedral arena --players {players} --seats {seats} --games {games} --jobs {jobs} --seed {seed}"
CURVE = {"0.05s": 80, "0.2s": 60, "1s": 30, "5s": 12}  # games for each budget: those of long thought take hours
LEVELS = "apprentice,builder,greedy,architect,tsar:clock=processor"
REFERENCE = "mcts:100"  # what the curve is measured by: `greedy` is soon beaten nearly always
PATIENCE = 600.0  # seconds by the wall for a ply, however busy the machine
PEER_SECONDS = 3.0
SEED = "bench-bots"
REPLY_BUDGETS = ("0.05s", "0.2s", "1s")
REPLIES = 60
COLD = """
import time
from redcathedral.bots import make_bot
from redcathedral.game.game import new_game

game = new_game(2, seed=1)
bot = make_bot("mcts:1s")
began = time.monotonic()
bot.choose(game)
print(time.monotonic() - began)
"""


@dataclass(frozen=True)
class Bout:
    """One figure: who is asked about, at which table, over how many games."""

    name: str
    players: str
    seats: int
    games: int

    @property
    def hero(self) -> str:
        """The player the figure is about."""
        return split_players(self.players)[0]


HEADLINES = (
    Bout("greedy-random", "greedy,random", 2, 1000),
    Bout("mcts-greedy", "mcts:1s,clock=processor,greedy", 2, 200),
    Bout("mcts-three-greedy", "mcts:1s,clock=processor,greedy,greedy,greedy", 4, 100),
    Bout("tsar-ivan", "tsar:clock=processor", 1, 100),
)


class Bench:
    """Plays bouts and keeps their games."""

    def __init__(self, share: float, jobs: int, out: Path) -> None:
        self._share, self._jobs, self._out = share, jobs, out

    def play(self, bout: Bout) -> Summary:
        """Play a bout, or what is left of it; gives the arena's summary."""
        folder = self._out / bout.name
        games = max(2, round(bout.games * self._share))
        plan = make_plan(split_players(bout.players), games=games, seats=bout.seats, seed=SEED, move_limit=PATIENCE)
        resume = (folder / FILE).exists()
        began = time.monotonic()

        def show(done: int, total: int) -> None:
            sys.stderr.write(f"\r{bout.name}: {done} of {total}, {time.monotonic() - began:.0f} s")
            sys.stderr.flush()

        result = run_arena(plan, jobs=self._jobs, out=folder, resume=resume, on_progress=show)
        sys.stderr.write("\n")
        return result.summary

    def command(self, bout: Bout) -> str:
        """Give the command that plays a bout by itself."""
        games = max(2, round(bout.games * self._share))
        return COMMAND.format(players=bout.players, seats=bout.seats, games=games, jobs=self._jobs, seed=SEED)

    # The tables

    def headlines(self) -> str:
        """Measure the figures that must hold."""
        rows = [self._row(bout) for bout in HEADLINES]
        return self._with_commands(["table", "wins", "parity", "margin", "games"], rows, HEADLINES)

    def curve(self) -> str:
        """Measure how strength grows with the budget."""
        bouts = [
            Bout(f"curve-{budget}", f"mcts:{budget},clock=processor,{REFERENCE}", 2, games)
            for budget, games in CURVE.items()
        ]
        rows = [self._row(bout) for bout in bouts]
        return self._with_commands(["table", "wins", "parity", "margin", "games"], rows, bouts)

    def levels(self) -> str:
        """Rate the levels against each other and against greedy."""
        bout = Bout("levels", LEVELS, 2, 1000)
        summary = self.play(bout)
        rows = [
            [
                f"`{one['player']}`",
                f"{one['rating']['mu']:.1f} ± {one['rating']['sigma']:.1f}",
                f"{100 * one['win_share']:.1f} %",
                f"{one['mean_margin']:+.1f}",
                f"{one['games']:,}",
            ]
            for one in sorted(summary["players"], key=lambda one: -one["rating"]["mu"])
        ]
        return self._with_commands(["level", "OpenSkill rating", "wins", "margin", "games"], rows, [bout])

    def speed(self) -> str:
        """Measure how many plies are played on in a second, on one core."""
        openings = {"2 seats": 2, "4 seats": 4, "solo": 1}
        rows = [[name, f"{playouts_a_second(players):,.0f}"] for name, players in openings.items()]
        return f"{table(['opening', 'plies played on a second and core'], rows)}\n\n{machine()}."

    def replies(self) -> str:
        """Measure how long a table waits for a reply, by the wall."""
        waits = {f"`mcts:{budget}`": reply_shares(budget) for budget in REPLY_BUDGETS}
        waits["`mcts:1s`, the first of a program that has nothing compiled"] = [cold_reply()]
        rows = [
            [name, f"{100 * statistics.median(shares):.0f} %", f"{100 * max(shares):.0f} %", str(len(shares))]
            for name, shares in waits.items()
        ]
        return f"{table(['bot', 'median reply, of its budget', 'longest', 'replies'], rows)}\n\n{machine()}."

    def peers(self) -> str:
        """Measure random games of peers."""
        from lab.peers import measure_peers, table_of  # noqa: PLC0415  # peers need an extra

        note = f"Random legal moves on one core, {PEER_SECONDS:g} s of processor time each, in one run; {machine()}."
        return f"{table_of(measure_peers(PEER_SECONDS))}\n\n{note}"

    def _row(self, bout: Bout) -> list[str]:
        summary = self.play(bout)
        one = next(player for player in summary["players"] if player["player"] == bout.hero)
        low, high = one["interval"]
        place = "solo against Ivan" if bout.seats == 1 else f"{bout.seats} seats"
        return [
            f"{place}: {', '.join(f'`{player}`' for player in split_players(bout.players))}",
            f"{100 * one['win_share']:.1f} % ({100 * low:.1f} to {100 * high:.1f})",
            f"{100 * one['parity']:.0f} %",
            f"{one['mean_margin']:+.1f}",
            f"{one['games']:,}",
        ]

    def _with_commands(self, heads: list[str], rows: list[list[str]], bouts: Any) -> str:
        commands = "\n".join(self.command(bout) for bout in bouts)
        note = "Wins of the first named, with Wilson's 95 % interval; every seat order on the same deals, basic boards;"
        return f"{table(heads, rows)}\n\n{note} seconds of processor time; {machine()}.\n\n```sh\n{commands}\n```"


def playouts_a_second(players: int) -> float:
    """Play on from an opening for two seconds of this thread's time."""
    thread = SearchThread(seed=1, index=0)
    thread.begin(new_game(players, seed=1).state)
    thread.play(1)
    played = 0
    began = time.thread_time()
    while time.thread_time() - began < 2.0:
        thread.play(1)
        played += thread.search.plies
    return played / (time.thread_time() - began)


def reply_shares(budget: str) -> list[float]:
    """Play some decisions of a game of one bot in both seats; gives each reply's part of the budget."""
    bot = MctsBot(read_budget(budget), seed=1)
    bot.prepare()
    game = new_game(2, seed=1)
    shares: list[float] = []
    while len(shares) < REPLIES:
        began = time.monotonic()
        action = bot.choose(game)
        if len(game.legal_actions()) > 1:
            shares.append((time.monotonic() - began) / bot.budget.seconds)
        game.play(action)
    return shares


def cold_reply() -> float:
    """Give how long the first reply of a second's budget takes where nothing is compiled."""
    with TemporaryDirectory() as cache:
        environment = {**os.environ, "REDCATHEDRAL_CACHE": cache}
        done = subprocess.run([sys.executable, "-c", COLD], env=environment, capture_output=True, text=True, check=True)
    return float(done.stdout)


def main() -> None:
    """Measure what is asked for, print it, and write it where it belongs."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--share", type=float, default=1.0, help="of the games (1.0)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (1)")
    parser.add_argument("--out", type=Path, default=Path("bench-bots-results"), help="for the games")
    parser.add_argument("--only", help="tables with commas between: headlines,curve,levels,speed,replies,peers")
    parser.add_argument("--write", action="store_true", help="write the tables into docs/bots.md")
    options = parser.parse_args()
    bench = Bench(options.share, options.jobs, options.out)
    tables: dict[str, Callable[[], str]] = {
        "speed": bench.speed,
        "replies": bench.replies,
        "peers": bench.peers,
        "headlines": bench.headlines,
        "levels": bench.levels,
        "curve": bench.curve,
    }
    chosen = options.only.split(",") if options.only else list(tables)
    for name in chosen:
        if name not in tables:
            parser.error(f"there is no table {name!r}; there are {', '.join(tables)}")
    print(machine())
    for name in chosen:
        text = tables[name]()
        print(f"\n## {name}\n\n{text}", flush=True)
        if options.write:
            write_between_marks(name, text)


if __name__ == "__main__":
    main()
