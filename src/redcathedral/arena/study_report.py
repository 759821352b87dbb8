"""The study as a page and as Markdown: one description, two output formats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import plots
from .findings import findings, name_of
from .markdown import Markdown
from .page import Page, percent, percent_range

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from .models import EffectFigures, Study

    Document = Page | Markdown

FOLDER = "study"  # of the plots, beside the Markdown


def study_page(studies: Sequence[Study], command: str) -> str:
    """Give the study as one HTML file."""
    page = Page(_title(studies))
    _write(page, studies, command)
    return page.html()


def study_markdown(studies: Sequence[Study], command: str) -> tuple[str, dict[str, str]]:
    """Give the study as Markdown and its plots by file name."""
    text = Markdown(_title(studies), FOLDER)
    _write(text, studies, command)
    return text.text(), text.files


def _title(studies: Sequence[Study]) -> str:
    return f"A study of the edition {studies[0]['run']['edition']}"


def _write(doc: Document, studies: Sequence[Study], command: str) -> None:
    run = studies[0]["run"]
    doc.paragraph(
        f"What the game is like when {', '.join(dict.fromkeys(run['players']))} plays every seat. It says as much "
        "about the bot as about the game. Brackets and whiskers are 95 % intervals (Wilson's for shares, normal ones "
        "for means). "
        f"Edition digest {run['edition_digest'][:16]}, seed {run['seed']}. Made by:"
    )
    doc.code(command)
    _write_findings(doc, studies)
    _write_length(doc, studies)
    _write_seats(doc, studies)
    _write_scores(doc, studies)
    _write_piles(doc, studies)
    _write_plans(doc, studies)
    _write_cards(doc, studies)
    _write_tiles(doc, studies)
    _write_influence(doc, studies)


def _write_findings(doc: Document, studies: Sequence[Study]) -> None:
    doc.heading("Is it plausible?")
    found = findings(studies)
    for sentence in found:
        doc.paragraph(sentence, warning=True)
    if not found:
        doc.paragraph(
            "Nothing looks broken: games end, no seat is 10 points off parity, no pile is empty in half of the games, "
            "every card gets built and every influence action is used."
        )


def _write_length(doc: Document, studies: Sequence[Study]) -> None:
    doc.heading("Length and choice")
    rows = []
    for study in studies:
        turns, decisions, use = study["length"]["turns"], study["decisions"], study["turns"]
        rows.append(
            (
                name_of(study),
                f"{study['games']:,}",
                f"{turns['mean']:.1f} ({turns['low']:.1f} to {turns['high']:.1f})",
                f"{turns['p5']:.0f} to {turns['p95']:.0f}",
                f"{turns['mean'] / max(2, study['run']['seats']):.1f}",
                str(study["length"]["ended_by_turn_limit"]),
                f"{study['length']['decisions']['mean']:.0f}",
                f"{decisions['options']:.1f}",
                f"{decisions['options_at_turn_start']:.1f}",
                str(decisions["most_options"]),
                " / ".join(f"{100 * share:.0f}" for share in (use["claim"], use["build"], use["market"])),
            )
        )
    columns = ("table", "games", "turns", "5 to 95 %", "a side", "at limit", "decisions", "plies to choose from")
    doc.table((*columns, "at a turn's start", "most", "claim / build / market %"), rows)
    lengths = {name_of(study): study["length"]["all_turns"] for study in studies}
    doc.plot(plots.spread(lengths, "turns of a game"), "Turns of a game")


def _write_seats(doc: Document, studies: Sequence[Study]) -> None:
    doc.heading("Seats")
    rows, names, values, bounds, marks = [], [], [], [], []
    for study in studies:
        for seat in study["seats"]:
            name = f"{name_of(study)}: {'Ivan' if seat['ivan'] else seat['seat']}"
            margin = seat["margin_interval"] or (0.0, 0.0)
            rows.append(
                (
                    name,
                    percent(seat["win_share"]),
                    percent_range(*seat["interval"]),
                    percent(seat["parity"]),
                    f"{seat['margin']:+.2f} ({margin[0]:+.2f} to {margin[1]:+.2f})",
                    f"{seat['total']['mean']:.1f}",
                )
            )
            names.append(name)
            values.append(seat["win_share"])
            bounds.append((seat["interval"][0], seat["interval"][1]))
            marks.append(seat["parity"])
    doc.table(("seat in turn order", "wins", "95 %", "parity", "margin", "prestige"), rows)
    doc.plot(plots.shares(names, values, bounds, marks), "Win share by seat")


def _write_scores(doc: Document, studies: Sequence[Study]) -> None:
    doc.heading("Scores and where they come from")
    rows, names = [], []
    parts: dict[str, list[float]] = {"track": [], "goods": [], "towers": []}
    for study in studies:
        for who, scores in (("all", study["scores"]["all"]), ("winners", study["scores"]["winners"])):
            total = scores["total"]
            sources = {"track": scores["track"], "goods": scores["goods"], "towers": scores["towers"]}
            shares = [percent(prestige / total["mean"]) for prestige in sources.values()]
            spread = f"{total['p5']:.0f} to {total['p95']:.0f}"
            rows.append(
                (f"{name_of(study)}: {who}", f"{total['mean']:.1f} ± {total['deviation']:.1f}", spread, *shares)
            )
            names.append(f"{name_of(study)}: {who}")
            for source, prestige in sources.items():
                parts[source].append(prestige)
    doc.table(("seats", "prestige", "5 to 95 %", "track", "goods", "towers"), rows)
    doc.plot(plots.stacked(names, parts, "prestige"), "Sources of prestige")
    totals = {name_of(study): study["scores"]["totals"] for study in studies}
    doc.plot(plots.spread(totals, "prestige of a seat"), "Prestige of a seat")
    ends = [
        f"{name_of(study)} {study['scores']['winning_margin']['mean']:.1f} ahead, {study['scores']['sections']:.2f} "
        f"sections and {study['scores']['ornaments']:.2f} ornaments a seat, {study['turns']['exchanges']:.2f} "
        f"exchanges and {study['turns']['rerolls']:.2f} rerolls"
        for study in studies
    ]
    doc.paragraph("How winners finish, and what a seat does on the way: " + "; ".join(ends) + ".")


def _write_piles(doc: Document, studies: Sequence[Study]) -> None:
    doc.heading("Piles that run out")
    doc.paragraph(
        "Games in which the pile is empty at the start of some turn; in brackets the share of all such turns."
    )
    materials = list(studies[0]["piles"])
    rows = [
        (
            name_of(study),
            *(f"{percent(pile['games_dry'])} ({percent(pile['turns_dry'])})" for pile in study["piles"].values()),
        )
        for study in studies
    ]
    doc.table(("table", *materials), rows)


def _write_plans(doc: Document, studies: Sequence[Study]) -> None:
    doc.heading("Building plans")
    rows = [
        (
            f"{name_of(study)}: {plan['plan']}",
            f"{plan['games']:,}",
            f"{plan['turns']['mean']:.1f} ({plan['turns']['low']:.1f} to {plan['turns']['high']:.1f})",
            f"{plan['total']['mean']:.1f}",
            f"{plan['towers']:.1f}",
            f"{percent(plan['first_seat'])} ({percent_range(*plan['first_seat_interval'])})",
        )
        for study in studies
        for plan in study["plans"]
    ]
    doc.table(("heights", "games", "turns", "prestige", "of it towers", "first seat wins"), rows)


def _write_cards(doc: Document, studies: Sequence[Study]) -> None:
    doc.heading("Cathedral cards")
    doc.paragraph(
        "How those who build a card fare, against those who build other cards of its kind at the same kind of table: "
        "margin in prestige. Building anything goes with winning, so only the difference tells something; and of forty "
        "intervals two miss the truth by chance."
    )
    for study in studies:
        cards = study["cards"]
        kinds = {name: name.partition("-")[0] for name in cards}
        built = {name: percent(card["built"]) for name, card in cards.items()}
        claimed = {name: percent(card["claimed"]) for name, card in cards.items()}
        _write_effects(doc, study, "Cards", cards, kinds, {"built": built, "claimed": claimed})


def _write_tiles(doc: Document, studies: Sequence[Study]) -> None:
    doc.heading("Workshop tiles")
    doc.paragraph("How those who hold a tile face up fare, against those who hold any other; uses by the die alone.")
    for study in studies:
        tiles = study["tiles"]
        uses = {name: f"{tile['uses_per_holder']:.2f}" for name, tile in tiles.items()}
        _write_effects(doc, study, "Tiles", tiles, dict.fromkeys(tiles, "tile"), {"uses per holder": uses})


def _write_effects(
    doc: Document,
    study: Study,
    title: str,
    entries: Mapping[str, EffectFigures],
    kinds: Mapping[str, str],
    columns: Mapping[str, Mapping[str, str]],
) -> None:
    """Show what is best and worst of its kind, and plot all of it.

    `kinds` and the cells of `columns` are by the name of the entry.
    """
    means = {kind: _pooled([e for name, e in entries.items() if kinds[name] == kind]) for kind in kinds.values()}
    shown = [
        (name, e, e["margin"] - means[kinds[name]], [bound - means[kinds[name]] for bound in e["margin_interval"]])
        for name, e in entries.items()
        if e["margin_interval"]
    ]
    shown.sort(key=lambda entry: -entry[2])
    if not shown:
        return
    outer = shown[:3] + shown[-3:] if len(shown) > 6 else shown
    rows = [
        (
            name,
            f"{entry['seats']:,}",
            *(cells[name] for cells in columns.values()),
            f"{100 * entry['win_above_parity']:+.1f}",
            f"{effect:+.2f} ({low:+.2f} to {high:+.2f})",
        )
        for name, entry, effect, (low, high) in outer
    ]
    first = (f"{name_of(study)}: best and worst", "seats")
    doc.table((*first, *columns, "wins above parity (points)", "margin against its kind"), rows)
    names = [name for name, _, _, _ in shown]
    bounds = [(low, high) for _, _, _, (low, high) in shown]
    svg = plots.effects(names, [effect for _, _, effect, _ in shown], bounds, "margin against its kind (prestige)")
    doc.plot(svg, f"{title}, {name_of(study)}")


def _pooled(entries: Sequence[EffectFigures]) -> float:
    total = sum(entry["seats"] * entry["margin"] for entry in entries)
    return total / max(1, sum(entry["seats"] for entry in entries))


def _write_influence(doc: Document, studies: Sequence[Study]) -> None:
    doc.heading("Influence cards")
    doc.paragraph("Uses of each action a seat and game, and how the seat that used the card most fares.")
    for study in studies:
        rows = []
        for name, card in study["influence"].items():
            low, high = card["win_interval"] or (0.0, 0.0)
            rows.append(
                (
                    name,
                    f"{card['games']:,}",
                    ", ".join(f"{verb} {uses:.2f}" for verb, uses in card["uses_per_seat"].items()),
                    f"{card['turns']:.1f}",
                    f"{card['total']:.1f}",
                    f"{100 * card['win_above_parity']:+.1f} ({100 * low:+.1f} to {100 * high:+.1f})",
                    f"{card['margin']:+.2f}",
                )
            )
        columns = (f"{name_of(study)}: card", "games", "uses a seat", "turns", "prestige")
        doc.table((*columns, "heaviest user above parity (points)", "its margin"), rows, texts=(2,))
