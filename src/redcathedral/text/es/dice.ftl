## Whether the dice are honest

fair-title = ¿Son de fiar los dados?
fair-proves = Antes de la primera jugada el servidor fijó un secreto y publicó su huella; el navegador de cada jugador añadió números al azar. El reparto y los lanzamientos resultan de todo ello, y al terminar la partida cualquiera puede volver a calcularlos uno por uno.
fair-proves-not = No demuestra que quien administra el servidor no mirara el secreto durante la partida.
fair-commitment = Huella:
fair-log = En el registro público

## Where the dice came from

# Told to whoever sits down. $given counts moves that came from another game, dice included.
fair-given = { $given ->
    [0] El reparto viene de otra partida. Todos los lanzamientos son de esta mesa.
    [one] El reparto y la primera jugada vienen de otra partida, dados incluidos. Desde entonces, todos los lanzamientos son de esta mesa.
   *[other] El reparto y las primeras { $given } jugadas vienen de otra partida, dados incluidos. Desde entonces, todos los lanzamientos son de esta mesa.
  }
fair-loaded = Esta partida se jugó en otro sitio y se cargó aquí. Nada demuestra aquí cómo cayeron sus dados.
error-dice-known = Nadie más puede sentarse aquí: estos dados vinieron con la partida y quien la cargó puede conocerlos.
error-dice-given = Esta partida se jugó en otro sitio y se cargó aquí: nadie se comprometió con sus dados antes de lanzarlos.

## Checking them when the game is over

verify = Verificar los dados
# Headings over two lists.
verify-proved = Demostrado por tu propio navegador
verify-open = Sin demostrar
verify-ok = { $n ->
    [0] Tu navegador ha comprobado la promesa hecha antes de la partida. No se lanzó ningún dado.
    [one] Tu navegador ha recalculado el único lanzamiento: resulta del secreto prometido antes de la partida y de los números al azar de los jugadores, así que nadie lo eligió.
   *[other] Tu navegador ha recalculado los { $n } lanzamientos: resultan del secreto prometido antes de la partida y de los números al azar de los jugadores, así que nadie los eligió.
  }
verify-deal = El reparto también resulta de ellos: tu navegador ha recalculado el mercado, las cartas, las losetas y los primeros dados.
verify-edition = los componentes no son los de cuando se creó esta mesa.
verify-lot-mine = Quién empezó se sorteó con el secreto del servidor y tu número: nadie lo eligió.
verify-lot = Quién empezó se sorteó con el secreto del servidor y el número de quien creó la mesa.
verify-lot-open = Quien creó la mesa pudo elegir quién empieza, pero solo de acuerdo con quien administra el servidor.
verify-mine = Tu propio número al azar está entre ellos.
# $n is the number of a round. drand is a name.
verify-beacon = La ronda { $n } de drand, una fuente pública de números al azar, entra en el cálculo. Se fijó después de los números de todos y antes de publicarse.
verify-beacon-unchecked = Tu navegador no comprueba ni la firma de drand ni cuándo se publicó esa ronda: para la firma, descarga la partida y usa «redcathedral verify».
verify-sealed = Todos habían sellado su número antes de que se abriera ninguno, así que nadie pudo elegir el suyo a su favor.
verify-unsealed = Los números no estaban sellados: alguien que se sentara en último lugar y administrara este servidor pudo elegir el suyo a su favor.
# $n is the number of a line.
verify-logged = La promesa es la línea { $n } del registro público de este servidor, tal como la vio tu navegador al empezar la partida, y desde ahí hasta la línea { $last } todas encajan.
verify-logged-unkept = La promesa es la línea { $n } del registro público de este servidor, y desde ahí hasta la línea { $last } todas encajan.
verify-log-not-kept = Tu navegador no guardó esa línea al empezar la partida, así que el registro pudo reescribirse después.
verify-log-changed = El registro público de este servidor se ha cambiado: ya no dice de esta partida lo que decía cuando empezó.
verify-log-broken = El registro público de este servidor no encaja después de la línea { $n }: se cambiaron u omitieron líneas.
verify-log-long = El registro público de este servidor es demasiado largo para seguirlo aquí hasta el final de esta partida.
verify-not-logged = La promesa no figura como debería en el registro público de este servidor. Tampoco figuran las mesas anteriores al registro.
verify-log-unread = Ahora mismo no se pudo leer el registro público de este servidor: falta comprobar si la promesa figura en él. Inténtalo más tarde.
verify-restarts = { $n ->
    [one] Antes de la partida hubo que volver a sellar una vez.
   *[other] Antes de la partida hubo que volver a sellar { $n } veces.
  }
verify-servers-word = El servidor dice que sus dados cuadran. Tu navegador solo puede comprobarlo por sí mismo con una conexión segura (https).
verify-not-mine = el número al azar de este navegador no está entre los que dieron los dados.
verify-roll = el lanzamiento { $n } no es el que da el secreto.
verify-bad = Los dados no cuadran: { $problem }
verify-none = Estos dados no se pueden verificar: { $problem }
verify-failed = Ahora no se pudieron comprobar los dados.
verify-ok-given = { $n ->
    [0] En esta mesa no se lanzó ningún dado.
    [one] El único lanzamiento posterior resulta del secreto y de los números al azar de los jugadores: nadie lo eligió.
   *[other] Los { $n } lanzamientos posteriores resultan del secreto y de los números al azar de los jugadores: nadie los eligió.
  }
verify-taken-back = { $n ->
    [one] Se deshizo un lanzamiento y en su lugar salió otro.
   *[other] Se deshicieron { $n } lanzamientos y en su lugar salieron otros.
  }

## Taking back

error-undo-away = Faltan personas para dar su acuerdo: los dados ya lanzados se quedan como están hasta que vuelvan.

## Sealing

# $names are people whose browsers still have to open their random numbers, when all seats are taken.
waiting-seals = Todos tienen asiento. La partida empieza cuando los navegadores de estas personas hayan abierto su número al azar para los dados: { $names }. A quien no esté le basta con abrir esta mesa.
# $n is the number of a round.
waiting-beacon = Todo listo. La partida empieza en unos segundos, con la ronda { $n } de drand, una fuente pública de números al azar.
seal-elsewhere = Tu número al azar para los dados se selló en otro dispositivo, o este navegador lo ha perdido. Abre esta mesa allí o saca aquí un número nuevo.
seal-anew = Sacar un número nuevo
seal-needs-https = En esta mesa se sella el número al azar de cada uno para los dados. Tu navegador solo puede hacerlo con una conexión segura (https).

error-entropy-or-seal = Envía la entropía o su sello, no ambos.
error-seal-here = En esta mesa todos sellan su número al azar antes de que nadie abra el suyo.
error-seal-not-here = En esta mesa los números al azar no se sellan: envía el tuyo tal cual.
error-reveal-early = Aún no han sellado todos su número al azar.
error-reveal-other = Este no es el número al azar que sellaste.
error-nothing-sealed = Ahora no hay nada que sellar ni abrir en esta mesa.
error-record-seals = La semilla no contiene los números al azar que se sellaron.
error-record-lot = Según el secreto empieza otro jugador.
error-record-beacon = La semilla no termina con la ronda de drand fijada de antemano.
