### O que pode dar errado, dito a quem fez: página, terminal e programas.

## Anything

# The problem is a technical text in English.
error-other = Não deu certo: { $problem }

## The server refuses

error-no-table = Esta mesa não existe.
error-nothing-here = Não há nada aqui.
error-key = Você precisa de uma chave válida para esta mesa.
error-invitation = Este convite não vale mais.
error-report-whom = Você só pode denunciar outra pessoa da mesa.
error-report-what = Ninguém disse isso nesta mesa.
error-banned = Este servidor bloqueou seu endereço.
error-no-device = Este lugar não tem o aparelho { $device }.
error-host-only = Só quem montou a mesa pode fazer isso.
error-no-seat = Você não tem lugar nesta mesa.
error-not-your-seat = Este lugar não é seu.
error-which-seat = Não existe o lugar { $seat }: os lugares vão de 0 a { $last }.
error-seat-taken = O lugar { $seat } não está livre.
error-seat-fixed = Este lugar não pode mais ser mudado.
error-color-taken = Alguém já joga com esta cor: { $color }.
error-colors-stay = A partida já começou, então as cores não mudam mais.
error-not-your-move = Não é sua vez. Quem joga agora: { $seat }.
error-not-yours-now = Não é sua vez.
error-no-hints = Não há dicas em uma mesa com outras pessoas.
error-no-hints-strict = Esta mesa é rigorosa: não há dicas.
error-undo-strict = Esta mesa é rigorosa: depois que os dados são rolados ou outra pessoa joga, as jogadas ficam.
error-no-hints-yet = Esta partida continua outra que ainda está em andamento: as dicas ficam disponíveis quando aquela terminar.
error-away = Você está ausente: primeiro volte à mesa.
error-not-away = Você não estava ausente.
error-not-started = A partida ainda não começou.
error-game-over = A partida terminou.
error-not-over = A partida ainda não terminou.
error-over-there = Nesse momento a partida já terminou. Volte até onde alguém ainda possa jogar.
error-seed-later = A partida ainda não terminou; a semente é revelada no fim.
error-review-later = A partida ainda não terminou; uma análise entregaria as melhores jogadas.
error-no-ply = Não existe a jogada { $ply }: { $plies ->
    [0] nenhuma foi feita
    [one] só { $plies } foi feita
   *[other] só { $plies } foram feitas
  }.
error-nobody-asks = Ninguém está pedindo para desfazer nada.
error-not-asked = Não perguntaram a você.
error-moved-first = Outra jogada chegou antes.
error-id-used = Este identificador já foi usado em outro pedido.
error-next-seats-taken = Seus lugares na próxima mesa já estão ocupados.
error-table-full = Esta mesa atingiu o limite de eventos.
error-chat-full = Você atingiu o limite de mensagens nesta mesa.
error-rules-version = Esta mesa usa a versão { $played } das regras; este servidor tem a versão { $here }.
error-too-many-bot-tables = { $n ->
    [one] Já há { $n } mesa só de bots em andamento no seu endereço; espere que ela termine.
   *[other] Já há { $n } mesas só de bots em andamento no seu endereço; espere que uma termine.
}
error-too-many-tables = { $n ->
    [one] Você já tem { $n } mesa aberta
   *[other] Você já tem { $n } mesas abertas
  }; termine alguma antes.
error-too-long = Só dá para continuar uma partida até { $most ->
    [one] a jogada { $most }
   *[other] a jogada { $most }
  }.
error-too-many-connections = Conexões demais.
error-too-fast = Pedidos demais de uma vez. Espere um momento.
error-too-much-work = Isso é muito trabalho para este servidor. Espere um momento.
error-too-much-kept = Você atingiu o limite de armazenamento de hoje neste servidor.
error-too-slow = O pedido demorou demais para chegar.
error-not-json = O corpo precisa ser JSON: Content-Type: application/json
error-too-large = É grande demais: o limite é de { $most } bytes.
error-no-editions = Este servidor não aceita edições personalizadas.
error-host-name = Este servidor não tem esse nome.
error-foreign = Este pedido veio de outro site.
error-broken = Algo deu errado no servidor; o log dele diz mais.
error-unavailable = Não dá para acessar o banco de dados agora. Tente de novo daqui a pouco.
# The problem is a technical text in English that names the field.
error-body = O pedido não faz sentido: { $problem }
error-event-number = Falta o número do evento.

## A table cannot be laid

error-solo-seats = Uma mesa solo tem exatamente um lugar; qualquer outra tem de dois a quatro.
error-solo-open = O lugar de uma mesa solo não pode ficar livre.
error-seats-to-fill = Lugares para ocupar nesta partida: { $seats }, não { $given }.
error-commitment = Este compromisso não existe, ou uma mesa já o usou.
error-too-many-commitments = Você pediu { $n ->
    [one] { $n } compromisso
   *[other] { $n } compromissos
  } sem montar uma mesa. Monte uma, ou tente de novo daqui a uma hora.
error-which-bot = Os bots daqui são { $bots }.
error-players = O número de jogadores precisa ser de 1 a 4, não { $given }.
error-boards = Os tabuleiros precisam ser basic (básicos) ou advanced (avançados), não { $given }.
error-dice = Os dados precisam ser draw ou ask, não { $given }.
error-names = São necessários { $seats } nomes; você deu: { $given }.
error-names-solo = No modo solo são necessários dois nomes, o seu e o de Ivan; você deu: { $given }.
error-name = Um nome tem de 1 a { $most } caracteres imprimíveis; este não: { $given }.
error-seed = Uma semente é um número inteiro (de até 1.000 algarismos) ou uma linha de texto.
error-color = { $given } não é uma cor aqui; escolha entre { $colors }.
error-colors = São necessárias { $seats } cores diferentes, não { $given }.
error-turn-limit = Um limite de turnos é um número de 1 a { $most }, não { $given }.

## A ply is refused

error-illegal = { $ply }: { $clause }: { $reason }
error-stale-ply = { $ply }: era para a jogada { $meant }, mas { $plies ->
    [one] já foi feita { $plies }
   *[other] já foram feitas { $plies }
  }.
error-wrong-seat = { $ply }: não é a vez de { $seat }, e sim de { $mover }.
error-nothing-said = Você não digitou nada. Uma jogada é um verbo e o que ele pede, como: { $example }
error-verb-near = “{ $said }”: não existe o verbo “{ $verb }”; você quis dizer { $near }?
error-verb = “{ $said }”: não existe o verbo “{ $verb }”; os verbos são { $verbs }.
error-stands-alone = “{ $said }”: digite só { $verb }.
error-not-understood = “{ $said }” não está claro; escreva { $verb } assim: { $example }
error-nothing-played = Nada foi jogado ainda.

## Files

error-edition =
    Não dá para usar este arquivo de edição.
    { $problem }
error-record = Não dá para ler esta partida salva. { $problem }
# A line of a record and what is wrong there.
error-line = linha { $line }: { $problem }
error-record-size = Uma partida salva tem no máximo { $most } caracteres; esta tem { $given }.
error-record-no-header = Isto não é um cabeçalho: { $text }. Um cabeçalho é assim: { $example }
error-record-twice = O cabeçalho { $name } aparece duas vezes.
error-record-no-turn = Isto não é um turno: { $text }. Um turno é assim: { $example }
error-record-format = Isto é { $given }; aqui só dá para ler { $format }.
error-record-rules = Foi jogada com a versão { $played } das regras; estas são a versão { $here }.
error-record-edition = Foi jogada com a edição { $played }, não { $here }; inclua o arquivo dessa edição.
error-record-missing = Falta o cabeçalho { $name }.
# The header says something impossible; the problem is a technical text in English.
error-record-header = Não dá para usar o cabeçalho { $name }: { $problem }
error-record-one-of = O cabeçalho { $name } precisa ser um destes: { $allowed }, não { $given }.
error-record-number = O cabeçalho { $name } precisa ser um número, não { $given }.
error-record-given = O cabeçalho { $name } precisa ser um número de jogadas, no máximo { $most }, não { $given }.
error-record-draws = O cabeçalho { $name } precisa listar em ordem crescente os sorteios de { $rolls ->
    [one] { $rolls } rolagem
   *[other] { $rolls } rolagens
  }, como 0-4 7, não { $given }.
error-record-turn = Aqui está o turno { $number } de { $seat }, mas deveria ser o turno { $due } de { $mover }: falta ou sobra alguma coisa.
error-record-cut = O resultado diz { $given }, mas as jogadas param antes do fim: o arquivo foi cortado?
error-record-result = O resultado diz { $given }, mas deveria ser { $result }.
error-record-secret = A semente não começa com o segredo que foi prometido.
error-record-deal = Esta semente dá outra distribuição: esta foi montada à mão ou alterada depois.
error-nobody-absent = Quem tem a vez está presente.
error-absent-early = É cedo para decidir sobre quem está ausente: espere mais { $n ->
    [one] { $n } segundo
   *[other] { $n } segundos
  }.
error-record-roll = A jogada { $ply } diz { $said }, mas esta semente dá { $due }.
error-record-seedless = Esta partida foi carregada de um arquivo sem semente.
error-not-text = { $file } não é um arquivo de texto em UTF-8.
error-unreadable = Não dá para ler { $file }: { $problem }
error-record-plies = Uma partida salva pode ter no máximo { $most } jogadas aqui.
error-in-file = { $file }: { $problem }
# Ends “FILE can’t be read: …”, “FILE can’t be written: …” or “Can’t listen on HOST, port PORT: …”.
system-no-file = o arquivo não existe
system-not-allowed = sem permissão
system-folder = é uma pasta, não um arquivo
system-no-folder = a pasta não existe
system-full = o disco está cheio
system-read-only = o disco é somente leitura
system-name-too-long = o nome é longo demais
system-port-taken = outro programa está usando essa porta
system-no-address = esta máquina não tem esse endereço
system-no-name = nenhum arquivo pode ter este nome

## An edition file has problems

error-problems = { $problems-lines }
error-at = { $place }: { $problem }
fault-missing = Isto está faltando.
fault-type = Isto precisa ser { $wanted }, não { $given }.
toml-table = uma tabela
toml-list = uma lista
toml-number = um número inteiro
toml-flag = { "true" } ou { "false" }
toml-text = um texto
toml-huge = um número enorme
fault-key = A chave { $given } não existe aqui; escolha entre { $known }.
fault-key-near = A chave { $given } não existe aqui; você quis dizer { $near }?
fault-word = { $given } não existe aqui; escolha entre { $known }.
fault-word-near = { $given } não existe aqui; você quis dizer { $near }?
fault-entries = Esta lista precisa ter { $most ->
    [one] { $most } entrada
   *[other] { $most } entradas
  }, não { $given }.
fault-entries-range = Esta lista precisa ter de { $least } a { $most } entradas, não { $given }.
fault-number = Isto precisa ser { $most }, não { $given }.
fault-number-range = Isto precisa ser um número de { $least } a { $most }, não { $given }.
fault-text = Um texto aqui tem de 1 a { $most } caracteres imprimíveis; este não: { $given }.
fault-id = Um identificador tem de 1 a { $most } letras minúsculas, algarismos ou hifens; este não: { $given }.
fault-twice = { $given } aparece duas vezes.
fault-prestige-order = As casas de prestígio precisam estar em ordem crescente, mas { $space } vem depois de { $before }.
fault-prestige-last = A última casa de prestígio precisa ser { $most }, o fim da trilha, não { $given }.
fault-ornaments = No total precisa haver uma porta, dois arcos e uma cruz.
fault-die-tiles = Precisa haver exatamente uma peça para o dado { $die }, não { $given } (A2).
fault-tile-kinds = Pode haver no máximo { $most } peças diferentes, não { $given }.
fault-cards = Pode haver no máximo { $most } cartas do tipo { $kind }, não { $given }.
fault-cost = Uma seção precisa de { $least } a { $most } materiais, não { $given }.
fault-plan-cards = Faltam cartas do tipo { $kind }: esta planta precisa de { $need }, e o arquivo tem { $have }.
fault-plan-tiles = Faltam peças de oficina: com { $players } jogadores, esta planta precisa de { $need }, e há { $have }.
fault-same-verbs = As duas ações de uma carta precisam ter verbos diferentes; aqui { $verb } aparece duas vezes.
fault-do = Isto precisa ser uma tabela com a chave “{ "do" }”; escolha o verbo entre { $verbs }.
fault-endless-free = Aqui { $verb } não custa nada, então não dá para repetir: não acabaria nunca.
fault-endless-back = { $verb } devolve tudo o que tira, então não dá para repetir: não acabaria nunca.
fault-endless-donate = Sempre dá para trocar 1 de prestígio por { $price } (T2), então não dá para repetir uma doação tão barata: não acabaria nunca.
fault-kinds = Isto precisa ser { $any } ou uma lista de materiais, não { $given }.
fault-first-game = Esta é uma segunda carta da guilda { $guild }; precisa haver uma carta de cada guilda.
fault-provenance-key = Um caminho é uma só chave entre aspas, como { $example }.
fault-provenance-path = O arquivo não tem nenhum valor neste caminho.
fault-not-text = Isto não é texto em UTF-8.
fault-long-key = Aqui há uma chave com mais de { $most } partes separadas por pontos.
fault-nested = O arquivo tem níveis aninhados demais.
fault-toml = O arquivo não é TOML válido.
fault-toml-from = A partir da coluna { $column }, isto não é TOML válido.
fault-toml-twice = Isto já está no arquivo; uma chave ou uma tabela só pode aparecer uma vez.
fault-toml-end = O arquivo acaba cedo demais: falta terminar alguma coisa.
