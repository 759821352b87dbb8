# La prima partita: una lezione a un tavolo vero, passo per passo. Ogni passo ha un titolo e due o tre frasi brevi.

lesson = La tua prima partita
lesson-rival = Vera
lesson-next = Continua
lesson-leave = Lascia la lezione; puoi continuare dopo
lesson-go-there = Portami lì
lesson-progress = Passo { $n } di { $of }
lesson-not-now = Questo viene dopo. Prima fa’ ciò che è incorniciato.
lesson-read-first = Prima leggi qui, poi continua.
lesson-wait-title = Tocca a { $rival }
lesson-wait = Guarda che cosa fa { $rival }.

## The steps

lesson-goal-title = Ecco il cantiere
lesson-goal = Tu e { $rival } costruite insieme questa cattedrale. Sezioni finite e decorazioni portano prestigio, e vince chi ne ha di più. Ogni turno fai una cosa: prendi materiali, rivendichi una sezione o costruisci.
lesson-market-title = Il mercato
lesson-market = Cinque dadi stanno su un anello di otto spazi. Ogni spazio mostra che cosa vi si trova. Scegli un dado: avanza in senso orario di quanto mostra, e tu prendi ciò che c’è dove si ferma.
lesson-move-title = Muovi un dado
lesson-move = Il dado rosso mostra 3: si fermerà sullo spazio 4, dove c’è già il dado giallo. Scegli il dado rosso, poi lo spazio che brilla.
lesson-gather-title = Ottieni risorse
lesson-gather = Prendi la quantità della tessera per ogni dado sullo spazio: 2 mattoni per due dadi fanno 4. Prendili tutti e quattro.
lesson-end-title = I dadi che lasci
lesson-end = Quando termini il turno, i dadi di questo spazio si tirano e restano lì. Ciò che mostrano è ciò che può usare { $rival }. Termina il turno.
lesson-theirs-title = { $rival } rivendica una sezione
lesson-theirs = { $rival } ha messo una bandiera sulla sezione D1, perciò solo lei può costruire lì. La tessera che c’era sopra ora è nella sua bottega.
lesson-claim-title = Rivendica una sezione
lesson-claim = La sezione A1 richiede 1 legname e 2 mattoni e paga 4 punti ricompensa. I mattoni li hai già. Scegli la sezione A1.
lesson-banner-title = Quale bandiera?
lesson-banner = Il tuo inventario è in parte coperto da bandiere. Una bandiera presa da lì apre per sempre il suo spazio, perciò prendila dall’inventario.
lesson-place-title = A faccia in su o a faccia in giù
lesson-place = La tessera mostra 2 legname. A faccia in su costa rubli, ma paga subito e ancora in seguito. A faccia in giù è gratis e non paga niente. Scegli lo spazio verde e piazza la tessera a faccia in su per 2 rubli.
lesson-take-title = A faccia in su paga subito
lesson-take = Prendi entrambi i pezzi di legname. Poi termina il turno.
lesson-deliver-title = Costruisci
lesson-deliver = { $rival } ha preso una gemma verde. Ora costruisci: fino a tre materiali in un turno. Scegli tre volte la sezione A1, per 1 legname e 2 mattoni.
lesson-points-title = Completa!
lesson-points = La sezione ha pagato 4 punti ricompensa: il tuo segnapunti è avanzato di quattro caselle. Ha superato una casella dorata, e le caselle dorate sono prestigio. Il prestigio che guadagni direttamente salta alla prossima casella dorata. Ora termina il turno.
lesson-above-title = Una vicina di sopra
lesson-above = { $rival } ha rivendicato A2, sopra la tua A1. Le torri sono di tutti. Una sezione non finita sotto una finita costa ricompensa a chi la possiede, perciò non lasciare sezioni aperte sotto quelle altrui.
lesson-again-title = Un dado del colore giusto
lesson-again = La tua tessera è sullo spazio verde: se muovi il dado verde puoi usarla. Il dado si ferma accanto a quello blu, dove ci sono gemme verdi. Scegli il dado verde, poi lo spazio che brilla.
lesson-influence-title = Influenza
lesson-influence = Nel mercato puoi fare tre cose, in qualsiasi ordine. Una è la carta di questo quadrante: qui il clero. Prega per 1 punto ricompensa.
lesson-workshop-title = Ottieni e attiva
lesson-workshop = Ottieni le due gemme verdi. Poi scegli la tua tessera sullo spazio verde, che dà di nuovo 2 legname, e prendili entrambi. Ora il tuo inventario è pieno: ciò che non entra non si può prendere. Termina il turno.
lesson-decorate-title = Decora
lesson-decorate = Una base finita può ricevere una porta: 1 legname e fino a due gemme, e le gemme danno subito prestigio. Scegli la sezione A1 e decorala con entrambe le gemme verdi per 2 punti prestigio. Poi termina il turno.
lesson-majority-title = Chi è in testa in una torre
lesson-majority = Alla fine una torre vale 2 per ogni sezione finita e 1 per ogni decorazione. Qui tu hai una sezione e una porta, { $rival } non ha ancora finito niente. Con due giocatori chi è in testa prende tutto, l’altra parte un terzo.
lesson-ending-title = Come finisce la partita
lesson-ending = Chi completa per primo una sesta sezione guadagna 3 punti prestigio; tutti gli altri hanno poi ancora un turno. Per ultime si contano le torri, e 1 punto prestigio per ogni cinque materiali e rubli che hai.

## The end of the lesson

lesson-done-title = Il gioco è tutto qui
lesson-done = Sai tutto ciò che serve. Continua da qui: un bot prende il posto di { $rival }, e ogni scelta è tua.
lesson-sum-turn = Una cosa per turno: mercato, rivendicare o costruire.
lesson-sum-gather = Più dadi su uno spazio, più si ottiene; i dadi che lasci si tirano per gli altri.
lesson-sum-tiles = Una tessera a faccia in su paga subito, e ogni volta che muovi il suo dado.
lesson-sum-finish = Finisci ciò che sta sotto gli altri; le gemme sulle decorazioni sono prestigio.
lesson-sum-towers = Alla fine decide chi è in testa nelle torri.
lesson-finish = Continua contro il bot
lesson-astray-title = Fuori strada
lesson-astray = Qui è stata giocata una mossa diversa da quella della lezione. Ritirala, o continua liberamente.
lesson-astray-back = Ritira la mossa

## On the start page

learn = Impara il gioco
learn-start = Impara il gioco
learn-go-on = Continua la tua prima partita
learn-text = Una prima partita guidata, circa sei minuti.
learn-fresh-text = È la prima volta? Gioca una partita guidata: circa sei minuti, e sai come funziona.
