### Bots: los niveles que una persona puede elegir, pistas y análisis.
### `make bench-bots` mide la fuerza de cada nivel (docs/bots.md); estas líneas deben concordar.

## Levels, weakest first. Each has its name and a line about how it plays.

bot-level-of = Nivel de { $name }
bot-level-apprentice = Aprendiz
bot-level-apprentice-about = Está aprendiendo: se le escapan muchas cosas y solo piensa en este turno. Ideal para una primera partida.
bot-level-builder = Constructor
bot-level-builder-about = Sabe lo que conviene, pero a veces se equivoca. Casi siempre gana al aprendiz.
bot-level-architect = Arquitecto
bot-level-architect-about = Prueba cada plan unas cuantas veces antes de elegir. Un rival fuerte.
bot-level-tsar = Zar
bot-level-tsar-about = Antes de cada jugada piensa un segundo en lo que vendrá. El más fuerte de todos.
bot-level-random = Juega cualquier cosa
bot-level-random-about = Cualquier jugada válida, todas igual de probables.
bot-level-greedy = Constante
bot-level-greedy-about = Elige el turno que parece mejor en ese momento.
bot-level-mcts = Fuerte
bot-level-mcts-about = Piensa por adelantado.
