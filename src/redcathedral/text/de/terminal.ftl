### The sentences of the terminal in German.
### Values in braces are filled in by the program; plurals are chosen by selectors.

## The command line

cli-description = Red Cathedral im Terminal: eine inoffizielle digitale Edition.
cli-version-help = die Version ausgeben
cli-lang-help = diese Sprache statt der des Systems verwenden: { $languages }
cli-no-language = Die Sprache { $given } gibt es nicht; wähl aus { $languages }.
cli-needs-terminal = Das Terminal braucht noch ein Paket. Installiere es mit: pip install 'redcathedral[terminal]'
cli-play-help = an einer Tastatur spielen, 1 bis 4 Personen (1: gegen Ivan)
cli-replay-help = eine gespeicherte Partie zeigen, am Ende oder nach jedem Schritt
cli-verify-help = eine gespeicherte Partie mit ihrem Startwert prüfen: Aufbau und alle Würfe

play-description =
    An einer Tastatur spielen. Jeder Schritt wird sofort gespeichert; wenn du aufhörst, geht nichts verloren.
play-players-help = wie viele Personen spielen (Standard 2; 1 ohne Bots spielt gegen Ivan)
play-bots-help = Bots als Gegner, durch Kommas getrennt: { $example } (Stufen: { $levels }); ohne { $people } spielst du allein gegen sie
play-boards-help = Werkstatt-Tableaus: einfach (basic, Standard) oder fortgeschritten (advanced)
play-seed-help = eine Zahl oder ein Text, der Aufbau und Würfe bestimmt; ohne kann sie niemand vorhersagen
play-edition-help = eigene Editionsdatei (siehe: redcathedral edition new)
play-first-game-help = die Einflusskarten der Edition für eine erste Partie verwenden
play-turn-limit-help = die Partie nach so vielen Zügen insgesamt beenden
play-names-help = Namen in Zugreihenfolge, durch Kommas getrennt: Anna,Bob
play-colors-help = Farben in Zugreihenfolge, durch Kommas getrennt: green,red (grün, rot)
play-dice-help = draw: das Programm würfelt (Standard); ask: du wirfst echte Würfel und gibst das Ergebnis ein
play-save-help = wo die Partie gespeichert wird (Standard: eine neue Datei in deinem Datenordner)
play-load-help = diese gespeicherte Partie fortsetzen
play-resume-help = die letzte angefangene Partie fortsetzen
play-no-color-help = keine Farben
play-plain-help = keine Farben und keine Grafikzeichen, für Vorleseprogramme und einfache Terminals
replay-file-help = eine gespeicherte Partie
replay-to-help = nach so vielen Schritten anhalten (0: der Anfang)
replay-edition-help = die Editionsdatei, mit der gespielt wurde, falls nicht die mitgelieferte
verify-seed-help = der Startwert, falls er nicht in der Datei steht

play-load-and-setup = --load und --resume setzen eine Partie so fort, wie sie aufgebaut wurde; { $option } lässt sich nicht ändern
play-load-or-resume = nimm --load oder --resume, nicht beides
play-no-bot = Einen Bot namens „{ $given }“ gibt es nicht. Die Stufen sind { $levels }.
play-too-many = { $people ->
        [one] Eine Person
       *[other] { $people } Personen
    } und { $bots ->
        [one] ein Bot
       *[other] { $bots } Bots
    } sind zu viele: Ein Tisch hat { $most } Plätze.

## Starting

offer-resume = Du hast eine angefangene Partie: { $file } (gespeichert: { $when }).
# The first letters of "ja" and "nein"; capital is what Enter alone means. Every answer that begins with n is a no.
offer-resume-question = Fortsetzen? [J/n]
offer-resume-hint = So setzt du sie fort: redcathedral play --resume
no-unfinished = In { $folder } gibt es keine angefangene Partie.
welcome = Willkommen bei Red Cathedral. Gib eine Nummer oder einen Schritt ein; { type-help } erklärt, { type-quit } beendet.
welcome-back = Willkommen zurück: { $plies ->
        [one] ein Schritt ist
       *[other] { $plies } Schritte sind
    } schon gespielt.
saving-to = Jeder Schritt wird gespeichert in { $file }
deal-drawn = Gewürfelt wird von Hand. Das Programm hat diesen Aufbau gezogen: So kommt alles auf den Tisch.
cannot-save = { $file } lässt sich nicht schreiben: { $problem }. Wähl einen anderen Ort mit --save { placeholder-file }.
save-exists = { $file } gibt es schon. Zum Fortsetzen nimm --load; für eine neue Partie wähl einen anderen Namen.
save-not-a-file = { $file } ist keine gewöhnliche Datei.
save-failed = NICHT GESPEICHERT: { $file } lässt sich nicht schreiben: { $problem }. Versuch: { type-save } { placeholder-file }
save-elsewhere = Ein anderes Programm hat { $old } geändert. Diese Partie geht weiter in { $file }
no-home = Dein Datenordner ist nicht zu finden. Wähl eine Datei mit --save { placeholder-file }.

## Playing

turn-title = Zug { $number } · { $seat }
turn-title-limit = Zug { $number } von { $limit } · { $seat }
prompt = { $seat }>
prompt-roll = Würfel>
prompt-shuffle = Plättchen>
due-hint = Nummer, Schritt oder: { type-list }, { type-hint }, { type-why } SCHRITT, { type-undo }, { type-recap }, { type-table }, { type-score }, { type-log }, { type-save }, { type-help }, { type-quit }
bot-getting-ready = { $name } macht sich bereit; beim ersten Mal dauert das ein, zwei Minuten …
bot-thinking = { $name } überlegt …
bot-replaced = { $name } hat nichts gespielt ({ $problem }). Stattdessen spielt der Bot „{ $bot }“ weiter.
recap-nothing = Seit deinem letzten Schritt haben die Bots nichts gespielt.
ask-roll = Wurf auf Feld { $space }: { $dice }. Gib das Ergebnis ein, zum Beispiel { $example }
ask-shuffle = Misch Ivans fünf Würfelplättchen und leg von links nach rechts eins auf jede Karte. Gib die Farben ein, zum Beispiel { $example }
ask-roll-count = Wirf { $wanted ->
        [one] einen Würfel
       *[other] { $wanted } Würfel
    } ({ $dice }); eingegeben hast du { $given ->
        [0] keinen Wert
        [one] einen Wert
       *[other] { $given } Werte
    }. Zum Beispiel: { $example }
ask-roll-value = Ein Würfel zeigt 1 bis 6, nicht { $value }. Zum Beispiel: { $example }
ask-shuffle-colors = Nenne jede Farbe einmal: rot, blau, grün, gelb und weiß, zum Beispiel { $example }
no-such-number = Nummer { $number } gibt es nicht; die Liste hat { $count ->
        [one] einen Schritt
       *[other] { $count } Schritte
    }. Mit { type-list } siehst du alles.
ambiguous = „{ $said }“ kann heißen: { $plies }
ambiguous-more = „{ $said }“ kann heißen: { $plies } und { $more } weitere
list-title = { $count ->
        [one] Ein möglicher Schritt
       *[other] { $count } mögliche Schritte
    }:
list-none = Kein möglicher Schritt beginnt mit „{ $verb }“. Versuch: { type-why } { $verb } …
range-market = jedes Feld mehr kostet 1 Rubel
range-gather = oder weniger
range-take = oder weniger
range-swap = zwei beliebige Felder
range-reroll = 1 Prestige zahlen, die Würfel dieses Feldes neu werfen
range-other = { type-list } zeigt alle einzeln
undone = Zurückgenommen: { $ply }
undo-chance = { $ply } kannst du nicht zurücknehmen: Das war Zufall, und alle haben die Würfel gesehen.
undo-nothing = Es gibt nichts zurückzunehmen.
why-usage = Sag, welchen Schritt: { type-why } { type-claim } B2
why-legal = { $ply } ist hier erlaubt.
# A move isn’t allowed, or why; $clause is the number of a rule such as “C4”, which must not look like the name of a section.
refused-by-rule = { $ply }: { $reason } (Regel { $clause })
why-by-rule = { $reason } (Regel { $clause })
log-empty = Noch ist nichts gespielt.
log-earlier = … { $count ->
        [one] ein früherer Zug
       *[other] { $count } frühere Züge
    }; { type-log } { type-all } zeigt alles
saved-copy = Eine Kopie ist gespeichert in { $file }
saved = Gespeichert in { $file }
bye = Die Partie ist gespeichert in { $file }
bye-unsaved = Die letzten Schritte sind NICHT gespeichert.
bye-how = Weiter geht es mit: { $command }
finished-already = Diese Partie ist zu Ende. So ging sie aus.

## The score

sheet-title = Das Wertungsblatt
sheet-title-now = Der Stand bisher
sheet-track = Leiste
sheet-goods = Materialien und Rubel
sheet-tower = Turm { $letter }
sheet-total = Prestige
sheet-sections = fertige Abschnitte
sheet-ornaments = Verzierungen
sheet-rank = Platz
sheet-ties = (Bei Gleichstand: mehr fertige Abschnitte, dann mehr Verzierungen; danach teilt ihr euch den Sieg.)
end-sixth = { $seat } hatte zuerst sechs Abschnitte fertig, und alle hatten ihren letzten Zug.
end-limit = Das Zuglimit von { $limit } ist erreicht; die Partie wird so gewertet, wie sie steht.
winner = { $seat } gewinnt mit { $prestige } Prestige.
winners = { $seats } gewinnen gemeinsam mit { $prestige } Prestige.
record-at = Die Partie ist gespeichert in { $file }

## Replay and verify

replay-log = Die Schritte
replay-at = Nach Schritt { $ply } von { $plies }
replay-to-range = Schritt { $ply } gibt es nicht: Die Partie hat { $plies ->
        [0] keinen
        [one] einen
       *[other] { $plies }
    }.
verified = { $file }: { $checks ->
        [one] Das eine Zufallsergebnis folgt
       *[other] Alle { $checks } Zufallsergebnisse folgen
    } aus dem Startwert (Aufbau, Würfe und Mischen).
verify-no-seed = { $file }: Diese Datei hat keinen Startwert; gib ihn mit --seed an
verify-told = { $file }: In dieser Partie wurden die Würfel von Hand geworfen und eingegeben; es gibt keinen Startwert zum Prüfen.
# $n is a number, $chain the name of a chain, or its hash.
verify-beacon-signed = Runde { $n } der drand-Kette { $chain } ist von dieser Kette signiert.
verify-beacon-unknown = Runde { $n } ist von der drand-Kette { $chain } signiert, die nicht zur League of Entropy gehört: Prüfe, wer dahintersteht.
verify-beacon-forged = Runde { $n } ist nicht von der drand-Kette { $chain } signiert: Sie ist gefälscht.
verify-beacon-extra = Die Signatur von Runde { $n } der drand-Kette { $chain } lässt sich hier nicht prüfen: pip install 'redcathedral[beacon]'

## Hints and reviews
## A ply is a single step of a turn as it is written in records, for instance “claim B1” or “deliver gold B2”.

cli-warm-up-help = Regeln, Umgebungen und Suche jetzt kompilieren und für später aufheben
cli-warm-up-done = Alles ist kompiliert und gespeichert.
cli-hint-help = sagen, was ein Bot in einer gespeicherten Partie spielen würde und wie er seine Chancen sieht
cli-review-help = auf eine gespeicherte Partie zurückblicken: wie sich die Chancen änderten, wo sie kippte, was besser war
cli-hint-bot-help = welcher Bot gefragt wird (Standard { $bot })
cli-hint-at-help = nach so vielen Schritten (Standard: wo die Partie endet)
cli-hint-json-help = JSON ausgeben
cli-hint-most-help = wie viele Schritte aufgelistet werden (Standard { $most })
cli-review-bot-help = welcher Bot urteilt (Standard { $bot }; mehr Simulationen sehen mehr und dauern länger)
cli-bots-preparing = Die Suche wird vorbereitet; beim ersten Mal dauert das ein, zwei Minuten …

cli-hint-over = Diese Partie ist zu Ende; es gibt nichts mehr zu spielen.
cli-hint-chance = Als Nächstes wird gewürfelt; es gibt nichts zu wählen.
cli-hint-title = Nach Schritt { $ply }: { $seat } ist dran
cli-hint-ply = Schritt
cli-hint-win = gewinnt
cli-hint-margin = Vorsprung
cli-hint-why = warum
# A column heading: how often the search has played this ply on.
cli-hint-tries = Versuche
cli-hint-note = Gewinnt: wie wahrscheinlich gewinnt, wer gerade spielt. Vorsprung: wie viel Prestige am Ende vor dem stärksten Gegner zu erwarten ist.
cli-hint-only = Der Bot „{ $bot }“ würde spielen: { $ply }
cli-review-no-search = { $bot } kann Schritte nicht beurteilen; nimm einen Bot, der sucht, zum Beispiel mcts:400

cli-review-progress = Zug { $done } von { $turns } …
cli-review-empty = In dieser Partie hat noch niemand etwas entschieden.
cli-review-title = Wie sich die Chancen änderten
cli-review-turn = Zug
cli-review-mover = spielt
cli-review-note = Gewinnchancen zu Beginn jedes Zuges, wenn gut weitergespielt wird.
cli-review-end = Ende
cli-review-swings-title = Wo die Partie kippte
cli-review-swing = Zug { $turn }, { $mover }: { $seat } von { $before } auf { $after }.
cli-review-swing-given = Zug { $turn }, { $mover }: { $seat } von { $before } auf { $after }; verschenkt: { $given }.
cli-review-swings-none = Die Chancen haben sich in keinem Zug stark verändert.
cli-review-mistakes-title = Was besser war
cli-review-mistakes-none = Zu keinem Schritt gab es eine klar bessere Alternative.
cli-review-mistake = { $kind ->
        [blunder] Patzer
        [mistake] Fehler
       *[slip] Ungenauigkeit
    } von { $seat } in Zug { $turn } (Schritt { $ply }): „{ $played }“ gewinnt { $win }, „{ $best }“ { $best_win }.
cli-review-more = { $count ->
        [one] Noch einer steht im JSON.
       *[other] { $count } weitere stehen im JSON.
    }
cli-review-sides-title = Wie alle gespielt haben
cli-review-side = { $seat }: der beste Schritt oder ein gleich guter bei { $agreed } von { $decisions ->
        [one] einer Entscheidung
       *[other] { $decisions } Entscheidungen
    }; { $lost } Gewinnchance verschenkt.

## Bots among themselves: the commands arena and study
## A deal is one shuffled setup; all seat orders of the players play it. Parity is what a player would win if all were equally good.

cli-arena-help = Bots gegeneinander spielen lassen und sehen, welcher besser ist
cli-study-help = Bots spielen lassen und sehen, wie das Spiel ist
cli-needs-arena = Die Arena braucht weitere Pakete. Installiere sie mit: pip install 'redcathedral[arena]'
arena-players-help = Bots, durch Kommas getrennt: greedy,mcts:0.2s,random
arena-games-help = wie viele Partien, aufgerundet auf ganze Aufbauten (Standard { $games })
arena-seats-help = wie viele an einem Tisch spielen: 2 bis 4, oder 1 für solo (Standard: alle)
arena-edition-help = eine Editionsdatei (Standard: die mitgelieferte)
arena-seed-help = bestimmt jeden Aufbau, jeden Wurf und das Glück jedes Bots (Standard { $seed })
arena-turn-limit-help = eine Partie nach so vielen Zügen insgesamt beenden (Standard { $limit })
arena-move-limit-help = wie viele Sekunden ein Bot über einen Schritt nachdenken darf (Standard { $seconds })
arena-code-help = eine Datei mit deinem eigenen Bot; mehrfach möglich
arena-sure-help = aufhören, sobald feststeht, wer über und wer unter dem Durchschnitt liegt
arena-jobs-help = wie viele Prozesse spielen (Standard { $jobs }); das Ergebnis ist dasselbe
arena-engine-help = wo gespielt wird: local, auf diesem Rechner (Standard), oder ray, mit Ray
arena-address-help = die Adresse eines Ray-Clusters; ohne sie startet Ray auf diesem Rechner
arena-out-help = der Ordner für die Dateien (Standard { $folder })
arena-resume-help = den Lauf in diesem Ordner fortsetzen
study-players-help = Bots, durch Kommas getrennt, wiederholt, bis der Tisch voll ist (Standard { $players })
study-seats-help = wie viele spielen, durch Kommas getrennt, 1: solo (Standard { $seats })
study-boards-help = Tableaus, einfach, fortgeschritten oder beides: basic,advanced (Standard { $boards })
study-games-help = Partien für jede Art von Tisch (Standard { $games })
study-seats-wrong = Plätze sind Zahlen von 1 bis 4, durch Kommas getrennt, nicht „{ $given }“.
# $known: basic, advanced
study-boards-wrong = Tableaus sind eins oder mehrere hiervon, durch Kommas getrennt: { $known }; nicht „{ $given }“.

arena-rounded = { $games ->
        [one] 1 Partie wird gespielt
       *[other] { $games } Partien werden gespielt
    }: ganze Aufbauten mit { $orders ->
        [one] 1 Sitzordnung
       *[other] { $orders } Sitzordnungen
    }.
arena-compiling = Wird für diesen Rechner kompiliert; das passiert einmal und dauert ein, zwei Minuten …
# Before a progress bar. With the second one a count follows: 120/1000.
arena-preparing = Vorbereitung
arena-playing = gespielte Partien
arena-stopped = Angehalten. Die fertigen Partien liegen in { $folder }; derselbe Befehl mit --resume macht weiter.
# $turns is a mean such as 41.3.
arena-summary = { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    } mit { $deals ->
        [one] einem Aufbau
       *[other] { $deals } Aufbauten
    }, { $turns } Züge pro Partie.
arena-limited = { $games ->
        [one] Eine Partie hat
       *[other] { $games } Partien haben
    } das Zuglimit von { $limit } erreicht.
arena-sure = Vorzeitig beendet: Für alle Bots steht fest, ob sie über oder unter dem Durchschnitt liegen.
arena-unsure = Alle Partien sind gespielt, aber nicht für alle Bots steht fest, ob sie über oder unter dem Durchschnitt liegen.
# A bot that misbehaves loses its seat for the rest of that game; $message is an error in English.
arena-forfeit = { $player } hat { $seats ->
        [one] einen Platz
       *[other] { $seats } Plätze
    } an { $stand_in } verloren, zuerst in Partie { $game }: { $message }
arena-report = Bericht: { $file } (dort auch results.parquet und summary.json)
study-done = { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    }. Studie: { $file }

## Edition files

cli-edition-help = eine Editionsdatei (die Daten einer Schachtel) zeigen, prüfen oder anlegen
edition-show-help = alle Werte auflisten und woher sie kommen
edition-check-help = eine Editionsdatei prüfen und alle Fehler auflisten
edition-check-file-help = die Editionsdatei
edition-new-help = eine kommentierte Kopie schreiben, zum Ausfüllen nach deiner eigenen Schachtel
edition-new-file-help = die neue Datei; es darf sie noch nicht geben
edition-valid = { $file }: eine gültige Edition, „{ $name }“ (Kathedralenkarten: { $cards }, Pläne: { $plans }), Prüfsumme { $digest }
edition-name-wrong = { $file }: Der Dateiname wird der Name der Edition, er braucht also 1 bis 60 druckbare Zeichen
edition-exists = { $file } gibt es schon, geändert wurde nichts; wähl einen anderen Namen
edition-not-written = { $file } lässt sich nicht schreiben: { $problem }
edition-written = { $file } ist geschrieben. Bearbeite die Datei, dann starte: { "redcathedral edition check" } { $file }

## The server

cli-serve-help = Tische für Browser bereitstellen; nur auf diesem Rechner, wenn du nichts anderes sagst
cli-move-help = die Tische eines Servers in eine andere Datenbank übertragen
cli-needs-server = Der Server braucht weitere Pakete. Installiere sie mit: pip install 'redcathedral[server]'
serve-host-help = auf dieser Adresse lauschen (Standard { $host })
serve-port-help = auf diesem Port lauschen (Standard { $port } oder der nächste freie)
serve-data-help = die Tische in diesem Ordner aufbewahren (Standard: dein Datenordner)
serve-database-help = die Datenbank: eine Datei oder postgresql://… (Standard: tables.sqlite3 im Datenordner)
serve-open-help = den Browser öffnen
serve-cold-help = Bots, die suchen, erst vorbereiten, wenn einer gebraucht wird
serve-hosting = Hosting
serve-hosting-help = für Server, die andere erreichen können; siehe docs/hosting.md
serve-name-help = nur auf diesen Namen antworten; mehrfach möglich
serve-origin-help = auch Seiten von diesem Ursprung vertrauen; mehrfach möglich
serve-proxy-help = welchen Proxys bei Kopfzeilen vertraut wird (Standard { $proxy })
serve-set-help = ein Limit ändern; mehrfach möglich
serve-no-editions-help = keine Editionen von außen annehmen
serve-no-hsts-help = Browser, die TLS benutzt haben, auch ohne wiederkommen lassen
serve-log-help = das Protokoll als Text oder als JSON-Zeilen schreiben (Standard: Text)
serve-metrics-help = Messwerte für Prometheus unter dieser Adresse bereitstellen
serve-beacon-help = Runden von drand, einer öffentlichen Quelle von Zufallszahlen, in die Würfel mischen; du lieferst sie in dieser Datei oder diesem Ordner
serve-beacon-extra = --beacon braucht ein weiteres Paket: pip install 'redcathedral[beacon]'
serve-beacon-wrong = { $file } sagt nicht, zu welcher drand-Kette die Runden gehören: { $problem }
serve-workers-help = wie viele Prozesse Anfragen bearbeiten; mehr als einer braucht PostgreSQL
serve-metrics-wrong = Die Adresse für Prometheus ist ADRESSE:PORT oder ein Port, nicht „{ $given }“.
serve-no-home = Dein Datenordner ist nicht zu finden. Wähl einen mit --data ORDNER.
serve-no-port = Auf { $host }, Port { $port }, lässt sich nicht lauschen: { $problem }
serve-folder-taken = Ein anderer Server benutzt { $folder }. Halte ihn an, oder wähl mit --data ORDNER einen anderen Ordner.
serve-database-away = Die Datenbank antwortet nicht: { $problem }
move-done = { $rows ->
    [one] { $rows } Zeile übertragen; beide Datenbanken sind gleich.
   *[other] { $rows } Zeilen übertragen; beide Datenbanken sind gleich.
}
move-no-file = Die Datenbank { $file } gibt es nicht.
move-differs = Nach dem Kopieren ist { $table } nicht in beiden Datenbanken gleich; läuft noch ein Server? Geändert wurde nichts.
move-not-empty = Die Zieldatenbank ist nicht leer. Geändert wurde nichts.
move-to-help = die Zieldatenbank; sie muss leer sein
move-from-help = die Datenbank, die kopiert wird: eine Datei oder postgresql://…; halte erst ihren Server an
serve-workers-database = Mehrere Prozesse brauchen eine gemeinsame Datenbank: --database postgresql://… SQLite ist für einen Prozess.
serve-needs-postgres = PostgreSQL braucht ein Paket, das nicht installiert ist: pip install 'redcathedral[postgres]'
serve-database-newer = { $database } stammt von einem neueren Server: Das Format ist { $version }, dieser hier kann bis { $known }. Installiere eine neuere Version; geändert wurde nichts.
serve-no-limit = Das Limit { $given } gibt es nicht; die Limits sind { $limits }.
serve-limit-wrong = { $limit } muss eine Zahl über 0 sein, nicht „{ $given }“.
serve-at = Red Cathedral läuft unter { $address } (Strg-C beendet)

## The host

cli-admin-help = sich um die Tische eines Servers kümmern, ob er läuft oder nicht
admin-list-help = alle Tische auflisten
admin-look-help = zeigen, was der Server über einen Tisch weiß
admin-expire-help = löschen, was zu lange unbenutzt ist, wie es der Server selbst tut
admin-delete-help = einen Tisch löschen
admin-revoke-help = alle Schlüssel eines Tischs widerrufen
admin-ban-help = eine Adresse oder ein Netz sperren
admin-unban-help = eine Adresse oder ein Netz entsperren
admin-bans-help = auflisten, was gesperrt ist
admin-reports-help = auflisten, was gemeldet wurde, Neuestes zuerst
admin-acts-help = auflisten, was die Verwaltung getan hat
admin-backup-help = die Datenbank kopieren, während der Server läuft
admin-restore-help = die Datenbank durch eine Sicherung ersetzen
admin-table-help = die ID des Tischs
admin-address-help = eine Adresse oder ein Netz
admin-status-help = nur Tische in diesem Zustand
admin-reason-help = warum
admin-file-help = eine Datei
admin-expired =
    Gelöscht: { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
    } und { $messages ->
    [one] 1 Nachricht
   *[other] { $messages } Nachrichten
    }.
admin-deleted = Tisch { $table } ist gelöscht.
admin-revoked =
    { $n ->
    [one] 1 Schlüssel widerrufen.
   *[other] { $n } Schlüssel widerrufen.
    }
admin-banned = { $network } ist gesperrt; ein laufender Server weiß es in Sekunden.
admin-unbanned = { $network } ist nicht mehr gesperrt.
admin-not-banned = { $network } ist nicht gesperrt.
admin-backed-up = Die Sicherung ist { $file }. Sie enthält die Geheimnisse laufender Partien: Behalte sie für dich.
admin-restored = Die Tische sind jetzt die aus { $file }.
admin-no-database = { $file } gibt es nicht. Nenne den Ordner des Servers mit --data ORDNER.
admin-no-table = Den Tisch { $table } gibt es nicht.
admin-no-address = „{ $given }“ ist weder eine Adresse noch ein Netz.
admin-busy = Tisch { $table } hat sich gerade geändert. Versuch es noch einmal.
admin-use-pg-dump = Das ist eine PostgreSQL-Datenbank: Nimm pg_dump und pg_restore.

## Help

help-text =
    DAS SPIEL IN KÜRZE
      In deinem Zug machst du eins von dreien, dann beendest du ihn:
        beanspruchen B2    Banner auf einen Abschnitt setzen und sein
                           Werkstattplättchen ablegen: offen für Rubel (Bonus jetzt
                           und später) oder verdeckt
        liefern Gold B2    bauen: bis zu 3 Materialien an eigene Abschnitte liefern
        verzieren C1       oder einen fertigen Abschnitt verzieren, gern mit
                           Edelsteinen
        markt weiß +1      einen Würfel so weit bewegen, wie er zeigt (den
                           weißen und den deiner Farbe auch weiter, 1 Rubel pro
                           Feld); dann sammeln, die Einflusskarte am Feld und
                           ein Plättchen nutzen
      Jederzeit: einlösen (1 Prestige für 2 Rubel) und einmal pro Zug
      neuwürfeln 5 (1 Prestige). Macht jemand über deinem unfertigen
      Abschnitt einen fertig, kostet dich das Anerkennung.
      Wer zuerst sechs Abschnitte fertig hat, erhält 3 Prestige; alle anderen
      haben noch einen Zug. Dann zählen: die Leiste, 1 für je 5 Materialien und
      Rubel und jeder Turm nach Präsenz. Wer am meisten Prestige hat, gewinnt.

    BEFEHLE
      Nummer oder Schritt  spielen; kurz geht auch, wenn es klar ist: m w +1
      liste, liste markt   alle möglichen Schritte oder die eines Verbs
      warum kaufen Gold    warum ein Schritt nicht geht
      tipp                 was ein starker Bot spielen würde
      zurück               zurücknehmen, bis zum letzten Wurf
      rückblick            was die Bots seit deinem letzten Schritt getan haben
      tisch, stand         der Tisch, der Stand bisher
      verlauf              die Züge bisher
      speichern DATEI      eine Kopie speichern (gespeichert wird sowieso alles)
      schluss              aufhören; später weiter mit: redcathedral play --resume

## The privacy page, /privacy

privacy-back = Zurück zum Spiel
privacy-lead = Du brauchst hier kein Konto. Hier steht, was der Server aufbewahrt und wie lange.
privacy-kept = Er bewahrt auf: die eingegebenen Namen, die Schritte und was am Tisch gesagt wird.
amount-days = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
  }
    .dat = { $n ->
        [one] 1 Tag
       *[other] { $n } Tagen
      }
privacy-tables = Ein Tisch, an dem niemand begonnen hat, wird { $waiting } nach dem letzten Ereignis gelöscht, eine angefangene Partie nach { $unfinished-dat }.
privacy-finished = Eine beendete Partie bleibt { $finished } gespeichert; was dort gesagt wurde, wird nach { $chat-dat } gelöscht.
privacy-keys = Für jedes Gerät, das für dich spielen kann, merkt sich der Server den Browser, das System und wann es zuerst und zuletzt benutzt wurde. Ein Gerät, das { $days } nicht benutzt wird, wird abgemeldet.
privacy-address = Von der Internetadresse, von der aus ein Tisch aufgemacht wird, behält der Server nur eine unkenntlich gemachte Zahl. Greift eine Adresse den Server an, steht sie in seinem Protokoll.
privacy-others = Es gibt kein Tracking, keine Werbung, und niemand sonst bekommt diese Daten.
privacy-reports = Wer diesen Server betreibt, liest, was du meldest. Frag dort nach, wenn etwas gelöscht werden soll.
