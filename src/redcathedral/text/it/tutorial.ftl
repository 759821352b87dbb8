# La prima partita: una lezione a un tavolo vero, passo per passo. Ogni passo ha un titolo e due o tre frasi brevi.

lesson = La tua prima partita
lesson-rival = Vera
lesson-next = Continua
lesson-leave = Lascia la lezione; puoi continuare più tardi
lesson-go-there = Portami lì
lesson-progress = Passo { $n } di { $of }
lesson-not-now = Questo viene dopo. Prima fai ciò che è incorniciato.
lesson-read-first = Prima leggi qui, poi continua.
lesson-wait-title = Tocca a { $rival }
lesson-wait = Guarda che cosa fa { $rival }.

## The steps

lesson-goal-title = Ecco il cantiere
lesson-goal = Tu e { $rival } costruite insieme questa cattedrale. Sezioni complete e decorazioni portano prestigio, e vince chi ne ha di più. Ogni turno fai una cosa: prendi materiali, rivendichi una sezione o costruisci.
lesson-market-title = Il mercato
lesson-market = Cinque dadi stanno su un anello di otto spazi. Ogni spazio mostra che cosa ottieni lì. Scegli un dado: avanza in senso orario di quanto mostra, e tu prendi ciò che c’è dove si ferma.
lesson-move-title = Muovi un dado
lesson-move = Il dado rosso mostra 3: si fermerà sullo spazio 4, accanto al dado giallo. Scegli il dado rosso, poi lo spazio che brilla.
lesson-gather-title = Ottieni risorse
lesson-gather = Prendi la quantità della tessera per ogni dado sullo spazio: 2 mattoni per ciascuno dei due dadi fanno 4. Prendili tutti e quattro.
lesson-end-title = I dadi che lasci
lesson-end = Quando termini il turno, i dadi di questo spazio vengono tirati e restano lì. Ciò che mostrano è ciò che può usare { $rival }. Termina il turno.
lesson-theirs-title = { $rival } rivendica una sezione
lesson-theirs = { $rival } ha messo una bandiera sulla sezione D1, perciò solo lei può costruire lì. La tessera che c’era sopra ora è nella sua bottega.
lesson-claim-title = Rivendica una sezione
lesson-claim = La sezione A1 richiede 1 legname e 2 mattoni e dà 4 punti ricompensa. I mattoni li hai già. Scegli la sezione A1.
lesson-banner-title = Quale bandiera?
lesson-banner = Le bandiere coprono parte del tuo inventario. Se ne prendi una da lì, il suo spazio si libera per sempre: prendine una dall’inventario.
lesson-place-title = A faccia in su o a faccia in giù
lesson-place = La tessera mostra 2 legname. A faccia in su costa rubli e dà il suo beneficio ora e ancora in seguito; a faccia in giù è gratis e non dà niente. Scegli lo spazio verde e piazzala a faccia in su per 2 rubli.
lesson-take-title = Il beneficio arriva subito
lesson-take = La tessera ti dà subito 2 legname. Prendilo tutto.
lesson-finish-title = Questo era il tuo turno
lesson-finish = Non resta altro da fare. Termina il turno.
lesson-deliver-title = Costruisci
lesson-deliver = { $rival } ha preso una gemma verde. Ora costruisci: fino a tre materiali in un turno. Scegli tre volte la sezione A1, per 1 legname e 2 mattoni.
lesson-points-title = Sezione completa!
lesson-points = La sezione ti ha dato 4 punti ricompensa: il tuo segnapunti è avanzato di quattro caselle e ha superato una casella prestigio. Il prestigio che guadagni direttamente lo porta subito alla prossima casella prestigio.
lesson-above-title = La vicina di sopra
lesson-above = { $rival } ha rivendicato A2, sopra la tua A1. Le torri sono di tutti: si può costruire gli uni sopra gli altri.
lesson-penalty-title = Non restare indietro
lesson-penalty = Se A1 non fosse completa, perderesti punti ricompensa ogni volta che sopra si completa qualcosa: 1 per ogni sezione completa lì sopra che non è tua.
lesson-further-title = Paga per andare oltre
lesson-further = Il dado bianco e quello del tuo colore possono andare oltre ciò che mostrano: 1 rublo per ogni spazio in più. Tutti gli altri dadi avanzano esattamente di quanto mostrano.
lesson-full-title = Tre dadi riempiono uno spazio
lesson-full = Un dado non può fermarsi dove ci sono altri tre dadi. Fino ad allora, ogni dado rende lo spazio più ricco.
lesson-again-title = Un dado del colore giusto
lesson-again = La tua tessera è sullo spazio verde: se muovi il dado verde puoi usarla. Il dado si fermerà accanto a quello blu, dove ci sono le gemme verdi. Scegli il dado verde, poi lo spazio che brilla.
lesson-influence-title = Influenza
lesson-influence = Nel mercato puoi fare tre cose, in qualsiasi ordine. Una è la carta di questo quadrante: qui il clero. Prega per 1 punto ricompensa.
lesson-more-title = Ottieni altre risorse
lesson-more = La seconda cosa: ottieni risorse. Qui ci sono due dadi, perciò prendi entrambe le gemme verdi.
lesson-activate-title = Attiva la tua tessera
lesson-activate = La terza cosa: hai mosso il dado verde, perciò puoi usare la tessera sul tuo spazio verde. Sceglila.
lesson-refill-title = Attenzione all’inventario
lesson-refill = C’è posto giusto per 2 legname: ciò che non entra non si può prendere. Prendilo tutto.
lesson-decorate-title = Decora
lesson-decorate = Una base completa può ricevere una porta: 1 legname e fino a due gemme. Una gemma dà 1 punto prestigio, due uguali 2, due diverse 3. Scegli la sezione A1 e decorala con entrambe le gemme verdi.
lesson-others-title = Qualunque sezione completa
lesson-others = Puoi decorare qualunque sezione completa, anche quelle di { $rival }. La decorazione è tua e conta per te in quella torre.
lesson-majority-title = Chi è in testa in una torre
lesson-majority = Alla fine una torre vale 2 per ogni sezione completa e 1 per ogni decorazione. Qui tu hai una sezione e una porta, { $rival } non ha ancora completato niente. Con due giocatori chi è in testa prende tutto, l’altro un terzo.
lesson-tied-title = Una torre in parità
lesson-tied = Se avete la stessa presenza in una torre, nessuno dei due ci guadagna niente. Basta una decorazione per decidere.
lesson-die-tile-title = Una tessera con un dado
lesson-die-tile = La tessera su C1 mostra il dado giallo. Una tessera così ti dà, una volta, ciò che il mercato mostra dove si trova quel dado: ora sarebbero 2 mattoni.
lesson-prestige-title = Che cosa compra il prestigio
lesson-prestige = In qualsiasi momento del tuo turno puoi cedere 1 punto prestigio: per 2 rubli, quante volte vuoi, o una volta per turno per rilanciare i dadi di uno spazio.
lesson-ending-title = Come finisce la partita
lesson-ending = Chi completa per primo una sesta sezione guadagna 3 punti prestigio; tutti gli altri hanno poi ancora un turno. Poi si contano le torri, e ogni cinque tra materiali e rubli che hai valgono 1 punto prestigio.

## The end of the lesson

lesson-done-title = Il gioco è tutto qui
lesson-done = Sai tutto ciò che serve. Continua da qui: un bot prende il posto di { $rival }, e ogni scelta è tua. Oppure allena l’occhio con quattro brevi rompicapi.
lesson-sum-turn = Una cosa per turno: andare al mercato, rivendicare o costruire.
lesson-sum-gather = Più dadi ci sono su uno spazio, più ottieni; i dadi che lasci vengono tirati per gli altri.
lesson-sum-tiles = Una tessera a faccia in su dà subito il suo beneficio, e ogni volta che muovi il suo dado.
lesson-sum-finish = Completa ciò che sta sotto le sezioni altrui; le gemme sulle decorazioni danno prestigio.
lesson-sum-towers = Alla fine decide chi è in testa nelle torri.
lesson-play-on = Continua contro il bot
lesson-astray-title = Fuori strada
lesson-astray = Qui è stata giocata una mossa diversa da quella della lezione. Annullala, o continua liberamente.
lesson-astray-back = Annulla la mossa

## The second lesson: four short puzzles. Each has a title, a goal, what went wrong, and an answer that explains.

puzzles = Quattro rompicapi
puzzles-lead = Un turno per rompicapo: raggiungi l’obiettivo. Prova quante volte vuoi.
puzzles-begin = Risolvi
puzzles-again = Risolvi di nuovo
puzzles-solved = Risolto
puzzles-open = Non ancora risolto
puzzles-progress = { $n ->
        [0] Ancora nessuno risolto
        [one] 1 su 4 risolto
        [4] Tutti e quattro risolti
       *[other] { $n } su 4 risolti
    }
puzzle = Rompicapo { $n } di 4
puzzle-goal = Il tuo obiettivo:
puzzle-tries = { $n ->
        [one] 1 tentativo
       *[other] { $n } tentativi
    }
puzzle-missed = Non questa volta
puzzle-try-again = Riprova
puzzle-show = Mostra la soluzione
puzzle-shown = La soluzione
puzzle-right = Esatto!
puzzle-next = Prossimo rompicapo
puzzle-all = Tutti i rompicapi
puzzle-extra-title = Spazi in più
puzzle-extra-goal = Alla fine di questo turno devi avere almeno 3 oro.
puzzle-extra-missed = Conta quanti dadi ci sarebbero sullo spazio dell’oro, e che cosa puoi permetterti.
puzzle-extra-answer = Il dado bianco mostra 3 e si fermerebbe uno spazio prima. Paga 1 rublo e va uno spazio oltre, fino all’oro: con i due dadi che ci sono fanno tre, e 1 oro per ciascuno.
puzzle-die-tile-title = Una tessera con un dado
puzzle-die-tile-goal = Alla fine di questo turno devi avere almeno 6 mattoni.
puzzle-die-tile-missed = Quale dado ti fa usare la tua tessera, e che cosa dà la tessera dove si trova ora il suo dado?
puzzle-die-tile-answer = Muovi il dado verde fino ai mattoni: ora lì ci sono due dadi, perciò ottieni 4. La tua tessera sullo spazio verde mostra il dado giallo, che è anch’esso sui mattoni: attivala per altri 2. Per la tessera non conta quanti dadi ci sono.
puzzle-penalty-title = La penalità
puzzle-penalty-goal = Completa una sezione in modo che { $rival } perda 2 punti ricompensa.
puzzle-penalty-missed = Cerca la sezione incompleta di { $rival } e conta quelle complete lì sopra che non sono sue.
puzzle-penalty-answer = Completa A3: sotto c’è A1 di { $rival }, incompleta, e ora sopra ci sono due sezioni complete che non sono sue: perde 2. Nella torre B una delle due sopra è sua e non conta: perderebbe solo 1. Nella torre C è la tua C1 a restare indietro.
puzzle-towers-title = Le torri
puzzle-towers-goal = Questo è l’ultimo turno della partita. Vinci.
puzzle-towers-missed = Cerca la torre in cui siete in parità: lì nessuno prende niente.
puzzle-towers-answer = La torre A è in parità, una sezione a testa, perciò nessuno prenderebbe niente. Decora A2 di { $rival } con un arco: ora sei in testa e prendi tutto il valore della torre. Completare un’altra sezione porta di meno.

## On the start page

learn = Impara il gioco
learn-start = Impara il gioco
learn-continue = Continua la tua prima partita
learn-text = Una prima partita guidata, circa otto minuti.
learn-fresh-text = È la prima volta? Gioca una partita guidata: circa otto minuti, e sai come funziona.
