# Looking back on a finished game: what was luck, what was choice, what could be known.

review-progress = Looking back
review-sum = Where the result came from (victories in 100 games like this one)
review-seat = Player
review-start = Start
review-luck = Luck
review-own = Own
review-others = Others’
review-evaluation = ±
review-result = Result
review-lost = Lost each
review-legend = Luck: what chance gave beyond its average. Own, others: what answers changed, against answers by habit. ±: what cannot be told apart. Lost: in 100, on each decision that was not obvious.
review-games = Games
review-counted = Decisions
review-many-games = { $n ->
    [one] { $n } game looked back on
   *[other] { $n } games looked back on
}
review-keys = The course of the game
review-decisions = Decisions that mattered
review-strokes = Strokes of luck
review-none = None worth a word.
review-moment = move { $n }
review-graph = Chances to win
review-missed = { $seat }: { $answer }. Better: { $other }.
review-found = { $seat }: { $answer }. A mate would have answered: { $other }.
review-range = { $n } in 100 ({ $low } to { $high })
review-verdict-inaccuracy = Inaccuracy
review-verdict-mistake = Mistake
review-verdict-blunder = Blunder
review-verdict-find = A good find
review-coach = The coach would have said: “{ $why }”
review-helped = This helped most: { $seat }.
review-outcomes = Played on { $times } times from here, the final score of { $seat } is { NUMBER($better, minimumFractionDigits: 1, maximumFractionDigits: 1) } instead of { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average, that of { $rival } { NUMBER($theirs, minimumFractionDigits: 1, maximumFractionDigits: 1) } instead of { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
review-odds = 1 in { $n }
review-many = { $n } draws in a row
review-key-lead = { $seat } takes the lead and keeps it ({ $n } in 100).
review-key-decided = { $seat } has all but won ({ $n } in 100).
review-key-mistake = The costliest decision of the game: { $seat } gives away { $n } in 100.
review-key-find = The best find of the game: { $seat } gains { $n } in 100.
review-key-luck = The greatest stroke of luck: { $n } in 100 for { $seat }.
review-weighed = The answers that were weighed, victories in 100
review-given = given
review-best = best
review-known = What { $seat } could know: expected, likely, true
review-nobodys = in the bag
