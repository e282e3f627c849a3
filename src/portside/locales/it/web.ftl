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

option-santiago-screens = Averi
    .about = Dietro uno schermo, o scoperti per tutti. Scoperti vanno bene per la prima partita.
    .hidden = nascosti
    .open = scoperti
option-santiago-ships = Navi
    .about = Dopo quante navi finisce la partita. Meno navi, partita più corta.
option-santiago-start_pesos = Pesos all’inizio
    .about = Con cosa comincia ognuno.
option-santiago-max_drive_steps = Viaggio più lungo
    .about = Quante fermate può fare un viaggio.
    .none = senza limite
option-santiago-newspaper_may_target_current_cuban = Il giornale colpisce subito
    .about = Il giornale può mettere fuori dal giro anche la persona presso cui sta l’auto.
option-santiago-owner_vp_when_pawn_stayed = Il padrone incassa se il pedone resta
    .about = Un pedone che resta dov’è paga di nuovo il padrone dell’edificio.
option-santiago-end_goods_returned = Merci cambiate alla fine
    .about = Le merci rimaste danno punti alla fine della partita.
option-manila-starting_cash = Pesos all’inizio
    .about = Con cosa comincia ognuno.
option-manila-final_scoring = Azioni in pegno alla fine
    .about = Come si regolano i prestiti quando si contano le fortune.
    .redeem_then_unpledged = riscattate, se conviene
    .all_shares_minus_15 = tutte, meno 15 l’una
option-manila-boarding_variant = I pirati possono scacciare
    .about = Da una barca piena un pirata può buttare giù qualcuno e prenderne il posto.
option-manila-stowaway_may_take_insurance = Assicurazione senza soldi
    .about = Anche chi non ha soldi può prendere l’assicurazione.
option-manila-docked_boat_accepts_accomplices = Le barche in porto accolgono gente
    .about = Sui posti di una barca arrivata si può ancora salire.
option-manila-cash_is_public = I soldi sono in vista
    .about = Tutti vedono quanti pesos hanno gli altri.
option-cargo_noir-coin_supply_limited = La banca può svuotarsi
    .about = Ci sono solo le monete della scatola.
option-cargo_noir-market_swap_same_type_allowed = Scambio con lo stesso tipo
    .about = Al mercato nero si può scambiare una merce con una dello stesso tipo.

## Waiting for players

gathering-about = { $n ->
    [one] Un posto è ancora libero. La partita comincia quando è preso.
   *[other] { $n } posti sono ancora liberi. La partita comincia quando sono presi.
}
gathering-starts = Questa pagina va avanti da sola quando ci sono tutti.
join-title = Prendi posto
sit-down = Siediti
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
lost-title = { $n ->
    [0] Connessione persa, nuovo tentativo
   *[other] Connessione persa, nuovo tentativo tra { $n } s
}
lost-about = Il tavolo aspetta. Nessuna tua risposta è andata persa.
try-now = Riprova ora
handover = Passaggio
handover-title = { $seat }, tocca a te
handover-after = { $before } ha finito. Ora allo schermo va { $seat }. Gli averi di { $before } sono dietro le persiane.
handover-first = Ora lo schermo è per { $seat }. Fino ad allora ciò che è nascosto resta dietro le persiane.
handover-go = Sono { $seat }, mostra il mio tavolo
handover-meanwhile = Intanto: { $what }
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
i-am-back = Rieccomi
resign = Ritirati
resign-sure = Un bot giocherà al tuo posto fino alla fine. Vuoi davvero ritirarti?
resign-yes = Sì, mi ritiro
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
fair-check = Chiunque può rifare tutti i conti: qui, o con il comando «portside verify».
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

## Problems the server may name

problem-bad-request = Il server non ha capito.
problem-bad-token = Questo link o questo posto non vale più.
problem-not-seated = Non hai un posto a questo tavolo.
problem-unknown-table = Questo tavolo non esiste.
problem-unknown-moment = Questo momento non esiste.
problem-not-found = Qui non c’è niente.
problem-wrong-method = Il server non ha capito.
problem-conflict = Intanto il tavolo è andato avanti. Ecco come sta.
problem-not-running = La partita non è in corso.
problem-not-over = La partita non è ancora finita.
problem-seat-taken = Quel posto è già preso.
problem-nothing-to-undo = Non c’è niente da annullare.
problem-old-rules = Questa partita segue regole più vecchie che qui non ci sono più.
problem-too-large = È troppo lungo.
problem-not-json = Il server non ha capito.
problem-bad-options = Queste opzioni non stanno insieme.
problem-too-many = Troppe cose insieme. Aspetta un poco.
problem-stopping = Il server si riavvia. Riprova.
problem-storage-down = Il server ora non può salvare nulla. Niente è perduto; riprova fra poco.
