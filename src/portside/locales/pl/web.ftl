# The browser client around the boards. The games' own words are in their files.

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
level-deckhand = Majtek
level-mate = Bosman
level-navigator = Nawigator
level-captain = Kapitan

## Pages

nav = Główne
nav-play = Graj
nav-tables = Stoły
nav-rules = Zasady
nav-api = Napisz bota
pages = Strony
home = Portside, strona główna
language = Język
light-or-dark = Jasno lub ciemno
settings = Ustawienia
theme = Wygląd
theme-system = Jak w systemie
theme-light = Jasny
theme-dark = Ciemny
set-motion = Ruch
set-motion-about = Pionki wędrują, kości się toczą. Wyłączone: wszystko jest na miejscu od razu.
set-sound = Dźwięk
set-sound-about = Ciche dźwięki ruchów, kości i twojej kolejki.
set-contrast = Mocne kolory graczy
set-contrast-about = Żółty, niebieski, czarny, biały i magenta. Symbole widać zawsze.
set-notify = Zawołaj mnie
set-notify-about = Powiadomienie przeglądarki, gdy twoja kolej, a ty jesteś gdzie indziej.
title-new = Nowy stół
title-tables = Stoły
title-rules = Zasady
title-fair = Uczciwe kości
title-lost = Nie znaleziono
title-gathering = Czekamy na graczy
title-over = Koniec gry
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
levels-about = Od łagodnych po groźne: Majtek, Bosman, Nawigator, Kapitan.
your-tables = Twoje stoły
all-your-tables = Wszystkie twoje stoły
back-to-table = Wróć do stołu
review = Obejrzyj
state-gathering = Czeka na graczy.
state-running = W toku.
state-yours = Twoja kolej.
state-waits = Teraz gra { $seat }.
seats-here = Przy tym ekranie: { $names }.
state-over = Koniec. Zwycięzcy: { $names }.

## Setting up a table

setup-title = Nowy stół
setup-about = Wybierz grę, obsadź miejsca, zacznij. Nikt nie potrzebuje konta.
game = Gra
seats = Miejsca
seats-order = w kolejności gry
seats-shuffled = kto zaczyna, rozstrzyga los
add-seat = Dodaj miejsce
remove-seat = Usuń miejsce { $n }
move-seat = Przesuń miejsce { $n } (strzałki w górę i w dół)
name-of-seat = Imię na miejscu { $n }
level-of-seat = Poziom bota na miejscu { $n }
name-later = Imię (lub własne)
your-name = Twoje imię
who-me = Ty
who-me-about = Ta przeglądarka.
who-link = Z linku
who-link-about = Dostaniesz link i kod do wysłania.
who-here = Ten ekran
who-here-about = Wspólny ekran: co ukryte, zostaje za okiennicami.
who-bot = Bot
bots-about = Boty od łagodnych po groźne: Majtek, Bosman, Nawigator, Kapitan. Każdy wie tylko to, co wolno jego miejscu.
player-n = Gracz { $n }
table-title = Nazwa stołu
table-title-example = Wtorkowy klub portowy
optional = jeśli chcesz
options = Opcje
options-refused = Tak nie da się grać: { $why }
clock = Zegar
clock-none = Bez
clock-minutes = Minuty
clock-days = Dni
clock-none-about = Każdy myśli tyle, ile potrzebuje.
clock-about = { $unit ->
    [days] { $n ->
        [one] dzień na odpowiedź. Gdy minie, odpowiada bot.
        [few] dni na odpowiedź. Gdy miną, odpowiada bot.
        [many] dni na odpowiedź. Gdy miną, odpowiada bot.
       *[other] dnia na odpowiedź. Gdy miną, odpowiada bot.
    }
   *[minutes] { $n ->
        [one] minuta na odpowiedź. Gdy minie, odpowiada bot.
        [few] minuty na odpowiedź. Gdy miną, odpowiada bot.
        [many] minut na odpowiedź. Gdy miną, odpowiada bot.
       *[other] minuty na odpowiedź. Gdy miną, odpowiada bot.
    }
}
set-public = Widoczny dla wszystkich
set-public-about = Każdy może zająć wolne miejsce albo patrzeć; widzowie widzą tylko to, co wszyscy gracze.
set-shuffle = Losuj miejsca
set-shuffle-about = Kto zaczyna, rozstrzyga los. Wyłączone: w kolejności powyżej.
ready = { $n ->
    [0] Wszyscy już są.
    [one] Jedno miejsce czeka na gracza: dostaniesz link do wysłania.
    [few] { $n } miejsca czekają na graczy: dostaniesz link do każdego.
    [many] { $n } miejsc czeka na graczy: dostaniesz link do każdego.
   *[other] { $n } miejsca czeka na graczy: dostaniesz link do każdego.
}
make-table = Otwórz stół
start-game = Zacznij grę

## Waiting for players

gathering-about = { $n ->
    [one] Jedno miejsce jest jeszcze wolne. Gra zacznie się, gdy ktoś je zajmie.
    [few] { $n } miejsca są jeszcze wolne. Gra zacznie się, gdy będą zajęte.
    [many] { $n } miejsc jest jeszcze wolnych. Gra zacznie się, gdy będą zajęte.
   *[other] { $n } miejsca jest jeszcze wolne. Gra zacznie się, gdy będą zajęte.
}
gathering-starts = Ta strona sama przejdzie dalej, gdy wszyscy będą na miejscu.
join-title = Zajmij miejsce
sit-down = Siadam
taken-title = To miejsce jest zajęte
taken-about = Zaproszenie jest dla jednej osoby, a z tym ktoś już zasiadł do stołu.
taken-own = To twoje miejsce? Otwórz stół w tej przeglądarce, w której grasz, albo linkiem z jej menu: „{ return-title }”.
invited-title = Z zaproszeniem
invited-about = Do tego stołu siada się z zaproszeniem. O link poproś: { $names }.
invited-nobody = Do tego stołu siada się z zaproszeniem. O link poproś tam, skąd wiesz o tym stole.
stay-to-watch = Możesz zostać i patrzeć: gdy zacznie się gra, strona sama pójdzie dalej. Widzowie widzą to, co wszyscy gracze.
watch-game = Oglądaj grę
invite-title = Zaproszenie: { $seat }
invite-about = Kto otworzy ten link albo skieruje telefon na kod, siada na tym miejscu.
invite-link = Zaproszenie { $n }
qr-label = Kod z linkiem

## Tables

tables-title = Stoły
tables-about = Dołącz do stołu, który czeka na graczy, albo patrz na grę w toku. Widzowie widzą to, co wszyscy gracze.
tables-waiting = Czekają na graczy
tables-running = W toku
all-games = Wszystkie gry
join = Dołącz
watch = Patrz
play = Graj
open = Otwórz
no-tables = W tej chwili żadnych.
no-own-tables = Jeszcze nigdzie nie siedzisz.
code-title = Masz link albo kod?
code-example = k3x9…
line-gathering = { $game } · { $n ->
    [one] { $n } wolne miejsce
    [few] { $n } wolne miejsca
    [many] { $n } wolnych miejsc
   *[other] { $n } wolnego miejsca
}
line-running = { $game } · ruch { $n } · teraz gra { $seat }

## Who is who

you = ty
role-bot = bot, { $level }
role-person = przy stole
role-away = poza stołem
role-here = przy tym ekranie
role-open = wolne miejsce
role-resigned = po rezygnacji
role-stand-in = poza stołem, gra bot
thinking = myśli
deciding = decyduje
spectator = Widz

## At the table

board = Plansza
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
progress = Jak daleko jest gra
take-back = Cofnij
rules = Zasady
fair-dice = Uczciwe kości
menu = Menu
your-holdings = Twoje zasoby
other-players = Pozostali gracze
your-move = Twój ruch
to-move = Na ruchu
your-turn = Twoja kolej
your-turn-asked = Twoja kolej. { $question }
turn-banner = Twoja kolej, { $seat }
welcome-back = Witaj z powrotem
waiting = Chwileczkę…
watching = Patrzysz. Widzisz to, co wszyscy gracze.
skip = Od razu do wyniku
note-label = O tej odpowiedzi
note-empty = Wskaż odpowiedź, aby zobaczyć, co kosztuje i co daje.
give-answer = Potwierdź
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
log-resigned = { $seat } rezygnuje. Dalej gra bot.
replay = Odtwarzanie
replay-back = Krok wstecz
replay-on = Krok naprzód
moment-live = { $n } · na żywo
replay-live = na żywo
replay-live-long = Wróć do teraz
replay-of = Ruch { $n } z { $of }
lost-line = Brak połączenia.
lost-your-clock = Brak połączenia, a twój czas biegnie.
lost-clock = Brak połączenia, a czas biegnie.
lost-again = { $n ->
    [0] Próbuję ponownie.
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
handover-more = { $n ->
    [one] Jeszcze { $n } wpis jest w dzienniku.
    [few] Jeszcze { $n } wpisy są w dzienniku.
   *[many] Jeszcze { $n } wpisów jest w dzienniku.
}
why-not = Dlaczego nie…?
why-title = Dlaczego nie?
why-about = To było możliwe kiedy indziej. Wybierz coś, a zobaczysz zasadę, która się temu sprzeciwia.
why-nothing = Nikt jeszcze nie odpowiedział tu inaczej. Co możliwe, jest w odpowiedziach; dlaczego, mówi zasada pod nimi.
refused-not-legal = „{ $words }” – teraz tak się nie da.
refused = Odmowa: { $why }
return-title = Twoja droga powrotna
return-about = Ten link prowadzi z powrotem na twoje miejsce, na dowolnym urządzeniu. Zachowaj go dla siebie.
save-record = Zapisz grę
let-bot-play = Niech gra za mnie bot
let-bot-play-for = Niech zagra bot: { $seat }
i-am-back = Wracam do gry
seat-is-back = { $seat } wraca do gry
resign = Zrezygnuj
resign-sure = Na twoim miejscu do końca zagra bot. Na pewno rezygnujesz?
resign-yes = Tak, rezygnuję
forget-me = Usuń moje imię
forget-me-sure = Twoje imię i wszystko, co tu zostało przez ciebie napisane, zniknie na zawsze; miejsce pozostanie twoje. Czy tego chcesz?
forget-me-yes = Tak, usuń
leave = Na stronę główną

## Keys

keys-title = Klawisze
keys-about = Na planszy strzałki prowadzą od jednego podświetlonego miejsca do następnego. Dowolny klawisz pomija ruch. Palcem: pierwsze stuknięcie pokazuje, co daje odpowiedź, drugie ją wybiera.
key-digits = wybierz odpowiedź po numerze
key-arrows = przechodź między odpowiedziami albo miejscami na planszy
key-enter = odpowiedz
key-escape = puść, zamknij
key-undo = cofnij
key-log = dziennik
key-chat = czat
key-rules = zasady
key-since = co się stało od twojej ostatniej odpowiedzi
key-why = dlaczego nie?
key-replay = krok wstecz, krok naprzód
key-now = wróć do teraz
key-menu = menu
key-help = ta lista

## Rules

rules-of = { $game }: zasady
search-rules = Szukaj w zasadach
found = { $n ->
    [one] { $n } wynik
    [few] { $n } wyniki
    [many] { $n } wyników
   *[other] { $n } wyniku
}
found-nothing = Nic nie znaleziono.
chapters = Rozdziały
close-rules = Zamknij zasady
no-rules = Nie udało się wczytać zasad.

## How a table differs from the standard

changes-count = { $n ->
    [one] { $n } zmieniona zasada
    [few] { $n } zmienione zasady
    [many] { $n } zmienionych zasad
   *[other] { $n } zmienionej zasady
}
changes-about = Cała reszta jest jak zwykle. Zasady przy stole podają jego własne liczby.
changes-more = i jeszcze { $n }
changes-rules = Przeczytaj zasady
changes-mark = tu inaczej

## One's own box

box-title = Mam to pudełko
box-about = W twoim egzemplarzu jest inaczej? Wpisz to, a stół zagra według twojego pudełka.
box-open = Wpisz, co jest w pudełku
box-differs = { $n ->
    [0] Tak jak u nas.
    [one] { $n } rzecz jak w twoim pudełku.
    [few] { $n } rzeczy jak w twoim pudełku.
    [many] { $n } rzeczy jak w twoim pudełku.
   *[other] { $n } rzeczy jak w twoim pudełku.
}
box-ours = Przywróć nasze
done = Gotowe

## The end

end-title = { $n ->
    [one] { $game ->
        [manila] { $names } rządzi portem
        [cargo_noir] { $names } rządzi nocą
       *[santiago] { $names } zdobywa port
    }
    [few] Wspólne zwycięstwo: { $names }
    [many] Wspólne zwycięstwo: { $names }
   *[other] Wspólne zwycięstwo: { $names }
}
end-points = { $game ->
    [manila] { $n } peso
   *[other] { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }
}
end-ahead = { end-points }; { $by ->
    [0] tyle samo ma { $seat }
   *[other] następne miejsce: { $seat }, { $by } mniej
}
ranking = Wynik końcowy
ranking-sources = { $game ->
    [manila] skąd wzięły się peso
   *[other] skąd wzięły się punkty
}
ranking-points = { $game ->
    [manila] według peso
   *[other] według punktów
}
rematch = Rewanż
rematch-join = Dołącz do rewanżu
rematch-watch = Patrz na rewanż
review-game = Obejrzyj grę
verify-dice = Sprawdź kości
to-the-end = Do wyniku
key-moments = Ważne chwile
key-moments-about = wybierz jedną, aby zobaczyć planszę z tamtej chwili
move-n = Ruch { $n }
chip-moves = Ruchy

## Fair dice

fair-title = Uczciwe kości
fair-lede = Każda kość i każde losowanie wynika z sekretu ustalonego przed pierwszą odpowiedzią. Możesz to sprawdzić.
fair-how = Jak to działa
fair-commit = Przed grą serwer losuje sekret i pokazuje jego odcisk, czyli zobowiązanie. Nie może potem zmienić sekretu, nie zmieniając odcisku.
fair-draw = Każda kość i każde losowanie jest obliczane z sekretu, jawnej soli i nazwy zdarzenia, na przykład „trzecia kość drugiego rzutu”.
fair-publish = Po grze sekret jest ujawniany.
fair-check = Zobowiązanie, twoją część soli i kolejność miejsc twoja przeglądarka sprawdza sama. Można też przeliczyć każde losowanie: przyciskiem albo, bez ufania temu serwerowi, poleceniem „portside verify” na zapisanej grze.
fair-numbers = Dla tego stołu
fair-commitment = Zobowiązanie
fair-salt = Sól
fair-secret = Sekret
fair-secret-later = Zostanie ujawniony po grze.
fair-kept = { $n ->
    [one] Sprawdzono: { $n } losowanie zgodne z obietnicą.
    [few] Sprawdzono: wszystkie { $n } losowania zgodne z obietnicą.
    [many] Sprawdzono: wszystkie { $n } losowań zgodne z obietnicą.
   *[other] Sprawdzono: { $n } losowania zgodne z obietnicą.
}
fair-broken = Obietnicy nie dotrzymano. Powiedz o tym temu, kto prowadzi ten serwer.

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
relieve = Niech gra bot: { $seat }
relieve-later = Od { $time } możesz pozwolić, by grał bot: { $seat }.
your-code = Kod twojego miejsca
code-about = Zapisz go: otworzy twoje miejsce na innym urządzeniu. Zachowaj go dla siebie; menu pokaże go ponownie.
code-short = Kod twojego miejsca: zapisz go. Otworzy miejsce na innym urządzeniu.
code-kept = Zapisane
recover-title = Mam tu miejsce
recover-about = Wpisz kod, który widać było przy siadaniu do stołu.
recover-go = Otwórz moje miejsce
lost-seats = Ktoś zgubił drogę powrotną?
lost-seat = Zgubiony link: { $seat }
reopen-title = Nowy link: { $seat }
reopen-about = Jeśli zgodzą się wszystkie inne osoby przy stole, { $seat } dostanie nowy link do swojego miejsca. Dziennik to zapisze.
reopen-agree = Zgadzam się na nowy link: { $seat }
reopen-waits = Zgadzasz się. Jeszcze nie: { $names }.
reopen-link = Wszyscy się zgodzili. Ten link jest tylko dla jednej osoby: { $seat }. Kto go otworzy, dostaje miejsce.
reopen-asked = { $by } prosi o nowy link: { $seat }.
reopen-look = Zobacz
state-closed = Zamknięty przez gospodarza serwera.
table-closed = Ten stół zamknął gospodarz serwera.
table-closed-about = Nikt już nie może tu odpowiadać.
chat-removed = usunięto
chat-closed = Przy tym stole rozmawiają tylko gracze.
set-watchers = Widzowie mogą rozmawiać
set-watchers-about = Ich wypowiedzi są oddzielone od wypowiedzi graczy.
gathering-missing = Czekamy: { $names }.
rematch-same-luck = Jeszcze raz z tymi samymi losami
luck-mark = { $luck ->
    [shared] wspólne losy
   *[known] te same losy
}
knows-luck = zna kości
luck-title = { $luck ->
    [shared] Wspólne losy.
   *[known] Te same losy.
}
luck-about = { $luck ->
    [shared] Te same kości padają też przy innych stołach. Zostaną ujawnione, gdy skończy się ostatni z nich.
   *[known] Kości i losowania są tu dokładnie takie jak przy stole, który już skończył grę. Kto ją widział, ten je zna.
}
luck-short = { $luck ->
    [shared] Te same kości padają też przy innych stołach.
   *[known] Kości padają tu jak przy stole, który skończył grę.
}
luck-known-by = { $n ->
    [one] Zna je { $names }.
   *[other] Znają je { $names }.
}
luck-compare = Porównaj obietnice
luck-other-table = Ta sama obietnica przy stole, gdzie te losy padły pierwszy raz
luck-before = { $luck ->
    [shared] Zanim usiądziesz: kto widział któryś z innych stołów, wie, co tu padnie. Powiedz to teraz; stół to pokaże.
   *[known] Zanim usiądziesz: kto widział pierwszą grę, wie, co tu padnie. Powiedz to teraz; stół to pokaże.
}
luck-unseen = { $luck ->
    [shared] Nie znam żadnego z innych stołów
   *[known] Nie znam pierwszej gry
}
luck-unseen-about = Kości są dla ciebie tak samo nowe jak dla innych.
luck-seen = { $luck ->
    [shared] Znam któryś z innych stołów
   *[known] Znam ją z patrzenia albo z gry
}
luck-seen-about = Możesz usiąść. Znak przy twoim imieniu o tym powie.
luck-understood = Rozumiem, że losy nie są tu nowe.
promise-broken = Złamano obietnicę uczciwego losu.
promise-look = Co obiecano
promise-open = Twoja przeglądarka zachowała obietnicę taką, jaką zobaczyła na początku, i sprawdzi ją po grze.
promise-kept = Twoja przeglądarka sprawdziła: obietnicy uczciwego losu dotrzymano.
promise-unable = Od chwili, gdy twoja przeglądarka pierwszy raz zobaczyła obietnicę, nic się nie zmieniło. Do samych obliczeń przeglądarka wymaga strony z https; „portside verify” nie.
promise-changed = Stół pokazuje inne zobowiązanie niż na początku, więc kości mogły zostać dobrane. Nie ufaj im i powiedz o tym innym.
promise-wrong-secret = Ujawniony sekret nie pasuje do zobowiązania, więc kości mogły zostać dobrane. Nie ufaj im i powiedz o tym innym.
promise-left-out = W soli nie ma tego, co dodała twoja przeglądarka, więc kości mogły zostać dobrane. Nie ufaj im i powiedz o tym innym.
promise-wrong-order = Miejsc nie rozlosowano tak, jak obiecano. Nie ufaj temu, kto zaczynał, i powiedz o tym innym.
fair-luck = Kto siada, widzi zobowiązanie i dopiero potem dodaje do soli własną losową część. Nikt więc, nawet serwer, nie mógł dobrać sekretu pod kogoś. Tak samo losuje się kolejność miejsc.
fair-not = Czego się nie obiecuje
fair-not-about = Kto prowadzi serwer, mógłby w trakcie gry podejrzeć sekret, tak jak ktoś mógłby zajrzeć do worka; zmienić go nie może. W Santiago de Cuba program śledzący jawny dziennik może obliczyć, co leży za zasłonkami.
fair-first = Zobowiązanie, jakie twoja przeglądarka zobaczyła na początku
fair-other = Inne zobowiązanie, pokazane w międzyczasie
fair-your-part = Twoja część soli:
fair-secret-known = Te losy już kiedyś padły. Ich sekret może być znany.

## Problems the server may name

problem-bad-request = Serwer tego nie zrozumiał.
problem-bad-token = Ten link lub to miejsce już nie działa.
problem-not-seated = Nie siedzisz przy tym stole.
problem-no-bot-tables = Przy stole musi ktoś usiąść: tutaj boty nie grają same ze sobą.
problem-chat-closed = Przy tym stole rozmawiać mogą tylko gracze.
problem-unknown-table = Nie ma takiego stołu.
problem-unknown-moment = Nie ma takiej chwili.
problem-not-found = Nic tu nie ma.
problem-wrong-method = Serwer tego nie zrozumiał.
problem-conflict = Stół tymczasem poszedł dalej. Tak wygląda teraz.
problem-not-running = Gra nie jest w toku.
problem-not-over = Gra jeszcze się nie skończyła.
problem-seat-taken = To miejsce jest już zajęte.
problem-nothing-to-undo = Nie ma czego cofnąć.
problem-unknown-rules = Ta gra toczy się według nowszych zasad, których ten serwer jeszcze nie zna.
problem-too-large = To za długie.
problem-not-json = Serwer tego nie zrozumiał.
problem-wrong-host = Ten serwer nie działa pod tą nazwą. Użyj jego własnego adresu.
problem-bad-options = Te opcje do siebie nie pasują.
problem-too-many = To było dużo naraz. Poczekaj chwilę.
problem-internal = Coś poszło nie tak na serwerze. Zostało to odnotowane; spróbuj ponownie.
problem-stopping = Serwer uruchamia się ponownie. Spróbuj jeszcze raz.
problem-storage-down = Serwer nie może teraz niczego zapisać. Nic nie przepadło; spróbuj za chwilę.
problem-undo-limit = Przy tym pytaniu cofnięto już dość razy.
problem-known-luck = Ujawnione losy może powtórzyć tylko jedna osoba grająca z botami, nigdy przy stole publicznym.
problem-luck-not-fresh = Losy tego stołu nie są nowe. Zanim usiądziesz, potwierdź, że to wiesz.
problem-not-yet = Na to jeszcze za wcześnie.
problem-no-promise = Ta obietnica straciła ważność. Spróbuj ponownie.
problem-bad-code = Ten kod nie otwiera tu żadnego miejsca.
problem-not-host = To może zrobić tylko osoba, która założyła stół.
problem-broken-table = Tego stołu nie da się już odczytać. Osoba prowadząca serwer może sprawdzić dlaczego.
problem-banned = Osoba prowadząca ten serwer zablokowała ten adres lub to imię.
problem-needs-others = Muszą się na to zgodzić co najmniej dwie inne osoby przy stole; gdy siedzą tylko dwie, miejsce otwiera kod.
