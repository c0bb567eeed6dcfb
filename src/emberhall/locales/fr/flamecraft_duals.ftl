# the table
flamecraft_duals-subtitle = { $mode ->
    [standard] Standard
    [fancy] Fantaisie
    [fountain] Fontaine
    [fancy_fountain] Fantaisie et Fontaine
   *[solo] Solo
} · { $turn ->
    [0] avant le premier tour
   *[other] tour { $turn }
}
flamecraft_duals-second = seconde partie
flamecraft_duals-board = Plateau
flamecraft_duals-bag = Sac
flamecraft_duals-fire-up = Embraser
flamecraft_duals-high-low = du fort au faible
flamecraft_duals-in-bag = { $count ->
    [one] jeton dans le sac
   *[other] jetons dans le sac
}
flamecraft_duals-extras = { $count ->
    [0] aucun en réserve
   *[other] { $count } en réserve
}
flamecraft_duals-pairs-left = { $count ->
    [0] plus aucun Duo
    [one] et 1 Duo : { $list }
   *[other] et { $count } Duos : { $list }
}
flamecraft_duals-deck = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
flamecraft_duals-in-hand = { $count ->
    [0] aucune carte en main
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
flamecraft_duals-won = { $count ->
    [one] { $count } marquée
   *[other] { $count } marquées
}
flamecraft_duals-won-card = { $card }, gagnée
flamecraft_duals-coins = { $count ->
    [one] { $count } Pièce
   *[other] { $count } Pièces
}
flamecraft_duals-reputation = { $count } de Réputation
flamecraft_duals-kept = Gardé pour le prochain tour : { $token }
flamecraft_duals-rainbow = s’embrase comme tout type
flamecraft_duals-pulled = Jetons tirés
flamecraft_duals-house = maison
flamecraft_duals-beside = À côté du plateau
flamecraft_duals-duty-open = Obligation : compléter une carte ou dépenser une Pièce
flamecraft_duals-duty-done = Obligation remplie
flamecraft_duals-end-near = { $cause ->
    [bag] Le sac est vide
   *[deck] La pioche est vide
} : dernier tour
flamecraft_duals-end-left = { $cause ->
    [bag] { $left ->
        [one] dernier jeton
       *[other] reste { $left } jetons
    }
   *[deck] { $left ->
        [one] dernière carte
       *[other] reste { $left } cartes
    }
}
flamecraft_duals-coin-spent = La Pièce de ce tour est dépensée
flamecraft_duals-coin-none = Plus de Pièce

# tokens, types, hexes
flamecraft_duals-token = { $token ->
    [B] pain
    [C] cristal
    [M] viande
    [I] métal
    [O] potion
    [P] plante
    [BC] pain-cristal
    [CI] cristal-métal
    [IO] métal-potion
    [OP] potion-plante
    [PM] plante-viande
    [MB] viande-pain
   *[W] Copain
}
flamecraft_duals-type = { $type ->
    [B] pain
    [C] cristal
    [M] viande
    [I] métal
    [O] potion
   *[P] plante
}
flamecraft_duals-letter = { $type ->
    [B] P
    [C] C
    [M] V
    [I] M
    [O] O
    [P] L
   *[W] W
}
flamecraft_duals-short-dual = { $a } et { $b }
flamecraft_duals-power-B = Tirez un autre jeton, placez-le
flamecraft_duals-power-C = Tirez 3 jetons, placez-en 1
flamecraft_duals-power-M = Déplacez 1 dragon adjacent où vous voulez
flamecraft_duals-power-I = Déplacez 2 adjacents d’une case
flamecraft_duals-power-O = Échangez 2 dragons
flamecraft_duals-power-P = Embrasez 1 dragon adjacent

# pattern cards
flamecraft_duals-found-all = sur le plateau
flamecraft_duals-found-with = avec { $hex }
flamecraft_duals-found-some = { $have } sur { $of }
flamecraft_duals-found-few = pas encore

# the question
flamecraft_duals-word-no = Le laisser dormir
flamecraft_duals-word-pull = Tirer
flamecraft_duals-word-stop = Arrêter là
flamecraft_duals-word-done = { $over ->
    [yes] Finir la partie
   *[other] Finir le tour
}
flamecraft_duals-word-coin = Dépenser une Pièce : piocher 2, remettre 2
flamecraft_duals-word-coin-flair = Dépenser une Pièce : Panache
flamecraft_duals-word-coin-rainbow = Dépenser une Pièce : Arc-en-Ciel
flamecraft_duals-word-coin-starburst = Dépenser une Pièce : Éclatétoile
flamecraft_duals-word-coin-taylor = Dépenser une Pièce : Tailleur
flamecraft_duals-waiting = { $ask ->
    [pull] { $name } tire un jeton
    [place] { $name } place un jeton
    [score] { $name } marque
    [fancy] { $name } choisit un Dragon Fantaisie
   *[other] { $name } embrase
}
flamecraft_duals-special = décompte spécial
flamecraft_duals-ask-pull = Tirer un jeton ?
    .small = tirez
    .then = Vous le placez, puis il peut s’embraser.
flamecraft_duals-ask-place = Où va-t-il ?
    .small = placez le jeton
    .then = Choisissez une case pour voir l’effet.
flamecraft_duals-ask-fire = L’embraser ?
    .small = embraser
    .then = Selon l’un de ses types, ou pas du tout.
flamecraft_duals-ask-crystal-pick = Lequel placez-vous ?
    .small = cristal
    .then = Les autres retournent dans le sac.
flamecraft_duals-ask-meat-from = Quel jeton adjacent se déplace ?
    .small = viande
    .then = Il peut aller partout où il y a de la place.
flamecraft_duals-ask-meat-to = Où va-t-il ?
    .small = viande
    .then = Toute autre case avec de la place.
flamecraft_duals-ask-iron-from = Quel jeton adjacent se déplace ?
    .small = métal
    .then = D’une case ; puis un second jeton, si vous voulez.
flamecraft_duals-ask-iron-to = De quel côté va-t-il ?
    .small = métal
    .then = D’une case.
flamecraft_duals-ask-potion-a = Quel jeton échanger ?
    .small = potion
    .then = Deux sommets de pile changent de place.
flamecraft_duals-ask-potion-b = Avec quel jeton l’échanger ?
    .small = potion
    .then = Le dessus d’une autre case, d’un autre type.
flamecraft_duals-ask-plant-to = Quel jeton adjacent s’embrase ?
    .small = plante
    .then = Sa capacité agit là où il se trouve.
flamecraft_duals-ask-plant-as = Selon quel type ?
    .small = plante
    .then = Il utilise l’une de ses deux capacités.
flamecraft_duals-ask-score = Quelle carte marquez-vous ?
    .small = marquez
    .then = Chaque carte dont le motif est sur le plateau, dans l’ordre voulu.
flamecraft_duals-ask-score-none = Rien à marquer
flamecraft_duals-ask-score-all = { $count ->
    [2] Marquer les deux ?
   *[other] Marquer les { $count } ?
}
flamecraft_duals-ask-claim = Quelle carte Fontaine ?
flamecraft_duals-pulling = Vous tirez un jeton
flamecraft_duals-ask-fountain-to = Où va la Fontaine ?
    .small = la Fontaine se déplace
    .then = Les jetons y sont levés : vous en gardez un pour le prochain tour.
flamecraft_duals-ask-fountain-keep = Lequel gardez-vous ?
    .small = la Fontaine
    .then = Vous le jouez au prochain tour ; les autres vont dans le sac.
flamecraft_duals-ask-coin-return = Quelle carte retourne ?
    .small = Pièce
    .then = Sous la pioche ; personne d’autre ne sait laquelle.
flamecraft_duals-ask-draw-from = D’où piocher ?
    .small = piochez
    .then = De la pioche, ou une carte visible.
flamecraft_duals-ask-flair-name = Quel type annoncez-vous ?
    .small = Panache
    .then = Si la prochaine carte le porte, vous en piochez une seconde.
flamecraft_duals-ask-star-from = Quel jeton se déplace ?
    .small = Éclatétoile
    .then = Un sommet de pile, d’une case.
flamecraft_duals-ask-star-to = De quel côté ?
    .small = Éclatétoile
    .then = D’une case.
flamecraft_duals-ask-taylor-keep = Lequel jouez-vous ?
    .small = Tailleur
    .then = L’autre retourne dans le sac.
flamecraft_duals-ask-fancy-pick = Quel Dragon Fantaisie vient jouer ?
    .small = avant le premier tour
    .then = Il sert aux deux joueurs.
flamecraft_duals-and-end = et finir le tour
flamecraft_duals-elsewhere = Reposer

flamecraft_duals-text-flair = Dépensez une Pièce : annoncez un type, piochez et montrez une carte. Si elle porte ce type, piochez-en une seconde sans la montrer.
flamecraft_duals-text-rainbow = Dépensez une Pièce avec un jeton en main : une fois placé, il peut s’embraser comme n’importe quel type.
flamecraft_duals-text-starburst = Dépensez une Pièce : déplacez le jeton du dessus d’une case vers une case adjacente.
flamecraft_duals-text-taylor = Dépensez une Pièce avec un jeton en main : tirez-en un second, jouez l’un, remettez l’autre dans le sac.
flamecraft_duals-text-buddy = Le jeton Copain est dans le sac. Sans capacité, il vaut un type au choix pour chaque carte.
flamecraft_duals-text-goldrush = Les Pièces restantes ne valent rien. Sans aucune Pièce à la fin : { $number } de Réputation.
flamecraft_duals-text-steven = Deux cartes Boutique sont face visible ; chaque pioche peut en prendre une, aussitôt remplacée.
flamecraft_duals-text-todd = La limite de main passe à { $number } cartes.

## later : ce que la page ne dit qu’une fois la table en place
flamecraft_duals-fancies = Dragons Fantaisie
flamecraft_duals-fountain = Fontaine
flamecraft_duals-chain = Embrasés ce tour
flamecraft_duals-chain-earlier = { $count } avant
flamecraft_duals-chain-fold = Replier
flamecraft_duals-this-turn = Ce tour
flamecraft_duals-fired-up = { $count ->
    [one] { $count } embrasé
   *[other] { $count } embrasés
}
flamecraft_duals-springs = { $done } cartes Fontaine sur 6
flamecraft_duals-duty-small = À vous · rien à marquer
flamecraft_duals-duty-ask = Obligation : dépensez une Pièce
flamecraft_duals-duty-then = { $coins ->
    [one] Seul, on marque une carte ou on dépense une Pièce à chaque tour. C’est votre dernière Pièce.
   *[other] Seul, on marque une carte ou on dépense une Pièce à chaque tour. Sans Pièce, la partie est finie.
}
flamecraft_duals-duty-do = Dépenser, piocher 2

flamecraft_duals-known = tient { $cards }
flamecraft_duals-pile-of = Cartes marquées par { $name }
flamecraft_duals-held = dans votre main
flamecraft_duals-held-by = { $name } tient { $token }
flamecraft_duals-house-card = Écrite pour cette table : le texte imprimé n’est pas connu.
flamecraft_duals-stack-high = { $count ->
    [2] deux jetons
   *[other] trois jetons, complet
}
flamecraft_duals-stack-top = dessus
flamecraft_duals-stack-buried = dessous
flamecraft_duals-chain-link = { $type } en { $hex }
flamecraft_duals-hex-empty = { $hex }, vide
flamecraft_duals-hex-mini = { $hex }, la Fontaine
flamecraft_duals-text-short = il manque { $type } en { $hex }
flamecraft_duals-text-rows = Les rangées A à E ont 3, 4, 5, 4 et 3 cases. Chaque rangée est décalée d’une demi-case : A1 touche A2, B1 et B2 ; B1 touche A1, B2, C1 et C2.
flamecraft_duals-hex-stack = { $hex } : { $top }{ $below ->
    [none] {""}
   *[other] , sur { $below }
}
flamecraft_duals-pattern = { $shape ->
    [L] Ligne droite : { $icons }
    [T] Triangle : { $icons }
   *[other] Motif de Fontaine : { $icons }
}
flamecraft_duals-found-places = { $matches ->
    [0] Aucun endroit ne convient
    [one] { $matches } endroit convient
   *[other] { $matches } endroits conviennent
}, { $short ->
    [0] aucun à un jeton près
    [one] { $short } à un jeton près
   *[other] { $short } à un jeton près
}
flamecraft_duals-return-small = Pièce · { $chosen } sur { $count }
flamecraft_duals-return-ask = { $count ->
    [2] Lesquelles rendez-vous ?
   *[other] Lesquelles rendez-vous ?
}
flamecraft_duals-return-all = { $count ->
    [2] Rendre ces deux cartes ?
   *[other] Rendre ces { $count } cartes ?
}
flamecraft_duals-return-do = En rendre { $count }
flamecraft_duals-look-again = Reprendre
flamecraft_duals-as-does = en { $type } : { $does }.
flamecraft_duals-does-B = tirer un autre jeton, le placer
flamecraft_duals-does-C = tirer 3 jetons, en placer 1
flamecraft_duals-does-M = un jeton adjacent cerclé, n’importe où
flamecraft_duals-does-I = deux jetons adjacents cerclés, d’une case
flamecraft_duals-does-O = échanger deux jetons
flamecraft_duals-does-P = embraser un jeton adjacent cerclé
flamecraft_duals-rest-sure = Vraiment le laisser dormir
flamecraft_duals-rest-ends = Le laisser et finir la partie
flamecraft_duals-put-place = { $token } en { $hex } ?
flamecraft_duals-put-from = Déplacer { $token } de { $hex } ?
flamecraft_duals-put-to = { $token } de { $from } vers { $hex } ?
flamecraft_duals-put-swap = Échanger { $token } en { $hex } ?
flamecraft_duals-put-with = Échanger { $other } en { $from } avec { $token } en { $hex } ?
flamecraft_duals-put-ignite = Embraser { $token } en { $hex } ?
flamecraft_duals-put-fountain = La Fontaine en { $hex } ?
flamecraft_duals-put-score = Marquer { $card } ?
flamecraft_duals-put-claim = Remporter { $card } ?
flamecraft_duals-put-return = { $card } sous la pioche ?
flamecraft_duals-put-pick = Placer { $token } ?
flamecraft_duals-put-keep = Garder { $token } ?
flamecraft_duals-put-choose = Jouer avec { $fancy } ?
flamecraft_duals-put-draw = { $card ->
    [deck] La première carte de la pioche ?
   *[other] Prendre { $card } ?
}
flamecraft_duals-put-coin = { $use ->
    [flair] Dépenser une Pièce pour Panache ?
    [rainbow] Dépenser une Pièce pour Arc-en-Ciel ?
    [starburst] Dépenser une Pièce pour Éclatétoile ?
    [taylor] Dépenser une Pièce pour Tailleur ?
   *[draw] Dépenser une Pièce ?
}
flamecraft_duals-then-completes = Complète { $cards }.
flamecraft_duals-then-ends = { $how ->
    [won] La partie est gagnée.
    [duty] Rien à marquer, plus de Pièce : la partie finit là.
   *[end] La partie finit là.
}
flamecraft_duals-then-claim = Vous pourrez ensuite prendre { $cards }.
flamecraft_duals-then-covers = Recouvre { $token }.
flamecraft_duals-then-full = La pile sera alors pleine.
flamecraft_duals-then-worth = +{ $count } de Réputation.
flamecraft_duals-then-coin = Piochez deux cartes, puis glissez-en deux sous la pioche.
flamecraft_duals-then-coin-worth = { $sign ->
    [plus] Gardée, elle vaut { $count } à la fin.
   *[minus] N’en avoir aucune vaut { $count } à la fin.
}
flamecraft_duals-then-lifts = { $tokens ->
    [none] Rien ne s’y trouve : rien n’est gardé.
   *[other] Lève { $tokens }.
}
flamecraft_duals-do-place = Placer
flamecraft_duals-do-from = Lever
flamecraft_duals-do-to = Déplacer
flamecraft_duals-do-swap = Celui-ci
flamecraft_duals-do-with = Échanger
flamecraft_duals-do-ignite = Embraser
flamecraft_duals-do-fountain = Déplacer
flamecraft_duals-do-score = Marquer
flamecraft_duals-then-card = { click } la carte elle-même pour la marquer et continuer.
flamecraft_duals-do-claim = Remporter
flamecraft_duals-do-return = Rendre
flamecraft_duals-do-pick = Prendre
flamecraft_duals-do-keep = Garder
flamecraft_duals-do-choose = Choisir
flamecraft_duals-do-draw = Piocher
flamecraft_duals-do-coin = Dépenser
flamecraft_duals-do-fire = en { $type }
flamecraft_duals-do-as = en { $type }
flamecraft_duals-do-name = { $type }
flamecraft_duals-preview = { $card }, +{ $count }
flamecraft_duals-key-fire = choisir comment un jeton s’embrase
flamecraft_duals-key-coin = dépenser une Pièce
flamecraft_duals-text-pattern = { flamecraft_duals-pattern }. { $count } de Réputation.
flamecraft_duals-text-token = { $count } dans la boîte.
flamecraft_duals-text-and = { $one }, { $two }

flamecraft_duals-end-counted = { $cause ->
    [bag] { $left ->
        [one] Le dernier jeton du sac amène la fin
       *[other] Reste { $left } jetons : le dernier amène la fin
    }
   *[deck] { $left ->
        [one] La dernière carte de la pioche amène la fin
       *[other] Reste { $left } cartes : la dernière amène la fin
    }
}
flamecraft_duals-step-of = sur { $of }
flamecraft_duals-step = { $before } → { $after } sur { $of }

# options as sentences
flamecraft_duals-option-mode = Nous jouons { $chip }.
flamecraft_duals-option-mode-standard = en mode standard
flamecraft_duals-option-mode-fancy = avec des Dragons Fantaisie
    .about = Avant la distribution, chacun choisit l’un des huit Dragons Fantaisie. Les deux valent pour vous deux.
flamecraft_duals-option-mode-fountain = avec la Fontaine
    .about = Six cartes aux motifs de quatre dragons sont visibles : remportez-en une par tour, puis déplacez la Fontaine, qui occupe une case.
flamecraft_duals-option-mode-fancy_fountain = avec les deux
    .about = Avant la distribution, chacun choisit l’un des huit Dragons Fantaisie. Les deux valent pour vous deux. Six cartes aux motifs de quatre dragons sont visibles : remportez-en une par tour, puis déplacez la Fontaine, qui occupe une case.
flamecraft_duals-option-fancy_pick = Les deux Dragons Fantaisie sont { $chip }.
flamecraft_duals-option-fancy_pick-choose = choisis par les joueurs
flamecraft_duals-option-fancy_pick-random = tirés au sort
flamecraft_duals-option-fancy_pick-value = { $value }
flamecraft_duals-workshop = Choisir deux Dragons Fantaisie
flamecraft_duals-workshop-two = { $count ->
    [one] Encore un dragon.
   *[other] Choisissez { $count } dragons ; les deux joueurs les partagent.
}
flamecraft_duals-workshop-use = Jouer avec eux
flamecraft_duals-option-first_player = Qui commence : { $chip }.
flamecraft_duals-option-first_player-draw = tirage dans le sac
flamecraft_duals-option-first_player-random = le hasard
flamecraft_duals-option-first_player-value = la chaise { $value }
flamecraft_duals-option-match = Une rencontre, c’est { $chip }.
flamecraft_duals-option-match-single = une partie
flamecraft_duals-option-match-pair = deux parties, chacun commence une fois
flamecraft_duals-option-solo_coins = Vous commencez avec { $chip }.
flamecraft_duals-option-solo_coins-3 = 3 Pièces
flamecraft_duals-option-solo_coins-4 = 4 Pièces (plus facile)
flamecraft_duals-option-solo_coins-5 = 5 Pièces (le plus facile)
flamecraft_duals-option-end_reveal = À la fin, les mains sont { $chip }.
flamecraft_duals-option-end_reveal-true = montrées
flamecraft_duals-option-end_reveal-false = gardées secrètes
flamecraft_duals-option-pattern_help = Les motifs présents sont { $chip }.
flamecraft_duals-option-pattern_help-true = indiqués pour vous
flamecraft_duals-option-pattern_help-false = à trouver vous-même

# the table
flamecraft_duals-pile = Cartes marquées : { $cards }
flamecraft_duals-pile-none = Rien de marqué encore

# the question
flamecraft_duals-key-arrows = aller de case en case
flamecraft_duals-key-numbers = choisir une case, une carte ou un jeton éclairés
flamecraft_duals-key-enter = jouer ce qui est choisi
flamecraft_duals-help-move = { click } une case, une carte ou un jeton pour voir ce qui se passerait. Une deuxième fois, Entrée ou un bouton le fait, ou glissez le jeton à sa place. Échap repose. Survolez ou appuyez longuement une pile pour voir ce qui est dessous.
flamecraft_duals-help-why = Une case ou une carte assombries ne peuvent pas être choisies. Survolez-les ou touchez-les et la table dit pourquoi.

# the story
flamecraft_duals-story-fancy = { $seat ->
    [none] { $fancy } entre en jeu.
   *[other] { $name } choisit { $fancy }.
}
    .you = Vous choisissez { $fancy }.
flamecraft_duals-story-dealt = { $name } commence avec { $hand ->
    [none] { $count } cartes
   *[other] { $hand }
}.
    .you = Vous commencez avec { $hand }.
flamecraft_duals-story-laid = Six dragons entourent le centre.
flamecraft_duals-story-drawn = Tirés pour commencer : { $tokens }.{ $first ->
    [none] {" "}On recommence !
   *[other] {""}
}
flamecraft_duals-story-begun = { $name } commence.
    .you = Vous commencez.
flamecraft_duals-story-turn = Tour { $turn } · { $name }
    .you = Tour { $turn } · à vous
flamecraft_duals-story-pulled = { $name } tire { $token }.
    .you = Vous tirez { $token }.
flamecraft_duals-story-took = { $name } joue le jeton gardé : { $token }.
    .you = Vous jouez le jeton gardé : { $token }.
flamecraft_duals-story-extras = Le sac est vide : les jetons de réserve y entrent.
flamecraft_duals-story-placed = { $name } place { $token } en { $hex }.
    .you = Vous placez { $token } en { $hex }.
flamecraft_duals-story-rested = { $name } n’embrase pas { $token } en { $hex }.
    .you = Vous n’embrasez pas { $token } en { $hex }.
flamecraft_duals-story-fired = { $name } embrase { $token } en { $hex }{ $chosen ->
    [yes] {" "}comme { $type }.
   *[no] .
}
    .you = Vous embrasez { $token } en { $hex }{ $chosen ->
        [yes] {" "}comme { $type }.
       *[no] .
    }
flamecraft_duals-story-picked = { $name } choisit { $token }.
    .you = Vous choisissez { $token }.
flamecraft_duals-story-moved = { $name } déplace { $token } de { $origin } à { $hex }.
    .you = Vous déplacez { $token } de { $origin } à { $hex }.
flamecraft_duals-story-swapped = { $name } échange { $token } en { $hex } et { $other_token } en { $other_hex }.
    .you = Vous échangez { $token } en { $hex } et { $other_token } en { $other_hex }.
flamecraft_duals-story-bagged = De retour dans le sac : { $tokens }.
flamecraft_duals-story-scored = { $name } marque { $card }, pour { $reputation }.
    .you = Vous marquez { $card }, pour { $reputation }.
flamecraft_duals-story-claimed = { $name } remporte { $card }, pour { $reputation }.
    .you = Vous remportez { $card }, pour { $reputation }.
flamecraft_duals-story-fountain = { $name } déplace la Fontaine en { $hex }{ $tokens ->
    [none] .
   *[other] {" "}et lève { $tokens }.
}
    .you = Vous déplacez la Fontaine en { $hex }{ $tokens ->
        [none] .
       *[other] {" "}et levez { $tokens }.
    }
flamecraft_duals-story-kept = { $name } garde { $token } pour le prochain tour.
    .you = Vous gardez { $token } pour votre prochain tour.
flamecraft_duals-story-coin = { $name } dépense une Pièce{ $use ->
    [flair] {" "}: Panache.
    [rainbow] {" "}: Arc-en-Ciel.
    [starburst] {" "}: Éclatétoile.
    [taylor] {" "}: Tailleur.
   *[draw] .
}
    .you = Vous dépensez une Pièce{ $use ->
        [flair] {" "}: Panache.
        [rainbow] {" "}: Arc-en-Ciel.
        [starburst] {" "}: Éclatétoile.
        [taylor] {" "}: Tailleur.
       *[draw] .
    }
flamecraft_duals-story-drew = { $name } { $origin ->
    [open] prend { $card }.
   *[deck] { $card ->
        [none] pioche une carte.
       *[other] { $shown ->
            [yes] pioche et montre { $card }.
           *[no] pioche { $card }.
        }
    }
}
    .you = Vous { $origin ->
        [open] prenez { $card }.
       *[deck] { $shown ->
            [yes] piochez et montrez { $card }.
           *[no] piochez { $card }.
        }
    }
flamecraft_duals-story-named = { $name } annonce { $type }.
    .you = Vous annoncez { $type }.
flamecraft_duals-story-turned = { $card } est retournée.
flamecraft_duals-story-returned = { $name } glisse { $card ->
    [none] une carte
   *[other] { $card }
} sous la pioche.
    .you = Vous glissez { $card } sous la pioche.
flamecraft_duals-story-revealed = La carte Fontaine suivante est { $card }.
flamecraft_duals-story-end = { $cause ->
    [bag] Le sac est épuisé
   *[deck] La pioche est épuisée
} : c’est le dernier tour.
flamecraft_duals-story-special = Décompte spécial · { $name }
    .you = Décompte spécial · à vous
flamecraft_duals-story-half = Mi-temps : { $scores }. L’autre joueur commence à présent.
flamecraft_duals-story-over = { $outcome ->
    [won] Les six cartes Fontaine sont remportées : la partie est gagnée !
    [duty] Aucune carte marquée, aucune Pièce dépensée : la partie est perdue avec { $fountain_won } cartes Fontaine sur 6.
    [end] { $cause ->
        [bag] Le sac s’est vidé
       *[deck] La pioche s’est vidée
    } avant la fin : la partie est perdue avec { $fountain_won } cartes Fontaine sur 6.
   *[none] La partie est finie, { $scores }. { $winners_count ->
        [one] { $winners } a gagné.
       *[other] Une victoire partagée !
    }
}

# after the game
flamecraft_duals-half-over = La première partie est finie
flamecraft_duals-next = Commencer la seconde partie
    .over = C’est la mi-temps.
flamecraft_duals-you-won = Vous avez gagné !
flamecraft_duals-they-won = { $name } a gagné.
flamecraft_duals-shared = Une victoire partagée !
flamecraft_duals-solo-won = Les six cartes Fontaine : vous avez gagné !
flamecraft_duals-solo-duty = L’obligation n’a pu être remplie. { $done } cartes Fontaine sur 6.
flamecraft_duals-solo-end = { $cause ->
    [bag] Le sac s’est vidé
   *[deck] La pioche s’est vidée
} avant la fin. { $done } cartes Fontaine sur 6.
flamecraft_duals-cards-won = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
flamecraft_duals-from-cards = Cartes
flamecraft_duals-from-coins = Pièces
flamecraft_duals-from-first = Première partie
flamecraft_duals-left-hand = Restait en main : { $cards }
flamecraft_duals-growth = Réputation tour par tour. { $ends }
flamecraft_duals-growth-end = { $name } : { $count }
flamecraft_duals-growth-title = Le cours de la partie
flamecraft_duals-growth-hint = Les tours de gauche à droite ; les Pièces comptent pour ce qu’elles valent.

# why not
flamecraft_duals-refusal-FD-03 = Il ne reste aucune carte à piocher.
    .section = Règles : Dépenser une Pièce
flamecraft_duals-refusal-FD-13 = Cette chaîne est déjà passée par là.
    .section = Règles : Plante
flamecraft_duals-refusal-FD-15 = Copain n’a pas de capacité.
    .section = Règles : Fantaisies passives
flamecraft_duals-refusal-FD-16 = Cela n’aurait aucun effet.
    .section = Règles : Embraser
flamecraft_duals-refusal-FD-17 = Une fois embrasée, une capacité doit agir.
    .section = Règles : Embraser
flamecraft_duals-refusal-FD-18 = Il doit aller sur une autre case.
    .section = Règles : Viande
flamecraft_duals-refusal-FD-19 = Ce jeton s’est déjà déplacé ; choisissez-en un autre.
    .section = Règles : Métal
flamecraft_duals-refusal-FD-21 = Choisissez le sommet d’une autre case.
    .section = Règles : Potion
flamecraft_duals-refusal-FD-32 = Une carte Fontaine par tour.
    .section = Règles : La Fontaine
flamecraft_duals-refusal-FD-34 = La Fontaine doit se déplacer.
    .section = Règles : La Fontaine
flamecraft_duals-refusal-FD-38 = La Fontaine occupe cette case.
    .section = Règles : La Fontaine
flamecraft_duals-refusal-FD-45 = Finissez d’abord ceci ; une Pièce pourra suivre.
    .section = Règles : Dépenser une Pièce
flamecraft_duals-refusal-FD-47 = On marque en phase de marque.
    .section = Règles : Marquer
flamecraft_duals-refusal-FD-50 = Les Pièces se dépensent à votre tour.
    .section = Règles : Dépenser une Pièce
flamecraft_duals-refusal-FD-54 = On n’échange pas deux dragons identiques.
    .section = Règles : Potion
flamecraft_duals-refusal-FD-65 = Arc-en-Ciel demande un jeton en main qui puisse s’embraser.
    .section = Règles : Fantaisies actives
flamecraft_duals-refusal-FD-66 = Tailleur demande un jeton en main, mais pas un jeton tiré par un cristal.
    .section = Règles : Fantaisies actives
flamecraft_duals-refusal-FD-70 = Réalisez d’abord une carte ou dépensez une Pièce.
    .section = Règles : Mode Solo
flamecraft_duals-refusal-FD-71 = Cette carte attend votre prochain tour.
    .section = Règles : Mode Solo
flamecraft_duals-refusal-not-now = Cela ne répond pas à la question.
    .section = Règles : le tour
flamecraft_duals-refusal-no-coin = Il ne vous reste aucune Pièce.
    .section = Règles : Dépenser une Pièce
flamecraft_duals-refusal-one-coin = Une Pièce par tour.
    .section = Règles : Dépenser une Pièce
flamecraft_duals-refusal-no-fancy = Ce Dragon Fantaisie n’est pas de la partie.
    .section = Règles : Mode Fantaisie
flamecraft_duals-refusal-nothing-moves = Aucun jeton ne peut bouger.
    .section = Règles : Fantaisies actives
flamecraft_duals-refusal-bag-empty = Il ne reste aucun jeton à tirer.
    .section = Règles : Jouer
flamecraft_duals-refusal-no-match = Son motif n’est pas sur le plateau.
    .section = Règles : Marquer
flamecraft_duals-refusal-not-open = Cette carte Fontaine n’est pas visible.
    .section = Règles : La Fontaine
flamecraft_duals-refusal-not-its-type = Ce dragon ne s’embrase pas ainsi.
    .section = Règles : Embraser
flamecraft_duals-refusal-not-adjacent = { $hex } n’est pas adjacent à { $from }.
    .section = Règles : Jetons adjacents
flamecraft_duals-refusal-stack-full = Trois jetons en { $hex } : plus de place.
    .section = Règles : Piles de jetons
flamecraft_duals-refusal-nothing-there = Aucun jeton en { $hex }.
    .section = Règles : Piles de jetons
flamecraft_duals-refusal-walled-in = Le jeton en { $hex } n’a nulle part où aller.
    .section = Règles : Piles de jetons

# the rules in short
flamecraft_duals-rule-turn = Jouer : tirez un jeton, placez-le sur une case de moins de trois jetons et embrasez-le si vous voulez. Marquer : chaque carte dont le motif est sur le plateau. Renouveler : piochez jusqu’à { $limit } cartes.
    .name = Le tour
flamecraft_duals-rule-stacks = Seul le sommet d’une pile compte, agit et se déplace. Un Dragon Duo est de ses deux types.
    .name = Piles
flamecraft_duals-rule-cards = Un motif peut être tourné, jamais retourné. Les mêmes jetons peuvent servir plusieurs cartes.
    .name = Marquer
flamecraft_duals-rule-coins = Une fois par tour, entre deux étapes, dépensez une Pièce : piochez deux cartes, puis glissez-en deux sous la pioche. Une Pièce restante vaut 1 à la fin.
    .name = Pièces
flamecraft_duals-rule-end = Quand le sac ou la pioche se vide, le tour s’achève et l’autre a un décompte spécial. La plus grande Réputation gagne, puis le plus de cartes.
    .name = La fin
flamecraft_duals-rule-fancy = Deux Dragons Fantaisie servent aux deux joueurs. Un Dragon actif est un autre usage d’une Pièce.
    .name = Dragons Fantaisie
flamecraft_duals-rule-fountain = Une fois par tour, vous pouvez remporter une carte Fontaine visible. La Fontaine change alors de case ; vous gardez un des jetons qui s’y trouvaient et le jouez au prochain tour au lieu de tirer. Aucun jeton n’est ni ne passe sous la Fontaine.
    .name = Fontaine
flamecraft_duals-rule-solo = À chaque tour, complétez au moins une carte ou dépensez une Pièce. Remportez les six cartes Fontaine avant que le sac ou la pioche se vide.
    .name = Solo

# what a table's options call the fancy dragons
flamecraft_duals-fancy-flair = Panache
flamecraft_duals-fancy-rainbow = Arc-en-Ciel
flamecraft_duals-fancy-starburst = Éclatétoile
flamecraft_duals-fancy-taylor = Tailleur
flamecraft_duals-fancy-buddy = Copain
flamecraft_duals-fancy-goldrush = Ruée-d’Or
flamecraft_duals-fancy-steven = Pairceval
flamecraft_duals-fancy-todd = Impairial

# what cards say
flamecraft_duals-turn-number = Tour { $turn }

# --- la page : ce que les autres ont fait depuis son tour

# charts of a review
flamecraft_duals-measure-reputation = Réputation
flamecraft_duals-measure-sources = D’où vient la réputation de { $name }
flamecraft_duals-measure-cards = Cartes marquées

# une différence de gains, pour le coach
flamecraft_duals-more-of = { $unit ->
    [coins] { $count ->
        [one] { $count } pièce de plus
       *[other] { $count } pièces de plus
    }
   *[reputation] { $count } de réputation de plus
}

# les étapes d’un tour, dans le ruban
flamecraft_duals-turn-step = { $step ->
    [pull] Piocher
    [place] Placer
    [fire] Embraser
   *[score] Marquer
}
