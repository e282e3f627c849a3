# The odds of a voyage

odds-none = Пока лодки не спущены на воду, считать нечего.
odds-boats = Куда придут лодки
odds-boat = Лодка
odds-arrives = Дальше { $n }
odds-thirteen = На клетке { $n }
odds-shipyard = Верфь
odds-harbour = Лодок в порту
odds-places = Чего стоит свободное место: { $seat }
odds-place = Место
odds-expected = Ожидаемые песо
odds-note = Точно, при нынешней расстановке сообщников; цена места уже вычтена, лоцманы ничего не делают.
odds-note-pilots = Точно, при нынешней расстановке сообщников; цена места уже вычтена, лоцманы действуют наилучшим образом.
odds-percent = { NUMBER($n, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-pesos = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-says-boat = { $thing }: дойдёт { $n } из 100, на последней клетке { $n2 } из 100, на верфи { $n3 } из 100
odds-says-place = { $thing }: ожидается { $figure } песо
