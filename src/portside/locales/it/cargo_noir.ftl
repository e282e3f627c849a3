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
answer-stay = { $thing }: aspetta sulla tua pila
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
    .total = Arriva il carico: { $list }.
event-token = Dal sacchetto: { $thing }.
    .total = Dal sacchetto: { $list }.
event-refill-bag = Il sacchetto è vuoto: ci tornano le merci scartate.
event-round = Inizia il round { $amount }.
event-turn = Tocca a { $seat }.
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
event-stay = { $amount ->
    [one] { $seat } aspetta con { $amount } moneta: { $thing }.
   *[other] { $seat } aspetta con { $amount } monete: { $thing }.
}
event-receive = { $seat } riceve { $amount } × { $thing }.
    .total = { $seat } riceve: { $list }.
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
    .total = { $seat } cede: { $list }.
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
    .total = { $seat } butta a mare: { $list }.
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

## Refusals. Said to whoever is asked; `when-…`: what belongs to another question.

refusal-nothing-of-it = Non ne hai: { $thing }.
refusal-too-few = Non { $n }: hai { $have } × { $thing }.
refusal-no-ship-casino = Al Casinò non c’è nessuna tua nave.
refusal-no-ship-market = Al Mercato nero non c’è nessuna tua nave.
refusal-bag-empty = Il sacchetto e gli scarti sono vuoti: non c’è niente da pescare.
refusal-market-lacks = Il Mercato nero non ne ha: { $thing }.
refusal-swap-same = Sarebbe di nuovo la stessa merce: { $thing }.
refusal-port-closed = In così pochi questo porto è chiuso: { $thing }.
refusal-no-ship-port = Lì non c’è nessuna tua nave: { $thing }.
refusal-port-leads = { $thing }: sei in testa, { $have } contro { $other }. La nave aspetta di restare sola o di essere superata.
refusal-port-alone = { $thing }: la tua nave è sola e deve comprare.
refusal-port-stays = { $thing }: la tua nave aspetta già il tuo prossimo turno.
refusal-port-outbid = { $thing }: ti hanno superato, { $have } contro { $other }. Alza la pila o ritirati.
refusal-stay-nowhere = A questo tavolo una nave sola deve comprare.
refusal-bid-too-low = { $thing }: { $n } non basta, la pila più alta è di { $other }.
refusal-raise-coins = Per alzare a { $n } aggiungi { $cost }; in cassaforte hai { $have }.
refusal-basket-filled = Hai già scelto delle carte: ora pagale.
refusal-basket-empty = Prima scegli una carta.
refusal-cards-gone = Non ne restano: { $thing }.
refusal-card-limit = Nessuno può averne più di { $most }: { $thing }.
refusal-card-cost = { $thing } costa { $cost }; puoi spendere { $have }.
refusal-card-order = Le carte si scelgono in ordine: dopo { $last } è tardi per { $thing }.
refusal-coins-later = Con le monete si comprano carte solo nell’ultimo round.
refusal-coins-short = Manca ancora { $cost }; in monete hai { $have }.
refusal-set-of-none = Non è un gruppo: servono merci uguali, o almeno due diverse.
refusal-too-few-types = Non { $n } merci diverse: ne hai { $have }.
refusal-set-too-large = Un gruppo ha al massimo { $most } merci, non { $n }.
refusal-rest-unpaid = Resta da pagare { $cost }, e con ciò che ti rimane dopo questo gruppo non potresti.
refusal-leave-out-wild = I jolly non c’entrano: completano la combinazione.
refusal-leave-out-order = Quello che tieni si indica nell’ordine delle merci; ora non tocca a { $thing }.
refusal-leave-out-needed = Se la tieni, le merci rimaste non bastano a pagare il resto: { $thing }.
refusal-every-ship-sails = Ogni nave a casa parte; solo nell’ultimo round può restare.
refusal-port-left = { $thing }: in questo turno hai lasciato questo porto, per te è chiuso fino al prossimo.
refusal-port-yours = { $thing }: lì c’è già una tua nave, e in ogni porto puoi averne una.
refusal-bid-least = { $n } non basta: una pila è di almeno { $least }.
refusal-send-coins = { $thing }: ora ci vuole una pila di { $n }; in cassaforte hai { $have }.
refusal-when-ship = Le navi fanno rapporto all’inizio del tuo turno.
refusal-when-basket = Le carte si scelgono all’inizio dell’affare, quando tutte le navi hanno fatto rapporto.
refusal-when-pay = Le merci si cedono quando le carte sono scelte.
refusal-when-discard = Si butta merce a mare solo se dopo l’affare è troppa.
refusal-when-send = Le navi si mandano alla fine del tuo turno.

tale-coins = { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
}
tale-for = { $what } per { $cost }
tale-ships = { $n ->
    [one] { $n } nave
   *[other] { $n } navi
}
tale-round = Round { $n }
tale-laid = I porti si riempiono
tale-cargo = Nuovo carico, { $place }: { $list }.
tale-casino = incassa al Casinò { $coins }
    .you = incassi al Casinò { $coins }
tale-broke = lascia il Casinò a mani vuote, la banca è al verde
    .you = lasci il Casinò a mani vuote, la banca è al verde
tale-draw = pesca dal sacchetto: { $list }
    .you = peschi dal sacchetto: { $list }
tale-swap = scambia { $given } con { $got }
    .you = scambi { $given } con { $got }
tale-buy = compra il carico di { $thing } per { $coins }
    .you = compri il carico di { $thing } per { $coins }
tale-stay = aspetta a { $thing } con { $coins }
    .you = aspetti a { $thing } con { $coins }
tale-raise = rilancia a { $thing } fino a { $coins }
    .you = rilanci a { $thing } fino a { $coins }
tale-withdraw = si ritira da { $thing } con { $coins }
    .you = ti ritiri da { $thing } con { $coins }
tale-syndicate = il Cartello paga { $coins }
tale-trade = ottiene { $got }, cedendo { $given }
    .you = ottieni { $got }, cedendo { $given }
tale-hand-in = cede { $given }
    .you = cedi { $given }
tale-lost = valore perso: { $n }
tale-no-trade = non fa affari
    .you = non fai affari
tale-discard = butta a mare: { $list }
    .you = butti a mare: { $list }
tale-send = manda { $list }
    .you = mandi { $list }
tale-to-casino = { $ships } al Casinò
tale-to-market = { $ships } al Mercato nero
tale-to-port = { $ships } a { $thing } con { $coins }
tale-stop = tiene a casa { $ships }
    .you = tieni a casa { $ships }

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
board-bank-endless = Banca: senza limite
board-syndicate-left = Cartello: può ancora pagare { $n } ×
board-trade = Affare
board-overboard = A mare
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
board-safe = Cassaforte
board-ships = Navi
board-home = { $n } a casa
board-at-casino = { $n } al Casinò
board-at-market = { $n } al mercato
board-in-ports = { $n } nei porti
board-reserve = { $n } di riserva
board-store = Magazzino
board-holdings = Merci e carte
text-bag = Nel sacchetto
text-discarded = Scartate
text-stacks = pile di monete
text-goods = Merci
text-cards = Carte

## The picture in the browser

board-label = Cargo Noir, il tabellone
board-pages = Parti del tabellone
board-shop = Carte
board-bag = Sacchetto
board-discards = Scarti
board-bank-name = Banca
board-per-ship = per nave
board-market-does = scambia una merce o pesca dal sacchetto
board-spoils = Bottini
board-unique = Bottini unici
board-closed = Chiuso, aperto con { $n } giocatori
board-left-n = ne restano { $n }
board-card = { $card }: costo { $cost }, punti { $points }, restano { $n }
board-owned = { $n } × { $card }, punti per carta: { $points }
board-fleet = Navi: { $n } a casa, { $n2 } in mare, { $n3 } di riserva
board-room = { $n } merci su { $n2 }
chip-round = Round
chip-of = { $n } di { $n2 }
source-benefit = Vantaggi
source-common = Bottini
source-unique = Bottini unici
end-tie-card = Decide la carta migliore, in punti: { $n } a { $n2 }.

## Sending ships and hearing what they report

flow-back = Indietro
flow-coins = Monete
flow-coins-n = { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
}
flow-less = Una moneta in meno
flow-more = Una moneta in più
flow-from = { $n ->
    [one] da { $n } moneta
   *[other] da { $n } monete
}
flow-swap-or-draw = scambia o pesca
flow-draw = Pesca dal sacchetto
flow-swap = Scambia una merce
flow-give = Dai
flow-take = Prendi
flow-give-good = Scambio: dai { $thing }
flow-buy = compra { $n } per { $n2 }
flow-raise-from = ti superano: da { $n } o ritirati
flow-outbid-only = ti superano: ritirati
flow-buy-or-stay = { $port }: non hai rivali. Compri o aspetti?
flow-buy-all = Compra per { $n }
flow-stay = Aspetta
flow-bid = { $port }: quante monete sotto la nave?
flow-outbid = { $port }: la tua offerta è superata. Rilanci o ti ritiri?
flow-limits = Da { $n } a { $n2 }.
flow-no-raise = Non hai abbastanza monete per rilanciare.
flow-send = { $n ->
    [one] Manda con { $n } moneta
   *[other] Manda con { $n } monete
}
flow-raise = Rilancia a { $n }
flow-withdraw = { $n ->
    [one] Ritirati con { $n } moneta
   *[other] Ritirati con { $n } monete
}
flow-worth = Puoi spendere al massimo { $n }.
flow-fits = Dopo, in magazzino stanno solo { $n } merci su { $n2 }.
flow-last = Ultimo round: pagano anche le monete in cassaforte.
flow-overboard = Merci che stanno in magazzino: { $n } su { $n2 }. A mare: { $n3 }.

## The trade

trade-help = Scegli le carte, poi metti le merci in combinazioni e serie.
trade-clear = Azzera
trade-wanted = Carte scelte
trade-none = Ancora nessuna: scegli una carta illuminata.
trade-choose = Scegli le carte
trade-back = All’affare
trade-needed = Serve
trade-handed = Merci cedute
trade-paid = già pagato
trade-new = nuovo
trade-drop = scegli le merci o trascinale qui
trade-take = Togli dal gruppo: { $thing }
trade-put = Metti in un gruppo: { $thing }
trade-remove = Rinuncia a { $thing }
trade-kept = Resta
trade-compartments = { $n } scomparti su { $n2 }
trade-overflow = { $n } di troppo
trade-for = di { $n }
trade-lost = va perso: { $n }
trade-missing = { $n ->
    [one] manca { $n }
   *[other] mancano { $n }
}
trade-exact = importo esatto
trade-coins = { $n ->
    [one] e { $n } moneta
   *[other] e { $n } monete
}
trade-without = Senza { $thing }: { $n }.
trade-unneeded = { $n ->
    [one] { $n } gruppo non serve: lo tieni.
   *[other] { $n } gruppi non servono: li tieni.
}
trade-skip = Nessun affare
trade-skip-sure = Di nuovo: { $n } a mare
warn-overboard = { $n ->
    [one] Senza affare { $n } merce finisce a mare: non sta nel tuo magazzino.
   *[other] Senza affare { $n } merci finiscono a mare: non stanno nel tuo magazzino.
}
trade-suggest = Suggerisci
trade-make = { $n ->
    [0] Scambia
    [one] Scambia per { $n } carta
   *[other] Scambia per { $n } carte
}
trade-running = L’affare è in corso…
trade-broken = L’affare si è fermato: «{ $answer }» ora non è possibile. Scegli di nuovo.
trade-of = su { $n } scelte
trade-throw = Butta a mare: { $n }

## The card of an answer

note-send-casino = { $n ->
    [one] Nel prossimo turno il Casinò paga { $n } moneta per questa nave.
   *[other] Nel prossimo turno il Casinò paga { $n } monete per questa nave.
}
note-casino-short = La banca è a corto: per ora, al tuo prossimo turno le monete per questa nave saranno { $n } su { $n2 }.
note-send-market = Nel prossimo turno questa nave scambia una merce o ne pesca una.
note-over = { $n ->
    [one] Supera { $seat }, che lì ha { $n } moneta.
   *[other] Supera { $seat }, che lì ha { $n } monete.
}
note-alone = { $n ->
    [one] Se nel prossimo turno lì non ci sono rivali, compri la merce.
   *[other] Se nel prossimo turno lì non ci sono rivali, compri tutte le { $n } merci.
}
note-casino = Tutte le tue navi tornano dal Casinò.
note-draw = Una merce, quella che dà il sacchetto. La nave torna.
note-swap = La tua merce resta al mercato. La nave torna.
note-buy = La pila va alla banca, la nave torna, arrivano merci nuove.
note-stay = Nave e monete restano. Fino al tuo prossimo turno altri possono superarti.
note-withdraw = Nave e monete tornano. In questo turno lì non si torna.
note-syndicate = { $n ->
    [one] Il Cartello aggiunge { $n } moneta.
   *[other] Il Cartello aggiunge { $n } monete.
}
note-want = Costa merci per { $n }.
note-checkout = Poi scegli i gruppi con cui paghi.
note-no-trade = Tieni le merci, se ci stanno.
note-set = Il gruppo vale { $n }.
note-types = Poi scegli quali merci restano fuori.
note-coins = Le monete in cassaforte pagano il resto.
note-without = Resta nel tuo magazzino.
note-discard = Più tardi torna nel sacchetto.
note-stop = Le navi mandate ora non tornerebbero più.

result-title = Il round { $n } è finito
result-bought = { $n ->
    [0] Nessun porto è stato svuotato.
    [one] Un porto è stato svuotato.
   *[other] { $n } porti sono stati svuotati.
}
result-rounds = { $n ->
    [0] Era l’ultimo round.
    [one] Resta un round.
   *[other] Restano { $n } round.
}
result-who = Chi ha preso quale carico
result-points = punti
result-coins = { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
}
result-casino = Casinò
result-bag = dal sacchetto
result-market = Mercato nero
result-left = superata, ritirata
result-nothing = niente
