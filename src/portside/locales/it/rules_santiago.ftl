# Santiago de Cuba, the rules help. Keys come from docs/rules/santiago.md: rule-SC-4-2 tells SC-4.2.

summary =
    Raccogli più punti vittoria (PV) di tutti. Nel tuo turno guidi l’auto comune da un abitante o al porto. Un abitante ti aiuta, poi la tua pedina entra in un edificio del colore del suo fiore e puoi usarlo; al porto tutti possono caricare merci sulla nave. Ogni merce caricata vale i PV che mostra l’indicatore di prezzo: { $flags }. { $finish ->
        [turn] La partita finisce con il turno in cui salpa la nave { $ships }.
       *[once] La partita finisce appena salpa la nave { $ships }.
    }

chapter-1 = Che cosa c’è nella scatola
rule-SC-1-1 = Ci sono 6 tipi di merci: zucchero, agrumi, tabacco, rum, sigari e legno. Pezzi di ogni tipo: { $tokens }. Ogni tipo tranne il legno ha un dado.
rule-SC-1-2 =
    { $dice ->
        [alike] Le facce di un dado sono { $sugar_die }. Solo il dado degli agrumi ha { $citrus_die }.
       *[other] Le facce dei dadi: zucchero { $sugar_die }; agrumi { $citrus_die }; tabacco { $tobacco_die }; rum { $rum_die }; sigari { $cigars_die }.
    }
rule-SC-1-3 = La strada è un anello di 10 fermate: il porto, poi le fermate da 1 a 9, dove aspettano gli abitanti. L’auto va solo in avanti.
rule-SC-1-4 =
    I 9 abitanti portano un fiore: Pedro { $pedro ->
        [white] bianco
        [blue] blu
        [yellow] giallo
        [red] rosso
       *[none] nessuno
    }, Alonso { $alonso ->
        [white] bianco
        [blue] blu
        [yellow] giallo
        [red] rosso
       *[none] nessuno
    }, Miguel { $miguel ->
        [white] bianco
        [blue] blu
        [yellow] giallo
        [red] rosso
       *[none] nessuno
    }, Pablo { $pablo ->
        [white] bianco
        [blue] blu
        [yellow] giallo
        [red] rosso
       *[none] nessuno
    }, José { $jose ->
        [white] bianco
        [blue] blu
        [yellow] giallo
        [red] rosso
       *[none] nessuno
    }, Martinez { $martinez ->
        [white] bianco
        [blue] blu
        [yellow] giallo
        [red] rosso
       *[none] nessuno
    }, Conchita { $conchita ->
        [white] bianco
        [blue] blu
        [yellow] giallo
        [red] rosso
       *[none] nessuno
    }, Maria { $maria ->
        [white] bianco
        [blue] blu
        [yellow] giallo
        [red] rosso
       *[none] nessuno
    }, El Zorro { $el_zorro ->
        [white] bianco
        [blue] blu
        [yellow] giallo
        [red] rosso
       *[none] nessuno
    }. I fiori consueti di Pablo, Martinez, Conchita e Maria li abbiamo scelti noi: nella scatola possono essere altri.
rule-SC-1-5 = I 12 edifici sono Banca, Chiesa, Distilleria, Fabbrica di sigari, Mercato nero, Segheria, Caffè, Ufficio doganale, Casinò, Capitaneria di porto, Ufficio commerciale ed Editore del giornale.
rule-SC-1-6 = Gli edifici stanno su 12 posti: 3 gialli, 3 blu, 3 rossi e 3 bianchi. Conta solo il colore del posto, mai i suoi vicini.
rule-SC-1-7 = Le bandiere del tracciato dei prezzi sono { $flags } e, in fondo, una a scacchi. L’indicatore non resta mai sulla bandiera a scacchi.
rule-SC-1-8 = Le navi arrivano in porto una dopo l’altra, fino alla nave { $ships }. I 4 dadi su una nave mostrano che cosa vuole caricare.
rule-SC-1-9 = Pesos e PV non finiscono mai; il numero di monete e gettoni non è un limite.
rule-SC-1-10 = Hai uno schermo, 1 pedina e i tuoi indicatori di proprietà: { $markers }.
rule-SC-1-11 = Tutti usano insieme 1 auto, 1 nave e 1 indicatore di prezzo.
rule-SC-1-12 = Prima della partita ci si può accordare su altri numeri e altre letture delle regole. Sono le opzioni del tavolo.

chapter-2 = Preparazione
rule-SC-2-1 = Gli edifici si estraggono a caso, 1 per ogni posto.
rule-SC-2-2 = Gli abitanti si estraggono a caso, 1 per ogni fermata tranne il porto. Sono tutti nel giro.
rule-SC-2-3 = L’auto parte dal porto.
rule-SC-2-4 = Tocca alla nave 1 di { $ships }.
rule-SC-2-5 = L’indicatore di prezzo parte dalla bandiera { $first_flag }.
rule-SC-2-6 =
    Ognuno riceve { $start_pesos ->
        [one] { $start_pesos } peso
       *[other] { $start_pesos } pesos
    }, { $start_vp } PV e { $kit ->
        [usual] 1 pezzo ciascuno di zucchero, tabacco e agrumi
       *[other] queste merci: zucchero { $start_sugar }, agrumi { $start_citrus }, tabacco { $start_tobacco }, rum { $start_rum }, sigari { $start_cigars }, legno { $start_wood }
    }. Le pedine aspettano accanto al tabellone e nessuno possiede edifici.
rule-SC-2-7 = Gli altri pezzi formano la riserva.
rule-SC-2-8 = Comincia il primo posto al tavolo. Chi ci siede si decide prima della partita, a sorte, salvo accordi diversi.
rule-SC-2-9 = L’ultimo giocatore, a destra del primo, decide che cosa vuole la prima nave. Se quella nave non vuole nulla, è già andata e lo stesso giocatore tira per la successiva.
rule-SC-2-10 = Poi gioca il primo giocatore e si prosegue in senso orario.

chapter-3 = Un turno
rule-SC-3-1 = Prima guida l’auto e fai ciò che offre la tua fermata. Poi sposta la pedina e, se vuoi, usa il suo edificio.
rule-SC-3-2 = Al porto, e da un abitante fuori dal giro, la seconda parte salta.
rule-SC-3-3 = Devi guidare. Puoi sempre farlo, perché 1 fermata è gratis.
rule-SC-3-4 = L’abitante viene prima dell’edificio: ciò che hai appena ricevuto si può spendere lì.
rule-SC-3-5 = Un turno si chiude in quest’ordine: il proprietario del tuo edificio viene pagato; se una nave è salpata, decidi la richiesta successiva; tocca al prossimo giocatore.
rule-SC-3-6 = Perciò all’inizio di ogni turno c’è in porto una nave che vuole almeno 1 merce.

chapter-4 = Guidare l’auto
rule-SC-4-1 = L’auto è di tutti. Falla avanzare da dove si trova, di almeno 1 fermata.
rule-SC-4-2 = La prima fermata è gratis, ogni altra costa 1 peso. Il porto conta come qualsiasi fermata.
rule-SC-4-3 =
    { $longest ->
        [any] Vai lontano quanto puoi pagare, anche per un giro intero o più giri.
        [1] Anche con molti soldi, a questo tavolo un viaggio è di 1 fermata.
       *[other] Vai lontano quanto puoi pagare, ma al massimo per { $longest } fermate.
    }
rule-SC-4-4 = L’auto si ferma solo dove finisce il viaggio; tutto ciò che viene prima è superato. Partire dal porto non è superarlo.
rule-SC-4-5 = Un giro ha 10 fermate: dalla fermata 4, per esempio, il porto è 6 fermate più avanti. Con meno non ci arrivi, con più lo superi; dal porto, 10 riportano al porto.
rule-SC-4-6 = Ogni volta che superi il porto, l’indicatore avanza subito di 1 bandiera e non si carica nulla. Oltre la bandiera { $last_flag } la nave salpa.
rule-SC-4-7 = Se la nave salpa così, finisci il viaggio e il turno senza nave. La richiesta successiva aspetta la fine del turno.
rule-SC-4-8 = Visiti l’abitante della fermata dove l’auto si ferma.

chapter-5 = Abitanti
rule-SC-5-1 = Un abitante che è nel giro ti aiuta subito.
rule-SC-5-2 = Pedro dà 2 × tabacco, José 2 × zucchero, Conchita 2 × agrumi e Miguel 2 × legno.
rule-SC-5-3 = Maria dà 2 PV, Martinez dà 3 pesos.
rule-SC-5-4 = Pablo dà 1 merce a tua scelta: anche rum e sigari, ma non legno.
rule-SC-5-5 = I pezzi vengono dalla riserva, finché ce n’è. Se te ne spettano 2 e ne resta solo 1, ne ricevi 1; se non ne resta, non ricevi nulla.
rule-SC-5-6 = Da El Zorro ogni avversario ti dà 1 cosa: un peso, un PV o una merce che non sia legno. Sceglie chi dà; la riserva non c’entra.
rule-SC-5-7 = Si dà solo ciò che si ha. Chi non ha pesos, né PV, né merci oltre al legno non dà nulla.
rule-SC-5-8 =
    { $el_zorro ->
        [none] El Zorro non ha fiore: la tua pedina resta e puoi usare di nuovo il suo edificio.
       *[other] Da un abitante senza fiore la tua pedina resta e puoi usare di nuovo il suo edificio.
    } Una pedina ancora accanto al tabellone non usa nulla.
rule-SC-5-9 = Alonso ti fa prendere gratis un edificio che nessuno possiede, oppure usarne uno tuo, ovunque sia la tua pedina e chiunque ci sia dentro; puoi anche rinunciare. In ogni caso la pedina va poi come al solito su un posto del colore del suo fiore.
rule-SC-5-10 = Puoi avere tanti edifici quanti sono i tuoi indicatori di proprietà: { $markers }. Gli indicatori restano per tutta la partita.
rule-SC-5-11 = Puoi fermarti da un abitante fuori dal giro, ma non ricevi nulla, la pedina resta e non usi edifici.
rule-SC-5-12 =
    Un abitante torna nel giro quando l’auto lo supera, o quando riparte dopo essersi fermata da lui.{ $newspaper ->
        [lap] {" "}Chi viene messo fuori dal giro durante una visita ci resta finché l’auto non ripassa da lui.
       *[other] {""}
    }
rule-SC-5-13 = Più abitanti possono essere fuori dal giro insieme. Il porto non lo è mai.

chapter-6 = Caricare in porto
rule-SC-6-1 = Se ti fermi al porto, tutti possono caricare.
rule-SC-6-2 = Cominci tu, poi gli altri in senso orario, più e più volte.
rule-SC-6-3 = Quando tocca a te, fai 1 consegna o passa, anche se potresti caricare. Chi passa è fuori fino alla fine di questo giro di carico.
rule-SC-6-4 = Una consegna è 1 tipo di merce che la nave vuole. Carica quanto ti pare, fino a ciò che hai e a ciò che mostra il dado.
rule-SC-6-5 = I pezzi vanno nella riserva e il dado scende di altrettanto.
rule-SC-6-6 = Ogni merce vale i PV che mostra l’indicatore: { $flags }.
rule-SC-6-7 = Quando tocca di nuovo a te puoi caricare ancora, lo stesso tipo o un altro.
rule-SC-6-8 = Il legno può sostituire un tipo che la nave vuole: scegli 1 dado e caricaci legno. Ogni legno vale 1 PV, ovunque sia l’indicatore.
rule-SC-6-9 = Una consegna è merce di 1 tipo, oppure legno per 1 dado. Non si mescola e non si divide.
rule-SC-6-10 = Appena tutti i 4 dadi mostrano 0, la nave salpa e nessuno carica più.
rule-SC-6-11 = Se tutti hanno passato e la nave vuole ancora qualcosa, l’indicatore avanza di 1 bandiera. Oltre la bandiera { $last_flag } la nave salpa.
rule-SC-6-12 = Un giro di carico che riempie la nave non fa avanzare l’indicatore; per la nave successiva sta sul { $first_flag }.
rule-SC-6-13 = Dopo il porto la tua pedina resta e non puoi usare il suo edificio.
rule-SC-6-14 = Solo Miguel dà legno.

chapter-7 = Pedine e proprietari
rule-SC-7-1 = Dopo un abitante che è nel giro e porta un fiore, la tua pedina deve entrare in un edificio di quel colore.
rule-SC-7-2 = Non può entrare dove c’è una pedina, né restare dov’è. I proprietari non sbarrano la strada.
rule-SC-7-3 = Poi puoi usare l’edificio, una volta.
rule-SC-7-4 = Una pedina resta ferma solo in 4 casi. Da un abitante senza fiore, o se non si può entrare in nessun edificio di quel colore, puoi usare l’edificio in cui si trova; al porto, o da un abitante fuori dal giro, no.
rule-SC-7-5 = Da un abitante senza fiore, o se non si può entrare in nessun edificio, una pedina accanto al tabellone resta lì e non usa nulla.
rule-SC-7-6 = La tua pedina resta dov’è fino al tuo prossimo turno.
rule-SC-7-7 = Perciò in un edificio non c’è mai più di 1 pedina.
rule-SC-7-8 = Se chiudi il turno con la pedina nell’edificio di un altro giocatore, quel giocatore ottiene 1 PV. Un edificio tuo, o di nessuno, non paga nulla.
rule-SC-7-9 =
    { $owner ->
        [moved] Il proprietario viene pagato solo se la pedina si è mossa in questo turno. Non importa se l’edificio è stato usato.
       *[always] Conta solo il posto, non se la pedina si è mossa o se l’edificio è stato usato.
    }
rule-SC-7-10 = Un edificio usato grazie ad Alonso non paga nessun proprietario.

chapter-8 = Edifici
rule-SC-8-0 = Puoi usare un edificio quando questo cambia qualcosa. Ufficio doganale, Ufficio commerciale e Capitaneria di porto richiedono una nave in porto.
rule-SC-8-1 = Banca: prendi 2 pesos.
rule-SC-8-2 = Chiesa: prendi 1 PV.
rule-SC-8-3 = Distilleria: trasforma quanto zucchero vuoi in altrettanto rum, finché la riserva ha rum.
rule-SC-8-4 = Fabbrica di sigari: trasforma quanto tabacco vuoi in altrettanti sigari, finché la riserva ha sigari.
rule-SC-8-5 = Mercato nero: scambia 1 merce con 1 di tipo diverso. Qui il legno non si tratta.
rule-SC-8-6 = Segheria: cedi 1 × legno per 1 PV e 1 peso.
rule-SC-8-7 = Caffè: cedi 1 × rum, o 1 × sigari, o 1 di ciascuno, per 2 PV l’uno.
rule-SC-8-8 = Ufficio doganale: metti 1 dado della nave a 0. Se era l’ultimo, la nave salpa.
rule-SC-8-9 = Casinò: compra PV a 3 pesos l’uno, o vendili a quel prezzo, quanti puoi e vuoi.
rule-SC-8-10 = Capitaneria di porto: sposta l’indicatore di 1 bandiera a destra, e oltre la bandiera { $last_flag } la nave salpa, oppure di 1 bandiera a sinistra, se non è sul { $first_flag }.
rule-SC-8-11 = Ufficio commerciale: carica subito 1 merce richiesta, ma non legno, per 2 PV ovunque sia l’indicatore. Se la nave non vuole più nulla, salpa.
rule-SC-8-12 =
    Editore del giornale: prendi 1 peso e, se vuoi, metti 1 abitante fuori dal giro{ $newspaper ->
        [lap] . Anche quello che stai visitando: allora finché l’auto non ripassa da lui.
        [anybody] , anche quello che stai visitando.
       *[others] , ma non quello che stai visitando.
    }
rule-SC-8-13 = Ogni occasione è 1 uso: quello della pedina, e un altro quando lo concede Alonso.

chapter-9 = Navi
rule-SC-9-1 = Una nave salpa subito quando tutti i suoi dadi mostrano 0, o quando l’indicatore arriverebbe alla bandiera a scacchi.
rule-SC-9-2 = Allora tocca alla nave successiva e l’indicatore torna sul { $first_flag }.
rule-SC-9-3 = La richiesta successiva la decide il giocatore di turno, chiunque abbia caricato per ultimo.
rule-SC-9-4 = Succede alla fine del turno. Fino ad allora non c’è nave: l’indicatore sta fermo, e Ufficio doganale, Ufficio commerciale e Capitaneria di porto non servono.
rule-SC-9-5 = Tira tutti i 5 dadi e mettine da parte 1: quella merce non è richiesta. Gli altri 4 restano come sono caduti.
rule-SC-9-6 = Se questi 4 dadi mostrano soltanto 0, salpa anche quella nave e lo stesso giocatore tira per la successiva.
rule-SC-9-7 = Può succedere solo se almeno 4 dei 5 dadi mostrano 0.
rule-SC-9-8 = A parte queste navi vuote, in un turno salpa al massimo 1 nave.

chapter-10 = La fine
rule-SC-10-1 =
    { $finish ->
        [turn] Quando salpa la nave { $ships }, per qualsiasi motivo, il turno si gioca fino in fondo senza nave. Poi la partita è finita.
       *[once] La partita finisce nel momento in cui salpa la nave { $ships }, per qualsiasi motivo e qualunque cosa dovesse ancora succedere.
    }
rule-SC-10-2 =
    { $finish ->
        [turn] Contano quindi ancora l’abitante, la pedina, il suo edificio e il PV del proprietario; non si decide un’altra richiesta e l’indicatore resta dov’era.
       *[once] I PV ottenuti proprio con quell’azione contano. Il resto del turno non si gioca; auto e indicatore restano dov’erano.
    }
rule-SC-10-3 = Si tolgono gli schermi. Ogni 3 merci di qualsiasi tipo, legno compreso, valgono 1 PV; i pesos non valgono nulla.
rule-SC-10-4 =
    { $traded ->
        [kept] Le merci scambiate così le tieni: in caso di parità contano tutte le tue merci.
       *[returned] Le merci scambiate così si restituiscono, quindi te ne restano al massimo 2. Il tavolo mostrato dopo le ha ancora tutte.
    }
rule-SC-10-5 = Vince chi ha più PV. In caso di parità decide chi ha più merci rimaste, poi chi ha più pesos; poi la vittoria è condivisa.

chapter-11 = Schermi
rule-SC-11-1 =
    { $screens ->
        [open] Pesos, merci e PV sono scoperti a questo tavolo.
       *[hidden] Pesos, merci e PV sono segreti. Puoi guardare solo i tuoi.
    }
rule-SC-11-2 = Tutto il resto è scoperto: tessere, auto, pedine, indicatori, dadi, riserva, di chi è il turno e chi ha passato.
rule-SC-11-3 = Tutti partono alla pari, e ogni guadagno e pagamento avviene allo scoperto. Chi ricorda tutto sa tutto, tranne i dadi futuri.
rule-SC-11-4 =
    { $screens ->
        [open] Tutti vedono ciò che ha ciascuno. Con gli schermi chiusi ognuno vedrebbe solo il suo.
       *[hidden] Vedi solo ciò che hai tu. Con gli schermi aperti tutti vedrebbero tutto.
    }
