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
play-help = Type the number of an answer, or its words (r shows them). Also: b board, l log, r rules and words, o this table’s rules, s save, q quit.
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

## At a server's table

join-code = Write this down: { $code } opens your seat again on another device.
join-help = Type the number of an answer, or its words. Also: o this table’s rules, u take back, say … to the others, q quit.
join-known-luck = The luck of this table is not new: whoever has seen it before knows the dice. If you agree to that, add --known-luck.
join-promise-kept = The promise of fair chance was kept. Every draw is checked by: portside verify
join-promise-broken = THE PROMISE OF FAIR CHANCE WAS BROKEN. Do not trust the dice, and tell the others.
chat-watching = watching
log-proxy = (a bot answered)
log-hasty = (had no time to think)
notice-time-up = Time was up: a bot plays for { $seat }.
notice-away = { $seat } is away: a bot plays.
notice-relieved = { $by } lets a bot play for { $seat }.
notice-back = { $seat } is back.
notice-recovered = { $seat } opened the seat again with its code.
notice-agreed = { $by } agrees that { $seat } gets a new link.
notice-reopened = { $seat } has a new link to the seat. All others agreed.
notice-closed = This table was closed by the house.

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

## How a table differs from the standard

changes-title = The rules of this table
changes-none = This table plays by the standard rules.
option-change = { $name }: { $value } (usually { $standard })
option-added = { $name }: { $value }
option-seats = with { $n } players
option-on = yes
option-off = no
