# A title without a layout or a board of its own: what every title may have. A title's own words come before these.
plain-fact = { $label }: { $value }
plain-yes = yes
plain-no = no
plain-nothing = none
plain-view-hand = Hand
plain-view-players = Players
plain-view-scores = Scores
plain-view-winners = Winners
plain-view-to_play = To play
plain-view-active = To play
plain-view-leader = Leader
plain-view-first = First player
plain-view-round = Round
plain-view-turn = Turn
plain-view-table = On the table
plain-view-deck = Deck
plain-view-discard = Discard pile
