"""The legal plies of a position with what each means and brings: a client needs no rules."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from pydantic_core import to_json

from ...game.compounds import compounds_of
from ...plies import ply_of
from .events import PHRASES_KEPT, phrase_part

if TYPE_CHECKING:
    from ...game.game import Game
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


def choices_part(game: Game) -> bytes:
    """Give every legal ply with what it means, as JSON.

    Only what it brings is written anew: the same plies come again and again, and mostly mean the same.
    """
    s = game.state
    plies = game.legal() if game.outcome is None else ()
    written = (b"%b%b%b" % (_begun(ply.id), to_json(ply.brings(s)), _ended(ply.meaning(s))) for ply in plies)
    return b"[%b]" % b",".join(written)


def compounds_part(game: Game) -> bytes:
    """Give the plies that are usually played one after another, as JSON."""
    return to_json(
        [
            {
                "kind": one.kind,
                "plies": [ply.text for ply in one.plies],
                "gains": one.gains,
                "completes": one.completes,
                "text": one.meaning.text,
                "meaning": phrase_part(one.meaning),
            }
            for one in compounds_of(game.state)
        ]
    )


@cache
def _begun(action: int) -> bytes:
    """Write the fields of a choice that are the ply's own."""
    ply = ply_of(action)
    return to_json({"ply": ply.text, "verb": ply.verb, "args": ply.args})[:-1] + b',"brings":'


@lru_cache(maxsize=PHRASES_KEPT)
def _ended(meaning: Phrase | None) -> bytes:
    """Write the fields of a choice that say what it means."""
    if meaning is None:
        return b',"text":"","meaning":null}'
    return b"," + to_json({"text": meaning.text, "meaning": phrase_part(meaning)})[1:]
