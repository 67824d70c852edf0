# BAM! auf Deutsch

## Was der Tisch einstellen kann

option-bam-cycles = So oft ist jeder BAM!-Meister
option-bam-first_master = Wer zuerst BAM!-Meister ist
option-bam-first_master-vote = Wer am meisten redet – ihr stimmt ab
option-bam-first_master-drawn = Das Los entscheidet
option-bam-choose_seconds = Zeit zum Kartenwählen
option-bam-choose_seconds-off = Ohne Zeitlimit
option-bam-judge_seconds = Zeit für den BAM!-Meister
option-bam-judge_seconds-off = Ohne Zeitlimit

## Was die Tischleitung kann

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

## Das Spiel im Überblick

game-bam-name = BAM!
game-bam-mark = B!
game-bam-line = Ein Satz mit Lücke, eine Hand voller Unsinn, und eine Person fällt das Urteil.
pile-bam-red = Eigene rote Karten
pile-bam-red-hint = Ein Satz, in dem ein- oder zweimal BAM! steht: „Im Keller wohnt BAM!.“
pile-bam-grey = Eigene graue Karten
pile-bam-grey-hint = Was in eine Lücke passt: „ein verschollener Gartenzwerg“

## Auf jedem Bildschirm

bam-begins = Gleich geht es los
bam-is-over = Das Spiel ist aus
bam-round = Runde { $round }
bam-round-of = Runde { $round } von { $rounds }
bam-is-master = BAM!-Meister: { $name }
bam-page = { $page } von { $pages }
bam-back = Zurück
bam-on = Weiter
bam-stack = Graue Karten: { $won }, rote Karten: { $minus }, macht { $points }
bam-rank = { $rank }.
bam-plus = +1
bam-minus = −1

## Was jemand gerade tut

bam-now-pointing = überlegt noch
bam-now-pointed = hat gezeigt
bam-now-turning = deckt auf
bam-now-master = BAM!-Meister
bam-now-reading = liest vor
bam-now-judging = urteilt
bam-now-keeping = wählt aus
bam-now-choosing = überlegt
bam-now-laid = hat gelegt
bam-now-out = setzt aus

## Zeigen

bam-who-talks-most = Wer redet am meisten?
bam-point-on-phone = Zeigt auf jemanden!
bam-point-hint = Wer die meisten Finger abbekommt, ist zuerst BAM!-Meister.
bam-point-nobody = Auf wen zeigst du?
bam-point-at = Auf { $name } zeigen
bam-you-point-at = Du zeigst auf { $name }.
bam-pointing-count = { $count ->
    [one] Eine Person zeigt noch nicht
   *[other] { $count } zeigen noch nicht
}
bam-pointing-names = { $count ->
    [one] { $names } zeigt noch nicht.
   *[other] { $names } zeigen noch nicht.
}
bam-votes = { $name }: { $count ->
    [one] ein Finger
   *[other] { $count } Finger
}

## Aufdecken

bam-red-stack = Der Stapel roter Karten
bam-will-turn = { $name } deckt die rote Karte auf.
bam-will-turn-next = { $name } deckt die nächste rote Karte auf.
bam-you-are-master = Jetzt bist du BAM!-Meister.
bam-turn = Rote Karte aufdecken

## Wählen

bam-hand = Deine Hand
bam-choose = { $gaps ->
    [1] Was gehört in die Lücke?
   *[2] { $gap ->
        [1] Was gehört in die erste Lücke?
       *[2] Und was in die zweite?
    }
}
bam-gap-full = Klingt gut?
bam-swap = Tauschen
bam-put-in = { $gaps ->
    [1] In der Lücke: { $term }
   *[2] { $gap ->
        [1] In der ersten Lücke: { $term }
       *[2] In der zweiten Lücke: { $term }
    }
}
bam-take-out = { $term }, wieder herausnehmen
bam-taken-out = Wieder auf der Hand: { $term }
bam-lay = Ausspielen
bam-laid = { $gaps ->
    [1] Deine Karte liegt verdeckt auf dem Tisch.
   *[2] Deine Karten liegen verdeckt auf dem Tisch.
}
bam-take-back = { $gaps ->
    [1] Karte zurücknehmen
   *[2] Karten zurücknehmen
}
bam-thinking-count = { $count ->
    [one] Eine Person denkt noch
   *[other] { $count } denken noch
}
bam-thinking-names = { $count ->
    [one] { $names } denkt noch.
   *[other] { $names } denken noch.
}
bam-nobody-thinking = Alle sind so weit
bam-laid-card = Verdeckte Karte
bam-read-aloud = Lies den Satz laut vor, während die anderen suchen.
bam-you-sit-out = Diese Runde setzt du aus. Bei der nächsten bist du wieder dabei.

## Vorlesen

bam-about-to-read = { $name } liest gleich vor.
bam-reads = { $name } liest vor.
bam-in-their-words = So liest es { $name }
bam-this-is-yours = Das ist deiner!
bam-entries = Die gelegten Karten
bam-pager = Blättern
bam-face-down = Verdeckt, { $page } von { $pages }
bam-lie-face-down = { $count ->
    [one] Ein Satz liegt verdeckt
   *[other] { $count } Sätze liegen verdeckt
}
bam-lay-open-first = Ersten Satz aufdecken
bam-lay-open-next = Nächsten Satz aufdecken
bam-adapt = Satz anpassen
bam-adapt-again = Noch einmal anpassen
bam-your-words = So liest du den Satz vor
bam-letters = { $letters } von { $most } Zeichen
bam-cancel = Abbrechen
bam-revert = Wie auf der Karte
bam-read-so = So vorlesen

## Urteilen

bam-judges-best = { $name } sucht den besten Satz.
bam-judges-worst = { $name } sucht den Satz, der am wenigsten zündet.
bam-name-best = Das ist der beste
bam-sure-best = Dieser Satz ist der beste?
bam-yes-best = Ja, das ist der beste
bam-now-the-worst = Jetzt noch der Satz, der am wenigsten zündet.
bam-name-worst = Der zündet am wenigsten
bam-sure-worst = Für diesen Satz gibt es die rote Karte?
bam-yes-worst = Ja, rote Karte
bam-think-again = Noch mal überlegen
bam-already-best = Das ist schon der beste
bam-the-best = Der beste Satz

## Das Ende einer Runde

bam-round-ended = So ging Runde { $round } aus
bam-best-by = Der beste Satz ist von { $name }.
bam-best-yours = Der beste Satz ist von dir!
bam-worst-by = Die rote Karte geht an { $name }.
bam-worst-yours = Die rote Karte geht an dich.
bam-annulled = Niemand hat etwas gelegt: Diese Runde zählt nicht.
bam-keeps = { $name } darf eine der beiden Karten behalten.
bam-keep-which = Welche der beiden behältst du?
bam-keep = Behalten

## Das Ende des Spiels

bam-the-true-master = { $count ->
    [one] Der wahre BAM!-Meister: { $names }
   *[other] { $names } teilen sich den Titel „Der wahre BAM!-Meister“
}
bam-you-are-the-true-master = { $count ->
    [one] Du bist der wahre BAM!-Meister!
   *[other] Du teilst dir den Titel „Der wahre BAM!-Meister“!
}
bam-highlights = Die besten Sätze des Abends
bam-slides-stop = Anhalten
bam-slides-go = Weiterblättern

## Zum Anhören

bam-said-red = { $gaps ->
    [1] Die rote Karte: { $sentence }
   *[2] Die rote Karte, mit zwei Lücken: { $sentence }
}
bam-said-out = { $name } setzt diese Runde aus.
bam-said-laid = { $count ->
    [0] { $name } hat gelegt.
    [one] { $name } hat gelegt, eine Person denkt noch.
   *[other] { $name } hat gelegt, { $count } denken noch.
}
bam-said-taken-back = { $name } überlegt es sich noch einmal.
bam-said-time = Die Zeit ist um.
bam-said-entry = Satz { $page } von { $pages }: { $sentence }
bam-said-edited = Angepasst: { $sentence }
bam-said-best = Der beste Satz, { $page } von { $pages }: { $sentence }
bam-said-worst = Am wenigsten gezündet hat { $page } von { $pages }: { $sentence }
bam-said-kept = { $name } behält: { $term }
bam-said-reshuffled = Die abgelegten Karten werden neu gemischt.
bam-said-joined = { $name } setzt sich dazu.
bam-said-last-cycle = Nach dieser Runde durch alle ist Schluss.
