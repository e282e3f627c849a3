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
question-die = Co pokazują kostki?
    .waiting = Kostki toczą się po stole.
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
event-roll = Kostka: { $thing } { $amount }.
    .several = Kostki: { $list }.
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

## The odds of a voyage

odds-none = Zanim łodzie staną na wodzie, nie ma czego obliczać.
odds-boats = Dokąd dopłyną łodzie
odds-boat = Łódź
odds-arrives = Za polem { $n }
odds-thirteen = Na polu { $n }
odds-shipyard = Stocznia
odds-harbour = Łodzie w porcie
odds-places = Ile warte jest wolne miejsce: { $seat }
odds-place = Miejsce
odds-expected = Oczekiwane peso
odds-note = Dokładnie, przy obecnym ustawieniu wspólników; koszt miejsca jest już odjęty, piloci nic nie robią.
odds-note-pilots = Dokładnie, przy obecnym ustawieniu wspólników; koszt miejsca jest już odjęty, piloci działają najlepiej, jak mogą.
odds-percent = { NUMBER($n, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-pesos = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## The board in the browser: signs, controls and cards

board-left = w magazynach
board-start = Start { $n }–{ $n2 }
board-stacks = Udziały
board-insurance = Ubezpieczenia
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
flow-limit = Twój limit: { $n }
flow-bid = Daj { $n }
flow-one-more = o jedno więcej
flow-raise = przebicie o { $n }
flow-another = Inna stawka
flow-less = O jeden mniej
flow-more = O jeden więcej
flow-at = cena { $n }
flow-start = { $thing }: start z pola { $n }
flow-sum = Suma { $n } z { $n2 }
flow-launch = Na wodę
flow-space = na polu { $n }
flow-choose = Wybierz łódź i kierunek

note-if-won = tylko w razie wygranej
note-maybe = jeśli się uda
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
note-insurance = Pieniądze dostajesz od razu. W zamian płacisz za łodzie, które trafią do stoczni: { $n } za pierwszą, { $n2 } za drugą, { $n3 } za trzecią.
note-pass = W tej wyprawie nie umieszczasz już wspólników. Ci, którzy stoją na planszy, działają dalej.
note-pass-bid = Kto spasuje, nie wraca już do tej licytacji.
note-bid = Twój limit to { $n }: twoje peso i po { $n2 } za każdy udział, który możesz zastawić. Zwycięzca może kupić udział, ładuje łodzie i spuszcza je na wodę.
note-buy = Na koniec udział jest wart tyle, ile jego towar na czarnym rynku. Gra kończy się, gdy któryś towar dojdzie do { $n }.
note-decline-buy = { $n ->
    [one] Kupować może tylko kapitan portu, { $n } udział na wyprawę.
    [few] Kupować może tylko kapitan portu, najwyżej { $n } udziały na wyprawę.
   *[other] Kupować może tylko kapitan portu, najwyżej { $n } udziałów na wyprawę.
}
note-ashore = Nikt nie wejdzie na jego pokład, a cena nie wzrośnie w tej wyprawie.
note-launch = Każda łódź rusza z pola od { $n } do { $n2 }, razem { $n3 }. Przesuń jedną, a następna ustąpi.
note-board = Twój pirat zajmuje za darmo najtańsze wolne miejsce i zarabia jak wszyscy na pokładzie, jeśli łódź dopłynie.
note-board-out = Kto tam siedzi, wraca do domu bez zwrotu kosztów; twój pirat zajmuje jego miejsce za darmo.
note-stay = Zostajesz piratem: łodzie, które po ostatnim rzucie stoją na polu { $n }, zostaną splądrowane.
note-move = Łódź, która minie pole { $n }, od razu jest w porcie. Po pilotach kostki toczą się ostatni raz.
note-decline = Łodzie stoją tam, gdzie stały, a kostki toczą się ostatni raz.
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
