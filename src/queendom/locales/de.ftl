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
bot-novice = Hermelin
bot-adept = Fuchs
bot-expert = Luchs
bot-master = Schneeeule
bot-early = Mauersegler
bot-late = Dachs
bot-bluffer = Kuckuck
bot-tactician = Vielfraß
# How strong a bot is.
level-novice = unerfahren
level-adept = geübt
level-expert = erfahren
level-master = meisterhaft
level-style = eigener Stil

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
faction-embassy = Gesandte
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
told-cr-assassinate = { $name }: Attentat – Opfer: { $victim }, Anführer: { $number }
told-cr-assassinate-dagger = { $name }: Attentat – Opfer: { $victim }, Anführer: { $number }, Dolch: { $colour }
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
seat-lost = Du hast diesen Platz nicht mehr. Hier siehst du jetzt nur noch zu.
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
log-full = An diesem Tisch ist schon so viel geschehen ({ $most } Ereignisse), dass von nun an nur noch Züge gehen.
table-rules-version = Der Tisch folgt Fassung { $given } der Regeln; dieses Programm kennt { $expected }. Aktualisiere Queendom.
rematch-exists = Die nächste Partie ist schon eröffnet, an Tisch { $table }.
position-tells-secrets = Wer diese Stellung eröffnet, kennt alle Farben. Nur Personen an diesem Gerät und Bots können sie spielen.
nothing-to-take-back = Es gibt nichts zurückzunehmen.
take-back-past-other = Platz { $seat } hat seither gespielt. Ein Zug lässt sich nur zurücknehmen, solange niemand sonst gespielt hat.
take-back-past-chance = In diesem Zug wurde etwas gezogen. Was gesehen wurde, lässt sich nicht zurücknehmen.
take-back-past-reveal = In diesem Zug wurde etwas aufgedeckt. Was gesehen wurde, lässt sich nicht zurücknehmen.
no-seat-without-token = Dieses Gerät hat hier keinen Platz. Setz dich zuerst an den Tisch.
hints-off = An diesem Tisch gibt es keine Tipps.
hint-running = Ein Tipp ist schon unterwegs.
id-used-already = Die Kennung „{ $command }“ wurde schon für einen anderen Befehl benutzt. Jeder Befehl braucht eine eigene Kennung.
no-pages = { $game } hat keine Buchseiten für eine Vorschau.

## What can go wrong

address-unusable = Die Adresse { $address } lässt sich nicht benutzen: { $reason }. Wähle mit --port einen anderen Port.
address-unknown = Unter dieser Adresse gibt es nichts. Was es gibt, steht unter /api/docs.
method-wrong = Diese Adresse nimmt eine solche Anfrage nicht an. Was sie annimmt, steht unter /api/docs.
message-malformed = Die Nachricht hat bei „{ $part }“ nicht die erwartete Form ({ $reason }). Die Form steht unter /api/docs.
message-too-long = Die Nachricht ist länger als { $most } Byte.
head-too-long = Der Kopf der Anfrage ist länger als { $most } Bytes.
too-many = { $what ->
    [tables] Von hier wurden zu viele Tische eröffnet.
    [sockets] Von hier sind zu viele Seiten offen.
    [hints] Zu viele warten auf einen Tipp.
   *[other] Von hier wurde zu viel auf einmal verlangt.
} Bitte versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
server-full = Auf diesem Server sind alle Plätze belegt. Bitte versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
host-unknown = Dieser Server hört nicht auf den Namen „{ $given }“. Mit --allowed-host wird der Name erlaubt.
wrong-limit = „{ $given }“ ist keine Grenze. Schreibe off, oder name=zahl mit einem dieser Namen: { $expected }.
origin-wrong = Eine Seite von einer anderen Adresse ({ $given }) darf das nicht. Starte den Server mit --origin, um es zu erlauben.
store-failed = Das ließ sich nicht speichern, also ist es nicht geschehen. Bitte versuche es noch einmal.
server-failed = Auf dem Server ist etwas schiefgegangen; es hat sich nichts geändert. Bitte versuche es noch einmal.
database-unknown = „{ $url }“ ist keine Datenbank, die Queendom kennt. Erwartet: { $expected }.
database-unreachable = Die Datenbank { $url } lässt sich nicht benutzen: { $reason }.
database-newer = Die Datenbank { $url } stammt von einem neueren Queendom ({ $reason }; dieses hier kennt { $expected }). Aktualisiere Queendom.
database-in-use = Die Datei { $file } hat schon ein anderer Queendom-Server (Prozess { $process }). Zwei an einer Datei sähen die Züge des anderen nicht. Beende zuerst den anderen, oder wähle mit --database eine andere Datei.
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
home-seat-bot-level = Bot { $name }, { $level }
home-bot-random = Spielt drauflos: zum Kennenlernen.
home-bot-greedy = Holt die meisten Punkte: gute Gegnerin.
home-bot-novice = Nett zu Neulingen: sieht Punkte, übersieht vieles.
home-bot-adept = Sieht das meiste und ein, zwei Züge voraus.
home-bot-expert = Übersieht nichts und plant.
home-bot-master = Spielt, so gut es geht: schwer zu schlagen.
home-bot-early = Eilt zum Einfluss und hält die Partie kurz.
home-bot-late = Wartet ab und hält die Partie lang.
home-bot-bluffer = Tut, als diente er einer anderen Farbe: Dolche gehen fehl.
home-bot-tactician = Schnell mit dem Dolch, ohne Angst vor dem Risiko.
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
home-option-hints = Tipps
home-hints-off = Aus
home-hints-off-about = Alle überlegen selbst.
home-hints-on = An
home-hints-on-about = Wer am Zug ist, kann fragen, was ein starker Bot täte und warum.
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
top-main-only = Hauptabschnitt
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

# A hint: what a strong bot would do.
advice-title = Tipp
advice-thinks = Die Möglichkeiten werden abgewogen …
advice-choose = Gespielt wird erst, wenn du bestätigst.
advice-chance = { $chance } Gewinnchance
advice-ahead = { $points ->
    [one] { $ahead } Punkt am Ende
   *[other] { $ahead } Punkte am Ende
}
advice-place = { CRYSTAL($colour) } auf { $space }
advice-place-take = { CRYSTAL($colour) } auf { $space }, dazu das Buch { COUNTY($county, case: "genitive") }
advice-fill = { CRYSTAL($colour) } auf die Seite { $effect }
advice-activate = { $book } aktivieren
advice-activate-return = { $book } aktivieren; zurück in den Beutel: { CRYSTAL($colour) } von { $space }
advice-draw = { $drawn } ziehen und { $buried } unterlegen
advice-agitate = Agitation: { $card } abwerfen
advice-manipulate = Manipulation: die obersten Karten von { $one } und { $other } tauschen
advice-persuade = Überredung: { $card } oben auf { $stack } legen
advice-assassinate = Attentat – Opfer: { $name }, Anführer: { $number }, Dolch: { $colour }
advice-pass = Passen
# Why it is good.
reason-points = Bringt sofort { $points } SP.
reason-pages = Deine Seiten sind dann { $points } SP mehr wert.
reason-spoils = Die Seiten der anderen sind dann { $points } SP weniger wert.
reason-book = Das Buch dazu könnte beim jetzigen Stand bis zu { $points } SP bringen.
reason-full = Eines deiner Bücher hat dann beide Kristalle.
reason-influence = { $points ->
    [one] { $points } Einflusspunkt mehr für dich, würde jetzt gezählt.
   *[other] { $points } Einflusspunkte mehr für dich, würde jetzt gezählt.
}
reason-lowers = { $points ->
    [one] Die anderen verlieren vermutlich { $points } Punkt.
   *[other] Die anderen verlieren vermutlich { $points } Punkte.
}
reason-buries = { $card } verschwindet unter dem Stapel.
reason-discards = { $card } wird abgeworfen.
reason-likely = { $victim } dient mit { $chance } Wahrscheinlichkeit dieser Fraktion: { $colour }.
reason-hides = Verrät wenig über deine Farbe.
reason-exact = Bis zum Ende der Partie durchgerechnet.
reason-search = Kein einzelner Grund: von allem Erprobten das Beste.
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
seat-thinks = überlegt
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
do-hint = Tipp
do-result = Ergebnis zeigen
turn-stale = Am Tisch ist es inzwischen weitergegangen. So steht es jetzt; gespielt wurde nichts.
told-take-back = { $name }: letzten Zug zurückgenommen
told-leave = { $name }: gegangen; { $bot } springt ein
told-return = { $name }: wieder da
told-hand-over = { $name }: jetzt an einem anderen Gerät
told-rematch = Die nächste Partie ist eröffnet
told-later = Einige Züge später
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
keys-rule = die Regel zu dem, was den Fokus hat; auch mit Rechtsklick oder langem Druck
keys-hint = ein Tipp, wo es am Tisch welche gibt
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

## The page: Christina Regina's pieces

# On cards: room for some ten letters.
court-blue = Reichsrat
court-red = Armee
court-green = Akademie
court-black = Kirche
court-purple = Gesandte
court-none = Farblos

## The page: Christina Regina's table

court-title = Der Hof
court-subtitle = Der Weg der Königin
court-turn = Zug { $turn }
court-card = { $faction } ({ $metal })
# The word Anführer stands beside it, or follows with a hyphen.
court-leader = { $metal }
court-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
court-empty = leer
court-nothing = nichts
court-empty-help = leer: niemand zieht, Passen ist erlaubt
court-next-below = dann · noch { $count }
court-below-short = noch { $count }
court-known-below = Untergelegt, allen bekannt: { $cards }
court-stack-label = Stapel { $stack }: { $card }. Danach: { $next }, { $below } darunter.{ $state ->
    [draw] {" "}Du kannst die Karte ziehen
    [bury] {" "}Du kannst die Karte unterlegen
    [agitate] {" "}Du kannst die Karte abwerfen
    [manipulate] {" "}Du kannst die Karte tauschen
    [persuade] {" "}Hierher kannst du die Karte legen
   *[no] {""}
}
court-influence = Einfluss, von oben: 3, 2, 1
court-influence-short = Einfluss
court-influence-label = Einflussstapel { $stack }, von oben
court-row-label = { $card }: { $points }
court-no-influence = noch kein Einfluss
court-discarded = Abgeworfen: { $count }
court-discards-label = Abgeworfene Karten, die neueste zuletzt
court-no-discards = noch nichts
court-tag-draw = Ziehen
court-tag-bury = Unterlegen
court-open-seat = { $name }: Anführer und Attentate
court-has-seen-you = kennt deine Farbe
court-tilted = gekippt
court-action-ready = Aktionskarte bereit
court-action-spent = Aktionskarte gespielt
court-action-was = Gespielt: { $action }
court-action-spent-on = Aktionskarte gespielt: { $action }
court-action-card = Aktionskarte, einmal pro Partie
court-once-each = Dolche: einmal je Opfer
court-daggers = Dolche
court-dagger-ready = bereit
court-attempt-hit = gelungen
court-attempt-missed = gescheitert
court-dock = { $name }: Anführer und Aktionen
court-colour-veiled = deine Farbe ist verdeckt
court-you-serve = Fraktion: { $faction }
court-peek = Halten: ansehen
court-peeking = Dann loslassen
court-keep-open = Meine Farbe offen lassen
court-veil-again = Farbe verdecken
court-agitate = Agitation
court-agitate-how = eine oberste Karte abwerfen
court-manipulate = Manipulation
court-manipulate-how = zwei oberste Karten tauschen
court-persuade = Überredung
court-persuade-how = Abgeworfenes zurückholen
court-assassinate = Attentat
court-assassinate-how = Opfer nennen, Dolch wählen
court-pass-how = ein Hofstapel ist leer
court-pass-not = noch ist kein Stapel leer
court-ask-draw = Eine ziehen, eine andere unterlegen
court-goal = Dein Ziel: Am Ende liegt deine Farbe weit oben in den drei Einflussstapeln. „Halten: ansehen“ zeigt dir deine Farbe.
court-ask-draw-help = Fahre von der Karte, die du ziehst, zu der, die du unterlegst, oder tippe beide nacheinander an.{ $others ->
    [none] {""}
   *[both] {" "}Oder wähle eine Aktion.
  }
court-ask-bury = Welche wird untergelegt?
court-ask-bury-help = Wähle die oberste Karte eines anderen Stapels.
court-ask-other = Ein Stapel ist leer: Niemand zieht
court-ask-other-help = { $others ->
    [none] Du kannst nur noch passen.
    [action] Passe oder spiele deine Aktionskarte.
    [attempt] Passe oder verübe ein Attentat.
   *[both] Passe, spiele deine Aktionskarte oder verübe ein Attentat.
  }
court-ready-draw = { $drawn } ziehen und { $buried } unterlegen?
court-ready-agitate = { $card } abwerfen?
court-ready-manipulate = Die obersten Karten von { $one } und { $other } tauschen?
court-ready-persuade = { $card } oben auf { $stack } legen?
court-ready-assassinate = Attentat auf { $name }?
court-would-influence = { $card } kommt oben auf den Einflussstapel { $stack }
court-would-discard = { $card } wird abgeworfen
court-would-bury = { $card } kommt verdeckt unter den Stapel { $stack }
court-do-draw = Ziehen, unterlegen
court-do-agitate = Abwerfen
court-do-manipulate = Tauschen
court-do-persuade = Zurückholen
court-do-assassinate = Zustechen
court-attempt-about = Trägt der Dolch die Farbe deines Opfers, fällt dessen Anführer, sonst dein eigener mit derselben Nummer.
court-ready-pass = In diesem Zug passen?
court-attempt-first-leader = Wähle erst den Anführer, dann den Dolch.
court-attempt-used = dein Dolch für dieses Opfer ist verbraucht
court-attempt-no-leader = keine Zahl mehr, bei der beide Anführer noch stehen
court-attempt-bluff = Ein Dolch deiner eigenen Farbe kann nur fehlgehen: ein Bluff.
court-attempt-first-victim = Wähle zuerst das Opfer.
court-attempt-secret = Nur du und dein Opfer sehen den Dolch. Du siehst die Farbe deines Opfers.
court-hand-over = Weitergeben an: { $name }
court-lift = Ich bin { $name }: Vorhang auf
court-curtain-about = Hinter dem Vorhang ist alles Geheime: Farben, Notizen und Dolche.
court-drawer = Notizen und Verlauf
court-christina-wins = Königin Christina geht ihren eigenen Weg
court-christina-about = Keine eurer Fraktionen hat noch Einfluss: Sie braucht niemanden von euch.
court-you-win = Du gewinnst! Die Königin hört auf dich.
court-decided-points = Die meisten Punkte.
court-decided-threes = Gleichstand, entschieden durch die meisten ersten Plätze.
court-decided-twos = Gleichstand, entschieden durch die meisten zweiten Plätze.
court-decided-shared = Gleichstand bis zuletzt.
court-removed = Anführer gefallen: entfernt
court-nobody = niemand: besetzt nur den Platz
court-all-attempts = Alle Attentate mit ihren Dolchen
court-attempt-told = { $assassin } → { $victim }, { $leader }-Anführer, Dolch: { $dagger } – { $result ->
    [hit] gelungen
   *[missed] gescheitert
}
told-cr-success-seen = Das Attentat gelingt. Opfer: { $victim }, Fraktion: { $colour }.
told-cr-failure-seen = Das Attentat scheitert. Opfer: { $victim }, Fraktion: { $colour }.
ceremony-assassin = Das siehst du als Attentäter
ceremony-victim = Das siehst du als Opfer
ceremony-court = Das sieht der Hof
ceremony-all = Das sahen alle zusammen
ceremony-go-on = Weiter
ceremony-assassin-hit = Der Dolch hat getroffen
# „Ihr“ is the faction.
ceremony-assassin-hit-about = Die Fraktion von { $victim }: { $faction }. Ihr { $leader }-Anführer fällt.
ceremony-assassin-missed = Der Dolch ging fehl
ceremony-assassin-missed-about = Die Fraktion von { $victim }: { $faction }. Dein eigener { $leader }-Anführer fällt.
ceremony-assassin-note = Nur du hast diesen Schild gesehen. Dein Opfer hat deinen Dolch gesehen.
ceremony-victim-hit = Ein Dolch hat dich getroffen
ceremony-victim-hit-about = Er kam von { $assassin }, sein Zeichen: { $dagger }. Dein { $leader }-Anführer fällt.
ceremony-victim-missed = Ein Dolch hat dich verfehlt
ceremony-victim-missed-about = Er kam von { $assassin }, sein Zeichen: { $dagger }. Der { $leader }-Anführer des Attentäters fällt.
ceremony-victim-note = { $assassin } kennt jetzt deine Farbe. Der Hof weiß nur, wie es ausging.
ceremony-court-hit = Der Dolch von { $assassin } trifft { $victim }
ceremony-court-hit-about = Das Attentat ist gelungen. Der { $leader }-Anführer des Opfers fällt.
ceremony-court-missed = Der Dolch von { $assassin } verfehlt { $victim }
ceremony-court-missed-about = Das Attentat ist gescheitert. Der { $leader }-Anführer des Attentäters fällt.
ceremony-court-note = Weder der Dolch noch der Schild wurde gezeigt.
ceremony-all-hit-about = Das Zeichen des Dolchs: { $dagger }. Die Fraktion von { $victim }: { $faction }. Der { $leader }-Anführer des Opfers fällt.
ceremony-all-missed-about = Das Zeichen des Dolchs: { $dagger }. Die Fraktion von { $victim }: { $faction }. Der { $leader }-Anführer des Attentäters fällt.
ceremony-all-note = { $victim } sah den Dolch, { $assassin } den Schild. Der Hof sah nur, wie es ausging.
sheet-title = Wer ist wer?
sheet-clear = Notizen löschen
sheet-help = Tippe ein Feld an: nein, vielleicht, ja. Deine Notizen bleiben in diesem Browser.
sheet-seen = gesehen, sicher
sheet-certainly-not = sicher nicht
sheet-cell = { $name }, { $faction }: { $mark ->
    [no] du glaubst: nein
    [maybe] vielleicht
    [yes] du glaubst: ja
   *[none] keine Notiz
}
keys-stacks = Kupfer, Silber, Gold: ziehen, dann unterlegen
keys-court-actions = Agitation, Manipulation, Überredung
court-rules-aim = Du führst im Geheimen eine von fünf Fraktionen. Bring ihre Farbe auf den drei Einflussstapeln Kupfer, Silber und Gold nach oben. Errate, wer wer ist, bevor dich jemand durchschaut.
court-rules-turn = Dein Zug: eines dieser Dinge
court-rules-draw = Ziehen und unterlegen
court-rules-draw-how = Nimm die oberste Karte eines Stapels; die oberste eines anderen kommt verdeckt unter ihren Stapel. Eine farbige Karte kommt oben auf den Einflussstapel ihres eigenen Metalls, eine farblose wird abgeworfen. Nur solange kein Stapel leer ist.
court-rules-agitate = Agitation
court-rules-agitate-how = Einmal pro Partie, mit deiner Aktionskarte: Wirf die oberste Karte eines Hofstapels ab.
court-rules-manipulate = Manipulation
court-rules-manipulate-how = Oder mit derselben Karte: Vertausche die obersten Karten zweier Hofstapel.
court-rules-persuade = Überredung
court-rules-persuade-how = Oder mit derselben Karte: Leg eine abgeworfene Karte oben auf einen beliebigen Hofstapel.
court-rules-assassinate = Attentat
court-rules-assassinate-how = Nenne ein Opfer, eine Nummer und, im Geheimen, eine Farbe. Ist es die Farbe des Opfers, fällt dessen Anführer mit dieser Nummer, sonst deiner. Du erfährst die Farbe des Opfers, das Opfer sieht den Dolch. Einmal je Opfer.
court-rules-pass = Passen
court-rules-pass-how = Nur solange ein Hofstapel leer ist. Sobald alle nacheinander passen, endet die Partie.
court-rules-end-how = Für jeden gefallenen Anführer wird im Einflussstapel seiner Nummer die oberste Karte seiner Farbe entfernt. Dann bringt jeder Einflussstapel von oben 3, 2 und 1 Punkte. Wer die meisten Punkte hat, gewinnt; ist von keiner gespielten Farbe mehr eine Karte übrig, gewinnt Königin Christina.

## The page: replays

replay-title = Wiedergabe
# After the end of a game, and beside finished games on the start page.
replay-watch = Partie noch einmal ansehen
replay-watch-short = Ansehen
replay-to-table = Zum Tisch
replay-open = Aufzeichnung öffnen
replay-open-title = Aufzeichnung einer Partie öffnen
replay-open-about = Sieh dir eine Partie Zug für Zug an, aus ihrer Aufzeichnung: der Datei, die du mit „Aufzeichnung speichern“ bekommst. Sie wird anhand der Regeln geprüft und nirgends aufbewahrt.
replay-open-choose = Datei wählen
replay-open-drop = oder hier ablegen
replay-open-checking = Die Aufzeichnung wird geprüft …
replay-open-wrong = Diese Aufzeichnung lässt sich nicht zeigen
replay-open-no-json = „{ $file }“ ist keine Aufzeichnung: Die Datei lässt sich nicht als solche lesen.
replay-open-too-long = „{ $file }“ ist zu lang für die Aufzeichnung einer Partie.
replay-open-again = Wähle eine andere Datei oder leg sie hier ab.
replay-controls = Wiedergabe
replay-start = An den Anfang
replay-back = Einen Zug zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Einen Zug weiter
replay-end = Ans Ende
replay-turns = Zug
replay-turn = Zug { $turn } von { $turns }
replay-before-first = Vor dem ersten Zug
replay-given-up = { $turn ->
    [0] Abgebrochen vor dem ersten Zug
   *[other] Abgebrochen nach Zug { $turn }
}
replay-unfinished = Hier endet die Aufzeichnung, noch vor dem Ende der Partie.
replay-eyes = Sicht
replay-eyes-all = Alles aufgedeckt
replay-eyes-public = Was alle sahen
replay-speed = Tempo
replay-more = Mehr
replay-copy = Link zu dieser Stellung kopieren
replay-copied = Der Link ist kopiert. Wer ihn öffnet, sieht diese Stellung.
replay-copied-secrets = Der Link ist kopiert. Wer ihn öffnet, sieht diese Stellung samt den Farben aller.
replay-link = Link zu dieser Stellung
replay-play-on = Von hier gegen Bots weiterspielen
replay-play-on-about = An einem neuen Tisch: Du nimmst den Platz von { $name } ein, auf den anderen sitzen Bots.
replay-keys = Tasten: ← → ein Zug, Pos1 und Ende, Leertaste spielt ab.
# A position that somebody shared as a link.
replay-position = Eine geteilte Stellung
replay-position-about = Probiere einen Zug aus und sieh, was er brächte. Noch wird nichts gespielt.
replay-position-about-court = Die Farben aller sind aufgedeckt. Noch wird nichts gespielt.
replay-position-over = Hier ist die Partie beendet.
replay-position-play = Von hier gegen Bots spielen
replay-position-copy = Link kopieren
replay-position-look = Hier kannst du nur schauen. Um diesen Zug zu spielen, wähle „Von hier gegen Bots spielen“.
replay-position-broken = Dieser Link enthält keine Stellung
replay-position-broken-about = Vielleicht wurde er unterwegs abgeschnitten. Lass dir den ganzen Link noch einmal schicken.

## The page: rules

# Ids of rules such as WQ-3.4 become links: keep them as they are.
rules-page-title = Regeln: { $game }
rules-page-link = Regeln
rules-page-open = Die Regel: { $name }
rules-page-all = Alle Regeln, mit Beispielen zum Ausprobieren
rules-at-hand-step = was du jetzt tun sollst
rules-at-hand-opening = Die Regel wird geöffnet …
rules-at-hand-missing = Die Regel ließ sich nicht laden. Sie steht auch auf der Seite mit allen Regeln.
rules-at-hand-back = Vorige Regel
rules-at-hand-page = Auf der Seite mit allen Regeln
rules-page-contents = Inhalt
rules-page-find = Regel suchen
rules-page-words-winner = Unentschieden, Gleichstand, Sieg, Gewinner, gewinnen
rules-page-words-end = Spielende, Ende, Schluss, vorbei, letzte Runde
rules-page-found = { $count ->
    [0] Keine Regel enthält diese Wörter.
    [one] Eine Regel
   *[other] { $count } Regeln
}
rules-page-show-all = Alle Regeln zeigen
rules-page-back = Zurück zum Tisch
rules-page-print = Drucken
rules-page-other = Das andere Spiel: { $game }
rules-page-ruling = Unsere Festlegung
rules-page-reading = Unsere Lesart
rules-page-option = Option am Tisch
rules-page-default = üblich
rules-page-about-marks = Manches lassen die Spielanleitungen offen, oder nur Bilder zeigen es. Dort mussten wir entscheiden: Solche Anmerkungen sind gekennzeichnet. Eine Option wird gewählt, wenn der Tisch eröffnet wird.
rules-page-winter-queen-intro = Zwei bis vier Magier teilen sich eine Karte aus Sechsecken und einen Beutel voller Kristalle. Kristalle auf der Karte verschaffen dir Zauberbücher, Kristalle auf deren Seiten bestimmen, was sie zählen, und ein Buch, das aktiviert wird, bringt Siegpunkte (SP). Wer die meisten SP hat, wird oberster Berater der Königin.
rules-page-christina-regina-intro = Zwei bis fünf Personen führen Fraktionen am Hof Königin Christinas von Schweden, und niemand weiß, wer welche führt. Bring die Karten deiner Farbe auf den Einflussstapeln nach oben und wahre dein Geheimnis: Es sind Dolche im Umlauf.
rules-page-components = Spielmaterial
rules-page-set-up = Spielaufbau
rules-page-turn = Ein Zug
rules-page-winter-queen-turn-intro = Du tust genau eines von drei Dingen: einen Kristall auf der Karte platzieren, einen auf einem Buch platzieren oder ein Buch aktivieren.
rules-page-christina-regina-turn-intro = Du tust genau eines: ziehen, deine Aktionskarte einsetzen, ein Attentat verüben oder passen.
rules-page-end = Das Ende
rules-page-scoring = Schlusswertung
rules-page-effects = Die Effekte
rules-page-effects-intro = Die Farbe einer Seite ist die des Kristalls, der darauf liegt. Auf Königinnen-Gebiet-Plättchen abgebildete Kristalle zählen wie platzierte. Die beste Wahl wird vorgeschlagen und jeder Kristall gezeigt, der Punkte bringt; du darfst anders wählen.
rules-page-effects-ruling = Muss ein Kristall gewählt werden und auf der Karte liegt kein passender, bringt der Effekt 0 SP.
rules-page-assassination = Attentat
rules-page-end-and-scoring = Ende und Wertung
rules-page-knowledge = Wer was weiß
rules-page-knowledge-intro = Was auf deinen Bildschirm kommt, hält sich an diese Liste: Keine Seite enthält mehr, als die Person davor wissen darf.
rules-page-knows-everybody = Alle
rules-page-knows-everybody-what = die offenen Karten, die abgeworfenen Karten und die Einflussstapel, wie viele Karten jeder Stapel hat, wessen Aktionskarte gespielt ist, welche Anführer gekippt sind, und wer auf wen ein Attentat verübt hat, mit welcher Nummer und mit welchem Ausgang
rules-page-knows-some = Einige
rules-page-knows-some-what = die Farbe einer Person: sie selbst und alle, die ein Attentat auf sie verübt haben; der Dolch eines Attentats: Attentäter und Opfer
rules-page-knows-nobody = Niemand
rules-page-knows-nobody-what = die Reihenfolge der verdeckten Karten und die Farben, die niemand gewählt hat
rules-page-knows-memory = Einige verdeckte Karten waren vorher offen: untergelegte und solche, die durch eine Überredung zugedeckt wurden. Alle haben sie gesehen und dürfen sie sich merken.
rules-page-knows-ruling = Nach dem Ende der Partie wird alles aufgedeckt, auch die Dolche.
rules-page-players = Personen
rules-page-holders = Halter
rules-page-removed = Je Farbe entfernt
rules-page-in-play = Kristalle im Spiel
rules-page-each-holder = Auf jedem Halter
rules-page-in-bag = Noch im Beutel
rules-page-see-example = Beispiel { $number }
rules-page-example = Beispiel { $number }
rules-page-shows = Es zeigt:
rules-page-examples-missing = Die Beispiele ließen sich nicht laden. Auch ohne sie sind die Regeln vollständig.
rules-page-try = Ausprobieren
rules-page-guess = Was bringt es?
rules-page-choose-crystal = Wähle einen Kristall, auf der Karte oder hier:
rules-page-choose-way = Wähle einen Kristall und eine Richtung:
rules-page-choose-opponent = Wähle einen Konkurrenten:
rules-page-choose-return = Welcher Kristall kommt zurück in den Beutel? Wähle einen, auf der Karte oder hier:
rules-page-choose-dagger = Wähle einen Dolch:
rules-page-choose-first = Welche Fraktion erhält hier 3 Punkte?
rules-page-right = Richtig: { $vp } SP.
rules-page-not-quite = Nicht ganz: { $vp } SP.
rules-page-brings = { $vp } SP
rules-page-best = Das ist hier die beste Wahl.
rules-page-better = Eine andere Wahl bringt mehr: Versuche es.
rules-page-page-changes = { $name }, { $effect }: vorher { $before } SP, danach { $after } SP
rules-page-show-result = Ergebnis zeigen
rules-page-start-over = Von vorn
rules-page-play-on = Von hier gegen Bots spielen
rules-page-play-on-about = Du nimmst den Platz ein, von dem das Beispiel handelt, auf den anderen sitzen Bots.
rules-page-hit = Das Attentat gelingt. Der { $leader }-Anführer des Opfers wird gekippt.
rules-page-missed = Das Attentat scheitert. Dein eigener { $leader }-Anführer wird gekippt.
rules-page-points-right = Richtig.
rules-page-points-wrong = Nicht ganz.
rules-page-your-leaders = Deine Anführer
rules-page-leaders-of = Anführer von { $name }
rules-page-way-from = { $space } nach { $direction }
rules-page-direction-0 = Osten
rules-page-direction-1 = Südosten
rules-page-direction-2 = Südwesten
rules-page-direction-3 = Westen
rules-page-direction-4 = Nordwesten
rules-page-direction-5 = Nordosten
rules-page-example-wq-1 = Du hast ein Buch mit einem roten Kristall auf der Seite Hüter der Grenze; die andere Seite ist leer. Du aktivierst es.
rules-page-example-wq-1-told = Zwei der drei roten Kristalle liegen am Rand der Karte, also erhältst du 2 SP. Das Buch und der Kristall darauf kommen aus dem Spiel. In den Beutel kommt nichts zurück, denn nur eine Seite war gefüllt.
rules-page-example-wq-2 = Auf deinem Buch liegen ein grüner Kristall auf der Seite Nordlichter und ein roter auf der Seite Hüter der Grenze. Du aktivierst es: Beide Seiten bringen Punkte, und dann kommt ein Kristall von der Karte zurück in den Beutel.
rules-page-example-wq-2-told = Grün ist in drei Zonen: 3 SP. Zwei rote liegen am Rand: 2 SP. Und kommt der lilafarbene Kristall zurück, nimmt er mit, worauf die Irrlichter eines Konkurrenten zählten.
rules-page-example-wq-3 = Auf deiner Seite Irrlichter ist Lila abgebildet, und ein roter Kristall liegt darauf. Von welchem Kristall aus zählst du?
rules-page-example-wq-3-told = Der lilafarbene Kristall in der Mitte berührt drei rote: 3 SP. Von einem roten aus würdest du lilafarbene Nachbarn zählen, und jeder rote hat nur einen.
rules-page-example-wq-4 = Ein grüner Kristall liegt auf deiner Rose der Winde. Von welchem grünen Kristall auf der Karte aus erreichen die Linien am meisten?
rules-page-example-wq-4-told = Der auf c5 sieht auf seinen sechs Linien fünf andere und zählt selbst mit: 6 SP. Der rote Kristall dazwischen versperrt die Sicht nicht; der grüne auf d1 liegt auf keiner Linie.
rules-page-example-wq-5 = Ein roter Kristall liegt auf deinem Hüter der Grenze. Auf der Karte liegen vier rote.
rules-page-example-wq-5-told = Drei davon liegen am Rand: 3 SP. Sie müssen nicht nebeneinander liegen.
rules-page-example-wq-6 = Ein grüner Kristall liegt auf deinen Magischen Wolken. Auf der Karte liegen fünf grüne.
rules-page-example-wq-6-told = Drei grüne berühren einander und bilden eine Gruppe; die beiden anderen liegen allein, jeder ist eine Gruppe für sich: 3 SP.
rules-page-example-wq-7 = Ein lilafarbener Kristall liegt auf deinem Strahlenden Weg. In welche Richtung gehst du von dem lilafarbenen auf der Karte aus?
rules-page-example-wq-7-told = Lila, rot, grün: 3 SP. Der nächste ist wieder grün und beendet den Weg, also zählt der blaue dahinter nicht.
rules-page-example-wq-8 = Ein grüner Kristall liegt auf deinen Nordlichtern.
rules-page-example-wq-8-told = Grün ist in der roten, der blauen und der lilafarbenen Grafschaft und zweimal auf Königinnen-Gebiet-Plättchen, die zusammen eine Zone sind: 4 SP. In der grünen Grafschaft ist keiner.
rules-page-example-wq-9 = Ein lilafarbener Kristall liegt auf deinem Polarstern, und einer liegt am linken Rand der Karte.
rules-page-example-wq-9-told = Drei Felder grenzen daran. Auf einem liegt ein roter Kristall; die beiden anderen sind leer, darunter ein leeres Königinnen-Gebiet-Plättchen: 2 SP.
rules-page-example-wq-10 = Ein lilafarbener Kristall liegt auf deinem Arkanen Wissen und ein weiterer auf einem zweiten Buch von dir. Mit wessen Büchern zählst du?
rules-page-example-wq-10-told = 1 SP für den Kristall auf der Seite, 1 SP für dein anderes Buch und 2 SP bei diesem Konkurrenten: für einen platzierten und einen auf Irrlichtern abgebildeten. Zusammen 4 SP.
rules-page-example-cr-1 = Du verübst ein Attentat auf den Kupfer-Anführer eines Konkurrenten. Du darfst jeden der fünf Dolche wählen; nur du und dein Opfer werden ihn sehen.
rules-page-example-cr-1-told = Das Opfer spielt Rot. Nur mit einem roten Dolch gelingt das Attentat, und der Kupfer-Anführer des Opfers wird gekippt; mit jedem anderen wird es dein eigener. Welcher Dolch es auch ist, du siehst die Karte des Opfers und kennst die Farbe. Die anderen erfahren die Nummer und den Ausgang, aber keine Farbe.
rules-page-example-cr-2 = Die Partie ist beendet. Das ist der Einflussstapel Gold; der Gold-Anführer von Blau ist gekippt, und niemand spielt Grün.
rules-page-example-cr-2-told = Zuerst wird die blaue Karte entfernt. Rot rückt nach ganz oben: 3 Punkte. Grün behält den zweiten Platz, aber seine 2 Punkte bekommt niemand. Schwarz erhält 1 Punkt.

rule-wq-1-1-title = Kristalle
rule-wq-1-1 = Es gibt 45 Kristalle: je neun in Rot, Grün, Lila, Blau und Gelb.
rule-wq-1-2-title = Die Karte
rule-wq-1-2 = Auf einer Karte aus sechseckigen Feldern liegen vier Grafschaften: eine rote, eine grüne, eine lilafarbene und eine blaue. Fünf weitere Felder zeigen die Burg oder einen Turm: Sie sind das Königinnen-Gebiet und gehören zu keiner Grafschaft. Die Karte gibt es in zwei Ansichten, die sich gleich spielen.
rule-wq-1-2-reading = Fünf Felder je Grafschaft, insgesamt 25. Am Tisch kann man zwischen drei Karten dieser Größe wählen.
rule-wq-1-3-title = Zauberbücher
rule-wq-1-3 = Es gibt 20 Bücher. Jedes hat zwei Seiten und jede Seite einen von acht Effekten (WQ-6.1 bis WQ-6.8). Auf den Seiten der Irrlichter ist außerdem ein Kristall abgebildet, in jeder der fünf Farben.
rule-wq-1-3-reading = Jeder Effekt steht auf fünf der 40 Seiten, und welche zwei ein Buch teilen, ist unsere Liste.
rule-wq-1-4-title = Königinnen-Gebiet-Plättchen
rule-wq-1-4 = Es gibt acht Plättchen. Auf einigen ist ein Kristall abgebildet, die anderen sind leer.
rule-wq-1-4-reading = Auf fünf ist ein Kristall abgebildet, einer in jeder Farbe; drei sind leer.
rule-wq-1-5-title = Alles Übrige
rule-wq-1-5 = Kristallhalter, ein Beutel, der Winterkönigin-Marker als Startmarker und Marker für Siegpunkte (SP).
rule-wq-1-5-ruling = SP gehen nie aus.
rule-wq-2-1-title = Anzahlen
rule-wq-2-1 = Die Personenzahl bestimmt, wie viele Halter und Kristalle verwendet werden.
rule-wq-2-2-title = Königinnen-Gebiet
rule-wq-2-2 = Fünf der acht Plättchen werden zufällig gezogen und offen ausgelegt, eines auf der Burg und eines auf jedem Turm. Die übrigen drei bleiben aus dem Spiel.
rule-wq-2-3-title = Bücherstapel
rule-wq-2-3 = Die Bücher werden zu vier Stapeln mit je fünf gemischt, einem für jede Grafschaft, offen. Zu sehen ist nur das oberste Buch eines Stapels; was darunter liegt, weiß niemand.
rule-wq-2-4-title = Reichweite
rule-wq-2-4 = Bei drei oder vier Personen liegt zwischen je zwei benachbarten ein Halter: Du erreichst den links und den rechts von dir. Zu zweit erreichen beide alle drei.
rule-wq-2-5-title = Wer beginnt
rule-wq-2-5 = Es beginnt, wer zuletzt Schnee gesehen hat: Wählt also oder lasst das Los entscheiden. Wer beginnt, behält den Winterkönigin-Marker die ganze Partie. Gespielt wird im Uhrzeigersinn.
rule-wq-3-1-title = Auf der Karte platzieren
rule-wq-3-1 = Nimm einen Kristall von einem Halter in deiner Reichweite und platziere ihn auf einem beliebigen leeren Feld. Ein Feld ist leer, solange dort kein Kristall platziert oder abgebildet ist; ein leeres Königinnen-Gebiet-Plättchen ist also ein leeres Feld.
rule-wq-3-2-title = Ein Buch nehmen
rule-wq-3-2 = Nach dem Platzieren auf der Karte darfst du das oberste Buch vom Stapel dieser Grafschaft nehmen. Bei Burg oder Turm wählst du eine beliebige Grafschaft. Es muss noch ein Buch da sein, und du musst weniger als drei haben.
rule-wq-3-2-ruling = Ein Buch lässt sich weder tauschen noch ablegen, um Platz zu schaffen.
rule-wq-3-3-title = Auf einem Buch platzieren
rule-wq-3-3 = Nimm einen Kristall von einem Halter in deiner Reichweite und platziere ihn auf einer leeren Seite eines deiner Bücher. Jede Farbe ist erlaubt, ein Kristall je Seite. Punkte gibt es noch keine, und du nimmst kein Buch.
rule-wq-3-4-title = Ein Buch aktivieren
rule-wq-3-4 = Wähle eines deiner Bücher mit mindestens einem Kristall. Jede gefüllte Seite bringt Punkte, in der Reihenfolge, die du möchtest. Dann kommen das Buch und die Kristalle darauf aus dem Spiel. Waren beide Seiten gefüllt, musst du außerdem einen platzierten Kristall von der Karte zurück in den Beutel legen; abgebildete bleiben. Im letzten Abschnitt wird kein Buch aktiviert (WQ-4.3).
rule-wq-3-4-ruling = Liegt kein platzierter Kristall auf der Karte, kommt nichts zurück.
rule-wq-3-5-title = Der letzte Kristall
rule-wq-3-5 = Wer den letzten Kristall eines Halters nimmt, erhält sofort 1 SP. Der Halter wird dann aus dem Beutel wieder aufgefüllt: zu zweit mit drei Kristallen, sonst mit vier.
rule-wq-3-5-ruling = Feld und Buch werden gewählt, bevor die neuen Kristalle zu sehen sind. Sind im Beutel weniger Kristalle als nötig, werden alle gezogen.
rule-wq-3-6-title = Passen
rule-wq-3-6 = Du passt nur, wenn du nichts anderes tun kannst. Im Hauptabschnitt muss dafür die Karte voll sein, und du darfst kein Buch haben.
rule-wq-3-6-ruling = Die ganze Regel ist von uns. Passen im Hauptabschnitt alle nacheinander, folgt sofort die Schlusswertung. Im letzten Abschnitt ist Passen ein Zug wie jeder andere, und nur WQ-4.4 beendet die Partie.
rule-wq-3-7-title = Verdeckte Punkte
rule-wq-3-7 = Deine SP liegen verdeckt, und nur du darfst sie ansehen. Jeder Gewinn wird allen mit seinem Grund genannt; wer mitzählt, kennt also alle Punktestände.
rule-wq-4-1-title = Der Beutel ist leer
rule-wq-4-1 = Sobald beim Auffüllen der letzte Kristall aus dem Beutel gezogen wird, beginnt der letzte Abschnitt.
rule-wq-4-2-title = Ein einziger Halter
rule-wq-4-2 = Alle Kristalle, die noch auf Haltern liegen, kommen auf einen einzigen. Von nun an nehmen alle von ihm.
rule-wq-4-3-title = Was noch erlaubt ist
rule-wq-4-3 = Ihr platziert Kristalle auf der Karte und auf euren Büchern und nehmt Bücher wie bisher (WQ-3.1 bis WQ-3.3). Kein Buch wird mehr aktiviert, und kein Kristall verlässt die Karte.
rule-wq-4-4-title = Wie lange er dauert
rule-wq-4-4 = Die Runde wird zu Ende gespielt: Alle, die zwischen der Person, die den Beutel geleert hat, und der Person mit dem Startmarker an der Reihe sind, haben einen Zug. Dann haben alle noch einen letzten Zug, beginnend bei der Person mit dem Startmarker. Am Ende hatten alle gleich viele.
rule-wq-4-4-ruling = Die Spielanleitungen der vier Sprachen weichen hier voneinander ab, und drei von ihnen wollen gleich viele Züge. Nach dem Wortlaut der englischen hat die Person mit dem Startmarker einen Zug mehr: Das ist der andere Wert der Option.
rule-wq-4-5-title = Der letzte Halter
rule-wq-4-5 = Auch wer den allerletzten Kristall nimmt, erhält 1 SP (WQ-3.5). Aufgefüllt wird nichts mehr, und in den restlichen Zügen wird gepasst (WQ-3.6).
rule-wq-4-5-ruling = Die ganze Regel ist von uns, nach dem Wortlaut von WQ-3.5.
rule-wq-5-1-title = Die Bücher werten
rule-wq-5-1 = Beginnend bei der Person mit dem Startmarker und dann im Uhrzeigersinn werten alle jede gefüllte Seite der Bücher, die sie noch haben. Bücher und Kristalle bleiben alle, wo sie sind; so nimmt niemand denen Punkte weg, die später an der Reihe sind.
rule-wq-5-2-title = Wer gewinnt
rule-wq-5-2 = Wer die meisten SP hat, gewinnt. Bei Gleichstand an der Spitze wird der Sieg geteilt.
rule-wq-6-1 = Zwei Farben zählen: die auf der Seite abgebildete und die des Kristalls, der darauf liegt. Wähle auf der Karte einen Kristall in einer der beiden: 1 SP für jeden benachbarten Kristall der anderen.
rule-wq-6-1-ruling = Hat der Kristall auf der Seite die abgebildete Farbe, zählen benachbarte Kristalle dieser einen Farbe.
rule-wq-6-2 = Wähle einen Kristall in der Farbe der Seite: 1 SP für ihn und 1 SP für jeden seiner Farbe auf den sechs geraden Linien, die von den Seiten seines Feldes ausgehen. Die Linien führen über leere Felder und andere Farben hinweg bis zum Ende der Karte.
rule-wq-6-2-ruling = Eine Linie endet, wo das nächste Feld fehlt, auch wenn die Karte hinter der Lücke weitergeht. Solche Lücken hat nur die Karte Schneeflocke.
rule-wq-6-3 = 1 SP für jeden Kristall in der Farbe der Seite am Rand der Karte. Sie müssen nicht nebeneinander liegen.
rule-wq-6-3-ruling = Ein Feld liegt am Rand, wenn es weniger als sechs Nachbarn hat.
rule-wq-6-4 = 1 SP für jede Gruppe benachbarter Kristalle in der Farbe der Seite, wie groß sie auch ist. Ein einzelner Kristall ist auch eine Gruppe.
rule-wq-6-5 = Wähle einen Kristall in der Farbe der Seite und eine von sechs Richtungen: 1 SP für jeden Kristall auf dieser Linie, den ersten eingeschlossen. Sie endet an einem leeren Feld, am Ende der Karte und an einer Farbe, die auf dem Weg schon vorkam. Sie bringt also höchstens 5 SP.
rule-wq-6-6 = 1 SP für jede Zone mit mindestens einem Kristall in der Farbe der Seite. Es gibt fünf: die vier Grafschaften und alle Königinnen-Gebiet-Plättchen zusammen.
rule-wq-6-7 = Wähle einen Kristall in der Farbe der Seite: 1 SP für jedes leere Feld daneben. Ein leeres Königinnen-Gebiet-Plättchen gehört dazu; jenseits des Randes gibt es keine Felder.
rule-wq-6-8 = Wähle einen Konkurrenten: 1 SP für den Kristall auf dieser Seite und 1 SP für jeden anderen Kristall seiner Farbe auf deinen Büchern und denen des Konkurrenten. Die andere Seite dieses Buchs zählt mit, ebenso auf Irrlichter-Seiten abgebildete Kristalle.

rule-cr-1-1-title = Hofkarten
rule-cr-1-1 = Es gibt 27 Hofkarten in drei Gruppen: Kupfer (1), Silber (2) und Gold (3). Einige haben eine von fünf Farben, jede die einer Fraktion: Blau (Reichsrat), Rot (Armee), Grün (Akademie), Schwarz (Kirche) oder Lila (Gesandte). Die anderen sind farblos.
rule-cr-1-1-reading = Neun Karten je Gruppe: eine in jeder Farbe und vier farblose.
rule-cr-1-2-title = Fraktionskarten
rule-cr-1-2 = Jede Farbe ist eine Fraktion und hat drei Fraktionskarten, ihre Anführer: Kupfer, Silber und Gold.
rule-cr-1-3-title = Aktionskarten und Dolche
rule-cr-1-3 = Alle bekommen eine Aktionskarte. Es gibt fünf Dolche, einen in jeder Farbe.
rule-cr-2-1-title = Hofstapel
rule-cr-2-1 = Jede Gruppe wird verdeckt zu einem Hofstapel gemischt, und seine obersten zwei Karten werden aufgedeckt. Am Ende jedes Zuges sind die obersten zwei Karten jedes Stapels wieder offen und alle anderen verdeckt.
rule-cr-2-2-title = Fraktionen
rule-cr-2-2 = Alle wählen eine Farbe, ohne sie zu sehen, nehmen ihre drei Fraktionskarten und halten die Farbe geheim. Farben, die niemand gewählt hat, bleiben ebenfalls geheim. Alle haben eine ungenutzte Aktionskarte.
rule-cr-2-3-title = Wer beginnt
rule-cr-2-3 = Das Los entscheidet, wer beginnt, oder es wird am Tisch bestimmt. Gespielt wird im Uhrzeigersinn.
rule-cr-2-3-ruling = Die ganze Regel ist von uns.
rule-cr-3-1-title = Ziehen
rule-cr-3-1 = Nimm die oberste Karte eines Hofstapels und leg die oberste eines anderen unter: Sie kommt verdeckt ganz nach unten in ihren Stapel. Ziehen kannst du nur, solange kein Hofstapel leer ist.
rule-cr-3-2-title = Wohin die Karte kommt
rule-cr-3-2 = Eine farbige Karte kommt oben auf den Einflussstapel ihrer eigenen Gruppe, von welchem Hofstapel sie auch stammt. Eine farblose wird abgeworfen. Einflussstapel und abgeworfene Karten sind für alle offen.
rule-cr-3-3-title = Aktion
rule-cr-3-3 = Einmal pro Partie darfst du deine Aktionskarte einsetzen, für eines von drei Dingen. Agitation: Die oberste Karte eines Hofstapels wird abgeworfen. Manipulation: Die obersten Karten zweier Hofstapel tauschen die Plätze. Überredung: Eine beliebige abgeworfene Karte kommt oben auf einen beliebigen Hofstapel.
rule-cr-3-3-ruling = Manipulation braucht zwei Stapel, die nicht leer sind. Überredung darf einen leeren Stapel füllen: Ist kein anderer leer, kann wieder gezogen werden.
rule-cr-3-4-title = Attentat
rule-cr-3-4 = Verübe ein Attentat auf einen fremden Anführer und errate dabei die Farbe des Opfers: siehe CR-4.1 und die folgenden Regeln.
rule-cr-3-5-title = Passen
rule-cr-3-5 = Passen darfst du nur, solange mindestens ein Hofstapel leer ist.
rule-cr-3-6-title = Etwas musst du tun
rule-cr-3-6 = Solange also kein Hofstapel leer ist, musst du ziehen, deine Aktionskarte einsetzen oder ein Attentat verüben.
rule-cr-4-1-title = Das Attentat
rule-cr-4-1 = Als Attentäter nennst du ein Opfer und eine Nummer von 1 bis 3 und wählst im Geheimen einen Dolch. Dein eigener Anführer mit dieser Nummer darf nicht gekippt sein.
rule-cr-4-1-ruling = Auch der des Opfers nicht: Es gäbe nichts zu verlieren.
rule-cr-4-2-title = Einmal je Opfer
rule-cr-4-2 = Gegen jeden Konkurrenten darfst du es einmal pro Partie versuchen, wie es auch ausging. Ein anderes Opfer ist weiterhin erlaubt.
rule-cr-4-3-title = Wer was erfährt
rule-cr-4-3 = Das Opfer sieht die Farbe des Dolchs. Du siehst die Fraktionskarte des Opfers mit dieser Nummer und damit seine Farbe. Alle erfahren, wer es gegen wen versucht hat, die Nummer und den Ausgang, und sonst nichts.
rule-cr-4-4-title = Wie es ausgeht
rule-cr-4-4 = Hat der Dolch die Farbe des Opfers, gelingt das Attentat, und der Anführer des Opfers mit dieser Nummer wird gekippt. Wenn nicht, scheitert es, und der eigene Anführer des Attentäters mit dieser Nummer wird gekippt.
rule-cr-4-5-title = Jeder Dolch
rule-cr-4-5 = Du darfst jede der fünf Farben wählen, auch deine eigene, um das Opfer in die Irre zu führen.
rule-cr-4-5-ruling = Die ganze Regel ist von uns.
rule-cr-4-6-title = Bei leerem Stapel
rule-cr-4-6 = Ein Attentat ist auch möglich, während ein Hofstapel leer ist.
rule-cr-5-1-title = Das Ende
rule-cr-5-1 = Die Partie endet, wenn alle nacheinander gepasst haben. Nach jedem anderen Zug beginnt die Zählung von vorn.
rule-cr-5-2-title = Gekippte Anführer
rule-cr-5-2 = Zuerst kostet jeder gekippte Anführer seine Fraktion eine Karte: Die oberste Karte seiner Farbe im Einflussstapel seiner Nummer wird entfernt, falls es eine gibt.
rule-cr-5-3-title = Punkte
rule-cr-5-3 = Dann bringt jeder Einflussstapel von oben Punkte: 3, 2, 1 und darunter nichts. Eine Farbe, die niemand spielt, behält ihren Platz, und ihre Punkte bekommt niemand.
rule-cr-5-3-ruling = Hat eine Ausgabe mehrere Karten einer Farbe in einer Gruppe, zählt nur die oberste.
rule-cr-5-4-title = Wer gewinnt
rule-cr-5-4 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheiden mehr Dreier, dann mehr Zweier, dann mehr Einer.
rule-cr-5-4-ruling = Wer auch dann noch gleichauf liegt, teilt sich den Sieg, selbst bei 0 Punkten.
rule-cr-5-5-title = Die Königin gewinnt
rule-cr-5-5 = Hat keine gespielte Farbe mehr eine Karte in irgendeinem Einflussstapel, hat sich Königin Christina von euch allen frei gehalten: Sie gewinnt.

## The page: lessons

lesson-link = In fünf Minuten lernen
lesson-hint = Neu hier? Eine geführte erste Partie zeigt, wie es geht.
lesson-note = Erste Partie
lesson-title = Deine erste Partie { $game }
lesson-step = Schritt { $number } von { $count }
lesson-next = Weiter
lesson-back = Zurück
lesson-to = Zurück zur Lektion
lesson-skip = Schritt überspringen
lesson-play = Ganze Partie gegen Bots spielen
lesson-again = Noch einmal von vorn
lesson-went-on = Hier hast du letztes Mal aufgehört.
# Somebody made another legal turn than the one that is asked for.
lesson-other = In einer echten Partie geht das auch. Probiere hier, was umrandet ist.

# The first game of Winter Queen: what is said at each step, then while its turn is made, then when it is done.
lesson-wq-place = Siegpunkte sammelst du mit Zauberbüchern, und zu denen führen Kristalle. Nimm den umrandeten roten Kristall.
lesson-wq-place-where = Jedes leuchtende Feld ist leer: Dort könntest du den Kristall platzieren. Wähle b1, am Rand der roten Grafschaft.
lesson-wq-place-book = Wer in einer Grafschaft platziert, darf das oberste Buch ihres Stapels nehmen. Nimm es.
lesson-wq-place-ready = Das ist dein ganzer Zug: ein Kristall, ein Buch. Bestätige ihn.
lesson-wq-place-done = Das Buch gehört dir. Mehr als drei darfst du nicht haben.
lesson-wq-bot = Jetzt ist { $name } am Zug. Die Züge der anderen werden nacheinander gezeigt.
lesson-wq-bot-done = Noch ein roter Kristall am Rand der Karte. Merk ihn dir.
lesson-wq-page = Jede Seite eines Buchs hat einen Effekt. Zeig auf Hüter der Grenze oder tippe darauf, um zu sehen, was er zählt.
lesson-wq-page-done = Hüter der Grenze zählt Kristalle einer Farbe am Rand der Karte. Welcher Farbe? Der des Kristalls, den du auf der Seite platzierst.
lesson-wq-fill = Du kannst einen Kristall auch auf einer Seite platzieren. Nimm den anderen roten.
lesson-wq-fill-where = Auf den Seiten steht, was sie jetzt brächten. Platziere ihn auf Hüter der Grenze: Zwei rote Kristalle liegen am Rand.
lesson-wq-fill-ready = Die Seite ist jetzt 2 SP wert. Bestätige: Punkte bringt sie später, und bis dahin vielleicht mehr.
lesson-wq-fill-done = Auch { $name } brauchte einen roten Kristall am Rand: Jetzt ist deine Seite 3 SP wert.
lesson-wq-activate = Ein guter Moment: Aktiviere das Buch. Das ist ein eigener Zug.
lesson-wq-activate-ready = Bestätige. Die Seite bringt Punkte, dann kommen das Buch und sein Kristall aus dem Spiel.
lesson-wq-activate-done = 3 SP und Platz für ein neues Buch. Liegt nur auf einer Seite ein Kristall, geschieht sonst nichts.
lesson-wq-castle = Der umrandete Kristall ist der letzte auf seinem Halter: Wer ihn nimmt, erhält 1 SP. Nimm ihn.
lesson-wq-castle-where = Platziere ihn auf der Burg in der Mitte, c4. Sie gehört zum Königinnen-Gebiet, nicht zu einer Grafschaft.
lesson-wq-castle-book = Bei Burg und Türmen darfst du das oberste Buch einer beliebigen Grafschaft nehmen. Nimm Magische Wolken mit Nordlichtern.
lesson-wq-castle-ready = 1 SP und ein Buch in einem Zug. Bestätige ihn.
lesson-wq-castle-done = Der Halter wurde aus dem Beutel wieder aufgefüllt. Ist der Beutel leer, ist das Ende nah.
lesson-wq-two = Ein paar Züge später liegt auf beiden Seiten deines Buchs ein Kristall, und beide bringen Punkte. Aktiviere es.
lesson-wq-two-return = Nach zwei Kristallen auf einem Buch muss einer von der Karte zurück in den Beutel. Wähle den lilafarbenen auf b4: Eine Seite von { $name } zählt ihn.
lesson-wq-two-ready = Bestätige. Beide Seiten bringen Punkte, bevor der lilafarbene Kristall die Karte verlässt.
lesson-wq-two-done = Beide Seiten haben Punkte gebracht, und { $name } hat fast sichere Punkte verloren.
lesson-wq-final = Der Beutel ist leer: der letzte Abschnitt. Alle Kristalle liegen beisammen, kein Buch wird mehr aktiviert, und das ist dein letzter Zug. Nimm den gelben Kristall.
lesson-wq-final-where = Gefüllte Seiten zählen am Ende von selbst. Platziere ihn auf Strahlender Weg: Verschiedene Farben in einer Reihe zählen.
lesson-wq-final-ready = Bestätige deinen letzten Zug. { $name } hat noch einen, dann folgt die Schlusswertung.
lesson-wq-final-done = Jede Seite mit einem Kristall wurde gewertet. Du hast die meisten SP: Die Königin hat einen neuen obersten Berater.
lesson-wq-end = Jetzt kannst du spielen. Es gibt noch mehr Effekte zu entdecken: Zeig auf eine Seite, und sie sagt, was sie zählt.

# The first game of Christina Regina.
lesson-cr-peek = Du führst eine von fünf Fraktionen, und sonst weiß niemand, welche. Halte den umrandeten Knopf gedrückt, um deine Farbe zu sehen.
lesson-cr-peek-done = Deine Farbe ist Grün, die der Akademie. Ihre Karten sollen auf den Einflussstapeln oben liegen, und niemand soll merken, dass du das willst.
lesson-cr-draw = Der übliche Zug ist eine einzige Geste: eine oberste Karte ziehen, eine andere unterlegen. Fahre von der grünen Karte zur roten, der Armee, oder tippe beide nacheinander an.
lesson-cr-draw-bury = Du ziehst Grün. Wähle jetzt die rote Karte in Silber: Sie wird untergelegt.
lesson-cr-draw-ready = Grün kommt oben auf den Einflussstapel Kupfer, Rot verdeckt unter seinen Stapel. Bestätige.
lesson-cr-draw-done = Dein erster Einfluss. Aber wer immer dieselbe Farbe zieht, ist bald durchschaut.
lesson-cr-influence = Jetzt ziehen die anderen. Achte auf den Einfluss in Kupfer.
lesson-cr-influence-done = Am Ende bringt jeder Einflussstapel von oben 3, 2 und 1 Punkte. { $name } hat Schwarz, die Kirche, über dein Grün gelegt, deines brächte also 2.
lesson-cr-none = Eine farblose Karte wird abgeworfen, wenn man sie zieht. Zieh die in Gold und leg die schwarze in Silber unter.
lesson-cr-none-bury = Leg die schwarze Karte in Silber unter: { $name } hätte sie nur zu gern.
lesson-cr-none-ready = Die Karte aus Gold wird abgeworfen, die schwarze kommt unter ihren Stapel. Bestätige.
lesson-cr-none-done = Sie liegt bei den abgeworfenen, und die nächste Karte in Gold ist nachgerückt: Grün, für dich, wenn niemand schneller ist.
lesson-cr-agitate = { $other } hat deine grüne Karte untergelegt. Jetzt liegt in Gold Schwarz obenauf. Einmal pro Partie kannst du statt zu ziehen deine Aktionskarte spielen: Wähle Agitation.
lesson-cr-agitate-stack = Agitation wirft eine oberste Karte ab. Wähle die schwarze in Gold.
lesson-cr-agitate-ready = Bestätige. Damit ist deine Aktionskarte gespielt.
lesson-cr-agitate-done = Die schwarze Karte ist weg. Mit derselben Aktionskarte hättest du auch zwei oberste Karten tauschen oder eine abgeworfene zurückholen können.
lesson-cr-sheet = { $name } hat die schwarze Karte zurückgeholt: schon das zweite Mal für Schwarz. Notiere deinen Verdacht: Tippe in „Wer ist wer?“ ein Feld an.
lesson-cr-sheet-done = Ein Feld wechselt von nein über vielleicht zu ja. Deine Notizen sind nur für dich.
lesson-cr-strike = Du bist dir sicher genug: Wähle Attentat. Dann nimm { $name } als Opfer, den Kupfer-Anführer und den schwarzen Dolch.
lesson-cr-strike-done = Gelungen: Der Kupfer-Anführer des Opfers ist gefallen, und Schwarz verliert seine Karte in diesem Stapel. Du hast die Farbe des Opfers gesehen, das Opfer deinen Dolch, die anderen nur den Ausgang. Ein falscher Dolch hätte deinen eigenen Anführer gekostet.
lesson-cr-pass = Später ist ein Hofstapel leer: Niemand zieht mehr, und man darf passen. Die anderen haben gepasst. Passe auch, und die Partie endet.
lesson-cr-pass-done = Alles ist aufgedeckt. Die Karte des gefallenen Anführers wurde entfernt, dann brachte jeder Stapel 3, 2 und 1 Punkte. Du hast gewonnen.
lesson-cr-end = Jetzt kannst du spielen. Achte darauf, wer wem hilft, und sei nicht zu gierig nach deiner eigenen Farbe.

# The arena
arena-title = { $game }, { $players } Spieler
arena-bot = Gemessener Bot
arena-against = Gegen
arena-wins = Siege
arena-fair = × gerechter Anteil
arena-margin = Punkte voraus
arena-games = Partien
regret-title = Letzte Abschnitte von Winter Queen, zwei Spieler
regret-mean = Verschenkt
regret-none = Nichts verschenkt
regret-positions = Stellungen
plot-format = Das Bild { $given } lässt sich nicht zeichnen: Sein Name endet auf keines von { $expected }.
plot-missing = Zum Zeichnen fehlt matplotlib: .venv/bin/pip install matplotlib.
wrong-budget = „{ $given }“ ist kein Bot mit Zeitvorrat. So wird es geschrieben: { $expected }.
too-few-bots = Ein Wettkampf braucht zwei Bots, nicht „{ $given }“. Zum Beispiel: { $expected }.
other-contest = Das Protokoll { $given } gehört zu einem anderen Wettkampf. Erwartet: { $expected }. Wähle einen anderen Ordner oder lösche es.
