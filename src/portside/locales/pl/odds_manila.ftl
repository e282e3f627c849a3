# The odds of a voyage

odds-none = Zanim łodzie staną na wodzie, nie ma czego obliczać.
odds-boats = Dokąd dopłyną łodzie
odds-boat = Łódź
odds-arrives = Za polem { $n }
odds-thirteen = Na polu { $n }
odds-shipyard = Stocznia
odds-harbour = Łodzie w porcie
odds-places = Ile warte jest wolne miejsce: { $seat }
odds-place = Miejsce
odds-expected = Oczekiwane peso
odds-note = Dokładnie, przy obecnym ustawieniu wspólników; koszt miejsca jest już odjęty, piloci nic nie robią.
odds-note-pilots = Dokładnie, przy obecnym ustawieniu wspólników; koszt miejsca jest już odjęty, piloci działają najlepiej, jak mogą.
odds-percent = { NUMBER($n, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-pesos = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-says-boat = { $thing }: dopłynie { $n } na 100, na ostatnim polu { $n2 } na 100, w stoczni { $n3 } na 100
odds-says-place = { $thing }: oczekiwane { $figure } peso
