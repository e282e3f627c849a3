# Santiago de Cuba. Keys come from the rules: ids of things, names of questions, kinds of events.

title = Santiago de Cuba
about = Krąż po mieście wspólnym autem, zawieraj po drodze znajomości i zapełniaj statki.

good-sugar = cukier
good-citrus = owoce
good-tobacco = tytoń
good-rum = rum
good-cigars = cygara
good-wood = drewno

gift-sugar = cukier
gift-citrus = owoce
gift-tobacco = tytoń
gift-rum = rum
gift-cigars = cygara
gift-wood = drewno
gift-peso = peso
gift-vp = punkt zwycięstwa

flower-yellow = żółty
flower-blue = niebieski
flower-red = czerwony
flower-white = biały

building-bank = Bank
building-church = Kościół
building-distillery = Destylarnia
building-cigar_factory = Fabryka cygar
building-black_market = Czarny rynek
building-sawmill = Tartak
building-cafe = Kawiarnia
building-customs_office = Urząd celny
building-casino = Kasyno
building-port_authority = Kapitanat portu
building-trading_office = Biuro handlowe
building-newspaper_publisher = Wydawca gazet

cuban-pedro = Pedro
    .trade = 2 × tytoń
cuban-alonso = Alonso
    .trade = zajmij budynek lub użyj swojego
cuban-miguel = Miguel
    .trade = 2 × drewno
cuban-pablo = Pablo
    .trade = 1 dowolne dobro, nie drewno
cuban-jose = José
    .trade = 2 × cukier
cuban-martinez = Martinez
    .trade = 3 peso
cuban-conchita = Conchita
    .trade = 2 × owoce
cuban-maria = Maria
    .trade = 2 PZ
cuban-el_zorro = El Zorro
    .trade = każdy coś ci oddaje

stop-pedro = Pedro
stop-alonso = Alonso
stop-miguel = Miguel
stop-pablo = Pablo
stop-jose = José
stop-martinez = Martinez
stop-conchita = Conchita
stop-maria = Maria
stop-el_zorro = El Zorro
stop-port = port

## Questions

question-building = Który budynek jest następny?
    .waiting = Budynki trafiają na planszę.
question-cuban = Kto stoi na następnym przystanku?
    .waiting = Kubańczycy zajmują swoje miejsca.
question-die = Co pokazują kości zapotrzebowania?
    .waiting = Kości zapotrzebowania toczą się po stole.
question-demand = Której kości nie kładziesz na statku?
    .waiting = { $seat } ustala zapotrzebowanie następnego statku.
question-drive = Jak daleko jedziesz? Pierwszy przystanek jest za darmo, każdy kolejny kosztuje 1 peso.
    .waiting = { $seat } siedzi za kierownicą.
question-pablo = Które dobro bierzesz od Pabla?
    .waiting = { $seat } wybiera dobro u Pabla.
question-zorro = El Zorro sięga ci do kieszeni: co oddajesz osobie za kierownicą?
    .waiting = { $seat } zastanawia się, co oddać osobie za kierownicą.
question-alonso = Prawnik ci pomaga: zajmujesz budynek czy używasz swojego?
    .waiting = { $seat } rozmawia z prawnikiem Alonsem.
question-load = Co ładujesz?
    .waiting = { $seat } zastanawia się, co załadować.
question-pawn = Do którego budynku wchodzi twój pionek?
    .waiting = { $seat } wybiera budynek dla pionka.
question-bank = Bank: bierzesz 2 peso?
    .waiting = { $seat } jest w Banku.
question-church = Kościół: bierzesz 1 PZ?
    .waiting = { $seat } jest w Kościele.
question-distillery = Destylarnia: ile cukru przerabiasz na rum?
    .waiting = { $seat } jest w Destylarni.
question-cigar-factory = Fabryka cygar: ile tytoniu przerabiasz na cygara?
    .waiting = { $seat } jest w Fabryce cygar.
question-black-market = Czarny rynek: co na co wymieniasz?
    .waiting = { $seat } jest na Czarnym rynku.
question-sawmill = Tartak: oddajesz 1 drewno za 1 PZ i 1 peso?
    .waiting = { $seat } jest w Tartaku.
question-cafe = Kawiarnia: co oddajesz, po 2 PZ za sztukę?
    .waiting = { $seat } jest w Kawiarni.
question-customs-office = Urząd celny: którą kość ustawiasz na 0?
    .waiting = { $seat } jest w Urzędzie celnym.
question-casino = Kasyno: kupujesz czy sprzedajesz PZ, po 3 peso za punkt?
    .waiting = { $seat } jest w Kasynie.
question-port-authority = Kapitanat portu: w którą stronę przesuwasz znacznik wartości?
    .waiting = { $seat } jest w Kapitanacie portu.
question-trading-office = Biuro handlowe: które dobro dostarczasz od razu, za 2 PZ?
    .waiting = { $seat } jest w Biurze handlowym.
question-newspaper-publisher = Wydawca gazet: bierzesz 1 peso; komu zamykasz interes?
    .waiting = { $seat } jest u Wydawcy gazet.

## Answers. $thing, $thing2, $n … stand in the order of the notation; $args says how many there are.

answer-building = Wyłóż: { $thing }
answer-cuban = Postaw: { $thing }
answer-roll = { $thing }: { $n }
answer-leave-out = Odłóż kość: { $thing }
answer-drive = { $n ->
    [one] Przejedź { $n } przystanek
    [few] Przejedź { $n } przystanki
    [many] Przejedź { $n } przystanków
   *[other] Przejedź { $n } przystanku
}
answer-take = Weź { $thing }
answer-give = Oddaj 1 × { $thing }
answer-claim = Zajmij budynek: { $thing }
answer-use-own = Użyj swojego budynku: { $thing }
answer-decline = Zrezygnuj
answer-load = Załaduj { $n } × { $thing }
answer-load-wood = Załaduj { $n } × drewno jako { $thing }
answer-pass = Spasuj
answer-enter = Wejdź do budynku: { $thing }
answer-skip = Nie korzystaj
answer-bank-use = Weź 2 peso
answer-church-use = Weź 1 PZ
answer-distillery-use = Przerób { $n } × cukier na rum
answer-cigar-factory-use = Przerób { $n } × tytoń na cygara
answer-black-market-use = Wymień { $thing } na { $thing2 }
answer-sawmill-use = Oddaj 1 drewno
answer-cafe-use = { $args ->
    [1] Oddaj { $thing }
   *[other] Oddaj { $thing } i { $thing2 }
}
answer-customs-office-use = Ustaw kość na 0: { $thing }
answer-casino-use = { $sign ->
    [minus] Sprzedaj { $n } PZ
   *[plus] Kup { $n } PZ
}
answer-port-authority-use = { $sign ->
    [minus] Znacznik o jedną flagę w lewo
   *[plus] Znacznik o jedną flagę w prawo
}
answer-trading-office-use = Dostarcz { $thing }
answer-newspaper-publisher-use = { $args ->
    [0] Weź peso, nikomu nie zamykaj interesu
   *[other] Zamknij interes: { $thing }
}

## Events: what the log says

event-turn = Tura: { $seat }.
event-drive = { $amount ->
    [one] { $seat } przejeżdża { $amount } przystanek.
    [few] { $seat } przejeżdża { $amount } przystanki.
    [many] { $seat } przejeżdża { $amount } przystanków.
   *[other] { $seat } przejeżdża { $amount } przystanku.
}
event-arrive = Postój: { $thing }.
event-pay = { $seat } płaci { $amount } peso.
event-active = { $thing } wraca do interesów.
event-nothing = Interes zamknięty: { $thing }. { $seat } odjeżdża z niczym.
event-take = { $amount ->
    [0] Brak w zasobach: { $thing }. { $seat } odchodzi z niczym.
   *[other] { $seat } bierze { $amount } × { $thing }.
}
event-earn = { $seat } otrzymuje { $amount } peso.
event-score = { $seat } zdobywa { $amount } PZ.
event-give = { $seat } oddaje 1 × { $thing }.
event-claim = { $seat } zajmuje budynek: { $thing }.
event-use-own = { $seat } korzysta z własnego budynku: { $thing }.
event-decline = { $seat } rezygnuje z pomocy prawnika.
event-enter = { $seat } wchodzi do budynku: { $thing }.
event-skip = { $seat } nie korzysta z budynku.
event-hand-in = { $seat } oddaje { $amount } × { $thing }.
    .total = { $seat } oddaje: { $list }.
event-make = { $seat } wytwarza { $amount } × { $thing }.
event-deliver = { $seat } dostarcza { $amount } × { $thing } przez Biuro handlowe.
event-clear-die = { $seat } ustawia kość na 0: { $thing }.
event-sell-vp = { $seat } sprzedaje { $amount } PZ.
event-inactive = { $seat } zamyka komuś interes: { $thing }.
event-marker = Dobro jest teraz warte w porcie { $amount } PZ.
event-owner = { $seat } zdobywa 1 PZ za własny budynek: { $thing }.
event-loading = Zaczyna się runda załadunku: dobro jest warte { $amount } PZ.
event-load = { $seat } ładuje { $amount } × { $thing }.
event-load-wood = { $seat } ładuje { $amount } × drewno jako { $thing }.
event-pass = { $seat } pasuje.
event-ship-leaves = Statek { $amount } odpływa.
event-roll = Kość zapotrzebowania: { $thing } { $amount }.
    .several = Kości zapotrzebowania: { $list }.
event-leave-out = { $seat } odkłada kość: { $thing }.
event-end = Ostatni statek odpływa: koniec gry.

## The board

board-street = Ulica
board-outskirts = Budynki
board-harbour = Nabrzeże
board-ship = Statek { $n } z { $n2 }
board-no-ship = brak statku w porcie
board-value = dobro jest warte { $n } PZ
board-demand = popyt
board-supply = zasoby
board-port = Port
board-inactive = interes zamknięty
board-pesos = Peso
board-vp = PZ
board-markers = Żetony

## The table in the browser: labels on the board (two lines of 13 letters at most), chips, panels

board-free = gratis
board-not-wanted = Statek tego nie chce
    .short = nie chce
board-stays-out = Piąta kość zostaje
    .short = jedna zostaje
board-per-good = Punkty za jedno dobro
board-all-left = statki odpłynęły

chip-turn = Tura
chip-ship = Statek
chip-ship-of = { $n } z { $n2 }
chip-value = Dobro daje
chip-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
chip-loading = Załadunek
chip-setup = Przygotowanie

seat-pawn-in = pionek: { $thing }
seat-pawn-off = pionek jeszcze poza miastem
seat-screen = peso, punkty i dobra są za zasłonką
seat-markers = { $n ->
    [one] został { $n } żeton
    [few] zostały { $n } żetony
   *[many] zostało { $n } żetonów
}
seat-passed = pas

flow-hold = masz { $n }
flow-wanted = { $n } z { $n2 } chcianych
flow-wood-for = Drewno za: { $thing }
flow-each = { $n ->
    [one] po { $n } punkcie
   *[many] po { $n } punkty
}
flow-how-many = Ile
flow-less = O jeden mniej
flow-more = O jeden więcej
flow-load = Załaduj { $n } × { $thing } · { $n2 ->
    [one] { $n2 } punkt
    [few] { $n2 } punkty
   *[many] { $n2 } punktów
}
flow-load-wood = Załaduj { $n } × drewno · { $n2 ->
    [one] { $n2 } punkt
    [few] { $n2 } punkty
   *[many] { $n2 } punktów
}
flow-make = Zrób { $n } × { $thing }
flow-buy = Kup PZ
flow-sell = Sprzedaj PZ
flow-buy-for = Kup { $n } PZ za { $n2 } peso
flow-sell-for = Sprzedaj { $n } PZ za { $n2 } peso
flow-give = Oddajesz
flow-take = Bierzesz
flow-claim = Zajmij
flow-use-own = Użyj swojego
flow-put-out = Zamknij interes
flow-pesos = { $n } peso
flow-rests = { $price }, zamknięte
flow-your-go = twoja kolej
flow-in-round = w kolejce
flow-lap = okrążenie

note-then = Potem pionek wchodzi do jednego z: { $list }.
note-no-flower = Twój pionek zostaje na miejscu.
note-full-house = Żaden inny budynek tego koloru nie jest wolny: pionek zostaje.
note-port = Wszyscy ładują po kolei, ty zaczynasz; dobro daje { $n } PZ, drewno 1.
note-port-empty = Nie ma statku do załadunku.
note-nothing = Interes zamknięty: nic nie dostajesz, pionek zostaje.
note-demand = Statek będzie chciał tylu dóbr: { $n }; masz z nich { $n2 }.
note-left-over = Potem statek chce jeszcze tylu dóbr: { $n }.
note-ship-leaves = Wtedy statek odpływa.
note-pass = Wypadasz z tej rundy załadunku.
note-claim = 1 PZ dla ciebie, gdy cudzy pionek zakończy tam turę.
note-use-own = Twój pionek zostaje na miejscu.
note-skip = Nic się nie dzieje.
note-owner = { $seat } dostaje 1 PZ jako właściciel.
note-gift = Trafia do: { $seat }.

source-start = Start
source-cargo = Załadowane dobra
source-wood = Załadowane drewno
source-buildings = Budynki
source-owner = Za własność
source-people = Kubańczycy
source-goods = Dobra na koniec
