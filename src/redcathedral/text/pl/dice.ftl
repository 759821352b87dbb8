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
   *[many] Z innej gry pochodzi rozdanie i pierwszych { $given } ruchów, razem z kośćmi. Wszystkie późniejsze rzuty wykonano przy tym stole.
  }
fair-loaded = Tę grę rozegrano gdzie indziej i tutaj wczytano. Nic tu nie dowodzi, jak wypadły jej kości.
error-dice-known = Nikt inny nie może tu usiąść: te kości przyszły razem z grą i może je znać ten, kto ją wczytał.
error-dice-given = Tę grę rozegrano gdzie indziej i tutaj wczytano: nikt nie zobowiązał się do jej kości przed rzutami.

## Checking them when the game is over

verify = Sprawdź kości
# Headings over two lists.
verify-proved = Udowodnione przez twoją przeglądarkę
verify-open = Nieudowodnione
verify-ok = { $n ->
    [0] Twoja przeglądarka sprawdziła obietnicę złożoną przed grą. Nie było żadnego rzutu kośćmi.
    [one] Twoja przeglądarka przeliczyła jedyny rzut: wynika z sekretu obiecanego przed grą i liczb losowych graczy, więc nikt go nie wybrał.
    [few] Twoja przeglądarka przeliczyła wszystkie { $n } rzuty: wynikają z sekretu obiecanego przed grą i liczb losowych graczy, więc nikt ich nie wybrał.
   *[many] Twoja przeglądarka przeliczyła wszystkie rzuty ({ $n }): wynikają z sekretu obiecanego przed grą i liczb losowych graczy, więc nikt ich nie wybrał.
  }
verify-deal = Wynika z nich także rozdanie: twoja przeglądarka przeliczyła rynek, karty, żetony i pierwsze kości.
verify-edition = elementy gry nie są tymi, z którymi założono ten stół.
verify-lot-mine = O tym, kto zaczynał, zdecydowało losowanie z sekretu serwera i twojej liczby: nikt tego nie wybrał.
verify-lot = O tym, kto zaczynał, zdecydowało losowanie z sekretu serwera i liczby osoby, która założyła stół.
verify-lot-open = Osoba, która założyła stół, mogła wybrać, kto zaczyna, ale tylko w porozumieniu z właścicielem serwera.
verify-mine = Jest wśród nich twoja własna liczba losowa.
# $n is the number of a round. drand is a name.
verify-beacon = Dołączono rundę { $n } drand, publicznego źródła liczb losowych. Ustalono ją, gdy wszyscy mieli już swoje liczby, a jeszcze zanim się ukazała.
verify-beacon-unchecked = Twoja przeglądarka nie sprawdza ani podpisu drand, ani kiedy ukazała się ta runda: aby sprawdzić podpis, pobierz grę i użyj „redcathedral verify”.
verify-sealed = Wszyscy zapieczętowali swoje liczby, zanim otwarto choćby jedną, więc nikt nie mógł dobrać swojej na swoją korzyść.
verify-unsealed = Liczb nie pieczętowano: ktoś, kto usiadł ostatni i prowadzi ten serwer, mógł dobrać swoją na swoją korzyść.
# $n is the number of a line.
verify-logged = Obietnica to wiersz { $n } publicznego dziennika tego serwera, taki, jaki twoja przeglądarka widziała na początku gry, a od niego aż do wiersza { $last } każdy kolejny pasuje do poprzedniego.
verify-logged-unkept = Obietnica to wiersz { $n } publicznego dziennika tego serwera, a od niego aż do wiersza { $last } każdy kolejny pasuje do poprzedniego.
verify-log-not-kept = Twoja przeglądarka nie zachowała tego wiersza na początku gry, więc dziennik mógł zostać od tego czasu napisany od nowa.
verify-log-changed = Publiczny dziennik tego serwera zmieniono: nie mówi już o tej grze tego, co mówił na jej początku.
verify-log-broken = Publiczny dziennik tego serwera traci ciągłość po wierszu { $n }: wiersze zmieniono lub pominięto.
verify-log-long = Publiczny dziennik tego serwera jest zbyt długi, by prześledzić go tutaj do końca tej gry.
verify-not-logged = Obietnica nie jest poprawnie zapisana w publicznym dzienniku tego serwera. Nie ma w nim też stołów sprzed powstania dziennika.
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
    [one] Jeden rzut cofnięto i zamiast niego wykonano inny.
    [few] { $n } rzuty cofnięto i zamiast nich wykonano inne.
   *[many] { $n } rzutów cofnięto i zamiast nich wykonano inne.
  }

## Taking back

error-undo-away = Za mało osób jest przy stole, żeby się zgodzić: rzucone kości zostają, dopóki inni nie wrócą.

## Sealing

# $names are people whose browsers still have to open their random numbers, when all seats are taken.
waiting-seals = Wszyscy mają miejsca. Gra zacznie się, gdy przeglądarki tych osób otworzą swoje liczby losowe do kości: { $names }. Nieobecnym wystarczy otworzyć ten stół.
# $n is the number of a round.
waiting-beacon = Wszystko gotowe. Gra zacznie się za kilka sekund, z rundą { $n } drand, publicznego źródła liczb losowych.
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
error-record-lot = Z sekretu wynika, że zaczyna inne miejsce.
error-record-beacon = Ziarno nie kończy się rundą drand, którą ustalono wcześniej.
