### Revenir sur une partie : la revoir, continuer depuis un moment, la partie en chiffres.
### A "ply" is one step of the game: one decision of a player or one roll of the dice; a turn has several plies.

## Replay

replay = Revoir
replay-game = Revoir cette partie
replay-steps = Coups de la partie
# Where the replay stands, above the slider. $name is the player whose turn it was.
replay-turn = Tour { $turn } · { $name }
replay-before = Avant le premier tour
# A short count: move 45 of 230.
replay-count = { $ply } / { $most }
replay-opening = La table est prête ; personne n’a encore joué.
replay-loading = Chargement de la partie…
replay-slider = Moment de la partie
# Read out by a screen reader for the slider.
replay-where = Tour { $turn }, { $name } : coup { $ply } sur { $most }
replay-where-opening = Avant le premier tour : coup { $ply } sur { $most }
replay-first = Au début
replay-turn-back = Un tour en arrière
replay-back = Un coup en arrière
replay-play = Lecture
replay-pause = Pause
replay-next = Un coup en avant
replay-turn-next = Un tour en avant
replay-last = Au dernier coup
replay-speed = Vitesse de lecture
replay-speed-slow = Lente
replay-speed-normal = Normale
replay-speed-fast = Rapide
replay-speed-fastest = Très rapide
# A button: leaves the replay of a running game.
replay-now = Revenir au présent
# A button: leaves the replay of a finished game.
replay-close = Fermer
replay-news = Il y a du nouveau : la partie continue.

## The address of a moment

moment-link = Lien vers ce moment
# The same on a narrow button.
moment-link-short = Lien
moment-link-label = Adresse de ce moment
moment-link-text = Toute personne qui l’ouvre voit la table à ce moment et peut revoir la partie à partir d’ici.

## Playing on from a moment

fork = Reprendre d’ici
# The same on a narrow button.
fork-short = Continuer
fork-text = Une nouvelle table part de cette position. La partie que tu regardes ne change pas.
fork-seats = Qui joue ?
# Names a choice for a screen reader. $name is who sat there in the old game.
fork-seat = Qui joue pour { $name }
fork-name = Nom de la personne qui joue pour { $name }
fork-person = Une personne
# $level is the name of a strength, such as "Steady: takes what pays".
fork-bot = Bot – { $level }
fork-dice = Les dés déjà lancés restent comme ils sont. À partir d’ici, la nouvelle table lance ses propres dés, vérifiables comme tous les autres.
fork-dice-now = Ici, on va lancer des dés : la nouvelle table lance les siens, vérifiables comme tous les autres.
fork-start = Continuer
# The first line of the log of such a table, a link to that moment.
log-forked = Cette partie en reprend une autre en cours de route.

## The game in figures

figures = Courbe et chiffres
figures-loading = On compte…
chart = Le prestige au fil de la partie
chart-mode = Quels points
# Two ways to draw the chart: the markers on the scoring track, or everything as if the game had ended there.
chart-mode-track = Sur la piste
chart-mode-scored = Si on comptait là
chart-slider = Tour sur la courbe
chart-turn = Tour
# Read out by a screen reader, one after the other for all players.
chart-points = { $name } : { $points }
chart-jump = Voir ce moment
chart-table = La même chose en tableau
sources = D’où vient le prestige
source = Source
source-points = { $points }
source-market = Marché
source-tiles = Tuiles d’atelier
source-influence = Cartes d’influence
source-sections = Sections achevées
source-ornaments = Ornements et gemmes
source-ending = Six sections avant les autres
source-exchange = Cédé pour roubles et relances
source-displeasure = Sections inachevées
source-ivan = Cartes d’Ivan
source-goods = Matériaux et roubles restants
source-towers = Tours de la cathédrale
source-so-far = Jusqu’ici
deeds = Ce que chacun a fait
deed-claimed = Sections revendiquées
deed-completed = Sections achevées
deed-deliveries = Livraisons
deed-ornaments = Ornements posés
deed-jewels = Gemmes sur les ornements
deed-gathered = Matériaux récoltés
deed-spent = Matériaux dépensés
deed-earned = Roubles encaissés
deed-paid = Roubles payés
deed-dice = Dés avancés
deed-spaces = Cases parcourues
deed-activations = Tuiles utilisées
deed-influence = Cartes d’influence utilisées
deed-turns = Tours joués
deed-thought = Temps de réflexion
# A duration, as short as it can be said.
deed-time = { $hours ->
    [0] { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } min { $seconds } s
      }
   *[other] { $hours } h { $minutes } min
  }

## Turning points: a bot looks at a finished game

chances = Chances de gagner, vues par un bot fort
# A player's chance to win, beside the name.
chance = { $percent } %
turning = Tournants
turning-text = Un bot fort peut reprendre la partie tour par tour et montrer où elle s’est décidée et ce qui aurait été mieux.
turning-ask = Trouver les tournants
turning-preparing = Le bot se prépare…
turning-working = Relecture de la partie : { $percent } %
turning-failed = Le bot n’a pas pu examiner cette partie. Tu peux réessayer.
turning-none = Les chances n’ont jamais beaucoup changé en un seul tour.
turning-by = Jugé par un bot qui a essayé chaque coup de nombreuses fois. Il est fort, mais il peut se tromper.
# $percent is a number of percentage points.
turning-lost = Chances de gagner : { $percent } % en moins
turning-won = Chances de gagner : { $percent } % en plus
# $played and $best are moves, as on buttons: "Claim B3", "Deliver gold to A2".
turning-better = Joué : { $played }. Mieux : { $best }.
turning-closer = On regarde de plus près les tours qui comptent…
turning-stop = Arrêter
turning-continue = Continuer à chercher
turning-clean = Aucun autre coup n’aurait été nettement meilleur que les tiens.
turning-everyone = Montrer les tournants de tout le monde, dés compris

## Une meilleure suite : ce qu’un bot aurait joué, coup par coup

better = Meilleure suite
better-show = Voir la meilleure suite
better-count = Coup { $at } sur { $of }
better-close = Retour à la partie
better-instead = Au lieu de : { $played }
