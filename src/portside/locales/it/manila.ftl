# Manila. Keys come from the rules: ids of things, names of questions, kinds of events.

title = Manila
about = Conquista la capitaneria, manda in giro i tuoi complici e scommetti sulle barche che arriveranno.

ware-ginseng = ginseng
ware-nutmeg = noce moscata
ware-silk = seta
ware-jade = giada

place-ginseng = barca del ginseng
place-nutmeg = barca della noce moscata
place-silk = barca della seta
place-jade = barca della giada
place-harbour_a = porto A
place-harbour_b = porto B
place-harbour_c = porto C
place-shipyard_a = cantiere A
place-shipyard_b = cantiere B
place-shipyard_c = cantiere C
place-pirate = barca dei pirati
place-pilot_small = pilota piccolo
place-pilot_large = pilota grande
place-insurance = assicurazione

berth-a = A
berth-b = B
berth-c = C

## Questions

question-deal = Qual è la prossima azione?
    .waiting = Si distribuiscono le azioni.
question-bid = La carica di capitano del porto va all’asta: quanto offri?
    .waiting = { $seat } pensa a un’offerta.
question-buy = La carica è tua: compri un’azione?
    .waiting = { $seat } valuta se comprare un’azione.
question-ashore = Quale merce resta a terra, questa volta?
    .waiting = { $seat } decide quale merce resta a terra.
question-launch = Da quali caselle partono le barche? I numeri seguono le rotte, dall’alto in basso.
    .waiting = { $seat } mette in acqua le barche.
question-place = Dove mandi il prossimo complice?
    .waiting = { $seat } cerca un posto per un complice.
question-die = Che cosa mostrano i dadi?
    .waiting = I dadi rotolano.
question-board = Una preda facile: il tuo pirata va all’abbordaggio?
    .waiting = { $seat } valuta l’abbordaggio.
question-pilot-small = Pilota piccolo: quale barca sposti di 1 casella?
    .waiting = { $seat } agisce da pilota piccolo.
question-pilot-large = Pilota grande: sposti una barca di 1 o 2 caselle, o due barche di 1?
    .waiting = { $seat } agisce da pilota grande.
question-plunder = Dove mandi la barca saccheggiata?
    .waiting = { $seat } decide dove va la barca saccheggiata.

## Answers. $thing, $thing2, $n … stand in the order of the notation; $args says how many there are.

answer-deal = Distribuisci un’azione: { $thing }
answer-bid = { $n ->
    [one] Offri { $n } peso
   *[other] Offri { $n } pesos
}
answer-bid-pass = Passa
answer-buy = Compra un’azione: { $thing }
    .short = { $thing }
answer-buy-decline = Non comprare
answer-ashore = Lascia a terra: { $thing }
    .short = { $thing }
answer-launch = Parti da { $n }, { $n2 }, { $n3 }
answer-place = Occupa un posto: { $thing }
    .short = { $thing }
answer-place-pass = Passa per tutto il viaggio
answer-roll = { $thing }: { $n }
answer-board = { $args ->
    [1] Abborda: { $thing }
   *[other] Abborda: { $thing }, butta fuori chi sta al posto { $n }
}
answer-stay = Resta sulla barca dei pirati
answer-move = { $args ->
    [2] Sposta: { $thing } { $by }
   *[other] Sposta: { $thing } { $by }, { $thing2 } { $by2 }
}
answer-decline = Lascia stare le barche
answer-harbour = In porto
answer-shipyard = In cantiere
answer-pledge = Impegna un’azione: { $thing }
answer-redeem = Riscatta un’azione: { $thing }

## Events: what the log says

event-deal = { $seat } riceve un’azione: { $thing }.
    .hidden = { $seat } riceve un’azione coperta.
event-auction = Viaggio { $amount }: { $seat } apre l’asta.
event-bid = { $amount ->
    [one] { $seat } offre { $amount } peso.
   *[other] { $seat } offre { $amount } pesos.
}
event-pass-auction = { $seat } si ritira dall’asta.
event-harbour-master = { $amount ->
    [one] { $seat } diventa capitano del porto per { $amount } peso.
   *[other] { $seat } diventa capitano del porto per { $amount } pesos.
}
event-stays-in-office = Nessuno offre: { $seat } è capitano del porto, e gratis.
event-buy = { $amount ->
    [one] { $seat } compra un’azione per { $amount } peso: { $thing }.
   *[other] { $seat } compra un’azione per { $amount } pesos: { $thing }.
}
event-decline-share = { $seat } non compra azioni.
event-ashore = { $seat } lascia a terra: { $thing }.
event-launch = Una barca parte dalla casella { $amount }: { $thing }.
    .several = Le barche partono dalle caselle: { $list }.
event-place = { $amount ->
    [0] { $seat } occupa un posto: { $thing }.
    [one] { $seat } occupa un posto per { $amount } peso: { $thing }.
   *[other] { $seat } occupa un posto per { $amount } pesos: { $thing }.
}
event-premium = { $amount ->
    [one] { $seat } incassa { $amount } peso per l’assicurazione.
   *[other] { $seat } incassa { $amount } pesos per l’assicurazione.
}
event-stowaway = { $amount ->
    [0] { $seat } occupa un posto da clandestino, senza pagare: { $thing }.
    [one] { $seat } occupa un posto da clandestino, con l’ultimo peso: { $thing }.
   *[other] { $seat } occupa un posto da clandestino, con gli ultimi { $amount } pesos: { $thing }.
}
event-pass-placement = { $seat } non manda altri complici in questo viaggio.
event-roll = Dado: { $thing } { $amount }.
    .several = Dadi: { $list }.
event-dock = { $amount ->
    [1] Una barca arriva in porto, molo A: { $thing }.
    [2] Una barca arriva in porto, molo B: { $thing }.
   *[3] Una barca arriva in porto, molo C: { $thing }.
}
event-lay-up = { $amount ->
    [1] Una barca finisce in cantiere, bacino A: { $thing }.
    [2] Una barca finisce in cantiere, bacino B: { $thing }.
   *[3] Una barca finisce in cantiere, bacino C: { $thing }.
}
event-board = All’abbordaggio! { $seat } occupa il posto { $amount } sulla barca: { $thing }.
event-displaced = { $seat } perde un complice sulla barca: { $thing }.
event-captain = { $seat } ora comanda i pirati.
event-stay = { $seat } resta sulla barca dei pirati.
event-pilot = { $amount ->
    [-2] { $seat } pilota una barca 2 caselle indietro: { $thing }.
    [-1] { $seat } pilota una barca 1 casella indietro: { $thing }.
    [1] { $seat } pilota una barca 1 casella avanti: { $thing }.
   *[2] { $seat } pilota una barca 2 caselle avanti: { $thing }.
}
event-decline-pilot = { $seat } lascia stare le barche.
event-plunder = I pirati saccheggiano una barca: { $thing }. Al comando: { $seat }.
event-loot = { $amount ->
    [one] { $seat } ottiene { $amount } peso di bottino: { $thing }.
   *[other] { $seat } ottiene { $amount } pesos di bottino: { $thing }.
}
event-profit = { $amount ->
    [one] { $seat } guadagna { $amount } peso a bordo: { $thing }.
   *[other] { $seat } guadagna { $amount } pesos a bordo: { $thing }.
}
event-harbour-pays = { $amount ->
    [one] { $seat } guadagna { $amount } peso in porto, molo { $thing }.
   *[other] { $seat } guadagna { $amount } pesos in porto, molo { $thing }.
}
event-claims = { $amount ->
    [one] { $seat } paga { $amount } peso di risarcimento.
   *[other] { $seat } paga { $amount } pesos di risarcimento.
}
event-bank-covers = { $amount ->
    [one] { $seat } non ha altro: la banca aggiunge { $amount } peso.
   *[other] { $seat } non ha altro: la banca aggiunge { $amount } pesos.
}
event-shipyard-pays = { $amount ->
    [one] { $seat } guadagna { $amount } peso in cantiere, bacino { $thing }.
   *[other] { $seat } guadagna { $amount } pesos in cantiere, bacino { $thing }.
}
event-rise = { $amount ->
    [one] Mercato nero: { $thing } sale a { $amount } peso.
   *[other] Mercato nero: { $thing } sale a { $amount } pesos.
}
event-pledge = { $amount ->
    [one] { $seat } impegna un’azione per { $amount } peso: { $thing }.
   *[other] { $seat } impegna un’azione per { $amount } pesos: { $thing }.
}
    .hidden = { $amount ->
        [one] { $seat } impegna un’azione per { $amount } peso.
       *[other] { $seat } impegna un’azione per { $amount } pesos.
    }
event-redeem = { $amount ->
    [one] { $seat } riscatta un’azione per { $amount } peso: { $thing }.
   *[other] { $seat } riscatta un’azione per { $amount } pesos: { $thing }.
}
    .hidden = { $amount ->
        [one] { $seat } riscatta un’azione per { $amount } peso.
       *[other] { $seat } riscatta un’azione per { $amount } pesos.
    }
event-polish-count = Le fortune si contano come nell’edizione polacca: si riscatta finché bastano i contanti; un’azione ancora impegnata non vale nulla e costa { $amount }.
event-original-count = Le fortune si contano come nell’edizione originale: valgono tutte le azioni, meno { $amount } per ognuna impegnata.
event-final-redemption = { $amount ->
    [one] Prima del conteggio { $seat } riscatta un’azione per { $amount } peso: { $thing }.
   *[other] Prima del conteggio { $seat } riscatta un’azione per { $amount } pesos: { $thing }.
}
event-unredeemed = { $seat } non può riscattare un’azione: { $thing }. Non vale nulla: −{ $amount }.
event-unpaid-loan = { $seat } ha ancora un prestito su un’azione: { $thing }, −{ $amount }.
event-end = Il mercato nero tocca il massimo: la partita è finita.

## Refusals. Said to whoever is asked; `when-…`: what belongs to another question.

refusal-bid-first = { $n } non basta: la prima offerta è di almeno { $least }.
refusal-bid-higher = { $n } non basta: { $seat } ha offerto { $highest }.
refusal-bid-limit = { $n } è più di quanto puoi pagare: al massimo { $most }. Contanti: { $cash }; azioni da impegnare: { $loans }.
refusal-shares-sold-out = Nella riserva non ci sono più azioni: { $thing }.
refusal-share-cost = Un’azione ({ $thing }) costa { $cost }; puoi pagare { $have }. Contanti: { $cash }; azioni da impegnare: { $loans }.
refusal-launch-spaces = Ogni barca parte da una casella da 0 a { $most }.
refusal-launch-sum = Le caselle di partenza non danno la somma che le regole richiedono.
refusal-place-cost = Questo posto costa { $cost } ({ $thing }); puoi pagare { $have }. Contanti: { $cash }; azioni da impegnare: { $loans }.
refusal-place-taken = { $thing }: lì c’è già { $seat }.
refusal-place-yours = { $thing }: lì c’è già un tuo complice.
refusal-pirates-full = I due posti sulla barca dei pirati sono occupati.
refusal-stowaway-insurance = Non puoi pagare nessun posto, quindi viaggi da clandestino; l’assicurazione non prende clandestini.
refusal-boat-ashore = In questo viaggio la merce resta a terra: { $thing }.
refusal-boat-docked = Questa barca non è più in mare e non prende più nessuno: { $thing }.
refusal-boat-full = Tutti i { $n } posti su questa barca sono occupati: { $thing }.
refusal-board-docked = Questa barca è al sicuro in porto: { $thing }.
refusal-board-space = I pirati abbordano solo sulla casella { $last }; questa barca è sulla { $n }: { $thing }.
refusal-board-nobody-leaves = A questo tavolo i pirati non buttano fuori nessuno: occupano un posto libero.
refusal-board-no-seat = I posti su questa barca sono { $n }: { $thing }.
refusal-board-pirate-safe = È il pirata appena salito a bordo.
refusal-board-vacant-first = Su una barca sull’ultima casella c’è ancora un posto libero: prima quello.
refusal-pilot-nothing = Sposta una barca, oppure lascia stare le barche.
refusal-pilot-small-far = Il pilota piccolo sposta una barca di una casella.
refusal-pilot-large-far = Il pilota grande sposta una barca fino a due caselle, o due barche di una.
refusal-pilot-not-at-sea = Questa barca non è in mare: { $thing }.
refusal-pilot-below = Questa barca è sulla casella { $n } e non può tornare così indietro: { $thing }.
refusal-no-share = Non hai nessuna azione così: { $thing }.
refusal-all-pledged = Le tue azioni di questa merce sono già tutte impegnate: { $thing }.
refusal-none-pledged = Nessuna tua azione di questa merce è impegnata: { $thing }.
refusal-redeem-cost = Il riscatto costa { $cost } in contanti; tu hai { $have }.
refusal-when-bid = Le offerte si fanno all’asta, prima di ogni viaggio.
refusal-when-buy = Solo il capitano del porto compra un’azione, subito dopo l’asta.
refusal-when-ashore = Il capitano del porto sceglie la merce che resta a terra, prima che le barche partano.
refusal-when-launch = Il capitano del porto sceglie le caselle di partenza quando le barche sono cariche.
refusal-when-place = I complici si mandano nei loro turni, durante un viaggio.
refusal-when-board = I pirati abbordano dopo il secondo movimento, quando una barca è sull’ultima casella prima del porto.
refusal-when-pilot-small = Il pilota piccolo agisce prima dell’ultimo movimento.
refusal-when-pilot-large = Il pilota grande agisce prima dell’ultimo movimento.
refusal-when-plunder = Delle barche saccheggiate decide il capitano dei pirati, dopo l’ultimo movimento.

tale-pesos = { $n ->
    [one] { $n } peso
   *[other] { $n } pesos
}
tale-for = { $what } per { $cost }
tale-voyage = Viaggio { $n }
tale-deal = Le azioni sono distribuite: { $list }.
tale-opens = apre l’asta
    .you = apri l’asta
tale-bid = offre all’asta { $cost }
    .you = offri all’asta { $cost }
tale-out = fuori
tale-master = diventa capitano del porto per { $cost }
    .you = diventi capitano del porto per { $cost }
tale-stays = è capitano del porto gratis, perché nessuno offre
    .you = sei capitano del porto gratis, perché nessuno offre
tale-pledge = { $n ->
    [one] impegna un’azione
   *[other] impegna { $n } azioni
}
    .you = { $n ->
        [one] impegni un’azione
       *[other] impegni { $n } azioni
    }
tale-redeem = { $n ->
    [one] riscatta un’azione
   *[other] riscatta { $n } azioni
}
    .you = { $n ->
        [one] riscatti un’azione
       *[other] riscatti { $n } azioni
    }
tale-buy = compra un’azione ({ $thing }) per { $cost }
    .you = compri un’azione ({ $thing }) per { $cost }
tale-no-share = non compra azioni
    .you = non compri azioni
tale-ashore = lascia a terra: { $thing }
    .you = lasci a terra: { $thing }
tale-launch = le barche partono da: { $list }
tale-aboard = sale sulla { $thing }
    .you = sali sulla { $thing }
tale-place = occupa un posto
    .you = occupi un posto
tale-premium = premio { $cost }
tale-stowaway = occupa un posto da clandestino
    .you = occupi un posto da clandestino
tale-no-more = non manda più complici in questo viaggio
    .you = non mandi più complici in questo viaggio
tale-dice = Dadi: { $list }
tale-now = ora sulle caselle: { $list }
tale-dock = in porto: { $list }
tale-lay-up = in cantiere: { $list }
tale-paid = Pagamenti: { $list }
tale-rise = Mercato nero: { $list }
tale-pilot = da pilota sposta: { $list }
    .you = da pilota sposti: { $list }
tale-no-pilot = non tocca le barche
    .you = non tocchi le barche
tale-board = abborda la { $thing }
    .you = abbordi la { $thing }
tale-displaced = in mare: { $who }
tale-stay = resta sulla barca dei pirati
    .you = resti sulla barca dei pirati
tale-captain = capitano dei pirati ora: { $who }
tale-plunder = I pirati saccheggiano: { $thing }

## The board

board-voyage = Viaggio { $n }
board-deal = distribuzione delle azioni
board-auction = asta
board-duties = compiti del capitano del porto
board-placement = complici, turno { $n } di { $n2 }
board-movement = dadi, turno { $n } di { $n2 }
board-boarding = abbordaggio
board-pilots = piloti
board-plunder = saccheggio
board-settlement = resa dei conti
board-over = partita finita
board-no-bid = ancora nessuna offerta
board-bid = offerta: { $n } ({ $seat })
board-lanes = Barche
board-crew = A bordo
board-profit = Profitto
board-ashore = resta a terra
board-plundered = saccheggiata
board-harbour = Porto
board-shipyard = Cantiere
board-pays = paga
board-boat = barca
board-places = Altri posti
board-captain = capitano dei pirati
board-mate = secondo pirata
board-vacant = (3) = libero, costa 3
board-bought = 1+ = almeno 1
board-market = Mercato nero
board-price = azione
board-supply = restano
board-loans = impegno +{ $n }, riscatto −{ $n2 }
board-polish-edition = edizione polacca: impegnata alla fine = senza valore e −{ $n }
board-original-edition = edizione originale: impegnata alla fine = −{ $n }
board-pesos = Pesos
board-credit = Con prestiti
board-shares = Azioni (impegnate)
board-master = capitano del porto
board-passed = passa

## The board for those who listen to it

sr-pesos = { $n ->
    [one] { $n } peso
   *[other] { $n } pesos
}
sr-pesos-hidden = pesos, nascosti
sr-costs = costa { $pesos }
sr-brings = rende subito { $pesos }
sr-loan = con un prestito di { $pesos } su un’azione
sr-shares = { $n ->
    [one] { $n } azione
   *[other] { $n } azioni
}
sr-no-shares = nessuna azione
sr-pledged = { $thing }, impegnata
sr-passed = hanno passato: { $list }
sr-waits = { $thing }: non ancora in acqua
sr-at-sea = { $n3 ->
    [one] { $thing }: casella { $n } di { $n2 }, a { $n3 } casella dal porto
   *[other] { $thing }: casella { $n } di { $n2 }, a { $n3 } caselle dal porto
}
sr-moored = { $thing }: { $place }
sr-rolled = ultimo lancio: { $n }
sr-cargo = il carico vale { $pesos }
sr-aboard = a bordo: { $list }
sr-nobody = nessuno a bordo
sr-seats = { $n ->
    [0] nessun posto libero
    [one] { $n } posto libero, costa { $pesos }
   *[other] { $n } posti liberi, il prossimo costa { $pesos }
}
sr-vacant = libero, { $price }
sr-stands = { $thing }: è a { $pesos }; un’azione costa { $price }; ne restano { $left }
sr-to-space = alla casella { $n }
text-shares = azioni
text-pledged = di cui impegnate

## The board in the browser: signs, controls and cards

board-left = a terra
board-start = Via { $n }–{ $n2 }
board-stacks = Azioni
board-insurance = Assicurazione
board-pirates = Pirati
board-chief = Capitano
board-second = Secondo
board-bank = Banca
board-to-bid = pensa
board-sum = Somma delle caselle: { $n }

chip-voyage = Viaggio
chip-highest = Merce più cara

seat-shares = Le tue azioni. Le vedi solo tu.
seat-loans = Prestiti
seat-closed = Azioni coperte: { $n }; impegnate: { $n2 }
seat-bought = Comprate davanti a tutti
seat-home = Complici a casa: { $n } di { $n2 }

flow-leads = { $n ->
    [one] { $seat } offre { $n } peso
   *[other] { $seat } offre { $n } pesos
}
flow-limit = Il tuo limite è { $n }: { $n2 } in contanti, { $n3 } impegnando azioni
flow-bid = Offri { $n }
flow-one-more = uno in più
flow-raise = rilancio di { $n }
flow-another = Un’altra offerta
flow-less = Uno in meno
flow-more = Uno in più
flow-at = a { $n }
flow-start = { $thing }: partenza da { $n }
flow-sum = Somma { $n } di { $n2 }
flow-launch = In acqua
flow-space = casella { $n }
flow-choose = Scegli una barca e una direzione

note-if-won = solo se vinci
note-maybe = se va bene
note-loan = { $n ->
    [one] impegna { $n } azione: { $n2 } ora, { $n3 } per riscattare
   *[other] impegna { $n } azioni: { $n2 } ora, { $n3 } per riscattare
}
    .short = { $n ->
        [one] impegna { $n } azione
       *[other] impegna { $n } azioni
    }
note-boat = { $n2 ->
    [1] Se la barca arriva in porto, i suoi { $n } pesos si dividono tra tutti a bordo. Chi è solo ne prende { $n3 }.
   *[other] Se la barca arriva in porto, i suoi { $n } pesos si dividono tra tutti a bordo: { $n3 } a testa in { $n2 }.
}
note-harbour = { $n2 ->
    [1] Paga { $n } pesos se almeno una barca arriva in porto.
    [2] Paga { $n } pesos se almeno due barche arrivano in porto.
   *[other] Paga { $n } pesos se tutte e tre le barche arrivano in porto.
}
note-shipyard = { $n2 ->
    [1] Paga { $n } pesos se almeno una barca finisce in cantiere.
    [2] Paga { $n } pesos se almeno due barche finiscono in cantiere.
   *[other] Paga { $n } pesos se tutte e tre le barche finiscono in cantiere.
}
note-pirate = Dopo il secondo lancio un pirata può abbordare una barca sulla { $n } e prendere un posto libero. I pirati prendono il carico di ogni barca ferma sulla { $n } dopo l’ultimo lancio: uno solo prende tutto, in due metà ciascuno.
note-pilot-small = Prima dell’ultimo lancio puoi spostare una barca di 1 casella, avanti o indietro.
note-pilot-large = Prima dell’ultimo lancio puoi spostare una barca di 1 o 2 caselle, oppure due barche di 1 casella.
note-insurance = Incassi subito. In cambio paghi per le barche che finiscono in cantiere: { $n } per la prima, { $n2 } per la seconda, { $n3 } per la terza.
note-pass = Non mandi più complici in questo viaggio. Quelli già in giro continuano a lavorare.
note-pass-bid = Chi passa non rientra in quest’asta.
warn-pass = { $n ->
    [one] Niente più posti per te in questo viaggio: { $n } complice resta a casa.
   *[other] Niente più posti per te in questo viaggio: { $n } complici restano a casa.
}
warn-loan = { $n ->
    [one] Hai { $n2 } pesos: così prendi un prestito. Impegni un’azione per { $n3 }, riscattarla costa { $n4 }.
   *[other] Hai { $n2 } pesos: così prendi dei prestiti. Impegni { $n } azioni per { $n3 }, riscattarle costa { $n4 }.
}
warn-loan-bid = { $n ->
    [one] Hai { $n2 } pesos: se vinci, prendi un prestito. Impegni un’azione per { $n3 }, riscattarla costa { $n4 }.
   *[other] Hai { $n2 } pesos: se vinci, prendi dei prestiti. Impegni { $n } azioni per { $n3 }, riscattarle costa { $n4 }.
}
note-bid = Il tuo limite è { $n }: i tuoi pesos e { $n2 } per ogni azione che puoi impegnare. Chi vince può comprare un’azione, carica le barche e le mette in acqua.
note-buy = Alla fine un’azione vale quanto la sua merce al mercato nero. La partita finisce quando una merce tocca { $n }.
note-decline-buy = { $n ->
    [one] Solo il capitano del porto può comprare, { $n } azione per viaggio.
   *[other] Solo il capitano del porto può comprare, fino a { $n } azioni per viaggio.
}
note-ashore = La sua barca non parte: in questo viaggio il prezzo non sale.
note-launch = Ogni barca parte da una casella da { $n } a { $n2 }, in tutto { $n3 }. Sposta una barca e la successiva si adegua.
note-board = Il tuo pirata prende gratis il posto libero più economico e guadagna come tutti a bordo, se la barca arriva.
note-board-out = Chi siede lì torna a casa senza rimborso; il tuo pirata prende gratis il suo posto.
note-stay = Resti pirata: le barche ferme sulla { $n } dopo l’ultimo lancio vengono saccheggiate.
note-move = Una barca oltre la { $n } è subito in porto. Dopo i piloti i dadi rotolano per l’ultima volta.
note-decline = Le barche restano dove sono e i dadi rotolano per l’ultima volta.
note-to-harbour = La barca sta in porto: chi ci ha puntato incassa e la merce sale.
note-to-shipyard = La barca sta in cantiere: chi ci ha puntato incassa e la merce non sale.
note-pledge = Ricevi { $n } pesos. L’azione resta tua, ma non vale nulla finché non viene riscattata per { $n2 }; ancora impegnata alla fine, costa { $n3 }.
note-pledge-original = Ricevi { $n } pesos. L’azione resta tua e alla fine vale, meno { $n3 } se è ancora impegnata. Riscattarla costa { $n2 }.
note-redeem = Restituisci { $n2 } pesos per un prestito di { $n }. L’azione torna a valere e si può impegnare di nuovo.
note-redeem-original = Restituisci { $n2 } pesos per un prestito di { $n }. Alla fine non si toglie nulla per l’azione, e si può impegnare di nuovo.

source-cash-polish = contanti rimasti (edizione polacca)
source-cash-original = contanti (edizione originale)
source-ginseng = azioni: ginseng
source-nutmeg = azioni: noce moscata
source-silk = azioni: seta
source-jade = azioni: giada
source-unredeemed = azioni non riscattate
source-loans = prestiti

result-title = Il viaggio è finito
result-came = { $n ->
    [0] Nessuna barca è arrivata.
    [one] Una barca è arrivata.
   *[other] { $n } barche sono arrivate.
}
result-ashore = Rimasta a terra: { $thing }.
result-boats = Le barche
result-to-harbour = al porto { $thing }
result-to-shipyard = al cantiere { $thing }
result-plundered = saccheggiata dai pirati
result-nobody = senza nessuno a bordo
result-each = { $n } a testa
result-no-loot = Pirati senza bottino:
result-who = Chi ha guadagnato che cosa
result-earned = incasso
result-places = posti
result-gain = viaggio
result-nothing = niente
result-ware = parte del carico ({ $thing }): { $n }
result-loot = bottino ({ $thing }): { $n }
result-harbour = porto { $thing }: { $n }
result-shipyard = cantiere { $thing }: { $n }
result-insurance = premio dell’assicurazione: { $n }
result-claims = danni pagati dall’assicurazione: { $n }
