### The words of the page in Polish. Values in braces are filled in by the program.
###
### Words that stand in sentences carry their forms as attributes: gen, acc (genitive, accusative); colours also
### f, f-acc (kość czerwona, czerwoną), n, n-gen, n-loc (pole czerwone, z pola czerwonego, na polu czerwonym); many
### (cegieł), short (for narrow places), from (z magazynu).

## The start page

title = Czerwona Katedra
title-your-turn = ● Twoja tura – Czerwona Katedra
tagline = Zbieraj, rezerwuj i buduj: wznieś wieże nad rynkiem i spraw, by miasto zapamiętało twoje imię.
start-choose = Jak chcesz zagrać?
unofficial = Nieoficjalna edycja cyfrowa dla miłośników gry planszowej. Wszystkie rysunki są naszego autorstwa.
privacy-title = Prywatność
mode-bot = Zagraj z botem
mode-bot-text = Od jednego do trzech przeciwników na tym urządzeniu.
mode-bot-lead = Wybierz, z iloma botami grasz i jak silny jest każdy z nich.
mode-solo = Solo z Iwanem
mode-solo-text = Przeciwnik solo prosto z instrukcji.
mode-solo-lead = Iwan gra według swoich kart; gdy ma wybór, decydujesz ty.
mode-hot = Przy jednym ekranie
mode-hot-text = Od dwóch do czterech osób, jeden ekran.
mode-hot-lead = Ekran zawsze pokazuje gracza, którego tura trwa.
mode-friends = Zagraj ze znajomymi
mode-friends-text = Wyślij link; dołączą z dowolnego miejsca.
mode-friends-lead = Dostaniesz link do wysłania. Gra zacznie się, gdy wszystkie miejsca będą zajęte.
start-game = Rozpocznij grę
make-table = Przygotuj stół
starting = Zaczynamy…
your-name = Twoje imię
# The name of a player who types none; it must work with verbs of the third person.
name-of = Imię gracza { $n }
player-n = Gracz { $n }
your-color = Twój kolor
how-many-bots = Liczba botów
how-many-players = Liczba graczy
bot-name = { $n ->
    [1] Borys
    [2] Sasza
   *[other] Oleg
  }
more-options = Więcej opcji
boards = Plansze warsztatu
boards-basic = Podstawowe
boards-advanced = Zaawansowane
edition-file = Własny plik edycji
choose-file = Wybierz plik
first-game = Karty wpływu na pierwszą grę
your-games = Twoje gry
no-games = Tu pojawią się gry rozpoczęte na tym urządzeniu i te, do których dołączysz.
load-record = Wczytaj zapisaną grę
forget-game = Usuń z tej listy
you-watched = Oglądana ·
status-waiting = oczekiwanie
status-playing = tura { $turn }
status-your-turn = twoja tura
status-over = zakończona

## States of a table

loading = Przygotowujemy stół…
missing-title = Nie ma takiego stołu
missing-text = W adresie może być literówka albo gra toczyła się na innym serwerze.
unreachable-title = Serwer nie odpowiada
unreachable-text = Twoja gra jest tam bezpieczna. Próbujemy dalej.
try-again = Spróbuj ponownie
reconnecting = Łączymy ponownie…
watching = Widz
error-network = Serwer nie odpowiada. Próbujemy ponownie.
error-server = Serwer nie mógł tego zrobić ({ $status }).
error-stale = Ktoś wykonał ruch wcześniej. Tak stół wygląda teraz.
why-unknown = Teraz nie jest to możliwe.

## The waiting room

waiting-title = Czekamy na graczy
waiting-host = Wyślij ten link znajomym. Kto go otworzy, może zająć wolne miejsce.
waiting-guest = Masz miejsce. Gra zacznie się, gdy wszystkie miejsca będą zajęte.
waiting-invited = Masz zaproszenie. Podaj imię i zajmij miejsce.
waiting-watcher = Gra jeszcze się nie zaczęła. Możesz ją stąd oglądać.
waiting-short = czekamy…
invite-link = Link z zaproszeniem
invite-make = Utwórz link z zaproszeniem
invite-renew = Nowy link (stary straci ważność)
sit-here = Usiądź tutaj
fill-with-bot = Oddaj botowi
free-seat = Zwolnij to miejsce
name-change = Zmień imię
name-save = Zapisz
seat-give-up = Oddaj swoje miejsce
thats-you = { " " }(ty)
copy = Kopiuj
copied = Skopiowano

## The table

market = Rynek
cathedral = Katedra
track = Tor punktowania
workshop = Warsztat
supply = Zasoby ogólne
log = Dziennik
parts = Części stołu
tab-market = Rynek
tab-cathedral = Katedra
tab-you = Plansze
tab-log = Dziennik
tower = Wieża { $name }
action-bar = Twój ruch
board-of = Plansza: { $name }
in-hand = W ręce
seats = Miejsca
ivan = Iwan
ivan-cards = Karty Iwana
bot = Bot
somebody = Ktoś
no-goods = brak budulców
locked = zablokowane
nothing = brak
    .acc = nic
seat-open = Wolne miejsce
seat-away = przerwa
seat-gone = offline
seat-getting-ready = przygotowuje się; na razie wykonuje prostsze ruchy
seat-bot-plays = gra bot
open-seat = otwórz całą planszę
legend-recognition = uznanie: 1 pole
legend-prestige = prestiż: do pola prestiżu
track-seat = { $name }: pole { $space }, prestiż { $prestige }.
purse-sections = { $n ->
    [one] 1 ukończona karta
    [few] { $n } ukończone karty
   *[many] { $n } ukończonych kart
  } z 6
purse-banners = { $n ->
    [one] Został 1 sztandar
    [few] Zostały { $n } sztandary
   *[many] Zostało { $n } sztandarów
  }
space-label = Pole { $space }: { $tile } za kość, { $dice ->
    [one] 1 kość
    [few] { $dice } kości
   *[many] { $dice } kości
  }
land-on = { $what }. { $extra ->
    [0] { "" }
    [one] Dopłata: 1 rubel.
    [few] Dopłata: { $extra } ruble.
   *[many] Dopłata: { $extra } rubli.
  } { $text }
landing-free = tutaj
landing-space = Pole { $space }
up-to = do { $n }
landing-extra = −{ $n }
die-label = { $die-f-cap } kość pokazuje { $value }, na polu { $space }{ $can ->
    [yes] , może się ruszyć
   *[no] { "" }
  }
section-label = Karta { $name }, { $kind }. { $state ->
    [complete] Ukończona; budowniczy: { $owner }. Zdobienie: { $ornament }.
    [claimed] Zarezerwowana: { $owner }. Wymaga: { $cost }; dostarczono: { $delivered-acc }.
   *[free] Niezarezerwowana. Wymaga: { $cost }. Żeton: { $tile }.
  } Daje { $recognition } pkt uznania{ $rubles ->
    [0] { "" }
    [one] { " " }i 1 rubla
    [few] { " " }i { $rubles } ruble
   *[many] { " " }i { $rubles } rubli
  }.
section-about = { $state ->
    [complete] Ukończona; budowniczy: { $owner }.
    [claimed] Buduje tu { $owner }: { $cost }; na razie dostarczono: { $delivered-acc }.
   *[free] Wymaga: { $cost }. Żeton: { $tile }.
  }
workshop-label = { $space-n-cap } pole{ $space-nr }: { $state ->
    [up] odkryty żeton, { $tile }
   *[down] zakryty żeton
  }
inventory-label = Magazyn, zajęte miejsca: { $held } z { $room }

## Whose turn and what to do

turn-yours = Twoja tura
turn-named = { $name }: twoja tura
turn-other = Tura: { $name }
turn-bot = { $name } myśli
turn-ivan-choice = Wybierasz za Iwana
turn-over = Koniec gry
turn-number = Tura { $n }
turn-number-limit = Tura { $n } z { $limit }
last-turns = { $name } ma sześć ukończonych kart: to są ostatnie tury.
wait-for = Teraz gra { $name }…
do-start = { $can ->
    [claim] Zarezerwuj kartę katedry albo porusz kość na rynku
    [deliver] Dostarcz budulce albo porusz kość na rynku
    [market] Porusz kość na rynku
   *[all] Zarezerwuj kartę katedry, dostarcz budulce albo porusz kość na rynku
  }. Wybierz to, co świeci.
do-banner = Który sztandar trafi na { $section }? Sztandar z magazynu zwalnia tam miejsce.
do-place = Połóż żeton z { $section }: wybierz pole warsztatu. Odkryty daje premię od razu, zakryty nic nie kosztuje.
do-take = Ile { $material-many } bierzesz? Najwyżej { $most }.
do-build = { $left ->
    [0] Wszystkie dostawy wykonane. Zakończ turę.
    [one] Została jedna dostawa. Dostarcz, ozdób albo zakończ turę.
    [few] Zostały { $left } dostawy. Dostarcz, ozdób albo zakończ turę.
   *[many] Zostało { $left } dostaw. Dostarcz, ozdób albo zakończ turę.
  }
do-market = { $die-f-cap } kość stoi na polu { $space }: pozyskaj zasoby, użyj karty wpływu i żetonu, w dowolnej kolejności. Potem zakończ turę.
do-haul = Wozacy przewiozą jeszcze { $left ->
    [one] jeden budulec
    [few] { $left } budulce
   *[many] { $left } budulców
  }: wybierz kartę katedry albo budulec.
do-settled = Karta katedry jest twoja. Zakończ turę.
do-done = Nie ma tu już nic do zrobienia. Zakończ turę.
do-ivan-claim = Iwanowi pasuje kilka kart katedry. Wybierz tę, którą rezerwuje.
do-ivan-ornament = Zdobienie Iwana pasuje w kilku miejscach. Wybierz jedno.
do-roll = Kości się toczą.
do-shuffle = Trwa rozdawanie żetonów Iwana.
do-over = Szczegóły są w arkuszu punktacji.
picked-die = { $n ->
    [0] { $die-f-cap } kość nie może się teraz ruszyć.
    [one] { $die-f-cap } kość: wskaż, gdzie ma stanąć, albo potwierdź tutaj.
    [few] { $die-f-cap } kość: każde dodatkowe pole kosztuje 1 rubla.
   *[many] { $die-f-cap } kość: każde dodatkowe pole kosztuje 1 rubla.
  }
picked-section = { $n ->
    [0] Na { $section } nic się teraz nie da zrobić.
   *[other] Co chcesz zrobić na { $section }?
  }
picked-material = { $n ->
    [0] Teraz nie ma gdzie użyć { $material-gen }.
   *[other] Na co przeznaczasz { $material-acc }?
  }
picked-space = { $n ->
    [0] Na { $space-n-loc } polu{ $space-nr } nic się teraz nie da zrobić.
   *[other] Co chcesz zrobić na { $space-n-loc } polu{ $space-nr }?
  }
picked-words = { $words }…
end-turn = Zakończ turę
undo = Cofnij
undo-ask = Poproś o cofnięcie
undo-asked = { $name } prosi o cofnięcie ruchu.
undo-waiting = Pytamy pozostałych, czy możesz cofnąć ruch…
undo-agree = Zgoda
undo-refuse = Odmów
# The others can decide about a seat whose person is away. $name is a player.
absent-title = { $name } ma teraz turę, ale nie ma połączenia.
absent-wait = Jeśli to potrwa, wkrótce będzie można pozwolić grać botowi albo zakończyć grę.
absent-rule = Bot gra do powrotu, jeśli chce tego ponad połowa obecnych. Gra się kończy, jeśli chcą tego wszyscy obecni.
# A button: a bot is to play somebody’s turns while they’re away.
absent-bot = Niech gra bot
absent-end = Zakończ grę
absent-keep = Czekaj dalej
# $names are those who want it.
absent-for-bot = Za grą bota: { $names }
absent-for-end = Za zakończeniem gry: { $names }
ended-early = Tę grę zakończono przed czasem za zgodą obecnych.
ended-early-scores = Nikt nie wygrał. Takie byłyby wyniki, gdyby teraz policzyć punkty.
undo-why-strict = Przy tym stole obowiązują ścisłe zasady: po rzucie kośćmi lub ruchu innej osoby niczego nie można cofnąć.
undo-why-none = Nie masz jeszcze ruchu do cofnięcia.
cancel = Anuluj
you-are-away = Nie ma cię przy stole.
more-actions = Rzadko potrzebne
picked-anytime = Rzadko potrzebne: każda z tych akcji kosztuje 1 punkt prestiżu.
take-nothing = Nic nie bierz
compound-deliver = Dostarcz wszystko
compound-gather = Pozyskaj i użyj żetonu
# $what is what one gets: "you get 4 bricks and 1 gold".
compound-market = Pole { $space } i wszystko, co tam jest: { $what }
# $why says why one move of several was refused.
compound-stopped = { $why } Reszty nie zagrano.
take-fewer = Wybierz, ile
no-jewels = bez klejnotów
place-face-up = Odkryty
place-face-down = Zakryty
spaces-free = { $n ->
    [one] 1 wolne miejsce
    [few] { $n } wolne miejsca
   *[many] { $n } wolnych miejsc
  }
presence = Obecność
presence-seat = { $name }: obecność { $n }
scored-now = Gdyby teraz policzyć punkty
scored-seat = { $name }: { $n }, gdyby teraz policzyć punkty

## The keys, as the help lists them

keys-title = Klawisze
keys-option = wybierz opcję
keys-arrows = przechodź między opcjami
keys-end = zakończ turę
keys-undo = cofnij
keys-hint = poproś o podpowiedź
keys-tip = objaśnij to, co wybrane
keys-close = anuluj
keys-help = ta lista
keys-setting = Te klawisze można wyłączyć w ustawieniach; strzałki i Esc zostają.

## Verbs, on buttons that open more

verb-claim = Zarezerwuj kartę
verb-deliver = Dostarcz
verb-ornament = Ozdób
verb-market = Porusz kość
verb-place = Połóż żeton
verb-banner = Skąd sztandar
verb-take = Weź
verb-gather = Pozyskaj
verb-activate = Aktywuj żeton
verb-commission = Zleć
verb-buy = Kup
verb-sell = Sprzedaj
verb-haul = Przewieź
verb-earn = Zarób
verb-swap = Zamień dwa żetony
verb-trade = Wymień
verb-bulk = Wymień hurtem
verb-barter = Przehandluj
verb-pray = Pomódl się
verb-donate = Podaruj
verb-offer = Ofiaruj
verb-vow = Dopełnij ślubowania
verb-exchange = Wymień prestiż
verb-reroll = Przerzuć kości z pola
verb-done = Zakończ przewóz
verb-ivan = Za Iwana
verb-end = Zakończ turę

## Plies, whole

ply-claim = Zarezerwuj kartę
ply-claim-1 = Zarezerwuj { $a }
ply-banner = Skąd sztandar
ply-banner-1 = Sztandar { $a-from }
ply-place = Połóż żeton
ply-place-1 = Połóż na { $a-n-loc } polu{ $a-nr }
ply-place-up = Odkryty na { $a-n-loc } polu{ $a-nr }
ply-place-down = Zakryty na { $a-n-loc } polu{ $a-nr }
ply-take = Weź
ply-take-1 = Weź { $a }
ply-deliver = Dostarcz
ply-deliver-1 = Dostarcz { $a-acc }
ply-deliver-2 = Dostarcz { $a-acc } na { $b }
ply-ornament = Ozdób
ply-ornament-1 = Ozdób { $a }
ply-ornament-2 = Ozdób { $a }: { $b }
ply-ornament-3 = Ozdób { $a }: { $goods }
ply-market = Porusz kość
ply-market-1 = Porusz { $a-f-acc } kość
ply-market-2 = Porusz { $a-f-acc } kość { $b }
ply-gather = Pozyskaj
ply-gather-1 = Pozyskaj { $a }
ply-activate = Aktywuj żeton
ply-activate-1 = Aktywuj { $a-m } żeton{ $a-nr }
ply-commission = Zleć
ply-commission-1 = Zlecenie: { $a-m } żeton{ $a-nr }
ply-buy = Kup
ply-buy-1 = Kup { $a-acc }
ply-sell = Sprzedaj
ply-sell-1 = Sprzedaj { $a-acc }
ply-haul = Przewieź
ply-earn = Zarób
ply-swap = Zamień dwa żetony
ply-swap-1 = Zamień pole { $a } z
ply-swap-2 = Zamień pola { $a } i { $b }
ply-trade = Wymień
ply-trade-1 = Wymień { $a-acc } na
ply-trade-2 = Wymień { $a-acc } na { $b-acc }
ply-bulk = Wymień hurtem
ply-bulk-1 = Wymień { $a-acc } na
ply-bulk-2 = Wymień { $a-acc } na { $b-acc } i
ply-bulk-3 = Wymień { $a-acc } na { $goods-acc }
ply-barter = Przehandluj
ply-barter-1 = Przehandluj { $a-acc } na
ply-barter-2 = Przehandluj { $a-acc } na { $b-acc }
ply-pray = Pomódl się
ply-donate = Podaruj
ply-offer = Ofiaruj
ply-offer-1 = Ofiaruj { $a-acc } i
ply-offer-2 = Ofiaruj { $a-acc }, { $b-acc } i
ply-offer-3 = Ofiaruj { $a-acc }, { $b-acc } i { $c-acc }
ply-vow = Dopełnij ślubowania
ply-exchange = Wymień prestiż
ply-reroll = Przerzuć kości z pola
ply-reroll-1 = Przerzuć kości z pola { $a }
ply-done = Zakończ przewóz
ply-ivan = Za Iwana
ply-ivan-1 = Iwan: { $a }
ply-end = Zakończ turę

## Influence cards

guild-craftsmen = Rzemieślnicy
guild-teamsters = Wozacy
guild-merchants = Kupcy
guild-clergy = Kler
influence-repeat = dowolną liczbę razy
influence-buy = Kup budulec
influence-sell = Sprzedaj budulec
influence-haul = { $gain ->
    [one] Dostarcz 1 budulec
    [few] Dostarcz { $gain } budulce
   *[many] Dostarcz { $gain } budulców
  }
influence-earn = Zarób ruble
influence-swap = Zamień dwa żetony
influence-trade = { $cost ->
    [one] 1 taki sam na 1 dowolny
    [few] { $cost } takie same na 1 dowolny
   *[many] { $cost } takich samych na 1 dowolny
  }
influence-bulk = { $cost ->
    [one] 1 taki sam na 2 dowolne
    [few] { $cost } takie same na 2 dowolne
   *[many] { $cost } takich samych na 2 dowolne
  }
influence-barter = 1 na 1 inny
influence-commission = Użyj swojego żetonu
influence-pray = Pomódl się
influence-donate = Podaruj ruble
influence-offer = { $cost ->
    [one] Ofiaruj 1
    [few] Ofiaruj { $cost } różne
   *[many] Ofiaruj { $cost } różnych
  }
influence-vow = Za podstawę, piętro, kopułę

## Ivan

ivan-recognition = Uznanie
ivan-inventory = Magazyn
ivan-transport = Transport
ivan-claim = Rezerwacja
ivan-construction = Budowa
ivan-recognition-text = Uznanie: Iwan zyskuje 4.
ivan-inventory-text = Magazyn: 4 budulce z największego stosu.
ivan-transport-text = Transport: wszystko z karty magazynu trafia na kartę budowy.
ivan-claim-text = Rezerwacja: Iwan rezerwuje kartę katedry.
ivan-construction-text = Budowa: Iwan buduje z tego, co leży na tej karcie.

## Words

word-lumber = drewno
    .gen = drewna
    .many = drewna
word-brick = cegła
    .gen = cegły
    .many = cegieł
    .acc = cegłę
word-stone = kamień
    .gen = kamienia
    .many = kamieni
word-gold = złoto
    .gen = złota
    .many = złota
word-emerald = szmaragd
    .gen = szmaragdu
    .many = szmaragdów
word-amethyst = szafir
    .gen = szafiru
    .many = szafirów
word-rubles = ruble
    .gen = rubli
    .many = rubli
word-recognition = uznanie
    .gen = uznania
    .many = uznania
word-prestige = prestiż
    .gen = prestiżu
word-red = czerwony
    .f = czerwona
    .f-acc = czerwoną
    .f-cap = Czerwona
    .n = czerwone
    .n-loc = czerwonym
    .n-cap = Czerwone
    .nr = { "" }
    .short = czerw.
word-blue = niebieski
    .f = niebieska
    .f-acc = niebieską
    .f-cap = Niebieska
    .n = niebieskie
    .n-loc = niebieskim
    .n-cap = Niebieskie
    .nr = { "" }
    .short = nieb.
word-green = zielony
    .f = zielona
    .f-acc = zieloną
    .f-cap = Zielona
    .n = zielone
    .n-loc = zielonym
    .n-cap = Zielone
    .nr = { "" }
    .short = ziel.
word-yellow = żółty
    .f = żółta
    .f-acc = żółtą
    .f-cap = Żółta
    .n = żółte
    .n-loc = żółtym
    .n-cap = Żółte
    .nr = { "" }
    .short = żółt.
word-white = biały
    .f = biała
    .f-acc = białą
    .f-cap = Biała
    .n = białe
    .n-loc = białym
    .n-cap = Białe
    .nr = { "" }
    .short = biał.
word-white1 = białe 1
    .m = biały
    .n = białe
    .n-loc = białym
    .n-cap = Białe
    .nr = { " " }1
    .from = z białego pola 1
word-white2 = białe 2
    .m = biały
    .n = białe
    .n-loc = białym
    .n-cap = Białe
    .nr = { " " }2
    .from = z białego pola 2
word-red-seat = Czerwony
word-blue-seat = Niebieski
word-green-seat = Zielony
word-yellow-seat = Żółty
word-white-seat = Nikt
word-base = podstawa
    .gen = podstawy
    .acc = podstawę
word-middle = piętro
    .gen = piętra
word-dome = kopuła
    .gen = kopuły
    .acc = kopułę
word-door = wrota
    .gen = wrót
word-arch = łuk
    .gen = łuku
word-cross = krzyż
    .gen = krzyża
word-inventory = magazyn
    .from = z magazynu
word-reserve = zapas
    .from = z zapasu
word-up = odkryty
word-down = zakryty
amount-lumber = { $n ->
    [one] 1 drewno
    [few] { $n } drewna
   *[many] { $n } drewna
  }
    .short = { $n } drew.
amount-brick = { $n ->
    [one] 1 cegła
    [few] { $n } cegły
   *[many] { $n } cegieł
  }
    .acc = { $n ->
        [one] 1 cegłę
        [few] { $n } cegły
       *[many] { $n } cegieł
      }
    .short = { $n } ceg.
amount-stone = { $n ->
    [one] 1 kamień
    [few] { $n } kamienie
   *[many] { $n } kamieni
  }
    .short = { $n } kam.
amount-gold = { $n ->
    [one] 1 złoto
    [few] { $n } złota
   *[many] { $n } złota
  }
    .short = { $n } złot.
amount-emerald = { $n ->
    [one] 1 szmaragd
    [few] { $n } szmaragdy
   *[many] { $n } szmaragdów
  }
    .short = { $n } szm.
amount-amethyst = { $n ->
    [one] 1 szafir
    [few] { $n } szafiry
   *[many] { $n } szafirów
  }
    .short = { $n } szaf.
amount-rubles = { $n ->
    [one] 1 rubel
    [few] { $n } ruble
   *[many] { $n } rubli
  }
    .acc = { $n ->
        [one] 1 rubla
        [few] { $n } ruble
       *[many] { $n } rubli
      }
    .short = { $n } rub.
amount-recognition = { $n ->
    [one] 1 punkt uznania
    [few] { $n } punkty uznania
   *[many] { $n } punktów uznania
  }
    .short = { $n } uzn.
tile-die = { $die-f } kość
    .short = ⚄ { $die-short }

## The log

log-created = Stół jest przygotowany.
log-sat = { $name } siada do stołu.
log-renamed = Ktoś gra teraz jako { $name }.
log-left = { $more ->
    [voted] { $name }: do powrotu gra bot, tak chcieli pozostali.
    [bot] { $name } odchodzi od stołu; dalej gra bot.
   *[none] { $name } odchodzi od stołu; stół czeka.
  }
log-back = { $name } wraca.
log-seat = { $more ->
    [bot] Bot zajmuje miejsce.
   *[open] Jedno miejsce jest znów wolne.
  }
log-started = Gra się zaczyna.
log-undo = { $name } cofa ruch.
log-undo-asked = { $name } prosi o cofnięcie ruchu.
log-undo-answered = { $agree ->
    [true] { $name } się zgadza.
   *[false] { $name } się nie zgadza.
  }
# About somebody who is away on their turn.
log-wished = { $more ->
    [bot] { $name } chce, żeby grał bot.
    [end] { $name } chce zakończyć grę.
   *[wait] { $name } chce poczekać.
  }
log-chat = { $name }: { $text }
log-over = { $more ->
    [agreed] Grę zakończono przed czasem: chcieli tego wszyscy obecni.
   *[none] Koniec gry.
  }
log-rematch = { $name } przygotowuje następny stół.
chat-placeholder = Napisz coś
chat-send = Wyślij
messages-hidden = { $n ->
    [one] 1 ukryta wiadomość
    [few] { $n } ukryte wiadomości
   *[many] { $n } ukrytych wiadomości
  }
mute-or-report = Wycisz lub zgłoś: { $name }
mute = Wycisz: { $name }
unmute = Cofnij wyciszenie: { $name }
mute-lead = Jeśli kogoś wyciszysz, nie zobaczysz, co pisze przy tym stole. Ta osoba się o tym nie dowie.
report-title = Zgłoś: { $name }
report-lead = Zgłoszenie przeczytają osoby, które prowadzą ten serwer.
report-lead-said = Zgłoszenie i tę wiadomość przeczytają osoby, które prowadzą ten serwer.
report-reason-insult = Obelgi lub groźby
report-reason-spam = Spam
report-reason-stalling = Celowo opóźnia grę
report-reason-name = Obraźliwa nazwa gracza
report-reason-other = Coś innego
report-send = Wyślij zgłoszenie
report-thanks = Dziękujemy. Zgłoszenie zostało wysłane.

## The menu

menu = Menu
close = Zamknij
language = Język
theme-toggle = Jasny lub ciemny
to-start = Strona startowa
brand-label = Czerwona Katedra: strona startowa
watch-link = Link dla widzów
device-link = Link do twojego miejsca na innym urządzeniu: kto go ma, może grać za ciebie
device-link-make = Graj na innym urządzeniu
devices = Urządzenia
devices-lead = Te urządzenia mogą grać za ciebie. Wyloguj te, których nie znasz.
device-unknown = Nieznane urządzenie
device-here = to urządzenie
device-used = używane { $day }
device-sign-out = Wyloguj
devices-sign-out-others = Wyloguj wszystkie inne
download-record = Pobierz grę
come-back = Wracam do gry
leave-to-bot = Odchodzę; niech gra bot
leave-title = Opuścić tę grę?
leave-text = Pozostali grają dalej, a na twoim miejscu gra bot ({ $bot }). W każdej chwili możesz wrócić i przejąć swoje miejsce.
leave-stay = Zostań

## The end

score-sheet = Arkusz punktacji
won = { $n ->
    [one] Zwycięża { $names }
    [few] { $names } dzielą się zwycięstwem
   *[many] { $names } dzielą się zwycięstwem
  }
over-sixth-section = { $name } jako pierwsza osoba ma sześć ukończonych kart katedry, a ostatnie tury są rozegrane.
over-turn-limit = Osiągnięto limit tur; gra jest punktowana w obecnym stanie.
score-line = Prestiż
score-track = Tor punktowania
score-goods = Budulce i ruble
score-tower = Wieża { $name }
score-told = { $part }: { $scores }
score-told-seat = { $name } { $n }
score-skip = Pomiń
score-total = Razem
score-sections = Remis: ukończone karty
score-ornaments = Remis: zdobienia
score-rank = Miejsce
rank = { $n }.
rematch = Zagraj ponownie
rematch-there = Do następnej gry
look-at-table = Obejrzyj stół
