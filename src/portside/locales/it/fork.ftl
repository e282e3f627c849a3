# Giocare avanti da un momento di una partita finita: la finestra che chiede come, e la fascia di quel tavolo.

fork-title = Gioca avanti da qui
fork-turn = { $who ->
    [you] Tocca a te.
   *[other] Tocca a { $seat }.
}
fork-about = Un nuovo tavolo comincia da questa posizione. La partita finita resta com’è.
fork-dice = Dadi
fork-same = Gli stessi dadi
fork-same-about = Quello che è uscito là esce di nuovo, nello stesso ordine. Confronti le tue scelte, e sai che cosa arriva.
fork-new = Dadi nuovi
fork-new-about = Tirati da capo e sigillati come sempre. Ciò che è distribuito resta distribuito, ma nessuno sa che cosa arriva.
fork-who = Chi siede dove
fork-begin = Comincia la diramazione
fork-practice = Le diramazioni sono esercizio: non contano per nulla.
fork-bar = Una diramazione dalla mossa { $n }
fork-bar-of = di «{ $title }»
fork-bar-about = Esercizio: qui nulla conta.
fork-bar-known = { $name } conosce i dadi.
fork-bar-then = L’ultima volta qui: { $answer }.
fork-bar-dice = { $dice ->
    [same] gli stessi dadi di là
   *[new] dadi nuovi
}
fork-back = Torna all’analisi
fork-origin = All’analisi di quella partita
fork-fair = Le prime risposte ({ $n }) sono quelle della partita da cui si dirama: le loro estrazioni si controllano là.
fork-fair-there = I dadi di quella partita
fork-unfair = Questa diramazione ripete estrazioni che nessun segreto ha promesso. Non c’è nulla da controllare.
problem-nothing-to-decide = Da questo momento nessuno aveva più scelta. Torna un po’ indietro.
