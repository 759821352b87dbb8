## Whether the dice are honest

fair-title = Les dés sont-ils équitables ?
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
# Headings over two lists.
verify-proved = Prouvé par ton propre navigateur
verify-open = Non prouvé
verify-ok = { $n ->
    [0] Ton navigateur a vérifié la promesse faite avant la partie. Aucun dé n’a été lancé.
    [one] Ton navigateur a recalculé le seul lancer : il découle du secret promis avant la partie et des nombres aléatoires des joueurs ; personne ne l’a donc choisi.
   *[other] Ton navigateur a recalculé les { $n } lancers : ils découlent du secret promis avant la partie et des nombres aléatoires des joueurs ; personne ne les a donc choisis.
  }
verify-deal = La mise en place en découle aussi : ton navigateur a recalculé le marché, les cartes, les tuiles et les premiers dés.
verify-edition = le matériel n’est pas celui avec lequel cette table a été créée.
verify-lot-mine = La personne qui a commencé a été tirée au sort à partir du secret du serveur et de ton nombre : personne ne l’a choisie.
verify-lot = La personne qui a commencé a été tirée au sort à partir du secret du serveur et du nombre de la personne qui a créé la table.
verify-lot-open = La personne qui a créé la table aurait pu choisir qui commence, mais seulement de mèche avec la personne qui gère le serveur.
verify-mine = Ton propre nombre aléatoire en fait partie.
# $n is the number of a round. drand is a name.
verify-beacon = Le round { $n } de drand, une source publique de nombres aléatoires, y est mêlé. Il a été fixé une fois tous les nombres choisis, mais avant sa parution.
verify-beacon-unchecked = Ton navigateur ne vérifie ni la signature de drand ni la date de parution de ce round : pour la signature, télécharge la partie et lance « redcathedral verify ».
verify-sealed = Chacun avait scellé son nombre avant que le premier soit ouvert : personne n’a pu choisir le sien à son avantage.
verify-unsealed = Les nombres n’étaient pas scellés : une personne arrivée en dernier et qui gère ce serveur aurait pu choisir le sien à son avantage.
# $n is the number of a line.
verify-logged = La promesse est la ligne { $n } du journal public de ce serveur, telle que ton navigateur l’a vue au début de la partie, et toutes les lignes s’enchaînent de là à la ligne { $last }.
verify-logged-unkept = La promesse est la ligne { $n } du journal public de ce serveur, et toutes les lignes s’enchaînent de là à la ligne { $last }.
verify-log-not-kept = Ton navigateur n’a pas gardé cette ligne au début de la partie : le journal a pu être réécrit depuis.
verify-log-changed = Le journal public de ce serveur a été modifié : il ne dit plus de cette partie ce qu’il disait à son début.
verify-log-broken = Le journal public de ce serveur ne s’enchaîne plus après la ligne { $n } : des lignes ont été changées ou omises.
verify-log-long = Le journal public de ce serveur est trop long pour être suivi ici jusqu’à la fin de cette partie.
verify-not-logged = La promesse n’est pas dans le journal public de ce serveur comme elle le devrait. Les tables d’avant ce journal n’y sont pas non plus.
verify-log-unread = Le journal public de ce serveur n’a pas pu être lu pour l’instant : reste à savoir si la promesse y figure. Réessaie plus tard.
verify-restarts = { $n ->
    [one] Le scellement a été recommencé { $n } fois avant la partie.
   *[other] Le scellement a été recommencé { $n } fois avant la partie.
  }
verify-servers-word = Le serveur dit que ses dés sont conformes. Ton navigateur peut le vérifier lui-même seulement avec une connexion sécurisée (https).
verify-not-mine = le nombre aléatoire de ce navigateur n’est pas parmi ceux dont viennent les dés.
verify-roll = le lancer { $n } n’est pas celui que donne le secret.
verify-bad = Les dés ne sont pas conformes : { $problem }
verify-none = Ces dés ne peuvent pas être vérifiés : { $problem }
verify-failed = Impossible de vérifier les dés pour le moment.
verify-ok-given = { $n ->
    [0] Aucun dé n’a été lancé à cette table.
    [one] Le seul lancer fait depuis découle du secret et des nombres aléatoires des joueurs : personne ne l’a choisi.
   *[other] Les { $n } lancers faits depuis découlent du secret et des nombres aléatoires des joueurs : personne ne les a choisis.
  }
verify-taken-back = { $n ->
    [one] { $n } lancer a été annulé, et un autre est venu à sa place.
   *[other] { $n } lancers ont été annulés, et d’autres sont venus à leur place.
  }

## Taking back

error-undo-away = Il n’y a pas assez de monde pour donner son accord : les dés lancés restent comme ils sont jusqu’au retour des autres.

## Sealing

# $names are people whose browsers still have to open their random numbers, when all seats are taken.
waiting-seals = Toutes les places sont prises. La partie commence quand les navigateurs de ces personnes ont ouvert leurs nombres aléatoires pour les dés : { $names }. Si quelqu’un n’est pas là, il lui suffit d’ouvrir cette table.
# $n is the number of a round.
waiting-beacon = Tout le monde est prêt. La partie commence dans quelques secondes, avec le round { $n } de drand, une source publique de nombres aléatoires.
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
error-record-lot = Le secret désigne une autre place pour commencer.
error-record-beacon = La graine ne finit pas par le round de drand fixé à l’avance.
