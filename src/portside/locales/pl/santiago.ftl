# Santiago de Cuba. Keys come from the rules: ids of things, names of questions, kinds of events.

title = Santiago de Cuba
about = Krąż po mieście wspólnym autem, zawieraj po drodze znajomości i zapełniaj statki.

good-sugar = cukier
good-citrus = cytrusy
good-tobacco = tytoń
good-rum = rum
good-cigars = cygara
good-wood = drewno

gift-sugar = cukier
gift-citrus = cytrusy
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
    .does = Weź 2 peso.
building-church = Kościół
    .does = Weź 1 PZ.
building-distillery = Destylarnia
    .does = Przerób cukier na rum.
building-cigar_factory = Fabryka cygar
    .does = Przerób tytoń na cygara.
building-black_market = Czarny rynek
    .does = Wymień 1 dobro na inne; nie drewno.
building-sawmill = Tartak
    .does = 1 × drewno daje 1 PZ i 1 peso.
building-cafe = Kawiarnia
    .does = Rum i cygara, najwyżej po 1, dają po 2 PZ.
building-customs_office = Urząd celny
    .does = Ustaw 1 kość na statku na 0.
building-casino = Kasyno
    .does = Kup lub sprzedaj PZ, po 3 peso za punkt.
building-port_authority = Kapitanat portu
    .does = Przesuń znacznik wartości o 1 flagę.
building-trading_office = Biuro handlowe
    .does = Dostarcz od razu 1 dobro, za 2 PZ.
building-newspaper_publisher = Wydawca gazet
    .does = Weź 1 peso i zamknij interes 1 Kubańczykowi.

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
    .trade = 2 × cytrusy
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
    .by = El Zorro sięga ci do kieszeni (za kierownicą { $seat }): co oddajesz?
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
question-sawmill = Tartak: oddajesz 1 × drewno za 1 PZ i 1 peso?
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
answer-sawmill-use = Oddaj 1 × drewno
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

## Refusals. Said to whoever is asked; `when-…`: what belongs to another question.

refusal-drive-on = Jechać trzeba zawsze, co najmniej jeden przystanek: jest za darmo.
refusal-drive-limit = Przy tym stole jedna jazda to najwyżej tyle przystanków: { $most }, nie { $n }.
refusal-drive-pesos = { $n ->
    [few] { $n } przystanki kosztują { $cost } peso; masz { $have }.
   *[other] { $n } przystanków kosztuje { $cost } peso; masz { $have }.
}
refusal-wood-has-no-die = Drewno nie ma kości: odłóż jedną z pięciu innych.
refusal-no-wood-from-pablo = Pablo ma dobra na statek, ale nie drewno. Drewno ma tylko Miguel.
refusal-no-wood-for-zorro = El Zorro nie bierze drewna.
refusal-supply-empty = Brak w zasobach: { $thing }.
refusal-supply-fewer = Nie { $n }: w zasobach jest tylko { $left } × { $thing }.
refusal-nothing-of-it = Nie masz tego wcale: { $thing }.
refusal-too-few = Nie { $n }: masz { $have } × { $thing }.
refusal-claim-yours = { $thing }: ten budynek już jest twój.
refusal-claim-owned = { $thing }: właścicielem jest już { $seat }.
refusal-claim-markers = { $thing }: nie masz już żetonu, wszystkie leżą na budynkach.
refusal-use-own-nobody = Alonso otwiera tylko twoje budynki, a ten nie ma właściciela: { $thing }.
refusal-use-own-owned = Alonso otwiera tylko twoje budynki. { $thing }: właścicielem jest { $seat }.
refusal-use-chosen = Z pomocą Alonsa wybierasz właśnie ten budynek: teraz trzeba go użyć.
refusal-not-wanted = Statek tego nie potrzebuje: { $thing }.
refusal-wanted-fewer = Nie { $n }: statek potrzebuje tylko { $most } × { $thing }.
refusal-load-nothing = Załaduj co najmniej jedno albo spasuj.
refusal-enter-flower = { $cuban } otwiera budynki tylko z jednym kwiatem ({ $flower }). { $thing } ma inny.
refusal-enter-stay = Twój pionek już tam stoi i musi się ruszyć: { $thing }.
refusal-enter-taken = { $thing }: tam stoi już { $seat }.
refusal-make-nothing = Przerób co najmniej jedno albo nie korzystaj z budynku.
refusal-no-use = { $thing } nic teraz nie da: nie masz potrzebnych dóbr.
refusal-no-ship = W porcie nie ma teraz statku.
refusal-swap-wood = Czarny rynek nie handluje drewnem.
refusal-swap-same = To byłoby to samo dobro: wybierz inne.
refusal-buy-nothing = Kup albo sprzedaj co najmniej jeden punkt zwycięstwa.
refusal-casino-pesos = { $n } PZ kosztuje { $cost } peso; masz { $have }.
refusal-casino-vp = Nie sprzedasz { $n } PZ: masz { $have }.
refusal-first-flag = Znacznik stoi na pierwszej fladze ({ $n }): na lewo nie ma już żadnej.
refusal-cuban-visited = Właśnie tu gościsz: { $thing }. Zamknij interes komuś innemu.
refusal-cuban-closed = Interes już zamknięty: { $thing }.
refusal-when-demand = Kość odkłada się dla następnego statku, na koniec tury, w której jakiś odpłynął.
refusal-when-drive = Jazda jest pierwsza, na początku twojej tury.
refusal-when-pablo = Dobro do wyboru daje Pablo, gdy auto stanie u niego w twojej turze.
refusal-when-zorro = Oddaje się coś wtedy, gdy ktoś inny stanie u El Zorro.
refusal-when-alonso = Budynki zajmuje się z pomocą Alonsa, gdy auto stanie u niego w twojej turze.
refusal-when-load = Załadunek jest wtedy, gdy auto stanie w porcie.
refusal-when-pawn = Pionek wchodzi do budynku, gdy auto stanęło u kogoś z kwiatem.
refusal-when-use = Budynku używa się, gdy stoi w nim twój pionek, albo przez Alonsa, jeśli jest twój.

tale-pesos = { $n ->
   *[other] { $n } peso
}
tale-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
tale-for = { $what } za { $cost }
tale-drive = jedzie na przystanek { $thing }
    .you = jedziesz na przystanek { $thing }
tale-port = jedzie do portu
    .you = jedziesz do portu
tale-each = za każde dobro { $points }
tale-nothing = { $thing } ma zamknięty interes
tale-inactive = { $thing } zamyka interes
tale-active = { $thing } wraca do interesów
tale-none-left = brak w zasobach: { $thing }
tale-at = { $place }: { $what }
tale-skip = { $place }: bez użycia
tale-clear = kość na 0 ({ $thing })
tale-claim = nowa własność: { $thing }
tale-decline = bez pomocy prawnika
tale-gave = oddane: { $list }
tale-owner = punkt za własność: { $who }
tale-marker = dobro w porcie: teraz { $points }
tale-load = ładuje { $what }
    .you = ładujesz { $what }
tale-wood = { $n } × drewno jako { $thing }
tale-pass = pasuje
    .you = pasujesz
tale-ship = Statek { $n }
tale-demand = { $list }; ustala { $who }
tale-sails = Statek { $n } odpływa.

## The board

board-street = Ulica
board-outskirts = Budynki
board-harbour = Nabrzeże
board-ship = Statek { $n } z { $n2 }
board-no-ship = brak statku w porcie
board-value = dobro jest warte { $n } PZ
board-demand = zapotrzebowanie
board-supply = zasoby
board-port = Port
board-inactive = interes zamknięty
board-pesos = Peso
board-vp = PZ
board-markers = Żetony

## The board for those who listen to it

sr-car = { $n ->
    [0] Auto stoi w porcie.
    [one] Auto: { $thing }; do portu { $n } przystanek.
    [few] Auto: { $thing }; do portu { $n } przystanki.
   *[many] Auto: { $thing }; do portu { $n } przystanków.
}
sr-ahead = { $n ->
    [one] Za { $n } przystanek: { $thing }
    [few] Za { $n } przystanki: { $thing }
   *[many] Za { $n } przystanków: { $thing }
}
sr-flower = kwiat { $thing }
sr-no-flower = bez kwiatu
sr-owner = właściciel: { $seat }
sr-no-owner = niczyj
sr-pawn = pionek w środku: { $list }
sr-ship = Statek { $n } z { $n2 } stoi w porcie i potrzebuje: { $list }.
sr-sated = Statek { $n } z { $n2 } stoi w porcie i niczego już nie potrzebuje.
sr-not-wanted = Niepotrzebne: { $thing }.
sr-value = Dobro załadowane teraz jest warte { $n } PZ, drewno 1 PZ.
sr-flags = Kolejne flagi: { $list } PZ; za ostatnią statek odpływa.
sr-departed = Statki, które odpłynęły: { $n } z { $n2 }.
sr-dice = Kości zapotrzebowania: { $list }.
sr-passed = Poza tą rundą załadunku: { $list }.
sr-supply = { $thing }: zostało { $n }
sr-vp = { $n } PZ
sr-goods = { $n } × { $thing }
sr-wanted = potrzeba { $n }
sr-shows = kość pokazuje { $n }
sr-costs = kosztuje { $list }
sr-gives = daje { $list }

## The table in the browser: labels on the board (two lines of 13 letters at most), chips, panels

board-free = gratis
board-not-wanted = Statek tego nie chce
    .short = zbędne
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
seat-screen = peso, punkty i dobra są za parawanem
seat-markers = { $n ->
    [one] został { $n } żeton
    [few] zostały { $n } żetony
   *[many] zostało { $n } żetonów
}
seat-passed = pas

flow-hold = masz { $n }
flow-wanted = potrzeba { $n2 }, masz { $n }
flow-wood-for = Drewno za: { $thing }
flow-each = { $n ->
    [one] po { $n } punkcie
    [few] po { $n } punkty
   *[many] po { $n } punktów
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
flow-choose-both = Wybierz, co oddajesz i co bierzesz
flow-claim = Zajmij
flow-use-own = Użyj swojego
flow-put-out = Zamknij interes
flow-pesos = { $n } peso
flow-rests = { $price }, zamknięte
flow-your-go = twoja kolej
flow-in-round = w kolejce
flow-lap = okrążenie

note-then = { $n ->
    [one] Potem pionek wchodzi tu: { $list }.
   *[other] Potem pionek wchodzi tu, do wyboru: { $list }.
}
note-short = { $n ->
    [0] W zasobach nie ma już nic: nie dostajesz nic.
   *[other] W zasobach jest tylko { $n }: tyle dostajesz.
}
note-no-flower = Twój pionek zostaje na miejscu.
note-full-house = Żaden inny budynek tego koloru nie jest wolny: pionek zostaje.
note-port = Wszyscy ładują po kolei, ty zaczynasz; dobro daje { $n } PZ, drewno 1.
note-port-empty = Nie ma statku do załadunku.
note-nothing = Interes zamknięty: nic nie dostajesz, pionek zostaje.
note-demand = Zapotrzebowanie statku: { $n }; masz z tego { $n2 }.
note-left-over = Zostanie zapotrzebowanie: { $n }.
note-ship-leaves = Wtedy statek odpływa.
note-pass = Wypadasz z tej rundy załadunku.
note-claim = 1 PZ dla ciebie, gdy cudzy pionek zakończy tam turę.
note-use-own = Twój pionek zostaje na miejscu.
note-skip = Nic się nie dzieje.
note-owner = { $seat } dostaje 1 PZ za własny budynek.
note-gift = Trafia do: { $seat }.

source-start = Start
source-cargo = Załadowane dobra
source-wood = Załadowane drewno
source-buildings = Budynki
source-owner = Za własność
source-people = Kubańczycy
source-goods = Dobra na koniec

end-tie-goods = Decydują pozostałe dobra: { $n } do { $n2 }.
end-tie-pesos = Pozostałych dóbr jest tyle samo; decydują peso: { $n } do { $n2 }.

result-title = Statek { $n } odpłynął
result-loaded = Zabrał: { $list }.
result-empty = Odpłynął pusty.
result-who = Kto co dostarczył
result-points = punkty
result-for = za: { $thing }
result-nothing = nic
result-next = Statek { $n } z { $n2 } potrzebuje
result-set-by = wybór: { $seat }
result-not-wanted = zbędne: { $thing }
result-you-hold = Masz z tego { $n } z { $n2 }.
result-value = { $n ->
    [one] Dobro daje teraz { $n } punkt.
    [few] Dobro daje teraz { $n } punkty.
   *[many] Dobro daje teraz { $n } punktów.
}
