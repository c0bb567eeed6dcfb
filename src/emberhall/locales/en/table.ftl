# What every table says, whatever is played on it.
text-view = Text view
skip = Skip to my turn
key-space = Space
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
looking-back = You are looking back.
to-now = Back to now
stand-in = A bot plays for you.
take-back = Take your seat back
resign = Resign
line-lost = Connection lost. { $seconds ->
    [0] Trying again…
   *[other] Trying again in { $seconds } s
}
line-back = { $moves ->
    [one] Reconnected. 1 move was played.
   *[other] Reconnected. { $moves } moves were played.
}

# refusals that belong to no title
table-sealed = Others are still playing this deal. You can look at it when they are done.

## later: what the page says only after a table stands
# What every table says, whatever is played on it.
key-text = the table as text
since-your-turn = Since your turn
round-over = The round is over.
round-next = Deal the next round
match-over = Play again?
match-ended = The match is over.
rematch-waits = A rematch is being set up.
rematch = Rematch
again = Again
you-came = { $place ->
    [2] You came second
    [3] You came third
    [4] You came fourth
   *[other] You came fifth
}
look-at = { $title ->
    [flamecraft] Look at the town
    [flamecraft_duals] Look at the board
    [dragonduel] Look at the fields
   *[other] Look at the table
}
see-result = Back to the result
record = Record
review-game = Review the game
chat-empty = Nothing has been said yet.
chat-say = Say something
chat-send = Send
chat-quiet = At this table, only quick phrases are allowed during the game.
greeting-hello = Hello!
greeting-thanks = Thanks!
greeting-well-played = Well played!
greeting-good-luck = Good luck!
greeting-sorry = Sorry!
greeting-back-soon = Back soon.
greeting-nice-turn = Nice turn!
greeting-thinking = Let me think.
greeting-no-hurry = Take your time.
greeting-good-game = Good game!
greeting-again = Another game?
greeting-must-go = I have to go.
chat-aside = You are watching: only other spectators read this.
line-gone = (removed)
speaker-more = Mute, block or report { $name }

# refusals that belong to no title
refusal-not-your-turn = It is not your turn.
    .section = Turns go clockwise.
refusal-not-held = You do not hold that card.
    .section = You can only play cards from your hand.
refusal-unknown-word = The table does not know that move.
    .section = Nothing was played.
refusal-over = The game is over.
    .section = Ask for a rematch.
refusal-stale = The game has moved on; look again.
refusal-bound = There is nothing to take back: something was revealed, or someone else has answered.
refusal-quiet = Only quick phrases are allowed during the game.
text-log = What happens
