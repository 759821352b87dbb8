### The game itself in words: pieces, what forbids a ply, what a ply did and would do, the drawn table.
### Words that come in as variables have every form the catalogue gives them: see docs/translating.md.

## Who and what

# Somebody at the table, in sentences: a name and a color, or a color alone.
seat-named = { $name } ({ $color })
seat-red = Rot
seat-blue = Blau
seat-green = Grün
seat-yellow = Gelb
seat-called = { $name }
word-nobody = niemand
amount-prestige = { $n } Prestige
amount-dice = { $n ->
    [one] 1 Würfel
   *[other] { $n } Würfel
  }
amount-deliveries = { $n ->
    [one] 1 Lieferung
   *[other] { $n } Lieferungen
  }
# Of the market: how far a die moves.
amount-spaces = { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
  }
amount-door = { $n ->
    [one] 1 Tür
   *[other] { $n } Türen
  }
amount-arch = { $n ->
    [one] 1 Bogen
   *[other] { $n } Bögen
  }
amount-cross = { $n ->
    [one] 1 Kreuz
   *[other] { $n } Kreuze
  }
amount-base = { $n ->
    [one] 1 Sockel
   *[other] { $n } Sockel
  }
amount-middle = { $n ->
    [one] 1 Mittelteil
   *[other] { $n } Mittelteile
  }
amount-dome = { $n ->
    [one] 1 Kuppel
   *[other] { $n } Kuppeln
  }
# A die and what it shows: "rot 3".
die-shows = { $die } { $value }
# What an influence card lets one do, inside a sentence: "die Karte bietet: Kaufen und Verkaufen".
act-buy = Kaufen
act-sell = Verkaufen
act-haul = Fuhre
act-earn = Verdienen
act-swap = Vertauschen
act-trade = Tauschen
act-bulk = Großhandel
act-barter = Feilschen
act-commission = Auftrag
act-pray = Beten
act-donate = Spenden
act-offer = Opfern
act-vow = Gelübde
# The names of Ivan’s five cards inside a sentence: "Ivan spielt seine Karte „Anspruch“".
card-recognition = Anerkennung
card-inventory = Lager
card-transport = Transport
card-claim = Anspruch
card-construction = Bau

## Why a ply is not possible

why-game-over = Die Partie ist zu Ende.
why-chance-speaks = { $due ->
    [roll] Erst wird gewürfelt.
   *[shuffle] Erst werden Ivans Plättchen gemischt.
  }
why-no-chance-due = Gerade gibt es nichts zu würfeln oder zu mischen.
why-action-taken = Du hast deine Aktion in diesem Zug schon gemacht.
why-not-in-market = Das geht nur auf dem Markt, nachdem du einen Würfel bewegt hast.
why-nothing-to-place = Du hast kein Werkstattplättchen zum Ablegen.
why-no-banner-choice = Gerade gibt es kein Banner zu wählen.
why-no-benefit = Gerade gibt es keinen Bonus zu nehmen.
why-no-deliveries = Du hast alle drei Lieferungen dieses Zuges gemacht.
why-not-hauling = Gerade läuft keine Fuhre.
why-nothing-done = Tu erst etwas: Passen geht nicht.
why-something-pending = Mach erst fertig, was du angefangen hast.
why-haul-open = Beende erst die Fuhre: Liefere oder hör auf.
why-not-ivans-choice = Gerade gibt es für Ivan nichts zu wählen.
why-ivan-waits = Wähl erst einen Abschnitt für Ivan.
why-no-prestige = Du hast kein Prestige zum Abgeben: Dein Marker steht auf Feld { $score }, und dahinter liegt kein Prestigefeld.
why-rerolled-already = Du hast in diesem Zug schon neu gewürfelt.
why-no-dice-there = Auf Feld { $space } liegt kein Würfel.
why-no-such-section = In dieser Kathedrale gibt es keinen Abschnitt { $section }.
why-section-claimed = Auf { $section } steht schon das { $owner-e } Banner.
why-nothing-below = { $section } kannst du noch nicht beanspruchen: Auf { $below } darunter steht kein Banner.
why-no-banner = Deine sechs Banner stehen alle auf der Kathedrale.
# The source is the inventory, the reserve or a white space of the workshop.
why-no-banner-there = Du kannst kein Banner { $source-from } nehmen.
why-space-taken = Auf dem { $space-en } Feld liegt schon ein Plättchen.
why-place-too-dear = Das { $space-e } Feld kostet { $price }; du hast { $have }.
why-banner-in-the-way = Auf dem { $space-en } Feld liegt noch ein unbenutztes Banner.
why-take-too-much = Du kannst höchstens { $most } nehmen.
why-wrong-workshop-space = Du hast den { $die-en } Würfel bewegt, also kannst du das Plättchen auf dem { $space-en } Feld nicht nutzen.
why-no-tile = Auf dem { $space-en } Feld liegt kein Plättchen.
why-tile-face-down = Das Plättchen auf dem { $space-en } Feld liegt verdeckt.
why-nothing-to-gain = Das Plättchen bringt { $resource-many }, aber du kannst nichts nehmen: Der Vorrat ist leer, oder du hast keinen Platz.
why-activated-already = Du hast in diesem Zug schon ein Plättchen genutzt.
why-not-your-banner = { $owner-code ->
    [nobody] { $section } gehört dir nicht: Niemand hat den Abschnitt beansprucht.
   *[other] { $section } gehört dir nicht: Dort steht das { $owner-e } Banner.
  }
why-section-complete = { $section } ist schon fertig.
why-not-needed = { $section } braucht { $material-none }.
why-not-held = Du hast { $material-none }.
why-section-incomplete = { $section } ist noch nicht fertig.
why-ornament-there = { $section } hat schon eine Verzierung.
why-ornament-used = Du hast { $ornament-none } mehr.
why-ornament-locked = { $ornament-your } ist auf deinem Tableau noch gesperrt.
why-ornament-material = Für { $ornament-def-acc } brauchst du 1 { $material }, aber du hast { $material-none }.
why-jewels-missing = Du hast nur { $emeralds } und { $amethysts }.
why-too-few-deliveries = Das braucht { $wanted }; du hast noch { $left }.
why-not-your-die = Der { $die-e } Würfel bewegt sich genau so weit, wie er zeigt; nur der weiße und dein eigener dürfen weiter.
why-steps-too-dear = { $steps ->
    [one] 1 Feld mehr kostet 1 Rubel
   *[other] { $steps } Felder mehr kosten { $steps } Rubel
  }; du hast { $have }.
why-space-full = Feld { $space } ist voll: Dort liegen schon drei andere Würfel.
why-gathered-already = Du hast in diesem Zug schon gesammelt.
why-gather-counted = Gib eine Menge an: höchstens { $most }.
why-gather-uncounted = Davon nimmst du immer alles, also lass die Zahl weg: { $resource }.
why-gather-no-supply = Der Vorrat hat { $resource-none } mehr.
why-gather-no-room = Dein Lager ist voll.
why-gather-too-much = Du kannst höchstens { $most } nehmen: { $amount } pro Würfel ({ $dice }), wenn Vorrat und Lager reichen.
why-not-on-card = Die Karte dieses Viertels bietet: { $verbs }.
why-influence-used = Du hast die Karte in diesem Zug schon genutzt: { $verb }.
why-influence-closed = Wiederholen geht nur am Stück; du hast inzwischen etwas anderes auf dem Markt gemacht.
why-influence-too-dear = Das kostet { $price }; du hast { $have }.
why-kind-not-shown = Auf der Karte steht nur: { $kinds }.
why-no-supply = Der Vorrat hat nicht genug { $material-many }.
why-no-room = Dafür ist in deinem Lager kein Platz.
why-not-enough-held = Das braucht { $wanted }; du hast { $have }.
why-nothing-to-haul = Du hast nichts zu liefern.
why-vow-not-earned = Du brauchst einen fertigen Sockel, einen fertigen Mittelteil und eine fertige Kuppel; du hast { $bases }, { $middles } und { $domes }.
why-not-an-option = { $section } kann Ivan nicht wählen.
why-wrong-dice = Zu werfen ist: { $dice }.
why-not-a-roll = Wirf jetzt Würfel, statt Plättchen zu mischen: { $dice }.
why-not-a-shuffle = Misch jetzt Ivans Plättchen, statt zu würfeln.

## What a ply did

told-claim = { $seat } beansprucht { $section }.
told-banner = { $seat } setzt ein Banner { $source-from } auf { $section }.
told-banner-opens = Das macht einen Platz im Lager frei: jetzt { $room }.
told-tile-in-hand = { $seat } nimmt das Plättchen ({ $tile }).
told-place-up = { $seat } zahlt { $price } und legt das Plättchen ({ $tile }) offen auf das { $space-e } Feld.
told-place-down = { $seat } legt das Plättchen ({ $tile }) verdeckt auf das { $space-e } Feld: Es bringt nichts.
told-unlocked = Das schaltet dort { $ornament-def-acc } frei.
told-locked = Damit bleibt { $ornament-def } dort für immer gesperrt.
told-gains = { $seat } erhält { $what }.
told-offers = Der Bonus: bis zu { $what }.
told-brings-nothing = Der Bonus wäre { $what }, aber es gibt nichts zu nehmen: Der Vorrat ist leer, oder der Platz fehlt.
told-take = { $seat } nimmt { $what }.
told-deliver = { $seat } liefert { $what } an { $section }; { $left ->
    [one] 1 fehlt noch.
   *[other] { $left } fehlen noch.
  }
told-deliver-last = { $seat } liefert { $what } an { $section }.
told-complete = { $section } ist fertig: { $seat } erhält { $reward }.
told-sixth = { $seat } hat zuerst sechs Abschnitte fertig und erhält { $gain }; alle anderen haben noch einen Zug.
told-sixth-solo = { $seat } hat zuerst sechs Abschnitte fertig; die andere Seite hat noch einen Zug.
told-displeasure = { $seat } verliert { $what } für unfertige Abschnitte darunter.
told-ornament = { $seat } verziert { $section } ({ $ornament }).
told-ornament-jewels = { $seat } verziert { $section } ({ $ornament }) mit { $jewels-dat } und erhält { $gain }.
told-market = { $seat } bewegt den { $die-en } Würfel um { $steps } auf Feld { $space } ({ $tile } pro Würfel, { $dice }).
told-market-paid = { $seat } zahlt { $price } und bewegt den { $die-en } Würfel um { $steps } auf Feld { $space } ({ $tile } pro Würfel, { $dice }).
told-gather = { $seat } sammelt { $what }.
told-activate = { $seat } nutzt das Plättchen ({ $tile }) auf dem { $space-en } Feld.
told-commission = { $seat } vergibt einen Auftrag: Plättchen ({ $tile }) auf dem { $space-en } Feld.
told-buy = { $seat } kauft { $what } für { $price }.
told-sell = { $seat } verkauft { $what } für { $gain }.
told-haul = { $seat } zahlt { $price } für { $deliveries }.
told-earn = { $seat } verdient { $gain }.
told-swap = { $seat } zahlt { $price } und vertauscht die Plättchen der Felder { $one } und { $other }: { $there } und { $here }.
told-trade = { $seat } tauscht { $given } gegen { $got }.
told-barter = { $seat } feilscht: { $price } und { $given } gegen { $got }.
told-pray = { $seat } betet und erhält { $gain }.
told-donate = { $seat } spendet { $price } und erhält { $gain }.
told-offer = { $seat } opfert { $given } und erhält { $gain }.
told-vow = { $seat } erfüllt ein Gelübde und erhält { $gain }.
told-exchange = { $seat } löst 1 Prestige für 2 Rubel ein.
# A list of dice: "rot und weiß".
told-reroll = { $seat } zahlt 1 Prestige und würfelt neu, was auf Feld { $space } liegt: { $dice }.
told-done = { $seat } beendet die Fuhre.
told-end = { $seat } beendet den Zug.
told-roll = Gewürfelt: { $dice }.
told-prestige = { $seat } hat jetzt { $prestige }.
told-over-sixth = Alle hatten ihren letzten Zug: Die Partie ist zu Ende.
told-over-limit = Das Zuglimit ist erreicht: Die Partie ist zu Ende.

## What Ivan did

told-ivan-ornament = Ivan setzt { $ornament-his } auf { $section } und erhält 1 Prestige.
told-ivan-ornament-waits = Ivan findet noch keine Stelle für { $ornament-his }.
told-ivan-tiles = Ivans Würfelplättchen werden neu verteilt: { $dice }.
told-ivan-moves = Ivan spielt seine Karte „{ $card }“: Der { $die-e } Würfel bewegt sich um { $steps } auf Feld { $space }.
told-ivan-blocked = Ivan spielt seine Karte „{ $card }“: Der { $die-e } Würfel bleibt liegen, denn auf Feld { $space } sind drei Würfel.
told-ivan-recognition = Ivan erhält dort { $what }.
told-ivan-card-recognition = Ivans Karte „Anerkennung“: Er erhält { $what }.
told-ivan-card-inventory = Ivans Karte „Lager“: Er nimmt { $goods } aus dem Vorrat.
told-ivan-card-transport = Ivans Karte „Transport“: Er legt { $goods } auf seine Karte „Bau“.
told-ivan-card-transport-nothing = Ivans Karte „Transport“: Er hat nichts zu transportieren.
told-ivan-claims = Ivan beansprucht { $section }; das Plättchen kommt aus dem Spiel.
told-ivan-claims-recognition = Ivan beansprucht { $section }; das Plättchen kommt aus dem Spiel und bringt ihm { $what }.
told-ivan-claims-nothing = Ivans Karte „Anspruch“: Er kann nichts beanspruchen.
told-ivan-asks-claim = Ivans Karte „Anspruch“: Er kann mehrere Abschnitte beanspruchen, also wählst du.
told-ivan-asks-ornament = Für Ivans Verzierung ({ $ornament }) gibt es mehrere Stellen, also wählst du.
told-ivan-builds = Ivans Karte „Bau“: Er liefert { $goods } an { $section }.
told-ivan-builds-last = Ivans Karte „Bau“: Er macht { $section } fertig, mit { $left ->
    [one] dem letzten Material.
   *[other] den letzten { $left } Materialien.
  }
told-ivan-builds-nothing = Ivans Karte „Bau“: Er hat kein Material oder keine Stelle zum Bauen.

## What a ply would mean, in a few words

means-claim = { $needs-short } › { $pays-short } [{ $tile-short }]
means-claim-bare = { $needs-short } › { $pays-short }
means-place-up = { $price }; Bonus sofort
means-place-up-unlocks = { $price }; Bonus sofort; schaltet { $ornament-def-acc } frei
means-place-down = gratis, bringt aber nie etwas
means-place-down-locks = gratis, bringt aber nie etwas; { $ornament-def } bleibt gesperrt
means-banner-opens = macht einen Platz im Lager frei
means-completes = dann fertig: { $reward }
means-deliver-all = { $goods } › { $served }
means-deliver-all-completes = { $goods } › { $served }; macht { $sections } fertig: { $pays }
means-gains = du bekommst { $goods }
means-missing = { $left ->
    [one] dann fehlt noch 1
   *[other] dann fehlen noch { $left }
  }
means-ornament = { $ornament }
means-ornament-jewels = { $ornament }, { $gain }
means-market = auf Feld { $space }: bis zu { $most }, { $one } oder { $other }
means-what = { $what }
means-what-for = { $price } für { $what }
means-all-of = alles: { $what }
means-tile = { $tile }: { $what }
means-price = für { $price }
means-haul = { $deliveries } für { $price }
means-swap = { $one } und { $other }
means-exchange = 1 Prestige für 2 Rubel
means-reroll = 1 Prestige: { $dice }
means-end-rolls = dann wird auf Feld { $space } gewürfelt: { $dice }

## What is due, in the terminal

due-start = { $seat }: beanspruchen, bauen oder auf den Markt gehen
due-banner = { $seat }: Welches Banner kommt auf { $section }?
due-place = { $seat }: Wohin mit dem Plättchen ({ $tile }), offen oder verdeckt?
due-take = { $seat }: Nimm bis zu { $most }; wie viel?
due-build = { $seat }: baut, noch { $left }
due-market = { $seat }: auf dem Markt, Feld { $space } ({ $tile } pro Würfel, { $dice })
due-haul = { $seat }: Fuhre, noch { $left }
due-settled = { $seat }: Es bleiben nur die freien Aktionen; beende den Zug
due-roll = Zufall: Wurf auf Feld { $space }: { $dice }
due-shuffle = Zufall: Misch Ivans fünf Würfelplättchen
due-over = Die Partie ist zu Ende
due-ivan-claim = { $seat } wählt für Ivan: Welchen Abschnitt beansprucht er?
due-ivan-ornament = { $seat } wählt für Ivan: Welcher Abschnitt bekommt { $ornament-his }?

## The influence cards, behind the verb that is typed: "buy: Holz oder Ziegel für 1 Rubel"

offers-buy = { $kinds-or } für { $price }
offers-sell = { $kinds-or } für { $gain }
offers-haul = { $deliveries } für { $price }
offers-earn = { $gain }
offers-swap = zwei Plättchen für { $price }
offers-trade = { $given } gleiche gegen { $got } nach Wahl
offers-barter = { $price } und ein Material gegen ein anderes
    .short = für { $price }
offers-commission = ein Werkstattplättchen
offers-pray = { $gain }
offers-donate = { $price } für { $gain }
offers-offer = { $given } verschiedene Materialien für { $gain }
    .short = { $given } Sorten für { $gain }
offers-vow = { $gain } (Sockel, Mittelteil, Kuppel)
    .short = { $gain }
# Any kind of material.
offers-any = Material
# The action may be done again and again.
offers-again = { $what } (beliebig oft)
    .short = { $what-short } (x-mal)

## The drawn table of the terminal: short, for it is at most 100 columns wide

table-title = RED CATHEDRAL · { $table } · { $boards } · Edition { $edition }
table-solo = Solo gegen Ivan
table-players = { $n ->
    [one] 1 Person
   *[other] { $n } Personen
  }
table-boards-basic = einfache Tableaus
table-boards-advanced = Tableaus für Fortgeschrittene
# One capital word; the dice are drawn below.
table-market = MARKT   Würfel wandern die Liste hinunter, dann von 8 zurück zu 1
table-labeled = { $label }: { $text }
    .short = { $label }: { $text-short }
table-or = oder
table-cathedral = KATHEDRALE  ● geliefert  ○ fehlt  ✓ fertig  ⚑ Banner  [Werkstattplättchen]
    .short = KATHEDRALE  ● da ○ fehlt ✓ fertig ⚑ Banner [Plättchen] 4/2 Anerkennung/Rubel
# On a complete section, and who has put it there.
table-no-ornament = ✓ ohne { $ornament }
table-ornament = ✓ { $ornament }: { $color }
    .short = ✓ +{ $color-short }
table-supply = VORRAT
table-prestige = Prestige { $n } (Feld { $space })
table-prestige-lap = Prestige { $n } (zweite Runde, Feld { $space })
table-holds = Lager { $held } von { $room }: { $goods }
table-complete = { $n ->
    [one] 1 fertig
   *[other] { $n } fertig
  }
table-banners = Banner
# The source is the inventory, the reserve or a white space of the workshop.
table-banners-at = { $n } { $source-short }
table-banners-left = { $n ->
    [one] 1 Banner
   *[other] { $n } Banner
  }
table-none = keine
table-ornaments = Verzierungen { $what }
table-locked = gesperrt { $what }
table-workshop = Werkstatt
table-tile = { $space }: { $tile }
table-tile-down = { $space }: { $tile } (verdeckt)
table-banner = { $space }: Banner
table-price = { $space } ({ $price })
table-price-locked = { $space } ({ $price }, { $ornament } gesperrt)
table-empty = leer, Preis in Rubel: { $what }
table-cards = Karten
# One of Ivan’s cards with the die on it.
table-card = { $card } ({ $die })
table-card-used = { $card } (benutzt)
table-materials = Materialien
table-goods-on = { $goods } auf { $card }
table-turn = ZUG { $n }
table-turn-limit = ZUG { $n } von { $limit }
table-over = SPIELENDE
table-rank = { $rank }. { $seat } { $total }
table-last-turns = letzte Züge: { $seat } hat sechs Abschnitte fertig
