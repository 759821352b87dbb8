### Il gioco a parole: i pezzi, che cosa impedisce una mossa, che cosa ha fatto e farebbe, il tavolo disegnato.
### Le parole che arrivano come variabili hanno tutte le forme del catalogo: vedi docs/translating.md.

## Who and what

seat-named = { $name } ({ $color })
seat-red = Rosso
seat-blue = Blu
seat-green = Verde
seat-yellow = Giallo
seat-called = { $name }
word-nobody = nessuno
amount-prestige = { $n ->
    [one] 1 punto prestigio
   *[other] { $n } punti prestigio
  }
amount-dice = { $n ->
    [one] 1 dado
   *[other] { $n } dadi
  }
amount-deliveries = { $n ->
    [one] 1 consegna
   *[other] { $n } consegne
  }
amount-spaces = { $n ->
    [one] 1 spazio
   *[other] { $n } spazi
  }
amount-door = { $n ->
    [one] 1 porta
   *[other] { $n } porte
  }
amount-arch = { $n ->
    [one] 1 arco
   *[other] { $n } archi
  }
amount-cross = { $n ->
    [one] 1 croce
   *[other] { $n } croci
  }
amount-base = { $n ->
    [one] 1 base
   *[other] { $n } basi
  }
amount-middle = { $n ->
    [one] 1 sezione mediana
   *[other] { $n } sezioni mediane
  }
amount-dome = { $n ->
    [one] 1 cupola
   *[other] { $n } cupole
  }
die-shows = { $die } { $value }
act-buy = comprare
act-sell = vendere
act-haul = trasportare
act-earn = guadagnare
act-swap = scambiare tessere
act-trade = scambiare
act-bulk = scambiare all’ingrosso
act-barter = barattare
act-commission = commissionare
act-pray = pregare
act-donate = donare
act-offer = offrire
act-vow = sciogliere il voto
card-recognition = ricompensa
card-inventory = inventario
card-transport = trasporto
card-claim = rivendicazione
card-construction = costruzione

## Why a ply is not possible

why-game-over = La partita è finita.
why-chance-speaks = { $due ->
    [roll] Prima bisogna tirare i dadi.
   *[shuffle] Prima bisogna mescolare le tessere di Ivan.
  }
why-no-chance-due = Ora non c’è niente da tirare né da mescolare.
why-action-taken = Hai già fatto la tua azione in questo turno.
why-not-in-market = Si può fare solo nel mercato, dopo aver mosso un dado.
why-nothing-to-place = Non c’è nessuna tessera Bottega da piazzare.
why-no-banner-choice = Ora non c’è nessuna bandiera da scegliere.
why-no-benefit = Ora non c’è nessun beneficio da prendere.
why-no-deliveries = Hai già fatto le tre consegne di questo turno.
why-not-hauling = Non c’è nessun trasporto in corso.
why-nothing-done = Prima bisogna fare qualcosa: non si può passare.
why-something-pending = Prima termina la scelta in corso.
why-haul-open = Prima finisci il trasporto: consegna, o smetti di trasportare.
why-not-ivans-choice = Ora non c’è niente da scegliere per Ivan.
why-ivan-waits = Prima scegli una sezione per Ivan.
why-no-prestige = Non hai prestigio da perdere: il segnapunti è sulla casella { $score } e dietro non ha caselle prestigio.
why-rerolled-already = In questo turno hai già rilanciato dei dadi.
why-no-dice-there = Sullo spazio { $space } non c’è nessun dado.
why-no-such-section = Questa cattedrale non ha una sezione { $section }.
why-section-claimed = Su { $section } c’è già la bandiera { $owner-f }.
why-nothing-below = Non puoi ancora rivendicare { $section }: sotto, { $below } non ha bandiere.
why-no-banner = Tutte e sei le tue bandiere sono sulla cattedrale.
why-no-banner-there = Non si può prendere nessuna bandiera { $source-from }.
why-space-taken = Sullo spazio { $space } c’è già una tessera.
why-place-too-dear = Lo spazio { $space } costa { $price }; hai { $have }.
why-banner-in-the-way = La bandiera sullo spazio { $space } non è ancora stata usata.
why-take-too-much = Puoi prendere al massimo { $most }.
why-wrong-workshop-space = Hai mosso il dado { $die }, perciò non puoi usare la tessera sullo spazio { $space }.
why-no-tile = Sullo spazio { $space } non c’è nessuna tessera.
why-tile-face-down = La tessera sullo spazio { $space } è a faccia in giù.
why-nothing-to-gain = La tessera dà { $resource-many }, ma non puoi prenderne: la riserva è vuota o non hai posto.
why-activated-already = In questo turno hai già usato una tessera.
why-not-your-banner = { $owner-code ->
    [nobody] { $section } non è tua: nessuno l’ha rivendicata.
   *[other] { $section } non è tua: ha la bandiera { $owner-f }.
  }
why-section-complete = { $section } è già completa.
why-not-needed = { $section } non richiede { $material-many }.
why-not-held = Non hai { $material-many }.
why-section-incomplete = { $section } non è ancora completa.
why-ornament-there = { $section } ha già una decorazione.
why-ornament-used = { $ornament-gender ->
    [f] Non ti resta nessuna { $ornament }.
   *[other] Non ti resta nessun { $ornament }.
  }
why-ornament-locked = { $ornament-gender ->
    [f] La tua { $ornament } è ancora bloccata sulla plancia.
   *[other] Il tuo { $ornament } è ancora bloccato sulla plancia.
  }
why-ornament-material = Per { $ornament-the } serve { $material }, e non ne hai.
why-jewels-missing = Hai solo { $emeralds } e { $amethysts }.
why-too-few-deliveries = { $wanted ->
    [one] Richiede 1 consegna
   *[other] Richiede { $wanted } consegne
  }; { $left ->
    [one] te ne resta 1
   *[other] te ne restano { $left }
  }.
why-not-your-die = Il dado { $die } avanza esattamente del suo valore; solo il dado bianco e il tuo vanno oltre.
why-steps-too-dear = { $steps ->
    [one] 1 spazio in più costa 1 rublo
   *[other] { $steps } spazi in più costano { $steps } rubli
  }; hai { $have }.
why-space-full = Lo spazio { $space } è pieno: ci sono già altri tre dadi.
why-gathered-already = In questo turno hai già ottenuto risorse.
why-gather-counted = Aggiungi la quantità: al massimo { $most }.
why-gather-uncounted = Qui si prende sempre tutto, quindi togli il numero: { $resource }.
why-gather-no-supply = La riserva generale non ha più { $resource-many }.
why-gather-no-room = Il tuo inventario è pieno.
why-gather-too-much = Puoi prendere al massimo { $most }: { $amount } per ogni dado ({ $dice }), se la riserva e l’inventario lo permettono.
why-not-on-card = La carta di questo quadrante permette di { $verbs }.
why-influence-used = Hai già usato la carta in questo turno: { $verb }.
why-influence-closed = Le ripetizioni si fanno di seguito; intanto hai fatto un’altra azione del mercato.
why-influence-too-dear = Costa { $price }; hai { $have }.
why-kind-not-shown = La carta mostra solo { $kinds }.
why-no-supply = La riserva generale non ha abbastanza { $material-many }.
why-no-room = Nel tuo inventario non c’è posto.
why-not-enough-held = Richiede { $wanted }; hai { $have }.
why-nothing-to-haul = Non hai niente da consegnare.
why-vow-not-earned = Servono una base, una sezione mediana e una cupola complete; hai { $bases }, { $middles } e { $domes }.
why-not-an-option = Ivan non può scegliere { $section }.
why-wrong-dice = Devi tirare: { $dice }.
why-not-a-roll = Ora tira i dadi, non mescolare le tessere: { $dice }.
why-not-a-shuffle = Ora mescola le tessere di Ivan, non tirare i dadi.

## What a ply did

told-claim = { $seat } rivendica { $section }.
told-banner = { $seat } piazza su { $section } una bandiera { $source-from }.
told-banner-opens = Così si libera uno spazio dell’inventario: ora sono { $room }.
told-tile-in-hand = { $seat } prende la tessera ({ $tile }).
told-place-up = { $seat } paga { $price } e piazza la tessera ({ $tile }) a faccia in su sullo spazio { $space }.
told-place-down = { $seat } piazza la tessera ({ $tile }) a faccia in giù sullo spazio { $space }: resta inattiva.
told-unlocked = Così si sblocca { $ornament-the } che si trova lì.
told-locked = { $ornament-gender ->
    [f] Su quello spazio { $ornament-the } resta bloccata per sempre.
   *[other] Su quello spazio { $ornament-the } resta bloccato per sempre.
  }
told-gains = { $seat } guadagna { $what }.
told-offers = Il beneficio è al massimo di { $what }.
told-brings-nothing = Il beneficio sarebbe { $what }, ma non c’è niente da prendere: la riserva è vuota o non c’è posto.
told-take = { $seat } prende { $what }.
told-deliver = { $seat } consegna { $what } a { $section }; { $left ->
    [one] lì manca ancora 1 materiale.
   *[other] lì mancano ancora { $left } materiali.
  }
told-deliver-last = { $seat } consegna { $what } a { $section }.
told-complete = { $section } è completa: { $seat } guadagna { $reward }.
told-sixth = { $seat } completa sei sezioni prima di tutti e guadagna { $gain }; gli altri hanno ancora un turno.
told-sixth-solo = { $seat } completa sei sezioni prima dell’avversario, che ha ancora un turno.
told-displeasure = { $seat } perde { $what } per le sezioni incomplete più in basso.
told-ornament = { $seat } decora { $section } ({ $ornament }).
told-ornament-jewels = { $seat } decora { $section } ({ $ornament }) con { $jewels } e guadagna { $gain }.
told-market = { $seat } muove il dado { $die } di { $steps } fino allo spazio { $space } ({ $tile } per dado, { $dice }).
told-market-paid = { $seat } paga { $price } e muove il dado { $die } di { $steps } fino allo spazio { $space } ({ $tile } per dado, { $dice }).
told-gather = { $seat } ottiene { $what }.
told-activate = { $seat } usa la tessera ({ $tile }) sullo spazio { $space }.
told-commission = { $seat } commissiona la tessera ({ $tile }) sullo spazio { $space }.
told-buy = { $seat } compra { $what } per { $price }.
told-sell = { $seat } vende { $what } per { $gain }.
told-haul = { $seat } paga { $price } per { $deliveries }.
told-earn = { $seat } guadagna { $gain }.
told-swap = { $seat } paga { $price } e scambia le tessere degli spazi { $one } e { $other }: { $there } e { $here }.
told-trade = { $seat } scambia { $given } con { $got }.
told-barter = { $seat } baratta { $price } e { $given } con { $got }.
told-pray = { $seat } prega e guadagna { $gain }.
told-donate = { $seat } dona { $price } e guadagna { $gain }.
told-offer = { $seat } offre { $given } e guadagna { $gain }.
told-vow = { $seat } scioglie un voto e guadagna { $gain }.
told-exchange = { $seat } cambia 1 punto prestigio in 2 rubli.
told-reroll = { $seat } cede 1 punto prestigio per rilanciare sullo spazio { $space }: { $dice }.
told-done = { $seat } smette di trasportare.
told-end = { $seat } termina il turno.
told-roll = Tiro: { $dice }.
told-prestige = { $seat } ha ora { $prestige }.
told-over-sixth = Tutti hanno giocato l’ultimo turno: la partita è finita.
told-over-limit = Raggiunto il limite di turni: la partita è finita.

## What Ivan did

told-ivan-ornament = Ivan piazza { $ornament-the } su { $section } e guadagna 1 punto prestigio.
told-ivan-ornament-waits = Ivan non ha ancora un posto per la sua decorazione ({ $ornament }).
told-ivan-tiles = Le tessere dado di Ivan si distribuiscono di nuovo: { $dice }.
told-ivan-moves = Ivan gioca la carta { $card }: il dado { $die } avanza di { $steps } fino allo spazio { $space }.
told-ivan-blocked = Ivan gioca la carta { $card }: il dado { $die } non può muoversi, perché sullo spazio { $space } ci sono tre dadi.
told-ivan-recognition = Lì Ivan guadagna { $what }.
told-ivan-card-recognition = Carta ricompensa di Ivan: guadagna { $what }.
told-ivan-card-inventory = Carta inventario di Ivan: prende { $goods } dalla riserva generale.
told-ivan-card-transport = Carta trasporto di Ivan: sposta { $goods } sulla carta costruzione.
told-ivan-card-transport-nothing = Carta trasporto di Ivan: non ha niente da spostare.
told-ivan-claims = Ivan rivendica { $section }; la sua tessera esce dalla partita.
told-ivan-claims-recognition = Ivan rivendica { $section }; la sua tessera esce dalla partita e gli dà { $what }.
told-ivan-claims-nothing = Carta rivendicazione di Ivan: non può rivendicare niente.
told-ivan-asks-claim = Carta rivendicazione di Ivan: potrebbe rivendicare diverse sezioni, quindi scegli tu.
told-ivan-asks-ornament = La decorazione di Ivan ({ $ornament }) potrebbe andare in diversi posti, quindi scegli tu.
told-ivan-builds = Carta costruzione di Ivan: consegna { $goods } a { $section }.
told-ivan-builds-last = Carta costruzione di Ivan: completa { $section } con { $left ->
    [one] l’ultimo materiale.
   *[other] gli ultimi { $left } materiali.
  }
told-ivan-builds-nothing = Carta costruzione di Ivan: non ha materiali per costruire, o non ha dove costruire.

## What a ply would mean, in a few words

means-claim = { $needs-short } › { $pays-short } [{ $tile-short }]
means-claim-bare = { $needs-short } › { $pays-short }
means-place-up = { $price }; beneficio subito
means-place-up-unlocks = { $price }; beneficio subito; sblocca { $ornament-the }
means-place-down = gratis, ma inattiva per sempre
means-place-down-locks = { $ornament-gender ->
    [f] gratis, ma inattiva per sempre; { $ornament-the } resta bloccata
   *[other] gratis, ma inattiva per sempre; { $ornament-the } resta bloccato
  }
means-banner-opens = libera uno spazio dell’inventario
means-completes = la completa: { $reward }
means-deliver-all = { $goods } › { $served }
means-deliver-all-completes = { $goods } › { $served }; completa { $sections }: { $pays }
means-gains = ottieni { $goods }
means-missing = { $left ->
    [one] poi manca 1 materiale
   *[other] poi mancano { $left } materiali
  }
means-ornament = { $ornament }
means-ornament-jewels = { $ornament }, { $gain }
means-market = allo spazio { $space }: fino a { $most }, { $one } o { $other }
means-what = { $what }
means-what-for = { $price } per { $what }
means-all-of = tutto: { $what }
means-tile = { $tile }: { $what }
means-price = per { $price }
means-haul = paga { $price } per { $deliveries }
means-swap = { $one } e { $other }
means-exchange = 1 punto prestigio per 2 rubli
means-reroll = 1 punto prestigio: { $dice }
means-end-rolls = poi si tira sullo spazio { $space }: { $dice }

## What is due, in the terminal

due-start = { $seat }: rivendica, costruisci o vai al mercato
due-banner = { $seat }: quale bandiera va su { $section }?
due-place = { $seat }: dove va la tessera ({ $tile }), a faccia in su o in giù?
due-take = { $seat }: quanto prendi? Al massimo { $most }
due-build = { $seat }: costruzione, ancora { $left }
due-market = { $seat }: nel mercato, spazio { $space } ({ $tile } per dado, { $dice })
due-haul = { $seat }: trasporto, ancora { $left }
due-settled = { $seat }: restano solo le azioni libere; termina il turno
due-roll = caso: tira sullo spazio { $space }: { $dice }
due-shuffle = caso: mescola le cinque tessere dado di Ivan
due-over = la partita è finita
due-ivan-claim = { $seat } sceglie per Ivan: quale sezione rivendica?
due-ivan-ornament = { $seat } sceglie per Ivan: quale sezione riceve { $ornament-the }?

## The influence cards, behind the verb that is typed: "buy: lumber or brick for 1 ruble"

offers-buy = { $kinds-or } per { $price }
offers-sell = { $kinds-or } per { $gain }
offers-haul = { $deliveries } per { $price }
offers-earn = { $gain }
offers-swap = due tessere per { $price }
offers-trade = { $given } uguali per { $got } qualsiasi
offers-barter = { $price } e un materiale per un altro
    .short = per { $price }
offers-commission = una tessera Bottega
offers-pray = { $gain }
offers-donate = { $price } per { $gain }
offers-offer = { $given } materiali diversi per { $gain }
    .short = { $given } tipi per { $gain }
offers-vow = { $gain } (base, mediana, cupola)
    .short = { $gain }
offers-any = qualsiasi
offers-again = { $what } (si ripete)
    .short = { $what-short } (ripeti)

## The drawn table of the terminal: short, for it is at most 100 columns wide

table-title = RED CATHEDRAL · { $table } · { $boards } · edizione { $edition }
table-solo = in solitario contro Ivan
table-players = { $n ->
    [one] 1 giocatore
   *[other] { $n } giocatori
  }
table-boards-basic = plance base
table-boards-advanced = plance avanzate
table-market = MERCATO   i dadi scendono lungo la lista, e da 8 tornano a 1
table-labeled = { $label }: { $text }
    .short = { $label }: { $text-short }
table-or = o
table-cathedral = CATTEDRALE  ● consegnato  ○ manca  ✓ completa  ⚑ bandiera  [tessera Bottega]
    .short = CATTEDRALE  ● c’è ○ manca ✓ completa ⚑ bandiera [tessera] 4/2 ricompensa/rubli
table-no-ornament = ✓ senza { $ornament }
table-ornament = ✓ { $ornament }: { $color }
    .short = ✓ +{ $color-short }
table-supply = RISERVA
table-prestige = prestigio { $n } (casella { $space })
table-prestige-lap = prestigio { $n } (secondo giro, casella { $space })
table-holds = ha { $held } su { $room }: { $goods }
table-complete = { $n ->
    [one] 1 completa
   *[other] { $n } complete
  }
table-banners = bandiere
table-banners-at = { $n } { $source-short }
table-banners-left = { $n ->
    [one] 1 bandiera
   *[other] { $n } bandiere
  }
table-none = nessuna
table-ornaments = decorazioni { $what }
table-locked = bloccate: { $what }
table-workshop = bottega
table-tile = { $space }: { $tile }
table-tile-down = { $space }: { $tile } (a faccia in giù)
table-banner = { $space }: bandiera
table-price = { $space } ({ $price })
table-price-locked = { $ornament-gender ->
    [f] { $space } ({ $price }, { $ornament } bloccata)
   *[other] { $space } ({ $price }, { $ornament } bloccato)
  }
table-empty = vuoti, costo in rubli: { $what }
table-cards = carte
table-card = { $card } ({ $die })
table-card-used = { $card } (usata)
table-materials = materiali
table-goods-on = { $goods } su { $card }
table-turn = TURNO { $n }
table-turn-limit = TURNO { $n } di { $limit }
table-over = FINE PARTITA
table-rank = { $rank }. { $seat } { $total }
table-last-turns = ultimi turni: { $seat } ha sei sezioni complete
