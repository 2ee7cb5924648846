## Games and what is in them

winter-queen = Winter Queen
christina-regina = Christina Regina
red = red
green = green
purple = purple
blue = blue
yellow = yellow
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
effect-depicting = { $effect } ({ $colour })
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
play-pile = { $county } ({ $crest })
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
play-crystal = { $colour } from holder { $holder }
play-last-crystal = the last one: + 1 VP
play-which-space = Which space? Its name, for example { $example }
play-which-book = Take a book?
play-no-book = no book
play-take = the book of { $county }: { $book }
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

told-cr-draw = { $name }: draws { $drawn }, buries { $buried }
told-cr-agitate = { $name }: agitation, { $card } is discarded
told-cr-manipulate = { $name }: manipulation, the top cards of { $one } and { $other } change places
told-cr-persuade = { $name }: persuasion, { $card } comes back on top of { $stack }
told-cr-assassinate = { $name }: attempts to assassinate { $victim }, leader { $number }
told-cr-assassinate-dagger = { $name }: attempts to assassinate { $victim }, leader { $number }, with a dagger for { $colour }
told-cr-success = The attempt succeeds.
told-cr-failure = The attempt fails.
told-cr-seen = { $victim } is { $colour }.
told-cr-reveal = Turned up in { $stack }: { $card }

told-place = { $name }: { $colour } on { $space }
told-place-take = { $name }: { $colour } on { $space }, with the book { $book }
told-fill = { $name }: { $colour } on the page { $effect }
told-activate = { $name }: activates { $book }
told-activate-return = { $name }: activates { $book }; the { $colour } crystal on { $space } goes back to the bag
told-pass = { $name }: passes
told-gain = { $name } + { $vp } VP: { $effect }
told-gain-spaces = { $name } + { $vp } VP: { $effect } ({ $spaces })
told-gain-last = { $name } + 1 VP for the last crystal of a holder
told-refill = Holder { $holder } is filled again: { $crystals }
told-reveal = The next book of { $county }: { $book }
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
rematch-exists = The next game has been opened already, at table { $table }.
nothing-to-take-back = There is nothing to take back.
take-back-past-other = Seat { $seat } has acted since. A turn can be taken back only until somebody else acts.
take-back-past-chance = Something was drawn in that turn. What has been seen cannot be taken back.
take-back-past-reveal = Something was revealed in that turn. What has been seen cannot be taken back.
no-seat-without-token = This device holds no seat here. Sit down first.
id-used-already = The command id “{ $command }” has been used for something else. Every command needs an id of its own.
no-pages = { $game } has no pages to preview.

## What can go wrong

address-unusable = Cannot listen on { $address }: { $reason }. Choose another port with --port.
address-unknown = There is nothing at this address. /api/docs tells what there is.
method-wrong = This address does not take such a request. /api/docs tells what it takes.
message-malformed = The message is not in the expected form at “{ $part }” ({ $reason }). /api/docs tells the form.
message-too-long = The message is longer than { $most } bytes.
origin-wrong = A page of another address ({ $given }) may not do this. Start the server with --origin to allow it.
store-failed = This could not be saved, so it has not happened. Please try again.
server-failed = Something went wrong on the server; nothing has changed. Please try again.
database-unknown = “{ $url }” is no database that Queendom knows. Expected: { $expected }.
database-unreachable = The database { $url } cannot be used: { $reason }.
database-newer = The database { $url } was made by a newer Queendom ({ $reason }; this one knows { $expected }). Update Queendom.

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
record-event-refused = Event { $index } is not possible: { $reason } { $details }
record-result = The result differs. Recorded: { $given } By the rules: { $expected }
