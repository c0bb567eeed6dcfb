# What every table says, whatever is played on it.
your-turn = Your turn
your-hand = Your hand
watching-as = You are watching
watching = { $count } watching
tools = Tools
drawer = Score and story
pages = Parts of the table
tab-table = Table
tab-story = Story
tab-chat = Chat
tab-rules = Rules
sealed = Shuffle sealed before the first card
undo = Take back ({ $count })
sound-is-on = Sound is on
sound-is-off = Sound is off
round-over = The round is over.
round-next = Deal the next round
match-over = Once more?
match-ended = The match is over.
rematch-waits = A rematch is being set up.
rematch = Rematch
record = Record
looking-back = You are looking back.
to-now = Return to now
stand-in = A bot plays for you.
take-back = Take your seat back
hand-over = Hand my seat to a bot
resign = Resign
resign-question = Give up this game?
resign-then = You are defeated at once, and it cannot be taken back. Of two, the other wins; of more, they play on.
resign-not = Play on
at-this-table = At this table
line-lost = Connection lost. { $seconds ->
    [0] Trying again …
   *[other] Trying again in { $seconds } s
}
line-try = Try now
line-back = { $moves ->
    [one] Back. 1 move happened.
   *[other] Back. { $moves } moves happened.
}
chat-empty = Nothing has been said yet.
chat-say = Say something
chat-send = Send
chat-quiet = At this table only greetings pass while the game runs.
greeting-hello = Hello!
greeting-thanks = Thanks!
greeting-well-played = Well played!
greeting-good-luck = Good luck!
greeting-sorry = Sorry!
greeting-back-soon = Back soon.

# refusals that belong to no title
refusal-not-your-turn = It is not your turn.
    .section = The turn goes clockwise.
refusal-not-held = You do not hold that card.
    .section = Only cards of your hand can be played.
refusal-unknown-word = The table does not know that move.
    .section = Nothing was played.
refusal-over = The game is over.
    .section = Ask for a rematch.
refusal-stale = The table had moved on; look again.
refusal-bound = There is nothing to take back: something was shown, or another seat has answered.
refusal-quiet = Only greetings may be said while the game runs.
refusal-seat-taken = That chair is taken.
refusal-full = Every chair is taken; you can watch.
refusal-running = The game has begun; you can watch.
refusal-not-host = Only the host can do this.
refusal-empty-name = A name needs at least one letter that can be shown.
refusal-too-many = That was a little fast. Wait a moment.
refusal-bad-options = That cannot be chosen here; nothing has changed.
refusal-frozen = This table can only be read.
refusal-unknown-table = There is no such table.
refusal-store = The server could not write; nothing has changed.
refusal-other = The table did not accept that.
