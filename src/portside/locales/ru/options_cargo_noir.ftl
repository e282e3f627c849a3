# Cargo Noir: what a table may agree on. `option-ships` names an option, `.about` says what it does, the other
# attributes are its choices; `part-profit` names a part of one.

option-edition = Числа
    .house = наши
option-rounds = Раунды
option-coins_total = Монеты в игре
option-start_coins = Монеты в начале
option-start_ships = Корабли в начале
option-ships_per_colour = Корабли одного цвета
option-casino_income = Казино платит за корабль
option-syndicate_income = Синдикат платит
option-min_bid = Наименьшая ставка
option-goods = Товары
option-tokens_per_type = Жетоны каждого вида
option-wild_tokens = Джокеры
    .players = по одному на игрока
option-market_slots = Ячейки Чёрного рынка
option-warehouse_base = Ячейки склада в начале
option-warehouse_card_bonus = Ячейки карты «Склад»
option-max_set_size = Самый большой набор
option-value_different = Стоимость комбинаций
option-value_same = Стоимость наборов
option-ports = Порты
option-cards = Карты
    .benefit = преимущества
    .common = обычные трофеи
    .unique = особые трофеи
option-coin_supply_limited = Банк может опустеть
    .about = Монет ровно столько, сколько в коробке.
option-final_round_phase3 = Отправка в последнем раунде
    .about = Корабли ещё можно отправить, чтобы помешать другим, или не отправляют ни одного.
    .optional = кто хочет
    .none = никто
option-market_swap_same_type_allowed = Обмен на такой же
    .about = На Чёрном рынке товар можно обменять на товар того же вида.
option-alone_may_stay = Корабль, который в порту один, может ждать
    .about = Корабль, который в порту один, может вместо покупки подождать до следующего хода владельца.

part-slots = товары
part-players = открыт при стольких игроках
part-family = семейство
part-copies = копии
part-cost = цена
part-points = ПО
part-limit = предел

## The form for whoever owns the box

box-title = У меня есть коробка
box-about = Коробки у нас не было, поэтому числа с пометкой «наше» придумали мы. Впиши те, что напечатаны в твоей. Они останутся на этом устройстве и будут действовать за столом, который ты готовишь.
box-ours = наше
box-counts = Количества
box-field = { $thing }: { $part }
box-fieldours = { $name }, наше
box-bounds = от { $n } до { $n2 }
box-open = Открыт при
box-none = Все числа такие, как у нас.
box-changed = { $n ->
    [one] { $n } число твоё.
    [few] { $n } числа твои.
    [many] { $n } чисел твои.
   *[other] { $n } числа твои.
}
box-reset = Как у нас
box-save = Сохранить файл
box-load = Загрузить файл
box-bad = Этот файл не подходит: { $why } Ничего не изменилось.
box-badjson = это не JSON.
box-badname = «{ $name }» неизвестно.
box-badnumber = «{ $name }» должно быть целым числом от { $n } до { $n2 }.
box-badvalue = у «{ $name }» нет подходящего значения.
box-growing = Каждое значение должно быть больше прошлого и расти не меньше, чем оно.
