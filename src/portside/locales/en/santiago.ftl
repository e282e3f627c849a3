# Santiago de Cuba. Keys come from the rules: ids of things, names of questions, kinds of events.

title = Santiago de Cuba
about = Drive one car round the town, make friends on the way, fill the ships.

good-sugar = sugar
good-citrus = citrus fruit
good-tobacco = tobacco
good-rum = rum
good-cigars = cigars
good-wood = wood

gift-sugar = sugar
gift-citrus = citrus fruit
gift-tobacco = tobacco
gift-rum = rum
gift-cigars = cigars
gift-wood = wood
gift-peso = peso
gift-vp = victory point

flower-yellow = yellow
flower-blue = blue
flower-red = red
flower-white = white

building-bank = Bank
    .does = Take 2 pesos.
building-church = Church
    .does = Take 1 VP.
building-distillery = Distillery
    .does = Turn sugar into rum.
building-cigar_factory = Cigar Factory
    .does = Turn tobacco into cigars.
building-black_market = Black Market
    .does = Swap 1 good for another; no wood.
building-sawmill = Sawmill
    .does = 1 × wood brings 1 VP and 1 peso.
building-cafe = Café
    .does = Rum and cigars, 1 of each at most, bring 2 VP apiece.
building-customs_office = Customs Office
    .does = Set 1 die on the ship to 0.
building-casino = Casino
    .does = Buy or sell VP at 3 pesos each.
building-port_authority = Port Authority
    .does = Move the value marker 1 flag.
building-trading_office = Trading Office
    .does = Deliver 1 good at once, for 2 VP.
building-newspaper_publisher = Newspaper
    .does = Take 1 peso and put 1 Cuban out of business.

cuban-pedro = Pedro
    .trade = 2 tobacco
cuban-alonso = Alonso
    .trade = claim or use a building
cuban-miguel = Miguel
    .trade = 2 wood
cuban-pablo = Pablo
    .trade = 1 good of your choice, not wood
cuban-jose = José
    .trade = 2 sugar
cuban-martinez = Martinez
    .trade = 3 pesos
cuban-conchita = Conchita
    .trade = 2 citrus fruit
cuban-maria = Maria
    .trade = 2 VP
cuban-el_zorro = El Zorro
    .trade = everybody gives you something

stop-pedro = Pedro
stop-alonso = Alonso
stop-miguel = Miguel
stop-pablo = Pablo
stop-jose = José
stop-martinez = Martinez
stop-conchita = Conchita
stop-maria = Maria
stop-el_zorro = El Zorro
stop-port = the port

## Questions

question-building = Which building comes next?
    .waiting = The buildings are being laid out.
question-cuban = Who stands at the next stop?
    .waiting = The Cubans take their places.
question-die = What do the demand dice show?
    .waiting = The demand dice are rolling.
question-demand = Which die do you leave off the ship?
    .waiting = { $seat } sets the demand of the next ship.
question-drive = How far do you drive? The first stop is free, each further one costs 1 peso.
    .waiting = { $seat } is at the wheel.
question-pablo = Which good do you take from Pablo?
    .waiting = { $seat } chooses a good at Pablo’s.
question-zorro = El Zorro holds you up: what do you give to the driver?
    .by = El Zorro holds you up: what do you give to { $seat }?
    .waiting = { $seat } decides what to give to the driver.
question-alonso = The lawyer helps you: claim a building, or use one of yours?
    .waiting = { $seat } talks with Alonso, the lawyer.
question-load = What do you load?
    .waiting = { $seat } decides what to load.
question-pawn = Which building does your pawn enter?
    .waiting = { $seat } chooses a building to enter.
question-bank = Bank: take 2 pesos?
    .waiting = { $seat } is in the Bank.
question-church = Church: take 1 VP?
    .waiting = { $seat } is in the Church.
question-distillery = Distillery: how much sugar do you turn into rum?
    .waiting = { $seat } is in the Distillery.
question-cigar-factory = Cigar Factory: how much tobacco do you turn into cigars?
    .waiting = { $seat } is in the Cigar Factory.
question-black-market = Black Market: which good do you swap for which?
    .waiting = { $seat } is in the Black Market.
question-sawmill = Sawmill: hand in 1 × wood for 1 VP and 1 peso?
    .waiting = { $seat } is in the Sawmill.
question-cafe = Café: what do you hand in, for 2 VP each?
    .waiting = { $seat } is in the Café.
question-customs-office = Customs Office: which die do you set to 0?
    .waiting = { $seat } is in the Customs Office.
question-casino = Casino: buy or sell VP, at 3 pesos each?
    .waiting = { $seat } is in the Casino.
question-port-authority = Port Authority: which way do you move the value marker?
    .waiting = { $seat } is in the Port Authority.
question-trading-office = Trading Office: which good do you deliver now, for 2 VP?
    .waiting = { $seat } is in the Trading Office.
question-newspaper-publisher = Newspaper: take 1 peso; whom do you put out of business?
    .waiting = { $seat } is at the Newspaper.

## Answers. $thing, $thing2, $n … stand in the order of the notation; $args says how many there are.

answer-building = Lay { $thing }
answer-cuban = Place { $thing }
answer-roll = { $thing }: { $n }
answer-leave-out = Leave out { $thing }
answer-drive = { $n ->
    [one] Drive { $n } stop
   *[other] Drive { $n } stops
}
answer-take = Take { $thing }
answer-give = Give 1 × { $thing }
answer-claim = Claim { $thing }
answer-use-own = Use your { $thing }
answer-decline = Decline
answer-load = Load { $n } × { $thing }
answer-load-wood = Load { $n } × wood in place of { $thing }
answer-pass = Pass
answer-enter = Enter { $thing }
answer-skip = Do not use it
answer-bank-use = Take 2 pesos
answer-church-use = Take 1 VP
answer-distillery-use = Turn { $n } × sugar into rum
answer-cigar-factory-use = Turn { $n } × tobacco into cigars
answer-black-market-use = Swap { $thing } for { $thing2 }
answer-sawmill-use = Hand in 1 × wood
answer-cafe-use = { $args ->
    [1] Hand in { $thing }
   *[other] Hand in { $thing } and { $thing2 }
}
answer-customs-office-use = Set { $thing } to 0
answer-casino-use = { $sign ->
    [minus] Sell { $n } VP
   *[plus] Buy { $n } VP
}
answer-port-authority-use = { $sign ->
    [minus] Marker one flag to the left
   *[plus] Marker one flag to the right
}
answer-trading-office-use = Deliver { $thing }
answer-newspaper-publisher-use = { $args ->
    [0] Take the peso, leave everybody in business
   *[other] Put { $thing } out of business
}

## Events: what the log says

event-turn = { $seat }’s turn.
event-drive = { $amount ->
    [one] { $seat } drives { $amount } stop.
   *[other] { $seat } drives { $amount } stops.
}
event-arrive = The car stops: { $thing }.
event-pay = { $amount ->
    [one] { $seat } pays { $amount } peso.
   *[other] { $seat } pays { $amount } pesos.
}
event-active = { $thing } is back in business.
event-nothing = { $thing } is out of business: nothing for { $seat }.
event-take = { $amount ->
    [0] { $seat } gets no { $thing }: there is none left.
   *[other] { $seat } takes { $amount } × { $thing }.
}
event-earn = { $amount ->
    [one] { $seat } gets { $amount } peso.
   *[other] { $seat } gets { $amount } pesos.
}
event-score = { $seat } gets { $amount } VP.
event-give = { $seat } gives up 1 { $thing }.
event-claim = { $seat } now owns: { $thing }.
event-use-own = { $seat } uses a building of their own: { $thing }.
event-decline = { $seat } declines the lawyer’s help.
event-enter = { $seat } enters: { $thing }.
event-skip = { $seat } does not use the building.
event-hand-in = { $seat } hands in { $amount } × { $thing }.
    .total = { $seat } hands in: { $list }.
event-make = { $seat } makes { $amount } × { $thing }.
event-deliver = { $seat } delivers { $amount } × { $thing } through the Trading Office.
event-clear-die = { $seat } sets a die to 0: { $thing }.
event-sell-vp = { $seat } sells { $amount } VP.
event-inactive = { $seat } puts { $thing } out of business.
event-marker = A good is now worth { $amount } VP at the port.
event-owner = { $seat } gets 1 VP as owner: { $thing }.
event-loading = A loading round begins: each good is worth { $amount } VP.
event-load = { $seat } loads { $amount } × { $thing }.
event-load-wood = { $seat } loads { $amount } × wood in place of { $thing }.
event-pass = { $seat } passes.
event-ship-leaves = Ship { $amount } leaves.
event-roll = Demand die: { $thing } { $amount }.
    .several = Demand dice: { $list }.
event-leave-out = { $seat } leaves out: { $thing }.
event-end = The last ship has left: the game is over.

## Refusals. Said to whoever is asked; `when-…`: what belongs to another question.

refusal-drive-on = You always drive, at least one stop: it is free.
refusal-drive-limit = Stops in one drive at this table: at most { $most }, not { $n }.
refusal-drive-pesos = { $n } stops cost { $cost ->
    [one] { $cost } peso
   *[other] { $cost } pesos
}; you have { $have }.
refusal-wood-has-no-die = Wood has no die: lay one of the five others aside.
refusal-no-wood-from-pablo = Pablo has goods for the ship, never wood. Only Miguel has wood.
refusal-no-wood-for-zorro = El Zorro does not take wood.
refusal-supply-empty = The supply is empty: { $thing }.
refusal-supply-fewer = Not { $n }: the supply has only { $left } × { $thing }.
refusal-nothing-of-it = You have none: { $thing }.
refusal-too-few = Not { $n }: you have { $have } × { $thing }.
refusal-claim-yours = { $thing } is yours already.
refusal-claim-owned = { $thing } belongs to { $seat }.
refusal-claim-markers = You have no marker left for { $thing }: all of yours are on buildings.
refusal-use-own-nobody = Alonso opens only your own buildings, and nobody owns this one: { $thing }.
refusal-use-own-owned = Alonso opens only your own buildings: { $thing } belongs to { $seat }.
refusal-use-chosen = You have chosen this building with Alonso: now it is used.
refusal-not-wanted = The ship does not want it: { $thing }.
refusal-wanted-fewer = Not { $n }: the ship wants only { $most } × { $thing }.
refusal-load-nothing = Load at least one, or pass.
refusal-enter-flower = { $cuban } opens buildings with one flower only ({ $flower }). { $thing } has another.
refusal-enter-stay = Your pawn stands there already and has to move: { $thing }.
refusal-enter-taken = { $seat } stands there already: { $thing }.
refusal-make-nothing = Turn at least one, or do not use the building.
refusal-no-use = { $thing } is of no use now: you have none of the goods it needs.
refusal-no-ship = There is no ship in port now.
refusal-swap-wood = The Black Market does not deal in wood.
refusal-swap-same = That would be the same good: choose a different one.
refusal-buy-nothing = Buy or sell at least one victory point.
refusal-casino-pesos = For { $n } VP you pay { $cost } pesos; you have { $have }.
refusal-casino-vp = You cannot sell { $n } VP: you have { $have }.
refusal-first-flag = The marker stands on the first flag ({ $n }): there is none to its left.
refusal-cuban-visited = You are visiting { $thing }: put somebody else out of business.
refusal-cuban-closed = { $thing } is out of business already.
refusal-when-demand = A die is laid aside when the next ship is made up, at the end of the turn in which one has left.
refusal-when-drive = Driving comes first, at the beginning of your turn.
refusal-when-pablo = A good of your choice is what Pablo gives, when the car stops at him in your turn.
refusal-when-zorro = Something is given when another player stops at El Zorro.
refusal-when-alonso = Buildings are claimed with Alonso’s help, when the car stops at him in your turn.
refusal-when-load = Loading comes when the car stops at the port.
refusal-when-pawn = Your pawn enters a building after the car has stopped at somebody with a flower.
refusal-when-use = A building is used once your pawn stands in it, or through Alonso if it is yours.

tale-pesos = { $n ->
    [one] { $n } peso
   *[other] { $n } pesos
}
tale-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
tale-for = { $what } for { $cost }
tale-drive = drove to { $thing }
    .you = drove to { $thing }
tale-port = drove to the port
    .you = drove to the port
tale-each = each good brought { $points }
tale-nothing = { $thing } was out of business
tale-inactive = { $thing } out of business
tale-active = { $thing } was back in business
tale-none-left = no { $thing } left
tale-at = { $place }: { $what }
tale-skip = { $place }: not used
tale-clear = { $thing } die set to 0
tale-claim = { $thing } had a new owner
tale-decline = without the lawyer’s help
tale-gave = given up: { $list }
tale-owner = the owner’s point: { $who }
tale-marker = a good at the port was now worth { $points }
tale-load = loaded { $what }
    .you = loaded { $what }
tale-wood = { $n } × wood as { $thing }
tale-pass = passed
    .you = passed
tale-ship = Ship { $n }
tale-demand = { $list }; set by { $who }
tale-sails = Ship { $n } sailed.

## The board

board-street = Street
board-outskirts = Buildings
board-harbour = Harbour
board-ship = { $n ->
   *[other] Ship { $n } of { $n2 }
}
board-no-ship = no ship in port
board-value = a good is worth { $n } VP
board-demand = demand
board-supply = supply
board-port = Port
board-inactive = out of business
board-pesos = Pesos
board-vp = VP
board-markers = Markers

## The board for those who listen to it

sr-car = { $n ->
    [0] The car is at the port.
    [one] The car is at { $thing }, { $n } stop before the port.
   *[other] The car is at { $thing }, { $n } stops before the port.
}
sr-ahead = { $n ->
    [one] { $n } stop ahead: { $thing }
   *[other] { $n } stops ahead: { $thing }
}
sr-flower = { $thing } flower
sr-no-flower = no flower
sr-owner = owner: { $seat }
sr-no-owner = nobody owns it
sr-pawn = pawn inside: { $list }
sr-ship = Ship { $n } of { $n2 } is in port and wants: { $list }.
sr-sated = Ship { $n } of { $n2 } is in port and wants nothing more.
sr-not-wanted = Not wanted: { $thing }.
sr-value = A good loaded now is worth { $n } VP, wood 1 VP.
sr-flags = The flags in turn: { $list } VP; beyond the last one the ship leaves.
sr-departed = Ships that have left: { $n } of { $n2 }.
sr-dice = Demand dice: { $list }.
sr-passed = Out of this loading round: { $list }.
sr-supply = { $thing }: { $n } left
sr-vp = { $n } VP
sr-goods = { $n } × { $thing }
sr-wanted = { $n } wanted
sr-shows = the die shows { $n }
sr-costs = costs { $list }
sr-gives = gives { $list }

## The table in the browser: labels on the board (two lines of 13 letters at most), chips, panels

board-free = free
board-not-wanted = Not wanted by this ship
    .short = not wanted
board-stays-out = The fifth die stays out
    .short = one stays out
board-per-good = Victory points per good
board-all-left = all ships have left

chip-turn = Turn
chip-ship = Ship
chip-ship-of = { $n } of { $n2 }
chip-value = A good brings
chip-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
chip-loading = Loading round
chip-setup = Setting up

seat-pawn-in = pawn: { $thing }
seat-pawn-off = pawn not in town yet
seat-screen = pesos, points and goods are behind the screen
seat-markers = { $n ->
    [one] { $n } marker left
   *[other] { $n } markers left
}
seat-passed = passed

flow-hold = you hold { $n }
flow-wanted = { $n } of { $n2 } wanted
flow-wood-for = Wood for: { $thing }
flow-each = { $n ->
    [one] { $n } point each
   *[other] { $n } points each
}
flow-how-many = How many
flow-less = One less
flow-more = One more
flow-load = Load { $n } × { $thing } · { $n2 ->
    [one] { $n2 } point
   *[other] { $n2 } points
}
flow-load-wood = Load { $n } × wood · { $n2 ->
    [one] { $n2 } point
   *[other] { $n2 } points
}
flow-make = Make { $n } × { $thing }
flow-buy = Buy VP
flow-sell = Sell VP
flow-buy-for = Buy { $n } VP for { $n2 ->
    [one] { $n2 } peso
   *[other] { $n2 } pesos
}
flow-sell-for = Sell { $n } VP for { $n2 ->
    [one] { $n2 } peso
   *[other] { $n2 } pesos
}
flow-give = You give
flow-take = You take
flow-choose-both = Choose what you give and what you take
flow-claim = Claim
flow-use-own = Use your own
flow-put-out = Out of business
flow-pesos = { $n ->
    [one] { $n } peso
   *[other] { $n } pesos
}
flow-rests = { $price }, out of business
flow-your-go = your go
flow-in-round = in the round
flow-lap = a lap

note-then = { $n ->
    [one] Then your pawn enters: { $list }.
   *[other] Then your pawn enters one of these: { $list }.
}
note-short = { $n ->
    [0] None is left in the supply: you get nothing.
   *[other] Only { $n } is left in the supply: that is what you get.
}
note-no-flower = Your pawn stays where it is.
note-full-house = No other building of this colour is free: your pawn stays.
note-port = All load in turn, you first; a good brings { $n } VP, wood 1.
note-port-empty = There is no ship to load.
note-nothing = Out of business: you get nothing, your pawn stays.
note-demand = { $n ->
    [one] The ship then wants { $n } good; you hold { $n2 } of that.
   *[other] The ship then wants { $n } goods; you hold { $n2 } of them.
}
note-left-over = { $n ->
    [one] After that the ship still wants { $n } good.
   *[other] After that the ship still wants { $n } goods.
}
note-ship-leaves = With that the ship leaves.
note-pass = You are out of this loading round.
note-claim = 1 VP for you whenever another pawn ends its turn there.
note-use-own = Your pawn stays where it is.
note-skip = Nothing happens.
note-owner = { $seat } gets 1 VP for owning it.
note-gift = It goes to { $seat }.

source-start = Start
source-cargo = Loaded goods
source-wood = Loaded wood
source-buildings = Buildings
source-owner = As owner
source-people = Cubans
source-goods = Goods at the end

end-tie-goods = The goods left decide: { $n } to { $n2 }.
end-tie-pesos = Goods left are level too; the pesos decide: { $n } to { $n2 }.

result-title = Ship { $n } has sailed
result-loaded = It took { $list }.
result-empty = It sailed empty.
result-who = Who delivered what
result-points = points
result-for = for { $thing }
result-nothing = nothing
result-next = Ship { $n } of { $n2 } wants
result-set-by = set by { $seat }
result-not-wanted = not wanted: { $thing }
result-you-hold = You hold { $n } of these { $n2 } goods.
result-value = { $n ->
    [one] A good brings { $n } point now.
   *[other] A good brings { $n } points now.
}
