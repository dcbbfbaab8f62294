"""What a view says of a question: its subject, and the kinds and targets of its options."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

View = Mapping[str, Any]
Option = Mapping[str, Any]


def subject_of(decision: View) -> int:
    """The hero or figure that is asked about."""
    return int(decision["subject"][1])


def asked_hero(view: View, decision: View) -> View:
    """The hero who is asked, as everybody sees him."""
    hero: View = view["table"]["heroes"][subject_of(decision)]
    return hero


def target(option: Option, kind: str) -> Any:
    """What of this kind an option points at."""
    return dict(option["targets"])[kind]


def target_hero(view: View, option: Option) -> View:
    """The hero whom an option means."""
    hero: View = view["table"]["heroes"][int(target(option, "hero"))]
    return hero


def trinket_of(hero: View, option: Option) -> View:
    """The Trinket that an option uses, as it lies before its hero."""
    card = target(option, "trinket")
    found: View = next(one for one in hero["trinkets"] if one["card"] == card)
    return found


def of_kind(options: Iterable[Option], *kinds: str) -> list[Option]:
    """The options of these kinds, in their order."""
    return [option for option in options if option["kind"] in kinds]


def id_of(options: Iterable[Option], kind: str) -> str | None:
    """The first option of a kind."""
    for option in options:
        if option["kind"] == kind:
            return str(option["id"])
    return None


def sure_id(options: Iterable[Option], kind: str) -> str:
    """The same where there always is one."""
    found = id_of(options, kind)
    assert found is not None
    return found
