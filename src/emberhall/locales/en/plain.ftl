# For a title without a layout or a board of its own. A title's own sentences take precedence over these.
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
plain-turn = to play
plain-waiting = { $names } to play
plain-nobody = One moment
plain-ask = Your choice: { $ask }
plain-point = Choose something on the table, or one of the answers.
plain-answers = Answers
plain-all = { $count ->
    [one] The one answer
   *[other] All { $count } answers
}
plain-unpick = Put it back
plain-told = { $text }
plain-told-of = { $name }: { $text }
plain-no-rules = This game has no rules in brief.
plain-over = The game is over.
plain-you-won = You won!
plain-won = { $names } won.
plain-shared = { $names } share the win.
plain-winner = won
