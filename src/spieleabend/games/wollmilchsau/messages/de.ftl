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
