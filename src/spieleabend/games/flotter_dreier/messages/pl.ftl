# Flotter Dreier po polsku

## Gra w skrócie

game-flotter-dreier-name = Flotter Dreier
game-flotter-dreier-mark = 3
game-flotter-dreier-line = Napisz trzy odpowiedzi, na które wpadną też inni – byle nie wszyscy.

## Ustawienia stołu

option-flotter-dreier-rounds = Rundy
option-flotter-dreier-write_seconds = Czas na pisanie
option-flotter-dreier-write_seconds-off = Bez limitu
option-flotter-dreier-deciders = Czy dwie odpowiedzi są takie same, decyduje
option-flotter-dreier-deciders-table = Cały stół
option-flotter-dreier-deciders-reader = Osoba, która czyta
option-flotter-dreier-strike = Skreślanie nietrafionych odpowiedzi
option-flotter-dreier-strike-hint = Jeśli przegłosujecie, że odpowiedź nie pasuje, nie daje ona punktów.
option-flotter-dreier-silent_count = Puste kartki się liczą
option-flotter-dreier-silent_count-hint = Za odpowiedź, którą mają wszyscy, nie ma punktów. Tu ustalacie, czy „wszyscy” to także ci, którzy nic nie napisali.

## Gdy nie można zacząć gry

flotter-dreier-bad-deck = { $pile ->
    [quality] W tej talii nie ma kart z cechami. Wybierzcie inną.
   *[thing] W tej talii nie ma kart z rzeczami. Wybierzcie inną.
}

## Na każdym ekranie

dreier-over = Koniec gry
dreier-round-of = Runda { $round } z { $rounds }
dreier-turns = { $name } odkrywa karty
dreier-all-write = Wszyscy piszą
dreier-reads = { $name } czyta
dreier-all-vote = Głosujecie
dreier-rank = { $rank }.
dreier-points = { $points ->
    [one] Jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
dreier-clock-hint = Gdy czas minie, liczy się to, co jest na kartkach.

## Co ktoś teraz robi

dreier-now-turning = odkrywa karty
dreier-now-writing = pisze
dreier-now-ready = gotowe
dreier-now-reading = czyta
dreier-now-next = za chwilę
dreier-now-has = też to ma
dreier-now-voting = głosuje
dreier-now-voted = głos jest

## Odkrywanie kart

dreier-stacks = Dwa zakryte stosy kart
dreier-will-turn = { $name } zaraz odkryje karty.
dreier-you-turn = Odkryj obie karty!
dreier-you-turn-hint = Przeczytaj je na głos. Potem wszyscy piszą.
dreier-turn = Odkrywam

## Pisanie

dreier-write-all-things = Zapiszcie trzy
dreier-write-all-persons = Zapiszcie trzech
dreier-write-you-things = Zapisz trzy
dreier-write-you-persons = Zapisz trzech
dreier-line = Odpowiedź { $number } z 3
dreier-twice = Dwa razy to samo liczy się tylko raz.
dreier-letters = { $letters } z { $most }
dreier-secret = Nikt nie zobaczy twojej kartki, zanim zostanie przeczytana.
dreier-ready = { $left ->
    [0] Gotowe
    [one] Gotowe, jedna linijka zostaje pusta
    [3] Gotowe, nic mi nie przychodzi do głowy
   *[other] Gotowe, { $left } linijki zostają puste
}
dreier-is-ready = Twoja kartka jest gotowa.
dreier-change = Zmień coś jeszcze
dreier-sheet = Twoja kartka
dreier-empty = pusto
dreier-writing-count = { $count ->
    [one] Jedna osoba jeszcze pisze
    [few] { $count } osoby jeszcze piszą
    [many] { $count } osób jeszcze pisze
   *[other] { $count } osoby jeszcze piszą
}
dreier-writing-names = { $count ->
    [one] { $names } jeszcze pisze
   *[other] { $names } jeszcze piszą
}
dreier-nobody-writes = Wszystkie kartki są gotowe.
dreier-comparing = Porównujemy kartki.

## Czytanie

dreier-begins = { $name } zaczyna czytać.
dreier-you-begin = Zaczynasz czytać.
dreier-reads-next = Teraz czyta { $name }.
dreier-all-read = Wszystko zostało przeczytane.
dreier-you-read = Teraz czytasz
dreier-read = Czytam: „{ $term }”
dreier-close = Podliczamy punkty
dreier-who-else = Kto jeszcze to ma?
dreier-outcome-nobody = Nikt inny tego nie ma: bez punktu.
dreier-outcome-everybody = Mają to wszyscy: bez punktu!
dreier-outcome-struck = To nie pasuje: bez punktu.
dreier-outcome-some = { $each ->
    [one] Po jednym punkcie: { $names }
    [few] Po { $each } punkty: { $names }
    [many] Po { $each } punktów: { $names }
   *[other] Po { $each } punktu: { $names }
}
dreier-outcome-many = { $each ->
    [one] Ma to { $count } osób: po jednym punkcie
    [few] Ma to { $count } osób: po { $each } punkty
    [many] Ma to { $count } osób: po { $each } punktów
   *[other] Ma to { $count } osób: po { $each } punktu
}
dreier-merged = To się już liczy przy „{ $term }”.
dreier-you-have = Jest na twojej kartce:
dreier-you-lack = Nie ma tego na twojej kartce.
dreier-also = { $count ->
    [one] { $names } pisze „{ $term }”
   *[other] { $names } piszą „{ $term }”
}
dreier-also-many = { $count ->
    [few] { $count } osoby piszą „{ $term }”
   *[other] { $count } osób pisze „{ $term }”
}
dreier-pad = Już przeczytane
dreier-more = { $count ->
    [one] i jeszcze jedno
   *[other] i jeszcze { $count }
}
dreier-is-merged = = { $term }
dreier-is-struck = nie pasuje

## Wątpliwości i głosowanie

dreier-doubts = Coś się nie zgadza?
dreier-claim-unfit = To nie pasuje
dreier-claim-same = To samo
dreier-claim-same-of = „{ $term }” to to samo
dreier-claim-part = To coś innego
dreier-claim-part-of = „{ $term }” to coś innego
dreier-claim-part-by = { $name } ma na myśli coś innego
dreier-means-else = Ktoś ma na myśli coś innego?
dreier-ask-own = Czy to jest to samo? Tylko ty to widzisz.
dreier-ask-read = Czy to jest to samo co „{ $term }”?
dreier-asks-same = Czy to jest to samo?
dreier-asks-different = Czy to jest coś innego?
dreier-asks-unfit = Czy to nie pasuje?
dreier-asks-by = Pyta { $name }
dreier-vote-same-yes = To samo
dreier-vote-same-no = Nie to samo
dreier-vote-different-yes = Coś innego
dreier-vote-different-no = To samo
dreier-vote-unfit-yes = Nie pasuje
dreier-vote-unfit-no = Pasuje
dreier-abstain = Wszystko mi jedno
dreier-you-voted = Twój głos już jest.
dreier-you-asked = To twoje pytanie, więc głosujesz na tak.
dreier-decides = Decyduje { $name }.
dreier-voted = Głosy: { $voted } z { $voters }
dreier-decided-same-yes = „{ $term }” i „{ $other }” to to samo.
dreier-decided-same-no = „{ $term }” i „{ $other }” to nadal dwie różne rzeczy.
dreier-decided-different-yes = „{ $term }” i „{ $other }” to dwie różne rzeczy.
dreier-decided-different-no = „{ $term }” i „{ $other }” to nadal to samo.
dreier-decided-unfit-yes = „{ $term }” nie pasuje.
dreier-decided-unfit-no = „{ $term }” zostaje.
dreier-ballot = za: { $yes }, przeciw: { $no }
dreier-recounted = Po przeliczeniu: { $names }
dreier-recounted-many = Po przeliczeniu: inne punkty dla { $count } osób

## Na koniec rundy

dreier-round-ended = Koniec rundy { $round }
dreier-nothing-shared = Tym razem nic was nie łączyło.
dreier-you-got = { $points ->
    [0] Tym razem bez punktu
    [one] Jeden punkt dla ciebie
    [few] { $points } punkty dla ciebie
    [many] { $points } punktów dla ciebie
   *[other] { $points } punktu dla ciebie
}
dreier-standing = Punktacja
dreier-turns-next = Teraz karty odkrywa { $name }.
dreier-go-on = Następna runda
dreier-go-on-for-all = Idziemy dalej

## Gdy gra się skończy

dreier-winners = { $count ->
    [one] Wygrywa { $names }!
   *[other] Razem wygrywają { $names }!
}
dreier-you-win = { $count ->
    [one] Wygrywasz!
   *[other] Wygrywasz razem z innymi!
}
dreier-best-terms = Wasze najlepsze trafienia
dreier-had = mają to: { $names }

## Co słyszy czytnik ekranu

dreier-said-ready = { $count ->
    [0] { $name } ma gotową kartkę.
    [one] { $name } ma gotową kartkę, jedna osoba jeszcze pisze.
    [few] { $name } ma gotową kartkę, { $count } osoby jeszcze piszą.
   *[other] { $name } ma gotową kartkę, { $count } osób jeszcze pisze.
}
dreier-said-taken-back = { $name } jeszcze coś zmienia.
dreier-said-read = { $name } czyta: „{ $term }”. { $outcome }
dreier-said-claims-same = { $name } pyta: czy „{ $term }” to to samo co „{ $other }”?
dreier-said-claims-different = { $name } pyta: czy „{ $other }” to coś innego niż „{ $term }”?
dreier-said-claims-unfit = { $name } pyta: czy „{ $term }” nie pasuje?
dreier-said-time = Czas minął.
