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
    .does = Возьми 2 песо.
building-church = Церковь
    .does = Возьми 1 ПО.
building-distillery = Перегонный завод
    .does = Преврати тростник в ром.
building-cigar_factory = Сигарная фабрика
    .does = Преврати табак в сигары.
building-black_market = Чёрный рынок
    .does = Обменяй 1 товар на другой; не древесину.
building-sawmill = Лесопилка
    .does = 1 × древесина даёт 1 ПО и 1 песо.
building-cafe = Кафе
    .does = Ром и сигары, не больше чем по 1, дают по 2 ПО.
building-customs_office = Таможня
    .does = Обнули 1 кубик на корабле.
building-casino = Казино
    .does = Купи или продай ПО, по 3 песо за очко.
building-port_authority = Дирекция порта
    .does = Сдвинь маркер цены на 1 флажок.
building-trading_office = Офис подрядчика
    .does = Загрузи сразу 1 товар, за 2 ПО.
building-newspaper_publisher = Газета
    .does = Возьми 1 песо и оставь 1 кубинца не у дел.

cuban-pedro = Педро
    .trade = 2 × табак
cuban-alonso = Алонсо
    .trade = захвати заведение или используй своё
cuban-miguel = Мигель
    .trade = 2 × древесина
cuban-pablo = Пабло
    .trade = 1 любой товар, кроме древесины
cuban-jose = Хосе
    .trade = 2 × тростник
cuban-martinez = Мартинес
    .trade = 3 песо
cuban-conchita = Кончита
    .trade = 2 × фрукты
cuban-maria = Мария
    .trade = 2 ПО
cuban-el_zorro = Эль Зорро
    .trade = каждый что-то тебе отдаёт

stop-pedro = Педро
stop-alonso = Алонсо
stop-miguel = Мигель
stop-pablo = Пабло
stop-jose = Хосе
stop-martinez = Мартинес
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
    .by = Эль Зорро лезет к тебе в карман (за рулём { $seat }): что отдаёшь?
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
question-sawmill = Лесопилка: сдаёшь 1 × древесина за 1 ПО и 1 песо?
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
answer-sawmill-use = Сдать 1 × древесина
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

## Refusals. Said to whoever is asked; `when-…`: what belongs to another question.

refusal-drive-on = Ехать нужно всегда, хотя бы одну остановку: она бесплатна.
refusal-drive-limit = За этим столом остановок за раз — не больше { $most }, а не { $n }.
refusal-drive-pesos = { $n ->
    [one] { $n } остановка стоит { $cost } песо; у тебя { $have }.
    [few] { $n } остановки стоят { $cost } песо; у тебя { $have }.
   *[other] { $n } остановок стоят { $cost } песо; у тебя { $have }.
}
refusal-wood-has-no-die = У древесины нет кубика: отложи один из пяти других.
refusal-no-wood-from-pablo = У Пабло есть товары для корабля, но не древесина. Древесина есть только у Мигеля.
refusal-no-wood-for-zorro = Эль Зорро не берёт древесину.
refusal-supply-empty = Резерв пуст: { $thing }.
refusal-supply-fewer = Не { $n }: в резерве только { $left } × { $thing }.
refusal-nothing-of-it = У тебя этого нет: { $thing }.
refusal-too-few = Не { $n }: у тебя { $have } × { $thing }.
refusal-claim-yours = { $thing }: это заведение уже твоё.
refusal-claim-owned = { $thing }: здесь уже хозяйничает { $seat }.
refusal-claim-markers = { $thing }: у тебя не осталось маркеров, все уже на заведениях.
refusal-use-own-nobody = Алонсо открывает только твои заведения, а это ничьё: { $thing }.
refusal-use-own-owned = Алонсо открывает только твои заведения. { $thing }: хозяйничает { $seat }.
refusal-use-chosen = С помощью Алонсо выбрано это заведение: теперь его нужно использовать.
refusal-not-wanted = Кораблю это не нужно: { $thing }.
refusal-wanted-fewer = Не { $n }: кораблю нужно только { $most } × { $thing }.
refusal-load-nothing = Загрузи хотя бы один товар или спасуй.
refusal-enter-flower = { $cuban } открывает заведения только с одним цветком ({ $flower }). У заведения «{ $thing }» другой.
refusal-enter-stay = Твоя фишка уже там и должна уйти: { $thing }.
refusal-enter-taken = { $thing }: там уже стоит { $seat }.
refusal-make-nothing = Преврати хотя бы один товар или не используй заведение.
refusal-no-use = { $thing }: сейчас от этого нет пользы, у тебя нет нужных товаров.
refusal-no-ship = В порту сейчас нет корабля.
refusal-swap-wood = Чёрный рынок не торгует древесиной.
refusal-swap-same = Это был бы тот же товар: выбери другой.
refusal-buy-nothing = Купи или продай хотя бы одно победное очко.
refusal-casino-pesos = { $n } ПО стоят { $cost } песо; у тебя { $have }.
refusal-casino-vp = Нельзя продать { $n } ПО: у тебя { $have }.
refusal-first-flag = Маркер на первом флажке ({ $n }): левее уже ничего нет.
refusal-cuban-visited = Ты сейчас в гостях здесь: { $thing }. Выбери кого-нибудь другого.
refusal-cuban-closed = { $thing } уже не у дел.
refusal-when-demand = Кубик откладывают для следующего корабля, в конце хода, в котором один отплыл.
refusal-when-drive = Сначала едут: в начале твоего хода.
refusal-when-pablo = Товар на выбор даёт Пабло, когда машина останавливается у него в твой ход.
refusal-when-zorro = Что-то отдают, когда кто-то другой останавливается у Эль Зорро.
refusal-when-alonso = Заведения захватывают с помощью Алонсо, когда машина останавливается у него в твой ход.
refusal-when-load = Грузят, когда машина останавливается в порту.
refusal-when-pawn = Фишка идёт в заведение после того, как машина остановилась у кого-то с цветком.
refusal-when-use = Заведение используют, когда в нём стоит твоя фишка, или через Алонсо, если оно твоё.

tale-pesos = { $n ->
   *[other] { $n } песо
}
tale-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}
tale-for = { $what } за { $cost }
tale-drive = едет на остановку «{ $thing }»
    .you = едешь на остановку «{ $thing }»
tale-port = едет в порт
    .you = едешь в порт
tale-each = каждый товар приносит { $points }
tale-nothing = { $thing } не у дел
tale-inactive = { $thing } не у дел
tale-active = { $thing } снова в деле
tale-none-left = резерв пуст: { $thing }
tale-at = { $place }: { $what }
tale-skip = { $place }: не используется
tale-clear = кубик на 0 ({ $thing })
tale-claim = новая собственность: { $thing }
tale-decline = без помощи адвоката
tale-gave = отдано: { $list }
tale-owner = очко за собственность: { $who }
tale-marker = товар в порту: теперь { $points }
tale-load = грузит { $what }
    .you = грузишь { $what }
tale-wood = { $n } × древесина как { $thing }
tale-pass = пасует
    .you = пасуешь
tale-ship = Корабль { $n }
tale-demand = { $list }; решает { $who }
tale-sails = Корабль { $n } отплывает.

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

## The board for those who listen to it

sr-car = { $n ->
    [0] Машина стоит в порту.
    [one] Машина: { $thing }; до порта { $n } остановка.
    [few] Машина: { $thing }; до порта { $n } остановки.
   *[many] Машина: { $thing }; до порта { $n } остановок.
}
sr-ahead = { $n ->
    [one] Через { $n } остановку: { $thing }
    [few] Через { $n } остановки: { $thing }
   *[many] Через { $n } остановок: { $thing }
}
sr-flower = { $thing } цветок
sr-no-flower = без цветка
sr-owner = владелец: { $seat }
sr-no-owner = ничьё
sr-pawn = внутри фишка: { $list }
sr-ship = Корабль { $n } из { $n2 } стоит в порту, ему нужно: { $list }.
sr-sated = Корабль { $n } из { $n2 } стоит в порту, ему больше ничего не нужно.
sr-not-wanted = Не нужно: { $thing }.
sr-value = Погруженный сейчас товар приносит { $n } ПО, древесина 1 ПО.
sr-flags = Флажки по порядку: { $list } ПО; после последнего корабль отплывает.
sr-departed = Уже отплыло кораблей: { $n } из { $n2 }.
sr-dice = Кубики спроса: { $list }.
sr-passed = Вышли из этой погрузки: { $list }.
sr-supply = { $thing }: осталось { $n }
sr-vp = { $n } ПО
sr-goods = { $n } × { $thing }
sr-wanted = нужно { $n }
sr-shows = на кубике { $n }
sr-costs = стоит: { $list }
sr-gives = даёт: { $list }

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
    [few] по { $n } очка
   *[many] по { $n } очков
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
flow-choose-both = Выбери, что отдаёшь и что берёшь
flow-claim = Захватить
flow-use-own = Использовать своё
flow-put-out = Не у дел
flow-pesos = { $n } песо
flow-rests = { $price }, не у дел
flow-your-go = твой черёд
flow-in-round = в очереди
flow-lap = круг

note-then = { $n ->
    [one] Потом фишка входит сюда: { $list }.
   *[other] Потом фишка входит сюда, на выбор: { $list }.
}
note-short = { $n ->
    [0] В резерве ничего не осталось: ты ничего не получаешь.
   *[other] В резерве осталось только { $n }: столько ты и получаешь.
}
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
note-owner = { $seat } получает 1 ПО за своё заведение.
note-gift = Достанется: { $seat }.

source-start = Начало
source-cargo = Загруженные товары
source-wood = Загруженная древесина
source-buildings = Заведения
source-owner = Владельцу
source-people = Кубинцы
source-goods = Товары в конце

end-tie-goods = Решают оставшиеся товары: { $n } против { $n2 }.
end-tie-pesos = Оставшихся товаров поровну; решают песо: { $n } против { $n2 }.

result-title = Корабль { $n } отплыл
result-loaded = Взял на борт: { $list }.
result-empty = Отплыл пустым.
result-who = Кто что доставил
result-points = очки
result-for = вместо: { $thing }
result-nothing = ничего
result-next = Корабль { $n } из { $n2 } просит
result-set-by = выбор: { $seat }
result-not-wanted = не нужно: { $thing }
result-you-hold = У тебя есть { $n } из { $n2 }.
result-value = { $n ->
    [one] Товар приносит сейчас { $n } очко.
    [few] Товар приносит сейчас { $n } очка.
   *[many] Товар приносит сейчас { $n } очков.
}
