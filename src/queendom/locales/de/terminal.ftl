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
play-last-crystal = der letzte: +1 SP
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
    Einflussstapel seines Metalls, dann bringt jeder Einflussstapel von oben 3, 2 und 1 Punkt. Alle Regeln:
    docs/rules/christina-regina.md
play-short-rules-plain = Dieses Spiel bringt keine Kurzregeln mit. Wähle einen Zug mit seiner Nummer oder tippe ihn ein; was auf dem Tisch liegt, steht darüber.
play-bye = Du hast den Tisch verlassen. Auf Wiedersehen!
play-over = { $ending }: { $scores }
play-you-win = Du gewinnst! Die Königin hat einen neuen obersten Berater.
play-nobody-wins = Niemand gewinnt.
play-curtain = Der Vorhang ist gefallen. { $name }, drücke die Eingabetaste, sobald nur du den Bildschirm siehst.
play-done = Dein Zug ist vorbei. Drücke die Eingabetaste, um den Vorhang zu senken.
play-shared = Ein geteilter Sieg: { $names }.
play-winner = { $name } gewinnt.

## Christina Regina

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
preparing-share = Erster Start: Regeln und Bots werden vorbereitet, { $share }. Die Seite ist schon offen.
prepared = Regeln und Bots sind bereit.
serving = Queendom läuft: { $address } (Strg+C beendet es)
thinking-for-others = Hier überlegen Bots für die Server an { $url }, { $processes } gleichzeitig. Strg+C beendet es.

## What can go wrong

workers-need-postgres = --workers { $given } braucht PostgreSQL: Mit SQLite arbeitet nur ein Prozess. Nenne eine Datenbank mit --database postgresql://… oder lass --workers weg.
backup-made = Die Datenbank ist in { $file } gesichert. Halte die Datei so geheim wie die Datenbank selbst.
backup-exists = { $file } gibt es schon. Nenne eine Datei, die es noch nicht gibt.
backup-failed = Die Datenbank ließ sich nicht in { $file } sichern: { $reason }.
backup-postgres = Eine PostgreSQL-Datenbank wird mit deren eigenem Programm gesichert, pg_dump; wie, steht in docs/self-hosting.md.
bus-unknown = Über „{ $url }“ können Prozesse nicht miteinander sprechen. Erwartet: { $expected }.
bus-needs-postgres = --bus { $url } ist für mehrere Prozesse da, und die brauchen PostgreSQL: Mit SQLite arbeitet nur einer. Nenne eine Datenbank mit --database postgresql://… oder lass --bus weg.
bus-not-installed = --bus { $url } braucht Pythons Client für Redis. Installiere { $expected }.
bus-unreachable = Redis unter { $url } lässt sich nicht benutzen: { $reason }.
thinkers-need-postgres = Bots auf anderen Rechnern brauchen PostgreSQL: Beide Seiten benutzen dieselbe Datenbank, und { $url } lässt sich nicht teilen. Nenne eine mit --database postgresql://…
address-unusable = Die Adresse { $address } lässt sich nicht benutzen: { $reason }. Wähle mit --port einen anderen Port.
wrong-limit = „{ $given }“ ist keine Grenze. Schreibe off oder name=zahl mit einem dieser Namen: { $expected }.
wrong-put-away = „{ $given }“ sagt nicht, wann Tische weggelegt werden. Schreibe off oder name=tage mit einem dieser Namen: { $expected }.
database-unknown = „{ $url }“ ist keine Datenbank, die Queendom kennt. Erwartet: { $expected }.
database-unreachable = Die Datenbank { $url } lässt sich nicht benutzen: { $reason }.
database-newer = Die Datenbank { $url } stammt von einem neueren Queendom ({ $reason }; dieses hier kennt { $expected }). Aktualisiere Queendom.
database-in-use = Die Datei { $file } hat schon ein anderer Queendom-Server (Prozess { $process }). Zwei Server an einer Datei sähen die Züge des jeweils anderen nicht. Beende zuerst den anderen, oder wähle mit --database eine andere Datei.
bench-browser-missing = Die Seite wird in Chromium gemessen, gesteuert von playwright, und eines davon ist nicht installiert: ./play --setup --bench installiert playwright; unter Debian hilft apt install chromium
bench-pages-missing = Die Seiten sind nicht gebaut, also gibt es nichts zu messen: ./play --setup baut sie.
unknown-language = Eine Sprache „{ $given }“ gibt es nicht. Es gibt: { $expected }.
wrong-option-form = „{ $given }“ ist keine Option. Schreib sie als Name=Wert, zum Beispiel end=english-literal.
wrong-bots = { $given } { $given ->
    [one] Bot
   *[other] Bots
} für { $players } Plätze. Nenne einen Bot für alle oder je einen für jeden Platz, durch Kommas getrennt.
seed-unreadable = „{ $given }“ ist kein Startwert. Ein Startwert ist eine ganze Zahl von 0 bis 2²⁵⁶ − 1 oder besteht aus 64 Hexadezimalziffern.
number-wrong = { $name } kann nicht { $given } sein; erwartet: { $expected }
move-unreadable = „{ $given }“ bezeichnet keinen Zug. Siehe docs/notation.md.
file-unreadable = { $file } lässt sich nicht lesen: { $reason }
output-failed = Die Ausgabe ist fehlgeschlagen: { $reason }
file-unwritable = { $file } lässt sich nicht schreiben: { $reason }

## The page: lessons

# The arena
arena-title = { $game }, { $players } Personen
arena-bot = Gemessener Bot
arena-against = Gegen
arena-wins = Siege
arena-fair = × gerechter Anteil
arena-margin = Punkte voraus
arena-games = Partien
regret-title = Letzte Abschnitte von Winter Queen, zwei Personen
regret-mean = Verschenkt
regret-none = Nichts verschenkt
regret-positions = Stellungen
plot-format = Das Bild { $given } lässt sich nicht zeichnen: Sein Name endet auf keines von { $expected }.
plot-missing = Zum Zeichnen fehlt matplotlib: .venv/bin/pip install matplotlib.
wrong-budget = „{ $given }“ ist kein Bot mit Rechenbudget. So wird es geschrieben: { $expected }.
too-few-bots = Ein Wettkampf braucht zwei Bots, nicht „{ $given }“. Zum Beispiel: { $expected }.
other-contest = Das Protokoll { $given } gehört zu einem anderen Wettkampf. Erwartet: { $expected }. Wähle einen anderen Ordner oder lösche es.
no-solver = { $game } hat keinen Löser: Es gibt keine Stellungen, deren beste Aktion genau bekannt ist.

## What a link to a page shows elsewhere; the server says it

link-home = Queendom: zwei Brettspiele über Königinnen
link-home-about = Winter Queen und Christina Regina im Browser: gegen Bots, mit Freunden oder an einem Bildschirm.
link-rules = { $game }: die Regeln
link-rules-about = Alle Regeln des Spiels, mit Beispielen zum Ausprobieren.
link-learn = { $game }: in fünf Minuten lernen
link-learn-about = Eine geführte erste Partie zeigt, wie es geht.
link-replay = { $game }: eine Partie ansehen
link-replay-about = Eine beendete Partie, Zug um Zug, von jedem Platz aus.
