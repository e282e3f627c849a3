# The browser client's other pages and its windows. Loaded with them, or once the table is drawn.

## Pages

bots-page-lede = Un bot risponde per un posto. Vede ciò che quel posto può vedere e le risposte possibili; mai di più.
bots-page-python = In Python
bots-page-python-about = Una classe con un solo metodo. Il comando portside arena la fa giocare contro altri bot.
bots-page-any = In qualsiasi linguaggio
bots-page-any-about = Un programma che per ogni domanda legge una riga di JSON e scrive una riga: una risposta possibile. Si indica come exec:comando.
bots-page-tables = A un tavolo di questo server
bots-page-tables-about = Tutto ciò che fa questa pagina passa dall’API: apri un tavolo, siediti, guarda, rispondi.
bots-page-more = Di più nel codice sorgente:
title-gathering = In attesa di giocatori
title-over = La partita è finita

## Setting up a table

setup-title = Nuovo tavolo
setup-about = Scegli il gioco, occupa i posti, comincia. Nessuno deve registrarsi.
seats = Posti
seats-order = nell’ordine di gioco
seats-shuffled = chi comincia è deciso a sorte
add-seat = Aggiungi un posto
remove-seat = Togli il posto { $n }
move-seat = Sposta il posto { $n } (frecce su e giù)
name-of-seat = Nome al posto { $n }
level-of-seat = Livello del bot al posto { $n }
name-later = Nome (facoltativo)
your-name = Il tuo nome
who-me = Tu
who-me-about = Questo browser.
who-link = Con link
who-link-about = Ricevi un link e un codice da mandare.
who-here = Qui
who-here-about = Stesso schermo: ciò che è nascosto resta dietro le persiane.
who-bot = Bot
bots-about = I bot, dal più mite al più feroce: Mozzo, Nostromo, Navigatore, Capitano. Ognuno sa solo ciò che il suo posto può sapere.
player-n = Giocatore { $n }
table-title = Nome del tavolo
table-title-example = Circolo del martedì
optional = se vuoi
options = Opzioni
options-refused = Così non si può giocare: { $why }
clock = Orologio
clock-none = Nessuno
clock-minutes = Minuti
clock-days = Giorni
clock-none-about = Ognuno si prende il tempo che serve.
clock-about = { $unit ->
    [days] { $n ->
        [one] giorno per rispondere. Quando è finito, risponde un bot.
       *[other] giorni per rispondere. Quando sono finiti, risponde un bot.
    }
   *[minutes] { $n ->
        [one] minuto per rispondere. Quando è finito, risponde un bot.
       *[other] minuti per rispondere. Quando sono finiti, risponde un bot.
    }
}
set-public = In elenco per tutti
set-public-about = Chiunque può prendere un posto libero o guardare; chi guarda vede solo ciò che vedono tutti.
set-shuffle = Sorteggia i posti
set-shuffle-about = Chi comincia è deciso a sorte. Spento: nell’ordine qui sopra.
ready = { $n ->
    [0] Ci sono tutti.
    [one] Un posto aspetta il suo giocatore: ricevi un link da mandare.
   *[other] { $n } posti aspettano i loro giocatori: ricevi un link per ciascuno.
}
make-table = Apri il tavolo
start-game = Comincia la partita

## Waiting for players

gathering-about = { $n ->
    [one] Un posto è ancora libero. La partita comincia quando è preso.
   *[other] { $n } posti sono ancora liberi. La partita comincia quando sono presi.
}
gathering-starts = Questa pagina va avanti da sola quando ci sono tutti.
join-title = Prendi posto
sit-down = Siediti
taken-title = Questo posto è occupato
taken-about = Un invito vale per una persona sola, e con questo qualcuno si è già seduto al tavolo.
taken-own = È il tuo posto? Apri il tavolo nel browser con cui giochi, oppure con il link che il suo menu chiama «{ return-title }».
invited-title = Su invito
invited-about = A questo tavolo ci si siede su invito. Chiedi il link a { $names }.
invited-nobody = A questo tavolo ci si siede su invito. Chiedi il link a chi te ne ha parlato.
stay-to-watch = Puoi restare a guardare: quando comincia la partita, la pagina va avanti da sola. Chi guarda vede ciò che vedono tutti.
watch-game = Guarda la partita
invite-title = Invita { $seat }
invite-about = Chi apre questo link, o inquadra il codice col telefono, si siede lì.
invite-link = Invito { $n }
qr-label = Codice con il link
share-words = Giochiamo a { $game }!
seat-to-bot = Dai il posto a un bot
cancel-table = Annulla il tavolo
cancel-table-about = Nessuno può venire? I link smettono di valere e il tavolo sparisce dagli elenchi.
cancel-table-sure = Sì, annulla
cancelled-title = Questo tavolo è stato annullato
facts-title = A che cosa si gioca
facts-host = Invita
facts-players = Giocatori
facts-length = Dura circa
facts-rules = Regole
facts-rules-standard = quelle normali
facts-rules-changed = { $n ->
    [one] una cosa è diversa
   *[other] { $n } cose sono diverse
}
link-gathering = C’è un posto libero. Apri il link e siediti: senza account, senza installare nulla.
link-running = La partita è in corso. Apri il link per continuare o per guardare.
link-over = La partita è finita. Apri il link per rivederla.

## Tables

tables-title = Tavoli
tables-about = Unisciti a un tavolo che aspetta giocatori, o guardane uno in corso. Chi guarda vede ciò che vedono tutti.
tables-waiting = Aspettano giocatori
tables-running = In corso
all-games = Tutti
join = Unisciti
watch = Guarda
no-tables = Nessuno al momento.
no-own-tables = Non hai ancora un posto da nessuna parte.
code-title = Hai un link o un codice?
code-example = k3x9…
line-gathering = { $game } · { $n ->
    [one] { $n } posto libero
   *[other] { $n } posti liberi
}
line-running = { $game } · mossa { $n } · tocca a { $seat }

## At the table

why-title = Perché no?
why-about = Ora non è possibile, ed ecco perché:
why-nothing = Tutto quello che qui si può rispondere è possibile: niente è escluso.
return-title = La tua via del ritorno
return-about = Questo link ti riporta al tuo posto, su qualsiasi dispositivo. Tienilo per te.
save-record = Salva la partita
let-bot-play = Fai giocare un bot per me
let-bot-play-for = Fai giocare un bot per { $seat }
resign = Abbandona
resign-sure = Un bot giocherà al tuo posto fino alla fine. Vuoi davvero abbandonare?
resign-yes = Sì, abbandono
forget-me = Togli il mio nome
forget-me-sure = Il tuo nome e tutto ciò che hai scritto qui saranno rimossi per sempre; il posto resta tuo. Vuoi farlo?
forget-me-yes = Sì, rimuovi
leave = Alla pagina iniziale

## Keys

keys-title = Tasti
keys-about = Sul tabellone le frecce portano da un luogo illuminato al prossimo. Qualsiasi tasto salta ciò che si muove. Con il dito: il primo tocco mostra che cosa fa una risposta, il secondo la dà.
key-digits = scegli una risposta col suo numero
key-arrows = muoviti tra le risposte, o tra i luoghi del tabellone
key-enter = dai la risposta
key-escape = deseleziona, chiudi
key-hold = ferma le mosse degli altri, riprendi
key-undo = annulla la mossa
key-log = diario
key-chat = chat
key-rules = regole
key-since = che cosa è successo dalla tua ultima risposta
key-why = perché no?
key-explain = che cos’è? Le frecce portano da una cosa all’altra
key-hint = suggerimento: due buone risposte
key-odds = probabilità sul tabellone, sì e no
key-replay = un passo indietro, un passo avanti
key-play = riproduci o ferma, mentre guardi il passato
key-now = torna al presente
key-menu = menu
key-help = questo elenco

## The harbour school

school-about = Impara giocando: una partita vera dal primo clic, un’idea alla volta. Poi la stessa partita va avanti, ed è tua.
school-coach = Marisol, la tua guida
school-step = Passo { $n } di { $n2 }
school-next = Avanti
school-back = Indietro
school-show = Mostrami
school-skip = Salta la lezione
school-resume = Torna alla lezione
school-again = Scegli di nuovo
school-anyway = Gioca così lo stesso
school-play-on = Continua a giocare
school-other = Si può fare anche così. La lezione segue un’altra rotta.
school-small = Piccoli porti
school-done-of = { $n } di { $n2 }
school-long = { $n2 ->
    [one] { $n } passi, circa { $n2 } minuto
   *[other] { $n } passi, circa { $n2 } minuti
}
school-minutes = { $n } min
school-sailed = Navigato il { $date }
school-open = da fare
school-begun = iniziato
school-done = fatto
school-begin = Comincia
school-go-on = Riprendi
school-repeat = Ancora
school-then = Gioca contro i mozzi
goal-sail = Salpiamo
goal-teach = Insegnami, { $n } min

## Rules

rules-of = { $game }: le regole
search-rules = Cerca nelle regole
found = { $n ->
    [one] { $n } trovata
   *[other] { $n } trovate
}
found-nothing = Niente trovato.
chapters = Capitoli
close-rules = Chiudi le regole
no-rules = Le regole non si sono caricate.

## How a table differs from the standard

changes-about = Tutto il resto è come sempre. Le regole al tavolo riportano i suoi numeri.
changes-more = { $n ->
    [one] e { $n } altra
   *[other] e altre { $n }
}
changes-rules = Leggi le regole
changes-mark = qui cambia

## One's own box

box-title = Ho la scatola
box-about = Nella tua copia c’è scritto altro? Inseriscilo: questo tavolo giocherà come la tua scatola.
box-open = Inserisci i dati della scatola
box-differs = { $n ->
    [0] Come da noi.
    [one] { $n } cosa come nella tua scatola.
   *[other] { $n } cose come nella tua scatola.
}
box-ours = Torna ai nostri
done = Fatto

## The end

end-title = { $n ->
    [one] { $game ->
        [manila] { $names } domina il porto
        [cargo_noir] La notte è di { $names }
       *[santiago] { $names } conquista il porto
    }
   *[other] Vittoria condivisa: { $names }
}
end-points = { $game ->
    [manila] { $n ->
        [one] { $n } peso
       *[other] { $n } pesos
    }
   *[other] { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
}
end-ahead = { end-points }, { $by ->
    [0] alla pari con { $seat }
   *[other] { $by } più di { $seat }
}
ranking = Classifica finale
ranking-sources = { $game ->
    [manila] da dove vengono i pesos
   *[other] da dove vengono i punti
}
ranking-points = { $game ->
    [manila] per pesos
   *[other] per punti
}
rematch = Rivincita
rematch-join = Unisciti alla rivincita
rematch-watch = Guarda la rivincita
review-game = Rivedi la partita
verify-dice = Verifica i dadi
key-moments = Momenti chiave
key-moments-about = scegline uno per vedere il tabellone di allora
move-n = Mossa { $n }
chip-moves = Mosse

## Fair dice

fair-title = Dadi onesti
fair-lede = Ogni dado e ogni estrazione vengono da un segreto fissato prima della prima risposta. Puoi verificarlo.
fair-how = Come funziona
fair-commit = Prima della partita il server sorteggia un segreto e ne mostra l’impronta, l’impegno. Dopo non può cambiare il segreto senza cambiare l’impronta.
fair-draw = Ogni dado e ogni estrazione si calcolano dal segreto, dal sale pubblico e dal nome dell’evento, per esempio «il terzo dado del secondo lancio».
fair-publish = A partita finita il segreto è pubblicato.
fair-check = L’impegno, la tua parte del sale e l’ordine dei posti li verifica da solo il tuo browser. Anche ogni singola estrazione si può ricalcolare: con il pulsante o, senza fidarsi di questo server, con «portside verify» sulla partita salvata.
fair-numbers = Di questo tavolo
fair-commitment = Impegno
fair-salt = Sale
fair-secret = Segreto
fair-secret-later = Sarà pubblicato a partita finita.
fair-kept = { $n ->
    [one] Verificata: { $n } estrazione, come promesso.
   *[other] Verificate: tutte le { $n } estrazioni sono come promesso.
}
fair-broken = La promessa non è stata mantenuta. Dillo a chi gestisce il server.

## Su che cosa si può contare

relieve = Fai giocare un bot per { $seat }
relieve-later = Da { $time } puoi far giocare un bot per { $seat }.
code-about = Annotalo: riapre il tuo posto su un altro dispositivo. Tienilo per te; il menu lo mostra di nuovo.
recover-about = Scrivi il codice che ti è stato mostrato quando hai preso posto.
recover-go = Apri il mio posto
lost-seats = Qualcuno ha perso la via del ritorno?
lost-seat = { $seat } ha perso il link
reopen-title = Un nuovo link per { $seat }
reopen-about = Se tutte le altre persone al tavolo sono d’accordo, { $seat } riceve un nuovo link per il suo posto. Il diario lo dirà.
reopen-agree = D’accordo: un nuovo link per { $seat }
reopen-waits = Tu sei d’accordo. Non ancora: { $names }.
reopen-link = Sono tutti d’accordo. Dai questo link solo a { $seat }: chi lo apre ha il posto.
set-watchers = Chi guarda può parlare
set-watchers-about = Le sue righe stanno separate da quelle dei giocatori.
gathering-missing = Si aspetta: { $names }.
rematch-same-luck = Ancora con la stessa sorte
luck-title = { $luck ->
    [shared] Sorte comune.
   *[known] Stessa sorte.
}
luck-about = { $luck ->
    [shared] Gli stessi dadi cadono anche ad altri tavoli. Saranno svelati quando l’ultimo di questi tavoli avrà finito.
   *[known] Dadi ed estrazioni qui sono esattamente quelli di un tavolo già finito. Chi l’ha visto li conosce.
}
luck-short = { $luck ->
    [shared] Gli stessi dadi cadono anche ad altri tavoli.
   *[known] Qui i dadi cadono come a un tavolo già finito.
}
luck-known-by = { $n ->
    [one] { $names } li conosce.
   *[other] { $names } li conoscono.
}
luck-compare = Confronta gli impegni
luck-other-table = Lo stesso impegno al tavolo dove questa sorte è uscita per la prima volta
luck-before = { $luck ->
    [shared] Prima di sederti: chi ha visto uno degli altri tavoli sa che cosa uscirà qui. Dillo ora; il tavolo lo mostrerà.
   *[known] Prima di sederti: chi ha visto la prima partita sa che cosa uscirà qui. Dillo ora; il tavolo lo mostrerà.
}
luck-unseen = { $luck ->
    [shared] Non ho visto nessuno degli altri tavoli
   *[known] Non ho visto la prima partita
}
luck-unseen-about = I dadi sono nuovi per te come per chiunque.
luck-seen = { $luck ->
    [shared] Ne ho visto uno, o ci ho giocato
   *[known] L’ho vista, o ci ho giocato
}
luck-seen-about = Puoi sederti. Un segno accanto al tuo nome lo dice.
luck-understood = Ho capito che qui la sorte non è nuova.
promise-broken = La promessa di una sorte onesta è stata infranta.
promise-look = Che cosa era promesso
promise-open = Il tuo browser ha conservato la promessa come l’ha vista la prima volta, e la verifica a partita finita.
promise-kept = Verificato dal tuo browser: la promessa di una sorte onesta è stata mantenuta.
promise-unable = Da quando il tuo browser ha visto la promessa per la prima volta non è cambiato nulla. Per rifare i conti il browser vuole una pagina con https; «portside verify» no.
promise-changed = Il tavolo mostra un impegno diverso da quello iniziale: i dadi potrebbero essere stati scelti. Non fidarti e dillo agli altri.
promise-wrong-secret = Il segreto pubblicato non corrisponde all’impegno: i dadi potrebbero essere stati scelti. Non fidarti e dillo agli altri.
promise-left-out = Nel sale manca ciò che ha aggiunto il tuo browser: i dadi potrebbero essere stati scelti. Non fidarti e dillo agli altri.
promise-wrong-order = I posti non sono stati sorteggiati come promesso. Non fidarti di chi ha cominciato e dillo agli altri.
fair-luck = Chi si siede vede l’impegno e solo dopo aggiunge al sale una sua parte casuale. Così nessuno, nemmeno il server, poteva scegliere un segreto che favorisse qualcuno. Allo stesso modo si sorteggia l’ordine dei posti.
fair-not = Che cosa non è promesso
fair-not-about = Chi gestisce il server potrebbe guardare il segreto durante la partita, come si può sbirciare nel sacchetto; cambiarlo non può. In Santiago de Cuba un programma che segue il diario pubblico può ricavare che cosa c’è dietro gli schermi.
fair-first = L’impegno come il tuo browser l’ha visto la prima volta
fair-other = Un altro impegno, mostrato nel frattempo
fair-your-part = La tua parte del sale:
fair-secret-known = Questa sorte è già uscita una volta. Il suo segreto può essere noto.

## Problems the server may name

problem-bad-request = Il server non ha capito.
problem-bad-token = Questo link o questo posto non vale più.
problem-not-seated = Non hai un posto a questo tavolo.
problem-no-bot-tables = A un tavolo deve sedere qualcuno: qui i bot non giocano tra loro.
problem-chat-closed = A questo tavolo può parlare solo chi gioca.
problem-unknown-table = Questo tavolo non esiste.
problem-unknown-moment = Questo momento non esiste.
problem-not-found = Qui non c’è niente.
problem-wrong-method = Il server non ha capito.
problem-conflict = Intanto il tavolo è andato avanti. Ecco come sta.
problem-not-running = La partita non è in corso.
problem-not-over = La partita non è ancora finita.
problem-seat-taken = Quel posto è già preso.
problem-nothing-to-undo = Non c’è niente da annullare.
problem-unknown-rules = Questa partita segue regole più recenti che questo server non conosce ancora.
problem-too-large = È troppo lungo.
problem-not-json = Il server non ha capito.
problem-wrong-host = Questo server non risponde a quel nome. Usa il suo indirizzo.
problem-bad-options = Queste opzioni non stanno insieme.
problem-too-many = Troppe cose insieme. Aspetta un po’.
problem-internal = Qualcosa è andato storto sul server. È stato annotato; riprova.
problem-stopping = Il server si riavvia. Riprova.
problem-storage-down = Il server ora non può salvare nulla. Niente è perduto; riprova fra poco.
problem-undo-limit = Su questa domanda hai già annullato abbastanza volte.
problem-known-luck = Una sorte già pubblicata può essere rigiocata solo da una persona contro i bot, mai a un tavolo pubblico.
problem-luck-not-fresh = La sorte di questo tavolo non è nuova. Conferma di saperlo prima di sederti.
problem-not-yet = È troppo presto.
problem-no-promise = Questa promessa non è più valida. Riprova.
problem-not-promised = In una lezione i dadi cadono come dice il copione: nulla era stato promesso.
problem-no-advice = A questo tavolo ora non ci sono consigli.
problem-not-reviewed = L’analisi di questa partita non è ancora arrivata a quel punto. È in corso.
problem-no-time = Nessuno ha tempo di guardarlo adesso. Riprova fra un momento.
problem-bad-code = Questo codice non apre alcun posto qui.
problem-not-host = Può farlo solo chi ha aperto il tavolo.
problem-broken-table = Questo tavolo non si può più leggere. Chi gestisce il server può vedere perché.
problem-banned = Chi gestisce questo server ha escluso questo indirizzo o questo nome.
problem-needs-others = Devono essere d’accordo almeno altre due persone al tavolo; dove siedono solo in due, il posto si riapre con il codice.

# The coach and hints
coach = L’allenatore
coach-title = Una risposta costosa: { $answer }
hint-title = Due buone risposte
coach-why = Perché?
coach-line = Che cosa può seguire
hide = Nascondi
percent = { $n } %
coach-figures = Probabilità di vincere dopo ogni risposta, da ciò che sa il tuo posto; simulazioni: { $n }.
coach-margin = Differenza: { $n } su 100, più o meno { $n2 }.
new-coach = Allenatore e suggerimenti
new-coach-about = Tutti al tavolo possono chiedere consiglio al programma. La partita salvata dice quando.
hint-failed = Ora non c’è un suggerimento. Riprova.

# The levels of the bots
level-deckhand-about = Conosce le regole, guarda una risposta avanti e spesso la giudica male.
level-mate-about = Pesa ogni risposta del proprio turno, ma nessuna delle tue.
level-navigator-about = Prima di rispondere prova un breve tratto di futuro.
level-captain-about = Pensa fino a un secondo, attraverso migliaia di partite.
level-first = Prima partita
level-beaten = Un nostromo ne batte due in { $n } partite su 100.
level-measured = { $level ->
    [deckhand] Vince { $n } partite su 100 contro due mozzi.
    [mate] Vince { $n } partite su 100 contro due nostromi.
   *[navigator] Vince { $n } partite su 100 contro due navigatori.
}
levels-how = Misurato con tre posti, almeno { $n } partite per livello, ogni tavolo giocato da ogni posto con la stessa sorte. La linea è la parte equa: 33 su 100.
next-level-up = Un equipaggio più forte:
next-level-down = Un equipaggio più mite:
