"""The drawn table and the told plies: every phase, every table, never too wide."""

import random

import pytest

import redcathedral as rc
from positions import change_seat, claimed, finished, play, position
from redcathedral.game.drawing import cut, draw_table, width_of
from redcathedral.game.due import due_now
from redcathedral.game.history import told_since


def told(game: rc.Game, *plies: str) -> str:
    version = game.version
    play(game, *plies)
    return " ".join(map(str, told_since(game, version)))


def test_the_table_shows_market_cathedral_seats_and_supply() -> None:
    game = position(
        2,
        seed=5,
        names=["Anna", None],
        dice="red 1 4, white 3 6",
        red={"rubles": 5, "score": 9, "holds": "2 lumber, gold", "tiles": "blue lumber, white1 die-red down"},
    )
    claimed(game, "red", "A1", delivered="brick", cost="2 brick, stone")
    finished(game, "blue", "B1", ornament="red")
    drawn = str(game)
    assert "▶ Anna (red)   prestige 2 (space 9) · 5 rubles · holds 3 of 6: 2 lumber, 1 gold · 0 complete" in drawn
    assert "blue: 2 lumber · white 1: red die (face down) · empty, price in rubles: red (3)" in drawn
    assert "A1 base ⚑ red" in drawn
    assert "B●B○S○" in drawn
    assert "✓ door: red" in drawn
    assert "red 4" in drawn
    assert "SUPPLY   18 lumber  19 brick" in drawn
    assert drawn.endswith("TURN 1   Anna (red): claim, build or go to the market")


def test_the_four_influence_cards_are_written_out_beside_their_quadrants() -> None:
    game = position(
        2,
        cards="1 craftsmen-2, 2 teamsters-3, 3 merchants-2, 4 clergy-3",
        dice="red 1 1, blue 2 1, green 3 1, yellow 4 1",
    )
    lines = str(game).split("\n")[3:11]
    assert [line.partition("╭ ")[2] or line.partition("╰ or ")[2].strip() for line in lines] == [
        "Craftsmen buy: lumber, brick, or stone for 1 ruble (repeat)",
        "sell: gold, emerald, or amethyst for 2 rubles (repeat)",
        "Teamsters haul: 1 delivery for 1 ruble",
        "swap: two tiles for 2 rubles",
        "Merchants bulk: 4 of a kind for any 2",
        "commission: a workshop tile",
        "Clergy    vow: 2 recognition (base, middle, dome)",
        "donate: 3 rubles for 1 prestige",
    ]


def test_an_advanced_board_shows_what_is_locked() -> None:
    drawn = str(position(3, boards="advanced"))
    assert "banners 4 inventory, 1 white 1, 1 white 2 · ornaments none · locked 1 door, 2 arches, 1 cross" in drawn
    assert "white 1: banner" in drawn
    assert "red (3, door locked)" in drawn


def test_solo_shows_ivan_his_cards_and_what_lies_on_them() -> None:
    game = position(1, seed=5)
    game.state.ivan_inventory[0] = 4
    drawn = str(game)
    assert "Ivan (blue)   prestige 0" in drawn
    assert "cards claim (yellow) · recognition (white)" in drawn
    assert "4 lumber on inventory" in drawn


def test_a_second_lap_is_named() -> None:
    game = position(2, red={"score": 93})
    assert "prestige 43 (second lap, space 13)" in str(game)


@pytest.mark.parametrize("players", [1, 4, *(pytest.param(n, marks=pytest.mark.slow) for n in (2, 3))])
@pytest.mark.parametrize("boards", ["basic", "advanced"])
def test_every_line_fits_in_every_phase_and_every_ply_can_be_told(players: int, boards: str) -> None:
    luck = random.Random(players)  # noqa: S311  # a game, no secret
    phases = set()
    for seed in range(2):
        names = [f"{'W' * 30} {seat}" for seat in range(max(2, players))] if seed else None
        game = rc.new_game(players, seed=seed, boards=boards, turn_limit=45, names=names)
        game.chance = None
        while game.outcome is None:
            phases.add(game.state.phase)
            if luck.random() < 0.2:
                for width in (80, 100):
                    assert max(map(width_of, draw_table(game, width).split("\n"))) <= width
            version = game.version
            plies = game.legal()
            assert all(len(str(ply.meaning(game.state) or "")) <= 80 for ply in plies[:60])
            quiet = [ply for ply in plies if ply.verb not in ("exchange", "reroll")]
            game.play(luck.choice(quiet if quiet and luck.random() < 0.9 else plies))
            assert all(event.text and event.text == str(event) for event in told_since(game, version))
        assert "OVER" in str(game)
        assert due_now(game.state).key == "due-over"
    assert phases >= {0, 1, 2, 4, 5, 7, 9}


def test_a_wide_name_is_measured_in_cells() -> None:
    assert width_of("李雷") == 4
    assert cut("李雷李雷", 5) == "李雷…"


# What happened, in words


def test_a_claim_and_its_benefit_are_told() -> None:
    game = rc.new_game(2, seed=5)
    assert told(game, "claim B1", "banner inventory") == (
        "Red claims B1. Red puts a banner from the inventory on B1. That frees an inventory space: 7 now. "
        "Red takes the tile (2 lumber)."
    )
    assert told(game, "place blue up") == "Red pays 2 rubles and places the tile (2 lumber) face up on the blue space."
    assert told(game, "take 2") == "Red takes 2 lumber."


def test_what_a_tile_offers_is_told_only_where_the_tile_does_not_say_it() -> None:
    def used(tile: str, **red: str) -> str:
        game = position(2, seed=5, dice="red 1 1, white 4 1", market="4 brick", red={"tiles": f"red {tile}", **red})
        play(game, "market red")
        return told(game, "activate red")

    assert used("stone") == "Red uses the tile (2 stones) on the red space."
    assert used("stone", holds="5 brick") == (
        "Red uses the tile (2 stones) on the red space. The benefit is up to 1 stone."
    )
    assert "Red uses the tile (white die) on the red space. The benefit is up to " in used("die-white")


def test_a_completion_tells_reward_and_displeasure() -> None:
    game = position(2, seed=5, red={"holds": "gold"}, blue={"score": 10})
    claimed(game, "blue", "D1")
    claimed(game, "red", "D2", cost="gold")
    said = told(game, "deliver gold D2")
    assert "Red delivers 1 gold to D2. D2 is complete: Red gains 6 recognition and 1 ruble." in said
    assert "Blue loses 1 recognition for unfinished sections below." in said
    assert "Red now has 1 prestige." in said


def test_the_sixth_section_is_told_with_its_prestige() -> None:
    game = position(2, seed=5, red={"holds": "gold"})
    for name in ("A1", "A2", "B1", "B2", "C1"):
        finished(game, "red", name)
    claimed(game, "red", "D1", cost="gold")
    assert "Red is the first to complete six sections and gains 3 prestige" in told(game, "deliver gold D1")


def test_market_and_ornament_are_told() -> None:
    game = position(2, seed=5, dice="white 4 5", red={"rubles": 3, "holds": "lumber, emerald, amethyst"})
    assert "pays 1 ruble and moves the white die 6 spaces to space 2 (2 stones per die, 1 die)" in told(
        game, "market white +1"
    )
    game = position(2, seed=5, red={"holds": "lumber, emerald, amethyst"})
    finished(game, "blue", "A1")
    assert told(game, "ornament A1 emerald amethyst") == (
        "Red decorates A1 (door) with 1 emerald and 1 amethyst and gains 3 prestige. Red now has 3 prestige."
    )


def test_ivans_blocked_die_is_told() -> None:
    game = position(1, seed=5, dice="yellow 1 2, red 3 1, blue 3 1, green 3 1")
    claimed(game, "red", "A1")
    change_seat(game, "red", holds="stone")
    said = told(game, "deliver stone A1", "end")
    assert "Ivan plays his claim card: the yellow die can’t move, because space 3 has three dice." in said
    assert "Ivan claims A2" in said
