# The text environment: a prompt and what answers it.

text-you = { $game }. Tu sei { $seat }; giocatori: { $n }.
text-players = Giocatori
text-table = Il tavolo
text-since = Che cosa è successo
text-question = La domanda
text-answers = Le tue risposte
text-reply = Dai una di queste risposte, con le sue parole o con il suo numero, e nient’altro. Se prima ragioni ad alta voce, chiudi con una riga che comincia con «{ $marker }» e dà la risposta.
text-unread = «{ $words }» non è nessuna delle risposte.
text-several = Sono state date più risposte: { $list }. Ne serve una.
text-empty = Non è stata data nessuna risposta.
text-bad = { $n ->
    [one] Non è cambiato nulla. Ancora { $n } risposta inutilizzabile e perdi la partita a tavolino.
   *[other] Non è cambiato nulla. Ancora { $n } risposte inutilizzabili e perdi la partita a tavolino.
}
text-possible = È una delle risposte.
text-result = { $seat }: { $n }; posto { $rank }
text-forfeited = persa a tavolino

## Playing in the terminal

play-welcome = { $game }: { $seats ->
    [one] { $seats } giocatore
   *[other] { $seats } giocatori
}. Scrivi il numero di una risposta e premi Invio; ? mostra l’aiuto.
play-choose = La tua scelta
play-handover = Ora gioca { $seat }: passa la tastiera, poi premi Invio.
play-help = Scrivi il numero di una risposta o il suo comando (li mostra r). Inoltre: b tabellone, l diario, r regole e comandi, h un suggerimento, o le probabilità, t le regole di questo tavolo, s salva, q esci.
play-rules = Regole di questa domanda: { $rules }; testo completo: { $file }.
play-forked = Una diramazione di { $file }: le sue prime risposte ({ $n }) restano. { $dice ->
    [same] Il caso risponde come là, finché può.
   *[new] Da qui in poi il caso è nuovo.
}
play-saved = Partita salvata: { $file }
play-quit = Alla prossima! Per continuare: { $command }
play-quit-unsaved = Alla prossima!
play-over = Fine della partita
play-winner = { $n ->
    [one] Vince { $seats }!
   *[other] Vittoria condivisa: { $seats }
}
play-score = Punti
play-player = Giocatore
play-more = … e ancora { $n }; scrivi il comando, per esempio «{ $words }»

## Lessons in the terminal

learn-minutes = { $n } min
learn-step = Marisol, passo { $n } di { $n2 }
learn-next = Invio: avanti
learn-do = → { $answer } (con Invio)
learn-again = Invio: scegli di nuovo; { $mark }: gioca così lo stesso

## Hints and odds in the terminal

advice-title = Due buone risposte
advice-chance = vince { $n } su 100
advice-margin = Probabilità di vincere, da ciò che sa il tuo posto. Differenza: { $n } su 100, più o meno { $n2 }; simulazioni: { $n3 }.
advice-costly = Una risposta costosa: { $answer }
advice-one = C’è una sola risposta.
advice-no-odds = Ora non c’è niente da calcolare.

# Puzzles
puzzle-about = Una di queste risposte è chiaramente la migliore. Vale anche chi ci arriva a meno di 1 su 100; { $mark }: mostrala.
puzzle-which = Un numero da 1 a { $n }, per favore; { $mark } mostra la risposta, q esce.
puzzle-right = { $answer }. È proprio questa.
puzzle-near = { $answer }: non è la migliore; un’altra vince { $n } partite su 100 in più. Riprova.
puzzle-chance = vince { $n } su 100, più o meno { $n2 }
puzzle-next = Invio: il prossimo; q: esci
puzzle-mining = Ricerca di problemi
puzzle-checked = { $id }: migliore della seconda di { $n } su 100, più o meno { $n2 }
puzzle-held = { $n } su { $of } reggono con il seme { $seed }: nessun’altra risposta arriva a meno di 1 su 100 dalla migliore.
