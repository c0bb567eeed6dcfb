flamecraft-name = Flamecraft
flamecraft-blurb = Placez des dragons artisans, récoltez, enchantez les boutiques d’un village douillet.
    .seats = 1–5
    .time = 45–60 min
