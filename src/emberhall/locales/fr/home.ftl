# La salle : les jeux et les tables.
home-hello = Prenez place.
home-what = Quatre jeux de dragons à jouer entre amis, avec des bots, ou les deux. Rien à installer, aucun compte à créer.
play-now = Jouer
join-by-link = Rejoindre avec un lien
not-yet = Pas encore jouable ici
guest = invité
open-tables = Tables ouvertes
open-none = Aucune table n’est ouverte pour l’instant. Préparez-en une, ouverte à tous.
your-tables = Vos tables
wait-for-you = { $count ->
    [one] { $count } vous attend
   *[other] { $count } vous attendent
}
mine-none = Aucune partie en cours. Trois bots n’attendent que vous.
join = Rejoindre
watch = Regarder
seats-taken = { $taken ->
    [one] { $taken } place sur { $seats }
   *[other] { $taken } places sur { $seats }
}
running = en cours
table-over = terminée
with = avec { $names }
waits-for = à { $name } de jouer
last-games = Vos dernières parties
last-games-won = { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
} sur { $played }. En haut, gagnée ; en bas, perdue.
last-game-look = Voir la dernière
how-to = Duālis en trois phrases
how-to-1 = Fournissez le symbole demandé, Étoile ou Lune. La carte la plus forte emporte le pli.
how-to-2 = Posez un jeton sur votre carte et elle change de couleur. Les jetons qui restent au centre décident de l’atout.
how-to-3 = Chaque jeton est une promesse : finissez la manche avec autant de plis que de jetons.

# Les jeux : tout ce que la salle dit d’eux.
flamecraft-blurb = Placez des dragons artisans, récoltez, enchantez les boutiques d’un village douillet.
    .seats = 1–5
    .time = 45–60 min
flamecraft_duals-blurb = Empilez des jetons sur dix-neuf hexagones jusqu’à former les motifs de vos cartes.
    .seats = 1–2
    .time = 20 min
dualis-blurb = Des plis en Étoile et en Lune. Chaque jeton pris est une promesse, et déplace l’atout.
    .seats = 3–4
    .time = 30 min
dragonduel-blurb = Monstres, magie et Étincelle. Brisez la Tour, répondez à chaque sort.
    .seats = 2–4
    .time = 25 min
