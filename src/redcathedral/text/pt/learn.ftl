# Explicações, lembretes e sugestões: palavras curtas ao lado da mesa para quem aprende o jogo.

## Tooltips: a title and one or two sentences about a thing on the table

tip-more = Ler a regra
tip-die-title = Dado { $die }, mostra { $value }
tip-die = Avança exatamente { $value ->
    [one] 1 local
   *[other] { $value } locais
  }, do local { $from } até ao local { $to }.
tip-die-further = { $further ->
    [own] É da sua cor: cada local a mais custa 1 rublo.
    [white] Qualquer jogador pode levar o dado branco mais longe: 1 rublo por cada local a mais.
   *[no] Só se pode pagar para levar mais longe o dado branco e o seu.
  }
tip-die-now = Se o mover agora, traz até { $amount }.
tip-space-title = Local { $space }: { $amount } por dado
tip-space = { $dice ->
    [0] Não há nenhum dado aqui. Um dado que pare aqui traz até { $most }.
    [one] Há um dado aqui. Outro que pare aqui traz até { $most }.
   *[other] Há { $dice } dados aqui. Outro que pare aqui traz até { $most }.
  }
tip-space-full = Três dados enchem o local: mais nenhum pode parar aqui.
tip-space-card = A carta de influência ao lado: { $guild }.
tip-section-title = Secção { $name }: { $kind-short }
tip-section-free = Ninguém a reivindicou. Precisa de { $cost }.
tip-section-tile = Quem a reivindicar fica com a sua peça de oficina: { $tile }.
tip-section-claimed = { $owner } constrói aqui. Precisa de { $cost }; entregue até agora: { $delivered }.
tip-section-pays = { $rubles ->
    [0] Terminada, dá { $recognition } de reconhecimento.
    [one] Terminada, dá { $recognition } de reconhecimento e 1 rublo.
   *[other] Terminada, dá { $recognition } de reconhecimento e { $rubles } rublos.
  }
tip-section-below = Enquanto não estiver terminada, o dono perde reconhecimento sempre que outra pessoa terminar uma secção acima dela.
tip-section-complete = Terminada, construída por { $owner }.
tip-section-ornament = Ornamento de { $owner }: { $ornament }.
tip-decorate-base = Qualquer jogador ainda lhe pode pôr uma porta, por 1 madeira e até duas joias.
tip-decorate-middle = Qualquer jogador ainda lhe pode pôr um arco, por 1 pedra e até duas joias.
tip-decorate-dome = Qualquer jogador ainda lhe pode pôr uma cruz, por 1 ouro e até duas joias.
tip-workshop-title = Oficina: casa { $space-f }
tip-workshop-empty = Vazia. Uma peça colocada aqui virada para cima dá logo a bonificação, e outra vez sempre que mover o dado { $die }.
tip-workshop-price = Virada para cima custa aqui { $price ->
    [one] 1 rublo
   *[other] { $price } rublos
  }; virada para baixo é grátis.
tip-workshop-down = Há aqui uma peça virada para baixo. Não serve para nada até ao fim da partida.
tip-workshop-up = Sempre que mover o dado { $die }, esta peça pode dar-lhe { $tile }.
tip-tile-die = Dá o que o mercado mostra onde está o dado { $die }, uma vez, sejam quantos forem os dados que lá estão.
tip-tile-die-now = Agora: { $amount }.
tip-tower-scored = { $name }: { $n } aqui, { $prestige } se acabasse agora.
tip-scored = { $name }: { $total } ({ $track } no contador, { $goods } por materiais e rublos, { $towers } por torres).
tip-outlook = { $name }, se acabasse agora: { $before } › { $after }
tip-outlook-same = Se acabasse agora, nenhum total mudaria.
tip-hand-title = Peça por colocar: { $tile }
tip-hand = Virada para cima custa o preço da casa e dá logo a bonificação. Virada para baixo é grátis e nunca dá nada.
tip-material = Os materiais servem para construir secções e fazer ornamentos. { $supply ->
    [0] Já não há nenhum na provisão.
    [one] Resta 1 na provisão.
   *[other] Restam { $supply } na provisão.
  }
tip-jewel = As joias num ornamento dão logo prestígio.
tip-inventory-title = Inventário
tip-inventory = { $held } de { $room } espaços ocupados. Não pode tirar o que não cabe, nem deitar nada fora.
tip-inventory-banners = { $n ->
    [one] Um estandarte ainda tapa um espaço: reivindique com ele para libertar o espaço.
   *[other] { $n } estandartes ainda tapam espaços: reivindique com um deles para libertar esse espaço.
  }
tip-purse-prestige-title = Prestígio: { $n }
tip-purse-prestige = A última casa de prestígio a que o seu marcador chegou. Quem tem mais prestígio vence.
tip-purse-rubles-title = Rublos: { $n }
tip-purse-rubles = Servem para pagar peças viradas para cima, para levar um dado mais longe e para a influência. Em qualquer momento do seu turno pode trocar 1 de prestígio por 2 rublos.
tip-purse-completed-title = Secções terminadas: { $n } de 6
tip-purse-completed = Quem primeiro terminar uma sexta secção ganha 3 de prestígio e dá início aos últimos turnos.
tip-purse-completed-solo = Quando um lado termina a sexta secção, o outro só tem mais um turno.
tip-purse-banners-title = Estandartes que restam: { $n }
tip-purse-banners = Cada vez que reivindica gasta um. Se vier do inventário, liberta lá um espaço.
tip-purse-banners-ivan = Cada vez que reivindica gasta um.
tip-ornament-title = { $n ->
    [one] { $ornament }: resta 1
   *[other] { $ornament }: restam { $n }
  }
tip-ornament-door = Uma porta ornamenta uma fundação terminada. Custa 1 madeira e até duas joias.
tip-ornament-arch = Um arco ornamenta uma secção intermediária terminada. Custa 1 pedra e até duas joias.
tip-ornament-cross = Uma cruz ornamenta uma cúpula terminada. Custa 1 ouro e até duas joias.
tip-ornament-locked = Este ornamento está bloqueado até colocar uma peça virada para cima na casa da oficina onde ele está.
tip-seat = { $rubles }, { $prestige } de prestígio, { $sections ->
    [one] 1 secção terminada
   *[other] { $sections } secções terminadas
  }.
tip-seat-ivan = { $prestige } de prestígio, { $sections ->
    [one] 1 secção terminada
   *[other] { $sections } secções terminadas
  }.
tip-seat-order = Número { $index } na ordem dos turnos.
tip-track = Um só marcador conta ambos: o reconhecimento move-o casa a casa, o prestígio leva-o até à próxima casa de prestígio.
tip-marker = { $steps ->
    [one] Mais 1 de reconhecimento
   *[other] Mais { $steps } de reconhecimento
  } até à próxima casa de prestígio.
tip-influence = Para um dado que pare no local { $from } ou { $to }: uma das duas ações da carta.
tip-any-material = qualquer material
tip-verb-buy = Compre { $kinds } por { $cost ->
    [one] 1 rublo
   *[other] { $cost } rublos
  } cada.
tip-verb-sell = Venda { $kinds } por { $gain ->
    [one] 1 rublo
   *[other] { $gain } rublos
  } cada.
tip-verb-haul = Pague { $cost ->
    [one] 1 rublo
   *[other] { $cost } rublos
  } e entregue até { $gain ->
    [one] 1 material
   *[other] { $gain } materiais
  }, também para um ornamento inteiro.
tip-verb-earn = Receba { $gain ->
    [one] 1 rublo
   *[other] { $gain } rublos
  }.
tip-verb-swap = Pague { $cost ->
    [one] 1 rublo
   *[other] { $cost } rublos
  } e troque duas peças de recursos do mercado.
tip-verb-trade = Dê { $cost } materiais iguais por 1 qualquer.
tip-verb-bulk = Dê { $cost } materiais iguais por 2 quaisquer.
tip-verb-barter = Pague 1 rublo e dê 1 material por 1 de outro tipo.
tip-verb-commission = Use qualquer uma das suas peças de oficina viradas para cima.
tip-verb-pray = Ganhe { $gain } de reconhecimento.
tip-verb-donate = Pague { $cost ->
    [one] 1 rublo
   *[other] { $cost } rublos
  } por { $gain } de prestígio.
tip-verb-offer = Dê { $cost } materiais diferentes por { $gain } de prestígio.
tip-verb-vow = Ganhe { $gain } de reconhecimento se tiver terminado uma fundação, uma secção intermediária e uma cúpula.
tip-verb-repeat = { $action } As vezes que quiser, de seguida.
tip-supply = O que ainda se pode tirar ou comprar. Os materiais das secções terminadas voltam para aqui.
tip-ivan-goods = Nesta carta: { $goods }.
tip-ivan-up = A peça está virada para cima: quando esta for a primeira carta assim, Ivan move o dado { $die } e faz o que ela diz.
tip-ivan-down = A peça está virada para baixo: já jogada nesta ronda.
tip-tower = Vale até agora { $worth } de prestígio: 2 por cada secção terminada, 1 por cada ornamento. Fica com esse valor quem aqui tiver mais secções terminadas e ornamentos.
tip-tower-presence = { $name }: { $n } aqui.
tip-turn = Uma de três coisas por turno: reivindicar uma secção, construir ou mover um dado no mercado.
tip-button-score-sheet = Os pontos de cada um, linha a linha.
tip-button-replay = Percorrer a partida jogada a jogada e continuar a partir de qualquer uma.
tip-button-rules = As regras, para ler e procurar ao lado da mesa.
tip-button-theme-toggle = Mudar entre mesa clara e escura.
tip-button-menu = Definições, idioma, ligações para esta mesa, a partida guardada.

## Reminders: one sentence at the moment when people forget something

remind-last = Este é o seu último turno. O que guardar já conta pouco: cinco materiais e rublos valem 1 de prestígio.
remind-face-up = Virada para cima, a peça dá a bonificação logo e sempre que mover o dado dela. Virada para baixo, nunca.
remind-activate = Moveu o dado { $die }: já pode usar a peça da casa dessa cor na sua oficina.
remind-gather = Ainda não obteve nada aqui.
remind-dice = { $dice ->
    [one] Quando terminar o seu turno, o dado daqui é lançado para o jogador seguinte.
   *[other] Quando terminar o seu turno, os { $dice } dados daqui são lançados e ficam: o jogador seguinte encontra-os juntos.
  }
remind-below = { $name } constrói { $above } acima da sua { $section }. Se essa for terminada primeiro, vai perder reconhecimento.
remind-full = O seu inventário está cheio. Construa alguma coisa, ou reivindique com um estandarte do inventário para libertar um espaço.
remind-near = { $name } tem cinco secções terminadas: o fim pode estar próximo.
remind-dismiss = Não me lembrar disto outra vez
remind-open = Mostrar um lembrete

## Hints: what a bot would play

hint-key = Sugestão (tecla H)
hint-title = Um bot jogaria
hint-close = Fechar a sugestão
hint-asking = A pensar…
hint-not-now = Só pode pedir sugestões no seu turno.
hint-not-ready = Isto é um palpite rápido: o bot forte ainda se está a preparar.
hint-only = Agora só tem uma jogada possível.
hint-legend = probabilidade de vitória, prestígio à frente ou atrás no fim
hint-prospects = { $side ->
    [ahead] vence { $win }% das partidas, em média com { $n } de prestígio a mais
    [behind] vence { $win }% das partidas, em média com { $n } de prestígio a menos
   *[level] vence { $win }% das partidas, em média com prestígio igual
  }
hint-because = { $reasons }
hint-because-completes = termina { $sections }
hint-because-leads = passa à frente de { $others } na torre { $tower }
hint-because-scored = +{ $n } se acabasse agora
hint-because-last = fica com a última secção livre da torre { $tower }
hint-because-needed = dá { $goods } para { $sections }
hint-because-brings = dá { $goods }
hint-because-more = mais { $n } do que a segunda melhor jogada se acabasse agora
hint-because-keeps = deixa-lhe mais { $rubles } do que a segunda melhor jogada
hint-because-done = não há mais nada a ganhar neste turno

## Settings

settings-learn = Aprender
settings-reminders = Lembrar-me do que é fácil esquecer
settings-keyboard = Teclado
settings-keys = Jogar com uma só tecla: 1–9, E, U, H, I e ?
