# Les soirées de club.
event-new = Une soirée de club
event-new-what = On s’inscrit par un lien ou un code, les rencontres se tirent, et les tables s’ouvrent d’elles-mêmes.
event-name = Nom
event-name-usual = Soirée de club
event-create = Ouvrir la soirée

# les formules
event-formats = Formule
event-swiss = Système suisse
event-swiss-what = Les gagnants se rencontrent. Tout le monde joue chaque ronde.
event-swiss-fit = à partir de 6
event-robin = Toutes rondes
event-robin-what = Chacun rencontre chacun une fois.
event-robin-fit = pour quelques amis
event-knockout = Élimination directe
event-knockout-what = Qui perd est éliminé et peut regarder les autres.
event-knockout-fit = 8 personnes : 3 rondes
event-arena = Arène
event-arena-what = Libre ? L’adversaire suivant aussitôt, jusqu’à la cloche.
event-arena-fit = chacun vient quand il veut

# les phrases
event-pick-title = Nous jouons à { $chip }
event-pick-rounds = pendant { $chip }
event-rounds-count = { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}
event-minutes = { $minutes } minutes
event-variant = Avec quelles règles ?
event-pick-clock = La pendule : { $chip }
event-clock-what = Qui n’a plus de temps perd la partie.
event-pick-fill = En nombre impair, { $chip }
event-fill-true = un bot prend la chaise
event-fill-false = quelqu’un est exempt
event-pick-alone = Qui attend seul { $chip }
event-alone-true = joue contre un bot
event-alone-false = attend quelqu’un
event-pick-level = de niveau { $chip }
event-fill-what = Personne n’attend longtemps ; le bot ne peut pas gagner la soirée.
event-shared = Les tables d’une ronde jouent { $chip }
event-shared-true = la même donne
event-shared-false = chacune sa donne
event-shared-what = Duplicate : la chance est la même à chaque table, les scores se comparent directement. Les donnes s’ouvrent après la ronde.
event-pick-wait = Elle commence { $chip }
event-pick-pause = et la ronde suivante { $chip }
event-by-hand = quand je le dis
event-in-minutes = dans { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
event-after-minutes = { $minutes ->
    [0] aussitôt
    [one] après { $minutes } minute
   *[other] après { $minutes } minutes
}

# ce qu’on fait maintenant
event-join = Participer
event-leave = Se retirer
event-leave-sure = Une partie en cours compte comme perdue. Se retirer ?
event-come = { $people ->
    [0] Personne n’est encore là. Envoyez le lien.
    [one] { $people } personne est là. Il en faut deux.
   *[other] { $people } personnes sont là.
}
event-host-begins = L’hôte lance la soirée.
event-soon = Elle commence d’elle-même.
event-begins-in = commence dans
event-ends-in = finit dans
event-table = table
event-you-and = Vous et { $name }
event-again-with = Encore une fois : vous et { $name }
event-your-bye = Vous êtes exempt : un point sans jouer.
event-opponent-comes = Votre prochain adversaire arrive.
event-free-again = Vous êtes de nouveau libre.
event-arena-runs = Tout le monde joue jusqu’à la cloche.
event-bell = La cloche a sonné. Les dernières parties se jouent.
event-next-opponent = Adversaire suivant
event-to-table = À votre table
event-round-of = Ronde { $round } sur { $rounds }
event-round-runs = La ronde { $round } sur { $rounds } se joue.
event-round-done = La ronde { $round } sur { $rounds } est finie.
event-over = La soirée est finie.
event-playing = se joue

event-agreed = Ce qui est convenu
event-agreed-fill = En nombre impair, un bot s’assied, de niveau { $level }. Il ne peut pas gagner la soirée.
event-agreed-knockout = Une partie nulle se rejoue ; après deux nulles, le sort décide. En nombre impair, quelqu’un est exempt.
event-agreed-hand = L’hôte lance chaque ronde.
event-agreed-pause = { $minutes ->
    [0] La ronde suivante commence dès que la dernière table a fini.
    [one] La ronde suivante commence { $minutes } minute après la dernière table.
   *[other] La ronde suivante commence { $minutes } minutes après la dernière table.
}

# l’hôte
event-begin-evening = Commencer la soirée ?
event-begin-round = Commencer la ronde { $round } ?
event-begin-what = Les rencontres se tirent et les tables s’ouvrent aussitôt. Au système suisse, on peut encore arriver.
event-begin-now = Commencer
event-wait-with = Attendre
event-you-run = Vous menez cette soirée
event-you-run-what = Vous la retrouvez depuis chaque page, et par son lien.
event-remove-who = Quelqu’un ne vient pas ?
event-remove-nobody = Tout le monde est là
event-remove = Retirer
event-remove-sure = { $name } perd la partie en cours et ne rencontre plus personne. Continuer ?

# les rencontres
event-round = Ronde { $round }
event-games = Parties
event-swiss-pairs = les gagnants se rencontrent
event-robin-pairs = chacun rencontre chacun
event-knockout-pairs = qui gagne continue
event-arena-pairs = les dernières d’abord
event-rounds-before = { $count ->
    [one] La ronde d’avant
   *[other] Les { $count } rondes d’avant
}
event-and = et
event-bye = exempt
event-bot = bot
event-gone = quelqu’un
event-plays = en jeu
event-watch = Voir
event-drawn = { $count ->
    [one] nulle avant
   *[other] { $count } nulles avant
}
event-by-lot = nulle, décidée par le sort

# le classement
event-standings = Classement
event-after-round = après la ronde { $round }
event-have-come = Sont là
event-you = vous
event-person = { $name } (vous)
event-points-word = { $count ->
    [one] point
   *[other] points
}
event-points-count = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
event-opponents-have = ses adversaires ont { $points }
event-beaten-have = ceux qu’il a battus ont { $points }
event-not-played = pas encore de partie
event-bot-place = bot, ne peut pas gagner la soirée
event-withdrew = retiré
event-ties = Égalité de points ? Alors décide :
event-tie-met = Qui a rencontré les plus forts : leurs points s’additionnent.
event-tie-beaten = Qui a battu les plus forts.
event-tie-won = Qui a gagné plus de parties.
event-tie-first = Qui s’est inscrit d’abord.
event-tie-bot = Un bot n’est jamais premier.

event-kind = { $system ->
    [robin] Toutes rondes
    [knockout] Élimination directe
    [arena] Arène, { $minutes } minutes
   *[swiss] Suisse, { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }
}
event-same-deal = même donne à chaque table
event-compare = La même donne à chaque table : les scores se comparent directement.

# le lien
event-no-account = Sans compte. Un téléphone dans la pièce suffit.
event-qr = Le lien de cette soirée, en code
event-big-screen = Grand écran
event-join-here = Participer
event-find-table = Trouvez votre table
event-point-phone = Visez ce code avec le téléphone.
event-link = Le lien de cette soirée
event-copy = Copier le lien
event-copied = Copié

# sur chaque page
event-strip-open = { $name } : { $people ->
    [one] { $people } personne est là
   *[other] { $people } personnes sont là
}
event-strip-round = { $name } : ronde { $round } sur { $rounds }
event-strip-arena = { $name } : l’arène est ouverte
event-strip-over = { $name } est finie
event-strip-playing = Vous jouez contre { $opponent }.
event-strip-waiting = Vous attendez votre prochain adversaire.
event-strip-between = Votre table s’ouvre quand la ronde suivante commence.
event-to-evening = À la soirée
event-yours = Soirées
event-set-up = Préparer une soirée
event-none = Un petit tournoi entre amis ou en club : système suisse, toutes rondes, élimination directe ou arène.
event-missing = Il n’y a pas de soirée à cette adresse.
refusal-unknown-event = Il n’y a pas de soirée à cette adresse.
refusal-round-running = La ronde suivante commence quand toutes les tables de celle-ci ont fini.
refusal-event-small = Il faut au moins deux personnes.
