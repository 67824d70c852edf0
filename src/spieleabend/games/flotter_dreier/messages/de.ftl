# Flotter Dreier auf Deutsch

## Das Spiel im Überblick

game-flotter-dreier-name = Flotter Dreier
game-flotter-dreier-mark = 3
game-flotter-dreier-line = Schreib drei Antworten auf, die auch den anderen einfallen – nur nicht allen.

## Was der Tisch einstellen kann

option-flotter-dreier-rounds = Runden
option-flotter-dreier-write_seconds = Zeit zum Schreiben
option-flotter-dreier-write_seconds-off = So lange ihr wollt
option-flotter-dreier-deciders = Ob zwei Antworten dasselbe sind, entscheidet
option-flotter-dreier-deciders-table = Der ganze Tisch
option-flotter-dreier-deciders-reader = Wer gerade vorliest
option-flotter-dreier-strike = Unpassende Antworten streichen
option-flotter-dreier-strike-hint = Wenn ihr abstimmt, dass eine Antwort nicht passt, bringt sie keine Punkte.
option-flotter-dreier-silent_count = Leere Zettel zählen mit
option-flotter-dreier-silent_count-hint = Haben alle dieselbe Antwort, gibt es keine Punkte. Hier stellt ihr ein, ob zu „alle“ auch gehört, wer nichts aufgeschrieben hat.

## Wenn keine Partie beginnen kann

flotter-dreier-bad-deck = { $pile ->
    [quality] In diesem Deck sind keine Eigenschaften. Nehmt ein anderes.
   *[thing] In diesem Deck sind keine Dinge. Nehmt ein anderes.
}

## Auf jedem Bildschirm

dreier-over = Das Spiel ist aus
dreier-round-of = Runde { $round } von { $rounds }
dreier-turns = { $name } deckt auf
dreier-all-write = Alle schreiben
dreier-reads = { $name } liest vor
dreier-all-vote = Ihr stimmt ab
dreier-rank = { $rank }.
dreier-points = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
}
dreier-clock-hint = Wenn die Zeit um ist, zählt, was auf den Zetteln steht.

## Was jemand gerade tut

dreier-now-turning = deckt auf
dreier-now-writing = schreibt
dreier-now-ready = ist so weit
dreier-now-reading = liest vor
dreier-now-next = gleich dran
dreier-now-has = hat’s auch
dreier-now-voting = stimmt ab
dreier-now-voted = gestimmt

## Karten aufdecken

dreier-stacks = Zwei verdeckte Kartenstapel
dreier-will-turn = { $name } deckt gleich auf.
dreier-you-turn = Deck die beiden Karten auf!
dreier-you-turn-hint = Lies sie vor. Dann schreiben alle.
dreier-turn = Aufdecken

## Schreiben

dreier-write-all-things = Schreibt auf: drei
dreier-write-all-persons = Schreibt auf: drei
dreier-write-you-things = Schreib auf: drei
dreier-write-you-persons = Schreib auf: drei
dreier-line = Antwort { $number } von 3
dreier-twice = Zweimal dasselbe zählt nur einmal.
dreier-letters = { $letters } von { $most }
dreier-secret = Niemand sieht deinen Zettel, bevor er vorgelesen wird.
dreier-ready = { $left ->
    [0] Fertig
    [one] Fertig, eine Zeile bleibt leer
    [3] Fertig, mir fällt nichts ein
   *[other] Fertig, { $left } Zeilen bleiben leer
}
dreier-is-ready = Dein Zettel ist fertig.
dreier-change = Noch etwas ändern
dreier-sheet = Dein Zettel
dreier-empty = leer
dreier-writing-count = { $count ->
    [one] Eine Person schreibt noch
   *[other] { $count } schreiben noch
}
dreier-writing-names = { $count ->
    [one] { $names } schreibt noch
   *[other] { $names } schreiben noch
}
dreier-nobody-writes = Alle sind so weit.
dreier-comparing = Wir legen die Zettel nebeneinander.

## Vorlesen

dreier-begins = { $name } liest als Erstes vor.
dreier-you-begin = Du liest als Erstes vor.
dreier-reads-next = Als Nächstes liest { $name } vor.
dreier-all-read = Alles ist vorgelesen.
dreier-you-read = Du liest vor
dreier-read = „{ $term }“ vorlesen
dreier-close = Punkte zusammenzählen
dreier-who-else = Wer hat das auch?
dreier-outcome-nobody = Das hat sonst niemand: kein Punkt.
dreier-outcome-everybody = Das haben alle: kein Punkt!
dreier-outcome-struck = Das passt nicht: kein Punkt.
dreier-outcome-some = { $each ->
    [one] Ein Punkt für { $names }
   *[other] Je { $each } Punkte für { $names }
}
dreier-outcome-many = { $each ->
    [one] { $count } haben das: je ein Punkt
   *[other] { $count } haben das: je { $each } Punkte
}
dreier-merged = Das zählt schon bei „{ $term }“.
dreier-you-have = Das steht auf deinem Zettel:
dreier-you-lack = Das steht nicht auf deinem Zettel.
dreier-also = { $count ->
    [one] { $names } schreibt „{ $term }“
   *[other] { $names } schreiben „{ $term }“
}
dreier-also-many = { $count } schreiben „{ $term }“
dreier-pad = Schon vorgelesen
dreier-more = { $count ->
    [one] und noch einer
   *[other] und noch { $count }
}
dreier-is-merged = = { $term }
dreier-is-struck = passt nicht

## Einspruch und Abstimmung

dreier-doubts = Stimmt etwas nicht?
dreier-claim-unfit = Das passt nicht
dreier-claim-same = Ist dasselbe
dreier-claim-same-of = „{ $term }“ ist dasselbe
dreier-claim-part = Ist etwas anderes
dreier-claim-part-of = „{ $term }“ ist etwas anderes
dreier-claim-part-by = { $name } meint etwas anderes
dreier-means-else = Meint jemand damit etwas anderes?
dreier-ask-own = Ist das dasselbe? Das siehst nur du.
dreier-ask-read = Ist das dasselbe wie „{ $term }“?
dreier-asks-same = Ist das dasselbe?
dreier-asks-different = Ist das etwas anderes?
dreier-asks-unfit = Passt das nicht?
dreier-asks-by = { $name } fragt
dreier-vote-same-yes = Dasselbe
dreier-vote-same-no = Nicht dasselbe
dreier-vote-different-yes = Etwas anderes
dreier-vote-different-no = Dasselbe
dreier-vote-unfit-yes = Passt nicht
dreier-vote-unfit-no = Passt
dreier-abstain = Ist mir egal
dreier-you-voted = Deine Stimme ist da.
dreier-you-asked = Du hast gefragt, das zählt als Ja.
dreier-decides = { $name } entscheidet.
dreier-voted = { $voted ->
    [one] { $voted } von { $voters } hat abgestimmt
   *[other] { $voted } von { $voters } haben abgestimmt
}
dreier-decided-same-yes = „{ $term }“ und „{ $other }“ sind dasselbe.
dreier-decided-same-no = „{ $term }“ und „{ $other }“ bleiben zweierlei.
dreier-decided-different-yes = „{ $term }“ und „{ $other }“ sind zweierlei.
dreier-decided-different-no = „{ $term }“ und „{ $other }“ bleiben dasselbe.
dreier-decided-unfit-yes = „{ $term }“ passt nicht.
dreier-decided-unfit-no = „{ $term }“ darf bleiben.
dreier-ballot = { $yes } dafür, { $no } dagegen
dreier-recounted = Neu gezählt: { $names }
dreier-recounted-many = Neu gezählt: andere Punkte für { $count } Leute

## Am Ende einer Runde

dreier-round-ended = Runde { $round } ist zu Ende
dreier-nothing-shared = Diesmal hattet ihr nichts gemeinsam.
dreier-you-got = { $points ->
    [0] Diesmal kein Punkt für dich
    [one] Ein Punkt für dich
   *[other] { $points } Punkte für dich
}
dreier-standing = Der Stand
dreier-turns-next = Als Nächstes deckt { $name } auf.
dreier-go-on = Nächste Runde
dreier-go-on-for-all = Für alle weitermachen

## Wenn das Spiel aus ist

dreier-winners = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen gemeinsam!
}
dreier-you-win = { $count ->
    [one] Du hast gewonnen!
   *[other] Du gewinnst mit!
}
dreier-best-terms = Eure besten Treffer
dreier-had = für { $names }

## Was ein Screenreader hört

dreier-said-ready = { $count ->
    [0] { $name } ist so weit.
    [one] { $name } ist so weit, eine Person schreibt noch.
   *[other] { $name } ist so weit, { $count } schreiben noch.
}
dreier-said-taken-back = { $name } ändert noch etwas.
dreier-said-read = { $name } liest vor: „{ $term }“. { $outcome }
dreier-said-claims-same = { $name } fragt: Ist „{ $term }“ dasselbe wie „{ $other }“?
dreier-said-claims-different = { $name } fragt: Ist „{ $other }“ etwas anderes als „{ $term }“?
dreier-said-claims-unfit = { $name } fragt: Passt „{ $term }“ nicht?
dreier-said-time = Die Zeit ist um.
