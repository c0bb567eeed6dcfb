# Les mots de chaque page.
brand = Emberhall
rooms = Salles
room-play = Jouer
room-learn = Apprendre
room-puzzles = Problèmes
room-explorer = Explorateur
room-decks = Decks
room-review = Revoir
room-ladder = Classement
which-game = Quel jeu ?
tables-waiting = { $count ->
    [one] { $count } table vous attend
   *[other] { $count } tables vous attendent
}
play = Jouer
set-up-table = Préparer une table
theme = Thème clair ou sombre
settings = Réglages
help = Aide
close = Fermer
save = Enregistrer
on = oui
off = non
your-turn = À vous
open = Ouvrir
show = Montrer
you = vous
away = ailleurs
bot = Bot
bot-is = bot, { $level }
bot-random = fantasque
bot-novice = débutant
bot-casual = amateur
bot-greedy = affûté
bot-seasoned = aguerri
bot-expert = expert
bot-master = maître
bot-plays = un bot joue
free-chair = Chaise libre
somebody-gone = Quelqu’un qui est parti
your-page = Votre page
table-of = Table de { $name }
change-name = Changer de nom

# les endroits vides
opening = Ouverture de la table…
no-table = Il n’y a pas de table à cette adresse.
lost = Il n’y a pas de page ici.
lost-why = Rien ne se trouve à { $path }. Le lien est peut-être ancien, ou mal recopié.
load-failed = Une partie de la page n’a pas pu être chargée.
load-again = Recharger
frozen = Cette partie suit d’anciennes règles : on peut seulement la regarder.
to-the-hall = Retour à la salle
no-answer = Le serveur ne répond pas.
line-try = Réessayer

# les cartes maison, qui s’ajoutent à celles d’un jeu ou les remplacent
house-cards = cartes maison
house-cards-here = Cette table joue avec des cartes maison, qui s’ajoutent à celles du jeu ou les remplacent.

# why the server refuses, at a table or before it
refusal-seat-taken = Cette chaise est prise.
refusal-full = Toutes les chaises sont prises ; vous pouvez regarder.
refusal-not-welcome = Vous ne pouvez pas vous asseoir à cette table ; vous pouvez regarder.
refusal-running = La partie a commencé ; vous pouvez regarder.
refusal-not-host = Seul l’hôte peut faire cela.
refusal-empty-name = Un nom a besoin d’au moins une lettre visible.
refusal-too-many = C’était un peu rapide. Patientez un instant.
refusal-too-many-friends = L’un de vous a déjà autant d’amis qu’il est possible.
refusal-too-many-shunned = Vous avez masqué ou bloqué { $count } personnes : c’est la limite.
refusal-bad-options = Cela ne peut pas être choisi ici ; rien n’a changé.
refusal-frozen = Cette table est en lecture seule.
refusal-unknown-table = Cette table n’existe pas.
refusal-store = Le serveur n’a pas pu enregistrer cela ; rien n’a changé.
refusal-needs-hall = Il faut d’autres personnes pour cela, et ici Emberhall n’est que sur votre appareil.
refusal-other = La table n’a pas accepté cela.

# ce qu’on fait à une chose de la table, avec une souris ou un doigt
click = { $touch ->
    [yes] Touchez
   *[no] Cliquez sur
}
click-too = { $touch ->
    [yes] touchez
   *[no] cliquez sur
}
