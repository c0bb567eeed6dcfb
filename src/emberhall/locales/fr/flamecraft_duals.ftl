# options as sentences
flamecraft_duals-option-mode = Nous jouons { $chip }.
flamecraft_duals-option-mode-standard = en mode standard
flamecraft_duals-option-mode-fancy = avec des Dragons Fantaisie
flamecraft_duals-option-mode-fountain = avec la Fontaine
flamecraft_duals-option-mode-fancy_fountain = avec les deux
flamecraft_duals-option-fancy_pick = Deux Dragons Fantaisie sont { $chip }.
flamecraft_duals-option-fancy_pick-choose = choisis par nous
flamecraft_duals-option-fancy_pick-random = tirés au sort
flamecraft_duals-option-first_player = Qui commence : { $chip }.
flamecraft_duals-option-first_player-draw = tirage dans le sac
flamecraft_duals-option-first_player-random = le hasard
flamecraft_duals-option-first_player-value = la chaise { $value }
flamecraft_duals-option-match = Une rencontre, c’est { $chip }.
flamecraft_duals-option-match-single = une partie
flamecraft_duals-option-match-pair = deux parties, chacun commence une fois
flamecraft_duals-option-solo_coins = Vous commencez avec { $chip }.
flamecraft_duals-option-solo_coins-3 = 3 Pièces
flamecraft_duals-option-solo_coins-4 = 4 Pièces, plus doux
flamecraft_duals-option-solo_coins-5 = 5 Pièces, doux
flamecraft_duals-option-end_reveal = À la fin, les mains sont { $chip }.
flamecraft_duals-option-end_reveal-true = montrées
flamecraft_duals-option-end_reveal-false = gardées secrètes
flamecraft_duals-option-pattern_help = Les motifs présents sont { $chip }.
flamecraft_duals-option-pattern_help-true = indiqués pour vous
flamecraft_duals-option-pattern_help-false = à trouver vous-même

# the table
duals-subtitle = { $mode ->
    [standard] Standard
    [fancy] Fantaisie
    [fountain] Fontaine
    [fancy_fountain] Fantaisie et Fontaine
   *[solo] Solo
} · { $turn ->
    [0] avant le premier tour
   *[other] tour { $turn }
}
duals-second = seconde partie
duals-board = Plateau
duals-bag = Sac
duals-fire-up = Embraser
duals-high-low = du fort au faible
duals-fancies = Dragons Fantaisie
duals-fountain = Fontaine
duals-in-bag = { $count ->
    [one] jeton dans le sac
   *[other] jetons dans le sac
}
duals-extras = { $count ->
    [0] aucun en réserve
   *[other] { $count } en réserve
}
duals-duals-left = { $count ->
    [0] plus aucun Duo
    [one] et 1 Duo : { $list }
   *[other] et { $count } Duos : { $list }
}
duals-deck = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
duals-in-hand = { $count ->
    [0] aucune carte en main
    [one] 1 carte en main
   *[other] { $count } cartes en main
}
duals-won = { $count } marquées
duals-coins = { $count ->
    [one] { $count } Pièce
   *[other] { $count } Pièces
}
duals-reputation = { $count } de Réputation
duals-known = tient { $cards }
duals-kept = Gardé pour le prochain tour : { $token }
duals-pile-of = Cartes marquées par { $name }
duals-pile = Cartes marquées : { $cards }
duals-pile-none = Rien de marqué encore
duals-held = dans votre main
duals-held-by = { $name } tient { $token }
duals-rainbow = s’embrase comme tout type
duals-pulled = Jetons tirés
duals-house = maison
duals-house-card = Écrite pour cette table : le texte imprimé n’est pas connu.
duals-chain = Embrasés ce tour
duals-chain-link = { $type } en { $hex }
duals-duty-open = Obligation : compléter une carte ou dépenser une Pièce
duals-duty-done = Obligation remplie
duals-springs = { $done } cartes Fontaine sur 6
duals-end-near = { $cause ->
    [bag] Le sac est vide
   *[deck] La pioche est vide
} : reste le décompte spécial
duals-coin-use = { $use ->
    [flair] Pièce : Panache
    [rainbow] Pièce : Arc-en-Ciel
    [starburst] Pièce : Éclatétoile
    [taylor] Pièce : Tailleur
   *[draw] Pièce : piocher 2, rendre 2
}
duals-coin-spent = Une Pièce par tour : dépensée
duals-coin-none = Plus de Pièce

# tokens, types, hexes
duals-type = { $type ->
    [B] pain
    [C] cristal
    [M] viande
    [I] métal
    [O] potion
   *[P] plante
}
duals-letter = { $type ->
    [B] B
    [C] C
    [M] M
    [I] I
    [O] O
    [P] P
   *[W] W
}
duals-token = { $type ->
    [B] un pain
    [C] un cristal
    [M] une viande
    [I] un métal
    [O] une potion
    [P] une plante
   *[W] Copain
}
duals-dual = le Duo { $a } et { $b }
duals-short-dual = { $a } et { $b }
duals-hex-empty = { $hex }, vide
duals-hex-mini = { $hex }, la Fontaine
duals-hex-stack = { $hex } : { $top }{ $below ->
    [none] {""}
   *[other] , sur { $below }
}
duals-power-B = Tire un autre jeton et place-le
duals-power-C = Tire 3, place 1
duals-power-M = Déplace 1 voisin où tu veux
duals-power-I = Déplace 2 voisins d’une case
duals-power-O = Échange 2 dragons
duals-power-P = Embrase 1 voisin

# pattern cards
duals-pattern = { $shape ->
    [L] Ligne droite : { $icons }
    [T] Triangle : { $icons }
   *[other] Motif de Fontaine : { $icons }
}
duals-found-all = sur le plateau
duals-found-with = avec { $hex }
duals-found-some = { $have } sur { $of }
duals-found-few = pas encore
duals-found-places = { $matches ->
    [0] Aucun endroit ne convient
    [one] 1 endroit convient
   *[other] { $matches } endroits conviennent
}, { $short ->
    [0] aucun à un jeton près
    [one] 1 à un jeton près
   *[other] { $short } à un jeton près
}

# the question
duals-waiting = { $ask ->
    [pull] { $name } tire un jeton
    [place] { $name } place un jeton
    [score] { $name } marque
    [fancy] { $name } choisit un Dragon Fantaisie
   *[other] { $name } embrase
}
duals-special = décompte spécial
duals-ask-pull = Tirer un jeton ?
    .small = tirez
    .then = Vous le placez, puis il peut s’embraser.
duals-ask-place = Où va-t-il ?
    .small = placez le jeton
    .then = Choisissez une case pour voir l’effet.
duals-ask-fire = L’embraser ?
    .small = embraser
    .then = Selon l’un de ses types, ou pas du tout.
duals-ask-crystal-pick = Lequel placez-vous ?
    .small = cristal
    .then = Les autres retournent dans le sac.
duals-ask-meat-from = Quel voisin se déplace ?
    .small = viande
    .then = Il peut aller partout où il y a de la place.
duals-ask-meat-to = Vers où ?
    .small = viande
    .then = Toute autre case avec de la place.
duals-ask-iron-from = Quel voisin se déplace ?
    .small = métal
    .then = D’une case ; puis un second jeton, si vous voulez.
duals-ask-iron-to = De quel côté ?
    .small = métal
    .then = D’une case.
duals-ask-potion-a = Quel jeton échanger ?
    .small = potion
    .then = Deux sommets de pile changent de place.
duals-ask-potion-b = Avec lequel ?
    .small = potion
    .then = Un jeton différent.
duals-ask-plant-to = Quel voisin s’embrase ?
    .small = plante
    .then = Son pouvoir agit là où il se trouve.
duals-ask-plant-as = Selon quel type ?
    .small = plante
    .then = Il utilise l’un de ses deux pouvoirs.
duals-ask-score = Quelle carte marquez-vous ?
    .small = marquez
    .then = Chaque carte dont le motif est sur le plateau, dans l’ordre voulu.
duals-ask-score-none = Rien à marquer
duals-ask-fountain-to = Où va la Fontaine ?
    .small = la Fontaine se déplace
    .then = Les jetons y sont levés : vous en gardez un pour le prochain tour.
duals-ask-fountain-keep = Lequel gardez-vous ?
    .small = la Fontaine
    .then = Vous le jouez au prochain tour ; les autres vont dans le sac.
duals-ask-coin-return = Quelle carte retourne ?
    .small = Pièce
    .then = Sous la pioche ; vous seul savez laquelle.
duals-ask-draw-from = D’où piocher ?
    .small = piochez
    .then = De la pioche, ou une carte visible.
duals-ask-flair-name = Quel type annoncez-vous ?
    .small = Panache
    .then = Si la prochaine carte le porte, vous en piochez une seconde.
duals-ask-star-from = Quel jeton se déplace ?
    .small = Éclatétoile
    .then = Un sommet de pile, d’une case.
duals-ask-star-to = De quel côté ?
    .small = Éclatétoile
    .then = D’une case.
duals-ask-taylor-keep = Lequel jouez-vous ?
    .small = Tailleur
    .then = L’autre retourne dans le sac.
duals-ask-fancy-pick = Quel Dragon Fantaisie vient jouer ?
    .small = avant le premier tour
    .then = Il sert aux deux joueurs.
duals-put-place = { $token } en { $hex } ?
duals-put-from = Déplacer { $token } de { $hex } ?
duals-put-to = { $token } de { $from } vers { $hex } ?
duals-put-swap = Échanger { $token } en { $hex } ?
duals-put-with = Échanger { $other } en { $from } avec { $token } en { $hex } ?
duals-put-ignite = Embraser { $token } en { $hex } ?
duals-put-fountain = La Fontaine en { $hex } ?
duals-put-score = Marquer { $card } ?
duals-put-claim = Remporter { $card } ?
duals-put-return = { $card } sous la pioche ?
duals-put-pick = Placer { $token } ?
duals-put-keep = Garder { $token } ?
duals-put-choose = Jouer avec { $fancy } ?
duals-put-draw = { $card ->
    [deck] La première carte de la pioche ?
   *[other] Prendre { $card } ?
}
duals-put-coin = { $use ->
    [flair] Dépenser une Pièce pour Panache ?
    [rainbow] Dépenser une Pièce pour Arc-en-Ciel ?
    [starburst] Dépenser une Pièce pour Éclatétoile ?
    [taylor] Dépenser une Pièce pour Tailleur ?
   *[draw] Dépenser une Pièce ?
}
duals-then-completes = Complète { $cards }.
duals-then-covers = Recouvre { $token }.
duals-then-full = La pile sera alors pleine.
duals-then-worth = +{ $count } de Réputation.
duals-then-coin = Piochez deux cartes, puis glissez-en deux sous la pioche.
duals-then-lifts = { $tokens ->
    [none] Rien ne s’y trouve : rien n’est gardé.
   *[other] Lève { $tokens }.
}
duals-do-pull = Tirer
duals-do-place = Placer
duals-do-from = Lever
duals-do-to = Déplacer
duals-do-swap = Celui-ci
duals-do-with = Échanger
duals-do-ignite = Embraser
duals-do-fountain = Déplacer
duals-do-score = Marquer
duals-do-claim = Remporter
duals-do-return = Rendre
duals-do-pick = Prendre
duals-do-keep = Garder
duals-do-choose = Choisir
duals-do-draw = Piocher
duals-do-coin = Dépenser
duals-do-no = Ne pas embraser
duals-do-stop = Cela suffit
duals-do-done = Fin du décompte
duals-do-fire = en { $type }
duals-do-as = en { $type }
duals-do-name = { $type }
duals-elsewhere = Reposer
duals-preview = { $card }, +{ $count }
duals-key-coin = dépenser une Pièce
duals-key-arrows = aller de case en case

# the story
duals-turn = Tour { $turn }
duals-set-up = Mise en place
duals-story-fancy = { $card } entre en jeu.
duals-story-fancy-by = { $name } a choisi { $card }.
duals-story-drawn = Tirés pour commencer : { $a } et { $b }.
duals-story-begun = { $name } commence.
duals-story-begun-solo = La partie commence.
duals-story-pulled = { $name } a tiré { $token }.
duals-story-took = { $name } joue le jeton gardé, { $token }.
duals-story-placed = { $name } a placé { $token } en { $hex }.
duals-story-fired = { $name } a embrasé { $type } en { $hex }.
duals-story-moved = { $token } est allé de { $from } en { $to }.
duals-story-swapped = { $a } et { $b } ont changé de place, { $from } et { $to }.
duals-story-picked = { $name } prend { $token }.
duals-story-bagged = De retour dans le sac : { $tokens }.
duals-story-scored = { $name } a marqué { $card } : +{ $count }.
duals-story-claimed = { $name } a remporté { $card } : +{ $count }.
duals-story-fountain = { $name } a déplacé la Fontaine en { $hex }.
duals-story-kept = { $name } garde { $token }.
duals-story-revealed = Prochaine carte Fontaine : { $card }.
duals-story-coin = { $name } a dépensé une Pièce{ $use ->
    [flair] {" "}: Panache.
    [rainbow] {" "}: Arc-en-Ciel.
    [starburst] {" "}: Éclatétoile.
    [taylor] {" "}: Tailleur.
   *[draw] {""}.
}
duals-story-named = { $name } a annoncé { $type }.
duals-story-shown = { $name } a pioché { $card }, montrée à tous.
duals-story-drew = { $name } a pioché { $card ->
    [none] une carte.
   *[other] { $card }.
}
duals-story-returned = { $name } a glissé { $card ->
    [none] une carte
   *[other] { $card }
} sous la pioche.
duals-story-turned = { $card } est retournée.
duals-story-extras = Le sac était vide : la réserve y est entrée.
duals-story-end = { $cause ->
    [bag] Le sac est vide
   *[deck] La pioche est vide
} : la fin est proche.
duals-story-special = { $name } a le décompte spécial.
duals-story-half = Première partie : { $scores }.

# after the game
duals-half-over = La première partie est finie
duals-you-won = Vous avez gagné !
duals-they-won = { $name } a gagné.
duals-shared = Une victoire partagée !
duals-solo-won = Les six cartes Fontaine : vous avez gagné !
duals-solo-duty = L’obligation n’a pu être remplie. { $done } cartes Fontaine sur 6.
duals-solo-end = { $cause ->
    [bag] Le sac s’est vidé
   *[deck] La pioche s’est vidée
} avant la fin. { $done } cartes Fontaine sur 6.
duals-cards-won = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
duals-from-cards = Cartes
duals-from-coins = Pièces
duals-from-first = Première partie
duals-left-hand = Restait en main : { $cards }
duals-chart = Réputation tour par tour. { $ends }
duals-chart-end = { $name } : { $count }
duals-chart-title = Le cours de la partie
duals-chart-hint = Les tours de gauche à droite ; chaque marche est une carte.

# why not
flamecraft_duals-refusal-FD-03 = Aucune carte ne peut être piochée : la Pièce ne ferait rien.
    .section = Règles : Pièces
flamecraft_duals-refusal-FD-13 = Une case ne s’embrase qu’une fois par chaîne.
    .section = Règles : plante
flamecraft_duals-refusal-FD-15 = Copain n’a pas de pouvoir à embraser.
    .section = Règles : Copain
flamecraft_duals-refusal-FD-16 = Son pouvoir ne ferait rien maintenant.
    .section = Règles : embraser
flamecraft_duals-refusal-FD-17 = Un pouvoir embrasé doit être exécuté.
    .section = Règles : embraser
flamecraft_duals-refusal-FD-18 = Le jeton doit aller sur une autre case.
    .section = Règles : viande
flamecraft_duals-refusal-FD-19 = Le second jeton doit être un autre.
    .section = Règles : métal
flamecraft_duals-refusal-FD-21 = Il faut les sommets de deux cases.
    .section = Règles : potion
flamecraft_duals-refusal-FD-32 = Une seule carte Fontaine par tour.
    .section = Règles : Fontaine
flamecraft_duals-refusal-FD-34 = La Fontaine doit changer de case.
    .section = Règles : Fontaine
flamecraft_duals-refusal-FD-38 = La Fontaine s’y trouve : aucun jeton n’y entre ni n’en sort.
    .section = Règles : Fontaine
flamecraft_duals-refusal-FD-45 = Terminez d’abord cette étape ; ensuite une Pièce peut être dépensée.
    .section = Règles : Pièces
flamecraft_duals-refusal-FD-47 = Les cartes se marquent une fois le jeton joué.
    .section = Règles : le tour
flamecraft_duals-refusal-FD-50 = Les Pièces se dépensent pendant votre tour.
    .section = Règles : Pièces
flamecraft_duals-refusal-FD-54 = Deux sommets égaux : l’échange ne change rien.
    .section = Règles : potion
flamecraft_duals-refusal-FD-65 = Arc-en-Ciel demande un jeton en main qui peut s’embraser.
    .section = Arc-en-Ciel
flamecraft_duals-refusal-FD-66 = Tailleur demande un jeton en main, pas un de ceux du cristal.
    .section = Tailleur
flamecraft_duals-refusal-FD-70 = D’abord compléter une carte ou dépenser une Pièce : l’obligation de chaque tour en Solo.
    .section = Règles : Solo
flamecraft_duals-refusal-FD-71 = La nouvelle carte peut être remportée dès le prochain tour.
    .section = Règles : Solo
flamecraft_duals-refusal-not-now = Ce n’est pas la question.
    .section = Règles : le tour
flamecraft_duals-refusal-no-coin = Vous n’avez plus de Pièce.
    .section = Règles : Pièces
flamecraft_duals-refusal-one-coin = Une Pièce par tour, et elle est dépensée.
    .section = Règles : Pièces
flamecraft_duals-refusal-no-fancy = Ce Dragon Fantaisie n’est pas de la partie.
    .section = Dragons Fantaisie
flamecraft_duals-refusal-nothing-moves = Aucun jeton ne pourrait bouger.
    .section = Éclatétoile
flamecraft_duals-refusal-bag-empty = Il n’y a pas de second jeton à tirer.
    .section = Tailleur
flamecraft_duals-refusal-no-match = Son motif n’est pas sur le plateau.
    .section = Règles : marquer
flamecraft_duals-refusal-not-open = Cette carte Fontaine n’est pas visible.
    .section = Règles : Fontaine
flamecraft_duals-refusal-not-its-type = Le jeton n’est pas de ce type.
    .section = Règles : embraser
flamecraft_duals-refusal-stack-full = Trois jetons font une pile pleine.
    .section = Règles : piles
flamecraft_duals-refusal-not-adjacent = { $hex } n’est pas adjacente à { $from }.
    .section = Règles : embraser
flamecraft_duals-refusal-nothing-there = { $hex } n’a pas de jeton.
    .section = Règles : embraser
flamecraft_duals-refusal-walled-in = Ce jeton ne peut aller nulle part.
    .section = Règles : métal

# the rules in short
duals-rule-turn = Jouer : tirez un jeton, placez-le sur une case de moins de trois jetons et embrasez-le si vous voulez. Marquer : chaque carte dont le motif est sur le plateau. Renouveler : piochez jusqu’à { $limit } cartes.
    .name = Le tour
duals-rule-stacks = Seul le sommet d’une pile compte, agit et se déplace. Un Dragon Duo est de ses deux types.
    .name = Piles
duals-rule-cards = Un motif peut être tourné, jamais retourné. Les mêmes jetons peuvent servir plusieurs cartes.
    .name = Marquer
duals-rule-coins = Une fois par tour, entre deux étapes, dépensez une Pièce : piochez deux cartes, puis glissez-en deux sous la pioche. Une Pièce restante vaut 1 à la fin.
    .name = Pièces
duals-rule-end = Quand le sac ou la pioche se vide, le tour s’achève et l’autre a un décompte spécial. La plus grande Réputation gagne, puis le plus de cartes.
    .name = La fin
duals-rule-fancy = Deux Dragons Fantaisie servent aux deux joueurs. Un Dragon actif est un autre usage d’une Pièce.
    .name = Dragons Fantaisie
duals-rule-fountain = Une fois par tour, vous pouvez remporter une carte Fontaine visible. La Fontaine change alors de case ; vous gardez un des jetons qui s’y trouvaient et le jouez au prochain tour au lieu de tirer. Aucun jeton n’est ni ne passe sous la Fontaine.
    .name = Fontaine
duals-rule-solo = À chaque tour, complétez au moins une carte ou dépensez une Pièce. Remportez les six cartes Fontaine avant que le sac ou la pioche se vide.
    .name = Solo

# names
duals-card-L-BBB = L’Allée des Baguettes
duals-card-L-CCC = La Rangée Facettes
duals-card-L-MMM = Aux Brochettes Braisées
duals-card-L-III = La Ruelle aux Enclumes
duals-card-L-OOO = Les Trois Fioles
duals-card-L-PPP = Haies & Cie
duals-card-T-BBB = Le Coin des Miettes
duals-card-T-CCC = La Pointe du Prisme
duals-card-T-MMM = Le Recoin qui Grésille
duals-card-T-III = La Place du Rivet
duals-card-T-OOO = L’Anse aux Chaudrons
duals-card-T-PPP = La Cour aux Trèfles
duals-card-L-BBC = La Boulange en Sucre
duals-card-L-BBM = Tourtes & Volailles
duals-card-L-BBI = Toasts & Tenailles
duals-card-L-BBO = Levain & Élixir
duals-card-L-BBP = Le Fournil aux Graines
duals-card-L-CCB = Croûte de Cristal
duals-card-L-CCM = Gemmes & Jambons
duals-card-L-CCI = Filigrane & Flamme
duals-card-L-CCO = Lentilles d’Eau de Lune
duals-card-L-CCP = Joyaux de Rosée
duals-card-L-MMB = Le Petit Pain Farci
duals-card-L-MMC = Le Gril au Sel Gemme
duals-card-L-MMI = La Cuisine en Fonte
duals-card-L-MMO = Le Manoir des Marinades
duals-card-L-MMP = Fumée & Romarin
duals-card-L-IIB = Poêles & Pâtons
duals-card-L-IIC = Clou & Diamant
duals-card-L-IIM = Broche & Clé
duals-card-L-IIO = L’Atelier des Bouilloires
duals-card-L-IIP = La Treille de Fer
duals-card-L-OOB = La Grotte du Goûter
duals-card-L-OOC = Philtre & Facette
duals-card-L-OOM = Le Bouillon des Merveilles
duals-card-L-OOI = Alambic & Boulon
duals-card-L-OOP = Le Tonique aux Pétales
duals-card-L-PPB = Blés & Bleuets
duals-card-L-PPC = La Serre aux Gemmes
duals-card-L-PPM = Herbes & Rôtis
duals-card-L-PPI = Bêche & Bourgeon
duals-card-L-PPO = Le Remède aux Racines
duals-card-F-B = La Miche des Moissons
duals-card-F-C = L’Étoile de Givre
duals-card-F-M = La Grande Brochette
duals-card-F-I = Le Fer à Cheval
duals-card-F-O = La Volute
duals-card-F-P = La Feuille et sa Tige
duals-fancy-flair = Panache
    .text = Dépensez une Pièce : annoncez un type, piochez et montrez une carte. Si elle porte ce type, piochez-en une seconde sans la montrer.
duals-fancy-rainbow = Arc-en-Ciel
    .text = Dépensez une Pièce avec un jeton en main : une fois placé, il peut s’embraser comme n’importe quel type.
duals-fancy-starburst = Éclatétoile
    .text = Dépensez une Pièce : déplacez un sommet de pile d’une case.
duals-fancy-taylor = Tailleur
    .text = Dépensez une Pièce avec un jeton en main : tirez-en un second, jouez l’un, remettez l’autre dans le sac.
duals-fancy-buddy = Copain
    .text = Le jeton Copain est dans le sac. Sans pouvoir, il vaut un type au choix pour chaque carte.
duals-fancy-goldrush = Ruée-d’Or
    .text = Les Pièces restantes ne valent rien. Sans aucune Pièce à la fin : 4 points de Réputation.
duals-fancy-steven = Pairceval
    .text = Deux cartes Boutique sont visibles ; chaque pioche peut en prendre une, aussitôt remplacée.
duals-fancy-todd = Impairial
    .text = La limite de main passe à 3 cartes.
