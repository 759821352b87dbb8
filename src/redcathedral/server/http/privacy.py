"""What the server keeps about people and for how long: a page in their language, generated from the settings."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from starlette.responses import Response

from ...text import Phrase, say, speaking
from .language import language_of

if TYPE_CHECKING:
    from starlette.requests import Request

    from ..settings import Settings


def privacy_page(request: Request, settings: Settings) -> Response:
    """Give the page in the language that is asked for, or that the browser prefers."""
    language = language_of(request)
    with speaking(language):
        sentences = [
            say("privacy-lead"),
            say("privacy-kept"),
            say("privacy-tables", waiting=_days(settings.waiting_days), unfinished=_days(settings.unfinished_days)),
            say("privacy-finished", finished=_days(settings.finished_days), chat=_days(settings.chat_days)),
            say("privacy-keys", days=_days(settings.key_days)),
            say("privacy-address"),
            say("privacy-others"),
            say("privacy-reports"),
        ]
        title, back = say("privacy-title"), say("privacy-back")
    paragraphs = "\n".join(f"<p>{escape(sentence)}</p>" for sentence in sentences)
    body = (
        f'<!doctype html>\n<html lang="{language}">\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{escape(title)}</title>\n'
        f'<main>\n<h1>{escape(title)}</h1>\n{paragraphs}\n<p><a href="/">{escape(back)}</a></p>\n</main>\n</html>\n'
    )
    return Response(body, media_type="text/html", headers={"Vary": "Accept-Language", "Content-Language": language})


def _days(number: int) -> Phrase:
    return Phrase("amount-days", n=number)
