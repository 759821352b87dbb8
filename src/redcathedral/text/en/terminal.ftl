### The sentences of the terminal in English.
### Values in braces are filled in by the program; plurals are chosen by selectors.

## The command line

cli-description = Red Cathedral in the terminal: an unofficial digital edition.
cli-version-help = say which version this is
cli-lang-help = speak this language instead of your system’s: { $languages }
cli-no-language = There is no language { $given }; there are { $languages }.
cli-needs-terminal = The terminal needs one more package. Install it with: pip install 'redcathedral[terminal]'
cli-play-help = play at one keyboard, 1 to 4 people (1: against Ivan)
cli-replay-help = show a recorded game, at its end or after any ply
cli-verify-help = check a record against its seed: the deal and every roll

play-description =
    Play at one keyboard. Every ply is written to disk at once, so nothing is lost when you stop.
play-players-help = how many people play (default 2; 1 without bots plays against Ivan)
play-bots-help = bots to play against, with commas: { $example } (levels: { $levels }); without { $people } you play alone against them
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
play-no-bot = There’s no bot called “{ $given }”. The levels are { $levels }.
play-too-many = { $people ->
        [one] One person
       *[other] { $people } people
    } and { $bots ->
        [one] one bot
       *[other] { $bots } bots
    } are too many: a table has { $most } seats.

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
due-hint = number, ply, or: list, hint, why PLY, undo, recap, table, score, log, save, help, quit
bot-getting-ready = { $name } is getting ready; the first time this takes a minute or two…
bot-thinking = { $name } is thinking…
bot-replaced = { $name } gave no move ({ $problem }). { $bot } plays on in its place.
recap-nothing = The bots haven’t moved since your last move.
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

## Bots among themselves: the commands arena and study
## A deal is one shuffled setup; all seat orders of the players play it. Parity is what a player would win if all were equally good.

cli-arena-help = let bots play each other and see who is better
cli-study-help = let bots play and see what the game is like
cli-needs-arena = The arena needs more packages. Install them with: pip install 'redcathedral[arena]'
arena-players-help = bots with commas between: greedy,mcts:0.2s,random
arena-games-help = how many games, rounded up to whole deals (default { $games })
arena-seats-help = players at a table: 2 to 4, or 1 for solo (default: all of them)
arena-edition-help = an edition file; the packaged one if left out
arena-seed-help = decides every deal, every roll and the luck of every bot (default { $seed })
arena-turn-limit-help = end a game after so many turns of any side (default { $limit })
arena-move-limit-help = how many seconds a bot may think about a ply (default { $seconds })
arena-code-help = a file with a bot of your own; may be repeated
arena-sure-help = stop when it is sure who is above and who below parity
arena-jobs-help = how many processes play (default { $jobs }); the result is the same
arena-engine-help = where to play: local, on this machine (default), or ray, with Ray
arena-address-help = the address of a Ray cluster; without one Ray is started on this machine
arena-out-help = the folder for the files (default { $folder })
arena-resume-help = go on with the run in that folder
study-players-help = bots with commas between, named again to fill a table (default { $players })
study-seats-help = numbers of players with commas between, 1: solo (default { $seats })
study-boards-help = basic or advanced boards, or both: basic,advanced (default { $boards })
study-games-help = games for each kind of table (default { $games })
study-seats-wrong = Seats are numbers from 1 to 4 with commas between, not “{ $given }”.
# $known: basic, advanced
study-boards-wrong = Boards are one of these, or several with a comma between: { $known }; not “{ $given }”.

arena-rounded = { $games } games are played: whole deals of { $orders } seat orders.
arena-compiling = Compiling for this machine; this is done once and takes a minute or two …
# Before a progress bar. With the second one a count follows: 120/1000.
arena-preparing = getting ready
arena-playing = games played
arena-stopped = Stopped. The finished games are kept in { $folder }; the same command with --resume goes on.
# $turns is a mean such as 41.3.
arena-summary = { $games ->
        [one] One game
       *[other] { $games } games
    } on { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }, { $turns } turns a game.
arena-limited = { $games ->
        [one] One game
       *[other] { $games } games
    } reached the turn limit of { $limit }.
arena-sure = Stopped early: every player’s side of parity is sure.
arena-unsure = All games were played, and not every player’s side of parity is sure.
# A bot that misbehaves loses its seat for the rest of that game; $message is an error in English.
arena-forfeit = { $player } lost { $seats ->
        [one] one seat
       *[other] { $seats } seats
    } to { $stand_in }, first in game { $game }: { $message }
arena-report = Report: { $file } (also results.parquet and summary.json there)
study-done = { $games ->
        [one] One game
       *[other] { $games } games
    }. Study: { $file }

## Edition files

cli-edition-help = show, check or start an edition file (the data of a box)
edition-show-help = list every value and where it comes from
edition-check-help = check an edition file and list everything that is wrong
edition-check-file-help = the edition file
edition-new-help = write a commented copy to fill in from your own box
edition-new-file-help = the file to write; it must not exist
edition-valid = { $file }: a valid edition, “{ $name }” (cathedral cards: { $cards }, plans: { $plans }), digest { $digest }
edition-name-wrong = { $file }: the file name gives the edition its name: 1 to 60 printable characters
edition-exists = { $file }: this exists already and is left as it is; choose another name
edition-not-written = { $file }: cannot be written: { $problem }
edition-written = { $file }: written; edit it, then run: { "redcathedral edition check" } { $file }

## The server

cli-serve-help = serve tables to browsers, on this machine unless told otherwise
cli-move-help = move a server's tables to another database
cli-needs-server = The server needs more packages. Install them with: pip install 'redcathedral[server]'
serve-host-help = listen at this address (default { $host })
serve-port-help = listen on this port (default { $port }, or the next free one)
serve-data-help = keep the tables in this folder (default: your data folder)
serve-database-help = the database: a file, or postgresql://… (default tables.sqlite3 in the data folder)
serve-open-help = open the browser
serve-cold-help = get the bots that search ready only when one is needed
serve-hosting = hosting
serve-hosting-help = for servers that others reach; see docs/hosting.md
serve-name-help = answer to this name only; may be repeated
serve-origin-help = trust pages of this origin too; may be repeated
serve-proxy-help = the proxies whose headers to believe (default { $proxy })
serve-set-help = change a limit; may be repeated
serve-no-editions-help = take no editions from clients
serve-no-hsts-help = let browsers that came by TLS come without it later
serve-log-help = write the log as text or as JSON lines (default text)
serve-metrics-help = tell Prometheus at this address how the server is doing
serve-workers-help = how many processes serve; more than one needs PostgreSQL
serve-metrics-wrong = The address for Prometheus is ADDRESS:PORT or a port, not “{ $given }”.
serve-no-home = Your data folder cannot be found. Choose one with --data FOLDER.
serve-no-port = It is not possible to listen on { $host }, port { $port }: { $problem }
serve-folder-taken = Another server uses { $folder }. Stop it, or choose another folder with --data FOLDER.
serve-database-away = The database doesn't answer: { $problem }
move-done = { $rows ->
    [one] Moved { $rows } row; both databases are the same.
   *[other] Moved { $rows } rows; both databases are the same.
}
move-no-file = There is no database { $file }.
move-differs = After copying, { $table } isn't the same in both databases; is a server still running? Nothing was changed.
move-not-empty = The database to fill isn't empty. Nothing was changed.
move-to-help = the database to fill; it must be empty
move-from-help = the database there is: a file, or postgresql://…; stop its server first
serve-workers-database = Several workers need a database they can share: --database postgresql://… SQLite is for one process.
serve-needs-postgres = PostgreSQL needs a package that isn't installed: pip install 'redcathedral[postgres]'
serve-database-newer = { $database } was written by a newer server: its format is { $version }, this one knows { $known }. Install a newer version; nothing was changed.
serve-no-limit = There is no limit { $given }; there are { $limits }.
serve-limit-wrong = { $limit } is a number above 0, not “{ $given }”.
serve-at = Red Cathedral is at { $address } (Ctrl-C stops it)

## The host

cli-admin-help = look after a server’s tables, while it runs or not
admin-list-help = list all tables
admin-look-help = show what is known about a table
admin-expire-help = forget what has been unused for too long, as the server does by itself
admin-delete-help = delete a table
admin-revoke-help = take back every key of a table
admin-ban-help = keep an address or a network out
admin-unban-help = let an address or a network in again
admin-bans-help = list who is kept out
admin-reports-help = list what people have reported, the newest first
admin-acts-help = list what admins have done
admin-backup-help = copy the database while the server runs
admin-restore-help = put a backup in the place of what there is
admin-table-help = the table’s id
admin-address-help = an address or a network
admin-status-help = only tables in this state
admin-reason-help = why
admin-file-help = a file
admin-expired =
    Forgot { $tables ->
    [one] 1 table
   *[other] { $tables } tables
    } and { $messages ->
    [one] 1 message
   *[other] { $messages } messages
    }.
admin-deleted = Table { $table } is deleted.
admin-revoked =
    { $n ->
    [one] 1 key is
   *[other] { $n } keys are
    } no longer good.
admin-banned = { $network } is kept out; a running server knows within seconds.
admin-unbanned = { $network } may come in again.
admin-not-banned = { $network } isn’t kept out.
admin-backed-up = The backup is { $file }. It holds the secrets of running games: keep it to yourself.
admin-restored = The tables are those of { $file } now.
admin-no-database = { $file } isn’t there. Name the server’s folder with --data FOLDER.
admin-no-table = There’s no table { $table }.
admin-no-address = “{ $given }” is no address and no network.
admin-busy = Table { $table } has just changed. Try again.
admin-use-pg-dump = This database is PostgreSQL’s: use pg_dump and pg_restore.

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
      hint                 what a strong bot would play
      undo                 take back, up to the last roll
      recap                what the bots did since your last move, in full
      table, score, log    the table, the score as it stands, the turns so far
      save FILE            save a copy (every ply is saved anyway)
      quit                 stop; go on later with: redcathedral play --resume

## The privacy page, /privacy

privacy-back = Back to the game
privacy-lead = You need no account here. This is what the server keeps, and for how long.
privacy-kept = It keeps the names people type, their moves, and what they say at the table.
privacy-tables = A table where nobody has begun is deleted { $waiting } days after anything last happened there, an unfinished game after { $unfinished } days.
privacy-finished = A finished game is kept for { $finished } days; what was said there is erased after { $chat } days.
privacy-keys = For each device that can play for you, the server keeps the browser, the system and the days it was first and last used. A device that isn’t used for { $days } days is signed out.
privacy-address = Of the internet address that makes a table only a scrambled number is kept. An address that attacks the server is noted in its log.
privacy-others = There is no tracking, no advertising and nobody else who gets this data.
privacy-reports = What you report is read by whoever runs this server. Ask them if you want something deleted.
