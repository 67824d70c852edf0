# Flotter Dreier in English

## The game at a glance

game-flotter-dreier-name = Flotter Dreier
game-flotter-dreier-mark = 3
game-flotter-dreier-line = Write three answers that others will think of, too – just not all of them.

## What the table can settle

option-flotter-dreier-rounds = Rounds
option-flotter-dreier-write_seconds = Time to write
option-flotter-dreier-write_seconds-off = As long as you like
option-flotter-dreier-deciders = Whether two answers are the same is up to
option-flotter-dreier-deciders-table = The whole table
option-flotter-dreier-deciders-reader = Whoever is reading
option-flotter-dreier-strike = Strike answers that don’t fit
option-flotter-dreier-strike-hint = When you vote that an answer doesn’t fit, it brings no points.
option-flotter-dreier-silent_count = Empty sheets count
option-flotter-dreier-silent_count-hint = An answer that everybody has brings nothing. Here you settle whether “everybody” includes those who wrote nothing.

## When no match can begin

flotter-dreier-bad-deck = { $pile ->
    [quality] There are no qualities in this deck. Please take another one.
   *[thing] There are no things in this deck. Please take another one.
}
