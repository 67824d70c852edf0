# Flotter Dreier po polsku

## Gra w skrócie

game-flotter-dreier-name = Flotter Dreier
game-flotter-dreier-mark = 3
game-flotter-dreier-line = Napisz trzy odpowiedzi, na które wpadną też inni – byle nie wszyscy.

## Ustawienia stołu

option-flotter-dreier-rounds = Rundy
option-flotter-dreier-write_seconds = Czas na pisanie
option-flotter-dreier-write_seconds-off = Bez limitu
option-flotter-dreier-deciders = Czy dwie odpowiedzi są takie same, decyduje
option-flotter-dreier-deciders-table = Cały stół
option-flotter-dreier-deciders-reader = Osoba, która czyta
option-flotter-dreier-strike = Skreślanie nietrafionych odpowiedzi
option-flotter-dreier-strike-hint = Jeśli przegłosujecie, że odpowiedź nie pasuje, nie daje ona punktów.
option-flotter-dreier-silent_count = Puste kartki się liczą
option-flotter-dreier-silent_count-hint = Za odpowiedź, którą mają wszyscy, nie ma punktów. Tu ustalacie, czy „wszyscy” to także ci, którzy nic nie napisali.

## Gdy nie można zacząć gry

flotter-dreier-bad-deck = { $pile ->
    [quality] W tej talii nie ma kart z cechami. Wybierzcie inną.
   *[thing] W tej talii nie ma kart z rzeczami. Wybierzcie inną.
}
