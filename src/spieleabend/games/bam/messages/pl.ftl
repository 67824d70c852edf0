# BAM! po polsku

## Co można ustawić przy stole

option-bam-cycles = Ile razy każdy jest Mistrzem BAM!
option-bam-first_master = Pierwszy Mistrz BAM!
option-bam-first_master-vote = Kto najwięcej gada – głosujecie
option-bam-first_master-drawn = Decyduje los
option-bam-choose_seconds = Czas na wybór kart
option-bam-choose_seconds-off = Bez limitu
option-bam-judge_seconds = Czas dla Mistrza BAM!
option-bam-judge_seconds-off = Bez limitu

## Co może osoba, która prowadzi stół

host-action-bam-last-cycle = Zakończ po tej kolejce

## Własne karty

bam-bad-card-line = Na karcie mieści się jeden wiersz zwykłego tekstu.
bam-bad-card-gaps = { $gaps ->
    [0] Czerwona karta potrzebuje luki: wpisz BAM! tam, gdzie trafi szara karta.
   *[other] Czerwona karta ma jedną lub dwie luki, a nie { $gaps }.
}
bam-bad-card-term = Szara karta wypełnia lukę, więc sama nie może zawierać BAM!.
bam-bad-card-long = Za długie: na takiej karcie mieści się najwyżej { $most } znaków.

## Gdy nie da się zacząć

bam-bad-deck = { $pile ->
    [red] W tej talii nie ma czerwonej karty. Dopuśćcie ostrzejsze karty albo weźcie inną talię.
   *[grey] { $has ->
        [one] W tej talii jest tylko jedna szara karta, a potrzeba { $needs }. Dopuśćcie ostrzejsze karty albo weźcie inną talię.
        [few] W tej talii są tylko { $has } szare karty, a potrzeba { $needs }. Dopuśćcie ostrzejsze karty albo weźcie inną talię.
       *[many] W tej talii jest tylko { $has } szarych kart, a potrzeba { $needs }. Dopuśćcie ostrzejsze karty albo weźcie inną talię.
    }
}

## Gra w skrócie

game-bam-name = BAM!
game-bam-mark = B!
game-bam-line = Zdanie z luką, ręka pełna bzdur i jedna osoba, która wydaje wyrok.
pile-bam-red = Własne czerwone karty
pile-bam-red-hint = Zdanie, w którym raz albo dwa razy stoi BAM!: „W piwnicy mieszka BAM!.”
pile-bam-grey = Własne szare karty
pile-bam-grey-hint = Coś, co pasuje do luki: „zaginiony krasnal ogrodowy”

## Na każdym ekranie

bam-begins = Zaraz zaczynamy
bam-is-over = Koniec gry
bam-round = Runda { $round }
bam-round-of = Runda { $round } z { $rounds }
bam-is-master = Mistrz BAM!: { $name }
bam-page = { $page } z { $pages }
bam-back = Wstecz
bam-on = Dalej
bam-stack = Szare karty: { $won }, czerwone karty: { $minus }, razem { $points }
bam-rank = { $rank }.
bam-plus = +1
bam-minus = −1

## Co kto teraz robi

bam-now-pointing = jeszcze szuka
bam-now-pointed = już wskazane
bam-now-turning = odkrywa kartę
bam-now-master = Mistrz BAM!
bam-now-reading = czyta
bam-now-judging = ocenia
bam-now-keeping = wybiera
bam-now-choosing = myśli
bam-now-laid = karta leży
bam-now-out = pauzuje

## Wskazywanie

bam-who-talks-most = Kto najwięcej gada?
bam-point-on-phone = Wskażcie kogoś!
bam-point-hint = Kogo wskaże najwięcej palców, ten pierwszy jest Mistrzem BAM!
bam-point-nobody = Kogo wskazujesz?
bam-point-at = Wskazuję: { $name }
bam-you-point-at = Twój wybór: { $name }.
bam-pointing-count = { $count ->
    [one] Jedna osoba jeszcze nie wskazała
    [few] { $count } osoby jeszcze nie wskazały
   *[many] { $count } osób jeszcze nie wskazało
}
bam-pointing-names = { $count ->
    [one] Czekamy jeszcze na jedną osobę: { $names }.
    [few] Czekamy jeszcze na { $count } osoby: { $names }.
   *[many] Czekamy jeszcze na { $count } osób: { $names }.
}
bam-votes = { $name }: { $count ->
    [one] jeden palec
    [few] { $count } palce
   *[many] { $count } palców
}

## Odkrywanie

bam-red-stack = Stos czerwonych kart
bam-will-turn = { $name } odkrywa czerwoną kartę.
bam-will-turn-next = { $name } odkrywa następną czerwoną kartę.
bam-you-are-master = Teraz ty jesteś Mistrzem BAM!
bam-turn = Odkryj czerwoną kartę

## Wybieranie

bam-hand = Twoja ręka
bam-choose = { $gaps ->
    [1] Co trafi do luki?
   *[2] { $gap ->
        [1] Co trafi do pierwszej luki?
       *[2] A co do drugiej?
    }
}
bam-gap-full = I jak brzmi?
bam-swap = Zamień
bam-put-in = { $gaps ->
    [1] W luce: { $term }
   *[2] { $gap ->
        [1] W pierwszej luce: { $term }
       *[2] W drugiej luce: { $term }
    }
}
bam-take-out = { $term }, wyjmij z powrotem
bam-taken-out = Z powrotem na ręce: { $term }
bam-lay = Zagrywam
bam-laid = { $gaps ->
    [1] Twoja karta leży zakryta na stole.
   *[2] Twoje karty leżą zakryte na stole.
}
bam-take-back = { $gaps ->
    [1] Cofnij kartę
   *[2] Cofnij karty
}
bam-thinking-count = { $count ->
    [one] Jedna osoba jeszcze myśli
    [few] { $count } osoby jeszcze myślą
   *[many] { $count } osób jeszcze myśli
}
bam-thinking-names = { $count ->
    [one] { $names } jeszcze myśli.
   *[other] { $names } jeszcze myślą.
}
bam-nobody-thinking = Wszyscy gotowi
bam-laid-card = Zakryta karta
bam-read-aloud = Przeczytaj zdanie na głos, a reszta niech szuka.
bam-you-sit-out = W tej rundzie pauzujesz. W następnej grasz dalej.

## Czytanie

bam-about-to-read = { $name } zaraz przeczyta.
bam-reads = { $name } czyta.
bam-in-their-words = { $name } czyta to tak
bam-this-is-yours = To twoje!
bam-entries = Zagrane karty
bam-pager = Przewijanie
bam-face-down = Zakryte, { $page } z { $pages }
bam-lie-face-down = { $count ->
    [one] Jedno zdanie leży zakryte
    [few] { $count } zdania leżą zakryte
   *[many] { $count } zdań leży zakrytych
}
bam-lay-open-first = Odkryj pierwsze zdanie
bam-lay-open-next = Odkryj następne
bam-adapt = Dopasuj zdanie
bam-adapt-again = Dopasuj jeszcze raz
bam-your-words = Tak je przeczytasz
bam-letters = { $letters } z { $most } znaków
bam-cancel = Anuluj
bam-revert = Jak na karcie
bam-read-so = Czytam tak

## Ocenianie

bam-judges-best = { $name } szuka najlepszego zdania.
bam-judges-worst = { $name } szuka zdania, które bawi najmniej.
bam-name-best = To jest najlepsze
bam-sure-best = To zdanie jest najlepsze?
bam-yes-best = Tak, najlepsze
bam-now-the-worst = A teraz zdanie, które bawi najmniej.
bam-name-worst = To bawi najmniej
bam-sure-worst = Czerwona karta za to zdanie?
bam-yes-worst = Tak, czerwona karta
bam-think-again = Jeszcze pomyślę
bam-already-best = To już jest najlepsze
bam-the-best = Najlepsze zdanie

## Koniec rundy

bam-round-ended = Tak skończyła się runda { $round }
bam-best-by = Najlepsze zdanie: { $name }
bam-best-yours = Najlepsze zdanie jest twoje!
bam-worst-by = Czerwoną kartę dostaje { $name }.
bam-worst-yours = Czerwona karta trafia do ciebie.
bam-annulled = Nikt nic nie zagrał: ta runda się nie liczy.
bam-keeps = { $name } może zatrzymać jedną z dwóch kart.
bam-keep-which = Którą z nich zatrzymujesz?
bam-keep = Zatrzymuję

## Koniec gry

bam-the-true-master = { $count ->
    [one] Prawdziwy Mistrz BAM!: { $names }
   *[other] { $names } – wspólny tytuł „Prawdziwy Mistrz BAM!”
}
bam-you-are-the-true-master = { $count ->
    [one] Masz tytuł „Prawdziwy Mistrz BAM!”
   *[other] Dzielisz tytuł „Prawdziwy Mistrz BAM!”
}
bam-highlights = Najlepsze zdania wieczoru
bam-slides-stop = Zatrzymaj
bam-slides-go = Przewijaj dalej

## Do słuchania

bam-said-red = { $gaps ->
    [1] Czerwona karta: { $sentence }
   *[2] Czerwona karta z dwiema lukami: { $sentence }
}
bam-said-out = { $name } pauzuje w tej rundzie.
bam-said-laid = { $count ->
    [0] { $name }: karta na stole.
    [one] { $name }: karta na stole, jedna osoba jeszcze myśli.
    [few] { $name }: karta na stole, { $count } osoby jeszcze myślą.
   *[many] { $name }: karta na stole, { $count } osób jeszcze myśli.
}
bam-said-taken-back = { $name } jeszcze raz się zastanawia.
bam-said-time = Czas minął.
bam-said-entry = Zdanie { $page } z { $pages }: { $sentence }
bam-said-edited = Dopasowane: { $sentence }
bam-said-best = Najlepsze zdanie, { $page } z { $pages }: { $sentence }
bam-said-worst = Najmniej bawi { $page } z { $pages }: { $sentence }
bam-said-kept = { $name } zatrzymuje: { $term }
bam-said-reshuffled = Odrzucone karty są tasowane od nowa.
bam-said-joined = { $name } dosiada się do stołu.
bam-said-last-cycle = Po tej kolejce koniec gry.
