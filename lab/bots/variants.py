"""Ways to search against the one in use, both with the same number of simulations, on the same deals and dice.

    python -m lab.bots.variants [--simulations 800] [--games 60] [--only flat,short] [--out FILE] [--write]

Games are kept in a file of JSON lines as they end; the same command continues where it was stopped.
"""

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np

from lab.bots.contest import Contest, player
from lab.bots.docs import table, write_between_marks
from lab.machine import machine
from redcathedral.arena.statistics import wilson

# What each changes of the standard settings.
VARIANTS: dict[str, tuple[str, dict[str, float]]] = {
    "same": ("nothing: the noise of this table", {}),
    "flat": ("no tree: below the plies looked at, every seat plays as quick `greedy`", {"width": 0}),
    "narrow": ("two turns of every seat in the tree instead of four", {"width": 2}),
    "patient": ("plies are dropped by halving alone, never for being significantly behind", {"stop_z": 1000.0}),
    "leaf": ("the evaluation after one turn of everybody instead of six", {"horizon": 1}),
    "short": ("the evaluation after three turns", {"horizon": 3}),
    "end": ("played on to the end of the game", {"horizon": 0}),
    "few": ("eight plies looked at, up to 2.5 prestige worse than the first", {"plies": 8, "prune": 2.5}),
    "unjudged": ("the first judgement of a ply does not count", {"prior_weight": 0.0}),
}


class Journal:
    """Finished games by variant and number, kept in a file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.games: dict[tuple[str, int, int], tuple[float, int]] = {}
        if path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                told = json.loads(line)
                self.games[told["variant"], told["simulations"], told["game"]] = told["won"], told["margin"]

    def add(self, variant: str, simulations: int, game: int, won: float, margin: float) -> None:
        """Keep a game."""
        self.games[variant, simulations, game] = won, int(margin)
        told: dict[str, Any] = {"variant": variant, "simulations": simulations, "game": game}
        with self._path.open("a") as file:
            file.write(json.dumps({**told, "won": won, "margin": int(margin)}) + "\n")


def main() -> None:
    """Play what is missing and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--simulations", type=int, default=800)
    parser.add_argument("--games", type=int, default=60, help="of every variant")
    parser.add_argument("--only", help="variants with commas between")
    parser.add_argument("--out", type=Path, default=Path("variants.jsonl"))
    parser.add_argument("--write", action="store_true", help="write the table into docs/bots.md")
    options = parser.parse_args()
    journal, contest = Journal(options.out), Contest(2)
    standard = player(options.simulations)
    rows = []
    for name in options.only.split(",") if options.only else VARIANTS:
        about, changes = VARIANTS[name]
        for game in range(options.games):
            if (name, options.simulations, game) not in journal.games:
                result = contest.compare(player(options.simulations, **changes), standard, 1, 200_000 + game)
                journal.add(name, options.simulations, game, result.wins, result.margin)
        played = [journal.games[name, options.simulations, game] for game in range(options.games)]
        won, margins = sum(one[0] for one in played), [one[1] for one in played]
        low, high = wilson(won, len(played))
        error = float(np.std(margins, ddof=1) / np.sqrt(len(margins)))
        share = f"{100 * won / len(played):.0f} % ({100 * low:.0f} to {100 * high:.0f})"
        rows.append([about, share, f"{np.mean(margins):+.1f} ± {error:.1f}"])
        print(f"{name}: {' · '.join(rows[-1])}", flush=True)
    note = f"2 seats, {options.simulations} simulations on both sides, {options.games} games each; {machine()}."
    text = f"{table(['what is changed', 'wins against the standard', 'margin'], rows)}\n\n{note}"
    print(text)
    if options.write:
        write_between_marks("variants", text)


if __name__ == "__main__":
    main()
