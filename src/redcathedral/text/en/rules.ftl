# The rules for players, in our own short words: a title and a paragraph for every thing one may ask about.
# `rule-…-also` lists other words somebody may search for; it is never shown.
# `rule-…-example` follows "Example:" in the same line.
# Write to the reader ("you"), plainly. Terms follow the glossary.
# Prices and amounts come from the edition that is played: $own, $white, $rival and $advanced are prices of workshop spaces ("2
# rubles"), $first to $fourth the rubles the players begin with, $room the spaces of an inventory, $start the space of the track
# where markers begin; $from, $before, $next and $after are spaces of the track, three of them prestige spaces. $trade, $bulk,
# $barter, $donate and $offer say what influence cards offer ("3 rubles for 1 prestige"), $pray and $vow are recognition, $one and
# $other the two actions of the card in the example, $purse the rubles of somebody who plays against Ivan.

rules = Rules
rules-title = The rules
rules-search = Search the rules
rules-search-keys = Press / to search, Enter to go to the next match.
# For the search, which finds every form of a word: the endings words take in this language, without accents. Two words are
# forms of one when they begin with the same three letters or more and go on with endings of this list, or with nothing.
rules-search-endings = s es e y ies ed ing
rules-found = { $n ->
    [0] Nothing found. Try another word.
    [one] One match
   *[other] { $n } matches
  }
# Stands before a worked example of a rule, which goes on in the same line.
rules-example = Example:
# A page with the most important rules, to print: first its title, then the button.
aid = player aid
aid-print = Print a player aid
rules-chapters = Chapters
# $clause is the number of a clause in the full rule text, such as "B3"; this names a link to it.
rules-clause = Clause { $clause }: link to this place
# Beside the answer to "why can’t I do this?"
rules-why = Show the rule

## Chapters

rules-chapter-goal = What it’s about
# A chapter: what a player does when it is the player’s turn.
rules-chapter-turn = Your turn
rules-chapter-claim = Claim a section
rules-chapter-build = Build
rules-chapter-decorate = Decorate
rules-chapter-market = The market
rules-chapter-influence = Influence cards
rules-chapter-workshop = Your workshop
rules-chapter-points = Recognition and prestige
rules-chapter-end = The end and the score
# A chapter: the other side of the players’ workshop boards.
rules-chapter-advanced = Advanced boards
rules-chapter-solo = Solo against Ivan

## What it is about

rule-goal-title = Aim of the game
rule-goal = You build the cathedral together, and everyone wants the credit. Bring materials from the market, complete sections, decorate them. Whoever has the most prestige after the final scoring wins; a tie goes to more complete sections, then to more ornaments, and after that the win is shared.
rule-words-title = Sections and towers
rule-words = Every card of the cathedral is a section. They stand in towers: a base at the bottom, middles above it, a dome on top. A section is named by its tower and its level, so B1 is the base of tower B.
rule-words-example = in the picture B1 is a base that needs 2 bricks and 2 stones, B2 a middle that stands on it, and B3 the dome on top.
rule-seats-title = Players and what they have
rule-seats = One to four people play, each in a color. Everyone has six banners, a door, two arches and a cross, a workshop of six spaces, and an inventory of { $room } spaces, four of them covered by banners. In turn order you begin with { $first }, { $second }, { $third } and { $fourth } rubles. The whole table plays either basic or advanced boards.
# How the pieces are laid out before a game.
rule-laying-title = Setting up the table
rule-laying = All markers start on space { $start } of the track. Resource tiles, influence cards, dice, sections and workshop tiles are dealt at random: the dice start on the recognition space and the four after it, and every section gets one workshop tile. With one or two players the tiles marked 3+ aren’t dealt. The supply of materials is limited; rubles never run out.

## Your turn

rule-turn-title = One of three
rule-turn = On your turn you do exactly one thing: claim a section, build, or move a die in the market. You can’t pass, and you can’t do two. Turns go clockwise.
rule-exchange-title = Prestige for rubles
rule-exchange = At any moment of your turn, as often as you like, you may give up 1 prestige and take 2 rubles.
rule-exchange-example = your marker is on space { $next }, a prestige space. You give up 1 prestige, so it goes back to space { $before }, and you take 2 rubles.
rule-exchange-also = exchange, money, coins
rule-reroll-title = Prestige for a new roll
rule-reroll = Once a turn you may give up 1 prestige to roll all the dice on one market space again.
rule-reroll-also = reroll, throw again
rule-no-prestige-title = When you have none to give
rule-no-prestige = When you give up prestige, your marker goes back to the prestige space behind it. With no prestige space behind it, you can’t give up any.

## Claim a section

rule-available-title = Which sections you can claim
rule-available = Any section without a banner, if it’s a base or stands directly on a section with a banner. It doesn’t matter whose banner that is, or whether that section is complete.
rule-banner-title = Which banner you use
rule-banner = Every claim takes one of your six banners. From the inventory, it frees the space it covered, for good. From the reserve, it frees nothing. When all six are on the cathedral you can’t claim any more.
# The workshop tile that was on the section.
rule-take-tile-title = The tile is yours
rule-take-tile = Put your banner on the section and take its workshop tile.
rule-place-title = Face up or face down
rule-place = Place the tile on any empty space of your workshop. Face up you pay the price of that space in rubles; your own color costs { $own }, white { $white }, any other { $rival }. Face down is free, but the tile does nothing for the rest of the game and its space is taken. The price is printed on the space.
rule-place-example = your tile shows 2 lumber. Face up on a space of another color it costs { $rival } and gives you 2 lumber now, and again each time you move that die. Face down it costs nothing and never gives you anything.
rule-place-also = price, pay
rule-at-once-title = Face up: benefit right away
rule-at-once = A tile placed face up gives you its benefit right away, and again each time you use it later.

## Build

rule-deliver-title = Three deliveries
rule-deliver = Deliver one, two or three materials from your inventory. There are six materials: lumber, brick, stone, gold and two jewels, emerald and amethyst. Resources are materials, rubles and recognition together.
rule-where-title = Where they go
rule-where = Each material goes to a section with your own banner that still needs it, or into an ornament. You may spread them over several sections, and sections may stay unfinished.
rule-complete-title = A section is complete
rule-complete = The moment a section has all it needs, its materials go back to the supply, you gain the recognition and rubles it shows, and the card is turned over. Your banner stays.
rule-penalty-title = Unfinished sections below
rule-penalty = When a section is completed, look at the claimed but unfinished sections below it in the same tower. Each of them costs its owner recognition: 1 for every complete section above it that belongs to somebody else.
rule-penalty-example = here red’s base isn’t complete. When blue completed the middle above it, red lost 1 recognition. With two complete sections of others above, red would have lost 2. Sections of red’s own above it cost red nothing.
rule-penalty-also = penalty, punish, minus
# Deliveries that a player may still make this turn.
rule-leftover-title = Deliveries that are left
rule-leftover = If a section is complete and you have deliveries left, keep going: deliver to other sections or decorate, even the section you’ve just completed.

## Decorate

rule-ornaments-title = One ornament per section
rule-ornaments = A complete section without an ornament can take one: a door on a base, an arch on a middle, a cross on a dome. You may decorate any complete section, even one that someone else has built.
rule-ornament-cost-title = What an ornament costs
rule-ornament-cost = A door takes 1 lumber, an arch 1 stone, a cross 1 gold; to each you may add one or two jewels. Every one of these materials is a delivery, and an ornament is delivered whole in one turn.
rule-jewels-title = Jewels shine
rule-jewels = Jewels on an ornament give prestige at once: 1 for one jewel, 2 for two of the same color, 3 for an emerald and an amethyst.
rule-jewels-example = you decorate a base with a door: 1 lumber, an emerald and an amethyst. That’s all three deliveries of the turn, and the two different jewels give you 3 prestige.
rule-ornament-stock-title = You need the ornament itself
rule-ornament-stock = Everyone has one door, two arches and one cross for the whole game. On advanced boards they must be unlocked first.

## The market

rule-move-title = Move a die
rule-move = Choose any die; it moves forward exactly as many spaces as it shows. The white die and the die of your own color can go farther, for 1 ruble per extra space.
rule-move-example = you play red. The white die shows 5: it moves 5 spaces, or 6 for 1 ruble, or 7 for 2 rubles. The red die can do the same, because it’s yours. The blue die moves exactly the number it shows.
rule-move-also = walk, go farther, extra
# A space of the market that can’t take one more die.
rule-full-space-title = A full space
rule-full-space = A die can’t stop where there are three other dice.
rule-full-space-also = blocked, maximum, limit
rule-three-things-title = Then up to three things
rule-three-things = Where the die has stopped you may gather, use the influence card, and use a workshop tile: each at most once, in any order, and you don’t have to.
rule-gather-title = Gather
rule-gather = You get the amount on the tile for every die that’s on the space now, including the one you moved. You may take fewer materials. Rubles and recognition always come in full.
rule-gather-also = collect, harvest, take
rule-room-title = Supply and room
rule-room = You can’t take more than the supply has, or more than your inventory has room for. You can’t throw anything away.
rule-roll-title = Dice are rolled for the next player
rule-roll = When you end your turn, all dice on the space where you stopped are rolled and stay there. What they show is what the next player finds.

## Influence cards

rule-card-title = The card of the quarter
rule-card = Each card belongs to two spaces of the market. Stop your die on one of them and you may take one of the card’s two actions, not both.
rule-card-example = your die stops on one of the two spaces of this card. You may gain { $one } or pay { $other }, but not both.
rule-repeat-title = Once, or as often as you like
rule-repeat = You may take an action with the repeat sign again and again, but in a row: once you gather or use a tile, you can’t repeat it anymore. Any other action is taken once.
rule-craftsmen-title = Craftsmen: buy and sell
rule-craftsmen = Buy a material from the supply, or sell one, at the price on the card. If the card shows materials, only those.
rule-teamsters-title = Teamsters: haul, earn, swap
rule-teamsters = Haul: pay, and deliver as many materials as the card says, as if you were building; an ornament must fit whole. Earn: take rubles. Swap: pay, and swap two resource tiles of the market.
rule-merchants-title = Merchants: trade, bulk, barter, commission
rule-merchants = Trade: { $trade }. Bulk: { $bulk }. Barter: { $barter }. Commission: use any one of your face-up tiles, even one you’ve used this turn.
rule-clergy-title = Clergy: pray, donate, offer, vow
rule-clergy = Pray: gain { $pray }. Donate: { $donate }. Offer: { $offer }. Vow: gain { $vow } if you have completed at least a base, a middle and a dome.
rule-influence-room-title = Supply and room count here too
rule-influence-room = Whatever you buy or receive must be in the supply, and there must be room for it once you’ve handed over what you give.

## Your workshop

# Workshop tiles.
rule-tiles-title = What tiles show
rule-tiles = A workshop tile shows an amount of one resource, or a die.
# To get the benefit of a workshop tile again.
rule-activate-title = Use a tile
rule-activate = After moving a die you may use the face-up tile on the space of that color. After the white die: one of your two white spaces.
rule-resource-tile-title = A tile with a resource
rule-resource-tile = It gives you the amount it shows: materials, rubles or recognition.
rule-die-tile-title = A tile with a die
rule-die-tile = It gives you, once, what the market shows on the space where that die is now. The number of dice there doesn’t matter.
rule-die-tile-example = your tile shows the green die, which is on 2 stones with two other dice. The tile gives you 2 stones, not 6.
rule-take-less-title = Taking less
rule-take-less = You may take only some of the materials, or none. Supply and room limit them as always.

## Recognition and prestige

rule-recognition-title = Recognition
rule-recognition = One marker on one track counts everything. Each recognition moves it one space, forward when you gain it and back when you lose it, but never below 0.
rule-prestige-title = Prestige
rule-prestige = Each prestige you gain moves the marker to the next prestige space, however near or far it is. Each one you lose moves it back to the prestige space behind. So prestige is worth more early, when prestige spaces are far apart.
rule-prestige-example = your marker is on space { $from }. 2 recognition take it to space { $next }, a prestige space. 1 prestige takes it there too, and from space { $next } another 1 prestige takes it to the next one, space { $after }.
# The last space of the scoring track.
rule-second-lap-title = Beyond the last space
rule-second-lap = After space 80 the marker turns to its +40 side and goes around again from space 1. It may also go back over that line. Space 80 itself is worth 40 prestige.
rule-worth-title = What your position is worth
rule-worth = The number on the last prestige space you’re on or have passed.

## The end and the score

rule-sixth-title = The sixth section
rule-sixth = Whoever is first to complete a sixth section gains its reward plus 3 prestige, and finishes the turn. Everyone else then has exactly one more turn.
rule-sixth-also = last round, final round
# The markers on the scoring track go to an earlier space.
rule-markers-back-title = Markers move back
rule-markers-back = Markers between two prestige spaces go back to the one behind them.
# Materials and rubles a player has when the game ends.
rule-goods-title = What you still hold
rule-goods = Count your materials and rubles together: every five are worth 1 prestige. Materials on sections don’t count.
rule-tower-title = What a tower is worth
rule-tower = 2 for every complete section and 1 for every ornament in it. Unfinished sections count for nothing.
rule-presence-title = Who is present
rule-presence = In every tower count your banners on complete sections and your ornaments. Without any you get nothing there.
rule-places-title = Three and four players
rule-places = Whoever has the most presence takes what the tower is worth, the next player half of it, the next half of that, a fourth player half of that again, always rounded down. Those who tie add up the places they fill and share them evenly, rounded down.
rule-places-example = a tower is worth 12. Blue leads and takes 12, yellow takes 6. Green and red are tied behind them: they add up third and fourth place, 3 and 1, and get 2 each.
# Words somebody may search for; a draw is when two are equal.
rule-places-also = majority, draw, equal, fourth
rule-two-seats-title = Two players, and solo
rule-two-seats = Whoever has more presence takes everything; the other, if present, a third, rounded down. On a tie nobody gets anything.
rule-two-seats-example = in this tower red and blue have one complete section each: a tie, so nobody gets anything. If red adds a door, the tower is worth 5 and red leads 2 to 1: red takes 5, blue a third of it, 1.
# Words somebody may search for; a draw is when two are equal.
rule-two-seats-also = majority, draw, equal
rule-limit-title = Games with a turn limit
rule-limit = A table may be set up with a turn limit. When it’s reached, the game ends and is scored.

## Advanced boards

# A player’s workshop board.
rule-advanced-board-title = What’s on the board
rule-advanced-board = Two banners are on the white spaces, and your four ornaments on the colored ones. There’s no reserve: the banners on the white spaces are used like those in the inventory.
rule-advanced-price-title = One price
rule-advanced-price = Every space costs { $advanced } face up.
rule-unlock-title = Unlock an ornament
rule-unlock = A tile placed face up on a colored space unlocks the ornament there. Put a tile there face down, and that ornament stays locked for good.
rule-unlock-example = the arch is on your green space. Place a tile there face up and you can use that arch; place it face down and the arch is lost to you.
# The two white spaces of a workshop.
rule-white-spaces-title = White spaces
rule-white-spaces = A white space takes a tile only once the banner on it has been used. Using it for this very claim counts.

## Solo against Ivan

rule-ivan-title = Ivan
rule-ivan = Ivan plays against you, and cards decide what he does. The table is set up as for two, and you start with { $purse }. He has banners, ornaments and a marker, but no board and no rubles.
rule-ivan-cards-title = His five cards
rule-ivan-cards = They’re in a row in random order, and on each there’s a tile that shows one of the dice, face up.
rule-ivan-first-title = He begins with a base
rule-ivan-first = Before the first turn he claims the base that gives the most recognition, or the leftmost of those if several do. Its tile leaves the game.
# What Ivan does when it’s his turn.
rule-ivan-turn-title = His turn
rule-ivan-turn = The first card of the row with a face-up tile is his. The die on that tile moves by its value, unless it would stop where there are three other dice: then it stays and brings nothing. The tile is turned face down, and he does what the card says. You take turns, and otherwise he follows the rules for two.
rule-ivan-turn-example = in the picture the tile on the first card is face down already. So the second card is his: the white die moves, its tile is turned face down, and Ivan claims a section.
rule-ivan-die-title = What his die brings
rule-ivan-die = Only recognition: from the recognition space for every die there, and from a clergy card that offers prayer, or a vow he can keep. Then the dice there are rolled.
rule-ivan-recognition-title = Card: recognition
rule-ivan-recognition = Ivan gains 4 recognition.
rule-ivan-inventory-title = Card: inventory
rule-ivan-inventory = 4 materials from the fullest pile of the supply go onto this card.
rule-ivan-transport-title = Card: transport
rule-ivan-transport = Everything on the inventory card goes to the construction card.
rule-ivan-claim-title = Card: claim
rule-ivan-claim = He claims a section directly above one of yours; if there’s none, a base; failing that, any available section. Where several fit, you choose. Recognition shown on the tile is his; the tile leaves the game. With no banners left, he claims nothing.
rule-ivan-construction-title = Card: construction
rule-ivan-construction = Everything on this card goes onto his unfinished sections, lowest level first and from left to right; any material counts as any other. A complete section gives him its recognition but no rubles. What’s left over stays on the card.
rule-ivan-ornament-title = When all tiles are down
rule-ivan-ornament = At the start of his turn he first places his next ornament, in the order door, arch, arch, cross, on one of your fitting sections or else on his own, and gains 1 prestige. Where several fit, you choose; if it fits nowhere, it waits. Then the tiles are shuffled and dealt face up again.
rule-ivan-end-title = The end against Ivan
rule-ivan-end = Nobody gains the 3 prestige for a sixth section. The other side has one more turn. Towers are scored as for two, and Ivan gets nothing for what he holds.
