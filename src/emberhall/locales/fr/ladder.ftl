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
