# Counsel. Why an answer costs much; said to whoever is asked, about the game and never about the person.

counsel-send-worth = The goods in { $thing } add { $n } to the value of your sets, those in { $thing2 } { $n2 }.
counsel-send-over = A stack of { $less } leads there too; one of { $n } ties up more of your coins.
counsel-send-under = With { $have } in the safe { $seat } can top a stack of { $n }, but not one of { $more }.
counsel-send-empty = That leaves no coin in the safe: outbid, and without new coins, the ship can only withdraw.
counsel-casino-port = The casino pays { $n } for the ship; the goods in { $thing } add { $worth } to the value of your sets, for a stack of { $cost }.
counsel-market-port = The market gives one good; those in { $thing } add { $worth } to the value of your sets, for a stack of { $cost }.
counsel-withdraw-set = The goods in { $thing } add { $worth } to the value of your sets; coins needed on top to lead there again: { $cost }.
counsel-raise-dear = The stack in { $thing } grows to { $n } coins, and its goods add { $worth } to the value of your sets.
counsel-raise-over = A stack of { $less } leads there too; one of { $n } ties up more of your coins.
counsel-swap-set = After this swap, without { $thing }, your sets are worth { $n } instead of { $have }.
counsel-swap-less = With this swap your sets are worth { $n }, with another { $more }: { $thing }.
counsel-draw-luck = A swap adds { $n } to the value of your sets for certain ({ $thing }); the bag holds { $here } of it among { $left } tokens.
counsel-no-trade-last = It is the last round: goods and coins count for nothing after it, and { $thing } counts { $n }.
counsel-no-trade-surplus = What does not fit goes overboard after the trade; goods too many: { $n }.
counsel-no-trade-benefit = { $thing } works as soon as it is bought; rounds after this one: { $rounds }.
counsel-trade-early = Your goods are worth { $n } in sets; with one more they would be worth { $more }: { $thing }.
counsel-want-lesser = { $thing } counts { $n }, { $thing2 } counts { $n2 }, and you can pay for either.
counsel-checkout-more = What you hold pays for one more card in the same trade: { $thing }, { $cost }.
counsel-pay-over = No change is given: with this set { $n } is lost, with the other { $less }.
counsel-pay-keeps = After this set what you keep is worth { $n } in sets, after the other { $more }.
counsel-pay-split = Split like this, all your goods together are worth { $n } in sets; with the other set they are worth { $more }.
counsel-discard-set = Without this ({ $thing }) your sets are worth { $n }, without that ({ $thing2 }) they are worth { $more }.
