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
