# Which of the tables in the hall to show.
filter-which = Which tables to show
any-title = All games
filter-join = To join
filter-watch = To watch
filter-rated = Rated
filter-days = Days per move
filter-level = My level
filter-level-hint = Tables whose players are within 200 rating points of you
