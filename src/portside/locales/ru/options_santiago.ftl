# Santiago de Cuba: what a table may agree on. `option-ships` names an option, `.about` says what it does, the other
# attributes are its choices; `part-profit` names a part of one.

option-screens = Имущество
    .about = За ширмой или открыто для всех. Открыто — хорошо для первой игры.
    .hidden = скрыто
    .open = открыто
option-ships = Корабли
    .about = После скольких кораблей кончается игра. Меньше — короче.
option-start_pesos = Песо в начале
    .about = С чем каждый начинает.
option-start_vp = Победные очки в начале
    .about = С чем каждый начинает.
option-start_goods = Товары в начале
    .about = С чем каждый начинает, по видам.
option-max_drive_steps = Самая длинная поездка
    .about = Сколько остановок можно проехать за раз.
    .none = без предела
option-newspaper_closes_visited_cuban = Газета может ударить по тому, кого посещают
    .about = Тогда он не у дел весь ближайший круг, пока машина снова не проедет мимо него. Обычно ему ничто не грозит.
option-owner_vp_when_pawn_stayed = Владелец получает, если фишка осталась
    .about = За фишку, которая остаётся на месте, владелец заведения снова получает очко.
option-end_goods_returned = Обменянные в конце товары сдают
    .about = 3 товара в любом случае дают 1 очко. Если их сдают, при равенстве считается только остаток; если оставляют, как в русском издании, — все товары.
option-finish_last_turn = Последний ход доигрывают
    .about = Когда уходит последний корабль, ход доигрывают без корабля. Обычно игра кончается сразу.
option-flowers = Цветки
    .about = В заведения какого цвета ведёт каждый кубинец.
    .none = без цветка
option-dice = Кубики
    .about = Грани каждого кубика.
option-tokens_per_good = Жетоны каждого товара
    .about = Сколько их всего, вместе с теми, что у игроков.
option-value_flags = Флажки шкалы цены
    .about = Сколько стоит товар, слева направо; дальше — клетчатый флажок.
option-ownership_markers = Маркеры собственности
    .about = Сколько заведений может быть у одного игрока.
option-simulation_turn_cap = Ходов не больше
    .about = Для симуляций: после стольких ходов игра кончается и очки считают.

## The form for the flowers of one’s own box

box-flowers = Цветки из твоей коробки
box-about = Сравни их со своими карточками.
box-flower-of = Цветок: { $cuban }
box-ours = наш выбор
    .why = Наш выбор: ни один известный нам источник не называет этот цветок.
box-reset = Вернуть обычные цветки
