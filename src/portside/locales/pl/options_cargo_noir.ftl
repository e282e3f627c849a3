# Cargo Noir: what a table may agree on. `option-ships` names an option, `.about` says what it does, the other
# attributes are its choices; `part-profit` names a part of one.

option-coin_supply_limited = Bank może się opróżnić
    .about = Monet jest tylko tyle, ile w pudełku.
option-market_swap_same_type_allowed = Wymiana na takie samo
    .about = Na czarnym rynku wolno wymienić towar na inny tego samego rodzaju.
