# Manila, the rules help. Keys come from docs/rules/manila.md: rule-MA-4-2 tells MA-4.2.

summary = Diventa il più ricco, in contanti e azioni. Ogni viaggio comincia con un’asta: il capitano del porto può comprare un’azione, sceglie le 3 merci che partono e mette in acqua le barche. Poi tutti mandano complici mentre i dadi muovono le barche, e alla fine i posti pagano. Le merci che arrivano in porto salgono al mercato nero. Quando una merce arriva a 30, la partita è finita.

chapter-1 = Che cosa c’è
rule-MA-1-1 = Le 4 merci, sempre in quest’ordine, con i pesos che costa ogni posto e il profitto della barca: ginseng 1, 2, 3 e 18; noce moscata 2, 3, 4 e 24; seta 3, 4, 5 e 30; giada 3, 4, 5, 5 e 36. Ogni profitto si può dividere in parti uguali fra quanti sono a bordo.
rule-MA-1-2 = Ci sono 3 barche, ognuna su una rotta propria con le caselle da 0 a 13. Le barche partono da 0 a 5, i pirati sono in agguato sulla 13, e oltre la 13 c’è il porto.
rule-MA-1-3 = Altri posti sono in porto e in cantiere (A costa 4 pesos e può pagarne 6, B costa 3 e può pagare 8, C costa 2 e può pagare 15), sulla barca dei pirati (2 posti a 5 l’uno), il pilota piccolo (2) e il pilota grande (5). L’assicurazione non costa nulla e dà 10.
rule-MA-1-4 = In tutto sono 21 posti se la giada è in mare e 20 se non c’è.
rule-MA-1-5 = Cominci con 30 pesos. Un’azione impegnata ne dà 12, riscattarla costa 15, e se alla fine è ancora impegnata perdi 15. La prima offerta è almeno 1, un’azione costa almeno 5.
rule-MA-1-6 = Tutte le somme sono in pesos interi. La banca non finisce mai i soldi.
rule-MA-1-7 = Ci sono 5 azioni per ogni merce.
rule-MA-1-8 = Il mercato nero ha i livelli 0, 5, 10, 20 e 30. Una merce sale di 1 livello alla volta.
rule-MA-1-9 = Un’azione costa quanto la sua merce vale ora al mercato nero, ma mai meno di 5.
rule-MA-1-10 = Con 3 giocatori ognuno ha 4 complici, con 4 o 5 giocatori ne ha 3.

chapter-2 = Preparazione
rule-MA-2-1 = I giocatori sono 3, 4 o 5, seduti in senso orario a partire dal primo posto.
rule-MA-2-2 = Ognuno prende 30 pesos.
rule-MA-2-3 = Ognuno prende i complici previsti per questo numero di giocatori.
rule-MA-2-4 = Da 3 azioni mescolate di ogni merce ognuno ne riceve 2 coperte. Ciò che avanza si unisce alle altre 8 nella riserva, visibile a tutti e divisa per merce.
rule-MA-2-5 = Tutte le merci partono dal livello 0.
rule-MA-2-6 = Barche, carichi e dadi sono pronti accanto al tabellone.
rule-MA-2-7 = Il primo posto a tavola apre la prima asta. Chi ci siede si decide prima della partita, a sorte.
rule-MA-2-8 = La sorte dà 1 carta alla volta, 2 al primo posto, poi 2 al seguente e così via, e più tardi 1 dado alla volta. Nient’altro è casuale.

chapter-3 = Il viaggio
rule-MA-3-1 = La partita è una serie di viaggi. Ognuno va così: asta, compiti del capitano del porto, complici e movimento, resa dei conti, mercato.
rule-MA-3-2 = Con 4 o 5 giocatori turni di complici e di movimento si alternano, 3 per tipo; con 3 giocatori ci sono 2 turni di complici prima del primo movimento. I pirati possono abbordare dopo il secondo movimento e saccheggiano dopo l’ultimo; i piloti agiscono subito prima dell’ultimo.
rule-MA-3-3 = Ti si chiede solo questo: fare un’offerta, comprare un’azione, dire quale merce resta a terra, mettere in acqua le barche, mandare un complice, abbordare, agire da pilota piccolo o grande, e dare una meta a una barca saccheggiata.
rule-MA-3-4 = Se potresti solo dire di no, non ti si chiede nulla. Si controlla una volta, quando nasce la domanda: poi resta, anche se un prestito o un riscatto lascia solo il no.
rule-MA-3-5 = Quando ti si chiede qualcosa, puoi prima impegnare e riscattare azioni quante volte vuoi; la domanda resta tua. Nessun altro può farlo.
rule-MA-3-6 = Apre l’asta il capitano del porto dell’ultimo viaggio; nel primo viaggio, il primo posto a tavola.
rule-MA-3-7 = In senso orario, ognuno a turno rilancia o passa. Chi passa è fuori da quest’asta.
rule-MA-3-8 = La prima offerta è 1 o più; ogni altra supera la precedente. Si può rilanciare di quanto si vuole.
rule-MA-3-9 = Non puoi offrire più dei tuoi contanti più 12 per ogni tua azione non impegnata.
rule-MA-3-10 = Quando tutti gli altri sono fuori, vince l’offerta più alta. Nessuno rilancia contro se stesso.
rule-MA-3-11 = Chi resta per ultimo senza che ci sia un’offerta può ancora scegliere: almeno 1, o passare.
rule-MA-3-12 = Se nessuno offre, il capitano del porto resta in carica e non paga nulla. Nel primo viaggio la carica va allo stesso modo a chi apre l’asta.
rule-MA-3-13 = Chi vince paga subito la banca; se mancano contanti, si impegnano azioni, il meno possibile. Gli altri non pagano nulla.
rule-MA-3-14 = Se non puoi arrivare all’offerta minima, passi senza domande.

chapter-4 = I compiti del capitano del porto
rule-MA-4-1 = Primo, il capitano del porto può comprare 1 azione di una merce ancora nella riserva. Nessun altro compra mai.
rule-MA-4-2 = Il prezzo va alla banca, se serve con prestiti; ma l’azione che si compra non può aiutare a pagare se stessa.
rule-MA-4-3 = Tutti vedono quale merce viene comprata. Poi la carta entra nella mano del capitano del porto.
rule-MA-4-4 = Secondo, il capitano del porto indica la merce che resta a terra. Le altre 3 si caricano.
rule-MA-4-5 = Terzo, il capitano del porto mette le barche sulle caselle di partenza: ognuna da 0 a 5, in totale esattamente 9. Le merci caricate prendono le rotte nel solito ordine; le rotte sono tutte uguali.
rule-MA-4-6 = Ci sono 25 modi per farlo: le disposizioni di 5-4-0, 5-3-1, 5-2-2, 4-4-1, 4-3-2 e 3-3-3.

chapter-5 = Mandare complici
rule-MA-5-1 = Il capitano del porto comincia ogni turno di complici, gli altri seguono in senso orario. Ognuno manda 1 complice o passa.
rule-MA-5-2 = Chi passa non manda più nessuno in questo viaggio. Ciò che ha sul tabellone resta e conta.
rule-MA-5-3 = Un posto costa quanto c’è scritto. Per l’assicurazione, invece, ricevi subito 10.
rule-MA-5-4 = Ogni posto accoglie 1 complice. Puoi avere quanti posti vuoi, ovunque.
rule-MA-5-5 = Su una barca prendi il posto libero più economico.
rule-MA-5-6 = Una barca in porto non prende più nessuno. Una barca sulla 13 sì.
rule-MA-5-7 = In porto e in cantiere puoi scegliere qualsiasi posto libero, anche dove c’è già una barca.
rule-MA-5-8 = Chi arriva per primo è il capitano dei pirati, poi c’è il secondo pirata. I posti lasciati dai pirati si possono occupare di nuovo.
rule-MA-5-9 = Il posto di ciascun pilota si può occupare finché è libero.
rule-MA-5-10 = Un posto è aperto a te se puoi pagarlo, prestiti compresi. Se non puoi pagarne nessuno, puoi fare il clandestino.
rule-MA-5-11 = Se non c’è un posto che puoi prendere, passi senza domande.
rule-MA-5-12 = Un complice che torna a casa durante un viaggio non si manda di nuovo.

chapter-6 = Movimento
rule-MA-6-1 = Per ogni barca in mare si tira 1 dado. Le barche in porto non ne hanno.
rule-MA-6-2 = Una barca avanza di quanto dice il suo dado. Ciò che non le serve va perso.
rule-MA-6-3 = Oltre la 13 la barca è in porto, al primo molo libero fra A, B e C, e ha finito.
rule-MA-6-4 = Le barche si muovono nell’ordine delle rotte, appena si conosce il loro dado. L’ordine non conta mai: i soldi dipendono da quante barche arrivano e quali, non dai loro moli.
rule-MA-6-5 = Dopo il primo movimento nessuna barca può essere oltre la casella 11.

chapter-7 = Abbordaggio, dopo il secondo movimento
rule-MA-7-1 = L’abbordaggio riguarda le barche esattamente sulla 13. Senza pirati non succede loro nulla.
rule-MA-7-2 = Decide prima il capitano dei pirati, poi l’altro pirata. Se sono entrambi tuoi, decidi per ciascuno.
rule-MA-7-3 = Un pirata resta, o sceglie una barca sulla 13 con un posto libero.
rule-MA-7-4 = Se non c’è una barca così, al pirata non si chiede nulla.
rule-MA-7-5 = Il pirata prende gratis il posto libero più economico della barca e da lì in poi è un complice come gli altri.
rule-MA-7-6 = Se il capitano se ne va, l’altro pirata diventa subito capitano.
rule-MA-7-7 = La barca resta sulla 13 e prosegue come al solito.

chapter-8 = Piloti, prima dell’ultimo movimento
rule-MA-8-1 = Agisce prima il pilota piccolo, poi il grande, se ci sono e se una barca è in mare. Ognuno può rinunciare; poi si tirano i dadi.
rule-MA-8-2 = Il pilota piccolo sposta 1 barca di 1 casella, avanti o indietro.
rule-MA-8-3 = Il pilota grande sposta 1 barca fino a 2 caselle in una direzione, oppure 2 barche di 1 casella ciascuna. Può essere la barca appena spostata.
rule-MA-8-4 = Una barca spinta oltre la 13 attracca subito, fuori portata.
rule-MA-8-5 = Una barca spinta sulla 13 per ora è al sicuro: i pirati aspettano i dadi.
rule-MA-8-6 = Nessuna barca scende sotto la casella 0.

chapter-9 = Arrivo e saccheggio
rule-MA-9-1 = Dopo l’ultimo movimento, le barche che hanno superato la 13 sono già in porto.
rule-MA-9-2 = Una barca esattamente sulla 13 le segue se la barca dei pirati è vuota.
rule-MA-9-3 = Le barche sotto la 13 vanno in cantiere, ai primi bacini liberi, nell’ordine delle rotte.
rule-MA-9-4 = Una barca esattamente sulla 13 con un pirata in agguato viene saccheggiata; non si può rinunciare. Tutti a bordo tornano a casa senza nulla, anche i pirati saliti, prima che si scelga una meta.
rule-MA-9-5 = Tutto il suo profitto va al pirata, o per metà a ciascuno dei 2. Si paga alla resa dei conti.
rule-MA-9-6 = Il capitano dei pirati manda ogni barca saccheggiata, nell’ordine delle rotte, in porto o in cantiere.
rule-MA-9-7 = Lì conta come ogni altra barca: per moli e bacini, per l’assicurazione e, in porto, per il mercato.
rule-MA-9-8 = Ora ogni barca è in porto o in cantiere.

chapter-10 = Resa dei conti, in quest’ordine
rule-MA-10-1 = I pirati ricevono il bottino.
rule-MA-10-2 = Il profitto di ogni barca in porto si divide in parti uguali fra tutti quelli a bordo. Una barca saccheggiata, o senza nessuno, non paga nessuno.
rule-MA-10-3 = I complici in porto ricevono dalla banca 6, 8 o 15 se al loro molo c’è una barca.
rule-MA-10-4 = I complici in cantiere ricevono altrettanto se c’è una barca al loro bacino: dall’assicuratore se c’è, altrimenti dalla banca.
rule-MA-10-5 = I piloti non guadagnano nulla.
rule-MA-10-6 = L’assicuratore deve pagare per ogni barca in cantiere, a chi sta lì o altrimenti alla banca: 6 per 1 barca, 14 per 2, 29 per 3.
rule-MA-10-7 = Ciò che l’assicuratore dovrebbe a un complice dello stesso giocatore si annulla.
rule-MA-10-8 = Prima l’assicuratore riceve i propri guadagni. Se non bastano, impegna azioni una per una; se ancora non basta, paga tutto ciò che ha e la banca il resto. Gli altri sono pagati per intero e non resta alcun debito.
rule-MA-10-9 = Il tabellone si svuota, i passi si dimenticano e il capitano del porto apre l’asta seguente.

chapter-11 = Prestiti e clandestini
rule-MA-11-1 = Un’azione impegnata dà 12 pesos. Resta tua.
rule-MA-11-2 = Impegni azioni mentre ti si chiede qualcosa, o quando un pagamento lo impone.
rule-MA-11-3 = Se devi pagare più di quanto hai, impegni meno azioni possibile: prima la merce di livello più basso, a parità nel solito ordine delle merci.
rule-MA-11-4 = Riscattare costa 15 in contanti. L’azione si può impegnare di nuovo.
rule-MA-11-5 = Non c’è altro credito, e nulla si vende, si scambia o si regala.
rule-MA-11-6 = Guarda i posti liberi senza l’assicurazione. Se non puoi pagare il più economico, prestiti compresi, questa volta puoi fare il clandestino. Se è libera solo l’assicurazione, è aperta a te come a tutti.
rule-MA-11-7 = Da clandestino prendi uno qualsiasi di questi posti e paghi i contanti che hai, anche nulla. L’assicurazione resta chiusa.
rule-MA-11-8 = Si controlla di nuovo ogni volta che tocca a te.
rule-MA-11-9 = Se puoi pagare un posto, devi restare fra quelli che puoi pagare.

chapter-12 = Mercato e fine
rule-MA-12-1 = Ogni merce la cui barca è in porto sale di 1 livello, comunque ci sia arrivata. Nessuna scende.
rule-MA-12-2 = Se una merce ha raggiunto 30, la partita è finita. Altrimenti c’è un altro viaggio.
rule-MA-12-3 = Alla fine le azioni impegnate si riscattano per i proprietari, dalla più cara, finché ci sono 15 pesos.
rule-MA-12-4 = La tua fortuna sono i contanti più il valore delle azioni non impegnate, meno 15 per ogni azione ancora impegnata. Può andare sotto 0.
rule-MA-12-5 = Vince la fortuna più grande; a parità la vittoria è condivisa.
rule-MA-12-6 = Un’opzione conta in un altro modo: non si riscatta nulla e valgono tutte le azioni, meno 15 per ognuna impegnata. Chi può pagare i propri debiti ha lo stesso risultato.

chapter-13 = Variante: abbordare barche piene
rule-MA-13-1 = Finché una barca sulla 13 ha un posto libero, un pirata che abborda prende un posto così.
rule-MA-13-2 = Se nessuna ne ha, il pirata può scegliere qualsiasi complice su qualsiasi barca sulla 13, anche uno dello stesso giocatore. Quel complice torna a casa e il pirata siede al suo posto.
rule-MA-13-3 = Il secondo pirata non può farlo a chi ha appena abbordato.
rule-MA-13-4 = Ogni pirata cerca da capo i posti liberi, dopo chi lo precede.
rule-MA-13-5 = Tutto il resto non cambia: nessuno è obbligato ad abbordare, non costa nulla e il capitano è il primo.

chapter-14 = Che cosa si sa
rule-MA-14-1 = Sono visibili a tutti i contanti, quante azioni ha ognuno e quante impegnate, la riserva, il mercato, le offerte, il tabellone, i dadi, ogni acquisto e ogni pagamento.
rule-MA-14-2 = Sono segrete le merci delle azioni e quali di esse sono impegnate. A partita finita si mostrano tutte le mani.
rule-MA-14-3 = Quante azioni di ogni merce sono in tutte le mani si può calcolare, e mostrare.
rule-MA-14-4 = Le risposte si scrivono nella notazione comune a tutti i nostri giochi.
rule-MA-14-5 = Una posizione salvata contiene tutto ciò che serve per continuare, tranne il futuro: nessun dado e nessuna carta è deciso prima del tempo.
