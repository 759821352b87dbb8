### The look of the table: seats at a glance, the end of the game, the picture to share.

## Small screens

# Read out for one seat of the row at the top; the row itself shows numbers beside icons.
strip-seat = { $name }: { $prestige } prestige on space { $space }, { $sections ->
    [one] 1 complete section
   *[other] { $sections } complete sections
  }, { $rubles ->
    [one] 1 ruble
   *[other] { $rubles } rubles
  }. Opens the whole board.

## The picture to share

# A group of buttons that make a picture of the finished cathedral.
picture = The cathedral as a picture
picture-share = Share the picture
picture-save = Save the picture
# SVG is the name of a file format.
picture-save-svg = Save as SVG

## The workshop

# A space without a tile, read out; $price is what a tile costs there face up.
workshop-empty = { $space } space: empty. A face-up tile costs { $price ->
    [one] 1 ruble
   *[other] { $price } rubles
  } here.
# The same on an advanced board, where a piece lies on the space.
workshop-lying = { $space } space: no tile yet, but { $piece ->
    [door] a door
    [arch] an arch
    [cross] a cross
   *[banner] a banner
  }. A face-up tile costs { $price ->
    [one] 1 ruble
   *[other] { $price } rubles
  } here.
