## Games and what is in them

# A colour by itself, of a crystal.
red = rot
green = grün
purple = lila
blue = blau
yellow = gelb
# { CRYSTAL($colour) } finds the words of a colour's key; { CRYSTAL($colour, case: "colour") } takes that attribute.
crystal-red = roter Kristall
    .dative = rotem Kristall
    .colour = rot
crystal-green = grüner Kristall
    .dative = grünem Kristall
    .colour = grün
crystal-purple = lilafarbener Kristall
    .dative = lilafarbenem Kristall
    .colour = lila
crystal-blue = blauer Kristall
    .dative = blauem Kristall
    .colour = blau
crystal-yellow = gelber Kristall
    .dative = gelbem Kristall
    .colour = gelb
crystal-any = Kristall
# The letter on a crystal, for whoever does not tell the colours apart: one letter, another one for each colour.
# Grün and gelb share theirs: yellow has the second letter of its word.
letter-red = R
letter-green = G
letter-purple = L
letter-blue = B
letter-yellow = E
# The same with { COUNTY($county) }. The genitive has its article, on which the adjective's ending depends.
county-red = rote Grafschaft
    .genitive = der roten Grafschaft
    .colour = rot
county-green = grüne Grafschaft
    .genitive = der grünen Grafschaft
    .colour = grün
county-purple = lilafarbene Grafschaft
    .genitive = der lilafarbenen Grafschaft
    .colour = lila
county-blue = blaue Grafschaft
    .genitive = der blauen Grafschaft
    .colour = blau
stag = Hirsch
wolf = Wolf
bear = Bär
owl = Eule
effect-wisps = Irrlichter
effect-rose = Rose der Winde
effect-border = Hüter der Grenze
effect-clouds = Magische Wolken
effect-way = Strahlender Weg
effect-lights = Nordlichter
effect-star = Polarstern
effect-arcane = Arkanes Wissen
effect-depicting = { $effect } ({ CRYSTAL($colour, case: "colour") })
stage-main = Hauptabschnitt
stage-final = letzter Abschnitt
ending-final-scoring = Schlusswertung
ending-deadlock = niemand konnte mehr etwas tun

## What happened

# Log and announcements of the page, and the terminal. $name is a player's, $colour and $county are keys, $space,
# $book and $effect names, $crystals colours and $spaces spaces with commas between, $vp and $holder numbers.
# No verb agrees with $name: it may be "Du".
told-place = { $name }: { CRYSTAL($colour) } auf { $space }
told-place-take = { $name }: { CRYSTAL($colour) } auf { $space }, dazu das Buch { $book }
told-place-take-county = { $name }: { CRYSTAL($colour) } auf { $space }, dazu das Buch { COUNTY($county, case: "genitive") }
told-fill = { $name }: { CRYSTAL($colour) } auf der Seite { $effect }
told-activate = { $name }: { $book } aktiviert
told-activate-return = { $name }: { $book } aktiviert; { CRYSTAL($colour) } von { $space } zurück in den Beutel
told-gain = { $name } +{ $vp } SP: { $effect }
told-gain-spaces = { $name } +{ $vp } SP: { $effect } ({ $spaces })
told-gain-last = { $name } +1 SP für den letzten Kristall eines Halters
told-refill = Halter { $holder } wird wieder aufgefüllt: { $crystals }
told-reveal = Das nächste Buch { COUNTY($county, case: "genitive") }: { $book }
told-final-stage = Der Beutel ist leer: Der letzte Abschnitt beginnt
# What others did since one's last turn, for whoever listens: see done. $name may be several.
done-placed = gelegt von { $name }
done-returned = { CRYSTAL($colour) } zurück in den Beutel durch { $name }
done-filled = belegt von { $name }
done-taken = Buch genommen von { $name }
done-taken-book = genommen von { $name }
done-activated = { $name }: { $book } aktiviert

## At a table

no-pages = { $game } hat keine Buchseiten für eine Vorschau.

## What can go wrong

no-such-space = Ein Feld „{ $given }“ gibt es auf dieser Karte nicht.
no-such-colour = Eine Farbe „{ $given }“ gibt es nicht.
no-such-county = Eine Grafschaft „{ $given }“ gibt es nicht.
no-such-book = Ein Buch „{ $given }“ gibt es in dieser Ausgabe nicht.
no-such-page = Eine Seite { $given } gibt es nicht. Die Seiten heißen 0 und 1.
no-such-holder = Einen Halter { $given } gibt es nicht.
holder-out-of-reach = { $action }: Dieser Halter ist außerhalb deiner Reichweite.
crystal-not-on-holder = { $action }: Auf diesem Halter liegt kein solcher Kristall.
space-not-empty = { $action }: Auf diesem Feld liegt schon ein Kristall.
other-county = { $action }: Dieses Feld bringt kein Buch jener Grafschaft.
pile-empty = { $action }: Diese Grafschaft hat kein Buch mehr.
books-full = { $action }: Du hast schon drei Bücher.
book-not-yours = Das ist keines deiner Bücher: { $action }
page-not-empty = { $action }: Auf dieser Seite liegt schon ein Kristall.
return-only-with-two = { $action }: Nur wenn zwei Kristalle auf dem Buch lagen, kommt einer zurück in den Beutel.
return-missing = { $action }: Ein Kristall muss zurück in den Beutel; gib an, von welchem Feld.
return-not-placed = { $action }: Dort liegt kein platzierter Kristall; abgebildete bleiben.
choice-does-not-fit = { $book }, Seite { $page }: „{ $given }“ kann für den Effekt dieser Seite nicht gewählt werden.

## The page: Winter Queen at the table

top-main = Runde { $round } · Hauptabschnitt
top-main-only = Hauptabschnitt
# On a phone there is room for 26 letters.
top-final = { $turns ->
    [one] Letzter Zug
   *[other] Noch { $turns } Züge
} · letzter Abschnitt
# The same for somebody at the table: $turns are their own.
top-final-mine = { $turns ->
    [one] Du hast noch einen Zug
   *[other] Du hast noch { $turns } Züge
} · letzter Abschnitt
top-final-your-last = Dein letzter Zug · letzter Abschnitt
top-final-last = Letzter Zug: { $name } · letzter Abschnitt
top-players = { $count } Personen
top-bag-and-log = Beutel (noch { $count }) und Verlauf
map = Karte
ground-county = { COUNTY($county) }
ground-castle = Burg, Königinnen-Gebiet
ground-tower = Turm, Königinnen-Gebiet
space-empty = leer
space-placed = { CRYSTAL($colour) }
space-depicted = { CRYSTAL($colour) }, abgebildet
space-scores = bringt Punkte
space-can-place = hier kannst du platzieren
space-can-return = kann zurück in den Beutel
# $state may be empty.
space-label = { $space }, { $ground }: { $content }. { $state }
slot-empty = noch kein Kristall
book-name = { $left } / { $right }
book-activate = Aktivieren
book-at-the-end = Zählt am Ende
book-needs-crystal = Braucht einen Kristall
book-free-place = Platz für ein Buch
dock-first-book = Platziere einen Kristall auf der Karte, dann kannst du das oberste Buch der Grafschaft nehmen
dock-label = { $name }: Punkte und Bücher
page-what = { $effect }: { $how }
page-place-here = Hier kannst du den Kristall platzieren
page-of = Wessen Buch: { $owner }
top-scoring = Schlusswertung
hint-out-of-reach = Dieser Halter ist nicht erreichbar: Nimm von den Haltern neben dir.
hint-space-taken = Hier liegt schon ein Kristall. Wähle ein leuchtendes Feld.
hint-crystal-first = Wähle zuerst einen Kristall.
advice-place = { CRYSTAL($colour) } auf { $space }
advice-place-take = { CRYSTAL($colour) } auf { $space }, dazu das Buch { COUNTY($county, case: "genitive") }
advice-fill = { CRYSTAL($colour) } auf die Seite { $effect }
advice-activate = { $book } aktivieren
advice-activate-return = { $book } aktivieren; zurück in den Beutel: { CRYSTAL($colour) } von { $space }
# Why it is good.
reason-points = Bringt sofort { $points } SP.
reason-pages = Deine Seiten sind dann { $points } SP mehr wert.
reason-spoils = Die Seiten der anderen sind dann { $points } SP weniger wert.
reason-book = Das Buch dazu könnte beim jetzigen Stand bis zu { $points } SP bringen.
reason-full = Eines deiner Bücher hat dann beide Kristalle.
reason-unlike-book = Anders als beim ersten Vorschlag kommt dieses Buch dazu: { $book }.
reason-unlike-denies = Anders als beim ersten Vorschlag: Für { $name } ist danach kein { CRYSTAL($colour) } erreichbar.
reason-unlike-leaves = Anders als beim ersten Vorschlag: Für { $name } ist danach ein { CRYSTAL($colour) } erreichbar.
reason-unlike-promise = Danach könnte das Buch bis zu { $points } SP bringen; beim ersten Vorschlag { $other }.
reason-unlike-helps = Anders als beim ersten Vorschlag gewinnen die Seiten der anderen { $points } SP.
reason-unlike-spares = Anders als beim ersten Vorschlag gewinnen die Seiten der anderen nichts.
act-final-help = Kein Buch wird mehr aktiviert: Gefüllte Seiten zählen am Ende.
preview-book-any = Hier kannst du ein Buch einer beliebigen Grafschaft nehmen.
page-worth = jetzt { $vp } SP wert
page-would-score = brächte { $vp } SP
page-worth-short = jetzt wert
page-would-short = brächte
pile-label = Stapel { COUNTY($county, case: "genitive") }: { $book }, { $below ->
    [0] keines mehr darunter
   *[other] { $below } darunter
}{ $state ->
    [legal] . Dieses Buch kannst du nehmen
   *[no] {""}
}
pile-left = noch { $count }
pile-empty-short = kein Buch mehr
holder-number = Kristallhalter { $number }
holder-pool = Alle Kristalle
holder-in-reach = erreichbar
holder-far = außer Reichweite
crystal-label = { CRYSTAL($colour) }, Halter { $holder }{ $state ->
    [legal] . Du kannst ihn nehmen
    [last] . Der letzte: +1 SP
   *[no] . Jetzt außer Reichweite
}
vp-unit = SP
vp-plus = +{ $vp } SP
vp-hidden = SP verdeckt
vp-yours-only = nur für dich sichtbar
first-player = Startmarker
player-open = { $name }: Bücher zeigen
player-no-books = noch keine Bücher
bag-title = Im Beutel
bag-count = { CRYSTAL($colour) }: { $count }
bag-help = Wenn der Beutel leer ist, beginnt der letzte Abschnitt.
bag-empty-help = Der Beutel ist leer.
drawer-title = Beutel und Verlauf
how-wisps = andere Farbe neben dem gewählten Kristall
how-rose = diese Farbe auf sechs Linien, samt gewähltem Kristall
how-border = Kristalle dieser Farbe am Rand
how-clouds = Gruppen der Farbe, auch einzelne
how-way = Reihe verschiedener Farben ohne Lücke
how-lights = jede der fünf Zonen mit dieser Farbe
how-star = leere Felder um den gewählten Kristall
how-arcane = diese Farbe auf Büchern, bei dir und einem Konkurrenten
preview-title = Was es brächte
preview-page-would = { $effect } mit { CRYSTAL($colour, case: "dative") } – das brächte jetzt:
preview-page-worth = { $effect } mit { CRYSTAL($colour, case: "dative") } – jetzt wert:
preview-each-colour = So viel brächte jetzt ein Kristall jeder Farbe:
preview-changes = Deine Seiten danach:
preview-crystal = { CRYSTAL($colour) } auf deinen leeren Seiten brächte:
preview-last-crystal = letzter Kristall des Halters
cost-yours = Deine Seiten
cost-nothing = Keine belegte Seite ändert sich.
cost-help = Daran: was deine Seiten gewinnen, abzüglich dessen, was andere gewinnen.
preview-counts-for = Zählt für { $effects }
preview-book-here = Hier kannst du ein Buch nehmen.
why-nothing = dafür zählt nichts.
why-last-crystal = der letzte Kristall eines Halters.
why-wisps = Kristalle neben dem auf { $from }.
why-rose = Kristalle dieser Farbe auf den Linien von { $from } aus.
why-border = Kristalle dieser Farbe am Rand.
why-clouds = Gruppen dieser Farbe.
why-way = verschiedene Farben in einer Reihe ab { $from }.
why-lights = Zonen mit dieser Farbe.
why-star = leere Felder um { $from }.
why-arcane = Kristalle dieser Farbe auf den Büchern, Konkurrent: { $name }.
act-start = Wähle einen Kristall
act-start-help = Nimm einen von einem leuchtenden Halter.
act-start-help-books = Nimm einen von einem leuchtenden Halter oder aktiviere ein Buch.
act-where = { CRYSTAL($colour) } – wohin?
act-where-help = Wähle ein leuchtendes Feld.
act-where-help-pages = Wähle ein leuchtendes Feld oder eine leere Seite.
act-book = Ein Buch dazunehmen?
act-book-help = Wähle einen Stapel oder verzichte.
act-return = Welcher Kristall kommt zurück in den Beutel?
act-return-help = Wähle einen der umrandeten Kristalle auf der Karte.
act-ready-place = { CRYSTAL($colour) } auf { $space }?
act-ready-place-take = { CRYSTAL($colour) } auf { $space }, dazu das Buch { COUNTY($county, case: "genitive") }?
act-ready-fill = { CRYSTAL($colour) } auf { $effect }?
act-ready-activate = { $book } aktivieren?
act-ready-help = Oder wähle etwas anderes.
act-ready-return = Zurück in den Beutel: { CRYSTAL($colour) } von { $space }.
act-pass = In diesem Zug kannst du nichts tun
act-pass-help = Kein Kristall lässt sich platzieren und kein Buch aktivieren.
act-counting = { $you ->
    [yes] Deine Bücher werden gewertet: { $effect }, { $vp } SP
   *[no] Gewertet werden die Bücher von { $name }: { $effect }, { $vp } SP
}
do-place = Auf { $space } platzieren
do-fill = Hier platzieren
do-activate = Aktivieren
do-without-book = Ohne Buch
result-you-win = Du gewinnst und wirst oberster Berater!
result-advisor = Oberster Berater
result-before = Vorher
result-why-ahead = { $who ->
    [you] Du lagst { $margin } SP vor { $behind }.
   *[others] { $winner } lag { $margin } SP vor { $behind }.
}
result-why-difference = { $source } ({ $points } SP gegen { $against })
result-why-part = { $source } ({ $points } SP)
result-why-shared = Je { $points } SP: Bei Gleichstand wird der Sieg geteilt.
result-during = Während der Partie
result-at-the-end = Schlusswertung
result-last-crystals = Letzte Kristalle
keys-crystals = zu den Kristallen
keys-map = zur Karte
keys-books = zu deinen Büchern
keys-activate = zu einem Buch, das sich aktivieren lässt
keys-piles = zu den Bücherstapeln
keys-arrows = über die Karte und die Kristalle gehen
rules-aim = Sammle mit Zauberbüchern Siegpunkte (SP). Ihre Seiten zählen Kristalle auf der Karte; wer am Ende die meisten SP hat, wird oberster Berater der Königin.
rules-turn = Dein Zug: eines von drei Dingen
rules-place = Einen Kristall auf der Karte platzieren
rules-place-how = Nimm einen Kristall von einem Halter in Reichweite und platziere ihn auf einem beliebigen leeren Feld. Danach darfst du das oberste Buch dieser Grafschaft nehmen, bei Burg oder Turm das einer beliebigen Grafschaft. Mehr als drei Bücher darfst du nicht haben.
rules-fill = Einen Kristall auf einer Seite platzieren
rules-fill-how = Nimm einen Kristall von einem Halter in Reichweite und platziere ihn auf einer leeren Seite eines eigenen Buchs. Er gibt der Seite ihre Farbe, und die bestimmt, was zählt.
rules-activate = Ein Buch aktivieren
rules-activate-how = Jede Seite mit einem Kristall bringt Punkte, dann kommen das Buch und seine Kristalle aus dem Spiel. Lag auf beiden Seiten einer, muss ein platzierter Kristall deiner Wahl von der Karte zurück in den Beutel.
rules-last-crystal = Wer den letzten Kristall eines Halters nimmt, erhält 1 SP, und der Halter wird wieder aufgefüllt.
rules-effects = Die acht Effekte
rules-effect-wisps = Wähle einen Kristall in einer der beiden Farben der Seite: 1 SP für jeden benachbarten Kristall der anderen Farbe.
rules-effect-rose = Wähle einen Kristall in der Farbe der Seite: 1 SP für ihn und für jeden gleichfarbigen auf den sechs geraden Linien, die von ihm ausgehen.
rules-effect-border = 1 SP für jeden Kristall in der Farbe der Seite am Rand der Karte.
rules-effect-clouds = 1 SP für jede Gruppe benachbarter Kristalle in der Farbe der Seite; ein einzelner Kristall ist auch eine Gruppe.
rules-effect-way = Wähle einen Kristall in der Farbe der Seite und eine Richtung: 1 SP für jeden Kristall einer lückenlosen Reihe verschiedener Farben ab dem gewählten, höchstens fünf.
rules-effect-lights = 1 SP für jede der fünf Zonen mit einem Kristall in der Farbe der Seite: die vier Grafschaften und das gesamte Königinnen-Gebiet.
rules-effect-star = Wähle einen Kristall in der Farbe der Seite: 1 SP für jedes leere Feld daneben.
rules-effect-arcane = Wähle einen Konkurrenten: 1 SP für jeden Kristall in der Farbe der Seite auf deinen und seinen Büchern, auch für abgebildete.
rules-end-how = Ist der Beutel leer, beginnt der letzte Abschnitt: Alle Kristalle liegen auf einem Halter, kein Buch wird mehr aktiviert, die Runde wird zu Ende gespielt, und alle haben noch einen letzten Zug. Dann werden alle gefüllten Seiten gewertet.
