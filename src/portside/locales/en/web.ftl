# The browser client around the boards: the start page and the table. Other pages and windows: pages.ftl.

## The games, before their words are loaded

game-santiago = Santiago de Cuba
game-santiago-short = Santiago
game-santiago-pitch = One car, nine useful people, a ship that will not wait. Gather what it wants before the others do.
game-santiago-kind = planning and timing
game-santiago-length = 50 min
game-manila = Manila
game-manila-short = Manila
game-manila-pitch = Three boats race the dice to the harbour. Bet on the cargo, the shipyard, or the pirates.
game-manila-kind = auction and dice
game-manila-length = 60 min
game-cargo_noir = Cargo Noir
game-cargo_noir-short = Cargo Noir
game-cargo_noir-pitch = Bid for smuggled goods in ports that never sleep, and leave with the finest loot in town.
game-cargo_noir-kind = bidding and sets
game-cargo_noir-length = 60 min
game-with = { $game } with { $names }
players-range = { $from }–{ $to } players
bot-names = Otis, Vera, Kolya, Lin, Marco, Yelena, Bruno, Noor, Tess, Ilja
level-deckhand = Deckhand
level-mate = Mate
level-navigator = Navigator
level-captain = Captain

## Pages

nav = Main
nav-play = Play
nav-tables = Tables
nav-learn = Learn
nav-puzzles = Puzzles
nav-rules = Rules
nav-api = Write a bot
pages = Pages
home = Portside, start page
language = Language
light-or-dark = Light or dark
settings = Settings
theme = Appearance
theme-system = As the system
theme-light = Light
theme-dark = Dark
set-motion = Motion
set-motion-about = Pieces travel and dice tumble. Off: everything is there at once.
set-sound = Sound
set-sound-about = Quiet sounds for moves, dice and your turn.
set-coach = Coach
set-coach-about = Against bots, and where the host allows it: a word before an answer that costs much.
set-odds = Odds
set-odds-about = At the same tables: what can be reckoned from the position.
set-contrast = Strong seat colours
set-contrast-about = Seats in yellow, blue, black, white and magenta. Their symbols are always there.
set-notify = Notify me
set-notify-about = A notification from the browser when it is your turn and you are elsewhere.
title-new = Set up a table
title-tables = Tables
title-learn = Harbour School
title-rules = Rules
title-bots = Write a bot
title-fair = Fair dice
title-lost = Not found
close = Close
cancel = Cancel
less = Less
more = More
copy = Copy
copied = Copied
loading = One moment…
loading-table = Setting up the table…
no-server = The server does not answer. Please try again.
lost-page = Nothing is moored here
lost-page-about = There is no such page or table, or it is not open to you.

## Start

start-title = Three harbours, one table.
start-lede = Trade, bluff and load your ships, against strong bots or with friends. In the browser, without an account.
start-foot = Fair dice you can check. Every game can be replayed.
play-now = Play now
play-together = Play together
school = Harbour School
learn-new = { $n ->
    [one] New here? Learn in { $n } minute
   *[other] New here? Learn in { $n } minutes
}
against = { $level ->
    [deckhand] { $n ->
        [one] Against { $n } deckhand
       *[other] Against { $n } deckhands
    }
    [mate] { $n ->
        [one] Against { $n } mate
       *[other] Against { $n } mates
    }
    [captain] { $n ->
        [one] Against { $n } captain
       *[other] Against { $n } captains
    }
   *[navigator] { $n ->
        [one] Against { $n } navigator
       *[other] Against { $n } navigators
    }
}
against-label = Whom you play against
seats-count = Players at the table
level = Level of the bots
your-tables = Your tables
all-your-tables = All your tables
back-to-table = Back to the table
review = Review
state-gathering = Waiting for players.
state-running = Under way.
state-yours = It is your move.
state-waits = { $seat } is to move.
seats-here = At this screen: { $names }.
state-over = Over. Won by { $names }.

## Setting up a table

game = Game

## Waiting for players

share = Share

## Tables

play = Play
open = Open

## Who is who

you = you
role-bot = bot, { $level }
role-person = at the table
role-away = away
role-here = at this screen
role-open = free seat
role-resigned = has resigned
role-stand-in = away, a bot plays
thinking = thinking
deciding = deciding
spectator = Spectator

## At the table

board = Board
board-in-words = The board in words
side = Players and log
views = Views
tab-board = Board
tab-players = Players
tab-log = Log
log = Log
chat = Chat
log-or-chat = Log or chat
chat-unread = { $n ->
    [0] Chat
   *[other] Chat · { $n }
}
chat-empty = Nobody has said anything yet.
chat-say = Say something
send = Send
progress = How far the game is
hint = Hint
take-back = Take back
rules = Rules
fair-dice = Fair dice
menu = Menu
your-holdings = Your holdings
other-players = The other players
your-move = Your move
to-move = To move
your-turn = Your turn
your-turn-asked = Your turn. { $question }
turn-banner = Your turn, { $seat }
welcome-back = Welcome back
waiting = One moment…
then-you = Then it is your turn.
just-now = Just now
to-board = To the board
watching = You are watching. You see what all players see.
skip = Skip to the result
note-label = About this answer
note-empty = Point at an answer to see what it costs and gives.
note-empty-touch = Tap an answer to see what it costs and gives.
give-answer = Confirm
press-again = Press again to do it.
only-answer = Nothing else is possible now.
rule = Rule { $id }
time-left = Time left
hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
missed = { $n ->
    [one] One thing happened since your last answer.
   *[other] { $n } things happened since your last answer.
}
missed-show = What happened?
missed-title = Since your last answer
missed-nothing = Nothing yet.
log-took-back = { $seat } took back the last answer.
    .you = You took back the last answer.
log-resigned = { $seat } resigned. A bot plays on.
    .you = You resigned. A bot plays on.
log-you = You
log-steps = Show each step
name-yours = What shall we call you?
name-yours-about = Others see it, too
bot-otis = Otis
bot-vera = Vera
bot-kolya = Kolya
bot-lin = Lin
bot-marco = Marco
bot-yelena = Yelena
bot-bruno = Bruno
bot-noor = Noor
bot-tess = Tess
bot-ilja = Ilja
replay = Replay
replay-first = To the beginning
replay-back = One step back
replay-on = One step on
replay-last = To the last move
replay-play = Play
replay-pause = Pause
replay-playing = The game is played again.
replay-paused = Paused at move { $n } of { $of }.
replay-live-long = Back to now
replay-of = Move { $n } of { $of }
lost-line = Connection lost.
lost-your-clock = Connection lost, your clock runs.
lost-clock = Connection lost, the clock runs.
lost-again = { $n ->
    [0] Trying again.
   *[other] Trying again in { $n } s.
}
lost-chosen = “{ $answer }” is chosen and will be sent.
lost-waits = The table waits for you.
try-now = Try now
handover = Hand-over
handover-title = { $seat }, it is your turn
handover-after = { $before } has finished. Until you press the button, everybody may look: only what all players know is shown.
handover-first = Until you press the button, everybody may look: only what all players know is shown.
handover-go = I am { $seat }, show my table
handover-so-far = So far
more-aside = More… (hand over to { $seat })
handover-more = { $n ->
    [one] One more line is in the log.
   *[other] { $n } more lines are in the log.
}
why-not = Why not…?
explain-possible = Possible now.
explain-not-now = Not now.
explain-not-yours = Not your turn.
explain-hidden = Hidden.
explain-asked = The question is: { $what }
explain-keep = Press E to keep this card
refused-not-legal = “{ $words }” is not possible now.
refused = That was refused: { $why }
i-am-back = I am back
seat-is-back = { $seat } is back

## How a table differs from the standard

changes-count = { $n ->
    [one] { $n } rule differs
   *[other] { $n } rules differ
}

## The end

to-the-end = To the result

## What one can rely on

log-earlier = Earlier
may-come-back = The seat can be taken back at any moment.
role-bot-for-you = a bot plays for you
bot-plays = A bot plays for you.
bot-plays-for = A bot plays for { $seat }.
bot-since = Since { $time }.
pause-at = The server pauses at { $time }.
bot-answered = { $n ->
    [one] It has answered once.
   *[other] It has answered { $n } times.
}
your-code = The code of your seat
code-short = Your seat’s code: write it down. It opens the seat again on another device.
code-kept = I have it
recover-title = I have a seat here
reopen-asked = { $by } asks that { $seat } gets a new link.
reopen-look = Look at it
state-closed = Closed by the house.
table-closed = This table was closed by the house.
table-closed-about = Nobody can answer here any more.
chat-removed = removed
chat-closed = At this table only the players talk.
luck-mark = { $luck ->
    [shared] shared luck
   *[known] same luck
}
knows-luck = knows the dice
fork-mark = Fork

## A result that waits until it is read, and the pace at which things are shown

result = Result
result-go-on = Continue
result-no-wait = Don’t wait for me
pace = Bots
pace-hold = Pause
pace-release = Go on
pace-one = One answer
pace-slow = Slow
    .about = about 2 seconds an answer
pace-normal = Normal
    .about = about 0.7 seconds
pace-once = At once
    .about = straight to your next question, then “What happened?”
pace-results = Wait for me at results
    .about = voyages, ships, rounds
pace-held = Held.
    .about = Space goes on; the step button shows one answer at a time.
    .touch = The step button shows one answer at a time.
