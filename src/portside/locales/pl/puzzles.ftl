# Znajdź najlepszą odpowiedź: zadania i własne błędy.

title-puzzles = Zadania
title-mistakes = Ucz się na swoich błędach

## Co słychać po próbie

task-ask = Znów twoja kolej
task-ask-about = Coś jest tu warte około { $n } wygranych na 100 więcej. Liczy się każda odpowiedź gorsza od najlepszej o mniej niż 1.
task-better-tag = Znajdź lepszą odpowiedź
task-hint = Podpowiedź
task-hint-not = To nie tej odpowiedzi szukasz.
task-show = Pokaż
task-again = Spróbuj jeszcze raz
task-near = Lepiej niż wtedy, ale nie najlepiej
task-worse = Nie lepiej niż wtedy
task-wins = { $answer }: { $n } na 100.
task-loses = Inna odpowiedź wygrywa o około { $n } gier na 100 więcej.
task-right = { $answer }. To właśnie to.
task-shown = { $answer }. To było to.
task-better = „{ $answer }” wygrywa więcej gier niż „{ $other }”.
task-range = { $low } do { $high } na 100
task-best = najlepsza
task-given = twoja odpowiedź wtedy
task-tried = próba
task-habit = odpowiedź bosmana
task-next = Następna pozycja
task-position = Jak stoi gra
task-you = Ty
task-weighing = Trwa ocena…
task-failed = Nie udało się ocenić tej odpowiedzi.
task-failed-about = Serwer nie odpowiedział. Twoja próba nie przepadła.
task-loading = Rozstawianie pozycji
task-loading-about = Najpierw plansza, za chwilę odpowiedzi.

## Zadania

puzzles-lead = Prawdziwe pozycje, po jednym pytaniu. Bez zegara i bez punktów.
puzzles-game = Gra
puzzle-tag = Zadanie
puzzle-today = Dziś, { $date }
puzzle-ask = Jedna odpowiedź się wyróżnia
puzzle-ask-about = Każda inna wygrywa co najmniej { $n } gier na 100 mniej. Liczy się każda odpowiedź gorsza od najlepszej o mniej niż 1.
puzzle-worse = To nie najlepsza
puzzle-next-one = Inne zadanie
puzzles-week = Ten tydzień
puzzles-solved = rozwiązane: { $n }
puzzles-today = dziś
puzzles-done = rozwiązane
puzzles-week-about = Opuść dzień, a nic się nie stanie: nie ma serii do stracenia, a dawne zadania pozostają otwarte.
puzzles-choose = Albo wybierz
puzzles-left = otwarte: { $n } z { $of }
puzzles-coming = Pobieranie dzisiejszego zadania
puzzles-late = Zadanie nie nadeszło
puzzles-late-about = Serwer nie odpowiedział. Nic nie przepadło.
puzzles-none = Nie ma tu jeszcze zadań

## Własne błędy

mistakes-count = { $n ->
    [0] dziś żadnej
    [one] { $n } pozycja
    [few] { $n } pozycje
   *[many] { $n } pozycji
}
mistakes-position = Pozycja { $n } z { $of }
mistakes-yours = { $n ->
    [one] Twoja pozycja
    [few] Twoje { $n } pozycje
   *[many] Twoich { $n } pozycji
}
mistakes-about = Z twojej zakończonej gry. Bez zegara, bez punktów; wyjdź, kiedy chcesz.
mistakes-about-all = Z twoich zakończonych gier na tym urządzeniu. Bez zegara, bez punktów; wyjdź, kiedy chcesz.
mistakes-back = Wróć do analizy
mistakes-leave = Do zadań
mistakes-finish = Gotowe
mistakes-over = Na razie to wszystko
mistakes-over-about = Co udało się od razu, wróci później; reszta wróci niedługo.
mistakes-again = { $n ->
    [0] Czekają następne pozycje.
    [one] Następna pozycja jutro.
    [few] Następna pozycja za { $n } dni.
   *[many] Następna pozycja za { $n } dni.
}
mistakes-none = Dziś nie ma czego ćwiczyć
mistakes-none-about = Gdy obejrzysz analizę rozegranej gry, jej kosztowne odpowiedzi zostaną tu zachowane.
mistakes-none-here = Brak błędów wartych lekcji
mistakes-none-here-about = Żadna odpowiedź nie była wyraźnie gorsza od najlepszej. Ciesz się tym.
mistakes-coming = Analiza powstaje
mistakes-coming-about = To potrwa około minuty. Możesz wyjść i wrócić.
mistakes-failed = Pozycje nie nadeszły
mistakes-failed-about = Serwer nie odpowiedział. Nic nie przepadło.
