## Whether the dice are honest

fair-title = Are the dice honest?
fair-proves = Before the first move the server fixed a secret and published its fingerprint; every player’s browser added random numbers of its own. Deal and rolls follow from all of them, and when the game is over anybody can recompute every one.
fair-proves-not = It does not prove that the server’s owner did not look at the secret while the game went on.
fair-commitment = Fingerprint:

## Where the dice came from

# Told to whoever sits down. $given counts moves that came from another game, dice included.
fair-given = { $given ->
    [0] The deal came from another game. Every roll is this table’s own.
    [one] The deal and the first move came from another game, dice included. Every roll since then is this table’s own.
   *[other] The deal and the first { $given } moves came from another game, dice included. Every roll since then is this table’s own.
  }
fair-loaded = This game was played elsewhere and loaded here. Nothing here proves how its dice fell.
error-dice-known = Nobody else can sit down here: these dice came with the game, and whoever loaded it may know them.
error-dice-given = This game was played elsewhere and loaded here: nobody promised its dice before they were rolled.

## Checking them when the game is over

verify = Verify the dice
verify-ok = The deal and all { $n } rolls follow from the secret and the players’ random numbers: nobody chose them.
verify-bad = The dice do not check out: { $problem }
verify-none = These dice cannot be verified: { $problem }
verify-failed = The dice could not be checked now.
verify-ok-given = { $n ->
    [0] No dice were rolled at this table.
    [one] The one roll since follows from the secret and the players’ random numbers: nobody chose it.
   *[other] All { $n } rolls since follow from the secret and the players’ random numbers: nobody chose them.
  }
verify-taken-back = { $n ->
    [one] One roll was taken back, and another roll came in its place.
   *[other] { $n } rolls were taken back, and other rolls came in their place.
  }

## Taking back

error-undo-away = Too few others are here to agree: dice that have been rolled stay as they are until they’re back.

## Sealing

error-entropy-or-seal = Send either entropy or its seal.
error-seal-here = At this table everyone seals their random number before anyone opens theirs.
error-seal-not-here = At this table random numbers aren’t sealed: send yours as it is.
error-reveal-early = Not everyone has sealed their random number yet.
error-reveal-other = This isn’t the random number you sealed.
error-nothing-sealed = There’s nothing to seal or open at this table now.
error-record-seals = The seed doesn’t hold the random numbers that were sealed.
