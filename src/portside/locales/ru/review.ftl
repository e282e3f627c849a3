# Looking back on a finished game: what was luck, what was choice, what could be known.

review-progress = Взгляд назад
review-sum = Откуда взялся результат (побед на 100 таких партий)
review-seat = Игрок
review-start = Начало
review-luck = Удача
review-own = Свои
review-others = Чужие
review-evaluation = ±
review-result = Результат
review-lost = Потеря
review-legend = Удача: что случай дал сверх своего среднего. Свои, чужие: что изменили ответы по сравнению с ответами по привычке. ±: что нельзя разделить. Потеря: из 100, на каждое неочевидное решение.
review-games = Партии
review-counted = Решения
review-many-games = { $n ->
    [one] Разобрана { $n } партия
    [few] Разобраны { $n } партии
    [many] Разобрано { $n } партий
   *[other] Разобрано { $n } партии
}
review-keys = Ход партии
review-decisions = Решения, которые всё решили
review-strokes = Повороты удачи
review-none = Ничего, о чём стоило бы говорить.
review-moment = ход { $n }
review-graph = Шансы на победу
review-missed = { $seat }: { $answer }. Лучше: { $other }.
review-found = { $seat }: { $answer }. Боцман ответил бы иначе: { $other }.
review-range = { $n } из 100 (от { $low } до { $high })
review-verdict-inaccuracy = Неточность
review-verdict-mistake = Ошибка
review-verdict-blunder = Грубая ошибка
review-verdict-find = Хорошая находка
review-coach = Тренер сказал бы: «{ $why }»
review-helped = Больше всех выигрывает от этого: { $seat }.
review-outcomes = В { $times } партиях, доигранных отсюда, итог игрока { $seat } — в среднем { NUMBER($better, minimumFractionDigits: 1, maximumFractionDigits: 1) } вместо { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) }, игрока { $rival } — { NUMBER($theirs, minimumFractionDigits: 1, maximumFractionDigits: 1) } вместо { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
review-odds = 1 из { $n }
review-many = случайностей подряд: { $n }
review-key-lead = { $seat } выходит вперёд и больше не уступает ({ $n } из 100).
review-key-decided = { $seat }: победа почти в кармане ({ $n } из 100).
review-key-mistake = Самое дорогое решение партии: { $seat } теряет { $n } из 100.
review-key-find = Лучшая находка партии: { $seat } выигрывает { $n } из 100.
review-key-luck = Самая большая удача: { $n } из 100, её получает { $seat }.
review-weighed = Взвешенные ответы, побед на 100
review-given = выбран
review-best = лучший
review-known = Что может знать { $seat }: в среднем, вероятно, на самом деле
review-nobodys = в мешке
