# Le coach : ce que valait la partie à chaque moment, les décisions qui ont compté, et un conseil à la table.
coach-title = Le coach
coach-ask = Analyser cette partie
coach-ask-more = Vos chances au fil de la partie, les décisions qui ont compté, et la part du hasard.
coach-waiting = Le coach va bientôt regarder cette partie.
coach-running = Le coach regarde la partie : { $percent } %
coach-retry = Réessayer
coach-chance = Chances de { $name }
coach-percent = { $percent } %
coach-error = ± { $percent }
coach-at = Coup { $at }
coach-mattered = Coup { $at } · décisif, { $number } sur { $count }
coach-curve = Chances de { $name } au fil de la partie : { $start } % au début, { $final } % à la fin.
coach-eyes = Quel savoir
coach-knew = Avec ce qu’on savait
coach-hindsight = Après coup
coach-played = joué
coach-better = Mieux : { $answer }
coach-best = Bien vu : { $answer }
coach-left = Une occasion manquée
coach-left-more = { $best } % étaient possibles, { $taken } % ont été pris.
coach-found = Une bonne trouvaille
coach-found-more = { $taken } %, là où un choix ordinaire aurait donné { $before } %.
coach-choices = Chances de { $name } après chaque réponse
coach-three = Les décisions qui ont compté
coach-none = Aucune décision ne ressort : rien n’était nettement meilleur que ce qui a été joué.
coach-luck = hasard
coach-own = choix de { $name }
coach-others = { $count ->
    [one] choix de { $name }
   *[other] choix des autres
}
coach-so-far = Depuis le début
coach-why-then = Ce qui suit le plus souvent :
coach-why-instead = Ce qui a suivi à la place :
coach-why-points = Cela rapporte { $points } { $points ->
    [one] point
   *[other] points
} de plus.
coach-why-wins = Cela gagne presque toujours dans les suites essayées.
coach-why-whole = Aucune raison ne ressort seule : sur l’ensemble des suites essayées, c’est mieux.
coach-numbers = Ces chances viennent de nombreuses suites jouées ; de petits écarts ne disent pas grand-chose.

# Le conseil à la table
hint = Conseil
hint-ask = Un conseil : ce que ferait un robot fort
hint-would = Un robot fort choisirait
hint-show = Montrer
hint-close = Fermer le conseil
hint-thinking = Le robot réfléchit…
hint-tab = conseil
hint-used = { $count ->
    [0] Aucun conseil utilisé
    [one] 1 conseil utilisé
   *[other] { $count } conseils utilisés
}
refusal-no-hints = Il n’y a pas de conseils à cette table.
refusal-no-hint = Il n’y a pas de conseil pour cette question.
refusal-thinking = Il y a beaucoup à réfléchir en ce moment. Redemandez un peu plus tard.
refusal-not-analysed = Le coach n’a pas pu regarder cette partie.
