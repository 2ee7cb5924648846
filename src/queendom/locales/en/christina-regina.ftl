## Games and what is in them

ending-scored = the influence is counted
ending-christina = Queen Christina chose her own path

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
told-cr-assassinate-dagger = { $name }: attempt to assassinate { $victim }, leader { $number }, with the { $colour } dagger
told-cr-success = The attempt succeeds.
told-cr-failure = The attempt fails.
told-cr-seen = Victim: { $victim } ({ $colour }).
told-cr-reveal = Turned up in { $stack }: { $card }
# What others did since one's last turn, for whoever listens: see done. $name may be several.
done-drawn = drawn by { $name }
done-buried = a card was buried here by { $name }
done-discarded = discarded by { $name }
done-swapped = swapped here by { $name }
done-back = brought back by { $name }
done-attempt = attempt by { $name }

## What can go wrong

stack-empty-no-draw = { $action }: a court stack is empty, so nobody draws.
same-stack = { $action }: that takes two different stacks.
action-card-spent = { $action }: you have already played your action card.
stack-empty = { $action }: that stack is empty.
card-not-discarded = { $action }: no such card lies among the discards.
victim-is-oneself = { $action }: choose somebody else as the victim.
no-such-victim = { $action }: nobody sits there.
attempted-already = { $action }: you have already tried that victim.
own-leader-tilted = { $action }: your own leader of that number has fallen.
victims-leader-tilted = { $action }: the victim’s leader of that number has already fallen.
pass-only-with-empty-stack = { $action }: you can pass only while a court stack is empty.
no-such-stack = There is no stack “{ $given }”.
no-such-card = There is no card “{ $given }”.
no-such-leader = There is no leader { $given }. Leaders are 1, 2 and 3.

## The page: Winter Queen at the table

advice-draw = Draw { $drawn } and bury { $buried }
advice-agitate = Agitation: discard { $card }
advice-manipulate = Manipulation: swap the top cards of { $one } and { $other }
advice-persuade = Persuasion: { $card } back on top of { $stack }
advice-assassinate = Strike at { $name }, leader { $number }, with the { $colour } dagger
reason-influence = { $points ->
    [one] { $points } more point for you, if the influence were counted now.
   *[other] { $points } more points for you, if the influence were counted now.
}
reason-lowers = { $points ->
    [one] Your opponents probably lose { $points } point.
   *[other] Your opponents probably lose { $points } points.
}
reason-buries = { $card } disappears under its stack.
reason-discards = { $card } leaves the court.
reason-likely = { $victim } is { $chance } likely to serve the { $colour }.
reason-hides = Gives away little about your colour.
reason-unlike-card = Unlike the first, it leaves { $card } on top.

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
court-no-influence = { $stage ->
    [over] no influence
   *[going] no influence yet
}
court-discarded = Discarded: { $count }
court-discards-label = Discarded cards, the newest last
court-no-discards = nothing yet
court-tag-draw = Draw
court-tag-bury = Bury
court-open-seat = { $name }: leaders and attempts
court-has-seen-you = knows your colour
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
court-you-serve = you serve the { $faction }
court-peek = Hold to peek
court-peeking = Let go to veil
court-keep-open = Keep open
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
court-goal = Your aim: at the end your colour lies high in the three influence stacks.{ $colour ->
    [open] {""}
   *[veiled] {" "}“Hold to peek” shows you your colour.
}
court-ask-draw-help = Drag from the card you draw to the card you bury, or tap one and then the other.{ $others ->
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
court-attempt-dagger = Dagger, in secret
court-attempt-leader = Leader, yours and theirs
court-attempt-victim = Victim
court-attempt-first-victim = Choose the victim first.
court-attempt-used = your dagger for them is used
court-attempt-no-leader = there is no number at which you both have a leader standing
court-attempt-bluff = A dagger of your own colour can only miss: a bluff.
court-dagger-own = yours
court-attempt-secret = Only you and your victim will see the dagger. You will see your victim’s colour.
court-curtain-about = Everything secret is behind the curtain: colours, notes and daggers.
court-drawer = Notes and log
court-christina-wins = Queen Christina goes her own way
court-christina-about = None of your factions has any influence left: she needs none of you.
court-you-win = You win! The Queen listens to you.
court-why-ahead = { $who ->
    [you] You were { $margin ->
        [one] one point
       *[other] { $margin } points
    } ahead of { $behind }.
   *[others] { $winner } was { $margin ->
        [one] one point
       *[other] { $margin } points
    } ahead of { $behind }.
}
court-why-difference = { $source } ({ $points } against { $against })
court-why-part = { $source } ({ $points })
court-why-threes = A tie at { $level } points, decided by first places: { $own } against { $next }.
court-why-twos = A tie at { $level } points and in first places, decided by second places: { $own } against { $next }.
court-why-shared = A tie to the end: { $points ->
    [one] one point
   *[other] { $points } points
} each.
court-removed = leader fallen: removed
court-nobody = nobody’s: only holds its place
court-end-row = { $card }: { $fate ->
    [removed] removed, the leader has fallen
    [nobody] { $points }, nobody’s
   *[somebody] { $points }, { $name }
}
court-end-counting = The influence is being counted
court-end-skip = Show it all
court-end-count = Now counted: { $stack }
court-end-colours = Who served whom
court-all-attempts = All attempts, with their daggers
court-attempt-told = { $assassin } → { $victim }, { $leader }, dagger { $dagger }: { $result ->
    [hit] succeeded
   *[missed] failed
}
told-cr-success-seen = The attempt succeeds. Victim: { $victim } (the { $colour }).
told-cr-failure-seen = The attempt fails. Victim: { $victim } (the { $colour }).
ceremony-assassin = What you see, the assassin
ceremony-victim = What you see, the victim
ceremony-court = What the court sees
ceremony-all = What all of them saw together
ceremony-go-on = Go on
ceremony-leader = { $metal ->
    [copper] Copper leader
    [silver] Silver leader
   *[gold] Gold leader
}
ceremony-assassin-hit = The dagger struck true
ceremony-assassin-hit-about = { $victim } serves the { $faction }. Their { $leader } falls.
ceremony-assassin-missed = The dagger missed
ceremony-assassin-missed-about = { $victim } serves the { $faction }. Your own { $leader } falls.
ceremony-assassin-note = You alone saw this shield. Your victim saw your dagger.
ceremony-victim-hit = A dagger found you
ceremony-victim-hit-about = { $assassin }’s dagger bore the { $dagger }. Your { $leader } falls.
ceremony-victim-missed = A dagger missed you
ceremony-victim-missed-about = { $assassin }’s dagger bore the { $dagger }. Their own { $leader } falls.
ceremony-victim-note = { $assassin } now knows your colour. The court knows only how it ended.
ceremony-court-hit = { $assassin } struck { $victim }
ceremony-court-hit-about = It succeeded. The victim’s { $leader } falls.
ceremony-court-missed = { $assassin } struck at { $victim } in vain
ceremony-court-missed-about = It failed. The assassin’s { $leader } falls.
ceremony-court-note = Neither the dagger nor the shield was shown.
ceremony-all-hit-about = The dagger bore the { $dagger }. { $victim } serves the { $faction }. The victim’s { $leader } falls.
ceremony-all-missed-about = The dagger bore the { $dagger }. { $victim } serves the { $faction }. The assassin’s { $leader } falls.
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
court-rules-assassinate-how = Name a victim, a number and, in secret, a colour. If it is the victim’s colour, their leader of that number falls, otherwise yours does: a fallen leader lies tilted. You learn the victim’s colour, the victim sees the dagger. Once for each victim.
court-rules-pass = Pass
court-rules-pass-how = Only while a court stack is empty. When all pass one after another, the game ends.
court-rules-end-how = Each fallen leader costs the topmost card of its colour in the influence of its number. Then each influence stack scores 3, 2 and 1 from the top. Most points win; if no player’s colour is left anywhere, Queen Christina wins.
