"""S. Setup: drawing a deal and setting up the table with it."""

from .box import Box, Deal
from .codes import (
    ARCH,
    BASE,
    CROSS,
    DICE,
    DOME,
    DOOR,
    FROM_INVENTORY,
    FROM_RESERVE,
    FROM_WHITE1,
    FROM_WHITE2,
    IVAN_CARDS,
    IVAN_SEAT,
    LEVELS,
    MATERIALS,
    MIDDLE,
    NONE,
    PRESTIGE_SPACES,
    QUADRANTS,
    RECOGNITION,
    SEATS,
    SPACES,
    TILE_KINDS,
    TOWERS,
    WORKSHOP_SPACES,
)
from .ivan import raise_banner
from .state import State
from .stream import next_below
from .struct import Grid
from .turn import clear_turn

BANNERS_IN_INVENTORY = 4
BANNERS_BESIDE = 2
DECK = 48  # the largest pile to shuffle: two halves of 24 tiles
DEAL_DRAWS = 256  # no deal takes more than 157 draws; the rest is for those drawn again


def shuffle(deck: Grid, count: int, draws: Grid) -> None:
    """Fill a deck with 0 to count - 1 and shuffle it (Fisher and Yates)."""
    for i in range(count):
        deck[i] = i
    for i in range(count - 1, 0, -1):
        j = next_below(draws, i + 1)
        card = deck[i]
        deck[i] = deck[j]
        deck[j] = card


def draw_deal(box: Box, deal: Deal, players: int, first_game: int, deck: Grid, draws: Grid) -> None:
    """S4 to S8, A2: decide everything chance decides before the first turn, in the order of the clauses.

    Chance comes in as a row of DEAL_DRAWS random draws (see `stream.next_below`), so a simulation can give its own and
    a server those of a key it committed to. `deck` is scratch space for DECK numbers.
    """
    deal.solo = 1 if players == 1 else 0
    deal.seats = max(2, players)
    draw_market(box, deal, first_game, deck, draws)
    draw_cathedral(box, deal, deck, draws)
    draw_tiles(box, deal, deck, draws)
    if deal.solo:
        draw_ivan(deal, deck, draws)


def draw_market(box: Box, deal: Deal, first_game: int, deck: Grid, draws: Grid) -> None:
    """S4, S5, S6: the resource tiles, one card of each guild, and the dice from the recognition tile on."""
    shuffle(deck, SPACES, draws)
    start = 0
    for space in range(SPACES):
        deal.market_tile[space] = deck[space]
        if box.market_resource[deck[space]] == RECOGNITION:
            start = space
    shuffle(deck, QUADRANTS, draws)
    for quadrant in range(QUADRANTS):
        guild = deck[quadrant]
        deal.guild[quadrant] = guild
        if first_game:
            deal.influence_card[quadrant] = box.influence_first_game[guild]
        else:
            deal.influence_card[quadrant] = next_below(draws, box.influence_cards[guild])
    shuffle(deck, DICE, draws)
    for i in range(DICE):
        deal.die_space[deck[i]] = (start + i) % SPACES
    for die in range(DICE):
        deal.die_value[die] = 1 + next_below(draws, 6)


def draw_cathedral(box: Box, deal: Deal, deck: Grid, draws: Grid) -> None:
    """S7: a building plan for the player count, its towers filled from the three decks."""
    count = deal.seats - 2
    deal.plan = next_below(draws, box.plans[count])
    towers = box.plan_towers[count, deal.plan]
    for tower in range(TOWERS):
        for level in range(LEVELS):
            deal.card[tower, level] = NONE
    shuffle(deck, box.cards[BASE], draws)
    for tower in range(towers):
        deal.card[tower, 0] = deck[tower]
    shuffle(deck, box.cards[MIDDLE], draws)
    used = 0
    for tower in range(towers):
        for level in range(1, box.plan_height[count, deal.plan, tower] - 1):
            deal.card[tower, level] = box.cards[BASE] + deck[used]
            used += 1
    shuffle(deck, box.cards[DOME], draws)
    for tower in range(towers):
        top = box.plan_height[count, deal.plan, tower] - 1
        deal.card[tower, top] = box.cards[BASE] + box.cards[MIDDLE] + deck[tower]


def draw_tiles(box: Box, deal: Deal, deck: Grid, draws: Grid) -> None:
    """S8: the tiles marked 3+ are the second half and stay out with fewer than three players."""
    count = deal.seats - 2
    halves = 1 if deal.seats == 2 else 2
    shuffle(deck, halves * box.tiles, draws)
    used = 0
    for tower in range(TOWERS):
        for level in range(LEVELS):
            deal.tile[tower, level] = NONE
    for tower in range(box.plan_towers[count, deal.plan]):
        for level in range(box.plan_height[count, deal.plan, tower]):
            deal.tile[tower, level] = box.tile[deck[used] % box.tiles]
            used += 1


def draw_ivan(deal: Deal, deck: Grid, draws: Grid) -> None:
    """A2: his five cards in a row, one die tile on each."""
    shuffle(deck, IVAN_CARDS, draws)
    for position in range(IVAN_CARDS):
        deal.ivan_card[position] = deck[position]
    shuffle(deck, IVAN_CARDS, draws)
    for position in range(IVAN_CARDS):
        deal.ivan_die[position] = deck[position]


def lay_out(box: Box, deal: Deal, advanced: int, turn_limit: int, s: State) -> None:
    """S1 to S11: the table before the first turn. The colors are the seats' numbers; change `s.color` if chosen."""
    s.seats = deal.seats
    s.solo = deal.solo
    s.advanced = advanced
    s.turn_limit = turn_limit
    s.turn_number = 1
    s.seat = 0
    s.ender = NONE
    s.over_reason = 0
    clear_turn(s)
    lay_out_numbers(box, s)
    lay_out_market(box, deal, s)
    lay_out_cathedral(box, deal, s)
    for seat in range(SEATS):
        lay_out_seat(box, seat, s)
    lay_out_ivan(deal, s)


def lay_out_numbers(box: Box, s: State) -> None:
    """Copy the printed numbers into the record, so that the rules look at nothing else."""
    s.inventory_size = box.inventory_size
    s.price_own = box.price_own
    s.price_rival = box.price_rival
    s.price_white = box.price_white
    s.price_advanced = box.price_advanced
    for space in range(WORKSHOP_SPACES):
        s.ornament_on_space[space] = box.ornament_on_space[space]
    for k in range(PRESTIGE_SPACES):
        s.prestige_space[k] = box.prestige_space[k]
    for kind in range(TILE_KINDS):
        s.tile_content[kind] = box.tile_content[kind]
        s.tile_amount[kind] = box.tile_amount[kind]
    for material in range(MATERIALS):
        s.supply[material] = box.supply[material]


def lay_out_market(box: Box, deal: Deal, s: State) -> None:
    """S4, S5, S6: tiles, cards and dice as dealt."""
    for space in range(SPACES):
        s.market_resource[space] = box.market_resource[deal.market_tile[space]]
        s.market_amount[space] = box.market_amount[deal.market_tile[space]]
    for die in range(DICE):
        s.die_space[die] = deal.die_space[die]
        s.die_value[die] = deal.die_value[die]
    for quadrant in range(QUADRANTS):
        guild = deal.guild[quadrant]
        card = deal.influence_card[quadrant]
        for action in range(2):
            s.influence_verb[quadrant, action] = box.influence_verb[guild, card, action]
            s.influence_cost[quadrant, action] = box.influence_cost[guild, card, action]
            s.influence_gain[quadrant, action] = box.influence_gain[guild, card, action]
            s.influence_kinds[quadrant, action] = box.influence_kinds[guild, card, action]
            s.influence_repeats[quadrant, action] = box.influence_repeats[guild, card, action]


def lay_out_cathedral(box: Box, deal: Deal, s: State) -> None:
    """S7, S8: the sections with their cost, reward and tile; nobody has claimed anything."""
    count = deal.seats - 2
    s.towers = box.plan_towers[count, deal.plan]
    for tower in range(TOWERS):
        s.height[tower] = box.plan_height[count, deal.plan, tower] if tower < s.towers else 0
        for level in range(LEVELS):
            card = deal.card[tower, level]
            s.owner[tower, level] = NONE
            s.complete[tower, level] = 0
            s.ornament[tower, level] = NONE
            s.tile[tower, level] = deal.tile[tower, level]
            s.reward_recognition[tower, level] = 0 if card == NONE else box.card_recognition[card]
            s.reward_rubles[tower, level] = 0 if card == NONE else box.card_rubles[card]
            for material in range(MATERIALS):
                s.cost[tower, level, material] = 0 if card == NONE else box.card_cost[card, material]
                s.delivered[tower, level, material] = 0


def lay_out_seat(box: Box, seat: int, s: State) -> None:
    """S2, S3, S9, S11, V1: banners, ornaments, rubles and the marker of a seat. Ivan has no board (A1)."""
    ivan = s.solo == 1 and seat == IVAN_SEAT
    plays = 1 if seat < s.seats else 0
    s.color[seat] = seat if plays else NONE
    s.score[seat] = box.start * plays
    s.rubles[seat] = 0 if ivan else box.rubles[seat] * plays
    for material in range(MATERIALS):
        s.inventory[seat, material] = 0
    for kind in range(3):
        s.completed[seat, kind] = 0
        s.ornaments[seat, kind] = 0
    for space in range(WORKSHOP_SPACES):
        s.workshop[seat, space] = NONE
    s.banners[seat, FROM_INVENTORY] = 0 if ivan else BANNERS_IN_INVENTORY * plays
    s.banners[seat, FROM_RESERVE] = 0
    s.banners[seat, FROM_WHITE1] = 0
    s.banners[seat, FROM_WHITE2] = 0
    if ivan:
        s.banners[seat, FROM_RESERVE] = BANNERS_IN_INVENTORY + BANNERS_BESIDE
    elif s.advanced:
        s.banners[seat, FROM_WHITE1] = plays
        s.banners[seat, FROM_WHITE2] = plays
    else:
        s.banners[seat, FROM_RESERVE] = BANNERS_BESIDE * plays
    if ivan or not s.advanced:
        s.ornaments[seat, DOOR] = plays
        s.ornaments[seat, ARCH] = 2 * plays
        s.ornaments[seat, CROSS] = plays


def lay_out_ivan(deal: Deal, s: State) -> None:
    """A1, A2, A3: his cards and tiles, and his first claim: the base with the most recognition, leftmost on a tie."""
    for position in range(IVAN_CARDS):
        s.ivan_card[position] = deal.ivan_card[position] if s.solo else NONE
        s.ivan_die[position] = deal.ivan_die[position] if s.solo else NONE
        s.ivan_face_up[position] = s.solo
    for material in range(MATERIALS):
        s.ivan_inventory[material] = 0
        s.ivan_construction[material] = 0
    if s.solo:
        best = 0
        for tower in range(s.towers):
            if s.reward_recognition[tower, 0] > s.reward_recognition[best, 0]:
                best = tower
        raise_banner(s, best)  # the tile gives him nothing here
