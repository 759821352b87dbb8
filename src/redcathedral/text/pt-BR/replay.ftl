### Rever uma partida: replay, continuar a partir de um momento, e a partida em números.
### A "ply" is one step of the game: one decision of a player or one roll of the dice; a turn has several plies.

## Replay

replay = Replay
replay-game = Rever esta partida
replay-steps = Jogadas da partida
# Where the replay stands, above the slider. $name is the player whose turn it was.
replay-turn = Turno { $turn } · { $name }
replay-before = Antes do primeiro turno
# A short count: move 45 of 230.
replay-count = { $ply } / { $most }
replay-opening = A mesa está montada; ninguém jogou ainda.
replay-loading = Carregando a partida…
replay-slider = Momento da partida
# Read out by a screen reader for the slider.
replay-where = Turno { $turn }, { $name }: jogada { $ply } de { $most }
replay-where-opening = Antes do primeiro turno: jogada { $ply } de { $most }
replay-first = Para o início
replay-turn-back = Um turno para trás
replay-back = Uma jogada para trás
replay-play = Reproduzir
replay-pause = Pausar
replay-next = Uma jogada para a frente
replay-turn-next = Um turno para a frente
replay-last = Para a última jogada
replay-speed = Velocidade do replay
replay-speed-slow = Lenta
replay-speed-normal = Normal
replay-speed-fast = Rápida
replay-speed-fastest = Muito rápida
# A button: leaves the replay of a running game.
replay-now = Voltar ao presente
# A button: leaves the replay of a finished game.
replay-close = Fechar replay
replay-news = Aconteceu alguma coisa: a partida continua.

## The address of a moment

moment-link = Link deste momento
# The same on a narrow button.
moment-link-short = Link
moment-link-label = Endereço deste momento
moment-link-text = Quem abrir vê a mesa neste momento e pode rever a partida a partir daqui.

## Playing on from a moment

fork = Continuar daqui
# The same on a narrow button.
fork-short = Continuar
fork-text = Uma nova mesa começa a partir desta posição. A partida que você está vendo não muda.
fork-seats = Quem joga?
# Names a choice for a screen reader. $name is who sat there in the old game.
fork-seat = Quem joga por { $name }
fork-name = Nome de quem joga por { $name }
fork-person = Pessoa
# $level is the name of a strength, such as "Steady: takes what pays".
fork-bot = Bot – { $level }
fork-dice = Os dados já rolados ficam como estão. Daqui em diante, a nova mesa rola os próprios dados, e eles podem ser verificados como todos os outros.
fork-dice-now = Os dados estão prestes a ser rolados aqui: a nova mesa rola os próprios, e eles podem ser verificados como todos os outros.
fork-start = Continuar
# The first line of the log of such a table, a link to that moment.
log-forked = Esta partida continua a partir de um momento de outra.

## The game in figures

figures = Gráfico e números
figures-loading = Contando…
chart = Prestígio ao longo da partida
chart-mode = Quais pontos
# Two ways to draw the chart: the markers on the scoring track, or everything as if the game had ended there.
chart-mode-track = Na trilha
chart-mode-scored = Se acabasse ali
chart-slider = Turno no gráfico
chart-turn = Turno
# Read out by a screen reader, one after the other for all players.
chart-points = { $name }: { $points }
chart-jump = Ver este momento
chart-table = O mesmo em tabela
sources = De onde veio o prestígio
source = Origem
source-points = { $points }
source-market = Mercado
source-tiles = Peças de oficina
source-influence = Cartas de influência
source-sections = Seções completas
source-ornaments = Ornamentos e joias
source-ending = Chegar primeiro a seis seções
source-exchange = Gasto em rublos e novas rolagens
source-displeasure = Seções incompletas
source-ivan = Cartas de Ivan
source-goods = Materiais e rublos restantes
source-towers = Torres
source-so-far = Até agora
deeds = O que cada um fez
deed-claimed = Seções reivindicadas
deed-completed = Seções completadas
deed-deliveries = Entregas
deed-ornaments = Ornamentos colocados
deed-jewels = Joias em ornamentos
deed-gathered = Materiais coletados
deed-spent = Materiais gastos
deed-earned = Rublos ganhos
deed-paid = Rublos pagos
deed-dice = Dados movidos
deed-spaces = Espaços percorridos
deed-activations = Peças usadas
deed-influence = Cartas de influência usadas
deed-turns = Turnos
deed-thought = Tempo pensando
# A duration, as short as it can be said.
deed-time = { $hours ->
    [0] { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } min { $seconds } s
      }
   *[other] { $hours } h { $minutes } min
  }

## Turning points: a bot looks at a finished game

chances = Chance de vitória, segundo um bot forte
# A player's chance to win, beside the name.
chance = { $percent }%
turning = Pontos de virada
turning-text = Um bot forte pode percorrer a partida de novo, turno a turno, e mostrar onde ela foi decidida e o que teria sido melhor.
turning-ask = Achar pontos de virada
turning-preparing = O bot está se preparando…
turning-working = Revendo a partida: { $percent }%
turning-failed = O bot não conseguiu percorrer esta partida. Dá para tentar de novo.
turning-none = As chances nunca mudaram muito em um só turno.
turning-by = Avaliado por um bot que testou cada jogada muitas vezes. Ele é forte, mas pode errar.
# $percent is a number of percentage points.
turning-lost = Chance de vitória: { $percent }% a menos
turning-won = Chance de vitória: { $percent }% a mais
# $played and $best are moves, as on buttons: "Claim B3", "Deliver gold to A2".
turning-better = Jogada: { $played }. Melhor: { $best }.
turning-closer = Olhando mais de perto os turnos que importam…
turning-stop = Parar
turning-continue = Continuar procurando
turning-clean = Você nunca deixou passar uma jogada claramente melhor.
turning-everyone = Mostrar as viradas de todos, dados incluídos

## Uma linha melhor: o que um bot teria jogado, jogada a jogada

better = Melhor continuação
better-show = Ver a melhor continuação
better-count = Jogada { $at } de { $of }
better-close = Voltar à partida
better-instead = Em vez de: { $played }
