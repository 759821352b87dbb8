### Tables and the people at them: the rules of a table, your games, the log and the chat.

## Rules of a table

policy = Rules of the table
policy-casual = Casual
policy-strict = Strict
policy-casual-alone = Undo any move, even past a roll: dice are rolled again. A bot gives you hints.
policy-casual-others = Dice rolls can be undone if everyone agrees. No hints while other people play.
policy-strict-text = No undo once dice are rolled or somebody else has moved. No hints.
start-seat = Who starts
# How it’s decided who goes first: by chance.
start-random = Drawn by lot
start-rotating = In rotation: the next player each game
start-seat-you = You
# A choice beside each player: the place at the table, first, second and so on.
seat-of = Seat { $n }
seat-person = Person at this screen
# A button, at most 16 letters: takes back everything since one’s turn began.
undo-turn = Undo turn
redo = Redo

## Log and chat

chat = Chat
# A ready-made message to the others, praise after a good move or game.
say-well-played = Well played!
say-thanks = Thank you!
say-moment = One moment, please.
say-good-game = Good game!
chat-unread = { $n ->
    [one] { $n } new message
   *[other] { $n } new messages
  }

## Your games

games-all = All
games-running = Running
games-over = Finished
# Where a filter (running, finished) leaves nothing of the list of games.
games-none = No games here right now.
game-won = won · { $total } prestige
# In the list of one’s games, finished ones: second of four, with so many points.
game-place = place { $place } of { $of } · { $total } prestige
game-hidden = Hidden from this list.
game-hidden-running = Hidden from this list; the game itself continues.
