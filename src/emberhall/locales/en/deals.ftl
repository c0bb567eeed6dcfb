# Today's deals, in the hall.
deals-title = Today’s deals
deals-what = the same shuffle for everyone, until midnight UTC
deals-not-yet = not yet
deals-under-way = under way
deals-of = { $rank } of { $played }
deals-streak = { $days ->
    [0] No streak yet
    [one] 1 day in a row
   *[other] { $days } days in a row
}
deals-done = { $done } of { $all } played today.
deals-played = { $played ->
    [0] Nobody has played yet
    [one] 1 has played
   *[other] { $played } have played
}
deals-you = you { $points }
deals-spread = Spread of results
deals-who = Who
deals-points = Points
deals-time = Time
deals-person = { $name } (you)
deals-play = Play today’s deal
deals-go-on = Resume
deals-one-try = You have one try, against the same bots as everyone.
deals-alone = You have one try, alone at the table.
deals-today = Today
deals-yesterday = Yesterday
deals-look = View
deals-none = No results.
deal-flamecraft = alone
deal-flamecraft_duals = against a bot
deal-dualis = short, with bots
deal-dragonduel = starter decks
deals-short-flamecraft_duals = Duals
deals-end-rank = of { $played } today
deals-end-streak = { $days ->
    [one] day in a row
   *[other] days in a row
}
deals-end-against = against the best bot
deals-end-points = points
deals-end-week = This week
deals-end-waits = Your result is being counted.
deals-end-given-up = You gave up today’s try; there is no second one.
deals-end-once = That was your one try today. The next deal comes at midnight UTC.
deals-end-share = Emberhall, { $title }, deal of { $day }: { $points } { $unit }, rank { $rank } of { $played }{ $streak ->
    [0] .
    [1] .
   *[other] , { $streak } days in a row.
}
deals-end-copy = Copy text
deals-end-copied = Copied
deals-end-picture = Picture
deals-conceded = conceded
deals-friend = friend
