# The sheets: a person, a link, settings, help, setting up a table.

# a person
who-are-you = Who are you?
your-name = Your name
your-face = Your dragon
name-empty = A name needs at least one letter.
face-bread = Baker
face-meat = Butcher
face-iron = Smith
face-potion = Brewer
face-crystal = Jeweller
face-plant = Gardener

# a link
paste-link = Paste the link you were sent
link-wrong = That does not look like a link to a table.
open-table = Open the table

# settings as sentences
settings-look = Language and look
settings-play = Playing
settings-signs = Sound and alerts
set-language = Speak to me in { $chip }.
set-theme = Use { $chip }.
theme-system = my system’s theme
theme-light = the light theme
theme-dark = the dark theme
set-motion = Cards move { $chip }.
motion-slow = slowly
motion-normal = briskly
motion-fast = fast
motion-none = not at all
set-pace = Bots play { $chip }.
pace-slow = slowly
pace-normal = at an easy pace
pace-fast = fast
pace-none = without a pause
set-contrast = Colours are { $chip }.
contrast-normal = soft
contrast-more = high-contrast
set-at-once = One { click-too } is enough for moves that can be taken back: { $chip }.
set-end-turns = My turns end { $chip }.
end-turns-wait = when I say so, if something can be taken back
end-turns-alone = by themselves
set-sound = Sounds are { $chip }.
set-notify = Notify me when it is my turn and I am away: { $chip }.
notify-blocked = Your browser does not let this page notify you. Three steps, then it works:
notify-cannot = This browser shows no notifications of web pages. On an iPhone, add the page to the home screen first, and open it there.
notify-step-sign = Press the sign before the address, at the top of the window.
notify-step-allow = Allow notifications there. Nothing else has to change.
notify-step-back = Come back here and try again.
notify-without = Without them, the tab’s title still says when it is your turn, and a bell rings if sound is on.
notify-try = Try again
volume = Volume

# help
help-move = { click } a card to choose it and see what would happen. { click } it again, press Enter or use a button to play it. Escape puts it back.
help-rules = Read the rules in another tab
help-why = A dimmed card cannot be played now. Point at it or tap it and the table says why.
key-arrows = move from card to card
key-numbers = choose a lit card
key-enter = play the chosen card
key-escape = put it back
key-skip = skip to your turn, or end an animation
key-undo = take back your last move
key-last = play the last turn of the others again
key-ribbon = what happened, above the question: arrow keys go from picture to picture
key-zoom = read the card under the pointer, or the one with the focus
key-rules = the rules about what was just refused or asked
key-help = this page
help-text = In the text view
help-text-what = Everything is put into words, with a numbered list of what you can do. Type a number, or press its key if there are nine or fewer. The letter keys show a part and have a screen reader read it aloud.
key-text-number = choose from the list
key-text-question = the question and what you can do
key-text-hand = your hand
key-text-board = the table
key-text-score = the score
key-text-news = what happened last
key-text-why = why the rest cannot be chosen
set-text = Tables are shown { $chip }.
text-drawn = as pictures
text-words = as text

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
option-bots = Bot level: { $chip }.
option-open = { $chip } can join.
option-open-false = Anyone with the link
option-open-true = Anyone
option-other = { $name }: { $chip }
more-options = More options
invite = Invite friends
set-up-here = Set it up
play-bots = Play with bots
house-cards-new = New tables here play with house cards, which add to the game’s own or replace them.

# at a running table
resign-question = Resign this game?
resign-then = { $seats ->
    [1] The game ends at once, and this cannot be undone.
    [2] You lose at once and your opponent wins. This cannot be undone.
   *[other] You lose at once, and this cannot be undone; the others play on.
}
resign-not = Keep playing
at-this-table = At this table
hand-over = Hand my seat to a bot
hand-over-counts = This game counts: if you hand over your seat you cannot take it back, and the game counts as lost.
option-rated = The result { $chip }.
option-rated-true = counts for the ladder
option-rated-false = does not count
set-webhook = Webhook: an address to notify when it is my turn and I am away
webhook-remove = Remove
set-calendar = A calendar of the moves I owe in games of days.
calendar-make = Make a calendar address
calendar-address = Address of your calendar
calendar-revoke = Revoke
calendar-secret = Add this address to your calendar program. Keep it to yourself: whoever has it sees which games wait for you.

# what is agreed beside the rules
more-time = Time, absence, spectators
term-clock = Time: { $chip }.
term-clock-none = no clock
term-clock-move = { $minutes ->
    [0] { $seconds } s a move
   *[other] { $minutes } min a move
}
term-clock-game = { $minutes } min each, +{ $plus } s a move
term-clock-days = { $days ->
    [one] 1 day a move
   *[other] { $days } days a move
}
term-zero = At zero { $chip }.
term-zero-bot = a bot plays on
term-zero-lose = the game is lost
term-zero-random = a random move is played
term-away = If somebody is away on their turn, { $chip }.
term-away-ask = the others are asked
term-away-bot = a bot plays on
term-away-end = the game ends
term-hints = Hints from a bot are { $chip }.
term-hints-yes = allowed
term-hints-no = not allowed
term-delay = Spectators see the game { $chip }.
term-delay-none = at once
term-delay-moves = { $amount ->
    [one] 1 move later
   *[other] { $amount } moves later
}
term-delay-seconds = { $minutes ->
    [0] { $amount } s later
   *[other] { $minutes } min later
}
term-series = This is { $chip }.
term-series-single = one game
term-series-three = a best of three
refusal-series-sides = A series is between two sides; here there are more, or one.
refusal-bad-clock = This clock is not possible.
refusal-bad-delay = This delay is not possible.
refusal-bad-address = Nothing can be sent to this address: it must begin with https:// and be on the public network.
hotseat = At one screen

# a game with whoever comes
match = Play somebody
match-hint = With or without a clock, you play the first person who makes the same choice. After { $seconds } seconds bots take free seats, except where a move may take days.
match-who-waits = Who waits
match-nobody-waits = Nobody just now. Choose a pace, and you are the first.
match-waits-for = { $title }, { $clock }
match-play = Play { $name }
match-waiting = { $count } waiting

# What a level of bots is like
about-novice = Has just learnt the rules and goes by first impressions; a child can beat it.
about-casual = Careful: thinks briefly about its own turn, and hardly at all about the others.
about-greedy = Knows what usually pays and takes it at once.
about-expert = A builder: looks far ahead and prepares great turns.
about-master = Bold: looks as far ahead as is worth the wait.
