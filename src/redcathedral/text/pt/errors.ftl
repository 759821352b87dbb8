### O que pode correr mal, dito a quem o fez: página, terminal e programas.

## Anything

error-other = Não resultou: { $problem }

## The server refuses

error-no-table = Esta mesa não existe.
error-nothing-here = Aqui não há nada.
error-key = Precisa de uma chave válida para esta mesa.
error-invitation = Este convite já não é válido.
error-report-whom = Só pode denunciar outra pessoa da mesa.
error-report-what = Ninguém disse isso nesta mesa.
error-banned = Este servidor bloqueou o seu endereço.
error-no-device = Este lugar não tem o dispositivo { $device }.
error-host-only = Só quem preparou a mesa pode fazer isto.
error-no-seat = Não tem lugar nesta mesa.
error-not-your-seat = Este lugar não é seu.
error-which-seat = Não há lugar { $seat }: os lugares numeram-se de 0 a { $last }.
error-seat-taken = O lugar { $seat } não está livre.
error-seat-fixed = Este lugar já não se pode mudar.
error-color-taken = Alguém já joga com esta cor: { $color }.
error-colors-stay = A partida já começou; as cores já não se podem mudar.
error-not-your-move = Não é a sua vez. Joga agora: { $seat }.
error-not-yours-now = Não é a sua vez.
error-no-hints = Não há sugestões numa mesa onde jogam outras pessoas.
error-no-hints-strict = Esta mesa é rigorosa: não há sugestões.
error-undo-strict = Esta mesa é rigorosa: depois de lançados os dados ou de outra pessoa jogar, as jogadas ficam.
error-no-hints-yet = Esta partida continua outra que ainda está a ser jogada: só haverá sugestões quando essa acabar.
error-away = Está ausente: volte primeiro.
error-not-away = Não estava ausente.
error-not-started = A partida ainda não começou.
error-game-over = A partida terminou.
error-not-over = A partida ainda não terminou.
error-over-there = Neste ponto a partida já terminou. Recue até um em que alguém ainda possa jogar.
error-seed-later = A partida ainda não terminou; a semente é revelada no fim.
error-review-later = A partida ainda não terminou; uma análise revelaria jogadas.
error-no-ply = Não existe a jogada { $ply }: { $plies ->
    [0] não se jogou nenhuma
    [one] só se jogou uma
   *[other] só se jogaram { $plies }
  }.
error-nobody-asks = Ninguém pede para anular nada.
error-not-asked = A pergunta não era para si.
error-moved-first = Outra jogada chegou primeiro.
error-id-used = Este identificador já foi usado noutro pedido.
error-next-seats-taken = Os seus lugares na mesa seguinte estão ocupados.
error-table-full = Esta mesa atingiu o limite de eventos.
error-chat-full = Atingiu o limite de mensagens nesta mesa.
error-rules-version = Esta mesa usa a versão { $played } das regras; este servidor tem a versão { $here }.
error-too-many-bot-tables = { $n ->
    [one] Já há { $n } mesa só com bots a decorrer a partir do seu endereço; deixe-a terminar primeiro.
   *[other] Já há { $n } mesas só com bots a decorrer a partir do seu endereço; deixe uma terminar primeiro.
}
error-too-many-tables = { $n ->
    [one] Já tem 1 mesa aberta; termine-a primeiro.
   *[other] Já tem { $n } mesas abertas; termine primeiro alguma.
  }
error-too-long = Só se pode continuar uma partida a partir { $most ->
    [one] da jogada 1
   *[other] da jogada { $most }
  }, o mais tardar.
error-too-many-connections = Demasiadas ligações.
error-too-fast = Demasiados pedidos ao mesmo tempo. Espere um momento.
error-too-much-work = Isso é muito trabalho para este servidor. Espere um momento.
error-too-much-kept = Atingiu o limite de armazenamento de hoje neste servidor.
error-too-slow = O pedido demorou demasiado a chegar.
error-not-json = O corpo tem de ser JSON: Content-Type: application/json
error-too-large = É demasiado grande: o limite é de { $most } bytes.
error-no-editions = Este servidor não aceita edições próprias.
error-host-name = Este servidor não responde por esse nome.
error-foreign = Este pedido vem de outro sítio.
error-broken = Algo correu mal no servidor; o registo dele diz mais.
error-unavailable = A base de dados não está acessível neste momento. Tente de novo daqui a pouco.
error-body = O pedido não faz sentido: { $problem }
error-event-number = Falta o número do evento.

## A table cannot be laid

error-solo-seats = Uma mesa em modo solitário tem exatamente um lugar; qualquer outra tem de dois a quatro.
error-solo-open = O lugar de uma mesa em modo solitário não pode ficar livre.
error-seats-to-fill = Lugares a ocupar nesta partida: { $seats }, não { $given }.
error-commitment = Esse compromisso não existe, ou uma mesa já o usou.
error-too-many-commitments = Pediu { $n ->
    [one] 1 compromisso
   *[other] { $n } compromissos
  } sem criar uma mesa. Crie uma ou tente de novo daqui a uma hora.
error-which-bot = Os bots daqui são { $bots }.
error-players = O número de jogadores tem de ser de 1 a 4, não { $given }.
error-boards = Os tabuleiros têm de ser basic (básicos) ou advanced (avançados), não { $given }.
error-dice = Os dados têm de ser draw ou ask, não { $given }.
error-names = São precisos { $seats } nomes; indicou: { $given }.
error-names-solo = Em solitário são precisos dois nomes, o seu e o de Ivan; indicou: { $given }.
error-name = Um nome tem de 1 a { $most } caracteres imprimíveis; este não: { $given }.
error-seed = Uma semente é um número inteiro (de 1000 algarismos no máximo) ou uma linha de texto.
error-color = { $given } não é uma cor daqui; escolha entre { $colors }.
error-colors = São precisas { $seats } cores diferentes, não { $given }.
error-turn-limit = Um limite de turnos é um número de 1 a { $most }, não { $given }.

## A ply is refused

error-illegal = { $ply }: { $clause }: { $reason }
error-stale-ply = { $ply }: destinava-se à jogada { $meant }, mas { $plies ->
    [one] jogou-se 1
   *[other] jogaram-se { $plies }
  }.
error-wrong-seat = { $ply }: não é a vez de { $seat }, mas de { $mover }.
error-nothing-said = Não escreveu nada. Uma jogada é um verbo e o que ele pede, como: { $example }
error-verb-near = «{ $said }»: não existe o verbo «{ $verb }»; queria dizer { $near }?
error-verb = «{ $said }»: não existe o verbo «{ $verb }»; os verbos são { $verbs }.
error-stands-alone = «{ $said }»: escreva { $verb } sem mais nada.
error-not-understood = «{ $said }» não se entende; { $verb } escreve-se assim: { $example }
error-nothing-played = Ainda não se jogou nada.

## Files

error-edition =
    Este ficheiro de edição não se pode usar.
    { $problem }
error-record = Esta partida guardada não se consegue ler. { $problem }
error-line = linha { $line }: { $problem }
error-record-size = Uma partida guardada tem { $most } caracteres no máximo; esta tem { $given }.
error-record-no-header = Isto não é um cabeçalho: { $text }. Um cabeçalho escreve-se: { $example }
error-record-twice = O cabeçalho { $name } aparece duas vezes.
error-record-no-turn = Isto não é um turno: { $text }. Um turno escreve-se: { $example }
error-record-format = Isto é { $given }; o que aqui se pode ler é { $format }.
error-record-rules = Foi jogada com a versão { $played } das regras; estas são a versão { $here }.
error-record-edition = Foi jogada com a edição { $played }, não com { $here }; indique o ficheiro dela.
error-record-missing = Falta o cabeçalho { $name }.
error-record-header = O cabeçalho { $name } não se pode usar: { $problem }
error-record-one-of = O cabeçalho { $name } tem de ser um destes: { $allowed }, não { $given }.
error-record-number = O cabeçalho { $name } tem de ser um número, não { $given }.
error-record-given = O cabeçalho { $name } tem de ser um número de jogadas, { $most } no máximo, não { $given }.
error-record-draws = O cabeçalho { $name } tem de enumerar por ordem as extrações de { $rolls ->
    [one] 1 lançamento
   *[other] { $rolls } lançamentos
  }, como 0-4 7, e não { $given }.
error-record-turn = Aqui está o turno { $number } de { $seat }, mas é o turno { $due } de { $mover }; há algo em falta ou a mais.
error-record-cut = O resultado diz { $given }, mas as jogadas param antes do fim: o ficheiro está cortado?
error-record-result = O resultado diz { $given }, mas devia ser { $result }.
error-record-secret = A semente não começa pelo segredo com que o servidor se comprometeu.
error-record-deal = A distribuição não é a que esta semente dá: foi disposta à mão ou alterada depois.
error-nobody-absent = Quem tem a vez está presente.
error-absent-early = É cedo para decidir sobre quem falta: espere mais { $n ->
    [one] um segundo
   *[other] { $n } segundos
  }.
error-record-roll = A jogada { $ply } diz { $said }, mas esta semente dá { $due }.
error-record-seedless = Esta partida foi carregada de um ficheiro sem semente.
error-not-text = { $file } não é um ficheiro de texto em UTF-8.
error-unreadable = { $file } não se consegue ler: { $problem }
error-record-plies = Uma partida guardada tem aqui { $most } jogadas no máximo.
error-in-file = { $file }: { $problem }
# Ends “FILE can’t be read: …”, “FILE can’t be written: …” or “Can’t listen on HOST, port PORT: …”.
system-no-file = o ficheiro não existe
system-not-allowed = sem permissão
system-folder = é uma pasta, não um ficheiro
system-no-folder = a pasta não existe
system-full = o disco está cheio
system-read-only = o disco é só de leitura
system-name-too-long = o nome é demasiado longo
system-port-taken = outro programa está a usá-la
system-no-address = esta máquina não tem esse endereço
system-no-name = nenhum ficheiro pode ter este nome

## An edition file has problems

error-problems = { $problems-lines }
error-at = { $place }: { $problem }
fault-missing = Isto está em falta.
fault-type = Aqui tem de estar { $wanted }, não { $given }.
toml-table = uma tabela
toml-list = uma lista
toml-number = um número inteiro
toml-flag = { "true" } ou { "false" }
toml-text = um texto
toml-huge = um número enorme
fault-key = Aqui não existe a chave { $given }; escolha entre { $known }.
fault-key-near = Aqui não existe a chave { $given }; queria dizer { $near }?
fault-word = Aqui não existe { $given }; escolha entre { $known }.
fault-word-near = Aqui não existe { $given }; queria dizer { $near }?
fault-entries = Esta lista tem de ter { $most ->
    [one] 1 entrada
   *[other] { $most } entradas
  }, não { $given }.
fault-entries-range = Esta lista tem de ter entre { $least } e { $most } entradas, não { $given }.
fault-number = Aqui tem de estar { $most }, não { $given }.
fault-number-range = Aqui tem de estar um número de { $least } a { $most }, não { $given }.
fault-text = Aqui um texto tem de 1 a { $most } caracteres imprimíveis; este não: { $given }.
fault-id = Um identificador tem de 1 a { $most } letras minúsculas, algarismos ou hífenes; este não: { $given }.
fault-twice = { $given } aparece duas vezes.
fault-prestige-order = As casas de prestígio têm de estar por ordem crescente, mas { $space } vem depois de { $before }.
fault-prestige-last = A última casa de prestígio tem de ser { $most }, o fim do contador, não { $given }.
fault-ornaments = Ao todo tem de haver uma porta, dois arcos e uma cruz.
fault-die-tiles = Tem de haver exatamente uma peça para o dado { $die }, não { $given } (A2).
fault-tile-kinds = Pode haver { $most } peças diferentes no máximo, não { $given }.
fault-cards = Pode haver { $most } cartas do tipo { $kind } no máximo, não { $given }.
fault-cost = Uma secção precisa de { $least } a { $most } materiais, não { $given }.
fault-plan-cards = Faltam cartas do tipo { $kind }: esta planta precisa de { $need } e o ficheiro tem { $have }.
fault-plan-tiles = Faltam peças de oficina: com { $players } jogadores esta planta precisa de { $need } e há { $have }.
fault-same-verbs = As duas ações de uma carta têm de ter verbos diferentes; aqui { $verb } aparece duas vezes.
fault-do = Aqui tem de estar uma tabela com a chave «{ "do" }»; escolha o verbo entre { $verbs }.
fault-endless-free = Aqui { $verb } não custa nada, por isso não se pode repetir: nunca acabaria.
fault-endless-back = { $verb } devolve tudo o que tira, por isso não se pode repetir: nunca acabaria.
fault-endless-donate = 1 de prestígio pode sempre trocar-se por { $price } (T2), por isso uma doação tão barata não se pode repetir: nunca acabaria.
fault-kinds = Aqui tem de estar { $any } ou uma lista de materiais, não { $given }.
fault-first-game = Esta é uma segunda carta da guilda { $guild }; tem de haver uma carta de cada guilda.
fault-provenance-key = Um caminho é uma só chave entre aspas, como { $example }.
fault-provenance-path = O ficheiro não tem nenhum valor neste caminho.
fault-not-text = Isto não é texto em UTF-8.
fault-long-key = Aqui há uma chave com mais de { $most } partes separadas por pontos.
fault-nested = O ficheiro tem demasiados níveis aninhados.
fault-toml = O ficheiro não é TOML válido.
fault-toml-from = A partir da coluna { $column } isto não é TOML válido.
fault-toml-twice = Isto já está no ficheiro; uma chave ou uma tabela só pode aparecer uma vez.
fault-toml-end = O ficheiro acaba cedo demais: há algo por terminar.
