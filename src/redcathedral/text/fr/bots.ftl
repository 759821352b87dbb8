### Les bots : les niveaux proposés.
### `make bench-bots` measures how strong they are (docs/bots.md); these lines must agree with it.

## Levels, weakest first. Each has its name and a line about how it plays.

# Label of the choice of a bot's level when a table is made.
bot-level-of = Force : { $name }
bot-level-apprentice = Apprenti
bot-level-apprentice-about = Apprend encore : laisse passer beaucoup de choses et ne pense qu’au tour en cours. Parfait pour une première partie.
bot-level-builder = Bâtisseur
bot-level-builder-about = Sait ce qui rapporte, mais se trompe de temps en temps. Bat presque toujours l’apprenti.
bot-level-architect = Architecte
bot-level-architect-about = Essaie chaque idée plusieurs fois avant de choisir. Un adversaire solide.
bot-level-tsar = Tsar
bot-level-tsar-about = Anticipe pendant une seconde avant chaque coup. Le plus fort de tous.

# Bots that older tables may still have.
bot-level-random = Au hasard
bot-level-random-about = Joue n’importe quel coup permis, tous avec la même probabilité.
bot-level-greedy = Régulier
bot-level-greedy-about = Joue le tour qui paraît le meilleur sur le moment.
bot-level-mcts = Fort
bot-level-mcts-about = Anticipe les coups à venir.
