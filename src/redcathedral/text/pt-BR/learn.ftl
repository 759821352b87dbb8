# Explicações, lembretes e dicas: palavras curtas ao lado da mesa para quem está aprendendo o jogo.

## Tooltips: a title and one or two sentences about a thing on the table

tip-more = Ler a regra
# A die of the market, as a title. $die is a color.
tip-die-title = Dado { $die }, mostrando { $value }
tip-die = Anda exatamente { $value ->
    [one] { $value } espaço
   *[other] { $value } espaços
  }, do espaço { $from } até o espaço { $to }.
tip-die-further = { $further ->
    [own] É da sua cor: cada espaço a mais custa 1 rublo.
    [white] Qualquer pessoa pode levar o dado branco mais longe: 1 rublo por espaço a mais.
   *[no] Só dá para pagar para ir mais longe com o dado branco e com o da sua cor.
  }
# $amount is a counted resource, such as "4 bricks".
tip-die-now = Se andar agora, traz até { $amount }.
tip-space-title = Espaço { $space }: { $amount } por dado
tip-space = { $dice ->
    [0] Não há nenhum dado aqui. Um dado que parar aqui traz até { $most }.
    [one] Há um dado aqui. Outro que parar aqui traz até { $most }.
   *[other] Há { $dice } dados aqui. Outro que parar aqui traz até { $most }.
  }
tip-space-full = Três dados enchem este espaço: nenhum outro pode parar aqui.
tip-space-card = A carta de influência ao lado: { $guild }.
tip-section-title = Seção { $name }: { $kind-short }
tip-section-free = Ninguém reivindicou ainda. Precisa de { $cost }.
tip-section-tile = Quem reivindicar fica com a peça de oficina: { $tile }.
tip-section-claimed = { $owner } está construindo aqui. Precisa de { $cost }; entregue até agora: { $delivered }.
tip-section-pays = { $rubles ->
    [0] Completa, dá { $recognition } de reconhecimento.
    [one] Completa, dá { $recognition } de reconhecimento e { $rubles } rublo.
   *[other] Completa, dá { $recognition } de reconhecimento e { $rubles } rublos.
  }
tip-section-below = Enquanto não estiver completa, quem a reivindicou perde reconhecimento sempre que outra pessoa completar uma seção acima.
tip-section-complete = Completa, construída por { $owner }.
tip-section-ornament = Ornamento de { $owner }: { $ornament }.
tip-decorate-base = Qualquer pessoa ainda pode pôr uma porta nela, por 1 madeira e até duas joias.
tip-decorate-middle = Qualquer pessoa ainda pode pôr um arco nela, por 1 pedra e até duas joias.
tip-decorate-dome = Qualquer pessoa ainda pode pôr uma cruz nela, por 1 ouro e até duas joias.
tip-workshop-title = Oficina: espaço { $space }
tip-workshop-empty = Vazio. Uma peça colocada aqui virada para cima dá o benefício na hora, e de novo sempre que você mover o dado { $die }.
tip-workshop-price = Virada para cima, custa aqui { $price ->
    [one] { $price } rublo
   *[other] { $price } rublos
  }; virada para baixo, é de graça.
tip-workshop-down = Uma peça virada para baixo. Não faz nada até o fim da partida.
tip-workshop-up = Sempre que você mover o dado { $die }, esta peça pode dar { $tile }.
tip-tile-die = Dá o que o mercado mostra onde está o dado { $die }, uma vez, não importa quantos dados estejam ali.
tip-tile-die-now = Agora: { $amount }.
tip-tower-scored = { $name }: { $n } aqui, { $prestige } se acabasse agora.
tip-scored = { $name }: { $total } ({ $track } na trilha, { $goods } por materiais e rublos, { $towers } por torres).
tip-outlook = Se acabasse agora, { $name }: { $before } › { $after }
tip-outlook-same = Se acabasse agora, o total de ninguém mudaria.
tip-hand-title = Peça para colocar: { $tile }
tip-hand = Virada para cima, custa o preço do espaço e dá o benefício na hora. Virada para baixo, é de graça e nunca dá nada.
tip-material = Materiais constroem seções e fazem ornamentos. { $supply ->
    [0] Não há mais nenhum no suprimento.
   *[other] No suprimento: { $supply }.
  }
tip-jewel = Joias em um ornamento dão prestígio na hora.
tip-inventory-title = Inventário
tip-inventory = { $held } de { $room } espaços ocupados. O que não cabe não dá para pegar, e nada pode ser jogado fora.
tip-inventory-banners = { $n ->
    [one] Um estandarte ainda cobre um espaço: reivindique com ele para liberar o espaço.
   *[other] { $n } estandartes ainda cobrem espaços: reivindique com um deles para liberar o espaço.
  }
tip-purse-prestige-title = Prestígio: { $n }
tip-purse-prestige = A última casa de prestígio que seu marcador alcançou. Quem tem mais prestígio vence.
tip-purse-rubles-title = Rublos: { $n }
tip-purse-rubles = Pagam peças viradas para cima, espaços a mais de um dado e influência. A qualquer momento do seu turno, dá para trocar 1 de prestígio por 2 rublos.
tip-purse-completed-title = Seções completas: { $n } de 6
tip-purse-completed = Quem completar primeiro a sexta seção ganha 3 de prestígio e dá início aos últimos turnos.
tip-purse-completed-solo = Quando um lado completa a sexta seção, o outro só tem mais um turno.
tip-purse-banners-title = Estandartes restantes: { $n }
tip-purse-banners = Cada vez que reivindica, você gasta um. Um do inventário também libera um espaço lá.
tip-purse-banners-ivan = Cada vez que reivindica, ele gasta um.
tip-ornament-title = { $n ->
    [one] { $ornament }: resta { $n }
   *[other] { $ornament }: restam { $n }
  }
tip-ornament-door = Uma porta decora uma base completa. Custa 1 madeira e até duas joias.
tip-ornament-arch = Um arco decora uma seção intermediária completa. Custa 1 pedra e até duas joias.
tip-ornament-cross = Uma cruz decora uma cúpula completa. Custa 1 ouro e até duas joias.
tip-ornament-locked = Este ornamento fica bloqueado até você colocar uma peça virada para cima no espaço dele na oficina.
tip-seat = { $rubles }, { $prestige } de prestígio, { $sections ->
    [one] { $sections } seção completa
   *[other] { $sections } seções completas
  }.
tip-seat-ivan = { $prestige } de prestígio, { $sections ->
    [one] { $sections } seção completa
   *[other] { $sections } seções completas
  }.
tip-seat-order = Número { $index } na ordem dos turnos.
tip-track = Um só marcador conta os dois: o reconhecimento anda casa a casa, o prestígio vai até a próxima casa de prestígio.
tip-marker = { $steps ->
    [one] Mais { $steps } de reconhecimento
   *[other] Mais { $steps } de reconhecimento
  } até a próxima casa de prestígio.
tip-influence = Para um dado que parar no espaço { $from } ou { $to }: uma das duas ações da carta.
tip-any-material = qualquer material
# $kinds lists materials: "lumber, brick, and stone".
tip-verb-buy = Compre { $kinds } por { $cost ->
    [one] { $cost } rublo
   *[other] { $cost } rublos
  } cada.
tip-verb-sell = Venda { $kinds } por { $gain ->
    [one] { $gain } rublo
   *[other] { $gain } rublos
  } cada.
tip-verb-haul = Pague { $cost ->
    [one] { $cost } rublo
   *[other] { $cost } rublos
  } e entregue até { $gain ->
    [one] { $gain } material
   *[other] { $gain } materiais
  }, em seções ou em um ornamento inteiro.
tip-verb-earn = Receba { $gain ->
    [one] { $gain } rublo
   *[other] { $gain } rublos
  }.
tip-verb-swap = Pague { $cost ->
    [one] { $cost } rublo
   *[other] { $cost } rublos
  } e troque duas peças de recursos do mercado.
tip-verb-trade = Dê { $cost } materiais iguais por 1 qualquer.
tip-verb-bulk = Dê { $cost } materiais iguais por 2 quaisquer.
tip-verb-barter = Pague 1 rublo e dê 1 material por 1 de outro tipo.
tip-verb-commission = Use qualquer uma das suas peças de oficina viradas para cima.
tip-verb-pray = Ganhe { $gain } de reconhecimento.
tip-verb-donate = Pague { $cost ->
    [one] { $cost } rublo
   *[other] { $cost } rublos
  } por { $gain } de prestígio.
tip-verb-offer = Dê { $cost } materiais diferentes por { $gain } de prestígio.
tip-verb-vow = Ganhe { $gain } de reconhecimento se tiver completado uma base, uma seção intermediária e uma cúpula.
# $action is one of the sentences above.
tip-verb-repeat = { $action } Quantas vezes quiser, em sequência.
tip-supply = O que ainda dá para pegar ou comprar. Os materiais das seções completas voltam para cá.
tip-ivan-goods = Nesta carta: { $goods }.
tip-ivan-up = A peça está virada para cima: quando esta for a primeira carta assim, Ivan move o dado { $die } e faz o que ela diz.
tip-ivan-down = A peça está virada para baixo: já jogada nesta rodada.
tip-tower = Vale { $worth } de prestígio até agora: 2 por seção completa, 1 por ornamento. Quem tiver mais seções completas e ornamentos aqui leva esse valor.
tip-tower-presence = { $name }: { $n } aqui.
tip-turn = Uma de três coisas por turno: reivindicar uma seção, construir ou mover um dado no mercado.
# The buttons above the table: what each of them opens or does.
tip-button-score-sheet = Os pontos de cada um, linha por linha.
tip-button-replay = Percorra a partida jogada por jogada e continue a partir de qualquer uma.
tip-button-rules = As regras, para ler e buscar ao lado da mesa.
tip-button-theme-toggle = Alterna entre mesa clara e escura.
tip-button-menu = Configurações, idioma, links para esta mesa, a partida salva.

## Reminders: one sentence at the moment when people forget something

remind-last = Este é seu último turno. O que você guardar conta pouco agora: cinco materiais e rublos valem 1 de prestígio.
remind-face-up = Virada para cima, a peça dá o benefício agora e cada vez que você mover o dado dela. Virada para baixo, nunca.
remind-activate = Você moveu o dado { $die }: agora pode usar a peça do espaço dessa cor na sua oficina.
remind-gather = Você ainda não coletou aqui.
remind-dice = { $dice ->
    [one] Quando você encerrar o turno, o dado daqui é rolado para o próximo jogador.
   *[other] Quando você encerrar o turno, os { $dice } dados daqui são rolados e ficam: o próximo jogador os encontra juntos.
  }
remind-below = { $name } está construindo { $above } acima da sua { $section }. Se aquela for completada antes, você perde reconhecimento.
remind-full = Seu inventário está cheio. Construa alguma coisa, ou reivindique com um estandarte do inventário para liberar um espaço.
remind-near = { $name } tem cinco seções completas: o fim pode estar próximo.
remind-dismiss = Não me lembrar disso de novo
remind-open = Mostrar um lembrete

## Hints: what a bot would play

hint-key = Dica (tecla H)
hint-title = Um bot jogaria
hint-close = Fechar a dica
hint-asking = Pensando…
hint-not-now = Só dá para pedir dicas no seu turno.
hint-not-ready = Este é um palpite rápido: o bot forte ainda está se preparando.
hint-only = Agora só existe uma jogada possível.
# Beside the title of the hints: what the two figures under each of them are.
hint-legend = chance de vitória, prestígio à frente ou atrás no fim
# $win is a whole number of per cent, $n a number of prestige points at the end of the game.
hint-prospects = { $side ->
    [ahead] vence { $win }% das partidas, em média { $n } de prestígio à frente
    [behind] vence { $win }% das partidas, em média { $n } de prestígio atrás
   *[level] vence { $win }% das partidas, em média com prestígio igual
  }
hint-because = { $reasons }
hint-because-completes = completa { $sections }
hint-because-leads = deixa você à frente de { $others } na torre { $tower }
hint-because-scored = +{ $n } se acabasse agora
hint-because-last = fica com a última seção livre da torre { $tower }
hint-because-needed = dá { $goods } para { $sections }
hint-because-brings = dá { $goods }
hint-because-more = { $n } a mais que a segunda melhor jogada se acabasse agora
hint-because-keeps = deixa você com { $rubles } a mais que a segunda melhor jogada
hint-because-done = não há mais nada a ganhar neste turno

## Settings

settings-learn = Aprendizado
settings-reminders = Me lembrar do que é fácil de esquecer
settings-keyboard = Teclado
settings-keys = Atalhos de uma tecla: 1–9, E, U, H, I e ?
