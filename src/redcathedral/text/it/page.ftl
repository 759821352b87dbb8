### Le parole della pagina in italiano. I valori tra graffe li mette il programma.
### Dado e spazio sono maschili, come i colori: «dado rosso», «spazio rosso».

## The start page

title = Red Cathedral
title-your-turn = ● Tocca a te – Red Cathedral
tagline = Raccogli, rivendica e costruisci: innalza le torri sopra il mercato, e la città ricorderà il tuo nome.
start-choose = Come vuoi giocare?
unofficial = Un’edizione digitale non ufficiale per chi ama il gioco da tavolo. Tutti i disegni sono nostri.
privacy-title = Privacy
mode-bot = Gioca contro un bot
mode-bot-text = Da uno a tre avversari su questo dispositivo.
mode-bot-lead = Scegli contro quanti bot giochi e quanto è forte ognuno.
mode-solo = In solitario contro Ivan
mode-solo-text = L’avversario in solitario del regolamento.
mode-solo-lead = Ivan segue le sue carte; quando può scegliere, decidi tu.
mode-hot = Stesso schermo
mode-hot-text = Da due a quattro persone, uno schermo.
mode-hot-lead = Lo schermo mostra sempre il giocatore di turno.
mode-friends = Gioca con gli amici
mode-friends-text = Manda un link: possono unirsi da dove vogliono.
mode-friends-lead = Ricevi un link da mandare. La partita comincia quando tutti i posti sono occupati.
start-game = Comincia la partita
make-table = Prepara il tavolo
starting = Si comincia…
your-name = Il tuo nome
name-of = Nome del giocatore { $n }
player-n = Giocatore { $n }
your-color = Il tuo colore
how-many-bots = Quanti bot
how-many-players = Quanti giocatori
bot-name = { $n ->
    [1] Boris
    [2] Sasha
   *[other] Oleg
  }
more-options = Altre opzioni
boards = Plance Bottega
boards-basic = Base
boards-advanced = Avanzate
edition-file = Un tuo file di edizione
choose-file = Scegli un file
first-game = Carte Influenza per una prima partita
your-games = Le tue partite
no-games = Qui compaiono le partite che cominci o a cui partecipi su questo dispositivo.
load-record = Carica una partita salvata
forget-game = Nascondi da questo elenco
you-watched = Da spettatore ·
status-waiting = in attesa
status-playing = turno { $turn }
status-your-turn = tocca a te
status-over = finita

## States of a table

loading = Preparo il tavolo…
missing-title = Questo tavolo non esiste
missing-text = Forse l’indirizzo è scritto male, o la partita si è giocata su un altro server.
unreachable-title = Il server non risponde
unreachable-text = La tua partita è al sicuro. Continuiamo a provare.
try-again = Riprova
reconnecting = Riconnessione…
watching = Spettatore
error-network = Il server non risponde. Riproviamo.
error-server = Il server non è riuscito a farlo ({ $status }).
error-stale = Un’altra mossa è arrivata prima. Ecco il tavolo com’è ora.
why-unknown = Ora non è possibile.

## The waiting room

waiting-title = In attesa di giocatori
waiting-host = Manda questo link agli amici. Chi lo apre può occupare un posto libero.
waiting-guest = Hai un posto. La partita comincia quando tutti i posti sono occupati.
waiting-invited = Hai ricevuto un invito. Scegli un nome e occupa un posto.
waiting-watcher = La partita non è ancora cominciata. Puoi guardare da qui.
waiting-short = in attesa…
invite-link = Link d’invito
invite-make = Crea un link d’invito
invite-renew = Nuovo link (il vecchio non vale più)
sit-here = Siediti qui
fill-with-bot = Dallo a un bot
free-seat = Libera questo posto
name-change = Cambia nome
name-save = Salva
seat-give-up = Lascia il posto
thats-you = { " " }(tu)
copy = Copia
copied = Copiato

## The table

market = Mercato
cathedral = Cattedrale
track = Tracciato del punteggio
workshop = Bottega
supply = Riserva generale
log = Cronaca
parts = Parti del tavolo
tab-market = Mercato
tab-cathedral = Cattedrale
tab-you = Plance
tab-log = Cronaca
tower = Torre { $name }
action-bar = La tua mossa
board-of = Plancia di { $name }
in-hand = In mano
seats = Posti
ivan = Ivan
ivan-cards = Carte di Ivan
bot = Bot
somebody = Qualcuno
no-goods = nessun materiale
locked = decorazioni bloccate
nothing = niente
seat-open = Posto libero
seat-away = assente
seat-gone = offline
seat-getting-ready = si sta preparando; intanto fa mosse più semplici
seat-bot-plays = gioca un bot
open-seat = apri tutta la plancia
legend-recognition = ricompensa: 1 casella
legend-prestige = prestigio: alla prossima casella prestigio
track-seat = { $name }: casella { $space }, prestigio { $prestige }.
purse-sections = { $n ->
    [one] 1 sezione completa
   *[other] { $n } sezioni complete
  } su 6
purse-banners = { $n ->
    [one] resta 1 bandiera
   *[other] restano { $n } bandiere
  }
space-label = Spazio { $space }: { $tile } per dado, { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
  }
land-on = { $what }. { $extra ->
    [0] { "" }
    [one] 1 rublo in più.
   *[other] { $extra } rubli in più.
  } { $text }
landing-free = qui
landing-space = Spazio { $space }
up-to = fino a { $n }
landing-extra = −{ $n }
die-label = Il dado { $die } mostra { $value }, sullo spazio { $space }{ $can ->
    [yes] , può muoversi
   *[no] { "" }
  }
section-label = Sezione { $name }, { $kind-short }. { $state ->
    [complete] Completa, costruita da { $owner }. Decorazione: { $ornament }.
    [claimed] Rivendicata da { $owner }. Richiede { $cost }; consegnato: { $delivered }.
   *[free] Non rivendicata. Richiede { $cost }. Tessera: { $tile }.
  } Dà { $recognition ->
    [one] 1 punto ricompensa
   *[other] { $recognition } punti ricompensa
  }{ $rubles ->
    [0] { "" }
    [one] { " " }e 1 rublo
   *[other] { " " }e { $rubles } rubli
  }.
section-about = { $state ->
    [complete] Completa; costruita da { $owner }.
    [claimed] { $owner } costruisce qui: { $cost }; consegnato finora: { $delivered }.
   *[free] Richiede { $cost }. Tessera: { $tile }.
  }
workshop-label = Spazio { $space }: { $state ->
    [up] { $tile }, a faccia in su
   *[down] una tessera a faccia in giù
  }
inventory-label = Inventario: spazi occupati { $held } su { $room }

## Whose turn and what to do

turn-yours = Tocca a te
turn-named = { $name }: tocca a te
turn-other = Tocca a { $name }
turn-bot = { $name } sta pensando
turn-ivan-choice = Scegli per Ivan
turn-over = La partita è finita
turn-number = Turno { $n }
turn-number-limit = Turno { $n } di { $limit }
last-turns = { $name } ha sei sezioni complete: questi sono gli ultimi turni.
wait-for = In attesa di { $name }…
do-start = { $can ->
    [claim] Rivendica una sezione o muovi un dado nel mercato
    [deliver] Consegna materiali o muovi un dado nel mercato
    [market] Muovi un dado nel mercato
   *[all] Rivendica una sezione, consegna materiali o muovi un dado nel mercato
  }. Premi ciò che brilla.
do-banner = Quale bandiera va su { $section }? Se la prendi dall’inventario, lì si libera uno spazio.
do-place = Piazza la tessera di { $section }: premi uno spazio Bottega. A faccia in su dà subito il suo beneficio, a faccia in giù è gratis.
do-take = Quanto prendi? Al massimo { $most } ({ $material-many }).
do-build = { $left ->
    [0] Hai fatto tutte le consegne. Termina il turno.
    [one] Resta una consegna. Consegna, decora o termina il turno.
   *[other] Restano { $left } consegne. Consegna, decora o termina il turno.
  }
do-market = Il dado { $die } è sullo spazio { $space }: ottieni le risorse, usa la carta Influenza, usa una tessera, nell’ordine che vuoi. Poi termina il turno.
do-haul = I carrettieri portano { $left ->
    [one] ancora un materiale
   *[other] ancora { $left } materiali
  }: premi una sezione o un materiale.
do-settled = La sezione è tua. Termina il turno.
do-done = Qui non resta altro da fare. Termina il turno.
do-ivan-claim = Ivan potrebbe rivendicare diverse sezioni. Premi quella che rivendica.
do-ivan-ornament = La decorazione di Ivan potrebbe andare in diversi posti. Premine uno.
do-roll = Si tirano i dadi.
do-shuffle = Si distribuiscono le tessere di Ivan.
do-over = Trovi ogni voce nel foglio punteggio.
picked-die = { $n ->
    [0] Il dado { $die } ora non può muoversi.
    [one] Il dado { $die }: premi dove si ferma o conferma qui.
   *[other] Il dado { $die }: ogni spazio in più costa 1 rublo.
  }
picked-section = { $n ->
    [0] Ora su { $section } non puoi fare niente.
   *[other] Che cosa vuoi fare su { $section }?
  }
picked-material = { $n ->
    [0] Materiale: { $material }. Ora non puoi usarlo da nessuna parte.
   *[other] Materiale: { $material }. Che cosa vuoi farne?
  }
picked-space = { $n ->
    [0] Ora sullo spazio { $space } non puoi fare niente.
   *[other] Che cosa vuoi fare sullo spazio { $space }?
  }
picked-words = { $words }…
end-turn = Termina turno
undo = Annulla
undo-ask = Chiedi di annullare
undo-asked = { $name } chiede di annullare una mossa.
undo-waiting = Chiediamo agli altri se puoi annullare…
undo-agree = Accetta
undo-refuse = Rifiuta
# The others can decide about a seat whose person is away. $name is a player.
absent-title = { $name } non c’è, ed è il suo turno.
absent-wait = Se l’assenza continua, tra poco si potrà far giocare un bot o chiudere la partita.
absent-rule = Un bot gioca fino al suo ritorno se lo vuole più della metà dei presenti. La partita finisce se lo vogliono tutti i presenti.
# A button: a bot is to play somebody’s turns while they’re away.
absent-bot = Fai giocare un bot
absent-end = Chiudi la partita
absent-keep = Continua ad aspettare
# $names are those who want it.
absent-for-bot = A favore di un bot: { $names }
absent-for-end = A favore della chiusura della partita: { $names }
ended-early = Questa partita è stata chiusa prima della fine, di comune accordo.
ended-early-scores = Nessun vincitore. Ecco quanto avrebbe ciascuno se si contassero ora i punti.
undo-why-strict = Questo è un tavolo rigoroso: non si annulla nulla dopo un tiro di dadi o la mossa di qualcun altro.
undo-why-none = Non hai ancora mosse da annullare.
cancel = Indietro
you-are-away = Sei assente.
more-actions = Azioni poco usate
picked-anytime = Azioni poco usate: ognuna costa 1 punto prestigio.
take-nothing = Non prendere nulla
compound-deliver = Consegna tutto
compound-gather = Ottieni e usa tessera
# $what is what one gets: "you get 4 bricks and 1 gold".
compound-market = Spazio { $space } e tutto quello che c’è: { $what }
# $why says why one move of several was refused.
compound-stopped = { $why } Il resto non è stato giocato.
take-fewer = Scegli la quantità
no-jewels = senza gemme
place-face-up = A faccia in su
place-face-down = A faccia in giù
spaces-free = { $n ->
    [one] 1 spazio libero
   *[other] { $n } spazi liberi
  }
presence = Presenza
presence-seat = { $name }: presenza { $n }
scored-now = Se finisse ora
scored-seat = { $name }: { $n } se finisse ora

## The keys, as the help lists them

keys-title = Tasti
keys-option = scegli un’opzione
keys-arrows = scorri le opzioni
keys-end = termina il turno
keys-undo = annulla
keys-hint = chiedi un suggerimento
keys-tip = spiega ciò che è selezionato
keys-close = indietro
keys-help = questo elenco
keys-setting = Puoi disattivare questi tasti nelle impostazioni; frecce ed Esc restano.

## Verbs, on buttons that open more

verb-claim = Rivendica sezione
verb-deliver = Consegna
verb-ornament = Decora
verb-market = Muovi un dado
verb-place = Piazza la tessera
verb-banner = Quale bandiera
verb-take = Prendi
verb-gather = Ottieni
verb-activate = Usa una tessera
verb-commission = Commissiona
verb-buy = Compra
verb-sell = Vendi
verb-haul = Trasporta
verb-earn = Guadagna
verb-swap = Scambia due tessere
verb-trade = Scambia
verb-bulk = Scambia all’ingrosso
verb-barter = Baratta
verb-pray = Prega
verb-donate = Dona
verb-offer = Offri
verb-vow = Sciogli il voto
verb-exchange = Cambia
verb-reroll = Rilancia su uno spazio
verb-done = Fine trasporto
verb-ivan = Per Ivan
verb-end = Termina turno

## Plies, whole

ply-claim = Rivendica sezione
ply-claim-1 = Rivendica { $a }
ply-banner = Quale bandiera
ply-banner-1 = Bandiera: { $a-short }
ply-place = Piazza la tessera
ply-place-1 = Piazza sul { $a }
ply-place-up = A faccia in su: { $a }
ply-place-down = A faccia in giù: { $a }
ply-take = Prendi
ply-take-1 = Prendi { $a }
ply-deliver = Consegna
ply-deliver-1 = Consegna { $a }
ply-deliver-2 = Consegna { $a } a { $b }
ply-ornament = Decora
ply-ornament-1 = Decora { $a }
ply-ornament-2 = Decora { $a } con { $b }
ply-ornament-3 = Decora { $a } con { $goods }
ply-market = Muovi un dado
ply-market-1 = Muovi il dado { $a }
ply-market-2 = Muovi il dado { $a } { $b }
ply-gather = Ottieni
ply-gather-1 = Ottieni { $a }
ply-activate = Usa una tessera
ply-activate-1 = Usa tessera sul { $a }
ply-commission = Commissiona
ply-commission-1 = Commissiona spazio { $a }
ply-buy = Compra
ply-buy-1 = Compra { $a }
ply-sell = Vendi
ply-sell-1 = Vendi { $a }
ply-haul = Trasporta
ply-earn = Guadagna
ply-swap = Scambia due tessere
ply-swap-1 = Scambia lo spazio { $a } con
ply-swap-2 = Scambia gli spazi { $a } e { $b }
ply-trade = Scambia
ply-trade-1 = Scambia { $a } con
ply-trade-2 = Scambia { $a } con { $b }
ply-bulk = Scambia all’ingrosso
ply-bulk-1 = Scambia { $a } con
ply-bulk-2 = Scambia { $a } con { $b } e
ply-bulk-3 = Scambia { $a } con { $goods }
ply-barter = Baratta
ply-barter-1 = Baratta { $a } con
ply-barter-2 = Baratta { $a } con { $b }
ply-pray = Prega
ply-donate = Dona
ply-offer = Offri
ply-offer-1 = Offri { $a } e
ply-offer-2 = Offri { $a }, { $b } e
ply-offer-3 = Offri { $a }, { $b } e { $c }
ply-vow = Sciogli il voto
ply-exchange = Cambia prestigio
ply-reroll = Rilancia su uno spazio
ply-reroll-1 = Rilancia dadi spazio { $a }
ply-done = Fine trasporto
ply-ivan = Per Ivan
ply-ivan-1 = Ivan: { $a }
ply-end = Termina turno

## Influence cards

guild-craftsmen = Artigiani
guild-teamsters = Carrettieri
guild-merchants = Mercanti
guild-clergy = Clero
influence-repeat = quante volte vuoi
influence-buy = Compra un materiale
influence-sell = Vendi un materiale
influence-haul = { $gain ->
    [one] Consegna 1 materiale
   *[other] Consegna { $gain } materiali
  }
influence-earn = Guadagna rubli
influence-swap = Scambia due tessere
influence-trade = { $cost } uguali per 1 qualsiasi
influence-bulk = { $cost } uguali per 2 qualsiasi
influence-barter = 1 per 1 d’altro tipo
influence-commission = Usa una tua tessera
influence-pray = Prega
influence-donate = Dona rubli
influence-offer = Offri { $cost } diversi
influence-vow = Con base, mediana, cupola

## Ivan

ivan-recognition = Ricompensa
ivan-inventory = Inventario
ivan-transport = Trasporto
ivan-claim = Rivendicazione
ivan-construction = Costruzione
ivan-recognition-text = Ricompensa: Ivan guadagna 4.
ivan-inventory-text = Inventario: 4 materiali dalla pila più alta.
ivan-transport-text = Trasporto: tutto ciò che è sulla carta inventario va sulla carta costruzione.
ivan-claim-text = Rivendicazione: Ivan rivendica una sezione.
ivan-construction-text = Costruzione: Ivan costruisce con ciò che è su questa carta.

## Words

word-lumber = legname
word-brick = mattone
    .many = mattoni
word-stone = pietra
    .many = pietre
word-gold = oro
word-emerald = gemma verde
    .many = gemme verdi
word-amethyst = gemma viola
    .many = gemme viola
word-rubles = rubli
word-recognition = ricompensa
word-prestige = prestigio
word-red = rosso
    .f = rossa
word-blue = blu
word-green = verde
word-yellow = giallo
    .f = gialla
word-white = bianco
    .f = bianca
word-white1 = bianco 1
    .from = dallo spazio bianco 1
word-white2 = bianco 2
    .from = dallo spazio bianco 2
word-red-seat = Rosso
word-blue-seat = Blu
word-green-seat = Verde
word-yellow-seat = Giallo
word-white-seat = Nessuno
word-base = base
    .gender = f
    .the = la base
word-middle = sezione mediana
    .short = mediana
    .gender = f
    .the = la sezione mediana
word-dome = cupola
    .gender = f
    .the = la cupola
word-door = porta
    .gender = f
    .the = la porta
word-arch = arco
    .gender = m
    .the = l’arco
word-cross = croce
    .gender = f
    .the = la croce
word-inventory = inventario
    .short = inventario
    .from = dall’inventario
word-reserve = riserva
    .short = riserva
    .from = dalla riserva
word-up = a faccia in su
word-down = a faccia in giù
amount-lumber = { $n } legname
    .short = { $n } legn.
amount-brick = { $n ->
    [one] 1 mattone
   *[other] { $n } mattoni
  }
    .short = { $n } matt.
amount-stone = { $n ->
    [one] 1 pietra
   *[other] { $n } pietre
  }
    .short = { $n ->
        [one] 1 pietra
       *[other] { $n } pietre
      }
amount-gold = { $n } oro
    .short = { $n } oro
amount-emerald = { $n ->
    [one] 1 gemma verde
   *[other] { $n } gemme verdi
  }
    .short = { $n ->
        [one] 1 verde
       *[other] { $n } verdi
      }
amount-amethyst = { $n ->
    [one] 1 gemma viola
   *[other] { $n } gemme viola
  }
    .short = { $n } viola
amount-rubles = { $n ->
    [one] 1 rublo
   *[other] { $n } rubli
  }
    .short = { $n } rub.
amount-recognition = { $n ->
    [one] 1 punto ricompensa
   *[other] { $n } punti ricompensa
  }
    .short = { $n } ric.
tile-die = dado { $die }
    .short = ⚄ { $die-short }

## The log

log-created = Il tavolo è pronto.
log-sat = { $name } si siede.
log-renamed = Qualcuno ora si chiama { $name }.
log-left = { $more ->
    [voted] Un bot gioca per { $name } fino al suo ritorno: l’hanno voluto gli altri.
    [bot] { $name } se ne va; continua un bot.
   *[none] { $name } se ne va; il tavolo aspetta.
  }
log-back = { $name } è di nuovo qui.
log-seat = { $more ->
    [bot] Un bot occupa un posto.
   *[open] C’è di nuovo un posto libero.
  }
log-started = La partita comincia.
log-undo = { $name } annulla una mossa.
log-undo-asked = { $name } chiede di annullare una mossa.
log-undo-answered = { $agree ->
    [true] { $name } accetta.
   *[false] { $name } non accetta.
  }
# About somebody who is away on their turn.
log-wished = { $more ->
    [bot] { $name } vuole che giochi un bot.
    [end] { $name } vuole chiudere la partita.
   *[wait] { $name } vuole aspettare.
  }
log-chat = { $name }: { $text }
log-over = { $more ->
    [agreed] La partita è stata chiusa prima della fine: l’hanno voluto tutti i presenti.
   *[none] La partita è finita.
  }
log-rematch = { $name } prepara il prossimo tavolo.
chat-placeholder = Di’ qualcosa
chat-send = Invia
messages-hidden = { $n ->
    [one] 1 messaggio nascosto
   *[other] { $n } messaggi nascosti
  }
mute-or-report = Silenzia o segnala { $name }
mute = Silenzia { $name }
unmute = Non silenziare più { $name }
mute-lead = Se silenzi qualcuno, non vedrai quello che dice a questo tavolo. La persona non viene avvisata.
report-title = Segnala { $name }
report-lead = Chi gestisce questo server leggerà la tua segnalazione.
report-lead-said = Chi gestisce questo server leggerà la tua segnalazione e questo messaggio.
report-reason-insult = Insulti o minacce
report-reason-spam = Spam
report-reason-stalling = Rallenta la partita apposta
report-reason-name = Un nome offensivo
report-reason-other = Altro
report-send = Invia la segnalazione
report-thanks = Grazie. La tua segnalazione è stata inviata.

## The menu

menu = Menu
close = Chiudi
language = Lingua
theme-toggle = Chiaro o scuro
to-start = Alla pagina iniziale
brand-label = Red Cathedral: pagina iniziale
watch-link = Link per guardare
device-link = Link al tuo posto su un altro dispositivo: chi lo ha può giocare per te
device-link-make = Continua su un altro dispositivo
devices = Dispositivi
devices-lead = Questi dispositivi possono giocare per te. Disconnetti quelli che non conosci.
device-unknown = Dispositivo sconosciuto
device-here = questo
device-used = ultimo uso: { $day }
device-sign-out = Disconnetti
devices-sign-out-others = Disconnetti tutti gli altri
download-record = Scarica la partita
come-back = Rieccomi, fammi giocare
leave-to-bot = Esci: un bot gioca per me
leave-title = Lasciare questa partita?
leave-text = Gli altri continuano e un bot ({ $bot }) gioca al tuo posto. Puoi tornare quando vuoi e riprendere il tuo posto.
leave-stay = Resta

## The end

score-sheet = Foglio punteggio
won = { $n ->
    [one] Vince { $names }
   *[other] { $names } condividono la vittoria
  }
over-sixth-section = { $name } ha completato sei sezioni prima di tutti, e l’ultimo turno è stato giocato.
over-turn-limit = Raggiunto il limite di turni: la partita finisce qui e si contano i punti.
score-line = Prestigio
score-track = Tracciato del punteggio
score-goods = Materiali e rubli
score-tower = Torre { $name }
score-told = { $part }: { $scores }
score-told-seat = { $name } { $n }
score-skip = Salta
score-total = Totale
score-sections = Spareggio: sezioni complete
score-ornaments = Spareggio: decorazioni
score-rank = Posizione
rank = { $n }º
rematch = Gioca ancora
rematch-there = Vai alla nuova partita
look-at-table = Guarda il tavolo
