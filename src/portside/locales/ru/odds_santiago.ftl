# What can be reckoned: for whoever wants to see the odds

odds-port = Кто доедет до порта
odds-seat = Место
odds-reach = Доедет
odds-to-port = { $n ->
    [one] Порт, { $n } остановка
    [few] Порт, { $n } остановки
   *[many] Порт, { $n } остановок
}
odds-stops = { $n ->
    [one] { $n } остановка
    [few] { $n } остановки
   *[many] { $n } остановок
}
odds-reaches = { $n ->
    [0] да, бесплатно
   *[other] да, за { $n }
}
odds-short = нет, не хватает { $n }
odds-cannot = нет
odds-this-far = досюда
odds-next = Что может быть нужно следующему кораблю
odds-rolls = из 100 бросков
odds-mean = Среднее
odds-wants = нужно { $n }: { $n2 } из 100
odds-aside = Один из пяти кубиков откладывают.
