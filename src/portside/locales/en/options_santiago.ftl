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
option-max_drive_steps = Longest drive
    .about = How many stops one drive may take.
    .none = no limit
option-newspaper_may_target_current_cuban = Newspaper may strike at once
    .about = The Newspaper may also put the person out of business at whose stop the car stands.
option-owner_vp_when_pawn_stayed = Owner is paid when a pawn stays
    .about = A pawn that stays where it is pays the owner of the building again.
option-end_goods_returned = Goods are traded in at the end
    .about = Goods left over bring points when the game ends.
