### Ce qui peut mal tourner, dit à la personne concernée : page, terminal et programmes.

## Anything

# The problem is a technical text in English.
error-other = Ça n’a pas marché : { $problem }

## The server refuses

error-no-table = Cette table n’existe pas.
error-nothing-here = Il n’y a rien ici.
error-key = Il te faut une clé valable pour cette table.
error-invitation = Cette invitation n’est plus valable.
error-report-whom = Tu peux signaler seulement une autre personne de la table.
error-report-what = Personne n’a dit cela à cette table.
error-banned = Ce serveur a bloqué ton adresse.
error-no-device = Cette place n’a pas d’appareil { $device }.
error-host-only = Seule la personne qui a ouvert la table peut faire cela.
error-no-seat = Tu n’as pas de place à cette table.
error-not-your-seat = Cette place n’est pas la tienne.
error-which-seat = Il n’y a pas de place { $seat } : les places vont de 0 à { $last }.
error-seat-taken = La place { $seat } n’est pas libre.
error-seat-fixed = Cette place ne peut plus changer.
error-color-taken = Quelqu’un joue déjà cette couleur : { $color }.
error-colors-stay = La partie a commencé : les couleurs ne changent plus.
error-not-your-move = Ce n’est pas ton tour : c’est à { $seat } de jouer.
error-not-yours-now = Ce n’est pas ton tour.
error-no-hints = Pas de conseils à une table avec d’autres personnes.
error-no-hints-strict = Cette table suit des règles strictes : pas de conseils.
error-undo-strict = Cette table suit des règles strictes : une fois les dés lancés ou un coup joué par quelqu’un d’autre, on n’annule plus.
error-no-hints-yet = Cette partie en continue une autre que des gens jouent encore : les conseils viendront quand celle-là sera terminée.
error-away = Tu as quitté la table : reviens d’abord.
error-not-away = Tu n’avais pas quitté la table.
error-not-started = La partie n’a pas encore commencé.
error-game-over = La partie est terminée.
error-not-over = La partie n’est pas encore terminée.
error-over-there = À ce moment-là, la partie est terminée. Remonte jusqu’à un moment où quelqu’un peut encore jouer.
error-seed-later = La partie n’est pas encore terminée ; sa graine est révélée à la fin.
error-review-later = La partie n’est pas encore terminée ; une analyse donnerait des conseils.
error-no-ply = Il n’y a pas de coup { $ply } : { $plies ->
    [0] aucun coup n’a encore été joué
    [one] un seul coup a été joué
   *[other] seuls { $plies } coups ont été joués
  }.
error-nobody-asks = Personne ne demande à annuler quoi que ce soit.
error-not-asked = On n’a pas demandé ton accord.
error-moved-first = Un autre coup est arrivé avant.
error-id-used = Cet identifiant a déjà servi pour une autre demande.
error-next-seats-taken = Tes places à la prochaine table sont prises.
error-table-full = Cette table a atteint sa limite d’événements.
error-chat-full = Tu as atteint la limite de messages à cette table.
error-rules-version = Cette table suit la version { $played } des règles ; ce serveur a la version { $here }.
error-too-many-bot-tables = { $n ->
    [one] { $n } table de bots tourne déjà depuis ton adresse ; laisse-la d’abord finir.
   *[other] { $n } tables de bots tournent déjà depuis ton adresse ; laisses-en d’abord finir une.
}
error-too-many-tables = { $n ->
    [one] Tu as déjà { $n } table ouverte
   *[other] Tu as déjà { $n } tables ouvertes
  } ; termine d’abord une partie.
error-too-long = On peut continuer une partie seulement jusqu’au { $most ->
    [one] coup { $most }
   *[other] coup { $most }
  }.
error-too-many-connections = Trop de connexions.
error-too-fast = Trop de demandes à la fois. Attends un instant.
error-too-much-work = C’est beaucoup de travail pour ce serveur. Attends un instant.
error-too-much-kept = Tu as atteint la limite de stockage du jour sur ce serveur.
error-too-slow = La demande a mis trop de temps à arriver.
error-not-json = Le corps doit être en JSON : Content-Type: application/json
error-too-large = C’est trop gros : la limite est de { $most } octets.
error-no-editions = Ce serveur n’accepte pas d’éditions personnalisées.
error-host-name = Ce serveur ne porte pas ce nom.
error-foreign = Cette demande vient d’un autre site.
error-broken = Il y a eu un problème sur le serveur ; son journal en dit plus.
error-unavailable = La base de données est injoignable pour le moment. Réessaie dans un instant.
# The problem is a technical text in English that names the field.
error-body = La demande n’a pas de sens : { $problem }
error-event-number = Le numéro d’événement manque.

## A table cannot be laid

error-solo-seats = Une table solo a exactement une place ; toute autre en a de deux à quatre.
error-solo-open = La place d’une table solo ne peut pas rester libre.
error-seats-to-fill = Places à remplir dans cette partie : { $seats }, pas { $given }.
error-commitment = Cet engagement n’existe pas, ou une table l’a déjà utilisé.
error-too-many-commitments = Tu as demandé { $n ->
    [one] { $n } engagement
   *[other] { $n } engagements
  } sans ouvrir de table. Ouvres-en une, ou réessaie dans une heure.
error-which-bot = Bots disponibles : { $bots }.
error-players = Le nombre de joueurs doit aller de 1 à 4 ; ici, c’est { $given }.
error-boards = Les plateaux doivent être basic (de base) ou advanced (avancés), pas { $given }.
error-dice = L’option des dés doit être draw (tirés) ou ask (demandés), pas { $given }.
error-names = Il faut { $seats } noms ; donnés : { $given }.
error-names-solo = En solo, il faut deux noms, le tien et celui d’Ivan ; donnés : { $given }.
error-name = Un nom a de 1 à { $most } caractères imprimables ; pas celui-ci : { $given }.
error-seed = Une graine est un nombre entier (jusqu’à 1000 chiffres) ou une ligne de texte.
error-color = { $given } n’est pas une couleur du jeu ; choisis parmi { $colors }.
error-colors = Il faut { $seats } couleurs différentes, pas { $given }.
error-turn-limit = Une limite de tours est un nombre de 1 à { $most }, pas { $given }.

## A ply is refused

error-illegal = { $ply } : { $clause } : { $reason }
error-stale-ply = { $ply } : prévu pour le coup { $meant }, mais la partie en compte { $plies ->
    [one] { $plies }
   *[other] { $plies }
  }.
error-wrong-seat = { $ply } : ce n’est pas à { $seat } de jouer, mais à { $mover }.
error-nothing-said = Tu n’as rien tapé. Un coup, c’est un verbe et ce qu’il lui faut, par exemple : { $example }
error-verb-near = « { $said } » : le verbe « { $verb } » n’existe pas ; tu voulais dire { $near } ?
error-verb = « { $said } » : le verbe « { $verb } » n’existe pas ; les verbes sont { $verbs }.
error-stands-alone = « { $said } » : tape { $verb } sans rien d’autre.
error-not-understood = « { $said } » n’est pas clair ; écris { $verb } comme ceci : { $example }
error-nothing-played = Rien n’a encore été joué.

## Files

error-edition =
    Ce fichier d’édition est inutilisable.
    { $problem }
error-record = Cette partie sauvegardée est illisible. { $problem }
# A line of a record and what is wrong there.
error-line = ligne { $line } : { $problem }
error-record-size = Une partie sauvegardée a au plus { $most } caractères ; celle-ci en a { $given }.
error-record-no-header = Ceci n’est pas un en-tête : { $text }. Un en-tête ressemble à ceci : { $example }
error-record-twice = L’en-tête { $name } apparaît deux fois.
error-record-no-turn = Ceci n’est pas un tour : { $text }. Un tour ressemble à ceci : { $example }
error-record-format = C’est du { $given } ; ici, on ne lit que { $format }.
error-record-rules = Partie jouée avec la version { $played } des règles ; ici, c’est la version { $here }.
error-record-edition = Partie jouée avec l’édition { $played }, pas { $here } ; ajoute le fichier de cette édition.
error-record-missing = L’en-tête { $name } manque.
# The header says something impossible; the problem is a technical text in English.
error-record-header = L’en-tête { $name } est inutilisable : { $problem }
error-record-one-of = L’en-tête { $name } doit être parmi { $allowed }, pas { $given }.
error-record-number = L’en-tête { $name } doit être un nombre, pas { $given }.
error-record-given = L’en-tête { $name } doit être un nombre de coups, au plus { $most }, pas { $given }.
error-record-draws = L’en-tête { $name } doit donner les tirages de { $rolls ->
    [one] { $rolls } lancer
   *[other] { $rolls } lancers
  } en ordre croissant, comme 0-4 7, pas { $given }.
error-record-turn = Il est écrit tour { $number }, { $seat }, mais ce devrait être tour { $due }, { $mover } : il manque quelque chose, ou il y a un ajout.
error-record-cut = Le résultat dit { $given }, mais les coups s’arrêtent avant la fin : le fichier est-il coupé ?
error-record-result = Le résultat dit { $given }, mais ce devrait être { $result }.
error-record-secret = La graine ne commence pas par le secret promis.
error-record-deal = Cette graine donne une autre mise en place : celle-ci a été faite à la main ou changée ensuite.
error-nobody-absent = La personne dont c’est le tour n’est pas absente.
error-absent-early = Il est trop tôt pour décider au sujet d’une personne absente : attends encore { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
  }.
error-record-roll = Le coup { $ply } dit { $said }, mais cette graine donne { $due }.
error-record-seedless = Cette partie vient d’un fichier sans graine.
error-not-text = { $file } n’est pas un fichier texte UTF-8.
error-unreadable = Impossible de lire { $file } : { $problem }
error-record-plies = Une partie sauvegardée a ici au plus { $most } coups.
error-in-file = { $file } : { $problem }
# Ends “FILE can’t be read: …”, “FILE can’t be written: …” or “Can’t listen on HOST, port PORT: …”.
system-no-file = ce fichier n’existe pas
system-not-allowed = tu n’as pas les droits nécessaires
system-folder = c’est un dossier, pas un fichier
system-no-folder = ce dossier n’existe pas
system-full = le disque est plein
system-read-only = le disque est en lecture seule
system-name-too-long = le nom est trop long
system-port-taken = un autre programme l’utilise
system-no-address = cette machine n’a pas cette adresse
system-no-name = aucun fichier ne peut porter ce nom

## An edition file has problems

error-problems = { $problems-lines }
error-at = { $place } : { $problem }
fault-missing = Cet élément manque.
fault-type = Il faut { $wanted } ici, pas { $given }.
toml-table = une table
toml-list = une liste
toml-number = un nombre entier
toml-flag = { "true" } ou { "false" }
toml-text = un texte
toml-huge = un nombre énorme
fault-key = La clé { $given } n’existe pas ici ; choisis parmi { $known }.
fault-key-near = La clé { $given } n’existe pas ici ; tu voulais dire { $near } ?
fault-word = { $given } n’existe pas ici ; choisis parmi { $known }.
fault-word-near = { $given } n’existe pas ici ; tu voulais dire { $near } ?
fault-entries = Cette liste doit avoir { $most ->
    [one] { $most } entrée
   *[other] { $most } entrées
  }, pas { $given }.
fault-entries-range = Cette liste doit avoir de { $least } à { $most } entrées, pas { $given }.
fault-number = Il faut { $most } ici, pas { $given }.
fault-number-range = Il faut un nombre de { $least } à { $most } ici, pas { $given }.
fault-text = Un texte a ici de 1 à { $most } caractères imprimables ; pas celui-ci : { $given }.
fault-id = Un identifiant a de 1 à { $most } lettres minuscules, chiffres ou traits d’union ; pas celui-ci : { $given }.
fault-twice = { $given } apparaît deux fois.
fault-prestige-order = Les cases prestige doivent être en ordre croissant, mais { $space } vient après { $before }.
fault-prestige-last = La dernière case prestige doit être { $most }, la fin de la piste, pas { $given }.
fault-ornaments = En tout, il faut une porte, deux arches et une croix.
fault-die-tiles = Il faut exactement une tuile pour le dé { $die }, pas { $given } (A2).
fault-tile-kinds = Il peut y avoir au plus { $most } tuiles différentes, pas { $given }.
fault-cards = Il peut y avoir au plus { $most } cartes du type { $kind }, pas { $given }.
fault-cost = Une section demande de { $least } à { $most } matériaux, pas { $given }.
fault-plan-cards = Il y a trop peu de cartes du type { $kind } : ce plan en demande { $need }, et le fichier en a { $have }.
fault-plan-tiles = Il y a trop peu de tuiles d’atelier : à { $players } joueurs, ce plan en demande { $need }, et il y en a { $have }.
fault-same-verbs = Les deux actions d’une carte doivent avoir des verbes différents ; ici, c’est deux fois { $verb }.
fault-do = Il faut ici une table avec la clé { "do" } ; choisis le verbe parmi { $verbs }.
fault-endless-free = { $verb } ne coûte rien ici et ne peut donc pas se répéter : ça ne finirait jamais.
fault-endless-back = { $verb } rend tout ce qu’il prend et ne peut donc pas se répéter : ça ne finirait jamais.
fault-endless-donate = On peut toujours convertir 1 point de prestige en { $price } (T2) ; un don aussi bon marché ne peut donc pas se répéter : ça ne finirait jamais.
fault-kinds = Il faut { $any } ou une liste de matériaux ici, pas { $given }.
fault-first-game = C’est une deuxième carte de la guilde { $guild } ; il faut une carte de chaque guilde.
fault-provenance-key = Un chemin est une seule clé entre guillemets, comme { $example }.
fault-provenance-path = Le fichier n’a pas de valeur à ce chemin.
fault-not-text = Ce n’est pas du texte UTF-8.
fault-long-key = Il y a ici une clé de plus de { $most } parties séparées par des points.
fault-nested = Le fichier a trop de niveaux imbriqués.
fault-toml = Le fichier n’est pas du TOML valide.
fault-toml-from = À partir de la colonne { $column }, ce n’est pas du TOML valide.
fault-toml-twice = C’est déjà dans le fichier ; une clé ou une table ne peut y être qu’une fois.
fault-toml-end = Le fichier s’arrête trop tôt : quelque chose n’est pas terminé.
