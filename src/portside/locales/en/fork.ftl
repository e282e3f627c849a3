# Playing on from a moment of a finished game: the window that asks how, and the band of such a table.

fork-title = Play on from here
fork-turn = { $who ->
    [you] It is your turn.
   *[other] { $seat } is to move.
}
fork-about = A new table begins in this position. The finished game stays as it is.
fork-dice = Dice
fork-same = The same dice
fork-same-about = Whatever fell there falls again, in the same order. You compare your choices, and you know what comes.
fork-new = New dice
fork-new-about = Rolled afresh and sealed as usual. What was dealt stays dealt, but nobody knows what comes.
fork-who = Who sits where
fork-begin = Begin the fork
fork-practice = Forks are practice: they count for nothing.
fork-bar = A fork from move { $n }
fork-bar-of = of “{ $title }”
fork-bar-about = Practice: nothing here counts.
fork-bar-known = { $name } knows the dice.
fork-bar-then = Last time here: { $answer }.
fork-bar-dice = { $dice ->
    [same] same dice as there
   *[new] new dice
}
fork-back = Back to the review
fork-origin = To that game’s review
fork-fair = The first { $n } answers are those of the game that was forked: their draws are checked there.
fork-fair-there = The dice of that game
fork-unfair = This fork repeats draws that no secret has promised. There is nothing to check.
problem-nothing-to-decide = From this moment on nobody had a choice. Go back a little.
