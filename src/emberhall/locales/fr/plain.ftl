# For a title without a layout or a board of its own. A title's own sentences take precedence over these.
plain-fact = { $label } : { $value }
plain-yes = oui
plain-no = non
plain-nothing = rien
plain-view-hand = Main
plain-view-players = Joueurs
plain-view-scores = Scores
plain-view-winners = Gagnants
plain-view-to_play = À jouer
plain-view-active = À jouer
plain-view-leader = Meneur
plain-view-first = Premier joueur
plain-view-round = Manche
plain-view-turn = Tour
plain-view-table = Sur la table
plain-view-deck = Pioche
plain-view-discard = Défausse
plain-turn = doit jouer
plain-waiting = À { $names } de jouer
plain-nobody = Un instant
plain-ask = À vous de choisir : { $ask }
plain-point = Choisissez quelque chose sur la table, ou une des réponses.
plain-answers = Réponses
plain-all = { $count ->
    [one] La seule réponse
   *[other] Les { $count } réponses
}
plain-unpick = Reposer
plain-told = { $text }
plain-told-of = { $name } : { $text }
plain-no-rules = Ce jeu n’a pas de règles en bref.
plain-over = La partie est finie.
plain-you-won = Vous avez gagné !
plain-won = Victoire : { $names }.
plain-shared = { $names } se partagent la victoire.
plain-winner = a gagné
