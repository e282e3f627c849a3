# Manila. Keys come from the rules: ids of things, names of questions, kinds of events.

title = Манила
about = Борись за пост начальника порта, рассылай сообщников и ставь на лодки, которые дойдут до Манилы.

ware-ginseng = женьшень
ware-nutmeg = мускатный орех
ware-silk = шёлк
ware-jade = нефрит

place-ginseng = лодка с женьшенем
place-nutmeg = лодка с мускатным орехом
place-silk = лодка с шёлком
place-jade = лодка с нефритом
place-harbour_a = порт A
place-harbour_b = порт B
place-harbour_c = порт C
place-shipyard_a = верфь A
place-shipyard_b = верфь B
place-shipyard_c = верфь C
place-pirate = лодка пиратов
place-pilot_small = малый лоцман
place-pilot_large = большой лоцман
place-insurance = страховка

berth-a = A
berth-b = B
berth-c = C

## Questions

question-deal = Какая акция следующая?
    .waiting = Акции раздаются игрокам.
question-bid = Пост начальника порта идёт с молотка: сколько даёшь?
    .waiting = { $seat } обдумывает ставку.
question-buy = Порт в твоих руках: покупаешь акцию?
    .waiting = { $seat } думает, не купить ли акцию.
question-ashore = Какой товар на этот раз остаётся на берегу?
    .waiting = { $seat } решает, какой товар остаётся на берегу.
question-launch = С каких клеток стартуют лодки? Числа идут по маршрутам сверху вниз.
    .waiting = { $seat } спускает лодки на воду.
question-place = Куда отправляешь следующего сообщника?
    .waiting = { $seat } ищет место для сообщника.
question-die = Что показывают кубики?
    .waiting = Кубики катятся по столу.
question-board = Лёгкая добыча: идёт ли твой пират на абордаж?
    .waiting = { $seat } думает об абордаже.
question-pilot-small = Малый лоцман: какую лодку сдвигаешь на 1 клетку?
    .waiting = { $seat } действует как малый лоцман.
question-pilot-large = Большой лоцман: сдвигаешь одну лодку на 1 или 2 клетки или две лодки на 1?
    .waiting = { $seat } действует как большой лоцман.
question-plunder = Куда отправляешь разграбленную лодку?
    .waiting = { $seat } решает судьбу разграбленной лодки.

## Answers. $thing, $thing2, $n … stand in the order of the notation; $args says how many there are.

answer-deal = Сдать акцию: { $thing }
answer-bid = Поставить { $n } песо
answer-bid-pass = Спасовать
answer-buy = Купить акцию: { $thing }
    .short = { $thing }
answer-buy-decline = Не покупать
answer-ashore = Оставить на берегу: { $thing }
    .short = { $thing }
answer-launch = Стартовать с клеток { $n }, { $n2 }, { $n3 }
answer-place = Занять место: { $thing }
    .short = { $thing }
answer-place-pass = Спасовать до конца рейса
answer-roll = { $thing }: { $n }
answer-board = { $args ->
    [1] Взять на абордаж: { $thing }
   *[other] Взять на абордаж: { $thing }, выбросить с места { $n }
}
answer-stay = Остаться на лодке пиратов
answer-move = { $args ->
    [2] Сдвинуть: { $thing } { $by }
   *[other] Сдвинуть: { $thing } { $by }, { $thing2 } { $by2 }
}
answer-decline = Не трогать лодки
answer-harbour = Отправить в порт
answer-shipyard = Отправить на верфь
answer-pledge = Заложить акцию: { $thing }
answer-redeem = Выкупить акцию: { $thing }

## Events: what the log says

event-deal = { $seat } получает акцию: { $thing }.
    .hidden = { $seat } получает закрытую акцию.
event-auction = Рейс { $amount }: { $seat } открывает торги.
event-bid = { $seat } ставит { $amount } песо.
event-pass-auction = { $seat } выходит из торгов.
event-harbour-master = { $seat } получает пост начальника порта за { $amount } песо.
event-stays-in-office = Ставок нет: { $seat } управляет портом бесплатно.
event-buy = { $seat } покупает акцию за { $amount } песо: { $thing }.
event-decline-share = { $seat } не покупает акцию.
event-ashore = { $seat } оставляет на берегу: { $thing }.
event-launch = Лодка стартует с клетки { $amount }: { $thing }.
    .several = Лодки стартуют с клеток: { $list }.
event-place = { $amount ->
    [0] { $seat } занимает место: { $thing }.
   *[other] { $seat } занимает место за { $amount } песо: { $thing }.
}
event-premium = { $seat } получает { $amount } песо за страховку.
event-stowaway = { $amount ->
    [0] { $seat } занимает место зайцем, бесплатно: { $thing }.
    [1] { $seat } занимает место зайцем за последнее песо: { $thing }.
   *[other] { $seat } занимает место зайцем за последние { $amount } песо: { $thing }.
}
event-pass-placement = { $seat } больше не отправляет сообщников в этом рейсе.
event-roll = Кубик: { $thing } { $amount }.
    .several = Кубики: { $list }.
event-dock = { $amount ->
    [1] Лодка приходит в порт, причал A: { $thing }.
    [2] Лодка приходит в порт, причал B: { $thing }.
   *[3] Лодка приходит в порт, причал C: { $thing }.
}
event-lay-up = { $amount ->
    [1] Лодка попадает на верфь, док A: { $thing }.
    [2] Лодка попадает на верфь, док B: { $thing }.
   *[3] Лодка попадает на верфь, док C: { $thing }.
}
event-board = На абордаж! { $seat } занимает место { $amount } на лодке: { $thing }.
event-displaced = { $seat } теряет сообщника на лодке: { $thing }.
event-captain = { $seat } теперь командует пиратами.
event-stay = { $seat } остаётся на лодке пиратов.
event-pilot = { $amount ->
    [-2] { $seat } ведёт лодку на 2 клетки назад: { $thing }.
    [-1] { $seat } ведёт лодку на 1 клетку назад: { $thing }.
    [1] { $seat } ведёт лодку на 1 клетку вперёд: { $thing }.
   *[2] { $seat } ведёт лодку на 2 клетки вперёд: { $thing }.
}
event-decline-pilot = { $seat } не трогает лодки.
event-plunder = Пираты грабят лодку: { $thing }. Командует { $seat }.
event-loot = { $seat } получает { $amount } песо добычи: { $thing }.
event-profit = { $seat } зарабатывает { $amount } песо на лодке: { $thing }.
event-harbour-pays = { $seat } зарабатывает { $amount } песо в порту, причал { $thing }.
event-claims = { $seat } выплачивает { $amount } песо по страховке.
event-bank-covers = { $seat } остаётся без денег: касса порта доплачивает { $amount } песо.
event-shipyard-pays = { $seat } зарабатывает { $amount } песо на верфи, док { $thing }.
event-rise = Чёрный рынок: { $thing } дорожает до { $amount } песо.
event-pledge = { $seat } закладывает акцию за { $amount } песо: { $thing }.
    .hidden = { $seat } закладывает акцию за { $amount } песо.
event-redeem = { $seat } выкупает акцию за { $amount } песо: { $thing }.
    .hidden = { $seat } выкупает акцию за { $amount } песо.
event-polish-count = Состояния считают по польскому изданию: выкупают, насколько хватает денег; акция, всё ещё заложенная, не считается и стоит { $amount }.
event-original-count = Состояния считают по оригинальному изданию: считаются все акции, минус { $amount } за каждую заложенную.
event-final-redemption = Перед подсчётом { $seat } выкупает акцию за { $amount } песо: { $thing }.
event-unredeemed = { $seat } не может выкупить акцию: { $thing }. Она не считается: −{ $amount }.
event-unpaid-loan = { $seat }: осталась ссуда под акцию: { $thing }, −{ $amount }.
event-end = Цены на чёрном рынке достигают потолка: игра окончена.

## Refusals. Said to whoever is asked; `when-…`: what belongs to another question.

refusal-bid-first = { $n } мало: первая ставка — не меньше { $least }.
refusal-bid-higher = { $n } мало: { $seat } уже даёт { $highest }.
refusal-bid-limit = { $n } — больше, чем ты можешь заплатить: не больше { $most }. Наличные: { $cash }; акции под залог: { $loans }.
refusal-shares-sold-out = В резерве не осталось акций: { $thing }.
refusal-share-cost = Акция ({ $thing }) стоит { $cost }; ты можешь заплатить { $have }. Наличные: { $cash }; акции под залог: { $loans }.
refusal-launch-spaces = Каждая лодка стартует с клетки от 0 до { $most }.
refusal-launch-sum = Стартовые клетки не дают суммы, которой требуют правила.
refusal-place-cost = Это место стоит { $cost } ({ $thing }); ты можешь заплатить { $have }. Наличные: { $cash }; акции под залог: { $loans }.
refusal-place-taken = { $thing }: там уже стоит { $seat }.
refusal-place-yours = { $thing }: там уже стоит твой сообщник.
refusal-pirates-full = Оба места на лодке пиратов заняты.
refusal-stowaway-insurance = Тебе не по карману ни одно место, и ты плывёшь зайцем; страховка зайцев не берёт.
refusal-boat-ashore = В этом рейсе товар остаётся на берегу: { $thing }.
refusal-boat-docked = Эта лодка уже не в море и никого не берёт: { $thing }.
refusal-boat-full = Все места на этой лодке ({ $n }) заняты: { $thing }.
refusal-board-docked = Эта лодка в порту, в безопасности: { $thing }.
refusal-board-space = Пираты нападают только на клетке { $last }; эта лодка на клетке { $n }: { $thing }.
refusal-board-nobody-leaves = За этим столом пираты никого не выбрасывают: они занимают свободное место.
refusal-board-no-seat = Мест на этой лодке: { $n } ({ $thing }).
refusal-board-pirate-safe = Это пират, который только что поднялся на борт.
refusal-board-vacant-first = На лодке на последней клетке ещё есть свободное место: сначала оно.
refusal-pilot-nothing = Сдвинь лодку или не трогай лодки.
refusal-pilot-small-far = Малый лоцман сдвигает одну лодку на одну клетку.
refusal-pilot-large-far = Большой лоцман сдвигает одну лодку не больше чем на две клетки или две лодки на одну.
refusal-pilot-not-at-sea = Этой лодки нет в море: { $thing }.
refusal-pilot-below = Эта лодка на клетке { $n } и так далеко назад не пойдёт: { $thing }.
refusal-no-share = У тебя нет такой акции: { $thing }.
refusal-all-pledged = Все твои акции этого товара уже заложены: { $thing }.
refusal-none-pledged = Ни одна твоя акция этого товара не заложена: { $thing }.
refusal-redeem-cost = Выкуп стоит { $cost } наличными; у тебя { $have }.
refusal-when-bid = Ставки делают на торгах, перед каждым рейсом.
refusal-when-buy = Акцию покупает только начальник порта, сразу после торгов.
refusal-when-ashore = Начальник порта решает, какой товар остаётся на берегу, до старта лодок.
refusal-when-launch = Начальник порта выбирает стартовые клетки, когда лодки загружены.
refusal-when-place = Сообщников отправляют в раундах расстановки во время рейса.
refusal-when-board = Пираты нападают после второго хода лодок, когда лодка стоит на последней клетке перед портом.
refusal-when-pilot-small = Малый лоцман действует перед последним ходом лодок.
refusal-when-pilot-large = Большой лоцман действует перед последним ходом лодок.
refusal-when-plunder = О разграбленных лодках решает капитан пиратов, после последнего хода лодок.

tale-pesos = { $n ->
   *[other] { $n } песо
}
tale-for = { $what } за { $cost }
tale-voyage = Рейс { $n }
tale-deal = Акции розданы: { $list }.
tale-opens = открывает торги
    .you = открываешь торги
tale-bid = ставит на торгах { $cost }
    .you = ставишь на торгах { $cost }
tale-out = пас
tale-master = получает пост начальника порта за { $cost }
    .you = получаешь пост начальника порта за { $cost }
tale-stays = управляет портом бесплатно: ставок нет
    .you = управляешь портом бесплатно: ставок нет
tale-pledge = { $n ->
    [one] закладывает { $n } акцию
    [few] закладывает { $n } акции
   *[other] закладывает { $n } акций
}
    .you = { $n ->
        [one] закладываешь { $n } акцию
        [few] закладываешь { $n } акции
       *[other] закладываешь { $n } акций
    }
tale-redeem = { $n ->
    [one] выкупает { $n } акцию
    [few] выкупает { $n } акции
   *[other] выкупает { $n } акций
}
    .you = { $n ->
        [one] выкупаешь { $n } акцию
        [few] выкупаешь { $n } акции
       *[other] выкупаешь { $n } акций
    }
tale-buy = покупает акцию ({ $thing }) за { $cost }
    .you = покупаешь акцию ({ $thing }) за { $cost }
tale-no-share = не покупает акцию
    .you = не покупаешь акцию
tale-ashore = оставляет на берегу: { $thing }
    .you = оставляешь на берегу: { $thing }
tale-launch = лодки стартуют с клеток: { $list }
tale-aboard = занимает место ({ $thing })
    .you = занимаешь место ({ $thing })
tale-place = занимает место
    .you = занимаешь место
tale-premium = получено { $cost }
tale-stowaway = занимает место зайцем
    .you = занимаешь место зайцем
tale-no-more = больше не отправляет сообщников в этом рейсе
    .you = больше не отправляешь сообщников в этом рейсе
tale-dice = Кубики: { $list }
tale-now = теперь на клетках: { $list }
tale-dock = в порту: { $list }
tale-lay-up = на верфи: { $list }
tale-paid = Выплаты: { $list }
tale-rise = Чёрный рынок: { $list }
tale-pilot = как лоцман сдвигает: { $list }
    .you = как лоцман сдвигаешь: { $list }
tale-no-pilot = не трогает лодки
    .you = не трогаешь лодки
tale-board = идёт на абордаж: { $thing }
    .you = идёшь на абордаж: { $thing }
tale-displaced = за бортом: { $who }
tale-stay = остаётся на лодке пиратов
    .you = остаёшься на лодке пиратов
tale-captain = пиратами теперь командует { $who }
tale-plunder = Пираты грабят: { $thing }

## The board

board-voyage = Рейс { $n }
board-deal = раздача акций
board-auction = торги
board-duties = дела начальника порта
board-placement = сообщники, раунд { $n } из { $n2 }
board-movement = ход лодок, раунд { $n } из { $n2 }
board-boarding = абордаж
board-pilots = лоцманы
board-plunder = грабёж
board-settlement = расчёт
board-over = игра окончена
board-no-bid = ставок пока нет
board-bid = ставка: { $n } ({ $seat })
board-lanes = Лодки
board-crew = На борту
board-profit = Прибыль
board-ashore = остаётся на берегу
board-plundered = разграблена
board-harbour = Порт
board-shipyard = Верфь
board-pays = доход
board-boat = лодка
board-places = Другие места
board-captain = капитан пиратов
board-mate = второй пират
board-vacant = (3) = свободно за 3
board-bought = 1+ = хотя бы 1
board-market = Чёрный рынок
board-price = акция
board-supply = осталось
board-loans = залог +{ $n }, выкуп −{ $n2 }
board-polish-edition = польское издание: заложенная в конце = не считается и −{ $n }
board-original-edition = оригинальное издание: заложенная в конце = −{ $n }
board-pesos = Песо
board-credit = С залогами
board-shares = Акции (в залоге)
board-master = начальник порта
board-passed = пас

## The board for those who listen to it

sr-pesos = { $n } песо
sr-pesos-hidden = песо, скрыты
sr-costs = стоит { $pesos }
sr-brings = сразу приносит { $pesos }
sr-loan = с залогом акции за { $pesos }
sr-shares = { $n ->
    [one] { $n } акция
    [few] { $n } акции
   *[many] { $n } акций
}
sr-no-shares = акций нет
sr-pledged = { $thing }, в залоге
sr-passed = пас: { $list }
sr-waits = { $thing }: ещё не на воде
sr-at-sea = { $n3 ->
    [one] { $thing }: на клетке { $n } из { $n2 }, до порта { $n3 } клетка
    [few] { $thing }: на клетке { $n } из { $n2 }, до порта { $n3 } клетки
   *[many] { $thing }: на клетке { $n } из { $n2 }, до порта { $n3 } клеток
}
sr-moored = { $thing }: { $place }
sr-rolled = последний бросок: { $n }
sr-cargo = груз на { $pesos }
sr-aboard = на борту: { $list }
sr-nobody = на борту никого
sr-seats = { $n ->
    [0] свободных мест нет
    [one] { $n } свободное место за { $pesos }
    [few] { $n } свободных места, следующее за { $pesos }
   *[many] { $n } свободных мест, следующее за { $pesos }
}
sr-vacant = свободно, { $price }
sr-stands = { $thing }: цена на рынке { $pesos }; акция стоит { $price }; осталось { $left }
sr-to-space = на клетку { $n }
text-shares = акции
text-pledged = из них заложено

## The board in the browser: signs, controls and cards

board-left = на берегу
board-start = Старт { $n }–{ $n2 }
board-stacks = Акции
board-insurance = Страховка
board-pirates = Пираты
board-chief = Капитан
board-second = Второй
board-bank = Касса
board-to-bid = думает
board-sum = Сумма клеток: { $n }

chip-voyage = Рейс
chip-highest = Самый дорогой товар

seat-shares = Твои акции. Их видишь только ты.
seat-loans = Залоги
seat-closed = Закрытых акций: { $n }; в залоге: { $n2 }
seat-bought = Куплено у всех на глазах
seat-home = Сообщники дома: { $n } из { $n2 }

flow-leads = { $seat } даёт { $n } песо
flow-limit = Твой предел { $n }: деньгами { $n2 } и { $n3 } под залог акций
flow-bid = Дать { $n }
flow-one-more = на одно больше
flow-raise = поднять на { $n }
flow-another = Другая ставка
flow-less = На одно меньше
flow-more = На одно больше
flow-at = цена { $n }
flow-start = { $thing }: старт с клетки { $n }
flow-sum = Сумма { $n } из { $n2 }
flow-launch = На воду
flow-space = на клетке { $n }
flow-choose = Выбери лодку и направление

note-if-won = только если выиграешь
note-maybe = если повезёт
note-loan = { $n ->
    [one] в залог { $n } акция: сейчас { $n2 }, выкуп { $n3 }
    [few] в залог { $n } акции: сейчас { $n2 }, выкуп { $n3 }
   *[other] в залог { $n } акций: сейчас { $n2 }, выкуп { $n3 }
}
    .short = { $n ->
        [one] в залог { $n } акция
        [few] в залог { $n } акции
       *[other] в залог { $n } акций
    }
note-boat = { $n2 ->
    [1] Если лодка дойдёт до порта, её { $n } песо делят все на борту. Кто плывёт один, получает { $n3 }.
   *[other] Если лодка дойдёт до порта, её { $n } песо делят все на борту: по { $n3 }, если их { $n2 }.
}
note-harbour = { $n2 ->
    [1] Приносит { $n } песо, если в порт придёт хотя бы одна лодка.
    [2] Приносит { $n } песо, если в порт придут хотя бы две лодки.
   *[other] Приносит { $n } песо, если в порт придут все три лодки.
}
note-shipyard = { $n2 ->
    [1] Приносит { $n } песо, если на верфь попадёт хотя бы одна лодка.
    [2] Приносит { $n } песо, если на верфь попадут хотя бы две лодки.
   *[other] Приносит { $n } песо, если на верфь попадут все три лодки.
}
note-pirate = После второго броска пират может пойти на абордаж лодки на клетке { $n } и занять свободное место. Пираты забирают груз каждой лодки, которая после последнего броска стоит на клетке { $n }: один берёт всё, двое по половине.
note-pilot-small = Перед последним броском можно сдвинуть одну лодку на 1 клетку вперёд или назад.
note-pilot-large = Перед последним броском можно сдвинуть одну лодку на 1 или 2 клетки или две лодки на 1 клетку.
note-insurance = Деньги ты получаешь сразу. Взамен платишь за лодки, попавшие на верфь: { $n } за первую, { $n2 } за вторую, { $n3 } за третью.
note-pass = В этом рейсе ты больше не отправляешь сообщников. Те, кто уже на местах, работают дальше.
note-pass-bid = Кто спасовал, в эти торги не вернётся.
warn-pass = До конца рейса ты больше не займёшь ни одного места. Сообщников останется дома: { $n }.
warn-loan = У тебя { $n2 } песо, поэтому ты берёшь ссуду. Акций уйдёт в залог: { $n }, за них ты получишь { $n3 } песо, а выкуп стоит { $n4 }.
warn-loan-bid = У тебя { $n2 } песо, поэтому при выигрыше ты возьмёшь ссуду. Акций уйдёт в залог: { $n }, за них ты получишь { $n3 } песо, а выкуп стоит { $n4 }.
note-bid = Твой предел { $n }: твои песо и по { $n2 } за каждую акцию, которую можно заложить. Победитель может купить акцию, грузит лодки и спускает их на воду.
note-buy = В конце акция стоит столько, сколько её товар на чёрном рынке. Игра кончается, когда товар доходит до { $n }.
note-decline-buy = { $n ->
    [one] Покупать может только начальник порта, { $n } акцию за рейс.
   *[other] Покупать может только начальник порта, до { $n } акций за рейс.
}
note-ashore = Его лодка не выйдет в рейс, и цена на этот раз не вырастет.
note-launch = Каждая лодка стартует с клетки от { $n } до { $n2 }, вместе { $n3 }. Сдвинь одну, и следующая уступит.
note-board = Твой пират бесплатно занимает самое дешёвое свободное место и получает долю, как все на борту, если лодка дойдёт.
note-board-out = Кто там сидит, уходит домой без возмещения; твой пират бесплатно занимает его место.
note-stay = Ты остаёшься пиратом: лодки, которые после последнего броска стоят на клетке { $n }, будут разграблены.
note-move = Лодка, прошедшая клетку { $n }, сразу в порту. После лоцманов кубики катятся в последний раз.
note-decline = Лодки стоят, где стояли, и кубики катятся в последний раз.
note-to-harbour = Лодка стоит в порту: кто ставил на это, получает деньги, а её товар дорожает.
note-to-shipyard = Лодка стоит на верфи: кто ставил на это, получает деньги, а её товар не дорожает.
note-pledge = Ты получаешь { $n } песо. Акция остаётся твоей, но не считается, пока не выкуплена за { $n2 }; всё ещё заложенная в конце, она стоит { $n3 }.
note-pledge-original = Ты получаешь { $n } песо. Акция остаётся твоей и в конце считается, минус { $n3 }, если она всё ещё заложена. Выкуп стоит { $n2 }.
note-redeem = Ты возвращаешь { $n2 } песо за ссуду в { $n }. Акция снова в счёте, и её можно снова заложить.
note-redeem-original = Ты возвращаешь { $n2 } песо за ссуду в { $n }. В конце за акцию ничего не вычитают, и её можно снова заложить.

source-cash-polish = оставшиеся деньги (польское издание)
source-cash-original = деньги (оригинальное издание)
source-ginseng = акции: женьшень
source-nutmeg = акции: мускатный орех
source-silk = акции: шёлк
source-jade = акции: нефрит
source-unredeemed = невыкупленные акции
source-loans = ссуды

result-title = Рейс окончен
result-came = { $n ->
    [0] Ни одна лодка не дошла.
    [one] Дошла { $n } лодка.
    [few] Дошли { $n } лодки.
   *[many] Дошло { $n } лодок.
}
result-ashore = На берегу: { $thing }.
result-boats = Лодки
result-to-harbour = в порту { $thing }
result-to-shipyard = на верфи { $thing }
result-plundered = разграблена пиратами
result-nobody = на борту никого
result-each = по { $n }
result-no-loot = Пираты без добычи:
result-who = Кто сколько получил
result-earned = доход
result-places = места
result-gain = рейс
result-nothing = ничего
result-ware = доля груза ({ $thing }): { $n }
result-loot = добыча ({ $thing }): { $n }
result-harbour = порт { $thing }: { $n }
result-shipyard = верфь { $thing }: { $n }
result-insurance = за страховку: { $n }
result-claims = выплаты по страховке: { $n }
