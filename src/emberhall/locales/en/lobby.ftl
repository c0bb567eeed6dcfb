# The lobby: a table before it starts.
lobby = before the first card
chairs = Chairs
how-we-play = How we play
change-terms = Change
change-terms-hint = Everybody at the table sees the change at once. Whoever sits stays seated; bots give way.
seal-promise = The shuffle is sealed; every seat adds to its luck.
invite-link = Link to this table
copy-link = Copy link
copied = Copied
come-in = You are expected
sit-as = Sit down as { $name }?
sit-down = Sit down
sit-here = Sit here
stand-up = Stand up
send-away = Send away
ask-bot = Ask a bot
bot-level = How the bot plays
waiting-for = { $count ->
    [one] One chair is still free.
   *[other] { $count } chairs are still free.
}
waiting-hint = Send the link to friends, or ask bots to sit down.
waiting-host = Everybody is here. The host starts the game.
all-here = Everybody is here
start-question = Shall we begin?
start = Start
later = Later
not-done = That did not work
house-cards-mark = Their mark:

# what cannot be
refusal-no-room = { $people } people sit here, more than would find room. Somebody has to stand up first.
refusal-unveiled = { $name } has brought something unseen, and this would show it.
refusal-seats-free = Some chairs are still free.
refusal-person-here = Whoever sits there is here.
