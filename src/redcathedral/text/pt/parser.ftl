### The option parser of the terminal. The English file says what to mind.

cli-usage = utilização:
cli-arguments = argumentos
cli-options = opções
cli-help-help = mostrar esta ajuda
cli-error = { $command }: { $problem }
cli-wrong-choice = { $argument }: «{ $given }» não é possível; escolha entre { $choices }.
cli-wrong-number = { $argument }: «{ $given }» não é um número.
cli-needs-value = Falta um valor para { $argument }.
cli-takes-no-value = { $argument } não leva valor, mas indicou «{ $given }».
cli-missing = Falta isto: { $names }.
cli-unknown = Não se entende: { $given }
cli-ambiguous = «{ $given }» pode ser { $options }.

## What stands for a value in the help

placeholder-address = ENDEREÇO
placeholder-addresses = ENDEREÇOS
placeholder-bots = BOTS
placeholder-code = CÓDIGO
placeholder-colors = CORES
placeholder-command = COMANDO
placeholder-file = FICHEIRO
placeholder-folder = PASTA
placeholder-from = DE
placeholder-host = HOST
placeholder-name = NOME
placeholder-names = NOMES
placeholder-number = NÚMERO
placeholder-port = PORTA
placeholder-seed = SEMENTE
placeholder-spec = BOT
placeholder-specs = BOTS
placeholder-table = MESA
placeholder-text = TEXTO
placeholder-to = PARA
