# What every game's screen says, and the command line.

language-name = Русский

seat = Игрок { $n }
# Stands as a name in sentences of the third person, so it is a noun.
player = Игрок
bot = Бот { $n }
chance = Случай
school-rivals = Бен, Клео

## Refusals

refusal-over = Игра уже окончена.
refusal-not-asked = Сейчас отвечаешь не ты.
refusal-no-pass = Здесь нельзя отказаться: нужно выбрать один из ответов.
refusal-not-legal = «{ $words }» — сейчас так нельзя. Введи номер ответа или его команду.

## The coach, where a game itself has no reason to give: the best answer in words

counsel-better = «{ $best }» даёт больше; побед на 100 игр с этого места ожидается на { $n } больше.

## За столом на сервере

join-code = Запиши: { $code } снова откроет твоё место на другом устройстве.
join-help = Введи номер ответа или его команду. Ещё: t правила этого стола, u отменить ход, say … остальным, q выйти.
join-known-luck = Жребий этого стола не новый: кто его уже видел, знает кубики. Если это тебя устраивает, добавь --known-luck.
join-promise-kept = Обещание честного жребия сдержано. Каждый бросок проверяет: portside verify
join-promise-broken = ОБЕЩАНИЕ ЧЕСТНОГО ЖРЕБИЯ НАРУШЕНО. Не верь кубикам и скажи остальным.
chat-watching = зритель
log-proxy = (ответил бот)
log-hasty = (не было времени подумать)
notice-time-up = Время вышло, теперь играет бот: { $seat }.
notice-away = { $seat } не за столом: играет бот.
notice-relieved = { $by } передаёт игру боту: { $seat }.
notice-back = { $seat } снова в игре.
notice-recovered = { $seat } снова открывает своё место кодом.
notice-agreed = { $by } за новую ссылку: { $seat }.
notice-reopened = { $seat } получает новую ссылку на место. Все остальные согласны.
notice-closed = Этот стол закрыт хозяином сервера.
notice-cancelled = { $by } отменяет стол.
notice-forked = Здесь начинается ответвление.

## Other commands

games-title = Игры
games-name = Название
games-players = Игроки
games-about = Об игре
replay-at = После ответа { $n } из { $n2 }
replay-next = Далее: { $prompt }
replay-number = №
replay-choose = Выбери одну: { $command }
simulate-title = { $game }: { $n ->
    [one] { $n } случайная партия
    [few] { $n } случайные партии
    [many] { $n } случайных партий
   *[other] { $n } случайной партии
}
simulate-title-bots = { $game }: { $n ->
    [one] { $n } партия ботов
    [few] { $n } партии ботов
    [many] { $n } партий ботов
   *[other] { $n } партии ботов
}
simulate-seat = Игрок
simulate-wins = Победы
simulate-mean = Средний счёт
simulate-spread = Разброс
simulate-length = Решений за игру
simulate-shortest = минимум
simulate-longest = максимум
simulate-speed = { $n ->
    [one] { $n } партия в секунду
    [few] { $n } партии в секунду
    [many] { $n } партий в секунду
   *[other] { $n } партии в секунду
}
simulate-playing = Идёт игра
# a file of a data set, by its checksum
data-whole = такой, каким был создан
data-changed = изменён после создания
data-missing = отсутствует
# доказательство с арены; part — папка программы, fields — ключи в файле
proof-code = { $part }: это не тот код, которым сыграны эти партии. Если что-то отличается, причина может быть в этом.
proof-adds-up = Результаты сходятся с суммой партий.
proof-wrong-sum = Результаты не сходятся с суммой партий.
proof-rules = Сыграно по редакции { $n } правил; эта программа играет по редакции { $n2 }.
proof-clock = Партии нельзя сыграть заново так же, если боты думают по часам: { $bots }
proof-theirs = Чужие боты, запускаются только с { $option }: { $bots }
proof-differs = Поле { $board }, поворот { $rotation }, сыграно заново: отличается { $fields }
proof-alike = Сыграно заново: { $n2 } из { $n3 }. Так же, ответ за ответом: { $n }.

## How a table differs from the standard

changes-title = Правила этого стола
changes-none = За этим столом играют по обычным правилам.
option-change = { $name }: { $value } (обычно { $standard })
option-added = { $name }: { $value }
option-seats = { $n ->
    [one] при { $n } игроке
   *[other] при { $n } игроках
}
option-on = да
option-off = нет
