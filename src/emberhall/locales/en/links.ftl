# What a link shows before it is opened.
link-hall = Emberhall
link-hall-about = Tabletop games in the browser, with friends and bots. Open the link and play.
link-and = { $names } and { $last }
link-open = { $free ->
    [0] Everybody is here. It begins soon.
    [one] One seat is free.
   *[other] { $free } seats are free.
}
link-running = Being played now. You may watch.
link-won = { $names } won. Look at the game again.
link-over = The game is over. Look at it again.
link-moment = Moment { $at } of the game. What would you play?
link-daily = Rank { $rank } of { $played } in the deal of the day. The same shuffle waits for you.
link-sealed = Others are still playing this deal.
link-person-about = Plays at Emberhall.
link-event-about = { $count ->
    [0] An evening. Nobody has joined yet.
    [one] An evening. One person has joined.
   *[other] An evening. { $count } people have joined.
}
link-lesson = Learn to play
link-lesson-about = A lesson at a real table, step by step.
link-puzzle = What would you play?
link-puzzle-about = A puzzle with one clearly best answer, rated { $rating }.

# What a calendar and the webhooks of chats are told.
feed-name = Emberhall: my moves
feed-move = { $name ->
    [none] Your turn at { $title }.
   *[other] Your turn at { $title }, table “{ $name }”.
}
