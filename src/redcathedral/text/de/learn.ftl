# Tooltips, reminders and hints: short words beside the table for people who learn the game.

## Tooltips: a title and one or two sentences about a thing on the table

tip-more = Regel lesen
# A die of the market, as a title. $die is a color.
tip-die-title = { $die-er } Würfel, zeigt { $value }
tip-die = Er bewegt sich genau { $value ->
    [one] 1 Feld
   *[other] { $value } Felder
  } vorwärts, von Feld { $from } auf Feld { $to }.
tip-die-further = { $further ->
    [own] Er hat deine Farbe: Jedes Feld mehr kostet 1 Rubel.
    [white] Den weißen Würfel dürfen alle weiter bewegen: 1 Rubel für jedes Feld mehr.
   *[no] Nur der weiße Würfel und dein eigener dürfen für Rubel weiter.
  }
# $amount is a counted resource, such as "4 Ziegel".
tip-die-now = Bewegst du ihn jetzt, bringt er bis zu { $amount }.
tip-space-title = Feld { $space }: { $amount } pro Würfel
tip-space = { $dice ->
    [0] Hier liegt kein Würfel. Einer, der hier anhält, bringt bis zu { $most }.
    [one] Hier liegt ein Würfel. Ein weiterer, der hier anhält, bringt bis zu { $most }.
   *[other] Hier liegen { $dice } Würfel. Ein weiterer, der hier anhält, bringt bis zu { $most }.
  }
tip-space-full = Mit drei Würfeln ist dieses Feld voll: Kein anderer kann hier anhalten.
tip-space-card = Die Einflusskarte daneben: { $guild }.
tip-section-title = Abschnitt { $name }: { $kind }
tip-section-free = Noch nicht beansprucht. Er braucht { $cost }.
tip-section-tile = Wer ihn beansprucht, nimmt sein Werkstattplättchen: { $tile }.
tip-section-claimed = Hier baut { $owner }. Der Abschnitt braucht { $cost }; bisher geliefert: { $delivered }.
tip-section-pays = { $rubles ->
    [0] Ist er fertig, bringt er { $recognition } Anerkennung.
    [one] Ist er fertig, bringt er { $recognition } Anerkennung und 1 Rubel.
   *[other] Ist er fertig, bringt er { $recognition } Anerkennung und { $rubles } Rubel.
  }
tip-section-below = Solange er nicht fertig ist, kostet er Anerkennung, wenn jemand anders darüber einen Abschnitt fertig macht.
tip-section-complete = Fertig, gebaut von { $owner }.
tip-section-ornament = Verzierung von { $owner }: { $ornament }.
tip-decorate-base = Hier fehlt noch eine Tür: Alle dürfen sie anbringen, für 1 Holz und bis zu zwei Edelsteine.
tip-decorate-middle = Hier fehlt noch ein Bogen: Alle dürfen ihn anbringen, für 1 Stein und bis zu zwei Edelsteine.
tip-decorate-dome = Hier fehlt noch ein Kreuz: Alle dürfen es anbringen, für 1 Gold und bis zu zwei Edelsteine.
tip-workshop-title = Werkstatt: { $space-es } Feld
tip-workshop-empty = Leer. Ein offenes Plättchen bringt hier sofort seinen Bonus, und wieder, wenn du den { $die-en } Würfel bewegst.
tip-workshop-price = Offen kostet es hier { $price ->
    [one] 1 Rubel
   *[other] { $price } Rubel
  }; verdeckt ist es gratis.
tip-workshop-down = Ein verdecktes Plättchen. Es bringt für den Rest der Partie nichts.
tip-workshop-up = Wenn du den { $die-en } Würfel bewegst, darfst du dieses Plättchen nutzen: { $tile }.
tip-tile-die = Es bringt einmal das, was der Markt dort zeigt, wo der { $die-e } Würfel liegt, egal wie viele Würfel dort sind.
tip-tile-die-now = Im Moment: { $amount }.
tip-tower-scored = { $name }: { $n } hier, jetzt gewertet { $prestige }.
tip-scored = { $name }: { $total } ({ $track } auf der Punkteleiste, { $goods } für Material und Rubel, { $towers } für Türme).
tip-outlook = { $name }, jetzt gewertet: { $before } › { $after }
tip-outlook-same = Würde jetzt gewertet, bliebe bei allen die Summe gleich.
tip-hand-title = Plättchen zum Ablegen: { $tile }
tip-hand = Offen kostet es den Preis des Feldes und bringt sofort seinen Bonus. Verdeckt ist es gratis und bringt nie etwas.
tip-material = Mit Materialien baust du Abschnitte und machst Verzierungen. { $supply ->
    [0] Im Vorrat ist davon nichts mehr.
   *[other] Noch { $supply } im Vorrat.
  }
tip-jewel = Edelsteine an einer Verzierung bringen sofort Prestige.
tip-inventory-title = Lager
tip-inventory = { $held } von { $room } Plätzen belegt. Was nicht passt, kannst du nicht nehmen, und wegwerfen darfst du nichts.
tip-inventory-banners = { $n ->
    [one] Ein Banner belegt noch einen Platz: Beanspruche damit einen Abschnitt, dann wird der Platz frei.
   *[other] { $n } Banner belegen noch Plätze: Beanspruche mit einem davon einen Abschnitt, dann wird sein Platz frei.
  }
tip-purse-prestige-title = Prestige: { $n }
tip-purse-prestige = Das letzte Prestigefeld, das dein Marker erreicht hat. Wer am meisten Prestige hat, gewinnt.
tip-purse-rubles-title = Rubel: { $n }
tip-purse-rubles = Damit bezahlst du offene Plättchen, zusätzliche Felder für einen Würfel und Einfluss. Jederzeit in deinem Zug kannst du 1 Prestige für 2 Rubel einlösen.
tip-purse-completed-title = Fertige Abschnitte: { $n } von 6
tip-purse-completed = Wer zuerst den sechsten Abschnitt fertig hat, erhält 3 Prestige und läutet die letzten Züge ein.
tip-purse-completed-solo = Sobald eine Seite den sechsten Abschnitt fertig hat, hat die andere noch einen Zug.
tip-purse-banners-title = Banner übrig: { $n }
tip-purse-banners = Für jeden Abschnitt, den du beanspruchst, brauchst du eins. Eins aus dem Lager macht dort auch einen Platz frei.
tip-purse-banners-ivan = Für jeden Abschnitt, den er beansprucht, braucht er eins.
tip-ornament-title = { $ornament }: noch { $n }
tip-ornament-door = Eine Tür verziert einen fertigen Sockel. Sie kostet 1 Holz und bis zu zwei Edelsteine.
tip-ornament-arch = Ein Bogen verziert einen fertigen Mittelteil. Er kostet 1 Stein und bis zu zwei Edelsteine.
tip-ornament-cross = Ein Kreuz verziert eine fertige Kuppel. Es kostet 1 Gold und bis zu zwei Edelsteine.
tip-ornament-locked = Gesperrt, bis du ein Plättchen offen auf das Werkstattfeld mit dieser Verzierung legst.
tip-seat = { $rubles }, { $prestige } Prestige, { $sections ->
    [one] 1 fertiger Abschnitt
   *[other] { $sections } fertige Abschnitte
  }.
tip-seat-ivan = { $prestige } Prestige, { $sections ->
    [one] 1 fertiger Abschnitt
   *[other] { $sections } fertige Abschnitte
  }.
tip-seat-order = Zugreihenfolge: Nummer { $index }.
tip-track = Ein Marker zählt beides: Anerkennung bewegt ihn Feld für Feld, Prestige bis zum nächsten Prestigefeld.
tip-marker = { $steps ->
    [one] Noch 1 Anerkennung
   *[other] Noch { $steps } Anerkennung
  } bis zum nächsten Prestigefeld.
tip-influence = Hält dein Würfel auf Feld { $from } oder { $to } an: eine der beiden Aktionen der Karte.
tip-any-material = beliebiges Material
# $kinds lists materials: "Holz, Ziegel und Stein".
tip-verb-buy = Kaufe { $kinds } für je { $cost ->
    [one] 1 Rubel
   *[other] { $cost } Rubel
  }.
tip-verb-sell = Verkaufe { $kinds } für je { $gain ->
    [one] 1 Rubel
   *[other] { $gain } Rubel
  }.
tip-verb-haul = Zahle { $cost ->
    [one] 1 Rubel
   *[other] { $cost } Rubel
  } und liefere bis zu { $gain ->
    [one] 1 Material
   *[other] { $gain } Materialien
  }, oder mach daraus eine ganze Verzierung.
tip-verb-earn = Nimm { $gain ->
    [one] 1 Rubel
   *[other] { $gain } Rubel
  }.
tip-verb-swap = Zahle { $cost ->
    [one] 1 Rubel
   *[other] { $cost } Rubel
  } und vertausche zwei Ressourcenplättchen des Marktes.
tip-verb-trade = Gib { $cost } gleiche Materialien für 1 beliebiges.
tip-verb-bulk = Gib { $cost } gleiche Materialien für 2 beliebige.
tip-verb-barter = Zahle 1 Rubel und gib 1 Material für 1 anderes.
tip-verb-commission = Nutze ein beliebiges deiner offenen Werkstattplättchen.
tip-verb-pray = Du erhältst { $gain } Anerkennung.
tip-verb-donate = Zahle { $cost ->
    [one] 1 Rubel
   *[other] { $cost } Rubel
  } für { $gain } Prestige.
tip-verb-offer = Gib { $cost } verschiedene Materialien für { $gain } Prestige.
tip-verb-vow = Du erhältst { $gain } Anerkennung, wenn du einen Sockel, einen Mittelteil und eine Kuppel fertig hast.
# $action is one of the sentences above.
tip-verb-repeat = { $action } Beliebig oft, am Stück.
tip-supply = Das lässt sich noch nehmen oder kaufen. Materialien fertiger Abschnitte kommen hierher zurück.
tip-ivan-goods = Auf dieser Karte: { $goods }.
tip-ivan-up = Ihr Plättchen liegt offen: Ist sie die erste solche Karte, bewegt Ivan den { $die-en } Würfel und tut, was die Karte sagt.
tip-ivan-down = Ihr Plättchen liegt verdeckt: für diese Runde erledigt.
tip-tower = Bisher { $worth } Prestige wert: 2 für jeden fertigen Abschnitt, 1 für jede Verzierung. Wer hier die meisten fertigen Abschnitte und Verzierungen hat, bekommt dieses Prestige.
tip-tower-presence = { $name }: { $n } hier.
tip-turn = Pro Zug eins von dreien: einen Abschnitt beanspruchen, bauen oder einen Würfel auf dem Markt bewegen.
# The buttons above the table: what each of them opens or does.
tip-button-score-sheet = Die Punkte von allen, Zeile für Zeile.
tip-button-replay = Geh die Partie Schritt für Schritt durch und spiel von jeder Stelle weiter.
tip-button-rules = Die Regeln, zum Lesen und Suchen neben dem Tisch.
tip-button-theme-toggle = Zwischen hellem und dunklem Tisch wechseln.
tip-button-menu = Einstellungen, Sprache, Links zu diesem Tisch, die gespeicherte Partie.

## Reminders: one sentence at the moment when people forget something

remind-last = Das ist dein letzter Zug. Was du übrig hast, zählt jetzt wenig: Fünf Materialien und Rubel bringen 1 Prestige.
remind-face-up = Offen bringt dir das Plättchen seinen Bonus jetzt und jedes Mal, wenn du seinen Würfel bewegst. Verdeckt nie.
remind-activate = Du hast den { $die-en } Würfel bewegt: Jetzt darfst du das Plättchen auf diesem Feld deiner Werkstatt nutzen.
remind-gather = Du hast hier noch nicht gesammelt.
remind-dice = { $dice ->
    [one] Wenn du deinen Zug beendest, wird der Würfel hier für die nächste Person geworfen.
   *[other] Wenn du deinen Zug beendest, werden die { $dice } Würfel hier geworfen und bleiben liegen: Wer nach dir spielt, findet sie beisammen.
  }
remind-below = { $name } baut { $above } über deinem { $section }. Wird das zuerst fertig, verlierst du Anerkennung.
remind-full = Dein Lager ist voll. Bau etwas, oder beanspruche einen Abschnitt mit einem Banner aus dem Lager: Das macht einen Platz frei.
remind-near = { $name } hat fünf Abschnitte fertig: Das Ende kann nah sein.
remind-dismiss = Daran nicht mehr erinnern
remind-open = Erinnerung zeigen

## Hints: what a bot would play

hint-key = Tipp (Taste H)
hint-title = Ein Bot würde spielen
hint-close = Tipp schließen
hint-asking = Überlegt …
hint-not-now = Tipps gibt es nur in deinem eigenen Zug.
hint-not-ready = Das ist nur schnell geschätzt: Der starke Bot macht sich noch bereit.
hint-only = Du hast gerade nur eine Möglichkeit.
# Beside the title of the hints: what the two figures under each of them are.
hint-legend = Gewinnchance, Vorsprung oder Rückstand an Prestige am Ende
# $win is a whole number of per cent, $n a number of prestige points at the end of the game.
hint-prospects = { $side ->
    [ahead] gewinnt { $win } % der Partien, im Schnitt { $n } Prestige vorn
    [behind] gewinnt { $win } % der Partien, im Schnitt { $n } Prestige hinten
   *[level] gewinnt { $win } % der Partien, im Schnitt gleichauf
  }
hint-because = { $reasons }
hint-because-completes = macht { $sections } fertig
hint-because-leads = bringt dich in Turm { $tower } vor { $others }
hint-because-scored = hebt deine Wertung um { $n }
hint-because-last = nimmt den letzten freien Abschnitt von Turm { $tower }
hint-because-needed = bringt { $goods } für { $sections }
hint-because-brings = bringt { $goods }
hint-because-more = hebt deine Wertung um { $n } mehr als der zweitbeste Zug
hint-because-keeps = lässt dir { $rubles } mehr als der zweitbeste Zug
hint-because-done = in diesem Zug gibt es nichts mehr zu holen

## Settings

settings-learn = Lernen
settings-reminders = An leicht Vergessenes erinnern
settings-keyboard = Tastatur
settings-keys = Mit einzelnen Tasten spielen: 1–9, E, U, H, I und ?
