# The odds of a voyage

odds-none = Finché le barche non sono in acqua non c’è niente da calcolare.
odds-boats = Dove finiscono le barche
odds-boat = Barca
odds-arrives = Oltre { $n }
odds-thirteen = Sulla { $n }
odds-shipyard = Cantiere
odds-harbour = Barche in porto
odds-places = Quanto vale un posto libero: { $seat }
odds-place = Posto
odds-expected = Pesos attesi
odds-note = Valori esatti, con i complici dove sono ora; il prezzo del posto è già tolto, i piloti non fanno nulla.
odds-note-pilots = Valori esatti, con i complici dove sono ora; il prezzo del posto è già tolto, i piloti fanno del loro meglio.
odds-percent = { NUMBER($n, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-pesos = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-says-boat = { $thing }: arriva { $n } su 100, sull’ultima casella { $n2 } su 100, in cantiere { $n3 } su 100
odds-says-place = { $thing }: attesi { $figure } pesos
