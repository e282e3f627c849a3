# The text environment: a prompt and what answers it.

text-you = { $game }. You are { $seat }, one of { $n } players.
text-players = Players
text-table = The table
text-since = What has happened
text-question = The question
text-answers = Your answers
text-reply = Reply with one of these answers, by its words or by its number, and with nothing else. If you think aloud first, end with a line that begins with “{ $marker }” and gives the answer.
text-unread = “{ $words }” is none of the answers.
text-several = Several answers were given: { $list }. One is wanted.
text-empty = No answer was given.
text-bad = { $n ->
    [one] Nothing has changed. After { $n } more answer that cannot be used you forfeit the game.
   *[other] Nothing has changed. After { $n } more answers that cannot be used you forfeit the game.
}
text-possible = That is one of the answers.
text-result = { $seat }: { $n }; rank { $rank }
text-forfeited = forfeited

## Playing in the terminal

play-welcome = { $game }: { $seats } seats. Type the number of an answer and press Enter; ? shows help.
play-choose = Your choice
play-handover = Pass the keyboard to { $seat }, then press Enter.
play-help = Type the number of an answer, or its words (r shows them). Also: b board, l log, r rules and words, h a hint, o odds, t this table’s rules, s save, q quit.
play-rules = This question follows rules { $rules }; see the rule text { $file }.
play-forked = A fork of { $file }: its first { $n } answers stand. { $dice ->
    [same] Chance answers as it did there, as long as it can.
   *[new] From here on chance is new.
}
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

## Lessons in the terminal

learn-minutes = { $n } min
learn-step = Marisol, step { $n } of { $n2 }
learn-next = Enter: next
learn-do = → { $answer } (Enter plays it)
learn-again = Enter: choose again; { $mark }: play it anyway

## Hints and odds in the terminal

advice-title = Two good answers
advice-chance = wins { $n } in 100
advice-margin = Chances to win, from what your seat knows. Between them: { $n } in 100, give or take { $n2 }; simulations: { $n3 }.
advice-costly = A costly answer: { $answer }
advice-one = There is only one answer.
advice-no-odds = There is nothing to reckon now.

# Puzzles
puzzle-about = One of these answers is clearly the best. Anything within 1 in 100 of it counts as right; { $mark }: show it.
puzzle-which = A number from 1 to { $n }, please; { $mark } shows the answer, q leaves.
puzzle-right = { $answer }. That is it.
puzzle-near = { $answer }: not the best; another one wins { $n } more games in 100. Try again.
puzzle-chance = wins { $n } in 100, give or take { $n2 }
puzzle-next = Enter: the next one; q: leave
puzzle-mining = Looking for puzzles
puzzle-checked = { $id }: better than the next one by { $n } in 100, give or take { $n2 }
puzzle-held = { $n } of { $of } held with seed { $seed }: no other answer comes within 1 in 100 of the best.
