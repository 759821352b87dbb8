# The rules for players, in our own short words: a title and a paragraph for every thing one may ask about.

rules = Zasady
rules-title = Zasady gry
rules-search = Szukaj w zasadach
rules-search-keys = Naciśnij /, aby szukać, a Enter, aby przejść do następnego znalezionego miejsca.
rules-search-endings = a e i o u y ia ie iu om ow ach ami mi em iem owi ej ego emu ym ych ymi im ich imi t tu cie ek ka ki ko ku kow kom kach kami kiem ec ce cow cem cami el iel la le li lu
rules-found = { $n ->
    [0] Nic nie znaleziono. Spróbuj innego słowa.
    [one] Znaleziono jedno miejsce
    [few] Znaleziono { $n } miejsca
   *[many] Znaleziono { $n } miejsc
  }
rules-example = Przykład:
aid = pomoc gracza
aid-print = Wydrukuj pomoc gracza
rules-chapters = Rozdziały
rules-clause = Paragraf { $clause }: link do tego miejsca
rules-why = Pokaż zasadę

## Chapters

rules-chapter-goal = O co chodzi
rules-chapter-turn = Twoja tura
rules-chapter-claim = Zarezerwuj kartę katedry
rules-chapter-build = Buduj
rules-chapter-decorate = Ozdabiaj
rules-chapter-market = Rynek
rules-chapter-influence = Karty wpływu
rules-chapter-workshop = Twój warsztat
rules-chapter-points = Uznanie i prestiż
rules-chapter-end = Koniec i punktacja
rules-chapter-advanced = Plansze zaawansowane
rules-chapter-solo = Solo z Iwanem

## What it is about

rule-goal-title = Cel gry
rule-goal = Katedrę budują wszyscy razem, ale każdy chce zebrać za to pochwały. Przywoź budulce z rynku, kończ karty katedry, ozdabiaj je. Zwycięża osoba z największym prestiżem po końcowej punktacji; przy remisie liczy się więcej ukończonych kart, potem więcej zdobień, a jeśli i to nie rozstrzyga, zwycięstwo jest wspólne.
rule-words-title = Karty i wieże
rule-words = Katedra składa się z kart. Stoją one w wieżach: na dole podstawa, nad nią piętra, na szczycie kopuła. Nazwa karty to jej wieża i poziom, więc B1 jest podstawą wieży B.
rule-words-example = na obrazku B1 to podstawa, która wymaga 2 cegieł i 2 kamieni, B2 to piętro nad nią, a B3 to kopuła na szczycie.
rule-seats-title = Gracze i ich wyposażenie
rule-seats = Gra od jednej do czterech osób, każda w swoim kolorze. Każda ma sześć sztandarów, wrota, dwa łuki i krzyż, warsztat z sześcioma polami oraz magazyn (liczba miejsc: { $room }, w tym cztery zakryte sztandarami). Ruble na początek, w kolejności tur: { $first }, { $second }, { $third } i { $fourth }. Przy całym stole używa się albo plansz podstawowych, albo zaawansowanych.
rule-laying-title = Przygotowanie stołu
rule-laying = Wszystkie znaczniki zaczynają na polu { $start } toru. Żetony zasobów, karty wpływu, kości, karty katedry i żetony warsztatu rozkłada los: kości leżą na polu uznania i czterech następnych, a na każdej karcie katedry leży jeden żeton warsztatu. W grze dla jednego lub dwóch graczy żetonów oznaczonych 3+ się nie rozkłada. Liczba budulców w zasobach ogólnych jest ograniczona, rubli nie.

## Your turn

rule-turn-title = Jedno z trzech
rule-turn = W swojej turze robisz dokładnie jedną rzecz: rezerwujesz kartę katedry, budujesz albo poruszasz kość na rynku. Nie można spasować ani zrobić dwóch rzeczy. Kolejność tur jest zgodna z ruchem wskazówek zegara.
rule-exchange-title = Ruble za prestiż
rule-exchange = W każdej chwili swojej tury, dowolną liczbę razy, możesz oddać 1 punkt prestiżu i wziąć 2 ruble.
rule-exchange-example = twój znacznik stoi na polu { $next }, czyli polu prestiżu. Oddajesz 1 punkt prestiżu: znacznik cofa się na pole { $before }, a ty bierzesz 2 ruble.
rule-exchange-also = wymień, pieniądze, monety
rule-reroll-title = Nowy rzut za prestiż
rule-reroll = Raz w swojej turze możesz oddać 1 punkt prestiżu, aby przerzucić wszystkie kości z jednego pola rynku.
rule-reroll-also = przerzuć, rzuć jeszcze raz
rule-no-prestige-title = Gdy nie ma czego oddać
rule-no-prestige = Oddając prestiż, cofasz znacznik na pole prestiżu za nim. Jeśli za znacznikiem nie ma pola prestiżu, nie możesz płacić prestiżem.

## Claim a section

rule-available-title = Które karty można rezerwować
rule-available = Każdą kartę katedry bez sztandaru, która jest podstawą albo stoi bezpośrednio na karcie ze sztandarem. Nie ma znaczenia, czyj to sztandar ani czy tamta karta jest ukończona.
rule-banner-title = Którego sztandaru użyć
rule-banner = Każda rezerwacja zużywa jeden z twoich sześciu sztandarów. Sztandar z magazynu zwalnia tam na stałe miejsce, które zakrywał. Sztandar z zapasu niczego nie zwalnia. Gdy wszystkie sześć stoi na katedrze, nie możesz już nic rezerwować.
rule-take-tile-title = Żeton jest twój
rule-take-tile = Połóż sztandar na karcie katedry i weź leżący na niej żeton warsztatu.
rule-place-title = Odkryty czy zakryty
rule-place = Połóż żeton na dowolnym pustym polu swojego warsztatu. Za odkryty płacisz cenę tego pola w rublach; w twoim kolorze to { $own }, na białym { $white }, na każdym innym { $rival }. Zakryty nic nie kosztuje, ale do końca gry nic nie daje i zajmuje pole. Cena jest podana na polu.
rule-place-example = twój żeton pokazuje 2 drewna. Odkryty na polu innego koloru kosztuje { $rival-acc } i daje ci 2 drewna teraz, a potem za każdym razem, gdy poruszysz tę kość. Zakryty nic nie kosztuje i nigdy nic nie daje.
rule-place-also = cena, zapłata
rule-at-once-title = Odkryty daje premię od razu
rule-at-once = Odkryty żeton od razu daje ci swoją premię, a potem znów za każdym razem, gdy go aktywujesz.

## Build

rule-deliver-title = Trzy dostawy
rule-deliver = Dostarcz jeden, dwa albo trzy budulce ze swojego magazynu. Jest sześć budulców: drewno, cegła, kamień, złoto i dwa klejnoty, szmaragd i szafir. Zasoby to budulce, ruble i uznanie razem.
rule-where-title = Dokąd trafiają
rule-where = Każdy budulec trafia na kartę katedry z twoim sztandarem, która go jeszcze potrzebuje, albo do zdobienia. Możesz je rozdzielić na kilka kart, a karty mogą pozostać nieukończone.
rule-complete-title = Karta jest ukończona
rule-complete = Gdy tylko karta katedry ma wszystko, czego potrzebuje, jej budulce wracają do zasobów ogólnych, zyskujesz wskazane na niej uznanie i ruble, a kartę się odwraca. Twój sztandar zostaje.
rule-penalty-title = Nieukończone karty poniżej
rule-penalty = Gdy karta katedry zostaje ukończona, sprawdź w tej samej wieży zarezerwowane, ale nieukończone karty poniżej. Każda z nich kosztuje właściciela uznanie: 1 za każdą ukończoną kartę nad nią, która należy do kogoś innego.
rule-penalty-example = tutaj podstawa gracza czerwonego nie jest ukończona. Gdy niebieski ukończył piętro nad nią, czerwony stracił 1 punkt uznania. Przy dwóch ukończonych cudzych kartach katedry wyżej straciłby 2. Własne karty wyżej nic nie kosztują.
rule-penalty-also = kara, strata, minus
rule-leftover-title = Pozostałe dostawy
rule-leftover = Jeśli karta katedry jest ukończona, a zostały ci dostawy, działaj dalej: dostarczaj na inne karty albo ozdabiaj, nawet tę właśnie ukończoną.

## Decorate

rule-ornaments-title = Jedno zdobienie na kartę
rule-ornaments = Na ukończonej karcie katedry bez zdobienia mieści się jedno: na podstawie wrota, na piętrze łuk, na kopule krzyż. Możesz ozdobić dowolną ukończoną kartę, także wybudowaną przez kogoś innego.
rule-ornament-cost-title = Ile kosztuje zdobienie
rule-ornament-cost = Wrota wymagają 1 drewna, łuk 1 kamienia, krzyż 1 złota; do każdego możesz dodać jeden lub dwa klejnoty. Każdy z tych budulców to jedna dostawa, a zdobienie dostarcza się w całości w jednej turze.
rule-jewels-title = Blask klejnotów
rule-jewels = Klejnoty w zdobieniu od razu dają prestiż: 1 za jeden klejnot, 2 za dwa tego samego koloru, 3 za szmaragd i szafir.
rule-jewels-example = ozdabiasz podstawę wrotami: 1 drewno, szmaragd i szafir. To wszystkie trzy dostawy w turze, a dwa różne klejnoty dają ci 3 punkty prestiżu.
rule-ornament-stock-title = Potrzebne jest samo zdobienie
rule-ornament-stock = Na całą grę każdy ma jedne wrota, dwa łuki i jeden krzyż. Na planszach zaawansowanych trzeba je najpierw odblokować.

## The market

rule-move-title = Porusz kość
rule-move = Wybierz dowolną kość; przesuwa się naprzód dokładnie o tyle pól, ile pokazuje. Biała kość i kość w twoim kolorze mogą pójść dalej, po 1 rublu za każde dodatkowe pole.
rule-move-example = grasz czerwonymi. Biała kość pokazuje 5: rusza się o 5 pól, za 1 rubla o 6, a za 2 ruble o 7. Czerwona kość też tak może, bo jest twoja. Niebieska kość rusza się dokładnie o tyle, ile pokazuje.
rule-move-also = iść dalej, dodatkowo, dopłata
rule-full-space-title = Pełne pole
rule-full-space = Kość nie może zatrzymać się tam, gdzie leżą trzy inne kości.
rule-full-space-also = zablokowane, najwięcej, limit
rule-three-things-title = Potem najwyżej trzy rzeczy
rule-three-things = Tam, gdzie kość się zatrzymała, możesz pozyskać zasoby, użyć karty wpływu i aktywować żeton warsztatu: każdą z tych rzeczy najwyżej raz, w dowolnej kolejności, bez przymusu.
rule-gather-title = Pozyskaj zasoby
rule-gather = Dostajesz tyle, ile pokazuje żeton, za każdą kość, która leży teraz na tym polu, licząc też tę właśnie przesuniętą. Budulców możesz wziąć mniej. Ruble i uznanie dostajesz zawsze w całości.
rule-gather-also = zbierać, brać
rule-room-title = Zasoby ogólne i miejsce
rule-room = Nie możesz wziąć więcej, niż jest w zasobach ogólnych, ani więcej, niż zmieści się w twoim magazynie. Niczego, co masz, nie wolno wyrzucić.
rule-roll-title = Rzut kośćmi dla następnego gracza
rule-roll = Gdy kończysz turę, rzuca się wszystkimi kośćmi z pola, na którym stanęła poruszona kość, i zostają one na miejscu. To, co pokażą, zastanie następny gracz.

## Influence cards

rule-card-title = Karta ćwiartki
rule-card = Każda karta należy do dwóch pól rynku. Gdy zatrzymasz kość na jednym z nich, możesz wykonać jedną z dwóch akcji tej karty, nie obie.
rule-card-example = twoja kość staje na jednym z dwóch pól tej karty. Możesz zyskać { $one } albo podarować { $other }, ale nie jedno i drugie.
rule-repeat-title = Raz albo do woli
rule-repeat = Akcję ze znakiem powtórzenia możesz wykonać wiele razy, ale jednym ciągiem: gdy tylko pozyskasz zasoby albo aktywujesz żeton, nie możesz do niej wrócić. Każdą inną akcję wykonuje się raz.
rule-craftsmen-title = Rzemieślnicy: kup i sprzedaj
rule-craftsmen = Kup budulec z zasobów ogólnych albo sprzedaj jeden za cenę z karty. Jeśli karta pokazuje budulce, to tylko te.
rule-teamsters-title = Wozacy: przewieź, zarób, zamień
rule-teamsters = Przewieź: zapłać i dostarcz tyle budulców, ile mówi karta, tak jak przy budowaniu; zdobienie musi się zmieścić w całości. Zarób: weź ruble. Zamień: zapłać i zamień miejscami dwa żetony zasobów na rynku.
rule-merchants-title = Kupcy: wymień, wymień hurtem, przehandluj, zleć
rule-merchants = Wymień: { $trade }. Wymień hurtem: { $bulk }. Przehandluj: { $barter }. Zleć: użyj dowolnego ze swoich odkrytych żetonów, nawet aktywowanego w tej turze.
rule-clergy-title = Kler: pomódl się, podaruj, ofiaruj, dopełnij ślubowania
rule-clergy = Pomódl się: zyskaj { $pray }. Podaruj: { $donate }. Ofiaruj: { $offer }. Dopełnij ślubowania: zyskaj { $vow }, jeśli masz ukończone co najmniej podstawę, piętro i kopułę.
rule-influence-room-title = Zasoby ogólne i miejsce liczą się też tutaj
rule-influence-room = To, co kupujesz albo dostajesz w zamian, musi być w zasobach ogólnych, a po oddaniu zapłaty musi się na to znaleźć miejsce.

## Your workshop

rule-tiles-title = Co pokazują żetony
rule-tiles = Żeton warsztatu pokazuje pewną ilość jednego zasobu albo kość.
rule-activate-title = Aktywuj żeton
rule-activate = Po poruszeniu kości możesz użyć odkrytego żetonu na polu w jej kolorze. Po białej kości: na jednym z dwóch białych pól.
rule-resource-tile-title = Żeton z zasobem
rule-resource-tile = Daje ci tyle, ile pokazuje: budulce, ruble albo uznanie.
rule-die-tile-title = Żeton z kością
rule-die-tile = Daje ci raz to, co rynek pokazuje na polu, na którym leży teraz ta kość. Liczba kości na tym polu nie ma znaczenia.
rule-die-tile-example = na twoim żetonie jest zielona kość, która leży na polu z 2 kamieniami razem z dwiema innymi. Żeton daje ci 2 kamienie, a nie 6.
rule-take-less-title = Można wziąć mniej
rule-take-less = Możesz wziąć tylko część budulców albo nie brać ich wcale. Jak wszędzie, ograniczają cię zasoby ogólne i miejsce.

## Recognition and prestige

rule-recognition-title = Uznanie
rule-recognition = Jeden znacznik na jednym torze liczy wszystko. Każdy punkt uznania przesuwa go o jedno pole: naprzód, gdy go zyskujesz, wstecz, gdy go tracisz, ale nigdy poniżej 0.
rule-prestige-title = Prestiż
rule-prestige = Każdy zyskany punkt prestiżu przesuwa znacznik na następne pole prestiżu, blisko czy daleko. Każdy stracony cofa go na pole prestiżu za nim. Dlatego prestiż jest więcej wart na początku, gdy pola prestiżu leżą daleko od siebie.
rule-prestige-example = twój znacznik stoi na polu { $from }. Za 2 punkty uznania trafia na pole { $next }, czyli pole prestiżu. Za 1 punkt prestiżu także, a z pola { $next } kolejny punkt prestiżu przenosi go na następne, pole { $after }.
rule-second-lap-title = Za ostatnim polem
rule-second-lap = Za polem 80 znacznik odwraca się na stronę +40 i rusza od nowa z pola 1. Może też cofnąć się przez tę linię. Pole 80 jest warte 40 punktów prestiżu.
rule-worth-title = Ile wart jest twój znacznik
rule-worth = Tyle, ile wynosi liczba na ostatnim polu prestiżu, na którym stoi albo które już minął.

## The end and the score

rule-sixth-title = Szósta karta
rule-sixth = Kto pierwszy ukończy szóstą kartę katedry, dostaje jej nagrodę i jeszcze 3 punkty prestiżu, po czym kończy turę. Wszyscy pozostali mają potem jeszcze dokładnie po jednej turze.
rule-sixth-also = ostatnia runda, finał
rule-markers-back-title = Znaczniki wracają
rule-markers-back = Znaczniki między dwoma polami prestiżu cofają się na to, które mają za sobą.
rule-goods-title = Co jeszcze masz
rule-goods = Policz razem swoje budulce i ruble: każda pełna piątka to 1 punkt prestiżu. Budulce leżące na kartach katedry się nie liczą.
rule-tower-title = Ile warta jest wieża
rule-tower = 2 za każdą ukończoną kartę katedry i 1 za każde zdobienie w niej. Nieukończone karty nic nie dają.
rule-presence-title = Kto jest obecny
rule-presence = W każdej wieży policz swoje sztandary na ukończonych kartach katedry i swoje zdobienia. Bez nich nic tam nie dostajesz.
rule-places-title = Trzech i czterech graczy
rule-places = Kto ma największą obecność, bierze całą wartość wieży, następny gracz połowę, kolejny połowę tej połowy, zawsze z zaokrągleniem w dół. Remisujący sumują wartość zajętych miejsc i dzielą ją po równo, z zaokrągleniem w dół. Czwarty gracz dostaje połowę trzeciego miejsca i tak dalej.
rule-places-example = wieża jest warta 12. Niebieski prowadzi i bierze 12, żółty 6. Za nimi zielony i czerwony mają remis: dodają trzecie i czwarte miejsce, 3 i 1, i dostają po 2.
rule-places-also = większość, równość, czwarty
rule-two-seats-title = Dwóch graczy i solo
rule-two-seats = Kto ma większą obecność, bierze wszystko; druga strona, jeśli jest obecna, jedną trzecią z zaokrągleniem w dół. Przy remisie nikt nic nie dostaje.
rule-two-seats-example = w tej wieży czerwony i niebieski mają po jednej ukończonej karcie katedry: to remis, więc nikt nic nie dostaje. Jeśli czerwony doda wrota, wieża jest warta 5, a czerwony prowadzi 2 do 1: bierze 5, a niebieski jedną trzecią, czyli 1.
rule-two-seats-also = większość, równość
rule-limit-title = Gry z limitem tur
rule-limit = Stół można przygotować z limitem tur. Po jego osiągnięciu gra się kończy i liczy się punkty.

## Advanced boards

rule-advanced-board-title = Co leży na planszy
rule-advanced-board = Dwa sztandary leżą na białych polach, a twoje cztery zdobienia na kolorowych. Nie ma zapasu: sztandarów z białych pól używa się tak jak tych z magazynu.
rule-advanced-price-title = Jedna cena
rule-advanced-price = Odkryty żeton na każdym polu kosztuje { $advanced-acc }.
rule-unlock-title = Odblokuj zdobienie
rule-unlock = Odkryty żeton położony na kolorowym polu odblokowuje zdobienie, które tam leży. Połóż tam żeton zakryty, a zdobienie zostanie zablokowane na zawsze.
rule-unlock-example = łuk leży na twoim zielonym polu. Połóż tam odkryty żeton, a możesz użyć tego łuku; jeśli położysz zakryty, łuk przepada.
rule-white-spaces-title = Białe pola
rule-white-spaces = Na białym polu można położyć żeton, dopiero gdy sztandar z niego został użyty, choćby właśnie do tej rezerwacji.

## Solo against Ivan

rule-ivan-title = Iwan
rule-ivan = Iwan gra przeciw tobie za pomocą kart. Stół przygotowuje się jak dla dwóch osób, a na początek dostajesz { $purse-acc }. Iwan ma sztandary, zdobienia i znacznik, ale nie ma planszy ani rubli.
rule-ivan-cards-title = Jego pięć kart
rule-ivan-cards = Leżą w rzędzie w losowej kolejności, a na każdej odkryty żeton z jedną z kości.
rule-ivan-first-title = Zaczyna od podstawy
rule-ivan-first = Przed pierwszą turą rezerwuje podstawę, która daje najwięcej uznania, a z kilku takich tę najbardziej z lewej. Jej żeton wypada z gry.
rule-ivan-turn-title = Jego tura
rule-ivan-turn = Zagrywa pierwszą w rzędzie kartę z odkrytym żetonem. Kość z tego żetonu przesuwa się o swoją wartość, chyba że stanęłaby tam, gdzie leżą trzy inne kości: wtedy zostaje na miejscu i nic nie daje. Żeton się zakrywa, a Iwan robi to, co mówi karta. Wasze tury następują na przemian; o ile nie podano inaczej, Iwana obowiązują zasady dla dwóch graczy.
rule-ivan-turn-example = na obrazku żeton na pierwszej karcie jest już zakryty. Kolej więc na drugą: biała kość się przesuwa, jej żeton zostaje zakryty, a Iwan rezerwuje kartę katedry.
rule-ivan-die-title = Co daje jego kość
rule-ivan-die = Tylko uznanie: z pola uznania za każdą kość, która tam leży, oraz z karty kleru, jeśli jest na niej modlitwa albo ślubowanie, którego Iwan może dopełnić. Potem rzuca się kośćmi z tego pola.
rule-ivan-recognition-title = Karta: uznanie
rule-ivan-recognition = Iwan zyskuje 4 punkty uznania.
rule-ivan-inventory-title = Karta: magazyn
rule-ivan-inventory = Na tę kartę trafiają 4 budulce z największego stosu zasobów ogólnych.
rule-ivan-transport-title = Karta: transport
rule-ivan-transport = Wszystko z karty magazynu trafia na kartę budowy.
rule-ivan-claim-title = Karta: rezerwacja
rule-ivan-claim = Rezerwuje kartę katedry bezpośrednio nad jedną z twoich; jeśli takiej nie ma, podstawę; jeśli i takiej nie ma, dowolną dostępną. Gdy pasuje kilka, wybierasz ty. Uznanie pokazane na żetonie dostaje Iwan; żeton wypada z gry. Jeśli nie ma już sztandaru, nic nie rezerwuje.
rule-ivan-construction-title = Karta: budowa
rule-ivan-construction = Wszystko z tej karty trafia na jego nieukończone karty katedry (rodzaj budulca nie ma znaczenia), od najniższego poziomu i od lewej do prawej. Ukończona karta daje mu uznanie, ale nie ruble. Nadwyżka zostaje na karcie.
rule-ivan-ornament-title = Gdy wszystkie żetony są zakryte
rule-ivan-ornament = Na początku tury najpierw umieszcza swoje następne zdobienie w kolejności wrota, łuk, łuk, krzyż: na jednej z twoich pasujących kart katedry, a jeśli takiej nie ma, na własnej, i zyskuje 1 punkt prestiżu. Gdy pasuje kilka, wybierasz ty; gdy nie pasuje żadna, zdobienie czeka. Potem żetony się tasuje i rozkłada znów odkryte.
rule-ivan-end-title = Koniec gry z Iwanem
rule-ivan-end = Nikt nie dostaje 3 punktów prestiżu za szóstą kartę katedry. Druga strona ma jeszcze jedną turę. Wieże punktuje się jak dla dwóch graczy, a Iwan nic nie dostaje za to, co mu zostało.
