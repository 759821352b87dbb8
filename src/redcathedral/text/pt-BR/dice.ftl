## Whether the dice are honest

fair-title = Os dados são honestos?
fair-proves = Antes da primeira jogada, o servidor fixou um segredo e publicou a impressão digital dele; o navegador de cada jogador juntou seus próprios números aleatórios. A distribuição e as rolagens resultam de tudo isso, e quando a partida termina qualquer pessoa pode recalcular cada uma.
fair-proves-not = Isso não prova que quem cuida do servidor não espiou o segredo durante a partida.
fair-commitment = Impressão digital:
fair-log = No registro público

## Where the dice came from

# Told to whoever sits down. $given counts moves that came from another game, dice included.
fair-given = { $given ->
    [0] A distribuição veio de outra partida. Todas as rolagens são desta mesa.
    [one] A distribuição e a primeira jogada vieram de outra partida, dados incluídos. Desde então, todas as rolagens são desta mesa.
   *[other] A distribuição e as primeiras { $given } jogadas vieram de outra partida, dados incluídos. Desde então, todas as rolagens são desta mesa.
  }
fair-loaded = Esta partida foi jogada em outro lugar e carregada aqui. Nada aqui prova como os dados caíram.
error-dice-known = Ninguém mais pode se sentar aqui: estes dados vieram com a partida, e quem carregou a partida pode já saber o que vai sair.
error-dice-given = Esta partida foi jogada em outro lugar e carregada aqui: ninguém se comprometeu com os dados antes de eles rolarem.

## Checking them when the game is over

verify = Verificar os dados
# Headings over two lists.
verify-proved = Provado pelo seu próprio navegador
verify-open = Não provado
verify-ok = { $n ->
    [0] Seu navegador conferiu o compromisso assumido antes da partida. Nenhum dado foi rolado.
    [one] Seu navegador recalculou a única rolagem: ela resulta do segredo prometido antes da partida e dos números aleatórios dos jogadores, então ninguém a escolheu.
   *[other] Seu navegador recalculou todas as { $n } rolagens: elas resultam do segredo prometido antes da partida e dos números aleatórios dos jogadores, então ninguém as escolheu.
  }
verify-deal = A distribuição também resulta deles: seu navegador recalculou o mercado, as cartas, as peças e os primeiros dados.
verify-edition = os componentes não são aqueles com que esta mesa foi montada.
verify-lot-mine = Quem começou foi sorteado a partir do segredo do servidor e do seu número: ninguém escolheu.
verify-lot = Quem começou foi sorteado a partir do segredo do servidor e do número de quem montou a mesa.
verify-lot-open = Quem montou a mesa poderia ter escolhido quem começa, mas só combinando com quem cuida do servidor.
verify-mine = Seu próprio número aleatório está entre eles.
# $n is the number of a round. drand is a name.
verify-beacon = A rodada { $n } do drand, uma fonte pública de números aleatórios, entra no cálculo. Ela foi fixada depois que todo mundo escolheu um número e antes de ser publicada.
verify-beacon-unchecked = Seu navegador não confere nem a assinatura do drand nem quando essa rodada foi publicada: para a assinatura, baixe a partida e rode “redcathedral verify”.
verify-sealed = Todo mundo lacrou seu número antes que qualquer um fosse aberto, então ninguém pôde escolher um número a seu favor.
verify-unsealed = Os números não foram lacrados: alguém que se sentou por último e cuida deste servidor poderia ter escolhido um número a seu favor.
# $n is the number of a line.
verify-logged = O compromisso é a linha { $n } do registro público deste servidor, igual ao que seu navegador viu no início da partida, e dali até a linha { $last } todas se encaixam.
verify-logged-unkept = O compromisso é a linha { $n } do registro público deste servidor, e dali até a linha { $last } todas se encaixam.
verify-log-not-kept = Seu navegador não guardou essa linha no início da partida, então o registro pode ter sido reescrito desde então.
verify-log-changed = O registro público deste servidor foi alterado: não diz mais sobre esta partida o que dizia quando ela começou.
verify-log-broken = O registro público deste servidor está quebrado depois da linha { $n }: linhas foram alteradas ou omitidas.
verify-log-long = O registro público deste servidor é longo demais para ser seguido aqui até o fim desta partida.
verify-not-logged = O compromisso não está no registro público deste servidor como deveria. Mesas anteriores ao registro também não estão nele.
verify-log-unread = Não deu para ler o registro público deste servidor agora: falta conferir se o compromisso está nele. Tente mais tarde.
verify-restarts = { $n ->
    [one] Antes da partida foi preciso lacrar de novo { $n } vez.
   *[other] Antes da partida foi preciso lacrar de novo { $n } vezes.
  }
verify-servers-word = O servidor diz que os dados conferem. Seu navegador só consegue verificar isso por conta própria em uma conexão segura (https).
verify-not-mine = o número aleatório deste navegador não está entre os que geraram os dados.
verify-roll = a rolagem { $n } não é a que resulta do segredo.
verify-bad = Os dados não conferem: { $problem }
verify-none = Não dá para verificar estes dados: { $problem }
verify-failed = Não deu para verificar os dados agora.
verify-ok-given = { $n ->
    [0] Nenhum dado foi rolado nesta mesa.
    [one] A única rolagem desde então resulta do segredo e dos números aleatórios dos jogadores: ninguém a escolheu.
   *[other] Todas as { $n } rolagens desde então resultam do segredo e dos números aleatórios dos jogadores: ninguém as escolheu.
  }
verify-taken-back = { $n ->
    [one] { $n } rolagem foi desfeita, e outra veio no lugar.
   *[other] { $n } rolagens foram desfeitas, e outras vieram no lugar.
  }

## Taking back

error-undo-away = Há pouca gente aqui para concordar: os dados rolados ficam como estão até os outros voltarem.

## Sealing

# $names are people whose browsers still have to open their random numbers, when all seats are taken.
waiting-seals = Todo mundo tem lugar. A partida começa quando os navegadores destas pessoas tiverem aberto os números aleatórios para os dados: { $names }. Quem está fora só precisa abrir esta mesa.
# $n is the number of a round.
waiting-beacon = Tudo pronto. A partida começa em alguns segundos, com a rodada { $n } do drand, uma fonte pública de números aleatórios.
seal-elsewhere = Seu número aleatório para os dados foi lacrado em outro aparelho, ou este navegador o perdeu. Abra esta mesa lá, ou sorteie um novo número aqui.
seal-anew = Sortear novo número aqui
seal-needs-https = Nesta mesa, o número aleatório de cada pessoa para os dados é lacrado. Seu navegador só consegue fazer isso em uma conexão segura (https).

error-entropy-or-seal = Envie a entropia ou o lacre dela.
error-seal-here = Nesta mesa, todo mundo lacra seu número aleatório antes que alguém abra o seu.
error-seal-not-here = Nesta mesa, os números aleatórios não são lacrados: envie o seu como está.
error-reveal-early = Nem todo mundo lacrou seu número aleatório ainda.
error-reveal-other = Este não é o número aleatório que você lacrou.
error-nothing-sealed = Não há nada para lacrar nem abrir nesta mesa agora.
error-record-seals = A semente não contém os números aleatórios que foram lacrados.
error-record-lot = Segundo o segredo, outro lugar começa.
error-record-beacon = A semente não termina com a rodada do drand fixada de antemão.
