# Manila, the rules help. Keys come from docs/rules/manila.md: rule-MA-4-2 tells MA-4.2.

summary = Accumula la fortuna più grande, in contanti e azioni. Ogni viaggio comincia con un’asta: { $buyable ->
    [0] il capitano del porto sceglie
   *[other] il capitano del porto può comprare azioni, sceglie
} le 3 merci che partono e mette in acqua le barche. Poi tutti mandano complici mentre i dadi muovono le barche, e alla fine i posti pagano. Le merci che arrivano in porto salgono al mercato nero. Quando una merce arriva a { $top }, la partita è finita.

chapter-1 = Che cosa c’è
rule-MA-1-1 = Le 4 merci, sempre in quest’ordine, con i pesos che costa ogni posto e il profitto della barca: ginseng { $ginseng_costs } e { $ginseng_profit }; noce moscata { $nutmeg_costs } e { $nutmeg_profit }; seta { $silk_costs } e { $silk_profit }; giada { $jade_costs } e { $jade_profit }. Ogni profitto si può dividere in parti uguali fra quanti sono a bordo.
rule-MA-1-2 = Ci sono 3 barche, ognuna su una rotta propria con le caselle da 0 a { $last_space }. Le barche partono da 0 a { $last_start }, i pirati sono in agguato sulla { $last_space }, e oltre la { $last_space } c’è il porto.
rule-MA-1-3 = Altri posti sono in porto e in cantiere (A costa { $a_cost } pesos e può pagarne { $a_pays }, B costa { $b_cost } e può pagare { $b_pays }, C costa { $c_cost } e può pagare { $c_pays }), sulla barca dei pirati (2 posti a { $pirate_cost } l’uno), il pilota piccolo ({ $small_pilot_cost }) e il pilota grande ({ $large_pilot_cost }). L’assicurazione non costa nulla e dà { $insurance_bonus }.
rule-MA-1-4 = In tutto fanno { $places } posti, a seconda della merce che resta a terra.
rule-MA-1-5 = Cominci con { $starting_cash } pesos. Un’azione impegnata ne dà { $loan }, riscattarla costa { $redemption }, e se alla fine è ancora impegnata perdi { $penalty }. La prima offerta è almeno { $first_bid }, un’azione costa almeno { $least_price }.
rule-MA-1-6 = Tutte le somme sono in pesos interi. La banca non finisce mai i soldi.
rule-MA-1-7 = Azioni per ogni merce: { $shares }.
rule-MA-1-8 = Il mercato nero ha i livelli { $levels }. Una merce sale di 1 livello alla volta.
rule-MA-1-9 = Un’azione costa quanto la sua merce vale ora al mercato nero, ma mai meno di { $least_price }.
rule-MA-1-10 = Complici per giocatore: { $accomplices_3 } con 3 giocatori, { $accomplices_4 } con 4, { $accomplices_5 } con 5.

chapter-2 = Preparazione
rule-MA-2-1 = I giocatori sono { $players }, seduti in senso orario a partire dal primo posto.
rule-MA-2-2 = Ognuno prende { $starting_cash } pesos.
rule-MA-2-3 = Ognuno prende i complici previsti per questo numero di giocatori.
rule-MA-2-4 = Azioni di ogni merce che si mescolano: { $pool }. Carte coperte che ognuno ne riceve: { $dealt }. Ciò che avanza si unisce alle altre { $left_out } nella riserva, visibile a tutti e divisa per merce.
rule-MA-2-5 = Tutte le merci partono dal livello { $bottom }.
rule-MA-2-6 = Barche, carichi e dadi sono pronti accanto al tabellone.
rule-MA-2-7 = Il primo posto al tavolo apre la prima asta. Chi ci siede si decide prima della partita, a sorte.
rule-MA-2-8 = Solo le azioni distribuite e i dadi dipendono dalla sorte.

chapter-3 = Il viaggio
rule-MA-3-1 = La partita è una serie di viaggi. Ognuno va così: asta, compiti del capitano del porto, complici e movimento, resa dei conti, mercato.
rule-MA-3-2 = ♟ è un turno di complici, ⚄ un movimento: { $schedule_3 } con 3 giocatori, { $schedule_4 } con 4, { $schedule_5 } con 5. I pirati possono abbordare dopo il secondo movimento e saccheggiano dopo l’ultimo; i piloti agiscono subito prima dell’ultimo.
rule-MA-3-3 = Decidi quanto offri, se compri un’azione, quale merce resta a terra e da dove partono le barche; dove vanno i tuoi complici, se il tuo pirata abborda, come manovra il tuo pilota e dove finisce una barca saccheggiata. Tutto il resto va da sé.
rule-MA-3-4 = Se potresti solo dire di no, non ti si chiede nulla. Si controlla una volta, quando nasce la domanda: poi resta, anche se un prestito o un riscatto lascia solo il no.
rule-MA-3-5 = Quando ti si chiede qualcosa, puoi prima impegnare e riscattare azioni quante volte vuoi; la domanda resta tua. Nessun altro può farlo.
rule-MA-3-6 = Apre l’asta il capitano del porto dell’ultimo viaggio; nel primo viaggio, il primo posto al tavolo.
rule-MA-3-7 = In senso orario, ognuno a turno rilancia o passa. Chi passa è fuori da quest’asta.
rule-MA-3-8 = La prima offerta è { $first_bid } o più; ogni altra supera la precedente. Si può rilanciare di quanto si vuole.
rule-MA-3-9 = Non puoi offrire più dei tuoi contanti più { $loan } per ogni tua azione non impegnata.
rule-MA-3-10 = Quando tutti gli altri sono fuori, vince l’offerta più alta. Nessuno rilancia contro se stesso.
rule-MA-3-11 = Chi resta per ultimo senza che ci sia un’offerta può ancora scegliere: almeno { $first_bid }, o passare.
rule-MA-3-12 = Se nessuno offre, il capitano del porto resta in carica e non paga nulla. Nel primo viaggio la carica va allo stesso modo a chi apre l’asta.
rule-MA-3-13 = Chi vince paga subito la banca; se mancano contanti, si impegnano azioni, il meno possibile. Gli altri non pagano nulla.
rule-MA-3-14 = Se non puoi arrivare all’offerta minima, passi senza domande.

chapter-4 = I compiti del capitano del porto
rule-MA-4-1 = { $buyable ->
    [0] A questo tavolo nessuno compra azioni; il capitano del porto comincia dal carico.
    [1] Primo, il capitano del porto può comprare 1 azione di una merce ancora nella riserva. Nessun altro compra mai.
   *[other] Primo, il capitano del porto può comprare fino a { $buyable } azioni, una dopo l’altra, di merci ancora nella riserva. Nessun altro compra mai.
}
rule-MA-4-2 = Il prezzo va alla banca, se serve con prestiti; ma l’azione che si compra non può aiutare a pagare se stessa.
rule-MA-4-3 = Tutti vedono quale merce viene comprata. Poi la carta entra nella mano del capitano del porto.
rule-MA-4-4 = Secondo, il capitano del porto indica la merce che resta a terra. Le altre 3 si caricano.
rule-MA-4-5 = Terzo, il capitano del porto mette le barche sulle caselle di partenza: ognuna da 0 a { $last_start }, in totale esattamente { $start_sum }. Le merci caricate prendono le rotte nel solito ordine; le rotte sono tutte uguali.
rule-MA-4-6 = Modi per farlo: { $launches }. Sono le disposizioni di { $arrangements }.

chapter-5 = Mandare complici
rule-MA-5-1 = Il capitano del porto comincia ogni turno di complici, gli altri seguono in senso orario. Ognuno manda 1 complice o passa.
rule-MA-5-2 = Chi passa non manda più nessuno in questo viaggio. Ciò che ha sul tabellone resta e conta.
rule-MA-5-3 = Un posto costa quanto c’è scritto. Per l’assicurazione, invece, ricevi subito { $insurance_bonus }.
rule-MA-5-4 = Ogni posto accoglie 1 complice. Puoi avere quanti posti vuoi, ovunque.
rule-MA-5-5 = Su una barca prendi il posto libero più economico.
rule-MA-5-6 = { $docked_boats ->
    [yes] A questo tavolo una barca in porto prende ancora complici. Una barca sulla { $last_space } anche.
   *[no] Una barca in porto non prende più nessuno: un posto lì sarebbe senza rischio. Una barca sulla { $last_space } sì.
}
rule-MA-5-7 = In porto e in cantiere puoi scegliere qualsiasi posto libero, anche dove c’è già una barca.
rule-MA-5-8 = Chi arriva per primo è il capitano dei pirati, poi c’è il secondo pirata. I posti lasciati dai pirati si possono occupare di nuovo.
rule-MA-5-9 = Il posto di ciascun pilota si può occupare finché è libero.
rule-MA-5-10 = Un posto è aperto a te se puoi pagarlo, prestiti compresi. Se non puoi pagarne nessuno, puoi fare il clandestino.
rule-MA-5-11 = Se non c’è un posto che puoi prendere, passi senza domande.
rule-MA-5-12 = Un complice che torna a casa durante un viaggio non si manda di nuovo.

chapter-6 = Movimento
rule-MA-6-1 = Per ogni barca in mare si tira 1 dado. Le barche in porto non ne hanno.
rule-MA-6-2 = Una barca avanza di quanto dice il suo dado. Ciò che non le serve va perso.
rule-MA-6-3 = Oltre la { $last_space } la barca è in porto, al primo molo libero fra A, B e C, e ha finito.
rule-MA-6-4 = Le barche si muovono nell’ordine delle rotte, appena si conosce il loro dado. L’ordine non conta mai: i soldi dipendono da quante barche arrivano e quali, non dai loro moli.
rule-MA-6-5 = { $docks_early ->
    [yes] Già dopo il primo movimento una barca può essere in porto: il lancio più lungo porta alla casella { $farthest }.
   *[no] Dopo il primo movimento nessuna barca può essere oltre la casella { $farthest }.
}

chapter-7 = Abbordaggio, dopo il secondo movimento
rule-MA-7-1 = L’abbordaggio riguarda le barche esattamente sulla { $last_space }. Senza pirati non succede loro nulla.
rule-MA-7-2 = Decide prima il capitano dei pirati, poi l’altro pirata. Se sono entrambi tuoi, decidi per ciascuno.
rule-MA-7-3 = { $boarding_variant ->
    [yes] Un pirata resta, o sceglie una barca sulla { $last_space } con un posto libero. Il capitolo 13 dice che cosa vale se non ce n’è.
   *[no] Un pirata resta, o sceglie una barca sulla { $last_space } con un posto libero.
}
rule-MA-7-4 = { $boarding_variant ->
    [yes] Se sulla { $last_space } non c’è una barca con qualcuno a bordo o con un posto libero, al pirata non si chiede nulla.
   *[no] Se non c’è una barca così, al pirata non si chiede nulla.
}
rule-MA-7-5 = Il pirata prende gratis il posto libero più economico della barca e da lì in poi è un complice come gli altri.
rule-MA-7-6 = Se il capitano se ne va, l’altro pirata diventa subito capitano.
rule-MA-7-7 = La barca resta sulla { $last_space } e prosegue come al solito.

chapter-8 = Piloti, prima dell’ultimo movimento
rule-MA-8-1 = Agisce prima il pilota piccolo, poi il grande, se ci sono e se una barca è in mare. Ognuno può rinunciare; poi si tirano i dadi.
rule-MA-8-2 = Il pilota piccolo sposta 1 barca di 1 casella, avanti o indietro.
rule-MA-8-3 = Il pilota grande sposta 1 barca fino a 2 caselle in una direzione, oppure 2 barche di 1 casella ciascuna. Può essere la barca appena spostata.
rule-MA-8-4 = Una barca spinta oltre la { $last_space } attracca subito, fuori portata.
rule-MA-8-5 = Una barca spinta sulla { $last_space } per ora è al sicuro: i pirati aspettano i dadi.
rule-MA-8-6 = Nessuna barca scende sotto la casella 0.

chapter-9 = Arrivo e saccheggio
rule-MA-9-1 = Dopo l’ultimo movimento, le barche che hanno superato la { $last_space } sono già in porto.
rule-MA-9-2 = Una barca esattamente sulla { $last_space } le segue se la barca dei pirati è vuota.
rule-MA-9-3 = Le barche sotto la { $last_space } vanno in cantiere, ai primi bacini liberi, nell’ordine delle rotte.
rule-MA-9-4 = Una barca esattamente sulla { $last_space } con un pirata in agguato viene saccheggiata; non si può rinunciare. Tutti a bordo tornano a casa senza nulla, anche i pirati saliti, prima che si scelga una meta.
rule-MA-9-5 = Tutto il suo profitto va al pirata, o per metà a ciascuno dei 2. Si paga alla resa dei conti.
rule-MA-9-6 = Il capitano dei pirati manda ogni barca saccheggiata, nell’ordine delle rotte, in porto o in cantiere.
rule-MA-9-7 = Lì conta come ogni altra barca: per moli e bacini, per l’assicurazione e, in porto, per il mercato.
rule-MA-9-8 = Ora ogni barca è in porto o in cantiere.

chapter-10 = Resa dei conti, in quest’ordine
rule-MA-10-1 = I pirati ricevono il bottino.
rule-MA-10-2 = Il profitto di ogni barca in porto si divide in parti uguali fra tutti quelli a bordo. Una barca saccheggiata, o senza nessuno, non paga nessuno.
rule-MA-10-3 = I complici in porto ricevono dalla banca { $a_pays }, { $b_pays } o { $c_pays } se al loro molo c’è una barca.
rule-MA-10-4 = I complici in cantiere ricevono altrettanto se c’è una barca al loro bacino: dall’assicuratore se c’è, altrimenti dalla banca.
rule-MA-10-5 = I piloti non guadagnano nulla.
rule-MA-10-6 = L’assicuratore deve pagare per ogni barca in cantiere, a chi sta lì o altrimenti alla banca: { $claims_1 } per 1 barca, { $claims_2 } per 2, { $claims_3 } per 3.
rule-MA-10-7 = Ciò che l’assicuratore dovrebbe a un complice dello stesso giocatore si annulla.
rule-MA-10-8 = Prima l’assicuratore riceve i propri guadagni. Se non bastano, impegna azioni una per una; se ancora non basta, paga tutto ciò che ha e la banca il resto. Gli altri sono pagati per intero e non resta alcun debito.
rule-MA-10-9 = Il tabellone si svuota, i passi si dimenticano e il capitano del porto apre l’asta seguente.

chapter-11 = Prestiti e clandestini
rule-MA-11-1 = Un’azione impegnata dà { $loan } pesos. Resta tua.
rule-MA-11-2 = Impegni azioni mentre ti si chiede qualcosa, o quando un pagamento lo impone.
rule-MA-11-3 = Se devi pagare più di quanto hai, impegni meno azioni possibile: prima la merce di livello più basso, a parità nel solito ordine delle merci.
rule-MA-11-4 = Riscattare costa { $redemption } in contanti. L’azione si può impegnare di nuovo.
rule-MA-11-5 = Non c’è altro credito, e nulla si vende, si scambia o si regala.
rule-MA-11-6 = { $stowaway_insurance ->
    [yes] Guarda i posti liberi senza l’assicurazione. Se non puoi pagare il più economico, prestiti compresi, questa volta puoi fare il clandestino. L’assicurazione è aperta a te come a tutti.
   *[no] Guarda i posti liberi senza l’assicurazione. Se non puoi pagare il più economico, prestiti compresi, questa volta puoi fare il clandestino. Se è libera solo l’assicurazione, è aperta a te come a tutti.
}
rule-MA-11-7 = { $stowaway_insurance ->
    [yes] Da clandestino prendi uno qualsiasi di questi posti e paghi i contanti che hai, anche nulla; oppure prendi l’assicurazione.
   *[no] Da clandestino prendi uno qualsiasi di questi posti e paghi i contanti che hai, anche nulla. L’assicurazione resta chiusa.
}
rule-MA-11-8 = Si controlla di nuovo ogni volta che tocca a te.
rule-MA-11-9 = Se puoi pagare un posto, devi restare fra quelli che puoi pagare.

chapter-12 = Mercato e fine
rule-MA-12-1 = Ogni merce la cui barca è in porto sale di 1 livello, comunque ci sia arrivata. Nessuna scende.
rule-MA-12-2 = Se una merce ha raggiunto { $top }, la partita è finita. Altrimenti c’è un altro viaggio.
rule-MA-12-3 = { $edition ->
    [original] Questo tavolo conta come l’edizione originale: alla fine non si riscatta nulla.
   *[polish] Questo tavolo conta come l’edizione polacca: alla fine le azioni impegnate si riscattano per i proprietari, dalla più cara, finché ci sono { $redemption } pesos.
}
rule-MA-12-4 = { $edition ->
    [original] La tua fortuna sono i contanti più il valore di tutte le azioni, meno { $penalty } per ognuna impegnata. Può andare sotto 0.
   *[polish] La tua fortuna sono i contanti più il valore delle azioni non impegnate, meno { $penalty } per ogni azione ancora impegnata, che non vale nulla. Può andare sotto 0.
}
rule-MA-12-5 = Vince la fortuna più grande; a parità la vittoria è condivisa.
rule-MA-12-6 = { $edition ->
    [original] L’edizione polacca conta in un altro modo: si riscatta finché bastano i contanti, e le azioni ancora impegnate non valgono nulla e costano { $penalty } l’una. Chi può pagare i propri debiti ha lo stesso risultato.
   *[polish] L’edizione originale conta in un altro modo: non si riscatta nulla e valgono tutte le azioni, meno { $penalty } per ognuna impegnata. Chi può pagare i propri debiti ha lo stesso risultato.
}

chapter-13 = { $boarding_variant ->
    [yes] Variante, qui in gioco: abbordare barche piene
   *[no] Variante, qui non in gioco: abbordare barche piene
}
rule-MA-13-1 = Finché una barca sulla { $last_space } ha un posto libero, un pirata che abborda prende un posto così.
rule-MA-13-2 = Se nessuna ne ha, il pirata può scegliere qualsiasi complice su qualsiasi barca sulla { $last_space }, anche uno dello stesso giocatore. Quel complice torna a casa e il pirata siede al suo posto.
rule-MA-13-3 = Il secondo pirata non può farlo a chi ha appena abbordato.
rule-MA-13-4 = Ogni pirata cerca da capo i posti liberi, dopo chi lo precede.
rule-MA-13-5 = Tutto il resto non cambia: nessuno è obbligato ad abbordare, non costa nulla e il capitano è il primo.

chapter-14 = Che cosa si sa
rule-MA-14-1 = { $open_cash ->
    [yes] Sono visibili a tutti i contanti, quante azioni ha ognuno e quante impegnate, la riserva, il mercato, le offerte, il tabellone, i dadi, ogni acquisto e ogni pagamento.
   *[no] Sono visibili a tutti quante azioni ha ognuno e quante impegnate, la riserva, il mercato, le offerte, il tabellone, i dadi, ogni acquisto e ogni pagamento. I contanti degli altri sono nascosti.
}
rule-MA-14-2 = Sono segrete le merci delle azioni e quali di esse sono impegnate. A partita finita si mostrano tutte le mani.
rule-MA-14-3 = Quante azioni di ogni merce sono in tutte le mani si può calcolare, e mostrare.
rule-MA-14-4 = Ogni partita viene annotata, decisione per decisione, e si può rivedere.
rule-MA-14-5 = Una partita si può salvare e riprendere. Nessun dado e nessuna carta è deciso prima del tempo: nessuno può guardare avanti.
