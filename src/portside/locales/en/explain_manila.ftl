# Manila: what its things are, when somebody points at them. Loaded when somebody does.

explain-profit = Profit
explain-aboard = Aboard
explain-next-seat = Next seat
explain-costs = Costs
explain-brings = Brings at once
explain-here = Here
explain-boats-there = Boats there
explain-level = Stands at
explain-next = Next level
explain-share = A share costs
explain-left = Shares left
explain-yours = You hold
explain-on-it = On it
explain-in-office = In office
explain-highest-bid = Highest bid
explain-you-have = You have
explain-boat-at = Boat on space
explain-pledged = Pledged
explain-at-home = At home
explain-cash = Cash
explain-shares-held = Shares
explain-office = Office
explain-nobody = nobody
explain-full = none: the boat is full
explain-end = the game ends
explain-of = { $n } of { $n2 }
explain-each = { $n }, worth { $n2 } each now
explain-purse = { $n ->
    [one] { $n } peso, { $n2 } with loans
   *[other] { $n } pesos, { $n2 } with loans
}
explain-hand = { $n }, pledged { $n2 }
explain-can-pay = It costs { $n }; you have { $n2 }, with loans { $n3 }.
explain-ware = Each time its boat reaches the harbour, the ware rises one level. At the end a share is worth that level; when a ware reaches { $n }, the game is over.
explain-space = Space { $n }
explain-space-start = A start space. The harbour master sets each boat on 0 to { $n2 }, together { $n3 }; beyond space { $n } is the harbour.
explain-space-pirates = The pirates’ water. A boat exactly on { $n } may be boarded after the second roll; after the last one pirates plunder it.
explain-space-sea = Open sea. Each boat moves as far as its die says; beyond { $n } it is in the harbour, short of that it ends in the shipyard.
explain-master = Won by auction each voyage. { $n ->
    [0] Chooses which ware stays ashore and launches the boats, and places first.
    [one] May buy { $n } share, chooses which ware stays ashore, launches the boats and places first.
   *[other] May buy { $n } shares, chooses which ware stays ashore, launches the boats and places first.
}
explain-bank = Whoever is asked may pledge a share for { $n } pesos; redeeming it costs { $n2 }. A share still pledged at the end costs { $n3 }.
explain-voyage = A voyage: the auction, the harbour master’s duties, then accomplices and dice in turn, pilots before the last roll, and at the end the places pay.
explain-die-of = Die: { $thing }
explain-dice = Each boat at sea has its own die and moves as far as it says. Beyond { $n } it lies in the harbour and rolls no more.
explain-pesos = Pay for bids, shares and places. At the end every peso counts as fortune.
explain-shares = Only you see which wares they are. At the end each is worth what its ware stands at on the black market.
explain-crew-title = Accomplices
explain-crew = One is placed in each round, or you pass for the whole voyage. After the voyage all come home.
explain-seat = How many shares and loans there are, and where the accomplices stand, is open to all.
explain-hidden-shares = The wares of these shares, until the end.
explain-hidden-cash = The cash, until the end.
