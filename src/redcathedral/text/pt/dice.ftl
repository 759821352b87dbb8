## Whether the dice are honest

fair-title = Os dados são honestos?
fair-proves = Antes da primeira jogada o servidor fixou um segredo e publicou a impressão digital dele; o navegador de cada jogador juntou números aleatórios seus. A distribuição e os lançamentos resultam de tudo isso e, terminada a partida, qualquer pessoa pode voltar a calculá-los um por um.
fair-proves-not = Não prova que quem gere o servidor não tenha espreitado o segredo durante a partida.
fair-commitment = Impressão digital:
fair-log = No registo público

## Where the dice came from

# Told to whoever sits down. $given counts moves that came from another game, dice included.
fair-given = { $given ->
    [0] A distribuição vem de outra partida. Todos os lançamentos são desta mesa.
    [one] A distribuição e a primeira jogada vêm de outra partida, dados incluídos. Desde então, todos os lançamentos são desta mesa.
   *[other] A distribuição e as primeiras { $given } jogadas vêm de outra partida, dados incluídos. Desde então, todos os lançamentos são desta mesa.
  }
fair-loaded = Esta partida foi jogada noutro sítio e carregada aqui. Nada aqui prova como caíram os dados.
error-dice-known = Mais ninguém se pode sentar aqui: estes dados vieram com a partida e quem a carregou pode conhecê-los.
error-dice-given = Esta partida foi jogada noutro sítio e carregada aqui: ninguém se comprometeu com os dados antes de serem lançados.

## Checking them when the game is over

verify = Verificar os dados
# Headings over two lists.
verify-proved = Provado pelo seu próprio navegador
verify-open = Por provar
verify-ok = { $n ->
    [0] O seu navegador verificou a promessa feita antes da partida. Não se lançou nenhum dado.
    [one] O seu navegador recalculou o único lançamento: resulta do segredo prometido antes da partida e dos números aleatórios dos jogadores, por isso ninguém o escolheu.
   *[other] O seu navegador recalculou os { $n } lançamentos: resultam do segredo prometido antes da partida e dos números aleatórios dos jogadores, por isso ninguém os escolheu.
  }
verify-deal = A distribuição também resulta deles: o seu navegador recalculou o mercado, as cartas, as peças e os primeiros dados.
verify-edition = os componentes não são aqueles com que esta mesa foi criada.
verify-lot-mine = Quem começou foi sorteado a partir do segredo do servidor e do seu número: ninguém o escolheu.
verify-lot = Quem começou foi sorteado a partir do segredo do servidor e do número de quem criou a mesa.
verify-lot-open = Quem criou a mesa podia ter escolhido quem começa, mas só em conjunto com quem gere o servidor.
verify-mine = O seu próprio número aleatório está entre eles.
# $n is the number of a round. drand is a name.
verify-beacon = Entra no cálculo a ronda { $n } do drand, uma fonte pública de números aleatórios. Foi fixada depois dos números de todos e antes de ser publicada.
verify-beacon-unchecked = O seu navegador não verifica nem a assinatura do drand nem quando essa ronda saiu: para a assinatura, transfira a partida e use «redcathedral verify».
verify-sealed = Todos tinham selado o seu número antes de algum ser aberto, por isso ninguém pôde escolhê-lo a seu favor.
verify-unsealed = Os números não estavam selados: quem se sentou por último e gere este servidor podia ter escolhido o seu a seu favor.
# $n is the number of a line.
verify-logged = A promessa é a linha { $n } do registo público deste servidor, tal como o seu navegador a viu no início da partida, e daí até à linha { $last } todas encaixam.
verify-logged-unkept = A promessa é a linha { $n } do registo público deste servidor, e daí até à linha { $last } todas encaixam.
verify-log-not-kept = O seu navegador não guardou essa linha no início da partida, por isso o registo pode ter sido reescrito desde então.
verify-log-changed = O registo público deste servidor foi alterado: já não diz desta partida o que dizia quando ela começou.
verify-log-broken = O registo público deste servidor deixa de encaixar depois da linha { $n }: houve linhas alteradas ou omitidas.
verify-log-long = O registo público deste servidor é demasiado longo para ser seguido aqui até ao fim desta partida.
verify-not-logged = A promessa não figura como devia no registo público deste servidor. As mesas anteriores ao registo também não.
verify-log-unread = Não foi possível ler agora o registo público deste servidor: falta verificar se a promessa figura nele. Tente mais tarde.
verify-restarts = { $n ->
    [one] Antes da partida foi preciso selar de novo uma vez.
   *[other] Antes da partida foi preciso selar de novo { $n } vezes.
  }
verify-servers-word = O servidor diz que os dados dele batem certo. O seu navegador só o pode verificar ele próprio com uma ligação segura (https).
verify-not-mine = o número aleatório deste navegador não está entre os que deram os dados.
verify-roll = o lançamento { $n } não é o que o segredo dá.
verify-bad = Os dados não batem certo: { $problem }
verify-none = Estes dados não podem ser verificados: { $problem }
verify-failed = Agora não foi possível verificar os dados.
verify-ok-given = { $n ->
    [0] Nesta mesa não se lançou nenhum dado.
    [one] O único lançamento desde então resulta do segredo e dos números aleatórios dos jogadores: ninguém o escolheu.
   *[other] Os { $n } lançamentos desde então resultam do segredo e dos números aleatórios dos jogadores: ninguém os escolheu.
  }
verify-taken-back = { $n ->
    [one] Um lançamento foi anulado e outro veio no seu lugar.
   *[other] { $n } lançamentos foram anulados e outros vieram no seu lugar.
  }

## Taking back

error-undo-away = Há poucos presentes para concordar: os dados lançados ficam como estão até os outros voltarem.

## Sealing

# $names are people whose browsers still have to open their random numbers, when all seats are taken.
waiting-seals = Todos têm lugar. A partida começa quando os navegadores destas pessoas tiverem aberto o seu número aleatório para os dados: { $names }. Quem não estiver só tem de abrir esta mesa.
# $n is the number of a round.
waiting-beacon = Está tudo pronto. A partida começa dentro de segundos, com a ronda { $n } do drand, uma fonte pública de números aleatórios.
seal-elsewhere = O seu número aleatório para os dados foi selado noutro dispositivo, ou este navegador perdeu-o. Abra esta mesa lá, ou tire aqui um número novo.
seal-anew = Tirar aqui um número novo
seal-needs-https = Nesta mesa o número aleatório de cada um para os dados é selado. O seu navegador só pode fazê-lo com uma ligação segura (https).

error-entropy-or-seal = Envie a entropia ou o seu selo, não ambos.
error-seal-here = Nesta mesa todos selam o seu número aleatório antes de alguém abrir o seu.
error-seal-not-here = Nesta mesa os números aleatórios não são selados: envie o seu tal como é.
error-reveal-early = Ainda nem todos selaram o seu número aleatório.
error-reveal-other = Este não é o número aleatório que selou.
error-nothing-sealed = Agora não há nada para selar nem abrir nesta mesa.
error-record-seals = A semente não contém os números aleatórios que foram selados.
error-record-lot = Segundo o segredo, começa outro lugar.
error-record-beacon = A semente não termina com a ronda do drand fixada de antemão.
