# La salle des problèmes, et un problème en cours.
puzzles-title = Problèmes
puzzles-what = { $count } positions tirées de vraies parties. Chacune a une réponse nettement meilleure que les autres.
puzzles-again = Réessayer
puzzles-today = Problèmes du jour
puzzles-today-what = les mêmes pour tout le monde, jusqu’à minuit
puzzles-hard = de difficulté
puzzles-found = trouvé
puzzles-missed = pas trouvé
puzzles-solve = Résoudre
puzzles-look-again = Revoir
puzzles-start = Un problème à mon niveau
puzzles-themes = Thèmes
puzzles-all = { $count } en tout. Vous en avez trouvé { $found } sur { $tried }.
puzzles-of-theme = { $count } · { $found } sur { $tried } trouvés
puzzles-untried = { $count ->
    [one] un problème
   *[other] { $count } problèmes
}
puzzles-all-new = { $count } en tout.
puzzles-new = nouveau
puzzles-few = trop peu
puzzles-share = { $share } %
puzzles-give = Un problème à mon niveau de
puzzles-begin = Commencer
puzzles-mistakes = Mes erreurs
puzzles-mistakes-due = { $count ->
    [one] Une erreur à revoir
   *[other] { $count } erreurs à revoir
}
puzzles-rating = Votre cote
puzzles-settling = encore incertaine ; dix problèmes suffiront
puzzles-moved = { $change } en { $count } problèmes
puzzles-days = { $count ->
    [0] Aucun problème ces deux jours
    [one] Un jour de suite
   *[other] { $count } jours de suite
}
puzzles-last = { $found } trouvés sur les { $count } derniers
rush = Sprint
rush-length = 3 min
rush-misses = { $count ->
    [0] Pas encore d’erreur ; la troisième y met fin
    [one] Une erreur ; la troisième y met fin
   *[other] { $count } erreurs ; la prochaine y met fin
}
rush-pass = Passer, comme une erreur
rush-end = Finir le sprint
rush-left = Encore { $seconds } secondes
rush-so-far = { $found } trouvés, { $missed } manqués
rush-found = { $count ->
    [one] Un trouvé
   *[other] { $count } trouvés
}
rush-best = Record du jour { $today }, de tous les temps { $ever }.
rush-unrated = Un sprint ne change pas votre cote. Ce que vous manquez rejoint vos erreurs.
rush-again = Encore une fois
puzzle-task = Trouvez la meilleure réponse
puzzle-what = Cette question vient d’une vraie partie. Une réponse est nettement meilleure que toutes les autres.
puzzle-hint = Indice
puzzle-give-up = Abandonner
puzzle-found = Trouvé !
puzzle-missed = Pas trouvé
puzzle-change = Votre cote : { $rating } ± { $margin } ({ $change }).
puzzle-unrated = Seul le premier essai compte pour la cote.
puzzle-was = Ce problème : { $rating } ± { $margin }.
puzzle-best = Chances avec la meilleure réponse
puzzle-second = Avec la suivante
puzzle-about = Thème : { $themes }.
puzzle-exact = Suivi jusqu’à la fin dans tous les mondes possibles : aucune autre réponse ne fait aussi bien.
puzzle-vote = Un bon problème ?
puzzle-good = Oui
puzzle-bad = Non
puzzle-vote-good-counted = Merci. Votre vote est compté.
puzzle-vote-good-here = Merci. Votre vote est gardé sur cet appareil ; avec un compte, il vaudra pour tout le monde.
puzzle-vote-bad-counted = Il ne vous sera plus proposé, et à personne si d’autres sont de votre avis.
puzzle-vote-bad-here = Il ne sera plus proposé sur cet appareil. Avec un compte, votre vote vaudra pour tout le monde.
puzzle-play-on = Continuer la partie
puzzle-to-room = Tous les problèmes
puzzle-next = Problème suivant
puzzle-theme-visit = choisir sa visite
puzzle-theme-place = placement
puzzle-theme-fill = remplir une boutique
puzzle-theme-enchant = Enchantements
puzzle-theme-fancy = dragons fantaisie
puzzle-theme-companion = compagnons
puzzle-theme-gift = cadeaux
puzzle-theme-fire = embrasements
puzzle-theme-swap = déplacements et échanges
puzzle-theme-score = marquer une carte
puzzle-theme-fountain = la fontaine
puzzle-theme-chain = plusieurs à la suite
puzzle-theme-coin = pièces
puzzle-theme-attack = attaques
puzzle-theme-block = blocages
puzzle-theme-answer = réponses
puzzle-theme-magic = Magie
puzzle-theme-ability = capacités
puzzle-theme-hold = savoir attendre
puzzle-theme-lethal = le coup décisif
puzzle-theme-lead = entamer
puzzle-theme-take = prendre le pli
puzzle-theme-leave = laisser le pli
puzzle-theme-critical = coups critiques
puzzle-theme-tower = tenir la Tour
puzzle-theme-counter = contrer
puzzle-theme-ending = la fin de partie
puzzle-theme-defence = sauver la partie
puzzle-theme-winning = gagner la partie
