# Manila. Keys come from the rules: ids of things, names of questions, kinds of events.

title = Manila
about = Bid for the harbour, send out your accomplices, bet on the boats that make it.

ware-ginseng = ginseng
ware-nutmeg = nutmeg
ware-silk = silk
ware-jade = jade

place-ginseng = ginseng boat
place-nutmeg = nutmeg boat
place-silk = silk boat
place-jade = jade boat
place-harbour_a = harbour A
place-harbour_b = harbour B
place-harbour_c = harbour C
place-shipyard_a = shipyard A
place-shipyard_b = shipyard B
place-shipyard_c = shipyard C
place-pirate = pirate boat
place-pilot_small = small pilot
place-pilot_large = large pilot
place-insurance = insurance

berth-a = A
berth-b = B
berth-c = C

## Questions

question-deal = Which share is dealt next?
    .waiting = The shares are being dealt.
question-bid = The harbour master’s office is up for auction: what do you bid?
    .waiting = { $seat } considers a bid.
question-buy = You are harbour master: do you buy a share?
    .waiting = { $seat } considers buying a share.
question-ashore = Which ware stays ashore this time?
    .waiting = { $seat } decides which ware stays ashore.
question-launch = Which spaces do the boats start from? The numbers follow the lanes, top to bottom.
    .waiting = { $seat } launches the boats.
question-place = Where do you send your next accomplice?
    .waiting = { $seat } looks for a place for an accomplice.
question-die = What do the dice show?
    .waiting = The dice are rolling.
question-board = Easy prey: does your pirate board a boat?
    .waiting = { $seat } considers boarding a boat.
question-pilot-small = Small pilot: which boat do you move by 1 space?
    .waiting = { $seat } acts as small pilot.
question-pilot-large = Large pilot: do you move one boat by 1 or 2 spaces, or two boats by 1?
    .waiting = { $seat } acts as large pilot.
question-plunder = Where do you send the plundered boat?
    .waiting = { $seat } decides where the plundered boat goes.

## Answers. $thing, $thing2, $n … stand in the order of the notation; $args says how many there are.

answer-deal = Deal a share: { $thing }
answer-bid = { $n ->
    [one] Bid { $n } peso
   *[other] Bid { $n } pesos
}
answer-bid-pass = Pass
answer-buy = Buy a share: { $thing }
    .short = { $thing }
answer-buy-decline = Do not buy
answer-ashore = Leave ashore: { $thing }
    .short = { $thing }
answer-launch = Start on { $n }, { $n2 }, { $n3 }
answer-place = Take a place: { $thing }
    .short = { $thing }
answer-place-pass = Pass for the whole voyage
answer-roll = { $thing }: { $n }
answer-board = { $args ->
    [1] Board: { $thing }
   *[other] Board: { $thing }, throw out seat { $n }
}
answer-stay = Stay on the pirate boat
answer-move = { $args ->
    [2] Move: { $thing } { $by }
   *[other] Move: { $thing } { $by }, { $thing2 } { $by2 }
}
answer-decline = Leave the boats alone
answer-harbour = To the harbour
answer-shipyard = To the shipyard
answer-pledge = Pledge a share: { $thing }
answer-redeem = Redeem a share: { $thing }

## Events: what the log says

event-deal = { $seat } is dealt a share: { $thing }.
    .hidden = { $seat } is dealt a share, face down.
event-auction = Voyage { $amount }: { $seat } opens the auction.
event-bid = { $amount ->
    [one] { $seat } bids { $amount } peso.
   *[other] { $seat } bids { $amount } pesos.
}
event-pass-auction = { $seat } drops out of the auction.
event-harbour-master = { $amount ->
    [one] { $seat } becomes harbour master for { $amount } peso.
   *[other] { $seat } becomes harbour master for { $amount } pesos.
}
event-stays-in-office = Nobody bids: { $seat } is harbour master, free of charge.
event-buy = { $amount ->
    [one] { $seat } buys a share for { $amount } peso: { $thing }.
   *[other] { $seat } buys a share for { $amount } pesos: { $thing }.
}
event-decline-share = { $seat } buys no share.
event-ashore = { $seat } leaves ashore: { $thing }.
event-launch = The { $thing } boat starts on space { $amount }.
    .several = The boats start on: { $list }.
event-place = { $amount ->
    [0] { $seat } takes a place: { $thing }.
    [one] { $seat } takes a place for { $amount } peso: { $thing }.
   *[other] { $seat } takes a place for { $amount } pesos: { $thing }.
}
event-premium = { $amount ->
    [one] { $seat } takes { $amount } peso for the insurance.
   *[other] { $seat } takes { $amount } pesos for the insurance.
}
event-stowaway = { $amount ->
    [0] { $seat } takes a place as a stowaway, without paying: { $thing }.
    [one] { $seat } takes a place as a stowaway, for the last peso: { $thing }.
   *[other] { $seat } takes a place as a stowaway, for the last { $amount } pesos: { $thing }.
}
event-pass-placement = { $seat } sends out no more accomplices this voyage.
event-roll = Die: { $thing } { $amount }.
    .several = Dice: { $list }.
event-dock = { $amount ->
    [1] The { $thing } boat reaches the harbour, berth A.
    [2] The { $thing } boat reaches the harbour, berth B.
   *[3] The { $thing } boat reaches the harbour, berth C.
}
event-lay-up = { $amount ->
    [1] The { $thing } boat ends up in the shipyard, berth A.
    [2] The { $thing } boat ends up in the shipyard, berth B.
   *[3] The { $thing } boat ends up in the shipyard, berth C.
}
event-board = { $seat } boards the { $thing } boat, seat { $amount }.
event-displaced = { $seat } loses an accomplice on the { $thing } boat.
event-captain = { $seat } is now pirate captain.
event-stay = { $seat } stays on the pirate boat.
event-pilot = { $amount ->
    [-2] { $seat } pilots the { $thing } boat 2 spaces back.
    [-1] { $seat } pilots the { $thing } boat 1 space back.
    [1] { $seat } pilots the { $thing } boat 1 space ahead.
   *[2] { $seat } pilots the { $thing } boat 2 spaces ahead.
}
event-decline-pilot = { $seat } leaves the boats alone.
event-plunder = The pirates plunder the { $thing } boat; { $seat } is in command.
event-loot = { $amount ->
    [one] { $seat } gets { $amount } peso in loot: { $thing }.
   *[other] { $seat } gets { $amount } pesos in loot: { $thing }.
}
event-profit = { $amount ->
    [one] { $seat } earns { $amount } peso on board: { $thing }.
   *[other] { $seat } earns { $amount } pesos on board: { $thing }.
}
event-harbour-pays = { $amount ->
    [one] { $seat } earns { $amount } peso in the harbour, berth { $thing }.
   *[other] { $seat } earns { $amount } pesos in the harbour, berth { $thing }.
}
event-claims = { $amount ->
    [one] { $seat } pays { $amount } peso in insurance claims.
   *[other] { $seat } pays { $amount } pesos in insurance claims.
}
event-bank-covers = { $amount ->
    [one] { $seat } has no more: the bank covers { $amount } peso.
   *[other] { $seat } has no more: the bank covers { $amount } pesos.
}
event-shipyard-pays = { $amount ->
    [one] { $seat } earns { $amount } peso in the shipyard, berth { $thing }.
   *[other] { $seat } earns { $amount } pesos in the shipyard, berth { $thing }.
}
event-rise = { $amount ->
    [one] Black market: { $thing } rises to { $amount } peso.
   *[other] Black market: { $thing } rises to { $amount } pesos.
}
event-pledge = { $amount ->
    [one] { $seat } pledges a share for { $amount } peso: { $thing }.
   *[other] { $seat } pledges a share for { $amount } pesos: { $thing }.
}
    .hidden = { $amount ->
        [one] { $seat } pledges a share for { $amount } peso.
       *[other] { $seat } pledges a share for { $amount } pesos.
    }
event-redeem = { $amount ->
    [one] { $seat } redeems a share for { $amount } peso: { $thing }.
   *[other] { $seat } redeems a share for { $amount } pesos: { $thing }.
}
    .hidden = { $amount ->
        [one] { $seat } redeems a share for { $amount } peso.
       *[other] { $seat } redeems a share for { $amount } pesos.
    }
event-polish-count = The fortunes are counted as in the Polish edition: what the cash allows is redeemed; a share still pledged counts for nothing and costs { $amount }.
event-original-count = The fortunes are counted as in the original edition: all shares count, less { $amount } for each that is pledged.
event-final-redemption = { $amount ->
    [one] Before the count { $seat } redeems a share for { $amount } peso: { $thing }.
   *[other] Before the count { $seat } redeems a share for { $amount } pesos: { $thing }.
}
event-unredeemed = { $seat } cannot redeem a share: { $thing }. It counts for nothing: −{ $amount }.
event-unpaid-loan = { $seat } still has a loan on a share: { $thing }, −{ $amount }.
event-end = The black market has reached its peak: the game is over.

## Refusals. Said to whoever is asked; `when-…`: what belongs to another question.

refusal-bid-first = { $n } is not enough: the first bid is at least { $least }.
refusal-bid-higher = { $n } is not enough: { $seat } has bid { $highest }.
refusal-bid-limit = { $n } is more than you can pay: at most { $most }. Cash: { $cash }; shares to pledge: { $loans }.
refusal-shares-sold-out = No share is left in the supply: { $thing }.
refusal-share-cost = A share of { $thing } costs { $cost }; you can pay { $have }. Cash: { $cash }; shares to pledge: { $loans }.
refusal-launch-spaces = Each boat starts on a space from 0 to { $most }.
refusal-launch-sum = The start spaces do not make the sum that the rules want.
refusal-place-cost = This place costs { $cost } ({ $thing }); you can pay { $have }. Cash: { $cash }; shares to pledge: { $loans }.
refusal-place-taken = { $seat } stands there already: { $thing }.
refusal-place-yours = Your own accomplice stands there already: { $thing }.
refusal-pirates-full = Both places on the pirate boat are taken.
refusal-stowaway-insurance = You cannot pay for any place, so you travel as a stowaway; the insurance takes no stowaways.
refusal-boat-ashore = This ware stays ashore on this voyage: { $thing }.
refusal-boat-docked = This boat has left the sea and takes nobody any more: { $thing }.
refusal-boat-full = All { $n } seats on this boat are taken: { $thing }.
refusal-board-docked = This boat is safe in the harbour: { $thing }.
refusal-board-space = Pirates board on space { $last } only; this boat is on { $n }: { $thing }.
refusal-board-nobody-leaves = At this table pirates throw nobody out: they take a vacant seat.
refusal-board-no-seat = This boat has { $n } seats: { $thing }.
refusal-board-pirate-safe = That is the pirate who has just boarded.
refusal-board-vacant-first = A boat on the last space still has a vacant seat: that comes first.
refusal-pilot-nothing = Move a boat, or leave the boats alone.
refusal-pilot-small-far = The small pilot moves one boat by one space.
refusal-pilot-large-far = The large pilot moves one boat by up to two spaces, or two boats by one each.
refusal-pilot-not-at-sea = This boat is not at sea: { $thing }.
refusal-pilot-below = This boat is on space { $n }; it cannot go back as far: { $thing }.
refusal-no-share = You have no such share: { $thing }.
refusal-all-pledged = All your shares of this ware are pledged already: { $thing }.
refusal-none-pledged = None of your shares of this ware is pledged: { $thing }.
refusal-redeem-cost = Redeeming costs { $cost } in cash; you have { $have }.
refusal-when-bid = Bids are made at the auction, before each voyage.
refusal-when-buy = Only the harbour master buys a share, right after the auction.
refusal-when-ashore = The harbour master names the ware that stays ashore, before the boats start.
refusal-when-launch = The harbour master sets the start spaces once the boats are loaded.
refusal-when-place = Accomplices are placed in the placement rounds of a voyage.
refusal-when-board = Pirates board after the second movement, when a boat lies on the last space before the harbour.
refusal-when-pilot-small = The small pilot acts before the last movement.
refusal-when-pilot-large = The large pilot acts before the last movement.
refusal-when-plunder = The pirate captain decides about plundered boats, after the last movement.

tale-pesos = { $n ->
    [one] { $n } peso
   *[other] { $n } pesos
}
tale-for = { $what } for { $cost }
tale-voyage = Voyage { $n }
tale-deal = The shares were dealt: { $list }.
tale-opens = opened the auction
    .you = opened the auction
tale-bid = bid { $cost } in the auction
    .you = bid { $cost } in the auction
tale-out = out
tale-master = became harbour master for { $cost }
    .you = became harbour master for { $cost }
tale-stays = was harbour master for free, as nobody bid
    .you = was harbour master for free, as nobody bid
tale-pledge = { $n ->
    [one] pledged a share
   *[other] pledged { $n } shares
}
    .you = { $n ->
        [one] pledged a share
       *[other] pledged { $n } shares
    }
tale-redeem = { $n ->
    [one] redeemed a share
   *[other] redeemed { $n } shares
}
    .you = { $n ->
        [one] redeemed a share
       *[other] redeemed { $n } shares
    }
tale-buy = bought a share of { $thing } for { $cost }
    .you = bought a share of { $thing } for { $cost }
tale-no-share = bought no share
    .you = bought no share
tale-ashore = left ashore: { $thing }
    .you = left ashore: { $thing }
tale-launch = the boats started on { $list }
tale-aboard = joined the { $thing }
    .you = joined the { $thing }
tale-place = took a place
    .you = took a place
tale-premium = premium { $cost }
tale-stowaway = took a place as a stowaway
    .you = took a place as a stowaway
tale-no-more = sent out no more accomplices this voyage
    .you = sent out no more accomplices this voyage
tale-dice = Dice: { $list }
tale-now = now on { $list }
tale-dock = in the harbour: { $list }
tale-lay-up = in the shipyard: { $list }
tale-paid = Paid out: { $list }
tale-rise = Black market: { $list }
tale-pilot = piloted { $list }
    .you = piloted { $list }
tale-no-pilot = left the boats alone
    .you = left the boats alone
tale-board = boarded the { $thing }
    .you = boarded the { $thing }
tale-displaced = overboard: { $who }
tale-stay = stayed on the pirate boat
    .you = stayed on the pirate boat
tale-captain = pirate captain now: { $who }
tale-plunder = The pirates plundered: { $thing }

## The board

board-voyage = Voyage { $n }
board-deal = dealing the shares
board-auction = auction
board-duties = the harbour master’s duties
board-placement = accomplices, round { $n } of { $n2 }
board-movement = dice, round { $n } of { $n2 }
board-boarding = pirates board
board-pilots = pilots
board-plunder = pirates plunder
board-settlement = settlement
board-over = game over
board-no-bid = no bid yet
board-bid = bid: { $n } ({ $seat })
board-lanes = Boats
board-crew = Crew
board-profit = Profit
board-ashore = stays ashore
board-plundered = plundered
board-harbour = Harbour
board-shipyard = Shipyard
board-pays = pays
board-boat = boat
board-places = Other places
board-captain = pirate captain
board-mate = second pirate
board-vacant = (3) = free, costs 3
board-bought = 1+ = at least 1
board-market = Black market
board-price = share
board-supply = left
board-loans = pledge +{ $n }, redeem −{ $n2 }
board-polish-edition = Polish edition: still pledged at the end = worthless and −{ $n }
board-original-edition = original edition: still pledged at the end = −{ $n }
board-pesos = Pesos
board-credit = With loans
board-shares = Shares (pledged)
board-master = harbour master
board-passed = passed

## The board for those who listen to it

sr-pesos = { $n ->
    [one] { $n } peso
   *[other] { $n } pesos
}
sr-pesos-hidden = pesos, hidden
sr-costs = costs { $pesos }
sr-brings = brings { $pesos } at once
sr-loan = with a loan of { $pesos } on a share
sr-shares = { $n ->
    [one] { $n } share
   *[other] { $n } shares
}
sr-no-shares = no shares
sr-pledged = { $thing }, pledged
sr-passed = passed: { $list }
sr-waits = { $thing }: not launched yet
sr-at-sea = { $n3 ->
    [one] { $thing }: on space { $n } of { $n2 }, { $n3 } space from the harbour
   *[other] { $thing }: on space { $n } of { $n2 }, { $n3 } spaces from the harbour
}
sr-moored = { $thing }: { $place }
sr-rolled = last roll: { $n }
sr-cargo = cargo worth { $pesos }
sr-aboard = aboard: { $list }
sr-nobody = nobody aboard
sr-seats = { $n ->
    [0] no free seat
    [one] { $n } free seat, it costs { $pesos }
   *[other] { $n } free seats, the next costs { $pesos }
}
sr-vacant = free, { $price }
sr-stands = { $thing }: stands at { $pesos }; a share costs { $price }; { $left } left
sr-to-space = to space { $n }
text-shares = shares
text-pledged = of them pledged

## The board in the browser: signs, controls and cards

board-left = ashore
board-start = Start { $n }–{ $n2 }
board-stacks = Shares
board-insurance = Insurance
board-pirates = Pirates
board-chief = Captain
board-second = Mate
board-bank = Bank
board-to-bid = to bid
board-sum = Start spaces make { $n }

chip-voyage = Voyage
chip-highest = Highest ware

seat-shares = Your shares. Only you see them.
seat-loans = Loans
seat-closed = Shares, face down: { $n }; pledged: { $n2 }
seat-bought = Bought for all to see
seat-home = Accomplices at home: { $n } of { $n2 }

flow-leads = { $n ->
    [one] { $seat } bids { $n } peso
   *[other] { $seat } bids { $n } pesos
}
flow-limit = Your limit is { $n }: { $n2 } in cash, { $n3 } by pledging shares
flow-bid = Bid { $n }
flow-one-more = one more
flow-raise = raise by { $n }
flow-another = Another bid
flow-less = One less
flow-more = One more
flow-at = at { $n }
flow-start = { $thing }: start on { $n }
flow-sum = Sum { $n } of { $n2 }
flow-launch = Launch
flow-space = on space { $n }
flow-choose = Choose a boat and a direction

note-if-won = only if you win
note-maybe = if it works out
note-loan = { $n ->
    [one] pledges { $n } share: { $n2 } now, { $n3 } to redeem
   *[other] pledges { $n } shares: { $n2 } now, { $n3 } to redeem
}
    .short = { $n ->
        [one] pledges { $n } share
       *[other] pledges { $n } shares
    }
note-boat = { $n2 ->
    [1] If the boat reaches the harbour, its { $n } pesos are shared by all aboard. Alone aboard you get { $n3 }.
   *[other] If the boat reaches the harbour, its { $n } pesos are shared by all aboard: { $n3 } each with { $n2 }.
}
note-harbour = { $n2 ->
    [1] Pays { $n } pesos if at least one boat reaches the harbour.
    [2] Pays { $n } pesos if at least two boats reach the harbour.
   *[other] Pays { $n } pesos if all three boats reach the harbour.
}
note-shipyard = { $n2 ->
    [1] Pays { $n } pesos if at least one boat ends in the shipyard.
    [2] Pays { $n } pesos if at least two boats end in the shipyard.
   *[other] Pays { $n } pesos if all three boats end in the shipyard.
}
note-pirate = After the second roll a pirate may board a boat on { $n } and take a free seat. Pirates take the cargo of every boat that stands on { $n } after the last roll: one alone takes all, two take half each.
note-pilot-small = Before the last roll you may move one boat by 1 space, ahead or back.
note-pilot-large = Before the last roll you may move one boat by 1 or 2 spaces, or two boats by 1 space each.
note-insurance = You are paid at once. In return you pay for the boats that end in the shipyard: { $n } for the first, { $n2 } for the second, { $n3 } for the third.
note-pass = You send out no more accomplices this voyage. Those already out go on working.
note-pass-bid = A pass is final for this auction.
warn-pass = { $n ->
    [one] No more places for you in this voyage: { $n } accomplice stays at home.
   *[other] No more places for you in this voyage: { $n } accomplices stay at home.
}
warn-loan = { $n ->
    [one] You have { $n2 }: this takes a loan. A share is pledged for { $n3 } and costs { $n4 } to redeem.
   *[other] You have { $n2 }: this takes loans. { $n } shares are pledged for { $n3 } and cost { $n4 } to redeem.
}
warn-loan-bid = { $n ->
    [one] You have { $n2 }: if you win, you take a loan. A share is pledged for { $n3 } and costs { $n4 } to redeem.
   *[other] You have { $n2 }: if you win, you take loans. { $n } shares are pledged for { $n3 } and cost { $n4 } to redeem.
}
note-bid = Your limit is { $n }: your pesos, and { $n2 } for each share you could pledge. The winner may buy a share, loads the boats and launches them.
note-buy = At the end a share is worth what its ware stands at. The game ends when a ware reaches { $n }.
note-decline-buy = { $n ->
    [one] Only the harbour master may buy, { $n } share a voyage.
   *[other] Only the harbour master may buy, up to { $n } shares a voyage.
}
note-ashore = Its boat does not sail, so its price cannot rise on this voyage.
note-launch = Each boat starts on { $n } to { $n2 }, together { $n3 }. Move one boat, and the next gives way.
note-board = Your pirate takes the cheapest free seat for nothing, and is paid like everybody aboard if the boat arrives.
note-board-out = Whoever sits there goes home without a refund; your pirate takes the seat for nothing.
note-stay = You stay a pirate: boats that stand on { $n } after the last roll are plundered.
note-move = A boat past { $n } is in the harbour at once. After the pilots the dice roll for the last time.
note-decline = The boats stay where they are, and the dice roll for the last time.
note-to-harbour = The boat lies in the harbour: bets on it there are paid, and its ware rises.
note-to-shipyard = The boat lies in the shipyard: bets on it there are paid, and its ware does not rise.
note-pledge = You get { $n } pesos for it. The share stays yours, but counts for nothing until it is redeemed for { $n2 }; still pledged at the end, it costs { $n3 }.
note-pledge-original = You get { $n } pesos for it. The share stays yours and counts at the end, less { $n3 } if it is still pledged then. Redeeming it costs { $n2 }.
note-redeem = You pay back { $n2 } pesos for a loan of { $n }. The share counts again and can be pledged again.
note-redeem-original = You pay back { $n2 } pesos for a loan of { $n }. Nothing is deducted for the share at the end, and it can be pledged again.

source-cash-polish = cash left (Polish edition)
source-cash-original = cash (original edition)
source-ginseng = ginseng shares
source-nutmeg = nutmeg shares
source-silk = silk shares
source-jade = jade shares
source-unredeemed = shares not redeemed
source-loans = loans

result-title = The voyage is over
result-came = { $n ->
    [0] No boat came in.
    [one] One boat came in.
   *[other] { $n } boats came in.
}
result-ashore = { $thing } had stayed ashore.
result-boats = The boats
result-to-harbour = reached harbour { $thing }
result-to-shipyard = ended in shipyard { $thing }
result-plundered = plundered by the pirates
result-nobody = with nobody aboard
result-each = { $n } each
result-no-loot = Pirates: nothing to plunder for
result-who = Who earned what
result-earned = earned
result-places = places
result-gain = voyage
result-nothing = nothing
result-ware = share of the cargo of { $thing }: { $n }
result-loot = loot from { $thing }: { $n }
result-harbour = harbour { $thing }: { $n }
result-shipyard = shipyard { $thing }: { $n }
result-insurance = insurance premium: { $n }
result-claims = damages paid by the insurance: { $n }
