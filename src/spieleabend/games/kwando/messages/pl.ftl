# Kwando po polsku

## Gra w skrócie

game-kwando-name = Kwando
game-kwando-mark = Kw
game-kwando-line = Kto urodził się wcześniej? Opisujcie sobie sławnych ludzi – bez imion, bez liczb i zanim przesypie się piasek.

## Co można ustawić przy stole

option-kwando-talk = Jak rozmawiacie
option-kwando-talk-hint = Na głos: w jednym pokoju albo przez telefon. Na piśmie: w aplikacji, także na próbę z botami.
option-kwando-talk-aloud = Na głos
option-kwando-talk-written = Na piśmie
option-kwando-glass_seconds = Ile sypie się piasek
option-kwando-rounds = Liczba rund
option-kwando-half = Którą połową kart gracie
option-kwando-half-hint = Na każdej połowie są inni ludzie.
option-kwando-half-blue = Niebieską
option-kwando-half-orange = Pomarańczową
option-kwando-names_shown = Kto pilnuje, widzi nazwiska
option-kwando-names_shown-hint = Łatwiej wtedy usłyszeć, że ktoś zdradza za dużo. Dat nie widzi nikt.
option-kwando-vote = Stół może odrzucać karty błędów
option-kwando-vote-hint = W przeciwnym razie ostatnie słowo ma drużyna, która pilnuje.
option-kwando-first_card_counts = Pierwsza karta daje punkt
option-kwando-floor_at_zero = Nikt nie spada poniżej zera

## Co każdy może o sobie powiedzieć

detail-kwando-team = W której drużynie chcesz grać?
detail-kwando-team-hint = We troje gracie na zmianę w parach, wtedy nie ma stałych drużyn.
detail-kwando-team-any = Wszystko jedno
detail-kwando-team-sun = Drużyna Słońca
detail-kwando-team-moon = Drużyna Księżyca

## Gdy gra nie może się zacząć

kwando-bad-deck = { $pile ->
    [blue] { $has ->
        [0] Na niebieskiej połowie nie ma nikogo
        [one] Na niebieskiej połowie jest tylko jedna osoba
        [few] Na niebieskiej połowie są tylko { $has } osoby
       *[many] Na niebieskiej połowie jest tylko { $has } osób
    }, a potrzeba { $needs }. Weźcie inną talię albo zagrajcie mniej rund.
   *[orange] { $has ->
        [0] Na pomarańczowej połowie nie ma nikogo
        [one] Na pomarańczowej połowie jest tylko jedna osoba
        [few] Na pomarańczowej połowie są tylko { $has } osoby
       *[many] Na pomarańczowej połowie jest tylko { $has } osób
    }, a potrzeba { $needs }. Weźcie inną talię albo zagrajcie mniej rund.
}

## Na każdym ekranie

kwando-team-sun = Drużyna Słońca
kwando-team-moon = Drużyna Księżyca
kwando-over = Koniec partii
kwando-round-of = Runda { $round } z { $rounds }
kwando-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
kwando-points-word = { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}
kwando-rank = { $rank }.
kwando-standing = Wynik
kwando-winners = { $count ->
    [one] Wygrywa { $names }!
   *[other] Razem wygrywają { $names }!
}
kwando-you-win = { $count ->
    [one] Wygrywasz!
   *[other] Wygrywacie!
}
kwando-forbidden = Bez imion i nazwisk, bez liczb, bez innych języków, bez pokazywania kart.
kwando-row-first = Kto przyszedł na świat pierwszy?
kwando-row-next = A potem?
kwando-julian = jul.
kwando-julian-long = według kalendarza juliańskiego
kwando-is-right = leży dobrze
kwando-is-wrong = leży źle
kwando-unlaid = Na to zabrakło czasu
kwando-penalties = Karty błędów
kwando-penalty-used = już zagrana
kwando-game-over = Game Over
kwando-game-over-asked = Szósty błąd! Game Over? Na „tak” { $yes } z { $count }.
kwando-game-over-why = Przegrana: { $team }. To był szósty błąd ({ $reason }), punkty już się nie liczą.
kwando-checking = Karty leżą. Czy padło coś jeszcze, czego nie wolno? Zaraz dekoder.
kwando-wants-done = { $count ->
    [one] { $names } nie chce już nic kłaść.
   *[other] { $names } nie chcą już nic kłaść.
}
kwando-counter-sum = Punkty: { $points }, błędy: { $penalty }
kwando-born = { $name }: { $date }.
kwando-decoded-first = { $name } leży na samym dole. To zawsze się zgadza.
kwando-decoded-right = { $name } – zgadza się.
kwando-decoded-wrong = { $name } – urodziny wcześniejsze niż { $other }. Karta wypada.
kwando-decoded-none = Żadna karta nie leży, nie ma punktów.
kwando-decoded-all = { $cards ->
    [one] Jedyna karta zostaje.
   *[other] Zostaje { $stay } z { $cards } kart.
}
kwando-sheet = Zapis punktów
kwando-sheet-round = Runda

## Na stole

kwando-headline-laying = { $number ->
    [one] { $team } układa
   *[other] { $team } układają
}
kwando-headline-decoding = Dekoder: { $team }
kwando-now-turning = odwraca klepsydrę
kwando-now-soon = zaraz układa
kwando-now-watching = pilnuje
kwando-now-checking = jeszcze sprawdza
kwando-now-done = to już wszystko
kwando-now-next = teraz ja
kwando-now-later = najpierw inni
kwando-now-holding = { $cards ->
    [0] bez kart
    [one] ma { $cards } kartę
    [few] ma { $cards } karty
    [many] ma { $cards } kart
   *[other] ma { $cards } karty
}
kwando-turn-of = Teraz { $team }
kwando-turns-glass = Klepsydrę odwraca { $name }.
kwando-talk-none = Tu pojawi się to, co pisze drużyna.

## Co słyszy czytnik ekranu

kwando-said-laid = { $name } kładzie: { $card }, karta { $place }.
kwando-said-says = { $name } pisze: { $text }
kwando-said-hurry = Piasek już prawie się przesypał.
kwando-over-row-full = Wszystkie karty leżą.
kwando-over-done = Drużyna już nic nie kładzie.
kwando-over-sand = Piasek się przesypał.
kwando-said-taken-back = Karta błędu wraca na rękę.

## Na telefonie: przed turą

kwando-you-lay = Zaraz wasza kolej!
kwando-you-lay-with = Układasz z: { $names }. Klepsydrę odwraca { $name }.
kwando-you-lay-hint = Potem zobaczysz swoich ludzi. Opisujcie ich sobie bez imion i liczb i układajcie według daty urodzenia, od najstarszej osoby.
kwando-you-turn = Odwróć klepsydrę, gdy wszyscy będą gotowi.
kwando-turns = { $name } zaraz odwróci klepsydrę.
kwando-you-watch-hint = Słuchaj uważnie: kto zdradzi imię lub nazwisko ze swojej karty, liczbę albo miesiąc, dostaje kartę błędu.
kwando-turn = Odwróć klepsydrę

## Na telefonie: układanie i opisywanie

kwando-hand = Twoi ludzie
kwando-hand-empty = Wszyscy twoi ludzie już leżą. Pomóż innym!
kwando-row = Rząd
kwando-row-left = { $left ->
    [one] Zostało jedno miejsce
    [few] Zostały { $left } miejsca
   *[many] Zostało { $left } miejsc
}
kwando-pick = Dotknij kogoś
kwando-lay = Na wierzch: { $name }
kwando-done = Gotowe
kwando-not-done = Jednak nie
kwando-done-by = { $name } chce skończyć. Ty też?
kwando-you-done = Gdy jeszcze ktoś powie „Gotowe”, czas na dekoder.
kwando-next-says = { $name }: „Teraz ja!”
kwando-later-says = { $name }: „Najpierw ktoś inny!”
kwando-hurry = Szybko, piasek zaraz się przesypie!
kwando-lies = Koniec układania. Zaraz dekoder.
kwando-overtaken = Ktoś z twojej drużyny był szybszy. Czy twoja karta nadal pasuje na wierzch?
kwando-too-late = O włos za późno: koniec układania.
kwando-clues-for = Co możesz powiedzieć: { $name }
kwando-say-label = Powiedz coś swojej drużynie
kwando-say-hint = Opisz swoich ludzi
kwando-say = Powiedz
kwando-letters = { $letters } z { $most }
kwando-signals = Bez słów
kwando-signal-next = Teraz ja
kwando-signal-later = Najpierw ktoś inny
kwando-talk = Co padło

## Na telefonie: pilnowanie

kwando-watched = Właśnie opisują
kwando-nothing-said = Nikt jeszcze nic nie powiedział.
kwando-fouls = Zgłoś błąd
kwando-reason-name = Nazwisko
kwando-reason-number = Liczba
kwando-reason-language = Obcy język
kwando-reason-showing = Pokazana karta
kwando-mark-certain = { $reason }!
kwando-mark-question = { $reason }?
kwando-mark-fine = dozwolone
kwando-undecided = Czy tak wolno?
kwando-decide-breach = To błąd
kwando-decide-fine = Wolno
kwando-called-by = Zgłoszenie: { $names }
kwando-again = Jeszcze raz!
kwando-take-back = Cofnij
kwando-object = Sprzeciw
kwando-objections = { $count ->
    [one] Jeden sprzeciw
    [few] { $count } sprzeciwy
   *[many] { $count } sprzeciwów
}
kwando-vote-out = Szósty błąd: Game Over?
kwando-votes = Potrzebne głosy: { $yes } z { $needed }
kwando-vote-yes = Game Over
kwando-vote-no = Nie
kwando-decode = Czas na dekoder

## Na telefonie: po turze

kwando-eyes-up = Oczy na stół!
kwando-decode-here = Wolę obejrzeć tutaj
