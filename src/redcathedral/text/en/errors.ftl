### What can go wrong, said to whoever did it: page, terminal and programs.

## Anything

# The problem is a technical text in English.
error-other = That did not work: { $problem }

## The server refuses

error-no-table = There is no such table.
error-nothing-here = There is nothing here.
error-key = This needs a key of this table, and one that is still good.
error-invitation = This invitation is not, or no longer, good.
error-report-whom = You can report only another person at the table.
error-report-what = Nothing like that was said there.
error-banned = This address is kept out of this server.
error-no-device = This seat has no device { $device }.
error-host-only = Only the host of the table may do this.
error-no-seat = You hold no seat here.
error-which-seat = There is no seat { $seat }: they count from 0 to { $last }.
error-seat-taken = Seat { $seat } is not open.
error-seat-fixed = This seat cannot be changed any more.
error-color-taken = Somebody plays this colour already: { $color }.
error-colors-stay = The game runs; colours stay as they are.
error-not-your-move = It is not your move: { $color } is to move.
error-not-yours-now = It is not your move.
error-no-hints = There are no hints at a table where other people play.
error-no-hints-strict = This is a strict table: there are no hints.
error-undo-strict = This is a strict table: once dice are rolled or somebody else has moved, moves stay.
error-no-hints-yet = This game goes on from one that people still play: there is no advice until that one is over.
error-away = You are away: come back first.
error-not-away = You were not away.
error-not-started = The game has not started.
error-game-over = The game is over.
error-not-over = The game is not over yet.
error-over-there = The game is over at this moment: go back to where there is something to decide.
error-seed-later = The game is not over; its seed is told at the end.
error-review-later = The game is not over; a review tells what was better.
error-no-ply = There is no move { $ply }: { $plies ->
    [0] none was
    [one] one was
   *[other] { $plies } were
  } played.
error-nobody-asks = Nobody asks to take anything back.
error-not-asked = It is not for you to agree.
error-moved-first = Another move came first.
error-id-used = This id was used for another request.
error-next-seats-taken = Your seats at the next table are taken.
error-table-full = This table has seen enough.
error-chat-full = You have said enough at this table.
error-rules-version = This table is played by version { $played } of the rules; these are version { $here }.
error-too-many-bot-tables = { $n ->
    [one] There is { $n } running table of bots alone from your address; let it end first.
   *[other] There are { $n } running tables of bots alone from your address; let one end first.
}
error-too-many-tables = { $n ->
    [one] You have 1 open table already
   *[other] You have { $n } open tables already
  }; finish some of them first.
error-too-long = A game goes on here from at most { $most ->
    [one] 1 move
   *[other] { $most } moves
  }.
error-too-many-connections = Too many connections.
error-too-fast = Too many requests at once; wait a moment.
error-too-much-work = That is much work for this server; wait a moment.
error-too-much-kept = This server has kept enough for you today.
error-too-slow = The request took too long to arrive.
error-not-json = The body must be JSON: Content-Type: application/json
error-too-large = This is too large: at most { $most } bytes.
error-no-editions = This server takes no editions of your own.
error-host-name = This server does not go by that name.
error-foreign = This request comes from another site.
error-broken = Something went wrong on the server; its log says more.
error-unavailable = The database can't be reached right now. Try again in a moment.
# The problem is a technical text in English that names the field.
error-body = The request does not make sense: { $problem }
error-event-number = The number of an event is missing.

## A table cannot be laid

error-solo-seats = A solo table has one seat and says so, any other has two to four.
error-solo-open = The seat of a solo table cannot be open.
error-seats-to-fill = This game has { $seats } seats to fill, not { $given }.
error-commitment = There is no such commitment, or a table has used it.
error-too-many-commitments = You’ve asked for { $n } commitments without making a table. Make one, or try again in an hour.
error-which-bot = The bots here are { $bots }.
error-players = The number of players must be 1 to 4, not { $given }.
error-boards = The boards must be basic or advanced, not { $given }.
error-dice = The dice must be draw or ask, not { $given }.
error-names = { $seats } names are needed (Ivan’s too), not { $given }.
error-name = A name is 1 to { $most } printable characters, not { $given }.
error-seed = A seed is a whole number (of at most 1,000 digits) or a line of text.
error-color = { $given } is no colour; they are { $colors }.
error-colors = { $seats } different colours are needed, not { $given }.
error-turn-limit = A turn limit is a number from 1 to { $most }, not { $given }.

## A ply is refused

error-illegal = { $ply }: { $clause }: { $reason }
error-stale-ply = { $ply }: meant for ply { $meant }, but { $plies } were played.
error-wrong-seat = { $ply }: { $seat } is not to move, but { $mover }.
error-nothing-said = Nothing was said; a ply is a verb and what it needs, such as: { $example }
error-verb-near = “{ $said }”: there is no verb “{ $verb }”; did you mean { $near }?
error-verb = “{ $said }”: there is no verb “{ $verb }”; the verbs are { $verbs }.
error-stands-alone = “{ $said }”: { $verb } stands alone.
error-not-understood = “{ $said }” is not understood; { $verb } is written like this: { $example }
error-nothing-played = Nothing has been played yet.

## Files

# The problem is a technical text in English that names the place and the fault.
error-edition = This edition file cannot be used. { $problem }
error-record = This record cannot be read. { $problem }
# A line of a record and what is wrong there.
error-line = line { $line }: { $problem }
error-record-size = A record has at most { $most } characters; this has { $given }.
error-record-no-header = This is no header: { $text }. A header is written: { $example }
error-record-twice = The header { $name } stands twice.
error-record-no-turn = This is no turn: { $text }. A turn is written: { $example }
error-record-format = This is { $given }; what can be read here is { $format }.
error-record-rules = It was played by version { $played } of the rules; these are version { $here }.
error-record-edition = It was played with the edition { $played }, not with { $here }; give its file.
error-record-missing = The header { $name } is missing.
# The header says something impossible; the problem is a technical text in English.
error-record-header = The header { $name } cannot be used: { $problem }
error-record-one-of = The header { $name } must be one of { $allowed }, not { $given }.
error-record-number = The header { $name } must be a number, not { $given }.
error-record-given = The header { $name } must be a number of plies, at most { $most }, not { $given }.
error-record-draws = The header { $name } must count up the draws of { $rolls } rolls, such as 0-4 7, not { $given }.
error-record-turn = Turn { $number } of { $seat } stands here, but it is turn { $due } of { $mover }; something is missing or too much.
error-record-cut = The result says { $given }, but the plies stop before the end: is the record cut off?
error-record-result = The result says { $given }, but it is { $result }.
error-record-secret = The seed does not begin with the secret that was committed to.
error-record-deal = The deal is not the one this seed gives: it was laid by hand, or changed later.
error-record-roll = Here, at ply { $ply }, stands { $said }, but this seed gives { $due }.
error-record-seedless = This game was loaded from a record without a seed.
error-not-text = { $file } is no text file in UTF-8.
error-unreadable = { $file } cannot be read: { $problem }
error-record-plies = A record here has at most { $most } plies.
