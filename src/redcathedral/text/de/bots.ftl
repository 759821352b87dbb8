### Bots: the levels a person can choose from.
### `make bench-bots` measures how strong they are (docs/bots.md); these lines must agree with it.

## Levels, weakest first. Each has its name and a line about how it plays.

# Label of the choice of a bot's level when a table is made.
bot-level-of = Stärke von { $name }
bot-level-apprentice = Lehrling
bot-level-apprentice-about = Lernt noch: übersieht viel und denkt nur an diesen Zug. Gut für die erste Partie.
bot-level-builder = Baumeister
bot-level-builder-about = Weiß, was sich lohnt, patzt aber ab und zu. Schlägt den Lehrling fast immer.
bot-level-architect = Architekt
bot-level-architect-about = Probiert jeden Plan ein paarmal durch, bevor er sich entscheidet. Ein starker Gegner.
bot-level-tsar = Zar
bot-level-tsar-about = Denkt vor jedem Schritt eine Sekunde lang voraus. Stärker spielt hier keiner.

# Bots that older tables may still have.
bot-level-random = Spielt irgendwas
bot-level-random-about = Spielt irgendeinen erlaubten Schritt, alle gleich wahrscheinlich.
bot-level-greedy = Solide
bot-level-greedy-about = Macht den Zug, der im Moment am besten aussieht.
bot-level-mcts = Stark
bot-level-mcts-about = Denkt voraus.
