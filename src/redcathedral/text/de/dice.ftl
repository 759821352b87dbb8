## Whether the dice are honest

fair-title = Sind die Würfel fair?
fair-proves = Vor dem ersten Schritt hat der Server ein Geheimnis festgelegt und dessen Fingerabdruck veröffentlicht; die Browser aller, die mitspielen, haben eigene Zufallszahlen beigesteuert. Daraus folgen der Aufbau und alle Würfe, und nach der Partie können alle jeden Wurf nachrechnen.
fair-proves-not = Es beweist nicht, dass während der Partie niemand mit Zugriff auf den Server das Geheimnis angeschaut hat.
fair-commitment = Fingerabdruck:
fair-log = Im öffentlichen Protokoll

## Where the dice came from

# Told to whoever sits down. $given counts moves that came from another game, dice included.
fair-given = { $given ->
    [0] Der Aufbau stammt aus einer anderen Partie. Alle Würfe fallen an diesem Tisch.
    [one] Der Aufbau und der erste Schritt stammen aus einer anderen Partie, samt Würfeln. Alle Würfe danach fallen an diesem Tisch.
   *[other] Der Aufbau und die ersten { $given } Schritte stammen aus einer anderen Partie, samt Würfeln. Alle Würfe danach fallen an diesem Tisch.
  }
fair-loaded = Diese Partie wurde woanders gespielt und hier geladen. Wie ihre Würfel fielen, lässt sich hier nicht beweisen.
error-dice-known = Hier kann sich niemand mehr dazusetzen: Die Würfel kamen mit der Partie, und wer sie geladen hat, kennt sie vielleicht.
error-dice-given = Diese Partie wurde woanders gespielt und hier geladen: Für ihre Würfel gab es vorher keine Zusage.

## Checking them when the game is over

verify = Würfel prüfen
# Headings over two lists.
verify-proved = Von deinem eigenen Browser bewiesen
verify-open = Nicht bewiesen
verify-ok = { $n ->
    [0] Dein Browser hat die Zusage von vor der Partie geprüft. Gewürfelt wurde nicht.
    [one] Dein Browser hat den einen Wurf nachgerechnet: Er folgt aus dem Geheimnis, das vor der Partie zugesagt wurde, und den Zufallszahlen aller, die mitspielen. Niemand hat ihn ausgesucht.
   *[other] Dein Browser hat alle { $n } Würfe nachgerechnet: Sie folgen aus dem Geheimnis, das vor der Partie zugesagt wurde, und den Zufallszahlen aller, die mitspielen. Niemand hat sie ausgesucht.
  }
verify-deal = Auch der Aufbau folgt daraus: Dein Browser hat Markt, Karten, Plättchen und die ersten Würfel nachgerechnet.
verify-edition = Das Spielmaterial ist nicht das, mit dem dieser Tisch aufgemacht wurde.
verify-lot-mine = Wer begann, wurde aus dem Geheimnis des Servers und deiner Zahl ausgelost: Niemand hat es ausgesucht.
verify-lot = Wer begann, wurde aus dem Geheimnis des Servers und der Zahl der Person ausgelost, die den Tisch aufgemacht hat.
verify-lot-open = Wer den Tisch aufgemacht hat, hätte aussuchen können, wer beginnt, aber nur gemeinsam mit der Person, die den Server betreibt.
verify-mine = Deine eigene Zufallszahl ist dabei.
# $n is the number of a round. drand is a name.
verify-beacon = Runde { $n } von drand, einer öffentlichen Quelle von Zufallszahlen, ist mit eingerechnet. Festgelegt wurde sie, nachdem alle ihre Zahl gewählt hatten, und noch bevor sie erschien.
verify-beacon-unchecked = Dein Browser prüft weder die Signatur von drand noch, wann diese Runde erschien: Lade für die Signatur die Partie herunter und starte „redcathedral verify“.
verify-sealed = Alle hatten ihre Zahl versiegelt, bevor die erste geöffnet wurde; niemand konnte sich also eine passende aussuchen.
verify-unsealed = Die Zahlen waren nicht versiegelt: Wer sich zuletzt gesetzt hat und diesen Server betreibt, hätte sich eine passende aussuchen können.
# $n is the number of a line.
verify-logged = Die Zusage ist Zeile { $n } des öffentlichen Protokolls dieses Servers, genau wie dein Browser sie zu Beginn der Partie sah, und von dort bis Zeile { $last } passt jede Zeile zur vorigen.
verify-logged-unkept = Die Zusage ist Zeile { $n } des öffentlichen Protokolls dieses Servers, und von dort bis Zeile { $last } passt jede Zeile zur vorigen.
verify-log-not-kept = Dein Browser hat diese Zeile zu Beginn der Partie nicht aufgehoben; das Protokoll könnte seither neu geschrieben worden sein.
verify-log-changed = Das öffentliche Protokoll dieses Servers wurde geändert: Es sagt über diese Partie nicht mehr, was zu ihrem Beginn darin stand.
verify-log-broken = Das öffentliche Protokoll dieses Servers stimmt nach Zeile { $n } nicht mehr: Zeilen wurden geändert oder ausgelassen.
verify-log-long = Das öffentliche Protokoll dieses Servers ist zu lang, um ihm hier bis zum Ende dieser Partie zu folgen.
verify-not-logged = Die Zusage steht nicht, wie sie sollte, im öffentlichen Protokoll dieses Servers. Tische aus der Zeit vor dem Protokoll fehlen dort ebenfalls.
verify-log-unread = Das öffentliche Protokoll dieses Servers ließ sich gerade nicht lesen; ob die Zusage darin steht, bleibt offen. Versuch es später noch einmal.
verify-restarts = { $n ->
    [one] Vor der Partie wurde das Versiegeln einmal neu begonnen.
   *[other] Vor der Partie wurde das Versiegeln { $n }-mal neu begonnen.
  }
verify-servers-word = Der Server sagt, dass seine Würfel stimmen. Selbst nachprüfen kann dein Browser das nur über eine sichere Verbindung (https).
verify-not-mine = Die Zufallszahl dieses Browsers ist nicht unter denen, aus denen die Würfel kamen.
verify-roll = Wurf { $n } ist nicht der, den das Geheimnis ergibt.
verify-bad = Die Würfel stimmen nicht: { $problem }
verify-none = Diese Würfel lassen sich nicht prüfen: { $problem }
verify-failed = Die Würfel ließen sich gerade nicht prüfen.
verify-ok-given = { $n ->
    [0] An diesem Tisch wurde nicht gewürfelt.
    [one] Der eine Wurf seither folgt aus dem Geheimnis und den Zufallszahlen aller, die mitspielen: Niemand hat ihn ausgesucht.
   *[other] Alle { $n } Würfe seither folgen aus dem Geheimnis und den Zufallszahlen aller, die mitspielen: Niemand hat sie ausgesucht.
  }
verify-taken-back = { $n ->
    [one] Ein Wurf wurde zurückgenommen und durch einen anderen ersetzt.
   *[other] { $n } Würfe wurden zurückgenommen und durch andere ersetzt.
  }

## Taking back

error-undo-away = Es sind zu wenige andere da, um zuzustimmen: Gefallene Würfel bleiben liegen, bis genug wieder da sind.

## Sealing

# $names are people whose browsers still have to open their random numbers, when all seats are taken.
waiting-seals = Alle Plätze sind besetzt. Die Partie beginnt, wenn die Browser dieser Personen ihre Zufallszahlen für die Würfel geöffnet haben: { $names }. Wer weg ist, muss nur diesen Tisch öffnen.
# $n is the number of a round.
waiting-beacon = Alle sind bereit. Die Partie beginnt in wenigen Sekunden, mit Runde { $n } von drand, einer öffentlichen Quelle von Zufallszahlen.
seal-elsewhere = Deine Zufallszahl für die Würfel wurde auf einem anderen Gerät versiegelt, oder dieser Browser hat sie verloren. Öffne diesen Tisch dort, oder zieh hier eine neue Zahl.
seal-anew = Neue Zahl ziehen
seal-needs-https = An diesem Tisch werden die Zufallszahlen aller für die Würfel versiegelt. Dein Browser kann das nur über eine sichere Verbindung (https).

error-entropy-or-seal = Sende entweder die Zufallszahl oder ihr Siegel.
error-seal-here = An diesem Tisch versiegeln alle ihre Zufallszahl, bevor die erste geöffnet wird.
error-seal-not-here = An diesem Tisch werden Zufallszahlen nicht versiegelt: Sende deine, wie sie ist.
error-reveal-early = Noch haben nicht alle ihre Zufallszahl versiegelt.
error-reveal-other = Das ist nicht die Zufallszahl, die du versiegelt hast.
error-nothing-sealed = An diesem Tisch gibt es gerade nichts zu versiegeln oder zu öffnen.
error-record-seals = Der Startwert enthält die versiegelten Zufallszahlen nicht.
error-record-lot = Aus dem Geheimnis ergibt sich, dass ein anderer Platz beginnt.
error-record-beacon = Der Startwert endet nicht mit der Runde von drand, die vorher festgelegt wurde.
