# BAM! po polsku

## Co można ustawić przy stole

option-bam-cycles = Ile razy każdy jest Mistrzem BAM!
option-bam-first_master = Pierwszy Mistrz BAM!
option-bam-first_master-vote = Kto najwięcej gada – głosujecie
option-bam-first_master-drawn = Decyduje los
option-bam-choose_seconds = Czas na wybór kart
option-bam-judge_seconds = Czas dla Mistrza BAM!

## Co może gospodarz

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
