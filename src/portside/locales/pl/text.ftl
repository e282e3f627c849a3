# The text environment: a prompt and what answers it.

text-you = { $game }. Grasz jako { $seat }; graczy jest { $n }.
text-players = Gracze
text-table = Stół
text-since = Co się wydarzyło
text-question = Pytanie
text-answers = Twoje odpowiedzi
text-reply = Podaj jedną z tych odpowiedzi, słowami albo numerem, i nic więcej. Jeśli chcesz najpierw pomyśleć na głos, zakończ wierszem, który zaczyna się od „{ $marker }” i podaje odpowiedź.
text-unread = „{ $words }” nie jest żadną z odpowiedzi.
text-several = Podano kilka odpowiedzi: { $list }. Potrzebna jest jedna.
text-empty = Nie podano odpowiedzi.
text-bad = { $n ->
    [one] Nic się nie zmieniło. Jeszcze { $n } odpowiedź nie do użycia i przegrywasz walkowerem.
    [few] Nic się nie zmieniło. Jeszcze { $n } odpowiedzi nie do użycia i przegrywasz walkowerem.
   *[other] Nic się nie zmieniło. Jeszcze { $n } odpowiedzi nie do użycia i przegrywasz walkowerem.
}
text-possible = To jest jedna z odpowiedzi.
text-result = { $seat }: { $n }; miejsce { $rank }
text-forfeited = walkower

## Playing in the terminal

play-welcome = { $game }: { $seats ->
    [one] { $seats } gracz
    [few] { $seats } graczy
    [many] { $seats } graczy
   *[other] { $seats } gracza
}. Wpisz numer odpowiedzi i naciśnij Enter; ? wyświetla pomoc.
play-choose = Twój wybór
play-handover = Teraz gra { $seat }: przekaż klawiaturę, potem naciśnij Enter.
play-help = Wpisz numer odpowiedzi albo jej polecenie (pokaże je r). Poza tym: b plansza, l dziennik, r zasady i polecenia, h podpowiedź, o szanse, t zasady tego stołu, s zapis gry, q wyjście.
play-rules = Zasady tego pytania: { $rules }; pełny tekst: { $file }.
play-forked = Odgałęzienie partii { $file }: jej pierwsze odpowiedzi ({ $n }) stoją. { $dice ->
    [same] Los odpowiada jak tam, dopóki może.
   *[new] Odtąd los jest nowy.
}
play-saved = Gra zapisana: { $file }
play-quit = Do zobaczenia! Aby grać dalej: { $command }
play-quit-unsaved = Do zobaczenia!
play-over = Koniec gry
play-winner = { $n ->
    [one] Wygrywa { $seats }!
   *[other] Wspólne zwycięstwo: { $seats }
}
play-score = Wynik
play-player = Gracz
play-more = … i jeszcze { $n }; wpisz polecenie, na przykład „{ $words }”

## Lessons in the terminal

learn-minutes = { $n } min
learn-step = Marisol, krok { $n } z { $n2 }
learn-next = Enter: dalej
learn-do = → { $answer } (zrobi to Enter)
learn-again = Enter: wybierz jeszcze raz; { $mark }: zagraj tak mimo to

## Hints and odds in the terminal

advice-title = Dwie dobre odpowiedzi
advice-chance = wygrywa { $n } na 100
advice-margin = Szanse na zwycięstwo na podstawie tego, co wie twoje miejsce. Różnica: { $n } na 100, z dokładnością do { $n2 }; symulacje: { $n3 }.
advice-costly = Droga odpowiedź: { $answer }
advice-one = Jest tylko jedna odpowiedź.
advice-no-odds = Teraz nie ma czego obliczać.

# Puzzles
puzzle-about = Jedna z tych odpowiedzi jest wyraźnie najlepsza. Każda gorsza o mniej niż 1 na 100 też się liczy; { $mark }: pokaż ją.
puzzle-which = Podaj liczbę od 1 do { $n }; { $mark } pokazuje odpowiedź, q kończy.
puzzle-right = { $answer }. To właśnie to.
puzzle-near = { $answer }: to nie najlepsza; inna wygrywa o { $n } gier na 100 więcej. Spróbuj jeszcze raz.
puzzle-chance = wygrywa { $n } na 100, plus minus { $n2 }
puzzle-next = Enter: następne; q: koniec
puzzle-mining = Szukanie zadań
puzzle-checked = { $id }: lepsza od następnej o { $n } na 100, plus minus { $n2 }
puzzle-held = { $n } z { $of } wytrzymało przy ziarnie { $seed }: żadna inna odpowiedź nie zbliża się na 1 na 100 do najlepszej.
