### Bots: the levels a person can choose from, hints and reviews.
### How strong a level is was measured (docs/bots.md): keep the figures as they are.

## Levels, weakest first. Each has its name and a line about how it plays.

# Label of the choice of a bot's level when a table is made.
bot-level-of = Strength of { $name }
bot-level-apprentice = Apprentice
bot-level-apprentice-about = Still learning: overlooks much and thinks only of this turn. Good for a first game.
bot-level-builder = Builder
bot-level-builder-about = Knows what pays, but misjudges now and then. Beats the apprentice nearly always.
bot-level-architect = Architect
bot-level-architect-about = Tries each plan out a few times before choosing. A strong opponent.
bot-level-tsar = Tsar
bot-level-tsar-about = Thinks ahead for a second about every move. The strongest here.

# Bots that older tables may still have.
bot-level-random = Plays anything
bot-level-random-about = Any legal move, all equally likely.
bot-level-greedy = Steady
bot-level-greedy-about = Takes the turn that looks best, without looking further.
bot-level-mcts = Strong
bot-level-mcts-about = Thinks ahead.

## Hints and reviews in the terminal
## A ply is a single step of a turn as it is written in records, for instance “claim B1” or “deliver gold B2”.

cli-hint-help = say what a bot would play in a recorded game, with its prospects
cli-review-help = look back at a recorded game: who stood how, where it swung, what was better
hint-bot-help = who is asked (default { $bot })
hint-at-help = after so many plies (default: where the record ends)
hint-json-help = write JSON
hint-most-help = how many plies to name (default { $most })
review-bot-help = who judges (default { $bot }; more simulations see more and take longer)
bots-preparing = Getting the search ready; the first time this takes a minute or two …

hint-over = This game is over; there is nothing left to play.
hint-chance = The dice are to be rolled next; there is nothing to choose.
hint-title = After ply { $ply }: { $seat } is to move
hint-ply = ply
hint-win = wins
hint-margin = margin
hint-meaning = what it means
# A column heading: how often the search has played this ply on.
hint-tries = tries
hint-note = Wins: how likely the seat wins. Margin: prestige ahead of the best other seat, expected at the end.
hint-only = { $bot } would play: { $ply }
review-no-search = { $bot } cannot judge plies; choose a bot that searches, for instance mcts:400

review-progress = Turn { $done } of { $turns } …
review-empty = Nothing has been decided in this game yet.
review-title = How everybody stood
review-turn = turn
review-mover = whose
review-note = Chances to win when each turn began, if its player goes on well.
review-end = end
review-swings-title = Where it swung
review-swing = Turn { $turn }, { $mover }: { $seat } went from { $before } to { $after }.
review-swing-given = Turn { $turn }, { $mover }: { $seat } went from { $before } to { $after }; { $given } of it was given away.
review-swings-none = The chances never changed much within a turn.
review-mistakes-title = What was better
review-mistakes-none = No ply was surely worse than another.
review-mistake = { $kind ->
        [blunder] Blunder
        [mistake] Mistake
       *[slip] Slip
    } of { $seat } in turn { $turn } (ply { $ply }): “{ $played }” wins { $win }, “{ $best }” { $best_win }.
review-more = { $count ->
        [one] One more is in the JSON.
       *[other] { $count } more are in the JSON.
    }
review-sides-title = How everybody played
review-side = { $seat }: the best ply, or one as good, in { $agreed } of { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    }; { $lost } of win chance given away.
