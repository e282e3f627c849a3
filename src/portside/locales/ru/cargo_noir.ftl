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

## Refusals. Said to whoever is asked; `when-…`: what belongs to another question.

refusal-nothing-of-it = У тебя этого нет: { $thing }.
refusal-too-few = Не { $n }: у тебя { $have } × { $thing }.
refusal-no-ship-casino = В Казино нет ни одного твоего корабля.
refusal-no-ship-market = На Чёрном рынке нет ни одного твоего корабля.
refusal-bag-empty = Мешок и сброс пусты: тянуть нечего.
refusal-market-lacks = На Чёрном рынке этого нет: { $thing }.
refusal-swap-same = Это был бы тот же товар: { $thing }.
refusal-port-closed = При таком числе игроков этот порт закрыт: { $thing }.
refusal-no-ship-port = Там нет твоего корабля: { $thing }.
refusal-port-leads = { $thing }: ты впереди, { $have } против { $other }. Корабль ждёт, пока не останется один или его не перебьют.
refusal-port-alone = { $thing }: твой корабль там один и должен купить груз.
refusal-port-stays = { $thing }: твой корабль уже ждёт твоего следующего хода.
refusal-port-outbid = { $thing }: твою ставку перебили, { $have } против { $other }. Подними стопку или уйди.
refusal-stay-nowhere = За этим столом корабль, который остался один, должен купить груз.
refusal-bid-too-low = { $thing }: { $n } мало, самая высокая стопка — { $other }.
refusal-raise-coins = Чтобы поднять до { $n }, нужно добавить { $cost }; в сейфе у тебя { $have }.
refusal-basket-filled = Карты уже выбраны: теперь расплатись.
refusal-basket-empty = Сначала выбери карту.
refusal-cards-gone = Таких карт не осталось: { $thing }.
refusal-card-limit = Ни у кого не бывает таких карт больше { $most }: { $thing }.
refusal-card-cost = { $thing }: цена { $cost }; ты можешь потратить { $have }.
refusal-card-order = Карты выбирают по порядку: после карты «{ $last }» поздно брать «{ $thing }».
refusal-coins-later = Монетами карты покупают только в последнем раунде.
refusal-coins-short = Не хватает ещё { $cost }; монет у тебя { $have }.
refusal-set-of-none = Это не набор: нужны товары одного вида или хотя бы два разных.
refusal-too-few-types = Не { $n } разных товаров: у тебя { $have }.
refusal-set-too-large = В наборе не больше { $most } товаров, а не { $n }.
refusal-rest-unpaid = Осталось заплатить { $cost }, а того, что останется после этого набора, не хватит.
refusal-leave-out-wild = Джокеров это не касается: они дополняют комбинацию.
refusal-leave-out-order = То, что остаётся, называют в порядке товаров; сейчас не очередь: { $thing }.
refusal-leave-out-needed = Если это оставить, остальных товаров не хватит на оплату: { $thing }.
refusal-every-ship-sails = Каждый корабль уходит в море; остаться можно только в последнем раунде.
refusal-port-left = { $thing }: в этом ходу твой корабль оттуда ушёл, порт для тебя закрыт до следующего.
refusal-port-yours = { $thing }: там уже стоит твой корабль, а в порту место только для одного.
refusal-bid-least = { $n } мало: в стопке не меньше { $least }.
refusal-send-coins = { $thing }: теперь нужна стопка { $n }; в сейфе у тебя { $have }.
refusal-when-ship = Корабли докладывают в начале твоего хода.
refusal-when-basket = Карты выбирают в начале сделки, когда доложили все корабли.
refusal-when-pay = Товары сдают, когда карты выбраны.
refusal-when-discard = Товары летят за борт, только если после сделки их слишком много.
refusal-when-send = Корабли отправляют в конце твоего хода.

tale-coins = { $n ->
    [one] { $n } монету
    [few] { $n } монеты
    [many] { $n } монет
   *[other] { $n } монеты
}
tale-for = { $what } за { $cost }
tale-ships = { $n ->
    [one] { $n } корабль
    [few] { $n } корабля
    [many] { $n } кораблей
   *[other] { $n } корабля
}
tale-round = Раунд { $n }
tale-laid = Порты заполняются
tale-cargo = Новый груз, { $place }: { $list }.
tale-casino = забирает в Казино { $coins }
    .you = забираешь в Казино { $coins }
tale-broke = уходит из Казино ни с чем: банк пуст
    .you = уходишь из Казино ни с чем: банк пуст
tale-draw = тянет из мешка: { $list }
    .you = тянешь из мешка: { $list }
tale-swap = меняет: { $given } на { $got }
    .you = меняешь: { $given } на { $got }
tale-buy = покупает груз порта { $thing } за { $coins }
    .you = покупаешь груз порта { $thing } за { $coins }
tale-stay = ждёт в порту { $thing }, держа { $coins }
    .you = ждёшь в порту { $thing }, держа { $coins }
tale-raise = повышает ставку и держит { $coins } в порту { $thing }
    .you = повышаешь ставку и держишь { $coins } в порту { $thing }
tale-withdraw = уходит из порта { $thing } и забирает { $coins }
    .you = уходишь из порта { $thing } и забираешь { $coins }
tale-syndicate = Синдикат платит { $coins }
tale-trade = получает: { $got }, сдав { $given }
    .you = получаешь: { $got }, сдав { $given }
tale-hand-in = сдаёт: { $given }
    .you = сдаёшь: { $given }
tale-lost = пропадает ценность { $n }
tale-no-trade = обходится без сделки
    .you = обходишься без сделки
tale-discard = выбрасывает за борт: { $list }
    .you = выбрасываешь за борт: { $list }
tale-send = отправляет { $list }
    .you = отправляешь { $list }
tale-to-casino = { $ships } в Казино
tale-to-market = { $ships } на Чёрный рынок
tale-to-port = { $ships } в порт { $thing } за { $coins }
tale-stop = оставляет дома { $ships }
    .you = оставляешь дома { $ships }

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
board-left = осталось
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
board-overboard = За борт
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
text-bag = В мешке
text-discarded = Сброшено
text-stacks = стопки монет
text-goods = Товары
text-cards = Карты

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
end-tie-card = Решает лучшая карта, в очках: { $n } против { $n2 }.

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
flow-give = Отдаёшь
flow-take = Берёшь
flow-give-good = Обмен: отдать { $thing }
flow-buy = купить { $n } за { $n2 }
flow-raise-from = перебили: от { $n } или уход
flow-outbid-only = перебили: уход
flow-buy-or-stay = { $port }: соперников нет. Купить или подождать?
flow-buy-all = Купить за { $n }
flow-stay = Ждать
flow-bid = { $port }: сколько монет под корабль?
flow-outbid = { $port }: твою ставку перебили. Поднять или уйти?
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
flow-overboard = Товаров на складе поместится { $n } из { $n2 }. За борт: { $n3 }.

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
trade-drop = выбери товары или перетащи их сюда
trade-take = Убрать из набора: { $thing }
trade-put = Положить в набор: { $thing }
trade-remove = Отказаться: { $thing }
trade-kept = Остаётся
trade-compartments = ячеек: { $n } из { $n2 }
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
trade-skip-sure = Ещё раз: { $n } за борт
warn-overboard = Без сделки придётся выбрасывать за борт. Товаров не помещается на склад: { $n }.
trade-suggest = Подсказать
trade-make = { $n ->
    [0] Обменять
    [one] Обменять на { $n } карту
    [few] Обменять на { $n } карты
    [many] Обменять на { $n } карт
   *[other] Обменять на { $n } карты
}
trade-running = Сделка заключается…
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
note-casino-short = В банке мало монет: на следующем ходу он заплатит за этот корабль пока только { $n } из { $n2 }.
note-send-market = На следующем ходу этот корабль обменяет товар или возьмёт один из мешка.
note-over = { $n ->
    [one] Перебивает ставку: { $seat } держит там { $n } монету.
    [few] Перебивает ставку: { $seat } держит там { $n } монеты.
    [many] Перебивает ставку: { $seat } держит там { $n } монет.
   *[other] Перебивает ставку: { $seat } держит там { $n } монеты.
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

result-title = Раунд { $n } окончен
result-bought = { $n ->
    [0] Ни один порт не опустел.
    [one] Опустел { $n } порт.
    [few] Опустели { $n } порта.
   *[many] Опустело { $n } портов.
}
result-rounds = { $n ->
    [0] Это был последний раунд.
    [one] Остался { $n } раунд.
    [few] Осталось { $n } раунда.
   *[many] Осталось { $n } раундов.
}
result-who = Кто забрал какой груз
result-points = очки
result-coins = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
}
result-casino = Казино
result-bag = из мешка
result-market = Чёрный рынок
result-left = перебили: уход
result-nothing = ничего
