# Cargo Noir: what its things are, when somebody points at them. Loaded when somebody does.

explain-goods = Merci
explain-stacks = Pile
explain-enter = Per entrare
explain-costs = Costa
explain-left = Restano
explain-limit = Al massimo
explain-owners = In mano a
explain-you-can-pay = Le tue merci pagano
explain-you-hold = Ne hai
explain-you-have = Possiedi
explain-set = La tua serie
explain-in-bag = Nel sacchetto
explain-on-market = Al mercato
explain-ships = Navi
explain-one-more = Per un’altra
explain-holds = Contiene
explain-cards = Carte
explain-none = niente
explain-tokens = { $n ->
    [one] { $n } gettone
   *[other] { $n } gettoni
}
explain-set-worth = vale { $n }; con una in più { $n2 }
explain-fleet = { $n } a casa, { $n2 } in mare, { $n3 } di riserva
explain-port-kind = { $n ->
    [one] un porto con { $n } merce
   *[other] un porto con { $n } merci
}
explain-can-pay = Monete che servono: { $n }; ne hai { $n2 }.
explain-worth = Costa { $n }, puoi pagare al massimo { $n2 }.
explain-port = Chi a inizio turno è qui da solo paga la pila e prende tutte le merci. Chi è stato superato rilancia, o si ritira con tutte le monete.
explain-port-closed = Chiuso a questo tavolo: apre con { $n } giocatori. Niente merci né navi.
explain-card-cargo_ship = { $n ->
    [one] { $n } nave in più nella tua flotta, subito: può salpare già in questo turno.
   *[other] { $n } navi in più nella tua flotta, subito: possono salpare già in questo turno.
}
explain-card-warehouse = { $n ->
    [one] Posto per { $n } merce in più, subito e per sempre.
   *[other] Posto per { $n } merci in più, subito e per sempre.
}
explain-card-syndicate = { $n ->
    [one] Ti paga { $n } moneta quando ti ritiri da un porto, una volta per turno.
   *[other] Ti paga { $n } monete quando ti ritiri da un porto, una volta per turno.
}
explain-card-common = Punti e nient’altro. Ne puoi avere quante ne puoi pagare, finché ce ne sono.
explain-card-unique = Ce n’è una sola. Punti, e in parità decide la miglior carta singola.
explain-good = Nessun tipo vale più di un altro. Si cedono per carte in gruppi: tutte uguali o tutte diverse. Più è grande il gruppo, più vale ogni merce.
explain-wild = Vale come qualsiasi tipo in qualsiasi gruppo.
explain-casino = { $n ->
    [one] Non costa nulla. Al prossimo turno ogni tua nave qui porta { $n } moneta e torna.
   *[other] Non costa nulla. Al prossimo turno ogni tua nave qui porta { $n } monete e torna.
}
explain-market = Non costa nulla. Al prossimo turno ogni tua nave qui scambia una merce con una esposta, o ne pesca una dal sacchetto.
explain-bag = Da qui arrivano a caso le merci nuove: per i porti e per le navi al Mercato nero.
explain-discards = Merci cedute o buttate a mare. Quando il sacchetto è vuoto, ci tornano tutte.
explain-bank = Paga per il Casinò e il Cartello, e incassa le pile. Se è a corto paga quel che ha; non resta alcun debito.
explain-bank-endless = Paga per il Casinò e il Cartello, e incassa le pile. A questo tavolo non è mai a corto.
explain-round = Nell’ultimo round anche le monete in cassaforte pagano le carte, e le merci rimaste non valgono nulla.
explain-ships-do = Ogni nave mandata agisce una volta all’inizio del tuo turno, poi torna e viene mandata di nuovo.
explain-store = Dopo l’affare le merci che non ci stanno finiscono a mare; scegli tu quali.
explain-safe = Le monete vanno sotto le navi nei porti. Comprano carte solo nell’ultimo round, e quelle avanzate non valgono nulla.
explain-vp = Contano solo i punti sulle carte. Vince chi ne ha di più.
explain-seat = È tutto scoperto: monete, merci, navi e carte.
