### Motion, sound, turn notices and what happened meanwhile: words of the page only.

## Settings

settings = Ustawienia
settings-look = Wygląd
settings-dark = Ciemne kolory
settings-motion = Animacja
settings-motion-slow = Wolno
settings-motion-normal = Normalnie
settings-motion-fast = Szybko
settings-motion-instant = Od razu
settings-motion-reduced = Twój system prosi o mniej ruchu, więc wszystko pojawia się od razu.
settings-sound = Dźwięki
settings-sound-on = Odtwarzaj dźwięki
settings-volume = Głośność
settings-listen = Posłuchaj
settings-notice = Gdy przyjdzie twoja tura
settings-notify = Wyślij powiadomienie systemowe
settings-notify-denied = Przeglądarka nie pozwala tej stronie na powiadomienia. Możesz to zmienić w jej ustawieniach dla tej witryny.
settings-vibrate = Wibracje

## Turn notice

notice-title = Twoja tura
notice-body = Twoja gra czeka na ciebie. Przy stole: { $names }.
notice-body-alone = Twoja gra czeka na ciebie.

## What happened meanwhile

since = Od twojej ostatniej tury
since-watching = Od twojej ostatniej wizyty
since-round = Ostatnia runda
since-at = { $at } z { $most }
since-play = Odtwórz
since-pause = Wstrzymaj
since-again = Odtwórz ponownie
since-back = Ruch wstecz
since-next = Ruch naprzód
since-close = Graj dalej
since-replay = Odtwórz ostatnią rundę
since-skip = Naciśnij gdziekolwiek lub dowolny klawisz, aby pominąć.
since-line = { $name }: { $deeds }
since-nothing = nic nowego
brief-die = { $die-f } kość na { $space }
brief-claim = rezerwuje { $section }
brief-deliver = buduje na { $section }
brief-complete = ukończono { $section }
brief-ornament = ozdabia { $section }
brief-buy = kupuje { $what-acc }
brief-sell = sprzedaje { $what-acc }
brief-swap = zamienia pola { $one } i { $other }
brief-trade = { $given-acc } na { $got-acc }
brief-reroll = przerzuca kości na polu { $space }
brief-displeasure = { $seat } traci { $what-acc }
brief-transport = przewozi { $goods-acc } na kartę budowy
