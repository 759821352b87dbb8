### What people type in the terminal: one word each, without spaces. The English words work in every language besides.
### Accents and capitals don't matter when somebody types. Two words of one section must not be alike, and none may be another
### one's English word.

## Moves: "claim B2", "buy gold", "market white +1"
## `done` stops hauling, `ivan` chooses for Ivan, `roll` and `shuffle` say what real dice and tiles show, `exchange` gives up
## prestige for rubles, `bulk` is a trade of four for two. What is played first on a turn is to place a tile, to take a benefit.

type-claim = claim
type-banner = banner
type-place = place
type-take = take
type-deliver = deliver
type-ornament = ornament
type-market = market
type-gather = gather
type-activate = activate
type-commission = commission
type-buy = buy
type-sell = sell
type-haul = haul
type-earn = earn
type-swap = swap
type-trade = trade
type-bulk = bulk
type-barter = barter
type-pray = pray
type-donate = donate
type-offer = offer
type-vow = vow
type-exchange = exchange
type-reroll = reroll
type-done = done
type-ivan = ivan
type-end = end
type-roll = roll
type-shuffle = shuffle

## Commands. `all` stands behind “log”; `table` draws the table, `score` shows the points so far.

type-help = help
type-list = list
type-why = why
type-hint = hint
type-recap = recap
type-undo = undo
type-table = table
type-score = score
type-log = log
type-all = all
type-save = save
type-quit = quit

## Dice, workshop spaces and the two faces of a tile. The spaces white1 and white2 are one word.

type-red = { word-red }
type-blue = { word-blue }
type-green = { word-green }
type-yellow = { word-yellow }
type-white = { word-white }
type-white1 = white1
type-white2 = white2
type-up = up
type-down = down
type-inventory = inventory
type-reserve = reserve

## Materials

type-lumber = { word-lumber }
type-brick = { word-brick }
type-stone = { word-stone }
type-gold = { word-gold }
type-emerald = { word-emerald }
type-amethyst = { word-amethyst }

## One capital letter for each material, all different: the table is drawn with them and explains them.

letter-lumber = L
letter-brick = B
letter-stone = S
letter-gold = G
letter-emerald = E
letter-amethyst = A
