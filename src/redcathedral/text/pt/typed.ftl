### What people type in the terminal: one word each. The English file says what to mind.

## Moves

type-claim = reivindicar
type-banner = estandarte
type-place = colocar
type-take = tirar
type-deliver = entregar
type-ornament = ornamentar
type-market = mercado
type-gather = obter
type-activate = ativar
type-commission = encomendar
type-buy = comprar
type-sell = vender
type-haul = transportar
type-earn = ganhar
type-swap = inverter
type-trade = trocar
type-bulk = grosso
type-barter = permutar
type-pray = rezar
type-donate = doar
type-offer = oferecer
type-vow = voto
type-exchange = prestígio
type-reroll = relançar
type-done = parar
type-ivan = ivan
type-end = terminar
type-roll = lançar
type-shuffle = baralhar

## Commands

type-help = ajuda
type-list = lista
type-why = porquê
type-hint = sugestão
type-recap = resumo
type-undo = anular
type-table = mesa
type-score = pontos
type-log = diário
type-all = tudo
type-save = guardar
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
type-emerald = verde
type-amethyst = roxa

## A letter for each material

letter-lumber = M
letter-brick = T
letter-stone = P
letter-gold = O
letter-emerald = V
letter-amethyst = R
