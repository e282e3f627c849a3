# Find the best answer: puzzles, and one’s own mistakes.

title-puzzles = Puzzles
title-mistakes = Learn from your mistakes

## What is said to a try

task-ask = Your turn again
task-ask-about = Something here is worth about { $n } more wins in 100. Any answer counts as right if it comes within 1 of the best.
task-better-tag = Find a better answer
task-hint = A hint
task-hint-not = That is not the one to look for.
task-show = Show me
task-again = Try again
task-near = Better than before, not the best
task-worse = Not better than before
task-wins = { $answer }: { $n } in 100.
task-loses = Another answer wins about { $n } more games in 100.
task-right = { $answer }. That is it.
task-shown = { $answer }. That was it.
task-better = “{ $answer }” wins more games than “{ $other }”.
task-range = { $low } to { $high } in 100
task-best = best
task-given = your answer then
task-tried = tried
task-habit = a mate’s answer
task-next = Next position
task-position = Where the game stands
task-you = You
task-weighing = Being looked at…
task-failed = This answer could not be judged.
task-failed-about = The server did not answer. Your try is not lost.
task-loading = Setting up the position
task-loading-about = The board comes first, the answers a moment later.

## Puzzles

puzzles-lead = Real positions, one question each. No clock, no score.
puzzles-game = Game
puzzle-tag = A puzzle
puzzle-today = Today, { $date }
puzzle-ask = One answer stands out
puzzle-ask-about = Every other one wins at least { $n } games fewer in 100. Any answer counts as right if it comes within 1 of the best.
puzzle-worse = Not the best one
puzzle-next-one = Another puzzle
puzzles-week = This week
puzzles-solved = { $n } solved
puzzles-today = today
puzzles-done = solved
puzzles-week-about = Skip a day and nothing breaks: there is no streak to lose, and every past puzzle stays open.
puzzles-choose = Or choose
puzzles-left = { $n } of { $of } open
puzzles-coming = Fetching today’s puzzle
puzzles-late = The puzzle did not come
puzzles-late-about = The server did not answer. Nothing is lost.
puzzles-none = There are no puzzles here yet

## One’s own mistakes

mistakes-count = { $n ->
    [0] none today
    [one] { $n } position
   *[other] { $n } positions
}
mistakes-position = Position { $n } of { $of }
mistakes-yours = { $n ->
    [one] Your position
   *[other] Your { $n } positions
}
mistakes-about = Taken from the game you finished. No clock, no score; leave whenever you like.
mistakes-about-all = Taken from your finished games on this device. No clock, no score; leave whenever you like.
mistakes-back = Back to the review
mistakes-leave = To the puzzles
mistakes-finish = Done
mistakes-over = That was all for now
mistakes-over-about = What you found at once comes again later, what you did not comes again soon.
mistakes-again = { $n ->
    [0] More positions are ready.
    [one] The next position comes tomorrow.
   *[other] The next position comes in { $n } days.
}
mistakes-none = Nothing to practise today
mistakes-none-about = When you look at the review of a game you have played, its costly answers are kept here.
mistakes-none-here = No mistakes worth a lesson
mistakes-none-here-about = No answer was clearly worse than the best. Enjoy that.
mistakes-coming = The review is being made
mistakes-coming-about = That takes about a minute. You can leave and come back.
mistakes-failed = The positions did not come
mistakes-failed-about = The server did not answer. Nothing is lost.
