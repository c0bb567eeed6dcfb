# The hall and the sheets.
brand = Emberhall
home-hello = Pull up a chair.
home-what = Four dragon games to play with friends, bots, or both. Nothing to install, no account to create.
play-now = Play now
play = Play
join-by-link = Join with a link
set-up-table = Set up a table
not-yet = Not playable here yet
guest = guest
theme = Light or dark theme
settings = Settings
help = Help
close = Close
save = Save
on = on
off = off
open = Open
show = Show
you = you
away = away
bot = Bot
bot-is = bot, { $level }
bot-random = whimsical
bot-greedy = keen
free-chair = Free chair
table-of = { $name }’s table
open-tables = Open tables
open-none = No tables are open right now. Set one up and let anyone join.
your-tables = Your tables
wait-for-you = { $count ->
    [one] 1 is waiting for you
   *[other] { $count } are waiting for you
}
mine-none = No games in progress. Three bots are ready to play.
join = Join
watch = Watch
seats-taken = { $taken } of { $seats } seats
running = running
table-over = over
you-won = over, you won
with = with { $names }
waits-for = { $name } to play
last-games = Your last games
last-games-won = { $won } of { $played } won. Up is a win, down is a loss.
last-game-look = View the last one
how-to = Duālis in brief
how-to-1 = Follow the suit, Star or Moon. The strongest card takes the trick.
how-to-2 = Put a coin on your card and it changes colour. The coins left in the centre decide the trump.
how-to-3 = Every coin is a promise: end the round with as many tricks as coins.

# a person
who-are-you = Who are you?
your-name = Your name
your-face = Your dragon
name-empty = A name needs at least one letter.
change-name = Change name
face-bread = Baker
face-meat = Butcher
face-iron = Smith
face-potion = Brewer
face-crystal = Jeweller
face-plant = Gardener

# a link
paste-link = Paste the link you were sent
link-wrong = That does not look like a link to a table.
open-table = Open the table

# settings as sentences
set-language = Speak to me in { $chip }.
set-theme = Use { $chip }.
theme-system = my system’s theme
theme-light = the light theme
theme-dark = the dark theme
set-motion = Cards move { $chip }.
motion-slow = slowly
motion-normal = briskly
motion-fast = fast
motion-none = not at all
set-pace = Bots play { $chip }.
pace-slow = slowly
pace-normal = at an easy pace
pace-fast = fast
pace-none = without a pause
set-contrast = Colours are { $chip }.
contrast-normal = soft
contrast-more = high-contrast
set-at-once = Play a card with a single click: { $chip }.
set-sound = Sounds are { $chip }.
set-notify = Notify me when it is my turn and I am away: { $chip }.
volume = Volume

# help
help-move = Click a card to choose it and see what would happen. Click it again, press Enter or use a button to play it. Escape puts it back.
help-why = A dimmed card cannot be played now. Point at it or tap it and the table says why.
key-arrows = move from card to card
key-numbers = choose a lit card
key-enter = play the chosen card
key-escape = put it back
key-skip = skip to your turn, or finish what is moving
key-undo = take back your last move
key-last = show the last move again
key-text = the table as text
key-zoom = read the card under the pointer, or the one with the focus
key-help = this page

# setting up
option-seats = { $chip } at the table.
option-seats-value = { $seats ->
    [1] One
    [2] Two
    [3] Three
    [4] Four
    [5] Five
   *[other] { $seats }
}
option-bots = Bots are { $chip }.
option-open = { $chip } can join.
option-open-false = Anyone with the link
option-open-true = Anyone
option-other = { $name }: { $chip }
more-options = More options
invite = Invite friends
play-bots = Play with bots

# empty places
opening = Opening the table…
no-table = There is no table at this address.
no-layout = This page cannot show that game yet.
frozen = This game was played under older rules and cannot be opened here.
to-the-hall = Back to the hall
no-answer = The server is not responding.

# house cards: card files that the server adds to a game, or that replace the game's own
house-cards = house cards
house-cards-here = This table plays with house cards, which add to the game’s own or replace them.
house-cards-new = New tables here play with house cards, which add to the game’s own or replace them.
