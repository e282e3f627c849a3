# Manila, the rules help. Keys come from docs/rules/manila.md: rule-MA-4-2 tells MA-4.2.

summary = Become the richest player, in cash and shares. Each voyage begins with an auction: { $buyable ->
    [0] the harbour master chooses
   *[other] the harbour master may buy shares, chooses
} the 3 wares that sail and launches the boats. Then all players place accomplices while the dice move the boats, and in the end the places pay. Wares that reach the harbour rise on the black market. When a ware reaches { $top }, the game is over.

chapter-1 = What there is
rule-MA-1-1 = The 4 wares, always in this order, with the pesos each seat costs and the profit of the boat: ginseng { $ginseng_costs } and { $ginseng_profit }; nutmeg { $nutmeg_costs } and { $nutmeg_profit }; silk { $silk_costs } and { $silk_profit }; jade { $jade_costs } and { $jade_profit }. Each profit can be divided evenly among any number of people aboard.
rule-MA-1-2 = There are 3 boats, each in a lane of its own with the spaces 0 to { $last_space }. Boats start on 0 to { $last_start }, pirates lie in wait at { $last_space }, and beyond { $last_space } is the harbour.
rule-MA-1-3 = Other places are in the harbour and the shipyard (A costs { $a_cost } pesos and may pay { $a_pays }, B costs { $b_cost } and may pay { $b_pays }, C costs { $c_cost } and may pay { $c_pays }), on the pirate boat (2 places for { $pirate_cost } each), the small pilot ({ $small_pilot_cost }) and the large pilot ({ $large_pilot_cost }). The insurance costs nothing and brings { $insurance_bonus }.
rule-MA-1-4 = That makes { $places } places, depending on which ware stays ashore.
rule-MA-1-5 = You start with { $starting_cash } pesos. A pledged share brings { $loan }, redeeming it costs { $redemption }, and if it is still pledged at the end you lose { $penalty }. A first bid is at least { $first_bid }, a share costs at least { $least_price }.
rule-MA-1-6 = All amounts are whole pesos. The bank never runs out.
rule-MA-1-7 = Shares of each ware: { $shares }.
rule-MA-1-8 = The black market has the levels { $levels }. A ware rises 1 level at a time.
rule-MA-1-9 = A share costs what its ware is worth on the black market now, but never less than { $least_price }.
rule-MA-1-10 = Accomplices for each player: { $accomplices_3 } with 3 players, { $accomplices_4 } with 4, { $accomplices_5 } with 5.

chapter-2 = Setting up
rule-MA-2-1 = There are { $players } players, seated clockwise from the first seat.
rule-MA-2-2 = Everybody takes { $starting_cash } pesos.
rule-MA-2-3 = Everybody takes as many accomplices as this number of players needs.
rule-MA-2-4 = Shares of each ware that are shuffled: { $pool }. Everybody is dealt { $dealt } of them, face down. What is left joins the other { $left_out } in the supply, open to all and sorted by ware.
rule-MA-2-5 = All wares start at level { $bottom }.
rule-MA-2-6 = Boats, cargo and dice lie ready beside the board.
rule-MA-2-7 = The first seat opens the first auction. Who sits there is settled before the game, by lot.
rule-MA-2-8 = Only the deal of the shares and the dice are left to chance.

chapter-3 = The voyage
rule-MA-3-1 = The game is a series of voyages. Each goes like this: auction, the harbour master’s duties, placing and moving, settlement, market.
rule-MA-3-2 = ♟ is a placement round, ⚄ a movement: { $schedule_3 } with 3 players, { $schedule_4 } with 4, { $schedule_5 } with 5. Pirates may board after the second movement and plunder after the last one; the pilots act just before the last one.
rule-MA-3-3 = You decide what you bid, whether you buy a share, which ware stays ashore and where the boats start; where your accomplices go, whether your pirate boards, how your pilot steers, and where a plundered boat ends up. All else goes by itself.
rule-MA-3-4 = If you could only say no, you are not asked. This is settled when the question comes up: after that the question stays, even if a loan or a redemption leaves only the no.
rule-MA-3-5 = When you are asked, you may first pledge and redeem shares as often as you like; the question is still yours afterwards. Nobody else may.
rule-MA-3-6 = The harbour master of the last voyage opens the auction; in the first voyage it is the first seat.
rule-MA-3-7 = Clockwise, everybody in turn raises or passes. Once you pass, you are out of this auction.
rule-MA-3-8 = The first bid is { $first_bid } or more; every other bid is higher than the last. Jumps are allowed.
rule-MA-3-9 = You cannot bid more than your cash plus { $loan } for each of your unpledged shares.
rule-MA-3-10 = When all others are out, the highest bidder has won and never bids against their own bid.
rule-MA-3-11 = The last player left without any bid on the table is still asked: at least { $first_bid }, or pass.
rule-MA-3-12 = If nobody bids, the harbour master stays in office and pays nothing. In the first voyage the opener takes the office in the same way.
rule-MA-3-13 = The winner pays the bank at once; if the cash is short, shares are pledged, as few as will do. The others pay nothing.
rule-MA-3-14 = If you cannot reach the lowest bid, you pass without being asked.

chapter-4 = The harbour master’s duties
rule-MA-4-1 = { $buyable ->
    [0] At this table nobody buys shares; the harbour master begins with the cargo.
    [1] First the harbour master may buy 1 share of a ware that the supply still has. Nobody else ever buys.
   *[other] First the harbour master may buy up to { $buyable } shares, one after the other, of wares that the supply still has. Nobody else ever buys.
}
rule-MA-4-2 = The price is paid to the bank, if need be with loans; but the share being bought cannot help to pay for itself.
rule-MA-4-3 = Everybody sees which ware is bought. Then the card joins the harbour master’s hand.
rule-MA-4-4 = Second, the harbour master names the ware that stays ashore. The other 3 are loaded.
rule-MA-4-5 = Third, the harbour master sets the boats on their start spaces: each from 0 to { $last_start }, together exactly { $start_sum }. The loaded wares take the lanes in their usual order; lanes are all alike.
rule-MA-4-6 = Ways to do so: { $launches }. They are the arrangements of { $arrangements }.

chapter-5 = Placing accomplices
rule-MA-5-1 = The harbour master begins each round, the others follow clockwise. Each places 1 accomplice or passes.
rule-MA-5-2 = Once you pass, you place no more in this voyage. What you have on the board stays and counts.
rule-MA-5-3 = A place costs what is printed on it. For the insurance you get { $insurance_bonus } at once instead.
rule-MA-5-4 = Each place takes 1 accomplice. You may hold as many places as you like, wherever.
rule-MA-5-5 = On a boat you take the cheapest vacant seat.
rule-MA-5-6 = { $docked_boats ->
    [yes] A boat in the harbour still takes accomplices at this table. So does a boat on { $last_space }.
   *[no] A boat in the harbour takes nobody any more: a seat there would be without risk. A boat on { $last_space } still does.
}
rule-MA-5-7 = In the harbour and the shipyard you may choose any vacant place, even where a boat lies already.
rule-MA-5-8 = Whoever comes first is the pirate captain, then there is a second pirate. Places that pirates have left may be taken again.
rule-MA-5-9 = Either pilot’s place may be taken while it is vacant.
rule-MA-5-10 = A place is open to you if you can pay for it, loans included. If you cannot pay for any, you may be a stowaway.
rule-MA-5-11 = If there is no place for you to take, you pass without being asked.
rule-MA-5-12 = An accomplice who comes home during a voyage is not placed again.

chapter-6 = Moving
rule-MA-6-1 = For each boat at sea 1 die is cast. Boats in the harbour have none.
rule-MA-6-2 = A boat moves as far as its die says. What it does not need is lost.
rule-MA-6-3 = Beyond { $last_space } the boat lies in the harbour, at the first free berth of A, B and C, and is done.
rule-MA-6-4 = The boats move in lane order, as soon as each die is known. The order never matters: money depends on how many boats arrive and which, not on their berths.
rule-MA-6-5 = { $docks_early ->
    [yes] After the first movement a boat can already be in the harbour: the farthest throw leads to space { $farthest }.
   *[no] After the first movement no boat can be farther than space { $farthest }.
}

chapter-7 = Boarding, after the second movement
rule-MA-7-1 = Boarding concerns boats exactly on { $last_space }. Without pirates nothing happens to them.
rule-MA-7-2 = The pirate captain decides first, then the other pirate. If both are yours, you decide for each.
rule-MA-7-3 = { $boarding_variant ->
    [yes] A pirate stays, or picks a boat on { $last_space } with a vacant seat. Chapter 13 says what holds if there is none.
   *[no] A pirate stays, or picks a boat on { $last_space } with a vacant seat.
}
rule-MA-7-4 = { $boarding_variant ->
    [yes] Without a boat on { $last_space } that carries somebody or has a vacant seat, a pirate is not asked.
   *[no] Without such a boat a pirate is not asked.
}
rule-MA-7-5 = The pirate takes the boat’s cheapest vacant seat for nothing and is an ordinary accomplice from then on.
rule-MA-7-6 = If the captain leaves, the other pirate is captain at once.
rule-MA-7-7 = The boat stays on { $last_space } and goes on as usual.

chapter-8 = Pilots, before the last movement
rule-MA-8-1 = First the small pilot acts, then the large one, if they are there and a boat is at sea. Each may decline; then the dice are cast.
rule-MA-8-2 = The small pilot moves 1 boat by 1 space, forward or back.
rule-MA-8-3 = The large pilot moves 1 boat by up to 2 spaces in one direction, or 2 boats by 1 space each. It may be the boat that was moved before.
rule-MA-8-4 = A boat pushed beyond { $last_space } docks at once, out of reach.
rule-MA-8-5 = A boat pushed onto { $last_space } is safe for now: pirates wait for the dice.
rule-MA-8-6 = No boat goes below space 0.

chapter-9 = Arriving, and plunder
rule-MA-9-1 = After the last movement, boats that have passed { $last_space } are in the harbour already.
rule-MA-9-2 = A boat exactly on { $last_space } follows them there if the pirate boat is empty.
rule-MA-9-3 = Boats below { $last_space } go to the shipyard, to the first free berths, in lane order.
rule-MA-9-4 = A boat exactly on { $last_space } with a pirate in wait is plundered; this cannot be declined. Everybody aboard goes home with nothing, boarded pirates too, before any destination is chosen.
rule-MA-9-5 = Its whole profit goes to the pirate, or half to each of 2. It is paid at the settlement.
rule-MA-9-6 = The pirate captain sends each plundered boat, in lane order, to the harbour or to the shipyard.
rule-MA-9-7 = There it counts like any other boat: for the berths, for the insurance and, in the harbour, for the market.
rule-MA-9-8 = Now every boat is either in the harbour or in the shipyard.

chapter-10 = Settlement, in this order
rule-MA-10-1 = The pirates get their loot.
rule-MA-10-2 = The profit of each boat in the harbour is divided evenly among all aboard. A boat that was plundered, or that carries nobody, pays nobody.
rule-MA-10-3 = Accomplices in the harbour get { $a_pays }, { $b_pays } or { $c_pays } from the bank if a boat lies at their berth.
rule-MA-10-4 = Accomplices in the shipyard get as much if a boat lies at theirs: from the insurance agent if there is one, else from the bank.
rule-MA-10-5 = Pilots earn nothing.
rule-MA-10-6 = The insurance agent owes for every boat in the shipyard, to whoever stands there or else to the bank: { $claims_1 } for 1 boat, { $claims_2 } for 2, { $claims_3 } for 3.
rule-MA-10-7 = What the agent would owe to an accomplice of the same player is cancelled.
rule-MA-10-8 = The agent’s own income comes first. If that falls short, shares are pledged one by one; if it still does, the agent pays everything and the bank the rest. Everybody else is paid in full, and no debt remains.
rule-MA-10-9 = The board is cleared, passes are forgotten, and the harbour master opens the next auction.

chapter-11 = Loans and stowaways
rule-MA-11-1 = A pledged share brings { $loan } pesos. It stays yours.
rule-MA-11-2 = You pledge while you are asked something, or when you are forced to.
rule-MA-11-3 = If you must pay more than you have, you pledge as few shares as will do: the ware of the lowest level first, equal ones in the usual order of the wares.
rule-MA-11-4 = Redeeming costs { $redemption } in cash. The share can be pledged again.
rule-MA-11-5 = There is no other credit, and nothing is sold, traded or given away.
rule-MA-11-6 = { $stowaway_insurance ->
    [yes] Look at the vacant places without the insurance. If you cannot pay for the cheapest of them, loans included, you may be a stowaway this time. The insurance is open to you as to all.
   *[no] Look at the vacant places without the insurance. If you cannot pay for the cheapest of them, loans included, you may be a stowaway this time. If only the insurance is vacant, it is open to you as to all.
}
rule-MA-11-7 = { $stowaway_insurance ->
    [yes] As a stowaway you take any of these places and pay whatever cash you have, even none; or you take the insurance.
   *[no] As a stowaway you take any of these places and pay whatever cash you have, even none. The insurance is closed to you.
}
rule-MA-11-8 = This is looked at afresh on each of your turns.
rule-MA-11-9 = If you can pay for a place, you must keep to those you can pay for.

chapter-12 = Market and end
rule-MA-12-1 = Each ware whose boat is in the harbour rises 1 level, however it got there. None falls.
rule-MA-12-2 = If a ware has reached { $top }, the game is over. If not, there is another voyage.
rule-MA-12-3 = { $edition ->
    [original] This table counts as the original edition does: at the end nothing is redeemed.
   *[polish] This table counts as the Polish edition does: at the end pledged shares are redeemed for their owners, the dearest first, while { $redemption } pesos are there.
}
rule-MA-12-4 = { $edition ->
    [original] Your fortune is your cash plus the value of all your shares, less { $penalty } for each that is pledged. It may be below 0.
   *[polish] Your fortune is your cash plus the value of your shares that are not pledged, less { $penalty } for each share still pledged, which counts for nothing. It may be below 0.
}
rule-MA-12-5 = The greatest fortune wins; equal ones share the victory.
rule-MA-12-6 = { $edition ->
    [original] The Polish edition counts in another way: shares are redeemed as far as the cash goes, and those still pledged count for nothing and cost { $penalty } each. If you can pay your debts, the result is the same.
   *[polish] The original edition counts in another way: nothing is redeemed, and all shares count, less { $penalty } for each that is pledged. If you can pay your debts, the result is the same.
}

chapter-13 = { $boarding_variant ->
    [yes] Variant, in play here: boarding full boats
   *[no] Variant, not in play here: boarding full boats
}
rule-MA-13-1 = While a boat on { $last_space } has a vacant seat, a pirate who boards takes such a seat.
rule-MA-13-2 = If none has, the pirate may pick any accomplice on any boat on { $last_space }, even one of the same player. That accomplice goes home, and the pirate takes the seat.
rule-MA-13-3 = The second pirate may not do this to the one who has just boarded.
rule-MA-13-4 = Each pirate looks for vacant seats anew, after the one before.
rule-MA-13-5 = All else stays as it is: nobody has to board, it costs nothing, and the captain is first.

chapter-14 = What is known
rule-MA-14-1 = { $open_cash ->
    [yes] Open to all are the cash, how many shares each player has and how many are pledged, the supply, the market, bids, the board, the dice, every purchase and every payment.
   *[no] Open to all are how many shares each player has and how many are pledged, the supply, the market, bids, the board, the dice, every purchase and every payment. The cash of the others is hidden.
}
rule-MA-14-2 = Secret are the wares of the shares and which of them are pledged. All hands are shown when the game is over.
rule-MA-14-3 = How many shares of each ware are in all hands may be worked out, and shown.
rule-MA-14-4 = Every game is written down, decision by decision, and can be watched again.
rule-MA-14-5 = A game can be saved and continued. No die and no card is decided before its time, so nobody can look ahead.
