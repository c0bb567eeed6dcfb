dualis-subtitle = Manche { $round } · pli { $trick } sur { $of }

# cartes et jetons
dualis-card = { $suit ->
    [S] Étoile
   *[M] Lune
} { $number } { $colour ->
    [R] Rouge
   *[B] Bleue
}
dualis-letter = { $colour ->
    [R] R
   *[B] B
}
dualis-colour = { $colour ->
    [R] { $count ->
        [one] rouge
       *[other] rouges
    }
   *[B] { $count ->
        [one] bleu
       *[other] bleus
    }
}
dualis-lies = { $colour ->
    [R] est rouge
   *[B] est bleue
}
    .brief = { $colour ->
        [R] est rouge
       *[B] est bleue
    }
dualis-coins = jetons
dualis-tricks = plis
dualis-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
# tel quel, tant qu’il reste des cartes à jouer
dualis-leads = Le { $colour ->
    [R] rouge
   *[B] bleu
} mène de { $by }, peut changer
    .brief = Le { $colour ->
        [R] rouge
       *[B] bleu
    } mène de { $by }
dualis-level = Pas d’atout pour l’instant
    .brief = À égalité
dualis-take-coin = { $colour ->
    [R] Avec ou sans jeton rouge
   *[B] Avec ou sans jeton bleu
}
dualis-high-wins = La plus haute gagne
dualis-low-wins = La plus basse gagne
dualis-high-wins-small = la plus haute gagne
dualis-low-wins-small = la plus basse gagne

# la table
dualis-we = Nous
dualis-they = Eux
dualis-partner = votre partenaire
dualis-partner-brief = partenaire
dualis-trick-now = Le pli
dualis-laid = { $name } : { $card }
dualis-led = entame { $suit ->
    [S] Étoile
   *[M] Lune
}
dualis-winning = en tête
dualis-exact-now = Contrat exact : { $worth }
dualis-coins-over = { $by ->
    [one] il manque { $by } pli
   *[other] il manque { $by } plis
}
dualis-tricks-over = { $by ->
    [one] { $by } pli de trop
   *[other] { $by } plis de trop
}
dualis-total = total { $total }
dualis-rounds-won = { $won ->
    [0] aucune manche gagnée
    [one] { $won } manche gagnée
   *[other] { $won } manches gagnées
}

# la question
dualis-waiting = { $name } choisit une carte
dualis-follow = fournir { $suit ->
    [S] Étoile
   *[M] Lune
}
dualis-you-lead = à vous d’entamer
dualis-which-card = Quelle carte ?
dualis-which-card-hint = Choisissez-en une pour voir son effet.

## later : ce que la page ne dit qu’une fois la table en place

dualis-trump = Atout { $colour ->
    [R] rouge
   *[B] bleu
}, de { $by }
dualis-no-trump = Sans atout
# la carte qui a pris un pli, changée par un jeton
dualis-card-counted = { $suit ->
    [S] Étoile
   *[M] Lune
} { $number }, comptée { $colour ->
    [R] bleue
   *[B] rouge
}
dualis-card-turned = { $suit ->
    [S] Étoile
   *[M] Lune
} { $number } { $colour ->
    [R] Rouge
   *[B] Bleue
} jouée { $lies ->
    [R] Rouge
   *[B] Bleue
}
dualis-count = { $coins ->
    [one] { $coins } jeton
   *[other] { $coins } jetons
}, { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}
dualis-key-coin = avec ou sans jeton
dualis-took-it = prend le pli
dualis-last-trick = Le dernier pli
dualis-verdict = { $name } emporte le pli
dualis-verdict-why = { $why ->
    [only-trump] Le seul atout
    [trump] { $low ->
        [yes] L’atout le plus bas
       *[no] L’atout le plus haut
    }
    [only-suit] La seule { $suit ->
        [S] Étoile
       *[M] Lune
    }
   *[suit] { $suit ->
        [S] L’Étoile
       *[M] La Lune
    } la plus { $low ->
        [yes] basse
       *[no] haute
    }
}{ $later ->
    [yes] { $why ->
        [trump] , posé plus tard
       *[other] , posée plus tard
    }
   *[no] {""}
} : { $card }
dualis-text-worth = { $points } jusqu’ici
dualis-text-centre = { $red } jetons rouges et { $blue } bleus. { $trump ->
    [R] Le rouge mène.
    [B] Le bleu mène.
    [none] Les deux couleurs sont à égalité.
   *[hidden] {""}
}
dualis-trick-done = Le dernier pli de la manche
dualis-ask-plain = { $suit ->
    [S] Étoile
   *[M] Lune
} { $number }, telle quelle ?
dualis-ask-coin = { $suit ->
    [S] Étoile
   *[M] Lune
} { $number }, avec un jeton { $colour ->
    [R] rouge ?
   *[B] bleu ?
}
dualis-play-plain = { $colour ->
    [R] Jouer en rouge
   *[B] Jouer en bleu
}
dualis-play-coin = { $colour ->
    [R] Avec jeton, en rouge
   *[B] Avec jeton, en bleu
}
dualis-then-centre = { $coin ->
    [yes] Le centre passe à { $red } : { $blue }.
   *[no] Le centre reste à { $red } : { $blue }.
}
dualis-then = { $coin ->
    [yes] Le centre passe à { $red } : { $blue }
   *[no] Le centre reste à { $red } : { $blue }
}, { $trump ->
    [R-final] atout rouge
    [B-final] atout bleu
    [none-final] sans atout
    [R-so-far] le rouge mène
    [B-so-far] le bleu mène
   *[none-so-far] sans atout pour l’instant
}, et { $taker ->
    [you-final] votre { $number } emporte le pli.
    [you-so-far] votre { $number } passe en tête.
    [other-final] le { $number } de { $name } emporte le pli.
   *[other-so-far] le { $number } de { $name } reste en tête.
}
dualis-then-taker = { $taker ->
    [you-final] Votre { $number } emporte le pli.
    [you-so-far] Votre { $number } passe en tête.
    [other-final] Le { $number } de { $name } emporte le pli.
   *[other-so-far] Le { $number } de { $name } reste en tête.
}

# ce que donnerait la carte, sur ses deux boutons
dualis-end-side = nous { $coins ->
    [one] { $coins } jeton
   *[other] { $coins } jetons
} · { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}
dualis-end-exact = pile
dualis-end-if = { $ahead ->
    [mine] si elle gagne
    [partner] si partenaire gagne
   *[theirs] si perdu
}
dualis-end-if-won = si gagné
dualis-end-else = { $stands ->
    [won] perdu { $worth }
   *[lost] gagné { $worth }
}
dualis-end-trump = { $colour ->
    [R] rouge
   *[B] bleu
} mène de { $by }
dualis-end-even = sans atout
dualis-end-stays = acquis
dualis-end-flips = { $flips ->
    [1] { $after ->
        [1] un joueur peut le changer
       *[other] { $after } peuvent le changer
    }
   *[other] { $flips } jetons le changeraient
}
dualis-end-line = Pli gagné, nous aurions { $coins ->
    [one] { $coins } jeton
   *[other] { $coins } jetons
} et { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
} : { $won } ; perdu : { $lost }.

# les options en phrases
dualis-option-mode = On joue { $chip }.
dualis-option-mode-partnership = deux contre deux
dualis-option-mode-iso = chacun pour soi
dualis-option-short = Chacun reçoit { $chip }.
dualis-option-short-false = 13 cartes
dualis-option-short-true = 9 cartes, partie courte
dualis-option-highlow = Le pli revient { $chip }.
dualis-option-highlow-false = à la carte la plus haute
dualis-option-highlow-true = à la plus basse après une entame bleue
dualis-option-say_direction = Le sens, haut ou bas, est { $chip }.
dualis-option-say_direction-true = annoncé
dualis-option-say_direction-false = à retenir
dualis-option-first_leader = La première entame revient à { $chip }.
dualis-option-first_leader-random = une place tirée au sort
dualis-option-first_leader-value = la chaise { $value }
dualis-option-memory_aid = Plis gagnés : { $chip }.
dualis-option-memory_aid-none = face cachée
dualis-option-memory_aid-last_trick = le dernier visible
dualis-option-memory_aid-full = tous visibles
dualis-option-partner_talk = Pendant la manche, les partenaires { $chip }.
dualis-option-partner_talk-quiet = se saluent seulement
dualis-option-partner_talk-open = peuvent parler
dualis-option-show_trump_now = L’atout actuel est { $chip }.
dualis-option-show_trump_now-true = indiqué
dualis-option-show_trump_now-false = à déduire soi-même
dualis-option-seating = Les places sont { $chip }.
dualis-option-seating-chosen = choisies
dualis-option-seating-random = tirées au sort

dualis-suit = { $suit ->
    [S] Étoile
   *[M] Lune
}
dualis-centre = Centre de la table

# la table
dualis-round = Manche { $round }
dualis-trick = Pli { $trick }

# l’histoire
dualis-story-round = Manche { $round } · { $name } entame
    .you = Manche { $round } · vous entamez
dualis-story-lead = Pli { $trick } · { $name } entame
    .you = Pli { $trick } · vous entamez
    .short = Pli { $trick }
dualis-story-played = { $name } { $led ->
    [yes] entame
   *[no] joue
} { $card }{ $coin ->
    [yes] {" "}et prend un jeton { dualis-story-coin }
   *[no] .
}{ dualis-story-direction }
    .you = Vous { $led ->
        [yes] entamez
       *[no] jouez
    } { $card }{ $coin ->
        [yes] {" "}et prenez un jeton { dualis-story-coin }
       *[no] .
    }{ dualis-story-direction }
dualis-story-coin = { $lies ->
    [R] rouge : elle est rouge.
   *[B] bleu : elle est bleue.
} Centre { $red } : { $blue }.{ $trump_shown ->
    [yes] { $trump ->
        [R] {" "}Le rouge mène.
        [B] {" "}Le bleu mène.
       *[none] {" "}Les deux couleurs sont à égalité.
    }
   *[no] {""}
}
dualis-story-direction = { $direction_said ->
    [yes] { $direction ->
        [low] {" "}La carte la plus basse l’emporte.
       *[high] {" "}La carte la plus haute l’emporte.
    }
   *[no] {""}
}
dualis-story-trick = { $card ->
    [none] Pli { $trick } : { $name }.
   *[other] { $name } remporte le pli avec { $card }.
}
    .you = { $card ->
        [none] Pli { $trick } : vous.
       *[other] Vous remportez le pli avec { $card }.
    }
dualis-story-scored = La manche est comptée : { $scores }.
dualis-story-over = La partie est terminée : { $winners_count ->
    [one] { $winners } gagne.
   *[other] { $winners } gagnent.
}
dualis-story-memory = Les plis précédents sont face cachée. On joue de mémoire à cette table.

# après une manche, après la partie
dualis-round-over = Fin de la manche { $round }
dualis-round-won = { $who ->
    [we] Nous gagnons la manche
    [they] Ils gagnent la manche
   *[other] Manche à { $name }
}
dualis-chart = { $name } : { $coins ->
    [one] { $coins } jeton
   *[other] { $coins } jetons
} et { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
} à la fin, score { $score }
dualis-chart-hint = Là où les deux lignes finissent ensemble, le contrat est exact.
dualis-you-won = Vous avez gagné !
dualis-they-won = { $names } : partie gagnée.
dualis-shared = { $names } : victoire partagée.
dualis-final-rounds = Manches gagnées : { $parts }
dualis-final-totals = Totaux : { $parts }

# pourquoi pas
dualis-refusal-DU-39 = { $suit ->
    [S] Vous avez une Étoile : vous devez en jouer une, de l’une ou l’autre couleur.
   *[M] Vous avez une Lune : vous devez en jouer une, de l’une ou l’autre couleur.
}
    .section = Règles : fournir le symbole
dualis-refusal-DU-04 = { $colour ->
    [R] Il ne reste aucun jeton rouge au centre.
   *[B] Il ne reste aucun jeton bleu au centre.
}
    .section = Règles : les jetons
dualis-refusal-DU-32 = Le jeton doit être de la couleur opposée à votre carte.
    .section = Règles : les jetons

# les règles en bref
dualis-rule-follow = Chacun a { $cards } cartes de deux symboles, Étoile et Lune, numérotées de 1 à 13 en rouge et en bleu. Fournissez le symbole demandé si vous l’avez, dans n’importe quelle couleur.
    .name = Fournir le symbole
dualis-rule-coin = En jouant une carte, vous pouvez prendre au centre un jeton de la couleur opposée et le poser dessus : pour ce pli, elle a la couleur du jeton. Chaque couleur compte { $coins } jetons au départ.
    .name = Les jetons d’enchère
dualis-rule-trump = Après la dernière carte, la couleur qui a le plus de jetons au centre est l’atout. À égalité : sans atout.
    .name = L’atout
dualis-rule-winner = Les cartes de la couleur d’atout battent toutes les autres ; s’il n’y en a pas, le symbole demandé décide. Le plus grand nombre gagne ; à égalité, la dernière posée l’emporte.
    .name = Qui emporte le pli
dualis-rule-highlow = Haut-Bas : si la carte d’entame est bleue, le plus petit nombre gagne ce pli ; si elle est rouge, le plus grand.
    .name = Haut ou bas
dualis-rule-score = Une équipe qui a autant de jetons que de plis marque ses plis ; sinon elle perd un point par écart. Le meilleur score gagne la manche ; à égalité, le plus de plis. La première équipe à gagner deux manches remporte la partie.
    .name = Le score
dualis-rule-score-iso = Avec autant de jetons que de plis, vous marquez vos plis ; sinon vous perdez un point par écart. La partie finit quand 7 points séparent le premier du dernier, ou après quatre manches.
    .name = Le score
dualis-rule-memory = Les plis gagnés restent face cachée et ne se consultent pas ; on peut seulement s’en souvenir. Pendant une manche, les partenaires ne parlent pas des cartes.
    .name = La mémoire

# charts of a review
dualis-measure-points = Points ou manches gagnées
dualis-measure-coins = Jetons et plis de { $name }
