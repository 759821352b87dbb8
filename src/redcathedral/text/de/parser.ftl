### The option parser of the terminal. The English file says what to mind.

cli-usage = Aufruf:
cli-arguments = Argumente
cli-options = Optionen
cli-help-help = diese Hilfe zeigen
cli-error = { $command }: { $problem }
cli-wrong-choice = { $argument }: „{ $given }“ geht nicht; wähl aus: { $choices }.
cli-wrong-number = { $argument }: „{ $given }“ ist keine Zahl.
cli-needs-value = { $argument } braucht einen Wert.
cli-takes-no-value = { $argument } nimmt keinen Wert an, du hast aber „{ $given }“ angegeben.
cli-missing = Das fehlt: { $names }.
cli-unknown = Das verstehe ich nicht: { $given }
cli-ambiguous = „{ $given }“ kann heißen: { $options }.

## What stands for a value in the help

placeholder-address = ADRESSE
placeholder-addresses = ADRESSEN
placeholder-bots = BOTS
placeholder-code = CODE
placeholder-colors = FARBEN
placeholder-command = BEFEHL
placeholder-file = DATEI
placeholder-folder = ORDNER
placeholder-from = VON
placeholder-host = HOST
placeholder-name = NAME
placeholder-names = NAMEN
placeholder-number = ZAHL
placeholder-port = PORT
placeholder-seed = STARTWERT
placeholder-spec = BOT
placeholder-specs = BOTS
placeholder-table = TISCH
placeholder-text = TEXT
placeholder-to = NACH
