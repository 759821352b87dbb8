# The first game: a lesson at a real table, step by step. Every step has a title and two or three short sentences.
# $rival is the name of the opponent, a woman. The pieces named (red die, section A1, space 4) are fixed.

lesson = Your first game
# The opponent’s name: a woman’s name that suits the language.
lesson-rival = Vera
lesson-next = Continue
lesson-leave = Leave the lesson; you can continue later
lesson-go-there = Take me to it
lesson-progress = Step { $n } of { $of }
lesson-not-now = That comes later. First do what’s highlighted.
lesson-read-first = Read this first, then continue.
# It’s the opponent’s turn.
lesson-wait-title = { $rival }’s turn
# The reader looks on.
lesson-wait = Watch what { $rival } does.

## The steps

lesson-goal-title = Welcome to the building site
lesson-goal = You and { $rival } build this cathedral together. Completed sections and ornaments bring prestige, and most prestige wins. Each turn you do one thing: fetch materials, claim a section, or build.
lesson-market-title = The market
lesson-market = Five dice are on a ring of eight spaces. Each space shows what you get there. You choose a die, it moves clockwise as many spaces as it shows, and you collect where it stops.
lesson-move-title = Move a die
lesson-move = The red die shows 3: it’ll stop on space 4, beside the yellow die. Choose the red die, then the space that glows.
lesson-gather-title = Gather
lesson-gather = You get the amount on the tile for every die on the space: 2 bricks for each of two dice make 4. Take all four.
lesson-end-title = The dice you leave behind
lesson-end = When you end your turn, the dice on this space are rolled and stay there. What they show is what { $rival } can use. End your turn.
lesson-theirs-title = { $rival } claims a section
lesson-theirs = { $rival } has put a banner on section D1, so only she can build there. The tile that was on it is in her workshop now.
lesson-claim-title = Claim a section
lesson-claim = Section A1 needs 1 lumber and 2 bricks and gives 4 recognition. You already have the bricks. Choose section A1.
lesson-banner-title = Which banner?
lesson-banner = Banners cover part of your inventory. A banner taken from there frees its space for good, so take one from the inventory.
lesson-place-title = Face up or face down
lesson-place = The tile shows 2 lumber. Face up it costs rubles and gives its benefit now and again later; face down it’s free and gives nothing. Choose the green space and place it face up for 2 rubles.
lesson-take-title = The benefit comes at once
lesson-take = The tile gives you 2 lumber right away. Take both.
# The reader’s turn is over.
lesson-finish-title = That’s your turn
lesson-finish = There’s nothing left to do. End your turn.
lesson-deliver-title = Build
lesson-deliver = { $rival } has fetched an emerald. Now build: up to three materials in one turn. Choose section A1 three times, for 1 lumber and 2 bricks.
lesson-points-title = Complete!
lesson-points = The section gave you 4 recognition: your marker moved four spaces and passed a prestige space. Prestige you gain directly takes it straight to the next prestige space.
lesson-above-title = A neighbor above
lesson-above = { $rival } has claimed A2, on top of your A1. Towers are shared: you can build above each other.
lesson-penalty-title = Don’t lag behind
lesson-penalty = If A1 weren’t complete, you’d lose recognition whenever something above it is completed: 1 for every complete section above it that isn’t yours.
lesson-further-title = Pay to go farther
lesson-further = The white die and the die of your own color can go farther than they show: 1 ruble for every extra space. All other dice move exactly the number they show.
lesson-full-title = Three dice fill a space
lesson-full = A die can’t stop where there are three other dice. Until then, every die there makes the space richer.
lesson-again-title = A die of the right color
lesson-again = Your tile is on the green space, so moving the green die lets you use it. The die will stop beside the blue one, where the emeralds are. Choose the green die, then the space that glows.
lesson-influence-title = Influence
lesson-influence = In the market you may do three things, in any order. One is the card of this quarter: here the clergy. Pray for 1 recognition.
lesson-more-title = Gather again
lesson-more = The second thing: gather. There are two dice here, so take both emeralds.
# To get the benefit of a workshop tile again.
lesson-activate-title = Use your tile
lesson-activate = The third thing: you moved the green die, so you may use the tile on your green space. Choose it.
lesson-refill-title = Mind your inventory
lesson-refill = The 2 lumber just fit: what doesn’t fit, you can’t take. Take both.
lesson-decorate-title = Decorate
lesson-decorate = A complete base can take a door: 1 lumber and up to two jewels. One jewel gives 1 prestige, two alike give 2, two different ones 3. Choose section A1 and decorate it with both emeralds.
lesson-others-title = Any complete section
lesson-others = You may decorate any complete section, { $rival }’s too. The ornament is yours and counts for you in that tower.
# Who is ahead in a tower.
lesson-majority-title = Who leads a tower
lesson-majority = At the end a tower is worth 2 for every complete section and 1 for every ornament. Here you have a section and a door; { $rival } has nothing complete yet. With two players the leader takes all of it, the other a third.
lesson-tied-title = A tied tower
lesson-tied = If you both have the same presence in a tower, neither of you gets anything for it. One ornament can decide that.
lesson-die-tile-title = A tile with a die
lesson-die-tile = The tile on C1 shows the yellow die. Such a tile gives you, once, what the market shows where that die is: now that would be 2 bricks.
lesson-prestige-title = Prestige buys help
lesson-prestige = At any moment of your turn you may give up 1 prestige: for 2 rubles, as often as you like, or once a turn to reroll the dice on one space.
lesson-ending-title = How the game ends
lesson-ending = Whoever first completes a sixth section gains 3 prestige; everyone else then has one more turn. Then the towers are scored, and every five materials and rubles you hold are worth 1 prestige.

## The end of the lesson

lesson-done-title = That’s the whole game
lesson-done = You know all you need. Continue from here: a bot takes over for { $rival }, and all choices are yours. Or sharpen your eye with four short puzzles.
lesson-sum-turn = One thing a turn: market, claim or build.
lesson-sum-gather = More dice on a space, more to gather; the dice you leave are rolled for the others.
lesson-sum-tiles = A tile face up gives its benefit at once, and each time you move its die.
lesson-sum-finish = Complete a section before those above it; jewels on ornaments are prestige.
lesson-sum-towers = In the end, it’s leading the towers that counts.
lesson-play-on = Continue against the bot
lesson-astray-title = Off the path
lesson-astray = Something was played here that the lesson didn’t expect. Undo it, or play on freely.
# A button: takes back what was played.
lesson-astray-back = Undo

## The second lesson: four short puzzles. Each has a title, a goal, what went wrong, and an answer that explains.

puzzles = Four puzzles
puzzles-lead = One turn each: reach the goal. Try as often as you like.
puzzles-begin = Solve it
puzzles-again = Solve it again
puzzles-solved = Solved
puzzles-open = Not solved yet
# $n: how many of the four are solved.
puzzles-progress = { $n ->
        [0] None solved yet
        [one] 1 of 4 solved
        [4] All four solved
       *[other] { $n } of 4 solved
    }
puzzle = Puzzle { $n } of 4
# Stands before the goal, which goes on in the same line.
puzzle-goal = Your goal:
puzzle-tries = { $n ->
        [one] 1 try
       *[other] { $n } tries
    }
puzzle-missed = Not this time
puzzle-try-again = Try again
puzzle-show = Show the answer
puzzle-shown = The answer
puzzle-right = That’s it!
puzzle-next = Next puzzle
puzzle-all = All puzzles
# Spaces of the market that a die goes beyond what it shows, for rubles.
puzzle-extra-title = Extra spaces
puzzle-extra-goal = Hold at least 3 gold at the end of this turn.
puzzle-extra-missed = Count how many dice would be on the gold space, and what you can pay for.
puzzle-extra-answer = The white die shows 3 and would stop one space short. Pay 1 ruble and it goes one space farther, to the gold: with the two dice there that makes three, and 1 gold for each.
puzzle-die-tile-title = A tile with a die
puzzle-die-tile-goal = Hold at least 6 bricks at the end of this turn.
puzzle-die-tile-missed = Which die lets you use your tile, and what does the tile give you where its die is now?
puzzle-die-tile-answer = Move the green die to the bricks: two dice are there now, so you gather 4. Your tile on the green space shows the yellow die, which is on the bricks as well: use it for 2 more. How many dice are there doesn’t matter for the tile.
puzzle-penalty-title = The penalty
puzzle-penalty-goal = Complete a section so that { $rival } loses 2 recognition.
puzzle-penalty-missed = Look for { $rival }’s unfinished section and count the complete ones above it that aren’t hers.
puzzle-penalty-answer = Complete A3: below it { $rival }’s A1 is unfinished, and now two complete sections above it aren’t hers, so she loses 2. In tower B one of the two above is her own and doesn’t count, so she’d lose only 1. In tower C it’s your own C1 that lags behind.
puzzle-towers-title = The towers
puzzle-towers-goal = This is the last turn of the game. Win it.
puzzle-towers-missed = Look for the tower where you’re tied: there neither of you gets anything.
puzzle-towers-answer = Tower A is tied, one section each, so nobody would get anything for it. Decorate { $rival }’s A2 with an arch: now you lead there and take the whole worth of the tower. Completing another section brings less.

## On the start page

learn = Learn the game
learn-start = Learn the game
learn-continue = Continue your first game
learn-text = A guided first game, about eight minutes.
learn-fresh-text = New here? Play a guided first game: about eight minutes, and you’ll know how to play.
