### Lo que puede salir mal, dicho a quien lo hizo: página, terminal y programas.

## Anything

error-other = No ha funcionado: { $problem }

## The server refuses

error-no-table = Esta mesa no existe.
error-nothing-here = Aquí no hay nada.
error-key = Necesitas una clave válida para esta mesa.
error-invitation = Esta invitación ya no es válida.
error-report-whom = Solo puedes denunciar a otra persona de la mesa.
error-report-what = Nadie ha dicho eso en esta mesa.
error-banned = Este servidor ha bloqueado tu dirección.
error-no-device = Este asiento no tiene el dispositivo { $device }.
error-host-only = Solo quien preparó la mesa puede hacerlo.
error-no-seat = No tienes asiento en esta mesa.
error-not-your-seat = Este asiento no es tuyo.
error-which-seat = No existe el asiento { $seat }: los asientos se numeran de 0 a { $last }.
error-seat-taken = El asiento { $seat } no está libre.
error-seat-fixed = Este asiento ya no se puede cambiar.
error-color-taken = Alguien ya juega con este color: { $color }.
error-colors-stay = La partida ya ha empezado; los colores no se pueden cambiar.
error-not-your-move = No es tu turno: juega { $seat }.
error-not-yours-now = No es tu turno.
error-no-hints = No hay pistas en una mesa donde juegan otras personas.
error-no-hints-strict = Esta mesa es estricta: no hay pistas.
error-undo-strict = Esta mesa es estricta: una vez lanzados los dados o cuando ha jugado otra persona, ya no se deshace nada.
error-no-hints-yet = Esta partida continúa otra que aún se está jugando: habrá pistas cuando termine esa.
error-away = Estás ausente: vuelve primero.
error-not-away = No estabas ausente.
error-not-started = La partida aún no ha empezado.
error-game-over = La partida ha terminado.
error-not-over = La partida aún no ha terminado.
error-over-there = En ese momento la partida ya ha terminado. Vuelve a uno en el que alguien pueda jugar todavía.
error-seed-later = La partida aún no ha terminado; su semilla se revela al final.
error-review-later = La partida aún no ha terminado; un análisis daría pistas.
error-no-ply = No existe la jugada { $ply }: { $plies ->
    [0] no se ha jugado ninguna
    [one] solo se ha jugado una
   *[other] solo se han jugado { $plies }
  }.
error-nobody-asks = Nadie pide deshacer nada.
error-not-asked = No te han preguntado a ti.
error-moved-first = Otra jugada llegó antes.
error-id-used = Este identificador ya se usó para otra petición.
error-next-seats-taken = Tus asientos en la siguiente mesa están ocupados.
error-table-full = Esta mesa ha llegado a su límite de eventos.
error-chat-full = Has alcanzado el límite de mensajes en esta mesa.
error-rules-version = Esta mesa usa la versión { $played } de las reglas; este servidor tiene la versión { $here }.
error-too-many-bot-tables = { $n ->
    [one] Desde tu dirección ya hay { $n } mesa en juego solo con bots; espera a que termine.
   *[other] Desde tu dirección ya hay { $n } mesas en juego solo con bots; espera a que termine una.
}
error-too-many-tables = { $n ->
    [one] Ya tienes 1 mesa abierta; termínala antes.
   *[other] Ya tienes { $n } mesas abiertas; termina antes alguna.
  }
error-too-long = Una partida se puede continuar, como muy tarde, desde la { $most ->
    [one] primera jugada
   *[other] jugada { $most }
  }.
error-too-many-connections = Demasiadas conexiones.
error-too-fast = Demasiadas peticiones a la vez. Espera un momento.
error-too-much-work = Eso es mucho trabajo para este servidor. Espera un momento.
error-too-much-kept = Has alcanzado el límite de almacenamiento de hoy en este servidor.
error-too-slow = La petición tardó demasiado en llegar.
error-not-json = El cuerpo tiene que ser JSON: Content-Type: application/json
error-too-large = Es demasiado grande: el límite es de { $most } bytes.
error-no-editions = Este servidor no acepta ediciones propias.
error-host-name = Este servidor no tiene ese nombre.
error-foreign = Esta petición viene de otro sitio.
error-broken = Algo ha fallado en el servidor; su registro dice más.
error-unavailable = Ahora no se puede acceder a la base de datos. Inténtalo de nuevo en un momento.
error-body = La petición no tiene sentido: { $problem }
error-event-number = Falta el número del evento.

## A table cannot be laid

error-solo-seats = Una mesa en solitario tiene exactamente un asiento; cualquier otra, de dos a cuatro.
error-solo-open = El asiento de una mesa en solitario no puede estar libre.
error-seats-to-fill = Asientos por ocupar en esta partida: { $seats }, no { $given }.
error-commitment = No existe ese compromiso, o una mesa ya lo ha usado.
error-too-many-commitments = Has pedido { $n ->
    [one] 1 compromiso
   *[other] { $n } compromisos
  } sin crear ninguna mesa. Crea una o vuelve a intentarlo dentro de una hora.
error-which-bot = Los bots disponibles son { $bots }.
error-players = El número de jugadores tiene que ser de 1 a 4, no { $given }.
error-boards = Los tableros tienen que ser basic (básicos) o advanced (avanzados), no { $given }.
error-dice = Los dados tienen que ser draw o ask, no { $given }.
error-names = Hacen falta { $seats } nombres; has dado: { $given }.
error-names-solo = En solitario hacen falta dos nombres, el tuyo y el de Iván; has dado: { $given }.
error-name = Un nombre tiene de 1 a { $most } caracteres imprimibles; este no: { $given }.
error-seed = Una semilla es un número entero (de 1000 cifras como mucho) o una línea de texto.
error-color = { $given } no es un color del juego; elige entre { $colors }.
error-colors = Hacen falta { $seats } colores distintos, no { $given }.
error-turn-limit = Un límite de turnos es un número de 1 a { $most }, no { $given }.

## A ply is refused

error-illegal = { $ply }: { $clause }: { $reason }
error-stale-ply = { $ply }: era para la jugada { $meant }, pero { $plies ->
    [one] se ha jugado 1
   *[other] se han jugado { $plies }
  }.
error-wrong-seat = { $ply }: no es el turno de { $seat }, sino de { $mover }.
error-nothing-said = No has escrito nada. Una jugada es un verbo y lo que necesita, por ejemplo: { $example }
error-verb-near = «{ $said }»: no existe el verbo «{ $verb }»; ¿querías decir { $near }?
error-verb = «{ $said }»: no existe el verbo «{ $verb }»; los verbos son { $verbs }.
error-stands-alone = «{ $said }»: escribe { $verb } sin nada más.
error-not-understood = «{ $said }» no se entiende; { $verb } se escribe así: { $example }
error-nothing-played = Todavía no se ha jugado nada.

## Files

error-edition =
    Este archivo de edición no se puede usar.
    { $problem }
error-record = Esta partida guardada no se puede leer. { $problem }
error-line = línea { $line }: { $problem }
error-record-size = Una partida guardada tiene { $most } caracteres como mucho; esta tiene { $given }.
error-record-no-header = Esto no es un encabezado: { $text }. Un encabezado se escribe así: { $example }
error-record-twice = El encabezado { $name } aparece dos veces.
error-record-no-turn = Esto no es un turno: { $text }. Un turno se escribe así: { $example }
error-record-format = Esto es { $given }; aquí solo se puede leer { $format }.
error-record-rules = Se jugó con la versión { $played } de las reglas; aquí se usa la versión { $here }.
error-record-edition = Se jugó con la edición { $played }, no con { $here }; añade el archivo de esa edición.
error-record-missing = Falta el encabezado { $name }.
error-record-header = El encabezado { $name } no se puede usar: { $problem }
error-record-one-of = El encabezado { $name } tiene que ser uno de { $allowed }, no { $given }.
error-record-number = El encabezado { $name } tiene que ser un número, no { $given }.
error-record-given = El encabezado { $name } tiene que ser un número de jugadas, { $most } como mucho, no { $given }.
error-record-draws = El encabezado { $name } tiene que enumerar en orden ascendente los sorteos de { $rolls ->
    [one] 1 lanzamiento
   *[other] { $rolls } lanzamientos
  }, como 0-4 7, no { $given }.
error-record-turn = Aquí pone turno { $number } de { $seat }, pero debería ser el turno { $due } de { $mover }: falta o sobra algo.
error-record-cut = El resultado dice { $given }, pero las jugadas se detienen antes del final: ¿está cortado el archivo?
error-record-result = El resultado dice { $given }, pero debería ser { $result }.
error-record-secret = La semilla no empieza por el secreto prometido.
error-record-deal = Esta semilla da otro reparto: este se preparó a mano o se cambió después.
error-nobody-absent = Quien tiene el turno está presente.
error-absent-early = Es pronto para decidir sobre alguien que falta: espera { $n ->
    [one] un segundo más
   *[other] { $n } segundos más
  }.
error-record-roll = La jugada { $ply } dice { $said }, pero esta semilla da { $due }.
error-record-seedless = Esta partida se cargó de un archivo sin semilla.
error-not-text = { $file } no es un archivo de texto en UTF-8.
error-unreadable = { $file } no se puede leer: { $problem }
error-record-plies = Aquí una partida guardada puede tener como mucho { $most } jugadas.
error-in-file = { $file }: { $problem }
# Ends “FILE can’t be read: …”, “FILE can’t be written: …” or “Can’t listen on HOST, port PORT: …”.
system-no-file = el archivo no existe
system-not-allowed = no tienes permiso
system-folder = es una carpeta, no un archivo
system-no-folder = la carpeta no existe
system-full = el disco está lleno
system-read-only = el disco es de solo lectura
system-name-too-long = el nombre es demasiado largo
system-port-taken = otro programa lo usa
system-no-address = esta máquina no tiene esa dirección
system-no-name = ningún archivo puede llamarse así

## An edition file has problems

error-problems = { $problems-lines }
error-at = { $place }: { $problem }
fault-missing = Falta esto.
fault-type = Aquí tiene que haber { $wanted }, no { $given }.
toml-table = una tabla
toml-list = una lista
toml-number = un número entero
toml-flag = { "true" } o { "false" }
toml-text = un texto
toml-huge = un número enorme
fault-key = Aquí no existe la clave { $given }; elige entre { $known }.
fault-key-near = Aquí no existe la clave { $given }; ¿querías decir { $near }?
fault-word = Aquí no existe { $given }; elige entre { $known }.
fault-word-near = Aquí no existe { $given }; ¿querías decir { $near }?
fault-entries = Esta lista tiene que tener { $most ->
    [one] 1 entrada
   *[other] { $most } entradas
  }, no { $given }.
fault-entries-range = Esta lista tiene que tener de { $least } a { $most } entradas, no { $given }.
fault-number = Este valor tiene que ser { $most }, no { $given }.
fault-number-range = Aquí tiene que haber un número de { $least } a { $most }, no { $given }.
fault-text = Aquí un texto tiene de 1 a { $most } caracteres imprimibles; este no: { $given }.
fault-id = Un identificador tiene de 1 a { $most } letras minúsculas, cifras o guiones; este no: { $given }.
fault-twice = { $given } aparece dos veces.
fault-prestige-order = Las casillas de prestigio tienen que ir en orden ascendente, pero { $space } viene después de { $before }.
fault-prestige-last = La última casilla de prestigio tiene que ser { $most }, el final del contador, no { $given }.
fault-ornaments = En total tiene que haber una puerta, dos arcos y una cruz.
fault-die-tiles = Tiene que haber exactamente una loseta para el dado { $die }, no { $given } (A2).
fault-tile-kinds = Puede haber { $most } losetas distintas como mucho, no { $given }.
fault-cards = Puede haber { $most } cartas del tipo { $kind } como mucho, no { $given }.
fault-cost = Una sección necesita de { $least } a { $most } materiales, no { $given }.
fault-plan-cards = No hay suficientes cartas del tipo { $kind }: este plano necesita { $need } y el archivo tiene { $have }.
fault-plan-tiles = No hay suficientes losetas de taller: con { $players } jugadores este plano necesita { $need } y hay { $have }.
fault-same-verbs = Las dos acciones de una carta tienen que tener verbos distintos; aquí { $verb } aparece dos veces.
fault-do = Aquí tiene que haber una tabla con la clave { "do" }; elige el verbo entre { $verbs }.
fault-endless-free = Aquí { $verb } no cuesta nada, así que no se puede repetir: no terminaría nunca.
fault-endless-back = { $verb } devuelve todo lo que toma, así que no se puede repetir: no terminaría nunca.
fault-endless-donate = 1 punto de prestigio siempre se puede canjear por { $price } (T2), así que una donación tan barata no se puede repetir: no terminaría nunca.
fault-kinds = Aquí tiene que haber { $any } o una lista de materiales, no { $given }.
fault-first-game = Esta es una segunda carta del gremio { $guild }; tiene que haber una carta de cada gremio.
fault-provenance-key = Una ruta es una sola clave entre comillas, como { $example }.
fault-provenance-path = El archivo no tiene ningún valor en esta ruta.
fault-not-text = Esto no es texto en UTF-8.
fault-long-key = Aquí hay una clave con más de { $most } partes separadas por puntos.
fault-nested = El archivo tiene demasiados niveles anidados.
fault-toml = El archivo no es TOML válido.
fault-toml-from = A partir de la columna { $column } esto no es TOML válido.
fault-toml-twice = Esto ya está en el archivo; una clave o una tabla solo puede estar una vez.
fault-toml-end = El archivo acaba demasiado pronto: algo está sin terminar.
