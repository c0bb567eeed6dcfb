# Several people at one screen.
hotseat-title = Who plays at this screen?
hotseat-seat = Seat { $number }
hotseat-bots = Bots play the seats without a name. Before each turn a curtain hides what the next player must not see.
hotseat-go = Play together
hotseat-pass = Pass the device to { $name }
hotseat-first = { $name }’s cards stay hidden until { $name } opens the curtain.
hotseat-hidden = { $before }’s cards are put away. { $name }’s stay hidden until { $name } opens the curtain.
hotseat-draw = I am { $name }, open the curtain
hotseat-again = Not { $name }? Back to { $before }
hotseat-pass-blind = Pass without looking
hotseat-wish = Ask { $name } for a response:
hotseat-wish-always = each time
hotseat-wish-attacks = only to attacks
hotseat-wish-never = only when the game is at stake
