### The look of the table: seats at a glance, the end of the game, the picture to share.

## Small screens

strip-seat = { $name }: prestiż { $prestige }, pole { $space }, { $sections ->
    [one] 1 ukończona karta
    [few] { $sections } ukończone karty
   *[many] { $sections } ukończonych kart
  }, { $rubles ->
    [one] 1 rubel
    [few] { $rubles } ruble
   *[many] { $rubles } rubli
  }. Otwiera całą planszę.

## The picture to share

picture = Katedra jako obraz
picture-share = Udostępnij obraz
picture-save = Zapisz obraz
picture-save-svg = Zapisz jako SVG

## The workshop

workshop-empty = { $space-n-cap } pole{ $space-nr }: puste. Odkryty żeton kosztuje tu { $price ->
    [one] 1 rubla
    [few] { $price } ruble
   *[many] { $price } rubli
  }.
workshop-lying = { $space-n-cap } pole{ $space-nr }: jeszcze bez żetonu, { $piece ->
    [door] leżą tu wrota
    [arch] leży tu łuk
    [cross] leży tu krzyż
   *[banner] leży tu sztandar
  }. Odkryty żeton kosztuje tu { $price ->
    [one] 1 rubla
    [few] { $price } ruble
   *[many] { $price } rubli
  }.
