"""Every influence action is counted under its own verb."""

from redcathedral import words
from redcathedral.arena.tally import Tally, verb_of
from redcathedral.game.notation import format_ply
from redcathedral.kernel import actions
from redcathedral.kernel.influence import FIRST_OF_VERB


def test_every_influence_action_is_counted_under_the_verb_of_its_words() -> None:
    assert len(FIRST_OF_VERB) == len(words.VERBS) == Tally().verbs.shape[1]
    for action in range(actions.BUY, actions.EXCHANGE):
        assert format_ply(action).startswith(words.VERBS[verb_of(action)])
