# The first game: a lesson at a real table, step by step. Every step has a title and two or three short sentences.
# $rival is the name of the opponent, a woman. The pieces named (red die, section A1, space 4) are fixed.

lesson = Your first game
# The opponent’s name: a woman’s name that suits the language.
lesson-rival = Vera
lesson-next = Go on
lesson-leave = Leave the lesson; you can go on later
lesson-go-there = Take me to it
lesson-progress = Step { $n } of { $of }
lesson-not-now = That comes later. First do what is framed.
lesson-read-first = Read this first, then go on.
lesson-wait-title = { $rival } is to move
lesson-wait = Watch what { $rival } does.

## The steps

lesson-goal-title = Welcome to the building site
lesson-goal = You and { $rival } build this cathedral together. Finished sections and ornaments bring prestige, and most prestige wins. Each turn you do one thing: fetch materials, claim a section, or build.
lesson-market-title = The market
lesson-market = Five dice lie on a round of eight spaces. Every space shows what is to be had there. You choose a die, it moves clockwise as far as it shows, and you collect where it stops.
lesson-move-title = Move a die
lesson-move = The red die shows 3: it will stop on space 4, where the yellow die lies already. Choose the red die, then the space that glows.
lesson-gather-title = Gather
lesson-gather = You get the amount on the tile for every die on the space: 2 brick for two dice make 4. Take all four.
lesson-end-title = The dice you leave behind
lesson-end = When you end your turn, the dice on this space are rolled and stay there. What they show is what { $rival } can use. End your turn.
lesson-theirs-title = { $rival } claims a section
lesson-theirs = { $rival } has put a banner on section D1, so only she can build there. The tile that lay on it is in her workshop now.
lesson-claim-title = Claim a section
lesson-claim = Section A1 needs 1 lumber and 2 brick and pays 4 recognition. You have the brick already. Choose section A1.
lesson-banner-title = Which banner?
lesson-banner = Your inventory is half covered by banners. A banner taken from there opens its space for good, so take it from the inventory.
lesson-place-title = Face up or face down
lesson-place = The tile shows 2 lumber. Face up it costs rubles, but pays at once and again later. Face down is free and pays nothing. Choose the green space and place the tile face up for 2 rubles.
lesson-take-title = Face up pays at once
lesson-take = Take both lumber. Then end your turn.
lesson-deliver-title = Build
lesson-deliver = { $rival } has fetched an emerald. Now build: up to three materials in one turn. Choose section A1 three times, for 1 lumber and 2 brick.
lesson-points-title = Complete!
lesson-points = The section has paid 4 recognition: your marker moved four spaces. It passed a golden space, and golden spaces are prestige. Prestige that you gain directly jumps on to the next golden space. Now end your turn.
lesson-above-title = A neighbour above
lesson-above = { $rival } has claimed A2, on top of your A1. Towers are shared. An unfinished section below a finished one costs its owner recognition, so do not leave sections lying open under others.
lesson-again-title = A die of the right color
lesson-again = Your tile lies on the green space: moving the green die lets you use it. The die stops beside the blue one, where emeralds are. Choose the green die, then the space that glows.
lesson-influence-title = Influence
lesson-influence = In the market you may do three things, in any order. One is the card of this quarter: here the clergy. Pray for 1 recognition.
lesson-workshop-title = Gather and activate
lesson-workshop = Gather the two emeralds. Then choose your tile on the green space, which gives 2 lumber again, and take both. Your inventory is full now: what does not fit cannot be taken. End your turn.
lesson-decorate-title = Decorate
lesson-decorate = A finished base can take a door: 1 lumber and up to two jewels, and jewels pay prestige at once. Choose section A1 and decorate it with both emeralds for 2 prestige. Then end your turn.
lesson-majority-title = Who leads a tower
lesson-majority = At the end a tower is worth 2 for every finished section and 1 for every ornament. Here you have a section and a door, { $rival } has nothing finished yet. With two players the leader takes all of it, the other a third.
lesson-ending-title = How the game ends
lesson-ending = Whoever first completes a sixth section gains 3 prestige; everybody else then has one more turn. Last come the towers, and 1 prestige for every five materials and rubles you hold.

## The end of the lesson

lesson-done-title = That is the whole game
lesson-done = You know all you need. Go on from here: a bot takes over for { $rival }, and all choices are yours.
lesson-sum-turn = One thing a turn: market, claim or build.
lesson-sum-gather = More dice on a space, more to gather; the dice you leave are rolled for the others.
lesson-sum-tiles = A tile face up pays at once, and each time you move its die.
lesson-sum-finish = Finish what lies under others; jewels on ornaments are prestige.
lesson-sum-towers = In the end, leading the towers decides.
lesson-finish = Go on against the bot
lesson-astray-title = Off the path
lesson-astray = Something else was played here than the lesson expects. Take it back, or play on freely.
lesson-astray-back = Take it back

## On the start page

learn = Learn the game
learn-start = Learn the game
learn-go-on = Go on with your first game
learn-text = A guided first game, about six minutes.
learn-fresh-text = New here? Play a guided first game: about six minutes, and you know how it goes.
