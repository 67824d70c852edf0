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
