### The game itself in words: pieces, what forbids a ply, what a ply did and would do, the drawn table.
### Words that come in as variables have every form the catalogue gives them: see docs/translating.md.

## Who and what

seat-named = { $name } ({ $color })
seat-red = Czerwony
seat-blue = Niebieski
seat-green = Zielony
seat-yellow = Żółty
seat-called = { $name }
word-nobody = nikt
amount-prestige = { $n ->
    [one] 1 punkt prestiżu
    [few] { $n } punkty prestiżu
   *[many] { $n } punktów prestiżu
  }
amount-dice = { $n ->
    [one] 1 kość
    [few] { $n } kości
   *[many] { $n } kości
  }
amount-deliveries = { $n ->
    [one] 1 dostawa
    [few] { $n } dostawy
   *[many] { $n } dostaw
  }
    .acc = { $n ->
        [one] 1 dostawę
        [few] { $n } dostawy
       *[many] { $n } dostaw
      }
amount-spaces = { $n ->
    [one] 1 pole
    [few] { $n } pola
   *[many] { $n } pól
  }
amount-door = { $n ->
    [one] 1 wrota
    [few] { $n } wrota
   *[many] { $n } wrót
  }
amount-arch = { $n ->
    [one] 1 łuk
    [few] { $n } łuki
   *[many] { $n } łuków
  }
amount-cross = { $n ->
    [one] 1 krzyż
    [few] { $n } krzyże
   *[many] { $n } krzyży
  }
amount-base = { $n ->
    [one] 1 podstawa
    [few] { $n } podstawy
   *[many] { $n } podstaw
  }
    .acc = { $n ->
        [one] 1 podstawę
        [few] { $n } podstawy
       *[many] { $n } podstaw
      }
amount-middle = { $n ->
    [one] 1 piętro
    [few] { $n } piętra
   *[many] { $n } pięter
  }
amount-dome = { $n ->
    [one] 1 kopuła
    [few] { $n } kopuły
   *[many] { $n } kopuł
  }
    .acc = { $n ->
        [one] 1 kopułę
        [few] { $n } kopuły
       *[many] { $n } kopuł
      }
die-shows = { $die-f } { $value }
act-buy = kupno
act-sell = sprzedaż
act-haul = przewóz
act-earn = zarobek
act-swap = zamiana
act-trade = wymiana
act-bulk = wymiana hurtem
act-barter = handel wymienny
act-commission = zlecenie
act-pray = modlitwa
act-donate = darowizna
act-offer = ofiara
act-vow = ślubowanie
card-recognition = uznanie
card-inventory = magazyn
card-transport = transport
card-claim = rezerwacja
card-construction = budowa

## Why a ply is not possible

why-game-over = Gra już się skończyła.
why-chance-speaks = { $due ->
    [roll] Najpierw trzeba rzucić kośćmi.
   *[shuffle] Najpierw trzeba potasować żetony Iwana.
  }
why-no-chance-due = Teraz nie ma ani rzutu, ani tasowania.
why-action-taken = W tej turze akcja jest już wykonana.
why-not-in-market = Możesz to zrobić tylko na rynku, po poruszeniu kości.
why-nothing-to-place = Nie ma żetonu warsztatu do położenia.
why-no-banner-choice = Teraz nie ma sztandaru do wyboru.
why-no-benefit = Teraz nie ma premii do wzięcia.
why-no-deliveries = Wszystkie trzy dostawy tej tury są wykonane.
why-not-hauling = Nie trwa teraz żaden przewóz.
why-nothing-done = Najpierw trzeba coś zrobić: nie można spasować.
why-something-pending = Najpierw dokończ bieżący wybór.
why-haul-open = Przewóz jeszcze trwa: dostarcz coś albo zakończ przewóz.
why-not-ivans-choice = Teraz nie ma nic do wyboru za Iwana.
why-ivan-waits = Najpierw wybierz kartę katedry za Iwana.
why-no-prestige = Nie masz prestiżu do oddania: twój znacznik stoi na polu { $score }, a za nim nie ma pola prestiżu.
why-rerolled-already = W tej turze kości były już przerzucane.
why-no-dice-there = Na polu { $space } nie leży żadna kość.
why-no-such-section = W tej katedrze nie ma karty { $section }.
why-section-claimed = Na { $section } stoi już { $owner } sztandar.
why-nothing-below = Nie możesz jeszcze zarezerwować { $section }: na { $below } poniżej nie ma sztandaru.
why-no-banner = Wszystkie sześć twoich sztandarów stoi już na katedrze.
why-no-banner-there = Nie można wziąć sztandaru { $source-from }.
why-space-taken = Na { $space-n-loc } polu{ $space-nr } leży już żeton.
why-place-too-dear = { $space-n-cap } pole{ $space-nr } kosztuje { $price-acc }; masz { $have-acc }.
why-banner-in-the-way = Na { $space-n-loc } polu{ $space-nr } leży jeszcze twój nieużyty sztandar.
why-take-too-much = Możesz wziąć najwyżej { $most-acc }.
why-wrong-workshop-space = Poruszasz { $die-f-acc } kość, więc nie możesz użyć żetonu na { $space-n-loc } polu{ $space-nr }.
why-no-tile = Na { $space-n-loc } polu{ $space-nr } nie leży żaden żeton.
why-tile-face-down = Żeton na { $space-n-loc } polu{ $space-nr } jest zakryty.
why-nothing-to-gain = Żeton daje { $resource-acc }, ale nic nie można wziąć: brak w zasobach ogólnych albo brak miejsca.
why-activated-already = W tej turze żeton był już aktywowany.
why-not-your-banner = { $owner-code ->
    [nobody] Na { $section } nie ma twojego sztandaru: karta jest niezarezerwowana.
   *[other] Na { $section } nie ma twojego sztandaru; stoi tam { $owner } sztandar.
  }
why-section-complete = Karta { $section } jest już ukończona.
why-not-needed = { $section } nie potrzebuje { $material-many }.
why-not-held = Nie masz { $material-many }.
why-section-incomplete = Karta { $section } nie jest jeszcze ukończona.
why-ornament-there = Na { $section } jest już zdobienie.
why-ornament-used = Nie masz już { $ornament-gen }.
why-ornament-locked = Twoje zdobienie ({ $ornament }) jest jeszcze zablokowane na planszy.
why-ornament-material = To zdobienie ({ $ornament }) wymaga { $material-gen }, a nie masz ani sztuki.
why-jewels-missing = Masz tylko { $emeralds } i { $amethysts }.
why-too-few-deliveries = Potrzeba: { $wanted }; pozostało: { $left }.
why-not-your-die = { $die-f-cap } kość rusza się dokładnie o swoją wartość; dalej mogą pójść tylko biała kość i twoja własna.
why-steps-too-dear = { $steps ->
    [one] 1 dodatkowe pole kosztuje 1 rubla
    [few] { $steps } dodatkowe pola kosztują { $steps } ruble
   *[many] { $steps } dodatkowych pól kosztuje { $steps } rubli
  }; masz { $have-acc }.
why-space-full = Pole { $space } jest pełne: leżą już na nim trzy inne kości.
why-gathered-already = W tej turze zasoby są już pozyskane.
why-gather-counted = Podaj liczbę: najwyżej { $most-acc }.
why-gather-uncounted = Zawsze bierzesz wszystko, więc pomiń liczbę: { $resource }.
why-gather-no-supply = W zasobach ogólnych nie ma już { $resource-many }.
why-gather-no-room = Twój magazyn jest pełny.
why-gather-too-much = Możesz wziąć najwyżej { $most-acc }: { $amount } za każdą kość ({ $dice }), o ile pozwalają zasoby ogólne i twój magazyn.
why-not-on-card = Karta tej ćwiartki daje: { $verbs }.
why-influence-used = W tej turze karta jest już użyta: { $verb }.
why-influence-closed = Powtórzenia muszą następować jedno po drugim, a w międzyczasie była już inna akcja na rynku.
why-influence-too-dear = To kosztuje { $price-acc }; masz { $have-acc }.
why-kind-not-shown = Karta pokazuje tylko: { $kinds }.
why-no-supply = W zasobach ogólnych jest za mało { $material-many }.
why-no-room = W twoim magazynie nie ma na to miejsca.
why-not-enough-held = Do tego potrzeba: { $wanted }; masz { $have-acc }.
why-nothing-to-haul = Nie masz nic do dostarczenia.
why-vow-not-earned = Potrzebujesz ukończonej podstawy, piętra i kopuły; masz { $bases-acc }, { $middles } i { $domes-acc }.
why-not-an-option = Iwan nie może wybrać { $section }.
why-wrong-dice = Do rzutu: { $dice-f }.
why-not-a-roll = Teraz rzuć kośćmi, nie tasuj żetonów: { $dice-f }.
why-not-a-shuffle = Teraz potasuj żetony Iwana, nie rzucaj kośćmi.

## What a ply did

told-claim = { $seat } rezerwuje { $section }.
told-banner = { $seat } stawia sztandar { $source-from } na { $section }.
told-banner-opens = To zwalnia miejsce w magazynie: teraz jest ich { $room }.
told-tile-in-hand = { $seat } bierze żeton ({ $tile }).
told-place-up = { $seat } płaci { $price-acc } i kładzie odkryty żeton ({ $tile }) na { $space-n-loc } polu{ $space-nr }.
told-place-down = { $seat } kładzie zakryty żeton ({ $tile }) na { $space-n-loc } polu{ $space-nr }: nic już nie da.
told-unlocked = To odblokowuje leżące tam zdobienie: { $ornament }.
told-locked = Leżące tam zdobienie ({ $ornament }) zostaje zablokowane na zawsze.
told-gains = { $seat } zyskuje { $what-acc }.
told-offers = Premia to najwyżej { $what }.
told-brings-nothing = Premia to { $what }, ale nic nie można wziąć: brak w zasobach ogólnych albo brak miejsca.
told-take = { $seat } bierze { $what-acc }.
told-deliver = { $seat } dostarcza { $what-acc } na { $section }; { $left ->
    [one] brakuje tam jeszcze 1 budulca.
    [few] brakuje tam jeszcze { $left } budulców.
   *[many] brakuje tam jeszcze { $left } budulców.
  }
told-deliver-last = { $seat } dostarcza { $what-acc } na { $section }.
told-complete = Karta { $section } jest ukończona: { $seat } zyskuje { $reward-acc }.
told-sixth = { $seat } jako pierwsza osoba ma sześć ukończonych kart katedry i zyskuje { $gain-acc }; pozostali mają jeszcze po jednej turze.
told-sixth-solo = { $seat } ma już sześć ukończonych kart katedry; druga strona ma jeszcze jedną turę.
told-displeasure = { $seat } traci { $what-acc } za nieukończone karty poniżej.
told-ornament = { $seat } ozdabia { $section } ({ $ornament }).
told-ornament-jewels = { $seat } ozdabia { $section } ({ $ornament }), dodaje { $jewels-acc } i zyskuje { $gain-acc }.
told-market = { $seat } porusza { $die-f-acc } kość o { $steps } na pole { $space } ({ $tile } za kość, { $dice }).
told-market-paid = { $seat } płaci { $price-acc } i porusza { $die-f-acc } kość o { $steps } na pole { $space } ({ $tile } za kość, { $dice }).
told-gather = { $seat } pozyskuje { $what-acc }.
told-activate = { $seat } aktywuje żeton ({ $tile }) na { $space-n-loc } polu{ $space-nr }.
told-commission = { $seat } wykonuje zlecenie: używa żetonu ({ $tile }) na { $space-n-loc } polu{ $space-nr }.
told-buy = { $seat } kupuje { $what-acc } za { $price-acc }.
told-sell = { $seat } sprzedaje { $what-acc } za { $gain-acc }.
told-haul = { $seat } płaci { $price-acc } za { $deliveries-acc }.
told-earn = { $seat } zarabia { $gain-acc }.
told-swap = { $seat } płaci { $price-acc } i zamienia miejscami żetony z pól { $one } i { $other }: { $there } i { $here }.
told-trade = { $seat } wymienia { $given-acc } na { $got-acc }.
told-barter = { $seat } wymienia { $given-acc } na { $got-acc }, dopłata: { $price }.
told-pray = { $seat } modli się i zyskuje { $gain-acc }.
told-donate = { $seat } przekazuje w darze { $price-acc } i zyskuje { $gain-acc }.
told-offer = { $seat } ofiarowuje { $given-acc } i zyskuje { $gain-acc }.
told-vow = { $seat } dopełnia ślubowania i zyskuje { $gain-acc }.
told-exchange = { $seat } wymienia 1 punkt prestiżu na 2 ruble.
told-reroll = { $seat } oddaje 1 punkt prestiżu za przerzut na polu { $space }: { $dice-f }.
told-done = { $seat } kończy przewóz.
told-end = { $seat } kończy turę.
told-roll = Rzut: { $dice }.
told-prestige = { $seat } ma teraz { $prestige-acc }.
told-over-sixth = Wszystkie ostatnie tury są rozegrane: koniec gry.
told-over-limit = Osiągnięto limit tur: koniec gry.

## What Ivan did

told-ivan-ornament = Iwan umieszcza zdobienie na { $section } ({ $ornament }) i zyskuje 1 punkt prestiżu.
told-ivan-ornament-waits = Zdobienie Iwana ({ $ornament }) jeszcze nigdzie nie pasuje i czeka.
told-ivan-tiles = Żetony kości Iwana są rozłożone na nowo: { $dice-f }.
told-ivan-moves = Iwan zagrywa kartę „{ $card }”: { $die-f } kość rusza się o { $steps } na pole { $space }.
told-ivan-blocked = Iwan zagrywa kartę „{ $card }”: { $die-f } kość zostaje, bo na polu { $space } leżą trzy kości.
told-ivan-recognition = Iwan zyskuje tam { $what-acc }.
told-ivan-card-recognition = Karta uznania Iwana: zyskuje { $what-acc }.
told-ivan-card-inventory = Karta magazynu Iwana: bierze { $goods-acc } z zasobów ogólnych.
told-ivan-card-transport = Karta transportu Iwana: przewozi { $goods-acc } na kartę budowy.
told-ivan-card-transport-nothing = Karta transportu Iwana: nie ma czego przewieźć.
told-ivan-claims = Iwan rezerwuje { $section }; jej żeton wypada z gry.
told-ivan-claims-recognition = Iwan rezerwuje { $section }; jej żeton wypada z gry i daje mu { $what-acc }.
told-ivan-claims-nothing = Karta rezerwacji Iwana: nie ma nic do zarezerwowania.
told-ivan-asks-claim = Karta rezerwacji Iwana: pasuje kilka kart katedry, więc wybierasz ty.
told-ivan-asks-ornament = Zdobienie Iwana ({ $ornament }) pasuje w kilku miejscach, więc wybierasz ty.
told-ivan-builds = Karta budowy Iwana: dostarcza { $goods-acc } na { $section }.
told-ivan-builds-last = Karta budowy Iwana: { $section } jest ukończona, ostatnia dostawa to { $left ->
    [one] 1 budulec.
    [few] { $left } budulce.
   *[many] { $left } budulców.
  }
told-ivan-builds-nothing = Karta budowy Iwana: nie ma z czego albo gdzie budować.

## What a ply would mean, in a few words

means-claim = { $needs-short } › { $pays-short } [{ $tile-short }]
means-claim-bare = { $needs-short } › { $pays-short }
means-place-up = { $price }; premia od razu
means-place-up-unlocks = { $price }; premia od razu; odblokowuje zdobienie: { $ornament }
means-place-down = za darmo, ale nigdy nic nie da
means-place-down-locks = za darmo, ale nigdy nic nie da; zdobienie ({ $ornament }) zostaje zablokowane
means-banner-opens = zwalnia miejsce w magazynie
means-completes = ukończona: { $reward }
means-deliver-all = { $goods } › { $served }
means-deliver-all-completes = { $goods } › { $served }; ukończy { $sections }: { $pays }
means-gains = zyskujesz { $goods-acc }
means-missing = { $left ->
    [one] potem brakuje 1
    [few] potem brakuje { $left }
   *[many] potem brakuje { $left }
  }
means-ornament = { $ornament }
means-ornament-jewels = { $ornament }, { $gain }
means-market = na pole { $space }: najwyżej { $most }, { $one } lub { $other }
means-what = { $what }
means-what-for = { $price-acc } za { $what }
means-all-of = wszystko: { $what }
means-tile = { $tile }: { $what }
means-price = za { $price-acc }
means-haul = zapłać { $price-acc } za { $deliveries-acc }
means-swap = { $one } i { $other }
means-exchange = 1 punkt prestiżu na 2 ruble
means-reroll = 1 punkt prestiżu: { $dice-f }
means-end-rolls = potem rzut na polu { $space }: { $dice-f }

## What is due, in the terminal

due-start = { $seat }: rezerwuj, buduj albo idź na rynek
due-banner = { $seat }: który sztandar trafi na { $section }?
due-place = { $seat }: gdzie położyć żeton ({ $tile }), odkryty czy zakryty?
due-take = { $seat }: weź najwyżej { $most-acc }; ile?
due-build = { $seat }: budowa, pozostało: { $left }
due-market = { $seat }: na rynku, na polu { $space } ({ $tile } za kość, { $dice })
due-haul = { $seat }: przewóz, pozostało: { $left }
due-settled = { $seat }: zostały tylko akcje dodatkowe; zakończ turę
due-roll = los: rzut na polu { $space }: { $dice-f }
due-shuffle = los: potasuj pięć żetonów kości Iwana
due-over = koniec gry
due-ivan-claim = { $seat } wybiera za Iwana: którą kartę katedry rezerwuje?
due-ivan-ornament = { $seat } wybiera za Iwana: na którą kartę katedry trafi jego zdobienie ({ $ornament })?

## The influence cards, behind the verb that is typed: "buy: lumber or brick for 1 ruble"

offers-buy = { $kinds-acc-or } za { $price-acc }
offers-sell = { $kinds-acc-or } za { $gain-acc }
offers-haul = { $deliveries } za { $price-acc }
offers-earn = { $gain }
offers-swap = dwa żetony za { $price-acc }
offers-trade = { $given ->
    [one] 1 taki sam
    [few] { $given } takie same
   *[many] { $given } takich samych
  } na { $got ->
    [one] 1 dowolny
    [few] { $got } dowolne
   *[many] { $got } dowolnych
  }
offers-barter = { $price-acc } i budulec na inny
    .short = za { $price-acc }
offers-commission = żeton warsztatu
offers-pray = { $gain }
offers-donate = { $price-acc } za { $gain }
offers-offer = { $given ->
    [one] 1 budulec
    [few] { $given } różne budulce
   *[many] { $given } różnych budulców
  } za { $gain }
    .short = { $given ->
        [one] 1 rodzaj
        [few] { $given } rodzaje
       *[many] { $given } rodzajów
      } za { $gain }
offers-vow = { $gain } (podstawa, piętro, kopuła)
    .short = { $gain }
offers-any = dowolny
offers-again = { $what } (do woli)
    .short = { $what-short } (do woli)

## The drawn table of the terminal: short, for it is at most 100 columns wide

table-title = CZERWONA KATEDRA · { $table } · { $boards } · edycja { $edition }
table-solo = solo z Iwanem
table-players = { $n ->
    [one] 1 gracz
    [few] { $n } graczy
   *[many] { $n } graczy
  }
table-boards-basic = plansze podstawowe
table-boards-advanced = plansze zaawansowane
table-market = RYNEK   kości idą w dół listy, a z pola 8 na 1
table-labeled = { $label }: { $text }
    .short = { $label }: { $text-short }
table-or = lub
table-cathedral = KATEDRA  ● dostarczone  ○ brakujące  ✓ ukończona  ⚑ sztandar  [żeton warsztatu]
    .short = KATEDRA  ● jest ○ brak ✓ ukończona ⚑ sztandar [żeton] 4/2 uznanie/ruble
table-no-ornament = ✓ brak: { $ornament }
table-ornament = ✓ { $ornament }: { $color }
    .short = ✓ +{ $color-short }
table-supply = ZASOBY OGÓLNE
table-prestige = prestiż { $n } (pole { $space })
table-prestige-lap = prestiż { $n } (drugie okrążenie, pole { $space })
table-holds = ma { $held } z { $room }: { $goods }
table-complete = { $n ->
    [one] 1 ukończona
    [few] { $n } ukończone
   *[many] { $n } ukończonych
  }
table-banners = sztandary
table-banners-at = { $n } { $source-short }
table-banners-left = { $n ->
    [one] 1 sztandar
    [few] { $n } sztandary
   *[many] { $n } sztandarów
  }
table-none = brak
table-ornaments = zdobienia { $what }
table-locked = zablokowane { $what }
table-workshop = warsztat
table-tile = { $space-n }{ $space-nr }: { $tile }
table-tile-down = { $space-n }{ $space-nr }: { $tile } (zakryty)
table-banner = { $space-n }{ $space-nr }: sztandar
table-price = { $space-n }{ $space-nr } ({ $price })
table-price-locked = { $space-n }{ $space-nr } ({ $price }, zablokowane: { $ornament })
table-empty = puste, cena w rublach: { $what }
table-cards = karty
table-card = { $card } ({ $die-f })
table-card-used = { $card } (użyta)
table-materials = budulce
table-goods-on = { $card }: { $goods }
table-turn = TURA { $n }
table-turn-limit = TURA { $n } z { $limit }
table-over = KONIEC GRY
table-rank = { $rank }. { $seat } { $total }
table-last-turns = ostatnie tury: { $seat } ma sześć ukończonych kart
