# Counsel. Why an answer costs much; said to whoever is asked, about the game and never about the person.

counsel-ends-game = To kończy grę: masz wtedy { $have } PZ, a { $seat } ma { $other }.
counsel-past-port = Gdy auto mija port, nikt nie ładuje, a znacznik idzie dalej; to, co masz dla tego statku, mogłoby tam dać { $points } PZ.
counsel-past-port-leaves = Gdy auto mija port na ostatniej fladze, statek odpływa bez tego, co masz dla niego: do { $points } PZ.
counsel-port-next = Stamtąd { $seat } może w następnej turze dojechać do portu i ładować przed tobą: { $thing }.
counsel-inactive = Interes zamknięty ({ $thing }): nic tam nie ma do wzięcia, a pionek nie wchodzi do żadnego budynku.
counsel-port-empty-handed = Nie masz tam czego ładować, a { $seat } ma dobra, których potrzebuje statek: { $n }.
counsel-supply-short = { $left ->
    [0] Zasoby są puste, więc nie ma czego dostać: { $thing }.
   *[other] W zasobach jest tylko { $left } × { $thing } i więcej nie da się dostać.
}
counsel-no-use-there = Żaden z wolnych budynków, które otwiera { $thing }, nic ci teraz nie da.
counsel-port-early = Dobro załadowane teraz daje { $value } PZ; o jedną flagę później daje { $more }.
counsel-drive-cost = Ta jazda kosztuje { $cost } peso, tamta { $less }; peso to paliwo na następne tury.
counsel-pass-goods = Pas obowiązuje do końca rundy, a to, co masz dla tego statku, mogłoby jeszcze dać { $points } PZ.
counsel-pass-wood = Pas obowiązuje do końca rundy, a twoje drewno mogłoby jeszcze dać { $n } PZ.
counsel-wood-for-good = Drewno daje 1 PZ; na tej samej kości twoje własne dobra dają po { $value }: { $thing }.
counsel-contested = To może zająć { $seat }, zanim znów ładujesz: { $thing2 }. Tego, co ładujesz, nie ma w tej rundzie nikt inny: { $thing }.
counsel-not-full = Druga odpowiedź zapełnia statek i kończy rundę; po tej { $seat } może jeszcze załadować dobra: { $n }.
counsel-fills-ship = To zapełnia statek, a na następnym dobro daje na początku { $first } PZ, nie { $value }.
counsel-loads-fewer = Możesz załadować od razu { $most } × { $thing }, nie { $n }; przy następnej okazji może nie być już miejsca.
counsel-enter-no-use = { $thing } nic ci teraz nie da; { $thing2 } tak.
counsel-enter-points = { $thing } daje od razu { $n } PZ, { $thing2 } do { $n2 }.
counsel-pays-owner = { $thing }: właścicielem jest { $seat } i dostaje 1 PZ, gdy twój pionek kończy tam turę.
counsel-hands-in-wanted = Statek bierze to po { $value } PZ za sztukę, a tutaj twoje wraca do zasobów: { $thing }.
counsel-trade-cheap = Tutaj to daje { $n } PZ; w porcie, przy tym znaczniku, { $value }: { $thing }.
counsel-clears-own = To zamyka kość dóbr, które masz też u siebie, w porcie do { $points } PZ: { $thing }.
counsel-ship-away = Za ostatnią flagą statek odpływa bez tego, co masz dla niego: do { $points } PZ.
counsel-flag-down = O jedną flagę w lewo to, co masz dla tego statku, jest warte o { $points } PZ mniej.
counsel-flag-up = Każde dobro zyskuje, a { $seat } ma więcej tego, czego potrzebuje statek: { $n } przy twoich { $have }.
counsel-sells-points = Oddajesz { $n } PZ za { $cost } peso, a peso na koniec nic nie znaczą.
counsel-skip-points = { $thing }: bez użycia nie daje nic; użyty teraz budynek dałby { $n } PZ.
counsel-skip-pesos = { $n ->
   *[other] { $thing }: bez użycia nie daje nic; użyty teraz budynek dałby { $n } peso.
}
counsel-skip-use = { $thing }: bez użycia nie daje nic, a teraz ten budynek by się przydał.
counsel-fewer-points = To daje od razu { $n } PZ, drugie użycie { $n2 }.
counsel-decline-claim = Zajęcie jest za darmo, a właściciel dostaje 1 PZ, gdy cudzy pionek kończy tam turę. Ten budynek jest jeszcze niczyj: { $thing }.
counsel-decline-use = Alonso otwiera ci teraz za darmo twój własny budynek: { $thing }.
counsel-claims-not-uses = Alonso robi tylko jedno z dwojga, a twój własny budynek dałby od razu { $n } PZ: { $thing }.
counsel-take-unwanted = Statek nie ma na to miejsca: { $thing }. Potrzebuje czegoś innego, po { $value } PZ za sztukę: { $thing2 }.
counsel-take-enough = Masz już tyle, ile statek może wziąć: { $n } × { $thing }. Wciąż ma miejsce na co innego: { $thing2 }.
counsel-gives-wanted = Statek bierze to po { $value } PZ za sztukę, a teraz może to załadować { $seat }: { $thing }.
counsel-gives-point = Punkt liczy się na koniec, a peso nie; twoje peso: { $have }.
counsel-gives-peso = { $n ->
    [one] Peso mniej to przystanek mniej: z resztą pieniędzy przejedziesz { $n } przystanek.
   *[other] Peso mniej to przystanek mniej: z resztą pieniędzy dojedziesz najdalej na { $n }. przystanek.
}
counsel-leaves-out-own = Bez tej kości statek nie weźmie tego, co masz dla niego: { $n } × { $thing }.
counsel-leaves-in-rivals = Statek weźmie to, czego { $seat } ma więcej niż ty: { $thing }, { $n } przy twoich { $have }.
