### What people type in the terminal: one word each. The English file says what to mind.

## Moves

type-claim = beanspruchen
type-banner = banner
type-place = ablegen
type-take = nehmen
type-deliver = liefern
type-ornament = verzieren
type-market = markt
type-gather = sammeln
type-activate = nutzen
type-commission = auftrag
type-buy = kaufen
type-sell = verkaufen
type-haul = fuhre
type-earn = verdienen
type-swap = vertauschen
type-trade = tauschen
type-bulk = großhandel
type-barter = feilschen
type-pray = beten
type-donate = spenden
type-offer = opfern
type-vow = gelübde
type-exchange = einlösen
type-reroll = neuwürfeln
type-done = fertig
type-ivan = ivan
type-end = ende
type-roll = wurf
type-shuffle = mischen

## Commands

type-help = hilfe
type-list = liste
type-why = warum
type-hint = tipp
type-recap = rückblick
type-undo = zurück
type-table = tisch
type-score = stand
type-log = verlauf
type-all = alles
type-save = speichern
type-quit = schluss

## Dice, workshop spaces and the two faces of a tile

type-red = { word-red }
type-blue = { word-blue }
type-green = { word-green }
type-yellow = { word-yellow }
type-white = { word-white }
type-white1 = weiß1
type-white2 = weiß2
type-up = offen
type-down = verdeckt
type-inventory = Lager
type-reserve = Reserve

## Materials

type-lumber = { word-lumber }
type-brick = { word-brick }
type-stone = { word-stone }
type-gold = { word-gold }
type-emerald = { word-emerald }
type-amethyst = { word-amethyst }

## A letter for each material

letter-lumber = H
letter-brick = Z
letter-stone = S
letter-gold = G
letter-emerald = M
letter-amethyst = A
