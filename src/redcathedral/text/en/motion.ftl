### Motion, sound, turn notices and what happened meanwhile: words of the page only.

## Settings

settings = Settings
settings-look = Look
settings-dark = Dark colours
settings-motion = Moves on the table
# Four speeds at which dice and pieces move on the screen.
settings-motion-slow = Slow
settings-motion-normal = Normal
settings-motion-fast = Fast
settings-motion-instant = At once
settings-motion-reduced = Your system asks for less motion, so everything is shown at once.
settings-sound = Sounds
settings-sound-on = Play sounds
settings-volume = Volume
# A button: plays every sound once.
settings-listen = Listen
settings-notice = When it is your turn
settings-notify = Notify me through the system
settings-notify-denied = The browser does not allow notifications from this page. You can change that in its settings for this site.
settings-vibrate = Vibrate

## Turn notice

# Title of a system notification.
notice-title = Your turn
# $names: the other players, as a list.
notice-body = Your game with { $names } waits for you.
notice-body-alone = Your game waits for you.

## What happened meanwhile

since = Since your last turn
since-watching = Since you last looked
since-round = The last round
# $at: which of the moves is shown now; $most: how many there are.
since-at = { $at } of { $most }
since-play = Play
since-pause = Pause
since-again = Play again
since-back = One move back
since-next = One move on
since-close = Go on
since-replay = Replay the last round
# The moves of others are being shown, though it is one's turn.
since-skip = Tap or press any key to skip.
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
brief-swap = swaps spaces { $one } and { $other }
brief-trade = { $given } for { $got }
brief-exchange = 1 prestige for 2 rubles
brief-reroll = rerolls space { $space }
brief-displeasure = loses { $what }
brief-transport = moves { $goods } to the site
