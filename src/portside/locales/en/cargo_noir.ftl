# Cargo Noir. Keys come from the rules: ids of things, names of questions, kinds of events.

title = Cargo Noir
about = Outbid the other smugglers in the ports, hoard contraband, trade it for the sweet life.

good-alcohol = alcohol
good-art = art
good-cars = cars
good-cigars = cigars
good-gold = gold
good-ivory = ivory
good-jewels = jewels
good-uranium = uranium
good-weapons = weapons
good-wild = wild

card-cargo_ship = Cargo Ship
card-warehouse = Warehouse
card-syndicate = Syndicate
card-dive_bar = Dive Bar
card-night_club = Night Club
card-yacht = Yacht
card-villa = Villa
card-show_business = Show Business
card-paparazzi = Paparazzi
card-militia = Militia
card-cronies = Cronies
card-bank_card = Bank
card-principality = Principality

port-rotterdam = Rotterdam
port-new_york = New York
port-hong_kong = Hong Kong
port-cape_town = Cape Town
port-bombay = Bombay
port-panama = Panama
port-rio = Rio
port-tangier = Tangier

place-rotterdam = Rotterdam
place-new_york = New York
place-hong_kong = Hong Kong
place-cape_town = Cape Town
place-bombay = Bombay
place-panama = Panama
place-rio = Rio
place-tangier = Tangier
place-black_market = the black market

macao-casino = the casino
macao-market = the black market

## Questions

question-token = What comes out of the bag?
    .waiting = A hand reaches into the bag.
question-ship = Your crews report back: what does your next ship do?
    .waiting = { $seat } hears what the crews report.
question-basket = Time to trade: which victory cards do you want? You pay for all of them at once.
    .waiting = { $seat } looks over the victory cards.
question-pay = Pay up: which set do you hand in? No change is given.
    .waiting = { $seat } counts out the goods.
question-leave-out = Too many kinds for this mixed set: which one do you keep?
    .waiting = { $seat } decides which goods stay out of the trade.
question-discard = Your warehouse is bursting: what goes overboard?
    .waiting = { $seat } decides what goes overboard.
question-send = Night falls: where do you send your next ship?
    .waiting = { $seat } sends ships out to sea.

## Answers. $thing, $thing2, $n … stand in the order of the notation; $args says how many there are.

answer-token = Draw { $thing }
answer-casino = Casino: collect the coins
answer-draw = Black market: draw from the bag
answer-swap = Swap { $thing } for { $thing2 }
answer-buy = { $thing }: buy the whole cargo
answer-stay = { $thing }: wait under your stack
answer-raise = { $n ->
    [one] { $thing }: raise the stack to { $n } coin
   *[other] { $thing }: raise the stack to { $n } coins
}
answer-withdraw = { $thing }: withdraw with all your coins
answer-want = Choose { $thing }
answer-checkout = That is all: pay for it
answer-no-trade = No trade this turn
answer-same = { $n2 ->
    [0] Of a kind: { $n } × { $thing }
   *[other] Of a kind: { $n } × { $thing } + { $n2 } × wild
}
answer-wilds = Of a kind: { $n } × wild
answer-different = { $n2 ->
    [0] { $n ->
        [one] Mixed: { $n } good
       *[other] Mixed: { $n } different goods
    }
   *[other] { $n ->
        [one] Mixed: { $n } good + { $n2 } × wild
       *[other] Mixed: { $n } different goods + { $n2 } × wild
    }
}
answer-coins = Pay the rest in coins
answer-without = Keep { $thing }
answer-discard = Throw { $thing } overboard
answer-send = { $args ->
    [1] Send to { $thing }
   *[other] { $n ->
        [one] Send to { $thing } with { $n } coin
       *[other] Send to { $thing } with { $n } coins
    }
}
answer-stop = Keep the rest of the fleet at home

## Events: what the log says

event-fill = Cargo comes in: { $thing }.
    .total = Cargo comes in: { $list }.
event-token = Out of the bag: { $thing }.
    .total = Out of the bag: { $list }.
event-refill-bag = The bag is empty: the discarded goods go back in.
event-round = Round { $amount } begins.
event-turn = { $seat }’s turn.
event-casino = { $amount ->
    [0] { $seat } leaves the casino empty-handed: the bank is broke.
    [one] { $seat } collects { $amount } coin at the casino.
   *[other] { $seat } collects { $amount } coins at the casino.
}
event-draw = { $seat } draws from the bag: { $thing }.
event-swap-give = { $seat } leaves on the black market: { $thing }.
event-swap-take = { $seat } takes from the black market: { $thing }.
event-buy = { $amount ->
    [one] { $seat } pays { $amount } coin for the cargo of { $thing }.
   *[other] { $seat } pays { $amount } coins for the cargo of { $thing }.
}
event-stay = { $amount ->
    [one] { $seat } waits in { $thing } with { $amount } coin.
   *[other] { $seat } waits in { $thing } with { $amount } coins.
}
event-receive = { $seat } gets { $amount } × { $thing }.
    .total = { $seat } gets: { $list }.
event-raise = { $amount ->
    [one] { $seat } raises to { $amount } coin in { $thing }.
   *[other] { $seat } raises to { $amount } coins in { $thing }.
}
event-withdraw = { $amount ->
    [one] { $seat } withdraws from { $thing } with { $amount } coin.
   *[other] { $seat } withdraws from { $thing } with { $amount } coins.
}
event-syndicate = { $amount ->
    [0] The bank is broke: the syndicate has nothing for { $seat }.
    [one] The syndicate slips { $seat } { $amount } coin.
   *[other] The syndicate slips { $seat } { $amount } coins.
}
event-no-trade = { $seat } makes no deal.
event-hand-in = { $seat } hands in { $amount } × { $thing }.
    .total = { $seat } hands in: { $list }.
event-set = The set is worth { $amount }.
event-pay-coins = { $amount ->
    [one] { $seat } pays { $amount } coin.
   *[other] { $seat } pays { $amount } coins.
}
event-lost = No change: { $amount } of value is lost.
event-acquire = { $amount ->
    [1] { $seat } acquires { $thing }.
   *[other] { $seat } acquires { $amount } × { $thing }.
}
event-discard = { $seat } throws { $amount } × { $thing } overboard.
    .total = { $seat } throws overboard: { $list }.
event-send-casino = { $seat } sends a ship to the casino.
event-send-market = { $seat } sends a ship to the black market.
event-send = { $amount ->
    [one] { $seat } sends a ship to { $thing } with { $amount } coin.
   *[other] { $seat } sends a ship to { $thing } with { $amount } coins.
}
event-stop = { $amount ->
    [one] { $seat } keeps { $amount } ship at home.
   *[other] { $seat } keeps { $amount } ships at home.
}
event-end = The last round is over: the game ends.

## Refusals. Said to whoever is asked; `when-…`: what belongs to another question.

refusal-nothing-of-it = You have none: { $thing }.
refusal-too-few = Not { $n }: you have { $have } × { $thing }.
refusal-no-ship-casino = None of your ships is at the casino.
refusal-no-ship-market = None of your ships is at the black market.
refusal-bag-empty = Bag and discards are empty: there is nothing to draw.
refusal-market-lacks = The black market has none: { $thing }.
refusal-swap-same = That would be the same good again: { $thing }.
refusal-port-closed = This port is closed with so few players: { $thing }.
refusal-no-ship-port = None of your ships is in { $thing }.
refusal-port-leads = You lead in { $thing } with { $have } against { $other }: your ship waits until it is alone or outbid.
refusal-port-alone = You are alone in { $thing }: your ship has to buy.
refusal-port-stays = Your ship in { $thing } is already waiting until your next turn.
refusal-port-outbid = You are outbid in { $thing }, { $have } against { $other }: raise or withdraw.
refusal-stay-nowhere = At this table a ship that is alone has to buy.
refusal-bid-too-low = { $n } is not enough in { $thing }: the highest stack has { $other }.
refusal-raise-coins = To raise to { $n } you add { $cost }; in the safe you have { $have }.
refusal-basket-filled = You have chosen cards: now pay for them.
refusal-basket-empty = Choose a card first.
refusal-cards-gone = None of these cards is left: { $thing }.
refusal-card-limit = Nobody owns more than { $most } of these: { $thing }.
refusal-card-cost = { $thing } costs { $cost }; you can spend { $have }.
refusal-card-order = Cards are chosen in their order: after { $last } it is too late for { $thing }.
refusal-coins-later = Coins buy cards only in the last round.
refusal-coins-short = { $cost } is still missing; you have { $have } in coins.
refusal-set-of-none = That is no set: it needs goods of one kind, or at least two that differ.
refusal-too-few-types = Not { $n } different goods: you have { $have }.
refusal-set-too-large = A set has at most { $most } goods, not { $n }.
refusal-rest-unpaid = { $cost } is still to be paid, and with what this set leaves you could not.
refusal-leave-out-wild = Wild goods stay out of this: they fill up the set.
refusal-leave-out-order = What you keep is named in the order of the goods; it is not the turn of { $thing }.
refusal-leave-out-needed = If you kept it, the goods left over could not pay the rest: { $thing }.
refusal-every-ship-sails = Every ship at home is sent out; only in the last round may it stay.
refusal-port-left = You have withdrawn from { $thing } in this turn: it is closed to you until the next.
refusal-port-yours = One of your ships is in { $thing } already, and each port takes one.
refusal-bid-least = { $n } is not enough: a stack has at least { $least }.
refusal-send-coins = For a stack of { $n } in { $thing } the safe has too few coins: { $have }.
refusal-when-ship = Ships report at the beginning of your turn.
refusal-when-basket = Cards are chosen at the beginning of the trade, once all ships have reported.
refusal-when-pay = Goods are handed in once the cards are chosen.
refusal-when-discard = Goods go overboard only if there are too many after the trade.
refusal-when-send = Ships are sent out at the end of your turn.

tale-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
tale-for = { $what } for { $cost }
tale-ships = { $n ->
    [one] { $n } ship
   *[other] { $n } ships
}
tale-round = Round { $n }
tale-laid = The ports are filled
tale-cargo = New cargo in { $place }: { $list }.
tale-casino = collected { $coins } at the casino
    .you = collected { $coins } at the casino
tale-broke = left the casino empty-handed, as the bank was broke
    .you = left the casino empty-handed, as the bank was broke
tale-draw = drew { $list } from the bag
    .you = drew { $list } from the bag
tale-swap = swapped { $given } for { $got }
    .you = swapped { $given } for { $got }
tale-buy = bought the cargo of { $thing } for { $coins }
    .you = bought the cargo of { $thing } for { $coins }
tale-stay = waited in { $thing } with { $coins }
    .you = waited in { $thing } with { $coins }
tale-raise = raised to { $coins } in { $thing }
    .you = raised to { $coins } in { $thing }
tale-withdraw = withdrew from { $thing } with { $coins }
    .you = withdrew from { $thing } with { $coins }
tale-syndicate = the syndicate paid { $coins }
tale-trade = got { $got }, handing in { $given }
    .you = got { $got }, handing in { $given }
tale-hand-in = handed in { $given }
    .you = handed in { $given }
tale-lost = value lost: { $n }
tale-no-trade = made no deal
    .you = made no deal
tale-discard = threw overboard: { $list }
    .you = threw overboard: { $list }
tale-send = sent { $list }
    .you = sent { $list }
tale-to-casino = { $ships } to the casino
tale-to-market = { $ships } to the black market
tale-to-port = { $ships } to { $thing } with { $coins }
tale-stop = kept { $ships } at home
    .you = kept { $ships } at home

## The board

board-round = Round { $n } of { $n2 }
board-setup = Setting up
board-last-round = last round: coins from the safe pay for cards too
board-macao = Macao
board-casino = Casino
board-market = Black market
board-ports = Ports
board-banned = No way back this turn: { $ports }
board-cards = Victory cards
board-cost = cost
board-vp = VP
board-left = left
board-benefits = Smuggler’s edge
board-cargo_ship = +1 ship
board-warehouse = +{ $n } storage
board-syndicate = +{ $n } when you withdraw
board-limit = limit { $n }
board-tokens = Bag / discarded
board-values = What a set is worth
board-size = goods
board-different = mixed
board-same = of a kind
board-bank = Bank: { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
board-bank-endless = Bank: no limit
board-syndicate-left = Syndicate: can still pay { $n } ×
board-trade = The trade
board-overboard = Overboard
board-basket = wanted
board-price = cost
board-handed-in = handed in
board-to-pay = still to pay
board-worth = your goods are worth up to
board-coins = coins in your safe
board-mix = mixed set
board-mixed = { $n2 ->
    [0] { $n ->
        [one] { $n } kind
       *[other] { $n } kinds
    }
   *[other] { $n ->
        [one] { $n } kind + { $n2 } × wild
       *[other] { $n } kinds + { $n2 } × wild
    }
}
board-kept = kept out of it
board-safe = Safe
board-ships = Ships
board-home = { $n } at home
board-at-casino = { $n } at casino
board-at-market = { $n } at market
board-in-ports = { $n } in ports
board-reserve = { $n } in reserve
board-store = Stored
board-holdings = Goods and cards
text-bag = In the bag
text-discarded = Discarded
text-stacks = stacks of coins
text-goods = Goods
text-cards = Cards

## The picture in the browser

board-label = Cargo Noir, the board
board-pages = Parts of the board
board-shop = Cards
board-bag = Bag
board-discards = Discards
board-bank-name = Bank
board-per-ship = per ship
board-market-does = swap a good or draw one from the bag
board-spoils = Spoils
board-unique = Unique spoils
board-closed = Closed, open with { $n } players
board-left-n = { $n } left
board-card = { $card }: cost { $cost }, points { $points }, left { $n }
board-owned = { $n } × { $card }, { $points } points each
board-fleet = Ships: { $n } at home, { $n2 } out, { $n3 } in reserve
board-room = { $n } of { $n2 } goods
chip-round = Round
chip-of = { $n } of { $n2 }
source-benefit = Smuggler’s edge
source-common = Spoils
source-unique = Unique spoils
end-tie-card = The best single card decides: { $n } to { $n2 } points.

## Sending ships and hearing what they report

flow-back = Back
flow-coins = Coins
flow-coins-n = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
flow-less = One coin less
flow-more = One coin more
flow-from = { $n ->
    [one] from { $n } coin
   *[other] from { $n } coins
}
flow-swap-or-draw = swap or draw
flow-draw = Draw from the bag
flow-swap = Swap a good
flow-give = You give
flow-take = You take
flow-give-good = Swap: give { $thing }
flow-buy = buy { $n } for { $n2 }
flow-raise-from = outbid: from { $n }, or leave
flow-outbid-only = outbid: withdraw
flow-buy-or-stay = { $port }: you are alone. Buy, or wait?
flow-buy-all = Buy for { $n }
flow-stay = Wait
flow-bid = { $port }: how many coins under your ship?
flow-outbid = { $port }: you are outbid. Raise, or withdraw?
flow-limits = From { $n } to { $n2 }.
flow-no-raise = You have too few coins to raise.
flow-send = { $n ->
    [one] Send with { $n } coin
   *[other] Send with { $n } coins
}
flow-raise = Raise to { $n }
flow-withdraw = { $n ->
    [one] Withdraw with { $n } coin
   *[other] Withdraw with { $n } coins
}
flow-worth = You can spend up to { $n }.
flow-fits = Only { $n } of { $n2 } goods fit in your warehouse afterwards.
flow-last = Last round: coins from your safe pay too.
flow-overboard = { $n3 ->
    [one] { $n } of { $n2 } goods fit in your warehouse: { $n3 } goes overboard.
   *[other] { $n } of { $n2 } goods fit in your warehouse: { $n3 } go overboard.
}

## The trade

trade-help = Choose cards, then put goods into sets.
trade-clear = Clear
trade-wanted = Cards wanted
trade-none = None yet: pick a lit card.
trade-choose = Choose cards
trade-back = To the trade
trade-needed = Needed
trade-handed = Goods handed in
trade-paid = already paid
trade-new = new set
trade-drop = choose goods, or drag them here
trade-take = Take { $thing } out of the set
trade-put = Put { $thing } into a set
trade-remove = Leave out { $thing }
trade-kept = Kept
trade-compartments = { $n } of { $n2 } compartments
trade-overflow = { $n } too many
trade-for = for { $n }
trade-lost = { $n } would be lost
trade-missing = { $n } still missing
trade-exact = exactly paid
trade-coins = { $n ->
    [one] and { $n } coin
   *[other] and { $n } coins
}
trade-without = Without { $thing }: { $n }.
trade-unneeded = { $n ->
    [one] { $n } set is not needed: you keep it.
   *[other] { $n } sets are not needed: you keep them.
}
trade-skip = No trade
trade-skip-sure = Again: { $n } overboard
warn-overboard = { $n ->
    [one] Without a deal { $n } good goes overboard: it does not fit in your warehouse.
   *[other] Without a deal { $n } goods go overboard: they do not fit in your warehouse.
}
trade-suggest = Suggest
trade-make = { $n ->
    [0] Trade
    [one] Trade for { $n } card
   *[other] Trade for { $n } cards
}
trade-running = The trade is being made…
trade-broken = The trade stopped: “{ $answer }” is not possible now. Choose again.
trade-of = of { $n } chosen
trade-throw = Throw { $n } overboard

## The card of an answer

note-send-casino = { $n ->
    [one] On your next turn the casino pays { $n } coin for this ship.
   *[other] On your next turn the casino pays { $n } coins for this ship.
}
note-casino-short = { $n ->
    [one] The bank is short: as it stands, it pays { $n } coin of { $n2 } for this ship on your next turn.
   *[other] The bank is short: as it stands, it pays { $n } coins of { $n2 } for this ship on your next turn.
}
note-send-market = On your next turn this ship swaps a good, or draws one.
note-over = { $n ->
    [one] Tops { $seat }, who has { $n } coin there.
   *[other] Tops { $seat }, who has { $n } coins there.
}
note-alone = { $n ->
    [one] Alone there on your next turn, you buy the good.
   *[other] Alone there on your next turn, you buy all { $n } goods.
}
note-casino = All your ships come home from the casino.
note-draw = One good, whatever the bag gives. The ship comes home.
note-swap = Your good stays on the market. The ship comes home.
note-buy = The stack goes to the bank, the ship comes home, new goods arrive.
note-stay = Ship and coins stay. Others may top you until your next turn.
note-withdraw = Ship and coins come home. No way back there this turn.
note-syndicate = { $n ->
    [one] The syndicate adds { $n } coin.
   *[other] The syndicate adds { $n } coins.
}
note-want = Costs { $n } in goods.
note-checkout = Next you choose the sets that pay for it.
note-no-trade = You keep your goods, as far as they fit.
note-set = The set is worth { $n }.
note-types = Next you choose which goods stay out of it.
note-coins = Coins from your safe pay what is missing.
note-without = It stays in your warehouse.
note-discard = It goes back into the bag later.
note-stop = Ships sent now would never report back.

result-title = Round { $n } is over
result-bought = { $n ->
    [0] No port was cleared.
    [one] One port was cleared.
   *[other] { $n } ports were cleared.
}
result-rounds = { $n ->
    [0] It was the last round.
    [one] One round is left.
   *[other] { $n } rounds are left.
}
result-who = Who took which cargo
result-points = points
result-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
result-casino = Casino
result-bag = from the bag
result-market = Black market
result-left = outbid, withdrew
result-nothing = nothing
