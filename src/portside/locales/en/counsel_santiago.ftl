# Counsel. Why an answer costs much; said to whoever is asked, about the game and never about the person.

counsel-ends-game = That ends the game: you have { $have } VP then, { $seat } has { $other }.
counsel-past-port = If you drive past the port, nobody loads and the marker moves on; what you hold for this ship could bring { $points } VP there.
counsel-past-port-leaves = If you drive past the port on the last flag, the ship leaves, without what you hold for it: up to { $points } VP.
counsel-port-next = From there { $seat } can drive to the port on the next turn, and load before you: { $thing }.
counsel-inactive = { $thing } is out of business: there is nothing to get there, and your pawn enters no building.
counsel-port-empty-handed = You have nothing to load there, while { $seat } holds goods that this ship wants: { $n }.
counsel-supply-short = { $left ->
    [0] The supply is empty, so there is nothing to get: { $thing }.
   *[other] The supply has only { $left } × { $thing }, so that is all there is to get.
}
counsel-no-use-there = None of the free buildings that { $thing } opens is of use to you now.
counsel-port-early = A good that you load now brings { $value } VP; one flag later it brings { $more }.
counsel-drive-cost = This drive costs { $cost } pesos, the other { $less }; pesos are what the next drives are paid with.
counsel-pass-goods = A pass is final for this round, and what you hold for this ship could still bring { $points } VP.
counsel-pass-wood = A pass is final for this round, and your wood could still bring { $n } VP.
counsel-wood-for-good = Wood brings 1 VP; on the same die your own goods bring { $value } each: { $thing }.
counsel-contested = { $seat } may take this before your next go: { $thing2 }. Nobody else in this round holds the good you are loading: { $thing }.
counsel-not-full = The other answer fills the ship and ends the round; this one leaves { $seat } room to load goods: { $n }.
counsel-fills-ship = That fills the ship, and on the next one a good brings { $first } VP at first, not { $value }.
counsel-loads-fewer = You could load { $most } × { $thing } at once, not { $n }; the room may be gone by your next go.
counsel-enter-no-use = { $thing } is of no use to you now; { $thing2 } is.
counsel-enter-points = { $thing } brings { $n } VP at once, { $thing2 } up to { $n2 }.
counsel-pays-owner = { $thing } belongs to { $seat }, who gets 1 VP when your pawn ends its turn there.
counsel-hands-in-wanted = The ship takes this at { $value } VP apiece, and here yours goes back to the supply: { $thing }.
counsel-trade-cheap = Here it brings { $n } VP; at the port, as the marker stands, { $value }: { $thing }.
counsel-clears-own = That closes the die of goods you hold yourself, worth up to { $points } VP at the port: { $thing }.
counsel-ship-away = Beyond the last flag the ship leaves, without what you hold for it: up to { $points } VP.
counsel-flag-down = One flag to the left, what you hold for this ship is worth { $points } VP less.
counsel-flag-up = Each good gains, and { $seat } holds more of what this ship wants: { $n } against your { $have }.
counsel-sells-points = You give up { $n } VP for { $cost } pesos, and pesos count for nothing at the end.
counsel-skip-points = { $thing }: not used, it brings nothing; used now, it would bring { $n } VP.
counsel-skip-pesos = { $n ->
    [one] { $thing }: not used, it brings nothing; used now, it would bring { $n } peso.
   *[other] { $thing }: not used, it brings nothing; used now, it would bring { $n } pesos.
}
counsel-skip-use = { $thing }: not used, it brings nothing, though it would be of use to you now.
counsel-fewer-points = That brings { $n } VP at once, the other use { $n2 }.
counsel-decline-claim = Claiming is free, and an owner gets 1 VP whenever another pawn ends its turn there. Nobody owns this one yet: { $thing }.
counsel-decline-use = Alonso opens your own building to you now, at no cost: { $thing }.
counsel-claims-not-uses = Alonso does only one of the two: your own { $thing } would bring { $n } VP at once.
counsel-take-unwanted = The ship has no room for it: { $thing }. It does want { $thing2 }, at { $value } VP apiece.
counsel-take-enough = You already hold all that the ship can take of it, { $n } × { $thing }; it still has room for { $thing2 }.
counsel-gives-wanted = The ship takes this at { $value } VP apiece, and now { $seat } could load it: { $thing }.
counsel-gives-point = A point counts at the end and a peso does not; you have pesos: { $have }.
counsel-gives-peso = { $n ->
    [one] A peso less is a stop less: with what is left you drive { $n } stop.
   *[other] A peso less is a stop less: with what is left you drive { $n } stops at most.
}
counsel-leaves-out-own = Without this die the ship does not take what you hold for it: { $n } × { $thing }.
counsel-leaves-in-rivals = The ship will take what { $seat } holds more of than you: { $thing }, { $n } against { $have }.
