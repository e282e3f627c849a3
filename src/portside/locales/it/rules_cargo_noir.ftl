# Cargo Noir, the rules help. Keys come from docs/rules/cargo_noir.md: rule-CN-4-2 tells CN-4.2.

summary = Raccogli sulle carte più punti vittoria (PV) di tutti. Nel tuo turno prima agiscono le tue navi, poi puoi cedere merci per carte vittoria, poi mandi di nuovo le navi: al Casinò, al Mercato nero o, su una pila di monete, in un porto. Chi è solo in un porto ne compra le merci; chi è superato alza la pila o si ritira. La partita finisce dopo 11 round con 2 o 3 giocatori, dopo 10 con 4 o 5.

chapter-1 = Che cosa c’è
rule-CN-1-1 = Si gioca da 2 a 5, ognuno per sé.
rule-CN-1-2 = Le merci sono gettoni di 9 tipi: alcolici, opere d’arte, automobili, sigari, oro, avorio, gioielli, uranio e armi. Nessun tipo è migliore di un altro. Alcuni gettoni sono jolly.
rule-CN-1-3 = Ci sono 60 monete da 1. Una moneta sta in banca, nella cassaforte di un giocatore o sotto una nave.
rule-CN-1-4 = Hai 5 navi. Dall’inizio ne navigano 3; 2 aspettano di riserva.
rule-CN-1-5 = Puoi tenere 6 merci, e altre 2 per ogni carta Magazzino.
rule-CN-1-6 = Le carte vittoria formano 3 famiglie: vantaggi (Nave da carico, Magazzino, Cartello; 8 ciascuno), bottini comuni (Bettola, Night club, Yacht, Villa; 6 ciascuno) e 6 bottini unici.
rule-CN-1-7 = Tutto questo è visibile. Non si sa solo che cosa uscirà dal sacchetto.

chapter-2 = Preparazione
rule-CN-2-1 = Il primo posto a tavola comincia ogni round, per tutta la partita.
rule-CN-2-2 = Merci nei porti aperti: da 2 giocatori in su Rotterdam 4, New York 3, Hong Kong 2, Città del Capo 1; da 3 in su anche Bombay 3; da 4 in su Panama 2; con 5 Rio 3 e Tangeri 2. Un porto chiuso non ha merci e non accoglie navi.
rule-CN-2-3 = Nel sacchetto vanno 14 gettoni di ogni tipo e 1 jolly per giocatore.
rule-CN-2-4 = I gettoni del sacchetto riempiono le 6 caselle del Mercato nero, poi quelle di ogni porto aperto.
rule-CN-2-5 = Ognuno comincia con 7 monete e 3 navi, senza merci né carte.
rule-CN-2-6 = Ogni carta si può avere fin dal primo affare.
rule-CN-2-7 = Il segnalino del round sta prima della casella 1.

chapter-3 = Round e turni
rule-CN-3-1 = Quando il primo posto a tavola comincia un turno, il segnalino avanza: inizia un round.
rule-CN-3-2 = I turni vanno in senso orario, sempre nello stesso ordine.
rule-CN-3-3 = Un turno va così: le navi agiscono (I), affare ed eccedenze (II), si mandano le navi (III).
rule-CN-3-4 = Nel round 1 c’è solo la fase III.
rule-CN-3-5 = La partita ha 11 round con 2 o 3 giocatori, 10 con 4 o 5.

chapter-4 = Fase I: le navi agiscono
rule-CN-4-1 = Ogni nave mandata prima agisce una volta. Ogni volta scegli la prossima, e puoi usare subito ciò che ha portato la precedente.
rule-CN-4-2 = Una nave che ha agito torna a casa e si può mandare di nuovo in questo turno. Una nave di cui alzi la pila resta.
rule-CN-4-3 = Casinò: 2 monete per ogni nave lì, tutte insieme.
rule-CN-4-4 = Se la banca è a corto, paga ciò che ha. Non resta alcun debito.
rule-CN-4-5 = Mercato nero, per ogni nave: scambia una merce, o pescane una dal sacchetto.
rule-CN-4-6 = Puoi scambiare qualsiasi merce che hai, anche un jolly o una appena ottenuta. Prende il posto di quella che prendi; lo scambio con lo stesso tipo non viene offerto.
rule-CN-4-7 = Perciò il Mercato nero ha sempre lo stesso numero di merci e non si rifornisce mai.
rule-CN-4-8 = In questa fase puoi avere più merci di quante ne entrino.
rule-CN-4-9 = Se in un porto ci sei soltanto tu, devi comprare: tutta la tua pila va alla banca e tutte le merci sono tue.
rule-CN-4-10 = Il porto si riempie di nuovo subito, casella per casella.
rule-CN-4-11 = Se al momento di pescare il sacchetto è vuoto, prima ci vanno tutti i gettoni scartati.
rule-CN-4-12 = Se nel porto la pila di qualcuno è più alta della tua, ti ha superato: alza la pila o ritirati.
rule-CN-4-13 = Alzare: aggiungi monete finché la tua pila è la più alta, o di più. La nave resta e ha finito.
rule-CN-4-14 = Ritirarsi: la nave e tutte le sue monete tornano da te.
rule-CN-4-15 = Se ti ritiri da un porto, nello stesso turno non puoi mandarci una nave.
rule-CN-4-16 = Se non puoi pagare per alzare, devi ritirarti, ma prima puoi far guadagnare monete ad altre navi.
rule-CN-4-17 = Una carta Cartello ti paga 2 monete quando ti ritiri. Ogni carta paga una volta per turno, e 1 ritiro porta 1 pagamento.
rule-CN-4-18 = Se nessuno ti ha superato, non puoi lasciare un porto.

chapter-5 = Fase II: affare
rule-CN-5-1 = Puoi fare 1 affare: quante combinazioni e serie vuoi per quante carte vuoi, tutto insieme.
rule-CN-5-2 = In una combinazione le merci sono tutte di tipi diversi. In una serie sono tutte dello stesso tipo.
rule-CN-5-3 = Una combinazione o una serie ha da 1 a 9 merci.
rule-CN-5-4 = Da 1 a 9 merci una combinazione vale 1, 3, 6, 10, 15, 21, 28, 36 o 45, e una serie 1, 4, 9, 16, 25, 36, 49, 64 o 81.
rule-CN-5-5 = Un jolly è qualsiasi tipo, ovunque; in una combinazione è un tipo che non c’è ancora. I jolly da soli formano una serie.
rule-CN-5-6 = Una merce fa parte di 1 sola combinazione o serie.
rule-CN-5-7 = Tutte insieme devono valere almeno quanto costano insieme le carte. Non importa che cosa paga quale carta.
rule-CN-5-8 = Ciò che paghi in più va perso; non si dà resto.
rule-CN-5-9 = Le merci cedute si scartano.
rule-CN-5-10 = Le monete comprano carte solo nell’ultimo round.
rule-CN-5-11 = Una carta deve essere ancora disponibile, e nessuno può avere una terza carta vantaggio dello stesso genere.
rule-CN-5-12 = Dopo l’affare, le merci che non entrano si scartano; scegli tu quali. Un Magazzino appena comprato conta.
rule-CN-5-13 = Non scarti più dell’eccedenza.
rule-CN-5-14 = Se non puoi comprare nulla, non ti si chiede nulla.

chapter-6 = Carte
rule-CN-6-1 = Tieni le carte fino alla fine; allora contano i loro PV.
rule-CN-6-2 = Una carta vantaggio funziona appena la compri.
rule-CN-6-3 = Nave da carico (costo 15, 8 PV): una nave di riserva entra nella tua flotta e può partire in questo turno.
rule-CN-6-4 = Magazzino (costo 10, 6 PV): subito 2 scomparti in più.
rule-CN-6-5 = Cartello (costo 10, 7 PV): paga quando ti ritiri, la prima volta nella tua prossima fase I.
rule-CN-6-6 = Bottini comuni: quanti ne puoi pagare, finché ce n’è. Costo e PV sono uguali: Bettola 6, Night club 9, Yacht 16, Villa 25.
rule-CN-6-7 = Bottini unici: 1 per tipo; decidono le parità. Costo e PV: Show business 28 e 31, Paparazzi 36 e 40, Milizia 45 e 50, Compari 49 e 55, Banca 64 e 72, Principato 81 e 91.

chapter-7 = Fase III: mandare le navi
rule-CN-7-1 = Ogni tua nave a casa parte, una alla volta.
rule-CN-7-2 = Va al Casinò, al Mercato nero o in un porto aperto.
rule-CN-7-3 = Casinò e Mercato nero accolgono quante navi si vuole e non costano nulla.
rule-CN-7-4 = In un porto la nave sta su una pila di almeno 1 moneta, più alta di ogni altra pila lì.
rule-CN-7-5 = In un porto hai al massimo 1 nave.
rule-CN-7-6 = Le monete vengono dalla tua cassaforte e restano sotto la nave finché non agisce.
rule-CN-7-7 = Un porto da cui ti ritiri è chiuso per te in questo turno; quello in cui hai appena comprato no.
rule-CN-7-8 = Senza navi a casa il tuo turno è finito; nell’ultimo round puoi anche smettere prima.

chapter-8 = La fine
rule-CN-8-1 = Nell’ultimo round ognuno ha ancora 1 turno.
rule-CN-8-2 = Nell’affare di quel turno ogni moneta in cassaforte vale 1, con o senza merci.
rule-CN-8-3 = Nell’ultimo round nessuno è obbligato a mandare navi, e l’ultimo posto a tavola non ne manda.
rule-CN-8-4 = Le monete e le merci rimaste non valgono nulla.
rule-CN-8-5 = Si sommano i PV di tutte le tue carte. Vince chi ha più PV.
rule-CN-8-6 = In caso di parità vince chi ha la migliore carta singola.
rule-CN-8-7 = Se anche questa è pari, la vittoria è condivisa.
