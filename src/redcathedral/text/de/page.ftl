### The words of the page in German. Values in braces are filled in by the program.

## The start page

title = Red Cathedral
title-your-turn = ● Du bist dran – Red Cathedral
tagline = Sammle, beanspruche Abschnitte und baue: Lass Türme über dem Markt wachsen und mach dir einen Namen.
start-choose = Wie möchtest du spielen?
unofficial = Eine inoffizielle digitale Edition für alle, die das Brettspiel lieben. Alle Zeichnungen sind von uns.
privacy-title = Datenschutz
mode-bot = Gegen Bots spielen
mode-bot-text = Ein bis drei Gegner auf diesem Gerät.
mode-bot-lead = Wähl, gegen wie viele Bots du spielst und wie stark sie sind.
mode-solo = Solo gegen Ivan
mode-solo-text = Der Solo-Gegner aus der Spielregel.
mode-solo-lead = Ivan folgt seinen Karten; hat er die Wahl, entscheidest du.
mode-hot = An einem Bildschirm
mode-hot-text = Zu zweit, zu dritt oder zu viert an einem Gerät.
mode-hot-lead = Der Bildschirm zeigt immer das Tableau der Person, die dran ist.
mode-friends = Mit anderen spielen
mode-friends-text = Verschick einen Link; mitspielen geht von überall.
mode-friends-lead = Du bekommst einen Link zum Verschicken. Die Partie beginnt, sobald alle Plätze besetzt sind.
start-game = Partie starten
make-table = Tisch aufmachen
starting = Es geht los …
your-name = Dein Name
name-of = Name von Person { $n }
player-n = Person { $n }
your-color = Deine Farbe
how-many-bots = Anzahl der Bots
how-many-players = Wie viele spielen mit?
bot-name = { $n ->
    [1] Boris
    [2] Sascha
   *[other] Oleg
  }
more-options = Weitere Optionen
boards = Werkstatt-Tableaus
boards-basic = Einfach
boards-advanced = Fortgeschritten
edition-file = Eigene Editionsdatei
choose-file = Datei auswählen
first-game = Einflusskarten für die erste Partie
your-games = Deine Partien
no-games = Hier erscheinen die Partien, die du auf diesem Gerät startest oder bei denen du mitspielst.
load-record = Gespeicherte Partie laden
forget-game = Aus der Liste ausblenden
you-watched = Zugeschaut ·
status-waiting = wartet
status-playing = Zug { $turn }
status-your-turn = du bist dran
status-over = beendet

## States of a table

loading = Der Tisch wird aufgebaut …
missing-title = Diesen Tisch gibt es nicht
missing-text = Vielleicht ist die Adresse vertippt, oder die Partie wurde auf einem anderen Server gespielt.
unreachable-title = Der Server antwortet nicht
unreachable-text = Deine Partie ist dort sicher. Wir versuchen es weiter.
try-again = Nochmal versuchen
reconnecting = Verbinde neu …
watching = Du schaust zu
error-network = Der Server antwortet nicht. Wir versuchen es weiter.
error-server = Der Server konnte das nicht ausführen ({ $status }).
error-stale = Jemand war schneller. So sieht der Tisch jetzt aus.
why-unknown = Das geht gerade nicht.

## The waiting room

waiting-title = Warten, bis alle da sind
waiting-host = Schick diesen Link an alle, die mitspielen sollen. Wer ihn öffnet, kann sich auf einen freien Platz setzen.
waiting-guest = Du hast einen Platz. Die Partie beginnt, sobald alle Plätze besetzt sind.
waiting-invited = Du hast eine Einladung. Wähl einen Namen und nimm Platz.
waiting-watcher = Die Partie hat noch nicht begonnen. Du kannst hier zuschauen.
waiting-short = wartet …
invite-link = Einladungslink
invite-make = Einladungslink erstellen
invite-renew = Neuer Link (der alte gilt dann nicht mehr)
sit-here = Hier hinsetzen
fill-with-bot = Bot hinsetzen
free-seat = Platz frei machen
name-change = Namen ändern
name-save = Speichern
seat-give-up = Platz aufgeben
thats-you = { " " }(du)
copy = Kopieren
copied = Kopiert

## The table

market = Markt
cathedral = Kathedrale
track = Punkteleiste
workshop = Werkstatt
supply = Vorrat
log = Verlauf
parts = Teile des Tischs
tab-market = Markt
tab-cathedral = Kathedrale
tab-you = Tableaus
tab-log = Verlauf
tower = Turm { $name }
action-bar = Dein Zug
board-of = Tableau von { $name }
in-hand = Auf der Hand
seats = Plätze
ivan = Ivan
ivan-cards = Ivans Karten
bot = Bot
somebody = Jemand
no-goods = keine Materialien
locked = gesperrt
nothing = nichts
seat-open = Freier Platz
seat-away = abwesend
seat-gone = offline
seat-getting-ready = macht sich bereit; spielt bis dahin einfacher
seat-bot-plays = ein Bot spielt
open-seat = ganzes Tableau öffnen
legend-recognition = Anerkennung: 1 Feld
legend-prestige = Prestige: zum nächsten Prestigefeld
track-seat = { $name }: Feld { $space }, { $prestige } Prestige.
purse-sections = { $n ->
    [one] 1 fertiger Abschnitt
   *[other] { $n } fertige Abschnitte
  } von 6
purse-banners = { $n ->
    [one] noch 1 Banner
   *[other] noch { $n } Banner
  }
space-label = Feld { $space }: { $tile } pro Würfel, { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
  }
land-on = { $what }. { $extra ->
    [0] { "" }
    [one] 1 Rubel extra.
   *[other] { $extra } Rubel extra.
  } { $text }
landing-free = hier
landing-space = Feld { $space }
up-to = bis zu { $n }
landing-extra = −{ $n }
die-label = Der { $die-e } Würfel auf Feld { $space } zeigt { $value }{ $can ->
    [yes] , kann sich bewegen
   *[no] { "" }
  }
section-label = Abschnitt { $name }, { $kind }. { $state ->
    [complete] Fertig, gebaut von { $owner }. Verzierung: { $ornament }.
    [claimed] Beansprucht von { $owner }. Braucht { $cost }; geliefert: { $delivered }.
   *[free] Nicht beansprucht. Braucht { $cost }. Plättchen: { $tile }.
  } Bringt { $recognition } Anerkennung{ $rubles ->
    [0] { "" }
    [one] { " " }und 1 Rubel
   *[other] { " " }und { $rubles } Rubel
  }.
section-about = { $state ->
    [complete] Fertig, gebaut von { $owner }.
    [claimed] Hier baut { $owner }: { $cost }; bisher geliefert: { $delivered }.
   *[free] Braucht { $cost }. Plättchen: { $tile }.
  }
workshop-label = { $space-cap-es } Feld: { $state ->
    [up] { $tile }, offen
   *[down] ein verdecktes Plättchen
  }
inventory-label = Lager: { $held } von { $room } Plätzen belegt

## Whose turn and what to do

turn-yours = Du bist dran
turn-named = { $name }, du bist dran
turn-other = { $name } ist dran
turn-bot = { $name } überlegt
turn-ivan-choice = Du wählst für Ivan
turn-over = Die Partie ist zu Ende
turn-number = Zug { $n }
turn-number-limit = Zug { $n } von { $limit }
last-turns = { $name } hat sechs Abschnitte fertig: Das sind die letzten Züge.
wait-for = Wir warten auf { $name } …
do-start = { $can ->
    [claim] Beanspruche einen Abschnitt oder bewege einen Würfel auf dem Markt
    [deliver] Liefere Materialien oder bewege einen Würfel auf dem Markt
    [market] Bewege einen Würfel auf dem Markt
   *[all] Beanspruche einen Abschnitt, liefere Materialien oder bewege einen Würfel auf dem Markt
  }. Wähl etwas, das leuchtet.
do-banner = Welches Banner kommt auf { $section }? Eins aus dem Lager macht dort einen Platz frei.
do-place = Leg das Plättchen von { $section } ab: Wähl ein Werkstattfeld. Offen bringt es sofort seinen Bonus, verdeckt kostet es nichts.
do-take = { $material-howmany } nimmst du? Höchstens { $most }.
do-build = { $left ->
    [0] Alle Lieferungen sind gemacht. Beende deinen Zug.
    [one] Noch eine Lieferung. Liefere, verziere oder beende deinen Zug.
   *[other] Noch { $left } Lieferungen. Liefere, verziere oder beende deinen Zug.
  }
do-market = Der { $die-e } Würfel liegt auf Feld { $space }: Sammle, nutze die Einflusskarte, nutze ein Plättchen, in beliebiger Reihenfolge. Dann beende deinen Zug.
do-haul = Die Fuhrleute bringen noch { $left ->
    [one] ein Material
   *[other] { $left } Materialien
  }: Wähl einen Abschnitt oder ein Material.
do-settled = Der Abschnitt gehört dir. Beende deinen Zug.
do-done = Mehr gibt es hier nicht zu tun. Beende deinen Zug.
do-ivan-claim = Ivan kann mehrere Abschnitte beanspruchen. Wähl den, den er bekommt.
do-ivan-ornament = Ivans Verzierung passt an mehrere Stellen. Wähl eine.
do-roll = Die Würfel rollen.
do-shuffle = Ivans Plättchen werden verteilt.
do-over = Das Wertungsblatt zeigt alles genau.
picked-die = { $n ->
    [0] Der { $die-e } Würfel kann sich gerade nicht bewegen.
    [one] Der { $die-e } Würfel: Drück auf das Feld, auf dem er landet, oder bestätige hier.
   *[other] Der { $die-e } Würfel: Jedes Feld mehr kostet 1 Rubel.
  }
picked-section = { $n ->
    [0] Bei { $section } gibt es gerade nichts zu tun.
   *[other] Was machst du bei { $section }?
  }
picked-material = { $n ->
    [0] Gerade kannst du { $material-with } nichts anfangen.
   *[other] Was machst du { $material-with }?
  }
picked-space = { $n ->
    [0] Auf dem { $space-en } Feld gibt es gerade nichts zu tun.
   *[other] Was machst du auf dem { $space-en } Feld?
  }
picked-words = { $words } …
end-turn = Zug beenden
undo = Zurück
undo-ask = Um Rücknahme bitten
undo-asked = { $name } möchte einen Schritt zurücknehmen.
undo-waiting = Wir fragen die anderen, ob du das zurücknehmen darfst …
undo-agree = Einverstanden
undo-refuse = Ablehnen
# The others can decide about a seat whose person is away. $name is a player.
absent-title = { $name } ist nicht da und wäre am Zug.
absent-wait = Bleibt das so, könnt ihr bald einen Bot weiterspielen lassen oder die Partie beenden.
absent-rule = Ein Bot spielt bis zur Rückkehr, wenn mehr als die Hälfte der Anwesenden es will. Die Partie endet, wenn alle Anwesenden es wollen.
# A button: a bot is to play somebody’s turns while they’re away.
absent-bot = Bot spielen lassen
absent-end = Partie beenden
absent-keep = Weiter warten
# $names are those who want it.
absent-for-bot = Für einen Bot: { $names }
absent-for-end = Für das Ende der Partie: { $names }
ended-early = Ihr habt diese Partie vorzeitig beendet.
ended-early-scores = Niemand hat gewonnen. So stünde es, wenn jetzt gewertet würde.
undo-why-strict = An diesem Tisch gelten strenge Regeln: Nach einem Wurf oder dem Zug anderer lässt sich nichts zurücknehmen.
undo-why-none = Es gibt noch nichts zurückzunehmen.
cancel = Abbrechen
you-are-away = Du bist abwesend.
# A button: shows what is seldom wanted, to exchange prestige and to reroll.
more-actions = Selten gebraucht
picked-anytime = Selten gebraucht: kostet je 1 Prestige.
take-nothing = Nichts nehmen
compound-deliver = Alles liefern
compound-gather = Sammeln und Plättchen nutzen
compound-market = Feld { $space } mit allem, was es gibt: { $what }
compound-stopped = { $why } Der Rest wurde nicht gespielt.
take-fewer = Anzahl wählen
no-jewels = keine Edelsteine
place-face-up = Offen
place-face-down = Verdeckt
spaces-free = { $n ->
    [one] 1 Platz frei
   *[other] { $n } Plätze frei
  }
presence = Präsenz
presence-seat = { $name }: Präsenz { $n }
scored-now = Wertung jetzt
scored-seat = { $name }: jetzt gewertet { $n }
keys-title = Tasten
keys-option = eine Option wählen
keys-arrows = durch die Optionen gehen
keys-end = deinen Zug beenden
keys-undo = zurücknehmen
keys-hint = um einen Tipp bitten
keys-tip = erklären, was ausgewählt ist
keys-close = abbrechen
keys-help = diese Liste
keys-setting = Du kannst diese Tasten in den Einstellungen abschalten; Pfeile und Esc bleiben.

## Verbs, on buttons that open more

verb-claim = Abschnitt beanspruchen
verb-deliver = Liefern
verb-ornament = Verzieren
verb-market = Würfel bewegen
verb-place = Plättchen ablegen
verb-banner = Banner nehmen
verb-take = Nehmen
verb-gather = Sammeln
verb-activate = Plättchen nutzen
verb-commission = Auftrag vergeben
verb-buy = Kaufen
verb-sell = Verkaufen
verb-haul = Fuhre bestellen
verb-earn = Verdienen
verb-swap = Plättchen vertauschen
verb-trade = Tauschen
verb-bulk = Großhandel
verb-barter = Feilschen
verb-pray = Beten
verb-donate = Spenden
verb-offer = Opfern
verb-vow = Gelübde erfüllen
verb-exchange = Prestige einlösen
verb-reroll = Feld neu würfeln
verb-done = Fuhre beenden
verb-ivan = Für Ivan
verb-end = Zug beenden

## Plies, whole

ply-claim = Abschnitt beanspruchen
ply-claim-1 = { $a } beanspruchen
ply-banner = Banner nehmen
ply-banner-1 = Banner { $a-from }
ply-place = Plättchen ablegen
ply-place-1 = Ablegen: { $a }
ply-place-up = Offen: { $a }
ply-place-down = Verdeckt: { $a }
ply-take = Nehmen
ply-take-1 = { $a } nehmen
ply-deliver = Liefern
ply-deliver-1 = { $a } liefern
ply-deliver-2 = { $a } an { $b } liefern
ply-ornament = Verzieren
ply-ornament-1 = { $a } verzieren
ply-ornament-2 = { $a } mit { $b } verzieren
ply-ornament-3 = { $a } mit { $goods-dat } verzieren
ply-market = Würfel bewegen
ply-market-1 = { $a-cap-en } Würfel bewegen
ply-market-2 = { $a-cap-en } Würfel { $b } bewegen
ply-gather = Sammeln
ply-gather-1 = { $a } sammeln
ply-activate = Plättchen nutzen
ply-activate-1 = Plättchen nutzen: { $a }
ply-commission = Auftrag vergeben
ply-commission-1 = Auftrag: Plättchen { $a }
ply-buy = Kaufen
ply-buy-1 = { $a } kaufen
ply-sell = Verkaufen
ply-sell-1 = { $a } verkaufen
ply-haul = Fuhre bestellen
ply-earn = Verdienen
ply-swap = Plättchen vertauschen
ply-swap-1 = Feld { $a } vertauschen mit
ply-swap-2 = Feld { $a } und { $b } vertauschen
ply-trade = Tauschen
ply-trade-1 = { $a-many } tauschen gegen
ply-trade-2 = { $a-many } gegen { $b } tauschen
ply-bulk = Großhandel
ply-bulk-1 = { $a-many } tauschen gegen
ply-bulk-2 = { $a-many } tauschen gegen { $b } und
ply-bulk-3 = { $a-many } gegen { $goods } tauschen
ply-barter = Feilschen
ply-barter-1 = Feilschen: { $a } gegen
ply-barter-2 = Feilschen: { $a } gegen { $b }
ply-pray = Beten
ply-donate = Spenden
ply-offer = Opfern
ply-offer-1 = Opfern: { $a } und
ply-offer-2 = Opfern: { $a }, { $b } und
ply-offer-3 = { $a }, { $b } und { $c } opfern
ply-vow = Gelübde erfüllen
ply-exchange = Prestige einlösen
ply-reroll = Feld neu würfeln
ply-reroll-1 = Feld { $a } neu würfeln
ply-done = Fuhre beenden
ply-ivan = Für Ivan
ply-ivan-1 = Ivan: { $a }
ply-end = Zug beenden

## Influence cards

guild-craftsmen = Handwerker
guild-teamsters = Fuhrleute
guild-merchants = Kaufleute
guild-clergy = Klerus
influence-repeat = beliebig oft
influence-buy = Material kaufen
influence-sell = Material verkaufen
influence-haul = { $gain ->
    [one] 1 Material liefern
   *[other] { $gain } Materialien liefern
  }
influence-earn = Rubel verdienen
influence-swap = Plättchen vertauschen
influence-trade = { $cost } gleiche gegen 1 beliebiges
influence-bulk = { $cost } gleiche gegen 2 beliebige
influence-barter = 1 gegen 1 anderes
influence-commission = Eigenes Plättchen nutzen
influence-pray = Beten
influence-donate = Rubel spenden
influence-offer = { $cost } verschiedene opfern
influence-vow = Mit Sockel, Mittelteil, Kuppel

## Ivan

ivan-recognition = Anerkennung
ivan-inventory = Lager
ivan-transport = Transport
ivan-claim = Anspruch
ivan-construction = Bau
ivan-recognition-text = Anerkennung: Ivan erhält 4.
ivan-inventory-text = Lager: 4 Materialien vom größten Haufen.
ivan-transport-text = Transport: Alles von der Karte „Lager“ kommt auf die Karte „Bau“.
ivan-claim-text = Anspruch: Ivan beansprucht einen Abschnitt.
ivan-construction-text = Bau: Ivan baut mit dem, was auf dieser Karte liegt.

## Words
## A form called `short` is for narrow places; where it is missing the word stands as it is.
## Materials: `many` several or any amount, `none` "no …", `howmany` "How much …" at the start of a sentence, `with` "with the …".
## Colors: `e`, `en`, `er`, `es` the endings (das rote, dem roten, roter, rotes), `cap-en`, `cap-es` with a capital; the two
## white spaces of the workshop are “das erste weiße Feld”, “dem zweiten weißen Feld”.
## Ornaments: `def` and `def-acc` with the article, `his` "seinen Bogen", `none` "keinen Bogen", `your` "Dein Bogen".

word-lumber = Holz
    .many = Holz
    .none = kein Holz
    .howmany = Wie viel Holz
    .with = mit dem Holz
word-brick = Ziegel
    .many = Ziegel
    .none = keine Ziegel
    .howmany = Wie viele Ziegel
    .with = mit den Ziegeln
word-stone = Stein
    .many = Steine
    .none = keine Steine
    .howmany = Wie viele Steine
    .with = mit den Steinen
word-gold = Gold
    .many = Gold
    .none = kein Gold
    .howmany = Wie viel Gold
    .with = mit dem Gold
word-emerald = Smaragd
    .many = Smaragde
    .none = keine Smaragde
    .howmany = Wie viele Smaragde
    .with = mit den Smaragden
word-amethyst = Amethyst
    .many = Amethyste
    .none = keine Amethyste
    .howmany = Wie viele Amethyste
    .with = mit den Amethysten
word-rubles = Rubel
    .none = keine Rubel
    .howmany = Wie viele Rubel
word-recognition = Anerkennung
    .none = keine Anerkennung
    .howmany = Wie viel Anerkennung
word-prestige = Prestige
word-red = rot
    .e = rote
    .en = roten
    .er = roter
    .es = rotes
    .cap-en = Roten
    .cap-es = Rotes
word-blue = blau
    .e = blaue
    .en = blauen
    .er = blauer
    .es = blaues
    .cap-en = Blauen
    .cap-es = Blaues
word-green = grün
    .e = grüne
    .en = grünen
    .er = grüner
    .es = grünes
    .cap-en = Grünen
    .cap-es = Grünes
word-yellow = gelb
    .e = gelbe
    .en = gelben
    .er = gelber
    .es = gelbes
    .cap-en = Gelben
    .cap-es = Gelbes
word-white = weiß
    .e = weiße
    .en = weißen
    .er = weißer
    .es = weißes
    .cap-en = Weißen
    .cap-es = Weißes
word-white1 = weiß 1
    .from = vom weißen Feld 1
    .e = erste weiße
    .en = ersten weißen
    .es = erstes weißes
    .cap-es = Erstes weißes
word-white2 = weiß 2
    .from = vom weißen Feld 2
    .e = zweite weiße
    .en = zweiten weißen
    .es = zweites weißes
    .cap-es = Zweites weißes
word-red-seat = Rot
word-blue-seat = Blau
word-green-seat = Grün
word-yellow-seat = Gelb
word-white-seat = Niemand
word-base = Sockel
word-middle = Mittelteil
word-dome = Kuppel
word-door = Tür
    .def = die Tür
    .def-acc = die Tür
    .his = seine Tür
    .none = keine Tür
    .your = Deine Tür
word-arch = Bogen
    .def = der Bogen
    .def-acc = den Bogen
    .his = seinen Bogen
    .none = keinen Bogen
    .your = Dein Bogen
word-cross = Kreuz
    .def = das Kreuz
    .def-acc = das Kreuz
    .his = sein Kreuz
    .none = kein Kreuz
    .your = Dein Kreuz
word-inventory = Lager
    .from = aus dem Lager
word-reserve = Reserve
    .from = aus der Reserve
word-up = offen
word-down = verdeckt
amount-lumber = { $n } Holz
    .short = { $n } Holz
amount-brick = { $n ->
    [one] 1 Ziegel
   *[other] { $n } Ziegel
  }
    .dat = { $n ->
        [one] 1 Ziegel
       *[other] { $n } Ziegeln
      }
    .short = { $n ->
        [one] 1 Ziegel
       *[other] { $n } Ziegel
      }
amount-stone = { $n ->
    [one] 1 Stein
   *[other] { $n } Steine
  }
    .dat = { $n ->
        [one] 1 Stein
       *[other] { $n } Steinen
      }
    .short = { $n ->
        [one] 1 Stein
       *[other] { $n } Steine
      }
amount-gold = { $n } Gold
    .short = { $n } Gold
amount-emerald = { $n ->
    [one] 1 Smaragd
   *[other] { $n } Smaragde
  }
    .dat = { $n ->
        [one] 1 Smaragd
       *[other] { $n } Smaragden
      }
    .short = { $n } Smar.
amount-amethyst = { $n ->
    [one] 1 Amethyst
   *[other] { $n } Amethyste
  }
    .dat = { $n ->
        [one] 1 Amethyst
       *[other] { $n } Amethysten
      }
    .short = { $n } Ameth.
amount-rubles = { $n ->
    [one] 1 Rubel
   *[other] { $n } Rubel
  }
    .short = { $n } Rub.
amount-recognition = { $n } Anerkennung
    .short = { $n } Anerk.
tile-die = { $die-er } Würfel
    .short = ⚄ { $die-short }

## The log

log-created = Der Tisch ist aufgebaut.
log-sat = { $name } nimmt Platz.
log-renamed = Jemand heißt jetzt { $name }.
log-left = { $more ->
    [voted] Bis { $name } zurück ist, spielt ein Bot: Die anderen wollten es so.
    [bot] { $name } ist weg; ein Bot übernimmt.
   *[none] { $name } ist weg; der Tisch wartet.
  }
log-back = { $name } ist zurück.
log-seat = { $more ->
    [bot] Ein Bot nimmt Platz.
   *[open] Ein Platz ist wieder frei.
  }
log-started = Die Partie beginnt.
log-undo = { $name } nimmt einen Schritt zurück.
log-undo-asked = { $name } möchte einen Schritt zurücknehmen.
log-undo-answered = { $agree ->
    [true] { $name } ist einverstanden.
   *[false] { $name } ist nicht einverstanden.
  }
# About somebody who is away on their turn.
log-wished = { $more ->
    [bot] { $name } möchte, dass ein Bot spielt.
    [end] { $name } möchte die Partie beenden.
   *[wait] { $name } möchte warten.
  }
log-chat = { $name }: { $text }
log-over = { $more ->
    [agreed] Die Partie wurde vorzeitig beendet: Alle Anwesenden wollten es.
   *[none] Die Partie ist zu Ende.
  }
log-rematch = { $name } macht den nächsten Tisch auf.
chat-placeholder = Sag etwas
chat-send = Senden
messages-hidden = { $n ->
    [one] 1 Nachricht ausgeblendet
   *[other] { $n } Nachrichten ausgeblendet
  }
mute-or-report = { $name } stummschalten oder melden
mute = { $name } stummschalten
unmute = { $name } wieder zulassen
mute-lead = Schaltest du jemanden stumm, siehst du dessen Nachrichten an diesem Tisch nicht mehr. Niemand erfährt davon.
report-title = { $name } melden
report-lead = Wer diesen Server betreibt, liest deine Meldung.
report-lead-said = Wer diesen Server betreibt, liest deine Meldung und diese Nachricht.
report-reason-insult = Beleidigung oder Drohung
report-reason-spam = Spam
report-reason-stalling = Hält die Partie absichtlich auf
report-reason-name = Anstößiger Name
report-reason-other = Etwas anderes
report-send = Meldung senden
report-thanks = Danke. Deine Meldung ist verschickt.

## The menu

menu = Menü
close = Schließen
language = Sprache
theme-toggle = Hell oder dunkel
to-start = Startseite
brand-label = Red Cathedral: Startseite
watch-link = Link zum Zuschauen
device-link = Link zu deinem Platz auf einem anderen Gerät: Wer ihn hat, kann für dich spielen
device-link-make = Auf anderem Gerät weiterspielen
devices = Geräte
devices-lead = Diese Geräte können für dich spielen. Melde alle ab, die du nicht kennst.
device-unknown = Unbekanntes Gerät
device-here = dieses hier
device-used = benutzt: { $day }
device-sign-out = Abmelden
devices-sign-out-others = Alle anderen abmelden
download-record = Partie herunterladen
come-back = Ich bin wieder da
leave-to-bot = Gehen; ein Bot spielt für mich
leave-title = Diese Partie verlassen?
leave-text = Die anderen spielen weiter, und ein Bot ({ $bot }) übernimmt deinen Platz. Du kannst jederzeit zurückkommen und selbst weiterspielen.
leave-stay = Bleiben

## The end

score-sheet = Wertungsblatt
won = { $n ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
  }
over-sixth-section = { $name } hat zuerst sechs Abschnitte fertiggestellt, und alle hatten ihren letzten Zug.
over-turn-limit = Das Zuglimit ist erreicht; die Partie wird so gewertet, wie sie steht.
score-line = Prestige
score-track = Punkteleiste
score-goods = Materialien und Rubel
score-tower = Turm { $name }
score-told = { $part }: { $scores }
score-told-seat = { $name } { $n }
score-skip = Überspringen
score-total = Summe
score-sections = Bei Gleichstand: fertige Abschnitte
score-ornaments = Bei Gleichstand: Verzierungen
score-rank = Platz
rank = { $n }.
rematch = Nochmal spielen
rematch-there = Zur nächsten Partie
look-at-table = Tisch ansehen
