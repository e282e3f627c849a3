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
play-help = Wpisz numer odpowiedzi albo jej polecenie (pokaże je r). Poza tym: b plansza, l dziennik, r zasady i polecenia, o zasady tego stołu, s zapis gry, q wyjście.
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

## Przy stole na serwerze

join-code = Zapisz to: { $code } otworzy twoje miejsce na innym urządzeniu.
join-help = Wpisz numer odpowiedzi albo jej polecenie. Poza tym: o zasady tego stołu, u cofnięcie, say … do innych, q wyjście.
join-known-luck = Losy tego stołu nie są nowe: kto je już widział, zna kości. Jeśli się na to zgadzasz, dodaj --known-luck.
join-promise-kept = Obietnicy uczciwego losu dotrzymano. Każde losowanie sprawdza: portside verify
join-promise-broken = ZŁAMANO OBIETNICĘ UCZCIWEGO LOSU. Nie ufaj kościom i powiedz o tym innym.
chat-watching = patrzy
log-proxy = (odpowiedział bot)
log-hasty = (bez czasu na namysł)
notice-time-up = Czas minął: { $seat } – teraz gra bot.
notice-away = { $seat } jest poza stołem: gra bot.
notice-relieved = { $by } pozwala grać botowi: { $seat }.
notice-back = { $seat } wraca do gry.
notice-recovered = { $seat } ponownie otwiera swoje miejsce kodem.
notice-agreed = { $by } zgadza się na nowy link: { $seat }.
notice-reopened = { $seat } ma nowy link do miejsca. Wszyscy inni się zgodzili.
notice-closed = Ten stół zamknął gospodarz serwera.

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

## How a table differs from the standard

changes-title = Zasady tego stołu
changes-none = Przy tym stole gra się według zwykłych zasad.
option-change = { $name }: { $value } (zwykle { $standard })
option-added = { $name }: { $value }
option-seats = { $n ->
    [one] przy { $n } graczu
   *[other] przy { $n } graczach
}
option-on = tak
option-off = nie
