# Counsel. Why an answer costs much; said to whoever is asked, about the game and never about the person.

counsel-ends-game = Così la partita finisce: tu hai { $have } PV e { $seat } ne ha { $other }.
counsel-past-port = Se l’auto supera il porto nessuno carica e l’indicatore avanza; ciò che hai per questa nave lì potrebbe darti { $points } PV.
counsel-past-port-leaves = Se l’auto supera il porto all’ultima bandiera la nave parte senza ciò che hai per lei: fino a { $points } PV.
counsel-port-next = Da lì { $seat } può arrivare al porto nel turno dopo e caricare prima di te: { $thing }.
counsel-inactive = { $thing } è fuori dal giro: lì non si riceve nulla e la tua pedina non entra in nessun edificio.
counsel-port-empty-handed = Lì non hai niente da caricare, mentre { $seat } ha merci che la nave richiede: { $n }.
counsel-supply-short = { $left ->
    [0] La riserva è vuota, quindi non c’è nulla da ricevere: { $thing }.
   *[other] Nella riserva c’è solo { $left } × { $thing }: di più non si può ricevere.
}
counsel-no-use-there = Nessuno degli edifici liberi che { $thing } apre ti serve ora.
counsel-port-early = Una merce caricata ora dà { $value } PV; una bandiera più avanti ne dà { $more }.
counsel-drive-cost = Questo viaggio costa { $cost } pesos, l’altro { $less }; con i pesos si pagano i prossimi viaggi.
counsel-pass-goods = Chi passa è fuori per tutto il giro, e ciò che hai per questa nave potrebbe ancora dare { $points } PV.
counsel-pass-wood = Chi passa è fuori per tutto il giro, e il tuo legno potrebbe ancora dare { $n } PV.
counsel-wood-for-good = Il legno dà 1 PV; sullo stesso dado le tue merci ne danno { $value } l’una: { $thing }.
counsel-contested = { $seat } può prenderne il posto prima che tocchi di nuovo a te: { $thing2 }. Di ciò che carichi nessun altro nel giro ha nulla: { $thing }.
counsel-not-full = L’altra risposta riempie la nave e chiude il giro; dopo questa { $seat } può ancora caricare merci: { $n }.
counsel-fills-ship = Così la nave è piena, e sulla prossima una merce dà all’inizio { $first } PV, non { $value }.
counsel-loads-fewer = Puoi caricare subito { $most } × { $thing }, non { $n }; quando tocca di nuovo a te il posto può essere finito.
counsel-enter-no-use = { $thing } ora non ti serve a niente; { $thing2 } sì.
counsel-enter-points = { $thing } dà subito { $n } PV, { $thing2 } fino a { $n2 }.
counsel-pays-owner = { $thing }: il proprietario è { $seat }, che ottiene 1 PV quando la tua pedina finisce lì il turno.
counsel-hands-in-wanted = La nave la prende a { $value } PV l’una, e qui la tua torna nella riserva: { $thing }.
counsel-trade-cheap = Qui dà { $n } PV; al porto, con l’indicatore dov’è, { $value }: { $thing }.
counsel-clears-own = Così si chiude il dado di merci che hai anche tu, al porto fino a { $points } PV: { $thing }.
counsel-ship-away = Oltre l’ultima bandiera la nave parte, senza ciò che hai per lei: fino a { $points } PV.
counsel-flag-down = Una bandiera a sinistra, e ciò che hai per questa nave vale { $points } PV in meno.
counsel-flag-up = Ogni merce vale di più, e di ciò che la nave richiede { $seat } ha più di te: { $n } contro { $have }.
counsel-sells-points = Dai { $n } PV per { $cost } pesos, e alla fine i pesos non contano nulla.
counsel-skip-points = { $thing }: se non lo usi non dà nulla; usato ora, questo edificio darebbe { $n } PV.
counsel-skip-pesos = { $n ->
    [one] { $thing }: se non lo usi non dà nulla; usato ora, questo edificio darebbe { $n } peso.
   *[other] { $thing }: se non lo usi non dà nulla; usato ora, questo edificio darebbe { $n } pesos.
}
counsel-skip-use = { $thing }: se non lo usi non dà nulla, eppure ora questo edificio ti servirebbe.
counsel-fewer-points = Così hai subito { $n } PV, con l’altro uso { $n2 }.
counsel-decline-claim = Prendere un edificio è gratis, e chi lo possiede ottiene 1 PV quando un’altra pedina vi finisce il turno. Questo non è di nessuno: { $thing }.
counsel-decline-use = Alonso ti apre ora gratis un edificio tuo: { $thing }.
counsel-claims-not-uses = Alonso fa una sola delle due cose, e il tuo edificio darebbe subito { $n } PV: { $thing }.
counsel-take-unwanted = La nave non ha posto per questa merce: { $thing }. Ne richiede un’altra, a { $value } PV l’una: { $thing2 }.
counsel-take-enough = Hai già quanto la nave può prenderne: { $n } × { $thing }. Ha ancora posto per altro: { $thing2 }.
counsel-gives-wanted = La nave la prende a { $value } PV l’una, e ora può caricarla { $seat }: { $thing }.
counsel-gives-point = Un punto alla fine conta e un peso no; i tuoi pesos: { $have }.
counsel-gives-peso = { $n ->
    [one] Un peso in meno è una fermata in meno: con il resto avanzi di { $n } fermata.
   *[other] Un peso in meno è una fermata in meno: con il resto avanzi al massimo di { $n } fermate.
}
counsel-leaves-out-own = Senza questo dado la nave non prende ciò che hai per lei: { $n } × { $thing }.
counsel-leaves-in-rivals = La nave prenderà una merce di cui { $seat } ha più di te: { $thing }, { $n } contro { $have }.
