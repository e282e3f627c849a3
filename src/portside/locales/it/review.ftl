# Looking back on a finished game: what was luck, what was choice, what could be known.

review-progress = Sguardo all’indietro
review-sum = Da dove viene il risultato (vittorie su 100 partite come questa)
review-seat = Giocatore
review-start = Inizio
review-luck = Fortuna
review-own = Proprie
review-others = Altrui
review-evaluation = ±
review-result = Risultato
review-lost = Perdita
review-legend = Fortuna: quanto il caso ha dato oltre la sua media. Proprie, altrui: quanto hanno cambiato le risposte, rispetto alle risposte per abitudine. ±: quel che non si può distinguere. Perdita: su 100, per ogni decisione non ovvia.
review-games = Partite
review-counted = Decisioni
review-many-games = { $n ->
    [one] { $n } partita riesaminata
   *[other] { $n } partite riesaminate
}
review-keys = Il corso della partita
review-decisions = Le decisioni che hanno contato
review-strokes = Colpi di fortuna
review-none = Niente che meriti una parola.
review-moment = mossa { $n }
review-graph = Probabilità di vittoria
review-missed = { $seat }: { $answer }. Meglio: { $other }.
review-found = { $seat }: { $answer }. Un nostromo avrebbe risposto: { $other }.
review-range = { $n } su 100 (da { $low } a { $high })
review-verdict-inaccuracy = Imprecisione
review-verdict-mistake = Errore
review-verdict-blunder = Errore grave
review-verdict-find = Una bella trovata
review-coach = L’allenatore avrebbe detto: «{ $why }»
review-helped = Ci guadagna più di tutti: { $seat }.
review-outcomes = In { $times } partite proseguite da qui il punteggio finale di { $seat } è in media { NUMBER($better, minimumFractionDigits: 1, maximumFractionDigits: 1) } invece di { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) }, quello di { $rival } { NUMBER($theirs, minimumFractionDigits: 1, maximumFractionDigits: 1) } invece di { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
review-odds = 1 su { $n }
review-many = { $n } estrazioni di fila
review-key-lead = { $seat } passa in testa e ci resta ({ $n } su 100).
review-key-decided = { $seat } ha quasi la vittoria in tasca ({ $n } su 100).
review-key-mistake = La decisione più cara della partita: { $seat } regala { $n } su 100.
review-key-find = La migliore trovata della partita: { $seat } guadagna { $n } su 100.
review-key-luck = Il più grande colpo di fortuna: { $n } su 100 per { $seat }.
review-weighed = Le risposte valutate, vittorie su 100
review-given = data
review-best = migliore
review-known = Che cosa può sapere { $seat }: in media, probabile, vero
review-nobodys = nel sacchetto
