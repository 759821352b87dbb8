### Las frases de la terminal en español.
### El programa pone los valores entre llaves; los plurales se eligen con selectores.

## The command line

cli-description = Red Cathedral en la terminal: una edición digital no oficial.
cli-version-help = mostrar la versión
cli-lang-help = usar este idioma en lugar del de tu sistema: { $languages }
cli-no-language = No existe el idioma { $given }; elige entre { $languages }.
cli-needs-terminal = La terminal necesita un paquete más. Instálalo con: pip install 'redcathedral[terminal]'
cli-play-help = jugar con un solo teclado, de 1 a 4 personas (1: contra Iván)
cli-replay-help = mostrar una partida guardada, al final o tras cualquier jugada
cli-verify-help = comprobar una partida guardada con su semilla: el reparto y cada lanzamiento

play-description =
    Jugar con un solo teclado. Cada jugada se guarda al momento, así que no se pierde nada al parar.
play-players-help = cuántas personas juegan (por defecto 2; 1 sin bots juega contra Iván)
play-bots-help = bots rivales, separados por comas: { $example } (niveles: { $levels }); sin { $people } juegas a solas contra ellos
play-boards-help = tableros de taller basic (básicos, por defecto) o advanced (avanzados)
play-seed-help = un número o texto que decide el reparto y los lanzamientos; sin él, nadie puede predecirlos
play-edition-help = un archivo de edición propio (véase: redcathedral edition new)
play-first-game-help = usar las cartas de influencia de la edición para una primera partida
play-turn-limit-help = terminar la partida tras este número de turnos en total
play-names-help = nombres en orden de turno, separados por comas: Anna,Bob
play-colors-help = colores en orden de turno, separados por comas: green,red (verde, rojo)
play-dice-help = draw: el programa lanza (por defecto); ask: lanzas dados reales y escribes el resultado
play-save-help = dónde guardar la partida (por defecto: un archivo nuevo en tu carpeta de datos)
play-load-help = continuar esta partida guardada
play-resume-help = seguir con la última partida sin terminar
play-no-color-help = sin colores
play-plain-help = sin colores ni caracteres de dibujo, para lectores de pantalla y terminales sencillas
replay-file-help = una partida guardada
replay-to-help = parar tras este número de jugadas (0: el comienzo)
replay-edition-help = el archivo de edición con que se jugó, si no es el del paquete
verify-seed-help = la semilla, si el archivo no la contiene

play-load-and-setup = --load y --resume siguen con una partida tal como se preparó; { $option } no se puede cambiar
play-load-or-resume = usa --load o --resume, no ambos
play-no-bot = No hay ningún bot llamado «{ $given }». Los niveles son { $levels }.
play-too-many = { $people ->
        [one] Una persona
       *[other] { $people } personas
    } y { $bots ->
        [one] un bot
       *[other] { $bots } bots
    } son demasiados: una mesa tiene { $most } asientos.

## Starting

offer-resume = Tienes una partida sin terminar: { $file } (guardada el { $when }).
offer-resume-question = ¿Seguir con ella? [S/n]
offer-resume-hint = Para seguir con ella: redcathedral play --resume
no-unfinished = No hay ninguna partida sin terminar en { $folder }.
welcome = Esto es Red Cathedral. Escribe un número o una jugada; { type-help } lo explica todo, { type-quit } cierra el juego.
welcome-back = Hola de nuevo: { $plies ->
        [one] una jugada hecha
       *[other] { $plies } jugadas hechas
    } hasta ahora.
saving-to = Cada jugada se guarda en { $file }
deal-drawn = Los dados los lanzas tú. El programa ha sacado este reparto: prepara así la mesa.
cannot-save = No se puede escribir { $file }: { $problem }. Elige otro lugar con --save { placeholder-file }.
save-exists = { $file } ya existe. Para seguir con esa partida usa --load; para una nueva elige otro nombre.
save-not-a-file = { $file } no es un archivo corriente.
save-failed = NO SE HA GUARDADO: no se puede escribir { $file }: { $problem }. Prueba: { type-save } { placeholder-file }
save-elsewhere = Otro programa ha cambiado { $old }. Esta partida sigue en { $file }
no-home = No se encuentra tu carpeta de datos. Elige un archivo con --save { placeholder-file }.

## Playing

turn-title = Turno { $number } · { $seat }
turn-title-limit = Turno { $number } de { $limit } · { $seat }
prompt = { $seat }>
prompt-roll = dados>
prompt-shuffle = losetas>
due-hint = número, jugada, o: { type-list }, { type-hint }, { type-why } JUGADA, { type-undo }, { type-recap }, { type-table }, { type-score }, { type-log }, { type-save }, { type-help }, { type-quit }
bot-getting-ready = { $name } se está preparando; la primera vez tarda un minuto o dos…
bot-thinking = { $name } está pensando…
bot-replaced = { $name } no ha dado ninguna jugada ({ $problem }). { $bot } sigue en su lugar.
recap-nothing = Los bots no han jugado desde tu última jugada.
ask-roll = Lanza en la casilla { $space }: { $dice }. Escribe el resultado, p. ej. { $example }
ask-shuffle = Mezcla las cinco losetas de dado de Iván y pon una en cada carta, de izquierda a derecha. Escribe los colores, p. ej. { $example }
ask-roll-count = { $wanted ->
        [one] Hay que lanzar un dado
       *[other] Hay que lanzar { $wanted } dados
    } ({ $dice }); { $given ->
        [0] no has escrito ningún valor
        [one] has escrito un valor
       *[other] has escrito { $given } valores
    }. Escribe p. ej. { $example }
ask-roll-value = Un dado muestra de 1 a 6, no { $value }. Escribe p. ej. { $example }
ask-shuffle-colors = Nombra una vez cada color: rojo, azul, verde, amarillo y blanco, p. ej. { $example }
no-such-number = No existe el número { $number }; la lista tiene { $count ->
        [one] una jugada
       *[other] { $count } jugadas
    }. Escribe { type-list } para verlo todo.
ambiguous = «{ $said }» podría ser: { $plies }
ambiguous-more = «{ $said }» podría ser: { $plies } y { $more } más
list-title = { $count ->
        [one] Una jugada válida
       *[other] { $count } jugadas válidas
    }:
list-none = Ninguna jugada válida empieza por «{ $verb }». Prueba: { type-why } { $verb } …
range-market = cada casilla de más cuesta 1 rublo
range-gather = o menos
range-take = o menos
range-swap = dos casillas cualesquiera
range-reroll = entrega 1 punto de prestigio y lanza otra vez los dados de esa casilla
range-other = { type-list } muestra cada una
undone = Se ha deshecho: { $ply }
undo-chance = No puedes deshacer { $ply }: fue el azar, y todos han visto los dados.
undo-nothing = No hay nada que deshacer.
why-usage = Di qué jugada: { type-why } { type-claim } B2
why-legal = { $ply } es una jugada válida aquí.
# A move isn’t allowed, or why; $clause is the number of a rule such as “C4”, which must not look like the name of a section.
refused-by-rule = { $ply }: { $reason } (regla { $clause })
why-by-rule = { $reason } (regla { $clause })
log-empty = Todavía no se ha jugado nada.
log-earlier = … { $count ->
        [one] un turno anterior
       *[other] { $count } turnos anteriores
    }; { type-log } { type-all } lo muestra todo
saved-copy = Hay una copia guardada en { $file }
saved = Guardado en { $file }
bye = La partida está guardada en { $file }
bye-unsaved = Las últimas jugadas NO están guardadas.
bye-how = Para seguir: { $command }
finished-already = Esta partida ha terminado. Así acabó.

## The score

sheet-title = La hoja de puntuación
sheet-title-now = La puntuación hasta ahora
sheet-track = contador
sheet-goods = materiales y rublos
sheet-tower = torre { $letter }
sheet-total = prestigio
sheet-sections = secciones completas
sheet-ornaments = adornos
sheet-rank = puesto
sheet-ties = (Empates: más secciones completas, luego más adornos; después se comparte la victoria.)
end-sixth = { $seat } completa seis secciones antes que nadie, y todos han jugado su último turno.
end-limit = Se alcanzó el límite de turnos ({ $limit }); la partida se puntúa tal como está.
winner = Gana { $seat } con { $prestige ->
        [one] 1 punto
       *[other] { $prestige } puntos
    } de prestigio.
winners = { $seats } comparten la victoria con { $prestige ->
        [one] 1 punto
       *[other] { $prestige } puntos
    } de prestigio.
record-at = La partida está guardada en { $file }

## Replay and verify

replay-log = Las jugadas
replay-at = Tras la jugada { $ply } de { $plies }
replay-to-range = No existe la jugada { $ply }: la partida { $plies ->
        [0] no tiene ninguna
        [one] tiene una
       *[other] tiene { $plies }
    }.
verified = { $file }: { $checks ->
        [one] el único resultado del azar sale
       *[other] los { $checks } resultados del azar salen
    } de la semilla (el reparto, los lanzamientos y las mezclas).
verify-no-seed = { $file }: este archivo no contiene la semilla; indícala con --seed
verify-told = { $file }: en esta partida los dados se lanzaron a mano y se escribieron, así que no hay semilla que comprobar.
# $n is a number, $chain the name of a chain, or its hash.
verify-beacon-signed = La ronda { $n } de la cadena { $chain } de drand lleva la firma de esa cadena.
verify-beacon-unknown = La ronda { $n } lleva la firma de la cadena { $chain }, que no es de la League of Entropy: comprueba de quién es.
verify-beacon-forged = La ronda { $n } no lleva la firma de la cadena { $chain } de drand: es falsa.
verify-beacon-extra = La firma de la ronda { $n } de la cadena { $chain } de drand no se puede comprobar aquí: pip install 'redcathedral[beacon]'

## Hints and reviews

cli-warm-up-help = compilar ya las reglas, los entornos y la búsqueda, y guardarlos para después
cli-warm-up-done = Todo está compilado y guardado.
cli-hint-help = decir qué jugaría un bot en una partida guardada y cómo valora sus probabilidades
cli-review-help = repasar una partida guardada: cómo cambiaron las probabilidades, dónde dio un vuelco, qué era mejor
cli-hint-bot-help = a qué bot se pregunta (por defecto { $bot })
cli-hint-at-help = tras este número de jugadas (por defecto: donde acaba la partida)
cli-hint-json-help = escribir JSON
cli-hint-most-help = cuántas jugadas mostrar (por defecto { $most })
cli-review-bot-help = qué bot juzga (por defecto { $bot }; más simulaciones ven más y tardan más)
cli-bots-preparing = Preparando la búsqueda; la primera vez tarda un minuto o dos…

cli-hint-over = Esta partida ha terminado; no queda nada por jugar.
cli-hint-chance = Ahora hay que lanzar los dados; no hay nada que elegir.
cli-hint-title = Tras la jugada { $ply }: le toca a { $seat }
cli-hint-ply = jugada
cli-hint-win = gana
cli-hint-margin = ventaja
cli-hint-why = por qué
cli-hint-tries = pruebas
cli-hint-note = Gana: la probabilidad de que gane ese jugador. Ventaja: el prestigio que se espera al final por delante del mejor rival.
cli-hint-only = { $bot } jugaría: { $ply }
cli-review-no-search = { $bot } no puede juzgar jugadas; elige un bot que busque, por ejemplo mcts:400

cli-review-progress = Turno { $done } de { $turns }…
cli-review-empty = En esta partida aún no se ha decidido nada.
cli-review-title = Cómo cambiaron las probabilidades
cli-review-turn = turno
cli-review-mover = jugador
cli-review-note = Probabilidades de ganar al empezar cada turno, si su jugador sigue jugando bien.
cli-review-end = final
cli-review-swings-title = Dónde dio un vuelco la partida
cli-review-swing = Turno { $turn }, { $mover }: { $seat } pasa del { $before } al { $after }.
cli-review-swing-given = Turno { $turn }, { $mover }: { $seat } pasa del { $before } al { $after }; regalado: { $given }.
cli-review-swings-none = Las probabilidades nunca cambiaron mucho dentro de un turno.
cli-review-mistakes-title = Qué era mejor
cli-review-mistakes-none = Nadie dejó pasar una jugada claramente mejor.
cli-review-mistake = { $kind ->
        [blunder] Error grave
        [mistake] Error
       *[slip] Desliz
    } de { $seat } en el turno { $turn } (jugada { $ply }): «{ $played }» gana el { $win }, «{ $best }» el { $best_win }.
cli-review-more = { $count ->
        [one] Hay uno más en el JSON.
       *[other] Hay { $count } más en el JSON.
    }
cli-review-sides-title = Cómo jugó cada cual
cli-review-side = { $seat }: la mejor jugada, o una igual de buena, en { $agreed } de { $decisions ->
        [one] una decisión
       *[other] { $decisions } decisiones
    }; probabilidad de ganar regalada: { $lost }.

## Bots among themselves: the commands arena and study

cli-arena-help = hacer que los bots jueguen entre sí y ver cuál es mejor
cli-study-help = hacer que los bots jueguen y ver cómo es el juego
cli-needs-arena = La orden arena necesita más paquetes. Instálalos con: pip install 'redcathedral[arena]'
arena-players-help = bots separados por comas: greedy,mcts:0.2s,random
arena-games-help = cuántas partidas, redondeadas hacia arriba a repartos enteros (por defecto { $games })
arena-seats-help = jugadores por mesa: de 2 a 4, o 1 en solitario (por defecto: todos)
arena-edition-help = un archivo de edición (por defecto, el del paquete)
arena-seed-help = decide cada reparto, cada lanzamiento y la suerte de cada bot (por defecto { $seed })
arena-turn-limit-help = terminar una partida tras este número de turnos en total (por defecto { $limit })
arena-move-limit-help = cuántos segundos puede pensar un bot cada jugada (por defecto { $seconds })
arena-code-help = un archivo con un bot propio; se puede repetir
arena-sure-help = parar cuando sea seguro quién está por encima y quién por debajo de la paridad
arena-jobs-help = cuántos procesos juegan (por defecto { $jobs }); el resultado es el mismo
arena-engine-help = dónde jugar: local, en este equipo (por defecto), o ray, con Ray
arena-address-help = la dirección de un clúster de Ray; sin ella, Ray se inicia en este equipo
arena-out-help = la carpeta para los archivos (por defecto { $folder })
arena-resume-help = seguir con la serie de esa carpeta
study-players-help = bots separados por comas, repetidos hasta llenar la mesa (por defecto { $players })
study-seats-help = números de jugadores separados por comas, 1: en solitario (por defecto { $seats })
study-boards-help = tableros basic (básicos) o advanced (avanzados), o ambos: basic,advanced (por defecto { $boards })
study-games-help = partidas por cada tipo de mesa (por defecto { $games })
study-seats-wrong = Los asientos son números de 1 a 4 separados por comas, no «{ $given }».
study-boards-wrong = Los tableros son uno de estos, o varios separados por comas: { $known }; no «{ $given }».

arena-rounded = { $games ->
        [one] Se juega 1 partida
       *[other] Se juegan { $games } partidas
    }: repartos enteros de { $orders ->
        [one] 1 orden de asientos
       *[other] { $orders } órdenes de asientos
    }.
arena-compiling = Compilando para este equipo; se hace una sola vez y tarda un minuto o dos…
arena-preparing = preparando
arena-playing = partidas jugadas
arena-stopped = Interrumpido. Las partidas terminadas están en { $folder }; para seguir, ejecuta la misma orden con --resume.
arena-summary = { $games ->
        [one] Una partida
       *[other] { $games } partidas
    } con { $deals ->
        [one] un reparto
       *[other] { $deals } repartos
    }, { $turns } turnos por partida.
arena-limited = { $games ->
        [one] Una partida alcanzó
       *[other] { $games } partidas alcanzaron
    } el límite de turnos ({ $limit }).
arena-sure = Parada anticipada: ya es seguro si cada jugador está por encima o por debajo de la paridad.
arena-unsure = Se han jugado todas las partidas, pero no es seguro si cada jugador está por encima o por debajo de la paridad.
arena-forfeit = { $player } pierde { $seats ->
        [one] un asiento
       *[other] { $seats } asientos
    }, que ocupa { $stand_in }, por primera vez en la partida { $game }: { $message }
arena-report = Informe: { $file } (allí también results.parquet y summary.json)
study-done = { $games ->
        [one] Una partida
       *[other] { $games } partidas
    }. Estudio: { $file }

## Edition files

cli-edition-help = mostrar, comprobar o empezar un archivo de edición (los datos de una caja)
edition-show-help = enumerar cada valor y de dónde viene
edition-check-help = comprobar un archivo de edición y enumerar todo lo que está mal
edition-check-file-help = el archivo de edición
edition-new-help = escribir una copia comentada para rellenarla con tu propia caja
edition-new-file-help = el archivo que se escribe; no debe existir
edition-valid = { $file }: una edición válida, «{ $name }» (cartas de catedral: { $cards }, planos: { $plans }), resumen { $digest }
edition-name-wrong = { $file }: el nombre del archivo da nombre a la edición, así que necesita de 1 a 60 caracteres imprimibles
edition-exists = { $file }: ya existe y se deja como está; elige otro nombre
edition-not-written = { $file }: no se puede escribir: { $problem }
edition-written = { $file }: escrito; edítalo y después ejecuta: { "redcathedral edition check" } { $file }

## The server

cli-serve-help = servir mesas a navegadores; solo en este equipo, salvo que indiques otra cosa
cli-move-help = trasladar las mesas de un servidor a otra base de datos
cli-needs-server = El servidor necesita más paquetes. Instálalos con: pip install 'redcathedral[server]'
serve-host-help = escuchar en esta dirección (por defecto { $host })
serve-port-help = escuchar en este puerto (por defecto { $port }, o el siguiente libre)
serve-data-help = guardar las mesas en esta carpeta (por defecto: tu carpeta de datos)
serve-database-help = la base de datos: un archivo o postgresql://… (por defecto tables.sqlite3 en la carpeta de datos)
serve-open-help = abrir el navegador
serve-cold-help = no preparar los bots de búsqueda hasta que haga falta uno
serve-hosting = alojamiento
serve-hosting-help = para servidores accesibles a otras personas; véase docs/hosting.md
serve-name-help = responder solo a este nombre; se puede repetir
serve-origin-help = confiar también en páginas de este origen; se puede repetir
serve-proxy-help = de qué proxies se aceptan las cabeceras (por defecto { $proxy })
serve-set-help = cambiar un límite; se puede repetir
serve-no-editions-help = no aceptar ediciones de los clientes
serve-no-hsts-help = dejar que los navegadores que usaron TLS vuelvan sin él
serve-log-help = escribir el registro como texto o como líneas JSON (por defecto text, es decir, texto)
serve-metrics-help = ofrecer datos para Prometheus en esta dirección
serve-beacon-help = mezclar en los dados rondas de drand, una fuente pública de números al azar; las aportas en este archivo o carpeta
serve-beacon-extra = --beacon necesita un paquete más: pip install 'redcathedral[beacon]'
serve-beacon-wrong = { $file } no dice de qué cadena de drand son sus rondas: { $problem }
serve-workers-help = cuántos procesos atienden; más de uno necesita PostgreSQL
serve-metrics-wrong = La dirección para Prometheus es DIRECCIÓN:PUERTO o un puerto, no «{ $given }».
serve-no-home = No se encuentra tu carpeta de datos. Elige una con --data { placeholder-folder }.
serve-no-port = No se puede escuchar en { $host }, puerto { $port }: { $problem }
serve-folder-taken = Otro servidor usa { $folder }. Detenlo o elige otra carpeta con --data { placeholder-folder }.
serve-database-away = La base de datos no responde: { $problem }
move-done = { $rows ->
    [one] Se ha trasladado { $rows } fila; las dos bases de datos son iguales.
   *[other] Se han trasladado { $rows } filas; las dos bases de datos son iguales.
}
move-no-file = No hay ninguna base de datos { $file }.
move-differs = Tras copiar, { $table } no es igual en las dos bases de datos; ¿sigue en marcha un servidor? No se ha cambiado nada.
move-not-empty = La base de datos que se iba a llenar no está vacía. No se ha cambiado nada.
move-to-help = la base de datos que se llenará; tiene que estar vacía
move-from-help = la base de datos que se copia: un archivo o postgresql://…; detén antes su servidor
serve-workers-database = Varios procesos necesitan una base de datos que puedan compartir: --database postgresql://… SQLite es para un solo proceso.
serve-needs-postgres = PostgreSQL necesita un paquete que no está instalado: pip install 'redcathedral[postgres]'
serve-database-newer = { $database } lo escribió un servidor más nuevo: su formato es { $version } y este admite hasta { $known }. Instala una versión más nueva; no se ha cambiado nada.
serve-no-limit = No existe el límite { $given }; los límites son { $limits }.
serve-limit-wrong = { $limit } tiene que ser un número mayor que 0, no «{ $given }».
serve-at = Red Cathedral está en { $address } (Ctrl-C lo detiene)

## The host

cli-admin-help = cuidar las mesas de un servidor, en marcha o no
admin-list-help = listar todas las mesas
admin-look-help = mostrar lo que el servidor sabe de una mesa
admin-expire-help = borrar lo que lleva demasiado tiempo sin usarse, como hace el servidor por sí mismo
admin-delete-help = borrar una mesa
admin-revoke-help = anular todas las claves de una mesa
admin-ban-help = bloquear una dirección o una red
admin-unban-help = desbloquear una dirección o una red
admin-bans-help = listar lo que está bloqueado
admin-reports-help = listar lo que la gente ha denunciado, lo más reciente primero
admin-acts-help = listar lo que han hecho los administradores
admin-backup-help = copiar la base de datos con el servidor en marcha
admin-restore-help = sustituir la base de datos por una copia de seguridad
admin-table-help = el identificador de la mesa
admin-address-help = una dirección o una red
admin-status-help = solo las mesas en este estado
admin-reason-help = el motivo
admin-file-help = un archivo
admin-expired =
    Borrado: { $tables ->
    [one] 1 mesa
   *[other] { $tables } mesas
    } y { $messages ->
    [one] 1 mensaje
   *[other] { $messages } mensajes
    }.
admin-deleted = Se ha borrado la mesa { $table }.
admin-revoked =
    { $n ->
    [one] Se ha anulado 1 clave.
   *[other] Se han anulado { $n } claves.
    }
admin-banned = Se ha bloqueado { $network }; un servidor en marcha lo sabrá en segundos.
admin-unbanned = Se ha desbloqueado { $network }.
admin-not-banned = { $network } no tenía ningún bloqueo.
admin-backed-up = La copia de seguridad es { $file }. Contiene los secretos de las partidas en curso: no la compartas.
admin-restored = Ahora las mesas son las de { $file }.
admin-no-database = No existe { $file }. Indica la carpeta del servidor con --data { placeholder-folder }.
admin-no-table = No hay ninguna mesa { $table }.
admin-no-address = «{ $given }» no es una dirección ni una red.
admin-busy = La mesa { $table } acaba de cambiar. Inténtalo de nuevo.
admin-use-pg-dump = Esta base de datos es de PostgreSQL: usa pg_dump y pg_restore.

## Help

help-text =
    EL JUEGO EN POCAS PALABRAS
      En tu turno haz una de tres cosas y después termina el turno:
        reclamar B2        reclama: bandera en una sección, y coloca su loseta:
                           bocarriba pagando (beneficio ya y luego) o bocabajo
        enviar oro B2      construye: envía hasta 3 materiales a tus secciones;
        adornar C1         o adorna una sección completa, con gemas si quieres
        mercado blanco +1  mueve un dado según su valor (el blanco y el de tu
                           color más, 1 rublo por casilla de más); después obtén
                           recursos, usa la carta de influencia de al lado,
                           activa una loseta
      En cualquier momento: canjear (1 de prestigio por 2 rublos) y una
      vez por turno relanzar 5 (1 de prestigio). Una sección completada
      sobre una sin terminar de otra persona le cuesta reconocimiento a esta.
      Quien antes completa seis secciones gana 3 de prestigio; los demás tienen
      un turno más. Después se cuenta: el contador, 1 por cada 5 materiales y
      rublos, y cada torre por la presencia en ella. Gana el mayor prestigio.

    ÓRDENES
      un número o jugada   la juega; valen formas cortas si son claras: m b +1
      lista, lista vender  todas las jugadas válidas, o las de un verbo
      porqué comprar oro   qué prohíbe una jugada
      pista                qué jugaría un bot fuerte
      deshacer             deshacer, hasta el último lanzamiento
      resumen              lo que han hecho los bots desde tu última jugada
      mesa, puntos         la mesa, la puntuación actual
      historial            los turnos hasta ahora
      guardar ARCHIVO      guardar una copia (cada jugada se guarda igualmente)
      salir                parar; sigue luego con: redcathedral play --resume

## The privacy page, /privacy

privacy-back = Volver al juego
privacy-lead = Aquí no hace falta una cuenta. Esto es lo que guarda el servidor, y durante cuánto tiempo.
privacy-kept = Guarda los nombres que la gente escribe, sus jugadas y lo que dice en la mesa.
amount-days = { $n ->
    [one] 1 día
   *[other] { $n } días
  }
privacy-tables = Una mesa donde nadie ha empezado se borra { $waiting } después de lo último que pasó en ella; una partida sin terminar, después de { $unfinished }.
privacy-finished = Una partida terminada se guarda { $finished }; lo que se dijo en ella se borra después de { $chat }.
privacy-keys = De cada dispositivo que puede jugar por ti, el servidor guarda el navegador, el sistema y los días en que se usó por primera y última vez. Si un dispositivo no se usa durante { $days }, se cierra su sesión.
privacy-address = De la dirección de internet desde la que se crea una mesa, el servidor solo guarda un número cifrado. Si una dirección ataca al servidor, queda anotada en su registro.
privacy-others = No hay seguimiento ni publicidad, y nadie más recibe estos datos.
privacy-reports = Quien administra este servidor lee lo que denuncias. Pídele que borre lo que quieras.
