# L’explorateur : ce que les parties terminées disent des cartes, des decks, des boutiques et des ouvertures.
explorer-title = Explorateur
explorer-what-cards = Ce que les parties terminées disent des cartes.
explorer-what-decks = Deck contre deck : combien de fois le deck de la ligne a gagné.
explorer-what-shops = D’où vient la réputation, et si elle fait gagner.
explorer-what-openings = Comment les parties commencent, et où cela mène.
explorer-views = Que regarder
explorer-view-cards = Cartes
explorer-view-decks = Decks
explorer-view-shops = Boutiques
explorer-view-openings = Ouvertures
explorer-which = Quel jeu
explorer-people = Joueurs
explorer-bots = Bots
explorer-both = Les deux
explorer-company = Les parties de qui
explorer-level = Niveau
explorer-level-any = tout niveau
explorer-level-easy = débutants
explorer-level-middle = au milieu
explorer-level-strong = forts
explorer-seats = Joueurs
explorer-seats-any = à tout nombre de joueurs
explorer-seats-some = à { $seats } joueurs
explorer-rules = Règles
explorer-rules-today = règles { $rules }, celles d’aujourd’hui
explorer-rules-older = règles { $rules }
explorer-counted = { $games ->
        [one] une partie
       *[other] { $games } parties
    }
explorer-games = Fois
explorer-times = { $count } fois
explorer-how = Comment lire.
explorer-each = Une partie compte une fois par camp.
explorer-read-cards = Un taux dit quelles parties ont été gagnées, non ce que la carte a fait : les bonnes cartes voyagent avec les bons joueurs. Là où une barre touche la ligne à 50, nous ne savons pas.
explorer-read-decks = Suivez une ligne : bleu-vert gagne, prune perd, d’autant plus net que c’est fort. ▲ ou ▼ : l’intervalle à 95 % laisse 50 dehors.
explorer-read-shops = Taux de victoires, ramenés à parts égales : 50 vaut ce que donnerait le hasard à cette table, quelle que soit sa taille.
explorer-read-openings = Plus la couleur est forte, plus il y en a. Hachuré : trop peu de parties ; choisissez une case pour son nombre.
explorer-overall = Toutes les places regardées ici ont gagné { $rate } % d’une part égale de 50.
explorer-source = { $games } de toutes ces parties ont été jouées par des bots : { $levels }. Elles sont venues avec la maison.
explorer-few = trop peu
explorer-few-below = Trop peu pour dire : moins de { $least } fois
explorer-none = { $games ->
        [0] Aucune partie ne dit encore rien ici.
        [one] Une partie ne dit encore rien.
       *[other] { $games } parties ne disent encore rien.
    }
explorer-widen = Voir toutes les parties
explorer-again = Réessayer
explorer-find = Chercher
explorer-shown = { $shown } sur { $all }
explorer-all = Tout montrer
explorer-back = Toutes les cartes
explorer-choose-column = Ce qu’on voit
explorer-scatter = Combien, et avec quel succès
explorer-scatter-x = parties, à l’échelle des racines carrées
explorer-more-wins = gagne plus
explorer-fewer-wins = gagne moins
explorer-when = Gagne, quand elle est…
explorer-by-turn = Selon le tour où elle est jouée d’abord
explorer-turn = tour { $turn }
explorer-holders = Piochée, deck par deck
explorer-copies = { $copies } exemplaires
explorer-itself = lui-même
explorer-all-together = En tout
explorer-order-both = Peu importe
explorer-order-first = Ligne d’abord
explorer-order-second = Ligne ensuite
explorer-order = Qui commence
explorer-against = { $deck } contre { $other }
explorer-row-loses = la ligne perd
explorer-row-wins = la ligne gagne
explorer-share = { $share } %
explorer-rate = { $rate } %
explorer-give = ± { $give }
explorer-mean = { $amount } en moyenne
explorer-place = { $part } : { $rate } % ({ $low } à { $high }) sur { $games } fois, { $amount } en moyenne.
explorer-place-few = { $part } : trop peu pour dire, { $games } fois.
explorer-place-share = { $part } : { $share } % de { $games } parties y commencent ; elles sont gagnées à { $rate } % ({ $low } à { $high }).
explorer-place-share-few = { $part } : { $share } % de { $games } parties y commencent, soit { $count } ; trop peu pour en dire plus.
explorer-keys = Les flèches déplacent, Entrée ouvre, S trie par la colonne, [ et ] changent de vue.
explorer-said = { $name }, { $games } fois. { $figures }
explorer-said-rate = { $part } { $rate }, { $sure ->
        [1] sûrement plus de 50
        [-1] sûrement moins de 50
       *[other] peut-être 50
    }.
explorer-said-amount = { $part } { $amount }.
explorer-said-few = { $part }, trop peu pour dire.
explorer-cli-sheet = { $sheet } : { $games } parties

explorer-deck = Ce que les parties disent de ces cartes
explorer-deck-like = Parties gagnées avec { $deck }, le deck le plus proche, quand la carte a été piochée.
explorer-deck-any = Parties gagnées par qui avait la carte dans un deck quelconque et l’a piochée ; aucun deck connu n’est proche.

## les feuilles de chaque jeu
explorer-dragonduel-cards = Cartes
explorer-dragonduel-cards-deck = Dans le deck
explorer-dragonduel-cards-drawn = Piochée
explorer-dragonduel-cards-early = Jouée au tour 4 au plus
explorer-dragonduel-cards-unplayed = Piochée, pas jouée
explorer-dragonduel-cards-tower = De la Tour
explorer-dragonduel-decks = Deck contre deck
explorer-dragonduel-decks-ember-gale = Rafale de braise
explorer-dragonduel-decks-hive-and-hearth = La Ruche et le Foyer
explorer-dragonduel-decks-cold-current = Courant froid
explorer-dragonduel-decks-hollow-court = La Cour creuse
explorer-dragonduel-decks-sky-choir = Chœur du ciel
explorer-dragonduel-decks-drowned-crypt = Crypte engloutie
explorer-dualis-coins = Jetons et promesses tenues
explorer-dualis-coins-what = vers le bas : jetons en tout · en travers : après le pli · chiffres : % de manches justes
explorer-dualis-coins-partnership = À deux équipes
explorer-dualis-coins-partnership-short = À deux équipes, court
explorer-dualis-coins-partnership-highlow = À deux équipes, Haut-Bas
explorer-dualis-coins-partnership-short-highlow = À deux équipes, court, Haut-Bas
explorer-dualis-coins-iso = Chacun pour soi
explorer-dualis-coins-iso-short = Chacun pour soi, court
explorer-dualis-coins-iso-highlow = Chacun pour soi, Haut-Bas
explorer-dualis-coins-iso-short-highlow = Chacun pour soi, court, Haut-Bas
explorer-dualis-first = Le premier jeton
explorer-dualis-first-exact = Manches justes
explorer-dualis-first-early = Au pli 1 ou 2
explorer-dualis-first-middle = Aux plis 3 à 6
explorer-dualis-first-late = Plus tard
explorer-dualis-first-never = Aucun jeton
explorer-flamecraft-shops = Boutiques
explorer-flamecraft-shops-visits = Visites
explorer-flamecraft-shops-reputation = Réputation
explorer-flamecraft-shops-most = Qui y va le plus
explorer-flamecraft-fancies = Dragons Fantaisie et compagnons
explorer-flamecraft-fancies-scored = Vaut
explorer-flamecraft-fancies-held = Qui le tient
explorer-flamecraft-enchantments = Enchantements
explorer-flamecraft-enchantments-worth = Vaut
explorer-flamecraft-enchantments-cast = Qui le lance
explorer-flamecraft_duals-first = Le premier jeton
explorer-flamecraft_duals-first-what = chiffres : % de parties dont le premier jeton est allé là
explorer-flamecraft_duals-first-any = Tous les jetons
explorer-flamecraft_duals-first-B = Pain
explorer-flamecraft_duals-first-M = Viande
explorer-flamecraft_duals-first-I = Fer
explorer-flamecraft_duals-first-O = Potion
explorer-flamecraft_duals-first-C = Cristal
explorer-flamecraft_duals-first-P = Plante
explorer-flamecraft_duals-first-BC = Pain et Cristal
explorer-flamecraft_duals-first-CI = Cristal et Fer
explorer-flamecraft_duals-first-IO = Fer et Potion
explorer-flamecraft_duals-first-OP = Potion et Plante
explorer-flamecraft_duals-first-PM = Plante et Viande
explorer-flamecraft_duals-first-MB = Viande et Pain
explorer-flamecraft_duals-first-W = Joker
explorer-flamecraft_duals-places = Où il est allé
explorer-flamecraft_duals-places-first = Qui l’y a posé
explorer-flamecraft_duals-places-middle = Le milieu
explorer-flamecraft_duals-places-edge = Milieu d’un bord
explorer-flamecraft_duals-places-token = Sur un jeton de départ
explorer-flamecraft_duals-places-corner = Un coin
explorer-flamecraft_duals-places-inner = Une autre case intérieure
explorer-flamecraft_duals-cards = Cartes boutique
explorer-flamecraft_duals-cards-hand = En main
explorer-flamecraft_duals-cards-scored = Marquée
explorer-flamecraft_duals-fountain = Cartes fontaine
explorer-flamecraft_duals-fountain-claimed = Gagnée
explorer-dragonduel-about = { $strength ->
        [0] coût { $cost } · Magie
       *[other] coût { $cost } · { $strength }
    }
explorer-flamecraft_duals-about = { $worth } de réputation
