### What can go wrong, said to whoever did it: page, terminal and programs.

## Anything

error-other = To się nie udało: { $problem }

## The server refuses

error-no-table = Nie ma takiego stołu.
error-nothing-here = Tu nic nie ma.
error-key = Do tego stołu potrzebny jest ważny klucz.
error-invitation = To zaproszenie straciło ważność.
error-report-whom = Możesz zgłosić tylko inną osobę przy stole.
error-report-what = Przy tym stole nikt tego nie powiedział.
error-banned = Ten serwer zablokował twój adres.
error-no-device = To miejsce nie ma urządzenia { $device }.
error-host-only = To może zrobić tylko gospodarz stołu.
error-no-seat = Nie masz miejsca przy tym stole.
error-not-your-seat = To nie jest twoje miejsce.
error-which-seat = Nie ma miejsca { $seat }: miejsca mają numery od 0 do { $last }.
error-seat-taken = Miejsce { $seat } nie jest wolne.
error-seat-fixed = Tego miejsca nie można już zmienić.
error-color-taken = Ktoś już gra tym kolorem: { $color }.
error-colors-stay = Gra już trwa, więc kolorów nie można zmienić.
error-not-your-move = To nie twoja tura; teraz gra { $seat }.
error-not-yours-now = To nie twoja tura.
error-no-hints = Przy stole z innymi ludźmi nie ma podpowiedzi.
error-no-hints-strict = Przy tym stole obowiązują ścisłe zasady: nie ma podpowiedzi.
error-undo-strict = Przy tym stole obowiązują ścisłe zasady: po rzucie kośćmi albo ruchu innej osoby niczego się nie cofa.
error-no-hints-yet = Ta gra jest dalszym ciągiem gry, która jeszcze trwa: podpowiedzi będą, gdy tamta się skończy.
error-away = Nie ma cię przy stole: najpierw wróć.
error-not-away = Cały czas jesteś przy stole.
error-not-started = Gra jeszcze się nie zaczęła.
error-game-over = Gra już się skończyła.
error-not-over = Gra jeszcze trwa.
error-over-there = W tym momencie gra jest już skończona. Cofnij się do takiego, w którym ktoś może jeszcze wykonać ruch.
error-seed-later = Gra jeszcze trwa; ziarno poznasz na końcu.
error-review-later = Gra jeszcze trwa; analiza byłaby podpowiedzią.
error-no-ply = Nie ma ruchu { $ply }: { $plies ->
    [0] nie zagrano żadnego
    [one] zagrano tylko jeden
    [few] zagrano tylko { $plies }
   *[many] zagrano tylko { $plies }
  }.
error-nobody-asks = Nikt nie prosi o cofnięcie.
error-not-asked = To pytanie nie było do ciebie.
error-moved-first = Ktoś wykonał ruch wcześniej.
error-id-used = Tego identyfikatora użyto już w innym żądaniu.
error-next-seats-taken = Twoje miejsca przy następnym stole są zajęte.
error-table-full = Ten stół osiągnął limit zdarzeń.
error-chat-full = Twój limit wiadomości przy tym stole jest wyczerpany.
error-rules-version = Przy tym stole obowiązuje wersja { $played } zasad; tutaj jest wersja { $here }.
error-too-many-bot-tables = { $n ->
    [one] Z twojego adresu działa już { $n } stół z samymi botami; poczekaj, aż gra się skończy.
    [few] Z twojego adresu działają już { $n } stoły z samymi botami; poczekaj, aż któraś gra się skończy.
   *[many] Z twojego adresu działa już { $n } stołów z samymi botami; poczekaj, aż któraś gra się skończy.
}
error-too-many-tables = { $n ->
    [one] Masz już 1 otwarty stół; najpierw dokończ tę grę.
    [few] Masz już { $n } otwarte stoły; najpierw dokończ niektóre gry.
   *[many] Masz już { $n } otwartych stołów; najpierw dokończ niektóre gry.
  }
error-too-long = Grę można kontynuować najdalej po { $most ->
    [one] 1 ruchu
    [few] { $most } ruchach
   *[many] { $most } ruchach
  }.
error-too-many-connections = Za dużo połączeń.
error-too-fast = Za dużo żądań naraz; poczekaj chwilę.
error-too-much-work = To dużo pracy dla tego serwera; poczekaj chwilę.
error-too-much-kept = Dzisiejszy limit miejsca na tym serwerze jest wyczerpany.
error-too-slow = Żądanie docierało zbyt długo.
error-not-json = Treść musi być w formacie JSON: Content-Type: application/json
error-too-large = To za dużo: limit to { $most } bajtów.
error-no-editions = Ten serwer nie przyjmuje własnych edycji.
error-host-name = Ten serwer nie używa tej nazwy.
error-foreign = To żądanie pochodzi z innej witryny.
error-broken = Na serwerze coś poszło nie tak; więcej jest w jego dzienniku.
error-unavailable = Baza danych jest teraz niedostępna. Spróbuj ponownie za chwilę.
error-body = Żądanie jest niezrozumiałe: { $problem }
error-event-number = Brakuje numeru zdarzenia.

## A table cannot be laid

error-solo-seats = Stół solo ma dokładnie jedno miejsce; każdy inny ma ich od dwóch do czterech.
error-solo-open = Miejsce przy stole solo nie może być wolne.
error-seats-to-fill = W tej grze liczba miejsc do obsadzenia to { $seats }, nie { $given }.
error-commitment = Nie ma takiego zobowiązania albo użył go już inny stół.
error-too-many-commitments = Masz { $n ->
    [one] 1 zobowiązanie
    [few] { $n } zobowiązania
   *[many] { $n } zobowiązań
  } bez stołu. Załóż stół albo spróbuj ponownie za godzinę.
error-which-bot = Dostępne boty: { $bots }.
error-players = Liczba graczy musi wynosić od 1 do 4, a nie { $given }.
error-boards = Plansze muszą być basic (podstawowe) albo advanced (zaawansowane), nie { $given }.
error-dice = Wybór kości to draw albo ask, nie { $given }.
error-names = Liczba potrzebnych imion: { $seats }; podano: { $given }.
error-names-solo = W grze solo podaj dwa imiona: swoje i Iwana; podano: { $given }.
error-name = Imię ma od 1 do { $most } drukowalnych znaków; to nie spełnia tego warunku: { $given }.
error-seed = Ziarno to liczba całkowita (najwyżej 1000 cyfr) albo wiersz tekstu.
error-color = { $given }: nie ma tu takiego koloru; kolory to: { $colors }.
error-colors = Potrzebna liczba różnych kolorów: { $seats }, nie { $given }.
error-turn-limit = Limit tur to liczba od 1 do { $most }, nie { $given }.

## A ply is refused

error-illegal = { $ply }: { $clause }: { $reason }
error-stale-ply = { $ply }: dotyczy ruchu { $meant }, ale { $plies ->
    [one] zagrano 1 ruch
    [few] zagrano { $plies } ruchy
   *[many] zagrano { $plies } ruchów
  }.
error-wrong-seat = { $ply }: turę ma teraz { $mover }, nie { $seat }.
error-nothing-said = Nic nie wpisano. Ruch to czasownik i to, czego potrzebuje, na przykład: { $example }
error-verb-near = „{ $said }”: nie ma czasownika „{ $verb }”; czy chodzi o { $near }?
error-verb = „{ $said }”: nie ma czasownika „{ $verb }”; czasowniki to: { $verbs }.
error-stands-alone = „{ $said }”: wpisz samo { $verb }.
error-not-understood = „{ $said }” jest niezrozumiałe; { $verb } pisze się tak: { $example }
error-nothing-played = Jeszcze nic nie zagrano.

## Files

error-edition =
    Tego pliku edycji nie można użyć.
    { $problem }
error-record = Tej zapisanej gry nie można odczytać. { $problem }
error-line = wiersz { $line }: { $problem }
error-record-size = Zapisana gra ma najwyżej tyle znaków: { $most }; ta ma ich { $given }.
error-record-no-header = To nie jest nagłówek: { $text }. Nagłówek pisze się tak: { $example }
error-record-twice = Nagłówek { $name } występuje dwa razy.
error-record-no-turn = To nie jest tura: { $text }. Turę pisze się tak: { $example }
error-record-format = To jest { $given }; tutaj można odczytać tylko { $format }.
error-record-rules = Rozegrano według wersji { $played } zasad; tutaj jest wersja { $here }.
error-record-edition = Rozegrano z edycją { $played }, a nie { $here }; podaj jej plik.
error-record-missing = Brakuje nagłówka { $name }.
error-record-header = Nagłówka { $name } nie można użyć: { $problem }
error-record-one-of = Nagłówek { $name } musi być jednym z: { $allowed }, a nie { $given }.
error-record-number = Nagłówek { $name } musi być liczbą, a nie { $given }.
error-record-given = Nagłówek { $name } musi być liczbą ruchów, najwyżej { $most }, a nie { $given }.
error-record-draws = Nagłówek { $name } musi wymieniać po kolei losowania dla { $rolls ->
    [one] 1 rzutu
    [few] { $rolls } rzutów
   *[many] { $rolls } rzutów
  }, na przykład 0-4 7, a nie { $given }.
error-record-turn = Jest tu tura { $number } ({ $seat }), a powinna być tura { $due } ({ $mover }): czegoś brakuje albo coś dodano.
error-record-cut = Wynik mówi { $given }, ale ruchy urywają się przed końcem: czy plik jest ucięty?
error-record-result = Wynik mówi { $given }, a powinno być { $result }.
error-record-secret = Ziarno nie zaczyna się od zapowiedzianego sekretu.
error-record-deal = To ziarno daje inne rozdanie: rozdanie z zapisu ułożono ręcznie albo później zmieniono.
error-nobody-absent = Osoba, która ma teraz turę, jest obecna.
error-absent-early = Za wcześnie, by decydować o nieobecnej osobie: poczekaj jeszcze { $n ->
    [one] { $n } sekundę
    [few] { $n } sekundy
   *[many] { $n } sekund
  }.
error-record-roll = Przy ruchu { $ply } jest { $said }, a to ziarno daje { $due }.
error-record-seedless = Tę grę wczytano z pliku bez ziarna.
error-not-text = { $file } nie jest plikiem tekstowym w UTF-8.
error-unreadable = Nie można odczytać { $file }: { $problem }
error-record-plies = Zapisana gra może tu mieć najwyżej tyle ruchów: { $most }.
error-in-file = { $file }: { $problem }
# Ends “FILE can’t be read: …”, “FILE can’t be written: …” or “Can’t listen on HOST, port PORT: …”.
system-no-file = nie ma takiego pliku
system-not-allowed = brak uprawnień
system-folder = to folder, a nie plik
system-no-folder = nie ma takiego folderu
system-full = dysk jest pełny
system-read-only = dysk jest tylko do odczytu
system-name-too-long = nazwa jest za długa
system-port-taken = używa go inny program
system-no-address = ten komputer nie ma takiego adresu
system-no-name = żaden plik nie może mieć takiej nazwy

## An edition file has problems

error-problems = { $problems-lines }
error-at = { $place }: { $problem }
fault-missing = Tego brakuje.
fault-type = Tu musi być { $wanted }, a nie { $given }.
toml-table = tabela
toml-list = lista
toml-number = liczba całkowita
toml-flag = { "true" } lub { "false" }
toml-text = tekst
toml-huge = ogromna liczba
fault-key = Nie ma tu klucza { $given }; do wyboru: { $known }.
fault-key-near = Nie ma tu klucza { $given }; czy chodzi o { $near }?
fault-word = { $given }: nie ma tu czegoś takiego; do wyboru: { $known }.
fault-word-near = { $given }: nie ma tu czegoś takiego; czy chodzi o { $near }?
fault-entries = Ta lista musi mieć { $most ->
    [one] 1 pozycję
    [few] { $most } pozycje
   *[many] { $most } pozycji
  }, a nie { $given }.
fault-entries-range = Ta lista musi mieć od { $least } do { $most } pozycji, a nie { $given }.
fault-number = Tu musi być { $most }, a nie { $given }.
fault-number-range = Tu musi być liczba od { $least } do { $most }, a nie { $given }.
fault-text = Tekst ma tu od 1 do { $most } drukowalnych znaków; ten nie spełnia tego warunku: { $given }.
fault-id = Identyfikator ma od 1 do { $most } małych liter, cyfr lub łączników; ten nie spełnia tego warunku: { $given }.
fault-twice = { $given } występuje dwa razy.
fault-prestige-order = Numery pól prestiżu muszą rosnąć, ale po { $before } jest { $space }.
fault-prestige-last = Ostatnie pole prestiżu musi mieć numer { $most } (koniec toru), a nie { $given }.
fault-ornaments = Razem muszą to być jedne wrota, dwa łuki i jeden krzyż.
fault-die-tiles = Kość { $die } musi mieć dokładnie jeden żeton, a nie { $given } (A2).
fault-tile-kinds = Różnych żetonów może być najwyżej { $most }, a nie { $given }.
fault-cards = Kart rodzaju { $kind } może być najwyżej { $most }, a nie { $given }.
fault-cost = Karta katedry wymaga od { $least } do { $most } budulców, a nie { $given }.
fault-plan-cards = Za mało kart rodzaju { $kind }: ten plan wymaga { $need }, a plik ma { $have }.
fault-plan-tiles = Za mało żetonów warsztatu ({ $have }): przy { $players } graczach ten plan wymaga { $need }.
fault-same-verbs = Dwie akcje jednej karty muszą mieć różne czasowniki; tu w obu jest { $verb }.
fault-do = Tu musi być tabela z kluczem „{ "do" }”; czasowniki do wyboru: { $verbs }.
fault-endless-free = { $verb } nic tu nie kosztuje, więc nie można tego powtarzać: to by się nigdy nie skończyło.
fault-endless-back = { $verb } oddaje wszystko, co bierze, więc nie można tego powtarzać: to by się nigdy nie skończyło.
fault-endless-donate = 1 punkt prestiżu zawsze można wymienić na { $price-acc } (T2), więc tak taniej darowizny nie można powtarzać: to by się nigdy nie skończyło.
fault-kinds = Tu musi być { $any } lub lista budulców, a nie { $given }.
fault-first-game = To druga karta gildii { $guild }; z każdej gildii musi być jedna karta.
fault-provenance-key = Ścieżka to jeden klucz w cudzysłowie, na przykład { $example }.
fault-provenance-path = W pliku nie ma wartości pod tą ścieżką.
fault-not-text = To nie jest tekst w UTF-8.
fault-long-key = Klucz ma więcej niż { $most } części oddzielonych kropkami.
fault-nested = Plik ma zbyt wiele poziomów zagnieżdżenia.
fault-toml = To nie jest poprawny plik TOML.
fault-toml-from = Od kolumny { $column } to nie jest poprawny TOML.
fault-toml-twice = To już jest w pliku; klucz lub tabela może wystąpić tylko raz.
fault-toml-end = Plik kończy się za wcześnie: czegoś w nim brakuje.
