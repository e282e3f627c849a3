# Cargo Noir: what a table may agree on. `option-ships` names an option, `.about` says what it does, the other
# attributes are its choices; `part-profit` names a part of one.

option-coin_supply_limited = The bank can run dry
    .about = There are only as many coins as in the box.
option-market_swap_same_type_allowed = Swap for the same
    .about = A good may be swapped for one of its own kind at the black market.
