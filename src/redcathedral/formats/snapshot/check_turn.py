"""Whether the turn of a snapshot is possible: its phase, what is pending, what is done, and the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ... import words
from ...kernel.build import DELIVERIES_OF_A_BUILD, can_deliver
from ...kernel.cathedral import first_unclaimed, sections_completed
from ...kernel.claim import banners_left
from ...kernel.codes import (
    BANNER_SOURCES,
    FACE_DOWN,
    IVAN_CARDS,
    IVAN_CLAIM,
    IVAN_SEAT,
    LEVELS,
    MATERIALS,
    NONE,
    PHASE_BANNER,
    PHASE_BUILD,
    PHASE_HAUL,
    PHASE_IVAN,
    PHASE_MARKET,
    PHASE_OVER,
    PHASE_PLACE,
    PHASE_ROLL,
    PHASE_SETTLED,
    PHASE_SHUFFLE,
    PHASE_TAKE,
    WHITE1,
    WHITE2,
    WHITE_DIE,
    WORKSHOP_SPACES,
)
from ...kernel.decorate import can_decorate
from ...kernel.ending import SECTIONS_TO_END
from ...kernel.influence import VERB_COMMISSION, VERB_HAUL, VERB_VOW, has_each_kind, quadrant_of
from ...kernel.ivan import face_up_card, is_option, next_ornament
from ...kernel.turn import dice_on
from ...kernel.workshop import most_to_take, tile_gives, tile_resource
from .check import color_of, is_ivan
from .model import PHASES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ...edition.node import Notes, Step
    from ...kernel.state import State

IVANS_ROLL: Final = -2  # means the phase in which his die is rolled


def check_turn(s: State, notes: Notes) -> None:
    """Ask every question about the turn."""
    checks = TurnChecks(s, notes)
    checks.order()
    checks.side()
    checks.pending()
    checks.free_actions()
    checks.claim()
    checks.deliveries()
    checks.market()
    checks.benefit()
    checks.roll()
    checks.choice()
    checks.end()
    checks.over()


class TurnChecks:
    """The questions about one turn.

    `phase` is the phase of the turn once a roll has been made: where a reroll came from, the market for the roll at a
    turn's end, IVANS_ROLL for that of his die.
    """

    def __init__(self, s: State, notes: Notes) -> None:
        self.s = s
        self.notes = notes
        self.phase = s.phase
        if s.phase == PHASE_ROLL:
            self.phase = PHASE_MARKET if s.resume_phase == NONE else s.resume_phase
            if is_ivan(s, s.seat):
                self.phase = IVANS_ROLL
        in_market = s.benefit_phase == PHASE_MARKET
        self.in_market = self.phase in (PHASE_MARKET, PHASE_HAUL) or (self.phase == PHASE_TAKE and in_market)

    def note(self, path: Iterable[Step], message: str) -> None:
        """Note a problem with a field of the turn."""
        self.notes.found.append((("turn", *path), message))

    @property
    def verb(self) -> int:
        """The verb of the influence action used this turn, or NONE."""
        s = self.s
        if s.moved_die == NONE or s.influence_used == NONE:
            return NONE
        verb: int = s.influence_verb[quadrant_of(s.market_space), s.influence_used]
        return verb

    def order(self) -> None:
        """T4: turns go clockwise from the first seat, so a turn's number says whose it is."""
        s = self.s
        whose = (s.turn_number - 1) % s.seats
        if s.seat != whose:
            message = f"turn {s.turn_number} is {color_of(s, whose)}'s, not {color_of(s, s.seat)}'s (T4)"
            self.note(("number",), message)

    def side(self) -> None:
        """A4: Ivan's turn has its own phases, and no other turn has them."""
        s = self.s
        his = s.phase in (PHASE_IVAN, PHASE_SHUFFLE)
        if is_ivan(s, s.seat) and not his and s.phase not in (PHASE_ROLL, PHASE_OVER):
            self.note(("phase",), f"Ivan decides nothing, so his turn is never in the phase {PHASES[s.phase]} (A4)")
        if his and not is_ivan(s, s.seat):
            self.note(("phase",), f"{PHASES[s.phase]} belongs to Ivan's turn (A4)")

    def pending(self) -> None:
        """Note what the phase waits for and lacks, and what it has but does not wait for."""
        s, phase = self.s, self.phase
        present = {
            "claim": (s.claim_tower != NONE, phase in (PHASE_BANNER, PHASE_PLACE)),
            "benefit": (s.benefit_material != NONE, phase == PHASE_TAKE),
            "moved": (s.moved_die != NONE, self.in_market),
            "roll": (s.roll_space != NONE, s.phase == PHASE_ROLL),
            "acting": (s.ivan_acting != NONE, phase == IVANS_ROLL or (phase == PHASE_IVAN and not s.ivan_decorating)),
        }
        for name, (there, wanted) in present.items():
            if there != wanted:
                message = f"is {'needed' if wanted else 'not possible, and must be null,'} in {self.moment()}"
                self.note((name,), message)

    def moment(self) -> str:
        """Name the phase in words."""
        s = self.s
        if self.phase == IVANS_ROLL:
            return "the roll of Ivan's die"
        if s.phase != PHASE_ROLL:
            return f"phase {PHASES[s.phase]}"
        return "the roll at the end of a turn" if s.resume_phase == NONE else f"a reroll in phase {PHASES[self.phase]}"

    def free_actions(self) -> None:
        """T3: a seat rerolls in its own turn only; Ivan never does."""
        s = self.s
        if s.rerolled and (is_ivan(s, s.seat) or s.phase == PHASE_OVER):
            self.note(("rerolled",), f"must be false in {self.moment()} (T3)")

    # The action

    def claim(self) -> None:
        """C1 to C4: a claim waits for one of several banners, or for the place of the tile it brought."""
        s, phase = self.s, self.phase
        if s.claim_tower != NONE:
            tower, level = s.claim_tower, s.claim_level
            name, owner = words.SECTIONS[tower * LEVELS + level], s.owner[tower, level]
            if phase == PHASE_BANNER:
                if level != first_unclaimed(s, tower):
                    self.note(("claim", "section"), f"{name} cannot be claimed (C1)")
                if sum(s.banners[s.seat, source] > 0 for source in range(BANNER_SOURCES)) < 2:
                    self.note(("phase",), "a banner is chosen only where they lie in more than one place (C2)")
                if s.claim_tile != NONE:
                    self.note(("claim", "tile"), "the tile is taken after the banner is chosen (C3)")
            elif phase == PHASE_PLACE:
                if owner != s.seat:
                    self.note(("claim", "section"), f"{name} doesn't have the banner of {color_of(s, s.seat)} (C3)")
                elif s.complete[tower, level] or any(s.delivered[tower, level, m] for m in range(MATERIALS)):
                    self.note(("claim", "section"), f"{name} has just been claimed, so nothing is delivered yet (C3)")
                elif level + 1 < s.height[tower] and s.owner[tower, level + 1] != NONE:
                    self.note(("claim", "section"), f"{name} has just been claimed, so nobody is above it (C1)")
                if s.claim_tile == NONE:
                    self.note(("claim", "tile"), "the tile of the section just claimed is in hand (C3)")
        if phase == PHASE_SETTLED and all(s.workshop[s.seat, space] == NONE for space in range(WORKSHOP_SPACES)):
            self.note(("phase",), "a claim is settled only with a tile placed (C4)")

    def deliveries(self) -> None:
        """B1, I4: deliveries are left of a build or of a haul, and of nothing else."""
        s, left = self.s, self.s.deliveries_left
        if self.phase == PHASE_BUILD:
            if left >= DELIVERIES_OF_A_BUILD:
                self.note(("deliveries_left",), "a build begins with a delivery, so at most 2 are left (B1)")
        elif self.phase == PHASE_HAUL:
            self.haul()
        elif left:
            self.note(("deliveries_left",), f"must be 0 in {self.moment()} (B1)")
        if s.delivered_in_haul and self.phase != PHASE_HAUL:
            self.note(("hauled",), f"must be false in {self.moment()} (I4)")

    def haul(self) -> None:
        """I4: an open haul has deliveries left, all of them before the first; then there is something to deliver."""
        s, left = self.s, self.s.deliveries_left
        if s.moved_die == NONE:
            return
        if self.verb != VERB_HAUL:
            self.note(("phase",), "a haul is open only when the card's haul was used (I4)")
            return
        most = s.influence_gain[quadrant_of(s.market_space), s.influence_used]
        if s.delivered_in_haul:
            if not 0 < left < most:
                message = f"a haul of {most}, begun and still open, has 1 to {most - 1} left, not {left} (I4)"
                self.note(("deliveries_left",), message)
        elif left != most:
            self.note(("deliveries_left",), f"a haul not yet begun has {most} left, not {left} (I4)")
        elif not (can_deliver(s) or can_decorate(s)):
            self.note(("phase",), "a haul is possible only with something to deliver (I4)")

    def market(self) -> None:
        """M1, M3, W2, I2: the die is where it stopped; what was done there was possible."""
        s = self.s
        if s.moved_die == NONE:
            return
        if s.market_space != s.die_space[s.moved_die]:
            message = f"the {words.DICE[s.moved_die]} die is on space {s.die_space[s.moved_die] + 1} (M1)"
            self.note(("moved", "space"), message)
        if s.activated and not self.face_up(self.spaces_of_die()):
            self.note(("moved", "activated"), f"no tile is face up for the {words.DICE[s.moved_die]} die (W2)")
        if s.influence_used == NONE:
            return
        repeats = s.influence_repeats[quadrant_of(s.market_space), s.influence_used]
        if s.influence_open and not repeats:
            self.note(("moved", "influence", "open"), "this action does not repeat, so it is closed (I2)")
        if s.influence_open and self.phase == PHASE_TAKE and self.verb != VERB_COMMISSION:
            self.note(("moved", "influence", "open"), "activating a tile has closed it (I2)")
        if repeats and not s.influence_open and not (s.gathered or s.activated):
            self.note(("moved", "influence", "open"), "only gathering or activating closes a repeat (I2)")
        if self.verb == VERB_COMMISSION and not self.face_up(range(WORKSHOP_SPACES)):
            self.note(("moved", "influence"), "a commission takes a face-up tile (I5)")
        if self.verb == VERB_VOW and not has_each_kind(s, s.seat):
            self.note(("moved", "influence"), "a vow takes a complete base, middle and dome (I6)")

    def spaces_of_die(self) -> range:
        """W2: the workshop spaces of the moved die."""
        die = self.s.moved_die
        return range(WHITE1, WHITE2 + 1) if die == WHITE_DIE else range(die, die + 1)

    def face_up(self, spaces: range) -> list[int]:
        """Give the seat's tiles that lie face up on these spaces."""
        s = self.s
        return [s.workshop[s.seat, space] for space in spaces if NONE < s.workshop[s.seat, space] < FACE_DOWN]

    def benefit(self) -> None:
        """W3 to W5: a face-up tile gives that material, as much as it shows and as supply and room allow."""
        s = self.s
        if s.benefit_material == NONE or self.phase != PHASE_TAKE:
            return
        if s.benefit_phase == PHASE_SETTLED or self.verb == VERB_COMMISSION:
            tiles = self.face_up(range(WORKSHOP_SPACES))
        elif s.moved_die != NONE and s.activated:
            tiles = self.face_up(self.spaces_of_die())
        else:
            tiles = []
        material = words.MATERIALS[s.benefit_material]
        offers = {
            most_to_take(s, s.seat, s.benefit_material, tile_gives(s, tile))
            for tile in tiles
            if tile_resource(s, tile) == s.benefit_material
        }
        if not offers:
            self.note(("benefit",), f"no tile that could have been used gives {material} (W3)")
        elif s.benefit_most not in offers:
            offered = " or ".join(map(str, sorted(offers)))
            self.note(
                ("benefit", "most"), f"tile, supply and room give {offered} {material}, not {s.benefit_most} (W5)"
            )

    # Chance and Ivan

    def roll(self) -> None:
        """T3, M6, A5: the dice of one space are rolled, and it is the right space."""
        s = self.s
        if s.phase != PHASE_ROLL or s.roll_space == NONE:
            return
        if s.resume_phase != NONE:
            if self.phase == IVANS_ROLL:
                self.note(("roll", "back_to"), "Ivan does not reroll, so this must be null (A5)")
            if not s.rerolled:
                self.note(("rerolled",), "this roll goes back into the turn, so it is the reroll (T3)")
            if dice_on(s, s.roll_space) == 0:
                self.note(("roll", "space"), f"no die is on space {s.roll_space + 1} (T3)")
            return
        space = s.market_space
        if self.phase == IVANS_ROLL:
            space = s.die_space[s.ivan_die[s.ivan_acting]] if s.ivan_acting != NONE else NONE
        if space not in (NONE, s.roll_space):
            self.note(("roll", "space"), f"the moved die is on space {space + 1}, and it is rolled there (M6)")

    def choice(self) -> None:
        """A4, A9, A11: Ivan acts on the card turned down last; the human chooses where several places qualify."""
        s = self.s
        if s.ivan_decorating and s.phase != PHASE_IVAN:
            self.note(("choice",), f"is not possible, and must be null, in {self.moment()}")
        if not s.solo:
            return
        first = face_up_card(s)
        down = IVAN_CARDS if first == NONE else first
        if s.ivan_acting not in (NONE, down - 1):
            self.note(("acting", "position"), "Ivan acts on the card whose tile was turned down last (A4)")
        if first != NONE and (s.phase == PHASE_SHUFFLE or (s.phase == PHASE_IVAN and s.ivan_decorating)):
            self.note(("phase",), "the tiles are shuffled when all five are face down (A11)")
        if s.phase != PHASE_IVAN:
            return
        options = sum(is_option(s, tower, level) for tower in range(s.towers) for level in range(s.height[tower]))
        if s.ivan_decorating:
            possible = next_ornament(s) != NONE
        else:
            possible = banners_left(s, IVAN_SEAT) > 0
            if s.ivan_acting != NONE and s.ivan_card[s.ivan_acting] != IVAN_CLAIM:
                self.note(("acting", "position"), "he claims on his Claim card (A9)")
        if not possible or options < 2:
            self.note(("choice",), f"there are {options if possible else 0} places; a choice needs several (A9, A11)")

    # The end

    def end(self) -> None:
        """E1: six complete sections call the end, and the seat that called it has no further turn."""
        s = self.s
        six = [seat for seat in range(s.seats) if sections_completed(s, seat) >= SECTIONS_TO_END]
        if s.ender == NONE:
            if six:
                colors = ", ".join(color_of(s, seat) for seat in six)
                self.notes.found.append((("ender",), f"with six complete sections the end is called: by {colors} (E1)"))
            return
        ender = color_of(s, s.ender)
        if s.ender not in six:
            self.notes.found.append((("ender",), f"{ender} has not completed six sections (E1)"))
        building = self.phase == PHASE_BUILD or (self.in_market and self.verb == VERB_HAUL)
        if s.seat == s.ender and s.phase != PHASE_OVER and not building:
            self.note(("seat",), f"{ender} has called the end and cannot have another turn (E1)")

    def over(self) -> None:
        """E1, X1: the game is over when the turn would come back to the one who called the end, or at the limit."""
        s = self.s
        called = s.ender == (s.seat + 1) % s.seats
        at_limit = s.turn_limit > 0 and s.turn_number == s.turn_limit
        if s.turn_limit > 0 and s.turn_number > s.turn_limit:
            self.note(("number",), f"the limit is {s.turn_limit} turns (X1)")
        if s.phase == PHASE_OVER and not (called or at_limit):
            message = "the game is not over: the last turns aren't all played, and no limit is reached (E1, X1)"
            self.note(("phase",), message)
