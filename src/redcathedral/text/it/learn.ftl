# Spiegazioni, promemoria e suggerimenti: brevi parole accanto al tavolo per chi impara il gioco.

## Tooltips: a title and one or two sentences about a thing on the table

tip-more = Leggi la regola
tip-die-title = Dado { $die }: mostra { $value }
tip-die = Avanza esattamente di { $value ->
    [one] 1 spazio
   *[other] { $value } spazi
  }, dallo spazio { $from } allo spazio { $to }.
tip-die-further = { $further ->
    [own] È del tuo colore: ogni spazio in più costa 1 rublo.
    [white] Chiunque può far andare oltre il dado bianco: 1 rublo per ogni spazio in più.
   *[no] Solo il dado bianco e il tuo possono andare oltre, pagando.
  }
tip-die-now = Mosso ora, porterebbe fino a { $amount }.
tip-space-title = Spazio { $space }: { $amount } per dado
tip-space = { $dice ->
    [0] Qui non c’è nessun dado. Un dado che si ferma qui porta fino a { $most }.
    [one] Qui c’è un dado. Un altro che si ferma qui porta fino a { $most }.
   *[other] Qui ci sono { $dice } dadi. Un altro che si ferma qui porta fino a { $most }.
  }
tip-space-full = Tre dadi riempiono lo spazio: nessun altro può fermarsi qui.
tip-space-card = La carta Influenza accanto: { $guild }.
tip-section-title = Sezione { $name }: { $kind-short }
tip-section-free = Nessuno l’ha rivendicata. Richiede { $cost }.
tip-section-tile = Chi la rivendica prende la sua tessera Bottega: { $tile }.
tip-section-claimed = { $owner } costruisce qui. Richiede { $cost }; consegnato finora: { $delivered }.
tip-section-pays = Una volta completa, dà { $recognition ->
    [one] 1 punto ricompensa
   *[other] { $recognition } punti ricompensa
  }{ $rubles ->
    [0] { "" }
    [one] { " " }e 1 rublo
   *[other] { " " }e { $rubles } rubli
  }.
tip-section-below = Finché non è completa, chi la possiede perde punti ricompensa ogni volta che qualcun altro completa una sezione più in alto.
tip-section-complete = Completa, costruita da { $owner }.
tip-section-ornament = Decorazione di { $owner }: { $ornament }.
tip-decorate-base = Chiunque può ancora metterci una porta, per 1 legname e fino a due gemme.
tip-decorate-middle = Chiunque può ancora metterci un arco, per 1 pietra e fino a due gemme.
tip-decorate-dome = Chiunque può ancora metterci una croce, per 1 oro e fino a due gemme.
tip-workshop-title = Bottega: spazio { $space }
tip-workshop-empty = Vuoto. Una tessera piazzata qui a faccia in su dà subito il suo beneficio, e di nuovo ogni volta che muovi il dado { $die }.
tip-workshop-price = A faccia in su qui costa { $price ->
    [one] 1 rublo
   *[other] { $price } rubli
  }, a faccia in giù niente.
tip-workshop-down = Qui c’è una tessera a faccia in giù. Non fa niente per il resto della partita.
tip-workshop-up = Ogni volta che muovi il dado { $die }, questa tessera può darti { $tile }.
tip-tile-die = Dà ciò che il mercato mostra dove si trova il dado { $die }, una volta, qualunque sia il numero di dadi.
tip-tile-die-now = Ora dà { $amount }.
tip-tower-scored = { $name }: { $n } qui, { $prestige } se finisse ora.
tip-scored = { $name }: { $total } ({ $track } sul tracciato, { $goods } per materiali e rubli, { $towers } per le torri).
tip-outlook = { $name } se finisse ora: { $before } › { $after }
tip-outlook-same = Se la partita finisse ora, nessun totale cambierebbe.
tip-hand-title = Tessera da piazzare: { $tile }
tip-hand = A faccia in su costa il prezzo dello spazio e dà subito il suo beneficio. A faccia in giù è gratis e non dà mai niente.
tip-material = Con i materiali si costruiscono sezioni e decorazioni. { $supply ->
    [0] Nella riserva generale non ce n’è più.
    [one] Nella riserva generale ne resta 1.
   *[other] Nella riserva generale ne restano { $supply }.
  }
tip-jewel = Le gemme su una decorazione danno subito prestigio.
tip-inventory-title = Inventario
tip-inventory = Spazi occupati: { $held } su { $room }. Ciò che non entra non si può prendere, e non si può scartare niente.
tip-inventory-banners = { $n ->
    [one] Una bandiera copre ancora uno spazio: usala per rivendicare e lo spazio si libera.
   *[other] { $n } bandiere coprono ancora degli spazi: usane una per rivendicare e il suo spazio si libera.
  }
tip-purse-prestige-title = Prestigio: { $n }
tip-purse-prestige = L’ultima casella prestigio raggiunta dal segnapunti. Vince chi ha più prestigio.
tip-purse-rubles-title = Rubli: { $n }
tip-purse-rubles = Servono per le tessere a faccia in su, per gli spazi in più di un dado e per le influenze. In qualsiasi momento del tuo turno puoi cambiare 1 punto prestigio in 2 rubli.
tip-purse-completed-title = Sezioni complete: { $n } su 6
tip-purse-completed = Il giocatore che per primo completa una sesta sezione guadagna 3 punti prestigio e dà inizio agli ultimi turni.
tip-purse-completed-solo = Quando una parte completa la sesta sezione, all’altra resta un solo turno.
tip-purse-banners-title = Bandiere rimaste: { $n }
tip-purse-banners = Ogni volta che rivendichi ne usi una. Se la prendi dall’inventario, lì si libera anche uno spazio.
tip-purse-banners-ivan = Ogni volta che rivendica ne usa una.
tip-ornament-title = { $ornament }: { $n ->
    [one] ne resta 1
   *[other] ne restano { $n }
  }
tip-ornament-door = Una porta decora una base completa. Costa 1 legname e fino a due gemme.
tip-ornament-arch = Un arco decora una sezione mediana completa. Costa 1 pietra e fino a due gemme.
tip-ornament-cross = Una croce decora una cupola completa. Costa 1 oro e fino a due gemme.
tip-ornament-locked = Decorazione bloccata finché non piazzi una tessera a faccia in su sul suo spazio Bottega.
tip-seat = { $rubles }, prestigio { $prestige }, { $sections ->
    [one] 1 sezione completa
   *[other] { $sections } sezioni complete
  }.
tip-seat-ivan = prestigio { $prestige }, { $sections ->
    [one] 1 sezione completa
   *[other] { $sections } sezioni complete
  }.
tip-seat-order = Numero { $index } nell’ordine di turno.
tip-track = Un segnapunti conta entrambi: la ricompensa lo muove casella per casella, il prestigio lo porta alla prossima casella prestigio.
tip-marker = { $steps ->
    [one] Ancora 1 punto ricompensa
   *[other] Ancora { $steps } punti ricompensa
  } fino alla prossima casella prestigio.
tip-influence = Per un dado che si ferma sullo spazio { $from } o { $to }: una delle due azioni della carta.
tip-any-material = qualsiasi materiale
tip-verb-buy = Compra { $kinds-many } a { $cost ->
    [one] 1 rublo
   *[other] { $cost } rubli
  } al pezzo.
tip-verb-sell = Vendi { $kinds-many } a { $gain ->
    [one] 1 rublo
   *[other] { $gain } rubli
  } al pezzo.
tip-verb-haul = Paga { $cost ->
    [one] 1 rublo
   *[other] { $cost } rubli
  } e consegna { $gain ->
    [one] 1 materiale, oppure usalo per una decorazione intera
   *[other] fino a { $gain } materiali, oppure usali per una decorazione intera
  }.
tip-verb-earn = Prendi { $gain ->
    [one] 1 rublo
   *[other] { $gain } rubli
  }.
tip-verb-swap = Paga { $cost ->
    [one] 1 rublo
   *[other] { $cost } rubli
  } e scambia due tessere Risorsa del mercato.
tip-verb-trade = Da’ { $cost } materiali dello stesso tipo per 1 qualsiasi.
tip-verb-bulk = Da’ { $cost } materiali dello stesso tipo per 2 qualsiasi.
tip-verb-barter = Paga 1 rublo e da’ 1 materiale per 1 di altro tipo.
tip-verb-commission = Usa una qualsiasi delle tue tessere Bottega a faccia in su.
tip-verb-pray = Guadagna { $gain ->
    [one] 1 punto ricompensa
   *[other] { $gain } punti ricompensa
  }.
tip-verb-donate = Paga { $cost ->
    [one] 1 rublo
   *[other] { $cost } rubli
  } per { $gain ->
    [one] 1 punto prestigio
   *[other] { $gain } punti prestigio
  }.
tip-verb-offer = Da’ { $cost } materiali diversi per { $gain ->
    [one] 1 punto prestigio
   *[other] { $gain } punti prestigio
  }.
tip-verb-vow = Guadagna { $gain ->
    [one] 1 punto ricompensa
   *[other] { $gain } punti ricompensa
  } se hai completato una base, una sezione mediana e una cupola.
tip-verb-repeat = { $action } Quante volte vuoi, di seguito.
tip-supply = Ciò che si può ancora prendere o comprare. I materiali delle sezioni complete tornano qui.
tip-ivan-goods = Su questa carta: { $goods }.
tip-ivan-up = La sua tessera è a faccia in su: quando è la prima carta della fila ad averla così, Ivan muove il dado { $die } e fa ciò che dice la carta.
tip-ivan-down = La sua tessera è a faccia in giù: per questo giro ha finito.
tip-tower = Finora vale { $worth ->
    [one] 1 punto prestigio
   *[other] { $worth } punti prestigio
  }: 2 per ogni sezione completa, 1 per ogni decorazione. La prende chi ha qui più sezioni complete e decorazioni.
tip-tower-presence = { $name }: { $n } qui.
tip-turn = A ogni turno fai una cosa sola: rivendichi una sezione, costruisci o muovi un dado nel mercato.
tip-button-score-sheet = Quanti punti ha fatto ciascuno, riga per riga.
tip-button-replay = Ripercorri la partita mossa per mossa e riprendi a giocare da una qualsiasi.
tip-button-rules = Le regole, da leggere e consultare accanto al tavolo.
tip-button-theme-toggle = Passa dal tavolo chiaro a quello scuro e viceversa.
tip-button-menu = Impostazioni, lingua, link a questo tavolo, la partita salvata.

## Reminders: one sentence at the moment when people forget something

remind-last = È il tuo ultimo turno. Ciò che hai ora conta poco: cinque tra materiali e rubli fanno 1 punto prestigio.
remind-face-up = A faccia in su la tessera dà il suo beneficio subito e ogni volta che muovi il suo dado. A faccia in giù, mai.
remind-activate = Hai mosso il dado { $die }: ora puoi usare la tessera su quello spazio della tua bottega.
remind-gather = Qui non hai ancora ottenuto risorse.
remind-dice = { $dice ->
    [one] Quando termini il turno, il dado che è qui viene tirato per il giocatore successivo.
   *[other] Quando termini il turno, i { $dice } dadi che sono qui vengono tirati e restano: il giocatore successivo li trova insieme.
  }
remind-below = { $name } costruisce { $above } sopra la tua { $section }. Se quella viene completata prima, perdi punti ricompensa.
remind-full = Il tuo inventario è pieno. Costruisci qualcosa, o rivendica con una bandiera dell’inventario per liberare uno spazio.
remind-near = { $name } ha cinque sezioni complete: la fine può essere vicina.
remind-dismiss = Non ricordarmelo più
remind-open = Mostra un promemoria

## Hints: what a bot would play

hint-key = Suggerimento (tasto H)
hint-title = Un bot giocherebbe
hint-close = Chiudi il suggerimento
hint-asking = Ci penso…
hint-not-now = Puoi chiedere suggerimenti solo nel tuo turno.
hint-not-ready = È una stima rapida: il bot forte si sta ancora preparando.
hint-only = Ora hai una sola mossa.
hint-legend = probabilità di vittoria, prestigio di vantaggio o svantaggio alla fine
hint-prospects = { $side ->
    [ahead] { $win }% di partite vinte, in media con { $n } di prestigio in più
    [behind] { $win }% di partite vinte, in media con { $n } di prestigio in meno
   *[level] { $win }% di partite vinte, in media alla pari
  }
hint-because = { $reasons }
hint-because-completes = completa { $sections }
hint-because-leads = ti porta davanti a { $others } nella torre { $tower }
hint-because-scored = +{ $n } se finisse ora
hint-because-last = prende l’ultima sezione libera della torre { $tower }
hint-because-needed = dà { $goods } per { $sections }
hint-because-brings = dà { $goods }
hint-because-more = { $n } in più della seconda mossa migliore se finisse ora
hint-because-keeps = ti lascia { $rubles } in più della seconda mossa migliore
hint-because-done = in questo turno non c’è altro da guadagnare

## Settings

settings-learn = Per imparare
settings-reminders = Ricordami ciò che si dimentica facilmente
settings-keyboard = Tastiera
settings-keys = Gioca con i tasti 1–9, E, U, H, I e ?
