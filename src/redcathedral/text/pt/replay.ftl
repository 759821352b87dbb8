### Rever uma partida: repetição, continuar a partir de um momento, e a partida em números.
### Uma «jogada» é um passo da partida: uma decisão de um jogador ou um lançamento; um turno tem várias.

## Replay

replay = Repetição
replay-game = Rever esta partida
replay-steps = Jogadas da partida
replay-turn = Turno { $turn } · { $name }
replay-before = Antes do primeiro turno
replay-count = { $ply } / { $most }
replay-opening = A mesa está pronta; ainda ninguém jogou.
replay-loading = A carregar a partida…
replay-slider = Momento da partida
replay-where = Turno { $turn }, { $name }: jogada { $ply } de { $most }
replay-where-opening = Antes do primeiro turno: jogada { $ply } de { $most }
replay-first = Para o início
replay-turn-back = Um turno atrás
replay-back = Uma jogada atrás
replay-play = Reproduzir
replay-pause = Pausa
replay-next = Uma jogada à frente
replay-turn-next = Um turno à frente
replay-last = Para a última jogada
replay-speed = Velocidade da repetição
replay-speed-slow = Lenta
replay-speed-normal = Normal
replay-speed-fast = Rápida
replay-speed-fastest = Muito rápida
replay-now = Voltar ao presente
replay-close = Fechar repetição
replay-news = Há novidades: a partida continua.

## The address of a moment

moment-link = Ligação para este momento
moment-link-short = Ligação
moment-link-label = Endereço deste momento
moment-link-text = Quem a abrir vê a mesa tal como está aqui e pode rever a partida a partir daqui.

## Playing on from a moment

fork = Continuar a partir daqui
fork-short = Continuar
fork-text = Uma nova mesa começa com esta posição. A partida que está a ver não muda.
fork-seats = Quem joga?
fork-seat = Quem joga no lugar de { $name }
fork-name = Nome de quem joga no lugar de { $name }
fork-person = Pessoa
fork-bot = Bot – { $level }
fork-dice = Os dados já lançados ficam como estão. Daqui em diante, a nova mesa lança os seus próprios dados, que se podem verificar como todos os outros.
fork-dice-now = Aqui os dados estão prestes a ser lançados: a nova mesa lança os seus próprios, que se podem verificar como todos os outros.
fork-start = Continuar
log-forked = Esta partida continua a partir de um momento de outra.

## The game in figures

figures = Gráfico e números
figures-loading = A contar…
chart = Prestígio ao longo da partida
chart-mode = Que pontos
chart-mode-track = No contador
chart-mode-scored = Se acabasse aí
chart-slider = Turno no gráfico
chart-turn = Turno
chart-points = { $name }: { $points }
chart-jump = Ver este momento
chart-table = O mesmo em tabela
sources = De onde veio o prestígio
source = Origem
source-points = { $points }
source-market = Mercado
source-tiles = Peças de oficina
source-influence = Cartas de influência
source-sections = Secções terminadas
source-ornaments = Ornamentos e joias
source-ending = Chegar primeiro a seis secções
source-exchange = Gasto em rublos e a relançar
source-displeasure = Secções inacabadas
source-ivan = Cartas de Ivan
source-goods = Materiais e rublos restantes
source-towers = Torres
source-so-far = Até agora
deeds = O que cada um fez
deed-claimed = Secções reivindicadas
deed-completed = Secções terminadas
deed-deliveries = Entregas
deed-ornaments = Ornamentos colocados
deed-jewels = Joias em ornamentos
deed-gathered = Materiais obtidos
deed-spent = Materiais gastos
deed-earned = Rublos ganhos
deed-paid = Rublos pagos
deed-dice = Dados movidos
deed-spaces = Locais percorridos
deed-activations = Peças ativadas
deed-influence = Cartas de influência usadas
deed-turns = Turnos
deed-thought = Tempo a pensar
deed-time = { $hours ->
    [0] { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } min { $seconds } s
      }
   *[other] { $hours } h { $minutes } min
  }

## Turning points: a bot looks at a finished game

chances = Probabilidade de vitória, segundo um bot forte
chance = { $percent }%
turning = Pontos de viragem
turning-text = Um bot forte pode percorrer de novo a partida, turno a turno, e mostrar onde se decidiu e o que teria sido melhor.
turning-ask = Procurar pontos de viragem
turning-preparing = O bot está a preparar-se…
turning-working = A rever a partida: { $percent }%
turning-failed = O bot não conseguiu percorrer esta partida. Pode tentar de novo.
turning-none = A probabilidade nunca mudou muito num só turno.
turning-by = Avaliado por um bot que experimentou cada jogada muitas vezes. É forte, mas pode enganar-se.
turning-lost = Probabilidade de vitória: { $percent }% a menos
turning-won = Probabilidade de vitória: { $percent }% a mais
turning-better = Jogado: { $played }. Melhor: { $best }.
turning-closer = A ver mais de perto os turnos que contam…
turning-stop = Parar
turning-continue = Continuar a procurar
turning-clean = Nunca deixou escapar uma jogada claramente melhor.
turning-everyone = Mostrar as viragens de todos, dados incluídos

## Uma linha melhor: o que um bot teria jogado, jogada a jogada

better = Melhor continuação
better-show = Ver a melhor continuação
better-count = Jogada { $at } de { $of }
better-close = Voltar à partida
better-instead = Em vez de: { $played }
