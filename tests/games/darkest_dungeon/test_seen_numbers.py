"""What screens and bots are told, to the number: odds, intents, outcomes, cards, names."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.darkest_dungeon.effects.outcomes import lines_of
from undercroft.games.darkest_dungeon.game import GAME
from undercroft.games.darkest_dungeon.terms import ALLIES, SELF
from undercroft.games.darkest_dungeon.view.catalog import catalog
from undercroft.kernel.errors import PositionError
from undercroft.kernel.match import Match
from undercroft.kernel.text import Message

from .ring import bout, drafted
from .stage import (
    STILL,
    WAITING,
    Fields,
    closed,
    dungeon,
    fight,
    foe,
    hamlet,
    hero,
    load,
    new,
    odds,
    options,
    pack,
    play,
    ready,
    table,
)

# ruins_9: N C S in a column, NW W SW and NE E SE beside it.
N, NW, NE, W, C, E, SW, S, SE = range(9)


def outcome(match: Match, option: str, seat: int = 0) -> Any:
    view: Any = match.view(seat)
    every = [one for decision in view["decisions"] for one in decision["options"]]
    return next(one["outcome"] for one in every if one["id"] == option)


# ---------------------------------------------------------------------- odds


def swan(**fields: Any) -> dict[str, Any]:
    """Iron Swan (9, damage 7, critical 1: 12) at a Madman (Dodge 2, Life 10) two Areas away."""
    match = fight(
        {"hellion": {"area": "S", "skills": ["iron_swan"]}},
        [{**WAITING, **fields}],
        turn="hellion",
    )
    return odds(match, f"use-iron_swan-{N}")[0]


def test_what_a_blow_promises() -> None:
    assert swan() == {
        "figure": 8, "hit": 0.7, "crit": 0.1, "damage": 7, "crit_damage": 12,
        "expected": 5.4, "kill": 0.1,
    }  # fmt: skip
    assert swan(wounds=2)["kill"] == 0.1
    assert swan(wounds=3)["kill"] == 0.7
    halved = swan(stacks=[*STILL, ["protection", 0, 9]])
    assert (halved["damage"], halved["crit_damage"], halved["kill"]) == (4, 6, 0)
    assert halved["expected"] == 3  # six in ten hit for 4, one for 6
    marked = swan(stacks=[*STILL, ["debuff", 0, 9], ["debuff", 0, 9]])
    assert (marked["hit"], marked["crit"]) == (0.7, 0.3)
    assert marked["expected"] == pytest.approx(6.4)


def test_no_roll_hits_more_often_than_always() -> None:
    sure = swan(stacks=[*STILL, *[["mark", 0, 9]] * 4, *[["debuff", 0, 9]] * 12])
    assert (sure["hit"], sure["crit"]) == (1, 1)
    marked = swan(stacks=[*STILL, *[["mark", 0, 9]] * 4])
    assert (marked["hit"], marked["crit"]) == (1, 0.1)
    never = swan(dodge=9)
    assert (never["hit"], never["crit"], never["expected"]) == (0.1, 0.1, 1.2)
    none = fight(
        {"hellion": {"area": "C", "skills": ["if_it_bleeds"]}},
        [{**WAITING, "dodge": 9}],
        turn="hellion",
    )
    assert odds(none, f"use-if_it_bleeds-{N}")[0]["hit"] == 0
    assert outcome(none, f"use-if_it_bleeds-{N}")["useless"]
    assert not outcome(none, f"use-if_it_bleeds-{N}")["deadly"]


def test_thirds_are_told_in_three_places() -> None:
    """Chances are tenths; what is expected of them is rounded to a thousandth."""
    for one in (swan(), swan(wounds=3), swan(dodge=1)):
        for name in ("hit", "crit", "kill", "expected"):
            assert one[name] == round(one[name], 3)


def test_what_needs_no_roll_promises_everything() -> None:
    match = fight(
        {
            "crusader": {"area": "S", "skills": ["battle_heal"]},
            "vestal": {"area": "S", "wounds": 3},
        },
        [WAITING],
        turn="crusader",
    )
    told = {one["figure"]: one for one in odds(match, f"use-battle_heal-{S}")}
    assert set(told) == {0, 1}
    card = pack().things["skill"]["battle_heal-1"]
    assert told[1]["heal"] == card.heal
    assert told[1]["crit_heal"] == card.crit_heal
    assert "damage" not in told[1]
    alone = fight(
        {"hellion": {"area": "S", "skills": ["adrenaline_rush"]}}, [WAITING], turn="hellion"
    )
    assert odds(alone, f"use-adrenaline_rush-{S}") == []  # no roll, no damage, no healing


# ---------------------------------------------------------------------- why not


@pytest.mark.rule("DD-20.14")
def test_a_guard_is_the_reason_only_if_it_is() -> None:
    """Wicked Hack reaches its own Area: nobody there, or only somebody behind a guard."""
    hellion: Fields = {"area": "S", "skills": ["wicked_hack", "adrenaline_rush"]}
    far = fight({"hellion": hellion}, [WAITING], turn="hellion")
    assert closed(far)["use-wicked_hack"] == "dd-why-range"
    guarded = fight(
        {"hellion": hellion},
        [{**WAITING, "stacks": [*STILL, ["guard", 0, 9]]}, {**WAITING, "area": "S"}],
        turn="hellion",
    )
    assert closed(guarded)["use-wicked_hack"] == "dd-why-guard"
    tired = fight(
        {"hellion": {**hellion, "actions": 0}},
        [WAITING],
        agenda=[["initiative"], ["end_turn", 0], ["act", 0]],
    )
    assert closed(tired)["use-wicked_hack"] == "dd-why-no-actions"


# ---------------------------------------------------------------------- intents


def test_what_each_monster_would_do() -> None:
    match = fight(
        {"hellion": {"area": "S"}, "crusader": {"area": "S"}},
        [("bone_soldier", "C"), ("madman", "N")],
        turn="hellion",
    )
    soldier, madman = (foe(match, 0), foe(match, 1))
    assert soldier is not None
    assert madman is not None
    (slash,) = soldier["intents"]
    assert slash["skill"] == "bone_soldier.graveyard_slash"
    assert (slash["chance"], slash["target"], slash["areas"], slash["reaches"]) == (1, 0, [C], True)
    assert [one["figure"] for one in slash["odds"]] == [0]
    doomsay, accusation = madman["intents"]
    assert (doomsay["chance"], accusation["chance"]) == (0.5, 0.5)
    assert doomsay["areas"] == [C, SW, SE]
    assert [one["figure"] for one in doomsay["odds"]] == [0, 1]
    assert accusation["areas"] == [N]
    assert foe(match, 1) == madman  # looking has moved nobody
    assert madman["area"] == N


def test_a_monster_too_far_away_promises_nothing() -> None:
    match = fight({"vestal": {"area": "S"}}, [("bone_soldier", "N")], turn="vestal")
    one = foe(match)
    assert one is not None
    (slash,) = one["intents"]
    reaches = slash["reaches"]
    assert bool(slash["odds"]) is reaches
    far = fight(
        {"vestal": {"area": "bottom"}},
        [("bone_soldier", "top")],
        room="ruins_10",
        turn="vestal",
    )
    one = foe(far)
    assert one is not None
    (slash,) = one["intents"]
    assert slash["target"] == 0
    assert slash["reaches"] is False
    assert slash["odds"] == []
    assert slash["areas"]


def test_what_a_monster_does_to_itself_it_does_where_it_stands() -> None:
    owned = [
        (card.id, skill.id)
        for card in pack().monsters
        for skill in card.skills
        if skill.scope == "self" or not (skill.foes or skill.friends)
    ]
    assert owned
    seen = 0
    for kind, skill in owned:
        card = pack().monster(kind)
        if card.boss or card.habit or card.size == 2:
            continue
        match = fight({"vestal": {"area": "S"}}, [(kind, "N")], turn="vestal")
        one = foe(match)
        assert one is not None
        for intent in one["intents"]:
            if intent["skill"] == skill:
                seen += 1
                assert (intent["target"], intent["areas"]) == (8, [N])
                assert intent["reaches"] is True
                assert intent["odds"] == []
    assert seen


# ---------------------------------------------------------------------- outcomes


def test_options_say_what_they_do() -> None:
    match = hamlet({"crusader": {"stress": 5, "wounds": 5}}, buildings={"tavern": 1}, tape=[10])
    play(match, "visit-sanitarium")
    assert outcome(match, options(match)[0]).get("gold", 0) <= 0
    rest = dungeon(quest="fundraiser", lairs=1, agenda=[["reward", None], ["give_gold"]],
                   hamlet={"gold": 60})  # fmt: skip
    given = outcome(rest, "give-2")
    assert given["xp"] == 2
    assert given["gold"] == -2 * pack().quest("fundraiser").entry.every
    assert "effects" not in given


def test_a_shove_and_a_trap_are_told_as_lines() -> None:
    match = dungeon(at="a", tokens={"a": "trap"}, level=3, agenda=[["room_acts"]])
    told = outcome(match, "wounds-2")
    assert told["effects"] == [{"op": "wounds", "amount": 2}, {"op": "stress", "amount": 1}]
    assert "gold" not in told
    assert "xp" not in told


def test_a_choice_of_effects_is_told_with_all_of_them() -> None:
    """Flashbang: stun, then push or not; whoever picks sees the lines of each."""
    match = fight(
        {"vestal": {"area": "W"}, "bounty_hunter": {"area": "S", "skills": ["flashbang"]}},
        [{"kind": "bone_soldier", "area": "C", "life": 30}, WAITING],
        turn="bounty_hunter",
        tape=[5],
    )
    play(match, f"use-flashbang-{C}")
    told = [outcome(match, one).get("effects") for one in options(match)]
    assert all(lines for lines in told)
    assert {lines[0]["op"] for lines in told} == {"push", "pull"}


# ---------------------------------------------------------------------- cards and names


def test_monsters_of_a_kind_are_told_apart_by_letters() -> None:
    match = fight(
        {"hellion": {}}, [("bone_soldier", "C"), ("madman", "N"), ("bone_soldier", "N")],
        turn="hellion",
    )  # fmt: skip
    names = table(match)["names"]["figure"]
    said = [names[number]["en"] for number in ("8", "9", "10")]
    assert said == ["Bone Soldier A", "Madman", "Bone Soldier B"]
    assert names["10"]["fr"]["name"].endswith(" B")
    assert [foe(match, n)["mark"] for n in range(3)] == [0, 0, 1]  # type: ignore[index]


def test_cards_say_what_they_are() -> None:
    cards: Any = catalog(fight({"hellion": {}}, [WAITING], turn="hellion").state)  # type: ignore[arg-type]
    madman = next(one for one in cards["monsters"] if one["id"] == "madman")
    assert madman["types"] == ["human"]
    assert cards["names"]["family"]["iron_swan"]["en"] == "Iron Swan"


def test_a_stygian_room_shows_its_other_rules() -> None:
    """Ruins 4: the circle is stronger, the pit is deeper."""
    texts = []
    for difficulty in ("standard", "stygian"):
        match = new({"mode": "battle", "difficulty": difficulty, "players": 1})
        cards: Any = catalog(match.state)  # type: ignore[arg-type]
        shown = next(room for room in cards["rooms"] if room["id"] == "ruins_4")
        entry = pack().room("ruins_4").entry
        wanted = entry.stygian if difficulty == "stygian" else entry.rules
        amounts = [one["amount"] for rule in shown["rules"] for one in rule["effects"]
                   if "amount" in one]  # fmt: skip
        lines = [line for rule in wanted for line in (*rule.effects, *rule.use)]
        assert amounts == [line.amount for line in lines if line.amount is not None]
        texts.append(amounts)
    assert texts[0] != texts[1]


def test_a_rule_of_a_room_lies_where_it_says_or_where_its_effects_do() -> None:
    cards: Any = catalog(fight({"hellion": {}}, [WAITING], turn="hellion").state)  # type: ignore[arg-type]
    for shown in cards["rooms"]:
        card = pack().room(shown["id"])
        for rule in () if card.entry is None else card.entry.rules:
            told = next(one for one in shown["rules"] if one["id"] == rule.id)
            if rule.where:
                assert told["where"] == list(rule.where)
            elif rule.effects:
                first = rule.effects[0]
                assert told["where"] == list(first.where or first.present or [])
            else:
                assert told["where"] == []


def test_faces_of_dice_are_words_and_cards_have_names() -> None:
    cards = pack()
    assert GAME.face(cards, "exploration", "rubble") == Message(
        "dd-face-exploration", {"face": "rubble"}
    )
    assert GAME.face(cards, "deaths_door", "skull").id == "dd-face-deaths-door"
    drawn = GAME.face(cards, "stance", "crusader")
    assert drawn == GAME.face(cards, "kind", "crusader")
    assert not drawn.id.startswith("dd-face")


# ---------------------------------------------------------------------- the whole table


def test_rounds_are_counted_where_they_count() -> None:
    plain = fight({"hellion": {}}, [WAITING], turn="hellion")
    assert table(plain)["battle"]["counts_rounds"]
    boss = fight(
        {"hellion": {"level": 3}}, [("fanatic_1", "S")], room="dd_9", boss="fanatic", turn="hellion"
    )
    assert not table(boss)["battle"]["counts_rounds"]
    ring = bout({"crusader": {"area": "2"}}, {"jester": {"area": "10"}}, turn="crusader")
    assert not table(ring)["battle"]["counts_rounds"]


def test_no_battle_is_shown_before_and_after_it() -> None:
    ring = drafted()
    assert table(ring)["battle"] is None
    assert table(ring)["circus"]["room"] == "arena_1"
    assert table(dungeon())["battle"] is None


@pytest.mark.rule("DD-A.139")
def test_a_profile_is_seen_by_its_team_alone() -> None:
    match = drafted()
    for _ in (0, 1):
        play(match, options(match, match.waiting[0])[0])
    views = [match.view(seat) for seat in (0, 1, None)]
    tables: list[Any] = [view["table"] for view in views]
    assert tables[0]["heroes"][0]["profile"] == 1
    assert tables[0]["heroes"][4]["profile"] is None
    assert tables[1]["heroes"][0]["profile"] is None
    assert tables[1]["heroes"][4]["profile"] == 1
    assert tables[2]["heroes"][0]["profile"] is None
    open_table: Any = GAME.table(match, None, True)
    assert open_table["heroes"][0]["profile"] == 1


def test_what_is_left_of_the_hidden_rooms() -> None:
    """Only what is sure to come is counted; the token of a Boss is one of them."""
    shown = table(dungeon(quest="dem_bones"))["dungeon"]["left"]
    tokens = dict(pack().quest("dem_bones").entry.tokens)
    assert {name: count for name, count in shown.items() if count} == tokens
    face = table(dungeon(quest="face_the_threat", campaign={"threat": "fanatic"}))["dungeon"]
    assert face["left"]["objective"] == 1


def test_loot_that_is_left() -> None:
    match = dungeon()
    whole = sum(token.count for token in pack().loot)
    assert table(match)["dungeon"]["loot_left"] == whole
    doc: Any = match.position()
    doc["state"]["battle"]["loot_out"] = {pack().loot[0].id: 1}
    assert table(load(doc))["dungeon"]["loot_left"] == whole - 1


def test_who_flees_from_a_single_battle_has_not_died() -> None:
    fled = fight({"hellion": {}}, [WAITING], agenda=[["fled"]])
    assert fled.result is not None
    assert fled.result.why.id == "dd-why-fled"
    lost = new({"mode": "boss", "boss": "fanatic", "players": 1, "level": 1})
    doc: Any = lost.position()
    lost = ready(doc, [["one_battle", "fanatic", None]], None)
    doc = lost.position()
    lost = ready(doc, [["fled"]], [])
    assert lost.result is not None
    assert lost.result.why.id == "dd-why-lost"


def test_skills_and_monsters_are_shown_as_the_rules_read_them() -> None:
    cards: Any = catalog(fight({"hellion": {}}, [WAITING], turn="hellion").state)  # type: ignore[arg-type]
    rules = pack()
    shapes = set()
    for shown, card in zip(cards["skills"], rules.skills, strict=True):
        wanted: object = [card.lo, card.hi]
        if card.scope == SELF:
            wanted = "self"
        elif card.scope == ALLIES:
            wanted = "allies"
        assert shown["range"] == wanted
        shapes.add(wanted if isinstance(wanted, str) else "areas")
        assert (shown["dmg"], shown["heal"]) == (card.dmg, card.heal)
        assert shown["crit_dmg"] == (card.crit_dmg if card.dmg is not None else None)
        assert shown["crit_heal"] == (card.crit_heal if card.heal is not None else None)
    assert shapes == {"self", "allies", "areas"}
    for shown, monster in zip(cards["monsters"], rules.monsters, strict=True):
        assert shown["habit"] == (monster.habit or None)
        lines = [[None if one is None else one.id for one in line] for line in monster.lines]
        assert list(shown["stances"].values()) == lines
        assert list(shown["stances"]) == ["aggressive", "defensive", "ranged", "support"]
    assert {monster.habit for monster in rules.monsters} > {""}


def test_lines_of_cards_carry_all_that_the_sentence_says() -> None:
    """Conditions, Areas, what lies inside, what is chosen from."""
    things = pack().things["skill"]
    flare = lines_of(things["rallying_flare-1"].target)
    assert flare[0]["conditions"]
    assert "conditions" not in lines_of(things["slam-1"].target)[0]
    (choice,) = [one for one in lines_of(things["flashbang-1"].target) if "options" in one]
    assert [[line["op"] for line in option] for option in choice["options"]]
    assert all(option for option in choice["options"])
    assert all("options" not in one and "effects" not in one for one in flare)
    room = pack().room("ruins_2")
    (aura,) = lines_of(room.passive[0])
    assert aura["where"] == [room.names.index("S")]
    assert "where" not in flare[0]
    raid = pack().boss("collector").threats[1][1]
    assert [line["op"] for line in lines_of(raid)[0]["effects"]] == ["gold"]


def test_a_skill_in_use_is_shown_with_its_roll_once_it_is_rolled() -> None:
    match = fight(
        {"hellion": {"area": "S", "skills": ["wicked_hack"], "trinkets": ["critical_stone"]}},
        [{**WAITING, "area": "S"}, {**WAITING, "area": "S"}],
        turn="hellion",
        tape=[4],
    )
    assert table(match)["battle"]["use"] is None
    play(match, f"use-wicked_hack-{S}")
    use = table(match)["battle"]["use"]
    assert (use["by"], use["roll"], use["results"]) == (0, None, [])
    play(match, "figure-9")
    use = table(match)["battle"]["use"]
    assert (use["skill"], use["area"], use["targets"]) == ("wicked_hack-1", S, [9])
    assert use["roll"] == 4


def test_only_the_active_hero_has_actions_to_show() -> None:
    match = fight({"hellion": {"actions": 2}, "vestal": {"actions": 2}}, [WAITING], turn="hellion")
    assert [hero(match, n)["actions"] for n in (0, 1)] == [2, 0]
    assert [hero(match, n)["active"] for n in (0, 1)] == [True, False]


def test_what_a_room_has_given_is_shown() -> None:
    match = fight(
        {"crusader": {"area": "CHEST"}}, [WAITING], room="ruins_6", turn="crusader",
        used_rules=["ruins_6.loot_the_chest"],
    )  # fmt: skip
    assert table(match)["battle"]["done"] == ["loot_the_chest"]


def test_gold_for_the_heir_is_no_experience_before_it_is_given() -> None:
    match = dungeon(quest="fundraiser", progress=60)
    assert table(match)["dungeon"]["xp"] == 0
    assert table(dungeon(quest="wipe_em_out", progress=1))["dungeon"]["xp"] == 1


# ---------------------------------------------------------------------- what a document must keep to


@pytest.mark.parametrize(
    ("where", "field", "value", "said"),
    [
        ("heroes", "stacks", [["bleed", 1]], "must be [condition, amount, tokens]"),
        ("heroes", "stacks", [["bleed", 1, 1, 1]], "must be [condition, amount, tokens]"),
        ("heroes", "stacks", [["hunger", 1, 1]], "must be [condition, amount, tokens]"),
        ("heroes", "stacks", ["bleed"], "must be [condition, amount, tokens]"),
        ("heroes", "stacks", ["abc"], "must be [condition, amount, tokens]"),
        ("heroes", "stacks", [7], "must be [condition, amount, tokens]"),
        ("heroes", "stacks", [["bleed", "1", 1]], "amount and tokens must be numbers"),
        ("heroes", "stacks", [["bleed", 1, "1"]], "amount and tokens must be numbers"),
        ("heroes", "stacks", [["bleed", True, 1]], "amount and tokens must be numbers"),
        ("heroes", "stacks", [["bleed", -1, 1]], "is more than there can be (up to 15)"),
        ("heroes", "stacks", [["bleed", 16, 1]], "is more than there can be (up to 15)"),
        ("heroes", "stacks", [["bleed", 1, 0]], "is more than there can be (up to 15)"),
        ("heroes", "stacks", [["bleed", 1, 16]], "is more than there can be (up to 15)"),
        ("heroes", "trinkets", [["speed_stone"]], "must be [trinket, side]"),
        ("heroes", "trinkets", ["speed_stone"], "must be [trinket, side]"),
        ("heroes", "trinkets", ["ab"], "must be [trinket, side]"),
        ("heroes", "trinkets", [3], "must be [trinket, side]"),
        ("heroes", "trinkets", [["speed_stone", "up"]], "'up' is not one of positive, negative"),
        ("heroes", "trinkets", [[3, "positive"]], "3 is no trinket of pack 'base'"),
        ("dungeon", "stores", [1, 2, 3, 4, 5], "a number for each of food"),
        ("dungeon", "stores", {"food": 1}, "a number for each of food"),
        ("dungeon", "stores", ["food", "bandage", "potion", "torch", "tool"], "a number for each"),
    ],
)
def test_what_does_not_mean_anything_is_refused(
    where: str, field: str, value: object, said: str
) -> None:
    doc: Any = fight({"hellion": {}}, [WAITING], turn="hellion").position()
    held = doc["state"][where]
    (held[0] if where == "heroes" else held)[field] = value
    with pytest.raises(PositionError) as refused:
        load(doc)
    assert said in str(refused.value)


def test_the_most_that_tokens_can_be() -> None:
    whole = [["bleed", 15, 15], ["stun", 0, 1]]
    match = fight({"hellion": {"stacks": whole}}, [WAITING], turn=None, tape=None)
    doc: Any = match.position()
    assert doc["state"]["heroes"][0]["stacks"] == whole
