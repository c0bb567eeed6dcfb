# Le classement, et ce qu’une partie a changé aux cotes.
ladder-title = Classement
ladder-what = Joueurs et bots sur une même échelle. La barre dit notre certitude : si deux barres se recouvrent, chacun peut être le plus fort.
ladder-person = joueur
ladder-bot = bot
ladder-sure = sûr à 95 %
ladder-who = Qui est affiché
ladder-all = Tous
ladder-people = Joueurs
ladder-bots = Bots
ladder-which = Le classement de quel jeu
ladder-rank = #
ladder-player = Joueur
ladder-rating = Cote
ladder-games = Parties
ladder-you = { $name } (vous)
ladder-level = bot { $level }
ladder-provisional = provisoire
ladder-provisional-why = Encore trop peu de parties classées, ou d’adversaires différents, pour un rang.
ladder-rules = Une partie compte à partir de dix coups. Entre les deux mêmes personnes, trois parties par semaine comptent en entier, chaque suivante moitié moins que la précédente ; entre personnes à une même adresse, un quart. Un rang demande trois adversaires différents.
ladder-range = { $rating }, à { $margin } près
ladder-empty = Aucune partie classée n’a encore été jouée.
ladder-empty-then = Les parties aux tables publiques comptent. Jouez-en une et soyez en tête.
ladder-your-place = { $rank ->
    [0] Vous n’avez pas encore de rang : { $rating } ± { $margin } après { $games ->
        [one] une partie
       *[other] { $games } parties
    }.
   *[other] Vous êtes numéro { $rank } avec { $rating } ± { $margin }.
}
ladder-to-you = Voir mon rang
ladder-page = Page { $page } sur { $pages }
ladder-before = Précédente
ladder-next = Suivante
ladder-listed = M’afficher au classement
ladder-listed-hint = Vos parties sont classées de toute façon.
ladder-failed = Le classement ne peut pas être chargé.
rated-heading = Cote
rated-change = { $name } : { $before } → { $after } ± { $margin }
rated-weight = compte pour { $weight } %
rated-casual = Partie amicale : aucune cote n’a changé.
ladder-events = Organiser une soirée de club
ladder-short-flamecraft_duals = Duals
ladder-friends = Amis
ladder-friends-none = Aucun de vos amis n’est encore à ce classement.

# les saisons du classement : des trimestres
season = Saison
season-all = toutes les saisons
season-name = { $quarter ->
    [1] Hiver { $year }
    [2] Printemps { $year }
    [3] Été { $year }
   *[4] Automne { $year }
}
season-what = Une saison dure trois mois. La cote passe à la suivante avec une barre plus large, que votre prochaine partie resserre.
season-now = En cours : chacun tel qu’après sa dernière partie de la saison.
season-over = Terminée : chacun tel qu’après sa dernière partie de la saison.
season-first = { $name } a fini en tête.
season-empty = Personne n’a joué de partie classée pendant cette saison.
