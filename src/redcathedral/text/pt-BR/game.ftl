### O jogo em palavras: peças, o que impede uma jogada, o que uma jogada fez e faria, a mesa desenhada.
### As palavras que chegam como variáveis têm todas as formas do catálogo: ver docs/translating.md.

## Who and what

# Somebody at the table, in sentences: a name and a color, or a color alone.
seat-named = { $name } ({ $color })
seat-red = Vermelho
seat-blue = Azul
seat-green = Verde
seat-yellow = Amarelo
seat-called = { $name }
word-nobody = ninguém
amount-prestige = { $n } de prestígio
amount-dice = { $n ->
    [one] { $n } dado
   *[other] { $n } dados
  }
amount-deliveries = { $n ->
    [one] { $n } entrega
   *[other] { $n } entregas
  }
# Of the market: how far a die moves.
amount-spaces = { $n ->
    [one] { $n } espaço
   *[other] { $n } espaços
  }
amount-door = { $n ->
    [one] { $n } porta
   *[other] { $n } portas
  }
amount-arch = { $n ->
    [one] { $n } arco
   *[other] { $n } arcos
  }
amount-cross = { $n ->
    [one] { $n } cruz
   *[other] { $n } cruzes
  }
amount-base = { $n ->
    [one] { $n } base
   *[other] { $n } bases
  }
amount-middle = { $n ->
    [one] { $n } seção intermediária
   *[other] { $n } seções intermediárias
  }
amount-dome = { $n ->
    [one] { $n } cúpula
   *[other] { $n } cúpulas
  }
# A die and what it shows: "red 3".
die-shows = { $die } { $value }
# What an influence card lets one do, inside a sentence: "the card offers buy and sell".
act-buy = comprar
act-sell = vender
act-haul = transportar
act-earn = ganhar
act-swap = trocar peças
act-trade = trocar
act-bulk = trocar no atacado
act-barter = permutar
act-commission = encomendar
act-pray = rezar
act-donate = doar
act-offer = ofertar
act-vow = cumprir a promessa
# The names of Ivan’s five cards inside a sentence: "Ivan plays claim".
card-recognition = reconhecimento
card-inventory = inventário
card-transport = transporte
card-claim = reivindicação
card-construction = construção

## Why a ply is not possible

why-game-over = A partida terminou.
why-chance-speaks = { $due ->
    [roll] Antes é preciso rolar os dados.
   *[shuffle] Antes é preciso embaralhar as peças de Ivan.
  }
why-no-chance-due = Não há nada para rolar nem embaralhar agora.
why-action-taken = Você já fez sua ação neste turno.
why-not-in-market = Isso só dá para fazer no mercado, depois de mover um dado.
why-nothing-to-place = Não há peça de oficina para colocar.
why-no-banner-choice = Não há estandarte para escolher agora.
why-no-benefit = Não há benefício para pegar agora.
why-no-deliveries = Você já fez as três entregas deste turno.
why-not-hauling = Você não está transportando nada agora.
why-nothing-done = Primeiro faça alguma coisa: não é permitido passar.
why-something-pending = Termine primeiro a escolha atual.
why-haul-open = Termine primeiro o transporte: entregue ou pare de transportar.
why-not-ivans-choice = Não há nada para escolher por Ivan agora.
why-ivan-waits = Escolha primeiro uma seção para Ivan.
why-no-prestige = Você não tem prestígio para perder: seu marcador está na casa { $score }, sem nenhuma casa de prestígio atrás.
why-rerolled-already = Você já rolou dados de novo neste turno.
why-no-dice-there = Não há nenhum dado no espaço { $space }.
why-no-such-section = Esta catedral não tem seção { $section }.
why-section-claimed = { $section } já tem o estandarte { $owner }.
why-nothing-below = Ainda não dá para reivindicar { $section }: { $below }, logo abaixo, não tem estandarte.
why-no-banner = Seus seis estandartes já estão na catedral.
# The source is the inventory, the reserve or a white space of the workshop.
why-no-banner-there = Não dá para pegar um estandarte { $source-of }.
why-space-taken = O espaço { $space } já tem uma peça.
why-place-too-dear = O espaço { $space } custa { $price }; você tem { $have }.
why-banner-in-the-way = O espaço { $space } ainda guarda um estandarte que você não usou.
why-take-too-much = Você pode pegar no máximo { $most }.
why-wrong-workshop-space = Você moveu o dado { $die }, então não pode usar a peça do espaço { $space }.
why-no-tile = Não há peça no espaço { $space }.
why-tile-face-down = A peça do espaço { $space } está virada para baixo.
why-nothing-to-gain = A peça dá { $resource-many }, mas não há o que pegar: o suprimento acabou ou falta espaço.
why-activated-already = Você já usou uma peça neste turno.
why-not-your-banner = { $owner-code ->
    [nobody] { $section } não é sua: ninguém reivindicou esta seção.
   *[other] { $section } não é sua: ela tem o estandarte { $owner }.
  }
why-section-complete = { $section } já está completa.
why-not-needed = { $section } não precisa de { $material-many }.
why-not-held = Você não tem { $material-many }.
why-section-incomplete = { $section } ainda não está completa.
why-ornament-there = { $section } já tem um ornamento.
why-ornament-used = { $ornament-gender ->
    [f] Você não tem mais nenhuma { $ornament }.
   *[m] Você não tem mais nenhum { $ornament }.
  }
why-ornament-locked = { $ornament-gender ->
    [f] Sua { $ornament } ainda está bloqueada no tabuleiro.
   *[m] Seu { $ornament } ainda está bloqueado no tabuleiro.
  }
why-ornament-material = Para { $ornament-the } é preciso { $material }, e você não tem.
why-jewels-missing = Você tem só { $emeralds } e { $amethysts }.
why-too-few-deliveries = Isso pede { $wanted }; você ainda tem { $left }.
why-not-your-die = O dado { $die } anda exatamente o que mostra; só o dado branco e o da sua cor podem ir mais longe.
why-steps-too-dear = { $steps ->
    [one] { $steps } espaço a mais custa { $steps } rublo
   *[other] { $steps } espaços a mais custam { $steps } rublos
  }; você tem { $have }.
why-space-full = O espaço { $space } está cheio: já tem outros três dados.
why-gathered-already = Você já coletou neste turno.
why-gather-counted = Diga a quantidade: no máximo { $most }.
why-gather-uncounted = Aqui você sempre pega tudo, então não diga o número: { $resource }.
why-gather-no-supply = Não há mais { $resource-many } no suprimento.
why-gather-no-room = Seu inventário está cheio.
why-gather-too-much = Você pode pegar no máximo { $most }: { $amount } por dado ({ $dice }), se o suprimento e o inventário permitirem.
why-not-on-card = A carta deste quadrante permite { $verbs }.
why-influence-used = Você já usou a carta neste turno: { $verb }.
why-influence-closed = Repetições são feitas em sequência; você já fez outra ação do mercado depois.
why-influence-too-dear = Isso custa { $price }; você tem { $have }.
why-kind-not-shown = A carta mostra só { $kinds }.
why-no-supply = Não há { $material-many } em quantidade suficiente no suprimento.
why-no-room = Seu inventário não tem espaço para isso.
why-not-enough-held = Isso pede { $wanted }; você tem { $have }.
why-nothing-to-haul = Você não tem nada para entregar.
why-vow-not-earned = Você precisa de uma base, uma seção intermediária e uma cúpula completas; tem { $bases }, { $middles } e { $domes }.
why-not-an-option = Ivan não pode escolher { $section }.
why-wrong-dice = É preciso rolar: { $dice }.
why-not-a-roll = Agora é hora de rolar dados, não de embaralhar peças: { $dice }.
why-not-a-shuffle = Agora é hora de embaralhar as peças de Ivan, não de rolar dados.

## What a ply did

told-claim = { $seat } reivindica { $section }.
told-banner = { $seat } põe em { $section } um estandarte { $source-of }.
told-banner-opens = Isso libera um espaço do inventário: agora são { $room }.
told-tile-in-hand = { $seat } fica com a peça ({ $tile }).
told-place-up = { $seat } paga { $price } e coloca a peça ({ $tile }) virada para cima no espaço { $space }.
told-place-down = { $seat } coloca a peça ({ $tile }) virada para baixo no espaço { $space }: ela não faz nada.
told-unlocked = Isso desbloqueia { $ornament-the } que está ali.
told-locked = { $ornament-gender ->
    [f] A { $ornament } que está ali fica bloqueada para sempre.
   *[m] O { $ornament } que está ali fica bloqueado para sempre.
  }
told-gains = { $seat } ganha { $what }.
told-offers = O benefício é de até { $what }.
told-brings-nothing = O benefício seria { $what }, mas não há o que pegar: o suprimento acabou ou falta espaço.
told-take = { $seat } pega { $what }.
told-deliver = { $seat } entrega { $what } em { $section }; { $left ->
    [one] ainda falta { $left }.
   *[other] ainda faltam { $left }.
  }
told-deliver-last = { $seat } entrega { $what } em { $section }.
told-complete = { $section } está completa: { $seat } ganha { $reward }.
told-sixth = { $seat } completa seis seções antes de todo mundo e ganha { $gain }; os outros têm mais um turno.
told-sixth-solo = { $seat } completa seis seções primeiro; o outro lado tem mais um turno.
told-displeasure = { $seat } perde { $what } por seções incompletas abaixo.
told-ornament = { $seat } decora { $section } ({ $ornament }).
told-ornament-jewels = { $seat } decora { $section } ({ $ornament }) com { $jewels } e ganha { $gain }.
told-market = { $seat } move o dado { $die } { $steps } até o espaço { $space } ({ $tile } por dado, { $dice }).
told-market-paid = { $seat } paga { $price } e move o dado { $die } { $steps } até o espaço { $space } ({ $tile } por dado, { $dice }).
told-gather = { $seat } coleta { $what }.
told-activate = { $seat } usa a peça ({ $tile }) do espaço { $space }.
told-commission = { $seat } encomenda a peça ({ $tile }) do espaço { $space }.
told-buy = { $seat } compra { $what } por { $price }.
told-sell = { $seat } vende { $what } por { $gain }.
told-haul = { $seat } paga { $price } por { $deliveries }.
told-earn = { $seat } ganha { $gain }.
told-swap = { $seat } paga { $price } e troca as peças dos espaços { $one } e { $other }: { $there } e { $here }.
told-trade = { $seat } troca { $given } por { $got }.
told-barter = { $seat } permuta { $price } e { $given } por { $got }.
told-pray = { $seat } reza e ganha { $gain }.
told-donate = { $seat } doa { $price } e ganha { $gain }.
told-offer = { $seat } oferta { $given } e ganha { $gain }.
told-vow = { $seat } cumpre uma promessa e ganha { $gain }.
told-exchange = { $seat } troca 1 de prestígio por 2 rublos.
# A list of dice: "red and white".
told-reroll = { $seat } paga 1 de prestígio e rola de novo o espaço { $space }: { $dice }.
told-done = { $seat } para de transportar.
told-end = { $seat } encerra o turno.
told-roll = Rolagem: { $dice }.
told-prestige = { $seat } agora tem { $prestige }.
told-over-sixth = Todo mundo já jogou o último turno: a partida terminou.
told-over-limit = O limite de turnos foi atingido: a partida terminou.

## What Ivan did

told-ivan-ornament = Ivan põe { $ornament-a } em { $section } e ganha 1 de prestígio.
told-ivan-ornament-waits = Ivan ainda não tem onde colocar seu próximo ornamento ({ $ornament }).
told-ivan-tiles = As peças de dado de Ivan são distribuídas de novo: { $dice }.
told-ivan-moves = Ivan joga a carta “{ $card }”: o dado { $die } anda { $steps } até o espaço { $space }.
told-ivan-blocked = Ivan joga a carta “{ $card }”: o dado { $die } não pode andar, porque o espaço { $space } tem três dados.
told-ivan-recognition = Ivan ganha ali { $what }.
told-ivan-card-recognition = Carta de reconhecimento de Ivan: ele ganha { $what }.
told-ivan-card-inventory = Carta de inventário de Ivan: ele pega { $goods } do suprimento.
told-ivan-card-transport = Carta de transporte de Ivan: ele leva { $goods } para a carta de construção.
told-ivan-card-transport-nothing = Carta de transporte de Ivan: ele não tem nada para levar.
told-ivan-claims = Ivan reivindica { $section }; a peça dela sai do jogo.
told-ivan-claims-recognition = Ivan reivindica { $section }; a peça dela sai do jogo e rende a ele { $what }.
told-ivan-claims-nothing = Carta de reivindicação de Ivan: ele não tem o que reivindicar.
told-ivan-asks-claim = Carta de reivindicação de Ivan: ele pode reivindicar várias seções, então a escolha é sua.
told-ivan-asks-ornament = O ornamento de Ivan ({ $ornament }) pode ir em vários lugares, então a escolha é sua.
told-ivan-builds = Carta de construção de Ivan: ele entrega { $goods } em { $section }.
told-ivan-builds-last = Carta de construção de Ivan: ele completa { $section } com { $left ->
    [one] o último material.
   *[other] os últimos { $left } materiais.
  }
told-ivan-builds-nothing = Carta de construção de Ivan: ele não tem com que construir, ou não tem onde.

## What a ply would mean, in a few words

means-claim = { $needs-short } › { $pays-short } [{ $tile-short }]
means-claim-bare = { $needs-short } › { $pays-short }
means-place-up = { $price }; o benefício na hora
means-place-up-unlocks = { $price }; o benefício na hora; desbloqueia { $ornament-the }
means-place-down = de graça, mas nunca faz nada
means-place-down-locks = { $ornament-gender ->
    [f] de graça, mas nunca faz nada; { $ornament-the } fica bloqueada
   *[m] de graça, mas nunca faz nada; { $ornament-the } fica bloqueado
  }
means-banner-opens = libera um espaço do inventário
means-completes = fica completa: { $reward }
means-deliver-all = { $goods } › { $served }
means-deliver-all-completes = { $goods } › { $served }; completa { $sections }: { $pays }
means-gains = você recebe { $goods }
means-missing = { $left ->
    [one] depois ainda falta { $left }
   *[other] depois ainda faltam { $left }
  }
means-ornament = { $ornament }
means-ornament-jewels = { $ornament }, { $gain }
means-market = para o espaço { $space }: até { $most }, { $one } ou { $other }
means-what = { $what }
means-what-for = { $price } por { $what }
means-all-of = tudo: { $what }
means-tile = { $tile }: { $what }
means-price = por { $price }
means-haul = pagar { $price } por { $deliveries }
means-swap = { $one } e { $other }
means-exchange = 1 de prestígio por 2 rublos
means-reroll = 1 de prestígio: { $dice }
means-end-rolls = depois, rolagem no espaço { $space }: { $dice }

## What is due, in the terminal

due-start = { $seat }: reivindicar, construir ou ir ao mercado
due-banner = { $seat }: qual estandarte vai para { $section }?
due-place = { $seat }: para onde vai a peça ({ $tile }), virada para cima ou para baixo?
due-take = { $seat }: pegar até { $most }; quanto?
due-build = { $seat }: construindo, ainda com { $left }
due-market = { $seat }: no mercado, no espaço { $space } ({ $tile } por dado, { $dice })
due-haul = { $seat }: transportando, ainda com { $left }
due-settled = { $seat }: só restam as ações livres; encerre o turno
due-roll = acaso: rolagem no espaço { $space }: { $dice }
due-shuffle = acaso: embaralhar as cinco peças de dado de Ivan
due-over = a partida terminou
due-ivan-claim = { $seat } escolhe por Ivan: qual seção ele reivindica?
due-ivan-ornament = { $seat } escolhe por Ivan: qual seção recebe { $ornament-the }?

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
offers-vow = { $gain } (base, intermediária, cúpula)
    .short = { $gain }
# Any kind of material.
offers-any = qualquer um
# The action may be done again and again.
offers-again = { $what } (repete)
    .short = { $what-short } (repete)

## The drawn table of the terminal: short, for it is at most 100 columns wide

table-title = RED CATHEDRAL · { $table } · { $boards } · edição { $edition }
table-solo = solo contra Ivan
table-players = { $n ->
    [one] { $n } jogador
   *[other] { $n } jogadores
  }
table-boards-basic = tabuleiros básicos
table-boards-advanced = tabuleiros avançados
# One capital word; the dice are drawn below.
table-market = MERCADO   os dados descem pela lista e, do 8, voltam ao 1
table-labeled = { $label }: { $text }
    .short = { $label }: { $text-short }
table-or = ou
table-cathedral = CATEDRAL  ● entregue  ○ falta  ✓ completa  ⚑ estandarte  [peça de oficina]
    .short = CATEDRAL  ● tem ○ falta ✓ completa ⚑ estandarte [peça] 4/2 reconhecimento/rublos
# On a complete section, and who has put it there.
table-no-ornament = ✓ sem { $ornament }
table-ornament = ✓ { $ornament }: { $color }
    .short = ✓ +{ $color-short }
table-supply = SUPRIMENTO
table-prestige = prestígio { $n } (casa { $space })
table-prestige-lap = prestígio { $n } (segunda volta, casa { $space })
table-holds = tem { $held } de { $room }: { $goods }
table-complete = { $n ->
    [0] nenhuma completa
    [one] { $n } completa
   *[other] { $n } completas
  }
table-banners = estandartes
# The source is the inventory, the reserve or a white space of the workshop.
table-banners-at = { $n } { $source-short }
table-banners-left = { $n ->
    [0] sem estandartes
    [one] { $n } estandarte
   *[other] { $n } estandartes
  }
table-none = –
table-ornaments = ornamentos { $what }
table-locked = bloqueado: { $what }
table-workshop = oficina
table-tile = { $space }: { $tile }
table-tile-down = { $space }: { $tile } (virada para baixo)
table-banner = { $space }: estandarte
table-price = { $space } ({ $price })
table-price-locked = { $space } ({ $price }, bloqueado: { $ornament })
table-empty = vazios, preço em rublos: { $what }
table-cards = cartas
# One of Ivan’s cards with the die on it.
table-card = { $card } ({ $die })
table-card-used = { $card } (usada)
table-materials = materiais
table-goods-on = { $goods } ({ $card })
table-turn = TURNO { $n }
table-turn-limit = TURNO { $n } de { $limit }
table-over = FIM DA PARTIDA
table-rank = { $rank }. { $seat } { $total }
table-last-turns = últimos turnos: { $seat } tem seis seções completas
