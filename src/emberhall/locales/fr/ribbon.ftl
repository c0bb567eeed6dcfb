# the turns above the question, in small pictures
ribbon = Ce qui s’est passé
ribbon-you = VOUS
ribbon-own = Vous
ribbon-replay = Revoir : { $name }
ribbon-more = { $count } de plus
ribbon-others = { $count ->
    [one] Un autre tour
   *[other] { $count } autres tours
}
ribbon-left = Encore à venir

# a turn played again
ribbon-step = { $shared ->
    [yes] { $name }
   *[no] Tour de { $name }
}, { $at } sur { $count }
ribbon-begins = Le tour commence
ribbon-back = Pas en arrière
ribbon-pause = Pause
ribbon-play = Lecture
ribbon-on = Pas en avant
ribbon-to-turn = À mon tour
ribbon-to-now = À l’instant présent
