# Найди лучший ответ: задачи и собственные ошибки.

title-puzzles = Задачи
title-mistakes = Учись на своих ошибках

## Что говорится на попытку

task-ask = Снова твой ход
task-ask-about = Что-то здесь стоит примерно { $n } побед из 100. Засчитывается любой ответ, который хуже лучшего меньше чем на 1.
task-better-tag = Найди ответ лучше
task-hint = Подсказка
task-hint-not = Искать надо не это.
task-show = Показать
task-again = Ещё раз
task-near = Лучше, чем тогда, но не лучший
task-worse = Не лучше, чем тогда
task-wins = { $answer }: { $n } из 100.
task-loses = Другой ответ выигрывает примерно на { $n } партий из 100 больше.
task-right = { $answer }. Это он и есть.
task-shown = { $answer }. Вот он.
task-better = «{ $answer }» выигрывает больше партий, чем «{ $other }».
task-range = от { $low } до { $high } из 100
task-best = лучший
task-given = твой ответ тогда
task-tried = попытка
task-habit = ответ боцмана
task-next = Следующая позиция
task-position = Положение в игре
task-you = Ты
task-weighing = Ответ оценивается…
task-failed = Этот ответ не удалось оценить.
task-failed-about = Сервер не ответил. Твоя попытка не пропала.
task-loading = Позиция расставляется
task-loading-about = Сначала поле, чуть позже ответы.

## Задачи

puzzles-lead = Настоящие позиции, по одному вопросу. Без часов и без очков.
puzzles-game = Игра
puzzle-tag = Задача
puzzle-today = Сегодня, { $date }
puzzle-ask = Один ответ выделяется
puzzle-ask-about = Любой другой выигрывает хотя бы на { $n } партий из 100 меньше. Засчитывается любой ответ, который хуже лучшего меньше чем на 1.
puzzle-worse = Не лучший
puzzle-next-one = Другая задача
puzzles-week = Эта неделя
puzzles-solved = решено: { $n }
puzzles-today = сегодня
puzzles-done = решено
puzzles-week-about = Пропусти день — ничего не случится: серий здесь нет, а прошлые задачи остаются открытыми.
puzzles-choose = Или выбери
puzzles-left = открыто: { $n } из { $of }
puzzles-coming = Сегодняшняя задача загружается
puzzles-late = Задача не пришла
puzzles-late-about = Сервер не ответил. Ничего не потеряно.
puzzles-none = Здесь пока нет задач

## Собственные ошибки

mistakes-count = { $n ->
    [0] сегодня ни одной
    [one] { $n } позиция
    [few] { $n } позиции
   *[many] { $n } позиций
}
mistakes-position = Позиция { $n } из { $of }
mistakes-yours = { $n ->
    [one] Твоя { $n } позиция
    [few] Твои { $n } позиции
   *[many] Твои { $n } позиций
}
mistakes-about = Из сыгранной тобой партии. Без часов, без очков; уйти можно когда угодно.
mistakes-about-all = Из твоих сыгранных партий на этом устройстве. Без часов, без очков; уйти можно когда угодно.
mistakes-back = К разбору
mistakes-leave = К задачам
mistakes-finish = Готово
mistakes-over = Пока это всё
mistakes-over-about = Что нашлось сразу, вернётся позже, остальное — скоро.
mistakes-again = { $n ->
    [0] Есть ещё позиции.
    [one] Следующая позиция — через { $n } день.
    [few] Следующая позиция — через { $n } дня.
   *[many] Следующая позиция — через { $n } дней.
}
mistakes-none = Сегодня упражняться не в чем
mistakes-none-about = Когда ты смотришь разбор сыгранной партии, её дорогие ответы сохраняются здесь.
mistakes-none-here = Ошибок, достойных урока, нет
mistakes-none-here-about = Ни один ответ не был явно хуже лучшего. Порадуйся.
mistakes-coming = Разбор готовится
mistakes-coming-about = Это займёт около минуты. Можно уйти и вернуться.
mistakes-failed = Позиции не пришли
mistakes-failed-about = Сервер не ответил. Ничего не потеряно.
