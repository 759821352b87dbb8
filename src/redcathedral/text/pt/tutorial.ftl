# A primeira partida: uma lição a uma mesa verdadeira, passo a passo. Cada passo tem um título e duas ou três frases curtas.

lesson = A sua primeira partida
lesson-rival = Vera
lesson-next = Continuar
lesson-leave = Sair da lição; pode continuar mais tarde
lesson-go-there = Mostrar onde
lesson-progress = Passo { $n } de { $of }
lesson-not-now = Isso vem mais tarde. Faça primeiro o que está assinalado.
lesson-read-first = Leia isto primeiro, depois continue.
lesson-wait-title = É a vez de { $rival }
lesson-wait = Veja o que faz { $rival }.

## The steps

lesson-goal-title = Boas-vindas ao local de construção
lesson-goal = Vai construir esta catedral em conjunto com { $rival }. Secções terminadas e ornamentos trazem prestígio, e quem tem mais prestígio vence. Em cada turno faz uma coisa: ir buscar materiais, reivindicar uma secção ou construir.
lesson-market-title = O mercado
lesson-market = Há cinco dados num anel de oito locais. Cada local mostra o que lá se obtém. Escolha um dado: ele avança no sentido dos ponteiros do relógio tantos locais quantos mostra. Recolha o que houver onde ele parar.
lesson-move-title = Mover um dado
lesson-move = O dado vermelho mostra 3: vai parar no local 4, ao lado do dado amarelo. Escolha o dado vermelho e depois o local que brilha.
lesson-gather-title = Obter recursos
lesson-gather = Obtém a quantidade da peça por cada dado no local: 2 tijolos por cada um dos dois dados são 4. Tire os quatro.
lesson-end-title = Os dados que deixa
lesson-end = Quando termina o seu turno, os dados deste local são lançados e ficam lá. O que mostrarem é o que { $rival } pode usar. Termine o seu turno.
lesson-theirs-title = { $rival } reivindica uma secção
lesson-theirs = { $rival } pôs um estandarte na secção D1, por isso só ela pode construir aí. A peça que lá estava passou para a oficina dela.
lesson-claim-title = Reivindicar uma secção
lesson-claim = A secção A1 precisa de 1 madeira e 2 tijolos e dá 4 de reconhecimento. Já tem os tijolos. Escolha a secção A1.
lesson-banner-title = Que estandarte?
lesson-banner = Os estandartes tapam parte do seu inventário. Um estandarte tirado de lá liberta esse espaço para sempre; por isso, tire um do inventário.
lesson-place-title = Virada para cima ou para baixo
lesson-place = A peça mostra 2 madeiras. Virada para cima custa rublos e dá a bonificação agora e outra vez mais tarde; virada para baixo é grátis e não dá nada. Escolha a casa verde e coloque lá a peça virada para cima por 2 rublos.
lesson-take-title = A bonificação vem logo
lesson-take = A peça dá-lhe logo 2 madeiras. Tire ambas.
lesson-finish-title = Foi este o seu turno
lesson-finish = Não há mais nada a fazer. Termine o seu turno.
lesson-deliver-title = Construir
lesson-deliver = { $rival } foi buscar uma joia verde. Agora construa: até três materiais num turno. Escolha três vezes a secção A1, para entregar 1 madeira e 2 tijolos.
lesson-points-title = Terminada!
lesson-points = A secção deu-lhe 4 de reconhecimento: o seu marcador avançou quatro casas e passou por uma casa de prestígio. O prestígio que se ganha diretamente leva-o logo à próxima casa de prestígio.
lesson-above-title = Uma vizinha em cima
lesson-above = { $rival } reivindicou A2, em cima da sua A1. As torres são partilhadas: cada um pode construir por cima do outro.
lesson-penalty-title = Não fique para trás
lesson-penalty = Se A1 não estivesse terminada, perderia reconhecimento sempre que uma secção acima dela fosse terminada: 1 por cada secção terminada acima que não seja sua.
lesson-further-title = Pagar para ir mais longe
lesson-further = O dado branco e o da sua cor podem ir além do que mostram: 1 rublo por cada local a mais. Todos os outros dados andam exatamente o que mostram.
lesson-full-title = Três dados enchem um local
lesson-full = Um dado não pode parar onde estão outros três dados. Até lá, cada dado torna o local mais rico.
lesson-again-title = Um dado da cor certa
lesson-again = A sua peça está na casa verde: ao mover o dado verde, pode usá-la. O dado vai parar ao lado do azul, onde estão as joias verdes. Escolha o dado verde e depois o local que brilha.
lesson-influence-title = Influência
lesson-influence = No mercado pode fazer três coisas, por qualquer ordem. Uma é a carta deste quadrante: aqui, o clero. Reze para ganhar 1 de reconhecimento.
lesson-more-title = Obter mais recursos
lesson-more = A segunda coisa: obter recursos. Há aqui dois dados, por isso tire ambas as joias verdes.
lesson-activate-title = Ativar a sua peça
lesson-activate = A terceira coisa: moveu o dado verde, por isso pode usar a peça da sua casa verde. Escolha-a.
lesson-refill-title = Atenção ao inventário
lesson-refill = As 2 madeiras cabem à justa: o que não cabe não se pode tirar. Tire ambas.
lesson-decorate-title = Ornamentar
lesson-decorate = Uma fundação terminada pode receber uma porta: 1 madeira e até duas joias. Uma joia dá 1 de prestígio, duas iguais dão 2, duas diferentes 3. Escolha a secção A1 e ornamente-a com ambas as joias verdes.
lesson-others-title = Qualquer secção terminada
lesson-others = Pode ornamentar qualquer secção terminada, também as de { $rival }. O ornamento é seu e conta para si nessa torre.
lesson-majority-title = Quem lidera uma torre
lesson-majority = No fim, uma torre vale 2 por cada secção terminada e 1 por cada ornamento. Aqui tem uma secção e uma porta; { $rival } ainda não terminou nada. Com dois jogadores, quem lidera fica com tudo, e o outro com um terço.
lesson-tied-title = Uma torre empatada
lesson-tied = Se ambos têm a mesma presença numa torre, ninguém recebe nada por ela. Um só ornamento pode decidir.
lesson-die-tile-title = Uma peça com um dado
lesson-die-tile = A peça em C1 mostra o dado amarelo. Uma peça assim dá-lhe, uma vez, o que o mercado mostra onde esse dado está: agora seriam 2 tijolos.
lesson-prestige-title = O prestígio compra ajuda
lesson-prestige = Em qualquer momento do seu turno pode abdicar de 1 de prestígio: por 2 rublos, quantas vezes quiser, ou uma vez por turno para relançar os dados de um local.
lesson-ending-title = Como acaba a partida
lesson-ending = Quem primeiro terminar uma sexta secção ganha 3 de prestígio; os outros têm então mais um turno. Depois pontuam-se as torres, e cada cinco materiais e rublos que tiver são 1 de prestígio.

## The end of the lesson

lesson-done-title = O jogo é só isto
lesson-done = Já sabe tudo o que é preciso. Continue a partir daqui: um bot joga por { $rival }, e todas as escolhas são suas. Ou treine o olhar com quatro desafios curtos.
lesson-sum-turn = Uma coisa por turno: mercado, reivindicar ou construir.
lesson-sum-gather = Quanto mais dados num local, mais se obtém; os dados que deixa são lançados para os outros.
lesson-sum-tiles = Uma peça virada para cima dá logo a bonificação, e sempre que mover o dado dela.
lesson-sum-finish = Termine o que está debaixo das secções dos outros; joias nos ornamentos são prestígio.
lesson-sum-towers = No fim, o que decide é liderar as torres.
lesson-play-on = Continuar contra o bot
lesson-astray-title = Fora do caminho
lesson-astray = A lição não esperava esta jogada. Anule-a ou continue a jogar livremente.
lesson-astray-back = Anular

## The second lesson: four short puzzles. Each has a title, a goal, what went wrong, and an answer that explains.

puzzles = Quatro desafios
puzzles-lead = Um turno por desafio: alcance o objetivo. Tente quantas vezes quiser.
puzzles-begin = Resolver
puzzles-again = Resolver outra vez
puzzles-solved = Resolvido
puzzles-open = Ainda por resolver
puzzles-progress = { $n ->
        [0] Nenhum resolvido ainda
        [one] 1 de 4 resolvido
        [4] Os quatro resolvidos
       *[other] { $n } de 4 resolvidos
    }
puzzle = Desafio { $n } de 4
puzzle-goal = O seu objetivo:
puzzle-tries = { $n ->
        [one] 1 tentativa
       *[other] { $n } tentativas
    }
puzzle-missed = Desta vez não
puzzle-try-again = Tentar outra vez
puzzle-show = Ver a solução
puzzle-shown = A solução
puzzle-right = É isso mesmo!
puzzle-next = Desafio seguinte
puzzle-all = Todos os desafios
puzzle-extra-title = Locais a mais
puzzle-extra-goal = Tenha pelo menos 3 ouros no fim deste turno.
puzzle-extra-missed = Conte quantos dados ficariam no local do ouro, e o que pode pagar.
puzzle-extra-answer = O dado branco mostra 3 e pararia um local antes. Pague 1 rublo e ele avança mais um, até ao ouro: com os dois dados que lá estão são três, e 1 ouro por cada um.
puzzle-die-tile-title = Uma peça com um dado
puzzle-die-tile-goal = Tenha pelo menos 6 tijolos no fim deste turno.
puzzle-die-tile-missed = Que dado lhe permite usar a sua peça, e o que dá a peça onde o dado dela está agora?
puzzle-die-tile-answer = Mova o dado verde para os tijolos: agora estão lá dois dados, por isso obtém 4. A sua peça na casa verde mostra o dado amarelo, que também está nos tijolos: ative-a para mais 2. Para a peça não importa quantos dados lá estão.
puzzle-penalty-title = A penalização
puzzle-penalty-goal = Termine uma secção de modo que { $rival } perca 2 de reconhecimento.
puzzle-penalty-missed = Procure a secção inacabada de { $rival } e conte as terminadas em cima que não são dela.
puzzle-penalty-answer = Termine A3: em baixo está inacabada A1, de { $rival }, e agora há em cima duas secções terminadas que não são dela, por isso perde 2. Na torre B uma das duas de cima é dela e não conta: só perderia 1. Na torre C é a sua própria C1 que fica para trás.
puzzle-towers-title = As torres
puzzle-towers-goal = Este é o último turno da partida. O objetivo é vencer.
puzzle-towers-missed = Procure a torre em que estão empatados: aí ninguém recebe nada.
puzzle-towers-answer = A torre A está empatada, uma secção cada, por isso ninguém receberia nada por ela. Ornamente A2, de { $rival }, com um arco: agora lidera aí e fica com todo o valor da torre. Terminar outra secção traz menos.

## On the start page

learn = Aprender o jogo
learn-start = Aprender o jogo
learn-continue = Continuar a primeira partida
learn-text = Uma primeira partida guiada, cerca de oito minutos.
learn-fresh-text = Primeira vez aqui? Jogue uma partida guiada: cerca de oito minutos, e fica a saber como é.
