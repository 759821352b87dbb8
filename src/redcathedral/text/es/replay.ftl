### Mirar atrás: repetición, seguir desde un momento y la partida en cifras.

## Replay

replay = Repetición
replay-game = Repasar la partida
replay-steps = Jugadas de la partida
replay-turn = Turno { $turn } · { $name }
replay-before = Antes del primer turno
replay-count = { $ply } / { $most }
replay-opening = La mesa está preparada; nadie ha jugado aún.
replay-loading = Cargando la partida…
replay-slider = Momento de la partida
replay-where = Turno { $turn }, { $name }: jugada { $ply } de { $most }
replay-where-opening = Antes del primer turno: jugada { $ply } de { $most }
replay-first = Al comienzo
replay-turn-back = Un turno atrás
replay-back = Una jugada atrás
replay-play = Reproducir
replay-pause = Pausa
replay-next = Una jugada adelante
replay-turn-next = Un turno adelante
replay-last = A la última jugada
replay-speed = Velocidad de la repetición
replay-speed-slow = Lenta
replay-speed-normal = Normal
replay-speed-fast = Rápida
replay-speed-fastest = Muy rápida
replay-now = Volver al presente
replay-close = Cerrar la repetición
replay-news = Ha pasado algo: la partida sigue.

## The address of a moment

moment-link = Enlace a este momento
moment-link-short = Enlace
moment-link-label = Dirección de este momento
moment-link-text = Quien lo abra verá la mesa en este momento y podrá repasar la partida desde aquí.

## Playing on from a moment

fork = Seguir desde aquí
fork-short = Seguir
fork-text = Una mesa nueva empieza con esta posición. La partida que estás viendo no cambia.
fork-seats = ¿Quién juega?
fork-seat = Quién juega por { $name }
fork-name = Nombre de quien juega por { $name }
fork-person = Persona
fork-bot = Bot – { $level }
fork-dice = Los dados lanzados hasta aquí se quedan como están. A partir de aquí, la mesa nueva lanza sus propios dados, que se pueden verificar como todos.
fork-dice-now = Aquí están a punto de lanzarse los dados: la mesa nueva lanza los suyos, que se pueden verificar como todos.
fork-start = Seguir jugando
log-forked = Esta partida continúa otra a partir de un momento dado.

## The game in figures

figures = Gráfico y cifras
figures-loading = Contando…
chart = Prestigio a lo largo de la partida
chart-mode = Qué puntos
chart-mode-track = En el contador
chart-mode-scored = Si se puntuara entonces
chart-slider = Turno en el gráfico
chart-turn = Turno
chart-points = { $name }: { $points }
chart-jump = Ver este momento
chart-table = Lo mismo en una tabla
sources = De dónde vino el prestigio
source = Origen
source-points = { $points }
source-market = Mercado
source-tiles = Losetas de taller
source-influence = Cartas de influencia
source-sections = Secciones completas
source-ornaments = Adornos y gemas
source-ending = Seis secciones antes que nadie
source-exchange = Gastado en rublos y en relanzar
source-displeasure = Secciones sin terminar
source-ivan = Cartas de Iván
source-goods = Materiales y rublos sobrantes
source-towers = Torres
source-so-far = Hasta ahora
deeds = Lo que hizo cada uno
deed-claimed = Secciones reclamadas
deed-completed = Secciones completadas
deed-deliveries = Envíos
deed-ornaments = Adornos colocados
deed-jewels = Gemas en adornos
deed-gathered = Materiales obtenidos
deed-spent = Materiales gastados
deed-earned = Rublos ganados
deed-paid = Rublos pagados
deed-dice = Dados movidos
deed-spaces = Casillas recorridas
deed-activations = Losetas activadas
deed-influence = Cartas de influencia usadas
deed-turns = Turnos
deed-thought = Tiempo de reflexión
deed-time = { $hours ->
    [0] { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } min { $seconds } s
      }
   *[other] { $hours } h { $minutes } min
  }

## Turning points: a bot looks at a finished game

chances = Probabilidad de ganar, según un bot fuerte
chance = { $percent }%
turning = Puntos de inflexión
turning-text = Un bot fuerte puede recorrer otra vez la partida, turno a turno, y mostrar dónde se decidió y qué habría sido mejor.
turning-ask = Ver puntos de inflexión
turning-preparing = El bot se está preparando…
turning-working = Repasando la partida: { $percent }%
turning-failed = El bot no pudo recorrer esta partida. Puedes volver a intentarlo.
turning-none = Las probabilidades nunca cambiaron mucho en un solo turno.
turning-by = Lo juzga un bot que ha probado cada jugada muchas veces. Es fuerte, pero puede equivocarse.
turning-lost = Probabilidad de ganar: { $percent }% menos
turning-won = Probabilidad de ganar: { $percent }% más
turning-better = Se jugó: { $played }. Mejor: { $best }.
turning-closer = Mirando más de cerca los turnos que importan…
turning-stop = Parar
turning-continue = Seguir buscando
turning-clean = Nunca dejaste pasar una jugada claramente mejor.
turning-everyone = Mostrar los giros de todos, dados incluidos

## Una línea mejor: lo que un bot habría jugado, jugada a jugada

better = Mejor continuación
better-show = Ver la mejor continuación
better-count = Jugada { $at } de { $of }
better-close = Volver a la partida
better-instead = En vez de: { $played }
