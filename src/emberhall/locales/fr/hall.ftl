# La grande salle et les feuillets.
brand = Emberhall
home-hello = Prenez place.
home-what = Quatre jeux de dragons à jouer entre amis, avec des bots, ou les deux. Rien à installer, aucun compte à créer.
play-now = Jouer
play = Jouer
join-by-link = Rejoindre avec un lien
set-up-table = Préparer une table
not-yet = Pas encore jouable ici
guest = invité
theme = Thème clair ou sombre
settings = Réglages
help = Aide
close = Fermer
save = Enregistrer
on = oui
off = non
open = Ouvrir
show = Montrer
you = vous
away = absent
bot = Bot
bot-is = bot, { $level }
bot-random = fantasque
bot-greedy = affûté
free-chair = Chaise libre
table-of = Table de { $name }
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
you-won = terminée, gagnée
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

# une personne
who-are-you = Qui êtes-vous ?
your-name = Votre nom
your-face = Votre dragon
name-empty = Il faut au moins une lettre.
change-name = Changer de nom
face-bread = Boulanger
face-meat = Boucher
face-iron = Forgeron
face-potion = Alchimiste
face-crystal = Joaillier
face-plant = Jardinier

# un lien
paste-link = Collez le lien reçu
link-wrong = Cela ne ressemble pas au lien d’une table.
open-table = Ouvrir la table

# les réglages en phrases
set-language = Parlez-moi en { $chip }.
set-theme = Utiliser { $chip }.
theme-system = le thème de mon système
theme-light = le thème clair
theme-dark = le thème sombre
set-motion = Les cartes bougent { $chip }.
motion-slow = lentement
motion-normal = vivement
motion-fast = très vite
motion-none = sans animation
set-pace = Les bots jouent { $chip }.
pace-slow = lentement
pace-normal = posément
pace-fast = vite
pace-none = sans pause
set-contrast = Les couleurs sont { $chip }.
contrast-normal = douces
contrast-more = très contrastées
set-at-once = Jouer une carte d’un seul clic : { $chip }.
set-sound = Les sons : { $chip }.
set-notify = Me prévenir quand c’est mon tour et que je suis ailleurs : { $chip }.
volume = Volume

# l’aide
help-move = Cliquez sur une carte pour la choisir et voir ce qui se passerait. Cliquez encore, appuyez sur Entrée ou sur un bouton pour la jouer. Échap la repose.
help-why = Une carte assombrie ne peut pas être jouée. Survolez-la ou touchez-la et la table dit pourquoi.
key-arrows = passer d’une carte à l’autre
key-numbers = choisir une carte éclairée
key-enter = jouer la carte choisie
key-escape = la reposer
key-skip = aller à votre tour, ou finir ce qui bouge
key-undo = reprendre votre dernier coup
key-last = revoir le dernier coup
key-text = la table sous forme de texte
key-zoom = lire la carte sous le pointeur, ou celle qui a le focus
key-help = cette page

# préparer une table
option-seats = { $chip } à table.
option-seats-value = { $seats ->
    [1] Une personne
    [2] Deux
    [3] Trois
    [4] Quatre
    [5] Cinq
   *[other] { $seats }
}
option-bots = Les bots sont { $chip }.
option-open = { $chip } peut rejoindre la table.
option-open-false = Toute personne ayant le lien
option-open-true = Tout le monde
option-other = { $name } : { $chip }
more-options = Plus d’options
invite = Inviter des amis
play-bots = Jouer avec des bots

# les endroits vides
opening = Ouverture de la table…
no-table = Il n’y a pas de table à cette adresse.
no-layout = Cette page ne sait pas encore montrer ce jeu.
frozen = Cette partie suit d’anciennes règles et ne peut pas être ouverte ici.
to-the-hall = Retour à la salle
no-answer = Le serveur ne répond pas.

# les cartes maison, qui s’ajoutent à celles d’un jeu ou les remplacent
house-cards = cartes maison
house-cards-here = Cette table joue avec des cartes maison, qui s’ajoutent à celles du jeu ou les remplacent.
house-cards-new = Ici, les nouvelles tables jouent avec des cartes maison, qui s’ajoutent à celles du jeu ou les remplacent.
