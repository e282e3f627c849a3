# Manila: what a table may agree on. `option-ships` names an option, `.about` says what it does, the other
# attributes are its choices; `part-profit` names a part of one.

option-starting_cash = Pesos na początek
    .about = Z czym każdy zaczyna.
option-final_scoring = Zastawione akcje na koniec
    .about = Jak rozlicza się pożyczki, gdy liczymy majątki.
    .redeem_then_unpledged = wykup, jeśli się opłaca
    .all_shares_minus_15 = wszystkie, minus 15 za każdą
option-boarding_variant = Piraci mogą wyrzucać
    .about = Z pełnej łodzi pirat może kogoś wyrzucić i zająć jego miejsce.
option-stowaway_may_take_insurance = Ubezpieczenie bez pieniędzy
    .about = Także gracz bez pieniędzy może wziąć ubezpieczenie.
option-docked_boat_accepts_accomplices = Łodzie w porcie biorą ludzi
    .about = Na łodzi, która dopłynęła, nadal można zajmować miejsca.
option-cash_is_public = Pieniądze są jawne
    .about = Wszyscy widzą, ile pesos mają inni.
