### The option parser of the terminal. The English file says what to mind.

cli-usage = uso:
cli-arguments = argomenti
cli-options = opzioni
cli-help-help = mostra questo aiuto
cli-error = { $command }: { $problem }
cli-wrong-choice = { $argument }: «{ $given }» non è possibile; scegli tra { $choices }.
cli-wrong-number = { $argument }: «{ $given }» non è un numero.
cli-needs-value = A { $argument } manca un valore.
cli-takes-no-value = { $argument } non vuole un valore, ma hai dato «{ $given }».
cli-missing = Manca questo: { $names }.
cli-unknown = Questo non si capisce: { $given }
cli-ambiguous = «{ $given }» può essere { $options }.

## What stands for a value in the help

placeholder-address = INDIRIZZO
placeholder-addresses = INDIRIZZI
placeholder-bots = BOT
placeholder-code = CODICE
placeholder-colors = COLORI
placeholder-command = COMANDO
placeholder-file = FILE
placeholder-folder = CARTELLA
placeholder-from = DA
placeholder-host = HOST
placeholder-name = NOME
placeholder-names = NOMI
placeholder-number = NUMERO
placeholder-port = PORTA
placeholder-seed = SEME
placeholder-spec = BOT
placeholder-specs = BOT
placeholder-table = TAVOLO
placeholder-text = TESTO
placeholder-to = A
