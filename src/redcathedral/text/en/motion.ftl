### Motion, sound, turn notices and what happened meanwhile: words of the page only.

## Settings

settings = Settings
settings-look = Look
settings-dark = Dark colors
settings-motion = Animation
# Four speeds at which dice and pieces move on the screen.
settings-motion-slow = Slow
settings-motion-normal = Normal
settings-motion-fast = Fast
settings-motion-instant = Instant
settings-motion-reduced = Your system asks for less motion, so everything appears at once.
settings-sound = Sounds
# A switch: the page makes sounds.
settings-sound-on = Play sounds
settings-volume = Volume
# A button: plays every sound once.
settings-listen = Listen
settings-notice = When it’s your turn
settings-notify = Send me a system notification
settings-notify-denied = Your browser doesn’t allow notifications from this page. You can change that in its settings for this site.
settings-vibrate = Vibrate

## Turn notice

# Title of a system notification.
notice-title = Your turn
# $names: the other players, as a list.
notice-body = Your game with { $names } is waiting for you.
notice-body-alone = Your game is waiting for you.

## What happened meanwhile

since = Since your last turn
since-watching = Since you last looked
since-round = The last round
# $at: which of the moves is shown now; $most: how many there are.
since-at = { $at } of { $most }
# A button, at most 10 letters: shows the moves of the others one after the other, like a film.
since-play = Play
since-pause = Pause
# The same when they have all been shown: from the beginning.
since-again = Play again
# A button, read out: shows the move before this one.
since-back = One move back
since-next = One move forward
since-close = Continue
since-replay = Replay the last round
# The moves of others are being shown, though it is one's turn.
since-skip = Press anywhere, or press any key, to skip.
# One turn in a few words. $name: whose; $deeds: a list such as "blue die to 4, 4 bricks, claims C2".
since-line = { $name }: { $deeds }
# A turn in which nothing worth telling happened.
since-nothing = nothing new
# The following stand in such a list. $space: the number of a space of the market.
brief-die = { $die } die to { $space }
brief-claim = claims { $section }
brief-deliver = builds on { $section }
brief-complete = completes { $section }
brief-ornament = decorates { $section }
brief-buy = buys { $what }
brief-sell = sells { $what }
# Spaces of the market whose tiles change places.
brief-swap = swaps spaces { $one } and { $other }
brief-trade = { $given } for { $got }
# A space of the market whose dice are rolled again.
brief-reroll = rerolls space { $space }
# $seat: hardly ever the one whose turn it is.
brief-displeasure = { $seat } loses { $what }
brief-transport = moves { $goods } to the construction card
