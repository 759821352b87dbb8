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
amount-prestige = { $n ->
    [one] 1 punto de prestigio
   *[other] { $n } puntos de prestigio
  }
    .short = { $n } prest.
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
why-not-in-market = Esto solo se hace en el mercado, después de mover un dado.
why-nothing-to-place = No hay ninguna loseta de taller por colocar.
why-no-banner-choice = Ahora no hay ninguna bandera que elegir.
why-no-benefit = Ahora no hay ningún beneficio que tomar.
why-no-deliveries = Ya has hecho los tres envíos de este turno.
why-not-hauling = Ahora no estás acarreando.
why-nothing-done = Primero hay que hacer algo: no se puede pasar.
why-something-pending = Termina primero lo que estás eligiendo.
why-haul-open = El acarreo no ha terminado: sigue enviando o dalo por terminado.
why-not-ivans-choice = Ahora no hay nada que elegir por Iván.
why-ivan-waits = Primero elige una sección para Iván.
why-no-prestige = No tienes prestigio que perder: tu marcador está en la casilla { $score }, sin ninguna casilla de prestigio detrás.
why-rerolled-already = Ya has relanzado dados en este turno.
why-no-dice-there = No hay ningún dado en la casilla { $space }.
why-no-such-section = Esta catedral no tiene ninguna sección { $section }.
why-section-claimed = { $section } ya tiene la bandera { $owner-f }.
why-nothing-below = Todavía no puedes reclamar { $section }: { $below }, que está debajo, no tiene bandera.
why-no-banner = Tus seis banderas ya están en la catedral.
why-no-banner-there = No puedes tomar ninguna bandera { $source-of }.
why-space-taken = El espacio { $space } ya tiene una loseta.
why-place-too-dear = El espacio { $space } cuesta { $price }; tienes { $have }.
why-banner-in-the-way = En el espacio { $space } hay una bandera que aún no has usado.
why-take-too-much = Puedes tomar como mucho { $most }.
why-wrong-workshop-space = Has movido el dado { $die }, así que no puedes usar la loseta del espacio { $space }.
why-no-tile = No hay ninguna loseta en el espacio { $space }.
why-tile-face-down = La loseta del espacio { $space } está bocabajo.
why-nothing-to-gain = La loseta da { $resource-many }, pero no puedes tomar nada: la reserva está vacía o no tienes sitio.
why-activated-already = Ya has activado una loseta en este turno.
why-not-your-banner = { $owner-code ->
    [nobody] { $section } no es tuya: nadie la ha reclamado.
   *[other] { $section } no es tuya: tiene la bandera { $owner-f }.
  }
why-section-complete = { $section } ya está completa.
why-not-needed = { $section } no necesita { $material-many }.
why-not-held = No tienes { $material-many }.
why-section-incomplete = { $section } aún no está completa.
why-ornament-there = { $section } ya tiene un adorno.
why-ornament-used = Ya no te queda { $ornament-gender ->
    [f] ninguna { $ornament }
   *[other] ningún { $ornament }
  }.
why-ornament-locked = Tu { $ornament } sigue { $ornament-gender ->
    [f] bloqueada
   *[other] bloqueado
  } en tu tablero.
why-ornament-material = Para { $ornament-the } hace falta { $material }, y no tienes.
why-jewels-missing = Solo tienes { $emeralds } y { $amethysts }.
why-too-few-deliveries = Esto requiere { $wanted }; { $left ->
    [one] te queda 1
   *[other] te quedan { $left }
  }.
why-not-your-die = El dado { $die } avanza exactamente su valor; solo el dado blanco y el tuyo pueden ir más lejos.
why-steps-too-dear = { $steps ->
    [one] 1 casilla de más cuesta 1 rublo
   *[other] { $steps } casillas de más cuestan { $steps } rublos
  }; tienes { $have }.
why-space-full = La casilla { $space } está llena: ya tiene otros tres dados.
why-gathered-already = Ya has obtenido recursos en este turno.
why-gather-counted = Añade una cantidad: como máximo, { $most }.
why-gather-uncounted = Aquí siempre lo tomas todo, así que no pongas número: { $resource }.
why-gather-no-supply = Ya no hay { $resource-many } en la reserva general.
why-gather-no-room = Tu inventario está lleno.
why-gather-too-much = Puedes tomar como mucho { $most }: { $amount } por cada dado ({ $dice }), si la reserva y tu inventario lo permiten.
why-not-on-card = La carta de este cuadrante permite { $verbs }.
why-influence-used = Ya has usado la carta en este turno: { $verb }.
why-influence-closed = Las repeticiones se hacen seguidas, y ya has hecho otra acción del mercado.
why-influence-too-dear = Esto cuesta { $price }; tienes { $have }.
why-kind-not-shown = La carta solo muestra { $kinds }.
why-no-supply = No hay suficiente cantidad de { $material-many } en la reserva general.
why-no-room = No cabe en tu inventario.
why-not-enough-held = Esto requiere { $wanted }; tienes { $have }.
why-nothing-to-haul = No tienes nada que enviar.
why-vow-not-earned = Necesitas una base, una sección media y una cúpula completas; tienes { $bases }, { $middles } y { $domes }.
why-not-an-option = Iván no puede elegir { $section }.
why-wrong-dice = Hay que lanzar: { $dice }.
why-not-a-roll = Ahora se lanzan dados, no se mezclan losetas: { $dice }.
why-not-a-shuffle = Ahora se mezclan las losetas de Iván, no se lanzan dados.

## What a ply did

told-claim = { $seat } reclama { $section }.
told-banner = { $seat } pone en { $section } una bandera { $source-of }.
told-banner-opens = Eso libera un espacio del inventario: ahora hay { $room }.
told-tile-in-hand = { $seat } toma la loseta ({ $tile }).
told-place-up = { $seat } paga { $price } y coloca la loseta ({ $tile }) bocarriba en el espacio { $space }.
told-place-down = { $seat } coloca la loseta ({ $tile }) bocabajo en el espacio { $space }: queda inactiva.
told-unlocked = Eso desbloquea { $ornament-the } que hay allí.
told-locked = Allí, { $ornament-the } { $ornament-gender ->
    [f] queda bloqueada
   *[other] queda bloqueado
  } para siempre.
told-gains = { $seat } gana { $what }.
told-offers = El beneficio es de hasta { $what }.
told-brings-nothing = El beneficio sería { $what }, pero no hay nada que tomar: la reserva está vacía o no hay sitio.
told-take = { $seat } toma { $what }.
told-deliver = { $seat } envía { $what } a { $section }; { $left ->
    [one] aún falta 1.
   *[other] aún faltan { $left }.
  }
told-deliver-last = { $seat } envía { $what } a { $section }.
told-complete = { $section } está completa: { $seat } gana { $reward }.
told-sixth = { $seat } completa seis secciones antes que nadie y gana { $gain }; los demás tienen un turno más.
told-sixth-solo = { $seat } llega primero a seis secciones completas; la otra parte tiene un turno más.
told-displeasure = { $seat } pierde { $what } por tener secciones sin terminar debajo.
told-ornament = { $seat } adorna { $section } ({ $ornament }).
told-ornament-jewels = { $seat } adorna { $section } ({ $ornament }) con { $jewels } y gana { $gain }.
told-market = { $seat } mueve el dado { $die } { $steps } hasta la casilla { $space } ({ $tile } por dado, { $dice }).
told-market-paid = { $seat } paga { $price } y mueve el dado { $die } { $steps } hasta la casilla { $space } ({ $tile } por dado, { $dice }).
told-gather = { $seat } obtiene { $what }.
told-activate = { $seat } activa la loseta ({ $tile }) del espacio { $space }.
told-commission = { $seat } encarga la loseta ({ $tile }) del espacio { $space }.
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
told-exchange = { $seat } canjea 1 punto de prestigio por 2 rublos.
told-reroll = { $seat } entrega 1 punto de prestigio para relanzar en la casilla { $space }: { $dice }.
told-done = { $seat } termina el acarreo.
told-end = { $seat } termina el turno.
told-roll = Lanzamiento: { $dice }.
told-prestige = { $seat } tiene ahora { $prestige }.
told-over-sixth = Todos han jugado su último turno: la partida ha terminado.
told-over-limit = Se ha alcanzado el límite de turnos: la partida ha terminado.

## What Ivan did

told-ivan-ornament = Iván pone su { $ornament } en { $section } y gana 1 punto de prestigio.
told-ivan-ornament-waits = Iván aún no tiene dónde poner su { $ornament }.
told-ivan-tiles = Las losetas de dado de Iván se reparten de nuevo: { $dice }.
told-ivan-moves = Iván juega la carta «{ $card }»: el dado { $die } avanza { $steps } hasta la casilla { $space }.
told-ivan-blocked = Iván juega la carta «{ $card }»: el dado { $die } no puede avanzar, porque hay tres dados en la casilla { $space }.
told-ivan-recognition = Iván gana allí { $what }.
told-ivan-card-recognition = Carta de reconocimiento de Iván: gana { $what }.
told-ivan-card-inventory = Carta de inventario de Iván: toma { $goods } de la reserva general.
told-ivan-card-transport = Carta de transporte de Iván: mueve { $goods } a su carta de construcción.
told-ivan-card-transport-nothing = Carta de transporte de Iván: no tiene nada que mover.
told-ivan-claims = Iván reclama { $section }; su loseta sale de la partida.
told-ivan-claims-recognition = Iván reclama { $section }; su loseta sale de la partida y le da { $what }.
told-ivan-claims-nothing = Carta de reclamar de Iván: no puede reclamar nada.
told-ivan-asks-claim = Carta de reclamar de Iván: puede reclamar varias secciones, así que eliges tú.
told-ivan-asks-ornament = Iván puede poner su { $ornament } en varios sitios, así que eliges tú.
told-ivan-builds = Carta de construcción de Iván: envía { $goods } a { $section }.
told-ivan-builds-last = Carta de construcción de Iván: completa { $section } con { $left ->
    [one] el último material.
   *[other] los últimos { $left } materiales.
  }
told-ivan-builds-nothing = Carta de construcción de Iván: no tiene con qué construir, o no tiene dónde.

## What a ply would mean, in a few words

means-claim = { $needs-short } › { $pays-short } [{ $tile-short }]
means-claim-bare = { $needs-short } › { $pays-short }
means-place-up = { $price }; su beneficio ahora
means-place-up-unlocks = { $price }; su beneficio ahora; desbloquea { $ornament-the }
means-place-down = gratis, pero nunca hará nada
means-place-down-locks = gratis, pero no hará nada; { $ornament-the } sigue { $ornament-gender ->
    [f] bloqueada
   *[other] bloqueado
  }
means-banner-opens = libera un espacio del inventario
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
means-market = a la casilla { $space }: hasta { $most }, { $one } o bien { $other }
means-what = { $what }
means-what-for = { $price } por { $what }
means-all-of = todo: { $what }
means-tile = { $tile }: { $what }
means-price = por { $price }
means-haul = pagas { $price } por { $deliveries }
means-swap = { $one } y { $other }
means-exchange = 1 punto de prestigio por 2 rublos
means-reroll = 1 de prestigio: { $dice }
means-end-rolls = después se lanza en la casilla { $space }: { $dice }

## What is due, in the terminal

due-start = { $seat }: reclamar, construir o ir al mercado
due-banner = { $seat }: ¿qué bandera va en { $section }?
due-place = { $seat }: ¿adónde va la loseta ({ $tile }), bocarriba o bocabajo?
due-take = { $seat }: ¿cuánto tomas? Como mucho { $most }
due-build = { $seat }: construyendo, { $left } por hacer
due-market = { $seat }: en el mercado, casilla { $space } ({ $tile } por dado, { $dice })
due-haul = { $seat }: acarreando, { $left } por hacer
due-settled = { $seat }: solo quedan las acciones libres; termina el turno
due-roll = azar: lanzar en la casilla { $space }: { $dice }
due-shuffle = azar: mezclar las cinco losetas de dado de Iván
due-over = la partida ha terminado
due-ivan-claim = { $seat } elige por Iván: ¿qué sección reclama?
due-ivan-ornament = { $seat } elige por Iván: ¿qué sección recibe su { $ornament }?

## The influence cards, behind the verb that is typed: "buy: lumber or brick for 1 ruble"

offers-buy = { $kinds-or } a { $price }
    .short = { $kinds-or } a { $price-short }
offers-sell = { $kinds-or } a { $gain }
    .short = { $kinds-or } a { $gain-short }
offers-haul = { $deliveries } por { $price }
offers-earn = { $gain }
offers-swap = dos losetas por { $price }
offers-trade = { $given } iguales por { $got ->
    [one] 1 cualquiera
   *[other] { $got } cualesquiera
  }
offers-barter = { $price } y un material por otro
    .short = por { $price }
offers-commission = una loseta de taller
offers-pray = { $gain }
offers-donate = { $price } por { $gain }
    .short = { $price } por { $gain-short }
offers-offer = { $given } materiales distintos por { $gain }
    .short = { $given } tipos por { $gain-short }
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
table-market = MERCADO   los dados bajan por la lista y del 8 vuelven al 1
table-labeled = { $label }: { $text }
    .short = { $label }: { $text-short }
table-or = o
table-cathedral = CATEDRAL  ● enviado  ○ falta  ✓ completa  ⚑ bandera  [loseta de taller]
    .short = CATEDRAL  ● está ○ falta ✓ completa ⚑ bandera [loseta] 4/2 reconocimiento/rublos
table-no-ornament = ✓ sin { $ornament }
table-ornament = ✓ { $ornament }: { $color }
    .short = ✓ +{ $color-short }
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
table-locked = bloqueados: { $what }
table-workshop = taller
table-tile = { $space }: { $tile }
table-tile-down = { $space }: { $tile } (bocabajo)
table-banner = { $space }: bandera
table-price = { $space } ({ $price })
table-price-locked = { $space } ({ $price }, { $ornament-gender ->
    [f] { $ornament } bloqueada
   *[other] { $ornament } bloqueado
  })
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
