### The look of the table: seats at a glance, the end of the game, the picture to share.

## Small screens

# Read out for one seat of the row at the top; the row itself shows numbers beside icons.
strip-seat = { $name }: { $prestige } Prestige auf Feld { $space }, { $sections ->
    [one] 1 fertiger Abschnitt
   *[other] { $sections } fertige Abschnitte
  }, { $rubles ->
    [one] 1 Rubel
   *[other] { $rubles } Rubel
  }. Öffnet das ganze Tableau.

## The picture to share

# A group of buttons that make a picture of the finished cathedral.
picture = Die Kathedrale als Bild
picture-share = Bild teilen
picture-save = Bild speichern
# SVG is the name of a file format.
picture-save-svg = Als SVG speichern

## The workshop

# A space without a tile, read out; $price is what a tile costs there face up.
workshop-empty = { $space-cap-es } Feld: leer. Ein offenes Plättchen kostet hier { $price ->
    [one] 1 Rubel
   *[other] { $price } Rubel
  }.
# The same on an advanced board, where a piece lies on the space.
workshop-lying = { $space-cap-es } Feld: noch kein Plättchen, aber { $piece ->
    [door] eine Tür
    [arch] ein Bogen
    [cross] ein Kreuz
   *[banner] ein Banner
  }. Ein offenes Plättchen kostet hier { $price ->
    [one] 1 Rubel
   *[other] { $price } Rubel
  }.
