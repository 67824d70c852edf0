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
