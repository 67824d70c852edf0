# Wollmilchsau po polsku

## Co można ustalić przy stole

option-wollmilchsau-shouting = Jak wołacie
option-wollmilchsau-shouting-press = Dotykiem na telefonie
option-wollmilchsau-shouting-aloud = Naprawdę, na głos
option-wollmilchsau-shouting-hint = Na głos można wołać tylko w jednym pokoju: kto ma kostkę, zaznacza, kto był pierwszy.
option-wollmilchsau-window = Uznawane za jednoczesne (w tysięcznych sekundy)
option-wollmilchsau-window-hint = Kto spóźni się najwyżej o tyle, też zdobywa kartę.
option-wollmilchsau-seconds = Sekundy na znalezienie zwierzęcia
option-wollmilchsau-seconds-hint = Kto woli bez pośpiechu, bierze więcej.
option-wollmilchsau-barred_shown = Pokazuj, które zwierzę jest zakazane
option-wollmilchsau-barred_shown-hint = Zapamiętać je to połowa zabawy – i połowa kłopotu.

## Gra w skrócie

game-wollmilchsau-name = Wollmilchsau
game-wollmilchsau-mark = W
game-wollmilchsau-line = Rzuć, spójrz i zawołaj właściwe zwierzę szybciej niż wszyscy inni.

## Zwierzęta

wollmilchsau-animal-mouse = Mysz
wollmilchsau-animal-cat = Kot
wollmilchsau-animal-dog = Pies
wollmilchsau-animal-sheep = Owca
wollmilchsau-animal-pig = Świnia
wollmilchsau-animal-cow = Krowa

## Na każdym ekranie

wollmilchsau-over = Koniec gry
wollmilchsau-round = Runda { $round }
wollmilchsau-rank = { $rank }.
wollmilchsau-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
wollmilchsau-before = Odkryte: { $open }, bezpieczne: { $safe }
wollmilchsau-die = Kostka
wollmilchsau-die-tumbles = Kostka się toczy
wollmilchsau-die-shows = Na kostce: { $animal }
wollmilchsau-pile = Na stosie: { $animal }. { $cards ->
    [one] To ostatnia karta.
    [few] Razem { $cards } karty.
   *[many] Razem { $cards } kart.
}
wollmilchsau-pile-empty = Pusty stos
wollmilchsau-barred = Zakazane: { $animal }
wollmilchsau-has-die = Kostkę ma { $name }
wollmilchsau-who-first = Kto pierwszy?
wollmilchsau-listens = { $name } słucha
wollmilchsau-takes = Kartę bierze { $name }
wollmilchsau-takes-then = Potem: { $names }
wollmilchsau-pause = Przerwa

## Co ktoś teraz robi

wollmilchsau-now-die = ma kostkę
wollmilchsau-now-listens = słucha
wollmilchsau-now-takes = wybiera
wollmilchsau-now-takes-next = jest w kolejce
wollmilchsau-now-right = ma rację
wollmilchsau-now-wrong = to nie to
wollmilchsau-now-late = za późno
wollmilchsau-now-early = za wcześnie

## Rzucanie

wollmilchsau-you-roll = Masz kostkę.
wollmilchsau-you-roll-hint = Wszyscy gotowi? Palce z dala od zwierząt i rzucaj.
wollmilchsau-you-roll-hint-aloud = Wszyscy gotowi? Rzuć i słuchaj uważnie: potem zaznaczysz, kto co zawołał.
wollmilchsau-roll = Rzuć kostką
wollmilchsau-pass-on = Podaj kostkę dalej
wollmilchsau-how = Dotknij szybko zwierzęcia z kostki. Leży już na którymś stosie? Wtedy dotknij takiego, które nigdzie nie leży.
wollmilchsau-how-aloud = Zawołaj szybko zwierzę z kostki. Leży już na którymś stosie? Wtedy zawołaj takie, które nigdzie nie leży.
wollmilchsau-how-barred = Zwierzę, które było dobre poprzednio, jest zakazane.

## Dotykanie

wollmilchsau-wait = Zaraz się zatrzyma …
wollmilchsau-go = Teraz!
wollmilchsau-animals = Zwierzęta, od najmniejszego
wollmilchsau-pressed = { $animal }!
wollmilchsau-pressed-hint = Przyjęte. Zobaczmy, co powiedzą inni.
wollmilchsau-too-early = Ojej, za wcześnie. W tej rundzie czekasz.
wollmilchsau-too-late = Za późno o { $ms } ms. Następnym razem!

## Wołanie na głos

wollmilchsau-shout = Zawołaj głośno!
wollmilchsau-who-shouted = Kto co zawołał?
wollmilchsau-who = Kto?
wollmilchsau-what = Co?
wollmilchsau-together = Razem z: { $name }
wollmilchsau-undo = Cofnij
wollmilchsau-judge = To już wszyscy
wollmilchsau-judge-none = Nikt nie zawołał
wollmilchsau-heard = Usłyszane do tej pory
wollmilchsau-heard-one = { $name }: { $animal }
wollmilchsau-heard-together = { $name }, w tej samej chwili: { $animal }
wollmilchsau-heard-none = Na razie cisza.

## Kto, co i kiedy

wollmilchsau-times = Kto co powiedział i kiedy
wollmilchsau-right-was = Dobra odpowiedź: { $animals }
wollmilchsau-why-visible = { $animal } – leży już na stosie. Dobre odpowiedzi: { $animals }
wollmilchsau-why-barred = { $animal } – to było zakazane. Dobre odpowiedzi: { $animals }
wollmilchsau-nobody-right = Nikt nie trafił.
wollmilchsau-nobody-said = Nikt się nie odezwał.
wollmilchsau-ms = { $ms } ms
wollmilchsau-behind = +{ $ms } ms
wollmilchsau-mark-right = dobrze
wollmilchsau-mark-wrong = źle
wollmilchsau-mark-late = za późno
wollmilchsau-mark-early = za wcześnie
wollmilchsau-one-said = { $name }: { $animal }, { $mark }
wollmilchsau-one-said-ms = { $name }: { $animal } po { $ms } ms, { $mark }
wollmilchsau-one-early = { $name }: za wcześnie
wollmilchsau-you-right = Najszybciej ze wszystkich!
wollmilchsau-you-shared = Równocześnie: punkt dla każdego z was.
wollmilchsau-you-wrong = { $animal } to zła odpowiedź.
wollmilchsau-you-late = Dobrze, ale { $ms ->
    [0] ktoś był szybszy
   *[other] o { $ms } ms za późno
}.
wollmilchsau-you-kind = { $animal } to zła odpowiedź, ale i tak spóźniona: nic się nie stało.
wollmilchsau-you-early = Za wcześnie! Nikt jeszcze nie widział kostki. Nic cię to nie kosztuje.
wollmilchsau-you-silent = Tym razem cisza z twojej strony.
wollmilchsau-you-lose = { $cards ->
    [one] Tracisz odkrytą kartę.
    [few] Tracisz { $cards } odkryte karty.
   *[many] Tracisz { $cards } odkrytych kart.
}
wollmilchsau-you-turn-open = Jedna bezpieczna karta znów leży odkryta.

## Branie kart

wollmilchsau-you-take = Weź kartę!
wollmilchsau-you-take-or = Weź kartę – albo zabezpiecz te, które masz.
wollmilchsau-piles = Stosy
wollmilchsau-take = Weź: { $animal }
wollmilchsau-secure = { $cards ->
    [one] Zabezpiecz odkrytą kartę
    [few] Zabezpiecz { $cards } odkryte karty
   *[many] Zabezpiecz { $cards } odkrytych kart
}

## Przerwa i koniec

wollmilchsau-paused = Jest tu kto?
wollmilchsau-paused-hint = Zwierzęta ucięły sobie drzemkę. Gracie dalej, kiedy chcecie.
wollmilchsau-go-on = Gramy dalej
wollmilchsau-winners = { $count ->
    [one] Wygrywa { $names }!
   *[other] Razem wygrywają { $names }!
}
wollmilchsau-you-win = { $count ->
    [one] Wygrywasz!
   *[other] Wygrywasz razem z innymi!
}
wollmilchsau-open-safe = odkryte: { $open }, bezpieczne: { $safe }

## Co mówi czytnik ekranu

wollmilchsau-said-rolled = { $name } rzuca kostką.
wollmilchsau-said-passed = Kostkę dostaje { $name }.
wollmilchsau-said-forgotten = Cofnięte: { $name }
wollmilchsau-said-discarded = { $cards ->
    [one] { $name } traci kartę.
    [few] { $name } traci { $cards } karty.
   *[many] { $name } traci { $cards } kart.
}
wollmilchsau-said-turned-open = { $name } odkrywa bezpieczną kartę: { $animal }
wollmilchsau-said-taken = { $name } bierze: { $animal }
wollmilchsau-said-secured = { $cards ->
    [one] { $name } zabezpiecza kartę.
    [few] { $name } zabezpiecza { $cards } karty.
   *[many] { $name } zabezpiecza { $cards } kart.
}
wollmilchsau-said-split = Zakryta karta wychodzi na wierzch: { $animal }. Teraz są trzy stosy.
wollmilchsau-said-time = Czas minął.
wollmilchsau-said-joined = { $name } dołącza do gry.

## Trening

wollmilchsau-practise-hint = Tylko ty i kostka. Nic nie jest wysyłane i nikt nie patrzy.
wollmilchsau-practise-roll = Rzuć kostką
wollmilchsau-practise-again = Jeszcze raz
wollmilchsau-practise-right = { $ms } ms
wollmilchsau-practise-best = Twój najlepszy czas: { $ms } ms
wollmilchsau-practise-wrong = { $animal }? To nie to.
wollmilchsau-practise-early = Za wcześnie – poczekaj, aż zobaczysz.
