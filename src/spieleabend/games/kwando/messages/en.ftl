# Kwando in English

## The game at a glance

game-kwando-name = Kwando
game-kwando-mark = Kw
game-kwando-line = Who was born first? Describe your famous people to each other – no names, no numbers, and the sand is running.

## What the table can set

option-kwando-talk = How you talk
option-kwando-talk-hint = Aloud: in one room, or on a call of your own. In writing: in the app, also to practise with bots.
option-kwando-talk-aloud = Aloud
option-kwando-talk-written = In writing
option-kwando-glass_seconds = How long the sand runs
option-kwando-rounds = Rounds
option-kwando-half = Which half of the cards you play with
option-kwando-half-hint = There are other people on each half.
option-kwando-half-blue = The blue one
option-kwando-half-orange = The orange one
option-kwando-names_shown = Whoever watches sees the names
option-kwando-names_shown-hint = It makes it easier to hear when somebody gives too much away. Nobody sees dates.
option-kwando-vote = The table may vote penalty cards away
option-kwando-vote-hint = Otherwise the watching team has the last word.
option-kwando-first_card_counts = The first card is worth a point
option-kwando-floor_at_zero = Nobody falls below zero

## What everybody may tell about themselves

detail-kwando-team = Which team would you like to play in?
detail-kwando-team-hint = Three of you take turns in pairs, so there are no fixed teams.
detail-kwando-team-any = Either
detail-kwando-team-sun = Team Sun
detail-kwando-team-moon = Team Moon

## Where no match can begin

kwando-bad-deck = { $pile ->
    [blue] On the blue half there { $has ->
        [0] is nobody
        [one] is only one person
       *[other] are only { $has } people
    }, you need { $needs }. Take another deck, or play fewer rounds.
   *[orange] On the orange half there { $has ->
        [0] is nobody
        [one] is only one person
       *[other] are only { $has } people
    }, you need { $needs }. Take another deck, or play fewer rounds.
}

## On every screen

kwando-team-sun = Team Sun
kwando-team-moon = Team Moon
kwando-over = The match is over
kwando-round-of = Round { $round } of { $rounds }
kwando-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
kwando-points-word = { $points ->
    [one] point
   *[other] points
}
kwando-rank = { $rank }.
kwando-standing = The score
kwando-winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
kwando-you-win = { $count ->
    [one] You have won!
   *[other] You have won, all of you!
}
kwando-forbidden = No names, no numbers, no other language, no showing cards.
kwando-row-first = Who was born first?
kwando-row-next = And then?
kwando-julian = Julian
kwando-julian-long = by the Julian calendar
kwando-is-right = is right
kwando-is-wrong = is wrong
kwando-unlaid = Not laid in time
kwando-penalties = Penalty cards
kwando-penalty-used = played before
kwando-game-over = Game Over
kwando-game-over-asked = The sixth breach! Game Over? { $yes } of { $count } say yes.
kwando-game-over-why = { $team } lost: that was the sixth breach ({ $reason }), and points count no more.
kwando-checking = Laying is over. Was anything else forbidden? Then comes the decoder.
kwando-wants-done = { $count ->
    [one] { $names } would like to stop laying.
   *[other] { $names } would like to stop laying.
}
kwando-counter-sum = { $points ->
    [one] { $points } point, breaches { $penalty }
   *[other] { $points } points, breaches { $penalty }
}
kwando-born = { $name }: { $date }.
kwando-decoded-first = { $name } lies at the bottom. That is always right.
kwando-decoded-right = { $name } is right.
kwando-decoded-wrong = { $name } was born before { $other } and falls out.
kwando-decoded-none = No card, no point.
kwando-decoded-all = { $cards ->
    [one] The one card stays.
   *[other] { $stay } of { $cards } cards stay.
}
kwando-sheet = Score sheet
kwando-sheet-round = Round

## On the table

kwando-headline-laying = { $number ->
    [one] { $team } lays
   *[other] { $team } lay
}
kwando-headline-decoding = The decoder for { $team }
kwando-now-turning = turns the glass
kwando-now-soon = lays next
kwando-now-watching = watches
kwando-now-checking = still checks
kwando-now-done = is done
kwando-now-next = comes next
kwando-now-later = lets others go
kwando-now-holding = { $cards ->
    [0] has laid
    [one] has { $cards } card
   *[other] has { $cards } cards
}
kwando-turn-of = It’s { $team }’s turn
kwando-turns-glass = { $name } turns the glass.
kwando-talk-none = What the team writes will be here.

## What a screen reader hears

kwando-said-laid = { $name } lays { $card }, card { $place }.
kwando-said-says = { $name } writes: { $text }
kwando-said-hurry = The sand is nearly through.
kwando-over-row-full = All cards are laid.
kwando-over-done = The team lays no more.
kwando-over-sand = The sand is through.
kwando-said-taken-back = The penalty card is gone again.

## On the phone: before a turn

kwando-you-lay = You’re up next!
kwando-you-lay-with = You lay together with { $names }. { $name } turns the hourglass.
kwando-you-lay-hint = Then you see your people. Describe them to each other without names or numbers, and lay them by birth: the oldest first.
kwando-you-turn = Turn the hourglass when everybody is ready.
kwando-turns = { $name } is about to turn the hourglass.
kwando-you-watch-hint = Watch them: whoever gives away their own names, numbers or months gets a penalty card.
kwando-turn = Turn the glass

## On the phone: laying and describing

kwando-hand = Your people
kwando-hand-empty = All your people are down. Help the others!
kwando-row = The row
kwando-row-left = { $left ->
    [one] One place is free
   *[other] { $left } places are free
}
kwando-pick = Tap somebody
kwando-lay = Lay { $name } on top
kwando-done = Done
kwando-not-done = Not yet
kwando-done-by = { $name } would like to stop. You too?
kwando-you-done = Once somebody else is done too, the decoder comes.
kwando-next-says = { $name }: “I come next!”
kwando-later-says = { $name }: “Somebody else first!”
kwando-hurry = Quick, the sand is nearly through!
kwando-lies = No more laying now. Here comes the decoder.
kwando-overtaken = Somebody on your team was faster. Does your card still belong on top?
kwando-too-late = Just too late: no more laying now.
kwando-clues-for = What you may say: { $name }
kwando-say-label = Say something to your team
kwando-say-hint = Describe your people
kwando-say = Say it
kwando-letters = { $letters } of { $most }
kwando-signals = Without any words
kwando-signal-next = I come next
kwando-signal-later = Somebody else first
kwando-talk = What was said

## On the phone: watching the others

kwando-watched = They are describing
kwando-nothing-said = Nobody has said anything yet.
kwando-fouls = Call a breach
kwando-reason-name = Own name
kwando-reason-number = Number
kwando-reason-language = Other language
kwando-reason-showing = Card shown
kwando-mark-certain = { $reason }!
kwando-mark-question = { $reason }?
kwando-mark-fine = fine
kwando-undecided = Is that allowed?
kwando-decide-breach = A breach
kwando-decide-fine = It’s fine
kwando-called-by = called by { $names }
kwando-again = Again!
kwando-take-back = Take back
kwando-object = Object
kwando-objections = { $count ->
    [one] One objection
   *[other] { $count } objections
}
kwando-vote-out = The sixth breach: Game Over?
kwando-votes = { $yes } of { $needed } votes needed
kwando-vote-yes = Game Over
kwando-vote-no = No
kwando-decode = To the decoder

## On the phone: after a turn

kwando-eyes-up = Eyes on the table!
kwando-decode-here = I’d rather see it here
