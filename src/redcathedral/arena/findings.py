"""What a study finds suspicious: figures that no sound edition should show."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .page import percent, percent_range

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from .models import Study

MOST_UNFINISHED = 0.01  # share of games that may reach the turn limit
MOST_ADVANTAGE = 0.10  # what a seat may win above or below parity
MOST_DRY_GAMES = 0.5  # share of games in which a pile may be found empty …
MOST_DRY_TURNS = 0.1  # … and share of turns
LEAST_BUILT = 0.2  # share of its games in which a card should get built
LEAST_USED = 0.05  # uses a seat and game


def name_of(study: Study) -> str:
    """Name a kind of table."""
    seats = study["run"]["seats"]
    return f"{'solo' if seats == 1 else f'{seats} seats'}, {study['run']['boards']}"


def findings(studies: Sequence[Study]) -> list[str]:
    """Give a sentence for everything suspicious, with its figures; one that holds at several tables is said once."""
    tables: dict[str, list[str]] = {}
    for study in studies:
        for sentence in _of_table(study):
            tables.setdefault(sentence, []).append(name_of(study))
    everywhere = len(studies)
    return [
        f"{'every table' if len(names) == everywhere > 1 else '; '.join(names)}: {sentence}"
        for sentence, names in tables.items()
    ]


def _of_table(study: Study) -> Iterator[str]:
    games = study["games"]
    limit = study["length"]["ended_by_turn_limit"]
    if limit > MOST_UNFINISHED * games:
        shown = percent_range(*study["length"]["limit_interval"])
        yield f"{percent(limit / games)} of the games ({shown}) reach the limit of {study['run']['turn_limit']} turns."
    for seat in study["seats"]:
        low, high = seat["interval"]
        beyond = low > seat["parity"] + MOST_ADVANTAGE or high < seat["parity"] - MOST_ADVANTAGE
        if beyond and study["run"]["seats"] > 1:
            shown = f"{percent(seat['win_share'])} ({percent_range(low, high)}; parity {percent(seat['parity'])})"
            yield f"seat {seat['seat']} wins {shown}."
    for material, pile in study["piles"].items():
        if pile["interval"][0] > MOST_DRY_GAMES or pile["turns_dry"] > MOST_DRY_TURNS:
            shown = f"{percent(pile['games_dry'])} of the games and {percent(pile['turns_dry'])} of the turns"
            yield f"the pile of {material} is empty at the start of a turn in {shown}."
    for name, card in study["cards"].items():
        if card["built"] < LEAST_BUILT and card["dealt"] >= 30:
            yield f"card {name} gets built in only {percent(card['built'])} of the games it is dealt in."
    for name, influence in study["influence"].items():
        for verb, uses in influence["uses_per_seat"].items():
            if uses < LEAST_USED:
                yield f"`{verb}` of {name} is hardly used by these bots: {uses:.3f} times a seat and game."
