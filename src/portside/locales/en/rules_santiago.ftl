# Santiago de Cuba, the rules help. Keys come from docs/rules/santiago.md: rule-SC-4-2 tells SC-4.2.

summary =
    Collect the most victory points (VP). On your turn you drive the shared car to a Cuban or to the port. A Cuban helps you, then your pawn enters a building of the Cuban’s colour and may use it; at the port everybody may load goods onto the ship. Each good loaded earns as many VP as the value marker shows: { $flags }. { $finish ->
        [turn] The game ends with the turn in which ship { $ships } leaves.
       *[once] The game ends as soon as ship { $ships } leaves.
    }

chapter-1 = What is in the box
rule-SC-1-1 = There are 6 kinds of goods: sugar, citrus fruit, tobacco, rum, cigars and wood. The tokens of each kind: { $tokens }. Every kind but wood has a die.
rule-SC-1-2 =
    { $dice ->
        [alike] The faces of a die are { $sugar_die }. Only the die for citrus fruit has { $citrus_die }.
       *[other] The faces of the dice: sugar { $sugar_die }; citrus fruit { $citrus_die }; tobacco { $tobacco_die }; rum { $rum_die }; cigars { $cigars_die }.
    }
rule-SC-1-3 = The street is a ring of 10 stops: the port, then the stops 1 to 9, where the Cubans wait. The car only drives forward.
rule-SC-1-4 =
    The 9 Cubans wear flowers: Pedro { $pedro ->
        [white] white
        [blue] blue
        [yellow] yellow
        [red] red
       *[none] none
    }, Alonso { $alonso ->
        [white] white
        [blue] blue
        [yellow] yellow
        [red] red
       *[none] none
    }, Miguel { $miguel ->
        [white] white
        [blue] blue
        [yellow] yellow
        [red] red
       *[none] none
    }, Pablo { $pablo ->
        [white] white
        [blue] blue
        [yellow] yellow
        [red] red
       *[none] none
    }, José { $jose ->
        [white] white
        [blue] blue
        [yellow] yellow
        [red] red
       *[none] none
    }, Martinez { $martinez ->
        [white] white
        [blue] blue
        [yellow] yellow
        [red] red
       *[none] none
    }, Conchita { $conchita ->
        [white] white
        [blue] blue
        [yellow] yellow
        [red] red
       *[none] none
    }, Maria { $maria ->
        [white] white
        [blue] blue
        [yellow] yellow
        [red] red
       *[none] none
    }, El Zorro { $el_zorro ->
        [white] white
        [blue] blue
        [yellow] yellow
        [red] red
       *[none] none
    }. The usual flowers of Pablo, Martinez, Conchita and Maria are our own choice; the box may have others.
rule-SC-1-5 = The 12 buildings are Bank, Church, Distillery, Cigar Factory, Black Market, Sawmill, Café, Customs Office, Casino, Port Authority, Trading Office and Newspaper.
rule-SC-1-6 = The buildings stand on 12 places: 3 yellow, 3 blue, 3 red and 3 white. Only the colour of a place matters, never its neighbours.
rule-SC-1-7 = The flags of the value track are { $flags } and, at its end, a chequered one. The marker never comes to rest on the chequered flag.
rule-SC-1-8 = The ships call at the port one after the other, up to ship { $ships }. The 4 dice on a ship show what it wants to load.
rule-SC-1-9 = Pesos and VP never run out; the number of coins and chips is no limit.
rule-SC-1-10 = You have a screen, 1 pawn and your ownership markers: { $markers }.
rule-SC-1-11 = All players share 1 car, 1 ship and 1 value marker.
rule-SC-1-12 = Before the game a table may agree on other numbers and readings. They are the options of the table.

chapter-2 = Setting up
rule-SC-2-1 = The buildings are drawn at random, 1 for each place.
rule-SC-2-2 = The Cubans are drawn at random, 1 for each stop but the port. All of them are in business.
rule-SC-2-3 = The car starts at the port.
rule-SC-2-4 = It is the turn of ship 1 of { $ships }.
rule-SC-2-5 = The value marker starts on flag { $first_flag }.
rule-SC-2-6 =
    Everybody gets { $start_pesos ->
        [one] { $start_pesos } peso
       *[other] { $start_pesos } pesos
    }, { $start_vp } VP and { $kit ->
        [usual] 1 token each of sugar, tobacco and citrus fruit
       *[other] these goods: sugar { $start_sugar }, citrus fruit { $start_citrus }, tobacco { $start_tobacco }, rum { $start_rum }, cigars { $start_cigars }, wood { $start_wood }
    }. Pawns wait beside the board, and nobody owns a building.
rule-SC-2-7 = All other tokens are the supply.
rule-SC-2-8 = The first seat begins. Who sits there is settled before the game, by lot unless you prefer otherwise.
rule-SC-2-9 = The last seat, to the right of the first, sets what the first ship wants. If that ship wants nothing, it is gone, and the same player rolls for the next one.
rule-SC-2-10 = Then the first seat takes a turn, and play goes on clockwise.

chapter-3 = A turn
rule-SC-3-1 = First drive the car and do what your stop offers. Then move your pawn and, if you like, use its building.
rule-SC-3-2 = At the port, and at a Cuban who is out of business, the second half is left out.
rule-SC-3-3 = You must drive. You always can, because 1 stop is free.
rule-SC-3-4 = The Cuban comes before the building: what you have just received can be spent there.
rule-SC-3-5 = A turn closes in this order: the owner of your building is paid; if a ship has left, you set the next demand; the next seat plays.
rule-SC-3-6 = So whenever a turn begins, there is a ship in port that wants at least 1 good.

chapter-4 = Driving the car
rule-SC-4-1 = The car is shared. Drive it forward from where it stands, by at least 1 stop.
rule-SC-4-2 = The first stop is free, each further one costs 1 peso. The port counts like any other stop.
rule-SC-4-3 =
    { $longest ->
        [any] Drive as far as you can pay, even a whole lap or several.
        [1] However much you have, a drive at this table is 1 stop long.
       *[other] Drive as far as you can pay, but no more than { $longest } stops.
    }
rule-SC-4-4 = The car stops only where the drive ends; everything before that is driven past. Leaving the port is not driving past it.
rule-SC-4-5 = A lap has 10 stops: from stop 4, for example, the port is 6 stops ahead. Fewer fall short, more drive past; from the port, 10 lead back to it.
rule-SC-4-6 = Each time you drive past the port, the marker moves on by 1 flag at that very moment, and nothing is loaded. Beyond flag { $last_flag } the ship leaves.
rule-SC-4-7 = If the ship leaves that way, finish your drive and your turn without a ship. The next demand waits for the end of the turn.
rule-SC-4-8 = You visit the Cuban of the stop where the car comes to rest.

chapter-5 = Cubans
rule-SC-5-1 = A Cuban who is in business helps you at once.
rule-SC-5-2 = Pedro gives 2 tobacco, José 2 sugar, Conchita 2 citrus fruit and Miguel 2 wood.
rule-SC-5-3 = Maria gives 2 VP, Martinez gives 3 pesos.
rule-SC-5-4 = Pablo gives 1 good of your choice: rum and cigars too, but not wood.
rule-SC-5-5 = Tokens come from the supply, as far as it goes. If 2 are due and only 1 is left, you get 1; if none is left, you get none.
rule-SC-5-6 = At El Zorro every opponent hands you 1 thing: a peso, a VP or a good other than wood. The giver chooses; the supply is not involved.
rule-SC-5-7 = Players give only what they have. Whoever has no peso, no VP and no good other than wood gives nothing.
rule-SC-5-8 =
    { $el_zorro ->
        [none] El Zorro has no flower: your pawn stays, and you may use its building again.
       *[other] At a Cuban without a flower your pawn stays, and you may use its building again.
    } A pawn still beside the board uses nothing.
rule-SC-5-9 = Alonso lets you claim a building that nobody owns, for free, or use one of your own, wherever your pawn is and whoever stands there; you may also decline. In any case your pawn then moves as usual, to a place of his colour.
rule-SC-5-10 = You can own as many buildings as you have ownership markers: { $markers }. The markers stay for the whole game.
rule-SC-5-11 = You may stop at a Cuban who is out of business, but you get nothing, your pawn stays and no building is used.
rule-SC-5-12 =
    A Cuban is back in business when the car drives past, or drives on after having stopped there.{ $newspaper ->
        [lap] {" "}Whoever is put out of business during a visit stays so for the coming lap: the car must come by again.
       *[other] {""}
    }
rule-SC-5-13 = Several Cubans can be out of business at the same time. The port never is.

chapter-6 = Loading at the port
rule-SC-6-1 = If you stop at the port, everybody may load.
rule-SC-6-2 = You go first, then the others clockwise, again and again.
rule-SC-6-3 = On your go make 1 delivery or pass, even if you could load. Once you pass, you are out until this loading round is over.
rule-SC-6-4 = A delivery is 1 kind of good that the ship wants. Load as many as you like, up to what you hold and what the die shows.
rule-SC-6-5 = The tokens go to the supply, and the die comes down by as many.
rule-SC-6-6 = Each good earns as many VP as the marker shows: { $flags }.
rule-SC-6-7 = On a later go you may load again, the same kind or another.
rule-SC-6-8 = Wood can take the place of a kind the ship wants: choose 1 die and load wood on it. Each wood earns 1 VP, wherever the marker stands.
rule-SC-6-9 = A delivery is goods of 1 kind, or wood for 1 die. Never mix or split them.
rule-SC-6-10 = Once all 4 dice show 0, the ship leaves, and nobody has another go.
rule-SC-6-11 = If all have passed and something is still wanted, the marker moves on by 1 flag. Beyond flag { $last_flag } the ship leaves.
rule-SC-6-12 = A loading round that fills the ship does not move the marker on; for the next ship it stands on { $first_flag }.
rule-SC-6-13 = After the port your pawn stays, and you may not use its building.
rule-SC-6-14 = Only Miguel gives wood.

chapter-7 = Pawns and owners
rule-SC-7-1 = After a Cuban who is in business and wears a flower, your pawn must enter a building of that colour.
rule-SC-7-2 = It may not enter a building where a pawn stands, nor stay where it is. Owners do not bar the way.
rule-SC-7-3 = Then you may use the building, once.
rule-SC-7-4 = A pawn stays in 4 cases only. At a Cuban without a flower, or if no building of the colour is free to enter, you may use the building it stands in; at the port, or at a Cuban who is out of business, you may not.
rule-SC-7-5 = At a Cuban without a flower, or if no building is free to enter, a pawn beside the board stays there and uses nothing.
rule-SC-7-6 = Your pawn stays where it is until your next turn.
rule-SC-7-7 = So a building never holds more than 1 pawn.
rule-SC-7-8 = If your pawn ends your turn in another player’s building, that player gets 1 VP. Your own building, or one that nobody owns, pays nothing.
rule-SC-7-9 =
    { $owner ->
        [moved] The owner is paid only if the pawn moved in this turn. It does not matter whether the building was used.
       *[always] Only the place counts, not whether the pawn moved or the building was used.
    }
rule-SC-7-10 = A building used through Alonso pays no owner.

chapter-8 = Buildings
rule-SC-8-0 = You can use a building when that would change something. The Customs Office, the Trading Office and the Port Authority need a ship in port.
rule-SC-8-1 = Bank: take 2 pesos.
rule-SC-8-2 = Church: take 1 VP.
rule-SC-8-3 = Distillery: turn any amount of sugar into as much rum, while the supply has rum.
rule-SC-8-4 = Cigar Factory: turn any amount of tobacco into as many cigars, while the supply has cigars.
rule-SC-8-5 = Black Market: swap 1 good for 1 of a different kind. Wood is not traded here.
rule-SC-8-6 = Sawmill: hand in 1 wood for 1 VP and 1 peso.
rule-SC-8-7 = Café: hand in 1 rum, or 1 cigars, or 1 of each, for 2 VP apiece.
rule-SC-8-8 = Customs Office: set 1 die on the ship to 0. If it was the last one, the ship leaves.
rule-SC-8-9 = Casino: buy VP for 3 pesos each, or sell them at that price, as many as you can and wish.
rule-SC-8-10 = Port Authority: move the marker 1 flag to the right, which beyond flag { $last_flag } sends the ship away, or 1 flag to the left, unless it stands on { $first_flag }.
rule-SC-8-11 = Trading Office: load 1 wanted good now, but not wood, for 2 VP wherever the marker stands. If nothing is wanted any more, the ship leaves.
rule-SC-8-12 =
    Newspaper: take 1 peso and, if you like, put 1 Cuban out of business{ $newspaper ->
        [lap] . The one you are visiting, too: then for the coming lap.
        [anybody] , even the one you are visiting.
       *[others] , but not the one you are visiting.
    }
rule-SC-8-13 = Each occasion is 1 use: your pawn’s, and a further one when Alonso gives it.

chapter-9 = Ships
rule-SC-9-1 = A ship leaves at once when all its dice show 0, or when the marker would reach the chequered flag.
rule-SC-9-2 = Then it is the next ship’s turn, and the marker goes back to { $first_flag }.
rule-SC-9-3 = The player whose turn it is sets the next demand, whoever loaded last.
rule-SC-9-4 = That happens at the end of the turn. Until then there is no ship: the marker rests, and the Customs Office, the Trading Office and the Port Authority are of no use.
rule-SC-9-5 = Roll all 5 dice and lay 1 aside: its good is not wanted. The other 4 stay as they fell.
rule-SC-9-6 = If these 4 dice show nothing but 0, that ship leaves too, and the same player rolls for the next.
rule-SC-9-7 = That can only happen when at least 4 of the 5 dice show 0.
rule-SC-9-8 = Apart from such empty ships, no more than 1 ship leaves in a turn.

chapter-10 = The end
rule-SC-10-1 =
    { $finish ->
        [turn] When ship { $ships } leaves, whatever made it leave, the turn is played to its end without a ship. Then the game is over.
       *[once] The game stops the moment ship { $ships } leaves, whatever made it leave and whatever was still to come.
    }
rule-SC-10-2 =
    { $finish ->
        [turn] So the Cuban, the pawn, its building and the owner’s VP still count; no new demand is set, and the marker stays where it was.
       *[once] VP earned by that very action count. The rest of the turn does not take place; car and marker stay where they were.
    }
rule-SC-10-3 = The screens are lifted. Every 3 goods, of whatever kinds and wood too, are worth 1 VP; pesos are worth nothing.
rule-SC-10-4 =
    { $traded ->
        [kept] You keep the goods exchanged this way: in a tie all your goods count.
       *[returned] Goods exchanged this way are given back, so you keep at most 2. The table shown afterwards still has them all.
    }
rule-SC-10-5 = Most VP win. If tied, the most goods remaining decide, then the most pesos; then the victory is shared.

chapter-11 = Screens
rule-SC-11-1 =
    { $screens ->
        [open] Pesos, goods and VP lie face up at this table.
       *[hidden] Pesos, goods and VP are secret. You may look at your own only.
    }
rule-SC-11-2 = Everything else is open: tiles, car, pawns, markers, dice, supply, whose turn it is and who has passed.
rule-SC-11-3 = All start alike, and every gain and payment is made in the open. Whoever remembers everything knows everything but the dice to come.
rule-SC-11-4 =
    { $screens ->
        [open] Everybody sees what everybody holds. With hidden screens you would be shown only your own holdings.
       *[hidden] You are shown only your own holdings. With open screens everybody would see all.
    }
