"""Whatever can be set, typed, asked for or named is in the docs, and the docs name nothing that is not there."""

from __future__ import annotations

import ast
import inspect
import re
from dataclasses import MISSING, fields
from pathlib import Path
from typing import Any

import pytest
from pages import codes, page, rows, section
from starlette.routing import Route, WebSocketRoute

import commands
import deal_vectors
import redcathedral
import snapshot_page
from redcathedral.bots.registry import OWN_BOTS, Options
from redcathedral.envs import open_spiel_env
from redcathedral.envs.batch import BatchEnv
from redcathedral.envs.gym_env import RedCathedralEnv
from redcathedral.envs.pettingzoo_env import raw_env
from redcathedral.server.http.app import ROUTERS, create_app
from redcathedral.server.settings import Settings, limits_from

SOURCES = Path(redcathedral.__file__).parent

# Settings


def limits() -> dict[str, Any]:
    """Give what `--set` can change, with its default."""
    numbers = {one.name: one.default for one in fields(Settings) if isinstance(one.default, int | float)}
    return {name: default for name, default in numbers.items() if not isinstance(default, bool)}


def written(number: float) -> str:
    """Write a number as the page does."""
    for unit, name in ((1 << 20, "MiB"), (1 << 10, "KiB")):
        if isinstance(number, int) and number >= unit and number % unit == 0:
            return f"{number // unit} {name}"
    return f"{number:,g}"


def test_every_limit_of_the_server_stands_on_the_hosting_page_with_its_default() -> None:
    shown = {codes(name)[0]: default for name, default, _ in rows(section(page("hosting.md"), "Limits"))}
    assert shown == {name: written(default) for name, default in limits().items()}


def test_the_limits_of_the_page_are_those_the_command_takes() -> None:
    assert set(limits_from([f"{name}=1" for name in limits()])) == set(limits())


def test_every_other_setting_of_the_server_stands_on_the_hosting_page() -> None:
    others = {one.name for one in fields(Settings)} - set(limits())
    shown = {codes(row[0])[0] for row in rows(section(page("hosting.md"), "From Python"))}
    assert shown == others


def test_every_setting_has_a_default() -> None:
    assert all(one.default is not MISSING or one.default_factory is not MISSING for one in fields(Settings))


# Commands


@pytest.mark.parametrize("name", commands.commands())
def test_a_command_has_its_own_heading_and_table(name: str) -> None:
    heading = "Before any command" if name == "redcathedral" else name
    below = section(page("commands.md"), heading)
    if name not in ("edition", "admin"):  # which have commands of their own
        assert f"<!-- options: {name} -->" in below


def test_the_tables_of_commands_are_what_the_commands_say() -> None:
    assert commands.with_tables(page("commands.md")) == page("commands.md"), "run: python scripts/commands.py"


def test_the_deals_the_page_is_tested_with_are_those_the_rules_deal() -> None:
    kept = deal_vectors.FILE.read_text(encoding="utf-8")
    assert kept == deal_vectors.written(), "run: python scripts/deal_vectors.py"


def test_the_tables_of_the_snapshot_are_what_its_types_say() -> None:
    assert snapshot_page.with_tables(page("snapshot.md")) == page("snapshot.md"), "run: python scripts/snapshot_page.py"


@pytest.mark.parametrize(("command", "its_page"), [("serve", "hosting.md"), ("arena", "arena.md")])
def test_the_page_about_a_command_names_each_of_its_options(command: str, its_page: str) -> None:
    options = {word for action in commands.commands()[command]._actions for word in action.option_strings}
    assert {word for word in options - {"-h", "--help"} if word not in page(its_page)} == set()


# Requests


def routes() -> set[tuple[str, str]]:
    """Give every request the server answers, but for the last resorts that say there is nothing."""
    found = set()
    for route in (*create_app().routes, *(route for router in ROUTERS for route in router.routes)):
        if isinstance(route, WebSocketRoute):
            found.add(("WS", route.path))
        elif isinstance(route, Route):
            found |= {(method, route.path) for method in (route.methods or set()) - {"HEAD"}}
    return {(method, path) for method, path in found if ":path}" not in path}


def shown_requests(heading: str) -> dict[tuple[str, str], str]:
    """Give the requests of a table of the protocol, each with its whole row."""
    found = {}
    for row in rows(section(page("protocol.md"), heading)):
        method, path = codes(row[0])[0].split()
        path = path.partition("?")[0].replace("…", "/api/tables/{table_id}").replace("{id}", "{table_id}")
        found[method, path.replace("{n}", "{index}")] = " | ".join(row)
    return found


def test_every_request_stands_in_the_protocol_and_no_other() -> None:
    assert set(shown_requests("Requests")) | set(shown_requests("Pages")) == routes()


def asked_fields() -> list[tuple[str, str, str]]:
    """Give every field of a body, those inside others included, and every query that a request takes."""
    described = create_app().openapi()
    schemas = described["components"]["schemas"]

    def names_in(part: Any) -> set[str]:
        models = set(re.findall(r"#/components/schemas/(\w+)", str(part)))
        return set().union(*({*schemas[one].get("properties", {})} | names_in(schemas[one]) for one in models))

    found = []
    for path, operations in described["paths"].items():
        for method, operation in operations.items():
            names = {one["name"] for one in operation.get("parameters", []) if one["in"] == "query"}
            names |= names_in(operation.get("requestBody", ""))
            found += [(method.upper(), path, name) for name in sorted(names)]
    return found


@pytest.mark.parametrize(("method", "path", "name"), asked_fields())
def test_every_field_a_request_takes_is_named_beside_it(method: str, path: str, name: str) -> None:
    assert re.search(rf"\b{name}\b", shown_requests("Requests")[method, path])


def test_the_live_socket_says_where_it_begins() -> None:
    assert "?since=N" in shown_requests("Requests")["WS", "/api/tables/{table_id}/live"]


# Environments


def options_of(maker: Any) -> dict[str, Any]:
    return {one.name: one.default for one in inspect.signature(maker).parameters.values() if one.name != "self"}


ENVIRONMENTS = {
    "Batched": options_of(BatchEnv),
    "PettingZoo": options_of(raw_env),
    "Gymnasium": options_of(RedCathedralEnv),
    "OpenSpiel": open_spiel_env.DEFAULTS,
}


def default_written(default: Any) -> str:
    if default is inspect.Parameter.empty:
        return "needed"
    return f"`{default!r}`".replace("'", '"')


@pytest.mark.parametrize("environment", ENVIRONMENTS)
def test_every_option_of_an_environment_is_in_the_table_with_its_default(environment: str) -> None:
    table = rows(section(page("environments.md"), "Options"))
    column = 1 + list(ENVIRONMENTS).index(environment)
    shown = {codes(row[0])[0]: row[column] for row in table if row[column]}
    assert shown == {name: default_written(default) for name, default in ENVIRONMENTS[environment].items()}


# Bots


@pytest.mark.parametrize("name", OWN_BOTS)
def test_every_bot_and_each_of_its_options_is_on_the_page_of_bots(name: str) -> None:
    table = rows(section(page("bots.md"), "Which bot for what"))
    assert name in {codes(row[0])[0] for row in table}
    options = Options(name, [], 1)
    OWN_BOTS[name](options)
    shown = {codes(row[0])[0] for row in table if f"`{name}`" in row[1] or row[1] == "all bots"}
    assert set(options._taken) == shown - {name}


# Environment variables


def variables_of(source: str) -> set[str]:
    """Give the environment variables a module reads; a use of the environment that is not understood is an error."""
    tree = ast.parse(source)
    tuples = {
        target.id: ast.literal_eval(node.value)
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Tuple)
        for target in node.targets
        if isinstance(target, ast.Name) and target.id.endswith("VARIABLES")
    }
    found: set[str] = set()
    uses = understood = 0
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in ("environ", "getenv"):
            uses += 1
        if isinstance(node, ast.Dict):  # handed on to another process as it is
            understood += sum(
                key is None and "environ" in ast.unparse(value)
                for key, value in zip(node.keys, node.values, strict=True)
            )
        if isinstance(node, ast.Subscript) and ast.unparse(node.value) == "os.environ":
            found.add(ast.literal_eval(node.slice))
            understood += 1
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("os.environ.get", "os.getenv"):
            found.add(ast.literal_eval(node.args[0]))
            understood += 1
        if (
            isinstance(node, ast.Call)
            and ast.unparse(node.func) == "map"
            and ast.unparse(node.args[0]) == "os.environ.get"
        ):
            found |= set(tuples[ast.unparse(node.args[1])])
            understood += 1
    assert uses == understood, "the environment is used in a way this test cannot read"
    return found


def test_every_environment_variable_the_code_reads_is_in_the_docs() -> None:
    read = set().union(*(variables_of(path.read_text(encoding="utf-8")) for path in SOURCES.rglob("*.py")))
    table = rows(section(page("commands.md"), "Environment variables"))
    assert {name for row in table for name in codes(row[0])} == read


def test_the_reader_of_variables_sees_every_way_to_read_one() -> None:
    assert variables_of(
        'A_VARIABLES = ("A", "B")\nmap(os.environ.get, A_VARIABLES)\nos.environ["C"]\nos.getenv("D")'
    ) == set("ABCD")
    with pytest.raises(AssertionError):
        variables_of("for name in os.environ: print(name)")
