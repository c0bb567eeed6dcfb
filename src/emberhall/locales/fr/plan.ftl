# Planned answers and holidays, in games where a move may take days.
plan-yours = Votre plan
plan-secret = vous seul le voyez
plan-how = Quand les autres ont joué, la première ligne qui convient est jouée pour vous, un peu plus tard. Si elle est impossible, on vous demande.
plan-asked = C’est à vous de répondre. Préparez la suite quand ce sera fait.
plan-played = Une ligne de votre plan a été jouée pour vous.
plan-add = Si…
plan-else = Tout le reste : me demander
plan-remove = Retirer la ligne { $number }
plan-if = S’il arrive ceci : { $what }
plan-anyway = Quoi qu’il arrive
plan-each = À chaque question, d’ici mon tour : { $what }
plan-until = À chaque question, jusqu’à ceci : { $what }
plan-then = alors : { $what }
plan-resign = alors j’abandonne
plan-possible-yes = Possible
plan-possible-maybe = Possible dans certains cas
plan-possible-no = Impossible pour l’instant. Sinon, on vous demandera.
plan-possible-unknown = On ne peut pas encore dire si ce sera possible.

# writing a line
plan-kind = Une ligne pour
plan-kind-if = S’il arrive quelque chose, je joue…
plan-kind-each = Les petites questions d’ici mon tour
plan-kind-any = Quoi qu’il arrive, je joue…
plan-kind-resign = S’il arrive quelque chose, j’abandonne
plan-event = Si
plan-question = À chaque fois qu’on me demande
plan-stop = jusqu’à ceci
plan-my-turn = mon tour arrive
plan-choose = Choisir…
plan-enough = C’est tout
plan-other = Changer
plan-cancel = Annuler
plan-keep = Garder cette ligne

# holidays
away-title = Congés
away-from = En congé du
away-to = au
away-take = Prendre
away-on = En congé jusqu’au { $last }
away-waits = du { $first } au { $last }
away-end = Je suis de retour
away-drop = Renoncer
away-left = Vos horloges s’arrêtent à toutes les tables en jours, et les autres le voient. { $left ->
    [one] Reste { $left } jour
   *[other] Restent { $left } jours
} sur { $days } en { $year }.
