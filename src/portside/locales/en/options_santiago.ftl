# Santiago de Cuba: what a table may agree on. `option-ships` names an option, `.about` says what it does, the other
# attributes are its choices; `part-profit` names a part of one.

option-screens = Holdings
    .about = Behind a screen, or face up for all. Face up is good for a first game.
    .hidden = hidden
    .open = face up
option-ships = Ships
    .about = After how many ships the game ends. Fewer make a shorter game.
option-start_pesos = Pesos at the start
    .about = What everybody begins with.
option-start_vp = Victory points at the start
    .about = What everybody begins with.
option-start_goods = Goods at the start
    .about = What everybody begins with, of each kind.
option-max_drive_steps = Longest drive
    .about = How many stops one drive may take.
    .none = no limit
option-newspaper_closes_visited_cuban = Newspaper may strike the Cuban being visited
    .about = That Cuban then stays out of business for the coming lap, until the car has come past again. Usually he is safe.
option-owner_vp_when_pawn_stayed = Owner is paid when a pawn stays
    .about = A pawn that stays where it is pays the owner of the building again.
option-end_goods_returned = Goods exchanged at the end are given back
    .about = 3 goods bring 1 point either way. Given back, only the rest counts in a tie; kept, as in the Russian edition, all goods do.
option-finish_last_turn = Finish the last turn
    .about = When the last ship leaves, the turn is played to its end without a ship. Usually the game stops at once.
option-flowers = Flowers
    .about = Which colour of building each Cuban leads to.
    .none = none
option-dice = Dice
    .about = The faces of each die.
option-tokens_per_good = Tokens of each good
    .about = How many there are, the players’ included.
option-value_flags = Flags of the value track
    .about = What a good is worth, from left to right; the chequered flag follows.
option-ownership_markers = Ownership markers
    .about = How many buildings one player can own.
option-simulation_turn_cap = Most turns
    .about = For simulations: after so many turns the game ends and is scored.

## The form for the flowers of one’s own box

box-flowers = Flowers of your box
box-about = Compare them with your tiles.
box-flower-of = Flower of { $cuban }
box-ours = our choice
    .why = Our choice: no source that we know names this flower.
box-reset = Back to the usual flowers
