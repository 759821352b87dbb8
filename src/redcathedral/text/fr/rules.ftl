# Les règles pour les joueurs, en quelques mots à nous : un titre et un paragraphe pour chaque question.
# `rule-…-also` lists other words somebody may search for; it is never shown.
# On écrit à la personne qui lit (« tu »), simplement. Les termes suivent le glossaire.

rules = Règles
rules-title = Les règles
rules-search = Chercher dans les règles
rules-search-keys = Appuie sur / pour chercher, sur Entrée pour aller au passage suivant.
# For the search, which finds every form of a word: the endings words take in this language, without accents. Two words are
# forms of one when they begin with the same three letters or more and go on with endings of this list, or with nothing.
rules-search-endings = s x e es ee ees er ez ent re ir t
rules-found = { $n ->
    [0] Rien trouvé. Essaie un autre mot.
    [one] Un passage trouvé
   *[other] { $n } passages trouvés
  }
# Stands before a worked example of a rule, which goes on in the same line.
rules-example = Exemple :
# A page with the most important rules, to print: first its title, then the button.
aid = aide de jeu
aid-print = Imprimer l’aide de jeu
rules-chapters = Chapitres
# $clause is the number of a clause in the full rule text, such as "B3"; this names a link to it.
rules-clause = Règle { $clause } : lien vers ce passage
# Beside the answer to "why can’t I do this?"
rules-why = Voir la règle

## Chapters

rules-chapter-goal = De quoi s’agit-il ?
rules-chapter-turn = Ton tour
rules-chapter-claim = Revendiquer une section
rules-chapter-build = Construire
rules-chapter-decorate = Décorer
rules-chapter-market = Le marché
rules-chapter-influence = Les cartes d’influence
rules-chapter-workshop = Ton atelier
rules-chapter-points = Reconnaissance et prestige
rules-chapter-end = La fin et le score
rules-chapter-advanced = Les plateaux avancés
rules-chapter-solo = Solo contre Ivan

## What it is about

rule-goal-title = But du jeu
rule-goal = On construit la cathédrale ensemble, mais chacun en veut le mérite. Apporte des matériaux du marché, achève des sections, décore-les. Qui a le plus de prestige après le décompte final gagne la partie ; en cas d’égalité, on compare les sections achevées, puis les ornements, et sinon la victoire est partagée.
rule-words-title = Sections et tours
rule-words = Chaque carte de la cathédrale est une section. Les sections forment des tours : une base en bas, des étages au-dessus, un dôme au sommet. Une section porte le nom de sa tour et de son niveau : B1 est la base de la tour B.
rule-words-example = sur l’image, B1 est une base qui demande 2 briques et 2 pierres, B2 un étage posé dessus et B3 le dôme au sommet.
rule-seats-title = Les joueurs et leur matériel
rule-seats = Le jeu se joue de une à quatre personnes, chacune avec sa couleur. Chacune a six bannières, une porte, deux arches et une croix, un atelier de six cases et un inventaire de { $room } cases, dont quatre sont couvertes par des bannières. Dans l’ordre du tour, on commence avec { $first }, { $second }, { $third } et { $fourth } roubles. Toute la table joue avec des plateaux de base ou avec des plateaux avancés.
rule-laying-title = La mise en place
rule-laying = Tous les marqueurs commencent sur la case { $start } de la piste. Les tuiles de ressource, les cartes d’influence, les dés, les sections et les tuiles d’atelier sont distribués au hasard : les dés vont sur la case reconnaissance et les quatre suivantes, et chaque section reçoit une tuile d’atelier. À un ou deux joueurs, les tuiles marquées 3+ ne sont pas distribuées. La réserve de matériaux est limitée, celle de roubles ne l’est pas.

## Your turn

rule-turn-title = Une action parmi trois
rule-turn = À ton tour, tu fais exactement une chose : revendiquer une section, construire, ou avancer un dé au marché. On ne peut ni passer, ni faire deux actions. On joue dans le sens horaire.
rule-exchange-title = Du prestige contre des roubles
rule-exchange = À tout moment de ton tour, autant de fois que tu veux, tu peux céder 1 point de prestige et prendre 2 roubles.
rule-exchange-example = ton marqueur est sur la case { $next }, une case prestige. Tu cèdes 1 point de prestige : il recule à la case { $before }, et tu prends 2 roubles.
rule-exchange-also = convertir, échanger, argent, pièces, monnaie
rule-reroll-title = Du prestige contre un nouveau lancer
rule-reroll = Une fois par tour, tu peux céder 1 point de prestige pour relancer tous les dés d’une case du marché.
rule-reroll-also = relancer, rejouer les dés, nouveau jet
rule-no-prestige-title = Sans prestige à céder
rule-no-prestige = Quand tu cèdes du prestige, ton marqueur recule jusqu’à la case prestige derrière lui. S’il n’y en a pas, tu ne peux pas payer en prestige.

## Claim a section

rule-available-title = Quelles sections revendiquer
rule-available = Toute section sans bannière qui est une base, ou qui se trouve juste au-dessus d’une section avec une bannière. Peu importe à qui est cette bannière, et que la section du dessous soit achevée ou non.
rule-banner-title = Quelle bannière utiliser
rule-banner = Revendiquer demande une de tes six bannières. Prise dans l’inventaire, elle y libère pour de bon la case qu’elle couvrait. Prise dans ta réserve personnelle, elle ne libère rien. Quand les six sont sur la cathédrale, tu ne peux plus rien revendiquer.
rule-take-tile-title = La tuile est à toi
rule-take-tile = Mets ta bannière sur la section et prends la tuile d’atelier qui s’y trouve.
rule-place-title = Face visible ou face cachée
rule-place = Pose la tuile sur une case vide de ton atelier. Face visible, tu paies en roubles le prix de cette case ; ta couleur coûte { $own }, le blanc { $white }, les autres { $rival }. Face cachée, elle ne coûte rien, mais elle ne sert plus à rien de toute la partie et sa case est prise. Le prix est indiqué sur la case.
rule-place-example = ta tuile montre 2 bois. Face visible sur une case d’une autre couleur, elle coûte { $rival } et te donne 2 bois tout de suite, puis chaque fois que tu avances ce dé. Face cachée, elle ne coûte rien et ne donne jamais rien.
rule-place-also = prix, payer, coût
rule-at-once-title = Face visible, le bonus est immédiat
rule-at-once = Une tuile posée face visible te donne son bonus tout de suite, puis de nouveau chaque fois que tu l’utilises ensuite.

## Build

rule-deliver-title = Trois livraisons
rule-deliver = Livre un, deux ou trois matériaux de ton inventaire. Il y a six matériaux : le bois, la brique, la pierre, l’or et deux gemmes, l’émeraude et l’améthyste. Les ressources sont les matériaux, les roubles et la reconnaissance.
rule-where-title = Où ils vont
rule-where = Chaque matériau va à une section qui porte ta bannière et qui en a encore besoin, ou dans un ornement. Tu peux les répartir sur plusieurs sections, et laisser des sections inachevées.
rule-complete-title = Une section est achevée
rule-complete = Dès qu’une section a tout ce qu’il lui faut, ses matériaux retournent à la réserve, tu gagnes la reconnaissance et les roubles indiqués, et on retourne la carte. Ta bannière reste.
rule-penalty-title = Les sections inachevées en dessous
rule-penalty = Quand une section est achevée, on regarde plus bas dans la même tour les sections revendiquées mais inachevées. Chacune coûte de la reconnaissance à qui la construit : 1 point pour chaque section achevée au-dessus par quelqu’un d’autre.
rule-penalty-example = ici, la base de Rouge n’est pas achevée. Quand Bleu a achevé l’étage au-dessus, Rouge a perdu 1 point de reconnaissance. Avec deux sections achevées par d’autres au-dessus, Rouge en aurait perdu 2. Ses propres sections au-dessus ne lui coûtent rien.
rule-penalty-also = pénalité, punition, malus, perdre
rule-leftover-title = S’il reste des livraisons
rule-leftover = Si une section est achevée et qu’il te reste des livraisons, continue : vers d’autres sections, ou pour décorer, même la section que tu viens d’achever.

## Decorate

rule-ornaments-title = Un ornement par section
rule-ornaments = Une section achevée et sans ornement peut en recevoir un : une porte sur une base, une arche sur un étage, une croix sur un dôme. Tu peux décorer n’importe quelle section achevée, même construite par quelqu’un d’autre.
rule-ornament-cost-title = Ce que coûte un ornement
rule-ornament-cost = Une porte demande 1 bois, une arche 1 pierre, une croix 1 or ; tu peux y ajouter une ou deux gemmes. Chacun de ces matériaux est une livraison, et un ornement se livre en entier pendant le même tour.
rule-jewels-title = Les gemmes brillent
rule-jewels = Les gemmes d’un ornement donnent aussitôt du prestige : 1 point pour une gemme, 2 pour deux de la même couleur, 3 pour une émeraude et une améthyste.
rule-jewels-example = tu décores une base avec une porte : 1 bois, une émeraude et une améthyste. Ce sont les trois livraisons du tour, et les deux gemmes différentes te donnent 3 points de prestige.
rule-ornament-stock-title = Il te faut l’ornement lui-même
rule-ornament-stock = Chacun a une porte, deux arches et une croix pour toute la partie. Avec les plateaux avancés, il faut d’abord les débloquer.

## The market

rule-move-title = Avancer un dé
rule-move = Choisis n’importe quel dé ; il avance exactement du nombre de cases qu’il indique. Le dé blanc et le dé de ta couleur peuvent aller plus loin, pour 1 rouble par case en plus.
rule-move-example = tu joues Rouge. Le dé blanc montre 5 : il avance de 5 cases, ou de 6 pour 1 rouble, ou de 7 pour 2 roubles. Le dé rouge peut faire de même, car c’est le tien. Le dé bleu avance exactement de ce qu’il montre.
rule-move-also = bouger, aller plus loin, supplément
rule-full-space-title = Une case pleine
rule-full-space = Un dé ne peut pas s’arrêter là où il y a trois autres dés.
rule-full-space-also = bloqué, maximum, limite
rule-three-things-title = Puis jusqu’à trois choses
rule-three-things = Là où le dé s’arrête, tu peux récolter, utiliser la carte d’influence et utiliser une tuile d’atelier : chaque chose une fois au plus, dans l’ordre que tu veux, et rien n’est obligatoire.
rule-gather-title = Récolter
rule-gather = Tu reçois ce que montre la tuile pour chaque dé présent sur la case, y compris celui que tu viens d’avancer. Tu peux prendre moins de matériaux. Les roubles et la reconnaissance se prennent toujours en entier.
rule-gather-also = ramasser, collecter, prendre
rule-room-title = Réserve et place
rule-room = Tu ne peux pas prendre plus que ce qu’a la réserve, ni plus que ce qui tient dans ton inventaire. Tu ne peux rien jeter de ce que tu as.
rule-roll-title = Les dés roulent pour le joueur suivant
rule-roll = Quand tu termines ton tour, tous les dés de la case où ton dé s’est arrêté sont lancés et restent là. Le joueur suivant fera avec ce résultat.

## Influence cards

rule-card-title = La carte du quartier
rule-card = Chaque carte vaut pour deux cases du marché. Si ton dé s’arrête sur l’une d’elles, tu peux faire une des deux actions de la carte, pas les deux.
rule-card-example = ton dé s’arrête sur l’une des deux cases de cette carte. Tu peux prendre { $one-full } ou bien donner { $other }, mais pas les deux.
rule-repeat-title = Une fois, ou autant que tu veux
rule-repeat = Une action avec le signe de répétition peut se refaire, mais d’affilée : dès que tu récoltes ou que tu utilises une tuile, c’est fini. Toute autre action se fait une seule fois.
rule-craftsmen-title = Artisans : acheter et vendre
rule-craftsmen = Achète un matériau à la réserve, ou vends-en un, au prix de la carte. Si la carte montre des matériaux, seulement ceux-là.
rule-teamsters-title = Charretiers : transporter, encaisser, permuter
rule-teamsters = Transporter : paie, et livre autant de matériaux que l’indique la carte, comme si tu construisais ; un ornement doit être livré en entier. Encaisser : prends des roubles. Permuter : paie, et échange la place de deux tuiles de ressource du marché.
rule-merchants-title = Marchands : échanger, en gros, troquer, commander
rule-merchants = Échanger : { $trade }. Échanger en gros : { $bulk }. Troquer : { $barter }. Commander : utilise une de tes tuiles face visible, même une que tu as déjà utilisée ce tour-ci.
rule-clergy-title = Clergé : prier, faire un don, offrir, accomplir un vœu
rule-clergy = Prier : gagne { $pray-full }. Faire un don : { $donate }. Offrir : { $offer }. Accomplir un vœu : gagne { $vow-full } si tu as achevé au moins une base, un étage et un dôme.
rule-influence-room-title = Ici aussi, réserve et place comptent
rule-influence-room = Ce que tu achètes ou reçois en échange doit être dans la réserve et tenir dans ton inventaire, une fois parti ce que tu donnes.

## Your workshop

rule-tiles-title = Ce que montrent les tuiles
rule-tiles = Une tuile d’atelier montre une quantité d’une ressource, ou un dé.
rule-activate-title = Utiliser une tuile
rule-activate = Après avoir avancé un dé, tu peux utiliser la tuile face visible de la case de cette couleur. Après le dé blanc : celle d’une de tes deux cases blanches.
rule-resource-tile-title = Une tuile avec une ressource
rule-resource-tile = Elle te donne la quantité indiquée : des matériaux, des roubles ou de la reconnaissance.
rule-die-tile-title = Une tuile avec un dé
rule-die-tile = Elle te donne, une fois, ce que montre le marché sur la case où se trouve ce dé. Peu importe combien de dés il y a là.
rule-die-tile-example = ta tuile montre le dé vert, qui se trouve sur 2 pierres avec deux autres dés. La tuile te donne 2 pierres, pas 6.
rule-take-less-title = Prendre moins
rule-take-less = Tu peux prendre une partie des matériaux, ou rien. La réserve et la place les limitent comme partout.

## Recognition and prestige

rule-recognition-title = La reconnaissance
rule-recognition = Un seul marqueur sur une seule piste compte tout. Chaque point de reconnaissance le déplace d’une case, en avant quand tu le gagnes, en arrière quand tu le perds, mais jamais sous 0.
rule-prestige-title = Le prestige
rule-prestige = Chaque point de prestige gagné fait avancer le marqueur jusqu’à la prochaine case prestige, proche ou lointaine. Chaque point perdu le fait reculer jusqu’à la case prestige derrière lui. Le prestige vaut donc plus au début, quand les cases prestige sont loin les unes des autres.
rule-prestige-example = ton marqueur est sur la case { $from }. 2 points de reconnaissance le mènent à la case { $next }, une case prestige. 1 point de prestige l’y mène aussi et, depuis la case { $next }, encore 1 point de prestige le mène à la suivante, la case { $after }.
rule-second-lap-title = Après la dernière case
rule-second-lap = Après la case 80, le marqueur passe sur son côté +40 et repart de la case 1. Il peut aussi repasser cette ligne en arrière. La case 80 elle-même vaut 40 points de prestige.
rule-worth-title = Ce que vaut ta position
rule-worth = Le nombre de la dernière case prestige atteinte ou dépassée.

## The end and the score

rule-sixth-title = La sixième section
rule-sixth = Qui achève une sixième section avant les autres gagne ce qu’elle rapporte et 3 points de prestige de plus, puis finit son tour. Tous les autres jouent ensuite un dernier tour, un seul.
rule-sixth-also = dernière manche, dernier tour, fin
rule-markers-back-title = Les marqueurs reculent
rule-markers-back = Les marqueurs entre deux cases prestige reculent jusqu’à celle de derrière.
rule-goods-title = Ce que tu as encore
rule-goods = Compte ensemble tes matériaux et tes roubles : chaque groupe de cinq vaut 1 point de prestige. Les matériaux posés sur les sections ne comptent pas.
rule-tower-title = Ce que vaut une tour
rule-tower = 2 pour chaque section achevée de la tour et 1 pour chaque ornement. Les sections inachevées ne comptent pas.
rule-presence-title = La présence
rule-presence = Dans chaque tour, compte tes bannières sur les sections achevées et tes ornements. Si tu n’en as pas, tu n’y gagnes rien.
rule-places-title = À trois et quatre joueurs
rule-places = Qui a la plus grande présence prend la valeur de la tour, le joueur suivant la moitié, le suivant la moitié de cette moitié, toujours en arrondissant vers le bas. En cas d’égalité, on additionne les places occupées et on partage, arrondi vers le bas. Un quatrième joueur reçoit la moitié de la troisième place, et ainsi de suite.
rule-places-example = une tour vaut 12. Bleu mène et prend 12, Jaune prend 6. Vert et Rouge sont à égalité derrière : on additionne la troisième et la quatrième place, 3 et 1, et chacun reçoit 2.
rule-places-also = majorité, ex æquo, quatrième
rule-two-seats-title = À deux joueurs, et en solo
rule-two-seats = Qui a la plus grande présence prend tout ; l’autre camp, s’il est présent, un tiers, arrondi vers le bas. En cas d’égalité, personne ne reçoit rien.
rule-two-seats-example = dans cette tour, Rouge et Bleu ont chacun une section achevée : égalité, donc personne ne reçoit rien. Si Rouge ajoute une porte, la tour vaut 5 et Rouge mène 2 à 1 : Rouge prend 5, Bleu un tiers, soit 1.
rule-two-seats-also = majorité, ex æquo
rule-limit-title = Parties avec une limite de tours
rule-limit = Une table peut avoir une limite de tours. Quand elle est atteinte, la partie s’arrête et on compte les points.

## Advanced boards

rule-advanced-board-title = Ce qu’il y a sur le plateau
rule-advanced-board = Deux bannières sont sur les cases blanches, et tes quatre ornements sur les cases de couleur. Il n’y a pas de réserve personnelle : les bannières des cases blanches s’utilisent comme celles de l’inventaire.
rule-advanced-price-title = Un seul prix
rule-advanced-price = Chaque case coûte { $advanced } face visible.
rule-unlock-title = Débloquer un ornement
rule-unlock = Une tuile posée face visible sur une case de couleur débloque l’ornement qui s’y trouve. Si tu y poses une tuile face cachée, l’ornement reste bloqué pour de bon.
rule-unlock-example = l’arche est sur ta case verte. Poses-y une tuile face visible et tu peux utiliser cette arche ; si tu poses la tuile face cachée, l’arche est perdue pour toi.
rule-white-spaces-title = Les cases blanches
rule-white-spaces = Une case blanche accepte une tuile seulement quand sa bannière a été utilisée, même pour la section que tu viens de revendiquer.

## Solo against Ivan

rule-ivan-title = Ivan
rule-ivan = Ivan joue contre toi avec des cartes. La mise en place est celle d’une partie à deux, et tu commences avec { $purse }. Il a des bannières, des ornements et un marqueur, mais ni plateau ni roubles.
rule-ivan-cards-title = Ses cinq cartes
rule-ivan-cards = Elles forment une rangée, dans un ordre aléatoire ; sur chacune, une tuile face visible montre un des dés.
rule-ivan-first-title = Il commence par une base
rule-ivan-first = Avant le premier tour, il revendique la base qui rapporte le plus de reconnaissance, la plus à gauche s’il y en a plusieurs. La tuile de cette base quitte la partie.
rule-ivan-turn-title = Son tour
rule-ivan-turn = Il joue la première carte de la rangée dont la tuile est face visible. Le dé de cette tuile avance de sa valeur, sauf s’il devait s’arrêter là où il y a trois autres dés : il reste alors sur place et ne rapporte rien. On retourne la tuile face cachée, et il fait ce que dit la carte. Vous jouez à tour de rôle et, quand rien d’autre n’est dit, il suit les règles à deux.
rule-ivan-turn-example = sur l’image, la tuile de la première carte est déjà face cachée. Il joue donc la deuxième : le dé blanc avance, sa tuile est retournée face cachée, et Ivan revendique une section.
rule-ivan-die-title = Ce que rapporte son dé
rule-ivan-die = Seulement de la reconnaissance : celle de la case reconnaissance, pour chaque dé présent, et celle d’une carte du clergé qui permet de prier, ou d’accomplir un vœu s’il le peut. Puis on lance les dés de la case.
rule-ivan-recognition-title = Carte reconnaissance
rule-ivan-recognition = Ivan gagne 4 points de reconnaissance.
rule-ivan-inventory-title = Carte inventaire
rule-ivan-inventory = 4 matériaux de la plus grosse pile de la réserve vont sur cette carte.
rule-ivan-transport-title = Carte transport
rule-ivan-transport = Tout ce qui est sur la carte inventaire va sur la carte construction.
rule-ivan-claim-title = Carte revendication
rule-ivan-claim = Il revendique une section juste au-dessus d’une des tiennes ; sinon une base ; sinon n’importe laquelle de libre. S’il y en a plusieurs, tu choisis. La reconnaissance indiquée sur la tuile est pour lui ; la tuile quitte la partie. S’il n’a plus de bannière, il ne revendique rien.
rule-ivan-construction-title = Carte construction
rule-ivan-construction = Tout ce qui est sur cette carte va sur ses sections inachevées, chaque matériau pouvant remplacer n’importe quel autre, du niveau le plus bas vers le haut et de gauche à droite. Une section achevée lui donne sa reconnaissance, mais pas de roubles. Ce qui est en trop reste sur la carte.
rule-ivan-ornament-title = Quand toutes les tuiles sont cachées
rule-ivan-ornament = Au début de son tour, il pose d’abord son prochain ornement, dans l’ordre porte, arche, arche, croix, sur une de tes sections qui convient, sinon sur une des siennes, et gagne 1 point de prestige. S’il y a plusieurs possibilités, tu choisis ; s’il n’y en a aucune, l’ornement attend. Puis on mélange les tuiles et on les redistribue face visible.
rule-ivan-end-title = La fin contre Ivan
rule-ivan-end = Personne ne gagne les 3 points de prestige pour une sixième section. L’autre camp a encore un tour. Les tours de la cathédrale se comptent comme à deux, et Ivan ne reçoit rien pour ce qu’il a.
