# Counsel. Why an answer costs much; said to whoever is asked, about the game and never about the person.

counsel-send-worth = Товары одного порта ({ $thing }) добавляют к ценности твоих наборов { $n }, другого ({ $thing2 }) — { $n2 }.
counsel-send-over = Стопка { $less } там тоже ведёт; стопка { $n } связывает больше твоих монет.
counsel-send-under = { $seat } держит в сейфе { $have } и может перебить стопку { $n }, но не { $more }.
counsel-send-empty = В сейфе не остаётся ни монеты: если ставку перебьют, без новых монет корабль может только уйти.
counsel-casino-port = Казино платит за корабль { $n }; товары порта ({ $thing }) добавляют к ценности твоих наборов { $worth }, за стопку { $cost }.
counsel-market-port = Рынок даёт один товар; товары порта ({ $thing }) добавляют к ценности твоих наборов { $worth }, за стопку { $cost }.
counsel-withdraw-set = Товары этого порта ({ $thing }) добавляют к ценности твоих наборов { $worth }; чтобы снова повести, нужно доложить монет: { $cost }.
counsel-raise-dear = Стопка в этом порту ({ $thing }) вырастает до { $n }, а его товары добавляют к ценности твоих наборов { $worth }.
counsel-raise-over = Стопка { $less } там тоже ведёт; стопка { $n } связывает больше твоих монет.
counsel-swap-set = После этого обмена твои наборы стоят { $n } вместо { $have }; из них уходит: { $thing }.
counsel-swap-less = С этим обменом твои наборы стоят { $n }, с другим — { $more }: { $thing }.
counsel-draw-luck = Обмен наверняка добавляет к ценности твоих наборов { $n } ({ $thing }); в мешке таких { $here } из { $left }.
counsel-no-trade-last = Это последний раунд: потом товары и монеты ничего не значат, а { $thing } даёт очки: { $n }.
counsel-no-trade-surplus = Что не помещается, после сделки летит за борт; лишних товаров: { $n }.
counsel-no-trade-benefit = { $thing } действует с момента покупки; раундов после этого осталось: { $rounds }.
counsel-trade-early = Твои товары стоят в наборах { $n }; с ещё одним они стоили бы { $more }: { $thing }.
counsel-want-lesser = { $thing } — это очки: { $n }; { $thing2 } — { $n2 }, а заплатить можно за любую из этих карт.
counsel-checkout-more = Твоих товаров и монет хватит в той же сделке ещё на одну карту: { $thing }, { $cost }.
counsel-pay-over = Сдачи не дают: с этим набором пропадает { $n }, с другим — { $less }.
counsel-pay-keeps = После этого набора оставшееся стоит в наборах { $n }, после другого — { $more }.
counsel-pay-split = При таком разделении все твои товары вместе стоят в наборах { $n }, с другим набором — { $more }.
counsel-discard-set = Без этого ({ $thing }) твои наборы стоят { $n }, без того ({ $thing2 }) — { $more }.
