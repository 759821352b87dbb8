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
lesson-wait-title = Ruch: { $rival }
lesson-wait = Zobacz, co robi { $rival }.

## The steps

lesson-goal-title = Witaj na placu budowy
lesson-goal = Ty i { $rival } budujecie tę katedrę razem. Ukończone karty katedry i zdobienia przynoszą prestiż, a zwycięża największy prestiż. W każdej turze robisz jedną rzecz: zdobywasz budulce, rezerwujesz kartę albo budujesz.
lesson-market-title = Rynek
lesson-market = Pięć kości leży na kręgu z ośmiu pól. Każde pole pokazuje, co można na nim zdobyć. Wybierasz kość, przesuwa się ona zgodnie z ruchem zegara o tyle pól, ile pokazuje, i zbierasz to, co jest tam, gdzie stanie.
lesson-move-title = Porusz kość
lesson-move = Czerwona kość pokazuje 3: stanie na polu 4, gdzie leży już żółta kość. Wybierz czerwoną kość, a potem świecące pole.
lesson-gather-title = Pozyskaj zasoby
lesson-gather = Dostajesz tyle, ile pokazuje żeton, za każdą kość na tym polu: po 2 cegły za dwie kości to razem 4. Pozyskaj wszystkie cztery.
lesson-end-title = Kości, które zostawiasz
lesson-end = Gdy kończysz turę, rzuca się kośćmi z tego pola i zostają one na miejscu. To, co pokażą, może wykorzystać { $rival }. Zakończ turę.
lesson-theirs-title = { $rival } rezerwuje kartę
lesson-theirs = { $rival } stawia sztandar na karcie katedry D1, więc tylko ona może tam budować. Żeton, który na niej leżał, jest teraz w jej warsztacie.
lesson-claim-title = Zarezerwuj kartę
lesson-claim = Karta katedry A1 wymaga 1 drewna i 2 cegieł i daje 4 punkty uznania. Cegły już masz. Wybierz kartę A1.
lesson-banner-title = Który sztandar?
lesson-banner = Twój magazyn jest do połowy zakryty sztandarami. Sztandar wzięty stamtąd otwiera swoje miejsce na stałe, więc weź go z magazynu.
lesson-place-title = Odkryty czy zakryty
lesson-place = Żeton pokazuje 2 drewna. Odkryty kosztuje ruble, ale daje premię od razu i znów później. Zakryty jest darmowy i nic nie daje. Wybierz zielone pole i połóż na nim odkryty żeton za 2 ruble.
lesson-take-title = Odkryty daje premię od razu
lesson-take = Weź oba drewna. Potem zakończ turę.
lesson-deliver-title = Buduj
lesson-deliver = { $rival } ma już szmaragd. Teraz buduj: w jednej turze możesz użyć najwyżej trzech budulców. Wybierz trzy razy kartę katedry A1: dla 1 drewna i 2 cegieł.
lesson-points-title = Ukończona!
lesson-points = Karta katedry daje 4 punkty uznania: twój znacznik przesuwa się o cztery pola. Mija przy tym złote pole, a złote pola to prestiż. Prestiż zyskany wprost przeskakuje od razu na następne złote pole. Teraz zakończ turę.
lesson-above-title = Sąsiadka nad tobą
lesson-above = { $rival } rezerwuje A2, na twojej A1. Wieże są wspólne. Nieukończona karta katedry pod ukończoną kosztuje właściciela uznanie, więc nie zostawiaj otwartych kart pod cudzymi.
lesson-again-title = Kość w dobrym kolorze
lesson-again = Twój żeton leży na zielonym polu: ruch zielonej kości pozwala go użyć. Kość stanie obok niebieskiej, tam, gdzie są szmaragdy. Wybierz zieloną kość, a potem świecące pole.
lesson-influence-title = Wpływ
lesson-influence = Na rynku możesz zrobić trzy rzeczy w dowolnej kolejności. Jedną z nich jest karta tej ćwiartki: tutaj kler. Pomódl się o 1 punkt uznania.
lesson-workshop-title = Pozyskaj i aktywuj
lesson-workshop = Pozyskaj dwa szmaragdy. Potem wybierz swój żeton na zielonym polu, który znów daje 2 drewna, i weź oba. Twój magazyn jest teraz pełny: czego się nie zmieści, nie można wziąć. Zakończ turę.
lesson-decorate-title = Ozdób
lesson-decorate = Do ukończonej podstawy można dodać wrota: 1 drewno i najwyżej dwa klejnoty, a klejnoty od razu dają prestiż. Wybierz kartę katedry A1 i ozdób ją dwoma szmaragdami za 2 punkty prestiżu. Potem zakończ turę.
lesson-majority-title = Kto prowadzi w wieży
lesson-majority = Na koniec wieża jest warta 2 za każdą ukończoną kartę katedry i 1 za każde zdobienie. Masz tu kartę i wrota, a { $rival } nie ma jeszcze nic ukończonego. Przy dwóch graczach prowadząca strona bierze wszystko, druga jedną trzecią.
lesson-ending-title = Jak kończy się gra
lesson-ending = Kto pierwszy ukończy szóstą kartę katedry, zyskuje 3 punkty prestiżu; wszyscy pozostali mają wtedy jeszcze po jednej turze. Na końcu liczą się wieże oraz 1 punkt prestiżu za każde pięć posiadanych budulców i rubli.

## The end of the lesson

lesson-done-title = To już cała gra
lesson-done = Wiesz wszystko, co trzeba. Graj stąd dalej: bot zajmie miejsce przeciwniczki ({ $rival }), a wszystkie decyzje należą do ciebie.
lesson-sum-turn = Jedna rzecz w turze: rynek, rezerwacja albo budowa.
lesson-sum-gather = Im więcej kości na polu, tym więcej pozyskasz; zostawionymi kośćmi rzuca się dla innych.
lesson-sum-tiles = Odkryty żeton daje premię od razu i za każdym razem, gdy poruszasz jego kość.
lesson-sum-finish = Kończ to, co leży pod cudzymi kartami; klejnoty w zdobieniach to prestiż.
lesson-sum-towers = Na koniec decyduje prowadzenie w wieżach.
lesson-finish = Graj dalej z botem
lesson-astray-title = Poza ścieżką
lesson-astray = Zagrano tu coś innego, niż przewiduje lekcja. Cofnij to albo graj dalej po swojemu.
lesson-astray-back = Cofnij to

## On the start page

learn = Naucz się gry
learn-start = Naucz się gry
learn-go-on = Wróć do pierwszej gry
learn-text = Pierwsza gra z przewodnikiem, około sześciu minut.
learn-fresh-text = Pierwszy raz tutaj? Zagraj pierwszą grę z przewodnikiem: około sześciu minut i wiesz, o co chodzi.
