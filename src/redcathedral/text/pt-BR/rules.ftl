# As regras para quem joga, em palavras nossas e curtas: um título e um parágrafo para cada coisa que se pode perguntar.
# `rule-…-also` lists other words somebody may search for; it is never shown.

rules = Regras
rules-title = As regras
rules-search = Buscar nas regras
rules-search-keys = Tecle / para buscar, Enter para ir ao próximo trecho encontrado.
# For the search, which finds every form of a word: the endings words take in this language, without accents. Two words are
# forms of one when they begin with the same three letters or more and go on with endings of this list, or with nothing.
rules-search-endings = a o e s as os es ao oes aes l is m ns ar er ir ada ado adas ados
rules-found = { $n ->
    [0] Nada encontrado. Tente outra palavra.
    [one] Um trecho encontrado
   *[other] { $n } trechos encontrados
  }
# Stands before a worked example of a rule, which goes on in the same line.
rules-example = Exemplo:
# A page with the most important rules, to print: first its title, then the button.
aid = guia do jogador
aid-print = Imprimir guia do jogador
rules-chapters = Capítulos
# $clause is the number of a clause in the full rule text, such as "B3"; this names a link to it.
rules-clause = Cláusula { $clause }: link para este trecho
# Beside the answer to "why can’t I do this?"
rules-why = Ver a regra

## Chapters

rules-chapter-goal = Do que se trata
rules-chapter-turn = Seu turno
rules-chapter-claim = Reivindicar uma seção
rules-chapter-build = Construir
rules-chapter-decorate = Decorar
rules-chapter-market = O mercado
rules-chapter-influence = Cartas de influência
rules-chapter-workshop = Sua oficina
rules-chapter-points = Reconhecimento e prestígio
rules-chapter-end = O fim e a pontuação
rules-chapter-advanced = Tabuleiros avançados
rules-chapter-solo = Solo contra Ivan

## What it is about

rule-goal-title = Objetivo do jogo
rule-goal = A catedral é construída em conjunto, mas cada um quer ficar com o mérito. Traga materiais do mercado, complete seções e decore o que está pronto. Vence quem tiver mais prestígio depois da pontuação final; no empate, quem tiver mais seções completas, depois mais ornamentos, e a partir daí a vitória é dividida.
rule-words-title = Seções e torres
rule-words = Cada carta da catedral é uma seção. Elas formam torres: uma base embaixo, seções intermediárias acima dela, uma cúpula no topo. O nome de uma seção diz a torre e o nível: B1 é a base da torre B.
rule-words-example = na imagem, B1 é uma base que precisa de 2 tijolos e 2 pedras, B2 uma seção intermediária acima dela e B3 a cúpula no topo.
rule-seats-title = Os jogadores e o que eles têm
rule-seats = Jogam de uma a quatro pessoas, cada uma com sua cor. Cada uma tem seis estandartes, uma porta, dois arcos e uma cruz, uma oficina de seis espaços e um inventário de { $room } espaços, quatro deles cobertos por estandartes. Na ordem dos turnos, os jogadores começam com { $first }, { $second }, { $third } e { $fourth } rublos. A mesa toda joga com tabuleiros básicos, ou toda com avançados.
rule-laying-title = Como se monta a mesa
rule-laying = Todos os marcadores começam na casa { $start } da trilha. Peças de recursos, cartas de influência, dados, seções e peças de oficina são distribuídos ao acaso: os dados ficam no espaço de reconhecimento e nos quatro seguintes, e cada seção recebe uma peça de oficina. Com um ou dois jogadores, as peças marcadas com 3+ não são distribuídas. O suprimento de materiais é limitado, o de rublos não.

## Your turn

rule-turn-title = Uma de três
rule-turn = No seu turno você faz exatamente uma coisa: reivindicar uma seção, construir ou mover um dado no mercado. Não pode passar nem fazer duas. Os turnos seguem no sentido horário.
rule-exchange-title = Prestígio por rublos
rule-exchange = A qualquer momento do seu turno, quantas vezes quiser, você pode abrir mão de 1 de prestígio e receber 2 rublos.
rule-exchange-example = seu marcador está na casa { $next }, uma casa de prestígio. Você abre mão de 1 de prestígio: ele volta para a casa { $before } e você recebe 2 rublos.
rule-exchange-also = trocar, dinheiro, moedas
rule-reroll-title = Prestígio por uma nova rolagem
rule-reroll = Uma vez no seu turno, você pode abrir mão de 1 de prestígio para rolar de novo todos os dados de um espaço do mercado.
rule-reroll-also = rolar de novo, rerrolar, lançar, repetir
rule-no-prestige-title = Quando não há prestígio para dar
rule-no-prestige = Quando você abre mão de prestígio, seu marcador volta até a casa de prestígio anterior. Sem nenhuma casa de prestígio atrás dele, não dá para pagar com prestígio.

## Claim a section

rule-available-title = Quais seções dá para reivindicar
rule-available = Qualquer seção sem estandarte que seja uma base, ou que esteja diretamente sobre uma seção com estandarte. Não importa de quem é esse estandarte nem se a seção está completa.
rule-banner-title = Qual estandarte usar
rule-banner = Cada vez que reivindica, você gasta um dos seus seis estandartes. Tirado do inventário, ele libera para sempre o espaço que cobria. Tirado da reserva, não libera nada. Com os seis na catedral, não dá mais para reivindicar.
rule-take-tile-title = A peça é sua
rule-take-tile = Ponha seu estandarte na seção e fique com a peça de oficina que está ali.
rule-place-title = Virada para cima ou para baixo
rule-place = Coloque a peça em qualquer espaço vazio da sua oficina. Para colocar virada para cima, você paga em rublos o preço desse espaço; o da sua cor custa { $own }, os brancos { $white }, os outros { $rival }. Virada para baixo não custa nada, mas a peça não faz nada até o fim da partida e o espaço fica ocupado. O preço está impresso no espaço.
rule-place-example = sua peça mostra 2 madeiras. Virada para cima em um espaço de outra cor, custa { $rival } e dá a você 2 madeiras agora, e de novo toda vez que mover esse dado. Virada para baixo não custa nada e nunca dá nada.
rule-place-also = preço, pagar
rule-at-once-title = Virada para cima, benefício na hora
rule-at-once = Uma peça colocada virada para cima dá o benefício na hora, e de novo cada vez que você a usar depois.

## Build

rule-deliver-title = Três entregas
rule-deliver = Entregue um, dois ou três materiais do seu inventário. Há seis materiais: madeira, tijolo, pedra, ouro e duas joias, a esmeralda e a ametista. Recursos são os materiais, os rublos e o reconhecimento juntos.
rule-where-title = Para onde vão
rule-where = Cada material vai para uma seção com o seu estandarte que ainda precise dele, ou para um ornamento. Você pode espalhar os materiais por várias seções, e elas podem ficar incompletas.
rule-complete-title = Uma seção completa
rule-complete = No momento em que uma seção tem tudo de que precisa, os materiais dela voltam ao suprimento, você ganha o reconhecimento e os rublos que ela mostra e a carta é virada. Seu estandarte fica.
rule-penalty-title = Seções incompletas abaixo
rule-penalty = Quando uma seção é completada, olhe as seções reivindicadas mas incompletas abaixo dela na mesma torre. Cada uma custa reconhecimento ao dono: 1 para cada seção completa acima dela que seja de outra pessoa.
rule-penalty-example = aqui a base do vermelho não está completa. Quando o azul completou a seção intermediária acima dela, o vermelho perdeu 1 de reconhecimento. Com duas seções completas de outros acima, teria perdido 2. As seções do próprio vermelho acima dela não custam nada.
rule-penalty-also = penalidade, castigo, perder
rule-leftover-title = Entregas que sobram
rule-leftover = Se uma seção está completa e ainda restam entregas, continue: entregue em outras seções ou decore, até mesmo a seção que acabou de completar.

## Decorate

rule-ornaments-title = Um ornamento por seção
rule-ornaments = Uma seção completa sem ornamento pode receber um: porta na base, arco na seção intermediária, cruz na cúpula. Você pode decorar qualquer seção completa, mesmo construída por outra pessoa.
rule-ornament-cost-title = Quanto custa um ornamento
rule-ornament-cost = Uma porta leva 1 madeira, um arco 1 pedra, uma cruz 1 ouro; a cada um dá para juntar uma ou duas joias. Cada um desses materiais é uma entrega, e um ornamento é entregue inteiro em um só turno.
rule-jewels-title = As joias brilham
rule-jewels = As joias em um ornamento dão prestígio na hora: 1 por uma joia, 2 por duas da mesma cor, 3 por uma esmeralda e uma ametista.
rule-jewels-example = você decora uma base com uma porta: 1 madeira, uma esmeralda e uma ametista. São as três entregas do turno, e as duas joias diferentes dão a você 3 de prestígio.
rule-ornament-stock-title = É preciso ter o ornamento
rule-ornament-stock = Cada jogador tem uma porta, dois arcos e uma cruz para a partida inteira. Nos tabuleiros avançados, é preciso desbloquear os ornamentos antes.

## The market

rule-move-title = Mover um dado
rule-move = Escolha qualquer dado; ele avança exatamente o número de espaços que mostra. O dado branco e o da sua cor podem ir mais longe, por 1 rublo a cada espaço a mais.
rule-move-example = você joga com o vermelho. O dado branco mostra 5: ele anda 5 espaços, ou 6 por 1 rublo, ou 7 por 2 rublos. O dado vermelho pode fazer o mesmo, porque é o seu. O dado azul anda exatamente o que mostra.
rule-move-also = andar, ir mais longe, extra
rule-full-space-title = Um espaço cheio
rule-full-space = Um dado não pode parar onde já estão outros três.
rule-full-space-also = bloqueado, máximo, limite
rule-three-things-title = Depois, até três coisas
rule-three-things = Onde o dado parou, você pode coletar, usar a carta de influência e usar uma peça de oficina: cada coisa no máximo uma vez, em qualquer ordem, nenhuma obrigatória.
rule-gather-title = Coletar
rule-gather = Você recebe a quantidade da peça para cada dado que está agora no espaço, incluindo o que você moveu. Dos materiais, você pode pegar menos. Rublos e reconhecimento vêm sempre por inteiro.
rule-gather-also = recolher, obter, pegar
rule-room-title = Suprimento e espaço
rule-room = Não dá para pegar mais do que há no suprimento, nem mais do que cabe no seu inventário. Nada do que você tem pode ser jogado fora.
rule-roll-title = Os dados são rolados para o próximo jogador
rule-roll = Quando você encerra o turno, todos os dados do espaço onde parou são rolados e ficam ali. O que mostram é o que o próximo jogador encontra.

## Influence cards

rule-card-title = A carta do quadrante
rule-card = Cada carta pertence a dois espaços do mercado. Se seu dado parar em um deles, você pode fazer uma das duas ações da carta, não ambas.
rule-card-example = seu dado para em um dos dois espaços desta carta. Você pode receber { $one } ou então doar { $other }, mas não as duas coisas.
rule-repeat-title = Uma vez, ou quantas quiser
rule-repeat = Uma ação com o símbolo de repetição pode ser feita várias vezes, mas em sequência: assim que você coleta ou usa uma peça, acabou. Qualquer outra ação é feita uma vez.
rule-craftsmen-title = Artesãos: comprar e vender
rule-craftsmen = Compre um material do suprimento, ou venda um, pelo preço da carta. Se a carta mostrar materiais, só esses.
rule-teamsters-title = Carroceiros: transportar, ganhar, trocar
rule-teamsters = Transportar: pague e entregue tantos materiais quantos a carta diz, como se estivesse construindo; um ornamento precisa caber inteiro. Ganhar: receba rublos. Trocar: pague e faça duas peças de recursos do mercado trocarem de lugar.
rule-merchants-title = Mercadores: trocar, no atacado, permutar, encomendar
rule-merchants = Trocar: { $trade }. No atacado: { $bulk }. Permutar: { $barter }. Encomendar: use qualquer uma das suas peças viradas para cima, mesmo uma que já tenha usado neste turno.
rule-clergy-title = Clero: rezar, doar, ofertar, promessa
rule-clergy = Rezar: ganhe { $pray }. Doar: { $donate }. Ofertar: { $offer }. Promessa: ganhe { $vow } se tiver completado pelo menos uma base, uma seção intermediária e uma cúpula.
rule-influence-room-title = Suprimento e espaço contam aqui também
rule-influence-room = O que você compra ou recebe em troca precisa estar no suprimento e, descontado o que você dá, precisa caber.

## Your workshop

rule-tiles-title = O que as peças mostram
rule-tiles = Uma peça de oficina mostra uma quantidade de um recurso, ou um dado.
rule-activate-title = Usar uma peça
rule-activate = Depois de mover um dado, você pode usar a peça virada para cima no espaço dessa cor. Depois do dado branco: um dos seus dois espaços brancos.
rule-resource-tile-title = Uma peça com um recurso
rule-resource-tile = Dá a quantidade que mostra: materiais, rublos ou reconhecimento.
rule-die-tile-title = Uma peça com um dado
rule-die-tile = Dá, uma vez, o que o mercado mostra no espaço onde esse dado está agora. Não importa quantos dados estão ali.
rule-die-tile-example = sua peça mostra o dado verde, que está no espaço de 2 pedras com outros dois dados. A peça dá 2 pedras, não 6.
rule-take-less-title = Pegar menos
rule-take-less = Dos materiais, dá para pegar só uma parte, ou nada. Suprimento e espaço são o limite, como sempre.

## Recognition and prestige

rule-recognition-title = Reconhecimento
rule-recognition = Um só marcador em uma só trilha conta tudo. Cada ponto de reconhecimento move o marcador uma casa, para a frente quando você ganha e para trás quando perde, mas nunca abaixo de 0.
rule-prestige-title = Prestígio
rule-prestige = Cada ponto de prestígio que você ganha leva o marcador até a próxima casa de prestígio, perto ou longe. Cada um que você perde faz o marcador voltar até a anterior. Por isso o prestígio vale mais no começo, quando as casas de prestígio estão longe umas das outras.
rule-prestige-example = seu marcador está na casa { $from }. Com 2 de reconhecimento ele chega à casa { $next }, uma casa de prestígio. Com 1 de prestígio também, e da casa { $next } mais 1 de prestígio o leva à próxima, a casa { $after }.
rule-second-lap-title = Além da última casa
rule-second-lap = Depois da casa 80, o marcador vira para o lado +40 e dá outra volta a partir da casa 1. Ele também pode recuar e cruzar essa linha de volta. A casa 80 vale 40 de prestígio.
rule-worth-title = Quanto vale sua posição
rule-worth = O número da última casa de prestígio em que você está ou pela qual passou.

## The end and the score

rule-sixth-title = A sexta seção
rule-sixth = Quem completar primeiro a sexta seção ganha a recompensa dela e mais 3 de prestígio, e termina o turno. Os outros têm então exatamente mais um turno.
rule-sixth-also = última rodada, rodada final
rule-markers-back-title = Os marcadores recuam
rule-markers-back = Marcadores entre duas casas de prestígio voltam para a anterior.
rule-goods-title = O que você ainda tem
rule-goods = Conte seus materiais e rublos juntos: cada cinco completos valem 1 de prestígio. Os materiais que estão nas seções não contam.
rule-tower-title = Quanto vale uma torre
rule-tower = 2 por seção completa e 1 por ornamento nela. Seções incompletas não contam.
rule-presence-title = Quem está presente
rule-presence = Em cada torre, conte seus estandartes em seções completas e seus ornamentos. Sem nenhum, você não ganha nada ali.
rule-places-title = Três e quatro jogadores
rule-places = Quem tem mais presença fica com o que a torre vale, o próximo jogador com metade, o seguinte com metade disso, sempre arredondando para baixo. Quem empata soma as posições que ocupa e divide por igual, arredondando para baixo. Um quarto jogador recebe metade da terceira posição, e assim por diante.
rule-places-example = uma torre vale 12. O azul lidera e fica com 12, o amarelo com 6. O verde e o vermelho estão empatados atrás: somam a terceira e a quarta posição, 3 e 1, e recebem 2 cada um.
rule-places-also = maioria, igualdade, quarto
rule-two-seats-title = Dois jogadores, e solo
rule-two-seats = Quem tem mais presença fica com tudo; o outro lado, se estiver presente, com um terço, arredondado para baixo. No empate, ninguém ganha nada.
rule-two-seats-example = nesta torre o vermelho e o azul têm uma seção completa cada um: um empate, então ninguém ganha nada. Se o vermelho puser uma porta, a torre vale 5 e o vermelho lidera por 2 a 1: fica com 5, e o azul com um terço, 1.
rule-two-seats-also = maioria, igualdade
rule-limit-title = Partidas com limite de turnos
rule-limit = Uma mesa pode ter um limite de turnos. Quando ele é atingido, a partida termina e é pontuada como está.

## Advanced boards

rule-advanced-board-title = O que está no tabuleiro
rule-advanced-board = Há dois estandartes nos espaços brancos, e seus quatro ornamentos nos coloridos. Não há reserva: os estandartes dos espaços brancos são usados como os do inventário.
rule-advanced-price-title = Um preço só
rule-advanced-price = Cada espaço custa { $advanced } com a peça virada para cima.
rule-unlock-title = Desbloquear um ornamento
rule-unlock = Uma peça colocada virada para cima em um espaço colorido desbloqueia o ornamento que está ali. Se você puser ali uma peça virada para baixo, esse ornamento fica bloqueado para sempre.
rule-unlock-example = o arco está no seu espaço verde. Coloque ali uma peça virada para cima e poderá usar esse arco; virada para baixo, você o perde.
rule-white-spaces-title = Espaços brancos
rule-white-spaces = Um espaço branco só recebe uma peça quando o estandarte que estava nele já foi usado, mesmo que só agora, ao reivindicar.

## Solo against Ivan

rule-ivan-title = Ivan
rule-ivan = Ivan joga contra você por meio de cartas. A mesa é montada como para dois, e você começa com { $purse }. Ele tem estandartes, ornamentos e um marcador, mas não tem tabuleiro nem rublos.
rule-ivan-cards-title = As cinco cartas dele
rule-ivan-cards = Elas ficam em fila, em ordem aleatória, e em cada uma há uma peça que mostra um dos dados, virada para cima.
rule-ivan-first-title = Ele começa com uma base
rule-ivan-first = Antes do primeiro turno, ele reivindica a base que dá mais reconhecimento; entre várias, a mais à esquerda. A peça dela sai do jogo.
rule-ivan-turn-title = O turno dele
rule-ivan-turn = Vale a primeira carta da fila com a peça virada para cima. O dado dessa peça anda o que mostra, a não ser que fosse parar onde já estão outros três: nesse caso fica onde está e não rende nada. A peça é virada para baixo, e ele faz o que a carta diz. Vocês alternam os turnos e, onde nada mais é dito, ele segue as regras para dois.
rule-ivan-turn-example = na imagem, a peça da primeira carta já está virada para baixo. Então vale a segunda: o dado branco anda, a peça dele é virada para baixo, e Ivan reivindica uma seção.
rule-ivan-die-title = O que o dado traz para ele
rule-ivan-die = Só reconhecimento: do espaço de reconhecimento, para cada dado que está ali, e de uma carta do clero em que dê para rezar ou cumprir uma promessa ao alcance dele. Depois os dados dali são rolados.
rule-ivan-recognition-title = Carta: reconhecimento
rule-ivan-recognition = Ivan ganha 4 de reconhecimento.
rule-ivan-inventory-title = Carta: inventário
rule-ivan-inventory = 4 materiais da pilha mais cheia do suprimento vão para esta carta.
rule-ivan-transport-title = Carta: transporte
rule-ivan-transport = Tudo o que está na carta de inventário vai para a carta de construção.
rule-ivan-claim-title = Carta: reivindicação
rule-ivan-claim = Ele reivindica uma seção diretamente acima de uma reivindicada por você; se não houver, uma base; se não, qualquer uma disponível. Quando várias servem, a escolha é sua. O reconhecimento que a peça mostrar é dele; a peça sai do jogo. Sem estandartes, ele não reivindica nada.
rule-ivan-construction-title = Carta: construção
rule-ivan-construction = Tudo o que está nesta carta vai para as seções incompletas dele, qualquer material no lugar de qualquer outro, do nível mais baixo para cima e da esquerda para a direita. Uma seção completa dá a ele o reconhecimento, mas não os rublos. O que sobrar fica na carta.
rule-ivan-ornament-title = Quando todas as peças estão para baixo
rule-ivan-ornament = No começo do turno, ele primeiro coloca o próximo ornamento, na ordem porta, arco, arco, cruz, em uma seção construída por você que sirva ou, se não houver, em uma dele, e ganha 1 de prestígio. Quando várias servem, a escolha é sua; quando nenhuma serve, o ornamento espera. Depois as peças são embaralhadas e distribuídas de novo viradas para cima.
rule-ivan-end-title = O fim contra Ivan
rule-ivan-end = Ninguém ganha os 3 de prestígio pela sexta seção. O outro lado tem mais um turno. As torres são pontuadas como para dois, e Ivan não ganha nada pelo que tem guardado.
