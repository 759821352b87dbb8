### Che cosa può andare storto, detto a chi l’ha fatto: pagina, terminale e programmi.

## Anything

error-other = Non ha funzionato: { $problem }

## The server refuses

error-no-table = Questo tavolo non esiste.
error-nothing-here = Qui non c’è niente.
error-key = Ti serve una chiave valida per questo tavolo.
error-invitation = Questo invito non è più valido.
error-report-whom = Puoi segnalare solo un’altra persona al tavolo.
error-report-what = Nessuno l’ha detto a questo tavolo.
error-banned = Questo server ha bloccato il tuo indirizzo.
error-no-device = Questo posto non ha il dispositivo { $device }.
error-host-only = Può farlo solo chi ha aperto il tavolo.
error-no-seat = Non hai un posto a questo tavolo.
error-not-your-seat = Questo posto non è tuo.
error-which-seat = Il posto { $seat } non esiste: i posti vanno da 0 a { $last }.
error-seat-taken = Il posto { $seat } non è libero.
error-seat-fixed = Questo posto non si può più cambiare.
error-color-taken = Qualcuno gioca già con questo colore: { $color }.
error-colors-stay = La partita è cominciata: i colori non si possono più cambiare.
error-not-your-move = Non tocca a te, ma a { $seat }.
error-not-yours-now = Non tocca a te.
error-no-hints = A un tavolo dove giocano altre persone non ci sono suggerimenti.
error-no-hints-strict = Questo tavolo è rigoroso: niente suggerimenti.
error-undo-strict = Questo tavolo è rigoroso: dopo un tiro di dadi o la mossa di un altro non si annulla più niente.
error-no-hints-yet = Questa partita ne continua una che si gioca ancora: i suggerimenti ci saranno quando quella sarà finita.
error-away = Sei assente: prima torna al tavolo.
error-not-away = Non eri assente.
error-not-started = La partita non è ancora cominciata.
error-game-over = La partita è finita.
error-not-over = La partita non è ancora finita.
error-over-there = A questo punto la partita è già finita. Torna a un momento in cui qualcuno può ancora giocare.
error-seed-later = La partita non è ancora finita; il seme si rivela alla fine.
error-review-later = La partita non è ancora finita; un’analisi suggerirebbe delle mosse.
error-no-ply = La mossa { $ply } non c’è: { $plies ->
    [0] non ne è stata giocata nessuna
    [one] ne è stata giocata solo una
   *[other] ne sono state giocate solo { $plies }
  }.
error-nobody-asks = Nessuno chiede di annullare una mossa.
error-not-asked = Non è stato chiesto a te.
error-moved-first = Un’altra mossa è arrivata prima.
error-id-used = Questo identificativo è già stato usato per un’altra richiesta.
error-next-seats-taken = I tuoi posti al prossimo tavolo sono occupati.
error-table-full = Questo tavolo ha raggiunto il limite di eventi.
error-chat-full = Hai raggiunto il limite di messaggi a questo tavolo.
error-rules-version = Questo tavolo si gioca con la versione { $played } delle regole; qui c’è la versione { $here }.
error-too-many-bot-tables = { $n ->
    [one] Dal tuo indirizzo è già in corso { $n } tavolo di soli bot; prima aspetta che finisca.
   *[other] Dal tuo indirizzo sono già in corso { $n } tavoli di soli bot; prima aspetta che ne finisca uno.
}
error-too-many-tables = { $n ->
    [one] Hai già 1 tavolo aperto; prima finiscilo.
   *[other] Hai già { $n } tavoli aperti; prima finiscine qualcuno.
  }
error-too-long = Una partita si può riprendere al più tardi dalla { $most ->
    [one] mossa 1
   *[other] mossa { $most }
  }.
error-too-many-connections = Troppe connessioni.
error-too-fast = Troppe richieste insieme; aspetta un momento.
error-too-much-work = È molto lavoro per questo server; aspetta un momento.
error-too-much-kept = Hai raggiunto il limite di spazio di oggi su questo server.
error-too-slow = La richiesta ha impiegato troppo tempo ad arrivare.
error-not-json = Il corpo deve essere JSON: Content-Type: application/json
error-too-large = È troppo grande: al massimo { $most } byte.
error-no-editions = Questo server non accetta edizioni personalizzate.
error-host-name = Questo server non ha quel nome.
error-foreign = Questa richiesta viene da un altro sito.
error-broken = Qualcosa è andato storto sul server; i dettagli sono nel suo log.
error-unavailable = Al momento il database non è raggiungibile. Riprova tra poco.
error-body = La richiesta non ha senso: { $problem }
error-event-number = Manca il numero dell’evento.

## A table cannot be laid

error-solo-seats = Un tavolo in solitario ha esattamente un posto; ogni altro ne ha da due a quattro.
error-solo-open = Il posto di un tavolo in solitario non può restare libero.
error-seats-to-fill = Posti da occupare in questa partita: { $seats }, non { $given }.
error-commitment = Questo impegno non esiste, o un tavolo l’ha già usato.
error-too-many-commitments = Hai chiesto { $n ->
    [one] 1 impegno
   *[other] { $n } impegni
  } senza creare un tavolo. Creane uno o riprova fra un’ora.
error-which-bot = I bot qui sono { $bots }.
error-players = I giocatori devono essere da 1 a 4, non { $given }.
error-boards = Le plance devono essere basic (base) o advanced (avanzate), non { $given }.
error-dice = I dadi devono essere draw o ask, non { $given }.
error-names = Servono { $seats } nomi; hai scritto: { $given }.
error-names-solo = In solitario servono due nomi, il tuo e quello di Ivan; hai scritto: { $given }.
error-name = Un nome ha da 1 a { $most } caratteri stampabili; questo no: { $given }.
error-seed = Un seme è un numero intero (al massimo 1.000 cifre) o una riga di testo.
error-color = { $given } qui non è un colore; scegli tra { $colors }.
error-colors = Servono { $seats } colori diversi, non { $given }.
error-turn-limit = Un limite di turni è un numero da 1 a { $most }, non { $given }.

## A ply is refused

error-illegal = { $ply }: { $clause }: { $reason }
error-stale-ply = { $ply }: era per la mossa { $meant }, ma { $plies ->
    [one] è stata giocata 1 mossa
   *[other] sono state giocate { $plies } mosse
  }.
error-wrong-seat = { $ply }: non tocca a { $seat }, ma a { $mover }.
error-nothing-said = Non hai scritto niente. Una mossa è un verbo con ciò che richiede, per esempio: { $example }
error-verb-near = «{ $said }»: il verbo «{ $verb }» non esiste; intendevi { $near }?
error-verb = «{ $said }»: il verbo «{ $verb }» non esiste; i verbi sono { $verbs }.
error-stands-alone = «{ $said }»: scrivi { $verb } da solo.
error-not-understood = «{ $said }» non si capisce; { $verb } si scrive così: { $example }
error-nothing-played = Non è stato ancora giocato niente.

## Files

error-edition =
    Questo file di edizione non si può usare.
    { $problem }
error-record = Questa partita salvata non si può leggere. { $problem }
error-line = riga { $line }: { $problem }
error-record-size = Una partita salvata ha al massimo { $most } caratteri; questa ne ha { $given }.
error-record-no-header = Questa non è un’intestazione: { $text }. Un’intestazione si scrive: { $example }
error-record-twice = L’intestazione { $name } compare due volte.
error-record-no-turn = Questo non è un turno: { $text }. Un turno si scrive: { $example }
error-record-format = Questo è { $given }; qui si può leggere solo { $format }.
error-record-rules = È stata giocata con la versione { $played } delle regole; qui c’è la versione { $here }.
error-record-edition = È stata giocata con l’edizione { $played }, non con { $here }; indica il suo file.
error-record-missing = Manca l’intestazione { $name }.
error-record-header = L’intestazione { $name } non si può usare: { $problem }
error-record-one-of = L’intestazione { $name } deve contenere uno tra { $allowed }, non { $given }.
error-record-number = L’intestazione { $name } deve essere un numero, non { $given }.
error-record-given = L’intestazione { $name } deve essere un numero di mosse, al massimo { $most }, non { $given }.
error-record-draws = L’intestazione { $name } deve elencare in ordine crescente le estrazioni di { $rolls ->
    [one] 1 tiro
   *[other] { $rolls } tiri
  }, per esempio 0-4 7, non { $given }.
error-record-turn = Qui c’è il turno { $number } di { $seat }, ma dovrebbe essere il turno { $due } di { $mover }: manca qualcosa o è stato aggiunto qualcosa.
error-record-cut = Il risultato dice { $given }, ma le mosse si fermano prima della fine: il file è incompleto?
error-record-result = Il risultato dice { $given }, ma dovrebbe essere { $result }.
error-record-secret = Il seme non comincia con il segreto che era stato promesso.
error-record-deal = Questo seme dà un’altra distribuzione: questa è stata disposta a mano o cambiata in seguito.
error-nobody-absent = Chi è di turno è presente.
error-absent-early = È presto per decidere su chi manca: aspetta ancora { $n ->
    [one] un secondo
   *[other] { $n } secondi
  }.
error-record-roll = La mossa { $ply } dice { $said }, ma questo seme dà { $due }.
error-record-seedless = Questa partita è stata caricata da un file senza seme.
error-not-text = { $file } non è un file di testo in UTF-8.
error-unreadable = { $file } non si può leggere: { $problem }
error-record-plies = Qui una partita salvata ha al massimo { $most } mosse.
error-in-file = { $file }: { $problem }
# Ends “FILE can’t be read: …”, “FILE can’t be written: …” or “Can’t listen on HOST, port PORT: …”.
system-no-file = il file non esiste
system-not-allowed = non hai il permesso
system-folder = è una cartella, non un file
system-no-folder = la cartella non esiste
system-full = il disco è pieno
system-read-only = il disco è di sola lettura
system-name-too-long = il nome è troppo lungo
system-port-taken = la usa un altro programma
system-no-address = questo computer non ha quell’indirizzo
system-no-name = nessun file può avere questo nome

## An edition file has problems

error-problems = { $problems-lines }
error-at = { $place }: { $problem }
fault-missing = Manca questo elemento.
fault-type = Qui serve { $wanted }, non { $given }.
toml-table = una tabella
toml-list = una lista
toml-number = un numero intero
toml-flag = { "true" } o { "false" }
toml-text = un testo
toml-huge = un numero enorme
fault-key = Qui la chiave { $given } non esiste; scegli tra { $known }.
fault-key-near = Qui la chiave { $given } non esiste; intendevi { $near }?
fault-word = Qui { $given } non esiste; scegli tra { $known }.
fault-word-near = Qui { $given } non esiste; intendevi { $near }?
fault-entries = Questa lista deve avere { $most ->
    [one] 1 voce
   *[other] { $most } voci
  }, non { $given }.
fault-entries-range = Questa lista deve avere da { $least } a { $most } voci, non { $given }.
fault-number = Qui serve { $most }, non { $given }.
fault-number-range = Qui serve un numero da { $least } a { $most }, non { $given }.
fault-text = Qui un testo ha da 1 a { $most } caratteri stampabili; questo no: { $given }.
fault-id = Un identificativo ha da 1 a { $most } lettere minuscole, cifre o trattini; questo no: { $given }.
fault-twice = { $given } compare due volte.
fault-prestige-order = Le caselle prestigio devono essere in ordine crescente, ma { $space } viene dopo { $before }.
fault-prestige-last = L’ultima casella prestigio deve essere { $most }, la fine del tracciato, non { $given }.
fault-ornaments = In tutto servono una porta, due archi e una croce.
fault-die-tiles = Per il dado { $die } serve esattamente una tessera, non { $given } (A2).
fault-tile-kinds = Ci possono essere al massimo { $most } tessere diverse, non { $given }.
fault-cards = Ci possono essere al massimo { $most } carte del tipo { $kind }, non { $given }.
fault-cost = Una sezione richiede da { $least } a { $most } materiali, non { $given }.
fault-plan-cards = Le carte del tipo { $kind } sono troppo poche: questo progetto ne richiede { $need } e il file ne ha { $have }.
fault-plan-tiles = Le tessere Bottega sono troppo poche: con { $players } giocatori questo progetto ne richiede { $need } e ce ne sono { $have }.
fault-same-verbs = Le due azioni di una carta devono avere verbi diversi; qui c’è due volte { $verb }.
fault-do = Qui serve una tabella con la chiave { "do" }; scegli il verbo tra { $verbs }.
fault-endless-free = Qui { $verb } non costa nulla, quindi non si può ripetere: non finirebbe mai.
fault-endless-back = { $verb } restituisce tutto quello che prende, quindi non si può ripetere: non finirebbe mai.
fault-endless-donate = 1 punto prestigio si può sempre cambiare in { $price } (T2), quindi una donazione così economica non si può ripetere: non finirebbe mai.
fault-kinds = Qui serve { $any } o una lista di materiali, non { $given }.
fault-first-game = Questa è una seconda carta della gilda { $guild }; serve una carta per ogni gilda.
fault-provenance-key = Un percorso è una sola chiave tra virgolette, come { $example }.
fault-provenance-path = Il file non ha nessun valore in questo percorso.
fault-not-text = Questo non è testo in UTF-8.
fault-long-key = Qui c’è una chiave con più di { $most } parti separate da punti.
fault-nested = Il file ha troppi livelli annidati.
fault-toml = Il file non è TOML valido.
fault-toml-from = Dalla colonna { $column } in poi questo non è TOML valido.
fault-toml-twice = Questo è già nel file; una chiave o una tabella può esserci una volta sola.
fault-toml-end = Il file finisce troppo presto: qualcosa non è terminato.
