# Cargo Noir, the rules help. Keys come from docs/rules/cargo_noir.md: rule-CN-4-2 tells CN-4.2.

summary = Collect the most victory points (VP) on cards. On your turn your ships act, then you may trade sets of goods for victory cards, then you send the ships out again: to the casino, to the black market or, on a stack of coins, to a port. Whoever is alone in a port buys its goods; whoever is outbid raises or withdraws. Rounds: { $rounds_2 } with 2 players, { $rounds_3 } with 3, { $rounds_4 } with 4, { $rounds_5 } with 5.

chapter-1 = What there is
rule-CN-1-1 = The game is for 2 to 5 players, each for themselves.
rule-CN-1-2 = Goods are tokens of 9 types: alcohol, art, cars, cigars, gold, ivory, jewels, uranium and weapons. No type is better than another. A few tokens are wild.
rule-CN-1-3 = { $bank ->
    [endless] There are as many coins of 1 as needed.
   *[limited] There are { $coins } coins of 1.
} A coin lies in the bank, in a player’s safe or under a ship.
rule-CN-1-4 = You have { $ships } ships. From the start { $start_ships } of them sail; { $reserve } wait in reserve.
rule-CN-1-5 = You can store { $store } goods, and { $more } more for each Warehouse card.
rule-CN-1-6 = Victory cards come in 3 families; how many copies there are: smuggler’s edge (Cargo Ship { $cargo_ship_copies }, Warehouse { $warehouse_copies }, Syndicate { $syndicate_copies }), common spoils (Dive Bar { $dive_bar_copies }, Night Club { $night_club_copies }, Yacht { $yacht_copies }, Villa { $villa_copies }) and unique spoils (Show Business { $show_business_copies }, Paparazzi { $paparazzi_copies }, Militia { $militia_copies }, Cronies { $cronies_copies }, Bank { $bank_card_copies }, Principality { $principality_copies }).
rule-CN-1-7 = All of this lies open. Only what the bag will give next is unknown.

chapter-2 = Setting up
rule-CN-2-1 = The first seat begins every round, for the whole game.
rule-CN-2-2 = Ports, the goods in each, and with how many players it is open: Rotterdam { $rotterdam_slots } ({ $rotterdam_players }), New York { $new_york_slots } ({ $new_york_players }), Hong Kong { $hong_kong_slots } ({ $hong_kong_players }), Cape Town { $cape_town_slots } ({ $cape_town_players }), Bombay { $bombay_slots } ({ $bombay_players }), Panama { $panama_slots } ({ $panama_players }), Rio { $rio_slots } ({ $rio_players }), Tangier { $tangier_slots } ({ $tangier_players }). A closed port has no goods and takes no ships.{ $ports_ours ->
    [yes] {" "}When they open is our choice, not the box’s.
   *[no] {""}
}
rule-CN-2-3 = The bag gets { $tokens } tokens of each type and { $wild ->
    [players] 1 wild token per player
    [one] { $wild } wild token
   *[other] { $wild } wild tokens
}.
rule-CN-2-4 = Tokens from the bag fill the slots of the black market ({ $market }), then those of each open port.
rule-CN-2-5 = Everybody starts with { $start_coins } { $start_coins ->
    [one] coin
   *[other] coins
} and { $start_ships } { $start_ships ->
    [one] ship
   *[other] ships
}, without goods and cards.
rule-CN-2-6 = Every card can be had from the first trade on.
rule-CN-2-7 = The round marker stands before space 1.

chapter-3 = Rounds and turns
rule-CN-3-1 = When the first seat begins a turn, the marker moves on: a round begins.
rule-CN-3-2 = Turns go clockwise, always in the same order.
rule-CN-3-3 = A turn goes like this: ships act (I), trade and clear the surplus (II), send ships (III).
rule-CN-3-4 = In round 1 there is only phase III.
rule-CN-3-5 = The game has { $rounds_2 } rounds with 2 players, { $rounds_3 } with 3, { $rounds_4 } with 4 and { $rounds_5 } with 5.

chapter-4 = Phase I: ships act
rule-CN-4-1 = Every ship sent earlier acts once. You pick the next one each time, and you may use at once what the last one brought.
rule-CN-4-2 = A ship that has acted comes home and can be sent again this turn. A ship that raised stays.
rule-CN-4-3 = Casino: { $casino } { $casino ->
    [one] coin
   *[other] coins
} for each ship there, all of them together.
rule-CN-4-4 = { $bank ->
    [endless] The bank never runs short: it always pays.
   *[limited] A bank that runs short pays what it has. Nothing is owed.
}
rule-CN-4-5 = Black market, for each ship: swap a good, or draw one from the bag.
rule-CN-4-6 = You can swap any good you hold, also a wild one or one just gained. It takes the place of the good you take; swapping a good for its own kind is { $same_swap ->
    [yes] allowed too
   *[no] not offered
}.
rule-CN-4-7 = So the black market always holds the same number of goods and is never filled up.
rule-CN-4-8 = In this phase you may hold more goods than fit.
rule-CN-4-9 = If you are alone in a port, you { $may_stay ->
    [yes] may buy, or wait: ship and coins then stay until your next turn. Buying means that
   *[no] must buy:
} your whole stack goes to the bank, and all the goods are yours.
rule-CN-4-10 = The port is filled again at once, slot by slot.
rule-CN-4-11 = When a draw finds the bag empty, all discarded tokens go into it first.
rule-CN-4-12 = If somebody’s stack in the port is higher than yours, you are outbid: raise or withdraw.
rule-CN-4-13 = Raise: add coins until your stack is the highest, or more. The ship stays and is done.
rule-CN-4-14 = Withdraw: the ship and all its coins come back to you.
rule-CN-4-15 = If you withdrew from a port, you cannot send a ship there in the same turn.
rule-CN-4-16 = If you cannot pay for a raise, you must withdraw, but you may let other ships earn coins first.
rule-CN-4-17 = A Syndicate card pays you { $syndicate } { $syndicate ->
    [one] coin
   *[other] coins
} when you withdraw. Each card pays once a turn, and 1 withdrawal brings 1 payment.
rule-CN-4-18 = If you are not outbid, you cannot leave a port.

chapter-5 = Phase II: trade
rule-CN-5-1 = You may make 1 trade: any number of sets for any number of cards, all at once.
rule-CN-5-2 = In a mixed set all goods are of different types. In a set of a kind all goods are of the same type.
rule-CN-5-3 = A set has 1 to { $largest } goods.
rule-CN-5-4 = With 1 to { $largest } goods a mixed set is worth, in this order, { $different }; a set of a kind is worth { $same }.
rule-CN-5-5 = A wild good is any type in any set; in a mixed set it is a type that is not there yet. Wild goods alone make a set of a kind.
rule-CN-5-6 = A good is part of 1 set only.
rule-CN-5-7 = The sets together must be worth at least what the cards cost together. How sets and cards match up does not matter.
rule-CN-5-8 = What you pay too much is lost; no change is given.
rule-CN-5-9 = Goods handed in are discarded.
rule-CN-5-10 = Coins buy cards in the last round only.
rule-CN-5-11 = A card must still be there. Of smuggler’s edge cards nobody may own more than { $cargo_ship_limit } × Cargo Ship, { $warehouse_limit } × Warehouse and { $syndicate_limit } × Syndicate.
rule-CN-5-12 = After the trade, goods that do not fit are discarded; you choose which. A Warehouse just bought counts. In the last round nothing is discarded: our ruling, which changes no result.
rule-CN-5-13 = You discard no more than the surplus.
rule-CN-5-14 = If you can buy nothing, you are asked nothing.

chapter-6 = Cards
rule-CN-6-1 = You keep your cards to the end; then their VP count.{ $cards_ours ->
    [yes] {" "}Costs and VP are ours, not the box’s; only what the Cronies cost is known.
   *[no] {""}
}
rule-CN-6-2 = A smuggler’s edge card works as soon as it is bought.
rule-CN-6-3 = Cargo Ship (cost { $cargo_ship_cost }, { $cargo_ship_points } VP): a ship from the reserve joins your fleet and can sail this turn.
rule-CN-6-4 = Warehouse (cost { $warehouse_cost }, { $warehouse_points } VP): { $more } more { $more ->
    [one] compartment
   *[other] compartments
}, at once.
rule-CN-6-5 = Syndicate (cost { $syndicate_cost }, { $syndicate_points } VP): it pays when you withdraw, for the first time in your next phase I.
rule-CN-6-6 = Common spoils: as many as you can pay, while they last. Cost and VP: Dive Bar { $dive_bar_cost } and { $dive_bar_points }, Night Club { $night_club_cost } and { $night_club_points }, Yacht { $yacht_cost } and { $yacht_points }, Villa { $villa_cost } and { $villa_points }.
rule-CN-6-7 = Unique spoils decide ties. Cost and VP: Show Business { $show_business_cost } and { $show_business_points }, Paparazzi { $paparazzi_cost } and { $paparazzi_points }, Militia { $militia_cost } and { $militia_points }, Cronies { $cronies_cost } and { $cronies_points }, Bank { $bank_card_cost } and { $bank_card_points }, Principality { $principality_cost } and { $principality_points }.

chapter-7 = Phase III: send ships
rule-CN-7-1 = Every ship of yours at home is sent, one by one.
rule-CN-7-2 = It goes to the casino, the black market or an open port.
rule-CN-7-3 = The casino and the black market take any number of ships and cost nothing.
rule-CN-7-4 = In a port the ship stands on a stack of at least { $min_bid } { $min_bid ->
    [one] coin
   *[other] coins
}, higher than every stack there.
rule-CN-7-5 = You have no more than 1 ship in a port.
rule-CN-7-6 = The coins come from your safe and stay under the ship until it acts.
rule-CN-7-7 = A port you left by withdrawing is closed to you this turn; one you have just bought from is not.
rule-CN-7-8 = With no ship at home your turn is over{ $last_sending ->
    [yes] ; in the last round you may also stop earlier.
   *[no] .
}

chapter-8 = The end
rule-CN-8-1 = In the last round everybody has 1 more turn.
rule-CN-8-2 = In its trade coins from the safe count 1 each, with goods or without.
rule-CN-8-3 = { $last_sending ->
    [yes] In the last round nobody has to send ships, and the last seat sends none.
   *[no] In the last round nobody sends ships.
}
rule-CN-8-4 = Coins and goods left over are worth nothing.
rule-CN-8-5 = The VP of all your cards are added up. Most VP win.
rule-CN-8-6 = In a tie the player with the best single card wins.
rule-CN-8-7 = If that is equal too, the victory is shared.
