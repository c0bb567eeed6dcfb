# Club evenings.
event-new = A club evening
event-new-what = A small tournament: people join by a link, everyone is paired round by round, and the tables open by themselves.
event-name = Name
event-name-usual = Club evening
event-game = Game
event-system = We play { $chip }.
event-swiss = a Swiss
event-robin = a round robin
event-rounds = Rounds
event-shared = The tables of a round play { $chip }.
event-shared-true = the same deal
event-shared-false = their own deals
event-create = Set it up
event-join = Take part
event-leave = Withdraw
event-leave-sure = A game that is under way counts as lost. Withdraw?
event-start = Begin round { $round }
event-waiting = { $people ->
    [0] Nobody has joined yet. Send the link.
    [one] 1 person has joined. Two are needed.
   *[other] { $people } people have joined. The host starts the event.
}
event-round-runs = Round { $round } of { $rounds } is being played.
event-round-done = Round { $round } of { $rounds } is over.
event-over = The event is over.
event-round = Round { $round }
event-bye = bye
event-standings = Standings
event-player = Player
event-points = Points
event-buchholz = Buchholz
event-sonneborn = S.-B.
event-withdrew = withdrew
event-to-table = Go to your table
event-watch = View
event-plays = playing
event-person = { $name } (you)
event-kind = { $system ->
    [robin] Round robin
   *[swiss] Swiss, { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }
}
event-same-deal = same deal at every table
event-compare = The same deal at every table, so scores compare directly.
event-link = The link to this event
event-copy = Copy link
event-copied = Copied
event-missing = There is no event at this address.
refusal-unknown-event = There is no event at this address.
refusal-round-running = The next round begins when every table has finished this one.
refusal-event-small = An event needs at least two people.
