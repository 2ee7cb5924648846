## The page: lessons

lesson-note = Erste Partie
lesson-title = Deine erste Partie { $game }
lesson-step = Schritt { $number } von { $count }
lesson-next = Weiter
lesson-back = Voriger Schritt
lesson-skip = Schritt überspringen
lesson-play = Ganze Partie gegen Bots spielen
lesson-again = Noch einmal von vorn
lesson-went-on = Hier hast du letztes Mal aufgehört.
# Somebody made another legal turn than the one that is asked for.
lesson-other = In einer echten Partie geht das auch. Probiere hier, was umrandet ist.

# The first game of Winter Queen: what is said at each step, then while its turn is made, then when it is done.
lesson-wq-place = Siegpunkte (SP) sammelst du mit Zauberbüchern. In jedem Zug tust du eines von dreien: einen Kristall auf der Karte platzieren, einen auf einer Seite deiner Bücher oder ein Buch aktivieren. Zuerst die Karte: Nimm den umrandeten roten Kristall.
lesson-wq-place-where = Jedes leuchtende Feld ist leer: Dort könntest du den Kristall platzieren. Wähle b1, in der roten Grafschaft, am Rand der Karte.
lesson-wq-place-book = Wer in einer Grafschaft platziert, darf das oberste Buch ihres Stapels nehmen. Nimm es.
lesson-wq-place-ready = Das ist dein ganzer Zug: ein Kristall, ein Buch. Bestätige ihn.
lesson-wq-place-done = Das Buch gehört dir. Mehr als drei darfst du nicht haben.
lesson-wq-bot = Jetzt ist { $name } am Zug. Die Züge der anderen werden nacheinander gezeigt.
lesson-wq-bot-done = Noch ein roter Kristall am Rand der Karte. Merk ihn dir.
lesson-wq-page = Jede Seite eines Buchs hat einen Effekt. Zeig auf Hüter der Grenze oder tippe darauf, um zu sehen, was er zählt.
lesson-wq-page-done = Hüter der Grenze zählt Kristalle einer Farbe am Rand der Karte. Welcher Farbe? Der des Kristalls, den du auf der Seite platzierst.
lesson-wq-fill = Du kannst einen Kristall auch auf einer Seite platzieren. Nimm den anderen roten.
lesson-wq-fill-where = Auf den Seiten steht, was sie jetzt brächten. Platziere ihn auf der Seite Hüter der Grenze: Zwei rote Kristalle liegen am Rand.
lesson-wq-fill-ready = Die Seite ist jetzt 2 SP wert. Bestätige: Punkte bringt sie später, und bis dahin vielleicht mehr.
lesson-wq-fill-done = Auch { $name } brauchte einen roten Kristall am Rand: Jetzt ist deine Seite 3 SP wert.
lesson-wq-activate = Ein eigener Zug, und ein guter Moment dafür: Aktiviere das Buch.
lesson-wq-activate-ready = Bestätige. Die Seite bringt Punkte, dann kommen das Buch und sein Kristall aus dem Spiel.
lesson-wq-activate-done = 3 SP und Platz für ein neues Buch. Liegt nur auf einer Seite ein Kristall, geschieht sonst nichts. Jeder Gewinn ist offen, die Summen bleiben geheim: Alle kennen nur die eigene.
lesson-wq-castle = Der umrandete Kristall ist der letzte auf seinem Halter: Wer ihn nimmt, erhält 1 SP. Nimm ihn.
lesson-wq-castle-where = Burg und Türme sind das Königinnen-Gebiet und gehören zu keiner Grafschaft. Ein dort abgebildeter Kristall wie der gelbe auf a2 zählt wie ein platzierter. Platziere deinen auf der Burg in der Mitte, c4.
lesson-wq-castle-book = Bei Burg und Türmen darfst du das oberste Buch einer beliebigen Grafschaft nehmen. Nimm Magische Wolken mit Nordlichtern.
lesson-wq-castle-ready = 1 SP und ein Buch in einem Zug. Bestätige ihn.
lesson-wq-castle-done = Der Halter wurde aus dem Beutel wieder aufgefüllt. Ist der Beutel leer, ist das Ende nah.
lesson-wq-two = Ein paar Züge später liegt auf beiden Seiten deines Buchs ein Kristall, und beide bringen Punkte. Aktiviere es.
lesson-wq-two-return = Lagen auf dem Buch zwei Kristalle, muss einer von der Karte zurück in den Beutel. Wähle den lilafarbenen auf b4: Eine Seite von { $name } zählt ihn.
lesson-wq-two-ready = Bestätige. Beide Seiten bringen Punkte, bevor der lilafarbene Kristall die Karte verlässt.
lesson-wq-two-done = Beide Seiten haben Punkte gebracht, und { $name } hat fast sichere Punkte verloren.
lesson-wq-final = Der Beutel ist leer: der letzte Abschnitt. Alle Kristalle liegen beisammen, kein Buch wird mehr aktiviert, und das ist dein letzter Zug. Nimm den gelben Kristall.
lesson-wq-final-where = Gefüllte Seiten zählen am Ende von selbst. Platziere ihn auf der Seite Strahlender Weg: Verschiedene Farben in einer Reihe zählen.
lesson-wq-final-ready = Bestätige deinen letzten Zug. { $name } hat noch einen, dann folgt die Schlusswertung.
lesson-wq-final-done = Jede Seite mit einem Kristall wurde gewertet. Du hast die meisten SP: Die Königin hat einen neuen obersten Berater.
lesson-wq-end = Jetzt kannst du spielen. Es gibt noch mehr Effekte zu entdecken: Zeig auf eine Seite, und sie sagt, was sie zählt.

# The first game of Christina Regina.
lesson-cr-peek = Du führst eine von fünf Fraktionen, und sonst weiß niemand, welche. Halte den umrandeten Knopf gedrückt, um deine Farbe zu sehen.
lesson-cr-peek-done = Deine Farbe ist Grün, die der Akademie. Ihre Karten sollen auf den Einflussstapeln oben liegen, und niemand soll merken, dass du das willst.
lesson-cr-draw = Der übliche Zug ist eine einzige Geste: eine oberste Karte ziehen, eine andere unterlegen. Zieh mit Finger oder Maus von der grünen Karte zur roten, der Armee, oder tippe beide nacheinander an.
lesson-cr-draw-bury = Du ziehst Grün. Wähle jetzt die rote Karte in Silber: Sie wird untergelegt.
lesson-cr-draw-ready = Grün kommt oben auf den Einflussstapel Kupfer, Rot verdeckt unter seinen Stapel. Bestätige.
lesson-cr-draw-done = Dein erster Einfluss. Aber wer immer dieselbe Farbe zieht, ist bald durchschaut.
lesson-cr-influence = Jetzt ziehen die anderen. Achte auf den Einfluss in Kupfer.
lesson-cr-influence-done = Am Ende bringt jeder Einflussstapel von oben 3, 2 und 1 Punkt. { $name } hat Schwarz, die Kirche, über dein Grün gelegt, deines brächte also 2.
lesson-cr-none = Eine farblose Karte wird abgeworfen, wenn man sie zieht. Zieh die in Gold und leg die schwarze in Silber unter.
lesson-cr-none-bury = Leg die schwarze Karte in Silber unter: { $name } hätte sie nur zu gern.
lesson-cr-none-ready = Die Karte aus Gold wird abgeworfen, die schwarze kommt unter ihren Stapel. Bestätige.
lesson-cr-none-done = Sie liegt bei den abgeworfenen, und die nächste Karte in Gold ist nachgerückt: Grün, für dich, wenn niemand schneller ist.
lesson-cr-agitate = { $other } hat deine grüne Karte untergelegt. Jetzt liegt in Gold Schwarz obenauf. Einmal pro Partie kannst du statt zu ziehen deine Aktionskarte spielen: Wähle Agitation.
lesson-cr-agitate-stack = Agitation wirft eine oberste Karte ab. Wähle die schwarze in Gold.
lesson-cr-agitate-ready = Bestätige. Damit ist deine Aktionskarte gespielt.
lesson-cr-agitate-done = Die schwarze Karte ist weg. Mit derselben Aktionskarte hättest du auch zwei oberste Karten tauschen oder eine abgeworfene zurückholen können.
lesson-cr-sheet = { $name } hat schon einmal Schwarz gezogen und nun die einzige Aktionskarte gespielt, um eine schwarze Karte zurückzuholen: Das spricht für die Kirche. Notiere es: Tippe das umrandete Feld in „Wer ist wer?“ zweimal an, bis dort ein Fragezeichen steht.
lesson-cr-sheet-done = Einmal tippen heißt nein, zweimal vielleicht, dreimal ja. Deine Notizen sind nur für dich.
lesson-cr-strike = Ein starkes Indiz, aber kein Beweis: Ein falscher Dolch kostet den eigenen Anführer, und in einer echten Partie ist Abwarten oft klüger. Wage es hier: Wähle Attentat, dann { $name }, den Kupfer-Anführer und den schwarzen Dolch.
lesson-cr-strike-done = Gelungen: Der Kupfer-Anführer des Opfers ist gefallen, und Schwarz verliert am Ende seine Karte in diesem Stapel. Du hast die Farbe des Opfers gesehen, das Opfer deinen Dolch, die anderen nur den Ausgang. Ein falscher Dolch hätte deinen eigenen Anführer gekostet.
lesson-cr-pass = Später ist ein Hofstapel leer: Niemand zieht mehr, und man darf passen. Die anderen haben gepasst. Passe auch, und die Partie endet.
lesson-cr-pass-done = Alles ist aufgedeckt. Die Karte des gefallenen Anführers wurde entfernt, dann brachte jeder Stapel 3, 2 und 1 Punkt. Du hast gewonnen.
lesson-cr-end = Jetzt kannst du spielen. Achte darauf, wer wem hilft, und sei nicht zu gierig nach deiner eigenen Farbe.
