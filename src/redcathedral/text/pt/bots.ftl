### Bots: os níveis à escolha, sugestões e análises.

## Levels, weakest first

bot-level-of = Força de { $name }
bot-level-apprentice = Aprendiz
bot-level-apprentice-about = Ainda a aprender: escapa-lhe muita coisa e só pensa neste turno. Bom para uma primeira partida.
bot-level-builder = Construtor
bot-level-builder-about = Sabe o que compensa, mas de vez em quando engana-se. Vence o aprendiz quase sempre.
bot-level-architect = Arquiteto
bot-level-architect-about = Experimenta cada plano algumas vezes antes de escolher. Um adversário forte.
bot-level-tsar = Czar
bot-level-tsar-about = Antes de cada jogada, pensa um segundo no que vem a seguir. O mais forte daqui.

bot-level-random = Joga qualquer coisa
bot-level-random-about = Qualquer jogada permitida, todas com a mesma probabilidade.
bot-level-greedy = Constante
bot-level-greedy-about = Faz o que parece melhor neste turno, sem ver mais longe.
bot-level-mcts = Forte
bot-level-mcts-about = Pensa várias jogadas à frente.
