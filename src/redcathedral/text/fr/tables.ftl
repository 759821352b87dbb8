### Les tables et les gens autour : règles d'une table, tes parties, journal et discussion.

## Rules of a table

policy = Règles de la table
policy-casual = Souples
policy-strict = Strictes
policy-casual-alone = Tu peux annuler n’importe quel coup, même après un lancer : les dés sont relancés. Un bot te donne des conseils.
policy-casual-others = On peut annuler un lancer de dés si tout le monde est d’accord. Pas de conseils quand d’autres personnes jouent.
policy-strict-text = On n’annule plus rien une fois les dés lancés ou un coup joué par quelqu’un d’autre. Pas de conseils.
start-seat = Qui commence
start-random = Tirage au sort
start-rotating = À tour de rôle : à chaque partie, le joueur suivant
start-seat-you = Toi
seat-of = Place { $n }
seat-person = Une personne à cet écran
undo-turn = Annuler le tour
redo = Rétablir

## Log and chat

chat = Discussion
say-well-played = Bien joué !
say-thanks = Merci !
say-moment = Un instant, merci.
say-good-game = Belle partie !
chat-unread = { $n ->
    [one] { $n } nouveau message
   *[other] { $n } nouveaux messages
  }

## Your games

games-all = Toutes
games-running = En cours
games-over = Terminées
games-none = Aucune de tes parties pour l’instant.
game-won = victoire · prestige { $total }
game-place = place { $place } sur { $of } · prestige { $total }
game-hidden = Retirée de cette liste.
game-hidden-running = Retirée de cette liste ; la partie continue.
