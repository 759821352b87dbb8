"""The parameters of the evaluation: every number it uses, with its name and its unit."""

from ...kernel.codes import LEVELS, MATERIALS, SEATS, SECTIONS, TOWERS, WORKSHOP_SPACES
from ...kernel.struct import Grid, Struct, grid, scalar
from .boards import Floats


class Weights(Struct):
    """Parameters. Values are in prestige at the end of the game, work is in turns."""

    # Work
    deliver_turns: float = scalar("f8")  # turns that one delivery takes: a Build makes up to three
    gather_turns: float = scalar("f8")  # turns that getting one missing material takes
    claim_turns: float = scalar("f8")  # turns from no banner to a complete section
    tempo: float = scalar("f8")  # what a turn of work outstanding costs
    patience: float = scalar("f8")  # how much work looks certain to get done when no time is left …
    patience_per_turn: float = scalar("f8")  # … and for every turn the game will last

    # The track
    section_recognition: float = scalar("f8")  # what a section not yet claimed will pay
    ending: float = scalar("f8")  # for the 3 prestige of the first to finish, if one is sure to be

    # Goods
    ruble: float = scalar("f8")  # the first rubles
    ruble_glut: float = scalar("f8")  # how fast further rubles lose worth
    spare: Floats = grid("f8", MATERIALS)  # the first material of a kind that no claimed section needs
    spare_more: float = scalar("f8")  # share of that for each further one
    jewel: float = scalar("f8")  # a jewel for an ornament still to come
    ornament_ready: float = scalar("f8")  # the material of an ornament in hand, with a place for it
    ornament_open: float = scalar("f8")  # an ornament that is unlocked
    room: float = scalar("f8")  # an inventory with plenty of room

    # The workshop and the market
    tile_use: float = scalar("f8")  # how often a turn a face-up tile is used
    offer: float = scalar("f8")  # share of what the best die offers that the next seat will make of it

    # Towers
    tower: float = scalar("f8")  # share of the prestige of towers that is counted
    contest: float = scalar("f8")  # presence that makes a majority likely in a finished tower …
    contest_open: float = scalar("f8")  # … and for every section of it still open


class Appraisal(Struct):
    """What one evaluation found, on the way and in the end; the next one keeps what has not changed."""

    # What stands on the cathedral
    owner: Grid = grid("i1", TOWERS, LEVELS)
    complete: Grid = grid("i1", TOWERS, LEVELS)
    ornament: Grid = grid("i1", TOWERS, LEVELS)
    sites: int = scalar("i4")  # bit k: a complete section waits for an ornament of kind k
    ender: int = scalar("i4")  # who has called the end, or NONE
    untouched: int = scalar("i4")  # 1: it was looked at as it was when the turn began
    section: Grid = grid("i1", SEATS, SECTIONS)  # those that a seat has claimed and not completed, …
    open: Grid = grid("i4", SEATS)  # … and how many they are
    work: Floats = grid("f8", TOWERS, LEVELS)  # turns that a claimed section takes to complete
    # What a seat has and lacks
    need: Grid = grid("i4", SEATS, MATERIALS)  # materials that a seat's claimed sections lack
    claims: Grid = grid("i4", SEATS)  # banners still to be placed
    turns: Floats = grid("f8", SEATS)  # turns a seat needs to finish
    goods: Floats = grid("f8", SEATS)  # rubles and materials …
    in_play: Floats = grid("f8", SEATS)  # … and what they and ornaments are worth while they can be used
    workshop: Grid = grid("i1", SEATS, WORKSHOP_SPACES)  # its tiles
    tiles: Floats = grid("f8", SEATS)  # what the face-up tiles of a workshop bring, each used once
    # What that is worth
    stale_seat: Grid = grid("i4", SEATS)  # 1: to be judged again
    stale_tower: Grid = grid("i4", TOWERS)
    clock: float = scalar("f8")  # turns each seat still has
    left: Floats = grid("f8", SEATS)  # … or less, once the end is called
    ready: Floats = grid("f8", TOWERS, LEVELS)  # how likely a section gets complete: 0 to 1
    stands: Grid = grid("i4", SEATS)  # where the marker is
    passed: Grid = grid("i4", SEATS)  # prestige spaces of its lap that it will have passed
    presence: Floats = grid("f8", SEATS)  # expected, in the tower being looked at
    material_worth: Floats = grid("f8", SEATS)  # of goods, ornaments and tiles
    outstanding: Floats = grid("f8", SEATS)  # what the turns that a seat needs cost it
    track_worth: Floats = grid("f8", SEATS)
    tower_worth: Floats = grid("f8", TOWERS, SEATS)
    value: Floats = grid("f8", SEATS)  # the result: expected prestige of each seat


def standard_weights() -> Weights:
    """Give the numbers `greedy` plays by, found by playing variants against each other (lab/bots/tune.py)."""
    w = Weights()
    w.deliver_turns = 0.43
    w.gather_turns = 0.5
    w.claim_turns = 3.54
    w.tempo = 0.42
    w.patience = 0.32
    w.patience_per_turn = 0.27
    w.section_recognition = 5.92
    w.ending = 4.88
    w.ruble = 0.41
    w.ruble_glut = 0.09
    for material, worth in enumerate((0.27, 0.27, 0.35, 0.42, 0.43, 0.43)):
        w.spare[material] = worth
    w.spare_more = 0.34
    w.jewel = 0.18
    w.ornament_ready = 0.65
    w.ornament_open = 0.73
    w.room = 0.71
    w.tile_use = 0.15
    w.offer = 0.11
    w.tower = 0.76
    w.contest = 0.51
    w.contest_open = 0.35
    return w
