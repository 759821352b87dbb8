# As regras para quem joga, em palavras nossas e curtas: um título e um parágrafo para cada coisa que se pode perguntar.

rules = Regras
rules-title = As regras
rules-search = Procurar nas regras
rules-search-keys = Prima / para procurar, Enter para ir ao resultado seguinte.
rules-search-endings = a o e s as os es ao oes aes l is m ns
rules-found = { $n ->
    [0] Nada encontrado. Experimente outra palavra.
    [one] Um resultado
   *[other] { $n } resultados
  }
rules-example = Exemplo:
aid = ajuda para o jogador
aid-print = Imprimir ajuda para o jogador
rules-chapters = Capítulos
rules-clause = Cláusula { $clause }: ligação para este ponto
rules-why = Mostrar a regra

## Chapters

rules-chapter-goal = De que se trata
rules-chapter-turn = O seu turno
rules-chapter-claim = Reivindicar uma secção
rules-chapter-build = Construir
rules-chapter-decorate = Ornamentar
rules-chapter-market = O mercado
rules-chapter-influence = Cartas de influência
rules-chapter-workshop = A sua oficina
rules-chapter-points = Reconhecimento e prestígio
rules-chapter-end = O fim e a pontuação
rules-chapter-advanced = Tabuleiros avançados
rules-chapter-solo = Solitário contra Ivan

## What it is about

rule-goal-title = Objetivo do jogo
rule-goal = A catedral constrói-se em conjunto, e cada um quer ficar com os louros. Traga materiais do mercado, termine secções, ornamente-as. Vence quem tiver mais prestígio depois da pontuação final; em caso de empate, quem tiver mais secções terminadas, depois mais ornamentos, e a seguir a vitória é partilhada.
rule-words-title = Secções e torres
rule-words = Cada carta da catedral é uma secção. As secções formam torres: uma fundação em baixo, secções intermediárias por cima, uma cúpula no topo. O nome de uma secção diz a torre e o nível: B1 é a fundação da torre B.
rule-words-example = na imagem, B1 é uma fundação que precisa de 2 tijolos e 2 pedras, B2 uma secção intermediária por cima dela e B3 a cúpula no topo.
rule-seats-title = Os jogadores e o que têm
rule-seats = Jogam de uma a quatro pessoas, cada uma com a sua cor. Cada uma tem seis estandartes, uma porta, dois arcos e uma cruz, uma oficina de seis casas e um inventário de { $room } espaços, quatro deles tapados por estandartes. Pela ordem dos turnos começa-se com { $first }, { $second }, { $third } e { $fourth } rublos. Toda a mesa joga com tabuleiros básicos, ou toda com avançados.
rule-laying-title = Como se prepara a mesa
rule-laying = Todos os marcadores começam na casa { $start } do contador. Peças de recursos, cartas de influência, dados, secções e peças de oficina são distribuídos ao acaso: os dados ficam no local do reconhecimento e nos quatro seguintes, e cada secção recebe uma peça de oficina. Com um ou dois jogadores, as peças marcadas 3+ não são distribuídas. A provisão de materiais é limitada, a de rublos não.

## Your turn

rule-turn-title = Uma de três
rule-turn = No seu turno faz exatamente uma coisa: reivindicar uma secção, construir ou mover um dado no mercado. Não pode passar, nem fazer duas. Os turnos seguem no sentido dos ponteiros do relógio.
rule-exchange-title = Prestígio por rublos
rule-exchange = Em qualquer momento do seu turno, as vezes que quiser, pode abdicar de 1 de prestígio e receber 2 rublos.
rule-exchange-example = o seu marcador está na casa { $next }, uma casa de prestígio. Ao abdicar de 1 de prestígio, recebe 2 rublos e o marcador recua para a casa { $before }.
rule-exchange-also = trocar, dinheiro, moedas
rule-reroll-title = Prestígio por um novo lançamento
rule-reroll = Uma vez no seu turno pode abdicar de 1 de prestígio para lançar de novo todos os dados de um local do mercado.
rule-reroll-also = relançar, repetir
rule-no-prestige-title = Quando não tem nenhum para dar
rule-no-prestige = Quando abdica de prestígio, o seu marcador recua até à casa de prestígio anterior. Se não houver nenhuma atrás dele, não pode pagar com prestígio.

## Claim a section

rule-available-title = Que secções pode reivindicar
rule-available = Qualquer secção sem estandarte que seja uma fundação, ou que assente diretamente numa secção com estandarte. Não importa de quem é esse estandarte, nem se a secção está terminada.
rule-banner-title = Que estandarte usa
rule-banner = Cada vez que reivindica gasta um dos seus seis estandartes. Se vier do inventário, liberta para sempre o espaço que tapava; se vier da reserva, não liberta nada. Com os seis na catedral, já não pode reivindicar mais.
rule-take-tile-title = A peça é sua
rule-take-tile = Ponha o seu estandarte na secção e fique com a peça de oficina que lá está.
rule-place-title = Virada para cima ou para baixo
rule-place = Coloque a peça em qualquer casa vazia da sua oficina. Virada para cima, paga o preço dessa casa em rublos; a da sua cor custa { $own }, as brancas { $white }, as outras { $rival }. Virada para baixo não custa nada, mas a peça não serve para nada até ao fim da partida e a casa fica ocupada. O preço está impresso na casa.
rule-place-example = a sua peça mostra 2 madeiras. Virada para cima numa casa de outra cor custa { $rival } e dá-lhe 2 madeiras agora, e de novo sempre que mover esse dado. Virada para baixo não custa nada e nunca dá nada.
rule-place-also = preço, pagar
rule-at-once-title = Virada para cima dá logo a bonificação
rule-at-once = Uma peça colocada virada para cima dá-lhe a bonificação de imediato, e outra vez sempre que a ativar mais tarde.

## Build

rule-deliver-title = Três entregas
rule-deliver = Entregue um, dois ou três materiais do seu inventário. Há seis materiais: madeira, tijolo, pedra, ouro e duas joias, a joia verde e a joia roxa. Os recursos são os materiais, os rublos e o reconhecimento.
rule-where-title = Para onde vão
rule-where = Cada material vai para uma secção com o seu estandarte que ainda precise dele, ou para um ornamento. Pode reparti-los por várias secções, e as secções podem ficar por acabar.
rule-complete-title = Uma secção está terminada
rule-complete = Assim que uma secção tem tudo aquilo de que precisa, os materiais voltam à provisão, ganha o reconhecimento e os rublos que ela mostra e a carta é virada. O seu estandarte fica.
rule-penalty-title = Secções inacabadas abaixo
rule-penalty = Quando uma secção é terminada, olhe para as secções reivindicadas mas inacabadas que estão abaixo dela na mesma torre. Cada uma custa reconhecimento ao seu dono: 1 por cada secção terminada acima dela que seja de outra pessoa.
rule-penalty-example = aqui a fundação do vermelho não está terminada. Quando o azul terminou a secção intermediária de cima, o vermelho perdeu 1 de reconhecimento. Com duas secções terminadas de outros em cima teria perdido 2. As secções próprias em cima não custam nada.
rule-penalty-also = penalização, castigo, perder
rule-leftover-title = Entregas que sobram
rule-leftover = Se uma secção está terminada e ainda lhe restam entregas, continue: entregue noutras secções ou ornamente, até mesmo a secção que acabou de terminar.

## Decorate

rule-ornaments-title = Um ornamento por secção
rule-ornaments = Uma secção terminada sem ornamento pode receber um: uma porta na fundação, um arco na secção intermediária, uma cruz na cúpula. Pode ornamentar qualquer secção terminada, mesmo construída por outra pessoa.
rule-ornament-cost-title = O que custa um ornamento
rule-ornament-cost = Uma porta leva 1 madeira, um arco 1 pedra, uma cruz 1 ouro; a cada um pode juntar uma ou duas joias. Cada um destes materiais é uma entrega, e um ornamento entrega-se inteiro num só turno.
rule-jewels-title = As joias brilham
rule-jewels = As joias num ornamento dão logo prestígio: 1 por uma joia, 2 por duas da mesma cor, 3 por uma joia verde e uma roxa.
rule-jewels-example = ornamenta uma fundação com uma porta: 1 madeira, uma joia verde e uma roxa. São as três entregas do turno, e as duas joias diferentes dão-lhe 3 de prestígio.
rule-ornament-stock-title = É preciso ter o ornamento
rule-ornament-stock = Cada jogador tem uma porta, dois arcos e uma cruz para toda a partida. Nos tabuleiros avançados é preciso desbloqueá-los primeiro.

## The market

rule-move-title = Mover um dado
rule-move = Escolha qualquer dado; ele avança exatamente tantos locais quantos mostra. O dado branco e o da sua cor podem ir mais longe, a 1 rublo por cada local a mais.
rule-move-example = joga com o vermelho. O dado branco mostra 5: avança 5 locais, ou 6 por 1 rublo, ou 7 por 2 rublos. O dado vermelho pode fazer o mesmo, porque é o seu. O dado azul avança exatamente o que mostra.
rule-move-also = andar, ir mais longe, extra
rule-full-space-title = Um local cheio
rule-full-space = Um dado não pode parar onde já estão outros três.
rule-full-space-also = bloqueado, máximo, limite
rule-three-things-title = Depois, até três coisas
rule-three-things = Onde o dado parou pode obter recursos, usar a carta de influência e ativar uma peça de oficina: cada coisa uma vez no máximo, por qualquer ordem, nenhuma obrigatória.
rule-gather-title = Obter recursos
rule-gather = Obtém a quantidade da peça por cada dado que está agora no local, incluindo o que moveu. Pode tirar menos materiais. Rublos e reconhecimento vêm sempre por inteiro.
rule-gather-also = recolher, apanhar, tirar
rule-room-title = Provisão e espaço
rule-room = Não pode tirar mais do que há na provisão, nem mais do que cabe no seu inventário. Nada do que tem pode ser deitado fora.
rule-roll-title = Os dados são lançados para o jogador seguinte
rule-roll = Quando termina o seu turno, todos os dados do local onde parou são lançados e ficam lá. O que mostram é o que o jogador seguinte encontra.

## Influence cards

rule-card-title = A carta do quadrante
rule-card = Cada carta pertence a dois locais do mercado. Se o seu dado parar num deles, pode fazer uma das duas ações da carta, não ambas.
rule-card-example = o seu dado para num dos dois locais desta carta. Pode receber { $one } ou, em vez disso, doar { $other }, mas não as duas coisas.
rule-repeat-title = Uma vez, ou as que quiser
rule-repeat = Uma ação com o sinal de repetição pode fazer-se as vezes que quiser, mas de seguida: assim que obtiver recursos ou ativar uma peça, fica encerrada. Qualquer outra ação faz-se uma vez.
rule-craftsmen-title = Artesãos: comprar e vender
rule-craftsmen = Compre um material da provisão, ou venda um, pelo preço da carta. Se a carta mostrar materiais, só esses.
rule-teamsters-title = Transportadores: transportar, ganhar, trocar
rule-teamsters = Transportar: pague e entregue tantos materiais quantos a carta diz, como se estivesse a construir; um ornamento tem de caber inteiro. Ganhar: receba rublos. Trocar: pague e troque entre si duas peças de recursos do mercado.
rule-merchants-title = Comerciantes: trocar, por grosso, permutar, encomendar
rule-merchants = Trocar: { $trade }. Por grosso: { $bulk }. Permutar: { $barter }. Encomendar: use qualquer uma das suas peças viradas para cima, mesmo uma que já tenha ativado neste turno.
rule-clergy-title = Clero: rezar, doar, oferecer, voto
rule-clergy = Rezar: ganhe { $pray }. Doar: { $donate }. Oferecer: { $offer }. Voto: ganhe { $vow } se tiver terminado pelo menos uma fundação, uma secção intermediária e uma cúpula.
rule-influence-room-title = Provisão e espaço contam também aqui
rule-influence-room = O que compra ou recebe em troca tem de estar na provisão e, descontado o que dá, tem de haver espaço para isso.

## Your workshop

rule-tiles-title = O que mostram as peças
rule-tiles = Uma peça de oficina mostra uma quantidade de um recurso, ou um dado.
rule-activate-title = Ativar uma peça
rule-activate = Depois de mover um dado pode usar a peça virada para cima na casa dessa cor. Depois do dado branco: uma das suas duas casas brancas.
rule-resource-tile-title = Uma peça com um recurso
rule-resource-tile = Dá-lhe a quantidade que mostra: materiais, rublos ou reconhecimento.
rule-die-tile-title = Uma peça com um dado
rule-die-tile = Dá-lhe, uma vez, o que o mercado mostra no local onde esse dado está agora. Não importa quantos dados lá estão.
rule-die-tile-example = a sua peça mostra o dado verde, que está em 2 pedras com outros dois dados. A peça dá-lhe 2 pedras, não 6.
rule-take-less-title = Tirar menos
rule-take-less = Pode tirar só uma parte dos materiais, ou nenhum. A provisão e o espaço limitam-nos, como sempre.

## Recognition and prestige

rule-recognition-title = Reconhecimento
rule-recognition = Um só marcador num só contador conta tudo. Cada ponto de reconhecimento move-o uma casa, para a frente quando se ganha e para trás quando se perde, mas nunca abaixo de 0.
rule-prestige-title = Prestígio
rule-prestige = Cada ponto de prestígio que ganha leva o marcador até à próxima casa de prestígio, por mais perto ou longe que esteja. Cada um que perde fá-lo recuar até à casa de prestígio anterior. Por isso o prestígio vale mais no início, quando essas casas estão longe umas das outras.
rule-prestige-example = o seu marcador está na casa { $from }. Com 2 de reconhecimento chega à casa { $next }, uma casa de prestígio. Com 1 de prestígio também, e da casa { $next } mais 1 de prestígio leva-o à seguinte, a casa { $after }.
rule-second-lap-title = Para lá da última casa
rule-second-lap = Depois da casa 80 o marcador vira-se para o lado +40 e recomeça na casa 1. Também pode recuar e voltar a passar essa linha. A própria casa 80 vale 40 de prestígio.
rule-worth-title = Quanto vale a sua posição
rule-worth = O número da última casa de prestígio em que está ou por que passou.

## The end and the score

rule-sixth-title = A sexta secção
rule-sixth = Quem primeiro terminar uma sexta secção ganha a recompensa dela e mais 3 de prestígio, e acaba o turno. Os outros têm então exatamente mais um turno.
rule-sixth-also = última ronda, ronda final
rule-markers-back-title = Os marcadores recuam
rule-markers-back = Os marcadores entre duas casas de prestígio recuam para a anterior.
rule-goods-title = O que ainda tem
rule-goods = Conte juntos os seus materiais e rublos: cada cinco completos valem 1 de prestígio. Os materiais que estão nas secções não contam.
rule-tower-title = Quanto vale uma torre
rule-tower = 2 por cada secção terminada e 1 por cada ornamento que tenha. As secções inacabadas não contam.
rule-presence-title = Quem está presente
rule-presence = Em cada torre conte os seus estandartes em secções terminadas e os seus ornamentos. Sem esta presença não recebe nada dessa torre.
rule-places-title = Três e quatro jogadores
rule-places = Quem tem mais presença fica com o que a torre vale, o jogador seguinte com metade, o seguinte com metade disso, sempre arredondando para baixo. Quem empata soma as posições que ocupa e reparte-as por igual, arredondando para baixo. Um quarto jogador recebe metade da terceira posição, e assim por diante.
rule-places-example = uma torre vale 12. O azul lidera e fica com 12, o amarelo com 6. O verde e o vermelho estão empatados atrás: somam a terceira e a quarta posição, 3 e 1, e recebem 2 cada um.
rule-places-also = maioria, igualdade, quarto
rule-two-seats-title = Dois jogadores e modo solitário
rule-two-seats = Quem tem mais presença fica com tudo; o outro lado, se estiver presente, com um terço, arredondado para baixo. Em caso de empate ninguém recebe nada.
rule-two-seats-example = nesta torre o vermelho e o azul têm uma secção terminada cada um: um empate, por isso ninguém recebe nada. Se o vermelho puser uma porta, a torre vale 5 e o vermelho lidera por 2 a 1: fica com 5, o azul com um terço, 1.
rule-two-seats-also = maioria, igualdade
rule-limit-title = Partidas com limite de turnos
rule-limit = Uma mesa pode ter um limite de turnos. Quando é atingido, a partida termina e é pontuada tal como está.

## Advanced boards

rule-advanced-board-title = O que está no tabuleiro
rule-advanced-board = Há dois estandartes nas casas brancas, e os seus quatro ornamentos nas de cor. Não há reserva: os estandartes das casas brancas usam-se como os do inventário.
rule-advanced-price-title = Um só preço
rule-advanced-price = Cada casa custa { $advanced } com a peça virada para cima.
rule-unlock-title = Desbloquear um ornamento
rule-unlock = Uma peça colocada virada para cima numa casa de cor desbloqueia o ornamento que lá está. Se lá puser uma peça virada para baixo, esse ornamento fica bloqueado para sempre.
rule-unlock-example = o arco está na sua casa verde. Se lá colocar uma peça virada para cima, pode usar esse arco; virada para baixo, perde-o.
rule-white-spaces-title = Casas brancas
rule-white-spaces = Uma casa branca só recebe uma peça depois de usado o estandarte que lá estava, mesmo que tenha sido para reivindicar a secção dessa peça.

## Solo against Ivan

rule-ivan-title = Ivan
rule-ivan = Ivan joga contra si por meio de cartas. A mesa prepara-se como para dois e o jogador começa com { $purse }. Ivan tem estandartes, ornamentos e um marcador, mas não tem tabuleiro nem rublos.
rule-ivan-cards-title = As cinco cartas dele
rule-ivan-cards = Estão em fila por ordem aleatória, e em cada uma há uma peça que mostra um dos dados, virada para cima.
rule-ivan-first-title = Ele começa com uma fundação
rule-ivan-first = Antes do primeiro turno reivindica a fundação que dá mais reconhecimento; entre várias, a que estiver mais à esquerda. A peça dela sai do jogo.
rule-ivan-turn-title = O turno de Ivan
rule-ivan-turn = É a vez da primeira carta da fila com a peça virada para cima. O dado dessa peça avança o seu valor, a não ser que fosse parar onde já estão outros três dados: nesse caso fica onde está e não dá nada. A peça vira-se para baixo e ele faz o que a carta diz. Os turnos alternam e, onde nada mais é dito, ele segue as regras para dois.
rule-ivan-turn-example = na imagem, a peça da primeira carta já está virada para baixo. Por isso joga-se a segunda: o dado branco avança, a peça dele vira-se para baixo e Ivan reivindica uma secção.
rule-ivan-die-title = O que o dado lhe traz
rule-ivan-die = Só reconhecimento: do local do reconhecimento, por cada dado que lá está, e de uma carta do clero em que se possa rezar, ou cumprir um voto ao alcance dele. Depois lançam-se os dados desse local.
rule-ivan-recognition-title = Carta: reconhecimento
rule-ivan-recognition = Ivan ganha 4 de reconhecimento.
rule-ivan-inventory-title = Carta: inventário
rule-ivan-inventory = 4 materiais da pilha mais cheia da provisão vão para esta carta.
rule-ivan-transport-title = Carta: transporte
rule-ivan-transport = Tudo o que está na carta de inventário vai para a carta de construção.
rule-ivan-claim-title = Carta: reivindicar
rule-ivan-claim = Reivindica uma secção logo acima de uma reivindicada por si; se não, uma fundação; se não, qualquer uma disponível. Onde servirem várias, a escolha é sua. O reconhecimento que a peça mostrar é de Ivan; a peça sai do jogo. Se não lhe restar nenhum estandarte, não reivindica nada.
rule-ivan-construction-title = Carta: construção
rule-ivan-construction = Tudo o que está nesta carta vai para as secções inacabadas de Ivan, valendo cada material por qualquer outro, do nível mais baixo para cima e da esquerda para a direita. Uma secção terminada dá-lhe o seu reconhecimento, mas não rublos. O que sobrar fica na carta.
rule-ivan-ornament-title = Quando todas as peças estão para baixo
rule-ivan-ornament = No início do turno dele, Ivan coloca primeiro o próximo ornamento, pela ordem porta, arco, arco, cruz, numa secção adequada construída por si ou, se não houver, numa dele, e ganha 1 de prestígio. Se servirem várias, a escolha é sua; se não servir nenhuma, o ornamento espera. Depois as peças são baralhadas e distribuídas de novo viradas para cima.
rule-ivan-end-title = O fim contra Ivan
rule-ivan-end = Ninguém ganha os 3 de prestígio por uma sexta secção. O outro lado tem mais um turno. As torres pontuam-se como para dois, e Ivan não recebe nada pelo que tem.
