# Wir sind schwanger in English

## The game at a glance

game-wir-sind-schwanger-name = We’re Pregnant
game-wir-sind-schwanger-mark = Wp
game-wir-sind-schwanger-line = The baby gets a name, and everybody has an opinion. Best if it is what most of you think.

## What the table can set

option-wir-sind-schwanger-variant = How you find the name
option-wir-sind-schwanger-variant-draw = Draw two cards
option-wir-sind-schwanger-variant-two_names = Two cards, two first names
option-wir-sind-schwanger-variant-others_choose = The others agree on one, peeking at their cards
option-wir-sind-schwanger-variant-free_choice = The others agree on whatever they like
option-wir-sind-schwanger-first_drawn_stands = The card drawn first stands upright
option-wir-sind-schwanger-first_drawn_stands-hint = Otherwise whoever is pregnant sees both cards and picks one of two names.
option-wir-sind-schwanger-round_end = A round is over
option-wir-sind-schwanger-round_end-hand_empty = As soon as one hand is empty
option-wir-sind-schwanger-round_end-once_each = When everybody has led once
option-wir-sind-schwanger-round_end-all_played = When all hands are empty
option-wir-sind-schwanger-agreement = Who has to agree on a name
option-wir-sind-schwanger-agreement-hint = Only matters where the others find the name.
option-wir-sind-schwanger-agreement-everyone = Everybody; after two tries, most of you
option-wir-sind-schwanger-agreement-majority = Most of you, right away
option-wir-sind-schwanger-choose_seconds = Time while everybody thinks
option-wir-sind-schwanger-choose_seconds-off = No limit
option-wir-sind-schwanger-lead_seconds = Time while it is one person’s turn
option-wir-sind-schwanger-lead_seconds-off = No limit

## What everybody may tell about themselves

detail-wir-sind-schwanger-surname = Your surname
detail-wir-sind-schwanger-surname-hint = Your children will have it tonight. Leave it empty and we lend you one.
detail-wir-sind-schwanger-surname_kind = What kind of name is it?
detail-wir-sind-schwanger-surname_kind-own = My own
detail-wir-sind-schwanger-surname_kind-birth = My birth name
detail-wir-sind-schwanger-surname_kind-partner = My partner’s
detail-wir-sind-schwanger-surname_kind-dream = My dream partner’s
detail-wir-sind-schwanger-birthday = Your birthday
detail-wir-sind-schwanger-birthday-hint = Whoever has the next birthday goes first. Nobody else gets to see it.

## Where no match can begin

wir-sind-schwanger-bad-deck = { $pile ->
    [names] This deck has { $has ->
        [0] no name cards
        [one] only one name card
       *[other] only { $has } name cards
    }, you need { $needs }. Take another deck.
    [ratings] This deck has { $has ->
        [0] no ratings
        [one] only one rating
       *[other] only { $has } ratings
    }, you need { $needs }. Take another deck.
   *[surnames] This deck has { $has ->
        [0] no surnames
        [one] only one surname
       *[other] only { $has } surnames
    } to lend, you need { $needs }. Tell us your own, or take another deck.
}

## On every screen

schwanger-over = The game is over
schwanger-round-of = Round { $round } of { $rounds }
schwanger-expects = { $name } is expecting
schwanger-seeks = { $child ->
    [daughter] { $name } is looking for a daughter’s name
   *[son] { $name } is looking for a son’s name
}
schwanger-gets = { $child ->
    [daughter] { $name } is waiting for a daughter’s name
   *[son] { $name } is waiting for a son’s name
}
schwanger-has = { $child ->
    [daughter] { $name } is having a daughter
   *[son] { $name } is having a son
}
schwanger-how-sounds = How does that sound?
schwanger-rank = { $rank }.
schwanger-heap = { $points ->
    [one] One point
   *[other] { $points } points
}
schwanger-stack = { $count ->
    [one] One name card in the stack
   *[other] { $count } name cards in the stack
}
schwanger-card-is = Card “{ $title }”
schwanger-back = Back
schwanger-on = Next
schwanger-cancel = Cancel

## What somebody is doing

schwanger-now-expecting = is expecting
schwanger-now-placing = lays the cards
schwanger-now-ordering = orders names
schwanger-now-hoping = hopes
schwanger-now-proposing = is thinking
schwanger-now-ready = is ready
schwanger-now-agreeing = is voting
schwanger-now-ticked = has voted
schwanger-now-deciding = decides
schwanger-now-choosing = is choosing
schwanger-now-leading = leads
schwanger-now-led = has led
schwanger-now-matching = says so too

## A daughter or a son

schwanger-daughter-or-son = A daughter or a son?
schwanger-will-declare = { $name } is about to tell.
schwanger-will-declare-next = { $name } is the next to be pregnant.
schwanger-you-expect = You’re pregnant!
schwanger-declare-hint = Tell the others: what will it be?
schwanger-daughter = A daughter
schwanger-son = A son
schwanger-declare = { $child ->
    [daughter] It’s a girl
    [son] It’s a boy
   *[none] A daughter or a son?
}

## Laying the cards

schwanger-which-stands = Which card stands?
schwanger-places = { $name } decides which card stands and which lies beside it.
schwanger-place-hint = One card stands, the other lies beside it. Its arrow hits the name.
schwanger-place-card = “{ $title }” stands
schwanger-place = { $chosen ->
    [yes] Lay it so
   *[no] Which name will it be?
}
schwanger-which-first = Which name comes first?
schwanger-orders = { $name } decides which name comes first.
schwanger-order = That’s the child’s name

## Proposing and agreeing

schwanger-what-name = { $child ->
    [daughter] What should { $name } call a daughter?
   *[son] What should { $name } call a son?
}
schwanger-others-propose = The others are thinking up a name. Be brave!
schwanger-others-agree = The others are agreeing on a name. Be brave!
schwanger-write-down = Everybody, write down a first name!
schwanger-your-proposal = Your suggestion
schwanger-propose-own = Your name cards may give you ideas.
schwanger-propose-free = Feel free to be unusual.
schwanger-own-names = Your name cards
schwanger-own-page = Card { $page } of { $pages }
schwanger-no-own-names = You have no name cards just now. Make something up!
schwanger-propose = Suggest it
schwanger-no-idea = I can’t think of one
schwanger-proposed = Your suggestion is on the table.
schwanger-not-proposed = The others will come up with something.
schwanger-agree-title = Agree on one!
schwanger-agree-everyone = Everybody has to tick the same name.
schwanger-agree-majority = The name with the most ticks wins.
schwanger-attempt = { $attempt ->
    [one] No agreement yet – second try
    [2] Still no agreement – now the most ticks win
   *[other] No agreement yet
}
schwanger-proposals = The suggestions
schwanger-by = by { $name }
schwanger-votes = { $count ->
    [one] One tick
   *[other] { $count } ticks
}
schwanger-tick = { $chosen ->
    [yes] I’m for this one
   *[no] Which name should it be?
}
schwanger-ticked = You’re for { $name }.
schwanger-change = Change your suggestion
schwanger-change-so = Change it
schwanger-decide-title = It’s a tie: you decide!
schwanger-decides = It’s a tie: { $name } decides.

## Choosing ratings

schwanger-all-choose = Choose five ratings!
schwanger-choose = What do you say? Choose five.
schwanger-enough = Five is the most.
schwanger-choose-so = { $left ->
    [0] Take these five
    [one] Choose one more
   *[other] Choose { $left } more
}
schwanger-said-taken = { $number } of 5: { $rating }
schwanger-said-dropped = Put back: { $rating }
schwanger-ratings = All ratings
schwanger-your-five = Your five ratings
schwanger-chosen = You have your five.
schwanger-take-back = Choose again
schwanger-thinking-count = { $count ->
    [one] One is still thinking
   *[other] { $count } are still thinking
}
schwanger-thinking-names = { $count ->
    [one] { $names } is still thinking.
   *[other] { $names } are still thinking.
}
schwanger-nobody-thinking = Everybody is ready

## Leading and matching

schwanger-first-lead = { $name } leads first.
schwanger-next-lead = { $name } leads next.
schwanger-your-lead = Your turn: what do you lead?
schwanger-lead = { $chosen ->
    [yes] Lead it
   *[no] Which one do you lead?
}
schwanger-read-out = Read it out:
schwanger-says = { $name } says
schwanger-who-else = Who else says so?
schwanger-hand = Your ratings
schwanger-hand-empty = You have no ratings left.
schwanger-you-match = You say so too!
schwanger-you-differ = You don’t have that one.
schwanger-you-gain = A point for you
schwanger-you-give = You give a point
schwanger-you-keep = No point for you
schwanger-verdict-nobody = { $gives ->
    [0] Nobody else says so. { $name } has no point to lose.
   *[other] Nobody else says so: { $name } gives a point.
}
schwanger-verdict-everybody = { $gives ->
    [0] Everybody says so! { $name } has no point to lose.
   *[other] Everybody says so! { $name } gives a point.
}
schwanger-verdict-many = { $gives ->
    [0] Almost everybody says so! Nobody has a point to lose.
    [one] Almost everybody says so! { $names } gives a point.
   *[other] Almost everybody says so! { $names } give a point each.
}
schwanger-verdict-some = They agree! A point each for { $names }.
schwanger-matchers = Who says so too
schwanger-matches = { $name } says so too
schwanger-differs = { $name } doesn’t

## The end of a round

schwanger-round-ended = That was round { $round }
schwanger-welcome = Welcome to the world,
schwanger-opinion = What most of you say
schwanger-no-opinion = You never agreed about this name.

## The end of the game

schwanger-winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
schwanger-you-win = { $count ->
    [one] You win!
   *[other] You win, and you’re not alone!
}
schwanger-children = Tonight’s children

## To be heard

schwanger-said-child = { $child ->
    [daughter] It will be a daughter.
   *[son] It will be a son.
}
schwanger-said-drawn = Drawn: { $first } and { $second }.
schwanger-said-found = The arrow hits { $name }.
schwanger-said-proposed = { $name } has a suggestion.
schwanger-said-no-idea = { $name } can’t think of one.
schwanger-said-ticked = { $name } has voted.
schwanger-said-failed = No agreement yet. Vote again.
schwanger-said-nobody = Nobody can think of a name. So the cards decide.
schwanger-said-named = The name is settled: { $name }.
schwanger-said-chosen = { $count ->
    [0] { $name } has five ratings.
    [one] { $name } has five ratings, one is still thinking.
   *[other] { $name } has five ratings, { $count } are still thinking.
}
schwanger-said-all-chosen = Everybody has five ratings. { $name } leads first.
schwanger-said-tied = It’s a tie. Now { $name } decides.
schwanger-said-taken-back = { $name } chooses again.
schwanger-said-led = { $name } says: “{ $rating }” { $verdict }
schwanger-said-time = Time is up.
