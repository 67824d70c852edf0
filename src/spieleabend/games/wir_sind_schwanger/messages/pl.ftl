# Wir sind schwanger po polsku

## Gra w skrócie

game-wir-sind-schwanger-name = Jesteśmy w ciąży
game-wir-sind-schwanger-mark = Jc
game-wir-sind-schwanger-line = Dziecko dostaje imię, a każdy ma o nim zdanie. Najlepiej takie jak większość.

## Co można ustawić przy stole

option-wir-sind-schwanger-variant = Jak znajdujecie imię
option-wir-sind-schwanger-variant-draw = Losujecie dwie karty
option-wir-sind-schwanger-variant-two_names = Dwie karty, dwa imiona
option-wir-sind-schwanger-variant-others_choose = Reszta ustala imię i może zerkać w swoje karty
option-wir-sind-schwanger-variant-free_choice = Reszta ustala imię zupełnie dowolnie
option-wir-sind-schwanger-first_drawn_stands = Karta wylosowana jako pierwsza stoi
option-wir-sind-schwanger-first_drawn_stands-hint = W przeciwnym razie osoba w ciąży widzi obie karty i wybiera jedno z dwóch imion.
option-wir-sind-schwanger-round_end = Runda się kończy
option-wir-sind-schwanger-round_end-hand_empty = Gdy ktoś nie ma już kart
option-wir-sind-schwanger-round_end-once_each = Gdy każdy raz wyłożył kartę
option-wir-sind-schwanger-round_end-all_played = Gdy nikt nie ma już kart
option-wir-sind-schwanger-agreement = Kto musi zgodzić się na imię
option-wir-sind-schwanger-agreement-hint = Ważne tylko wtedy, gdy imię ustala reszta.
option-wir-sind-schwanger-agreement-everyone = Wszyscy, a po dwóch próbach większość
option-wir-sind-schwanger-agreement-majority = Od razu większość
option-wir-sind-schwanger-choose_seconds = Czas, gdy wszyscy się zastanawiają
option-wir-sind-schwanger-choose_seconds-off = Bez limitu
option-wir-sind-schwanger-lead_seconds = Czas na ruch jednej osoby
option-wir-sind-schwanger-lead_seconds-off = Bez limitu

## Co każdy może o sobie powiedzieć

detail-wir-sind-schwanger-surname = Twoje nazwisko
detail-wir-sind-schwanger-surname-hint = Takie będą dziś nosić twoje dzieci. Jeśli nic nie wpiszesz, jakieś ci pożyczymy.
detail-wir-sind-schwanger-surname_kind = Co to za nazwisko?
detail-wir-sind-schwanger-surname_kind-own = Moje własne
detail-wir-sind-schwanger-surname_kind-birth = Moje rodowe
detail-wir-sind-schwanger-surname_kind-partner = Mojej drugiej połówki
detail-wir-sind-schwanger-surname_kind-dream = Mojej wymarzonej połówki
detail-wir-sind-schwanger-birthday = Twoje urodziny
detail-wir-sind-schwanger-birthday-hint = Zaczyna ten, kto pierwszy będzie mieć urodziny. Nikt poza tobą ich nie zobaczy.

## Gdy gra nie może się zacząć

wir-sind-schwanger-bad-deck = { $pile ->
    [names] { $has ->
        [0] W tej talii nie ma kart imion
        [one] W tej talii jest tylko jedna karta imion
        [few] W tej talii są tylko { $has } karty imion
       *[many] W tej talii jest tylko { $has } kart imion
    }, a potrzeba { $needs }. Weźcie inną talię.
    [ratings] { $has ->
        [0] W tej talii nie ma opinii
        [one] W tej talii jest tylko jedna opinia
        [few] W tej talii są tylko { $has } opinie
       *[many] W tej talii jest tylko { $has } opinii
    }, a potrzeba { $needs }. Weźcie inną talię.
   *[surnames] { $has ->
        [0] W tej talii nie ma nazwisk do pożyczenia
        [one] W tej talii jest tylko jedno nazwisko do pożyczenia
        [few] W tej talii są tylko { $has } nazwiska do pożyczenia
       *[many] W tej talii jest tylko { $has } nazwisk do pożyczenia
    }, a potrzeba { $needs }. Podajcie własne albo weźcie inną talię.
}

## Na każdym ekranie

schwanger-over = Koniec gry
schwanger-round-of = Runda { $round } z { $rounds }
schwanger-expects = { $name } spodziewa się dziecka
schwanger-seeks = { $child ->
    [daughter] { $name } szuka imienia dla córki
   *[son] { $name } szuka imienia dla syna
}
schwanger-gets = { $child ->
    [daughter] { $name } czeka na imię dla córki
   *[son] { $name } czeka na imię dla syna
}
schwanger-has = { $child ->
    [daughter] { $name } będzie mieć córkę
   *[son] { $name } będzie mieć syna
}
schwanger-how-sounds = Jak to brzmi?
schwanger-rank = { $rank }.
schwanger-heap = { $points ->
    [one] Jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
schwanger-stack = { $count ->
    [one] Jedna karta imion w stosie
    [few] { $count } karty imion w stosie
   *[many] { $count } kart imion w stosie
}
schwanger-card-is = Karta „{ $title }”
schwanger-back = Wstecz
schwanger-on = Dalej
schwanger-cancel = Anuluj

## Co ktoś teraz robi

schwanger-now-expecting = w ciąży
schwanger-now-placing = układa karty
schwanger-now-ordering = układa imiona
schwanger-now-hoping = czeka z nadzieją
schwanger-now-proposing = myśli
schwanger-now-ready = już wie
schwanger-now-agreeing = głosuje
schwanger-now-ticked = po głosie
schwanger-now-deciding = decyduje
schwanger-now-choosing = wybiera
schwanger-now-leading = zaczyna
schwanger-now-led = mówi
schwanger-now-matching = mówi to samo

## Córka czy syn

schwanger-daughter-or-son = Córka czy syn?
schwanger-will-declare = { $name } zaraz to zdradzi.
schwanger-will-declare-next = Teraz w ciąży jest { $name }.
schwanger-you-expect = Jesteś w ciąży!
schwanger-declare-hint = Zdradź innym: kto to będzie?
schwanger-daughter = Córka
schwanger-son = Syn
schwanger-declare = { $child ->
    [daughter] To będzie córka
    [son] To będzie syn
   *[none] Córka czy syn?
}

## Układanie kart

schwanger-which-stands = Która karta stoi?
schwanger-places = { $name } wybiera, która karta stoi, a która leży obok.
schwanger-place-hint = Jedna karta stoi, druga leży obok. Jej strzałka trafia w imię.
schwanger-place-card = Stoi „{ $title }”
schwanger-place = { $chosen ->
    [yes] Układam tak
   *[no] Jakie to będzie imię?
}
schwanger-which-first = Które imię ma być pierwsze?
schwanger-orders = { $name } wybiera, które imię ma być pierwsze.
schwanger-order = Tak nazywa się dziecko

## Propozycje i zgoda

schwanger-what-name = { $child ->
    [daughter] { $name } będzie mieć córkę. Jak ją nazwiecie?
   *[son] { $name } będzie mieć syna. Jak go nazwiecie?
}
schwanger-others-propose = Inni właśnie wymyślają imię. Trzymaj się!
schwanger-others-agree = Inni właśnie uzgadniają imię. Trzymaj się!
schwanger-write-down = Niech każdy zapisze jedno imię!
schwanger-your-proposal = Twoja propozycja
schwanger-propose-own = Poszukaj pomysłu na swoich kartach imion.
schwanger-propose-free = Śmiało, może być niezwykłe.
schwanger-own-names = Twoje karty imion
schwanger-own-page = Karta { $page } z { $pages }
schwanger-no-own-names = Nie masz teraz kart imion. Wymyśl coś!
schwanger-propose = Proponuję
schwanger-no-idea = Nic nie przychodzi mi do głowy
schwanger-proposed = Twoja propozycja leży na stole.
schwanger-not-proposed = Inni coś wymyślą.
schwanger-agree-title = Dogadajcie się!
schwanger-agree-everyone = Wszyscy muszą zaznaczyć to samo imię.
schwanger-agree-majority = Wygrywa imię z największą liczbą głosów.
schwanger-attempt = { $attempt ->
    [one] Nie ma zgody – druga próba
    [2] Dalej nie ma zgody – teraz decyduje większość
   *[other] Nie ma zgody
}
schwanger-proposals = Propozycje
schwanger-by = { $name }
schwanger-votes = { $count ->
    [one] Jeden głos
    [few] { $count } głosy
   *[many] { $count } głosów
}
schwanger-tick = { $chosen ->
    [yes] Głosuję na to
   *[no] Które imię wybierasz?
}
schwanger-ticked = Twój głos: { $name }.
schwanger-change = Zmień swoją propozycję
schwanger-change-so = Zmień
schwanger-decide-title = Remis: decydujesz ty!
schwanger-decides = Remis: decyduje { $name }.

## Wybieranie opinii

schwanger-all-choose = Wybierzcie po pięć opinii!
schwanger-choose = Co ty na to? Wybierz pięć.
schwanger-enough = Więcej niż pięć się nie da.
schwanger-choose-so = { $left ->
    [0] Biorę tych pięć
    [one] Wybierz jeszcze jedną
    [few] Wybierz jeszcze { $left }
   *[many] Wybierz jeszcze { $left }
}
schwanger-said-taken = { $number } z 5: { $rating }
schwanger-said-dropped = Odłożona: { $rating }
schwanger-ratings = Wszystkie opinie
schwanger-your-five = Twoje pięć opinii
schwanger-chosen = Masz już swoją piątkę.
schwanger-take-back = Wybierz jeszcze raz
schwanger-thinking-count = { $count ->
    [one] Jedna osoba jeszcze myśli
    [few] { $count } osoby jeszcze myślą
   *[many] { $count } osób jeszcze myśli
}
schwanger-thinking-names = { $count ->
    [one] { $names } jeszcze myśli.
   *[other] { $names } jeszcze myślą.
}
schwanger-nobody-thinking = Wszyscy już wiedzą

## Wykładanie opinii

schwanger-first-lead = Zaczyna { $name }.
schwanger-next-lead = Teraz mówi { $name }.
schwanger-your-lead = Twoja kolej: co mówisz?
schwanger-lead = { $chosen ->
    [yes] Wykładam
   *[no] Którą wykładasz?
}
schwanger-read-out = Przeczytaj na głos:
schwanger-says = { $name } mówi
schwanger-who-else = Kto jeszcze tak mówi?
schwanger-hand = Twoje opinie
schwanger-hand-empty = Nie masz już żadnej opinii.
schwanger-you-match = Mówisz to samo!
schwanger-you-differ = Tej opinii nie masz.
schwanger-you-gain = Punkt dla ciebie
schwanger-you-give = Oddajesz punkt
schwanger-you-keep = Bez punktu
schwanger-verdict-nobody = { $gives ->
    [0] Nikt więcej tak nie mówi. { $name } i tak nie ma punktu do oddania.
   *[other] Nikt więcej tak nie mówi: { $name } oddaje punkt.
}
schwanger-verdict-everybody = { $gives ->
    [0] Mówią tak wszyscy! { $name } i tak nie ma punktu do oddania.
   *[other] Mówią tak wszyscy! { $name } oddaje punkt.
}
schwanger-verdict-many = { $gives ->
    [0] Mówią tak prawie wszyscy! Nikt nie ma punktu do oddania.
    [one] Mówią tak prawie wszyscy! { $names } oddaje punkt.
   *[other] Mówią tak prawie wszyscy! { $names } oddają po punkcie.
}
schwanger-verdict-some = Jest zgoda! Po punkcie: { $names }.
schwanger-matchers = Kto mówi to samo
schwanger-matches = { $name } mówi to samo
schwanger-differs = { $name } – nie

## Koniec rundy

schwanger-round-ended = To była runda { $round }
schwanger-welcome = Witaj na świecie,
schwanger-opinion = Najczęstsza opinia
schwanger-no-opinion = Co do tego imienia nie było zgody ani razu.

## Koniec gry

schwanger-winners = { $count ->
    [one] Wygrywa { $names }!
   *[other] Wspólnie wygrywają { $names }!
}
schwanger-you-win = { $count ->
    [one] Wygrywasz!
   *[other] Wygrywasz, i to w dobrym towarzystwie!
}
schwanger-children = Dzieci tego wieczoru

## Do słuchania

schwanger-said-child = { $child ->
    [daughter] To będzie córka.
   *[son] To będzie syn.
}
schwanger-said-drawn = Karty: { $first } i { $second }.
schwanger-said-found = Strzałka trafia w imię { $name }.
schwanger-said-proposed = { $name } ma propozycję.
schwanger-said-no-idea = { $name } nie ma pomysłu.
schwanger-said-ticked = { $name } ma już głos za sobą.
schwanger-said-failed = Nie ma zgody. Głosujcie jeszcze raz.
schwanger-said-nobody = Nikt nie ma pomysłu na imię. Zdecydują karty.
schwanger-said-named = Imię wybrane: { $name }.
schwanger-said-chosen = { $count ->
    [0] { $name } ma pięć opinii.
    [one] { $name } ma pięć opinii, jedna osoba jeszcze myśli.
    [few] { $name } ma pięć opinii, { $count } osoby jeszcze myślą.
   *[many] { $name } ma pięć opinii, { $count } osób jeszcze myśli.
}
schwanger-said-all-chosen = Wszyscy mają po pięć opinii. Zaczyna { $name }.
schwanger-said-tied = Jest remis. Teraz decyduje { $name }.
schwanger-said-taken-back = { $name } wybiera jeszcze raz.
schwanger-said-led = { $name } mówi: „{ $rating }” { $verdict }
schwanger-said-time = Czas minął.
