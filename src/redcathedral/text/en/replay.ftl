### Looking back at a game: replay, playing on from a moment, and the game in figures.
### A "ply" is one step of the game: one decision of a player or one roll of the dice; a turn has several plies.

## Replay

replay = Replay
replay-game = Replay this game
replay-steps = Moves of the game
# Where the replay stands, above the slider. $name is the player whose turn it was.
replay-turn = Turn { $turn } · { $name }
replay-before = Before the first turn
# A short count: move 45 of 230.
replay-count = { $ply } / { $most }
replay-opening = The table is set; nobody has moved yet.
replay-loading = Loading the game…
replay-slider = Moment in the game
# Read out by a screen reader for the slider.
replay-where = Turn { $turn }, { $name }: move { $ply } of { $most }
replay-where-opening = Before the first turn: move { $ply } of { $most }
replay-first = To the start
replay-turn-back = One turn back
replay-back = One move back
# A button, read out: runs the replay like a film.
replay-play = Play
replay-pause = Pause
replay-next = One move forward
replay-turn-next = One turn forward
replay-last = To the last move
replay-speed = Speed of the replay
replay-speed-slow = Slow
replay-speed-normal = Normal
replay-speed-fast = Fast
replay-speed-fastest = Very fast
# A button: leaves the replay of a running game.
replay-now = Back to now
# A button: leaves the replay of a finished game.
replay-close = Close replay
replay-news = Something happened: the game continues.

## The address of a moment

moment-link = Link to this moment
# The same on a narrow button.
moment-link-short = Link
moment-link-label = Address of this moment
moment-link-text = Anyone who opens it sees the table at this moment and can replay the game from here.

## Playing on from a moment

fork = Continue from here
# The same on a narrow button.
fork-short = Continue
fork-text = A new table starts from this position. The game you’re looking at doesn’t change.
# A heading: who takes part in the game that continues from here, people or bots.
fork-seats = Who plays?
# Names a choice for a screen reader. $name is who sat there in the old game.
fork-seat = Who plays for { $name }
fork-name = Name of the person who plays for { $name }
fork-person = Person
# $level is the name of a strength, such as "Steady: takes what pays".
fork-bot = Bot – { $level }
fork-dice = Dice rolled so far stay as they are. From here on, the new table rolls its own dice, and they can be verified like all others.
fork-dice-now = Dice are about to be rolled here: the new table rolls its own, and they can be verified like all others.
fork-start = Continue
# The first line of the log of such a table, a link to that moment.
log-forked = This game continues from a moment in another game.

## The game in figures

figures = Chart and figures
figures-loading = Counting…
chart = Prestige over the game
chart-mode = Which points
# Two ways to draw the chart: the markers on the scoring track, or everything as if the game had ended there.
chart-mode-track = On the track
# A way to draw the chart: everybody’s points as if the game had ended at that turn.
chart-mode-scored = If scored then
chart-slider = Turn on the chart
chart-turn = Turn
# Read out by a screen reader, one after the other for all players.
chart-points = { $name }: { $points }
chart-jump = See this moment
chart-table = The same as a table
sources = Where the prestige came from
source = Source
source-points = { $points }
source-market = Market
# A source of points: what tiles in the player’s workshop gave.
source-tiles = Workshop tiles
source-influence = Influence cards
source-sections = Complete sections
source-ornaments = Ornaments and jewels
source-ending = First to six sections
source-exchange = Spent on rubles and rerolls
source-displeasure = Unfinished sections
source-ivan = Ivan’s cards
# A source of points: what the player still had at the end.
source-goods = Materials and rubles left
source-towers = Towers
source-so-far = So far
deeds = What everyone did
deed-claimed = Sections claimed
deed-completed = Sections completed
deed-deliveries = Deliveries
# A count in a grid of figures: ornaments a player put on sections.
deed-ornaments = Ornaments placed
deed-jewels = Jewels on ornaments
deed-gathered = Materials gathered
deed-spent = Materials spent
deed-earned = Rubles earned
deed-paid = Rubles paid
deed-dice = Dice moved
# A count in a grid of figures: market spaces that the player’s dice went.
deed-spaces = Spaces moved
# A count in a grid of figures: how often workshop tiles were used.
deed-activations = Tiles used
deed-influence = Influence cards used
# A count in a grid of figures: how many turns the player had.
deed-turns = Turns
deed-thought = Thinking time
# A duration, as short as it can be said.
deed-time = { $hours ->
    [0] { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } min { $seconds } s
      }
   *[other] { $hours } h { $minutes } min
  }

## Turning points: a bot looks at a finished game

chances = Chance to win, as a strong bot sees it
# A player's chance to win, beside the name.
chance = { $percent }%
turning = Turning points
turning-text = A strong bot can go through the game again, turn by turn, and show where it was decided and what would have been better.
turning-ask = Find the turning points
turning-preparing = The bot is getting ready…
turning-working = Looking through the game: { $percent }%
turning-failed = The bot couldn’t go through this game. You can try again.
turning-none = The chances never changed much in a single turn.
turning-by = Judged by a bot that has tried every move many times. It’s strong, but it can be wrong.
# $percent is a number of percentage points.
turning-lost = Chance to win: { $percent }% lower
turning-won = Chance to win: { $percent }% higher
# $played and $best are moves, as on buttons: "Claim B3", "Deliver gold to A2".
turning-better = Played: { $played }. Better: { $best }.
turning-closer = Taking a closer look at the turns that matter…
# Buttons: stop looking, and continue where it was stopped. What was found so far stays.
turning-stop = Stop
turning-continue = Keep looking
turning-clean = You never missed a clearly better move.
turning-everyone = Show where it turned for everyone, dice included

## A better line: what a bot would have played instead, move by move, while looking back

better = Better line
# A button: the board shows the better line move by move, as a replay does.
better-show = Play the better line
# $of is how many moves it has, $at how many of them the board shows.
better-count = Move { $at } of { $of }
better-close = Back to the game
# $played is a move, as on buttons: "Claim B3".
better-instead = Instead of: { $played }
