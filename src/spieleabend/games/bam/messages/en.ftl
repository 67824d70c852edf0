# BAM! in English

## What the table can settle

option-bam-cycles = Times everyone is BAM!-Master
option-bam-first_master = First BAM!-Master
option-bam-first_master-vote = Whoever talks most – you vote
option-bam-first_master-drawn = Drawn by lot
option-bam-choose_seconds = Time to choose cards
option-bam-choose_seconds-off = No limit
option-bam-judge_seconds = Time for the BAM!-Master
option-bam-judge_seconds-off = No limit

## What the host can do

host-action-bam-last-cycle = End after this cycle

## Your own cards

bam-bad-card-line = A card is one line of plain text.
bam-bad-card-gaps = { $gaps ->
    [0] A red card needs a gap: write BAM! where the grey card goes.
   *[other] A red card has one gap or two, not { $gaps }.
}
bam-bad-card-term = A grey card fills a gap, so it can’t have a BAM! of its own.
bam-bad-card-long = That’s too long: a card like this takes up to { $most } characters.

## When a match cannot begin

bam-bad-deck = { $pile ->
    [red] There is no red card in this deck. Allow spicier ones or pick another deck.
   *[grey] { $has ->
        [one] This deck has just one grey card, and you need { $needs }. Allow spicier ones or pick another deck.
       *[other] This deck has just { $has } grey cards, and you need { $needs }. Allow spicier ones or pick another deck.
    }
}

## The game at a glance

game-bam-name = BAM!
game-bam-mark = B!
game-bam-line = A sentence with a gap, a hand full of nonsense, and one person who judges.
pile-bam-red = Your own red cards
pile-bam-red-hint = A sentence with BAM! in it once or twice: “BAM! lives in the cellar.”
pile-bam-grey = Your own grey cards
pile-bam-grey-hint = Something that fills a gap: “a runaway garden gnome”

## On every screen

bam-begins = About to begin
bam-is-over = The game is over
bam-round = Round { $round }
bam-round-of = Round { $round } of { $rounds }
bam-is-master = { $name } is BAM!-Master
bam-page = { $page } of { $pages }
bam-back = Back
bam-on = Next
bam-stack = Grey cards: { $won }, red cards: { $minus }, which makes { $points }
bam-rank = { $rank }.
bam-plus = +1
bam-minus = −1

## What somebody is doing

bam-now-pointing = is thinking
bam-now-pointed = has pointed
bam-now-turning = turns a card
bam-now-master = BAM!-Master
bam-now-reading = is reading
bam-now-judging = is judging
bam-now-keeping = is choosing
bam-now-choosing = is thinking
bam-now-laid = has played
bam-now-out = sits out

## Pointing

bam-who-talks-most = Who talks the most?
bam-point-on-phone = Point at somebody!
bam-point-hint = Whoever gets the most fingers is BAM!-Master first.
bam-point-nobody = Who are you pointing at?
bam-point-at = Point at { $name }
bam-you-point-at = You’re pointing at { $name }.
bam-pointing-count = { $count ->
    [one] One person isn’t pointing yet
   *[other] { $count } aren’t pointing yet
}
bam-pointing-names = { $count ->
    [one] { $names } isn’t pointing yet.
   *[other] { $names } aren’t pointing yet.
}
bam-votes = { $name }: { $count ->
    [one] one finger
   *[other] { $count } fingers
}

## Turning

bam-red-stack = The stack of red cards
bam-will-turn = { $name } turns the red card.
bam-will-turn-next = { $name } turns the next red card.
bam-you-are-master = Now you’re the BAM!-Master.
bam-turn = Turn the red card

## Choosing

bam-hand = Your hand
bam-choose = { $gaps ->
    [1] What goes into the gap?
   *[2] { $gap ->
        [1] What goes into the first gap?
       *[2] And what into the second?
    }
}
bam-gap-full = Sounds good?
bam-swap = Swap
bam-put-in = { $gaps ->
    [1] In the gap: { $term }
   *[2] { $gap ->
        [1] In the first gap: { $term }
       *[2] In the second gap: { $term }
    }
}
bam-take-out = { $term }, take out again
bam-taken-out = Back in your hand: { $term }
bam-lay = Play
bam-laid = { $gaps ->
    [1] Your card lies face down on the table.
   *[2] Your cards lie face down on the table.
}
bam-take-back = { $gaps ->
    [1] Take the card back
   *[2] Take the cards back
}
bam-thinking-count = { $count ->
    [one] One person is still thinking
   *[other] { $count } are still thinking
}
bam-thinking-names = { $count ->
    [one] { $names } is still thinking.
   *[other] { $names } are still thinking.
}
bam-nobody-thinking = Everybody is ready
bam-laid-card = Card face down
bam-read-aloud = Read the sentence aloud while the others search.
bam-you-sit-out = You sit this round out. Next round you’re back in.

## Reading

bam-about-to-read = { $name } is about to read.
bam-reads = { $name } is reading.
bam-in-their-words = As { $name } puts it
bam-this-is-yours = This one is yours!
bam-entries = The cards that were played
bam-pager = Turn pages
bam-face-down = Face down, { $page } of { $pages }
bam-lie-face-down = { $count ->
    [one] One sentence lies face down
   *[other] { $count } sentences lie face down
}
bam-lay-open-first = Reveal the first sentence
bam-lay-open-next = Reveal the next one
bam-adapt = Change the wording
bam-adapt-again = Change the wording again
bam-your-words = How you read it out
bam-letters = { $letters } of { $most } characters
bam-cancel = Cancel
bam-revert = As on the card
bam-read-so = Read it like this

## Judging

bam-judges-best = { $name } is looking for the best one.
bam-judges-worst = { $name } is looking for the one that falls flattest.
bam-name-best = This is the best
bam-sure-best = Is this the best one?
bam-yes-best = Yes, it’s the best
bam-now-the-worst = And now the one that falls flattest.
bam-name-worst = This one falls flat
bam-sure-worst = The red card for this one?
bam-yes-worst = Yes, the red card
bam-think-again = Let me think again
bam-already-best = Already the best
bam-the-best = The best sentence

## The end of a round

bam-round-ended = How round { $round } ended
bam-best-by = The best one is by { $name }.
bam-best-yours = The best one is yours!
bam-worst-by = The red card goes to { $name }.
bam-worst-yours = The red card goes to you.
bam-annulled = Nobody played a card: this round doesn’t count.
bam-keeps = { $name } may keep one of the two cards.
bam-keep-which = Which of the two do you keep?
bam-keep = Keep it

## The end of the game

bam-the-true-master = { $count ->
    [one] The True BAM!-Master: { $names }
   *[other] { $names } share the title “The True BAM!-Master”
}
bam-you-are-the-true-master = { $count ->
    [one] You are The True BAM!-Master!
   *[other] You share the title “The True BAM!-Master”!
}
bam-highlights = The best sentences of the evening
bam-slides-stop = Stop
bam-slides-go = Go on

## To be heard

bam-said-red = { $gaps ->
    [1] The red card: { $sentence }
   *[2] The red card, with two gaps: { $sentence }
}
bam-said-out = { $name } sits this round out.
bam-said-laid = { $count ->
    [0] { $name } has played.
    [one] { $name } has played, one person is still thinking.
   *[other] { $name } has played, { $count } are still thinking.
}
bam-said-taken-back = { $name } is having second thoughts.
bam-said-time = Time is up.
bam-said-entry = Sentence { $page } of { $pages }: { $sentence }
bam-said-edited = Changed: { $sentence }
bam-said-best = The best one, { $page } of { $pages }: { $sentence }
bam-said-worst = The one that fell flattest, { $page } of { $pages }: { $sentence }
bam-said-kept = { $name } keeps: { $term }
bam-said-reshuffled = The discarded cards are shuffled into a new pile.
bam-said-joined = { $name } joins in.
bam-said-last-cycle = The game ends once everybody has had their turn in this cycle.
