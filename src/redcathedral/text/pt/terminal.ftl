### As frases do terminal em português.
### O programa preenche os valores entre chavetas; os plurais são escolhidos por seletores.

## The command line

cli-description = Red Cathedral no terminal: uma edição digital não oficial.
cli-version-help = mostrar a versão
cli-lang-help = usar este idioma em vez do idioma do sistema: { $languages }
cli-no-language = Não existe o idioma { $given }; escolha entre { $languages }.
cli-needs-terminal = O terminal precisa de mais um pacote. Instale-o com: pip install 'redcathedral[terminal]'
cli-play-help = jogar no mesmo teclado, de 1 a 4 pessoas (1: contra Ivan)
cli-replay-help = mostrar uma partida guardada, no fim ou depois de qualquer jogada
cli-verify-help = conferir uma partida guardada com a sua semente: a distribuição e cada lançamento

play-description = Jogar no mesmo teclado. Cada jogada é logo guardada, por isso nada se perde quando parar.
play-players-help = quantas pessoas jogam (por omissão 2; 1 sem bots joga contra Ivan)
play-bots-help = bots adversários, separados por vírgulas: { $example } (níveis: { $levels }); sem { $people }, uma só pessoa joga contra eles
play-boards-help = tabuleiros de oficina basic (básicos, por omissão) ou advanced (avançados)
play-seed-help = um número ou texto que decide a distribuição e os lançamentos; sem ele, ninguém os pode adivinhar
play-edition-help = um ficheiro de edição próprio (ver: redcathedral edition new)
play-first-game-help = usar as cartas de influência da edição para uma primeira partida
play-turn-limit-help = acabar a partida depois deste número de turnos no total
play-names-help = nomes pela ordem dos turnos, separados por vírgulas: Anna,Bob
play-colors-help = cores pela ordem dos turnos, separadas por vírgulas: verde,vermelho
play-dice-help = draw: o programa lança (por omissão); ask: lança dados verdadeiros e escreve o resultado
play-save-help = onde guardar a partida (por omissão: um ficheiro novo na sua pasta de dados)
play-load-help = continuar esta partida guardada
play-resume-help = continuar a última partida por acabar
play-no-color-help = sem cores
play-plain-help = sem cores nem caracteres de desenho, para leitores de ecrã e terminais simples
replay-file-help = uma partida guardada
replay-to-help = parar depois deste número de jogadas (0: o início)
replay-edition-help = o ficheiro da edição com que foi jogada, se não for a incluída
verify-seed-help = a semente, se o ficheiro não a contiver

play-load-and-setup = --load e --resume continuam uma partida tal como foi preparada; { $option } não se pode mudar
play-load-or-resume = indique --load ou --resume, não ambos
play-no-bot = Não há nenhum bot «{ $given }». Os níveis são { $levels }.
play-too-many = { $people ->
        [one] Uma pessoa
       *[other] { $people } pessoas
    } e { $bots ->
        [one] um bot
       *[other] { $bots } bots
    } são demasiados: uma mesa tem { $most } lugares.

## Starting

offer-resume = Há uma partida por acabar: { $file } (guardada em { $when }).
offer-resume-question = Continuá-la? [S/n]
offer-resume-hint = Para a continuar: redcathedral play --resume
no-unfinished = Não há nenhuma partida por acabar em { $folder }.
welcome = Boas-vindas a Red Cathedral. Escreva um número ou uma jogada; { type-help } explica, { type-quit } termina.
welcome-back = Boas-vindas de novo: { $plies ->
        [one] uma jogada feita
       *[other] { $plies } jogadas feitas
    } até agora.
saving-to = Cada jogada é guardada em { $file }
deal-drawn = Os dados são lançados por quem joga. A distribuição abaixo foi sorteada pelo programa: prepare assim a sua mesa.
cannot-save = Não se pode escrever { $file }: { $problem }. Escolha outro sítio com --save { placeholder-file }.
save-exists = { $file } já existe. Para continuar use --load; para uma nova partida escolha outro nome.
save-not-a-file = { $file } não é um ficheiro comum.
save-failed = NÃO GUARDADO: não se pode escrever { $file }: { $problem }. Experimente: { type-save } { placeholder-file }
save-elsewhere = Outro programa alterou { $old }. Esta partida continua em { $file }
no-home = Não se encontra a sua pasta de dados. Escolha um ficheiro com --save { placeholder-file }.

## Playing

turn-title = Turno { $number } · { $seat }
turn-title-limit = Turno { $number } de { $limit } · { $seat }
prompt = { $seat }>
prompt-roll = dados>
prompt-shuffle = peças>
due-hint = número, jogada, ou: { type-list }, { type-hint }, { type-why } JOGADA, { type-undo }, { type-recap }, { type-table }, { type-score }, { type-log }, { type-save }, { type-help }, { type-quit }
bot-getting-ready = { $name } está a preparar-se; da primeira vez demora um minuto ou dois…
bot-thinking = { $name } está a pensar…
bot-replaced = { $name } não deu nenhuma jogada ({ $problem }). { $bot } continua no seu lugar.
recap-nothing = Os bots ainda não jogaram desde a sua última jogada.
ask-roll = Lance no local { $space }: { $dice }. Escreva o resultado, p. ex. { $example }
ask-shuffle = Baralhe as cinco peças de dado de Ivan e ponha uma em cada carta, da esquerda para a direita. Escreva as cores, p. ex. { $example }
ask-roll-count = { $wanted ->
        [one] Lance um dado
       *[other] Lance { $wanted } dados
    } ({ $dice }); { $given ->
        [0] não escreveu nenhum valor
        [one] escreveu um valor
       *[other] escreveu { $given } valores
    }. Escreva p. ex. { $example }
ask-roll-value = Um dado mostra de 1 a 6, não { $value }. Escreva p. ex. { $example }
ask-shuffle-colors = Indique uma vez cada cor: vermelho, azul, verde, amarelo e branco, p. ex. { $example }
no-such-number = Não há número { $number }; a lista tem { $count ->
    [one] uma jogada
   *[other] { $count } jogadas
  }. Escreva { type-list } para ver tudo.
ambiguous = «{ $said }» pode ser: { $plies }
ambiguous-more = «{ $said }» pode ser: { $plies } e mais { $more }
list-title = { $count ->
        [one] Uma jogada permitida
       *[other] { $count } jogadas permitidas
    }:
list-none = Nenhuma jogada permitida começa por «{ $verb }». Experimente: { type-why } { $verb } …
range-market = cada local a mais custa 1 rublo
range-gather = ou menos
range-take = ou menos
range-swap = dois locais quaisquer
range-reroll = dar 1 de prestígio, lançar de novo os dados desse local
range-other = { type-list } mostra cada uma
undone = Anulado: { $ply }
undo-chance = { $ply } não se pode anular: foi acaso, e todos viram os dados.
undo-nothing = Não há nada para anular.
why-usage = Diga que jogada: { type-why } { type-claim } B2
why-legal = { $ply } é uma jogada permitida aqui.
# A move isn’t allowed, or why; $clause is the number of a rule such as “C4”, which must not look like the name of a section.
refused-by-rule = { $ply }: { $reason } (regra { $clause })
why-by-rule = { $reason } (regra { $clause })
log-empty = Ainda não se jogou nada.
log-earlier = … { $count ->
        [one] um turno anterior
       *[other] { $count } turnos anteriores
    }; { type-log } { type-all } mostra tudo
saved-copy = Uma cópia está guardada em { $file }
saved = Guardado em { $file }
bye = A partida está guardada em { $file }
bye-unsaved = As últimas jogadas NÃO estão guardadas.
bye-how = Continuar com: { $command }
finished-already = Esta partida terminou; foi assim que acabou.

## The score

sheet-title = A folha de pontuação
sheet-title-now = A pontuação neste momento
sheet-track = contador
sheet-goods = materiais e rublos
sheet-tower = torre { $letter }
sheet-total = prestígio
sheet-sections = secções terminadas
sheet-ornaments = ornamentos
sheet-rank = posição
sheet-ties = (Empates: mais secções terminadas, depois mais ornamentos; depois a vitória é partilhada.)
end-sixth = { $seat } termina seis secções antes de toda a gente, e todos jogaram o último turno.
end-limit = Atingiu-se o limite de turnos ({ $limit }); a partida é pontuada tal como está.
winner = { $seat } vence com { $prestige } de prestígio.
winners = { $seats } partilham a vitória com { $prestige } de prestígio.
record-at = A partida está guardada em { $file }

## Replay and verify

replay-log = As jogadas
replay-at = Depois da jogada { $ply } de { $plies }
replay-to-range = Não existe a jogada { $ply }: a partida { $plies ->
        [0] não tem nenhuma
        [one] tem uma
       *[other] tem { $plies }
    }.
verified = { $file }: { $checks ->
        [one] o único resultado do acaso vem
       *[other] os { $checks } resultados do acaso vêm
    } da semente (a distribuição, os lançamentos e as peças baralhadas).
verify-no-seed = { $file }: este ficheiro não contém semente; indique-a com --seed
verify-told = { $file }: os dados desta partida foram lançados à mão e escritos, por isso não há semente para conferir.
# $n is a number, $chain the name of a chain, or its hash.
verify-beacon-signed = A ronda { $n } da cadeia { $chain } do drand está assinada por essa cadeia.
verify-beacon-unknown = A ronda { $n } está assinada pela cadeia { $chain } do drand, que não é da League of Entropy: verifique de quem é.
verify-beacon-forged = A ronda { $n } não está assinada pela cadeia { $chain } do drand: é falsa.
verify-beacon-extra = A assinatura da ronda { $n } da cadeia { $chain } do drand não pode ser verificada aqui: pip install 'redcathedral[beacon]'

## Hints and reviews

cli-warm-up-help = compilar já as regras, os ambientes e a pesquisa, e guardá-los para depois
cli-warm-up-done = Está tudo compilado e guardado.
cli-hint-help = dizer o que um bot jogaria numa partida guardada, e com que perspetivas
cli-review-help = rever uma partida guardada: como mudaram as probabilidades, onde virou, o que era melhor
cli-hint-bot-help = a que bot se pergunta (por omissão { $bot })
cli-hint-at-help = depois deste número de jogadas (por omissão: onde a partida acaba)
cli-hint-json-help = escrever JSON
cli-hint-most-help = quantas jogadas indicar (por omissão { $most })
cli-review-bot-help = que bot avalia (por omissão { $bot }; mais simulações veem mais e demoram mais)
cli-bots-preparing = A preparar a pesquisa; da primeira vez demora um minuto ou dois…

cli-hint-over = Esta partida terminou; já não há nada a jogar.
cli-hint-chance = A seguir lançam-se os dados; não há nada a escolher.
cli-hint-title = Depois da jogada { $ply }: é a vez de { $seat }
cli-hint-ply = jogada
cli-hint-win = vence
cli-hint-margin = margem
cli-hint-why = porquê
cli-hint-tries = ensaios
cli-hint-note = Vence: a probabilidade de vitória deste jogador. Margem: a vantagem de prestígio esperada no fim sobre o melhor adversário.
cli-hint-only = { $bot } jogaria: { $ply }
cli-review-no-search = { $bot } não sabe avaliar jogadas; escolha um bot que use pesquisa, por exemplo mcts:400

cli-review-progress = Turno { $done } de { $turns }…
cli-review-empty = Nesta partida ainda não se decidiu nada.
cli-review-title = Evolução da partida
cli-review-turn = turno
cli-review-mover = jogador
cli-review-note = Probabilidade de vitória no começo de cada turno, se o jogador desse turno continuar bem.
cli-review-end = fim
cli-review-swings-title = Onde a partida virou
cli-review-swing = Turno { $turn }, { $mover }: { $seat } passa de { $before } para { $after }.
cli-review-swing-given = Turno { $turn }, { $mover }: { $seat } passa de { $before } para { $after }; desperdício: { $given }.
cli-review-swings-none = A probabilidade nunca mudou muito dentro de um turno.
cli-review-mistakes-title = O que era melhor
cli-review-mistakes-none = Ninguém deixou escapar uma jogada claramente melhor.
cli-review-mistake = { $kind ->
        [blunder] Erro grave
        [mistake] Erro
       *[slip] Deslize
    } de { $seat } no turno { $turn } (jogada { $ply }): «{ $played }» vence em { $win } dos casos, «{ $best }» em { $best_win }.
cli-review-more = { $count ->
        [one] Há mais um no JSON.
       *[other] Há mais { $count } no JSON.
    }
cli-review-sides-title = Como jogou cada um
cli-review-side = { $seat }: a melhor jogada, ou uma igualmente boa, em { $agreed } de { $decisions ->
        [one] uma decisão
       *[other] { $decisions } decisões
    }; { $lost } de probabilidade de vitória desperdiçada.

## Bots among themselves: the commands arena and study

cli-arena-help = pôr bots a jogar uns contra os outros e ver qual é melhor
cli-study-help = pôr bots a jogar e ver como é o jogo
cli-needs-arena = A arena precisa de mais pacotes. Instale-os com: pip install 'redcathedral[arena]'
arena-players-help = bots separados por vírgulas: greedy,mcts:0.2s,random
arena-games-help = quantas partidas, arredondadas para cima a distribuições inteiras (por omissão { $games })
arena-seats-help = jogadores por mesa: de 2 a 4, ou 1 em solitário (por omissão: todos)
arena-edition-help = um ficheiro de edição (por omissão: o incluído)
arena-seed-help = decide cada distribuição, cada lançamento e a sorte de cada bot (por omissão { $seed })
arena-turn-limit-help = acabar uma partida depois deste número de turnos no total (por omissão { $limit })
arena-move-limit-help = quantos segundos um bot pode pensar numa jogada (por omissão { $seconds })
arena-code-help = um ficheiro com um bot próprio; pode repetir-se
arena-sure-help = parar quando for certo quem está acima e quem está abaixo da paridade
arena-jobs-help = quantos processos jogam (por omissão { $jobs }); o resultado é o mesmo
arena-engine-help = onde jogar: local, neste computador (por omissão), ou ray, com o Ray
arena-address-help = o endereço de um cluster Ray; sem ele, o Ray é iniciado neste computador
arena-out-help = a pasta para os ficheiros (por omissão { $folder })
arena-resume-help = continuar a série dessa pasta
study-players-help = bots separados por vírgulas, repetidos até encher a mesa (por omissão { $players })
study-seats-help = números de jogadores separados por vírgulas, 1: em solitário (por omissão { $seats })
study-boards-help = tabuleiros basic (básicos) ou advanced (avançados), ou ambos: basic,advanced (por omissão { $boards })
study-games-help = partidas para cada tipo de mesa (por omissão { $games })
study-seats-wrong = Os lugares são números de 1 a 4 separados por vírgulas, não «{ $given }».
study-boards-wrong = Os tabuleiros são um destes, ou vários separados por vírgulas: { $known }; não «{ $given }».

arena-rounded = { $games ->
        [one] Joga-se 1 partida
       *[other] Jogam-se { $games } partidas
    }: distribuições inteiras de { $orders ->
        [one] 1 ordem dos lugares
       *[other] { $orders } ordens dos lugares
    }.
arena-compiling = A compilar para este computador; faz-se uma só vez e demora um minuto ou dois…
arena-preparing = a preparar
arena-playing = partidas jogadas
arena-stopped = Interrompido. As partidas acabadas ficam guardadas em { $folder }; o mesmo comando com --resume continua.
arena-summary = { $games ->
        [one] Uma partida
       *[other] { $games } partidas
    } com { $deals ->
        [one] uma distribuição
       *[other] { $deals } distribuições
    }, { $turns } turnos por partida.
arena-limited = { $games ->
        [one] Uma partida chegou
       *[other] { $games } partidas chegaram
    } ao limite de { $limit } turnos.
arena-sure = Paragem antecipada: é certo de que lado da paridade está cada jogador.
arena-unsure = Jogaram-se todas as partidas, mas não é certo de que lado da paridade está cada jogador.
arena-forfeit = { $player } perde { $seats ->
        [one] um lugar
       *[other] { $seats } lugares
    } para { $stand_in }, pela primeira vez na partida { $game }: { $message }
arena-report = Relatório: { $file } (lá também results.parquet e summary.json)
study-done = { $games ->
        [one] Uma partida
       *[other] { $games } partidas
    }. Estudo: { $file }

## Edition files

cli-edition-help = mostrar, conferir ou começar um ficheiro de edição (os dados de uma caixa)
edition-show-help = enumerar cada valor e de onde vem
edition-check-help = conferir um ficheiro de edição e enumerar tudo o que está errado
edition-check-file-help = o ficheiro de edição
edition-new-help = escrever uma cópia comentada para preencher a partir da sua caixa
edition-new-file-help = o ficheiro a escrever; não pode existir ainda
edition-valid = { $file }: uma edição válida, «{ $name }» (cartas de catedral: { $cards }, plantas: { $plans }), resumo { $digest }
edition-name-wrong = { $file }: o nome do ficheiro dá o nome à edição, por isso precisa de 1 a 60 caracteres imprimíveis
edition-exists = { $file } já existe e não foi alterado; escolha outro nome
edition-not-written = { $file }: não se pode escrever: { $problem }
edition-written = { $file }: escrito; edite-o e depois execute: { "redcathedral edition check" } { $file }

## The server

cli-serve-help = servir mesas a navegadores; só neste computador, salvo indicação em contrário
cli-move-help = mover as mesas de um servidor para outra base de dados
cli-needs-server = O servidor precisa de mais pacotes. Instale-os com: pip install 'redcathedral[server]'
serve-host-help = escutar neste endereço (por omissão { $host })
serve-port-help = escutar nesta porta (por omissão { $port }, ou a seguinte que esteja livre)
serve-data-help = guardar as mesas nesta pasta (por omissão: a sua pasta de dados)
serve-database-help = a base de dados: um ficheiro ou postgresql://… (por omissão, tables.sqlite3 na pasta de dados)
serve-open-help = abrir o navegador
serve-cold-help = preparar os bots de pesquisa só quando um for preciso
serve-hosting = alojamento
serve-hosting-help = para servidores a que outras pessoas chegam; ver docs/hosting.md
serve-name-help = responder só a este nome; pode repetir-se
serve-origin-help = confiar também em páginas desta origem; pode repetir-se
serve-proxy-help = os proxies em cujos cabeçalhos confiar (por omissão { $proxy })
serve-set-help = mudar um limite; pode repetir-se
serve-no-editions-help = não aceitar edições dos clientes
serve-no-hsts-help = deixar voltar sem TLS os navegadores que o usaram
serve-log-help = escrever o registo como texto ou como linhas JSON (por omissão, texto)
serve-metrics-help = fornecer métricas ao Prometheus neste endereço
serve-beacon-help = misturar nos dados rondas do drand, uma fonte pública de números aleatórios; fornece-as neste ficheiro ou pasta
serve-beacon-extra = --beacon precisa de mais um pacote: pip install 'redcathedral[beacon]'
serve-beacon-wrong = { $file } não diz de que cadeia do drand são as rondas: { $problem }
serve-workers-help = quantos processos atendem; mais de um precisa do PostgreSQL
serve-metrics-wrong = O endereço para o Prometheus é ENDEREÇO:PORTA ou uma porta, não «{ $given }».
serve-no-home = Não se encontra a sua pasta de dados. Escolha uma com --data { placeholder-folder }.
serve-no-port = Não se pode escutar em { $host }, porta { $port }: { $problem }
serve-folder-taken = Outro servidor usa { $folder }. Pare-o, ou escolha outra pasta com --data { placeholder-folder }.
serve-database-away = A base de dados não responde: { $problem }
move-done = { $rows ->
    [one] Foi movida { $rows } linha; as duas bases de dados são iguais.
   *[other] Foram movidas { $rows } linhas; as duas bases de dados são iguais.
}
move-no-file = Não há nenhuma base de dados { $file }.
move-differs = Depois de copiar, { $table } não é igual nas duas bases de dados; ainda há um servidor a funcionar? Nada foi alterado.
move-not-empty = A base de dados de destino não está vazia. Nada foi alterado.
move-to-help = a base de dados de destino; tem de estar vazia
move-from-help = a base de dados a copiar: um ficheiro ou postgresql://…; pare primeiro o servidor
serve-workers-database = Vários processos precisam de uma base de dados que possam partilhar: --database postgresql://… O SQLite serve para um só processo.
serve-needs-postgres = O PostgreSQL precisa de um pacote que não está instalado: pip install 'redcathedral[postgres]'
serve-database-newer = { $database } foi escrito por um servidor mais novo: o formato é { $version } e este conhece até { $known }. Instale uma versão mais nova; nada foi alterado.
serve-no-limit = Não há limite { $given }; os limites são { $limits }.
serve-limit-wrong = { $limit } tem de ser um número maior do que 0, não «{ $given }».
serve-at = Red Cathedral está em { $address } (Ctrl-C termina)

## The host

cli-admin-help = cuidar das mesas de um servidor, ligado ou não
admin-list-help = listar todas as mesas
admin-look-help = mostrar o que o servidor sabe de uma mesa
admin-expire-help = apagar o que não é usado há demasiado tempo, como o servidor faz sozinho
admin-delete-help = apagar uma mesa
admin-revoke-help = revogar todas as chaves de uma mesa
admin-ban-help = bloquear um endereço ou uma rede
admin-unban-help = desbloquear um endereço ou uma rede
admin-bans-help = listar o que está bloqueado
admin-reports-help = listar as denúncias, as mais recentes primeiro
admin-acts-help = listar o que os administradores fizeram
admin-backup-help = copiar a base de dados com o servidor ligado
admin-restore-help = substituir a base de dados por uma cópia de segurança
admin-table-help = o identificador da mesa
admin-address-help = um endereço ou uma rede
admin-status-help = só as mesas neste estado
admin-reason-help = o motivo
admin-file-help = um ficheiro
admin-expired =
    Foram apagadas { $tables ->
    [one] 1 mesa
   *[other] { $tables } mesas
    } e { $messages ->
    [one] 1 mensagem
   *[other] { $messages } mensagens
    }.
admin-deleted = A mesa { $table } foi apagada.
admin-revoked =
    { $n ->
    [one] Foi revogada 1 chave
   *[other] Foram revogadas { $n } chaves
    }.
admin-banned = { $network } está bloqueado; um servidor ligado sabe-o em segundos.
admin-unbanned = { $network } já não está bloqueado.
admin-not-banned = { $network } não está bloqueado.
admin-backed-up = A cópia de segurança é { $file }. Contém os segredos das partidas em curso: guarde-a só para si.
admin-restored = As mesas são agora as de { $file }.
admin-no-database = { $file } não existe. Indique a pasta do servidor com --data { placeholder-folder }.
admin-no-table = Não há nenhuma mesa { $table }.
admin-no-address = «{ $given }» não é um endereço nem uma rede.
admin-busy = A mesa { $table } acabou de mudar. Tente de novo.
admin-use-pg-dump = Esta base de dados é do PostgreSQL: use pg_dump e pg_restore.

## Help

help-text =
    O JOGO EM POUCAS PALAVRAS
      No seu turno faça uma de três coisas e depois termine o turno:
        reivindicar B2     reivindicar: estandarte numa secção, e colocar a peça
                           de oficina virada para cima, por rublos (bonificação
                           agora e depois), ou virada para baixo
        entregar ouro B2   construir: entregar até 3 materiais às suas secções;
        ornamentar C1      ou ornamentar uma secção terminada, até com joias
        mercado branco +1  avançar um dado o seu valor (o branco e o da sua
                           cor mais longe, 1 rublo por local); depois obter,
                           usar a carta de influência ao lado, ativar uma peça
      Em qualquer momento: prestígio (trocar 1 de prestígio por 2 rublos) e, uma
      vez por turno, relançar 5 (1 de prestígio). Uma secção terminada
      acima de uma inacabada de outra pessoa custa-lhe reconhecimento.
      Quem primeiro termina seis secções ganha 3 de prestígio; os outros têm
      mais um turno. Depois conta-se: o contador, 1 por cada 5 materiais e
      rublos, e cada torre pela presença nela. Vence quem tem mais prestígio.

    COMANDOS
      um número ou jogada  jogá-la; valem formas curtas se forem claras: m b +1
      lista, lista vender  todas as jogadas permitidas, ou as de um verbo
      porquê comprar ouro  o que proíbe uma jogada
      sugestão             o que um bot forte jogaria
      anular               anular, até ao último lançamento
      resumo               o que os bots fizeram desde a sua última jogada
      mesa, pontos         a mesa, a pontuação atual
      diário               os turnos até agora
      guardar FICHEIRO     guardar uma cópia (todas as jogadas ficam guardadas)
      sair                 parar; continue depois com: redcathedral play --resume

## The privacy page, /privacy

privacy-back = Voltar ao jogo
privacy-lead = Aqui não precisa de uma conta. Isto é o que o servidor guarda, e durante quanto tempo.
privacy-kept = Guarda os nomes que as pessoas escrevem, o que jogam e o que dizem à mesa.
amount-days = { $n ->
    [one] 1 dia
   *[other] { $n } dias
  }
privacy-tables = Uma mesa onde ninguém começou é apagada { $waiting } depois do último acontecimento; uma partida por terminar, depois de { $unfinished }.
privacy-finished = Uma partida terminada é guardada durante { $finished }; o que lá foi dito é apagado depois de { $chat }.
privacy-keys = De cada dispositivo que pode jogar por si, o servidor guarda o navegador, o sistema e os dias da primeira e da última utilização. Um dispositivo que não é usado durante { $days } perde a sessão.
privacy-address = Do endereço de internet que cria uma mesa só é guardado um número cifrado. Um endereço que ataque o servidor fica anotado no registo dele.
privacy-others = Não há rastreio nem publicidade, e mais ninguém recebe estes dados.
privacy-reports = Quem gere este servidor lê o que denuncia. Se quiser que algo seja apagado, peça-lhe.
