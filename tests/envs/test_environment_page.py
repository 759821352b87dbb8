"""docs/environments.md against the code."""

import re
from pathlib import Path

from redcathedral.envs import card, core, open_spiel_env
from redcathedral.envs.layout import OBSERVATION
from redcathedral.kernel import actions

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


def test_the_tables_of_the_page_are_those_of_the_code() -> None:
    page = PAGE.read_text("utf-8")
    assert card.with_tables(page) == page, "run: python -m redcathedral.envs.card docs/environments.md"
    for name in card.TABLES:
        assert f"<!-- table: {name} -->" in page


def test_the_blocks_of_the_action_table_begin_where_the_kernel_says() -> None:
    for row in card.action_table().splitlines()[2:]:
        verb, ids = (cell.strip() for cell in row.split("|")[1:3])
        assert int(ids.split(" to ")[0]) == getattr(actions, verb.upper())


def test_the_numbers_of_the_page_are_those_of_the_code() -> None:
    page = PAGE.read_text("utf-8")
    assert {int(number.replace(",", "")) for number in re.findall(r"([\d,]+) numbers", page)} == {OBSERVATION}
    assert {int(number.replace(",", "")) for number in re.findall(r"([\d,]+) decisions", page)} == {actions.DECISIONS}
    assert f"turn limit of {core.DEFAULT_TURN_LIMIT:,}" in page
    assert open_spiel_env.NAME in page
