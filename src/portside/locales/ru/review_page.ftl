# The page that looks back on a finished game. The terminal's words are in review.ftl.

review-title = Разбор
review-chances = Шансы на победу
review-chances-at = из 100, ход { $n }
review-chances-coming = появятся после расчёта
review-is-covered = закрыты, чтобы не выдать конец
review-uncover = Показать шансы
review-show-as = Показать как
review-ribbons = Ленты
review-lines = Линии
review-to-come = Шансы ещё считаются
review-look-as = { $seat }: { $n } из 100. Смотреть этими глазами
review-graph = { $count ->
    [one] Шансы на победу, всего ходов: { $n }. Победа: { $seats }
    [few] Шансы на победу, всего ходов: { $n }. Общая победа: { $seats }
   *[many] Шансы на победу, всего ходов: { $n }. Общая победа: { $seats }
}
review-graph-coming = Шансы на победу: ещё считаются
review-in-words = Шансы на победу словами
review-pin = Решение { $n }: { $what }, { $size } из 100
review-die = Случай { $n }: { $what }, { $size } из 100

## The moment

review-moment = Момент на поле
review-decision-of = Решение { $n } из { $of }
review-stroke-of = Случай { $n } из { $of }
review-verdict-inaccuracy = Неточность
review-verdict-mistake = Ошибка
review-verdict-blunder = Грубая ошибка
review-more = Ещё { $n }
review-chance = Решает случай
review-had = { $seat } имеет
review-best = лучший
review-your-answer = твой ответ
review-answer-of = ответ: { $seat }
review-was-best = Ни один другой ответ не был заметно лучше.
review-was-fine = Почти не хуже лучшего ответа.
review-forced = Другого ответа не было.
review-close = слишком близко
review-close-about = Эти два ответа слишком близки: при повторных проверках разница не остаётся по одну сторону от нуля.
review-find-about = Хорошая находка. На первый взгляд было бы: { $other }.
review-better = «{ $answer }»: на { $n } побед из 100 больше.
review-helped = Больше всех выиграл от этого { $seat }.
review-outcomes = В { $times } партиях, доигранных отсюда, итог игрока { $seat } — в среднем { NUMBER($better, minimumFractionDigits: 1, maximumFractionDigits: 1) } вместо { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) }, игрока { $rival } — { NUMBER($theirs, minimumFractionDigits: 1, maximumFractionDigits: 1) } вместо { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
review-range = от { $low } до { $high } из 100
review-about = около { $n } из 100
review-larger = Поле крупно

## What turned the game

review-find-it = Найти ответ
review-learn = Учиться на своих ошибках
review-turning = Что решило партию
review-decisions = Важные решения
review-luck = Игра случая
review-for = { $seat }
review-instead = { $given } вместо: { $other }
review-rather = { $given }, а не: { $other }
review-draws = Случайных исходов подряд: { $n }
review-odds = 1 из { $n }
review-luck-helped = больше всех помог игроку { $seat }
review-so-far = Пока что; порядок ещё может измениться.
review-no-decisions = Ни одно решение не стоит отдельного слова: явно ничего не отдано.
review-no-luck = Случай не изменил ничего заметного.

## The sum

review-balance = Откуда взялся результат
review-balance-about = побед в 100 таких партиях
review-seat = Игрок
review-bars = Столбцами
review-part-start = Начало
review-part-luck = + случай
review-part-own = + свои решения
review-part-others = + чужие решения
review-part-evaluation = ± оценка
review-key-of-start = начало
review-key-of-luck = случай
review-key-of-own = свои решения
review-key-of-others = чужие решения
review-key-of-evaluation = чего оценка не знает
review-how-sure = насколько точно
review-result = = итог
review-place = { $n ->
    [1] победа
   *[other] { $n }-е место
}
review-adds-up = Каждая строка сходится точно; разбивка приблизительна.
review-adds-up-about = В своих решениях 0 — ответ по привычке: сильные игроки выше него. Здесь считаются истинные позиции, с открытыми руками. По тому, что игрок мог знать, судят решения, а не эта таблица.
review-lost = Отдано за решение
review-lost-about = из 100, по тому, что игрок мог знать
review-decisions-counted = { $n ->
    [one] в { $n } решении
    [few] в { $n } решениях
   *[many] в { $n } решениях
}

## What could be known

review-known = Что { $seat } может знать
review-known-all = Всё: каждое получение и каждая плата были открыты, так что совершенная память знает каждое число.
review-known-guess = Чего стоило ждать, что вероятно и что было на руке на самом деле.
review-known-nothing = Ничего не было скрыто.
review-sure = точно
review-held = было { $n }
review-bag = { $n ->
    [one] В мешке: { $n } фишка
    [few] В мешке: { $n } фишки
   *[many] В мешке: { $n } фишек
}
review-bag-about = Скрыт только порядок. Кто считает вышедшее, знает, чего ждать от одного вытягивания.

## While it is computed, and around it

review-coming = Твоя партия доигрывается много раз
review-coming-about = Это займёт около минуты. Пока можно смотреть поле или уйти: разбор хранится со столом.
review-done-of = { $n } из { $of }
review-failed = Разбор не пришёл
review-failed-about = Сервер занят или недоступен. Мы спросим его снова; готовое сохраняется.
review-nothing = Пока нечего разбирать
review-nothing-about = Разбираются только партии, сыгранные до конца.
review-shown = Тебе показывают партию
review-shown-about = Она открывается с начала. Итог, шансы и лучшие ответы закрыты, пока ты их не откроешь; листай ходы, как хочешь.
review-won = { $n ->
    [one] { $seat } побеждает, счёт { $score }
    [few] Общая победа, счёт { $score }: { $seat }
   *[many] Общая победа, счёт { $score }: { $seat }
}
review-pass-on = Сохранить и поделиться
review-link = Ссылка на этот разбор
review-covered = Без концовки
review-covered-about = Открывается с начала, итог закрыт. Кто открыл, сам решает, когда смотреть.
review-nameless = Без имён
review-nameless-about = На странице: Место 1, Место 2… Кто откроет сам стол, всё ещё найдёт там имена.
review-key-moments = Ход назад или вперёд
review-key-answers = Ответы этого момента
review-key-ends = К первому ходу или в конец
review-tab-moments = Моменты
review-tab-balance = Баланс
review-tab-luck = Случай
review-tab-known = Знание
