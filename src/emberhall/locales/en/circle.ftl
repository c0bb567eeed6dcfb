# Circles: people with a table of their own that stays when a game is over.
circle-here = here
circle-phone = here, on the phone
circle-you-here = you, here
circle-since = away since { $when }
circle-never = not here yet
circle-history = { $evenings ->
    [one] one evening
   *[other] { $evenings } evenings
}, { $games ->
    [one] one game
   *[other] { $games } games
}
circle-new = Your table, for good. Send the link to whom you play with.
circle-copy = Copy link
circle-copied = Copied
circle-link-what = the link of this table, for good
circle-count-here = { $all ->
    [one] You are here alone
   *[other] { $here } of { $all } are here
}
circle-what-next = What shall we play next?
circle-set = { $title } is set up
circle-set-up = Set up { $title }
circle-vote-for = Vote for { $title }
circle-votes-title = Votes
circle-votes = { $count ->
    [0] vote
    [one] 1 vote
   *[other] { $count } votes
}
circle-your-vote = your vote
circle-look = Look in
circle-sit-down = Sit down
circle-talk = Talk
circle-talk-stays = stays with the table
circle-talk-none = Those who belong to this table talk here.
circle-say = Say something to the table
circle-faces = Say it with your dragon
circle-phrases = Phrases, in everyone’s language
circle-quiet = Partners may not talk during a round. Faces and phrases are fine.
circle-kids-talk = At this table we talk in faces and phrases.
circle-kid-talk = In kid mode you talk in faces and phrases, and read only these.
circle-line-gone = This line was taken back.
circle-mute = Mute { $name }
circle-shelf = On our shelf
circle-no-games = No game yet.
circle-game-open = Waits to begin: { $names }
circle-game-yours = Your turn
circle-game-theirs = { $names } to play
circle-game-runs = being played
circle-game-ended = over
circle-game-won = { $count ->
    [one] { $names } won
   *[other] { $names } won together
}{ $scored ->
    [yes] , { $scores }
   *[no] { "" }
}
circle-deal = Our deal of the day
circle-deal-what = one try each, at the same cards
circle-deal-until = Until { $time }
circle-deal-play = Play it
circle-deal-go-on = Resume
circle-deal-played = { $count ->
    [0] Nobody has played it yet.
    [one] { $count } of { $all } has played.
   *[other] { $count } of { $all } have played.
}
circle-deal-leads = Best so far: { $names }, { $points }.
circle-deal-not-you = You have one try.
circle-deal-given-up = gave up
circle-deal-waits = has not played
circle-deal-look = Look
circle-deal-before = Yesterday: { $title }
circle-moment = Moment of the evening
circle-moment-none = The coach has not seen these games yet.
circle-moment-looking = The coach is looking at the evening…
circle-moment-ask = { $count ->
    [one] Let the coach look at one game
   *[other] Let the coach look at { $count } games
}
circle-moment-of = { $name }’s turn of fortune at { $title }
circle-moment-before = { $name } wins, before
circle-moment-after = after
circle-moment-chance = { $tenths } in 10
circle-moment-replay = Replay together
circle-another-day = Another day
circle-evenings = Evenings of ours
circle-evening-what = { $title }, { $status ->
    [open] { $count ->
        [0] nobody has said yes yet
        [one] one has said yes
       *[other] { $count } have said yes
    }
   *[running] under way with { $count }
}
circle-evening-open = Open
circle-score = Score across evenings
circle-score-of = Which game
circle-all-titles = All
circle-games-won = games won
circle-won-count = { $won ->
    [0] no game won
    [one] 1 game won
   *[other] { $won } games won
}
circle-nobody-won = Nobody has won a game yet.
circle-leads = { $names } leads by { $by }.
circle-level = { $names } are level, { $won ->
    [one] one game each
   *[other] { $won } games each
}.
circle-invite = Invite
circle-invite-open = Whoever has the link may sit down.
circle-invite-shut = Nobody else can join now, even with the link.
circle-invite-kids = The keeper’s friends who have the link may sit down.
circle-people = { $count ->
    [one] One person
   *[other] { $count } people
}
circle-keeper = keeps the table
circle-hand-over = Hand over
circle-remove = Remove
circle-removed = removed
circle-let-in = Let in again
circle-leave = Leave this table
circle-leave-sure = Leave this table? With the link you can come back.
circle-name = Name of the table
circle-rename = Rename
circle-door = Whoever has the link may sit down
circle-kids = For children: only faces and phrases, and only my friends join
circle-join-question = Sit down here as { $name }?
circle-join-what = You then read what is said here, play along, and find this table in the hall. You can leave at any time.
circle-join = Sit down
circle-back = To our room
circle-keep = Keep this table
circle-keep-what = One link for good: your talk, your games and your score stay together.
circle-begin = Begin another
circle-alone = Nobody else yet
circles-yours = Your tables
circles-what = they stay; the games on them come and go
circles-all = All { $count }
circles-fewer = Fewer

# what a circle tells by itself
circle-told-began = { $name } keeps this table from now on.
circle-told-joined = { $name } has sat down.
circle-told-left = { $name } has left.
circle-told-set-up = { $name } set up { $title }.
circle-told-over = { $title } is over.
circle-told-won = { $name } won { $title }.
circle-told-evening = { $name } has set up an evening of { $title }.
circle-told-deal = { $name } has played our deal of the day.
circle-told-renamed = { $name } gave the table another name.
circle-told-keeper = { $name } keeps the table now.

# reactions
face-gladly = Gladly!
face-ha = Ha!
face-moment = One moment
face-hm = Hm …
face-well-played = Well played
face-your-turn = Your turn

# why the server refuses
refusal-unknown-circle = There is no table at this address, or it is no longer kept.
refusal-circle-shut = This table is not open to others.
refusal-not-in-circle = You do not belong to this table.
refusal-not-keeper = Only whoever keeps the table can do this.
refusal-circle-full = This table has as many people as it may have.
refusal-too-many-circles = You have as many tables as you may have; leave one of them first.
refusal-shelf-full = Many games are going on at this table; finish some of them first.
refusal-friends-only = Only friends of whoever keeps this table can sit down.
refusal-phrases-only = At this table we talk in faces and phrases.
refusal-not-kept = A deal of the day, or a table of an event, cannot be kept.
