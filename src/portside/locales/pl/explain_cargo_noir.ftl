# Cargo Noir: what its things are, when somebody points at them. Loaded when somebody does.

explain-goods = Towary
explain-stacks = Stosy
explain-enter = Wejście
explain-costs = Kosztuje
explain-left = Zostało
explain-limit = Najwyżej
explain-owners = Mają
explain-you-can-pay = Twoje towary dają
explain-you-hold = Masz
explain-you-have = Twój stan
explain-set = Twój zestaw
explain-in-bag = W woreczku
explain-on-market = Na rynku
explain-ships = Statki
explain-one-more = Za następny
explain-holds = Zawiera
explain-cards = Karty
explain-none = brak
explain-tokens = { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
   *[other] { $n } żetonów
}
explain-set-worth = wart { $n }; z jeszcze jednym { $n2 }
explain-fleet = { $n } u siebie, { $n2 } w morzu, { $n3 } w zapasie
explain-port-kind = { $n ->
    [one] port, { $n } towar
    [few] port, { $n } towary
   *[other] port, { $n } towarów
}
explain-can-pay = Trzeba { $n }, masz { $n2 }.
explain-worth = Kosztuje { $n }, możesz zapłacić najwyżej { $n2 }.
explain-port = Kto na początku swojej kolejki jest tu sam, płaci stos i bierze wszystkie towary. Kogo przebito, podnosi stos albo wycofuje się ze wszystkimi monetami.
explain-port-closed = Przy tym stole zamknięty: otwiera się przy { $n } graczach. Bez towarów i statków.
explain-card-cargo_ship = { $n ->
    [one] { $n } statek więcej w twojej flocie, od razu: może wypłynąć jeszcze w tej kolejce.
   *[other] Od razu więcej statków w twojej flocie: { $n }. Mogą wypłynąć jeszcze w tej kolejce.
}
explain-card-warehouse = Od razu i na stałe więcej miejsca na towary: { $n }.
explain-card-syndicate = { $n ->
    [one] Płaci ci { $n } monetę, gdy wycofujesz się z portu, raz na kolejkę.
    [few] Płaci ci { $n } monety, gdy wycofujesz się z portu, raz na kolejkę.
   *[other] Płaci ci { $n } monet, gdy wycofujesz się z portu, raz na kolejkę.
}
explain-card-common = Punkty i nic więcej. Możesz mieć ich tyle, za ile zapłacisz, póki są.
explain-card-unique = Jest tylko jedna. Punkty, a przy remisie rozstrzyga najlepsza pojedyncza karta.
explain-good = Żaden rodzaj nie jest lepszy od innych. Wymieniasz je na karty zestawami: jednego rodzaju albo same różne. Im większy zestaw, tym więcej wart każdy towar.
explain-wild = Zastępuje dowolny rodzaj w każdym zestawie.
explain-casino = { $n ->
    [one] Nic nie kosztuje. W następnej kolejce każdy twój statek tutaj przynosi { $n } monetę i wraca.
    [few] Nic nie kosztuje. W następnej kolejce każdy twój statek tutaj przynosi { $n } monety i wraca.
   *[other] Nic nie kosztuje. W następnej kolejce każdy twój statek tutaj przynosi { $n } monet i wraca.
}
explain-market = Nic nie kosztuje. W następnej kolejce każdy twój statek tutaj wymienia jeden towar na jeden z leżących albo bierze jeden z woreczka.
explain-bag = Stąd losowo przychodzą nowe towary: do portów i dla statków na Czarnym rynku.
explain-discards = Towary oddane lub wyrzucone za burtę. Gdy woreczek jest pusty, wszystkie do niego wracają.
explain-bank = Płaci za Kasyno i Syndykat, a dostaje stosy. Gdy mu brakuje, płaci, ile ma; nikt nic nie jest winien.
explain-bank-endless = Płaci za Kasyno i Syndykat, a dostaje stosy. Przy tym stole nigdy mu nie brakuje.
explain-round = W ostatniej turze za karty płaci się też monetami z sejfu, a pozostałe towary nic nie są warte.
explain-ships-do = Każdy wysłany statek działa raz na początku twojej kolejki, potem wraca i jest wysyłany znowu.
explain-store = Po wymianie towary, które się nie mieszczą, lecą za burtę; ty wybierasz które.
explain-safe = Monety kładzie się pod statki w portach. Karty kupuje się nimi tylko w ostatniej turze, a na koniec nic nie są warte.
explain-vp = Liczą się tylko punkty na kartach. Wygrywa, kto ma ich najwięcej.
explain-seat = Wszystko jest jawne: monety, towary, statki i karty.
