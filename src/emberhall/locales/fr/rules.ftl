# Les règles en pages
rules-room = Règles
rules-lead = Avec nos mots, des exemples tirés de vraies parties et toutes les précisions que suit cette table.
rules-of = Règles de { $title }
rules-sub = Avec nos mots · { $rulings } précisions
rules-contents = Sommaire
rules-at = { $at } sur { $of } · { $heading }
rules-section = Section { $number }
rules-search = Chercher dans les règles
rules-hits = { $of ->
    [0] rien trouvé
   *[other] { $at } sur { $of }
}
rules-previous = Résultat précédent
rules-next = Résultat suivant
rules-print = Imprimer
rules-how = Nos précisions
rules-rulings = { $count ->
    [one] { $count } précision
   *[other] { $count } précisions
}
rules-checked = Comment nous le vérifions
# ce que dit le livret
rules-book-says = Ce que le livret en dit
rules-statements = { $count ->
    [one] { $count } énoncé
   *[other] { $count } énoncés
}
rules-statement-table = À cette table.
rules-statements-lost = Les énoncés n’ont pas pu être chargés. Rouvrez-les pour réessayer.
rules-copy = Copier le lien
rules-copied = Copié
rules-link = Lien vers « { $heading } »
rules-around = Avant et après « { $heading } »
rules-example = Exemple { $number } : une position d’une vraie partie, décrite ci-dessous
rules-example-of = Exemple { $number } · d’une vraie partie
rules-try = Essayer cette position
rules-try-what = Une nouvelle partie commence avec la table de cet exemple.
rules-cards = Cartes
rules-family = { $family ->
    [artisan] Artisans
    [shop] Boutiques
    [enchantment] Enchantements
    [fancy] Dragons fantaisie
    [companion] Compagnons
    [achievement] Succès
    [fountain] Cartes Fontaine
    [monster] Monstres
    [magic] Magies
    [token] Jetons
   *[other] { $family }
}
rules-none = Ce jeu n’apporte pas de règles à lire ici.
rules-all = Toutes les règles
rules-asked = À propos de cette question
