# The hall: games on the shelf and tables.
home-hello = Pull up a chair.
home-what = Four dragon games to play with friends, bots, or both. Nothing to install, no account to create.
play-now = Play now
join-by-link = Join with a link
not-yet = Not playable here yet
guest = guest
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
with = with { $names }
waits-for = { $name } to play
last-games = Your last games
last-games-won = { $won } of { $played } won. Up is a win, down is a loss.
last-game-look = View the last one
how-to = Duālis in brief
how-to-1 = Follow the suit, Star or Moon. The strongest card takes the trick.
how-to-2 = Put a coin on your card and it changes colour. The coins left in the centre decide the trump.
how-to-3 = Every coin is a promise: end the round with as many tricks as coins.

# The games on the shelf: all that the hall says about them.
flamecraft-blurb = Place artisan dragons, gather goods and enchant the shops of a cosy town.
    .seats = 1–5
    .time = 45–60 min
flamecraft_duals-blurb = Stack tokens on nineteen hexes until the patterns on your cards appear.
    .seats = 1–2
    .time = 20 min
dualis-blurb = Tricks in Star and Moon. Every coin you take is a promise and shifts the trump.
    .seats = 3–4
    .time = 30 min
dragonduel-blurb = Monsters, magic and Spark. Break the Tower and answer every spell.
    .seats = 2–4
    .time = 25 min
