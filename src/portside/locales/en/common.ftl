# What every game's screen says, and the command line.

language-name = English

seat = Seat { $n }
# Stands as a name in sentences of the third person, so it is a noun.
player = Player
bot = Bot { $n }
chance = Chance

## Refusals

refusal-over = The game is over.
refusal-not-asked = It is not your turn to answer.
refusal-not-legal = “{ $words }” is not possible now. Type one of the numbers, or the words of an answer.

## Playing in the terminal

play-welcome = { $game }: { $seats } seats. Type the number of an answer and press Enter; ? shows help.
play-choose = Your choice
play-handover = Pass the keyboard to { $seat }, then press Enter.
play-help = Type the number of an answer, or its words (r shows them). Also: b board, l log, r rules and words, s save, q quit.
play-rules = This question follows rules { $rules }; see the rule text { $file }.
play-saved = Saved: { $file }
play-quit = Until next time. Go on with: { $command }
play-quit-unsaved = Until next time.
play-over = The game is over
play-winner = { $n ->
    [one] { $seats } wins!
   *[other] Shared victory: { $seats }
}
play-score = Score
play-player = Player
play-more = … and { $n } more; type the words, for instance “{ $words }”

## Other commands

games-title = Games
games-name = Name
games-players = Players
games-about = About
replay-at = After answer { $n } of { $n2 }
replay-next = Next: { $prompt }
simulate-title = { $game }: { $n ->
    [one] { $n } random game
   *[other] { $n } random games
}
simulate-title-bots = { $game }: { $n ->
    [one] { $n } game between bots
   *[other] { $n } games between bots
}
simulate-seat = Seat
simulate-wins = Wins
simulate-mean = Mean score
simulate-spread = Spread
simulate-length = Decisions a game
simulate-shortest = shortest
simulate-longest = longest
simulate-speed = { $n } games a second
simulate-playing = Playing
