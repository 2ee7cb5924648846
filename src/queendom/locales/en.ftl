## Games and what is in them

winter-queen = Winter Queen
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
ending-deadlock = nobody could do anything any more
vp = { $vp } VP
you = You
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
play-pass = pass: there is nothing else you can do
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
play-confirm = { $move } — Enter plays it, b goes back
play-prompt-help = a number · b: back · a move such as { $example } · r: rules in short · q: leave
play-not-understood = “{ $given }” is none of the choices. A number from 1 to { $most }, b to go back, q to leave.
play-not-a-space = “{ $given }” is none of the spaces: { $expected }
play-short-rules =
    On your turn, do one of three things. Place a crystal from a holder within your reach on an empty space, and if you
    like take the top book of that county (on a castle or tower: of any county; three books at most). Or place a crystal
    on an empty page of one of your books. Or activate a book: each page that holds a crystal scores for the crystals of
    its colour on the map, then the book is gone. Whoever takes the last crystal of a holder gains 1 VP. When the bag is
    empty a last round follows, and then all books score. Most VP win. All rules: docs/rules/winter-queen.md
play-bye = You left the table. Good-bye!
play-over = { $ending }: { $scores }
play-you-win = You win! The Queen has a new Key Advisor.
play-shared = A shared victory: { $names }.
play-winner = { $name } wins.

## What happened

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
simulated-seat = Seat { $seat } ({ $bot }): { $wins } % wins, { $score } VP on average
simulated-endings = Endings: { $endings }
simulated-records = Records: { $folder }
replayed = { $file }: { $game }, { $players } players, { $events } events
checked = { $file }: every event and every draw is right
checked-unfinished = { $file }: every event is right; the seed of an unfinished game is not told
checked-all = { $good } of { $all } records are right
result-line = Result: { $scores } · { $ending }
edition-good = { $file }: a valid edition of { $game }, “{ $name }”, version { $version }
edition-provenance = { $part }: { $provenance }
measuring = Measuring { $what }
bench-peers-missing = OpenSpiel is not installed, so there is nothing to compare with: ./play --setup --bench installs it

## What can go wrong

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
seed-unreadable = “{ $given }” is no seed. A seed is a whole number from 0 on, or 64 hex digits.
number-wrong = { $name } cannot be { $given }. Expected: { $expected }.

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
pass-not-allowed = { $action }: there is something else you can do, so you cannot pass.
choice-does-not-fit = { $book }, page { $page }: “{ $given }” cannot be chosen for its effect.
move-unreadable = “{ $given }” names no move. For example: 1Y-b3+red, 0R=lights-border/1, lights-border!c2, pass.

edition-unreadable = { $file } cannot be read: { $reason }
edition-missing = { $file }: { $part } is missing; expected: { $expected }.
edition-wrong = { $file }: { $part } is { $found }; expected: { $expected }.
position-wrong = The position is wrong at “{ $part }”: found { $found }, expected { $expected }.
file-unreadable = { $file } cannot be read: { $reason }
file-unwritable = { $file } cannot be written: { $reason }
record-format = This is no record: found format { $found }, expected { $expected }.
record-wrong = The record is wrong at “{ $part }”: found { $found }, expected { $expected }.
record-rules-version = The record follows version { $given } of the rules; this program knows { $expected }.
record-unreadable-event = An event cannot be read ({ $reason }): { $event }
record-draw-missing = Something must be drawn from { $source }, and the record does not tell what.
record-draw-impossible = What the record tells cannot be drawn from { $source }.
record-draw-extra = The record tells { $extra } more draws than there were.
record-draw-not-from-seed = A draw from { $source } does not follow from the record’s seed.
record-event-differs = Event { $index } differs. Recorded: { $given } By the rules: { $expected }
record-event-refused = Event { $index } is not possible: { $reason } { $details }
record-result = The result differs. Recorded: { $given } By the rules: { $expected }
