# What can be reckoned: for whoever wants to see the odds

odds-ports = Что нужно перебить
odds-port = Порт
odds-worth = Ценность
odds-beats = Ведёт с
odds-adds = Добавить
odds-leads = ведёшь
odds-pay = { $n }
odds-dear = { $n }, много
odds-bag = Осталось в мешке: { $n }
odds-refilled = Мешок пуст, теперь вернётся сброс: { $n }
odds-good = Товар
odds-left = Осталось
odds-draw = Следующий
odds-percent = { $n } %
odds-discards = Сброс возвращается, когда мешок пуст.
