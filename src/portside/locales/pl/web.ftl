# The browser client around the boards: the start page and the table. Other pages and windows: pages.ftl.

## The games, before their words are loaded

game-santiago = Santiago de Cuba
game-santiago-short = Santiago
game-santiago-pitch = Jedno auto, dziewięcioro przydatnych ludzi i statek, który nie poczeka. Zbierz, czego chce, zanim zrobią to inni.
game-santiago-kind = planowanie i wyczucie chwili
game-santiago-length = 50 min
game-manila = Manila
game-manila-short = Manila
game-manila-pitch = Trzy łodzie ścigają się z kośćmi do portu. Postaw na ładunek, na stocznię albo na piratów.
game-manila-kind = licytacja i kości
game-manila-length = 60 min
game-cargo_noir = Cargo Noir
game-cargo_noir-short = Cargo Noir
game-cargo_noir-pitch = Licytuj kontrabandę w portach, które nigdy nie śpią, i wyjdź z najlepszym łupem w mieście.
game-cargo_noir-kind = licytacja i zestawy
game-cargo_noir-length = 60 min
game-with = { $game } · przy stole: { $names }
players-range = { $from }–{ $to } graczy
bot-names = Otis, Wiera, Kola, Lin, Marco, Jelena, Bruno, Noor, Tess, Ilja
level-deckhand = Majtek
level-mate = Bosman
level-navigator = Nawigator
level-captain = Kapitan

## Pages

nav = Główne
nav-play = Graj
nav-tables = Stoły
nav-learn = Nauka
nav-puzzles = Zadania
nav-rules = Zasady
nav-api = Napisz bota
pages = Strony
home = Portside, strona główna
language = Język
light-or-dark = Jasny lub ciemny wygląd
settings = Ustawienia
theme = Wygląd
theme-system = Jak w systemie
theme-light = Jasny
theme-dark = Ciemny
set-motion = Ruch
set-motion-about = Pionki wędrują, kości się toczą. Wyłączone: wszystko jest na miejscu od razu.
set-sound = Dźwięk
set-sound-about = Ciche dźwięki: ruchy, kości, twoja kolej.
set-coach = Trener
set-coach-about = Przeciw botom i tam, gdzie gospodarz na to pozwala: słowo przed odpowiedzią, która dużo kosztuje.
set-odds = Szanse
set-odds-about = Przy tych samych stołach: co da się policzyć z pozycji.
set-contrast = Mocne kolory graczy
set-contrast-about = Żółty, niebieski, czarny, biały i magenta. Symbole widać zawsze.
set-notify = Powiadom mnie
set-notify-about = Powiadomienie przeglądarki, gdy nadejdzie twoja kolej, a jesteś gdzie indziej.
title-new = Nowy stół
title-tables = Stoły
title-learn = Szkoła portowa
title-rules = Zasady
title-bots = Napisz bota
title-fair = Uczciwe kości
title-lost = Nie znaleziono
close = Zamknij
cancel = Anuluj
less = Mniej
more = Więcej
copy = Kopiuj
copied = Skopiowano
loading = Chwileczkę…
loading-table = Rozkładamy planszę…
no-server = Serwer nie odpowiada. Spróbuj ponownie.
lost-page = Nic tu nie cumuje
lost-page-about = Nie ma takiej strony ani stołu albo nie są dla ciebie dostępne.

## Start

start-title = Trzy porty, jeden stół.
start-lede = Handluj, blefuj i ładuj statki, przeciw silnym botom albo z przyjaciółmi. W przeglądarce, bez konta.
start-foot = Uczciwe kości, które sprawdzisz. Każdą grę można odtworzyć.
play-now = Graj od razu
play-together = Graj razem
school = Szkoła portowa
learn-new = { $n ->
    [one] Pierwszy raz? Naucz się w { $n } minutę
    [few] Pierwszy raz? Naucz się w { $n } minuty
   *[other] Pierwszy raz? Naucz się w { $n } minut
}
against = { $level ->
    [deckhand] { $n ->
        [one] Przeciwnik: { $n } majtek
        [few] Przeciwnicy: { $n } majtków
        [many] Przeciwnicy: { $n } majtków
       *[other] Przeciwnicy: { $n } majtka
    }
    [mate] { $n ->
        [one] Przeciwnik: { $n } bosman
        [few] Przeciwnicy: { $n } bosmanów
        [many] Przeciwnicy: { $n } bosmanów
       *[other] Przeciwnicy: { $n } bosmana
    }
    [captain] { $n ->
        [one] Przeciwnik: { $n } kapitan
        [few] Przeciwnicy: { $n } kapitanów
        [many] Przeciwnicy: { $n } kapitanów
       *[other] Przeciwnicy: { $n } kapitana
    }
   *[navigator] { $n ->
        [one] Przeciwnik: { $n } nawigator
        [few] Przeciwnicy: { $n } nawigatorów
        [many] Przeciwnicy: { $n } nawigatorów
       *[other] Przeciwnicy: { $n } nawigatora
    }
}
against-label = Z kim grasz
seats-count = Graczy przy stole
level = Poziom botów
your-tables = Twoje stoły
all-your-tables = Wszystkie twoje stoły
back-to-table = Wróć do stołu
review = Obejrzyj
state-gathering = Czeka na graczy.
state-running = W toku.
state-yours = Twoja kolej.
state-waits = Teraz gra { $seat }.
seats-here = Przy tym ekranie: { $names }.
state-over = Koniec. Wygrana: { $names }.

## Setting up a table

game = Gra

## Waiting for players

share = Udostępnij

## Tables

play = Graj
open = Otwórz

## Who is who

you = ty
role-bot = bot, { $level }
role-person = przy stole
role-away = offline
role-here = przy tym ekranie
role-open = wolne miejsce
role-resigned = po rezygnacji
role-stand-in = offline, gra bot
thinking = myśli
deciding = decyduje
spectator = Widz

## At the table

board = Plansza
board-in-words = Plansza słowami
side = Gracze i dziennik
views = Widoki
tab-board = Plansza
tab-players = Gracze
tab-log = Dziennik
log = Dziennik
chat = Czat
log-or-chat = Dziennik lub czat
chat-unread = { $n ->
    [0] Czat
   *[other] Czat · { $n }
}
chat-empty = Nikt jeszcze nic nie powiedział.
chat-say = Powiedz coś
send = Wyślij
progress = Postęp gry
hint = Podpowiedź
take-back = Cofnij
rules = Zasady
fair-dice = Uczciwe kości
menu = Menu
your-holdings = Twoje zasoby
other-players = Pozostali gracze
your-move = Twój ruch
to-move = Teraz gra
your-turn = Twoja kolej
your-turn-asked = Twoja kolej. { $question }
turn-banner = Twoja kolej, { $seat }
welcome-back = Witaj z powrotem
waiting = Chwileczkę…
then-you = Potem twoja kolej.
just-now = Przed chwilą
to-board = Do planszy
watching = Oglądasz grę. Widzisz to, co wszyscy gracze.
skip = Od razu do wyniku
note-label = O tej odpowiedzi
note-empty = Wskaż odpowiedź, aby zobaczyć, co kosztuje i co daje.
note-empty-touch = Dotknij odpowiedzi, aby zobaczyć, co kosztuje i co daje.
give-answer = Potwierdź
press-again = Naciśnij jeszcze raz, aby to zrobić.
only-answer = Teraz nic innego nie jest możliwe.
rule = Zasada { $id }
time-left = Pozostały czas
hours = { $n ->
    [one] { $n } godzina
    [few] { $n } godziny
    [many] { $n } godzin
   *[other] { $n } godziny
}
days = { $n ->
    [one] { $n } dzień
    [few] { $n } dni
    [many] { $n } dni
   *[other] { $n } dnia
}
missed = { $n ->
    [one] Od twojej ostatniej odpowiedzi wydarzyła się jedna rzecz.
    [few] Od twojej ostatniej odpowiedzi wydarzyły się { $n } rzeczy.
    [many] Od twojej ostatniej odpowiedzi wydarzyło się { $n } rzeczy.
   *[other] Od twojej ostatniej odpowiedzi wydarzyło się { $n } rzeczy.
}
missed-show = Co się stało?
missed-title = Od twojej ostatniej odpowiedzi
missed-nothing = Jeszcze nic.
log-took-back = { $seat } cofa ostatnią odpowiedź.
    .you = Cofasz ostatnią odpowiedź.
log-resigned = { $seat } rezygnuje. Dalej gra bot.
    .you = Rezygnujesz. Dalej gra bot.
log-you = { "" }
log-steps = Pokaż krok po kroku
name-yours = Jak się do ciebie zwracać?
name-yours-about = Widzą to też inni
bot-otis = Otis
bot-vera = Wiera
bot-kolya = Kola
bot-lin = Lin
bot-marco = Marco
bot-yelena = Jelena
bot-bruno = Bruno
bot-noor = Noor
bot-tess = Tess
bot-ilja = Ilja
replay = Odtwarzanie
replay-first = Na początek
replay-back = Krok wstecz
replay-on = Krok naprzód
replay-last = Do ostatniego ruchu
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-playing = Gra jest odtwarzana.
replay-paused = Wstrzymano na ruchu { $n } z { $of }.
replay-live-long = Wróć do bieżącej chwili
replay-of = Ruch { $n } z { $of }
lost-line = Brak połączenia.
lost-your-clock = Brak połączenia, a twój czas biegnie.
lost-clock = Brak połączenia, a czas biegnie.
lost-again = { $n ->
    [0] Próbujemy ponownie.
   *[other] Kolejna próba za { $n } s.
}
lost-chosen = „{ $answer }”: wybrane, zostanie wysłane.
lost-waits = Stół czeka na ciebie.
try-now = Spróbuj teraz
handover = Przekazanie
handover-title = { $seat }, twoja kolej
handover-after = { $before } ma ruch za sobą. Dopóki nie naciśniesz przycisku, patrzeć może każdy: widać tylko to, co wiedzą wszyscy gracze.
handover-first = Dopóki nie naciśniesz przycisku, patrzeć może każdy: widać tylko to, co wiedzą wszyscy gracze.
handover-go = To ja, { $seat }, pokaż mój stół
handover-so-far = Dotychczas
more-aside = Więcej… (przekaż ekran: { $seat })
handover-more = { $n ->
    [one] Jeszcze { $n } wpis jest w dzienniku.
    [few] Jeszcze { $n } wpisy są w dzienniku.
   *[many] Jeszcze { $n } wpisów jest w dzienniku.
}
why-not = Dlaczego nie…?
explain-possible = Możliwe teraz.
explain-not-now = Nie teraz.
explain-not-yours = Nie twoja kolej.
explain-hidden = Ukryte.
explain-asked = Pytanie brzmi: { $what }
explain-keep = Klawisz E zatrzyma tę kartę
refused-not-legal = „{ $words }” – teraz tak się nie da.
refused = Odmowa: { $why }
i-am-back = Wracam do gry
seat-is-back = { $seat } wraca do gry

## How a table differs from the standard

changes-count = { $n ->
    [one] { $n } zmieniona zasada
    [few] { $n } zmienione zasady
    [many] { $n } zmienionych zasad
   *[other] { $n } zmienionej zasady
}

## The end

to-the-end = Do wyniku

## Na czym można polegać

log-earlier = Wcześniej
may-come-back = Powrót jest możliwy w każdej chwili.
role-bot-for-you = gra za ciebie bot
bot-plays = Gra za ciebie bot.
bot-plays-for = Gra bot: { $seat }.
bot-since = Od { $time }.
pause-at = Przerwa serwera: { $time }.
bot-answered = { $n ->
    [one] Odpowiedział raz.
    [few] Odpowiedział { $n } razy.
    [many] Odpowiedział { $n } razy.
   *[other] Odpowiedział { $n } razy.
}
your-code = Kod twojego miejsca
code-short = Kod twojego miejsca: zapisz go. Otworzy miejsce na innym urządzeniu.
code-kept = Zapisane
recover-title = Mam tu miejsce
reopen-asked = { $by } prosi o nowy link: { $seat }.
reopen-look = Zobacz
state-closed = Zamknięty przez gospodarza serwera.
table-closed = Ten stół zamknął gospodarz serwera.
table-closed-about = Nikt już nie może tu odpowiadać.
chat-removed = usunięto
chat-closed = Przy tym stole rozmawiają tylko gracze.
luck-mark = { $luck ->
    [shared] wspólne losy
   *[known] te same losy
}
knows-luck = zna kości
fork-mark = Odgałęzienie

## Wynik, który czeka na przeczytanie, i tempo pokazywania

result = Wynik
result-go-on = Dalej
result-no-wait = Nie czekaj na mnie
pace = Boty
pace-hold = Wstrzymaj
pace-release = Wznów
pace-one = Jeden ruch
pace-slow = Powoli
    .about = około 2 sekund na ruch
pace-normal = Normalnie
    .about = około 0,7 sekundy
pace-once = Od razu
    .about = prosto do twojego następnego pytania, potem „Co się stało?”
pace-results = Czekaj na mnie przy wynikach
    .about = wyprawy, statki, tury
pace-held = Wstrzymano.
    .about = Spacja wznawia; przycisk kroku pokazuje jeden ruch.
    .touch = Przycisk kroku pokazuje jeden ruch.
