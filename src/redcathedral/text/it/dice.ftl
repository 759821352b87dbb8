## Whether the dice are honest

fair-title = I dadi sono onesti?
fair-proves = Prima della prima mossa il server ha fissato un segreto e ne ha pubblicato l’impronta; il browser di ogni giocatore ha aggiunto numeri casuali. Distribuzione e tiri derivano da tutto questo e, a partita finita, chiunque può ricalcolarli uno per uno.
fair-proves-not = Non dimostra che chi gestisce il server non abbia guardato il segreto durante la partita.
fair-commitment = Impronta:
fair-log = Nel registro pubblico

## Where the dice came from

# Told to whoever sits down. $given counts moves that came from another game, dice included.
fair-given = { $given ->
    [0] La distribuzione viene da un’altra partita. Tutti i tiri sono di questo tavolo.
    [one] La distribuzione e la prima mossa vengono da un’altra partita, dadi compresi. Da allora tutti i tiri sono di questo tavolo.
   *[other] La distribuzione e le prime { $given } mosse vengono da un’altra partita, dadi compresi. Da allora tutti i tiri sono di questo tavolo.
  }
fair-loaded = Questa partita è stata giocata altrove e caricata qui. Niente qui dimostra come sono caduti i dadi.
error-dice-known = Nessun altro può sedersi qui: questi dadi sono arrivati con la partita e chi l’ha caricata potrebbe conoscerli.
error-dice-given = Questa partita è stata giocata altrove e caricata qui: nessuno ha promesso i suoi dadi prima che fossero tirati.

## Checking them when the game is over

verify = Verifica i dadi
# Headings over two lists.
verify-proved = Dimostrato dal tuo stesso browser
verify-open = Non dimostrato
verify-ok = { $n ->
    [0] Il tuo browser ha controllato la promessa fatta prima della partita. Non è stato tirato nessun dado.
    [one] Il tuo browser ha ricalcolato l’unico tiro: deriva dal segreto promesso prima della partita e dai numeri casuali dei giocatori, quindi nessuno l’ha scelto.
   *[other] Il tuo browser ha ricalcolato tutti i tiri ({ $n }): derivano dal segreto promesso prima della partita e dai numeri casuali dei giocatori, quindi nessuno li ha scelti.
  }
verify-deal = Anche la distribuzione deriva da questi: il tuo browser ha ricalcolato il mercato, le carte, le tessere e i primi dadi.
verify-edition = i componenti non sono quelli con cui è stato creato questo tavolo.
verify-lot-mine = Chi ha cominciato è stato tirato a sorte con il segreto del server e il tuo numero: nessuno l’ha scelto.
verify-lot = Chi ha cominciato è stato tirato a sorte con il segreto del server e il numero di chi ha creato il tavolo.
verify-lot-open = Chi ha creato il tavolo avrebbe potuto scegliere chi comincia, ma solo d’accordo con chi gestisce il server.
verify-mine = C’è anche il tuo numero casuale.
# $n is the number of a round. drand is a name.
verify-beacon = Vi è incluso il round { $n } di drand, una fonte pubblica di numeri casuali. È stato fissato dopo i numeri di tutti e prima di essere pubblicato.
verify-beacon-unchecked = Il tuo browser non controlla né la firma di drand né quando è uscito quel round: per la firma scarica la partita e usa «redcathedral verify».
verify-sealed = Tutti avevano sigillato il proprio numero prima che se ne aprisse uno, quindi nessuno ha potuto scegliere il suo a proprio vantaggio.
verify-unsealed = I numeri non erano sigillati: chi si è seduto per ultimo e gestisce questo server avrebbe potuto scegliere il suo a proprio vantaggio.
# $n is the number of a line.
verify-logged = La promessa è la riga { $n } del registro pubblico di questo server, così come il tuo browser l’ha vista all’inizio della partita, e da lì alla riga { $last } tutte le righe si concatenano.
verify-logged-unkept = La promessa è la riga { $n } del registro pubblico di questo server, e da lì alla riga { $last } tutte le righe si concatenano.
verify-log-not-kept = Il tuo browser non ha conservato quella riga all’inizio della partita: da allora il registro potrebbe essere stato riscritto.
verify-log-changed = Il registro pubblico di questo server è stato cambiato: di questa partita non dice più quello che diceva quando è cominciata.
verify-log-broken = Il registro pubblico di questo server non è più integro dopo la riga { $n }: alcune righe sono state cambiate o tolte.
verify-log-long = Il registro pubblico di questo server è troppo lungo per seguirlo qui fino alla fine di questa partita.
verify-not-logged = La promessa dovrebbe essere nel registro pubblico di questo server, ma non c’è. Mancano anche i tavoli precedenti al registro.
verify-log-unread = In questo momento non è stato possibile leggere il registro pubblico di questo server: resta da verificare se la promessa vi figura. Riprova più tardi.
verify-restarts = { $n ->
    [one] Prima della partita i sigilli sono stati rifatti una volta.
   *[other] Prima della partita i sigilli sono stati rifatti { $n } volte.
  }
verify-servers-word = Il server dice che i suoi dadi sono in regola. Il tuo browser può controllarlo da sé solo con una connessione sicura (https).
verify-not-mine = il numero casuale di questo browser non è tra quelli da cui derivano i dadi.
verify-roll = il tiro { $n } non è quello che dà il segreto.
verify-bad = I dadi non sono in regola: { $problem }
verify-none = Questi dadi non si possono verificare: { $problem }
verify-failed = Ora non si riesce a controllare i dadi.
verify-ok-given = { $n ->
    [0] A questo tavolo non è stato tirato nessun dado.
    [one] L’unico tiro successivo deriva dal segreto e dai numeri casuali dei giocatori: nessuno l’ha scelto.
   *[other] Tutti i tiri successivi ({ $n }) derivano dal segreto e dai numeri casuali dei giocatori: nessuno li ha scelti.
  }
verify-taken-back = { $n ->
    [one] Un tiro è stato annullato e al suo posto ne è uscito un altro.
   *[other] { $n } tiri sono stati annullati e al loro posto ne sono usciti altri.
  }

## Taking back

error-undo-away = Ci sono troppo pochi presenti per dare il consenso: i dadi già tirati restano come sono finché gli altri non tornano.

## Sealing

# $names are people whose browsers still have to open their random numbers, when all seats are taken.
waiting-seals = Tutti hanno un posto. La partita comincia quando i browser di queste persone hanno aperto il loro numero casuale per i dadi: { $names }. A chi non c’è basta aprire questo tavolo.
# $n is the number of a round.
waiting-beacon = Tutto pronto. La partita comincia tra pochi secondi, con il round { $n } di drand, una fonte pubblica di numeri casuali.
seal-elsewhere = Il tuo numero casuale per i dadi è stato sigillato su un altro dispositivo, oppure questo browser lo ha perso. Apri questo tavolo lì, o estrai qui un numero nuovo.
seal-anew = Estrai qui un numero nuovo
seal-needs-https = A questo tavolo il numero casuale di ciascuno per i dadi viene sigillato. Il tuo browser può farlo solo con una connessione sicura (https).

error-entropy-or-seal = Invia l’entropia oppure il suo sigillo, non entrambi.
error-seal-here = A questo tavolo tutti sigillano il proprio numero casuale prima che qualcuno apra il suo.
error-seal-not-here = A questo tavolo i numeri casuali non si sigillano: invia il tuo così com’è.
error-reveal-early = Non tutti hanno ancora sigillato il proprio numero casuale.
error-reveal-other = Questo non è il numero casuale che hai sigillato.
error-nothing-sealed = Ora a questo tavolo non c’è niente da sigillare o aprire.
error-record-seals = Il seme non contiene i numeri casuali che erano stati sigillati.
error-record-lot = Secondo il segreto comincia un altro giocatore.
error-record-beacon = Il seme non finisce con il round di drand fissato in anticipo.
