# The games on the shelf: all that the hall says about them. Everything else comes with each title's own file.
flamecraft-name = Flamecraft
flamecraft-blurb = Place artisan dragons, gather goods and enchant the shops of a cosy town.
    .seats = 1–5
    .time = 45–60 min
flamecraft_duals-name = Flamecraft Duals
flamecraft_duals-blurb = Stack tokens on nineteen hexes until the patterns on your cards appear.
    .seats = 1–2
    .time = 20 min
dualis-name = Duālis
dualis-blurb = Tricks in Star and Moon. Every coin you take is a promise and shifts the trump.
    .seats = 3–4
    .time = 30 min
dragonduel-name = DragonDuel
dragonduel-blurb = Monsters, magic and Spark. Break the Tower and answer every spell.
    .seats = 2–4
    .time = 25 min
