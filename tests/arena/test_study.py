"""What a study says about the game."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from redcathedral.arena.findings import findings
from redcathedral.arena.models import Study
from redcathedral.arena.study import run_study

Studies = list[Study]


@pytest.fixture(scope="module")
def studies() -> Studies:
    return run_study(["greedy"], [(2, "basic"), (1, "basic")], games=24)


def test_the_parts_of_the_score_add_up(studies: Studies) -> None:
    for study in studies:
        for scores in (study["scores"]["all"], study["scores"]["winners"]):
            parts = scores["track"] + scores["goods"] + scores["towers"]
            assert parts == pytest.approx(scores["total"]["mean"], abs=0.01)


def test_wins_of_the_seats_add_up_to_one(studies: Studies) -> None:
    for study in studies:
        assert sum(seat["win_share"] for seat in study["seats"]) == pytest.approx(1, abs=1e-4)


def test_every_turn_claims_builds_or_goes_to_the_market(studies: Studies) -> None:
    for study in studies:
        turns = study["turns"]
        assert turns["claim"] + turns["build"] + turns["market"] == pytest.approx(1, abs=1e-4)


def test_every_kind_of_component_is_looked_at(studies: Studies) -> None:
    study = studies[0]
    assert len(study["influence"]) == 12
    assert len(study["tiles"]) == 13
    assert sum(plan["games"] for plan in study["plans"]) == 24
    assert all(0 <= card["built"] <= card["claimed"] <= 1 for card in study["cards"].values())
    assert study["decisions"]["options_at_turn_start"] > study["decisions"]["options"] > 1


def test_what_looks_broken_is_said(studies: Studies) -> None:
    broken = json.loads(json.dumps(studies[0]))
    broken["length"]["ended_by_turn_limit"] = 24
    broken["length"]["limit_interval"] = [0.9, 1.0]
    broken["seats"][0] |= {"win_share": 0.9, "interval": [0.8, 0.95]}
    broken["piles"]["gold"] = {"games_dry": 0.9, "interval": [0.8, 0.95], "turns_dry": 0.4}
    said = " ".join(findings([broken]))
    assert "100.0 % of the games (90.0-100.0 %) reach the limit" in said
    assert "seat 1 wins 90.0 %" in said
    assert "pile of gold is empty at the start of a turn in 90.0 % of the games" in said


def test_the_command_writes_a_page_a_text_and_plots(command: Callable[..., int], tmp_path: Path) -> None:
    assert command("study", "--seats", "2", "--games", "12", "--out", tmp_path) == 0
    page = (tmp_path / "study.html").read_text(encoding="utf-8")
    assert "http" not in page
    assert "<svg" in page
    text = (tmp_path / "study.md").read_text(encoding="utf-8")
    assert "redcathedral study --players greedy --seats 2 --boards basic --games 12 --seed 1" in text
    named = [line.partition("(study/")[2].rstrip(")") for line in text.splitlines() if line.startswith("![")]
    assert named
    assert sorted(named) == sorted(file.name for file in (tmp_path / "study").iterdir())


def test_a_study_is_the_same_with_two_workers_and_can_be_resumed(tmp_path: Path) -> None:
    alone = run_study(["greedy"], [(2, "basic")], games=24, out=tmp_path)
    assert run_study(["greedy"], [(2, "basic")], games=24, jobs=2) == alone
    assert run_study(["greedy"], [(2, "basic")], games=24, out=tmp_path, resume=True) == alone
