# Pages about people: profiles, accounts, other devices, friends, reports.
nobody-there = There is nobody at this address.
member-since = Here since { $since }
member-new = Not seated yet
only-public = games at public tables
games-count = { $count ->
    [one] 1 game
   *[other] { $count } games
}
by-title = Results by game

# charts
wins = Wins
wins-of = { $won } of { $played } games
won-of = { $won } of { $played }
wins-early = Too early to say: you may win anything from { $low } to { $high } of 100 games.
wins-sure = In the long run you win { $low } to { $high } of 100 games.
wins-said = { $won } won, { $shared } shared, { $lost } lost
count-won = { $count } won
count-shared = { $count } shared
count-lost = { $count } lost
going-first = Going first
going-later = Going later
last-ten = The last games, oldest first
ended-won = won
    .letter = W
ended-shared = shared
    .letter = S
ended-lost = lost
    .letter = L
over-time = Games over time
period-said = From { $day }: { $won } won, { $shared } shared, { $lost } lost.
scores = Scores
scores-last = { $count ->
    [one] the last game
   *[other] the last { $count } games
}
scores-a-game = points a game, on average
scores-gap = { $how ->
    [1] Winners make { $gap } points more than you.
    [-1] You make { $gap } points more than the winners on average.
   *[0] That is what winners make.
}
scores-said = Scores, oldest first: { $scores }. Average: { $average }.
scores-legend = average of the winners

# history
history = History
history-none = No finished games yet. Play one, and it will appear here.
history-none-such = No games match. Try another filter.
history-more = Show more
history-look = View
filter-games = Which games to show
filter-all = All
filter-won = Won
filter-lost = Lost
filter-people = With people
filter-bots = Bots only
filter-with = With whom?
played-with = with { $names }
played-alone = alone
unlocked = Unlocked
unlocked-none = Solo games of Flamecraft unlock achievements. They appear here.

# friends
friends = Friends
friend-add = Add a friend
friends-none = Send somebody your link, and you will see when they are at a table.
friend-at = at a { $title } table
friend-away = not at a table
friend-visit = Visit
friends-see-me = Friends see when I am at a table
friend-link-how = Anyone who opens this link becomes your friend. It works for a week.
invitations = Invitations
invited = { $name } invites you to { $title }.
invited-go = Go
invited-not = No, thanks
invite-others = Invite others
invite-send = Invite
invite-sent = Invited
befriend = Become friends
befriend-what = You become friends as { $name }. Friends see when you are at a table; you can switch that off on your page.
befriend-go = Become friends
befriend-after = Friends with { $name }?
befriend-back = Yes, friends with { $name }
befriend-asked = { $name } is asked.
wishes-friend = { $name } would like to be your friend.
wishes-yes = Yes
wishes-no = Not now
is-friend = You and { $name } are friends.
unfriend = End friendship

# those one does not want to hear, or meet
about-somebody = You and { $name }
mute = Mute
unmute = Unmute
block = Block
unblock = Unblock
unshun = Undo
shun-what = Mute: you no longer see what they write. Block: they also cannot join your open tables. They are not notified.
mute-done = You no longer see what { $name } writes.
block-done = { $name } can no longer join your open tables, and you no longer see what they write.
shunned = { $count ->
    [one] 1 person muted or blocked
   *[other] { $count } people muted or blocked
}
shunned-mute = muted
shunned-block = blocked
report = Report
report-line = Report this line
report-name = Report { $name }
report-what = Only the people who run this server will read it.
report-why = What is wrong?
report-send = Send report
report-thanks = Thank you. Your report was sent.
to-their-page = Their page

# accounts
account = Account
account-none = none yet
account-why = With a name and a password you can sign in on any device. You stay who you are, with all your games.
account-make = Create account
account-is = You sign in as { $login }.
login = Login name
password = Password
password-hint = At least { $least } characters.
password-old = Current password
password-new = New password
password-change = Change password
password-change-hint = All your other devices are signed out.
password-forgotten = Forgot your password?
recovery-code = Recovery code
recovery-what = There is no e-mail here. If you forget your password, your recovery code lets you choose a new one. A new code replaces the old one.
recovery-keep = Write this code down or save it: it is shown only now. There is no e-mail here, so if you forget your password, only this code lets you choose a new one.
recovery-copy = Copy code
recovery-copied = Copied
recovery-kept = I have saved it
recovery-new = New recovery code
recover = Choose a new password
recover-what = Enter the recovery code you saved, or one given to you by the people who run this server.
recover-go = Set password
sign-in = Sign in
sign-in-hint = with an account
sign-in-as = Sign in as { $login }
signed-out = You are signed out here.
signed-out-safe = Your tables, games and friends are where they were; this browser shows them again once you sign in.
signed-out-unknown = This hall no longer knows this browser: you signed out on another device, or the hall has begun anew.
signed-out-guest = Play as a guest
sign-out = Sign out
sign-out-guest = You have no account: once you sign out on your last device, there is no way back in.
sign-out-here = On this device
sign-out-all = Everywhere
bring-ask = You played on this device before you were { $name } here. Bring those games along?
bring-go = Bring them along
bring-not = Leave them
bring-done = { $moved ->
    [0] There was nothing to bring along.
    [one] 1 table is yours now.
   *[other] { $moved } tables are yours now.
}
bring-left = { $left ->
    [one] 1 table stays behind, because you already have a seat there.
   *[other] { $left } tables stay behind, because you already have a seat there.
}

# other devices
other-device = Another device
other-device-hint = link or code
other-device-how = Open this link on the other device, or scan it. You will be the same person there.
other-device-once = It works once, within ten minutes. Do not share it: anyone who has it can play as you.
pass-code = Code
pass-link = Link
qr-of-link = QR code of the link
link-copy = Copy link
link-copied = Copied
move-here = Continue on this device
move-what = With the code from your other device you are the same person here, with all your games.
move-go = Continue here

# one's data
your-data = Your data
your-data-hint = export, delete
export = Download everything
export-what = One file with everything stored about you: games with their records, what you wrote, friends, achievements.
delete-me = Delete me
delete-what = This cannot be undone. Your seats stay in the games of others, without your name. What you wrote is removed. Nobody can sign in as you again.
delete-type = Type your name ({ $name }) to confirm
delete-go = Delete for good

# why the server refuses
refusal-bad-code = This code is not valid, or has expired. Ask for a new one.
refusal-bad-password = There is no account with this name and this password.
refusal-bad-login = A login name has 3 to 32 letters, digits, dots or dashes.
refusal-login-taken = Somebody else has this login name.
refusal-has-account = You already have an account.
refusal-banned = This account can no longer be used here.
refusal-crowded = Many people are signing in. Try again in a moment.
refusal-not-your-name = That is not your name. Nothing has changed.
refusal-no-friend = You can only invite friends.
refusal-yourself = That is you.
refusal-unknown-person = There is no such person.
refusal-unknown-line = This line is no longer there.

# a rating over time
rating-margin = give or take { $margin }
rating = Rating
rated-games = { $count ->
    [one] 1 rated game
   *[other] { $count } rated games
}
rating-said = Rating over time: from { $first } to { $last }, between { $low } and { $high }.
