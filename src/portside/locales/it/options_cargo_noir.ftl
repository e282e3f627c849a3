# Cargo Noir: what a table may agree on. `option-ships` names an option, `.about` says what it does, the other
# attributes are its choices; `part-profit` names a part of one.

option-edition = Numeri
    .house = nostri
option-rounds = Round
option-coins_total = Monete in gioco
option-start_coins = Monete iniziali
option-start_ships = Navi iniziali
option-ships_per_colour = Navi per colore
option-casino_income = Il Casinò paga per nave
option-syndicate_income = Il Cartello paga
option-min_bid = Offerta minima
option-goods = Merci
option-tokens_per_type = Gettoni di ogni tipo
option-wild_tokens = Jolly
    .players = uno per giocatore
option-market_slots = Caselle del Mercato nero
option-warehouse_base = Scomparti iniziali
option-warehouse_card_bonus = Scomparti di una carta Magazzino
option-max_set_size = Gruppo più grande
option-value_different = Valori delle combinazioni
option-value_same = Valori delle serie
option-ports = Porti
option-cards = Carte
    .benefit = vantaggi
    .common = bottini comuni
    .unique = bottini unici
option-coin_supply_limited = La banca può svuotarsi
    .about = Ci sono solo le monete della scatola.
option-final_round_phase3 = Navi nell’ultimo round
    .about = Si possono ancora mandare navi per guastare i piani altrui, oppure non se ne manda nessuna.
    .optional = chi vuole
    .none = nessuno
option-market_swap_same_type_allowed = Scambio con lo stesso tipo
    .about = Al Mercato nero si può scambiare una merce con una dello stesso tipo.
option-alone_may_stay = Una nave sola in un porto può aspettare
    .about = Una nave sola in un porto può aspettare il prossimo turno invece di comprare.

part-slots = merci
part-players = aperto con tanti giocatori
part-family = famiglia
part-copies = copie
part-cost = costo
part-points = PV
part-limit = limite

## The form for whoever owns the box

box-title = Ho la scatola
box-about = Non avevamo la scatola, quindi i numeri segnati «nostro» li abbiamo scelti noi. Scrivi quelli stampati nella tua. Restano su questo dispositivo e valgono al tavolo che prepari.
box-ours = nostro
box-counts = Quantità
box-field = { $thing }: { $part }
box-fieldours = { $name }, nostro
box-bounds = da { $n } a { $n2 }
box-open = Aperto con
box-none = Tutti i numeri sono quelli con cui giochiamo.
box-changed = { $n ->
    [one] { $n } numero è tuo.
   *[other] { $n } numeri sono tuoi.
}
box-reset = Come giochiamo noi
box-save = Salva un file
box-load = Carica un file
box-bad = Questo file non si può usare: { $why } Non è cambiato nulla.
box-badjson = non è JSON.
box-badname = «{ $name }» è sconosciuto.
box-badnumber = «{ $name }» deve essere un numero intero da { $n } a { $n2 }.
box-badvalue = «{ $name }» non ha un valore utilizzabile.
box-growing = Ogni valore deve essere più alto del precedente e crescere almeno quanto quello.
