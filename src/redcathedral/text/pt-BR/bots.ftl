### Bots: os níveis à escolha.
### `make bench-bots` measures how strong they are (docs/bots.md); these lines must agree with it.

## Levels, weakest first. Each has its name and a line about how it plays.

# Label of the choice of a bot's level when a table is made.
bot-level-of = Força de { $name }
bot-level-apprentice = Aprendiz
bot-level-apprentice-about = Ainda está aprendendo: deixa passar muita coisa e só pensa neste turno. Bom para uma primeira partida.
bot-level-builder = Construtor
bot-level-builder-about = Sabe o que compensa, mas escorrega de vez em quando. Quase sempre vence o aprendiz.
bot-level-architect = Arquiteto
bot-level-architect-about = Testa cada plano algumas vezes antes de escolher. Um adversário forte.
bot-level-tsar = Czar
bot-level-tsar-about = Passa um segundo pensando à frente antes de cada jogada. O mais forte daqui.

# Bots that older tables may still have.
bot-level-random = Joga qualquer coisa
bot-level-random-about = Faz qualquer jogada permitida, todas com a mesma chance.
bot-level-greedy = Constante
bot-level-greedy-about = A cada turno, faz o que parece melhor no momento.
bot-level-mcts = Forte
bot-level-mcts-about = Pensa várias jogadas à frente.
