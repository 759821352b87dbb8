# Tooltips, reminders and hints: short words beside the table for people who learn the game.

## Tooltips: a title and one or two sentences about a thing on the table

tip-more = Read the rule
# A die of the market, as a title. $die is a colour.
tip-die-title = { $die } die, showing { $value }
tip-die = It moves exactly { $value ->
    [one] 1 space
   *[other] { $value } spaces
  } forward, from space { $from } to space { $to }.
tip-die-further = { $further ->
    [own] It has your colour: 1 ruble for every space further.
    [white] The white die goes further for anybody: 1 ruble for every space.
   *[no] Only the white die and the die of the player’s own colour can be paid to go further.
  }
# $amount is a counted resource, such as "4 brick".
tip-die-now = Moved now, it would bring up to { $amount }.
tip-space-title = Space { $space }: { $amount } per die
tip-space = { $dice ->
    [0] No die lies here. A die that stops here brings up to { $most }.
    [one] One die lies here. Another that stops here brings up to { $most }.
   *[other] { $dice } dice lie here. Another that stops here brings up to { $most }.
  }
tip-space-full = Three dice fill the space: no other may stop here.
tip-space-card = The influence card beside it: { $guild }.
tip-section-title = Section { $name }: { $kind }
tip-section-free = Nobody has claimed it. It needs { $cost }.
tip-section-tile = Whoever claims it takes its workshop tile: { $tile }.
tip-section-claimed = { $owner } builds here. It needs { $cost }; delivered so far: { $delivered }.
tip-section-pays = { $rubles ->
    [0] Complete, it pays { $recognition } recognition.
    [one] Complete, it pays { $recognition } recognition and 1 ruble.
   *[other] Complete, it pays { $recognition } recognition and { $rubles } rubles.
  }
tip-section-below = While it is incomplete, every section that another player completes above it costs its owner recognition.
tip-section-complete = Complete, built by { $owner }.
tip-section-ornament = It carries a { $ornament } of { $owner }.
tip-decorate-base = Anyone may still put a door on it, for 1 lumber and up to two jewels.
tip-decorate-middle = Anyone may still put an arch on it, for 1 stone and up to two jewels.
tip-decorate-dome = Anyone may still put a cross on it, for 1 gold and up to two jewels.
tip-workshop-title = Workshop: { $space } space
tip-workshop-empty = Empty. A tile placed face up here pays at once, and again whenever you move the { $die } die.
tip-workshop-price = Face up it costs { $price ->
    [one] 1 ruble
   *[other] { $price } rubles
  } here, face down nothing.
tip-workshop-down = A tile lies here face down. It does nothing for the rest of the game.
tip-workshop-up = Whenever you move the { $die } die, this tile may give you { $tile }.
tip-tile-die = It gives what the market shows where the { $die } die lies, once, however many dice are there.
tip-hand-title = Tile to place: { $tile }
tip-hand = Face up it costs the price of the space and pays at once. Face down it costs nothing and never pays.
tip-material = Materials build sections and make ornaments. { $supply ->
    [0] None is left in the supply.
   *[other] { $supply } more in the supply.
  }
tip-jewel = Jewels on an ornament pay prestige at once.
tip-inventory-title = Inventory
tip-inventory = { $held } of { $room } spaces are used. What does not fit cannot be taken, and nothing can be thrown away.
tip-inventory-banners = { $n ->
    [one] One banner still covers a space: claim with it and the space opens.
   *[other] { $n } banners still cover spaces: claim with one and its space opens.
  }
tip-purse-prestige-title = Prestige: { $n }
tip-purse-prestige = The last golden space the marker has reached. Most prestige wins.
tip-purse-rubles-title = Rubles: { $n }
tip-purse-rubles = They pay for face-up tiles, for further steps of a die and for influence. At any moment of your turn 1 prestige can be turned into 2 rubles.
tip-purse-completed-title = Complete sections: { $n } of 6
tip-purse-completed = The first player to complete a sixth section gains 3 prestige and begins the last turns.
tip-purse-banners-title = Banners left: { $n }
tip-purse-banners = Every claim takes one. From the inventory, it also opens a space there.
tip-ornament-title = { $ornament }: { $n } left
tip-ornament-door = A door decorates a complete base. It costs 1 lumber and up to two jewels.
tip-ornament-arch = An arch decorates a complete middle. It costs 1 stone and up to two jewels.
tip-ornament-cross = A cross decorates a complete dome. It costs 1 gold and up to two jewels.
tip-ornament-locked = It is locked until a tile is placed face up on its workshop space.
tip-seat = { $rubles }, { $prestige } prestige, { $sections ->
    [one] 1 complete section
   *[other] { $sections } complete sections
  }.
tip-seat-order = Number { $index } in turn order.
tip-track = One marker counts both: recognition moves it space by space, prestige moves it on to the next golden space.
tip-marker = { $steps ->
    [one] 1 recognition more
   *[other] { $steps } recognition more
  } to the next golden space.
tip-influence = For a die that stops on space { $from } or { $to }: one of the two actions of the card.
tip-any-material = any material
# $kinds lists materials: "lumber, brick, or stone".
tip-verb-buy = Buy { $kinds } for { $cost ->
    [one] 1 ruble
   *[other] { $cost } rubles
  } each.
tip-verb-sell = Sell { $kinds } for { $gain ->
    [one] 1 ruble
   *[other] { $gain } rubles
  } each.
tip-verb-haul = Pay { $cost ->
    [one] 1 ruble
   *[other] { $cost } rubles
  } and deliver up to { $gain ->
    [one] 1 material
   *[other] { $gain } materials
  }, also into an ornament that fits whole.
tip-verb-earn = Take { $gain ->
    [one] 1 ruble
   *[other] { $gain } rubles
  }.
tip-verb-swap = Pay { $cost ->
    [one] 1 ruble
   *[other] { $cost } rubles
  } and let two resource tiles of the market change places.
tip-verb-trade = Give { $cost } materials of one kind for 1 of any kind.
tip-verb-bulk = Give { $cost } materials of one kind for any 2.
tip-verb-barter = Pay 1 ruble and give 1 material for 1 of another kind.
tip-verb-commission = Use any one of your face-up workshop tiles.
tip-verb-pray = Gain { $gain } recognition.
tip-verb-donate = Pay { $cost ->
    [one] 1 ruble
   *[other] { $cost } rubles
  } for { $gain } prestige.
tip-verb-offer = Give { $cost } different materials for { $gain } prestige.
tip-verb-vow = Gain { $gain } recognition if you have completed a base, a middle and a dome.
# $action is one of the sentences above.
tip-verb-repeat = { $action } As often as you like, in one go.
tip-supply = What can still be taken or bought. Materials of complete sections come back here.
tip-ivan-goods = On this card: { $goods }.
tip-ivan-up = Its tile is face up: when this is the first such card, Ivan moves the { $die } die and does what it says.
tip-ivan-down = Its tile is face down: done in this round.
tip-tower = Worth { $worth } prestige so far: 2 for every complete section, 1 for every ornament. Whoever has most complete sections and ornaments here takes it.
tip-tower-presence = { $name }: { $n } here.
tip-turn = One of three things a turn: claim a section, build, or move a die in the market.
# The buttons above the table: what each of them opens or does.
tip-button-score-sheet = How many points everybody has made, line by line.
tip-button-replay = Walk through the game move by move, and play on from any of them.
tip-button-rules = The rules, to read and search beside the table.
tip-button-theme-toggle = Change between a light and a dark table.
tip-button-menu = Settings, language, links to this table, the record of the game.

## Reminders: one sentence at the moment when people forget something

remind-last = This is your last turn. What you hold counts little now: five materials and rubles make 1 prestige.
remind-face-up = Face up, the tile pays at once and each time you move its die. Face down, it never will.
remind-activate = You moved the { $die } die: the tile on that space of your workshop can be used now.
remind-gather = You have not gathered here yet.
remind-dice = { $dice ->
    [one] When you end your turn, the die here is rolled for the next player.
   *[other] When you end your turn, the { $dice } dice here are rolled and stay: the next player finds them together.
  }
remind-below = { $name } builds { $above } above your { $section }. If it is completed first, you lose recognition.
remind-full = Your inventory is full. Build something, or claim with a banner from the inventory to open a space.
remind-near = { $name } has five complete sections: the end may be near.
remind-dismiss = Do not remind me of this again
remind-open = Show a reminder

## Hints: what a bot would play

hint-key = Hint (key H)
hint-title = A bot would play
hint-close = Close the hint
hint-asking = Thinking it over …
hint-not-now = Hints are for your own turn.
hint-not-ready = This is a quick guess: the strong bot is still getting ready.
hint-only = There is only one thing to play now.
# Beside the title of the hints: what the two figures under each of them are.
hint-legend = chance to win, prestige ahead or behind at the end
# $win is a whole number of per cent, $n a number of prestige points at the end of the game.
hint-prospects = { $side ->
    [ahead] wins { $win } % of games, { $n } prestige ahead on average
    [behind] wins { $win } % of games, { $n } prestige behind on average
   *[level] wins { $win } % of games, level on average
  }

## Settings

settings-learn = Learning
settings-reminders = Remind me of what is easily forgotten
