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
answer-no-trade = Żadnych interesów w tej kolejce
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

## The board

board-round = Tura { $n } z { $n2 }
board-setup = Przygotowanie gry
board-last-round = ostatnia tura: za karty płacą też monety z sejfu
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

## The picture in the browser

board-label = Cargo Noir, plansza
board-pages = Części planszy
board-shop = Karty
board-bag = Worek
board-discards = Odrzucone
board-bank-name = Bank
board-per-ship = za statek
board-market-does = wymień towar albo weź z worka
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
flow-swap-or-draw = wymiana albo worek
flow-draw = Weź z worka
flow-swap = Wymień towar
flow-give = Oddajesz
flow-take = Bierzesz
flow-give-good = Wymiana: oddaj { $thing }
flow-buy = kup { $n } za { $n2 }
flow-raise-from = przebity: od { $n } lub odwrót
flow-outbid-only = przebity: odwrót
flow-buy-or-stay = { $port }: nie masz rywali. Kupujesz czy czekasz?
flow-buy-all = Kup za { $n }
flow-stay = Czekaj
flow-bid = { $port }: ile monet pod statek?
flow-outbid = { $port }: twoja oferta jest przebita. Podbijasz czy się wycofujesz?
flow-limits = Od { $n } do { $n2 }.
flow-no-raise = Masz za mało monet, by podbić.
flow-send = { $n ->
    [one] Wyślij z { $n } monetą
    [few] Wyślij z { $n } monetami
    [many] Wyślij z { $n } monetami
   *[other] Wyślij z { $n } monety
}
flow-raise = Podbij do { $n }
flow-withdraw = { $n ->
    [one] Wycofaj się z { $n } monetą
    [few] Wycofaj się z { $n } monetami
    [many] Wycofaj się z { $n } monetami
   *[other] Wycofaj się z { $n } monety
}
flow-worth = Możesz wydać najwyżej { $n }.
flow-fits = Potem w magazynach zmieści się tylko { $n } z { $n2 } towarów.
flow-last = Ostatnia tura: płacą też monety z sejfu.

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
    [many] { $n } zestawów jest zbędnych: zostaną u ciebie.
   *[other] { $n } zestawu jest zbędne.
}
trade-skip = Bez wymiany
trade-suggest = Podpowiedz
trade-make = { $n ->
    [0] Wymień
    [one] Wymień na { $n } kartę
    [few] Wymień na { $n } karty
    [many] Wymień na { $n } kart
   *[other] Wymień na { $n } karty
}
trade-running = Trwa wymiana …
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
note-send-market = W następnej kolejce ten statek wymieni towar albo weźmie go z worka.
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
note-draw = Jeden towar, jaki da worek. Statek wraca.
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
note-coins = Monety z sejfu płacą resztę.
note-without = Zostaje w twoich magazynach.
note-discard = Później wróci do worka.
note-stop = Wysłane teraz statki nie zdążyłyby wrócić.
