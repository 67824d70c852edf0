# Spieleabend auf Deutsch: alles, was kein Spiel selbst sagt.

app-name = Spieleabend
skip-to-content = Zum Inhalt springen
close = Schließen
cancel = Lieber nicht
loading = Einen Moment …
try-again = Noch einmal versuchen
to-the-start = Zum Anfang
choose-language = Sprache der Anzeige

language-de = Deutsch
language-en = Englisch
language-pl = Polnisch

language-own-de = Deutsch
language-own-en = English
language-own-pl = Polski

level-mild = harmlos
level-cheeky = frech
level-adult = ab 18
level-mild-hint = Für den Tisch mit Oma.
level-cheeky-hint = Mit Augenzwinkern, auch mal unter der Gürtellinie.
level-adult-hint = Spätabends unter Leuten, die sich mögen.

## Anfang

home-line = Kartenspiele für einen Abend mit Freunden. Die Handys sind die Kartenhand, der große Bildschirm ist der Tisch.
home-join = Mitspielen
home-code = Code vom Tisch
home-code-hint = Sieben Zeichen, sie stehen auf dem großen Bildschirm.
home-code-example = K7M·2QXA
home-code-short = Da fehlt noch etwas: Ein Code hat sieben Zeichen.
home-sit = Zum Tisch
home-new = Neuer Tisch
home-which-game = Was spielt ihr?
home-cards-language = Sprache der Karten
home-level = Wie frech dürfen die Karten sein?
home-open = Tisch aufmachen
home-opening = Der Tisch wird gedeckt …
home-changeable = Am Tisch lässt sich alles noch ändern.
game-seats = { $least } bis { $most } Leute
trouble-no-screen = Dieses Spiel hat hier keinen Bildschirm. Ladet die Seite neu.

not-found-title = Hier steht kein Tisch
not-found-line = Diese Adresse führt nirgendwohin. Vielleicht fehlt ein Zeichen?

## Hinsetzen

join-table = Du sitzt gleich am Tisch.
join-table-of = Du sitzt gleich am Tisch von { $host }.
join-another = Wer spielt noch an diesem Gerät?
join-change-picture = Antippen für ein anderes Bild
join-pick-picture = Such dir ein Bild aus
join-name = Dein Name
join-sit = Platz nehmen
join-watch = Nur zuschauen
join-here = Schon da: { $names }
join-nobody = Noch ist niemand da. Such dir den besten Platz aus.
join-was-here = Ich war schon dabei
join-that-is-me = Das bin ich
join-ask-line = Tippe auf dich. Die Tischleitung lässt dich dann wieder an deinen Platz.
join-asked = Gefragt! Sobald dich jemand bestätigt, sitzt du wieder an deinem Platz.
join-declined = Das wurde abgelehnt. Setz dich neu dazu oder frag am Tisch nach.
join-late = Die Partie läuft schon. Setz dich dazu, du steigst ein, sobald das Spiel es erlaubt.
join-closed = Hier läuft schon eine Partie, in die niemand mehr einsteigen kann. Schau gern zu: Sobald sie vorbei ist, kannst du hier Platz nehmen.
join-declined-closed = Das wurde abgelehnt. Frag am besten am Tisch nach.

picture-0 = Katze
picture-1 = Teekanne
picture-2 = Kaktus
picture-3 = Fuchs
picture-4 = Mond
picture-5 = Eule
picture-6 = Schnecke
picture-7 = Fliegenpilz
picture-8 = Segelboot
picture-9 = Lampe
picture-10 = Birne
picture-11 = Igel
picture-12 = Wal
picture-13 = Möhre
picture-14 = Bär
picture-15 = Pinguin
picture-16 = Regenschirm
picture-17 = Sonne
picture-18 = Frosch
picture-19 = Ballon
picture-20 = Badeente
picture-21 = Drachen
picture-22 = Erdbeere
picture-23 = Rakete
picture-taken = { $picture }, schon vergeben

## Vor der Partie

lobby-scan = Handykamera drauf halten
lobby-or-type = oder { $address } öffnen und den Code eingeben
lobby-addresses-other = Klappt es nicht? Auch hier: { $addresses }
lobby-same-network = Die Handys müssen im selben WLAN sein.
lobby-code = Code des Tisches: { $code }
lobby-qr = QR-Code mit der Adresse dieses Tisches
lobby-watchers = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } schauen zu.
}
lobby-you-sit = Du sitzt am Tisch, { $name }.
lobby-waiting-host = { $host } fängt an, wenn alle da sind.
lobby-waiting-table = Am großen Bildschirm geht es los, wenn alle da sind.
lobby-start = Los geht’s
lobby-starting = Karten werden gemischt …
lobby-small-table = Eine kleine Runde: Ihr könnt zu { $seated } spielen, noch schöner wird es ab { $recommended }.
lobby-add-bot = Bot dazusetzen
lobby-play-here = Auch hier mitspielen
lobby-practise = Üben
lobby-settings = Einstellungen
lobby-summary = Karten auf { $language }, { $level }
lobby-summary-language = Karten auf { $language }

details-title = Über dich
details-done = Fertig
details-keep = Stimmt so
details-other = Ändern
details-recalled = Wieder so wie letztes Mal?
details-change = Über dich: { $told }. Ändern
details-none = Magst du etwas über dich verraten?
details-day = Tag
details-month = Monat

settings-game = Spiel
settings-cards-language = Sprache der Karten
settings-level = Wie frech dürfen die Karten sein?
settings-rules = Regeln dieses Abends
settings-off = aus
settings-seconds = { $value } s
settings-less = weniger
settings-more = mehr
settings-only-host = Ändern kann das nur die Tischleitung.

own-cards = Eigene Karten
own-cards-count = { $count } von { $most }
own-cards-add = Karte schreiben
own-cards-text = Text der Karte
own-cards-edit = Karte ändern: { $card }
own-cards-remove = Karte wegwerfen: { $card }
own-cards-paste = Viele auf einmal
own-cards-paste-hint = Eine Karte je Zeile. Einfügen geht auch.
own-cards-keep = Dazulegen
own-cards-change = Ändern
own-cards-none = Noch keine. Was kennt nur ihr?
own-cards-full = Der Stapel ist voll.
own-cards-left-out = { $count ->
    [one] Eine Zeile passte nicht mehr auf den Stapel.
   *[other] { $count } Zeilen passten nicht mehr auf den Stapel.
}
own-cards-letters = { $letters } von { $most } Zeichen
own-cards-here-already = Diese Karte gibt es schon.
own-cards-back = Doch behalten: { $card }
own-cards-added = { $count ->
    [one] Eine Karte liegt jetzt dabei.
   *[other] { $count } Karten liegen jetzt dabei.
}
own-cards-again = { $count ->
    [one] Eine davon gab es schon.
   *[other] { $count } davon gab es schon.
}
own-cards-look-again = { $count ->
    [one] Eine Zeile passt so noch nicht:
   *[other] { $count } Zeilen passen so noch nicht:
}
own-cards-line = Zeile { $line }
own-cards-save = Als Datei speichern
own-cards-load = Aus Datei laden
own-cards-clear = Alle wegwerfen
own-cards-clear-back = Doch alle behalten
own-cards-file-hint = Die Datei ist einfacher Text: Du kannst sie ändern und nächstes Mal wieder mitbringen.
own-cards-file-large = Diese Datei ist viel zu groß für ein paar Karten.
own-cards-file-no-text = Diese Datei lässt sich nicht als Text lesen. Speichere sie als Text in UTF-8, dann klappt es.
own-cards-file-strange = Das ist keine Datei mit eigenen Karten: So eine beginnt mit „Spieleabend: { $id }“. Andere Listen kannst du bei „Viele auf einmal“ einfügen.
own-cards-file-other = Das sind Karten für „{ $game }“.
own-cards-file-empty = In dieser Datei steht noch keine Karte.
own-cards-pile-unknown = Einen Stapel „{ $pile }“ gibt es hier nicht.
own-cards-pile-missing = Darüber fehlt der Stapel, auf den die Karte gehört.

## Leute

person-ready = fertig
status-host = Tisch{ "\u00AD" }leitung
status-bot = Bot
status-coming-back = kommt zurück
status-stand-in = Bot springt ein
status-thinking = überlegt
status-next-match = nächste Partie
status-away = kurz weg
people-at-table = Am Tisch
person-you = du

## Am Tisch, während gespielt wird

table-screen = Der Tisch
bar-join = Mitspielen
show-table = Tisch zeigen
show-hand = Hand zeigen
clock-left = { $seconds ->
    [one] noch eine Sekunde
   *[other] noch { $seconds } Sekunden
}
cover-hand = Hand verdecken
cover-of = Die Hand von { $name }
cover-show = Antippen zum Aufdecken
hand-pass = Gib das Gerät an { $name }.
hands-here = Hände an diesem Gerät
you-got-up = Du bist aufgestanden. Ein Bot spielt für dich, bis du wiederkommst.
come-back = Zurückkommen
bot-plays = Ein Bot springt gerade für dich ein.
you-wait = Du spielst ab der nächsten Partie mit.
you-watch = Du schaust zu.
sit-down-now = Doch mitspielen

react = Mitlachen
react-laugh = Lachen
react-groan = Stöhnen
react-clap = Klatschen

## Menü

menu = Menü
menu-screen = Anzeige
menu-theme = Licht
theme-device = wie das Gerät
theme-dark = Abend
theme-light = Tag
menu-sound = Ton
menu-aloud = Vorlesen
menu-aloud-hint = Liest mit einer Stimme, die auf diesem Gerät wohnt.
menu-rename = Name und Bild ändern
menu-rename-keep = So heiße ich
menu-leave = Aufstehen
menu-leave-lobby-hint = Dein Platz wird frei.
menu-leave-match-hint = Ein Bot spielt für dich weiter, bis du zurückkommst.
menu-return = Zurückkommen
menu-another-here = Noch jemand an diesem Gerät
menu-move = Auf anderem Gerät weiterspielen
move-title = Umziehen
move-line = Öffne diesen Link auf dem anderen Gerät. Wer ihn hat, hat deine Karten: Zeig ihn niemandem.
move-copy = Link kopieren
move-copied = Kopiert.
move-unknown = Dieses Gerät kennt den Schlüssel zu deinem Platz nicht. Öffne den Tisch auf dem anderen Gerät und wähle „Ich war schon dabei“.
menu-invite = Einladen
menu-table = Tisch
menu-host = Leute am Tisch
menu-kick = { $name } wegschicken
menu-estimated = Wann hier gedrückt wird, misst gerade der Tisch: Die Zeiten dieses Geräts passten nicht zusammen.
menu-kick-short = Wegschicken
menu-pass-host-short = Tischleitung übergeben
menu-stop = Partie abbrechen
menu-stop-sure = Wirklich abbrechen? Die Partie ist dann vorbei.
menu-stop-yes = Ja, abbrechen
menu-leave-table = Diesen Tisch verlassen
menu-fairness = Wie wurde gemischt?

ask-question = { $name } möchte auf einem anderen Gerät weiterspielen. Einverstanden?
ask-allow = Ja, das stimmt
ask-decline = Nein

## Nach der Partie

over-winners = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen gemeinsam!
}
over-none = Die Partie ist vorbei.
over-again = Noch eine Partie
over-wait = Noch eine Partie? Das entscheidet { $host }.
over-wait-table = Noch eine Partie? Das entscheidet ihr am großen Bildschirm.
over-save = Partie speichern

fair-title = Wie wurde gemischt?
fair-line = Bevor gemischt wurde, hat der Server sein Geheimnis versprochen, und jedes Gerät hat seinen eigenen Zufall dazugegeben. Nach der Partie liegt alles offen, und jeder kann nachrechnen, dass niemand die Karten gelegt hat.
fair-promise = Versprechen (SHA-256 des Geheimnisses)
fair-secret = Geheimnis des Servers
fair-nonces = Zufall der Geräte
fair-later = Wird nach der Partie aufgedeckt.

## Verbindung

link-connecting = Der Tisch wird gesucht …
link-waiting = Verbindung weg. Ich versuche es weiter …
link-slow = Das dauert. Ist das Handy noch im WLAN?

farewell-title = Auf Wiedersehen
farewell-again = Wieder hinsetzen
farewell-reload = Seite neu laden

## Wenn etwas nicht geht

trouble-offline = Der Server ist nicht zu erreichen. Bist du noch im WLAN?
trouble-server = Der Server hat Unsinn geantwortet. Versuch es gleich noch einmal.
trouble-page = Da ist auf dieser Seite etwas schiefgegangen. Lade sie neu.
trouble-left = Du bist nicht mehr mit dem Tisch verbunden.
trouble-no-answer = Der Tisch hat nicht geantwortet. Versuch es noch einmal.
trouble-unknown = Das ging nicht ({ $key }).

illegal-nothing-asked = Du bist gerade nicht dran.
illegal-stale = Da war der Tisch schneller: Sieh noch einmal hin.
illegal-answer = Das geht hier nicht.
illegal-not-awaited = Da ist der Tisch schon weiter.

bad-option-unknown = Die Einstellung „{ $option }“ gibt es in diesem Spiel nicht.
bad-option-value = „{ $value }“ geht bei „{ $option }“ nicht.
bad-detail-unknown = Nach „{ $detail }“ fragt dieses Spiel nicht.
bad-detail-value = „{ $value }“ geht bei „{ $detail }“ nicht.
bad-seats = { $seats ->
    [one] Eine Person ist zu wenig: Dieses Spiel geht zu { $least } bis { $most }.
   *[other] { $seats } Leute passen nicht: Dieses Spiel geht zu { $least } bis { $most }.
}
bad-own-cards = Das sind zu viele eigene Karten: { $count } von höchstens { $most }.
bad-memory = Was dieser Tisch sich gemerkt hat, ist nicht zu verstehen: „{ $line }“.
bad-stacked-pile = Einen Stapel „{ $pile }“ hat dieses Spiel nicht.
bad-stacked-card = Im Stapel „{ $pile }“ gibt es keine Karte „{ $card }“.
bad-stacked-twice = Die Karte „{ $card }“ liegt mehrmals im Stapel „{ $pile }“.

refused-unreadable = Das hat der Server nicht verstanden. Lade die Seite neu.
refused-not-host = Das darf nur die Tischleitung.
refused-not-yours = Das ist nicht dein Platz.
refused-name-empty = Wie heißt du denn? Der Name ist noch leer.
refused-name-markup = Mit diesem Namen kommt der Tisch nicht zurecht. Nimm einfach Buchstaben.
refused-name-not-plain = Mit diesem Namen kommt der Tisch nicht zurecht. Nimm einfach Buchstaben.
refused-name-taken = So heißt hier schon jemand.
refused-full = { $most ->
    [one] Alle Stühle sind besetzt: Hier passt nur eine Person hin.
   *[other] Alle Stühle sind besetzt: Hier passen nur { $most } Leute hin.
}
refused-not-in-lobby = Das geht nur vor der Partie.
refused-only-in-match = Das geht nur während einer Partie.
refused-too-few = { $seated ->
    [0] Noch sitzt niemand am Tisch. Ihr braucht mindestens { $least }.
    [one] Bisher sitzt hier nur eine Person, zum Spielen braucht ihr mindestens { $least }. Bots zählen mit.
   *[other] Ihr seid { $seated }, zum Spielen braucht ihr mindestens { $least }. Bots zählen mit.
}
refused-too-many = Bei diesem Spiel können höchstens { $most } mitspielen.
refused-deck-small = { $needed ->
    [one] Auf dem Stapel „{ $pile }“ liegen nur { $cards } Karten, ihr braucht eine. Erlaubt frechere Karten oder schreibt eigene.
   *[other] Auf dem Stapel „{ $pile }“ liegen nur { $cards } Karten, ihr braucht { $needed }. Erlaubt frechere Karten oder schreibt eigene.
}
refused-own-cards-too-many = Auf „{ $pile }“ passen höchstens { $most } eigene Karten.
refused-card-no-gap = In diesem Satz fehlt die Lücke.
refused-card-too-many-gaps = Dieser Satz hat zu viele Lücken.
refused-card-gap-in-grey = Diese Karte füllt selbst eine Lücke, darum kann sie keine haben.
refused-card-too-long = { $most ->
    [one] Auf die Karte passt nur ein Zeichen.
   *[other] Auf die Karte passen höchstens { $most } Zeichen.
}
refused-card-not-plain = Auf eine Karte passt eine Zeile einfacher Text.
refused-unknown-game = Das Spiel „{ $game }“ gibt es hier nicht.
refused-unknown-language = Karten auf { $language } gibt es für dieses Spiel nicht.
refused-unknown-person = Diese Person sitzt nicht mehr am Tisch.
refused-not-left = Du sitzt doch noch am Tisch.
refused-already-sitting = Hier sitzt du schon.
refused-busy = Am Tisch ist gerade viel los. Versuch es gleich noch einmal.
refused-too-fast = Langsam! So schnell kommt der Tisch nicht mit.
refused-match-over = Die Partie ist schon vorbei.
refused-host-action = „{ $action }“ geht gerade nicht.
refused-ask-pending = Du hast schon gefragt. Gleich kommt die Antwort.
refused-ask-unknown = Diese Frage hat sich schon erledigt.
refused-house-full = Auf diesem Server ist gerade kein Tisch mehr frei.
refused-too-many-tables = { $seconds ->
    [one] Zu viele neue Tische auf einmal. Versuch es in einer Sekunde noch einmal.
   *[other] Zu viele neue Tische auf einmal. Versuch es in { $seconds } Sekunden noch einmal.
}
refused-too-many-guesses = { $seconds ->
    [one] Zu viele falsche Codes. Versuch es in einer Sekunde noch einmal.
   *[other] Zu viele falsche Codes. Versuch es in { $seconds } Sekunden noch einmal.
}
refused-no-match-file = An diesem Tisch ist noch keine Partie zu Ende.
refused-foreign-page = Das darf nur die Seite dieses Servers. Öffne sie über ihre Adresse.
refused-wrong-address = Unter diesem Namen kennt sich der Server nicht. Öffne ihn über seine eigene Adresse.
refused-not-found = Hier ist nichts.
refused-late = { $milliseconds ->
    [one] Das kam eine Millisekunde zu spät.
   *[other] Das kam { $milliseconds } Millisekunden zu spät.
}
refused-pressed = Du hast schon gedrückt.
refused-no-contest = Gerade gibt es nichts zu drücken.
refused-press-measured = Hier zählt jede Millisekunde. Lade die Seite neu und drück dann noch einmal.
refused-trouble = Auf dem Server ist etwas schiefgegangen. Versuch es gleich noch einmal.

goodbye-unknown-table = Den Tisch { $code } gibt es nicht (mehr). Stimmt der Code?
goodbye-kicked = Du wurdest vom Tisch geschickt. War es ein Versehen, setz dich einfach wieder dazu.
goodbye-server-stopping = Der Server macht kurz Pause. Gleich geht es weiter.
goodbye-too-slow = Dieses Gerät kam nicht mehr hinterher.
goodbye-too-fast = Das waren zu viele Nachrichten auf einmal. Gleich geht es weiter.
goodbye-too-many-connections = Von diesem Anschluss kommen zu viele Verbindungen. Schließ ein paar Fenster.
goodbye-version = Der Server spricht inzwischen anders. Lade die Seite neu.
goodbye-hello-late = Die Begrüßung kam zu spät. Ich versuche es noch einmal.
goodbye-expired = Dieser Tisch ist abgeräumt: Es war lange niemand mehr da.
goodbye-trouble = Auf dem Server ist etwas schiefgegangen. Gleich geht es weiter.
goodbye-crowded = { $most ->
    [one] An diesen Tisch passt nur ein Gerät.
   *[other] An diesen Tisch passen nur { $most } Geräte.
}
