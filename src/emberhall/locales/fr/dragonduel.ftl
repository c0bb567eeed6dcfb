# --- le texte des cartes, fait de leurs données : les propositions, puis les phrases
dragonduel-text-sentence = { $do }.
dragonduel-text-then = { $a }, puis { $b }
dragonduel-text-then-when = { $a } ; puis, si { $cond }, { $do }
dragonduel-text-comma = { $a }, { $b }
dragonduel-text-fact = { $a } · { $b }
dragonduel-text-or = { $a } ou 1 { $b }
dragonduel-text-when = si { $cond }, { $do }
dragonduel-text-choose = Choisissez.
dragonduel-text-tower-mode = Depuis votre Tour, à la place : { $do }.
dragonduel-text-tower-x = Depuis votre Tour, X vaut { $n }.
dragonduel-text-once = { $do } Une fois par tour.
dragonduel-text-activated = { $cost } : { $do }.
dragonduel-text-cost-spark = { $n ->
    [one] { $n } Étincelle
   *[other] { $n } Étincelles
}
dragonduel-text-cost-exhaust = épuisez ce monstre
dragonduel-text-cost-send = envoyez { $n ->
    [one] { $n } de vos monstres
   *[other] { $n } de vos monstres
} à la défausse
dragonduel-text-cost-discard = défaussez { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
dragonduel-text-extra-cost = Coût supplémentaire : { $cost }.
dragonduel-text-aura = { $who } { $n }.
dragonduel-text-bonus = { $n } tant que { $cond }.
dragonduel-text-evade = Ne peut pas être bloqué par les monstres de Force { $n } ou moins.

dragonduel-text-on-enter = Quand il arrive en jeu : { $do }.
dragonduel-text-on-enter-tower = Quand il arrive en jeu depuis votre Tour : { $do }.
dragonduel-text-on-enter-discard = Quand il arrive en jeu depuis votre défausse : { $do }.
dragonduel-text-on-ally_enter = Quand un autre de vos monstres arrive en jeu : { $do }.
dragonduel-text-on-attack = Quand il attaque : { $do }.
dragonduel-text-on-blocked = Quand il est bloqué : { $do }.
dragonduel-text-on-block = Quand il bloque : { $do }.
dragonduel-text-on-critical = Quand vous utilisez l’Étincelle critique avec lui : { $do }.
dragonduel-text-on-kill = Quand il détruit un monstre au combat : { $do }.
dragonduel-text-on-hit = Quand il touche une Tour : { $do }.
dragonduel-text-on-flip = Quand une de vos cartes de Tour est révélée : { $do }.
dragonduel-text-on-destroyed = Quand il est détruit : { $do }.
dragonduel-text-on-ally_destroyed = Quand un autre de vos monstres est détruit : { $do }.
dragonduel-text-on-cast = Quand vous jouez une Magie : { $do }.
dragonduel-text-on-upkeep = Au début de votre tour : { $do }.
dragonduel-text-on-endstep = À la fin de votre tour : { $do }.

dragonduel-text-str = { $who } { $many ->
    [one] reçoit
   *[other] reçoivent
} { $n } { $until }
dragonduel-text-str-grant = { $who } { $many ->
    [one] reçoit
   *[other] reçoivent
} { $n } et { $flag } { $until }
dragonduel-text-dmg = { $who } { $many ->
    [one] subit
   *[other] subissent
} { $n } dégâts
dragonduel-text-fight = { $a } et { $b } s’infligent des dégâts égaux à leur Force
dragonduel-text-destroy = détruisez { $who }
dragonduel-text-destroy-theirs = { $person ->
    [you] détruisez { $n } de vos monstres
   *[they] { $who } détruit { $n } de ses monstres (à son choix)
}
dragonduel-text-remove = retirez du jeu { $who }
dragonduel-text-remove-theirs = { $person ->
    [you] retirez du jeu { $n } de vos monstres
   *[they] { $who } retire du jeu { $n } de ses monstres (à son choix)
}
dragonduel-text-hand = renvoyez { $who } dans la main de { $many ->
    [one] son propriétaire
   *[other] leurs propriétaires
}
dragonduel-text-hand-theirs = { $person ->
    [you] reprenez en main { $n } de vos monstres
   *[they] { $who } reprend en main { $n } de ses monstres (à son choix)
}
dragonduel-text-exhaust = épuisez { $who }
dragonduel-text-exhaust-theirs = { $person ->
    [you] épuisez { $n } de vos monstres
   *[they] { $who } épuise { $n } de ses monstres (à son choix)
}
dragonduel-text-ready = redressez { $who }
dragonduel-text-ready-theirs = { $person ->
    [you] redressez { $n } de vos monstres
   *[they] { $who } redresse { $n } de ses monstres (à son choix)
}
dragonduel-text-grant = { $who } { $many ->
    [one] gagne
   *[other] gagnent
} { $flag } { $until }
dragonduel-text-stun = { $who } { $many ->
    [one] saute sa prochaine phase de redressement
   *[other] sautent leur prochaine phase de redressement
}
dragonduel-text-pacify = { $who } { $many ->
    [one] n’inflige
   *[other] n’infligent
} aucun dégât { $until }
dragonduel-text-token = créez { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
} { $fr }{ $more ->
    [yes] {" "}de plus
   *[no] {" "}{ $line }
}
dragonduel-text-token-magic = mettez en jeu { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
} { $fr }{ $more ->
    [yes] {" "}de plus
   *[no] {" "}{ $line }
}
dragonduel-text-token-magic-word = Magie
dragonduel-text-token-element = { $element ->
    [fire] Feu
    [earth] Terre
    [water] Eau
    [wind] Vent
    [light] Lumière
   *[dark] Ténèbres
}
dragonduel-text-slash = { $a }/{ $b }
dragonduel-text-brackets = ({ $a })
dragonduel-text-draw = { $person ->
    [you] piochez
   *[they] { $who } pioche
} { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
dragonduel-text-discard = { $person ->
    [you] défaussez
   *[they] { $who } défausse
} { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
dragonduel-text-dig = regardez les { $n } premières cartes de votre pioche, prenez-en { $take }, mettez le reste en dessous
dragonduel-text-revive = mettez en jeu{ $state ->
    [exhausted] , { $many ->
        [one] épuisé
       *[other] épuisés
    },
   *[ready] {""}
} { $who }
dragonduel-text-ramp = { $person ->
    [you] mettez
   *[they] { $who } met
} { $n ->
    [one] { $n } carte Étincelle
   *[other] { $n } cartes Étincelle
} en jeu, { $state ->
    [exhausted] { $n ->
        [one] épuisée
       *[other] épuisées
    }
   *[ready] { $n ->
        [one] prête
       *[other] prêtes
    }
}
dragonduel-text-sready = { $person ->
    [you] redressez { $n ->
        [one] { $n }
       *[other] jusqu’à { $n }
    } de vos cartes Étincelle
   *[they] { $who } redresse { $n ->
        [one] { $n } carte Étincelle
       *[other] jusqu’à { $n } cartes Étincelle
    }
}
dragonduel-text-sexhaust = { $person ->
    [you] épuisez
   *[they] { $who } épuise
} { $n ->
    [one] { $n } carte Étincelle
   *[other] { $n } cartes Étincelle
}
dragonduel-text-tower_add = { $person ->
    [you] ajoutez
   *[they] { $who } ajoute
} { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} à { $person ->
    [you] votre Tour
   *[they] sa Tour
}
dragonduel-text-tower_take = { $person ->
    [you] prenez en main
   *[they] { $who } prend en main
} { $n ->
    [one] la carte du dessus
   *[other] les { $n } cartes du dessus
} de { $person ->
    [you] votre Tour
   *[they] sa Tour
}
dragonduel-text-ward = { $person ->
    [you] vous avez { $n } de Barrière en plus contre la prochaine attaque non bloquée contre vous ce tour-ci
   *[they] { $who } a { $n } de Barrière en plus contre la prochaine attaque non bloquée qui le vise ce tour-ci
}
dragonduel-text-discount = la prochaine carte que vous jouez ce tour-ci coûte { $n } de moins
dragonduel-text-counter = contrez 1 { $what }{ $unless ->
    [0] {""}
    [one] , sauf si son contrôleur épuise 1 carte Étincelle
   *[other] , sauf si son contrôleur épuise { $unless } cartes Étincelle
}
dragonduel-text-kind-magic = Magie ciblée
dragonduel-text-kind-ability = capacité ciblée
dragonduel-text-kind-monster = monstre ciblé en train d’être joué

dragonduel-text-who-self = ce monstre
dragonduel-text-who-it = { $event ->
    [block] l’attaquant
    [blocked] le bloqueur
    [ally_enter] le nouveau venu
   *[destroyed] le monstre détruit
}
dragonduel-text-who-same = { $many ->
    [one] ce dernier
   *[other] ces derniers
}
dragonduel-text-who-theirs = { $person ->
    [you] { $n } de vos monstres
   *[they] { $n ->
        [one] { $n } monstre
       *[other] { $n } monstres
    } de { $who } (à son choix)
}
dragonduel-text-who-each = Chaque { $first } monstre { $near } { $after } reçoit
dragonduel-text-who-every = chaque { $first } monstre { $near } { $after }
dragonduel-text-who-exactly = { $n } { $first } { $n ->
    [one] monstre { $near } ciblé
   *[other] monstres { $near } ciblés
} { $after } { $again ->
    [yes] (éventuellement le même)
   *[no] {""}
}
dragonduel-text-who-up-to = jusqu’à { $n } { $first } { $n ->
    [one] monstre { $near } ciblé
   *[other] monstres { $near } ciblés
} { $after } { $again ->
    [yes] (éventuellement le même)
   *[no] {""}
}
dragonduel-text-player-you = vous
dragonduel-text-player-defender = le défenseur
dragonduel-text-player-each-foe = chaque adversaire
dragonduel-text-player-picked = 1 adversaire ciblé

dragonduel-text-is-own = { $place ->
    [after] que vous contrôlez
   *[elsewhere] {""}
}
dragonduel-text-is-foe = { $place ->
    [near] { $many ->
        [one] adverse
       *[other] adverses
    }
   *[elsewhere] {""}
}
dragonduel-text-is-other = { $place ->
    [first] { $many ->
        [one] autre
       *[other] autres
    }
   *[elsewhere] {""}
}
dragonduel-text-is-attacking = { $place ->
    [after] { $many ->
        [one] qui attaque
       *[other] qui attaquent
    }
   *[elsewhere] {""}
}
dragonduel-text-is-blocking = { $place ->
    [after] { $many ->
        [one] qui bloque
       *[other] qui bloquent
    }
   *[elsewhere] {""}
}
dragonduel-text-is-ready = { $place ->
    [near] { $many ->
        [one] prêt
       *[other] prêts
    }
   *[elsewhere] {""}
}
dragonduel-text-is-exhausted = { $place ->
    [near] { $many ->
        [one] épuisé
       *[other] épuisés
    }
   *[elsewhere] {""}
}
dragonduel-text-is-token = { $place ->
    [near] jeton
   *[elsewhere] {""}
}
dragonduel-text-is-flight = { $place ->
    [after] avec Vol
   *[elsewhere] {""}
}
dragonduel-text-is-haste = { $place ->
    [after] avec Célérité
   *[elsewhere] {""}
}
dragonduel-text-is-undead = { $place ->
    [near] { $many ->
        [one] Mort-vivant
       *[other] Morts-vivants
    }
   *[elsewhere] {""}
}
dragonduel-text-is-fire = { $place ->
    [after] de feu
   *[elsewhere] {""}
}
dragonduel-text-is-earth = { $place ->
    [after] de terre
   *[elsewhere] {""}
}
dragonduel-text-is-water = { $place ->
    [after] d’eau
   *[elsewhere] {""}
}
dragonduel-text-is-wind = { $place ->
    [after] de vent
   *[elsewhere] {""}
}
dragonduel-text-is-light = { $place ->
    [after] de lumière
   *[elsewhere] {""}
}
dragonduel-text-is-dark = { $place ->
    [after] de ténèbres
   *[elsewhere] {""}
}
dragonduel-text-is-trait = { $place ->
    [near] { $trait }
   *[elsewhere] {""}
}
dragonduel-text-is-smin = { $place ->
    [after] de Force { $n } ou plus
   *[elsewhere] {""}
}
dragonduel-text-is-smax = { $place ->
    [after] de Force { $n } ou moins
   *[elsewhere] {""}
}
dragonduel-text-is-cmin = { $place ->
    [after] de coût { $n } ou plus
   *[elsewhere] {""}
}
dragonduel-text-is-cmax = { $place ->
    [after] de coût { $n } ou moins
   *[elsewhere] {""}
}
dragonduel-text-is-discard = { $place ->
    [after] de votre défausse
   *[elsewhere] {""}
}

dragonduel-text-if-from-tower = cette carte vient de votre Tour
dragonduel-text-if-not-from-tower = cette carte ne vient pas de votre Tour
dragonduel-text-if-from-discard = cette carte vient de votre défausse
dragonduel-text-if-not-from-discard = cette carte ne vient pas de votre défausse
dragonduel-text-if-own-turn = c’est votre tour
dragonduel-text-if-not-own-turn = c’est le tour d’un adversaire
dragonduel-text-if-foe-turn = c’est le tour d’un adversaire
dragonduel-text-if-not-foe-turn = c’est votre tour
dragonduel-text-if-tower = { $compare ->
    [most] votre Tour a { $n } cartes ou moins
    [least] votre Tour a { $n } cartes ou plus
    [below] votre Tour a moins de { $n } cartes
    [above] votre Tour a plus de { $n } cartes
   *[exactly] votre Tour a exactement { $n } cartes
}
dragonduel-text-if-not-tower = { $compare ->
    [most] votre Tour a plus de { $n } cartes
    [least] votre Tour a moins de { $n } cartes
    [below] votre Tour a { $n } cartes ou plus
    [above] votre Tour a { $n } cartes ou moins
   *[exactly] votre Tour n’a pas exactement { $n } cartes
}
dragonduel-text-if-hand = { $compare ->
    [most] vous tenez { $n } cartes ou moins
    [least] vous tenez { $n } cartes ou plus
    [below] vous tenez moins de { $n } cartes
    [above] vous tenez plus de { $n } cartes
   *[exactly] vous tenez exactement { $n } cartes
}
dragonduel-text-if-not-hand = { $compare ->
    [most] vous tenez plus de { $n } cartes
    [least] vous tenez moins de { $n } cartes
    [below] vous tenez { $n } cartes ou plus
    [above] vous tenez { $n } cartes ou moins
   *[exactly] vous ne tenez pas exactement { $n } cartes
}
dragonduel-text-if-spark = { $compare ->
    [most] vous avez { $n } cartes Étincelle ou moins
    [least] vous avez { $n } cartes Étincelle ou plus
    [below] vous avez moins de { $n } cartes Étincelle
    [above] vous avez plus de { $n } cartes Étincelle
   *[exactly] vous avez exactement { $n } cartes Étincelle
}
dragonduel-text-if-not-spark = { $compare ->
    [most] vous avez plus de { $n } cartes Étincelle
    [least] vous avez moins de { $n } cartes Étincelle
    [below] vous avez { $n } cartes Étincelle ou plus
    [above] vous avez { $n } cartes Étincelle ou moins
   *[exactly] vous n’avez pas exactement { $n } cartes Étincelle
}
dragonduel-text-if-monsters = { $compare ->
    [most] vous avez { $n } monstres ou moins
    [least] vous avez { $n } monstres ou plus
    [below] vous avez moins de { $n } monstres
    [above] vous avez plus de { $n } monstres
   *[exactly] vous avez exactement { $n } monstres
}
dragonduel-text-if-not-monsters = { $compare ->
    [most] vous avez plus de { $n } monstres
    [least] vous avez moins de { $n } monstres
    [below] vous avez { $n } monstres ou plus
    [above] vous avez { $n } monstres ou moins
   *[exactly] vous n’avez pas exactement { $n } monstres
}

dragonduel-text-until-battle = jusqu’à la fin du combat
dragonduel-text-until-turn = jusqu’à la fin du tour
dragonduel-text-until-ready = jusqu’à sa prochaine phase de redressement
dragonduel-text-until-perm = { "" }

# --- le texte des cartes en bref, tel qu’il est sur une carte de la table ; ce qui n’a pas de forme brève est dit comme plus haut
dragonduel-brief-text-sentence = { $do }
dragonduel-brief-text-then = { $a }, { $b }
dragonduel-brief-text-then-when = { $a } ; { $do } { $cond }
dragonduel-brief-text-when = { $do } { $cond }
dragonduel-brief-text-tower-mode = De la Tour : { $do }
dragonduel-brief-text-tower-x = De la Tour, X vaut { $n }
dragonduel-brief-text-once = { $do }, une fois par tour
dragonduel-brief-text-activated = { $cost } : { $do }
dragonduel-brief-text-cost-exhaust = épuisez
dragonduel-brief-text-cost-send = { $n ->
    [one] { $n } de vos monstres
   *[other] { $n } de vos monstres
}
dragonduel-brief-text-extra-cost = Coûte aussi { $cost }
dragonduel-brief-text-aura = { $who } { $n }
dragonduel-brief-text-bonus = { $n } { $cond }
dragonduel-brief-text-evade = Pas bloqué par { $n } ou moins
dragonduel-brief-text-on-enter = Arrive : { $do }
dragonduel-brief-text-on-enter-tower = De la Tour : { $do }
dragonduel-brief-text-on-enter-discard = De la défausse : { $do }
dragonduel-brief-text-on-ally_enter = Un autre arrive : { $do }
dragonduel-brief-text-on-attack = Attaque : { $do }
dragonduel-brief-text-on-blocked = Bloqué : { $do }
dragonduel-brief-text-on-block = Bloque : { $do }
dragonduel-brief-text-on-critical = Critique : { $do }
dragonduel-brief-text-on-kill = Combat gagné : { $do }
dragonduel-brief-text-on-hit = Touche une Tour : { $do }
dragonduel-brief-text-on-flip = Votre Tour touchée : { $do }
dragonduel-brief-text-on-destroyed = Détruit : { $do }
dragonduel-brief-text-on-ally_destroyed = Un autre tombe : { $do }
dragonduel-brief-text-on-cast = Magie jouée : { $do }
dragonduel-brief-text-on-upkeep = Début du tour : { $do }
dragonduel-brief-text-on-endstep = Fin du tour : { $do }
dragonduel-brief-text-str = { $who ->
    [lui] { $n } { $until }
   *[other] { $n } à { $who } { $until }
}
dragonduel-brief-text-str-grant = { $n } et { $flag } à { $who } { $until }
dragonduel-brief-text-dmg = { $n } dégâts à { $who }
dragonduel-brief-text-fight = { $a } et { $b } se battent
dragonduel-brief-text-destroy-theirs = { $person ->
    [you] détruisez { $n } de vos monstres
   *[they] { $who } détruit { $n } des siens
}
dragonduel-brief-text-remove = retirez { $who }
dragonduel-brief-text-hand = { $who } en main
dragonduel-brief-text-ready = { $who ->
    [lui] redressez-le
   *[other] redressez { $who }
}
dragonduel-brief-text-grant = { $flag } à { $who } { $until }
# ce qui revient vient de la défausse
dragonduel-brief-text-is-discard = { "" }
dragonduel-brief-text-revive = ranimez { $who }{ $state ->
    [exhausted] , { $many ->
        [one] épuisé
       *[other] épuisés
    }
   *[ready] {""}
}
dragonduel-brief-text-stun = { $who ->
    [lui] qui ne se redresse pas
   *[other] { $who } ne se redresse pas
}
dragonduel-brief-text-pacify = aucun dégât de { $who } { $until }
dragonduel-brief-text-token = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
} { $fr } { $more ->
    [yes] de plus
   *[no] {""}
}
dragonduel-brief-text-draw = { $person ->
    [you] piochez { $n }
   *[they] { $who } pioche { $n }
}
dragonduel-brief-text-discard = { $person ->
    [you] défaussez { $n }
   *[they] { $who } défausse { $n }
}
dragonduel-brief-text-dig = regardez { $n } cartes, gardez-en { $take }
dragonduel-brief-text-ramp = { $person ->
    [you] {""}
   *[they] { $who } :
} +{ $n } { $n ->
    [one] Étincelle
   *[other] Étincelles
}{ $state ->
    [exhausted] {" "}{ $n ->
        [one] épuisée
       *[other] épuisées
    }
   *[ready] {""}
}
dragonduel-brief-text-sready = { $person ->
    [you] redressez
   *[they] { $who } redresse
} { $n } { $n ->
    [one] Étincelle
   *[other] Étincelles
}
dragonduel-brief-text-sexhaust = { $person ->
    [you] épuisez
   *[they] { $who } épuise
} { $n } { $n ->
    [one] Étincelle
   *[other] Étincelles
}
dragonduel-brief-text-tower_add = { $person ->
    [you] {""}
   *[they] { $who } :
} +{ $n } à la Tour
dragonduel-brief-text-tower_take = { $person ->
    [you] {""}
   *[they] { $who } :
} { $n } de la Tour en main
dragonduel-brief-text-ward = { $person ->
    [you] {""}
   *[they] { $who } :
} +{ $n } de Barrière au prochain coup ce tour
dragonduel-brief-text-discount = prochaine carte −{ $n }
dragonduel-brief-text-counter = contrez 1 { $what }{ $unless ->
    [0] {""}
    [one] {" "}sauf s’il épuise { $unless } Étincelle
   *[other] {" "}sauf s’il épuise { $unless } Étincelles
}
dragonduel-brief-text-kind-magic = Magie
dragonduel-brief-text-kind-ability = capacité
dragonduel-brief-text-kind-monster = monstre
dragonduel-brief-text-who-self = lui
dragonduel-brief-text-who-same = lui
dragonduel-brief-text-who-each = chaque { $first } monstre { $near } { $after }
dragonduel-brief-text-who-exactly = { $n } { $first } { $n ->
    [one] monstre
   *[other] monstres
} { $near } { $after }
dragonduel-brief-text-who-up-to = { $n } { $first } { $n ->
    [one] monstre
   *[other] monstres
} { $near } { $after }
dragonduel-brief-text-player-picked = 1 adversaire
dragonduel-brief-text-player-defender = le défenseur
dragonduel-brief-text-is-own = { $place ->
    [near] à vous
   *[elsewhere] {""}
}
dragonduel-brief-text-is-smin = { $place ->
    [after] de { $n } ou plus
   *[elsewhere] {""}
}
dragonduel-brief-text-is-smax = { $place ->
    [after] de { $n } ou moins
   *[elsewhere] {""}
}
dragonduel-brief-text-if-from-tower = si elle vient de la Tour
dragonduel-brief-text-if-own-turn = à votre tour
dragonduel-brief-text-if-foe-turn = au tour des autres
dragonduel-brief-text-if-tower = { $compare ->
    [most] si Tour ≤ { $n }
    [least] si Tour ≥ { $n }
    [below] si Tour < { $n }
    [above] si Tour > { $n }
   *[exactly] si Tour = { $n }
}
dragonduel-brief-text-until-battle = ce combat
dragonduel-brief-text-until-turn = ce tour
dragonduel-brief-text-until-ready = jusqu’à ce qu’il se redresse
dragonduel-brief-keyword-flight = Seuls Vol et Allonge le bloquent
dragonduel-brief-keyword-haste = Attaque aussitôt
dragonduel-brief-keyword-undead = Jouable depuis la défausse
dragonduel-brief-keyword-reach = Bloque le Vol
dragonduel-brief-keyword-siege = Défausse les cartes de Tour touchées
dragonduel-brief-keyword-rooted = N’attaque pas
dragonduel-brief-keyword-reckless = Ne bloque pas

dragonduel-flag-flight = Vol
dragonduel-flag-haste = Célérité
dragonduel-flag-undead = Mort-vivant
dragonduel-flag-reach = Allonge
dragonduel-flag-siege = Siège
dragonduel-flag-rooted = Enraciné
dragonduel-flag-reckless = Téméraire
dragonduel-flag-noattack = « ne peut pas attaquer »
dragonduel-flag-noblock = « ne peut pas bloquer »
dragonduel-flag-stun = « saute sa prochaine phase de redressement »
dragonduel-flag-pacified = « n’inflige aucun dégât »

# --- les traits
dragonduel-trait-angel = Ange
dragonduel-trait-beast = Bête
dragonduel-trait-bird = Oiseau
dragonduel-trait-cleric = Clerc
dragonduel-trait-construct = Assemblage
dragonduel-trait-demon = Démon
dragonduel-trait-dragon = Dragon
dragonduel-trait-druid = Druide
dragonduel-trait-giant = Géant
dragonduel-trait-goblin = Gobelin
dragonduel-trait-insect = Insecte
dragonduel-trait-lizard = Lézard
dragonduel-trait-merfolk = Ondin
dragonduel-trait-plant = Plante
dragonduel-trait-rogue = Voleur
dragonduel-trait-serpent = Serpent
dragonduel-trait-skeleton = Squelette
dragonduel-trait-slime = Slime
dragonduel-trait-spirit = Esprit
dragonduel-trait-vampire = Vampire
dragonduel-trait-warrior = Guerrier
dragonduel-trait-wizard = Mage
dragonduel-trait-zombie = Zombie

# --- la page : la table
dragonduel-subtitle = Tour { $turn } · { $own ->
    [yes] { $phase ->
        [setup] mise en place
        [battle] votre combat
        [end] fin de votre tour
        [over] terminé
       *[main] votre tour
    }
   *[no] { $phase ->
        [setup] mise en place
        [battle] { $name } attaque
        [end] { $name } finit son tour
        [over] terminé
       *[main] { $name } joue
    }
}
dragonduel-magic = Magie
dragonduel-token = Jeton
dragonduel-cost = coût { $n }
dragonduel-strength = Force { $n }
dragonduel-is-ready = prêt
dragonduel-is-exhausted = épuisé
dragonduel-stunned = reste épuisé
dragonduel-attacks = attaque
dragonduel-blocks = bloque
dragonduel-sparks = Étincelles : { $ready ->
    [one] { $ready } prête
   *[other] { $ready } prêtes
}, { $spent ->
    [one] { $spent } épuisée
   *[other] { $spent } épuisées
}
dragonduel-spark-word = { $n ->
    [0] Étincelle prête
    [one] Étincelle à 2
   *[other] Étincelles à 2
}
dragonduel-spark-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
dragonduel-spend = { $n ->
    [0] Étincelle prête
    [one] Étincelle à 2, ou Barrière { $barrier }
   *[other] Étincelles à 2 chacune, ou Barrière { $barrier }
}
dragonduel-ward = +{ $n } de Barrière
dragonduel-discount = prochaine carte −{ $n }
dragonduel-in-hand = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
dragonduel-out = hors jeu
dragonduel-zone = Monstres de { $name }
dragonduel-discard-of = { $n ->
    [0] Défausse, vide
    [one] Défausse, { $n } carte
   *[other] Défausse, { $n } cartes
}
dragonduel-piles = Piles
dragonduel-phase = { $phase ->
    [ready] Phase de redressement
    [spark] Phase d’Étincelle
    [draw] Phase de pioche
    [battle] Phase de combat
    [end] Phase de fin
   *[main] Phase principale
}
dragonduel-phase-short = { $phase ->
    [ready] Redr.
    [spark] Étinc.
    [draw] Pioche
    [battle] Combat
    [end] Fin
   *[main] Princ.
}
dragonduel-newcomer = Veut arriver
dragonduel-from-discard = Depuis la défausse
dragonduel-set-up = Mise en place

# --- la page : la chaîne
dragonduel-chain-name = Duel de magie
dragonduel-chain-order = le haut se résout d’abord
dragonduel-chain-none = Rien n’est en train d’être joué. Ce qu’on annonce attend ici d’être résolu.
dragonduel-your-answer = Votre riposte
dragonduel-enters-next = Un monstre de Force { $strength } ; il arrive en se résolvant.
dragonduel-attack-on = Attaque contre { $name }
dragonduel-battle-line = { $attacker }, { $strength }.
dragonduel-battle-gone = { $attacker } n’est plus là.
dragonduel-battle-blocked = { $blocker } bloque { $attacker }, { $strength }.
dragonduel-free = Gratuite ?
dragonduel-turned = Révélée de la Tour de { $name }.
dragonduel-lane-aimed = { $attacker } → { $name } : { $strength }
dragonduel-lane = { $attacker } frappe { $name } : { $strength }
dragonduel-lane-you = { $attacker } vous frappe : { $strength }
dragonduel-lane-blocked = { $blocker } bloque { $attacker } : { $strength }

# --- la page : les questions
dragonduel-may-respond = Vous pouvez riposter · { $window ->
    [attack] attaque
    [ability] capacité
    [tower] carte de Tour
    [end] fin du tour
   *[card] carte jouée
}
dragonduel-turn-of = Tour de { $name }
dragonduel-ask = { $ask ->
    [first] Qui commence ?
    [mulligan] Garder ces cinq cartes ?
    [main] Jouez une carte, attaquez ou finissez votre tour
    [respond] { $window ->
        [item] Riposter à { $card } ?
        [own] { $other } passe. Ajouter à votre carte { $card } ?
        [attack] Riposter à l’attaque de { $attacker } ?
        [end] Agir avant la fin du tour ?
       *[other] Riposter ?
    }
    [target] Que vise { $source } ?
    [theirs] { $source } : lequel de vos monstres ?
    [discard] { $source } : quelle carte défausser ?
    [send] Quel monstre va à la défausse ?
    [push] Sept monstres : lequel s’en va ?
    [dig] Quelle carte ?
    [unless] Payer, ou laisser contrer { $card } ?
    [order] Quelle capacité d’abord ?
    [mode] Que fait { $source } ?
    [block] Bloquer { $attacker }, { $strength } ?
    [critical] Étincelle critique pour { $attacker } ?
    [barrier] Une Barrière contre { $strength } ?
    [tower] Jouer { $turned } gratuitement ?
   *[other] Choisissez
}
dragonduel-hint = { $ask ->
    [first] { click } un joueur.
    [mulligan] Une nouvelle main : cinq autres cartes, une seule fois.
    [main] Les cartes éclairées se jouent ; les monstres éclairés attaquent ou s’utilisent.
    [respond] Prenez une carte éclairée, ou passez. Passer prend toujours le même temps.
    [nothing] Vous n’avez rien pour riposter. Passer prend toujours le même temps.
    [block] { click } un monstre éclairé, ou laissez passer.
    [discard] { click } une carte de votre main.
    [send] { click } un de vos monstres.
    [theirs] { click } un de vos monstres.
    [push] Six monstres au plus : { click-too } l’un des vôtres ou le nouveau.
    [dig] { click } une carte du dessus de votre pioche.
    [order] Elles se résolvent l’une après l’autre ; vous choisissez l’ordre.
   *[other] {""}
}
dragonduel-aim = { $op ->
    [str] { $n } de Force { $until ->
        [battle] jusqu’à la fin du combat
        [turn] jusqu’à la fin du tour
        [ready] jusqu’à son prochain redressement
       *[perm] définitivement
    }. { click } un monstre éclairé.
    [dmg] { $n } dégâts. { click } un monstre éclairé.
    [destroy] Il est détruit. { click } un monstre éclairé.
    [hand] Il retourne en main. { click } un monstre éclairé.
    [exhaust] Il est épuisé. { click } un monstre éclairé.
    [remove] Il est retiré du jeu. { click } un monstre éclairé.
    [fight] Ils s’infligent leur Force. { click } un monstre éclairé.
    [grant] Il gagne { $flag }. { click } un monstre éclairé.
    [discard] Ses cartes sont défaussées. { click } un joueur.
    [ready] Il est redressé. { click } un monstre éclairé.
    [counter] Contré. { click } la carte dans le duel de magie.
    [revive] Il revient. { click } une carte de la défausse.
   *[other] { click } ce qui est éclairé.
}
dragonduel-waiting = { $kind ->
    [setup] { $name } regarde ses premières cartes
    [respond] { $name } peut riposter
    [defend] { $name } se défend
    [over] Le duel est terminé
   *[other] { $name } joue
}
dragonduel-people = Joueurs
dragonduel-abilities = Capacités
dragonduel-can-block = { $n ->
    [one] bloqueur
   *[other] bloqueurs
}
dragonduel-opponents = Adversaires
dragonduel-resolves-next = Se résout d’abord
dragonduel-hand-is = En main : { $names }.
dragonduel-attack-all = Attaquer avec les { $n }
dragonduel-halt = { $n ->
    [one] Arrêter l’attaque suivante
   *[other] Arrêter les { $n } attaques suivantes
}
dragonduel-do = { $word ->
    [play] Jouer
    [play-undead] Jouer
    [use] Utiliser
    [attack] Attaquer
    [target] Viser
    [block] Bloquer
    [critical] Ajouter
    [no-critical] Aucune
    [barrier] Lever
    [no-barrier] Sans Barrière
    [push] Renvoyer
    [push-new] Renvoyer
    [discard] Défausser
    [send] Envoyer
    [take] Prendre
    [first] Commencer
    [trigger] Celle-ci d’abord
    [end] Finir le tour
   *[other] Choisir
}
dragonduel-back = Autre chose
dragonduel-passes = Passer plus longtemps
dragonduel-pass = { $which ->
    [once] Passer
    [until] Jusqu’à mon tour
   *[window] { $window ->
        [attack] Cette attaque
        [ability] Cette capacité
        [tower] Cette carte de Tour
        [end] Cette fin de tour
       *[card] Cette carte
    }
}
dragonduel-pass-means = { $which ->
    [once] cette fois
    [until] sauf si je peux perdre
   *[window] et ses suites
}
dragonduel-pass-why = { $which ->
    [once] Passe cette question. Si quelqu’un ajoute quelque chose, on vous redemande.
    [until] Passe tout jusqu’au début de votre tour, sauf une attaque qui pourrait vous éliminer.
   *[window] Passe ceci et tout ce que les autres y ajoutent. On vous redemande à la prochaine attaque, carte ou capacité.
}
dragonduel-passing = On passe…
dragonduel-another = Un autre

## later : ce que la page ne dit qu’une fois la table en place
# --- the page: what is lit in the middle
dragonduel-lit = { $part ->
    [resolves] se résout
    [countered] contrée
   *[announced] annonce
}
dragonduel-shield = { $holds ->
    [yes] tient
   *[no] cède
}


dragonduel-element-fire = feu
dragonduel-element-earth = terre
dragonduel-element-water = eau
dragonduel-element-wind = vent
dragonduel-element-light = lumière
dragonduel-element-dark = ténèbres
dragonduel-counts = Tour { $tower } · main { $hand } · pioche { $deck }
dragonduel-monster = Monstre
dragonduel-source = { $source ->
    [printed] imprimée dans le livret
   *[part] imprimée en partie
}
dragonduel-deck-D01 = Un deck compte exactement { $of } cartes, et celui-ci en a { $n }.
dragonduel-deck-D02 = { $of } exemplaires de { $card } au plus, pas { $n }.
dragonduel-deck-D03 = La carte { $card } n’existe pas.
dragonduel-deck-D04 = { $card } est un jeton ; un jeton n’est jamais dans un deck.
dragonduel-deck-name-ember-gale = Rafale de braise
dragonduel-deck-name-hive-and-hearth = La Ruche et le Foyer
dragonduel-deck-name-cold-current = Courant froid
dragonduel-deck-name-hollow-court = La Cour creuse
dragonduel-deck-name-sky-choir = Chœur du ciel
dragonduel-deck-name-drowned-crypt = Crypte engloutie
dragonduel-deck-name-random = cinquante cartes au hasard
dragonduel-deck-name-own = un deck personnel
dragonduel-exhausted-why = Épuisé : il ne peut ni attaquer ni bloquer avant d’être redressé.
dragonduel-stun-why = Il saute sa prochaine phase de redressement.
dragonduel-pacified-why = Il n’inflige pas de dégâts.
dragonduel-keyword-flight = Seuls les monstres avec Vol ou Allonge peuvent le bloquer.
dragonduel-keyword-haste = Il peut attaquer le tour où il arrive en jeu.
dragonduel-keyword-undead = Se joue aussi depuis la défausse, pour son coût et une carte défaussée.
dragonduel-keyword-reach = Il peut bloquer les monstres avec Vol.
dragonduel-keyword-siege = La carte de Tour qu’il révèle est défaussée, jamais jouée.
dragonduel-keyword-rooted = Il ne peut pas attaquer.
dragonduel-keyword-reckless = Il ne peut pas bloquer.
dragonduel-change = { $why ->
    [printed] imprimée
    [bonus] son propre texte
    [aura] d’autres monstres
    [battle] jusqu’à la fin du combat
    [turn] jusqu’à la fin du tour
    [ready] jusqu’à son prochain redressement
    [perm] définitivement
    [damage] dégâts
   *[now] à présent
}
dragonduel-tower-left = { $n ->
    [one] { $n } carte de Tour restante
   *[other] { $n } cartes de Tour restantes
}
dragonduel-tower-of = { $n ->
    [0] { $name } : la Tour est tombée
   *[other] { $name }, reste { $n }
}
dragonduel-tower-unbuilt = { $name }, à bâtir
dragonduel-deck-left = { $n ->
    [one] { $n } carte dans la pioche
   *[other] { $n } cartes dans la pioche
}
dragonduel-discard-name = Défausse de { $name } ({ $n })
dragonduel-to-come = { $n ->
    [one] À venir de votre pioche et de votre Tour : { $n } carte
   *[other] À venir de votre pioche et de votre Tour : { $n } cartes
}
dragonduel-spark-deck = pioche d’Étincelles { $n }
dragonduel-rolled = dé pour commencer : { $rolls }
dragonduel-mulligans = { $n ->
    [one] a pris une nouvelle main
   *[other] a pris { $n } nouvelles mains
}
dragonduel-known = En main, vu de tous
dragonduel-removed = Retiré du jeu
dragonduel-none = Rien pour l’instant.
dragonduel-looking = Le dessus de votre pioche
dragonduel-text-field = Monstres de { $name }
dragonduel-text-deck = { $name } : { $n } cartes sur { $of }
dragonduel-text-begin = Commencer avec { $name }
dragonduel-answers = { $cards ->
    [none] { $uses ->
        [none] Vous ne pouvez que passer.
       *[other] La capacité de { $uses }, ou passez.
    }
   *[other] { $cards }{ $uses ->
        [none] {""}
       *[other] , la capacité de { $uses }
    }, ou passez.
}
dragonduel-aimed-at = Cible : { $names }.
dragonduel-if-pass = Si les deux passent : { $names }.
dragonduel-then-hit = { $attacker } a touché la Tour de { $name } ; après cette carte, le combat est fini.
dragonduel-then-strike = { $attacker } frappe { $name } avec { $strength }, sauf blocage ou Barrière suffisante.
dragonduel-then-through = { $attacker } frappe { $name } avec { $strength }, sauf Barrière suffisante.
dragonduel-then-last = La Tour de { $name } est vide : un coup qui porte, et c’est la défaite.
dragonduel-then-gone = { $attacker } n’est plus là : ce combat ne frappe personne.
dragonduel-then-stopped = Le bloqueur n’est plus là et l’attaque reste bloquée : personne n’est touché.
dragonduel-then-fight = { $attacker } et { $blocker } s’infligent leur Force.
dragonduel-waits = { $event ->
    [enter] Car il est arrivé en jeu.
    [ally_enter] Car un autre monstre est arrivé.
    [attack] Car il attaque.
    [blocked] Car il est bloqué.
    [block] Car il bloque.
    [critical] À cause d’une Étincelle critique.
    [kill] Car il a détruit un monstre au combat.
    [hit] Car il a touché une Tour.
    [flip] Car une carte de Tour est révélée.
    [destroyed] Car il est détruit.
    [ally_destroyed] Car un autre monstre est détruit.
    [cast] Car une Magie est jouée.
    [upkeep] Au début du tour.
   *[endstep] À la fin du tour.
}
dragonduel-which = Que doit-il faire ?
dragonduel-way = { $word ->
    [attack] Attaquer { $name }
   *[use] { $line ->
        [none] Utiliser sa capacité
       *[other] { $line }
    }
}
dragonduel-attack-whom = Attaquer qui ?
dragonduel-if-it-blocks = { $n } s’il bloque
dragonduel-end-really = Finir votre tour ?
dragonduel-end-attackers = { $n ->
    [one] Un de vos monstres peut
   *[other] { $n } de vos monstres peuvent
} encore attaquer.
dragonduel-end-not = Continuer
dragonduel-then-chain = puis
dragonduel-word = { $word ->
    [first] { $name } commence
    [mulligan] nouvelle main
    [keep] les garder
    [play] jouer { $thing }{ $x }{ $mode }
    [play-free] la jouer gratuitement{ $mode }
    [play-undead] jouer { $thing } depuis la défausse
    [use] utiliser { $thing }{ $mode }
    [attack] { $thing } attaque { $name }
    [target] viser { $thing }{ $name }
    [block] { $thing } bloque
    [critical] Étincelle critique : { $n }
    [barrier] Étincelle barrière : { $n }
    [push] { $thing } s’en va
    [push-new] le nouveau s’en va
    [discard] défausser { $thing }
    [burn] la défausser
    [send] envoyer { $thing }
    [choose] choisir { $thing }
    [take] prendre { $thing }
    [bottom] { $thing } ensuite, tout en dessous
    [pay] payer
    [refuse] ne pas payer
    [trigger] { $thing } d’abord
    [mode] {""}{ $mode }
    [done] c’est tout
    [no-block] ne pas bloquer
    [end] finir le tour
   *[pass] passer
}
dragonduel-passed = { $why ->
    [nothing] Passé pour vous. Rien de ce que vous avez n’y changerait quelque chose.
   *[wished] Passé pour vous, comme vous l’avez demandé.
}
dragonduel-stay = Me demander
dragonduel-then-pays = { $cost ->
    [0] Elle ne coûte rien{ $hand ->
        [yes] {" qu’une carte de votre main"}
       *[no] {""}
    }.
   *[other] { $cost ->
        [one] { $cost } Étincelle
       *[other] { $cost } Étincelles
    }{ $hand ->
        [yes] {" et une carte de votre main"}
       *[no] {""}
    } : { $cards ->
        [one] { $cards } carte épuisée
       *[other] { $cards } cartes épuisées
    }, { $left ->
        [one] { $left } encore prête
       *[other] { $left } encore prêtes
    }.
}
dragonduel-then-strength = { $thing } : { $before } → { $after }
dragonduel-then-attack = Il frappe avec { $strength } et s’épuise. { $blockers ->
    [0] Personne ne peut le bloquer pour l’instant
    [one] { $strongest } peut le bloquer avec { $best } et { dragonduel-block-falls }
   *[other] { $blockers } monstres peuvent le bloquer ; { $strongest }, avec { $best }, { dragonduel-block-falls }
} ; une Barrière peut atteindre { $barrier }.{ $tower ->
    [0] {" "}La Tour de { $name } est vide : un coup qui porte, et c’est la défaite.
   *[other] {""}
}
dragonduel-block-falls = { $falls ->
    [attacker] gagnerait
    [blocker] tomberait
   *[none] tiendrait
}
dragonduel-block-line = { $blockers ->
    [0] { $tower ->
        [0] Nul ne peut bloquer, la Tour est vide : victoire.
       *[other] Personne ne peut bloquer.
    }
   *[other] En bloquant, { $strongest } ({ $best }) { dragonduel-block-falls }.
}
dragonduel-then-block = { $own } contre { $theirs } : { $falls ->
    [own] votre monstre tombe
    [theirs] l’attaquant tombe
   *[none] les deux tiennent
}, sauf Étincelle ou Magie.
dragonduel-critical-then = { $n ->
    [0] {""}
   *[other] Renvoyées dans la pioche d’Étincelles : { $n }.{" "}
}Il frappe avec { $strength }{ $falls ->
    [own] {" "}contre { $against } : il tombe.
    [theirs] {" "}contre { $against } : le bloqueur tombe.
    [none] {" "}contre { $against } : les deux tiennent.
    [stopped] ; son bloqueur a disparu, et personne n’est frappé.
    [through-holds] {" "}; une Barrière de { $against } peut tenir.
    [through-wins] {" "}; une Barrière n’atteint que { $against } : elle cède, et vous gagnez.
   *[through-breaks] {" "}; une Barrière n’atteint que { $against } : elle cède.
}
dragonduel-barrier-then = { $holds ->
    [yes] Barrière { $barrier } contre { $strength } : elle tient.
    [last] Barrière { $barrier } contre { $strength } : votre Tour est vide, c’est la défaite.
   *[no] Barrière { $barrier } contre { $strength } : une carte de Tour est révélée.
}
dragonduel-numbers-critical = Cartes Étincelle renvoyées
dragonduel-numbers-barrier = Cartes Étincelle pour la Barrière
dragonduel-wishes = Quand me demander
dragonduel-wish-ask = Me demander { $chip }.
dragonduel-wish-ask-how = { $ask ->
    [matters] quand cela peut compter
    [possible] dès que je peux riposter
   *[always] toujours
}
dragonduel-wish-ask-why = { $ask ->
    [matters] On vous demande quand une riposte pourrait changer une attaque contre vous ou de votre part, arrêter ou sauver quelque chose, ou agir juste avant votre tour. Sinon, on passe pour vous.
    [possible] On ne passe pour vous que si vous n’avez rien pour riposter.
   *[always] On vous demande à chaque riposte possible, même quand vous ne pouvez que passer. Touche H.
}
dragonduel-wish-skip = Passer jusqu’à mon tour
dragonduel-wish-until = Tout est passé jusqu’au début de votre tour, sauf une attaque qui pourrait vous éliminer.
dragonduel-wish-wait = Contre des bots, une passe automatique ne prend aucun temps. Entre joueurs, la page attend un moment tiré au sort : personne ne devine ce que vous tenez.
dragonduel-wish-stops = Me demander après :
dragonduel-wish-stops-why = Pour le reste, on passe pour vous, sauf si l’attaque pourrait vous éliminer.
dragonduel-window = { $kind ->
    [attack] les attaques
    [card] les cartes
    [ability] les capacités
    [tower] les cartes de Tour
   *[end] les fins de tour
}
dragonduel-key-pass = passer, finir le tour, ne pas bloquer
dragonduel-key-zoom = lire la carte qui a le focus
dragonduel-key-hold = toujours me demander, ou seulement quand cela peut compter

# --- les options en phrases
dragonduel-option-deck0 = La chaise 1 joue { $chip }.
dragonduel-option-deck1 = La chaise 2 joue { $chip }.
dragonduel-option-deck2 = La chaise 3 joue { $chip }.
dragonduel-option-deck3 = La chaise 4 joue { $chip }.
dragonduel-option-start = Le premier joueur est { $chip }.
dragonduel-option-start-choice = désigné par qui fait le plus haut dé
dragonduel-option-start-lot = qui fait le plus haut dé
dragonduel-option-second_seat = Ceux qui ne commencent pas { $chip }.
dragonduel-option-second_seat-none = ne reçoivent rien de plus
dragonduel-option-second_seat-card = piochent une carte de plus
dragonduel-option-second_seat-redraw = peuvent reprendre une nouvelle main
dragonduel-option-open_lists = Les listes de deck sont { $chip }.
dragonduel-option-open_lists-false = privées
dragonduel-option-open_lists-true = ouvertes à tous

# --- pourquoi un mot est refusé
dragonduel-refusal-not-held = { $card } n’est pas dans votre main.
dragonduel-refusal-not-there = Ce n’est plus là.
dragonduel-refusal-not-yours = Ce monstre n’est pas à vous.
dragonduel-refusal-not-now = Pas maintenant.
dragonduel-refusal-spark =
    { $card } demande { $needed ->
        [one] { $needed } carte Étincelle prête
       *[other] { $needed } cartes Étincelle prêtes
    } ; vous en avez { $ready }.
dragonduel-refusal-extra-cost =
    { $card } coûte { $n ->
        [one] un monstre
       *[other] { $n } monstres
    } que vous n’avez pas.
dragonduel-refusal-extra-discard =
    { $card } coûte { $n ->
        [one] une autre carte
       *[other] { $n } autres cartes
    } de votre main, que vous n’avez pas.
dragonduel-refusal-no-target = Il n’y a rien à cibler.
dragonduel-refusal-no-monster-response = On ne joue pas de monstre en riposte.
dragonduel-refusal-no-ability = Il n’a pas cette capacité.
dragonduel-refusal-exhausted = Il est épuisé.
dragonduel-refusal-cost = Son coût ne peut pas être payé.
dragonduel-refusal-rooted = Il ne peut pas attaquer.
dragonduel-refusal-reckless = Il ne peut pas bloquer.
dragonduel-refusal-evade = Sa Force de { $strength } est trop faible pour bloquer cet attaquant.
dragonduel-refusal-DD-23 = Il est arrivé ce tour-ci et n’a pas Célérité.
dragonduel-refusal-DD-36 = Le jouer depuis la défausse coûte aussi une carte de votre main.
dragonduel-refusal-DD-37 = L’attaquant vole : seuls Vol ou Allonge peuvent le bloquer.
dragonduel-refusal-DD-38 = Seul un monstre prêt peut bloquer.
dragonduel-refusal-DD-39 = On attaque un adversaire encore en jeu.
dragonduel-refusal-DD-75 = { $card } ne porte pas Mort-vivant.

# --- les decks
dragonduel-deck-style-random = Personne ne sait ce qu’il contient, pas même vous.
dragonduel-deck-style-ember-gale = Rapide et téméraire : frappez tôt, brûlez les bloqueurs, attaquez encore.
dragonduel-deck-style-hive-and-hearth = Patient : un essaim derrière de solides murs, puis des géants infranchissables.
dragonduel-deck-style-cold-current = Contrôle : gelez et renvoyez ce qui vient, amassez l’Étincelle, finissez en géants marins.
dragonduel-deck-style-hollow-court = Sacrifice : affaiblissez, détruisez, et rappelez les morts pour un tour de plus.
dragonduel-deck-style-sky-choir = Dans les airs : des volants au-dessus des bloqueurs, des gardes au sol, la Tour rebâtie.
dragonduel-deck-style-drowned-crypt = Usure : glacez, flétrissez, contrez, jusqu’à ce que seuls vos faucheurs restent.
dragonduel-room-starters = Decks de base de { $name }
dragonduel-room-own = Vos decks
dragonduel-room-none = Vous n’avez pas encore gardé de deck. Partez d’un deck de base, ou de rien, et faites le vôtre.
dragonduel-room-build = Construire un deck
dragonduel-room-change = L’ouvrir
dragonduel-room-play = Jouer ce deck

# --- la table en mots
dragonduel-turn = tour { $turn }
dragonduel-battle = { $attacker } attaque { $name } avec { $strength }
dragonduel-chain = Duel de magie :

# --- la page : le choix des decks
dragonduel-option-deck0-ember-gale = { dragonduel-deck-name-ember-gale }
    .about = { dragonduel-deck-style-ember-gale }
dragonduel-option-deck0-hive-and-hearth = { dragonduel-deck-name-hive-and-hearth }
    .about = { dragonduel-deck-style-hive-and-hearth }
dragonduel-option-deck0-cold-current = { dragonduel-deck-name-cold-current }
    .about = { dragonduel-deck-style-cold-current }
dragonduel-option-deck0-hollow-court = { dragonduel-deck-name-hollow-court }
    .about = { dragonduel-deck-style-hollow-court }
dragonduel-option-deck0-sky-choir = { dragonduel-deck-name-sky-choir }
    .about = { dragonduel-deck-style-sky-choir }
dragonduel-option-deck0-drowned-crypt = { dragonduel-deck-name-drowned-crypt }
    .about = { dragonduel-deck-style-drowned-crypt }
dragonduel-option-deck0-random = { dragonduel-deck-name-random }
    .about = { dragonduel-deck-style-random }
dragonduel-option-deck1-ember-gale = { dragonduel-deck-name-ember-gale }
    .about = { dragonduel-deck-style-ember-gale }
dragonduel-option-deck1-hive-and-hearth = { dragonduel-deck-name-hive-and-hearth }
    .about = { dragonduel-deck-style-hive-and-hearth }
dragonduel-option-deck1-cold-current = { dragonduel-deck-name-cold-current }
    .about = { dragonduel-deck-style-cold-current }
dragonduel-option-deck1-hollow-court = { dragonduel-deck-name-hollow-court }
    .about = { dragonduel-deck-style-hollow-court }
dragonduel-option-deck1-sky-choir = { dragonduel-deck-name-sky-choir }
    .about = { dragonduel-deck-style-sky-choir }
dragonduel-option-deck1-drowned-crypt = { dragonduel-deck-name-drowned-crypt }
    .about = { dragonduel-deck-style-drowned-crypt }
dragonduel-option-deck1-random = { dragonduel-deck-name-random }
    .about = { dragonduel-deck-style-random }
dragonduel-option-deck2-ember-gale = { dragonduel-deck-name-ember-gale }
    .about = { dragonduel-deck-style-ember-gale }
dragonduel-option-deck2-hive-and-hearth = { dragonduel-deck-name-hive-and-hearth }
    .about = { dragonduel-deck-style-hive-and-hearth }
dragonduel-option-deck2-cold-current = { dragonduel-deck-name-cold-current }
    .about = { dragonduel-deck-style-cold-current }
dragonduel-option-deck2-hollow-court = { dragonduel-deck-name-hollow-court }
    .about = { dragonduel-deck-style-hollow-court }
dragonduel-option-deck2-sky-choir = { dragonduel-deck-name-sky-choir }
    .about = { dragonduel-deck-style-sky-choir }
dragonduel-option-deck2-drowned-crypt = { dragonduel-deck-name-drowned-crypt }
    .about = { dragonduel-deck-style-drowned-crypt }
dragonduel-option-deck2-random = { dragonduel-deck-name-random }
    .about = { dragonduel-deck-style-random }
dragonduel-option-deck3-ember-gale = { dragonduel-deck-name-ember-gale }
    .about = { dragonduel-deck-style-ember-gale }
dragonduel-option-deck3-hive-and-hearth = { dragonduel-deck-name-hive-and-hearth }
    .about = { dragonduel-deck-style-hive-and-hearth }
dragonduel-option-deck3-cold-current = { dragonduel-deck-name-cold-current }
    .about = { dragonduel-deck-style-cold-current }
dragonduel-option-deck3-hollow-court = { dragonduel-deck-name-hollow-court }
    .about = { dragonduel-deck-style-hollow-court }
dragonduel-option-deck3-sky-choir = { dragonduel-deck-name-sky-choir }
    .about = { dragonduel-deck-style-sky-choir }
dragonduel-option-deck3-drowned-crypt = { dragonduel-deck-name-drowned-crypt }
    .about = { dragonduel-deck-style-drowned-crypt }
dragonduel-option-deck3-random = { dragonduel-deck-name-random }
    .about = { dragonduel-deck-style-random }

# --- la page : les questions
dragonduel-passing-why = Tout seul, après une attente aléatoire : ainsi, le délai ne révèle rien.

# --- la page : quand demander

# --- le récit
dragonduel-story-rolled = { $name } lance le dé{ $again ->
    [yes] {" "}à nouveau
   *[no] {""}
} : { $n }.
    .you = Vous lancez le dé{ $again ->
        [yes] {" "}à nouveau
       *[no] {""}
    } : { $n }.
dragonduel-story-highest = { $begins ->
    [yes] { $name } a le plus haut dé et commence.
   *[no] { $name } a le plus haut dé et nomme le premier joueur.
}
    .you = { $begins ->
        [yes] Vous avez le plus haut dé : vous commencez.
       *[no] Vous avez le plus haut dé : à vous de nommer le premier joueur.
    }
dragonduel-story-first = { $own_choice ->
    [yes] { $name } choisit de commencer.
   *[no] { $by } laisse { $name } commencer.
}
    .you = { $own_choice ->
        [yes] Vous choisissez de commencer.
       *[no] { $by } vous laisse commencer.
    }
dragonduel-story-mulligan = { $again ->
    [yes] { $name } prend une nouvelle main.
   *[no] { $name } garde sa main.
}
    .you = { $again ->
        [yes] Vous prenez une nouvelle main.
       *[no] Vous gardez votre main.
    }
dragonduel-story-towers = Les Tours sont dressées, { $n } cartes chacune.
dragonduel-story-turn = Tour { $turn } · { $name }
    .you = Tour { $turn } · vous
dragonduel-story-announced = { $name } { $origin ->
    [tower] joue { $card } depuis la Tour, gratuitement
    [discard] joue { $card } depuis la défausse
   *[hand] { $answer ->
        [yes] riposte avec { $card }
       *[no] joue { $card }
    }
}{ dragonduel-story-detail }
    .you = Vous { $origin ->
        [tower] jouez { $card } depuis la Tour, gratuitement
        [discard] jouez { $card } depuis la défausse
       *[hand] { $answer ->
            [yes] ripostez avec { $card }
           *[no] jouez { $card }
        }
    }{ dragonduel-story-detail }
dragonduel-story-detail = { $x ->
    [none] {""}
   *[other] , X = { $x }
}{ $text ->
    [none] .
   *[other] {" "}: « { $text } »
}
dragonduel-story-used = { $name } { $answer ->
    [yes] riposte avec
   *[no] utilise
} la capacité de { $card }{ $monster } : « { $text } »
    .you = Vous { $answer ->
        [yes] ripostez avec
       *[no] utilisez
    } la capacité de { $card }{ $monster } : « { $text } »
dragonduel-story-aimed = { $players ->
    [none] Cible : { $cards }.
   *[other] { $cards ->
        [none] Cible : { $players }.
       *[other] Cibles : { $players } et { $cards }.
    }
}
dragonduel-story-triggered = { $card }{ $monster } ({ $name }) se déclenche : « { $text } »
    .you = Votre { $card }{ $monster } se déclenche : « { $text } »
dragonduel-story-countered = Contre réussi : { $card } ({ $name }) reste sans effet.
    .you = Contre réussi : votre { $card } reste sans effet.
dragonduel-story-attack = { $card }{ $monster } ({ $name }) { $other_you ->
    [yes] vous attaque
   *[no] attaque { $other }
}.
    .you = Votre { $card }{ $monster } attaque { $other }.
dragonduel-story-blocked = { $card }{ $monster } ({ $name }) bloque { $attacker_card }{ $attacker }.
    .you = Votre { $card }{ $monster } bloque { $attacker_card }{ $attacker }.
dragonduel-story-unblocked = { $name } ne bloque pas.
    .you = Vous ne bloquez pas.
dragonduel-story-harmless = { $card }{ $monster } n’a pas de Force pour frapper : personne n’est touché.
dragonduel-story-critical = { $name } renvoie { dragonduel-story-sparks } en Étincelle critique : { $card }{ $monster } a { $strength } de Force jusqu’à la fin du tour.
    .you = Vous renvoyez { dragonduel-story-sparks } en Étincelle critique : { $card }{ $monster } a { $strength } de Force jusqu’à la fin du tour.
dragonduel-story-barrier = { $name } lève une Barrière de { $n } contre { $strength } : { $holds ->
    [yes] elle tient.
   *[no] elle cède.
}
    .you = Vous levez une Barrière de { $n } contre { $strength } : { $holds ->
        [yes] elle tient.
       *[no] elle cède.
    }
dragonduel-story-revealed = La Tour de { $name } est touchée et révèle { $card } ; reste { $tower }.
    .you = Votre Tour est touchée et révèle { $card } ; reste { $tower }.
dragonduel-story-buried = { $why ->
    [tower] { $card }, de la Tour de { $name }, va à la défausse.
   *[pushed] { $name } n’a pas de place pour { $card }, qui va à la défausse.
}
    .you = { $why ->
        [tower] { $card }, de votre Tour, va à la défausse.
       *[pushed] Vous n’avez pas de place pour { $card }, qui va à la défausse.
    }
dragonduel-story-rebuilt = La Tour de { $name } remonte à { $tower }.
    .you = Votre Tour remonte à { $tower }.
dragonduel-story-unbuilt = { $name } prend { dragonduel-story-cards } de sa Tour en main ; reste { $tower }.
    .you = Vous prenez { dragonduel-story-cards } de votre Tour en main ; reste { $tower }.
dragonduel-story-cards = { $cards ->
    [none] { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
   *[other] { $cards }
}
dragonduel-story-entered = { $origin ->
    [token] { $name } reçoit un jeton : { $card }{ $monster }.
    [discard] { $card }{ $monster } ({ $name }) arrive en jeu depuis la défausse.
    [tower] { $card }{ $monster } ({ $name }) arrive en jeu depuis la Tour.
   *[hand] { $card }{ $monster } ({ $name }) arrive en jeu.
}
    .you = { $origin ->
        [token] Vous recevez un jeton : { $card }{ $monster }.
        [discard] Votre { $card }{ $monster } arrive en jeu depuis la défausse.
        [tower] Votre { $card }{ $monster } arrive en jeu depuis la Tour.
       *[hand] Votre { $card }{ $monster } arrive en jeu.
    }
dragonduel-story-left = { $how ->
    [destroyed] { $card } ({ $name }) succombe.
    [returned] { $card } ({ $name }) retourne en main.
    [removed] { $card } ({ $name }) quitte le jeu pour de bon.
   *[sent] { $card } ({ $name }) va à la défausse.
}
    .you = { $how ->
        [destroyed] Votre { $card } succombe.
        [returned] Votre { $card } retourne dans votre main.
        [removed] Votre { $card } quitte le jeu pour de bon.
       *[sent] Votre { $card } va à la défausse.
    }
dragonduel-story-vanished = { $name } a déjà six monstres : { $card } ne reste pas.
    .you = Vous avez déjà six monstres : { $card } ne reste pas.
dragonduel-story-conjured = { $name } met en jeu le jeton Magie { $card }.
    .you = Vous mettez en jeu le jeton Magie { $card }.
dragonduel-story-drew = { $name } pioche { dragonduel-story-cards }.
    .you = Vous piochez { dragonduel-story-cards }.
dragonduel-story-looks = { $name } regarde { dragonduel-story-top }
    .you = Vous regardez { dragonduel-story-top }
dragonduel-story-top = { $n ->
    [one] la première carte
   *[other] les { $n } premières cartes
} de la pioche{ $cards ->
    [none] .
   *[other] {" "}: { $cards }.
}
dragonduel-story-dug = { $name } y prend { dragonduel-story-cards } en main.
    .you = Vous y prenez { dragonduel-story-cards } en main.
dragonduel-story-discarded = { $name } défausse { $cards }{ dragonduel-story-cost }.
    .you = Vous défaussez { $cards }{ dragonduel-story-cost }.
dragonduel-story-cost = { $why ->
    [cost] {" "}comme coût
   *[effect] {""}
}
dragonduel-story-sparks = { $n ->
    [one] { $n } carte Étincelle
   *[other] { $n } cartes Étincelle
}
dragonduel-story-spark = { $name } { $why ->
    [turn] reçoit { dragonduel-story-sparks }.
    [gained] reçoit { dragonduel-story-sparks } de plus{ dragonduel-story-state }.
    [readied] redresse { dragonduel-story-sparks }.
    [unless] épuise { dragonduel-story-sparks } pour éviter le contre.
    [cost] épuise { dragonduel-story-sparks } pour cela.
   *[exhausted] doit épuiser { dragonduel-story-sparks }.
}
    .you = Vous { $why ->
        [turn] recevez { dragonduel-story-sparks }.
        [gained] recevez { dragonduel-story-sparks } de plus{ dragonduel-story-state }.
        [readied] redressez { dragonduel-story-sparks }.
        [unless] épuisez { dragonduel-story-sparks } pour éviter le contre.
        [cost] épuisez { dragonduel-story-sparks } pour cela.
       *[exhausted] devez épuiser { dragonduel-story-sparks }.
    }
dragonduel-story-state = { $ready ->
    [0] { $n ->
        [one] , épuisée
       *[other] , épuisées
    }
   *[other] { $n ->
        [one] , prête
       *[other] , prêtes
    }
}
dragonduel-story-readied = { $card }{ $monster } ({ $name }) se redresse.
    .you = Votre { $card }{ $monster } se redresse.
dragonduel-story-exhausted = { $card }{ $monster } ({ $name }) s’épuise.
    .you = Votre { $card }{ $monster } s’épuise.
dragonduel-story-hurt = { $card }{ $monster } ({ $name }) subit { $n } dégâts.
    .you = Votre { $card }{ $monster } subit { $n } dégâts.
dragonduel-story-until = { $until ->
    [battle] jusqu’à la fin du combat
    [turn] jusqu’à la fin du tour
    [ready] jusqu’à sa prochaine phase de redressement
   *[perm] pour de bon
}
dragonduel-story-strength = { $card }{ $monster } ({ $name }) : { $n } de Force { dragonduel-story-until }.
    .you = Votre { $card }{ $monster } : { $n } de Force { dragonduel-story-until }.
dragonduel-story-granted = { $card }{ $monster } ({ $name }) { dragonduel-story-flag }
    .you = Votre { $card }{ $monster } { dragonduel-story-flag }
dragonduel-story-flag = { $flag ->
    [flight] gagne Vol { dragonduel-story-until }.
    [haste] gagne Célérité { dragonduel-story-until }.
    [undead] gagne Mort-vivant { dragonduel-story-until }.
    [reach] gagne Allonge { dragonduel-story-until }.
    [siege] gagne Siège { dragonduel-story-until }.
    [noattack] ne peut pas attaquer { dragonduel-story-until }.
    [noblock] ne peut pas bloquer { dragonduel-story-until }.
    [stun] ne se redresse pas à sa prochaine phase de redressement.
   *[pacified] n’inflige pas de dégâts { dragonduel-story-until }.
}
dragonduel-story-warded = { $name } a { $n } de Barrière en plus ce tour-ci.
    .you = Vous avez { $n } de Barrière en plus ce tour-ci.
dragonduel-story-discount = La prochaine carte de { $name } coûte { $n } de moins.
    .you = Votre prochaine carte coûte { $n } de moins.
dragonduel-story-defeated = { $why ->
    [deck] { $name } n’a plus de carte à piocher : c’est la défaite.
    [resigned] { $name } abandonne.
   *[tower] Un coup atteint { $name }, dont la Tour est vide : c’est la défaite.
}
    .you = { $why ->
        [deck] Vous n’avez plus de carte à piocher : c’est la défaite.
        [resigned] Vous abandonnez.
       *[tower] Un coup vous atteint, et votre Tour est vide : c’est la défaite.
    }
dragonduel-story-over = { $winners_count ->
    [one] { $winners } remporte le duel.
   *[other] Personne ne remporte le duel.
}
dragonduel-story-loop-stopped = Cela tournait en rond, et la table y a mis fin.

# --- la page : la fin
dragonduel-you-won = Vous remportez le duel
dragonduel-they-won = { $name } remporte le duel
dragonduel-shared = Personne ne remporte ce duel
dragonduel-last-blow = Le dernier coup
dragonduel-count = { $what ->
    [attacks] attaques
    [plays] cartes jouées
    [hits] cartes de Tour révélées
   *[tower] cartes de Tour restantes
}
dragonduel-defeat = { $why ->
    [deck] N’avait plus de carte à piocher.
    [tower] A reçu un coup, la Tour vide.
    [resigned] A abandonné.
   *[other] A quitté le duel.
}
dragonduel-fall-title = La chute des Tours
dragonduel-fall-hint = Cartes de Tour, tour après tour
dragonduel-fall-end = { $name } : reste { $n }

# --- la page : les règles en bref
dragonduel-rule-aim = Touchez chaque adversaire une fois de plus que sa Tour n’a de cartes. Être touché avec une Tour vide, ou devoir piocher d’une pioche vide, c’est la défaite. Le dernier debout gagne.
    .name = Le but
dragonduel-rule-turn = Redressez vos cartes, gagnez une carte Étincelle, piochez une carte. Puis jouez, utilisez des capacités et attaquez dans l’ordre voulu, et finissez votre tour.
    .name = Un tour
dragonduel-rule-spark = Chaque carte Étincelle prête paie 2 Étincelles et s’épuise jusqu’à votre prochain tour ; le surplus est perdu. Au combat, l’attaquant peut en renvoyer pour +1000 chacune (critique), le défenseur épuiser des prêtes pour 1000 de Barrière chacune.
    .name = L’Étincelle
dragonduel-rule-cards = Un monstre reste en jeu, six au plus, et attaque dès le tour suivant. Une Magie fait ce qu’elle dit et va à la défausse. La Force perdue jusqu’à la fin du tour revient ; au-dessous de 0, un monstre est détruit.
    .name = Les cartes
dragonduel-rule-attack = Épuisez un monstre prêt et nommez un adversaire, qui peut bloquer avec un monstre prêt. Bloqués, ils s’infligent leur Force. Non bloqué, il frappe la Tour, sauf si la Barrière vaut au moins sa Force. À Force égale, personne n’est détruit.
    .name = Attaquer et bloquer
dragonduel-rule-tower = Cinq cartes que nul ne connaît. Un coup révèle celle du dessus : son propriétaire la joue gratuitement ou la défausse.
    .name = La Tour
dragonduel-rule-respond = Après une carte, une capacité, une attaque, une carte de Tour ou à la fin d’un tour, les autres peuvent riposter par une Magie ou une capacité. Puis les deux ajoutent au duel de magie tour à tour jusqu’à deux passes. Le plus récent se résout d’abord.
    .name = Les ripostes
dragonduel-rule-keywords = Vol : bloqué seulement par Vol ou Allonge. Célérité : attaque aussitôt. Mort-vivant : se joue aussi depuis la défausse contre une carte défaussée. Siège : la carte de Tour révélée est défaussée. Enraciné : n’attaque pas. Téméraire : ne bloque pas.
    .name = Les mots-clés
dragonduel-rule-several = Vous choisissez qui vous attaquez. On interroge d’abord à la gauche du joueur actif ; dès que quelqu’un riposte, seuls lui et l’auteur de l’action continuent. Tous les autres peuvent riposter à une riposte à une attaque ou en fin de tour.
    .name = À trois ou quatre

# --- la page : la construction de deck
dragonduel-option-deck0-value = { dragonduel-deck-name-own }
dragonduel-option-deck1-value = { dragonduel-deck-name-own }
dragonduel-option-deck2-value = { dragonduel-deck-name-own }
dragonduel-option-deck3-value = { dragonduel-deck-name-own }
dragonduel-bring = Choisir un deck
dragonduel-bring-hint = Les autres voient le nom d’un deck de base ; si vous apportez le vôtre, ils voient seulement que c’est le vôtre.
dragonduel-workshop = Construire un deck
dragonduel-deck-new = Mon deck
dragonduel-deck-called = Nom du deck
dragonduel-deck-save = Enregistrer
dragonduel-deck-drop = Supprimer
dragonduel-deck-use = Jouer avec
dragonduel-deck-start = Partir de
dragonduel-deck-empty = rien
dragonduel-deck-legal = Cinquante cartes, quatre au plus de chaque : ce deck peut être joué.
dragonduel-deck-add = { $card }, { $n } dans le deck ; en ajouter une
dragonduel-deck-less = retirer un exemplaire de { $card }
dragonduel-deck-more = ajouter un exemplaire de { $card }
dragonduel-deck-text = En texte, à copier ou à coller
dragonduel-deck-read = Utiliser ce texte comme deck
dragonduel-deck-line = La ligne { $line } ne nomme aucune carte : « { $said } ». Écrivez par exemple « 4 CS-01 » ou « 4 Slime de feu ».
dragonduel-all-cards = Toutes les cartes
dragonduel-says = Il a une capacité : survolez, appuyez longuement ou touche Z pour la lire
dragonduel-search = Chercher un nom, un texte
dragonduel-no-such-card = Aucune carte ne correspond. Retirez un filtre.
dragonduel-read = Lire { $card }
dragonduel-deck-saved = Enregistré
dragonduel-deck-lose = « { $name } » n’est pas enregistré. L’abandonner, et perdre ce que vous avez changé ?
dragonduel-deck-over = Vous avez un autre deck appelé « { $name } ». Le remplacer ?
dragonduel-deck-drop-sure = Supprimer « { $name } » pour de bon ?
dragonduel-deck-record = { $games ->
    [one] Joué une fois, { $won ->
        [0] perdu
       *[other] gagné
    }
   *[other] Joué { $games } fois, { $won ->
        [0] aucune partie gagnée
        [one] { $won } partie gagnée
       *[other] { $won } parties gagnées
    }
}
dragonduel-test-hand = Essayer une main
dragonduel-test-again = Une autre main
dragonduel-test-more = Piocher une carte
dragonduel-tab-cards = Cartes
dragonduel-tab-deck = Deck, { $n } sur { $of }
dragonduel-shift-adds = Avec Maj, { click-too } pour ajouter ou retirer les { $n }
dragonduel-filter-mine = dans mon deck
dragonduel-filter-none = Retirer les filtres
dragonduel-filter-more = { $count ->
    [0] Filtres
    [one] { $count } filtre
   *[other] { $count } filtres
}
dragonduel-any-keyword = tout mot-clé
dragonduel-any-trait = tout trait
dragonduel-cost-range = coût { $cost }
dragonduel-filter = { $field ->
    [element] Élément
    [kind] Type
    [cost] Coût
    [keyword] Mot-clé
   *[trait] Trait
}
dragonduel-curve = Cartes par coût : { $all }
dragonduel-curve-title = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} sur { $of }, par coût

# charts of a review
dragonduel-measure-tower = Cartes de Tour restantes
dragonduel-measure-spark = Étincelle
dragonduel-measure-used = Étincelle dépensée dans le tour
dragonduel-measure-monsters = Monstres en jeu
refusal-too-many-decks = Vous avez trop de decks. Supprimez-en un d’abord.
