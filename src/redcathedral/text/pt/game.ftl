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
why-not-in-market = Isto faz-se no mercado, depois de mover um dado.
why-nothing-to-place = Não há nenhuma peça de oficina por colocar.
why-no-banner-choice = Agora não há nenhum estandarte a escolher.
why-no-benefit = Agora não há nenhuma bonificação de que tirar.
why-no-deliveries = As três entregas deste turno estão feitas.
why-not-hauling = Não há nenhum transporte em aberto.
why-nothing-done = Primeiro é preciso fazer alguma coisa: não se pode passar.
why-something-pending = Termine primeiro a escolha que tem em mãos.
why-haul-open = O transporte ainda está em aberto: entregue, ou diga que chega.
why-not-ivans-choice = Agora não há nada a escolher por Ivan.
why-ivan-waits = Primeiro escolha uma secção para Ivan.
why-no-prestige = Não há prestígio a perder: o marcador está na casa { $score }, sem nenhuma casa de prestígio atrás.
why-rerolled-already = Neste turno já se relançaram dados.
why-no-dice-there = Não há nenhum dado no local { $space }.
why-no-such-section = Esta catedral não tem secção { $section }.
why-section-claimed = { $section } já tem o estandarte { $owner }.
why-nothing-below = Ainda não pode reivindicar { $section }: abaixo, { $below } não tem estandarte.
why-no-banner = Os seis estandartes estão na catedral.
why-no-banner-there = Não se pode tirar nenhum estandarte { $source-of }.
why-space-taken = Há uma peça na casa { $space-f }.
why-place-too-dear = A casa { $space-f } custa { $price }; tem { $have }.
why-banner-in-the-way = O estandarte da casa { $space-f } ainda não foi usado.
why-take-too-much = A bonificação é, no máximo, { $most }.
why-wrong-workshop-space = O dado movido foi o { $die }, por isso a peça da casa { $space-f } fica de fora.
why-no-tile = Não há nenhuma peça na casa { $space-f }.
why-tile-face-down = A peça da casa { $space-f } está virada para baixo.
why-nothing-to-gain = A peça dá { $resource }, mas nada se pode tirar: falta na provisão ou falta espaço.
why-activated-already = Neste turno já foi ativada uma peça.
why-not-your-banner = { $owner-code ->
    [nobody] { $section } não tem nenhum estandarte seu: ninguém reivindicou esta secção.
   *[other] { $section } não tem nenhum estandarte seu, mas sim o { $owner }.
  }
why-section-complete = { $section } está terminada.
why-not-needed = { $section } já não precisa de { $material }.
why-not-held = Não tem { $material }.
why-section-incomplete = { $section } não está terminada.
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
why-jewels-missing = Tem { $emeralds } e { $amethysts }.
why-too-few-deliveries = Isto leva { $wanted }; resta: { $left }.
why-not-your-die = O dado { $die } avança exatamente o seu valor; só o dado branco e o da sua cor vão mais longe.
why-steps-too-dear = { $steps ->
    [one] 1 local a mais custa 1 rublo
   *[other] { $steps } locais a mais custam { $steps } rublos
  }; tem { $have }.
why-space-full = Há outros três dados no local { $space }.
why-gathered-already = Neste turno já obteve recursos.
why-gather-counted = Diga quanto, de 1 a { $most }.
why-gather-uncounted = Aqui recebe-se sempre tudo, sem número: { $resource }.
why-gather-no-supply = Já não há { $resource } na provisão geral.
why-gather-no-room = O seu inventário está cheio.
why-gather-too-much = Pode levar no máximo { $most }: { $amount } por cada um ({ $dice }), se a provisão e o inventário o permitirem.
why-not-on-card = A carta deste quadrante permite { $verbs }.
why-influence-used = A carta já foi usada neste turno: { $verb }.
why-influence-closed = O que se repete faz-se de seguida; outra ação do mercado encerrou-o.
why-influence-too-dear = Isto custa { $price }; tem { $have }.
why-kind-not-shown = A carta mostra { $kinds }.
why-no-supply = Não há { $material } que chegue na provisão geral.
why-no-room = O seu inventário não tem espaço para isso.
why-not-enough-held = Para isto é preciso { $wanted }; tem { $have }.
why-nothing-to-haul = Não há nada que possa entregar.
why-vow-not-earned = Precisa de uma fundação, uma secção intermediária e uma cúpula terminadas; tem { $bases }, { $middles } e { $domes }.
why-not-an-option = { $section } não é um dos sítios que Ivan poderia escolher.
why-wrong-dice = Os dados a lançar: { $dice }.
why-not-a-roll = É preciso lançar dados, não baralhar peças: { $dice }.
why-not-a-shuffle = É preciso baralhar as peças de Ivan, não lançar dados.

## What a ply did

told-claim = { $seat } reivindica { $section }.
told-banner = { $seat } põe em { $section } um estandarte { $source-of }.
told-banner-opens = Isso abre mais um espaço do inventário: agora { $room }.
told-tile-in-hand = A peça [{ $tile }] está na mão.
told-place-up = { $seat } paga { $price } e coloca a peça [{ $tile }] virada para cima na casa { $space-f }.
told-place-down = { $seat } coloca a peça [{ $tile }] virada para baixo na casa { $space-f }: fica inativa.
told-unlocked = Isso desbloqueia { $ornament-the } que lá está.
told-locked = { $ornament-gender ->
    [f] A { $ornament } que lá está fica bloqueada para sempre.
   *[m] O { $ornament } que lá está fica bloqueado para sempre.
  }
told-gains = { $seat } ganha { $what }.
told-offers = A bonificação é até { $what }.
told-brings-nothing = A bonificação seria { $what }, mas nada se pode tirar: falta na provisão ou falta espaço.
told-take = { $seat } tira { $what }.
told-deliver = { $seat } entrega { $what } em { $section }; { $left ->
    [one] lá falta mais 1.
   *[other] lá faltam mais { $left }.
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
told-activate = { $seat } ativa a peça [{ $tile }] da casa { $space-f }.
told-commission = { $seat } encomenda a peça [{ $tile }] da casa { $space-f }.
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
told-reroll = { $seat } dá 1 de prestígio para relançar os dados do local { $space }: { $dice }.
told-done = { $seat } termina o transporte.
told-end = { $seat } termina o turno.
told-roll = Lançamento: { $dice }.
told-prestige = { $seat } tem agora { $prestige }.
told-over-sixth = Todos os últimos turnos estão jogados: a partida terminou.
told-over-limit = Atingiu-se o limite de turnos: a partida terminou.

## What Ivan did

told-ivan-ornament = Ivan põe { $ornament-the } em { $section } e ganha 1 de prestígio.
told-ivan-ornament-waits = O próximo ornamento de Ivan ({ $ornament }) ainda não cabe em lado nenhum e espera.
told-ivan-tiles = As peças de dado de Ivan são distribuídas de novo: { $dice }.
told-ivan-moves = Ivan joga a carta «{ $card }»: o dado { $die } avança { $steps } até ao local { $space }.
told-ivan-blocked = Ivan joga a carta «{ $card }»: o dado { $die } não pode avançar, porque há três dados no local { $space }.
told-ivan-recognition = Ivan ganha lá { $what }.
told-ivan-card-recognition = Carta de reconhecimento de Ivan: ganha { $what }.
told-ivan-card-inventory = Carta de inventário de Ivan: tira { $goods } da provisão geral.
told-ivan-card-transport = Carta de transporte de Ivan: para a sua carta de construção vai isto: { $goods }.
told-ivan-card-transport-nothing = Carta de transporte de Ivan: não há nada a mover.
told-ivan-claims = Ivan reivindica { $section }; a peça sai do jogo.
told-ivan-claims-recognition = Ivan reivindica { $section }; a peça sai do jogo e dá-lhe { $what }.
told-ivan-claims-nothing = Carta de reivindicar de Ivan: não há nada que ele possa reivindicar.
told-ivan-asks-claim = Carta de reivindicar de Ivan: servem várias secções, por isso a escolha é sua.
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
means-banner-opens = abre um espaço do inventário
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
means-all-of = tudo: { $what }
means-tile = [{ $tile }] { $what }
means-price = por { $price }
means-haul = pagar { $price } por { $deliveries }
means-swap = { $one } e { $other }
means-exchange = 1 de prestígio por 2 rublos
means-reroll = 1 de prestígio: { $dice }
means-end-rolls = depois lançam-se estes dados no local { $space }: { $dice }

## What is due, in the terminal

due-start = { $seat }: reivindicar, construir ou ir ao mercado
due-banner = { $seat }: que estandarte vai para { $section }?
due-place = { $seat }: para onde vai a peça [{ $tile }], virada para cima ou para baixo?
due-take = { $seat }: tirar até { $most }; quanto?
due-build = { $seat }: a construir, resta: { $left }
due-market = { $seat }: no mercado, local { $space } ({ $tile } por dado, { $dice })
due-haul = { $seat }: a transportar, resta: { $left }
due-settled = { $seat }: tudo feito exceto as ações livres; termine o turno
due-roll = acaso: lançar os dados do local { $space }: { $dice }
due-shuffle = acaso: baralhar as cinco peças de dado de Ivan
due-over = a partida terminou
due-ivan-claim = { $seat } escolhe por Ivan: que secção reivindica ele?
due-ivan-ornament = { $seat } escolhe por Ivan: que secção recebe { $ornament-the }?

## The influence cards, behind the verb that is typed: "buy: lumber or brick for 1 ruble"

offers-buy = { $kinds } por { $price }
offers-sell = { $kinds } por { $gain }
offers-haul = { $deliveries } por { $price }
offers-earn = { $gain }
offers-swap = duas peças por { $price }
offers-trade = { $given } iguais por { $got } à escolha
offers-barter = { $price } e um material por outro
    .short = por { $price }
offers-commission = uma peça de oficina
offers-pray = { $gain }
offers-donate = { $gain } por { $price }
offers-offer = { $gain } por { $given } materiais diferentes
    .short = { $gain } por { $given } tipos
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
table-or = ou
table-cathedral = CATEDRAL  ● entregue  ○ falta  ✓ terminada  ⚑ estandarte  [peça de oficina]
    .short = CATEDRAL  ● há ○ falta ✓ terminada ⚑ estandarte [peça] 4/2 reconhecimento/rublos
table-no-ornament = ✓ sem { $ornament }
table-ornament = ✓ { $ornament }: { $color }
    .short = ✓ +{ $color }
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
