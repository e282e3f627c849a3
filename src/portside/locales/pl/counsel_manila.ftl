# Counsel. Why an answer costs much; said to whoever is asked, about the game and never about the person.

counsel-pledge-cost = Kredyt daje { $n } peso, a wykup kosztuje { $cost }.
counsel-redeem-cash = Wykup kosztuje { $cost } peso gotówką; zostaje wtedy { $left }.
counsel-bid-loan = Stawka { $n } przy gotówce { $cash } oznacza zastaw, żeby ją zapłacić; liczba udziałów: { $loans }.
counsel-bid-jump = Stawka { $less } też prowadzi; kto wygrywa z { $n }, płaci { $n }.
counsel-bid-left = Jeśli ta stawka wygra, z gotówki na wspólników zostanie { $left } peso, a rund rozmieszczania jest { $rounds }.
counsel-pass-office = Pas kończy dla ciebie licytację; z urzędem idą udział, ładunek i start, a teraz prowadziłaby stawka { $least }.
counsel-buy-none = Kupuje tylko kapitan portu, na początku wyprawy, a udział kosztuje teraz { $cost }: { $thing }.
counsel-buy-loan = Ten udział kosztuje { $cost } przy gotówce { $cash }, więc trzeba za niego zastawić inny: { $thing }.
counsel-buy-dear = Ten udział kosztuje { $cost } ({ $thing }), tamten { $less } ({ $thing2 }).
counsel-buy-behind = Ten towar stoi na { $n } ({ $thing }), tamten na { $n2 } ({ $thing2 }); gra kończy się, gdy któryś dojdzie do { $top }.
counsel-ashore-yours = W magazynach towar nie drożeje, a masz { $n } × { $thing }; tego drugiego { $have } × { $thing2 }.
counsel-launch-yours = Masz { $n } × { $thing }; samymi kośćmi ta łódź dociera stąd do pola { $last } w { $chance } na 100 wypraw, z drugiego startu w { $more }.
counsel-place-pesos = Przy takim układzie planszy dziesięć wypraw daje tu ({ $thing }) o { $n } peso mniej niż tam ({ $thing2 }).
counsel-place-loses = Przy takim układzie planszy dziesięć wypraw przynosi tu stratę { $n } peso: { $thing }.
counsel-place-loan = To kosztuje { $cost } przy gotówce { $cash }, a wykup zastawu kosztuje o { $n } więcej, niż zastaw daje: { $thing }.
counsel-pass-place = Pas jest na całą wyprawę; przy takim układzie planszy dziesięć wypraw daje tu { $n } peso: { $thing }.
counsel-pass-voyage = Pas jest na całą wyprawę; rund rozmieszczania zostało { $rounds }, gotówki { $cash }.
counsel-board-pesos = Przy takim układzie planszy dziesięć wypraw daje ci przy drugiej decyzji o { $n } peso więcej.
counsel-pilot-yours = To cofa łódź, na której płyną twoi wspólnicy; jest ich tam { $n }: { $thing }.
counsel-pilot-docks = Drugi ruch od razu wprowadza tę łódź do portu, poza zasięg kości i piratów: { $thing }.
counsel-pilot-pesos = Przy takim układzie łodzi dziesięć wypraw daje ci przy drugim ruchu o { $n } peso więcej.
counsel-plunder-rise = W stoczni towar nie drożeje, a masz { $n } × { $thing }.
counsel-plunder-pesos = Od tej łodzi zależy, co dadzą twoje miejsca w porcie i stoczni: stojąc tam, daje o { $n } peso mniej.
