### The sentences of the terminal in English.
### Values in braces are filled in by the program; plurals are chosen by selectors.

## The command line

cli-description = Red Cathedral in the terminal: an unofficial digital edition.
cli-version-help = print the version
cli-lang-help = use this language instead of your system’s: { $languages }
cli-no-language = There’s no language { $given }; choose from { $languages }.
cli-needs-terminal = The terminal needs one more package. Install it with: pip install 'redcathedral[terminal]'
cli-play-help = play at one keyboard, 1 to 4 people (1: against Ivan)
cli-replay-help = show a saved game, at its end or after any move
cli-verify-help = check a saved game against its seed: the deal and every roll

play-description =
    Play at one keyboard. Every move is saved at once, so nothing is lost when you stop.
play-players-help = how many people play (default 2; 1 without bots plays against Ivan)
play-bots-help = bots to play against, separated by commas: { $example } (levels: { $levels }); without { $people } you play alone against them
play-boards-help = basic (default) or advanced workshop boards
play-seed-help = a number or text that decides the deal and the rolls; without it, nobody can predict them
play-edition-help = your own edition file (see: redcathedral edition new)
play-first-game-help = use the edition’s influence cards for a first game
play-turn-limit-help = end the game after this many turns in all
play-names-help = names in turn order, separated by commas: Anna,Bob
play-colors-help = colors in turn order, separated by commas: green,red
play-dice-help = draw: the program rolls (default); ask: you roll real dice and type the result
play-save-help = where to save the game (default: a new file in your data folder)
play-load-help = continue this saved game
play-resume-help = continue the latest unfinished game
play-no-color-help = no colors
play-plain-help = no colors and no drawing characters, for screen readers and simple terminals
replay-file-help = a saved game
replay-to-help = stop after this many moves (0: the start)
replay-edition-help = the edition file it was played with, if it isn’t the packaged one
verify-seed-help = the seed, if the file doesn’t contain it

play-load-and-setup = --load and --resume continue a game as it was set up; { $option } can’t be changed
play-load-or-resume = use --load or --resume, not both
play-no-bot = There’s no bot called “{ $given }”. The levels are { $levels }.
play-too-many = { $people ->
        [one] One person
       *[other] { $people } people
    } and { $bots ->
        [one] one bot
       *[other] { $bots } bots
    } are too many: a table has { $most } seats.

## Starting

offer-resume = You have an unfinished game: { $file } (saved { $when }).
# The first letters of "yes" and "no"; capital is what Enter alone means. Every answer that begins with n is a no.
offer-resume-question = Continue it? [Y/n]
offer-resume-hint = To continue it: redcathedral play --resume
no-unfinished = There’s no unfinished game in { $folder }.
welcome = Welcome to Red Cathedral. Type a number or a move; { type-help } explains, { type-quit } stops.
welcome-back = Welcome back: { $plies ->
        [one] one move
       *[other] { $plies } moves
    } played so far.
saving-to = Every move is saved in { $file }
deal-drawn = You’re rolling real dice. The program has drawn this deal: set up your table like this.
cannot-save = { $file } can’t be written: { $problem }. Choose another place with --save { placeholder-file }.
save-exists = { $file } already exists. To continue it, use --load; for a new game, choose another name.
save-not-a-file = { $file } isn’t an ordinary file.
save-failed = NOT SAVED: { $file } can’t be written: { $problem }. Try: { type-save } { placeholder-file }
save-elsewhere = Another program has changed { $old }. This game continues in { $file }
no-home = Your data folder can’t be found. Choose a file with --save { placeholder-file }.

## Playing

turn-title = Turn { $number } · { $seat }
turn-title-limit = Turn { $number } of { $limit } · { $seat }
prompt = { $seat }>
prompt-roll = dice>
prompt-shuffle = tiles>
due-hint = number, move, or: { type-list }, { type-hint }, { type-why } MOVE, { type-undo }, { type-recap }, { type-table }, { type-score }, { type-log }, { type-save }, { type-help }, { type-quit }
bot-getting-ready = { $name } is getting ready; the first time this takes a minute or two…
bot-thinking = { $name } is thinking…
bot-replaced = { $name } gave no move ({ $problem }). { $bot } plays on in its place.
recap-nothing = The bots haven’t moved since your last move.
ask-roll = Roll on space { $space }: { $dice }. Type the result, e.g. { $example }
ask-shuffle = Shuffle Ivan’s five die tiles and put one on each card, left to right. Type the colors, e.g. { $example }
ask-roll-count = Roll { $wanted ->
        [one] one die
       *[other] { $wanted } dice
    } ({ $dice }); you typed { $given ->
        [0] no value
        [one] one value
       *[other] { $given } values
    }. Type e.g. { $example }
ask-roll-value = A die shows 1 to 6, not { $value }. Type e.g. { $example }
ask-shuffle-colors = Name each of red, blue, green, yellow and white once, e.g. { $example }
no-such-number = There’s no { $number }; the list has { $count ->
        [one] one move
       *[other] { $count } moves
    }. Type { type-list } to see everything.
ambiguous = “{ $said }” could be: { $plies }
ambiguous-more = “{ $said }” could be: { $plies } and { $more } more
list-title = { $count ->
        [one] One legal move
       *[other] { $count } legal moves
    }:
list-none = No legal move begins with “{ $verb }”. Try: { type-why } { $verb } …
range-market = each extra space costs 1 ruble
range-gather = or fewer
range-take = or fewer
range-swap = any two spaces
range-reroll = pay 1 prestige, roll the dice on that space again
range-other = { type-list } shows each one
undone = Undone: { $ply }
undo-chance = You can’t undo { $ply }: it was chance, and everyone has seen the dice.
undo-nothing = There’s nothing to undo.
why-usage = Say which move: { type-why } { type-claim } B2
why-legal = { $ply } is legal here.
# A move isn’t allowed, or why; $clause is the number of a rule such as “C4”, which must not look like the name of a section.
refused-by-rule = { $ply }: { $reason } (rule { $clause })
why-by-rule = { $reason } (rule { $clause })
log-empty = Nothing has been played yet.
log-earlier = … { $count ->
        [one] one earlier turn
       *[other] { $count } earlier turns
    }; { type-log } { type-all } shows everything
saved-copy = A copy is saved in { $file }
saved = Saved in { $file }
bye = The game is saved in { $file }
bye-unsaved = The last moves are NOT saved.
bye-how = Continue with: { $command }
finished-already = This game is over. This is how it ended.

## The score

sheet-title = The score sheet
sheet-title-now = The score so far
sheet-track = track
sheet-goods = materials and rubles
sheet-tower = tower { $letter }
sheet-total = prestige
sheet-sections = complete sections
sheet-ornaments = ornaments
sheet-rank = place
sheet-ties = (Ties: most complete sections, then most ornaments; then the win is shared.)
end-sixth = { $seat } was the first to complete six sections, and everyone has had their last turn.
end-limit = The turn limit of { $limit } was reached; the game is scored as it is.
winner = { $seat } wins with { $prestige } prestige.
winners = { $seats } share the win with { $prestige } prestige.
record-at = The game is saved in { $file }

## Replay and verify

replay-log = The moves
replay-at = After move { $ply } of { $plies }
replay-to-range = There’s no move { $ply }: the game has { $plies ->
        [0] none
        [one] one
       *[other] { $plies }
    }.
verified = { $file }: { $checks ->
        [one] the one result of chance comes
       *[other] all { $checks } results of chance come
    } from the seed (the deal, rolls and shuffles).
verify-no-seed = { $file }: this file has no seed; give it with --seed
verify-told = { $file }: the dice of this game were rolled by hand and typed in, so there’s no seed to check.
# $n is a number, $chain the name of a chain, or its hash.
verify-beacon-signed = Round { $n } of drand’s chain { $chain } is signed by that chain.
verify-beacon-unknown = Round { $n } is signed by chain { $chain }, which isn’t one of the League of Entropy’s: check whose it is.
verify-beacon-forged = Round { $n } isn’t signed by drand’s chain { $chain }: it’s forged.
verify-beacon-extra = The signature of round { $n } of drand’s chain { $chain } can’t be checked here: pip install 'redcathedral[beacon]'

## Hints and reviews
## A ply is a single step of a turn as it is written in records, for instance “claim B1” or “deliver gold B2”.

cli-warm-up-help = compile the rules, the environments and the search now, and keep them for later
cli-warm-up-done = Everything is compiled and saved for later.
cli-hint-help = say what a bot would play in a saved game, and how it rates its chances
cli-review-help = look back at a saved game: how the chances changed, where it turned, what was better
cli-hint-bot-help = which bot to ask (default { $bot })
cli-hint-at-help = after this many moves (default: where the game ends)
cli-hint-json-help = print JSON
cli-hint-most-help = how many moves to list (default { $most })
cli-review-bot-help = which bot judges (default { $bot }; more simulations see more and take longer)
cli-bots-preparing = Getting the search ready; the first time this takes a minute or two…

cli-hint-over = This game is over; there’s nothing left to play.
cli-hint-chance = The dice are rolled next; there’s nothing to choose.
cli-hint-title = After move { $ply }: { $seat } to play
cli-hint-ply = move
cli-hint-win = wins
cli-hint-margin = margin
cli-hint-why = why
# A column heading: how often the search has played this ply on.
cli-hint-tries = tries
cli-hint-note = Wins: how likely this player is to win. Margin: the expected lead in prestige over the best opponent at the end.
cli-hint-only = { $bot } would play: { $ply }
cli-review-no-search = { $bot } can’t judge moves; choose a bot that searches, for instance mcts:400

cli-review-progress = Turn { $done } of { $turns }…
cli-review-empty = Nobody has decided anything in this game yet.
cli-review-title = How the chances changed
cli-review-turn = turn
cli-review-mover = player
cli-review-note = Chances to win at the start of each turn, if that player plays well from there.
cli-review-end = end
cli-review-swings-title = Where it turned
cli-review-swing = Turn { $turn }, { $mover }: { $seat } went from { $before } to { $after }.
cli-review-swing-given = Turn { $turn }, { $mover }: { $seat } went from { $before } to { $after }; { $given } was given away.
cli-review-swings-none = The chances never changed much within a turn.
cli-review-mistakes-title = What was better
cli-review-mistakes-none = Nobody missed a clearly better move.
cli-review-mistake = { $kind ->
        [blunder] Blunder
        [mistake] Mistake
       *[slip] Slip
    } by { $seat } in turn { $turn } (move { $ply }): “{ $played }” wins { $win }, “{ $best }” { $best_win }.
cli-review-more = { $count ->
        [one] One more is in the JSON.
       *[other] { $count } more are in the JSON.
    }
cli-review-sides-title = How everyone played
cli-review-side = { $seat }: the best move, or one as good, in { $agreed } of { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    }; { $lost } of win chance given away.

## Bots among themselves: the commands arena and study
## A deal is one shuffled setup; all seat orders of the players play it. Parity is what a player would win if all were equally good.

cli-arena-help = let bots play each other and see which is better
cli-study-help = let bots play and see what the game is like
cli-needs-arena = The arena needs more packages. Install them with: pip install 'redcathedral[arena]'
arena-players-help = bots, separated by commas: greedy,mcts:0.2s,random
arena-games-help = how many games, rounded up to whole deals (default { $games })
arena-seats-help = players at a table: 2 to 4, or 1 for solo (default: all of them)
arena-edition-help = an edition file (default: the packaged one)
arena-seed-help = decides every deal, every roll and every bot’s luck (default { $seed })
arena-turn-limit-help = end a game after this many turns in all (default { $limit })
arena-move-limit-help = how many seconds a bot may think about a move (default { $seconds })
arena-code-help = a file with your own bot; can be repeated
arena-sure-help = stop as soon as it’s certain who is above and who is below parity
arena-jobs-help = how many processes play (default { $jobs }); the result is the same
arena-engine-help = where to play: local, on this machine (default), or ray, with Ray
arena-address-help = the address of a Ray cluster; without one, Ray starts on this machine
arena-out-help = the folder for the files (default { $folder })
arena-resume-help = continue the run in that folder
study-players-help = bots, separated by commas, repeated to fill a table (default { $players })
study-seats-help = numbers of players, separated by commas, 1: solo (default { $seats })
study-boards-help = basic or advanced boards, or both: basic,advanced (default { $boards })
study-games-help = games for each kind of table (default { $games })
study-seats-wrong = Seats are numbers from 1 to 4, separated by commas, not “{ $given }”.
# $known: basic, advanced
study-boards-wrong = Boards are one or more of these, separated by commas: { $known }; not “{ $given }”.

arena-rounded = { $games ->
        [one] Playing 1 game
       *[other] Playing { $games } games
    }: each deal is played in { $orders ->
        [one] 1 seat order
       *[other] { $orders } seat orders
    }.
arena-compiling = Compiling for this machine; this happens once and takes a minute or two…
# Before a progress bar. With the second one a count follows: 120/1000.
arena-preparing = getting ready
arena-playing = games played
arena-stopped = Stopped. The finished games are in { $folder }; run the same command with --resume to continue.
# $turns is a mean such as 41.3.
arena-summary = { $games ->
        [one] One game
       *[other] { $games } games
    } on { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }, { $turns } turns per game.
arena-limited = { $games ->
        [one] One game
       *[other] { $games } games
    } reached the turn limit of { $limit }.
arena-sure = Stopped early: it’s certain for every player whether it’s above or below parity.
arena-unsure = All games have been played, but it isn’t certain for every player whether it’s above or below parity.
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
edition-check-help = check an edition file and list everything that’s wrong
edition-check-file-help = the edition file
edition-new-help = write a commented copy to fill in from your own box
edition-new-file-help = the file to write; it must not exist
edition-valid = { $file }: a valid edition, “{ $name }” (cathedral cards: { $cards }, plans: { $plans }), digest { $digest }
edition-name-wrong = { $file }: the file name becomes the edition’s name, so it needs 1 to 60 printable characters
edition-exists = { $file } already exists and wasn’t changed; choose another name
edition-not-written = { $file } can’t be written: { $problem }
edition-written = { $file } is written. Edit it, then run: { "redcathedral edition check" } { $file }

## The server

cli-serve-help = serve tables to browsers; only on this machine unless you say otherwise
cli-move-help = move a server’s tables to another database
cli-needs-server = The server needs more packages. Install them with: pip install 'redcathedral[server]'
serve-host-help = listen on this address (default { $host })
serve-port-help = listen on this port (default { $port }, or the next free one)
serve-data-help = keep the tables in this folder (default: your data folder)
serve-database-help = the database: a file, or postgresql://… (default tables.sqlite3 in the data folder)
serve-open-help = open the browser
serve-cold-help = don’t prepare the bots that search until one is needed
serve-hosting = hosting
serve-hosting-help = for servers that others can reach; see docs/hosting.md
serve-name-help = answer only to this name; can be repeated
serve-origin-help = also trust pages from this origin; can be repeated
serve-proxy-help = which proxies’ headers to trust (default { $proxy })
serve-set-help = change a limit; can be repeated
serve-no-editions-help = accept no editions from clients
serve-no-hsts-help = let browsers that used TLS come back without it
serve-log-help = write the log as text or as JSON lines (default text)
serve-metrics-help = serve figures for Prometheus at this address
serve-beacon-help = mix rounds of drand, a public source of random numbers, into the dice; you provide them in this file or folder
serve-beacon-extra = --beacon needs another package: pip install 'redcathedral[beacon]'
serve-beacon-wrong = { $file } doesn’t say which drand chain its rounds belong to: { $problem }
serve-workers-help = how many processes serve; more than one needs PostgreSQL
serve-metrics-wrong = The address for Prometheus is ADDRESS:PORT or a port, not “{ $given }”.
serve-no-home = Your data folder can’t be found. Choose one with --data FOLDER.
serve-no-port = Can’t listen on { $host }, port { $port }: { $problem }
serve-folder-taken = Another server is using { $folder }. Stop it, or choose another folder with --data FOLDER.
serve-database-away = The database isn’t responding: { $problem }
move-done = { $rows ->
    [one] Moved { $rows } row; both databases are the same.
   *[other] Moved { $rows } rows; both databases are the same.
}
move-no-file = There’s no database { $file }.
move-differs = After copying, { $table } isn’t the same in both databases; is a server still running? Nothing was changed.
move-not-empty = The database to fill isn’t empty. Nothing was changed.
move-to-help = the database to fill; it must be empty
move-from-help = the database to copy: a file, or postgresql://…; stop its server first
serve-workers-database = Several workers need a database they can share: --database postgresql://… SQLite is for one process.
serve-needs-postgres = PostgreSQL needs a package that isn’t installed: pip install 'redcathedral[postgres]'
serve-database-newer = { $database } was written by a newer server: its format is { $version }, this one supports up to { $known }. Install a newer version; nothing was changed.
serve-no-limit = There’s no limit { $given }; the limits are { $limits }.
serve-limit-wrong = { $limit } must be a number above 0, not “{ $given }”.
serve-at = Red Cathedral is at { $address } (Ctrl-C stops it)

## The host

cli-admin-help = look after a server’s tables, while it runs or not
admin-list-help = list all tables
admin-look-help = show what the server knows about a table
admin-expire-help = delete what has been unused for too long, as the server does by itself
admin-delete-help = delete a table
admin-revoke-help = revoke every key of a table
admin-ban-help = block an address or a network
admin-unban-help = unblock an address or a network
admin-bans-help = list what’s blocked
admin-reports-help = list what people have reported, newest first
admin-acts-help = list what admins have done
admin-backup-help = copy the database while the server runs
admin-restore-help = replace the database with a backup
admin-table-help = the table’s id
admin-address-help = an address or a network
admin-status-help = only tables in this state
admin-reason-help = why
admin-file-help = a file
admin-expired =
    Deleted { $tables ->
    [one] 1 table
   *[other] { $tables } tables
    } and { $messages ->
    [one] 1 message
   *[other] { $messages } messages
    }.
admin-deleted = Table { $table } is deleted.
admin-revoked =
    { $n ->
    [one] Revoked 1 key.
   *[other] Revoked { $n } keys.
    }
admin-banned = { $network } is blocked; a running server knows within seconds.
admin-unbanned = { $network } is no longer blocked.
admin-not-banned = { $network } isn’t blocked.
admin-backed-up = The backup is { $file }. It holds the secrets of running games: keep it to yourself.
admin-restored = The tables are now the ones in { $file }.
admin-no-database = { $file } doesn’t exist. Name the server’s folder with --data FOLDER.
admin-no-table = There’s no table { $table }.
admin-no-address = “{ $given }” isn’t an address or a network.
admin-busy = Table { $table } has just changed. Try again.
admin-use-pg-dump = This is a PostgreSQL database: use pg_dump and pg_restore.

## Help

help-text =
    THE GAME IN BRIEF
      On your turn, do one of three things, then end the turn:
        claim B2           put a banner on a section and place its workshop tile:
                           face up for rubles (its benefit now and later), or down
        deliver gold B2    build: up to 3 materials to your own sections;
        ornament C1        or decorate any complete section, with jewels too
        market white +1    move a die by its value (white and your own color
                           farther, 1 ruble each); then gather, use the
                           influence card beside the space, use a tile
      At any moment: exchange (1 prestige for 2 rubles), and once a turn
      reroll 5 (1 prestige). A section completed above someone else’s
      unfinished one costs them recognition.
      The first to complete six sections gains 3 prestige; everyone else has
      one more turn. Then count: the track, 1 for every 5 materials and rubles,
      and every tower by the presence in it. Most prestige wins.

    COMMANDS
      a number or a move   play it; short forms work where they are clear: m w +1
      list, list market    all legal moves, or those of one verb
      why claim B3         what forbids a move
      hint                 what a strong bot would play
      undo                 undo, back to the last roll
      recap                what the bots did since your last move, in full
      table, score, log    the table, the score so far, the turns so far
      save FILE            save a copy (every move is saved anyway)
      quit                 stop; continue later with: redcathedral play --resume

## The privacy page, /privacy

privacy-back = Back to the game
privacy-lead = You don’t need an account here. This is what the server keeps, and for how long.
privacy-kept = It keeps the names people type, their moves, and what they say at the table.
# How long something is kept, in the sentences below.
amount-days = { $n ->
    [one] 1 day
   *[other] { $n } days
  }
privacy-tables = A table where the game hasn’t started is deleted { $waiting } after the last activity there, an unfinished game after { $unfinished }.
privacy-finished = A finished game is kept for { $finished }; what was said there is erased after { $chat }.
privacy-keys = For each device that can play for you, the server keeps the browser, the system and the days it was first and last used. A device that isn’t used for { $days } is signed out.
privacy-address = The server doesn’t keep the internet address from which a table is made, only a scrambled form of it. If an address attacks the server, the server’s log notes that address.
privacy-others = There’s no tracking, no advertising, and nobody else gets this data.
privacy-reports = The people who run this server read what you report. Ask them if you want something deleted.
