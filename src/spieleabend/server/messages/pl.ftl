# Co serwer mówi w terminalu i tam, gdzie nie ma strony.

banner-welcome = Spieleabend czeka na gości. Wystarczy telefon albo laptop w tej samej sieci Wi-Fi:
banner-welcome-public = Spieleabend czeka na gości. Wszyscy dołączają tutaj:
banner-several = Jeśli telefon nie łączy się z pierwszym adresem, spróbuj następnego.
banner-alone = Ten komputer nie jest w żadnej sieci, więc tylko ty masz do niego dostęp.
banner-port-taken = Port { $wanted } jest zajęty, więc tym razem będzie { $port }.
banner-stop = Aby zakończyć, naciśnij Ctrl+C. Stoły zostają i można potem grać dalej.
stopping = Dobranoc! Wszyscy już wiedzą, a każdy ruch jest zapisany.

page-not-built = Spieleabend działa, ale strona nie jest jeszcze zbudowana. Zatrzymaj serwer i uruchom go przez scripts/play albo zbuduj stronę poleceniem: python hatch_build.py

error-port-taken = Port { $port } jest już zajęty przez inny program. Zakończ go albo wybierz inny port przez --port.
error-ports-taken = Porty od { $first } do { $last } są zajęte. Wybierz inny przez --port.
error-port-forbidden = Nie wolno otworzyć portu { $port }: { $reason }. Od 1024 nie potrzeba specjalnych uprawnień.
error-address = Na { $host } nie da się nasłuchiwać: { $reason }. Bez --host serwer słucha w każdej sieci.
error-data = Nie można zapisywać w folderze { $folder }: { $reason }. Wybierz inny przez --data.
