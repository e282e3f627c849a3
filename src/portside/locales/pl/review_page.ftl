# The page that looks back on a finished game. The terminal's words are in review.ftl.

review-title = Analiza
review-chances = Szansa na wygraną
review-chances-at = na 100, przy ruchu { $n }
review-chances-coming = pojawi się po obliczeniu
review-is-covered = zasłonięta, żeby nie zdradzać końca
review-uncover = Pokaż szanse
review-show-as = Pokaż jako
review-ribbons = Wstęgi
review-lines = Linie
review-to-come = Szanse są właśnie obliczane
review-look-as = { $seat }: { $n } na 100. Patrz tymi oczami
review-graph = { $count ->
    [one] Szanse na wygraną, liczba ruchów: { $n }. Zwycięstwo: { $seats }
    [few] Szanse na wygraną, liczba ruchów: { $n }. Wspólne zwycięstwo: { $seats }
   *[many] Szanse na wygraną, liczba ruchów: { $n }. Wspólne zwycięstwo: { $seats }
}
review-graph-coming = Szanse na wygraną: trwa obliczanie
review-in-words = Szanse na wygraną w zdaniach
review-pin = Decyzja { $n }: { $what }, { $size } na 100
review-die = Szczęście { $n }: { $what }, { $size } na 100

## The moment

review-moment = Chwila na planszy
review-decision-of = Decyzja { $n } z { $of }
review-stroke-of = Szczęście { $n } z { $of }
review-verdict-inaccuracy = Niedokładność
review-verdict-mistake = Błąd
review-verdict-blunder = Gruby błąd
review-more = Jeszcze { $n }
review-chance = Decyduje przypadek
review-had = { $seat } ma
review-best = najlepsza
review-your-answer = twoja odpowiedź
review-answer-of = tak gra { $seat }
review-was-best = Żadna inna odpowiedź nie była wyraźnie lepsza.
review-was-fine = Prawie tak dobra jak najlepsza.
review-forced = Innej odpowiedzi nie było.
review-close = zbyt blisko
review-close-about = Te dwie odpowiedzi są zbyt blisko siebie: w kolejnych sprawdzeniach różnica nie zostaje po jednej stronie zera.
review-find-about = Dobry pomysł. Na pierwszy rzut oka byłoby to: { $other }.
review-better = „{ $answer }”: w 100 grach o { $n } wygranych więcej.
review-helped = Najbardziej pomogło to graczowi { $seat }.
review-outcomes = W { $times } partiach dogranych od tego miejsca wynik końcowy gracza { $seat } to średnio { NUMBER($better, minimumFractionDigits: 1, maximumFractionDigits: 1) } zamiast { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) }, a gracza { $rival } { NUMBER($theirs, minimumFractionDigits: 1, maximumFractionDigits: 1) } zamiast { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
review-range = od { $low } do { $high } na 100
review-about = około { $n } na 100
review-larger = Plansza w powiększeniu

## What turned the game

review-find-it = Poszukaj odpowiedzi
review-learn = Ucz się na swoich błędach
review-turning = Co przesądziło o grze
review-decisions = Ważne decyzje
review-luck = Zrządzenia losu
review-for = { $seat }
review-instead = { $given } zamiast: { $other }
review-rather = { $given }, a nie: { $other }
review-draws = Liczba losowań z rzędu: { $n }
review-odds = 1 na { $n }
review-luck-helped = najwięcej zyskuje { $seat }
review-so-far = Jak dotąd; kolejność może się jeszcze zmienić.
review-no-decisions = Żadna decyzja nie zasługuje na słowo: niczego wyraźnie nie oddano.
review-no-luck = Przypadek nie zmienił nic, o czym warto mówić.

## The sum

review-balance = Skąd wziął się wynik
review-balance-about = zwycięstwa w 100 takich grach
review-seat = Gracz
review-bars = Jako słupki
review-part-start = Start
review-part-luck = + szczęście
review-part-own = + własne decyzje
review-part-others = + decyzje innych
review-part-evaluation = ± ocena
review-key-of-start = start
review-key-of-luck = szczęście
review-key-of-own = własne decyzje
review-key-of-others = decyzje innych
review-key-of-evaluation = czego ocena nie wie
review-how-sure = jak pewne
review-result = = wynik
review-place = { $n ->
    [1] wygrana
   *[other] { $n }. miejsce
}
review-adds-up = Każdy wiersz sumuje się dokładnie; podział jest szacunkiem.
review-adds-up-about = We własnych decyzjach 0 to odpowiedź z przyzwyczajenia: dobrzy gracze są powyżej. Liczą się prawdziwe pozycje, z odkrytymi rękami. To, co gracz mógł wiedzieć, oceniają decyzje, a nie ta tabela.
review-lost = Oddane na decyzję
review-lost-about = na 100, według tego, co gracz mógł wiedzieć
review-decisions-counted = { $n ->
    [one] w { $n } decyzji
    [few] w { $n } decyzjach
   *[many] w { $n } decyzjach
}

## What could be known

review-known = Co { $seat } może wiedzieć
review-known-all = Wszystko: każdy zysk i każda zapłata były jawne, więc doskonała pamięć zna każdą liczbę.
review-known-guess = Czego można się spodziewać, co jest prawdopodobne i co naprawdę było na ręce.
review-known-nothing = Nic nie było ukryte.
review-sure = pewne
review-held = było { $n }
review-bag = { $n ->
    [one] W woreczku: { $n } sztuka
    [few] W woreczku: { $n } sztuki
   *[many] W woreczku: { $n } sztuk
}
review-bag-about = Ukryta jest tylko kolejność. Kto liczy, co już wyszło, wie, co zapewne przyniesie jedno losowanie.

## While it is computed, and around it

review-coming = Twoja gra jest rozgrywana dalej, wiele razy
review-coming-about = Potrwa to około minuty. Możesz tymczasem oglądać planszę albo odejść: analiza zostaje przy stole.
review-done-of = { $n } z { $of }
review-failed = Analiza nie nadeszła
review-failed-about = Serwer jest zajęty albo poza zasięgiem. Co jakiś czas pytamy ponownie; to, co gotowe, zostaje.
review-nothing = Nie ma jeszcze czego oglądać
review-nothing-about = Analizujemy tylko gry rozegrane do końca.
review-shown = Ktoś pokazuje ci grę
review-shown-about = Zaczyna się od początku. Wynik, szanse i lepsze odpowiedzi są zasłonięte, dopóki ich nie odsłonisz; przechodź przez ruchy, jak chcesz.
review-won = { $n ->
    [one] { $seat } wygrywa z wynikiem { $score }
    [few] { $seat }: wspólne zwycięstwo z wynikiem { $score }
   *[many] { $seat }: wspólne zwycięstwo z wynikiem { $score }
}
review-pass-on = Zachowaj, podaj dalej
review-link = Link do tej analizy
review-covered = Bez zakończenia
review-covered-about = Otwiera się na początku, z zasłoniętym wynikiem. Kto otwiera, sam decyduje, kiedy spojrzeć.
review-nameless = Bez imion
review-nameless-about = Strona mówi: Miejsce 1, Miejsce 2… Kto otworzy sam stół, nadal znajdzie tam imiona.
review-key-moments = Ruch wstecz lub naprzód
review-key-answers = Odpowiedzi w tej chwili
review-key-ends = Do pierwszego ruchu albo na koniec
review-tab-moments = Chwile
review-tab-balance = Bilans
review-tab-luck = Szczęście
review-tab-known = Wiedza
