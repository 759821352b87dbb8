### Bots: los niveles que una persona puede elegir, pistas y análisis.
### `make bench-bots` mide la fuerza de cada nivel (docs/bots.md); estas líneas deben concordar.

## Levels, weakest first. Each has its name and a line about how it plays.

bot-level-of = Nivel de { $name }
bot-level-apprentice = Aprendiz
bot-level-apprentice-about = Aún aprende: se le escapa mucho y solo piensa en este turno. Bueno para una primera partida.
bot-level-builder = Constructor
bot-level-builder-about = Sabe lo que paga, pero a veces calcula mal. Gana al aprendiz casi siempre.
bot-level-architect = Arquitecto
bot-level-architect-about = Prueba cada idea unas cuantas veces antes de elegir. Un rival fuerte.
bot-level-tsar = Zar
bot-level-tsar-about = Piensa por adelantado un segundo en cada jugada. El más fuerte de aquí.
bot-level-random = Juega cualquier cosa
bot-level-random-about = Cualquier jugada válida, todas igual de probables.
bot-level-greedy = Constante
bot-level-greedy-about = Elige el turno que mejor parece, sin mirar más allá.
bot-level-mcts = Fuerte
bot-level-mcts-about = Piensa por adelantado.
