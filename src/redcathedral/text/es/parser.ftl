### The option parser of the terminal. The English file says what to mind.

cli-usage = uso:
cli-arguments = argumentos
cli-options = opciones
cli-help-help = mostrar esta ayuda
cli-error = { $command }: { $problem }
cli-wrong-choice = { $argument }: «{ $given }» no es posible; elige entre { $choices }.
cli-wrong-number = { $argument }: «{ $given }» no es un número.
cli-needs-value = A { $argument } le falta un valor.
cli-takes-no-value = { $argument } no lleva valor, y has puesto «{ $given }».
cli-missing = Falta esto: { $names }.
cli-unknown = Esto no se entiende: { $given }
cli-ambiguous = «{ $given }» puede ser { $options }.

## What stands for a value in the help

placeholder-address = DIRECCIÓN
placeholder-addresses = DIRECCIONES
placeholder-bots = BOTS
placeholder-code = CÓDIGO
placeholder-colors = COLORES
placeholder-command = ORDEN
placeholder-file = ARCHIVO
placeholder-folder = CARPETA
placeholder-from = ORIGEN
placeholder-host = HOST
placeholder-name = NOMBRE
placeholder-names = NOMBRES
placeholder-number = NÚMERO
placeholder-port = PUERTO
placeholder-seed = SEMILLA
placeholder-spec = BOT
placeholder-specs = BOTS
placeholder-table = MESA
placeholder-text = TEXTO
placeholder-to = DESTINO
