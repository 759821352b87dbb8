### The words of the page in English. Values in braces are filled in by the program.

## The start page

title = Red Cathedral
title-your-turn = ● Your turn – Red Cathedral
tagline = Gather, claim and build: raise the towers above the market square, and let the city remember your name.
start-choose = How do you want to play?
unofficial = An unofficial digital edition for people who love the board game. All drawings are our own.
privacy-title = Privacy
# A way to play a game, on a large button of the start page.
mode-bot = Play against a bot
mode-bot-text = One to three opponents on this device.
mode-bot-lead = Choose how many bots you play, and how strong each one is.
mode-solo = Solo against Ivan
mode-solo-text = The rulebook’s own solo opponent.
mode-solo-lead = Ivan follows his cards; when he has a choice, you decide.
# A way to play: several people share one screen and take turns. The usual word of computer games.
mode-hot = Hot-seat
mode-hot-text = Two to four people, one screen.
mode-hot-lead = The screen always shows the player whose turn it is.
# A way to play a game, on a large button of the start page.
mode-friends = Play with friends
mode-friends-text = Send a link; they can join from anywhere.
mode-friends-lead = You get a link to send. The game starts when every seat is taken.
start-game = Start the game
# A button: opens a table (a place for one game) to which others are then invited.
make-table = Make the table
starting = Starting…
your-name = Your name
name-of = Name of player { $n }
player-n = Player { $n }
your-color = Your color
how-many-bots = Number of bots
how-many-players = Number of players
bot-name = { $n ->
    [1] Boris
    [2] Sasha
   *[other] Oleg
  }
more-options = More options
# A choice: which side of the players’ workshop boards is used.
boards = Workshop boards
boards-basic = Basic
boards-advanced = Advanced
edition-file = Your own edition file
choose-file = Choose a file
first-game = Influence cards for a first game
your-games = Your games
no-games = Games you start or join on this device appear here.
load-record = Load a saved game
forget-game = Hide from this list
# Before a date in the list of one’s games: one only looked on there.
you-watched = Watching ·
status-waiting = waiting
# In the list of one’s games: which turn a running game has reached. Short.
status-playing = turn { $turn }
# In the list of one’s games: the game waits for the reader. Short.
status-your-turn = your turn
status-over = finished

## States of a table

loading = Setting up the table…
missing-title = This table doesn’t exist
missing-text = The address may have a typo, or the game was played on another server.
unreachable-title = The server isn’t responding
unreachable-text = Your game is safe there. We’ll keep trying.
try-again = Try again
reconnecting = Reconnecting…
# A label: the reader looks on and has no seat.
watching = Watching
error-network = The server isn’t responding. We’ll try again.
error-server = The server couldn’t do that ({ $status }).
error-stale = Another move came first. Here’s the table as it is now.
why-unknown = You can’t do that now.

## The waiting room

waiting-title = Waiting for players
waiting-host = Send this link to your friends. Anyone who opens it can take a free seat.
waiting-guest = You have a seat. The game starts when every seat is taken.
waiting-invited = You’re invited. Choose a name and take a seat.
waiting-watcher = The game hasn’t started yet. You can watch from here.
waiting-short = waiting…
invite-link = Invitation link
invite-make = Make an invitation link
invite-renew = New link (the old one stops working)
sit-here = Sit here
fill-with-bot = Give it to a bot
# A button: nobody sits here any more, somebody else can.
free-seat = Free this seat
# A button beside your own name in the waiting room.
name-change = Change your name
# A button: keeps the name you have typed.
name-save = Save
# A button: you stand up, and your seat is free again.
seat-give-up = Give up your seat
thats-you = { " " }(you)
copy = Copy
copied = Copied

## The table

market = Market
cathedral = Cathedral
track = Scoring track
workshop = Workshop
supply = Supply
log = Log
parts = Parts of the table
tab-market = Market
tab-cathedral = Cathedral
# A tab of a narrow screen, at most 9 letters: the workshop boards of all players.
tab-you = Boards
tab-log = Log
tower = Tower { $name }
action-bar = Your move
# A player’s workshop board; read out.
board-of = Board of { $name }
# The workshop tile just taken, which has to be put somewhere now. A small heading.
in-hand = In hand
# Read out: the row of players at the top of the table.
seats = Seats
ivan = Ivan
ivan-cards = Ivan’s cards
bot = Bot
somebody = Somebody
no-goods = no materials
locked = locked
nothing = nothing
# Instead of a player’s name: nobody has this seat yet.
seat-open = Open seat
seat-away = away
seat-gone = not connected
seat-getting-ready = getting ready; plays simpler moves until then
# Under the name of a person who is away: a bot makes the moves.
seat-bot-plays = played by a bot
# A button, read out: shows a player’s whole workshop board.
open-seat = open the whole board
# Under the scoring track: one recognition moves a marker one space of the track.
legend-recognition = recognition: 1 space
legend-prestige = prestige: to next prestige space
# Read out: where a player’s marker is on the scoring track.
track-seat = { $name }: space { $space }, { $prestige } prestige.
purse-sections = { $n ->
    [one] 1 complete section
   *[other] { $n } complete sections
  } of 6
purse-banners = { $n ->
    [one] 1 banner left
   *[other] { $n } banners left
  }
space-label = Space { $space }: { $tile } per die, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  }
land-on = { $what }. { $extra ->
    [0] { "" }
    [one] 1 ruble extra.
   *[other] { $extra } rubles extra.
  } { $text }
landing-free = here
# A space of the market, by its number, where a die would stop. Short.
landing-space = Space { $space }
up-to = up to { $n }
landing-extra = −{ $n }
die-label = { $die } die shows { $value }, on space { $space }{ $can ->
    [yes] , can move
   *[no] { "" }
  }
section-label = Section { $name }, { $kind }. { $state ->
    [complete] Complete, built by { $owner }. Ornament: { $ornament }.
    [claimed] Claimed by { $owner }. Needs { $cost }; delivered: { $delivered }.
   *[free] Unclaimed. Needs { $cost }. Tile: { $tile }.
  } Gives { $recognition } recognition{ $rubles ->
    [0] { "" }
    [one] { " " }and 1 ruble
   *[other] { " " }and { $rubles } rubles
  }.
section-about = { $state ->
    [complete] Complete, built by { $owner }.
    [claimed] { $owner } is building here: { $cost }; delivered so far: { $delivered }.
   *[free] Needs { $cost }. Tile: { $tile }.
  }
workshop-label = { $space } space: { $state ->
    [up] { $tile }, face up
   *[down] a tile face down
  }
# Read out: how many spaces of a player’s inventory hold a material.
inventory-label = Inventory: { $held } of { $room } spaces used

## Whose turn and what to do

turn-yours = Your turn
turn-named = { $name }: your turn
turn-other = { $name }’s turn
turn-bot = { $name } is thinking
turn-ivan-choice = You choose for Ivan
turn-over = The game is over
turn-number = Turn { $n }
turn-number-limit = Turn { $n } of { $limit }
last-turns = { $name } has completed six sections: these are the last turns.
wait-for = Waiting for { $name }…
# What can be done besides moving a die, which always can: $can is claim, deliver, market (nothing else) or all.
do-start = { $can ->
    [claim] Claim a section or move a die in the market
    [deliver] Deliver materials or move a die in the market
    [market] Move a die in the market
   *[all] Claim a section, deliver materials, or move a die in the market
  }. Choose anything that glows.
do-banner = Which banner goes on { $section }? One from your inventory frees a space there.
do-place = Place the tile from { $section }: choose a workshop space. Face up, you get its benefit now; face down, it’s free.
do-take = { $material-code ->
    [lumber] How much
    [gold] How much
   *[other] How many
  } { $material-many } do you take? At most { $most }.
do-build = { $left ->
    [0] You’ve made all your deliveries. End your turn.
    [one] One delivery left. Deliver, decorate, or end your turn.
   *[other] { $left } deliveries left. Deliver, decorate, or end your turn.
  }
do-market = The { $die } die is on space { $space }: gather, use the influence card, use a tile, in any order. Then end your turn.
do-haul = The teamsters carry { $left ->
    [one] one more material
   *[other] { $left } more materials
  }: choose a section or a material.
do-settled = The section is yours. End your turn.
do-done = There’s nothing more to do here. End your turn.
do-ivan-claim = Ivan can claim one of several sections. Choose the one he claims.
do-ivan-ornament = Ivan’s ornament could go in several places. Choose one.
do-roll = The dice are rolling.
do-shuffle = Ivan’s tiles are being dealt.
do-over = See the score sheet for details.
picked-die = { $n ->
    [0] The { $die } die can’t move now.
    [one] The { $die } die: press where it lands, or confirm here.
   *[other] The { $die } die: each extra space costs 1 ruble.
  }
picked-section = { $n ->
    [0] There’s nothing to do at { $section } now.
   *[other] What do you want to do at { $section }?
  }
picked-material = { $n ->
    [0] You can’t use { $material-many } anywhere now.
   *[other] What do you want to do with { $material-many }?
  }
picked-space = { $n ->
    [0] There’s nothing to do on the { $space } space now.
   *[other] What do you want to do on the { $space } space?
  }
picked-words = { $words }…
end-turn = End turn
# A button, a command: take back my last move. At most 12 letters.
undo = Undo
# A button: asks the other players whether one may take back a move.
undo-ask = Ask to undo
undo-asked = { $name } wants to undo a move.
undo-waiting = Asking the others if you may undo…
undo-agree = Agree
undo-refuse = Refuse
# The others can decide about a seat whose person is away. $name is a player.
absent-title = { $name } isn’t here, and it’s their turn.
absent-wait = If they stay away, you can soon let a bot play for them or end the game.
absent-rule = A bot plays until they’re back, if more than half of those here want it. The game ends if everyone here wants it.
# A button: a bot is to play somebody’s turns while they’re away.
absent-bot = Let a bot play
absent-end = End the game
absent-keep = Keep waiting
# $names are those who want it.
absent-for-bot = For a bot: { $names }
absent-for-end = For ending the game: { $names }
ended-early = You agreed to end this game before it was over.
ended-early-scores = Nobody won. This is what everyone would score right now.
# Why the button is greyed, as its tooltip and for screen readers.
undo-why-strict = This is a strict table: nothing can be undone once dice are rolled or somebody else has moved.
undo-why-none = You have no move to undo yet.
cancel = Cancel
you-are-away = You’re away.
# A button: shows what is seldom wanted, to exchange prestige and to reroll.
more-actions = Rarely needed
picked-anytime = Rarely needed: each costs 1 prestige.
take-nothing = Take nothing
compound-deliver = Deliver all
compound-gather = Gather and use the tile
# $what is what one gets: "you get 4 bricks and 1 gold".
compound-market = Space { $space } and everything there: { $what }
# $why says why one move of several was refused.
compound-stopped = { $why } The rest wasn’t played.
take-fewer = Choose how many
no-jewels = no jewels
place-face-up = Face up
place-face-down = Face down
spaces-free = { $n ->
    [one] 1 space free
   *[other] { $n } spaces free
  }
presence = Presence
presence-seat = { $name }: presence { $n }
# A heading: everybody’s points if the game ended at this moment.
scored-now = If scored now
# Read out: a player’s points if the game ended at this moment.
scored-seat = { $name }: { $n } if scored now

## The keys, as the help lists them

keys-title = Keys
keys-option = choose an option
keys-arrows = go through the options
# What a key does.
keys-end = end your turn
# What a key does.
keys-undo = undo
keys-hint = ask for a hint
keys-tip = explain what’s selected
keys-close = cancel
keys-help = this list
# Below the list of keys.
keys-setting = You can switch these keys off in Settings; arrows and Esc stay.

## Verbs, on buttons that open more, at most 22 letters
## A tile is one of the workshop; to place is to put it there; “swap” is about two resource tiles of the market; a space is one
## of the market; the turn is the player’s.

verb-claim = Claim a section
verb-deliver = Deliver
verb-ornament = Decorate
verb-market = Move a die
verb-place = Place the tile
verb-banner = Banner from
verb-take = Take
verb-gather = Gather
verb-activate = Use a tile
verb-commission = Commission
verb-buy = Buy
verb-sell = Sell
verb-haul = Haul
verb-earn = Earn
verb-swap = Swap two tiles
verb-trade = Trade
verb-bulk = Trade in bulk
verb-barter = Barter
verb-pray = Pray
verb-donate = Donate
verb-offer = Offer
verb-vow = Keep a vow
verb-exchange = Exchange
verb-reroll = Reroll space
verb-done = Stop hauling
verb-ivan = For Ivan
verb-end = End turn

## Plies, whole: what a button says that plays it
## $a, $b and $c are what the move names: a section, a color, a material, a number. A tile is one of the workshop; to place
## it is to put it there; “swap” is about the tiles of two spaces of the market, a reroll about one space there; the turn
## is the player’s. The ones that end in “for”, “with” or “and” are shown while the rest is being chosen.

ply-claim = Claim a section
ply-claim-1 = Claim { $a }
ply-banner = Banner from
ply-banner-1 = From { $a-from }
ply-place = Place the tile
ply-place-1 = Place on { $a }
ply-place-up = Face up on { $a }
ply-place-down = Face down on { $a }
ply-take = Take
ply-take-1 = Take { $a }
ply-deliver = Deliver
ply-deliver-1 = Deliver { $a }
ply-deliver-2 = Deliver { $a } to { $b }
ply-ornament = Decorate
ply-ornament-1 = Decorate { $a }
ply-ornament-2 = Decorate { $a } with { $b }
ply-ornament-3 = Decorate { $a } with { $goods }
ply-market = Move a die
ply-market-1 = Move the { $a } die
ply-market-2 = Move the { $a } die { $b }
ply-gather = Gather
ply-gather-1 = Gather { $a }
ply-activate = Use a tile
ply-activate-1 = Use the { $a } tile
ply-commission = Commission
ply-commission-1 = Commission the { $a } tile
ply-buy = Buy
ply-buy-1 = Buy { $a }
ply-sell = Sell
ply-sell-1 = Sell { $a }
ply-haul = Haul
ply-earn = Earn
ply-swap = Swap two tiles
ply-swap-1 = Swap space { $a } with
ply-swap-2 = Swap spaces { $a } and { $b }
ply-trade = Trade
ply-trade-1 = Trade { $a } for
ply-trade-2 = Trade { $a } for { $b }
ply-bulk = Trade in bulk
ply-bulk-1 = Trade { $a } for
ply-bulk-2 = Trade { $a } for { $b } and
ply-bulk-3 = Trade { $a } for { $goods }
ply-barter = Barter
ply-barter-1 = Barter { $a } for
ply-barter-2 = Barter { $a } for { $b }
ply-pray = Pray
ply-donate = Donate
ply-offer = Offer
ply-offer-1 = Offer { $a } and
ply-offer-2 = Offer { $a }, { $b } and
ply-offer-3 = Offer { $a }, { $b } and { $c }
ply-vow = Keep a vow
ply-exchange = Exchange prestige
ply-reroll = Reroll a space
ply-reroll-1 = Reroll space { $a }
ply-done = Stop hauling
ply-ivan = For Ivan
ply-ivan-1 = Ivan: { $a }
ply-end = End turn

## Influence cards

guild-craftsmen = Craftsmen
guild-teamsters = Teamsters
guild-merchants = Merchants
guild-clergy = Clergy
influence-repeat = as often as you like
influence-buy = Buy a material
influence-sell = Sell a material
influence-haul = { $gain ->
    [one] Deliver 1 material
   *[other] Deliver { $gain } materials
  }
influence-earn = Earn rubles
# On an influence card: two resource tiles of the market change places. At most 22 letters.
influence-swap = Swap two tiles
influence-trade = { $cost } alike for any 1
influence-bulk = { $cost } alike for any 2
influence-barter = 1 for 1 of another kind
influence-commission = Use one of your tiles
influence-pray = Pray
influence-donate = Donate rubles
influence-offer = Offer { $cost } different
influence-vow = With base, middle, dome

## Ivan

ivan-recognition = Recognition
ivan-inventory = Inventory
ivan-transport = Transport
ivan-claim = Claim
ivan-construction = Construction
ivan-recognition-text = Recognition: Ivan gains 4.
ivan-inventory-text = Inventory: 4 materials from the fullest pile.
ivan-transport-text = Transport: everything on the inventory card goes to the construction card.
ivan-claim-text = Claim: Ivan claims a section.
ivan-construction-text = Construction: Ivan builds with what’s on this card.

## Words
## A form called `short` is for narrow places; where it is missing the word stands as it is.

word-lumber = lumber
word-brick = brick
    .many = bricks
word-stone = stone
    .many = stones
word-gold = gold
word-emerald = emerald
    .many = emeralds
word-amethyst = amethyst
    .many = amethysts
word-rubles = rubles
word-recognition = recognition
word-prestige = prestige
word-red = red
word-blue = blue
word-green = green
word-yellow = yellow
word-white = white
word-white1 = white 1
    .from = white space 1
word-white2 = white 2
    .from = white space 2
word-red-seat = Red
word-blue-seat = Blue
word-green-seat = Green
word-yellow-seat = Yellow
word-white-seat = Nobody
word-base = base
word-middle = middle
word-dome = dome
word-door = door
word-arch = arch
word-cross = cross
word-inventory = the inventory
    .short = inventory
word-reserve = the reserve
    .short = reserve
word-up = face up
word-down = face down
amount-lumber = { $n } lumber
    .short = { $n } lumber
amount-brick = { $n ->
    [one] 1 brick
   *[other] { $n } bricks
  }
    .short = { $n ->
        [one] 1 brick
       *[other] { $n } bricks
      }
amount-stone = { $n ->
    [one] 1 stone
   *[other] { $n } stones
  }
    .short = { $n ->
        [one] 1 stone
       *[other] { $n } stones
      }
amount-gold = { $n } gold
    .short = { $n } gold
amount-emerald = { $n ->
    [one] 1 emerald
   *[other] { $n } emeralds
  }
    .short = { $n } emer.
amount-amethyst = { $n ->
    [one] 1 amethyst
   *[other] { $n } amethysts
  }
    .short = { $n } ameth.
amount-rubles = { $n ->
    [one] 1 ruble
   *[other] { $n } rubles
  }
    .short = { $n } rub.
amount-recognition = { $n } recognition
    .short = { $n } rec.
tile-die = { $die } die
    .short = ⚄ { $die-short }

## The log

# First line of the log: the pieces of the game are laid out.
log-created = The table is set.
log-sat = { $name } sits down.
# A player has taken another name.
log-renamed = Somebody is now called { $name }.
log-left = { $more ->
    [voted] A bot plays for { $name } until they’re back: the others wanted it.
    [bot] { $name } has left; a bot takes over.
   *[none] { $name } has left; the table is waiting.
  }
# A player who had gone away has returned.
log-back = { $name } is back.
log-seat = { $more ->
    [bot] A bot takes a seat.
   *[open] A seat is open again.
  }
log-started = The game begins.
# A player takes back a move.
log-undo = { $name } undoes a move.
log-undo-asked = { $name } wants to undo a move.
log-undo-answered = { $agree ->
    [true] { $name } agrees.
   *[false] { $name } doesn’t agree.
  }
# About somebody who is away on their turn.
log-wished = { $more ->
    [bot] { $name } wants a bot to play.
    [end] { $name } wants to end the game.
   *[wait] { $name } wants to wait.
  }
log-chat = { $name }: { $text }
log-over = { $more ->
    [agreed] The game was ended early: everyone here wanted it.
   *[none] The game is over.
  }
log-rematch = { $name } has set up the next table.
chat-placeholder = Say something
chat-send = Send
messages-hidden = { $n ->
    [one] 1 message hidden
   *[other] { $n } messages hidden
  }
mute-or-report = Mute or report { $name }
mute = Mute { $name }
unmute = Unmute { $name }
mute-lead = If you mute someone, you don’t see what they say at this table. They aren’t told.
report-title = Report { $name }
report-lead = The people who run this server will read your report.
report-lead-said = The people who run this server will read your report and this message.
report-reason-insult = Insults or threats
report-reason-spam = Spam
report-reason-stalling = Holds up the game on purpose
report-reason-name = An offensive name
report-reason-other = Something else
report-send = Send the report
report-thanks = Thanks. Your report was sent.

## The menu

menu = Menu
# A button: shuts a dialog.
close = Close
language = Language
# A button: a bright or a dark page.
theme-toggle = Light or dark
to-start = Start page
brand-label = Red Cathedral: start page
# A link for people who want to look on.
watch-link = Link for watching
device-link = Link to your seat on another device: anyone who has it can play for you
device-link-make = Continue on another device
devices = Devices
devices-lead = These devices can play for you. Sign out any you don’t recognize.
device-unknown = Unknown device
device-here = this one
device-used = used { $day }
device-sign-out = Sign out
devices-sign-out-others = Sign out all others
download-record = Download the game
come-back = I’m back, let me play
leave-to-bot = Leave; let a bot play for me
# A question, before somebody leaves a game that others play on.
leave-title = Leave this game?
# $bot is a bot's level: "Builder".
leave-text = The others keep playing, and a bot ({ $bot }) plays for you. You can come back at any time and take over again.
# A button: don't leave.
leave-stay = Stay

## The end

# A noun: the sheet with everybody’s points.
score-sheet = Score sheet
# The result of the game: one name, or several who tied.
won = { $n ->
    [one] { $names } wins
   *[other] { $names } share the win
  }
# Why the game is over; $name is a player’s, or Ivan.
over-sixth-section = { $name } was first to complete six sections, and everyone has had their last turn.
over-turn-limit = The turn limit was reached; the game is scored.
score-line = Prestige
score-track = Scoring track
score-goods = Materials and rubles
score-tower = Tower { $name }
# While the score is told part by part: what one part brought everybody, "Tower B: Anna 8 and Boris 4".
score-told = { $part }: { $scores }
# One player of that list, with the points.
score-told-seat = { $name } { $n }
# A button: tells the rest of the score at once.
score-skip = Skip
score-total = Total
score-sections = Tie-break: complete sections
score-ornaments = Tie-break: ornaments
# A row of the score sheet: first, second, third.
score-rank = Place
rank = { $n }.
# A button: one more game with the same people. At most 22 letters.
rematch = Play again
rematch-there = Go to the next game
# A button at the end of the game: hides the result, so that one sees the pieces as they are.
look-at-table = Look at the table
