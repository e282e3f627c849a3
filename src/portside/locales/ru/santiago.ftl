# Santiago de Cuba. Keys come from the rules: ids of things, names of questions, kinds of events.

title = Сантьяго-де-Куба
about = Колеси по городу на одной машине на всех, заводи по пути друзей и загружай корабли.

good-sugar = тростник
good-citrus = фрукты
good-tobacco = табак
good-rum = ром
good-cigars = сигары
good-wood = древесина

gift-sugar = тростник
gift-citrus = фрукты
gift-tobacco = табак
gift-rum = ром
gift-cigars = сигары
gift-wood = древесина
gift-peso = песо
gift-vp = победное очко

flower-yellow = жёлтый
flower-blue = синий
flower-red = красный
flower-white = белый

building-bank = Банк
building-church = Церковь
building-distillery = Перегонный завод
building-cigar_factory = Сигарная фабрика
building-black_market = Чёрный рынок
building-sawmill = Лесопилка
building-cafe = Кафе
building-customs_office = Таможня
building-casino = Казино
building-port_authority = Дирекция порта
building-trading_office = Офис подрядчика
building-newspaper_publisher = Газета

cuban-pedro = Педро
    .trade = 2 табака
cuban-alonso = Алонсо
    .trade = захвати заведение или используй своё
cuban-miguel = Мигель
    .trade = 2 древесины
cuban-pablo = Пабло
    .trade = 1 любой товар, кроме древесины
cuban-jose = Хозе
    .trade = 2 тростника
cuban-martinez = Мартинез
    .trade = 3 песо
cuban-conchita = Кончита
    .trade = 2 фрукта
cuban-maria = Мария
    .trade = 2 ПО
cuban-el_zorro = Эль Зорро
    .trade = каждый что-то тебе отдаёт

stop-pedro = Педро
stop-alonso = Алонсо
stop-miguel = Мигель
stop-pablo = Пабло
stop-jose = Хозе
stop-martinez = Мартинез
stop-conchita = Кончита
stop-maria = Мария
stop-el_zorro = Эль Зорро
stop-port = порт

## Questions

question-building = Какое заведение следующее?
    .waiting = Заведения занимают места на поле.
question-cuban = Кто стоит на следующей остановке?
    .waiting = Кубинцы занимают свои места.
question-die = Что показывают кубики спроса?
    .waiting = Кубики спроса катятся по столу.
question-demand = Какой кубик ты не кладёшь на корабль?
    .waiting = { $seat } определяет спрос для нового корабля.
question-drive = Как далеко едешь? Первая остановка бесплатна, каждая следующая стоит 1 песо.
    .waiting = { $seat } сейчас за рулём.
question-pablo = Какой товар берёшь у Пабло?
    .waiting = { $seat } выбирает товар у Пабло.
question-zorro = Эль Зорро лезет к тебе в карман: что отдаёшь тому, кто за рулём?
    .waiting = { $seat } решает, что отдать тому, кто за рулём.
question-alonso = Адвокат тебе помогает: захватываешь заведение или используешь своё?
    .waiting = { $seat } беседует с адвокатом Алонсо.
question-load = Что грузишь?
    .waiting = { $seat } решает, что грузить.
question-pawn = В какое заведение идёт твоя фишка?
    .waiting = { $seat } выбирает заведение для фишки.
question-bank = Банк: берёшь 2 песо?
    .waiting = { $seat } сейчас в Банке.
question-church = Церковь: берёшь 1 ПО?
    .waiting = { $seat } сейчас в Церкви.
question-distillery = Перегонный завод: сколько тростника превращаешь в ром?
    .waiting = { $seat } сейчас на Перегонном заводе.
question-cigar-factory = Сигарная фабрика: сколько табака превращаешь в сигары?
    .waiting = { $seat } сейчас на Сигарной фабрике.
question-black-market = Чёрный рынок: какой товар на какой меняешь?
    .waiting = { $seat } сейчас на Чёрном рынке.
question-sawmill = Лесопилка: сдаёшь 1 древесину за 1 ПО и 1 песо?
    .waiting = { $seat } сейчас на Лесопилке.
question-cafe = Кафе: что сдаёшь, по 2 ПО за товар?
    .waiting = { $seat } сейчас в Кафе.
question-customs-office = Таможня: какой кубик обнуляешь?
    .waiting = { $seat } сейчас на Таможне.
question-casino = Казино: покупаешь или продаёшь ПО, по 3 песо за очко?
    .waiting = { $seat } сейчас в Казино.
question-port-authority = Дирекция порта: куда сдвигаешь маркер цены?
    .waiting = { $seat } сейчас в Дирекции порта.
question-trading-office = Офис подрядчика: какой товар грузишь сразу, за 2 ПО?
    .waiting = { $seat } сейчас в Офисе подрядчика.
question-newspaper-publisher = Газета: берёшь 1 песо; кто остаётся не у дел?
    .waiting = { $seat } сейчас в Газете.

## Answers. $thing, $thing2, $n … stand in the order of the notation; $args says how many there are.

answer-building = Выложить: { $thing }
answer-cuban = Поставить: { $thing }
answer-roll = { $thing }: { $n }
answer-leave-out = Отложить кубик: { $thing }
answer-drive = { $n ->
    [one] Проехать { $n } остановку
    [few] Проехать { $n } остановки
    [many] Проехать { $n } остановок
   *[other] Проехать { $n } остановки
}
answer-take = Взять товар: { $thing }
answer-give = Отдать 1 × { $thing }
answer-claim = Захватить заведение: { $thing }
answer-use-own = Использовать своё заведение: { $thing }
answer-decline = Отказаться
answer-load = Загрузить { $n } × { $thing }
answer-load-wood = Загрузить { $n } × древесина как { $thing }
answer-pass = Спасовать
answer-enter = Посетить заведение: { $thing }
answer-skip = Не использовать
answer-bank-use = Взять 2 песо
answer-church-use = Взять 1 ПО
answer-distillery-use = Превратить { $n } × тростник в ром
answer-cigar-factory-use = Превратить { $n } × табак в сигары
answer-black-market-use = Обменять { $thing } на { $thing2 }
answer-sawmill-use = Сдать 1 древесину
answer-cafe-use = { $args ->
    [1] Сдать { $thing }
   *[other] Сдать { $thing } и { $thing2 }
}
answer-customs-office-use = Обнулить кубик: { $thing }
answer-casino-use = { $sign ->
    [minus] Продать { $n } ПО
   *[plus] Купить { $n } ПО
}
answer-port-authority-use = { $sign ->
    [minus] Маркер на один флажок влево
   *[plus] Маркер на один флажок вправо
}
answer-trading-office-use = Загрузить { $thing }
answer-newspaper-publisher-use = { $args ->
    [0] Взять песо, всех оставить в деле
   *[other] Пусть { $thing } останется не у дел
}

## Events: what the log says

event-turn = Ходит { $seat }.
event-drive = { $amount ->
    [one] { $seat } проезжает { $amount } остановку.
    [few] { $seat } проезжает { $amount } остановки.
    [many] { $seat } проезжает { $amount } остановок.
   *[other] { $seat } проезжает { $amount } остановки.
}
event-arrive = Остановка: { $thing }.
event-pay = { $seat } платит { $amount } песо.
event-active = { $thing } снова в деле.
event-nothing = { $thing } не у дел: { $seat } уезжает ни с чем.
event-take = { $amount ->
    [0] Резерв пуст ({ $thing }): { $seat } уходит ни с чем.
   *[other] { $seat } берёт { $amount } × { $thing }.
}
event-earn = { $seat } получает { $amount } песо.
event-score = { $seat } получает { $amount } ПО.
event-give = { $seat } отдаёт 1 × { $thing }.
event-claim = { $seat } захватывает заведение: { $thing }.
event-use-own = { $seat } использует своё заведение: { $thing }.
event-decline = { $seat } отказывается от помощи адвоката.
event-enter = { $seat } посещает заведение: { $thing }.
event-skip = { $seat } не использует заведение.
event-hand-in = { $seat } сдаёт { $amount } × { $thing }.
    .total = { $seat } сдаёт: { $list }.
event-make = { $seat } производит { $amount } × { $thing }.
event-deliver = { $seat } грузит { $amount } × { $thing } через Офис подрядчика.
event-clear-die = { $seat } обнуляет кубик: { $thing }.
event-sell-vp = { $seat } продаёт { $amount } ПО.
event-inactive = { $seat } решает: { $thing } теперь не у дел.
event-marker = Теперь товар в порту приносит { $amount } ПО.
event-owner = { $seat } получает 1 ПО за своё заведение: { $thing }.
event-loading = Начинается погрузка: каждый товар приносит { $amount } ПО.
event-load = { $seat } грузит { $amount } × { $thing }.
event-load-wood = { $seat } грузит { $amount } × древесина как { $thing }.
event-pass = { $seat } пасует.
event-ship-leaves = Корабль { $amount } отплывает.
event-roll = Кубик спроса: { $thing } { $amount }.
    .several = Кубики спроса: { $list }.
event-leave-out = { $seat } откладывает кубик: { $thing }.
event-end = Последний корабль отплывает: игра окончена.

## The board

board-street = Улица
board-outskirts = Заведения
board-harbour = Гавань
board-ship = Корабль { $n } из { $n2 }
board-no-ship = в порту нет корабля
board-value = товар приносит { $n } ПО
board-demand = спрос
board-supply = резерв
board-port = Порт
board-inactive = не у дел
board-pesos = Песо
board-vp = ПО
board-markers = Маркеры

## The table in the browser: labels on the board (two lines of 13 letters at most), chips, panels

board-free = даром
board-not-wanted = Этому кораблю не нужно
    .short = не нужно
board-stays-out = Пятый кубик останется
    .short = один лишний
board-per-good = Очки за один товар
board-all-left = все корабли ушли

chip-turn = Ход
chip-ship = Корабль
chip-ship-of = { $n } из { $n2 }
chip-value = Товар приносит
chip-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
chip-loading = Погрузка
chip-setup = Подготовка

seat-pawn-in = фишка: { $thing }
seat-pawn-off = фишка ещё не в городе
seat-screen = песо, очки и товары за ширмой
seat-markers = { $n ->
    [one] остался { $n } маркер
    [few] осталось { $n } маркера
   *[many] осталось { $n } маркеров
}
seat-passed = пас

flow-hold = у тебя { $n }
flow-wanted = нужно { $n2 }, есть { $n }
flow-wood-for = Древесина за: { $thing }
flow-each = { $n ->
    [one] по { $n } очку
   *[many] по { $n } очка
}
flow-how-many = Сколько
flow-less = На один меньше
flow-more = На один больше
flow-load = Загрузить { $n } × { $thing } · { $n2 ->
    [one] { $n2 } очко
    [few] { $n2 } очка
   *[many] { $n2 } очков
}
flow-load-wood = Загрузить { $n } × древесина · { $n2 ->
    [one] { $n2 } очко
    [few] { $n2 } очка
   *[many] { $n2 } очков
}
flow-make = Сделать { $n } × { $thing }
flow-buy = Купить ПО
flow-sell = Продать ПО
flow-buy-for = Купить { $n } ПО за { $n2 } песо
flow-sell-for = Продать { $n } ПО за { $n2 } песо
flow-give = Отдаёшь
flow-take = Берёшь
flow-claim = Захватить
flow-use-own = Использовать своё
flow-put-out = Не у дел
flow-pesos = { $n } песо
flow-rests = { $price }, не у дел
flow-your-go = твой черёд
flow-in-round = в очереди
flow-lap = круг

note-then = Потом фишка входит в одно из: { $list }.
note-no-flower = Твоя фишка остаётся на месте.
note-full-house = Других свободных заведений этого цвета нет: фишка остаётся.
note-port = Все грузят по очереди, начиная с тебя; товар приносит { $n } ПО, древесина 1.
note-port-empty = Корабля для погрузки нет.
note-nothing = Не у дел: ты ничего не получаешь, фишка остаётся.
note-demand = Кораблю понадобится товаров: { $n }; у тебя из них { $n2 }.
note-left-over = После этого кораблю ещё нужно товаров: { $n }.
note-ship-leaves = После этого корабль уходит.
note-pass = Ты выбываешь из этой погрузки.
note-claim = 1 ПО тебе каждый раз, когда чужая фишка закончит там ход.
note-use-own = Твоя фишка остаётся на месте.
note-skip = Ничего не происходит.
note-owner = { $seat } получает 1 ПО как владелец.
note-gift = Достанется: { $seat }.

source-start = Начало
source-cargo = Загруженные товары
source-wood = Загруженная древесина
source-buildings = Заведения
source-owner = Владельцу
source-people = Кубинцы
source-goods = Товары в конце
