# Ce que dit chaque table, quel que soit le jeu.
text-view = Version texte
skip = Aller à mon tour
key-space = Espace
your-hand = Votre main
watching-as = Vous regardez
watching = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
tools = Outils
drawer = Score et récit
pages = Parties de la table
tab-table = Table
tab-story = Récit
tab-chat = Discussion
tab-rules = Règles
sealed = Mélange scellé avant la première carte
undo = Reprendre ({ $count })
sound-is-on = Le son est actif
sound-is-off = Le son est coupé
resign = Abandonner
looking-back = Vous regardez en arrière.

# refus communs à tous les jeux
table-sealed = D’autres jouent encore cette donne. Vous pourrez la voir quand ils auront fini.

## later : ce que la page ne dit qu’une fois la table en place
to-now = Revenir au présent
stand-in = Un bot joue pour vous.
take-back = Reprendre votre place
# Ce que dit chaque table, quel que soit le jeu.
line-off = Hors ligne.
line-waits = { $move ->
    [move] Votre coup attend ici et partira à votre retour.
    [none] Ce que vous jouez ou dites attend ici et partira à votre retour.
   *[watching] La partie a peut-être avancé depuis.
}
line-again = { $seconds ->
    [0] Nouvel essai…
   *[other] Nouvel essai dans { $seconds } s.
}
line-keep-back = Le reprendre
line-back = { $seconds ->
    [0] De retour.
   *[other] De retour après { $seconds } s.
} { $fate ->
    [out] Votre coup est parti.
    [late] Votre coup est arrivé trop tard : la partie avait continué.
   *[none] {""}
} { $moves ->
    [0] {""}
    [one] { $moves } coup a été joué.
   *[other] { $moves } coups ont été joués.
}
key-text = la table sous forme de texte
round-over = La manche est finie.
round-next = Distribuer la manche suivante
match-ended = La partie est finie.
rematch-waits = Une revanche se prépare.
rematch = Revanche
again = Rejouer
rematch-next = { $decided ->
    [no] Partie suivante
   *[yes] Une autre série
}
rematch-join = Rejoindre
you-came = { $place ->
    [2] Vous finissez deuxième
    [3] Vous finissez troisième
    [4] Vous finissez quatrième
   *[other] Vous finissez cinquième
}
see-result = Revoir le résultat
finale-skip = Passer
finale-again = Revoir la fin
finale-more = Suite
finale-view = Voir la table
finale-review = Revoir
finale-one-click = Désormais, un seul clic suffit
finale-one-click-on = Un seul clic suffit ; les réglages peuvent le changer
finale-stronger = Essayer un robot plus fort ({ $level })
finale-you = Vous
finale-place = { $place ->
    [1] première place
    [2] deuxième place
    [3] troisième place
    [4] quatrième place
   *[other] cinquième place
}
finale-earned = { $card } : { $points }. Voir la carte
finale-count = Le compte
finale-coins = Pièces
finale-nth = { $nth } sur { $of }
finale-told = { $thing }, { $name } : { $points }.
finale-alone = { $best } pour l’instant
finale-leads = { $who ->
    [you] Vous menez
    [one] { $names } mène
   *[many] { $names } mènent
}{ $next ->
    [none] , { $best } partout
   *[other] , { $best } à { $next }
}
record = Enregistrement
review-game = Revoir la partie
chat-empty = Rien n’a encore été dit.
chat-say = Dites quelque chose
chat-send = Envoyer
chat-kid = En mode enfant, on parle par phrases toutes faites, et on ne lit qu’elles.
chat-quiet = À cette table, les partenaires ne peuvent que se saluer pendant une manche.
greeting-hello = Bonjour !
greeting-thanks = Merci !
greeting-well-played = Bien joué !
greeting-good-luck = Bonne chance !
greeting-sorry = Pardon !
greeting-back-soon = Je reviens.
greeting-nice-turn = Joli coup !
greeting-thinking = Je réfléchis.
greeting-no-hurry = Prenez votre temps.
greeting-good-game = Belle partie !
greeting-again = Encore une ?
greeting-must-go = Je dois partir.
chat-aside = Vous regardez : seuls les autres spectateurs lisent ceci.
line-gone = (supprimé)
line-waiting = attend de partir
speaker-more = Masquer, bloquer ou signaler { $name }

# refus communs à tous les jeux
refusal-not-your-turn = Ce n’est pas à vous.
    .section = On joue dans le sens horaire.
refusal-not-held = Vous n’avez pas cette carte.
    .section = Seules les cartes de votre main se jouent.
refusal-unknown-word = La table ne connaît pas ce coup.
    .section = Rien n’a été joué.
refusal-over = La partie est finie.
    .section = Demandez une revanche.
refusal-stale = La partie a déjà avancé ; regardez de nouveau.
refusal-already = La table a déjà cette réponse.
refusal-bound = Rien à reprendre : quelque chose a été montré, ou quelqu’un d’autre a répondu.
refusal-quiet = Les partenaires ne peuvent que se saluer pendant une manche.
text-log = Ce qui se passe
