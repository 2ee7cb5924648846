## Games and what is in them

winter-queen = Winter Queen
christina-regina = Christina Regina
stage-over = Partie beendet
ending-abandoned = Partie abgebrochen
vp = { $vp } SP
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
# Masters by their style.
level-early = eilig
level-late = geduldig
level-bluffer = blufft gern
level-tactician = taktisch

## What happened

told-pass = { $name }: gepasst
told-end = Die Partie ist beendet

## At a table

seat-moved = Dein Platz wurde auf ein anderes Gerät verlegt. Hier siehst du jetzt nur noch zu.
seat-lost = Du hast diesen Platz nicht mehr. Hier siehst du jetzt nur noch zu.
seat-closed = Wer den Tisch eröffnet hat, hat deinen Platz wieder frei gemacht. Hier siehst du jetzt nur noch zu. Zum Mitspielen lass dir einen neuen Link geben.
seat-not-yours = Platz { $seat } ist nicht deiner. Setz dich mit einer Einladung an den Tisch oder öffne den Link, der einen Platz hierher verlegt.
seat-taken = Platz { $seat } ist besetzt. Wähle einen anderen.
no-open-seat = An diesem Tisch ist kein Platz frei. Du kannst zuschauen.
invitation-wrong = Diese Einladung passt nicht zum Tisch. Lass dir einen neuen Link geben.
invitation-withdrawn = Diese Einladung wurde zurückgezogen. Lass dir den neuen Link geben.
seated-already = Du sitzt schon an diesem Tisch. Um den Platz zu wechseln, steh zuerst auf.
table-started = Die Partie hat begonnen. Das geht nur vorher.
table-removed = Dieser Tisch wurde entfernt: von dem Gerät, auf dem er eröffnet wurde.
table-not-yours-alone = An diesem Tisch haben auch andere einen Platz, darum lässt er sich nicht entfernen. Du kannst ihn verlassen.
seat-open = Auf Platz { $seat } sitzt niemand.
seat-not-empty = Auf Platz { $seat } sitzt jemand, und wer sitzt, bleibt sitzen. Schick die Person zuerst weg.
seat-kept-twice = Platz { $seat } ist doppelt genannt: Er lässt sich nur einmal behalten.
only-the-host = Das kann nur, wer den Tisch eröffnet hat.
not-seated = Das können nur die, die am Tisch sitzen.
seat-left-already = Du hast Platz { $seat } schon verlassen. Du kannst dorthin zurückkehren.
seat-not-left = Du hast Platz { $seat } nicht verlassen.
link-wrong = Dieser Link ist schon benutzt oder ersetzt worden oder älter als { $minutes } Minuten. Erstelle einen neuen auf dem Gerät, das den Platz hat.
table-unknown = Einen Tisch „{ $given }“ gibt es nicht. Prüfe den Link.
table-waiting = Die Partie hat noch nicht begonnen.
table-starting = Die Partie beginnt gleich: Bis dahin bleiben alle, wo sie sind.
number-too-early = Eine Zahl wird erst aufgedeckt, wenn alle Plätze besetzt sind.
number-not-promised = Für Platz { $seat } wurde keine Zahl versprochen.
number-differs = Das ist nicht die Zahl, die für Platz { $seat } versprochen wurde.
number-opened = Die Zahl von Platz { $seat } ist schon aufgedeckt.
promise-too-late = Eine Zahl ist schon aufgedeckt: Jetzt lässt sich keine mehr versprechen.
promises-awaited = Vielleicht versprechen die anderen gleich noch eine Zahl. Warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}.
numbers-awaited = Eine versprochene Zahl fehlt noch. Ohne sie kann die Partie in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} beginnen.
table-not-over = Die Partie ist noch nicht beendet.
log-full = An diesem Tisch ist schon so viel geschehen ({ $most } Ereignisse), dass von nun an nur noch Züge angenommen werden.
table-rules-version = Der Tisch folgt Version { $given } der Regeln; dieses Programm kennt { $expected }. Aktualisiere Queendom.
table-option = An diesem Tisch gilt „{ $option }“: { $given }; das kennt dieses Programm nicht. Aktualisiere Queendom.
rematch-exists = Die nächste Partie ist schon eröffnet, an Tisch { $table }.
same-start-with-others = An diesem Tisch saßen auch andere: Nur eine Partie, die ganz auf diesem Gerät lief, kann noch einmal gleich beginnen.
position-tells-secrets = Wer aus dieser Stellung einen Tisch eröffnet, kennt alle Farben. Nur Personen an diesem Gerät und Bots können sie spielen.
nothing-to-take-back = Es gibt nichts zurückzunehmen.
take-back-past-other = Platz { $seat } hat seither gespielt. Ein Zug lässt sich nur zurücknehmen, solange niemand sonst gespielt hat.
take-back-past-chance = In diesem Zug wurde etwas gezogen. Was gesehen wurde, lässt sich nicht zurücknehmen.
take-back-past-reveal = In diesem Zug wurde etwas aufgedeckt. Was gesehen wurde, lässt sich nicht zurücknehmen.
no-seat-without-token = Dieses Gerät hat hier keinen Platz. Setz dich zuerst an den Tisch.
hints-off = An diesem Tisch gibt es keine Tipps.
hint-running = Ein Tipp ist schon unterwegs.
id-used-already = Die Kennung „{ $command }“ wurde schon für einen anderen Befehl benutzt. Jeder Befehl braucht eine eigene Kennung.

## What can go wrong

address-unknown = Unter dieser Adresse gibt es nichts. Was es gibt, steht unter /api/docs.
method-wrong = Diese Adresse nimmt eine solche Anfrage nicht an. Was sie annimmt, steht unter /api/docs.
message-malformed = Die Nachricht hat bei „{ $part }“ nicht die erwartete Form ({ $reason }). Die Form steht unter /api/docs.
message-too-long = Die Nachricht ist länger als { $most } Byte.
head-too-long = Der Kopf der Anfrage ist länger als { $most } Byte.
too-many = { $what ->
    [tables] Von hier wurden viele Tische eröffnet.
    [bot-tables] An vielen deiner Tische spielen schon Bots unter sich.
    [sockets] Von hier sind viele Seiten offen.
    [hints] Es wurden viele Tipps verlangt.
    [replays] Von hier wurden viele Partien zum Ansehen verlangt.
    [positions] Von hier wurden viele Stellungen verlangt.
    [uploads] Von hier wurde sehr viel gesendet.
    [downloads] Von hier wurde sehr viel abgerufen.
   *[other] Von hier wurde viel auf einmal verlangt.
} Bitte versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
server-full = Auf diesem Server sind alle Plätze belegt. Bitte versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
host-unknown = Dieser Server hört nicht auf den Namen „{ $given }“. Mit --allowed-host wird der Name erlaubt.
origin-wrong = Eine Seite von einer anderen Adresse ({ $given }) darf das nicht. Starte den Server mit --origin, um es zu erlauben.
store-failed = Das ließ sich nicht speichern, also ist es nicht geschehen. Bitte versuche es noch einmal.
server-failed = Auf dem Server ist etwas schiefgegangen; es hat sich nichts geändert. Bitte versuche es noch einmal.

unknown-game = Ein Spiel „{ $given }“ gibt es nicht. Es gibt: { $expected }.
game-unusable = Das Spiel „{ $given }“ ist installiert, lässt sich aber nicht spielen. { $reason }
unknown-bot = Einen Bot „{ $given }“ gibt es nicht. Es gibt: { $expected }.
unknown-edition = { $game } hat keine Ausgabe „{ $given }“. Es gibt: { $expected }; oder gib den Pfad einer .toml-Datei an.
unknown-option = { $game } hat keine Option „{ $given }“. Es gibt: { $expected }.
wrong-option = { $option } kann nicht „{ $given }“ sein. Möglich: { $expected }.
unknown-rules = Von den Regeln von { $game } gibt es keine Version { $given }; die neueste ist { $expected }.
wrong-player-count = { $game } ist für { $expected } Personen, nicht für { $given }.
wrong-seats = { $given }: Erwartet werden { $expected } Plätze, jeder mit einem Namen.
no-such-seat = Einen Platz „{ $given }“ gibt es nicht. Plätze zählen ab 0: { $expected }.

game-over = Die Partie ist beendet.
chance-first = Bevor jemand handeln kann, muss noch etwas gezogen werden.
not-your-turn = Nicht Platz { $given } ist am Zug, sondern Platz { $expected }.
no-such-action = Eine solche Aktion gibt es nicht: { $action }
no-such-outcome = Aus { $source } kann der Zufall das Ergebnis { $given } nicht bringen.
action-malformed = Das ist keine Aktion: { $given }. Falsch bei „{ $part }“, erwartet: { $expected }.
book-without-crystal = { $action }: Auf diesem Buch liegt noch kein Kristall.
no-activation-in-final-stage = { $action }: Im letzten Abschnitt wird kein Buch aktiviert; gefüllte Seiten werden am Ende gewertet.
pass-not-allowed = { $action }: Du kannst noch etwas anderes tun, also kannst du nicht passen.

## The page: frame

page-close = Schließen
page-dismiss = Diese Meldung schließen
page-to-home = Zur Startseite
page-settings = Einstellungen
page-preparing-rules = Erster Start: Die Regeln werden vorbereitet, { $share }
page-preparing-rules-heard = Erster Start: Die Regeln werden vorbereitet.
page-preparing-bots = Die Bots werden noch vorbereitet, { $share }. Du kannst schon spielen.
page-preparing-bots-heard = Die Bots werden noch vorbereitet. Du kannst schon spielen.
page-connection-lost = Verbindung verloren. Neuer Versuch … Dein Zug ist sicher.
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
settings-haptics = Kurze Vibrationen
settings-notices = Benachrichtigung, wenn ich am Zug bin
settings-notices-refused = Dieser Browser lässt hier keine Benachrichtigungen zu. Das kannst du in seinen Einstellungen für diese Seite ändern.

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
lost-withdrawn = Diese Einladung wurde zurückgezogen
lost-withdrawn-about = Lass dir den neuen Link geben; bis dahin kannst du zuschauen.
lost-removed = Diesen Tisch gibt es nicht mehr
lost-removed-about = Wer ihn eröffnet hat, hat ihn entfernt.
lost-link = Mit diesem Link lässt sich kein Platz mehr verlegen
lost-link-about = Er gilt einmal und { $minutes } Minuten lang. Erstelle einen neuen auf dem Gerät, das den Platz hat.
lost-wait = Einen Moment bitte
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
# $name are the others at the table.
home-put-away = Weglegen: { $name }
home-away = { $count ->
    [one] Ein Tisch ist auf diesem Gerät weggelegt; unter seiner Adresse bleibt er.
   *[other] { $count } Tische sind auf diesem Gerät weggelegt; unter ihrer Adresse bleiben sie.
}
home-bring-back = Wieder zeigen
home-older-tables = Ältere Tische
home-older-why = Weggelegt, weil dort lange nichts geschehen ist. Alles ist noch da: Öffne einen Tisch, um ihn anzusehen oder weiterzuspielen.
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
home-ended-expired = Beendet: niemand kam zurück
home-players = { $least }–{ $most } Personen
home-winter-queen-what = Setze funkelnde Kristalle auf die Karte, sammle Zauberbücher in den Grafschaften und aktiviere jedes im besten Moment.
home-christina-regina-what = Führe im Geheimen eine Fraktion am schwedischen Hof, gewinne Einfluss auf drei Stapeln und schlage zu, wenn niemand damit rechnet.
home-play-bots = Gegen Bots spielen
home-level = Wie stark?
home-opponents = Wie viele Bots?
home-play-friends = Mit Freunden
home-play-device = An diesem Gerät
home-table-is-set = Das Spiel wird aufgebaut …
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
# What a bot without a level is like, after its name.
home-way-random = spielt drauflos
home-way-greedy = auf Punkte aus
home-bot-random = Spielt drauflos: zum Kennenlernen.
home-bot-greedy = Holt die meisten Punkte: gute Gegnerin.
home-bot-novice = Nett zu Neulingen: sieht Punkte, übersieht vieles.
home-bot-adept = Sieht das meiste und ein, zwei Züge voraus.
home-bot-expert = Übersieht nichts und plant.
home-bot-master = Spielt, so gut es geht: schwer zu schlagen.
home-bot-early = Sichert sich früh Einfluss und hält die Partie kurz.
home-bot-late = Wartet ab und zieht die Partie in die Länge.
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
lobby-starting = Gleich geht es los …
lobby-starting-how = Alle Plätze sind besetzt. Die Geräte tauschen ihre Zahlen für den Zufall aus.
lobby-awaits = Alle Plätze sind besetzt. Für den Zufall fehlt noch eine Zahl von { $names }; kommt sie nicht, beginnt die Partie gleich ohne sie.
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
lobby-seat-someone = Jemand an diesem Gerät
lobby-not-now = Jetzt nicht
# Seat menu of the host; $name is who sits there.
lobby-seat-menu = { $name }: Platz ändern
lobby-send-away = Wegschicken
lobby-send-away-ask = { $name } wegschicken?
lobby-send-away-how = Der Platz ist dann wieder frei. Der Link zu diesem Tisch wird ein neuer; der alte bringt niemanden mehr hierher.
lobby-open-again = Platz wieder frei machen
lobby-remove-seat = Diesen Platz entfernen
lobby-change = Tisch ändern
lobby-change-save = Änderungen speichern
lobby-stays-seated = bleibt sitzen
# $what lists the changes: "3 players", "Map: Snowflake".
lobby-changed = Der Tisch wurde geändert: { $what }
lobby-changed-seats = { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}
lobby-changed-to = { $name }: { $value }
lobby-new-link = Neuer Link
lobby-new-link-made = Das ist der neue Link. Der alte gilt nicht mehr.
lobby-remove-table = Tisch entfernen
lobby-remove-ask = Diesen Tisch entfernen?
lobby-remove-how = Er verschwindet für alle, die hier sitzen, und lässt sich nicht zurückholen.
lobby-remove-do = Ja, entfernen
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

page-opening = Der Tisch wird geöffnet …
title-your-turn = Dein Zug · { $game }
title-table = { $game } – Queendom
notice-your-turn = { $game }: Du bist am Zug
notice-table = Tisch { $table }

# A hint: what a strong bot would do.
advice-title = Tipp
advice-thinks = Die Möglichkeiten werden abgewogen …
advice-waits = Die Möglichkeiten werden abgewogen, { $ahead } vor dir …
advice-prepares = Die Bots werden noch vorbereitet …
advice-choose = Gespielt wird erst, wenn du bestätigst.
advice-chance = { $chance } Gewinnchance
advice-equal = etwa gleich gut
advice-ahead = { $points ->
    [one] Vorsprung am Ende: { $ahead } Punkt
   *[other] Vorsprung am Ende: { $ahead } Punkte
}
advice-pass = Passen
reason-exact = Bis zum Ende der Partie durchgerechnet.
reason-search = Kein einzelner Grund: von allem Erprobten das Beste.
fair-title = Fairer Zufall
fair-open = Woher der Zufall kommt
fair-menu = Niemand kann hier aussuchen, was gezogen wird. Sieh, wie das geht, und prüfe es nach.
fair-about = Niemand kann hier aussuchen, was gezogen wird, auch nicht, wer den Server betreibt. Der Server und die Geräte der Spielenden bringen je eine geheime Zahl mit. Erst alle zusammen bestimmen die Ziehungen.
fair-about-server = Die geheime Zahl des Servers bestimmt jede Ziehung. Sie stand vor der Partie fest; von den Spielenden hat kein Gerät eine eigene Zahl dazugegeben.
fair-about-same = Diese Partie beginnt wie eine frühere: Die Ziehungen sind dieselben und waren vorher bekannt.
fair-server = Die Zahl des Servers
fair-server-how = Der Server hat sich auf seine Zahl festgelegt, bevor er eine andere kannte. Das beweist dieser Fingerabdruck: Er passt zu keiner anderen Zahl. Die Zahl selbst wird nach der Partie gezeigt.
fair-server-open = Der Fingerabdruck wurde vor der Partie gezeigt. Er passt nur zu dieser Zahl.
fair-fingerprint = Fingerabdruck
fair-seed = Zahl (Startwert)
fair-number = Zahl
fair-key = Alle Zahlen zusammen (Schlüssel der Ziehungen)
fair-numbers = Die Zahlen der Spielenden
fair-numbers-how = Jedes Gerät verspricht seine Zahl zuerst mit einem Fingerabdruck. Sind alle Plätze besetzt, werden die Zahlen aufgedeckt, und keine lässt sich mehr ändern.
fair-brought-bot = bringt wie alle Bots keine Zahl mit
fair-brought-open = hier sitzt noch niemand
fair-brought-none = bringt keine Zahl mit
fair-brought-promised = hat eine Zahl versprochen
fair-brought-opened = bestimmt den Zufall mit
fair-brought-missing = hat eine Zahl versprochen, aber sie kam nicht: Die Partie begann ohne sie
fair-brought-left-out = diese Seite hat ihre Zahl geschickt, aber der Server hat ohne sie begonnen
fair-exactly = Genau zeigen
fair-check = Die Prüfung
fair-check-later = Nach der Partie rechnet diese Seite alles selbst nach und sagt es hier.
fair-check-right = Diese Seite hat es geprüft: Nichts wurde verändert.
fair-check-wrong = Etwas ist nicht wie versprochen.
fair-check-seed = Die Zahl des Servers hat den Fingerabdruck, der vor der Partie gezeigt wurde.
fair-check-seed-not = Die Zahl des Servers hat nicht den Fingerabdruck, der vor der Partie gezeigt wurde.
fair-check-stayed = Es ist der Fingerabdruck, den diese Seite sah, bevor sie ihre eigene Zahl aufdeckte.
fair-check-stayed-not = Es ist nicht der Fingerabdruck, den diese Seite sah, bevor sie ihre eigene Zahl aufdeckte.
fair-check-numbers = Jede aufgedeckte Zahl ist die versprochene.
fair-check-numbers-not = Eine Zahl ist nicht die versprochene.
fair-check-own-not = Die Zahl, die diese Seite geschickt hat, ist nicht dabei.
fair-check-draws = Um auch jede einzelne Ziehung zu prüfen, speichere die Aufzeichnung und starte:
seat-bot = Bot
seat-thinks = überlegt
seat-waits = { $ahead } vor dir
seat-prepares = wird vorbereitet
seat-here = am Tisch
seat-not-here = gerade nicht am Tisch
seat-away = ein Bot springt ein
seat-menu = Dein Platz
seat-move = Auf einem anderen Gerät weiterspielen
seat-move-how = Ein Link, der deinen Platz dorthin verlegt. Er gilt einmal, 15 Minuten lang.
seat-move-do = Link erstellen
seat-leave = Den Tisch verlassen
seat-leave-how = Ein Bot spielt für dich, bis du zurückkommst. Gehen auch alle anderen, wird die Partie abgebrochen.
seat-leave-how-shared = Für jeden, der geht, spielt ein Bot, bis die Person zurückkommt.
seat-leave-do = Verlassen
seat-leave-named = { $name }: verlassen
seat-return = Zurückkommen
seat-return-how = Ein Bot spielt für dich. Nimm deinen Platz wieder ein.
seat-return-do = Meinen Platz wieder einnehmen
seat-return-named = { $name }: Platz wieder einnehmen
seat-home-how = Der Tisch bleibt, wie er ist. „Deine Tische“ auf der Startseite führt dorthin zurück.
seat-home-how-people = Dein Platz bleibt deiner, und die anderen warten auf deine Züge. „Deine Tische“ auf der Startseite führt hierher zurück.
seat-give-up = Die Partie aufgeben
seat-give-up-how = Die Partie endet sofort, niemand gewinnt, und sie lässt sich nicht fortsetzen.
seat-give-up-how-last = Alle anderen sind gegangen. Gehst auch du, endet die Partie sofort, niemand gewinnt, und sie lässt sich nicht fortsetzen.
seat-give-up-open = Aufgeben …
seat-give-up-ask = Wirklich aufgeben? Die Partie endet sofort und lässt sich nicht fortsetzen.
seat-give-up-do = Ja, aufgeben
seat-keep = Weiterspielen
seat-stands-in = { $bot } spielt für dich
seat-stands-in-for = { $bot } spielt für { $name }
log-title = Verlauf
log-empty = Noch ist nichts geschehen.
log-since = seit deinem letzten Zug
side-title = Beutel, Verlauf und dein Zug
act-title = Dein Zug
act-your-turn = Dein Zug
act-not-your-turn = Am Tisch
act-game-over = Spielende
act-sending = Wird gespielt …
act-waiting = Einen Moment …
act-bot-thinks = { $name } überlegt …
act-bot-waits = { $name } überlegt, { $ahead } vor dir …
act-bot-prepares = { $name } wird noch vorbereitet …
act-person-thinks = Am Zug: { $name }
act-watching = Du schaust zu.
act-can-take-back = Du kannst deinen Zug zurücknehmen, bis jemand anderes spielt.
act-can-take-back-alone = Hier spielen nur Bots: Du kannst deine Züge jederzeit zurücknehmen.
act-stands-shown = Dein Zug gilt: In ihm wurde etwas gezogen oder aufgedeckt.
act-stands-others = Dein letzter Zug gilt: Seither haben andere gespielt.
do-back = Zurücknehmen
do-take-back = Zug zurücknehmen
do-pass = Passen
do-hurry = Schneller
do-hint = Tipp
do-again = Noch einmal zeigen
do-again-end = Zu meinem Zug
# What others did since one's last turn: $what is one of the messages done-…, $since one of the next two.
done = { $what }, { $since }
done-since-turn = seit deinem Zug
done-since-round = in der letzten Runde
do-result = Ergebnis zeigen
turn-stale = Am Tisch ist es inzwischen weitergegangen. So steht es jetzt; gespielt wurde nichts.
told-take-back = { $name }: letzten Zug zurückgenommen
told-leave = { $name }: gegangen; { $bot } springt ein
told-return = { $name }: wieder am Tisch
told-hand-over = { $name }: jetzt an einem anderen Gerät
told-rematch = Die nächste Partie ist eröffnet
told-later = Einige Züge später
result-title = Die Partie ist beendet
result-winner = { $name } gewinnt
result-shared = Ein geteilter Sieg: { $names }
result-abandoned = Die Partie wurde abgebrochen
result-expired = Lange kam niemand zurück, darum wurde die Partie beendet
result-earlier-points = Punkte von vorher
result-unseen-turns = hier nicht gezeigte Züge
result-you-behind = dir
result-largest-difference = Der größte Unterschied: { $sources }.
result-most-came-from = Am meisten brachte: { $sources }.
result-record = Aufzeichnung speichern
result-home = Startseite
result-again = Noch eine Partie
result-join-again = Zur nächsten Partie
result-same = Gleicher Start noch einmal
result-same-about = Dieselbe Auslage, dieselben Ziehungen, dieselbe Person beginnt
result-next-level = Gewonnen! Jetzt gegen { $bot }
keys-title = Tastatur
keys-intro = Alles lässt sich mit der Tastatur spielen. Tab führt über den Tisch; schneller geht es mit diesen Tasten:
keys-enter = wählen, dann bestätigen
keys-back = einen Schritt zurück
keys-again = die Züge der anderen noch einmal
keys-rule = die Regel zu dem, was den Fokus hat; auch mit Rechtsklick oder langem Drücken
keys-hint = ein Tipp, falls es am Tisch Tipps gibt
keys-log = zum Verlauf
keys-rules = Regeln in Kürze
keys-help = diese Liste
rules-title = Regeln in Kürze

## The page: Christina Regina's table

court-hand-over = Weitergeben an: { $name }
court-lift = Ich bin { $name }: Vorhang auf

## The page: replays

# After the end of a game, and beside finished games on the start page.
replay-watch = Partie noch einmal ansehen
replay-watch-short = Ansehen
replay-open = Aufzeichnung öffnen
replay-position-broken = Dieser Link enthält keine Stellung
replay-position-broken-about = Vielleicht wurde er unterwegs abgeschnitten. Lass dir den ganzen Link noch einmal schicken.

## The page: rules

rules-page-link = Regeln
rules-at-hand-step = was du jetzt tun sollst
rules-at-hand-opening = Die Regel wird geöffnet …
rules-at-hand-missing = Die Regel ließ sich nicht laden. Sie steht auch auf der Seite mit allen Regeln.

## The page: lessons

lesson-link = In fünf Minuten lernen
lesson-hint = Neu hier? Eine geführte erste Partie zeigt, wie es geht.
lesson-to = Zurück zur Lektion
rules-page-open = Die Regel: { $name }
rules-page-all = Alle Regeln, mit Beispielen zum Ausprobieren
rules-at-hand-back = Vorige Regel
rules-at-hand-page = Auf der Seite mit allen Regeln
rules-end = Das Ende
