"""What a search keeps of the first turns of its games: many games begin alike, and are then played alike.

All that happens between two results of chance follows from what was there. So a ply of the search, and behind it the
results of chance and the turns chosen, tell exactly which position a game has come to: this path is one whole number,
with a digit for each of them. The first few turns fit, and later ones hardly ever come again.
"""

from ...kernel.actions import DECISIONS
from ...kernel.chance import first_result
from ...kernel.state import State
from .boards import BoardRow
from .tree import PLACES, Tree

LONGEST = (1 << 63) // DECISIONS - 1  # the longest path that can get one more digit
LOST = 0  # a path that is too long


def path_of(ply: int) -> int:
    """Give the path of a game that begins with a ply of the search."""
    return ply + 1


def longer(path: int, digit: int) -> int:
    """Give the path that goes on with a turn or a result of chance; they never follow the same path."""
    return path * DECISIONS + digit if path < LONGEST and path != LOST else LOST


def after_chance(path: int, s: State, result: int) -> int:
    """Give the path that goes on with a result of chance: it counts from the first one possible."""
    return longer(path, result - first_result(s))


def recall_turns(tree: Tree, path: int) -> bool:
    """Take over what was seen at the end of this path before; return whether it was."""
    place = path % PLACES
    if path == LOST or tree.looked_path[place] != path:
        return False
    tree.seen = tree.looked_seen[place]
    for k in range(tree.seen):
        tree.action[k] = tree.looked_action[place, k]
        tree.guess[k] = tree.looked_guess[place, k]
    return True


def keep_turns(tree: Tree, path: int) -> None:
    """Keep what is seen at the end of a path, if there is room."""
    place = path % PLACES
    if path != LOST and tree.looked_path[place] == LOST:
        tree.looked_path[place] = path
        tree.looked_seen[place] = tree.seen
        for k in range(tree.seen):
            tree.looked_action[place, k] = tree.action[k]
            tree.looked_guess[place, k] = tree.guess[k]


def recall_board(boards: BoardRow, first: int, tree: Tree, path: int) -> bool:
    """Put on `boards[0]` what a path led to before; return whether it did. The boards kept begin at `first`."""
    place = path % PLACES
    if path == LOST or tree.played_path[place] != path:
        return False
    boards[0] = boards[first + place]
    return True


def keep_board(boards: BoardRow, first: int, tree: Tree, path: int) -> None:
    """Keep what a path led to, if there is room."""
    place = path % PLACES
    if path != LOST and tree.played_path[place] == LOST:
        tree.played_path[place] = path
        boards[first + place] = boards[0]
