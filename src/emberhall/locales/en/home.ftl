# The hall: games on the shelf and tables.
home-hello = Pull up a chair.
home-what = Four dragon games to play with friends, bots, or both. Nothing to install, no account to create.
good-day = Hello, { $name }.
good-evening = Good evening, { $name }.
quick-game = A game of { $chip }
quick-bots = against { $chip }
which-game-short = which one?
which-bots = Which bots?
bots-novice = beginners
bots-casual = casual bots
bots-greedy = keen bots
bots-expert = expert bots
bots-master = master bots
learn-first = Learn it first
play-now = Play now
set-up = Set up
join-by-link = Join with a link
not-yet = Not playable here yet
the-games = { $count ->
    [4] Four games
   *[other] { $count } games
}
waits-for-you = Waiting for you
tables-count = { $count ->
    [one] 1 table
   *[other] { $count } tables
}
nothing-waits = No table is waiting for you right now.
others-think = Waiting for others
mine-none = Nothing is waiting for you.
mine-none-then = A bot always has time for a game.
join = Join
watch = Watch
seats-taken = { $taken } of { $seats } seats
running = running
with = with { $names }
waits-for = { $name } to play
hall-from = Last updated at { $time }.
trying-again = { $seconds ->
    [0] Trying again…
   *[other] Trying again in { $seconds } s.
}
decks-what = Six starter decks for DragonDuel, each with its own style of play, and a workshop for yours.
decks-look = See the decks

# The games on the shelf: all that the hall says about them.
flamecraft-blurb = Place artisan dragons, gather goods and enchant the shops of a cosy town.
    .seats = 1–5
    .time = 45–60 min
    .does = Visit a shop: gather its goods, or enchant it.
    .special = Place artisan dragons; their fire does you favours.
    .wins = Every good deed is reputation. The most reputation wins.
flamecraft_duals-blurb = Stack tokens on nineteen spaces until the patterns on your cards appear.
    .seats = 1–2
    .time = 20 min
    .does = Pull a token and stack it on one of nineteen spaces.
    .special = Fire it up to move, swap or pull again.
    .wins = Make the patterns on your cards. Only the top tokens count.
dualis-blurb = Tricks in Star and Moon. Every coin you take is a promise and shifts the trump.
    .seats = 3–4
    .time = 30 min
    .does = Follow Star or Moon; the strongest card takes the trick.
    .special = A coin turns your card’s colour and shifts the trump.
    .wins = Every coin is a promise: take as many tricks as coins.
dragonduel-blurb = Monsters, Magic and Spark. Break the Tower and answer every card.
    .seats = 2–4
    .time = 25 min
    .does = Pay Spark for monsters and Magic from your deck.
    .special = Attack the rival’s Tower, and block what comes at yours.
    .wins = Answer any card in a Magic Duel. The last Tower standing wins.
home-new = New here? Learn to play.
play-somebody = Play somebody
hide-table = Remove { $name } from your list
all-your-tables = All { $count } tables
fewer-tables = Fewer tables

## later: what the page says only once the hall stands

refusal-kid-mode = This is closed in kid mode. A grown-up’s code opens it, on your own page.
refusal-kid-strangers = Somebody here is in kid mode: only friends sit down together.
open-tables = Open tables
to-watch = Watch
open-none = No tables are open right now.
open-none-then = Set one up and let anyone join.
see-all = See all
see-fewer = See fewer
none-such = No tables match. Try another filter.
last-games = Your last games
last-games-won = { $won } of { $played } won. Up is a win, down is a loss.
last-game-look = View the last one
rated-table = rated
decks-none = No game on this server uses decks.
