# A title without a layout or a board of its own: what every title may have. A title's own words come before these.
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
