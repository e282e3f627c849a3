# Counsel. Why an answer costs much; said to whoever is asked, about the game and never about the person.

counsel-send-worth = Le merci di { $thing } aggiungono { $n } al valore dei tuoi gruppi, quelle di { $thing2 } { $n2 }.
counsel-send-over = Anche una pila di { $less } va in testa; una di { $n } impegna più monete.
counsel-send-under = Con { $have } monete in cassaforte { $seat } può superare una pila di { $n }, ma non una di { $more }.
counsel-send-empty = In cassaforte non resta neanche una moneta: superata, e senza monete nuove, la nave può solo ritirarsi.
counsel-casino-port = Il Casinò paga { $n } per la nave; le merci di { $thing } aggiungono { $worth } al valore dei tuoi gruppi, per una pila di { $cost }.
counsel-market-port = Il mercato dà una merce sola; quelle di { $thing } aggiungono { $worth } al valore dei tuoi gruppi, per una pila di { $cost }.
counsel-withdraw-set = Le merci di { $thing } aggiungono { $worth } al valore dei tuoi gruppi; per tornare in testa le monete da aggiungere sono { $cost }.
counsel-raise-dear = La pila a { $thing } sale a { $n } monete, e le sue merci aggiungono { $worth } al valore dei tuoi gruppi.
counsel-raise-over = Anche una pila di { $less } va in testa; una di { $n } impegna più monete.
counsel-swap-set = Dopo questo scambio i tuoi gruppi valgono { $n } invece di { $have }; ne esce: { $thing }.
counsel-swap-less = Con questo scambio i tuoi gruppi valgono { $n }, con un altro { $more }: { $thing }.
counsel-draw-luck = Uno scambio aggiunge di sicuro { $n } al valore dei tuoi gruppi ({ $thing }); gettoni così nel sacchetto: { $here } su { $left }.
counsel-no-trade-last = È l’ultimo round: poi merci e monete non contano nulla, mentre { $thing } dà punti: { $n }.
counsel-no-trade-surplus = Ciò che non ci sta finisce a mare dopo l’affare; merci di troppo: { $n }.
counsel-no-trade-benefit = { $thing } vale dal momento in cui si compra; round dopo questo: { $rounds }.
counsel-trade-early = Le tue merci in gruppi valgono { $n }; con una in più varrebbero { $more }: { $thing }.
counsel-want-lesser = { $thing } dà punti: { $n }; { $thing2 } ne dà { $n2 }, e puoi pagare l’una o l’altra carta.
counsel-checkout-more = Ciò che hai paga un’altra carta nello stesso affare: { $thing }, { $cost }.
counsel-pay-over = Non si dà resto: con questo gruppo si perde { $n }, con l’altro { $less }.
counsel-pay-keeps = Dopo questo gruppo ciò che tieni vale in gruppi { $n }, dopo l’altro { $more }.
counsel-pay-split = Divise così, tutte le tue merci insieme valgono in gruppi { $n }; con l’altro gruppo valgono { $more }.
counsel-discard-set = Senza questa merce ({ $thing }) i tuoi gruppi valgono { $n }, senza l’altra ({ $thing2 }) { $more }.
