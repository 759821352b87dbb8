"""Every influence action is counted under its own verb."""

from redcathedral import words
from redcathedral.arena.models import Tallied
from redcathedral.arena.tally import Tally
from redcathedral.kernel import actions
from redcathedral.kernel.influence import verb_of
from redcathedral.plies import ply_of


def test_every_influence_action_is_counted_under_the_verb_of_its_words() -> None:
    assert len(words.VERBS) == Tally().array["verbs"].shape[1]
    for action in range(actions.BUY, actions.EXCHANGE):
        assert ply_of(action).verb == words.VERBS[verb_of(action)]


def test_what_is_written_of_a_tally_is_described_field_by_field() -> None:
    assert list(Tally().fields()) == list(Tallied.__annotations__)
