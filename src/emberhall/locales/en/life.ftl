# What goes on at a table beside the game: clocks, people who are away, what they agree on.

# clocks
clock-of = { $name }: { $time } left
clock-days = { $days } d { $hours } h
clock-seconds = { $seconds } s left
clock-said = { $seconds } seconds left.
clock-zero-bot = { $seconds } s left. At zero a bot plays on for you.
clock-zero-lose = { $seconds } s left. At zero you lose the game.
clock-zero-random = { $seconds } s left. At zero a random move is played for you.

# what the people are asked
prompt-away-small = { $name } is away, and the table is waiting for them
prompt-away = Go on without { $name }?
prompt-away-then = The seat stays theirs: they play again as soon as they return.
prompt-undo-small = { $own ->
    [own] The others are being asked · { $time }
    [asked] { $name } asks you · { $time } to answer
   *[watched] { $name } asks the others · { $time }
}
prompt-undo = { $own ->
    [own] Take back your last choice?
   *[other] Let { $name } take back their last choice?
}
prompt-undo-then = { $own ->
    [one] One of { $name }’s steps is undone
   *[other] { $own } of { $name }’s steps are undone
}{ $others ->
    [0] .
    [one] , and one by others since.
   *[other] , and { $others } by others since.
}
prompt-undo-known = What was revealed stays known.
prompt-kick-small = { $own ->
    [own] The others are voting · { $time }
   *[other] { $name } asks · { $time } to answer
}
prompt-kick = { $own ->
    [own] Should a bot take your seat?
   *[other] Let a bot replace { $name }?
}
prompt-kick-then = A bot plays { $name }’s seat to the end.
prompt-needs = { $kind ->
    [away] { $asked ->
        [1] You decide.
       *[other] { $needed } of { $asked } must agree.
    }
   *[other] { $asked ->
        [1] No answer means no.
       *[other] All { $asked } must agree; no answer means no.
    }
}
vote-wait = Wait
vote-end = End the game
vote-bot = Let a bot play
vote-no = No
vote-yes = { $kind ->
    [undo] Allow
   *[other] Agree
}
vote-said = { $answer ->
    [none] { $name } has not answered.
    [yes] { $name } agrees.
    [no] { $name } says no.
    [wait] { $name } wants to wait.
    [end] { $name } wants to end the game.
   *[bot] { $name } wants a bot to play.
}

# how it ended, where the rules did not end it
ended-table-small = Ended by the people at the table
ended-table = This game was ended
ended-table-then = It counts for nobody. The record stays.
ended-abandoned-small = Nobody has played here for a long time
ended-abandoned = This game was abandoned
ended-abandoned-then = It counts for nobody. The record stays.
ended-conceded-small = { $name } gave up
ended-conceded = { $won ->
    [yes] { $winner } wins
   *[no] The game is over
}
ended-conceded-then = This is in the record.

# what can be asked
ask-undo = Ask to take back your last choice ({ $left } left)
ask-to-go = Let a bot replace { $name }…
make-host = Make { $name } the host

# lines of the table's own
told-away = { $name } is away.
told-away-bot = { $name } is away: a bot plays on until they return.
told-away-lost = { $name } stayed away and loses.
told-left = { $name } has left: a bot plays on.
told-back = { $name } is back.
told-kick-asked = Should a bot replace { $name }? The others are being asked.
told-kicked = The others agreed: a bot replaces { $name }.
told-kick-refused = { $name } stays.
told-undo-asked = { $name } asks to take back a choice.
told-undo-granted = { $name } took back a choice; everybody agreed.
told-undo-refused = { $name } may not take back the choice.
told-conceded = { $name } gives up.
told-time-bot = { $name } is out of time: a bot plays on.
told-time-lost = { $name } is out of time and loses.
told-time-random = { $name } is out of time: a random move was played.
told-ended = The game was ended without { $name }.
told-abandoned = Nobody played for a long time, so the game was ended.
told-host = { $name } is the host now.

# refusals
refusal-no-motion = This is no longer being asked.
refusal-not-asked = This is for the others to answer.
refusal-motion-pending = The table is already being asked something else.
refusal-undo-is-free = You can take this back without asking.
refusal-nothing-back = There is nothing to take back.
refusal-no-undos = You have asked { $count } times in this game; that is the limit.
refusal-undo-away = Everybody must agree, and { $name } is away.
refusal-too-few = At least { $count } others must be here for that.
refusal-no-person = Nobody else sits there.
refusal-seat-lost = A bot plays this seat to the end.
refusal-undo-counts = This game counts and there is nobody to agree, so nothing can be taken back.
refusal-counted = This game counts, so its bots and terms stay as they are.

plan-tool = Your plan ({ $count })
plan-tool-played = Your plan: a line has been played
resting = { $you ->
    [yes] You are on holiday until { $day }: your clock stands still.
   *[no] { $name } is on holiday until { $day }: the clock stands still.
}
# plans and holidays
refusal-no-plans = Answers are planned only where a move may take days.
refusal-asked-now = You are asked now: answer, and plan for what comes after it.
refusal-bad-plan = This line of a plan could never do anything.
refusal-no-holiday = There are { $days } days of holiday a year, and no day counts twice.
refusal-unknown-holiday = There is no such holiday.
refusal-bad-holiday = A holiday is from one day to the same or a later one, within a year.
refusal-holiday-past = A holiday begins today or later: no time comes back.

# a table that spectators see later
late-moves = You are watching, { $amount ->
    [one] 1 move behind.
   *[other] { $amount } moves behind.
}
late-seconds = You are watching, { $minutes ->
    [0] { $amount } s behind.
   *[other] { $minutes } min behind.
}
late-hint = The host has set a delay for spectators. When the game is over you see it all.

# a table of one’s own in the hall
time-left = { $time } left

# whose side of the table somebody watches
follow = Follow a player
follow-what = You see the table from their side. What is hidden from spectators stays hidden.
to-watch-page = For a big screen or a stream, some minutes behind

# the end of a game of a club evening
to-event = Back to the club evening

# a series: several games between the same two sides
series-score = { $one } { $left }, { $two } { $right }. Game { $number } of { $best }.
series-game-of = game { $number } of { $best }
series-game = Game { $number }
series-level = { $won ->
    [0] Level, nobody has won a game
    [one] One game each
   *[other] { $won } games each
}
series-leads = { $side ->
    [one] { $name } leads { $won } : { $lost }
   *[other] { $name } lead { $won } : { $lost }
}
series-won = { $side ->
    [one] { $name } has won the series { $won } : { $lost }
   *[other] { $name } have won the series { $won } : { $lost }
}
series-drawn = drawn
series-begins = { $you ->
    [yes] You begin
   *[no] { $name } begins
}
series-loser-begins = who lost the last one does
series-open = The game decides who begins

# what a bot has done for somebody who is back
stood-title = While you were away
stood-what = { $count ->
    [one] A bot played one move for you:
   *[other] A bot played { $count } moves for you:
}
stood-on = Play on

# --- the last turns
closing-left = { $unit ->
    [tricks] { $left ->
        [1] Last trick
       *[other] { $left } tricks left
    }
   *[turns] { $left ->
        [1] Last turn
       *[other] { $left } turns left
    }
}
closing-you = you
closing-order = { $first }, then { $rest }
