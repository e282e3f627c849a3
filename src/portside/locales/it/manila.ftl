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
question-buy = La capitaneria è tua: compri un’azione?
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
   *[other] Abborda: { $thing }, butta fuori il posto { $n }
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

## The odds of a voyage

odds-none = Finché le barche non sono in acqua non c’è niente da calcolare.
odds-boats = Dove finiscono le barche
odds-boat = Barca
odds-arrives = Oltre { $n }
odds-thirteen = Sulla { $n }
odds-shipyard = Cantiere
odds-harbour = Barche in porto
odds-places = Quanto vale un posto libero: { $seat }
odds-place = Posto
odds-expected = Pesos attesi
odds-note = Valori esatti, con i complici dove sono ora; il prezzo del posto è già tolto, i piloti non fanno nulla.
odds-note-pilots = Valori esatti, con i complici dove sono ora; il prezzo del posto è già tolto, i piloti fanno del loro meglio.
odds-percent = { NUMBER($n, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-pesos = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }

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
flow-limit = Il tuo limite: { $n }
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
note-bid = Il tuo limite è { $n }: i tuoi pesos e { $n2 } per ogni azione che puoi impegnare. Chi vince può comprare un’azione, carica le barche e le mette in acqua.
note-buy = Alla fine un’azione vale quanto la sua merce al mercato nero. La partita finisce quando una merce tocca { $n }.
note-decline-buy = { $n ->
    [one] Solo il capitano del porto può comprare, { $n } azione per viaggio.
   *[other] Solo il capitano del porto può comprare, fino a { $n } azioni per viaggio.
}
note-ashore = Nessuno può salirci a bordo e in questo viaggio il prezzo non sale.
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
