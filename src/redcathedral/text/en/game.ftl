### The game itself in words: pieces, what forbids a ply, what a ply did and would do, the drawn table.
### Words that come in as variables have every form the catalogue gives them: see docs/translating.md.

## Who and what

# Somebody at the table, in sentences: a name and a colour, or a colour alone.
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
# What an influence card lets one do, inside a sentence: "the card offers buy and sell".
act-buy = buy
act-sell = sell
act-haul = haul
act-earn = earn
act-swap = swap
act-trade = trade
act-bulk = bulk
act-barter = barter
act-commission = commission
act-pray = pray
act-donate = donate
act-offer = offer
act-vow = vow
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
why-no-chance-due = There is no roll and no shuffle due now.
why-action-taken = This turn has its action already; a turn has one.
why-not-in-market = This is done in the market, after moving a die.
why-nothing-to-place = There is no workshop tile to place.
why-no-banner-choice = There is no banner to choose now.
why-no-benefit = There is no benefit to take from now.
why-no-deliveries = All three deliveries of this turn are made.
why-not-hauling = No haul is open.
why-nothing-done = First something must be done: there is no passing.
why-something-pending = First decide what is open.
why-haul-open = The haul is still open: deliver, or say that it is enough.
why-not-ivans-choice = There is nothing to choose for Ivan now.
why-ivan-waits = First choose a section for Ivan.
why-no-prestige = There is no prestige to lose: the marker is on space { $score }, with no prestige space behind it.
why-rerolled-already = The dice were rerolled this turn already.
why-no-dice-there = No die lies on space { $space }.
why-no-such-section = This cathedral has no section { $section }.
why-section-claimed = { $section } carries the { $owner } banner.
why-nothing-below = { $section } is out of reach: { $below } below it carries no banner.
why-no-banner = All six banners are on the cathedral.
# The source is the inventory, the reserve or a white space of the workshop.
why-no-banner-there = No banner can be taken from { $source }.
why-space-taken = A tile lies on the { $space } space.
why-place-too-dear = The { $space } space costs { $price }; you have { $have }.
why-banner-in-the-way = The banner on the { $space } space has not been used yet.
why-take-too-much = The benefit is at most { $most }.
why-wrong-workshop-space = The { $die } die was moved, so the tile on the { $space } space stays out.
why-no-tile = No tile lies on the { $space } space.
why-tile-face-down = The tile on the { $space } space lies face down.
why-nothing-to-gain = The tile gives { $resource }, of which nothing can be taken: no supply or no room.
why-activated-already = A tile was activated this turn already.
why-not-your-banner = { $owner-code ->
    [nobody] { $section } carries no banner of yours: nobody has claimed it.
   *[other] { $section } carries no banner of yours, but the { $owner } one.
  }
why-section-complete = { $section } is complete.
why-not-needed = { $section } needs no more { $material }.
why-not-held = You have no { $material }.
why-section-incomplete = { $section } is not complete.
why-ornament-there = { $section } has an ornament already.
why-ornament-used = You have no { $ornament } left.
why-ornament-locked = Your { $ornament } is still locked on the board.
why-ornament-material = The { $ornament } needs { $material }, and you have none.
why-jewels-missing = You have { $emeralds } and { $amethysts }.
why-too-few-deliveries = This takes { $wanted }; { $left } left.
why-not-your-die = The { $die } die moves exactly its value; only the white die and your own go further.
why-steps-too-dear = { $steps ->
    [one] 1 space further costs 1 ruble
   *[other] { $steps } spaces further cost { $steps } rubles
  }; you have { $have }.
why-space-full = Three other dice lie on space { $space }.
why-gathered-already = You have gathered this turn already.
why-gather-counted = Say how much, from 1 to { $most }.
why-gather-uncounted = What you take is always all of it, without a number: { $resource }.
why-gather-no-supply = There is no { $resource } left in the supply.
why-gather-no-room = Your inventory is full.
why-gather-too-much = At most { $most }: { $amount } for each of { $dice }, limited by supply and room.
why-not-on-card = The card of this quadrant offers { $verbs }.
why-influence-used = The card was used this turn: { $verb }.
why-influence-closed = A repeat is done in one go; another market action has closed it.
why-influence-too-dear = This costs { $price }; you have { $have }.
why-kind-not-shown = The card shows { $kinds }.
why-no-supply = There is not enough { $material } in the supply.
why-no-room = Your inventory has no room for it.
why-not-enough-held = This takes { $wanted }; you have { $have }.
why-nothing-to-haul = There is nothing you could deliver.
why-vow-not-earned = You have completed { $bases }, { $middles }, and { $domes }; one of each is needed.
why-not-an-option = { $section } is none of the places Ivan could choose.
why-wrong-dice = The dice to roll: { $dice }.
why-not-a-roll = Dice must be rolled, not tiles shuffled: { $dice }.
why-not-a-shuffle = Ivan’s tiles must be shuffled, not dice rolled.

## What a ply did

told-claim = { $seat } claims { $section }.
told-banner = { $seat } puts a banner from { $source } onto { $section }.
told-banner-opens = That opens one more inventory space: { $room } now.
told-tile-in-hand = The tile [{ $tile }] is in hand.
told-place-up = { $seat } pays { $price } and places the tile [{ $tile }] face up on the { $space } space.
told-place-down = { $seat } places the tile [{ $tile }] face down on the { $space } space: it stays inert.
told-unlocked = That unlocks the { $ornament } lying there.
told-locked = The { $ornament } lying there stays locked for good.
told-gains = { $seat } gains { $what }.
told-offers = The benefit is up to { $what }.
told-brings-nothing = The benefit would be { $what }, but nothing can be taken: no supply or no room.
told-take = { $seat } takes { $what }.
told-deliver = { $seat } delivers { $what } to { $section }; { $left ->
    [one] 1 more is missing there.
   *[other] { $left } more are missing there.
  }
told-deliver-last = { $seat } delivers { $what } to { $section }.
told-complete = { $section } is complete: { $seat } gains { $reward }.
told-sixth = { $seat } has completed six sections first and gains { $gain }; the others have one more turn.
told-sixth-solo = { $seat } has completed six sections first; the other side has one more turn.
told-displeasure = { $seat } loses { $what } for unfinished sections below.
told-ornament = { $seat } decorates { $section } ({ $ornament }).
told-ornament-jewels = { $seat } decorates { $section } ({ $ornament }) with { $jewels } and gains { $gain }.
told-market = { $seat } moves the { $die } die { $steps } to space { $space } ({ $tile } a die, { $dice }).
told-market-paid = { $seat } pays { $price } and moves the { $die } die { $steps } to space { $space } ({ $tile } a die, { $dice }).
told-gather = { $seat } gathers { $what }.
told-activate = { $seat } activates the tile [{ $tile }] on the { $space } space.
told-commission = { $seat } commissions the tile [{ $tile }] on the { $space } space.
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
told-exchange = { $seat } gives 1 prestige for 2 rubles.
# A list of dice: "red and white".
told-reroll = { $seat } gives 1 prestige to reroll on space { $space }: { $dice }.
told-done = { $seat } has hauled enough.
told-end = { $seat } ends the turn.
told-roll = Rolled: { $dice }.
told-prestige = { $seat } has { $prestige } now.
told-over-sixth = Every last turn is played: the game is over.
told-over-limit = The turn limit is reached: the game is over.

## What Ivan did

told-ivan-ornament = Ivan puts his { $ornament } onto { $section } and gains 1 prestige.
told-ivan-ornament-waits = Ivan’s { $ornament } fits nowhere yet and waits.
told-ivan-tiles = Ivan’s die tiles are dealt anew: { $dice }.
told-ivan-moves = Ivan plays { $card }: the { $die } die moves { $steps } to space { $space }.
told-ivan-blocked = Ivan plays { $card }: the { $die } die stays, because three dice lie on space { $space }.
told-ivan-recognition = Ivan gains { $what } there.
told-ivan-card-recognition = Ivan’s recognition card: he gains { $what }.
told-ivan-card-inventory = Ivan’s inventory card: he takes { $goods } from the supply.
told-ivan-card-transport = Ivan’s transport card: to his construction card go { $goods }.
told-ivan-card-transport-nothing = Ivan’s transport card: there is nothing to move.
told-ivan-claims = Ivan claims { $section }; its tile leaves the game.
told-ivan-claims-recognition = Ivan claims { $section }; its tile leaves the game and gives him { $what }.
told-ivan-claims-nothing = Ivan’s claim card: there is nothing he can claim.
told-ivan-asks-claim = Ivan’s claim card: several sections qualify, so the choice is yours.
told-ivan-asks-ornament = Ivan’s { $ornament } fits in several places, so the choice is yours.
told-ivan-builds = Ivan’s construction card: he delivers { $goods } to { $section }.
told-ivan-builds-last = Ivan’s construction card: he delivers to { $section } { $left ->
    [one] the last material.
   *[other] the last { $left } materials.
  }
told-ivan-builds-nothing = Ivan’s construction card: there is nothing to build with, or nowhere to build.

## What a ply would mean, in a few words

means-claim = { $needs-short } › { $pays-short } [{ $tile-short }]
means-claim-bare = { $needs-short } › { $pays-short }
means-place-up = { $price }; its benefit now
means-place-up-unlocks = { $price }; its benefit now; unlocks the { $ornament }
means-place-down = free, but inert for good
means-place-down-locks = free, but inert for good; the { $ornament } stays locked
means-banner-opens = opens an inventory space
means-completes = completes it: { $reward }
means-deliver-all = { $goods }
means-deliver-all-completes = { $goods }; completes { $sections }: { $pays }
means-gains = you get { $goods }
means-missing = { $left ->
    [one] 1 missing after it
   *[other] { $left } missing after it
  }
means-ornament = { $ornament }
means-ornament-jewels = { $ornament }, { $gain }
means-market = to space { $space }: up to { $most }, { $one } or { $other }
means-what = { $what }
means-all-of = all of { $what }
means-tile = [{ $tile }] { $what }
means-price = for { $price }
means-haul = pay { $price } for { $deliveries }
means-swap = { $one } and { $other }
means-exchange = 1 prestige for 2 rubles
means-reroll = 1 prestige: { $dice }
means-end-rolls = then these dice on space { $space } roll: { $dice }

## What is due, in the terminal

due-start = { $seat }: claim, build or go to the market
due-banner = { $seat }: which banner goes onto { $section }?
due-place = { $seat }: where does the tile [{ $tile }] go, face up or down?
due-take = { $seat }: take up to { $most }; how much?
due-build = { $seat }: building, { $left } left
due-market = { $seat }: in the market on space { $space } ({ $tile } a die, { $dice })
due-haul = { $seat }: hauling, { $left } left
due-settled = { $seat }: all done but the free actions; end the turn
due-roll = chance: roll the dice on space { $space }: { $dice }
due-shuffle = chance: shuffle Ivan’s five die tiles
due-over = the game is over
due-ivan-claim = { $seat } chooses for Ivan: which section does he claim?
due-ivan-ornament = { $seat } chooses for Ivan: which section gets his { $ornament }?

## The influence cards, behind the verb that is typed: "buy: lumber or brick for 1 ruble"

offers-buy = { $kinds } for { $price }
offers-sell = { $kinds } for { $gain }
offers-haul = { $deliveries } for { $price }
offers-earn = { $gain }
offers-swap = two tiles for { $price }
offers-trade = { $given } of a kind for any { $got }
offers-barter = { $price } and a material for another
    .short = for { $price }
offers-commission = a workshop tile
offers-pray = { $gain }
offers-donate = { $gain } for { $price }
offers-offer = { $gain } for { $given } different materials
    .short = { $gain } for { $given } kinds
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
table-boards-basic = basic boards
table-boards-advanced = advanced boards
# One capital word; the dice are drawn below.
table-market = MARKET   dice move down the list, and from 8 on to 1
table-or = or
table-cathedral = CATHEDRAL  ● delivered  ○ missing  ✓ complete  ⚑ banner  [workshop tile]
    .short = CATHEDRAL  ● there ○ missing ✓ complete ⚑ banner [tile] 4/2 recognition/rubles
# On a complete section, and who has put it there.
table-no-ornament = ✓ no { $ornament }
table-ornament = ✓ { $ornament }: { $color }
    .short = ✓ +{ $color }
table-supply = SUPPLY
table-prestige = prestige { $n } (space { $space })
table-prestige-lap = prestige { $n } (second lap, space { $space })
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
table-turn = TURN { $n }
table-turn-limit = TURN { $n } of { $limit }
table-over = OVER
table-rank = { $rank }. { $seat } { $total }
table-last-turns = last turns: { $seat } has six complete sections
