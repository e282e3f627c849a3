# The browser client around the boards: the start page and the table. Other pages and windows: pages.ftl.

## The games, before their words are loaded

game-santiago = Сантьяго-де-Куба
game-santiago-short = Сантьяго
game-santiago-pitch = Одна машина, девять полезных людей и корабль, который не станет ждать. Собери, что ему нужно, раньше других.
game-santiago-kind = расчёт и чувство момента
game-santiago-length = 50 мин
game-manila = Манила
game-manila-short = Манила
game-manila-pitch = Три лодки мчатся в порт по воле кубиков. Ставь на груз, на верфь или на пиратов.
game-manila-kind = торги и кубики
game-manila-length = 60 мин
game-cargo_noir = Cargo Noir
game-cargo_noir-short = Cargo Noir
game-cargo_noir-pitch = Торгуйся за контрабанду в портах, которые никогда не спят, и уйди с лучшей добычей в городе.
game-cargo_noir-kind = ставки и наборы
game-cargo_noir-length = 60 мин
game-with = { $game } · за столом: { $names }
players-range = Игроков: { $from }–{ $to }
bot-names = Отис, Вера, Коля, Лин, Марко, Елена, Бруно, Нур, Тесс, Илья
level-deckhand = Матрос
level-mate = Боцман
level-navigator = Штурман
level-captain = Капитан

## Pages

nav = Главное
nav-play = Играть
nav-tables = Столы
nav-learn = Учиться
nav-puzzles = Задачи
nav-rules = Правила
nav-api = Написать бота
pages = Страницы
home = Portside, начальная страница
language = Язык
light-or-dark = Светлая или тёмная тема
settings = Настройки
theme = Оформление
theme-system = Как в системе
theme-light = Светлое
theme-dark = Тёмное
set-motion = Движение
set-motion-about = Фигуры едут, кубики катятся. Выключено: всё сразу на месте.
set-sound = Звук
set-sound-about = Тихие звуки ходов, кубиков и твоей очереди.
set-coach = Тренер
set-coach-about = Против ботов и там, где хозяин стола это разрешает: слово перед ответом, который дорого обойдётся.
set-odds = Шансы
set-odds-about = За теми же столами: что можно посчитать по позиции.
set-contrast = Яркие цвета игроков
set-contrast-about = Жёлтый, синий, чёрный, белый и пурпурный. Символы видны всегда.
set-notify = Уведомлять меня
set-notify-about = Уведомление браузера, когда твой ход, а страница не на виду.
title-new = Новый стол
title-tables = Столы
title-learn = Портовая школа
title-rules = Правила
title-bots = Написать бота
title-fair = Честные кубики
title-lost = Не найдено
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
start-foot = Честные кубики, которые можно проверить. Любую игру можно пересмотреть.
play-now = Играть сразу
play-together = Играть вместе
school = Портовая школа
learn-new = { $n ->
    [one] Впервые здесь? Научись за { $n } минуту
    [few] Впервые здесь? Научись за { $n } минуты
   *[other] Впервые здесь? Научись за { $n } минут
}
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
your-tables = Твои столы
all-your-tables = Все твои столы
back-to-table = Вернуться к столу
review = Пересмотреть
state-gathering = Ждёт игроков.
state-running = Игра идёт.
state-yours = Твой ход.
state-waits = Сейчас ходит { $seat }.
seats-here = За этим экраном: { $names }.
state-over = Игра окончена. Победа: { $names }.

## Setting up a table

game = Игра

## Waiting for players

share = Поделиться

## Tables

play = Играть
open = Открыть

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
board-in-words = Поле словами
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
progress = Ход игры
hint = Подсказка
take-back = Отменить ход
rules = Правила
fair-dice = Честные кубики
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
then-you = Потом твой ход.
just-now = Только что
to-board = К полю
watching = Ты смотришь и видишь то же, что все игроки.
skip = Сразу к итогу
note-label = Об этом ответе
note-empty = Наведи на ответ, чтобы увидеть, сколько он стоит и что даёт.
note-empty-touch = Коснись ответа, чтобы увидеть, сколько он стоит и что даёт.
give-answer = Подтвердить
press-again = Нажми ещё раз, чтобы сделать это.
only-answer = Сейчас ничего другого сделать нельзя.
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
log-took-back = { $seat } отменяет последний ответ.
    .you = Ты отменяешь последний ответ.
log-resigned = { $seat } сдаётся. Дальше играет бот.
    .you = Ты сдаёшься. Дальше играет бот.
log-you = Ты
log-steps = Показать по шагам
name-yours = Как тебя называть?
name-yours-about = Это видят и другие
bot-otis = Отис
bot-vera = Вера
bot-kolya = Коля
bot-lin = Лин
bot-marco = Марко
bot-yelena = Елена
bot-bruno = Бруно
bot-noor = Нур
bot-tess = Тесс
bot-ilja = Илья
replay = Повтор
replay-first = В начало
replay-back = Шаг назад
replay-on = Шаг вперёд
replay-last = К последнему ходу
replay-play = Воспроизвести
replay-pause = Пауза
replay-playing = Идёт повтор игры.
replay-paused = Пауза на ходу { $n } из { $of }.
replay-live-long = Вернуться к игре
replay-of = Ход { $n } из { $of }
lost-line = Связь потеряна.
lost-your-clock = Связь потеряна, твоё время идёт.
lost-clock = Связь потеряна, время идёт.
lost-again = { $n ->
    [0] Пробуем снова.
   *[other] Снова через { $n } с.
}
lost-chosen = «{ $answer }»: выбрано, будет отправлено.
lost-waits = Стол ждёт тебя.
try-now = Попробовать
handover = Передача экрана
handover-title = { $seat }, твой ход
handover-after = Ход сделан: { $before }. Пока кнопка не нажата, смотреть могут все: видно только то, что знают все игроки.
handover-first = Пока кнопка не нажата, смотреть могут все: видно только то, что знают все игроки.
handover-go = Я { $seat }, покажи мой стол
handover-so-far = До сих пор
more-aside = Ещё… (передать экран: { $seat })
handover-more = { $n ->
    [one] Ещё { $n } строка — в журнале.
    [few] Ещё { $n } строки — в журнале.
   *[many] Ещё { $n } строк — в журнале.
}
why-not = Почему нельзя…?
explain-possible = Можно сейчас.
explain-not-now = Не сейчас.
explain-not-yours = Не твой ход.
explain-hidden = Скрыто.
explain-asked = Сейчас вопрос: { $what }
explain-keep = Клавиша E удержит карточку
refused-not-legal = «{ $words }» — сейчас так нельзя.
refused = Отказано: { $why }
i-am-back = Я снова здесь
seat-is-back = { $seat } снова за столом

## How a table differs from the standard

changes-count = { $n ->
    [one] { $n } особое правило
    [few] { $n } особых правила
    [many] { $n } особых правил
   *[other] { $n } особого правила
}

## The end

to-the-end = К итогу

## На что можно положиться

log-earlier = Раньше
may-come-back = Вернуться можно в любой момент.
role-bot-for-you = за тебя играет бот
bot-plays = За тебя играет бот.
bot-plays-for = Играет бот: { $seat }.
bot-since = С { $time }.
pause-at = Перерыв сервера: { $time }.
bot-answered = { $n ->
    [one] Дан { $n } ответ.
    [few] Дано { $n } ответа.
    [many] Дано { $n } ответов.
   *[other] Дано { $n } ответа.
}
your-code = Код твоего места
code-short = Код твоего места: запиши его. Он откроет место на другом устройстве.
code-kept = Записано
recover-title = У меня здесь есть место
reopen-asked = { $by } просит новую ссылку: { $seat }.
reopen-look = Посмотреть
state-closed = Закрыт хозяином сервера.
table-closed = Этот стол закрыт хозяином сервера.
table-closed-about = Отвечать здесь больше нельзя.
chat-removed = удалено
chat-closed = За этим столом говорят только игроки.
luck-mark = { $luck ->
    [shared] общий жребий
   *[known] тот же жребий
}
knows-luck = знает кубики
fork-mark = Ответвление

## Итог, который ждёт, пока его прочтут, и темп показа

result = Итог
result-go-on = Дальше
result-no-wait = Не ждать меня
pace = Боты
pace-hold = Пауза
pace-release = Продолжить
pace-one = Один ответ
pace-slow = Медленно
    .about = около 2 секунд на ответ
pace-normal = Обычно
    .about = около 0,7 секунды
pace-once = Сразу
    .about = прямо к твоему следующему вопросу, потом «Что произошло?»
pace-results = Ждать меня на итогах
    .about = рейсы, корабли, раунды
pace-held = Пауза.
    .about = Пробел — продолжить; кнопка шага показывает по одному ответу.
    .touch = Кнопка шага показывает по одному ответу.
