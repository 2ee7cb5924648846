## Games and what is in them

ending-scored = Wertung des Einflusses
ending-christina = Königin Christina ging ihren eigenen Weg

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
# What others did since one's last turn, for whoever listens: see done. $name may be several.
done-drawn = gezogen von { $name }
done-buried = hier eine Karte untergelegt von { $name }
done-discarded = abgeworfen von { $name }
done-swapped = hierher getauscht von { $name }
done-back = zurückgeholt von { $name }
done-attempt = Attentat von { $name }

## What can go wrong

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

## The page: Winter Queen at the table

advice-draw = { $drawn } ziehen und { $buried } unterlegen
advice-agitate = Agitation: { $card } abwerfen
advice-manipulate = Manipulation: die obersten Karten von { $one } und { $other } tauschen
advice-persuade = Überredung: { $card } oben auf { $stack } legen
advice-assassinate = Attentat – Opfer: { $name }, Anführer: { $number }, Dolch: { $colour }
reason-influence = { $points ->
    [one] { $points } Einflusspunkt mehr für dich, wenn jetzt gewertet würde.
   *[other] { $points } Einflusspunkte mehr für dich, wenn jetzt gewertet würde.
}
reason-lowers = { $points ->
    [one] Die anderen verlieren vermutlich { $points } Punkt.
   *[other] Die anderen verlieren vermutlich { $points } Punkte.
}
reason-buries = { $card } verschwindet unter dem Stapel.
reason-discards = { $card } wird abgeworfen.
reason-likely = { $victim } dient mit { $chance } Wahrscheinlichkeit dieser Fraktion: { $colour }.
reason-hides = Verrät wenig über deine Farbe.
reason-unlike-card = Anders als beim ersten Vorschlag bleibt { $card } obenauf liegen.

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
court-next-below = als Nächste · darunter { $count }
court-below-short = darunter { $count }
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
court-no-influence = { $stage ->
    [over] kein Einfluss
   *[going] noch kein Einfluss
}
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
court-peek = Gedrückt halten
court-peeking = Loslassen verdeckt
court-keep-open = Offen lassen
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
court-goal = Dein Ziel: Am Ende liegt deine Farbe weit oben auf den drei Einflussstapeln.{ $colour ->
    [open] {""}
   *[veiled] {" "}„Gedrückt halten“ zeigt dir deine Farbe.
}
court-ask-draw-help = Zieh mit Finger oder Maus von der Karte, die du nimmst, zu der, die du unterlegst, oder tippe beide nacheinander an.{ $others ->
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
court-attempt-dagger = Dolch, im Geheimen
court-attempt-leader = Anführer, bei beiden
court-attempt-victim = Opfer
court-ready-pass = In diesem Zug passen?
court-attempt-used = dein Dolch für dieses Opfer ist verbraucht
court-attempt-no-leader = keine Nummer mehr, bei der beide Anführer noch stehen
court-attempt-bluff = Ein Dolch deiner eigenen Farbe kann nur fehlgehen: ein Bluff.
court-dagger-own = deiner
court-attempt-first-victim = Wähle zuerst das Opfer.
court-attempt-secret = Nur du und dein Opfer sehen den Dolch. Du siehst die Farbe deines Opfers.
court-curtain-about = Hinter dem Vorhang ist alles Geheime: Farben, Notizen und Dolche.
court-drawer = Notizen und Verlauf
court-christina-wins = Königin Christina geht ihren eigenen Weg
court-christina-about = Keine eurer Fraktionen hat noch Einfluss: Sie braucht niemanden von euch.
court-you-win = Du gewinnst! Die Königin hört auf dich.
court-why-ahead = { $who ->
    [you] Du lagst { $margin ->
        [one] einen Punkt
       *[other] { $margin } Punkte
    } vor { $behind }.
   *[others] { $winner } lag { $margin ->
        [one] einen Punkt
       *[other] { $margin } Punkte
    } vor { $behind }.
}
court-why-difference = { $source } ({ $points } gegen { $against })
court-why-part = { $source } ({ $points })
court-why-threes = Gleichstand mit { $level } Punkten, entschieden durch die ersten Plätze: { $own } gegen { $next }.
court-why-twos = Gleichstand mit { $level } Punkten und bei den ersten Plätzen, entschieden durch die zweiten Plätze: { $own } gegen { $next }.
court-why-shared = Gleichstand bis zuletzt: je { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
court-removed = Anführer gefallen: entfernt
court-nobody = niemand: besetzt nur den Platz
court-end-row = { $card }: { $fate ->
    [removed] entfernt, der Anführer ist gefallen
    [nobody] { $points }, für niemanden
   *[somebody] { $points }, { $name }
}
court-end-counting = Der Einfluss wird gezählt
court-end-skip = Alles zeigen
court-end-count = Jetzt gezählt: { $stack }
court-end-colours = Wer wem diente
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
ceremony-leader = { $metal ->
    [copper] Kupfer-Anführer
    [silver] Silber-Anführer
   *[gold] Gold-Anführer
}
ceremony-assassin-hit = Der Dolch hat getroffen
# „Ihr“ is the faction.
ceremony-assassin-hit-about = Die Fraktion von { $victim }: { $faction }. Ihr { $leader } fällt.
ceremony-assassin-missed = Der Dolch ging fehl
ceremony-assassin-missed-about = Die Fraktion von { $victim }: { $faction }. Dein eigener { $leader } fällt.
ceremony-assassin-note = Nur du hast diesen Schild gesehen. Dein Opfer hat deinen Dolch gesehen.
ceremony-victim-hit = Ein Dolch hat dich getroffen
ceremony-victim-hit-about = Er kam von { $assassin }, sein Zeichen: { $dagger }. Dein { $leader } fällt.
ceremony-victim-missed = Ein Dolch hat dich verfehlt
ceremony-victim-missed-about = Er kam von { $assassin }, sein Zeichen: { $dagger }. Der { $leader } des Attentäters fällt.
ceremony-victim-note = { $assassin } kennt jetzt deine Farbe. Der Hof weiß nur, wie es ausging.
ceremony-court-hit = Der Dolch von { $assassin } trifft { $victim }
ceremony-court-hit-about = Das Attentat ist gelungen. Der { $leader } des Opfers fällt.
ceremony-court-missed = Der Dolch von { $assassin } verfehlt { $victim }
ceremony-court-missed-about = Das Attentat ist gescheitert. Der { $leader } des Attentäters fällt.
ceremony-court-note = Weder der Dolch noch der Schild wurde gezeigt.
ceremony-all-hit-about = Das Zeichen des Dolchs: { $dagger }. Die Fraktion von { $victim }: { $faction }. Der { $leader } des Opfers fällt.
ceremony-all-missed-about = Das Zeichen des Dolchs: { $dagger }. Die Fraktion von { $victim }: { $faction }. Der { $leader } des Attentäters fällt.
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
court-rules-assassinate-how = Nenne ein Opfer, eine Nummer und, im Geheimen, eine Farbe. Ist es die Farbe des Opfers, fällt dessen Anführer mit dieser Nummer, sonst deiner: Ein gefallener Anführer liegt gekippt. Du erfährst die Farbe des Opfers, das Opfer sieht den Dolch. Einmal je Opfer.
court-rules-pass = Passen
court-rules-pass-how = Nur solange ein Hofstapel leer ist. Sobald alle nacheinander passen, endet die Partie.
court-rules-end-how = Für jeden gefallenen Anführer wird im Einflussstapel seiner Nummer die oberste Karte seiner Farbe entfernt. Dann bringt jeder Einflussstapel von oben 3, 2 und 1 Punkt. Wer die meisten Punkte hat, gewinnt; ist von keiner gespielten Farbe mehr eine Karte übrig, gewinnt Königin Christina.
