# Le regole per chi gioca, in brevi parole nostre: un titolo e un paragrafo per ogni domanda.

rules = Regole
rules-title = Le regole
rules-search = Cerca nelle regole
rules-search-keys = Premi / per cercare, Invio per passare al risultato successivo.
rules-search-endings = a e i o io ia ie he hi
rules-found = { $n ->
    [0] Nessun risultato. Prova un’altra parola.
    [one] Un risultato
   *[other] { $n } risultati
  }
rules-example = Esempio:
aid = riepilogo per i giocatori
aid-print = Stampa un riepilogo per i giocatori
rules-chapters = Capitoli
rules-clause = Clausola { $clause }: link a questo punto
rules-why = Mostra la regola

## Chapters

rules-chapter-goal = Di che cosa si tratta
rules-chapter-turn = Il tuo turno
rules-chapter-claim = Rivendicare una sezione
rules-chapter-build = Costruire
rules-chapter-decorate = Decorare
rules-chapter-market = Il mercato
rules-chapter-influence = Carte Influenza
rules-chapter-workshop = La tua bottega
rules-chapter-points = Ricompensa e prestigio
rules-chapter-end = La fine e i punti
rules-chapter-advanced = Plance avanzate
rules-chapter-solo = In solitario contro Ivan

## What it is about

rule-goal-title = Scopo del gioco
rule-goal = La cattedrale si costruisce insieme, ma ognuno ne vuole il merito. Porta materiali dal mercato, completa sezioni, decorale. Vince chi ha più prestigio dopo il conteggio finale; in caso di parità chi ha più sezioni complete, poi chi ha più decorazioni; se la parità resta, la vittoria è condivisa.
rule-words-title = Sezioni e torri
rule-words = Ogni carta della cattedrale è una sezione. Le sezioni formano torri: una base in fondo, sopra di essa le sezioni mediane, in cima una cupola. Una sezione prende il nome dalla torre e dal livello: B1 è la base della torre B.
rule-words-example = nell’immagine B1 è una base che richiede 2 mattoni e 2 pietre, B2 una sezione mediana che le sta sopra e B3 la cupola in cima.
rule-seats-title = I giocatori e ciò che hanno
rule-seats = Giocano da una a quattro persone, ognuna con un colore. Ogni giocatore ha sei bandiere, una porta, due archi e una croce, una bottega di sei spazi e un inventario di { $room } spazi, quattro dei quali coperti da bandiere. Nell’ordine di turno si comincia con { $first }, { $second }, { $third } e { $fourth } rubli. Tutto il tavolo gioca con plance base oppure avanzate.
rule-laying-title = Come si prepara il tavolo
rule-laying = Tutti i segnapunti partono dalla casella { $start } del tracciato. Tessere Risorsa, carte Influenza, dadi, sezioni e tessere Bottega si distribuiscono a caso: i dadi stanno sullo spazio della ricompensa e sui quattro successivi, e ogni sezione riceve una tessera Bottega. Con uno o due giocatori le tessere con il segno 3+ non si distribuiscono. La riserva di materiali è limitata, quella di rubli no.

## Your turn

rule-turn-title = Una cosa su tre
rule-turn = Nel tuo turno fai esattamente una cosa: rivendichi una sezione, costruisci o muovi un dado nel mercato. Non puoi passare e non puoi farne due. Si procede in senso orario.
rule-exchange-title = Prestigio per rubli
rule-exchange = In qualsiasi momento del tuo turno, quante volte vuoi, puoi cedere 1 punto prestigio e prendere 2 rubli.
rule-exchange-example = il tuo segnapunti è sulla casella { $next }, una casella prestigio. Cedi 1 punto prestigio: il segnapunti torna alla casella { $before } e tu prendi 2 rubli.
rule-exchange-also = cambia, scambia, soldi, monete
rule-reroll-title = Prestigio per un nuovo tiro
rule-reroll = Una volta nel tuo turno puoi cedere 1 punto prestigio per tirare di nuovo tutti i dadi di uno spazio del mercato.
rule-reroll-also = rilancia, ritirare
rule-no-prestige-title = Quando non ne hai da cedere
rule-no-prestige = Quando cedi prestigio, il tuo segnapunti torna alla casella prestigio alle sue spalle. Se dietro non ha caselle prestigio, non puoi cederne.

## Claim a section

rule-available-title = Quali sezioni puoi rivendicare
rule-available = Ogni sezione senza bandiera che sia una base, o che stia direttamente sopra una sezione con una bandiera. Non importa di chi sia quella bandiera, né se la sezione sia completa.
rule-banner-title = Quale bandiera usi
rule-banner = Ogni volta che rivendichi usi una delle tue sei bandiere. Dall’inventario, libera per sempre lo spazio che copriva. Dalla riserva personale, non libera niente. Quando tutte e sei sono sulla cattedrale non puoi più rivendicare.
rule-take-tile-title = La tessera è tua
rule-take-tile = Metti la tua bandiera sulla sezione e prendi la tessera Bottega che si trova lì.
rule-place-title = A faccia in su o a faccia in giù
rule-place = Piazza la tessera su uno spazio vuoto della tua bottega. A faccia in su paghi in rubli il prezzo di quello spazio; il tuo colore costa { $own }, il bianco { $white }, gli altri { $rival }. A faccia in giù non costa niente, ma la tessera non fa nulla per il resto della partita e il suo spazio è occupato. Il prezzo è stampato sullo spazio.
rule-place-example = la tua tessera mostra 2 legname. A faccia in su, su uno spazio di un altro colore, costa { $rival } e ti dà 2 legname ora, e di nuovo ogni volta che muovi quel dado. A faccia in giù non costa niente e non ti dà mai niente.
rule-place-also = prezzo, pagare
rule-at-once-title = A faccia in su: beneficio subito
rule-at-once = Una tessera piazzata a faccia in su ti dà subito il suo beneficio, e poi di nuovo ogni volta che la attivi.

## Build

rule-deliver-title = Tre consegne
rule-deliver = Consegna uno, due o tre materiali dal tuo inventario. I materiali sono sei: legname, mattone, pietra, oro e due gemme, verde e viola. Le risorse sono i materiali, i rubli e i punti ricompensa.
rule-where-title = Dove vanno
rule-where = Ogni materiale va a una sezione con la tua bandiera che ne ha ancora bisogno, o in una decorazione. Puoi dividerli tra più sezioni, e le sezioni possono restare a metà.
rule-complete-title = Una sezione è completa
rule-complete = Appena una sezione ha tutto ciò che richiede, i suoi materiali tornano nella riserva generale, guadagni i punti ricompensa e i rubli che mostra e la carta si gira. La tua bandiera resta.
rule-penalty-title = Sezioni incomplete sotto
rule-penalty = Quando una sezione viene completata, guarda le sezioni rivendicate ma incomplete sotto di essa nella stessa torre. Ognuna costa punti ricompensa a chi la possiede: 1 per ogni sezione completa più in alto che appartiene a qualcun altro.
rule-penalty-example = qui la base del rosso non è completa. Quando il blu ha completato la sezione mediana sopra, il rosso ha perso 1 punto ricompensa. Con due sezioni complete altrui sopra ne avrebbe persi 2. Le sezioni del rosso lì sopra non gli costano niente.
rule-penalty-also = penalità, punizione, perdere
rule-leftover-title = Consegne che avanzano
rule-leftover = Se una sezione è completa e ti restano consegne, continua con altre sezioni, o decora, anche la sezione che hai appena completato.

## Decorate

rule-ornaments-title = Una decorazione per sezione
rule-ornaments = Una sezione completa senza decorazione può riceverne una: una porta su una base, un arco su una sezione mediana, una croce su una cupola. Puoi decorare qualsiasi sezione completa, anche se costruita da altri.
rule-ornament-cost-title = Quanto costa una decorazione
rule-ornament-cost = Per una porta serve 1 legname, per un arco 1 pietra, per una croce 1 oro; a ogni decorazione puoi aggiungere una o due gemme. Ognuno di questi materiali è una consegna, e una decorazione si consegna intera in un solo turno.
rule-jewels-title = Le gemme brillano
rule-jewels = Le gemme su una decorazione danno subito prestigio: 1 per una gemma, 2 per due dello stesso colore, 3 per una verde e una viola.
rule-jewels-example = decori una base con una porta: 1 legname, una gemma verde e una viola. Sono tutte e tre le consegne del turno, e le due gemme diverse ti danno 3 punti prestigio.
rule-ornament-stock-title = Serve la decorazione stessa
rule-ornament-stock = Ogni giocatore ha una porta, due archi e una croce per tutta la partita. Sulle plance avanzate bisogna prima sbloccarli.

## The market

rule-move-title = Muovere un dado
rule-move = Scegli un dado qualsiasi: avanza esattamente di tanti spazi quanti ne mostra. Il dado bianco e quello del tuo colore possono andare oltre, a 1 rublo per ogni spazio in più.
rule-move-example = giochi con il rosso. Il dado bianco mostra 5: avanza di 5 spazi, o di 6 per 1 rublo, o di 7 per 2 rubli. Il dado rosso può fare lo stesso, perché è il tuo. Il dado blu avanza esattamente di quanto mostra.
rule-move-also = camminare, andare oltre, extra
rule-full-space-title = Uno spazio pieno
rule-full-space = Un dado non può fermarsi dove ci sono altri tre dadi.
rule-full-space-also = bloccato, massimo, limite
rule-three-things-title = Poi fino a tre cose
rule-three-things = Dove il dado si è fermato puoi ottenere risorse, usare la carta Influenza e attivare una tessera Bottega: ciascuna al massimo una volta, in qualsiasi ordine, nessuna obbligatoria.
rule-gather-title = Ottenere risorse
rule-gather = Prendi la quantità della tessera per ogni dado che ora si trova sullo spazio, compreso quello che hai mosso. Puoi prendere meno materiali di quanti te ne spettano. Rubli e punti ricompensa arrivano sempre per intero.
rule-gather-also = raccogliere, prendere
rule-room-title = Riserva e capienza
rule-room = Non puoi prendere più di quanto ha la riserva generale, né più di quanto entra nel tuo inventario. Non puoi scartare niente di ciò che hai.
rule-roll-title = I dadi si tirano per il prossimo giocatore
rule-roll = Quando termini il turno, tutti i dadi dello spazio dove si è fermato il tuo dado vengono tirati e restano lì. Ciò che mostrano è ciò che trova il giocatore successivo.

## Influence cards

rule-card-title = La carta del quadrante
rule-card = Ogni carta appartiene a due spazi del mercato. Ferma il dado su uno di essi e puoi fare una delle due azioni della carta, non entrambe.
rule-card-example = il tuo dado si ferma su uno dei due spazi di questa carta. Puoi pregare ({ $one }) oppure donare ({ $other }), ma non entrambe le cose.
rule-repeat-title = Una volta, o quante ne vuoi
rule-repeat = Un’azione con il segno di ripetizione si può fare più volte, ma di seguito: appena ottieni risorse o attivi una tessera, non puoi più ripeterla. Ogni altra azione si fa una volta sola.
rule-craftsmen-title = Artigiani: compra e vendi
rule-craftsmen = Compra un materiale dalla riserva generale, o vendine uno, al prezzo della carta. Se la carta mostra dei materiali, solo quelli.
rule-teamsters-title = Carrettieri: trasporta, guadagna, scambia
rule-teamsters = Trasporta: paga e consegna tanti materiali quanti ne dice la carta, come se costruissi; una decorazione deve entrarci intera. Guadagna: prendi rubli. Scambia: paga e scambia di posto due tessere Risorsa del mercato.
rule-merchants-title = Mercanti: scambia, all’ingrosso, baratta, commissiona
rule-merchants = Scambia: { $trade }. All’ingrosso: { $bulk }. Baratta: { $barter }. Commissiona: usa una qualsiasi delle tue tessere a faccia in su, anche una che hai attivato in questo turno.
rule-clergy-title = Clero: prega, dona, offri, voto
rule-clergy = Prega: guadagni { $pray }. Dona: { $donate }. Offri: { $offer }. Voto: guadagni { $vow } se hai completato almeno una base, una sezione mediana e una cupola.
rule-influence-room-title = Riserva e capienza valgono anche qui
rule-influence-room = Ciò che compri o ricevi in scambio deve esserci nella riserva generale e, tolto ciò che dai, deve esserci posto per tenerlo.

## Your workshop

rule-tiles-title = Che cosa mostrano le tessere
rule-tiles = Una tessera Bottega mostra una quantità di una risorsa, oppure un dado.
rule-activate-title = Attivare una tessera
rule-activate = Dopo aver mosso un dado puoi usare la tessera a faccia in su sullo spazio di quel colore. Dopo il dado bianco: uno dei tuoi due spazi bianchi.
rule-resource-tile-title = Una tessera con una risorsa
rule-resource-tile = Ti dà la quantità che mostra: materiali, rubli o punti ricompensa.
rule-die-tile-title = Una tessera con un dado
rule-die-tile = Ti dà, una volta, ciò che il mercato mostra sullo spazio dove quel dado si trova ora. Non importa quanti dadi ci siano.
rule-die-tile-example = la tua tessera mostra il dado verde, che sta sullo spazio da 2 pietre con altri due dadi. La tessera ti dà 2 pietre, non 6.
rule-take-less-title = Prendere di meno
rule-take-less = Puoi prendere solo una parte dei materiali, o niente. Come sempre, contano i limiti della riserva generale e della capienza.

## Recognition and prestige

rule-recognition-title = Ricompensa
rule-recognition = Un solo segnapunti su un solo tracciato conta tutto. Ogni punto ricompensa lo muove di una casella, avanti se lo guadagni e indietro se lo perdi, ma mai sotto lo 0.
rule-prestige-title = Prestigio
rule-prestige = Ogni punto prestigio guadagnato porta il segnapunti alla prossima casella prestigio, vicina o lontana che sia. Ogni punto perso lo riporta alla casella prestigio precedente. Perciò il prestigio vale di più all’inizio, quando le caselle prestigio sono distanti.
rule-prestige-example = il tuo segnapunti è sulla casella { $from }. Con 2 punti ricompensa arriva alla casella { $next }, una casella prestigio. Ci arriva anche con 1 punto prestigio, e dalla casella { $next } un altro lo porta alla prossima, la casella { $after }.
rule-second-lap-title = Oltre l’ultima casella
rule-second-lap = Dopo la casella 80 il segnapunti si gira sul lato +40 e ricomincia dalla casella 1. Può anche tornare indietro oltre quella linea. La casella 80 vale 40 punti prestigio.
rule-worth-title = Quanto vale la tua posizione
rule-worth = Il numero dell’ultima casella prestigio su cui ti trovi o che hai superato.

## The end and the score

rule-sixth-title = La sesta sezione
rule-sixth = Chi completa per primo una sesta sezione ottiene i premi della sezione e altri 3 punti prestigio, e finisce il turno. Tutti gli altri hanno poi ancora esattamente un turno.
rule-sixth-also = ultimo giro, giro finale
rule-markers-back-title = I segnapunti arretrano
rule-markers-back = I segnapunti tra due caselle prestigio tornano a quella precedente.
rule-goods-title = Ciò che hai ancora
rule-goods = Conta insieme i tuoi materiali e rubli: ogni gruppo di cinque vale 1 punto prestigio. I materiali sulle sezioni non contano.
rule-tower-title = Quanto vale una torre
rule-tower = 2 per ogni sezione completa e 1 per ogni decorazione che ha. Le sezioni incomplete non contano.
rule-presence-title = Chi è presente
rule-presence = In ogni torre conta le tue bandiere sulle sezioni complete e le tue decorazioni. Se non ne hai, lì non ricevi niente.
rule-places-title = Tre e quattro giocatori
rule-places = Chi ha più presenza prende quanto vale la torre, il giocatore successivo la metà, quello dopo la metà della metà, arrotondando sempre per difetto. Chi è in parità somma i punti dei posti che occupa e li divide in parti uguali, per difetto. Un quarto giocatore prende la metà del terzo posto, e così via.
rule-places-example = una torre vale 12. Il blu è in testa e prende 12, il giallo 6. Il verde e il rosso sono in parità dietro: sommano terzo e quarto posto, 3 e 1, e ricevono 2 ciascuno.
rule-places-also = maggioranza, uguali, quarto
rule-two-seats-title = Due giocatori, e in solitario
rule-two-seats = Chi ha più presenza prende tutto; l’altro giocatore, se è presente, un terzo, arrotondato per difetto. In caso di pareggio nessuno riceve niente.
rule-two-seats-example = in questa torre il rosso e il blu hanno una sezione completa ciascuno: un pareggio, perciò nessuno riceve niente. Se il rosso aggiunge una porta, la torre vale 5 e il rosso è in testa per 2 a 1: prende 5, il blu un terzo, 1.
rule-two-seats-also = maggioranza, uguali
rule-limit-title = Partite con un limite di turni
rule-limit = Un tavolo può avere un limite di turni. Quando lo si raggiunge, la partita finisce e si contano i punti.

## Advanced boards

rule-advanced-board-title = Che cosa c’è sulla plancia
rule-advanced-board = Due bandiere stanno sugli spazi bianchi e le tue quattro decorazioni su quelli colorati. Non c’è riserva: le bandiere sugli spazi bianchi si usano come quelle dell’inventario.
rule-advanced-price-title = Un solo prezzo
rule-advanced-price = A faccia in su ogni spazio costa { $advanced }.
rule-unlock-title = Sbloccare una decorazione
rule-unlock = Una tessera piazzata su uno spazio colorato a faccia in su sblocca la decorazione che si trova lì. Se la piazzi a faccia in giù, quella decorazione resta bloccata per sempre.
rule-unlock-example = l’arco è sul tuo spazio verde. Se lì piazzi una tessera a faccia in su, puoi usare quell’arco; a faccia in giù, l’arco è perso.
rule-white-spaces-title = Spazi bianchi
rule-white-spaces = Uno spazio bianco accetta una tessera solo quando la sua bandiera è già stata usata; va bene anche se l’hai appena usata per rivendicare la sezione della tessera.

## Solo against Ivan

rule-ivan-title = Ivan
rule-ivan = Ivan gioca contro di te con le carte. Il tavolo si prepara come per due e cominci con { $purse }. Lui ha bandiere, decorazioni e un segnapunti, ma né plancia né rubli.
rule-ivan-cards-title = Le sue cinque carte
rule-ivan-cards = Stanno in fila in ordine casuale, e su ognuna c’è una tessera che mostra uno dei dadi, a faccia in su.
rule-ivan-first-title = Comincia con una base
rule-ivan-first = Prima del primo turno rivendica la base che dà più punti ricompensa; a parità, quella più a sinistra. La sua tessera esce dalla partita.
rule-ivan-turn-title = Il suo turno
rule-ivan-turn = Tocca alla prima carta della fila con una tessera a faccia in su. Il dado di quella tessera avanza del suo valore, a meno che non si fermi dove ci sono altri tre dadi: in tal caso resta dov’è e non porta nulla. La tessera si gira a faccia in giù, e Ivan fa ciò che dice la carta. I turni si alternano e, dove non è detto altro, lui segue le regole per due giocatori.
rule-ivan-turn-example = nell’immagine la tessera sulla prima carta è già a faccia in giù. Tocca quindi alla seconda: il dado bianco avanza, la sua tessera si gira a faccia in giù e Ivan rivendica una sezione.
rule-ivan-die-title = Che cosa porta il suo dado
rule-ivan-die = Solo punti ricompensa: dallo spazio della ricompensa per ogni dado che c’è, e da una carta del clero dove si prega, o con un voto che può sciogliere. Poi si tirano i dadi che sono lì.
rule-ivan-recognition-title = Carta: ricompensa
rule-ivan-recognition = Ivan guadagna 4 punti ricompensa.
rule-ivan-inventory-title = Carta: inventario
rule-ivan-inventory = 4 materiali dalla pila più alta della riserva generale vanno su questa carta.
rule-ivan-transport-title = Carta: trasporto
rule-ivan-transport = Tutto ciò che è sulla carta inventario va sulla carta costruzione.
rule-ivan-claim-title = Carta: rivendicazione
rule-ivan-claim = Rivendica una sezione direttamente sopra una delle tue; altrimenti una base; altrimenti una qualsiasi disponibile. Se ce n’è più d’una, scegli tu. I punti ricompensa mostrati dalla tessera sono suoi; la tessera esce dalla partita. Se non gli resta nessuna bandiera, non rivendica niente.
rule-ivan-construction-title = Carta: costruzione
rule-ivan-construction = Tutto ciò che è su questa carta va sulle sue sezioni incomplete, un materiale al posto di qualsiasi altro, dal livello più basso e da sinistra a destra. Una sezione completa gli dà i punti ricompensa ma non i rubli. Ciò che avanza resta sulla carta.
rule-ivan-ornament-title = Quando tutte le tessere sono a faccia in giù
rule-ivan-ornament = All’inizio del suo turno piazza prima la sua prossima decorazione, nell’ordine porta, arco, arco, croce, su una delle tue sezioni adatte o altrimenti su una delle sue, e guadagna 1 punto prestigio. Se ne vanno bene più d’una, scegli tu; se nessuna va bene, la decorazione aspetta. Poi le tessere si mescolano e si distribuiscono di nuovo a faccia in su.
rule-ivan-end-title = La fine contro Ivan
rule-ivan-end = Nessuno guadagna i 3 punti prestigio per la sesta sezione. Chi non l’ha completata ha ancora un turno. Le torri si contano come per due, e Ivan non riceve niente per ciò che possiede.
