# Wir sind schwanger auf Deutsch

## Das Spiel im Überblick

game-wir-sind-schwanger-name = Wir sind schwanger
game-wir-sind-schwanger-mark = Ws
game-wir-sind-schwanger-line = Das Kind bekommt einen Namen, und alle haben eine Meinung dazu. Am besten dieselbe wie die meisten.

## Was der Tisch einstellen kann

option-wir-sind-schwanger-variant = So findet ihr den Namen
option-wir-sind-schwanger-variant-draw = Zwei Karten ziehen
option-wir-sind-schwanger-variant-two_names = Zwei Karten, zwei Vornamen
option-wir-sind-schwanger-variant-others_choose = Die anderen einigen sich, mit Blick in ihre Karten
option-wir-sind-schwanger-variant-free_choice = Die anderen einigen sich, ganz frei
option-wir-sind-schwanger-first_drawn_stands = Die zuerst gezogene Karte steht
option-wir-sind-schwanger-first_drawn_stands-hint = Sonst sieht, wer schwanger ist, beide Karten und sucht sich von zwei Namen einen aus.
option-wir-sind-schwanger-round_end = Eine Runde ist zu Ende
option-wir-sind-schwanger-round_end-hand_empty = Sobald eine Hand leer ist
option-wir-sind-schwanger-round_end-once_each = Wenn alle einmal ausgespielt haben
option-wir-sind-schwanger-round_end-all_played = Wenn alle Hände leer sind
option-wir-sind-schwanger-agreement = Auf einen Namen einigen sich
option-wir-sind-schwanger-agreement-hint = Gilt nur, wenn die anderen den Namen finden.
option-wir-sind-schwanger-agreement-everyone = Alle, nach zwei Versuchen die meisten
option-wir-sind-schwanger-agreement-majority = Gleich die meisten
option-wir-sind-schwanger-choose_seconds = Zeit, wenn alle überlegen
option-wir-sind-schwanger-choose_seconds-off = Ohne Zeitlimit
option-wir-sind-schwanger-lead_seconds = Zeit, wenn eine Person dran ist
option-wir-sind-schwanger-lead_seconds-off = Ohne Zeitlimit

## Was jede Person von sich erzählen kann

detail-wir-sind-schwanger-surname = Dein Nachname
detail-wir-sind-schwanger-surname-hint = So heißen deine Kinder heute Abend. Ohne Angabe leihen wir dir einen.
detail-wir-sind-schwanger-surname_kind = Was für einer ist das?
detail-wir-sind-schwanger-surname_kind-own = Mein eigener
detail-wir-sind-schwanger-surname_kind-birth = Mein Geburtsname
detail-wir-sind-schwanger-surname_kind-partner = Der meiner besseren Hälfte
detail-wir-sind-schwanger-surname_kind-dream = Der meiner Traumbesetzung
detail-wir-sind-schwanger-birthday = Dein Geburtstag
detail-wir-sind-schwanger-birthday-hint = Wer als Nächstes Geburtstag hat, fängt an. Außer dir sieht ihn niemand.

## Wenn keine Partie beginnen kann

wir-sind-schwanger-bad-deck = { $pile ->
    [names] In diesem Deck sind { $has ->
        [0] keine Namenskarten
        [one] nur eine Namenskarte
       *[other] nur { $has } Namenskarten
    }, ihr braucht { $needs }. Nehmt ein anderes Deck.
    [ratings] In diesem Deck sind { $has ->
        [0] keine Bewertungen
        [one] nur eine Bewertung
       *[other] nur { $has } Bewertungen
    }, ihr braucht { $needs }. Nehmt ein anderes Deck.
   *[surnames] In diesem Deck sind { $has ->
        [0] keine Nachnamen
        [one] nur ein Nachname
       *[other] nur { $has } Nachnamen
    } zum Leihen, ihr braucht { $needs }. Sagt uns eure eigenen oder nehmt ein anderes Deck.
}

## Auf jedem Bildschirm

schwanger-over = Das Spiel ist aus
schwanger-round-of = Runde { $round } von { $rounds }
schwanger-expects = { $name } erwartet ein Kind
schwanger-seeks = { $child ->
    [daughter] { $name } sucht einen Namen für eine Tochter
   *[son] { $name } sucht einen Namen für einen Sohn
}
schwanger-gets = { $child ->
    [daughter] { $name } bekommt einen Namen für eine Tochter
   *[son] { $name } bekommt einen Namen für einen Sohn
}
schwanger-has = { $child ->
    [daughter] { $name } bekommt eine Tochter
   *[son] { $name } bekommt einen Sohn
}
schwanger-how-sounds = Wie klingt das?
schwanger-rank = { $rank }.
schwanger-heap = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
}
schwanger-stack = { $count ->
    [one] Eine Vornamenkarte im Stapel
   *[other] { $count } Vornamenkarten im Stapel
}
schwanger-card-is = Karte „{ $title }“
schwanger-back = Zurück
schwanger-on = Weiter
schwanger-cancel = Abbrechen

## Was jemand gerade tut

schwanger-now-expecting = ist schwanger
schwanger-now-placing = legt Karten
schwanger-now-ordering = ordnet Namen
schwanger-now-hoping = wartet gespannt
schwanger-now-proposing = denkt nach
schwanger-now-ready = ist so weit
schwanger-now-agreeing = stimmt ab
schwanger-now-ticked = hat gestimmt
schwanger-now-deciding = entscheidet
schwanger-now-choosing = sucht aus
schwanger-now-leading = legt vor
schwanger-now-led = hat vorgelegt
schwanger-now-matching = legt mit

## Tochter oder Sohn

schwanger-daughter-or-son = Tochter oder Sohn?
schwanger-will-declare = { $name } verrät es gleich.
schwanger-will-declare-next = Als Nächstes ist { $name } schwanger.
schwanger-you-expect = Du bist schwanger!
schwanger-declare-hint = Verrat es den anderen: Was wird es?
schwanger-daughter = Eine Tochter
schwanger-son = Ein Sohn
schwanger-declare = { $child ->
    [daughter] Es wird eine Tochter
    [son] Es wird ein Sohn
   *[none] Tochter oder Sohn?
}

## Karten legen

schwanger-which-stands = Welche Karte steht?
schwanger-places = { $name } sucht aus, welche Karte steht und welche daneben liegt.
schwanger-place-hint = Eine Karte steht, die andere liegt daneben. Ihr Pfeil trifft den Namen.
schwanger-place-card = „{ $title }“ steht
schwanger-place = { $chosen ->
    [yes] So legen
   *[no] Welcher Name wird es?
}
schwanger-which-first = Welcher Name kommt zuerst?
schwanger-orders = { $name } sucht aus, welcher Name zuerst kommt.
schwanger-order = So heißt das Kind

## Vorschlagen und sich einigen

schwanger-what-name = { $child ->
    [daughter] Wie soll die Tochter von { $name } heißen?
   *[son] Wie soll der Sohn von { $name } heißen?
}
schwanger-others-propose = Die anderen denken sich einen Namen aus. Bleib tapfer!
schwanger-others-agree = Die anderen einigen sich gerade. Bleib tapfer!
schwanger-write-down = Schreibt jetzt jeder einen Vornamen auf!
schwanger-your-proposal = Dein Vorschlag
schwanger-propose-own = Deine Vornamenkarten bringen dich auf Ideen.
schwanger-propose-free = Es darf ruhig etwas Ausgefallenes sein.
schwanger-own-names = Deine Vornamenkarten
schwanger-own-page = Karte { $page } von { $pages }
schwanger-no-own-names = Du hast gerade keine Vornamenkarten. Denk dir etwas aus!
schwanger-propose = Vorschlagen
schwanger-no-idea = Mir fällt nichts ein
schwanger-proposed = Dein Vorschlag liegt auf dem Tisch.
schwanger-not-proposed = Die anderen finden schon etwas.
schwanger-agree-title = Einigt euch!
schwanger-agree-everyone = Alle müssen denselben Namen ankreuzen.
schwanger-agree-majority = Der Name mit den meisten Kreuzen gewinnt.
schwanger-attempt = { $attempt ->
    [one] Noch nicht einig – zweiter Anlauf
    [2] Immer noch nicht einig – jetzt zählt die Mehrheit
   *[other] Noch nicht einig
}
schwanger-proposals = Die Vorschläge
schwanger-by = von { $name }
schwanger-votes = { $count ->
    [one] Ein Kreuz
   *[other] { $count } Kreuze
}
schwanger-tick = { $chosen ->
    [yes] Ich bin dafür
   *[no] Welcher Name soll es sein?
}
schwanger-ticked = Du bist für { $name }.
schwanger-change = Vorschlag ändern
schwanger-change-so = So ändern
schwanger-decide-title = Gleichstand: Du entscheidest!
schwanger-decides = Gleichstand: { $name } entscheidet.

## Bewertungen aussuchen

schwanger-all-choose = Sucht fünf Bewertungen aus!
schwanger-choose = Was sagst du dazu? Such fünf aus.
schwanger-enough = Mehr als fünf geht nicht.
schwanger-choose-so = { $left ->
    [0] Diese fünf nehmen
    [one] Noch eine aussuchen
   *[other] Noch { $left } aussuchen
}
schwanger-said-taken = { $number } von 5: { $rating }
schwanger-said-dropped = Zurückgelegt: { $rating }
schwanger-ratings = Alle Bewertungen
schwanger-your-five = Deine fünf Bewertungen
schwanger-chosen = Deine fünf stehen fest.
schwanger-take-back = Noch mal aussuchen
schwanger-thinking-count = { $count ->
    [one] Eine Person überlegt noch
   *[other] { $count } überlegen noch
}
schwanger-thinking-names = { $count ->
    [one] { $names } überlegt noch.
   *[other] { $names } überlegen noch.
}
schwanger-nobody-thinking = Alle sind so weit

## Vorlegen und mitlegen

schwanger-first-lead = { $name } legt zuerst vor.
schwanger-next-lead = Als Nächstes legt { $name } vor.
schwanger-your-lead = Du bist dran: Was legst du vor?
schwanger-lead = { $chosen ->
    [yes] Vorlegen
   *[no] Welche legst du vor?
}
schwanger-read-out = Lies laut vor:
schwanger-says = { $name } sagt
schwanger-who-else = Wer sagt das noch?
schwanger-hand = Deine Bewertungen
schwanger-hand-empty = Du hast keine Bewertung mehr auf der Hand.
schwanger-you-match = Das sagst du auch!
schwanger-you-differ = Das hast du nicht auf der Hand.
schwanger-you-gain = Ein Punkt für dich
schwanger-you-give = Du gibst einen Punkt ab
schwanger-you-keep = Kein Punkt für dich
schwanger-verdict-nobody = { $gives ->
    [0] Das sagt sonst niemand. { $name } hat keinen Punkt, den das kosten könnte.
   *[other] Das sagt sonst niemand: { $name } gibt einen Punkt ab.
}
schwanger-verdict-everybody = { $gives ->
    [0] Das sagen alle! { $name } hat keinen Punkt, den das kosten könnte.
   *[other] Das sagen alle! { $name } gibt einen Punkt ab.
}
schwanger-verdict-many = { $gives ->
    [0] Das sagen fast alle! Niemand hat einen Punkt, den das kosten könnte.
    [one] Das sagen fast alle! { $names } gibt einen Punkt ab.
   *[other] Das sagen fast alle! { $names } geben je einen Punkt ab.
}
schwanger-verdict-some = Da ist man sich einig! Je ein Punkt für { $names }.
schwanger-matchers = Wer mitlegt
schwanger-matches = { $name } legt mit
schwanger-differs = { $name } legt nicht mit

## Das Ende einer Runde

schwanger-round-ended = Das war Runde { $round }
schwanger-welcome = Willkommen auf der Welt,
schwanger-opinion = Die häufigste Meinung
schwanger-no-opinion = Einig wart ihr euch bei diesem Namen nie.

## Das Ende des Spiels

schwanger-winners = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen gemeinsam!
}
schwanger-you-win = { $count ->
    [one] Du gewinnst!
   *[other] Du gewinnst, und nicht allein!
}
schwanger-children = Die Kinder des Abends

## Zum Anhören

schwanger-said-child = { $child ->
    [daughter] Es wird eine Tochter.
   *[son] Es wird ein Sohn.
}
schwanger-said-drawn = Gezogen: { $first } und { $second }.
schwanger-said-found = Der Pfeil trifft { $name }.
schwanger-said-proposed = { $name } hat einen Vorschlag.
schwanger-said-no-idea = { $name } fällt nichts ein.
schwanger-said-ticked = { $name } hat gestimmt.
schwanger-said-failed = Noch nicht einig. Stimmt noch einmal ab.
schwanger-said-nobody = Niemandem fällt ein Name ein. Also entscheiden die Karten.
schwanger-said-named = Der Name steht fest: { $name }.
schwanger-said-chosen = { $count ->
    [0] { $name } hat fünf Bewertungen.
    [one] { $name } hat fünf Bewertungen, eine Person überlegt noch.
   *[other] { $name } hat fünf Bewertungen, { $count } überlegen noch.
}
schwanger-said-all-chosen = Alle haben fünf Bewertungen. { $name } legt zuerst vor.
schwanger-said-tied = Gleichstand. Jetzt entscheidet { $name }.
schwanger-said-taken-back = { $name } sucht noch einmal aus.
schwanger-said-led = { $name } sagt: „{ $rating }“ { $verdict }
schwanger-said-time = Die Zeit ist um.
