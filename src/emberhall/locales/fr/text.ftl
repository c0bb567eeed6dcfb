# La version texte : la même sur chaque page qui peut se lire.
text-question = Ce qui est demandé
text-choices = Ce que vous pouvez faire
text-commands = Commandes
text-parts = Sur la table
text-count = { $count ->
    [one] Un seul choix.
   *[other] { $count } choix.
}
text-number = Numéro
text-no-number = { $count ->
    [0] Il n’y a rien à choisir pour l’instant.
    [one] Il n’y a pas de { $number } : seul le 1 peut être choisi.
   *[other] Il n’y a pas de { $number } : choisissez de 1 à { $count }.
}
text-read-question = Question
text-read-hand = Main
text-read-board = Table
text-read-score = Score
text-read-story = Nouvelles
text-why = Pourquoi pas le reste ?
text-why-none = Aucune règle n’interdit le reste : rien ne le demande pour l’instant.
text-leave = Table en images
text-this-one = Celui-ci.
text-story = Ce qui vient de se passer
text-story-none = Rien pour l’instant.
text-score = Score
text-result = Résultat
text-over = La partie est finie
text-record = Télécharger la partie notée
text-rules = Les règles sur cette question
text-nothing = Rien.
text-nothing-lies = Il n’y a rien ici.
text-hand-empty = Votre main est vide.
text-could = Ce qui était possible alors
text-next = Coup suivant
text-next-turn = Tour suivant
text-back = Coup précédent
text-back-turn = Tour précédent
text-first = Au début
text-last = À la fin
text-seat = Place { $seat } : { $who }
text-seat-free = libre
text-sit = S’asseoir à la place { $seat }
text-bot = Confier la place { $seat } à un robot ({ $level })
text-bring = Choisir le deck de la place { $seat }
text-bring-own = Choisir votre deck
text-terms = Changer les conditions
text-step = Étape { $at } sur { $of }
text-away = Renvoyer { $name } de la place { $seat }
text-host = Faire de { $name } l’hôte
text-alone = En solo
text-add = Ajouter { $name }
text-remove = Retirer { $name }
text-chosen = Dans la sélection
text-not-chosen = Pas dans la sélection
text-switch = Version texte
text-why-rule = La règle
