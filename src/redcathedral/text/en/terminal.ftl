### The sentences of the terminal in English.
### Values in braces are filled in by the program; plurals are chosen by selectors.

## The command line

cli-description = Red Cathedral in the terminal: an unofficial digital edition.
cli-lang-help = speak this language instead of your system’s: { $languages }
cli-no-language = There is no language { $given }; there are { $languages }.
cli-needs-terminal = The terminal needs one more package. Install it with: pip install 'redcathedral[terminal]'
cli-play-help = play at one keyboard, 1 to 4 people (1: against Ivan)
cli-replay-help = show a recorded game, at its end or after any ply
cli-verify-help = check a record against its seed: the deal and every roll

play-description =
    Play at one keyboard. Every ply is written to disk at once, so nothing is lost when you stop.
play-players-help = how many people play (default 2; 1 plays against Ivan)
play-boards-help = basic (default) or advanced workshop boards
play-seed-help = a number or text that decides the deal and the rolls; left out, nobody can guess it
play-edition-help = an edition file of your own (see: redcathedral edition new)
play-first-game-help = use the edition's influence cards for a first game
play-turn-limit-help = end the game after so many turns of any side
play-names-help = names in turn order, with commas: Anna,Bob
play-colors-help = colours in turn order, with commas: green,red
play-dice-help = draw: the program rolls (default); ask: you roll real dice and type the result
play-save-help = where to keep the record (default: a new file in your data folder)
play-load-help = go on with this record
play-resume-help = go on with the latest unfinished game
play-no-color-help = no colours
play-plain-help = no colours and no drawing characters, for screen readers and simple terminals
replay-file-help = a record
replay-to-help = stop after so many plies (0: the opening)
replay-edition-help = the edition file it was played with, if it is not the packaged one
verify-seed-help = the seed, if the record does not hold it

play-load-and-setup = --load and --resume go on with a game as it was set up; { $option } cannot be changed
play-load-or-resume = give --load or --resume, not both

## Starting

offer-resume = There is an unfinished game: { $file } (saved { $when }).
offer-resume-question = Go on with it? [Y/n]
offer-resume-hint = To go on with it: redcathedral play --resume
no-unfinished = There is no unfinished game in { $folder }.
welcome = Welcome to Red Cathedral. Type a number or a ply; { "help" } explains, { "quit" } stops.
welcome-back = Welcome back: { $plies ->
        [one] one ply
       *[other] { $plies } plies
    } played so far.
saving-to = Every ply is saved in { $file }
deal-drawn = You roll the dice yourselves. The deal below was drawn by the program: lay your table like this.
cannot-save = { $file } cannot be written: { $problem }. Choose another place with --save FILE.
save-exists = { $file } exists already. To go on with it use --load; for a new game choose another name.
save-not-a-file = { $file } is no ordinary file.
save-failed = NOT SAVED: { $file } cannot be written: { $problem }. Try: save FILE
save-elsewhere = Another program has changed { $old }. This game goes on in { $file }
no-home = Your data folder cannot be found. Choose a file with --save FILE.

## Playing

turn-title = Turn { $number } · { $seat }
turn-title-limit = Turn { $number } of { $limit } · { $seat }
prompt = { $seat }>
prompt-roll = dice>
prompt-shuffle = tiles>
due-hint = number, ply, or: list, why PLY, undo, table, score, log, save, help, quit
ask-roll = Roll the dice on space { $space }: { $dice }. Type what they show, e.g. { $example }
ask-shuffle = Shuffle Ivan's five die tiles and lay one on each card, left to right. Type the colours, e.g. { $example }
ask-roll-count = { $wanted ->
        [one] One die is
       *[other] { $wanted } dice are
    } to be rolled ({ $dice }); { $given ->
        [0] no value was
        [one] one value was
       *[other] { $given } values were
    } given. Type e.g. { $example }
ask-roll-value = A die shows 1 to 6, not { $value }. Type e.g. { $example }
ask-shuffle-colors = Name each of red, blue, green, yellow and white once, e.g. { $example }
no-such-number = There is no { $number }; the list has { $count ->
        [one] one ply
       *[other] { $count } plies
    }. Type { "list" } to see everything.
ambiguous = “{ $said }” could be: { $plies }
ambiguous-more = “{ $said }” could be: { $plies } and { $more } more
list-title = { $count ->
        [one] One legal ply
       *[other] { $count } legal plies
    }:
list-none = No legal ply begins with “{ $verb }”. Try: why { $verb } …
range-market = each space further costs 1 ruble
range-gather = or fewer
range-take = or fewer
range-swap = any two spaces
range-reroll = give 1 prestige, roll the dice of that space again
range-other = { "list" } shows each
undone = Taken back: { $ply }
undo-chance = This cannot be taken back: { $ply } was chance, and what the dice have shown stays shown.
undo-nothing = There is nothing to take back.
why-usage = Say which ply: why claim B2
why-legal = { $ply } is legal here.
log-empty = Nothing has been played yet.
log-earlier = … { $count ->
        [one] one earlier turn
       *[other] { $count } earlier turns
    }; { "log all" } shows everything
saved-copy = A copy is saved in { $file }
saved = Saved in { $file }
bye = The game is saved in { $file }
bye-unsaved = The last plies are NOT saved.
bye-how = Go on with: { $command }
finished-already = This game is over; this is how it ended.

## The score

sheet-title = The score sheet
sheet-title-now = The score as it stands
sheet-track = track
sheet-goods = goods and rubles
sheet-tower = tower { $letter }
sheet-total = prestige
sheet-sections = complete sections
sheet-ornaments = ornaments
sheet-rank = rank
sheet-ties = (Ties: most complete sections, then most ornaments; then the win is shared.)
end-sixth = { $seat } completed six sections first, and every last turn has been played.
end-limit = The turn limit of { $limit } was reached; the game is scored as it stands.
winner = { $seat } wins with { $prestige } prestige.
winners = { $seats } share the win with { $prestige } prestige.
record-at = The record is in { $file }

## Replay and verify

replay-log = The plies
replay-at = After ply { $ply } of { $plies }
replay-to-range = There is no ply { $ply }: the record has { $plies ->
        [0] none
        [one] one
       *[other] { $plies }
    }.
verified = { $file }: all { $checks ->
        [one] one result of chance comes
       *[other] { $checks } results of chance come
    } from the seed (the deal, rolls and shuffles).
verify-no-seed = { $file }: the record holds no seed; give it with --seed
verify-told = { $file }: the dice of this game were real and typed in, so no seed gave them.

## Hints and reviews
## A ply is a single step of a turn as it is written in records, for instance “claim B1” or “deliver gold B2”.

cli-hint-help = say what a bot would play in a recorded game, with its prospects
cli-review-help = look back at a recorded game: who stood how, where it swung, what was better
cli-hint-bot-help = who is asked (default { $bot })
cli-hint-at-help = after so many plies (default: where the record ends)
cli-hint-json-help = write JSON
cli-hint-most-help = how many plies to name (default { $most })
cli-review-bot-help = who judges (default { $bot }; more simulations see more and take longer)
cli-bots-preparing = Getting the search ready; the first time this takes a minute or two …

cli-hint-over = This game is over; there is nothing left to play.
cli-hint-chance = The dice are to be rolled next; there is nothing to choose.
cli-hint-title = After ply { $ply }: { $seat } is to move
cli-hint-ply = ply
cli-hint-win = wins
cli-hint-margin = margin
cli-hint-meaning = what it means
# A column heading: how often the search has played this ply on.
cli-hint-tries = tries
cli-hint-note = Wins: how likely the seat wins. Margin: prestige ahead of the best other seat, expected at the end.
cli-hint-only = { $bot } would play: { $ply }
cli-review-no-search = { $bot } cannot judge plies; choose a bot that searches, for instance mcts:400

cli-review-progress = Turn { $done } of { $turns } …
cli-review-empty = Nothing has been decided in this game yet.
cli-review-title = How everybody stood
cli-review-turn = turn
cli-review-mover = whose
cli-review-note = Chances to win when each turn began, if its player goes on well.
cli-review-end = end
cli-review-swings-title = Where it swung
cli-review-swing = Turn { $turn }, { $mover }: { $seat } went from { $before } to { $after }.
cli-review-swing-given = Turn { $turn }, { $mover }: { $seat } went from { $before } to { $after }; { $given } of it was given away.
cli-review-swings-none = The chances never changed much within a turn.
cli-review-mistakes-title = What was better
cli-review-mistakes-none = No ply was surely worse than another.
cli-review-mistake = { $kind ->
        [blunder] Blunder
        [mistake] Mistake
       *[slip] Slip
    } of { $seat } in turn { $turn } (ply { $ply }): “{ $played }” wins { $win }, “{ $best }” { $best_win }.
cli-review-more = { $count ->
        [one] One more is in the JSON.
       *[other] { $count } more are in the JSON.
    }
cli-review-sides-title = How everybody played
cli-review-side = { $seat }: the best ply, or one as good, in { $agreed } of { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    }; { $lost } of win chance given away.

## Help

help-text =
    THE GAME IN BRIEF
      In your turn do one of three things, then end the turn:
        claim B2           put a banner on a section and place its workshop tile:
                           face up for rubles (its benefit now and later), or down
        deliver gold B2    build: up to 3 materials onto your own sections;
        ornament C1        or decorate any complete section, with jewels if you like
        market white +1    move a die by its value (white and your own colour
                           further, 1 ruble a space); then gather, use the
                           influence card beside the space, activate a tile
      At any moment: exchange (1 prestige for 2 rubles), and once a turn
      reroll 5 (1 prestige). A section completed above an unfinished one of
      somebody else costs that owner recognition.
      Who first completes six sections gains 3 prestige; the others have one
      more turn. Then count: the track, 1 for every 5 goods and rubles, and
      every tower by the presence in it. Most prestige wins.

    COMMANDS
      a number or a ply    play it; short forms work where they are clear: m w +1
      list, list market    all legal plies, or those of one verb
      why claim B3         what forbids a ply
      undo                 take back, up to the last roll
      table, score, log    the table, the score as it stands, the turns so far
      save FILE            save a copy (every ply is saved anyway)
      quit                 stop; go on later with: redcathedral play --resume
