### What people type in the terminal: one word each. The English file says what to mind.

## Moves

type-claim = revendiquer
type-banner = bannière
type-place = poser
type-take = prendre
type-deliver = livrer
type-ornament = décorer
type-market = marché
type-gather = récolter
type-activate = utiliser
type-commission = commander
type-buy = acheter
type-sell = vendre
type-haul = transporter
type-earn = encaisser
type-swap = permuter
type-trade = échanger
type-bulk = gros
type-barter = troquer
type-pray = prier
type-donate = donner
type-offer = offrir
type-vow = vœu
type-exchange = convertir
type-reroll = relancer
type-done = fini
type-ivan = ivan
type-end = terminer
type-roll = lancer
type-shuffle = mélanger

## Commands

type-help = aide
type-list = liste
type-why = pourquoi
type-hint = conseil
type-recap = résumé
type-undo = annuler
type-table = table
type-score = score
type-log = journal
type-all = tout
type-save = enregistrer
type-quit = quitter

## Dice, workshop spaces and the two faces of a tile

type-red = { word-red }
type-blue = { word-blue }
type-green = { word-green }
type-yellow = { word-yellow }
type-white = { word-white }
type-white1 = blanc1
type-white2 = blanc2
type-up = visible
type-down = cachée
type-inventory = inventaire
type-reserve = réserve

## Materials

type-lumber = { word-lumber }
type-brick = { word-brick }
type-stone = { word-stone }
type-gold = { word-gold }
type-emerald = { word-emerald }
type-amethyst = { word-amethyst }

## A letter for each material

letter-lumber = B
letter-brick = R
letter-stone = P
letter-gold = O
letter-emerald = E
letter-amethyst = A
