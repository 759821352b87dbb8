### Les mots de la page en français. Les valeurs entre accolades sont remplies par le programme.
### Formes : .full (points de reconnaissance, dans une phrase), .f (couleur au féminin, pour case, tuile, bannière), .the, .a, .some, .lot, .of, .from, .your, .his.
### Attention : en français, 0 et 1 sont [one] ; le nombre y reste donc une variable.

## The start page

title = Red Cathedral
title-your-turn = ● À toi de jouer – Red Cathedral
tagline = Récolte, revendique, construis : élève les tours au-dessus du marché, et la ville se souviendra de ton nom.
start-choose = Comment veux-tu jouer ?
unofficial = Une édition numérique non officielle, pour celles et ceux qui aiment le jeu de plateau. Tous les dessins sont de nous.
privacy-title = Vie privée
mode-bot = Jouer contre un bot
mode-bot-text = Un à trois adversaires sur cet appareil.
mode-bot-lead = Choisis combien de bots tu affrontes, et la force de chacun.
mode-solo = Solo contre Ivan
mode-solo-text = L’adversaire solo du livret de règles.
mode-solo-lead = Ivan suit ses cartes ; quand il a le choix, c’est toi qui décides.
mode-hot = Sur le même écran
mode-hot-text = Deux à quatre personnes, un écran.
mode-hot-lead = L’écran montre toujours le joueur dont c’est le tour.
mode-friends = Jouer entre amis
mode-friends-text = Envoie un lien ; on peut te rejoindre de partout.
mode-friends-lead = Tu reçois un lien à envoyer. La partie commence quand toutes les places sont prises.
start-game = Commencer la partie
make-table = Ouvrir la table
starting = C’est parti…
your-name = Ton nom
name-of = Nom du joueur { $n }
player-n = Joueur { $n }
your-color = Ta couleur
how-many-bots = Nombre de bots
how-many-players = Nombre de joueurs
bot-name = { $n ->
    [1] Boris
    [2] Sacha
   *[other] Oleg
  }
more-options = Plus d’options
boards = Plateaux d’atelier
boards-basic = De base
boards-advanced = Avancés
edition-file = Ton propre fichier d’édition
choose-file = Choisir un fichier
first-game = Cartes d’influence pour une première partie
your-games = Tes parties
no-games = Les parties que tu commences ou rejoins sur cet appareil apparaissent ici.
load-record = Charger une partie
forget-game = Retirer de cette liste
you-watched = Tu regardes ·
status-waiting = en attente
status-playing = tour { $turn }
status-your-turn = à toi de jouer
status-over = terminée

## States of a table

loading = On prépare la table…
missing-title = Cette table n’existe pas
missing-text = L’adresse contient peut-être une erreur, ou la partie est sur un autre serveur.
unreachable-title = Le serveur ne répond pas
unreachable-text = Ta partie y est à l’abri. On continue d’essayer.
try-again = Réessayer
reconnecting = Reconnexion…
watching = Tu regardes
error-network = Le serveur ne répond pas. On va réessayer.
error-server = Le serveur n’a pas pu faire cela ({ $status }).
error-stale = Un autre coup est arrivé avant. Voici où en est la table.
why-unknown = Ce n’est pas possible maintenant.

## The waiting room

waiting-title = On attend des joueurs
waiting-host = Envoie ce lien à tes amis. Toute personne qui l’ouvre peut prendre une place libre.
waiting-guest = Tu as une place. La partie commence quand toutes les places sont prises.
waiting-invited = Tu as une invitation. Choisis un nom et prends place.
waiting-watcher = La partie n’a pas encore commencé. Tu peux regarder d’ici.
waiting-short = en attente…
invite-link = Lien d’invitation
invite-make = Créer une invitation
invite-renew = Nouveau lien (l’ancien ne marchera plus)
sit-here = Prendre place
fill-with-bot = Laisser à un bot
free-seat = Libérer cette place
name-change = Changer de nom
name-save = Enregistrer
seat-give-up = Quitter ta place
thats-you = { " " }(toi)
copy = Copier
copied = Copié

## The table

market = Marché
cathedral = Cathédrale
track = Piste de score
workshop = Atelier
supply = Réserve
log = Journal
parts = Zones de la table
tab-market = Marché
tab-cathedral = Cathédrale
tab-you = Plateaux
tab-log = Journal
tower = Tour { $name }
action-bar = Ton coup
board-of = Plateau : { $name }
in-hand = En main
seats = Places
ivan = Ivan
ivan-cards = Cartes d’Ivan
bot = Bot
somebody = Quelqu’un
no-goods = aucun matériau
locked = bloquée
nothing = rien
seat-open = Place libre
seat-away = pas là
seat-gone = hors ligne
seat-getting-ready = se prépare ; joue plus simplement d’ici là
seat-bot-plays = un bot joue à sa place
open-seat = ouvrir tout le plateau
legend-recognition = reconnaissance : 1 case
legend-prestige = prestige : prochaine case prestige
track-seat = { $name } : case { $space }, prestige { $prestige }.
purse-sections = { $n ->
    [one] { $n } section achevée
   *[other] { $n } sections achevées
  } sur 6
purse-banners = { $n ->
    [one] encore { $n } bannière
   *[other] encore { $n } bannières
  }
space-label = Case { $space } : { $tile-full } par dé, { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
  }
land-on = { $what }. { $extra ->
    [0] { "" }
    [one] { $extra } rouble de plus.
   *[other] { $extra } roubles de plus.
  } { $text }
landing-free = ici
landing-space = Case { $space }
up-to = jusqu’à { $n }
landing-extra = −{ $n }
die-label = Le dé { $die } montre { $value }, sur la case { $space }{ $can ->
    [yes] , peut avancer
   *[no] { "" }
  }
section-label = Section { $name }, { $kind }. { $state ->
    [complete] Achevée ; construite par { $owner }. Ornement : { $ornament }.
    [claimed] Revendiquée par { $owner }. Demande { $cost } ; déjà livré : { $delivered }.
   *[free] Pas encore revendiquée. Demande { $cost }. Tuile : { $tile }.
  } Rapporte { $recognition ->
    [one] { $recognition } point de reconnaissance
   *[other] { $recognition } points de reconnaissance
  }{ $rubles ->
    [0] { "" }
    [one] { " " }et { $rubles } rouble
   *[other] { " " }et { $rubles } roubles
  }.
section-about = { $state ->
    [complete] Achevée ; construite par { $owner }.
    [claimed] { $owner } construit ici : { $cost } ; déjà livré : { $delivered }.
   *[free] Demande { $cost }. Tuile : { $tile }.
  }
workshop-label = Case { $space-f } : { $state ->
    [up] { $tile }, face visible
   *[down] une tuile face cachée
  }
inventory-label = Inventaire, cases occupées : { $held } sur { $room }

## Whose turn and what to do

turn-yours = À toi de jouer
turn-named = { $name }, à toi de jouer
turn-other = À { $name } de jouer
turn-bot = { $name } réfléchit
turn-ivan-choice = Tu choisis pour Ivan
turn-over = La partie est terminée
turn-number = Tour { $n }
turn-number-limit = Tour { $n } sur { $limit }
last-turns = { $name } a six sections achevées : ce sont les derniers tours de jeu.
wait-for = On attend { $name }…
do-start = { $can ->
    [claim] Revendique une section ou avance un dé au marché
    [deliver] Livre des matériaux ou avance un dé au marché
    [market] Avance un dé au marché
   *[all] Revendique une section, livre des matériaux ou avance un dé au marché
  }. Choisis ce qui brille.
do-banner = Quelle bannière va sur { $section } ? Si elle vient de ton inventaire, elle y libère une case.
do-place = Pose la tuile de { $section } : choisis une case de l’atelier. Face visible, tu as son bonus tout de suite ; face cachée, c’est gratuit.
do-take = Combien { $material-of } prends-tu ? Au maximum { $most }.
do-build = { $left ->
    [0] Tu as fait toutes tes livraisons. Termine ton tour.
    [one] Encore une livraison. Livre, décore ou termine ton tour.
   *[other] Encore { $left } livraisons. Livre, décore ou termine ton tour.
  }
do-market = Le dé { $die } est sur la case { $space } : récolte, utilise la carte d’influence, utilise une tuile, dans l’ordre que tu veux. Puis termine ton tour.
do-haul = Les charretiers transportent encore { $left ->
    [one] un matériau
   *[other] { $left } matériaux
  } : choisis une section ou un matériau.
do-settled = La section est à toi. Termine ton tour.
do-done = Il n’y a plus rien à faire ici. Termine ton tour.
do-ivan-claim = Ivan peut revendiquer l’une de ces sections. Choisis celle qu’il prend.
do-ivan-ornament = L’ornement d’Ivan peut aller à plusieurs endroits. Choisis-en un.
do-roll = Les dés roulent.
do-shuffle = On distribue les tuiles d’Ivan.
do-over = La feuille de score donne tous les détails.
picked-die = { $n ->
    [0] Le dé { $die } ne peut pas avancer maintenant.
    [one] Dé { $die } : appuie sur sa case d’arrivée, ou confirme ici.
   *[other] Dé { $die } : chaque case en plus coûte 1 rouble.
  }
picked-section = { $n ->
    [0] Il n’y a rien à faire sur { $section } maintenant.
   *[other] Que veux-tu faire sur { $section } ?
  }
picked-material = { $n ->
    [0] Tu ne peux utiliser { $material-the } nulle part maintenant.
   *[other] Que veux-tu faire avec { $material-the } ?
  }
picked-space = { $n ->
    [0] Il n’y a rien à faire sur la case { $space-f } maintenant.
   *[other] Que veux-tu faire sur la case { $space-f } ?
  }
picked-words = { $words }…
end-turn = Terminer le tour
undo = Annuler
undo-ask = Demander à annuler
undo-asked = { $name } voudrait annuler un coup.
undo-waiting = On demande aux autres si tu peux annuler…
undo-agree = D’accord
undo-refuse = Refuser
# The others can decide about a seat whose person is away. $name is a player.
absent-title = { $name } n’est pas là, et c’est son tour.
absent-wait = Si l’absence dure, vous pourrez bientôt laisser un bot jouer ou terminer la partie.
absent-rule = Un bot joue jusqu’à son retour si plus de la moitié des personnes présentes le veulent. La partie se termine si toutes le veulent.
# A button: a bot is to play somebody’s turns while they’re away.
absent-bot = Laisser un bot jouer
absent-end = Terminer la partie
absent-keep = Continuer d’attendre
# $names are those who want it.
absent-for-bot = Pour un bot : { $names }
absent-for-end = Pour terminer la partie : { $names }
ended-early = Vous avez terminé cette partie avant la fin, d’un commun accord.
ended-early-scores = Personne n’a gagné. Voici ce que chacun aurait si on comptait maintenant.
undo-why-strict = Cette table suit des règles strictes : rien ne s’annule une fois les dés lancés ou un coup joué par quelqu’un d’autre.
undo-why-none = Tu n’as encore rien à annuler.
cancel = Retour
you-are-away = Tu as quitté la table.
# A button: shows what is seldom wanted, to exchange prestige and to reroll.
more-actions = Actions rares
picked-anytime = Rarement utile : chaque action coûte 1 point de prestige.
take-nothing = Ne rien prendre
compound-deliver = Tout livrer
compound-gather = Récolter + tuile
# $what is what one gets: "you get 4 bricks and 1 gold".
compound-market = Case { $space }, tout compris : { $what-full }
# $why says why one move of several was refused.
compound-stopped = { $why } Le reste n’a pas été joué.
take-fewer = Choisir combien
no-jewels = sans gemme
place-face-up = Face visible
place-face-down = Face cachée
spaces-free = { $n ->
    [one] { $n } case libre
   *[other] { $n } cases libres
  }
presence = Présence
presence-seat = { $name } : présence { $n }
scored-now = Si on comptait maintenant
scored-seat = { $name } : { $n } si on comptait maintenant

## The keys, as the help lists them

keys-title = Touches
keys-option = choisir une option
keys-arrows = parcourir les options
keys-end = terminer ton tour
keys-undo = annuler
keys-hint = demander un conseil
keys-tip = expliquer ce qui est sélectionné
keys-close = retour
keys-help = cette liste
keys-setting = Tu peux désactiver ces touches dans les réglages ; les flèches et Échap restent actives.

## Verbs, on buttons that open more

verb-claim = Revendiquer une section
verb-deliver = Livrer
verb-ornament = Décorer
verb-market = Avancer un dé
verb-place = Poser la tuile
verb-banner = Bannière de
verb-take = Prendre
verb-gather = Récolter
verb-activate = Utiliser une tuile
verb-commission = Commander
verb-buy = Acheter
verb-sell = Vendre
verb-haul = Transporter
verb-earn = Encaisser
verb-swap = Permuter deux tuiles
verb-trade = Échanger
verb-bulk = Échanger en gros
verb-barter = Troquer
verb-pray = Prier
verb-donate = Faire un don
verb-offer = Offrir
verb-vow = Accomplir un vœu
verb-exchange = Convertir
verb-reroll = Relancer la case
verb-done = Finir le transport
verb-ivan = Pour Ivan
verb-end = Terminer le tour

## Plies, whole

ply-claim = Revendiquer une section
ply-claim-1 = Revendiquer { $a }
ply-banner = Bannière de
ply-banner-1 = Bannière { $a-from }
ply-place = Poser la tuile
ply-place-1 = Poser : { $a-f }
ply-place-up = Face visible : { $a-f }
ply-place-down = Face cachée : { $a-f }
ply-take = Prendre
ply-take-1 = Prendre { $a-some }
ply-deliver = Livrer
ply-deliver-1 = Livrer { $a-some }
ply-deliver-2 = Livrer { $a-some } à { $b }
ply-ornament = Décorer
ply-ornament-1 = Décorer { $a }
ply-ornament-2 = Décorer { $a } avec { $b-some }
ply-ornament-3 = Décorer { $a } avec { $goods }
ply-market = Avancer un dé
ply-market-1 = Avancer le dé { $a }
ply-market-2 = Avancer le dé { $a } { $b }
ply-gather = Récolter
ply-gather-1 = Récolter { $a-some }
ply-activate = Utiliser une tuile
ply-activate-1 = Utiliser la tuile { $a-f }
ply-commission = Commander
ply-commission-1 = Commander : tuile { $a-f }
ply-buy = Acheter
ply-buy-1 = Acheter { $a-some }
ply-sell = Vendre
ply-sell-1 = Vendre { $a-some }
ply-haul = Transporter
ply-earn = Encaisser
ply-swap = Permuter deux tuiles
ply-swap-1 = Permuter la case { $a } et
ply-swap-2 = Permuter les cases { $a } et { $b }
ply-trade = Échanger
ply-trade-1 = Échanger { $a-lot } contre
ply-trade-2 = Échanger { $a-lot } contre { $b-some }
ply-bulk = Échanger en gros
ply-bulk-1 = Échanger { $a-lot } contre
ply-bulk-2 = Échanger { $a-lot } contre { $b-some } et
ply-bulk-3 = Échanger { $a-lot } contre { $goods }
ply-barter = Troquer
ply-barter-1 = Troquer { $a-some } contre
ply-barter-2 = Troquer { $a-some } contre { $b-some }
ply-pray = Prier
ply-donate = Faire un don
ply-offer = Offrir
ply-offer-1 = Offrir { $a-some } et
ply-offer-2 = Offrir { $a-some }, { $b-some } et
ply-offer-3 = Offrir { $a-some }, { $b-some } et { $c-some }
ply-vow = Accomplir un vœu
ply-exchange = Convertir du prestige
ply-reroll = Relancer une case
ply-reroll-1 = Relancer la case { $a }
ply-done = Finir le transport
ply-ivan = Pour Ivan
ply-ivan-1 = Ivan : { $a }
ply-end = Terminer le tour

## Influence cards

guild-craftsmen = Artisans
guild-teamsters = Charretiers
guild-merchants = Marchands
guild-clergy = Clergé
influence-repeat = autant que tu veux
influence-buy = Acheter un matériau
influence-sell = Vendre un matériau
influence-haul = { $gain ->
    [one] Livrer { $gain } matériau
   *[other] Livrer { $gain } matériaux
  }
influence-earn = Encaisser des roubles
influence-swap = Permuter deux tuiles
influence-trade = { $cost } identiques contre 1 au choix
influence-bulk = { $cost } identiques contre 2 au choix
influence-barter = 1 contre 1 différent
influence-commission = Utiliser une de tes tuiles
influence-pray = Prier
influence-donate = Don de roubles
influence-offer = Offrir { $cost } différents
influence-vow = Avec base, étage, dôme

## Ivan

ivan-recognition = Reconnaissance
ivan-inventory = Inventaire
ivan-transport = Transport
ivan-claim = Revendication
ivan-construction = Construction
ivan-recognition-text = Reconnaissance : Ivan en gagne 4.
ivan-inventory-text = Inventaire : 4 matériaux de la plus grosse pile.
ivan-transport-text = Transport : tout ce qui est sur la carte inventaire va sur la carte construction.
ivan-claim-text = Revendication : Ivan revendique une section.
ivan-construction-text = Construction : Ivan construit avec ce qui est sur cette carte.

## Words
## A form called `short` is for narrow places; where it is missing the word stands as it is.

word-lumber = bois
    .the = le bois
    .some = du bois
    .lot = du bois
    .of = de bois
word-brick = brique
    .the = la brique
    .some = une brique
    .lot = des briques
    .of = de briques
word-stone = pierre
    .the = la pierre
    .some = une pierre
    .lot = des pierres
    .of = de pierres
word-gold = or
    .the = l’or
    .some = de l’or
    .lot = de l’or
    .of = d’or
word-emerald = émeraude
    .the = l’émeraude
    .some = une émeraude
    .lot = des émeraudes
    .of = d’émeraudes
word-amethyst = améthyste
    .the = l’améthyste
    .some = une améthyste
    .lot = des améthystes
    .of = d’améthystes
word-rubles = roubles
    .the = les roubles
    .some = des roubles
    .of = de roubles
word-recognition = reconnaissance
    .the = la reconnaissance
    .some = de la reconnaissance
    .of = de reconnaissance
word-prestige = prestige
    .the = le prestige
    .some = du prestige
    .of = de prestige
word-red = rouge
    .f = rouge
word-blue = bleu
    .f = bleue
word-green = vert
    .f = verte
word-yellow = jaune
    .f = jaune
word-white = blanc
    .f = blanche
word-white1 = blanc 1
    .f = blanche 1
    .from = de la case blanche 1
word-white2 = blanc 2
    .f = blanche 2
    .from = de la case blanche 2
word-red-seat = Rouge
word-blue-seat = Bleu
word-green-seat = Vert
word-yellow-seat = Jaune
word-white-seat = Personne
word-base = base
word-middle = étage
word-dome = dôme
word-door = porte
    .the = la porte
    .a = une porte
    .of = de porte
    .your = ta porte
    .his = sa porte
word-arch = arche
    .the = l’arche
    .a = une arche
    .of = d’arche
    .your = ton arche
    .his = son arche
word-cross = croix
    .the = la croix
    .a = une croix
    .of = de croix
    .your = ta croix
    .his = sa croix
word-inventory = l’inventaire
    .short = inventaire
    .from = de l’inventaire
word-reserve = la réserve personnelle
    .short = réserve
    .from = de la réserve
word-up = face visible
word-down = face cachée
amount-lumber = { $n } bois
    .short = { $n } bois
amount-brick = { $n ->
    [one] { $n } brique
   *[other] { $n } briques
  }
    .short = { $n } briq.
amount-stone = { $n ->
    [one] { $n } pierre
   *[other] { $n } pierres
  }
    .short = { $n ->
        [one] { $n } pierre
       *[other] { $n } pierres
      }
amount-gold = { $n } or
    .short = { $n } or
amount-emerald = { $n ->
    [one] { $n } émeraude
   *[other] { $n } émeraudes
  }
    .short = { $n } émer.
amount-amethyst = { $n ->
    [one] { $n } améthyste
   *[other] { $n } améthystes
  }
    .short = { $n } amét.
amount-rubles = { $n ->
    [one] { $n } rouble
   *[other] { $n } roubles
  }
    .short = { $n } rbl.
# In narrow columns and on tiles as it stands; in sentences .full.
amount-recognition = { $n } reconnaissance
    .full = { $n ->
        [one] { $n } point de reconnaissance
       *[other] { $n } points de reconnaissance
      }
    .short = { $n } rec.
tile-die = dé { $die }
    .short = ⚄ { $die-short }

## The log

log-created = La table est prête.
log-sat = { $name } s’installe.
log-renamed = Quelqu’un s’appelle maintenant { $name }.
log-left = { $more ->
    [voted] Un bot joue pour { $name } jusqu’à son retour : les autres l’ont voulu.
    [bot] { $name } quitte la table ; un bot prend le relais.
   *[none] { $name } quitte la table ; on attend.
  }
log-back = { $name } est de retour.
log-seat = { $more ->
    [bot] Un bot prend une place.
   *[open] Une place est de nouveau libre.
  }
log-started = La partie commence.
log-undo = { $name } annule un coup.
log-undo-asked = { $name } voudrait annuler un coup.
log-undo-answered = { $agree ->
    [true] { $name } est d’accord.
   *[false] { $name } n’est pas d’accord.
  }
# About somebody who is away on their turn.
log-wished = { $more ->
    [bot] { $name } veut qu’un bot joue.
    [end] { $name } veut terminer la partie.
   *[wait] { $name } veut attendre.
  }
log-chat = { $name } : { $text }
log-over = { $more ->
    [agreed] La partie a été terminée avant la fin : toutes les personnes présentes l’ont voulu.
   *[none] La partie est terminée.
  }
log-rematch = { $name } prépare la prochaine table.
chat-placeholder = Dis quelque chose
chat-send = Envoyer
messages-hidden = { $n ->
    [one] { $n } message masqué
   *[other] { $n } messages masqués
  }
mute-or-report = Masquer ou signaler { $name }
mute = Masquer { $name }
unmute = Ne plus masquer { $name }
mute-lead = Si tu masques quelqu’un, tu ne vois plus ses messages à cette table. Cette personne n’en sait rien.
report-title = Signaler { $name }
report-lead = Les personnes qui gèrent ce serveur liront ton signalement.
report-lead-said = Les personnes qui gèrent ce serveur liront ton signalement et ce message.
report-reason-insult = Insultes ou menaces
report-reason-spam = Spam
report-reason-stalling = Bloque la partie exprès
report-reason-name = Un nom offensant
report-reason-other = Autre chose
report-send = Envoyer
report-thanks = Merci. Ton signalement est envoyé.

## The menu

menu = Menu
close = Fermer
language = Langue
theme-toggle = Clair ou sombre
to-start = Accueil
brand-label = Red Cathedral : accueil
watch-link = Lien pour regarder
device-link = Lien vers ta place sur un autre appareil : toute personne qui l’a peut jouer à ta place
device-link-make = Continuer sur un autre appareil
devices = Appareils
devices-lead = Ces appareils peuvent jouer pour toi. Déconnecte ceux que tu ne reconnais pas.
device-unknown = Appareil inconnu
device-here = celui-ci
device-used = utilisé le { $day }
device-sign-out = Déconnecter
devices-sign-out-others = Déconnecter les autres
download-record = Télécharger la partie
come-back = Me revoilà, je joue
leave-to-bot = Partir ; un bot joue pour moi
leave-title = Quitter cette partie ?
leave-text = Les autres continuent, et un bot ({ $bot }) joue à ta place. Tu peux revenir à tout moment et la reprendre.
leave-stay = Rester

## The end

score-sheet = Feuille de score
won = { $n ->
    [one] { $names } gagne
   *[other] { $names } se partagent la victoire
  }
over-sixth-section = { $name } a achevé six sections avant tout le monde, et chacun a joué son dernier tour.
over-turn-limit = La limite de tours est atteinte ; on compte les points de la partie en l’état.
score-line = Prestige
score-track = Piste de score
score-goods = Matériaux et roubles
score-tower = Tour { $name }
score-told = { $part } : { $scores }
score-told-seat = { $name } { $n }
score-skip = Passer
score-total = Total
score-sections = Départage : sections achevées
score-ornaments = Départage : ornements
score-rank = Place
rank = { $n ->
    [1] 1re
   *[other] { $n }e
  }
rematch = Rejouer
rematch-there = Partie suivante
look-at-table = Regarder la table
