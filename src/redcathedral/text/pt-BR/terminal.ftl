### As frases do terminal em português do Brasil.
### O programa preenche os valores entre chaves; os plurais são escolhidos por seletores.

## The command line

cli-description = Red Cathedral no terminal: uma edição digital não oficial.
cli-version-help = mostra a versão
cli-lang-help = usa este idioma em vez do idioma do sistema: { $languages }
cli-no-language = Não existe o idioma { $given }; escolha entre { $languages }.
cli-needs-terminal = O terminal precisa de mais um pacote. Instale com: pip install 'redcathedral[terminal]'
cli-play-help = joga em um só teclado, de 1 a 4 pessoas (1: contra Ivan)
cli-replay-help = mostra uma partida salva, no fim ou depois de qualquer jogada
cli-verify-help = confere uma partida salva com a semente: a distribuição e cada rolagem

play-description =
    Joga em um só teclado. Cada jogada é salva na hora, então nada se perde quando você para.
play-players-help = quantas pessoas jogam (padrão: 2; 1 sem bots joga contra Ivan)
play-bots-help = bots adversários, separados por vírgulas: { $example } (níveis: { $levels }); sem { $people } só você joga contra eles
play-boards-help = tabuleiros de oficina: basic (básicos, o padrão) ou advanced (avançados)
play-seed-help = um número ou texto que decide a distribuição e as rolagens; sem ele, não há como prever nada
play-edition-help = seu próprio arquivo de edição (veja: redcathedral edition new)
play-first-game-help = usa as cartas de influência da edição para uma primeira partida
play-turn-limit-help = encerra a partida depois deste total de turnos
play-names-help = nomes na ordem dos turnos, separados por vírgulas: Anna,Bob
play-colors-help = cores na ordem dos turnos, separadas por vírgulas: green,red (verde, vermelho)
play-dice-help = draw: o programa rola (padrão); ask: você rola dados de verdade e digita o resultado
play-save-help = onde salvar a partida (padrão: um arquivo novo na sua pasta de dados)
play-load-help = continua esta partida salva
play-resume-help = continua a última partida não encerrada
play-no-color-help = sem cores
play-plain-help = sem cores nem caracteres de desenho, para leitores de tela e terminais simples
replay-file-help = uma partida salva
replay-to-help = para depois deste número de jogadas (0: o início)
replay-edition-help = o arquivo da edição com que foi jogada, se não for a que vem no pacote
verify-seed-help = a semente, se o arquivo não tiver uma

play-load-and-setup = --load e --resume continuam uma partida como foi montada; não dá para mudar { $option }
play-load-or-resume = use --load ou --resume, não os dois
play-no-bot = Não existe um bot “{ $given }”. Os níveis são { $levels }.
play-too-many = { $people ->
        [one] { $people } pessoa
       *[other] { $people } pessoas
    } e { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    } é gente demais: uma mesa tem { $most } lugares.

## Starting

offer-resume = Há uma partida não encerrada: { $file } (salva em { $when }).
# The first letters of "yes" and "no"; capital is what Enter alone means. Every answer that begins with n is a no.
offer-resume-question = Quer continuar? [S/n]
offer-resume-hint = Para continuar: redcathedral play --resume
no-unfinished = Não há nenhuma partida não encerrada em { $folder }.
welcome = Boas-vindas a Red Cathedral. Digite um número ou uma jogada; { type-help } explica, { type-quit } fecha o jogo.
welcome-back = Que bom ter você de volta: { $plies ->
        [one] { $plies } jogada feita
       *[other] { $plies } jogadas feitas
    } até agora.
saving-to = Cada jogada é salva em { $file }
deal-drawn = Os dados são rolados à mão. O programa sorteou esta distribuição: monte a mesa assim.
cannot-save = Não dá para gravar { $file }: { $problem }. Escolha outro lugar com --save { placeholder-file }.
save-exists = { $file } já existe. Para continuar, use --load; para uma nova partida, escolha outro nome.
save-not-a-file = { $file } não é um arquivo comum.
save-failed = NÃO FOI SALVO: não dá para gravar { $file }: { $problem }. Tente: { type-save } { placeholder-file }
save-elsewhere = Outro programa alterou { $old }. Esta partida continua em { $file }
no-home = Sua pasta de dados não foi encontrada. Escolha um arquivo com --save { placeholder-file }.

## Playing

turn-title = Turno { $number } · { $seat }
turn-title-limit = Turno { $number } de { $limit } · { $seat }
prompt = { $seat }>
prompt-roll = dados>
prompt-shuffle = peças>
due-hint = número, jogada, ou: { type-list }, { type-hint }, { type-why } JOGADA, { type-undo }, { type-recap }, { type-table }, { type-score }, { type-log }, { type-save }, { type-help }, { type-quit }
bot-getting-ready = { $name } está se preparando; da primeira vez leva um ou dois minutos…
bot-thinking = { $name } está pensando…
bot-replaced = { $name } não fez nenhuma jogada ({ $problem }). { $bot } assume o lugar.
recap-nothing = Os bots não jogaram desde a sua última jogada.
ask-roll = Rolagem no espaço { $space }: { $dice }. Digite o resultado, p. ex. { $example }
ask-shuffle = Embaralhe as cinco peças de dado de Ivan e ponha uma em cada carta, da esquerda para a direita. Digite as cores, p. ex. { $example }
ask-roll-count = Role { $wanted ->
        [one] { $wanted } dado
       *[other] { $wanted } dados
    } ({ $dice }); você digitou { $given ->
        [0] nenhum valor
        [one] { $given } valor
       *[other] { $given } valores
    }. Digite p. ex. { $example }
ask-roll-value = Um dado mostra de 1 a 6, não { $value }. Digite p. ex. { $example }
ask-shuffle-colors = Diga cada cor uma vez: vermelho, azul, verde, amarelo e branco, p. ex. { $example }
no-such-number = Não há número { $number }; a lista tem { $count ->
    [one] { $count } jogada
   *[other] { $count } jogadas
  }. Digite { type-list } para ver tudo.
ambiguous = “{ $said }” pode ser: { $plies }
ambiguous-more = “{ $said }” pode ser: { $plies } e mais { $more }
list-title = { $count ->
        [one] { $count } jogada permitida
       *[other] { $count } jogadas permitidas
    }:
list-none = Nenhuma jogada permitida começa com “{ $verb }”. Tente: { type-why } { $verb } …
range-market = cada espaço a mais custa 1 rublo
range-gather = ou menos
range-take = ou menos
range-swap = dois espaços quaisquer
range-reroll = pagar 1 de prestígio, rolar de novo os dados desse espaço
range-other = { type-list } mostra cada uma
undone = Desfeita: { $ply }
undo-chance = Não dá para desfazer { $ply }: foi o acaso que decidiu, e todo mundo viu os dados.
undo-nothing = Não há nada para desfazer.
why-usage = Diga qual jogada: { type-why } { type-claim } B2
why-legal = { $ply } é uma jogada permitida aqui.
# A move isn’t allowed, or why; $clause is the number of a rule such as “C4”, which must not look like the name of a section.
refused-by-rule = { $ply }: { $reason } (regra { $clause })
why-by-rule = { $reason } (regra { $clause })
log-empty = Nada foi jogado ainda.
log-earlier = … { $count ->
        [one] { $count } turno anterior
       *[other] { $count } turnos anteriores
    }; { type-log } { type-all } mostra tudo
saved-copy = Uma cópia foi salva em { $file }
saved = Salvo em { $file }
bye = A partida está salva em { $file }
bye-unsaved = As últimas jogadas NÃO foram salvas.
bye-how = Para continuar: { $command }
finished-already = Esta partida já terminou. Foi assim que acabou.

## The score

sheet-title = A folha de pontuação
sheet-title-now = A pontuação até agora
sheet-track = trilha
sheet-goods = materiais e rublos
sheet-tower = torre { $letter }
sheet-total = prestígio
sheet-sections = seções completas
sheet-ornaments = ornamentos
sheet-rank = posição
sheet-ties = (Empates: mais seções completas, depois mais ornamentos; depois a vitória é dividida.)
end-sixth = { $seat } completou seis seções antes de todo mundo, e os últimos turnos já foram jogados.
end-limit = O limite de turnos ({ $limit }) foi atingido; a partida é pontuada como está.
winner = { $seat } vence com { $prestige } de prestígio.
winners = { $seats } dividem a vitória com { $prestige } de prestígio.
record-at = A partida está salva em { $file }

## Replay and verify

replay-log = As jogadas
replay-at = Depois da jogada { $ply } de { $plies }
replay-to-range = Não há jogada { $ply }: a partida { $plies ->
        [0] não tem nenhuma
        [one] tem só { $plies }
       *[other] tem { $plies }
    }.
verified = { $file }: { $checks ->
        [one] { $checks } resultado do acaso vem
       *[other] todos os { $checks } resultados do acaso vêm
    } da semente (a distribuição, as rolagens e as peças embaralhadas).
verify-no-seed = { $file }: este arquivo não tem semente; informe com --seed
verify-told = { $file }: os dados desta partida foram rolados à mão e digitados, então não há semente para conferir.
# $n is a number, $chain the name of a chain, or its hash.
verify-beacon-signed = A rodada { $n } da cadeia { $chain } do drand está assinada por essa cadeia.
verify-beacon-unknown = A rodada { $n } está assinada pela cadeia { $chain } do drand, que não é da League of Entropy: verifique de quem é.
verify-beacon-forged = A rodada { $n } não está assinada pela cadeia { $chain } do drand: é falsa.
verify-beacon-extra = A assinatura da rodada { $n } da cadeia { $chain } do drand não pode ser conferida aqui: pip install 'redcathedral[beacon]'

## Hints and reviews
## A ply is a single step of a turn as it is written in records, for instance “claim B1” or “deliver gold B2”.

cli-warm-up-help = compila já as regras, os ambientes e a busca, e guarda tudo para depois
cli-warm-up-done = Tudo foi compilado e guardado.
cli-hint-help = diz o que um bot jogaria em uma partida salva, e que chances ele vê
cli-review-help = revê uma partida salva: como as chances mudaram, onde ela virou, o que era melhor
cli-hint-bot-help = a qual bot perguntar (padrão: { $bot })
cli-hint-at-help = depois deste número de jogadas (padrão: onde a partida acaba)
cli-hint-json-help = escreve JSON
cli-hint-most-help = quantas jogadas listar (padrão: { $most })
cli-review-bot-help = qual bot avalia (padrão: { $bot }; mais simulações veem mais e demoram mais)
cli-bots-preparing = Preparando a busca; da primeira vez leva um ou dois minutos…

cli-hint-over = Esta partida terminou; não há mais nada para jogar.
cli-hint-chance = Agora os dados são rolados; não há nada para escolher.
cli-hint-title = Depois da jogada { $ply }: vez de { $seat }
cli-hint-ply = jogada
cli-hint-win = vence
cli-hint-margin = margem
cli-hint-why = por quê
# A column heading: how often the search has played this ply on.
cli-hint-tries = testes
cli-hint-note = Vence: a chance de vitória deste jogador. Margem: a vantagem de prestígio esperada no fim sobre o melhor adversário.
cli-hint-only = { $bot } jogaria: { $ply }
cli-review-no-search = { $bot } não sabe avaliar jogadas; escolha um bot que faça busca, por exemplo mcts:400

cli-review-progress = Turno { $done } de { $turns }…
cli-review-empty = Ninguém decidiu nada nesta partida ainda.
cli-review-title = Como as chances mudaram
cli-review-turn = turno
cli-review-mover = jogador
cli-review-note = Chances de vitória no começo de cada turno, se o jogador da vez continuar bem.
cli-review-end = fim
cli-review-swings-title = Onde virou
cli-review-swing = Turno { $turn }, { $mover }: { $seat } passa de { $before } para { $after }.
cli-review-swing-given = Turno { $turn }, { $mover }: { $seat } passa de { $before } para { $after }; desperdício: { $given }.
cli-review-swings-none = As chances nunca mudaram muito dentro de um turno.
cli-review-mistakes-title = O que era melhor
cli-review-mistakes-none = Ninguém deixou passar uma jogada claramente melhor.
cli-review-mistake = { $kind ->
        [blunder] Erro grave
        [mistake] Erro
       *[slip] Deslize
    } de { $seat } no turno { $turn } (jogada { $ply }): “{ $played }” vence em { $win } dos casos, “{ $best }” em { $best_win }.
cli-review-more = { $count ->
        [one] Há mais { $count } no JSON.
       *[other] Há mais { $count } no JSON.
    }
cli-review-sides-title = Como cada lado jogou
cli-review-side = { $seat }: a melhor jogada, ou uma tão boa quanto, em { $agreed } de { $decisions ->
        [one] { $decisions } decisão
       *[other] { $decisions } decisões
    }; chance de vitória desperdiçada: { $lost }.

## Bots among themselves: the commands arena and study
## A deal is one shuffled setup; all seat orders of the players play it. Parity is what a player would win if all were equally good.

cli-arena-help = põe bots para jogar entre si e mostra qual é melhor
cli-study-help = põe bots para jogar e mostra como é o jogo
cli-needs-arena = A arena precisa de mais pacotes. Instale com: pip install 'redcathedral[arena]'
arena-players-help = bots, separados por vírgulas: greedy,mcts:0.2s,random
arena-games-help = quantas partidas, arredondadas para cima até distribuições inteiras (padrão: { $games })
arena-seats-help = jogadores por mesa: de 2 a 4, ou 1 para solo (padrão: todos)
arena-edition-help = um arquivo de edição (padrão: a que vem no pacote)
arena-seed-help = decide cada distribuição, cada rolagem e a sorte de cada bot (padrão: { $seed })
arena-turn-limit-help = encerra uma partida depois deste total de turnos (padrão: { $limit })
arena-move-limit-help = quantos segundos um bot pode pensar em uma jogada (padrão: { $seconds })
arena-code-help = um arquivo com seu próprio bot; pode ser repetido
arena-sure-help = para assim que for certo quem está acima e quem está abaixo da paridade
arena-jobs-help = quantos processos jogam (padrão: { $jobs }); o resultado é o mesmo
arena-engine-help = onde jogar: local, nesta máquina (padrão), ou ray, com o Ray
arena-address-help = o endereço de um cluster Ray; sem ele, o Ray é iniciado nesta máquina
arena-out-help = a pasta para os arquivos (padrão: { $folder })
arena-resume-help = continua a série dessa pasta
study-players-help = bots, separados por vírgulas, repetidos até encher a mesa (padrão: { $players })
study-seats-help = números de jogadores, separados por vírgulas, 1: solo (padrão: { $seats })
study-boards-help = tabuleiros basic (básicos) ou advanced (avançados), ou ambos: basic,advanced (padrão: { $boards })
study-games-help = partidas para cada tipo de mesa (padrão: { $games })
study-seats-wrong = Os lugares são números de 1 a 4, separados por vírgulas, não “{ $given }”.
# $known: basic, advanced
study-boards-wrong = Os tabuleiros são um ou mais destes, separados por vírgulas: { $known }; não “{ $given }”.

arena-rounded = { $games ->
        [one] Jogando { $games } partida
       *[other] Jogando { $games } partidas
    }: distribuições inteiras de { $orders ->
        [one] { $orders } ordem de lugares
       *[other] { $orders } ordens de lugares
    }.
arena-compiling = Compilando para esta máquina; isso acontece uma vez só e leva um ou dois minutos…
# Before a progress bar. With the second one a count follows: 120/1000.
arena-preparing = preparando
arena-playing = partidas jogadas
arena-stopped = Interrompido. As partidas encerradas estão em { $folder }; rode o mesmo comando com --resume para continuar.
# $turns is a mean such as 41.3.
arena-summary = { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } com { $deals ->
        [one] { $deals } distribuição
       *[other] { $deals } distribuições
    }, { $turns } turnos por partida.
arena-limited = { $games ->
        [one] { $games } partida chegou
       *[other] { $games } partidas chegaram
    } ao limite de { $limit } turnos.
arena-sure = Encerrado mais cedo: já é certo, para cada jogador, se está acima ou abaixo da paridade.
arena-unsure = Todas as partidas foram jogadas, mas não é certo, para cada jogador, se está acima ou abaixo da paridade.
# A bot that misbehaves loses its seat for the rest of that game; $message is an error in English.
arena-forfeit = { $player } perde { $seats ->
        [one] { $seats } lugar
       *[other] { $seats } lugares
    } para { $stand_in }, pela primeira vez na partida { $game }: { $message }
arena-report = Relatório: { $file } (lá também: results.parquet e summary.json)
study-done = { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }. Estudo: { $file }

## Edition files

cli-edition-help = mostra, confere ou começa um arquivo de edição (os dados de uma caixa)
edition-show-help = lista cada valor e de onde ele vem
edition-check-help = confere um arquivo de edição e lista tudo o que está errado
edition-check-file-help = o arquivo de edição
edition-new-help = grava uma cópia comentada para preencher com os dados da sua caixa
edition-new-file-help = o arquivo a gravar; ele não pode existir
edition-valid = { $file }: uma edição válida, “{ $name }” (cartas da catedral: { $cards }, plantas: { $plans }), resumo { $digest }
edition-name-wrong = { $file }: o nome do arquivo vira o nome da edição, então precisa ter de 1 a 60 caracteres imprimíveis
edition-exists = { $file } já existe e não foi alterado; escolha outro nome
edition-not-written = Não dá para gravar { $file }: { $problem }
edition-written = { $file } foi gravado. Edite e depois rode: { "redcathedral edition check" } { $file }

## The server

cli-serve-help = serve mesas a navegadores; só nesta máquina, a não ser que você diga outra coisa
cli-move-help = leva as mesas de um servidor para outro banco de dados
cli-needs-server = O servidor precisa de mais pacotes. Instale com: pip install 'redcathedral[server]'
serve-host-help = escuta neste endereço (padrão: { $host })
serve-port-help = escuta nesta porta (padrão: { $port }, ou a próxima que estiver livre)
serve-data-help = guarda as mesas nesta pasta (padrão: sua pasta de dados)
serve-database-help = o banco de dados: um arquivo, ou postgresql://… (padrão: tables.sqlite3 na pasta de dados)
serve-open-help = abre o navegador
serve-cold-help = só prepara os bots que fazem busca quando um for necessário
serve-hosting = hospedagem
serve-hosting-help = para servidores que outras pessoas podem acessar; veja docs/hosting.md
serve-name-help = responde só por este nome; pode ser repetido
serve-origin-help = confia também em páginas desta origem; pode ser repetido
serve-proxy-help = os proxies cujos cabeçalhos são de confiança (padrão: { $proxy })
serve-set-help = muda um limite; pode ser repetido
serve-no-editions-help = não aceita edições dos clientes
serve-no-hsts-help = deixa que navegadores que usaram TLS voltem sem ele
serve-log-help = escreve o log como texto ou como linhas JSON (padrão: texto)
serve-metrics-help = fornece métricas ao Prometheus neste endereço
serve-beacon-help = mistura nos dados rodadas do drand, uma fonte pública de números aleatórios; você as fornece neste arquivo ou pasta
serve-beacon-extra = --beacon precisa de mais um pacote: pip install 'redcathedral[beacon]'
serve-beacon-wrong = { $file } não diz de que cadeia do drand são as rodadas: { $problem }
serve-workers-help = quantos processos atendem; mais de um precisa do PostgreSQL
serve-metrics-wrong = O endereço para o Prometheus é ENDEREÇO:PORTA ou uma porta, não “{ $given }”.
serve-no-home = Sua pasta de dados não foi encontrada. Escolha uma com --data { placeholder-folder }.
serve-no-port = Não dá para escutar em { $host }, porta { $port }: { $problem }
serve-folder-taken = Outro servidor está usando { $folder }. Encerre esse servidor ou escolha outra pasta com --data { placeholder-folder }.
serve-database-away = O banco de dados não responde: { $problem }
move-done = { $rows ->
    [one] { $rows } linha copiada; os dois bancos de dados são iguais.
   *[other] { $rows } linhas copiadas; os dois bancos de dados são iguais.
}
move-no-file = Não existe o banco de dados { $file }.
move-differs = Depois da cópia, { $table } não é igual nos dois bancos de dados; ainda há um servidor rodando? Nada foi alterado.
move-not-empty = O banco de dados de destino não está vazio. Nada foi alterado.
move-to-help = o banco de dados de destino; precisa estar vazio
move-from-help = o banco de dados a copiar: um arquivo, ou postgresql://…; pare o servidor dele antes
serve-workers-database = Vários processos precisam de um banco de dados que possam compartilhar: --database postgresql://… O SQLite serve para um processo só.
serve-needs-postgres = O PostgreSQL precisa de um pacote que não está instalado: pip install 'redcathedral[postgres]'
serve-database-newer = { $database } foi gravado por um servidor mais novo: o formato é { $version }, e este vai até { $known }. Instale uma versão mais nova; nada foi alterado.
serve-no-limit = Não existe o limite { $given }; os limites são { $limits }.
serve-limit-wrong = { $limit } precisa ser um número maior que 0, não “{ $given }”.
serve-at = Red Cathedral está em { $address } (Ctrl-C encerra)

## The host

cli-admin-help = cuida das mesas de um servidor, ligado ou não
admin-list-help = lista todas as mesas
admin-look-help = mostra o que o servidor sabe de uma mesa
admin-expire-help = apaga o que está sem uso há tempo demais, como o servidor faz sozinho
admin-delete-help = apaga uma mesa
admin-revoke-help = revoga todas as chaves de uma mesa
admin-ban-help = bloqueia um endereço ou uma rede
admin-unban-help = desbloqueia um endereço ou uma rede
admin-bans-help = lista o que está bloqueado
admin-reports-help = lista as denúncias, as mais recentes primeiro
admin-acts-help = lista o que os administradores fizeram
admin-backup-help = copia o banco de dados com o servidor ligado
admin-restore-help = substitui o banco de dados por um backup
admin-table-help = o identificador da mesa
admin-address-help = um endereço ou uma rede
admin-status-help = só as mesas neste estado
admin-reason-help = o motivo
admin-file-help = um arquivo
admin-expired =
    Itens apagados: { $tables ->
    [one] { $tables } mesa
   *[other] { $tables } mesas
    } e { $messages ->
    [one] { $messages } mensagem
   *[other] { $messages } mensagens
    }.
admin-deleted = A mesa { $table } foi apagada.
admin-revoked =
    { $n ->
    [one] { $n } chave revogada.
   *[other] { $n } chaves revogadas.
    }
admin-banned = { $network }: bloqueio ativado; um servidor ligado fica sabendo em segundos.
admin-unbanned = { $network }: bloqueio retirado.
admin-not-banned = { $network }: não havia bloqueio.
admin-backed-up = O backup é { $file }. Ele contém os segredos das partidas em andamento: guarde só para você.
admin-restored = As mesas agora são as de { $file }.
admin-no-database = { $file } não existe. Indique a pasta do servidor com --data { placeholder-folder }.
admin-no-table = Não existe a mesa { $table }.
admin-no-address = “{ $given }” não é um endereço nem uma rede.
admin-busy = A mesa { $table } acabou de mudar. Tente de novo.
admin-use-pg-dump = Este é um banco de dados PostgreSQL: use pg_dump e pg_restore.

## Help

help-text =
    O JOGO EM RESUMO
      No seu turno, faça uma de três coisas e depois encerre o turno:
        reivindicar B2     reivindicar: pôr um estandarte em uma seção e colocar
                           a peça de oficina dela virada para cima, por rublos
                           (benefício agora e depois), ou virada para baixo
        entregar ouro B2   construir: entregar até 3 materiais em seções suas;
        decorar C1         ou decorar uma seção completa, com joias se quiser
        mercado branco +1  avançar um dado o valor dele (o branco e o da sua
                           cor vão além, 1 rublo por espaço); depois coletar,
                           usar a carta de influência ao lado, usar uma peça
      A qualquer momento: prestígio (trocar 1 de prestígio por 2 rublos) e, uma
      vez por turno, rerrolar 5 (1 de prestígio). Uma seção completada acima de
      uma incompleta de outra pessoa custa reconhecimento a ela.
      Quem completa seis seções primeiro ganha 3 de prestígio; os outros têm
      mais um turno. Depois contam: a trilha, 1 para cada 5 materiais e rublos,
      e cada torre pela presença nela. Vence quem tem mais prestígio.

    COMANDOS
      número ou jogada     joga; formas curtas valem se forem claras: m b +1
      lista, lista vender  todas as jogadas permitidas, ou as de um verbo
      porquê comprar ouro  o que proíbe uma jogada
      dica                 o que um bot forte jogaria
      desfazer             desfazer, até a última rolagem
      resumo               o que os bots fizeram desde a sua última jogada
      mesa, pontos         a mesa, a pontuação até agora
      histórico            os turnos até agora
      salvar ARQUIVO       salvar uma cópia (cada jogada é salva de todo jeito)
      sair                 sair; continue depois com: redcathedral play --resume

## The privacy page, /privacy

privacy-back = Voltar ao jogo
privacy-lead = Você não precisa de conta aqui. Veja o que o servidor guarda e por quanto tempo.
privacy-kept = Ele guarda os nomes que as pessoas digitam, as jogadas e o que dizem na mesa.
amount-days = { $n ->
    [one] { $n } dia
   *[other] { $n } dias
  }
privacy-tables = Uma mesa em que ninguém começou é apagada { $waiting } depois do último acontecimento; uma partida não encerrada, depois de { $unfinished }.
privacy-finished = Uma partida encerrada fica guardada por { $finished }; o que foi dito nela é apagado depois de { $chat }.
privacy-keys = De cada aparelho que pode jogar por você, o servidor guarda o navegador, o sistema e os dias do primeiro e do último uso. Um aparelho que passa { $days } sem uso é desconectado.
privacy-address = Do endereço de internet de quem monta uma mesa, o servidor guarda só um número embaralhado. Se um endereço atacar o servidor, o log registra isso.
privacy-others = Não há rastreamento nem anúncios, e ninguém mais recebe estes dados.
privacy-reports = Quem cuida deste servidor lê o que você denuncia. Fale com essas pessoas se quiser que algo seja apagado.
