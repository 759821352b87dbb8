# A primeira partida: uma lição em uma mesa de verdade, passo a passo. Cada passo tem um título e duas ou três frases curtas.
# $rival is the name of the opponent, a woman. The pieces named (red die, section A1, space 4) are fixed.

lesson = Sua primeira partida
# The opponent’s name: a woman’s name that suits the language.
lesson-rival = Vera
lesson-next = Continuar
lesson-leave = Sair da lição; dá para continuar depois
lesson-go-there = Mostrar onde
lesson-progress = Passo { $n } de { $of }
lesson-not-now = Isso vem depois. Primeiro faça o que está em destaque.
lesson-read-first = Leia isto primeiro, depois continue.
lesson-wait-title = Vez de { $rival }
lesson-wait = Veja o que { $rival } faz.

## The steps

lesson-goal-title = Boas-vindas ao canteiro de obras
lesson-goal = Você e { $rival } constroem esta catedral em conjunto. Seções completas e ornamentos trazem prestígio, e quem tem mais prestígio vence. A cada turno você faz uma coisa: buscar materiais, reivindicar uma seção ou construir.
lesson-market-title = O mercado
lesson-market = Cinco dados ficam em um anel de oito espaços. Cada espaço mostra o que se ganha ali. Você escolhe um dado, ele anda no sentido horário o número que mostra, e você recolhe o que houver onde ele parar.
lesson-move-title = Mover um dado
lesson-move = O dado vermelho mostra 3: ele vai parar no espaço 4, ao lado do dado amarelo. Escolha o dado vermelho e depois o espaço que brilha.
lesson-gather-title = Coletar
lesson-gather = Você recebe a quantidade da peça para cada dado no espaço: 2 tijolos por dado, com dois dados, são 4. Pegue os quatro.
lesson-end-title = Os dados que você deixa
lesson-end = Quando você encerra o turno, os dados deste espaço são rolados e ficam ali. O que mostrarem é o que { $rival } pode usar. Encerre o turno.
lesson-theirs-title = { $rival } reivindica uma seção
lesson-theirs = { $rival } pôs um estandarte na seção D1, então só ela pode construir ali. A peça que estava na seção agora está na oficina dela.
lesson-claim-title = Reivindicar uma seção
lesson-claim = A seção A1 precisa de 1 madeira e 2 tijolos e dá 4 de reconhecimento. Os tijolos você já tem. Escolha a seção A1.
lesson-banner-title = Qual estandarte?
lesson-banner = Os estandartes cobrem parte do seu inventário. Um estandarte tirado de lá libera o espaço para sempre, então pegue um do inventário.
lesson-place-title = Virada para cima ou para baixo
lesson-place = A peça mostra 2 madeiras. Virada para cima, custa rublos e dá o benefício agora e de novo depois; virada para baixo, é de graça e não dá nada. Escolha o espaço verde e coloque a peça virada para cima por 2 rublos.
lesson-take-title = O benefício vem na hora
lesson-take = A peça já dá 2 madeiras. Pegue as duas.
lesson-finish-title = Esse foi seu turno
lesson-finish = Não há mais nada para fazer. Encerre o turno.
lesson-deliver-title = Construir
lesson-deliver = { $rival } buscou uma esmeralda. Agora construa: até três materiais em um turno. Escolha a seção A1 três vezes, para entregar 1 madeira e 2 tijolos.
lesson-points-title = Completa!
lesson-points = A seção deu 4 de reconhecimento: seu marcador andou quatro casas e passou por uma casa de prestígio. Quando você ganha prestígio, o marcador pula direto para a próxima casa de prestígio.
lesson-above-title = Uma vizinha em cima
lesson-above = { $rival } reivindicou A2, em cima da sua A1. As torres são de todo mundo: uma pessoa pode construir em cima da outra.
lesson-penalty-title = Não fique para trás
lesson-penalty = Se A1 não estivesse completa, você perderia reconhecimento sempre que algo acima dela fosse completado: 1 para cada seção completa acima que não seja sua.
lesson-further-title = Pagar para ir mais longe
lesson-further = O dado branco e o da sua cor podem ir além do que mostram: 1 rublo por espaço a mais. Todos os outros dados andam exatamente o que mostram.
lesson-full-title = Três dados enchem um espaço
lesson-full = Um dado não pode parar onde já estão outros três. Até lá, cada dado deixa o espaço mais rico.
lesson-again-title = Um dado da cor certa
lesson-again = Sua peça está no espaço verde: ao mover o dado verde, você pode usar essa peça. O dado vai parar ao lado do azul, onde estão as esmeraldas. Escolha o dado verde e depois o espaço que brilha.
lesson-influence-title = Influência
lesson-influence = No mercado você pode fazer três coisas, em qualquer ordem. Uma é a carta deste quadrante: aqui, o clero. Reze para ganhar 1 de reconhecimento.
lesson-more-title = Coletar de novo
lesson-more = A segunda coisa: coletar. Há dois dados aqui, então pegue as duas esmeraldas.
lesson-activate-title = Usar sua peça
lesson-activate = A terceira coisa: você moveu o dado verde, então pode usar a peça do seu espaço verde. Escolha a peça.
lesson-refill-title = Atenção ao inventário
lesson-refill = As 2 madeiras cabem certinho: o que não cabe, não dá para pegar. Pegue as duas.
lesson-decorate-title = Decorar
lesson-decorate = Uma base completa pode receber uma porta: 1 madeira e até duas joias. Uma joia dá 1 de prestígio, duas iguais dão 2, duas diferentes dão 3. Escolha a seção A1 e decore com as duas esmeraldas.
lesson-others-title = Qualquer seção completa
lesson-others = Você pode decorar qualquer seção completa, inclusive as de { $rival }. O ornamento é seu e conta para você naquela torre.
lesson-majority-title = Quem lidera uma torre
lesson-majority = No fim, uma torre vale 2 por seção completa e 1 por ornamento. Aqui você tem uma seção e uma porta; { $rival } ainda não tem nada completo. Com dois jogadores, quem lidera fica com tudo, e o outro lado com um terço.
lesson-tied-title = Uma torre empatada
lesson-tied = Se os dois lados têm a mesma presença em uma torre, ninguém ganha nada por ela. Um só ornamento pode decidir.
lesson-die-tile-title = Uma peça com um dado
lesson-die-tile = A peça em C1 mostra o dado amarelo. Uma peça assim dá, uma vez, o que o mercado mostra onde esse dado está: agora seriam 2 tijolos.
lesson-prestige-title = Prestígio compra ajuda
lesson-prestige = A qualquer momento do seu turno, você pode abrir mão de 1 de prestígio: por 2 rublos, quantas vezes quiser, ou uma vez por turno para rolar de novo os dados de um espaço.
lesson-ending-title = Como a partida acaba
lesson-ending = Quem completar primeiro a sexta seção ganha 3 de prestígio; os outros têm então mais um turno. Depois as torres são pontuadas, e cada cinco materiais e rublos que você tiver valem 1 de prestígio.

## The end of the lesson

lesson-done-title = O jogo é só isso
lesson-done = Você já sabe tudo de que precisa. Continue daqui: um bot joga por { $rival }, e todas as escolhas são suas. Ou treine o olhar com quatro desafios curtos.
lesson-sum-turn = Uma coisa por turno: mercado, reivindicar ou construir.
lesson-sum-gather = Mais dados em um espaço, mais para coletar; os dados que você deixa são rolados para os outros.
lesson-sum-tiles = Uma peça virada para cima dá o benefício na hora, e cada vez que você move o dado dela.
lesson-sum-finish = Complete o que está sob as seções dos outros; joias nos ornamentos são prestígio.
lesson-sum-towers = No fim, liderar as torres é o que decide.
lesson-play-on = Continuar contra o bot
lesson-astray-title = Fora do caminho
lesson-astray = A lição não esperava essa jogada. Desfaça, ou continue jogando livremente.
lesson-astray-back = Desfazer

## The second lesson: four short puzzles. Each has a title, a goal, what went wrong, and an answer that explains.

puzzles = Quatro desafios
puzzles-lead = Um turno cada: alcance o objetivo. Tente quantas vezes quiser.
puzzles-begin = Resolver
puzzles-again = Resolver de novo
puzzles-solved = Resolvido
puzzles-open = Ainda não resolvido
# $n: how many of the four are solved.
puzzles-progress = { $n ->
        [0] Nenhum resolvido ainda
        [one] { $n } de 4 resolvido
        [4] Os quatro resolvidos
       *[other] { $n } de 4 resolvidos
    }
puzzle = Desafio { $n } de 4
puzzle-goal = Seu objetivo:
puzzle-tries = { $n ->
        [one] { $n } tentativa
       *[other] { $n } tentativas
    }
puzzle-missed = Não foi dessa vez
puzzle-try-again = Tentar de novo
puzzle-show = Ver a solução
puzzle-shown = A solução
puzzle-right = É isso aí!
puzzle-next = Próximo desafio
puzzle-all = Todos os desafios
puzzle-extra-title = Espaços a mais
puzzle-extra-goal = Tenha pelo menos 3 ouros no fim deste turno.
puzzle-extra-missed = Conte quantos dados ficariam no espaço do ouro, e o que você pode pagar.
puzzle-extra-answer = O dado branco mostra 3 e pararia um espaço antes. Pague 1 rublo e ele anda mais um, até o ouro: com os dois dados que já estão ali são três, e 1 ouro para cada um.
puzzle-die-tile-title = Uma peça com um dado
puzzle-die-tile-goal = Tenha pelo menos 6 tijolos no fim deste turno.
puzzle-die-tile-missed = Qual dado permite usar sua peça, e o que a peça dá onde o dado dela está agora?
puzzle-die-tile-answer = Mova o dado verde até os tijolos: agora há dois dados ali, então você coleta 4. Sua peça no espaço verde mostra o dado amarelo, que também está nos tijolos: use essa peça e ganhe mais 2. Para a peça, não importa quantos dados estão ali.
puzzle-penalty-title = A penalidade
puzzle-penalty-goal = Complete uma seção de modo que { $rival } perca 2 de reconhecimento.
puzzle-penalty-missed = Procure a seção incompleta de { $rival } e conte as completas acima dela que não são de { $rival }.
puzzle-penalty-answer = Complete A3: embaixo dela A1, de { $rival }, está incompleta, e agora há acima dela duas seções completas que não são de { $rival }, que perde 2. Na torre B uma das duas de cima é da própria { $rival } e não conta: a perda seria só de 1. Na torre C, quem fica para trás é a sua C1.
puzzle-towers-title = As torres
puzzle-towers-goal = Este é o último turno da partida. Vença!
puzzle-towers-missed = Procure a torre em que há empate: ali ninguém ganha nada.
puzzle-towers-answer = A torre A está empatada, uma seção para cada lado, então ninguém ganharia nada por ela. Decore A2, de { $rival }, com um arco: agora você lidera ali e fica com todo o valor da torre. Completar outra seção rende menos.

## On the start page

learn = Aprender o jogo
learn-start = Aprender o jogo
learn-continue = Continuar a partida
learn-text = Uma primeira partida guiada, cerca de oito minutos.
learn-fresh-text = Primeira vez aqui? Jogue uma partida guiada: cerca de oito minutos, e você já sabe como é.
