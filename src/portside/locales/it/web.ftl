# The browser client around the boards. The games' own words are in their files.

## The games, before their words are loaded

game-santiago = Santiago de Cuba
game-santiago-short = Santiago
game-santiago-pitch = Un’auto, nove persone utili, una nave che non aspetta. Raccogli ciò che vuole prima degli altri.
game-santiago-kind = piani e tempismo
game-santiago-length = 50 min
game-manila = Manila
game-manila-short = Manila
game-manila-pitch = Tre barche corrono con i dadi verso il porto. Punta sul carico, sul cantiere o sui pirati.
game-manila-kind = asta e dadi
game-manila-length = 60 min
game-cargo_noir = Cargo Noir
game-cargo_noir-short = Cargo Noir
game-cargo_noir-pitch = Rilancia per merce di contrabbando in porti che non dormono mai, e vattene col bottino migliore.
game-cargo_noir-kind = rilanci e serie
game-cargo_noir-length = 60 min
game-with = { $game } con { $names }
players-range = { $from }–{ $to } giocatori
level-deckhand = Mozzo
level-mate = Nostromo
level-navigator = Navigatore
level-captain = Capitano

## Pages

nav = Principale
nav-play = Gioca
nav-tables = Tavoli
nav-rules = Regole
nav-api = Scrivi un bot
pages = Pagine
home = Portside, pagina iniziale
language = Lingua
light-or-dark = Chiaro o scuro
settings = Impostazioni
theme = Aspetto
theme-system = Come il sistema
theme-light = Chiaro
theme-dark = Scuro
set-motion = Movimento
set-motion-about = I pezzi viaggiano e i dadi rotolano. Spento: tutto è subito al suo posto.
set-sound = Suoni
set-sound-about = Suoni leggeri per mosse, dadi e il tuo turno.
set-contrast = Colori forti
set-contrast-about = Posti in giallo, blu, nero, bianco e magenta. I simboli ci sono sempre.
set-notify = Chiamami
set-notify-about = Una notifica del browser quando tocca a te e sei altrove.
title-new = Nuovo tavolo
title-tables = Tavoli
title-rules = Regole
title-fair = Dadi onesti
title-lost = Non trovato
title-gathering = In attesa di giocatori
title-over = La partita è finita
close = Chiudi
cancel = Annulla
less = Meno
more = Più
copy = Copia
copied = Copiato
loading = Un momento…
loading-table = Prepariamo il tavolo…
no-server = Il server non risponde. Riprova.
lost-page = Qui non è ormeggiato niente
lost-page-about = Questa pagina o questo tavolo non esiste, oppure non è aperto a te.

## Start

start-title = Tre porti, un tavolo.
start-lede = Commercia, bluffa e carica le navi, contro bot forti o con gli amici. Nel browser, senza registrarsi.
start-foot = Dadi onesti da verificare. Ogni partita si può rivedere.
play-now = Gioca subito
play-together = Gioca insieme
against = { $level ->
    [deckhand] { $n ->
        [one] Contro { $n } mozzo
       *[other] Contro { $n } mozzi
    }
    [mate] { $n ->
        [one] Contro { $n } nostromo
       *[other] Contro { $n } nostromi
    }
    [captain] { $n ->
        [one] Contro { $n } capitano
       *[other] Contro { $n } capitani
    }
   *[navigator] { $n ->
        [one] Contro { $n } navigatore
       *[other] Contro { $n } navigatori
    }
}
against-label = Contro chi giochi
seats-count = Giocatori al tavolo
level = Livello dei bot
levels-about = Dal più mite al più feroce: Mozzo, Nostromo, Navigatore, Capitano.
your-tables = I tuoi tavoli
all-your-tables = Tutti i tuoi tavoli
back-to-table = Torna al tavolo
review = Rivedi
state-gathering = In attesa di giocatori.
state-running = In corso.
state-yours = Tocca a te.
state-waits = Tocca a { $seat }.
seats-here = A questo schermo: { $names }.
state-over = Finita. Vince: { $names }.

## Setting up a table

setup-title = Nuovo tavolo
setup-about = Scegli il gioco, occupa i posti, comincia. Nessuno deve registrarsi.
game = Gioco
seats = Posti
seats-order = nell’ordine di gioco
seats-shuffled = chi comincia è deciso a sorte
add-seat = Aggiungi un posto
remove-seat = Togli il posto { $n }
move-seat = Sposta il posto { $n } (frecce su e giù)
name-of-seat = Nome al posto { $n }
level-of-seat = Livello del bot al posto { $n }
name-later = Nome (o il suo)
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
    [0] Ci siete tutti.
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

## Tables

tables-title = Tavoli
tables-about = Unisciti a un tavolo che aspetta giocatori, o guardane uno in corso. Chi guarda vede ciò che vedono tutti.
tables-waiting = Aspettano giocatori
tables-running = In corso
all-games = Tutti
join = Unisciti
watch = Guarda
play = Gioca
open = Apri
no-tables = Nessuno al momento.
no-own-tables = Non hai ancora un posto da nessuna parte.
code-title = Hai un link o un codice?
code-example = k3x9…
line-gathering = { $game } · { $n ->
    [one] { $n } posto libero
   *[other] { $n } posti liberi
}
line-running = { $game } · mossa { $n } · tocca a { $seat }

## Who is who

you = tu
role-bot = bot, { $level }
role-person = al tavolo
role-away = assente
role-here = a questo schermo
role-open = posto libero
role-resigned = fuori, ritiro
role-stand-in = assente, gioca un bot
thinking = pensa
deciding = decide
spectator = Spettatore

## At the table

board = Tabellone
side = Giocatori e diario
views = Viste
tab-board = Tabellone
tab-players = Giocatori
tab-log = Diario
log = Diario
chat = Chat
log-or-chat = Diario o chat
chat-unread = { $n ->
    [0] Chat
   *[other] Chat · { $n }
}
chat-empty = Nessuno ha ancora detto niente.
chat-say = Di’ qualcosa
send = Invia
progress = A che punto è la partita
take-back = Annulla mossa
rules = Regole
fair-dice = Dadi onesti
menu = Menu
your-holdings = I tuoi averi
other-players = Gli altri giocatori
your-move = Tocca a te
to-move = Di turno
your-turn = Tocca a te
your-turn-asked = Tocca a te. { $question }
turn-banner = Tocca a te, { $seat }
welcome-back = Eccoti di nuovo
waiting = Un momento…
watching = Stai guardando. Vedi ciò che vedono tutti.
skip = Subito al risultato
note-label = Su questa risposta
note-empty = Indica una risposta per vedere quanto costa e che cosa dà.
give-answer = Conferma
rule = Regola { $id }
time-left = Tempo rimasto
hours = { $n ->
    [one] { $n } ora
   *[other] { $n } ore
}
days = { $n ->
    [one] { $n } giorno
   *[other] { $n } giorni
}
missed = { $n ->
    [one] È successa una cosa dalla tua ultima risposta.
   *[other] Sono successe { $n } cose dalla tua ultima risposta.
}
missed-show = Che cosa è successo?
missed-title = Dalla tua ultima risposta
missed-nothing = Ancora niente.
log-took-back = { $seat } annulla l’ultima risposta.
log-resigned = { $seat } si ritira. Continua un bot.
replay = Moviola
replay-back = Un passo indietro
replay-on = Un passo avanti
moment-live = { $n } · dal vivo
replay-live = dal vivo
replay-live-long = Torna al presente
replay-of = Mossa { $n } di { $of }
lost-line = Connessione persa.
lost-your-clock = Connessione persa, il tuo tempo corre.
lost-clock = Connessione persa, il tempo corre.
lost-again = { $n ->
    [0] Nuovo tentativo.
   *[other] Nuovo tentativo tra { $n } s.
}
lost-chosen = «{ $answer }»: risposta scelta, sarà inviata.
lost-waits = Il tavolo ti aspetta.
try-now = Riprova ora
handover = Passaggio
handover-title = { $seat }, tocca a te
handover-after = { $before } ha finito. Finché non premi il pulsante possono guardare tutti: si vede solo ciò che tutti i giocatori sanno.
handover-first = Finché non premi il pulsante possono guardare tutti: si vede solo ciò che tutti i giocatori sanno.
handover-go = Sono { $seat }, mostra il mio tavolo
handover-so-far = Finora
handover-more = { $n ->
    [one] Un’altra riga è nel diario.
   *[other] Altre { $n } righe sono nel diario.
}
why-not = Perché no…?
why-title = Perché no?
why-about = Questo era possibile in altri momenti. Scegli, e vedrai la regola che lo impedisce.
why-nothing = A questa domanda nessuno ha ancora risposto altro. Ciò che è possibile è tra le risposte; la regola sotto dice perché.
refused-not-legal = «{ $words }»: ora non è possibile.
refused = Rifiutato: { $why }
return-title = La tua via del ritorno
return-about = Questo link ti riporta al tuo posto, su qualsiasi dispositivo. Tienilo per te.
save-record = Salva la partita
let-bot-play = Fai giocare un bot per me
let-bot-play-for = Fai giocare un bot per { $seat }
i-am-back = Rieccomi
seat-is-back = { $seat } torna a giocare
resign = Ritirati
resign-sure = Un bot giocherà al tuo posto fino alla fine. Vuoi davvero ritirarti?
resign-yes = Sì, mi ritiro
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
key-escape = lascia, chiudi
key-undo = annulla la mossa
key-log = diario
key-chat = chat
key-rules = regole
key-since = che cosa è successo dalla tua ultima risposta
key-why = perché no?
key-replay = un passo indietro, un passo avanti
key-now = torna al presente
key-menu = menu
key-help = questo elenco

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

changes-count = { $n ->
    [one] { $n } regola diversa
   *[other] { $n } regole diverse
}
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
to-the-end = Al risultato
key-moments = Momenti chiave
key-moments-about = scegline uno per vedere il tabellone di allora
move-n = Mossa { $n }
chip-moves = Mosse

## Fair dice

fair-title = Dadi onesti
fair-lede = Ogni dado e ogni pesca vengono da un segreto fissato prima della prima risposta. Puoi verificarlo.
fair-how = Come funziona
fair-commit = Prima della partita il server sorteggia un segreto e ne mostra l’impronta, l’impegno. Dopo non può cambiare il segreto senza cambiare l’impronta.
fair-draw = Ogni dado e ogni pesca si calcolano dal segreto, dal sale pubblico e dal nome dell’evento, per esempio «il terzo dado del secondo lancio».
fair-publish = A partita finita il segreto è pubblicato.
fair-check = L’impegno, la tua parte del sale e l’ordine dei posti li verifica da solo il tuo browser. Anche ogni singola pesca si può ricalcolare: con il pulsante o, senza fidarsi di questo server, con «portside verify» sulla partita salvata.
fair-numbers = Di questo tavolo
fair-commitment = Impegno
fair-salt = Sale
fair-secret = Segreto
fair-secret-later = Sarà pubblicato a partita finita.
fair-kept = { $n ->
    [one] Verificata: { $n } pesca, come promesso.
   *[other] Verificate: tutte le { $n } pesche sono come promesso.
}
fair-broken = La promessa non è stata mantenuta. Dillo a chi ospita questo tavolo.

## Su che cosa si può contare

log-earlier = Prima
may-come-back = Il posto si può riprendere in ogni momento.
role-bot-for-you = un bot gioca per te
bot-plays = Un bot gioca per te.
bot-plays-for = Un bot gioca per { $seat }.
bot-since = Da: { $time }.
pause-at = Pausa del server: { $time }.
bot-answered = { $n ->
    [one] Ha risposto una volta.
   *[other] Ha risposto { $n } volte.
}
relieve = Fai giocare un bot per { $seat }
relieve-later = Da { $time } puoi far giocare un bot per { $seat }.
your-code = Il codice del tuo posto
code-about = Annotalo: riapre il tuo posto su un altro dispositivo. Tienilo per te; il menu lo mostra di nuovo.
code-short = Il codice del tuo posto: annotalo. Riapre il posto su un altro dispositivo.
code-kept = Annotato
recover-title = Ho un posto qui
recover-about = Scrivi il codice che ti è stato mostrato quando hai preso posto.
recover-go = Apri il mio posto
lost-seats = Qualcuno ha perso la via del ritorno?
lost-seat = { $seat } ha perso il link
reopen-title = Un nuovo link per { $seat }
reopen-about = Se tutte le altre persone al tavolo sono d’accordo, { $seat } riceve un nuovo link per il suo posto. Il diario lo dirà.
reopen-agree = D’accordo: un nuovo link per { $seat }
reopen-waits = Tu sei d’accordo. Non ancora: { $names }.
reopen-link = Sono tutti d’accordo. Dai questo link solo a { $seat }: chi lo apre ha il posto.
reopen-asked = { $by } chiede un nuovo link per { $seat }.
reopen-look = Guarda
state-closed = Chiuso da chi gestisce il server.
table-closed = Questo tavolo è stato chiuso da chi gestisce il server.
table-closed-about = Qui nessuno può più rispondere.
chat-removed = rimosso
chat-closed = A questo tavolo parlano solo i giocatori.
set-watchers = Chi guarda può parlare
set-watchers-about = Le sue righe stanno separate da quelle dei giocatori.
gathering-missing = Si aspetta: { $names }.
rematch-same-luck = Ancora con la stessa sorte
luck-mark = { $luck ->
    [shared] sorte comune
   *[known] stessa sorte
}
knows-luck = conosce i dadi
luck-title = { $luck ->
    [shared] Sorte comune.
   *[known] Stessa sorte.
}
luck-about = { $luck ->
    [shared] Gli stessi dadi cadono anche ad altri tavoli. Saranno svelati quando l’ultimo di questi tavoli avrà finito.
   *[known] Dadi e pesche qui sono esattamente quelli di un tavolo già finito. Chi l’ha visto li conosce.
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
problem-too-many = Troppe cose insieme. Aspetta un poco.
problem-internal = Qualcosa è andato storto sul server. È stato annotato; riprova.
problem-stopping = Il server si riavvia. Riprova.
problem-storage-down = Il server ora non può salvare nulla. Niente è perduto; riprova fra poco.
problem-undo-limit = Su questa domanda hai già annullato abbastanza volte.
problem-known-luck = Una sorte già pubblicata può essere rigiocata solo da una persona contro i bot, mai a un tavolo pubblico.
problem-luck-not-fresh = La sorte di questo tavolo non è nuova. Conferma di saperlo prima di sederti.
problem-not-yet = È troppo presto.
problem-no-promise = Questa promessa non è più valida. Riprova.
problem-bad-code = Questo codice non apre alcun posto qui.
problem-not-host = Può farlo solo chi ha preparato il tavolo.
problem-broken-table = Questo tavolo non si può più leggere. Chi gestisce il server può vedere perché.
problem-banned = Chi gestisce questo server ha escluso questo indirizzo o questo nome.
problem-needs-others = Devono essere d’accordo almeno altre due persone al tavolo; dove siedono solo in due, il posto si riapre con il codice.
