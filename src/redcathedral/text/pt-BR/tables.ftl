### Tables and the people at them: see the English file.

## Rules of a table

policy = Regras da mesa
policy-casual = Casual
policy-strict = Rigorosa
policy-casual-alone = Desfaça qualquer jogada, mesmo depois de rolar dados: eles são rolados de novo. Um bot dá dicas.
policy-casual-others = Rolagens de dados podem ser desfeitas se todo mundo concordar. Sem dicas enquanto outras pessoas jogam.
policy-strict-text = Nada se desfaz depois que os dados são rolados ou outra pessoa joga. Sem dicas.
start-seat = Quem começa
start-random = Por sorteio
start-rotating = Rodízio: a cada partida, o próximo jogador
start-seat-you = Você
seat-of = Lugar { $n }
seat-person = Pessoa nesta tela
undo-turn = Desfazer turno
redo = Refazer

## Log and chat

chat = Bate-papo
say-well-played = Mandou bem!
say-thanks = Valeu!
say-moment = Um momento, por favor.
say-good-game = Boa partida!
chat-unread = { $n ->
    [one] { $n } mensagem nova
   *[other] { $n } mensagens novas
  }

## Your games

games-all = Todas
games-running = Em andamento
games-over = Encerradas
games-none = Nenhuma das suas partidas, por enquanto.
game-won = vitória · { $total } de prestígio
game-place = { $place }º de { $of } · { $total } de prestígio
game-hidden = Oculta desta lista.
game-hidden-running = Oculta desta lista; a partida continua.
