# What every game's screen says, and the command line.

language-name = English

seat = Seat { $n }
# Stands as a name in sentences of the third person, so it is a noun.
player = Player
bot = Bot { $n }
chance = Chance
school-rivals = Ben, Cleo

## Refusals

refusal-over = The game is over.
refusal-not-asked = It is not your turn to answer.
refusal-no-pass = This cannot be declined: one of the answers has to be given.
refusal-not-legal = “{ $words }” is not possible now. Type one of the numbers, or the words of an answer.

## The coach, where a game itself has no reason to give: the best answer in words

counsel-better = “{ $best }” leads to more; expected victories in 100 games from here: { $n } more.

## At a server's table

join-code = Write this down: { $code } opens your seat again on another device.
join-help = Type the number of an answer, or its words. Also: t this table’s rules, u take back, say … to the others, q quit.
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
notice-cancelled = { $by } called the table off.
notice-forked = The fork begins here.

## Other commands

games-title = Games
games-name = Name
games-players = Players
games-about = About
replay-at = After answer { $n } of { $n2 }
replay-next = Next: { $prompt }
replay-number = No.
replay-choose = Choose one: { $command }
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
# a file of a data set, by its checksum
data-whole = as it was made
data-changed = changed since it was made
data-missing = missing
# the proof of an arena; a part is a folder of the program, fields are keys of the file
proof-code = { $part }: not the code by which these games were played. If something differs, that may be why.
proof-adds-up = The results are what the games add up to.
proof-wrong-sum = The results are not what the games add up to.
proof-rules = Played by revision { $n } of the rules; this program plays revision { $n2 }.
proof-clock = Games cannot be played again alike where bots think by the clock: { $bots }
proof-theirs = Somebody else’s bots, which are run only with { $option }: { $bots }
proof-differs = Board { $board }, rotation { $rotation }, played again: differs in { $fields }
proof-alike = Played again: { $n2 } of { $n3 }. Alike, answer by answer: { $n }.

## How a table differs from the standard

changes-title = The rules of this table
changes-none = This table plays by the standard rules.
option-change = { $name }: { $value } (usually { $standard })
option-added = { $name }: { $value }
option-seats = with { $n } players
option-on = yes
option-off = no
