# A primeira partida: uma lição a uma mesa verdadeira, passo a passo. Cada passo tem um título e duas ou três frases curtas.

lesson = A sua primeira partida
lesson-rival = Vera
lesson-next = Continuar
lesson-leave = Sair da lição; pode continuar mais tarde
lesson-go-there = Mostrar onde
lesson-progress = Passo { $n } de { $of }
lesson-not-now = Isso vem mais tarde. Faça primeiro o que está emoldurado.
lesson-read-first = Leia isto primeiro, depois continue.
lesson-wait-title = É a vez de { $rival }
lesson-wait = Veja o que faz { $rival }.

## The steps

lesson-goal-title = Boas-vindas ao local de construção
lesson-goal = Esta catedral vai ser construída em conjunto, por si e por { $rival }. Secções acabadas e ornamentos trazem prestígio, e quem tem mais prestígio vence. Em cada turno faz uma coisa: ir buscar materiais, reivindicar uma secção ou construir.
lesson-market-title = O mercado
lesson-market = Há cinco dados numa roda de oito locais. Cada local mostra o que lá se obtém. Escolha um dado: ele avança no sentido dos ponteiros do relógio tanto quanto mostra, e recolhe onde ele parar.
lesson-move-title = Mover um dado
lesson-move = O dado vermelho mostra 3: vai parar no local 4, onde já está o dado amarelo. Escolha o dado vermelho e depois o local que brilha.
lesson-gather-title = Obter
lesson-gather = Obtém a quantidade da peça por cada dado no local: 2 tijolos por dois dados são 4. Tire os quatro.
lesson-end-title = Os dados que deixa
lesson-end = Quando termina o seu turno, os dados deste local são lançados e ficam lá. O que mostrarem é o que { $rival } pode usar. Termine o seu turno.
lesson-theirs-title = { $rival } reivindica uma secção
lesson-theirs = { $rival } pôs um estandarte na secção D1, por isso só ela pode construir aí. A peça que lá estava passou para a oficina dela.
lesson-claim-title = Reivindicar uma secção
lesson-claim = A secção A1 precisa de 1 madeira e 2 tijolos e paga 4 de reconhecimento. Os tijolos já tem. Escolha a secção A1.
lesson-banner-title = Que estandarte?
lesson-banner = O seu inventário está meio tapado por estandartes. Um estandarte tirado de lá abre o seu espaço para sempre; por isso, tire-o do inventário.
lesson-place-title = Virada para cima ou para baixo
lesson-place = A peça mostra 2 madeiras. Virada para cima custa rublos, mas paga logo e outra vez mais tarde. Virada para baixo é grátis e não paga nada. Escolha a casa verde e coloque a peça virada para cima por 2 rublos.
lesson-take-title = Virada para cima paga logo
lesson-take = Tire as duas madeiras. Depois termine o seu turno.
lesson-deliver-title = Construir
lesson-deliver = { $rival } foi buscar uma joia verde. Agora construa: até três materiais num turno. Escolha três vezes a secção A1, para 1 madeira e 2 tijolos.
lesson-points-title = Terminada!
lesson-points = A secção pagou 4 de reconhecimento: o seu marcador avançou quatro casas. Passou por uma casa dourada, e as casas douradas são prestígio. O prestígio que se ganha diretamente salta até à próxima casa dourada. Agora termine o seu turno.
lesson-above-title = Vizinhança em cima
lesson-above = { $rival } reivindica A2, em cima da sua A1. As torres são partilhadas. Uma secção inacabada abaixo de uma acabada custa reconhecimento ao seu dono; não deixe, por isso, secções em aberto debaixo de outras.
lesson-again-title = Um dado da cor certa
lesson-again = A sua peça está na casa verde: ao mover o dado verde, pode usá-la. O dado para ao lado do azul, onde há joias verdes. Escolha o dado verde e depois o local que brilha.
lesson-influence-title = Influência
lesson-influence = No mercado pode fazer três coisas, por qualquer ordem. Uma é a carta deste quadrante: aqui, o clero. Reze para ganhar 1 de reconhecimento.
lesson-workshop-title = Obter e ativar
lesson-workshop = Obtenha as duas joias verdes. Depois escolha a sua peça na casa verde, que dá de novo 2 madeiras, e tire ambas. Agora o seu inventário está cheio: o que não cabe não se pode tirar. Termine o seu turno.
lesson-decorate-title = Ornamentar
lesson-decorate = Uma fundação acabada pode receber uma porta: 1 madeira e até duas joias, e as joias pagam logo prestígio. Escolha a secção A1 e ornamente-a com ambas as joias verdes por 2 de prestígio. Depois termine o seu turno.
lesson-majority-title = Quem lidera uma torre
lesson-majority = No fim, uma torre vale 2 por cada secção acabada e 1 por cada ornamento. Aqui tem uma secção e uma porta; { $rival } ainda não acabou nada. Com dois jogadores, quem lidera fica com tudo, e o outro com um terço.
lesson-ending-title = Como acaba a partida
lesson-ending = Quem primeiro terminar uma sexta secção ganha 3 de prestígio; os outros têm então mais um turno. Por fim vêm as torres, e 1 de prestígio por cada cinco materiais e rublos que tiver.

## The end of the lesson

lesson-done-title = O jogo é só isto
lesson-done = Já sabe tudo o que precisa. Continue a partir daqui: um bot joga por { $rival }, e todas as escolhas são suas.
lesson-sum-turn = Uma coisa por turno: mercado, reivindicar ou construir.
lesson-sum-gather = Mais dados num local, mais se obtém; os dados que deixa são lançados para os outros.
lesson-sum-tiles = Uma peça virada para cima paga logo, e sempre que mover o dado dela.
lesson-sum-finish = Acabe o que está debaixo de outros; joias nos ornamentos são prestígio.
lesson-sum-towers = No fim, decide quem lidera as torres.
lesson-finish = Continuar contra o bot
lesson-astray-title = Fora do caminho
lesson-astray = Aqui jogou-se outra coisa, que a lição não esperava. Volte atrás, ou continue a jogar livremente.
lesson-astray-back = Voltar atrás

## On the start page

learn = Aprender o jogo
learn-start = Aprender o jogo
learn-go-on = Continuar a primeira partida
learn-text = Uma primeira partida guiada, cerca de seis minutos.
learn-fresh-text = Primeira vez aqui? Jogue uma partida guiada: cerca de seis minutos, e fica a saber como é.
