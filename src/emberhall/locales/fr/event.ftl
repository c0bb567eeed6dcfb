# Les soirées de club.
event-new = Une soirée de club
event-new-what = Un petit tournoi : on s’inscrit par un lien, les rencontres sont tirées ronde par ronde, et les tables s’ouvrent d’elles-mêmes.
event-name = Nom
event-name-usual = Soirée de club
event-game = Jeu
event-system = Nous jouons { $chip }.
event-swiss = un système suisse
event-robin = toutes rondes
event-rounds = Rondes
event-shared = Les tables d’une ronde jouent { $chip }.
event-shared-true = la même donne
event-shared-false = chacune sa donne
event-create = Ouvrir
event-join = Participer
event-leave = Se retirer
event-leave-sure = Une partie en cours compte comme perdue. Se retirer ?
event-start = Commencer la ronde { $round }
event-waiting = { $people ->
    [0] Personne ne s’est encore inscrit. Envoyez le lien.
    [one] { $people } personne inscrite. Il en faut deux.
   *[other] { $people } personnes inscrites. L’hôte lance la soirée.
}
event-round-runs = La ronde { $round } sur { $rounds } se joue.
event-round-done = La ronde { $round } sur { $rounds } est finie.
event-over = La soirée est finie.
event-round = Ronde { $round }
event-bye = exempt
event-standings = Classement
event-player = Joueur
event-points = Points
event-buchholz = Buchholz
event-sonneborn = S.-B.
event-withdrew = retiré
event-to-table = À votre table
event-watch = Voir
event-plays = en jeu
event-person = { $name } (vous)
event-kind = { $system ->
    [robin] Toutes rondes
   *[swiss] Suisse, { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }
}
event-same-deal = même donne à chaque table
event-compare = La même donne à chaque table : les scores se comparent directement.
event-link = Le lien de cette soirée
event-copy = Copier le lien
event-copied = Copié
event-missing = Il n’y a pas de soirée à cette adresse.
refusal-unknown-event = Il n’y a pas de soirée à cette adresse.
refusal-round-running = La ronde suivante commence quand toutes les tables de celle-ci ont fini.
refusal-event-small = Il faut au moins deux personnes.
