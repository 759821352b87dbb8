### Movimiento, sonido, avisos de turno y lo que pasó mientras tanto: solo palabras de la página.

## Settings

settings = Ajustes
settings-look = Aspecto
settings-dark = Colores oscuros
settings-motion = Animación
settings-motion-slow = Lenta
settings-motion-normal = Normal
settings-motion-fast = Rápida
settings-motion-instant = Instantánea
settings-motion-reduced = Tu sistema pide menos movimiento, así que todo aparece al instante.
settings-sound = Sonidos
settings-sound-on = Reproducir sonidos
settings-volume = Volumen
settings-listen = Escuchar
settings-notice = Cuando te toca
settings-notify = Enviarme una notificación del sistema
settings-notify-denied = Tu navegador no permite notificaciones de esta página. Puedes cambiarlo en sus ajustes para este sitio.
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
since-replay = Ver la última ronda
since-skip = Pulsa en cualquier sitio o cualquier tecla para saltarlo.
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
brief-reroll = relanza los dados de la casilla { $space }
brief-displeasure = { $seat } pierde { $what }
brief-transport = lleva { $goods } a la carta de construcción
