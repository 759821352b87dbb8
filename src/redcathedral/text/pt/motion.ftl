### Movimento, som, avisos de vez e o que se passou entretanto: só palavras da página.

## Settings

settings = Definições
settings-look = Aspeto
settings-dark = Cores escuras
settings-motion = Animação
settings-motion-slow = Lenta
settings-motion-normal = Normal
settings-motion-fast = Rápida
settings-motion-instant = Imediata
settings-motion-reduced = O seu sistema pede menos movimento, por isso tudo aparece de imediato.
settings-sound = Sons
settings-sound-on = Ouvir sons
settings-volume = Volume
settings-listen = Ouvir
settings-notice = Quando for a sua vez
settings-notify = Receber uma notificação do sistema
settings-notify-denied = O navegador não permite notificações desta página. Pode mudar isso nas definições dele para este sítio.
settings-vibrate = Vibrar

## Turn notice

notice-title = É a sua vez
notice-body = A sua partida com { $names } está à sua espera.
notice-body-alone = A sua partida está à sua espera.

## What happened meanwhile

since = Desde o seu último turno
since-watching = Desde a última vez que viu
since-round = A última ronda
since-at = { $at } de { $most }
since-play = Reproduzir
since-pause = Pausa
since-again = Reproduzir de novo
since-back = Uma jogada atrás
since-next = Uma jogada à frente
since-close = Continuar
since-replay = Rever a última ronda
since-skip = Prima em qualquer sítio ou qualquer tecla para saltar.
since-line = { $name }: { $deeds }
since-nothing = nada de novo
brief-die = dado { $die } para { $space }
brief-claim = reivindica { $section }
brief-deliver = constrói em { $section }
brief-complete = termina { $section }
brief-ornament = ornamenta { $section }
brief-buy = compra { $what }
brief-sell = vende { $what }
brief-swap = troca os locais { $one } e { $other }
brief-trade = { $given } por { $got }
brief-reroll = relança no local { $space }
brief-displeasure = { $seat } perde { $what }
brief-transport = leva { $goods } para a carta de construção
