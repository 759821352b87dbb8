# La première partie : une leçon à une vraie table, pas à pas. Chaque étape a un titre et deux ou trois phrases courtes.
# $rival is the name of the opponent, a woman. The pieces named (red die, section A1, space 4) are fixed.

lesson = Ta première partie
# The opponent’s name: a woman’s name that suits the language.
lesson-rival = Véra
lesson-next = Continuer
lesson-leave = Quitter la leçon ; tu pourras la reprendre
lesson-go-there = M’y emmener
lesson-progress = Étape { $n } sur { $of }
lesson-not-now = Ça vient plus tard. Fais d’abord ce qui est encadré.
lesson-read-first = Lis d’abord ceci, puis continue.
lesson-wait-title = À { $rival } de jouer
lesson-wait = Regarde ce que fait { $rival }.

## The steps

lesson-goal-title = Bienvenue sur le chantier
lesson-goal = { $rival } et toi construisez cette cathédrale ensemble. Les sections achevées et les ornements rapportent du prestige, et qui a le plus de prestige gagne. À chaque tour, tu fais une seule chose : aller chercher des matériaux, revendiquer une section ou construire.
lesson-market-title = Le marché
lesson-market = Cinq dés sont sur un anneau de huit cases. Chaque case montre ce qu’on y reçoit. Tu choisis un dé, il avance de sa valeur dans le sens horaire, et tu récoltes là où il s’arrête.
lesson-move-title = Avance un dé
lesson-move = Le dé rouge montre 3 : il s’arrêtera sur la case 4, à côté du dé jaune. Choisis le dé rouge, puis la case qui brille.
lesson-gather-title = Récolte
lesson-gather = Tu reçois ce que montre la tuile pour chaque dé de la case : 2 briques pour chacun des deux dés, ça fait 4. Prends-les toutes les quatre.
lesson-end-title = Les dés que tu laisses
lesson-end = Quand tu termines ton tour, les dés de cette case sont lancés et restent là. { $rival } pourra se servir du résultat. Termine ton tour.
lesson-theirs-title = { $rival } revendique une section
lesson-theirs = { $rival } a mis une bannière sur la section D1 : elle seule peut y construire. La tuile qui s’y trouvait est maintenant dans son atelier.
lesson-claim-title = Revendique une section
lesson-claim = La section A1 demande 1 bois et 2 briques et rapporte 4 points de reconnaissance. Tu as déjà les briques. Choisis la section A1.
lesson-banner-title = Quelle bannière ?
lesson-banner = Des bannières couvrent une partie de ton inventaire. Quand tu en prends une là, sa case est libre pour de bon : prends-en donc une dans l’inventaire.
lesson-place-title = Face visible ou face cachée
lesson-place = La tuile montre 2 bois. Face visible, elle coûte des roubles et donne son bonus maintenant et plus tard ; face cachée, elle est gratuite et ne donne rien. Choisis la case verte et pose-la face visible pour 2 roubles.
lesson-take-title = Le bonus vient tout de suite
lesson-take = La tuile te donne aussitôt 2 bois. Prends les deux.
lesson-finish-title = Ton tour est joué
lesson-finish = Il n’y a plus rien à faire. Termine ton tour.
lesson-deliver-title = Construis
lesson-deliver = { $rival } est allée chercher une émeraude. Maintenant, construis : jusqu’à trois matériaux en un tour. Choisis trois fois la section A1, pour 1 bois et 2 briques.
lesson-points-title = Achevée !
lesson-points = La section t’a donné 4 points de reconnaissance : ton marqueur a avancé de quatre cases et passé une case prestige. Le prestige que tu gagnes directement l’envoie tout droit à la prochaine case prestige.
lesson-above-title = Une voisine au-dessus
lesson-above = { $rival } a revendiqué A2, au-dessus de ta section A1. Les tours se partagent : chacun peut construire au-dessus de l’autre.
lesson-penalty-title = Ne prends pas de retard
lesson-penalty = Si A1 n’était pas achevée, tu perdrais de la reconnaissance chaque fois qu’une section est achevée au-dessus : 1 point pour chaque section achevée au-dessus qui n’est pas à toi.
lesson-further-title = Payer pour aller plus loin
lesson-further = Le dé blanc et le dé de ta couleur peuvent aller plus loin que leur valeur : 1 rouble par case en plus. Tous les autres avancent exactement de leur valeur.
lesson-full-title = Trois dés remplissent une case
lesson-full = Un dé ne peut pas s’arrêter là où il y a trois autres dés. Jusque-là, chaque dé rend la case plus riche.
lesson-again-title = Un dé de la bonne couleur
lesson-again = Ta tuile est sur la case verte : avancer le dé vert te permet de l’utiliser. Le dé s’arrêtera à côté du bleu, là où sont les émeraudes. Choisis le dé vert, puis la case qui brille.
lesson-influence-title = L’influence
lesson-influence = Au marché, tu peux faire trois choses, dans l’ordre que tu veux. L’une est la carte de ce quartier : ici, le clergé. Prie pour 1 point de reconnaissance.
lesson-more-title = Récolte encore
lesson-more = La deuxième chose : récolter. Il y a deux dés ici, prends donc les deux émeraudes.
lesson-activate-title = Utilise ta tuile
lesson-activate = La troisième chose : tu as avancé le dé vert, tu peux donc utiliser la tuile de ta case verte. Choisis-la.
lesson-refill-title = Surveille ton inventaire
lesson-refill = Les 2 bois tiennent tout juste : ce qui ne tient pas, tu ne peux pas le prendre. Prends les deux.
lesson-decorate-title = Décore
lesson-decorate = Une base achevée peut recevoir une porte : 1 bois et jusqu’à deux gemmes. Une gemme donne 1 point de prestige, deux identiques 2, deux différentes 3. Choisis la section A1 et décore-la avec les deux émeraudes.
lesson-others-title = Toute section achevée
lesson-others = Tu peux décorer n’importe quelle section achevée, même si c’est { $rival } qui l’a construite. L’ornement est à toi et compte pour toi dans cette tour.
lesson-majority-title = Qui mène une tour
lesson-majority = À la fin, une tour vaut 2 pour chaque section achevée et 1 pour chaque ornement. Ici, tu as une section et une porte, { $rival } n’a encore rien d’achevé. À deux joueurs, qui mène prend tout, l’autre un tiers.
lesson-tied-title = Une tour à égalité
lesson-tied = Si vous avez la même présence dans une tour, elle ne rapporte rien à personne. Un seul ornement peut tout décider.
lesson-die-tile-title = Une tuile avec un dé
lesson-die-tile = La tuile de C1 montre le dé jaune. Une telle tuile te donne, une fois, ce que montre le marché là où est ce dé : en ce moment, ce serait 2 briques.
lesson-prestige-title = Acheter de l’aide avec du prestige
lesson-prestige = À tout moment de ton tour, tu peux céder 1 point de prestige : contre 2 roubles, autant de fois que tu veux, ou une fois par tour pour relancer les dés d’une case.
lesson-ending-title = Comment finit la partie
lesson-ending = Qui achève une sixième section avant les autres gagne 3 points de prestige ; tous les autres ont encore un tour. Puis on compte les tours de la cathédrale, et chaque groupe de cinq matériaux et roubles qui te restent vaut 1 point de prestige.

## The end of the lesson

lesson-done-title = Tu connais tout le jeu
lesson-done = Tu sais tout ce qu’il faut. Continue cette partie : un bot remplace { $rival }, et tu décides de tout. Ou exerce ton œil avec quatre petits défis.
lesson-sum-turn = Une chose par tour : aller au marché, revendiquer ou construire.
lesson-sum-gather = Plus il y a de dés sur une case, plus on récolte ; les dés que tu laisses sont lancés pour les autres.
lesson-sum-tiles = Une tuile face visible donne son bonus tout de suite, et chaque fois que tu avances son dé.
lesson-sum-finish = Achève tes sections qui sont sous d’autres ; les gemmes sur les ornements, c’est du prestige.
lesson-sum-towers = À la fin, c’est la majorité dans les tours qui décide.
lesson-play-on = Continuer contre le bot
lesson-astray-title = Hors parcours
lesson-astray = La leçon n’attendait pas ce qui a été joué ici. Annule-le, ou joue librement.
lesson-astray-back = Annuler

## The second lesson: four short puzzles. Each has a title, a goal, what went wrong, and an answer that explains.

puzzles = Quatre défis
puzzles-lead = Un tour par défi : atteins le but. Essaie autant de fois que tu veux.
puzzles-begin = Relever le défi
puzzles-again = Rejouer le défi
puzzles-solved = Réussi
puzzles-open = Pas encore réussi
# $n: how many of the four are solved.
puzzles-progress = { $n ->
        [0] Aucun réussi pour l’instant
        [one] { $n } réussi sur 4
        [4] Tous les quatre réussis
       *[other] { $n } réussis sur 4
    }
puzzle = Défi { $n } sur 4
puzzle-goal = Ton but :
puzzle-tries = { $n ->
        [one] { $n } essai
       *[other] { $n } essais
    }
puzzle-missed = Pas cette fois
puzzle-try-again = Réessayer
puzzle-show = Voir la solution
puzzle-shown = La solution
puzzle-right = C’est ça !
puzzle-next = Défi suivant
puzzle-all = Tous les défis
puzzle-extra-title = Des cases en plus
puzzle-extra-goal = Termine ce tour avec au moins 3 or.
puzzle-extra-missed = Compte combien de dés seraient sur la case de l’or, et ce que tu peux payer.
puzzle-extra-answer = Le dé blanc montre 3 et s’arrêterait une case trop tôt. Paie 1 rouble et il va une case plus loin, jusqu’à l’or : avec les deux dés qui y sont, ça fait trois, et 1 or pour chacun.
puzzle-die-tile-title = Une tuile avec un dé
puzzle-die-tile-goal = Termine ce tour avec au moins 6 briques.
puzzle-die-tile-missed = Quel dé te permet d’utiliser ta tuile, et que te donne la tuile là où est son dé ?
puzzle-die-tile-answer = Avance le dé vert sur les briques : il y a maintenant deux dés, tu récoltes donc 4 briques. Ta tuile sur la case verte montre le dé jaune, qui est aussi sur les briques : utilise-la pour 2 de plus. Pour la tuile, le nombre de dés ne compte pas.
puzzle-penalty-title = La pénalité
puzzle-penalty-goal = Achève une section pour que { $rival } perde 2 points de reconnaissance.
puzzle-penalty-missed = Cherche où { $rival } a une section inachevée, et compte au-dessus les sections achevées qui ne sont pas à elle.
puzzle-penalty-answer = Achève A3 : en dessous, { $rival } n’a pas achevé A1, et maintenant deux sections achevées au-dessus ne sont pas à elle : elle perd donc 2 points. Dans la tour B, une des deux du dessus est à elle et ne compte pas : elle ne perdrait que 1 point. Dans la tour C, c’est ta propre section C1 qui a du retard.
puzzle-towers-title = Les tours de la cathédrale
puzzle-towers-goal = C’est le dernier tour de la partie. Gagne-la.
puzzle-towers-missed = Cherche la tour où vous êtes à égalité : personne n’y reçoit rien.
puzzle-towers-answer = La tour A est à égalité, une section partout : personne n’y recevrait rien. Décore A2, que { $rival } a construite, avec une arche : maintenant tu mènes et tu prends toute la valeur de la tour. Achever une autre section rapporte moins.

## On the start page

learn = Apprendre le jeu
learn-start = Apprendre le jeu
learn-continue = Reprendre ta partie
learn-text = Une première partie guidée, huit minutes environ.
learn-fresh-text = C’est nouveau pour toi ? Joue une première partie guidée : huit minutes environ, et tu sais jouer.
