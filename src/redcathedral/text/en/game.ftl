### The game itself in words: pieces, what forbids a ply, what a ply did and would do, the drawn table.
### Words that come in as variables have every form the catalogue gives them: see docs/translating.md.

## Who and what

# Somebody at the table, in sentences: a name and a color, or a color alone.
seat-named = { $name } ({ $color })
seat-red = Red
seat-blue = Blue
seat-green = Green
seat-yellow = Yellow
seat-called = { $name }
word-nobody = nobody
amount-prestige = { $n } prestige
amount-dice = { $n ->
    [one] 1 die
   *[other] { $n } dice
  }
amount-deliveries = { $n ->
    [one] 1 delivery
   *[other] { $n } deliveries
  }
# Of the market: how far a die moves.
amount-spaces = { $n ->
    [one] 1 space
   *[other] { $n } spaces
  }
amount-door = { $n ->
    [one] 1 door
   *[other] { $n } doors
  }
amount-arch = { $n ->
    [one] 1 arch
   *[other] { $n } arches
  }
amount-cross = { $n ->
    [one] 1 cross
   *[other] { $n } crosses
  }
amount-base = { $n ->
    [one] 1 base
   *[other] { $n } bases
  }
amount-middle = { $n ->
    [one] 1 middle
   *[other] { $n } middles
  }
amount-dome = { $n ->
    [one] 1 dome
   *[other] { $n } domes
  }
# A die and what it shows: "red 3".
die-shows = { $die } { $value }
# What an influence card lets one do, inside a sentence: "the card lets you buy or sell".
act-buy = buy
act-sell = sell
act-haul = haul
act-earn = earn
act-swap = swap
act-trade = trade
act-bulk = trade in bulk
act-barter = barter
act-commission = commission
act-pray = pray
act-donate = donate
act-offer = offer
act-vow = keep a vow
# The names of Ivan’s five cards inside a sentence: "Ivan plays claim".
card-recognition = recognition
card-inventory = inventory
card-transport = transport
card-claim = claim
card-construction = construction

## Why a ply is not possible

why-game-over = The game is over.
why-chance-speaks = { $due ->
    [roll] The dice must be rolled first.
   *[shuffle] Ivan’s tiles must be shuffled first.
  }
why-no-chance-due = Nothing needs rolling or shuffling now.
why-action-taken = You’ve already taken your action this turn.
why-not-in-market = You can do this only in the market, after moving a die.
why-nothing-to-place = There’s no workshop tile to place.
why-no-banner-choice = There’s no banner to choose now.
why-no-benefit = There’s no benefit to take now.
why-no-deliveries = You’ve made all three deliveries this turn.
why-not-hauling = You aren’t hauling now.
why-nothing-done = Do something first: you can’t pass.
why-something-pending = Finish your current choice first.
why-haul-open = Finish hauling first: deliver or stop hauling.
why-not-ivans-choice = There’s nothing to choose for Ivan now.
why-ivan-waits = Choose a section for Ivan first.
why-no-prestige = You have no prestige to lose: your marker is on space { $score }, with no prestige space behind it.
why-rerolled-already = You’ve already rerolled dice this turn.
why-no-dice-there = There’s no die on space { $space }.
why-no-such-section = This cathedral has no section { $section }.
why-section-claimed = { $section } already has a { $owner } banner.
why-nothing-below = You can’t claim { $section } yet: { $below } below it has no banner.
why-no-banner = All six of your banners are on the cathedral.
# The source is the inventory, the reserve or a white space of the workshop.
why-no-banner-there = You can’t take a banner from { $source-from }.
why-space-taken = The { $space } space already has a tile.
why-place-too-dear = The { $space } space costs { $price }; you have { $have }.
why-banner-in-the-way = The { $space } space still holds a banner you haven’t used.
why-take-too-much = You can take at most { $most }.
why-wrong-workshop-space = You moved the { $die } die, so you can’t use the tile on the { $space } space.
why-no-tile = There’s no tile on the { $space } space.
why-tile-face-down = The tile on the { $space } space is face down.
why-nothing-to-gain = The tile gives { $resource-many }, but you can’t take any: the supply is empty or you have no room.
why-activated-already = You’ve already used a tile this turn.
why-not-your-banner = { $owner-code ->
    [nobody] { $section } isn’t yours: nobody has claimed it.
   *[other] { $section } isn’t yours: it has a { $owner } banner.
  }
why-section-complete = { $section } is already complete.
why-not-needed = { $section } doesn’t need { $material-many }.
why-not-held = You have no { $material-many }.
why-section-incomplete = { $section } isn’t complete yet.
why-ornament-there = { $section } already has an ornament.
# $ornament is a door, an arch or a cross; “left” is remaining.
why-ornament-used = You have no { $ornament } left.
why-ornament-locked = Your { $ornament } is still locked on your board.
why-ornament-material = The { $ornament } needs { $material }, and you have none.
why-jewels-missing = You have only { $emeralds } and { $amethysts }.
why-too-few-deliveries = This takes { $wanted }; you have { $left } left.
why-not-your-die = The { $die } die moves exactly the number it shows; only the white die and your own can go farther.
why-steps-too-dear = { $steps ->
    [one] 1 extra space costs 1 ruble
   *[other] { $steps } extra spaces cost { $steps } rubles
  }; you have { $have }.
why-space-full = Space { $space } is full: it already has three other dice.
why-gathered-already = You’ve already gathered this turn.
why-gather-counted = Add an amount: at most { $most }.
why-gather-uncounted = You always take all of it, so leave out the number: { $resource }.
why-gather-no-supply = The supply has no { $resource-many } left.
why-gather-no-room = Your inventory is full.
why-gather-too-much = You can take at most { $most }: { $amount } per die ({ $dice }), as far as the supply and your inventory allow.
why-not-on-card = The card of this quarter lets you { $verbs-or }.
why-influence-used = You’ve already used the card this turn: { $verb }.
why-influence-closed = Repeats must be done in a row; you’ve since taken another market action.
why-influence-too-dear = This costs { $price }; you have { $have }.
why-kind-not-shown = The card shows only { $kinds }.
why-no-supply = The supply doesn’t have enough { $material-many }.
why-no-room = Your inventory has no room for it.
why-not-enough-held = This takes { $wanted }; you have { $have }.
why-nothing-to-haul = You have nothing to deliver.
why-vow-not-earned = You need a complete base, middle and dome; you have { $bases }, { $middles } and { $domes }.
why-not-an-option = Ivan can’t choose { $section }.
why-wrong-dice = You need to roll: { $dice }.
why-not-a-roll = No shuffle now. You need to roll: { $dice }.
why-not-a-shuffle = No roll now. Shuffle Ivan’s tiles.

## What a ply did

told-claim = { $seat } claims { $section }.
told-banner = { $seat } puts a banner from { $source-from } on { $section }.
told-banner-opens = That frees an inventory space: { $room } now.
told-tile-in-hand = { $seat } takes the tile ({ $tile }).
told-place-up = { $seat } pays { $price } and places the tile ({ $tile }) face up on the { $space } space.
told-place-down = { $seat } places the tile ({ $tile }) face down on the { $space } space: it does nothing.
told-unlocked = That unlocks the { $ornament } there.
told-locked = The { $ornament } there stays locked for good.
told-gains = { $seat } gains { $what }.
told-offers = The benefit is up to { $what }.
told-brings-nothing = The benefit would be { $what }, but there’s nothing to take: the supply is empty or there’s no room.
told-take = { $seat } takes { $what }.
told-deliver = { $seat } delivers { $what } to { $section }; { $left ->
    [one] it needs 1 more.
   *[other] it needs { $left } more.
  }
told-deliver-last = { $seat } delivers { $what } to { $section }.
told-complete = { $section } is complete: { $seat } gains { $reward }.
told-sixth = { $seat } is the first to complete six sections and gains { $gain }; everyone else has one more turn.
told-sixth-solo = { $seat } is the first to complete six sections; the other side has one more turn.
told-displeasure = { $seat } loses { $what } for unfinished sections below.
told-ornament = { $seat } decorates { $section } ({ $ornament }).
told-ornament-jewels = { $seat } decorates { $section } ({ $ornament }) with { $jewels } and gains { $gain }.
told-market = { $seat } moves the { $die } die { $steps } to space { $space } ({ $tile } per die, { $dice }).
told-market-paid = { $seat } pays { $price } and moves the { $die } die { $steps } to space { $space } ({ $tile } per die, { $dice }).
told-gather = { $seat } gathers { $what }.
told-activate = { $seat } uses the tile ({ $tile }) on the { $space } space.
told-commission = { $seat } commissions the tile ({ $tile }) on the { $space } space.
told-buy = { $seat } buys { $what } for { $price }.
told-sell = { $seat } sells { $what } for { $gain }.
told-haul = { $seat } pays { $price } for { $deliveries }.
told-earn = { $seat } earns { $gain }.
told-swap = { $seat } pays { $price } and swaps the tiles of spaces { $one } and { $other }: { $there } and { $here }.
told-trade = { $seat } trades { $given } for { $got }.
told-barter = { $seat } barters { $price } and { $given } for { $got }.
told-pray = { $seat } prays and gains { $gain }.
told-donate = { $seat } donates { $price } and gains { $gain }.
told-offer = { $seat } offers { $given } and gains { $gain }.
told-vow = { $seat } keeps a vow and gains { $gain }.
told-exchange = { $seat } exchanges 1 prestige for 2 rubles.
# A list of dice: "red and white".
told-reroll = { $seat } gives up 1 prestige to reroll space { $space }: { $dice }.
told-done = { $seat } stops hauling.
# A line of the log: the player’s turn is over.
told-end = { $seat } ends the turn.
told-roll = Rolled: { $dice }.
told-prestige = { $seat } now has { $prestige }.
told-over-sixth = Everyone has had their last turn: the game is over.
told-over-limit = The turn limit has been reached: the game is over.

## What Ivan did

told-ivan-ornament = Ivan puts his { $ornament } on { $section } and gains 1 prestige.
told-ivan-ornament-waits = Ivan has no place for his { $ornament } yet.
told-ivan-tiles = Ivan’s die tiles are dealt again: { $dice }.
told-ivan-moves = Ivan plays his { $card } card: the { $die } die moves { $steps } to space { $space }.
told-ivan-blocked = Ivan plays his { $card } card: the { $die } die can’t move, because space { $space } has three dice.
told-ivan-recognition = Ivan gains { $what } there.
told-ivan-card-recognition = Ivan’s recognition card: he gains { $what }.
told-ivan-card-inventory = Ivan’s inventory card: he takes { $goods } from the supply.
told-ivan-card-transport = Ivan’s transport card: he moves { $goods } to his construction card.
told-ivan-card-transport-nothing = Ivan’s transport card: he has nothing to move.
told-ivan-claims = Ivan claims { $section }; its tile leaves the game.
told-ivan-claims-recognition = Ivan claims { $section }; its tile leaves the game and gives him { $what }.
told-ivan-claims-nothing = Ivan’s claim card: he can’t claim anything.
told-ivan-asks-claim = Ivan’s claim card: he can claim one of several sections, so you choose.
told-ivan-asks-ornament = Ivan’s { $ornament } could go in several places, so you choose.
told-ivan-builds = Ivan’s construction card: he delivers { $goods } to { $section }.
told-ivan-builds-last = Ivan’s construction card: he completes { $section } with { $left ->
    [one] the last material.
   *[other] the last { $left } materials.
  }
told-ivan-builds-nothing = Ivan’s construction card: he has nothing to build with, or nowhere to build.

## What a ply would mean, in a few words

means-claim = { $needs-short } › { $pays-short } [{ $tile-short }]
means-claim-bare = { $needs-short } › { $pays-short }
means-place-up = { $price }; its benefit now
means-place-up-unlocks = { $price }; its benefit now; unlocks the { $ornament }
means-place-down = free, but never does anything
means-place-down-locks = free, but never does anything; the { $ornament } stays locked
# What a move would do, in a few words: the banner covered a space of the inventory, which can now be used.
means-banner-opens = frees an inventory space
means-completes = completes it: { $reward }
means-deliver-all = { $goods } › { $served }
means-deliver-all-completes = { $goods } › { $served }; completes { $sections }: { $pays }
means-gains = you get { $goods }
means-missing = { $left ->
    [one] then needs 1 more
   *[other] then needs { $left } more
  }
means-ornament = { $ornament }
means-ornament-jewels = { $ornament }, { $gain }
means-market = to space { $space }: up to { $most }, { $one } or { $other }
means-what = { $what }
means-what-for = { $price } for { $what }
means-all-of = all of it: { $what }
means-tile = { $tile }: { $what }
means-price = for { $price }
means-haul = pay { $price } for { $deliveries }
means-swap = { $one } and { $other }
means-exchange = 1 prestige for 2 rubles
means-reroll = 1 prestige: { $dice }
means-end-rolls = then a roll on space { $space }: { $dice }

## What is due, in the terminal

due-start = { $seat }: claim, build or go to the market
due-banner = { $seat }: which banner goes on { $section }?
due-place = { $seat }: where does the tile ({ $tile }) go, face up or down?
due-take = { $seat }: choose an amount to take, up to { $most }
# $left is a number of deliveries that remain. A line above the prompt of the terminal.
due-build = { $seat }: building, { $left } left
due-market = { $seat }: in the market on space { $space } ({ $tile } per die, { $dice })
# $left is a number of deliveries that remain. A line above the prompt of the terminal.
due-haul = { $seat }: hauling, { $left } left
due-settled = { $seat }: your action is done; end the turn
due-roll = chance: roll on space { $space }: { $dice }
due-shuffle = chance: shuffle Ivan’s five die tiles
due-over = the game is over
due-ivan-claim = { $seat } chooses for Ivan: which section does he claim?
due-ivan-ornament = { $seat } chooses for Ivan: which section gets his { $ornament }?

## The influence cards, behind the verb that is typed: "buy: lumber or brick for 1 ruble"

offers-buy = { $kinds-or } for { $price }
offers-sell = { $kinds-or } for { $gain }
offers-haul = { $deliveries } for { $price }
offers-earn = { $gain }
# Two resource tiles of the market change places.
offers-swap = two tiles for { $price }
offers-trade = { $given } of a kind for any { $got }
offers-barter = { $price } and a material for another
    .short = for { $price }
# One may use a tile of one’s own workshop.
offers-commission = a workshop tile
offers-pray = { $gain }
offers-donate = { $price } for { $gain }
offers-offer = { $given } different materials for { $gain }
    .short = { $given } kinds for { $gain }
offers-vow = { $gain } (base, middle, dome)
    .short = { $gain }
# Any kind of material.
offers-any = any
# The action may be done again and again.
offers-again = { $what } (repeat)
    .short = { $what-short } (repeat)

## The drawn table of the terminal: short, for it is at most 100 columns wide

table-title = RED CATHEDRAL · { $table } · { $boards } · edition { $edition }
table-solo = solo against Ivan
table-players = { $n ->
    [one] 1 player
   *[other] { $n } players
  }
# Which side of the players’ workshop boards the game is played with; in the title of the drawn table.
table-boards-basic = basic boards
# The same for the other side of the boards.
table-boards-advanced = advanced boards
# One capital word; the dice are drawn below.
table-market = MARKET   dice move down the list, then from 8 back to 1
# Something and what it is: "buy: lumber for 1 ruble" in the drawn table, "3. red: claim B2" in the terminal’s log,
# "Rules of the table: Casual" in the page.
table-labeled = { $label }: { $text }
    .short = { $label }: { $text-short }
table-or = or
table-cathedral = CATHEDRAL  ● delivered  ○ missing  ✓ complete  ⚑ banner  [workshop tile]
    .short = CATHEDRAL  ● there ○ missing ✓ complete ⚑ banner [tile] 4/2 recognition/rubles
# On a complete section, and who has put it there.
table-no-ornament = ✓ no { $ornament }
table-ornament = ✓ { $ornament }: { $color }
    .short = ✓ +{ $color-short }
table-supply = SUPPLY
# A player’s points, and the space of the scoring track where the marker is. Short: a column of the drawn table.
table-prestige = prestige { $n } (space { $space })
table-prestige-lap = prestige { $n } (second lap, space { $space })
# A player has $held materials in an inventory with room for $room. Short: a column of the drawn table.
table-holds = holds { $held } of { $room }: { $goods }
table-complete = { $n ->
    [one] 1 complete
   *[other] { $n } complete
  }
table-banners = banners
# The source is the inventory, the reserve or a white space of the workshop.
table-banners-at = { $n } { $source-short }
table-banners-left = { $n ->
    [one] 1 banner
   *[other] { $n } banners
  }
table-none = none
table-ornaments = ornaments { $what }
table-locked = locked { $what }
table-workshop = workshop
table-tile = { $space }: { $tile }
table-tile-down = { $space }: { $tile } (face down)
table-banner = { $space }: banner
table-price = { $space } ({ $price })
table-price-locked = { $space } ({ $price }, { $ornament } locked)
table-empty = empty, price in rubles: { $what }
table-cards = cards
# One of Ivan’s cards with the die on it.
table-card = { $card } ({ $die })
table-card-used = { $card } (used)
table-materials = materials
table-goods-on = { $goods } on { $card }
# A heading in capitals: which turn of the game this is.
table-turn = TURN { $n }
# The same where the game ends after a number of turns.
table-turn-limit = TURN { $n } of { $limit }
table-over = GAME OVER
table-rank = { $rank }. { $seat } { $total }
table-last-turns = last turns: { $seat } has six complete sections
