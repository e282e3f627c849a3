# Cargo Noir, the rules help. Keys come from docs/rules/cargo_noir.md: rule-CN-4-2 tells CN-4.2.

summary = Zbierz na kartach najwięcej punktów zwycięstwa (PZ). W swojej kolejce najpierw działają twoje statki, potem możesz wymienić towary na karty zwycięstwa, a potem znów wysyłasz statki: do Kasyna, na Czarny rynek albo, na stosie monet, do portu. Kto jest w porcie sam, kupuje jego towary; kto zostanie przelicytowany, podnosi stos lub się wycofuje. Liczba tur: { $rounds_2 } przy 2 graczach, { $rounds_3 } przy 3, { $rounds_4 } przy 4, { $rounds_5 } przy 5.

chapter-1 = Co jest w grze
rule-CN-1-1 = Gra jest dla 2 do 5 graczy, każdy gra dla siebie.
rule-CN-1-2 = Towary to żetony 9 rodzajów: alkohol, dzieła sztuki, samochody, cygara, złoto, kość słoniowa, klejnoty, uran i broń. Żaden rodzaj nie jest lepszy od innego. Niektóre żetony to jokery.
rule-CN-1-3 = { $bank ->
    [endless] Monet o wartości 1 jest tyle, ile potrzeba.
   *[limited] Monet o wartości 1 jest { $coins }.
} Moneta leży w banku, w czyimś sejfie albo pod statkiem.
rule-CN-1-4 = Twoje statki: { $ships }. Od początku w grze: { $start_ships }, w zapasie: { $reserve }.
rule-CN-1-5 = Miejsc na towary masz { $store }, a każda karta Magazynów daje o { $more } więcej.
rule-CN-1-6 = Karty zwycięstwa tworzą 3 rodziny (przy nazwach liczba sztuk): Korzyści z przemytu (Statek towarowy { $cargo_ship_copies }, Magazyny { $warehouse_copies }, Syndykat { $syndicate_copies }) oraz Cenne łupy: Karty powszechne (Modna spelunka { $dive_bar_copies }, Klub nocny { $night_club_copies }, Jacht { $yacht_copies }, Willa { $villa_copies }) i Karty unikatowe (Show-biznes { $show_business_copies }, Paparazzi { $paparazzi_copies }, Bojówka { $militia_copies }, Kolesie { $cronies_copies }, Bank { $bank_card_copies }, Księstwo { $principality_copies }).
rule-CN-1-7 = To wszystko jest jawne. Nie wiadomo tylko, co wyjdzie z woreczka.

chapter-2 = Przygotowanie
rule-CN-2-1 = Każdą turę, przez całą grę, zaczyna pierwsze miejsce przy stole.
rule-CN-2-2 = Porty, liczba towarów w każdym i przy ilu graczach jest otwarty: Rotterdam { $rotterdam_slots } ({ $rotterdam_players }), Nowy Jork { $new_york_slots } ({ $new_york_players }), Hongkong { $hong_kong_slots } ({ $hong_kong_players }), Kapsztad { $cape_town_slots } ({ $cape_town_players }), Bombaj { $bombay_slots } ({ $bombay_players }), Panama { $panama_slots } ({ $panama_players }), Rio { $rio_slots } ({ $rio_players }), Tanger { $tangier_slots } ({ $tangier_players }). Zamknięty port nie ma towarów i nie przyjmuje statków.{ $ports_ours ->
    [yes] {" "}Kiedy się otwierają, ustalamy my, a nie pudełko.
   *[no] {""}
}
rule-CN-2-3 = Żetonów każdego rodzaju trafia do woreczka { $tokens }, a jokerów { $wild ->
    [players] po 1 na gracza
   *[other] { $wild }
}.
rule-CN-2-4 = Żetony z woreczka wypełniają pola Czarnego rynku ({ $market }), a potem pola każdego otwartego portu.
rule-CN-2-5 = Każdy zaczyna bez towarów i kart. Monety: { $start_coins }, statki: { $start_ships }.
rule-CN-2-6 = Każdą kartę można zdobyć już od pierwszej wymiany.
rule-CN-2-7 = Znacznik tury stoi przed polem 1.

chapter-3 = Tury i kolejki
rule-CN-3-1 = Gdy pierwsze miejsce przy stole zaczyna kolejkę, znacznik idzie dalej: zaczyna się tura.
rule-CN-3-2 = Kolejki idą zgodnie z ruchem wskazówek zegara, zawsze w tym samym porządku.
rule-CN-3-3 = Kolejka przebiega tak: akcje statków (I), wymiana i usunięcie nadmiaru (II), wysłanie statków (III).
rule-CN-3-4 = W turze 1 jest tylko faza III.
rule-CN-3-5 = Liczba tur: { $rounds_2 } przy 2 graczach, { $rounds_3 } przy 3, { $rounds_4 } przy 4 i { $rounds_5 } przy 5.

chapter-4 = Faza I: akcje statków
rule-CN-4-1 = Każdy wysłany wcześniej statek działa raz. Za każdym razem wybierasz następny i możesz od razu użyć tego, co przyniósł poprzedni.
rule-CN-4-2 = Statek, który zadziałał, wraca do ciebie i można go znów wysłać w tej kolejce. Statek, pod którym podnosisz stos, zostaje.
rule-CN-4-3 = Kasyno: za każdy statek { $casino } { $casino ->
    [one] moneta
    [few] monety
    [many] monet
   *[other] monety
}, wszystkie statki naraz.
rule-CN-4-4 = { $bank ->
    [endless] Bankowi nigdy nie brakuje monet: zawsze płaci.
   *[limited] Gdy w banku brakuje monet, płaci tyle, ile ma. Nikt nic nie jest winien.
}
rule-CN-4-5 = Czarny rynek, za każdy statek: wymień towar albo dobierz jeden z woreczka.
rule-CN-4-6 = Wymienić możesz każdy swój towar, także jokera lub dopiero co zdobyty. Zajmuje on miejsce zabranego; wymiany na ten sam rodzaj { $same_swap ->
    [yes] także wolno dokonać
   *[no] gra nie proponuje
}.
rule-CN-4-7 = Dlatego na Czarnym rynku jest zawsze tyle samo towarów i nigdy się go nie uzupełnia.
rule-CN-4-8 = W tej fazie możesz mieć więcej towarów, niż się mieści.
rule-CN-4-9 = Jeśli jesteś w porcie bez rywali, { $may_stay ->
    [yes] możesz kupić albo czekać: wtedy statek i monety zostają do twojej następnej kolejki. Przy zakupie
   *[no] musisz kupić:
} cały twój stos trafia do banku, a wszystkie towary do ciebie.
rule-CN-4-10 = Port od razu się uzupełnia, pole po polu.
rule-CN-4-11 = Gdy przy dobieraniu woreczek jest pusty, najpierw trafiają do niego wszystkie odrzucone żetony.
rule-CN-4-12 = Jeśli czyjś stos w porcie jest wyższy od twojego, ktoś cię przelicytował: podnieś stos albo się wycofaj.
rule-CN-4-13 = Podniesienie: dołóż monety, aż twój stos będzie najwyższy, albo więcej. Statek zostaje i na tym koniec.
rule-CN-4-14 = Wycofanie: statek i wszystkie jego monety wracają do ciebie.
rule-CN-4-15 = Jeśli się wycofasz z portu, nie możesz wysłać tam statku w tej samej kolejce.
rule-CN-4-16 = Jeśli nie stać cię na podniesienie, musisz się wycofać, ale najpierw inne statki mogą zarobić monety.
rule-CN-4-17 = Karta Syndykat płaci ci { $syndicate } { $syndicate ->
    [one] monetę
    [few] monety
    [many] monet
   *[other] monety
}, gdy się wycofujesz. Każda karta płaci raz w kolejce, a 1 wycofanie daje 1 wypłatę.
rule-CN-4-18 = Jeśli nikt cię nie przelicytował, nie możesz opuścić portu.

chapter-5 = Faza II: wymiana
rule-CN-5-1 = Możesz dokonać 1 wymiany: dowolnie wiele kombinacji i zestawów za dowolnie wiele kart, wszystko naraz.
rule-CN-5-2 = W kombinacji wszystkie towary są różnych rodzajów. W zestawie wszystkie są tego samego rodzaju.
rule-CN-5-3 = Kombinacja lub zestaw ma od 1 do { $largest } towarów.
rule-CN-5-4 = Od 1 do { $largest } towarów kombinacja jest warta kolejno { $different }, a zestaw { $same }.
rule-CN-5-5 = Joker to dowolny rodzaj, wszędzie; w kombinacji to rodzaj, którego jeszcze w niej nie ma. Same jokery tworzą zestaw.
rule-CN-5-6 = Towar należy tylko do 1 kombinacji lub zestawu.
rule-CN-5-7 = Razem muszą być warte co najmniej tyle, ile kosztują razem wszystkie karty. Nie ma znaczenia, co płaci za którą kartę.
rule-CN-5-8 = Nadwyżka przepada; reszty się nie wydaje.
rule-CN-5-9 = Oddane towary się odrzuca.
rule-CN-5-10 = Monetami płaci się za karty tylko w ostatniej turze.
rule-CN-5-11 = Karta musi być jeszcze dostępna. Z Korzyści z przemytu nikt nie może mieć więcej niż: { $cargo_ship_limit } × Statek towarowy, { $warehouse_limit } × Magazyny, { $syndicate_limit } × Syndykat.
rule-CN-5-12 = Po wymianie towary, które się nie mieszczą, się odrzuca; wybierasz, które. Magazyny kupione przed chwilą też się liczą. W ostatniej turze nic się nie odrzuca: to nasze ustalenie, nie zmienia wyniku.
rule-CN-5-13 = Odrzucasz nie więcej niż nadmiar.
rule-CN-5-14 = Jeśli nie możesz nic kupić, gra o nic cię nie pyta.

chapter-6 = Karty
rule-CN-6-1 = Karty zachowujesz do końca; wtedy liczą się ich PZ.{ $cards_ours ->
    [yes] {" "}Koszty i PZ są nasze, a nie z pudełka; pewny jest tylko koszt karty Kolesie.
   *[no] {""}
}
rule-CN-6-2 = Karta Korzyści z przemytu działa od razu po zakupie.
rule-CN-6-3 = Statek towarowy (koszt { $cargo_ship_cost }, { $cargo_ship_points } PZ): statek z zapasu dołącza do twojej floty i może wypłynąć w tej kolejce.
rule-CN-6-4 = Magazyny (koszt { $warehouse_cost }, { $warehouse_points } PZ): od razu o { $more } { $more ->
    [one] przegrodę
    [few] przegrody
    [many] przegród
   *[other] przegrody
} więcej.
rule-CN-6-5 = Syndykat (koszt { $syndicate_cost }, { $syndicate_points } PZ): płaci, gdy się wycofujesz, po raz pierwszy w twojej następnej fazie I.
rule-CN-6-6 = Karty powszechne: ile możesz opłacić, dopóki są. Koszt i PZ: Modna spelunka { $dive_bar_cost } i { $dive_bar_points }, Klub nocny { $night_club_cost } i { $night_club_points }, Jacht { $yacht_cost } i { $yacht_points }, Willa { $villa_cost } i { $villa_points }.
rule-CN-6-7 = Karty unikatowe rozstrzygają remisy. Koszt i PZ: Show-biznes { $show_business_cost } i { $show_business_points }, Paparazzi { $paparazzi_cost } i { $paparazzi_points }, Bojówka { $militia_cost } i { $militia_points }, Kolesie { $cronies_cost } i { $cronies_points }, Bank { $bank_card_cost } i { $bank_card_points }, Księstwo { $principality_cost } i { $principality_points }.

chapter-7 = Faza III: wysłanie statków
rule-CN-7-1 = Wysyłasz każdy statek, który jest u ciebie, jeden po drugim.
rule-CN-7-2 = Statek płynie do Kasyna, na Czarny rynek albo do otwartego portu.
rule-CN-7-3 = Kasyno i Czarny rynek przyjmują dowolnie wiele statków i nic nie kosztują.
rule-CN-7-4 = W porcie statek stoi na stosie wyższym niż każdy inny stos; monet jest w nim co najmniej { $min_bid }.
rule-CN-7-5 = W jednym porcie masz najwyżej 1 statek.
rule-CN-7-6 = Monety pochodzą z twojego sejfu i leżą pod statkiem, aż zadziała.
rule-CN-7-7 = Port, z którego się wycofasz, jest dla ciebie w tej kolejce zamknięty; port po właśnie dokonanym zakupie nie jest.
rule-CN-7-8 = Gdy nie masz u siebie statków, twoja kolejka się kończy{ $last_sending ->
    [yes] ; w ostatniej turze możesz skończyć wcześniej.
   *[no] .
}

chapter-8 = Koniec gry
rule-CN-8-1 = W ostatniej turze każdy ma jeszcze 1 kolejkę.
rule-CN-8-2 = Przy wymianie w tej kolejce każda moneta z sejfu liczy się jako 1, z towarami lub bez nich.
rule-CN-8-3 = { $last_sending ->
    [yes] W ostatniej turze nikt nie musi wysyłać statków, a ostatnie miejsce przy stole nie wysyła żadnego.
   *[no] W ostatniej turze nikt nie wysyła statków.
}
rule-CN-8-4 = Pozostałe monety i towary nie są nic warte.
rule-CN-8-5 = Dodaje się PZ ze wszystkich twoich kart. Wygrywa, kto ma najwięcej PZ.
rule-CN-8-6 = Przy remisie wygrywa osoba z najlepszą pojedynczą kartą.
rule-CN-8-7 = Jeśli i tu jest remis, zwycięstwo jest wspólne.
