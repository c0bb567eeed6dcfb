# The words of every page.
brand = Emberhall
rooms = Rooms
room-play = Play
room-learn = Learn
room-puzzles = Puzzles
room-explorer = Explorer
room-decks = Decks
room-review = Review
room-ladder = Ladder
which-game = Which game?
tables-waiting = { $count ->
    [one] 1 table is waiting for you
   *[other] { $count } tables are waiting for you
}
play = Play
set-up-table = Set up a table
theme = Light or dark theme
settings = Settings
help = Help
close = Close
save = Save
on = on
off = off
your-turn = Your turn
open = Open
show = Show
you = you
away = away
bot = Bot
bot-is = bot, { $level }
bot-random = whimsical
bot-novice = beginner
bot-casual = casual
bot-greedy = keen
bot-seasoned = seasoned
bot-expert = expert
bot-master = master
bot-plays = a bot plays
free-chair = Free chair
somebody-gone = Somebody who left
your-page = Your page
table-of = { $name }’s table
change-name = Change name

# empty places
opening = Opening the table…
no-table = There is no table at this address.
lost = There is no page here.
lost-why = There is nothing at { $path }. The link may be old or mistyped.
load-failed = Something on this page did not load.
load-again = Load it again
frozen = This game was started under older rules, so you can only look at it.
to-the-hall = Back to the hall
no-answer = The server is not responding.
line-try = Try now

# house cards: card files that the server adds to a game, or that replace the game's own
house-cards = house cards
house-cards-here = This table plays with house cards, which add to the game’s own or replace them.

# why the server refuses, at a table or before it
refusal-seat-taken = That chair is taken.
refusal-full = Every chair is taken; you can watch.
refusal-not-welcome = You cannot sit down at this table; you can watch.
refusal-running = The game has begun; you can watch.
refusal-not-host = Only the host can do this.
refusal-empty-name = A name needs at least one visible letter.
refusal-too-many = That was a little fast. Wait a moment.
refusal-too-many-friends = One of you has as many friends as there may be.
refusal-too-many-shunned = You have muted or blocked { $count } people; that is the limit.
refusal-bad-options = That cannot be chosen here; nothing has changed.
refusal-frozen = This table is read-only.
refusal-unknown-table = There is no such table.
refusal-store = The server could not save that; nothing has changed.
refusal-needs-hall = This takes other people, and here Emberhall is on your device alone.
refusal-other = The table did not accept that.

# what one does to a thing on the table, with a mouse or a finger
click = { $touch ->
    [yes] Tap
   *[no] Click
}
click-too = { $touch ->
    [yes] tap
   *[no] click
}
