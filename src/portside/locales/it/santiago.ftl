# Santiago de Cuba. Keys come from the rules: ids of things, names of questions, kinds of events.

title = Santiago de Cuba
about = Gira la città su un’unica auto, fatti degli amici per strada e riempi le navi.

good-sugar = zucchero
good-citrus = agrumi
good-tobacco = tabacco
good-rum = rum
good-cigars = sigari
good-wood = legno

gift-sugar = zucchero
gift-citrus = agrumi
gift-tobacco = tabacco
gift-rum = rum
gift-cigars = sigari
gift-wood = legno
gift-peso = peso
gift-vp = punto vittoria

flower-yellow = giallo
flower-blue = blu
flower-red = rosso
flower-white = bianco

building-bank = Banca
    .does = Prendi 2 pesos.
building-church = Chiesa
    .does = Prendi 1 PV.
building-distillery = Distilleria
    .does = Trasforma zucchero in rum.
building-cigar_factory = Fabbrica di sigari
    .does = Trasforma tabacco in sigari.
building-black_market = Mercato nero
    .does = Scambia 1 merce con un’altra; non legno.
building-sawmill = Segheria
    .does = 1 × legno dà 1 PV e 1 peso.
building-cafe = Caffè
    .does = Rum e sigari, al massimo 1 di ciascuno, danno 2 PV l’uno.
building-customs_office = Ufficio doganale
    .does = Metti 1 dado della nave a 0.
building-casino = Casinò
    .does = Compra o vendi PV a 3 pesos l’uno.
building-port_authority = Capitaneria di porto
    .does = Sposta l’indicatore di prezzo di 1 bandiera.
building-trading_office = Ufficio commerciale
    .does = Consegna subito 1 merce, per 2 PV.
building-newspaper_publisher = Editore del giornale
    .does = Prendi 1 peso e metti 1 abitante fuori dal giro.

cuban-pedro = Pedro
    .trade = 2 × tabacco
cuban-alonso = Alonso
    .trade = prendi un edificio o usane uno tuo
cuban-miguel = Miguel
    .trade = 2 × legno
cuban-pablo = Pablo
    .trade = 1 merce a tua scelta, non legno
cuban-jose = José
    .trade = 2 × zucchero
cuban-martinez = Martinez
    .trade = 3 pesos
cuban-conchita = Conchita
    .trade = 2 × agrumi
cuban-maria = Maria
    .trade = 2 PV
cuban-el_zorro = El Zorro
    .trade = tutti ti danno qualcosa

stop-pedro = Pedro
stop-alonso = Alonso
stop-miguel = Miguel
stop-pablo = Pablo
stop-jose = José
stop-martinez = Martinez
stop-conchita = Conchita
stop-maria = Maria
stop-el_zorro = El Zorro
stop-port = porto

## Questions

question-building = Qual è il prossimo edificio?
    .waiting = Gli edifici vanno sul tabellone.
question-cuban = Chi c’è alla prossima fermata?
    .waiting = Gli abitanti prendono posto.
question-die = Che cosa mostrano i dadi della richiesta?
    .waiting = I dadi della richiesta rotolano.
question-demand = Quale dado lasci fuori dalla nave?
    .waiting = { $seat } decide la richiesta della prossima nave.
question-drive = Quanta strada fai? La prima fermata è gratis, ogni altra costa 1 peso.
    .waiting = { $seat } è al volante.
question-pablo = Quale merce prendi da Pablo?
    .waiting = { $seat } sceglie una merce da Pablo.
question-zorro = El Zorro ti mette le mani in tasca: che cosa dai a chi guida?
    .by = El Zorro ti mette le mani in tasca: che cosa dai a { $seat }?
    .waiting = { $seat } decide che cosa dare a chi guida.
question-alonso = L’avvocato ti aiuta: prendi un edificio o ne usi uno tuo?
    .waiting = { $seat } parla con Alonso, l’avvocato.
question-load = Che cosa carichi?
    .waiting = { $seat } decide che cosa caricare.
question-pawn = In quale edificio entra la tua pedina?
    .waiting = { $seat } sceglie in quale edificio entrare.
question-bank = Banca: prendi 2 pesos?
    .waiting = { $seat } è in Banca.
question-church = Chiesa: prendi 1 PV?
    .waiting = { $seat } è in Chiesa.
question-distillery = Distilleria: quanto zucchero trasformi in rum?
    .waiting = { $seat } è in Distilleria.
question-cigar-factory = Fabbrica di sigari: quanto tabacco trasformi in sigari?
    .waiting = { $seat } è nella Fabbrica di sigari.
question-black-market = Mercato nero: quale merce scambi, e con quale?
    .waiting = { $seat } è al Mercato nero.
question-sawmill = Segheria: cedi 1 × legno per 1 PV e 1 peso?
    .waiting = { $seat } è in Segheria.
question-cafe = Caffè: che cosa cedi, per 2 PV ciascuno?
    .waiting = { $seat } è al Caffè.
question-customs-office = Ufficio doganale: quale dado metti a 0?
    .waiting = { $seat } è all’Ufficio doganale.
question-casino = Casinò: compri o vendi PV, a 3 pesos l’uno?
    .waiting = { $seat } è al Casinò.
question-port-authority = Capitaneria di porto: da che parte sposti l’indicatore di prezzo?
    .waiting = { $seat } è alla Capitaneria di porto.
question-trading-office = Ufficio commerciale: quale merce consegni subito, per 2 PV?
    .waiting = { $seat } è all’Ufficio commerciale.
question-newspaper-publisher = Editore del giornale: prendi 1 peso; chi metti fuori dal giro?
    .waiting = { $seat } è dall’Editore del giornale.

## Answers. $thing, $thing2, $n … stand in the order of the notation; $args says how many there are.

answer-building = Disponi: { $thing }
answer-cuban = Colloca { $thing }
answer-roll = { $thing }: { $n }
answer-leave-out = Lascia fuori: { $thing }
answer-drive = { $n ->
    [one] Avanza di { $n } fermata
   *[other] Avanza di { $n } fermate
}
answer-take = Prendi 1 × { $thing }
answer-give = Cedi 1 × { $thing }
answer-claim = Prendi l’edificio: { $thing }
answer-use-own = Usa il tuo edificio: { $thing }
answer-decline = Rinuncia
answer-load = Carica { $n } × { $thing }
answer-load-wood = Carica { $n } × legno al posto di { $thing }
answer-pass = Passa
answer-enter = Entra nell’edificio: { $thing }
answer-skip = Non usarlo
answer-bank-use = Prendi 2 pesos
answer-church-use = Prendi 1 PV
answer-distillery-use = Trasforma { $n } × zucchero in rum
answer-cigar-factory-use = Trasforma { $n } × tabacco in sigari
answer-black-market-use = Scambia { $thing } con { $thing2 }
answer-sawmill-use = Cedi 1 × legno
answer-cafe-use = { $args ->
    [1] Cedi { $thing }
   *[other] Cedi { $thing } e { $thing2 }
}
answer-customs-office-use = Metti a 0: { $thing }
answer-casino-use = { $sign ->
    [minus] Vendi { $n } PV
   *[plus] Compra { $n } PV
}
answer-port-authority-use = { $sign ->
    [minus] Indicatore di una bandiera a sinistra
   *[plus] Indicatore di una bandiera a destra
}
answer-trading-office-use = Consegna { $thing }
answer-newspaper-publisher-use = { $args ->
    [0] Prendi il peso, lascia tutti nel giro
   *[other] Metti { $thing } fuori dal giro
}

## Events: what the log says

event-turn = Tocca a { $seat }.
event-drive = { $amount ->
    [one] { $seat } avanza di { $amount } fermata.
   *[other] { $seat } avanza di { $amount } fermate.
}
event-arrive = L’auto si ferma: { $thing }.
event-pay = { $amount ->
    [one] { $seat } paga { $amount } peso.
   *[other] { $seat } paga { $amount } pesos.
}
event-active = { $thing } torna nel giro.
event-nothing = { $thing } è fuori dal giro: { $seat } resta a mani vuote.
event-take = { $amount ->
    [0] Riserva esaurita: { $thing }. { $seat } resta a mani vuote.
   *[other] { $seat } prende { $amount } × { $thing }.
}
event-earn = { $amount ->
    [one] { $seat } riceve { $amount } peso.
   *[other] { $seat } riceve { $amount } pesos.
}
event-score = { $seat } ottiene { $amount } PV.
event-give = { $seat } cede 1 × { $thing }.
event-claim = { $seat } prende l’edificio: { $thing }.
event-use-own = { $seat } usa un proprio edificio: { $thing }.
event-decline = { $seat } rinuncia all’aiuto dell’avvocato.
event-enter = { $seat } entra nell’edificio: { $thing }.
event-skip = { $seat } non usa l’edificio.
event-hand-in = { $seat } cede { $amount } × { $thing }.
    .total = { $seat } cede: { $list }.
event-make = { $seat } produce { $amount } × { $thing }.
event-deliver = { $seat } consegna { $amount } × { $thing } tramite l’Ufficio commerciale.
event-clear-die = { $seat } mette un dado a 0: { $thing }.
event-sell-vp = { $seat } vende { $amount } PV.
event-inactive = { $seat } mette { $thing } fuori dal giro.
event-marker = Ora in porto una merce vale { $amount } PV.
event-owner = { $seat } ottiene 1 PV per il proprio edificio: { $thing }.
event-loading = Comincia un giro di carico: una merce vale { $amount } PV.
event-load = { $seat } carica { $amount } × { $thing }.
event-load-wood = { $seat } carica { $amount } × legno al posto di { $thing }.
event-pass = { $seat } passa.
event-ship-leaves = La nave { $amount } salpa.
event-roll = Dado della richiesta: { $thing } { $amount }.
    .several = Dadi della richiesta: { $list }.
event-leave-out = { $seat } lascia fuori: { $thing }.
event-end = L’ultima nave salpa: la partita è finita.

## Refusals. Said to whoever is asked; `when-…`: what belongs to another question.

refusal-drive-on = Si avanza sempre, almeno di una fermata: è gratis.
refusal-drive-limit = A questo tavolo si avanza al massimo di { $most } fermate, non di { $n }.
refusal-drive-pesos = { $n } fermate costano { $cost ->
    [one] { $cost } peso
   *[other] { $cost } pesos
}; tu ne hai { $have }.
refusal-wood-has-no-die = Il legno non ha un dado: lascia fuori uno degli altri cinque.
refusal-no-wood-from-pablo = Pablo ha merci per la nave, mai legno. Il legno ce l’ha solo Miguel.
refusal-no-wood-for-zorro = El Zorro non accetta legno.
refusal-supply-empty = Riserva esaurita: { $thing }.
refusal-supply-fewer = Non { $n }: nella riserva c’è solo { $left } × { $thing }.
refusal-nothing-of-it = Non ne hai: { $thing }.
refusal-too-few = Non { $n }: hai { $have } × { $thing }.
refusal-claim-yours = { $thing }: questo edificio è già tuo.
refusal-claim-owned = { $thing }: è già di { $seat }.
refusal-claim-markers = { $thing }: non hai più indicatori, sono tutti sugli edifici.
refusal-use-own-nobody = Alonso apre solo edifici tuoi, e questo non è di nessuno: { $thing }.
refusal-use-own-owned = Alonso apre solo edifici tuoi. { $thing }: è di { $seat }.
refusal-use-chosen = Hai scelto questo edificio con Alonso: ora va usato.
refusal-not-wanted = La nave non ne richiede: { $thing }.
refusal-wanted-fewer = Non { $n }: la nave richiede solo { $most } × { $thing }.
refusal-load-nothing = Carica almeno una merce, oppure passa.
refusal-enter-flower = { $cuban } apre edifici con un solo fiore ({ $flower }). { $thing } ne ha un altro.
refusal-enter-stay = La tua pedina è già lì e deve spostarsi: { $thing }.
refusal-enter-taken = { $thing }: lì c’è già { $seat }.
refusal-make-nothing = Trasforma almeno una merce, oppure non usare l’edificio.
refusal-no-use = { $thing }: ora non serve a niente, non hai le merci che ci vogliono.
refusal-no-ship = Ora in porto non c’è nessuna nave.
refusal-swap-wood = Il Mercato nero non tratta legno.
refusal-swap-same = Sarebbe la stessa merce: scegline un’altra.
refusal-buy-nothing = Compra o vendi almeno un punto vittoria.
refusal-casino-pesos = { $n } PV costano { $cost } pesos; tu ne hai { $have }.
refusal-casino-vp = Non puoi vendere { $n } PV: ne hai { $have }.
refusal-first-flag = L’indicatore è sulla prima bandiera ({ $n }): a sinistra non ce ne sono altre.
refusal-cuban-visited = Ora sei da { $thing }: metti fuori dal giro qualcun altro.
refusal-cuban-closed = { $thing } è già fuori dal giro.
refusal-when-demand = Un dado si lascia fuori per la nave successiva, alla fine del turno in cui una è salpata.
refusal-when-drive = Si guida per prima cosa, all’inizio del tuo turno.
refusal-when-pablo = Una merce a scelta la dà Pablo, quando l’auto si ferma da lui nel tuo turno.
refusal-when-zorro = Si cede qualcosa quando un altro si ferma da El Zorro.
refusal-when-alonso = Gli edifici si prendono con l’aiuto di Alonso, quando l’auto si ferma da lui nel tuo turno.
refusal-when-load = Si carica quando l’auto si ferma al porto.
refusal-when-pawn = La pedina entra in un edificio dopo che l’auto si è fermata da qualcuno con un fiore.
refusal-when-use = Un edificio si usa quando la tua pedina ci sta dentro, o tramite Alonso se è tuo.

tale-pesos = { $n ->
    [one] { $n } peso
   *[other] { $n } pesos
}
tale-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
tale-for = { $what } per { $cost }
tale-drive = va da { $thing }
    .you = vai da { $thing }
tale-port = va al porto
    .you = vai al porto
tale-each = ogni merce vale { $points }
tale-nothing = { $thing } è fuori dal giro
tale-inactive = { $thing } fuori dal giro
tale-active = { $thing } torna nel giro
tale-none-left = finito: { $thing }
tale-at = { $place }: { $what }
tale-skip = { $place }: nessun uso
tale-clear = dado a 0 ({ $thing })
tale-claim = nuova proprietà: { $thing }
tale-decline = senza l’aiuto dell’avvocato
tale-gave = ceduto: { $list }
tale-owner = punto di proprietà: { $who }
tale-marker = una merce in porto: ora { $points }
tale-load = carica { $what }
    .you = carichi { $what }
tale-wood = { $n } × legno come { $thing }
tale-pass = passa
    .you = passi
tale-ship = Nave { $n }
tale-demand = { $list }; decide { $who }
tale-sails = La nave { $n } parte.

## The board

board-street = Strada
board-outskirts = Edifici
board-harbour = Banchina
board-ship = Nave { $n } di { $n2 }
board-no-ship = nessuna nave in porto
board-value = una merce vale { $n } PV
board-demand = richiesta
board-supply = riserva
board-port = Porto
board-inactive = fuori dal giro
board-pesos = Pesos
board-vp = PV
board-markers = Indicatori

## The board for those who listen to it

sr-car = { $n ->
    [0] L’auto è al porto.
    [one] L’auto è da { $thing }, a { $n } fermata dal porto.
   *[other] L’auto è da { $thing }, a { $n } fermate dal porto.
}
sr-ahead = { $n ->
    [one] Tra { $n } fermata: { $thing }
   *[other] Tra { $n } fermate: { $thing }
}
sr-flower = fiore { $thing }
sr-no-flower = senza fiore
sr-owner = di { $seat }
sr-no-owner = di nessuno
sr-pawn = dentro c’è: { $list }
sr-ship = La nave { $n } di { $n2 } è in porto e richiede: { $list }.
sr-sated = La nave { $n } di { $n2 } è in porto e non richiede più nulla.
sr-not-wanted = Non richiesto: { $thing }.
sr-value = Una merce caricata adesso vale { $n } PV, il legno 1 PV.
sr-flags = Le bandiere in ordine: { $list } PV; oltre l’ultima la nave parte.
sr-departed = Navi partite: { $n } di { $n2 }.
sr-dice = Dadi della richiesta: { $list }.
sr-passed = Fuori da questo giro di carico: { $list }.
sr-supply = { $thing }: ne restano { $n }
sr-vp = { $n } PV
sr-goods = { $n } × { $thing }
sr-wanted = richiesti: { $n }
sr-shows = il dado mostra { $n }
sr-costs = costa { $list }
sr-gives = dà { $list }

## The table in the browser: labels on the board (two lines of 13 letters at most), chips, panels

board-free = gratis
board-not-wanted = Non richiesto da questa nave
    .short = non richiesto
board-stays-out = Il quinto dado resta fuori
    .short = uno resta fuori
board-per-good = Punti vittoria per merce
board-all-left = le navi sono partite

chip-turn = Turno
chip-ship = Nave
chip-ship-of = { $n } di { $n2 }
chip-value = Una merce vale
chip-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
chip-loading = Giro di carico
chip-setup = Preparazione

seat-pawn-in = pedina: { $thing }
seat-pawn-off = pedina non ancora in città
seat-screen = pesos, punti e merci sono dietro lo schermo
seat-markers = { $n ->
    [one] { $n } indicatore rimasto
   *[other] { $n } indicatori rimasti
}
seat-passed = ha passato

flow-hold = ne hai { $n }
flow-wanted = { $n } su { $n2 } richiesti
flow-wood-for = Legno per: { $thing }
flow-each = { $n ->
    [one] { $n } punto l’uno
   *[other] { $n } punti l’uno
}
flow-how-many = Quanti
flow-less = Uno in meno
flow-more = Uno in più
flow-load = Carica { $n } × { $thing } · { $n2 ->
    [one] { $n2 } punto
   *[other] { $n2 } punti
}
flow-load-wood = Carica { $n } × legno · { $n2 ->
    [one] { $n2 } punto
   *[other] { $n2 } punti
}
flow-make = Produci { $n } × { $thing }
flow-buy = Compra PV
flow-sell = Vendi PV
flow-buy-for = Compra { $n } PV per { $n2 ->
    [one] { $n2 } peso
   *[other] { $n2 } pesos
}
flow-sell-for = Vendi { $n } PV per { $n2 ->
    [one] { $n2 } peso
   *[other] { $n2 } pesos
}
flow-give = Dai
flow-take = Prendi
flow-choose-both = Scegli che cosa dai e che cosa prendi
flow-claim = Prendi
flow-use-own = Usa il tuo
flow-put-out = Fuori dal giro
flow-pesos = { $n ->
    [one] { $n } peso
   *[other] { $n } pesos
}
flow-rests = { $price }, fuori dal giro
flow-your-go = tocca a te
flow-in-round = in gioco
flow-lap = un giro

note-then = { $n ->
    [one] Poi la tua pedina entra qui: { $list }.
   *[other] Poi la tua pedina entra qui, a scelta: { $list }.
}
note-short = { $n ->
    [0] La riserva è vuota: non ricevi nulla.
   *[other] La riserva ne ha solo { $n }: ricevi quello.
}
note-no-flower = La tua pedina resta dov’è.
note-full-house = Nessun altro edificio di questo colore è libero: la pedina resta.
note-port = Tutti caricano a turno, cominciando da te; una merce vale { $n } PV, il legno 1.
note-port-empty = Non c’è nessuna nave da caricare.
note-nothing = Fuori dal giro: non ricevi nulla, la pedina resta.
note-demand = { $n ->
    [one] La nave richiederà { $n } merce; ne hai { $n2 }.
   *[other] La nave richiederà { $n } merci; ne hai { $n2 }.
}
note-left-over = { $n ->
    [one] Dopo, la nave richiede ancora { $n } merce.
   *[other] Dopo, la nave richiede ancora { $n } merci.
}
note-ship-leaves = E la nave parte.
note-pass = Sei fuori da questo giro di carico.
note-claim = 1 PV per te ogni volta che un’altra pedina finisce lì il turno.
note-use-own = La tua pedina resta dov’è.
note-skip = Non succede nulla.
note-owner = { $seat } ottiene 1 PV per il suo edificio.
note-gift = Va a: { $seat }.

source-start = Inizio
source-cargo = Merci caricate
source-wood = Legno caricato
source-buildings = Edifici
source-owner = Per gli edifici propri
source-people = Abitanti
source-goods = Merci alla fine

end-tie-goods = Decidono le merci rimaste: { $n } a { $n2 }.
end-tie-pesos = Anche le merci rimaste sono pari; decidono i pesos: { $n } a { $n2 }.

result-title = La nave { $n } è partita
result-loaded = Ha caricato { $list }.
result-empty = È partita vuota.
result-who = Chi ha consegnato che cosa
result-points = punti
result-for = per { $thing }
result-nothing = niente
result-next = La nave { $n } di { $n2 } richiede
result-set-by = scelta di { $seat }
result-not-wanted = non richiesto: { $thing }
result-you-hold = Hai { $n } di queste { $n2 } merci.
result-value = { $n ->
    [one] Ora una merce vale { $n } punto.
   *[other] Ora una merce vale { $n } punti.
}
