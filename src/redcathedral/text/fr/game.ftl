### Le jeu en mots : les pièces, ce qui empêche un coup, ce qu'il a fait et ferait, la table dessinée.
### Les mots qui arrivent comme variables ont toutes les formes du catalogue : voir docs/translating.md.

## Who and what

# Somebody at the table, in sentences: a name and a color, or a color alone.
seat-named = { $name } ({ $color })
seat-red = Rouge
seat-blue = Bleu
seat-green = Vert
seat-yellow = Jaune
seat-called = { $name }
word-nobody = personne
amount-prestige = { $n ->
    [one] { $n } point de prestige
   *[other] { $n } points de prestige
  }
    .short = { $n } prestige
amount-dice = { $n ->
    [one] { $n } dé
   *[other] { $n } dés
  }
amount-deliveries = { $n ->
    [one] { $n } livraison
   *[other] { $n } livraisons
  }
# Of the market: how far a die moves.
amount-spaces = { $n ->
    [one] { $n } case
   *[other] { $n } cases
  }
amount-door = { $n ->
    [one] { $n } porte
   *[other] { $n } portes
  }
amount-arch = { $n ->
    [one] { $n } arche
   *[other] { $n } arches
  }
amount-cross = { $n ->
    [one] { $n } croix
   *[other] { $n } croix
  }
amount-base = { $n ->
    [one] { $n } base
   *[other] { $n } bases
  }
amount-middle = { $n ->
    [one] { $n } étage
   *[other] { $n } étages
  }
amount-dome = { $n ->
    [one] { $n } dôme
   *[other] { $n } dômes
  }
# A die and what it shows: "red 3".
die-shows = { $die } { $value }
# What an influence card lets one do, inside a sentence: "the card offers buy and sell".
act-buy = acheter
act-sell = vendre
act-haul = transporter
act-earn = encaisser
act-swap = permuter des tuiles
act-trade = échanger
act-bulk = échanger en gros
act-barter = troquer
act-commission = commander
act-pray = prier
act-donate = faire un don
act-offer = offrir
act-vow = accomplir un vœu
# The names of Ivan’s five cards inside a sentence: "Ivan plays claim".
card-recognition = reconnaissance
card-inventory = inventaire
card-transport = transport
card-claim = revendication
card-construction = construction

## Why a ply is not possible

why-game-over = La partie est terminée.
why-chance-speaks = { $due ->
    [roll] Il faut d’abord lancer les dés.
   *[shuffle] Il faut d’abord mélanger les tuiles d’Ivan.
  }
why-no-chance-due = Il n’y a rien à lancer ni à mélanger maintenant.
why-action-taken = Tu as déjà fait ton action ce tour-ci.
why-not-in-market = C’est possible seulement au marché, après avoir avancé un dé.
why-nothing-to-place = Il n’y a pas de tuile d’atelier à poser.
why-no-banner-choice = Il n’y a pas de bannière à choisir maintenant.
why-no-benefit = Il n’y a pas de bonus à prendre maintenant.
why-no-deliveries = Tu as fait tes trois livraisons ce tour-ci.
why-not-hauling = Tu ne transportes rien en ce moment.
why-nothing-done = Fais d’abord quelque chose : on ne peut pas passer.
why-something-pending = Termine d’abord le choix en cours.
why-haul-open = Termine d’abord le transport : livre encore ou arrête de transporter.
why-not-ivans-choice = Il n’y a rien à choisir pour Ivan maintenant.
why-ivan-waits = Choisis d’abord une section pour Ivan.
why-no-prestige = Tu n’as pas de prestige à perdre : ton marqueur est sur la case { $score }, sans case prestige derrière lui.
why-rerolled-already = Tu as déjà relancé des dés ce tour-ci.
why-no-dice-there = Il n’y a pas de dé sur la case { $space }.
why-no-such-section = Cette cathédrale n’a pas de section { $section }.
why-section-claimed = { $section } porte déjà la bannière { $owner-f }.
why-nothing-below = Tu ne peux pas encore revendiquer { $section } : juste en dessous, { $below } n’a pas de bannière.
why-no-banner = Tes six bannières sont toutes sur la cathédrale.
# The source is the inventory, the reserve or a white space of the workshop.
why-no-banner-there = Tu ne peux pas prendre de bannière { $source-from }.
why-space-taken = La case { $space-f } a déjà une tuile.
why-place-too-dear = La case { $space-f } coûte { $price } ; tu as { $have }.
why-banner-in-the-way = La case { $space-f } porte encore une bannière que tu n’as pas utilisée.
why-take-too-much = Tu peux prendre au maximum { $most-full }.
why-wrong-workshop-space = Tu as avancé le dé { $die } : tu ne peux donc pas utiliser la tuile de la case { $space-f }.
why-no-tile = Il n’y a pas de tuile sur la case { $space-f }.
why-tile-face-down = La tuile de la case { $space-f } est face cachée.
why-nothing-to-gain = La tuile ne te donne rien ({ $resource }) : la réserve est vide ou tu manques de place.
why-activated-already = Tu as déjà utilisé une tuile ce tour-ci.
why-not-your-banner = { $owner-code ->
    [nobody] { $section } n’est pas à toi : la section n’est pas revendiquée.
   *[other] { $section } n’est pas à toi : la section porte la bannière { $owner-f }.
  }
why-section-complete = { $section } est déjà achevée.
why-not-needed = { $section } n’a pas besoin { $material-of }.
why-not-held = Tu n’as pas { $material-of }.
why-section-incomplete = { $section } n’est pas encore achevée.
why-ornament-there = { $section } a déjà un ornement.
why-ornament-used = Tu n’as plus { $ornament-of }.
why-ornament-locked = Impossible : { $ornament-your } est encore bloquée sur ton plateau.
why-ornament-material = Pour { $ornament-the }, il faut { $material-some }, et tu n’en as pas.
why-jewels-missing = Tu n’as que { $emeralds } et { $amethysts }.
why-too-few-deliveries = Il faut { $wanted } ; il te reste { $left }.
why-not-your-die = Le dé { $die } avance exactement de sa valeur ; seuls le dé blanc et le tien peuvent aller plus loin.
why-steps-too-dear = { $steps ->
    [one] { $steps } case en plus coûte { $steps } rouble
   *[other] { $steps } cases en plus coûtent { $steps } roubles
  } ; tu as { $have }.
why-space-full = La case { $space } est pleine : il y a déjà trois autres dés.
why-gathered-already = Tu as déjà récolté ce tour-ci.
why-gather-counted = Ajoute une quantité : { $most } au maximum.
why-gather-uncounted = On prend toujours tout, donc sans nombre : { $resource }.
why-gather-no-supply = Il n’y a plus { $resource-of } dans la réserve.
why-gather-no-room = Ton inventaire est plein.
why-gather-too-much = Tu peux prendre au maximum { $most-full } : { $amount-full } par dé ({ $dice }), si la réserve et ton inventaire le permettent.
why-not-on-card = La carte de ce quartier permet ceci : { $verbs }.
why-influence-used = Tu as déjà utilisé la carte ce tour-ci : { $verb }.
why-influence-closed = Les répétitions se font d’affilée ; entre-temps, tu as fait une autre action au marché.
why-influence-too-dear = Cela coûte { $price } ; tu as { $have }.
why-kind-not-shown = La carte montre seulement ceci : { $kinds }.
why-no-supply = La réserve n’a pas assez { $material-of }.
why-no-room = Il n’y a plus de place dans ton inventaire.
why-not-enough-held = Il faut { $wanted } ; tu as { $have }.
why-nothing-to-haul = Tu n’as rien à livrer.
why-vow-not-earned = Il te faut une base, un étage et un dôme achevés ; tu as { $bases }, { $middles } et { $domes }.
why-not-an-option = Ivan ne peut pas choisir { $section }.
why-wrong-dice = Il faut lancer : { $dice }.
why-not-a-roll = Il faut lancer des dés, pas mélanger des tuiles : { $dice }.
why-not-a-shuffle = Il faut mélanger les tuiles d’Ivan, pas lancer des dés.

## What a ply did

told-claim = { $seat } revendique { $section }.
told-banner = { $seat } met une bannière { $source-from } sur { $section }.
told-banner-opens = Une case d’inventaire se libère : { $room } en tout.
told-tile-in-hand = { $seat } prend la tuile ({ $tile }).
told-place-up = { $seat } paie { $price } et pose la tuile ({ $tile }) face visible sur la case { $space-f }.
told-place-down = { $seat } pose la tuile ({ $tile }) face cachée sur la case { $space-f } : elle reste inactive.
told-unlocked = Cela débloque { $ornament-the } qui s’y trouve.
told-locked = Là, { $ornament-the } reste bloquée pour de bon.
told-gains = { $seat } gagne { $what-full }.
told-offers = Bonus : jusqu’à { $what-full }.
told-brings-nothing = Le bonus serait { $what-full }, mais il n’y a rien à prendre : la réserve est vide ou la place manque.
told-take = { $seat } prend { $what-full }.
told-deliver = { $seat } livre { $what } à { $section } ; { $left ->
    [one] il en manque encore { $left }.
   *[other] il en manque encore { $left }.
  }
told-deliver-last = { $seat } livre { $what } à { $section }.
told-complete = { $section } est achevée : { $seat } gagne { $reward-full }.
told-sixth = { $seat } achève six sections avant tout le monde et gagne { $gain } ; les autres ont encore un tour.
told-sixth-solo = { $seat } achève six sections en premier ; l’autre camp a encore un tour.
told-displeasure = { $seat } perd { $what-full } pour des sections inachevées en dessous.
told-ornament = { $seat } décore { $section } ({ $ornament }).
told-ornament-jewels = { $seat } décore { $section } ({ $ornament }) avec { $jewels } et gagne { $gain }.
told-market = { $seat } avance le dé { $die } de { $steps }, jusqu’à la case { $space } ({ $tile-full } par dé, { $dice }).
told-market-paid = { $seat } paie { $price } et avance le dé { $die } de { $steps }, jusqu’à la case { $space } ({ $tile-full } par dé, { $dice }).
told-gather = { $seat } récolte { $what-full }.
told-activate = { $seat } utilise la tuile ({ $tile }) de la case { $space-f }.
told-commission = { $seat } commande la tuile ({ $tile }) de la case { $space-f }.
told-buy = { $seat } achète { $what } pour { $price }.
told-sell = { $seat } vend { $what } pour { $gain }.
told-haul = { $seat } paie { $price } pour { $deliveries }.
told-earn = { $seat } encaisse { $gain }.
told-swap = { $seat } paie { $price } et permute les tuiles des cases { $one } et { $other } : { $there } et { $here }.
told-trade = { $seat } échange { $given } contre { $got }.
told-barter = { $seat } troque { $price } et { $given } contre { $got }.
told-pray = { $seat } prie et gagne { $gain-full }.
told-donate = { $seat } fait un don ({ $price }) et gagne { $gain }.
told-offer = { $seat } offre { $given } et gagne { $gain }.
told-vow = { $seat } accomplit un vœu et gagne { $gain-full }.
told-exchange = { $seat } convertit 1 point de prestige en 2 roubles.
# A list of dice: "red and white".
told-reroll = { $seat } paie 1 point de prestige et relance la case { $space } : { $dice }.
told-done = { $seat } finit de transporter.
told-end = { $seat } termine son tour.
told-roll = Lancer : { $dice }.
told-prestige = { $seat } a maintenant { $prestige }.
told-over-sixth = Tout le monde a joué son dernier tour : la partie est terminée.
told-over-limit = La limite de tours est atteinte : la partie est terminée.

## What Ivan did

told-ivan-ornament = Ivan met { $ornament-his } sur { $section } et gagne 1 point de prestige.
told-ivan-ornament-waits = Ivan ne peut encore mettre { $ornament-his } nulle part.
told-ivan-tiles = Les tuiles dé d’Ivan sont redistribuées : { $dice }.
told-ivan-moves = Ivan joue sa carte { $card } : le dé { $die } avance de { $steps }, jusqu’à la case { $space }.
told-ivan-blocked = Ivan joue sa carte { $card } : le dé { $die } reste là, car la case { $space } a déjà trois dés.
told-ivan-recognition = Ivan y gagne { $what-full }.
told-ivan-card-recognition = Carte reconnaissance : Ivan gagne { $what-full }.
told-ivan-card-inventory = Carte inventaire : Ivan prend { $goods } dans la réserve.
told-ivan-card-transport = Carte transport : Ivan déplace { $goods } sur sa carte construction.
told-ivan-card-transport-nothing = Carte transport : Ivan n’a rien à déplacer.
told-ivan-claims = Ivan revendique { $section } ; la tuile de cette section quitte la partie.
told-ivan-claims-recognition = Ivan revendique { $section } ; la tuile quitte la partie et lui donne { $what-full }.
told-ivan-claims-nothing = Carte revendication : Ivan ne peut rien revendiquer.
told-ivan-asks-claim = Carte revendication : Ivan hésite entre plusieurs sections, à toi de choisir.
told-ivan-asks-ornament = Ivan peut mettre { $ornament-his } à plusieurs endroits, à toi de choisir.
told-ivan-builds = Carte construction : Ivan livre { $goods } à { $section }.
told-ivan-builds-last = Carte construction : Ivan achève { $section } avec { $left ->
    [one] le dernier matériau.
   *[other] les { $left } derniers matériaux.
  }
told-ivan-builds-nothing = Carte construction : Ivan n’a rien pour construire, ou nulle part où construire.

## What a ply would mean, in a few words

means-claim = { $needs-short } › { $pays-short } [{ $tile-short }]
means-claim-bare = { $needs-short } › { $pays-short }
means-place-up = { $price } ; bonus tout de suite
means-place-up-unlocks = { $price } ; bonus tout de suite ; débloque { $ornament-the }
means-place-down = gratuite, mais inactive jusqu’à la fin
means-place-down-locks = gratuite, mais inactive jusqu’à la fin ; { $ornament-the } reste bloquée
means-banner-opens = libère une case d’inventaire
means-completes = l’achève : { $reward-full }
means-deliver-all = { $goods } › { $served }
means-deliver-all-completes = { $goods } › { $served } ; achève { $sections } : { $pays-full }
means-gains = tu reçois { $goods-full }
means-missing = { $left ->
    [one] il en manquera encore { $left }
   *[other] il en manquera encore { $left }
  }
means-ornament = { $ornament }
means-ornament-jewels = { $ornament }, { $gain }
means-market = vers la case { $space } : jusqu’à { $most-full }, { $one } ou { $other }
means-what = { $what-full }
means-what-for = { $price } pour { $what-full }
means-all-of = tout : { $what-full }
means-tile = { $tile } : { $what-full }
means-price = pour { $price }
means-haul = payer { $price } pour { $deliveries }
means-swap = { $one } et { $other }
means-exchange = 1 point de prestige contre 2 roubles
means-reroll = 1 point de prestige : { $dice }
means-end-rolls = puis un lancer sur la case { $space } : { $dice }

## What is due, in the terminal

due-start = { $seat } : revendique, construis ou va au marché
due-banner = { $seat } : quelle bannière va sur { $section } ?
due-place = { $seat } : où va la tuile ({ $tile }), face visible ou cachée ?
due-take = { $seat } : prends jusqu’à { $most-full } ; combien ?
due-build = { $seat } : construction, encore { $left }
due-market = { $seat } : au marché, case { $space } ({ $tile-full } par dé, { $dice })
due-haul = { $seat } : transport, encore { $left }
due-settled = { $seat } : il ne reste que les actions libres ; termine ton tour
due-roll = hasard : lancer sur la case { $space } : { $dice }
due-shuffle = hasard : mélange les cinq tuiles dé d’Ivan
due-over = la partie est terminée
due-ivan-claim = { $seat } choisit pour Ivan : quelle section revendique-t-il ?
due-ivan-ornament = { $seat } choisit pour Ivan : sur quelle section met-il { $ornament-his } ?

## The influence cards, behind the verb that is typed: "buy: lumber or brick for 1 ruble"

offers-buy = { $kinds-or } pour { $price }
    .short = { $kinds-or } à { $price-short }
offers-sell = { $kinds-or } pour { $gain }
    .short = { $kinds-or } à { $gain-short }
offers-haul = { $deliveries } pour { $price }
    .short = { $deliveries } à { $price-short }
offers-earn = { $gain }
    .short = { $gain-short }
offers-swap = deux tuiles pour { $price }
    .short = à { $price-short }
offers-trade = { $given } identiques contre { $got } au choix
offers-barter = { $price } et un matériau contre un autre
    .short = pour { $price }
offers-commission = une tuile d’atelier
offers-pray = { $gain }
    .short = { $gain-short }
offers-donate = { $price } pour { $gain }
    .short = { $price-short } pour { $gain-short }
offers-offer = { $given } matériaux différents pour { $gain }
    .short = { $given } sortes pour { $gain-short }
offers-vow = { $gain } (base, étage, dôme)
    .short = { $gain-short }
# Any kind of material.
offers-any = au choix
# The action may be done again and again.
offers-again = { $what } (à volonté)
    .short = { $what-short } (répéter)

## The drawn table of the terminal: short, for it is at most 100 columns wide

table-title = RED CATHEDRAL · { $table } · { $boards } · édition { $edition }
table-solo = solo contre Ivan
table-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
  }
table-boards-basic = plateaux de base
table-boards-advanced = plateaux avancés
# One capital word; the dice are drawn below.
table-market = MARCHÉ   les dés descendent la liste, puis repassent de 8 à 1
table-labeled = { $label } : { $text }
    .short = { $label } : { $text-short }
table-or = ou
table-cathedral = CATHÉDRALE  ● livré  ○ manque  ✓ achevée  ⚑ bannière  [tuile d’atelier]
    .short = CATHÉDRALE ● là ○ manque ✓ achevée ⚑ bannière [tuile] 4/2 reconnaissance/roubles
# On a complete section, and who has put it there.
table-no-ornament = ✓ sans { $ornament }
table-ornament = ✓ { $ornament } : { $color }
    .short = ✓ +{ $color-short }
table-supply = RÉSERVE
table-prestige = prestige { $n } (case { $space })
table-prestige-lap = prestige { $n } (2e tour de piste, case { $space })
table-holds = stock { $held } sur { $room } : { $goods }
table-complete = { $n ->
    [one] { $n } achevée
   *[other] { $n } achevées
  }
table-banners = bannières
# The source is the inventory, the reserve or a white space of the workshop.
table-banners-at = { $n } { $source-short }
table-banners-left = { $n ->
    [one] { $n } bannière
   *[other] { $n } bannières
  }
table-none = –
table-ornaments = ornements { $what }
table-locked = bloqués { $what }
table-workshop = atelier
table-tile = { $space } : { $tile }
table-tile-down = { $space } : { $tile } (face cachée)
table-banner = { $space } : bannière
table-price = { $space } ({ $price })
table-price-locked = { $space } ({ $price }, { $ornament } bloquée)
table-empty = cases vides, prix en roubles : { $what }
table-cards = cartes
# One of Ivan’s cards with the die on it.
table-card = { $card } ({ $die })
table-card-used = { $card } (jouée)
table-materials = matériaux
table-goods-on = { $goods } sur { $card }
table-turn = TOUR { $n }
table-turn-limit = TOUR { $n } sur { $limit }
table-over = PARTIE TERMINÉE
table-rank = { $rank }. { $seat } { $total }
table-last-turns = derniers tours de jeu : { $seat } a six sections achevées
