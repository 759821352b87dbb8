### Tables and the people at them: see the English file.

## Rules of a table

policy = Zasady stołu
policy-casual = Towarzyskie
policy-strict = Ścisłe
policy-casual-alone = Cofniesz każdy ruch, nawet po rzucie: kośćmi rzuca się wtedy od nowa. Bot daje podpowiedzi.
policy-casual-others = Rzut kośćmi można cofnąć, jeśli wszyscy się zgodzą. Bez podpowiedzi, dopóki grają inni ludzie.
policy-strict-text = Po rzucie kośćmi albo ruchu innej osoby niczego się nie cofa. Bez podpowiedzi.
start-seat = Kto zaczyna
start-random = Losowo
start-rotating = Po kolei: w każdej grze następny gracz
start-seat-you = Ty
seat-of = Miejsce { $n }
seat-person = Osoba przy tym ekranie
undo-turn = Cofnij turę
redo = Ponów

## Log and chat

chat = Czat
say-well-played = Dobrze zagrane!
say-thanks = Dziękuję!
say-moment = Chwileczkę, proszę.
say-good-game = Dobra gra!
chat-unread = { $n ->
    [one] { $n } nowa wiadomość
    [few] { $n } nowe wiadomości
   *[many] { $n } nowych wiadomości
  }

## Your games

games-all = Wszystkie
games-running = W toku
games-over = Zakończone
games-none = Na razie nie masz takich gier.
game-won = wygrana · prestiż { $total }
game-place = miejsce { $place } z { $of } · prestiż { $total }
game-hidden = Gra zniknęła z tej listy.
game-hidden-running = Gra zniknęła z tej listy, ale toczy się dalej.
