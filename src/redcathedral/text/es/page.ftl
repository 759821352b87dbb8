### Las palabras de la página en español. El programa pone los valores que van entre llaves.
### Dado y espacio son masculinos, como los colores: «dado rojo», «espacio rojo».

## The start page

title = Red Cathedral
title-your-turn = ● Te toca – Red Cathedral
tagline = Reúne materiales, reclama y construye: levanta las torres sobre el mercado y que la ciudad recuerde tu nombre.
start-choose = ¿Cómo quieres jugar?
unofficial = Una edición digital no oficial para quienes aman el juego de mesa. Todos los dibujos son nuestros.
privacy-title = Privacidad
mode-bot = Jugar contra un bot
mode-bot-text = De uno a tres rivales en este dispositivo.
mode-bot-lead = Elige contra cuántos bots juegas y el nivel de cada uno.
mode-solo = En solitario contra Iván
mode-solo-text = El rival oficial del modo solitario.
mode-solo-lead = Iván sigue sus cartas; cuando puede elegir, decides tú.
mode-hot = En la misma pantalla
mode-hot-text = De dos a cuatro personas, una pantalla.
mode-hot-lead = La pantalla muestra siempre al jugador que tiene el turno.
mode-friends = Jugar con amigos
mode-friends-text = Envía un enlace; pueden unirse desde cualquier lugar.
mode-friends-lead = Recibes un enlace para enviar. La partida empieza cuando todos los asientos están ocupados.
start-game = Empezar la partida
make-table = Preparar la mesa
starting = Empezando…
your-name = Tu nombre
name-of = Nombre del jugador { $n }
player-n = Jugador { $n }
your-color = Tu color
how-many-bots = Número de bots
how-many-players = Número de jugadores
bot-name = { $n ->
    [1] Borís
    [2] Sasha
   *[other] Oleg
  }
more-options = Más opciones
boards = Tableros de taller
boards-basic = Básicos
boards-advanced = Avanzados
edition-file = Tu propio archivo de edición
choose-file = Elegir un archivo
first-game = Cartas de influencia para una primera partida
your-games = Tus partidas
no-games = Aquí aparecen las partidas que empiezas o a las que te unes en este dispositivo.
load-record = Cargar una partida guardada
forget-game = Ocultar de esta lista
you-watched = Mirando ·
status-waiting = esperando
status-playing = turno { $turn }
status-your-turn = te toca
status-over = terminada

## States of a table

loading = Preparando la mesa…
missing-title = Esta mesa no existe
missing-text = Puede que la dirección esté mal escrita o que la partida se jugara en otro servidor.
unreachable-title = El servidor no responde
unreachable-text = Tu partida está a salvo allí. Seguimos intentándolo.
try-again = Reintentar
reconnecting = Reconectando…
watching = Mirando
error-network = El servidor no responde. Volveremos a intentarlo.
error-server = El servidor no pudo hacerlo ({ $status }).
error-stale = Otra jugada llegó antes. Así está la mesa ahora.
why-unknown = Ahora no puedes hacer eso.

## The waiting room

waiting-title = Esperando a los jugadores
waiting-host = Envía este enlace a tus amigos. Quien lo abra puede ocupar un asiento libre.
waiting-guest = Tienes asiento. La partida empieza cuando todos los asientos están ocupados.
waiting-invited = Tienes una invitación. Elige un nombre y ocupa un asiento.
waiting-watcher = La partida aún no ha empezado. Puedes mirar desde aquí.
waiting-short = esperando…
invite-link = Enlace de invitación
invite-make = Crear invitación
invite-renew = Enlace nuevo (el anterior deja de funcionar)
sit-here = Sentarse aquí
fill-with-bot = Dárselo a un bot
free-seat = Liberar este asiento
name-change = Cambiar tu nombre
name-save = Guardar
seat-give-up = Dejar tu asiento
thats-you = { " " }(tú)
copy = Copiar
copied = Copiado

## The table

market = Mercado
cathedral = Catedral
track = Contador de puntuación
workshop = Taller
supply = Reserva general
log = Historial
parts = Partes de la mesa
tab-market = Mercado
tab-cathedral = Catedral
tab-you = Tableros
tab-log = Historial
tower = Torre { $name }
action-bar = Tu jugada
board-of = Tablero de { $name }
in-hand = En la mano
seats = Asientos
ivan = Iván
ivan-cards = Cartas de Iván
bot = Bot
somebody = Alguien
no-goods = sin materiales
locked = sin desbloquear
nothing = nada
seat-open = Asiento libre
seat-away = ausente
seat-gone = sin conexión
seat-getting-ready = preparándose; hasta entonces hace jugadas más sencillas
seat-bot-plays = juega un bot
open-seat = abrir el tablero completo
legend-recognition = reconocimiento: 1 casilla
legend-prestige = prestigio: siguiente casilla de prestigio
track-seat = { $name }: casilla { $space }, { $prestige } de prestigio.
purse-sections = { $n ->
    [one] 1 sección completa
   *[other] { $n } secciones completas
  } de 6
purse-banners = { $n ->
    [one] queda 1 bandera
   *[other] quedan { $n } banderas
  }
space-label = Casilla { $space }: { $tile } por dado, { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
  }
land-on = { $what }. { $extra ->
    [0] { "" }
    [one] 1 rublo extra.
   *[other] { $extra } rublos extra.
  } { $text }
landing-free = aquí
landing-space = Casilla { $space }
up-to = hasta { $n }
landing-extra = −{ $n }
die-label = El dado { $die } muestra { $value }, en la casilla { $space }{ $can ->
    [yes] , puede moverse
   *[no] { "" }
  }
section-label = Sección { $name }, { $kind }. { $state ->
    [complete] Completa, construida por { $owner }. Adorno: { $ornament }.
    [claimed] Reclamada por { $owner }. Necesita { $cost }; enviado: { $delivered }.
   *[free] Sin reclamar. Necesita { $cost }. Loseta: { $tile }.
  } Da { $recognition } de reconocimiento{ $rubles ->
    [0] { "" }
    [one] { " " }y 1 rublo
   *[other] { " " }y { $rubles } rublos
  }.
section-about = { $state ->
    [complete] Completa; la construyó { $owner }.
    [claimed] { $owner } construye aquí: { $cost }; enviado hasta ahora: { $delivered }.
   *[free] Necesita { $cost }. Loseta: { $tile }.
  }
workshop-label = Espacio { $space }: { $state ->
    [up] { $tile }, bocarriba
   *[down] una loseta bocabajo
  }
inventory-label = Inventario: { $held } de { $room } espacios ocupados

## Whose turn and what to do

turn-yours = Te toca
turn-named = { $name }: te toca
turn-other = Le toca a { $name }
turn-bot = { $name } está pensando
turn-ivan-choice = Eliges por Iván
turn-over = La partida ha terminado
turn-number = Turno { $n }
turn-number-limit = Turno { $n } de { $limit }
last-turns = { $name } tiene seis secciones completas: estos son los últimos turnos.
wait-for = Esperando a { $name }…
do-start = { $can ->
    [claim] Reclama una sección o mueve un dado en el mercado
    [deliver] Envía materiales o mueve un dado en el mercado
    [market] Mueve un dado en el mercado
   *[all] Reclama una sección, envía materiales o mueve un dado en el mercado
  }. Pulsa cualquier cosa que brille.
do-banner = ¿Qué bandera pones en { $section }? Si sale del inventario, libera allí un espacio.
do-place = Coloca la loseta de { $section }: pulsa un espacio del taller. Bocarriba da su beneficio al momento; bocabajo es gratis.
do-take = ¿Cuánto tomas? Como mucho { $most } ({ $material-many }).
do-build = { $left ->
    [0] Ya has hecho todos tus envíos. Termina tu turno.
    [one] Queda un envío. Envía, adorna o termina tu turno.
   *[other] Quedan { $left } envíos. Envía, adorna o termina tu turno.
  }
do-market = El dado { $die } está en la casilla { $space }: obtén recursos, usa la carta de influencia, usa una loseta, en el orden que quieras. Después termina tu turno.
do-haul = Los carreteros llevan { $left ->
    [one] un material más
   *[other] { $left } materiales más
  }: pulsa una sección o un material.
do-settled = La sección es tuya. Termina tu turno.
do-done = Aquí no queda nada por hacer. Termina tu turno.
do-ivan-claim = Iván puede reclamar varias secciones. Pulsa la que reclama.
do-ivan-ornament = El adorno de Iván puede ir en varios sitios. Pulsa uno.
do-roll = Los dados ruedan.
do-shuffle = Se reparten las losetas de Iván.
do-over = Todos los detalles están en la hoja de puntuación.
picked-die = { $n ->
    [0] El dado { $die } no puede moverse ahora.
    [one] El dado { $die }: pulsa donde cae o confirma aquí.
   *[other] El dado { $die }: cada casilla de más cuesta 1 rublo.
  }
picked-section = { $n ->
    [0] Ahora no se puede hacer nada en { $section }.
   *[other] ¿Qué quieres hacer en { $section }?
  }
picked-material = { $n ->
    [0] Ahora no puedes usar { $material-the } en ningún sitio.
   *[other] ¿Qué quieres hacer con { $material-the }?
  }
picked-space = { $n ->
    [0] Ahora no se puede hacer nada en el espacio { $space }.
   *[other] ¿Qué quieres hacer en el espacio { $space }?
  }
picked-words = { $words }…
end-turn = Terminar turno
undo = Deshacer
undo-ask = Pedir deshacer
undo-asked = { $name } pide deshacer una jugada.
undo-waiting = Preguntando a los demás si puedes deshacer…
undo-agree = Aceptar
undo-refuse = Rechazar
# The others can decide about a seat whose person is away. $name is a player.
absent-title = { $name } no está y le toca jugar.
absent-wait = Si no vuelve, pronto se podrá dejar que juegue un bot o terminar la partida.
absent-rule = Un bot juega hasta que vuelva si lo quiere más de la mitad de los presentes. La partida termina si lo quieren todos los presentes.
# A button: a bot is to play somebody’s turns while they’re away.
absent-bot = Que juegue un bot
absent-end = Terminar la partida
absent-keep = Seguir esperando
# $names are those who want it.
absent-for-bot = A favor de un bot: { $names }
absent-for-end = A favor de terminar la partida: { $names }
ended-early = Esta partida se terminó antes de tiempo, de común acuerdo.
ended-early-scores = No ganó nadie. Esto es lo que tendría cada cual si se puntuara ahora.
undo-why-strict = Esta es una mesa estricta: nada se deshace una vez que se tiran los dados o juega otra persona.
undo-why-none = Aún no tienes ninguna jugada que deshacer.
cancel = Cancelar
you-are-away = Estás ausente.
more-actions = Poco frecuentes
picked-anytime = Rara vez hacen falta: cada acción cuesta 1 punto de prestigio.
take-nothing = No tomar nada
compound-deliver = Enviar todo
compound-gather = Obtener y usar loseta
# $what is what one gets: "you get 4 bricks and 1 gold".
compound-market = Casilla { $space } y todo lo que hay: { $what }
# $why says why one move of several was refused.
compound-stopped = { $why } El resto no se ha jugado.
take-fewer = Elegir la cantidad
no-jewels = sin gemas
place-face-up = Bocarriba
place-face-down = Bocabajo
spaces-free = { $n ->
    [one] 1 espacio libre
   *[other] { $n } espacios libres
  }
presence = Presencia
presence-seat = { $name }: presencia { $n }
scored-now = Si se puntuara ahora
scored-seat = { $name }: { $n } si se puntuara ahora

## The keys, as the help lists them

keys-title = Teclas
keys-option = elegir una opción
keys-arrows = recorrer las opciones
keys-end = terminar el turno
keys-undo = deshacer
keys-hint = pedir una pista
keys-tip = explicar lo seleccionado
keys-close = cancelar
keys-help = esta lista
keys-setting = Puedes desactivar estas teclas en los ajustes; las flechas y Esc siguen funcionando.

## Verbs, on buttons that open more

verb-claim = Reclamar sección
verb-deliver = Enviar
verb-ornament = Adornar
verb-market = Mover un dado
verb-place = Colocar la loseta
verb-banner = Qué bandera
verb-take = Tomar
verb-gather = Obtener
verb-activate = Activar loseta
verb-commission = Encargar
verb-buy = Comprar
verb-sell = Vender
verb-haul = Acarrear
verb-earn = Ganar
verb-swap = Intercambiar losetas
verb-trade = Cambiar
verb-bulk = Cambiar al por mayor
verb-barter = Trocar
verb-pray = Rezar
verb-donate = Donar
verb-offer = Ofrendar
verb-vow = Cumplir el voto
verb-exchange = Canjear
verb-reroll = Relanzar en casilla
verb-done = Terminar acarreo
verb-ivan = Para Iván
verb-end = Terminar turno

## Plies, whole

ply-claim = Reclamar sección
ply-claim-1 = Reclamar { $a }
ply-banner = Qué bandera
ply-banner-1 = Bandera: { $a-short }
ply-place = Colocar la loseta
ply-place-1 = Colocar en { $a }
ply-place-up = Bocarriba en { $a }
ply-place-down = Bocabajo en { $a }
ply-take = Tomar
ply-take-1 = Tomar { $a }
ply-deliver = Enviar
ply-deliver-1 = Enviar { $a }
ply-deliver-2 = Enviar { $a } a { $b }
ply-ornament = Adornar
ply-ornament-1 = Adornar { $a }
ply-ornament-2 = Adornar { $a } con { $b }
ply-ornament-3 = Adornar { $a } con { $goods }
ply-market = Mover un dado
ply-market-1 = Mover el dado { $a }
ply-market-2 = Mover el dado { $a } { $b }
ply-gather = Obtener
ply-gather-1 = Obtener { $a }
ply-activate = Activar loseta
ply-activate-1 = Activar loseta { $a-f }
ply-commission = Encargar
ply-commission-1 = Encargar loseta { $a-f }
ply-buy = Comprar
ply-buy-1 = Comprar { $a }
ply-sell = Vender
ply-sell-1 = Vender { $a }
ply-haul = Acarrear
ply-earn = Ganar rublos
ply-swap = Intercambiar losetas
ply-swap-1 = Intercambiar casilla { $a } con
ply-swap-2 = Intercambiar casillas { $a } y { $b }
ply-trade = Cambiar
ply-trade-1 = Cambiar { $a } por
ply-trade-2 = Cambiar { $a } por { $b }
ply-bulk = Cambiar al por mayor
ply-bulk-1 = Cambiar { $a } por
ply-bulk-2 = Cambiar { $a } por { $b } y
ply-bulk-3 = Cambiar { $a } por { $goods }
ply-barter = Trocar
ply-barter-1 = Trocar { $a } por
ply-barter-2 = Trocar { $a } por { $b }
ply-pray = Rezar
ply-donate = Donar
ply-offer = Ofrendar
ply-offer-1 = Ofrendar { $a } y
ply-offer-2 = Ofrendar { $a }, { $b } y
ply-offer-3 = Ofrendar { $a }, { $b } y { $c }
ply-vow = Cumplir el voto
ply-exchange = Canjear prestigio
ply-reroll = Relanzar en una casilla
ply-reroll-1 = Relanzar en casilla { $a }
ply-done = Terminar acarreo
ply-ivan = Para Iván
ply-ivan-1 = Iván: { $a }
ply-end = Terminar turno

## Influence cards

guild-craftsmen = Artesanos
guild-teamsters = Carreteros
guild-merchants = Comerciantes
guild-clergy = Clero
influence-repeat = cuantas veces quieras
influence-buy = Comprar un material
influence-sell = Vender un material
influence-haul = { $gain ->
    [one] Enviar 1 material
   *[other] Enviar { $gain } materiales
  }
influence-earn = Ganar rublos
influence-swap = Intercambiar 2 losetas
influence-trade = { $cost } iguales por 1 cualquiera
influence-bulk = { $cost } iguales por 2 cualesquiera
influence-barter = 1 por 1 de otro tipo
influence-commission = Usar una de tus losetas
influence-pray = Rezar
influence-donate = Donar rublos
influence-offer = Ofrendar { $cost } distintos
influence-vow = Con base, media y cúpula

## Ivan

ivan-recognition = Reconocimiento
ivan-inventory = Inventario
ivan-transport = Transporte
ivan-claim = Reclamar
ivan-construction = Construcción
ivan-recognition-text = Reconocimiento: Iván gana 4.
ivan-inventory-text = Inventario: 4 materiales de la pila más alta.
ivan-transport-text = Transporte: todo lo que hay en la carta de inventario va a la carta de construcción.
ivan-claim-text = Reclamar: Iván reclama una sección.
ivan-construction-text = Construcción: Iván construye con lo que hay en esta carta.

## Words

word-lumber = madera
    .the = la madera
word-brick = ladrillo
    .many = ladrillos
    .the = el ladrillo
word-stone = piedra
    .many = piedras
    .the = la piedra
word-gold = oro
    .the = el oro
word-emerald = esmeralda
    .many = esmeraldas
    .the = la esmeralda
word-amethyst = amatista
    .many = amatistas
    .the = la amatista
word-rubles = rublos
word-recognition = reconocimiento
word-prestige = prestigio
word-red = rojo
    .f = roja
word-blue = azul
word-green = verde
word-yellow = amarillo
    .f = amarilla
    .short = amar.
word-white = blanco
    .f = blanca
word-white1 = blanco 1
    .f = blanca 1
    .of = del espacio blanco 1
word-white2 = blanco 2
    .f = blanca 2
    .of = del espacio blanco 2
word-red-seat = Rojo
word-blue-seat = Azul
word-green-seat = Verde
word-yellow-seat = Amarillo
word-white-seat = Nadie
word-base = base
    .gender = f
    .the = la base
word-middle = sección media
    .short = media
    .gender = f
    .the = la sección media
word-dome = cúpula
    .gender = f
    .the = la cúpula
word-door = puerta
    .gender = f
    .the = la puerta
word-arch = arco
    .gender = m
    .the = el arco
word-cross = cruz
    .gender = f
    .the = la cruz
word-inventory = inventario
    .of = del inventario
word-reserve = reserva
    .of = de la reserva
word-up = bocarriba
word-down = bocabajo
amount-lumber = { $n ->
    [one] 1 madera
   *[other] { $n } maderas
  }
    .short = { $n } mad.
amount-brick = { $n ->
    [one] 1 ladrillo
   *[other] { $n } ladrillos
  }
    .short = { $n } ladr.
amount-stone = { $n ->
    [one] 1 piedra
   *[other] { $n } piedras
  }
    .short = { $n } pied.
amount-gold = { $n ->
    [one] 1 oro
   *[other] { $n } de oro
  }
    .short = { $n } oro
amount-emerald = { $n ->
    [one] 1 esmeralda
   *[other] { $n } esmeraldas
  }
    .short = { $n } esm.
amount-amethyst = { $n ->
    [one] 1 amatista
   *[other] { $n } amatistas
  }
    .short = { $n } amat.
amount-rubles = { $n ->
    [one] 1 rublo
   *[other] { $n } rublos
  }
    .short = { $n } rub.
amount-recognition = { $n } de reconocimiento
    .short = { $n } rec.
tile-die = dado { $die }
    .short = ⚄ { $die-short }

## The log

log-created = La mesa está preparada.
log-sat = { $name } se sienta.
log-renamed = Alguien se llama ahora { $name }.
log-left = { $more ->
    [voted] Un bot juega por { $name } hasta que vuelva: así lo quisieron los demás.
    [bot] { $name } se va; sigue jugando un bot.
   *[none] { $name } se va; la mesa espera.
  }
log-back = { $name } está de vuelta.
log-seat = { $more ->
    [bot] Un bot ocupa un asiento.
   *[open] Vuelve a haber un asiento libre.
  }
log-started = Empieza la partida.
log-undo = { $name } deshace una jugada.
log-undo-asked = { $name } pide deshacer una jugada.
log-undo-answered = { $agree ->
    [true] { $name } acepta.
   *[false] { $name } no acepta.
  }
# About somebody who is away on their turn.
log-wished = { $more ->
    [bot] { $name } quiere que juegue un bot.
    [end] { $name } quiere terminar la partida.
   *[wait] { $name } quiere esperar.
  }
log-chat = { $name }: { $text }
log-over = { $more ->
    [agreed] La partida se terminó antes de tiempo: lo quisieron todos los presentes.
   *[none] La partida ha terminado.
  }
log-rematch = { $name } prepara la siguiente mesa.
chat-placeholder = Di algo
chat-send = Enviar
messages-hidden = { $n ->
    [one] 1 mensaje oculto
   *[other] { $n } mensajes ocultos
  }
mute-or-report = Silenciar o denunciar a { $name }
mute = Silenciar a { $name }
unmute = Dejar de silenciar a { $name }
mute-lead = Si silencias a alguien, no verás lo que dice en esta mesa. No se le avisa.
report-title = Denunciar a { $name }
report-lead = Quien administra este servidor leerá tu denuncia.
report-lead-said = Quien administra este servidor leerá tu denuncia y este mensaje.
report-reason-insult = Insultos o amenazas
report-reason-spam = Spam
report-reason-stalling = Retrasa la partida a propósito
report-reason-name = Un nombre ofensivo
report-reason-other = Otra cosa
report-send = Enviar la denuncia
report-thanks = Gracias. Tu denuncia se ha enviado.

## The menu

menu = Menú
close = Cerrar
language = Idioma
theme-toggle = Claro u oscuro
to-start = Página de inicio
brand-label = Red Cathedral: página de inicio
watch-link = Enlace para mirar
device-link = Enlace a tu asiento en otro dispositivo: quien lo tenga puede jugar por ti
device-link-make = Seguir en otro dispositivo
devices = Dispositivos
devices-lead = Estos dispositivos pueden jugar por ti. Cierra la sesión en los que no conozcas.
device-unknown = Dispositivo desconocido
device-here = este
device-used = usado el { $day }
device-sign-out = Cerrar sesión
devices-sign-out-others = Cerrar sesión en los demás
download-record = Descargar la partida
come-back = He vuelto, déjame jugar
leave-to-bot = Salir; que un bot juegue por mí
leave-title = ¿Abandonar esta partida?
leave-text = Los demás siguen jugando y un bot ({ $bot }) juega por ti. Puedes volver cuando quieras y recuperar tu asiento.
leave-stay = Quedarme

## The end

score-sheet = Hoja de puntuación
won = { $n ->
    [one] Gana { $names }
   *[other] { $names } comparten la victoria
  }
over-sixth-section = { $name } ha completado seis secciones antes que nadie y todos han jugado su último turno.
over-turn-limit = Se alcanzó el límite de turnos; la partida se puntúa tal como está.
score-line = Prestigio
score-track = Contador de puntuación
score-goods = Materiales y rublos
score-tower = Torre { $name }
score-told = { $part }: { $scores }
score-told-seat = { $name } { $n }
score-skip = Saltar
score-total = Total
score-sections = Desempate: secciones completas
score-ornaments = Desempate: adornos
score-rank = Puesto
rank = { $n }.º
rematch = Otra partida
rematch-there = A la siguiente partida
look-at-table = Mirar la mesa
