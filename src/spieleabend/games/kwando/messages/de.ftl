# Kwando auf Deutsch

## Das Spiel im Überblick

game-kwando-name = Kwando
game-kwando-mark = Kw
game-kwando-line = Wer kam zuerst zur Welt? Beschreibt euch eure Berühmtheiten – ohne Namen, ohne Zahlen und gegen den Sand.

## Was der Tisch einstellen kann

option-kwando-talk = So redet ihr
option-kwando-talk-hint = Laut: im selben Raum oder in eurem Anruf. Geschrieben: in der App, auch zum Üben mit Bots.
option-kwando-talk-aloud = Laut
option-kwando-talk-written = Geschrieben
option-kwando-glass_seconds = So lange läuft der Sand
option-kwando-rounds = Runden
option-kwando-half = Diese Hälfte der Karten spielt ihr
option-kwando-half-hint = Auf jeder Hälfte stehen andere Leute.
option-kwando-half-blue = Die blaue
option-kwando-half-orange = Die orangefarbene
option-kwando-names_shown = Wer aufpasst, sieht die Namen
option-kwando-names_shown-hint = So lässt sich leichter hören, ob jemand zu viel verrät. Daten sieht niemand.
option-kwando-vote = Der Tisch darf Fehlerkarten abwählen
option-kwando-vote-hint = Sonst gilt, was das Kontrollteam sagt.
option-kwando-first_card_counts = Die erste Karte zählt einen Punkt
option-kwando-floor_at_zero = Niemand fällt unter null

## Was jede Person von sich erzählen kann

detail-kwando-team = In welchem Team möchtest du spielen?
detail-kwando-team-hint = Zu dritt spielt ihr reihum zu zweit, da gibt es keine festen Teams.
detail-kwando-team-any = Egal
detail-kwando-team-sun = Team Sonne
detail-kwando-team-moon = Team Mond

## Wenn keine Partie beginnen kann

kwando-bad-deck = { $pile ->
    [blue] Auf der blauen Hälfte stehen { $has ->
        [0] keine Leute
        [one] nur eine Person
       *[other] nur { $has } Leute
    }, ihr braucht { $needs }. Nehmt ein anderes Deck oder spielt weniger Runden.
   *[orange] Auf der orangefarbenen Hälfte stehen { $has ->
        [0] keine Leute
        [one] nur eine Person
       *[other] nur { $has } Leute
    }, ihr braucht { $needs }. Nehmt ein anderes Deck oder spielt weniger Runden.
}

## Auf jedem Bildschirm

kwando-team-sun = Team Sonne
kwando-team-moon = Team Mond
kwando-over = Die Partie ist vorbei
kwando-round-of = Runde { $round } von { $rounds }
kwando-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
kwando-points-word = { $points ->
    [one] Punkt
   *[other] Punkte
}
kwando-rank = { $rank }.
kwando-standing = Spielstand
kwando-winners = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen gemeinsam!
}
kwando-you-win = { $count ->
    [one] Du hast gewonnen!
   *[other] Ihr habt gewonnen!
}
kwando-forbidden = Keine Namen, keine Zahlen, keine andere Sprache, keine Karte zeigen.
kwando-row-first = Wer kam zuerst zur Welt?
kwando-row-next = Und dann?
kwando-julian = julian.
kwando-julian-long = nach dem julianischen Kalender
kwando-is-right = liegt richtig
kwando-is-wrong = liegt falsch
kwando-unlaid = Nicht mehr gelegt
kwando-penalties = Fehlerkarten
kwando-penalty-used = schon gespielt
kwando-game-over = Game Over
kwando-game-over-asked = Der sechste Fehler! Game Over? { $yes } von { $count } sagen ja.
kwando-game-over-why = Verloren: { $team }. Das war der sechste Fehler ({ $reason }), da zählen keine Punkte mehr.
kwando-checking = Die Reihe steht. War noch etwas verboten? Gleich kommt der Decoder.
kwando-wants-done = { $count ->
    [one] { $names } möchte nichts mehr legen.
   *[other] { $names } möchten nichts mehr legen.
}
kwando-counter-sum = { $points ->
    [one] { $points } Punkt, Fehler { $penalty }
   *[other] { $points } Punkte, Fehler { $penalty }
}
kwando-born = { $name }: { $date }.
kwando-decoded-first = { $name } liegt ganz unten. Das stimmt immer.
kwando-decoded-right = { $name } liegt richtig.
kwando-decoded-wrong = { $name } kam vor { $other } zur Welt und fällt heraus.
kwando-decoded-none = Keine Karte liegt, kein Punkt.
kwando-decoded-all = { $cards ->
    [one] Die eine Karte bleibt liegen.
   *[other] { $stay } von { $cards } Karten bleiben liegen.
}
kwando-sheet = Wertungszettel
kwando-sheet-round = Runde

## Auf dem Tisch

kwando-headline-laying = { $number ->
    [one] { $team } legt
   *[other] { $team } legen
}
kwando-headline-decoding = Der Decoder für { $team }
kwando-now-turning = dreht das Glas
kwando-now-soon = legt gleich
kwando-now-watching = passt auf
kwando-now-checking = prüft noch
kwando-now-done = ist fertig
kwando-now-next = kommt jetzt
kwando-now-later = lässt vor
kwando-now-holding = { $cards ->
    [0] hat gelegt
    [one] hat { $cards } Karte
   *[other] hat { $cards } Karten
}
kwando-turn-of = Am Zug: { $team }
kwando-turns-glass = { $name } dreht das Glas um.
kwando-talk-none = Hier steht gleich, was das Team schreibt.

## Was ein Screenreader hört

kwando-said-laid = { $name } legt { $card }, Karte { $place }.
kwando-said-says = { $name } schreibt: { $text }
kwando-said-hurry = Der Sand ist fast durch.
kwando-over-row-full = Alle Karten liegen.
kwando-over-done = Das Team legt nichts mehr.
kwando-over-sand = Der Sand ist durch.
kwando-said-taken-back = Die Fehlerkarte ist wieder weg.

## Auf dem Handy: vor dem Zug

kwando-you-lay = Gleich seid ihr dran!
kwando-you-lay-with = Du legst mit { $names }. Die Sanduhr dreht { $name } um.
kwando-you-lay-hint = Dann siehst du deine Leute. Beschreibt sie euch ohne Namen und Zahlen, und legt sie nach ihrer Geburt: die älteste Person zuerst.
kwando-you-turn = Dreh die Sanduhr um, wenn alle so weit sind.
kwando-turns = { $name } dreht gleich die Sanduhr um.
kwando-you-watch-hint = Pass gut auf: Wer eigene Namen, Zahlen oder Monate verrät, bekommt eine Fehlerkarte.
kwando-turn = Sanduhr umdrehen

## Auf dem Handy: legen und beschreiben

kwando-hand = Deine Leute
kwando-hand-empty = Deine Leute liegen alle. Hilf den anderen!
kwando-row = Die Reihe
kwando-row-left = { $left ->
    [one] Ein Platz ist noch frei
   *[other] { $left } Plätze sind noch frei
}
kwando-pick = Tipp jemanden an
kwando-lay = { $name } obenauf legen
kwando-done = Fertig
kwando-not-done = Doch nicht
kwando-done-by = { $name } möchte aufhören. Du auch?
kwando-you-done = Sagt noch jemand „Fertig“, kommt der Decoder.
kwando-next-says = { $name }: „Jetzt komme ich!“
kwando-later-says = { $name }: „Erst jemand anders!“
kwando-hurry = Schnell, gleich ist der Sand durch!
kwando-lies = Jetzt wird nicht mehr gelegt. Gleich kommt der Decoder.
kwando-overtaken = Da war jemand aus deinem Team schneller. Passt deine Karte jetzt noch obenauf?
kwando-too-late = Knapp zu spät: Jetzt wird nicht mehr gelegt.
kwando-clues-for = Was du sagen darfst: { $name }
kwando-say-label = Sag etwas zu deinem Team
kwando-say-hint = Beschreib deine Leute
kwando-say = Sagen
kwando-letters = { $letters } von { $most }
kwando-signals = Ganz ohne Worte
kwando-signal-next = Jetzt komme ich
kwando-signal-later = Erst jemand anders
kwando-talk = Was gesagt wurde

## Auf dem Handy: aufpassen

kwando-watched = Sie beschreiben gerade
kwando-nothing-said = Noch hat niemand etwas gesagt.
kwando-fouls = Einen Fehler melden
kwando-reason-name = Eigener Name
kwando-reason-number = Zahl
kwando-reason-language = Fremde Sprache
kwando-reason-showing = Karte gezeigt
kwando-mark-certain = { $reason }!
kwando-mark-question = { $reason }?
kwando-mark-fine = erlaubt
kwando-undecided = Ist das erlaubt?
kwando-decide-breach = Ein Fehler
kwando-decide-fine = Erlaubt
kwando-called-by = gemeldet von { $names }
kwando-again = Noch einmal!
kwando-take-back = Zurück
kwando-object = Einspruch
kwando-objections = { $count ->
    [one] Ein Einspruch
   *[other] { $count } Einsprüche
}
kwando-vote-out = Der sechste Fehler: Game Over?
kwando-votes = { $yes } von { $needed } nötigen Stimmen
kwando-vote-yes = Game Over
kwando-vote-no = Nein
kwando-decode = Zum Decoder

## Auf dem Handy: nach dem Zug

kwando-eyes-up = Augen auf den Tisch!
kwando-decode-here = Lieber hier ansehen
