# Cargo Noir. Keys come from the rules: ids of things, names of questions, kinds of events.

title = Cargo Noir
about = Перебивай в портах ставки других контрабандистов, копи товар и меняй его на сладкую жизнь.

good-alcohol = алкоголь
good-art = антиквариат
good-cars = автомобили
good-cigars = сигары
good-gold = золото
good-ivory = слоновая кость
good-jewels = драгоценности
good-uranium = уран
good-weapons = оружие
good-wild = джокер

card-cargo_ship = Грузовой корабль
card-warehouse = Склад
card-syndicate = Синдикат
card-dive_bar = Притон
card-night_club = Ночной клуб
card-yacht = Яхта
card-villa = Вилла
card-show_business = Шоу-бизнес
card-paparazzi = Папарацци
card-militia = Боевики
card-cronies = Свои люди
card-bank_card = Банк
card-principality = Княжество

port-rotterdam = Роттердам
port-new_york = Нью-Йорк
port-hong_kong = Гонконг
port-cape_town = Кейптаун
port-bombay = Бомбей
port-panama = Панама
port-rio = Рио
port-tangier = Танжер

place-rotterdam = Роттердам
place-new_york = Нью-Йорк
place-hong_kong = Гонконг
place-cape_town = Кейптаун
place-bombay = Бомбей
place-panama = Панама
place-rio = Рио
place-tangier = Танжер
place-black_market = Чёрный рынок

macao-casino = Казино
macao-market = Чёрный рынок

## Questions

question-token = Что появляется из мешка?
    .waiting = Чья-то рука шарит в мешке.
question-ship = Команды ждут приказа: что делает твой следующий корабль?
    .waiting = { $seat } отдаёт приказы командам.
question-basket = Пора заключать сделку: какие карты победы тебе нужны? Платишь за все сразу.
    .waiting = { $seat } присматривается к картам победы.
question-pay = Пора платить: какой набор сдаёшь? Сдачи здесь не дают.
    .waiting = { $seat } отсчитывает товары.
question-leave-out = Слишком много видов для этой комбинации: какой оставляешь себе?
    .waiting = { $seat } решает, какие товары не отдавать.
question-discard = Склад трещит по швам: что летит за борт?
    .waiting = { $seat } решает, что выбросить за борт.
question-send = Опускается ночь: куда отправляешь следующий корабль?
    .waiting = { $seat } отправляет корабли в море.

## Answers. $thing, $thing2, $n … stand in the order of the notation; $args says how many there are.

answer-token = Вытянуть: { $thing }
answer-casino = Казино: забрать монеты
answer-draw = Чёрный рынок: тянуть из мешка
answer-swap = Обменять: { $thing } → { $thing2 }
answer-buy = { $thing }: купить весь груз
answer-stay = { $thing }: ждать на своей стопке
answer-raise = { $n ->
    [one] { $thing }: поднять стопку до { $n } монеты
    [few] { $thing }: поднять стопку до { $n } монет
    [many] { $thing }: поднять стопку до { $n } монет
   *[other] { $thing }: поднять стопку до { $n } монеты
}
answer-withdraw = { $thing }: уйти и забрать монеты
answer-want = Выбрать карту: { $thing }
answer-checkout = Это всё: расплатиться
answer-no-trade = Обойтись без сделки
answer-same = { $n2 ->
    [0] Набор: { $n } × { $thing }
   *[other] Набор: { $n } × { $thing } + { $n2 } × джокер
}
answer-wilds = Набор: { $n } × джокер
answer-different = { $n2 ->
    [0] { $n ->
        [one] Комбинация: { $n } товар
        [few] Комбинация: { $n } разных товара
        [many] Комбинация: { $n } разных товаров
       *[other] Комбинация: { $n } товара
    }
   *[other] { $n ->
        [one] Комбинация: { $n } товар + { $n2 } × джокер
        [few] Комбинация: { $n } разных товара + { $n2 } × джокер
        [many] Комбинация: { $n } разных товаров + { $n2 } × джокер
       *[other] Комбинация: { $n } товара + { $n2 } × джокер
    }
}
answer-coins = Доплатить остаток монетами
answer-without = Оставить себе: { $thing }
answer-discard = Выбросить за борт: { $thing }
answer-send = { $args ->
    [1] Отправить: { $thing }
   *[other] { $n ->
        [one] Отправить: { $thing }, { $n } монета
        [few] Отправить: { $thing }, { $n } монеты
        [many] Отправить: { $thing }, { $n } монет
       *[other] Отправить: { $thing }, { $n } монеты
    }
}
answer-stop = Остальной флот оставить дома

## Events: what the log says

event-fill = Прибывает груз: { $thing }.
    .total = Прибывает груз: { $list }.
event-token = Из мешка: { $thing }.
    .total = Из мешка: { $list }.
event-refill-bag = Мешок пуст: сброшенные товары возвращаются в него.
event-round = Начинается раунд { $amount }.
event-turn = Ходит { $seat }.
event-casino = { $amount ->
    [0] { $seat } уходит из Казино ни с чем: банк пуст.
    [one] { $seat } забирает в Казино { $amount } монету.
    [few] { $seat } забирает в Казино { $amount } монеты.
    [many] { $seat } забирает в Казино { $amount } монет.
   *[other] { $seat } забирает в Казино { $amount } монеты.
}
event-draw = { $seat } тянет из мешка: { $thing }.
event-swap-give = { $seat } оставляет на Чёрном рынке: { $thing }.
event-swap-take = { $seat } забирает с Чёрного рынка: { $thing }.
event-buy = { $amount ->
    [one] { $seat } платит за груз { $amount } монету: { $thing }.
    [few] { $seat } платит за груз { $amount } монеты: { $thing }.
    [many] { $seat } платит за груз { $amount } монет: { $thing }.
   *[other] { $seat } платит за груз { $amount } монеты: { $thing }.
}
event-stay = { $amount ->
    [one] { $seat } ждёт на стопке из { $amount } монеты: { $thing }.
    [few] { $seat } ждёт на стопке из { $amount } монет: { $thing }.
    [many] { $seat } ждёт на стопке из { $amount } монет: { $thing }.
   *[other] { $seat } ждёт на стопке из { $amount } монеты: { $thing }.
}
event-receive = { $seat } получает { $amount } × { $thing }.
    .total = { $seat } получает: { $list }.
event-raise = { $amount ->
    [one] { $seat } поднимает стопку до { $amount } монеты: { $thing }.
    [few] { $seat } поднимает стопку до { $amount } монет: { $thing }.
    [many] { $seat } поднимает стопку до { $amount } монет: { $thing }.
   *[other] { $seat } поднимает стопку до { $amount } монеты: { $thing }.
}
event-withdraw = { $amount ->
    [one] { $seat } уходит и забирает { $amount } монету: { $thing }.
    [few] { $seat } уходит и забирает { $amount } монеты: { $thing }.
    [many] { $seat } уходит и забирает { $amount } монет: { $thing }.
   *[other] { $seat } уходит и забирает { $amount } монеты: { $thing }.
}
event-syndicate = { $amount ->
    [0] Банк пуст, Синдикат не платит: { $seat } уходит ни с чем.
    [one] Синдикат платит: { $seat } получает { $amount } монету.
    [few] Синдикат платит: { $seat } получает { $amount } монеты.
    [many] Синдикат платит: { $seat } получает { $amount } монет.
   *[other] Синдикат платит: { $seat } получает { $amount } монеты.
}
event-no-trade = { $seat } обходится без сделки.
event-hand-in = { $seat } сдаёт { $amount } × { $thing }.
    .total = { $seat } сдаёт: { $list }.
event-set = Ценность товаров: { $amount }.
event-pay-coins = { $amount ->
    [one] { $seat } платит { $amount } монету.
    [few] { $seat } платит { $amount } монеты.
    [many] { $seat } платит { $amount } монет.
   *[other] { $seat } платит { $amount } монеты.
}
event-lost = Сдачи нет: пропадает ценность { $amount }.
event-acquire = { $amount ->
    [1] { $seat } получает карту: { $thing }.
   *[other] { $seat } получает карты: { $amount } × { $thing }.
}
event-discard = { $seat } выбрасывает за борт { $amount } × { $thing }.
    .total = { $seat } выбрасывает за борт: { $list }.
event-send-casino = { $seat } отправляет корабль в Казино.
event-send-market = { $seat } отправляет корабль на Чёрный рынок.
event-send = { $amount ->
    [one] { $seat } отправляет корабль: { $thing }, { $amount } монета.
    [few] { $seat } отправляет корабль: { $thing }, { $amount } монеты.
    [many] { $seat } отправляет корабль: { $thing }, { $amount } монет.
   *[other] { $seat } отправляет корабль: { $thing }, { $amount } монеты.
}
event-stop = { $amount ->
    [one] { $seat } оставляет дома { $amount } корабль.
    [few] { $seat } оставляет дома { $amount } корабля.
    [many] { $seat } оставляет дома { $amount } кораблей.
   *[other] { $seat } оставляет дома { $amount } корабля.
}
event-end = Последний раунд завершён: игра окончена.

## The board

board-round = Раунд { $n } из { $n2 }
board-setup = Подготовка к игре
board-last-round = последний раунд: за карты платят и монетами
board-macao = Макао
board-casino = Казино
board-market = Чёрный рынок
board-ports = Порты
board-banned = В этот ход не вернуться: { $ports }
board-cards = Карты победы
board-cost = цена
board-vp = ПО
board-left = запас
board-benefits = Преимущества
board-cargo_ship = +1 корабль
board-warehouse = +{ $n } на складе
board-syndicate = +{ $n } за уход
board-limit = не более { $n }
board-tokens = Мешок / сброс
board-values = Ценность товаров
board-size = товары
board-different = комбинация
board-same = набор
board-bank = Банк: { $n ->
    [one] { $n } монета
    [few] { $n } монеты
    [many] { $n } монет
   *[other] { $n } монеты
}
board-bank-endless = Банк: без ограничений
board-syndicate-left = Синдикат: может заплатить ещё { $n } ×
board-trade = Сделка
board-basket = выбрано
board-price = цена
board-handed-in = сдано
board-to-pay = осталось заплатить
board-worth = товары стоят не более
board-coins = монеты в сейфе
board-mix = комбинация
board-mixed = { $n2 ->
    [0] { $n ->
        [one] { $n } вид
        [few] { $n } вида
        [many] { $n } видов
       *[other] { $n } вида
    }
   *[other] { $n ->
        [one] { $n } вид + { $n2 } × джокер
        [few] { $n } вида + { $n2 } × джокер
        [many] { $n } видов + { $n2 } × джокер
       *[other] { $n } вида + { $n2 } × джокер
    }
}
board-kept = вне комбинации
board-safe = Сейф
board-ships = Корабли
board-home = { $n } дома
board-at-casino = { $n } в Казино
board-at-market = { $n } на рынке
board-in-ports = { $n } в портах
board-reserve = { $n } в резерве
board-store = Склад
board-holdings = Товары и карты

## The picture in the browser

board-label = Cargo Noir, поле
board-pages = Части поля
board-shop = Карты
board-bag = Мешок
board-discards = Сброс
board-bank-name = Банк
board-per-ship = за корабль
board-market-does = обмен товара или товар из мешка
board-spoils = Трофеи
board-unique = Особые трофеи
board-closed = Закрыт, открыт при { $n } игроках
board-left-n = осталось: { $n }
board-card = { $card }: цена { $cost }, очки { $points }, осталось { $n }
board-owned = { $n } × { $card }, очки за карту: { $points }
board-fleet = Корабли: { $n } дома, { $n2 } в море, { $n3 } в резерве
board-room = товаров: { $n } из { $n2 }
chip-round = Раунд
chip-of = { $n } из { $n2 }
source-benefit = Преимущества
source-common = Трофеи
source-unique = Особые трофеи

## Sending ships and hearing what they report

flow-back = Назад
flow-coins = Монеты
flow-coins-n = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
    [many] { $n } монет
   *[other] { $n } монеты
}
flow-less = На монету меньше
flow-more = На монету больше
flow-from = { $n ->
    [one] от { $n } монеты
    [few] от { $n } монет
    [many] от { $n } монет
   *[other] от { $n } монеты
}
flow-swap-or-draw = обмен или мешок
flow-draw = Взять из мешка
flow-swap = Обменять товар
flow-give = Отдаёте
flow-take = Берёте
flow-give-good = Обмен: отдать { $thing }
flow-buy = купить { $n } за { $n2 }
flow-raise-from = перебили: от { $n } или уход
flow-outbid-only = перебили: уход
flow-buy-or-stay = { $port }: соперников нет. Купить или подождать?
flow-buy-all = Купить за { $n }
flow-stay = Ждать
flow-bid = { $port }: сколько монет под корабль?
flow-outbid = { $port }: вашу ставку перебили. Поднять или уйти?
flow-limits = От { $n } до { $n2 }.
flow-no-raise = Не хватает монет, чтобы поднять.
flow-send = { $n ->
    [one] Отправить с { $n } монетой
    [few] Отправить с { $n } монетами
    [many] Отправить с { $n } монетами
   *[other] Отправить с { $n } монеты
}
flow-raise = Поднять до { $n }
flow-withdraw = { $n ->
    [one] Уйти с { $n } монетой
    [few] Уйти с { $n } монетами
    [many] Уйти с { $n } монетами
   *[other] Уйти с { $n } монеты
}
flow-worth = Можно потратить не более { $n }.
flow-fits = Потом на склад поместится только { $n } из { $n2 } товаров.
flow-last = Последний раунд: платят и монеты из сейфа.

## The trade

trade-help = Выбери карты, затем собери товары в комбинации и наборы.
trade-clear = Очистить
trade-wanted = Выбранные карты
trade-none = Пока нет: выбери подсвеченную карту.
trade-choose = Выбрать карты
trade-back = К сделке
trade-needed = Нужно
trade-handed = Сдаваемые товары
trade-paid = уже оплачено
trade-new = новый
trade-drop = нажимай на товары или перетащи их сюда
trade-take = Убрать из набора: { $thing }
trade-put = Положить в набор: { $thing }
trade-remove = Отказаться: { $thing }
trade-kept = Остаётся
trade-compartments = отсеков: { $n } из { $n2 }
trade-overflow = лишних: { $n }
trade-for = из { $n }
trade-lost = пропадёт { $n }
trade-missing = не хватает { $n }
trade-exact = оплачено точно
trade-coins = { $n ->
    [one] и { $n } монета
    [few] и { $n } монеты
    [many] и { $n } монет
   *[other] и { $n } монеты
}
trade-without = Без одного ({ $thing }): { $n }.
trade-unneeded = { $n ->
    [one] { $n } набор не нужен: он останется у тебя.
    [few] { $n } набора не нужны: они останутся у тебя.
    [many] { $n } наборов не нужны: они останутся у тебя.
   *[other] { $n } набора не нужны: они останутся у тебя.
}
trade-skip = Без сделки
trade-suggest = Подсказать
trade-make = { $n ->
    [0] Обменять
    [one] Обменять на { $n } карту
    [few] Обменять на { $n } карты
    [many] Обменять на { $n } карт
   *[other] Обменять на { $n } карты
}
trade-running = Сделка заключается …
trade-broken = Сделка прервана: «{ $answer }» сейчас невозможно. Выбери снова.
trade-of = из { $n } выбрано
trade-throw = Выбросить за борт: { $n }

## The card of an answer

note-send-casino = { $n ->
    [one] На следующем ходу Казино заплатит за этот корабль { $n } монету.
    [few] На следующем ходу Казино заплатит за этот корабль { $n } монеты.
    [many] На следующем ходу Казино заплатит за этот корабль { $n } монет.
   *[other] На следующем ходу Казино заплатит за этот корабль { $n } монеты.
}
note-casino-short = В банке мало монет: пока на следующем ходу он заплатит за этот корабль только { $n } из { $n2 }.
note-send-market = На следующем ходу этот корабль обменяет товар или возьмёт его из мешка.
note-over = { $n ->
    [one] Перебивает ставку: у { $seat } там { $n } монета.
    [few] Перебивает ставку: у { $seat } там { $n } монеты.
    [many] Перебивает ставку: у { $seat } там { $n } монет.
   *[other] Перебивает ставку: у { $seat } там { $n } монеты.
}
note-alone = { $n ->
    [one] Если на следующем ходу там не будет соперников, ты купишь товар.
    [few] Если на следующем ходу там не будет соперников, ты купишь { $n } товара.
    [many] Если на следующем ходу там не будет соперников, ты купишь { $n } товаров.
   *[other] Если на следующем ходу там не будет соперников, ты купишь { $n } товара.
}
note-casino = Все твои корабли возвращаются из Казино.
note-draw = Один товар, какой даст мешок. Корабль возвращается.
note-swap = Твой товар остаётся на рынке. Корабль возвращается.
note-buy = Стопка уходит в банк, корабль возвращается, прибывают новые товары.
note-stay = Корабль и монеты остаются. До твоего следующего хода твою ставку могут перебить.
note-withdraw = Корабль и монеты возвращаются. В этот ход туда не вернуться.
note-syndicate = { $n ->
    [one] Синдикат добавляет { $n } монету.
    [few] Синдикат добавляет { $n } монеты.
    [many] Синдикат добавляет { $n } монет.
   *[other] Синдикат добавляет { $n } монеты.
}
note-want = Стоит товаров на { $n }.
note-checkout = Затем ты выберешь наборы для оплаты.
note-no-trade = Товары остаются у тебя, если поместятся.
note-set = Этот набор стоит { $n }.
note-types = Затем ты выберешь, какие товары останутся.
note-coins = Остаток платят монеты из сейфа.
note-without = Остаётся на твоём складе.
note-discard = Позже вернётся в мешок.
note-stop = Отправленные сейчас корабли уже не вернутся.
