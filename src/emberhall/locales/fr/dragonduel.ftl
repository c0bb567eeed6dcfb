dragonduel-name = DragonDuel
dragonduel-blurb = Monstres, magie et Étincelle. Brisez la Tour, répondez à chaque sort.
    .seats = 2+
    .time = 25 min
