# Tooltips, reminders and hints: short words beside the table for people who learn the game.

## Tooltips: a title and one or two sentences about a thing on the table

tip-more = Read the rule
# A die of the market, as a title. $die is a color.
tip-die-title = { $die } die, showing { $value }
tip-die = It moves exactly { $value ->
    [one] 1 space
   *[other] { $value } spaces
  } forward, from space { $from } to space { $to }.
tip-die-further = { $further ->
    [own] It’s your color: each extra space costs 1 ruble.
    [white] Anyone may move the white die farther: 1 ruble for every extra space.
   *[no] You can pay to move only the white die and your own die farther.
  }
# $amount is a counted resource, such as "4 bricks".
tip-die-now = Moved now, it would bring up to { $amount }.
# Title of a tip: a space of the market, by its number, and what it gives for each die there.
tip-space-title = Space { $space }: { $amount } per die
tip-space = { $dice ->
    [0] No die is here. A die that stops here brings up to { $most }.
    [one] One die is here. Another that stops here brings up to { $most }.
   *[other] { $dice } dice are here. Another that stops here brings up to { $most }.
  }
tip-space-full = Three dice fill this space: no other can stop here.
tip-space-card = The influence card beside it: { $guild }.
tip-section-title = Section { $name }: { $kind }
tip-section-free = Nobody has claimed it. It needs { $cost }.
tip-section-tile = Whoever claims it takes its workshop tile: { $tile }.
tip-section-claimed = { $owner } is building here. It needs { $cost }; delivered so far: { $delivered }.
tip-section-pays = { $rubles ->
    [0] When complete, it gives { $recognition } recognition.
    [one] When complete, it gives { $recognition } recognition and 1 ruble.
   *[other] When complete, it gives { $recognition } recognition and { $rubles } rubles.
  }
tip-section-below = Until it’s complete, its owner loses recognition whenever someone else completes a section above it.
tip-section-complete = Complete, built by { $owner }.
tip-section-ornament = { $owner }’s ornament: { $ornament }.
tip-decorate-base = Anyone may still put a door on it, for 1 lumber and up to two jewels.
tip-decorate-middle = Anyone may still put an arch on it, for 1 stone and up to two jewels.
tip-decorate-dome = Anyone may still put a cross on it, for 1 gold and up to two jewels.
# Title of a tip: a space of a workshop, by its color.
tip-workshop-title = Workshop: { $space } space
tip-workshop-empty = Empty. A tile placed face up here gives its benefit now, and again whenever you move the { $die } die.
tip-workshop-price = Face up it costs { $price ->
    [one] 1 ruble
   *[other] { $price } rubles
  } here; face down it’s free.
tip-workshop-down = A face-down tile. It does nothing for the rest of the game.
tip-workshop-up = Whenever you move the { $die } die, you can use this tile: { $tile }.
tip-tile-die = It gives what the market shows where the { $die } die is, once, however many dice are there.
tip-tile-die-now = Now that’s { $amount }.
tip-tower-scored = { $name }: { $n } here, { $prestige } if scored now.
tip-scored = { $name }: { $total } ({ $track } on the track, { $goods } for materials and rubles, { $towers } for towers).
# $name’s points if the game ended now, before and after a move.
tip-outlook = { $name } if scored now: { $before } › { $after }
tip-outlook-same = If scored now, nobody’s total would change.
# Title of a tip: the workshop tile just taken, which has to be put somewhere now.
tip-hand-title = Tile to place: { $tile }
tip-hand = Face up it costs the price of the space and gives its benefit now. Face down it’s free and never gives anything.
tip-material = Materials build sections and make ornaments. { $supply ->
    [0] The supply has none left.
   *[other] { $supply } left in the supply.
  }
tip-jewel = Jewels on an ornament give prestige at once.
tip-inventory-title = Inventory
tip-inventory = { $held } of { $room } spaces used. You can’t take what doesn’t fit, and you can’t throw anything away.
tip-inventory-banners = { $n ->
    [one] One banner still covers a space: claim with it to free the space.
   *[other] { $n } banners still cover spaces: claim with one to free its space.
  }
tip-purse-prestige-title = Prestige: { $n }
tip-purse-prestige = The last prestige space your marker has reached. Most prestige wins.
tip-purse-rubles-title = Rubles: { $n }
tip-purse-rubles = They pay for face-up tiles, for moving a die farther, and for influence. At any moment of your turn you can exchange 1 prestige for 2 rubles.
tip-purse-completed-title = Complete sections: { $n } of 6
tip-purse-completed = The first player to complete a sixth section gains 3 prestige and starts the last turns.
tip-purse-completed-solo = Once either side completes a sixth section, the other side has one more turn.
# Title of a tip: how many banners remain to this player.
tip-purse-banners-title = Banners left: { $n }
tip-purse-banners = Every claim takes one. One from the inventory also frees a space there.
tip-purse-banners-ivan = Every claim takes one.
# Title of a tip: how many of these ornaments remain to this player.
tip-ornament-title = { $ornament }: { $n } left
tip-ornament-door = A door decorates a complete base. It costs 1 lumber and up to two jewels.
tip-ornament-arch = An arch decorates a complete middle. It costs 1 stone and up to two jewels.
tip-ornament-cross = A cross decorates a complete dome. It costs 1 gold and up to two jewels.
tip-ornament-locked = It’s locked until you place a tile face up on its workshop space.
tip-seat = { $rubles }, { $prestige } prestige, { $sections ->
    [one] 1 complete section
   *[other] { $sections } complete sections
  }.
tip-seat-ivan = { $prestige } prestige, { $sections ->
    [one] 1 complete section
   *[other] { $sections } complete sections
  }.
# A player’s position in the sequence in which the players have their turns.
tip-seat-order = Number { $index } in turn order.
tip-track = One marker counts both: recognition moves it space by space, prestige moves it to the next prestige space.
tip-marker = { $steps ->
    [one] 1 more recognition
   *[other] { $steps } more recognition
  } to the next prestige space.
tip-influence = For a die that stops on space { $from } or { $to }: one of the card’s two actions.
tip-any-material = any material
# $kinds lists materials: "lumber, brick, and stone".
tip-verb-buy = Buy { $kinds-or } for { $cost ->
    [one] 1 ruble
   *[other] { $cost } rubles
  } each.
tip-verb-sell = Sell { $kinds-or } for { $gain ->
    [one] 1 ruble
   *[other] { $gain } rubles
  } each.
tip-verb-haul = Pay { $cost ->
    [one] 1 ruble
   *[other] { $cost } rubles
  } and deliver { $gain ->
    [one] 1 material, or use it for a whole ornament
   *[other] up to { $gain } materials, or use them for a whole ornament
  }.
tip-verb-earn = Take { $gain ->
    [one] 1 ruble
   *[other] { $gain } rubles
  }.
tip-verb-swap = Pay { $cost ->
    [one] 1 ruble
   *[other] { $cost } rubles
  } and swap two resource tiles of the market.
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
tip-verb-repeat = { $action } As often as you like, in a row.
tip-supply = What can still be taken or bought. Materials of complete sections come back here.
tip-ivan-goods = On this card: { $goods }.
tip-ivan-up = Its tile is face up: when it’s the first such card, Ivan moves the { $die } die and does what the card says.
tip-ivan-down = Its tile is face down: done for this round.
tip-tower = Worth { $worth } prestige so far: 2 for every complete section, 1 for every ornament. Whoever has the most complete sections and ornaments here takes it.
tip-tower-presence = { $name }: { $n } here.
tip-turn = One of three things each turn: claim a section, build, or move a die in the market.
# The buttons above the table: what each of them opens or does.
tip-button-score-sheet = Everyone’s points, line by line.
tip-button-replay = Step through the game move by move, and continue from any of them.
tip-button-rules = The rules, to read and search beside the table.
tip-button-theme-toggle = Switch between a light and a dark table.
tip-button-menu = Settings, language, links to this table, the saved game.

## Reminders: one sentence at the moment when people forget something

remind-last = This is your last turn. What you hold counts for little now: five materials and rubles make 1 prestige.
remind-face-up = Face up, you get the tile’s benefit now and each time you move its die. Face down, you never do.
remind-activate = You moved the { $die } die: you can now use the tile on that space of your workshop.
remind-gather = You haven’t gathered here yet.
remind-dice = { $dice ->
    [one] When you end your turn, the die here is rolled for the next player.
   *[other] When you end your turn, the { $dice } dice here are rolled and stay: the next player finds them together.
  }
remind-below = { $name } is building { $above } above your { $section }. If that’s completed first, you lose recognition.
remind-full = Your inventory is full. Build something, or claim with a banner from the inventory to free a space.
remind-near = { $name } has five complete sections: the end may be near.
remind-dismiss = Don’t remind me of this again
remind-open = Show a reminder

## Hints: what a bot would play

# A button: asks for a hint. H is the key of the keyboard that does the same.
hint-key = Hint (key H)
hint-title = A bot would play
# A button, read out: hides the hint again.
hint-close = Close the hint
hint-asking = Thinking…
hint-not-now = You can ask for hints only on your own turn.
hint-not-ready = This is a quick guess: the strong bot is still getting ready.
hint-only = You have only one move now.
# Beside the title of the hints: what the two figures under each of them are.
hint-legend = chance to win, prestige ahead or behind at the end
# $win is a whole number of per cent, $n a number of prestige points at the end of the game.
hint-prospects = { $side ->
    [ahead] wins { $win }% of games, { $n } prestige ahead on average
    [behind] wins { $win }% of games, { $n } prestige behind on average
   *[level] wins { $win }% of games, level on average
  }
# Why a turn is good, under a hint: a list of the messages below.
hint-because = { $reasons }
hint-because-completes = completes { $sections }
# $others are the players one overtakes there.
hint-because-leads = puts you ahead of { $others } in tower { $tower }
# $n is a number of prestige points.
hint-because-scored = +{ $n } if scored now
hint-because-last = takes the last free section of tower { $tower }
# $goods are materials that the sections still need: "2 stones and 1 gold".
hint-because-needed = brings { $goods } for { $sections }
hint-because-brings = brings { $goods }
hint-because-more = { $n } more than the next best if scored now
# $rubles is an amount: "3 rubles".
hint-because-keeps = leaves you { $rubles } more than the next best
hint-because-done = there’s nothing more to gain this turn

## Settings

settings-learn = Learning
settings-reminders = Remind me of things that are easy to forget
# A heading of the settings: keys that play.
settings-keyboard = Keyboard
# The letters and digits stand for the keys; keep them.
settings-keys = Play with single keys: 1–9, E, U, H, I and ?
