### Looking back at a game: replay, playing on from a moment, and the game in figures.
### A "ply" is one step of the game: one decision of a player or one roll of the dice; a turn has several plies.

## Replay

replay = Rückblick
replay-game = Diese Partie ansehen
replay-steps = Schritte durch die Partie
# Where the replay stands, above the slider. $name is the player whose turn it was.
replay-turn = Zug { $turn } · { $name }
replay-before = Vor dem ersten Zug
# A short count: move 45 of 230.
replay-count = { $ply } / { $most }
replay-opening = Der Tisch ist aufgebaut; noch hat niemand gespielt.
replay-loading = Die Partie wird geladen …
replay-slider = Moment der Partie
# Read out by a screen reader for the slider.
replay-where = Zug { $turn }, { $name }: Schritt { $ply } von { $most }
replay-where-opening = Vor dem ersten Zug: Schritt { $ply } von { $most }
replay-first = Zum Anfang
replay-turn-back = Ein Zug zurück
replay-back = Ein Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-next = Ein Schritt vor
replay-turn-next = Ein Zug vor
replay-last = Zum letzten Schritt
replay-speed = Tempo des Rückblicks
replay-speed-slow = Langsam
replay-speed-normal = Normal
replay-speed-fast = Schnell
replay-speed-fastest = Sehr schnell
# A button: leaves the replay of a running game.
replay-now = Zurück zur Partie
# A button: leaves the replay of a finished game.
replay-close = Rückblick schließen
replay-news = Es ist etwas passiert: Die Partie geht weiter.

## The address of a moment

moment-link = Link zu diesem Moment
# The same on a narrow button.
moment-link-short = Link
moment-link-label = Adresse dieses Moments
moment-link-text = Wer ihn öffnet, sieht den Tisch in diesem Moment und kann die Partie von hier aus ansehen.

## Playing on from a moment

fork = Von hier weiterspielen
# The same on a narrow button.
fork-short = Weiterspielen
fork-text = Ein neuer Tisch beginnt mit dieser Stellung. Die Partie, die du gerade ansiehst, ändert sich nicht.
fork-seats = Wer spielt?
# Names a choice for a screen reader. $name is who sat there in the old game.
fork-seat = Wer spielt für { $name }
fork-name = Name der Person, die für { $name } spielt
fork-person = Person
# $level is the name of a strength, such as "Solide".
fork-bot = Bot – { $level }
fork-dice = Was bisher gewürfelt wurde, bleibt. Von hier an würfelt der neue Tisch selbst, und seine Würfel lassen sich prüfen wie alle anderen.
fork-dice-now = Hier wird gleich gewürfelt: Der neue Tisch würfelt selbst, und seine Würfel lassen sich prüfen wie alle anderen.
fork-start = Weiterspielen
# The first line of the log of such a table, a link to that moment.
log-forked = Diese Partie beginnt mitten in einer anderen.

## The game in figures

figures = Kurve und Zahlen
figures-loading = Es wird gezählt …
chart = Prestige im Lauf der Partie
chart-mode = Welche Punkte
# Two ways to draw the chart: the markers on the scoring track, or everything as if the game had ended there.
chart-mode-track = Auf der Leiste
chart-mode-scored = Wäre dort Schluss
chart-slider = Zug in der Kurve
chart-turn = Zug
# Read out by a screen reader, one after the other for all players.
chart-points = { $name }: { $points }
chart-jump = Diesen Moment ansehen
chart-table = Dasselbe als Tabelle
sources = Woher das Prestige kam
source = Quelle
source-points = { $points }
source-market = Markt
source-tiles = Werkstattplättchen
source-influence = Einflusskarten
source-sections = Fertige Abschnitte
source-ornaments = Verzierungen und Edelsteine
source-ending = Zuerst sechs Abschnitte
source-exchange = Ausgegeben für Rubel und Neuwürfe
source-displeasure = Unfertige Abschnitte
source-ivan = Ivans Karten
source-goods = Übrige Materialien und Rubel
source-towers = Türme
source-so-far = Bisher
deeds = Was alle gemacht haben
deed-claimed = Abschnitte beansprucht
deed-completed = Abschnitte fertig gebaut
deed-deliveries = Lieferungen
deed-ornaments = Verzierungen angebracht
deed-jewels = Edelsteine an Verzierungen
deed-gathered = Materialien gesammelt
deed-spent = Materialien verbraucht
deed-earned = Rubel verdient
deed-paid = Rubel bezahlt
deed-dice = Würfel bewegt
deed-spaces = Felder zurückgelegt
deed-activations = Plättchen genutzt
deed-influence = Einflusskarten genutzt
deed-turns = Züge
deed-thought = Bedenkzeit
# A duration, as short as it can be said.
deed-time = { $hours ->
    [0] { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } min { $seconds } s
      }
   *[other] { $hours } h { $minutes } min
  }

## Turning points: a bot looks at a finished game

chances = Gewinnchance, wie ein starker Bot sie sieht
# A player's chance to win, beside the name.
chance = { $percent } %
turning = Wendepunkte
turning-text = Ein starker Bot kann die Partie Zug für Zug noch einmal durchgehen und zeigen, wo sie sich entschied und was besser gewesen wäre.
turning-ask = Wendepunkte suchen
turning-preparing = Der Bot macht sich bereit …
turning-working = Die Partie wird durchgesehen: { $percent } %
turning-failed = Der Bot konnte diese Partie nicht durchgehen. Du kannst es noch einmal versuchen.
turning-none = Die Chancen haben sich in keinem Zug stark verändert.
turning-by = Beurteilt von einem Bot, der jede Möglichkeit viele Male probiert hat. Er ist stark, kann sich aber irren.
# $percent is a number of percentage points.
turning-lost = Gewinnchance: { $percent } % weniger
turning-won = Gewinnchance: { $percent } % mehr
# $played and $best are moves, as on buttons: "B3 beanspruchen", "Gold an A2 liefern".
turning-better = Gespielt: { $played }. Besser: { $best }.
turning-closer = Die wichtigen Züge werden genauer angesehen …
turning-stop = Anhalten
turning-continue = Weitersuchen
turning-clean = Zu keinem deiner Züge gab es eine klar bessere Alternative.
turning-everyone = Wendepunkte von allen zeigen, auch die durch Würfel

## Eine bessere Fortsetzung: was ein Bot stattdessen gespielt hätte, Aktion für Aktion

better = Bessere Fortsetzung
better-show = Bessere Fortsetzung ansehen
better-count = Schritt { $at } von { $of }
better-close = Zurück zur Partie
better-instead = Statt: { $played }
