# What every game's screen says, and the command line.

language-name = Polski

seat = Gracz { $n }
# Stands as a name in sentences of the third person, so it is a noun.
player = Gracz
bot = Bot { $n }
chance = Los

## Refusals

refusal-over = Gra jest zakończona.
refusal-not-asked = To nie twoja kolej na odpowiedź.
refusal-not-legal = „{ $words }” – teraz tak się nie da. Wpisz numer odpowiedzi albo jej polecenie.

## Playing in the terminal

play-welcome = { $game }: { $seats ->
    [one] { $seats } gracz
    [few] { $seats } graczy
    [many] { $seats } graczy
   *[other] { $seats } gracza
}. Wpisz numer odpowiedzi i naciśnij Enter; ? wyświetla pomoc.
play-choose = Twój wybór
play-handover = Teraz gra { $seat }: przekaż klawiaturę, potem naciśnij Enter.
play-help = Wpisz numer odpowiedzi albo jej polecenie (pokaże je r). Poza tym: b plansza, l dziennik, r zasady i polecenia, s zapis gry, q wyjście.
play-rules = Zasady tego pytania: { $rules }; pełny tekst: { $file }.
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

## Other commands

games-title = Gry
games-name = Nazwa
games-players = Gracze
games-about = Opis
replay-at = Po odpowiedzi { $n } z { $n2 }
replay-next = Dalej: { $prompt }
simulate-title = { $game }: { $n ->
    [one] { $n } losowa gra
    [few] { $n } losowe gry
    [many] { $n } losowych gier
   *[other] { $n } losowej gry
}
simulate-title-bots = { $game }: { $n ->
    [one] { $n } gra botów
    [few] { $n } gry botów
    [many] { $n } gier botów
   *[other] { $n } gry botów
}
simulate-seat = Gracz
simulate-wins = Wygrane
simulate-mean = Średni wynik
simulate-spread = Rozrzut
simulate-length = Decyzje na grę
simulate-shortest = najmniej
simulate-longest = najwięcej
simulate-speed = { $n ->
    [one] { $n } gra na sekundę
    [few] { $n } gry na sekundę
    [many] { $n } gier na sekundę
   *[other] { $n } gry na sekundę
}
simulate-playing = Trwa gra
