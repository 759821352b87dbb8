### L'aspect de la table : les places d'un coup d'œil, la fin de la partie, l'image à partager.

## Small screens

# Read out for one seat of the row at the top; the row itself shows numbers beside icons.
strip-seat = { $name } : prestige { $prestige } sur la case { $space }, { $sections ->
    [one] { $sections } section achevée
   *[other] { $sections } sections achevées
  }, { $rubles ->
    [one] { $rubles } rouble
   *[other] { $rubles } roubles
  }. Ouvre tout le plateau.

## The picture to share

# A group of buttons that make a picture of the finished cathedral.
picture = La cathédrale en image
picture-share = Partager l’image
picture-save = Enregistrer l’image
# SVG is the name of a file format.
picture-save-svg = Enregistrer en SVG

## The workshop

# A space without a tile, read out; $price is what a tile costs there face up.
workshop-empty = Case { $space-f } : vide. Une tuile face visible y coûte { $price ->
    [one] { $price } rouble
   *[other] { $price } roubles
  }.
# The same on an advanced board, where a piece lies on the space.
workshop-lying = Case { $space-f } : pas encore de tuile, mais { $piece ->
    [door] une porte
    [arch] une arche
    [cross] une croix
   *[banner] une bannière
  }. Une tuile face visible y coûte { $price ->
    [one] { $price } rouble
   *[other] { $price } roubles
  }.
