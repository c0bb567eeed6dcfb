dragonduel-name = DragonDuel
dragonduel-blurb = Monsters, magic and Spark. Break the Tower, answer every spell.
    .seats = 2+
    .time = 25 min
