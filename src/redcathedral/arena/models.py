"""The shapes of what the arena writes: `games.jsonl`, `results.parquet`, `summary.json` and `study.json`.

Rates and means are rounded. An interval is `[low, high]` at 95 %, and None where there is too little data for one.
"""

from __future__ import annotations

from typing import NamedTuple, NotRequired, TypedDict

Interval = list[float]


# A game


class SeatScore(NamedTuple):
    """How one seat ended a game; a list in the files."""

    rank: int
    track: int
    goods: int
    towers: list[int]
    sections: int
    ornaments: int

    @property
    def total(self) -> int:
        """All prestige of the seat."""
        return self.track + self.goods + sum(self.towers)


class Forfeit(TypedDict):
    """A seat that its bot lost."""

    seat: int
    ply: int
    message: str


class Tallied(TypedDict):
    """The fields of a `Tally`, which says what each counts."""

    decisions: int
    options: int
    most_options: int
    first_decisions: int
    first_options: int
    dry_turns: list[int]
    turns: list[list[int]]
    gathered: list[list[int]]
    verbs: list[list[int]]
    activated: list[list[int]]
    exchanges: list[int]
    rerolls: list[int]


class Observed(Tallied):
    """What a study asks about a finished game."""

    sections: list[list[int]]
    """Of each section: card, tile, owner, complete, ornament."""
    workshop: list[list[int]]
    """The tiles face up, by seat."""
    influence: list[list[int]]
    """Guild and influence card, by quarter of the market."""
    prestige_space: list[int]
    """By seat."""


class GameResult(TypedDict):
    """One finished game: a line of `games.jsonl`."""

    game: int
    turns: int
    decisions: int
    reason: str
    ender: int | None
    plan: int
    scores: list[SeatScore]
    forfeits: list[Forfeit]
    seen: NotRequired[Observed]
    """Only where the run observes its games."""


class Row(TypedDict):
    """One seat of one game: a row of `results.parquet`."""

    game: int
    deal: int
    deal_seed: str
    plan: int
    seat: int
    color: str
    player: str
    rank: int
    win: float
    margin: int | None
    total: int
    track: int
    goods: int
    towers: int
    tower_a: int
    tower_b: int
    tower_c: int
    tower_d: int
    tower_e: int
    tower_f: int
    sections: int
    ornaments: int
    turns: int
    decisions: int
    reason: str
    ended: bool
    forfeit: str | None


# A run


class RunIdentity(TypedDict):
    """All that decides how a game of a given number goes."""

    players: list[str]
    seats: int
    seed: str
    boards: str
    edition: str
    edition_digest: str
    turn_limit: int
    move_limit: float
    version: str
    source: str
    packages: dict[str, str]
    code: dict[str, str]
    observe: bool


class RatingFigures(TypedDict):
    """A player's rating, OpenSkill's."""

    mu: float
    sigma: float


class PlayerFigures(TypedDict):
    """How one player did in a run."""

    player: str
    games: int
    win_share: float
    interval: Interval
    parity: float
    verdict: str
    mean_margin: float
    margin_interval: Interval | None
    mean_total: float
    rating: RatingFigures
    win_share_by_seat: dict[str, float]
    forfeits: int


class ForfeitFigures(TypedDict):
    """The seats one player lost with one message."""

    player: str
    message: str
    seats: int
    first_game: int
    ply: int
    stand_in: str


class Sequential(TypedDict):
    """How a run that may stop early ended."""

    method: str
    stopped: bool


class Summary(TypedDict):
    """The figures of a run: `summary.json`."""

    run: RunIdentity
    games: int
    deals: int
    lineups: int
    confidence: float
    mean_turns: float
    ended_by_turn_limit: int
    players: list[PlayerFigures]
    forfeits: list[ForfeitFigures]
    sequential: Sequential | None


# A study


class Spread(TypedDict):
    """A spread of values: mean with interval, and the middle nine tenths."""

    mean: float
    low: float
    high: float
    deviation: float
    median: float
    p5: float
    p95: float
    least: float
    most: float


class EffectFigures(TypedDict):
    """How the seats that had something fared."""

    seats: int
    win_above_parity: float
    win_interval: Interval | None
    margin: float
    margin_interval: Interval | None


class LengthFigures(TypedDict):
    """How long the games were."""

    turns: Spread
    all_turns: list[int]
    decisions: Spread
    ended_by_turn_limit: int
    limit_interval: Interval


class SeatFigures(TypedDict):
    """How a place in the turn order fared."""

    seat: int
    ivan: bool
    parity: float
    win_share: float
    interval: Interval
    margin: float
    margin_interval: Interval | None
    total: Spread


class SourceFigures(TypedDict):
    """Where the prestige of a seat comes from."""

    total: Spread
    track: float
    goods: float
    towers: float


class ScoreFigures(TypedDict):
    """How the players scored, Ivan left out."""

    all: SourceFigures
    winners: SourceFigures
    totals: list[int]
    winning_totals: list[int]
    winning_margin: Spread
    sections: float
    ornaments: float
    shared_wins: int


class DecisionFigures(TypedDict):
    """How many plies there were to choose from."""

    options: float
    options_at_turn_start: float
    most_options: int


class TurnFigures(TypedDict):
    """The share of the turns used for each thing, and how often a seat uses the free actions in a game."""

    claim: float
    build: float
    market: float
    exchanges: float
    rerolls: float


class PileFigures(TypedDict):
    """How often a pile is empty when a turn begins."""

    games_dry: float
    interval: Interval
    turns_dry: float


class PlanFigures(TypedDict):
    """The games on one building plan."""

    plan: str
    games: int
    turns: Spread
    total: Spread
    towers: float
    first_seat: float
    first_seat_interval: Interval


class CardFigures(EffectFigures):
    """A cathedral card, and how its builders fared."""

    dealt: int
    claimed: float
    built: float


class TileFigures(EffectFigures):
    """A kind of workshop tile, and how its holders fared."""

    claimed: int
    uses_per_holder: float


class InfluenceFigures(EffectFigures):
    """An influence card, and how the seat that used it most fared."""

    games: int
    uses_per_seat: dict[str, float]
    """By verb."""
    turns: float
    total: float


class Study(TypedDict):
    """All figures of one kind of table; `study.json` is a list of these."""

    run: RunIdentity
    games: int
    length: LengthFigures
    seats: list[SeatFigures]
    scores: ScoreFigures
    decisions: DecisionFigures
    turns: TurnFigures
    piles: dict[str, PileFigures]
    """By material."""
    plans: list[PlanFigures]
    cards: dict[str, CardFigures]
    tiles: dict[str, TileFigures]
    influence: dict[str, InfluenceFigures]
