"""Golden games and legal-count trees, written again to be reviewed as a diff.

    python -m lab.goldens

tests/data/golden/ holds one random game for each kind of table, as records. tests/data/perft/ holds positions with the
number of ways the game can continue from them, one, two and three plies deep, chance enumerated: a rule that allows or
forbids something else changes a count.
"""

import json
import random
import sys
from pathlib import Path

import redcathedral as rc
from redcathedral.kernel.actions import DECISIONS
from redcathedral.kernel.codes import PHASE_OVER
from redcathedral.kernel.rules import apply, legal
from redcathedral.kernel.state import State
from redcathedral.plies import ply_of

DATA = Path(__file__).parent.parent / "tests" / "data"
TABLES = tuple((players, boards) for players in (1, 2, 3, 4) for boards in ("basic", "advanced"))
GOLDEN_SEED = 2026
PERFT_PLIES = (0, 40, 97)  # how far into a random game the positions lie
MOST_NODES = 6_000  # the deepest tree counted for a position


def random_game(players: int, boards: str, seed: int, plies: int | None = None) -> rc.Game:
    """Play a game at random, to its end or for so many plies; rolls are told, so a position may wait for one."""
    game = rc.new_game(players, seed=seed, boards=boards, dice="draw" if plies is None else "ask")
    choose = random.Random(seed)  # noqa: S311  # a game, not a secret
    while game.to_move is not None and (plies is None or game.version < plies):
        game.play(choose.choice(game.legal_actions()))
    return game


def golden_name(players: int, boards: str) -> str:
    """Name a golden file."""
    return f"{'solo' if players == 1 else f'{players}-players'}-{boards}"


def perft(s: State, depth: int) -> int:
    """Count the ways the game can continue for so many plies."""
    out = [0] * (DECISIONS + 1)
    count = legal(s, out)
    if depth == 1 or s.phase == PHASE_OVER:
        return count
    total = 0
    for action in out[:count]:
        after = s.copy()
        apply(after, action)
        total += perft(after, depth - 1)
    return total


def count_tree(game: rc.Game) -> dict[str, object]:
    """Count a position's tree as deep as stays quick, and the first ply by verb."""
    by_verb: dict[str, int] = {}
    for action in game.legal_actions():
        verb = ply_of(action).verb
        by_verb[verb] = by_verb.get(verb, 0) + 1
    counts = [perft(game.state, 1)]
    while len(counts) < 3 and counts[-1] * max(10, counts[0]) < MOST_NODES:
        counts.append(perft(game.state, len(counts) + 1))
    return {"plies": counts, "first": by_verb}


def main() -> int:
    """Write all files."""
    for folder in ("golden", "perft"):
        (DATA / folder).mkdir(parents=True, exist_ok=True)
    trees = {}
    for players, boards in TABLES:
        name = golden_name(players, boards)
        (DATA / "golden" / f"{name}.txt").write_text(random_game(players, boards, GOLDEN_SEED).record())
        for plies in PERFT_PLIES:
            game = random_game(players, boards, GOLDEN_SEED, plies)
            position = f"{name}-{plies}"
            (DATA / "perft" / f"{position}.txt").write_text(game.record())
            trees[position] = count_tree(game)
            print(position, trees[position]["plies"])
    (DATA / "perft" / "counts.json").write_text(json.dumps(trees, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
