# Santiago de Cuba: what a table may agree on. `option-ships` names an option, `.about` says what it does, the other
# attributes are its choices; `part-profit` names a part of one.

option-screens = Zasoby
    .about = Za zasłonką albo jawne dla wszystkich. Jawne są dobre na pierwszą grę.
    .hidden = ukryte
    .open = jawne
option-ships = Statki
    .about = Po ilu statkach kończy się gra. Mniej to krótsza gra.
option-start_pesos = Pesos na początek
    .about = Z czym każdy zaczyna.
option-max_drive_steps = Najdłuższa jazda
    .about = Ile przystanków może mieć jedna jazda.
    .none = bez limitu
option-newspaper_may_target_current_cuban = Gazeta uderza od razu
    .about = Gazeta może zamknąć interes także osobie, przy której stoi auto.
option-owner_vp_when_pawn_stayed = Właściciel zarabia, gdy pionek zostaje
    .about = Pionek, który zostaje na miejscu, znów płaci właścicielowi budynku.
option-end_goods_returned = Dobra wymienia się na koniec
    .about = Dobra, które zostały, dają punkty na koniec gry.
