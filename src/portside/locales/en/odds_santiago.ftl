# What can be reckoned: for whoever wants to see the odds

odds-port = Who can reach the port
odds-seat = Seat
odds-reach = Drives
odds-to-port = { $n ->
    [one] Port, { $n } stop
   *[other] Port, { $n } stops
}
odds-stops = { $n ->
    [one] { $n } stop
   *[other] { $n } stops
}
odds-reaches = { $n ->
    [0] yes, free
   *[other] yes, costs { $n }
}
odds-short = no, { $n } short
odds-cannot = no
odds-this-far = this far
odds-next = What the next ship may want
odds-rolls = in 100 rolls
odds-mean = Mean
odds-wants = { $n } wanted: { $n2 } in 100
odds-aside = One die of the five is laid aside.
