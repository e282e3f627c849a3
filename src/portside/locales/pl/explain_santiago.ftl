# Santiago de Cuba: what its things are, when somebody points at them. Loaded when somebody does.

explain-owner = Właściciel
explain-pawn-inside = Pionek w środku
explain-opens = Otwiera
explain-you-hold = Masz
explain-you-have = Twój stan
explain-you-fit = Twoje na statek
explain-has = Ma
explain-goods = Dobra
explain-way = Droga
explain-business = Interes
explain-wanted = Statek chce
explain-worth = Dobro daje
explain-next = Następna flaga
explain-stands = Stoi
explain-next-stop = Następny
explain-supply = W zasobach
explain-faces = Na kości
explain-so-far = Dotąd
explain-houses = Budynki
explain-markers = Zostało żetonów
explain-nobody = jeszcze nikt
explain-empty = brak: można wejść
explain-none = nic
explain-not = wcale
explain-yes = otwarty
explain-closed = zamknięty: nic nie dostajesz, a pionek zostaje
explain-ship-leaves = statek odpływa
explain-purse = { $n } peso, { $n2 } PZ
explain-house = { $flower ->
    [yellow] budynek na żółtym polu
    [blue] budynek na niebieskim polu
    [red] budynek na czerwonym polu
   *[white] budynek na białym polu
}
explain-stop = { $flower ->
    [yellow] przystanek { $n }, żółty kwiat
    [blue] przystanek { $n }, niebieski kwiat
    [red] przystanek { $n }, czerwony kwiat
    [white] przystanek { $n }, biały kwiat
   *[none] przystanek { $n }, bez kwiatu
}
explain-then = { $flower ->
    [yellow] Potem twój pionek wchodzi do budynku na żółtym polu.
    [blue] Potem twój pionek wchodzi do budynku na niebieskim polu.
    [red] Potem twój pionek wchodzi do budynku na czerwonym polu.
    [white] Potem twój pionek wchodzi do budynku na białym polu.
   *[none] Twój pionek zostaje, a jego budynku można użyć jeszcze raz.
}
explain-drive = { $n ->
    [one] { $n } przystanek dalej
    [few] { $n } przystanki dalej
   *[other] { $n } przystanków dalej
}, { $n2 ->
    [0] za darmo
   *[other] { $n2 } peso
}
explain-drive-can = { $n2 ->
    [0] Jazda jest za darmo; masz { $n3 }.
   *[other] Jazda kosztuje { $n2 } peso; masz { $n3 }.
}
explain-drive-dear = Jazda kosztuje { $n2 } peso, a masz { $n3 }.
explain-gives = Daje ci: { $what }.
explain-cuban-alonso = Prawnik: zajmij za darmo budynek bez właściciela albo użyj jednego ze swoich, gdziekolwiek stoi.
explain-cuban-pablo = Daje ci 1 wybrane dobro: także rum i cygara, ale nie drewno.
explain-cuban-el_zorro = Każdy rywal oddaje ci jedną rzecz, którą sam wybiera: peso, PZ albo dobro inne niż drewno.
explain-building-bank = Weź 2 peso.
explain-building-church = Weź 1 PZ.
explain-building-distillery = Przerób dowolną ilość cukru na tyle samo rumu, dopóki jest rum w zasobach.
explain-building-cigar_factory = Przerób dowolną ilość tytoniu na tyle samo cygar, dopóki są w zasobach.
explain-building-black_market = Wymień 1 swoje dobro na 1 innego rodzaju. Drewnem się tu nie handluje.
explain-building-sawmill = Oddaj 1 × drewno za 1 PZ i 1 peso.
explain-building-cafe = Oddaj 1 × rum albo 1 × cygara, albo po 1 z obu, po 2 PZ za sztukę.
explain-building-customs_office = Ustaw 1 kość na statku na 0: tego dobra już nie chce. Jeśli nie chce już nic, odpływa.
explain-building-casino = Kup PZ po 3 peso albo sprzedaj je po tej cenie, ile chcesz.
explain-building-port_authority = Przesuń znacznik wartości o jedną flagę, w przód lub w tył. Za ostatnią flagą statek odpływa.
explain-building-trading_office = Załaduj od razu 1 potrzebne dobro, ale nie drewno, za 2 PZ bez względu na znacznik.
explain-building-newspaper_publisher = Weź 1 peso i, jeśli chcesz, zamknij interes jednemu Kubańczykowi, dopóki nie minie go auto.
explain-port = Kto się tu zatrzyma, zaczyna załadunek: wszyscy po kolei, kierowca pierwszy. Dobro daje teraz { $n } PZ, drewno 1. Pionki zostają.
explain-ship = Odpływa, gdy wszystkie kości pokażą 0 albo gdy wartość miałaby przekroczyć { $n }. Gra kończy się ze statkiem { $n2 }.
explain-value = Tyle daje każde załadowane dobro. Rośnie, gdy auto mija port i gdy po załadunku coś jeszcze zostaje do zabrania. Powyżej { $n } statek odpływa.
explain-car-title = Auto
explain-car = Wszyscy jeżdżą tym jednym autem, tylko naprzód. Pierwszy przystanek jest za darmo, każdy następny kosztuje 1 peso. Minięcie portu przesuwa znacznik wartości.
explain-pawn-of = Pionek: { $seat }
explain-pawn = Stoi tu do następnej tury swojego gracza i nikt inny nie może wejść. Jeśli budynek jest cudzy, na koniec tury właściciel dostaje 1 PZ.
explain-good-sugar = Na statek; Destylarnia przerabia go na rum, Czarny rynek wymienia na wszystko oprócz drewna.
explain-good-citrus = Na statek; Czarny rynek wymienia je na wszystko oprócz drewna.
explain-good-tobacco = Na statek; Fabryka cygar przerabia go na cygara, Czarny rynek wymienia na wszystko oprócz drewna.
explain-good-rum = Z cukru, w Destylarni. Na statek albo 2 PZ w Kawiarni.
explain-good-cigars = Z tytoniu, w Fabryce cygar. Na statek albo 2 PZ w Kawiarni.
explain-good-wood = Daje je tylko Miguel. Zastępuje każde dobro, którego chce statek, za 1 PZ od sztuki; Tartak płaci 1 PZ i 1 peso.
explain-die-of = Zapotrzebowanie: { $thing }
explain-die = Tyle ich jeszcze chce statek. Każda załadowana sztuka daje { $n } PZ i obniża kość; drewno może ją zastąpić za 1 PZ.
explain-die-out = Ten statek go nie chce. Kto ustalał zapotrzebowanie, odłożył tę kość na bok.
explain-die-thrown = Na następny statek rzuca się pięcioma kośćmi. Gracz, w którego turze odpłynął poprzedni, odkłada jedną; pozostałe cztery zostają, jak wypadły.
explain-turn = Tura: jedź autem, zrób, co daje przystanek, potem przesuń pionek i, jeśli chcesz, użyj jego budynku.
explain-pesos = Każdy przystanek po pierwszym kosztuje 1 peso, PZ w Kasynie 3. Na koniec peso nic nie dają, chyba że przy remisie.
explain-vp = Wygrywa najwięcej punktów zwycięstwa. Najwięcej daje załadunek; na koniec każde 3 pozostałe dobra to jeszcze 1.
explain-seat = Pionek, budynki i żetony widzą wszyscy.
explain-screen = Peso, punkty i dobra są za parawanem aż do końca.
