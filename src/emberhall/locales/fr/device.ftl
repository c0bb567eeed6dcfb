# Une salle sur cet appareil, sans serveur (make static).
device-here = Sur cet appareil
device-what = Les règles, les bots et les cartes sont dans ce navigateur, et vos parties aussi.
device-demo = Démo
device-demo-what = Les règles, les bots et les cartes sont dans ce navigateur. Rien n’est gardé quand vous fermez cette page.
device-loading = Chargement des bots et des règles. La première fois, c’est un peu plus long.
device-elsewhere = Emberhall est ouvert dans un autre onglet. Il s’ouvrira ici quand vous aurez fermé l’autre.
device-broken = Ce navigateur n’a pas pu charger les bots et les règles.
device-slow = Une réponse de ces bots prend environ { $seconds } s sur cet appareil.
device-quicker = Prendre plutôt le niveau { $level }

# Garder la salle d’un serveur sur cet appareil.
keep-title = Garder Emberhall sur cet appareil
keep-what = Il s’ouvre alors sans réseau, avec les règles et les bots de tous les jeux. { $mb } Mo, sans compte.
keep-not-now = Pas maintenant
keep-it = Garder
keep-again = Réessayer
keep-begins = C’est parti…
keep-coming = { $done } sur { $all } Mo
keep-failed = Cela n’a pas marché : le réseau a pu se couper, ou il n’y a plus de place.
keep-done = Emberhall est gardé sur cet appareil
keep-done-what = Il s’ouvre ici quand le serveur est hors d’atteinte.
keep-open = L’ouvrir ici
keep-drop = Le retirer

# Dans la salle de cet appareil, à côté d’un serveur qui peut être absent.
hall-away = La salle est hors d’atteinte
hall-away-what = Vous jouez sur cet appareil. Ce que vous faites est gardé ici.
hall-there = La salle est de retour
hall-there-what = Vous jouez encore sur cet appareil.
hall-back = Retour à la salle
hall-goes-out = Part quand la salle sera de retour
hall-goes-now = Peut partir vers la salle
hall-sends = Elles ne comptent pour aucun classement, et sont sous « Revoir » comme importées.
hall-send = { $count ->
    [one] Envoyer 1 partie
   *[other] Envoyer { $count } parties
}
hall-sent = C’est envoyé. Elles sont sous « Revoir » dans la salle.
hall-not-sent = Tout n’est pas parti. Réessayez plus tard.
hall-waits = Attend la salle
hall-seen = vu { $time }
hall-others = Les autres joueurs, le classement et les liens

# La salle sur cet appareil : les autres pièces qui sont ici, et ce qui n’y est pas.
here-hello = Quatre jeux de dragons, contre des bots ou à plusieurs sur cet écran. Tout se passe sur votre appareil, même sans réseau.
here-also = Aussi ici
here-learn = Leçons
here-learn-what = une première partie de chaque jeu, une idée à la fois
here-puzzles = Problèmes
here-puzzles-what = ceux du jour, et des centaines à votre niveau
here-review = Revoir
here-review-what = vos parties, le coach, les enregistrements
here-forge = Decks et forge
here-forge-what = des decks et des cartes à vous
here-explorer = Explorateur
here-explorer-what = ce que les parties de bots disent des cartes
here-rules = Règles
here-rules-what = avec des exemples dessinés
here-takes-hall = Pour cela, il faut une salle avec d’autres joueurs
here-deals = La donne du jour, les soirées
here-deals-what = tout le monde joue la même chose, et se compare
here-people = Les amis, le classement, regarder
here-people-what = il faut quelqu’un en face
here-links = Les liens vers une table
here-links-what = ce qui est ici n’est que sur cet appareil
here-study = Une étude faite ici reste sur cet appareil : pour la donner, exportez-la en texte.
