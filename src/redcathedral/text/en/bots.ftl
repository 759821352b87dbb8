### Bots: the levels a person can choose from.
### `make bench-bots` measures how strong they are (docs/bots.md); these lines must agree with it.

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
