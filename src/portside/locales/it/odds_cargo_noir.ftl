# What can be reckoned: for whoever wants to see the odds

odds-ports = Che cosa deve superare un’offerta
odds-port = Porto
odds-worth = Per te vale
odds-beats = In testa da
odds-adds = Aggiungi
odds-leads = sei in testa
odds-pay = { $n }
odds-dear = { $n }, troppo
odds-bag = Nel sacchetto: { $n }
odds-refilled = Il sacchetto è vuoto, ora rientrano gli scarti: { $n }
odds-good = Merce
odds-left = Restano
odds-draw = Prossima
odds-percent = { $n } %
odds-discards = Gli scarti rientrano quando il sacchetto è vuoto.
