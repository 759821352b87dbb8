### As palavras da página em português. O programa preenche os valores entre chavetas.
### Dado e local do mercado são masculinos («dado vermelho»); a casa da oficina é feminina e pede a forma `f` da cor.

## The start page

title = Red Cathedral
title-your-turn = ● É a sua vez – Red Cathedral
tagline = Junte, reivindique e construa: erga as torres sobre o mercado e deixe o seu nome na cidade.
start-choose = Como quer jogar?
unofficial = Uma edição digital não oficial para quem adora o jogo de tabuleiro. Todos os desenhos são nossos.
privacy-title = Privacidade
mode-bot = Jogar contra um bot
mode-bot-text = De um a três adversários neste dispositivo.
mode-bot-lead = Escolha contra quantos bots joga e a força de cada um.
mode-solo = Solitário contra Ivan
mode-solo-text = O adversário do modo solitário do livro de regras.
mode-solo-lead = Ivan segue as cartas dele; quando ele pode escolher, a decisão é sua.
mode-hot = No mesmo ecrã
mode-hot-text = De duas a quatro pessoas, um só ecrã.
mode-hot-lead = O ecrã mostra sempre o jogador de quem é a vez.
mode-friends = Jogar com amigos
mode-friends-text = Envie uma ligação: podem entrar a partir de qualquer lado.
mode-friends-lead = Recebe uma ligação para enviar. A partida começa quando todos os lugares estiverem ocupados.
start-game = Começar a partida
make-table = Preparar a mesa
starting = A começar…
your-name = O seu nome
name-of = Nome do jogador { $n }
player-n = Jogador { $n }
your-color = A sua cor
how-many-bots = Quantos bots
how-many-players = Quantos jogadores
bot-name = { $n ->
    [1] Boris
    [2] Sasha
   *[other] Oleg
  }
more-options = Mais opções
boards = Tabuleiros de oficina
boards-basic = Básicos
boards-advanced = Avançados
edition-file = Ficheiro de uma edição própria
choose-file = Escolher um ficheiro
first-game = Cartas de influência para uma primeira partida
your-games = As suas partidas
no-games = Aqui aparecem as partidas que começar ou em que entrar neste dispositivo.
load-record = Carregar partida guardada
forget-game = Ocultar desta lista
you-watched = A assistir ·
status-waiting = à espera
status-playing = turno { $turn }
status-your-turn = é a sua vez
status-over = terminada

## States of a table

loading = A preparar a mesa…
missing-title = Esta mesa não existe
missing-text = O endereço pode ter uma gralha, ou a partida foi jogada noutro servidor.
unreachable-title = O servidor não responde
unreachable-text = A sua partida está lá a salvo. Continuamos a tentar.
try-again = Tentar de novo
reconnecting = A restabelecer a ligação…
watching = A assistir
error-network = O servidor não responde. Vamos tentar de novo.
error-server = O servidor não conseguiu fazê-lo ({ $status }).
error-stale = Outra jogada chegou primeiro. Eis a mesa tal como está agora.
why-unknown = Isso não é possível agora.

## The waiting room

waiting-title = À espera de jogadores
waiting-host = Envie esta ligação aos seus amigos. Quem a abrir pode ocupar um lugar livre.
waiting-guest = Tem um lugar. A partida começa quando todos os lugares estiverem ocupados.
waiting-invited = Tem um convite. Escolha um nome e ocupe um lugar.
waiting-watcher = A partida ainda não começou. Pode assistir a partir daqui.
waiting-short = à espera…
invite-link = Ligação de convite
invite-make = Criar ligação de convite
invite-renew = Nova ligação (a antiga deixa de valer)
sit-here = Sentar-se aqui
fill-with-bot = Dar a um bot
free-seat = Libertar este lugar
name-change = Mudar o nome
name-save = Guardar
seat-give-up = Deixar o lugar
thats-you = { " " }(o seu lugar)
copy = Copiar
copied = Copiado

## The table

market = Mercado
cathedral = Catedral
track = Contador de pontuação
workshop = Oficina
supply = Provisão geral
log = Diário
parts = Partes da mesa
tab-market = Mercado
tab-cathedral = Catedral
tab-you = Tabuleiros
tab-log = Diário
tower = Torre { $name }
action-bar = A sua jogada
board-of = Tabuleiro de { $name }
in-hand = Na mão
seats = Lugares
ivan = Ivan
ivan-cards = Cartas de Ivan
bot = Bot
somebody = Alguém
no-goods = sem materiais
locked = bloqueado
nothing = nada
seat-open = Lugar livre
seat-away = ausente
seat-gone = sem ligação
seat-getting-ready = a preparar-se; até lá faz jogadas mais simples
seat-bot-plays = joga um bot
open-seat = abrir o tabuleiro completo
legend-recognition = reconhecimento: 1 casa
legend-prestige = prestígio: próxima casa de prestígio
track-seat = { $name }: casa { $space }, { $prestige } de prestígio.
purse-sections = { $n ->
    [one] 1 secção terminada
   *[other] { $n } secções terminadas
  } de 6
purse-banners = { $n ->
    [one] resta 1 estandarte
   *[other] restam { $n } estandartes
  }
space-label = Local { $space }: { $tile } por dado, { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
  }
land-on = { $what }. { $extra ->
    [0] { "" }
    [one] Custa 1 rublo.
   *[other] Custa { $extra } rublos.
  } { $text }
landing-free = aqui
landing-space = Local { $space }
up-to = até { $n }
landing-extra = −{ $n }
die-label = O dado { $die } mostra { $value }, no local { $space }{ $can ->
    [yes] , pode mover-se
   *[no] { "" }
  }
section-label = Secção { $name }, { $kind-short }. { $state ->
    [complete] Terminada, construída por { $owner }. Ornamento: { $ornament }.
    [claimed] Reivindicada por { $owner }. Precisa de { $cost }; entregue: { $delivered }.
   *[free] Por reivindicar. Precisa de { $cost }. Peça: { $tile }.
  } Dá { $recognition } de reconhecimento{ $rubles ->
    [0] { "" }
    [one] { " " }e 1 rublo
   *[other] { " " }e { $rubles } rublos
  }.
section-about = { $state ->
    [complete] Terminada; construída por { $owner }.
    [claimed] { $owner } constrói aqui: { $cost }; entregue até agora: { $delivered }.
   *[free] Precisa de { $cost }. Peça: { $tile }.
  }
workshop-label = Casa { $space-f }: { $state ->
    [up] { $tile }, virada para cima
   *[down] uma peça virada para baixo
  }
inventory-label = Inventário: { $held } de { $room } espaços ocupados

## Whose turn and what to do

turn-yours = É a sua vez
turn-named = { $name }: é a sua vez
turn-other = É a vez de { $name }
turn-bot = { $name } está a pensar
turn-ivan-choice = Escolha por Ivan
turn-over = A partida terminou
turn-number = Turno { $n }
turn-number-limit = Turno { $n } de { $limit }
last-turns = { $name } tem seis secções terminadas: estes são os últimos turnos.
wait-for = À espera de { $name }…
do-start = { $can ->
    [claim] Reivindique uma secção ou mova um dado no mercado
    [deliver] Entregue materiais ou mova um dado no mercado
    [market] Mova um dado no mercado
   *[all] Reivindique uma secção, entregue materiais ou mova um dado no mercado
  }. Pode escolher o que brilha.
do-banner = Que estandarte vai para { $section }? Um do inventário liberta lá um espaço.
do-place = Coloque a peça de { $section }: escolha uma casa da oficina. Virada para cima dá logo a bonificação; virada para baixo é grátis.
do-take = Que quantidade de { $material-many } quer tirar? No máximo { $most }.
do-build = { $left ->
    [0] Todas as entregas estão feitas. Termine o seu turno.
    [one] Resta uma entrega. Entregue, ornamente ou termine o seu turno.
   *[other] Restam { $left } entregas. Entregue, ornamente ou termine o seu turno.
  }
do-market = O dado { $die } está no local { $space }: obtenha recursos, use a carta de influência, ative uma peça, por qualquer ordem. Depois termine o seu turno.
do-haul = Os transportadores levam { $left ->
    [one] mais um material
   *[other] mais { $left } materiais
  }: escolha uma secção ou um material.
do-settled = A secção é sua. Termine o seu turno.
do-done = Não há mais nada a fazer aqui. Termine o seu turno.
do-ivan-claim = Ivan pode reivindicar várias secções. Escolha uma delas.
do-ivan-ornament = O ornamento de Ivan cabe em vários sítios. Escolha um deles.
do-roll = Os dados estão a ser lançados.
do-shuffle = As peças de Ivan estão a ser distribuídas.
do-over = Veja os pormenores na folha de pontuação.
picked-die = { $n ->
    [0] O dado { $die } não se pode mover agora.
    [one] O dado { $die }: prima onde ele vai parar, ou confirme aqui.
   *[other] O dado { $die }: cada local a mais custa 1 rublo.
  }
picked-section = { $n ->
    [0] Agora não há nada a fazer em { $section }.
   *[other] O que quer fazer em { $section }?
  }
picked-material = { $n ->
    [0] Agora não há onde usar { $material-many }.
   *[other] O que quer fazer com { $material-many }?
  }
picked-space = { $n ->
    [0] Agora não há nada a fazer na casa { $space-f }.
   *[other] O que quer fazer na casa { $space-f }?
  }
picked-words = { $words }…
end-turn = Terminar turno
undo = Anular
undo-ask = Pedir para anular
undo-asked = { $name } pede para anular uma jogada.
undo-waiting = A perguntar aos outros se pode anular…
undo-agree = Aceitar
undo-refuse = Recusar
# The others can decide about a seat whose person is away. $name is a player.
absent-title = É a vez de { $name }, que não está.
absent-wait = Se continuar fora, em breve poderão pôr um bot a jogar ou terminar a partida.
absent-rule = Um bot joga até ao regresso se mais de metade dos presentes quiser. A partida termina se todos os presentes quiserem.
# A button: a bot is to play somebody’s turns while they’re away.
absent-bot = Pôr um bot a jogar
absent-end = Terminar a partida
absent-keep = Continuar à espera
# $names are those who want it.
absent-for-bot = A favor de um bot: { $names }
absent-for-end = A favor de terminar a partida: { $names }
ended-early = Esta partida foi encerrada antes do fim, por acordo.
ended-early-scores = Ninguém ganhou. É isto que cada um pontuaria neste momento.
undo-why-strict = Esta mesa é rigorosa: nada se anula depois de os dados serem lançados ou de outra pessoa jogar.
undo-why-none = Ainda não tem nenhuma jogada para anular.
cancel = Cancelar
you-are-away = Está ausente.
more-actions = Raramente necessário
picked-anytime = Raramente necessário: cada ação custa 1 de prestígio.
take-nothing = Não tirar nada
compound-deliver = Entregar tudo
compound-gather = Obter e ativar a peça
# $what is what one gets: "you get 4 bricks and 1 gold".
compound-market = Local { $space } e tudo o que lá há: { $what }
# $why says why one move of several was refused.
compound-stopped = { $why } O resto não foi jogado.
take-fewer = Escolher quantos
no-jewels = sem joias
place-face-up = Virada para cima
place-face-down = Virada para baixo
spaces-free = { $n ->
    [one] 1 espaço livre
   *[other] { $n } espaços livres
  }
presence = Presença
presence-seat = { $name }: presença { $n }
scored-now = Se acabasse agora
scored-seat = { $name }: { $n } se acabasse agora

## The keys, as the help lists them

keys-title = Teclas
keys-option = escolher uma opção
keys-arrows = percorrer as opções
keys-end = terminar o turno
keys-undo = anular
keys-hint = pedir uma sugestão
keys-tip = explicar o que está selecionado
keys-close = cancelar
keys-help = esta lista
keys-setting = Pode desativar estas teclas nas definições; as setas e Esc continuam a funcionar.

## Verbs, on buttons that open more

verb-claim = Reivindicar secção
verb-deliver = Entregar
verb-ornament = Ornamentar
verb-market = Mover um dado
verb-place = Colocar a peça
verb-banner = Estandarte
verb-take = Tirar
verb-gather = Obter
verb-activate = Ativar peça
verb-commission = Encomendar
verb-buy = Comprar
verb-sell = Vender
verb-haul = Transportar
verb-earn = Ganhar rublos
verb-swap = Trocar duas peças
verb-trade = Trocar
verb-bulk = Trocar por grosso
verb-barter = Permutar
verb-pray = Rezar
verb-donate = Doar
verb-offer = Oferecer
verb-vow = Cumprir o voto
verb-exchange = Trocar prestígio
verb-reroll = Relançar no local
verb-done = Terminar transporte
verb-ivan = Por Ivan
verb-end = Terminar turno

## Plies, whole

ply-claim = Reivindicar secção
ply-claim-1 = Reivindicar { $a }
ply-banner = Estandarte
ply-banner-1 = Tirar { $a-of }
ply-place = Colocar a peça
ply-place-1 = Colocar na casa { $a-f }
ply-place-up = Virada para cima: { $a-f }
ply-place-down = Virada para baixo: { $a-f }
ply-take = Tirar
ply-take-1 = Tirar { $a }
ply-deliver = Entregar
ply-deliver-1 = Entregar { $a }
ply-deliver-2 = Entregar { $a } em { $b }
ply-ornament = Ornamentar
ply-ornament-1 = Ornamentar { $a }
ply-ornament-2 = Ornamentar { $a } com { $b }
ply-ornament-3 = Ornamentar { $a } com { $goods }
ply-market = Mover um dado
ply-market-1 = Mover o dado { $a }
ply-market-2 = Mover o dado { $a } { $b }
ply-gather = Obter recursos
ply-gather-1 = Obter { $a }
ply-activate = Ativar peça
ply-activate-1 = Ativar peça { $a-f }
ply-commission = Encomendar
ply-commission-1 = Encomendar a peça da casa { $a-f }
ply-buy = Comprar
ply-buy-1 = Comprar { $a }
ply-sell = Vender
ply-sell-1 = Vender { $a }
ply-haul = Transportar
ply-earn = Ganhar rublos
ply-swap = Trocar duas peças
ply-swap-1 = Trocar o local { $a } com
ply-swap-2 = Trocar os locais { $a } e { $b }
ply-trade = Trocar
ply-trade-1 = Trocar { $a } por
ply-trade-2 = Trocar { $a } por { $b }
ply-bulk = Trocar por grosso
ply-bulk-1 = Trocar { $a } por
ply-bulk-2 = Trocar { $a } por { $b } e
ply-bulk-3 = Trocar { $a } por { $goods }
ply-barter = Permutar
ply-barter-1 = Permutar { $a } por
ply-barter-2 = Permutar { $a } por { $b }
ply-pray = Rezar
ply-donate = Doar
ply-offer = Oferecer
ply-offer-1 = Oferecer { $a } e
ply-offer-2 = Oferecer { $a }, { $b } e
ply-offer-3 = Oferecer { $a }, { $b } e { $c }
ply-vow = Cumprir o voto
ply-exchange = Trocar prestígio
ply-reroll = Relançar num local
ply-reroll-1 = Relançar no local { $a }
ply-done = Terminar transporte
ply-ivan = Por Ivan
ply-ivan-1 = Ivan: { $a }
ply-end = Terminar turno

## Influence cards

guild-craftsmen = Artesãos
guild-teamsters = Transportadores
guild-merchants = Comerciantes
guild-clergy = Clero
influence-repeat = as vezes que quiser
influence-buy = Comprar um material
influence-sell = Vender um material
influence-haul = { $gain ->
    [one] Entregar 1 material
   *[other] Entregar { $gain } materiais
  }
influence-earn = Ganhar rublos
influence-swap = Trocar duas peças
influence-trade = { $cost } iguais por 1 qualquer
influence-bulk = { $cost } iguais por 2 quaisquer
influence-barter = 1 por 1 de outro tipo
influence-commission = Usar uma das suas peças
influence-pray = Rezar
influence-donate = Doar rublos
influence-offer = Oferecer { $cost } diferentes
influence-vow = Fundação, intermediária, cúpula

## Ivan

ivan-recognition = Reconhecimento
ivan-inventory = Inventário
ivan-transport = Transporte
ivan-claim = Reivindicar
ivan-construction = Construção
ivan-recognition-text = Reconhecimento: Ivan ganha 4.
ivan-inventory-text = Inventário: 4 materiais da pilha mais cheia.
ivan-transport-text = Transporte: tudo o que está na carta de inventário vai para a carta de construção.
ivan-claim-text = Reivindicar: Ivan reivindica uma secção.
ivan-construction-text = Construção: Ivan constrói com o que está nesta carta.

## Words
## Formas: `f` é a cor no feminino, para a casa da oficina, se for outra palavra; `of` diz de onde sai um estandarte.

word-lumber = madeira
word-brick = tijolo
    .many = tijolos
word-stone = pedra
    .many = pedras
word-gold = ouro
word-emerald = joia verde
    .many = joias verdes
word-amethyst = joia roxa
    .many = joias roxas
word-rubles = rublos
word-recognition = reconhecimento
word-prestige = prestígio
word-red = vermelho
    .f = vermelha
    .short = verm.
word-blue = azul
word-green = verde
word-yellow = amarelo
    .f = amarela
    .short = amar.
word-white = branco
    .f = branca
    .of = da casa branca
word-white1 = branca 1
    .of = da casa branca 1
word-white2 = branca 2
    .of = da casa branca 2
word-red-seat = Vermelho
word-blue-seat = Azul
word-green-seat = Verde
word-yellow-seat = Amarelo
word-white-seat = Ninguém
word-base = fundação
word-middle = secção intermediária
    .short = intermediária
word-dome = cúpula
word-door = porta
    .gender = f
    .the = a porta
    .a = uma porta
word-arch = arco
    .gender = m
    .the = o arco
    .a = um arco
word-cross = cruz
    .gender = f
    .the = a cruz
    .a = uma cruz
word-inventory = inventário
    .of = do inventário
word-reserve = reserva
    .of = da reserva
word-up = virada para cima
word-down = virada para baixo
amount-lumber = { $n ->
    [one] 1 madeira
   *[other] { $n } madeiras
  }
    .short = { $n } mad.
amount-brick = { $n ->
    [one] 1 tijolo
   *[other] { $n } tijolos
  }
    .short = { $n } tij.
amount-stone = { $n ->
    [one] 1 pedra
   *[other] { $n } pedras
  }
    .short = { $n } ped.
amount-gold = { $n ->
    [one] 1 ouro
   *[other] { $n } ouros
  }
    .short = { $n ->
        [one] 1 ouro
       *[other] { $n } ouros
      }
amount-emerald = { $n ->
    [one] 1 joia verde
   *[other] { $n } joias verdes
  }
    .short = { $n ->
        [one] 1 verde
       *[other] { $n } verdes
      }
amount-amethyst = { $n ->
    [one] 1 joia roxa
   *[other] { $n } joias roxas
  }
    .short = { $n ->
        [one] 1 roxa
       *[other] { $n } roxas
      }
amount-rubles = { $n ->
    [one] 1 rublo
   *[other] { $n } rublos
  }
    .short = { $n } rub.
amount-recognition = { $n } de reconhecimento
    .short = { $n } rec.
tile-die = dado { $die }
    .short = ⚄ { $die-short }

## The log

log-created = A mesa está pronta.
log-sat = { $name } senta-se.
log-renamed = Alguém chama-se agora { $name }.
log-left = { $more ->
    [voted] Um bot joga por { $name } até ao regresso: os outros assim quiseram.
    [bot] { $name } sai; continua um bot.
   *[none] { $name } sai; a mesa espera.
  }
log-back = { $name } está de volta.
log-seat = { $more ->
    [bot] Um bot ocupa um lugar.
   *[open] Há de novo um lugar livre.
  }
log-started = A partida começa.
log-undo = { $name } anula uma jogada.
log-undo-asked = { $name } pede para anular uma jogada.
log-undo-answered = { $agree ->
    [true] { $name } aceita.
   *[false] { $name } não aceita.
  }
# About somebody who is away on their turn.
log-wished = { $more ->
    [bot] { $name } quer que jogue um bot.
    [end] { $name } quer terminar a partida.
   *[wait] { $name } quer esperar.
  }
log-chat = { $name }: { $text }
log-over = { $more ->
    [agreed] A partida foi encerrada antes do fim: todos os presentes assim o quiseram.
   *[none] A partida terminou.
  }
log-rematch = { $name } prepara a mesa seguinte.
chat-placeholder = Diga alguma coisa
chat-send = Enviar
messages-hidden = { $n ->
    [one] 1 mensagem oculta
   *[other] { $n } mensagens ocultas
  }
mute-or-report = Silenciar ou denunciar { $name }
mute = Silenciar { $name }
unmute = Deixar de silenciar { $name }
mute-lead = Se silenciar alguém, não verá o que essa pessoa diz nesta mesa. Ela não é avisada.
report-title = Denunciar { $name }
report-lead = Quem gere este servidor vai ler a sua denúncia.
report-lead-said = Quem gere este servidor vai ler a sua denúncia e esta mensagem.
report-reason-insult = Insultos ou ameaças
report-reason-spam = Spam
report-reason-stalling = Atrasa a partida de propósito
report-reason-name = Um nome ofensivo
report-reason-other = Outra coisa
report-send = Enviar a denúncia
report-thanks = Obrigado. A sua denúncia foi enviada.

## The menu

menu = Menu
close = Fechar
language = Idioma
theme-toggle = Claro ou escuro
to-start = Página inicial
brand-label = Red Cathedral: página inicial
watch-link = Ligação para assistir
device-link = Ligação para o seu lugar noutro dispositivo: quem a tiver joga por si
device-link-make = Continuar noutro dispositivo
devices = Dispositivos
devices-lead = Estes dispositivos podem jogar por si. Termine a sessão nos que não conhece.
device-unknown = Dispositivo desconhecido
device-here = este
device-used = usado em { $day }
device-sign-out = Terminar sessão
devices-sign-out-others = Terminar outras sessões
download-record = Transferir a partida
come-back = Já voltei, quero jogar
leave-to-bot = Sair; um bot joga por mim
leave-title = Sair desta partida?
leave-text = Os outros continuam a jogar e um bot ({ $bot }) joga no seu lugar. Pode voltar quando quiser e retomar o lugar.
leave-stay = Ficar

## The end

score-sheet = Folha de pontuação
won = { $n ->
    [one] { $names } vence
   *[other] { $names } partilham a vitória
  }
over-sixth-section = { $name } terminou seis secções antes de toda a gente, e o último turno já foi jogado.
over-turn-limit = Atingiu-se o limite de turnos; a partida é pontuada tal como está.
score-line = Prestígio
score-track = Contador de pontuação
score-goods = Materiais e rublos
score-tower = Torre { $name }
score-told = { $part }: { $scores }
score-told-seat = { $name } { $n }
score-skip = Saltar
score-total = Total
score-sections = Desempate: secções terminadas
score-ornaments = Desempate: ornamentos
score-rank = Posição
rank = { $n }.º
rematch = Jogar de novo
rematch-there = Ir para a próxima partida
look-at-table = Ver a mesa
