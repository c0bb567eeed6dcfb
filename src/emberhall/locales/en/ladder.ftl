# The ladder, and what a game did to ratings.
ladder-title = Ladder
ladder-what = People and bots on one scale. The bar shows how sure we are: where two bars overlap, either may be the stronger.
ladder-person = person
ladder-bot = bot
ladder-sure = 95% sure it lies here
ladder-who = Who is shown
ladder-all = Everyone
ladder-people = People
ladder-bots = Bots
ladder-which = Which game’s ladder
ladder-rank = #
ladder-player = Player
ladder-rating = Rating
ladder-games = Games
ladder-you = { $name } (you)
ladder-level = { $level } bot
ladder-provisional = provisional
ladder-provisional-why = Too few rated games, or too few different opponents, for a place on the ladder yet.
ladder-rules = A game counts from ten words on. Between the same two people three games a week count in full, each further one half as much as the one before; between people at one address, a quarter. A place needs three different opponents.
ladder-range = { $rating }, give or take { $margin }
ladder-empty = No rated game has been played yet.
ladder-empty-then = Games at public tables count. Play one and be the first on the ladder.
ladder-your-place = { $rank ->
    [0] You are not ranked yet: { $rating } ± { $margin } after { $games ->
        [one] one game
       *[other] { $games } games
    }.
   *[other] You are number { $rank } with { $rating } ± { $margin }.
}
ladder-to-you = Show my place
ladder-page = Page { $page } of { $pages }
ladder-before = Previous
ladder-next = Next
ladder-listed = Show me on the ladder
ladder-listed-hint = Your games are rated either way.
ladder-failed = The ladder could not be loaded.
rated-heading = Rating
rated-change = { $name }: { $before } → { $after } ± { $margin }
rated-weight = counts { $weight }%
rated-casual = A casual game: no ratings have changed.
ladder-events = Set up a club evening
ladder-short-flamecraft_duals = Duals
ladder-friends = Friends
ladder-friends-none = None of your friends is on this ladder yet.

# seasons of the ladder: quarters of a year
season = Season
season-all = all seasons
season-name = { $quarter ->
    [1] Winter { $year }
    [2] Spring { $year }
    [3] Summer { $year }
   *[4] Autumn { $year }
}
season-what = A season is three months. A rating is carried over into the next with a wider bar, which your next game narrows again.
season-now = Running: everybody as they stand after their last game in it.
season-over = Over: everybody as they stood after their last game in it.
season-first = { $name } was first.
season-empty = Nobody has a rated game in this season.
