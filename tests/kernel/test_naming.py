"""Names of things in each language there is."""

from __future__ import annotations

import msgspec

from undercroft.kernel.naming import FrenchName, called, name_words, plain, spoken, with_letter


class Entry(msgspec.Struct):
    name: str
    name_fr: str | FrenchName | None = None


ROOM = Entry("Room", FrenchName("Salle", "f"))
DOOR = Entry("Door", "Porte")
ROM = Entry("Rom")
AXE = Entry("Axe", FrenchName(None, "f", "many", "none", True))


def test_one_thing_is_spoken_of_with_its_grammar() -> None:
    assert spoken(ROM) == "Rom"
    assert spoken(DOOR) == {"en": "Door", "fr": "Porte"}
    salle = {"name": "Salle", "gender": "f", "number": "one", "article": "yes"}
    assert spoken(ROOM) == {"en": "Room", "fr": salle}
    axe = {"name": "Axe", "gender": "f", "number": "many", "article": "none", "elision": "yes"}
    assert spoken(AXE) == {"en": "Axe", "fr": axe}


def test_several_things_are_named_in_a_row() -> None:
    assert spoken(ROM, ROM) == "Rom / Rom"
    assert spoken(ROOM, ROM) == {"en": "Room / Rom", "fr": "Salle / Rom"}
    assert spoken(ROM, DOOR) == {"en": "Rom / Door", "fr": "Rom / Porte"}


def test_several_things_are_named_in_a_row_in_further_languages() -> None:
    """Where one of them has no name in a language, its English one serves."""

    class Abroad(Entry):
        names: dict[str, str] = {}

    door = Abroad("Door", "Porte", {"de": "Tür"})
    assert spoken(door, ROM) == {"en": "Door / Rom", "de": "Tür / Rom", "fr": "Porte / Rom"}
    assert spoken(ROM, door, door) == {
        "en": "Rom / Door / Door", "de": "Rom / Tür / Tür", "fr": "Rom / Porte / Porte"
    }  # fmt: skip


def test_one_of_several_has_a_letter_in_each_language() -> None:
    assert with_letter("Rom", "B") == "Rom B"
    assert with_letter(spoken(DOOR), "B") == {"en": "Door B", "fr": "Porte B"}
    lettered = with_letter(spoken(ROOM), "C")
    assert plain(called(lettered, "fr")) == "Salle C"
    assert called(lettered, "en") == "Room C"


def test_where_a_name_is_missing_the_english_one_serves() -> None:
    assert called("Rom", "fr") == "Rom"
    assert called({"en": "Room"}, "fr") == "Room"
    assert name_words(ROM) == {"name": "Rom"}
    assert name_words(ROOM) == {"name": "Room", "fr": "Salle"}
    assert name_words(AXE) == {"name": "Axe", "fr": "Axe"}
