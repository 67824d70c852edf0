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

## The animals

wollmilchsau-animal-mouse = Mouse
wollmilchsau-animal-cat = Cat
wollmilchsau-animal-dog = Dog
wollmilchsau-animal-sheep = Sheep
wollmilchsau-animal-pig = Pig
wollmilchsau-animal-cow = Cow

## On every screen

wollmilchsau-over = The game is over
wollmilchsau-round = Round { $round }
wollmilchsau-rank = { $rank }.
wollmilchsau-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
wollmilchsau-before = Open: { $open }, safe: { $safe }
wollmilchsau-die = The die
wollmilchsau-die-tumbles = The die is rolling
wollmilchsau-die-shows = On the die: { $animal }
wollmilchsau-pile = On the pile: { $animal }. { $cards ->
    [one] It is the last card.
   *[other] { $cards } cards in all.
}
wollmilchsau-pile-empty = An empty pile
wollmilchsau-barred = Barred: { $animal }
wollmilchsau-has-die = { $name } has the die
wollmilchsau-who-first = Who is first?
wollmilchsau-listens = { $name } is listening
wollmilchsau-takes = { $name } may take a card
wollmilchsau-takes-then = Then it’s { $names }.
wollmilchsau-pause = A break

## What somebody is doing

wollmilchsau-now-die = has the die
wollmilchsau-now-listens = is listening
wollmilchsau-now-takes = is choosing
wollmilchsau-now-takes-next = is next
wollmilchsau-now-right = was right
wollmilchsau-now-wrong = was wrong
wollmilchsau-now-late = was late
wollmilchsau-now-early = was too early

## Rolling

wollmilchsau-you-roll = You have the die.
wollmilchsau-you-roll-hint = Everybody ready? Fingers off the animals, then roll.
wollmilchsau-you-roll-hint-aloud = Everybody ready? Then roll, and listen: you tap who shouted what.
wollmilchsau-roll = Roll
wollmilchsau-pass-on = I’ll pass the die on
wollmilchsau-how = Press the animal on the die, fast. Does it lie on a pile already? Then press any animal that doesn’t.
wollmilchsau-how-aloud = Shout the animal on the die, fast. Does it lie on a pile already? Then shout any animal that doesn’t.
wollmilchsau-how-barred = The animal that was right last time is barred.

## Pressing

wollmilchsau-wait = Wait for it …
wollmilchsau-go = Now!
wollmilchsau-animals = The animals, smallest first
wollmilchsau-pressed = { $animal }!
wollmilchsau-pressed-hint = You are in. Let’s see what the others say.
wollmilchsau-too-early = Oops, too early. You sit this round out.
wollmilchsau-too-late = { $ms } ms too late. Next time!

## Shouting aloud

wollmilchsau-shout = Shout it!
wollmilchsau-who-shouted = Who shouted what?
wollmilchsau-who = Who?
wollmilchsau-what = What?
wollmilchsau-together = { $name } at the same time
wollmilchsau-undo = Take back
wollmilchsau-judge = That’s all
wollmilchsau-judge-none = Nobody shouted
wollmilchsau-heard = Heard so far
wollmilchsau-heard-one = { $name }: { $animal }
wollmilchsau-heard-together = { $name }, at the same time: { $animal }
wollmilchsau-heard-none = Nothing heard yet.

## Who pressed what, and when

wollmilchsau-times = Who said what, and when
wollmilchsau-right-was = Right: { $animals }
wollmilchsau-why-visible = { $animal } lies on a pile already. Right: { $animals }
wollmilchsau-why-barred = { $animal } was barred. Right: { $animals }
wollmilchsau-nobody-right = Nobody was right.
wollmilchsau-nobody-said = Nobody said anything.
wollmilchsau-ms = { $ms } ms
wollmilchsau-behind = +{ $ms } ms
wollmilchsau-mark-right = right
wollmilchsau-mark-wrong = wrong
wollmilchsau-mark-late = too late
wollmilchsau-mark-early = too early
wollmilchsau-one-said = { $name }: { $animal }, { $mark }
wollmilchsau-one-said-ms = { $name }: { $animal } after { $ms } ms, { $mark }
wollmilchsau-one-early = { $name }: too early
wollmilchsau-you-right = You were first!
wollmilchsau-you-shared = At the same time: you all score.
wollmilchsau-you-wrong = { $animal } was wrong.
wollmilchsau-you-late = Right, but { $ms ->
    [0] not the first
   *[other] { $ms } ms too late
}.
wollmilchsau-you-kind = { $animal } was wrong, but you were late anyway: nothing happens.
wollmilchsau-you-early = Too early! Nobody had seen the die yet. It costs you nothing.
wollmilchsau-you-silent = You said nothing this time.
wollmilchsau-you-lose = { $cards ->
    [one] Your open card is gone.
   *[other] Your { $cards } open cards are gone.
}
wollmilchsau-you-turn-open = A safe card lies open again.

## Taking

wollmilchsau-you-take = Take a card!
wollmilchsau-you-take-or = Take a card – or play it safe.
wollmilchsau-piles = The piles
wollmilchsau-take = Take the { $animal }
wollmilchsau-secure = { $cards ->
    [one] Make your open card safe
   *[other] Make your { $cards } open cards safe
}

## A break, and the end

wollmilchsau-paused = Is anybody there?
wollmilchsau-paused-hint = The animals are having a nap. Go on whenever you like.
wollmilchsau-go-on = Let’s go on
wollmilchsau-winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
wollmilchsau-you-win = { $count ->
    [one] You have won!
   *[other] You share the win!
}
wollmilchsau-open-safe = { $open } open, { $safe } safe

## What a screen reader hears

wollmilchsau-said-rolled = { $name } rolls.
wollmilchsau-said-passed = The die goes on to { $name }.
wollmilchsau-said-forgotten = Taken back: { $name }
wollmilchsau-said-discarded = { $cards ->
    [one] { $name } loses a card.
   *[other] { $name } loses { $cards } cards.
}
wollmilchsau-said-turned-open = { $name } turns a safe card open: { $animal }
wollmilchsau-said-taken = { $name } takes: { $animal }
wollmilchsau-said-secured = { $cards ->
    [one] { $name } makes a card safe.
   *[other] { $name } makes { $cards } cards safe.
}
wollmilchsau-said-split = The face-down card turns up: { $animal }. Now there are three piles.
wollmilchsau-said-time = Time is up.
wollmilchsau-said-joined = { $name } joins in.

## Practising

wollmilchsau-practise-hint = Just you and the die. Nothing is sent and nobody watches.
wollmilchsau-practise-roll = Roll
wollmilchsau-practise-again = Once more
wollmilchsau-practise-right = { $ms } ms
wollmilchsau-practise-best = Your best: { $ms } ms
wollmilchsau-practise-wrong = { $animal } wasn’t it.
wollmilchsau-practise-early = Too early – wait until you see it.
