# Manila: what a table may agree on. `option-ships` names an option, `.about` says what it does, the other
# attributes are its choices; `part-profit` names a part of one.

option-starting_cash = Pesos all’inizio
    .about = Con cosa comincia ognuno.
option-final_scoring = Azioni in pegno alla fine
    .about = Come si regolano i prestiti quando si contano le fortune.
    .redeem_then_unpledged = riscattate, se conviene
    .all_shares_minus_15 = tutte, meno 15 l’una
option-boarding_variant = I pirati possono scacciare
    .about = Da una barca piena un pirata può buttare giù qualcuno e prenderne il posto.
option-stowaway_may_take_insurance = Assicurazione senza soldi
    .about = Anche chi non ha soldi può prendere l’assicurazione.
option-docked_boat_accepts_accomplices = Le barche in porto accolgono gente
    .about = Sui posti di una barca arrivata si può ancora salire.
option-cash_is_public = I soldi sono in vista
    .about = Tutti vedono quanti pesos hanno gli altri.
