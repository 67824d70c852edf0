# BAM! in English

## What the table can settle

option-bam-cycles = Times everyone is BAM!-Master
option-bam-first_master = First BAM!-Master
option-bam-first_master-vote = Whoever talks most – you vote
option-bam-first_master-drawn = Drawn by lot
option-bam-choose_seconds = Time to choose cards
option-bam-judge_seconds = Time for the BAM!-Master

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
