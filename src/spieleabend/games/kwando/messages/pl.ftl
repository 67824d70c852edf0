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
   *[many] { $points } punktów
}
