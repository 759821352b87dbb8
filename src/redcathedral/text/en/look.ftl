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
