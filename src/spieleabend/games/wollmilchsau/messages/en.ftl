# Wollmilchsau in English

## What the table can settle

option-wollmilchsau-shouting = How you shout
option-wollmilchsau-shouting-press = Press on your phone
option-wollmilchsau-shouting-aloud = Really shout
option-wollmilchsau-shouting-hint = If you really shout, you need to be in one room: whoever has the die taps who was first.
option-wollmilchsau-window = Counts as the same moment (thousandths of a second)
option-wollmilchsau-window-hint = Whoever is this close to the fastest scores as well.
option-wollmilchsau-seconds = Seconds to find an animal
option-wollmilchsau-seconds-hint = If you’d rather not rush, take more.
option-wollmilchsau-barred_shown = Show which animal is barred
option-wollmilchsau-barred_shown-hint = Remembering it is half the fun – and half the trouble.

## The game at a glance

game-wollmilchsau-name = Wollmilchsau
game-wollmilchsau-mark = W
game-wollmilchsau-line = Roll, look, shout the right animal – and be the first.
