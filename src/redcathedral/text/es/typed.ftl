### What people type in the terminal: one word each. The English file says what to mind.

## Moves

type-claim = reclamar
type-banner = bandera
type-place = colocar
type-take = tomar
type-deliver = enviar
type-ornament = adornar
type-market = mercado
type-gather = obtener
type-activate = activar
type-commission = encargar
type-buy = comprar
type-sell = vender
type-haul = acarrear
type-earn = ganar
type-swap = intercambiar
type-trade = cambiar
type-bulk = mayor
type-barter = trocar
type-pray = rezar
type-donate = donar
type-offer = ofrendar
type-vow = voto
type-exchange = canjear
type-reroll = relanzar
type-done = parar
type-ivan = iván
type-end = terminar
type-roll = lanzar
type-shuffle = mezclar

## Commands

type-help = ayuda
type-list = lista
type-why = porqué
type-hint = pista
type-recap = resumen
type-undo = deshacer
type-table = mesa
type-score = puntos
type-log = historial
type-all = todo
type-save = guardar
type-quit = salir

## Dice, workshop spaces and the two faces of a tile

type-red = { word-red }
type-blue = { word-blue }
type-green = { word-green }
type-yellow = { word-yellow }
type-white = { word-white }
type-white1 = blanco1
type-white2 = blanco2
type-up = bocarriba
type-down = bocabajo
type-inventory = inventario
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
letter-brick = L
letter-stone = P
letter-gold = O
letter-emerald = E
letter-amethyst = A
