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
building-church = Church
building-distillery = Distillery
building-cigar_factory = Cigar Factory
building-black_market = Black Market
building-sawmill = Sawmill
building-cafe = Café
building-customs_office = Customs Office
building-casino = Casino
building-port_authority = Port Authority
building-trading_office = Trading Office
building-newspaper_publisher = Newspaper

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
question-sawmill = Sawmill: hand in 1 wood for 1 VP and 1 peso?
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
    .waiting = { $seat } is in the Newspaper.

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
answer-give = Give 1 { $thing }
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
answer-sawmill-use = Hand in 1 wood
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

note-then = Then your pawn enters: { $list }.
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
note-owner = { $seat } gets 1 VP as owner.
note-gift = It goes to { $seat }.

source-start = Start
source-cargo = Loaded goods
source-wood = Loaded wood
source-buildings = Buildings
source-owner = As owner
source-people = Cubans
source-goods = Goods at the end
