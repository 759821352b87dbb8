### What can go wrong, said to whoever did it: page, terminal and programs.

## Anything

# The problem is a technical text in English.
error-other = Das hat nicht geklappt: { $problem }

## The server refuses

error-no-table = Diesen Tisch gibt es nicht.
error-nothing-here = Hier ist nichts.
error-key = Du brauchst einen gültigen Schlüssel für diesen Tisch.
error-invitation = Diese Einladung gilt nicht mehr.
error-report-whom = Du kannst nur eine andere Person am Tisch melden.
error-report-what = Das hat an diesem Tisch niemand gesagt.
error-banned = Dieser Server hat deine Adresse gesperrt.
error-no-device = Dieser Platz hat kein Gerät { $device }.
error-host-only = Das darf nur, wer den Tisch aufgemacht hat.
error-no-seat = Du hast an diesem Tisch keinen Platz.
error-not-your-seat = Das ist nicht dein Platz.
error-which-seat = Platz { $seat } gibt es nicht: Die Plätze haben die Nummern 0 bis { $last }.
error-seat-taken = Platz { $seat } ist nicht frei.
error-seat-fixed = Dieser Platz lässt sich nicht mehr ändern.
error-color-taken = Diese Farbe hat schon jemand: { $color }.
error-colors-stay = Die Partie läuft schon, die Farben bleiben.
error-not-your-move = Du bist nicht dran. Am Zug ist: { $seat }.
error-not-yours-now = Du bist nicht dran.
error-no-hints = An einem Tisch mit anderen gibt es keine Tipps.
error-no-hints-strict = An diesem Tisch gelten strenge Regeln: Es gibt keine Tipps.
error-undo-strict = An diesem Tisch gelten strenge Regeln: Sobald gewürfelt wurde oder jemand anders gespielt hat, gilt jeder Schritt.
error-no-hints-yet = Diese Partie setzt eine andere fort, die noch läuft: Tipps gibt es erst, wenn die zu Ende ist.
error-away = Du bist abwesend: Komm erst zurück.
error-not-away = Du warst nicht weg.
error-not-started = Die Partie hat noch nicht begonnen.
error-game-over = Die Partie ist zu Ende.
error-not-over = Die Partie ist noch nicht zu Ende.
error-over-there = An dieser Stelle ist die Partie zu Ende. Geh zu einer zurück, an der noch jemand spielen kann.
error-seed-later = Die Partie ist noch nicht zu Ende; ihr Startwert wird erst am Schluss verraten.
error-review-later = Die Partie ist noch nicht zu Ende; eine Analyse würde zu viel verraten.
error-no-ply = Schritt { $ply } gibt es nicht: { $plies ->
    [0] Gespielt ist noch keiner.
    [one] Gespielt ist erst einer.
   *[other] Gespielt sind erst { $plies }.
  }
error-nobody-asks = Niemand möchte etwas zurücknehmen.
error-not-asked = Du wurdest nicht gefragt.
error-moved-first = Jemand war schneller.
error-id-used = Diese ID gehört schon zu einer anderen Anfrage.
error-next-seats-taken = Deine Plätze am nächsten Tisch sind besetzt.
error-table-full = An diesem Tisch ist das Limit der Ereignisse erreicht.
error-chat-full = Du hast das Nachrichtenlimit dieses Tischs erreicht.
error-rules-version = Dieser Tisch spielt mit Version { $played } der Regeln; dieser Server hat Version { $here }.
error-too-many-bot-tables = { $n ->
    [one] Von deiner Adresse läuft schon { $n } Tisch nur mit Bots; warte, bis er fertig ist.
   *[other] Von deiner Adresse laufen schon { $n } Tische nur mit Bots; warte, bis einer fertig ist.
}
error-too-many-tables = { $n ->
    [one] Du hast schon 1 offenen Tisch; beende erst diese Partie.
   *[other] Du hast schon { $n } offene Tische; beende erst ein paar Partien.
  }
error-too-long = Eine Partie lässt sich spätestens ab { $most ->
    [one] Schritt 1
   *[other] Schritt { $most }
  } fortsetzen.
error-too-many-connections = Zu viele Verbindungen.
error-too-fast = Zu viele Anfragen auf einmal. Warte einen Moment.
error-too-much-work = Das ist viel Arbeit für diesen Server. Warte einen Moment.
error-too-much-kept = Du hast das heutige Speicherlimit dieses Servers erreicht.
error-too-slow = Die Anfrage kam zu langsam an.
error-not-json = Der Inhalt muss JSON sein: Content-Type: application/json
error-too-large = Das ist zu groß: Erlaubt sind { $most } Bytes.
error-no-editions = Dieser Server nimmt keine eigenen Editionen an.
error-host-name = Dieser Server hat diesen Namen nicht.
error-foreign = Diese Anfrage kam von einer anderen Website.
error-broken = Auf dem Server ging etwas schief; sein Protokoll sagt mehr.
error-unavailable = Die Datenbank ist gerade nicht erreichbar. Versuch es gleich noch einmal.
# The problem is a technical text in English that names the field.
error-body = Die Anfrage ergibt keinen Sinn: { $problem }
error-event-number = Die Nummer des Ereignisses fehlt.

## A table cannot be laid

error-solo-seats = Ein Solo-Tisch hat genau einen Platz, jeder andere zwei bis vier.
error-solo-open = Der Platz eines Solo-Tischs kann nicht frei sein.
error-seats-to-fill = Zu besetzende Plätze in dieser Partie: { $seats }, nicht { $given }.
error-commitment = Diese Zusage gibt es nicht, oder ein Tisch hat sie schon verwendet.
error-too-many-commitments = Du hast { $n ->
    [one] 1 Zusage
   *[other] { $n } Zusagen
  } geholt, ohne einen Tisch aufzumachen. Mach einen auf, oder versuch es in einer Stunde wieder.
error-which-bot = Die Bots hier heißen { $bots }.
error-players = Es können 1 bis 4 Personen spielen, nicht { $given }.
error-boards = Die Tableaus sind einfach (basic) oder fortgeschritten (advanced), nicht { $given }.
error-dice = Für die Würfel geht draw oder ask, nicht { $given }.
error-names = Nötig sind { $seats } Namen; angegeben: { $given }.
error-names-solo = Allein brauchst du zwei Namen, deinen und den von Ivan; angegeben: { $given }.
error-name = Ein Name hat 1 bis { $most } druckbare Zeichen; dieser nicht: { $given }.
error-seed = Ein Startwert ist eine ganze Zahl (bis zu 1.000 Stellen) oder eine Zeile Text.
error-color = { $given } ist hier keine Farbe; wähl aus { $colors }.
error-colors = Nötig sind { $seats } verschiedene Farben, nicht { $given }.
error-turn-limit = Ein Zuglimit ist eine Zahl von 1 bis { $most }, nicht { $given }.

## A ply is refused

error-illegal = { $ply }: { $clause }: { $reason }
error-stale-ply = { $ply }: gemeint für Schritt { $meant }, aber { $plies ->
    [one] 1 ist
   *[other] { $plies } sind
  } schon gespielt.
error-wrong-seat = { $ply }: Nicht { $seat } ist dran, sondern { $mover }.
error-nothing-said = Du hast nichts eingegeben. Ein Schritt ist ein Verb mit dem, was es braucht, zum Beispiel: { $example }
error-verb-near = „{ $said }“: Das Verb „{ $verb }“ gibt es nicht; meinst du { $near }?
error-verb = „{ $said }“: Das Verb „{ $verb }“ gibt es nicht; die Verben sind { $verbs }.
error-stands-alone = „{ $said }“: Gib { $verb } allein ein.
error-not-understood = „{ $said }“ ist unklar; schreib { $verb } so: { $example }
error-nothing-played = Noch ist nichts gespielt.

## Files

error-edition =
    Diese Editionsdatei ist nicht brauchbar.
    { $problem }
error-record = Diese gespeicherte Partie ist nicht lesbar. { $problem }
# A line of a record and what is wrong there.
error-line = Zeile { $line }: { $problem }
error-record-size = Eine gespeicherte Partie hat höchstens { $most } Zeichen; diese hat { $given }.
error-record-no-header = Das ist keine Kopfzeile: { $text }. Eine Kopfzeile sieht so aus: { $example }
error-record-twice = Die Kopfzeile { $name } kommt zweimal vor.
error-record-no-turn = Das ist kein Zug: { $text }. Ein Zug sieht so aus: { $example }
error-record-format = Das ist { $given }; hier ist nur { $format } lesbar.
error-record-rules = Gespielt wurde mit Version { $played } der Regeln; diese hier sind Version { $here }.
error-record-edition = Gespielt wurde mit Edition { $played }, nicht { $here }; gib die Datei dieser Edition an.
error-record-missing = Die Kopfzeile { $name } fehlt.
# The header says something impossible; the problem is a technical text in English.
error-record-header = Die Kopfzeile { $name } ist nicht brauchbar: { $problem }
error-record-one-of = Die Kopfzeile { $name } muss eins hiervon sein: { $allowed }; nicht { $given }.
error-record-number = Die Kopfzeile { $name } muss eine Zahl sein, nicht { $given }.
error-record-given = Die Kopfzeile { $name } muss eine Anzahl von Schritten sein, höchstens { $most }, nicht { $given }.
error-record-draws = Die Kopfzeile { $name } muss die Ziehungen von { $rolls ->
    [one] 1 Wurf
   *[other] { $rolls } Würfen
  } aufsteigend nennen, zum Beispiel 0-4 7, nicht { $given }.
error-record-turn = Hier steht Zug { $number } von { $seat }, es müsste aber Zug { $due } von { $mover } sein: Etwas fehlt oder kam hinzu.
error-record-cut = Als Ergebnis steht hier { $given }, aber die Schritte hören vor dem Ende auf: Ist die Datei abgeschnitten?
error-record-result = Als Ergebnis steht hier { $given }, es müsste aber { $result } sein.
error-record-secret = Der Startwert beginnt nicht mit dem zugesagten Geheimnis.
error-record-deal = Dieser Startwert ergibt einen anderen Aufbau: Dieser hier wurde von Hand gemacht oder später geändert.
error-nobody-absent = Wer am Zug ist, ist auch da.
error-absent-early = Es ist zu früh, über jemanden zu entscheiden, der weg ist: Warte noch { $n ->
    [one] eine Sekunde
   *[other] { $n } Sekunden
  }.
error-record-roll = Bei Schritt { $ply } steht { $said }, aber dieser Startwert ergibt { $due }.
error-record-seedless = Diese Partie wurde aus einer Datei ohne Startwert geladen.
error-not-text = { $file } ist keine Textdatei in UTF-8.
error-unreadable = { $file } ist nicht lesbar: { $problem }
error-record-plies = Eine gespeicherte Partie hat hier höchstens { $most } Schritte.
error-in-file = { $file }: { $problem }
# Ends “FILE can’t be read: …”, “FILE can’t be written: …” or “Can’t listen on HOST, port PORT: …”.
system-no-file = Die Datei gibt es nicht
system-not-allowed = Dafür fehlen die Rechte
system-folder = Das ist ein Ordner, keine Datei
system-no-folder = Den Ordner gibt es nicht
system-full = Der Datenträger ist voll
system-read-only = Der Datenträger ist schreibgeschützt
system-name-too-long = Der Name ist zu lang
system-port-taken = Ein anderes Programm benutzt ihn
system-no-address = Diese Adresse hat der Rechner nicht
system-no-name = So kann keine Datei heißen

## An edition file has problems

error-problems = { $problems-lines }
error-at = { $place }: { $problem }
fault-missing = Das fehlt.
fault-type = Hier muss { $wanted } stehen, nicht { $given }.
toml-table = eine Tabelle
toml-list = eine Liste
toml-number = eine ganze Zahl
toml-flag = { "true" } oder { "false" }
toml-text = ein Text
toml-huge = eine riesige Zahl
fault-key = Den Schlüssel { $given } gibt es hier nicht; wähl aus { $known }.
fault-key-near = Den Schlüssel { $given } gibt es hier nicht; meinst du { $near }?
fault-word = { $given } ist hier nicht bekannt; wähl aus { $known }.
fault-word-near = { $given } ist hier nicht bekannt; meinst du { $near }?
fault-entries = Diese Liste braucht { $most ->
    [one] 1 Eintrag
   *[other] { $most } Einträge
  }, nicht { $given }.
fault-entries-range = Diese Liste braucht { $least } bis { $most } Einträge, nicht { $given }.
fault-number = Hier muss { $most } stehen, nicht { $given }.
fault-number-range = Hier muss eine Zahl von { $least } bis { $most } stehen, nicht { $given }.
fault-text = Ein Text hat hier 1 bis { $most } druckbare Zeichen; dieser nicht: { $given }.
fault-id = Eine ID hat 1 bis { $most } Kleinbuchstaben, Ziffern oder Bindestriche; diese nicht: { $given }.
fault-twice = { $given } kommt zweimal vor.
fault-prestige-order = Die Prestigefelder müssen aufsteigend geordnet sein, aber auf { $before } folgt { $space }.
fault-prestige-last = Das letzte Prestigefeld muss { $most } sein, das Ende der Leiste, nicht { $given }.
fault-ornaments = Zusammen müssen das eine Tür, zwei Bögen und ein Kreuz sein.
fault-die-tiles = Für den Würfel { $die } muss es genau ein Plättchen geben, nicht { $given } (A2).
fault-tile-kinds = Es kann höchstens { $most } verschiedene Plättchen geben, nicht { $given }.
fault-cards = Von der Art { $kind } kann es höchstens { $most } Karten geben, nicht { $given }.
fault-cost = Ein Abschnitt braucht { $least } bis { $most } Materialien, nicht { $given }.
fault-plan-cards = Es gibt zu wenige Karten der Art { $kind }: Dieser Plan braucht { $need }, und die Datei hat { $have }.
fault-plan-tiles = Es gibt zu wenige Werkstattplättchen: Bei { $players } Personen braucht dieser Plan { $need }, und es gibt { $have }.
fault-same-verbs = Die zwei Aktionen einer Karte brauchen verschiedene Verben; beide sind { $verb }.
fault-do = Hier muss eine Tabelle mit dem Schlüssel { "do" } stehen; wähl das Verb aus { $verbs }.
fault-endless-free = { $verb } kostet hier nichts und lässt sich deshalb nicht wiederholen: Es würde nie enden.
fault-endless-back = { $verb } gibt alles zurück, was es nimmt, und lässt sich deshalb nicht wiederholen: Es würde nie enden.
fault-endless-donate = 1 Prestige lässt sich immer für { $price } einlösen (T2), deshalb darf sich eine so billige Spende nicht wiederholen: Es würde nie enden.
fault-kinds = Hier muss { $any } oder eine Liste von Materialien stehen, nicht { $given }.
fault-first-game = Das ist eine zweite Karte der Gilde { $guild }; nötig ist eine Karte von jeder Gilde.
fault-provenance-key = Ein Pfad ist ein einziger Schlüssel in Anführungszeichen, zum Beispiel { $example }.
fault-provenance-path = Unter diesem Pfad hat die Datei keinen Wert.
fault-not-text = Das ist kein Text in UTF-8.
fault-long-key = Hier hat ein Schlüssel mehr als { $most } Teile mit Punkten dazwischen.
fault-nested = Die Datei ist zu tief verschachtelt.
fault-toml = Die Datei ist kein gültiges TOML.
fault-toml-from = Ab Spalte { $column } ist das kein gültiges TOML.
fault-toml-twice = Das steht schon in der Datei; einen Schlüssel oder eine Tabelle darf es nur einmal geben.
fault-toml-end = Die Datei hört zu früh auf: Etwas ist nicht zu Ende geschrieben.
