# A hall on this device, without a server (make static).
device-here = On this device
device-what = The rules, the bots and the cards are in this browser, and so are your games.
device-demo = Demo
device-demo-what = The rules, the bots and the cards are in this browser. Nothing is kept when you close this page.
device-loading = Loading the bots and the rules. The first time takes a little longer.
device-elsewhere = Emberhall is open in another tab. It opens here when that one is closed.
device-broken = This browser could not load the bots and the rules.
device-slow = An answer of these bots takes about { $seconds } s on this device.
device-quicker = Play { $level } bots instead

# Keeping a server’s hall on this device.
keep-title = Keep Emberhall on this device
keep-what = It then opens without a network, with the rules and the bots of every game. { $mb } MB, no account.
keep-not-now = Not now
keep-it = Keep it
keep-again = Try again
keep-begins = It begins…
keep-coming = { $done } of { $all } MB
keep-failed = That did not work: the network may have gone, or there is no space left.
keep-done = Emberhall is kept on this device
keep-done-what = It opens here whenever the server cannot be reached.
keep-open = Open it here
keep-drop = Remove it

# In the hall on this device, beside a server that may be away.
hall-away = The hall is out of reach
hall-away-what = You are playing on this device. What you do is kept here.
hall-there = The hall is there again
hall-there-what = You are still playing on this device.
hall-back = Back to the hall
hall-goes-out = Goes out when the hall is back
hall-goes-now = Can go to the hall now
hall-sends = They count for no rating, and stand under Review as imported.
hall-send = { $count ->
    [one] Send 1 game
   *[other] Send { $count } games
}
hall-sent = Sent. They stand under Review in the hall.
hall-not-sent = Not everything was sent. Try again later.
hall-waits = Waits for the hall
hall-seen = as you saw it on { $time }
hall-others = Other people, the ladder and links

# The hall on this device: the other rooms that are here, and what is not.
here-hello = Four dragon games, against bots or with others at this screen. Everything happens on your device, also without a network.
here-also = Also here
here-learn = Lessons
here-learn-what = a first game of each, one idea at a time
here-puzzles = Puzzles
here-puzzles-what = today’s, and hundreds at your level
here-review = Review
here-review-what = your games, the coach, records in and out
here-forge = Decks and forge
here-forge-what = decks and cards of your own
here-explorer = Explorer
here-explorer-what = what games of bots say about the cards
here-rules = Rules
here-rules-what = with drawn examples
here-takes-hall = Takes a hall with other people
here-deals = The deal of the day, evenings
here-deals-what = everybody plays the same, and is compared
here-people = Friends, the ladder, watching
here-people-what = they need somebody at the other end
here-links = Links to a table
here-links-what = what is here is on this device alone
here-study = A study made here stays on this device: to give it away, take it out as text.
