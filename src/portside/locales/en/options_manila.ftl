# Manila: what a table may agree on. `option-ships` names an option, `.about` says what it does, the other
# attributes are its choices; `part-profit` names a part of one.

option-starting_cash = Pesos at the start
    .about = What everybody begins with.
option-final_scoring = Pledged shares at the end
    .about = How loans are settled when fortunes are counted.
    .redeem_then_unpledged = redeemed, if worth it
    .all_shares_minus_15 = all count, minus 15 each
option-boarding_variant = Pirates may displace
    .about = At a full boat a pirate may throw somebody off the boat and take the seat.
option-stowaway_may_take_insurance = Insurance without money
    .about = Somebody without money may take the insurance too.
option-docked_boat_accepts_accomplices = Boats in port take people
    .about = Seats on a boat that has arrived can still be taken.
option-cash_is_public = Money is open
    .about = Everybody sees how many pesos the others have.
