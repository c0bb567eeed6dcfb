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
resign = Resign
looking-back = You are looking back.

# refusals that belong to no title
table-sealed = Others are still playing this deal. You can look at it when they are done.

## later: what the page says only after a table stands
to-now = Back to now
stand-in = A bot plays for you.
take-back = Take your seat back
# What every table says, whatever is played on it.
line-off = Offline.
line-waits = { $move ->
    [move] Your move waits here and goes out when you are back.
    [none] What you play or say waits here and goes out when you are back.
   *[watching] What you see may have moved on.
}
line-again = { $seconds ->
    [0] Trying again…
   *[other] Trying again in { $seconds } s.
}
line-keep-back = Take it back
line-back = { $seconds ->
    [0] Back.
   *[other] Back after { $seconds } s.
} { $fate ->
    [out] Your move went out.
    [late] Your move came too late: the game had gone on.
   *[none] {""}
} { $moves ->
    [0] {""}
    [one] 1 move was played.
   *[other] { $moves } moves were played.
}
key-text = the table as text
round-over = The round is over.
round-next = Deal the next round
match-ended = The match is over.
rematch-waits = A rematch is being set up.
rematch = Rematch
again = Again
rematch-next = { $decided ->
    [no] Next game
   *[yes] Another series
}
rematch-join = Join
you-came = { $place ->
    [2] You came second
    [3] You came third
    [4] You came fourth
   *[other] You came fifth
}
see-result = Back to the result
finale-skip = Skip
finale-again = Watch the ending again
finale-more = More
finale-view = View table
finale-review = Review
finale-one-click = From now on, one { click-too } is enough
finale-one-click-on = One { click-too } is enough; settings can change it
finale-stronger = Try a stronger bot ({ $level })
finale-you = You
finale-place = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}
finale-earned = { $card }: { $points }. Show the card
finale-count = The count
finale-coins = Coins
finale-nth = { $nth } of { $of }
finale-told = { $thing }, { $name }: { $points }.
finale-alone = { $best } so far
finale-leads = { $who ->
    [you] You lead
    [one] { $names } leads
   *[many] { $names } lead
}{ $next ->
    [none] , { $best } each
   *[other] , { $best } to { $next }
}
record = Record
review-game = Review the game
chat-empty = Nothing has been said yet.
chat-say = Say something
chat-send = Send
chat-kid = In kid mode you talk in ready-made phrases, and read only these.
chat-quiet = At this table, partners may only exchange greetings while a round is played.
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
line-waiting = waits to go out
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
refusal-already = The table already has this answer.
refusal-bound = There is nothing to take back: something was revealed, or someone else has answered.
refusal-quiet = Partners may only exchange greetings while a round is played.
text-log = What happens
