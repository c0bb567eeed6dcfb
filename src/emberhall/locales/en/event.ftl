# Club evenings.
event-new = A club evening
event-new-what = People join by a link or a code, everyone is paired, and the tables open by themselves.
event-name = Name
event-name-usual = Club evening
event-create = Set it up

# the formats
event-formats = Format
event-swiss = Swiss
event-swiss-what = Winners meet winners. Everyone plays every round.
event-swiss-fit = for 6 and more
event-robin = Round robin
event-robin-what = Everyone meets everyone once.
event-robin-fit = for a few friends
event-knockout = Knock-out
event-knockout-what = Who loses is out and may watch the others.
event-knockout-fit = 8 people: 3 rounds
event-arena = Arena
event-arena-what = Free again? The next opponent at once, until the bell.
event-arena-fit = come and go as you like

# the sentences
event-pick-title = We play { $chip }
event-pick-rounds = for { $chip }
event-rounds-count = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
event-minutes = { $minutes } minutes
event-variant = With which rules?
event-pick-clock = The clock: { $chip }
event-clock-what = Who runs out of time loses the game.
event-pick-fill = With odd numbers { $chip }
event-fill-true = a bot fills the chair
event-fill-false = somebody has a bye
event-pick-alone = Who waits alone { $chip }
event-alone-true = plays a bot
event-alone-false = waits for somebody
event-pick-level = at level { $chip }
event-fill-what = Nobody waits for long; the bot cannot win the evening.
event-shared = The tables of a round play { $chip }
event-shared-true = the same deal
event-shared-false = their own deals
event-shared-what = Duplicate: the luck is the same at every table, so scores compare directly. The deals open after the round.
event-pick-wait = It begins { $chip }
event-pick-pause = and the next round { $chip }
event-by-hand = when I say so
event-in-minutes = in { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
event-after-minutes = { $minutes ->
    [0] at once
    [one] after 1 minute
   *[other] after { $minutes } minutes
}

# what one does now
event-join = Take part
event-leave = Withdraw
event-leave-sure = A game that is under way counts as lost. Withdraw?
event-come = { $people ->
    [0] Nobody has come yet. Send the link.
    [one] 1 person has come. Two are needed.
   *[other] { $people } people have come.
}
event-host-begins = The host begins the evening.
event-soon = It begins by itself.
event-begins-in = begins in
event-ends-in = ends in
event-table = table
event-you-and = You and { $name }
event-again-with = Once more: you and { $name }
event-your-bye = You have a bye: a point without a game.
event-opponent-comes = Your next opponent is on the way.
event-free-again = You are free again.
event-arena-runs = Everybody plays until the bell.
event-bell = The bell has rung. The last games are being played.
event-next-opponent = Next opponent
event-to-table = Go to your table
event-round-of = Round { $round } of { $rounds }
event-round-runs = Round { $round } of { $rounds } is being played.
event-round-done = Round { $round } of { $rounds } is over.
event-over = The event is over.
event-playing = is being played

event-agreed = What is agreed
event-agreed-fill = With odd numbers a bot sits down, of level { $level }. It cannot win the evening.
event-agreed-knockout = A drawn game is played again; after two draws the lot decides. With odd numbers somebody has a bye.
event-agreed-hand = The host begins every round.
event-agreed-pause = { $minutes ->
    [0] The next round begins as soon as the last table is done.
    [one] The next round begins 1 minute after the last table is done.
   *[other] The next round begins { $minutes } minutes after the last table is done.
}

# the host
event-begin-evening = Begin the evening?
event-begin-round = Begin round { $round }?
event-begin-what = Everyone is paired and the tables open at once. In a Swiss, late people may still join.
event-begin-now = Begin now
event-wait-with = Wait
event-you-run = You run this evening
event-you-run-what = You find it again from every page, and by its link.
event-remove-who = Somebody does not come?
event-remove-nobody = Everybody is here
event-remove = Take out
event-remove-sure = { $name } loses the game that is under way and is paired no more. Go on?

# pairings
event-round = Round { $round }
event-games = Games
event-swiss-pairs = winners meet winners
event-robin-pairs = everyone meets everyone
event-knockout-pairs = who wins goes on
event-arena-pairs = the latest first
event-rounds-before = { $count ->
    [one] The round before
   *[other] The { $count } rounds before
}
event-and = and
event-bye = bye
event-bot = bot
event-gone = somebody
event-plays = playing
event-watch = View
event-drawn = { $count ->
    [one] drawn before
   *[other] drawn { $count } times before
}
event-by-lot = drawn, decided by lot

# standings
event-standings = Standings
event-after-round = after round { $round }
event-have-come = Have come
event-you = you
event-person = { $name } (you)
event-points-word = { $count ->
    [one] point
   *[other] points
}
event-points-count = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
event-opponents-have = opponents have { $points }
event-beaten-have = those beaten have { $points }
event-not-played = no game yet
event-bot-place = bot, cannot win the evening
event-withdrew = withdrew
event-ties = Level on points? Then this decides:
event-tie-met = Who met the stronger opponents: their points are added up.
event-tie-beaten = Who beat the stronger ones.
event-tie-won = Who won more games.
event-tie-first = Who joined first.
event-tie-bot = A bot is never listed first.

event-kind = { $system ->
    [robin] Round robin
    [knockout] Knock-out
    [arena] Arena, { $minutes } minutes
   *[swiss] Swiss, { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }
}
event-same-deal = same deal at every table
event-compare = The same deal at every table, so scores compare directly.

# the link
event-no-account = No account needed. A phone in the room is enough.
event-qr = The link to this evening, as a code
event-big-screen = Big screen
event-join-here = Take part
event-find-table = Find your table
event-point-phone = Point your phone here.
event-link = The link to this event
event-copy = Copy link
event-copied = Copied

# on every page
event-strip-open = { $name }: { $people ->
    [one] 1 person has come
   *[other] { $people } people have come
}
event-strip-round = { $name }: round { $round } of { $rounds }
event-strip-arena = { $name }: the arena is on
event-strip-over = { $name } is over
event-strip-playing = You play { $opponent }.
event-strip-waiting = You wait for your next opponent.
event-strip-between = Your table opens when the next round begins.
event-to-evening = To the evening
event-yours = Evenings
event-set-up = Set up an evening
event-none = A small tournament for friends or a club: Swiss, round robin, knock-out or arena.
event-missing = There is no event at this address.
refusal-unknown-event = There is no event at this address.
refusal-round-running = The next round begins when every table has finished this one.
refusal-event-small = An event needs at least two people.
