# Reviews: looking at games again, listing and importing them, and playing on from a moment.
review = Review
review-time = Time
review-moment = Moment
review-where = Moment { $at } of { $last }
review-where-blind = Moment { $at }
review-blind = Hide the end
review-blind-what = No length, no result, no story of what is to come
review-seen-by = Seen by
review-all = All revealed
review-first = To the start
review-back = Step back
review-play = Play
review-pause = Pause
review-on = Step on
review-last = To the end
review-speed = Speed
review-key-step = step
review-key-turn = a whole turn
review-key-moment = next key decision
review-chapters = Chapters
chapter-round = Round { $round }
chapter-opening = Opening
chapter-attack = First attack
chapter-hit = A Tower is hit
chapter-bare = A bare Tower
chapter-full = First full shop
chapter-enchanted = First enchantment
chapter-scored = First card
chapter-last = Last turns
review-deal = The cards are dealt.
review-story = Story
review-coach = Coach
review-numbers = Numbers
review-past = Past
review-barred = The rules of this game do not let you look at that again. This is as far back as you may go.
review-fork = Play from here
review-fork-short = Play on
review-share = Share this moment
review-share-short = Share
review-link = Link to this moment
review-link-follow = Link for followers
review-link-follow-note = While you lead, anyone who opens this link sees what you see.
review-copy = Copy
review-copied = Copied
review-lead = Lead others
review-lead-stop = Stop leading
review-leading = You are leading. Followers see what you see.
review-leads = { $name } is leading this review.
review-follows = You are following { $name }.
review-follow = Follow
review-follow-stop = Stop following
review-average = { $games ->
    [one] Against your previous game
   *[other] Against your last { $games } games
}
review-here = Here
review-usual = Average
fork-what = A new game starts from moment { $at }.
fork-seat = I play for { $chip }.
fork-others = The other seats: { $chip }.
fork-bots = bots
fork-people = people I invite
fork-level = Bot level: { $chip }.
fork-hidden = What I could not see { $chip }.
fork-anew = is dealt anew
fork-as-it-was = stays as it was
fork-casual = It is a casual game, and nothing before this moment can be taken back.
fork-go = Play on
fork-invite = Set up the table
games-whose = Whose games
games-mine = Mine
games-public = Public
games-title = Game
games-any-title = Any game
games-result = Result
games-any-result = Any result
games-won = Won
games-lost = Lost
games-whom = With whom
games-studies = Studies
games-none = No finished game here yet. Play one, or import a record.
games-none-public = No public game has ended yet.
games-imported = imported
games-forked = played on from another game
import-record = Import a record
import-what = The server replays the game, then you can review it. Only people with its link can see it.
import-file = A file
import-paste = Or the text of a record
import-go = Open

refusal-record-unreadable = This record cannot be read: { $problem }
refusal-record-title = This server does not have the record’s game: { $title }.
refusal-record-cards = The record was played with cards this server does not have.
refusal-record-rules = The record uses rules { $rules }; this server plays rules { $own }.
refusal-record-long = The record has { $words } words, more than any game can have.
refusal-record-slow = The record took too long to play through.
refusal-record-illegal = Word { $number } of the record, “{ $word }”, is against the rules there.
refusal-record-unfinished = The game of this record is not over.
refusal-too-large = This is too long for a record.
refusal-unknown-moment = The game has no such moment.
refusal-not-yours = While the game is running, you can only see it from your own seat.
refusal-fork-over = The game is over at this moment. Choose an earlier one.
refusal-fork-running = You can play on from a game with several people only once it is over.
refusal-fork-alone = While the game is running, you can only play on from your own seat, against bots.
refusal-fork-counted = This game counts: you can play on from it once it is over.
refusal-origin-running = The game this one comes from is not over. Until it is, this record stays secret.
refusal-not-over = The game is not over.

# Watching games, on a second screen or a stream, and boards on other pages.
watch-title = Watch
watch-which = Which games are shown
watch-all = All
watch-none = No public game is being played just now.
watch-none-of-title = No public game of this title is being played just now.
watch-show-all = Show all games
watch-i-watch = I watch
watch-behind = { $minutes ->
    [one] 1 minute behind
   *[other] { $minutes } minutes behind
}
watch-live = { $minutes ->
    [one] live, 1 minute behind
   *[other] live, { $minutes } minutes behind
}
watch-big = Big screen
watch-featured = Featured game
watch-not-begun = This game has not begun.
watch-going-on = Going on now
watch-count = { $all ->
    [one] 1 game
   *[other] { $all } games, { $shown } shown
}
watch-stream = For a stream
watch-stream-what = An overlay with a clear ground. Hands stay hidden; it is never less than a minute behind.
watch-parts = What the overlay shows
watch-part-board = Board
watch-part-seats = Seats
watch-part-last = Last move
watch-stream-link = Address of the overlay
watch-embed-what = For your own page: the board alone, as spectators see it.
watch-embed = Frame for a page
watch-copy = Copy
watch-open-here = Open at Emberhall
watch-copied = Copied
