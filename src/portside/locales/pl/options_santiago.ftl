# Santiago de Cuba: what a table may agree on. `option-ships` names an option, `.about` says what it does, the other
# attributes are its choices; `part-profit` names a part of one.

option-screens = Majątek
    .about = Za parawanem albo jawny dla wszystkich. Jawny jest dobry na pierwszą grę.
    .hidden = ukryty
    .open = jawny
option-ships = Statki
    .about = Po ilu statkach kończy się gra. Mniej to krótsza gra.
option-start_pesos = Peso na początek
    .about = Z czym każdy zaczyna.
option-start_vp = Punkty zwycięstwa na początek
    .about = Z czym każdy zaczyna.
option-start_goods = Dobra na początek
    .about = Z czym każdy zaczyna, z podziałem na rodzaje.
option-max_drive_steps = Najdłuższa jazda
    .about = Ile przystanków może mieć jedna jazda.
    .none = bez limitu
option-newspaper_closes_visited_cuban = Wydawca gazet może uderzyć w odwiedzanego Kubańczyka
    .about = Ma on wtedy zamknięty interes przez najbliższe okrążenie, aż auto znów go minie. Zwykle nic mu nie grozi.
option-owner_vp_when_pawn_stayed = Właściciel zarabia, gdy pionek zostaje
    .about = Za pionek, który zostaje na miejscu, właściciel budynku znów dostaje punkt.
option-end_goods_returned = Dobra wymienione na koniec się oddaje
    .about = 3 dobra i tak dają 1 punkt. Oddane: przy remisie liczy się tylko reszta; zatrzymane, jak w wydaniu rosyjskim: liczą się wszystkie.
option-finish_last_turn = Ostatnią turę gra się do końca
    .about = Gdy odpłynie ostatni statek, turę rozgrywa się do końca bez statku. Zwykle gra kończy się od razu.
option-flowers = Kwiaty
    .about = Do budynków w jakim kolorze prowadzi każdy Kubańczyk.
    .none = bez kwiatu
option-dice = Kości
    .about = Ścianki każdej kości.
option-tokens_per_good = Znaczniki każdego dobra
    .about = Ile ich jest, razem z tymi u graczy.
option-value_flags = Flagi toru wartości
    .about = Ile jest warte dobro, od lewej do prawej; potem flaga w szachownicę.
option-ownership_markers = Żetony własności
    .about = Ile budynków może mieć jedna osoba.
option-simulation_turn_cap = Najwięcej tur
    .about = Do symulacji: po tylu turach gra się kończy i liczy się punkty.

## The form for the flowers of one’s own box

box-flowers = Kwiaty z twojego pudełka
box-about = Porównaj je ze swoimi kafelkami.
box-flower-of = Kwiat: { $cuban }
box-ours = nasz wybór
    .why = Nasz wybór: żadne znane nam źródło nie podaje tego kwiatu.
box-reset = Przywróć zwykłe kwiaty
