### El aspecto de la mesa: los asientos de un vistazo, el final de la partida, la imagen para compartir.

## Small screens

strip-seat = { $name }: { $prestige } de prestigio en la casilla { $space }, { $sections ->
    [one] 1 sección completa
   *[other] { $sections } secciones completas
  }, { $rubles ->
    [one] 1 rublo
   *[other] { $rubles } rublos
  }. Abre el tablero completo.

## The picture to share

picture = La catedral en una imagen
picture-share = Compartir la imagen
picture-save = Guardar la imagen
picture-save-svg = Guardar como SVG

## The workshop

workshop-empty = Espacio { $space }: vacío. Una loseta bocarriba cuesta aquí { $price ->
    [one] 1 rublo
   *[other] { $price } rublos
  }.
workshop-lying = Espacio { $space }: aún sin loseta, pero { $piece ->
    [door] hay una puerta
    [arch] hay un arco
    [cross] hay una cruz
   *[banner] hay una bandera
  }. Una loseta bocarriba cuesta aquí { $price ->
    [one] 1 rublo
   *[other] { $price } rublos
  }.
