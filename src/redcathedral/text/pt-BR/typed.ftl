### What people type in the terminal: one word each. The English file says what to mind.

## Moves

type-claim = reivindicar
type-banner = estandarte
type-place = colocar
type-take = pegar
type-deliver = entregar
type-ornament = decorar
type-market = mercado
type-gather = coletar
type-activate = usar
type-commission = encomendar
type-buy = comprar
type-sell = vender
type-haul = transportar
type-earn = ganhar
type-swap = inverter
type-trade = trocar
type-bulk = atacado
type-barter = permutar
type-pray = rezar
type-donate = doar
type-offer = ofertar
type-vow = promessa
type-exchange = prestígio
type-reroll = rerrolar
type-done = parar
type-ivan = ivan
type-end = encerrar
type-roll = rolar
type-shuffle = embaralhar

## Commands

type-help = ajuda
type-list = lista
type-why = porquê
type-hint = dica
type-recap = resumo
type-undo = desfazer
type-table = mesa
type-score = pontos
type-log = histórico
type-all = tudo
type-save = salvar
type-quit = sair

## Dice, workshop spaces and the two faces of a tile

type-red = { word-red }
type-blue = { word-blue }
type-green = { word-green }
type-yellow = { word-yellow }
type-white = { word-white }
type-white1 = branco1
type-white2 = branco2
type-up = cima
type-down = baixo
type-inventory = inventário
type-reserve = reserva

## Materials

type-lumber = { word-lumber }
type-brick = { word-brick }
type-stone = { word-stone }
type-gold = { word-gold }
type-emerald = { word-emerald }
type-amethyst = { word-amethyst }

## A letter for each material

letter-lumber = M
letter-brick = T
letter-stone = P
letter-gold = O
letter-emerald = E
letter-amethyst = A
