# Wollmilchsau auf Deutsch

## Was der Tisch festlegen kann

option-wollmilchsau-shouting = So wird gerufen
option-wollmilchsau-shouting-press = Auf dem Handy tippen
option-wollmilchsau-shouting-aloud = Wirklich rufen
option-wollmilchsau-shouting-hint = Zum Rufen müsst ihr in einem Raum sein: Wer den Würfel hat, tippt an, wer zuerst dran war.
option-wollmilchsau-window = Gilt als gleichzeitig (Tausendstelsekunden)
option-wollmilchsau-window-hint = Wer so knapp hinter den Schnellsten liegt, punktet mit.
option-wollmilchsau-seconds = Sekunden, um ein Tier zu finden
option-wollmilchsau-seconds-hint = Wer es lieber ruhig angeht, nimmt mehr.
option-wollmilchsau-barred_shown = Zeigen, welches Tier gesperrt ist
option-wollmilchsau-barred_shown-hint = Es sich zu merken, ist der halbe Spaß – und der halbe Ärger.

## Das Spiel auf einen Blick

game-wollmilchsau-name = Wollmilchsau
game-wollmilchsau-mark = W
game-wollmilchsau-line = Würfeln, hinschauen, das richtige Tier rufen – schneller als alle anderen.

## Die Tiere

wollmilchsau-animal-mouse = Maus
wollmilchsau-animal-cat = Katze
wollmilchsau-animal-dog = Hund
wollmilchsau-animal-sheep = Schaf
wollmilchsau-animal-pig = Schwein
wollmilchsau-animal-cow = Kuh

## Auf jedem Bildschirm

wollmilchsau-over = Das Spiel ist aus
wollmilchsau-round = Runde { $round }
wollmilchsau-rank = { $rank }.
wollmilchsau-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
wollmilchsau-before = Offen: { $open }, sicher: { $safe }
wollmilchsau-die = Der Würfel
wollmilchsau-die-tumbles = Der Würfel rollt
wollmilchsau-die-shows = Auf dem Würfel: { $animal }
wollmilchsau-pile = Auf dem Stapel: { $animal }. { $cards ->
    [one] Das ist die letzte Karte.
   *[other] Zusammen { $cards } Karten.
}
wollmilchsau-pile-empty = Ein leerer Stapel
wollmilchsau-barred = Gesperrt: { $animal }
wollmilchsau-has-die = { $name } hat den Würfel
wollmilchsau-who-first = Wer ist am schnellsten?
wollmilchsau-listens = { $name } hört zu
wollmilchsau-takes = { $name } darf eine Karte nehmen
wollmilchsau-takes-then = Danach: { $names }
wollmilchsau-pause = Pause

## Was jemand gerade tut

wollmilchsau-now-die = hat den Würfel
wollmilchsau-now-listens = hört zu
wollmilchsau-now-takes = sucht aus
wollmilchsau-now-takes-next = ist danach dran
wollmilchsau-now-right = lag richtig
wollmilchsau-now-wrong = lag daneben
wollmilchsau-now-late = war zu spät
wollmilchsau-now-early = war zu früh

## Würfeln

wollmilchsau-you-roll = Du hast den Würfel.
wollmilchsau-you-roll-hint = Sind alle bereit? Finger weg von den Tieren, dann würfle.
wollmilchsau-you-roll-hint-aloud = Sind alle bereit? Dann würfle und hör gut hin: Du tippst an, wer was gerufen hat.
wollmilchsau-roll = Würfeln
wollmilchsau-pass-on = Den Würfel weitergeben
wollmilchsau-how = Tippe schnell auf das Tier, das der Würfel zeigt. Liegt es schon auf einem Stapel? Dann auf irgendein Tier, das nirgends liegt.
wollmilchsau-how-aloud = Ruf schnell das Tier, das der Würfel zeigt. Liegt es schon auf einem Stapel? Dann irgendein Tier, das nirgends liegt.
wollmilchsau-how-barred = Das Tier, das zuletzt richtig war, ist gesperrt.

## Tippen

wollmilchsau-wait = Gleich liegt er …
wollmilchsau-go = Jetzt!
wollmilchsau-animals = Die Tiere, das kleinste zuerst
wollmilchsau-pressed = { $animal }!
wollmilchsau-pressed-hint = Das gilt. Mal sehen, was die anderen sagen.
wollmilchsau-too-early = Hoppla, zu früh. Diese Runde setzt du aus.
wollmilchsau-too-late = { $ms } ms zu spät. Nächstes Mal!

## Wirklich rufen

wollmilchsau-shout = Ruf es laut!
wollmilchsau-who-shouted = Wer hat was gerufen?
wollmilchsau-who = Wer?
wollmilchsau-what = Was?
wollmilchsau-together = Zugleich mit { $name }
wollmilchsau-undo = Zurücknehmen
wollmilchsau-judge = Das waren alle
wollmilchsau-judge-none = Niemand hat gerufen
wollmilchsau-heard = Bisher gehört
wollmilchsau-heard-one = { $name }: { $animal }
wollmilchsau-heard-together = { $name }, zur gleichen Zeit: { $animal }
wollmilchsau-heard-none = Noch nichts gehört.

## Wer wann was gesagt hat

wollmilchsau-times = Wer wann was gesagt hat
wollmilchsau-right-was = Richtig: { $animals }
wollmilchsau-why-visible = { $animal } liegt schon auf einem Stapel. Richtig: { $animals }
wollmilchsau-why-barred = { $animal } war gesperrt. Richtig: { $animals }
wollmilchsau-nobody-right = Niemand lag richtig.
wollmilchsau-nobody-said = Niemand hat etwas gesagt.
wollmilchsau-ms = { $ms } ms
wollmilchsau-behind = +{ $ms } ms
wollmilchsau-mark-right = richtig
wollmilchsau-mark-wrong = falsch
wollmilchsau-mark-late = zu spät
wollmilchsau-mark-early = zu früh
wollmilchsau-one-said = { $name }: { $animal }, { $mark }
wollmilchsau-one-said-ms = { $name }: { $animal } nach { $ms } ms, { $mark }
wollmilchsau-one-early = { $name }: zu früh
wollmilchsau-you-right = Am schnellsten warst du!
wollmilchsau-you-shared = Gleichzeitig: Ihr punktet alle.
wollmilchsau-you-wrong = { $animal } war falsch.
wollmilchsau-you-late = Richtig, aber { $ms ->
    [0] andere waren schneller
   *[other] { $ms } ms zu spät
}.
wollmilchsau-you-kind = { $animal } war falsch, kam aber ohnehin zu spät: Nichts passiert.
wollmilchsau-you-early = Zu früh! Da konnte noch niemand den Würfel sehen. Es kostet dich nichts.
wollmilchsau-you-silent = Diesmal hast du nichts gesagt.
wollmilchsau-you-lose = { $cards ->
    [one] Deine offene Karte ist weg.
   *[other] Deine { $cards } offenen Karten sind weg.
}
wollmilchsau-you-turn-open = Eine sichere Karte liegt wieder offen.

## Nehmen

wollmilchsau-you-take = Nimm eine Karte!
wollmilchsau-you-take-or = Nimm eine Karte – oder geh auf Nummer sicher.
wollmilchsau-piles = Die Stapel
wollmilchsau-take = Nehmen: { $animal }
wollmilchsau-secure = { $cards ->
    [one] Deine offene Karte sichern
   *[other] Deine { $cards } offenen Karten sichern
}

## Pause und Ende

wollmilchsau-paused = Ist noch jemand da?
wollmilchsau-paused-hint = Die Tiere halten ein Nickerchen. Weiter geht es, wann ihr wollt.
wollmilchsau-go-on = Weiter geht’s
wollmilchsau-winners = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen gemeinsam!
}
wollmilchsau-you-win = { $count ->
    [one] Du hast gewonnen!
   *[other] Du gewinnst mit!
}
wollmilchsau-open-safe = { $open } offen, { $safe } sicher

## Was ein Vorleseprogramm sagt

wollmilchsau-said-rolled = { $name } würfelt.
wollmilchsau-said-passed = Der Würfel geht weiter an { $name }.
wollmilchsau-said-forgotten = Zurückgenommen: { $name }
wollmilchsau-said-discarded = { $cards ->
    [one] { $name } verliert eine Karte.
   *[other] { $name } verliert { $cards } Karten.
}
wollmilchsau-said-turned-open = { $name } deckt eine sichere Karte auf: { $animal }
wollmilchsau-said-taken = { $name } nimmt: { $animal }
wollmilchsau-said-secured = { $cards ->
    [one] { $name } sichert eine Karte.
   *[other] { $name } sichert { $cards } Karten.
}
wollmilchsau-said-split = Die verdeckte Karte kommt zum Vorschein: { $animal }. Jetzt sind es drei Stapel.
wollmilchsau-said-time = Die Zeit ist um.
wollmilchsau-said-joined = { $name } spielt mit.

## Üben

wollmilchsau-practise-hint = Nur du und der Würfel. Nichts wird verschickt, niemand schaut zu.
wollmilchsau-practise-roll = Würfeln
wollmilchsau-practise-again = Noch mal
wollmilchsau-practise-right = { $ms } ms
wollmilchsau-practise-best = Deine Bestzeit: { $ms } ms
wollmilchsau-practise-wrong = { $animal } war es nicht.
wollmilchsau-practise-early = Zu früh – warte, bis du es siehst.
