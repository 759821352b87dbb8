# Las reglas para quienes juegan, con nuestras propias palabras: un título y un párrafo para cada cosa que se pueda preguntar.

rules = Reglas
rules-title = Las reglas
rules-search = Buscar en las reglas
rules-search-keys = Pulsa / para buscar, Intro para ir al siguiente lugar encontrado.
rules-search-endings = a o e s as os es z ces ar er ir ada ado adas ados
rules-found = { $n ->
    [0] No se ha encontrado nada. Prueba otra palabra.
    [one] Un lugar encontrado
   *[other] { $n } lugares encontrados
  }
rules-example = Ejemplo:
aid = ayuda de jugador
aid-print = Imprimir ayuda de jugador
rules-chapters = Capítulos
rules-clause = Cláusula { $clause }: enlace a este lugar
rules-why = Ver la regla

## Chapters

rules-chapter-goal = De qué se trata
rules-chapter-turn = Tu turno
rules-chapter-claim = Reclamar una sección
rules-chapter-build = Construir
rules-chapter-decorate = Adornar
rules-chapter-market = El mercado
rules-chapter-influence = Cartas de influencia
rules-chapter-workshop = Tu taller
rules-chapter-points = Reconocimiento y prestigio
rules-chapter-end = El final y la puntuación
rules-chapter-advanced = Tableros avanzados
rules-chapter-solo = En solitario contra Iván

## What it is about

rule-goal-title = Objetivo del juego
rule-goal = Construyes la catedral junto con los demás y quieres llevarte el mérito. Trae materiales del mercado, completa secciones y adórnalas. Gana quien tenga más prestigio tras la puntuación final; en caso de empate, quien tenga más secciones completas; después, más adornos; y si aún hay empate, se comparte la victoria.
rule-words-title = Secciones y torres
rule-words = Cada carta de la catedral es una sección. Forman torres: una base abajo, secciones medias encima y una cúpula arriba. Una sección se nombra por su torre y su nivel: B1 es la base de la torre B.
rule-words-example = en la imagen, B1 es una base que necesita 2 ladrillos y 2 piedras, B2 una sección media sobre ella y B3 la cúpula de arriba.
rule-seats-title = Los jugadores y lo que tienen
rule-seats = Juegan de una a cuatro personas, cada una con un color. Cada jugador tiene seis banderas, una puerta, dos arcos y una cruz, un taller de seis espacios y un inventario de { $room }, cuatro de ellos tapados por banderas. En el orden de turno se empieza con { $first }, { $second }, { $third } y { $fourth } rublos. Toda la mesa juega con tableros básicos o toda con avanzados.
rule-laying-title = Cómo se prepara la mesa
rule-laying = Todos los marcadores empiezan en la casilla { $start } del contador. Las losetas de recurso, las cartas de influencia, los dados, las secciones y las losetas de taller se reparten al azar: los dados empiezan en la casilla de reconocimiento y en las cuatro siguientes, y cada sección recibe una loseta de taller. Con uno o dos jugadores, las losetas marcadas con 3+ no se reparten. La reserva general de materiales es limitada; la de rublos, no.

## Your turn

rule-turn-title = Una de tres
rule-turn = En tu turno haces exactamente una cosa: reclamar una sección, construir o mover un dado en el mercado. No puedes pasar ni hacer dos. Los turnos siguen el sentido de las agujas del reloj.
rule-exchange-title = Prestigio por rublos
rule-exchange = En cualquier momento de tu turno, cuantas veces quieras, puedes entregar 1 punto de prestigio y tomar 2 rublos.
rule-exchange-example = tu marcador está en la casilla { $next }, una casilla de prestigio. Entregas 1 punto de prestigio: vuelve a la casilla { $before } y tomas 2 rublos.
rule-exchange-also = canjear, dinero, monedas
rule-reroll-title = Prestigio por otro lanzamiento
rule-reroll = Una vez en tu turno puedes entregar 1 punto de prestigio para lanzar otra vez todos los dados de una casilla del mercado.
rule-reroll-also = relanzar, repetir la tirada
rule-no-prestige-title = Cuando no tienes prestigio que entregar
rule-no-prestige = Cuando entregas prestigio, tu marcador retrocede a la casilla de prestigio anterior. Si no tiene ninguna detrás, no puedes entregar prestigio.

## Claim a section

rule-available-title = Qué secciones puedes reclamar
rule-available = Cualquier sección sin bandera que sea una base, o que esté justo encima de una sección con bandera. No importa de quién es esa bandera ni si la sección está completa.
rule-banner-title = Qué bandera usas
rule-banner = Cada vez que reclamas usas una de tus seis banderas. Si sale del inventario, libera para siempre el espacio que tapaba. Si sale de la reserva, no libera nada. Con las seis en la catedral ya no puedes reclamar más.
rule-take-tile-title = La loseta es tuya
rule-take-tile = Pon tu bandera en la sección y toma la loseta de taller que hay allí.
rule-place-title = Bocarriba o bocabajo
rule-place = Coloca la loseta en cualquier espacio vacío de tu taller. Bocarriba pagas en rublos el precio de ese espacio; el de tu color cuesta { $own }, el blanco { $white }, los demás { $rival }. Bocabajo no cuesta nada, pero la loseta no hace nada en el resto de la partida y su espacio queda ocupado. El precio está impreso en el espacio.
rule-place-example = tu loseta muestra 2 maderas. Bocarriba en un espacio de otro color cuesta { $rival } y te da 2 maderas ahora, y otra vez cada vez que mueves ese dado. Bocabajo no cuesta nada y nunca te da nada.
rule-place-also = precio, pagar
rule-at-once-title = Bocarriba, beneficio al momento
rule-at-once = Una loseta colocada bocarriba te da su beneficio enseguida, y de nuevo cada vez que la actives más adelante.

## Build

rule-deliver-title = Tres envíos
rule-deliver = Envía uno, dos o tres materiales de tu inventario. Hay seis materiales: madera, ladrillo, piedra, oro y dos gemas, esmeralda y amatista. Los recursos son los materiales, los rublos y el reconocimiento.
rule-where-title = Adónde van
rule-where = Cada material va a una sección con tu bandera que aún lo necesite, o a un adorno. Puedes repartirlos entre varias secciones, y las secciones pueden quedar sin terminar.
rule-complete-title = Una sección está completa
rule-complete = En cuanto una sección tiene todo lo que necesita, sus materiales vuelven a la reserva general, ganas el reconocimiento y los rublos que muestra, y se da la vuelta a la carta. Tu bandera se queda.
rule-penalty-title = Secciones sin terminar debajo
rule-penalty = Cuando se completa una sección, mira las secciones reclamadas y sin terminar que hay debajo en la misma torre. Cada una cuesta reconocimiento a quien la tiene: 1 por cada sección completa de otra persona que haya por encima.
rule-penalty-example = aquí la base del jugador rojo no está completa. Cuando el azul completó la sección media de encima, el rojo perdió 1 punto de reconocimiento. Con dos secciones completas ajenas encima habría perdido 2. Sus propias secciones de encima no le cuestan nada.
rule-penalty-also = penalización, castigo, perder
rule-leftover-title = Los envíos que quedan
rule-leftover = Si una sección queda completa y te quedan envíos, sigue: envía a otras secciones o adorna, incluso la sección que acabas de completar.

## Decorate

rule-ornaments-title = Un adorno por sección
rule-ornaments = Una sección completa sin adorno puede recibir uno: una base, una puerta; una sección media, un arco; una cúpula, una cruz. Puedes adornar cualquier sección completa, también la que ha construido otra persona.
rule-ornament-cost-title = Lo que cuesta un adorno
rule-ornament-cost = Una puerta lleva 1 madera, un arco 1 piedra, una cruz 1 oro; a cada uno puedes añadir una o dos gemas. Cada uno de estos materiales es un envío, y un adorno se envía entero en un mismo turno.
rule-jewels-title = Las gemas brillan
rule-jewels = Las gemas de un adorno dan prestigio al momento: 1 punto por una gema, 2 por dos del mismo color, 3 por una esmeralda y una amatista.
rule-jewels-example = adornas una base con una puerta: 1 madera, una esmeralda y una amatista. Son los tres envíos del turno, y las dos gemas distintas te dan 3 puntos de prestigio.
rule-ornament-stock-title = Necesitas el adorno
rule-ornament-stock = Cada jugador tiene una puerta, dos arcos y una cruz para toda la partida. En los tableros avanzados antes hay que desbloquear cada adorno.

## The market

rule-move-title = Mover un dado
rule-move = Elige cualquier dado; avanza exactamente tantas casillas como muestra. El dado blanco y el de tu color pueden avanzar más, a 1 rublo por cada casilla de más.
rule-move-example = juegas con el rojo. El dado blanco muestra 5: avanza 5 casillas, o 6 por 1 rublo, o 7 por 2 rublos. El dado rojo puede hacer lo mismo, porque es el tuyo. El dado azul avanza justo lo que muestra.
rule-move-also = andar, ir más lejos, extra
rule-full-space-title = Una casilla llena
rule-full-space = Un dado no puede detenerse donde hay otros tres.
rule-full-space-also = bloqueada, máximo, límite
rule-three-things-title = Después, hasta tres cosas
rule-three-things = Donde se ha detenido el dado puedes obtener recursos, usar la carta de influencia y activar una loseta de taller: cada cosa una vez como mucho, en cualquier orden, ninguna obligatoria.
rule-gather-title = Obtener recursos
rule-gather = Obtienes la cantidad de la loseta por cada dado que hay ahora en la casilla, contando el que has movido. De los materiales puedes tomar menos. Los rublos y el reconocimiento vienen siempre completos.
rule-gather-also = recoger, recolectar, tomar
rule-room-title = Reserva y sitio
rule-room = No puedes tomar más de lo que hay en la reserva general ni más de lo que cabe en tu inventario. Nada de lo que tienes se puede tirar.
rule-roll-title = Los dados se lanzan para el siguiente jugador
rule-roll = Cuando terminas tu turno, se lanzan todos los dados de la casilla donde te detuviste y se quedan allí. Lo que muestran es lo que encuentra el siguiente jugador.

## Influence cards

rule-card-title = La carta del cuadrante
rule-card = Cada carta pertenece a dos casillas del mercado. Detén tu dado en una de ellas y puedes hacer una de las dos acciones de la carta, no ambas.
rule-card-example = tu dado se detiene en una de las dos casillas de esta carta. Puedes tomar { $one } o bien donar { $other }, pero no ambas cosas.
rule-repeat-title = Una vez o cuantas quieras
rule-repeat = Una acción con el signo de repetir se puede hacer cuantas veces quieras, pero todas seguidas: en cuanto obtienes recursos o activas una loseta, se acabó. Cualquier otra acción se hace una vez.
rule-craftsmen-title = Artesanos: comprar y vender
rule-craftsmen = Compra un material de la reserva general, o vende uno, al precio de la carta. Si la carta muestra materiales, solo esos.
rule-teamsters-title = Carreteros: acarrear, ganar, intercambiar
rule-teamsters = Acarrear: paga y envía tantos materiales como diga la carta, como si construyeras; un adorno tiene que caber entero. Ganar: toma rublos. Intercambiar: paga y cambia de lugar dos losetas de recurso del mercado.
rule-merchants-title = Comerciantes: cambiar, al por mayor, trocar, encargar
rule-merchants = Cambiar: { $trade }. Al por mayor: { $bulk }. Trocar: { $barter }. Encargar: usa cualquiera de tus losetas bocarriba, incluso una que hayas activado en este turno.
rule-clergy-title = Clero: rezar, donar, ofrendar, voto
rule-clergy = Rezar: gana { $pray }. Donar: { $donate }. Ofrendar: { $offer }. Voto: gana { $vow } si has completado al menos una base, una sección media y una cúpula.
rule-influence-room-title = También aquí cuentan la reserva y el sitio
rule-influence-room = Lo que compras o recibes en un intercambio tiene que estar en la reserva general y, una vez descontado lo que entregas, tiene que caber.

## Your workshop

rule-tiles-title = Lo que muestran las losetas
rule-tiles = Una loseta de taller muestra una cantidad de un recurso, o un dado.
rule-activate-title = Activar una loseta
rule-activate = Después de mover un dado puedes usar la loseta bocarriba del espacio de ese color. Tras el dado blanco, la de uno de tus dos espacios blancos.
rule-resource-tile-title = Una loseta con un recurso
rule-resource-tile = Te da la cantidad que muestra: materiales, rublos o reconocimiento.
rule-die-tile-title = Una loseta con un dado
rule-die-tile = Te da, una vez, lo que muestra el mercado en la casilla donde está ahora ese dado. No importa cuántos dados haya allí.
rule-die-tile-example = tu loseta muestra el dado verde, que está en la casilla de 2 piedras con otros dos dados. La loseta te da 2 piedras, no 6.
rule-take-less-title = Tomar menos
rule-take-less = De los materiales puedes tomar una parte o nada. La reserva general y el sitio los limitan como siempre.

## Recognition and prestige

rule-recognition-title = Reconocimiento
rule-recognition = Un solo marcador en un contador lo cuenta todo. Cada punto de reconocimiento lo mueve una casilla, adelante cuando lo ganas y atrás cuando lo pierdes, pero nunca por debajo de 0.
rule-prestige-title = Prestigio
rule-prestige = Cada punto de prestigio que ganas lleva el marcador a la siguiente casilla de prestigio, esté cerca o lejos. Cada uno que pierdes lo devuelve a la casilla de prestigio anterior. Por eso el prestigio vale más al principio, cuando esas casillas están lejos entre sí.
rule-prestige-example = tu marcador está en la casilla { $from }. Con 2 puntos de reconocimiento llega a la casilla { $next }, una casilla de prestigio. Con 1 punto de prestigio también, y desde la { $next } otro punto de prestigio lo lleva a la siguiente, la casilla { $after }.
rule-second-lap-title = Más allá de la última casilla
rule-second-lap = Después de la casilla 80 el marcador pasa a su lado +40 y da otra vuelta desde la casilla 1. También puede volver a cruzar esa línea hacia atrás. La casilla 80 vale 40 puntos de prestigio.
rule-worth-title = Lo que vale tu posición
rule-worth = El número de la última casilla de prestigio en la que estás o por la que has pasado.

## The end and the score

rule-sixth-title = La sexta sección
rule-sixth = Quien completa primero una sexta sección gana su recompensa y 3 puntos de prestigio más, y termina su turno. Los demás tienen entonces exactamente un turno más.
rule-sixth-also = última ronda, ronda final
rule-markers-back-title = Los marcadores retroceden
rule-markers-back = Los marcadores que están entre dos casillas de prestigio retroceden a la anterior.
rule-goods-title = Lo que aún tienes
rule-goods = Cuenta juntos tus materiales y rublos: cada grupo de cinco vale 1 punto de prestigio. Los materiales que están en secciones no cuentan.
rule-tower-title = Lo que vale una torre
rule-tower = 2 por cada sección completa y 1 por cada adorno que haya en ella. Las secciones sin terminar no cuentan.
rule-presence-title = Quién está presente
rule-presence = En cada torre cuenta tus banderas en secciones completas y tus adornos: esa es tu presencia. Sin ninguna no recibes nada allí.
rule-places-title = Tres y cuatro jugadores
rule-places = Quien tiene más presencia se lleva lo que vale la torre, el siguiente jugador la mitad, el siguiente la mitad de eso, redondeando siempre hacia abajo. Quienes empatan suman los puestos que ocupan y los reparten por igual, redondeando hacia abajo. Un cuarto jugador recibe la mitad del tercer puesto, y así sucesivamente.
rule-places-example = una torre vale 12. El azul va por delante y se lleva 12, el amarillo 6. El verde y el rojo empatan detrás: suman el tercer y el cuarto puesto, 3 y 1, y reciben 2 cada uno.
rule-places-also = mayoría, igualdad, cuarto
rule-two-seats-title = Dos jugadores, y en solitario
rule-two-seats = Quien tiene más presencia se lo lleva todo; el otro, si está presente, un tercio, redondeando hacia abajo. En un empate nadie recibe nada.
rule-two-seats-example = en esta torre el rojo y el azul tienen una sección completa cada uno: un empate, así que nadie recibe nada. Si el rojo añade una puerta, la torre vale 5 y el rojo va por delante, 2 a 1: se lleva 5 y el azul, un tercio: 1.
rule-two-seats-also = mayoría, igualdad
rule-limit-title = Partidas con límite de turnos
rule-limit = Una mesa puede prepararse con un límite de turnos. Cuando se alcanza, la partida termina y se puntúa.

## Advanced boards

rule-advanced-board-title = Lo que hay en el tablero
rule-advanced-board = Dos banderas están en los espacios blancos, y tus cuatro adornos en los de color. No hay reserva: las banderas de los espacios blancos se usan como las del inventario.
rule-advanced-price-title = Un solo precio
rule-advanced-price = Cada espacio cuesta { $advanced } bocarriba.
rule-unlock-title = Desbloquear un adorno
rule-unlock = Una loseta colocada bocarriba en un espacio de color desbloquea el adorno que hay allí. Si la colocas bocabajo, ese adorno queda bloqueado para siempre.
rule-unlock-example = el arco está en tu espacio verde. Si colocas allí una loseta bocarriba, puedes usar ese arco; si la colocas bocabajo, lo pierdes.
rule-white-spaces-title = Espacios blancos
rule-white-spaces = Un espacio blanco recibe una loseta solo cuando se ha usado la bandera que tiene, aunque sea al reclamar en este mismo turno.

## Solo against Ivan

rule-ivan-title = Iván
rule-ivan = Iván juega contra ti con cartas. La mesa se prepara como para dos y tú empiezas con { $purse }. Él tiene banderas, adornos y un marcador, pero ni tablero ni rublos.
rule-ivan-cards-title = Sus cinco cartas
rule-ivan-cards = Están en fila en orden aleatorio, y en cada una hay una loseta que muestra uno de los dados, bocarriba.
rule-ivan-first-title = Empieza con una base
rule-ivan-first = Antes del primer turno reclama la base que da más reconocimiento; si hay varias, la de más a la izquierda. Su loseta sale de la partida.
rule-ivan-turn-title = Su turno
rule-ivan-turn = La suya es la primera carta de la fila con la loseta bocarriba. El dado de esa loseta se mueve según su valor, salvo que fuera a detenerse donde hay otros tres dados: entonces se queda donde está y no da nada. La loseta se pone bocabajo y él hace lo que dice la carta. Los turnos se alternan y, donde no se dice otra cosa, él sigue las reglas para dos.
rule-ivan-turn-example = en la imagen, la loseta de la primera carta ya está bocabajo. Así que la suya es la segunda: el dado blanco se mueve, su loseta se pone bocabajo e Iván reclama una sección.
rule-ivan-die-title = Lo que le da su dado
rule-ivan-die = Solo reconocimiento: de la casilla de reconocimiento por cada dado que haya, y de una carta del clero que permita rezar o de un voto que pueda cumplir. Después se lanzan los dados de esa casilla.
rule-ivan-recognition-title = Carta: reconocimiento
rule-ivan-recognition = Iván gana 4 puntos de reconocimiento.
rule-ivan-inventory-title = Carta: inventario
rule-ivan-inventory = 4 materiales de la pila más alta de la reserva general van a esta carta.
rule-ivan-transport-title = Carta: transporte
rule-ivan-transport = Todo lo que hay en la carta de inventario va a la carta de construcción.
rule-ivan-claim-title = Carta: reclamar
rule-ivan-claim = Reclama una sección justo encima de una de las tuyas; si no hay, una base; si no, cualquiera disponible. Donde valen varias, eliges tú. El reconocimiento que muestra la loseta es suyo; la loseta sale de la partida. Si no le queda ninguna bandera, no reclama nada.
rule-ivan-construction-title = Carta: construcción
rule-ivan-construction = Todo lo que hay en esta carta va a sus secciones sin terminar, cualquier material por cualquier otro, primero el nivel más bajo y de izquierda a derecha. Una sección completa le da su reconocimiento, pero no rublos. Lo que sobra se queda en la carta.
rule-ivan-ornament-title = Cuando todas las losetas están bocabajo
rule-ivan-ornament = Al empezar su turno coloca primero su siguiente adorno, en el orden puerta, arco, arco, cruz, en una de tus secciones que lo admita o, si no, en una suya, y gana 1 punto de prestigio. Si valen varias, eliges tú; si no vale ninguna, el adorno espera. Después las losetas se mezclan y se reparten otra vez bocarriba.
rule-ivan-end-title = El final contra Iván
rule-ivan-end = Nadie gana los 3 puntos de prestigio por una sexta sección. La otra parte tiene un turno más. Las torres se puntúan como para dos, e Iván no recibe nada por lo que tiene.
