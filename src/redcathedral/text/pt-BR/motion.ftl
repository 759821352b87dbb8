### Movimento, som, avisos de vez e o que aconteceu enquanto isso: só palavras da página.

## Settings

settings = Configurações
settings-look = Aparência
settings-dark = Cores escuras
settings-motion = Animação
# Four speeds at which dice and pieces move on the screen.
settings-motion-slow = Lenta
settings-motion-normal = Normal
settings-motion-fast = Rápida
settings-motion-instant = Instantânea
settings-motion-reduced = Seu sistema pede menos movimento, então tudo aparece de uma vez.
settings-sound = Sons
settings-sound-on = Tocar sons
settings-volume = Volume
# A button: plays every sound once.
settings-listen = Ouvir
settings-notice = Quando for sua vez
settings-notify = Enviar uma notificação do sistema
settings-notify-denied = Seu navegador não permite notificações desta página. Dá para mudar isso nas configurações dele para este site.
settings-vibrate = Vibrar

## Turn notice

# Title of a system notification.
notice-title = Sua vez
# $names: the other players, as a list.
notice-body = Sua partida com { $names } está esperando você.
notice-body-alone = Sua partida está esperando você.

## What happened meanwhile

since = Desde seu último turno
since-watching = Desde sua última visita
since-round = A última rodada
# $at: which of the moves is shown now; $most: how many there are.
since-at = { $at } de { $most }
since-play = Reproduzir
since-pause = Pausar
since-again = Reproduzir de novo
since-back = Uma jogada para trás
since-next = Uma jogada para a frente
since-close = Continuar
since-replay = Rever a última rodada
# The moves of others are being shown, though it is one's turn.
since-skip = Aperte em qualquer lugar ou qualquer tecla para pular.
# One turn in a few words. $name: whose; $deeds: a list such as "blue die to 4, 4 bricks, claims C2".
since-line = { $name }: { $deeds }
# A turn in which nothing worth telling happened.
since-nothing = nada de novo
# The following stand in such a list. $space: the number of a space of the market.
brief-die = dado { $die } vai ao { $space }
brief-claim = reivindica { $section }
brief-deliver = constrói em { $section }
brief-complete = completa { $section }
brief-ornament = decora { $section }
brief-buy = compra { $what }
brief-sell = vende { $what }
brief-swap = troca os espaços { $one } e { $other }
brief-trade = { $given } por { $got }
brief-reroll = rola de novo o espaço { $space }
brief-displeasure = { $seat } perde { $what }
brief-transport = leva { $goods } para a carta de construção
