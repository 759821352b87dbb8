### O aspeto da mesa: lugares num relance, o fim da partida, a imagem para partilhar.

## Small screens

strip-seat = { $name }: { $prestige } de prestígio na casa { $space }, { $sections ->
    [one] 1 secção terminada
   *[other] { $sections } secções terminadas
  }, { $rubles ->
    [one] 1 rublo
   *[other] { $rubles } rublos
  }. Abre o tabuleiro completo.

## The picture to share

picture = A catedral em imagem
picture-share = Partilhar a imagem
picture-save = Guardar a imagem
picture-save-svg = Guardar como SVG

## The workshop

workshop-empty = Casa { $space-f }: vazia. Uma peça virada para cima custa aqui { $price ->
    [one] 1 rublo
   *[other] { $price } rublos
  }.
workshop-lying = Casa { $space-f }: ainda sem peça, mas { $piece ->
    [door] está aqui uma porta
    [arch] está aqui um arco
    [cross] está aqui uma cruz
   *[banner] está aqui um estandarte
  }. Uma peça virada para cima custa { $price ->
    [one] 1 rublo
   *[other] { $price } rublos
  }.
