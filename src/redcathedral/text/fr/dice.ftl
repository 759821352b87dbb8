## Whether the dice are honest

fair-title = Les dés sont-ils honnêtes ?
fair-proves = Avant le premier coup, le serveur a fixé un secret et publié son empreinte ; le navigateur de chaque joueur y a ajouté ses propres nombres aléatoires. La mise en place et les lancers découlent de l’ensemble, et quand la partie est terminée, n’importe qui peut tout recalculer.
fair-proves-not = Cela ne prouve pas que la personne à qui appartient le serveur n’a pas regardé le secret pendant la partie.
fair-commitment = Empreinte :
fair-log = Dans le journal public

## Where the dice came from

# Told to whoever sits down. $given counts moves that came from another game, dice included.
fair-given = { $given ->
    [0] La mise en place vient d’une autre partie. Chaque lancer est propre à cette table.
    [one] La mise en place et le premier coup viennent d’une autre partie, dés compris. Depuis, chaque lancer est propre à cette table.
   *[other] La mise en place et les { $given } premiers coups viennent d’une autre partie, dés compris. Depuis, chaque lancer est propre à cette table.
  }
fair-loaded = Cette partie a été jouée ailleurs puis chargée ici. Rien ici ne prouve comment ses dés sont tombés.
error-dice-known = Personne d’autre ne peut prendre place ici : ces dés sont venus avec la partie, et la personne qui l’a chargée les connaît peut-être.
error-dice-given = Cette partie a été jouée ailleurs puis chargée ici : personne n’a promis ses dés avant qu’ils soient lancés.

## Checking them when the game is over

verify = Vérifier les dés
verify-ok = { $n ->
    [0] Ton navigateur a vérifié la promesse faite avant la partie. Aucun dé n’a été lancé.
    [one] Ton navigateur a recalculé le seul lancer : il découle du secret promis avant la partie et des nombres aléatoires des joueurs ; personne ne l’a donc choisi.
   *[other] Ton navigateur a recalculé les { $n } lancers : ils découlent du secret promis avant la partie et des nombres aléatoires des joueurs ; personne ne les a donc choisis.
  }
verify-deal = Ton navigateur ne recalcule pas la mise en place : pour cela, télécharge la partie et lance « redcathedral verify ».
verify-mine = Ton propre nombre aléatoire en fait partie.
verify-sealed = Chacun avait scellé son nombre avant que le premier soit ouvert : personne n’a pu choisir le sien à son avantage.
verify-unsealed = Les nombres n’étaient pas scellés : une personne arrivée en dernier et qui gère ce serveur aurait pu choisir le sien à son avantage.
# $n is the number of a line.
verify-logged = La promesse est la ligne { $n } du journal public de ce serveur, écrite avant le début de la partie.
verify-not-logged = La promesse n’est pas dans le journal public de ce serveur comme elle le devrait. Les tables d’avant ce journal n’y sont pas non plus.
verify-log-unread = Le journal public de ce serveur n’a pas pu être lu pour l’instant : reste à savoir si la promesse y figure. Réessaie plus tard.
verify-restarts = { $n ->
    [one] Le scellement a été recommencé { $n } fois avant la partie.
   *[other] Le scellement a été recommencé { $n } fois avant la partie.
  }
verify-servers-word = Le serveur dit que ses dés sont bons. Ton navigateur peut le vérifier lui-même seulement avec une connexion sécurisée (https).
verify-not-mine = le nombre aléatoire de ce navigateur n’est pas parmi ceux dont viennent les dés.
verify-roll = le lancer { $n } n’est pas celui que donne le secret.
verify-bad = Les dés ne sont pas bons : { $problem }
verify-none = Ces dés ne peuvent pas être vérifiés : { $problem }
verify-failed = Impossible de vérifier les dés pour le moment.
verify-ok-given = { $n ->
    [0] Aucun dé n’a été lancé à cette table.
    [one] Le seul lancer depuis découle du secret et des nombres aléatoires des joueurs : personne ne l’a choisi.
   *[other] Les { $n } lancers depuis découlent du secret et des nombres aléatoires des joueurs : personne ne les a choisis.
  }
verify-taken-back = { $n ->
    [one] { $n } lancer a été annulé, et un autre est venu à sa place.
   *[other] { $n } lancers ont été annulés, et d’autres sont venus à leur place.
  }

## Taking back

error-undo-away = Il n’y a pas assez de monde pour donner son accord : les dés lancés restent comme ils sont jusqu’au retour des autres.

## Sealing

# $names are people whose browsers still have to open their random numbers, when all seats are taken.
waiting-seals = Toutes les places sont prises. La partie commence quand les navigateurs de ces personnes ont ouvert leurs nombres aléatoires pour les dés : { $names }. Les absents n’ont qu’à ouvrir cette table.
seal-elsewhere = Ton nombre aléatoire pour les dés a été scellé sur un autre appareil, ou ce navigateur l’a perdu. Ouvre cette table là-bas, ou tire un nouveau nombre ici.
seal-anew = Tirer un nouveau nombre
seal-needs-https = À cette table, le nombre aléatoire de chacun pour les dés est scellé. Ton navigateur peut le faire seulement avec une connexion sécurisée (https).

error-entropy-or-seal = Envoie soit l’entropie, soit son sceau.
error-seal-here = À cette table, chacun scelle son nombre aléatoire avant que le premier soit ouvert.
error-seal-not-here = À cette table, les nombres aléatoires ne sont pas scellés : envoie le tien tel quel.
error-reveal-early = Tout le monde n’a pas encore scellé son nombre aléatoire.
error-reveal-other = Ce n’est pas le nombre aléatoire que tu as scellé.
error-nothing-sealed = Il n’y a rien à sceller ni à ouvrir à cette table maintenant.
error-record-seals = La graine ne contient pas les nombres aléatoires scellés.
