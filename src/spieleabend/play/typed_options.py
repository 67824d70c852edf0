"""Options as people type them on a command line: `cycles=2`, `timer=off`."""

from spieleabend.play.options import Option, OptionValue, Range, Switch

_SWITCHED = {"on": True, "yes": True, "true": True, "off": False, "no": False, "false": False}


class WrongOption(ValueError):
    """A typed option that the game does not have or that has no such value."""


def typed_option(offered: tuple[Option, ...], text: str) -> tuple[str, OptionValue]:
    """Read one option typed as `name=value` into its name and its value. Raises WrongOption.

    >>> typed_option((Range("cycles", 1, 5, 1),), "cycles=2")
    ('cycles', 2)
    """
    name, equals, value = text.partition("=")
    if not equals:
        raise WrongOption(f"an option is name=value, not {text!r}")
    for option in offered:
        if option.name == name:
            return name, _value(option, value)
    names = ", ".join(option.name for option in offered) or "none"
    raise WrongOption(f"there is no option {name!r}; there is {names}")


def _value(option: Option, text: str) -> OptionValue:
    """Read the value of one option."""
    if isinstance(option, Switch):
        value: OptionValue = _SWITCHED.get(text.lower(), text)
        wanted = "on or off"
    elif isinstance(option, Range):
        value = _number(text, option)
        steps = "" if option.step == 1 else f" in steps of {option.step}"
        wanted = f"{option.least} to {option.most}{steps}{' or off' if option.off else ''}"
    else:
        value = text
        wanted = " or ".join(option.values)
    if not option.accepts(value):
        raise WrongOption(f"option {option.name} takes {wanted}, not {text!r}")
    return value


def _number(text: str, option: Range) -> OptionValue:
    """Read a number, `off` as 0 where it may be; what is no number stays text, which no Range accepts."""
    if option.off and text.lower() == "off":
        return 0
    return int(text) if text.isascii() and text.removeprefix("-").isdigit() and len(text) < 20 else text
