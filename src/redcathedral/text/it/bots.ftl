### I bot: i livelli tra cui si può scegliere.
### `make bench-bots` misura la forza di ogni livello (docs/bots.md); queste righe devono concordare.

## Levels, weakest first. Each has its name and a line about how it plays.

bot-level-of = Livello di { $name }
bot-level-apprentice = Apprendista
bot-level-apprentice-about = Sta ancora imparando: gli sfugge molto e pensa solo a questo turno. Adatto a una prima partita.
bot-level-builder = Costruttore
bot-level-builder-about = Sa che cosa conviene, ma ogni tanto sbaglia. Batte l’apprendista quasi sempre.
bot-level-architect = Architetto
bot-level-architect-about = Prova ogni idea alcune volte prima di scegliere. Un avversario forte.
bot-level-tsar = Zar
bot-level-tsar-about = Riflette un secondo prima di ogni mossa. Il più forte di tutti.
bot-level-random = Gioca a caso
bot-level-random-about = Una mossa valida qualsiasi, tutte con la stessa probabilità.
bot-level-greedy = Costante
bot-level-greedy-about = Sceglie il turno che sembra migliore, senza guardare oltre.
bot-level-mcts = Forte
bot-level-mcts-about = Guarda avanti.
