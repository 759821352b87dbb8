### El juego en palabras: piezas, lo que impide una jugada, lo que hizo y haría una jugada, la mesa dibujada.
### Las palabras que llegan como variables tienen todas las formas del catálogo: véase docs/translating.md.

## Who and what

seat-named = { $name } ({ $color })
seat-red = Rojo
seat-blue = Azul
seat-green = Verde
seat-yellow = Amarillo
seat-called = { $name }
word-nobody = nadie
amount-prestige = { $n } de prestigio
amount-dice = { $n ->
    [one] 1 dado
   *[other] { $n } dados
  }
amount-deliveries = { $n ->
    [one] 1 envío
   *[other] { $n } envíos
  }
amount-spaces = { $n ->
    [one] 1 casilla
   *[other] { $n } casillas
  }
amount-door = { $n ->
    [one] 1 puerta
   *[other] { $n } puertas
  }
amount-arch = { $n ->
    [one] 1 arco
   *[other] { $n } arcos
  }
amount-cross = { $n ->
    [one] 1 cruz
   *[other] { $n } cruces
  }
amount-base = { $n ->
    [one] 1 base
   *[other] { $n } bases
  }
amount-middle = { $n ->
    [one] 1 sección media
   *[other] { $n } secciones medias
  }
amount-dome = { $n ->
    [one] 1 cúpula
   *[other] { $n } cúpulas
  }
die-shows = { $die } { $value }
act-buy = comprar
act-sell = vender
act-haul = acarrear
act-earn = ganar
act-swap = intercambiar
act-trade = cambiar
act-bulk = cambiar al por mayor
act-barter = trocar
act-commission = encargar
act-pray = rezar
act-donate = donar
act-offer = ofrendar
act-vow = cumplir el voto
card-recognition = reconocimiento
card-inventory = inventario
card-transport = transporte
card-claim = reclamar
card-construction = construcción

## Why a ply is not possible

why-game-over = La partida ha terminado.
why-chance-speaks = { $due ->
    [roll] Primero hay que lanzar los dados.
   *[shuffle] Primero hay que mezclar las losetas de Iván.
  }
why-no-chance-due = Ahora no hay nada que lanzar ni que mezclar.
why-action-taken = Ya has hecho tu acción en este turno.
why-not-in-market = Esto se hace en el mercado, después de mover un dado.
why-nothing-to-place = No hay ninguna loseta de taller por colocar.
why-no-banner-choice = Ahora no hay ninguna bandera que elegir.
why-no-benefit = Ahora no hay ningún beneficio del que tomar.
why-no-deliveries = Los tres envíos de este turno están hechos.
why-not-hauling = No hay ningún acarreo abierto.
why-nothing-done = Primero hay que hacer algo: no se puede pasar.
why-something-pending = Termina primero lo que estás eligiendo.
why-haul-open = El acarreo sigue abierto: envía, o di que basta.
why-not-ivans-choice = Ahora no hay nada que elegir por Iván.
why-ivan-waits = Primero elige una sección para Iván.
why-no-prestige = No hay prestigio que perder: el marcador está en la casilla { $score }, sin ninguna casilla de prestigio detrás.
why-rerolled-already = En este turno ya se han relanzado dados.
why-no-dice-there = No hay ningún dado en la casilla { $space }.
why-no-such-section = Esta catedral no tiene sección { $section }.
why-section-claimed = { $section } lleva ya una bandera: { $owner }.
why-nothing-below = Todavía no puedes reclamar { $section }: debajo, { $below } no tiene bandera.
why-no-banner = Las seis banderas están en la catedral.
why-no-banner-there = De aquí no se puede tomar ninguna bandera: { $source-short }.
why-space-taken = Hay una loseta en el espacio { $space }.
why-place-too-dear = El espacio { $space } cuesta { $price }; tienes { $have }.
why-banner-in-the-way = La bandera del espacio { $space } aún no se ha usado.
why-take-too-much = El beneficio es como mucho { $most }.
why-wrong-workshop-space = Se movió el dado { $die }, así que la loseta del espacio { $space } no cuenta.
why-no-tile = No hay ninguna loseta en el espacio { $space }.
why-tile-face-down = La loseta del espacio { $space } está bocabajo.
why-nothing-to-gain = La loseta da { $resource }, pero no se puede tomar nada: falta en la reserva o falta sitio.
why-activated-already = En este turno ya se ha activado una loseta.
why-not-your-banner = { $owner-code ->
    [nobody] { $section } no lleva ninguna bandera tuya: nadie la ha reclamado.
   *[other] { $section } no lleva ninguna bandera tuya, sino esta: { $owner }.
  }
why-section-complete = { $section } está completa.
why-not-needed = { $section } ya no necesita { $material }.
why-not-held = No tienes { $material }.
why-section-incomplete = { $section } no está completa.
why-ornament-there = { $section } ya tiene un adorno.
why-ornament-used = Ya no te queda ese adorno: { $ornament }.
why-ornament-locked = Este adorno sigue bloqueado en tu tablero: { $ornament }.
why-ornament-material = Para { $ornament-the } hace falta { $material }, y no tienes.
why-jewels-missing = Tienes { $emeralds } y { $amethysts }.
why-too-few-deliveries = Esto lleva { $wanted }; te queda: { $left }.
why-not-your-die = El dado { $die } avanza exactamente su valor; solo el dado blanco y el tuyo pueden ir más lejos.
why-steps-too-dear = { $steps ->
    [one] 1 casilla más cuesta 1 rublo
   *[other] { $steps } casillas más cuestan { $steps } rublos
  }; tienes { $have }.
why-space-full = Hay otros tres dados en la casilla { $space }.
why-gathered-already = Ya has obtenido recursos en este turno.
why-gather-counted = Di cuánto, de 1 a { $most }.
why-gather-uncounted = Lo que obtienes aquí viene siempre completo, sin número: { $resource }.
why-gather-no-supply = No queda { $resource } en la reserva general.
why-gather-no-room = Tu inventario está lleno.
why-gather-too-much = Puedes tomar como mucho { $most }: { $amount } por cada uno ({ $dice }), si la reserva y tu inventario lo permiten.
why-not-on-card = La carta de este cuadrante ofrece { $verbs }.
why-influence-used = La carta ya se usó en este turno: { $verb }.
why-influence-closed = Lo que se repite se hace seguido; otra acción del mercado lo ha cerrado.
why-influence-too-dear = Esto cuesta { $price }; tienes { $have }.
why-kind-not-shown = La carta muestra { $kinds }.
why-no-supply = En la reserva general no hay bastante: { $material }.
why-no-room = En tu inventario no cabe.
why-not-enough-held = Esto lleva { $wanted }; tienes { $have }.
why-nothing-to-haul = No hay nada que puedas enviar.
why-vow-not-earned = Necesitas una base, una sección media y una cúpula completas; tienes { $bases }, { $middles } y { $domes }.
why-not-an-option = { $section } no es uno de los lugares que Iván podría elegir.
why-wrong-dice = Los dados que hay que lanzar: { $dice }.
why-not-a-roll = Hay que lanzar dados, no mezclar losetas: { $dice }.
why-not-a-shuffle = Hay que mezclar las losetas de Iván, no lanzar dados.

## What a ply did

told-claim = { $seat } reclama { $section }.
told-banner = { $seat } pone en { $section } una bandera ({ $source-short }).
told-banner-opens = Eso abre un espacio más del inventario: ahora { $room }.
told-tile-in-hand = La loseta [{ $tile }] está en la mano.
told-place-up = { $seat } paga { $price } y coloca la loseta [{ $tile }] bocarriba en el espacio { $space }.
told-place-down = { $seat } coloca la loseta [{ $tile }] bocabajo en el espacio { $space }: queda inactiva.
told-unlocked = Eso desbloquea el adorno que hay allí: { $ornament }.
told-locked = El adorno que hay allí queda bloqueado para siempre: { $ornament }.
told-gains = { $seat } gana { $what }.
told-offers = El beneficio es hasta { $what }.
told-brings-nothing = El beneficio sería { $what }, pero no se puede tomar nada: falta en la reserva o falta sitio.
told-take = { $seat } toma { $what }.
told-deliver = { $seat } envía { $what } a { $section }; { $left ->
    [one] allí falta 1 más.
   *[other] allí faltan { $left } más.
  }
told-deliver-last = { $seat } envía { $what } a { $section }.
told-complete = { $section } está completa: { $seat } gana { $reward }.
told-sixth = { $seat } completa antes que nadie seis secciones y gana { $gain }; los demás tienen un turno más.
told-sixth-solo = { $seat } completa antes seis secciones; el otro lado tiene un turno más.
told-displeasure = { $seat } pierde { $what } por secciones sin terminar debajo.
told-ornament = { $seat } adorna { $section } ({ $ornament }).
told-ornament-jewels = { $seat } adorna { $section } ({ $ornament }) con { $jewels } y gana { $gain }.
told-market = { $seat } mueve el dado { $die } { $steps } hasta la casilla { $space } ({ $tile } por dado, { $dice }).
told-market-paid = { $seat } paga { $price } y mueve el dado { $die } { $steps } hasta la casilla { $space } ({ $tile } por dado, { $dice }).
told-gather = { $seat } obtiene { $what }.
told-activate = { $seat } activa la loseta [{ $tile }] del espacio { $space }.
told-commission = { $seat } encarga la loseta [{ $tile }] del espacio { $space }.
told-buy = { $seat } compra { $what } por { $price }.
told-sell = { $seat } vende { $what } por { $gain }.
told-haul = { $seat } paga { $price } por { $deliveries }.
told-earn = { $seat } gana { $gain }.
told-swap = { $seat } paga { $price } e intercambia las losetas de las casillas { $one } y { $other }: { $there } y { $here }.
told-trade = { $seat } cambia { $given } por { $got }.
told-barter = { $seat } trueca { $price } y { $given } por { $got }.
told-pray = { $seat } reza y gana { $gain }.
told-donate = { $seat } dona { $price } y gana { $gain }.
told-offer = { $seat } ofrenda { $given } y gana { $gain }.
told-vow = { $seat } cumple un voto y gana { $gain }.
told-exchange = { $seat } canjea 1 de prestigio por 2 rublos.
told-reroll = { $seat } entrega 1 de prestigio para relanzar los dados de la casilla { $space }: { $dice }.
told-done = { $seat } termina el acarreo.
told-end = { $seat } termina el turno.
told-roll = Lanzamiento: { $dice }.
told-prestige = { $seat } tiene ahora { $prestige }.
told-over-sixth = Se han jugado todos los últimos turnos: la partida ha terminado.
told-over-limit = Se ha alcanzado el límite de turnos: la partida ha terminado.

## What Ivan did

told-ivan-ornament = Iván pone su adorno ({ $ornament }) en { $section } y gana 1 de prestigio.
told-ivan-ornament-waits = El adorno de Iván ({ $ornament }) no cabe aún en ningún sitio y espera.
told-ivan-tiles = Las losetas de dado de Iván se reparten de nuevo: { $dice }.
told-ivan-moves = Iván juega la carta «{ $card }»: el dado { $die } avanza { $steps } hasta la casilla { $space }.
told-ivan-blocked = Iván juega la carta «{ $card }»: el dado { $die } no puede avanzar, porque hay tres dados en la casilla { $space }.
told-ivan-recognition = Iván gana allí { $what }.
told-ivan-card-recognition = Carta de reconocimiento de Iván: gana { $what }.
told-ivan-card-inventory = Carta de inventario de Iván: toma { $goods } de la reserva general.
told-ivan-card-transport = Carta de transporte de Iván: mueve { $goods } a su carta de construcción.
told-ivan-card-transport-nothing = Carta de transporte de Iván: no hay nada que mover.
told-ivan-claims = Iván reclama { $section }; su loseta sale de la partida.
told-ivan-claims-recognition = Iván reclama { $section }; su loseta sale de la partida y le da { $what }.
told-ivan-claims-nothing = Carta de reclamar de Iván: no hay nada que pueda reclamar.
told-ivan-asks-claim = Carta de reclamar de Iván: valen varias secciones, así que eliges tú.
told-ivan-asks-ornament = El adorno de Iván ({ $ornament }) cabe en varios sitios, así que eliges tú.
told-ivan-builds = Carta de construcción de Iván: envía { $goods } a { $section }.
told-ivan-builds-last = Carta de construcción de Iván: completa { $section } con { $left ->
    [one] el último material.
   *[other] los últimos { $left } materiales.
  }
told-ivan-builds-nothing = Carta de construcción de Iván: no hay con qué construir, o no hay dónde.

## What a ply would mean, in a few words

means-claim = { $needs-short } › { $pays-short } [{ $tile-short }]
means-claim-bare = { $needs-short } › { $pays-short }
means-place-up = { $price }; su beneficio ahora
means-place-up-unlocks = { $price }; su beneficio ahora; desbloquea { $ornament-the }
means-place-down = gratis, pero nunca hará nada
means-place-down-locks = gratis, pero no hará nada; { $ornament }: sigue con bloqueo
means-banner-opens = abre un espacio del inventario
means-completes = la completa: { $reward }
means-deliver-all = { $goods } › { $served }
means-deliver-all-completes = { $goods } › { $served }; completa { $sections }: { $pays }
means-gains = recibes { $goods }
means-missing = { $left ->
    [one] después falta 1
   *[other] después faltan { $left }
  }
means-ornament = { $ornament }
means-ornament-jewels = { $ornament }, { $gain }
means-market = a la casilla { $space }: hasta { $most }, { $one } o { $other }
means-what = { $what }
means-all-of = todo: { $what }
means-tile = [{ $tile }] { $what }
means-price = por { $price }
means-haul = paga { $price } por { $deliveries }
means-swap = { $one } y { $other }
means-exchange = 1 de prestigio por 2 rublos
means-reroll = 1 de prestigio: { $dice }
means-end-rolls = después se lanzan estos dados en la casilla { $space }: { $dice }

## What is due, in the terminal

due-start = { $seat }: reclamar, construir o ir al mercado
due-banner = { $seat }: ¿qué bandera va a { $section }?
due-place = { $seat }: ¿adónde va la loseta [{ $tile }], bocarriba o bocabajo?
due-take = { $seat }: tomar hasta { $most }; ¿cuánto?
due-build = { $seat }: construyendo, queda: { $left }
due-market = { $seat }: en el mercado, casilla { $space } ({ $tile } por dado, { $dice })
due-haul = { $seat }: acarreando, queda: { $left }
due-settled = { $seat }: todo hecho salvo las acciones libres; termina el turno
due-roll = azar: lanzar los dados de la casilla { $space }: { $dice }
due-shuffle = azar: mezclar las cinco losetas de dado de Iván
due-over = la partida ha terminado
due-ivan-claim = { $seat } elige por Iván: ¿qué sección reclama?
due-ivan-ornament = { $seat } elige por Iván: ¿qué sección recibe { $ornament-the }?

## The influence cards, behind the verb that is typed: "buy: lumber or brick for 1 ruble"

offers-buy = { $kinds } por { $price }
offers-sell = { $kinds } por { $gain }
offers-haul = { $deliveries } por { $price }
offers-earn = { $gain }
offers-swap = dos losetas por { $price }
offers-trade = { $given } iguales por { $got } cualquiera
offers-barter = { $price } y un material por otro
    .short = por { $price }
offers-commission = una loseta de taller
offers-pray = { $gain }
offers-donate = { $gain } por { $price }
offers-offer = { $gain } por { $given } materiales distintos
    .short = { $gain } por { $given } tipos
offers-vow = { $gain } (base, media, cúpula)
    .short = { $gain }
offers-any = cualquiera
offers-again = { $what } (se repite)
    .short = { $what-short } (repite)

## The drawn table of the terminal: short, for it is at most 100 columns wide

table-title = RED CATHEDRAL · { $table } · { $boards } · edición { $edition }
table-solo = en solitario contra Iván
table-players = { $n ->
    [one] 1 jugador
   *[other] { $n } jugadores
  }
table-boards-basic = tableros básicos
table-boards-advanced = tableros avanzados
table-market = MERCADO   los dados bajan por la lista, y de 8 siguen a 1
table-or = o
table-cathedral = CATEDRAL  ● enviado  ○ falta  ✓ completa  ⚑ bandera  [loseta de taller]
    .short = CATEDRAL  ● está ○ falta ✓ completa ⚑ bandera [loseta] 4/2 reconocimiento/rublos
table-no-ornament = ✓ sin { $ornament }
table-ornament = ✓ { $ornament }: { $color }
    .short = ✓ +{ $color }
table-supply = RESERVA
table-prestige = prestigio { $n } (casilla { $space })
table-prestige-lap = prestigio { $n } (segunda vuelta, casilla { $space })
table-holds = tiene { $held } de { $room }: { $goods }
table-complete = { $n ->
    [one] 1 completa
   *[other] { $n } completas
  }
table-banners = banderas
table-banners-at = { $n } { $source-short }
table-banners-left = { $n ->
    [one] 1 bandera
   *[other] { $n } banderas
  }
table-none = –
table-ornaments = adornos { $what }
table-locked = bloqueado: { $what }
table-workshop = taller
table-tile = { $space }: { $tile }
table-tile-down = { $space }: { $tile } (bocabajo)
table-banner = { $space }: bandera
table-price = { $space } ({ $price })
table-price-locked = { $space } ({ $price }, bloqueado: { $ornament })
table-empty = vacíos, precio en rublos: { $what }
table-cards = cartas
table-card = { $card } ({ $die })
table-card-used = { $card } (usada)
table-materials = materiales
table-goods-on = { $goods } en { $card }
table-turn = TURNO { $n }
table-turn-limit = TURNO { $n } de { $limit }
table-over = FIN DE LA PARTIDA
table-rank = { $rank }. { $seat } { $total }
table-last-turns = últimos turnos: { $seat } tiene seis secciones completas
