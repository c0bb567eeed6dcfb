# The lobby: a table before it starts.
lobby = before the first card
chairs = Chairs
how-we-play = How we play
change-terms = Change
change-terms-hint = Everyone at the table sees the change at once. People keep their chairs; bots make room.
seal-promise = The shuffle is sealed, and every seat adds to its randomness.
invite-link = Link to this table
copy-link = Copy link
copied = Copied
invite-more = QR code, friends
come-in = You’re invited
sit-as = Sit down as { $name }?
sit-down = Sit down
sit-here = Sit here
stand-up = Stand up
send-away = Remove
ask-bot = Add a bot
bot-level = How the bot plays
waiting-for = { $count ->
    [one] One chair is still free.
   *[other] { $count } chairs are still free.
}
waiting-hint = Send friends the link, or add bots.
table-full = This table is full.
table-full-then = You may watch. It begins when the host says so.
rematch-missing = { $count ->
    [one] { $names } may still say yes.
   *[other] { $names } may all still say yes.
}
really-here = { $here ->
    [one] One of { $all } is really here
   *[other] { $here } of { $all } are really here
}
wait-for = Wait for { $names }?
waits-for-away = Waiting for { $names }.
rematch-bots = { $seconds ->
    [0] Bots begin for whoever is missing.
   *[other] In { $seconds } s bots begin for whoever is missing, who can take their chairs back at any time.
}
said-yes = says yes
not-yet-yes = not yet
meanwhile = While you wait: learn { $title }
meanwhile-what = { $minutes } minutes. The lesson opens beside this table, which calls you when it begins.
meanwhile-at = You are at step { $step } of { $of }. The lesson opens beside this table, which calls you when it begins.
meanwhile-begin = Begin
meanwhile-go-on = Go on with step { $step }
waiting-host = Everyone is here. The host starts the game.
all-here = Everyone is here
start-question = Shall we begin?
start = Start
later = Later
not-done = That did not work
house-cards-mark = Their mark:

# why the server refuses
refusal-no-room = { $people } people are seated here, too many for that. Someone has to stand up first.
refusal-unveiled = { $name } has brought something secret, and this would reveal it.
refusal-seats-free = Some chairs are still free.
forked-from = This game continues another one from moment { $moment }. It is casual.
forked-page = This game continues a lesson or an example. It is casual.
refusal-forked = This table continues another game and keeps its terms.
fill-in = { $seconds ->
    [0] Bots take the free seats now.
   *[other] Bots take the free seats in { $seconds } s.
}
fill-never = Wait for people
lobby-rated = The result counts for the ladder.
lobby-talk = Talk
lobby-casual = A casual game: the result does not count for the ladder.
hand-host = Make host
