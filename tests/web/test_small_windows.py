"""What a phone or a small tablet shows without scrolling: the best thing to do, everybody's score, whole cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from measures import at_rest
from pictures import table_at
from scenes import give_three_hints, look_back

if TYPE_CHECKING:
    from collections.abc import Callable

    from browsing import Server
    from playwright.sync_api import Page
    from scenes import Scenes

    from redcathedral.game.game import Game

# What of these things reaches out of the one around it.
CUT = """
([things, around]) => [...document.querySelectorAll(things)].filter((thing) => {
  const [box, room] = [thing.getBoundingClientRect(), thing.closest(around).getBoundingClientRect()];
  return box.bottom > room.bottom + 1 || box.top < room.top - 1;
}).map((thing) => thing.innerText)
"""
# Whether a line of the start page's words lies on the sun, the moon or the cathedral.
ON_THE_PICTURE = """
() => {
  const words = document.createRange();
  words.selectNodeContents(document.querySelector(".words"));
  const across = matchMedia("(min-width: 801px)").matches;  // upright, the cathedral is below the words
  const drawn = [...document.querySelectorAll(".hero circle[fill='var(--sun)']"), ...document.querySelectorAll(
    across ? ".hero .cathedral" : ".none")].map((one) => one.getBoundingClientRect());
  return drawn.some((one) => [...words.getClientRects()].some((line) =>
    line.left < one.right && one.left < line.right && line.top < one.bottom && one.top < line.bottom));
}
"""


# Whether the winner's face lies on a tower of the score sheet's picture.
ON_A_TOWER = """
() => {
  const box = (one) => one.getBoundingClientRect();
  const face = box(document.querySelector(".winners li"));
  const towers = [...document.querySelectorAll(".hero > svg:not(.scene) > g")].map(box);
  return towers.length < 3 || towers.some(({ left, right, top, bottom }) =>
    left < face.right && face.left < right && top < face.bottom && face.top < bottom);
}
"""
# How far what others did reaches over their seats.
OVER_THE_SEATS = """
() => {
  const seats = [...document.querySelectorAll(".a-seats > .card")].map((one) => one.getBoundingClientRect().bottom);
  return Math.max(...seats) - document.querySelector(".since").getBoundingClientRect().top;
}
"""
# The materials of the seats on which the mark of the one before would lie, if that had changed.
MARKS_ON_OTHERS = """
() => [...document.querySelectorAll(".card > .goods > span + span")].filter((next) => {
  const marked = next.previousElementSibling;
  marked.setAttribute("data-changed", "");
  const { outlineOffset, outlineWidth } = getComputedStyle(marked);
  const edge = marked.getBoundingClientRect().right + parseFloat(outlineOffset) + parseFloat(outlineWidth);
  marked.removeAttribute("data-changed");
  return edge > next.getBoundingClientRect().left + 0.5;
}).map((one) => one.dataset.at)
"""
# The fields that an iPhone would enlarge the page for, and leave it so.
SMALL_FIELDS = """
[...document.querySelectorAll("input:not([type=checkbox], [type=radio], [type=range], [type=file]), select")]
  .filter((one) => parseFloat(getComputedStyle(one).fontSize) < 16)
  .map((one) => one.outerHTML)
"""


def at(width: int, height: int, language: str) -> dict[str, Any]:
    return {"viewport": {"width": width, "height": height}, "locale": language}


@pytest.mark.parametrize(("width", "height", "language"), [(360, 640, "de"), (375, 553, "pl"), (768, 950, "de")])
def test_the_best_thing_to_do_is_not_cut_off(
    visitor: Callable[..., Page], scenes: Scenes, width: int, height: int, language: str
) -> None:
    page = at_rest(scenes.open(visitor, "market", **at(width, height, language)))
    assert page.locator(".bar .best").count() > 0
    assert page.evaluate(CUT, [".bar .best", ".options"]) == []


def much_to_do(game: Game) -> bool:
    """Whether a turn begins with sections to claim, things to deliver, a choice of ornaments and dice to move."""
    verbs = [ply.verb for ply in game.legal()]
    return verbs.count("ornament") > 4 and verbs.count("deliver") > 3 and {"claim", "market"} <= set(verbs)


@pytest.mark.parametrize(("width", "height", "language"), [(390, 664, "de"), (360, 640, "pl"), (375, 553, "fr")])
def test_all_that_a_crowded_turn_begins_with_is_in_sight_on_a_phone(
    server: Server, visitor: Callable[..., Page], width: int, height: int, language: str
) -> None:
    page = visitor(server.url + table_at(server, 3, 1, much_to_do), **at(width, height, language))
    page.locator(".bar [data-group=market]").wait_for()
    assert at_rest(page).evaluate(CUT, [".options button", ".options"]) == []


@pytest.mark.parametrize(("width", "height", "language"), [(360, 640, "de"), (375, 553, "pl")])
def test_everybodys_score_is_in_sight_when_the_game_is_over(
    visitor: Callable[..., Page], scenes: Scenes, width: int, height: int, language: str
) -> None:
    page = scenes.open(visitor, "score-sheet", **at(width, height, language))
    page.locator("dialog table").wait_for()
    page.keyboard.press("Escape")
    page.locator(".ranks li").first.wait_for()
    assert at_rest(page).evaluate(CUT, [".ranks b", ".result"]) == []


@pytest.mark.parametrize(("width", "height", "language"), [(390, 664, "de"), (360, 640, "pl")])
def test_the_winners_face_hides_no_tower(
    visitor: Callable[..., Page], scenes: Scenes, width: int, height: int, language: str
) -> None:
    page = scenes.open(visitor, "score-sheet", **at(width, height, language))
    page.locator(".winners li").wait_for()
    assert at_rest(page).evaluate(ON_A_TOWER) is False


def test_what_others_did_covers_no_seat_of_who_looks_on_in_a_low_window(
    visitor: Callable[..., Page], scenes: Scenes
) -> None:
    path, _ = scenes.states["last-round"]
    page = visitor(scenes.server.url + path.partition("#")[0], **at(1366, 625, "en-GB"))
    page.locator(".log .switch").wait_for()  # who looks on can chat, which takes room from the log
    look_back(page, "desk")
    forward = at_rest(page).get_by_role("button", name="One move forward")
    while forward.is_enabled():
        forward.click()
        at_rest(page)
    assert page.evaluate(OVER_THE_SEATS) <= 0


def test_the_mark_of_a_material_that_changed_lies_on_no_other_in_a_low_window(
    visitor: Callable[..., Page], scenes: Scenes
) -> None:
    page = at_rest(scenes.open(visitor, "build", **at(1366, 625, "en-GB")))
    assert page.locator(".card.many").count() > 0
    assert page.evaluate(MARKS_ON_OTHERS) == []


def test_an_influence_card_told_in_pictures_is_whole_on_the_smallest_phone(
    visitor: Callable[..., Page], scenes: Scenes
) -> None:
    page = at_rest(scenes.open(visitor, "replay", **at(360, 640, "de")))
    assert page.evaluate(CUT, [".market .icons", ".card"]) == []


@pytest.mark.parametrize(("width", "height", "language"), [(360, 640, "de"), (375, 553, "pl"), (844, 390, "pl")])
def test_the_words_of_the_start_page_are_beside_its_picture(
    visitor: Callable[..., Page], scenes: Scenes, width: int, height: int, language: str
) -> None:
    page = at_rest(scenes.open(visitor, "start", **at(width, height, language)))
    assert not page.evaluate(ON_THE_PICTURE)


@pytest.mark.parametrize("language", ["en-GB", "de"])
def test_two_hints_are_seen_whole_on_a_phone(visitor: Callable[..., Page], scenes: Scenes, language: str) -> None:
    page = at_rest(scenes.open(visitor, "market", **at(390, 664, language)))
    page.route("**/hint", give_three_hints)
    page.keyboard.press("h")
    page.locator(".hints .hint").first.wait_for()
    assert at_rest(page).evaluate(CUT, [".hints li:nth-child(-n + 2) .hint", ".hints"]) == []


def test_no_phone_enlarges_the_page_for_a_field(visitor: Callable[..., Page], scenes: Scenes) -> None:
    page = at_rest(scenes.open(visitor, "start-new-game", "phone", has_touch=True, is_mobile=True))
    assert page.locator("select").count() > 0
    assert page.evaluate(SMALL_FIELDS) == []
