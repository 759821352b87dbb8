### What can go wrong, said to whoever did it: page, terminal and programs.

## Anything

# The problem is a technical text in English.
error-other = That didn’t work: { $problem }

## The server refuses

# A table is where one game is played; the address names one that isn’t there.
error-no-table = This table doesn’t exist.
error-nothing-here = There’s nothing here.
error-key = You need a valid key for this table.
error-invitation = This invitation isn’t valid anymore.
error-report-whom = You can report only another person at the table.
error-report-what = Nobody said that at this table.
error-banned = This server has blocked your address.
error-no-device = This seat has no device { $device }.
error-host-only = Only the host can do this.
error-no-seat = You don’t have a seat at this table.
# Somebody wants to rename or free a seat where another person sits.
error-not-your-seat = This isn’t your seat.
error-which-seat = There’s no seat { $seat }: seats are numbered from 0 to { $last }.
# A seat at a table, by its number; somebody else has it already.
error-seat-taken = Seat { $seat } isn’t free.
error-seat-fixed = This seat can’t be changed anymore.
error-color-taken = Somebody already plays this color: { $color }.
error-colors-stay = The game has started, so colors can’t change.
error-not-your-move = It isn’t your turn: the table is waiting for { $seat }.
# Whoever asks has to wait: it’s another player’s turn.
error-not-yours-now = It isn’t your turn.
error-no-hints = There are no hints at a table with other people.
error-no-hints-strict = This is a strict table: there are no hints.
error-undo-strict = This is a strict table: once dice are rolled or somebody else has moved, moves stay.
error-no-hints-yet = This game continues one that people are still playing: hints are available once that one is over.
error-away = You’re away: come back first.
error-not-away = You weren’t away.
error-not-started = The game hasn’t started yet.
error-game-over = The game is over.
error-not-over = The game isn’t over yet.
error-over-there = The game is already over here. Go back to a moment when somebody can still move.
error-seed-later = The game isn’t over yet; its seed is revealed at the end.
error-review-later = The game isn’t over yet; a review would give hints.
error-no-ply = There’s no move { $ply }: { $plies ->
    [0] none has
    [one] only one has
   *[other] only { $plies } have
  } been played.
error-nobody-asks = Nobody is asking to undo anything.
error-not-asked = You weren’t asked.
error-moved-first = Another move came first.
error-id-used = This id was already used for another request.
error-next-seats-taken = Your seats at the next table are taken.
error-table-full = This table has reached its event limit.
error-chat-full = You’ve reached the message limit at this table.
error-rules-version = This table uses version { $played } of the rules; this server has version { $here }.
error-too-many-bot-tables = { $n ->
    [one] { $n } table with only bots is already running from your address; let it finish first.
   *[other] { $n } tables with only bots are already running from your address; let one finish first.
}
error-too-many-tables = { $n ->
    [one] You already have 1 open table; finish it first.
   *[other] You already have { $n } open tables; finish some of them first.
  }
error-too-long = You can continue a game from { $most ->
    [one] move 1
   *[other] move { $most }
  } at the latest.
error-too-many-connections = Too many connections.
error-too-fast = Too many requests at once. Wait a moment.
error-too-much-work = That’s a lot of work for this server. Wait a moment.
error-too-much-kept = You’ve reached today’s storage limit on this server.
error-too-slow = The request took too long to arrive.
error-not-json = The body must be JSON: Content-Type: application/json
error-too-large = This is too large: the limit is { $most } bytes.
error-no-editions = This server doesn’t accept custom editions.
error-host-name = This server doesn’t have that name.
error-foreign = This request came from another site.
error-broken = Something went wrong on the server; its log says more.
error-unavailable = The database can’t be reached right now. Try again in a moment.
# The problem is a technical text in English that names the field.
error-body = The request doesn’t make sense: { $problem }
error-event-number = The event number is missing.

## A table cannot be laid

error-solo-seats = A solo table has exactly one seat; any other table has two to four.
error-solo-open = The seat of a solo table can’t be open.
error-seats-to-fill = Seats to fill in this game: { $seats }, not { $given }.
error-commitment = This commitment doesn’t exist, or a table has already used it.
error-too-many-commitments = You’ve asked for { $n ->
    [one] 1 commitment
   *[other] { $n } commitments
  } without making a table. Make one, or try again in an hour.
error-which-bot = The bots here are { $bots }.
error-players = The number of players must be 1 to 4, not { $given }.
error-boards = The boards must be basic or advanced, not { $given }.
error-dice = The dice must be draw or ask, not { $given }.
error-names = This needs { $seats } names; you gave: { $given }.
error-names-solo = On your own you need two names, yours and Ivan’s; you gave: { $given }.
error-name = A name has 1 to { $most } printable characters; this one doesn’t: { $given }.
error-seed = A seed is a whole number (up to 1,000 digits) or a line of text.
error-color = { $given } isn’t a color here; choose from { $colors }.
error-colors = This needs { $seats } different colors, not { $given }.
error-turn-limit = A turn limit is a number from 1 to { $most }, not { $given }.

## A ply is refused

error-illegal = { $ply }: { $clause }: { $reason }
error-stale-ply = { $ply }: meant for move { $meant }, but { $plies ->
    [one] 1 has
   *[other] { $plies } have
  } been played.
error-wrong-seat = { $ply }: waiting for { $mover }, not for { $seat }.
error-nothing-said = You didn’t type anything. A move is a verb and what it needs, such as: { $example }
error-verb-near = “{ $said }”: there’s no verb “{ $verb }”; did you mean { $near }?
error-verb = “{ $said }”: there’s no verb “{ $verb }”; the verbs are { $verbs }.
error-stands-alone = “{ $said }”: type { $verb } by itself.
error-not-understood = “{ $said }” isn’t clear; write { $verb } like this: { $example }
error-nothing-played = Nothing has been played yet.

## Files

error-edition =
    This edition file can’t be used.
    { $problem }
error-record = This saved game can’t be read. { $problem }
# A line of a record and what is wrong there.
error-line = line { $line }: { $problem }
error-record-size = A saved game has at most { $most } characters; this one has { $given }.
error-record-no-header = This isn’t a header: { $text }. A header looks like this: { $example }
error-record-twice = The header { $name } appears twice.
error-record-no-turn = This isn’t a turn: { $text }. A turn looks like this: { $example }
error-record-format = This is { $given }; only { $format } can be read here.
error-record-rules = It was played with version { $played } of the rules; these are version { $here }.
error-record-edition = It was played with edition { $played }, not { $here }; add that edition’s file.
error-record-missing = The header { $name } is missing.
# The header says something impossible; the problem is a technical text in English.
error-record-header = The header { $name } can’t be used: { $problem }
error-record-one-of = The header { $name } must be one of { $allowed }, not { $given }.
error-record-number = The header { $name } must be a number, not { $given }.
error-record-given = The header { $name } must be a number of moves, at most { $most }, not { $given }.
error-record-draws = The header { $name } must list the draws of { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
  } in rising order, such as 0-4 7, not { $given }.
error-record-turn = This says turn { $number } of { $seat }, but it should be turn { $due } of { $mover }: something is missing or was added.
error-record-cut = The result says { $given }, but the moves stop before the end: was the file cut off?
error-record-result = The result says { $given }, but it should be { $result }.
error-record-secret = The seed doesn’t begin with the secret that was promised.
error-record-deal = This seed gives a different deal: this one was set up by hand or changed later.
error-nobody-absent = The person whose turn it is isn’t away.
error-absent-early = It’s too soon to decide about somebody who’s away: wait { $n ->
    [one] one more second
   *[other] { $n } more seconds
  }.
error-record-roll = Move { $ply } says { $said }, but this seed gives { $due }.
error-record-seedless = This game was loaded from a file without a seed.
error-not-text = { $file } isn’t a UTF-8 text file.
error-unreadable = { $file } can’t be read: { $problem }
error-record-plies = A saved game can have at most { $most } moves here.
error-in-file = { $file }: { $problem }
# Ends “FILE can’t be read: …”, “FILE can’t be written: …” or “Can’t listen on HOST, port PORT: …”.
system-no-file = there’s no such file
system-not-allowed = you don’t have permission
system-folder = it’s a folder, not a file
system-no-folder = there’s no such folder
system-full = the disk is full
system-read-only = the disk is read-only
system-name-too-long = the name is too long
system-port-taken = another program is using it
system-no-address = this machine doesn’t have that address
system-no-name = no file can have this name

## What’s wrong with an edition file. Each of these stands after the file, its line and the place: “box.toml:12: track.start: …”.
## A table, a list, a key and text are those of TOML, the format of the file. What’s in quotes is copied from the file.

# One problem on each line.
error-problems = { $problems-lines }
# A place in the file, such as cathedral.cards[3].cost, and what’s wrong there.
error-at = { $place }: { $problem }
fault-missing = This is missing.
# $wanted is one of the messages toml-…; $given too, or it’s copied from the file: “This must be a table, not "red".”
fault-type = This must be { $wanted }, not { $given }.
toml-table = a table
toml-list = a list
toml-number = a whole number
toml-flag = { "true" } or { "false" }
toml-text = text
toml-huge = a huge number
fault-key = There’s no key { $given } here; choose from { $known }.
fault-key-near = There’s no key { $given } here; did you mean { $near }?
fault-word = { $given } isn’t known here; choose from { $known }.
fault-word-near = { $given } isn’t known here; did you mean { $near }?
fault-entries = This list must have { $most ->
    [one] 1 entry
   *[other] { $most } entries
  }, not { $given }.
fault-entries-range = This list must have { $least } to { $most } entries, not { $given }.
fault-number = This must be { $most }, not { $given }.
fault-number-range = This must be a number from { $least } to { $most }, not { $given }.
fault-text = This must be 1 to { $most } printable characters, not { $given }.
fault-id = An id has 1 to { $most } small letters, digits or hyphens; this one doesn’t: { $given }.
# A word or an id, copied from the file.
fault-twice = { $given } appears twice.
fault-prestige-order = The prestige spaces must rise, but { $space } comes after { $before }.
fault-prestige-last = The last prestige space must be { $most }, the end of the track, not { $given }.
fault-ornaments = Together these must be one door, two arches and one cross.
fault-die-tiles = There must be exactly one tile for the die { $die }, not { $given } (A2).
fault-tile-kinds = There can be at most { $most } different tiles, not { $given }.
fault-cards = There can be at most { $most } cards of the kind { $kind }, not { $given }.
fault-cost = A section needs { $least } to { $most } materials, not { $given }.
fault-plan-cards = There are too few cards of the kind { $kind }: this plan needs { $need }, and the file has { $have }.
fault-plan-tiles = There are too few workshop tiles: with { $players } players this plan needs { $need }, and there are { $have }.
fault-same-verbs = The two actions of a card need different verbs; both are { $verb }.
fault-do = This must be a table with the key { "do" }; choose the verb from { $verbs }.
fault-endless-free = { $verb } costs nothing here, so it can’t repeat: it would never end.
fault-endless-back = { $verb } gives back all it takes, so it can’t repeat: it would never end.
fault-endless-donate = 1 prestige can always be exchanged for { $price } (T2), so a donation this cheap can’t repeat: it would never end.
fault-kinds = This must be { $any } or a list of materials, not { $given }.
fault-first-game = This is a second card of { $guild }; there must be one card of each guild.
fault-provenance-key = A path is one key in quotes, such as { $example }.
fault-provenance-path = The file has no value at this path.
fault-not-text = This isn’t UTF-8 text.
fault-long-key = A key has more than { $most } parts with dots between them.
fault-nested = The file is nested too deeply.
fault-toml = The file isn’t valid TOML.
fault-toml-from = From column { $column } on, this isn’t valid TOML.
fault-toml-twice = This is already in the file; a key or a table can be there only once.
fault-toml-end = The file ends too early: something isn’t finished.
