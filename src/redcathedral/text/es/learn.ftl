# Indicaciones, recordatorios y pistas: palabras breves junto a la mesa para quien aprende el juego.

## Tooltips: a title and one or two sentences about a thing on the table

tip-more = Leer la regla
tip-die-title = Dado { $die }: muestra { $value }
tip-die = Avanza exactamente { $value ->
    [one] 1 casilla
   *[other] { $value } casillas
  }, de la casilla { $from } a la casilla { $to }.
tip-die-further = { $further ->
    [own] Es de tu color: cada casilla de más cuesta 1 rublo.
    [white] Cualquiera puede mover más el dado blanco: 1 rublo por cada casilla de más.
   *[no] Solo el dado blanco y el tuyo pueden avanzar más pagando.
  }
tip-die-now = Si lo mueves ahora, da hasta { $amount }.
tip-space-title = Casilla { $space }: { $amount } por dado
tip-space = { $dice ->
    [0] Aquí no hay ningún dado. Un dado que se detenga aquí da hasta { $most }.
    [one] Aquí hay un dado. Otro que se detenga aquí da hasta { $most }.
   *[other] Aquí hay { $dice } dados. Otro que se detenga aquí da hasta { $most }.
  }
tip-space-full = Tres dados llenan la casilla: ningún otro puede detenerse aquí.
tip-space-card = La carta de influencia de al lado: { $guild }.
tip-section-title = Sección { $name }: { $kind }
tip-section-free = Nadie la ha reclamado. Necesita { $cost }.
tip-section-tile = Quien la reclame toma su loseta de taller: { $tile }.
tip-section-claimed = { $owner } construye aquí. Necesita { $cost }; enviado hasta ahora: { $delivered }.
tip-section-pays = { $rubles ->
    [0] Al completarse, da { $recognition } de reconocimiento.
    [one] Al completarse, da { $recognition } de reconocimiento y 1 rublo.
   *[other] Al completarse, da { $recognition } de reconocimiento y { $rubles } rublos.
  }
tip-section-below = Mientras no se complete, quien la tiene pierde reconocimiento cada vez que otra persona completa una sección por encima.
tip-section-complete = Completa, construida por { $owner }.
tip-section-ornament = Adorno de { $owner }: { $ornament }.
tip-decorate-base = Cualquiera puede ponerle todavía una puerta, por 1 madera y hasta dos gemas.
tip-decorate-middle = Cualquiera puede ponerle todavía un arco, por 1 piedra y hasta dos gemas.
tip-decorate-dome = Cualquiera puede ponerle todavía una cruz, por 1 oro y hasta dos gemas.
tip-workshop-title = Taller: espacio { $space }
tip-workshop-empty = Vacío. Una loseta colocada aquí bocarriba da su beneficio al momento, y de nuevo cada vez que mueves el dado { $die }.
tip-workshop-price = Bocarriba cuesta aquí { $price ->
    [one] 1 rublo
   *[other] { $price } rublos
  }; bocabajo, nada.
tip-workshop-down = Una loseta bocabajo. No hace nada en el resto de la partida.
tip-workshop-up = Cada vez que mueves el dado { $die }, esta loseta puede darte { $tile }.
tip-tile-die = Da lo que muestra el mercado donde está el dado { $die }, una vez, haya los dados que haya.
tip-tile-die-now = Ahora mismo: { $amount }.
tip-tower-scored = { $name }: { $n } aquí, { $prestige } si se puntuara ahora.
tip-scored = { $name }: { $total } ({ $track } en el contador, { $goods } por materiales y rublos, { $towers } por torres).
tip-outlook = { $name } si se puntuara ahora: { $before } › { $after }
tip-outlook-same = Si se puntuara ahora, no cambiaría el total de nadie.
tip-hand-title = Loseta por colocar: { $tile }
tip-hand = Bocarriba cuesta el precio del espacio y da su beneficio al momento. Bocabajo es gratis y no da nada nunca.
tip-material = Con los materiales se construyen secciones y se hacen adornos. { $supply ->
    [0] No queda ninguno en la reserva.
    [one] Queda 1 en la reserva.
   *[other] Quedan { $supply } en la reserva.
  }
tip-jewel = Las gemas de un adorno dan prestigio al momento.
tip-inventory-title = Inventario
tip-inventory = { $held } de { $room } espacios ocupados. No puedes tomar lo que no cabe ni tirar nada.
tip-inventory-banners = { $n ->
    [one] Una bandera tapa aún un espacio: reclama con ella para liberarlo.
   *[other] { $n } banderas tapan aún espacios: reclama con una para liberar el suyo.
  }
tip-purse-prestige-title = Prestigio: { $n }
tip-purse-prestige = La última casilla de prestigio que ha alcanzado tu marcador. Gana quien tiene más prestigio.
tip-purse-rubles-title = Rublos: { $n }
tip-purse-rubles = Sirven para pagar las losetas bocarriba, las casillas de más que avanza un dado y la influencia. En cualquier momento de tu turno puedes canjear 1 punto de prestigio por 2 rublos.
tip-purse-completed-title = Secciones completas: { $n } de 6
tip-purse-completed = El primer jugador que completa una sexta sección gana 3 puntos de prestigio y da comienzo a los últimos turnos.
tip-purse-completed-solo = Cuando una parte completa su sexta sección, a la otra le queda un turno.
tip-purse-banners-title = Banderas que quedan: { $n }
tip-purse-banners = Cada vez que reclamas usas una. Si sale del inventario, además libera allí un espacio.
tip-purse-banners-ivan = Cada vez que reclama usa una.
tip-ornament-title = { $ornament }: { $n ->
    [one] queda 1
   *[other] quedan { $n }
  }
tip-ornament-door = Una puerta adorna una base completa. Cuesta 1 madera y hasta dos gemas.
tip-ornament-arch = Un arco adorna una sección media completa. Cuesta 1 piedra y hasta dos gemas.
tip-ornament-cross = Una cruz adorna una cúpula completa. Cuesta 1 oro y hasta dos gemas.
tip-ornament-locked = Adorno bloqueado hasta que coloques una loseta bocarriba en su espacio del taller.
tip-seat = { $rubles }, { $prestige } de prestigio, { $sections ->
    [one] 1 sección completa
   *[other] { $sections } secciones completas
  }.
tip-seat-ivan = { $prestige } de prestigio, { $sections ->
    [one] 1 sección completa
   *[other] { $sections } secciones completas
  }.
tip-seat-order = Número { $index } en el orden de turno.
tip-track = Un solo marcador cuenta ambas cosas: el reconocimiento lo mueve casilla a casilla; el prestigio lo lleva a la siguiente casilla de prestigio.
tip-marker = { $steps ->
    [one] Falta 1 punto de reconocimiento
   *[other] Faltan { $steps } puntos de reconocimiento
  } para la siguiente casilla de prestigio.
tip-influence = Para un dado que se detiene en la casilla { $from } o en la { $to }: una de las dos acciones de la carta.
tip-any-material = cualquier material
tip-verb-buy = Compra { $kinds-many } a { $cost ->
    [one] 1 rublo
   *[other] { $cost } rublos
  } la unidad.
tip-verb-sell = Vende { $kinds-many } a { $gain ->
    [one] 1 rublo
   *[other] { $gain } rublos
  } la unidad.
tip-verb-haul = Paga { $cost ->
    [one] 1 rublo
   *[other] { $cost } rublos
  } y envía { $gain ->
    [one] 1 material, o úsalo para un adorno entero
   *[other] hasta { $gain } materiales, o úsalos para un adorno entero
  }.
tip-verb-earn = Toma { $gain ->
    [one] 1 rublo
   *[other] { $gain } rublos
  }.
tip-verb-swap = Paga { $cost ->
    [one] 1 rublo
   *[other] { $cost } rublos
  } e intercambia dos losetas de recurso del mercado.
tip-verb-trade = Da { $cost } materiales iguales por 1 cualquiera.
tip-verb-bulk = Da { $cost } materiales iguales por 2 cualesquiera.
tip-verb-barter = Paga 1 rublo y da 1 material por 1 de otro tipo.
tip-verb-commission = Usa cualquiera de tus losetas de taller bocarriba.
tip-verb-pray = Gana { $gain } de reconocimiento.
tip-verb-donate = Paga { $cost ->
    [one] 1 rublo
   *[other] { $cost } rublos
  } por { $gain ->
    [one] 1 punto
   *[other] { $gain } puntos
  } de prestigio.
tip-verb-offer = Da { $cost } materiales distintos por { $gain ->
    [one] 1 punto
   *[other] { $gain } puntos
  } de prestigio.
tip-verb-vow = Gana { $gain } de reconocimiento si has completado una base, una sección media y una cúpula.
tip-verb-repeat = { $action } Las veces que quieras, todas seguidas.
tip-supply = Lo que aún se puede tomar o comprar. Los materiales de las secciones completas vuelven aquí.
tip-ivan-goods = En esta carta: { $goods }.
tip-ivan-up = Su loseta está bocarriba: cuando sea la primera carta así, Iván mueve el dado { $die } y hace lo que dice.
tip-ivan-down = Su loseta está bocabajo: ya se ha usado en esta ronda.
tip-tower = Vale por ahora { $worth } de prestigio: 2 por cada sección completa, 1 por cada adorno. Se la lleva quien tenga aquí más secciones completas y adornos.
tip-tower-presence = { $name }: { $n } aquí.
tip-turn = Una de tres cosas por turno: reclamar una sección, construir o mover un dado en el mercado.
tip-button-score-sheet = Los puntos de cada jugador, línea por línea.
tip-button-replay = Recorre la partida jugada a jugada y continúa desde cualquiera de ellas.
tip-button-rules = Las reglas, para leer y buscar junto a la mesa.
tip-button-theme-toggle = Cambia entre mesa clara y oscura.
tip-button-menu = Ajustes, idioma, enlaces a esta mesa, la partida guardada.

## Reminders

remind-last = Este es tu último turno. Lo que tienes ya cuenta poco: cada cinco materiales y rublos son 1 punto de prestigio.
remind-face-up = Bocarriba, la loseta da su beneficio al momento y cada vez que mueves su dado. Bocabajo, nunca.
remind-activate = Has movido el dado { $die }: ahora puedes usar la loseta de ese espacio de tu taller.
remind-gather = Aún no has obtenido nada aquí.
remind-dice = { $dice ->
    [one] Cuando terminas tu turno, el dado de aquí se lanza para el siguiente jugador.
   *[other] Cuando terminas tu turno, los { $dice } dados de aquí se lanzan y se quedan: el siguiente jugador los encuentra juntos.
  }
remind-below = { $name } construye { $above } encima de tu { $section }. Si se completa antes, pierdes reconocimiento.
remind-full = Tu inventario está lleno. Construye algo o reclama con una bandera del inventario para liberar un espacio.
remind-near = { $name } tiene cinco secciones completas: el final puede estar cerca.
remind-dismiss = No me lo recuerdes más
remind-open = Mostrar un recordatorio

## Hints: what a bot would play

hint-key = Pista (tecla H)
hint-title = Un bot jugaría
hint-close = Cerrar la pista
hint-asking = Pensando…
hint-not-now = Solo puedes pedir pistas en tu turno.
hint-not-ready = Es una respuesta rápida: el bot fuerte aún se está preparando.
hint-only = Ahora solo tienes una jugada posible.
hint-legend = probabilidad de ganar, prestigio por delante o por detrás al final
hint-prospects = { $side ->
    [ahead] gana el { $win }% de las partidas, con { $n } de prestigio por delante en promedio
    [behind] gana el { $win }% de las partidas, con { $n } de prestigio por detrás en promedio
   *[level] gana el { $win }% de las partidas, a la par en promedio
  }
hint-because = { $reasons }
hint-because-completes = completa { $sections }
hint-because-leads = te pone por delante de { $others } en la torre { $tower }
hint-because-scored = +{ $n } si se puntuara ahora
hint-because-last = ocupa la última sección libre de la torre { $tower }
hint-because-needed = da { $goods } para { $sections }
hint-because-brings = da { $goods }
hint-because-more = { $n } más que la segunda mejor jugada si se puntuara ahora
hint-because-keeps = te deja { $rubles } más que la segunda mejor jugada
hint-because-done = no hay nada más que ganar este turno

## Settings

settings-learn = Aprender
settings-reminders = Recordarme lo que se olvida fácilmente
settings-keyboard = Teclado
settings-keys = Jugar con una sola tecla: 1–9, E, U, H, I y ?
