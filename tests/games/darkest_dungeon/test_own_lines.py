"""Lines that no card of the box has, but a pack may: what they do is what they say."""

from __future__ import annotations

from .stage import STILL, base_content, conditions, each, fight, foe, rule


@rule("DD-19.14")
@rule("DD-20.25")
def test_what_a_monster_does_to_itself_goes_on_after_it_has_pushed_itself() -> None:
    content = base_content()
    brawler = next(one for one in content["monsters.yaml"] if one["id"] == "cultist_brawler")
    brawler["skills"][0]["self"] = [{"op": "push", "areas": 1}, {"op": "buff", "turns": 2}]
    match = fight(
        {"crusader": {"area": "S"}},
        [("cultist_brawler", "C")],
        turn=8,
        tape=[10, "party"],
        content=content,
    )
    one = foe(match)
    assert one is not None
    assert conditions(one) == [("buff", 0, 2)]
    assert one["area"] != 4


@rule("DD-16.1")
def test_who_stands_where_all_are_drawn_is_not_moved() -> None:
    """The Areas that are meant hold the goal as well."""
    content = base_content()
    room = next(one for one in content["rooms.yaml"] if one["id"] == "dd_8")
    line = {
        "when": "round_start",
        "op": "pulse",
        "amount": 1,
        "what": "C",
        "where": ["N", "C", "S"],
    }
    room["rules"][0]["effects"] = [line]
    match = fight(
        {"crusader": {"area": "C"}, "hellion": {"area": "S"}, "vestal": {"area": "E"}},
        [{"kind": "madman", "area": "NW", "stacks": STILL}],
        room="dd_8",
        agenda=[["start_round"]],
        tape=["party"],
        content=content,
    )
    assert each(match, "stress")[:3] == [0, 1, 0]
    assert each(match, "area")[:3] == [2, 2, 3]
