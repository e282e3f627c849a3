# The browser client's other pages and its windows. Loaded with them, or once the table is drawn.

## Pages

bots-page-lede = Bot odpowiada za jedno miejsce. Widzi to, co wolno widzieć temu miejscu, i dozwolone odpowiedzi; nic więcej.
bots-page-python = W Pythonie
bots-page-python-about = Klasa z jedną metodą. Polecenie portside arena wystawia ją przeciw innym.
bots-page-any = W dowolnym języku
bots-page-any-about = Program, który na każde pytanie czyta jeden wiersz JSON i pisze jeden wiersz: dozwoloną odpowiedź. Podaje się go jako exec:polecenie.
bots-page-tables = Przy stole na tym serwerze
bots-page-tables-about = Wszystko, co robi ta strona, idzie przez API: otwórz stół, siadaj, patrz, odpowiadaj.
bots-page-more = Więcej w źródłach:
title-gathering = Czekamy na graczy
title-over = Koniec gry

## Setting up a table

setup-title = Nowy stół
setup-about = Wybierz grę, obsadź miejsca, zacznij. Nikt nie potrzebuje konta.
seats = Miejsca
seats-order = w kolejności gry
seats-shuffled = kto zaczyna, rozstrzyga los
add-seat = Dodaj miejsce
remove-seat = Usuń miejsce { $n }
move-seat = Przesuń miejsce { $n } (strzałki w górę i w dół)
name-of-seat = Imię na miejscu { $n }
level-of-seat = Poziom bota na miejscu { $n }
name-later = Imię (opcjonalnie)
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
clock-none = Brak
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
set-public-about = Każdy może zająć wolne miejsce albo oglądać grę; widzowie widzą tylko to, co wszyscy gracze.
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
stay-to-watch = Możesz zostać i oglądać: gdy zacznie się gra, strona sama pójdzie dalej. Widzowie widzą to, co wszyscy gracze.
watch-game = Oglądaj grę
invite-title = Zaproszenie: { $seat }
invite-about = Kto otworzy ten link albo skieruje telefon na kod, siada na tym miejscu.
invite-link = Zaproszenie { $n }
qr-label = Kod z linkiem
share-words = Zagrajmy: { $game }!
seat-to-bot = Oddaj miejsce botowi
cancel-table = Odwołaj stół
cancel-table-about = Nikt nie może przyjść? Linki przestaną działać, a stół zniknie z list.
cancel-table-sure = Tak, odwołaj
cancelled-title = Ten stół został odwołany
facts-title = W co gramy
facts-host = Zaprasza
facts-players = Gracze
facts-length = Trwa około
facts-rules = Zasady
facts-rules-standard = standardowe
facts-rules-changed = { $n ->
    [one] jedna zmiana
    [few] { $n } zmiany
   *[many] { $n } zmian
}
link-gathering = Miejsce czeka. Otwórz link i siadaj: bez konta, bez instalacji.
link-running = Gra trwa. Otwórz link, żeby grać dalej albo popatrzeć.
link-over = Gra skończona. Otwórz link, żeby obejrzeć ją jeszcze raz.

## Tables

tables-title = Stoły
tables-about = Dołącz do stołu, który czeka na graczy, albo oglądaj grę w toku. Widzowie widzą to, co wszyscy gracze.
tables-waiting = Czekają na graczy
tables-running = W toku
all-games = Wszystkie gry
join = Dołącz
watch = Oglądaj
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

## At the table

why-title = Dlaczego nie?
why-about = Teraz niemożliwe, a oto dlaczego:
why-nothing = Wszystko, co można tu odpowiedzieć, jest możliwe: nic nie jest wykluczone.
return-title = Twoja droga powrotna
return-about = Ten link prowadzi z powrotem na twoje miejsce, na dowolnym urządzeniu. Zachowaj go dla siebie.
save-record = Zapisz grę
let-bot-play = Niech bot gra za mnie
let-bot-play-for = Niech gra bot: { $seat }
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
key-escape = odznacz, zamknij
key-hold = wstrzymaj ruchy innych, wznów
key-undo = cofnij
key-log = dziennik
key-chat = czat
key-rules = zasady
key-since = co się stało od twojej ostatniej odpowiedzi
key-why = dlaczego nie?
key-explain = co to jest? Strzałki prowadzą od rzeczy do rzeczy
key-hint = podpowiedź: dwie dobre odpowiedzi
key-odds = szanse na planszy, włącz i wyłącz
key-replay = krok wstecz, krok naprzód
key-play = odtwarzaj lub wstrzymaj, gdy oglądasz przeszłość
key-now = wróć do bieżącej chwili
key-menu = menu
key-help = ta lista

## The harbour school

school-about = Ucz się, grając: od pierwszego kliknięcia prawdziwa partia, po jednej myśli naraz. Potem ta sama partia toczy się dalej i należy do ciebie.
school-coach = Marisol, twoja trenerka
school-step = Krok { $n } z { $n2 }
school-next = Dalej
school-back = Wstecz
school-show = Pokaż mi
school-skip = Pomiń lekcję
school-resume = Wróć do lekcji
school-again = Wybierz jeszcze raz
school-anyway = Zagraj tak mimo to
school-play-on = Graj dalej
school-other = Tak też można. Lekcja płynie jednak innym kursem.
school-small = Małe porty
school-done-of = { $n } z { $n2 }
school-long = { $n2 ->
    [one] Kroki: { $n }, około { $n2 } minuty
   *[other] Kroki: { $n }, około { $n2 } minut
}
school-minutes = { $n } min
school-sailed = Przepłynięto { $date }
school-open = otwarte
school-begun = zaczęte
school-done = ukończone
school-begin = Zacznij
school-go-on = Płyń dalej
school-repeat = Jeszcze raz
school-then = Zagraj z majtkami
goal-sail = Płyniemy
goal-teach = Naucz mnie, { $n } min

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
   *[other] następne miejsce: { $seat }, o { $by } mniej
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
rematch-watch = Oglądaj rewanż
review-game = Obejrzyj grę
verify-dice = Sprawdź kości
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
    [one] Sprawdzone { $n } losowanie: zgodne z obietnicą.
   *[other] Sprawdzone losowania: { $n }. Wszystkie są zgodne z obietnicą.
}
fair-broken = Obietnicy nie dotrzymano. Powiedz o tym gospodarzowi serwera.

## Na czym można polegać

relieve = Niech gra bot: { $seat }
relieve-later = Od { $time } możesz pozwolić, by grał bot: { $seat }.
code-about = Zapisz go: otworzy twoje miejsce na innym urządzeniu. Zachowaj go dla siebie; menu pokaże go ponownie.
recover-about = Wpisz kod, który widać było przy siadaniu do stołu.
recover-go = Otwórz moje miejsce
lost-seats = Ktoś zgubił drogę powrotną?
lost-seat = Zgubiony link: { $seat }
reopen-title = Nowy link: { $seat }
reopen-about = Jeśli zgodzą się wszystkie inne osoby przy stole, { $seat } dostanie nowy link do swojego miejsca. Dziennik to zapisze.
reopen-agree = Zgadzam się na nowy link: { $seat }
reopen-waits = Zgadzasz się. Jeszcze nie: { $names }.
reopen-link = Wszyscy się zgodzili. Ten link jest tylko dla jednej osoby: { $seat }. Kto go otworzy, dostaje miejsce.
set-watchers = Widzowie mogą rozmawiać
set-watchers-about = Ich wypowiedzi są oddzielone od wypowiedzi graczy.
gathering-missing = Czekamy: { $names }.
rematch-same-luck = Jeszcze raz z tymi samymi losami
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
   *[known] Znam ją z oglądania albo z gry
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
fair-not-about = Gospodarz serwera mógłby w trakcie gry podejrzeć sekret, tak jak ktoś mógłby zajrzeć do woreczka; zmienić go nie może. W Santiago de Cuba program śledzący jawny dziennik może obliczyć, co leży za parawanami.
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
problem-not-promised = W lekcji kości wypadają tak, jak mówi scenariusz: nic nie obiecywano.
problem-no-advice = Przy tym stole nie ma teraz porad.
problem-not-reviewed = Analiza tej partii jeszcze tam nie doszła. Właśnie powstaje.
problem-no-time = Nikt nie ma teraz czasu, by to sprawdzić. Spróbuj za chwilę.
problem-bad-code = Ten kod nie otwiera tu żadnego miejsca.
problem-not-host = To może zrobić tylko osoba, która otworzyła stół.
problem-broken-table = Tego stołu nie da się już odczytać. Gospodarz serwera może sprawdzić dlaczego.
problem-banned = Gospodarz tego serwera zablokował ten adres lub to imię.
problem-needs-others = Muszą się na to zgodzić co najmniej dwie inne osoby przy stole; gdy siedzą tylko dwie, miejsce otwiera kod.

# The coach and hints
coach = Trener
coach-title = Droga odpowiedź: { $answer }
hint-title = Dwie dobre odpowiedzi
coach-why = Dlaczego?
coach-line = Co może nastąpić
hide = Ukryj
percent = { $n }%
coach-figures = Szanse na zwycięstwo po każdej z odpowiedzi, na podstawie tego, co wie twoje miejsce; symulacje: { $n }.
coach-margin = Różnica: { $n } na 100, z dokładnością do { $n2 }.
new-coach = Trener i podpowiedzi
new-coach-about = Wszyscy przy stole mogą prosić program o radę. Zapis partii mówi kiedy.
hint-failed = Teraz nie ma podpowiedzi. Spróbuj ponownie.

# The levels of the bots
level-deckhand-about = Zna zasady, patrzy o jedną odpowiedź naprzód i często źle ją ocenia.
level-mate-about = Waży każdą odpowiedź swojej tury, ale żadnej twojej.
level-navigator-about = Zanim odpowie, sprawdza w myśli krótki kawałek przyszłości.
level-captain-about = Myśli najwyżej sekundę, przez tysiące partii.
level-first = Pierwsza partia
level-beaten = Jeden bosman pokonuje dwóch takich w { $n } partiach na 100.
level-measured = { $level ->
    [deckhand] Wygrywa { $n } na 100 partii z dwoma majtkami.
    [mate] Wygrywa { $n } na 100 partii z dwoma bosmanami.
   *[navigator] Wygrywa { $n } na 100 partii z dwoma nawigatorami.
}
levels-how = Zmierzono przy trzech miejscach, co najmniej { $n } partii na poziom, każdą planszę z każdego miejsca przy tym samym losie. Kreska to równy udział: 33 na 100.
next-level-up = Silniejsza załoga:
next-level-down = Łagodniejsza załoga:
