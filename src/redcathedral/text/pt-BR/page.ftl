### As palavras da página em português do Brasil. O programa preenche os valores entre chaves.
### Dado e espaço são masculinos (“dado vermelho”, “espaço vermelho”), tanto no mercado quanto na oficina; na trilha de pontuação diz-se “casa”.
### O zero conta como `one` no Brasil: por isso o número aparece como variável também ali.

## The start page

title = Red Cathedral
title-your-turn = ● Sua vez – Red Cathedral
tagline = Junte, reivindique e construa: erga as torres sobre a praça do mercado e deixe seu nome na cidade.
start-choose = Como quer jogar?
unofficial = Uma edição digital não oficial para quem ama o jogo de tabuleiro. Todos os desenhos são nossos.
privacy-title = Privacidade
mode-bot = Jogar contra bots
mode-bot-text = De um a três adversários neste aparelho.
mode-bot-lead = Escolha contra quantos bots jogar e a força de cada um.
mode-solo = Solo contra Ivan
mode-solo-text = O adversário solo do livro de regras.
mode-solo-lead = Ivan segue as cartas dele; quando há escolha, quem decide é você.
mode-hot = Na mesma tela
mode-hot-text = De duas a quatro pessoas, uma tela só.
mode-hot-lead = A tela mostra sempre o jogador da vez.
mode-friends = Jogar com amigos
mode-friends-text = Envie um link; dá para entrar de qualquer lugar.
mode-friends-lead = Você recebe um link para enviar. A partida começa quando todos os lugares estiverem ocupados.
start-game = Começar a partida
make-table = Montar a mesa
starting = Começando…
your-name = Seu nome
name-of = Nome do jogador { $n }
player-n = Jogador { $n }
your-color = Sua cor
how-many-bots = Número de bots
how-many-players = Número de jogadores
bot-name = { $n ->
    [1] Boris
    [2] Sacha
   *[other] Oleg
  }
more-options = Mais opções
boards = Tabuleiros de oficina
boards-basic = Básicos
boards-advanced = Avançados
edition-file = Seu próprio arquivo de edição
choose-file = Escolher um arquivo
first-game = Cartas de influência da primeira partida
your-games = Suas partidas
no-games = As partidas que você começar ou em que entrar neste aparelho aparecem aqui.
load-record = Abrir uma partida salva
forget-game = Ocultar desta lista
you-watched = Assistindo ·
status-waiting = aguardando
status-playing = turno { $turn }
status-your-turn = sua vez
status-over = encerrada

## States of a table

loading = Montando a mesa…
missing-title = Esta mesa não existe
missing-text = O endereço pode estar errado, ou a partida foi jogada em outro servidor.
unreachable-title = O servidor não responde
unreachable-text = Sua partida está segura lá. Vamos continuar tentando.
try-again = Tentar de novo
reconnecting = Reconectando…
watching = Assistindo
error-network = O servidor não responde. Vamos tentar de novo.
error-server = O servidor não conseguiu fazer isso ({ $status }).
error-stale = Outra jogada chegou antes. Aqui está a mesa como ficou.
why-unknown = Não dá para fazer isso agora.

## The waiting room

waiting-title = Aguardando jogadores
waiting-host = Envie este link para seus amigos. Quem abrir pode ocupar um lugar livre.
waiting-guest = Seu lugar está garantido. A partida começa quando todos os lugares estiverem ocupados.
waiting-invited = Você recebeu um convite. Escolha um nome e ocupe um lugar.
waiting-watcher = A partida ainda não começou. Dá para assistir daqui.
waiting-short = aguardando…
invite-link = Link de convite
invite-make = Criar um link de convite
invite-renew = Novo link (o antigo deixa de valer)
sit-here = Sentar aqui
fill-with-bot = Pôr um bot
free-seat = Liberar este lugar
name-change = Mudar o nome
name-save = Salvar
seat-give-up = Deixar o lugar
thats-you = { " " }(você)
copy = Copiar
copied = Copiado

## The table

market = Mercado
cathedral = Catedral
track = Trilha de pontuação
workshop = Oficina
supply = Suprimento
log = Histórico
parts = Partes da mesa
tab-market = Mercado
tab-cathedral = Catedral
tab-you = Tabuleiros
tab-log = Histórico
tower = Torre { $name }
action-bar = Sua jogada
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
seat-gone = sem conexão
seat-getting-ready = se preparando; até lá faz jogadas mais simples
seat-bot-plays = um bot está jogando
open-seat = abrir o tabuleiro inteiro
legend-recognition = reconhecimento: 1 casa
legend-prestige = prestígio: próxima casa de prestígio
track-seat = { $name }: casa { $space }, { $prestige } de prestígio.
purse-sections = { $n ->
    [one] { $n } seção completa
   *[other] { $n } seções completas
  } de 6
purse-banners = { $n ->
    [one] resta { $n } estandarte
   *[other] restam { $n } estandartes
  }
space-label = Espaço { $space }: { $tile } por dado, { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
  }
land-on = { $what }. { $extra ->
    [0] { "" }
    [one] Custa mais { $extra } rublo.
   *[other] Custa mais { $extra } rublos.
  } { $text }
landing-free = aqui
landing-space = Espaço { $space }
up-to = até { $n }
landing-extra = −{ $n }
die-label = O dado { $die } mostra { $value }, no espaço { $space }{ $can ->
    [yes] , pode andar
   *[no] { "" }
  }
section-label = Seção { $name }, { $kind-short }. { $state ->
    [complete] Completa, construída por { $owner }. Ornamento: { $ornament }.
    [claimed] Reivindicada por { $owner }. Precisa de { $cost }; entregue: { $delivered }.
   *[free] Ainda não reivindicada. Precisa de { $cost }. Peça: { $tile }.
  } Dá { $recognition } de reconhecimento{ $rubles ->
    [0] { "" }
    [one] { " " }e { $rubles } rublo
   *[other] { " " }e { $rubles } rublos
  }.
section-about = { $state ->
    [complete] Completa, construída por { $owner }.
    [claimed] { $owner } está construindo aqui: { $cost }; entregue até agora: { $delivered }.
   *[free] Precisa de { $cost }. Peça: { $tile }.
  }
workshop-label = Espaço { $space }: { $state ->
    [up] { $tile }, peça virada para cima
   *[down] uma peça virada para baixo
  }
inventory-label = Inventário: { $held } de { $room } espaços ocupados

## Whose turn and what to do

turn-yours = Sua vez
turn-named = { $name }: é sua vez
turn-other = Vez de { $name }
turn-bot = { $name } está pensando
turn-ivan-choice = Você escolhe por Ivan
turn-over = A partida terminou
turn-number = Turno { $n }
turn-number-limit = Turno { $n } de { $limit }
last-turns = { $name } já tem seis seções completas: estes são os últimos turnos.
wait-for = Aguardando { $name }…
do-start = { $can ->
    [claim] Reivindique uma seção ou mova um dado no mercado
    [deliver] Entregue materiais ou mova um dado no mercado
    [market] Mova um dado no mercado
   *[all] Reivindique uma seção, entregue materiais ou mova um dado no mercado
  }. Escolha qualquer coisa que brilhe.
do-banner = Qual estandarte vai para { $section }? Um do inventário libera um espaço lá.
do-place = Coloque a peça de { $section }: escolha um espaço da oficina. Virada para cima, ela dá o benefício na hora; virada para baixo, é de graça.
do-take = Quanto quer pegar ({ $material })? No máximo { $most }.
do-build = { $left ->
    [0] Todas as entregas foram feitas. Encerre o turno.
    [one] Resta uma entrega. Entregue, decore ou encerre o turno.
   *[other] Restam { $left } entregas. Entregue, decore ou encerre o turno.
  }
do-market = O dado { $die } está no espaço { $space }: colete, use a carta de influência, use uma peça, em qualquer ordem. Depois encerre o turno.
do-haul = Os carroceiros levam { $left ->
    [one] mais { $left } material
   *[other] mais { $left } materiais
  }: escolha uma seção ou um material.
do-settled = A seção é sua. Encerre o turno.
do-done = Não há mais nada a fazer aqui. Encerre o turno.
do-ivan-claim = Ivan pode reivindicar várias seções. Escolha a que ele reivindica.
do-ivan-ornament = O ornamento de Ivan pode ir em vários lugares. Escolha um deles.
do-roll = Os dados estão rolando.
do-shuffle = As peças de Ivan estão sendo distribuídas.
do-over = Veja cada linha na folha de pontuação.
picked-die = { $n ->
    [0] O dado { $die } não pode andar agora.
    [one] O dado { $die }: aperte onde ele para, ou confirme aqui.
   *[other] O dado { $die }: cada espaço a mais custa 1 rublo.
  }
picked-section = { $n ->
    [0] Não há nada para fazer em { $section } agora.
   *[other] O que quer fazer em { $section }?
  }
picked-material = { $n ->
    [0] Não há onde usar { $material-many } agora.
   *[other] O que quer fazer com { $material-many }?
  }
picked-space = { $n ->
    [0] Não há nada para fazer no espaço { $space } agora.
   *[other] O que quer fazer no espaço { $space }?
  }
picked-words = { $words }…
end-turn = Encerrar turno
undo = Desfazer
undo-ask = Pedir para desfazer
undo-asked = { $name } quer desfazer uma jogada.
undo-waiting = Perguntando aos outros se você pode desfazer…
undo-agree = Aceitar
undo-refuse = Recusar
# The others can decide about a seat whose person is away. $name is a player.
absent-title = É a vez de { $name }, que não está aqui.
absent-wait = Se continuar fora, em breve vocês poderão deixar um bot jogar ou encerrar a partida.
absent-rule = Um bot joga até a volta se mais da metade dos presentes quiser. A partida termina se todos os presentes quiserem.
# A button: a bot is to play somebody’s turns while they’re away.
absent-bot = Deixar um bot jogar
absent-end = Encerrar a partida
absent-keep = Continuar esperando
# $names are those who want it.
absent-for-bot = A favor de um bot: { $names }
absent-for-end = A favor de encerrar a partida: { $names }
ended-early = Esta partida foi encerrada antes do fim, de comum acordo.
ended-early-scores = Ninguém venceu. Esta seria a pontuação de cada pessoa agora.
undo-why-strict = Esta mesa é rigorosa: nada se desfaz depois que os dados rolam ou outra pessoa joga.
undo-why-none = Você ainda não tem nenhuma jogada para desfazer.
cancel = Cancelar
you-are-away = Você está ausente.
# A button: shows what is seldom wanted, to exchange prestige and to reroll.
more-actions = Ações menos usadas
picked-anytime = Ações menos usadas: cada uma custa 1 de prestígio.
take-nothing = Não pegar nada
compound-deliver = Entregar tudo
compound-gather = Coletar e usar a peça
# $what is what one gets: "you get 4 bricks and 1 gold".
compound-market = Espaço { $space } e tudo o que ele dá: { $what }
# $why says why one move of several was refused.
compound-stopped = { $why } O resto não foi jogado.
take-fewer = Escolher quantos
no-jewels = sem joias
place-face-up = Virada para cima
place-face-down = Virada para baixo
spaces-free = { $n ->
    [0] sem espaço livre
    [one] { $n } espaço livre
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
keys-end = encerrar o turno
keys-undo = desfazer
keys-hint = pedir uma dica
keys-tip = explicar o que está selecionado
keys-close = cancelar
keys-help = esta lista
keys-setting = Você pode desativar essas teclas nas configurações; as setas e Esc continuam funcionando.

## Verbs, on buttons that open more

verb-claim = Reivindicar seção
verb-deliver = Entregar
verb-ornament = Decorar
verb-market = Mover um dado
verb-place = Colocar a peça
verb-banner = Estandarte
verb-take = Pegar
verb-gather = Coletar
verb-activate = Usar uma peça
verb-commission = Encomendar
verb-buy = Comprar
verb-sell = Vender
verb-haul = Transportar
verb-earn = Ganhar rublos
verb-swap = Trocar duas peças
verb-trade = Trocar
verb-bulk = Trocar no atacado
verb-barter = Permutar
verb-pray = Rezar
verb-donate = Doar
verb-offer = Ofertar
verb-vow = Cumprir a promessa
verb-exchange = Trocar prestígio
verb-reroll = Rolar espaço de novo
verb-done = Parar de transportar
verb-ivan = Por Ivan
verb-end = Encerrar turno

## Plies, whole

ply-claim = Reivindicar seção
ply-claim-1 = Reivindicar { $a }
ply-banner = Estandarte
ply-banner-1 = Pegar { $a-of }
ply-place = Colocar a peça
ply-place-1 = Colocar no { $a }
ply-place-up = Virada para cima: { $a }
ply-place-down = Virada para baixo: { $a }
ply-take = Pegar
ply-take-1 = Pegar { $a }
ply-deliver = Entregar
ply-deliver-1 = Entregar { $a }
ply-deliver-2 = Entregar { $a } em { $b }
ply-ornament = Decorar
ply-ornament-1 = Decorar { $a }
ply-ornament-2 = Decorar { $a } com { $b }
ply-ornament-3 = Decorar { $a } com { $goods }
ply-market = Mover um dado
ply-market-1 = Mover o dado { $a }
ply-market-2 = Mover o dado { $a } { $b }
ply-gather = Coletar
ply-gather-1 = Coletar { $a }
ply-activate = Usar uma peça
ply-activate-1 = Usar peça: { $a }
ply-commission = Encomendar
ply-commission-1 = Encomendar peça: { $a }
ply-buy = Comprar
ply-buy-1 = Comprar { $a }
ply-sell = Vender
ply-sell-1 = Vender { $a }
ply-haul = Transportar
ply-earn = Ganhar rublos
ply-swap = Trocar duas peças
ply-swap-1 = Trocar o espaço { $a } com
ply-swap-2 = Trocar os espaços { $a } e { $b }
ply-trade = Trocar
ply-trade-1 = Trocar { $a } por
ply-trade-2 = Trocar { $a } por { $b }
ply-bulk = Trocar no atacado
ply-bulk-1 = Trocar { $a } por
ply-bulk-2 = Trocar { $a } por { $b } e
ply-bulk-3 = Trocar { $a } por { $goods }
ply-barter = Permutar
ply-barter-1 = Permutar { $a } por
ply-barter-2 = Permutar { $a } por { $b }
ply-pray = Rezar
ply-donate = Doar
ply-offer = Ofertar
ply-offer-1 = Ofertar { $a } e
ply-offer-2 = Ofertar { $a }, { $b } e
ply-offer-3 = Ofertar { $a }, { $b } e { $c }
ply-vow = Cumprir a promessa
ply-exchange = Trocar prestígio
ply-reroll = Rolar espaço de novo
ply-reroll-1 = Rolar de novo o espaço { $a }
ply-done = Parar de transportar
ply-ivan = Por Ivan
ply-ivan-1 = Ivan: { $a }
ply-end = Encerrar turno

## Influence cards

guild-craftsmen = Artesãos
guild-teamsters = Carroceiros
guild-merchants = Mercadores
guild-clergy = Clero
influence-repeat = quantas vezes quiser
influence-buy = Comprar um material
influence-sell = Vender um material
influence-haul = { $gain ->
    [one] Entregar { $gain } material
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
influence-offer = Ofertar { $cost } diferentes
influence-vow = Com base, intermediária, cúpula

## Ivan

ivan-recognition = Reconhecimento
ivan-inventory = Inventário
ivan-transport = Transporte
ivan-claim = Reivindicação
ivan-construction = Construção
ivan-recognition-text = Reconhecimento: Ivan ganha 4.
ivan-inventory-text = Inventário: 4 materiais da pilha mais cheia.
ivan-transport-text = Transporte: tudo o que está na carta de inventário vai para a carta de construção.
ivan-claim-text = Reivindicação: Ivan reivindica uma seção.
ivan-construction-text = Construção: Ivan constrói com o que está nesta carta.

## Words
## A form called `short` is for narrow places; where it is missing the word stands as it is.
## `of` diz de onde sai um estandarte; `the`, `a` e `gender` são o artigo e o gênero de um ornamento.

word-lumber = madeira
word-brick = tijolo
    .many = tijolos
word-stone = pedra
    .many = pedras
word-gold = ouro
word-emerald = esmeralda
    .many = esmeraldas
word-amethyst = ametista
    .many = ametistas
word-rubles = rublos
word-recognition = reconhecimento
word-prestige = prestígio
word-red = vermelho
    .short = verm.
word-blue = azul
word-green = verde
word-yellow = amarelo
    .short = amar.
word-white = branco
    .of = do espaço branco
word-white1 = branco 1
    .of = do espaço branco 1
word-white2 = branco 2
    .of = do espaço branco 2
word-red-seat = Vermelho
word-blue-seat = Azul
word-green-seat = Verde
word-yellow-seat = Amarelo
word-white-seat = Ninguém
word-base = base
word-middle = seção intermediária
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
    [one] { $n } madeira
   *[other] { $n } madeiras
  }
    .short = { $n } mad.
amount-brick = { $n ->
    [one] { $n } tijolo
   *[other] { $n } tijolos
  }
    .short = { $n } tij.
amount-stone = { $n ->
    [one] { $n } pedra
   *[other] { $n } pedras
  }
    .short = { $n } ped.
amount-gold = { $n ->
    [one] { $n } ouro
   *[other] { $n } ouros
  }
    .short = { $n ->
        [one] { $n } ouro
       *[other] { $n } ouros
      }
amount-emerald = { $n ->
    [one] { $n } esmeralda
   *[other] { $n } esmeraldas
  }
    .short = { $n } esm.
amount-amethyst = { $n ->
    [one] { $n } ametista
   *[other] { $n } ametistas
  }
    .short = { $n } amet.
amount-rubles = { $n ->
    [one] { $n } rublo
   *[other] { $n } rublos
  }
    .short = { $n } rub.
amount-recognition = { $n } de reconhecimento
    .short = { $n } rec.
tile-die = dado { $die }
    .short = ⚄ { $die-short }

## The log

log-created = A mesa está montada.
log-sat = { $name } se senta.
log-renamed = Alguém agora se chama { $name }.
log-left = { $more ->
    [voted] Um bot joga por { $name } até a volta: os outros quiseram assim.
    [bot] { $name } sai; um bot assume o lugar.
   *[none] { $name } sai; a mesa aguarda.
  }
log-back = { $name } está de volta.
log-seat = { $more ->
    [bot] Um bot ocupa um lugar.
   *[open] Há de novo um lugar livre.
  }
log-started = A partida começa.
log-undo = { $name } desfaz uma jogada.
log-undo-asked = { $name } quer desfazer uma jogada.
log-undo-answered = { $agree ->
    [true] { $name } aceita.
   *[false] { $name } não aceita.
  }
# About somebody who is away on their turn.
log-wished = { $more ->
    [bot] { $name } quer que um bot jogue.
    [end] { $name } quer encerrar a partida.
   *[wait] { $name } quer esperar.
  }
log-chat = { $name }: { $text }
log-over = { $more ->
    [agreed] A partida foi encerrada antes do fim: todos os presentes quiseram.
   *[none] A partida terminou.
  }
log-rematch = { $name } monta a próxima mesa.
chat-placeholder = Diga alguma coisa
chat-send = Enviar
messages-hidden = { $n ->
    [one] { $n } mensagem oculta
   *[other] { $n } mensagens ocultas
  }
mute-or-report = Silenciar ou denunciar { $name }
mute = Silenciar { $name }
unmute = Deixar de silenciar { $name }
mute-lead = Ao silenciar alguém, você não vê o que essa pessoa diz nesta mesa. Ela não fica sabendo.
report-title = Denunciar { $name }
report-lead = Quem cuida deste servidor vai ler sua denúncia.
report-lead-said = Quem cuida deste servidor vai ler sua denúncia e esta mensagem.
report-reason-insult = Ofensas ou ameaças
report-reason-spam = Spam
report-reason-stalling = Atrasa a partida de propósito
report-reason-name = Um nome ofensivo
report-reason-other = Outra coisa
report-send = Enviar a denúncia
report-thanks = Agradecemos o aviso. Sua denúncia foi enviada.

## The menu

menu = Menu
close = Fechar
language = Idioma
theme-toggle = Claro ou escuro
to-start = Página inicial
brand-label = Red Cathedral: página inicial
watch-link = Link para assistir
device-link = Link para o seu lugar em outro aparelho: quem tiver o link pode jogar por você
device-link-make = Continuar em outro aparelho
devices = Aparelhos
devices-lead = Estes aparelhos podem jogar por você. Desconecte os que não reconhecer.
device-unknown = Aparelho desconhecido
device-here = este
device-used = usado em { $day }
device-sign-out = Desconectar
devices-sign-out-others = Desconectar os outros
download-record = Baixar a partida
come-back = Voltei, quero jogar
leave-to-bot = Sair; um bot joga por mim
leave-title = Sair desta partida?
leave-text = Os outros continuam jogando e um bot ({ $bot }) joga no seu lugar. Você pode voltar quando quiser e retomar o lugar.
leave-stay = Ficar

## The end

score-sheet = Folha de pontuação
won = { $n ->
    [one] { $names } vence
   *[other] { $names } dividem a vitória
  }
over-sixth-section = { $name } completou seis seções antes de todo mundo, e o último turno já foi jogado.
over-turn-limit = O limite de turnos foi atingido; a partida é pontuada como está.
score-line = Prestígio
score-track = Trilha de pontuação
score-goods = Materiais e rublos
score-tower = Torre { $name }
score-told = { $part }: { $scores }
score-told-seat = { $name } { $n }
score-skip = Pular
score-total = Total
score-sections = Desempate: seções completas
score-ornaments = Desempate: ornamentos
score-rank = Posição
rank = { $n }º
rematch = Jogar de novo
rematch-there = Ir para a próxima partida
look-at-table = Ver a mesa
