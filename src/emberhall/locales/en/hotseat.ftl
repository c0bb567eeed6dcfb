# Several people at one screen.
hotseat-title = Who plays at this screen?
hotseat-seat = Seat { $number }
hotseat-bots = Bots play the seats without a name. Before each turn a curtain hides what the next one may not see.
hotseat-go = Play together
hotseat-pass = Pass the device to { $name }
hotseat-first = Nothing of { $name }’s shows until { $name } draws the curtain.
hotseat-hidden = { $before }’s cards are put away. Nothing of { $name }’s shows until { $name } draws the curtain.
hotseat-draw = I am { $name }, draw the curtain
hotseat-again = Not { $name }? { $before } again
hotseat-pass-blind = Pass without looking
hotseat-wish = Ask { $name } for a response:
hotseat-wish-always = each time
hotseat-wish-attacks = only to attacks
hotseat-wish-never = only when the game is at stake
