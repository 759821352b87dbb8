### L’aspetto del tavolo: i posti a colpo d’occhio, la fine della partita, l’immagine da condividere.

## Small screens

strip-seat = { $name }: prestigio { $prestige } sulla casella { $space }, { $sections ->
    [one] 1 sezione completa
   *[other] { $sections } sezioni complete
  }, { $rubles ->
    [one] 1 rublo
   *[other] { $rubles } rubli
  }. Apre tutta la plancia.

## The picture to share

picture = La cattedrale in un’immagine
picture-share = Condividi l’immagine
picture-save = Salva l’immagine
picture-save-svg = Salva come SVG

## The workshop

workshop-empty = Spazio { $space }: vuoto. Qui una tessera a faccia in su costa { $price ->
    [one] 1 rublo
   *[other] { $price } rubli
  }.
workshop-lying = Spazio { $space }: ancora senza tessera, qui c’è { $piece ->
    [door] una porta
    [arch] un arco
    [cross] una croce
   *[banner] una bandiera
  }. Una tessera a faccia in su costa { $price ->
    [one] 1 rublo
   *[other] { $price } rubli
  }.
