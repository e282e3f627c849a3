# Cargo Noir: what a table may agree on. `option-ships` names an option, `.about` says what it does, the other
# attributes are its choices; `part-profit` names a part of one.

option-edition = Liczby
    .house = nasze
option-rounds = Tury
option-coins_total = Monety w grze
option-start_coins = Monety na początek
option-start_ships = Statki na początek
option-ships_per_colour = Statki w kolorze
option-casino_income = Kasyno płaci za statek
option-syndicate_income = Syndykat płaci
option-min_bid = Najniższa oferta
option-goods = Towary
option-tokens_per_type = Żetony każdego rodzaju
option-wild_tokens = Jokery
    .players = po jednym na gracza
option-market_slots = Pola Czarnego rynku
option-warehouse_base = Przegrody na początek
option-warehouse_card_bonus = Przegrody karty Magazynów
option-max_set_size = Największy zestaw
option-value_different = Wartości kombinacji
option-value_same = Wartości zestawów
option-ports = Porty
option-cards = Karty
    .benefit = Korzyści z przemytu
    .common = Karty powszechne
    .unique = Karty unikatowe
option-coin_supply_limited = Bank może się opróżnić
    .about = Monet jest tylko tyle, ile w pudełku.
option-final_round_phase3 = Wysyłanie w ostatniej turze
    .about = Można jeszcze wysłać statki, by zepsuć szyki innym, albo nie wysyła się żadnych.
    .optional = kto chce
    .none = nikt
option-market_swap_same_type_allowed = Wymiana na takie samo
    .about = Na Czarnym rynku wolno wymienić towar na inny tego samego rodzaju.
option-alone_may_stay = Statek bez rywali w porcie może czekać
    .about = Statek bez rywali w porcie może zamiast kupować zaczekać do następnej kolejki gracza.

part-slots = towary
part-players = otwarty przy tylu graczach
part-family = rodzina
part-copies = sztuki
part-cost = koszt
part-points = PZ
part-limit = limit

## The form for whoever owns the box

box-title = Mam pudełko z grą
box-about = Nie mieliśmy pudełka, więc liczby oznaczone „nasze” są naszego pomysłu. Wpisz te, które są w twoim. Zostaną na tym urządzeniu i będą obowiązywać przy stole, który ustawisz.
box-ours = nasze
box-counts = Liczby
box-field = { $thing }: { $part }
box-fieldours = { $name }, nasze
box-bounds = { $n } do { $n2 }
box-open = Otwarty przy
box-none = Wszystkie liczby są takie, jak gramy.
box-changed = { $n ->
    [one] { $n } liczba jest twoja.
    [few] { $n } liczby są twoje.
    [many] { $n } liczb jest twoich.
   *[other] { $n } liczby jest twoje.
}
box-reset = Tak, jak gramy
box-save = Zapisz plik
box-load = Wczytaj plik
box-bad = Tego pliku nie można użyć: { $why } Nic się nie zmieniło.
box-badjson = to nie jest JSON.
box-badname = „{ $name }” jest nieznane.
box-badnumber = „{ $name }” musi być liczbą całkowitą od { $n } do { $n2 }.
box-badvalue = „{ $name }” nie ma wartości, której można użyć.
box-growing = Każda wartość musi być wyższa od poprzedniej i rosnąć co najmniej o tyle, co poprzednia.
