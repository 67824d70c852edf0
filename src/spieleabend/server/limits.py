"""How much one connection and one address may ask for. Sized for a household: twenty phones behind one router.

Everything here is bounded itself: whoever comes with ever new addresses makes the oldest ones forgotten.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from ipaddress import IPv4Address, ip_network
from itertools import islice

from spieleabend.server.addresses import parsed_ip

MESSAGES = (10.0, 30.0)
"""Commands and signals of one connection: so many a second, and so many at once."""
TIME_PINGS = (5.0, 40.0)
"""Clock samples of one connection; they come in bursts before a round and are counted apart."""
HEARTBEATS = (30.0, 90.0)
"""Signs of a device in a contest that nobody has pressed: some twenty a second, or nobody hears them."""
PATIENCE = (0.5, 30.0)
"""Messages over these limits that are refused one by one before the connection is closed."""
UNREADABLE = (0.1, 5.0)
"""Messages that cannot be read before the connection is closed."""

REQUESTS = (30.0, 600.0)
"""Requests to the API from one address: so many a second, and so many at once."""
MOST_CONNECTIONS = 200
"""WebSockets that may be open from one address."""
NEW_TABLES = (1 / 20, 20.0)
"""Tables from one address: so many a second, and so many at once."""

FREE_FAILURES = 10
"""Look-ups of tables that do not exist which cost an address nothing."""
FAILURE_FORGIVEN_AFTER = 30.0
"""Seconds after which one failed look-up is forgotten."""
FIRST_GAP, LONGEST_GAP = 0.5, 4.0
"""Seconds between further look-ups of unfamiliar codes: they double with every failure, up to the longest."""
LONGEST_WAIT = 4.0
"""Seconds that a look-up waits for its turn; whoever would wait longer, or lose patience, is sent away."""
FAMILIAR_CODES = 64
"""Codes that an address has found; finding them again is free, so that no guesser locks a household out."""
MOST_ADDRESSES = 10_000
"""Addresses that are remembered."""


class TokenBucket:
    """So many a second on average, and some at once."""

    __slots__ = ("_burst", "_left", "_rate", "_when")

    def __init__(self, rate_and_burst: tuple[float, float], now: float) -> None:
        """Begin full, at monotonic time `now` in seconds."""
        self._rate, self._burst = rate_and_burst
        self._left = self._burst
        self._when = now

    def take(self, now: float) -> bool:
        """Take one if there is one."""
        self._fill(now)
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def wait(self, now: float) -> float:
        """Seconds until there is one to take."""
        self._fill(now)
        return max(0.0, (1 - self._left) / self._rate)

    def _fill(self, now: float) -> None:
        self._left = min(self._burst, self._left + max(0.0, now - self._when) * self._rate)
        self._when = now


class TooMany(Exception):
    """An address asks for more than its share: a message key, and the seconds after which it may come again."""

    def __init__(self, key: str, again_after: float) -> None:
        super().__init__(f"{key}: again in {again_after:.1f} seconds")
        self.key = key
        self.again_after = again_after


@dataclass(slots=True)
class _Address:
    """What is remembered of one address."""

    requests: TokenBucket
    new_tables: TokenBucket
    connections: int = 0
    failures: float = 0.0
    failures_when: float = 0.0
    next_turn: float = 0.0
    familiar: OrderedDict[str, None] = field(default_factory=OrderedDict)

    def failures_now(self, now: float) -> float:
        """Failed look-ups that are not yet forgiven."""
        forgiven = (now - self.failures_when) / FAILURE_FORGIVEN_AFTER
        self.failures = max(0.0, self.failures - forgiven)
        self.failures_when = now
        return self.failures


class AddressLimits:
    """What each address has used of its share. `now` gives monotonic seconds."""

    def __init__(self, now: Callable[[], float], *, most_addresses: int = MOST_ADDRESSES) -> None:
        self._now = now
        self._most = most_addresses
        self._addresses: OrderedDict[str, _Address] = OrderedDict()

    def __len__(self) -> int:
        return len(self._addresses)

    def request(self, address: str) -> None:
        """Count a request to the API. Raises TooMany."""
        bucket = self._known(address).requests
        if not bucket.take(self._now()):
            raise TooMany("refused-too-fast", bucket.wait(self._now()))

    def connect(self, address: str) -> bool:
        """Count a WebSocket that has opened, and say whether it may stay; `disconnect` must follow either way."""
        known = self._known(address)
        known.connections += 1
        return known.connections <= MOST_CONNECTIONS

    def disconnect(self, address: str) -> None:
        """Count a WebSocket that has closed."""
        self._known(address).connections -= 1

    def create_table(self, address: str) -> None:
        """Count a table that is about to be made. Raises TooMany."""
        bucket = self._known(address).new_tables
        if not bucket.take(self._now()):
            raise TooMany("refused-too-many-tables", bucket.wait(self._now()))

    async def look_up(self, address: str, code: str) -> None:
        """Wait for the turn to look up `code`: nothing at all, unless the address has guessed wrong often.

        Raises TooMany where that would take too long.
        """
        known = self._known(address)
        now = self._now()
        failures = known.failures_now(now)
        if code in known.familiar or failures < FREE_FAILURES:
            return
        turn = max(known.next_turn, now)
        if turn - now > LONGEST_WAIT:
            raise TooMany("refused-too-many-guesses", turn - now)
        doublings = min(failures - FREE_FAILURES, 10.0)
        known.next_turn = turn + min(LONGEST_GAP, FIRST_GAP * 2.0**doublings)
        await asyncio.sleep(turn - now)

    def found(self, address: str, code: str) -> None:
        """There is such a table."""
        familiar = self._known(address).familiar
        familiar[code] = None
        familiar.move_to_end(code)
        if len(familiar) > FAMILIAR_CODES:
            familiar.popitem(last=False)

    def not_found(self, address: str) -> None:
        """There is no such table: a slip of the finger, or a guess."""
        known = self._known(address)
        known.failures_now(self._now())
        known.failures += 1

    def _known(self, address: str) -> _Address:
        """What is remembered of an address; those unheard of for the longest make room for new ones."""
        key = _household(address)
        known = self._addresses.get(key)
        if known is None:
            now = self._now()
            known = _Address(TokenBucket(REQUESTS, now), TokenBucket(NEW_TABLES, now))
            self._addresses[key] = known
            self._make_room()
        self._addresses.move_to_end(key)
        return known

    def _make_room(self) -> None:
        # Those with open connections stay: their number is bounded by that of the connections.
        for key in list(islice(self._addresses, max(0, len(self._addresses) - self._most))):
            if not self._addresses[key].connections:
                del self._addresses[key]


def _household(address: str) -> str:
    """What one customer of a provider has: an IPv4 address, or the first half of an IPv6 one."""
    parsed = parsed_ip(address.partition("%")[0])
    if parsed is None or isinstance(parsed, IPv4Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ip_network((parsed, 64), strict=False))
