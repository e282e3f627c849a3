# What every game's screen says, and the command line.

language-name = Polski

seat = Gracz { $n }
# Stands as a name in sentences of the third person, so it is a noun.
player = Gracz
bot = Bot { $n }
chance = Los
school-rivals = Ben, Cleo

## Refusals

refusal-over = Gra jest zakończona.
refusal-not-asked = To nie twoja kolej na odpowiedź.
refusal-no-pass = Tu nie można zrezygnować: trzeba wybrać jedną z odpowiedzi.
refusal-not-legal = „{ $words }” – teraz tak się nie da. Wpisz numer odpowiedzi albo jej polecenie.

## The coach, where a game itself has no reason to give: the best answer in words

counsel-better = „{ $best }” daje więcej; oczekiwane zwycięstwa na 100 gier od tego miejsca: o { $n } więcej.

## Przy stole na serwerze

join-code = Zapisz to: { $code } otworzy twoje miejsce na innym urządzeniu.
join-help = Wpisz numer odpowiedzi albo jej polecenie. Poza tym: t zasady tego stołu, u cofnięcie, say … do innych, q wyjście.
join-known-luck = Losy tego stołu nie są nowe: kto je już widział, zna kości. Jeśli się na to zgadzasz, dodaj --known-luck.
join-promise-kept = Obietnicy uczciwego losu dotrzymano. Każde losowanie sprawdza: portside verify
join-promise-broken = ZŁAMANO OBIETNICĘ UCZCIWEGO LOSU. Nie ufaj kościom i powiedz o tym innym.
chat-watching = widz
log-proxy = (odpowiedział bot)
log-hasty = (bez czasu na namysł)
notice-time-up = Czas minął: { $seat } – teraz gra bot.
notice-away = { $seat } jest offline: gra bot.
notice-relieved = { $by } pozwala grać botowi: { $seat }.
notice-back = { $seat } wraca do gry.
notice-recovered = { $seat } ponownie otwiera swoje miejsce kodem.
notice-agreed = { $by } zgadza się na nowy link: { $seat }.
notice-reopened = { $seat } ma nowy link do miejsca. Wszyscy inni się zgodzili.
notice-closed = Ten stół zamknął gospodarz serwera.
notice-cancelled = { $by } odwołuje stół.
notice-forked = Tu zaczyna się odgałęzienie.

## Other commands

games-title = Gry
games-name = Nazwa
games-players = Gracze
games-about = Opis
replay-at = Po odpowiedzi { $n } z { $n2 }
replay-next = Dalej: { $prompt }
replay-number = Nr
replay-choose = Wybierz jedną: { $command }
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
# a file of a data set, by its checksum
data-whole = taki, jaki powstał
data-changed = zmieniony od czasu powstania
data-missing = brak pliku
# dowód z areny; part to folder programu, fields to klucze w pliku
proof-code = { $part }: to nie ten kod, którym rozegrano te gry. Jeśli coś się różni, to może być przyczyna.
proof-adds-up = Wyniki zgadzają się z sumą gier.
proof-wrong-sum = Wyniki nie zgadzają się z sumą gier.
proof-rules = Grano według rewizji { $n } zasad; ten program gra według rewizji { $n2 }.
proof-clock = Gier nie da się rozegrać tak samo, gdy boty myślą na czas: { $bots }
proof-theirs = Cudze boty, uruchamiane tylko z { $option }: { $bots }
proof-differs = Plansza { $board }, obrót { $rotation }, rozegrane ponownie: różni się { $fields }
proof-alike = Rozegrano ponownie: { $n2 } z { $n3 }. Tak samo, odpowiedź po odpowiedzi: { $n }.

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
