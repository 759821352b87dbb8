### Motion, sound, turn notices and what happened meanwhile: words of the page only.

## Settings

settings = Einstellungen
settings-look = Aussehen
settings-dark = Dunkle Farben
settings-motion = Animation
# Four speeds at which dice and pieces move on the screen.
settings-motion-slow = Langsam
settings-motion-normal = Normal
settings-motion-fast = Schnell
settings-motion-instant = Sofort
settings-motion-reduced = Dein System wünscht weniger Bewegung, darum erscheint alles sofort.
settings-sound = Töne
settings-sound-on = Töne abspielen
settings-volume = Lautstärke
# A button: plays every sound once.
settings-listen = Anhören
settings-notice = Wenn du dran bist
settings-notify = Systemmitteilung schicken
settings-notify-denied = Dein Browser erlaubt dieser Seite keine Mitteilungen. Das kannst du in seinen Einstellungen für diese Seite ändern.
settings-vibrate = Vibrieren

## Turn notice

# Title of a system notification.
notice-title = Du bist dran
# $names: the other players, as a list.
notice-body = Deine Partie wartet auf dich. Mit dabei: { $names }.
notice-body-alone = Deine Partie wartet auf dich.

## What happened meanwhile

since = Seit deinem letzten Zug
since-watching = Seit deinem letzten Besuch
since-round = Die letzte Runde
# $at: which of the moves is shown now; $most: how many there are.
since-at = { $at } von { $most }
since-play = Abspielen
since-pause = Pause
since-again = Nochmal abspielen
since-back = Ein Schritt zurück
since-next = Ein Schritt vor
since-close = Weiter
since-replay = Letzte Runde zeigen
# The moves of others are being shown, though it is one's turn.
since-skip = Zum Überspringen irgendwohin oder auf eine Taste drücken.
# One turn in a few words. $name: whose; $deeds: a list such as "blauer Würfel auf 4, 4 Ziegel, beansprucht C2".
since-line = { $name }: { $deeds }
# A turn in which nothing worth telling happened.
since-nothing = nichts Neues
# The following stand in such a list. $space: the number of a space of the market.
brief-die = { $die-er } Würfel auf { $space }
brief-claim = beansprucht { $section }
brief-deliver = baut an { $section }
brief-complete = macht { $section } fertig
brief-ornament = verziert { $section }
brief-buy = kauft { $what }
brief-sell = verkauft { $what }
brief-swap = vertauscht Feld { $one } und { $other }
brief-trade = { $given } gegen { $got }
brief-reroll = würfelt Feld { $space } neu
brief-displeasure = { $seat } verliert { $what }
brief-transport = legt { $goods } auf die Karte „Bau“
