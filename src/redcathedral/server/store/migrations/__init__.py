"""The numbered list of changes to the database, for every store: forward only, one file per number.

A new change is a new file, `0004_what_it_does.sql`; a released one is never edited. The few words in which stores
differ are in `WORDS`; a file uses them as `$name`.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from string import Template
from typing import Final, NamedTuple

from ....errors import SetupError
from ....text import say

SQLITE: Final = "sqlite"
POSTGRESQL: Final = "postgresql"
WORDS: Final = {
    SQLITE: {"without_rowid": "WITHOUT ROWID", "unlogged": ""},
    POSTGRESQL: {"without_rowid": "", "unlogged": "UNLOGGED"},
}
_FOLDER: Final = Path(__file__).parent
_NAME: Final = re.compile(r"(\d{4})_(\w+)\.sql")


class Migration(NamedTuple):
    """A step from one version of the database to the next."""

    number: int
    name: str
    statements: tuple[str, ...]


@cache
def migrations(dialect: str) -> tuple[Migration, ...]:
    """Give every migration in order, in the words of a store."""
    found: list[Migration] = []
    for path in sorted(_FOLDER.glob("*.sql")):
        named = _NAME.fullmatch(path.name)
        if named is None or int(named[1]) != len(found) + 1:
            raise ValueError(f"{path.name} is not the file of migration {len(found) + 1}")
        text = Template(path.read_text(encoding="utf-8")).substitute(WORDS[dialect])
        statements = tuple(one.strip() for one in text.split(";\n") if one.strip())
        found.append(Migration(int(named[1]), named[2], statements))
    return tuple(found)


def missing(dialect: str, version: int, database: str) -> tuple[Migration, ...]:
    """Give what a database of a version lacks; one that a newer server wrote is refused."""
    known = migrations(dialect)
    if version > len(known):
        raise SetupError(say("serve-database-newer", database=database, version=str(version), known=str(len(known))))
    return known[version:]
