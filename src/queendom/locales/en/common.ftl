## Games and what is in them

winter-queen = Winter Queen
christina-regina = Christina Regina
stage-over = the game is over
ending-abandoned = the table was given up
vp = { $vp } VP
you = You
person = Player { $number }
bot-random = Snowflake
bot-greedy = Magpie
bot-novice = Ermine
bot-adept = Fox
bot-expert = Lynx
bot-master = Snowy Owl
bot-early = Swift
bot-late = Badger
bot-bluffer = Cuckoo
bot-tactician = Wolverine
# How strong a bot is.
level-novice = novice
level-adept = adept
level-expert = expert
level-master = master
# Masters by their style.
level-early = hasty
level-late = patient
level-bluffer = bluffer
level-tactician = tactician

## What happened

told-pass = { $name }: passed
told-end = The game is over

## At a table

seat-moved = Your seat was moved to another device. You are watching now.
seat-lost = You no longer hold that seat. You are watching now.
seat-closed = The host has opened your seat again. You are watching now. To play, ask for a new link.
seat-not-yours = Seat { $seat } is not yours. Sit down with an invitation, or open the link that moves a seat here.
seat-taken = Seat { $seat } is taken. Choose another one.
no-open-seat = No seat is open at this table. You can watch.
invitation-wrong = This invitation is not valid for this table. Ask for a new link.
invitation-withdrawn = This invitation was withdrawn. Ask for the new link.
seated-already = You already sit at this table. To change seats, stand up first.
table-started = The game has started. This can only be done before.
table-removed = This table was removed by its host.
table-not-yours-alone = Others have a seat at this table, so it cannot be removed. You can leave it.
seat-open = Nobody sits in seat { $seat }.
seat-not-empty = Somebody sits in seat { $seat }, and people keep their seats. Send them away first.
seat-kept-twice = Seat { $seat } is named twice: it can be kept only once.
only-the-host = Only whoever opened the table can do this.
not-seated = Only those who sit at the table can do this.
seat-left-already = You have already left seat { $seat }. You can return to it.
seat-not-left = You have not left seat { $seat }.
link-wrong = This link has been used or replaced, or is older than { $minutes } minutes. Make a new one on the device that has the seat.
table-unknown = There is no table “{ $given }”. Check the link.
table-waiting = The game has not started yet.
table-starting = The game is about to start: until it has, everybody stays where they are.
number-too-early = A number is opened only when all seats are taken.
number-not-promised = No number was promised for seat { $seat }.
number-differs = This is not the number that was promised for seat { $seat }.
number-opened = The number of seat { $seat } is open already.
promise-too-late = A number is open already: no other can be promised now.
promises-awaited = The others may be about to promise a number. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
numbers-awaited = A promised number is still awaited. Without it, the game can start in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
table-not-over = The game is not over yet.
log-full = So much has happened at this table ({ $most } events) that only moves are accepted from now on.
table-rules-version = The table follows version { $given } of the rules; this program knows { $expected }. Update Queendom.
table-option = The table is played with “{ $option }”: { $given }, which this program does not know. Update Queendom.
rematch-exists = The next game is already open, at table { $table }.
same-start-with-others = Others sat at this table too: only a game played on this device alone can start the same way again.
position-tells-secrets = Whoever opens this position knows everybody’s colour. Only people on this device and bots can play it.
nothing-to-take-back = There is nothing to take back.
take-back-past-other = Seat { $seat } has acted since. A turn can be taken back only until somebody else acts.
take-back-past-chance = Something was drawn in that turn. What has been seen cannot be taken back.
take-back-past-reveal = Something was revealed in that turn. What has been seen cannot be taken back.
no-seat-without-token = This device holds no seat here. Sit down first.
hints-off = There are no hints at this table.
hint-running = A hint is already on its way.
id-used-already = The command id “{ $command }” has already been used for something else. Every command needs an id of its own.

## What can go wrong

address-unknown = There is nothing at this address. /api/docs tells what there is.
method-wrong = This address does not take such a request. /api/docs tells what it takes.
message-malformed = The message is not in the expected form at “{ $part }” ({ $reason }). /api/docs tells the form.
message-too-long = The message is longer than { $most } bytes.
head-too-long = The head of the request is longer than { $most } bytes.
too-many = { $what ->
    [tables] Many tables have been opened from here.
    [bot-tables] Bots are playing among themselves at many tables of yours already.
    [sockets] Many pages are open from here.
    [hints] Many hints have been asked for.
    [replays] Many replays have been asked for from here.
    [positions] Many positions have been asked for from here.
    [uploads] A great deal has been sent from here.
    [downloads] A great deal has been fetched from here.
   *[other] Much has been asked for from here at once.
} Please try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
server-full = All places on this server are taken. Please try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
host-unknown = This server does not answer to the name “{ $given }”. Start it with --allowed-host to allow it.
origin-wrong = A page of another address ({ $given }) may not do this. Start the server with --origin to allow it.
store-failed = This could not be saved, so it has not happened. Please try again.
server-failed = Something went wrong on the server; nothing has changed. Please try again.

unknown-game = There is no game “{ $given }”. Choose from: { $expected }.
game-unusable = The game “{ $given }” is installed and cannot be played. { $reason }
unknown-bot = There is no bot “{ $given }”. Choose from: { $expected }.
unknown-edition = { $game } has no edition “{ $given }”. Choose from: { $expected }; or give the path of a .toml file.
unknown-option = { $game } has no option “{ $given }”. Choose from: { $expected }.
wrong-option = { $option } cannot be “{ $given }”. It can be: { $expected }.
unknown-rules = There is no version { $given } of the rules of { $game }; the newest is { $expected }.
wrong-player-count = { $game } is for { $expected } players, not { $given }.
wrong-seats = { $given }: expected { $expected } seats, each with a name.
no-such-seat = There is no seat “{ $given }”. Seats count from 0: { $expected }.

game-over = The game is over.
chance-first = Something must still be drawn before anyone can act.
not-your-turn = It is seat { $expected }’s turn, not seat { $given }’s.
no-such-action = There is no such action: { $action }
no-such-outcome = Chance cannot bring outcome { $given } from { $source }.
action-malformed = This is not an action: { $given }. Wrong at “{ $part }”, expected: { $expected }.
book-without-crystal = { $action }: there is no crystal on that book yet.
no-activation-in-final-stage = { $action }: no book is activated in the final stage; filled pages score at the end.
pass-not-allowed = { $action }: there is something else you can do, so you cannot pass.

## The page: frame

page-close = Close
page-dismiss = Put this message away
page-to-home = To the start page
page-settings = Settings
page-preparing-rules = First start: the rules are being prepared, { $share }
page-preparing-rules-heard = First start: the rules are being prepared.
page-preparing-bots = The bots are getting ready, { $share }. You can play already.
page-preparing-bots-heard = The bots are getting ready. You can play already.
page-connection-lost = Connection lost. Trying again… Your turn is safe.
page-connection-back = Connected again
page-try-now = Try now
server-out-of-reach = The server cannot be reached at the moment. Nothing is lost: please try again.

settings-theme = Appearance
settings-theme-system = Same as the system
settings-theme-dark = Dark
settings-theme-light = Light
settings-language = Language
# $language is the language's own name.
settings-language-failed = { $language } could not be loaded. Please try again.
settings-menu = More settings
settings-look = Look of the board
settings-look-theme = Same as the page
settings-look-night = Night
settings-look-paper = Paper
settings-speed = How fast others’ moves are shown
settings-speed-calm = Calm
settings-speed-normal = Normal
settings-speed-quick = Quick
settings-speed-instant = Instant
settings-turns = At the table
settings-confirm = Confirm every turn
settings-sound = Soft sounds
settings-sound-is-on = Sounds are on: switch off
settings-sound-is-off = Sounds are off: switch on
settings-haptics = Short vibrations
settings-notices = Browser notification when it is my turn
settings-notices-refused = This browser does not allow notifications from this page. You can change that in its settings.

lost-address = There is nothing at this address
lost-address-about = Perhaps part of the link is missing. The start page leads to all your tables.
lost-table = There is no such table
lost-table-about = Check the link, or ask whoever sent it for a new one.
lost-server = The server is out of reach
lost-server-about = Your games are kept there, every turn of them. This page tries again by itself and goes on as soon as it can.
lost-old-page = This page is out of date
lost-old-page-about = Queendom was updated while the page was open. Reload it to go on; no turn is lost.
lost-full = Every seat is taken
lost-full-about = You can watch the game, or open a table of your own.
lost-over = This game is over
lost-over-about = You can look at how it ended, or open a new table.
lost-invitation = This invitation is not valid for this table
lost-invitation-about = Perhaps the link was cut off. Ask whoever sent it for a new one; until then you can watch.
lost-withdrawn = This invitation was withdrawn
lost-withdrawn-about = Ask whoever sent it for the new link; until then you can watch.
lost-removed = This table is no longer there
lost-removed-about = Its host has removed it.
lost-link = This link no longer moves a seat
lost-link-about = It works once, within { $minutes } minutes. Make a new one on the device that has the seat.
lost-wait = One moment, please
lost-otherwise = That did not work
lost-home = To the start page
lost-again = Try again
lost-reload = Reload
lost-watch = Watch
lost-see-end = See how it ended

## The page: home and lobby

home-my-tables = Your tables
home-ended-tables = Finished games
home-show-all = Show all { $count }
# $name are the others at the table.
home-put-away = Put away: { $name }
home-away = { $count ->
    [one] One table is put away on this device; it stays at its address.
   *[other] { $count } tables are put away on this device; they stay at their addresses.
}
home-bring-back = List them again
home-older-tables = Older tables
home-older-why = Put away, because nothing has happened there for a long time. Everything is still there: open a table to look at it or to go on.
home-nobody-yet = Nobody else yet
home-turn-yours = Your turn
home-turn-of = { $name }’s turn
home-waiting-for = { $count ->
    [one] waiting for one player
   *[other] waiting for { $count } players
}
home-ended = Game over
home-ended-won = You won
home-ended-shared = You won together
home-ended-lost = You lost
home-ended-nobody = Nobody won
home-ended-abandoned = Given up
home-ended-expired = Ended: nobody came back
home-players = { $least }–{ $most } players
home-winter-queen-what = Set glittering crystals on the map, gather Spell Books from its counties, and let each book score at its brightest moment.
home-christina-regina-what = Lead a faction at the Swedish court in secret, win influence over three stacks, and strike when nobody expects it.
home-play-bots = Play against bots
home-level = How strong?
home-opponents = How many bots?
home-play-friends = With friends
home-play-device = On this device
home-table-is-set = Setting the table…
home-more-options = More options
home-fewer-options = Fewer options
# A command line follows.
home-unofficial = An unofficial implementation. The games and their names belong to their authors and publishers: Winter Queen by Yuri Zhuravlev / CrowD Games, Christina Regina by Nicholas Hjelmberg / Nova Suecia Games.

home-how-many = How many players?
home-your-name = Your name
home-name-of = Name of player { $number }
home-friends-about = You get a link for the others. The game starts as soon as everybody is seated.
home-device-about = You take turns at one screen.
# Who sits on a seat.
home-seat = Seat { $number }
home-seat-here = Somebody on this device
home-seat-open = Open seat
home-seat-open-about = Waits for whoever has the link.
home-seat-bot = Bot: { $name }
home-seat-bot-level = Bot: { $name }, { $level }
# What a bot without a level is like, after its name.
home-way-random = at random
home-way-greedy = greedy
home-bot-random = Plays whatever comes to mind: for the very first game.
home-bot-greedy = Takes the most points it sees: a fair opponent.
home-bot-novice = Kind to beginners: sees what scores now and overlooks much.
home-bot-adept = Sees most of what can be done, and a turn or two ahead.
home-bot-expert = Overlooks nothing, and plans.
home-bot-master = Plays as well as it can: hard to beat.
home-bot-early = Hurries its cards into the influence stacks and keeps the game short.
home-bot-late = Bides its time and keeps the game long.
home-bot-bluffer = Plays as if it served another colour, so that daggers miss.
home-bot-tactician = Quick with its daggers, and not afraid of the risk.
home-first-player = First player
home-first-drawn = Drawn by lot
home-map = Map
map-queendom = Queendom
map-snowflake = Snowflake
map-lattice = Lattice
home-map-queendom = Wide and without gaps: the one to begin with.
home-map-snowflake = A star with gaps, where lines end.
home-map-lattice = Tall and narrow, with towers in its corners.
home-option-end = How the game ends
home-end-equal-turns = Equal turns
home-end-equal-turns-about = The round is finished, then everybody has one last turn.
home-end-english-literal = By the letter of the English rules
home-end-english-literal-about = Play goes on until the first player has had another turn, then one more each: the first player has one turn more.
home-option-wisps = Forest Wisps with a crystal of their own colour
home-wisps-same = Score
home-wisps-same-about = Adjacent crystals of that one colour count.
home-wisps-none = Score nothing
home-wisps-none-about = The page needs a crystal of another colour.
home-option-memory = Memory aid
home-memory-off = Off
home-memory-off-about = Everybody must remember what was buried.
home-memory-on = On
home-memory-on-about = Buried cards that everybody has seen stay listed.
home-option-hints = Hints
home-hints-off = Off
home-hints-off-about = Everybody thinks for themselves.
home-hints-on = On
home-hints-on-about = Whoever is to act may ask what a strong bot would do, and why.
home-option-scores = Victory points
home-scores-hidden = Hidden
home-scores-hidden-about = Everybody sees only their own until the end.
home-scores-open = Open
home-scores-open-about = Everybody sees everyone’s.
home-open-table = Open the table
home-start = Start the game

lobby-title = Waiting for players
lobby-starts = { $count ->
    [one] One seat is open. The game starts by itself when somebody takes it.
   *[other] { $count } seats are open. The game starts by itself when the last one is taken.
}
lobby-starting = Starting…
lobby-starting-how = All seats are taken. The devices exchange their numbers for the draws.
lobby-awaits = All seats are taken. For the draws a number of { $names } is still missing; if it does not come, the game starts without it in a moment.
lobby-seats = At the table
lobby-open-seat = Open seat
lobby-seat-waits = waits for somebody
lobby-bot = bot
lobby-here = here
lobby-not-here = has closed the page
lobby-this-device = on this device
lobby-stand-up = Stand up
lobby-stand-up-named = { $name }: stand up
lobby-which-bot = Which bot?
lobby-sit-bot = Seat a bot
lobby-seat-someone = Seat somebody on this device
lobby-not-now = Not now
# Seat menu of the host; $name is who sits there.
lobby-seat-menu = { $name }: change this seat
lobby-send-away = Send away
lobby-send-away-ask = Send { $name } away?
lobby-send-away-how = The seat is open again. The link to this table becomes a new one, so the old one brings nobody here any more.
lobby-open-again = Let a person sit here
lobby-remove-seat = Remove this seat
lobby-change = Change the table
lobby-change-save = Save the changes
lobby-stays-seated = stays seated
# $what lists the changes: "3 players", "Map: Snowflake".
lobby-changed = The table was changed: { $what }
lobby-changed-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
lobby-changed-to = { $name }: { $value }
lobby-new-link = New link
lobby-new-link-made = This is the new link. The old one no longer works.
lobby-remove-table = Remove the table
lobby-remove-ask = Remove this table?
lobby-remove-how = It disappears for everybody who sits here, and cannot be brought back.
lobby-remove-do = Yes, remove it
lobby-watching = You are watching. To play, ask somebody at the table for an invitation.
lobby-invite = Invite
lobby-link = Link to this table
lobby-copy = Copy the link
lobby-copied = Copied
lobby-link-selected = The link is selected: copy it with the keyboard or a long press.
lobby-share = Share
lobby-share-text = Come and play!
lobby-qr = QR code of the invitation link
lobby-qr-about = Or point a phone’s camera at the code.
lobby-only-this-computer = This address works on this computer only. For others on your network, start Queendom with: ./play --host 0.0.0.0
lobby-rules = What is played
lobby-elsewhere = Back to the start page; the table stays open

join-title = You are invited to { $game }
join-about = Take a seat; the game starts as soon as everybody is seated.
join-name-example = What should the others call you?
join-sit = Sit down
join-only-watch = Just watch
join-on-map = Map: { $map }
join-move-title = { $game }: bring your seat here
join-move-about = You go on playing on this device. On the other one you will be watching.
join-move = Move my seat here

## The page: Winter Queen at the table

page-opening = Opening the table…
title-your-turn = Your turn · { $game }
title-table = { $game } · Queendom
notice-your-turn = { $game }: it is your turn
notice-table = Table { $table }

# A hint: what a strong bot would do.
advice-title = Hint
advice-thinks = Weighing up what can be done…
advice-waits = Weighing up what can be done, { $ahead } before you…
advice-prepares = The bots are getting ready…
advice-choose = Nothing is played before you confirm it.
advice-chance = { $chance } to win
advice-equal = about equal
advice-ahead = { $points ->
    [one] Lead at the end: { $ahead } point
   *[other] Lead at the end: { $ahead } points
}
advice-pass = Pass
reason-exact = Worked out to the end of the game.
reason-search = No single reason: of all that was tried, it came out best.
fair-title = Fair draws
fair-open = Where the draws come from
fair-menu = Nobody can choose what is drawn here. See how, and check it.
fair-about = Nobody can choose what is drawn here, not even whoever runs the server. The server and the players’ devices each bring a secret number. Only all of them together decide the draws.
fair-about-server = The server’s secret number decides every draw. It was fixed before the game; no player’s device has added a number of its own.
fair-about-same = This game starts as an earlier one did: the draws are the same, and were known before.
fair-server = The server’s number
fair-server-how = The server fixed its number before it knew any other. This fingerprint proves it: it fits no other number. The number itself is shown after the game.
fair-server-open = The fingerprint was shown before the game. It fits this number only.
fair-fingerprint = Fingerprint
fair-seed = Number (seed)
fair-number = Number
fair-key = All numbers together (key of the draws)
fair-numbers = The players’ numbers
fair-numbers-how = Each device first promises its number by a fingerprint. When all seats are taken, the numbers are opened, and nobody can change theirs any more.
fair-brought-bot = brings no number, as all bots
fair-brought-open = nobody sits here yet
fair-brought-none = brings no number
fair-brought-promised = has promised a number
fair-brought-opened = has a share in the draws
fair-brought-missing = promised a number, but it did not come: the game started without it
fair-brought-left-out = this page has sent its number, but the server started without it
fair-exactly = Show exactly
fair-check = The check
fair-check-later = After the game this page computes everything again by itself, and tells you here.
fair-check-right = This page has checked it: nothing was changed.
fair-check-wrong = Something is not as promised.
fair-check-seed = The server’s number has the fingerprint that was shown before the game.
fair-check-seed-not = The server’s number does not have the fingerprint that was shown before the game.
fair-check-stayed = It is the fingerprint that this page saw before it opened its own number.
fair-check-stayed-not = It is not the fingerprint that this page saw before it opened its own number.
fair-check-numbers = Every opened number is the one that was promised.
fair-check-numbers-not = A number is not the one that was promised.
fair-check-own-not = The number that this page has sent is not in it.
fair-check-draws = To check every single draw as well, save the record and run:
seat-bot = bot
seat-thinks = thinking
seat-waits = { $ahead } before you
seat-prepares = getting ready
seat-here = at the table
seat-not-here = not at the table now
seat-away = a bot stands in
seat-menu = Your seat
seat-move = Continue on another device
seat-move-how = A link that moves your seat there. It works once, within 15 minutes.
seat-move-do = Make a link
seat-leave = Leave the table
seat-leave-how = A bot plays for you until you come back. If everybody else leaves too, the game is given up.
seat-leave-how-shared = A bot plays for whoever leaves until they come back.
seat-leave-do = Leave
seat-leave-named = { $name }: leave
seat-return = Come back
seat-return-how = A bot is playing for you. Take your seat again.
seat-return-do = Take my seat back
seat-return-named = { $name }: take the seat back
seat-home-how = The table stays as it is. “Your tables” on the start page leads back to it.
seat-home-how-people = Your seat stays yours, and the others wait for your turns. “Your tables” on the start page leads back to it.
seat-give-up = Give up the game
seat-give-up-how = The game ends now, nobody wins, and it cannot be resumed.
seat-give-up-how-last = Everybody else has left. If you leave too, the game ends now, nobody wins, and it cannot be resumed.
seat-give-up-open = Give up…
seat-give-up-ask = Really give up? The game ends now and cannot be resumed.
seat-give-up-do = Yes, give up
seat-keep = Keep playing
seat-stands-in = { $bot } plays for you
seat-stands-in-for = { $bot } plays for { $name }
log-title = Log
log-empty = Nothing has happened yet.
log-since = since your last turn
side-title = Bag, log and your turn
act-title = Your turn
act-your-turn = Your turn
act-not-your-turn = At the table
act-game-over = The game is over
act-sending = Playing…
act-waiting = One moment…
act-bot-thinks = { $name } is thinking…
act-bot-waits = { $name } is thinking, { $ahead } before you…
act-bot-prepares = { $name } is getting ready…
act-person-thinks = It is { $name }’s turn
act-watching = You are watching.
act-can-take-back = You can take your turn back until somebody else acts.
act-can-take-back-alone = Only bots play here: you can take your turns back at any time.
act-stands-shown = Your turn stands: something was drawn or revealed in it.
act-stands-others = Your last turn stands: others have acted since.
do-back = Take back
do-take-back = Take my turn back
do-pass = Pass
do-hurry = Faster
do-hint = Hint
do-again = Show me again
do-again-end = Back to my turn
# What others did since one's last turn: $what is one of the messages done-…, $since one of the next two.
done = { $what } { $since }
done-since-turn = since your turn
done-since-round = in the last round
do-result = Show the result
turn-stale = The game moved on in the meantime. This is where it stands; nothing was played.
told-take-back = { $name }: took the last turn back
told-leave = { $name }: left; { $bot } stands in
told-return = { $name }: back at the table
told-hand-over = { $name }: plays on another device now
told-rematch = The next game is open
told-later = Some turns later
result-title = The game is over
result-winner = { $name } wins
result-shared = A shared victory: { $names }
result-abandoned = The table was given up
result-expired = Nobody came back for a long time, so the game was ended
result-earlier-points = points from before
result-unseen-turns = turns not shown here
result-you-behind = you
result-largest-difference = The largest difference: { $sources }.
result-most-came-from = Most came from { $sources }.
result-record = Save the record
result-home = Home
result-again = Play again
result-join-again = To the next game
result-same = Same start again
result-same-about = The same deal and the same draws, with the same first player
result-next-level = You won: try { $bot }
keys-title = Keyboard
keys-intro = Everything can be played with the keyboard. Tab moves through the table; these keys are quicker:
keys-enter = choose, then confirm
keys-back = undo a step
keys-again = what the others did, once more
keys-rule = the rule for what has the focus; also a right click, or a long press
keys-hint = a hint, if the table allows hints
keys-log = to the log
keys-rules = rules in short
keys-help = this list
rules-title = Rules in short

## The page: Christina Regina's table

court-hand-over = Hand over to { $name }
court-lift = I am { $name }: open

## The page: replays

# After the end of a game, and beside finished games on the start page.
replay-watch = Watch the game again
replay-watch-short = Watch again
replay-open = Open a record
replay-position-broken = This link holds no position
replay-position-broken-about = Perhaps it was cut off on its way. Ask whoever sent it for the whole link.

## The page: rules

rules-page-link = Rules
rules-at-hand-step = what you are asked to do
rules-at-hand-opening = Opening the rule…
rules-at-hand-missing = The rule could not be loaded. It is also on the page of all rules.

## The page: lessons

lesson-link = Learn in five minutes
lesson-hint = New here? A guided first game shows how it goes.
lesson-to = Back to the lesson
rules-page-open = The rule: { $name }
rules-page-all = All rules, with examples to try
rules-at-hand-back = Previous rule
rules-at-hand-page = On the page of all rules
rules-end = The end
