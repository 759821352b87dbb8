### Bots: the levels a person can choose from, hints and reviews.
### `make bench-bots` measures how strong they are (docs/bots.md); these lines must agree with it.

## Levels, weakest first. Each has its name and a line about how it plays.

bot-level-of = Siła gry: { $name }
bot-level-apprentice = Uczeń
bot-level-apprentice-about = Jeszcze się uczy: wiele przeocza i myśli tylko o bieżącej turze. Dobry na pierwszą grę.
bot-level-builder = Budowniczy
bot-level-builder-about = Wie, co się opłaca, ale czasem się myli. Prawie zawsze pokonuje ucznia.
bot-level-architect = Architekt
bot-level-architect-about = Zanim wybierze, sprawdza każdy plan kilka razy. Silny przeciwnik.
bot-level-tsar = Car
bot-level-tsar-about = Przed każdym ruchem przez sekundę myśli naprzód. Najsilniejszy ze wszystkich.

bot-level-random = Gra cokolwiek
bot-level-random-about = Wykonuje dowolny dozwolony ruch, każdy z równą szansą.
bot-level-greedy = Solidny
bot-level-greedy-about = Wybiera to, co w danej turze wygląda najlepiej.
bot-level-mcts = Silny
bot-level-mcts-about = Myśli naprzód.
