## What can go wrong

edition-unreadable = { $file } cannot be read: { $reason }
edition-missing = { $file }: { $part } is missing; expected: { $expected }.
edition-wrong = { $file }: { $part } is { $found }; expected: { $expected }.
position-wrong = The position is wrong at “{ $part }”: found { $found }, expected { $expected }.
record-format = This is not a record: found format { $found }, expected { $expected }.
record-wrong = The record is wrong at “{ $part }”: found { $found }, expected { $expected }.
record-rules-version = The record follows version { $given } of the rules; this program knows { $expected }.
record-unreadable-event = An event cannot be read ({ $reason }): { $event }
record-draw-missing = Something must be drawn from { $source }, and the record does not say what.
record-draw-impossible = What the record says cannot be drawn from { $source }.
record-draw-not-from-seed = A draw from { $source } does not follow from the record’s seed.
record-number-not-promised = The number of seat { $seat } is not the one that was promised before the game.
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
expected-setting = the players, the options and the first player that the record names
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

## The page: replays

replay-title = Replay
replay-to-table = To the table
replay-open-title = Open the record of a game
replay-open-about = Watch a game move by move from its record: the file that “Save the record” gives you. It is checked against the rules and not stored anywhere.
replay-open-choose = Choose a file
replay-open-drop = or drop it here
replay-open-checking = The record is being checked…
replay-open-wrong = This record cannot be shown
replay-open-no-json = “{ $file }” is not the record of a game: it cannot be read as one.
replay-open-too-long = “{ $file }” is too long for the record of a game.
replay-open-again = Choose another file, or drop one here.
replay-controls = Replay
replay-start = To the start
replay-back = One turn back
replay-play = Play
replay-pause = Pause
replay-on = One turn forward
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
replay-eyes-public = What everybody saw
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
replay-position-about-court = Everybody’s colour is shown. Nothing is played yet.
replay-position-over = The game is over here.
replay-position-play = Play from here against bots
replay-position-copy = Copy the link
replay-position-look = Here you can only look. To play this turn, choose “Play from here against bots”.
