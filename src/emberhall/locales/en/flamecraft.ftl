flamecraft-name = Flamecraft
flamecraft-blurb = Place artisan dragons, gather goods, enchant the shops of a cosy town.
    .seats = 1–5
    .time = 45–60 min
