# Manila: what its things are, when somebody points at them. Loaded when somebody does.

explain-profit = Profitto
explain-aboard = A bordo
explain-next-seat = Prossimo posto
explain-costs = Costa
explain-brings = Rende subito
explain-here = Qui
explain-boats-there = Barche lì
explain-level = È a
explain-next = Livello dopo
explain-share = Un’azione costa
explain-left = Azioni rimaste
explain-yours = Ne hai
explain-on-it = Sopra
explain-in-office = In carica
explain-highest-bid = Offerta più alta
explain-you-have = Possiedi
explain-boat-at = Barca sulla casella
explain-pledged = Impegnate
explain-at-home = A casa
explain-cash = Contanti
explain-shares-held = Azioni
explain-office = Carica
explain-nobody = nessuno
explain-full = nessuno: la barca è piena
explain-end = fine della partita
explain-of = { $n } di { $n2 }
explain-each = { $n }, ora da { $n2 } l’una
explain-purse = { $n } pesos, { $n2 } con prestiti
explain-hand = { $n }, impegnate { $n2 }
explain-can-pay = Costa { $n }; hai { $n2 }, con prestiti { $n3 }.
explain-ware = Ogni volta che la sua barca arriva in porto, la merce sale di un livello. Alla fine un’azione vale quel livello; quando una merce tocca { $n }, la partita finisce.
explain-space = Casella { $n }
explain-space-start = Una casella di partenza. Il capitano del porto mette ogni barca da 0 a { $n2 }, in tutto { $n3 }; oltre la { $n } c’è il porto.
explain-space-pirates = Le acque dei pirati. Una barca esattamente sulla { $n } può essere abbordata dopo il secondo lancio; dopo l’ultimo la saccheggiano.
explain-space-sea = Mare aperto. Ogni barca avanza quanto dice il suo dado; oltre la { $n } è in porto, prima finisce in cantiere.
explain-master = Si vince all’asta prima di ogni viaggio. { $n ->
    [0] Sceglie la merce che resta a terra, mette in acqua le barche e piazza per primo.
    [one] Può comprare { $n } azione, sceglie la merce che resta a terra, mette in acqua le barche e piazza per primo.
   *[other] Può comprare { $n } azioni, sceglie la merce che resta a terra, mette in acqua le barche e piazza per primo.
}
explain-bank = Chi deve rispondere può impegnare un’azione per { $n } pesos; riscattarla costa { $n2 }. Un’azione ancora impegnata alla fine costa { $n3 }.
explain-voyage = Un viaggio: l’asta, i compiti del capitano del porto, poi a turno complici e dadi, i piloti prima dell’ultimo lancio, e alla fine i posti pagano.
explain-die-of = Dado: { $thing }
explain-dice = Ogni barca in mare ha il suo dado e avanza di quanto dice. Oltre la { $n } sta in porto e non tira più.
explain-pesos = Pagano offerte, azioni e posti. Alla fine ogni peso conta nella fortuna.
explain-shares = Solo tu vedi di quali merci sono. Alla fine ognuna vale quanto la sua merce al mercato nero.
explain-crew-title = Complici
explain-crew = Ogni turno ne mandi uno, o passi per tutto il viaggio. Dopo il viaggio tornano tutti.
explain-seat = Quante azioni e quanti prestiti ci sono, e dove stanno i complici, lo vedono tutti.
explain-hidden-shares = Le merci di queste azioni, fino alla fine.
explain-hidden-cash = I contanti, fino alla fine.
