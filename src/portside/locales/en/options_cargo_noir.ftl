# Cargo Noir: what a table may agree on. `option-ships` names an option, `.about` says what it does, the other
# attributes are its choices; `part-profit` names a part of one.

option-edition = Numbers
    .house = ours
option-rounds = Rounds
option-coins_total = Coins in the game
option-start_coins = Coins to start with
option-start_ships = Ships to start with
option-ships_per_colour = Ships of a colour
option-casino_income = Casino pays for a ship
option-syndicate_income = Syndicate pays
option-min_bid = Lowest bid
option-goods = Goods
option-tokens_per_type = Tokens of each type
option-wild_tokens = Wild tokens
    .players = one for each player
option-market_slots = Slots of the black market
option-warehouse_base = Storage at the start
option-warehouse_card_bonus = Storage of a Warehouse card
option-max_set_size = Largest set
option-value_different = Values of mixed sets
option-value_same = Values of sets of a kind
option-ports = Ports
option-cards = Cards
    .benefit = smuggler’s edge
    .common = common spoils
    .unique = unique spoils
option-coin_supply_limited = The bank can run dry
    .about = There are only as many coins as in the box.
option-final_round_phase3 = Sending in the last round
    .about = Ships may still be sent to spoil what others want, or none at all.
    .optional = whoever likes
    .none = nobody
option-market_swap_same_type_allowed = Swap for the same
    .about = A good may be swapped for one of its own kind at the black market.
option-alone_may_stay = A ship alone in a port may wait
    .about = A ship alone in a port may wait for its owner’s next turn instead of buying.

part-slots = goods
part-players = open with so many players
part-family = family
part-copies = copies
part-cost = cost
part-points = VP
part-limit = limit

## The form for whoever owns the box

box-title = I own the box
box-about = The box was not at hand, so the numbers marked “ours” are our own. Type what is printed in yours. It is kept on this device and used at the table you set.
box-ours = ours
box-counts = Counts
box-field = { $thing }: { $part }
box-fieldours = { $name }, ours
box-bounds = { $n } to { $n2 }
box-open = Open with
box-none = All numbers are as we play them.
box-changed = { $n ->
    [one] { $n } number is yours.
   *[other] { $n } numbers are yours.
}
box-reset = As we play it
box-save = Save as a file
box-load = Load a file
box-bad = This file cannot be used: { $why } Nothing was changed.
box-badjson = it is not JSON.
box-badname = “{ $name }” is unknown.
box-badnumber = “{ $name }” must be a whole number from { $n } to { $n2 }.
box-badvalue = “{ $name }” has no value that can be used.
box-growing = Each value must be higher than the one before, and add at least as much as that one did.
