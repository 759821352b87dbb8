"""What a position is worth: the expected prestige of every seat at the end, from things a player would count.

Plain functions in the kernel's style: interpreted for one move, compiled as part of a search. `appraise` fills an
`Appraisal`; everything else is a part of it. The idea: every seat has work to do (claims, deliveries, missing
materials), and the game lasts about as many turns as the quickest seat needs. A section counts by how likely it is to
be completed in that time. The marker is valued at its expected final position, so that a step is worth what the track
pays *there*.
"""

from ...kernel.actions import section_index, section_of
from ...kernel.build import takes_deliveries
from ...kernel.cathedral import section_kind
from ...kernel.claim import banners_left
from ...kernel.codes import (
    AMETHYST,
    DICE,
    EMERALD,
    FACE_DOWN,
    FIRST_DIE,
    IVAN_SEAT,
    LEVELS,
    MATERIALS,
    NONE,
    ORNAMENT_KINDS,
    PHASE_MARKET,
    PHASE_START,
    PRESTIGE_SPACES,
    RUBLES,
    SPACES,
    TRACK_SPACES,
    WORKSHOP_SPACES,
)
from ...kernel.decorate import ornament_material
from ...kernel.scoring import GOODS_FOR_A_PRESTIGE
from ...kernel.state import State
from ...kernel.track import spaces_passed
from ...kernel.turn import dice_on
from ...kernel.workshop import inventory_room
from .towers import lean, share_out
from .weights import Appraisal, Weights

IVAN_TURNS_PER_CLAIM = 5.0  # his five cards come round once in five turns
IVAN_TURNS_PER_MATERIAL = 1.25  # and bring four materials
MATERIALS_PER_SECTION = 3.6
LAST_TURN = 0.6  # what is left of the clock for a seat with one turn, or part of one, to go
ROOMY = 3.0  # free inventory spaces that are worth half of all one could wish for
LONG = 36.0  # turns of each seat; games between good players are hardly ever longer
HURRY = 0.1  # what a turn of work outstanding costs for every turn that a game is longer than that
ENDING_LEAD = 3.0  # turns of lead that make the first to finish fairly sure


def appraise(s: State, w: Weights, appraisal: Appraisal) -> None:
    """Write the expected prestige of every seat into `appraisal.value`."""
    count_everybody(s, w, appraisal)
    judge(s, w, appraisal)


def appraise_again(s: State, w: Weights, appraisal: Appraisal) -> None:
    """Appraise another position of the game that was appraised last: what stands there as it did is not looked at."""
    count_again(s, w, appraisal)
    judge(s, w, appraisal)


def appraise_own(s: State, w: Weights, appraisal: Appraisal) -> None:
    """Appraise another position of the same turn: only the seat whose turn it is has other goods and work than before.

    All seats must have been counted in a position of this turn last.
    """
    count_own(s, w, appraisal)
    judge(s, w, appraisal)


def judge(s: State, w: Weights, appraisal: Appraisal) -> None:
    """Value what was counted, and only what has changed since the last judgement.

    Positions appraised one after the other mostly differ in what one seat holds, and in one tower or none.
    """
    set_clock(s, appraisal)
    for seat in range(s.seats):
        if appraisal.stale_seat[seat]:
            appraisal.material_worth[seat] = goods_worth(s, appraisal, seat) + workshop_worth(w, appraisal, seat)
            appraisal.outstanding[seat] = outstanding_work(s, w, appraisal, seat)
            judge_sections(w, appraisal, seat)
        if appraisal.stale_seat[seat] or appraisal.stands[seat] != s.score[seat]:
            appraisal.track_worth[seat] = expected_prestige(s, w, appraisal, seat)
        appraisal.stale_seat[seat] = 0
    for tower in range(s.towers):
        if appraisal.stale_tower[tower]:
            share_out(s, w, appraisal, tower)
            appraisal.stale_tower[tower] = 0
    quickest = NONE
    first = 1000.0  # the turns that the quickest seat needs …
    second = 1000.0  # … and the next
    for seat in range(s.seats):
        turns = appraisal.turns[seat]
        quickest = seat if turns < first else quickest
        second = min(second, max(first, turns))
        first = min(first, turns)
    for seat in range(s.seats):
        rival = second if seat == quickest else first
        value = appraisal.material_worth[seat] + tempo_worth(s, w, appraisal, seat, rival) + appraisal.track_worth[seat]
        for tower in range(s.towers):
            value += appraisal.tower_worth[tower, seat]
        appraisal.value[seat] = value


# Counting


def count_everybody(s: State, w: Weights, appraisal: Appraisal) -> None:
    """Count the goods and the work of all seats, and look at all of the cathedral; everything will be judged again."""
    for tower in range(s.towers):
        look_at_tower(s, appraisal, tower)
    find_sites(s, appraisal)
    for seat in range(s.seats):
        list_sections(s, appraisal, seat)
        look_at_workshop(s, w, appraisal, seat)
        count_seat(s, w, appraisal, seat)
    judge_all_again(s, appraisal)
    appraisal.untouched = is_untouched(s)


def count_again(s: State, w: Weights, appraisal: Appraisal) -> None:
    """Count all seats in another position of the game that was counted last; towers that stay need no new judgement."""
    if look_for_changes(s, appraisal):
        find_sites(s, appraisal)
        for seat in range(s.seats):
            list_sections(s, appraisal, seat)
    if appraisal.ender != s.ender:
        judge_all_again(s, appraisal)
    for seat in range(s.seats):
        if workshop_differs(s, appraisal, seat):
            look_at_workshop(s, w, appraisal, seat)
        count_seat(s, w, appraisal, seat)
        appraisal.stale_seat[seat] = 1
    appraisal.untouched = is_untouched(s)


def count_own(s: State, w: Weights, appraisal: Appraisal) -> None:
    """Count the goods and the work of the seat whose turn it is, and look at towers that are not as they were."""
    untouched = is_untouched(s)
    if not (untouched and appraisal.untouched):
        look_at_own(s, w, appraisal)
        appraisal.untouched = untouched
    count_seat(s, w, appraisal, s.seat)
    appraisal.stale_seat[s.seat] = 1


def look_at_own(s: State, w: Weights, appraisal: Appraisal) -> None:
    """Look at what the seat whose turn it is may have built or claimed since the last look."""
    if look_for_changes(s, appraisal):
        list_sections(s, appraisal, s.seat)
        if find_sites(s, appraisal):
            for seat in range(s.seats):
                count_seat(s, w, appraisal, seat)
            judge_all_again(s, appraisal)
    if appraisal.ender != s.ender:
        judge_all_again(s, appraisal)
    if workshop_differs(s, appraisal, s.seat):
        look_at_workshop(s, w, appraisal, s.seat)


def is_untouched(s: State) -> bool:
    """Return whether cathedral and workshops surely are as they were when the turn began: at most a die was moved."""
    return s.phase == PHASE_START or (s.phase == PHASE_MARKET and s.influence_used == NONE)


def look_for_changes(s: State, appraisal: Appraisal) -> bool:
    """Look at every tower that is not as it was; return whether there was one."""
    changed = False
    for tower in range(s.towers):
        if tower_differs(s, appraisal, tower):
            look_at_tower(s, appraisal, tower)
            changed = True
    return changed


def judge_all_again(s: State, appraisal: Appraisal) -> None:
    """Keep nothing of the last judgement."""
    appraisal.ender = s.ender
    for seat in range(s.seats):
        appraisal.stale_seat[seat] = 1
    for tower in range(s.towers):
        appraisal.stale_tower[tower] = 1


def tower_differs(s: State, appraisal: Appraisal, tower: int) -> bool:
    """Return whether a tower's banners, ornaments or complete sections have changed since the last look."""
    difference = 0
    for level in range(s.height[tower]):
        difference |= s.owner[tower, level] ^ appraisal.owner[tower, level]
        difference |= s.complete[tower, level] ^ appraisal.complete[tower, level]
        difference |= s.ornament[tower, level] ^ appraisal.ornament[tower, level]
    return difference != 0


def look_at_tower(s: State, appraisal: Appraisal, tower: int) -> None:
    """Note what is on a tower; its open sections are judged with their owners."""
    appraisal.stale_tower[tower] = 1
    for level in range(LEVELS):
        appraisal.owner[tower, level] = s.owner[tower, level]
        appraisal.complete[tower, level] = s.complete[tower, level]
        appraisal.ornament[tower, level] = s.ornament[tower, level]
        if s.complete[tower, level]:
            appraisal.ready[tower, level] = 1.0
        elif s.owner[tower, level] == NONE:
            appraisal.ready[tower, level] = 0.0


def workshop_differs(s: State, appraisal: Appraisal, seat: int) -> bool:
    """Return whether the tiles in a workshop have changed since the last look."""
    difference = 0
    for space in range(WORKSHOP_SPACES):
        difference |= s.workshop[seat, space] ^ appraisal.workshop[seat, space]
    return difference != 0


def look_at_workshop(s: State, w: Weights, appraisal: Appraisal, seat: int) -> None:
    """Note the tiles of a workshop, and what they bring."""
    for space in range(WORKSHOP_SPACES):
        appraisal.workshop[seat, space] = s.workshop[seat, space]
    appraisal.tiles[seat] = tiles_worth(s, w, seat)


def find_sites(s: State, appraisal: Appraisal) -> bool:
    """Note which kinds of ornament complete sections still lack; return whether that has changed."""
    before = appraisal.sites
    appraisal.sites = 0
    for tower in range(s.towers):
        for level in range(s.height[tower]):
            if s.complete[tower, level] and s.ornament[tower, level] == NONE:
                appraisal.sites |= 1 << section_kind(s, tower, level)
    return appraisal.sites != before


def list_sections(s: State, appraisal: Appraisal, seat: int) -> None:
    """List the sections that a seat has claimed and not completed."""
    found = 0
    for tower in range(s.towers):
        for level in range(s.height[tower]):  # written, then counted or not: no branch to mispredict
            appraisal.section[seat, found] = section_index(tower, level)
            found += takes_deliveries(s, seat, tower, level)
    appraisal.open[seat] = found


def count_seat(s: State, w: Weights, appraisal: Appraisal, seat: int) -> None:
    """Count what a seat has and lacks, and the turns that takes.

    A section's work is the deliveries it takes, and getting the materials that its owner doesn't hold.
    """
    appraisal.claims[seat] = banners_left(s, seat)
    for material in range(MATERIALS):
        appraisal.need[seat, material] = 0
    for i in range(appraisal.open[seat]):
        tower, level = section_of(appraisal.section[seat, i])
        missing = 0
        not_held = 0
        for material in range(MATERIALS):
            lacks = s.cost[tower, level, material] - s.delivered[tower, level, material]
            missing += lacks
            not_held += max(0, lacks - s.inventory[seat, material])
            appraisal.need[seat, material] += lacks
        appraisal.work[tower, level] = w.deliver_turns * missing + w.gather_turns * not_held
    appraisal.turns[seat] = turns_to_finish(s, w, appraisal, seat)
    count_goods(s, w, appraisal, seat)


def turns_to_finish(s: State, w: Weights, appraisal: Appraisal, seat: int) -> float:
    """Tempo: the turns a seat needs for its sixth section."""
    if s.solo and seat == IVAN_SEAT:
        return ivan_turns(s, appraisal)
    turns = w.claim_turns * appraisal.claims[seat]
    for material in range(MATERIALS):
        need = appraisal.need[seat, material]
        turns += w.deliver_turns * need + w.gather_turns * max(0, need - s.inventory[seat, material])
    return turns


def ivan_turns(s: State, appraisal: Appraisal) -> float:
    """A4 to A10: Ivan claims once and gets four materials, of whatever kind, in five turns."""
    materials = MATERIALS_PER_SECTION * appraisal.claims[IVAN_SEAT]
    for material in range(MATERIALS):
        materials += appraisal.need[IVAN_SEAT, material] - s.ivan_inventory[material] - s.ivan_construction[material]
    return max(IVAN_TURNS_PER_CLAIM * appraisal.claims[IVAN_SEAT], IVAN_TURNS_PER_MATERIAL * max(0.0, materials))


def set_clock(s: State, appraisal: Appraisal) -> None:
    """Set the time left: the game lasts as long as the quickest seat needs, and no longer than a turn limit lets it."""
    clock = appraisal.turns[0]
    for seat in range(1, s.seats):
        clock = min(clock, appraisal.turns[seat])
    if s.turn_limit > 0:
        clock = min(clock, (s.turn_limit - s.turn_number) / s.seats)
    appraisal.clock = max(clock, LAST_TURN)
    for seat in range(s.seats):
        left = turns_left(s, appraisal, seat)
        if appraisal.left[seat] != left:
            appraisal.left[seat] = left
            appraisal.stale_seat[seat] = 1


def turns_left(s: State, appraisal: Appraisal, seat: int) -> float:
    """E1: once the end is called a seat has the rest of this turn, one more turn, or nothing."""
    if s.ender == NONE:
        return appraisal.clock
    until_end = (s.ender - s.seat) % s.seats  # 0 while the one who called it still plays
    until_seat = (seat - s.seat) % s.seats
    if until_end == 0:
        return LAST_TURN
    return LAST_TURN if until_seat < until_end else 0.0


def likelihood(w: Weights, work: float, turns: float) -> float:
    """Return how likely work of some turns gets done in the turns that are left."""
    if turns <= 0.0:
        return 0.0
    at_ease = w.patience + w.patience_per_turn * turns
    return at_ease / (at_ease + work)


def judge_sections(w: Weights, appraisal: Appraisal, seat: int) -> None:
    """Judge how likely every open section of a seat gets complete."""
    for i in range(appraisal.open[seat]):
        tower, level = section_of(appraisal.section[seat, i])
        ready = likelihood(w, appraisal.work[tower, level], appraisal.left[seat])
        if appraisal.ready[tower, level] != ready:
            appraisal.ready[tower, level] = ready
            appraisal.stale_tower[tower] = 1


# The track


def projected_score(s: State, w: Weights, appraisal: Appraisal, seat: int) -> float:
    """Guess where the marker will stand: with what claimed sections will pay, by their likelihood, and later ones."""
    appraisal.stands[seat] = s.score[seat]
    score = s.score[seat] + 0.0
    for i in range(appraisal.open[seat]):
        tower, level = section_of(appraisal.section[seat, i])
        score += appraisal.ready[tower, level] * s.reward_recognition[tower, level]
    turns = appraisal.left[seat]
    later = min(appraisal.claims[seat], turns / w.claim_turns) if s.ender == NONE else 0.0
    return score + later * w.section_recognition * likelihood(w, w.claim_turns, turns)


def prestige_at(s: State, score: float) -> float:
    """P5 with fractions between prestige spaces: the rising price of prestige along the track."""
    return prestige_between(s, score, spaces_passed(s, int(score) % TRACK_SPACES))


def prestige_between(s: State, score: float, passed: int) -> float:
    """P5 with fractions, for a marker that has passed a number of prestige spaces in its lap."""
    laps = int(score) // TRACK_SPACES
    here = score - laps * TRACK_SPACES
    if passed == PRESTIGE_SPACES:
        return PRESTIGE_SPACES * (laps + 1.0)
    behind = s.prestige_space[passed - 1] if passed > 0 else 0
    return PRESTIGE_SPACES * laps + passed + (here - behind) / (s.prestige_space[passed] - behind)


def expected_prestige(s: State, w: Weights, appraisal: Appraisal, seat: int) -> float:
    """Give the prestige of where the marker will stand, mostly between the same spaces as in the last appraisal."""
    score = projected_score(s, w, appraisal, seat)
    space = int(score) % TRACK_SPACES
    if not lies_between(s, space, appraisal.passed[seat]):
        appraisal.passed[seat] = spaces_passed(s, space)
    return prestige_between(s, score, appraisal.passed[seat])


def lies_between(s: State, space: int, passed: int) -> bool:
    """Return whether a space of the track is past exactly this many prestige spaces."""
    if passed > 0 and s.prestige_space[passed - 1] > space:
        return False
    return passed == PRESTIGE_SPACES or space < s.prestige_space[passed]


def outstanding_work(s: State, w: Weights, appraisal: Appraisal, seat: int) -> float:
    """Tempo: what work outstanding costs, while there is time to do it.

    In a long game it costs more and more, whether it can still be done or not, so that seats do not wait forever for
    each other to end it.
    """
    overtime = max(0.0, s.turn_number / s.seats - LONG)
    late = HURRY * overtime * appraisal.turns[seat]
    if s.ender != NONE:
        return late
    return late + w.tempo * appraisal.turns[seat] * appraisal.clock / (appraisal.clock + 2.0)


def tempo_worth(s: State, w: Weights, appraisal: Appraisal, seat: int, rival: float) -> float:
    """Tempo: what outstanding work costs; whoever ends the game (E1) before the quickest rival leaves others behind."""
    if s.ender != NONE:
        return -appraisal.outstanding[seat]
    return w.ending * lean((rival - appraisal.turns[seat]) / ENDING_LEAD) - appraisal.outstanding[seat]


# Goods


def count_goods(s: State, w: Weights, appraisal: Appraisal, seat: int) -> None:
    """Count rubles and materials, and what they, spare ones only, and free room are worth while they can be used."""
    rubles = s.rubles[seat] + 0.0
    held = 0
    in_play = w.ruble * rubles / (1.0 + w.ruble_glut * rubles)
    for material in range(MATERIALS):
        held += s.inventory[seat, material]
        spare = s.inventory[seat, material] - appraisal.need[seat, material]
        worth = w.spare[material] * (1.0 + w.spare_more * (spare - 1))
        in_play += worth if spare > 0 else 0.0  # added in any case: no branch to mispredict
    room = inventory_room(s, seat) + 0.0
    in_play = in_play + w.room * room / (room + ROOMY)
    appraisal.in_play[seat] = in_play + ornament_worth(s, w, appraisal, seat)
    appraisal.goods[seat] = rubles + held


def goods_worth(s: State, appraisal: Appraisal, seat: int) -> float:
    """Goods and ornaments: much while there is time to use them, a fifth each at the end."""
    if s.solo and seat == IVAN_SEAT:
        return 0.0
    turns = appraisal.left[seat]
    use = turns / (turns + 2.0)
    return use * appraisal.in_play[seat] + (1.0 - use) * appraisal.goods[seat] / GOODS_FOR_A_PRESTIGE


def ornament_worth(s: State, w: Weights, appraisal: Appraisal, seat: int) -> float:
    """D: ornaments still to be placed, the material for them, and jewels to go with them."""
    worth = 0.0
    ornaments = 0
    for kind in range(ORNAMENT_KINDS):
        own = s.ornaments[seat, kind]
        ornaments += own
        if own > 0:
            material = ornament_material(kind)
            if s.inventory[seat, material] > appraisal.need[seat, material] and appraisal.sites >> kind & 1:
                worth += w.ornament_ready
    worth += w.ornament_open * ornaments
    jewels = max(0, s.inventory[seat, EMERALD] - appraisal.need[seat, EMERALD])
    jewels += max(0, s.inventory[seat, AMETHYST] - appraisal.need[seat, AMETHYST])
    return worth + w.jewel * min(jewels, 2 * ornaments)


def resource_worth(w: Weights, resource: int) -> float:
    """Say what one of a resource is worth in general, when it is not known who needs it for what."""
    if resource < RUBLES:
        return w.spare[resource]
    return w.ruble


def tiles_worth(s: State, w: Weights, seat: int) -> float:
    """W: what all face-up tiles bring, each used once."""
    worth = 0.0
    for space in range(WORKSHOP_SPACES):
        tile = s.workshop[seat, space]
        if tile != NONE and tile < FACE_DOWN:
            content = s.tile_content[tile]
            if content >= FIRST_DIE:
                worth += 1.5 * w.ruble
            else:
                worth += s.tile_amount[tile] * resource_worth(w, content)
    return worth


def workshop_worth(w: Weights, appraisal: Appraisal, seat: int) -> float:
    """W: what face-up tiles will bring in the turns left."""
    return w.tile_use * appraisal.left[seat] * appraisal.tiles[seat]


def offer_worth(s: State, w: Weights, appraisal: Appraisal, seat: int) -> float:
    """Say what the dice offer a seat: the best gather within reach, of what it needs if it needs it."""
    best = 0.0
    room = inventory_room(s, seat)
    for die in range(DICE):
        space = (s.die_space[die] + s.die_value[die]) % SPACES
        resource = s.market_resource[space]
        amount = s.market_amount[space] * (dice_on(s, space) + 1)
        worth = amount * resource_worth(w, resource)
        if resource < RUBLES:
            amount = min(amount, room)
            needed = min(amount, max(0, appraisal.need[seat, resource] - s.inventory[seat, resource]))
            worth = amount * w.spare[resource] + needed * w.spare[resource]
        best = max(best, worth)
    return best
