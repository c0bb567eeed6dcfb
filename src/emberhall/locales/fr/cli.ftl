# Ce que seul le terminal dit.
cli-you = Vous
cli-bot = Bot { $seat }
cli-seat = Place { $seat }
cli-spectator = un spectateur
cli-begin = Graine { $seed }. Niveau des bots : { $level }. Tapez aide ou règles à tout moment.
cli-hint = aide, règles, pourquoi, quitter
cli-help = Tapez un des mots ci-dessous, ou son numéro : { $example }.
    pourquoi { $example } : la règle qui l’interdit.   voir : la table.   quitter : partir ; l’enregistrement est gardé.
cli-dualis-help = Tapez une carte pour la jouer, avec un + pour prendre un jeton : É5B ou É5B+ ; ou son numéro. Une carte entre parenthèses ne peut pas être jouée.
    pourquoi É5B : la règle qui l’interdit.   voir : la table.   quitter : partir ; l’enregistrement est gardé.
cli-words = Vous pouvez taper : { $words }
cli-more = et { $count ->
    [one] un autre
   *[other] { $count } autres
} (tapez aide)
cli-legal = { $word } est permis.
cli-unknown = La table ne connaît pas « { $text } ». Tapez aide.
cli-help-rules = règles : l’essentiel des règles.
cli-help-read = règles : l’essentiel des règles.   lire et le numéro ou le nom d’une carte : son texte.
cli-no-card = Il n’y a pas de carte « { $text } ». Donnez le numéro ou le nom d’une carte.
cli-why-what = Ajoutez le coup en question : pourquoi { $example }.
cli-help-resign = abandonner (ou resign) : abandonner la partie.
cli-only-one = Seule { $word } peut être jouée ; elle est jouée pour vous.
cli-quit = Vous avez quitté la table.
cli-saved = L’enregistrement est dans { $file }.
cli-cards-id = code
cli-cards-name = nom
cli-cards-text = texte
cli-cards-provenance = provenance
cli-cards-from = { $provenance ->
    [printed] imprimée
    [part] imprimée en partie
    [likely] probable
    [house] maison
   *[other] { $provenance }
}
cli-cards-house = { $source } ; maison : { $parts }
cli-cards-overlay = Les cartes ajoutées à { $title } ont la marque { $mark } ; les enregistrements des parties la nomment.
cli-replay-at = Coup { $at } sur { $of }, vu par { $eyes }.
cli-conceded = { $over ->
    [1] { $name } concède la partie, qui est finie.
   *[other] { $name } concède ; un robot continue et ne peut gagner.
}
cli-replay-keys = n ou → suivant   p ou ← retour   s autre place   < début   > fin   q quitter
cli-dualis-letter = { $suit ->
    [S] É
   *[M] L
}
cli-dualis-rounds = manches
cli-dualis-total = total

# Flamecraft, raconté au terminal : ce que vous faites, et ce que la page montre sans paroles.
cli-flamecraft-places = emplacements
cli-flamecraft-gives = la collecte donne
cli-flamecraft-visitors = visiteurs
cli-flamecraft-signs = Emplacements vides : qui convient → la récompense. ● pièce, ★ réputation, F dragon fantaisie, A artisan, w denrée au choix, * tous. ✦ enchantement.
cli-flamecraft-next = Prochain emplacement de chaque type : { $slots }
cli-flamecraft-sets = { $cost } par lot, { $count } au plus → { $steps } de réputation.
cli-flamecraft-reputation = réputation
cli-flamecraft-goods = denrées et pièces
cli-flamecraft-hand = main + fantaisie
cli-flamecraft-help = Tapez un des mots ci-dessous, ou son verbe et ses codes : visit ST-BR, gather, place A-BR-1 on ST-BR.2, skip.
    pourquoi visit ST-BR : la règle qui l’interdit.   voir : la table.   quitter : partir ; l’enregistrement est gardé.

# Profils
cli-unlocked = { $card } : débloqué ; `emberhall profile` montre tout ce que vous avez débloqué.
cli-profile-locked = pas encore
cli-profile-file = Gardé dans { $file }.

# DragonDuel, raconté dans le terminal : ce que vous faites.
cli-card-part = Imprimée en partie : le reste est de nous.
cli-dragonduel-target = { $op ->
    [dmg] Qui subit { $n } points de dégâts ?
    [str] De qui la Force change-t-elle de { $n } ?
    [destroy] Quel monstre est détruit ?
    [hand] Quel monstre revient dans la main de son propriétaire ?
    [exhaust] Quel monstre est épuisé ?
    [remove] Quel monstre est retiré du jeu ?
    [ready] Quel monstre est redressé ?
    [discard] De qui défausse-t-on les cartes ?
    [counter] Que contre-t-on dans le duel de magie ?
    [revive] Quelle carte revient de la défausse ?
   *[other] Quelle est la cible ?
}
cli-dragonduel-battle-you = { $attacker } vous attaque avec { $strength }
cli-dragonduel-aimed = sur { $targets }
cli-dragonduel-waiting = Capacités en attente :
cli-dragonduel-known = En main, vu de tous : { $cards }
cli-dragonduel-discard = Défausse : { $cards }
cli-dragonduel-removed = Retiré du jeu : { $cards }
cli-dragonduel-blocked = { $monster } bloque
cli-dragonduel-spark = Étincelle { $cards }
cli-dragonduel-turned = carte révélée : { $card }

# Flamecraft Duals, raconté dans le terminal : ce que vous faites.
cli-flamecraft_duals-help = Tapez l’un des mots ci-dessous, ou son numéro. Majuscules et minuscules se valent, et un verbe peut être abrégé : pl c3 veut dire place C3.
    pourquoi place C3 : la règle qui l’interdit.   voir : la table.   quitter : partir ; l’enregistrement est gardé.
cli-flamecraft_duals-hand = Vos cartes
cli-flamecraft_duals-open = À piocher par numéro
cli-flamecraft_duals-label = { $what } : { $list }
cli-flamecraft_duals-you-hold = Vous tenez { $token }

# Les commandes titles, simulate et verify.
cli-titles-facts = { $seats } places, règles { $rules }, bots : { $bots }
cli-titles-or = { $others } ou { $last }
cli-titles-with = { $value } à { $seats }
cli-titles-option = option
cli-titles-values = valeurs
cli-titles-default = par défaut
cli-titles-house = maison
cli-simulate-series = { $title } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, graine { $seed }
cli-simulate-level = niveau
cli-simulate-seats = places
cli-simulate-wins = gains
cli-simulate-rate = taux
cli-simulate-interval = intervalle 95{"\u00A0"}%
cli-simulate-score = moyenne
cli-simulate-seats-of = { $seats } sur { $all }
cli-simulate-number = { NUMBER($number, maximumFractionDigits: 1) }
cli-simulate-percent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }{"\u00A0"}%
cli-simulate-from-to = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }{"\u00A0"}%
cli-simulate-signed = { $sign }{ NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-simulate-lengths = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } décisions par partie ({ $shortest } à { $longest }) ; { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { $speed } décisions par seconde
cli-verify-sealed = Le mélange était scellé : le secret correspond au sceau { $seal },
    et avec { $seats ->
        [one] le nonce de la seule place
       *[other] les nonces des { $seats } places
    } il donne la graine { $seed }.
cli-verify-legal = { $words ->
    [one] Le seul mot de l’enregistrement est permis
   *[other] Les { $words } mots de l’enregistrement sont permis
} par les règles { $rules } de { $title }.
cli-verify-unproven = Le mélange n’est pas prouvé.
cli-verify-problem-unsealed = L’enregistrement ne porte pas de sceau : il ne vient pas d’un serveur de tables.
cli-verify-problem-note = L’enregistrement n’a pas de note « { $note } ».
cli-verify-problem-secret = Le secret « { $secret } » n’est pas hexadécimal.
cli-verify-problem-seal = Le secret ne correspond pas au sceau { $seal } : son empreinte est { $hash }.
cli-verify-problem-seed = Le secret et les nonces donnent la graine { $seed }, mais la partie a été distribuée d’après { $dealt }.
cli-verify-problem-nonce = Le nonce de la place { $seat }, un bot, n’est pas celui qui découle du secret.
cli-export-rows = { $games ->
        [one] Une partie
       *[other] { $games } parties
    }, { $decisions } décisions : { $file }
cli-export-records = { $games ->
        [one] Un enregistrement
       *[other] { $games } enregistrements
    } : { $folder }
cli-ratings-rebuilt = { $games ->
        [0] Aucune partie classée n’est enregistrée.
        [one] Cotes recalculées à partir d’une partie.
       *[other] Cotes recalculées à partir de { $games } parties.
    }

# faces of cards in words
dragonduel-text-fact-cost = coût { $n }
dragonduel-text-fact-strength = Force { $n }
flamecraft-text-icon = Symbole : { $count ->
    [one] { flamecraft-good }
   *[other] { flamecraft-some }
}.
flamecraft-text-slot = Emplacement { $number }, { $takes } : { $reward }
flamecraft-text-ability = Capacité :
flamecraft-text-or = { $one } ou { $two }
flamecraft-text-cost = Coût{ $sets ->
    [1] {""}
   *[other] , payable une ou plusieurs fois
} : { $goods }.
flamecraft-text-swap = Débloque { $new }, qui remplace { $old }.
flamecraft-text-adds = Débloque { $card }.
flamecraft-text-need = { $need }.
flamecraft_duals-text-does = { $type ->
    [B] Embrasé : tirez un autre jeton et placez-le ; vous pouvez l’embraser.
    [C] Embrasé : tirez 3 jetons, placez-en 1 sans l’embraser et remettez les autres dans le sac.
    [M] Embrasé : déplacez 1 jeton adjacent vers n’importe quelle autre case.
    [I] Embrasé : déplacez 1 ou 2 jetons adjacents d’une case chacun.
    [O] Embrasé : échangez 2 jetons.
    [P] Embrasé : embrasez 1 jeton adjacent.
   *[W] Il n’a pas de capacité.
}
flamecraft_duals-text-dual = Il s’embrase comme l’un de ses deux types.
