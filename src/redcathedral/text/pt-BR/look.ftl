### A aparência da mesa: lugares num relance, o fim da partida, a imagem para compartilhar.

## Small screens

# Read out for one seat of the row at the top; the row itself shows numbers beside icons.
strip-seat = { $name }: { $prestige } de prestígio na casa { $space }, { $sections ->
    [one] { $sections } seção completa
   *[other] { $sections } seções completas
  }, { $rubles ->
    [one] { $rubles } rublo
   *[other] { $rubles } rublos
  }. Abre o tabuleiro inteiro.

## The picture to share

# A group of buttons that make a picture of the finished cathedral.
picture = A catedral em imagem
picture-share = Compartilhar imagem
picture-save = Salvar imagem
# SVG is the name of a file format.
picture-save-svg = Salvar como SVG

## The workshop

# A space without a tile, read out; $price is what a tile costs there face up.
workshop-empty = Espaço { $space }: vazio. Uma peça virada para cima custa aqui { $price ->
    [one] { $price } rublo
   *[other] { $price } rublos
  }.
# The same on an advanced board, where a piece lies on the space.
workshop-lying = Espaço { $space }: ainda sem peça, mas com { $piece ->
    [door] uma porta
    [arch] um arco
    [cross] uma cruz
   *[banner] um estandarte
  }. Uma peça virada para cima custa aqui { $price ->
    [one] { $price } rublo
   *[other] { $price } rublos
  }.
