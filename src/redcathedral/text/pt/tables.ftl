### Tables and the people at them: see the English file.

## Rules of a table

policy = Regras da mesa
policy-casual = Descontraídas
policy-strict = Rigorosas
policy-casual-alone = Anule qualquer jogada, mesmo depois dos dados: voltam a ser lançados. Um bot dá-lhe sugestões.
policy-casual-others = Os lançamentos de dados podem ser anulados se todos concordarem. Sem sugestões enquanto jogarem outras pessoas.
policy-strict-text = Nada se anula depois de lançados os dados ou de outra pessoa jogar. Sem sugestões.
start-seat = Quem começa
start-random = Por sorteio
start-rotating = Rotativo: em cada partida, o jogador seguinte
start-seat-you = Eu
seat-of = Lugar { $n }
seat-person = Pessoa neste ecrã
undo-turn = Anular turno
redo = Refazer

## Log and chat

chat = Conversa
say-well-played = Bem jogado!
say-thanks = Agradeço!
say-moment = Um momento, por favor.
say-good-game = Bom jogo!
chat-unread = { $n ->
    [one] { $n } mensagem nova
   *[other] { $n } mensagens novas
  }

## Your games

games-all = Todas
games-running = A decorrer
games-over = Terminadas
games-none = De momento, nenhuma das suas partidas.
game-won = vitória · { $total } de prestígio
game-place = { $place }.º de { $of } · { $total } de prestígio
game-hidden = Oculta desta lista.
game-hidden-running = Oculta desta lista; a partida continua.
