### Mouvement, sons, avis de tour et ce qui s'est passé entre-temps : mots de la page seulement.

## Settings

settings = Réglages
settings-look = Apparence
settings-dark = Couleurs sombres
settings-motion = Animations
# Four speeds at which dice and pieces move on the screen.
settings-motion-slow = Lentes
settings-motion-normal = Normales
settings-motion-fast = Rapides
settings-motion-instant = Instantanées
settings-motion-reduced = Ton système demande moins de mouvement : tout s’affiche d’un coup.
settings-sound = Sons
settings-sound-on = Activer les sons
settings-volume = Volume
# A button: plays every sound once.
settings-listen = Écouter
settings-notice = Quand c’est ton tour
settings-notify = M’envoyer une notification
settings-notify-denied = Ton navigateur bloque les notifications de cette page. Tu peux changer cela dans ses réglages pour ce site.
settings-vibrate = Vibrer

## Turn notice

# Title of a system notification.
notice-title = À toi de jouer
# $names: the other players, as a list.
notice-body = Ta partie avec { $names } t’attend.
notice-body-alone = Ta partie t’attend.

## What happened meanwhile

since = Depuis ton dernier tour
since-watching = Depuis ta dernière visite
since-round = Le dernier tour de table
# $at: which of the moves is shown now; $most: how many there are.
since-at = { $at } sur { $most }
since-play = Lecture
since-pause = Pause
since-again = Revoir
since-back = Un coup en arrière
since-next = Un coup en avant
since-close = Continuer
since-replay = Revoir le dernier tour de table
# The moves of others are being shown, though it is one's turn.
since-skip = Appuie n’importe où ou sur une touche pour passer.
# One turn in a few words. $name: whose; $deeds: a list such as "blue die to 4, 4 bricks, claims C2".
since-line = { $name } : { $deeds }
# A turn in which nothing worth telling happened.
since-nothing = rien de neuf
# The following stand in such a list. $space: the number of a space of the market.
brief-die = dé { $die } sur { $space }
brief-claim = revendique { $section }
brief-deliver = construit en { $section }
brief-complete = achève { $section }
brief-ornament = décore { $section }
brief-buy = achète { $what }
brief-sell = vend { $what }
brief-swap = permute les cases { $one } et { $other }
brief-trade = { $given } contre { $got }
brief-reroll = relance la case { $space }
brief-displeasure = { $seat } perd { $what-full }
brief-transport = déplace { $goods } sur la carte construction
