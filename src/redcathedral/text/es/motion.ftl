### Movimiento, sonido, avisos de turno y lo que pasó mientras tanto: solo palabras de la página.

## Settings

settings = Ajustes
settings-look = Aspecto
settings-dark = Colores oscuros
settings-motion = Movimientos en la mesa
settings-motion-slow = Lentos
settings-motion-normal = Normales
settings-motion-fast = Rápidos
settings-motion-instant = Al instante
settings-motion-reduced = Tu sistema pide menos movimiento, así que todo se muestra al instante.
settings-sound = Sonidos
settings-sound-on = Reproducir sonidos
settings-volume = Volumen
settings-listen = Escuchar
settings-notice = Cuando te toca
settings-notify = Avisarme por el sistema
settings-notify-denied = El navegador no permite avisos de esta página. Puedes cambiarlo en sus ajustes para este sitio.
settings-vibrate = Vibrar

## Turn notice

notice-title = Te toca
notice-body = Tu partida con { $names } te espera.
notice-body-alone = Tu partida te espera.

## What happened meanwhile

since = Desde tu último turno
since-watching = Desde que miraste por última vez
since-round = La última ronda
since-at = { $at } de { $most }
since-play = Reproducir
since-pause = Pausa
since-again = Reproducir otra vez
since-back = Una jugada atrás
since-next = Una jugada adelante
since-close = Seguir
since-replay = Repetir la última ronda
since-skip = Toca o pulsa una tecla para saltarlo.
since-line = { $name }: { $deeds }
since-nothing = nada nuevo
brief-die = dado { $die } a { $space }
brief-claim = reclama { $section }
brief-deliver = construye en { $section }
brief-complete = completa { $section }
brief-ornament = adorna { $section }
brief-buy = compra { $what }
brief-sell = vende { $what }
brief-swap = intercambia las casillas { $one } y { $other }
brief-trade = { $given } por { $got }
brief-exchange = 1 de prestigio por 2 rublos
brief-reroll = relanza en la casilla { $space }
brief-displeasure = pierde { $what }
brief-transport = lleva { $goods } a la obra
