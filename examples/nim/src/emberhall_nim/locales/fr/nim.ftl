nim-name = Nim
nim-blurb = Prenez des pierres d’un seul tas à la fois, et gare à la dernière.
    .seats = 2–4
    .time = 2 min

# options as sentences
nim-option-heaps = Les pierres forment { $chip }.
nim-option-heaps-classic = des tas de 3, 4 et 5
nim-option-heaps-pyramid = des tas de 1, 3, 5 et 7
nim-option-heaps-random = des tas au hasard
nim-option-misere = Qui prend la dernière pierre { $chip }.
nim-option-misere-false = gagne
nim-option-misere-true = perd

# what is seen
nim-view-heaps = Tas
nim-view-stones = { $value ->
    [one] { $value } pierre
   *[other] { $value } pierres
}
nim-view-misere = { $value ->
    [yes] La dernière pierre perd.
   *[no] La dernière pierre gagne.
}
nim-thing = Tas { $ref }

# the question, its answers, and what they would give
nim-ask-take = Dans quel tas prenez-vous ?
nim-answer-take = { $count ->
    [one] Prendre 1 pierre du tas { $heap }
   *[other] Prendre { $count } pierres du tas { $heap }
}
nim-then-left = { $left ->
    [0] Il n’en reste rien.
    [one] Il en reste une.
   *[other] Il en reste { $left }.
}

# the story
nim-story-took = { $name } prend { $count ->
    [one] 1 pierre
   *[other] { $count } pierres
} du tas { $heap }.
    .you = Vous prenez { $count ->
        [one] 1 pierre
       *[other] { $count } pierres
    } du tas { $heap }.
nim-story-over = { $name } a pris la dernière pierre.
    .you = Vous avez pris la dernière pierre.

# why not
nim-refusal-too-few = { $stones ->
    [0] Le tas { $heap } est vide.
    [one] Le tas { $heap } n’a que { $stones } pierre.
   *[other] Le tas { $heap } n’a que { $stones } pierres.
}
    .section = Règles : prendre

# the rules in short
nim-rule-turn = À votre tour, prenez une ou plusieurs pierres, autant que vous voulez, toutes du même tas.
    .name = Prendre
nim-rule-end = La partie finit avec la dernière pierre. Qui la prend gagne ; si la dernière pierre perd, tous les autres gagnent.
    .name = La dernière pierre

# l’explorateur
explorer-nim-first = Le premier tour
explorer-nim-first-what = vers le bas : jetons pris · en travers : de quel tas · chiffres : % de parties gagnées
explorer-nim-first-classic = Tas classiques
explorer-nim-first-pyramid = Une pyramide
explorer-nim-first-random = Tas au hasard
