# Manila. Keys come from the rules: ids of things, names of questions, kinds of events.

title = Manila
about = Walcz o urząd kapitana portu, rozsyłaj wspólników i stawiaj na łodzie, które dopłyną do Manili.

ware-ginseng = żeń-szeń
ware-nutmeg = gałka muszkatołowa
ware-silk = jedwab
ware-jade = jadeit

place-ginseng = łódź z żeń-szeniem
place-nutmeg = łódź z gałką muszkatołową
place-silk = łódź z jedwabiem
place-jade = łódź z jadeitem
place-harbour_a = port A
place-harbour_b = port B
place-harbour_c = port C
place-shipyard_a = stocznia A
place-shipyard_b = stocznia B
place-shipyard_c = stocznia C
place-pirate = łódź piratów
place-pilot_small = mały pilot
place-pilot_large = duży pilot
place-insurance = ubezpieczenie

berth-a = A
berth-b = B
berth-c = C

## Questions

question-deal = Który udział jest następny?
    .waiting = Udziały trafiają do graczy.
question-bid = Urząd kapitana portu idzie pod młotek: ile dajesz?
    .waiting = { $seat } zastanawia się nad stawką.
question-buy = Kapitanat jest twój: kupujesz udział?
    .waiting = { $seat } rozważa zakup udziału.
question-ashore = Który towar zostaje tym razem w magazynach?
    .waiting = { $seat } decyduje, który towar zostaje w magazynach.
question-launch = Z których pól ruszają łodzie? Liczby oznaczają kolejne szlaki, od góry do dołu.
    .waiting = { $seat } ustawia łodzie na wodzie.
question-place = Gdzie umieszczasz kolejnego wspólnika?
    .waiting = { $seat } szuka miejsca dla wspólnika.
question-die = Co pokazują kości?
    .waiting = Kości toczą się po stole.
question-board = Łatwa zdobycz: czy twój pirat dokonuje abordażu?
    .waiting = { $seat } rozważa abordaż.
question-pilot-small = Mały pilot: którą łódź przesuwasz o 1 pole?
    .waiting = { $seat } działa jako mały pilot.
question-pilot-large = Duży pilot: przesuwasz jedną łódź o 1 lub 2 pola czy dwie łodzie o 1 pole?
    .waiting = { $seat } działa jako duży pilot.
question-plunder = Dokąd odsyłasz splądrowaną łódź?
    .waiting = { $seat } decyduje o losie splądrowanej łodzi.

## Answers. $thing, $thing2, $n … stand in the order of the notation; $args says how many there are.

answer-deal = Rozdaj udział: { $thing }
answer-bid = Zalicytuj { $n } peso
answer-bid-pass = Spasuj
answer-buy = Kup udział: { $thing }
    .short = { $thing }
answer-buy-decline = Nie kupuj
answer-ashore = Zostaw w magazynach: { $thing }
    .short = { $thing }
answer-launch = Rusz z pól { $n }, { $n2 }, { $n3 }
answer-place = Zajmij miejsce: { $thing }
    .short = { $thing }
answer-place-pass = Spasuj do końca wyprawy
answer-roll = { $thing }: { $n }
answer-board = { $args ->
    [1] Abordaż: { $thing }
   *[other] Abordaż: { $thing }, wyrzuć wspólnika z miejsca { $n }
}
answer-stay = Zostań na łodzi piratów
answer-move = { $args ->
    [2] Przesuń: { $thing } { $by }
   *[other] Przesuń: { $thing } { $by }, { $thing2 } { $by2 }
}
answer-decline = Nie ruszaj łodzi
answer-harbour = Do portu
answer-shipyard = Do stoczni
answer-pledge = Zastaw udział: { $thing }
answer-redeem = Wykup udział: { $thing }

## Events: what the log says

event-deal = { $seat } otrzymuje udział: { $thing }.
    .hidden = { $seat } otrzymuje zakryty udział.
event-auction = Wyprawa { $amount }: licytację otwiera { $seat }.
event-bid = { $seat } licytuje { $amount } peso.
event-pass-auction = { $seat } wycofuje się z licytacji.
event-harbour-master = { $seat } obejmuje urząd kapitana portu za { $amount } peso.
event-stays-in-office = Nikt nie licytuje: { $seat } sprawuje urząd kapitana portu za darmo.
event-buy = { $seat } kupuje udział za { $amount } peso: { $thing }.
event-decline-share = { $seat } nie kupuje udziału.
event-ashore = { $seat } zostawia w magazynach: { $thing }.
event-launch = Łódź rusza z pola { $amount }: { $thing }.
    .several = Łodzie ruszają z pól: { $list }.
event-place = { $amount ->
    [0] { $seat } zajmuje miejsce: { $thing }.
   *[other] { $seat } zajmuje miejsce za { $amount } peso: { $thing }.
}
event-premium = { $seat } dostaje { $amount } peso za ubezpieczenie łodzi.
event-stowaway = { $amount ->
    [0] { $seat } zajmuje miejsce na gapę, bez płacenia: { $thing }.
    [1] { $seat } zajmuje miejsce na gapę za ostatnie peso: { $thing }.
   *[other] { $seat } zajmuje miejsce na gapę za ostatnie { $amount } peso: { $thing }.
}
event-pass-placement = { $seat } nie umieszcza już wspólników w tej wyprawie.
event-roll = Kość: { $thing } { $amount }.
    .several = Kości: { $list }.
event-dock = { $amount ->
    [1] Łódź dociera do portu, na pole A: { $thing }.
    [2] Łódź dociera do portu, na pole B: { $thing }.
   *[3] Łódź dociera do portu, na pole C: { $thing }.
}
event-lay-up = { $amount ->
    [1] Łódź trafia do stoczni, na pole A: { $thing }.
    [2] Łódź trafia do stoczni, na pole B: { $thing }.
   *[3] Łódź trafia do stoczni, na pole C: { $thing }.
}
event-board = Abordaż! { $seat } zajmuje miejsce { $amount } na łodzi: { $thing }.
event-displaced = { $seat } traci wspólnika na łodzi: { $thing }.
event-captain = { $seat } dowodzi teraz piratami.
event-stay = { $seat } zostaje na łodzi piratów.
event-pilot = { $amount ->
    [-2] { $seat } jako pilot cofa łódź o 2 pola: { $thing }.
    [-1] { $seat } jako pilot cofa łódź o 1 pole: { $thing }.
    [1] { $seat } jako pilot przesuwa łódź o 1 pole do przodu: { $thing }.
   *[2] { $seat } jako pilot przesuwa łódź o 2 pola do przodu: { $thing }.
}
event-decline-pilot = { $seat } nie rusza łodzi.
event-plunder = Piraci plądrują łódź: { $thing }. Dowodzi { $seat }.
event-loot = { $seat } zgarnia { $amount } peso łupu: { $thing }.
event-profit = { $seat } zarabia { $amount } peso na łodzi: { $thing }.
event-harbour-pays = { $seat } zarabia { $amount } peso w porcie, pole { $thing }.
event-claims = { $seat } wypłaca { $amount } peso odszkodowania.
event-bank-covers = { $seat } nie ma więcej: kasa kapitanatu dokłada { $amount } peso.
event-shipyard-pays = { $seat } zarabia { $amount } peso w stoczni, pole { $thing }.
event-rise = Czarny rynek: { $thing } idzie w górę, do { $amount } peso.
event-pledge = { $seat } zastawia udział za { $amount } peso: { $thing }.
    .hidden = { $seat } zastawia udział za { $amount } peso.
event-redeem = { $seat } wykupuje udział za { $amount } peso: { $thing }.
    .hidden = { $seat } wykupuje udział za { $amount } peso.
event-polish-count = Majątki liczy się jak w wydaniu polskim: wykupuje się, na ile starcza gotówki; udział wciąż zastawiony nie liczy się i kosztuje { $amount }.
event-original-count = Majątki liczy się jak w wydaniu oryginalnym: liczą się wszystkie udziały, minus { $amount } za każdy zastawiony.
event-final-redemption = Przed podliczeniem { $seat } wykupuje udział za { $amount } peso: { $thing }.
event-unredeemed = { $seat } nie może wykupić udziału: { $thing }. Udział się nie liczy: −{ $amount }.
event-unpaid-loan = { $seat } ma niespłacony kredyt za udział: { $thing }, −{ $amount }.
event-end = Ceny na czarnym rynku sięgają szczytu: koniec gry.

## Refusals. Said to whoever is asked; `when-…`: what belongs to another question.

refusal-bid-first = { $n } to za mało: pierwsza stawka to co najmniej { $least }.
refusal-bid-higher = { $n } to za mało: { $seat } daje już { $highest }.
refusal-bid-limit = { $n } to więcej, niż możesz zapłacić: najwyżej { $most }. Gotówka: { $cash }; udziały do zastawienia: { $loans }.
refusal-shares-sold-out = W zasobach nie ma już udziału: { $thing }.
refusal-share-cost = Udział ({ $thing }) kosztuje { $cost }; możesz zapłacić { $have }. Gotówka: { $cash }; udziały do zastawienia: { $loans }.
refusal-launch-spaces = Każda łódź rusza z pola od 0 do { $most }.
refusal-launch-sum = Pola startowe nie dają sumy, jakiej wymagają zasady.
refusal-place-cost = To miejsce kosztuje { $cost } ({ $thing }); możesz zapłacić { $have }. Gotówka: { $cash }; udziały do zastawienia: { $loans }.
refusal-place-taken = { $thing }: tam stoi już { $seat }.
refusal-place-yours = { $thing }: tam stoi już twój wspólnik.
refusal-pirates-full = Oba miejsca na łodzi piratów są zajęte.
refusal-stowaway-insurance = Nie stać cię na żadne miejsce, płyniesz więc na gapę; ubezpieczenie nie bierze nikogo na gapę.
refusal-boat-ashore = Ten towar zostaje w tej wyprawie w magazynach: { $thing }.
refusal-boat-docked = Ta łódź nie jest już na morzu i nikogo nie przyjmuje: { $thing }.
refusal-boat-full = Wszystkie miejsca na tej łodzi ({ $n }) są zajęte: { $thing }.
refusal-board-docked = Ta łódź jest bezpieczna w porcie: { $thing }.
refusal-board-space = Piraci atakują tylko na polu { $last }; ta łódź jest na polu { $n }: { $thing }.
refusal-board-nobody-leaves = Przy tym stole piraci nikogo nie wyrzucają: zajmują wolne miejsce.
refusal-board-no-seat = Liczba miejsc na tej łodzi: { $n } ({ $thing }).
refusal-board-pirate-safe = To pirat, który właśnie wszedł na pokład.
refusal-board-vacant-first = Na łodzi na ostatnim polu jest jeszcze wolne miejsce: ono ma pierwszeństwo.
refusal-pilot-nothing = Przesuń łódź albo nie ruszaj żadnej.
refusal-pilot-small-far = Mały pilot przesuwa jedną łódź o jedno pole.
refusal-pilot-large-far = Duży pilot przesuwa jedną łódź najwyżej o dwa pola albo dwie łodzie o jedno.
refusal-pilot-not-at-sea = Tej łodzi nie ma na morzu: { $thing }.
refusal-pilot-below = Ta łódź jest na polu { $n } i nie cofnie się tak daleko: { $thing }.
refusal-no-share = Nie masz takiego udziału: { $thing }.
refusal-all-pledged = Wszystkie twoje udziały tego towaru są już zastawione: { $thing }.
refusal-none-pledged = Żaden twój udział tego towaru nie jest zastawiony: { $thing }.
refusal-redeem-cost = Wykup kosztuje { $cost } w gotówce; masz { $have }.
refusal-when-bid = Stawki padają w licytacji, przed każdą wyprawą.
refusal-when-buy = Udział kupuje tylko kapitan portu, zaraz po licytacji.
refusal-when-ashore = Kapitan portu wskazuje towar, który zostaje w magazynach, zanim łodzie ruszą.
refusal-when-launch = Kapitan portu ustala pola startowe, gdy łodzie są załadowane.
refusal-when-place = Wspólników umieszcza się w rundach rozmieszczania podczas wyprawy.
refusal-when-board = Piraci atakują po drugim ruchu, gdy łódź stoi na ostatnim polu przed portem.
refusal-when-pilot-small = Mały pilot działa przed ostatnim ruchem.
refusal-when-pilot-large = Duży pilot działa przed ostatnim ruchem.
refusal-when-plunder = O splądrowanych łodziach decyduje kapitan piratów, po ostatnim ruchu.

tale-pesos = { $n ->
   *[other] { $n } peso
}
tale-for = { $what } za { $cost }
tale-voyage = Wyprawa { $n }
tale-deal = Rozdano udziały: { $list }.
tale-opens = otwiera licytację
    .you = otwierasz licytację
tale-bid = licytuje { $cost }
    .you = licytujesz { $cost }
tale-out = pas
tale-master = obejmuje urząd kapitana portu za { $cost }
    .you = obejmujesz urząd kapitana portu za { $cost }
tale-stays = sprawuje urząd kapitana portu za darmo, bo nikt nie licytuje
    .you = sprawujesz urząd kapitana portu za darmo, bo nikt nie licytuje
tale-pledge = { $n ->
    [one] zastawia udział
    [few] zastawia { $n } udziały
   *[other] zastawia { $n } udziałów
}
    .you = { $n ->
        [one] zastawiasz udział
        [few] zastawiasz { $n } udziały
       *[other] zastawiasz { $n } udziałów
    }
tale-redeem = { $n ->
    [one] wykupuje udział
    [few] wykupuje { $n } udziały
   *[other] wykupuje { $n } udziałów
}
    .you = { $n ->
        [one] wykupujesz udział
        [few] wykupujesz { $n } udziały
       *[other] wykupujesz { $n } udziałów
    }
tale-buy = kupuje udział ({ $thing }) za { $cost }
    .you = kupujesz udział ({ $thing }) za { $cost }
tale-no-share = nie kupuje udziału
    .you = nie kupujesz udziału
tale-ashore = zostawia w magazynach: { $thing }
    .you = zostawiasz w magazynach: { $thing }
tale-launch = łodzie ruszają z pól: { $list }
tale-aboard = wsiada na { $thing }
    .you = wsiadasz na { $thing }
tale-place = zajmuje miejsce
    .you = zajmujesz miejsce
tale-premium = składka { $cost }
tale-stowaway = zajmuje miejsce na gapę
    .you = zajmujesz miejsce na gapę
tale-no-more = nie umieszcza już wspólników w tej wyprawie
    .you = nie umieszczasz już wspólników w tej wyprawie
tale-dice = Kości: { $list }
tale-now = teraz na polach: { $list }
tale-dock = w porcie: { $list }
tale-lay-up = w stoczni: { $list }
tale-paid = Wypłaty: { $list }
tale-rise = Czarny rynek: { $list }
tale-pilot = jako pilot przesuwa: { $list }
    .you = jako pilot przesuwasz: { $list }
tale-no-pilot = nie rusza łodzi
    .you = nie ruszasz łodzi
tale-board = bierze abordażem: { $thing }
    .you = bierzesz abordażem: { $thing }
tale-displaced = za burtą: { $who }
tale-stay = zostaje na łodzi piratów
    .you = zostajesz na łodzi piratów
tale-captain = piratami dowodzi teraz { $who }
tale-plunder = Piraci plądrują: { $thing }

## The board

board-voyage = Wyprawa { $n }
board-deal = rozdawanie udziałów
board-auction = licytacja
board-duties = zadania kapitana portu
board-placement = wspólnicy, runda { $n } z { $n2 }
board-movement = ruch łodzi, runda { $n } z { $n2 }
board-boarding = abordaż
board-pilots = piloci
board-plunder = plądrowanie
board-settlement = podział zysków
board-over = koniec gry
board-no-bid = jeszcze nikt nie licytuje
board-bid = stawka: { $n } ({ $seat })
board-lanes = Łodzie
board-crew = Ładownia
board-profit = Zysk
board-ashore = w magazynach
board-plundered = łódź splądrowana
board-harbour = Port
board-shipyard = Stocznia
board-pays = zysk
board-boat = łódź
board-places = Inne miejsca
board-captain = kapitan piratów
board-mate = drugi pirat
board-vacant = (3) = wolne za 3
board-bought = 1+ = co najmniej 1
board-market = Czarny rynek
board-price = udział
board-supply = zostało
board-loans = zastaw +{ $n }, wykup −{ $n2 }
board-polish-edition = wydanie polskie: zastawiony na koniec = nie liczy się i −{ $n }
board-original-edition = wydanie oryginalne: zastawiony na koniec = −{ $n }
board-pesos = Peso
board-credit = Z kredytem
board-shares = Udziały (w zastawie)
board-master = kapitan portu
board-passed = pas

## The board for those who listen to it

sr-pesos = { $n } peso
sr-pesos-hidden = peso, zakryte
sr-costs = kosztuje { $pesos }
sr-brings = daje od razu { $pesos }
sr-loan = z zastawem udziału za { $pesos }
sr-shares = { $n ->
    [one] { $n } udział
    [few] { $n } udziały
   *[many] { $n } udziałów
}
sr-no-shares = brak udziałów
sr-pledged = { $thing }, w zastawie
sr-passed = pas: { $list }
sr-waits = { $thing }: jeszcze nie na wodzie
sr-at-sea = { $n3 ->
    [one] { $thing }: na polu { $n } z { $n2 }, do portu { $n3 } pole
    [few] { $thing }: na polu { $n } z { $n2 }, do portu { $n3 } pola
   *[many] { $thing }: na polu { $n } z { $n2 }, do portu { $n3 } pól
}
sr-moored = { $thing }: { $place }
sr-rolled = ostatni rzut: { $n }
sr-cargo = ładunek wart { $pesos }
sr-aboard = na pokładzie: { $list }
sr-nobody = nikogo na pokładzie
sr-seats = { $n ->
    [0] brak wolnych miejsc
    [one] { $n } wolne miejsce za { $pesos }
    [few] { $n } wolne miejsca, następne za { $pesos }
   *[many] { $n } wolnych miejsc, następne za { $pesos }
}
sr-vacant = wolne, { $price }
sr-stands = { $thing }: cena na rynku { $pesos }; udział kosztuje { $price }; zostało { $left }
sr-to-space = na pole { $n }
text-shares = udziały
text-pledged = w tym zastawione

## The board in the browser: signs, controls and cards

board-left = w magazynach
board-start = Start { $n }–{ $n2 }
board-stacks = Udziały
board-insurance = Ubezpieczenie
board-pirates = Piraci
board-chief = Kapitan
board-second = Drugi pirat
board-bank = Kasa
board-to-bid = myśli
board-sum = Suma pól startu: { $n }

chip-voyage = Wyprawa
chip-highest = Najdroższy towar

seat-shares = Twoje udziały. Widzisz je tylko ty.
seat-loans = Zastawy
seat-closed = Zakryte udziały: { $n }; w zastawie: { $n2 }
seat-bought = Kupione na oczach wszystkich
seat-home = Wspólnicy w domu: { $n } z { $n2 }

flow-leads = { $seat } daje { $n } peso
flow-limit = Twój limit to { $n }: gotówka { $n2 } i { $n3 } za zastaw udziałów
flow-bid = Daj { $n }
flow-one-more = o jedno więcej
flow-raise = przebicie o { $n }
flow-another = Inna stawka
flow-less = O jedno mniej
flow-more = O jedno więcej
flow-at = cena { $n }
flow-start = { $thing }: start z pola { $n }
flow-sum = Suma { $n } z { $n2 }
flow-launch = Na wodę
flow-space = na polu { $n }
flow-choose = Wybierz łódź i kierunek

note-if-won = tylko w razie wygranej
note-maybe = jeśli się uda
note-loan = { $n ->
    [one] zastawia { $n } udział: teraz { $n2 }, wykup { $n3 }
    [few] zastawia { $n } udziały: teraz { $n2 }, wykup { $n3 }
   *[other] zastawia { $n } udziałów: teraz { $n2 }, wykup { $n3 }
}
    .short = { $n ->
        [one] zastawia { $n } udział
        [few] zastawia { $n } udziały
       *[other] zastawia { $n } udziałów
    }
note-boat = { $n2 ->
    [1] Jeśli łódź dopłynie do portu, wszyscy na pokładzie dzielą { $n } peso. Kto płynie sam, dostaje { $n3 }.
   *[other] Jeśli łódź dopłynie do portu, wszyscy na pokładzie dzielą { $n } peso: po { $n3 }, gdy jest ich { $n2 }.
}
note-harbour = { $n2 ->
    [1] Daje { $n } peso, jeśli do portu dopłynie co najmniej jedna łódź.
    [2] Daje { $n } peso, jeśli do portu dopłyną co najmniej dwie łodzie.
   *[other] Daje { $n } peso, jeśli do portu dopłyną wszystkie trzy łodzie.
}
note-shipyard = { $n2 ->
    [1] Daje { $n } peso, jeśli do stoczni trafi co najmniej jedna łódź.
    [2] Daje { $n } peso, jeśli do stoczni trafią co najmniej dwie łodzie.
   *[other] Daje { $n } peso, jeśli do stoczni trafią wszystkie trzy łodzie.
}
note-pirate = Po drugim rzucie pirat może dokonać abordażu łodzi na polu { $n } i zająć wolne miejsce. Piraci zabierają ładunek każdej łodzi, która po ostatnim rzucie stoi na polu { $n }: jeden bierze wszystko, dwóch po połowie.
note-pilot-small = Przed ostatnim rzutem możesz przesunąć jedną łódź o 1 pole, w przód lub w tył.
note-pilot-large = Przed ostatnim rzutem możesz przesunąć jedną łódź o 1 lub 2 pola albo dwie łodzie po 1 polu.
note-insurance = Dostajesz zapłatę od razu. W zamian płacisz za łodzie, które trafią do stoczni: { $n } za pierwszą, { $n2 } za drugą, { $n3 } za trzecią.
note-pass = W tej wyprawie nie umieszczasz już wspólników. Ci, którzy stoją na planszy, działają dalej.
note-pass-bid = Kto spasuje, nie wraca już do tej licytacji.
warn-pass = Do końca wyprawy nie zajmiesz już żadnego miejsca. Wspólnicy, którzy zostają w domu: { $n }.
warn-loan = Masz { $n2 } peso, więc bierzesz kredyt. Udziały w zastawie: { $n }, dostajesz za nie { $n3 } peso, a wykup kosztuje { $n4 }.
warn-loan-bid = Masz { $n2 } peso, więc jeśli wygrasz, weźmiesz kredyt. Udziały w zastawie: { $n }, dostaniesz za nie { $n3 } peso, a wykup kosztuje { $n4 }.
note-bid = Twój limit to { $n }: twoje peso i po { $n2 } za każdy udział, który możesz zastawić. Zwycięzca może kupić udział, ładuje łodzie i spuszcza je na wodę.
note-buy = Na koniec udział jest wart tyle, ile jego towar na czarnym rynku. Gra kończy się, gdy któryś towar dojdzie do { $n }.
note-decline-buy = { $n ->
    [one] Kupować może tylko kapitan portu, { $n } udział na wyprawę.
    [few] Kupować może tylko kapitan portu, najwyżej { $n } udziały na wyprawę.
   *[other] Kupować może tylko kapitan portu, najwyżej { $n } udziałów na wyprawę.
}
note-ashore = Jego łódź nie wypłynie, więc w tej wyprawie cena nie wzrośnie.
note-launch = Każda łódź rusza z pola od { $n } do { $n2 }, razem { $n3 }. Przesuń jedną, a następna ustąpi.
note-board = Twój pirat zajmuje za darmo najtańsze wolne miejsce i zarabia jak wszyscy na pokładzie, jeśli łódź dopłynie.
note-board-out = Kto tam siedzi, wraca do domu bez zwrotu kosztów; twój pirat zajmuje jego miejsce za darmo.
note-stay = Zostajesz piratem: łodzie, które po ostatnim rzucie stoją na polu { $n }, zostaną splądrowane.
note-move = Łódź, która minie pole { $n }, od razu jest w porcie. Po pilotach kości toczą się ostatni raz.
note-decline = Łodzie stoją tam, gdzie stały, a kości toczą się ostatni raz.
note-to-harbour = Łódź stoi w porcie: kto na to stawiał, zarabia, a jej towar drożeje.
note-to-shipyard = Łódź stoi w stoczni: kto na to stawiał, zarabia, a jej towar nie drożeje.
note-pledge = Dostajesz { $n } peso. Udział zostaje twój, ale nie liczy się, dopóki nie zostanie wykupiony za { $n2 }; wciąż zastawiony na koniec kosztuje { $n3 }.
note-pledge-original = Dostajesz { $n } peso. Udział zostaje twój i na koniec się liczy, minus { $n3 }, jeśli wciąż jest zastawiony. Wykup kosztuje { $n2 }.
note-redeem = Oddajesz { $n2 } peso za kredyt { $n } peso. Udział znów się liczy i można go znów zastawić.
note-redeem-original = Oddajesz { $n2 } peso za kredyt { $n } peso. Na koniec nic się za ten udział nie odejmuje i można go znów zastawić.

source-cash-polish = pozostała gotówka (wydanie polskie)
source-cash-original = gotówka (wydanie oryginalne)
source-ginseng = udziały: żeń-szeń
source-nutmeg = udziały: gałka muszkatołowa
source-silk = udziały: jedwab
source-jade = udziały: jadeit
source-unredeemed = niewykupione udziały
source-loans = niespłacone kredyty

result-title = Koniec wyprawy
result-came = { $n ->
    [0] Żadna łódź nie dotarła do portu.
    [one] Jedna łódź dotarła do portu.
    [few] Do portu dotarły { $n } łodzie.
   *[many] Do portu dotarło { $n } łodzi.
}
result-ashore = W magazynach: { $thing }.
result-boats = Łodzie
result-to-harbour = w porcie { $thing }
result-to-shipyard = w stoczni { $thing }
result-plundered = splądrowana przez piratów
result-nobody = bez nikogo na pokładzie
result-each = po { $n }
result-no-loot = Piraci bez łupu:
result-who = Kto ile zarobił
result-earned = zysk
result-places = miejsca
result-gain = wyprawa
result-nothing = nic
result-ware = część ładunku ({ $thing }): { $n }
result-loot = łup ({ $thing }): { $n }
result-harbour = port { $thing }: { $n }
result-shipyard = stocznia { $thing }: { $n }
result-insurance = składka za ubezpieczenie: { $n }
result-claims = wypłacone odszkodowania: { $n }
