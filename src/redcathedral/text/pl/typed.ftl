### What people type in the terminal: one word each. The English file says what to mind.

## Moves

type-claim = zarezerwuj
type-banner = sztandar
type-place = połóż
type-take = weź
type-deliver = dostarcz
type-ornament = ozdób
type-market = rynek
type-gather = pozyskaj
type-activate = aktywuj
type-commission = zleć
type-buy = kup
type-sell = sprzedaj
type-haul = przewieź
type-earn = zarób
type-swap = zamień
type-trade = wymień
type-bulk = hurt
type-barter = przehandluj
type-pray = modlitwa
type-donate = podaruj
type-offer = ofiaruj
type-vow = ślubowanie
type-exchange = prestiż
type-reroll = przerzuć
type-done = dość
type-ivan = iwan
type-end = koniec
type-roll = rzut
type-shuffle = tasuj

## Commands

type-help = pomoc
type-list = lista
type-why = dlaczego
type-hint = podpowiedź
type-recap = podsumowanie
type-undo = cofnij
type-table = stół
type-score = punkty
type-log = dziennik
type-all = wszystko
type-save = zapisz
type-quit = wyjdź

## Dice, workshop spaces and the two faces of a tile

type-red = { word-red }
type-blue = { word-blue }
type-green = { word-green }
type-yellow = { word-yellow }
type-white = { word-white }
type-white1 = biały1
type-white2 = biały2
type-up = odkryty
type-down = zakryty
type-inventory = magazyn
type-reserve = zapas

## Materials

type-lumber = { word-lumber }
type-brick = { word-brick }
type-stone = { word-stone }
type-gold = { word-gold }
type-emerald = { word-emerald }
type-amethyst = { word-amethyst }

## A letter for each material

letter-lumber = D
letter-brick = C
letter-stone = K
letter-gold = Z
letter-emerald = S
letter-amethyst = F
