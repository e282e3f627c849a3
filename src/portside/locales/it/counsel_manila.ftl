# Counsel. Why an answer costs much; said to whoever is asked, about the game and never about the person.

counsel-pledge-cost = Un prestito dà { $n } pesos e riscattarlo ne costa { $cost }.
counsel-redeem-cash = Il riscatto costa { $cost } pesos in contanti; dopo ne restano { $left }.
counsel-bid-loan = Un’offerta di { $n } con { $cash } in contanti obbliga a impegnare azioni per pagarla: { $loans }.
counsel-bid-jump = Anche un’offerta di { $less } va in testa; chi vince con { $n } paga { $n }.
counsel-bid-left = Se questa offerta vince, dei contanti restano { $left } pesos per i complici, in { $rounds } turni.
counsel-pass-office = Chi passa è fuori da quest’asta; alla carica spettano azione, carico e partenza, e ora andrebbe in testa un’offerta di { $least }.
counsel-buy-none = Compra solo il capitano del porto, prima del viaggio, e ora un’azione costa { $cost }: { $thing }.
counsel-buy-loan = Questa azione costa { $cost } con { $cash } in contanti, quindi per averla se ne impegna un’altra: { $thing }.
counsel-buy-dear = Questa azione costa { $cost } ({ $thing }), l’altra { $less } ({ $thing2 }).
counsel-buy-behind = Questa merce è a { $n } ({ $thing }), l’altra a { $n2 } ({ $thing2 }); la partita finisce quando una tocca { $top }.
counsel-ashore-yours = A terra non può salire, e tu hai { $n } × { $thing }; dell’altra { $have } × { $thing2 }.
counsel-launch-yours = Hai { $n } × { $thing }; con i soli dadi da qui la barca arriva alla { $last } in { $chance } viaggi su 100, dall’altra partenza in { $more }.
counsel-place-pesos = Con il tabellone così, dieci viaggi come questo danno qui ({ $thing }) { $n } pesos in meno che là ({ $thing2 }).
counsel-place-loses = Con il tabellone così, dieci viaggi come questo fanno perdere qui { $n } pesos: { $thing }.
counsel-place-loan = Costa { $cost } con { $cash } in contanti, e riscattare ciò che si impegna costa { $n } pesos in più di quanto dà: { $thing }.
counsel-pass-place = Chi passa è fuori per tutto il viaggio; con il tabellone così, dieci viaggi danno qui { $n } pesos: { $thing }.
counsel-pass-voyage = Chi passa è fuori per tutto il viaggio, con ancora { $rounds } turni di complici e { $cash } in contanti.
counsel-board-pesos = Con il tabellone così, dieci viaggi come questo ti danno { $n } pesos in più con l’altra decisione.
counsel-pilot-yours = Così arretra una barca con tuoi complici a bordo ({ $n }): { $thing }.
counsel-pilot-docks = L’altra mossa porta subito questa barca in porto, al riparo da dadi e pirati: { $thing }.
counsel-pilot-pesos = Con le barche così, dieci viaggi come questo ti danno { $n } pesos in più con l’altra mossa.
counsel-plunder-rise = In cantiere la merce non sale, e tu hai { $n } × { $thing }.
counsel-plunder-pesos = Da questa barca dipende quanto rendono i tuoi posti in porto e in cantiere: lì ti dà { $n } pesos in meno.
