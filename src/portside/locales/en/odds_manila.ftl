# The odds of a voyage

odds-none = There are no odds before the boats are launched.
odds-boats = Where the boats end
odds-boat = Boat
odds-arrives = Past { $n }
odds-thirteen = On { $n }
odds-shipyard = Shipyard
odds-harbour = Boats in the harbour
odds-places = What a free place is worth: { $seat }
odds-place = Place
odds-expected = Expected pesos
odds-note = Exact, with the accomplices as they stand; the price of a place is already deducted, pilots do nothing.
odds-note-pilots = Exact, with the accomplices as they stand; the price of a place is already deducted, pilots do their best.
odds-percent = { NUMBER($n, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-pesos = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-says-boat = { $thing }: arrives { $n } in 100, stops on the last space { $n2 } in 100, shipyard { $n3 } in 100
odds-says-place = { $thing }: { $figure } pesos expected
