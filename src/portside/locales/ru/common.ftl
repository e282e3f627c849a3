# What every game's screen says, and the command line.

language-name = Русский

seat = Игрок { $n }
# Stands as a name in sentences of the third person, so it is a noun.
player = Игрок
bot = Бот { $n }
chance = Случай

## Refusals

refusal-over = Игра уже окончена.
refusal-not-asked = Сейчас отвечаешь не ты.
refusal-not-legal = «{ $words }» — сейчас так нельзя. Введи номер ответа или его команду.

## Playing in the terminal

play-welcome = { $game }: { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
    [many] { $seats } игроков
   *[other] { $seats } игрока
}. Введи номер ответа и нажми Enter; ? покажет справку.
play-choose = Твой выбор
play-handover = Теперь играет { $seat }: передай клавиатуру, затем нажми Enter.
play-help = Введи номер ответа или его команду (их покажет r). Ещё: b поле, l журнал, r правила и команды, o правила этого стола, s сохранить, q выйти.
play-rules = Правила этого вопроса: { $rules }; полный текст: { $file }.
play-saved = Игра сохранена: { $file }
play-quit = До встречи! Чтобы продолжить: { $command }
play-quit-unsaved = До встречи!
play-over = Игра окончена
play-winner = { $n ->
    [1] Побеждает { $seats }!
   *[other] Общая победа: { $seats }
}
play-score = Счёт
play-player = Игрок
play-more = … и ещё { $n }; введи команду, например «{ $words }»

## За столом на сервере

join-code = Запиши: { $code } снова откроет твоё место на другом устройстве.
join-help = Введи номер ответа или его команду. Ещё: o правила этого стола, u вернуть ход, say … остальным, q выйти.
join-known-luck = Жребий этого стола не новый: кто его уже видел, знает кости. Если это тебя устраивает, добавь --known-luck.
join-promise-kept = Обещание честного жребия сдержано. Каждый бросок проверяет: portside verify
join-promise-broken = ОБЕЩАНИЕ ЧЕСТНОГО ЖРЕБИЯ НАРУШЕНО. Не верь костям и скажи остальным.
chat-watching = зритель
log-proxy = (ответил бот)
log-hasty = (не было времени подумать)
notice-time-up = Время вышло: { $seat } — теперь играет бот.
notice-away = { $seat } не за столом: играет бот.
notice-relieved = { $by } передаёт игру боту: { $seat }.
notice-back = { $seat } снова в игре.
notice-recovered = { $seat } снова открывает своё место кодом.
notice-agreed = { $by } за новую ссылку: { $seat }.
notice-reopened = { $seat } получает новую ссылку на место. Все остальные согласны.
notice-closed = Этот стол закрыт хозяином сервера.

## Other commands

games-title = Игры
games-name = Название
games-players = Игроки
games-about = Об игре
replay-at = После ответа { $n } из { $n2 }
replay-next = Далее: { $prompt }
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
