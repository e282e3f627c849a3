# The text environment: a prompt and what answers it.

text-you = { $game }. Ты — { $seat }; всего игроков: { $n }.
text-players = Игроки
text-table = Стол
text-since = Что произошло
text-question = Вопрос
text-answers = Твои ответы
text-reply = Дай один из этих ответов, словами или номером, и больше ничего. Если сначала думаешь вслух, закончи строкой, которая начинается с «{ $marker }» и даёт ответ.
text-unread = «{ $words }» — не один из ответов.
text-several = Дано несколько ответов: { $list }. Нужен один.
text-empty = Ответа нет.
text-bad = { $n ->
    [one] Ничего не изменилось. Ещё { $n } непригодный ответ, и тебе засчитают поражение.
    [few] Ничего не изменилось. Ещё { $n } непригодных ответа, и тебе засчитают поражение.
   *[other] Ничего не изменилось. Ещё { $n } непригодных ответов, и тебе засчитают поражение.
}
text-possible = Это один из ответов.
text-result = { $seat }: { $n }; место { $rank }
text-forfeited = засчитано поражение

## Playing in the terminal

play-welcome = { $game }: { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
    [many] { $seats } игроков
   *[other] { $seats } игрока
}. Введи номер ответа и нажми Enter; ? покажет справку.
play-choose = Твой выбор
play-handover = Теперь играет { $seat }: передай клавиатуру, затем нажми Enter.
play-help = Введи номер ответа или его команду (их покажет r). Ещё: b поле, l журнал, r правила и команды, h подсказка, o шансы, t правила этого стола, s сохранить, q выйти.
play-rules = Правила этого вопроса: { $rules }; полный текст: { $file }.
play-forked = Ответвление партии { $file }: её первые ответы ({ $n }) остаются. { $dice ->
    [same] Случай отвечает, как там, пока это возможно.
   *[new] Дальше случай новый.
}
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

## Lessons in the terminal

learn-minutes = { $n } мин
learn-step = Марисоль, шаг { $n } из { $n2 }
learn-next = Enter: дальше
learn-do = → { $answer } (сделает Enter)
learn-again = Enter: выбрать снова; { $mark }: всё равно сыграть так

## Hints and odds in the terminal

advice-title = Два хороших ответа
advice-chance = побеждает в { $n } из 100
advice-margin = Шансы на победу, по тому, что известно твоему месту. Разница: { $n } из 100, плюс-минус { $n2 }; симуляций: { $n3 }.
advice-costly = Дорогой ответ: { $answer }
advice-one = Есть только один ответ.
advice-no-odds = Сейчас считать нечего.

# Puzzles
puzzle-about = Один из этих ответов явно лучший. Засчитывается и тот, что хуже меньше чем на 1 из 100; { $mark }: показать.
puzzle-which = Число от 1 до { $n }, пожалуйста; { $mark } показывает ответ, q — выход.
puzzle-right = { $answer }. Это он и есть.
puzzle-near = { $answer }: не лучший; другой выигрывает на { $n } партий из 100 больше. Попробуй ещё раз.
puzzle-chance = выигрывает { $n } из 100, плюс-минус { $n2 }
puzzle-next = Enter: следующая; q: выход
puzzle-mining = Поиск задач
puzzle-checked = { $id }: лучше следующего на { $n } из 100, плюс-минус { $n2 }
puzzle-held = { $n } из { $of } подтвердились с зерном { $seed }: ни один другой ответ не подходит к лучшему ближе чем на 1 из 100.
