## Whether the dice are honest

fair-title = Are the dice honest?
fair-proves = Before the first move, the server fixed a secret and published its fingerprint; every player’s browser added its own random numbers. The deal and the rolls follow from all of them, and when the game is over anyone can recompute every one.
fair-proves-not = This doesn’t prove that the server’s owner didn’t look at the secret during the game.
fair-commitment = Fingerprint:
fair-log = In the public log

## Where the dice came from

# Told to whoever sits down. $given counts moves that came from another game, dice included.
fair-given = { $given ->
    [0] The deal came from another game. Every roll is this table’s own.
    [one] The deal and the first move came from another game, dice included. Every roll since then is this table’s own.
   *[other] The deal and the first { $given } moves came from another game, dice included. Every roll since then is this table’s own.
  }
fair-loaded = This game was played elsewhere and loaded here. Nothing here proves how its dice fell.
error-dice-known = Nobody else can sit down here: these dice came with the game, and whoever loaded it may know them.
error-dice-given = This game was played elsewhere and loaded here: no promise was made about its dice before they were rolled.

## Checking them when the game is over

verify = Verify the dice
# Headings over two lists.
verify-proved = Proved by your own browser
verify-open = Not proved
verify-ok = { $n ->
    [0] Your browser has checked the promise that was made before the game. No dice were rolled.
    [one] Your browser has recomputed the one roll: it follows from the secret promised before the game and the players’ random numbers, so nobody chose it.
   *[other] Your browser has recomputed all { $n } rolls: they follow from the secret promised before the game and the players’ random numbers, so nobody chose them.
  }
verify-deal = The setup follows from them too: your browser has recomputed the market, the cards, the tiles and the first dice.
verify-edition = the components aren’t the ones this table was made with.
verify-lot-mine = Who started was drawn from the server’s secret and your number: nobody chose it.
verify-lot = Who started was drawn from the server’s secret and the number of whoever made the table.
verify-lot-open = Whoever made the table could have picked who starts, but only together with the server’s owner.
verify-mine = Your own random number is among them.
# $n is the number of a round. drand is a name.
verify-beacon = Round { $n } of drand, a public source of random numbers, is mixed in. It was fixed after everyone had chosen a number, and before it was published.
verify-beacon-unchecked = Your browser checks neither drand’s signature nor when that round was published: download the game and run “redcathedral verify” for the signature.
verify-sealed = Everyone had sealed their number before anyone’s was opened, so nobody could pick theirs to suit.
verify-unsealed = The numbers weren’t sealed: someone who sat down last and runs this server could have picked theirs to their own advantage.
# $n is the number of a line.
verify-logged = The promise is line { $n } of this server’s public log, just as your browser saw it when the game began, and every line from there to line { $last } fits the one before it.
verify-logged-unkept = The promise is line { $n } of this server’s public log, and every line from there to line { $last } fits the one before it.
verify-log-not-kept = Your browser didn’t keep that line when the game began, so the log could have been rewritten since then.
verify-log-changed = This server’s public log has been changed: it no longer says about this game what it said when the game began.
verify-log-broken = This server’s public log is broken after line { $n }: lines were changed or left out.
verify-log-long = This server’s public log is too long to follow here to the end of this game.
verify-not-logged = The promise isn’t in this server’s public log as it should be. Tables from before there was a log aren’t in it either.
verify-log-unread = This server’s public log couldn’t be read just now, so whether the promise is in it stays open. Try again later.
verify-restarts = { $n ->
    [one] The sealing was started over once before the game.
   *[other] The sealing was started over { $n } times before the game.
  }
verify-servers-word = The server says that its dice check out. Your browser can check that itself only over a secure connection (https).
verify-not-mine = this browser’s random number isn’t among those the dice came from.
verify-roll = roll { $n } isn’t the one the secret gives.
verify-bad = The dice don’t check out: { $problem }
verify-none = These dice can’t be verified: { $problem }
verify-failed = The dice couldn’t be checked now.
verify-ok-given = { $n ->
    [0] No dice were rolled at this table.
    [one] The one roll since then follows from the secret and the players’ random numbers: nobody chose it.
   *[other] All { $n } rolls since then follow from the secret and the players’ random numbers: nobody chose them.
  }
verify-taken-back = { $n ->
    [one] One roll was undone, and another roll came in its place.
   *[other] { $n } rolls were undone, and other rolls came in their place.
  }

## Taking back

error-undo-away = Too few others are here to agree. Dice that have been rolled stay as they are until the others are back.

## Sealing

# $names are people whose browsers still have to open their random numbers, when all seats are taken.
waiting-seals = Everyone has a seat. The game starts when these people’s browsers have opened their random numbers for the dice: { $names }. Whoever is away only has to open this table.
# $n is the number of a round.
waiting-beacon = Everyone’s ready. The game starts in a few seconds, with round { $n } of drand, a public source of random numbers.
seal-elsewhere = Your random number for the dice was sealed on another device, or this browser has lost it. Open this table there, or draw a new number here.
seal-anew = Draw a new number here
seal-needs-https = At this table everyone’s random number for the dice is sealed. Your browser can do that only over a secure connection (https).

error-entropy-or-seal = Send either entropy or its seal.
error-seal-here = At this table everyone seals their random number before anyone opens theirs.
error-seal-not-here = At this table random numbers aren’t sealed: send yours as it is.
error-reveal-early = Not everyone has sealed their random number yet.
error-reveal-other = This isn’t the random number you sealed.
error-nothing-sealed = There’s nothing to seal or open at this table now.
error-record-seals = The seed doesn’t hold the random numbers that were sealed.
error-record-lot = The secret gives a different starting seat.
error-record-beacon = The seed doesn’t end with the round of drand that was fixed beforehand.
