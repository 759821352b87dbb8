### Bots: the levels a person can choose from.
### `make bench-bots` measures how strong they are (docs/bots.md); these lines must agree with it.

## Levels, weakest first. Each has its name and a line about how it plays.

# Label of the choice of a bot's level when a table is made.
bot-level-of = Strength of { $name }
bot-level-apprentice = Apprentice
bot-level-apprentice-about = Still learning: misses a lot and thinks only about this turn. Good for a first game.
bot-level-builder = Builder
bot-level-builder-about = Knows what pays off, but slips now and then. Almost always beats the apprentice.
bot-level-architect = Architect
bot-level-architect-about = Tries out each plan a few times before choosing. A strong opponent.
bot-level-tsar = Tsar
bot-level-tsar-about = Thinks ahead for a second before every move. The strongest here.

# Bots that older tables may still have.
bot-level-random = Plays anything
bot-level-random-about = Plays any legal move, all equally likely.
bot-level-greedy = Steady
bot-level-greedy-about = Plays the turn that looks best right now.
bot-level-mcts = Strong
bot-level-mcts-about = Thinks ahead.
