# The browser client around the boards: the start page and the table. Other pages and windows: pages.ftl.

## The games, before their words are loaded

game-santiago = Santiago de Cuba
game-santiago-short = Santiago
game-santiago-pitch = Un’auto, nove persone utili, una nave che non aspetta. Raccogli ciò che vuole prima degli altri.
game-santiago-kind = piani e tempismo
game-santiago-length = 50 min
game-manila = Manila
game-manila-short = Manila
game-manila-pitch = Tre barche corrono verso il porto al ritmo dei dadi. Punta sul carico, sul cantiere o sui pirati.
game-manila-kind = asta e dadi
game-manila-length = 60 min
game-cargo_noir = Cargo Noir
game-cargo_noir-short = Cargo Noir
game-cargo_noir-pitch = Rilancia per merce di contrabbando in porti che non dormono mai, e vattene col bottino migliore.
game-cargo_noir-kind = rilanci e serie
game-cargo_noir-length = 60 min
game-with = { $game } con { $names }
players-range = { $from }–{ $to } giocatori
bot-names = Otis, Vera, Kolja, Lin, Marco, Elena, Bruno, Noor, Tess, Ilja
level-deckhand = Mozzo
level-mate = Nostromo
level-navigator = Navigatore
level-captain = Capitano

## Pages

nav = Principale
nav-play = Gioca
nav-tables = Tavoli
nav-learn = Impara
nav-puzzles = Problemi
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
set-coach = Allenatore
set-coach-about = Contro i bot, e dove chi ospita lo permette: una parola prima di una risposta che costa molto.
set-odds = Probabilità
set-odds-about = Agli stessi tavoli: ciò che si può calcolare della posizione.
set-contrast = Colori forti
set-contrast-about = Posti in giallo, blu, nero, bianco e magenta. I simboli ci sono sempre.
set-notify = Avvisami
set-notify-about = Una notifica del browser quando tocca a te e sei altrove.
title-new = Nuovo tavolo
title-tables = Tavoli
title-learn = Scuola del porto
title-rules = Regole
title-bots = Scrivi un bot
title-fair = Dadi onesti
title-lost = Non trovato
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
school = Scuola del porto
learn-new = { $n ->
    [one] Prima volta? Impara in { $n } minuto
   *[other] Prima volta? Impara in { $n } minuti
}
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

game = Gioco

## Waiting for players

share = Condividi

## Tables

play = Gioca
open = Apri

## Who is who

you = tu
role-bot = bot, { $level }
role-person = al tavolo
role-away = assente
role-here = a questo schermo
role-open = posto libero
role-resigned = ha abbandonato
role-stand-in = assente, gioca un bot
thinking = pensa
deciding = decide
spectator = Spettatore

## At the table

board = Tabellone
board-in-words = Il tabellone a parole
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
hint = Suggerimento
take-back = Annulla mossa
rules = Regole
fair-dice = Dadi onesti
menu = Menu
your-holdings = I tuoi averi
other-players = Gli altri giocatori
your-move = Tocca a te
to-move = Gioca ora
your-turn = Tocca a te
your-turn-asked = Tocca a te. { $question }
turn-banner = Tocca a te, { $seat }
welcome-back = Eccoti di nuovo
waiting = Un momento…
then-you = Poi tocca a te.
just-now = Poco fa
to-board = Al tabellone
watching = Stai guardando. Vedi ciò che vedono tutti.
skip = Subito al risultato
note-label = Su questa risposta
note-empty = Indica una risposta per vedere quanto costa e che cosa dà.
note-empty-touch = Tocca una risposta per vedere quanto costa e che cosa dà.
give-answer = Conferma
press-again = Premi di nuovo per farlo.
only-answer = Per ora non si può fare altro.
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
    .you = Annulli l’ultima risposta.
log-resigned = { $seat } abbandona. Continua un bot.
    .you = Abbandoni. Continua un bot.
log-you = { "" }
log-steps = Mostra ogni passo
name-yours = Come ti chiamiamo?
name-yours-about = Lo vedono anche gli altri
bot-otis = Otis
bot-vera = Vera
bot-kolya = Kolja
bot-lin = Lin
bot-marco = Marco
bot-yelena = Elena
bot-bruno = Bruno
bot-noor = Noor
bot-tess = Tess
bot-ilja = Ilja
replay = Moviola
replay-first = All’inizio
replay-back = Un passo indietro
replay-on = Un passo avanti
replay-last = All’ultima mossa
replay-play = Riproduci
replay-pause = Ferma
replay-playing = La partita viene riprodotta.
replay-paused = Ferma alla mossa { $n } di { $of }.
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
more-aside = Altro… (passa lo schermo a { $seat })
handover-more = { $n ->
    [one] Un’altra riga è nel diario.
   *[other] Altre { $n } righe sono nel diario.
}
why-not = Perché no…?
explain-possible = Possibile ora.
explain-not-now = Non ora.
explain-not-yours = Non tocca a te.
explain-hidden = Nascosto.
explain-asked = La domanda è: { $what }
explain-keep = Premi E per tenere la scheda
refused-not-legal = «{ $words }»: ora non è possibile.
refused = Rifiutato: { $why }
i-am-back = Rieccomi
seat-is-back = { $seat } torna a giocare

## How a table differs from the standard

changes-count = { $n ->
    [one] { $n } regola diversa
   *[other] { $n } regole diverse
}

## The end

to-the-end = Al risultato

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
your-code = Il codice del tuo posto
code-short = Il codice del tuo posto: annotalo. Riapre il posto su un altro dispositivo.
code-kept = Annotato
recover-title = Ho un posto qui
reopen-asked = { $by } chiede un nuovo link per { $seat }.
reopen-look = Guarda
state-closed = Chiuso da chi gestisce il server.
table-closed = Questo tavolo è stato chiuso da chi gestisce il server.
table-closed-about = Qui nessuno può più rispondere.
chat-removed = rimosso
chat-closed = A questo tavolo parlano solo i giocatori.
luck-mark = { $luck ->
    [shared] sorte comune
   *[known] stessa sorte
}
knows-luck = conosce i dadi
fork-mark = Diramazione

## Un risultato che aspetta di essere letto, e il ritmo con cui tutto si mostra

result = Risultato
result-go-on = Continua
result-no-wait = Non aspettarmi
pace = Bot
pace-hold = Pausa
pace-release = Riprendi
pace-one = Una mossa
pace-slow = Piano
    .about = circa 2 secondi a mossa
pace-normal = Normale
    .about = circa 0,7 secondi
pace-once = Subito
    .about = dritto alla tua prossima domanda, poi «Che cosa è successo?»
pace-results = Aspettami ai risultati
    .about = viaggi, navi, round
pace-held = In pausa.
    .about = Spazio fa riprendere; il pulsante del passo mostra una mossa alla volta.
    .touch = Il pulsante del passo mostra una mossa alla volta.
