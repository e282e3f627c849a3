# What can be reckoned: for whoever wants to see the odds

odds-port = Chi può arrivare al porto
odds-seat = Posto
odds-reach = Arriva a
odds-to-port = { $n ->
    [one] Porto, { $n } fermata
   *[other] Porto, { $n } fermate
}
odds-stops = { $n ->
    [one] { $n } fermata
   *[other] { $n } fermate
}
odds-reaches = { $n ->
    [0] sì, gratis
   *[other] sì, costa { $n }
}
odds-short = no, mancano { $n }
odds-cannot = no
odds-this-far = fin qui
odds-next = Che cosa può volere la prossima nave
odds-rolls = su 100 tiri
odds-mean = Media
odds-wants = ne vuole { $n }: { $n2 } su 100
odds-aside = Uno dei cinque dadi resta fuori.
