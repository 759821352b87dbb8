### Movimento, suoni, avvisi di turno e che cosa è successo nel frattempo: parole della sola pagina.

## Settings

settings = Impostazioni
settings-look = Aspetto
settings-dark = Colori scuri
settings-motion = Animazioni
settings-motion-slow = Lente
settings-motion-normal = Normali
settings-motion-fast = Veloci
settings-motion-instant = Immediate
settings-motion-reduced = Il tuo sistema chiede meno movimento, quindi tutto appare subito.
settings-sound = Suoni
settings-sound-on = Riproduci i suoni
settings-volume = Volume
settings-listen = Ascolta
settings-notice = Quando tocca a te
settings-notify = Inviami una notifica di sistema
settings-notify-denied = Il browser non permette le notifiche di questa pagina. Puoi consentirle nelle sue impostazioni per questo sito.
settings-vibrate = Vibrazione

## Turn notice

notice-title = Tocca a te
notice-body = La tua partita con { $names } ti aspetta.
notice-body-alone = La tua partita ti aspetta.

## What happened meanwhile

since = Dal tuo ultimo turno
since-watching = Dalla tua ultima visita
since-round = L’ultimo giro
since-at = { $at } di { $most }
since-play = Riproduci
since-pause = Pausa
since-again = Rivedi
since-back = Una mossa indietro
since-next = Una mossa avanti
since-close = Continua
since-replay = Rivedi l’ultimo giro
since-skip = Premi un punto qualsiasi o un tasto per saltare.
since-line = { $name }: { $deeds }
since-nothing = niente di nuovo
brief-die = dado { $die } a { $space }
brief-claim = rivendica { $section }
brief-deliver = costruisce su { $section }
brief-complete = completa { $section }
brief-ornament = decora { $section }
brief-buy = compra { $what }
brief-sell = vende { $what }
brief-swap = scambia gli spazi { $one } e { $other }
brief-trade = { $given } per { $got }
brief-reroll = rilancia i dadi dello spazio { $space }
brief-displeasure = { $seat } perde { $what }
brief-transport = sposta { $goods } sulla carta costruzione
