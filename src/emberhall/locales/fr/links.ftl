# Ce que montre un lien avant qu’on l’ouvre.
link-hall = Emberhall
link-hall-about = Des jeux de table dans le navigateur, entre amis et avec des bots. Ouvrez le lien et jouez.
link-and = { $names } et { $last }
link-open = { $free ->
    [0] Tout le monde est là. On va commencer.
    [one] Une place est libre.
   *[other] { $free } places sont libres.
}
link-running = La partie est en cours. Vous pouvez regarder.
link-won = Victoire : { $names }. Revoyez la partie.
link-over = La partie est finie. Revoyez-la.
link-moment = Moment { $at } de la partie. Que joueriez-vous ?
link-daily = Rang { $rank } sur { $played } à la donne du jour. Le même mélange vous attend.
link-sealed = D’autres jouent encore cette donne.
link-person-about = Joue à Emberhall.
link-event-about = { $count ->
    [0] Une soirée. Personne ne s’est encore inscrit.
    [one] Une soirée. Une personne est inscrite.
   *[other] Une soirée. { $count } personnes sont inscrites.
}
link-lesson = Apprendre à jouer
link-lesson-about = Une leçon à une vraie table, pas à pas.
link-puzzle = Que joueriez-vous ?
link-puzzle-about = Un problème avec une seule bonne réponse, de force { $rating }.

# Ce qu’on dit à un calendrier et aux webhooks des messageries.
feed-name = Emberhall : mes coups
feed-move = { $name ->
    [none] C’est à vous à { $title }.
   *[other] C’est à vous à { $title }, table « { $name } ».
}
