# BAM! auf Deutsch

## Was der Tisch einstellen kann

option-bam-cycles = So oft ist jeder BAM!-Meister
option-bam-first_master = Wer zuerst BAM!-Meister ist
option-bam-first_master-vote = Wer am meisten redet – ihr stimmt ab
option-bam-first_master-drawn = Das Los entscheidet
option-bam-choose_seconds = Zeit zum Kartenwählen
option-bam-judge_seconds = Zeit für den BAM!-Meister

## Was der Gastgeber kann

host-action-bam-last-cycle = Nach dieser Runde durch alle aufhören

## Eigene Karten

bam-bad-card-line = Auf eine Karte passt eine Zeile einfacher Text.
bam-bad-card-gaps = { $gaps ->
    [0] Eine rote Karte braucht eine Lücke: Schreib BAM! dorthin, wo die graue Karte hinkommt.
   *[other] Eine rote Karte hat eine oder zwei Lücken, nicht { $gaps }.
}
bam-bad-card-term = Eine graue Karte füllt eine Lücke, darum kann sie selbst kein BAM! enthalten.
bam-bad-card-long = Das ist zu lang: Auf so eine Karte passen höchstens { $most } Zeichen.

## Wenn keine Partie beginnen kann

bam-bad-deck = { $pile ->
    [red] In diesem Deck ist keine rote Karte. Erlaubt frechere Karten oder nehmt ein anderes Deck.
   *[grey] { $has ->
        [one] In diesem Deck ist nur eine graue Karte, ihr braucht { $needs }. Erlaubt frechere Karten oder nehmt ein anderes Deck.
       *[other] In diesem Deck sind nur { $has } graue Karten, ihr braucht { $needs }. Erlaubt frechere Karten oder nehmt ein anderes Deck.
    }
}
