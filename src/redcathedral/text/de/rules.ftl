# The rules for players, in our own short words: a title and a paragraph for every thing one may ask about.
# `rule-…-also` lists other words somebody may search for; it is never shown.
# Write to the reader ("du"), plainly. Terms follow the glossary.

rules = Regeln
rules-title = Die Regeln
rules-search = In den Regeln suchen
rules-search-keys = Mit / suchen, mit Enter zur nächsten Fundstelle.
# For the search, which finds every form of a word: the endings words take in this language, without accents. Two words are
# forms of one when they begin with the same three letters or more and go on with endings of this list, or with nothing.
rules-search-endings = e en em er es ern n ns s t te ten et st est end ung ungen
rules-found = { $n ->
    [0] Nichts gefunden. Versuch ein anderes Wort.
    [one] Eine Stelle gefunden
   *[other] { $n } Stellen gefunden
  }
# Stands before a worked example of a rule, which goes on in the same line.
rules-example = Beispiel:
# A page with the most important rules, to print: first its title, then the button.
aid = Spielhilfe
aid-print = Spielhilfe drucken
rules-chapters = Kapitel
# $clause is the number of a clause in the full rule text, such as "B3"; this names a link to it.
rules-clause = Absatz { $clause }: Link zu dieser Stelle
# Beside the answer to "why can’t I do this?"
rules-why = Regel zeigen

## Chapters

rules-chapter-goal = Worum es geht
rules-chapter-turn = Dein Zug
rules-chapter-claim = Einen Abschnitt beanspruchen
rules-chapter-build = Bauen
rules-chapter-decorate = Verzieren
rules-chapter-market = Der Markt
rules-chapter-influence = Einflusskarten
rules-chapter-workshop = Deine Werkstatt
rules-chapter-points = Anerkennung und Prestige
rules-chapter-end = Ende und Wertung
rules-chapter-advanced = Tableaus für Fortgeschrittene
rules-chapter-solo = Solo gegen Ivan

## What it is about

rule-goal-title = Ziel des Spiels
rule-goal = Ihr baut zusammen an der Kathedrale, aber alle wollen den Ruhm dafür. Hol Materialien vom Markt, stell Abschnitte fertig, verziere sie. Wer nach der Schlusswertung am meisten Prestige hat, gewinnt. Bei Gleichstand zählen mehr fertige Abschnitte, dann mehr Verzierungen; danach teilt ihr euch den Sieg.
rule-words-title = Abschnitte und Türme
rule-words = Jede Karte der Kathedrale ist ein Abschnitt. Zusammen bilden sie Türme: unten ein Sockel, darüber Mittelteile, obenauf eine Kuppel. Ein Abschnitt heißt nach Turm und Stockwerk; B1 ist also der Sockel von Turm B.
rule-words-example = Im Bild ist B1 ein Sockel, der 2 Ziegel und 2 Steine braucht, B2 ein Mittelteil darüber und B3 die Kuppel obenauf.
rule-seats-title = Wer spielt und was alle haben
rule-seats = Es spielen eine bis vier Personen, alle mit eigener Farbe. Jede Person hat sechs Banner, eine Tür, zwei Bögen und ein Kreuz, eine Werkstatt mit sechs Feldern und ein Lager mit { $room } Plätzen, von denen vier noch mit Bannern belegt sind. In Zugreihenfolge beginnt ihr mit { $first }, { $second }, { $third } und { $fourth } Rubeln. Entweder spielen alle mit einfachen Tableaus oder alle mit denen für Fortgeschrittene.
rule-laying-title = Der Aufbau
rule-laying = Alle Marker beginnen auf Feld { $start } der Leiste. Ressourcenplättchen, Einflusskarten, Würfel, Abschnitte und Werkstattplättchen werden zufällig verteilt: Die Würfel liegen auf dem Feld mit Anerkennung und den vier danach, und jeder Abschnitt bekommt ein Werkstattplättchen. Wer allein oder zu zweit spielt, lässt die Plättchen mit 3+ weg. Der Vorrat an Materialien ist begrenzt, der an Rubeln nicht.

## Your turn

rule-turn-title = Eins von dreien
rule-turn = In deinem Zug machst du genau eins: einen Abschnitt beanspruchen, bauen oder einen Würfel auf dem Markt bewegen. Du darfst nicht passen und nicht zwei davon machen. Gespielt wird im Uhrzeigersinn.
rule-exchange-title = Prestige für Rubel
rule-exchange = In deinem Zug darfst du jederzeit und so oft du willst 1 Prestige abgeben und 2 Rubel nehmen.
rule-exchange-example = Dein Marker steht auf Feld { $next }, einem Prestigefeld. Du gibst 1 Prestige ab, also geht er zurück auf Feld { $before }, und du nimmst 2 Rubel.
rule-exchange-also = einlösen, eintauschen, wechseln, Geld, Münzen
rule-reroll-title = Prestige für einen neuen Wurf
rule-reroll = Einmal in deinem Zug darfst du 1 Prestige abgeben und alle Würfel eines Marktfelds neu werfen.
rule-reroll-also = neu würfeln, nochmal würfeln, Neuwurf
rule-no-prestige-title = Wenn du keins abgeben kannst
rule-no-prestige = Gibst du Prestige ab, geht dein Marker zurück auf das Prestigefeld dahinter. Liegt keins hinter ihm, kannst du gar nicht mit Prestige zahlen.

## Claim a section

rule-available-title = Welche Abschnitte du beanspruchen darfst
rule-available = Jeden Abschnitt ohne Banner, der ein Sockel ist oder direkt auf einem Abschnitt mit Banner steht. Wem dieses Banner gehört und ob der Abschnitt fertig ist, spielt keine Rolle.
rule-banner-title = Welches Banner du nimmst
rule-banner = Für jeden Abschnitt, den du beanspruchst, setzt du eins deiner sechs Banner ein. Kommt es aus dem Lager, ist sein Platz dort für immer frei. Kommt es aus der Reserve, wird nichts frei. Stehen alle sechs auf der Kathedrale, kannst du nichts mehr beanspruchen.
rule-take-tile-title = Das Plättchen gehört dir
rule-take-tile = Setz dein Banner auf den Abschnitt und nimm das Werkstattplättchen, das dort liegt.
rule-place-title = Offen oder verdeckt
rule-place = Leg das Plättchen auf ein leeres Feld deiner Werkstatt. Offen zahlst du den Preis dieses Feldes in Rubel; deine eigene Farbe kostet { $own }, Weiß { $white }, jede andere { $rival }. Verdeckt kostet es nichts, bringt aber für den Rest der Partie nichts, und das Feld ist belegt. Der Preis steht auf dem Feld.
rule-place-example = Dein Plättchen zeigt 2 Holz. Offen auf einem Feld einer anderen Farbe kostet es { $rival } und bringt dir jetzt 2 Holz, und wieder jedes Mal, wenn du diesen Würfel bewegst. Verdeckt kostet es nichts und bringt nie etwas.
rule-place-also = Preis, bezahlen, Kosten
rule-at-once-title = Offen: sofort der Bonus
rule-at-once = Ein offen gelegtes Plättchen bringt dir sofort seinen Bonus, und wieder jedes Mal, wenn du es später nutzt.

## Build

rule-deliver-title = Drei Lieferungen
rule-deliver = Liefere ein, zwei oder drei Materialien aus deinem Lager. Es gibt sechs Materialien: Holz, Ziegel, Stein, Gold und zwei Edelsteine, Smaragd und Amethyst. Materialien, Rubel und Anerkennung heißen zusammen Ressourcen.
rule-where-title = Wohin sie kommen
rule-where = Jedes Material kommt auf einen Abschnitt mit deinem eigenen Banner, der es noch braucht, oder in eine Verzierung. Du darfst sie auf mehrere Abschnitte verteilen und Abschnitte unfertig lassen.
rule-complete-title = Ein Abschnitt ist fertig
rule-complete = Sobald ein Abschnitt alles hat, was er braucht, kommen seine Materialien zurück in den Vorrat, du erhältst die Anerkennung und die Rubel darauf, und die Karte wird umgedreht. Dein Banner bleibt.
rule-penalty-title = Unfertige Abschnitte darunter
rule-penalty = Wird ein Abschnitt fertig, schau auf die beanspruchten, aber unfertigen Abschnitte darunter im selben Turm. Jeder davon kostet die Person, der er gehört, Anerkennung: 1 für jeden fertigen Abschnitt darüber, der jemand anderem gehört.
rule-penalty-example = Hier ist der rote Sockel nicht fertig. Als Blau den Mittelteil darüber fertig gemacht hat, hat Rot 1 Anerkennung verloren. Bei zwei fertigen Abschnitten von anderen darüber wären es 2 gewesen. Eigene rote Abschnitte darüber kosten nichts.
rule-penalty-also = Strafe, Abzug, minus, Zar
rule-leftover-title = Übrige Lieferungen
rule-leftover = Ist ein Abschnitt fertig und du hast noch Lieferungen, mach weiter: an anderen Abschnitten oder mit dem Verzieren, auch dort, wo du gerade fertig geworden bist.

## Decorate

rule-ornaments-title = Eine Verzierung pro Abschnitt
rule-ornaments = Ein fertiger Abschnitt ohne Verzierung kann eine bekommen: eine Tür am Sockel, einen Bogen am Mittelteil, ein Kreuz auf der Kuppel. Verzieren darfst du jeden fertigen Abschnitt, auch einen, den jemand anders gebaut hat.
rule-ornament-cost-title = Was eine Verzierung kostet
rule-ornament-cost = Eine Tür braucht 1 Holz, ein Bogen 1 Stein, ein Kreuz 1 Gold; dazu darfst du jeweils einen oder zwei Edelsteine legen. Jedes dieser Materialien ist eine Lieferung, und eine Verzierung wird in einem Zug ganz geliefert.
rule-jewels-title = Edelsteine glänzen
rule-jewels = Edelsteine an einer Verzierung bringen sofort Prestige: 1 für einen Edelstein, 2 für zwei gleiche, 3 für einen Smaragd und einen Amethyst.
rule-jewels-example = Du verzierst einen Sockel mit einer Tür: 1 Holz, ein Smaragd und ein Amethyst. Das sind alle drei Lieferungen des Zuges, und die zwei verschiedenen Edelsteine bringen dir 3 Prestige.
rule-ornament-stock-title = Die Verzierung selbst brauchst du auch
rule-ornament-stock = Jede Person hat für die ganze Partie eine Tür, zwei Bögen und ein Kreuz. Auf Tableaus für Fortgeschrittene musst du sie erst freischalten.

## The market

rule-move-title = Einen Würfel bewegen
rule-move = Wähl irgendeinen Würfel; er bewegt sich genau so viele Felder vorwärts, wie er zeigt. Der weiße Würfel und der in deiner eigenen Farbe dürfen weiter, für 1 Rubel pro zusätzlichem Feld.
rule-move-example = Du spielst Rot. Der weiße Würfel zeigt 5: Er bewegt sich 5 Felder, oder 6 für 1 Rubel, oder 7 für 2 Rubel. Der rote Würfel kann das auch, denn er ist deiner. Der blaue Würfel bewegt sich genau so weit, wie er zeigt.
rule-move-also = ziehen, weiter, extra, laufen
rule-full-space-title = Ein volles Feld
rule-full-space = Ein Würfel darf nicht anhalten, wo schon drei andere Würfel liegen.
rule-full-space-also = blockiert, Maximum, Grenze, Limit
rule-three-things-title = Danach bis zu drei Dinge
rule-three-things = Wo der Würfel anhält, darfst du sammeln, die Einflusskarte nutzen und ein Werkstattplättchen nutzen: jedes höchstens einmal, in beliebiger Reihenfolge, nichts davon muss sein.
rule-gather-title = Sammeln
rule-gather = Du bekommst die Menge auf dem Plättchen für jeden Würfel, der jetzt auf dem Feld liegt, auch für den, den du bewegt hast. Von Materialien darfst du weniger nehmen. Rubel und Anerkennung gibt es immer in voller Höhe.
rule-gather-also = einsammeln, ernten, nehmen
rule-room-title = Vorrat und Platz
rule-room = Du kannst nicht mehr nehmen, als im Vorrat ist, und nicht mehr, als in dein Lager passt. Was du hast, darfst du nicht wegwerfen.
rule-roll-title = Würfeln für die Nächsten
rule-roll = Wenn du deinen Zug beendest, werden alle Würfel auf deinem Feld geworfen und bleiben dort liegen. Was sie zeigen, findet vor, wer nach dir spielt.

## Influence cards

rule-card-title = Die Karte des Viertels
rule-card = Jede Karte gehört zu zwei Feldern des Marktes. Hält dein Würfel auf einem davon an, darfst du eine der beiden Aktionen der Karte machen, nicht beide.
rule-card-example = Dein Würfel hält auf einem der zwei Felder dieser Karte. Du darfst { $one } nehmen oder spenden ({ $other }), aber nicht beides.
rule-repeat-title = Einmal oder beliebig oft
rule-repeat = Eine Aktion mit dem Wiederholungszeichen darfst du immer wieder machen, aber am Stück: Sobald du sammelst oder ein Plättchen nutzt, ist Schluss damit. Jede andere Aktion gibt es einmal.
rule-craftsmen-title = Handwerker: kaufen und verkaufen
rule-craftsmen = Kaufe ein Material aus dem Vorrat oder verkaufe eins, zum Preis auf der Karte. Zeigt die Karte Materialien, dann nur diese.
rule-teamsters-title = Fuhrleute: Fuhre, verdienen, vertauschen
rule-teamsters = Fuhre: Zahle und liefere so viele Materialien, wie die Karte sagt, als würdest du bauen; eine Verzierung muss ganz hineinpassen. Verdienen: Nimm Rubel. Vertauschen: Zahle und vertausche zwei Ressourcenplättchen des Marktes.
rule-merchants-title = Kaufleute: tauschen, Großhandel, feilschen, Auftrag
rule-merchants = Tauschen: { $trade }. Großhandel: { $bulk }. Feilschen: { $barter }. Auftrag: Nutze ein beliebiges deiner offenen Plättchen, sogar eins, das du in diesem Zug schon genutzt hast.
rule-clergy-title = Klerus: beten, spenden, opfern, Gelübde
rule-clergy = Beten: Du erhältst { $pray }. Spenden: { $donate }. Opfern: { $offer }. Gelübde: Du erhältst { $vow }, wenn du mindestens einen Sockel, einen Mittelteil und eine Kuppel fertig hast.
rule-influence-room-title = Vorrat und Platz zählen auch hier
rule-influence-room = Was du kaufst oder durch Tauschen bekommst, muss im Vorrat sein, und sobald du deinen Teil abgegeben hast, muss in deinem Lager Platz dafür sein.

## Your workshop

rule-tiles-title = Was Plättchen zeigen
rule-tiles = Ein Werkstattplättchen zeigt eine Menge einer Ressource oder einen Würfel.
rule-activate-title = Ein Plättchen nutzen
rule-activate = Hast du einen Würfel bewegt, darfst du das offene Plättchen auf dem Feld dieser Farbe nutzen. Nach dem weißen Würfel: eins deiner zwei weißen Felder.
rule-resource-tile-title = Ein Plättchen mit Ressource
rule-resource-tile = Es bringt dir die Menge, die es zeigt: Materialien, Rubel oder Anerkennung.
rule-die-tile-title = Ein Plättchen mit Würfel
rule-die-tile = Es bringt dir einmal, was das Marktfeld zeigt, auf dem dieser Würfel gerade liegt. Wie viele Würfel dort sind, ist egal.
rule-die-tile-example = Dein Plättchen zeigt den grünen Würfel, der mit zwei anderen Würfeln auf 2 Steinen liegt. Das Plättchen bringt dir 2 Steine, nicht 6.
rule-take-less-title = Weniger nehmen
rule-take-less = Von Materialien darfst du einen Teil oder nichts nehmen. Vorrat und Platz begrenzen sie wie überall.

## Recognition and prestige

rule-recognition-title = Anerkennung
rule-recognition = Ein Marker auf einer Leiste zählt alles. Jede Anerkennung bewegt ihn ein Feld, vorwärts, wenn du sie erhältst, zurück, wenn du sie verlierst, aber nie unter 0.
rule-prestige-title = Prestige
rule-prestige = Jedes Prestige, das du erhältst, bewegt den Marker bis zum nächsten Prestigefeld, ob es nah ist oder fern. Jedes, das du verlierst, bewegt ihn zurück zum Prestigefeld dahinter. Früh ist Prestige also mehr wert, weil die Prestigefelder da noch weit auseinanderliegen.
rule-prestige-example = Dein Marker steht auf Feld { $from }. 2 Anerkennung bringen ihn auf Feld { $next }, ein Prestigefeld. 1 Prestige bringt ihn auch dorthin, und von Feld { $next } bringt ihn noch 1 Prestige zum nächsten, Feld { $after }.
rule-second-lap-title = Über das letzte Feld hinaus
rule-second-lap = Nach Feld 80 wird der Marker auf die Seite +40 gedreht und beginnt bei Feld 1 eine neue Runde. Über diese Grenze darf er auch zurück. Feld 80 selbst ist 40 Prestige wert.
rule-worth-title = Was dein Stand wert ist
rule-worth = Die Zahl auf dem letzten Prestigefeld, auf dem dein Marker steht oder an dem er vorbei ist.

## The end and the score

rule-sixth-title = Der sechste Abschnitt
rule-sixth = Wer zuerst einen sechsten Abschnitt fertig macht, erhält dessen Belohnung und 3 Prestige dazu und spielt den Zug zu Ende. Alle anderen haben dann noch genau einen Zug.
rule-sixth-also = letzte Runde, Schlussrunde, Spielende
rule-markers-back-title = Die Marker rücken zurück
rule-markers-back = Marker zwischen zwei Prestigefeldern gehen auf das hintere Feld zurück.
rule-goods-title = Was du noch hast
rule-goods = Zähl deine Materialien und Rubel zusammen: Je fünf bringen 1 Prestige. Materialien, die auf Abschnitten liegen, zählen nicht.
rule-tower-title = Was ein Turm wert ist
rule-tower = 2 für jeden fertigen Abschnitt und 1 für jede Verzierung darin. Unfertige Abschnitte zählen nichts.
rule-presence-title = Wer präsent ist
rule-presence = Zähl in jedem Turm deine Banner auf fertigen Abschnitten und deine Verzierungen: Das ist deine Präsenz. Ohne sie bekommst du dort nichts.
rule-places-title = Zu dritt und zu viert spielen
rule-places = Wer am meisten Präsenz hat, bekommt, was der Turm wert ist, die nächste Person die Hälfte davon, die nächste davon wieder die Hälfte, immer abgerundet. Bei Gleichstand zählen die Beteiligten ihre Plätze zusammen und teilen sie gleichmäßig, abgerundet. Die vierte Person bekommt die Hälfte vom dritten Platz, und so weiter.
rule-places-example = Ein Turm ist 12 wert. Blau führt und bekommt 12, Gelb 6. Grün und Rot liegen dahinter im Gleichstand: Sie zählen den dritten und vierten Platz zusammen, 3 und 1, und bekommen je 2.
rule-places-also = Mehrheit, unentschieden, gleich, vierte
rule-two-seats-title = Zu zweit und solo spielen
rule-two-seats = Wer mehr Präsenz hat, bekommt alles, die andere Person, falls präsent, ein Drittel, abgerundet. Bei Gleichstand bekommt niemand etwas.
rule-two-seats-example = In diesem Turm haben Rot und Blau je einen fertigen Abschnitt: Gleichstand, also bekommt niemand etwas. Bringt Rot eine Tür an, ist der Turm 5 wert und Rot führt 2 zu 1: Rot bekommt 5, Blau ein Drittel davon, 1.
rule-two-seats-also = Mehrheit, unentschieden, gleich
rule-limit-title = Partien mit Zuglimit
rule-limit = Ein Tisch kann eine Höchstzahl an Zügen haben. Ist sie erreicht, endet die Partie und wird gewertet.

## Advanced boards

rule-advanced-board-title = Was auf dem Tableau liegt
rule-advanced-board = Zwei Banner liegen auf den weißen Feldern und deine vier Verzierungen auf den farbigen. Eine Reserve gibt es nicht: Die Banner auf den weißen Feldern benutzt du wie die aus dem Lager.
rule-advanced-price-title = Ein Preis
rule-advanced-price = Jedes Feld kostet offen { $advanced }.
rule-unlock-title = Eine Verzierung freischalten
rule-unlock = Ein Plättchen, das du offen auf ein farbiges Feld legst, schaltet die Verzierung dort frei. Legst du dort eins verdeckt hin, bleibt sie für immer gesperrt.
rule-unlock-example = Der Bogen liegt auf deinem grünen Feld. Legst du dort ein Plättchen offen ab, kannst du ihn nutzen; legst du es verdeckt ab, ist er für dich verloren.
rule-white-spaces-title = Weiße Felder
rule-white-spaces = Auf ein weißes Feld kommt ein Plättchen erst, wenn das Banner darauf weg ist; es darf auch das sein, mit dem du gerade einen Abschnitt beanspruchst.

## Solo against Ivan

rule-ivan-title = Ivan
rule-ivan = Ivan spielt nach Karten gegen dich. Aufgebaut wird wie für zwei, und du bekommst zu Beginn { $purse }. Er hat Banner, Verzierungen und einen Marker, aber kein Tableau und keine Rubel.
rule-ivan-cards-title = Seine fünf Karten
rule-ivan-cards = Sie liegen in zufälliger Reihenfolge nebeneinander, auf jeder offen ein Plättchen mit einem der Würfel.
rule-ivan-first-title = Er beginnt mit einem Sockel
rule-ivan-first = Vor dem ersten Zug beansprucht er den Sockel, der am meisten Anerkennung bringt, bei mehreren den ganz links. Dessen Plättchen kommt aus dem Spiel.
rule-ivan-turn-title = Sein Zug
rule-ivan-turn = Die erste Karte der Reihe mit einem offenen Plättchen ist dran. Der Würfel auf diesem Plättchen bewegt sich so weit, wie er zeigt, außer er würde dort anhalten, wo drei andere Würfel liegen: Dann bleibt er stehen und bringt nichts. Das Plättchen wird auf die verdeckte Seite gedreht, und Ivan tut, was die Karte sagt. Ihr seid abwechselnd am Zug, und wo nichts anderes steht, gelten für ihn die Regeln für zwei.
rule-ivan-turn-example = Im Bild liegt das Plättchen der ersten Karte schon verdeckt. Also ist die zweite dran: Der weiße Würfel bewegt sich, sein Plättchen liegt danach verdeckt, und Ivan beansprucht einen Abschnitt.
rule-ivan-die-title = Was sein Würfel bringt
rule-ivan-die = Nur Anerkennung: vom Feld mit Anerkennung für jeden Würfel dort und von einer Karte des Klerus, auf der er beten oder ein Gelübde erfüllen kann. Dann werden die Würfel dort geworfen.
rule-ivan-recognition-title = Karte: Anerkennung
rule-ivan-recognition = Ivan erhält 4 Anerkennung.
rule-ivan-inventory-title = Karte: Lager
rule-ivan-inventory = 4 Materialien vom größten Haufen des Vorrats kommen auf diese Karte.
rule-ivan-transport-title = Karte: Transport
rule-ivan-transport = Alles von der Karte „Lager“ kommt auf die Karte „Bau“.
rule-ivan-claim-title = Karte: Anspruch
rule-ivan-claim = Er beansprucht einen Abschnitt direkt über einem von deinen, sonst einen Sockel, sonst irgendeinen möglichen. Passen mehrere, wählst du. Zeigt das Plättchen Anerkennung, erhält er sie; das Plättchen kommt aus dem Spiel. Hat er kein Banner mehr, beansprucht er nichts.
rule-ivan-construction-title = Karte: Bau
rule-ivan-construction = Alles von dieser Karte kommt auf seine unfertigen Abschnitte, jedes Material gilt für jedes andere, zuerst das unterste Stockwerk und von links nach rechts. Ein fertiger Abschnitt bringt ihm die Anerkennung, aber keine Rubel. Was übrig ist, bleibt auf der Karte.
rule-ivan-ornament-title = Wenn alle Plättchen verdeckt sind
rule-ivan-ornament = Zu Beginn seines Zuges setzt er dann zuerst seine nächste Verzierung, in der Reihenfolge Tür, Bogen, Bogen, Kreuz, auf einen passenden Abschnitt von dir, sonst auf einen eigenen, und erhält 1 Prestige. Passen mehrere, wählst du; passt keiner, wartet sie. Danach werden die Plättchen gemischt und wieder offen verteilt.
rule-ivan-end-title = Das Ende gegen Ivan
rule-ivan-end = Niemand erhält die 3 Prestige für den sechsten Abschnitt. Die andere Seite hat noch einen Zug. Die Türme werden wie zu zweit gewertet, und Ivan bekommt nichts für das, was er hat.
