# The browser client's other pages and its windows. Loaded with them, or once the table is drawn.

## Pages

bots-page-lede = A bot answers for a seat. It sees what the seat may see, and the legal answers; never more.
bots-page-python = In Python
bots-page-python-about = A class with one method. The command portside arena lets it play against others.
bots-page-any = In any language
bots-page-any-about = A program that reads one line of JSON for each question and writes one line: a legal answer. It is named exec:command.
bots-page-tables = At a table of this server
bots-page-tables-about = Everything this page does goes through the API: set a table, sit down, look, answer.
bots-page-more = More in the source:
title-gathering = Waiting for players
title-over = The game is over

## Setting up a table

setup-title = Set up a table
setup-about = Choose the game, fill the seats, start. Nobody needs an account.
seats = Seats
seats-order = in the order of play
seats-shuffled = who begins is drawn by lot
add-seat = Add a seat
remove-seat = Remove seat { $n }
move-seat = Move seat { $n } (arrow keys up and down)
name-of-seat = Name at seat { $n }
level-of-seat = Level of the bot at seat { $n }
name-later = Name (optional)
your-name = Your name
who-me = You
who-me-about = This browser.
who-link = By link
who-link-about = You get a link and a code to send.
who-here = This screen
who-here-about = Hot seat: hidden things stay behind shutters.
who-bot = Bot
bots-about = Bots, from gentle to fierce: Deckhand, Mate, Navigator, Captain. Each plays by what its seat may know.
player-n = Player { $n }
table-title = Name of the table
table-title-example = Tuesday harbour club
optional = if you like
options = Options
options-refused = It cannot be played like this: { $why }
clock = Clock
clock-none = None
clock-minutes = Minutes
clock-days = Days
clock-none-about = Everybody takes the time they need.
clock-about = { $unit ->
    [days] { $n ->
        [one] day for an answer. When it is over, a bot answers for that seat.
       *[other] days for an answer. When they are over, a bot answers for that seat.
    }
   *[minutes] { $n ->
        [one] minute for an answer. When it is over, a bot answers for that seat.
       *[other] minutes for an answer. When they are over, a bot answers for that seat.
    }
}
set-public = Listed for all
set-public-about = Anybody may take a free seat or watch; watchers see only what all players see.
set-shuffle = Draw the seats
set-shuffle-about = Who begins is drawn by lot. Off: in the order above.
ready = { $n ->
    [0] Everybody is here.
    [one] One seat waits for its player: you get a link to send.
   *[other] { $n } seats wait for their players: you get a link for each.
}
make-table = Open the table
start-game = Start the game

## Waiting for players

gathering-about = { $n ->
    [one] One seat is still free. The game begins when it is taken.
   *[other] { $n } seats are still free. The game begins when they are taken.
}
gathering-starts = This page goes on by itself when everybody is here.
join-title = Take a seat
sit-down = Sit down
taken-title = This seat is taken
taken-about = An invitation is for one person, and somebody has sat down with this one.
taken-own = Is it your seat? Open the table in the browser where you sat down, or with the link that its menu calls “{ return-title }”.
invited-title = By invitation
invited-about = Whoever sits down at this table needs an invitation. Ask { $names } for a link.
invited-nobody = Whoever sits down at this table needs an invitation. Ask for a link where you heard of it.
stay-to-watch = You may stay and watch: this page goes on by itself when the game begins. Watchers see what all players see.
watch-game = Watch the game
invite-title = Invite { $seat }
invite-about = Whoever opens this link, or points a phone at the code, sits down there.
invite-link = Invitation { $n }
qr-label = Code with the link
share-words = Come and play { $game }!
seat-to-bot = Give the seat to a bot
cancel-table = Call it off
cancel-table-about = Nobody can come? The links stop working, and the table is gone from the lists.
cancel-table-sure = Yes, call it off
cancelled-title = This table was called off
facts-title = What is played
facts-host = Host
facts-players = Players
facts-length = Takes about
facts-rules = Rules
facts-rules-standard = as in the rules
facts-rules-changed = { $n ->
    [one] one thing is different
   *[other] { $n } things are different
}
link-gathering = A seat is waiting. Open the link and sit down: no account, nothing to install.
link-running = The game is under way. Open the link to play on or to watch.
link-over = The game is over. Open the link to look at it again.

## Tables

tables-title = Tables
tables-about = Join a table that waits for players, or watch one that is under way. Watchers see what all players see.
tables-waiting = Waiting for players
tables-running = Under way
all-games = All games
join = Join
watch = Watch
no-tables = None at the moment.
no-own-tables = You have not sat down anywhere yet.
code-title = Have a link or a code?
code-example = k3x9…
line-gathering = { $game } · { $n ->
    [one] { $n } free seat
   *[other] { $n } free seats
}
line-running = { $game } · move { $n } · { $seat } is to move

## At the table

why-title = Why not?
why-about = Not possible now, and why:
why-nothing = Everything there is to answer here is possible: nothing is refused.
return-title = Your way back
return-about = This link brings you back to your seat, on any device. Keep it to yourself.
save-record = Save the record
let-bot-play = Let a bot play for me
let-bot-play-for = Let a bot play for { $seat }
resign = Resign
resign-sure = A bot will play your seat to the end. Do you really want to resign?
resign-yes = Yes, resign
forget-me = Take my name away
forget-me-sure = Your name and everything you have said here will be removed for good; your seat stays yours. Do you want that?
forget-me-yes = Yes, remove them
leave = To the start page

## Keys

keys-title = Keys
keys-about = On the board the arrows lead from one lit place to the next. Any key skips what is moving. With a finger, one tap looks at an answer and the next gives it.
key-digits = choose an answer by its number
key-arrows = move among answers, or places on the board
key-enter = give the answer
key-escape = let go, close
key-hold = hold what others do, go on
key-undo = take back
key-log = log
key-chat = chat
key-rules = rules
key-since = what happened since your last answer
key-why = why not?
key-explain = what is this? The arrows lead from thing to thing
key-hint = hint: two good answers
key-odds = odds on the board, on and off
key-replay = one step back, one step on
key-play = play or pause, while looking back
key-now = back to now
key-menu = menu
key-help = this list

## The harbour school

school-about = Learn by playing: a real game from the first click, one idea at a time. Then the same game goes on, and it is yours.
school-coach = Marisol, your coach
school-step = Step { $n } of { $n2 }
school-next = Next
school-back = Back
school-show = Show me
school-skip = Skip lesson
school-resume = Go on with the lesson
school-again = Choose again
school-anyway = Play it anyway
school-play-on = Play on
school-other = That is possible too. The lesson goes another way.
school-small = Small harbours
school-done-of = { $n } of { $n2 }
school-long = { $n2 ->
    [one] { $n } steps, about { $n2 } minute
   *[other] { $n } steps, about { $n2 } minutes
}
school-minutes = { $n } min
school-sailed = Sailed on { $date }
school-open = open
school-begun = begun
school-done = done
school-begin = Begin
school-go-on = Go on
school-repeat = Again
school-then = Play against deckhands
goal-sail = Let’s sail
goal-teach = Teach me, { $n } min

## Rules

rules-of = { $game }: the rules
search-rules = Search the rules
found = { $n ->
    [one] { $n } found
   *[other] { $n } found
}
found-nothing = Nothing found.
chapters = Chapters
close-rules = Close the rules
no-rules = The rules could not be loaded.

## How a table differs from the standard

changes-about = Everything else is as usual. The rules at the table are told with its own numbers.
changes-more = and { $n } more
changes-rules = Read the rules
changes-mark = changed here

## One's own box

box-title = I own the box
box-about = Does your copy say something else? Enter it, and this table plays by your box.
box-open = Enter what my box says
box-differs = { $n ->
    [0] As we have it.
    [one] { $n } thing is as in your box.
   *[other] { $n } things are as in your box.
}
box-ours = Back to ours
done = Done

## The end

end-title = { $n ->
    [one] { $game ->
        [manila] { $names } rules the harbour
        [cargo_noir] { $names } owns the night
       *[santiago] { $names } takes the harbour
    }
   *[other] { $names } share the victory
}
end-points = { $game ->
    [manila] { $n ->
        [one] { $n } peso
       *[other] { $n } pesos
    }
   *[other] { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
}
end-ahead = { end-points }, { $by ->
    [0] level with { $seat }
   *[other] { $by } ahead of { $seat }
}
ranking = Final ranking
ranking-sources = { $game ->
    [manila] where the pesos came from
   *[other] where the points came from
}
ranking-points = { $game ->
    [manila] by pesos
   *[other] by points
}
rematch = Rematch
rematch-join = Join the rematch
rematch-watch = Watch the rematch
review-game = Review the game
verify-dice = Verify the dice
key-moments = Key moments
key-moments-about = select one to see the board then
move-n = Move { $n }
chip-moves = Moves

## Fair dice

fair-title = Fair dice
fair-lede = Every die and every draw follows from a secret that was fixed before the first answer. You can check it.
fair-how = How it works
fair-commit = Before the game the server draws a secret and shows its fingerprint, the commitment. It cannot change the secret afterwards without changing the fingerprint.
fair-draw = Each die and each draw is computed from the secret, the public salt and the name of the event, for instance “the third die of the second roll”.
fair-publish = When the game is over the secret is published.
fair-check = Your browser checks the commitment, your part of the salt and the order of the seats by itself. Every single draw can be computed again, too: by the button, or, without trusting this server, with “portside verify” on the saved record.
fair-numbers = For this table
fair-commitment = Commitment
fair-salt = Salt
fair-secret = Secret
fair-secret-later = It is published when the game is over.
fair-kept = { $n ->
    [one] Checked: { $n } draw, as promised.
   *[other] Checked: all { $n } draws are as promised.
}
fair-broken = The promise was broken. Please tell whoever runs this server.

## What one can rely on

relieve = Let a bot play for { $seat }
relieve-later = From { $time } on you may let a bot play for { $seat }.
code-about = Write this down: it opens your seat again on another device. Keep it to yourself; the menu shows it again.
recover-about = Enter the code that you were shown when you sat down.
recover-go = Open my seat
lost-seats = Has somebody lost the way back?
lost-seat = { $seat } lost the link
reopen-title = A new link for { $seat }
reopen-about = If all other people at the table agree, { $seat } gets a new link to the seat. The log will say so.
reopen-agree = I agree: a new link for { $seat }
reopen-waits = You agree. Not yet: { $names }.
reopen-link = All have agreed. Pass this link on to { $seat } only: whoever opens it gets the seat.
set-watchers = People who watch may talk
set-watchers-about = Their lines stand apart from those of the players.
gathering-missing = Expected: { $names }.
rematch-same-luck = Again with the same luck
luck-title = { $luck ->
    [shared] Shared luck.
   *[known] Same luck table.
}
luck-about = { $luck ->
    [shared] The same dice fall at other tables, too. They are revealed when the last of these tables is over.
   *[known] Dice and draws fall here exactly as at a table that is over. Whoever has seen it knows them.
}
luck-short = { $luck ->
    [shared] The same dice fall at other tables, too.
   *[known] Dice fall here as at a table that is over.
}
luck-known-by = { $n ->
    [one] { $names } knows the dice.
   *[other] { $names } know the dice.
}
luck-compare = Compare promises
luck-other-table = The same promise at the table where this luck was met first
luck-before = { $luck ->
    [shared] Before you sit down: whoever has seen one of the other tables knows what will come here. Say so now; the table will show it.
   *[known] Before you sit down: whoever has seen the first game knows what will come here. Say so now; the table will show it.
}
luck-unseen = { $luck ->
    [shared] I have not seen any of the other tables
   *[known] I have not seen the first game
}
luck-unseen-about = The dice are as new to you as to anybody.
luck-seen = { $luck ->
    [shared] I have seen one, or played at one
   *[known] I have seen it, or played in it
}
luck-seen-about = You may sit down. A sign beside your name says so.
luck-understood = I understand that the luck here is not new.
promise-broken = The promise of fair chance was broken.
promise-look = See what was promised
promise-open = Your browser has kept the promise as it first saw it, and checks it when the game is over.
promise-kept = Checked by your browser: the promise of fair chance was kept.
promise-unable = Nothing was changed since your browser first saw the promise. To do the sums themselves browsers need a page with https; “portside verify” needs none.
promise-changed = The table shows another commitment than at first, so the dice may have been chosen. Do not trust them, and tell the others.
promise-wrong-secret = The published secret does not fit the commitment, so the dice may have been chosen. Do not trust them, and tell the others.
promise-left-out = What your browser added to the salt is not in it, so the dice may have been chosen. Do not trust them, and tell the others.
promise-wrong-order = The seats were not drawn as promised. Do not trust who began, and tell the others.
fair-luck = Everybody who sits down adds a random part to the salt after seeing the commitment. So nobody, not even the server, could choose a secret that suits somebody. The order of the seats is drawn in the same way.
fair-not = What is not promised
fair-not-about = Whoever runs the server could look at the secret while the game runs, as somebody could peek into the bag, but cannot change it. In Santiago de Cuba a program that follows the public log can work out what lies behind the screens.
fair-first = Commitment as your browser first saw it
fair-other = Another commitment shown in between
fair-your-part = Your part of the salt:
fair-secret-known = This luck was met before. Its secret may be known already.

## Problems the server may name

problem-bad-request = The server did not understand that.
problem-bad-token = This link or seat is not valid any more.
problem-not-seated = You do not sit at this table.
problem-no-bot-tables = Somebody has to sit at a table: here bots do not play among themselves.
problem-chat-closed = At this table only the players may talk.
problem-unknown-table = There is no such table.
problem-unknown-moment = There is no such moment.
problem-not-found = There is nothing here.
problem-wrong-method = The server did not understand that.
problem-conflict = The table has gone on meanwhile. Here is how it stands.
problem-not-running = The game is not under way.
problem-not-over = The game is not over yet.
problem-seat-taken = That seat is taken already.
problem-nothing-to-undo = There is nothing to take back.
problem-unknown-rules = This game follows newer rules that this server does not know yet.
problem-too-large = That is too long.
problem-not-json = The server did not understand that.
problem-wrong-host = This server is not known by that name. Please use its own address.
problem-bad-options = These options do not go together.
problem-too-many = That was a lot at once. Please wait a little.
problem-internal = Something went wrong on the server. It was noted; please try again.
problem-stopping = The server is being restarted. Please try again.
problem-storage-down = The server cannot store anything just now. Nothing is lost; please try again in a moment.
problem-undo-limit = Nothing more can be taken back at this question.
problem-known-luck = Luck that was published may be met again only by one person among bots, never at a public table.
problem-luck-not-fresh = The luck of this table is not new. Please agree to that before you sit down.
problem-not-yet = It is too early for that.
problem-no-promise = That promise is not valid any more. Please try again.
problem-not-promised = A lesson’s dice fall as it says: nothing was promised.
problem-no-advice = There is no advice at this table now.
problem-not-reviewed = The review of this game does not go so far yet. It is being made.
problem-no-time = Nobody has time to look at that now. Please try again in a moment.
problem-bad-code = This code opens no seat here.
problem-not-host = Only whoever opened the table may do that.
problem-broken-table = This table cannot be read any more. Whoever runs this server can see why.
problem-banned = Whoever runs this server has banned this address or name.
problem-needs-others = Two or more others at the table must agree to that; where only two sit, the code opens a seat again.

# The coach and hints
coach = The coach
coach-title = A costly answer: { $answer }
hint-title = Two good answers
coach-why = Why?
coach-line = What may follow
hide = Hide
percent = { $n }%
coach-figures = Chances to win after each answer, from what your seat knows; simulations: { $n }.
coach-margin = Between them: { $n } in 100, give or take { $n2 }.
new-coach = Coach and hints
new-coach-about = Everybody here may ask the program for advice. The record says when.
hint-failed = There is no hint now. Try again.

# The levels of the bots
level-deckhand-about = Knows the rules, looks one answer ahead and often misjudges it.
level-mate-about = Weighs every answer of its own turn, but none of yours.
level-navigator-about = Tries out a short stretch of the future before it answers.
level-captain-about = Thinks for up to a second, through thousands of games.
level-first = First game
level-beaten = One mate beats two of them in { $n } of 100 games.
level-measured = { $level ->
    [deckhand] Wins { $n } of 100 games against two deckhands.
    [mate] Wins { $n } of 100 games against two mates.
   *[navigator] Wins { $n } of 100 games against two navigators.
}
levels-how = Measured with three seats, at least { $n } games each, every board played from every seat with the same luck. The line is a fair share: 33 of 100.
next-level-up = A harder crew:
next-level-down = A gentler crew:
