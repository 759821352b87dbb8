### O jogo em palavras: peças, o que impede uma jogada, o que uma jogada fez e faria, a mesa desenhada.
### As palavras que chegam como variáveis têm todas as formas do catálogo: ver docs/translating.md.

## Who and what

seat-named = { $name } ({ $color })
seat-red = Vermelho
seat-blue = Azul
seat-green = Verde
seat-yellow = Amarelo
seat-called = { $name }
word-nobody = ninguém
amount-prestige = { $n } de prestígio
amount-dice = { $n ->
    [one] 1 dado
   *[other] { $n } dados
  }
amount-deliveries = { $n ->
    [one] 1 entrega
   *[other] { $n } entregas
  }
amount-spaces = { $n ->
    [one] 1 local
   *[other] { $n } locais
  }
amount-door = { $n ->
    [one] 1 porta
   *[other] { $n } portas
  }
amount-arch = { $n ->
    [one] 1 arco
   *[other] { $n } arcos
  }
amount-cross = { $n ->
    [one] 1 cruz
   *[other] { $n } cruzes
  }
amount-base = { $n ->
    [one] 1 fundação
   *[other] { $n } fundações
  }
amount-middle = { $n ->
    [one] 1 secção intermediária
   *[other] { $n } secções intermediárias
  }
amount-dome = { $n ->
    [one] 1 cúpula
   *[other] { $n } cúpulas
  }
die-shows = { $die } { $value }
act-buy = comprar
act-sell = vender
act-haul = transportar
act-earn = ganhar
act-swap = trocar peças
act-trade = trocar
act-bulk = trocar por grosso
act-barter = permutar
act-commission = encomendar
act-pray = rezar
act-donate = doar
act-offer = oferecer
act-vow = cumprir o voto
card-recognition = reconhecimento
card-inventory = inventário
card-transport = transporte
card-claim = reivindicar
card-construction = construção

## Why a ply is not possible

why-game-over = A partida terminou.
why-chance-speaks = { $due ->
    [roll] Primeiro é preciso lançar os dados.
   *[shuffle] Primeiro é preciso baralhar as peças de Ivan.
  }
why-no-chance-due = Agora não há nada a lançar nem a baralhar.
why-action-taken = Já fez a sua ação neste turno.
why-not-in-market = Isto só se pode fazer no mercado, depois de mover um dado.
why-nothing-to-place = Não há nenhuma peça de oficina por colocar.
why-no-banner-choice = Agora não há nenhum estandarte a escolher.
why-no-benefit = Agora não há nenhuma bonificação a receber.
why-no-deliveries = Já fez as três entregas deste turno.
why-not-hauling = Agora não está a transportar nada.
why-nothing-done = Faça primeiro alguma coisa: não pode passar.
why-something-pending = Termine primeiro a escolha que tem em mãos.
why-haul-open = Conclua primeiro o transporte: entregue ou termine-o.
why-not-ivans-choice = Agora não há nada a escolher por Ivan.
why-ivan-waits = Primeiro escolha uma secção para Ivan.
why-no-prestige = Não tem prestígio a perder: o seu marcador está na casa { $score }, sem nenhuma casa de prestígio atrás.
why-rerolled-already = Já relançou dados neste turno.
why-no-dice-there = Não há nenhum dado no local { $space }.
why-no-such-section = Esta catedral não tem a secção { $section }.
why-section-claimed = { $section } já tem o estandarte { $owner }.
why-nothing-below = Ainda não pode reivindicar { $section }: abaixo, { $below } não tem estandarte.
why-no-banner = Os seus seis estandartes já estão na catedral.
why-no-banner-there = Não pode tirar nenhum estandarte { $source-of }.
why-space-taken = A casa { $space-f } já tem uma peça.
why-place-too-dear = A casa { $space-f } custa { $price }; tem { $have }.
why-banner-in-the-way = O estandarte da casa { $space-f } ainda não foi usado.
why-take-too-much = Pode tirar no máximo { $most }.
why-wrong-workshop-space = Moveu o dado { $die }, por isso não pode ativar a peça da casa { $space-f }.
why-no-tile = Não há nenhuma peça na casa { $space-f }.
why-tile-face-down = A peça da casa { $space-f } está virada para baixo.
why-nothing-to-gain = A peça dá { $resource-many }, mas não pode tirar nada: a provisão está vazia ou não há espaço.
why-activated-already = Já ativou uma peça neste turno.
why-not-your-banner = { $owner-code ->
    [nobody] { $section } não é sua: ninguém a reivindicou.
   *[other] { $section } não é sua: tem o estandarte { $owner }.
  }
why-section-complete = { $section } já está terminada.
why-not-needed = { $section } não precisa de { $material-many }.
why-not-held = Não tem { $material-many }.
why-section-incomplete = { $section } ainda não está terminada.
why-ornament-there = { $section } já tem um ornamento.
why-ornament-used = { $ornament-gender ->
    [f] Já não lhe resta nenhuma { $ornament }.
   *[m] Já não lhe resta nenhum { $ornament }.
  }
why-ornament-locked = { $ornament-gender ->
    [f] A sua { $ornament } ainda está bloqueada no tabuleiro.
   *[m] O seu { $ornament } ainda está bloqueado no tabuleiro.
  }
why-ornament-material = Para { $ornament-the } é preciso { $material }, que não tem.
why-jewels-missing = Só tem { $emeralds } e { $amethysts }.
why-too-few-deliveries = Isto leva { $wanted }; só tem { $left }.
why-not-your-die = O dado { $die } avança exatamente o seu valor; só o dado branco e o da sua cor vão mais longe.
why-steps-too-dear = { $steps ->
    [one] 1 local a mais custa 1 rublo
   *[other] { $steps } locais a mais custam { $steps } rublos
  }; tem { $have }.
why-space-full = O local { $space } está cheio: já tem outros três dados.
why-gathered-already = Neste turno já obteve recursos.
why-gather-counted = Indique uma quantidade: no máximo { $most }.
why-gather-uncounted = Recebe sempre tudo, por isso não indique um número: { $resource }.
why-gather-no-supply = Já não há { $resource-many } na provisão geral.
why-gather-no-room = O seu inventário está cheio.
why-gather-too-much = Pode tirar no máximo { $most }: { $amount } por cada dado ({ $dice }), se a provisão e o inventário o permitirem.
why-not-on-card = A carta deste quadrante permite { $verbs }.
why-influence-used = Já usou a carta neste turno: { $verb }.
why-influence-closed = As repetições têm de ser seguidas; entretanto já fez outra ação do mercado.
why-influence-too-dear = Isto custa { $price }; tem { $have }.
why-kind-not-shown = A carta só mostra { $kinds }.
why-no-supply = Não há { $material-many } em quantidade suficiente na provisão geral.
why-no-room = O seu inventário não tem espaço para isso.
why-not-enough-held = Isto leva { $wanted }; só tem { $have }.
why-nothing-to-haul = Não tem nada para entregar.
why-vow-not-earned = Precisa de uma fundação, uma secção intermediária e uma cúpula terminadas; tem { $bases }, { $middles } e { $domes }.
why-not-an-option = Ivan não pode escolher { $section }.
why-wrong-dice = É preciso lançar: { $dice }.
why-not-a-roll = Agora lance dados, não baralhe peças: { $dice }.
why-not-a-shuffle = Agora baralhe as peças de Ivan, não lance dados.

## What a ply did

told-claim = { $seat } reivindica { $section }.
told-banner = { $seat } põe em { $section } um estandarte { $source-of }.
told-banner-opens = Isso liberta um espaço do inventário: agora { $room }.
told-tile-in-hand = { $seat } fica com a peça ({ $tile }).
told-place-up = { $seat } paga { $price } e coloca a peça ({ $tile }) virada para cima na casa { $space-f }.
told-place-down = { $seat } coloca a peça ({ $tile }) virada para baixo na casa { $space-f }: fica inativa.
told-unlocked = Isso desbloqueia { $ornament-the } que lá está.
told-locked = { $ornament-gender ->
    [f] A { $ornament } que lá está fica bloqueada para sempre.
   *[m] O { $ornament } que lá está fica bloqueado para sempre.
  }
told-gains = { $seat } ganha { $what }.
told-offers = A bonificação é de até { $what }.
told-brings-nothing = A bonificação seria { $what }, mas não há nada a tirar: a provisão está vazia ou não há espaço.
told-take = { $seat } tira { $what }.
told-deliver = { $seat } entrega { $what } em { $section }; { $left ->
    [one] ainda falta 1.
   *[other] ainda faltam { $left }.
  }
told-deliver-last = { $seat } entrega { $what } em { $section }.
told-complete = { $section } está terminada: { $seat } ganha { $reward }.
told-sixth = { $seat } termina seis secções antes de toda a gente e ganha { $gain }; os outros têm mais um turno.
told-sixth-solo = { $seat } termina seis secções primeiro; o outro lado tem mais um turno.
told-displeasure = { $seat } perde { $what } por secções inacabadas mais abaixo.
told-ornament = { $seat } ornamenta { $section } ({ $ornament }).
told-ornament-jewels = { $seat } ornamenta { $section } ({ $ornament }) com { $jewels } e ganha { $gain }.
told-market = { $seat } move o dado { $die } { $steps } até ao local { $space } ({ $tile } por dado, { $dice }).
told-market-paid = { $seat } paga { $price } e move o dado { $die } { $steps } até ao local { $space } ({ $tile } por dado, { $dice }).
told-gather = { $seat } obtém { $what }.
told-activate = { $seat } ativa a peça ({ $tile }) da casa { $space-f }.
told-commission = { $seat } encomenda a peça ({ $tile }) da casa { $space-f }.
told-buy = { $seat } compra { $what } por { $price }.
told-sell = { $seat } vende { $what } por { $gain }.
told-haul = { $seat } paga { $price } por { $deliveries }.
told-earn = { $seat } ganha { $gain }.
told-swap = { $seat } paga { $price } e troca as peças dos locais { $one } e { $other }: { $there } e { $here }.
told-trade = { $seat } troca { $given } por { $got }.
told-barter = { $seat } permuta { $price } e { $given } por { $got }.
told-pray = { $seat } reza e ganha { $gain }.
told-donate = { $seat } doa { $price } e ganha { $gain }.
told-offer = { $seat } oferece { $given } e ganha { $gain }.
told-vow = { $seat } cumpre um voto e ganha { $gain }.
told-exchange = { $seat } troca 1 de prestígio por 2 rublos.
told-reroll = { $seat } dá 1 de prestígio para relançar no local { $space }: { $dice }.
told-done = { $seat } termina o transporte.
told-end = { $seat } termina o turno.
told-roll = Lançamento: { $dice }.
told-prestige = { $seat } tem agora { $prestige }.
told-over-sixth = Todos jogaram o último turno: a partida terminou.
told-over-limit = Atingiu-se o limite de turnos: a partida terminou.

## What Ivan did

told-ivan-ornament = Ivan põe { $ornament-the } em { $section } e ganha 1 de prestígio.
told-ivan-ornament-waits = Ivan ainda não tem onde pôr { $ornament-the }.
told-ivan-tiles = As peças de dado de Ivan são distribuídas de novo: { $dice }.
told-ivan-moves = Ivan joga a carta «{ $card }»: o dado { $die } avança { $steps } até ao local { $space }.
told-ivan-blocked = Ivan joga a carta «{ $card }»: o dado { $die } não pode avançar, porque há três dados no local { $space }.
told-ivan-recognition = Ivan ganha lá { $what }.
told-ivan-card-recognition = Carta de reconhecimento de Ivan: ganha { $what }.
told-ivan-card-inventory = Carta de inventário de Ivan: tira { $goods } da provisão geral.
told-ivan-card-transport = Carta de transporte de Ivan: leva { $goods } para a carta de construção.
told-ivan-card-transport-nothing = Carta de transporte de Ivan: não tem nada a levar.
told-ivan-claims = Ivan reivindica { $section }; a peça sai do jogo.
told-ivan-claims-recognition = Ivan reivindica { $section }; a peça sai do jogo e dá-lhe { $what }.
told-ivan-claims-nothing = Carta «reivindicar» de Ivan: não pode reivindicar nada.
told-ivan-asks-claim = Carta «reivindicar» de Ivan: pode reivindicar várias secções, por isso a escolha é sua.
told-ivan-asks-ornament = O ornamento de Ivan ({ $ornament }) cabe em vários sítios, por isso a escolha é sua.
told-ivan-builds = Carta de construção de Ivan: entrega { $goods } em { $section }.
told-ivan-builds-last = Carta de construção de Ivan: termina { $section } com { $left ->
    [one] o último material.
   *[other] os últimos { $left } materiais.
  }
told-ivan-builds-nothing = Carta de construção de Ivan: não há com que construir, ou não há onde.

## What a ply would mean, in a few words

means-claim = { $needs-short } › { $pays-short } [{ $tile-short }]
means-claim-bare = { $needs-short } › { $pays-short }
means-place-up = { $price }; a bonificação já
means-place-up-unlocks = { $price }; a bonificação já; desbloqueia { $ornament-the }
means-place-down = grátis, mas inativa para sempre
means-place-down-locks = { $ornament-gender ->
    [f] grátis, mas inativa para sempre; { $ornament-the } fica bloqueada
   *[m] grátis, mas inativa para sempre; { $ornament-the } fica bloqueado
  }
means-banner-opens = liberta um espaço do inventário
means-completes = fica terminada: { $reward }
means-deliver-all = { $goods } › { $served }
means-deliver-all-completes = { $goods } › { $served }; termina { $sections }: { $pays }
means-gains = recebe { $goods }
means-missing = { $left ->
    [one] depois falta 1
   *[other] depois faltam { $left }
  }
means-ornament = { $ornament }
means-ornament-jewels = { $ornament }, { $gain }
means-market = para o local { $space }: até { $most }, { $one } ou { $other }
means-what = { $what }
means-what-for = { $price } por { $what }
means-all-of = tudo: { $what }
means-tile = { $tile }: { $what }
means-price = por { $price }
means-haul = pagar { $price } por { $deliveries }
means-swap = { $one } e { $other }
means-exchange = 1 de prestígio por 2 rublos
means-reroll = 1 de prestígio: { $dice }
means-end-rolls = depois lança-se no local { $space }: { $dice }

## What is due, in the terminal

due-start = { $seat }: reivindicar, construir ou ir ao mercado
due-banner = { $seat }: que estandarte vai para { $section }?
due-place = { $seat }: para onde vai a peça ({ $tile }), virada para cima ou para baixo?
due-take = { $seat }: quanto tira? No máximo { $most }
due-build = { $seat }: a construir, ainda com { $left }
due-market = { $seat }: no mercado, local { $space } ({ $tile } por dado, { $dice })
due-haul = { $seat }: a transportar, ainda com { $left }
due-settled = { $seat }: só restam as ações livres; termine o turno
due-roll = acaso: lançar no local { $space }: { $dice }
due-shuffle = acaso: baralhar as cinco peças de dado de Ivan
due-over = a partida terminou
due-ivan-claim = { $seat } escolhe por Ivan: que secção reivindica ele?
due-ivan-ornament = { $seat } escolhe por Ivan: que secção recebe { $ornament-the }?

## The influence cards, behind the verb that is typed: "buy: lumber or brick for 1 ruble"

offers-buy = { $kinds-or } por { $price }
    .short = { $kinds-or } por { $price-short }
offers-sell = { $kinds-or } por { $gain }
    .short = { $kinds-or } por { $gain-short }
offers-haul = { $deliveries } por { $price }
offers-earn = { $gain }
offers-swap = duas peças por { $price }
offers-trade = { $given } iguais por { $got } à escolha
offers-barter = { $price } e um material por outro
    .short = por { $price }
offers-commission = uma peça de oficina
offers-pray = { $gain }
offers-donate = { $price } por { $gain }
offers-offer = { $given } materiais diferentes por { $gain }
    .short = { $given } tipos por { $gain }
offers-vow = { $gain } (fundação, intermediária, cúpula)
    .short = { $gain }
offers-any = qualquer um
offers-again = { $what } (repete-se)
    .short = { $what-short } (repete)

## The drawn table of the terminal: short, for it is at most 100 columns wide

table-title = RED CATHEDRAL · { $table } · { $boards } · edição { $edition }
table-solo = solitário contra Ivan
table-players = { $n ->
    [one] 1 jogador
   *[other] { $n } jogadores
  }
table-boards-basic = tabuleiros básicos
table-boards-advanced = tabuleiros avançados
table-market = MERCADO   os dados descem pela lista, e de 8 passam a 1
table-labeled = { $label }: { $text }
    .short = { $label }: { $text-short }
table-or = ou
table-cathedral = CATEDRAL  ● entregue  ○ falta  ✓ terminada  ⚑ estandarte  [peça de oficina]
    .short = CATEDRAL  ● há ○ falta ✓ terminada ⚑ estandarte [peça] 4/2 reconhecimento/rublos
table-no-ornament = ✓ sem { $ornament }
table-ornament = ✓ { $ornament }: { $color }
    .short = ✓ +{ $color-short }
table-supply = PROVISÃO
table-prestige = prestígio { $n } (casa { $space })
table-prestige-lap = prestígio { $n } (segunda volta, casa { $space })
table-holds = tem { $held } de { $room }: { $goods }
table-complete = { $n ->
    [one] 1 terminada
   *[other] { $n } terminadas
  }
table-banners = estandartes
table-banners-at = { $n } { $source-short }
table-banners-left = { $n ->
    [one] 1 estandarte
   *[other] { $n } estandartes
  }
table-none = nenhum
table-ornaments = ornamentos { $what }
table-locked = bloqueado: { $what }
table-workshop = oficina
table-tile = { $space-f }: { $tile }
table-tile-down = { $space-f }: { $tile } (virada para baixo)
table-banner = { $space-f }: estandarte
table-price = { $space-f } ({ $price })
table-price-locked = { $space-f } ({ $price }, bloqueado: { $ornament })
table-empty = vazias, preço em rublos: { $what }
table-cards = cartas
table-card = { $card } ({ $die })
table-card-used = { $card } (usada)
table-materials = materiais
table-goods-on = { $goods } em { $card }
table-turn = TURNO { $n }
table-turn-limit = TURNO { $n } de { $limit }
table-over = FIM DA PARTIDA
table-rank = { $rank }. { $seat } { $total }
table-last-turns = últimos turnos: { $seat } tem seis secções terminadas
