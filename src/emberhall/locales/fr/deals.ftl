# Les donnes du jour, dans la salle.
deals-title = Les donnes du jour
deals-what = le même mélange pour tous, jusqu’à minuit UTC
deals-not-yet = à jouer
deals-under-way = en cours
deals-of = { $rank } sur { $played }
deals-streak = { $days ->
    [0] Pas encore de série
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}
deals-done = { $done } sur { $all } jouées aujourd’hui.
deals-played = { $played ->
    [0] Personne n’a encore joué
    [one] { $played } joueur
   *[other] { $played } joueurs
}
deals-you = vous { $points }
deals-spread = La répartition des résultats
deals-who = Qui
deals-points = Points
deals-time = Temps
deals-person = { $name } (vous)
deals-play = Jouer la donne du jour
deals-go-on = Continuer
deals-one-try = Un seul essai, contre les mêmes bots que tout le monde.
deals-alone = Un seul essai, seul à la table.
deals-today = Aujourd’hui
deals-yesterday = Hier
deals-look = Voir
deals-none = Aucun résultat.
deal-flamecraft = en solitaire
deal-flamecraft_duals = contre un bot
deal-dualis = court, avec des bots
deal-dragonduel = decks de base
deals-short-flamecraft_duals = Duals
deals-end-rank = sur { $played } aujourd’hui
deals-end-streak = { $days ->
    [one] jour de suite
   *[other] jours de suite
}
deals-end-against = face au meilleur robot
deals-end-points = points
deals-end-week = Cette semaine
deals-end-waits = Votre résultat est en cours de calcul.
deals-end-given-up = Vous avez abandonné l’essai du jour ; il n’y en a pas d’autre.
deals-end-once = C’était votre seul essai du jour. La prochaine donne arrive à minuit UTC.
deals-end-share = Emberhall, { $title }, donne du { $day } : { $points } { $unit }, rang { $rank } sur { $played }{ $streak ->
    [0] .
    [1] .
   *[other] , { $streak } jours de suite.
}
deals-end-copy = Copier le texte
deals-end-copied = Copié
deals-end-picture = Image
deals-conceded = abandonnée
deals-friend = ami
