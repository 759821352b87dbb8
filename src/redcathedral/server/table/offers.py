"""The legal plies of a position, with what each means and gives, so that a client needs no rules."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from pydantic_core import to_json

from ...game.compounds import compounds_of
from ...plies import every_ply, ply_of
from .events import PHRASES_KEPT, phrase_part

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...kernel.state import State
    from ...plies import Ply
    from ...text import Phrase
    from ..game_models import Choice


def choice(s: State, ply: Ply | str) -> Choice:
    """Say what one legal ply means here."""
    ply = ply_of(ply)
    meaning = ply.meaning(s)
    return {
        "ply": ply.text,
        "verb": ply.verb,
        "args": ply.args,
        "brings": ply.brings(s),
        "text": "" if meaning is None else meaning.text,
        "meaning": None if meaning is None else phrase_part(meaning),
    }


def choices_part(s: State, legal: Sequence[int]) -> bytes:
    """Give every legal ply with what it means, as JSON.

    Only what it brings is written again: the same plies come again and again, and mostly mean the same.
    """
    every, written = every_ply(), []
    for action in legal:
        ply = every[action]
        brings = ply.brings(s)
        written.append(b"%b%b%b" % (_begun(action), to_json(brings) if brings else b"{}", _ended(ply.meaning(s))))
    return b"[%b]" % b",".join(written)


def compounds_part(s: State, legal: Sequence[int]) -> bytes:
    """Give the plies that are usually played one after another, as JSON."""
    written = (
        to_json(
            {
                "kind": one.kind,
                "plies": [ply.text for ply in one.plies],
                "gains": one.gains,
                "completes": one.completes,
            }
        )[:-1]
        + _ended(one.meaning)
        for one in compounds_of(s, legal)
    )
    return b"[%b]" % b",".join(written)


@cache
def _begun(action: int) -> bytes:
    """Write the fields of a choice that are the ply's own."""
    ply = ply_of(action)
    return to_json({"ply": ply.text, "verb": ply.verb, "args": ply.args})[:-1] + b',"brings":'


@lru_cache(maxsize=PHRASES_KEPT)
def _ended(meaning: Phrase | None) -> bytes:
    """Write the last fields of a choice or a compound, which say what it means."""
    if meaning is None:
        return b',"text":"","meaning":null}'
    return b"," + to_json({"text": meaning.text, "meaning": phrase_part(meaning)})[1:]
