# Which of the tables in the hall to show.
filter-which = Quelles tables montrer
any-title = Tous les jeux
filter-join = À rejoindre
filter-watch = À regarder
filter-rated = Classées
filter-days = Jours par coup
filter-level = Mon niveau
filter-level-hint = Les tables dont les joueurs sont à 200 points de classement de vous, au plus
