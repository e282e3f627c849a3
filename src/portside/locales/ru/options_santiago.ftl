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
option-max_drive_steps = Самая длинная поездка
    .about = Сколько остановок можно проехать за раз.
    .none = без предела
option-newspaper_may_target_current_cuban = Газета бьёт сразу
    .about = Газета может оставить не у дел и того, у кого стоит машина.
option-owner_vp_when_pawn_stayed = Владелец получает, если фишка осталась
    .about = Фишка, которая остаётся на месте, снова платит владельцу здания.
option-end_goods_returned = Товары сдают в конце
    .about = Оставшиеся товары приносят очки в конце игры.
