# Cargo Noir. Keys come from the rules: ids of things, names of questions, kinds of events.

title = Cargo Noir
about = Rilancia nei porti contro gli altri contrabbandieri, accumula merci e scambiale con la bella vita.

good-alcohol = alcolici
good-art = opere d’arte
good-cars = automobili
good-cigars = sigari
good-gold = oro
good-ivory = avorio
good-jewels = gioielli
good-uranium = uranio
good-weapons = armi
good-wild = jolly

card-cargo_ship = Nave da carico
card-warehouse = Magazzino
card-syndicate = Cartello
card-dive_bar = Bettola
card-night_club = Night club
card-yacht = Yacht
card-villa = Villa
card-show_business = Show business
card-paparazzi = Paparazzi
card-militia = Milizia
card-cronies = Compari
card-bank_card = Banca
card-principality = Principato

port-rotterdam = Rotterdam
port-new_york = New York
port-hong_kong = Hong Kong
port-cape_town = Città del Capo
port-bombay = Bombay
port-panama = Panama
port-rio = Rio
port-tangier = Tangeri

place-rotterdam = Rotterdam
place-new_york = New York
place-hong_kong = Hong Kong
place-cape_town = Città del Capo
place-bombay = Bombay
place-panama = Panama
place-rio = Rio
place-tangier = Tangeri
place-black_market = Mercato nero

macao-casino = Casinò
macao-market = Mercato nero

## Questions

question-token = Che cosa esce dal sacchetto?
    .waiting = Una mano fruga nel sacchetto.
question-ship = Gli equipaggi aspettano ordini: che cosa fa la tua prossima nave?
    .waiting = { $seat } dà ordini agli equipaggi.
question-basket = È ora di trattare: quali carte vittoria vuoi? Le paghi tutte insieme.
    .waiting = { $seat } guarda le carte vittoria.
question-pay = È ora di pagare: quale gruppo di merci cedi? Qui non si dà resto.
    .waiting = { $seat } conta le merci.
question-leave-out = Troppi tipi per questa combinazione: quale tieni?
    .waiting = { $seat } decide quali merci tenere fuori dall’affare.
question-discard = Il magazzino scoppia: che cosa butti a mare?
    .waiting = { $seat } decide che cosa buttare a mare.
question-send = Cala la notte: dove mandi la prossima nave?
    .waiting = { $seat } manda le navi in mare.

## Answers. $thing, $thing2, $n … stand in the order of the notation; $args says how many there are.

answer-token = Pesca: { $thing }
answer-casino = Casinò: incassa le monete
answer-draw = Mercato nero: pesca dal sacchetto
answer-swap = Scambia { $thing } con { $thing2 }
answer-buy = { $thing }: compra tutto il carico
answer-raise = { $n ->
    [one] { $thing }: alza la pila a { $n } moneta
   *[other] { $thing }: alza la pila a { $n } monete
}
answer-withdraw = { $thing }: ritirati e riprendi le monete
answer-want = Scegli la carta: { $thing }
answer-checkout = È tutto: paga
answer-no-trade = Nessun affare in questo turno
answer-same = { $n2 ->
    [0] Serie: { $n } × { $thing }
   *[other] Serie: { $n } × { $thing } + { $n2 } × jolly
}
answer-wilds = Serie: { $n } × jolly
answer-different = { $n2 ->
    [0] { $n ->
        [one] Combinazione: { $n } merce
       *[other] Combinazione: { $n } merci diverse
    }
   *[other] { $n ->
        [one] Combinazione: { $n } merce + { $n2 } × jolly
       *[other] Combinazione: { $n } merci diverse + { $n2 } × jolly
    }
}
answer-coins = Paga il resto in monete
answer-without = Tieni: { $thing }
answer-discard = Butta a mare: { $thing }
answer-send = { $args ->
    [1] Manda una nave: { $thing }
   *[other] { $n ->
        [one] Manda una nave: { $thing }, { $n } moneta
       *[other] Manda una nave: { $thing }, { $n } monete
    }
}
answer-stop = Tieni a casa il resto della flotta

## Events: what the log says

event-fill = Arriva il carico: { $thing }.
event-token = Dal sacchetto: { $thing }.
event-refill-bag = Il sacchetto è vuoto: ci tornano le merci scartate.
event-round = Inizia il round { $amount }.
event-turn = Di turno: { $seat }.
event-casino = { $amount ->
    [0] { $seat } lascia il Casinò a mani vuote: la banca è al verde.
    [one] { $seat } incassa al Casinò { $amount } moneta.
   *[other] { $seat } incassa al Casinò { $amount } monete.
}
event-draw = { $seat } pesca dal sacchetto: { $thing }.
event-swap-give = { $seat } lascia al Mercato nero: { $thing }.
event-swap-take = { $seat } prende dal Mercato nero: { $thing }.
event-buy = { $amount ->
    [one] { $seat } paga il carico { $amount } moneta: { $thing }.
   *[other] { $seat } paga il carico { $amount } monete: { $thing }.
}
event-receive = { $seat } riceve { $amount } × { $thing }.
event-raise = { $amount ->
    [one] { $seat } alza la pila a { $amount } moneta: { $thing }.
   *[other] { $seat } alza la pila a { $amount } monete: { $thing }.
}
event-withdraw = { $amount ->
    [one] { $seat } si ritira e riprende { $amount } moneta: { $thing }.
   *[other] { $seat } si ritira e riprende { $amount } monete: { $thing }.
}
event-syndicate = { $amount ->
    [0] La banca è al verde: il Cartello non paga, { $seat } resta a mani vuote.
    [one] Il Cartello paga: { $seat } riceve { $amount } moneta.
   *[other] Il Cartello paga: { $seat } riceve { $amount } monete.
}
event-no-trade = { $seat } non fa affari.
event-hand-in = { $seat } cede { $amount } × { $thing }.
event-set = Valore delle merci: { $amount }.
event-pay-coins = { $amount ->
    [one] { $seat } paga { $amount } moneta.
   *[other] { $seat } paga { $amount } monete.
}
event-lost = Niente resto: valore perso { $amount }.
event-acquire = { $amount ->
    [1] { $seat } ottiene la carta: { $thing }.
   *[other] { $seat } ottiene le carte: { $amount } × { $thing }.
}
event-discard = { $seat } butta a mare { $amount } × { $thing }.
event-send-casino = { $seat } manda una nave al Casinò.
event-send-market = { $seat } manda una nave al Mercato nero.
event-send = { $amount ->
    [one] { $seat } manda una nave: { $thing }, { $amount } moneta.
   *[other] { $seat } manda una nave: { $thing }, { $amount } monete.
}
event-stop = { $amount ->
    [one] { $seat } tiene a casa { $amount } nave.
   *[other] { $seat } tiene a casa { $amount } navi.
}
event-end = L’ultimo round è finito: la partita termina.

## The board

board-round = Round { $n } di { $n2 }
board-setup = Preparazione
board-last-round = ultimo round: anche le monete pagano le carte
board-macao = Macao
board-casino = Casinò
board-market = Mercato nero
board-ports = Porti
board-banned = Nessun ritorno in questo turno: { $ports }
board-cards = Carte vittoria
board-cost = costo
board-vp = PV
board-left = restano
board-benefits = Vantaggi
board-cargo_ship = +1 nave
board-warehouse = +{ $n } in magazzino
board-syndicate = +{ $n } se ti ritiri
board-limit = limite { $n }
board-tokens = Sacchetto / scarti
board-values = Valore delle merci
board-size = merci
board-different = combinazione
board-same = serie
board-bank = Banca: { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
}
board-syndicate-left = Cartello: può ancora pagare { $n } ×
board-trade = Affare
board-basket = scelte
board-price = costo
board-handed-in = cedute
board-to-pay = da pagare
board-worth = le merci valgono al massimo
board-coins = monete in cassaforte
board-mix = combinazione
board-mixed = { $n2 ->
    [0] { $n ->
        [one] { $n } tipo
       *[other] { $n } tipi
    }
   *[other] { $n ->
        [one] { $n } tipo + { $n2 } × jolly
       *[other] { $n } tipi + { $n2 } × jolly
    }
}
board-kept = fuori dall’affare
board-safe = Cassa
board-ships = Navi
board-home = { $n } a casa
board-at-casino = { $n } al Casinò
board-at-market = { $n } al mercato
board-in-ports = { $n } nei porti
board-reserve = { $n } di riserva
board-store = Posti
board-holdings = Merci e carte
