# Spieleabend in English: everything that is not said by a game itself.

app-name = Spieleabend
skip-to-content = Skip to content
close = Close
cancel = Never mind
loading = One moment …
try-again = Try again
to-the-start = Back to the start
choose-language = Language of this screen

language-de = German
language-en = English
language-pl = Polish

language-own-de = Deutsch
language-own-en = English
language-own-pl = Polski

level-mild = mild
level-cheeky = cheeky
level-adult = adults only
level-mild-hint = For a table with grandma.
level-cheeky-hint = With a wink, and now and then below the belt.
level-adult-hint = Late at night, among people who like each other.

## The start

home-line = Card games for an evening with friends. Phones are your hands of cards, the big screen is the table.
home-join = Join a table
home-code = Table code
home-code-hint = Seven letters and digits, shown on the big screen.
home-code-example = K7M·2QXA
home-code-short = Something is missing: a code has seven letters and digits.
home-sit = To the table
home-new = New table
home-which-game = What are you playing?
home-cards-language = Language of the cards
home-level = How cheeky may the cards be?
home-open = Open a table
home-opening = Laying the table …
home-changeable = You can still change everything at the table.
game-seats = { $least } to { $most } people
trouble-no-screen = This page has no screen for that game. Reload the page.

not-found-title = No table here
not-found-line = This address leads nowhere. Is a letter missing, perhaps?

## Sitting down

join-table = You are about to sit down.
join-table-of = You are about to join { $host }’s table.
join-another = Who else is playing on this device?
join-change-picture = Tap for another picture
join-pick-picture = Pick a picture
join-name = Your name
join-sit = Take a seat
join-watch = Just watch
join-here = Already here: { $names }
join-nobody = Nobody is here yet. The best seat is yours.
join-was-here = I was playing already
join-that-is-me = That’s me
join-ask-line = Tap yourself. The host will let you back to your seat.
join-asked = Asked! As soon as somebody confirms, you are back at your seat.
join-declined = The answer was no. Take a new seat, or ask around the table.
join-late = The match is already on. Sit down, and you will join in as soon as the game allows.
join-closed = A match is on that nobody can join any more. Watch along if you like: as soon as it is over, you can take a seat here.
join-declined-closed = The answer was no. Best ask around the table.

picture-0 = Cat
picture-1 = Teapot
picture-2 = Cactus
picture-3 = Fox
picture-4 = Moon
picture-5 = Owl
picture-6 = Snail
picture-7 = Toadstool
picture-8 = Sailing boat
picture-9 = Lamp
picture-10 = Pear
picture-11 = Hedgehog
picture-12 = Whale
picture-13 = Carrot
picture-14 = Bear
picture-15 = Penguin
picture-16 = Umbrella
picture-17 = Sun
picture-18 = Frog
picture-19 = Balloon
picture-20 = Rubber duck
picture-21 = Kite
picture-22 = Strawberry
picture-23 = Rocket
picture-taken = { $picture }, already taken

## Before the match

lobby-scan = Point a phone’s camera here
lobby-or-type = or open { $address } and enter the code
lobby-addresses-other = Not working? Also at: { $addresses }
lobby-same-network = Phones need to be on the same Wi-Fi.
lobby-code = Code of this table: { $code }
lobby-qr = QR code with the address of this table
lobby-watchers = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
lobby-you-sit = You are at the table, { $name }.
lobby-waiting-host = { $host } starts when everybody is here.
lobby-waiting-table = It starts on the big screen when everybody is here.
lobby-start = Let’s go
lobby-starting = Shuffling the cards …
lobby-small-table = A small table: you can play with { $seated }, and it gets even better from { $recommended } on.
lobby-add-bot = Add a bot
lobby-play-here = Play on this device too
lobby-practise = Practise
lobby-settings = Settings
lobby-summary = { $language } cards, { $level }
lobby-summary-language = { $language } cards

details-title = About you
details-done = Done
details-keep = That’s right
details-other = Change
details-recalled = The same as last time?
details-change = About you: { $told }. Change it
details-none = Would you like to say something about yourself?
details-day = Day
details-month = Month

settings-game = Game
settings-cards-language = Language of the cards
settings-level = How cheeky may the cards be?
settings-rules = Rules for tonight
settings-off = off
settings-seconds = { $value } s
settings-less = less
settings-more = more
settings-only-host = Only the host can change this.

own-cards = Cards of your own
own-cards-count = { $count } of { $most }
own-cards-add = Write a card
own-cards-text = Text of the card
own-cards-edit = Change card: { $card }
own-cards-remove = Throw card away: { $card }
own-cards-paste = Many at once
own-cards-paste-hint = One card a line. Pasting works too.
own-cards-keep = Add
own-cards-change = Change
own-cards-none = None yet. What is only funny to you lot?
own-cards-full = The pile is full.
own-cards-left-out = { $count ->
    [one] One line did not fit on the pile.
   *[other] { $count } lines did not fit on the pile.
}
own-cards-letters = { $letters } of { $most } characters
own-cards-here-already = You have this card already.
own-cards-back = Keep it after all: { $card }
own-cards-added = { $count ->
    [one] One card added.
   *[other] { $count } cards added.
}
own-cards-again = { $count ->
    [one] One of them was there already.
   *[other] { $count } of them were there already.
}
own-cards-look-again = { $count ->
    [one] One line is not quite a card yet:
   *[other] { $count } lines are not quite cards yet:
}
own-cards-line = Line { $line }
own-cards-save = Save as a file
own-cards-load = Load from a file
own-cards-clear = Throw all away
own-cards-clear-back = Keep them after all
own-cards-file-hint = The file is plain text: change it as you like, and bring it along next time.
own-cards-file-large = That file is far too big for a few cards.
own-cards-file-no-text = That file cannot be read as text. Save it as text in UTF-8, and it will work.
own-cards-file-strange = That is no file with cards of your own: such a file begins with “Spieleabend: { $id }”. Other lists can be pasted under “Many at once”.
own-cards-file-other = Those are cards for “{ $game }”.
own-cards-file-empty = There is no card in that file yet.
own-cards-pile-unknown = There is no pile “{ $pile }” here.
own-cards-pile-missing = It does not say above which pile this card belongs to.

## People

person-ready = ready
status-host = host
status-bot = bot
status-coming-back = coming back
status-stand-in = bot standing in
status-thinking = thinking
status-next-match = next match
status-away = back soon
people-at-table = At the table
person-you = you

## At the table, while playing

table-screen = The table
bar-join = Join in
show-table = Show the table
show-hand = Show the hand
clock-left = { $seconds ->
    [one] one second left
   *[other] { $seconds } seconds left
}
cover-hand = Cover hand
cover-of = { $name }’s hand
cover-show = Tap to uncover
hand-pass = Pass the device to { $name }.
hands-here = Hands on this device
you-got-up = You got up. A bot plays for you until you return.
come-back = Come back
bot-plays = A bot is standing in for you.
you-wait = You will play from the next match on.
you-watch = You are watching.
sit-down-now = Play after all

react = React
react-laugh = Laugh
react-groan = Groan
react-clap = Clap

## Menu

menu = Menu
menu-screen = Screen
menu-theme = Light
theme-device = as the device
theme-dark = evening
theme-light = day
menu-sound = Sound
menu-aloud = Read aloud
menu-aloud-hint = Uses a voice that lives on this device.
menu-rename = Change name and picture
menu-rename-keep = That’s my name
menu-leave = Get up
menu-leave-lobby-hint = Your chair will be free.
menu-leave-match-hint = A bot plays on for you until you return.
menu-return = Come back
menu-another-here = Somebody else on this device
menu-move = Continue on another device
move-title = Moving house
move-line = Open this link on the other device. Whoever has it has your cards: show it to nobody.
move-copy = Copy link
move-copied = Copied.
move-unknown = This device does not know the key to your seat. Open the table on the other device and choose “I was playing already”.
menu-invite = Invite
menu-table = Table
menu-host = People at the table
menu-kick = Send { $name } away
menu-estimated = The table measures when they press, since their device’s own times didn’t add up.
menu-kick-short = Send away
menu-pass-host-short = Make host
menu-stop = End the match
menu-stop-sure = Really end it? The match will be over.
menu-stop-yes = Yes, end it
menu-leave-table = Leave this table
menu-fairness = How were the cards shuffled?

ask-question = { $name } would like to continue on another device. All right?
ask-allow = Yes, that’s right
ask-decline = No

## After the match

over-winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the win!
}
over-none = The match is over.
over-again = Play again
over-wait = Play again? That is up to { $host }.
over-wait-table = Play again? You decide that on the big screen.
over-save = Save the match

fair-title = How were the cards shuffled?
fair-line = Before the shuffle, the server promised its secret, and every device added some chance of its own. After the match all of it is open, and anyone can work out that nobody stacked the cards.
fair-promise = Promise (SHA-256 of the secret)
fair-secret = The server’s secret
fair-nonces = The devices’ chance
fair-later = Will be shown after the match.

## Connection

link-connecting = Looking for the table …
link-waiting = Connection lost. Still trying …
link-slow = This is taking a while. Is the phone still on the Wi-Fi?

farewell-title = Goodbye
farewell-again = Sit down again
farewell-reload = Reload the page

## When something does not work

trouble-offline = The server cannot be reached. Are you still on the Wi-Fi?
trouble-server = The server answered with nonsense. Try again in a moment.
trouble-page = Something went wrong on this page. Reload it.
trouble-left = You are not connected to the table any more.
trouble-no-answer = The table did not answer. Try again.
trouble-unknown = That did not work ({ $key }).

illegal-nothing-asked = It is not your turn just now.
illegal-stale = The table was quicker: have another look.
illegal-answer = That is not possible here.
illegal-not-awaited = The table is past that already.

bad-option-unknown = This game has no setting “{ $option }”.
bad-option-value = “{ $value }” is not possible for “{ $option }”.
bad-detail-unknown = This game does not ask for “{ $detail }”.
bad-detail-value = “{ $value }” is not possible for “{ $detail }”.
bad-seats = { $seats ->
    [one] One person is not enough: this game takes { $least } to { $most }.
   *[other] { $seats } people do not fit: this game takes { $least } to { $most }.
}
bad-own-cards = That is more of your own cards than fit in: { $count } of at most { $most }.
bad-memory = What this table has remembered makes no sense: “{ $line }”.
bad-stacked-pile = This game has no pile called “{ $pile }”.
bad-stacked-card = There is no card “{ $card }” in the pile “{ $pile }”.
bad-stacked-twice = The card “{ $card }” is in the pile “{ $pile }” more than once.

refused-unreadable = The server did not understand that. Reload the page.
refused-not-host = Only the host may do that.
refused-not-yours = That is not your seat.
refused-name-empty = What are you called? The name is still empty.
refused-name-markup = The table cannot cope with that name. Plain letters will do.
refused-name-not-plain = The table cannot cope with that name. Plain letters will do.
refused-name-taken = Somebody here is already called that.
refused-full = { $most ->
    [one] Every chair is taken: there is room for one person only.
   *[other] Every chair is taken: there is room for { $most } people only.
}
refused-not-in-lobby = That is only possible before a match.
refused-only-in-match = That is only possible during a match.
refused-too-few = { $seated ->
    [0] Nobody is sitting here yet. You need at least { $least }.
    [one] There is one of you, and it takes at least { $least }. Bots count.
   *[other] There are { $seated } of you, and it takes at least { $least }. Bots count.
}
refused-too-many = At most { $most } can play this game.
refused-deck-small = { $cards ->
    [one] There is only one card on the pile “{ $pile }”, and you need { $needed }. Allow cheekier cards or write some.
   *[other] There are only { $cards } cards on the pile “{ $pile }”, and you need { $needed }. Allow cheekier cards or write some.
}
refused-own-cards-too-many = { $most ->
    [one] “{ $pile }” has room for one card of your own.
   *[other] “{ $pile }” has room for { $most } cards of your own.
}
refused-card-no-gap = This sentence has no gap.
refused-card-too-many-gaps = This sentence has too many gaps.
refused-card-gap-in-grey = This card fills a gap, so it cannot have one itself.
refused-card-too-long = { $most ->
    [one] The card has room for one character only.
   *[other] The card has room for { $most } characters at most.
}
refused-card-not-plain = A card holds one line of plain text.
refused-unknown-game = There is no game “{ $game }” here.
refused-unknown-language = There are no { $language } cards for this game.
refused-unknown-person = That person is no longer at the table.
refused-not-left = You are still at the table.
refused-already-sitting = You are already sitting here.
refused-busy = The table is busy right now. Try again in a moment.
refused-too-fast = Easy! The table cannot keep up.
refused-match-over = The match is already over.
refused-host-action = “{ $action }” is not possible right now.
refused-ask-pending = You have asked already. The answer is on its way.
refused-ask-unknown = That question has been settled already.
refused-house-full = This server has no room for another table right now.
refused-too-many-tables = { $seconds ->
    [one] Too many new tables at once. Try again in a second.
   *[other] Too many new tables at once. Try again in { $seconds } seconds.
}
refused-too-many-guesses = { $seconds ->
    [one] Too many wrong codes. Try again in a second.
   *[other] Too many wrong codes. Try again in { $seconds } seconds.
}
refused-no-match-file = No match is over at this table yet.
refused-foreign-page = Only this server’s own page may do that. Open it by its address.
refused-wrong-address = This server does not go by that name. Open it by its own address.
refused-not-found = There is nothing here.
refused-late = { $milliseconds ->
    [one] That came one millisecond too late.
   *[other] That came { $milliseconds } milliseconds too late.
}
refused-pressed = You have pressed already.
refused-no-contest = Nothing is to be pressed just now.
refused-press-measured = Presses are measured now. Reload the page, then press again.
refused-trouble = Something went wrong on the server. Try again in a moment.

goodbye-unknown-table = There is no table { $code } (any more). Is the code right?
goodbye-kicked = You were sent from the table. If it was a mistake, just sit down again.
goodbye-server-stopping = The server is taking a short break. It will be right back.
goodbye-too-slow = This device could not keep up any more.
goodbye-too-fast = That was too much at once. It will go on in a moment.
goodbye-too-many-connections = Too many connections are coming from here. Close a few windows.
goodbye-version = The server has moved on. Reload the page.
goodbye-hello-late = The greeting came too late. Trying again.
goodbye-expired = This table has been cleared: nobody had been here for a long time.
goodbye-trouble = Something went wrong on the server. It will go on in a moment.
goodbye-crowded = { $most ->
    [one] Only one device fits around this table.
   *[other] Only { $most } devices fit around this table.
}
