## Games and what is in them

winter-queen = Winter Queen
christina-regina = Christina Regina
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
# Grün and gelb share theirs; Y is known for yellow, and the notation has it too.
letter-red = R
letter-green = G
letter-purple = L
letter-blue = B
letter-yellow = Y
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
stage-over = Partie beendet
ending-final-scoring = Schlusswertung
ending-scored = Wertung des Einflusses
ending-christina = Königin Christina ging ihren eigenen Weg
ending-abandoned = Partie abgebrochen
ending-deadlock = niemand konnte mehr etwas tun
vp = { $vp } SP
you = Du
person = Person { $number }
bot-random = Schneeflocke
bot-greedy = Elster

## Playing in the terminal

play-title = { $game } · { $stage }
play-turns-left = { $turns ->
    [one] der letzte Zug
   *[other] noch { $turns } Züge
}
play-bag = Beutel: { $count } { $count ->
    [one] Kristall
   *[other] Kristalle
}
play-holder = Halter { $number }
play-pool = Alle Kristalle
play-in-reach = erreichbar
play-pile = { COUNTY($county, case: "colour") } ({ $crest })
play-pile-empty = kein Buch mehr
play-below = { $count } darunter
play-books = { $name }: { $count ->
    [0] noch keine Bücher
    [one] ein Buch
   *[other] { $count } Bücher
}
play-would-score = brächte
play-hidden = ? SP
play-token = Start
# The letters are those of the notation; two of them are not the German initials.
play-map-legend =
    R platziert · (r) auf Plättchen abgebildet
    R rot · G grün · P lila · B blau · Y gelb
play-what = Was möchtest du tun?
play-place = einen Kristall auf der Karte platzieren
play-fill = einen Kristall auf einer Buchseite platzieren
play-activate = ein Zauberbuch aktivieren
play-draw = eine Karte ziehen und eine andere unterlegen
play-agitate = Agitation: die oberste Karte eines Stapels abwerfen
play-manipulate = Manipulation: die obersten Karten zweier Stapel tauschen
play-persuade = Überredung: eine abgeworfene Karte zurückholen
play-assassinate = ein Attentat verüben
play-pass = passen
play-which-crystal = Welcher Kristall?
play-crystal = { CRYSTAL($colour) } von Halter { $holder }
play-last-crystal = der letzte: + 1 SP
play-which-space = Welches Feld? Sein Name, zum Beispiel { $example }
play-which-book = Ein Buch nehmen?
play-no-book = kein Buch
play-take = das Buch { COUNTY($county, case: "genitive") }: { $book }
play-which-page = Auf welcher Seite?
play-page = { $effect }: { $vp } SP beim jetzigen Stand
play-which-activation = Welches Buch?
play-activation = { $book }: { $vp } SP
play-which-return = Ein Kristall kommt zurück in den Beutel. Von welchem Feld? Zum Beispiel { $example }
play-confirm = { $move } – Eingabetaste spielt, b wählt neu:
play-confirm-again = Noch nicht gespielt. Drücke die Eingabetaste, um diesen Zug zu spielen, oder b, um neu zu wählen.
play-prompt-help = eine Zahl oder ein Zug wie { $example } · b: neu wählen · r: Regeln in Kürze · q: Tisch verlassen
play-not-understood = „{ $given }“ steht nicht zur Wahl. Eine Zahl von 1 bis { $most }, b: neu wählen, q: Tisch verlassen.
play-not-a-space = „{ $given }“ ist keines der Felder: { $expected }
play-short-rules-winter-queen =
    In deinem Zug tust du eines von drei Dingen. Du platzierst einen Kristall von einem Halter in deiner Reichweite auf
    einem leeren Feld und nimmst, wenn du magst, das oberste Buch dieser Grafschaft (bei Burg oder Turm: einer
    beliebigen Grafschaft; höchstens drei Bücher). Oder du platzierst einen Kristall auf einer leeren Seite eines deiner
    Bücher. Oder du aktivierst ein Buch: Jede Seite mit einem Kristall bringt Punkte für die Kristalle seiner Farbe auf
    der Karte, dann ist das Buch aus dem Spiel. Wer den letzten Kristall eines Halters nimmt, erhält 1 SP. Ist der
    Beutel leer, wird die Runde zu Ende gespielt, und alle haben noch einen Zug; dann werden alle Bücher gewertet. Wer
    die meisten SP hat, gewinnt. Alle Regeln: docs/rules/winter-queen.md
play-short-rules-christina-regina =
    Du führst im Geheimen eine Fraktion. In deinem Zug tust du eines dieser Dinge. Du ziehst die oberste Karte eines
    Stapels und legst die oberste eines anderen unter, also ganz nach unten in ihren Stapel. Ist die gezogene Karte
    farbig, kommt sie auf den Einflussstapel ihres Metalls; eine farblose wird abgeworfen. Oder du spielst deine
    Aktionskarte, einmal pro Partie: Agitation wirft eine oberste Karte ab, Manipulation vertauscht zwei, Überredung
    holt eine abgeworfene zurück. Oder du verübst ein Attentat: Nenne ein Opfer, die Nummer eines Anführers und, im
    Geheimen, eine Farbe. Ist es die des Opfers, fällt sein Anführer, sonst deiner. Ist ein Stapel leer, zieht niemand
    mehr, und sobald alle passen, endet die Partie: Jeder gefallene Anführer kostet seine Farbe die oberste Karte im
    Einflussstapel seines Metalls, dann bringt jeder Einflussstapel von oben 3, 2 und 1 Punkte. Alle Regeln:
    docs/rules/christina-regina.md
play-bye = Du hast den Tisch verlassen. Auf Wiedersehen!
play-over = { $ending }: { $scores }
play-you-win = Du gewinnst! Die Königin hat einen neuen obersten Berater.
play-nobody-wins = Niemand gewinnt.
play-curtain = Der Vorhang ist gefallen. { $name }, drücke die Eingabetaste, sobald nur du den Bildschirm siehst.
play-done = Dein Zug ist vorbei. Drücke die Eingabetaste, um den Vorhang zu senken.
play-shared = Ein geteilter Sieg: { $names }.
play-winner = { $name } gewinnt.

## Christina Regina

copper = Kupfer
silver = Silber
gold = Gold
card-blue = blau
card-red = rot
card-green = grün
card-black = schwarz
card-purple = lila
card-none = farblos
faction-council = Reichsrat
faction-army = Armee
faction-academy = Akademie
faction-church = Kirche
faction-embassy = Gesandtschaft
cr-card = { $number } { $colour }
cr-you-are = Deine Fraktion: { $faction } ({ $colour }).
cr-top = oben
cr-empty = leer
cr-influence = Einfluss
cr-discards = Abgeworfen:
cr-no-discards = nichts
cr-buried = untergelegt: { $cards }
cr-action-ready = Aktionskarte
cr-action-spent = Aktion gespielt
cr-attempt-success = { $number } → { $victim }: gelungen
cr-attempt-failure = { $number } → { $victim }: gescheitert
cr-which-draw = Welche Karte ziehst du?
cr-which-bury = Welche Karte legst du unter?
cr-which-agitate = Welche Karte wird abgeworfen?
cr-which-pair = Welche obersten Karten tauschen die Plätze?
cr-which-card = Welche Karte kommt zurück?
cr-onto-which = Oben auf welchen Stapel?
cr-which-victim = Wer ist das Opfer?
cr-which-number = Welcher Anführer, bei dir wie beim Opfer?
cr-which-dagger = Welcher Dolch, im Geheimen?

## What happened

told-cr-draw = { $name }: { $drawn } gezogen, { $buried } untergelegt
told-cr-agitate = { $name }: Agitation, { $card } abgeworfen
told-cr-manipulate = { $name }: Manipulation, die obersten Karten von { $one } und { $other } tauschen die Plätze
told-cr-persuade = { $name }: Überredung, { $card } kommt oben auf { $stack } zurück
told-cr-assassinate = { $name }: Attentat – Opfer: { $victim }, Anführer { $number }
told-cr-assassinate-dagger = { $name }: Attentat – Opfer: { $victim }, Anführer { $number }, Dolch: { $colour }
told-cr-success = Das Attentat gelingt.
told-cr-failure = Das Attentat scheitert.
told-cr-seen = { $victim }: Farbe { $colour }.
told-cr-reveal = Aufgedeckt bei { $stack }: { $card }

# Log and announcements of the page, and the terminal. $name is a player's, $colour and $county are keys, $space,
# $book and $effect names, $crystals colours and $spaces spaces with commas between, $vp and $holder numbers.
# No verb agrees with $name: it may be "Du".
told-place = { $name }: { CRYSTAL($colour) } auf { $space }
told-place-take = { $name }: { CRYSTAL($colour) } auf { $space }, dazu das Buch { $book }
told-place-take-county = { $name }: { CRYSTAL($colour) } auf { $space }, dazu das Buch { COUNTY($county, case: "genitive") }
told-fill = { $name }: { CRYSTAL($colour) } auf der Seite { $effect }
told-activate = { $name }: { $book } aktiviert
told-activate-return = { $name }: { $book } aktiviert; { CRYSTAL($colour) } von { $space } zurück in den Beutel
told-pass = { $name }: gepasst
told-gain = { $name } + { $vp } SP: { $effect }
told-gain-spaces = { $name } + { $vp } SP: { $effect } ({ $spaces })
told-gain-last = { $name } + 1 SP für den letzten Kristall eines Halters
told-refill = Halter { $holder } wird wieder aufgefüllt: { $crystals }
told-reveal = Das nächste Buch { COUNTY($county, case: "genitive") }: { $book }
told-final-stage = Der Beutel ist leer: Der letzte Abschnitt beginnt
told-end = Die Partie ist beendet

## Commands

preparing = Die Regeln werden vorbereitet, einmal nach der Installation (etwa { $seconds } Sekunden) …
simulating = { $games ->
    [one] Eine Partie wird gespielt
   *[other] { $games } Partien werden gespielt
}
simulated = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} { $game }, { $players } Personen, in { $seconds } s: { $plies } Züge pro Partie
simulated-seat = Platz { $seat } ({ $bot }): { $wins } % Siege, im Schnitt { $score } Punkte
simulated-endings = Ausgang: { $endings }
simulated-records = Aufzeichnungen: { $folder }
replayed = { $file }: { $game }, { $players } Personen, { $events ->
    [one] ein Ereignis
   *[other] { $events } Ereignisse
}
checked = { $file }: alle Ereignisse und alle Ziehungen stimmen
checked-unfinished = { $file }: alle Ereignisse stimmen; der Startwert einer laufenden Partie wird nicht verraten
checked-all = Fehlerfreie Aufzeichnungen: { $good } von { $all }
result-line = Ergebnis: { $scores } · { $ending }
edition-good = { $file }: eine gültige Ausgabe von { $game }, „{ $name }“, Version { $version }
edition-provenance = { $part }: { $provenance }
games-default = { $value } (Standard)
measuring = Messung: { $what }
bench-peers-missing = Ein Vergleichsprogramm ist nicht installiert, also gibt es nichts zu vergleichen: ./play --setup --bench installiert OpenSpiel und, wo Node vorhanden ist, boardgame.io
bench-failed = Eine Messung ist fehlgeschlagen ({ $command }): { $reason }

lists-rebuilt = Die Listen { $tables ->
    [one] eines Tisches
   *[other] von { $tables } Tischen
} wurden neu erstellt.
serving = Queendom ist geöffnet: { $address } (Strg+C schließt es)

## At a table

seat-moved = Dein Platz wurde auf ein anderes Gerät verlegt. Hier siehst du jetzt nur noch zu.
seat-not-yours = Platz { $seat } ist nicht deiner. Setz dich mit einer Einladung an den Tisch oder öffne den Link, der einen Platz hierher verlegt.
seat-taken = Platz { $seat } ist besetzt. Wähle einen anderen.
no-open-seat = An diesem Tisch ist kein Platz frei. Du kannst zuschauen.
invitation-wrong = Diese Einladung passt nicht zum Tisch. Lass dir einen neuen Link geben.
only-the-host = Das kann nur, wer den Tisch eröffnet hat.
not-seated = Das können nur die, die am Tisch sitzen.
seat-left-already = Du hast Platz { $seat } schon verlassen. Du kannst dorthin zurückkehren.
seat-not-left = Du hast Platz { $seat } nicht verlassen.
link-wrong = Dieser Link ist schon benutzt oder ersetzt worden oder älter als { $minutes } Minuten. Erstelle einen neuen auf dem Gerät, das den Platz hat.
table-unknown = Einen Tisch „{ $given }“ gibt es nicht. Prüfe den Link.
table-waiting = Die Partie hat noch nicht begonnen: Es sind noch Plätze frei.
table-not-over = Die Partie ist noch nicht beendet.
rematch-exists = Die nächste Partie ist schon eröffnet, an Tisch { $table }.
position-tells-secrets = Wer diese Stellung eröffnet, kennt alle Farben. Nur Personen an diesem Gerät und Bots können sie spielen.
nothing-to-take-back = Es gibt nichts zurückzunehmen.
take-back-past-other = Platz { $seat } hat seither gespielt. Ein Zug lässt sich nur zurücknehmen, solange niemand sonst gespielt hat.
take-back-past-chance = In diesem Zug wurde etwas gezogen. Was gesehen wurde, lässt sich nicht zurücknehmen.
take-back-past-reveal = In diesem Zug wurde etwas aufgedeckt. Was gesehen wurde, lässt sich nicht zurücknehmen.
no-seat-without-token = Dieses Gerät hat hier keinen Platz. Setz dich zuerst an den Tisch.
id-used-already = Die Kennung „{ $command }“ wurde schon für einen anderen Befehl benutzt. Jeder Befehl braucht eine eigene Kennung.
no-pages = { $game } hat keine Buchseiten für eine Vorschau.

## What can go wrong

address-unusable = Die Adresse { $address } lässt sich nicht benutzen: { $reason }. Wähle mit --port einen anderen Port.
address-unknown = Unter dieser Adresse gibt es nichts. Was es gibt, steht unter /api/docs.
method-wrong = Diese Adresse nimmt eine solche Anfrage nicht an. Was sie annimmt, steht unter /api/docs.
message-malformed = Die Nachricht hat bei „{ $part }“ nicht die erwartete Form ({ $reason }). Die Form steht unter /api/docs.
message-too-long = Die Nachricht ist länger als { $most } Byte.
origin-wrong = Eine Seite von einer anderen Adresse ({ $given }) darf das nicht. Starte den Server mit --origin, um es zu erlauben.
store-failed = Das ließ sich nicht speichern, also ist es nicht geschehen. Bitte versuche es noch einmal.
server-failed = Auf dem Server ist etwas schiefgegangen; es hat sich nichts geändert. Bitte versuche es noch einmal.
database-unknown = „{ $url }“ ist keine Datenbank, die Queendom kennt. Erwartet: { $expected }.
database-unreachable = Die Datenbank { $url } lässt sich nicht benutzen: { $reason }.
database-newer = Die Datenbank { $url } stammt von einem neueren Queendom ({ $reason }; dieses hier kennt { $expected }). Aktualisiere Queendom.
bench-browser-missing = Die Seite wird in Chromium gemessen, gesteuert von playwright, und eines davon ist nicht installiert: ./play --setup --bench installiert playwright; unter Debian hilft apt install chromium
bench-pages-missing = Die Seiten sind nicht gebaut, also gibt es nichts zu messen: ./play --setup baut sie.

unknown-game = Ein Spiel „{ $given }“ gibt es nicht. Es gibt: { $expected }.
unknown-bot = Einen Bot „{ $given }“ gibt es nicht. Es gibt: { $expected }.
unknown-edition = { $game } hat keine Ausgabe „{ $given }“. Es gibt: { $expected }; oder gib den Pfad einer .toml-Datei an.
unknown-option = { $game } hat keine Option „{ $given }“. Es gibt: { $expected }.
unknown-language = Eine Sprache „{ $given }“ gibt es nicht. Es gibt: { $expected }.
wrong-option = { $option } kann nicht „{ $given }“ sein. Möglich: { $expected }.
wrong-option-form = „{ $given }“ ist keine Option. Schreib sie als Name=Wert, zum Beispiel end=english-literal.
wrong-player-count = { $game } ist für { $expected } Personen, nicht für { $given }.
wrong-seats = { $given }: Erwartet werden { $expected } Plätze, jeder mit einem Namen.
wrong-bots = { $given } { $given ->
    [one] Bot
   *[other] Bots
} für { $players } Plätze. Nenne einen Bot für alle oder je einen für jeden Platz, durch Kommas getrennt.
no-such-seat = Einen Platz „{ $given }“ gibt es nicht. Plätze zählen ab 0: { $expected }.
seed-unreadable = „{ $given }“ ist kein Startwert. Ein Startwert ist eine ganze Zahl von 0 bis 2²⁵⁶ − 1 oder besteht aus 64 Hexadezimalziffern.
number-wrong = { $name } kann nicht { $given } sein; erwartet: { $expected }

game-over = Die Partie ist beendet.
chance-first = Bevor jemand handeln kann, muss noch etwas gezogen werden.
not-your-turn = Nicht Platz { $given } ist am Zug, sondern Platz { $expected }.
no-such-action = Eine solche Aktion gibt es nicht: { $action }
no-such-outcome = Aus { $source } kann der Zufall das Ergebnis { $given } nicht bringen.
no-such-space = Ein Feld „{ $given }“ gibt es auf dieser Karte nicht.
no-such-colour = Eine Farbe „{ $given }“ gibt es nicht.
no-such-county = Eine Grafschaft „{ $given }“ gibt es nicht.
no-such-book = Ein Buch „{ $given }“ gibt es in dieser Ausgabe nicht.
no-such-page = Eine Seite { $given } gibt es nicht. Die Seiten heißen 0 und 1.
no-such-holder = Einen Halter { $given } gibt es nicht.
action-malformed = Das ist keine Aktion: { $given }. Falsch bei „{ $part }“, erwartet: { $expected }.
holder-out-of-reach = { $action }: Dieser Halter ist außerhalb deiner Reichweite.
crystal-not-on-holder = { $action }: Auf diesem Halter liegt kein solcher Kristall.
space-not-empty = { $action }: Auf diesem Feld liegt schon ein Kristall.
other-county = { $action }: Dieses Feld bringt kein Buch jener Grafschaft.
pile-empty = { $action }: Diese Grafschaft hat kein Buch mehr.
books-full = { $action }: Du hast schon drei Bücher.
book-not-yours = Das ist keines deiner Bücher: { $action }
page-not-empty = { $action }: Auf dieser Seite liegt schon ein Kristall.
book-without-crystal = { $action }: Auf diesem Buch liegt noch kein Kristall.
no-activation-in-final-stage = { $action }: Im letzten Abschnitt wird kein Buch aktiviert; gefüllte Seiten werden am Ende gewertet.
return-only-with-two = { $action }: Nur wenn zwei Kristalle auf dem Buch lagen, kommt einer zurück in den Beutel.
return-missing = { $action }: Ein Kristall muss zurück in den Beutel; gib an, von welchem Feld.
return-not-placed = { $action }: Dort liegt kein platzierter Kristall; abgebildete bleiben.
stack-empty-no-draw = { $action }: Ein Hofstapel ist leer, also zieht niemand.
same-stack = { $action }: Dazu braucht es zwei verschiedene Stapel.
action-card-spent = { $action }: Du hast deine Aktionskarte schon gespielt.
stack-empty = { $action }: Dieser Stapel ist leer.
card-not-discarded = { $action }: Unter den abgeworfenen Karten ist keine solche.
victim-is-oneself = { $action }: Wähle jemand anderen als Opfer.
no-such-victim = { $action }: Dort sitzt niemand.
attempted-already = { $action }: Gegen dieses Opfer hast du es schon versucht.
own-leader-tilted = { $action }: Dein eigener Anführer mit dieser Nummer ist gefallen.
victims-leader-tilted = { $action }: Der Anführer des Opfers mit dieser Nummer ist schon gefallen.
pass-only-with-empty-stack = { $action }: Passen kannst du nur, solange ein Hofstapel leer ist.
no-such-stack = Einen Stapel „{ $given }“ gibt es nicht.
no-such-card = Eine Karte „{ $given }“ gibt es nicht.
no-such-leader = Einen Anführer { $given } gibt es nicht. Anführer haben die Nummern 1, 2 und 3.
pass-not-allowed = { $action }: Du kannst noch etwas anderes tun, also kannst du nicht passen.
choice-does-not-fit = { $book }, Seite { $page }: „{ $given }“ kann für den Effekt dieser Seite nicht gewählt werden.
move-unreadable = „{ $given }“ bezeichnet keinen Zug. Siehe docs/notation.md.

edition-unreadable = { $file } lässt sich nicht lesen: { $reason }
edition-missing = { $file }: { $part } fehlt; erwartet: { $expected }.
edition-wrong = { $file }: { $part } ist { $found }; erwartet: { $expected }.
position-wrong = Die Stellung ist falsch bei „{ $part }“; gefunden: { $found }, erwartet: { $expected }.
file-unreadable = { $file } lässt sich nicht lesen: { $reason }
output-failed = Was zu sagen war, ließ sich nicht ausgeben: { $reason }
file-unwritable = { $file } lässt sich nicht schreiben: { $reason }
record-format = Das ist keine Aufzeichnung; gefundenes Format: { $found }, erwartet: { $expected }.
record-wrong = Die Aufzeichnung ist falsch bei „{ $part }“; gefunden: { $found }, erwartet: { $expected }.
record-rules-version = Die Aufzeichnung folgt Version { $given } der Regeln; dieses Programm kennt { $expected }.
record-unreadable-event = Ein Ereignis lässt sich nicht lesen ({ $reason }): { $event }
record-draw-missing = Aus { $source } muss etwas gezogen werden, und die Aufzeichnung sagt nicht, was.
record-draw-impossible = Was die Aufzeichnung angibt, lässt sich aus { $source } nicht ziehen.
record-draw-not-from-seed = Eine Ziehung aus { $source } folgt nicht aus dem Startwert der Aufzeichnung.
record-event-differs = Ereignis { $index } weicht ab. Aufgezeichnet: { $given } Nach den Regeln: { $expected }
record-event-refused = Ereignis { $index } ist nicht möglich: { $reason }
record-result = Das Ergebnis weicht ab. Aufgezeichnet: { $given } Nach den Regeln: { $expected }

## What was expected: $expected of the messages above

expected-text = Text
expected-number = eine ganze Zahl
expected-list = eine Liste
expected-names-and-values = Namen und Werte
expected-name-or-path = ein Name oder ein Pfad
expected-plain-values = Text, Zahlen, Listen und Tabellen
expected-levels = höchstens { $most } { $most ->
    [one] Ebene
   *[other] Ebenen
}
expected-numbers = { $count } { $count ->
    [one] Zahl
   *[other] Zahlen
}
expected-lists = { $count } { $count ->
    [one] Liste
   *[other] Listen
}
expected-flags = { $count } × true oder false
expected-at-most = höchstens { $most }
expected-action = eine Aktion
expected-chance = etwas, das ziehen kann
expected-county-or-null = eine Grafschaft oder null
expected-choices = eine Wahl für Seite 0 oder 1
expected-two-stacks = zwei Stapel
expected-seed = 64 Hexadezimalziffern
expected-setting = Personenzahl, Optionen und Startplatz, wie die Aufzeichnung sie nennt
expected-end-event = ein Spielende als letztes Ereignis
expected-event = ein Ereignis mit einem Typ
expected-deal = mindestens das Austeilen
expected-seat-names = ein Name für jeden Platz
expected-edition-contents = der Inhalt einer Ausgabendatei
expected-neighbours = Felder im Abstand von zwei Spalten, in der nächsten Zeile um eine Spalte versetzt
expected-book-name = ein Name aus a–z, 0–9 und -
expected-two-pages = zwei Seiten
expected-space = ein Feld der Ausgabe
expected-bare-space = ein Feld ohne abgebildeten Kristall
expected-book = ein Buch der Ausgabe
expected-book-and-pages = ein Buch und seine Seiten
expected-book-once = jedes Buch nur einmal
expected-books = eine Liste von Büchern
expected-books-gone = Bücher, die nicht auf dem Tisch liegen
expected-books-below = { $count } { $count ->
    [one] Buch
   *[other] Bücher
} unter den obersten
expected-top-and-below = top und below
expected-below = 0–{ $most }; ohne oberstes Buch 0
expected-empty-bag = kein Kristall im letzten Abschnitt
expected-filled-bag = mindestens ein Kristall im Hauptabschnitt
expected-no-ending = null, bis die Partie beendet ist
expected-no-turns-left = null außerhalb des letzten Abschnitts
expected-passes = weniger als { $players }; im letzten Abschnitt 0
expected-passes-at-empty-stack = weniger als { $players }, und nur bei leerem Stapel
expected-ending = { $ending }, nach { $count ->
    [one] einmaligem
   *[other] { $count }-maligem
} Passen
expected-colours = { $count } { $count ->
    [one] Farbe
   *[other] Farben
}
expected-colour-once = jede Farbe nur einmal
expected-cards = eine Liste von Karten
expected-coloured-cards = farbige Karten des eigenen Metalls
expected-top-middle-bottom = top, middle und bottom
expected-stack = zwei offene Karten, insgesamt höchstens { $most }
expected-attempts = eine Liste von Attentaten
expected-attempt = jemand anderes als Opfer, eine Nummer von 1 bis 3, und jedes Opfer nur einmal
expected-standing-leader = ein Anführer, der noch nicht gefallen ist

## The page: frame

page-close = Schließen
page-dismiss = Diese Meldung schließen
page-to-home = Zur Startseite
page-settings = Einstellungen
page-connection-lost = Verbindung verloren. Neuer Versuch … dein Zug ist sicher.
page-connection-back = Wieder verbunden
page-try-now = Jetzt versuchen
server-out-of-reach = Der Server ist gerade nicht zu erreichen. Es ist nichts verloren: Bitte versuche es noch einmal.

settings-theme = Darstellung
settings-theme-system = Wie das System
settings-theme-dark = Dunkel
settings-theme-light = Hell
settings-language = Sprache
# $language is the language's own name.
settings-language-failed = { $language } ließ sich nicht laden. Bitte versuche es noch einmal.
settings-menu = Weitere Einstellungen
settings-look = Aussehen des Spielbretts
settings-look-theme = Wie die Seite
settings-look-night = Nacht
settings-look-paper = Papier
settings-speed = Tempo fremder Züge
settings-speed-calm = Ruhig
settings-speed-normal = Mittel
settings-speed-quick = Schnell
settings-speed-instant = Sofort
settings-turns = Am Tisch
settings-confirm = Jeden Zug bestätigen
settings-sound = Leise Klänge
settings-sound-is-on = Klänge sind an: ausschalten
settings-sound-is-off = Klänge sind aus: einschalten
settings-notices = Hinweis im Browser, wenn ich am Zug bin
settings-notices-refused = Dieser Browser lässt hier keine Hinweise zu. Das kannst du in seinen Einstellungen für diese Seite ändern.

lost-address = Unter dieser Adresse ist nichts
lost-address-about = Vielleicht fehlt im Link ein Buchstabe. Von der Startseite kommst du zu all deinen Tischen.
lost-table = Diesen Tisch gibt es nicht
lost-table-about = Prüfe den Link oder lass dir einen neuen schicken.
lost-server = Der Server ist nicht zu erreichen
lost-server-about = Dort sind deine Partien aufgehoben, Zug für Zug. Diese Seite versucht es von selbst wieder und macht weiter, sobald es geht.
lost-old-page = Diese Seite ist veraltet
lost-old-page-about = Queendom wurde aktualisiert, während die Seite offen war. Lade sie neu, dann geht es weiter; kein Zug ist verloren.
lost-full = Alle Plätze sind besetzt
lost-full-about = Du kannst der Partie zuschauen oder einen eigenen Tisch eröffnen.
lost-over = Diese Partie ist beendet
lost-over-about = Du kannst dir ansehen, wie sie ausging, oder einen neuen Tisch eröffnen.
lost-invitation = Diese Einladung passt nicht zum Tisch
lost-invitation-about = Vielleicht wurde der Link abgeschnitten. Lass dir einen neuen schicken; bis dahin kannst du zuschauen.
lost-link = Mit diesem Link lässt sich kein Platz mehr verlegen
lost-link-about = Er gilt einmal und { $minutes } Minuten lang. Erstelle einen neuen auf dem Gerät, das den Platz hat.
lost-otherwise = Das hat nicht geklappt
lost-home = Zur Startseite
lost-again = Erneut versuchen
lost-reload = Neu laden
lost-watch = Zuschauen
lost-see-end = Ausgang ansehen

## The page: home and lobby

home-my-tables = Deine Tische
home-ended-tables = Beendete Partien
home-show-all = Alle { $count } zeigen
home-nobody-yet = Noch niemand sonst
home-turn-yours = Du bist am Zug
home-turn-of = Am Zug: { $name }
home-waiting-for = { $count ->
    [one] wartet auf eine Person
   *[other] wartet auf { $count } Personen
}
home-ended = Partie beendet
home-ended-won = Du hast gewonnen
home-ended-shared = Ihr habt gemeinsam gewonnen
home-ended-lost = Du hast verloren
home-ended-nobody = Niemand hat gewonnen
home-ended-abandoned = Abgebrochen
home-players = { $least }–{ $most } Personen
home-winter-queen-what = Setze funkelnde Kristalle auf die Karte, sammle Zauberbücher in den Grafschaften und aktiviere jedes in seinem besten Moment.
home-christina-regina-what = Führe im Geheimen eine Fraktion am schwedischen Hof, gewinne Einfluss auf drei Stapeln und schlage zu, wenn niemand damit rechnet.
home-play-bots = Gegen Bots spielen
home-play-friends = Mit Freunden
home-play-device = An diesem Gerät
home-table-is-set = Das Spiel wird aufgebaut …
home-more-options = Mehr Optionen
home-fewer-options = Weniger Optionen
# A command line follows.
home-unofficial = Eine inoffizielle Umsetzung. Die Spiele und ihre Namen gehören denen, die sie erdacht und verlegt haben: Winter Queen von Yuri Zhuravlev / CrowD Games, Christina Regina von Nicholas Hjelmberg / Nova Suecia Games.

home-how-many = Wie viele Personen?
home-your-name = Dein Name
home-name-of = Name von Person { $number }
home-friends-about = Du bekommst einen Link für die anderen. Die Partie beginnt, sobald alle sitzen.
home-device-about = Ihr spielt abwechselnd an einem Bildschirm.
# Who sits on a seat.
home-seat = Platz { $number }
home-seat-here = Jemand an diesem Gerät
home-seat-open = Freier Platz
home-seat-open-about = Wartet auf jemanden mit dem Link.
home-seat-bot = Bot { $name }
home-bot-random = Spielt drauflos: zum Kennenlernen.
home-bot-greedy = Holt die meisten Punkte: gute Gegnerin.
home-first-player = Wer beginnt?
home-first-drawn = Das Los entscheidet
home-map = Karte
map-queendom = Königinnenreich
map-snowflake = Schneeflocke
map-lattice = Gitter
home-map-queendom = Weit und ohne Lücken: die richtige für den Anfang.
home-map-snowflake = Ein Stern mit Lücken, an denen Linien enden.
home-map-lattice = Hoch und schmal, mit Türmen in den Ecken.
home-option-end = Wie die Partie endet
home-end-equal-turns = Gleich viele Züge
home-end-equal-turns-about = Die Runde wird zu Ende gespielt, dann haben alle noch einen letzten Zug.
home-end-english-literal = Nach dem Wortlaut der englischen Regeln
home-end-english-literal-about = Es geht weiter bis zum nächsten Zug der Person mit dem Startmarker, dann folgt für alle noch einer: Wer den Startmarker hat, spielt einen Zug mehr.
home-option-wisps = Irrlichter mit einem Kristall ihrer eigenen Farbe
home-wisps-same = Bringen Punkte
home-wisps-same-about = Benachbarte Kristalle dieser einen Farbe zählen.
home-wisps-none = Bringen nichts
home-wisps-none-about = Die Seite braucht einen Kristall einer anderen Farbe.
home-option-memory = Gedächtnishilfe
home-memory-off = Aus
home-memory-off-about = Was untergelegt wurde, muss man sich merken.
home-memory-on = An
home-memory-on-about = Untergelegte Karten, die alle gesehen haben, bleiben aufgelistet.
home-option-scores = Siegpunkte
home-scores-hidden = Verdeckt
home-scores-hidden-about = Bis zum Ende sehen alle nur die eigenen.
home-scores-open = Offen
home-scores-open-about = Alle sehen alle Punkte.
home-open-table = Tisch eröffnen
home-start = Partie beginnen

lobby-title = Warten auf Mitspielende
lobby-starts = { $count ->
    [one] Ein Platz ist frei. Die Partie beginnt von selbst, wenn ihn jemand nimmt.
   *[other] { $count } Plätze sind frei. Die Partie beginnt von selbst, wenn der letzte besetzt ist.
}
lobby-seats = Am Tisch
lobby-open-seat = Freier Platz
lobby-seat-waits = wartet noch
lobby-bot = Bot
lobby-here = ist da
lobby-not-here = hat die Seite geschlossen
lobby-this-device = an diesem Gerät
lobby-stand-up = Aufstehen
lobby-stand-up-named = { $name }: aufstehen
lobby-which-bot = Welcher Bot?
lobby-sit-bot = Bot dazusetzen
lobby-seat-someone = Hier dazusetzen
lobby-not-now = Jetzt nicht
lobby-watching = Du schaust zu. Um mitzuspielen, öffne eine Einladung; wer am Tisch sitzt, kann dir eine schicken.
lobby-invite = Einladen
lobby-link = Link zu diesem Tisch
lobby-copy = Link kopieren
lobby-copied = Kopiert
lobby-link-selected = Der Link ist markiert: Kopiere ihn mit der Tastatur oder durch langes Drücken.
lobby-share = Teilen
lobby-share-text = Komm und spiel mit!
lobby-qr = QR-Code des Einladungslinks
lobby-qr-about = Oder halte die Kamera eines Telefons auf den Code.
lobby-only-this-computer = Diese Adresse gilt nur auf diesem Rechner. Für andere in deinem Netz starte Queendom mit: ./play --host 0.0.0.0
lobby-rules = So wird gespielt
lobby-elsewhere = Zurück zur Startseite; der Tisch bleibt offen

join-title = Einladung zu { $game }
join-about = Nimm Platz; die Partie beginnt, sobald alle sitzen.
join-name-example = Wie sollen dich die anderen nennen?
join-sit = Platz nehmen
join-only-watch = Nur zuschauen
join-on-map = Karte: { $map }
join-move-title = { $game }: Hol deinen Platz hierher
join-move-about = Du spielst auf diesem Gerät weiter. Auf dem anderen schaust du dann zu.
join-move = Meinen Platz hierher holen

## The page: Winter Queen at the table

page-opening = Der Tisch wird geöffnet …
title-your-turn = Dein Zug · { $game }
title-table = { $game } – Queendom
notice-your-turn = { $game }: Du bist am Zug
notice-table = Tisch { $table }
top-main = Runde { $round } · Hauptabschnitt
# On a phone there is room for 26 letters.
top-final = Letzter Abschnitt · { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}
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
act-final-help = Kein Buch wird mehr aktiviert: Gefüllte Seiten zählen am Ende.
preview-book-any = Hier kannst du ein Buch einer beliebigen Grafschaft nehmen.
fair-fingerprint = Fingerabdruck des Zufalls dieser Partie
fair-seed = Startwert
page-worth = jetzt { $vp } SP wert
page-would-score = brächte { $vp } SP
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
    [last] . Der letzte: plus 1 SP
   *[no] . Jetzt außer Reichweite
}
vp-unit = SP
vp-plus = +{ $vp } SP
vp-hidden = SP verdeckt
vp-yours-only = nur für dich sichtbar
first-player = Startmarker
player-open = { $name }: Bücher zeigen
player-no-books = noch keine Bücher
seat-bot = Bot
seat-here = am Tisch
seat-not-here = gerade nicht am Tisch
seat-away = ein Bot springt ein
seat-menu = Dein Platz
seat-move = Auf einem anderen Gerät weiterspielen
seat-move-how = Ein Link, der deinen Platz dorthin verlegt. Er gilt einmal, 15 Minuten lang.
seat-move-do = Link erstellen
seat-leave = Den Tisch verlassen
seat-leave-how = Ein Bot spielt für dich, bis du zurückkommst.
seat-leave-do = Verlassen
seat-return = Zurückkommen
seat-return-how = Ein Bot spielt für dich. Nimm deinen Platz wieder ein.
seat-return-do = Platz einnehmen
bag-title = Im Beutel
bag-count = { CRYSTAL($colour) }: { $count }
bag-help = Wenn der Beutel leer ist, beginnt der letzte Abschnitt.
bag-empty-help = Der Beutel ist leer.
log-title = Verlauf
log-empty = Noch ist nichts geschehen.
log-since = seit deinem letzten Zug
drawer-title = Beutel und Verlauf
side-title = Beutel, Verlauf und dein Zug
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
preview-each-colour = – jetzt, je Farbe:
preview-changes = Deine Seiten danach:
preview-crystal = { CRYSTAL($colour) } auf deinen leeren Seiten brächte:
preview-last-crystal = letzter Kristall des Halters
preview-counts-for = Zählt für { $effects }
preview-book-here = Hier kannst du ein Buch nehmen.
why-nothing = auf der Karte zählt noch nichts dafür.
why-last-crystal = der letzte Kristall eines Halters.
why-wisps = Kristalle neben dem auf { $from }.
why-rose = Kristalle dieser Farbe auf den Linien von { $from } aus.
why-border = Kristalle dieser Farbe am Rand.
why-clouds = Gruppen dieser Farbe.
why-way = verschiedene Farben in einer Reihe ab { $from }.
why-lights = Zonen mit dieser Farbe.
why-star = leere Felder um { $from }.
why-arcane = Kristalle dieser Farbe auf den Büchern, Konkurrent: { $name }.
act-title = Dein Zug
act-your-turn = Dein Zug
act-not-your-turn = Am Tisch
act-game-over = Spielende
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
act-sending = Wird gespielt …
act-waiting = Einen Moment …
act-bot-thinks = { $name } überlegt …
act-person-thinks = Am Zug: { $name }
act-watching = Du schaust zu.
act-can-take-back = Du kannst deinen Zug zurücknehmen, bis jemand anderes spielt.
do-place = Auf { $space } platzieren
do-fill = Hier platzieren
do-activate = Aktivieren
do-without-book = Ohne Buch
do-back = Zurück
do-take-back = Zug zurücknehmen
do-pass = Passen
do-hurry = Schneller
do-result = Ergebnis zeigen
turn-stale = Am Tisch ist es inzwischen weitergegangen. So steht es jetzt; gespielt wurde nichts.
told-take-back = { $name }: letzten Zug zurückgenommen
told-leave = { $name }: gegangen; { $bot } springt ein
told-return = { $name }: wieder da
told-hand-over = { $name }: jetzt an einem anderen Gerät
told-rematch = Die nächste Partie ist eröffnet
result-title = Die Partie ist beendet
result-you-win = Du gewinnst und wirst oberster Berater!
result-winner = { $name } gewinnt
result-shared = Ein geteilter Sieg: { $names }
result-abandoned = Die Partie wurde abgebrochen
result-advisor = Oberster Berater
result-decisive = { $name }: die meisten Punkte durch { $effect }, { $vp } SP
result-during = Während der Partie
result-at-the-end = Schlusswertung
result-last-crystals = letzte Kristalle
result-fair = War der Zufall fair?
result-fair-how = Dieser Fingerabdruck wurde vor der Partie gezeigt; er ist der SHA-256 des Startwerts darunter, aus dem jede Ziehung folgt.
result-record = Aufzeichnung speichern
result-home = Startseite
result-again = Noch eine Partie
result-join-again = Zur nächsten Partie
keys-title = Tastatur
keys-intro = Alles lässt sich mit der Tastatur spielen. Tab führt über den Tisch; schneller geht es mit diesen Tasten:
keys-crystals = zu den Kristallen
keys-map = zur Karte
keys-books = zu deinen Büchern
keys-activate = zu einem Buch, das sich aktivieren lässt
keys-piles = zu den Bücherstapeln
keys-arrows = über die Karte und die Kristalle gehen
keys-enter = wählen, dann bestätigen
keys-back = einen Schritt zurück
keys-log = zum Verlauf
keys-rules = Regeln in Kürze
keys-help = diese Liste
rules-title = Regeln in Kürze
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
rules-end = Das Ende
rules-end-how = Ist der Beutel leer, beginnt der letzte Abschnitt: Alle Kristalle liegen auf einem Halter, kein Buch wird mehr aktiviert, die Runde wird zu Ende gespielt, und alle haben noch einen letzten Zug. Dann werden alle gefüllten Seiten gewertet.
