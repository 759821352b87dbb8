# La primera partida: una lección en una mesa de verdad, paso a paso.

lesson = Tu primera partida
lesson-rival = Vera
lesson-next = Seguir
lesson-leave = Dejar la lección; puedes seguir más tarde
lesson-go-there = Llévame allí
lesson-progress = Paso { $n } de { $of }
lesson-not-now = Eso viene después. Primero haz lo que está enmarcado.
lesson-read-first = Primero lee esto y después sigue.
lesson-wait-title = Le toca a { $rival }
lesson-wait = Mira lo que hace { $rival }.

## The steps

lesson-goal-title = Hola, esta es la obra
lesson-goal = Construyes esta catedral junto con { $rival }. Las secciones completas y los adornos dan prestigio, y gana quien tenga más prestigio. En cada turno haces una cosa: traer materiales, reclamar una sección o construir.
lesson-market-title = El mercado
lesson-market = Hay cinco dados en un anillo de ocho casillas. Cada casilla muestra lo que obtienes allí. Eliges un dado, avanza en el sentido de las agujas del reloj tantas casillas como muestra y recoges lo que hay donde se detiene.
lesson-move-title = Mueve un dado
lesson-move = El dado rojo muestra 3: se detendrá en la casilla 4, junto al dado amarillo. Elige el dado rojo y después la casilla que brilla.
lesson-gather-title = Obtén recursos
lesson-gather = Obtienes la cantidad de la loseta por cada dado de la casilla: 2 ladrillos por cada uno de los dos dados son 4. Toma los cuatro.
lesson-end-title = Los dados que dejas atrás
lesson-end = Cuando terminas tu turno, los dados de esta casilla se lanzan y se quedan allí. Lo que muestran es lo que puede usar { $rival }. Termina tu turno.
lesson-theirs-title = { $rival } reclama una sección
lesson-theirs = { $rival } ha puesto una bandera en la sección D1: solo ella puede construir allí. La loseta que había está ahora en su taller.
lesson-claim-title = Reclama una sección
lesson-claim = La sección A1 necesita 1 madera y 2 ladrillos y da 4 puntos de reconocimiento. Los ladrillos ya los tienes. Elige la sección A1.
lesson-banner-title = ¿Qué bandera?
lesson-banner = Las banderas tapan parte de tu inventario. Una bandera que sale de allí libera su espacio para siempre, así que toma una del inventario.
lesson-place-title = Bocarriba o bocabajo
lesson-place = La loseta muestra 2 maderas. Bocarriba cuesta rublos y da su beneficio ahora y también más adelante; bocabajo es gratis y no da nada. Elige el espacio verde y colócala bocarriba por 2 rublos.
lesson-take-title = El beneficio llega al momento
lesson-take = La loseta te da 2 maderas al momento. Toma las dos.
lesson-finish-title = Ese ha sido tu turno
lesson-finish = Ya no queda nada por hacer. Termina tu turno.
lesson-deliver-title = Construye
lesson-deliver = { $rival } ha conseguido una esmeralda. Ahora construye: hasta tres materiales en un turno. Elige tres veces la sección A1, para 1 madera y 2 ladrillos.
lesson-points-title = ¡Completa!
lesson-points = La sección te ha dado 4 puntos de reconocimiento: tu marcador ha avanzado cuatro casillas y ha pasado por una casilla de prestigio. El prestigio que ganas directamente lo lleva a la siguiente casilla de prestigio.
lesson-above-title = Una vecina encima
lesson-above = { $rival } ha reclamado A2, encima de tu A1. Las torres se comparten: se puede construir encima de las secciones ajenas.
lesson-penalty-title = No te quedes atrás
lesson-penalty = Si A1 no estuviera completa, perderías reconocimiento cada vez que se completara algo encima: 1 por cada sección completa de encima que no sea tuya.
lesson-further-title = Paga para ir más lejos
lesson-further = El dado blanco y el de tu propio color pueden ir más lejos de lo que muestran: 1 rublo por cada casilla de más. Los demás dados avanzan justo lo que muestran.
lesson-full-title = Tres dados llenan una casilla
lesson-full = Un dado no puede detenerse donde hay otros tres dados. Hasta entonces, cada dado que hay en la casilla la hace más rica.
lesson-again-title = Un dado del color adecuado
lesson-again = Tu loseta está en el espacio verde, así que al mover el dado verde puedes usarla. El dado se detendrá junto al azul, donde están las esmeraldas. Elige el dado verde y después la casilla que brilla.
lesson-influence-title = Influencia
lesson-influence = En el mercado puedes hacer tres cosas, en cualquier orden. Una es la carta de este cuadrante: aquí, el clero. Reza para ganar 1 punto de reconocimiento.
lesson-more-title = Obtén más recursos
lesson-more = La segunda: obtener recursos. Aquí hay dos dados, así que toma las dos esmeraldas.
lesson-activate-title = Activa tu loseta
lesson-activate = La tercera: has movido el dado verde, así que puedes usar la loseta de tu espacio verde. Elígela.
lesson-refill-title = Cuida tu inventario
lesson-refill = Las 2 maderas caben justo: lo que no cabe no se puede tomar. Toma las dos.
lesson-decorate-title = Adorna
lesson-decorate = Una base completa admite una puerta: 1 madera y hasta dos gemas. Una gema da 1 punto de prestigio, dos iguales dan 2, dos distintas 3. Elige la sección A1 y adórnala con las dos esmeraldas.
lesson-others-title = Cualquier sección completa
lesson-others = Puedes adornar cualquier sección completa, también las de { $rival }. El adorno es tuyo y cuenta para ti en esa torre.
lesson-majority-title = Quién manda en una torre
lesson-majority = Al final una torre vale 2 por cada sección completa y 1 por cada adorno. Aquí tienes una sección y una puerta; { $rival } aún no ha completado nada. Con dos jugadores, quien va por delante se lo lleva todo y el otro, un tercio.
lesson-tied-title = Una torre empatada
lesson-tied = Si hay empate de presencia en una torre, nadie se lleva nada por ella. Un solo adorno puede decidirlo.
lesson-die-tile-title = Una loseta con un dado
lesson-die-tile = La loseta de C1 muestra el dado amarillo. Una loseta así te da, una vez, lo que muestra el mercado donde está ese dado: ahora serían 2 ladrillos.
lesson-prestige-title = El prestigio compra ayuda
lesson-prestige = En cualquier momento de tu turno puedes entregar 1 punto de prestigio: por 2 rublos, tantas veces como quieras, o una vez por turno para relanzar los dados de una casilla.
lesson-ending-title = Cómo termina la partida
lesson-ending = Quien complete primero una sexta sección gana 3 puntos de prestigio; los demás tienen entonces un turno más. Después se puntúan las torres, y cada cinco materiales y rublos que tengas son 1 punto de prestigio.

## The end of the lesson

lesson-done-title = Y ese es todo el juego
lesson-done = Ya sabes todo lo que necesitas. Sigue desde aquí: un bot ocupa el lugar de { $rival } y todas las decisiones son tuyas. O afina la vista con cuatro retos breves.
lesson-sum-turn = Una cosa por turno: mercado, reclamar o construir.
lesson-sum-gather = Cuantos más dados en una casilla, más obtienes; los dados que dejas se lanzan para los demás.
lesson-sum-tiles = Una loseta bocarriba da su beneficio al momento, y cada vez que mueves su dado.
lesson-sum-finish = Completa lo que está debajo de las secciones de otros; las gemas en adornos son prestigio.
lesson-sum-towers = Al final decide quién manda en las torres.
lesson-play-on = Seguir contra el bot
lesson-astray-title = Fuera del camino
lesson-astray = Se ha jugado algo distinto de lo que espera la lección. Deshazlo o sigue jugando por tu cuenta.
lesson-astray-back = Deshacer

## The second lesson: four short puzzles. Each has a title, a goal, what went wrong, and an answer that explains.

puzzles = Cuatro retos
puzzles-lead = Cada uno es un solo turno: alcanza el objetivo. Inténtalo tantas veces como quieras.
puzzles-begin = Resolver
puzzles-again = Resolver otra vez
puzzles-solved = Resuelto
puzzles-open = Aún sin resolver
puzzles-progress = { $n ->
        [0] Ninguno resuelto todavía
        [one] 1 de 4 resuelto
        [4] Los cuatro resueltos
       *[other] { $n } de 4 resueltos
    }
puzzle = Reto { $n } de 4
puzzle-goal = Tu objetivo:
puzzle-tries = { $n ->
        [one] 1 intento
       *[other] { $n } intentos
    }
puzzle-missed = Esta vez no
puzzle-try-again = Intentarlo de nuevo
puzzle-show = Ver la solución
puzzle-shown = La solución
puzzle-right = ¡Eso es!
puzzle-next = Siguiente reto
puzzle-all = Todos los retos
puzzle-extra-title = Casillas de más
puzzle-extra-goal = Termina este turno con al menos 3 de oro.
puzzle-extra-missed = Cuenta cuántos dados habría en la casilla del oro, y qué puedes pagar.
puzzle-extra-answer = El dado blanco muestra 3 y se quedaría una casilla antes. Paga 1 rublo y avanza una más, hasta el oro: con los dos dados de allí son tres, y obtienes 1 oro por cada uno.
puzzle-die-tile-title = Una loseta con un dado
puzzle-die-tile-goal = Termina este turno con al menos 6 ladrillos.
puzzle-die-tile-missed = ¿Qué dado te deja usar tu loseta, y qué te da la loseta donde está ahora su dado?
puzzle-die-tile-answer = Mueve el dado verde a los ladrillos: ahora hay allí dos dados, así que obtienes 4. Tu loseta del espacio verde muestra el dado amarillo, que también está en los ladrillos: actívala y obtienes 2 más. Para la loseta no importa cuántos dados haya allí.
puzzle-penalty-title = La penalización
puzzle-penalty-goal = Completa una sección de modo que { $rival } pierda 2 puntos de reconocimiento.
puzzle-penalty-missed = Busca la sección sin terminar de { $rival } y cuenta las completas de encima que no son suyas.
puzzle-penalty-answer = Completa A3: debajo está sin terminar A1, de { $rival }, y ahora hay encima dos secciones completas que no son suyas, así que pierde 2. En la torre B una de las dos de encima es suya y no cuenta: solo perdería 1. En la torre C es tu propia C1 la que se queda atrás.
puzzle-towers-title = Las torres
puzzle-towers-goal = Este es el último turno de la partida. ¡Gana!
puzzle-towers-missed = Busca la torre en la que hay empate: allí nadie se lleva nada.
puzzle-towers-answer = La torre A está empatada, con una sección para cada jugador, así que nadie se llevaría nada por ella. Adorna A2, de { $rival }, con un arco: ahora mandas allí y te llevas todo lo que vale la torre. Completar otra sección da menos.

## On the start page

learn = Aprender el juego
learn-start = Aprender el juego
learn-continue = Seguir con tu primera partida
learn-text = Una primera partida guiada, unos ocho minutos.
learn-fresh-text = ¿Es tu primera vez? Juega una partida guiada: unos ocho minutos y ya sabes cómo va.
