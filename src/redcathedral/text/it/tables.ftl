### Tables and the people at them: see the English file.

## Rules of a table

policy = Tipo di tavolo
policy-casual = Rilassato
policy-strict = Rigoroso
policy-casual-alone = Annulla qualsiasi mossa, anche dopo i dadi: si tirano di nuovo. Un bot ti dà suggerimenti.
policy-casual-others = Anche un tiro di dadi si può annullare, se tutti sono d’accordo. Nessun suggerimento finché giocano altre persone.
policy-strict-text = Dopo un tiro di dadi o la mossa di un altro non si annulla più niente. Nessun suggerimento.
start-seat = Chi comincia
start-random = A sorte
start-rotating = A rotazione: a ogni partita il giocatore successivo
start-seat-you = Tu
seat-of = Posto { $n }
seat-person = Persona a questo schermo
undo-turn = Annulla turno
redo = Ripeti

## Log and chat

chat = Chat
say-well-played = Ben giocato!
say-thanks = Grazie!
say-moment = Un momento, per favore.
say-good-game = Bella partita!
chat-unread = { $n ->
    [one] { $n } messaggio nuovo
   *[other] { $n } messaggi nuovi
  }

## Your games

games-all = Tutte
games-running = In corso
games-over = Finite
games-none = Nessuna delle tue partite, per ora.
game-won = vittoria · prestigio { $total }
game-place = { $place }º su { $of } · prestigio { $total }
game-hidden = Nascosta da questo elenco.
game-hidden-running = Nascosta da questo elenco; la partita continua.
