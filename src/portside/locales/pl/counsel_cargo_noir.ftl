# Counsel. Why an answer costs much; said to whoever is asked, about the game and never about the person.

counsel-send-worth = Towary z jednego portu ({ $thing }) dodają do wartości twoich zestawów { $n }, z drugiego ({ $thing2 }) { $n2 }.
counsel-send-over = Stos { $less } też tam prowadzi; stos { $n } wiąże więcej twoich monet.
counsel-send-under = { $seat } ma w sejfie { $have } i może przebić stos { $n }, ale nie { $more }.
counsel-send-empty = W sejfie nie zostaje ani jedna moneta: przebity statek bez nowych monet może się tylko wycofać.
counsel-casino-port = Kasyno płaci za statek { $n }; towary z portu ({ $thing }) dodają do wartości twoich zestawów { $worth }, za stos { $cost }.
counsel-market-port = Rynek daje jeden towar; towary z portu ({ $thing }) dodają do wartości twoich zestawów { $worth }, za stos { $cost }.
counsel-withdraw-set = Towary z tego portu ({ $thing }) dodają do wartości twoich zestawów { $worth }; żeby znów prowadzić, trzeba dołożyć monet: { $cost }.
counsel-raise-dear = Stos w tym porcie ({ $thing }) rośnie do { $n }, a towary dodają do wartości twoich zestawów { $worth }.
counsel-raise-over = Stos { $less } też tam prowadzi; stos { $n } wiąże więcej twoich monet.
counsel-swap-set = Po tej wymianie twoje zestawy są warte { $n } zamiast { $have }; ubywa im towaru: { $thing }.
counsel-swap-less = Po tej wymianie twoje zestawy są warte { $n }, po innej { $more }: { $thing }.
counsel-draw-luck = Wymiana na pewno dodaje do wartości twoich zestawów { $n } ({ $thing }); w woreczku jest ich { $here } na { $left }.
counsel-no-trade-last = To ostatnia tura: potem towary i monety nic nie znaczą, a { $thing } daje punkty: { $n }.
counsel-no-trade-surplus = Co się nie mieści, po wymianie leci za burtę; towarów za dużo: { $n }.
counsel-no-trade-benefit = { $thing } działa od chwili zakupu; tur po tej zostało: { $rounds }.
counsel-trade-early = Twoje towary są warte w zestawach { $n }; z jeszcze jednym byłyby warte { $more }: { $thing }.
counsel-want-lesser = { $thing } to punkty: { $n }; { $thing2 } to { $n2 }, a stać cię na każdą z tych kart.
counsel-checkout-more = To, co masz, wystarczy przy tej samej wymianie na jeszcze jedną kartę: { $thing }, { $cost }.
counsel-pay-over = Reszty się nie wydaje: przy tym zestawie przepada { $n }, przy drugim { $less }.
counsel-pay-keeps = Po tym zestawie to, co zostaje, jest warte w zestawach { $n }, po drugim { $more }.
counsel-pay-split = Przy takim podziale wszystkie twoje towary są razem warte w zestawach { $n }, przy drugim { $more }.
counsel-discard-set = Bez tego ({ $thing }) twoje zestawy są warte { $n }, bez tamtego ({ $thing2 }) { $more }.
