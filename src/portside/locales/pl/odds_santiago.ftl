# What can be reckoned: for whoever wants to see the odds

odds-port = Kto dojedzie do portu
odds-seat = Gracz
odds-reach = Dojedzie
odds-to-port = { $n ->
    [one] Port, { $n } przystanek
    [few] Port, { $n } przystanki
   *[many] Port, { $n } przystanków
}
odds-stops = { $n ->
    [one] { $n } przystanek
    [few] { $n } przystanki
   *[many] { $n } przystanków
}
odds-reaches = { $n ->
    [0] tak, za darmo
   *[other] tak, za { $n }
}
odds-short = nie, brak { $n }
odds-cannot = nie
odds-this-far = dotąd
odds-next = Czego może chcieć następny statek
odds-rolls = na 100 rzutów
odds-mean = Średnio
odds-wants = chce { $n }: { $n2 } na 100
odds-aside = Jedną z pięciu kości się odkłada.
