### The option parser of the terminal: what stands in every help and every refusal of an option.

# Before how a command is typed: "usage: redcathedral play [-h] …"
cli-usage = usage:
# The headings above the two lists of a command’s help. A colon follows: French ends them with its space.
cli-arguments = arguments
cli-options = options
cli-help-help = show this help
# $command is the program and its command, $problem one of the sentences below.
cli-error = { $command }: { $problem }
# $argument is an option or a placeholder: "--games", "FILE".
cli-wrong-choice = { $argument }: “{ $given }” isn’t possible; choose from { $choices }.
cli-wrong-number = { $argument }: “{ $given }” isn’t a number.
cli-needs-value = { $argument } needs a value.
cli-takes-no-value = { $argument } takes no value, but you gave it “{ $given }”.
cli-missing = This is missing: { $names }.
cli-unknown = Not understood: { $given }
cli-ambiguous = “{ $given }” could be { $options }.

## What stands for a value in the help: capital letters, one short word. `spec` is a bot and how it plays, `seed` what decides the
## deal and the rolls, `from` and `to` are two places.

placeholder-address = ADDRESS
placeholder-addresses = ADDRESSES
placeholder-bots = BOTS
placeholder-code = CODE
placeholder-colors = COLORS
placeholder-command = COMMAND
placeholder-file = FILE
placeholder-folder = FOLDER
placeholder-from = FROM
placeholder-host = HOST
placeholder-name = NAME
placeholder-names = NAMES
placeholder-number = NUMBER
placeholder-port = PORT
placeholder-seed = SEED
placeholder-spec = SPEC
placeholder-specs = SPECS
placeholder-table = TABLE
placeholder-text = TEXT
placeholder-to = TO
