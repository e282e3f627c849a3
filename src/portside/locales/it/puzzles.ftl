# Trova la risposta migliore: problemi e i propri errori.

title-puzzles = Problemi
title-mistakes = Impara dai tuoi errori

## Che cosa si dice a un tentativo

task-ask = Di nuovo a te
task-ask-about = Qui c’è qualcosa che vale circa { $n } vittorie in più su 100. È giusta ogni risposta che resta a meno di 1 dalla migliore.
task-better-tag = Trova una risposta migliore
task-hint = Un aiuto
task-hint-not = Non è quella da cercare.
task-show = Mostrami
task-again = Riprova
task-near = Meglio di allora, ma non la migliore
task-worse = Non meglio di allora
task-wins = { $answer }: { $n } su 100.
task-loses = Un’altra risposta vince circa { $n } partite in più su 100.
task-right = { $answer }. È proprio questa.
task-shown = { $answer }. Era questa.
task-better = «{ $answer }» vince più partite di «{ $other }».
task-range = da { $low } a { $high } su 100
task-best = migliore
task-given = la tua risposta di allora
task-tried = provata
task-habit = la risposta di un nostromo
task-next = Prossima posizione
task-position = Come sta la partita
task-you = Tu
task-weighing = La si sta valutando…
task-failed = Non è stato possibile valutare questa risposta.
task-failed-about = Il server non ha risposto. Il tuo tentativo non è perso.
task-loading = Si prepara la posizione
task-loading-about = Prima il tabellone, un attimo dopo le risposte.

## Problemi

puzzles-lead = Posizioni vere, una domanda ciascuna. Niente orologio, niente punti.
puzzles-game = Gioco
puzzle-tag = Un problema
puzzle-today = Oggi, { $date }
puzzle-ask = Una risposta spicca
puzzle-ask-about = Ogni altra vince almeno { $n } partite in meno su 100. È giusta ogni risposta che resta a meno di 1 dalla migliore.
puzzle-worse = Non è la migliore
puzzle-next-one = Un altro problema
puzzles-week = Questa settimana
puzzles-solved = risolti: { $n }
puzzles-today = oggi
puzzles-done = risolto
puzzles-week-about = Salta un giorno e non succede nulla: non c’è una serie da perdere, e i problemi passati restano aperti.
puzzles-choose = Oppure scegli
puzzles-left = { $n } di { $of } ancora aperti
puzzles-coming = Arriva il problema di oggi
puzzles-late = Il problema non è arrivato
puzzles-late-about = Il server non ha risposto. Nulla è perso.
puzzles-none = Qui non ci sono ancora problemi

## I propri errori

mistakes-count = { $n ->
    [0] nessuna oggi
    [one] { $n } posizione
   *[other] { $n } posizioni
}
mistakes-position = Posizione { $n } di { $of }
mistakes-yours = { $n ->
    [one] La tua posizione
   *[other] Le tue { $n } posizioni
}
mistakes-about = Dalla partita che hai finito. Niente orologio, niente punti; esci quando vuoi.
mistakes-about-all = Dalle tue partite finite su questo dispositivo. Niente orologio, niente punti; esci quando vuoi.
mistakes-back = Torna all’analisi
mistakes-leave = Ai problemi
mistakes-finish = Fatto
mistakes-over = Per ora è tutto
mistakes-over-about = Ciò che hai trovato subito torna più tardi, il resto torna presto.
mistakes-again = { $n ->
    [0] Altre posizioni sono pronte.
    [one] La prossima posizione arriva domani.
   *[other] La prossima posizione arriva fra { $n } giorni.
}
mistakes-none = Oggi niente da esercitare
mistakes-none-about = Quando guardi l’analisi di una partita giocata, le sue risposte costose restano qui.
mistakes-none-here = Nessun errore che valga una lezione
mistakes-none-here-about = Nessuna risposta era chiaramente peggiore della migliore. Goditela.
mistakes-coming = L’analisi è in corso
mistakes-coming-about = Ci vuole circa un minuto. Puoi uscire e tornare.
mistakes-failed = Le posizioni non sono arrivate
mistakes-failed-about = Il server non ha risposto. Nulla è perso.
