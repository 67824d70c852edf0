# Was der Server auf dem Terminal sagt, und wo es keine Seite gibt.

banner-welcome = Der Spieleabend ist eröffnet. Alle kommen mit Handy oder Laptop im selben WLAN dazu:
banner-welcome-public = Der Spieleabend ist eröffnet. Alle kommen hier dazu:
banner-several = Falls ein Handy die erste Adresse nicht erreicht, nimm die nächste.
banner-alone = Dieser Rechner ist in keinem Netz, also erreichst nur du ihn.
banner-port-taken = Port { $wanted } ist belegt, darum ist es diesmal { $port }.
banner-stop = Zum Beenden drück Strg+C. Die Tische bleiben und machen später da weiter, wo sie waren.
stopping = Gute Nacht! Alle wissen Bescheid, und jeder Zug ist gespeichert.

page-not-built = Spieleabend läuft, aber die Seite ist noch nicht gebaut. Halt den Server an und starte ihn mit scripts/play, oder bau die Seite mit: python hatch_build.py

error-port-taken = Port { $port } benutzt schon ein anderes Programm. Beende es, oder nimm mit --port einen anderen.
error-ports-taken = Die Ports { $first } bis { $last } sind alle belegt. Nimm mit --port einen anderen.
error-port-forbidden = Port { $port } darf nicht geöffnet werden: { $reason }. Ab 1024 braucht es keine besonderen Rechte.
error-address = Auf { $host } kann nichts lauschen: { $reason }. Lass --host weg, dann ist es jedes Netz.
error-data = In den Ordner { $folder } kann nicht geschrieben werden: { $reason }. Nimm mit --data einen anderen.
