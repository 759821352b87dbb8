# The first game: a lesson at a real table, step by step. Every step has a title and two or three short sentences.
# $rival is the name of the opponent, a woman. The pieces named (red die, section A1, space 4) are fixed.

lesson = Twoja pierwsza gra
lesson-rival = Wiera
lesson-next = Dalej
lesson-leave = Opuść lekcję; możesz wrócić później
lesson-go-there = Pokaż mi to
lesson-progress = Krok { $n } z { $of }
lesson-not-now = Na to przyjdzie czas. Najpierw zrób to, co w ramce.
lesson-read-first = Najpierw przeczytaj, potem idź dalej.
lesson-wait-title = Tura: { $rival }
lesson-wait = Zobacz, co robi { $rival }.

## The steps

lesson-goal-title = Witaj na placu budowy
lesson-goal = Ty i { $rival } budujecie tę katedrę razem. Ukończone karty katedry i zdobienia przynoszą prestiż. Zwycięża osoba z największym prestiżem. W każdej turze robisz jedną rzecz: zdobywasz budulce, rezerwujesz kartę albo budujesz.
lesson-market-title = Rynek
lesson-market = Pięć kości leży na kręgu z ośmiu pól. Każde pole pokazuje, co tam dostaniesz. Wybierasz kość, a ona przesuwa się zgodnie z ruchem wskazówek zegara o tyle pól, ile pokazuje. Bierzesz to, co jest tam, gdzie stanie.
lesson-move-title = Porusz kość
lesson-move = Czerwona kość pokazuje 3: stanie na polu 4, obok żółtej kości. Wybierz czerwoną kość, a potem świecące pole.
lesson-gather-title = Pozyskaj zasoby
lesson-gather = Dostajesz tyle, ile pokazuje żeton, za każdą kość na tym polu: po 2 cegły za każdą z dwóch kości to razem 4. Weź wszystkie cztery.
lesson-end-title = Kości, które zostawiasz
lesson-end = Gdy kończysz turę, rzuca się kośćmi z tego pola i zostają one na miejscu. To, co pokażą, może wykorzystać { $rival }. Zakończ turę.
lesson-theirs-title = { $rival } rezerwuje kartę
lesson-theirs = { $rival } stawia sztandar na karcie katedry D1, więc tylko ona może tam budować. Żeton, który na niej leżał, jest teraz w jej warsztacie.
lesson-claim-title = Zarezerwuj kartę
lesson-claim = Karta katedry A1 wymaga 1 drewna i 2 cegieł, a daje 4 punkty uznania. Cegły już masz. Wybierz kartę A1.
lesson-banner-title = Który sztandar?
lesson-banner = Sztandary zakrywają część twojego magazynu. Sztandar wzięty stamtąd zwalnia swoje miejsce na stałe, więc weź jeden z magazynu.
lesson-place-title = Odkryty czy zakryty
lesson-place = Żeton pokazuje 2 drewna. Odkryty kosztuje ruble i daje premię teraz i znów później; zakryty jest darmowy i nic nie daje. Wybierz zielone pole i połóż na nim odkryty żeton za 2 ruble.
lesson-take-title = Premia od razu
lesson-take = Żeton od razu daje ci 2 drewna. Weź obie sztuki.
lesson-finish-title = To cała twoja tura
lesson-finish = Nie ma już nic do zrobienia. Zakończ turę.
lesson-deliver-title = Buduj
lesson-deliver = { $rival } ma już szmaragd. Teraz buduj: w jednej turze możesz użyć najwyżej trzech budulców. Wybierz kartę katedry A1 trzy razy, żeby dostarczyć 1 drewno i 2 cegły.
lesson-points-title = Ukończona!
lesson-points = Karta katedry dała ci 4 punkty uznania: twój znacznik przesunął się o cztery pola i minął pole prestiżu. Prestiż zyskany bezpośrednio przenosi go od razu na następne pole prestiżu.
lesson-above-title = Sąsiadka nad tobą
lesson-above = { $rival } rezerwuje A2, nad twoją A1. Wieże są wspólne: można budować jedno nad drugim.
lesson-penalty-title = Nie zostawaj w tyle
lesson-penalty = Gdyby karta katedry A1 nie była ukończona, każde ukończenie karty nad nią kosztowałoby cię uznanie: 1 punkt za każdą ukończoną kartę nad nią, która nie jest twoja.
lesson-further-title = Dopłać i idź dalej
lesson-further = Biała kość i kość twojego koloru mogą pójść dalej, niż pokazują: 1 rubel za każde dodatkowe pole. Pozostałe kości ruszają się dokładnie o tyle, ile pokazują.
lesson-full-title = Trzy kości zapełniają pole
lesson-full = Kość nie może stanąć tam, gdzie leżą już trzy inne. Do tego czasu z każdą kolejną kością pole daje więcej.
lesson-again-title = Kość we właściwym kolorze
lesson-again = Twój żeton leży na zielonym polu, więc ruch zielonej kości pozwala go użyć. Kość stanie obok niebieskiej, tam, gdzie są szmaragdy. Wybierz zieloną kość, a potem świecące pole.
lesson-influence-title = Wpływ
lesson-influence = Na rynku możesz zrobić trzy rzeczy w dowolnej kolejności. Jedną z nich jest karta tej ćwiartki: tutaj kler. Pomódl się, a zyskasz 1 punkt uznania.
lesson-more-title = Pozyskaj znowu
lesson-more = Druga rzecz: pozyskaj zasoby. Leżą tu dwie kości, więc weź oba szmaragdy.
lesson-activate-title = Aktywuj swój żeton
lesson-activate = Trzecia rzecz: ruszyła się zielona kość, więc możesz użyć żetonu na swoim zielonym polu. Wybierz go.
lesson-refill-title = Uważaj na magazyn
lesson-refill = Te 2 drewna akurat się zmieszczą: tego, co się nie zmieści, nie można wziąć. Weź obie sztuki.
lesson-decorate-title = Ozdób
lesson-decorate = Do ukończonej podstawy można dodać wrota: 1 drewno i najwyżej dwa klejnoty. Jeden klejnot daje 1 punkt prestiżu, dwa jednakowe 2, dwa różne 3. Wybierz kartę katedry A1 i ozdób ją dwoma szmaragdami.
lesson-others-title = Dowolna ukończona karta
lesson-others = Możesz ozdobić dowolną ukończoną kartę katedry, także tę, którą ma { $rival }. Zdobienie jest twoje i liczy się dla ciebie w tej wieży.
lesson-majority-title = Kto prowadzi w wieży
lesson-majority = Na koniec wieża jest warta 2 za każdą ukończoną kartę katedry i 1 za każde zdobienie. Masz tu kartę i wrota, a { $rival } nie ma jeszcze nic ukończonego. Przy dwóch graczach prowadząca strona bierze wszystko, druga jedną trzecią.
lesson-tied-title = Remis w wieży
lesson-tied = Jeśli macie w wieży taką samą obecność, nikt nic za nią nie dostaje. Może to rozstrzygnąć jedno zdobienie.
lesson-die-tile-title = Żeton z kością
lesson-die-tile = Żeton na C1 pokazuje żółtą kość. Taki żeton daje ci jeden raz to, co rynek pokazuje tam, gdzie ta kość leży: teraz byłyby to 2 cegły.
lesson-prestige-title = Co kupisz za prestiż
lesson-prestige = W każdej chwili swojej tury możesz oddać 1 punkt prestiżu: za 2 ruble, ile razy chcesz, albo raz na turę, żeby przerzucić kości z jednego pola.
lesson-ending-title = Jak kończy się gra
lesson-ending = Kto pierwszy ukończy szóstą kartę katedry, zyskuje 3 punkty prestiżu; wszyscy pozostali mają wtedy jeszcze po jednej turze. Potem punktuje się wieże, a każde pięć posiadanych budulców i rubli to 1 punkt prestiżu.

## The end of the lesson

lesson-done-title = To już cała gra
lesson-done = Wiesz wszystko, co trzeba. Graj stąd dalej: bot zajmie miejsce przeciwniczki ({ $rival }), a wszystkie decyzje należą do ciebie. Możesz też wyostrzyć wzrok na czterech krótkich zagadkach.
lesson-sum-turn = Jedna rzecz w turze: rynek, rezerwacja albo budowa.
lesson-sum-gather = Im więcej kości na polu, tym więcej pozyskasz; zostawionymi kośćmi rzuca się dla innych.
lesson-sum-tiles = Odkryty żeton daje premię od razu i za każdym razem, gdy poruszasz jego kość.
lesson-sum-finish = Ukończ to, co leży pod cudzymi kartami; klejnoty w zdobieniach to prestiż.
lesson-sum-towers = Na koniec decyduje to, kto prowadzi w wieżach.
lesson-play-on = Graj dalej z botem
lesson-astray-title = Poza ścieżką
lesson-astray = Zagrano tu coś innego, niż przewiduje lekcja. Cofnij to albo graj dalej po swojemu.
lesson-astray-back = Cofnij to

## The second lesson: four short puzzles. Each has a title, a goal, what went wrong, and an answer that explains.

puzzles = Cztery zagadki
puzzles-lead = Jedna tura na każdą: osiągnij cel. Próbuj, ile razy chcesz.
puzzles-begin = Rozwiąż
puzzles-again = Rozwiąż jeszcze raz
puzzles-solved = Rozwiązana
puzzles-open = Jeszcze nierozwiązana
puzzles-progress = { $n ->
        [0] Jeszcze żadna nie jest rozwiązana
        [4] Wszystkie cztery rozwiązane
        [one] 1 z 4 rozwiązana
        [few] { $n } z 4 rozwiązane
       *[many] { $n } z 4 rozwiązanych
    }
puzzle = Zagadka { $n } z 4
puzzle-goal = Twój cel:
puzzle-tries = { $n ->
        [one] 1 próba
        [few] { $n } próby
       *[many] { $n } prób
    }
puzzle-missed = Tym razem nie
puzzle-try-again = Spróbuj jeszcze raz
puzzle-show = Pokaż rozwiązanie
puzzle-shown = Rozwiązanie
puzzle-right = Właśnie tak!
puzzle-next = Następna zagadka
puzzle-all = Wszystkie zagadki
puzzle-extra-title = Dodatkowe pola
puzzle-extra-goal = Na koniec tej tury miej co najmniej 3 złota.
puzzle-extra-missed = Policz, ile kości leżałoby na polu złota i na co cię stać.
puzzle-extra-answer = Biała kość pokazuje 3 i stanęłaby jedno pole za wcześnie. Zapłać 1 rubla, a pójdzie o jedno pole dalej, do złota: z dwiema kośćmi, które tam leżą, są już trzy, a za każdą jest 1 złoto.
puzzle-die-tile-title = Żeton z kością
puzzle-die-tile-goal = Na koniec tej tury miej co najmniej 6 cegieł.
puzzle-die-tile-missed = Która kość pozwala użyć twojego żetonu i co daje ten żeton tam, gdzie leży teraz jego kość?
puzzle-die-tile-answer = Przesuń zieloną kość na cegły: leżą tam teraz dwie kości, więc pozyskasz 4. Twój żeton na zielonym polu pokazuje żółtą kość, która też leży na cegłach: aktywuj go, a dostaniesz 2 kolejne. Dla żetonu nie ma znaczenia, ile kości tam leży.
puzzle-penalty-title = Kara
puzzle-penalty-goal = Ukończ kartę katedry tak, żeby { $rival } straciła 2 punkty uznania.
puzzle-penalty-missed = Znajdź nieukończoną kartę, którą ma { $rival }, i policz nad nią ukończone karty, które nie są jej.
puzzle-penalty-answer = Ukończ A3: pod nią leży nieukończona A1, którą ma { $rival }, a nad A1 są teraz dwie ukończone karty katedry, które nie są jej, więc traci 2. W wieży B jedna z dwóch kart wyżej jest jej własna i się nie liczy: straciłaby tylko 1. W wieży C w tyle zostaje twoja własna C1.
puzzle-towers-title = Wieże
puzzle-towers-goal = To ostatnia tura. Wygraj tę grę.
puzzle-towers-missed = Znajdź wieżę, w której jest remis: nikt tam nic nie dostaje.
puzzle-towers-answer = W wieży A jest remis, macie po jednej karcie katedry, więc nikt nic by za nią nie dostał. Ozdób łukiem kartę A2, którą ma { $rival }: teraz prowadzisz i bierzesz całą wartość wieży. Ukończenie innej karty daje mniej.

## On the start page

learn = Naucz się gry
learn-start = Naucz się gry
learn-continue = Wróć do pierwszej gry
learn-text = Pierwsza gra z przewodnikiem, około ośmiu minut.
learn-fresh-text = Pierwszy raz tutaj? Rozegraj pierwszą grę z przewodnikiem: około ośmiu minut i wiesz, o co chodzi.
