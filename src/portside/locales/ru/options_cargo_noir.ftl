# Cargo Noir: what a table may agree on. `option-ships` names an option, `.about` says what it does, the other
# attributes are its choices; `part-profit` names a part of one.

option-coin_supply_limited = Банк может опустеть
    .about = Монет ровно столько, сколько в коробке.
option-market_swap_same_type_allowed = Обмен на такой же
    .about = На чёрном рынке товар можно обменять на товар того же вида.
