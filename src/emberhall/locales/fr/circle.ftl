# Les cercles : des gens avec une table à eux, qui reste quand la partie est finie.
circle-here = ici
circle-phone = ici, au téléphone
circle-you-here = vous, ici
circle-since = absent depuis { $when }
circle-never = pas encore venu
circle-history = { $evenings ->
    [one] une soirée
   *[other] { $evenings } soirées
}, { $games ->
    [one] une partie
   *[other] { $games } parties
}
circle-new = Votre table, pour toujours. Envoyez le lien à vos partenaires de jeu.
circle-copy = Copier le lien
circle-copied = Copié
circle-link-what = le lien de cette table, pour toujours
circle-count-here = { $all ->
    [one] Vous êtes seul ici
   *[other] { $here } sur { $all } { $here ->
        [one] est là
       *[other] sont là
    }
}
circle-what-next = À quoi jouons-nous ensuite ?
circle-set = { $title } est prêt
circle-set-up = Préparer { $title }
circle-vote-for = Voter pour { $title }
circle-votes-title = Votes
circle-votes = { $count ->
    [0] voter
    [one] { $count } vote
   *[other] { $count } votes
}
circle-your-vote = votre vote
circle-look = Regarder
circle-sit-down = S’asseoir
circle-talk = Discussion
circle-talk-stays = reste avec la table
circle-talk-none = Les gens de cette table parlent ici.
circle-say = Dire quelque chose à la table
circle-faces = Le dire avec votre dragon
circle-phrases = Des phrases, dans la langue de chacun
circle-quiet = Les partenaires se taisent pendant une manche. Mimiques et phrases sont permises.
circle-kids-talk = À cette table, on parle par mimiques et phrases toutes faites.
circle-kid-talk = En mode enfant, on parle par mimiques et phrases, et on ne lit qu’elles.
circle-line-gone = Ce message a été retiré.
circle-mute = Ne plus entendre { $name }
circle-shelf = Sur notre étagère
circle-no-games = Pas encore de partie.
circle-game-open = Attend de commencer : { $names }
circle-game-yours = À vous de jouer
circle-game-theirs = À { $names } de jouer
circle-game-runs = en cours
circle-game-ended = finie
circle-game-won = { $count ->
    [one] { $names } a gagné
   *[other] { $names } ont gagné ensemble
}{ $scored ->
    [yes] , { $scores }
   *[no] { "" }
}
circle-deal = Notre donne du jour
circle-deal-what = un seul essai chacun, avec les mêmes cartes
circle-deal-until = Jusqu’à { $time }
circle-deal-play = La jouer
circle-deal-go-on = Reprendre
circle-deal-played = { $count ->
    [0] Personne ne l’a encore jouée.
    [one] { $count } sur { $all } l’a jouée.
   *[other] { $count } sur { $all } l’ont jouée.
}
circle-deal-leads = En tête : { $names }, { $points }.
circle-deal-not-you = Vous avez un seul essai.
circle-deal-given-up = abandon
circle-deal-waits = n’a pas encore joué
circle-deal-look = Regarder
circle-deal-before = Hier : { $title }
circle-moment = Le moment de la soirée
circle-moment-none = Le coach n’a pas encore vu ces parties.
circle-moment-looking = Le coach regarde la soirée…
circle-moment-ask = { $count ->
    [one] Montrer { $count } partie au coach
   *[other] Montrer { $count } parties au coach
}
circle-moment-of = Le vent tourne pour { $name } à { $title }
circle-moment-before = { $name } gagne, avant
circle-moment-after = après
circle-moment-chance = { $tenths } sur 10
circle-moment-replay = Revoir ensemble
circle-another-day = Un autre jour
circle-evenings = Nos soirées
circle-evening-what = { $title }, { $status ->
    [open] { $count ->
        [0] personne n’a encore dit oui
        [one] une personne a dit oui
       *[other] { $count } ont dit oui
    }
   *[running] en cours à { $count }
}
circle-evening-open = Ouvrir
circle-score = Score au fil des soirées
circle-score-of = Quel jeu
circle-all-titles = Tous
circle-games-won = parties gagnées
circle-won-count = { $won ->
    [0] aucune partie gagnée
    [one] { $won } partie gagnée
   *[other] { $won } parties gagnées
}
circle-nobody-won = Personne n’a encore gagné de partie.
circle-leads = { $names } mène de { $by }.
circle-level = { $names } sont à égalité, { $won ->
    [one] une partie chacun
   *[other] { $won } parties chacun
}.
circle-invite = Inviter
circle-invite-open = Qui a le lien peut s’asseoir.
circle-invite-shut = Plus personne ne peut s’asseoir, même avec le lien.
circle-invite-kids = Les amis du gardien qui ont le lien peuvent s’asseoir.
circle-people = { $count ->
    [one] Une personne
   *[other] { $count } personnes
}
circle-keeper = garde la table
circle-hand-over = Confier la table
circle-remove = Retirer
circle-removed = retiré
circle-let-in = Laisser revenir
circle-leave = Quitter cette table
circle-leave-sure = Quitter cette table ? Avec le lien, vous pourrez revenir.
circle-name = Nom de la table
circle-rename = Renommer
circle-door = Qui a le lien peut s’asseoir
circle-kids = Pour enfants : mimiques et phrases seulement, et seuls mes amis s’assoient
circle-join-question = S’asseoir ici sous le nom de { $name } ?
circle-join-what = Vous lirez ce qui se dit ici, vous jouerez avec les autres, et cette table vous attendra dans la salle. Vous pouvez partir quand vous voulez.
circle-join = S’asseoir
circle-back = À notre salle
circle-keep = Garder cette table
circle-keep-what = Un lien pour toujours : discussion, parties et score restent ensemble.
circle-begin = En ouvrir une autre
circle-alone = Personne d’autre pour l’instant
circles-yours = Vos tables
circles-what = elles restent ; les parties y vont et viennent
circles-all = Toutes les { $count }
circles-fewer = Moins

# ce qu’un cercle dit de lui-même
circle-told-began = { $name } garde désormais cette table.
circle-told-joined = { $name } s’est assis.
circle-told-left = { $name } est parti.
circle-told-set-up = { $name } a préparé { $title }.
circle-told-over = { $title } est fini.
circle-told-won = { $name } a gagné à { $title }.
circle-told-evening = { $name } prépare une soirée { $title }.
circle-told-deal = { $name } a joué notre donne du jour.
circle-told-renamed = { $name } a renommé la table.
circle-told-keeper = { $name } garde maintenant la table.

# mimiques
face-gladly = Avec plaisir !
face-ha = Ha !
face-moment = Un instant
face-hm = Hum…
face-well-played = Bien joué
face-your-turn = À vous

# pourquoi le serveur refuse
refusal-unknown-circle = Il n’y a pas de table à cette adresse, ou elle n’est plus gardée.
refusal-circle-shut = Cette table n’est pas ouverte à d’autres.
refusal-not-in-circle = Vous n’êtes pas de cette table.
refusal-not-keeper = Seul qui garde la table peut le faire.
refusal-circle-full = Cette table a autant de monde qu’elle peut en avoir.
refusal-too-many-circles = Vous avez autant de tables que possible ; quittez-en une d’abord.
refusal-shelf-full = Beaucoup de parties sont en cours à cette table ; finissez-en d’abord.
refusal-friends-only = Seuls les amis de qui garde cette table peuvent s’asseoir.
refusal-phrases-only = À cette table, on parle par mimiques et phrases toutes faites.
refusal-not-kept = Une donne du jour, ou une table de tournoi, ne se garde pas.
