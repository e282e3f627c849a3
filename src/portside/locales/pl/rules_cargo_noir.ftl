# Cargo Noir, the rules help. Keys come from docs/rules/cargo_noir.md: rule-CN-4-2 tells CN-4.2.

summary = Zbierz na kartach najwięcej punktów zwycięstwa (PZ). W swojej kolejce najpierw działają twoje statki, potem możesz wymienić towary na karty zwycięstwa, a potem znów wysyłasz statki: do Kasyna, na Czarny rynek albo, na stosie monet, do portu. Kto jest w porcie sam, kupuje jego towary; kto zostanie przelicytowany, podnosi stos lub się wycofuje. Gra kończy się po 11 turach przy 2 lub 3 graczach, a po 10 przy 4 lub 5.

chapter-1 = Co jest w grze
rule-CN-1-1 = Gra jest dla 2 do 5 graczy, każdy gra dla siebie.
rule-CN-1-2 = Towary to żetony 9 rodzajów: alkohol, dzieła sztuki, samochody, cygara, złoto, kość słoniowa, klejnoty, uran i broń. Żaden rodzaj nie jest lepszy od innego. Niektóre żetony to jokery.
rule-CN-1-3 = Jest 60 monet o wartości 1. Moneta leży w banku, w czyimś sejfie albo pod statkiem.
rule-CN-1-4 = Masz 5 statków. Od początku pływają 3, a 2 czekają w zapasie.
rule-CN-1-5 = Możesz przechować 6 towarów i o 2 więcej za każdą kartę Magazyn.
rule-CN-1-6 = Karty zwycięstwa tworzą 3 rodziny: korzyści z przemytu (Statek towarowy, Magazyn, Syndykat; po 8), zwykłe łupy (Modna spelunka, Klub nocny, Jacht, Willa; po 6) i 6 wyjątkowych łupów.
rule-CN-1-7 = To wszystko jest jawne. Nie wiadomo tylko, co wyjdzie z woreczka.

chapter-2 = Przygotowanie
rule-CN-2-1 = Każdą turę, przez całą grę, zaczyna pierwsze miejsce przy stole.
rule-CN-2-2 = Towary w otwartych portach: od 2 graczy Rotterdam 4, Nowy Jork 3, Hongkong 2, Kapsztad 1; od 3 także Bombaj 3; od 4 Panama 2; przy 5 Rio 3 i Tanger 2. Zamknięty port nie ma towarów i nie przyjmuje statków.
rule-CN-2-3 = Do woreczka trafia 14 żetonów każdego rodzaju i po 1 jokerze na gracza.
rule-CN-2-4 = Żetony z woreczka wypełniają 6 pól Czarnego rynku, a potem pola każdego otwartego portu.
rule-CN-2-5 = Każdy zaczyna z 7 monetami i 3 statkami, bez towarów i kart.
rule-CN-2-6 = Każdą kartę można zdobyć już od pierwszej wymiany.
rule-CN-2-7 = Znacznik tury stoi przed polem 1.

chapter-3 = Tury i kolejki
rule-CN-3-1 = Gdy pierwsze miejsce przy stole zaczyna kolejkę, znacznik idzie dalej: zaczyna się tura.
rule-CN-3-2 = Kolejki idą zgodnie z ruchem wskazówek zegara, zawsze w tym samym porządku.
rule-CN-3-3 = Kolejka przebiega tak: akcje statków (I), wymiana i usunięcie nadmiaru (II), wysłanie statków (III).
rule-CN-3-4 = W turze 1 jest tylko faza III.
rule-CN-3-5 = Gra ma 11 tur przy 2 lub 3 graczach, a 10 przy 4 lub 5.

chapter-4 = Faza I: akcje statków
rule-CN-4-1 = Każdy wysłany wcześniej statek działa raz. Za każdym razem wybierasz następny i możesz od razu użyć tego, co przyniósł poprzedni.
rule-CN-4-2 = Statek, który zadziałał, wraca do ciebie i można go znów wysłać w tej kolejce. Statek, pod którym podnosisz stos, zostaje.
rule-CN-4-3 = Kasyno: 2 monety za każdy statek, za wszystkie razem.
rule-CN-4-4 = Gdy w banku brakuje monet, płaci tyle, ile ma. Nikt nic nie jest winien.
rule-CN-4-5 = Czarny rynek, za każdy statek: wymień towar albo dobierz jeden z woreczka.
rule-CN-4-6 = Wymienić możesz każdy swój towar, także jokera lub dopiero co zdobyty. Zajmuje on miejsce zabranego; wymiany na ten sam rodzaj gra nie proponuje.
rule-CN-4-7 = Dlatego na Czarnym rynku jest zawsze tyle samo towarów i nigdy się go nie uzupełnia.
rule-CN-4-8 = W tej fazie możesz mieć więcej towarów, niż się mieści.
rule-CN-4-9 = Jeśli jesteś w porcie bez rywali, musisz kupić: cały twój stos trafia do banku, a wszystkie towary do ciebie.
rule-CN-4-10 = Port od razu się uzupełnia, pole po polu.
rule-CN-4-11 = Gdy przy dobieraniu woreczek jest pusty, najpierw trafiają do niego wszystkie odrzucone żetony.
rule-CN-4-12 = Jeśli czyjś stos w porcie jest wyższy od twojego, ktoś cię przelicytował: podnieś stos albo się wycofaj.
rule-CN-4-13 = Podniesienie: dołóż monety, aż twój stos będzie najwyższy, albo więcej. Statek zostaje i na tym koniec.
rule-CN-4-14 = Wycofanie: statek i wszystkie jego monety wracają do ciebie.
rule-CN-4-15 = Jeśli się wycofasz z portu, nie możesz wysłać tam statku w tej samej kolejce.
rule-CN-4-16 = Jeśli nie stać cię na podniesienie, musisz się wycofać, ale najpierw inne statki mogą zarobić monety.
rule-CN-4-17 = Karta Syndykat płaci ci 2 monety, gdy się wycofujesz. Każda karta płaci raz w kolejce, a 1 wycofanie daje 1 wypłatę.
rule-CN-4-18 = Jeśli nikt cię nie przelicytował, nie możesz opuścić portu.

chapter-5 = Faza II: wymiana
rule-CN-5-1 = Możesz dokonać 1 wymiany: dowolnie wiele kombinacji i zestawów za dowolnie wiele kart, wszystko naraz.
rule-CN-5-2 = W kombinacji wszystkie towary są różnych rodzajów. W zestawie wszystkie są tego samego rodzaju.
rule-CN-5-3 = Kombinacja lub zestaw ma od 1 do 9 towarów.
rule-CN-5-4 = Od 1 do 9 towarów kombinacja jest warta 1, 3, 6, 10, 15, 21, 28, 36 lub 45, a zestaw 1, 4, 9, 16, 25, 36, 49, 64 lub 81.
rule-CN-5-5 = Joker to dowolny rodzaj, wszędzie; w kombinacji to rodzaj, którego jeszcze w niej nie ma. Same jokery tworzą zestaw.
rule-CN-5-6 = Towar należy tylko do 1 kombinacji lub zestawu.
rule-CN-5-7 = Razem muszą być warte co najmniej tyle, ile kosztują razem wszystkie karty. Nie ma znaczenia, co płaci za którą kartę.
rule-CN-5-8 = Nadwyżka przepada; reszty się nie wydaje.
rule-CN-5-9 = Oddane towary się odrzuca.
rule-CN-5-10 = Monetami płaci się za karty tylko w ostatniej turze.
rule-CN-5-11 = Karta musi być jeszcze dostępna i nikt nie może mieć trzeciej karty korzyści z przemytu tego samego rodzaju.
rule-CN-5-12 = Po wymianie towary, które się nie mieszczą, się odrzuca; wybierasz, które. Magazyn kupiony przed chwilą też się liczy.
rule-CN-5-13 = Odrzucasz nie więcej niż nadmiar.
rule-CN-5-14 = Jeśli nie możesz nic kupić, gra o nic cię nie pyta.

chapter-6 = Karty
rule-CN-6-1 = Karty zachowujesz do końca; wtedy liczą się ich PZ.
rule-CN-6-2 = Karta korzyści z przemytu działa od razu po zakupie.
rule-CN-6-3 = Statek towarowy (koszt 15, 8 PZ): statek z zapasu dołącza do twojej floty i może wypłynąć w tej kolejce.
rule-CN-6-4 = Magazyn (koszt 10, 6 PZ): od razu 2 przegrody więcej.
rule-CN-6-5 = Syndykat (koszt 10, 7 PZ): płaci, gdy się wycofujesz, po raz pierwszy w twojej następnej fazie I.
rule-CN-6-6 = Zwykłe łupy: ile możesz opłacić, dopóki są. Koszt i PZ są takie same: Modna spelunka 6, Klub nocny 9, Jacht 16, Willa 25.
rule-CN-6-7 = Wyjątkowe łupy: po 1 sztuce; rozstrzygają remisy. Koszt i PZ: Show-biznes 28 i 31, Paparazzi 36 i 40, Bojówka 45 i 50, Kolesie 49 i 55, Bank 64 i 72, Księstwo 81 i 91.

chapter-7 = Faza III: wysłanie statków
rule-CN-7-1 = Wysyłasz każdy statek, który jest u ciebie, jeden po drugim.
rule-CN-7-2 = Statek płynie do Kasyna, na Czarny rynek albo do otwartego portu.
rule-CN-7-3 = Kasyno i Czarny rynek przyjmują dowolnie wiele statków i nic nie kosztują.
rule-CN-7-4 = W porcie statek stoi na stosie co najmniej 1 monety, wyższym niż każdy inny stos.
rule-CN-7-5 = W jednym porcie masz najwyżej 1 statek.
rule-CN-7-6 = Monety pochodzą z twojego sejfu i leżą pod statkiem, aż zadziała.
rule-CN-7-7 = Port, z którego się wycofasz, jest dla ciebie w tej kolejce zamknięty; port po właśnie dokonanym zakupie nie jest.
rule-CN-7-8 = Gdy nie masz u siebie statków, twoja kolejka się kończy; w ostatniej turze możesz skończyć wcześniej.

chapter-8 = Koniec gry
rule-CN-8-1 = W ostatniej turze każdy ma jeszcze 1 kolejkę.
rule-CN-8-2 = Przy wymianie w tej kolejce każda moneta z sejfu liczy się jako 1, z towarami lub bez nich.
rule-CN-8-3 = W ostatniej turze nikt nie musi wysyłać statków, a ostatnie miejsce przy stole nie wysyła żadnego.
rule-CN-8-4 = Pozostałe monety i towary nie są nic warte.
rule-CN-8-5 = Dodaje się PZ ze wszystkich twoich kart. Wygrywa, kto ma najwięcej PZ.
rule-CN-8-6 = Przy remisie wygrywa osoba z najlepszą pojedynczą kartą.
rule-CN-8-7 = Jeśli i tu jest remis, zwycięstwo jest wspólne.
