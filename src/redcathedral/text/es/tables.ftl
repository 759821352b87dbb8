### Tables and the people at them: see the English file.

## Rules of a table

policy = Reglas de la mesa
policy-casual = Relajada
policy-strict = Estricta
policy-casual-alone = Deshaz cualquier jugada, incluso después de los dados: se vuelven a lanzar. Un bot te da pistas.
policy-casual-others = Las tiradas de dados se pueden deshacer si todos están de acuerdo. Sin pistas mientras jueguen otras personas.
policy-strict-text = No se deshace nada una vez lanzados los dados o cuando ha jugado otra persona. Sin pistas.
start-seat = Quién empieza
start-random = Por sorteo
start-rotating = Rotando: en cada partida, el siguiente jugador
start-seat-you = Tú
seat-of = Asiento { $n }
seat-person = Persona en esta pantalla
undo-turn = Deshacer turno
redo = Rehacer

## Log and chat

chat = Chat
say-well-played = ¡Bien jugado!
say-thanks = ¡Gracias!
say-moment = Un momento, por favor.
say-good-game = ¡Buena partida!
chat-unread = { $n ->
    [one] { $n } mensaje nuevo
   *[other] { $n } mensajes nuevos
  }

## Your games

games-all = Todas
games-running = En curso
games-over = Terminadas
games-none = De momento, ninguna de tus partidas.
game-won = ganada · { $total } de prestigio
game-place = { $place }.º de { $of } · { $total } de prestigio
game-hidden = Ya no aparece en esta lista.
game-hidden-running = Ya no aparece en esta lista; la partida sigue.
