"""What keeps a server from starting that its operator can put right."""

from spieleabend.protocol.fields import Language
from spieleabend.server.wording import say


class OperatorTrouble(Exception):
    """A message of the server's own, for the terminal: what is wrong and what would be right."""

    def __init__(self, key: str, **parameters: str) -> None:
        super().__init__(key, parameters)
        self.key = key
        self.parameters = parameters

    def worded(self, language: Language) -> str:
        """The message in `language`."""
        return say(language, self.key, **self.parameters)
