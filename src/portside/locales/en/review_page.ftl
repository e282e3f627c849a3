# The page that looks back on a finished game. The terminal's words are in review.ftl.

review-title = Review
review-chances = Win chance
review-chances-at = in 100, at move { $n }
review-chances-coming = drawn once it is computed
review-is-covered = covered, so that the end stays open
review-uncover = Show win chances
review-show-as = Show as
review-ribbons = Ribbons
review-lines = Lines
review-to-come = The chances are being computed
review-look-as = { $seat }: { $n } in 100. Look with these eyes
review-graph = { $count ->
    [one] Win chances over { $n } moves. The victory went to { $seats }
   *[other] Win chances over { $n } moves. The victory was shared by { $seats }
}
review-graph-coming = Win chances: still being computed
review-in-words = The win chances in sentences
review-pin = Decision { $n }: { $what }, { $size } in 100
review-die = Stroke of luck { $n }: { $what }, { $size } in 100

## The moment

review-moment = The moment on the board
review-decision-of = Decision { $n } of { $of }
review-stroke-of = Luck { $n } of { $of }
review-verdict-inaccuracy = Inaccuracy
review-verdict-mistake = Mistake
review-verdict-blunder = Blunder
review-more = { $n } more
review-chance = Chance decides
review-had = { $seat } had
review-best = best
review-your-answer = your answer
review-answer-of = answer of { $seat }
review-was-best = No other answer was clearly better.
review-was-fine = Hardly worse than the best answer.
review-forced = There was no other answer.
review-close = too close to call
review-close-about = The two answers are too close to call: looked at again and again, the difference does not stay on one side of zero.
review-find-about = A good find. At a glance it would have been: { $other }.
review-better = “{ $answer }” would have won { $n } more games in 100.
review-helped = This helped { $seat } most.
review-outcomes = Played on { $times } times from here, the final score of { $seat } is { NUMBER($better, minimumFractionDigits: 1, maximumFractionDigits: 1) } instead of { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average, that of { $rival } { NUMBER($theirs, minimumFractionDigits: 1, maximumFractionDigits: 1) } instead of { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
review-range = { $low } to { $high } in 100
review-about = about { $n } in 100
review-larger = The board in large

## What turned the game

review-find-it = Find it yourself
review-learn = Learn from your mistakes
review-turning = What turned the game
review-decisions = Decisions that mattered
review-luck = Strokes of luck
review-for = for { $seat }
review-instead = { $given } instead of { $other }
review-rather = { $given } rather than { $other }
review-draws = { $n } draws in a row
review-odds = 1 in { $n }
review-luck-helped = helped { $seat } most
review-so-far = So far; the order may still change.
review-no-decisions = No decision worth a word: nothing was clearly given away.
review-no-luck = Chance changed nothing worth a word.

## The sum

review-balance = Where the result came from
review-balance-about = victories in 100 games like this one
review-seat = Player
review-bars = As bars
review-part-start = Start
review-part-luck = + luck
review-part-own = + own choices
review-part-others = + others’ choices
review-part-evaluation = ± evaluation
review-key-of-start = start
review-key-of-luck = luck
review-key-of-own = own choices
review-key-of-others = others’ choices
review-key-of-evaluation = what the evaluation cannot say
review-how-sure = how sure
review-result = = result
review-place = { $n ->
    [1] won
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
review-adds-up = Each row adds up exactly; the split is an estimate.
review-adds-up-about = In own choices 0 is an answer by habit: good players are above it. It follows the true positions, all hands open. What a player could know is judged by decision, not here.
review-lost = Given away per decision
review-lost-about = in 100, by what the player could know
review-decisions-counted = { $n ->
    [one] in { $n } decision
   *[other] in { $n } decisions
}

## What could be known

review-known = What { $seat } could know
review-known-all = All of it: every gain and every payment was made in the open, so a perfect memory knows each count.
review-known-guess = What was to be expected, what was likely, and what the hand really held.
review-known-nothing = Nothing was hidden.
review-sure = sure
review-held = held { $n }
review-bag = { $n ->
    [one] In the bag: { $n } piece
   *[other] In the bag: { $n } pieces
}
review-bag-about = Nothing is hidden here but the order. Whoever counts what has been seen knows what one draw is likely to bring.

## While it is computed, and around it

review-coming = Your game is played on, many times
review-coming-about = That takes about a minute. You can look at the board meanwhile, or leave: the review is kept with the table.
review-done-of = { $n } of { $of }
review-failed = The review did not come
review-failed-about = The server is busy or out of reach. It is asked again by and by; what is done is kept.
review-nothing = Nothing to review yet
review-nothing-about = Only games that were played to their end are looked back on.
review-shown = Somebody shows you a game
review-shown-about = It opens at the beginning. Result, win chances and better answers stay covered until you lift them; step through the moves as you like.
review-won = { $n ->
    [one] { $seat } won with { $score }
   *[other] { $seat } share the victory with { $score }
}
review-pass-on = Keep it, pass it on
review-link = Link to this review
review-covered = Without the end
review-covered-about = It opens at the beginning, with the result covered. Whoever opens it decides when to look.
review-nameless = Without names
review-nameless-about = The page says Seat 1, Seat 2… Whoever opens the table itself still finds the names there.
review-key-moments = One move back or on
review-key-answers = The answers of this moment
review-key-ends = To the first move, or to the end
review-tab-moments = Moments
review-tab-balance = Balance
review-tab-luck = Luck
review-tab-known = Known
