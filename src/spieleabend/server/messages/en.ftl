# What the server says on the terminal, and where there is no page.

banner-welcome = Spieleabend is ready. Everybody joins with a phone or laptop on the same Wi-Fi:
banner-welcome-public = Spieleabend is ready. Everybody joins here:
banner-several = If a phone cannot reach the first address, try the next one.
banner-alone = This machine is in no network, so only you can reach it.
banner-port-taken = Port { $wanted } is taken, so it is { $port } this time.
banner-stop = To stop, press Ctrl+C. Tables are kept and go on where they were.
stopping = Good night! Everybody is told, and every move is safe.

page-not-built = Spieleabend is running, but its page has not been built yet. Stop the server and start it with scripts/play, or build the page with: python hatch_build.py

error-port-taken = Port { $port } is in use by another program. Stop that one, or choose another port with --port.
error-ports-taken = The ports { $first } to { $last } are all in use. Choose another one with --port.
error-port-forbidden = Port { $port } may not be opened: { $reason }. Ports from 1024 on need no special rights.
error-address = Nothing can listen on { $host }: { $reason }. Leave --host out to listen on every network.
error-data = The folder { $folder } cannot be written: { $reason }. Choose another one with --data.
