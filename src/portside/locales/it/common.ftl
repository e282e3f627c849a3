# What every game's screen says, and the command line.

language-name = Italiano

seat = Giocatore { $n }
# Stands as a name in sentences of the third person, so it is a noun.
player = Giocatore
bot = Bot { $n }
chance = Sorte
school-rivals = Ben, Cleo

## Refusals

refusal-over = La partita è finita.
refusal-not-asked = Non tocca a te rispondere.
refusal-no-pass = Qui non si può rinunciare: bisogna scegliere una risposta.
refusal-not-legal = «{ $words }»: ora non è possibile. Scrivi il numero di una risposta o il suo comando.

## The coach, where a game itself has no reason to give: the best answer in words

counsel-better = «{ $best }» porta di più; su 100 partite da qui in avanti le vittorie attese sono { $n } in più.

## Al tavolo di un server

join-code = Annotalo: { $code } riapre il tuo posto su un altro dispositivo.
join-help = Scrivi il numero di una risposta o il suo comando. Inoltre: t le regole di questo tavolo, u annulla la mossa, say … agli altri, q esci.
join-known-luck = La sorte di questo tavolo non è nuova: chi l’ha già vista conosce i dadi. Se ti va bene, aggiungi --known-luck.
join-promise-kept = La promessa di una sorte onesta è stata mantenuta. Ogni estrazione si verifica con: portside verify
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
notice-cancelled = { $by } annulla il tavolo.
notice-forked = Qui comincia la diramazione.

## Other commands

games-title = Giochi
games-name = Nome
games-players = Giocatori
games-about = In breve
replay-at = Dopo la risposta { $n } di { $n2 }
replay-next = Poi: { $prompt }
replay-number = N.
replay-choose = Scegline una: { $command }
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
# a file of a data set, by its checksum
data-whole = com’era alla creazione
data-changed = modificato dopo la creazione
data-missing = mancante
# la prova di un’arena; part è una cartella del programma, fields sono chiavi del file
proof-code = { $part }: non è il codice con cui sono state giocate queste partite. Se qualcosa differisce, può dipendere da questo.
proof-adds-up = I risultati sono la somma delle partite.
proof-wrong-sum = I risultati non sono la somma delle partite.
proof-rules = Giocate con la revisione { $n } delle regole; questo programma gioca con la { $n2 }.
proof-clock = Le partite non si possono rigiocare uguali se i bot pensano a tempo: { $bots }
proof-theirs = Bot di altri, avviati solo con { $option }: { $bots }
proof-differs = Plancia { $board }, rotazione { $rotation }, rigiocata: differisce in { $fields }
proof-alike = Rigiocate: { $n2 } su { $n3 }. Uguali, risposta per risposta: { $n }.

## How a table differs from the standard

changes-title = Le regole di questo tavolo
changes-none = A questo tavolo si gioca con le regole normali.
option-change = { $name }: { $value } (di solito { $standard })
option-added = { $name }: { $value }
option-seats = con { $n } giocatori
option-on = sì
option-off = no
