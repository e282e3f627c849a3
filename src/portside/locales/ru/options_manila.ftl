# Manila: what a table may agree on. `option-ships` names an option, `.about` says what it does, the other
# attributes are its choices; `part-profit` names a part of one.

option-starting_cash = Песо в начале
    .about = С чем каждый начинает.
option-final_scoring = Заложенные акции в конце
    .about = Как рассчитываются с займами, когда считают состояния.
    .redeem_then_unpledged = выкуп, если выгодно
    .all_shares_minus_15 = все, минус 15 за каждую
option-boarding_variant = Пираты могут вытеснять
    .about = С полной лодки пират может сбросить кого-то и занять его место.
option-stowaway_may_take_insurance = Страховка без денег
    .about = Страховку может взять и тот, у кого нет денег.
option-docked_boat_accepts_accomplices = Лодки в порту берут людей
    .about = На прибывшей лодке ещё можно занимать места.
option-cash_is_public = Деньги открыты
    .about = Все видят, сколько песо у других.
