# Cargo Noir, the rules help. Keys come from docs/rules/cargo_noir.md: rule-CN-4-2 tells CN-4.2.

summary = Raccogli sulle carte più punti vittoria (PV) di tutti. Nel tuo turno prima agiscono le tue navi, poi puoi cedere merci per carte vittoria, poi mandi di nuovo le navi: al Casinò, al Mercato nero o, su una pila di monete, in un porto. Chi è solo in un porto ne compra le merci; chi è superato alza la pila o si ritira. Round: { $rounds_2 } con 2 giocatori, { $rounds_3 } con 3, { $rounds_4 } con 4, { $rounds_5 } con 5.

chapter-1 = Che cosa c’è
rule-CN-1-1 = Si gioca da 2 a 5, ognuno per sé.
rule-CN-1-2 = Le merci sono gettoni di 9 tipi: alcolici, opere d’arte, automobili, sigari, oro, avorio, gioielli, uranio e armi. Nessun tipo è migliore di un altro. Alcuni gettoni sono jolly.
rule-CN-1-3 = { $bank ->
    [endless] Ci sono tante monete da 1 quante ne servono.
   *[limited] Ci sono { $coins } monete da 1.
} Una moneta sta in banca, nella cassaforte di un giocatore o sotto una nave.
rule-CN-1-4 = Le tue navi sono { $ships }. Dall’inizio ne navigano { $start_ships }; di riserva: { $reserve }.
rule-CN-1-5 = Puoi tenere { $store } merci, e altre { $more } per ogni carta Magazzino.
rule-CN-1-6 = Le carte vittoria formano 3 famiglie; quante copie ci sono: vantaggi (Nave da carico { $cargo_ship_copies }, Magazzino { $warehouse_copies }, Cartello { $syndicate_copies }), bottini comuni (Bettola { $dive_bar_copies }, Night club { $night_club_copies }, Yacht { $yacht_copies }, Villa { $villa_copies }) e bottini unici (Show business { $show_business_copies }, Paparazzi { $paparazzi_copies }, Milizia { $militia_copies }, Compari { $cronies_copies }, Banca { $bank_card_copies }, Principato { $principality_copies }).
rule-CN-1-7 = Tutto questo è visibile. Non si sa solo che cosa uscirà dal sacchetto.

chapter-2 = Preparazione
rule-CN-2-1 = Il primo posto al tavolo comincia ogni round, per tutta la partita.
rule-CN-2-2 = Porti, merci in ciascuno e con quanti giocatori è aperto: Rotterdam { $rotterdam_slots } ({ $rotterdam_players }), New York { $new_york_slots } ({ $new_york_players }), Hong Kong { $hong_kong_slots } ({ $hong_kong_players }), Città del Capo { $cape_town_slots } ({ $cape_town_players }), Bombay { $bombay_slots } ({ $bombay_players }), Panama { $panama_slots } ({ $panama_players }), Rio { $rio_slots } ({ $rio_players }), Tangeri { $tangier_slots } ({ $tangier_players }). Un porto chiuso non ha merci e non accoglie navi.{ $ports_ours ->
    [yes] {" "}Quando aprono lo abbiamo deciso noi, non la scatola.
   *[no] {""}
}
rule-CN-2-3 = Nel sacchetto vanno { $tokens } gettoni di ogni tipo e { $wild ->
    [players] 1 jolly per giocatore
   *[other] { $wild } jolly
}.
rule-CN-2-4 = I gettoni del sacchetto riempiono le caselle del Mercato nero ({ $market }), poi quelle di ogni porto aperto.
rule-CN-2-5 = Ognuno comincia senza merci né carte. Monete: { $start_coins }, navi: { $start_ships }.
rule-CN-2-6 = Ogni carta si può avere fin dal primo affare.
rule-CN-2-7 = Il segnalino del round sta prima della casella 1.

chapter-3 = Round e turni
rule-CN-3-1 = Quando il primo posto al tavolo comincia un turno, il segnalino avanza: inizia un round.
rule-CN-3-2 = I turni vanno in senso orario, sempre nello stesso ordine.
rule-CN-3-3 = Un turno va così: le navi agiscono (I), affare ed eccedenze (II), si mandano le navi (III).
rule-CN-3-4 = Nel round 1 c’è solo la fase III.
rule-CN-3-5 = La partita ha { $rounds_2 } round con 2 giocatori, { $rounds_3 } con 3, { $rounds_4 } con 4 e { $rounds_5 } con 5.

chapter-4 = Fase I: le navi agiscono
rule-CN-4-1 = Ogni nave mandata prima agisce una volta. Ogni volta scegli la prossima, e puoi usare subito ciò che ha portato la precedente.
rule-CN-4-2 = Una nave che ha agito torna a casa e si può mandare di nuovo in questo turno. Una nave di cui alzi la pila resta.
rule-CN-4-3 = Casinò: { $casino } { $casino ->
    [one] moneta
   *[other] monete
} per ogni nave lì, tutte insieme.
rule-CN-4-4 = { $bank ->
    [endless] La banca non è mai a corto: paga sempre.
   *[limited] Se la banca è a corto, paga ciò che ha. Non resta alcun debito.
}
rule-CN-4-5 = Mercato nero, per ogni nave: scambia una merce, o pescane una dal sacchetto.
rule-CN-4-6 = Puoi scambiare qualsiasi merce che hai, anche un jolly o una appena ottenuta. Prende il posto di quella che prendi; lo scambio con lo stesso tipo { $same_swap ->
    [yes] è permesso
   *[no] non viene offerto
}.
rule-CN-4-7 = Perciò il Mercato nero ha sempre lo stesso numero di merci e non si rifornisce mai.
rule-CN-4-8 = In questa fase puoi avere più merci di quante ne entrino.
rule-CN-4-9 = Se in un porto ci sei soltanto tu, { $may_stay ->
    [yes] puoi comprare o aspettare: allora nave e monete restano fino al tuo prossimo turno. Se compri,
   *[no] devi comprare:
} tutta la tua pila va alla banca e tutte le merci sono tue.
rule-CN-4-10 = Il porto si riempie di nuovo subito, casella per casella.
rule-CN-4-11 = Se al momento di pescare il sacchetto è vuoto, prima ci vanno tutti i gettoni scartati.
rule-CN-4-12 = Se nel porto la pila di qualcuno è più alta della tua, ti ha superato: alza la pila o ritirati.
rule-CN-4-13 = Alzare: aggiungi monete finché la tua pila è la più alta, o di più. La nave resta e ha finito.
rule-CN-4-14 = Ritirarsi: la nave e tutte le sue monete tornano da te.
rule-CN-4-15 = Se ti ritiri da un porto, nello stesso turno non puoi mandarci una nave.
rule-CN-4-16 = Se non puoi pagare per alzare, devi ritirarti, ma prima puoi far guadagnare monete ad altre navi.
rule-CN-4-17 = Una carta Cartello ti paga { $syndicate } { $syndicate ->
    [one] moneta
   *[other] monete
} quando ti ritiri. Ogni carta paga una volta per turno, e 1 ritiro porta 1 pagamento.
rule-CN-4-18 = Se nessuno ti ha superato, non puoi lasciare un porto.

chapter-5 = Fase II: affare
rule-CN-5-1 = Puoi fare 1 affare: quante combinazioni e serie vuoi per quante carte vuoi, tutto insieme.
rule-CN-5-2 = In una combinazione le merci sono tutte di tipi diversi. In una serie sono tutte dello stesso tipo.
rule-CN-5-3 = Una combinazione o una serie ha da 1 a { $largest } merci.
rule-CN-5-4 = Da 1 a { $largest } merci una combinazione vale nell’ordine { $different }, e una serie { $same }.
rule-CN-5-5 = Un jolly è qualsiasi tipo, ovunque; in una combinazione è un tipo che non c’è ancora. I jolly da soli formano una serie.
rule-CN-5-6 = Una merce fa parte di 1 sola combinazione o serie.
rule-CN-5-7 = Combinazioni e serie insieme devono valere almeno quanto costano le carte insieme. Non importa che cosa paga quale carta.
rule-CN-5-8 = Ciò che paghi in più va perso; non si dà resto.
rule-CN-5-9 = Le merci cedute si scartano.
rule-CN-5-10 = Le monete comprano carte solo nell’ultimo round.
rule-CN-5-11 = Una carta deve essere ancora disponibile. Delle carte vantaggio nessuno può avere più di { $cargo_ship_limit } × Nave da carico, { $warehouse_limit } × Magazzino e { $syndicate_limit } × Cartello.
rule-CN-5-12 = Dopo l’affare, le merci che non entrano si scartano; scegli tu quali. Un Magazzino appena comprato conta. Nell’ultimo round non si scarta nulla: è una nostra scelta, che non cambia il risultato.
rule-CN-5-13 = Non scarti più dell’eccedenza.
rule-CN-5-14 = Se non puoi comprare nulla, non ti si chiede nulla.

chapter-6 = Carte
rule-CN-6-1 = Tieni le carte fino alla fine; allora contano i loro PV.{ $cards_ours ->
    [yes] {" "}Costi e PV sono nostri, non della scatola; si conosce solo il costo dei Compari.
   *[no] {""}
}
rule-CN-6-2 = Una carta vantaggio funziona appena la compri.
rule-CN-6-3 = Nave da carico (costo { $cargo_ship_cost }, { $cargo_ship_points } PV): una nave di riserva entra nella tua flotta e può partire in questo turno.
rule-CN-6-4 = Magazzino (costo { $warehouse_cost }, { $warehouse_points } PV): subito { $more } { $more ->
    [one] scomparto
   *[other] scomparti
} in più.
rule-CN-6-5 = Cartello (costo { $syndicate_cost }, { $syndicate_points } PV): paga quando ti ritiri, la prima volta nella tua prossima fase I.
rule-CN-6-6 = Bottini comuni: quanti ne puoi pagare, finché ce n’è. Costo e PV: Bettola { $dive_bar_cost } e { $dive_bar_points }, Night club { $night_club_cost } e { $night_club_points }, Yacht { $yacht_cost } e { $yacht_points }, Villa { $villa_cost } e { $villa_points }.
rule-CN-6-7 = I bottini unici decidono le parità. Costo e PV: Show business { $show_business_cost } e { $show_business_points }, Paparazzi { $paparazzi_cost } e { $paparazzi_points }, Milizia { $militia_cost } e { $militia_points }, Compari { $cronies_cost } e { $cronies_points }, Banca { $bank_card_cost } e { $bank_card_points }, Principato { $principality_cost } e { $principality_points }.

chapter-7 = Fase III: mandare le navi
rule-CN-7-1 = Ogni tua nave a casa parte, una alla volta.
rule-CN-7-2 = Va al Casinò, al Mercato nero o in un porto aperto.
rule-CN-7-3 = Casinò e Mercato nero accolgono quante navi si vuole e non costano nulla.
rule-CN-7-4 = In un porto la nave sta su una pila di almeno { $min_bid } { $min_bid ->
    [one] moneta
   *[other] monete
}, più alta di ogni altra pila lì.
rule-CN-7-5 = In un porto hai al massimo 1 nave.
rule-CN-7-6 = Le monete vengono dalla tua cassaforte e restano sotto la nave finché non agisce.
rule-CN-7-7 = Un porto da cui ti ritiri è chiuso per te in questo turno; quello in cui hai appena comprato no.
rule-CN-7-8 = Senza navi a casa il tuo turno è finito{ $last_sending ->
    [yes] ; nell’ultimo round puoi anche smettere prima.
   *[no] .
}

chapter-8 = La fine
rule-CN-8-1 = Nell’ultimo round ognuno ha ancora 1 turno.
rule-CN-8-2 = Nell’affare di quel turno ogni moneta in cassaforte vale 1, con o senza merci.
rule-CN-8-3 = { $last_sending ->
    [yes] Nell’ultimo round nessuno è obbligato a mandare navi, e l’ultimo posto al tavolo non ne manda.
   *[no] Nell’ultimo round nessuno manda navi.
}
rule-CN-8-4 = Le monete e le merci rimaste non valgono nulla.
rule-CN-8-5 = Si sommano i PV di tutte le tue carte. Vince chi ha più PV.
rule-CN-8-6 = In caso di parità vince chi ha la migliore carta singola.
rule-CN-8-7 = Se anche questa è pari, la vittoria è condivisa.
