## Games and what is in them

winter-queen = Winter Queen
christina-regina = Christina Regina
# A colour by itself, of a crystal.
red = red
green = green
purple = purple
blue = blue
yellow = yellow
# { CRYSTAL($colour) } finds the words of a colour's key; { CRYSTAL($colour, case: "colour") } takes that attribute,
# if there is one. A language has the cases that its own messages need.
crystal-red = red crystal
    .colour = red
crystal-green = green crystal
    .colour = green
crystal-purple = purple crystal
    .colour = purple
crystal-blue = blue crystal
    .colour = blue
crystal-yellow = yellow crystal
    .colour = yellow
crystal-any = crystal
# The letter on a crystal, for whoever does not tell the colours apart: one letter, another one for each colour.
letter-red = R
letter-green = G
letter-purple = P
letter-blue = B
letter-yellow = Y
# The same with { COUNTY($county) }.
county-red = the red county
    .colour = red
county-green = the green county
    .colour = green
county-purple = the purple county
    .colour = purple
county-blue = the blue county
    .colour = blue
stag = stag
wolf = wolf
bear = bear
owl = owl
effect-wisps = Forest Wisps
effect-rose = Rose of the Winds
effect-border = Border Keeper
effect-clouds = Magical Clouds
effect-way = Bright Way
effect-lights = Northern Lights
effect-star = Polar Star
effect-arcane = Arcane Knowledge
effect-depicting = { $effect } ({ CRYSTAL($colour, case: "colour") })
stage-main = main stage
stage-final = final stage
stage-over = the game is over
ending-final-scoring = final scoring
ending-scored = the influence is counted
ending-christina = Queen Christina chose her own path
ending-abandoned = the table was given up
ending-deadlock = nobody could do anything any more
vp = { $vp } VP
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
level-style = a style of its own

## Playing in the terminal

play-title = { $game } · { $stage }
play-turns-left = { $turns ->
    [one] the last turn
   *[other] { $turns } turns left
}
play-bag = Bag: { $count } { $count ->
    [one] crystal
   *[other] crystals
}
play-holder = Holder { $number }
play-pool = All crystals
play-in-reach = in reach
play-pile = { COUNTY($county, case: "colour") } ({ $crest })
play-pile-empty = no book left
play-below = { $count } below
play-books = { $name }: { $count ->
    [0] no books yet
    [one] one book
   *[other] { $count } books
}
play-would-score = would score
play-hidden = ? VP
play-token = first
play-map-legend = R placed · (r) depicted on a tile
play-what = What would you like to do?
play-place = place a crystal on the map
play-fill = place a crystal on a page of a book
play-activate = activate a book
play-draw = draw a card, and bury another
play-agitate = agitation: discard a top card
play-manipulate = manipulation: swap two top cards
play-persuade = persuasion: bring a discarded card back
play-assassinate = attempt an assassination
play-pass = pass
play-which-crystal = Which crystal?
play-crystal = { CRYSTAL($colour) } from holder { $holder }
play-last-crystal = the last one: + 1 VP
play-which-space = Which space? Its name, for example { $example }
play-which-book = Take a book?
play-no-book = no book
play-take = the book of { COUNTY($county) }: { $book }
play-which-page = On which page?
play-page = { $effect }: { $vp } VP as the map is now
play-which-activation = Which book?
play-activation = { $book }: { $vp } VP
play-which-return = One crystal goes back to the bag. From which space? For example { $example }
play-confirm = { $move } — Enter plays it, b starts over:
play-confirm-again = Not played yet. Press Enter to play this move, or b to choose another.
play-prompt-help = a number, or a move such as { $example } · b: start over · r: rules in short · q: leave
play-not-understood = “{ $given }” is none of the choices. A number from 1 to { $most }, b to start over, q to leave.
play-not-a-space = “{ $given }” is none of the spaces: { $expected }
play-short-rules-winter-queen =
    On your turn, do one of three things. Place a crystal from a holder within your reach on an empty space, and if you
    like take the top book of that county (on a castle or tower: of any county; three books at most). Or place a crystal
    on an empty page of one of your books. Or activate a book: each page that holds a crystal scores for the crystals of
    its colour on the map, then the book is gone. Whoever takes the last crystal of a holder gains 1 VP. When the bag is
    empty a last round follows, and then all books score. Most VP win. All rules: docs/rules/winter-queen.md
play-short-rules-christina-regina =
    You play a faction in secret. On your turn, do one of these. Draw the top card of one stack and bury the top card of
    another: a coloured card goes on the influence stack of its own metal, one without colour is discarded. Or play your
    action card, once a game: agitation discards a top card, manipulation swaps two, persuasion brings a discarded one
    back. Or attempt an assassination: name a victim, a leader’s number and, in secret, a colour; if it is the victim’s,
    their leader falls, else your own does. When a stack is empty nobody draws any more, and once all pass the game ends:
    fallen leaders cost their topmost card, then each influence stack scores 3, 2, 1 from the top. All rules:
    docs/rules/christina-regina.md
play-bye = You left the table. Good-bye!
play-over = { $ending }: { $scores }
play-you-win = You win! The Queen has a new Key Advisor.
play-nobody-wins = Nobody wins.
play-curtain = The curtain is down. { $name }, press Enter when only you can see the screen.
play-done = Your turn is over. Press Enter to lower the curtain.
play-shared = A shared victory: { $names }.
play-winner = { $name } wins.

## Christina Regina

copper = Copper
silver = Silver
gold = Gold
card-blue = blue
card-red = red
card-green = green
card-black = black
card-purple = purple
card-none = no colour
faction-council = the Council
faction-army = the Army
faction-academy = the Academy
faction-church = the Church
faction-embassy = the Embassy
cr-card = { $number } { $colour }
cr-you-are = You are { $faction } ({ $colour }).
cr-top = top
cr-empty = empty
cr-influence = Influence
cr-discards = Discards:
cr-no-discards = none
cr-buried = buried: { $cards }
cr-action-ready = action card
cr-action-spent = action played
cr-attempt-success = { $number } on { $victim }: success
cr-attempt-failure = { $number } on { $victim }: failure
cr-which-draw = Which card do you draw?
cr-which-bury = Which card do you bury?
cr-which-agitate = Which card is discarded?
cr-which-pair = Which top cards change places?
cr-which-card = Which card comes back?
cr-onto-which = On top of which stack?
cr-which-victim = Who is the victim?
cr-which-number = Which leader, yours and theirs?
cr-which-dagger = Which dagger, in secret?

## What happened

told-cr-draw = { $name }: drew { $drawn }, buried { $buried }
told-cr-agitate = { $name }: agitation, { $card } is discarded
told-cr-manipulate = { $name }: manipulation, the top cards of { $one } and { $other } change places
told-cr-persuade = { $name }: persuasion, { $card } comes back on top of { $stack }
told-cr-assassinate = { $name }: attempt to assassinate { $victim }, leader { $number }
told-cr-assassinate-dagger = { $name }: attempt to assassinate { $victim }, leader { $number }, with a dagger for { $colour }
told-cr-success = The attempt succeeds.
told-cr-failure = The attempt fails.
told-cr-seen = { $victim } is { $colour }.
told-cr-reveal = Turned up in { $stack }: { $card }

# Log and announcements of the page, and the terminal. $name is a player's, $colour and $county are keys, $space,
# $book and $effect names, $crystals colours and $spaces spaces with commas between, $vp and $holder numbers.
told-place = { $name }: { CRYSTAL($colour) } on { $space }
told-place-take = { $name }: { CRYSTAL($colour) } on { $space }, with the book { $book }
told-place-take-county = { $name }: { CRYSTAL($colour) } on { $space }, with the book of { COUNTY($county) }
told-fill = { $name }: { CRYSTAL($colour) } on the page { $effect }
told-activate = { $name }: activated { $book }
told-activate-return = { $name }: activated { $book }; { CRYSTAL($colour) } on { $space } goes back to the bag
told-pass = { $name }: passed
told-gain = { $name } + { $vp } VP: { $effect }
told-gain-spaces = { $name } + { $vp } VP: { $effect } ({ $spaces })
told-gain-last = { $name } + 1 VP for the last crystal of a holder
told-refill = Holder { $holder } is filled again: { $crystals }
told-reveal = The next book of { COUNTY($county) }: { $book }
told-final-stage = The bag is empty: the final stage begins
told-end = The game is over

## Commands

preparing = Preparing the rules, once after an installation (about { $seconds } seconds) …
simulating = Playing { $games } games
simulated = { $games } games of { $game }, { $players } players, in { $seconds } s: { $plies } turns a game
simulated-seat = Seat { $seat } ({ $bot }): { $wins } % wins, { $score } points on average
simulated-endings = Endings: { $endings }
simulated-records = Records: { $folder }
replayed = { $file }: { $game }, { $players } players, { $events } events
checked = { $file }: every event and every draw is right
checked-unfinished = { $file }: every event is right; the seed of an unfinished game is not told
checked-all = { $good } of { $all } records are right
result-line = Result: { $scores } · { $ending }
edition-good = { $file }: a valid edition of { $game }, “{ $name }”, version { $version }
edition-provenance = { $part }: { $provenance }
games-default = { $value } (default)
measuring = Measuring { $what }
bench-peers-missing = A peer is not installed, so there is nothing to compare with: ./play --setup --bench installs OpenSpiel and, where there is Node, boardgame.io
bench-failed = A measurement failed ({ $command }): { $reason }

lists-rebuilt = The lists of { $tables ->
    [one] one table
   *[other] { $tables } tables
} were made anew.
serving = Queendom is open: { $address } (Ctrl+C closes it)

## At a table

seat-moved = Your seat was moved to another device. You are watching now.
seat-lost = You do not hold that seat any more. You are watching now.
seat-not-yours = Seat { $seat } is not yours. Sit down with an invitation, or open the link that moves a seat here.
seat-taken = Seat { $seat } is taken. Choose another one.
no-open-seat = No seat is open at this table. You can watch.
invitation-wrong = This invitation does not fit the table. Ask for a new link.
only-the-host = Only whoever opened the table can do this.
not-seated = Only those who sit at the table can do this.
seat-left-already = You have left seat { $seat } already. You can return to it.
seat-not-left = You have not left seat { $seat }.
link-wrong = This link has been used or replaced, or is older than { $minutes } minutes. Make a new one on the device that has the seat.
table-unknown = There is no table “{ $given }”. Check the link.
table-waiting = The game has not started: seats are still open.
table-not-over = The game is not over yet.
log-full = So much has happened at this table ({ $most } events) that only moves are taken from now on.
table-rules-version = The table follows version { $given } of the rules; this program knows { $expected }. Update Queendom.
rematch-exists = The next game has been opened already, at table { $table }.
position-tells-secrets = Whoever opens this position knows everybody’s colour. Only people on this device and bots can play it.
nothing-to-take-back = There is nothing to take back.
take-back-past-other = Seat { $seat } has acted since. A turn can be taken back only until somebody else acts.
take-back-past-chance = Something was drawn in that turn. What has been seen cannot be taken back.
take-back-past-reveal = Something was revealed in that turn. What has been seen cannot be taken back.
no-seat-without-token = This device holds no seat here. Sit down first.
hints-off = There are no hints at this table.
hint-running = A hint is on its way already.
id-used-already = The command id “{ $command }” has been used for something else. Every command needs an id of its own.
no-pages = { $game } has no pages to preview.

## What can go wrong

address-unusable = Cannot listen on { $address }: { $reason }. Choose another port with --port.
address-unknown = There is nothing at this address. /api/docs tells what there is.
method-wrong = This address does not take such a request. /api/docs tells what it takes.
message-malformed = The message is not in the expected form at “{ $part }” ({ $reason }). /api/docs tells the form.
message-too-long = The message is longer than { $most } bytes.
head-too-long = The head of the request is longer than { $most } bytes.
too-many = { $what ->
    [tables] Too many tables have been opened from here.
    [sockets] Too many pages are open from here.
    [hints] Too many are waiting for a hint.
   *[other] Too much has been asked for from here.
} Please try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
server-full = All places on this server are taken. Please try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
host-unknown = This server does not answer to the name “{ $given }”. Start it with --allowed-host to allow it.
wrong-limit = “{ $given }” is no limit. Write off, or name=number with one of these names: { $expected }.
origin-wrong = A page of another address ({ $given }) may not do this. Start the server with --origin to allow it.
store-failed = This could not be saved, so it has not happened. Please try again.
server-failed = Something went wrong on the server; nothing has changed. Please try again.
database-unknown = “{ $url }” is no database that Queendom knows. Expected: { $expected }.
database-unreachable = The database { $url } cannot be used: { $reason }.
database-newer = The database { $url } was made by a newer Queendom ({ $reason }; this one knows { $expected }). Update Queendom.
database-in-use = Another Queendom server already has the file { $file } (process { $process }). Two on one file would not see each other’s moves. Stop that one first, or choose another file with --database.
bench-browser-missing = The page is measured in Chromium, driven by playwright, and one of them is not installed: ./play --setup --bench installs playwright; on Debian, apt install chromium
bench-pages-missing = The pages are not built, so there is nothing to measure: ./play --setup builds them.

unknown-game = There is no game “{ $given }”. There is: { $expected }.
unknown-bot = There is no bot “{ $given }”. There is: { $expected }.
unknown-edition = { $game } has no edition “{ $given }”. There is: { $expected }; or give the path of a .toml file.
unknown-option = { $game } has no option “{ $given }”. There is: { $expected }.
unknown-language = There is no language “{ $given }”. There is: { $expected }.
wrong-option = { $option } cannot be “{ $given }”. It can be: { $expected }.
wrong-option-form = “{ $given }” is no option. Write it as name=value, for example end=english-literal.
wrong-player-count = { $game } is for { $expected } players, not { $given }.
wrong-seats = { $given }: expected { $expected } seats, each with a name.
wrong-bots = { $given } bots for { $players } seats. Name one bot for all, or one for each seat, with commas between.
no-such-seat = There is no seat “{ $given }”. Seats count from 0: { $expected }.
seed-unreadable = “{ $given }” is no seed. A seed is a whole number from 0 to 2²⁵⁶ − 1, or 64 hex digits.
number-wrong = { $name } cannot be { $given }; expected: { $expected }

game-over = The game is over.
chance-first = Something must still be drawn before anyone can act.
not-your-turn = It is not the turn of seat { $given } but of seat { $expected }.
no-such-action = There is no such action: { $action }
no-such-outcome = Chance cannot bring outcome { $given } from { $source }.
no-such-space = There is no space “{ $given }” on this map.
no-such-colour = There is no colour “{ $given }”.
no-such-county = There is no county “{ $given }”.
no-such-book = There is no book “{ $given }” in this edition.
no-such-page = There is no page { $given }. Pages are 0 and 1.
no-such-holder = There is no holder { $given }.
action-malformed = This is no action: { $given }. Wrong at “{ $part }”, expected: { $expected }.
holder-out-of-reach = { $action }: that holder is out of your reach.
crystal-not-on-holder = { $action }: that holder has no such crystal.
space-not-empty = { $action }: that space holds a crystal already.
other-county = { $action }: that space does not bring the book of that county.
pile-empty = { $action }: that county has no book left.
books-full = { $action }: you hold three books already.
book-not-yours = That is no book of yours: { $action }
page-not-empty = { $action }: that page holds a crystal already.
book-without-crystal = { $action }: there is no crystal on that book yet.
no-activation-in-final-stage = { $action }: no book is activated in the final stage; filled pages score at the end.
return-only-with-two = { $action }: a crystal goes back to the bag only when the book held two.
return-missing = { $action }: one crystal must go back to the bag; say from which space.
return-not-placed = { $action }: no placed crystal lies there; depicted ones stay.
stack-empty-no-draw = { $action }: a court stack is empty, so nobody draws.
same-stack = { $action }: that takes two different stacks.
action-card-spent = { $action }: you have played your action card.
stack-empty = { $action }: that stack is empty.
card-not-discarded = { $action }: no such card lies among the discards.
victim-is-oneself = { $action }: choose somebody else as the victim.
no-such-victim = { $action }: nobody sits there.
attempted-already = { $action }: you have tried that victim already.
own-leader-tilted = { $action }: your own leader of that number has fallen.
victims-leader-tilted = { $action }: the victim’s leader of that number has fallen already.
pass-only-with-empty-stack = { $action }: you can pass only while a court stack is empty.
no-such-stack = There is no stack “{ $given }”.
no-such-card = There is no card “{ $given }”.
no-such-leader = There is no leader { $given }. Leaders are 1, 2 and 3.
pass-not-allowed = { $action }: there is something else you can do, so you cannot pass.
choice-does-not-fit = { $book }, page { $page }: “{ $given }” cannot be chosen for its effect.
move-unreadable = “{ $given }” names no move. See docs/notation.md.

edition-unreadable = { $file } cannot be read: { $reason }
edition-missing = { $file }: { $part } is missing; expected: { $expected }.
edition-wrong = { $file }: { $part } is { $found }; expected: { $expected }.
position-wrong = The position is wrong at “{ $part }”: found { $found }, expected { $expected }.
file-unreadable = { $file } cannot be read: { $reason }
output-failed = What there was to say could not be written: { $reason }
file-unwritable = { $file } cannot be written: { $reason }
record-format = This is no record: found format { $found }, expected { $expected }.
record-wrong = The record is wrong at “{ $part }”: found { $found }, expected { $expected }.
record-rules-version = The record follows version { $given } of the rules; this program knows { $expected }.
record-unreadable-event = An event cannot be read ({ $reason }): { $event }
record-draw-missing = Something must be drawn from { $source }, and the record does not tell what.
record-draw-impossible = What the record tells cannot be drawn from { $source }.
record-draw-not-from-seed = A draw from { $source } does not follow from the record’s seed.
record-event-differs = Event { $index } differs. Recorded: { $given } By the rules: { $expected }
record-event-refused = Event { $index } is not possible: { $reason }
record-result = The result differs. Recorded: { $given } By the rules: { $expected }

## What was expected: $expected of the messages above

expected-text = text
expected-number = a whole number
expected-list = a list
expected-names-and-values = names and values
expected-name-or-path = a name or a path
expected-plain-values = text, numbers, lists and tables
expected-levels = at most { $most } { $most ->
    [one] level
   *[other] levels
}
expected-numbers = { $count } { $count ->
    [one] number
   *[other] numbers
}
expected-lists = { $count } { $count ->
    [one] list
   *[other] lists
}
expected-flags = { $count } × true or false
expected-at-most = at most { $most }
expected-action = an action
expected-chance = something that draws
expected-county-or-null = a county, or null
expected-choices = choices for page 0 or 1
expected-two-stacks = two stacks
expected-seed = 64 hex digits
expected-setting = the players, the options and the first player that the record tells
expected-end-event = an end as the last event
expected-event = an event with a type
expected-deal = at least the deal
expected-seat-names = a name for each seat
expected-edition-contents = the contents of an edition file
expected-neighbours = spaces two columns apart, and one column aside in the next line
expected-book-name = a name of a–z, 0–9 and -
expected-two-pages = two pages
expected-space = a space of the edition
expected-bare-space = a space without a depicted crystal
expected-book = a book of the edition
expected-book-and-pages = a book and its pages
expected-book-once = every book once
expected-books = a list of books
expected-books-gone = books that are not on the table
expected-books-below = { $count } { $count ->
    [one] book
   *[other] books
} below the top ones
expected-top-and-below = top and below
expected-below = 0–{ $most }, and 0 without a top book
expected-empty-bag = no crystal in the final stage
expected-filled-bag = at least one crystal in the main stage
expected-no-ending = null until the game is over
expected-no-turns-left = null outside the final stage
expected-passes = fewer than { $players }, and none in the final stage
expected-passes-at-empty-stack = fewer than { $players }, and only with an empty stack
expected-ending = { $ending }, after { $count } { $count ->
    [one] pass
   *[other] passes
}
expected-colours = { $count } { $count ->
    [one] colour
   *[other] colours
}
expected-colour-once = every colour once
expected-cards = a list of cards
expected-coloured-cards = coloured cards of its own metal
expected-top-middle-bottom = top, middle and bottom
expected-stack = two open cards, at most { $most } in all
expected-attempts = a list of attempts
expected-attempt = another victim, a number from 1 to 3, and each victim once
expected-standing-leader = a leader that has not fallen yet

## The page: frame

page-close = Close
page-dismiss = Put this message away
page-to-home = To the start page
page-settings = Settings
page-connection-lost = Connection lost. Trying again … your turn is safe.
page-connection-back = Connected again
page-try-now = Try now
server-out-of-reach = The server cannot be reached at the moment. Nothing is lost: please try again.

settings-theme = Appearance
settings-theme-system = As the system
settings-theme-dark = Dark
settings-theme-light = Light
settings-language = Language
# $language is the language's own name.
settings-language-failed = { $language } could not be fetched. Please try again.
settings-menu = More settings
settings-look = Look of the board
settings-look-theme = As the page
settings-look-night = Night
settings-look-paper = Paper
settings-speed = How fast others’ moves are shown
settings-speed-calm = Calm
settings-speed-normal = Normal
settings-speed-quick = Quick
settings-speed-instant = At once
settings-turns = At the table
settings-confirm = Confirm every turn
settings-sound = Soft sounds
settings-sound-is-on = Sounds are on: switch off
settings-sound-is-off = Sounds are off: switch on
settings-notices = Browser notice when it is my turn
settings-notices-refused = This browser does not allow notices from here. You can change that in its settings for this page.

lost-address = Nothing lies at this address
lost-address-about = Perhaps a letter of the link is missing. The start page leads to all your tables.
lost-table = There is no such table
lost-table-about = Check the link, or ask whoever sent it for a new one.
lost-server = The server is out of reach
lost-server-about = Your games are kept there, every turn of them. This page tries again by itself and goes on as soon as it can.
lost-old-page = This page has become old
lost-old-page-about = Queendom was updated while the page was open. Load it again to go on; no turn is lost.
lost-full = Every seat is taken
lost-full-about = You can watch the game, or open a table of your own.
lost-over = This game is over
lost-over-about = You can look at how it ended, or open a new table.
lost-invitation = This invitation does not fit the table
lost-invitation-about = Perhaps the link was cut off. Ask whoever sent it for a new one; until then you can watch.
lost-link = This link does not move a seat any more
lost-link-about = It works once and for { $minutes } minutes. Make a new one on the device that has the seat.
lost-otherwise = That did not work
lost-home = To the start page
lost-again = Try again
lost-reload = Load again
lost-watch = Watch
lost-see-end = See how it ended

## The page: home and lobby

home-my-tables = Your tables
home-ended-tables = Finished games
home-show-all = Show all { $count }
home-nobody-yet = Nobody else yet
home-turn-yours = Your turn
home-turn-of = { $name } is to act
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
home-players = { $least }–{ $most } players
home-winter-queen-what = Set glittering crystals on the map, gather Spell Books from its counties, and let each book score at its brightest moment.
home-christina-regina-what = Lead a faction at the Swedish court in secret, win influence over three stacks, and strike when nobody expects it.
home-play-bots = Play against bots
home-play-friends = With friends
home-play-device = On this device
home-table-is-set = The table is being set …
home-more-options = More options
home-fewer-options = Fewer options
# A command line follows.
home-unofficial = An unofficial implementation. The games and their names belong to their authors and publishers: Winter Queen by Yuri Zhuravlev / CrowD Games, Christina Regina by Nicholas Hjelmberg / Nova Suecia Games.

home-how-many = How many players?
home-your-name = Your name
home-name-of = Name of player { $number }
home-friends-about = You get a link for the others. The game starts as soon as everybody sits.
home-device-about = You take turns at one screen.
# Who sits on a seat.
home-seat = Seat { $number }
home-seat-here = Somebody at this device
home-seat-open = Open seat
home-seat-open-about = Waits for whoever has the link.
home-seat-bot = Bot: { $name }
home-seat-bot-level = Bot: { $name }, { $level }
home-bot-random = Plays whatever comes to mind: for the very first game.
home-bot-greedy = Takes the most points it sees: a fair opponent.
home-bot-novice = Kind to beginners: sees what scores now and overlooks much.
home-bot-adept = Sees most of what can be done, and a turn or two ahead.
home-bot-expert = Overlooks nothing, and plans.
home-bot-master = Plays as well as it can: hard to beat.
home-bot-early = Hurries its cards into the influence and keeps the game short.
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
home-map-snowflake = A star with gaps, at which lines end.
home-map-lattice = Tall and narrow, with towers in its corners.
home-option-end = How the game ends
home-end-equal-turns = Equal turns
home-end-equal-turns-about = The round is finished, then everybody has one last turn.
home-end-english-literal = By the letter of the English rules
home-end-english-literal-about = Play goes on until the first player’s next turn, then one more each: the first player has a turn more.
home-option-wisps = Forest Wisps with a crystal of their own colour
home-wisps-same = Score
home-wisps-same-about = Adjacent crystals of that one colour count.
home-wisps-none = Score nothing
home-wisps-none-about = The page needs a crystal of another colour.
home-option-memory = Memory aid
home-memory-off = Off
home-memory-off-about = Who saw what was buried must remember it.
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
lobby-seats = At the table
lobby-open-seat = Open seat
lobby-seat-waits = waits for somebody
lobby-bot = bot
lobby-here = here
lobby-not-here = has the page closed
lobby-this-device = at this device
lobby-stand-up = Stand up
lobby-stand-up-named = { $name }: stand up
lobby-which-bot = Which bot?
lobby-sit-bot = Seat a bot
lobby-seat-someone = Someone at this device
lobby-not-now = Not now
lobby-watching = You are watching. To play, open the invitation that those at the table can send you.
lobby-invite = Invite
lobby-link = Link to this table
lobby-copy = Copy the link
lobby-copied = Copied
lobby-link-selected = The link is selected: copy it with the keyboard or a long press.
lobby-share = Share
lobby-share-text = Come and play!
lobby-qr = QR code of the invitation link
lobby-qr-about = Or hold a phone’s camera to the code.
lobby-only-this-computer = This address works on this computer only. For others on your network, start Queendom with: ./play --host 0.0.0.0
lobby-rules = What is played
lobby-elsewhere = Back to the start page; the table stays open

join-title = You are invited to { $game }
join-about = Take a seat; the game starts as soon as everybody sits.
join-name-example = What should the others call you?
join-sit = Sit down
join-only-watch = Only watch
join-on-map = Map: { $map }
join-move-title = { $game }: bring your seat here
join-move-about = You go on playing on this device. On the other one you will be watching.
join-move = Move my seat here

## The page: Winter Queen at the table

page-opening = Opening the table …
title-your-turn = Your turn · { $game }
title-table = { $game } · Queendom
notice-your-turn = { $game }: it is your turn
notice-table = Table { $table }
top-main = Round { $round } · main stage
top-main-only = Main stage
top-final = Final stage · { $turns ->
    [one] the last turn
   *[other] { $turns } turns left
}
top-players = { $count } players
top-bag-and-log = Bag ({ $count } left) and log
map = Map
ground-county = { COUNTY($county) }
ground-castle = castle, Queen’s Domain
ground-tower = tower, Queen’s Domain
space-empty = empty
space-placed = { CRYSTAL($colour) }
space-depicted = { CRYSTAL($colour) }, depicted
space-scores = scores
space-can-place = you can place here
space-can-return = can go back to the bag
# $state may be empty.
space-label = { $space }, { $ground }: { $content }. { $state }
slot-empty = no crystal yet
book-name = { $left } / { $right }
book-activate = Activate
book-at-the-end = Scores at the end
book-needs-crystal = Needs a crystal
book-free-place = free place for a book
dock-first-book = Place a crystal on the map: the county’s top book can be yours
dock-label = { $name }: points and books
page-what = { $effect }: { $how }
page-place-here = You can place the crystal here
page-of = Book of { $owner }
top-scoring = Final scoring
hint-out-of-reach = That holder is out of your reach: you take from the holders beside you.
hint-space-taken = That space holds a crystal already. Choose a glowing one.
hint-crystal-first = Choose a crystal first.

# A hint: what a strong bot would do.
advice-title = Hint
advice-thinks = Weighing up what can be done …
advice-choose = Nothing is played before you confirm it.
advice-chance = { $chance } to win
advice-ahead = { $points ->
    [one] { $ahead } point at the end
   *[other] { $ahead } points at the end
}
advice-place = { CRYSTAL($colour) } on { $space }
advice-place-take = { CRYSTAL($colour) } on { $space }, with the book of { COUNTY($county) }
advice-fill = { CRYSTAL($colour) } on the page { $effect }
advice-activate = Activate { $book }
advice-activate-return = Activate { $book }; { CRYSTAL($colour) } on { $space } goes back to the bag
advice-draw = Draw { $drawn } and bury { $buried }
advice-agitate = Agitation: discard { $card }
advice-manipulate = Manipulation: swap the top cards of { $one } and { $other }
advice-persuade = Persuasion: { $card } back on top of { $stack }
advice-assassinate = Strike at leader { $number } of { $name }, with a dagger for { $colour }
advice-pass = Pass
# Why it is good.
reason-points = Brings { $points } VP at once.
reason-pages = Your pages are worth { $points } VP more.
reason-spoils = Other players’ pages are worth { $points } VP less.
reason-book = The book that comes along could score up to { $points } VP as the map lies.
reason-full = One of your books has both its crystals then.
reason-influence = { $points ->
    [one] { $points } point of influence more for you, if it were counted now.
   *[other] { $points } points of influence more for you, if it were counted now.
}
reason-lowers = { $points ->
    [one] Those you play against lose { $points } point, as far as one can guess.
   *[other] Those you play against lose { $points } points, as far as one can guess.
}
reason-buries = { $card } disappears under its stack.
reason-discards = { $card } leaves the court.
reason-likely = { $victim } serves { $colour } with a probability of { $chance }.
reason-hides = Gives away little of your colour.
reason-exact = Counted through to the end of the game.
reason-search = No single reason: of all that was tried, it came out best.
act-final-help = No book is activated any more: filled pages score at the end.
preview-book-any = You can take a book here, of any county.
fair-fingerprint = Fingerprint of this game’s chance
fair-seed = Seed
page-worth = worth { $vp } VP now
page-would-score = would score { $vp } VP
page-worth-short = worth now
page-would-short = would score
pile-label = Pile of { COUNTY($county) }: { $book }, { $below ->
    [0] no more below
   *[other] { $below } below
}{ $state ->
    [legal] . You can take this book
   *[no] {""}
}
pile-left = { $count } left
pile-empty-short = no book left
holder-number = Crystal Holder { $number }
holder-pool = All crystals
holder-in-reach = in reach
holder-far = out of reach
crystal-label = { CRYSTAL($colour) }, holder { $holder }{ $state ->
    [legal] . You can take it
    [last] . The last one: plus 1 VP
   *[no] . Out of reach now
}
vp-unit = VP
vp-plus = +{ $vp } VP
vp-hidden = VP hidden
vp-yours-only = seen by you only
first-player = first player
player-open = { $name }: show the books
player-no-books = no books yet
seat-bot = bot
seat-thinks = thinking
seat-here = at the table
seat-not-here = not at the table now
seat-away = a bot stands in
seat-menu = Your seat
seat-move = Go on another device
seat-move-how = A link that moves your seat there. It works once, within 15 minutes.
seat-move-do = Make a link
seat-leave = Leave the table
seat-leave-how = A bot plays for you until you come back.
seat-leave-do = Leave
seat-return = Come back
seat-return-how = A bot is playing for you. Take your seat again.
seat-return-do = Take my seat
bag-title = In the bag
bag-count = { CRYSTAL($colour) }: { $count }
bag-help = When the bag is empty the final stage begins.
bag-empty-help = The bag is empty.
log-title = Log
log-empty = Nothing has happened yet.
log-since = since your last turn
drawer-title = Bag and log
side-title = Bag, log and your turn
how-wisps = crystals of the other colour touching the chosen one
how-rose = the chosen one and its colour on all six lines
how-border = crystals of the colour on the edge of the map
how-clouds = each group of the colour, lone ones too
how-way = a line of crystals, all different, no gap
how-lights = each of five zones that has the colour
how-star = empty spaces around the chosen crystal
how-arcane = the colour on your books and one opponent’s
preview-title = What it would bring
preview-page-would = { $effect } with { CRYSTAL($colour) } would score now:
preview-page-worth = { $effect } with { CRYSTAL($colour) } is worth now:
preview-each-colour = as the map is now, with a crystal of each colour:
preview-changes = Your pages after this:
preview-crystal = { CRYSTAL($colour) } on your empty pages would score:
preview-last-crystal = last crystal of the holder
preview-counts-for = Counts for { $effects }
preview-book-here = You can take a book here.
why-nothing = nothing on the map counts for it yet.
why-last-crystal = the last crystal of a holder.
why-wisps = crystals touching the one on { $from }.
why-rose = crystals of its colour on the lines from { $from }.
why-border = crystals of its colour on the edge.
why-clouds = groups of its colour.
why-way = different colours in a row from { $from }.
why-lights = zones with its colour.
why-star = empty spaces around { $from }.
why-arcane = crystals of its colour on the books, with those of { $name }.
act-title = Your turn
act-your-turn = Your turn
act-not-your-turn = At the table
act-game-over = The game is over
act-start = Choose a crystal
act-start-help = Take one from a glowing holder.
act-start-help-books = Take one from a glowing holder, or activate a book.
act-where = { CRYSTAL($colour) }: where to?
act-where-help = Choose a glowing space.
act-where-help-pages = Choose a glowing space or an empty page.
act-book = Take a book with it?
act-book-help = Choose a pile, or go without.
act-return = Which crystal goes back to the bag?
act-return-help = Choose one of the ringed crystals on the map.
act-ready-place = { CRYSTAL($colour) } on { $space }?
act-ready-place-take = { CRYSTAL($colour) } on { $space }, with the book of { COUNTY($county) }?
act-ready-fill = { CRYSTAL($colour) } on { $effect }?
act-ready-activate = Activate { $book }?
act-ready-help = Or choose something else.
act-ready-return = { CRYSTAL($colour) } on { $space } goes back to the bag.
act-pass = You can do nothing this turn
act-pass-help = No crystal can be placed and no book activated.
act-sending = Playing …
act-waiting = One moment …
act-bot-thinks = { $name } is thinking …
act-person-thinks = It is the turn of { $name }
act-watching = You are watching.
act-can-take-back = You can take your turn back until somebody acts.
do-place = Place on { $space }
do-fill = Put it here
do-activate = Activate
do-without-book = Without a book
do-back = Take back
do-take-back = Take my turn back
do-pass = Pass
do-hurry = Faster
do-hint = Hint
do-result = Show the result
turn-stale = The table had moved on meanwhile. Here is where it stands; nothing was played.
told-take-back = { $name }: took the last turn back
told-leave = { $name }: left; { $bot } stands in
told-return = { $name }: is back
told-hand-over = { $name }: plays on another device now
told-rematch = The next game is open
told-later = Some turns later
result-title = The game is over
result-you-win = You win! The Queen has a new Key Advisor.
result-winner = { $name } wins
result-shared = A shared victory: { $names }
result-abandoned = The table was given up
result-advisor = Key Advisor
result-decisive = Most came from { $effect }: { $vp } VP for { $name }
result-during = During the game
result-at-the-end = Final scoring
result-last-crystals = last crystals
result-fair = Was chance fair?
result-fair-how = This fingerprint was shown before the game; it is the SHA-256 of the seed below, from which every draw follows.
result-record = Save the record
result-home = Home
result-again = Play again
result-join-again = To the next game
keys-title = Keyboard
keys-intro = Everything can be played with the keyboard. Tab walks through the table; these keys are quicker:
keys-crystals = to the crystals
keys-map = to the map
keys-books = to your books
keys-activate = to a book that can be activated
keys-piles = to the piles of books
keys-arrows = walk over the map, the crystals
keys-enter = choose, then confirm
keys-back = take a step back
keys-rule = the rule of what has the focus; also a right click, or a long press
keys-hint = a hint, where the table has them
keys-log = to the log
keys-rules = rules in short
keys-help = this list
rules-title = Rules in short
rules-aim = Gather victory points (VP) with Spell Books. Their pages count crystals on the map; whoever has most VP at the end becomes the Queen’s Key Advisor.
rules-turn = Your turn: one of three things
rules-place = Place a crystal on the map
rules-place-how = Take a crystal from a holder within reach and put it on any empty space. You may then take the top book of that county; on a castle or tower, of any county. You hold three books at most.
rules-fill = Place a crystal on a page
rules-fill-how = Take a crystal from a holder within reach and put it on an empty page of your own. Its colour decides what the page counts.
rules-activate = Activate a book
rules-activate-how = Each page with a crystal scores, then the book leaves the game with its crystals. If both pages had one, a crystal of your choice goes from the map back to the bag.
rules-last-crystal = Whoever takes the last crystal of a holder gains 1 VP, and the holder is filled again.
rules-effects = The eight effects
rules-effect-wisps = Choose a crystal of one of the page’s two colours: 1 VP for each adjacent crystal of the other.
rules-effect-rose = Choose a crystal of the colour: 1 VP for it and for each of its colour on the six straight lines from it.
rules-effect-border = 1 VP for each crystal of the colour on the edge of the map.
rules-effect-clouds = 1 VP for each group of adjacent crystals of the colour; a lone crystal is a group.
rules-effect-way = Choose a crystal of the colour and a direction: 1 VP for each crystal in an unbroken row of different colours, up to five.
rules-effect-lights = 1 VP for each of five zones with the colour: four counties, and the Queen’s Domain.
rules-effect-star = Choose a crystal of the colour: 1 VP for each empty space beside it.
rules-effect-arcane = Choose an opponent: 1 VP for each crystal of the colour on your books and theirs, depicted ones too.
rules-end = The end
rules-end-how = When the bag is empty the final stage begins: all crystals lie on one holder, no book is activated any more, the round is finished and everybody has one last turn. Then all filled pages of the books you still hold score.

## The page: Christina Regina's pieces

court-blue = Council
court-red = Army
court-green = Academy
court-black = Church
court-purple = Embassy
court-none = No faction

## The page: Christina Regina's table

court-title = The court
court-subtitle = The Queen’s Path
court-turn = Turn { $turn }
court-card = { $faction } ({ $metal })
court-leader = the { $metal } leader
court-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
court-empty = empty
court-nothing = nothing
court-empty-help = empty: no draws, passing is allowed
court-next-below = next · { $count } below
court-below-short = { $count } below
court-known-below = Buried, known to all: { $cards }
court-stack-label = { $stack } stack: { $card }. Next: { $next }, { $below } below.{ $state ->
    [draw] {" "}You can draw it
    [bury] {" "}You can bury it
    [agitate] {" "}You can discard it
    [manipulate] {" "}You can swap it
    [persuade] {" "}You can put the card here
   *[no] {""}
}
court-influence = Influence, from the top: 3, 2, 1
court-influence-short = Influence
court-influence-label = Influence in { $stack }, from the top
court-row-label = { $card }: { $points }
court-no-influence = no influence yet
court-discarded = Discarded: { $count }
court-discards-label = Discarded cards, the newest last
court-no-discards = nothing yet
court-tag-draw = Draw
court-tag-bury = Bury
court-open-seat = { $name }: leaders and attempts
court-has-seen-you = has seen you
court-tilted = tilted
court-action-ready = Action card ready
court-action-spent = Action card spent
court-action-was = Played: { $action }
court-action-spent-on = Action card spent: { $action }
court-action-card = Action card, once a game
court-once-each = Daggers: once for each victim
court-daggers = Daggers
court-dagger-ready = ready
court-attempt-hit = succeeded
court-attempt-missed = failed
court-dock = { $name }: leaders and actions
court-colour-veiled = your colour is veiled
court-you-serve = you serve: { $faction }
court-peek = Hold to peek
court-peeking = Let go to veil
court-keep-open = Keep my colour open
court-veil-again = Veil my colour
court-agitate = Agitation
court-agitate-how = discard a top card
court-manipulate = Manipulation
court-manipulate-how = swap two top cards
court-persuade = Persuasion
court-persuade-how = bring a discard back
court-assassinate = Assassination
court-assassinate-how = guess a rival’s colour
court-pass-how = a court stack is empty
court-pass-not = no stack is empty yet
court-ask-draw = Draw one, bury another
court-goal = Your aim: at the end your colour lies high in the three influence stacks. “Hold to peek” shows you your colour.
court-ask-draw-help = Pull from the card to draw to the card to bury, or tap one and then the other.{ $others ->
    [none] {""}
   *[both] {" "}Or choose an action.
  }
court-ask-bury = Which one is buried?
court-ask-bury-help = Choose the top card of another stack.
court-ask-other = A stack is empty: nobody draws
court-ask-other-help = { $others ->
    [none] All you can do is pass.
    [action] Pass, or play your action card.
    [attempt] Pass, or attempt an assassination.
   *[both] Pass, play your action card, or attempt an assassination.
  }
court-ready-draw = Draw { $drawn } and bury { $buried }?
court-ready-agitate = Discard { $card }?
court-ready-manipulate = Swap the top cards of { $one } and { $other }?
court-ready-persuade = { $card } back on top of { $stack }?
court-ready-assassinate = Strike at { $name }?
court-ready-pass = Pass this turn?
court-would-influence = { $card } goes on top of the influence in { $stack }
court-would-discard = { $card } is discarded
court-would-bury = { $card } goes face down under { $stack }
court-do-draw = Draw and bury
court-do-agitate = Discard it
court-do-manipulate = Swap them
court-do-persuade = Put it back
court-do-assassinate = Strike
court-attempt-about = If the dagger bears your victim’s colour, their leader falls; if not, your own leader of that number does.
court-attempt-first-victim = Choose the victim first.
court-attempt-first-leader = Choose the leader first, then the dagger.
court-attempt-used = your dagger for them is used
court-attempt-no-leader = no number is left where both your leaders stand
court-attempt-bluff = A dagger of your own colour can only miss: a bluff.
court-attempt-secret = Only you and your victim will see the dagger. You will see your victim’s colour.
court-hand-over = Hand over to { $name }
court-lift = I am { $name }: open
court-curtain-about = Everything secret is behind the curtain: colours, notes and daggers.
court-drawer = Notes and log
court-christina-wins = Queen Christina goes her own way
court-christina-about = None of your factions has any influence left: she needs none of you.
court-you-win = You win! The Queen listens to you.
court-decided-points = Most points.
court-decided-threes = A tie, decided by the most first places.
court-decided-twos = A tie, decided by the most second places.
court-decided-shared = A tie to the end.
court-removed = leader fallen: removed
court-nobody = nobody: takes its place
court-all-attempts = All attempts, with their daggers
court-attempt-told = { $assassin } → { $victim }, { $leader }, dagger { $dagger }: { $result ->
    [hit] succeeded
   *[missed] failed
}
told-cr-success-seen = The attempt succeeds: { $victim } serves { $colour }.
told-cr-failure-seen = The attempt fails: { $victim } serves { $colour }.
ceremony-assassin = What you see, the assassin
ceremony-victim = What you see, the victim
ceremony-court = What the court sees
ceremony-all = What all of them saw together
ceremony-go-on = Go on
ceremony-assassin-hit = The dagger struck true
ceremony-assassin-hit-about = { $victim } serves: { $faction }. Their leader falls: { $leader }.
ceremony-assassin-missed = The dagger missed
ceremony-assassin-missed-about = { $victim } serves: { $faction }. Your own leader falls: { $leader }.
ceremony-assassin-note = You alone saw this shield. Your victim saw your dagger.
ceremony-victim-hit = A dagger found you
ceremony-victim-hit-about = From { $assassin }; it bore: { $dagger }. Your leader falls: { $leader }.
ceremony-victim-missed = A dagger missed you
ceremony-victim-missed-about = From { $assassin }; it bore: { $dagger }. Their own leader falls: { $leader }.
ceremony-victim-note = { $assassin } now knows your colour. The court knows only how it ended.
ceremony-court-hit = { $assassin } struck { $victim }
ceremony-court-hit-about = It succeeded. The victim’s leader falls: { $leader }.
ceremony-court-missed = { $assassin } struck at { $victim } in vain
ceremony-court-missed-about = It failed. The assassin’s leader falls: { $leader }.
ceremony-court-note = Neither the dagger nor the shield was shown.
ceremony-all-hit-about = The dagger bore: { $dagger }. { $victim } serves: { $faction }. The victim’s leader falls: { $leader }.
ceremony-all-missed-about = The dagger bore: { $dagger }. { $victim } serves: { $faction }. The assassin’s leader falls: { $leader }.
ceremony-all-note = { $victim } saw the dagger, { $assassin } saw the shield. The court saw only how it ended.
sheet-title = Who is who
sheet-clear = Clear the notes
sheet-help = Tap a field to note: no, perhaps, yes. Your notes stay in this browser.
sheet-seen = seen, certain
sheet-certainly-not = certainly not
sheet-cell = { $name }, { $faction }: { $mark ->
    [no] not, you think
    [maybe] perhaps
    [yes] yes, you think
   *[none] no note
}
keys-stacks = Copper, Silver, Gold: draw, then bury
keys-court-actions = Agitation, Manipulation, Persuasion
court-rules-aim = You lead one of five factions in secret. Bring its colour to the top of the three influence stacks: Copper, Silver and Gold. Guess who is who, before somebody finds you out.
court-rules-turn = Your turn: one of these
court-rules-draw = Draw and bury
court-rules-draw-how = Take the top card of one stack; the top card of another goes face down under its stack. A card of a faction goes on top of the influence of its own metal, one without a faction is discarded. Only while no stack is empty.
court-rules-agitate = Agitation
court-rules-agitate-how = Once a game, with your action card: discard the top card of a court stack.
court-rules-manipulate = Manipulation
court-rules-manipulate-how = Or with the same card: swap the top cards of two court stacks.
court-rules-persuade = Persuasion
court-rules-persuade-how = Or with the same card: put a discarded card on top of any court stack.
court-rules-assassinate = Assassination
court-rules-assassinate-how = Name a victim, a number and, in secret, a colour. If it is the victim’s colour, their leader of that number falls, otherwise yours does. You learn the victim’s colour, the victim sees the dagger. Once for each victim.
court-rules-pass = Pass
court-rules-pass-how = Only while a court stack is empty. When all pass one after another, the game ends.
court-rules-end-how = Each fallen leader costs the topmost card of its colour in the influence of its number. Then each influence stack scores 3, 2 and 1 from the top. Most points win; if no player’s colour is left anywhere, Queen Christina wins.

## The page: replays

replay-title = Replay
# After the end of a game, and beside finished games on the start page.
replay-watch = Watch the game again
replay-watch-short = Watch again
replay-to-table = To the table
replay-open = Open a record
replay-open-title = Open the record of a game
replay-open-about = Watch a game move by move from its record: the file that “Save the record” gives you. It is checked against the rules and kept nowhere.
replay-open-choose = Choose a file
replay-open-drop = or drop it here
replay-open-checking = The record is being checked …
replay-open-wrong = This record cannot be shown
replay-open-no-json = “{ $file }” is no record: it cannot be read as one.
replay-open-too-long = “{ $file }” is too long for the record of a game.
replay-open-again = Choose another file, or drop one here.
replay-controls = Replay
replay-start = To the start
replay-back = One turn back
replay-play = Play
replay-pause = Pause
replay-on = One turn on
replay-end = To the end
replay-turns = Turn
replay-turn = Turn { $turn } of { $turns }
replay-before-first = Before the first turn
replay-given-up = { $turn ->
    [0] Given up before the first turn
   *[other] Given up after turn { $turn }
}
replay-unfinished = The record ends here, before the end of the game.
replay-eyes = As seen by
replay-eyes-all = Nothing hidden
replay-eyes-public = Everybody then
replay-speed = Speed
replay-more = More
replay-copy = Copy a link to this position
replay-copied = The link is copied. Whoever opens it sees this position.
replay-copied-secrets = The link is copied. Whoever opens it sees this position, with everybody’s colour.
replay-link = Link to this position
replay-play-on = Play on from here against bots
replay-play-on-about = At a new table: you take the seat of { $name }, bots take the others.
replay-keys = Keys: ← → one turn, Home and End, Space plays.
# A position that somebody shared as a link.
replay-position = A shared position
replay-position-about = Try a turn and see what it would bring. Nothing is played yet.
replay-position-about-court = Everybody’s colour is told. Nothing is played yet.
replay-position-over = The game is over here.
replay-position-play = Play from here against bots
replay-position-copy = Copy the link
replay-position-look = Here you can only look. To play this turn, choose “Play from here against bots”.
replay-position-broken = This link holds no position
replay-position-broken-about = Perhaps it was cut off on its way. Ask whoever sent it for the whole link.

## The page: rules

# Ids of rules such as WQ-3.4 become links: keep them as they are.
rules-page-title = Rules: { $game }
rules-page-link = Rules
rules-page-open = The rule: { $name }
rules-page-all = All rules, with examples to try
rules-at-hand-step = what you are asked to do
rules-at-hand-opening = Opening the rule …
rules-at-hand-missing = The rule could not be fetched. It is also on the page of all rules.
rules-at-hand-back = Previous rule
rules-at-hand-page = On the page of all rules
rules-page-contents = Contents
rules-page-find = Find a rule
rules-page-words-winner = tie, draw, tie-break, win, victory
rules-page-words-end = end of the game, finish, over, last round
rules-page-found = { $count ->
    [0] No rule has these words.
    [one] One rule
   *[other] { $count } rules
}
rules-page-show-all = Show all rules
rules-page-back = Back to the table
rules-page-print = Print
rules-page-other = The other game: { $game }
rules-page-ruling = Our ruling
rules-page-reading = Our reading
rules-page-option = Table option
rules-page-default = usual
rules-page-about-marks = Some things the rulebooks leave open, or only pictures show them. There we had to decide: such notes are marked. A table option can be chosen when a table is opened.
rules-page-winter-queen-intro = Two to four wizards share a map of hexagons and a bag of crystals. Crystals on the map earn you Spell Books, crystals on their pages decide what they count, and a book that is activated brings victory points (VP). Whoever has the most VP becomes the Queen’s Key Advisor.
rules-page-christina-regina-intro = Two to five players lead factions at the court of Queen Christina of Sweden, and nobody knows who leads which. Bring the cards of your colour to the top of the influence stacks, and keep your secret: there are daggers about.
rules-page-components = Components
rules-page-set-up = Set-up
rules-page-turn = A turn
rules-page-winter-queen-turn-intro = You do exactly one of three things: place a crystal on the map, place one on a book, or activate a book.
rules-page-christina-regina-turn-intro = You do exactly one thing: draw, use your action card, attempt an assassination, or pass.
rules-page-end = The end
rules-page-scoring = Final scoring
rules-page-effects = The effects
rules-page-effects-intro = The colour of a page is the colour of the crystal that lies on it. Crystals depicted on Queen’s Domain tiles count like placed ones. The best choice is proposed, and every crystal that scores is shown; you may choose otherwise.
rules-page-effects-ruling = If a crystal must be chosen and none on the map fits, the effect scores 0.
rules-page-assassination = Assassination
rules-page-end-and-scoring = End and scoring
rules-page-knowledge = Who knows what
rules-page-knowledge-intro = Whatever reaches your screen keeps to this list: nobody’s page holds more than its player may know.
rules-page-knows-everybody = Everybody
rules-page-knows-everybody-what = the open cards, the discards and the influence stacks, how many cards each stack has, whose action card is spent, which leaders are tilted, and who attempted an assassination on whom, with which number and how it ended
rules-page-knows-some = Some
rules-page-knows-some-what = a player’s colour: that player, and everyone who has attempted an assassination on them; the dagger of an attempt: the assassin and the victim
rules-page-knows-nobody = Nobody
rules-page-knows-nobody-what = the order of the face-down cards, and the colours that nobody picked
rules-page-knows-memory = Some face-down cards were open before: buried ones, and those that a Persuasion covered. Everybody saw them and may remember.
rules-page-knows-ruling = When the game is over everything is laid open, the daggers too.
rules-page-players = Players
rules-page-holders = Holders
rules-page-removed = Removed of each colour
rules-page-in-play = Crystals in play
rules-page-each-holder = On each holder
rules-page-in-bag = Left in the bag
rules-page-see-example = Example { $number }
rules-page-example = Example { $number }
rules-page-shows = It shows:
rules-page-examples-missing = The examples could not be fetched. The rules are complete without them.
rules-page-try = Try it
rules-page-guess = What does it score?
rules-page-choose-crystal = Choose a crystal, on the map or here:
rules-page-choose-way = Choose a crystal and a direction:
rules-page-choose-opponent = Choose an opponent:
rules-page-choose-return = Which crystal goes back to the bag? Choose one, on the map or here:
rules-page-choose-dagger = Choose a dagger:
rules-page-choose-first = Which faction scores 3 points here?
rules-page-right = Right: { $vp } VP.
rules-page-not-quite = Not quite: { $vp } VP.
rules-page-brings = { $vp } VP
rules-page-best = That is the best choice here.
rules-page-better = Another choice brings more: try it.
rules-page-page-changes = { $name }, { $effect }: { $before } VP before, { $after } VP after
rules-page-show-result = Show the result
rules-page-start-over = Start over
rules-page-play-on = Play from here against bots
rules-page-play-on-about = You take the seat of whoever the example is about, bots take the others.
rules-page-hit = The attempt succeeds. The victim’s leader is tilted: { $leader }.
rules-page-missed = The attempt fails. Your own leader is tilted: { $leader }.
rules-page-points-right = Right.
rules-page-points-wrong = Not quite.
rules-page-your-leaders = Your leaders
rules-page-leaders-of = Leaders of { $name }
rules-page-way-from = { $space }, { $direction }
rules-page-direction-0 = east
rules-page-direction-1 = south-east
rules-page-direction-2 = south-west
rules-page-direction-3 = west
rules-page-direction-4 = north-west
rules-page-direction-5 = north-east
rules-page-example-wq-1 = You own a book with a red crystal on its Border Keeper page; its other page is empty. You activate it.
rules-page-example-wq-1-told = Two of the three red crystals are on the edge of the map, so you score 2 VP. The book and the crystal on it leave the game. Nothing goes back to the bag, since only one page was filled.
rules-page-example-wq-2 = Your book has a green crystal on Northern Lights and a red one on Border Keeper. You activate it: both pages score, and then one crystal of the map goes back to the bag.
rules-page-example-wq-2-told = Green is in three zones: 3 VP. Two reds are on the edge: 2 VP. And if the purple crystal goes back, it takes along what an opponent’s Forest Wisps counted on.
rules-page-example-wq-3 = Your Forest Wisps page depicts purple, and a red crystal lies on it. From which crystal do you count?
rules-page-example-wq-3-told = The purple crystal in the middle touches three reds: 3 VP. From a red one you would count purple neighbours, and each red has only one.
rules-page-example-wq-4 = A green crystal lies on your Rose of the Winds. From which green crystal on the map do its lines reach most?
rules-page-example-wq-4-told = The one on c5 sees five others along its six lines, and counts itself: 6 VP. The red crystal in between does not block the view; the green one on d1 lies on no line.
rules-page-example-wq-5 = A red crystal lies on your Border Keeper. Four reds are on the map.
rules-page-example-wq-5-told = Three of them are on the edge: 3 VP. They need not lie side by side.
rules-page-example-wq-6 = A green crystal lies on your Magical Clouds. Five greens are on the map.
rules-page-example-wq-6-told = Three greens touch each other and make one group; the other two are alone, a group each: 3 VP.
rules-page-example-wq-7 = A purple crystal lies on your Bright Way. In which direction do you walk from the purple one on the map?
rules-page-example-wq-7-told = Purple, red, green: 3 VP. The next one is green again and ends the way, so the blue one behind it does not count.
rules-page-example-wq-8 = A green crystal lies on your Northern Lights.
rules-page-example-wq-8-told = Green is in the red, the blue and the purple county, and twice on Queen’s Domain tiles, which are one zone together: 4 VP. The green county has none.
rules-page-example-wq-9 = A purple crystal lies on your Polar Star, and one stands at the left edge of the map.
rules-page-example-wq-9-told = Three spaces touch it. One holds a red crystal; the other two are empty, an empty Queen’s Domain tile among them: 2 VP.
rules-page-example-wq-10 = A purple crystal lies on your Arcane Knowledge, and another on a second book of yours. With whose books do you count?
rules-page-example-wq-10-told = One for the crystal on the page, one for your other book, and two with this opponent: one placed, and one depicted on Forest Wisps. Together 4 VP.
rules-page-example-cr-1 = You strike at a rival’s Copper leader. You may choose any of the five daggers; only you and your victim will see it.
rules-page-example-cr-1-told = The victim plays red. Only a red dagger succeeds, and tilts the victim’s Copper leader; any other tilts your own. Whatever the dagger, you see the victim’s card and know the colour. The others learn the number and how it ended, and no colour.
rules-page-example-cr-2 = The game is over. This is the Gold influence stack; the blue player’s Gold leader is tilted, and nobody plays green.
rules-page-example-cr-2-told = The blue card is taken out first. Red moves up to the top: 3 points. Green keeps the second place, but its 2 points go to nobody. Black gets 1 point.

rule-wq-1-1-title = Crystals
rule-wq-1-1 = There are 45 crystals: nine each of red, green, purple, blue and yellow.
rule-wq-1-2-title = The map
rule-wq-1-2 = Four counties, red, green, purple and blue, lie on a map of hexagonal spaces. Five more spaces show the castle or a tower: they are the Queen’s Domain and belong to no county. The map has two looks that play alike.
rule-wq-1-2-reading = Five spaces to a county, 25 in all. Tables can choose between three maps of this size.
rule-wq-1-3-title = Spell Books
rule-wq-1-3 = There are 20 books. Each has two pages, and each page one of eight effects (WQ-6.1 to WQ-6.8). The pages of Forest Wisps also depict a crystal, in each of the five colours.
rule-wq-1-3-reading = Each effect is on five of the 40 pages, and which two share a book is our list.
rule-wq-1-4-title = Queen’s Domain tiles
rule-wq-1-4 = There are eight tiles. Some depict a crystal, the others are empty.
rule-wq-1-4-reading = Five depict a crystal, one in each colour; three are empty.
rule-wq-1-5-title = Everything else
rule-wq-1-5 = Crystal Holders, a bag, the Winter Queen token of the first player, and tokens for victory points (VP).
rule-wq-1-5-ruling = VP never run out.
rule-wq-2-1-title = Numbers
rule-wq-2-1 = How many players there are decides how many holders and crystals you use.
rule-wq-2-2-title = Queen’s Domain
rule-wq-2-2 = Five of the eight tiles are drawn at random, one for the castle and one for each tower, face up. The other three stay out of the game.
rule-wq-2-3-title = Piles of books
rule-wq-2-3 = The books are shuffled into four piles of five, one for each county, face up. Only the top book of a pile is seen; nobody knows what lies below.
rule-wq-2-4-title = Reach
rule-wq-2-4 = With three or four players a holder lies between each two neighbours: you reach the one to your left and the one to your right. With two players both reach all three.
rule-wq-2-5-title = First player
rule-wq-2-5 = Whoever saw snow last begins: so choose, or let chance decide. The first player keeps the Winter Queen token all game. Turns go clockwise.
rule-wq-3-1-title = Place on the map
rule-wq-3-1 = Take a crystal from a holder within your reach and put it on any empty space. A space is empty while no crystal is placed or depicted on it, so an empty Queen’s Domain tile is an empty space.
rule-wq-3-2-title = Take a book
rule-wq-3-2 = After placing on the map you may take the top book of that county’s pile. On a castle or tower you choose any one county. There must be a book left, and you must hold fewer than three.
rule-wq-3-2-ruling = You cannot swap a book, or throw one away to make room.
rule-wq-3-3-title = Place on a book
rule-wq-3-3 = Take a crystal from a holder within your reach and put it on an empty page of one of your books. Any colour will do, one crystal to a page. Nothing scores yet, and you take no book.
rule-wq-3-4-title = Activate a book
rule-wq-3-4 = Choose a book of yours with at least one crystal. Each filled page scores, in the order you like. Then the book and the crystals on it leave the game. If both pages were filled, you must also put one placed crystal from the map back in the bag; depicted ones stay. In the final stage no book is activated (WQ-4.3).
rule-wq-3-4-ruling = If no placed crystal is on the map, nothing goes back.
rule-wq-3-5-title = The last crystal
rule-wq-3-5 = Whoever takes the last crystal of a holder gains 1 VP at once. The holder is then filled again from the bag: with three crystals if two play, otherwise with four.
rule-wq-3-5-ruling = Space and book are chosen before the new crystals are seen. If the bag has fewer crystals than needed, all of them are drawn.
rule-wq-3-6-title = Passing
rule-wq-3-6 = You pass only if you can do nothing else. In the main stage that takes a full map and no book in your hands.
rule-wq-3-6-ruling = The whole rule is ours. If all players pass in a row in the main stage, final scoring follows at once. In the final stage a pass is a turn like any other, and only WQ-4.4 ends the game.
rule-wq-3-7-title = Secret points
rule-wq-3-7 = Your VP lie face down, and only you may look at them. Each gain is told to everybody with its reason, so whoever keeps count knows all totals.
rule-wq-4-1-title = The bag is empty
rule-wq-4-1 = As soon as a refill draws the last crystal from the bag, the final stage begins.
rule-wq-4-2-title = One holder
rule-wq-4-2 = All crystals that are still on holders go on a single one. From now on everybody takes from it.
rule-wq-4-3-title = What you still may do
rule-wq-4-3 = You place crystals on the map and on your books, and take books as before (WQ-3.1 to WQ-3.3). No book is activated any more, and no crystal leaves the map.
rule-wq-4-4-title = How long it lasts
rule-wq-4-4 = The round is finished: everybody between the player who emptied the bag and the first player has a turn. Then, from the first player on, everybody has one last turn. In the end all had equally many.
rule-wq-4-4-ruling = The rulebooks of four languages differ here, and three of them want equal turns. By the letter of the English one the first player has a turn more: that is the other value of the option.
rule-wq-4-5-title = The last holder
rule-wq-4-5 = Whoever takes the last crystal of all gains 1 VP as well (WQ-3.5). Nothing is filled again, and turns that are left are passes (WQ-3.6).
rule-wq-4-5-ruling = The whole rule is ours, by the letter of WQ-3.5.
rule-wq-5-1-title = Scoring the books
rule-wq-5-1 = From the first player on, clockwise, everybody scores every filled page of the books they still hold. Books and crystals all stay where they are, so nobody takes points from those who come later.
rule-wq-5-2-title = The winner
rule-wq-5-2 = Most VP win. Players who are level at the top share the victory.
rule-wq-6-1 = Two colours count: the one that the page depicts and the one that lies on it. Choose a crystal on the map in either of them: 1 VP for each adjacent crystal of the other.
rule-wq-6-1-ruling = If the crystal on the page has the depicted colour, adjacent crystals of that one colour count.
rule-wq-6-2 = Choose a crystal of the page’s colour: 1 VP for it, and 1 VP for each of its colour on the six straight lines that leave the sides of its space. The lines go over empty spaces and other colours to the end of the map.
rule-wq-6-2-ruling = A line ends where the next space is missing, even if the map goes on behind the gap. Only the map Snowflake has such gaps.
rule-wq-6-3 = 1 VP for each crystal of the page’s colour on the edge of the map. They need not lie side by side.
rule-wq-6-3-ruling = A space is on the edge if it has fewer than six neighbours.
rule-wq-6-4 = 1 VP for each group of adjacent crystals of the page’s colour, whatever its size. A lone crystal is a group too.
rule-wq-6-5 = Choose a crystal of the page’s colour and one of six directions: 1 VP for each crystal on that line, the first one included. It ends at an empty space, at the end of the map, and at a colour that was on the way already. So it brings 5 VP at most.
rule-wq-6-6 = 1 VP for each zone with at least one crystal of the page’s colour. There are five: the four counties, and all Queen’s Domain tiles together.
rule-wq-6-7 = Choose a crystal of the page’s colour: 1 VP for each empty space beside it. An empty Queen’s Domain tile is one; beyond the edge there are none.
rule-wq-6-8 = Choose an opponent: 1 VP for the crystal on this page, and 1 VP for every other crystal of its colour on your books and theirs. The other page of this book counts as well, and so do crystals depicted on Forest Wisps pages.

rule-cr-1-1-title = Court cards
rule-cr-1-1 = There are 27 court cards in three groups: Copper (1), Silver (2) and Gold (3). Some have one of five colours, each that of a faction: blue (the Council), red (the Army), green (the Academy), black (the Church), purple (the Embassy). The others have none.
rule-cr-1-1-reading = Nine cards to a group: one of each colour and four without.
rule-cr-1-2-title = Faction cards
rule-cr-1-2 = Each colour is a faction and has three faction cards, its leaders: Copper, Silver and Gold.
rule-cr-1-3-title = Action cards and daggers
rule-cr-1-3 = Every player gets an action card. There are five daggers, one in each colour.
rule-cr-2-1-title = Court stacks
rule-cr-2-1 = Each group is shuffled into a court stack, face down, and its top two cards are turned up. At the end of every turn the top two cards of each stack are open again, and all others face down.
rule-cr-2-2-title = Factions
rule-cr-2-2 = Everybody picks a colour without seeing it, takes its three faction cards and keeps the colour secret. Colours that nobody picked stay secret too. Everybody has one unused action card.
rule-cr-2-3-title = First player
rule-cr-2-3 = Chance decides who begins, or the table chooses. Turns go clockwise.
rule-cr-2-3-ruling = The whole rule is ours.
rule-cr-3-1-title = Draw
rule-cr-3-1 = Take the top card of one court stack, and bury the top card of another: it goes face down to the bottom of its stack. You can draw only while no court stack is empty.
rule-cr-3-2-title = Where the card goes
rule-cr-3-2 = A card with a colour goes on top of the influence stack of its own group, whichever court stack it came from. A card without a colour is discarded. Influence stacks and discards are open to all.
rule-cr-3-3-title = Action
rule-cr-3-3 = Once a game you may use your action card, for one of three things. Agitation: the top card of a court stack is discarded. Manipulation: the top cards of two court stacks change places. Persuasion: any discarded card goes on top of any court stack.
rule-cr-3-3-ruling = Manipulation takes two stacks that are not empty. Persuasion may fill an empty stack: if no other is empty, there are draws again.
rule-cr-3-4-title = Assassination
rule-cr-3-4 = Strike at another player’s leader and guess their colour: see CR-4.1 and what follows.
rule-cr-3-5-title = Pass
rule-cr-3-5 = You may pass only while at least one court stack is empty.
rule-cr-3-6-title = You must do something
rule-cr-3-6 = So while no court stack is empty, you have to draw, use your action card or attempt an assassination.
rule-cr-4-1-title = The attempt
rule-cr-4-1 = As the assassin you name a victim and a number from 1 to 3, and choose a dagger in secret. Your own leader of that number must not be tilted.
rule-cr-4-1-ruling = Nor may the victim’s: there would be nothing to lose.
rule-cr-4-2-title = Once for each victim
rule-cr-4-2 = You may try each opponent once a game, whatever came of it. Another victim is still allowed.
rule-cr-4-3-title = Who learns what
rule-cr-4-3 = The victim sees the colour of the dagger. You see the victim’s faction card of that number, and with it their colour. Everybody learns who tried whom, the number and how it ended, and nothing else.
rule-cr-4-4-title = How it ends
rule-cr-4-4 = If the dagger has the victim’s colour the attempt succeeds, and the victim’s leader of that number is tilted. If not it fails, and the assassin’s own leader of that number is tilted.
rule-cr-4-5-title = Any dagger
rule-cr-4-5 = You may choose any of the five colours, even your own, to mislead the victim.
rule-cr-4-5-ruling = The whole rule is ours.
rule-cr-4-6-title = With an empty stack
rule-cr-4-6 = An assassination is possible even while a court stack is empty.
rule-cr-5-1-title = The end
rule-cr-5-1 = The game ends when all players have passed one after another. Any other turn starts the count again.
rule-cr-5-2-title = Tilted leaders
rule-cr-5-2 = First, each tilted leader costs its faction a card: the topmost card of its colour in the influence stack of its number is taken out, if there is one.
rule-cr-5-3-title = Points
rule-cr-5-3 = Then each influence stack scores from the top: 3 points, 2 points, 1 point, and nothing below. A colour that nobody plays keeps its place, and its points go to nobody.
rule-cr-5-3-ruling = If an edition has several cards of a colour in a group, only the topmost counts.
rule-cr-5-4-title = The winner
rule-cr-5-4 = Most points win. If players are level, more 3s decide, then more 2s, then more 1s.
rule-cr-5-4-ruling = Whoever is still level shares the victory, even at 0 points.
rule-cr-5-5-title = The Queen wins
rule-cr-5-5 = If no player’s colour has a card left in any influence stack, Queen Christina has kept free of you all: she wins.

## The page: lessons

lesson-link = Learn in five minutes
lesson-hint = New here? A guided first game shows how it goes.
lesson-note = First game
lesson-title = Your first game of { $game }
lesson-step = Step { $number } of { $count }
lesson-next = Go on
lesson-back = Back
lesson-to = Back to the lesson
lesson-skip = Skip this step
lesson-play = Play a whole game against bots
lesson-again = Once more from the beginning
lesson-went-on = You stopped here last time.
# Somebody made another legal turn than the one that is asked for.
lesson-other = That works too in a real game. Here, try what the ring shows.

# The first game of Winter Queen: what is said at each step, then while its turn is made, then when it is done.
lesson-wq-place = You gather victory points with Spell Books, and crystals lead to them. Take the ringed red crystal.
lesson-wq-place-where = Every glowing space is empty: you could place the crystal there. Choose b1, on the edge of the red county.
lesson-wq-place-book = Whoever places in a county may take the top book of its pile. Take it.
lesson-wq-place-ready = That is your whole turn: one crystal, one book. Confirm it.
lesson-wq-place-done = The book is yours. You hold three at most.
lesson-wq-bot = Now it is the turn of { $name }. Moves of the others are shown one by one.
lesson-wq-bot-done = Another red crystal on the edge of the map. Remember it.
lesson-wq-page = Each page of a book has an effect. Point at Border Keeper, or tap it, to see what it counts.
lesson-wq-page-done = Border Keeper counts crystals of one colour on the edge of the map. Which colour? That of the crystal you put on the page.
lesson-wq-fill = You can also place a crystal on a page. Take the other red one.
lesson-wq-fill-where = The pages say what they would score now. Put it on Border Keeper: two red crystals lie on the edge.
lesson-wq-fill-ready = The page is worth 2 VP now. Confirm: it scores later, and may be worth more by then.
lesson-wq-fill-done = { $name } needed a red crystal on the edge as well: now your page is worth 3 VP.
lesson-wq-activate = A good moment: activate the book. That is a turn of its own.
lesson-wq-activate-ready = Confirm. The page scores, then the book and its crystal leave the game.
lesson-wq-activate-done = 3 VP, and room for another book. With a crystal on one page only, nothing else happens.
lesson-wq-castle = The ringed crystal is the last one on its holder: whoever takes it gains 1 VP. Take it.
lesson-wq-castle-where = Place it on the castle in the middle, c4. It belongs to the Queen’s Domain, not to a county.
lesson-wq-castle-book = From the castle and the towers you may take the top book of any county. Take Magical Clouds with Northern Lights.
lesson-wq-castle-ready = 1 VP and a book in one turn. Confirm it.
lesson-wq-castle-done = The holder was filled again from the bag. When the bag is empty, the end is near.
lesson-wq-two = Some turns later, both pages of your book hold a crystal, and both will score. Activate it.
lesson-wq-two-return = After two crystals on a book, one crystal must go from the map back to the bag. Choose the purple one on b4: a page of { $name } counts it.
lesson-wq-two-ready = Confirm. Both pages score before the purple crystal leaves the map.
lesson-wq-two-done = Both pages scored, and { $name } has lost points that were almost certain.
lesson-wq-final = The bag is empty: the final stage. All crystals lie together, no book is activated any more, and this is your last turn. Take the yellow crystal.
lesson-wq-final-where = Filled pages score by themselves at the end. Put it on Bright Way: different colours in a row count.
lesson-wq-final-ready = Confirm your last turn. { $name } has one more, then the final scoring follows.
lesson-wq-final-done = Every page with a crystal has scored. You have the most VP: the Queen has a new Key Advisor.
lesson-wq-end = You know how to play. There are more effects to discover: point at a page, and it says what it counts.

# The first game of Christina Regina.
lesson-cr-peek = You lead one of five factions, and nobody else knows which. Press and hold the ringed button to see your colour.
lesson-cr-peek-done = You serve green, the Academy. Its cards are to lie on top of the influence stacks, and nobody is to notice that you want it.
lesson-cr-draw = The usual turn is one gesture: draw a top card, bury another. Pull from the green card to the red one, the Army, or tap one and then the other.
lesson-cr-draw-bury = You draw green. Now choose the red card in Silver: it will be buried.
lesson-cr-draw-ready = Green goes on top of the influence in Copper, red goes face down under its stack. Confirm.
lesson-cr-draw-done = Your first influence. But whoever always draws the same colour is soon found out.
lesson-cr-influence = Now the others draw. Watch the influence in Copper.
lesson-cr-influence-done = At the end each influence stack scores from the top: 3, 2, 1. { $name } has put black, the Church, over your green, so yours would score 2.
lesson-cr-none = A card without a faction is discarded when it is drawn. Draw the one in Gold, and bury the black card in Silver.
lesson-cr-none-bury = Bury the black card in Silver: { $name } would like it too much.
lesson-cr-none-ready = The card from Gold is discarded, the black one goes under its stack. Confirm.
lesson-cr-none-done = It lies with the discards, and the next card of Gold has moved up: green, for you, if nobody is quicker.
lesson-cr-agitate = { $other } buried your green card. Black now lies on top of Gold. Once a game you can play your action card instead of drawing: choose Agitation.
lesson-cr-agitate-stack = Agitation discards a top card. Choose the black one in Gold.
lesson-cr-agitate-ready = Confirm. Your action card is spent with it.
lesson-cr-agitate-done = The black card is gone. With the same card you could have swapped two top cards, or brought a discarded one back.
lesson-cr-sheet = { $name } brought the black card back: that is the second time for black. Note what you think: tap a field in “Who is who”.
lesson-cr-sheet-done = A field goes from no to perhaps to yes. Your notes are for you alone.
lesson-cr-strike = You are sure enough: choose Assassination. Then strike at { $name }, at the Copper leader, with the black dagger.
lesson-cr-strike-done = It succeeded: their Copper leader fell, and black will lose its card in that stack. You saw their colour, they saw your dagger, the others only how it ended. A wrong dagger would have cost your own leader.
lesson-cr-pass = Later, a court stack is empty: nobody draws any more, and one may pass. The others have passed. Pass too, and the game ends.
lesson-cr-pass-done = Everything is revealed. The fallen leader’s card was taken out, then each stack scored 3, 2, 1. You have won.
lesson-cr-end = You know how to play. Watch who helps whom, and do not be too eager for your own colour.

# The arena
arena-title = { $game }, { $players } players
arena-bot = Bot
arena-against = Against
arena-wins = Wins
arena-fair = × fair share
arena-margin = Points ahead
arena-games = Games
regret-title = Final stages of Winter Queen, two players
regret-mean = Gives away
regret-none = Nothing given away
regret-positions = Positions
plot-format = The picture { $given } cannot be drawn: its name ends in none of { $expected }.
plot-missing = Drawing needs matplotlib: .venv/bin/pip install matplotlib.
wrong-budget = “{ $given }” is no bot with a budget. Written: { $expected }.
too-few-bots = A contest needs two bots, not “{ $given }”. For example: { $expected }.
other-contest = The log { $given } belongs to another contest. Expected: { $expected }. Choose another folder or remove it.
