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

## On every screen

dreier-over = The game is over
dreier-round-of = Round { $round } of { $rounds }
dreier-turns = { $name } turns the cards
dreier-all-write = Everybody writes
dreier-reads = { $name } is reading
dreier-all-vote = You are voting
dreier-rank = { $rank }.
dreier-points = { $points ->
    [one] One point
   *[other] { $points } points
}
dreier-clock-hint = When time is up, whatever is on the sheets counts.

## What somebody is doing

dreier-now-turning = turns cards
dreier-now-writing = is writing
dreier-now-ready = is ready
dreier-now-reading = is reading
dreier-now-next = reads next
dreier-now-has = has it, too
dreier-now-voting = is voting
dreier-now-voted = has voted

## Turning cards

dreier-stacks = Two stacks of cards, face down
dreier-will-turn = { $name } is about to turn the cards.
dreier-you-turn = Turn the two cards!
dreier-you-turn-hint = Read them out. Then everybody writes.
dreier-turn = Turn them

## Writing

dreier-write-all-things = Write down three
dreier-write-all-persons = Write down three
dreier-write-you-things = Write down three
dreier-write-you-persons = Write down three
dreier-line = Answer { $number } of 3
dreier-twice = The same thing twice counts only once.
dreier-letters = { $letters } of { $most }
dreier-secret = Nobody sees your sheet before it is read out.
dreier-ready = { $left ->
    [0] Ready
    [one] Ready, one line stays empty
    [3] Ready, nothing comes to mind
   *[other] Ready, { $left } lines stay empty
}
dreier-is-ready = Your sheet is ready.
dreier-change = Change something
dreier-sheet = Your sheet
dreier-empty = empty
dreier-writing-count = { $count ->
    [one] One person is still writing
   *[other] { $count } are still writing
}
dreier-writing-names = { $count ->
    [one] { $names } is still writing
   *[other] { $names } are still writing
}
dreier-nobody-writes = Everybody is ready.
dreier-comparing = We are laying the sheets side by side.

## Reading out

dreier-begins = { $name } reads first.
dreier-you-begin = You read first.
dreier-reads-next = { $name } reads next.
dreier-all-read = Everything has been read.
dreier-you-read = You are reading
dreier-read = Read out “{ $term }”
dreier-close = Add up the points
dreier-who-else = Who else has it?
dreier-outcome-nobody = Nobody else has it: no point.
dreier-outcome-everybody = Everybody has it: no point!
dreier-outcome-struck = It doesn’t fit: no point.
dreier-outcome-some = { $each ->
    [one] One point for { $names }
   *[other] { $each } points each for { $names }
}
dreier-outcome-many = { $each ->
    [one] { $count } have it: one point each
   *[other] { $count } have it: { $each } points each
}
dreier-merged = That counts with “{ $term }” already.
dreier-you-have = It’s on your sheet:
dreier-you-lack = It isn’t on your sheet.
dreier-also = { $count ->
   *[other] { $names } wrote “{ $term }”
}
dreier-also-many = { $count } wrote “{ $term }”
dreier-pad = Already read
dreier-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
dreier-is-merged = = { $term }
dreier-is-struck = doesn’t fit

## Doubts and votes

dreier-doubts = Something wrong?
dreier-claim-unfit = That doesn’t fit
dreier-claim-same = Is the same
dreier-claim-same-of = “{ $term }” is the same
dreier-claim-part = Is something else
dreier-claim-part-of = “{ $term }” is something else
dreier-claim-part-by = { $name } means something else
dreier-means-else = Does somebody mean something else?
dreier-ask-own = Is it the same? Only you can see this.
dreier-ask-read = Is it the same as “{ $term }”?
dreier-asks-same = Is it the same?
dreier-asks-different = Is it something else?
dreier-asks-unfit = Doesn’t it fit?
dreier-asks-by = { $name } asks
dreier-vote-same-yes = The same
dreier-vote-same-no = Not the same
dreier-vote-different-yes = Something else
dreier-vote-different-no = The same
dreier-vote-unfit-yes = Doesn’t fit
dreier-vote-unfit-no = Fits
dreier-abstain = I don’t mind
dreier-you-voted = Your vote is in.
dreier-you-asked = You asked, so you say yes.
dreier-decides = { $name } decides.
dreier-voted = { $voted ->
    [one] { $voted } of { $voters } has voted
   *[other] { $voted } of { $voters } have voted
}
dreier-decided-same-yes = “{ $term }” and “{ $other }” are the same.
dreier-decided-same-no = “{ $term }” and “{ $other }” stay two things.
dreier-decided-different-yes = “{ $term }” and “{ $other }” are two things.
dreier-decided-different-no = “{ $term }” and “{ $other }” stay the same.
dreier-decided-unfit-yes = “{ $term }” doesn’t fit.
dreier-decided-unfit-no = “{ $term }” may stay.
dreier-ballot = { $yes } for, { $no } against
dreier-recounted = Counted anew: { $names }
dreier-recounted-many = Counted anew: other points for { $count } people

## At the end of a round

dreier-round-ended = Round { $round } is over
dreier-nothing-shared = You had nothing in common this time.
dreier-you-got = { $points ->
    [0] No point for you this time
    [one] One point for you
   *[other] { $points } points for you
}
dreier-standing = The points so far
dreier-turns-next = { $name } turns the next cards.
dreier-go-on = Next round
dreier-go-on-for-all = Go on for everybody

## When the game is over

dreier-winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
dreier-you-win = { $count ->
    [one] You have won!
   *[other] You share the win!
}
dreier-best-terms = Your best matches
dreier-had = for { $names }

## What a screen reader hears

dreier-said-ready = { $count ->
    [0] { $name } is ready.
    [one] { $name } is ready, one person is still writing.
   *[other] { $name } is ready, { $count } are still writing.
}
dreier-said-taken-back = { $name } is changing something.
dreier-said-read = { $name } reads: “{ $term }”. { $outcome }
dreier-said-claims-same = { $name } asks: is “{ $term }” the same as “{ $other }”?
dreier-said-claims-different = { $name } asks: is “{ $other }” something else than “{ $term }”?
dreier-said-claims-unfit = { $name } asks: does “{ $term }” not fit?
dreier-said-time = Time is up.
