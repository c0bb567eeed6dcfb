dragonduel-name = DragonDuel
dragonduel-blurb = Monstres, magie et Étincelle. Brisez la Tour, répondez à chaque sort.
    .seats = 2+
    .time = 25 min

# --- le texte des cartes, fait de leurs données : les propositions, puis les phrases
dragonduel-text-sentence = { $do }.
dragonduel-text-then = { $a }, puis { $b }
dragonduel-text-comma = { $a }, { $b }
dragonduel-text-or = { $a } ou { $b }
dragonduel-text-when = si { $cond } : { $do }
dragonduel-text-choose = Choisissez.
dragonduel-text-tower-mode = Depuis votre Tour, à la place : { $do }.
dragonduel-text-tower-x = Jouée depuis votre Tour, X vaut { $n }.
dragonduel-text-once = { $do } Une fois par tour.
dragonduel-text-activated = { $cost } : { $do }.
dragonduel-text-cost-spark = { $n } Étincelle
dragonduel-text-cost-exhaust = épuisez-le
dragonduel-text-cost-send = envoyez { $n ->
    [one] 1 de vos monstres
   *[other] { $n } de vos monstres
} à la défausse
dragonduel-text-cost-discard = défaussez { $n ->
    [one] 1 carte
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
dragonduel-text-dmg = { $who } { $many ->
    [one] subit
   *[other] subissent
} { $n } dégâts
dragonduel-text-fight = { $a } et { $b } s’infligent des dégâts égaux à leur Force
dragonduel-text-destroy = détruisez { $who }
dragonduel-text-destroy-theirs = { $who } détruit { $n ->
    [one] 1 de ses monstres
   *[other] { $n } de ses monstres
} (à son choix)
dragonduel-text-remove = retirez { $who } du jeu
dragonduel-text-remove-theirs = { $who } retire du jeu { $n ->
    [one] 1 de ses monstres
   *[other] { $n } de ses monstres
} (à son choix)
dragonduel-text-hand = renvoyez { $who } dans la main de { $many ->
    [one] son propriétaire
   *[other] leurs propriétaires
}
dragonduel-text-hand-theirs = { $who } reprend en main { $n ->
    [one] 1 de ses monstres
   *[other] { $n } de ses monstres
} (à son choix)
dragonduel-text-exhaust = épuisez { $who }
dragonduel-text-exhaust-theirs = { $who } épuise { $n ->
    [one] 1 de ses monstres
   *[other] { $n } de ses monstres
} (à son choix)
dragonduel-text-ready = redressez { $who }
dragonduel-text-ready-theirs = { $who } redresse { $n ->
    [one] 1 de ses monstres
   *[other] { $n } de ses monstres
} (à son choix)
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
    [one] 1 jeton
   *[other] { $n } jetons
} { $fr }
dragonduel-text-draw = { $person ->
    [you] piochez { $n }
   *[they] { $who } pioche { $n }
}
dragonduel-text-discard = { $person ->
    [you] défaussez { $n }
   *[they] { $who } défausse { $n }
}
dragonduel-text-dig = regardez les { $n } premières cartes de votre pioche, prenez-en { $take }, mettez le reste en dessous
dragonduel-text-revive = mettez { $who } en jeu{ $state ->
    [exhausted] {" "}épuisé
   *[ready] {""}
}
dragonduel-text-ramp = { $person ->
    [you] mettez
   *[they] { $who } met
} { $n ->
    [one] 1 carte Étincelle
   *[other] { $n } cartes Étincelle
} en jeu, { $state ->
    [exhausted] épuisée
   *[ready] prête
}
dragonduel-text-sready = { $person ->
    [you] redressez jusqu’à { $n } de vos cartes Étincelle
   *[they] { $who } redresse jusqu’à { $n } cartes Étincelle
}
dragonduel-text-sexhaust = { $person ->
    [you] épuisez
   *[they] { $who } épuise
} { $n ->
    [one] 1 carte Étincelle
   *[other] { $n } cartes Étincelle
}
dragonduel-text-tower_add = { $person ->
    [you] ajoutez
   *[they] { $who } ajoute
} { $n ->
    [one] 1 carte
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
    [you] vous avez
   *[they] { $who } a
} { $n } de Barrière en plus contre la prochaine attaque non bloquée de ce tour
dragonduel-text-discount = la prochaine carte que vous jouez ce tour-ci coûte { $n } de moins
dragonduel-text-counter = contrez 1 { $what }{ $unless ->
    [0] {""}
    [one] {" "}sauf si son contrôleur épuise 1 carte Étincelle
   *[other] {" "}sauf si son contrôleur épuise { $unless } cartes Étincelle
}
dragonduel-text-kind-magic = Magie ciblée
dragonduel-text-kind-ability = capacité ciblée
dragonduel-text-kind-monster = monstre ciblé qu’on joue

dragonduel-text-who-self = ce monstre
dragonduel-text-who-it = l’autre monstre
dragonduel-text-who-same = { $many ->
    [one] ce dernier
   *[other] ces derniers
}
dragonduel-text-who-theirs = { $n ->
    [one] 1 monstre
   *[other] { $n } monstres
} de { $who }
dragonduel-text-who-each = Chaque { $before } monstre { $after } gagne
dragonduel-text-who-every = chaque { $before } monstre { $after }
dragonduel-text-who-exactly = { $n } { $before } { $n ->
    [one] monstre ciblé
   *[other] monstres ciblés
} { $after }
dragonduel-text-who-up-to = jusqu’à { $n } { $before } { $n ->
    [one] monstre ciblé
   *[other] monstres ciblés
} { $after }
dragonduel-text-player-you = vous
dragonduel-text-player-defender = le défenseur
dragonduel-text-player-each-foe = chaque adversaire
dragonduel-text-player-picked = 1 adversaire ciblé

dragonduel-text-is-own = { $place ->
    [before] {""}
   *[after] à vous
}
dragonduel-text-is-foe = { $place ->
    [before] {""}
   *[after] { $many ->
        [one] adverse
       *[other] adverses
    }
}
dragonduel-text-is-other = { $place ->
    [before] { $many ->
        [one] autre
       *[other] autres
    }
   *[after] {""}
}
dragonduel-text-is-attacking = { $place ->
    [before] {""}
   *[after] { $many ->
        [one] qui attaque
       *[other] qui attaquent
    }
}
dragonduel-text-is-blocking = { $place ->
    [before] {""}
   *[after] { $many ->
        [one] qui bloque
       *[other] qui bloquent
    }
}
dragonduel-text-is-ready = { $place ->
    [before] {""}
   *[after] { $many ->
        [one] prêt
       *[other] prêts
    }
}
dragonduel-text-is-exhausted = { $place ->
    [before] {""}
   *[after] { $many ->
        [one] épuisé
       *[other] épuisés
    }
}
dragonduel-text-is-token = { $place ->
    [before] {""}
   *[after] jeton
}
dragonduel-text-is-flight = { $place ->
    [before] {""}
   *[after] avec Vol
}
dragonduel-text-is-haste = { $place ->
    [before] {""}
   *[after] avec Célérité
}
dragonduel-text-is-undead = { $place ->
    [before] {""}
   *[after] { $many ->
        [one] Mort-vivant
       *[other] Morts-vivants
    }
}
dragonduel-text-is-fire = { $place ->
    [before] {""}
   *[after] de feu
}
dragonduel-text-is-earth = { $place ->
    [before] {""}
   *[after] de terre
}
dragonduel-text-is-water = { $place ->
    [before] {""}
   *[after] d’eau
}
dragonduel-text-is-wind = { $place ->
    [before] {""}
   *[after] de vent
}
dragonduel-text-is-light = { $place ->
    [before] {""}
   *[after] de lumière
}
dragonduel-text-is-dark = { $place ->
    [before] {""}
   *[after] de ténèbres
}
dragonduel-text-is-trait = { $place ->
    [before] {""}
   *[after] { $trait }
}
dragonduel-text-is-smin = { $place ->
    [before] {""}
   *[after] de Force { $n } ou plus
}
dragonduel-text-is-smax = { $place ->
    [before] {""}
   *[after] de Force { $n } ou moins
}
dragonduel-text-is-cmin = { $place ->
    [before] {""}
   *[after] de coût { $n } ou plus
}
dragonduel-text-is-cmax = { $place ->
    [before] {""}
   *[after] de coût { $n } ou moins
}
dragonduel-text-is-discard = { $place ->
    [before] {""}
   *[after] de votre défausse
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

dragonduel-element-fire = feu
dragonduel-element-earth = terre
dragonduel-element-water = eau
dragonduel-element-wind = vent
dragonduel-element-light = lumière
dragonduel-element-dark = ténèbres

# --- pourquoi un deck est refusé
dragonduel-deck-D01 = Un deck compte exactement { $of } cartes, et celui-ci en a { $n }.
dragonduel-deck-D02 = { $of } exemplaires de { $card } au plus, pas { $n }.
dragonduel-deck-D03 = La carte { $card } n’existe pas.
dragonduel-deck-D04 = { $card } est un jeton ; un jeton n’est jamais dans un deck.

# --- les options en phrases
dragonduel-option-deck0 = La chaise 1 joue { $chip }.
dragonduel-option-deck1 = La chaise 2 joue { $chip }.
dragonduel-option-deck2 = La chaise 3 joue { $chip }.
dragonduel-option-deck3 = La chaise 4 joue { $chip }.
dragonduel-option-start = Qui commence est { $chip }.
dragonduel-option-start-choice = nommé par le gagnant du tirage
dragonduel-option-start-lot = tiré au sort
dragonduel-option-second_seat = Ceux qui ne commencent pas { $chip }.
dragonduel-option-second_seat-none = ne reçoivent rien de plus
dragonduel-option-second_seat-card = piochent une carte de plus
dragonduel-option-second_seat-redraw = peuvent reprendre une nouvelle main
dragonduel-option-open_lists = Les listes de deck sont { $chip }.
dragonduel-option-open_lists-false = à chacun la sienne
dragonduel-option-open_lists-true = ouvertes à tous

# --- pourquoi un mot est refusé
dragonduel-refusal-not-held = { $card } n’est pas dans votre main.
dragonduel-refusal-not-there = Ce n’est plus là.
dragonduel-refusal-not-yours = Ce monstre n’est pas à vous.
dragonduel-refusal-not-now = Pas à ce moment.
dragonduel-refusal-spark = { $card } demande { $needed } cartes Étincelle prêtes ; vous en avez { $ready }.
dragonduel-refusal-extra-cost = Vous n’avez pas les { $n } monstres que { $card } coûte.
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

# --- les decks
dragonduel-deck-name-ember-gale = Rafale de braise
dragonduel-deck-name-hive-and-hearth = La Ruche et le Foyer
dragonduel-deck-name-cold-current = Courant froid
dragonduel-deck-name-hollow-court = La Cour creuse
dragonduel-deck-name-sky-choir = Chœur du ciel
dragonduel-deck-name-drowned-crypt = Crypte engloutie
dragonduel-deck-name-random = cinquante cartes au hasard
dragonduel-deck-name-own = un deck personnel

# --- la table en mots
dragonduel-turn = tour { $turn }
dragonduel-counts = Tour { $tower } · main { $hand } · pioche { $deck }
dragonduel-battle = { $attacker } attaque { $name } avec { $strength }
dragonduel-chain = Chaîne :
dragonduel-story-turn = Tour { $turn } : { $name }.
dragonduel-story-announced = { $name } joue { $card }.
dragonduel-story-used = { $name } utilise { $card }.
dragonduel-story-attack = { $monster } attaque { $foe }.
dragonduel-story-blocked = { $monster } bloque { $attacker }.
dragonduel-story-unblocked = { $name } ne bloque pas.
dragonduel-story-critical = { $name } utilise { $n } Étincelle critique.
dragonduel-story-barrier = { $name } a { $n } de Barrière.
dragonduel-story-revealed = { $name } révèle { $card }.
dragonduel-story-entered = { $card } arrive en jeu.
dragonduel-story-left = { $how ->
    [destroyed] { $card } est détruit.
    [returned] { $card } retourne en main.
    [removed] { $card } est retiré du jeu.
   *[sent] { $card } va à la défausse.
}
dragonduel-story-countered = { $card } : contré.
dragonduel-story-drew = { $name } pioche { $n }.
dragonduel-story-discarded = { $name } défausse { $card }.
dragonduel-story-defeated = { $name } : vaincu.
dragonduel-story-over = { $names } gagne.
