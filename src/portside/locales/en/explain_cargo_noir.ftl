# Cargo Noir: what its things are, when somebody points at them. Loaded when somebody does.

explain-goods = Goods
explain-stacks = Stacks
explain-enter = To enter
explain-costs = Costs
explain-left = Left
explain-limit = At most
explain-owners = Owned by
explain-you-can-pay = Your goods pay
explain-you-hold = You hold
explain-you-have = You have
explain-set = Your set
explain-in-bag = In the bag
explain-on-market = On the market
explain-ships = Ships
explain-one-more = For one more
explain-holds = Holds
explain-cards = Cards
explain-none = none
explain-tokens = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}
explain-set-worth = worth { $n }; with one more { $n2 }
explain-fleet = { $n } at home, { $n2 } out, { $n3 } in reserve
explain-port-kind = { $n ->
    [one] a port with { $n } good
   *[other] a port with { $n } goods
}
explain-can-pay = It takes { $n }, you have { $n2 }.
explain-worth = It costs { $n }, you could pay up to { $n2 }.
explain-port = Whoever is alone here at the start of a turn pays the stack and takes all the goods. Whoever is outbid raises, or withdraws with all coins.
explain-port-closed = Closed at this table: it opens with { $n } players. No goods, no ships.
explain-card-cargo_ship = { $n ->
    [one] { $n } more ship joins your fleet at once and can sail this very turn.
   *[other] { $n } more ships join your fleet at once and can sail this very turn.
}
explain-card-warehouse = { $n ->
    [one] Room for { $n } more good, at once and to the end.
   *[other] Room for { $n } more goods, at once and to the end.
}
explain-card-syndicate = { $n ->
    [one] Pays you { $n } coin when you withdraw from a port, once a turn.
   *[other] Pays you { $n } coins when you withdraw from a port, once a turn.
}
explain-card-common = Points, nothing else. You may own as many as you can pay, while they last.
explain-card-unique = There is only one. Points, and in a tie the best single card decides.
explain-good = No kind is better than another. Traded for cards in sets: all of one kind, or all different. The larger the set, the more each good is worth.
explain-wild = Stands for any kind in any set.
explain-casino = { $n ->
    [one] Costs nothing. On your next turn every ship of yours here brings { $n } coin and comes home.
   *[other] Costs nothing. On your next turn every ship of yours here brings { $n } coins and comes home.
}
explain-market = Costs nothing. On your next turn each ship of yours here swaps one good for one that lies here, or draws one from the bag.
explain-bag = New goods come from here, by chance: for the ports, and for ships on the black market.
explain-discards = Goods handed in or thrown overboard. When the bag is empty, they all go back into it.
explain-bank = Pays for the casino and the syndicate, and gets the stacks. When it runs short, it pays what it has; nothing is owed.
explain-bank-endless = Pays for the casino and the syndicate, and gets the stacks. At this table it never runs short.
explain-round = In the last round coins from the safe pay for cards too, and goods left over are worth nothing.
explain-ships-do = Every ship that was sent acts once at the start of your turn, then comes home and is sent again.
explain-store = After the trade, goods that do not fit go overboard; you choose which.
explain-safe = Coins go under ships in ports. They buy cards in the last round only, and left over they are worth nothing.
explain-vp = Only the points on cards count. Most of them win.
explain-seat = Everything lies open: coins, goods, ships and cards.
