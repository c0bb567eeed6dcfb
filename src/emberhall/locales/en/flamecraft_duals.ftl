flamecraft_duals-name = Flamecraft Duals
flamecraft_duals-blurb = Stack tokens on nineteen hexes until the patterns on your cards appear.
    .seats = 1–2
    .time = 20 min
