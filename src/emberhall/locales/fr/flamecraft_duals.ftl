flamecraft_duals-name = Flamecraft Duals
flamecraft_duals-blurb = Empilez des jetons sur dix-neuf hexagones jusqu’à former les motifs de vos cartes.
    .seats = 1–2
    .time = 20 min

# les options en phrases
flamecraft_duals-option-mode = On joue { $chip }.
flamecraft_duals-option-mode-standard = en mode standard
flamecraft_duals-option-mode-fancy = en mode Fantaisie
flamecraft_duals-option-mode-fountain = en mode Fontaine
flamecraft_duals-option-mode-fancy_fountain = avec Fantaisies et Fontaine
flamecraft_duals-option-mode-solo = en mode Solo
flamecraft_duals-option-fancy_pick = Les Dragons Fantaisie sont { $chip }.
flamecraft_duals-option-fancy_pick-choose = choisis par vous deux
flamecraft_duals-option-fancy_pick-random = tirés au sort
flamecraft_duals-option-fancy_pick-value = { $value }
flamecraft_duals-option-first_player = Commence { $chip }.
flamecraft_duals-option-first_player-draw = qui tire le meilleur jeton
flamecraft_duals-option-first_player-random = n’importe qui
flamecraft_duals-option-first_player-value = la chaise { $value }
flamecraft_duals-option-match = On joue { $chip }.
flamecraft_duals-option-match-single = une partie
flamecraft_duals-option-match-pair = deux parties, chacun commençant une fois
flamecraft_duals-option-solo_coins = Vous commencez avec { $chip }.
flamecraft_duals-option-solo_coins-value = { $value } Pièces
flamecraft_duals-option-end_reveal = Après la partie, les mains { $chip }.
flamecraft_duals-option-end_reveal-true = sont montrées
flamecraft_duals-option-end_reveal-false = restent secrètes
flamecraft_duals-option-pattern_help = Les motifs réalisés { $chip }.
flamecraft_duals-option-pattern_help-true = vous sont signalés
flamecraft_duals-option-pattern_help-false = sont à repérer
flamecraft_duals-option-house_cards = Les cartes écrites pour cette table { $chip }.
flamecraft_duals-option-house_cards-true = sont de la partie
flamecraft_duals-option-house_cards-false = restent dehors

# jetons et cartes
flamecraft_duals-type = { $type ->
    [B] pain
    [C] cristal
    [M] viande
    [I] métal
    [O] potion
   *[P] plante
}
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
flamecraft_duals-power = { $type ->
    [B] Joue un autre dragon
    [C] Tire 3, place 1
    [M] Déplace 1 voisin où tu veux
    [I] Déplace 2 voisins d’une case
    [O] Échange 2 dragons
   *[P] Embrase 1 voisin
}
flamecraft_duals-card = { $card ->
    [L-BBB] L’Allée des Baguettes
    [L-CCC] La Rangée Facettes
    [L-MMM] Aux Brochettes Braisées
    [L-III] La Ruelle aux Enclumes
    [L-OOO] Les Trois Fioles
    [L-PPP] Haies & Cie
    [T-BBB] Le Coin des Miettes
    [T-CCC] La Pointe du Prisme
    [T-MMM] Le Recoin qui Grésille
    [T-III] La Place du Rivet
    [T-OOO] L’Anse aux Chaudrons
    [T-PPP] La Cour aux Trèfles
    [L-BBC] La Boulange en Sucre
    [L-BBM] Tourtes & Volailles
    [L-BBI] Toasts & Tenailles
    [L-BBO] Levain & Élixir
    [L-BBP] Le Fournil aux Graines
    [L-CCB] Croûte de Cristal
    [L-CCM] Gemmes & Jambons
    [L-CCI] Filigrane & Flamme
    [L-CCO] Lentilles d’Eau de Lune
    [L-CCP] Joyaux de Rosée
    [L-MMB] Le Petit Pain Farci
    [L-MMC] Le Gril au Sel Gemme
    [L-MMI] La Cuisine en Fonte
    [L-MMO] Le Manoir des Marinades
    [L-MMP] Fumée & Romarin
    [L-IIB] Poêles & Pâtons
    [L-IIC] Clou & Diamant
    [L-IIM] Broche & Clé
    [L-IIO] L’Atelier des Bouilloires
    [L-IIP] La Treille de Fer
    [L-OOB] La Grotte du Goûter
    [L-OOC] Philtre & Facette
    [L-OOM] Le Bouillon des Merveilles
    [L-OOI] Alambic & Boulon
    [L-OOP] Le Tonique aux Pétales
    [L-PPB] Blés & Bleuets
    [L-PPC] La Serre aux Gemmes
    [L-PPM] Herbes & Rôtis
    [L-PPI] Bêche & Bourgeon
    [L-PPO] Le Remède aux Racines
    [F-B] La Miche des Moissons
    [F-C] L’Étoile de Givre
    [F-M] La Grande Brochette
    [F-I] Le Fer à Cheval
    [F-O] La Volute
   *[F-P] La Feuille et sa Tige
}

# les Dragons Fantaisie
flamecraft_duals-fancy-flair = Panache
    .text = Dépensez une Pièce : annoncez un type, piochez et montrez une carte. Si elle porte ce type, piochez-en une seconde sans la montrer.
flamecraft_duals-fancy-rainbow = Arc-en-Ciel
    .text = Dépensez une Pièce avec un jeton en main : une fois placé, il peut s’embraser comme n’importe quel type.
flamecraft_duals-fancy-starburst = Éclatétoile
    .text = Dépensez une Pièce : déplacez un sommet de pile d’une case.
flamecraft_duals-fancy-taylor = Tailleur
    .text = Dépensez une Pièce avec un jeton en main : tirez-en un second, jouez l’un, remettez l’autre dans le sac.
flamecraft_duals-fancy-buddy = Copain
    .text = Le jeton Copain est dans le sac. Sans pouvoir, il vaut un type au choix pour chaque carte.
flamecraft_duals-fancy-goldrush = Ruée-d’Or
    .text = Les Pièces restantes ne valent rien. Sans aucune Pièce à la fin : 4 points de Réputation.
flamecraft_duals-fancy-steven = Pairceval
    .text = Deux cartes Boutique sont visibles ; chaque pioche peut en prendre une, aussitôt remplacée.
flamecraft_duals-fancy-todd = Impairial
    .text = La limite de main passe à 3 cartes.

# la table
flamecraft_duals-bag = Sac
flamecraft_duals-extras = Jetons de réserve
flamecraft_duals-deck = Pioche
flamecraft_duals-hand = Main
flamecraft_duals-pile = Cartes marquées
flamecraft_duals-coins = Pièces
flamecraft_duals-kept = Jeton gardé
flamecraft_duals-mini = Fontaine
flamecraft_duals-reputation = Réputation
flamecraft_duals-house = maison
flamecraft_duals-duty = Réalisez une carte ou dépensez une Pièce
flamecraft_duals-duty-done = Obligation remplie
flamecraft_duals-won = Les six sont remportées : victoire !
flamecraft_duals-lost-duty = L’obligation n’a pas pu être remplie : perdu.
flamecraft_duals-lost-end = Tout s’est épuisé avant la sixième carte : perdu.
flamecraft_duals-phase-fancy = Fantaisies
flamecraft_duals-phase-play = Jouer
flamecraft_duals-phase-score = Marquer
flamecraft_duals-phase-refresh = Renouveler
flamecraft_duals-phase-special = Décompte spécial
flamecraft_duals-phase-over = La fin

# les questions
flamecraft_duals-ask-fancy-pick = Quel Dragon Fantaisie entre en jeu ?
flamecraft_duals-ask-pull = Tirez un jeton.
flamecraft_duals-ask-place = Où le placer ?
flamecraft_duals-ask-fire = L’embraser ?
flamecraft_duals-ask-crystal-pick = Lequel placez-vous ?
flamecraft_duals-ask-meat-from = Quel voisin se déplace ?
flamecraft_duals-ask-meat-to = Vers où ?
flamecraft_duals-ask-iron-from = Quel voisin avance d’une case ?
flamecraft_duals-ask-iron-to = De quel côté ?
flamecraft_duals-ask-potion-a = Échanger lequel ?
flamecraft_duals-ask-potion-b = Avec lequel ?
flamecraft_duals-ask-plant-to = Quel voisin s’embrase ?
flamecraft_duals-ask-plant-as = Comme quel type ?
flamecraft_duals-ask-score = Que marquez-vous ?
flamecraft_duals-ask-fountain-to = Où va la Fontaine ?
flamecraft_duals-ask-fountain-keep = Quel jeton gardez-vous ?
flamecraft_duals-ask-coin-return = Quelle carte va sous la pioche ?
flamecraft_duals-ask-draw-from = Piocher où ?
flamecraft_duals-ask-flair-name = Annoncez un type.
flamecraft_duals-ask-star-from = Quel jeton avance d’une case ?
flamecraft_duals-ask-star-to = De quel côté ?
flamecraft_duals-ask-taylor-keep = Lequel des deux jouez-vous ?

# les réponses
flamecraft_duals-word-no = Le laisser dormir
flamecraft_duals-word-pull = Tirer
flamecraft_duals-word-stop = Cela suffit
flamecraft_duals-word-done = Terminé
flamecraft_duals-word-coin = Dépenser une Pièce : piocher 2, remettre 2
flamecraft_duals-word-coin-flair = Dépenser une Pièce : Panache
flamecraft_duals-word-coin-rainbow = Dépenser une Pièce : Arc-en-Ciel
flamecraft_duals-word-coin-starburst = Dépenser une Pièce : Éclatétoile
flamecraft_duals-word-coin-taylor = Dépenser une Pièce : Tailleur
flamecraft_duals-word-draw-deck = De la pioche
flamecraft_duals-word-draw-0 = La première carte visible
flamecraft_duals-word-draw-1 = La seconde carte visible

# le récit
flamecraft_duals-story-fancy = { $name } choisit { $card }.
flamecraft_duals-story-fancy-lot = { $card } entre en jeu.
flamecraft_duals-story-dealt = { $name } a { $count } cartes en main.
flamecraft_duals-story-laid = Six dragons entourent le centre.
flamecraft_duals-story-drawn = Tirés pour commencer : { $a } et { $b }.
flamecraft_duals-story-drawn-again = Tirés pour commencer : { $a } et { $b }. On recommence !
flamecraft_duals-story-begun = { $name } commence.
flamecraft_duals-story-turn = Au tour de { $name }.
flamecraft_duals-story-pulled = { $name } tire { $token }.
flamecraft_duals-story-took = { $name } joue le jeton gardé : { $token }.
flamecraft_duals-story-extras = Le sac est vide : les jetons de réserve y entrent.
flamecraft_duals-story-placed = { $name } place { $token } en { $hex }.
flamecraft_duals-story-rested = Il ne s’embrase pas.
flamecraft_duals-story-fired = { $token } en { $hex } s’embrase : { $type }.
flamecraft_duals-story-picked = { $name } choisit { $token }.
flamecraft_duals-story-moved = { $token } passe de { $from } à { $to }.
flamecraft_duals-story-swapped = { $a } et { $b } échangent leurs places.
flamecraft_duals-story-bagged = De retour dans le sac : { $tokens }.
flamecraft_duals-story-scored = { $name } marque { $card }, pour { $reputation }.
flamecraft_duals-story-claimed = { $name } remporte { $card }, pour { $reputation }.
flamecraft_duals-story-fountain = La Fontaine va en { $hex }.
flamecraft_duals-story-kept = { $name } garde { $token }.
flamecraft_duals-story-coin = { $name } dépense une Pièce.
flamecraft_duals-story-drew = { $name } pioche une carte.
flamecraft_duals-story-drew-card = { $name } pioche { $card }.
flamecraft_duals-story-drew-open = { $name } prend { $card }.
flamecraft_duals-story-named = { $name } annonce { $type }.
flamecraft_duals-story-shown = { $name } pioche et montre { $card }.
flamecraft_duals-story-turned = { $card } est retournée.
flamecraft_duals-story-returned = { $name } remet une carte sous la pioche.
flamecraft_duals-story-returned-card = { $name } remet { $card } sous la pioche.
flamecraft_duals-story-revealed = La carte Fontaine suivante est { $card }.
flamecraft_duals-story-done = { $name } a terminé.
flamecraft_duals-story-end-bag = Le sac est épuisé : la fin approche.
flamecraft_duals-story-end-deck = La pioche est épuisée : la fin approche.
flamecraft_duals-story-special = { $name } peut marquer une dernière fois.
flamecraft_duals-story-half = Mi-temps : { $scores }. L’autre commence à présent.
flamecraft_duals-story-over = La partie est finie : { $scores }.

# pourquoi pas
flamecraft_duals-refusal-FD-03 = Il ne reste aucune carte à piocher.
    .section = Règles : Dépenser une Pièce
flamecraft_duals-refusal-FD-13 = Cette chaîne est déjà passée par là.
    .section = Règles : Plante
flamecraft_duals-refusal-FD-15 = Copain n’a pas de pouvoir.
    .section = Règles : Fantaisies passives
flamecraft_duals-refusal-FD-16 = Cela n’aurait aucun effet.
    .section = Règles : Embraser
flamecraft_duals-refusal-FD-17 = Un pouvoir embrasé s’exécute.
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
flamecraft_duals-refusal-FD-66 = Tailleur demande un jeton en main, et pas celui d’un cristal.
    .section = Règles : Fantaisies actives
flamecraft_duals-refusal-FD-70 = Réalisez d’abord une carte ou dépensez une Pièce.
    .section = Règles : Mode Solo
flamecraft_duals-refusal-FD-71 = Cette carte attend votre prochain tour.
    .section = Règles : Mode Solo
flamecraft_duals-refusal-not-now = Cela répond à une autre question.
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
