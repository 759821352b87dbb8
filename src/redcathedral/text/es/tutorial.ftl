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

lesson-goal-title = Esto es la obra
lesson-goal = Con { $rival } construyes esta catedral. Las secciones terminadas y los adornos dan prestigio, y gana quien tenga más prestigio. En cada turno haces una cosa: traer materiales, reclamar una sección o construir.
lesson-market-title = El mercado
lesson-market = Cinco dados están en un círculo de ocho casillas. Cada casilla muestra lo que hay allí. Eliges un dado, avanza en el sentido de las agujas del reloj tanto como muestra y recoges donde se detiene.
lesson-move-title = Mueve un dado
lesson-move = El dado rojo muestra 3: se detendrá en la casilla 4, donde ya está el dado amarillo. Elige el dado rojo y después la casilla que brilla.
lesson-gather-title = Obtén recursos
lesson-gather = Obtienes la cantidad de la loseta por cada dado de la casilla: 2 ladrillos por dos dados son 4. Toma los cuatro.
lesson-end-title = Los dados que dejas atrás
lesson-end = Cuando terminas tu turno, los dados de esta casilla se lanzan y se quedan allí. Lo que muestran es lo que puede usar { $rival }. Termina tu turno.
lesson-theirs-title = { $rival } reclama una sección
lesson-theirs = { $rival } ha puesto una bandera en la sección D1: solo ella puede construir allí. La loseta que había está ahora en su taller.
lesson-claim-title = Reclama una sección
lesson-claim = La sección A1 necesita 1 de madera y 2 ladrillos y paga 4 de reconocimiento. Los ladrillos ya los tienes. Elige la sección A1.
lesson-banner-title = ¿Qué bandera?
lesson-banner = Tu inventario está medio tapado por banderas. Una bandera que sale de allí abre su espacio para siempre, así que tómala del inventario.
lesson-place-title = Bocarriba o bocabajo
lesson-place = La loseta muestra 2 de madera. Bocarriba cuesta rublos, pero paga al momento y otra vez después. Bocabajo es gratis y no paga nada. Elige el espacio verde y coloca la loseta bocarriba por 2 rublos.
lesson-take-title = Bocarriba paga al momento
lesson-take = Toma las dos de madera. Después termina tu turno.
lesson-deliver-title = Construye
lesson-deliver = { $rival } ha traído una esmeralda. Ahora construye: hasta tres materiales en un turno. Elige tres veces la sección A1, para 1 de madera y 2 ladrillos.
lesson-points-title = ¡Completa!
lesson-points = La sección ha pagado 4 de reconocimiento: tu marcador avanzó cuatro casillas. Pasó una casilla dorada, y las casillas doradas son prestigio. El prestigio que ganas directamente salta a la siguiente casilla dorada. Ahora termina tu turno.
lesson-above-title = Una vecina encima
lesson-above = { $rival } ha reclamado A2, encima de tu A1. Las torres se comparten. Una sección sin terminar debajo de una terminada cuesta reconocimiento a quien la tiene: no dejes secciones abiertas debajo de otras.
lesson-again-title = Un dado del color adecuado
lesson-again = Tu loseta está en el espacio verde: mover el dado verde te deja usarla. El dado se detiene junto al azul, donde hay esmeraldas. Elige el dado verde y después la casilla que brilla.
lesson-influence-title = Influencia
lesson-influence = En el mercado puedes hacer tres cosas, en cualquier orden. Una es la carta de este cuadrante: aquí el clero. Reza por 1 de reconocimiento.
lesson-workshop-title = Obtén y activa
lesson-workshop = Obtén las dos esmeraldas. Después elige tu loseta del espacio verde, que da otra vez 2 de madera, y tómalas. Tu inventario está lleno: lo que no cabe no se puede tomar. Termina tu turno.
lesson-decorate-title = Adorna
lesson-decorate = Una base terminada admite una puerta: 1 de madera y hasta dos gemas, y las gemas pagan prestigio al momento. Elige la sección A1 y ponle el adorno con las dos esmeraldas por 2 de prestigio. Después termina tu turno.
lesson-majority-title = Quién manda en una torre
lesson-majority = Al final una torre vale 2 por cada sección terminada y 1 por cada adorno. Aquí tienes una sección y una puerta; { $rival } aún no ha terminado nada. Con dos jugadores, quien va por delante se lo lleva todo y el otro un tercio.
lesson-ending-title = Cómo termina la partida
lesson-ending = Quien antes completa una sexta sección gana 3 de prestigio; los demás tienen entonces un turno más. Al final vienen las torres, y 1 de prestigio por cada cinco materiales y rublos que tengas.

## The end of the lesson

lesson-done-title = Eso es todo el juego
lesson-done = Sabes todo lo que necesitas. Sigue desde aquí: un bot ocupa el lugar de { $rival } y todas las decisiones son tuyas.
lesson-sum-turn = Una cosa por turno: mercado, reclamar o construir.
lesson-sum-gather = Cuantos más dados en una casilla, más obtienes; los dados que dejas se lanzan para los demás.
lesson-sum-tiles = Una loseta bocarriba paga al momento, y cada vez que mueves su dado.
lesson-sum-finish = Termina lo que está debajo de otros; las gemas en adornos son prestigio.
lesson-sum-towers = Al final decide quién manda en las torres.
lesson-finish = Seguir contra el bot
lesson-astray-title = Fuera del camino
lesson-astray = Esto es distinto de lo que espera la lección. Deshazlo o sigue jugando con libertad.
lesson-astray-back = Deshacer

## On the start page

learn = Aprender el juego
learn-start = Aprender el juego
learn-go-on = Seguir con tu primera partida
learn-text = Una primera partida guiada, unos seis minutos.
learn-fresh-text = ¿Es tu primera vez? Juega una partida guiada: unos seis minutos y ya sabes cómo va.
