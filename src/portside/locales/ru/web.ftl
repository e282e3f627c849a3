# The browser client around the boards. The games' own words are in their files.

## The games, before their words are loaded

game-santiago = Сантьяго-де-Куба
game-santiago-short = Сантьяго
game-santiago-pitch = Одна машина, девять полезных людей и корабль, который не станет ждать. Собери, что ему нужно, раньше других.
game-santiago-kind = расчёт и чувство момента
game-santiago-length = 50 мин
game-manila = Манила
game-manila-short = Манила
game-manila-pitch = Три лодки мчатся в порт по воле костей. Ставь на груз, на верфь или на пиратов.
game-manila-kind = аукцион и кости
game-manila-length = 60 мин
game-cargo_noir = Cargo Noir
game-cargo_noir-short = Cargo Noir
game-cargo_noir-pitch = Торгуйся за контрабанду в портах, которые никогда не спят, и уйди с лучшей добычей в городе.
game-cargo_noir-kind = ставки и наборы
game-cargo_noir-length = 60 мин
game-with = { $game } · за столом: { $names }
players-range = { $from }–{ $to } игроков
level-deckhand = Матрос
level-mate = Боцман
level-navigator = Штурман
level-captain = Капитан

## Pages

nav = Главное
nav-play = Играть
nav-tables = Столы
nav-rules = Правила
nav-api = Написать бота
pages = Страницы
home = Portside, начальная страница
language = Язык
light-or-dark = Светло или темно
settings = Настройки
theme = Оформление
theme-system = Как в системе
theme-light = Светлое
theme-dark = Тёмное
set-motion = Движение
set-motion-about = Фигуры едут, кости катятся. Выключено: всё сразу на месте.
set-sound = Звук
set-sound-about = Тихие звуки ходов, костей и твоей очереди.
set-contrast = Яркие цвета игроков
set-contrast-about = Жёлтый, синий, чёрный, белый и пурпурный. Символы видны всегда.
set-notify = Позвать меня
set-notify-about = Уведомление браузера, когда твой ход, а страница не на виду.
title-new = Новый стол
title-tables = Столы
title-rules = Правила
title-fair = Честные кости
title-lost = Не найдено
title-gathering = Ждём игроков
title-over = Игра окончена
close = Закрыть
cancel = Отмена
less = Меньше
more = Больше
copy = Скопировать
copied = Скопировано
loading = Минутку…
loading-table = Готовим стол…
no-server = Сервер не отвечает. Попробуй ещё раз.
lost-page = Здесь ничего не пришвартовано
lost-page-about = Такой страницы или стола нет, или они тебе не открыты.

## Start

start-title = Три гавани, один стол.
start-lede = Торгуй, блефуй и загружай корабли — против сильных ботов или с друзьями. В браузере, без регистрации.
start-foot = Честные кости, которые можно проверить. Любую игру можно пересмотреть.
play-now = Играть сразу
play-together = Играть вместе
against = { $level ->
    [deckhand] { $n ->
        [one] Соперник: { $n } матрос
        [few] Соперники: { $n } матроса
        [many] Соперники: { $n } матросов
       *[other] Соперники: { $n } матроса
    }
    [mate] { $n ->
        [one] Соперник: { $n } боцман
        [few] Соперники: { $n } боцмана
        [many] Соперники: { $n } боцманов
       *[other] Соперники: { $n } боцмана
    }
    [captain] { $n ->
        [one] Соперник: { $n } капитан
        [few] Соперники: { $n } капитана
        [many] Соперники: { $n } капитанов
       *[other] Соперники: { $n } капитана
    }
   *[navigator] { $n ->
        [one] Соперник: { $n } штурман
        [few] Соперники: { $n } штурмана
        [many] Соперники: { $n } штурманов
       *[other] Соперники: { $n } штурмана
    }
}
against-label = С кем ты играешь
seats-count = Игроков за столом
level = Уровень ботов
levels-about = От мягких к грозным: Матрос, Боцман, Штурман, Капитан.
your-tables = Твои столы
all-your-tables = Все твои столы
back-to-table = Вернуться к столу
review = Пересмотреть
state-gathering = Ждёт игроков.
state-running = Игра идёт.
state-yours = Твой ход.
state-waits = Сейчас ходит { $seat }.
state-over = Игра окончена. Победа: { $names }.

## Setting up a table

setup-title = Новый стол
setup-about = Выбери игру, рассади игроков, начинай. Регистрация не нужна никому.
game = Игра
seats = Места
seats-order = в порядке хода
seats-shuffled = кто начинает, решает жребий
add-seat = Добавить место
remove-seat = Убрать место { $n }
move-seat = Передвинуть место { $n } (стрелки вверх и вниз)
name-of-seat = Имя на месте { $n }
level-of-seat = Уровень бота на месте { $n }
name-later = Имя (или своё)
your-name = Твоё имя
who-me = Ты
who-me-about = Этот браузер.
who-link = Ссылка
who-link-about = Будет ссылка и код, чтобы отправить.
who-here = Этот экран
who-here-about = Общий экран: скрытое остаётся за ставнями.
who-bot = Бот
bots-about = Боты от мягких к грозным: Матрос, Боцман, Штурман, Капитан. Каждый знает только то, что положено его месту.
player-n = Игрок { $n }
table-title = Название стола
table-title-example = Портовый клуб по вторникам
optional = если хочешь
options = Варианты
clock = Часы
clock-none = Без часов
clock-minutes = Минуты
clock-days = Дни
clock-none-about = Каждый думает столько, сколько нужно.
clock-about = { $unit ->
    [days] { $n ->
        [one] день на ответ. Когда он пройдёт, ответит бот.
        [few] дня на ответ. Когда они пройдут, ответит бот.
        [many] дней на ответ. Когда они пройдут, ответит бот.
       *[other] дня на ответ. Когда они пройдут, ответит бот.
    }
   *[minutes] { $n ->
        [one] минута на ответ. Когда она пройдёт, ответит бот.
        [few] минуты на ответ. Когда они пройдут, ответит бот.
        [many] минут на ответ. Когда они пройдут, ответит бот.
       *[other] минуты на ответ. Когда они пройдут, ответит бот.
    }
}
set-public = Виден всем
set-public-about = Любой может занять свободное место или смотреть; зрители видят только то, что все игроки.
set-shuffle = Жребий мест
set-shuffle-about = Кто начинает, решает жребий. Выключено: в порядке выше.
ready = { $n ->
    [0] Все на месте.
    [one] { $n } место ждёт игрока: будет ссылка, чтобы отправить.
    [few] { $n } места ждут игроков: для каждого будет ссылка.
    [many] { $n } мест ждут игроков: для каждого будет ссылка.
   *[other] { $n } места ждут игроков: для каждого будет ссылка.
}
make-table = Открыть стол
start-game = Начать игру

option-santiago-screens = Имущество
    .about = За ширмой или открыто для всех. Открыто — хорошо для первой игры.
    .hidden = скрыто
    .open = открыто
option-santiago-ships = Корабли
    .about = После скольких кораблей кончается игра. Меньше — короче.
option-santiago-start_pesos = Песо в начале
    .about = С чем каждый начинает.
option-santiago-max_drive_steps = Самая длинная поездка
    .about = Сколько остановок можно проехать за раз.
    .none = без предела
option-santiago-newspaper_may_target_current_cuban = Газета бьёт сразу
    .about = Газета может оставить не у дел и того, у кого стоит машина.
option-santiago-owner_vp_when_pawn_stayed = Владелец получает, если фишка осталась
    .about = Фишка, которая остаётся на месте, снова платит владельцу здания.
option-santiago-end_goods_returned = Товары сдают в конце
    .about = Оставшиеся товары приносят очки в конце игры.
option-manila-starting_cash = Песо в начале
    .about = С чем каждый начинает.
option-manila-final_scoring = Заложенные акции в конце
    .about = Как рассчитываются с займами, когда считают состояния.
    .redeem_then_unpledged = выкуп, если выгодно
    .all_shares_minus_15 = все, минус 15 за каждую
option-manila-boarding_variant = Пираты могут вытеснять
    .about = С полной лодки пират может сбросить кого-то и занять его место.
option-manila-stowaway_may_take_insurance = Страховка без денег
    .about = Страховку может взять и тот, у кого нет денег.
option-manila-docked_boat_accepts_accomplices = Лодки в порту берут людей
    .about = На прибывшей лодке ещё можно занимать места.
option-manila-cash_is_public = Деньги открыты
    .about = Все видят, сколько песо у других.
option-cargo_noir-coin_supply_limited = Банк может опустеть
    .about = Монет ровно столько, сколько в коробке.
option-cargo_noir-market_swap_same_type_allowed = Обмен на такой же
    .about = На чёрном рынке товар можно обменять на товар того же вида.

## Waiting for players

gathering-about = { $n ->
    [one] Свободно ещё { $n } место. Игра начнётся, когда его займут.
    [few] Свободно ещё { $n } места. Игра начнётся, когда их займут.
    [many] Свободно ещё { $n } мест. Игра начнётся, когда их займут.
   *[other] Свободно ещё { $n } места. Игра начнётся, когда их займут.
}
gathering-starts = Эта страница сама пойдёт дальше, когда все соберутся.
join-title = Занять место
sit-down = Сесть за стол
invite-title = Приглашение: { $seat }
invite-about = Кто откроет эту ссылку или наведёт телефон на код, сядет на это место.
invite-link = Приглашение { $n }
qr-label = Код со ссылкой

## Tables

tables-title = Столы
tables-about = Сядь за стол, который ждёт игроков, или смотри игру, которая уже идёт. Зрители видят то же, что все игроки.
tables-waiting = Ждут игроков
tables-running = Игра идёт
all-games = Все игры
join = Сесть
watch = Смотреть
play = Играть
open = Открыть
no-tables = Сейчас таких нет.
no-own-tables = Пока у тебя нет ни одного стола.
code-title = Есть ссылка или код?
code-example = k3x9…
line-gathering = { $game } · { $n ->
    [one] { $n } свободное место
    [few] { $n } свободных места
    [many] { $n } свободных мест
   *[other] { $n } свободного места
}
line-running = { $game } · ход { $n } · сейчас ходит { $seat }

## Who is who

you = ты
role-bot = бот, { $level }
role-person = за столом
role-away = не за столом
role-here = за этим экраном
role-open = свободное место
role-resigned = вне игры
role-stand-in = не за столом, играет бот
thinking = думает
deciding = решает
spectator = Зритель

## At the table

board = Поле
side = Игроки и журнал
views = Виды
tab-board = Поле
tab-players = Игроки
tab-log = Журнал
log = Журнал
chat = Чат
log-or-chat = Журнал или чат
chat-unread = { $n ->
    [0] Чат
   *[other] Чат · { $n }
}
chat-empty = Пока никто ничего не сказал.
chat-say = Скажи что-нибудь
send = Отправить
progress = Как далеко зашла игра
take-back = Вернуть ход
rules = Правила
fair-dice = Честные кости
menu = Меню
your-holdings = Твоё имущество
other-players = Остальные игроки
your-move = Твой ход
to-move = Ходит
your-turn = Твой ход
your-turn-asked = Твой ход. { $question }
turn-banner = Твой ход, { $seat }
welcome-back = С возвращением
waiting = Минутку…
watching = Ты смотришь и видишь то же, что все игроки.
skip = Сразу к итогу
note-label = Об этом ответе
note-empty = Наведи на ответ, чтобы увидеть, чего он стоит и что даёт.
give-answer = Подтвердить
rule = Правило { $id }
time-left = Осталось времени
hours = { $n ->
    [one] { $n } час
    [few] { $n } часа
    [many] { $n } часов
   *[other] { $n } часа
}
days = { $n ->
    [one] { $n } день
    [few] { $n } дня
    [many] { $n } дней
   *[other] { $n } дня
}
missed = { $n ->
    [one] После твоего последнего ответа — { $n } событие.
    [few] После твоего последнего ответа — { $n } события.
    [many] После твоего последнего ответа — { $n } событий.
   *[other] После твоего последнего ответа — { $n } события.
}
missed-show = Что произошло?
missed-title = После твоего последнего ответа
missed-nothing = Пока ничего.
log-took-back = { $seat } берёт последний ответ назад.
log-resigned = { $seat } сдаётся. Дальше играет бот.
replay = Повтор
replay-back = Шаг назад
replay-on = Шаг вперёд
moment-live = { $n } · сейчас
replay-live = сейчас
replay-live-long = Вернуться к игре
replay-of = Ход { $n } из { $of }
lost-title = { $n ->
    [0] Связь потеряна, пробуем снова
   *[other] Связь потеряна, снова через { $n } с
}
lost-about = Стол ждёт. Ни один твой ответ не потерян.
try-now = Попробовать
handover = Передача экрана
handover-title = { $seat }, твой ход
handover-after = Ход сделан: { $before }. Теперь у экрана { $seat }. Чужое имущество — за ставнями.
handover-first = Теперь у экрана { $seat }. До этого скрытое остаётся за ставнями.
handover-go = Я { $seat }, покажи мой стол
handover-meanwhile = Тем временем: { $what }
why-not = Почему нельзя…?
why-title = Почему нельзя?
why-about = Это было возможно в другое время. Выбери, и увидишь правило, которое не позволяет.
why-nothing = На этот вопрос ещё никто не отвечал иначе. Всё возможное — среди ответов; почему, говорит правило под ними.
refused-not-legal = «{ $words }» — сейчас так нельзя.
refused = Отказано: { $why }
return-title = Твой путь назад
return-about = Эта ссылка вернёт тебя на твоё место с любого устройства. Не показывай её другим.
save-record = Сохранить запись
let-bot-play = Пусть за меня играет бот
i-am-back = Я снова здесь
resign = Сдаться
resign-sure = За тебя до конца будет играть бот. Точно сдаёшься?
resign-yes = Да, сдаюсь
leave = На начальную страницу

## Keys

keys-title = Клавиши
keys-about = На поле стрелки ведут от одного подсвеченного места к другому. Любая клавиша пропускает движение. Пальцем: первое касание показывает, что даёт ответ, второе его выбирает.
key-digits = выбрать ответ по номеру
key-arrows = переходить между ответами или местами на поле
key-enter = ответить
key-escape = отпустить, закрыть
key-undo = вернуть ход
key-log = журнал
key-chat = чат
key-rules = правила
key-since = что произошло после твоего последнего ответа
key-why = почему нельзя?
key-replay = шаг назад, шаг вперёд
key-now = вернуться к игре
key-menu = меню
key-help = этот список

## Rules

rules-of = { $game }: правила
search-rules = Искать в правилах
found = { $n ->
    [one] нашлось { $n }
    [few] нашлось { $n }
    [many] нашлось { $n }
   *[other] нашлось { $n }
}
found-nothing = Ничего не нашлось.
chapters = Главы
close-rules = Закрыть правила
no-rules = Правила не загрузились.

## The end

end-title = { $n ->
    [one] { $game ->
        [manila] { $names } правит портом
        [cargo_noir] { $names } правит ночью
       *[santiago] { $names } берёт гавань
    }
    [few] Общая победа: { $names }
    [many] Общая победа: { $names }
   *[other] Общая победа: { $names }
}
end-points = { $game ->
    [manila] { $n } песо
   *[other] { $n ->
        [one] { $n } очко
        [few] { $n } очка
        [many] { $n } очков
       *[other] { $n } очка
    }
}
end-ahead = { end-points }; { $by ->
    [0] столько же — { $seat }
   *[other] следующее место: { $seat }, на { $by } меньше
}
ranking = Итог
ranking-sources = { $game ->
    [manila] откуда взялись песо
   *[other] откуда взялись очки
}
ranking-points = { $game ->
    [manila] по песо
   *[other] по очкам
}
rematch = Реванш
rematch-join = Сыграть реванш
rematch-watch = Смотреть реванш
review-game = Пересмотреть игру
verify-dice = Проверить кости
to-the-end = К итогу
key-moments = Важные моменты
key-moments-about = выбери один, чтобы увидеть поле в ту минуту
move-n = Ход { $n }
chip-moves = Ходы

## Fair dice

fair-title = Честные кости
fair-lede = Каждый бросок и каждая вытянутая фишка следуют из секрета, заданного до первого ответа. Это можно проверить.
fair-how = Как это устроено
fair-commit = Перед игрой сервер выбирает секрет и показывает его отпечаток — обязательство. Изменить секрет, не изменив отпечаток, уже нельзя.
fair-draw = Каждый бросок вычисляется из секрета, открытой соли и имени события, например «третья кость второго броска».
fair-publish = После игры секрет публикуется.
fair-check = Любой может всё пересчитать: здесь или командой «portside verify».
fair-numbers = У этого стола
fair-commitment = Обязательство
fair-salt = Соль
fair-secret = Секрет
fair-secret-later = Его опубликуют после игры.
fair-kept = { $n ->
    [one] Проверено: { $n } бросок, как обещано.
    [few] Проверено: все { $n } броска, как обещано.
    [many] Проверено: все { $n } бросков, как обещано.
   *[other] Проверено: { $n } броска, как обещано.
}
fair-broken = Обещание нарушено. Сообщи тому, кто держит этот сервер.

## Problems the server may name

problem-bad-request = Сервер этого не понял.
problem-bad-token = Эта ссылка или место больше не действует.
problem-not-seated = За этим столом у тебя нет места.
problem-unknown-table = Такого стола нет.
problem-unknown-moment = Такого момента нет.
problem-not-found = Здесь ничего нет.
problem-wrong-method = Сервер этого не понял.
problem-conflict = Игра тем временем ушла вперёд. Вот как всё стоит сейчас.
problem-not-running = Игра не идёт.
problem-not-over = Игра ещё не окончена.
problem-seat-taken = Это место уже занято.
problem-nothing-to-undo = Возвращать нечего.
problem-old-rules = Эта игра шла по старым правилам, которых здесь больше нет.
problem-too-large = Это слишком длинно.
problem-not-json = Сервер этого не понял.
problem-bad-options = Эти варианты не сочетаются.
problem-too-many = Слишком много сразу. Подожди немного.
problem-stopping = Сервер перезапускается. Попробуй ещё раз.
problem-storage-down = Сервер сейчас не может ничего сохранить. Ничего не потеряно; попробуй чуть позже.
