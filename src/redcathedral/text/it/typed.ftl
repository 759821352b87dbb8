### What people type in the terminal: one word each. The English file says what to mind.

## Moves

type-claim = rivendica
type-banner = bandiera
type-place = piazza
type-take = prendi
type-deliver = consegna
type-ornament = decora
type-market = mercato
type-gather = ottieni
type-activate = attiva
type-commission = commissiona
type-buy = compra
type-sell = vendi
type-haul = trasporta
type-earn = guadagna
type-swap = inverti
type-trade = scambia
type-bulk = ingrosso
type-barter = baratta
type-pray = prega
type-donate = dona
type-offer = offri
type-vow = voto
type-exchange = cambia
type-reroll = rilancia
type-done = basta
type-ivan = ivan
type-end = termina
type-roll = lancia
type-shuffle = mescola

## Commands

type-help = aiuto
type-list = elenco
type-why = perché
type-hint = suggerimento
type-recap = riepilogo
type-undo = annulla
type-table = tavolo
type-score = punti
type-log = cronaca
type-all = tutto
type-save = salva
type-quit = esci

## Dice, workshop spaces and the two faces of a tile

type-red = { word-red }
type-blue = { word-blue }
type-green = { word-green }
type-yellow = { word-yellow }
type-white = { word-white }
type-white1 = bianco1
type-white2 = bianco2
type-up = su
type-down = giù
type-inventory = inventario
type-reserve = riserva

## Materials

type-lumber = { word-lumber }
type-brick = { word-brick }
type-stone = { word-stone }
type-gold = { word-gold }
type-emerald = verde
type-amethyst = viola

## A letter for each material

letter-lumber = L
letter-brick = M
letter-stone = P
letter-gold = O
letter-emerald = V
letter-amethyst = A
