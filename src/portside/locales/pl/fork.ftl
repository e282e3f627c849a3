# Granie dalej od chwili zakończonej partii: okno, które pyta jak, i pasek takiego stołu.

fork-title = Graj dalej od tego miejsca
fork-turn = { $who ->
    [you] To twój ruch.
   *[other] Ruch ma { $seat }.
}
fork-about = Nowy stół zaczyna od tej pozycji. Zakończona partia zostaje, jaka jest.
fork-dice = Kości
fork-same = Te same kości
fork-same-about = Co wypadło tam, wypadnie znowu, w tej samej kolejności. Porównujesz swoje wybory i wiesz, co nadejdzie.
fork-new = Nowe kości
fork-new-about = Rzucane od nowa i zapieczętowane jak zwykle. Co rozdano, zostaje rozdane, ale nikt nie wie, co nadejdzie.
fork-who = Kto gdzie siedzi
fork-begin = Zacznij odgałęzienie
fork-practice = Odgałęzienia to ćwiczenie: nigdzie się nie liczą.
fork-bar = Odgałęzienie od ruchu { $n }
fork-bar-of = partii „{ $title }”
fork-bar-about = Ćwiczenie: nic się tu nie liczy.
fork-bar-known = Kości zna { $name }.
fork-bar-then = Ostatnim razem tutaj: { $answer }.
fork-bar-dice = { $dice ->
    [same] te same kości co tam
   *[new] nowe kości
}
fork-back = Wróć do analizy
fork-origin = Do analizy tamtej partii
fork-fair = Pierwsze odpowiedzi ({ $n }) pochodzą z partii, od której to odgałęzienie: ich losy sprawdza się tam.
fork-fair-there = Losy tamtej partii
fork-unfair = To odgałęzienie powtarza losy, których nie obiecał żaden sekret. Nie ma czego sprawdzać.
problem-nothing-to-decide = Od tej chwili nikt nie miał już wyboru. Cofnij się trochę.
