# The games on the shelf: all that the hall says about them. Everything else comes with each title's own file.
flamecraft-name = Flamecraft
flamecraft-blurb = Placez des dragons artisans, récoltez, enchantez les boutiques d’un village douillet.
    .seats = 1–5
    .time = 45–60 min
flamecraft_duals-name = Flamecraft Duals
flamecraft_duals-blurb = Empilez des jetons sur dix-neuf hexagones jusqu’à former les motifs de vos cartes.
    .seats = 1–2
    .time = 20 min
dualis-name = Duālis
dualis-blurb = Des plis en Étoile et en Lune. Chaque jeton pris est une promesse, et déplace l’atout.
    .seats = 3–4
    .time = 30 min
dragonduel-name = DragonDuel
dragonduel-blurb = Monstres, magie et Étincelle. Brisez la Tour, répondez à chaque sort.
    .seats = 2–4
    .time = 25 min
