# Santiago de Cuba: what its things are, when somebody points at them. Loaded when somebody does.

explain-owner = Owner
explain-pawn-inside = Pawn inside
explain-opens = Opened by
explain-you-hold = You hold
explain-you-have = You have
explain-you-fit = Yours that fit
explain-has = Has
explain-goods = Goods
explain-way = Way
explain-business = In business
explain-wanted = Ship wants
explain-worth = A good brings
explain-next = Next flag
explain-stands = Stands
explain-next-stop = Next stop
explain-supply = In the supply
explain-faces = Die shows
explain-so-far = So far
explain-houses = Buildings
explain-markers = Markers left
explain-nobody = nobody yet
explain-empty = none: free to enter
explain-none = none
explain-not = not at all
explain-yes = yes
explain-closed = no: you get nothing and your pawn stays
explain-ship-leaves = the ship leaves
explain-purse = { $n ->
    [one] { $n } peso, { $n2 } VP
   *[other] { $n } pesos, { $n2 } VP
}
explain-house = { $flower ->
    [yellow] a building on a yellow place
    [blue] a building on a blue place
    [red] a building on a red place
   *[white] a building on a white place
}
explain-stop = { $flower ->
    [yellow] stop { $n }, yellow flower
    [blue] stop { $n }, blue flower
    [red] stop { $n }, red flower
    [white] stop { $n }, white flower
   *[none] stop { $n }, no flower
}
explain-then = { $flower ->
    [yellow] Then your pawn enters a building on a yellow place.
    [blue] Then your pawn enters a building on a blue place.
    [red] Then your pawn enters a building on a red place.
    [white] Then your pawn enters a building on a white place.
   *[none] Your pawn stays, and its building may be used again.
}
explain-drive = { $n ->
    [one] { $n } stop ahead
   *[other] { $n } stops ahead
}, { $n2 ->
    [0] free
    [one] { $n2 } peso
   *[other] { $n2 } pesos
}
explain-drive-can = { $n2 ->
    [0] The drive is free; you have { $n3 }.
    [one] The drive costs { $n2 } peso; you have { $n3 }.
   *[other] The drive costs { $n2 } pesos; you have { $n3 }.
}
explain-drive-dear = { $n2 ->
    [one] The drive costs { $n2 } peso, you have { $n3 }.
   *[other] The drive costs { $n2 } pesos, you have { $n3 }.
}
explain-gives = Gives you: { $what }.
explain-cuban-alonso = The lawyer: claim a building that nobody owns, for free, or use one of your own wherever it stands.
explain-cuban-pablo = Gives you 1 good of your choice: rum and cigars too, but not wood.
explain-cuban-el_zorro = Every rival hands you one thing of their own choice: a peso, a VP or a good other than wood.
explain-building-bank = Take 2 pesos.
explain-building-church = Take 1 VP.
explain-building-distillery = Turn any amount of your sugar into as much rum, while the supply has rum.
explain-building-cigar_factory = Turn any amount of your tobacco into as many cigars, while the supply has cigars.
explain-building-black_market = Swap 1 of your goods for 1 of another kind. Wood is not traded here.
explain-building-sawmill = Hand in 1 wood for 1 VP and 1 peso.
explain-building-cafe = Hand in 1 rum, or 1 cigars, or 1 of each, for 2 VP apiece.
explain-building-customs_office = Set 1 die on the ship to 0: that good is no longer wanted. If nothing is wanted any more, the ship leaves.
explain-building-casino = Buy VP for 3 pesos each, or sell them at that price, as many as you like.
explain-building-port_authority = Move the value marker by one flag, up or down. Beyond the last flag the ship leaves.
explain-building-trading_office = Load 1 wanted good at once, but not wood, for 2 VP wherever the marker stands.
explain-building-newspaper_publisher = Take 1 peso and, if you like, put one Cuban out of business until the car has passed.
explain-port = Whoever stops here starts a loading round: all load in turn, the driver first. Each good brings { $n } VP now, wood 1. Pawns stay.
explain-ship = It leaves when all its dice show 0, or when the value would go beyond { $n }. The game ends with ship { $n2 }.
explain-value = What each loaded good brings. It rises when the car drives past the port, and when a loading round leaves something wanted. Beyond { $n } the ship leaves.
explain-car-title = The car
explain-car = Everybody drives this one car, forwards only. The first stop is free, each further one costs 1 peso. Passing the port moves the value marker on.
explain-pawn-of = Pawn of { $seat }
explain-pawn = It stays here until its player’s next turn, and nobody else may enter. If the building is another’s, that owner gets 1 VP when the turn ends.
explain-good-sugar = For the ship; the Distillery turns it into rum, the Black Market into anything but wood.
explain-good-citrus = For the ship; the Black Market turns it into anything but wood.
explain-good-tobacco = For the ship; the Cigar Factory turns it into cigars, the Black Market into anything but wood.
explain-good-rum = Made from sugar in the Distillery. For the ship, or 2 VP in the Café.
explain-good-cigars = Made from tobacco in the Cigar Factory. For the ship, or 2 VP in the Café.
explain-good-wood = Only Miguel gives it. It may take the place of any good the ship wants, for 1 VP each; the Sawmill pays 1 VP and 1 peso.
explain-die-of = Demand: { $thing }
explain-die = The ship still wants this many. Each one loaded brings { $n } VP and lowers the die; wood may take its place for 1 VP.
explain-die-out = This ship does not want it. Whoever set its demand laid the die aside.
explain-die-thrown = Five dice are rolled for the next ship. The player in whose turn the last ship left lays one aside; the other four stay as they fell.
explain-turn = A turn: drive the car, do what the stop offers, then move your pawn and, if you like, use its building.
explain-pesos = Each stop after the first costs 1 peso, VP in the Casino 3. At the end pesos are worth nothing, except in a tie.
explain-vp = Most victory points win. Most come from loaded goods; at the end every 3 goods left are worth 1 more.
explain-seat = Pawn, buildings and markers lie open for all to see.
explain-screen = Pesos, points and goods are behind the screen until the end.
