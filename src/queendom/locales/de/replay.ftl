## What can go wrong

edition-unreadable = { $file } lässt sich nicht lesen: { $reason }
edition-missing = { $file }: { $part } fehlt; erwartet: { $expected }.
edition-wrong = { $file }: { $part } ist { $found }; erwartet: { $expected }.
position-wrong = Die Stellung ist falsch bei „{ $part }“; gefunden: { $found }, erwartet: { $expected }.
record-format = Das ist keine Aufzeichnung; gefundenes Format: { $found }, erwartet: { $expected }.
record-wrong = Die Aufzeichnung ist falsch bei „{ $part }“; gefunden: { $found }, erwartet: { $expected }.
record-rules-version = Die Aufzeichnung folgt Version { $given } der Regeln; dieses Programm kennt { $expected }.
record-unreadable-event = Ein Ereignis lässt sich nicht lesen ({ $reason }): { $event }
record-draw-missing = Aus { $source } muss etwas gezogen werden, und die Aufzeichnung sagt nicht, was.
record-draw-impossible = Was die Aufzeichnung angibt, lässt sich aus { $source } nicht ziehen.
record-draw-not-from-seed = Eine Ziehung aus { $source } folgt nicht aus dem Startwert der Aufzeichnung.
record-number-not-promised = Die Zahl von Platz { $seat } ist nicht die, die vor der Partie versprochen wurde.
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

## The page: replays

replay-title = Wiedergabe
replay-to-table = Zum Tisch
replay-open-title = Aufzeichnung einer Partie öffnen
replay-open-about = Sieh dir eine Partie Zug für Zug an, aus ihrer Aufzeichnung: der Datei, die du mit „Aufzeichnung speichern“ bekommst. Sie wird anhand der Regeln geprüft und nirgends aufbewahrt.
replay-open-choose = Datei wählen
replay-open-drop = oder hier ablegen
replay-open-checking = Die Aufzeichnung wird geprüft …
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
replay-copied-secrets = Der Link ist kopiert. Wer ihn öffnet, sieht diese Stellung und alle Farben.
replay-link = Link zu dieser Stellung
replay-play-on = Von hier gegen Bots weiterspielen
replay-play-on-about = An einem neuen Tisch: Du nimmst den Platz von { $name } ein, auf den anderen sitzen Bots.
replay-keys = Tasten: ← → ein Zug, Pos1 und Ende, Leertaste spielt ab.
# A position that somebody shared as a link.
replay-position = Eine geteilte Stellung
replay-position-about = Probiere einen Zug aus und sieh, was er brächte. Noch wird nichts gespielt.
replay-position-about-court = Alle Farben sind aufgedeckt. Noch wird nichts gespielt.
replay-position-over = Hier ist die Partie beendet.
replay-position-play = Von hier gegen Bots spielen
replay-position-copy = Link kopieren
replay-position-look = Hier kannst du nur schauen. Um diesen Zug zu spielen, wähle „Von hier gegen Bots spielen“.
