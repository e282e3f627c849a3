# Cargo Noir. Keys come from the rules: ids of things, names of questions, kinds of events.

title = Cargo Noir
about = Przelicytuj w portach innych przemytników, gromadź kontrabandę i wymień ją na słodkie życie.

good-alcohol = alkohol
good-art = dzieła sztuki
good-cars = samochody
good-cigars = cygara
good-gold = złoto
good-ivory = kość słoniowa
good-jewels = klejnoty
good-uranium = uran
good-weapons = broń
good-wild = joker

card-cargo_ship = Statek towarowy
card-warehouse = Magazyny
card-syndicate = Syndykat
card-dive_bar = Modna spelunka
card-night_club = Klub nocny
card-yacht = Jacht
card-villa = Willa
card-show_business = Show-biznes
card-paparazzi = Paparazzi
card-militia = Bojówka
card-cronies = Kolesie
card-bank_card = Bank
card-principality = Księstwo

port-rotterdam = Rotterdam
port-new_york = Nowy Jork
port-hong_kong = Hongkong
port-cape_town = Kapsztad
port-bombay = Bombaj
port-panama = Panama
port-rio = Rio
port-tangier = Tanger

place-rotterdam = Rotterdam
place-new_york = Nowy Jork
place-hong_kong = Hongkong
place-cape_town = Kapsztad
place-bombay = Bombaj
place-panama = Panama
place-rio = Rio
place-tangier = Tanger
place-black_market = Czarny rynek

macao-casino = Kasyno
macao-market = Czarny rynek

## Questions

question-token = Co wychodzi z woreczka?
    .waiting = Czyjaś ręka sięga do woreczka.
question-ship = Załogi czekają na rozkazy: co robi twój następny statek?
    .waiting = { $seat } wydaje rozkazy załogom.
question-basket = Czas na interesy: które karty zwycięstwa chcesz? Płacisz za wszystkie naraz.
    .waiting = { $seat } przegląda karty zwycięstwa.
question-pay = Pora płacić: co oddajesz? Tutaj nie wydaje się reszty.
    .waiting = { $seat } odlicza towary.
question-leave-out = Za dużo rodzajów jak na tę kombinację: który zostaje u ciebie?
    .waiting = { $seat } decyduje, których towarów nie oddać.
question-discard = Magazyny pękają w szwach: co leci za burtę?
    .waiting = { $seat } decyduje, co wyrzucić za burtę.
question-send = Zapada noc: dokąd wysyłasz następny statek?
    .waiting = { $seat } wysyła statki w morze.

## Answers. $thing, $thing2, $n … stand in the order of the notation; $args says how many there are.

answer-token = Dobierz: { $thing }
answer-casino = Kasyno: odbierz monety
answer-draw = Czarny rynek: dobierz z woreczka
answer-swap = Wymień: { $thing } → { $thing2 }
answer-buy = { $thing }: kup cały ładunek
answer-stay = { $thing }: czekaj na swoim stosie
answer-raise = { $n ->
    [one] { $thing }: podnieś stos do { $n } monety
    [few] { $thing }: podnieś stos do { $n } monet
    [many] { $thing }: podnieś stos do { $n } monet
   *[other] { $thing }: podnieś stos do { $n } monety
}
answer-withdraw = { $thing }: wycofaj się i zabierz monety
answer-want = Wybierz kartę: { $thing }
answer-checkout = To wszystko: zapłać
answer-no-trade = Bez wymiany w tej kolejce
answer-same = { $n2 ->
    [0] Zestaw: { $n } × { $thing }
   *[other] Zestaw: { $n } × { $thing } + { $n2 } × joker
}
answer-wilds = Zestaw: { $n } × joker
answer-different = { $n2 ->
    [0] { $n ->
        [one] Kombinacja: { $n } towar
        [few] Kombinacja: { $n } różne towary
        [many] Kombinacja: { $n } różnych towarów
       *[other] Kombinacja: { $n } towaru
    }
   *[other] { $n ->
        [one] Kombinacja: { $n } towar + { $n2 } × joker
        [few] Kombinacja: { $n } różne towary + { $n2 } × joker
        [many] Kombinacja: { $n } różnych towarów + { $n2 } × joker
       *[other] Kombinacja: { $n } towaru + { $n2 } × joker
    }
}
answer-coins = Dopłać resztę monetami
answer-without = Zachowaj: { $thing }
answer-discard = Wyrzuć za burtę: { $thing }
answer-send = { $args ->
    [1] Wyślij: { $thing }
   *[other] { $n ->
        [one] Wyślij: { $thing }, { $n } moneta
        [few] Wyślij: { $thing }, { $n } monety
        [many] Wyślij: { $thing }, { $n } monet
       *[other] Wyślij: { $thing }, { $n } monety
    }
}
answer-stop = Resztę floty zostaw u siebie

## Events: what the log says

event-fill = Przybywa ładunek: { $thing }.
    .total = Przybywa ładunek: { $list }.
event-token = Z woreczka: { $thing }.
    .total = Z woreczka: { $list }.
event-refill-bag = Woreczek jest pusty: wracają do niego odrzucone towary.
event-round = Zaczyna się tura { $amount }.
event-turn = Kolejka: { $seat }.
event-casino = { $amount ->
    [0] { $seat } opuszcza Kasyno z niczym: bank jest pusty.
    [one] { $seat } odbiera w Kasynie { $amount } monetę.
    [few] { $seat } odbiera w Kasynie { $amount } monety.
    [many] { $seat } odbiera w Kasynie { $amount } monet.
   *[other] { $seat } odbiera w Kasynie { $amount } monety.
}
event-draw = { $seat } dobiera z woreczka: { $thing }.
event-swap-give = { $seat } zostawia na Czarnym rynku: { $thing }.
event-swap-take = { $seat } zabiera z Czarnego rynku: { $thing }.
event-buy = { $amount ->
    [one] { $seat } płaci za ładunek { $amount } monetę: { $thing }.
    [few] { $seat } płaci za ładunek { $amount } monety: { $thing }.
    [many] { $seat } płaci za ładunek { $amount } monet: { $thing }.
   *[other] { $seat } płaci za ładunek { $amount } monety: { $thing }.
}
event-stay = { $amount ->
    [one] { $seat } czeka ze stosem { $amount } monety: { $thing }.
    [few] { $seat } czeka ze stosem { $amount } monet: { $thing }.
    [many] { $seat } czeka ze stosem { $amount } monet: { $thing }.
   *[other] { $seat } czeka ze stosem { $amount } monety: { $thing }.
}
event-receive = { $seat } otrzymuje { $amount } × { $thing }.
    .total = { $seat } otrzymuje: { $list }.
event-raise = { $amount ->
    [one] { $seat } podnosi stos do { $amount } monety: { $thing }.
    [few] { $seat } podnosi stos do { $amount } monet: { $thing }.
    [many] { $seat } podnosi stos do { $amount } monet: { $thing }.
   *[other] { $seat } podnosi stos do { $amount } monety: { $thing }.
}
event-withdraw = { $amount ->
    [one] { $seat } wycofuje się i zabiera { $amount } monetę: { $thing }.
    [few] { $seat } wycofuje się i zabiera { $amount } monety: { $thing }.
    [many] { $seat } wycofuje się i zabiera { $amount } monet: { $thing }.
   *[other] { $seat } wycofuje się i zabiera { $amount } monety: { $thing }.
}
event-syndicate = { $amount ->
    [0] Bank jest pusty: Syndykat nie płaci. { $seat } odchodzi z niczym.
    [one] Syndykat płaci: { $seat } otrzymuje { $amount } monetę.
    [few] Syndykat płaci: { $seat } otrzymuje { $amount } monety.
    [many] Syndykat płaci: { $seat } otrzymuje { $amount } monet.
   *[other] Syndykat płaci: { $seat } otrzymuje { $amount } monety.
}
event-no-trade = { $seat } nie robi interesów.
event-hand-in = { $seat } oddaje { $amount } × { $thing }.
    .total = { $seat } oddaje: { $list }.
event-set = Wartość kontrabandy: { $amount }.
event-pay-coins = { $amount ->
    [one] { $seat } płaci { $amount } monetę.
    [few] { $seat } płaci { $amount } monety.
    [many] { $seat } płaci { $amount } monet.
   *[other] { $seat } płaci { $amount } monety.
}
event-lost = Reszty nie ma: przepada wartość { $amount }.
event-acquire = { $amount ->
    [1] { $seat } zdobywa kartę: { $thing }.
   *[other] { $seat } zdobywa karty: { $amount } × { $thing }.
}
event-discard = { $seat } wyrzuca za burtę { $amount } × { $thing }.
    .total = { $seat } wyrzuca za burtę: { $list }.
event-send-casino = { $seat } wysyła statek do Kasyna.
event-send-market = { $seat } wysyła statek na Czarny rynek.
event-send = { $amount ->
    [one] { $seat } wysyła statek: { $thing }, { $amount } moneta.
    [few] { $seat } wysyła statek: { $thing }, { $amount } monety.
    [many] { $seat } wysyła statek: { $thing }, { $amount } monet.
   *[other] { $seat } wysyła statek: { $thing }, { $amount } monety.
}
event-stop = { $amount ->
    [one] { $seat } zostawia u siebie { $amount } statek.
    [few] { $seat } zostawia u siebie { $amount } statki.
    [many] { $seat } zostawia u siebie { $amount } statków.
   *[other] { $seat } zostawia u siebie { $amount } statku.
}
event-end = Ostatnia tura dobiega końca: koniec gry.

## Refusals. Said to whoever is asked; `when-…`: what belongs to another question.

refusal-nothing-of-it = Nie masz tego wcale: { $thing }.
refusal-too-few = Nie { $n }: masz { $have } × { $thing }.
refusal-no-ship-casino = W Kasynie nie ma żadnego twojego statku.
refusal-no-ship-market = Na Czarnym rynku nie ma żadnego twojego statku.
refusal-bag-empty = Woreczek jest pusty i nie ma odrzuconych żetonów: nie ma czego dobierać.
refusal-market-lacks = Na Czarnym rynku tego nie ma: { $thing }.
refusal-swap-same = To byłby ten sam towar: { $thing }.
refusal-port-closed = Przy tylu graczach ten port jest zamknięty: { $thing }.
refusal-no-ship-port = Nie ma tam twojego statku: { $thing }.
refusal-port-leads = { $thing }: prowadzisz, { $have } do { $other }. Statek czeka, aż zostanie sam albo ktoś go przebije.
refusal-port-alone = { $thing }: twój statek jest tam sam i musi kupić ładunek.
refusal-port-stays = { $thing }: twój statek czeka już do twojej następnej kolejki.
refusal-port-outbid = { $thing }: ktoś cię przebił, { $have } do { $other }. Podnieś stos albo się wycofaj.
refusal-stay-nowhere = Przy tym stole statek, który jest sam, musi kupić ładunek.
refusal-bid-too-low = { $thing }: { $n } to za mało, najwyższy stos ma { $other }.
refusal-raise-coins = Żeby podnieść do { $n }, dokładasz { $cost }; w sejfie masz { $have }.
refusal-basket-filled = Masz już wybrane karty: teraz za nie zapłać.
refusal-basket-empty = Najpierw wybierz kartę.
refusal-cards-gone = Nie ma już takiej karty: { $thing }.
refusal-card-limit = Nikt nie może mieć takich kart więcej niż { $most }: { $thing }.
refusal-card-cost = { $thing } kosztuje { $cost }; możesz wydać { $have }.
refusal-card-order = Karty wybiera się po kolei: { $last } już jest, na kartę { $thing } za późno.
refusal-coins-later = Za monety kupuje się karty tylko w ostatniej turze.
refusal-coins-short = Brakuje jeszcze { $cost }; w monetach masz { $have }.
refusal-set-of-none = To nie zestaw: potrzebne są towary jednego rodzaju albo co najmniej dwa różne.
refusal-too-few-types = Nie { $n } różnych towarów: masz { $have }.
refusal-set-too-large = Zestaw ma najwyżej tyle towarów: { $most }, nie { $n }.
refusal-rest-unpaid = Do zapłaty jest jeszcze { $cost }, a po oddaniu tego zestawu reszta nie wystarczy.
refusal-leave-out-wild = Jokerów to nie dotyczy: uzupełniają kombinację.
refusal-leave-out-order = To, co zostaje, wskazuje się w kolejności towarów; teraz nie kolej na { $thing }.
refusal-leave-out-needed = Gdyby to zostało u ciebie, reszta towarów nie wystarczyłaby do zapłaty: { $thing }.
refusal-every-ship-sails = Każdy statek, który masz u siebie, wypływa; tylko w ostatniej turze może zostać.
refusal-port-left = { $thing }: w tej kolejce twój statek się stamtąd wycofał, port jest dla ciebie zamknięty do następnej.
refusal-port-yours = { $thing }: stoi tam już twój statek, a w porcie możesz mieć tylko jeden.
refusal-bid-least = { $n } to za mało: stos ma co najmniej { $least }.
refusal-send-coins = { $thing }: potrzebny stos to { $n }; w sejfie masz { $have }.
refusal-when-ship = Statki meldują się na początku twojej kolejki.
refusal-when-basket = Karty wybiera się na początku interesów, gdy zameldowały się wszystkie statki.
refusal-when-pay = Towary oddaje się, gdy karty są wybrane.
refusal-when-discard = Towary lecą za burtę tylko wtedy, gdy po interesach jest ich za dużo.
refusal-when-send = Statki wysyła się na koniec twojej kolejki.

tale-coins = { $n ->
    [one] { $n } monetę
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
}
tale-for = { $what } za { $cost }
tale-ships = { $n ->
    [one] { $n } statek
    [few] { $n } statki
    [many] { $n } statków
   *[other] { $n } statku
}
tale-round = Tura { $n }
tale-laid = Porty się zapełniają
tale-cargo = Nowy ładunek, { $place }: { $list }.
tale-casino = zbiera w Kasynie { $coins }
    .you = zbierasz w Kasynie { $coins }
tale-broke = wychodzi z Kasyna z niczym, bo bank jest pusty
    .you = wychodzisz z Kasyna z niczym, bo bank jest pusty
tale-draw = losuje z woreczka: { $list }
    .you = losujesz z woreczka: { $list }
tale-swap = wymienia: { $given } na { $got }
    .you = wymieniasz: { $given } na { $got }
tale-buy = kupuje ładunek portu { $thing } za { $coins }
    .you = kupujesz ładunek portu { $thing } za { $coins }
tale-stay = czeka w porcie { $thing }, trzymając { $coins }
    .you = czekasz w porcie { $thing }, trzymając { $coins }
tale-raise = podnosi stos w porcie { $thing }, teraz { $coins }
    .you = podnosisz stos w porcie { $thing }, teraz { $coins }
tale-withdraw = wycofuje się z portu { $thing } i zabiera { $coins }
    .you = wycofujesz się z portu { $thing } i zabierasz { $coins }
tale-syndicate = Syndykat wypłaca { $coins }
tale-trade = zdobywa: { $got }, oddając { $given }
    .you = zdobywasz: { $got }, oddając { $given }
tale-hand-in = oddaje: { $given }
    .you = oddajesz: { $given }
tale-lost = przepada wartość { $n }
tale-no-trade = rezygnuje z wymiany
    .you = rezygnujesz z wymiany
tale-discard = wyrzuca za burtę: { $list }
    .you = wyrzucasz za burtę: { $list }
tale-send = wysyła { $list }
    .you = wysyłasz { $list }
tale-to-casino = { $ships } do Kasyna
tale-to-market = { $ships } na Czarny rynek
tale-to-port = { $ships } i { $coins } do portu { $thing }
tale-stop = zostawia u siebie { $ships }
    .you = zostawiasz u siebie { $ships }

## The board

board-round = Tura { $n } z { $n2 }
board-setup = Przygotowanie gry
board-last-round = ostatnia tura: za karty płaci się też monetami z sejfu
board-macao = Macao
board-casino = Kasyno
board-market = Czarny rynek
board-ports = Porty
board-banned = Bez powrotu w tej kolejce: { $ports }
board-cards = Karty zwycięstwa
board-cost = koszt
board-vp = PZ
board-left = zostało
board-benefits = Korzyści z przemytu
board-cargo_ship = +1 statek
board-warehouse = +{ $n } w magazynach
board-syndicate = +{ $n } przy wycofaniu
board-limit = limit { $n }
board-tokens = Woreczek / odrzucone
board-values = Wartość kontrabandy
board-size = towary
board-different = kombinacja
board-same = zestaw
board-bank = Bank: { $n ->
    [one] { $n } moneta
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
}
board-bank-endless = Bank: bez ograniczeń
board-syndicate-left = Syndykat: może jeszcze zapłacić { $n } ×
board-trade = Wymiana
board-overboard = Za burtę
board-basket = wybrane
board-price = koszt
board-handed-in = oddane
board-to-pay = do zapłaty
board-worth = towary warte najwyżej
board-coins = monety w sejfie
board-mix = kombinacja
board-mixed = { $n2 ->
    [0] { $n ->
        [one] { $n } rodzaj
        [few] { $n } rodzaje
        [many] { $n } rodzajów
       *[other] { $n } rodzaju
    }
   *[other] { $n ->
        [one] { $n } rodzaj + { $n2 } × joker
        [few] { $n } rodzaje + { $n2 } × joker
        [many] { $n } rodzajów + { $n2 } × joker
       *[other] { $n } rodzaju + { $n2 } × joker
    }
}
board-kept = poza kombinacją
board-safe = Sejf
board-ships = Statki
board-home = { $n } u siebie
board-at-casino = { $n } w Kasynie
board-at-market = { $n } na rynku
board-in-ports = { $n } w portach
board-reserve = { $n } w zapasie
board-store = Magazyny
board-holdings = Towary i karty
text-bag = W woreczku
text-discarded = Odrzucone
text-stacks = stosy monet
text-goods = Towary
text-cards = Karty

## The picture in the browser

board-label = Cargo Noir, plansza
board-pages = Części planszy
board-shop = Karty
board-bag = Woreczek
board-discards = Odrzucone
board-bank-name = Bank
board-per-ship = za statek
board-market-does = wymień towar albo weź z woreczka
board-spoils = Karty powszechne
board-unique = Karty unikatowe
board-closed = Zamknięty, otwarty przy { $n } graczach
board-left-n = { $n ->
    [one] { $n } sztuka
    [few] { $n } sztuki
    [many] { $n } sztuk
   *[other] { $n } sztuki
}
board-card = { $card }: koszt { $cost }, punkty { $points }, zostało { $n }
board-owned = { $n } × { $card }, punkty za kartę: { $points }
board-fleet = Statki: { $n } u siebie, { $n2 } w morzu, { $n3 } w zapasie
board-room = { $n } z { $n2 } towarów
chip-round = Tura
chip-of = { $n } z { $n2 }
source-benefit = Korzyści z przemytu
source-common = Karty powszechne
source-unique = Karty unikatowe
end-tie-card = Decyduje najlepsza karta, punkty: { $n } do { $n2 }.

## Sending ships and hearing what they report

flow-back = Wstecz
flow-coins = Monety
flow-coins-n = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
}
flow-less = O monetę mniej
flow-more = O monetę więcej
flow-from = { $n ->
    [one] od { $n } monety
    [few] od { $n } monet
    [many] od { $n } monet
   *[other] od { $n } monety
}
flow-swap-or-draw = wymiana albo woreczek
flow-draw = Weź z woreczka
flow-swap = Wymień towar
flow-give = Oddajesz
flow-take = Bierzesz
flow-give-good = Wymiana, oddajesz: { $thing }
flow-buy = kup { $n } za { $n2 }
flow-raise-from = przebity: od { $n } lub odwrót
flow-outbid-only = przebity: odwrót
flow-buy-or-stay = { $port }: nie masz rywali. Kupujesz czy czekasz?
flow-buy-all = Kup za { $n }
flow-stay = Czekaj
flow-bid = { $port }: ile monet pod statek?
flow-outbid = { $port }: twoja oferta jest przebita. Podnosisz stos czy się wycofujesz?
flow-limits = Od { $n } do { $n2 }.
flow-no-raise = Masz za mało monet, by podnieść stos.
flow-send = { $n ->
    [one] Wyślij z { $n } monetą
    [few] Wyślij z { $n } monetami
    [many] Wyślij z { $n } monetami
   *[other] Wyślij z { $n } monety
}
flow-raise = Podnieś do { $n }
flow-withdraw = { $n ->
    [one] Wycofaj się z { $n } monetą
    [few] Wycofaj się z { $n } monetami
    [many] Wycofaj się z { $n } monetami
   *[other] Wycofaj się z { $n } monety
}
flow-worth = Możesz wydać najwyżej { $n }.
flow-fits = Potem w magazynach zmieści się tylko { $n } z { $n2 } towarów.
flow-last = Ostatnia tura: płacisz też monetami z sejfu.
flow-overboard = Towary, które się mieszczą: { $n } z { $n2 }. Za burtę: { $n3 }.

## The trade

trade-help = Wybierz karty, potem ułóż towary w kombinacje i zestawy.
trade-clear = Wyczyść
trade-wanted = Wybrane karty
trade-none = Jeszcze żadnej: wskaż podświetloną kartę.
trade-choose = Wybierz karty
trade-back = Do wymiany
trade-needed = Potrzeba
trade-handed = Oddawane towary
trade-paid = już zapłacone
trade-new = nowy
trade-drop = wybierz towary albo przeciągnij je tu
trade-take = Wyjmij z zestawu: { $thing }
trade-put = Włóż do zestawu: { $thing }
trade-remove = Zrezygnuj: { $thing }
trade-kept = Zostaje
trade-compartments = { $n } z { $n2 } przegród
trade-overflow = { $n } za dużo
trade-for = na { $n }
trade-lost = przepadnie { $n }
trade-missing = brakuje { $n }
trade-exact = równo zapłacone
trade-coins = { $n ->
    [one] i { $n } moneta
    [few] i { $n } monety
    [many] i { $n } monet
   *[other] i { $n } monety
}
trade-without = Bez jednego ({ $thing }): { $n }.
trade-unneeded = { $n ->
    [one] { $n } zestaw jest zbędny: zostanie u ciebie.
    [few] { $n } zestawy są zbędne: zostaną u ciebie.
    [many] { $n } zestawów jest zbędnych: zostanie u ciebie.
   *[other] { $n } zestawu jest zbędne.
}
trade-skip = Bez wymiany
trade-skip-sure = Jeszcze raz: { $n } za burtę
warn-overboard = Bez wymiany trzeba coś wyrzucić za burtę. Towary, które nie mieszczą się w magazynach: { $n }.
trade-suggest = Podpowiedz
trade-make = { $n ->
    [0] Wymień
    [one] Wymień na { $n } kartę
    [few] Wymień na { $n } karty
    [many] Wymień na { $n } kart
   *[other] Wymień na { $n } karty
}
trade-running = Trwa wymiana…
trade-broken = Wymiana przerwana: „{ $answer }” nie jest teraz możliwe. Wybierz ponownie.
trade-of = z { $n } wybrane
trade-throw = Wyrzuć za burtę: { $n }

## The card of an answer

note-send-casino = { $n ->
    [one] W następnej kolejce Kasyno zapłaci za ten statek { $n } monetę.
    [few] W następnej kolejce Kasyno zapłaci za ten statek { $n } monety.
    [many] W następnej kolejce Kasyno zapłaci za ten statek { $n } monet.
   *[other] W następnej kolejce Kasyno zapłaci za ten statek { $n } monety.
}
note-casino-short = Bank jest prawie pusty: jak na razie zapłaci w następnej kolejce za ten statek tylko { $n } z { $n2 } monet.
note-send-market = W następnej kolejce ten statek wymieni towar albo weźmie go z woreczka.
note-over = { $n ->
    [one] Przebija ofertę: { $seat } ma tam { $n } monetę.
    [few] Przebija ofertę: { $seat } ma tam { $n } monety.
    [many] Przebija ofertę: { $seat } ma tam { $n } monet.
   *[other] Przebija ofertę: { $seat } ma tam { $n } monety.
}
note-alone = { $n ->
    [one] Jeśli w następnej kolejce będziesz tam bez rywali, kupisz towar.
    [few] Jeśli w następnej kolejce będziesz tam bez rywali, kupisz { $n } towary.
    [many] Jeśli w następnej kolejce będziesz tam bez rywali, kupisz { $n } towarów.
   *[other] Jeśli w następnej kolejce będziesz tam bez rywali, kupisz { $n } towaru.
}
note-casino = Wszystkie twoje statki wracają z Kasyna.
note-draw = Jeden towar, jaki da woreczek. Statek wraca.
note-swap = Twój towar zostaje na rynku. Statek wraca.
note-buy = Stos monet trafia do banku, statek wraca, przybywają nowe towary.
note-stay = Statek i monety zostają. Do twojej następnej kolejki inni mogą cię przebić.
note-withdraw = Statek i monety wracają. W tej kolejce nie ma tam powrotu.
note-syndicate = { $n ->
    [one] Syndykat dopłaca { $n } monetę.
    [few] Syndykat dopłaca { $n } monety.
    [many] Syndykat dopłaca { $n } monet.
   *[other] Syndykat dopłaca { $n } monety.
}
note-want = Kosztuje towary warte { $n }.
note-checkout = Potem wybierasz zestawy, którymi płacisz.
note-no-trade = Zatrzymujesz towary, o ile się zmieszczą.
note-set = Ten zestaw jest wart { $n }.
note-types = Potem wybierasz, które towary zostają.
note-coins = Resztę płacisz monetami z sejfu.
note-without = Zostaje w twoich magazynach.
note-discard = Później wróci do woreczka.
note-stop = Wysłane teraz statki nie zdążyłyby wrócić.

result-title = Koniec tury { $n }
result-bought = { $n ->
    [0] Żaden port nie został opróżniony.
    [one] Opróżniono jeden port.
    [few] Opróżniono { $n } porty.
   *[many] Opróżniono { $n } portów.
}
result-rounds = { $n ->
    [0] To była ostatnia tura.
    [one] Została jedna tura.
    [few] Zostały { $n } tury.
   *[many] Zostało { $n } tur.
}
result-who = Kto co zabrał
result-points = punkty
result-coins = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
   *[many] { $n } monet
}
result-casino = Kasyno
result-bag = z woreczka
result-market = Czarny rynek
result-left = przebity, wycofany
result-nothing = nic
