"""Options: what a table may settle about a game before it begins, in three closed kinds that any lobby can draw."""

from collections.abc import Mapping

from msgspec import Struct

from spieleabend.play.errors import BadSetup

OptionValue = bool | int | str
Options = Mapping[str, OptionValue]


class Switch(Struct, frozen=True, tag_field="kind", tag="switch"):
    """On or off."""

    name: str
    default: bool

    def accepts(self, value: OptionValue) -> bool:
        """Whether `value` may be chosen."""
        return isinstance(value, bool)


class Range(Struct, frozen=True, tag_field="kind", tag="range"):
    """A whole number from `least` to `most` in steps of `step`; 0 means "off" where `off` is set."""

    name: str
    least: int
    most: int
    default: int
    step: int = 1
    off: bool = False

    def accepts(self, value: OptionValue) -> bool:
        """Whether `value` may be chosen."""
        if isinstance(value, bool) or not isinstance(value, int):
            return False
        if value == 0 and self.off:
            return True
        return self.least <= value <= self.most and (value - self.least) % self.step == 0


class Choice(Struct, frozen=True, tag_field="kind", tag="choice"):
    """One of several named values."""

    name: str
    values: tuple[str, ...]
    default: str

    def accepts(self, value: OptionValue) -> bool:
        """Whether `value` may be chosen."""
        return value in self.values


Option = Switch | Range | Choice


def settle(offered: tuple[Option, ...], chosen: Options) -> dict[str, OptionValue]:
    """All options of a game with the chosen values, the defaults elsewhere. Raises BadSetup for what is not offered."""
    settled: dict[str, OptionValue] = {option.name: option.default for option in offered}
    by_name = {option.name: option for option in offered}
    for name, value in chosen.items():
        option = by_name.get(name)
        if option is None:
            raise BadSetup("bad-option-unknown", option=name)
        if not option.accepts(value):
            raise BadSetup("bad-option-value", option=name, value=str(value))
        settled[name] = value
    return settled
