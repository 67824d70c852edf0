"""What a game refuses, in the words in which it tells its players so."""

from fluent.runtime import FluentBundle, FluentResource

from spieleabend.decks.load import game_folder
from spieleabend.play.errors import Refusal
from spieleabend.play.game import AnyGame


def worded(game: AnyGame, refusal: Refusal) -> str:
    """A refusal as players read it in English; its bare key where the game has no such message."""
    folder = game_folder(game, "messages")
    file = None if folder is None else folder / "en.ftl"
    if file is None or not file.is_file():
        return str(refusal)
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    if not bundle.has_message(refusal.key):
        return str(refusal)
    pattern = bundle.get_message(refusal.key).value
    text, errors = ("", [refusal]) if pattern is None else bundle.format_pattern(pattern, refusal.parameters)
    return str(refusal) if errors else str(text)
