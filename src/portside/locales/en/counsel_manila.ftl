# Counsel. Why an answer costs much; said to whoever is asked, about the game and never about the person.

counsel-pledge-cost = A loan brings { $n } pesos and costs { $cost } to redeem.
counsel-redeem-cash = Redeeming costs { $cost } pesos in cash; what is left then: { $left }.
counsel-bid-loan = A bid of { $n } with { $cash } in cash means pledging shares to pay it: { $loans }.
counsel-bid-jump = A bid of { $less } leads as well; whoever wins with { $n } pays { $n }.
counsel-bid-left = If this bid wins, this is left of your cash for { $rounds } rounds of placing accomplices: { $left }.
counsel-pass-office = A pass is final for this auction; share, cargo and start go with the office, and a bid of { $least } would lead now.
counsel-buy-none = Only the harbour master buys, once a voyage is begun, and a share costs { $cost } now: { $thing }.
counsel-buy-loan = This share costs { $cost } with { $cash } in cash, so another has to be pledged for it: { $thing }.
counsel-buy-dear = This share costs { $cost } ({ $thing }), the other { $less } ({ $thing2 }).
counsel-buy-behind = It stands at { $n } ({ $thing }), the other at { $n2 } ({ $thing2 }); the game ends when a ware reaches { $top }.
counsel-ashore-yours = Ashore it cannot rise, and you hold { $n } × { $thing }; of the other, { $have } × { $thing2 }.
counsel-launch-yours = You hold { $n } × { $thing }; by dice alone its boat gets to { $last } from here in { $chance } of 100 voyages, from the other start in { $more }.
counsel-place-pesos = As the board stands, ten such voyages bring { $n } pesos less here ({ $thing }) than there ({ $thing2 }).
counsel-place-loses = As the board stands, ten such voyages lose { $n } pesos here: { $thing }.
counsel-place-loan = It costs { $cost } with { $cash } in cash, and redeeming what is pledged for it takes { $n } more than it brings: { $thing }.
counsel-pass-place = A pass is for the whole voyage; as the board stands, ten such voyages bring { $n } pesos here: { $thing }.
counsel-pass-voyage = A pass is for the whole voyage, with { $rounds } rounds of placing to go and { $cash } in cash.
counsel-board-pesos = As the board stands, ten such voyages bring you { $n } pesos more with the other decision.
counsel-pilot-yours = That moves back a boat with accomplices of yours aboard ({ $n }): { $thing }.
counsel-pilot-docks = The other move takes this boat into the harbour at once, out of reach of dice and pirates: { $thing }.
counsel-pilot-pesos = As the boats stand, ten such voyages bring you { $n } pesos more with the other move.
counsel-plunder-rise = In the shipyard its ware does not rise, and you hold { $n } × { $thing }.
counsel-plunder-pesos = What your places in harbour and shipyard pay hangs on this boat: lying there, it brings you { $n } pesos less.
