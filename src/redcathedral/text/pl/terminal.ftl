### The sentences of the terminal in Polish.
### Values in braces are filled in by the program; plurals are chosen by selectors.

## The command line

cli-description = Czerwona Katedra w terminalu: nieoficjalna edycja cyfrowa.
cli-needs-terminal = Terminal potrzebuje jeszcze jednego pakietu. Zainstaluj go: pip install 'redcathedral[terminal]'
cli-version-help = pokaż wersję
cli-lang-help = użyj tego języka zamiast języka systemu: { $languages }
cli-no-language = Nie ma języka { $given }; są: { $languages }.
cli-play-help = gra przy jednej klawiaturze, od 1 do 4 osób (1: przeciw Iwanowi)
cli-replay-help = pokaż zapisaną grę, na końcu albo po dowolnym ruchu
cli-verify-help = sprawdź, czy zapisana gra zgadza się z ziarnem: rozdanie i każdy rzut

play-description =
    Gra przy jednej klawiaturze. Każdy ruch jest od razu zapisywany, więc po przerwaniu nic nie ginie.
play-players-help = ile osób gra (domyślnie 2; 1 bez botów gra przeciw Iwanowi)
play-bots-help = boty jako przeciwnicy, po przecinku: { $example } (poziomy: { $levels }); bez { $people } grasz przeciw nim w pojedynkę
play-boards-help = plansze warsztatu: basic, podstawowe (domyślnie), albo advanced, zaawansowane
play-seed-help = liczba lub tekst, z którego wynikają rozdanie i rzuty; bez tego nikt ich nie odgadnie
play-edition-help = własny plik edycji (zobacz: redcathedral edition new)
play-first-game-help = użyj kart wpływu, które edycja przewiduje na pierwszą grę
play-turn-limit-help = zakończ grę po tylu turach łącznie
play-names-help = imiona w kolejności tur, po przecinku: Anna,Bob
play-colors-help = kolory w kolejności tur, po przecinku: green,red (zielony, czerwony)
play-dice-help = draw: rzuca program (domyślnie); ask: rzucasz prawdziwymi kośćmi i wpisujesz wynik
play-save-help = gdzie zapisać grę (domyślnie: nowy plik w twoim folderze danych)
play-load-help = graj dalej w tę zapisaną grę
play-resume-help = graj dalej w ostatnią niedokończoną grę
play-no-color-help = bez kolorów
play-plain-help = bez kolorów i znaków ramek, dla czytników ekranu i prostych terminali
replay-file-help = zapisana gra
replay-to-help = zatrzymaj się po tylu ruchach (0: początek)
replay-edition-help = plik edycji, z którą grano, jeśli nie jest to ta wbudowana
verify-seed-help = ziarno, jeśli plik go nie zawiera

play-load-and-setup = --load i --resume prowadzą dalej grę tak, jak ją przygotowano; { $option } nie można zmienić
play-load-or-resume = podaj --load albo --resume, nie oba
play-no-bot = Nie ma bota „{ $given }”. Poziomy to { $levels }.
play-too-many = { $people ->
        [one] Jedna osoba
        [few] { $people } osoby
       *[many] { $people } osób
    } i { $bots ->
        [one] jeden bot
        [few] { $bots } boty
       *[many] { $bots } botów
    } to za dużo; liczba miejsc przy stole: { $most }.

## Starting

offer-resume = Masz niedokończoną grę: { $file } (zapisana { $when }).
offer-resume-question = Grać dalej? [T/n]
offer-resume-hint = Aby grać dalej: redcathedral play --resume
no-unfinished = Nie ma niedokończonej gry w { $folder }.
welcome = Witaj w Czerwonej Katedrze. Wpisz numer albo ruch; { type-help } wyjaśnia, { type-quit } kończy.
welcome-back = Witaj ponownie: { $plies ->
        [one] dotąd jeden ruch
        [few] dotąd { $plies } ruchy
       *[many] dotąd { $plies } ruchów
    }.
saving-to = Każdy ruch jest zapisywany w { $file }
deal-drawn = Kośćmi rzucasz samodzielnie. Rozdanie poniżej wylosował program: tak samo przygotuj stół.
cannot-save = Nie można zapisać { $file }: { $problem }. Wybierz inne miejsce: --save { placeholder-file }.
save-exists = { $file } już istnieje. Aby grać dalej, użyj --load; dla nowej gry wybierz inną nazwę.
save-not-a-file = { $file } nie jest zwykłym plikiem.
save-failed = NIE ZAPISANO: nie można zapisać { $file }: { $problem }. Spróbuj: { type-save } { placeholder-file }
save-elsewhere = Inny program zmienił { $old }. Ta gra toczy się dalej w { $file }
no-home = Nie znaleziono twojego folderu danych. Wybierz plik: --save { placeholder-file }.

## Playing

turn-title = Tura { $number } · { $seat }
turn-title-limit = Tura { $number } z { $limit } · { $seat }
prompt = { $seat }>
prompt-roll = kości>
prompt-shuffle = żetony>
due-hint = numer, ruch albo: { type-list }, { type-hint }, { type-why } RUCH, { type-undo }, { type-recap }, { type-table }, { type-score }, { type-log }, { type-save }, { type-help }, { type-quit }
bot-getting-ready = { $name } się przygotowuje; za pierwszym razem trwa to minutę lub dwie…
bot-thinking = { $name } myśli…
bot-replaced = { $name } nie podaje ruchu ({ $problem }). W zastępstwie gra { $bot }.
recap-nothing = Od twojego ostatniego ruchu boty jeszcze nie grały.
ask-roll = Rzut na polu { $space }: { $dice-f }. Wpisz wynik, np. { $example }
ask-shuffle = Potasuj pięć żetonów kości Iwana i połóż po jednym na każdej karcie, od lewej do prawej. Wpisz kolory, np. { $example }
ask-roll-count = { $wanted ->
        [one] Do rzucenia jest jedna kość
        [few] Do rzucenia są { $wanted } kości
       *[many] Do rzucenia jest { $wanted } kości
    } ({ $dice-f }); { $given ->
        [0] nie podano żadnej wartości
        [one] podano jedną wartość
        [few] podano { $given } wartości
       *[many] podano { $given } wartości
    }. Wpisz np. { $example }
ask-roll-value = Kość pokazuje od 1 do 6, nie { $value }. Wpisz np. { $example }
ask-shuffle-colors = Podaj każdy kolor raz: czerwony, niebieski, zielony, żółty i biały, np. { $example }
no-such-number = Nie ma numeru { $number }; na liście { $count ->
        [one] jest jeden ruch
        [few] są { $count } ruchy
       *[many] jest { $count } ruchów
    }. Wpisz { type-list }, aby zobaczyć wszystko.
ambiguous = „{ $said }” może znaczyć: { $plies }
ambiguous-more = „{ $said }” może znaczyć: { $plies } i jeszcze { $more }
list-title = { $count ->
        [one] Jeden dozwolony ruch
        [few] { $count } dozwolone ruchy
       *[many] { $count } dozwolonych ruchów
    }:
list-none = Żaden dozwolony ruch nie zaczyna się od „{ $verb }”. Spróbuj: { type-why } { $verb } …
range-market = każde dodatkowe pole kosztuje 1 rubla
range-gather = lub mniej
range-take = lub mniej
range-swap = dowolne dwa pola
range-reroll = oddaj 1 pkt prestiżu i przerzuć kości tego pola
range-other = { type-list } pokazuje wszystkie
undone = Cofnięto: { $ply }
undo-chance = Nie można cofnąć: { $ply }. Zdecydował tu los i wszyscy widzieli kości.
undo-nothing = Nie ma czego cofnąć.
why-usage = Podaj, który ruch: { type-why } { type-claim } B2
why-legal = Ruch { $ply } jest tu dozwolony.
# A move isn’t allowed, or why; $clause is the number of a rule such as “C4”, which must not look like the name of a section.
refused-by-rule = { $ply }: { $reason } (zasada { $clause })
why-by-rule = { $reason } (zasada { $clause })
log-empty = Jeszcze nic nie zagrano.
log-earlier = … { $count ->
        [one] jedna wcześniejsza tura
        [few] { $count } wcześniejsze tury
       *[many] { $count } wcześniejszych tur
    }; { type-log } { type-all } pokazuje wszystko
saved-copy = Kopia jest w { $file }
saved = Zapisano w { $file }
bye = Gra jest zapisana w { $file }
bye-unsaved = Ostatnie ruchy NIE są zapisane.
bye-how = Graj dalej: { $command }
finished-already = Ta gra jest skończona; oto jej wynik.

## The score

sheet-title = Arkusz punktacji
sheet-title-now = Punktacja w tej chwili
sheet-track = tor
sheet-goods = budulce i ruble
sheet-tower = wieża { $letter }
sheet-total = prestiż
sheet-sections = ukończone karty
sheet-ornaments = zdobienia
sheet-rank = miejsce
sheet-ties = (Remis: najwięcej ukończonych kart, potem najwięcej zdobień; dalej zwycięstwo jest wspólne.)
end-sixth = { $seat } jako pierwsza osoba ma sześć ukończonych kart katedry, a wszystkie ostatnie tury są rozegrane.
end-limit = Osiągnięto limit tur ({ $limit }); gra jest punktowana w obecnym stanie.
winner = Zwycięża { $seat }; prestiż: { $prestige }.
winners = { $seats } dzielą się zwycięstwem; prestiż: { $prestige }.
record-at = Gra jest zapisana w { $file }

## Replay and verify

replay-log = Ruchy
replay-at = Po ruchu { $ply } z { $plies }
replay-to-range = Nie ma ruchu { $ply }: { $plies ->
        [0] gra nie ma żadnego
        [one] gra ma jeden
        [few] gra ma ich { $plies }
       *[many] gra ma ich { $plies }
    }.
verified = { $file }: { $checks ->
        [one] jedyny wynik losowania pochodzi
        [few] wszystkie { $checks } wyniki losowań pochodzą
       *[many] wszystkie wyniki losowań ({ $checks }) pochodzą
    } z ziarna (rozdanie, rzuty i tasowania).
verify-no-seed = { $file }: plik nie zawiera ziarna; podaj je przez --seed
verify-told = { $file }: w tej grze rzucano prawdziwymi kośćmi i wpisano wyniki, więc nie ma ziarna do sprawdzenia.
# $n is a number, $chain the name of a chain, or its hash.
verify-beacon-signed = Runda { $n } łańcucha drand { $chain } jest podpisana przez ten łańcuch.
verify-beacon-unknown = Rundę { $n } podpisał łańcuch drand { $chain }, który nie należy do League of Entropy: sprawdź, czyj jest.
verify-beacon-forged = Rundy { $n } nie podpisał łańcuch drand { $chain }: jest sfałszowana.
verify-beacon-extra = Podpisu rundy { $n } łańcucha drand { $chain } nie da się tu sprawdzić: pip install 'redcathedral[beacon]'

## Hints and reviews

cli-warm-up-help = skompiluj od razu zasady, środowiska i przeszukiwanie i zachowaj je na później
cli-warm-up-done = Wszystko jest skompilowane i zachowane.
cli-hint-help = powiedz, co zagrałby bot w zapisanej grze i jak ocenia swoje szanse
cli-review-help = spójrz na zapisaną grę: jak zmieniały się szanse, gdzie nastąpił zwrot, co było lepsze
cli-hint-bot-help = którego bota pytać (domyślnie { $bot })
cli-hint-at-help = po tylu ruchach (domyślnie: na końcu gry)
cli-hint-json-help = wypisz JSON
cli-hint-most-help = ile ruchów wymienić (domyślnie { $most })
cli-review-bot-help = który bot ocenia (domyślnie { $bot }; im więcej symulacji, tym więcej widzi, ale tym dłużej to trwa)
cli-bots-preparing = Przygotowujemy przeszukiwanie; za pierwszym razem trwa to minutę lub dwie…
cli-hint-over = Ta gra jest skończona; nie ma już nic do zagrania.
cli-hint-chance = Teraz trzeba rzucić kośćmi; nie ma nic do wyboru.
cli-hint-title = Po ruchu { $ply }: teraz gra { $seat }
cli-hint-ply = ruch
cli-hint-win = wygrane
cli-hint-margin = przewaga
cli-hint-why = dlaczego
cli-hint-tries = próby
cli-hint-note = Wygrane: jaka jest szansa, że ten gracz zwycięży. Przewaga: spodziewana na końcu różnica prestiżu względem najlepszego z rywali.
cli-hint-only = { $bot } zagrałby: { $ply }
cli-review-no-search = { $bot } nie umie oceniać ruchów; wybierz bota z przeszukiwaniem, na przykład mcts:400
cli-review-progress = Tura { $done } z { $turns }…
cli-review-empty = W tej grze nikt jeszcze o niczym nie zdecydował.
cli-review-title = Jak zmieniały się szanse
cli-review-turn = tura
cli-review-mover = gracz
cli-review-note = Szanse na wygraną na początku każdej tury, jeśli gracz gra dalej dobrze.
cli-review-end = koniec
cli-review-swings-title = Gdzie nastąpił zwrot
cli-review-swing = Tura { $turn }, { $mover }: { $seat } przechodzi z { $before } na { $after }.
cli-review-swing-given = Tura { $turn }, { $mover }: { $seat } przechodzi z { $before } na { $after }; oddano za darmo: { $given }.
cli-review-swings-none = W żadnej turze szanse nie zmieniły się znacznie.
cli-review-mistakes-title = Co było lepsze
cli-review-mistakes-none = Nikt nie przeoczył wyraźnie lepszego ruchu.
cli-review-mistake = { $kind ->
        [blunder] Gruby błąd
        [mistake] Błąd
       *[slip] Potknięcie
    }, { $seat }, tura { $turn } (ruch { $ply }): „{ $played }” zwycięża w { $win }, „{ $best }” w { $best_win }.
cli-review-more = { $count ->
        [one] Jeszcze jeden jest w JSON.
        [few] Jeszcze { $count } są w JSON.
       *[many] Jeszcze { $count } jest w JSON.
    }
cli-review-sides-title = Kto jak grał
cli-review-side = { $seat }: najlepszy ruch albo równie dobry w { $agreed } z { $decisions ->
        [one] jednej decyzji
        [few] { $decisions } decyzji
       *[many] { $decisions } decyzji
    }; oddana szansa na wygraną: { $lost }.

## Bots among themselves: the commands arena and study

cli-arena-help = każ botom grać ze sobą i zobacz, kto jest lepszy
cli-study-help = każ botom grać i zobacz, jaka jest ta gra
cli-needs-arena = Arena potrzebuje jeszcze innych pakietów. Zainstaluj je: pip install 'redcathedral[arena]'
arena-players-help = boty po przecinku: greedy,mcts:0.2s,random
arena-games-help = ile gier, w zaokrągleniu w górę do całych rozdań (domyślnie { $games })
arena-seats-help = ilu graczy przy stole: od 2 do 4 albo 1 w grze solo (domyślnie: wszyscy)
arena-edition-help = plik edycji (domyślnie: wbudowana)
arena-seed-help = z tego wynikają każde rozdanie, każdy rzut i szczęście każdego bota (domyślnie { $seed })
arena-turn-limit-help = zakończ grę po tylu turach łącznie (domyślnie { $limit })
arena-move-limit-help = ile sekund bot może myśleć nad ruchem (domyślnie { $seconds })
arena-code-help = plik z własnym botem; można powtórzyć
arena-sure-help = zatrzymaj się, gdy jest pewne, kto jest powyżej, a kto poniżej parytetu
arena-jobs-help = ile procesów gra (domyślnie { $jobs }); wynik jest ten sam
arena-engine-help = gdzie grać: local, na tym komputerze (domyślnie), albo ray, z użyciem Ray
arena-address-help = adres klastra Ray; bez niego Ray jest uruchamiany na tym komputerze
arena-out-help = folder na pliki (domyślnie { $folder })
arena-resume-help = kontynuuj serię z tego folderu
study-players-help = boty po przecinku, powtarzane, aż zapełnią stół (domyślnie { $players })
study-seats-help = liczby graczy po przecinku, 1: solo (domyślnie { $seats })
study-boards-help = plansze basic (podstawowe) albo advanced (zaawansowane), albo oba rodzaje: basic,advanced (domyślnie { $boards })
study-games-help = ile gier dla każdego rodzaju stołu (domyślnie { $games })
study-seats-wrong = Miejsca to liczby od 1 do 4 po przecinku, a nie „{ $given }”.
study-boards-wrong = Plansze to jedna z tych wartości albo kilka po przecinku: { $known }; a nie „{ $given }”.

arena-rounded = Do rozegrania: { $games ->
        [one] 1 gra
        [few] { $games } gry
       *[many] { $games } gier
    }. To całe rozdania, a na każde { $orders ->
        [one] przypada 1 kolejność
        [few] przypadają { $orders } kolejności
       *[many] przypada { $orders } kolejności
    } miejsc.
arena-compiling = Kompilujemy dla tego komputera; dzieje się to tylko raz i trwa minutę lub dwie…
arena-preparing = przygotowanie
arena-playing = rozegrane gry
arena-stopped = Przerwano. Skończone gry są zachowane w { $folder }; aby kontynuować, uruchom to samo polecenie z --resume.
arena-summary = { $games ->
        [one] Jedna gra
        [few] { $games } gry
       *[many] { $games } gier
    }, { $deals ->
        [one] jedno rozdanie
        [few] { $deals } rozdania
       *[many] { $deals } rozdań
    }, średnio { $turns } tury na grę.
arena-limited = { $games ->
        [one] Jedna gra osiąga
        [few] { $games } gry osiągają
       *[many] { $games } gier osiąga
    } limit tur: { $limit }.
arena-sure = Koniec przed czasem: wiadomo na pewno, po której stronie parytetu jest każdy gracz.
arena-unsure = Rozegrano wszystkie gry, ale nie o każdym graczu wiadomo na pewno, po której stronie parytetu jest.
arena-forfeit = { $player } traci { $seats ->
        [one] jedno miejsce
        [few] { $seats } miejsca
       *[many] { $seats } miejsc
    }, w zastępstwie gra { $stand_in }, po raz pierwszy w grze { $game }: { $message }
arena-report = Raport: { $file } (tam też results.parquet i summary.json)
study-done = { $games ->
        [one] Jedna gra
        [few] { $games } gry
       *[many] { $games } gier
    }. Analiza: { $file }

## Edition files

cli-edition-help = pokaż, sprawdź albo utwórz plik edycji (dane z pudełka)
edition-show-help = wypisz każdą wartość i jej źródło
edition-check-help = sprawdź plik edycji i wypisz wszystko, co jest nie tak
edition-check-file-help = plik edycji
edition-new-help = zapisz kopię z komentarzami, do uzupełnienia z własnego pudełka
edition-new-file-help = plik do zapisania; nie może jeszcze istnieć
edition-valid = { $file }: poprawna edycja, „{ $name }” (karty katedry: { $cards }, plany budowy: { $plans }), skrót { $digest }
edition-name-wrong = { $file }: nazwa pliku staje się nazwą edycji, więc musi mieć od 1 do 60 drukowalnych znaków
edition-exists = { $file } już istnieje i pozostaje bez zmian; wybierz inną nazwę
edition-not-written = { $file }: nie można zapisać: { $problem }
edition-written = { $file }: zapisano; zmień, co trzeba, a potem uruchom: { "redcathedral edition check" } { $file }

## The server

cli-serve-help = udostępnij stoły przeglądarkom; tylko na tym komputerze, chyba że podasz inaczej
cli-move-help = przenieś stoły serwera do innej bazy danych
cli-needs-server = Serwer potrzebuje jeszcze innych pakietów. Zainstaluj je: pip install 'redcathedral[server]'
serve-host-help = nasłuchuj pod tym adresem (domyślnie { $host })
serve-port-help = nasłuchuj na tym porcie (domyślnie { $port } albo następny wolny)
serve-data-help = trzymaj stoły w tym folderze (domyślnie: twój folder danych)
serve-database-help = baza danych: plik albo postgresql://… (domyślnie tables.sqlite3 w folderze danych)
serve-open-help = otwórz przeglądarkę
serve-cold-help = przygotuj boty z przeszukiwaniem dopiero wtedy, gdy któryś jest potrzebny
serve-hosting = hosting
serve-hosting-help = dla serwerów, z którymi łączą się inni; zobacz docs/hosting.md
serve-name-help = odpowiadaj tylko na tę nazwę; można powtórzyć
serve-origin-help = ufaj także stronom z tego źródła; można powtórzyć
serve-proxy-help = serwery proxy, których nagłówkom wierzyć (domyślnie { $proxy })
serve-set-help = zmień limit; można powtórzyć
serve-no-editions-help = nie przyjmuj edycji od klientów
serve-no-hsts-help = pozwól przeglądarkom, które połączyły się przez TLS, łączyć się później bez niego
serve-log-help = zapisuj dziennik jako tekst lub wiersze JSON (domyślnie text, czyli tekst)
serve-metrics-help = udostępniaj pod tym adresem dane dla Prometheusa
serve-beacon-help = dołączaj do kości rundy drand, publicznego źródła liczb losowych; dostarczasz je w tym pliku lub folderze
serve-beacon-extra = --beacon wymaga dodatkowego pakietu: pip install 'redcathedral[beacon]'
serve-beacon-wrong = { $file } nie mówi, z którego łańcucha drand są rundy: { $problem }
serve-workers-help = liczba procesów serwera; więcej niż jeden wymaga PostgreSQL
serve-metrics-wrong = Adres dla Prometheusa to ADRES:PORT albo sam port, a nie „{ $given }”.
serve-no-home = Nie znaleziono twojego folderu danych. Wybierz go: --data FOLDER.
serve-no-port = Nie można nasłuchiwać na { $host }, port { $port }: { $problem }
serve-folder-taken = Inny serwer używa { $folder }. Zatrzymaj go albo wybierz inny folder: --data FOLDER.
serve-database-away = Baza danych nie odpowiada: { $problem }
move-done = { $rows ->
    [one] Przeniesiono { $rows } wiersz; obie bazy danych są takie same.
    [few] Przeniesiono { $rows } wiersze; obie bazy danych są takie same.
   *[many] Przeniesiono { $rows } wierszy; obie bazy danych są takie same.
}
move-no-file = Nie ma bazy danych { $file }.
move-differs = Po skopiowaniu tabela { $table } różni się w obu bazach danych; czy serwer jeszcze działa? Nic nie zmieniono.
move-not-empty = Baza danych do wypełnienia nie jest pusta. Nic nie zmieniono.
move-to-help = baza danych do wypełnienia; musi być pusta
move-from-help = baza danych do skopiowania: plik albo postgresql://…; najpierw zatrzymaj jej serwer
serve-workers-database = Kilka procesów potrzebuje wspólnej bazy danych: --database postgresql://… SQLite jest dla jednego procesu.
serve-needs-postgres = PostgreSQL wymaga pakietu, którego nie zainstalowano: pip install 'redcathedral[postgres]'
serve-database-newer = Bazę danych { $database } zapisał nowszy serwer: ma ona format { $version }, a ten serwer obsługuje najwyżej { $known }. Zainstaluj nowszą wersję; nic nie zmieniono.
serve-no-limit = Nie ma limitu { $given }; są: { $limits }.
serve-limit-wrong = { $limit } to liczba większa od 0, a nie „{ $given }”.
serve-at = Czerwona Katedra jest pod adresem { $address } (Ctrl-C zatrzymuje)

## The host

cli-admin-help = zarządzaj stołami serwera, działającego lub nie
admin-list-help = wypisz wszystkie stoły
admin-look-help = pokaż, co serwer wie o stole
admin-expire-help = usuń to, czego zbyt długo nikt nie używał, tak jak serwer robi to sam
admin-delete-help = usuń stół
admin-revoke-help = unieważnij wszystkie klucze stołu
admin-ban-help = zablokuj adres lub sieć
admin-unban-help = odblokuj adres lub sieć
admin-bans-help = wypisz zablokowane adresy i sieci
admin-reports-help = wypisz zgłoszenia, najnowsze na początku
admin-acts-help = wypisz, co zrobili administratorzy
admin-backup-help = skopiuj bazę danych podczas pracy serwera
admin-restore-help = zastąp bazę danych kopią zapasową
admin-table-help = identyfikator stołu
admin-address-help = adres lub sieć
admin-status-help = tylko stoły w tym stanie
admin-reason-help = powód
admin-file-help = plik
admin-expired =
    Usunięto: { $tables ->
    [one] 1 stół
    [few] { $tables } stoły
   *[many] { $tables } stołów
    }, { $messages ->
    [one] 1 wiadomość
    [few] { $messages } wiadomości
   *[many] { $messages } wiadomości
    }.
admin-deleted = Stół { $table } usunięto.
admin-revoked = Unieważnione klucze: { $n }.
admin-banned = Zablokowano { $network }; działający serwer dowie się o tym w kilka sekund.
admin-unbanned = Odblokowano { $network }.
admin-not-banned = { $network } nie ma wśród zablokowanych.
admin-backed-up = Kopia zapasowa: { $file }. Zawiera sekrety trwających gier, więc dobrze jej strzeż.
admin-restored = Stoły pochodzą teraz z { $file }.
admin-no-database = Nie ma pliku { $file }. Podaj folder serwera: --data FOLDER.
admin-no-table = Nie ma stołu { $table }.
admin-no-address = „{ $given }” to nie adres ani sieć.
admin-busy = Stół { $table } właśnie się zmienił. Spróbuj ponownie.
admin-use-pg-dump = Ta baza danych należy do PostgreSQL: użyj pg_dump i pg_restore.

## Help

help-text =
    GRA W SKRÓCIE
      W swojej turze zrób jedną z trzech rzeczy, potem zakończ turę:
        zarezerwuj B2      zarezerwuj: połóż sztandar na karcie katedry i umieść
                           jej żeton warsztatu: odkryty za ruble (premia teraz
                           i później) albo zakryty
        dostarcz złoto B2  buduj: dostarcz do 3 budulców na własne karty katedry
        ozdób C1           albo ozdób dowolną ukończoną kartę, także klejnotami
        rynek biały +1     porusz kość o jej wartość (białą i własnego koloru
                           także dalej, 1 rubel za dodatkowe pole); potem
                           pozyskaj zasoby, użyj karty wpływu przy tym polu,
                           aktywuj żeton
      W każdej chwili: prestiż, czyli wymiana (1 pkt prestiżu na 2 ruble), a raz
      na turę przerzuć 5, czyli przerzut (1 pkt prestiżu). Karta ukończona nad
      cudzą nieukończoną kosztuje właściciela tamtej uznanie.
      Kto pierwszy ukończy szóstą kartę, zyskuje 3 punkty prestiżu; pozostali
      mają jeszcze po jednej turze. Potem liczą się: tor, 1 za każde 5 budulców
      i rubli oraz każda wieża według obecności. Zwycięża osoba z największym
      prestiżem.

    POLECENIA
      numer albo ruch      zagraj; skróty działają, gdy są jasne: r b +1
      lista, lista rynek   wszystkie dozwolone ruchy albo te jednego rodzaju
      dlaczego kup złoto   co zabrania ruchu
      podpowiedź           co zagrałby silny bot
      cofnij               cofnij, najdalej do ostatniego rzutu
      podsumowanie         co boty zrobiły od twojego ostatniego ruchu
      stół, punkty         stół, punktacja w tej chwili
      dziennik             dotychczasowe tury
      zapisz PLIK          zapisz kopię (każdy ruch i tak jest zapisywany)
      wyjdź                przerwij; potem dalej przez: redcathedral play --resume

## The privacy page, /privacy

privacy-back = Wróć do gry
privacy-lead = Nie potrzebujesz tu konta. Oto, co przechowuje serwer i jak długo.
privacy-kept = Przechowuje imiona, które ludzie wpisują, ich ruchy i to, co mówią przy stole.
amount-days = { $n ->
    [one] 1 dzień
    [few] { $n } dni
   *[many] { $n } dni
  }
    .gen = { $n ->
        [one] 1 dnia
        [few] { $n } dni
       *[many] { $n } dni
      }
privacy-tables = Stół, przy którym nikt nie zaczął gry, jest usuwany po upływie { $waiting-gen } od ostatniego zdarzenia, a niedokończona gra po upływie { $unfinished-gen }.
privacy-finished = Zakończona gra jest przechowywana przez { $finished }; to, co przy niej powiedziano, jest usuwane po upływie { $chat-gen }.
privacy-keys = Dla każdego urządzenia, które może grać za ciebie, serwer przechowuje przeglądarkę, system oraz dni pierwszego i ostatniego użycia. Urządzenie nieużywane przez { $days } zostaje wylogowane.
privacy-address = Z adresu internetowego, z którego utworzono stół, zostaje tylko zaszyfrowana liczba. Adres, który atakuje serwer, trafia do jego dziennika.
privacy-others = Nie ma śledzenia ani reklam, a danych tych nie dostaje nikt inny.
privacy-reports = Zgłoszenia czytają osoby prowadzące ten serwer. Poproś je, jeśli chcesz coś usunąć.
