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
coach-knew-more = Jugé sur ce que { $name } pouvait voir alors.
coach-hindsight-more = Jugé toutes cartes ouvertes, comme personne ne pouvait les voir alors.
coach-played = joué
coach-better = Mieux : { $answer }
coach-best = Bien vu : { $answer }
coach-left = Une occasion manquée
coach-left-more = La meilleure réponse donnait { $best } %, celle-ci { $taken } %.
coach-found = Une bonne trouvaille
coach-found-more = Elle donnait { $taken } %. Une réponse ordinaire aurait donné environ { $before } %.
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
coach-why-then = Elle mène le plus souvent à ceci :
coach-why-prevents = Elle évite ce qui suit le plus souvent « { $other } » :
coach-why-oftener = Elle mène plus souvent à ceci que « { $other } » :
coach-why-seldomer = Elle mène moins souvent à ceci que « { $other } » :
coach-why-gain = Elle rapporte { $more } que « { $other } ».
coach-why-loss = Avec « { $other } », { $name } aurait { $more }.
coach-why-chance = En jouant la suite de nombreuses fois, elle a { $best } % de chances, « { $other } » { $worst } %.
    .then = Elle mène le plus souvent à ceci :
coach-why-wins = En jouant la suite de nombreuses fois, elle gagne presque toujours.
coach-numbers = Pour trouver ces chances, le coach joue la suite de nombreuses fois à chaque décision. De petits écarts ne disent pas grand-chose.

# Le conseil à la table
hint = Conseil
hint-ask = Un conseil : ce que ferait un bon bot
hint-would = Un bon bot choisirait
hint-show = Montrer
hint-close = Fermer le conseil
hint-thinking = Le bot réfléchit…
hint-chance = Vos chances de gagner
hint-even = Rien ne se joue plus ici : ces réponses se valent.
hint-tab = conseil
hint-used = { $count ->
    [0] Aucun conseil utilisé
    [one] { $count } conseil utilisé
   *[other] { $count } conseils utilisés
}
refusal-no-hints = Il n’y a pas de conseils à cette table.
refusal-no-hint = Il n’y a pas de conseil pour cette question.
refusal-thinking = Le serveur est occupé. Redemandez dans un instant.
refusal-not-analysed = Le coach n’a pas pu regarder cette partie.
