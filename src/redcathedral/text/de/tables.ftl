### Tables and the people at them: the rules of a table, your games, the log and the chat.

## Rules of a table

policy = Regeln am Tisch
policy-casual = Locker
policy-strict = Streng
policy-casual-alone = Du kannst jeden Schritt zurücknehmen, auch über Würfe hinweg: Dann wird neu gewürfelt. Ein Bot gibt dir Tipps.
policy-casual-others = Würfe lassen sich zurücknehmen, wenn alle einverstanden sind. Keine Tipps, solange andere mitspielen.
policy-strict-text = Kein Zurücknehmen, sobald gewürfelt wurde oder jemand anders gespielt hat. Keine Tipps.
start-seat = Wer beginnt
start-random = Das Los entscheidet
start-rotating = Reihum: in jeder Partie die nächste Person
start-seat-you = Du
seat-of = Platz { $n }
seat-person = Person an diesem Bildschirm
undo-turn = Zug zurücknehmen
redo = Wiederholen

## Log and chat

chat = Chat
say-well-played = Gut gespielt!
say-thanks = Danke!
say-moment = Einen Moment bitte.
say-good-game = Schöne Partie!
chat-unread = { $n ->
    [one] { $n } neue Nachricht
   *[other] { $n } neue Nachrichten
  }

## Your games

games-all = Alle
games-running = Laufend
games-over = Beendet
games-none = Zurzeit keine deiner Partien.
game-won = gewonnen · { $total } Prestige
game-place = Platz { $place } von { $of } · { $total } Prestige
game-hidden = Aus der Liste ausgeblendet.
game-hidden-running = Aus der Liste ausgeblendet; die Partie läuft weiter.
