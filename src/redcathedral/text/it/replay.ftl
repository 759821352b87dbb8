### Riguardare una partita: il replay, giocare da un momento, e la partita in cifre.

## Replay

replay = Replay
replay-game = Rivedi questa partita
replay-steps = Mosse della partita
replay-turn = Turno { $turn } · { $name }
replay-before = Prima del primo turno
replay-count = { $ply } / { $most }
replay-opening = Il tavolo è pronto; nessuno ha ancora giocato.
replay-loading = Carico la partita…
replay-slider = Momento della partita
replay-where = Turno { $turn }, { $name }: mossa { $ply } di { $most }
replay-where-opening = Prima del primo turno: mossa { $ply } di { $most }
replay-first = All’inizio
replay-turn-back = Un turno indietro
replay-back = Una mossa indietro
replay-play = Riproduci
replay-pause = Pausa
replay-next = Una mossa avanti
replay-turn-next = Un turno avanti
replay-last = All’ultima mossa
replay-speed = Velocità del replay
replay-speed-slow = Lenta
replay-speed-normal = Normale
replay-speed-fast = Veloce
replay-speed-fastest = Molto veloce
replay-now = Torna al presente
replay-close = Chiudi il replay
replay-news = È successo qualcosa: la partita continua.

## The address of a moment

moment-link = Link a questo momento
moment-link-short = Link
moment-link-label = Indirizzo di questo momento
moment-link-text = Chi lo apre vede il tavolo com’è a questo punto e può rivedere la partita da qui.

## Playing on from a moment

fork = Continua da qui
fork-short = Continua
fork-text = Un nuovo tavolo comincia da questa posizione. La partita che stai guardando non cambia.
fork-seats = Chi gioca?
fork-seat = Chi gioca al posto di { $name }
fork-name = Nome di chi gioca al posto di { $name }
fork-person = Persona
fork-bot = Bot – { $level }
fork-dice = I dadi tirati finora restano come sono. Da qui in poi il nuovo tavolo tira i propri, verificabili come tutti gli altri.
fork-dice-now = Qui stanno per essere tirati dei dadi: il nuovo tavolo tira i propri, verificabili come tutti gli altri.
fork-start = Continua
log-forked = Questa partita continua da un momento di un’altra.

## The game in figures

figures = Grafico e cifre
figures-loading = Faccio i conti…
chart = Il prestigio nella partita
chart-mode = Quali punti
chart-mode-track = Sul tracciato
chart-mode-scored = Se finisse lì
chart-slider = Turno sul grafico
chart-turn = Turno
chart-points = { $name }: { $points }
chart-jump = Vedi questo momento
chart-table = Gli stessi dati in tabella
sources = Da dove viene il prestigio
source = Fonte
source-points = { $points }
source-market = Mercato
source-tiles = Tessere Bottega
source-influence = Carte Influenza
source-sections = Sezioni complete
source-ornaments = Decorazioni e gemme
source-ending = Sei sezioni prima di tutti
source-exchange = Speso in rubli e rilanci
source-displeasure = Sezioni incomplete
source-ivan = Carte di Ivan
source-goods = Materiali e rubli rimasti
source-towers = Torri
source-so-far = Finora
deeds = Che cosa ha fatto ognuno
deed-claimed = Sezioni rivendicate
deed-completed = Sezioni completate
deed-deliveries = Consegne
deed-ornaments = Decorazioni piazzate
deed-jewels = Gemme sulle decorazioni
deed-gathered = Materiali ottenuti
deed-spent = Materiali spesi
deed-earned = Rubli guadagnati
deed-paid = Rubli pagati
deed-dice = Dadi mossi
deed-spaces = Spazi percorsi
deed-activations = Tessere usate
deed-influence = Carte Influenza usate
deed-turns = Turni
deed-thought = Tempo di riflessione
deed-time = { $hours ->
    [0] { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } min { $seconds } s
      }
   *[other] { $hours } h { $minutes } min
  }

## Turning points: a bot looks at a finished game

chances = Probabilità di vittoria, secondo un bot forte
chance = { $percent }%
turning = Punti di svolta
turning-text = Un bot forte può ripercorrere la partita, turno per turno, e mostrare dove si è decisa e che cosa sarebbe stato meglio.
turning-ask = Trova i punti di svolta
turning-preparing = Il bot si prepara…
turning-working = Analisi della partita: { $percent }%
turning-failed = Il bot non è riuscito a ripercorrere questa partita. Puoi riprovare.
turning-none = Le probabilità non sono mai cambiate molto in un solo turno.
turning-by = A giudizio di un bot che ha provato ogni mossa molte volte. È forte, ma può sbagliare.
turning-lost = Probabilità di vittoria: { $percent }% in meno
turning-won = Probabilità di vittoria: { $percent }% in più
turning-better = Giocato: { $played }. Meglio: { $best }.
turning-closer = Analisi più attenta dei turni che contano…
turning-stop = Ferma
turning-continue = Continua a cercare
turning-clean = Non ti è mai sfuggita una mossa chiaramente migliore.
turning-everyone = Mostra le svolte di tutti, dadi compresi

## Una linea migliore: ciò che un bot avrebbe giocato, mossa per mossa

better = Linea migliore
better-show = Guarda la linea migliore
better-count = Mossa { $at } di { $of }
better-close = Torna alla partita
better-instead = Invece di: { $played }
