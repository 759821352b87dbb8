### The option parser of the terminal. The English file says what to mind.

cli-usage = utilisation :
cli-arguments = arguments{ "\u00A0" }
cli-options = options{ "\u00A0" }
cli-help-help = affiche cette aide
cli-error = { $command } : { $problem }
cli-wrong-choice = { $argument } : « { $given } » n’est pas possible ; choisis parmi { $choices }.
cli-wrong-number = { $argument } : « { $given } » n’est pas un nombre.
cli-needs-value = Il manque une valeur à { $argument }.
cli-takes-no-value = { $argument } ne prend pas de valeur, or tu as donné « { $given } ».
cli-missing = Il manque : { $names }.
cli-unknown = Incompris : { $given }
cli-ambiguous = « { $given } » peut être { $options }.

## What stands for a value in the help

placeholder-address = ADRESSE
placeholder-addresses = ADRESSES
placeholder-bots = BOTS
placeholder-code = CODE
placeholder-colors = COULEURS
placeholder-command = COMMANDE
placeholder-file = FICHIER
placeholder-folder = DOSSIER
placeholder-from = DE
placeholder-host = HÔTE
placeholder-name = NOM
placeholder-names = NOMS
placeholder-number = NOMBRE
placeholder-port = PORT
placeholder-seed = GRAINE
placeholder-spec = BOT
placeholder-specs = BOTS
placeholder-table = TABLE
placeholder-text = TEXTE
placeholder-to = VERS
