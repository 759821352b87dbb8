### The option parser of the terminal. The English file says what to mind.

cli-usage = użycie:
cli-arguments = argumenty
cli-options = opcje
cli-help-help = pokaż tę pomoc
cli-error = { $command }: { $problem }
cli-wrong-choice = { $argument }: „{ $given }” nie jest możliwe; wybierz spośród: { $choices }.
cli-wrong-number = { $argument }: „{ $given }” nie jest liczbą.
cli-needs-value = { $argument }: brakuje wartości.
cli-takes-no-value = { $argument } nie przyjmuje wartości, a podano „{ $given }”.
cli-missing = Brakuje: { $names }.
cli-unknown = Nie rozumiem: { $given }
cli-ambiguous = „{ $given }” może oznaczać: { $options }.

## What stands for a value in the help

placeholder-address = ADRES
placeholder-addresses = ADRESY
placeholder-bots = BOTY
placeholder-code = KOD
placeholder-colors = KOLORY
placeholder-command = POLECENIE
placeholder-file = PLIK
placeholder-folder = FOLDER
placeholder-from = Z
placeholder-host = HOST
placeholder-name = NAZWA
placeholder-names = IMIONA
placeholder-number = LICZBA
placeholder-port = PORT
placeholder-seed = ZIARNO
placeholder-spec = BOT
placeholder-specs = BOTY
placeholder-table = STÓŁ
placeholder-text = TEKST
placeholder-to = DO
