### Lo que puede salir mal, dicho a quien lo hizo: página, terminal y programas.

## Anything

error-other = No ha funcionado: { $problem }

## The server refuses

error-no-table = No existe esa mesa.
error-nothing-here = Aquí no hay nada.
error-key = Hace falta una clave de esta mesa que aún valga.
error-invitation = Esta invitación no vale, o ya no.
error-report-whom = Solo puedes denunciar a otra persona de la mesa.
error-report-what = Allí no se dijo nada así.
error-banned = Esta dirección no puede entrar en este servidor.
error-no-device = Este asiento no tiene el dispositivo { $device }.
error-host-only = Solo quien preparó la mesa puede hacerlo.
error-no-seat = No tienes asiento aquí.
error-which-seat = No hay asiento { $seat }: se cuentan de 0 a { $last }.
error-seat-taken = El asiento { $seat } no está libre.
error-seat-fixed = Este asiento ya no se puede cambiar.
error-color-taken = Alguien juega ya con este color: { $color }.
error-colors-stay = La partida está en marcha; los colores se quedan como están.
error-not-your-move = No es tu turno: juega { $color }.
error-not-yours-now = No es tu turno.
error-no-hints = No hay pistas en una mesa donde juegan otras personas.
error-no-hints-strict = Esta mesa es estricta: no hay pistas.
error-undo-strict = Esta mesa es estricta: una vez lanzados los dados o cuando otro ha jugado, las jugadas se quedan.
error-no-hints-yet = Esta partida continúa otra que todavía se juega: no hay consejos hasta que termine.
error-away = Estás ausente: vuelve primero.
error-not-away = No estabas ausente.
error-not-started = La partida no ha empezado.
error-game-over = La partida ha terminado.
error-not-over = La partida aún no ha terminado.
error-over-there = En ese momento la partida ha terminado: vuelve a donde haya algo que decidir.
error-seed-later = La partida no ha terminado; su semilla se dice al final.
error-review-later = La partida no ha terminado; un análisis dice lo que era mejor.
error-no-ply = No hay jugada { $ply }: { $plies ->
    [0] no se jugó ninguna
    [one] se jugó una
   *[other] se jugaron { $plies }
  }.
error-nobody-asks = Nadie pide deshacer nada.
error-not-asked = No te toca a ti aceptar.
error-moved-first = Otra jugada llegó antes.
error-id-used = Este identificador ya se usó para otra petición.
error-next-seats-taken = Tus asientos en la siguiente mesa están ocupados.
error-table-full = Esta mesa ha llegado a su límite de sucesos.
error-chat-full = Ya has dicho bastante en esta mesa.
error-rules-version = Esta mesa se juega con la versión { $played } de las reglas; estas son la versión { $here }.
error-too-many-bot-tables = { $n ->
    [one] Desde tu dirección hay { $n } mesa en juego solo de bots; deja que termine antes.
   *[other] Desde tu dirección hay { $n } mesas en juego solo de bots; deja que termine una antes.
}
error-too-many-tables = { $n ->
    [one] Ya tienes 1 mesa abierta
   *[other] Ya tienes { $n } mesas abiertas
  }; termina antes alguna.
error-too-long = Aquí una partida sigue como mucho tras { $most ->
    [one] 1 jugada
   *[other] { $most } jugadas
  }.
error-too-many-connections = Demasiadas conexiones.
error-too-fast = Demasiadas peticiones a la vez; espera un momento.
error-too-much-work = Eso es mucho trabajo para este servidor; espera un momento.
error-too-much-kept = Este servidor ya ha guardado bastante para ti hoy.
error-too-slow = La petición tardó demasiado en llegar.
error-not-json = El cuerpo tiene que ser JSON: Content-Type: application/json
error-too-large = Es demasiado grande: { $most } bytes como mucho.
error-no-editions = Este servidor no acepta ediciones propias.
error-host-name = Este servidor no responde a ese nombre.
error-foreign = Esta petición viene de otro sitio.
error-broken = Algo falló en el servidor; su registro dice más.
error-unavailable = Ahora no se puede acceder a la base de datos. Inténtalo de nuevo en un momento.
error-body = La petición no tiene sentido: { $problem }
error-event-number = Falta el número de un suceso.

## A table cannot be laid

error-solo-seats = Una mesa en solitario tiene un asiento y lo dice; cualquier otra tiene de dos a cuatro.
error-solo-open = El asiento de una mesa en solitario no puede estar libre.
error-seats-to-fill = Esta partida tiene { $seats } asientos por ocupar, no { $given }.
error-commitment = No existe ese compromiso, o una mesa ya lo ha usado.
error-too-many-commitments = Has pedido { $n } compromisos sin crear ninguna mesa. Crea una o vuelve a intentarlo dentro de una hora.
error-which-bot = Los bots de aquí son { $bots }.
error-players = El número de jugadores tiene que ser de 1 a 4, no { $given }.
error-boards = Los tableros tienen que ser basic (básicos) o advanced (avanzados), no { $given }.
error-dice = Los dados tienen que ser draw o ask, no { $given }.
error-names = Hacen falta { $seats } nombres (también el de Iván), no { $given }.
error-name = Un nombre tiene de 1 a { $most } caracteres visibles, no { $given }.
error-seed = Una semilla es un número entero (de 1000 cifras como mucho) o una línea de texto.
error-color = { $given } no es un color; son { $colors }.
error-colors = Hacen falta { $seats } colores distintos, no { $given }.
error-turn-limit = Un límite de turnos es un número de 1 a { $most }, no { $given }.

## A ply is refused

error-illegal = { $ply }: { $clause }: { $reason }
error-stale-ply = { $ply }: pensada para la jugada { $meant }, pero se jugaron { $plies }.
error-wrong-seat = { $ply }: no es el turno de { $seat }, sino de { $mover }.
error-nothing-said = No se dijo nada; una jugada es un verbo y lo que necesita, como: { $example }
error-verb-near = «{ $said }»: no hay verbo «{ $verb }»; ¿querías decir { $near }?
error-verb = «{ $said }»: no hay verbo «{ $verb }»; los verbos son { $verbs }.
error-stands-alone = «{ $said }»: { $verb } va solo.
error-not-understood = «{ $said }» no se entiende; { $verb } se escribe así: { $example }
error-nothing-played = Todavía no se ha jugado nada.

## Files

error-edition = Este archivo de edición no se puede usar. { $problem }
error-record = Esta partida guardada no se puede leer. { $problem }
error-line = línea { $line }: { $problem }
error-record-size = Una partida guardada tiene { $most } caracteres como mucho; esta tiene { $given }.
error-record-no-header = Esto no es un encabezado: { $text }. Un encabezado se escribe: { $example }
error-record-twice = El encabezado { $name } está dos veces.
error-record-no-turn = Esto no es un turno: { $text }. Un turno se escribe: { $example }
error-record-format = Esto es { $given }; lo que se puede leer aquí es { $format }.
error-record-rules = Se jugó con la versión { $played } de las reglas; estas son la versión { $here }.
error-record-edition = Se jugó con la edición { $played }, no con { $here }; da su archivo.
error-record-missing = Falta el encabezado { $name }.
error-record-header = El encabezado { $name } no se puede usar: { $problem }
error-record-one-of = El encabezado { $name } tiene que ser uno de { $allowed }, no { $given }.
error-record-number = El encabezado { $name } tiene que ser un número, no { $given }.
error-record-given = El encabezado { $name } tiene que ser un número de jugadas, { $most } como mucho, no { $given }.
error-record-draws = La cabecera { $name } debe enumerar en orden las extracciones de { $rolls } lanzamientos, como 0-4 7, no { $given }.
error-record-turn = Aquí pone turno { $number } de { $seat }, pero es el turno { $due } de { $mover }; falta o sobra algo.
error-record-cut = El resultado dice { $given }, pero las jugadas paran antes del final: ¿está cortado el registro?
error-record-result = El resultado dice { $given }, pero es { $result }.
error-record-secret = La semilla no empieza por el secreto comprometido.
error-record-deal = El reparto no es el que da esta semilla: se dispuso a mano o se cambió después.
error-record-roll = Aquí, en la jugada { $ply }, pone { $said }, pero esta semilla da { $due }.
error-record-seedless = Esta partida se cargó de un registro sin semilla.
error-not-text = { $file } no es un archivo de texto en UTF-8.
error-unreadable = { $file } no se puede leer: { $problem }
error-record-plies = Una partida guardada tiene aquí { $most } jugadas como mucho.
