"""Comments for translators: a short message whose English could mean several things says which."""

from __future__ import annotations

from comments import all_unexplained, unexplained


def test_every_short_message_of_the_page_that_could_mean_several_things_has_a_comment() -> None:
    lacking = all_unexplained()
    assert lacking == [], "\n".join(lacking)


def test_a_message_without_a_comment_is_found() -> None:
    assert list(unexplained("score-rank = Place\n")) == [("score-rank", "Place")]


def test_a_comment_above_the_message_explains_it() -> None:
    assert list(unexplained("# First, second, third.\nscore-rank = Place\n")) == []


def test_a_comment_of_the_section_explains_the_words_it_has() -> None:
    section = "## Buttons. A tile is one of the workshop.\n\nuse = Use a tile\nswap = Swap spaces\n"
    assert list(unexplained(section)) == [("swap", "spaces")]


def test_a_long_sentence_explains_itself() -> None:
    assert list(unexplained("do = Place the tile on a space of your workshop.\n")) == []
