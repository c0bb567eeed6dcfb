# the turns above the question, in small pictures
ribbon = What happened
ribbon-you = YOU
ribbon-own = You
ribbon-replay = Replay: { $name }
ribbon-more = { $count } more
ribbon-others = { $count ->
    [one] One other turn
   *[other] { $count } other turns
}
ribbon-left = Still to come

# a turn played again
ribbon-step = { $shared ->
    [yes] { $name }
   *[no] { $name }’s turn
}, { $at } of { $count }
ribbon-begins = The turn begins
ribbon-back = Step back
ribbon-pause = Pause
ribbon-play = Play
ribbon-on = Step on
ribbon-to-turn = Back to my turn
ribbon-to-now = Back to now
