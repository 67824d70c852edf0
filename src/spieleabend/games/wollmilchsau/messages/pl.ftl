# Wollmilchsau po polsku

## Co można ustalić przy stole

option-wollmilchsau-shouting = Jak wołacie
option-wollmilchsau-shouting-press = Dotykiem na telefonie
option-wollmilchsau-shouting-aloud = Naprawdę, na głos
option-wollmilchsau-shouting-hint = Na głos można wołać tylko w jednym pokoju: kto ma kostkę, zaznacza, kto był pierwszy.
option-wollmilchsau-window = Uznawane za jednoczesne (w tysięcznych sekundy)
option-wollmilchsau-window-hint = Kto spóźni się najwyżej o tyle, też zdobywa kartę.
option-wollmilchsau-seconds = Sekundy na znalezienie zwierzęcia
option-wollmilchsau-seconds-hint = Kto woli bez pośpiechu, bierze więcej.
option-wollmilchsau-barred_shown = Pokazuj, które zwierzę jest zakazane
option-wollmilchsau-barred_shown-hint = Zapamiętać je to połowa zabawy – i połowa kłopotu.

## Gra w skrócie

game-wollmilchsau-name = Wollmilchsau
game-wollmilchsau-mark = W
game-wollmilchsau-line = Rzuć, spójrz i zawołaj właściwe zwierzę szybciej niż wszyscy inni.
