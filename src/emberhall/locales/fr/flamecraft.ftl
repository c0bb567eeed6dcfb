# denrées et symboles
flamecraft-good = { $good ->
    [br] pain
    [me] viande
    [ir] métal
    [po] potion
    [cr] cristal
    [pl] plante
    [wild] joker
    [dragon] dragon
    [any] tous
   *[coin] pièce
}
flamecraft-some = { $good ->
    [br] { $count ->
        [one] { $count } pain
       *[other] { $count } pains
    }
    [me] { $count ->
        [one] { $count } viande
       *[other] { $count } viandes
    }
    [ir] { $count ->
        [one] { $count } métal
       *[other] { $count } métaux
    }
    [po] { $count ->
        [one] { $count } potion
       *[other] { $count } potions
    }
    [cr] { $count ->
        [one] { $count } cristal
       *[other] { $count } cristaux
    }
    [pl] { $count ->
        [one] { $count } plante
       *[other] { $count } plantes
    }
   *[coin] { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
}
flamecraft-and = { $one }, { $two }

# la même chose sur la face d’une carte, au plus court ; les noms entre deux-points sont dessinés
flamecraft-brief-gain = +{ $goods }
flamecraft-brief-gain_wild = +{ $wild } :wild:
flamecraft-brief-gain_different = +{ $count } :wild: différentes
flamecraft-brief-gain_here = { $count } d’une denrée d’ici
flamecraft-brief-gain_park = { $count } denrée de chaque artisan du Parc
flamecraft-brief-gain_artisans = { $count } denrées de chaque artisan ici
flamecraft-brief-gain_from_cost = { $count } denrées du coût d’un :spell:, le réserver
flamecraft-brief-exchange = chaque 1:coin: → +{ $goods } :wild:
flamecraft-brief-pay = { $goods }
    .before = { $goods } →
flamecraft-brief-pay_one_type = { $one_type } d’une denrée
    .before = { $one_type } d’une denrée →
flamecraft-brief-spend = { $most } denrées différentes au plus → { $score }:rep: chacune
flamecraft-brief-pay_for_card_reserve = coût d’un :spell: → ses gains, le réserver
flamecraft-brief-pay_for_card_leave = coût d’un :spell: → ses gains, il reste
flamecraft-brief-lose_rep = −{ $count }:rep:
    .before = −{ $count }:rep: →
flamecraft-brief-score = { $count }:rep:
flamecraft-brief-score-when = { $count }:rep: si { $when }
flamecraft-brief-score_per = { $count }:rep: par { $of ->
    [one] { $per }
   *[other] { $of } { $per }
}{ $cap ->
    [0] { "" }
   *[other] , { $cap } au plus
}
flamecraft-brief-score_kin = { $score }:rep: par artisan en Ville du même type
flamecraft-brief-score_fancy = { $again ->
    [1] marquer un :fancy:, même déjà marqué
   *[other] marquer un :fancy:
}
flamecraft-brief-draw_a = +1:artisan:
flamecraft-brief-draw_f = +{ $count }:fancy:
flamecraft-brief-draw_f_gift = piocher { $count }:fancy:, en offrir un
flamecraft-brief-take = { $count }:artisan: du Parc
flamecraft-brief-return_a = { $most ->
    [one] 1:artisan: de la main → { $score }:rep:
   *[other] { $most }:artisan: de la main au plus → { $score }:rep: chacun
}
flamecraft-brief-return_f = rendre d’autres :fancy: → { $score }:rep: chacun
flamecraft-brief-place = { $where ->
    [here] placer { $most ->
        [one] { $most }
       *[other] { $most } au plus
    } ici
   *[town] { $any_icon ->
        [1] en placer 1 n’importe où
       *[other] en placer 1 en Ville
    }
}{ $reward ->
    [rep_to_coin] , :rep: payée en :coin:
    [twice] , gains doublés
   *[normal] { "" }
}
flamecraft-brief-place-filled = boutique pleine : { $filled }
flamecraft-brief-replace = échanger un d’ici avec la main
flamecraft-brief-fire_newcomer = :flame: possible
flamecraft-brief-fire_here = :flame: ceux d’ici
flamecraft-brief-fire_park = :flame: ceux du Parc
flamecraft-brief-fire_one_park = :flame: un du Parc, le prendre
flamecraft-brief-fire_hand = :flame: un de la main, l’offrir : { $score }:rep:
flamecraft-brief-fire_again = :flame: encore un de ce tour
flamecraft-brief-cheer = { $score }:rep: au lieu de chaque :flame:
flamecraft-brief-gift = { $most ->
    [one] offrir une denrée : { $reward }
   *[other] offrir 1 à { $most } d’une denrée : { $reward } chacune
}
flamecraft-brief-gift_coin = offrir ou non 1:coin: : { $reward }
flamecraft-brief-host = par autre pion { $score }:rep:, et il reçoit une denrée
flamecraft-brief-lay = servir le Parc : { $score }:rep: chacun, les cinq : +{ $all_coins }:coin:
flamecraft-brief-discount = un :spell: à { $count } denrées de moins
flamecraft-brief-flip = lancer : { $heads } ou { $tails }, 1:wild: → encore
flamecraft-brief-wish = lancer { $most }:coin: au plus : { $heads }, ou perdue
flamecraft-brief-deposit = { $coins }:coin: sur un espace → ses gains, rejouer
flamecraft-brief-collect = prendre les :coin:
flamecraft-brief-repeat = encore { $count } fois
flamecraft-brief-may = ou encore { $row }
flamecraft-brief-either = { $one } ou { $two }
flamecraft-brief-passive-fee = Entrée libre
flamecraft-brief-passive-sleep = Ils dorment
flamecraft-brief-timing = { $timing ->
    [cast] En enchantant :
    [ability] Après une capacité :
    [placing] Quand un embrasé a placé :
    [new_shop] À l’ouverture d’une boutique :
   *[any] À votre tour :
}
flamecraft-brief-match = autant de { $one } que de { $two }
flamecraft-brief-count = { $count ->
    [g1_goods] denrées collectées ce tour
    [placed] artisans placés ce tour
    [filled] boutiques remplies ce tour
    [fired] artisans embrasés ce tour
    [drawn] artisans piochés ce tour
    [coins] :coin: à vous
    [hand] artisans en main
    [kinds] types de denrées
    [even_kinds] type de denrées en nombre pair
    [odd_kinds] type de denrées en nombre impair
    [fancies] :fancy: à vous
    [cast] :spell: lancés ce tour
    [cast_full] boutiques pleines enchantées ce tour
    [tucked_of_cast] :spell: en Ville, symbole lancé
    [coin_slots] emplacements vides à :coin:
    [trios] boutiques à trois d’un type
    [tucked_twice] boutique à deux :spell:
    [sewn] artisan en Ville du type pioché ici
    [goods_of] { $good } à vous
    [awake] { $good } éveillés en Ville
    [artisans] { $good } en Ville
    [most_awake] type le plus éveillé : { $good }
    [most_goods] nul n’en a plus
   *[other] { flamecraft-count }
}
flamecraft-brief-need = { $count ->
    [most_awake] { flamecraft-brief-count }
    [most_goods] { flamecraft-brief-count }
   *[other] { $least }+ { flamecraft-brief-count }
}
flamecraft-brief-both = { $one }, { $two }
flamecraft-brief-when = { flamecraft-brief-need }
flamecraft-brief-per = { flamecraft-brief-count }

# effets permanents, moments, conditions
flamecraft-count = { $count ->
    [g1_goods] denrées collectées ce tour-ci
    [placed] artisans placés ce tour-ci
    [filled] boutiques remplies ce tour-ci
    [fired] artisans embrasés ce tour-ci
    [drawn] artisans piochés ce tour-ci
    [coins] pièces en réserve
    [hand] artisans dans votre main
    [kinds] types de denrées que vous avez
    [goods] denrées que vous avez
    [even_kinds] types de denrées en nombre pair
    [odd_kinds] types de denrées en nombre impair
    [fancies] dragons fantaisie que vous avez
    [cast] enchantements lancés ce tour-ci
    [cast_full] boutiques pleines enchantées ce tour-ci
    [tucked_of_cast] enchantements en Ville de même symbole que celui que vous avez lancé
    [coin_slots] emplacements vides en Ville qui donnent des pièces
    [full_shops] boutiques pleines en Ville
    [trios] boutiques avec trois artisans d’un même type
    [tucked_twice] boutiques avec deux enchantements ou plus
    [tucked_thrice] boutiques avec trois enchantements
    [tucked_of_each] enchantements de chaque symbole en Ville
    [sewn] artisans éveillés en Ville du type pioché ici
    [shops] boutiques en Ville
    [fulfilled] dragons fantaisie à l’objectif atteint
    [turned_in] pièces rendues à la fin
    [goods_of] denrées « { $good } » en réserve
    [awake] artisans « { $good } » éveillés en Ville
    [artisans] artisans « { $good } » en Ville
    [most_awake] « { $good } » comme type éveillé le plus fréquent
   *[most_goods] la plus grande réserve de « { $good } », même à égalité
}
flamecraft-need = { $count ->
    [most_awake] { flamecraft-count }
    [most_goods] { flamecraft-count }
   *[other] { $least ->
        [1] 1 ou plusieurs
       *[other] au moins { $least }
    } { flamecraft-count }
}

# questions
flamecraft-ask = { $ask ->
    [keep] Quel dragon fantaisie gardez-vous ?
    [visit] Quelle boutique visitez-vous ?
    [fee] Que donnez-vous pour la visite ?
    [mode] Collecter ou enchanter ?
    [good] Quelle denrée prenez-vous ?
    [good-here] Quelle denrée prenez-vous, parmi celles d’ici ?
    [good-of-cost] Quelle denrée de son coût prenez-vous ?
    [draw] Quel artisan piochez-vous ?
    [take] Quel artisan du Parc prenez-vous ?
    [place-here] Placer un artisan dans cette boutique ?
    [place] Quel artisan va où ?
    [fire] Embraser un artisan ?
    [fire-all] Embraser quels artisans ?
    [fire-one] Quel artisan est embrasé ?
    [fire-newcomer] Embraser le nouveau venu ?
    [ability] Utiliser la capacité de la boutique ?
    [cast] Quel enchantement lancez-vous ?
    [pay] Des pièces au lieu de denrées ?
    [less] Quelle denrée du coût épargnez-vous ?
    [type] Quel type de denrée payez-vous ?
    [spend] Quelles denrées payez-vous ?
    [swap] Avec qui change-t-il de place ?
    [replace] Qui remplace qui ?
    [gift] Quelle denrée offrez-vous, et à qui ?
    [gift-coin] Offrir une pièce à quelqu’un ?
    [gift-artisan] Offrir l’artisan ?
    [gift-fancy] Quel dragon fantaisie, et pour qui ?
    [lay] Poser une denrée sur quel artisan ?
    [pick] Quel enchantement choisissez-vous ?
    [buy] Quel enchantement payez-vous ?
    [reserve] Le réserver ?
    [reserve-which] Quel enchantement réservez-vous ?
    [flip-again] Payer une denrée pour relancer ?
    [wish] Lancer une pièce ?
    [score] Quel dragon fantaisie marquez-vous ?
    [name] Lequel des artisans placés ?
    [return] Quel artisan retourne sous la pioche ?
    [return-fancy] Quels dragons fantaisie rendez-vous ?
    [deposit] Sur quel espace laissez-vous les pièces ?
    [coins] Combien de pièces payez-vous ?
    [choose] Lequel des deux effets ?
    [may] L’utiliser maintenant ?
    [tuck] Quel enchantement glisser sous quelle boutique ?
    [space] Où va la nouvelle boutique ?
    [unlock] Quel succès débloquez-vous ?
    [companion] Utiliser votre compagnon ?
    [end] Finir votre tour ?
   *[expand] Ouvrir la nouvelle boutique ?
}

flamecraft-ask-at = { $ask ->
    [mode] Collecter ou enchanter ({ $shop }) ?
    [place-here] Placer un artisan ({ $shop }) ?
    [fire] Embraser un artisan ({ $shop }) ?
    [fire-all] Embraser quels artisans ({ $shop }) ?
    [ability] Utiliser la capacité ({ $shop }) ?
   *[cast] Quel enchantement lancez-vous ({ $shop }) ?
}
flamecraft-ask-about = { $ask ->
    [good-of-cost] Quelle denrée du coût prenez-vous ({ $thing }) ?
    [reserve] Réserver { $thing } ?
    [swap] Avec qui { $thing } change-t-il de place ?
    [gift-artisan] Offrir { $thing } à quelqu’un ?
    [pay] { $thing } : des pièces au lieu de denrées ?
    [less] { $thing } : quelle denrée du coût épargnez-vous ?
   *[fire-newcomer] Embraser { $thing }, qui vient d’arriver ?
}
flamecraft-hint-end = D’ici là, vous pouvez revenir sur ce que vous avez fait.
flamecraft-ask-for = Quelle denrée reçoit { $name } ?
flamecraft-ask-again = Utiliser encore la capacité ({ $shop }) ?
flamecraft-left = { $count } à choisir

# --- la page
flamecraft-letter = { $good ->
    [br] P
    [me] V
    [ir] M
    [po] O
    [cr] C
    [pl] L
    [coin] $
    [dragon] D
   *[wild] ?
}
flamecraft-short = { $good ->
    [br] piochez 1
    [me] placez 1
    [ir] 2 pareilles
    [po] échangez
    [cr] 3 types
   *[pl] offrez 1
}
flamecraft-some-wild = { $count ->
    [one] { $count } denrée au choix
   *[other] { $count } denrées au choix
}
flamecraft-some-reputation = { $count } de Réputation
flamecraft-some-dragon = { $count ->
    [one] { $count } artisan
   *[other] { $count } artisans
}
flamecraft-subtitle = Tour { $turn }
flamecraft-street = { $half ->
    [0] La Ville, rue du haut
   *[1] La Ville, rue du bas
}
flamecraft-lot = espace vide
flamecraft-hidden = ouvre bientôt
flamecraft-park = Le Parc
flamecraft-park-short = Parc
flamecraft-park-hint = les artisans à prendre
flamecraft-enchantments = Enchantements
flamecraft-spells = Enchantements
flamecraft-you = Vous
flamecraft-row-hint = { $deck ->
    [golden] dorés
   *[purple] violets
} · reste { $count }
flamecraft-deck = Pioche des artisans, reste { $count }
flamecraft-goods = Vos denrées
flamecraft-goods-of = Denrées de { $name }
flamecraft-hand = Votre main
flamecraft-hand-empty = Votre main est vide.
flamecraft-fancies = Vos dragons fantaisie
flamecraft-reserved = réservé
flamecraft-players = Joueurs
flamecraft-track = Piste de Réputation : { $list }
flamecraft-reputation = { $count } de réputation
flamecraft-in-hand = { $count ->
    [one] { $count } artisan en main
   *[other] { $count } artisans en main
}
flamecraft-unscored = { $count ->
    [one] { $count } dragon fantaisie caché
   *[other] { $count } dragons fantaisie cachés
}
flamecraft-has-reserved = réservé : { $name }
flamecraft-fee = droit { $count }
flamecraft-pawn-neutral = un pion non-joueur
flamecraft-fancy-when = { $timing ->
    [scored] marqué
    [moon] à la fin
    [fire] en embrasant
   *[sun] à votre tour
}
flamecraft-companion-state = { $used ->
    [yes] utilisé
   *[no] une fois
}
flamecraft-final = dernier tour
flamecraft-waiting = { $ask ->
    [visit] { $name } choisit une boutique.
    [keep] { $name } choisit un dragon fantaisie.
    [mode] { $name } choisit de collecter ou d’enchanter.
    [cast] { $name } choisit un enchantement.
    [place-here] { $name } place un artisan.
    [place] { $name } place un artisan.
    [fire] { $name } embrase un artisan.
    [fire-all] { $name } embrase des artisans.
    [several] { $name } réfléchissent.
   *[other] { $name } réfléchit.
}
flamecraft-last-turns = Derniers tours
flamecraft-elsewhere = Autre chose
flamecraft-hint-together = Commencez par une boutique éclairée, un artisan ou un enchantement.
flamecraft-hint-free = Ou { click-too } un de vos dragons ou compagnons éclairés.
flamecraft-verb = { $verb ->
    [keep] Garder
    [visit] Visiter
    [fee] Donner
    [gather] Collecter
    [enchant] Enchanter
    [good] Prendre
    [take] Prendre
    [draw] Piocher
    [place] Placer
    [fire] Embraser
    [cheer] Plutôt de la réputation
    [use] L’utiliser
    [cast] Lancer
    [coin] Payer une pièce
    [pay] Payer
    [type] Payer
    [spend] Payer
    [less] Épargner
    [swap] Échanger
    [replace] Échanger
    [gift] Offrir
    [lay] Poser une denrée
    [lay-coin] Poser une pièce
    [pick] Choisir
    [buy] Le payer
    [reserve] Réserver
    [flip] Lancer une pièce
    [score] Marquer
    [name] Choisir
    [return] Rendre
    [deposit] Laisser des pièces
    [tuck] Glisser
    [space] L’ouvrir ici
    [unlock] Débloquer
    [companion] Utiliser le compagnon
    [end] Finir le tour
    [continue] Continuer
    [reveal] Marquer
   *[other] Oui
}
flamecraft-progress = { $match ->
    [yes] { $now } et { $least }
   *[no] { $now } sur { $least }
}

# ce qu’il faut savoir avant de répondre
flamecraft-hint = { $ask ->
    [keep] Les Dragons Soleil marquent à votre tour, les Dragons Lune à la fin. Le reste est rendu.
    [visit] { click } une boutique éclairée pour voir ce qu’elle donne et coûte.
    [last-visit] Votre dernier tour : ensuite, seuls les dragons lune et les pièces comptent.
    [fee] Vous donnez une denrée ou une pièce à chaque joueur déjà là : celle-ci va à { $name }.
    [mode] Collectez { $goods }, puis placez, embrasez, utilisez la boutique. Ou lancez { $spells } et embrasez tous ceux d’ici.
    [place-here] { click } un artisan de votre main, puis un emplacement éclairé : sa récompense est à vous.
    [place] { click } un artisan, puis un emplacement éclairé : sa récompense est à vous.
    [cast] Les enchantements éclairés conviennent à cette boutique, et vous pouvez les payer.
    [pay] Vous payez { $goods }. { click } une denrée éclairée pour payer une pièce à la place d’une.
    [less] Le coût est { $goods }. { click } ce que vous épargnez.
    [reserve-which] Dès lors, personne d’autre que vous ne peut le lancer.
    [gift] { click } une de vos denrées, puis un joueur.
    [replace] { click } un artisan de votre main et un de la boutique.
    [return] Vous pouvez garder six artisans.
    [space] Une boutique est pleine : une nouvelle ouvre à la fin du tour.
    [tuck] Un nouveau venu apporte un enchantement de son symbole. Personne ne paie ni ne marque.
    [unlock] Cela change les boutiques et les dragons de vos prochaines parties en solo.
    [fire] Embrasé : { $goods }
    [fire-all] Embrasés, l’un après l’autre : { $goods }
   *[other] { "" }
}
flamecraft-skip = { $ask ->
    [place-here] Ne placer personne
    [place] Ne placer personne
    [fire] N’embraser personne
    [fire-all] Ne plus embraser
    [fire-one] N’embraser personne
    [fire-newcomer] Ne pas l’embraser
    [ability] Passer la capacité
    [gift] Ne rien offrir
    [gift-coin] Garder la pièce
    [gift-artisan] Garder l’artisan
    [gift-fancy] Garder les deux
    [lay] Ne plus rien poser
    [reserve] Le laisser dans la rangée
    [flip-again] En rester là
    [wish] Ne plus lancer
    [companion] Garder le compagnon
    [return] Ne plus rien rendre
    [return-fancy] Ne plus rien rendre
    [spend] Ne plus payer
    [less] Ne plus épargner
    [unlock] Ne rien débloquer
    [swap] Rester en place
    [replace] N’échanger personne
    [may] Passer
   *[other] Passer
}

# les buts d’une partie en solo

flamecraft-do-fill_from_deck = Des artisans de la pioche s’installent au premier et au dernier emplacement.
flamecraft-do-swap = Échangez-le avec un autre artisan de la Ville, puis embrasez le nouveau venu.
flamecraft-do-reserve = Réservez un enchantement de la rangée.

## later : ce que la page ne dit qu’une fois la table en place
flamecraft-ask-free = Marquer un de vos dragons maintenant ?
flamecraft-more = { $verb ->
    [place] Sur quel emplacement ?
    [replace] Et lequel d’autre ?
    [gift] Pour qui ?
    [tuck] Sous quelle boutique ?
    [cast] Dans quelle boutique ?
   *[other] Et lequel d’autre ?
}
flamecraft-goals = Succès
flamecraft-goals-hint = { $allowed ->
    [0] Dès 75 de réputation, vous en débloquez un à la fin ; dès 90, deux.
    [one] En l’état, vous en débloquez un à la fin.
   *[other] En l’état, vous en débloquez deux à la fin.
}

flamecraft-do-gain = Gagnez { $goods }.
    .button = Gagnez { $goods }
flamecraft-do-gain_wild = { $wild ->
    [one] Gagnez une denrée au choix.
   *[other] Gagnez { $wild } denrées au choix.
}
    .button = { $wild ->
        [one] Gagnez une denrée au choix
       *[other] Gagnez { $wild } denrées au choix
    }
flamecraft-do-gain_different = Gagnez { $count } denrées différentes au choix.
flamecraft-do-gain_here = Gagnez { $count } fois une même denrée, offerte par cette boutique ou par un artisan présent.
    .button = Gagnez { $count } fois une même denrée d’ici
flamecraft-do-gain_park = Pour chaque artisan du Parc, gagnez { $count ->
    [one] une denrée
   *[other] { $count } denrées
} de son type.
flamecraft-do-gain_artisans = Pour chaque artisan éveillé ici, gagnez { $count ->
    [one] une denrée
   *[other] { $count } denrées
} de son type.
flamecraft-do-gain_from_cost = Choisissez un enchantement de la rangée ou celui que vous avez réservé : gagnez { $count } denrées de son coût. Vous pouvez réserver la carte de la rangée ainsi choisie.
flamecraft-do-exchange = Payez autant de pièces que vous voulez ; pour chacune, gagnez { $goods } denrées au choix.
flamecraft-do-pay = Payez { $goods }.
    .button = Payez { $goods }
flamecraft-do-pay_one_type = Payez { $one_type } denrées d’un même type.
flamecraft-do-spend = Payez jusqu’à { $most } denrées de types différents, pour { $score } de réputation chacune.
flamecraft-do-pay_for_card_reserve = Payez le coût d’un enchantement de la rangée et gagnez ses récompenses sans le lancer ; il devient votre enchantement réservé.
flamecraft-do-pay_for_card_leave = Payez le coût d’un enchantement de la rangée et gagnez ses récompenses ; il y reste.
flamecraft-do-lose_rep = Perdez { $count } de réputation.
    .button = Perdez { $count } de réputation
flamecraft-do-score = { $count } de réputation.
    .button = { $count } de réputation
flamecraft-do-score-when = { $count } de réputation si { $when }.
flamecraft-do-score_per = { $count } de réputation par { $of ->
    [one] { "" }
   *[other] groupe de{ " " }
}{ $per }{ $cap ->
    [0] { "" }
   *[other] { " " }; { $cap } au plus
}.
flamecraft-do-score_kin = { $score } de réputation par artisan en Ville du même type qu’un de ceux que vous avez placés ce tour-ci.
flamecraft-do-score_fancy = { $again ->
    [1] Marquez maintenant un de vos dragons fantaisie, même déjà marqué ; son objectif doit être atteint.
   *[other] Marquez maintenant un de vos dragons fantaisie non marqués ; son objectif doit être atteint. { $then }
}
flamecraft-do-draw_a = Piochez un artisan, au Parc ou dans la pioche.
flamecraft-do-draw_f = { $count ->
    [one] Piochez un dragon fantaisie.
   *[other] Piochez { $count } dragons fantaisie.
}
    .button = { $count ->
        [one] Piochez un dragon fantaisie
       *[other] Piochez { $count } dragons fantaisie
    }
flamecraft-do-draw_f_gift = Piochez { $count } dragons fantaisie et offrez l’un d’eux à un autre joueur.
flamecraft-do-take = Prenez { $count } artisans du Parc.
flamecraft-do-return_a = { $most ->
    [one] Remettez un artisan de votre main sous la pioche : { $score } de réputation.
   *[other] Remettez jusqu’à { $most } artisans de votre main sous la pioche, pour { $score } de réputation chacun.
}
flamecraft-do-return_f = Rendez autant de vos autres dragons fantaisie non marqués que vous voulez, pour { $score } de réputation chacun.
flamecraft-do-place = { $where ->
    [here] Placez { $most ->
        [one] un artisan sur un emplacement
       *[other] jusqu’à { $most } artisans sur des emplacements
    } de même symbole dans cette boutique.
   *[town] { $any_icon ->
        [1] Placez un artisan sur un emplacement vide de la Ville, quels que soient ses symboles.
       *[other] Placez un artisan sur un emplacement de même symbole en Ville.
    }
} { $reward ->
    [rep_to_coin] Au lieu de la réputation de l’emplacement, gagnez autant de pièces.
    [twice] Gagnez deux fois chaque récompense.
   *[normal] { $then }
}
flamecraft-do-place-filled = Si cela remplit la boutique : { $filled }
flamecraft-do-replace = Échangez un artisan de votre main contre un artisan d’ici. { $then }
flamecraft-do-fire_newcomer = Vous pouvez embraser le nouveau venu.
flamecraft-do-fire_here = Embrasez autant d’artisans d’ici que vous voulez.
flamecraft-do-fire_park = Embrasez autant d’artisans du Parc que vous voulez.
flamecraft-do-fire_one_park = Embrasez un artisan du Parc, puis prenez-le.
flamecraft-do-fire_hand = Embrasez un artisan de votre main ; vous pouvez ensuite l’offrir pour { $score } de réputation.
flamecraft-do-fire_again = Embrasez de nouveau un artisan déjà embrasé ce tour-ci.
flamecraft-do-cheer = Pour chaque artisan que vous pouvez encore y embraser, vous pouvez marquer { $score } de réputation à la place.
flamecraft-do-gift = { $most ->
    [one] Offrez une denrée à un autre joueur : { $reward }
   *[other] Offrez jusqu’à { $most } denrées d’un même type à d’autres joueurs ; pour chacune : { $reward }
}
flamecraft-do-gift_coin = Vous pouvez offrir une pièce à un autre joueur : { $reward }
flamecraft-do-host = Pour chaque autre pion ici, { $score } de réputation, et son joueur gagne une denrée de votre choix.
flamecraft-do-lay = Posez des denrées assorties sur les artisans du Parc, une par carte : { $score } de réputation chacune, et { $all_coins ->
    [one] une pièce
   *[other] { $all_coins } pièces
} si les cinq sont servis.
flamecraft-do-discount = Lancez un enchantement pour { $count } denrées de moins au plus.
flamecraft-do-flip = Lancez une pièce. Face : { $heads } Pile : { $tails } Vous pouvez payer une denrée pour la relancer une fois.
flamecraft-do-wish = Lancez jusqu’à { $most } de vos pièces. Face : { $heads } Pile : la pièce est perdue.
flamecraft-do-deposit = Laissez { $coins } pièces sur un espace vide pour ses récompenses ({ $one } · { $two } · { $three }), puis jouez un autre tour entier.
    .button = Laissez { $coins } pièces sur un espace vide et rejouez
flamecraft-do-collect = Prenez toutes les pièces laissées ici.
    .button = Prenez toutes les pièces laissées ici
flamecraft-do-repeat = Répétez la capacité qui vient de servir, jusqu’à { $count } fois de plus.
flamecraft-do-may = Vous pouvez aussi faire ceci : { $row }
flamecraft-do-either = { $one } Ou bien : { $two }
flamecraft-passive-fee = Personne ne paie pour entrer ici.
flamecraft-passive-sleep = Les artisans dorment ici.
flamecraft-reveal = Quand elle est révélée : { $text }
flamecraft-start = Au début : { $text }
flamecraft-choose-from = Au début, choisissez votre dragon fantaisie parmi { $count }.
flamecraft-timing = { $timing ->
    [any] Une fois, à tout moment de votre tour :
    [cast] Une fois, en lançant un enchantement :
    [ability] Une fois, juste après la capacité d’une boutique :
    [placing] Une fois, dans la boutique où un artisan embrasé en a placé un autre :
    [new_shop] Une fois, quand une nouvelle boutique est révélée :
    [fire] Pendant que vous embrasez dans la boutique visitée :
    [sun] Pendant votre tour :
   *[moon] À la fin :
}
flamecraft-if = Si { $when } :
flamecraft-per = { $of ->
    [one] { $count ->
        [g1_goods] denrée collectée ce tour-ci
        [placed] artisan placé ce tour-ci
        [filled] boutique remplie ce tour-ci
        [fired] artisan embrasé ce tour-ci
        [drawn] artisan pioché ce tour-ci
        [coins] pièce en réserve
        [hand] artisan dans votre main
        [kinds] type de denrées que vous avez
        [goods] denrée que vous avez
        [even_kinds] type de denrées que vous avez en nombre pair
        [odd_kinds] type de denrées que vous avez en nombre impair
        [fancies] dragon fantaisie que vous avez
        [cast] enchantement lancé ce tour-ci
        [cast_full] boutique pleine enchantée ce tour-ci
        [tucked_of_cast] enchantement en Ville de même symbole que celui que vous avez lancé
        [coin_slots] emplacement vide en Ville qui donne des pièces
        [full_shops] boutique pleine en Ville
        [trios] boutique avec trois artisans d’un même type
        [tucked_twice] boutique avec deux enchantements ou plus
        [tucked_thrice] boutique avec trois enchantements
        [sewn] artisan éveillé en Ville du type pioché ici
        [shops] boutique en Ville
        [fulfilled] dragon fantaisie à l’objectif atteint
        [turned_in] pièce rendue à la fin
        [goods_of] { $good } en réserve
        [awake] artisan « { $good } » éveillé en Ville
        [artisans] artisan « { $good } » en Ville
       *[other] élément parmi : { flamecraft-count }
    }
   *[other] { $count ->
        [goods_of] { $some } en réserve
       *[other] { $of } { flamecraft-count }
    }
}
flamecraft-when = { $count ->
    [g1_goods] vous avez collecté { $least ->
        [one] une denrée
       *[other] au moins { $least } denrées
    } ce tour-ci
    [placed] vous avez placé { $least ->
        [one] un artisan
       *[other] au moins { $least } artisans
    } ce tour-ci
    [filled] vous avez rempli { $least ->
        [one] une boutique
       *[other] au moins { $least } boutiques
    } ce tour-ci
    [fired] vous avez embrasé { $least ->
        [one] un artisan
       *[other] au moins { $least } artisans
    } ce tour-ci
    [drawn] vous avez pioché { $least ->
        [one] un artisan
       *[other] au moins { $least } artisans
    } ce tour-ci
    [cast] vous avez lancé { $least ->
        [one] un enchantement
       *[other] au moins { $least } enchantements
    } ce tour-ci
    [cast_full] vous avez enchanté { $least ->
        [one] une boutique pleine
       *[other] au moins { $least } boutiques pleines
    } ce tour-ci
    [coins] vous avez { $least ->
        [one] une pièce
       *[other] au moins { $least } pièces
    } en réserve
    [hand] vous avez { $least ->
        [one] un artisan
       *[other] au moins { $least } artisans
    } en main
    [kinds] vous avez { $least ->
        [one] une denrée
       *[other] des denrées d’au moins { $least } types
    }
    [goods] vous avez { $least ->
        [one] une denrée
       *[other] au moins { $least } denrées
    }
    [goods_of] vous avez au moins { $some } en réserve
    [full_shops] { $least ->
        [one] une boutique en Ville est pleine
       *[other] au moins { $least } boutiques en Ville sont pleines
    }
    [trios] { $least ->
        [one] une boutique a
       *[other] au moins { $least } boutiques ont
    } trois artisans d’un même type
    [most_awake] « { $good } » est le type éveillé le plus fréquent
    [most_goods] personne n’en a plus que vous
   *[other] la Ville compte { flamecraft-need }
}
flamecraft-both = { $one } et si { $two }
flamecraft-text-both = { $one } et { $two }
flamecraft-tier = Payé { $sets } fois : { $text }
flamecraft-tier-nothing = rien.
flamecraft-match = S’il y a égalité entre { $one } et { $two } :
flamecraft-do-free = { $verb ->
    [reveal] Marquer { $thing }
   *[companion] Utiliser { $thing }
}
flamecraft-hint-free-later = Vous pourrez aussi le faire plus tard, tant que l’objectif est atteint.
flamecraft-not-now = Pas maintenant
flamecraft-whom-small = La personne choisie reçoit : { $thing }.
flamecraft-text-at = à { $shop }
flamecraft-text-lots = Espaces vides : { $lots }
flamecraft-text-hidden = Boutiques face cachée sur les espaces { $lots }
flamecraft-text-goods = { $count ->
    [0] aucune denrée
    [one] { $count } denrée : { $list }
   *[other] { $count } denrées : { $list }
}
flamecraft-text-scored = marqués : { $names }
flamecraft-text-companion = compagnon : { $name }
flamecraft-text-own-companion = Votre compagnon
flamecraft-no-ability = Pas de capacité propre.
flamecraft-no-coins = Aucune pièce ne peut le payer.
flamecraft-float = { $count ->
    [one] +{ $count } denrée
   *[other] +{ $count } denrées
}
flamecraft-coin-space = Espace { $number }, { $taken ->
    [yes] des pièces y sont posées
   *[no] vide : { $reward }
}
flamecraft-artisan-label = { $name }, artisan ({ $good }). { $text }
flamecraft-spell-label = { $name }, enchantement ({ $good }). { $text }
flamecraft-fancy-label = { $name }, dragon fantaisie. { $text }
flamecraft-companion-label = { $name }, compagnon. { $text }
flamecraft-window-free = vide, pour { $goods }, récompense : { $reward }
flamecraft-label-gives = collecter y donne { $goods }
flamecraft-label-spells = { $count ->
    [one] { $count } enchantement
   *[other] { $count } enchantements
}
flamecraft-label-pawn = { $name } s’y trouve
flamecraft-sets = { $count ->
    [one] { $count } lot
   *[other] { $count } lots
}
flamecraft-with = avec { $name }
flamecraft-how = { $sets ->
    [yes] { $thing } : combien de lots ?
   *[no] { $thing } : comment ?
}
flamecraft-then-together = { $verb ->
    [cast] Vous visitez la boutique et y lancez l’enchantement.
   *[other] Vous visitez la boutique, collectez et le placez.
}
flamecraft-then-fires = Pour cela, vous embrasez { $name }.
flamecraft-then-pays = Vous payez d’abord le coût.
flamecraft-only-use = Utiliser seulement la boutique
flamecraft-word = { $verb ->
    [keep] Garder { $thing } ?
    [visit] Visiter { $thing } ?
    [fee] Donner { $thing } à { $target } ?
    [good] Prendre { $thing } ?
    [take] Prendre { $thing } ?
    [draw] Piocher ?
    [place] Placer { $thing } sur l’emplacement { $slot } de { $target } ?
    [fire] Embraser { $thing } ?
    [cheer] De la réputation au lieu d’embraser { $thing } ?
    [cast] Lancer { $thing } ?
    [coin] Une pièce à la place de { $thing } ?
    [type] Payer { $thing } ?
    [spend] Payer { $thing } ?
    [less] Épargner { $thing } ?
    [swap] Échanger avec { $thing } ?
    [replace] { $target } à la place de { $thing } ?
    [gift] { $target ->
        [0] Offrir { $thing } ?
       *[other] Offrir { $thing } à { $target } ?
    }
    [lay] Poser une denrée sur { $thing } ?
    [lay-coin] Poser une pièce sur { $thing } ?
    [pick] Choisir { $thing } ?
    [buy] Payer { $thing } ?
    [reserve] Réserver { $thing } ?
    [score] Marquer { $thing } ?
    [name] Choisir { $thing } ?
    [return] Rendre { $thing } ?
    [deposit] Laisser des pièces sur l’emplacement { $number } ?
    [tuck] Glisser { $thing } sous { $target } ?
    [space] Ouvrir la nouvelle boutique sur l’espace { $number } ?
    [companion] Utiliser { $thing } ?
    [companion-plain] Utiliser votre compagnon ?
    [reveal] Marquer { $thing } ?
   *[other] { $thing } ?
}
flamecraft-then-gather = Vous collectez { $goods }.
flamecraft-then-fee = { $count ->
    [one] Cela coûte une denrée ou une pièce.
   *[other] Cela coûte { $count } denrées ou pièces.
}
flamecraft-then-fee-to = { $count ->
    [one] Vous donnez une de vos denrées ou pièces à { $names }.
   *[other] Vous donnez { $count } de vos denrées ou pièces, une à chacun : { $names }.
}
flamecraft-then-nothing-now = Cela ne vous rapporterait rien maintenant.
flamecraft-then-total = En tout : { $gain }.
flamecraft-then-could = Vous pourriez payer { $spells }.
flamecraft-then-nothing = Pas de récompense.
flamecraft-then-reward = { $reward ->
    [twice] Deux fois : { $text }
    [coins] En pièces : { $text }
   *[normal] { $text }
}
flamecraft-then-fills = La boutique est alors remplie : une autre ouvre à la fin du tour.
flamecraft-then-set = Chaque lot coûte { $cost }.
flamecraft-then-cast = { $verb ->
    [cast] Payez { $cost }. { $text } Puis embrasez tous ceux d’ici.
   *[other] Payez { $cost }. { $text }
}
flamecraft-coming = Le prochain dragon de ce type vient ici : { $goods }.
flamecraft-then-ends = Il s’est déjà embrasé : cela finit la chaîne.
flamecraft-then-tuck = Dès lors, toute personne qui collecte à { $shop } gagne 1 { $good } de plus.
flamecraft-key-arrows = parcourir ce qui peut être choisi
flamecraft-key-numbers = choisir le premier, le deuxième…
flamecraft-unlock = Débloquer { $name }
flamecraft-running = { $name } : { $text }
flamecraft-goal-state = { $state ->
    [unlocked] débloqué
    [before] déjà débloqué
    [met] atteint
   *[open] { $now } sur { $least }
}
flamecraft-goal-brings = { $swaps ->
    [0] Nouvelles cartes : { $cards }.
   *[other] Nouvelles cartes : { $cards }. Retirées : { $gone }.
}

# les options en phrases
flamecraft-option-enchantments = On joue avec les enchantements { $chip }.
flamecraft-option-enchantments-purple = violets
flamecraft-option-enchantments-golden = dorés
flamecraft-option-companions = Les compagnons { $chip }.
flamecraft-option-companions-false = restent chez eux
flamecraft-option-companions-true = sont de la partie
flamecraft-option-shop_list = La pioche de boutiques est { $chip }.
flamecraft-option-shop_list-standard = tirée comme d’habitude
flamecraft-option-shop_list-value = la vôtre, de { $count } boutiques
flamecraft-option-colour0 = Le pion est { $chip }.
flamecraft-option-colour1 = Le pion est { $chip }.
flamecraft-option-colour2 = Le pion est { $chip }.
flamecraft-option-colour3 = Le pion est { $chip }.
flamecraft-option-colour4 = Le pion est { $chip }.
flamecraft-colour-any = d’une couleur libre
flamecraft-colour-br = jaune
flamecraft-colour-me = rouge
flamecraft-colour-ir = bleu foncé
flamecraft-colour-po = violet
flamecraft-colour-cr = bleu clair
flamecraft-colour-pl = vert
flamecraft-option-colour0-any = { flamecraft-colour-any }
flamecraft-option-colour0-br = { flamecraft-colour-br }
flamecraft-option-colour0-me = { flamecraft-colour-me }
flamecraft-option-colour0-ir = { flamecraft-colour-ir }
flamecraft-option-colour0-po = { flamecraft-colour-po }
flamecraft-option-colour0-cr = { flamecraft-colour-cr }
flamecraft-option-colour0-pl = { flamecraft-colour-pl }
flamecraft-option-colour1-any = { flamecraft-colour-any }
flamecraft-option-colour1-br = { flamecraft-colour-br }
flamecraft-option-colour1-me = { flamecraft-colour-me }
flamecraft-option-colour1-ir = { flamecraft-colour-ir }
flamecraft-option-colour1-po = { flamecraft-colour-po }
flamecraft-option-colour1-cr = { flamecraft-colour-cr }
flamecraft-option-colour1-pl = { flamecraft-colour-pl }
flamecraft-option-colour2-any = { flamecraft-colour-any }
flamecraft-option-colour2-br = { flamecraft-colour-br }
flamecraft-option-colour2-me = { flamecraft-colour-me }
flamecraft-option-colour2-ir = { flamecraft-colour-ir }
flamecraft-option-colour2-po = { flamecraft-colour-po }
flamecraft-option-colour2-cr = { flamecraft-colour-cr }
flamecraft-option-colour2-pl = { flamecraft-colour-pl }
flamecraft-option-colour3-any = { flamecraft-colour-any }
flamecraft-option-colour3-br = { flamecraft-colour-br }
flamecraft-option-colour3-me = { flamecraft-colour-me }
flamecraft-option-colour3-ir = { flamecraft-colour-ir }
flamecraft-option-colour3-po = { flamecraft-colour-po }
flamecraft-option-colour3-cr = { flamecraft-colour-cr }
flamecraft-option-colour3-pl = { flamecraft-colour-pl }
flamecraft-option-colour4-any = { flamecraft-colour-any }
flamecraft-option-colour4-br = { flamecraft-colour-br }
flamecraft-option-colour4-me = { flamecraft-colour-me }
flamecraft-option-colour4-ir = { flamecraft-colour-ir }
flamecraft-option-colour4-po = { flamecraft-colour-po }
flamecraft-option-colour4-cr = { flamecraft-colour-cr }
flamecraft-option-colour4-pl = { flamecraft-colour-pl }
flamecraft-bring = Choisir une couleur
flamecraft-bring-hint = Votre pion a cette couleur. En solo, les dragons de sa denrée n’appellent aucun pion.
flamecraft-option-first_player = { $chip } commence.
flamecraft-option-first_player-random = Une place au hasard
flamecraft-option-first_player-value = La chaise { $value }
flamecraft-option-solo_unlocked = Succès déjà débloqués : { $chip }.
flamecraft-option-solo_unlocked-none = aucun
flamecraft-option-solo_unlocked-value = { $count ->
    [one] un
   *[other] { $count }
}
flamecraft-option-solo_limits = En solo, main et denrées sont { $chip }.
flamecraft-option-solo_limits-false = sans limite
flamecraft-option-solo_limits-true = limitées comme d’habitude
flamecraft-option-late_goods = Ceux qui commencent plus tard { $chip }.
flamecraft-option-late_goods-printed = reçoivent une denrée à partir du quatrième
flamecraft-option-late_goods-house = reçoivent plus de denrées au départ

# la pioche de boutiques de son choix
flamecraft-workshop = Choisir les boutiques
flamecraft-shops-taken = { $count ->
    [one] { $count } boutique dans la pioche
   *[other] { $count } boutiques dans la pioche
}
flamecraft-shops-few = Une pioche compte au moins deux boutiques.
flamecraft-shops-all = Toutes
flamecraft-shops-none = Aucune
flamecraft-shops-use = Prendre cette pioche

# refus
flamecraft-refusal-FC-08 = Votre pion y est déjà : allez dans une autre boutique.
flamecraft-refusal-FC-10 = { $fee ->
    [one] Vous n’avez rien à donner au joueur qui s’y trouve.
   *[other] Vous ne pouvez pas donner quelque chose aux { $fee } joueurs qui s’y trouvent.
}
flamecraft-refusal-FC-17 = Cette boutique n’est pas ouverte.
flamecraft-refusal-FC-19 = Cet enchantement se paie sans pièces, et vos denrées ne suffisent pas.
flamecraft-refusal-FC-21 = Vous ne pouvez pas payer ce coût.
flamecraft-refusal-FC-26 = Cet emplacement n’accepte pas ce type d’artisan.
flamecraft-refusal-no-window = Aucun emplacement vide n’accepte ce type d’artisan maintenant.
flamecraft-refusal-FC-41 = Cet artisan ne peut rien faire maintenant, ou ne peut pas être embrasé ici.
flamecraft-refusal-FC-45 = La capacité ne ferait rien maintenant, ou ne peut pas être payée.
flamecraft-refusal-FC-48 = Aucun enchantement assorti à cette boutique ne peut être lancé maintenant.
flamecraft-refusal-FC-51 = Trois enchantements sont déjà sous cette boutique.
flamecraft-refusal-FC-54 = Un autre joueur a réservé cet enchantement.
flamecraft-refusal-FC-82 = L’objectif de ce dragon n’est pas atteint maintenant, ou ne peut pas être payé.
flamecraft-refusal-FC-84 = Ce dragon a déjà été marqué.
flamecraft-refusal-FC-109 = Seules les boutiques d’une denrée, ou joker, peuvent être enchantées.
flamecraft-refusal-FC-114 = L’enchantement choisi pourrait devenir impossible à lancer.
flamecraft-refusal-slot-taken = Cet emplacement est pris, ou n’existe pas.
flamecraft-refusal-not-now = Ce choix ne se pose pas maintenant.
flamecraft-refusal-not-held = Vous n’avez pas cela.

# le résultat
flamecraft-award = { $award ->
    [master] Maître des Flammes
    [flamekeeper] Gardien des Flammes
   *[shopkeeper] Commerçant
}
flamecraft-source = { $source ->
    [slots] Placements
    [fires] Embrasements
    [shops] Boutiques
    [enchantments] Enchantements
    [suns] Dragons soleil
    [moons] Dragons lune
    [companions] Compagnon
   *[coins] Pièces
}

# --- la page
flamecraft-town = La Ville
flamecraft-castable = { $count ->
    [0] Avec ce que vous avez, vous ne pourriez le lancer nulle part.
   *[other] Avec ce que vous avez, vous pourriez le lancer ici : { $shops }.
}
flamecraft-house = { $part ->
    [all] maison
   *[part] maison en partie
}

# ce qu’il faut savoir avant de répondre
flamecraft-kind = { $family ->
    [artisan] Artisan ({ $good })
    [shop] Boutique
    [enchantment] Enchantement ({ $good })
    [fancy] Dragon fantaisie
    [companion] Compagnon
   *[achievement] Succès
}
flamecraft-worth-now = vaut { $count } à présent
flamecraft-window-reward = Emplacement vide : { $reward }
flamecraft-spell-behind = Sous elle : { $name }, une denrée de plus ({ $good }) à la collecte.

# les buts d’une partie en solo
flamecraft-profile = { $count ->
    [0] Succès : { $all } à tenter
   *[other] Succès : { $count } sur { $all } débloqués
}

# le récit
flamecraft-story-setup = La Ville est en place ; { $name } commence.
    .you = La Ville est en place ; vous commencez.
flamecraft-story-hand = { $name } commence avec { $cards }.
    .you = Vous commencez avec { $cards }.
flamecraft-story-kept = { $card ->
    [none] { $name } garde un dragon fantaisie.
   *[other] { $name } garde { $card }.
}
    .you = Vous gardez { $card }.
flamecraft-story-turn = { $extra ->
    [yes] Tour supplémentaire · { $name }
   *[no] Tour { $number } · { $name }
}
    .you = { $extra ->
        [yes] Tour supplémentaire · vous
       *[no] Tour { $number } · vous
    }
flamecraft-story-visited = { $name } visite la boutique « { $shop } ».
    .you = Vous visitez la boutique « { $shop } ».
flamecraft-story-gathered = { $goods ->
    [none] { $name } collecte à la boutique « { $shop } ».
   *[other] { $name } collecte à la boutique « { $shop } » : { $goods }.
}
    .you = { $goods ->
        [none] Vous collectez à la boutique « { $shop } ».
       *[other] Vous collectez à la boutique « { $shop } » : { $goods }.
    }
flamecraft-story-used = { $name } utilise la capacité de la boutique « { $shop } ».
    .you = Vous utilisez la capacité de la boutique « { $shop } ».
flamecraft-story-gained = { $by ->
    [none] { $name } gagne { $goods }.
    [visit] { $name } collecte { $goods } à la boutique « { $cause } ».
    [slots] { $name } gagne { $goods } pour avoir placé { $cause }.
   *[other] { $name } gagne { $goods } grâce à « { $cause } ».
}
    .you = { $by ->
        [none] Vous gagnez { $goods }.
        [visit] Vous collectez { $goods } à la boutique « { $cause } ».
        [slots] Vous gagnez { $goods } pour avoir placé { $cause }.
       *[other] Vous gagnez { $goods } grâce à « { $cause } ».
    }
flamecraft-story-paid = { $by ->
    [none] { $name } paie { $goods }.
    [fee] { $name } donne tout pour entrer à la boutique « { $cause } » : { $goods }.
   *[other] { $name } paie { $goods } pour « { $cause } ».
}
    .you = { $by ->
        [none] Vous payez { $goods }.
        [fee] Vous donnez tout pour entrer à la boutique « { $cause } » : { $goods }.
       *[other] Vous payez { $goods } pour « { $cause } ».
    }
flamecraft-story-put-back = { $name } remet { $goods } dans la réserve commune : sept de chaque denrée au plus.
    .you = Vous remettez { $goods } dans la réserve commune : sept de chaque denrée au plus.
flamecraft-story-fee = { $other_you ->
    [yes] { $name } vous donne { $goods } en entrant à la boutique « { $shop } ».
   *[no] { $other ->
        [none] { $name } donne { $goods } en entrant à la boutique « { $shop } ».
       *[other] { $name } donne { $goods } à { $other } en entrant à la boutique « { $shop } ».
    }
}
    .you = { $other ->
        [none] Vous donnez { $goods } en entrant à la boutique « { $shop } ».
       *[other] Vous donnez { $goods } à { $other } en entrant à la boutique « { $shop } ».
    }
flamecraft-story-gave-token = { $other_you ->
    [yes] { $name } vous offre { $goods }.
   *[no] { $other ->
        [none] { $name } se défait de { $goods }.
       *[other] { $name } offre { $goods } à { $other }.
    }
}
    .you = { $other ->
        [none] Vous vous défaites de { $goods }.
       *[other] Vous offrez { $goods } à { $other }.
    }
flamecraft-story-gave = { $other_you ->
    [yes] { $name } vous offre { $card }.
   *[no] { $other ->
        [none] { $name } se défait de { $card }.
       *[other] { $name } offre { $card } à { $other }.
    }
}
    .you = { $other ->
        [none] Vous vous défaites de { $card }.
       *[other] Vous offrez { $card } à { $other }.
    }
flamecraft-story-gave-fancy = { $other_you ->
    [yes] { $name } vous offre { $card }.
   *[no] { $other ->
        [none] { $name } se défait d’un dragon fantaisie.
       *[other] { $name } offre un dragon fantaisie à { $other }.
    }
}
    .you = { $other ->
        [none] Vous vous défaites de { $card }.
       *[other] Vous offrez { $card } à { $other }.
    }
flamecraft-story-reputation = { $by ->
    [none] { $name } gagne { $count } de réputation et en a { $now }.
    [slots] { $name } gagne { $count } de réputation pour avoir placé { $cause } et en a { $now }.
   *[other] { $name } gagne { $count } de réputation grâce à « { $cause } » et en a { $now }.
}
    .you = { $by ->
        [none] Vous gagnez { $count } de réputation et en avez { $now }.
        [slots] Vous gagnez { $count } de réputation pour avoir placé { $cause } et en avez { $now }.
       *[other] Vous gagnez { $count } de réputation grâce à « { $cause } » et en avez { $now }.
    }
flamecraft-story-lost-reputation = { $name } perd { $count } de réputation pour « { $cause } » et en a { $now }.
    .you = Vous perdez { $count } de réputation pour « { $cause } » et en avez { $now }.
flamecraft-story-drew = { $card ->
    [none] { $name } pioche un artisan.
   *[other] { $name } pioche { $card }.
}
    .you = Vous piochez { $card }.
flamecraft-story-took = { $goods ->
    [none] { $name } prend { $card } au Parc.
   *[other] { $name } prend { $card } au Parc, avec { $goods }.
}
    .you = { $goods ->
        [none] Vous prenez { $card } au Parc.
       *[other] Vous prenez { $card } au Parc, avec { $goods }.
    }
flamecraft-story-returned = { $limit ->
    [yes] { $card ->
        [none] { $name } remet un artisan sous la pioche : six au plus.
       *[other] { $name } remet { $card } sous la pioche : six artisans au plus.
    }
   *[no] { $card ->
        [none] { $name } remet un artisan sous la pioche.
       *[other] { $name } remet { $card } sous la pioche.
    }
}
    .you = { $limit ->
        [yes] Vous remettez { $card } sous la pioche : six artisans au plus.
       *[no] Vous remettez { $card } sous la pioche.
    }
flamecraft-story-drew-fancies = { $cards ->
    [none] { $count ->
        [one] { $name } pioche un dragon fantaisie.
       *[other] { $name } pioche { $count } dragons fantaisie.
    }
   *[other] { $name } pioche { $cards }.
}
    .you = Vous piochez { $cards }.
flamecraft-story-returned-fancy = { $card ->
    [none] { $name } remet un dragon fantaisie sous la pioche.
   *[other] { $name } remet { $card } sous la pioche.
}
    .you = Vous remettez { $card } sous la pioche.
flamecraft-story-placed = { $name } place { $card } à la boutique « { $shop } ».
    .you = Vous placez { $card } à la boutique « { $shop } ».
flamecraft-story-filled = La boutique « { $shop } » est pleine.
flamecraft-story-founded = Une boutique ouvrira sur l’espace { $space } à la fin du tour.
flamecraft-story-opened = La boutique « { $shop } » ouvre sur l’espace { $space }.
flamecraft-story-fired = { $name } embrase { $card }.
    .you = Vous embrasez { $card }.
flamecraft-story-cheered = { $name } gagne { $count } de réputation grâce à « { $cause } » au lieu d’embraser { $card } et en a { $now }.
    .you = Vous gagnez { $count } de réputation grâce à « { $cause } » au lieu d’embraser { $card } et en avez { $now }.
flamecraft-story-swapped = { $ends ->
    [yes] { $card } échange sa place avec { $partner }, déjà embrasé.
   *[no] { $card } échange sa place avec { $partner }.
}
flamecraft-story-replaced = { $name } remplace { $card } par { $newcomer }.
    .you = Vous remplacez { $card } par { $newcomer }.
flamecraft-story-cast = { $name } lance { $card } à la boutique « { $shop } ».
    .you = Vous lancez { $card } à la boutique « { $shop } ».
flamecraft-story-bought = { $name } paie le coût de { $card }.
    .you = Vous payez le coût de { $card }.
flamecraft-story-reserved = { $name } réserve { $card }.
    .you = Vous réservez { $card }.
flamecraft-story-revealed = { $hidden ->
    [yes] { $name } révèle { $card }.
   *[no] { $name } fait marquer { $card } une fois de plus.
}
    .you = { $hidden ->
        [yes] Vous révélez { $card }.
       *[no] Vous faites marquer { $card } une fois de plus.
    }
flamecraft-story-companion = { $name } utilise { $card }.
    .you = Vous utilisez { $card }.
flamecraft-story-flipped = { $name } lance une pièce : { $heads ->
    [yes] face
   *[no] pile
}.
    .you = Vous lancez une pièce : { $heads ->
        [yes] face
       *[no] pile
    }.
flamecraft-story-deposited = { $name } laisse { $count } pièces sur l’emplacement { $space } de la boutique « { $cause } ».
    .you = Vous laissez { $count } pièces sur l’emplacement { $space } de la boutique « { $cause } ».
flamecraft-story-laid = { $name } pose { $goods } sur { $card }.
    .you = Vous posez { $goods } sur { $card }.
flamecraft-story-moved-in = { $card } s’installe à la boutique « { $shop } ».
flamecraft-story-passed-on = { $card } ne trouve pas de place et va sous la pioche.
flamecraft-story-called = Un pion non-joueur visite la boutique « { $shop } ».
flamecraft-story-tucked = { $card } est glissé sous la boutique « { $shop } ».
flamecraft-story-arrived = Au Parc arrive : { $cards }.
flamecraft-story-charmed = Dans la rangée arrive : { $cards }.
flamecraft-story-trigger = { $deck ->
    [artisans] La pioche des artisans est vide : les derniers tours commencent.
    [enchantments] La pioche des enchantements est vide : les derniers tours commencent.
   *[rounds] Après soixante tours de table, les derniers tours commencent.
}
flamecraft-story-scoring = Décompte final
flamecraft-story-turned-in = { $name } rend { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
} pour { $count } de réputation et en a { $now }.
    .you = Vous rendez { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    } pour { $count } de réputation et en avez { $now }.
flamecraft-story-moon = { $name } montre { $card } : { $count } de réputation, { $now } en tout.
    .you = Vous montrez { $card } : { $count } de réputation, { $now } en tout.
flamecraft-story-unlocked = Débloqué : { $card }.
flamecraft-story-over = { $winners_count ->
    [0] La partie est finie.
   *[other] La partie est finie, victoire : { $winners }.
}

# les règles en bref
flamecraft-rule-dragons = Embrasé, un dragon…
flamecraft-rule-turn = Menez votre pion à une autre boutique et donnez une denrée ou une pièce à chaque joueur qui s’y trouve. Puis collectez ou enchantez.
    .name = Un tour
flamecraft-rule-gather = Gagnez les denrées de la boutique, de ses artisans et de ses enchantements. Puis vous pouvez y placer un artisan, en embraser un et utiliser la capacité de la boutique.
    .name = Collecter
flamecraft-rule-fire = Un dragon en place ne s’embrase qu’une fois par étape.
    .name = Embraser
flamecraft-rule-enchant = Payez le coût d’un enchantement du symbole de la boutique, gagnez sa récompense, glissez-le sous elle et embrasez tous ses artisans. Une pièce peut remplacer une denrée.
    .name = Enchanter
flamecraft-rule-shops = Une boutique dont les emplacements sont tous pris est remplie ; à la fin du tour une nouvelle ouvre.
    .name = Boutiques
flamecraft-rule-fancy = Les Dragons Soleil marquent une fois à votre tour, leur objectif atteint ; les Dragons Lune à la fin.
    .name = Dragons fantaisie
flamecraft-rule-limits = À la fin d’un tour, vous gardez au plus six artisans et sept de chaque denrée.
    .name = Limites
flamecraft-rule-end = Quand les artisans ou les enchantements sont épuisés, chacun joue un dernier tour. Puis les Dragons Lune et les pièces marquent ; la plus grande réputation gagne.
    .name = La fin
flamecraft-rule-solo = En solo, des artisans s’installent d’eux-mêmes et des pions non-joueurs se promènent. 75 de réputation font de vous un Gardien des Flammes, 90 un Maître des Flammes.
    .name = Solo

# la fin
flamecraft-you-won = Vous avez gagné.
flamecraft-they-won = { $name } a gagné.
flamecraft-shared = { $names } gagnent ensemble.
flamecraft-solo-end = Vous voilà { $award }
flamecraft-solo-marks = Gardien des Flammes dès 75 de réputation, Maître des Flammes dès 90.
flamecraft-solo-unlocked = Débloqué : { $list }.
flamecraft-breakdown = D’où vient la réputation
flamecraft-from = Source
flamecraft-sum = Total

# --- la page : ce que les autres ont fait depuis son tour

# charts of a review
flamecraft-measure-reputation = Réputation
flamecraft-measure-sources = D’où vient la réputation de { $name }
flamecraft-measure-goods = Denrées en réserve

# une différence de gains, pour le coach
flamecraft-more-of = { $unit ->
    [coin] { $count ->
        [one] { $count } pièce de plus
       *[other] { $count } pièces de plus
    }
   *[reputation] { $count } de réputation de plus
}

# les étapes d’un tour, dans le ruban
flamecraft-turn-step = { $step ->
    [visit] Visite
    [gather] Collecte
    [place] Pose
    [fire] Embraser
    [shop] Boutique
   *[end] Fin
}
