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
refusal-person-here = The person in that chair is present.
forked-from = This game continues another one from moment { $moment }. It is casual.
forked-page = This game continues a lesson or an example. It is casual.
refusal-forked = This table continues another game and keeps its terms.
fill-in = { $seconds ->
    [0] Bots take the free seats now.
   *[other] Bots take the free seats in { $seconds } s.
}
fill-never = Wait for people
lobby-rated = The result counts for the ladder.
lobby-casual = A casual game: the result does not count for the ladder.
hand-host = Make host
