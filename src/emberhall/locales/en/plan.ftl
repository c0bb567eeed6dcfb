# Planned answers and holidays, in games where a move may take days.
plan-yours = Your plan
plan-secret = only you see it
plan-how = When the others have played, the first line that fits is played for you, after a while. What is impossible then asks you.
plan-asked = You are asked now. Plan for what comes after it when you have answered.
plan-played = A line of your plan has been played for you.
plan-add = If …
plan-else = Anything else: ask me
plan-remove = Remove line { $number }
plan-if = If this happens: { $what }
plan-anyway = Whatever happens
plan-each = Each time I am asked, until my turn: { $what }
plan-until = Each time I am asked, until this happens: { $what }
plan-then = then: { $what }
plan-resign = then I resign
plan-possible-yes = Possible now
plan-possible-maybe = Possible in some of the ways it could go
plan-possible-no = Not possible as things are. You are asked, unless that changes.
plan-possible-unknown = It is hard to say yet whether that will be possible.

# writing a line
plan-kind = A line for
plan-kind-if = If something happens, I play …
plan-kind-each = Small questions until my turn
plan-kind-any = Whatever happens, I play …
plan-kind-resign = If something happens, I resign
plan-event = If
plan-question = Each time I am asked
plan-stop = until
plan-my-turn = my turn comes
plan-choose = Choose …
plan-enough = That is all
plan-other = Change
plan-cancel = Cancel
plan-keep = Keep this line

# holidays
away-title = Holidays
away-from = Away from
away-to = to
away-take = Take
away-on = Away until { $last }
away-waits = { $first } to { $last }
away-end = I am back
away-drop = Give up
away-left = Your clocks stand still at all tables of days, and the others see it. { $left ->
    [one] { $left } day
   *[other] { $left } days
} of { $days } left in { $year }.
