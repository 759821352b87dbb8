# The first game: a lesson at a real table, step by step. Every step has a title and two or three short sentences.
# $rival is the name of the opponent, a woman. The pieces named (red die, section A1, space 4) are fixed.

lesson = Deine erste Partie
# The opponent’s name: a woman’s name that suits the language.
lesson-rival = Vera
lesson-next = Weiter
lesson-leave = Lektion verlassen; du kannst später weitermachen
lesson-go-there = Bring mich hin
lesson-progress = Schritt { $n } von { $of }
lesson-not-now = Das kommt später. Mach erst, was eingerahmt ist.
lesson-read-first = Lies erst das hier, dann geht es weiter.
lesson-wait-title = { $rival } ist dran
lesson-wait = Schau zu, was { $rival } macht.

## The steps

lesson-goal-title = Willkommen auf der Baustelle
lesson-goal = Du und { $rival } baut diese Kathedrale gemeinsam. Fertige Abschnitte und Verzierungen bringen Prestige, und wer am meisten Prestige hat, gewinnt. In jedem Zug machst du eins: Materialien holen, einen Abschnitt beanspruchen oder bauen.
lesson-market-title = Der Markt
lesson-market = Fünf Würfel liegen auf einem Ring aus acht Feldern. Jedes Feld zeigt, was du dort bekommst. Du wählst einen Würfel, er bewegt sich im Uhrzeigersinn so weit, wie er zeigt, und wo er anhält, bekommst du, was es dort gibt.
lesson-move-title = Einen Würfel bewegen
lesson-move = Der rote Würfel zeigt 3: Er kommt auf Feld 4, neben den gelben Würfel. Wähl den roten Würfel, dann das Feld, das leuchtet.
lesson-gather-title = Sammeln
lesson-gather = Du bekommst die Menge auf dem Plättchen für jeden Würfel auf dem Feld: je 2 Ziegel für zwei Würfel, das sind 4. Nimm alle vier.
lesson-end-title = Die Würfel, die du zurücklässt
lesson-end = Wenn du deinen Zug beendest, werden die Würfel auf diesem Feld geworfen und bleiben dort. Was sie zeigen, kann { $rival } nutzen. Beende deinen Zug.
lesson-theirs-title = { $rival } beansprucht einen Abschnitt
lesson-theirs = { $rival } hat ein Banner auf Abschnitt D1 gesetzt; nur sie kann jetzt dort bauen. Das Plättchen von dort liegt nun in ihrer Werkstatt.
lesson-claim-title = Einen Abschnitt beanspruchen
lesson-claim = Abschnitt A1 braucht 1 Holz und 2 Ziegel und bringt 4 Anerkennung. Die Ziegel hast du schon. Wähl Abschnitt A1.
lesson-banner-title = Welches Banner?
lesson-banner = Banner belegen einen Teil deines Lagers. Nimmst du eins von dort, ist sein Platz für immer frei. Nimm also eins aus dem Lager.
lesson-place-title = Offen oder verdeckt
lesson-place = Das Plättchen zeigt 2 Holz. Offen kostet es Rubel und bringt seinen Bonus jetzt und später wieder; verdeckt ist es gratis und bringt nichts. Wähl das grüne Feld und leg das Plättchen dort für 2 Rubel offen ab.
lesson-take-title = Der Bonus kommt sofort
lesson-take = Das Plättchen bringt dir gleich 2 Holz. Nimm beide.
lesson-finish-title = Das war dein Zug
lesson-finish = Mehr gibt es nicht zu tun. Beende deinen Zug.
lesson-deliver-title = Bauen
lesson-deliver = { $rival } hat sich einen Smaragd geholt. Jetzt bau: bis zu drei Materialien in einem Zug. Wähl dreimal Abschnitt A1, für 1 Holz und 2 Ziegel.
lesson-points-title = Fertig!
lesson-points = Der Abschnitt hat dir 4 Anerkennung gebracht: Dein Marker ist vier Felder weitergezogen und über ein Prestigefeld gekommen. Prestige, das du direkt erhältst, bringt ihn geradewegs zum nächsten Prestigefeld.
lesson-above-title = Jemand über dir
lesson-above = { $rival } hat A2 beansprucht, direkt über deinem A1. Türme gehören allen: Ihr könnt übereinander bauen.
lesson-penalty-title = Nicht hinterherhinken
lesson-penalty = Wäre A1 nicht fertig, würdest du Anerkennung verlieren, sobald darüber etwas fertig wird: 1 für jeden fertigen Abschnitt darüber, der nicht dir gehört.
lesson-further-title = Für Rubel weiter
lesson-further = Der weiße Würfel und der in deiner eigenen Farbe dürfen weiter, als sie zeigen: 1 Rubel für jedes Feld mehr. Alle anderen Würfel bewegen sich genau so weit, wie sie zeigen.
lesson-full-title = Drei Würfel füllen ein Feld
lesson-full = Ein Würfel kann nicht anhalten, wo drei andere Würfel liegen. Bis dahin macht jeder Würfel das Feld ergiebiger.
lesson-again-title = Ein Würfel in der richtigen Farbe
lesson-again = Dein Plättchen liegt auf dem grünen Feld. Bewegst du den grünen Würfel, darfst du es nutzen. Er hält neben dem blauen, wo die Smaragde sind. Wähl den grünen Würfel, dann das Feld, das leuchtet.
lesson-influence-title = Einfluss
lesson-influence = Auf dem Markt darfst du drei Dinge tun, in beliebiger Reihenfolge. Eins davon ist die Karte dieses Viertels: hier der Klerus. Bete für 1 Anerkennung.
lesson-more-title = Noch einmal sammeln
lesson-more = Das Zweite: sammeln. Hier liegen zwei Würfel, nimm also beide Smaragde.
lesson-activate-title = Dein Plättchen nutzen
lesson-activate = Das Dritte: Du hast den grünen Würfel bewegt, also darfst du das Plättchen auf deinem grünen Feld nutzen. Wähl es.
lesson-refill-title = Achte auf dein Lager
lesson-refill = Die 2 Holz passen gerade noch: Was nicht hineinpasst, kannst du nicht nehmen. Nimm beide.
lesson-decorate-title = Verzieren
lesson-decorate = Ein fertiger Sockel kann eine Tür bekommen: 1 Holz und bis zu zwei Edelsteine. Ein Edelstein bringt 1 Prestige, zwei gleiche bringen 2, zwei verschiedene 3. Wähl Abschnitt A1 und verziere ihn mit beiden Smaragden.
lesson-others-title = Jeder fertige Abschnitt
lesson-others = Verzieren darfst du jeden fertigen Abschnitt, auch einen von { $rival }. Die Verzierung gehört dir und zählt in diesem Turm für dich.
lesson-majority-title = Wer in einem Turm führt
lesson-majority = Am Ende ist ein Turm 2 für jeden fertigen Abschnitt und 1 für jede Verzierung wert. Hier hast du einen Abschnitt und eine Tür, { $rival } hat noch nichts fertig. Spielt ihr zu zweit, bekommt alles, wer führt, und die andere Seite ein Drittel.
lesson-tied-title = Gleichstand im Turm
lesson-tied = Habt ihr beide in einem Turm gleich viel Präsenz, bekommt dort niemand etwas. Eine Verzierung kann das entscheiden.
lesson-die-tile-title = Ein Plättchen mit Würfel
lesson-die-tile = Das Plättchen auf C1 zeigt den gelben Würfel. So ein Plättchen bringt dir einmal, was der Markt dort zeigt, wo dieser Würfel liegt: Das wären jetzt 2 Ziegel.
lesson-prestige-title = Mit Prestige Hilfe kaufen
lesson-prestige = Jederzeit in deinem Zug darfst du 1 Prestige abgeben: für 2 Rubel, so oft du willst, oder einmal pro Zug, um die Würfel eines Feldes neu zu würfeln.
lesson-ending-title = Wie die Partie endet
lesson-ending = Wer zuerst einen sechsten Abschnitt fertig hat, erhält 3 Prestige; alle anderen haben dann noch einen Zug. Danach werden die Türme gewertet, und je fünf Materialien und Rubel, die du hast, sind 1 Prestige.

## The end of the lesson

lesson-done-title = Das ist schon das ganze Spiel
lesson-done = Du weißt jetzt alles, was du brauchst. Spiel von hier weiter: Ein Bot übernimmt für { $rival }, und du entscheidest alles selbst. Oder schärfe deinen Blick an vier kurzen Rätseln.
lesson-sum-turn = Pro Zug eins: Markt, beanspruchen oder bauen.
lesson-sum-gather = Je mehr Würfel auf einem Feld, desto mehr kannst du sammeln; die Würfel, die du zurücklässt, werden für die anderen geworfen.
lesson-sum-tiles = Ein offenes Plättchen bringt seinen Bonus sofort, und jedes Mal, wenn du seinen Würfel bewegst.
lesson-sum-finish = Mach fertig, was unter den Abschnitten anderer liegt; Edelsteine an Verzierungen sind Prestige.
lesson-sum-towers = Am Ende entscheidet, wer in den Türmen führt.
lesson-play-on = Gegen den Bot weiterspielen
lesson-astray-title = Vom Weg abgekommen
lesson-astray = Hier wurde etwas gespielt, womit die Lektion nicht gerechnet hat. Nimm es zurück, oder spiel frei weiter.
lesson-astray-back = Zurücknehmen

## The second lesson: four short puzzles. Each has a title, a goal, what went wrong, and an answer that explains.

puzzles = Vier Rätsel
puzzles-lead = Jedes dauert einen Zug: Erreiche das Ziel. Versuch es, so oft du willst.
puzzles-begin = Lösen
puzzles-again = Nochmal lösen
puzzles-solved = Gelöst
puzzles-open = Noch nicht gelöst
# $n: how many of the four are solved.
puzzles-progress = { $n ->
        [0] Noch keins gelöst
        [one] 1 von 4 gelöst
        [4] Alle vier gelöst
       *[other] { $n } von 4 gelöst
    }
puzzle = Rätsel { $n } von 4
puzzle-goal = Dein Ziel:
puzzle-tries = { $n ->
        [one] 1 Versuch
       *[other] { $n } Versuche
    }
puzzle-missed = Diesmal nicht
puzzle-try-again = Nochmal versuchen
puzzle-show = Lösung zeigen
puzzle-shown = Die Lösung
puzzle-right = Genau!
puzzle-next = Nächstes Rätsel
puzzle-all = Alle Rätsel
puzzle-extra-title = Felder dazukaufen
puzzle-extra-goal = Am Ende dieses Zuges hast du mindestens 3 Gold.
puzzle-extra-missed = Zähl, wie viele Würfel auf dem Feld mit dem Gold liegen würden und was du bezahlen kannst.
puzzle-extra-answer = Der weiße Würfel zeigt 3 und würde ein Feld zu früh anhalten. Zahle 1 Rubel, und er kommt eins weiter, zum Gold: Mit den zwei Würfeln dort sind es drei, und für jeden gibt es 1 Gold.
puzzle-die-tile-title = Ein Plättchen mit Würfel
puzzle-die-tile-goal = Am Ende dieses Zuges hast du mindestens 6 Ziegel.
puzzle-die-tile-missed = Bei welchem Würfel darfst du dein Plättchen nutzen, und was bringt es dort, wo sein Würfel jetzt liegt?
puzzle-die-tile-answer = Beweg den grünen Würfel zu den Ziegeln: Dort liegen jetzt zwei Würfel, du kannst also 4 sammeln. Dein Plättchen auf dem grünen Feld zeigt den gelben Würfel, und der liegt auch bei den Ziegeln: Nutze es für 2 weitere. Wie viele Würfel dort liegen, ist für das Plättchen egal.
puzzle-penalty-title = Die Strafe
puzzle-penalty-goal = Mach einen Abschnitt fertig, sodass { $rival } 2 Anerkennung verliert.
puzzle-penalty-missed = Such einen unfertigen Abschnitt von { $rival } und zähl die fertigen darüber, die nicht ihr gehören.
puzzle-penalty-answer = Mach A3 fertig: Darunter ist A1 von { $rival } unfertig, und nun gehören zwei fertige Abschnitte darüber nicht ihr, also verliert sie 2. In Turm B ist einer der beiden darüber ihr eigener und zählt nicht, sie würde nur 1 verlieren. In Turm C hinkt dein eigenes C1 hinterher.
puzzle-towers-title = Die Türme
puzzle-towers-goal = Das ist der letzte Zug der Partie. Gewinne sie.
puzzle-towers-missed = Such den Turm mit Gleichstand: Dort bekommt ihr beide nichts.
puzzle-towers-answer = In Turm A herrscht Gleichstand, je ein Abschnitt, also bekäme niemand etwas dafür. Verziere A2 von { $rival } mit einem Bogen: Jetzt führst du dort und bekommst den ganzen Wert des Turms. Noch einen Abschnitt fertig zu machen, bringt weniger.

## On the start page

learn = Spiel lernen
learn-start = Spiel lernen
learn-continue = Erste Partie fortsetzen
learn-text = Eine geführte erste Partie, etwa acht Minuten.
learn-fresh-text = Neu hier? Spiel eine geführte erste Partie: etwa acht Minuten, und du weißt, wie es geht.
