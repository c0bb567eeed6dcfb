# La salle : les jeux et les tables.
home-hello = Prenez place.
home-what = Quatre jeux de dragons à jouer entre amis, avec des bots, ou les deux. Rien à installer, aucun compte à créer.
good-day = Bonjour, { $name }.
good-evening = Bonsoir, { $name }.
quick-game = Une partie de { $chip }
quick-bots = contre { $chip }
which-game-short = quel jeu ?
which-bots = Quels bots ?
bots-novice = des débutants
bots-casual = des amateurs
bots-greedy = des bots affûtés
bots-expert = des bots experts
bots-master = des maîtres
learn-first = Apprendre d’abord
play-now = Jouer
set-up = Préparer
join-by-link = Rejoindre par lien
not-yet = Pas encore jouable ici
the-games = { $count ->
    [4] Quatre jeux
   *[other] { $count } jeux
}
waits-for-you = On vous attend
tables-count = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
nothing-waits = Aucune table ne vous attend pour l’instant.
others-think = Les autres réfléchissent
mine-none = Rien ne vous attend.
mine-none-then = Un bot a toujours le temps pour une partie.
join = Rejoindre
watch = Regarder
seats-taken = { $taken ->
    [one] { $taken } place prise sur { $seats }
   *[other] { $taken } places prises sur { $seats }
}
running = en cours
with = avec { $names }
waits-for = à { $name } de jouer
hall-from = Ce que vous voyez date de { $time }.
trying-again = { $seconds ->
    [0] Nouvel essai…
   *[other] Nouvel essai dans { $seconds } s.
}
decks-what = Six decks de base pour DragonDuel, chacun avec son style de jeu, et un atelier pour les vôtres.
decks-look = Voir les decks

# Les jeux : tout ce que la salle dit d’eux.
flamecraft-blurb = Placez des dragons artisans, collectez, enchantez les boutiques d’une ville douillette.
    .seats = 1–5
    .time = 45–60 min
    .does = Visitez une boutique : collectez-y, ou enchantez-la.
    .special = Placez des dragons artisans ; leur feu vous rend service.
    .wins = Chaque bienfait vaut de la réputation. La plus grande gagne.
flamecraft_duals-blurb = Empilez des jetons sur dix-neuf cases jusqu’à former les motifs de vos cartes.
    .seats = 1–2
    .time = 20 min
    .does = Tirez un jeton, empilez-le sur l’une des dix-neuf cases.
    .special = Embrasez-le pour déplacer, échanger ou tirer encore.
    .wins = Formez les motifs de vos cartes. Seul le dessus compte.
dualis-blurb = Des plis en Étoile et en Lune. Chaque jeton pris est une promesse, et déplace l’atout.
    .seats = 3–4
    .time = 30 min
    .does = Fournissez Étoile ou Lune ; la carte la plus forte prend le pli.
    .special = Un jeton change la couleur de la carte et déplace l’atout.
    .wins = Chaque jeton est une promesse : prenez autant de plis.
dragonduel-blurb = Monstres, magie et Étincelle. Brisez la Tour, ripostez à chaque Magie.
    .seats = 2–4
    .time = 25 min
    .does = Payez en Étincelle les monstres et la magie de votre deck.
    .special = Attaquez la Tour adverse, bloquez ce qui vise la vôtre.
    .wins = Ripostez dans les duels de magie. La dernière Tour debout gagne.
home-new = Nouveau ici ? Apprenez à jouer.
play-somebody = Avec quelqu’un
hide-table = Retirer { $name } de votre liste
all-your-tables = Vos { $count } tables
fewer-tables = Moins de tables

## later : ce que la page ne dit qu’une fois la salle en place

refusal-kid-mode = C’est fermé en mode enfant. Le code d’un adulte l’ouvre, sur votre page.
refusal-kid-strangers = Quelqu’un ici est en mode enfant : on ne s’assoit qu’entre amis.
open-tables = Tables ouvertes
to-watch = Regarder
open-none = Aucune table n’est ouverte pour l’instant.
open-none-then = Préparez-en une, ouverte à tous.
see-all = Tout voir
see-fewer = En voir moins
none-such = Aucune table ne convient. Choisissez un autre filtre.
last-games = Vos dernières parties
last-games-won = { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
} sur { $played }. En haut, gagnée ; en bas, perdue.
last-game-look = Voir la dernière
rated-table = classée
decks-none = Ce serveur n’a pas de jeu à decks.
