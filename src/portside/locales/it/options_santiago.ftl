# Santiago de Cuba: what a table may agree on. `option-ships` names an option, `.about` says what it does, the other
# attributes are its choices; `part-profit` names a part of one.

option-screens = Averi
    .about = Dietro uno schermo, o scoperti per tutti. Scoperti vanno bene per la prima partita.
    .hidden = nascosti
    .open = scoperti
option-ships = Navi
    .about = Dopo quante navi finisce la partita. Meno navi, partita più corta.
option-start_pesos = Pesos all’inizio
    .about = Con cosa comincia ognuno.
option-max_drive_steps = Viaggio più lungo
    .about = Quante fermate può fare un viaggio.
    .none = senza limite
option-newspaper_may_target_current_cuban = Il giornale colpisce subito
    .about = Il giornale può mettere fuori dal giro anche la persona presso cui sta l’auto.
option-owner_vp_when_pawn_stayed = Il padrone incassa se il pedone resta
    .about = Un pedone che resta dov’è paga di nuovo il padrone dell’edificio.
option-end_goods_returned = Merci cambiate alla fine
    .about = Le merci rimaste danno punti alla fine della partita.
