# What every game's screen says, and the command line.

language-name = Italiano

seat = Giocatore { $n }
# Stands as a name in sentences of the third person, so it is a noun.
player = Giocatore
bot = Bot { $n }
chance = Sorte

## Refusals

refusal-over = La partita è finita.
refusal-not-asked = Non tocca a te rispondere.
refusal-not-legal = «{ $words }»: ora non è possibile. Scrivi il numero di una risposta o il suo comando.

## Playing in the terminal

play-welcome = { $game }: { $seats ->
    [one] { $seats } giocatore
   *[other] { $seats } giocatori
}. Scrivi il numero di una risposta e premi Invio; ? mostra l’aiuto.
play-choose = La tua scelta
play-handover = Ora gioca { $seat }: passa la tastiera, poi premi Invio.
play-help = Scrivi il numero di una risposta o il suo comando (li mostra r). Inoltre: b tabellone, l diario, r regole e comandi, o le regole di questo tavolo, s salva, q esci.
play-rules = Regole di questa domanda: { $rules }; testo completo: { $file }.
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

## Al tavolo di un server

join-code = Annotalo: { $code } riapre il tuo posto su un altro dispositivo.
join-help = Scrivi il numero di una risposta o il suo comando. Inoltre: o le regole di questo tavolo, u riprendi, say … agli altri, q esci.
join-known-luck = La sorte di questo tavolo non è nuova: chi l’ha già vista conosce i dadi. Se ti va bene, aggiungi --known-luck.
join-promise-kept = La promessa di una sorte onesta è stata mantenuta. Ogni pesca si verifica con: portside verify
join-promise-broken = LA PROMESSA DI UNA SORTE ONESTA È STATA INFRANTA. Non fidarti dei dadi e dillo agli altri.
chat-watching = guarda
log-proxy = (ha risposto un bot)
log-hasty = (senza tempo per pensare)
notice-time-up = Tempo scaduto: un bot gioca per { $seat }.
notice-away = { $seat } è assente: gioca un bot.
notice-relieved = { $by } fa giocare un bot per { $seat }.
notice-back = Torna { $seat }.
notice-recovered = { $seat } ha riaperto il posto con il codice.
notice-agreed = { $by } è d’accordo: un nuovo link per { $seat }.
notice-reopened = { $seat } ha un nuovo link per il posto. Tutti gli altri erano d’accordo.
notice-closed = Questo tavolo è stato chiuso da chi gestisce il server.

## Other commands

games-title = Giochi
games-name = Nome
games-players = Giocatori
games-about = In breve
replay-at = Dopo la risposta { $n } di { $n2 }
replay-next = Poi: { $prompt }
simulate-title = { $game }: { $n ->
    [one] { $n } partita casuale
   *[other] { $n } partite casuali
}
simulate-title-bots = { $game }: { $n ->
    [one] { $n } partita tra bot
   *[other] { $n } partite tra bot
}
simulate-seat = Giocatore
simulate-wins = Vittorie
simulate-mean = Media punti
simulate-spread = Scarto
simulate-length = Scelte a partita
simulate-shortest = minimo
simulate-longest = massimo
simulate-speed = { $n ->
    [one] { $n } partita al secondo
   *[other] { $n } partite al secondo
}
simulate-playing = In gioco

## How a table differs from the standard

changes-title = Le regole di questo tavolo
changes-none = A questo tavolo si gioca con le regole normali.
option-change = { $name }: { $value } (di solito { $standard })
option-added = { $name }: { $value }
option-seats = con { $n } giocatori
option-on = sì
option-off = no
