## Whether the dice are honest

fair-title = Czy kości są uczciwe?
fair-proves = Przed pierwszym ruchem serwer ustala sekret i ogłasza jego odcisk; przeglądarka każdego gracza dodaje własne liczby losowe. Rozdanie i rzuty wynikają z nich wszystkich, a po grze każdy może wszystko przeliczyć.
fair-proves-not = Nie dowodzi to, że właściciel serwera nie podglądał sekretu w trakcie gry.
fair-commitment = Odcisk:
fair-log = W publicznym dzienniku

## Where the dice came from

# Told to whoever sits down. $given counts moves that came from another game, dice included.
fair-given = { $given ->
    [0] Rozdanie pochodzi z innej gry. Wszystkie rzuty wykonano przy tym stole.
    [one] Rozdanie i pierwszy ruch pochodzą z innej gry, razem z kośćmi. Wszystkie późniejsze rzuty wykonano przy tym stole.
    [few] Rozdanie i pierwsze { $given } ruchy pochodzą z innej gry, razem z kośćmi. Wszystkie późniejsze rzuty wykonano przy tym stole.
   *[many] Rozdanie i pierwszych { $given } ruchów pochodzi z innej gry, razem z kośćmi. Wszystkie późniejsze rzuty wykonano przy tym stole.
  }
fair-loaded = Tę grę rozegrano gdzie indziej i tutaj wczytano. Nic tu nie dowodzi, jak wypadły jej kości.
error-dice-known = Nikt inny nie może tu usiąść: te kości przyszły razem z grą i może je znać ten, kto ją wczytał.
error-dice-given = Tę grę rozegrano gdzie indziej i tutaj wczytano: nikt nie zobowiązał się do jej kości przed rzutami.

## Checking them when the game is over

verify = Sprawdź kości
verify-ok = { $n ->
    [0] Twoja przeglądarka sprawdziła obietnicę złożoną przed grą. Nie było żadnego rzutu kośćmi.
    [one] Twoja przeglądarka przeliczyła jedyny rzut: wynika z sekretu obiecanego przed grą i liczb losowych graczy, więc nikt go nie wybrał.
    [few] Twoja przeglądarka przeliczyła wszystkie { $n } rzuty: wynikają z sekretu obiecanego przed grą i liczb losowych graczy, więc nikt ich nie wybrał.
   *[many] Twoja przeglądarka przeliczyła wszystkie rzuty ({ $n }): wynikają z sekretu obiecanego przed grą i liczb losowych graczy, więc nikt ich nie wybrał.
  }
verify-deal = Twoja przeglądarka nie przelicza, jak przygotowano stół: w tym celu pobierz grę i użyj „redcathedral verify”.
verify-mine = Jest wśród nich twoja własna liczba losowa.
verify-sealed = Wszyscy zapieczętowali swoje liczby, zanim otwarto choćby jedną, więc nikt nie mógł dobrać swojej na swoją korzyść.
verify-unsealed = Liczb nie pieczętowano: ktoś, kto usiadł ostatni i prowadzi ten serwer, mógł dobrać swoją na swoją korzyść.
# $n is the number of a line.
verify-logged = Obietnica to wiersz { $n } publicznego dziennika tego serwera, zapisany przed początkiem gry.
verify-not-logged = Obietnicy nie ma w publicznym dzienniku tego serwera tak, jak powinna tam być. Nie ma w nim też stołów sprzed powstania dziennika.
verify-log-unread = Nie udało się teraz odczytać publicznego dziennika tego serwera, więc nie wiadomo, czy obietnica w nim jest. Spróbuj później.
verify-restarts = { $n ->
    [one] Przed grą pieczętowano od nowa jeden raz.
    [few] Przed grą pieczętowano od nowa { $n } razy.
   *[many] Przed grą pieczętowano od nowa { $n } razy.
  }
verify-servers-word = Serwer twierdzi, że kości się zgadzają. Twoja przeglądarka może to sprawdzić sama tylko przez bezpieczne połączenie (https).
verify-not-mine = liczby losowej tej przeglądarki nie ma wśród tych, z których wynikły kości.
verify-roll = rzut { $n } nie jest tym, który daje sekret.
verify-bad = Kości się nie zgadzają: { $problem }
verify-none = Tych kości nie da się sprawdzić: { $problem }
verify-failed = Teraz nie udało się sprawdzić kości.
verify-ok-given = { $n ->
    [0] Przy tym stole nie było żadnego rzutu kośćmi.
    [one] Jedyny późniejszy rzut wynika z sekretu i liczb losowych graczy: nikt go nie wybierał.
    [few] Wszystkie { $n } późniejsze rzuty wynikają z sekretu i liczb losowych graczy: nikt ich nie wybierał.
   *[many] Wszystkie późniejsze rzuty ({ $n }) wynikają z sekretu i liczb losowych graczy: nikt ich nie wybierał.
  }
verify-taken-back = { $n ->
    [one] Jeden rzut cofnięto i zamiast niego padł inny.
    [few] { $n } rzuty cofnięto i zamiast nich padły inne.
   *[many] { $n } rzutów cofnięto i zamiast nich padły inne.
  }

## Taking back

error-undo-away = Za mało osób jest przy stole, żeby się zgodzić: rzucone kości zostają, dopóki inni nie wrócą.

## Sealing

# $names are people whose browsers still have to open their random numbers, when all seats are taken.
waiting-seals = Wszyscy mają miejsca. Gra zacznie się, gdy przeglądarki tych osób otworzą swoje liczby losowe do kości: { $names }. Kogo nie ma, temu wystarczy otworzyć ten stół.
seal-elsewhere = Twoja liczba losowa do kości została zapieczętowana na innym urządzeniu albo ta przeglądarka ją zgubiła. Otwórz ten stół tam lub wylosuj tutaj nową liczbę.
seal-anew = Wylosuj tutaj nową liczbę
seal-needs-https = Przy tym stole liczby losowe do kości są pieczętowane u wszystkich. Twoja przeglądarka może to zrobić tylko przez bezpieczne połączenie (https).

error-entropy-or-seal = Wyślij entropię albo jej pieczęć, nie obie naraz.
error-seal-here = Przy tym stole wszyscy pieczętują swoją liczbę losową, zanim ktokolwiek otworzy swoją.
error-seal-not-here = Przy tym stole liczb losowych się nie pieczętuje: wyślij swoją wprost.
error-reveal-early = Jeszcze nie wszyscy zapieczętowali swoją liczbę losową.
error-reveal-other = To nie jest liczba losowa, którą zapieczętowano.
error-nothing-sealed = Przy tym stole nie ma teraz nic do zapieczętowania ani otwarcia.
error-record-seals = Ziarno nie zawiera liczb losowych, które zapieczętowano.
