# Manila: what its things are, when somebody points at them. Loaded when somebody does.

explain-profit = Zysk
explain-aboard = Na pokładzie
explain-next-seat = Następne miejsce
explain-costs = Kosztuje
explain-brings = Daje od razu
explain-here = Stoi tu
explain-boats-there = Łodzie tam
explain-level = Stoi na
explain-next = Następny poziom
explain-share = Udział kosztuje
explain-left = Zostało udziałów
explain-yours = Masz
explain-on-it = Stoi na nim
explain-in-office = Na urzędzie
explain-highest-bid = Najwyższa stawka
explain-you-have = Twój stan
explain-boat-at = Łódź na polu
explain-pledged = W zastawie
explain-at-home = W domu
explain-cash = Gotówka
explain-shares-held = Udziały
explain-office = Urząd
explain-nobody = nikt
explain-full = brak: łódź jest pełna
explain-end = koniec gry
explain-of = { $n } z { $n2 }
explain-each = { $n }, teraz po { $n2 }
explain-purse = { $n } peso, z kredytem { $n2 }
explain-hand = { $n }, w zastawie { $n2 }
explain-can-pay = Kosztuje { $n }; masz { $n2 }, z kredytem { $n3 }.
explain-ware = Za każdym razem, gdy jego łódź dopłynie do portu, towar drożeje o poziom. Na koniec udział jest wart tyle, ile ten poziom; gdy towar dojdzie do { $n }, gra się kończy.
explain-space = Pole { $n }
explain-space-start = Pole startowe. Kapitan portu stawia każdą łódź na polu od 0 do { $n2 }, razem { $n3 }; za polem { $n } jest port.
explain-space-pirates = Wody piratów. Na łódź dokładnie na polu { $n } piraci mogą wejść po drugim rzucie; po ostatnim ją plądrują.
explain-space-sea = Otwarte morze. Każda łódź płynie tyle, ile pokaże jej kość; za polem { $n } jest w porcie, bliżej trafia do stoczni.
explain-master = Wyłaniany w licytacji przed każdą wyprawą. { $n ->
    [0] Wybiera towar, który zostaje, spuszcza łodzie na wodę i pierwszy umieszcza wspólników.
    [one] Może kupić { $n } udział, wybiera towar, który zostaje, spuszcza łodzie na wodę i pierwszy umieszcza wspólników.
    [few] Może kupić { $n } udziały, wybiera towar, który zostaje, spuszcza łodzie na wodę i pierwszy umieszcza wspólników.
   *[other] Może kupić { $n } udziałów, wybiera towar, który zostaje, spuszcza łodzie na wodę i pierwszy umieszcza wspólników.
}
explain-bank = Kto jest pytany, może zastawić udział za { $n } peso; wykup kosztuje { $n2 }. Udział wciąż zastawiony na koniec kosztuje { $n3 }.
explain-voyage = Wyprawa: licytacja, zadania kapitana portu, potem na zmianę wspólnicy i kości, piloci przed ostatnim rzutem, a na koniec miejsca płacą.
explain-die-of = Kość: { $thing }
explain-dice = Każda łódź na morzu ma własną kość i płynie tyle, ile ona pokaże. Za polem { $n } stoi w porcie i już nie rzuca.
explain-pesos = Płacisz nimi za licytację, udziały i miejsca. Na koniec każde peso liczy się do majątku.
explain-shares = Tylko ty widzisz, jakie to towary. Na koniec każdy jest wart tyle, ile jego towar na czarnym rynku.
explain-crew-title = Wspólnicy
explain-crew = W każdej rundzie umieszczasz jednego albo pasujesz na całą wyprawę. Po wyprawie wszyscy wracają.
explain-seat = Ile jest udziałów i zastawów i gdzie stoją wspólnicy, widzą wszyscy.
explain-hidden-shares = Towary tych udziałów, aż do końca.
explain-hidden-cash = Gotówka, aż do końca.
