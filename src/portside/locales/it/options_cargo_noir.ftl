# Cargo Noir: what a table may agree on. `option-ships` names an option, `.about` says what it does, the other
# attributes are its choices; `part-profit` names a part of one.

option-coin_supply_limited = La banca può svuotarsi
    .about = Ci sono solo le monete della scatola.
option-market_swap_same_type_allowed = Scambio con lo stesso tipo
    .about = Al mercato nero si può scambiare una merce con una dello stesso tipo.
