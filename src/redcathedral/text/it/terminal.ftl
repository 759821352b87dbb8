### Le frasi del terminale in italiano.
### I valori tra graffe li mette il programma; i plurali si scelgono con selettori.

## The command line

cli-description = Red Cathedral nel terminale: un’edizione digitale non ufficiale.
cli-version-help = mostra la versione
cli-lang-help = usa questa lingua invece di quella del sistema: { $languages }
cli-no-language = La lingua { $given } non c’è; scegli tra { $languages }.
cli-needs-terminal = Al terminale serve ancora un pacchetto. Installalo con: pip install 'redcathedral[terminal]'
cli-play-help = gioca su una sola tastiera, da 1 a 4 persone (1: contro Ivan)
cli-replay-help = mostra una partita salvata, alla fine o dopo una mossa qualsiasi
cli-verify-help = controlla una partita salvata con il suo seme: la distribuzione e ogni tiro

play-description =
    Gioca su una sola tastiera. Ogni mossa viene salvata subito: se smetti non si perde niente.
play-players-help = quante persone giocano (predefinito: 2; 1 senza bot gioca contro Ivan)
play-bots-help = bot avversari, separati da virgole: { $example } (livelli: { $levels }); senza { $people } ci sei solo tu contro di loro
play-boards-help = plance Bottega basic (base, predefinite) o advanced (avanzate)
play-seed-help = un numero o un testo che decide la distribuzione e i tiri; se manca, nessuno può prevederli
play-edition-help = un tuo file di edizione (vedi: redcathedral edition new)
play-first-game-help = usa le carte Influenza dell’edizione per una prima partita
play-turn-limit-help = termina la partita dopo questo numero di turni in tutto
play-names-help = nomi in ordine di turno, separati da virgole: Anna,Bob
play-colors-help = colori in ordine di turno, separati da virgole: green,red (verde, rosso)
play-dice-help = draw: tira il programma (predefinito); ask: tiri dadi veri e scrivi il risultato
play-save-help = dove salvare la partita (predefinito: un nuovo file nella tua cartella dei dati)
play-load-help = continua questa partita salvata
play-resume-help = continua l’ultima partita non finita
play-no-color-help = senza colori
play-plain-help = senza colori né caratteri grafici, per lettori di schermo e terminali semplici
replay-file-help = una partita salvata
replay-to-help = fermati dopo questo numero di mosse (0: l’inizio)
replay-edition-help = il file di edizione con cui è stata giocata, se non è quello incluso
verify-seed-help = il seme, se il file non lo contiene

play-load-and-setup = --load e --resume continuano una partita così com’era preparata; { $option } non si può cambiare
play-load-or-resume = usa --load o --resume, non entrambi
play-no-bot = Non c’è nessun bot «{ $given }». I livelli sono { $levels }.
play-too-many = { $people ->
        [one] Una persona
       *[other] { $people } persone
    } e { $bots ->
        [one] un bot
       *[other] { $bots } bot
    } sono troppi: un tavolo ha { $most } posti.

## Starting

offer-resume = C’è una partita non finita: { $file } (ultimo salvataggio: { $when }).
offer-resume-question = Vuoi continuarla? [S/n]
offer-resume-hint = Per continuarla: redcathedral play --resume
no-unfinished = In { $folder } non ci sono partite non finite.
welcome = Ti diamo il benvenuto in Red Cathedral. Scrivi un numero o una mossa; { type-help } spiega, { type-quit } chiude.
welcome-back = Si riparte: { $plies ->
        [one] una mossa giocata
       *[other] { $plies } mosse giocate
    } finora.
saving-to = Ogni mossa viene salvata in { $file }
deal-drawn = I dadi li tiri tu. La distribuzione qui sotto l’ha estratta il programma: prepara così il tavolo.
cannot-save = { $file } non si può scrivere: { $problem }. Scegli un altro posto con --save { placeholder-file }.
save-exists = { $file } esiste già. Per continuarlo usa --load; per una nuova partita scegli un altro nome.
save-not-a-file = { $file } non è un file normale.
save-failed = NON SALVATO: { $file } non si può scrivere: { $problem }. Prova: { type-save } { placeholder-file }
save-elsewhere = Un altro programma ha cambiato { $old }. Questa partita continua in { $file }
no-home = La tua cartella dei dati non si trova. Scegli un file con --save { placeholder-file }.

## Playing

turn-title = Turno { $number } · { $seat }
turn-title-limit = Turno { $number } di { $limit } · { $seat }
prompt = { $seat }>
prompt-roll = dadi>
prompt-shuffle = tessere>
due-hint = numero, mossa, oppure: { type-list }, { type-hint }, { type-why } MOSSA, { type-undo }, { type-recap }, { type-table }, { type-score }, { type-log }, { type-save }, { type-help }, { type-quit }
bot-getting-ready = { $name } si sta preparando; la prima volta ci vuole un minuto o due…
bot-thinking = { $name } sta pensando…
bot-replaced = { $name } non ha dato nessuna mossa ({ $problem }). { $bot } continua al suo posto.
recap-nothing = I bot non hanno giocato dopo la tua ultima mossa.
ask-roll = Tira sullo spazio { $space }: { $dice }. Scrivi il risultato, per es. { $example }
ask-shuffle = Mescola le cinque tessere dado di Ivan e mettine una su ogni carta, da sinistra a destra. Scrivi i colori, per es. { $example }
ask-roll-count = { $wanted ->
        [one] Tira un dado
       *[other] Tira { $wanted } dadi
    } ({ $dice }); { $given ->
        [0] non hai scritto nessun valore
        [one] hai scritto un valore
       *[other] hai scritto { $given } valori
    }. Scrivi per es. { $example }
ask-roll-value = Un dado mostra da 1 a 6, non { $value }. Scrivi per es. { $example }
ask-shuffle-colors = Nomina una volta ogni colore: rosso, blu, verde, giallo e bianco, per es. { $example }
no-such-number = Il numero { $number } non c’è; l’elenco ha { $count ->
        [one] una mossa
       *[other] { $count } mosse
    }. Scrivi { type-list } per vedere tutto.
ambiguous = «{ $said }» potrebbe essere: { $plies }
ambiguous-more = «{ $said }» potrebbe essere: { $plies } e altre { $more }
list-title = { $count ->
        [one] Una mossa valida
       *[other] { $count } mosse valide
    }:
list-none = Nessuna mossa valida comincia con «{ $verb }». Prova: { type-why } { $verb } …
range-market = ogni spazio in più costa 1 rublo
range-gather = o meno
range-take = o meno
range-swap = due spazi qualsiasi
range-reroll = cedi 1 punto prestigio e tira di nuovo i dadi di quello spazio
range-other = { type-list } le mostra tutte
undone = Annullata: { $ply }
undo-chance = { $ply } non si può annullare: ha deciso il caso, e tutti hanno visto i dadi.
undo-nothing = Non c’è niente da annullare.
why-usage = Di’ quale mossa: { type-why } { type-claim } B2
why-legal = { $ply } qui è una mossa valida.
# A move isn’t allowed, or why; $clause is the number of a rule such as “C4”, which must not look like the name of a section.
refused-by-rule = { $ply }: { $reason } (regola { $clause })
why-by-rule = { $reason } (regola { $clause })
log-empty = Non è stato ancora giocato niente.
log-earlier = … { $count ->
        [one] un turno precedente
       *[other] { $count } turni precedenti
    }; { type-log } { type-all } mostra tutto
saved-copy = Una copia è salvata in { $file }
saved = Salvato in { $file }
bye = La partita è salvata in { $file }
bye-unsaved = Le ultime mosse NON sono salvate.
bye-how = Per continuare: { $command }
finished-already = Questa partita è finita. Ecco com’è andata.

## The score

sheet-title = Il foglio punteggio
sheet-title-now = I punti finora
sheet-track = tracciato
sheet-goods = materiali e rubli
sheet-tower = torre { $letter }
sheet-total = prestigio
sheet-sections = sezioni complete
sheet-ornaments = decorazioni
sheet-rank = posizione
sheet-ties = (A parità: più sezioni complete, poi più decorazioni; poi la vittoria è condivisa.)
end-sixth = { $seat } ha completato sei sezioni prima di tutti, e tutti hanno giocato l’ultimo turno.
end-limit = Raggiunto il limite di turni ({ $limit }): la partita finisce qui e si contano i punti.
winner = Vince { $seat } con { $prestige } di prestigio.
winners = { $seats } condividono la vittoria con { $prestige } di prestigio.
record-at = La partita è salvata in { $file }

## Replay and verify

replay-log = Le mosse
replay-at = Dopo la mossa { $ply } di { $plies }
replay-to-range = La mossa { $ply } non c’è: la partita { $plies ->
        [0] non ha mosse
        [one] ne ha una
       *[other] ne ha { $plies }
    }.
verified = { $file }: { $checks ->
        [one] l’unico risultato del caso viene
       *[other] tutti i risultati del caso ({ $checks }) vengono
    } dal seme (la distribuzione, i tiri e le mescolate).
verify-no-seed = { $file }: questo file non contiene il seme; indicalo con --seed
verify-told = { $file }: i dadi di questa partita sono stati tirati a mano e scritti, perciò non c’è un seme da controllare.
# $n is a number, $chain the name of a chain, or its hash.
verify-beacon-signed = Il round { $n } della catena { $chain } di drand è firmato da quella catena.
verify-beacon-unknown = Il round { $n } è firmato dalla catena { $chain }, che non è della League of Entropy: controlla di chi è.
verify-beacon-forged = Il round { $n } non è firmato dalla catena { $chain } di drand: è falso.
verify-beacon-extra = La firma del round { $n } della catena { $chain } di drand non si può controllare qui: pip install 'redcathedral[beacon]'

## Hints and reviews

cli-warm-up-help = compila subito le regole, gli ambienti e la ricerca, e conservali per dopo
cli-warm-up-done = Tutto è compilato e conservato.
cli-hint-help = di’ che cosa giocherebbe un bot in una partita salvata, e che probabilità si dà
cli-review-help = rivedi una partita salvata: come sono cambiate le probabilità, i punti di svolta, che cosa era meglio
cli-hint-bot-help = a quale bot chiedere (predefinito: { $bot })
cli-hint-at-help = dopo questo numero di mosse (predefinito: dove finisce la partita)
cli-hint-json-help = scrivi JSON
cli-hint-most-help = quante mosse elencare (predefinito: { $most })
cli-review-bot-help = quale bot giudica (predefinito: { $bot }; con più simulazioni vede di più e impiega di più)
cli-bots-preparing = Preparo la ricerca; la prima volta ci vuole un minuto o due…

cli-hint-over = Questa partita è finita; non resta niente da giocare.
cli-hint-chance = Ora si tirano i dadi; non c’è niente da scegliere.
cli-hint-title = Dopo la mossa { $ply }: tocca a { $seat }
cli-hint-ply = mossa
cli-hint-win = vince
cli-hint-margin = margine
cli-hint-why = perché
cli-hint-tries = prove
cli-hint-note = Vince: con che probabilità vince questo giocatore. Margine: il vantaggio in prestigio atteso alla fine sul miglior avversario.
cli-hint-only = { $bot } giocherebbe: { $ply }
cli-review-no-search = { $bot } non può giudicare le mosse; scegli un bot con ricerca, per esempio mcts:400

cli-review-progress = Turno { $done } di { $turns }…
cli-review-empty = In questa partita nessuno ha ancora deciso niente.
cli-review-title = Andamento della partita
cli-review-turn = turno
cli-review-mover = giocatore
cli-review-note = Probabilità di vittoria all’inizio di ogni turno, se il suo giocatore continua bene.
cli-review-end = fine
cli-review-swings-title = Punti di svolta
cli-review-swing = Turno { $turn }, { $mover }: { $seat } passa da { $before } a { $after }.
cli-review-swing-given = Turno { $turn }, { $mover }: { $seat } passa da { $before } a { $after }; probabilità regalata: { $given }.
cli-review-swings-none = Le probabilità non sono mai cambiate molto in un solo turno.
cli-review-mistakes-title = Che cosa era meglio
cli-review-mistakes-none = A nessuno è sfuggita una mossa chiaramente migliore.
cli-review-mistake = { $kind ->
        [blunder] Errore grave
        [mistake] Errore
       *[slip] Imprecisione
    } di { $seat } nel turno { $turn } (mossa { $ply }). «{ $played }»: { $win } di vittorie; «{ $best }»: { $best_win }.
cli-review-more = { $count ->
        [one] Un altro è nel JSON.
       *[other] Altri { $count } sono nel JSON.
    }
cli-review-sides-title = Come ha giocato ognuno
cli-review-side = { $seat }: la mossa migliore, o una altrettanto buona, in { $agreed } su { $decisions ->
        [one] una decisione
       *[other] { $decisions } decisioni
    }; probabilità di vittoria regalata: { $lost }.

## Bots among themselves: the commands arena and study

cli-arena-help = fai giocare i bot tra loro e scopri qual è il migliore
cli-study-help = fai giocare i bot e scopri com’è il gioco
cli-needs-arena = All’arena servono altri pacchetti. Installali con: pip install 'redcathedral[arena]'
arena-players-help = bot separati da virgole: greedy,mcts:0.2s,random
arena-games-help = quante partite, arrotondate per eccesso a distribuzioni intere (predefinito: { $games })
arena-seats-help = giocatori a un tavolo: da 2 a 4, o 1 in solitario (predefinito: tutti)
arena-edition-help = un file di edizione (predefinito: quello incluso)
arena-seed-help = decide ogni distribuzione, ogni tiro e la fortuna di ogni bot (predefinito: { $seed })
arena-turn-limit-help = termina una partita dopo questo numero di turni in tutto (predefinito: { $limit })
arena-move-limit-help = quanti secondi un bot può pensare a una mossa (predefinito: { $seconds })
arena-code-help = un file con un bot tuo; si può ripetere
arena-sure-help = fermati quando è sicuro chi sta sopra e chi sotto la parità
arena-jobs-help = quanti processi giocano (predefinito: { $jobs }); il risultato è lo stesso
arena-engine-help = dove giocare: local, su questo computer (predefinito), o ray, con Ray
arena-address-help = l’indirizzo di un cluster Ray; se manca, Ray si avvia su questo computer
arena-out-help = la cartella per i file (predefinito: { $folder })
arena-resume-help = continua la serie in quella cartella
study-players-help = bot separati da virgole, ripetuti fino a riempire il tavolo (predefinito: { $players })
study-seats-help = numeri di giocatori separati da virgole, 1: in solitario (predefinito: { $seats })
study-boards-help = plance basic (base) o advanced (avanzate), o entrambe: basic,advanced (predefinito: { $boards })
study-games-help = partite per ogni tipo di tavolo (predefinito: { $games })
study-seats-wrong = I posti sono numeri da 1 a 4 separati da virgole, non «{ $given }».
study-boards-wrong = Le plance sono una di queste, o più d’una separate da virgole: { $known }; non «{ $given }».

arena-rounded = { $games ->
        [one] Si gioca 1 partita
       *[other] Si giocano { $games } partite
    }: distribuzioni intere di { $orders ->
        [one] 1 ordine dei posti
       *[other] { $orders } ordini dei posti
    }.
arena-compiling = Compilo per questo computer; si fa una volta sola e ci vuole un minuto o due…
arena-preparing = preparazione
arena-playing = partite giocate
arena-stopped = Interrotto. Le partite finite sono in { $folder }; per continuare ripeti il comando con --resume.
arena-summary = { $games ->
        [one] Una partita
       *[other] { $games } partite
    } su { $deals ->
        [one] una distribuzione
       *[other] { $deals } distribuzioni
    }, { $turns } turni a partita.
arena-limited = { $games ->
        [one] Una partita ha
       *[other] { $games } partite hanno
    } raggiunto il limite di turni ({ $limit }).
arena-sure = Fine anticipata: per ogni giocatore è sicuro se sta sopra o sotto la parità.
arena-unsure = Tutte le partite sono state giocate, ma non per ogni giocatore è sicuro se sta sopra o sotto la parità.
arena-forfeit = { $player } perde { $seats ->
        [one] un posto
       *[other] { $seats } posti
    } a favore di { $stand_in }, la prima volta nella partita { $game }: { $message }
arena-report = Rapporto: { $file } (lì anche results.parquet e summary.json)
study-done = { $games ->
        [one] Una partita
       *[other] { $games } partite
    }. Studio: { $file }

## Edition files

cli-edition-help = mostra, controlla o crea un file di edizione (i dati di una scatola)
edition-show-help = elenca ogni valore e da dove viene
edition-check-help = controlla un file di edizione ed elenca tutto ciò che è sbagliato
edition-check-file-help = il file di edizione
edition-new-help = scrivi una copia commentata da compilare con i dati della tua scatola
edition-new-file-help = il file da scrivere; non deve esistere
edition-valid = { $file }: un’edizione valida, «{ $name }» (carte Cattedrale: { $cards }, progetti: { $plans }), impronta { $digest }
edition-name-wrong = { $file }: il nome del file diventa il nome dell’edizione, quindi deve avere da 1 a 60 caratteri stampabili
edition-exists = { $file } esiste già e non è stato cambiato; scegli un altro nome
edition-not-written = { $file } non si può scrivere: { $problem }
edition-written = { $file } è scritto. Modificalo, poi esegui: { "redcathedral edition check" } { $file }

## The server

cli-serve-help = offri tavoli ai browser; solo su questo computer, se non dici altro
cli-move-help = sposta i tavoli di un server in un altro database
cli-needs-server = Al server servono altri pacchetti. Installali con: pip install 'redcathedral[server]'
serve-host-help = ascolta su questo indirizzo (predefinito: { $host })
serve-port-help = ascolta su questa porta (predefinito: { $port }, o la prossima libera)
serve-data-help = tieni i tavoli in questa cartella (predefinito: la tua cartella dei dati)
serve-database-help = il database: un file o postgresql://… (predefinito: tables.sqlite3 nella cartella dei dati)
serve-open-help = apri il browser
serve-cold-help = prepara i bot con ricerca solo quando ne serve uno
serve-hosting = hosting
serve-hosting-help = per server che altri possono raggiungere; vedi docs/hosting.md
serve-name-help = rispondi solo a questo nome; si può ripetere
serve-origin-help = fidati anche delle pagine di questa origine; si può ripetere
serve-proxy-help = di quali proxy accettare le intestazioni (predefinito: { $proxy })
serve-set-help = cambia un limite; si può ripetere
serve-no-editions-help = non accettare edizioni dai client
serve-no-hsts-help = lascia che i browser arrivati con TLS tornino anche senza
serve-log-help = scrivi il log come testo o come righe JSON (predefinito: text, cioè testo)
serve-metrics-help = offri le metriche per Prometheus a questo indirizzo
serve-beacon-help = mescola ai dadi i round di drand, una fonte pubblica di numeri casuali; li fornisci in questo file o in questa cartella
serve-beacon-extra = --beacon ha bisogno di un pacchetto in più: pip install 'redcathedral[beacon]'
serve-beacon-wrong = { $file } non dice di quale catena di drand sono i round: { $problem }
serve-workers-help = quanti processi rispondono; più di uno richiede PostgreSQL
serve-metrics-wrong = L’indirizzo per Prometheus è INDIRIZZO:PORTA o una porta, non «{ $given }».
serve-no-home = La tua cartella dei dati non si trova. Scegline una con --data { placeholder-folder }.
serve-no-port = Non si può ascoltare su { $host }, porta { $port }: { $problem }
serve-folder-taken = Un altro server usa { $folder }. Fermalo, o scegli un’altra cartella con --data { placeholder-folder }.
serve-database-away = Il database non risponde: { $problem }
move-done = { $rows ->
    [one] Spostata { $rows } riga; i due database sono uguali.
   *[other] Spostate { $rows } righe; i due database sono uguali.
}
move-no-file = Non c’è nessun database { $file }.
move-differs = Dopo la copia, { $table } non è uguale nei due database; c’è un server ancora in funzione? Nulla è stato cambiato.
move-not-empty = Il database da riempire non è vuoto. Nulla è stato cambiato.
move-to-help = il database da riempire; deve essere vuoto
move-from-help = il database da copiare: un file o postgresql://…; ferma prima il suo server
serve-workers-database = Più processi richiedono un database da condividere: --database postgresql://… SQLite è per un solo processo.
serve-needs-postgres = PostgreSQL richiede un pacchetto che non è installato: pip install 'redcathedral[postgres]'
serve-database-newer = { $database } è stato scritto da un server più recente: il suo formato è { $version }, questo arriva a { $known }. Installa una versione più recente; nulla è stato cambiato.
serve-no-limit = Il limite { $given } non c’è; i limiti sono { $limits }.
serve-limit-wrong = { $limit } deve essere un numero maggiore di 0, non «{ $given }».
serve-at = Red Cathedral è su { $address } (Ctrl-C lo ferma)

## The host

cli-admin-help = gestisci i tavoli di un server, acceso o spento
admin-list-help = elenca tutti i tavoli
admin-look-help = mostra ciò che il server sa di un tavolo
admin-expire-help = elimina ciò che non si usa da troppo tempo, come il server fa da sé
admin-delete-help = elimina un tavolo
admin-revoke-help = revoca tutte le chiavi di un tavolo
admin-ban-help = blocca un indirizzo o una rete
admin-unban-help = sblocca un indirizzo o una rete
admin-bans-help = elenca ciò che è bloccato
admin-reports-help = elenca le segnalazioni, le più recenti per prime
admin-acts-help = elenca ciò che hanno fatto gli amministratori
admin-backup-help = copia il database mentre il server è acceso
admin-restore-help = sostituisci il database con un backup
admin-table-help = l’identificativo del tavolo
admin-address-help = un indirizzo o una rete
admin-status-help = solo i tavoli in questo stato
admin-reason-help = il motivo
admin-file-help = un file
admin-expired =
    Eliminati { $tables ->
    [one] 1 tavolo
   *[other] { $tables } tavoli
    } e { $messages ->
    [one] 1 messaggio
   *[other] { $messages } messaggi
    }.
admin-deleted = Il tavolo { $table } è stato eliminato.
admin-revoked =
    { $n ->
    [one] Revocata 1 chiave.
   *[other] Revocate { $n } chiavi.
    }
admin-banned = { $network } è bloccato; un server acceso lo saprà entro pochi secondi.
admin-unbanned = { $network } non è più bloccato.
admin-not-banned = { $network } non è bloccato.
admin-backed-up = Il backup è { $file }. Contiene i segreti delle partite in corso: tienilo per te.
admin-restored = Ora i tavoli sono quelli di { $file }.
admin-no-database = { $file } non esiste. Indica la cartella del server con --data { placeholder-folder }.
admin-no-table = Non c’è nessun tavolo { $table }.
admin-no-address = «{ $given }» non è né un indirizzo né una rete.
admin-busy = Il tavolo { $table } è appena cambiato. Riprova.
admin-use-pg-dump = Questo database è di PostgreSQL: usa pg_dump e pg_restore.

## Help

help-text =
    IL GIOCO IN BREVE
      Nel tuo turno fai una di queste tre cose, poi termina il turno:
        rivendica B2       rivendica: bandiera su una sezione, e piazza la sua
                           tessera Bottega: a faccia in su con rubli (beneficio
                           subito e in seguito) o in giù
        consegna oro B2    costruisci: consegna fino a 3 materiali alle
                           tue sezioni;
        decora C1          o decora una sezione completa, anche con gemme
        mercato bianco +1  muovi un dado del suo valore (il bianco e il tuo colore
                           anche oltre, 1 rublo per spazio in più); poi ottieni
                           risorse, usa la carta Influenza accanto, usa una
                           tessera
      In ogni momento: cambia (1 punto prestigio per 2 rubli) e una
      volta per turno rilancia 5 (1 punto prestigio). Una sezione
      completata sopra una incompleta di qualcun altro gli fa perdere punti
      ricompensa.
      Chi per primo completa sei sezioni guadagna 3 punti prestigio; gli altri
      hanno ancora un turno. Poi si conta: il tracciato, 1 ogni 5 materiali e
      rubli, e ogni torre secondo la presenza. Vince chi ha più prestigio.

    COMANDI
      un numero o mossa    gioca; le forme brevi valgono se sono chiare: m bi +1
      elenco, elenco dona  tutte le mosse valide, o quelle di un verbo
      perché rivendica B3  che cosa impedisce una mossa
      suggerimento         che cosa giocherebbe un bot forte
      annulla              annulla, fino all’ultimo tiro
      riepilogo            che cosa hanno fatto i bot dopo la tua ultima mossa
      tavolo, punti        il tavolo, i punti finora
      cronaca              i turni finora
      salva FILE           salva una copia (ogni mossa si salva comunque)
      esci                 smetti; continua poi con: redcathedral play --resume

## The privacy page, /privacy

privacy-back = Torna al gioco
privacy-lead = Qui non serve un account. Ecco che cosa conserva il server, e per quanto tempo.
privacy-kept = Conserva i nomi che le persone scrivono, le loro mosse e ciò che dicono al tavolo.
amount-days = { $n ->
    [one] 1 giorno
   *[other] { $n } giorni
  }
privacy-tables = Un tavolo dove la partita non è iniziata viene eliminato { $waiting } dopo l’ultimo evento, una partita non finita dopo { $unfinished }.
privacy-finished = Una partita finita si conserva per { $finished }; ciò che si è detto lì viene cancellato dopo { $chat }.
privacy-keys = Di ogni dispositivo che può giocare per te il server conserva il browser, il sistema e i giorni del primo e dell’ultimo uso. Un dispositivo che non si usa per { $days } viene disconnesso.
privacy-address = Dell’indirizzo internet da cui si crea un tavolo si conserva solo un numero cifrato. Un indirizzo che attacca il server viene annotato nel suo log.
privacy-others = Non c’è tracciamento né pubblicità, e nessun altro riceve questi dati.
privacy-reports = Le persone che gestiscono questo server leggono ciò che segnali. Chiedi a loro se vuoi far cancellare qualcosa.
