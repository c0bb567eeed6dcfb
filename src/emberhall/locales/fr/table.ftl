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
looking-back = Vous regardez en arrière.
to-now = Revenir au présent
stand-in = Un bot joue pour vous.
take-back = Reprendre votre place
resign = Abandonner
line-lost = Connexion perdue. { $seconds ->
    [0] Nouvel essai…
   *[other] Nouvel essai dans { $seconds } s
}
line-back = { $moves ->
    [one] De retour. { $moves } coup a été joué.
   *[other] De retour. { $moves } coups ont été joués.
}

# refus communs à tous les jeux
table-sealed = D’autres jouent encore cette donne. Vous pourrez la voir quand ils auront fini.

## later : ce que la page ne dit qu’une fois la table en place
# Ce que dit chaque table, quel que soit le jeu.
key-text = la table sous forme de texte
since-your-turn = Depuis votre tour
round-over = La manche est finie.
round-next = Distribuer la manche suivante
match-ended = La partie est finie.
match-over = On rejoue ?
rematch-waits = Une revanche se prépare.
rematch = Revanche
again = Rejouer
you-came = { $place ->
    [2] Vous finissez deuxième
    [3] Vous finissez troisième
    [4] Vous finissez quatrième
   *[other] Vous finissez cinquième
}
look-at = { $title ->
    [flamecraft] Voir le village
    [flamecraft_duals] Voir le plateau
    [dragonduel] Voir les terrains
   *[other] Voir la table
}
see-result = Revoir le résultat
record = Enregistrement
review-game = Revoir la partie
chat-empty = Rien n’a encore été dit.
chat-say = Dites quelque chose
chat-send = Envoyer
chat-quiet = À cette table, seules les formules rapides sont permises pendant la partie.
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
refusal-bound = Rien à reprendre : quelque chose a été montré, ou quelqu’un d’autre a répondu.
refusal-quiet = Seules les formules rapides sont permises pendant la partie.
text-log = Ce qui se passe
