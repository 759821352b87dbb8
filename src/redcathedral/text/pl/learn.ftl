# Tooltips, reminders and hints: short words beside the table for people who learn the game.

## Tooltips: a title and one or two sentences about a thing on the table

tip-more = Przeczytaj zasadę
tip-die-title = { $die-f-cap } kość pokazuje { $value }
tip-die = Przesuwa się naprzód dokładnie o { $value ->
    [one] 1 pole
    [few] { $value } pola
   *[many] { $value } pól
  }, z pola { $from } na pole { $to }.
tip-die-further = { $further ->
    [own] Ma twój kolor: każde dodatkowe pole kosztuje 1 rubla.
    [white] Białą kość każdy może przesunąć dalej: 1 rubel za każde dodatkowe pole.
   *[no] Za dopłatą dalej mogą pójść tylko biała kość i twoja własna.
  }
tip-die-now = Poruszona teraz, da najwyżej: { $amount }.
tip-space-title = Pole { $space }: { $amount } za kość
tip-space = { $dice ->
    [0] Nie leży tu żadna kość. Kość, która się tu zatrzyma, da najwyżej: { $most }.
    [one] Leży tu jedna kość. Następna, która się tu zatrzyma, da najwyżej: { $most }.
    [few] Leżą tu { $dice } kości. Następna, która się tu zatrzyma, da najwyżej: { $most }.
   *[many] Leży tu { $dice } kości. Następna, która się tu zatrzyma, da najwyżej: { $most }.
  }
tip-space-full = Trzy kości zapełniają pole: żadna inna nie może się tu zatrzymać.
tip-space-card = Karta wpływu obok: { $guild }.
tip-section-title = Karta { $name }: { $kind }
tip-section-free = Jeszcze niezarezerwowana. Wymaga: { $cost }.
tip-section-tile = Kto ją rezerwuje, bierze jej żeton warsztatu: { $tile }.
tip-section-claimed = Buduje tu { $owner }. Wymaga: { $cost }; na razie dostarczono: { $delivered-acc }.
tip-section-pays = { $rubles ->
    [0] Ukończona daje { $recognition } pkt uznania.
    [one] Ukończona daje { $recognition } pkt uznania i 1 rubla.
    [few] Ukończona daje { $recognition } pkt uznania i { $rubles } ruble.
   *[many] Ukończona daje { $recognition } pkt uznania i { $rubles } rubli.
  }
tip-section-below = Dopóki nie jest ukończona, właściciel traci uznanie za każdym razem, gdy ktoś inny ukończy kartę katedry nad nią.
tip-section-complete = Ukończona; budowniczy: { $owner }.
tip-section-ornament = Zdobienie: { $ornament }; właściciel: { $owner }.
tip-decorate-base = Każdy może jeszcze dodać do niej wrota, za 1 drewno i najwyżej dwa klejnoty.
tip-decorate-middle = Każdy może jeszcze dodać do niej łuk, za 1 kamień i najwyżej dwa klejnoty.
tip-decorate-dome = Każdy może jeszcze dodać do niej krzyż, za 1 złoto i najwyżej dwa klejnoty.
tip-workshop-title = Warsztat: { $space-n } pole{ $space-nr }
tip-workshop-empty = Puste. Odkryty żeton położony tutaj daje premię od razu i znów za każdym razem, gdy poruszasz { $die-f-acc } kość.
tip-workshop-price = Odkryty kosztuje tu { $price ->
    [one] 1 rubla
    [few] { $price } ruble
   *[many] { $price } rubli
  }, zakryty nic.
tip-workshop-down = Leży tu zakryty żeton. Do końca gry nic nie daje.
tip-workshop-up = Gdy poruszasz { $die-f-acc } kość, ten żeton może ci dać: { $tile }.
tip-tile-die = Daje raz to, co rynek pokazuje tam, gdzie leży { $die-f } kość, bez względu na liczbę kości na tym polu.
tip-tile-die-now = Teraz: { $amount }.
tip-tower-scored = { $name }: { $n } tutaj; gdyby teraz policzyć punkty: { $prestige }.
tip-scored = { $name }: { $total } (tor { $track }, budulce i ruble { $goods }, wieże { $towers }).
tip-outlook = { $name }, gdyby teraz policzyć punkty: { $before } › { $after }
tip-outlook-same = Gdyby teraz policzyć punkty, niczyj wynik by się nie zmienił.
tip-hand-title = Żeton do położenia: { $tile }
tip-hand = Odkryty kosztuje tyle, ile wskazuje pole, i daje premię od razu. Zakryty nic nie kosztuje i nigdy nic nie daje.
tip-material = Z budulców powstają karty katedry i zdobienia. { $supply ->
    [0] W zasobach ogólnych nie ma już żadnego.
   *[other] W zasobach ogólnych pozostało: { $supply }.
  }
tip-jewel = Klejnoty w zdobieniu od razu dają prestiż.
tip-inventory-title = Magazyn
tip-inventory = Zajęte miejsca: { $held } z { $room }. Nie można wziąć tego, co się nie mieści, i niczego nie można wyrzucić.
tip-inventory-banners = { $n ->
    [one] Jeden sztandar zakrywa jeszcze miejsce: zarezerwuj nim kartę, a miejsce się zwolni.
    [few] { $n } sztandary zakrywają jeszcze miejsca: zarezerwuj którymś kartę, a jego miejsce się zwolni.
   *[many] { $n } sztandarów zakrywa jeszcze miejsca: zarezerwuj którymś kartę, a jego miejsce się zwolni.
  }
tip-purse-prestige-title = Prestiż: { $n }
tip-purse-prestige = Ostatnie pole prestiżu, do którego dotarł twój znacznik. Zwycięża osoba z największym prestiżem.
tip-purse-rubles-title = Ruble: { $n }
tip-purse-rubles = Płaci się nimi za odkryte żetony, za dodatkowe pola ruchu kości i za wpływ. W każdej chwili swojej tury możesz wymienić 1 punkt prestiżu na 2 ruble.
tip-purse-completed-title = Ukończone karty: { $n } z 6
tip-purse-completed = Gracz, który pierwszy ukończy szóstą kartę katedry, zyskuje 3 punkty prestiżu i rozpoczyna ostatnie tury.
tip-purse-completed-solo = Gdy jedna strona ukończy szóstą kartę katedry, druga ma jeszcze jedną turę.
tip-purse-banners-title = Pozostałe sztandary: { $n }
tip-purse-banners = Każda rezerwacja zużywa jeden. Sztandar z magazynu zwalnia też tam miejsce.
tip-purse-banners-ivan = Każda rezerwacja zużywa jeden.
tip-ornament-title = { $ornament } (pozostało: { $n })
tip-ornament-door = Wrota zdobią ukończoną podstawę. Kosztują 1 drewno i najwyżej dwa klejnoty.
tip-ornament-arch = Łuk zdobi ukończone piętro. Kosztuje 1 kamień i najwyżej dwa klejnoty.
tip-ornament-cross = Krzyż zdobi ukończoną kopułę. Kosztuje 1 złoto i najwyżej dwa klejnoty.
tip-ornament-locked = Zablokowane, dopóki nie położysz odkrytego żetonu na jego polu warsztatu.
tip-seat = { $rubles }, prestiż { $prestige }, { $sections ->
    [one] 1 ukończona karta
    [few] { $sections } ukończone karty
   *[many] { $sections } ukończonych kart
  }.
tip-seat-ivan = prestiż { $prestige }, { $sections ->
    [one] 1 ukończona karta
    [few] { $sections } ukończone karty
   *[many] { $sections } ukończonych kart
  }.
tip-seat-order = Numer { $index } w kolejności tur.
tip-track = Jeden znacznik liczy jedno i drugie: uznanie przesuwa go pole po polu, prestiż od razu na następne pole prestiżu.
tip-marker = { $steps ->
    [one] Jeszcze 1 punkt uznania
    [few] Jeszcze { $steps } punkty uznania
   *[many] Jeszcze { $steps } punktów uznania
  } do następnego pola prestiżu.
tip-influence = Dla kości, która zatrzyma się na polu { $from } lub { $to }: jedna z dwóch akcji karty.
tip-any-material = dowolny budulec
tip-verb-buy = Kup { $kinds-acc }: { $cost ->
    [one] 1 rubel
    [few] { $cost } ruble
   *[many] { $cost } rubli
  } za sztukę.
tip-verb-sell = Sprzedaj { $kinds-acc }: { $gain ->
    [one] 1 rubel
    [few] { $gain } ruble
   *[many] { $gain } rubli
  } za sztukę.
tip-verb-haul = Zapłać { $cost ->
    [one] 1 rubla
    [few] { $cost } ruble
   *[many] { $cost } rubli
  } i dostarcz { $gain ->
    [one] 1 budulec albo zużyj go
    [few] najwyżej { $gain } budulce albo zużyj je
   *[many] najwyżej { $gain } budulców albo zużyj je
  } na całe zdobienie.
tip-verb-earn = Weź { $gain ->
    [one] 1 rubla
    [few] { $gain } ruble
   *[many] { $gain } rubli
  }.
tip-verb-swap = Zapłać { $cost ->
    [one] 1 rubla
    [few] { $cost } ruble
   *[many] { $cost } rubli
  } i zamień miejscami dwa żetony zasobów na rynku.
tip-verb-trade = Oddaj { $cost ->
    [one] 1 budulec
    [few] { $cost } budulce
   *[many] { $cost } budulców
  } jednego rodzaju za 1 dowolny.
tip-verb-bulk = Oddaj { $cost ->
    [one] 1 budulec
    [few] { $cost } budulce
   *[many] { $cost } budulców
  } jednego rodzaju za 2 dowolne.
tip-verb-barter = Zapłać 1 rubla i oddaj 1 budulec za 1 innego rodzaju.
tip-verb-commission = Użyj dowolnego ze swoich odkrytych żetonów warsztatu.
tip-verb-pray = Zyskaj { $gain ->
    [one] 1 punkt uznania
    [few] { $gain } punkty uznania
   *[many] { $gain } punktów uznania
  }.
tip-verb-donate = Zapłać { $cost ->
    [one] 1 rubla
    [few] { $cost } ruble
   *[many] { $cost } rubli
  } za { $gain ->
    [one] 1 punkt prestiżu
    [few] { $gain } punkty prestiżu
   *[many] { $gain } punktów prestiżu
  }.
tip-verb-offer = Oddaj { $cost ->
    [one] 1 budulec
    [few] { $cost } różne budulce
   *[many] { $cost } różnych budulców
  } za { $gain ->
    [one] 1 punkt prestiżu
    [few] { $gain } punkty prestiżu
   *[many] { $gain } punktów prestiżu
  }.
tip-verb-vow = Zyskaj { $gain ->
    [one] 1 punkt uznania
    [few] { $gain } punkty uznania
   *[many] { $gain } punktów uznania
  }, jeśli masz ukończone podstawę, piętro i kopułę.
tip-verb-repeat = { $action } Dowolną liczbę razy, jednym ciągiem.
tip-supply = To można jeszcze wziąć albo kupić. Wracają tu budulce z ukończonych kart katedry.
tip-ivan-goods = Na tej karcie: { $goods }.
tip-ivan-up = Jej żeton jest odkryty: gdy to pierwsza taka karta, Iwan porusza { $die-f-acc } kość i robi to, co mówi karta.
tip-ivan-down = Jej żeton jest zakryty: w tej rundzie karta już zadziałała.
tip-tower = Na razie warta { $worth ->
    [one] 1 punkt prestiżu
    [few] { $worth } punkty prestiżu
   *[many] { $worth } punktów prestiżu
  }: 2 za każdą ukończoną kartę katedry, 1 za każde zdobienie. Bierze ją ten, kto ma tu najwięcej ukończonych kart i zdobień.
tip-tower-presence = { $name }: { $n } tutaj.
tip-turn = W każdej turze jedna z trzech rzeczy: zarezerwuj kartę katedry, buduj albo porusz kość na rynku.
tip-button-score-sheet = Punkty każdego gracza, wiersz po wierszu.
tip-button-replay = Obejrzyj grę ruch po ruchu i graj dalej od dowolnego z nich.
tip-button-rules = Zasady do czytania i przeszukiwania obok stołu.
tip-button-theme-toggle = Przełącz między jasnym a ciemnym stołem.
tip-button-menu = Ustawienia, język, linki do tego stołu, zapis gry.

## Reminders: one sentence at the moment when people forget something

remind-last = To twoja ostatnia tura. To, co masz, niewiele już znaczy: pięć budulców i rubli to 1 punkt prestiżu.
remind-face-up = Odkryty żeton daje premię od razu i za każdym razem, gdy poruszasz jego kość. Zakryty nie da nic.
remind-activate = Poruszasz { $die-f-acc } kość: możesz teraz użyć żetonu z pola warsztatu w tym kolorze.
remind-gather = Nie masz jeszcze zasobów z tego pola: możesz je pozyskać.
remind-dice = { $dice ->
    [one] Gdy zakończysz turę, nastąpi rzut leżącą tu kością dla następnego gracza.
    [few] Gdy zakończysz turę, nastąpi rzut leżącymi tu { $dice } kośćmi, które zostaną na miejscu: następny gracz zastanie je razem.
   *[many] Gdy zakończysz turę, nastąpi rzut leżącymi tu { $dice } kośćmi, które zostaną na miejscu: następny gracz zastanie je razem.
  }
remind-below = { $name } buduje { $above } nad twoją kartą { $section }. Jeśli tamta zostanie ukończona pierwsza, stracisz uznanie.
remind-full = Twój magazyn jest pełny. Zbuduj coś albo zarezerwuj kartę sztandarem z magazynu, aby zwolnić miejsce.
remind-near = { $name } ma pięć ukończonych kart: koniec może być blisko.
remind-dismiss = Nie przypominaj mi o tym więcej
remind-open = Pokaż przypomnienie

## Hints: what a bot would play

hint-key = Podpowiedź (klawisz H)
hint-title = Tak zagrałby bot
hint-close = Zamknij podpowiedź
hint-asking = Zastanawiam się…
hint-not-now = Podpowiedzi są tylko w twojej turze.
hint-not-ready = To wstępna odpowiedź: silny bot jeszcze się przygotowuje.
hint-only = Masz teraz tylko jeden możliwy ruch.
hint-legend = szansa na wygraną, przewaga lub strata prestiżu na końcu
hint-prospects = { $side ->
    [ahead] zwycięża w { $win }% gier, średnio { $n } pkt prestiżu przewagi
    [behind] zwycięża w { $win }% gier, średnio { $n } pkt prestiżu straty
   *[level] zwycięża w { $win }% gier, średnio po równo
  }
hint-because = { $reasons }
hint-because-completes = ukończy { $sections }
hint-because-leads = daje przewagę w wieży { $tower } (przed: { $others })
hint-because-scored = podnosi bieżący wynik o { $n }
hint-because-last = zajmuje ostatnią wolną kartę wieży { $tower }
hint-because-needed = daje { $goods-acc } na { $sections }
hint-because-brings = daje { $goods-acc }
hint-because-more = w bieżącym wyniku daje o { $n } więcej niż drugi najlepszy ruch
hint-because-keeps = zostawia ci o { $rubles-acc } więcej niż drugi najlepszy ruch
hint-because-done = w tej turze nic więcej się nie zyska

## Settings

settings-learn = Nauka
settings-reminders = Przypominaj mi o tym, co łatwo przeoczyć
settings-keyboard = Klawiatura
settings-keys = Graj pojedynczymi klawiszami: 1–9, E, U, H, I oraz ?
