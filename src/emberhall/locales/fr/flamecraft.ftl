flamecraft-name = Flamecraft
flamecraft-blurb = Placez des dragons artisans, récoltez, enchantez les boutiques d’un village douillet.
    .seats = 1–5
    .time = 45–60 min

# les options en phrases
flamecraft-option-enchantments = On joue avec les enchantements { $chip }.
flamecraft-option-enchantments-purple = violets
flamecraft-option-enchantments-golden = dorés
flamecraft-option-companions = Les compagnons { $chip }.
flamecraft-option-companions-false = restent chez eux
flamecraft-option-companions-true = sont de la partie
flamecraft-option-shop_list = La pioche de boutiques est { $chip }.
flamecraft-option-shop_list-standard = tirée comme d’habitude
flamecraft-option-shop_list-value = choisie : { $value }
flamecraft-option-colour = Le premier pion est { $chip }.
flamecraft-option-colour-br = jaune
flamecraft-option-colour-me = rouge
flamecraft-option-colour-ir = bleu foncé
flamecraft-option-colour-po = violet
flamecraft-option-colour-cr = bleu clair
flamecraft-option-colour-pl = vert
flamecraft-option-first_player = { $chip } commence.
flamecraft-option-first_player-random = Le hasard
flamecraft-option-first_player-value = La chaise { $value }
flamecraft-option-solo_unlocked = Déjà débloqué : { $chip }.
flamecraft-option-solo_unlocked-none = rien encore
flamecraft-option-solo_unlocked-value = { $value }
flamecraft-option-solo_limits = En solo, main et denrées sont { $chip }.
flamecraft-option-solo_limits-false = sans limite
flamecraft-option-solo_limits-true = limitées comme à plusieurs

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
        [one] 1 pain
       *[other] { $count } pains
    }
    [me] { $count ->
        [one] 1 viande
       *[other] { $count } viandes
    }
    [ir] { $count ->
        [one] 1 métal
       *[other] { $count } métaux
    }
    [po] { $count ->
        [one] 1 potion
       *[other] { $count } potions
    }
    [cr] { $count ->
        [one] 1 cristal
       *[other] { $count } cristaux
    }
    [pl] { $count ->
        [one] 1 plante
       *[other] { $count } plantes
    }
   *[coin] { $count ->
        [one] 1 pièce
       *[other] { $count } pièces
    }
}
flamecraft-and = { $one }, { $two }
flamecraft-then = { $one } { $two }

# ce que font les cartes
flamecraft-do-gain = Gagnez { $goods }.
flamecraft-do-gain_wild = { $wild ->
    [one] Gagnez une denrée au choix.
   *[other] Gagnez { $wild } denrées au choix.
}
flamecraft-do-gain_different = Gagnez { $count } denrées différentes au choix.
flamecraft-do-gain_here = Gagnez { $count } fois une même denrée, offerte par ce lieu ou par un artisan présent.
flamecraft-do-gain_park = Pour chaque artisan du Parc, gagnez { $count ->
    [one] une denrée
   *[other] { $count } denrées
} de sa sorte.
flamecraft-do-gain_artisans = Pour chaque artisan éveillé ici, gagnez { $count ->
    [one] une denrée
   *[other] { $count } denrées
} de sa sorte.
flamecraft-do-gain_from_cost = Choisissez un enchantement de la rangée ou celui que vous avez réservé : gagnez { $count } denrées de son prix. Vous pouvez réserver la carte de la rangée ainsi choisie.
flamecraft-do-exchange = Payez autant de pièces que vous voulez ; pour chacune, gagnez { $goods } denrées au choix.
flamecraft-do-pay = Payez { $goods }.
flamecraft-do-pay_one_type = Payez { $one_type } denrées d’un même type.
flamecraft-do-spend = Payez jusqu’à { $most } denrées de types différents, pour { $score } de réputation chacune.
flamecraft-do-pay_for_card_reserve = Payez le prix d’un enchantement de la rangée et gagnez ses récompenses sans le lancer ; il devient votre enchantement réservé.
flamecraft-do-pay_for_card_leave = Payez le prix d’un enchantement de la rangée et gagnez ses récompenses ; il y reste.
flamecraft-do-lose_rep = Perdez { $count } de réputation.
flamecraft-do-score = { $count } de réputation.
flamecraft-do-score-when = { $count } de réputation si { $when }.
flamecraft-do-score_per = { $cap ->
    [0] { $of ->
        [one] { $count } de réputation pour chacun : { $per }.
       *[other] { $count } de réputation par tranche de { $of } : { $per }.
    }
   *[other] { $of ->
        [one] { $count } de réputation pour chacun : { $per } ; { $cap } au plus.
       *[other] { $count } de réputation par tranche de { $of } : { $per } ; { $cap } au plus.
    }
}
flamecraft-do-score_kin = { $score } de réputation par artisan en Ville de la sorte d’un de ceux que vous avez placés ce tour-ci.
flamecraft-do-score_fancy = { $again ->
    [1] Marquez maintenant un de vos dragons fantaisie, même déjà marqué ; son but doit être atteint.
   *[other] Marquez maintenant un de vos dragons fantaisie non marqués ; son but doit être atteint. { $then }
}
flamecraft-do-draw_a = Piochez un artisan, au Parc ou dans la pioche.
flamecraft-do-draw_f = { $count ->
    [one] Piochez un dragon fantaisie.
   *[other] Piochez { $count } dragons fantaisie.
}
flamecraft-do-draw_f_gift = Piochez { $count } dragons fantaisie et offrez l’un d’eux à un autre joueur.
flamecraft-do-take = Prenez { $count } artisans du Parc.
flamecraft-do-return_a = Remettez jusqu’à { $most } artisans de votre main sous la pioche, pour { $score } de réputation chacun.
flamecraft-do-return_f = Rendez autant de vos autres dragons fantaisie non marqués que vous voulez, pour { $score } de réputation chacun.
flamecraft-do-fill_from_deck = Des artisans de la pioche s’installent au premier et au dernier emplacement.
flamecraft-do-place = { $where ->
    [here] Placez { $most ->
        [one] un artisan
       *[other] jusqu’à { $most } artisans
    } dans cette boutique.
   *[town] { $any_icon ->
        [1] Placez un artisan sur un emplacement libre de la Ville, quels que soient ses symboles.
       *[other] Placez un artisan sur un emplacement qui l’accepte en Ville.
    }
} { $reward ->
    [rep_to_coin] La réputation de l’emplacement est versée en pièces.
    [twice] Chaque récompense est gagnée deux fois.
   *[normal] { $then }
}
flamecraft-do-place-filled = Si sa boutique est alors pleine : { $filled }
flamecraft-do-replace = Échangez une carte de votre main contre un artisan d’ici. { $then }
flamecraft-do-fire_newcomer = Vous pouvez embraser le nouveau venu.
flamecraft-do-fire_here = Embrasez autant d’artisans d’ici que vous voulez.
flamecraft-do-fire_park = Embrasez autant d’artisans du Parc que vous voulez.
flamecraft-do-fire_one_park = Embrasez un artisan du Parc, puis prenez-le.
flamecraft-do-fire_hand = Embrasez un artisan de votre main ; vous pouvez ensuite l’offrir pour { $score } de réputation.
flamecraft-do-fire_again = Embrasez de nouveau un artisan déjà embrasé ce tour-ci.
flamecraft-do-swap = Échangez-le avec un autre artisan de la Ville, puis embrasez le nouveau venu.
flamecraft-do-cheer = Pour chaque artisan que vous pourriez embraser, { $score } de réputation à la place si vous voulez.
flamecraft-do-gift = { $most ->
    [one] Offrez une denrée à un autre joueur : { $reward }
   *[other] Offrez jusqu’à { $most } denrées d’un même type ; pour chacune : { $reward }
}
flamecraft-do-gift_coin = Vous pouvez offrir une pièce à un autre joueur : { $reward }
flamecraft-do-host = Pour chaque autre pion ici, { $score } de réputation, et son joueur gagne une denrée de votre choix.
flamecraft-do-lay = Posez des denrées assorties sur les artisans du Parc, une par carte : { $score } de réputation chacune, et { $all_coins ->
    [one] une pièce
   *[other] { $all_coins } pièces
} si les cinq sont servis.
flamecraft-do-reserve = Réservez un enchantement de la rangée.
flamecraft-do-discount = Lancez un enchantement pour { $count } denrées de moins au plus.
flamecraft-do-flip = Lancez une pièce. Face : { $heads } Pile : { $tails } Vous pouvez payer une denrée pour la relancer une fois.
flamecraft-do-wish = Lancez jusqu’à { $most } de vos pièces. Face : { $heads } Pile : la pièce est perdue.
flamecraft-do-deposit = Laissez { $coins } pièces sur un espace libre pour ses récompenses ({ $one } · { $two } · { $three }), puis rejouez.
flamecraft-do-collect = Prenez toutes les pièces laissées ici.
flamecraft-do-repeat = Utilisez encore jusqu’à { $count } fois la capacité qui vient de servir.
flamecraft-do-may = Vous pouvez : { $row }
flamecraft-do-either = Soit : { $one } Soit : { $two }

# effets permanents, moments, conditions
flamecraft-passive-fee = Personne ne paie pour entrer ici.
flamecraft-passive-sleep = Les artisans dorment ici.
flamecraft-reveal = Quand on la retourne : { $text }
flamecraft-start = Au début : { $text }
flamecraft-choose-from = Au début, choisissez votre dragon fantaisie parmi { $count }.
flamecraft-timing = { $timing ->
    [any] Une fois, à tout moment de votre tour :
    [cast] Une fois, en lançant un enchantement :
    [ability] Une fois, juste après la capacité d’une boutique :
    [placing] Une fois, quand un artisan embrasé en a placé un autre :
    [new_shop] Une fois, quand une boutique est retournée :
    [fire] Au début d’un embrasement dans la boutique visitée :
    [sun] Pendant votre tour :
   *[moon] À la fin :
}
flamecraft-if = Si { $when } :
flamecraft-match = si { $one } et { $two } sont en nombre égal
flamecraft-count = { $count ->
    [g1_goods] denrées collectées ce tour-ci
    [placed] artisans placés ce tour-ci
    [filled] boutiques remplies ce tour-ci
    [fired] artisans embrasés ce tour-ci
    [drawn] artisans piochés ce tour-ci
    [coins] vos pièces
    [hand] artisans dans votre main
    [kinds] types de denrées que vous avez
    [goods] denrées que vous avez
    [even_kinds] types de denrées en nombre pair
    [odd_kinds] types de denrées en nombre impair
    [fancies] vos dragons fantaisie
    [cast] enchantements lancés ce tour-ci
    [cast_full] boutiques pleines enchantées ce tour-ci
    [tucked_of_cast] enchantements en Ville du symbole lancé
    [coin_slots] emplacements libres en Ville qui donnent des pièces
    [full_shops] boutiques pleines en Ville
    [trios] boutiques avec trois artisans d’une sorte
    [tucked_twice] boutiques avec deux enchantements ou plus
    [tucked_thrice] boutiques avec trois enchantements
    [tucked_of_each] enchantements de chaque symbole en Ville
    [sewn] artisans éveillés en Ville de la sorte piochée ici
    [shops] boutiques en Ville
    [fulfilled] dragons fantaisie satisfaits
    [turned_in] pièces rendues à la fin
    [goods_of] votre réserve : { $good }
    [awake] artisans éveillés en Ville : { $good }
    [artisans] artisans en Ville : { $good }
    [most_awake] { $good } est la sorte éveillée la plus fréquente
   *[most_goods] personne n’a davantage : { $good }
}
flamecraft-need = { $count ->
    [most_awake] { flamecraft-count }
    [most_goods] { flamecraft-count }
   *[other] { $least } au moins : { flamecraft-count }
}

# questions
flamecraft-ask = { $ask ->
    [keep] Quel dragon fantaisie gardez-vous ?
    [visit] Quelle boutique visitez-vous ?
    [fee] Que donnez-vous ?
    [mode] Collecter ou enchanter ?
    [good] Quelle denrée ?
    [good-here] Quelle denrée, parmi celles d’ici ?
    [good-of-cost] Quelle denrée de son prix ?
    [draw] Quel artisan ?
    [take] Quel artisan du Parc ?
    [place-here] Placer un artisan ici ?
    [place] Quel artisan va où ?
    [fire] Embraser un artisan ?
    [fire-all] Embraser quels artisans ?
    [fire-one] Quel artisan est embrasé ?
    [fire-newcomer] Embraser le nouveau venu ?
    [ability] Utiliser la capacité de la boutique ?
    [cast] Quel enchantement ?
    [pay] Payer avec des pièces ?
    [less] Quelles denrées en moins ?
    [type] Quel type de denrée ?
    [spend] Quelles denrées ?
    [swap] L’échanger avec qui ?
    [replace] Qui remplace qui ?
    [gift] Quoi, et pour qui ?
    [gift-coin] Offrir une pièce ?
    [gift-artisan] Offrir l’artisan ?
    [gift-fancy] Quel dragon fantaisie, et pour qui ?
    [lay] Sur quels artisans ?
    [pick] Quel enchantement ?
    [buy] Quel enchantement payez-vous ?
    [reserve] Le réserver ?
    [flip-again] Payer une denrée pour relancer ?
    [wish] Lancer une pièce ?
    [score] Quel dragon fantaisie ?
    [name] Lequel des artisans placés ?
    [return] Quel artisan retourne sous la pioche ?
    [return-fancy] Quels dragons fantaisie rendez-vous ?
    [deposit] Sur quel espace ?
    [coins] Combien de pièces ?
    [choose] Laquelle des deux ?
    [may] L’utiliser ?
    [tuck] Quel enchantement va où ?
    [space] Où va la nouvelle boutique ?
    [unlock] Que débloquez-vous ?
    [companion] Utiliser votre compagnon ?
    [end] Finir votre tour ?
   *[expand] Continuer ?
}

# refus
flamecraft-refusal-FC-08 = Votre pion y est déjà : allez dans une autre boutique.
flamecraft-refusal-FC-10 = { $fee ->
    [one] Vous n’avez rien à donner à qui s’y trouve.
   *[other] Vous ne pouvez pas donner quelque chose aux { $fee } qui s’y trouvent.
}
flamecraft-refusal-FC-17 = Cette boutique n’est pas ouverte.
flamecraft-refusal-FC-19 = Cet enchantement se paie sans pièces, et vos denrées ne suffisent pas.
flamecraft-refusal-FC-21 = Vous ne pouvez pas payer ce prix.
flamecraft-refusal-FC-26 = Cet emplacement n’accepte pas cette sorte d’artisan.
flamecraft-refusal-FC-41 = Cet artisan ne peut rien faire maintenant, ou ne peut pas être embrasé ici.
flamecraft-refusal-FC-45 = La capacité ne ferait rien maintenant, ou ne peut pas être payée.
flamecraft-refusal-FC-48 = Aucun enchantement assorti à cette boutique ne peut être lancé maintenant.
flamecraft-refusal-FC-51 = Trois enchantements sont déjà derrière cette boutique.
flamecraft-refusal-FC-54 = Un autre joueur a réservé cet enchantement.
flamecraft-refusal-FC-82 = Le but de ce dragon n’est pas atteint maintenant, ou ne peut pas être payé.
flamecraft-refusal-FC-84 = Ce dragon a déjà été marqué.
flamecraft-refusal-FC-109 = Seules les boutiques d’une denrée, ou joker, peuvent être enchantées.
flamecraft-refusal-slot-taken = Cet emplacement est pris, ou n’existe pas.
flamecraft-refusal-not-now = Ce n’est pas la question.
flamecraft-refusal-not-held = Vous n’avez pas cela.

# le résultat
flamecraft-award = { $award ->
    [master] Maître de la Flamme
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
