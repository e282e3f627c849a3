# Manila, the rules help. Keys come from docs/rules/manila.md: rule-MA-4-2 tells MA-4.2.

summary = Zgromadź największy majątek w gotówce i udziałach. Każda wyprawa zaczyna się od licytacji: { $buyable ->
    [0] kapitan portu wybiera
   *[other] kapitan portu może kupić udział, wybiera
} 3 towary, które popłyną, i ustawia łodzie na wodzie. Potem wszyscy umieszczają wspólników, kości przesuwają łodzie, a na koniec miejsca przynoszą zysk. Towary, które dotrą do portu, drożeją na czarnym rynku. Gdy któryś towar osiągnie { $top }, gra się kończy.

chapter-1 = Co jest w grze
rule-MA-1-1 = Są 4 towary, zawsze w tej kolejności; podano, ile peso kosztują miejsca i jaki jest zysk łodzi: żeń-szeń { $ginseng_costs } i { $ginseng_profit }; gałka muszkatołowa { $nutmeg_costs } i { $nutmeg_profit }; jedwab { $silk_costs } i { $silk_profit }; jadeit { $jade_costs } i { $jade_profit }. Każdy zysk da się podzielić równo między dowolną liczbę wspólników na łodzi.
rule-MA-1-2 = Są 3 łodzie, każda na własnym szlaku z polami od 0 do { $last_space }. Łodzie ruszają z pól od 0 do { $last_start }, na { $last_space } czyhają piraci, a za { $last_space } jest port.
rule-MA-1-3 = Inne miejsca są w porcie i w stoczni (A kosztuje { $a_cost } peso i może dać { $a_pays }, B kosztuje { $b_cost } i może dać { $b_pays }, C kosztuje { $c_cost } i może dać { $c_pays }), na łodzi piratów (2 miejsca po { $pirate_cost }), do tego mały pilot ({ $small_pilot_cost }) i duży pilot ({ $large_pilot_cost }). Ubezpieczenie nic nie kosztuje i daje { $insurance_bonus }.
rule-MA-1-4 = Razem daje to { $places } miejsc, zależnie od tego, który towar zostaje w magazynach.
rule-MA-1-5 = Zaczynasz z { $starting_cash } peso. Zastawiony udział daje { $loan }, wykup kosztuje { $redemption }, a za udział wciąż zastawiony na koniec tracisz { $penalty }. Pierwsza stawka to co najmniej { $first_bid }, udział kosztuje co najmniej { $least_price }.
rule-MA-1-6 = Wszystkie kwoty to całe peso. Kasa kapitanatu nigdy się nie wyczerpuje.
rule-MA-1-7 = Udziałów każdego towaru jest { $shares }.
rule-MA-1-8 = Czarny rynek ma poziomy { $levels }. Towar idzie w górę o 1 poziom naraz.
rule-MA-1-9 = Udział kosztuje tyle, ile jego towar jest teraz wart na czarnym rynku, ale nigdy mniej niż { $least_price }.
rule-MA-1-10 = Wspólników ma każdy: { $accomplices_3 } przy 3 graczach, { $accomplices_4 } przy 4, { $accomplices_5 } przy 5.

chapter-2 = Przygotowanie
rule-MA-2-1 = Graczy jest { $players }; siedzą zgodnie z ruchem wskazówek zegara, począwszy od pierwszego miejsca.
rule-MA-2-2 = Każdy bierze { $starting_cash } peso.
rule-MA-2-3 = Każdy bierze tylu wspólników, ilu trzeba przy tej liczbie graczy.
rule-MA-2-4 = Tasuje się udziały, z każdego towaru tyle: { $pool }. Każdy dostaje zakryte karty: { $dealt }. Reszta trafia do pozostałych { $left_out }: to zasoby, jawne i ułożone według towarów.
rule-MA-2-5 = Wszystkie towary zaczynają na poziomie { $bottom }.
rule-MA-2-6 = Łodzie, ładunki i kości leżą w pogotowiu obok planszy.
rule-MA-2-7 = Pierwszą licytację otwiera pierwsze miejsce przy stole. Kto na nim siedzi, rozstrzyga się przed grą losem.
rule-MA-2-8 = Losowe są tylko rozdane udziały i kości.

chapter-3 = Wyprawa
rule-MA-3-1 = Gra to szereg wypraw. Każda przebiega tak: licytacja, zadania kapitana portu, rozmieszczanie i ruch, podział zysków, rynek.
rule-MA-3-2 = ♟ to runda rozmieszczania, ⚄ to ruch: { $schedule_3 } przy 3 graczach, { $schedule_4 } przy 4, { $schedule_5 } przy 5. Piraci mogą dokonać abordażu po drugim ruchu i plądrują po ostatnim; piloci działają tuż przed ostatnim.
rule-MA-3-3 = Decydujesz, ile licytujesz, czy kupujesz udział, który towar zostaje w magazynach i skąd ruszają łodzie; dokąd idą wspólnicy, czy pirat dokonuje abordażu, jak steruje pilot i gdzie trafia splądrowana łódź. Reszta dzieje się sama.
rule-MA-3-4 = Jeśli możesz tylko odmówić, gra cię nie pyta. Sprawdza to raz, gdy pojawia się pytanie: potem pytanie zostaje, nawet jeśli kredyt lub wykup zostawi samą odmowę.
rule-MA-3-5 = Gdy gra cię o coś pyta, możesz najpierw zastawiać i wykupywać udziały, ile razy chcesz; pytanie nadal jest twoje. Nikt inny nie może.
rule-MA-3-6 = Licytację otwiera kapitan portu z poprzedniej wyprawy, a w pierwszej wyprawie pierwsze miejsce przy stole.
rule-MA-3-7 = Zgodnie z ruchem wskazówek zegara każdy po kolei podbija albo pasuje. Kto spasuje, nie bierze już udziału w tej licytacji.
rule-MA-3-8 = Pierwsza stawka to { $first_bid } lub więcej; każda następna jest wyższa od poprzedniej. Wolno podbić o dowolną kwotę.
rule-MA-3-9 = Nie możesz zalicytować więcej niż twoja gotówka plus { $loan } za każdy twój niezastawiony udział.
rule-MA-3-10 = Gdy wszyscy inni odpadną, wygrywa najwyższa stawka. Nikt nie przebija samego siebie.
rule-MA-3-11 = Kto zostaje ostatni, gdy na stole nie ma żadnej stawki, nadal wybiera: co najmniej { $first_bid } albo pas.
rule-MA-3-12 = Jeśli nikt nie licytuje, kapitan portu zostaje na urzędzie i nic nie płaci. W pierwszej wyprawie urząd obejmuje tak samo ten, kto otwiera licytację.
rule-MA-3-13 = Zwycięzca płaci od razu do kasy kapitanatu; jeśli brakuje mu gotówki, zastawia udziały, najmniej, jak się da. Pozostali nic nie płacą.
rule-MA-3-14 = Jeśli nie stać cię na najniższą stawkę, pasujesz bez pytania.

chapter-4 = Zadania kapitana portu
rule-MA-4-1 = { $buyable ->
    [0] Przy tym stole nikt nie kupuje udziałów; kapitan portu zaczyna od ładunku.
    [1] Najpierw kapitan portu może kupić 1 udział towaru, który jest jeszcze w zasobach. Nikt inny nigdy nie kupuje.
    [few] Najpierw kapitan portu może kupić najwyżej { $buyable } udziały, jeden po drugim, z towarów, które są jeszcze w zasobach. Nikt inny nigdy nie kupuje.
   *[other] Najpierw kapitan portu może kupić najwyżej { $buyable } udziałów, jeden po drugim, z towarów, które są jeszcze w zasobach. Nikt inny nigdy nie kupuje.
}
rule-MA-4-2 = Cenę płaci do kasy kapitanatu, w razie potrzeby z kredytem; ale kupowany udział nie może pomóc zapłacić za siebie.
rule-MA-4-3 = Każdy widzi, jaki towar został kupiony. Potem karta trafia na rękę kapitana portu.
rule-MA-4-4 = Następnie kapitan portu wskazuje towar, który zostaje w magazynach. Pozostałe 3 trafiają na łodzie.
rule-MA-4-5 = Na koniec kapitan portu ustawia łodzie na polach startowych: każdą od 0 do { $last_start }, razem dokładnie { $start_sum }. Załadowane towary zajmują szlaki w zwykłej kolejności; wszystkie szlaki są takie same.
rule-MA-4-6 = Sposobów jest { $launches }: to układy { $arrangements }.

chapter-5 = Rozmieszczanie wspólników
rule-MA-5-1 = Każdą rundę zaczyna kapitan portu, inni idą zgodnie z ruchem wskazówek zegara. Każdy umieszcza 1 wspólnika albo pasuje.
rule-MA-5-2 = Kto spasuje, nie umieszcza już nikogo w tej wyprawie. To, co ma na planszy, zostaje i się liczy.
rule-MA-5-3 = Miejsce kosztuje tyle, ile na nim napisano. Za ubezpieczenie to ty dostajesz od razu { $insurance_bonus }.
rule-MA-5-4 = Na każdym miejscu staje 1 wspólnik. Możesz mieć tyle miejsc, ile chcesz, gdziekolwiek.
rule-MA-5-5 = Na łodzi zajmujesz najtańsze wolne miejsce.
rule-MA-5-6 = { $docked_boats ->
    [yes] Przy tym stole łódź w porcie nadal przyjmuje wspólników. Łódź na { $last_space } także.
   *[no] Łódź w porcie nikogo już nie przyjmuje: miejsce na niej byłoby bez ryzyka. Łódź na { $last_space } jeszcze tak.
}
rule-MA-5-7 = W porcie i w stoczni możesz wybrać dowolne wolne miejsce, nawet tam, gdzie łódź już stoi.
rule-MA-5-8 = Kto wejdzie pierwszy, jest kapitanem piratów, potem dochodzi drugi pirat. Miejsca, które piraci opuścili, można zająć znowu.
rule-MA-5-9 = Miejsce każdego pilota można zająć, dopóki jest wolne.
rule-MA-5-10 = Miejsce jest dla ciebie dostępne, jeśli cię na nie stać, także z kredytem. Jeśli nie stać cię na żadne, możesz zająć miejsce na gapę.
rule-MA-5-11 = Jeśli nie ma dla ciebie żadnego miejsca, pasujesz bez pytania.
rule-MA-5-12 = Wspólnik, który wraca do domu w trakcie wyprawy, nie jest umieszczany ponownie.

chapter-6 = Ruch łodzi
rule-MA-6-1 = Dla każdej łodzi na morzu rzuca się 1 kością. Łodzie w porcie nie mają kości.
rule-MA-6-2 = Łódź przesuwa się o tyle, ile pokazuje jej kość. Czego nie potrzebuje, to przepada.
rule-MA-6-3 = Za { $last_space } łódź staje w porcie, na pierwszym wolnym polu z A, B i C, i nie płynie dalej.
rule-MA-6-4 = Łodzie ruszają się w kolejności szlaków, gdy tylko znany jest ich rzut. Kolejność nie ma znaczenia: pieniądze zależą od tego, ile łodzi dotrze i które, a nie od ich pól.
rule-MA-6-5 = { $docks_early ->
    [yes] Już po pierwszym ruchu łódź może być w porcie: najdalszy rzut prowadzi na pole { $farthest }.
   *[no] Po pierwszym ruchu żadna łódź nie może być dalej niż na polu { $farthest }.
}

chapter-7 = Abordaż, po drugim ruchu
rule-MA-7-1 = Abordaż dotyczy łodzi dokładnie na { $last_space }. Bez piratów nic się z nimi nie dzieje.
rule-MA-7-2 = Najpierw decyduje kapitan piratów, potem drugi pirat. Jeśli obaj są twoi, decydujesz za każdego z nich.
rule-MA-7-3 = { $boarding_variant ->
    [yes] Pirat zostaje albo wybiera łódź na { $last_space } z wolnym miejscem. Co obowiązuje, gdy takiej nie ma, mówi rozdział 13.
   *[no] Pirat zostaje albo wybiera łódź na { $last_space } z wolnym miejscem.
}
rule-MA-7-4 = { $boarding_variant ->
    [yes] Jeśli na { $last_space } nie ma łodzi, na której ktoś siedzi albo jest wolne miejsce, gra nie pyta pirata.
   *[no] Jeśli nie ma takiej łodzi, gra nie pyta pirata.
}
rule-MA-7-5 = Pirat zajmuje za darmo najtańsze wolne miejsce na łodzi i od tej pory jest zwykłym wspólnikiem.
rule-MA-7-6 = Jeśli kapitan odejdzie, drugi pirat od razu zostaje kapitanem.
rule-MA-7-7 = Łódź zostaje na { $last_space } i płynie dalej jak zwykle.

chapter-8 = Piloci, przed ostatnim ruchem
rule-MA-8-1 = Najpierw działa mały pilot, potem duży, jeśli są na miejscu, a jakaś łódź jest na morzu. Każdy może zrezygnować; potem rzuca się kośćmi.
rule-MA-8-2 = Mały pilot przesuwa 1 łódź o 1 pole, do przodu lub do tyłu.
rule-MA-8-3 = Duży pilot przesuwa 1 łódź najwyżej o 2 pola w jedną stronę albo 2 łodzie po 1 polu. Może to być łódź, która przed chwilą została przesunięta.
rule-MA-8-4 = Łódź przesunięta za { $last_space } od razu wpływa do portu i nikt jej już nie dosięgnie.
rule-MA-8-5 = Łódź przesunięta na { $last_space } jest na razie bezpieczna: piraci czekają na rzut.
rule-MA-8-6 = Żadna łódź nie cofa się poza pole 0.

chapter-9 = Przybycie i plądrowanie
rule-MA-9-1 = Po ostatnim ruchu łodzie, które minęły { $last_space }, są już w porcie.
rule-MA-9-2 = Łódź dokładnie na { $last_space } płynie za nimi, jeśli łódź piratów jest pusta.
rule-MA-9-3 = Łodzie przed { $last_space } trafiają do stoczni, na pierwsze wolne pola, w kolejności szlaków.
rule-MA-9-4 = Łódź dokładnie na { $last_space }, na którą czyha pirat, zostaje splądrowana; nie można z tego zrezygnować. Wszyscy na pokładzie, piraci po abordażu też, wracają do domu z niczym, zanim zapadnie decyzja, dokąd płynie łódź.
rule-MA-9-5 = Cały jej zysk należy się piratowi albo po połowie każdemu z 2. Wypłaca się go przy podziale zysków.
rule-MA-9-6 = Kapitan piratów odsyła każdą splądrowaną łódź, w kolejności szlaków, do portu albo do stoczni.
rule-MA-9-7 = Liczy się tam jak każda inna łódź: dla pól, dla ubezpieczenia i, w porcie, dla rynku.
rule-MA-9-8 = Teraz każda łódź jest w porcie albo w stoczni.

chapter-10 = Podział zysków, w tej kolejności
rule-MA-10-1 = Piraci dostają swój łup.
rule-MA-10-2 = Zysk każdej łodzi w porcie dzieli się równo między wszystkich na pokładzie. Łódź splądrowana albo pusta nikomu nie płaci.
rule-MA-10-3 = Wspólnicy w porcie dostają z kasy kapitanatu { $a_pays }, { $b_pays } lub { $c_pays }, jeśli na ich polu stoi łódź.
rule-MA-10-4 = Wspólnicy w stoczni dostają tyle samo, jeśli łódź stoi na ich polu: od agenta ubezpieczeniowego, jeśli jest, a jeśli nie, z kasy kapitanatu.
rule-MA-10-5 = Piloci nic nie zarabiają.
rule-MA-10-6 = Agent ubezpieczeniowy płaci za każdą łódź w stoczni temu, kto tam stoi, albo do kasy kapitanatu: { $claims_1 } za 1 łódź, { $claims_2 } za 2, { $claims_3 } za 3.
rule-MA-10-7 = Tego, co agent miałby zapłacić wspólnikowi tego samego gracza, nie płaci się wcale.
rule-MA-10-8 = Najpierw agent dostaje własne zyski. Jeśli mu brakuje, zastawia udziały jeden po drugim; jeśli nadal brakuje, oddaje wszystko, a resztę dokłada kasa kapitanatu. Inni dostają pełną zapłatę i nie ma żadnego długu.
rule-MA-10-9 = Plansza zostaje opróżniona, pasy idą w niepamięć, a kapitan portu otwiera następną licytację.

chapter-11 = Kredyt i miejsca na gapę
rule-MA-11-1 = Zastawiony udział daje { $loan } peso. Pozostaje twój.
rule-MA-11-2 = Zastawiasz, gdy gra cię o coś pyta albo gdy musisz.
rule-MA-11-3 = Jeśli musisz zapłacić więcej, niż masz, zastawiasz najmniej udziałów, jak się da: najpierw towar o najniższym poziomie, równe w zwykłej kolejności towarów.
rule-MA-11-4 = Wykup kosztuje { $redemption } gotówką. Udział można zastawić ponownie.
rule-MA-11-5 = Innego kredytu nie ma i niczego się nie sprzedaje, nie wymienia ani nie daruje.
rule-MA-11-6 = { $stowaway_insurance ->
    [yes] Weź pod uwagę wolne miejsca bez ubezpieczenia. Jeśli nie stać cię na najtańsze z nich, także z kredytem, możesz tym razem zająć miejsce na gapę. Ubezpieczenie możesz wziąć jak każdy.
   *[no] Weź pod uwagę wolne miejsca bez ubezpieczenia. Jeśli nie stać cię na najtańsze z nich, także z kredytem, możesz tym razem zająć miejsce na gapę. Jeśli wolne jest tylko ubezpieczenie, możesz je wziąć jak każdy.
}
rule-MA-11-7 = { $stowaway_insurance ->
    [yes] Na gapę zajmujesz dowolne z tych miejsc i płacisz całą gotówkę, jaką masz, choćby żadną; albo bierzesz ubezpieczenie.
   *[no] Na gapę zajmujesz dowolne z tych miejsc i płacisz całą gotówkę, jaką masz, choćby żadną. Ubezpieczenie jest dla ciebie zamknięte.
}
rule-MA-11-8 = Sprawdza się to od nowa za każdym razem, gdy przychodzi twoja kolej.
rule-MA-11-9 = Jeśli stać cię na jakieś miejsce, wybierasz tylko spośród tych, na które cię stać.

chapter-12 = Rynek i koniec gry
rule-MA-12-1 = Każdy towar, którego łódź jest w porcie, idzie w górę o 1 poziom, jakkolwiek tam trafiła. Żaden nie spada.
rule-MA-12-2 = Jeśli jakiś towar osiągnął { $top }, gra się kończy. Jeśli nie, rusza następna wyprawa.
rule-MA-12-3 = { $edition ->
    [original] Ten stół liczy jak wydanie oryginalne: na koniec nic się nie wykupuje.
   *[polish] Ten stół liczy jak wydanie polskie: na koniec zastawione udziały są wykupywane dla właścicieli, od najdroższego, dopóki starcza po { $redemption } peso.
}
rule-MA-12-4 = { $edition ->
    [original] Twój majątek to gotówka plus wartość wszystkich udziałów, minus { $penalty } za każdy zastawiony. Może być poniżej 0.
   *[polish] Twój majątek to gotówka plus wartość niezastawionych udziałów, minus { $penalty } za każdy udział wciąż zastawiony, który sam się nie liczy. Może być poniżej 0.
}
rule-MA-12-5 = Wygrywa największy majątek; przy równych zwycięstwo jest wspólne.
rule-MA-12-6 = { $edition ->
    [original] Wydanie polskie liczy inaczej: udziały wykupuje się, na ile starcza gotówki, a wciąż zastawione nie liczą się i kosztują po { $penalty }. Kto może spłacić długi, ma ten sam wynik.
   *[polish] Wydanie oryginalne liczy inaczej: nic się nie wykupuje, liczą się wszystkie udziały, minus { $penalty } za każdy zastawiony. Kto może spłacić długi, ma ten sam wynik.
}

chapter-13 = { $boarding_variant ->
    [yes] Wariant, tu w grze: abordaż pełnych łodzi
   *[no] Wariant, tu nie w grze: abordaż pełnych łodzi
}
rule-MA-13-1 = Dopóki łódź na { $last_space } ma wolne miejsce, pirat przy abordażu zajmuje takie miejsce.
rule-MA-13-2 = Jeśli żadna nie ma, pirat może wybrać dowolnego wspólnika na dowolnej łodzi na { $last_space }, nawet tego samego gracza. Ten wspólnik wraca do domu, a pirat siada na jego miejscu.
rule-MA-13-3 = Drugi pirat nie może tego zrobić temu, kto właśnie dokonał abordażu.
rule-MA-13-4 = Każdy pirat szuka wolnych miejsc od nowa, po swoim poprzedniku.
rule-MA-13-5 = Reszta bez zmian: abordaż nie jest obowiązkowy, nic nie kosztuje, a kapitan jest pierwszy.

chapter-14 = Co wiadomo
rule-MA-14-1 = { $open_cash ->
    [yes] Jawne są: gotówka, liczba udziałów każdego gracza i liczba zastawionych, zasoby, rynek, stawki, plansza, kości, każdy zakup i każda płatność.
   *[no] Jawne są: liczba udziałów każdego gracza i liczba zastawionych, zasoby, rynek, stawki, plansza, kości, każdy zakup i każda płatność. Gotówka innych jest ukryta.
}
rule-MA-14-2 = Tajne jest, jakich towarów są udziały i które z nich są zastawione. Po końcu gry wszystkie karty są odkryte.
rule-MA-14-3 = Ile udziałów każdego towaru jest łącznie na rękach, można obliczyć i pokazać.
rule-MA-14-4 = Każda gra jest zapisywana, decyzja po decyzji, i można ją obejrzeć jeszcze raz.
rule-MA-14-5 = Grę można zapisać i dokończyć później. Żadna kość ani karta nie jest ustalona przed czasem, więc nikt nie może podejrzeć przyszłości.
