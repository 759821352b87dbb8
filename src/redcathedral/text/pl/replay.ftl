### Looking back at a game: replay, playing on from a moment, and the game in figures.
### A "ply" is one step of the game: one decision of a player or one roll of the dice; a turn has several plies.

## Replay

replay = Powtórka
replay-game = Powtórka tej gry
replay-steps = Ruchy w grze
replay-turn = Tura { $turn } · { $name }
replay-before = Przed pierwszą turą
replay-count = { $ply } / { $most }
replay-opening = Stół jest przygotowany; nikt jeszcze nie wykonał ruchu.
replay-loading = Pobieramy grę…
replay-slider = Moment gry
replay-where = Tura { $turn }, { $name }: ruch { $ply } z { $most }
replay-where-opening = Przed pierwszą turą: ruch { $ply } z { $most }
replay-first = Na sam początek
replay-turn-back = Tura wstecz
replay-back = Ruch wstecz
replay-play = Odtwórz
replay-pause = Wstrzymaj
replay-next = Ruch naprzód
replay-turn-next = Tura naprzód
replay-last = Do ostatniego ruchu
replay-speed = Szybkość powtórki
replay-speed-slow = Wolno
replay-speed-normal = Normalnie
replay-speed-fast = Szybko
replay-speed-fastest = Bardzo szybko
replay-now = Wróć do gry
replay-close = Zamknij powtórkę
replay-news = Coś się wydarzyło: gra toczy się dalej.

## The address of a moment

moment-link = Link do tego momentu
moment-link-short = Link
moment-link-label = Adres tego momentu
moment-link-text = Kto go otworzy, zobaczy stół w tym momencie i może odtworzyć grę od tego miejsca.

## Playing on from a moment

fork = Graj dalej stąd
fork-short = Graj stąd
fork-text = Od tej pozycji zaczyna się nowy stół. Oglądana gra się nie zmieni.
fork-seats = Kto gra dalej?
fork-seat = Kto gra na miejscu: { $name }
fork-name = Imię osoby na miejscu: { $name }
fork-person = Osoba
fork-bot = Bot – { $level }
fork-dice = Dotychczasowe rzuty zostają. Odtąd nowy stół rzuca własnymi kośćmi, które można sprawdzić jak wszystkie inne.
fork-dice-now = Zaraz nastąpi tu rzut kośćmi: nowy stół rzuca własnymi, które można sprawdzić jak wszystkie inne.
fork-start = Graj dalej
log-forked = Ta gra toczy się dalej od pewnego momentu innej gry.

## The game in figures

figures = Wykres i liczby
figures-loading = Liczymy…
chart = Prestiż w trakcie gry
chart-mode = Które punkty
chart-mode-track = Na torze
chart-mode-scored = Gdyby to był koniec
chart-slider = Tura na wykresie
chart-turn = Tura
chart-points = { $name }: { $points }
chart-jump = Zobacz ten moment
chart-table = To samo jako tabela
sources = Skąd wziął się prestiż
source = Źródło
source-points = { $points }
source-market = Rynek
source-tiles = Żetony warsztatu
source-influence = Karty wpływu
source-sections = Ukończone karty
source-ornaments = Zdobienia i klejnoty
source-ending = Szósta karta przed innymi
source-exchange = Oddany za ruble i przerzuty
source-displeasure = Nieukończone karty
source-ivan = Karty Iwana
source-goods = Pozostałe budulce i ruble
source-towers = Wieże
source-so-far = Dotychczas
deeds = Kto co robił
deed-claimed = Zarezerwowane karty
deed-completed = Ukończone karty
deed-deliveries = Dostawy
deed-ornaments = Umieszczone zdobienia
deed-jewels = Klejnoty w zdobieniach
deed-gathered = Pozyskane budulce
deed-spent = Wydane budulce
deed-earned = Zarobione ruble
deed-paid = Zapłacone ruble
deed-dice = Poruszone kości
deed-spaces = Przebyte pola
deed-activations = Aktywowane żetony
deed-influence = Użyte karty wpływu
deed-turns = Tury
deed-thought = Czas namysłu
deed-time = { $hours ->
    [0] { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } min { $seconds } s
      }
   *[other] { $hours } godz. { $minutes } min
  }

## Turning points: a bot looks at a finished game

chances = Szansa na wygraną oczami silnego bota
chance = { $percent }%
turning = Punkty zwrotne
turning-text = Silny bot może przejrzeć grę jeszcze raz, tura po turze, i pokazać, gdzie się rozstrzygnęła i co byłoby lepsze.
turning-ask = Znajdź punkty zwrotne
turning-preparing = Bot się przygotowuje…
turning-working = Przeglądanie gry: { $percent }%
turning-failed = Bot nie zdołał przeanalizować tej gry. Możesz spróbować ponownie.
turning-none = W żadnej pojedynczej turze szanse nie zmieniły się znacznie.
turning-by = Ocenia bot, który wiele razy wypróbował każdy ruch. Jest silny, ale może się mylić.
turning-lost = Szansa na wygraną: o { $percent } pkt proc. mniej
turning-won = Szansa na wygraną: o { $percent } pkt proc. więcej
turning-better = Zagrano: { $played }. Lepiej: { $best }.
turning-closer = Dokładniejsze spojrzenie na najważniejsze tury…
turning-stop = Przerwij
turning-continue = Szukaj dalej
turning-clean = Ani razu nie umknął ci wyraźnie lepszy ruch.
turning-everyone = Pokaż punkty zwrotne wszystkich, także po rzutach kośćmi

## Lepszy wariant: co zagrałby bot, ruch po ruchu

better = Lepszy wariant
better-show = Obejrzyj lepszy wariant
better-count = Ruch { $at } z { $of }
better-close = Wróć do gry
better-instead = Zamiast: { $played }
