# Looking back on a finished game: what was luck, what was choice, what could be known.

review-progress = Spojrzenie wstecz
review-sum = Skąd wziął się wynik (zwycięstwa na 100 takich gier)
review-seat = Gracz
review-start = Początek
review-luck = Los
review-own = Własne
review-others = Innych
review-evaluation = ±
review-result = Wynik
review-lost = Strata
review-legend = Los: co dał ponad swoją średnią. Własne, innych: co zmieniły odpowiedzi w porównaniu z odpowiedziami z przyzwyczajenia. ±: czego nie da się rozdzielić. Strata: na 100, na każdą decyzję, która nie była oczywista.
review-games = Gry
review-counted = Decyzje
review-many-games = { $n ->
    [one] Omówiono { $n } grę
    [few] Omówiono { $n } gry
    [many] Omówiono { $n } gier
   *[other] Omówiono { $n } gry
}
review-keys = Przebieg gry
review-decisions = Decyzje, które zaważyły
review-strokes = Uśmiechy i psoty losu
review-none = Nic, o czym warto mówić.
review-moment = ruch { $n }
review-graph = Szanse na zwycięstwo
review-missed = { $seat }: { $answer }. Lepiej: { $other }.
review-found = { $seat }: { $answer }. Bosman odpowiada tu inaczej: { $other }.
review-range = { $n } na 100 (od { $low } do { $high })
review-verdict-inaccuracy = Niedokładność
review-verdict-mistake = Błąd
review-verdict-blunder = Gruby błąd
review-verdict-find = Dobry pomysł
review-coach = Słowa trenera: „{ $why }”
review-helped = Najwięcej zyskuje na tym: { $seat }.
review-outcomes = W { $times } partiach dogranych od tego miejsca wynik końcowy gracza { $seat } to średnio { NUMBER($better, minimumFractionDigits: 1, maximumFractionDigits: 1) } zamiast { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) }, a gracza { $rival } { NUMBER($theirs, minimumFractionDigits: 1, maximumFractionDigits: 1) } zamiast { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
review-odds = 1 na { $n }
review-many = losowania z rzędu: { $n }
review-key-lead = { $seat } wychodzi na prowadzenie i już go nie oddaje ({ $n } na 100).
review-key-decided = { $seat } ma zwycięstwo prawie w kieszeni ({ $n } na 100).
review-key-mistake = Najdroższa decyzja gry: { $seat } oddaje { $n } na 100.
review-key-find = Najlepszy pomysł gry: { $seat } zyskuje { $n } na 100.
review-key-luck = Największy uśmiech losu: { $n } na 100, zyskuje { $seat }.
review-weighed = Rozważone odpowiedzi, zwycięstwa na 100
review-given = wybrana
review-best = najlepsza
review-known = Co { $seat } może wiedzieć: średnio, prawdopodobnie, naprawdę
review-nobodys = w woreczku
