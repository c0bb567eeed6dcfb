# The hall and the sheets.
brand = Emberhall
home-hello = Pull up a chair.
home-what = Four dragon games at one table, with friends, bots, or both. Nothing to install, no account to make.
play-now = Play now
play = Play
join-by-link = Join by link
set-up-table = Set up a table
not-yet = Not yet playable here
guest = guest
theme = Light or dark
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
open-none = No table is open right now. Set one up and leave it open to all.
your-tables = Your tables
wait-for-you = { $count ->
    [one] 1 waits for you
   *[other] { $count } wait for you
}
mine-none = Nothing is running. Three bots are ready.
join = Join
watch = Watch
seats-taken = { $taken } of { $seats } seats
running = running
table-over = over
you-won = over, you won
with = with { $names }
waits-for = { $name } to play
last-games = Your last games
last-games-won = { $won } of { $played } won. Up is won, down is lost.
last-game-look = Look at the last one
how-to = How Duālis goes
how-to-1 = Follow the suit, Star or Moon. The strongest card takes the trick.
how-to-2 = Lay a coin on your card and it changes colour. What is left in the centre decides the trump.
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
paste-link = Paste the link you were given
link-wrong = That does not look like a link to a table.
open-table = Open the table

# settings as sentences
set-language = Speak { $chip } to me.
set-theme = The hall is lit { $chip }.
theme-system = as my system is
theme-light = by day
theme-dark = by evening
set-motion = Cards move { $chip }.
motion-normal = briskly
motion-slow = slowly
motion-none = not at all
set-contrast = Colours are { $chip }.
contrast-normal = soft
contrast-more = high in contrast
set-at-once = One click plays a card at once: { $chip }.
set-sound = Sounds are { $chip }.
set-notify = Tell me when it is my turn and I am away: { $chip }.
volume = Volume

# help
help-move = Click a card to choose it and see what would happen. Click it again, press Enter or use a button to play it. Escape puts it back.
help-why = A dimmed card cannot be played now. Point at it or tap it and the table says why.
key-arrows = go from card to card
key-numbers = choose a lit card
key-enter = play the chosen card
key-escape = put it back
key-undo = take your last move back
key-last = see the last move again
key-text = the table in words
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
option-open = { $chip } may sit down.
option-open-false = Who has the link
option-open-true = Anybody
option-other = { $name }: { $chip }
more-options = More options
invite = Invite friends
play-bots = Play with bots

# empty places
opening = Opening the table …
no-table = There is no table at this address.
no-layout = This page cannot show that game yet.
frozen = This game was played under older rules and cannot be opened here.
to-the-hall = To the hall
no-answer = The server does not answer.

# cards of the house's own, laid over a game's
house-cards = house cards
house-cards-here = House cards are laid over the game’s own at this table.
house-cards-new = House cards are laid over the game’s own here: new tables play with them.
