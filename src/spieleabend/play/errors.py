"""The small family of errors that games raise. Players read them in their own language, by key."""

Parameter = str | int


class Refusal(Exception):
    """Something that cannot be done now: a message key of the Fluent files and what goes into the message."""

    def __init__(self, key: str, **parameters: Parameter) -> None:
        """Refuse with the message `key`, filled with `parameters`."""
        super().__init__(key, parameters)
        self.key = key
        self.parameters: dict[str, Parameter] = parameters

    def __str__(self) -> str:
        """The key and its parameters, for operators and test reports."""
        shown = ", ".join(f"{name}={value!r}" for name, value in self.parameters.items())
        return f"{self.key}({shown})"


class IllegalMove(Refusal):
    """A move that the rules do not allow now. It was raised before anything changed: state and chance are untouched."""


class BadSetup(Refusal):
    """A match that cannot begin like this: too few seats, an unknown option, a deck without enough cards."""
