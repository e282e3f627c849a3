# What can be reckoned: for whoever wants to see the odds

odds-ports = Co trzeba przebić
odds-port = Port
odds-worth = Wart dla ciebie
odds-beats = Prowadzi od
odds-adds = Dokładasz
odds-leads = prowadzisz
odds-pay = { $n }
odds-dear = { $n }, za dużo
odds-bag = Zostało w woreczku: { $n }
odds-refilled = Woreczek jest pusty, teraz wracają odrzucone: { $n }
odds-good = Towar
odds-left = Zostało
odds-draw = Następny
odds-percent = { $n }%
odds-discards = Odrzucone wracają, gdy woreczek jest pusty.
