# Spieleabend po polsku: wszystko, czego nie mówi sama gra.

app-name = Spieleabend
skip-to-content = Przejdź do treści
close = Zamknij
cancel = Jednak nie
loading = Chwileczkę…
try-again = Spróbuj jeszcze raz
to-the-start = Na początek
choose-language = Język ekranu

language-de = niemiecki
language-en = angielski
language-pl = polski

language-own-de = Deutsch
language-own-en = English
language-own-pl = Polski

level-mild = łagodnie
level-cheeky = pikantnie
level-adult = od 18 lat
level-mild-hint = Do stołu z babcią.
level-cheeky-hint = Z przymrużeniem oka, czasem poniżej pasa.
level-adult-hint = Na późny wieczór wśród ludzi, którzy się lubią.

## Początek

home-line = Gry karciane na wieczór z przyjaciółmi. W telefonie masz karty na ręce, a duży ekran to stół.
home-join = Dołącz do gry
home-code = Kod stołu
home-code-hint = Siedem znaków z dużego ekranu.
home-code-example = K7M·2QXA
home-code-short = Czegoś jeszcze brakuje: kod ma siedem znaków.
home-sit = Do stołu
home-new = Nowy stół
home-which-game = W co gracie?
home-cards-language = Język kart
home-level = Jak pikantne mogą być karty?
home-open = Rozstaw stół
home-opening = Nakrywamy do stołu…
home-changeable = Przy stole wszystko da się jeszcze zmienić.
game-seats = od { $least } do { $most } osób
trouble-no-screen = Ta strona nie ma ekranu dla tej gry. Odśwież stronę.

not-found-title = Tu nie ma stołu
not-found-line = Ten adres donikąd nie prowadzi. Może brakuje jakiegoś znaku?

## Zajmowanie miejsca

join-table = Zaraz siadasz do stołu.
join-table-of = Zaraz siadasz do stołu, który prowadzi { $host }.
join-another = Kto jeszcze gra na tym urządzeniu?
join-change-picture = Dotknij, żeby zmienić obrazek
join-pick-picture = Wybierz obrazek
join-name = Twoje imię
join-sit = Zajmij miejsce
join-watch = Tylko popatrz
join-here = Już przy stole: { $names }
join-nobody = Jeszcze nikogo nie ma. Najlepsze miejsce czeka na ciebie.
join-was-here = Już tu gram
join-that-is-me = To ja
join-ask-line = Dotknij swojego imienia. Osoba, która prowadzi stół, wpuści cię z powrotem na miejsce.
join-asked = Pytanie wysłane! Gdy ktoś potwierdzi, wrócisz na swoje miejsce.
join-declined = Odpowiedź brzmi: nie. Zajmij nowe miejsce albo zapytaj przy stole.
join-late = Partia już trwa. Usiądź, a dołączysz, gdy tylko gra na to pozwoli.
join-closed = Trwa już partia, do której nikt nie może dołączyć. Możesz popatrzeć, a gdy tylko się skończy, zajmiesz tu miejsce.
join-declined-closed = Odpowiedź brzmi: nie. Najlepiej zapytaj przy stole.

picture-0 = Kot
picture-1 = Czajniczek
picture-2 = Kaktus
picture-3 = Lis
picture-4 = Księżyc
picture-5 = Sowa
picture-6 = Ślimak
picture-7 = Muchomor
picture-8 = Żaglówka
picture-9 = Lampa
picture-10 = Gruszka
picture-11 = Jeż
picture-12 = Wieloryb
picture-13 = Marchewka
picture-14 = Niedźwiedź
picture-15 = Pingwin
picture-16 = Parasol
picture-17 = Słońce
picture-18 = Żaba
picture-19 = Balon
picture-20 = Gumowa kaczka
picture-21 = Latawiec
picture-22 = Truskawka
picture-23 = Rakieta
picture-taken = { $picture }, zajęte

## Przed partią

lobby-scan = Skieruj tu aparat telefonu
lobby-or-type = albo otwórz { $address } i wpisz kod
lobby-addresses-other = Nie działa? Spróbuj też: { $addresses }
lobby-same-network = Telefony muszą być w tej samej sieci Wi-Fi.
lobby-code = Kod tego stołu: { $code }
lobby-qr = Kod QR z adresem tego stołu
lobby-watchers = { $count ->
    [one] Jedna osoba patrzy.
    [few] { $count } osoby patrzą.
   *[many] { $count } osób patrzy.
}
lobby-you-sit = { $name }, masz miejsce przy stole.
lobby-waiting-host = Gdy wszyscy będą gotowi, zaczyna { $host }.
lobby-waiting-table = Gdy wszyscy będą gotowi, zaczniemy na dużym ekranie.
lobby-start = Zaczynamy
lobby-starting = Tasujemy karty…
lobby-small-table = Przy stole: { $seated }. To wystarczy, ale od { $recommended } osób gra się jeszcze lepiej.
lobby-add-bot = Dosadź bota
lobby-play-here = Graj też tutaj
lobby-practise = Trening
lobby-settings = Ustawienia
lobby-summary = Język kart: { $language }, { $level }
lobby-summary-language = Język kart: { $language }

details-title = O tobie
details-done = Gotowe
details-keep = Zgadza się
details-other = Zmień
details-recalled = Znowu tak jak ostatnio?
details-change = O tobie: { $told }. Zmień
details-none = Powiesz coś o sobie?
details-day = Dzień
details-month = Miesiąc

settings-game = Gra
settings-cards-language = Język kart
settings-level = Jak pikantne mogą być karty?
settings-rules = Zasady na dziś
settings-off = bez
settings-seconds = { $value } s
settings-less = mniej
settings-more = więcej
settings-only-host = Zmienić to może tylko osoba, która prowadzi stół.

own-cards = Własne karty
own-cards-count = { $count } z { $most }
own-cards-add = Napisz kartę
own-cards-text = Tekst karty
own-cards-edit = Zmień kartę: { $card }
own-cards-remove = Wyrzuć kartę: { $card }
own-cards-paste = Wiele naraz
own-cards-paste-hint = Jedna karta w wierszu. Można też wkleić.
own-cards-keep = Dołóż
own-cards-change = Zmień
own-cards-none = Jeszcze żadnej. Co śmieszy tylko was?
own-cards-full = Więcej już się nie zmieści.
own-cards-left-out = { $count ->
    [one] Jeden wiersz się nie zmieścił.
    [few] { $count } wiersze się nie zmieściły.
   *[many] { $count } wierszy się nie zmieściło.
}
own-cards-letters = { $letters } z { $most } znaków
own-cards-here-already = Ta karta już jest.
own-cards-back = Jednak zostaw: { $card }
own-cards-added = { $count ->
    [one] Doszła jedna karta.
    [few] Doszły { $count } karty.
   *[many] Doszło { $count } kart.
}
own-cards-again = { $count ->
    [one] Jedna z nich już tu była.
    [few] { $count } z nich już tu były.
   *[many] { $count } z nich już tu było.
}
own-cards-look-again = { $count ->
    [one] Jeden wiersz to jeszcze nie karta:
    [few] { $count } wiersze to jeszcze nie karty:
   *[many] { $count } wierszy to jeszcze nie karty:
}
own-cards-line = Wiersz { $line }
own-cards-save = Zapisz w pliku
own-cards-load = Wczytaj z pliku
own-cards-clear = Wyrzuć wszystkie
own-cards-clear-back = Jednak zostaw wszystkie
own-cards-file-hint = Plik to zwykły tekst: możesz go zmieniać i przynieść następnym razem.
own-cards-file-large = Ten plik jest o wiele za duży na kilka kart.
own-cards-file-no-text = Tego pliku nie da się odczytać jako tekst. Zapisz go jako tekst w UTF-8, wtedy się uda.
own-cards-file-strange = To nie jest plik z własnymi kartami: taki plik zaczyna się od „Spieleabend: { $id }”. Inne listy możesz wkleić w „Wiele naraz”.
own-cards-file-other = To karty do gry „{ $game }”.
own-cards-file-empty = W tym pliku nie ma jeszcze żadnej karty.
own-cards-pile-unknown = Nie ma tu stosu „{ $pile }”.
own-cards-pile-missing = Powyżej brakuje stosu, do którego należy ta karta.

## Ludzie

person-ready = gotowe
status-host = prowadzi stół
status-bot = bot
status-coming-back = zaraz wraca
status-stand-in = zastępuje bot
status-thinking = myśli
status-next-match = następna partia
status-away = zaraz wraca
people-at-table = Przy stole
person-you = ty

## Przy stole, w czasie gry

table-screen = Stół
bar-join = Dołącz
show-table = Pokaż stół
show-hand = Pokaż rękę
clock-left = { $seconds ->
    [one] została jedna sekunda
    [few] zostały { $seconds } sekundy
   *[many] zostało { $seconds } sekund
}
cover-hand = Zakryj karty
cover-of = Karty, które ma { $name }
cover-show = Dotknij, żeby odkryć
hand-pass = Teraz urządzenie bierze { $name }.
hands-here = Ręce na tym urządzeniu
you-got-up = Nie ma cię przy stole. Zastępuje cię bot, póki nie wrócisz.
come-back = Wróć do gry
bot-plays = Chwilowo zastępuje cię bot.
you-wait = Grasz od następnej partii.
you-watch = Patrzysz na grę.
sit-down-now = Jednak zagram

react = Reakcje
react-laugh = Śmiech
react-groan = Jęk
react-clap = Brawa

## Menu

menu = Menu
menu-screen = Ekran
menu-theme = Światło
theme-device = jak urządzenie
theme-dark = wieczór
theme-light = dzień
menu-sound = Dźwięk
menu-aloud = Czytanie na głos
menu-aloud-hint = Czyta głos, który mieszka w tym urządzeniu.
menu-rename = Zmień imię i obrazek
menu-rename-keep = Tak mam na imię
menu-leave = Wstań od stołu
menu-leave-lobby-hint = Twoje krzesło będzie wolne.
menu-leave-match-hint = Zastąpi cię bot, póki nie wrócisz.
menu-return = Wróć do gry
menu-another-here = Jeszcze ktoś na tym urządzeniu
menu-move = Graj dalej na innym urządzeniu
move-title = Przeprowadzka
move-line = Otwórz ten link na drugim urządzeniu. Kto go ma, ten ma twoje karty: nikomu go nie pokazuj.
move-copy = Skopiuj link
move-copied = Skopiowano.
move-unknown = To urządzenie nie zna klucza do twojego miejsca. Otwórz stół na drugim urządzeniu i wybierz „Już tu gram”.
menu-invite = Zaproś
menu-table = Stół
menu-host = Ludzie przy stole
menu-kick = Wyproś: { $name }
menu-estimated = Czas naciśnięć mierzy teraz stół, bo czasy z tego urządzenia się nie zgadzały.
menu-kick-short = Wyproś
menu-pass-host-short = Oddaj prowadzenie stołu
menu-stop = Zakończ partię
menu-stop-sure = Na pewno? Partia się skończy.
menu-stop-yes = Tak, zakończ
menu-leave-table = Odejdź od tego stołu
menu-fairness = Jak potasowano karty?

ask-question = { $name } chce grać dalej na innym urządzeniu. Zgoda?
ask-allow = Tak, zgadza się
ask-decline = Nie

## Po partii

over-winners = { $count ->
    [one] Wygrywa { $names }!
   *[many] Wspólnie wygrywają { $names }!
}
over-none = Koniec partii.
over-again = Jeszcze jedna partia
over-wait = Jeszcze jedna partia? O tym decyduje { $host }.
over-wait-table = Jeszcze jedna partia? Zdecydujcie na dużym ekranie.
over-save = Zapisz partię

fair-title = Jak potasowano karty?
fair-line = Przed tasowaniem serwer złożył obietnicę, że nie zmieni swojego sekretu, a każde urządzenie dołożyło własny los. Po partii wszystko jest jawne i każdy może sprawdzić, że nikt nie ułożył kart.
fair-promise = Obietnica (SHA-256 sekretu)
fair-secret = Sekret serwera
fair-nonces = Los urządzeń
fair-later = Odkryjemy po partii.

## Połączenie

link-connecting = Szukamy stołu…
link-waiting = Brak połączenia. Próbujemy dalej…
link-slow = Długo to trwa. Czy telefon jest nadal w sieci Wi-Fi?

farewell-title = Do zobaczenia
farewell-again = Usiądź z powrotem
farewell-reload = Odśwież stronę

## Gdy coś nie działa

trouble-offline = Nie można połączyć się z serwerem. Czy jesteś nadal w sieci Wi-Fi?
trouble-server = Serwer odpowiada od rzeczy. Spróbuj za chwilę.
trouble-page = Coś się popsuło na tej stronie. Odśwież ją.
trouble-left = Nie masz już połączenia ze stołem.
trouble-no-answer = Stół nie odpowiada. Spróbuj jeszcze raz.
trouble-unknown = To się nie udało ({ $key }).

illegal-nothing-asked = Teraz nie twoja kolej.
illegal-stale = Stół zdążył przed tobą: spójrz jeszcze raz.
illegal-answer = Tak się tu nie da.
illegal-not-awaited = Stół jest już o krok dalej.

bad-option-unknown = Ta gra nie ma ustawienia „{ $option }”.
bad-option-value = „{ $value }” nie pasuje do ustawienia „{ $option }”.
bad-detail-unknown = Ta gra nie pyta o „{ $detail }”.
bad-detail-value = „{ $value }” nie pasuje do „{ $detail }”.
bad-seats = { $seats ->
    [one] Jedna osoba to za mało: w tę grę gra od { $least } do { $most } osób.
    [few] { $seats } osoby to nie to: w tę grę gra od { $least } do { $most } osób.
   *[many] { $seats } osób to nie to: w tę grę gra od { $least } do { $most } osób.
}
bad-own-cards = Za dużo własnych kart: { $count } przy najwyżej { $most }.
bad-memory = Nie da się odczytać tego, co zapamiętał stół: „{ $line }”.
bad-stacked-pile = Ta gra nie ma stosu „{ $pile }”.
bad-stacked-card = W stosie „{ $pile }” nie ma karty „{ $card }”.
bad-stacked-twice = Karta „{ $card }” leży w stosie „{ $pile }” więcej niż raz.

refused-unreadable = Serwer tego nie zrozumiał. Odśwież stronę.
refused-not-host = To może zrobić tylko osoba, która prowadzi stół.
refused-not-yours = To nie twoje miejsce.
refused-name-empty = Jak masz na imię? To pole jest jeszcze puste.
refused-name-markup = Stół nie radzi sobie z tym imieniem. Wystarczą zwykłe litery.
refused-name-not-plain = Stół nie radzi sobie z tym imieniem. Wystarczą zwykłe litery.
refused-name-taken = Ktoś tu już ma takie imię.
refused-full = { $most ->
    [one] Wszystkie krzesła są zajęte: jest miejsce tylko dla jednej osoby.
   *[many] Wszystkie krzesła są zajęte: jest miejsce tylko dla { $most } osób.
}
refused-not-in-lobby = To można zrobić tylko przed partią.
refused-only-in-match = To można zrobić tylko w czasie partii.
refused-too-few = { $seated ->
    [0] Przy stole nikt jeszcze nie siedzi. Potrzeba co najmniej { $least } osób.
    [one] Jest jedna osoba, a potrzeba co najmniej { $least }. Boty też się liczą.
    [few] Są { $seated } osoby, a potrzeba co najmniej { $least }. Boty też się liczą.
   *[many] Jest { $seated } osób, a potrzeba co najmniej { $least }. Boty też się liczą.
}
refused-too-many = W tę grę może grać najwyżej { $most } osób.
refused-deck-small = { $cards ->
    [one] Na stosie „{ $pile }” leży tylko jedna karta, a potrzeba { $needed }. Dopuśćcie pikantniejsze karty albo napiszcie własne.
    [few] Na stosie „{ $pile }” leżą tylko { $cards } karty, a potrzeba { $needed }. Dopuśćcie pikantniejsze karty albo napiszcie własne.
   *[many] Na stosie „{ $pile }” leży tylko { $cards } kart, a potrzeba { $needed }. Dopuśćcie pikantniejsze karty albo napiszcie własne.
}
refused-own-cards-too-many = { $most ->
    [one] Na stosie „{ $pile }” zmieści się tylko jedna własna karta.
    [few] Na stosie „{ $pile }” zmieszczą się tylko { $most } własne karty.
   *[many] Na stosie „{ $pile }” zmieści się tylko { $most } własnych kart.
}
refused-card-no-gap = W tym zdaniu brakuje luki.
refused-card-too-many-gaps = W tym zdaniu jest za dużo luk.
refused-card-gap-in-grey = Ta karta sama wypełnia lukę, więc nie może jej mieć.
refused-card-too-long = { $most ->
    [one] Na karcie zmieści się tylko jeden znak.
    [few] Na karcie zmieszczą się najwyżej { $most } znaki.
   *[many] Na karcie zmieści się najwyżej { $most } znaków.
}
refused-card-not-plain = Na karcie mieści się jeden wiersz zwykłego tekstu.
refused-unknown-game = Nie ma tu gry „{ $game }”.
refused-unknown-language = Ta gra nie ma kart w tym języku ({ $language }).
refused-unknown-person = Tej osoby nie ma już przy stole.
refused-not-left = Przecież siedzisz przy stole.
refused-already-sitting = Już tu siedzisz.
refused-busy = Przy stole spory ruch. Spróbuj za chwilę.
refused-too-fast = Powoli! Stół nie nadąża.
refused-match-over = Ta partia już się skończyła.
refused-host-action = „{ $action }” – teraz się nie da.
refused-ask-pending = Pytanie już wysłane. Zaraz przyjdzie odpowiedź.
refused-ask-unknown = To pytanie jest już nieaktualne.
refused-house-full = Na tym serwerze nie ma już miejsca na kolejny stół.
refused-too-many-tables = { $seconds ->
    [one] Za dużo nowych stołów naraz. Spróbuj ponownie za sekundę.
    [few] Za dużo nowych stołów naraz. Spróbuj ponownie za { $seconds } sekundy.
   *[other] Za dużo nowych stołów naraz. Spróbuj ponownie za { $seconds } sekund.
}
refused-too-many-guesses = { $seconds ->
    [one] Za dużo błędnych kodów. Spróbuj ponownie za sekundę.
    [few] Za dużo błędnych kodów. Spróbuj ponownie za { $seconds } sekundy.
   *[other] Za dużo błędnych kodów. Spróbuj ponownie za { $seconds } sekund.
}
refused-no-match-file = Przy tym stole nie skończyła się jeszcze żadna partia.
refused-foreign-page = To wolno tylko stronie tego serwera. Otwórz ją pod jej adresem.
refused-wrong-address = Ten serwer tak się nie nazywa. Otwórz go pod jego własnym adresem.
refused-not-found = Tu nic nie ma.
refused-late = { $milliseconds ->
    [one] To było o milisekundę za późno.
    [few] To było o { $milliseconds } milisekundy za późno.
   *[many] To było o { $milliseconds } milisekund za późno.
}
refused-pressed = Już naciśnięto.
refused-no-contest = W tej chwili nie ma czego naciskać.
refused-press-measured = Tu liczy się każda milisekunda. Odśwież stronę i naciśnij jeszcze raz.
refused-trouble = Na serwerze coś się popsuło. Spróbuj ponownie za chwilę.

goodbye-unknown-table = Nie ma (już) stołu { $code }. Czy kod się zgadza?
goodbye-kicked = Odesłano cię od stołu. Jeśli to pomyłka, po prostu usiądź z powrotem.
goodbye-server-stopping = Serwer robi krótką przerwę. Zaraz wracamy do gry.
goodbye-too-slow = To urządzenie przestało nadążać.
goodbye-too-fast = Za dużo wiadomości naraz. Zaraz wracamy do gry.
goodbye-too-many-connections = Z tego łącza jest zbyt wiele połączeń. Zamknij kilka okien.
goodbye-version = Serwer mówi już innym językiem. Odśwież stronę.
goodbye-hello-late = Powitanie przyszło za późno. Próbujemy jeszcze raz.
goodbye-expired = Ten stół jest już sprzątnięty: od dawna nikogo tu nie było.
goodbye-trouble = Na serwerze coś się popsuło. Zaraz wracamy do gry.
goodbye-crowded = { $most ->
    [one] Przy tym stole zmieści się tylko jedno urządzenie.
    [few] Przy tym stole zmieszczą się tylko { $most } urządzenia.
   *[other] Przy tym stole zmieści się tylko { $most } urządzeń.
}
