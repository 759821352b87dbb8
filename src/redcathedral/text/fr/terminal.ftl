### Les phrases du terminal en français.
### Les valeurs entre accolades sont remplies par le programme ; les pluriels sont choisis par sélecteurs.

## The command line

cli-description = Red Cathedral dans le terminal : une édition numérique non officielle.
cli-version-help = affiche la version
cli-lang-help = utilise cette langue au lieu de celle de ton système : { $languages }
cli-no-language = La langue { $given } n’existe pas ; choisis parmi { $languages }.
cli-needs-terminal = Le terminal a besoin d’un paquet de plus. Installe-le avec : pip install 'redcathedral[terminal]'
cli-play-help = joue sur un seul clavier, de 1 à 4 personnes (1 : contre Ivan)
cli-replay-help = montre une partie sauvegardée, à sa fin ou après un coup donné
cli-verify-help = vérifie une partie sauvegardée avec sa graine : la mise en place et chaque lancer

play-description =
    Joue sur un seul clavier. Chaque coup est sauvegardé aussitôt : rien ne se perd quand tu arrêtes.
play-players-help = combien de personnes jouent (par défaut 2 ; 1 sans bot joue contre Ivan)
play-bots-help = bots adverses, séparés par des virgules : { $example } (niveaux : { $levels }) ; sans { $people }, il n’y a que toi contre eux
play-boards-help = basic (de base, par défaut) ou advanced (avancés) : les plateaux d’atelier
play-seed-help = un nombre ou un texte qui fixe la mise en place et les lancers ; sans lui, personne ne peut les prévoir
play-edition-help = ton propre fichier d’édition (voir : redcathedral edition new)
play-first-game-help = prend les cartes d’influence que l’édition prévoit pour une première partie
play-turn-limit-help = arrête la partie après ce nombre de tours en tout
play-names-help = noms dans l’ordre du tour, séparés par des virgules : Anna,Bob
play-colors-help = couleurs dans l’ordre du tour, séparées par des virgules : green,red (vert, rouge)
play-dice-help = draw : le programme lance les dés (par défaut) ; ask : tu lances de vrais dés et tapes le résultat
play-save-help = où sauvegarder la partie (par défaut : un nouveau fichier dans ton dossier de données)
play-load-help = continue cette partie sauvegardée
play-resume-help = continue la dernière partie inachevée
play-no-color-help = sans couleurs
play-plain-help = sans couleurs ni caractères de dessin, pour lecteurs d’écran et terminaux simples
replay-file-help = une partie sauvegardée
replay-to-help = s’arrête après ce nombre de coups (0 : le début)
replay-edition-help = le fichier d’édition de la partie, si ce n’est pas celui du paquet
verify-seed-help = la graine, si le fichier ne la contient pas

play-load-and-setup = --load et --resume continuent une partie comme elle a été préparée ; { $option } ne peut pas changer
play-load-or-resume = utilise --load ou --resume, pas les deux
play-no-bot = Aucun bot ne s’appelle « { $given } ». Les niveaux sont { $levels }.
play-too-many = { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    } et { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    }, c’est trop : une table a { $most } places.

## Starting

offer-resume = Tu as une partie inachevée : { $file } (sauvegardée : { $when }).
# The first letters of "yes" and "no"; capital is what Enter alone means. Every answer that begins with n is a no.
offer-resume-question = La continuer ? [O/n]
offer-resume-hint = Pour la continuer : redcathedral play --resume
no-unfinished = Il n’y a pas de partie inachevée dans { $folder }.
welcome = Bienvenue dans Red Cathedral. Tape un numéro ou un coup ; { type-help } explique, { type-quit } arrête.
welcome-back = Te revoilà : { $plies ->
        [one] { $plies } coup joué
       *[other] { $plies } coups joués
    } jusqu’ici.
saving-to = Chaque coup est sauvegardé dans { $file }
deal-drawn = Vous lancez les dés vous-mêmes. Le programme a tiré cette mise en place : préparez votre table ainsi.
cannot-save = Impossible d’écrire { $file } : { $problem }. Choisis un autre endroit avec --save { placeholder-file }.
save-exists = { $file } existe déjà. Pour continuer cette partie, utilise --load ; pour une nouvelle partie, choisis un autre nom.
save-not-a-file = { $file } n’est pas un fichier ordinaire.
save-failed = PAS SAUVEGARDÉ : impossible d’écrire { $file } : { $problem }. Essaie : { type-save } { placeholder-file }
save-elsewhere = Un autre programme a modifié { $old }. Cette partie continue dans { $file }
no-home = Ton dossier de données est introuvable. Choisis un fichier avec --save { placeholder-file }.

## Playing

turn-title = Tour { $number } · { $seat }
turn-title-limit = Tour { $number } sur { $limit } · { $seat }
prompt = { $seat }>
prompt-roll = dés>
prompt-shuffle = tuiles>
due-hint = numéro, coup, ou : { type-list }, { type-hint }, { type-why } COUP, { type-undo }, { type-recap }, { type-table }, { type-score }, { type-log }, { type-save }, { type-help }, { type-quit }
bot-getting-ready = { $name } se prépare ; la première fois, cela prend une minute ou deux…
bot-thinking = { $name } réfléchit…
bot-replaced = { $name } n’a pas donné de coup ({ $problem }). { $bot } continue à sa place.
recap-nothing = Les bots n’ont rien joué depuis ton dernier coup.
ask-roll = Lancer sur la case { $space } : { $dice }. Tape le résultat, par ex. { $example }
ask-shuffle = Mélange les cinq tuiles dé d’Ivan et poses-en une sur chaque carte, de gauche à droite. Tape les couleurs, par ex. { $example }
ask-roll-count = Lance { $wanted ->
        [one] { $wanted } dé
       *[other] { $wanted } dés
    } ({ $dice }) ; tu as tapé { $given ->
        [0] zéro valeur
        [one] { $given } valeur
       *[other] { $given } valeurs
    }. Tape par ex. { $example }
ask-roll-value = Un dé montre de 1 à 6, pas { $value }. Tape par ex. { $example }
ask-shuffle-colors = Donne une fois chaque couleur, rouge, bleu, vert, jaune et blanc, par ex. { $example }
no-such-number = Il n’y a pas de numéro { $number } ; la liste compte { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }. Tape { type-list } pour tout voir.
ambiguous = « { $said } » peut vouloir dire : { $plies }
ambiguous-more = « { $said } » peut vouloir dire : { $plies } et { $more } de plus
list-title = { $count ->
        [one] { $count } coup permis
       *[other] { $count } coups permis
    } :
list-none = Aucun coup permis ne commence par « { $verb } ». Essaie : { type-why } { $verb } …
range-market = chaque case en plus coûte 1 rouble
range-gather = ou moins
range-take = ou moins
range-swap = deux cases au choix
range-reroll = paie 1 point de prestige, relance les dés de cette case
range-other = { type-list } les montre tous
undone = Annulé : { $ply }
undo-chance = Tu ne peux pas annuler { $ply } : c’était le hasard, et tout le monde a vu les dés.
undo-nothing = Il n’y a rien à annuler.
why-usage = Dis quel coup : { type-why } { type-claim } B2
why-legal = { $ply } est permis ici.
# A move isn’t allowed, or why; $clause is the number of a rule such as “C4”, which must not look like the name of a section.
refused-by-rule = { $ply } : { $reason } (règle { $clause })
why-by-rule = { $reason } (règle { $clause })
log-empty = Rien n’a encore été joué.
log-earlier = … { $count ->
        [one] { $count } tour plus ancien
       *[other] { $count } tours plus anciens
    } ; { type-log } { type-all } montre tout
saved-copy = Une copie est sauvegardée dans { $file }
saved = Sauvegardé dans { $file }
bye = La partie est sauvegardée dans { $file }
bye-unsaved = Les derniers coups ne sont PAS sauvegardés.
bye-how = Pour continuer : { $command }
finished-already = Cette partie est terminée. Voici comment elle a fini.

## The score

sheet-title = La feuille de score
sheet-title-now = Le score jusqu’ici
sheet-track = piste
sheet-goods = matériaux et roubles
sheet-tower = tour { $letter }
sheet-total = prestige
sheet-sections = sections achevées
sheet-ornaments = ornements
sheet-rank = place
sheet-ties = (Égalité : le plus de sections achevées, puis d’ornements ; ensuite la victoire est partagée.)
end-sixth = { $seat } achève six sections avant tout le monde, et chacun a joué son dernier tour.
end-limit = La limite de { $limit } tours est atteinte ; on compte les points de la partie en l’état.
winner = { $seat } gagne avec un prestige de { $prestige }.
winners = { $seats } se partagent la victoire avec un prestige de { $prestige }.
record-at = La partie est sauvegardée dans { $file }

## Replay and verify

replay-log = Les coups
replay-at = Après le coup { $ply } sur { $plies }
replay-to-range = Il n’y a pas de coup { $ply } : la partie en compte { $plies ->
        [0] zéro
        [one] { $plies }
       *[other] { $plies }
    }.
verified = { $file } : { $checks ->
        [one] { $checks } résultat du hasard vérifié, il vient bien de la graine
       *[other] { $checks } résultats du hasard vérifiés, ils viennent tous de la graine
    } (mise en place, lancers, mélanges).
verify-no-seed = { $file } : ce fichier n’a pas de graine ; donne-la avec --seed
verify-told = { $file } : les dés de cette partie ont été lancés à la main, il n’y a donc pas de graine à vérifier.
# $n is a number, $chain the name of a chain, or its hash.
verify-beacon-signed = Le round { $n } de la chaîne { $chain } de drand est signé par cette chaîne.
verify-beacon-unknown = Le round { $n } est signé par la chaîne { $chain } de drand, qui n’est pas de la League of Entropy : vérifie à qui elle est.
verify-beacon-forged = Le round { $n } n’est pas signé par la chaîne { $chain } de drand : c’est un faux.
verify-beacon-extra = La signature du round { $n } de la chaîne { $chain } de drand ne peut pas être vérifiée ici : pip install 'redcathedral[beacon]'

## Hints and reviews
## A ply is a single step of a turn as it is written in records, for instance “claim B1” or “deliver gold B2”.

cli-warm-up-help = compile dès maintenant les règles, les environnements et la recherche, et les garde pour plus tard
cli-warm-up-done = Tout est compilé et gardé.
cli-hint-help = dit ce qu’un bot jouerait dans une partie sauvegardée, et comment il estime ses chances
cli-review-help = revient sur une partie sauvegardée : l’évolution des chances, les tournants, ce qui était mieux
cli-hint-bot-help = à quel bot demander (par défaut { $bot })
cli-hint-at-help = après ce nombre de coups (par défaut : là où la partie s’arrête)
cli-hint-json-help = affiche du JSON
cli-hint-most-help = combien de coups lister (par défaut { $most })
cli-review-bot-help = quel bot juge (par défaut { $bot } ; avec plus de simulations, il voit mieux, mais met plus de temps)
cli-bots-preparing = La recherche se prépare ; la première fois, cela prend une minute ou deux…

cli-hint-over = Cette partie est terminée ; il n’y a plus rien à jouer.
cli-hint-chance = On lance les dés maintenant ; il n’y a rien à choisir.
cli-hint-title = Après le coup { $ply } : à { $seat } de jouer
cli-hint-ply = coup
cli-hint-win = gagne
cli-hint-margin = écart
cli-hint-why = pourquoi
# A column heading: how often the search has played this ply on.
cli-hint-tries = essais
cli-hint-note = Gagne : les chances de victoire de ce joueur. Écart : l’avance de prestige attendue à la fin sur le meilleur adversaire.
cli-hint-only = { $bot } jouerait : { $ply }
cli-review-no-search = { $bot } ne sait pas juger les coups ; choisis un bot qui cherche, par exemple mcts:400

cli-review-progress = Tour { $done } sur { $turns }…
cli-review-empty = Personne n’a encore rien décidé dans cette partie.
cli-review-title = L’évolution des chances
cli-review-turn = tour
cli-review-mover = joueur
cli-review-note = Chances de gagner au début de chaque tour, si le joueur continue bien.
cli-review-end = fin
cli-review-swings-title = Les tournants
cli-review-swing = Tour { $turn }, { $mover } : { $seat } passe de { $before } à { $after }.
cli-review-swing-given = Tour { $turn }, { $mover } : { $seat } passe de { $before } à { $after }, dont { $given } à cause d’un mauvais choix.
cli-review-swings-none = Les chances n’ont jamais beaucoup changé en un seul tour.
cli-review-mistakes-title = Ce qui était mieux
cli-review-mistakes-none = Aucun autre coup n’aurait été nettement meilleur que ceux joués.
cli-review-mistake = { $kind ->
        [blunder] Grosse erreur
        [mistake] Erreur
       *[slip] Petite erreur
    } ({ $seat }, tour { $turn }, coup { $ply }) : « { $played } » gagne à { $win }, « { $best } » à { $best_win }.
cli-review-more = { $count ->
        [one] { $count } autre est dans le JSON.
       *[other] { $count } autres sont dans le JSON.
    }
cli-review-sides-title = Comment chacun a joué
cli-review-side = { $seat } : le meilleur coup, ou un aussi bon, dans { $agreed } cas sur { $decisions ->
        [one] { $decisions }
       *[other] { $decisions }
    } ; { $lost } de chances de gagner perdues en route.

## Bots among themselves: the commands arena and study
## A deal is one shuffled setup; all seat orders of the players play it. Parity is what a player would win if all were equally good.

cli-arena-help = fait jouer des bots entre eux pour voir lequel est meilleur
cli-study-help = fait jouer des bots pour étudier le jeu
cli-needs-arena = L’arène a besoin de paquets supplémentaires. Installe-les avec : pip install 'redcathedral[arena]'
arena-players-help = bots, séparés par des virgules : greedy,mcts:0.2s,random
arena-games-help = combien de parties, arrondi vers le haut pour que chaque mise en place soit jouée en entier (par défaut { $games })
arena-seats-help = joueurs à une table : 2 à 4, ou 1 pour le solo (par défaut : tous)
arena-edition-help = un fichier d’édition (par défaut : celui du paquet)
arena-seed-help = fixe chaque mise en place, chaque lancer et la chance de chaque bot (par défaut { $seed })
arena-turn-limit-help = arrête une partie après ce nombre de tours en tout (par défaut { $limit })
arena-move-limit-help = combien de secondes un bot peut réfléchir à un coup (par défaut { $seconds })
arena-code-help = un fichier avec ton propre bot ; peut se répéter
arena-sure-help = s’arrête dès qu’on sait avec certitude qui est au-dessus et qui est au-dessous de la parité
arena-jobs-help = combien de processus jouent (par défaut { $jobs }) ; le résultat est le même
arena-engine-help = où jouer : local, sur cette machine (par défaut), ou ray, avec Ray
arena-address-help = l’adresse d’une grappe Ray ; sans elle, Ray démarre sur cette machine
arena-out-help = le dossier des fichiers (par défaut { $folder })
arena-resume-help = continue la série de ce dossier
study-players-help = bots, séparés par des virgules, répétés pour remplir une table (par défaut { $players })
study-seats-help = nombres de joueurs, séparés par des virgules, 1 : solo (par défaut { $seats })
study-boards-help = plateaux de base ou avancés, ou les deux : basic,advanced (par défaut { $boards })
study-games-help = parties pour chaque sorte de table (par défaut { $games })
study-seats-wrong = Les places sont des nombres de 1 à 4, séparés par des virgules, pas « { $given } ».
# $known: basic, advanced
study-boards-wrong = Les plateaux sont un ou plusieurs de ceux-ci, séparés par des virgules : { $known } ; pas « { $given } ».

arena-rounded = { $games ->
        [one] { $games } partie à jouer
       *[other] { $games } parties à jouer
    } : des donnes entières avec { $orders ->
        [one] { $orders } ordre des places
       *[other] { $orders } ordres des places
    }.
arena-compiling = Compilation pour cette machine ; une seule fois, une minute ou deux…
# Before a progress bar. With the second one a count follows: 120/1000.
arena-preparing = préparation
arena-playing = parties jouées
arena-stopped = Arrêté. Les parties terminées sont dans { $folder } ; relance la même commande avec --resume pour continuer.
# $turns is a mean such as 41.3.
arena-summary = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } sur { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }, { $turns } tours par partie.
arena-limited = { $games ->
        [one] { $games } partie a atteint
       *[other] { $games } parties ont atteint
    } la limite de { $limit } tours.
arena-sure = Arrêté plus tôt : pour chaque joueur, on sait s’il est au-dessus ou au-dessous de la parité.
arena-unsure = Toutes les parties sont jouées, mais on ne sait pas pour chaque joueur s’il est au-dessus ou au-dessous de la parité.
# A bot that misbehaves loses its seat for the rest of that game; $message is an error in English.
arena-forfeit = { $player } a cédé { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    } à { $stand_in }, d’abord dans la partie { $game } : { $message }
arena-report = Rapport : { $file } (avec results.parquet et summary.json au même endroit)
study-done = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }. Étude : { $file }

## Edition files

cli-edition-help = montre, vérifie ou commence un fichier d’édition (les données d’une boîte)
edition-show-help = liste chaque valeur et d’où elle vient
edition-check-help = vérifie un fichier d’édition et liste tout ce qui ne va pas
edition-check-file-help = le fichier d’édition
edition-new-help = écrit une copie commentée à remplir d’après ta propre boîte
edition-new-file-help = le fichier à écrire ; il ne doit pas exister
edition-valid = { $file } : une édition valable, « { $name } » (cartes de cathédrale : { $cards }, plans : { $plans }), empreinte { $digest }
edition-name-wrong = { $file } : le nom du fichier devient celui de l’édition, il lui faut donc de 1 à 60 caractères imprimables
edition-exists = { $file } existe déjà et n’a pas été modifié ; choisis un autre nom
edition-not-written = Impossible d’écrire { $file } : { $problem }
edition-written = { $file } est écrit. Modifie-le, puis lance : { "redcathedral edition check" } { $file }

## The server

cli-serve-help = met des tables à la disposition des navigateurs ; seulement sur cette machine, sauf indication contraire
cli-move-help = déplace les tables d’un serveur vers une autre base de données
cli-needs-server = Le serveur a besoin de paquets supplémentaires. Installe-les avec : pip install 'redcathedral[server]'
serve-host-help = écoute à cette adresse (par défaut { $host })
serve-port-help = écoute sur ce port (par défaut { $port }, ou le prochain libre)
serve-data-help = garde les tables dans ce dossier (par défaut : ton dossier de données)
serve-database-help = la base de données : un fichier, ou postgresql://… (par défaut tables.sqlite3 dans le dossier de données)
serve-open-help = ouvre le navigateur
serve-cold-help = ne prépare les bots qui cherchent qu’en cas de besoin
serve-hosting = hébergement{ "\u00A0" }
serve-hosting-help = pour les serveurs accessibles à d’autres ; voir docs/hosting.md
serve-name-help = répond seulement à ce nom ; peut se répéter
serve-origin-help = accepte aussi les pages de cette origine ; peut se répéter
serve-proxy-help = à quels proxys se fier pour les en-têtes (par défaut { $proxy })
serve-set-help = change une limite ; peut se répéter
serve-no-editions-help = n’accepte pas d’éditions des clients
serve-no-hsts-help = laisse les navigateurs venus en TLS revenir sans lui
serve-log-help = écrit le journal en texte ou en lignes JSON (par défaut text)
serve-metrics-help = fournit des mesures à Prometheus à cette adresse
serve-beacon-help = mêle aux dés des rounds de drand, une source publique de nombres aléatoires ; tu les fournis dans ce fichier ou ce dossier
serve-beacon-extra = --beacon a besoin d’un paquet de plus : pip install 'redcathedral[beacon]'
serve-beacon-wrong = { $file } ne dit pas de quelle chaîne de drand viennent ses rounds : { $problem }
serve-workers-help = combien de processus traitent les requêtes ; plus d’un exige PostgreSQL
serve-metrics-wrong = L’adresse pour Prometheus est ADRESSE:PORT ou un port, pas « { $given } ».
serve-no-home = Ton dossier de données est introuvable. Choisis-en un avec --data DOSSIER.
serve-no-port = Impossible d’écouter sur { $host }, port { $port } : { $problem }
serve-folder-taken = Un autre serveur utilise { $folder }. Arrête-le, ou choisis un autre dossier avec --data DOSSIER.
serve-database-away = La base de données ne répond pas : { $problem }
move-done = { $rows ->
    [one] { $rows } ligne déplacée ; les deux bases sont identiques.
   *[other] { $rows } lignes déplacées ; les deux bases sont identiques.
}
move-no-file = Il n’y a pas de base de données { $file }.
move-differs = Après la copie, { $table } n’est pas identique dans les deux bases ; un serveur tourne-t-il encore ? Rien n’a été changé.
move-not-empty = La base de données à remplir n’est pas vide. Rien n’a été changé.
move-to-help = la base de données à remplir ; elle doit être vide
move-from-help = la base de données à copier : un fichier, ou postgresql://… ; arrête d’abord son serveur
serve-workers-database = Plusieurs processus ont besoin d’une base à partager : --database postgresql://… SQLite est fait pour un seul.
serve-needs-postgres = PostgreSQL a besoin d’un paquet qui n’est pas installé : pip install 'redcathedral[postgres]'
serve-database-newer = { $database } vient d’un serveur plus récent : son format est { $version }, celui-ci va jusqu’à { $known }. Installe une version plus récente ; rien n’a été changé.
serve-no-limit = La limite { $given } n’existe pas ; les limites sont { $limits }.
serve-limit-wrong = { $limit } doit être un nombre supérieur à 0, pas « { $given } ».
serve-at = Red Cathedral est à l’adresse { $address } (Ctrl-C l’arrête)

## The host

cli-admin-help = s’occupe des tables d’un serveur, qu’il tourne ou non
admin-list-help = liste toutes les tables
admin-look-help = montre ce que le serveur sait d’une table
admin-expire-help = supprime ce qui est inutilisé depuis trop longtemps, comme le serveur le fait lui-même
admin-delete-help = supprime une table
admin-revoke-help = révoque toutes les clés d’une table
admin-ban-help = bloque une adresse ou un réseau
admin-unban-help = débloque une adresse ou un réseau
admin-bans-help = liste ce qui est bloqué
admin-reports-help = liste les signalements, les plus récents d’abord
admin-acts-help = liste ce que les admins ont fait
admin-backup-help = copie la base de données pendant que le serveur tourne
admin-restore-help = remplace la base de données par une copie de secours
admin-table-help = l’identifiant de la table
admin-address-help = une adresse ou un réseau
admin-status-help = seulement les tables dans cet état
admin-reason-help = pourquoi
admin-file-help = un fichier
admin-expired =
    Supprimé : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
    } et { $messages ->
    [one] { $messages } message
   *[other] { $messages } messages
    }.
admin-deleted = La table { $table } est supprimée.
admin-revoked =
    { $n ->
    [one] { $n } clé révoquée.
   *[other] { $n } clés révoquées.
    }
admin-banned = { $network } : bloqué ; un serveur qui tourne le sait en quelques secondes.
admin-unbanned = { $network } : débloqué.
admin-not-banned = { $network } n’est pas bloqué.
admin-backed-up = La copie de secours est { $file }. Elle contient les secrets des parties en cours : garde-la pour toi.
admin-restored = Les tables sont maintenant celles de { $file }.
admin-no-database = { $file } n’existe pas. Donne le dossier du serveur avec --data DOSSIER.
admin-no-table = Il n’y a pas de table { $table }.
admin-no-address = « { $given } » n’est ni une adresse ni un réseau.
admin-busy = La table { $table } vient de changer. Réessaie.
admin-use-pg-dump = C’est une base PostgreSQL : utilise pg_dump et pg_restore.

## Help

help-text =
    LE JEU EN BREF
      À ton tour, fais une de ces trois choses, puis termine ton tour :
        revendiquer B2     revendique : bannière sur une section, puis sa tuile
                           d’atelier, face visible contre des roubles (son
                           bonus tout de suite et plus tard) ou face cachée
        livrer or B2       construis : livre jusqu’à 3 matériaux à tes sections ;
        décorer C1         ou décore une section achevée, avec gemmes si tu veux
        marché blanc +1    avance un dé de sa valeur (le blanc et celui de ta
                           couleur plus loin, 1 rouble la case) ; puis récolte,
                           utilise la carte d’influence d’à côté et une tuile
      À tout moment : convertir (1 point de prestige en 2 roubles) et,
      une fois par tour, relancer 5 (1 point de prestige). Si quelqu’un achève
      une section au-dessus d’une des tiennes encore inachevée, cela te coûte
      de la reconnaissance.
      Qui achève six sections avant les autres gagne 3 points de prestige ; les
      autres ont encore un tour. Puis on compte : la piste, 1 pour 5 matériaux
      et roubles, et chaque tour de la cathédrale selon la présence. Qui a le
      plus de prestige gagne la partie.

    COMMANDES
      un numéro, un coup   le joue ; en abrégé aussi, si c’est clair : m v
      liste, liste marché  tous les coups permis, ou ceux d’un verbe
      pourquoi vendre or   ce qui empêche un coup
      conseil              ce qu’un bot fort jouerait
      annuler              annuler, jusqu’au dernier lancer
      résumé               tout ce que les bots ont fait depuis ton dernier coup
      table, score         la table, le score actuel
      journal              les tours jusqu’ici
      enregistrer FICHIER  sauvegarder une copie (tout est déjà sauvegardé)
      quitter              arrêter ; continue avec : redcathedral play --resume

## The privacy page, /privacy

privacy-back = Retour au jeu
privacy-lead = Pas besoin de compte ici. Voici ce que le serveur garde, et combien de temps.
privacy-kept = Il garde les noms que l’on tape, les coups, et ce qui se dit à la table.
amount-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
  }
privacy-tables = Une table où personne n’a commencé est supprimée { $waiting } après le dernier événement, une partie inachevée après { $unfinished }.
privacy-finished = Une partie terminée est gardée { $finished } ; ce qui s’y est dit est effacé après { $chat }.
privacy-keys = Pour chaque appareil qui peut jouer pour toi, le serveur garde le navigateur, le système et les jours de première et de dernière utilisation. Un appareil inutilisé pendant { $days } est déconnecté.
privacy-address = De l’adresse internet depuis laquelle une table est ouverte, le serveur ne garde qu’un numéro brouillé. Si une adresse attaque le serveur, son journal la note.
privacy-others = Pas de suivi, pas de publicité, et personne d’autre ne reçoit ces données.
privacy-reports = Les personnes qui gèrent ce serveur lisent tes signalements. Demande-leur si tu veux faire supprimer quelque chose.
