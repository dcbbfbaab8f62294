"""What is said before a choice, just where it begins to be true."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from undercroft import Match, PositionError

from .bout import bossfight, fight
from .quest import quest
from .stage import (
    BLEED,
    asked,
    bare,
    closed,
    dashboard,
    deck,
    options,
    play,
    told,
    tough,
)


def kept(match: Match) -> tuple[object, object, bool]:
    """Damage, death as the sentence has it, and as the option is marked: of keeping a roll."""
    assert asked(match) == ["fortune"]
    [keep] = [one for one in match.decisions[0].options if one.id == "keep"]
    assert keep.outcome is not None
    args = keep.outcome.text.args
    return args["damage"], args["dies"], keep.outcome.deadly


@pytest.mark.rule("TG-5.5")
@pytest.mark.parametrize(("red", "dies"), [(5, False), (6, False), (7, True), (8, True)])
def test_a_blow_that_fills_the_bar_is_not_yet_deadly(red: int, dies: bool) -> None:
    match = fight(
        {"thief": bare(6, armour=["deserter_armour"], luck=True, red=red)},
        [tough("skeleton_archer", 12)],
        turn=None,
        tape=[0, 0],
    )
    assert kept(match) == (4, "yes" if dies else "no", dies)
    assert closed(match) == {}
    play(match, "keep")
    assert match.over is dies


@pytest.mark.rule("TG-25.4")
@pytest.mark.parametrize(("red", "dies"), [(3, False), (4, False), (5, True)])
def test_bleed_counts_in_what_is_said(red: int, dies: bool) -> None:
    match = fight(
        {"thief": bare(6, armour=["deserter_armour"], luck=True, red=red, conditions=BLEED)},
        [tough("skeleton_archer", 12)],
        turn=None,
        tape=[0, 0],
    )
    assert kept(match) == (6, "yes" if dies else "no", dies)


@pytest.mark.rule("TG-4.6")
@pytest.mark.parametrize(("red", "dies"), [(7, False), (8, True)])
def test_an_ember_counts_in_what_is_said(red: int, dies: bool) -> None:
    match = fight(
        {"thief": bare(6, armour=["deserter_armour"], luck=True, red=red, ember=True)},
        [tough("skeleton_archer", 12)],
        turn=None,
        tape=[0, 0],
    )
    assert kept(match) == (3, "yes" if dies else "no", dies)


def test_everything_of_a_pack_knows_its_place_and_its_name() -> None:
    pack = undercroft.new("tomb_of_giants").pack
    for kind in ("trap", "board", "character", "model", "behaviour", "boss", "encounter", "event"):
        found: dict[str, Any] = pack.things[kind]
        assert [one.index for one in found.values()] == [*range(len(found))], kind
        assert [one.id for one in found.values()] == [*found], kind


@pytest.mark.rule("TG-29.8")
@pytest.mark.parametrize(
    ("pip", "held", "said"),
    [
        (0, [], (0, 4, "yes")),
        (2, [], (2, 2, "yes")),
        (1, [["repair_powder", 0]], (2, 2, "yes")),
    ],
)
def test_how_a_blow_is_reckoned_adds_up(
    pip: int, held: list[list[object]], said: tuple[object, ...]
) -> None:
    match = fight(
        {"thief": bare(6, armour=["deserter_armour"], luck=True)},
        [tough("skeleton_archer", 12)],
        turn=None,
        tape=[pip, 0],
        held=held,
        events=deck(),
    )
    [keep] = [one for one in match.decisions[0].options if one.id == "keep"]
    assert keep.outcome is not None
    args = keep.outcome.text.args
    assert tuple(args[name] for name in ("rolled", "damage", "even")) == said


@pytest.mark.rule("TG-29.8")
@pytest.mark.parametrize(("boss", "damage"), [("black_knight", 2 + 2 + 2 - 3), (None, 2 + 2 - 2)])
def test_a_dragon_scale_adds_two_to_what_a_boss_suffers(boss: str | None, damage: int) -> None:
    wielder = {"left": ["thrall_axe", "dragon_scale"], "tiers": [3, 3, 3, 3]}
    if boss is None:
        match = fight({"thief": bare(1, **wielder)}, [tough("skeleton_soldier", 1)], tape=[2, 2])
    else:
        knight = {"model": boss, "node": 1}
        match = bossfight(
            boss, {"thief": bare(1, side="s", **wielder)}, [knight], turn=0, tape=[2, 2],
            card="black_knight_overhead_swing",
        )  # fmt: skip
    play(match, "act-left-0")
    assert [values[-1] for values in told(match, "strikes")] == [damage]


@pytest.mark.rule("TG-12.3")
@pytest.mark.parametrize(
    ("scouted", "card", "choices"),
    [
        (False, None, ["puppet_master", "rain_of_filth"]),
        (False, "last_rites", ["puppet_master", "rain_of_filth"]),
        (True, None, ["puppet_master", "rain_of_filth"]),
        (True, "last_rites", ["puppet_master", "rain_of_filth", "last_rites"]),
    ],
)
def test_the_card_that_lies_there_is_one_of_the_choices_for_a_scout_alone(
    scouted: bool, card: str | None, choices: list[str]
) -> None:
    seen = [["encounter", "puppet_master"], ["encounter", "rain_of_filth"]]
    doc: Any = dashboard(("cleric",)).position()
    body = doc["state"]
    body["at"], body["peeked"] = 2, seen
    body["track"][2]["card"] = card
    away = (card, *[id for _, id in seen])
    body["decks"][0]["middle"] = [one for one in body["decks"][0]["middle"] if one not in away]
    doc["frame"].update(agenda=[["onward"], ["choose_card", scouted]], asks=[], answered=[])
    match = undercroft.from_position(doc)
    assert asked(match) == ["choose_card"]
    offered = [option.message.args["encounter"] for option in match.decisions[0].options]
    assert [one.id for one in offered] == choices  # type: ignore[union-attr]


@pytest.mark.rule("TG-20.3")
@pytest.mark.parametrize("where", ["held", "below a space", "discarded"])
def test_an_event_card_is_in_one_place(where: str) -> None:
    """There is one Martial Bonfire Ascetic and one Lifegem."""
    doc: Any = dashboard(("cleric",)).position()
    body = doc["state"]
    if where == "held":
        body["held"] = [["lifegem", 0]]
    elif where == "discarded":
        body["event_discard"] = ["lifegem"]
    else:
        body["track"][1]["event"] = "martial_bonfire_ascetic"
    with pytest.raises(PositionError, match="too many cards"):
        undercroft.from_position(doc)
    gone = ("lifegem", "martial_bonfire_ascetic")
    body["events"]["middle"] = [card for card in body["events"]["middle"] if card not in gone]
    assert asked(undercroft.from_position(doc))


@pytest.mark.rule("TG-19.7")
def test_a_shortcut_on_the_first_space_is_no_second_way_there() -> None:
    doc: Any = dashboard(("cleric",)).position()
    body = doc["state"]
    for space, card in ((1, "bridge_too_far"), (2, "dark_resurrection")):
        body["track"][space] |= {"shortcut": True, "card": card}
        body["decks"][0]["middle"].remove(card)
    doc["frame"].update(agenda=[["bonfire"]], asks=[], answered=[])
    match = undercroft.from_position(doc)
    assert [id for id in options(match) if id.startswith("go-")] == ["go-1", "go-2"]


@pytest.mark.rule("TG-A.82")
def test_the_ball_rolls_by_its_card_whichever_way_it_rolled_before() -> None:
    doc: Any = quest("the_skeleton_ball", {"cleric": bare(26)}).position()
    assert doc["state"]["ball_south"] is True
    doc["state"]["ball_south"] = False
    doc["frame"].update(agenda=[["set_up"]], asks=[], answered=[])
    match = undercroft.from_position(doc)
    found: Any = match.position()["state"]
    assert found["ball_south"] is True


@pytest.mark.rule("TG-A.62")
@pytest.mark.rule("TG-29.6")
def test_the_second_node_of_a_step_aside_has_been_paid_for_with_the_first() -> None:
    """Black Hand Armour; the first step fills the bar, the second is free all the same."""
    match = fight(
        {"thief": bare(5, armour=["black_hand_armour"], red=9)},
        [tough("skeleton_archer", 12)],
        turn=None,
        tape=[0, 1],
    )
    play(match, "node-8")
    assert "node-10" in options(match)
    assert not any(id.startswith("overspend") for id in options(match))


@pytest.mark.rule("TG-20.3")
def test_a_rendezvous_that_is_no_scout_waits_for_the_encounter() -> None:
    doc: Any = dashboard(("cleric",)).position()
    body = doc["state"]
    body["track"][2] |= {"card": "last_rites", "event": "martial_bonfire_ascetic"}
    body["decks"][0]["middle"].remove("last_rites")
    body["events"]["middle"].remove("martial_bonfire_ascetic")
    body["at"] = 1
    doc["frame"].update(agenda=[["onward"]], asks=[], answered=[])
    match = undercroft.from_position(doc)
    play(match, "go-2")
    assert asked(match) == ["prepare"]
    found: Any = match.position()["state"]["track"]  # type: ignore[index]
    assert (found[2]["card"], found[2]["event"]) == ("last_rites", "martial_bonfire_ascetic")
