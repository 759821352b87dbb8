"""Bots by their specs: `random`, `greedy`, `mcts:1s`, `mcts:2000,threads=2,seed=5`, `apprentice` to `tsar`.

A spec is a name and, after a colon, options separated by commas; an option without a name is the budget. The package's
bots come first, then those that other packages offer in the entry point group `redcathedral.bots`: each a function that
takes `Options` and returns a `Bot`. `load_bot_file` loads your own bot from a file.
"""

from __future__ import annotations

import importlib.util
import re
import sys
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .greedy import make_greedy
from .levels import LEVELS
from .mcts import make_mcts
from .protocol import Bot, BotError
from .random_bot import make_random

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

__all__ = ["Options"]

GROUP = "redcathedral.bots"
# An option rather than the next spec: `threads=2`, or a budget such as `2000` and `0.2s`.
_OPTION = re.compile(r"\s*([a-zA-Z_]\w*\s*=|[0-9.])")


class Options:
    """The options of one spec. A maker takes what it knows; `finish` refuses what is left."""

    def __init__(self, spec: str, texts: list[str], default_seed: int | str | None = None) -> None:
        self.spec = spec
        """The spec as it was written."""
        self.budget: str | None = None
        """The option without a name, None if not given."""
        self._named: dict[str, str] = {}
        self._taken: list[str] = ["seed"]
        self._default_seed = default_seed
        for text in texts:
            key, equals, value = (part.strip() for part in text.partition("="))
            if equals and key and value and key not in self._named:
                self._named[key] = value
            elif not equals and key and self.budget is None:
                self.budget = key
            else:
                raise BotError(f"bot {spec!r}: option {text.strip()!r} is not understood; write name=value")

    def text(self, key: str, default: str) -> str:
        """Take an option as it is written."""
        self._taken.append(key)
        return self._named.pop(key, default)

    def number(self, key: str, default: int, least: int = 1, most: int = 1_000_000_000) -> int:
        """Take a whole number."""
        said = self.text(key, str(default))
        if not said.isascii() or not said.isdigit() or not least <= int(said) <= most:
            raise BotError(f"bot {self.spec!r}: {key} must be a whole number from {least} to {most}, not {said!r}")
        return int(said)

    def choice(self, key: str, known: Sequence[str]) -> str:
        """Take one of the known words; the first if none is given."""
        said = self.text(key, known[0])
        if said not in known:
            raise BotError(f"bot {self.spec!r}: {key} must be one of {', '.join(known)}, not {said!r}")
        return said

    def seed(self) -> int | str | None:
        """Take the seed: the spec's, or else the table's, or else None, which means a fresh one every time."""
        said = self._named.pop("seed", None)
        return self._default_seed if said is None else said

    def no_budget(self) -> None:
        """Refuse a budget, for bots that have none."""
        if self.budget is not None:
            raise BotError(f"bot {self.spec!r}: this bot takes no {self.budget!r}")

    def finish(self) -> None:
        """Refuse options that nobody took."""
        for key in self._named:
            known = ", ".join(sorted(self._taken))
            raise BotError(f"bot {self.spec!r}: there is no option {key!r}; the options are {known}")


OWN_BOTS: dict[str, Callable[[Options], Bot]] = {
    "random": make_random,
    "greedy": make_greedy,
    "mcts": make_mcts,
    **LEVELS,
}
QUICK = ("random", "greedy", "apprentice", "builder")  # those of them that answer at once; the others search


def known_bots() -> list[str]:
    """Return the names a spec can begin with: the package's own, then those of installed entry points."""
    return [*OWN_BOTS, *sorted(point.name for point in entry_points(group=GROUP) if point.name not in OWN_BOTS)]


def split_players(text: str) -> list[str]:
    """Part `greedy,mcts:2000,threads=2,random` into specs: an option belongs to the spec before it."""
    specs: list[str] = []
    for piece in text.split(","):
        if specs and _OPTION.match(piece):
            specs[-1] += f",{piece.strip()}"
        else:
            specs.append(piece.strip())
    return specs


def name_of(spec: str) -> str:
    """Give the name a spec begins with."""
    return spec.partition(":")[0].strip()


def is_quick(spec: str) -> bool:
    """Whether a bot answers at once, so that nobody has to wait while it thinks."""
    return name_of(spec) in QUICK


def make_bot(spec: str, seed: int | str | None = None) -> Bot:
    """Make a bot from its spec. `seed` is used if the spec names none."""
    name, rest = name_of(spec), spec.partition(":")[2]
    options = Options(spec, rest.split(",") if rest.strip() else [], seed)
    if name in OWN_BOTS:
        return OWN_BOTS[name](options)
    for point in entry_points(group=GROUP):
        if point.name == name:
            return _checked(_load(point)(options), f"entry point {point.value}")
    raise BotError(f"there is no bot {name!r}; the known ones are {', '.join(known_bots())}")


def _load(point: Any) -> Any:
    try:
        return point.load()
    except Exception as error:  # foreign code
        raise BotError(f"bot {point.name!r}: {point.value} can't be loaded: {error}") from error


def load_bot_file(path: str | Path) -> Bot:
    """Load your own bot from a Python file that has `make_bot()`, a class `Bot` or an object `bot`."""
    path = Path(path)
    if not path.is_file():
        raise BotError(f"there is no bot file {str(path)!r}")
    name = f"redcathedral_bot_{path.stem}"
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise BotError(f"{path} isn't a Python file: its name must end in .py")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # dataclasses and pickles look their module up
    try:
        spec.loader.exec_module(module)
        return _checked(_bot_of(module), str(path))
    except BotError:
        raise
    except Exception as error:  # foreign code
        raise BotError(f"{path}: {type(error).__name__}: {error}") from error


def _bot_of(module: Any) -> Any:
    for name in ("make_bot", "Bot"):
        if callable(getattr(module, name, None)):
            return getattr(module, name)()
    return getattr(module, "bot", None)


def _checked(bot: Any, source: str) -> Bot:
    """Refuse what is no bot; one without a name gets its source's."""
    if bot is not None and not isinstance(getattr(bot, "name", None), str):
        bot.name = Path(source).stem
    if not callable(getattr(bot, "choose", None)):
        raise BotError(f"{source}: a bot needs choose(game), in an object `bot`, a class `Bot` or from `make_bot()`")
    checked: Bot = bot
    return checked
