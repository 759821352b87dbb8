# Infobulles, rappels et conseils : quelques mots près de la table pour apprendre le jeu.

## Tooltips: a title and one or two sentences about a thing on the table

tip-more = Lire la règle
# A die of the market, as a title. $die is a color.
tip-die-title = Dé { $die }, valeur { $value }
tip-die = Il avance d’exactement { $value ->
    [one] { $value } case
   *[other] { $value } cases
  }, de la case { $from } à la case { $to }.
tip-die-further = { $further ->
    [own] C’est ta couleur : chaque case en plus coûte 1 rouble.
    [white] Tout le monde peut pousser le dé blanc plus loin : 1 rouble par case en plus.
   *[no] Seuls le dé blanc et le tien peuvent aller plus loin contre des roubles.
  }
# $amount is a counted resource, such as "4 bricks".
tip-die-now = Avancé maintenant, il rapporterait jusqu’à { $amount-full }.
tip-space-title = Case { $space } : { $amount-full } par dé
tip-space = { $dice ->
    [0] Aucun dé ici. Un dé qui s’arrête là rapporte jusqu’à { $most-full }.
    [one] Il y a un dé ici. Un autre qui s’arrête là rapporte jusqu’à { $most-full }.
   *[other] Il y a { $dice } dés ici. Un autre qui s’arrête là rapporte jusqu’à { $most-full }.
  }
tip-space-full = Trois dés remplissent cette case : aucun autre ne peut s’y arrêter.
tip-space-card = La carte d’influence à côté : { $guild }.
tip-section-title = Section { $name } : { $kind }
tip-section-free = Personne ne l’a revendiquée. Elle demande { $cost }.
tip-section-tile = En la revendiquant, on prend sa tuile d’atelier : { $tile }.
tip-section-claimed = { $owner } construit ici. Il faut { $cost } ; déjà livré : { $delivered }.
tip-section-pays = Une fois achevée, elle rapporte { $recognition ->
    [one] { $recognition } point de reconnaissance
   *[other] { $recognition } points de reconnaissance
  }{ $rubles ->
    [0] { "" }
    [one] { " " }et { $rubles } rouble
   *[other] { " " }et { $rubles } roubles
  }.
tip-section-below = Tant qu’elle n’est pas achevée, elle fait perdre de la reconnaissance à qui la construit chaque fois que quelqu’un d’autre achève une section au-dessus.
tip-section-complete = Achevée ; construite par { $owner }.
tip-section-ornament = Ornement posé par { $owner } : { $ornament }.
tip-decorate-base = Tout le monde peut encore y mettre une porte, pour 1 bois et jusqu’à deux gemmes.
tip-decorate-middle = Tout le monde peut encore y mettre une arche, pour 1 pierre et jusqu’à deux gemmes.
tip-decorate-dome = Tout le monde peut encore y mettre une croix, pour 1 or et jusqu’à deux gemmes.
tip-workshop-title = Atelier : case { $space-f }
tip-workshop-empty = Vide. Une tuile posée ici face visible donne son bonus tout de suite, puis de nouveau chaque fois que tu avances le dé { $die }.
tip-workshop-price = Face visible, elle coûte ici { $price ->
    [one] { $price } rouble
   *[other] { $price } roubles
  } ; face cachée, c’est gratuit.
tip-workshop-down = Une tuile face cachée. Elle ne sert plus à rien de toute la partie.
tip-workshop-up = Chaque fois que tu avances le dé { $die }, cette tuile peut te donner { $tile-full }.
tip-tile-die = Elle donne une fois ce que montre le marché là où est le dé { $die }, quel que soit le nombre de dés.
tip-tile-die-now = En ce moment : { $amount-full }.
tip-tower-scored = { $name } : { $n } ici, { $prestige } si on comptait maintenant.
tip-scored = { $name } : { $total } ({ $track } sur la piste, { $goods } pour matériaux et roubles, { $towers } pour les tours de la cathédrale).
tip-outlook = { $name }, si on comptait maintenant : { $before } › { $after }
tip-outlook-same = Si on comptait maintenant, aucun total ne changerait.
tip-hand-title = Tuile à poser : { $tile }
tip-hand = Face visible, elle coûte le prix de la case et donne son bonus tout de suite. Face cachée, elle est gratuite et ne donne jamais rien.
tip-material = Les matériaux servent à construire les sections et à faire les ornements. { $supply ->
    [0] La réserve n’en a plus.
   *[other] Encore { $supply } dans la réserve.
  }
tip-jewel = Les gemmes sur un ornement donnent aussitôt du prestige.
tip-inventory-title = Inventaire
tip-inventory = Cases occupées : { $held } sur { $room }. Tu ne peux pas prendre ce qui ne tient pas, et tu ne peux rien jeter.
tip-inventory-banners = { $n ->
    [one] Une bannière couvre encore une case : utilise-la pour revendiquer et la case se libère.
   *[other] { $n } bannières couvrent encore des cases : utilises-en une pour revendiquer et sa case se libère.
  }
tip-purse-prestige-title = Prestige : { $n }
tip-purse-prestige = La dernière case prestige que ton marqueur a atteinte. Qui a le plus de prestige gagne.
tip-purse-rubles-title = Roubles : { $n }
tip-purse-rubles = Ils paient les tuiles face visible, les cases en plus pour un dé, et l’influence. À tout moment de ton tour, tu peux convertir 1 point de prestige en 2 roubles.
tip-purse-completed-title = Sections achevées : { $n } sur 6
tip-purse-completed = Le premier joueur qui achève une sixième section gagne 3 points de prestige et lance les derniers tours de jeu.
tip-purse-completed-solo = Dès qu’un camp achève sa sixième section, l’autre n’a plus qu’un tour.
tip-purse-banners-title = Bannières restantes : { $n }
tip-purse-banners = Il en faut une chaque fois que tu veux revendiquer une section. Prise dans l’inventaire, elle y libère aussi une case.
tip-purse-banners-ivan = Il en faut une chaque fois qu’il revendique une section.
tip-ornament-title = { $ornament } : encore { $n }
tip-ornament-door = Une porte décore une base achevée. Elle coûte 1 bois, et jusqu’à deux gemmes si tu veux.
tip-ornament-arch = Une arche décore un étage achevé. Elle coûte 1 pierre, et jusqu’à deux gemmes si tu veux.
tip-ornament-cross = Une croix décore un dôme achevé. Elle coûte 1 or, et jusqu’à deux gemmes si tu veux.
tip-ornament-locked = Bloquée tant que tu n’as pas posé une tuile face visible sur sa case d’atelier.
tip-seat = { $rubles }, prestige { $prestige }, { $sections ->
    [one] { $sections } section achevée
   *[other] { $sections } sections achevées
  }.
tip-seat-ivan = prestige { $prestige }, { $sections ->
    [one] { $sections } section achevée
   *[other] { $sections } sections achevées
  }.
tip-seat-order = Numéro { $index } dans l’ordre du tour.
tip-track = Un seul marqueur compte les deux : la reconnaissance le fait avancer case par case, le prestige jusqu’à la prochaine case prestige.
tip-marker = Encore { $steps ->
    [one] { $steps } point de reconnaissance
   *[other] { $steps } points de reconnaissance
  } jusqu’à la prochaine case prestige.
tip-influence = Pour un dé qui s’arrête sur la case { $from } ou { $to } : une des deux actions de la carte.
tip-any-material = un matériau au choix
# $kinds lists materials: "lumber, brick, and stone".
tip-verb-buy = Acheter : { $kinds }, { $cost ->
    [one] { $cost } rouble
   *[other] { $cost } roubles
  } pièce.
tip-verb-sell = Vendre : { $kinds }, { $gain ->
    [one] { $gain } rouble
   *[other] { $gain } roubles
  } pièce.
tip-verb-haul = Paie { $cost ->
    [one] { $cost } rouble
   *[other] { $cost } roubles
  } et livre jusqu’à { $gain ->
    [one] { $gain } matériau
   *[other] { $gain } matériaux
  }, ou fais-en un ornement entier.
tip-verb-earn = Prends { $gain ->
    [one] { $gain } rouble
   *[other] { $gain } roubles
  }.
tip-verb-swap = Paie { $cost ->
    [one] { $cost } rouble
   *[other] { $cost } roubles
  } et permute deux tuiles de ressource du marché.
tip-verb-trade = Donne { $cost } matériaux identiques contre 1 au choix.
tip-verb-bulk = Donne { $cost } matériaux identiques contre 2 au choix.
tip-verb-barter = Paie 1 rouble et donne 1 matériau contre 1 d’une autre sorte.
tip-verb-commission = Utilise une de tes tuiles d’atelier face visible, au choix.
tip-verb-pray = { $gain ->
    [one] Gagne { $gain } point de reconnaissance.
   *[other] Gagne { $gain } points de reconnaissance.
  }
tip-verb-donate = Paie { $cost ->
    [one] { $cost } rouble
   *[other] { $cost } roubles
  } pour { $gain ->
    [one] { $gain } point de prestige
   *[other] { $gain } points de prestige
  }.
tip-verb-offer = Donne { $cost } matériaux différents pour { $gain ->
    [one] { $gain } point de prestige
   *[other] { $gain } points de prestige
  }.
tip-verb-vow = Gagne { $gain ->
    [one] { $gain } point de reconnaissance
   *[other] { $gain } points de reconnaissance
  } si tu as achevé une base, un étage et un dôme.
# $action is one of the sentences above.
tip-verb-repeat = { $action } Autant de fois que tu veux, d’affilée.
tip-supply = Ce qu’on peut encore prendre ou acheter. Les matériaux des sections achevées reviennent ici.
tip-ivan-goods = Sur cette carte : { $goods }.
tip-ivan-up = Sa tuile est face visible : quand c’est la première carte dans ce cas, Ivan avance le dé { $die } et fait ce que dit la carte.
tip-ivan-down = Sa tuile est face cachée : c’est fait pour cette manche.
tip-tower = Vaut { $worth ->
    [one] { $worth } point de prestige
   *[other] { $worth } points de prestige
  } pour l’instant : 2 pour chaque section achevée, 1 pour chaque ornement. La tour va à qui a ici le plus de sections achevées et d’ornements.
tip-tower-presence = { $name } : { $n } ici.
tip-turn = Une seule chose à chaque tour : revendiquer une section, construire, ou avancer un dé au marché.
# The buttons above the table: what each of them opens or does.
tip-button-score-sheet = Les points de tout le monde, ligne par ligne.
tip-button-replay = Revoir la partie coup par coup, et continuer depuis n’importe lequel.
tip-button-rules = Les règles à côté de la table, avec une recherche.
tip-button-theme-toggle = Rendre la table claire ou sombre.
tip-button-menu = Réglages, langue, liens vers cette table, partie sauvegardée.

## Reminders: one sentence at the moment when people forget something

remind-last = C’est ton dernier tour. Ce que tu gardes compte peu : cinq matériaux ou roubles font 1 point de prestige.
remind-face-up = Face visible, tu as le bonus de la tuile tout de suite et chaque fois que tu avances son dé. Face cachée, jamais.
remind-activate = Tu as avancé le dé { $die } : tu peux maintenant utiliser la tuile de cette case de ton atelier.
remind-gather = Tu n’as pas encore récolté ici.
remind-dice = { $dice ->
    [one] Quand tu termines ton tour, le dé de cette case est lancé pour le joueur suivant.
   *[other] Quand tu termines ton tour, les { $dice } dés de cette case sont lancés et restent là : le joueur suivant les trouve ensemble.
  }
remind-below = { $name } construit { $above } au-dessus de ta section { $section }. Si { $above } est achevée en premier, tu perds de la reconnaissance.
remind-full = Ton inventaire est plein. Construis, ou revendique une section avec une bannière de l’inventaire pour libérer une case.
remind-near = { $name } a cinq sections achevées : la fin est peut-être proche.
remind-dismiss = Ne plus me le rappeler
remind-open = Voir un rappel

## Hints: what a bot would play

hint-key = Conseil (touche H)
hint-title = Un bot jouerait
hint-close = Fermer le conseil
hint-asking = Réflexion…
hint-not-now = Tu peux demander un conseil seulement pendant ton tour.
hint-not-ready = C’est une estimation rapide : le bot fort se prépare encore.
hint-only = Tu n’as qu’un seul coup possible.
# Beside the title of the hints: what the two figures under each of them are.
hint-legend = chances de gagner, avance ou retard de prestige à la fin
# $win is a whole number of per cent, $n a number of prestige points at the end of the game.
hint-prospects = { $side ->
    [ahead] gagne { $win } % des parties, avec une avance moyenne de { $n } en prestige
    [behind] gagne { $win } % des parties, avec un retard moyen de { $n } en prestige
   *[level] gagne { $win } % des parties, à égalité en moyenne
  }
hint-because = { $reasons }
hint-because-completes = achève { $sections }
hint-because-leads = te fait passer devant { $others } dans la tour { $tower }
hint-because-scored = rapporte +{ $n } si on compte maintenant
hint-because-last = prend la dernière section libre de la tour { $tower }
hint-because-needed = apporte { $goods-full } pour { $sections }
hint-because-brings = apporte { $goods-full }
hint-because-more = rapporte { $n } de plus que le deuxième meilleur coup si on compte maintenant
hint-because-keeps = te laisse { $rubles } de plus que le deuxième meilleur coup
hint-because-done = il n’y a plus rien à gagner ce tour-ci

## Settings

settings-learn = Apprendre
settings-reminders = Me rappeler ce qu’on oublie facilement
settings-keyboard = Clavier
settings-keys = Une touche par action : 1–9, E, U, H, I et ?
