### Che cosa può andare storto, detto a chi l’ha fatto: pagina, terminale e programmi.

## Anything

error-other = Non ha funzionato: { $problem }

## The server refuses

error-no-table = Questo tavolo non esiste.
error-nothing-here = Qui non c’è niente.
error-key = Serve una chiave di questo tavolo, e che sia ancora valida.
error-invitation = Questo invito non è valido, o non lo è più.
error-report-whom = Puoi segnalare solo un’altra persona al tavolo.
error-report-what = Lì non è stato detto niente del genere.
error-banned = Questo indirizzo non può entrare in questo server.
error-no-device = Questo posto non ha il dispositivo { $device }.
error-host-only = Può farlo solo chi ha aperto il tavolo.
error-no-seat = Qui non hai un posto.
error-which-seat = Non c’è un posto { $seat }: si contano da 0 a { $last }.
error-seat-taken = Il posto { $seat } non è libero.
error-seat-fixed = Questo posto non si può più cambiare.
error-color-taken = Qualcuno gioca già con questo colore: { $color }.
error-colors-stay = La partita è in corso; i colori restano come sono.
error-not-your-move = Non tocca a te, ma a questo colore: { $color }.
error-not-yours-now = Non tocca a te.
error-no-hints = A un tavolo dove giocano altre persone non ci sono suggerimenti.
error-no-hints-strict = Questo tavolo è rigoroso: niente suggerimenti.
error-undo-strict = Questo tavolo è rigoroso: dopo un tiro di dadi o la mossa di un altro, le mosse restano.
error-no-hints-yet = Questa partita ne continua una che si gioca ancora: niente consigli finché non finisce.
error-away = Sei assente: prima torna al tavolo.
error-not-away = Non eri assente.
error-not-started = La partita non è ancora cominciata.
error-game-over = La partita è finita.
error-not-over = La partita non è ancora finita.
error-over-there = In questo momento la partita è già finita: torna dove c’è qualcosa da decidere.
error-seed-later = La partita non è finita; il seme si rivela alla fine.
error-review-later = La partita non è finita; un’analisi direbbe che cosa conviene.
error-no-ply = Non c’è una mossa { $ply }: { $plies ->
    [0] non ne è stata giocata nessuna
    [one] ne è stata giocata una
   *[other] ne sono state giocate { $plies }
  }.
error-nobody-asks = Nessuno chiede di annullare una mossa.
error-not-asked = Non sta a te accettare.
error-moved-first = Un’altra mossa è arrivata prima.
error-id-used = Questo identificativo è già stato usato per un’altra richiesta.
error-next-seats-taken = I tuoi posti al prossimo tavolo sono occupati.
error-table-full = Questo tavolo ha raggiunto il limite di eventi.
error-chat-full = Hai detto abbastanza a questo tavolo.
error-rules-version = Questo tavolo si gioca con la versione { $played } delle regole; qui c’è la versione { $here }.
error-too-many-bot-tables = { $n ->
    [one] Dal tuo indirizzo c’è { $n } tavolo in corso di soli bot; lascia prima che finisca.
   *[other] Dal tuo indirizzo ci sono { $n } tavoli in corso di soli bot; lascia prima che ne finisca uno.
}
error-too-many-tables = { $n ->
    [one] Hai già 1 tavolo aperto; prima finiscilo.
   *[other] Hai già { $n } tavoli aperti; prima finiscine qualcuno.
  }
error-too-long = Qui una partita può continuare al massimo da { $most ->
    [one] 1 mossa
   *[other] { $most } mosse
  }.
error-too-many-connections = Troppe connessioni.
error-too-fast = Troppe richieste insieme; aspetta un momento.
error-too-much-work = È molto lavoro per questo server; aspetta un momento.
error-too-much-kept = Questo server ha già conservato abbastanza per te oggi.
error-too-slow = La richiesta ha impiegato troppo tempo ad arrivare.
error-not-json = Il corpo deve essere JSON: Content-Type: application/json
error-too-large = È troppo grande: al massimo { $most } byte.
error-no-editions = Questo server non accetta edizioni proprie.
error-host-name = Questo server non risponde a quel nome.
error-foreign = Questa richiesta viene da un altro sito.
error-broken = Qualcosa è andato storto sul server; il suo registro dice di più.
error-unavailable = Al momento il database non è raggiungibile. Riprova tra poco.
error-body = La richiesta non ha senso: { $problem }
error-event-number = Manca il numero di un evento.

## A table cannot be laid

error-solo-seats = Un tavolo in solitario ha un posto e lo dichiara, ogni altro ne ha da due a quattro.
error-solo-open = Il posto di un tavolo in solitario non può restare libero.
error-seats-to-fill = Questa partita ha posti da occupare: { $seats }, non { $given }.
error-commitment = Questo impegno non esiste, o un tavolo l’ha già usato.
error-too-many-commitments = Hai chiesto { $n } impegni senza creare un tavolo. Creane uno o riprova fra un’ora.
error-which-bot = I bot qui sono { $bots }.
error-players = I giocatori devono essere da 1 a 4, non { $given }.
error-boards = Le plance devono essere basic (base) o advanced (avanzate), non { $given }.
error-dice = I dadi devono essere draw o ask, non { $given }.
error-names = Servono { $seats } nomi (anche quello di Ivan), non { $given }.
error-name = Un nome ha da 1 a { $most } caratteri stampabili, non { $given }.
error-seed = Un seme è un numero intero (al massimo 1.000 cifre) o una riga di testo.
error-color = { $given } non è un colore; i colori sono { $colors }.
error-colors = Servono { $seats } colori diversi, non { $given }.
error-turn-limit = Un limite di turni è un numero da 1 a { $most }, non { $given }.

## A ply is refused

error-illegal = { $ply }: { $clause }: { $reason }
error-stale-ply = { $ply }: era per la mossa { $meant }, ma quelle giocate sono { $plies }.
error-wrong-seat = { $ply }: non tocca a { $seat }, ma a { $mover }.
error-nothing-said = Manca la mossa; una mossa è un verbo con ciò che richiede, per esempio: { $example }
error-verb-near = «{ $said }»: il verbo «{ $verb }» non esiste; forse { $near }?
error-verb = «{ $said }»: il verbo «{ $verb }» non esiste; i verbi sono { $verbs }.
error-stands-alone = «{ $said }»: { $verb } sta da solo.
error-not-understood = «{ $said }» non si capisce; { $verb } si scrive così: { $example }
error-nothing-played = Non è stato ancora giocato niente.

## Files

error-edition = Questo file di edizione non si può usare. { $problem }
error-record = Questa partita salvata non si può leggere. { $problem }
error-line = riga { $line }: { $problem }
error-record-size = Una partita salvata ha al massimo { $most } caratteri; questa ne ha { $given }.
error-record-no-header = Questa non è un’intestazione: { $text }. Un’intestazione si scrive: { $example }
error-record-twice = L’intestazione { $name } compare due volte.
error-record-no-turn = Questo non è un turno: { $text }. Un turno si scrive: { $example }
error-record-format = Questo è { $given }; qui si può leggere { $format }.
error-record-rules = È stata giocata con la versione { $played } delle regole; qui c’è la versione { $here }.
error-record-edition = È stata giocata con l’edizione { $played }, non con { $here }; indica il suo file.
error-record-missing = Manca l’intestazione { $name }.
error-record-header = L’intestazione { $name } non si può usare: { $problem }
error-record-one-of = L’intestazione { $name } deve essere una tra { $allowed }, non { $given }.
error-record-number = L’intestazione { $name } deve essere un numero, non { $given }.
error-record-given = L’intestazione { $name } deve essere un numero di mosse, al massimo { $most }, non { $given }.
error-record-draws = L’intestazione { $name } deve elencare in ordine le estrazioni di { $rolls } tiri, per esempio 0-4 7, non { $given }.
error-record-turn = Qui c’è il turno { $number } di { $seat }, ma è il turno { $due } di { $mover }; manca qualcosa o c’è qualcosa di troppo.
error-record-cut = Il risultato dice { $given }, ma le mosse si fermano prima della fine: la registrazione è tronca?
error-record-result = Il risultato dice { $given }, ma è { $result }.
error-record-secret = Il seme non comincia con il segreto che era stato fissato.
error-record-deal = La distribuzione non è quella che dà questo seme: è stata disposta a mano o cambiata in seguito.
error-record-roll = Qui, alla mossa { $ply }, c’è { $said }, ma questo seme dà { $due }.
error-record-seedless = Questa partita viene da una registrazione senza seme.
error-not-text = { $file } non è un file di testo in UTF-8.
error-unreadable = { $file } non si può leggere: { $problem }
error-record-plies = Qui una partita salvata ha al massimo { $most } mosse.
