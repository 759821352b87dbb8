"""What `vector_env` does with its games, as plain functions that are compiled together.

`batch_kernel` shows every decision of every seat. Here an agent may have one seat and chance the others, a game may
wait to be dealt again, and the last position of a game is shown.
"""

from typing import Any, Final

from ..kernel.actions import DECISIONS
from ..kernel.codes import NONE, OVER_BY_TURN_LIMIT, PHASE_OVER
from ..kernel.rules import apply, legal
from ..kernel.state import State
from ..kernel.stream import below
from ..kernel.struct import Grid
from .batch_kernel import (
    Rows,
    Slot,
    Tables,
    clear_results,
    deal_game,
    draw,
    is_listed,
    let_chance_speak,
    list_legal,
)
from .observation import deciding_seat
from .rewards import ILLEGAL_REWARD, write_rewards

# When a game that has ended is dealt again: Gymnasium's three ways.
NEXT_STEP: Final = 0
SAME_STEP: Final = 1
DISABLED: Final = 2


def deal_agents(tables: Tables, chosen: Grid, rows: Rows, share: int, first: int, last: int) -> None:
    """Deal the chosen ones of those games, up to the agent's first decision, and show them."""
    for game in range(first, last):
        if chosen[game]:
            clear_results(rows, game)
            begin(tables, rows, share, game)


def step_agents(
    tables: Tables,
    actions: Grid,
    rewards: int,
    rows: Rows,
    finals: Any,
    illegal: Grid,
    when: int,
    share: int,
    first: int,
    last: int,
) -> None:
    """Carry out a decision in each of those games and what follows up to the agent's next one.

    `finals` gets the last observations of games that end and are dealt again at once, `illegal` tells which ended
    because their action was not legal.
    """
    for game in range(first, last):
        slot = tables.slots[game]
        s = tables.states[game]
        illegal[game] = False
        clear_results(rows, game)
        if slot.over:  # its action means nothing
            begin(tables, rows, share, game)
            continue
        seat = rows.seats[game]
        if is_listed(slot, actions[game]):
            apply(s, actions[game])
            let_chance_speak(s, slot.stream)
            play_others(s, slot)
            if s.phase == PHASE_OVER:
                slot.over = True
                write_rewards(s, rewards, rows.rewards[game])
                rows.truncated[game] = s.over_reason == OVER_BY_TURN_LIMIT
                rows.terminated[game] = s.over_reason != OVER_BY_TURN_LIMIT
        else:
            illegal[game] = True
            slot.over = True
            rows.rewards[game, seat] = ILLEGAL_REWARD
            rows.terminated[game] = True
        if not slot.over:
            show(tables, rows, game)
        elif when == SAME_STEP:
            draw(s, seat, tables.memory[game], slot, finals[game])
            begin(tables, rows, share, game)
        else:
            draw(s, seat, tables.memory[game], slot, rows.observations[game])
            for action in range(DECISIONS):
                rows.masks[game].actions[action] = 0


def begin(tables: Tables, rows: Rows, share: int, game: int) -> None:
    """Deal a game, let the others play up to the agent's first decision, and show it."""
    slot = tables.slots[game]
    s = tables.states[game]
    deal_game(tables.boxes[0], tables.deals[share], tables.scratch[share], slot, s)
    play_others(s, slot)
    slot.over = False
    show(tables, rows, game)


def show(tables: Tables, rows: Rows, game: int) -> None:
    """Show what the deciding seat sees and may do."""
    slot = tables.slots[game]
    s = tables.states[game]
    seat = deciding_seat(s)
    rows.seats[game] = seat
    list_legal(s, slot, rows.masks[game])
    draw(s, seat, tables.memory[game], slot, rows.observations[game])


def play_others(s: State, slot: Slot) -> None:
    """Choose at random for all other seats until the agent decides or the game is over."""
    if slot.agent == NONE:
        return
    while s.phase != PHASE_OVER and deciding_seat(s) != slot.agent:
        apply(s, slot.listed[below(slot.choosing, legal(s, slot.listed))])
        let_chance_speak(s, slot.stream)
