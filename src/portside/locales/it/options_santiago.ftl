# Santiago de Cuba: what a table may agree on. `option-ships` names an option, `.about` says what it does, the other
# attributes are its choices; `part-profit` names a part of one.

option-screens = Averi
    .about = Dietro uno schermo, o scoperti per tutti. Scoperti vanno bene per la prima partita.
    .hidden = nascosti
    .open = scoperti
option-ships = Navi
    .about = Dopo quante navi finisce la partita. Meno navi, partita più corta.
option-start_pesos = Pesos all’inizio
    .about = Con cosa comincia ognuno.
option-start_vp = Punti vittoria all’inizio
    .about = Con cosa comincia ognuno.
option-start_goods = Merci all’inizio
    .about = Con cosa comincia ognuno, tipo per tipo.
option-max_drive_steps = Viaggio più lungo
    .about = Quante fermate può fare un viaggio.
    .none = senza limite
option-newspaper_closes_visited_cuban = L’Editore del giornale può colpire l’abitante visitato
    .about = Questi resta allora fuori dal giro finché l’auto non ripassa da lui. Di solito è al sicuro.
option-owner_vp_when_pawn_stayed = Il proprietario incassa se la pedina resta
    .about = Una pedina che resta dov’è paga di nuovo il proprietario dell’edificio.
option-end_goods_returned = Le merci scambiate alla fine si restituiscono
    .about = 3 merci danno comunque 1 punto. Restituite, in caso di parità conta solo il resto; tenute, come nell’edizione russa, contano tutte.
option-finish_last_turn = L’ultimo turno si finisce
    .about = Quando salpa l’ultima nave, il turno si gioca fino in fondo senza nave. Di solito la partita finisce subito.
option-flowers = Fiori
    .about = A quale colore di edifici porta ogni abitante.
    .none = nessuno
option-dice = Dadi
    .about = Le facce di ogni dado.
option-tokens_per_good = Pezzi di ogni merce
    .about = Quanti ce ne sono, compresi quelli dei giocatori.
option-value_flags = Bandiere del tracciato dei prezzi
    .about = Quanto vale una merce, da sinistra a destra; poi viene la bandiera a scacchi.
option-ownership_markers = Indicatori di proprietà
    .about = Quanti edifici può avere un giocatore.
option-simulation_turn_cap = Turni al massimo
    .about = Per le simulazioni: dopo tanti turni la partita finisce e si contano i punti.

## The form for the flowers of one’s own box

box-flowers = I fiori della tua scatola
box-about = Confrontali con le tue tessere.
box-flower-of = Fiore di { $cuban }
box-ours = scelto da noi
    .why = Scelto da noi: nessuna fonte a noi nota indica questo fiore.
box-reset = Torna ai fiori consueti
