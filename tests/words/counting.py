"""A dictionary that knows nothing and counts how often it is asked."""


class CountingDictionary:
    name: str | None = "counting"
    complete = False

    def __init__(self) -> None:
        self.looked_up = 0

    def lemmas(self, word: str) -> frozenset[str]:
        self.looked_up += 1
        assert len(word) <= 42
        return frozenset()
