# Santiago de Cuba: what its things are, when somebody points at them. Loaded when somebody does.

explain-owner = Proprietario
explain-pawn-inside = Pedina dentro
explain-opens = Lo apre
explain-you-hold = Hai
explain-you-have = Possiedi
explain-you-fit = Tue da caricare
explain-has = Possiede
explain-goods = Merci
explain-way = Strada
explain-business = Nel giro
explain-wanted = La nave vuole
explain-worth = Una merce vale
explain-next = Bandiera dopo
explain-stands = Si trova
explain-next-stop = Prossima
explain-supply = In riserva
explain-faces = Sul dado
explain-so-far = Finora
explain-houses = Edifici
explain-markers = Indicatori rimasti
explain-nobody = ancora nessuno
explain-empty = nessuno: si può entrare
explain-none = niente
explain-not = niente
explain-yes = sì
explain-closed = no: non ricevi nulla e la pedina resta
explain-ship-leaves = la nave parte
explain-purse = { $n ->
    [one] { $n } peso, { $n2 } PV
   *[other] { $n } pesos, { $n2 } PV
}
explain-house = { $flower ->
    [yellow] un edificio su un posto giallo
    [blue] un edificio su un posto blu
    [red] un edificio su un posto rosso
   *[white] un edificio su un posto bianco
}
explain-stop = { $flower ->
    [yellow] fermata { $n }, fiore giallo
    [blue] fermata { $n }, fiore blu
    [red] fermata { $n }, fiore rosso
    [white] fermata { $n }, fiore bianco
   *[none] fermata { $n }, senza fiore
}
explain-then = { $flower ->
    [yellow] Poi la tua pedina entra in un edificio su un posto giallo.
    [blue] Poi la tua pedina entra in un edificio su un posto blu.
    [red] Poi la tua pedina entra in un edificio su un posto rosso.
    [white] Poi la tua pedina entra in un edificio su un posto bianco.
   *[none] La tua pedina resta, e il suo edificio si può usare di nuovo.
}
explain-drive = { $n ->
    [one] { $n } fermata più avanti
   *[other] { $n } fermate più avanti
}, { $n2 ->
    [0] gratis
    [one] { $n2 } peso
   *[other] { $n2 } pesos
}
explain-drive-can = { $n2 ->
    [0] Il viaggio è gratis; hai { $n3 }.
    [one] Il viaggio costa { $n2 } peso; hai { $n3 }.
   *[other] Il viaggio costa { $n2 } pesos; hai { $n3 }.
}
explain-drive-dear = { $n2 ->
    [one] Il viaggio costa { $n2 } peso, ne hai { $n3 }.
   *[other] Il viaggio costa { $n2 } pesos, ne hai { $n3 }.
}
explain-gives = Ti dà: { $what }.
explain-cuban-alonso = L’avvocato: prendi gratis un edificio senza proprietario, o usane uno tuo, ovunque sia.
explain-cuban-pablo = Ti dà 1 merce a tua scelta: anche rum e sigari, ma non legno.
explain-cuban-el_zorro = Ogni rivale ti dà una cosa a sua scelta: un peso, un PV o una merce che non sia legno.
explain-building-bank = Prendi 2 pesos.
explain-building-church = Prendi 1 PV.
explain-building-distillery = Trasforma quanto zucchero vuoi in altrettanto rum, finché la riserva ne ha.
explain-building-cigar_factory = Trasforma quanto tabacco vuoi in altrettanti sigari, finché la riserva ne ha.
explain-building-black_market = Scambia 1 tua merce con 1 di un altro tipo. Qui non si tratta il legno.
explain-building-sawmill = Cedi 1 × legno per 1 PV e 1 peso.
explain-building-cafe = Cedi 1 × rum, o 1 × sigari, o 1 di ciascuno, per 2 PV l’uno.
explain-building-customs_office = Metti a 0 un dado della nave: quella merce non serve più. Se non serve più nulla, la nave parte.
explain-building-casino = Compra PV a 3 pesos l’uno, o vendili a quel prezzo, quanti ne vuoi.
explain-building-port_authority = Sposta l’indicatore di prezzo di una bandiera, avanti o indietro. Oltre l’ultima la nave parte.
explain-building-trading_office = Carica subito 1 merce richiesta, ma non legno, per 2 PV, ovunque sia l’indicatore.
explain-building-newspaper_publisher = Prendi 1 peso e, se vuoi, metti un abitante fuori dal giro finché l’auto non lo supera.
explain-port = Chi si ferma qui apre un giro di carico: tutti a turno, chi guida per primo. Ogni merce vale ora { $n } PV, il legno 1. Le pedine restano.
explain-ship = Parte quando tutti i suoi dadi mostrano 0, o quando il valore supererebbe { $n }. La partita finisce con la nave { $n2 }.
explain-value = Quanto rende ogni merce caricata. Sale quando l’auto supera il porto e quando dopo un giro di carico manca ancora qualcosa. Oltre { $n } la nave parte.
explain-car-title = L’auto
explain-car = Tutti guidano quest’unica auto, solo in avanti. La prima fermata è gratis, ogni altra costa 1 peso. Superare il porto fa avanzare l’indicatore di prezzo.
explain-pawn-of = Pedina di { $seat }
explain-pawn = Resta qui fino al prossimo turno del suo giocatore, e nessun altro può entrare. Se l’edificio è di un altro, a fine turno il proprietario riceve 1 PV.
explain-good-sugar = Per la nave; la Distilleria ne fa rum, il Mercato nero tutto tranne il legno.
explain-good-citrus = Per la nave; il Mercato nero li scambia con tutto tranne il legno.
explain-good-tobacco = Per la nave; la Fabbrica ne fa sigari, il Mercato nero tutto tranne il legno.
explain-good-rum = Si fa con lo zucchero nella Distilleria. Per la nave, o 2 PV al Caffè.
explain-good-cigars = Si fanno col tabacco nella Fabbrica. Per la nave, o 2 PV al Caffè.
explain-good-wood = Lo dà solo Miguel. Può sostituire ogni merce richiesta, per 1 PV l’uno; la Segheria paga 1 PV e 1 peso.
explain-die-of = Richiesta: { $thing }
explain-die = Tante ne vuole ancora la nave. Ognuna caricata vale { $n } PV e abbassa il dado; il legno può sostituirla per 1 PV.
explain-die-out = Questa nave non la vuole. Chi ha fissato la richiesta ha messo da parte il dado.
explain-die-thrown = Per la prossima nave si tirano cinque dadi. Chi era di turno quando l’ultima è partita ne scarta uno; gli altri quattro restano come sono caduti.
explain-turn = Un turno: guida l’auto, fai ciò che offre la fermata, poi muovi la pedina e, se vuoi, usa il suo edificio.
explain-pesos = Ogni fermata dopo la prima costa 1 peso, un PV al Casinò 3. Alla fine i pesos non valgono nulla, tranne in parità.
explain-vp = Vince chi ha più punti vittoria. Quasi tutti vengono dal carico; alla fine ogni 3 merci rimaste ne valgono 1.
explain-seat = Pedina, edifici e indicatori sono visibili a tutti.
explain-screen = Pesos, punti e merci restano dietro lo schermo fino alla fine.
