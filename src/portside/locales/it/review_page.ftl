# The page that looks back on a finished game. The terminal's words are in review.ftl.

review-title = Analisi
review-chances = Probabilità di vittoria
review-chances-at = su 100, alla mossa { $n }
review-chances-coming = disegnata appena calcolata
review-is-covered = coperta, per non svelare la fine
review-uncover = Mostra le probabilità
review-show-as = Mostra come
review-ribbons = Nastri
review-lines = Linee
review-to-come = Le probabilità sono in calcolo
review-look-as = { $seat }: { $n } su 100. Guarda con questi occhi
review-graph = { $count ->
    [one] Probabilità di vittoria in { $n } mosse. Vittoria: { $seats }
   *[other] Probabilità di vittoria in { $n } mosse. Vittoria condivisa: { $seats }
}
review-graph-coming = Probabilità di vittoria: ancora in calcolo
review-in-words = Le probabilità di vittoria in frasi
review-pin = Decisione { $n }: { $what }, { $size } su 100
review-die = Colpo di fortuna { $n }: { $what }, { $size } su 100

## The moment

review-moment = Il momento sul tabellone
review-decision-of = Decisione { $n } di { $of }
review-stroke-of = Fortuna { $n } di { $of }
review-verdict-inaccuracy = Imprecisione
review-verdict-mistake = Errore
review-verdict-blunder = Errore grave
review-more = Altre { $n }
review-chance = Decide il caso
review-had = { $seat } aveva
review-best = migliore
review-your-answer = la tua risposta
review-answer-of = risposta di { $seat }
review-was-best = Nessun’altra risposta era chiaramente migliore.
review-was-fine = Quasi buona come la migliore.
review-forced = Non c’era altra risposta.
review-close = troppo vicine
review-close-about = Le due risposte sono troppo vicine: riguardando più volte, la differenza non resta da un lato dello zero.
review-find-about = Una bella trovata. A prima vista sarebbe stato: { $other }.
review-better = «{ $answer }» avrebbe vinto { $n } partite in più su 100.
review-helped = Ne ha tratto più vantaggio { $seat }.
review-outcomes = In { $times } partite proseguite da qui il punteggio finale di { $seat } è in media { NUMBER($better, minimumFractionDigits: 1, maximumFractionDigits: 1) } invece di { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) }, quello di { $rival } { NUMBER($theirs, minimumFractionDigits: 1, maximumFractionDigits: 1) } invece di { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
review-range = da { $low } a { $high } su 100
review-about = circa { $n } su 100
review-larger = Il tabellone in grande

## What turned the game

review-find-it = Trovala da te
review-learn = Impara dai tuoi errori
review-turning = Che cosa ha deciso la partita
review-decisions = Decisioni che contavano
review-luck = Colpi di fortuna
review-for = per { $seat }
review-instead = { $given } invece di: { $other }
review-rather = { $given } e non: { $other }
review-draws = { $n } estrazioni di fila
review-odds = 1 su { $n }
review-luck-helped = ne guadagna di più { $seat }
review-so-far = Finora; l’ordine può ancora cambiare.
review-no-decisions = Nessuna decisione degna di nota: niente è stato chiaramente regalato.
review-no-luck = Il caso non ha cambiato nulla di rilevante.

## The sum

review-balance = Da dove viene il risultato
review-balance-about = vittorie in 100 partite come questa
review-seat = Giocatore
review-bars = In barre
review-part-start = Inizio
review-part-luck = + fortuna
review-part-own = + scelte proprie
review-part-others = + scelte altrui
review-part-evaluation = ± valutazione
review-key-of-start = inizio
review-key-of-luck = fortuna
review-key-of-own = scelte proprie
review-key-of-others = scelte altrui
review-key-of-evaluation = quel che la valutazione non sa
review-how-sure = quanto è sicuro
review-result = = risultato
review-place = { $n ->
    [1] vittoria
   *[other] { $n }º posto
}
review-adds-up = Ogni riga torna esattamente; la ripartizione è una stima.
review-adds-up-about = Nelle scelte proprie 0 è una risposta per abitudine: chi gioca bene sta sopra. Segue le posizioni vere, con le mani scoperte. Quel che un giocatore poteva sapere si giudica decisione per decisione, non qui.
review-lost = Regalato per decisione
review-lost-about = su 100, secondo quel che il giocatore poteva sapere
review-decisions-counted = { $n ->
    [one] in { $n } decisione
   *[other] in { $n } decisioni
}

## What could be known

review-known = Che cosa { $seat } poteva sapere
review-known-all = Tutto: ogni guadagno e ogni pagamento erano palesi, quindi una memoria perfetta conosce ogni numero.
review-known-guess = Che cosa ci si poteva aspettare, che cosa era probabile e che cosa c’era davvero in mano.
review-known-nothing = Niente era nascosto.
review-sure = sicuro
review-held = c’era { $n }
review-bag = { $n ->
    [one] Nel sacchetto: { $n } pezzo
   *[other] Nel sacchetto: { $n } pezzi
}
review-bag-about = Qui è nascosto solo l’ordine. Chi conta quel che si è visto sa che cosa porterà probabilmente un’estrazione.

## While it is computed, and around it

review-coming = La tua partita viene continuata, molte volte
review-coming-about = Ci vuole circa un minuto. Intanto puoi guardare il tabellone, o andartene: l’analisi resta con il tavolo.
review-done-of = { $n } di { $of }
review-failed = L’analisi non è arrivata
review-failed-about = Il server è occupato o irraggiungibile. Glielo si chiede di nuovo ogni tanto; quel che è fatto resta.
review-nothing = Ancora niente da rivedere
review-nothing-about = Si rivedono solo le partite giocate fino alla fine.
review-shown = Qualcuno ti mostra una partita
review-shown-about = Si apre dall’inizio. Risultato, probabilità e risposte migliori restano coperti finché non li scopri; scorri le mosse come vuoi.
review-won = { $n ->
    [one] Vince { $seat } con { $score }
   *[other] Vittoria condivisa con { $score }: { $seat }
}
review-pass-on = Conserva, condividi
review-link = Link a questa analisi
review-covered = Senza la fine
review-covered-about = Si apre dall’inizio, con il risultato coperto. Chi la apre decide quando guardare.
review-nameless = Senza nomi
review-nameless-about = La pagina dice Posto 1, Posto 2… Chi apre il tavolo stesso trova ancora i nomi.
review-key-moments = Una mossa indietro o avanti
review-key-answers = Le risposte di questo momento
review-key-ends = Alla prima mossa o alla fine
review-tab-moments = Momenti
review-tab-balance = Bilancio
review-tab-luck = Fortuna
review-tab-known = Noto
