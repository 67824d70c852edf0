"""What waits for a slow device: answers always, of the views only the newest."""

from hypothesis import given, settings
from hypothesis import strategies as some

from spieleabend.server.outbox import MOST_ANSWERS, MOST_BYTES, MOST_MESSAGES, Outbox


def emptied(outbox: Outbox) -> list[bytes]:
    messages = []
    while (message := outbox.take()) is not None:
        messages.append(message)
    return messages


def test_what_fits_comes_out_as_it_went_in() -> None:
    outbox = Outbox()
    messages = [b"%d" % number for number in range(MOST_MESSAGES)]
    for number, message in enumerate(messages):
        outbox.put(message, is_view=number % 2 == 0)
    assert not outbox.is_crowded
    assert outbox.bytes_waiting == sum(map(len, messages))
    assert emptied(outbox) == messages
    assert (len(outbox), outbox.bytes_waiting) == (0, 0)


def test_when_it_is_full_only_the_newest_view_stays() -> None:
    outbox = Outbox()
    for number in range(MOST_MESSAGES - 1):
        outbox.put(b"view %d" % number, is_view=True)
    outbox.put(b"answer", is_view=False)
    outbox.put(b"newest", is_view=True)
    assert outbox.is_crowded
    assert outbox.coalesced == MOST_MESSAGES - 1
    assert emptied(outbox) == [b"answer", b"newest"]
    assert not outbox.is_crowded


def test_an_answer_that_finds_it_full_leaves_the_newest_view_in_its_place() -> None:
    outbox = Outbox()
    for number in range(MOST_MESSAGES):
        outbox.put(b"view %d" % number, is_view=True)
    outbox.put(b"answer", is_view=False)
    assert emptied(outbox) == [b"view %d" % (MOST_MESSAGES - 1), b"answer"]


def test_large_views_count_by_their_size() -> None:
    outbox = Outbox()
    large = b"x" * (MOST_BYTES // 2)
    for _ in range(3):
        outbox.put(large, is_view=True)
    assert outbox.bytes_waiting == len(large)


def test_answers_are_never_dropped_but_too_many_are_noticed() -> None:
    outbox = Outbox()
    overrun = []
    for number in range(MOST_ANSWERS + 1):
        outbox.put(b"%d" % number, is_view=False)
        overrun.append(outbox.is_overrun)
    assert overrun == [False] * MOST_ANSWERS + [True]
    assert len(emptied(outbox)) == MOST_ANSWERS + 1


@given(some.lists(some.sampled_from(["view", "answer", "take"]), max_size=400))
@settings(max_examples=100)
def test_whatever_happens_answers_keep_their_order_and_the_newest_view_comes(steps: list[str]) -> None:
    outbox = Outbox()
    taken: list[bytes] = []
    for number, step in enumerate(steps):
        if step == "take":
            message = outbox.take()
            taken += [] if message is None else [message]
        else:
            outbox.put(b"%s %d" % (step.encode(), number), is_view=step == "view")
    taken += emptied(outbox)
    numbers = [int(message.split()[1]) for message in taken]
    assert numbers == sorted(numbers)
    answers = [number for number, step in enumerate(steps) if step == "answer"]
    assert [int(message.split()[1]) for message in taken if message.startswith(b"answer")] == answers
    views = [number for number, step in enumerate(steps) if step == "view"]
    heard = [int(message.split()[1]) for message in taken if message.startswith(b"view")]
    assert heard[-1:] == views[-1:]
    assert outbox.coalesced == len(views) - len(heard)
