# Apprendre : les leçons, les problèmes, et ce qui accompagne une leçon.
learn-title = Apprendre à jouer
learn-what = Une première partie de dix minutes pour chaque jeu, une idée à la fois. Puis des problèmes.
learn-resume = Reprendre où vous étiez
learn-resume-what = { $title } : { $lesson }. Ensuite : { $step }
learn-resume-go = Reprendre
learn-over = Recommencer
learn-lessons = Leçons
learn-puzzles = Problèmes
learn-minutes = { $minutes } min
learn-at-step = étape { $step } sur { $of }
learn-solved = { $solved } sur { $of } résolus
learn-done-count = { $done } sur { $of }
learn-begin = Commencer
learn-again = Rejouer
learn-first-puzzle = Commencer
learn-next-puzzle = Suivant
learn-all-puzzles = Rejouer
learn-none = Les leçons n’ont pas pu être chargées. Réessayez dans un instant.
learn-leave = Quitter, garder ma place
learn-leave-short = Quitter
learn-one-idea = Une idée
learn-puzzle = Problème
learn-step-of = Étape { $step } sur { $of }
learn-go-on = Continuer
learn-back = Retour
learn-skip = Passer cette étape
learn-show = Montrez-moi
learn-try-again = Réessayer
learn-kind-wrong = Bien pensé.
learn-kind-no = Pas tout à fait.
learn-read-first = Lisez d’abord ceci, puis continuez.
learn-lost = Résolu ? Pas encore.
learn-tries = Réessayez, rien n’est perdu. { $tries ->
    [one] Un essai jusqu’ici.
   *[other] { $tries } essais jusqu’ici.
}
learn-well-done = Bravo !
learn-lesson-done = C’était toute la leçon.
learn-puzzle-done = Résolu : la règle le dit.
learn-to-shelf = Toutes les leçons
learn-play-now = Jouer contre des bots
learn-kept = Votre place est gardée sur cet appareil, même sans compte.
learn-steps = Étapes
learn-no-lesson = Il n’y a pas de telle leçon.
refusal-lesson-wrong = C’est permis, mais ce n’est pas l’idée de cette étape.
refusal-lesson-read = Continuez d’abord : il y a quelque chose à lire.
learn-rules = Lire les règles
