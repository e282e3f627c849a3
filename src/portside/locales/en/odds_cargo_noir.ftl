# What can be reckoned: for whoever wants to see the odds

odds-ports = What a bid must beat
odds-port = Port
odds-worth = Worth to you
odds-beats = Leads from
odds-adds = You add
odds-leads = you lead
odds-pay = { $n }
odds-dear = { $n }, too much
odds-bag = Left in the bag: { $n }
odds-refilled = The bag is empty, the discards come next: { $n }
odds-good = Good
odds-left = Left
odds-draw = Next draw
odds-percent = { $n }%
odds-discards = The discards come back once the bag is empty.
