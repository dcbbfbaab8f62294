"""What a line may say hangs on its verb, its moment and its card; what could not work is refused on load."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema
import msgspec
import pytest

from tests.packs import documents, problems_of
from undercroft.games.darkest_dungeon.effects import occasions
from undercroft.games.darkest_dungeon.effects.fields import Options, Rows
from undercroft.games.darkest_dungeon.game import GAME
from undercroft.games.darkest_dungeon.language import LANGUAGE, VERBS
from undercroft.games.darkest_dungeon.pack.entries import FILES, EffectEntry
from undercroft.kernel.effects import Verb
from undercroft.kernel.errors import InvalidContent
from undercroft.kernel.line_schema import add_to, ref
from undercroft.kernel.schema import schema
from undercroft.kernel.takes import Known, Lines, Number, Spec, Words, Yes

Line = dict[str, Any]
KNOWN = {"monster": ["bone_captain"], "building": ["abbey"], "area": ["C", "N"]}
LISTS = ("conditions", "faces", "where", "present", "rounds", "amounts")
OWNERS = sorted({owner for one in LANGUAGE.moments.values() for owner in one.owners})
FIELDS = [field.name for field in msgspec.structs.fields(EffectEntry)][2:]


def sample(field: str, spec: Spec, owner: str) -> Any:
    """Something that may stand in a field."""
    if isinstance(spec, Options):
        return [{"op": "push", "areas": 1}, {"op": "pull", "areas": 2}]
    if isinstance(spec, Rows):
        return {"1-3": [plain_line(VERBS["stress"], owner, None)]}
    if isinstance(spec, Lines):
        whose = spec.owner or owner
        return [plain_line(LANGUAGE.on(whose)[0], whose, None)]
    if isinstance(spec, Yes):
        return True
    value: Any
    if isinstance(spec, Number):
        value = min(1, int(spec.bounds.high)) if spec.bounds.low <= 1 else spec.bounds.low
    elif isinstance(spec, Known):
        value = KNOWN[spec.kind][0]
    else:
        assert isinstance(spec, Words)
        value = spec.allowed[0]
    if field == "amounts":
        return [value] * 3
    return [value] if field in LISTS else value


def plain_line(verb: type[Verb], owner: str, when: str | None) -> Line:
    """The shortest line of a verb on such a card."""
    line: Line = {"op": verb.op} | ({} if when is None else {"when": when})
    for field, spec, needed in LANGUAGE.specs(verb, owner, LANGUAGE.moment_of(when, owner)):
        if needed or field in verb.one_of[:1]:
            line[field] = sample(field, spec, owner)
    return line


def problems(line: Line, owner: str) -> list[str]:
    entry = msgspec.convert(line, EffectEntry)
    return [f"{field}: {said}" for field, said in LANGUAGE.check(entry, owner, KNOWN)]


def occasions_of(verb: type[Verb]) -> Iterator[tuple[str, str | None]]:
    """The kinds of cards on which a verb may stand, and when: of moments that take the same, the first."""
    for owner in OWNERS:
        if verb in LANGUAGE.on(owner):
            for moments in LANGUAGE.alike(verb, owner):
                yield owner, moments[0] if moments else None


@cache
def checked(owner: str) -> jsonschema.Draft202012Validator:
    """The schema of a line on such a card."""

    class Card(msgspec.Struct):
        effects: list[EffectEntry]

    found = schema(list[Card], [])
    add_to(LANGUAGE, found["$defs"], owner)
    return jsonschema.Draft202012Validator({"$ref": ref(LANGUAGE, owner), "$defs": found["$defs"]})


# ---------------------------------------------------------------------- every verb


@pytest.mark.parametrize("op", VERBS)
def test_a_verb_takes_what_it_says_wherever_it_may_stand(op: str) -> None:
    verb = VERBS[op]
    there = list(occasions_of(verb))
    assert there
    for owner, when in there:
        line = plain_line(verb, owner, when)
        assert problems(line, owner) == [], (owner, line)
        assert checked(owner).is_valid(line), (owner, line)
        for field, spec, needed in LANGUAGE.specs(verb, owner, LANGUAGE.moment_of(when, owner)):
            if needed:
                short = {key: value for key, value in line.items() if key != field}
                assert any(
                    one.startswith(f"{field}: {op} needs it") for one in problems(short, owner)
                )
            elif field not in verb.one_of and field not in line:
                assert problems({**line, field: sample(field, spec, owner)}, owner) == []


@cache
def samples() -> dict[str, Any]:
    """For every field something that may stand in it with some verb."""
    found: dict[str, Any] = {}
    for verb in VERBS.values():
        for owner, when in occasions_of(verb):
            moment = LANGUAGE.moment_of(when, owner)
            for field, spec, _ in LANGUAGE.specs(verb, owner, moment):
                found.setdefault(field, sample(field, spec, owner))
    return found


def test_every_field_is_taken_by_some_verb() -> None:
    assert set(samples()) == set(FIELDS)


@pytest.mark.parametrize("op", VERBS)
def test_a_verb_takes_nothing_else(op: str) -> None:
    verb = VERBS[op]
    for number, (owner, when) in enumerate(occasions_of(verb)):
        line = plain_line(verb, owner, when)
        taken = {one[0] for one in LANGUAGE.specs(verb, owner, LANGUAGE.moment_of(when, owner))}
        for field, value in samples().items():
            if field in taken:
                continue
            more = {**line, field: value}
            [said] = problems(more, owner)
            assert said.startswith(f"{field}: {op} does not take it; it takes ")
            if number < 1:
                assert not checked(owner).is_valid(more), (owner, more)


@pytest.mark.parametrize("op", VERBS)
def test_a_verb_stands_at_its_moments_alone(op: str) -> None:
    verb = VERBS[op]
    for owner in OWNERS:
        if verb not in LANGUAGE.on(owner):
            assert problems({"op": op}, owner)
            assert not checked(owner).is_valid({"op": op})
            continue
        allowed = LANGUAGE.moments_of(verb, owner)
        line = plain_line(verb, owner, (allowed or [None])[0])
        line.pop("when", None)
        for when in (*occasions.MOMENTS, "never", None):
            if when in allowed or (when is None and not allowed):
                continue
            wrong = line if when is None else {**line, "when": when}
            assert [one for one in problems(wrong, owner) if one.startswith("when: ")], wrong
        assert not checked(owner).is_valid({**line, "when": "never"}), (owner, line)


@pytest.mark.parametrize("owner", OWNERS)
def test_no_card_knows_other_verbs(owner: str) -> None:
    [said] = problems({"op": "dance", "amount": 3, "side": "heroes"}, owner)
    assert said.startswith("op: 'dance' is not one of ")


# ---------------------------------------------------------------------- lies

QUIRK = occasions.QUIRK
ROOM = occasions.ROOM
THREAT = occasions.THREAT
LIES: list[tuple[str, Line, list[str]]] = [
    # What a verb does not do.
    (
        "skill_target",
        {"op": "stress", "amount": 1, "turns": 2, "areas": 3},
        ["turns: stress does not take it", "areas: stress does not take it"],
    ),
    ("curio", {"op": "stress", "turns": 2, "areas": 3}, [
        "amount: stress needs it", "turns: stress does not", "areas: stress does not",
    ]),
    # What never comes: nobody's Quirks are asked when a round begins.
    (QUIRK, {"op": "stress", "amount": 1, "when": "round_start"}, ["when: 'round_start' never"]),
    (QUIRK, {"op": "stress", "amount": 1, "when": "event"}, ["when: 'event' never comes here"]),
    (QUIRK, {"op": "add", "amount": 1, "when": "acc"}, ["when: 'acc' never comes here"]),
    ("disease", {"op": "heal", "amount": 1, "when": "turn_end"}, ["when: 'turn_end' never"]),
    ("event", {"op": "stress", "amount": 1, "when": "damage"}, ["when: 'damage' never comes here"]),
    ("light", {"op": "set", "amount": 1, "when": "stress"}, ["when: set goes with rest"]),
    # A number that nobody reads, a deed where only a number is read.
    (QUIRK, {"op": "stress", "amount": 1, "when": "dodge"}, ["when: stress goes with "]),
    (QUIRK, {"op": "add", "amount": 1, "when": "light_up"}, ["when: add goes with "]),
    ("light", {"op": "halve", "when": "critical"}, ["op: 'halve' does not go here (light)"]),
    # What would go on for ever.
    (QUIRK, {"op": "stress", "amount": 1, "when": "stress"}, ["when: stress goes with "]),
    (QUIRK, {"op": "damage", "amount": 1, "when": "damage"}, ["when: damage goes with "]),
    (QUIRK, {"op": "light", "amount": 1, "when": "light_down"}, ["when: light goes with "]),
    # Nobody is meant, or somebody to whom it means nothing.
    (THREAT, {"op": "stress", "amount": 1, "when": "battle_start"}, [
        "who: stress needs it: `all_heroes`, `one_hero`",
    ]),
    (THREAT, {"op": "stress", "amount": 1, "when": "spawn", "who": "other_heroes"}, [
        "who: 'other_heroes' is not one of all_heroes, one_hero",
    ]),
    (ROOM, {"op": "stress", "amount": 1, "when": "turn_end"}, ["side: stress needs it: `heroes`"]),
    (ROOM, {"op": "disease", "when": "enter", "where": ["C"], "side": "monsters"}, [
        "side: 'monsters' is not one of heroes",
    ]),
    ("monster_skill_self", {"op": "stress", "amount": 1}, ["op: 'stress' does not go here"]),
    ("skill_target", {"op": "quirk", "what": "negative"}, ["op: 'quirk' does not go here"]),
    # What the sentence cannot say.
    (ROOM, {"op": "add", "amount": 1, "when": "dodge", "where": ["C"]}, ["where: add does not"]),
    (ROOM, {"op": "add", "amount": 2, "when": "no_healing", "side": "heroes", "where": ["C"]}, [
        "amount: 2 must be a number from 1 to 1",
    ]),
    (ROOM, {"op": "add", "amount": 1, "when": "no_healing", "side": "heroes"}, ["where: add needs"]),
    (THREAT, {"op": "stress", "amount": 1, "when": "turn_end", "side": "heroes", "where": ["C"]}, [
        "where: stress does not take it",
    ]),
    (THREAT, {"op": "add", "amount": 1, "when": "scouting", "per": "hero_level"}, ["per: add does"]),
    (QUIRK, {"op": "stress", "amount": -1, "when": "food", "upto": 3}, ["upto: stress does not"]),
    ("curio", {"op": "stress", "amount": 1, "who": "self"}, ["who: 'self' is not one of"]),
    ("curio", {"op": "stress", "amount": 0}, ["amount: 0 changes nothing"]),
    ("curio", {"op": "heal"}, ["op: heal needs one of amount, amounts"]),
    ("curio", {"op": "heal", "amount": 1, "amounts": [1, 2, 3]}, [
        "amount: heal does not take it together with amounts",
    ]),
    ("curio", {"op": "heal", "amount": "most"}, []),
    ("curio", {"op": "gold", "amount": 1, "dice": False}, ["dice: False must be true"]),
    ("curio", {"op": "stun", "turns": 1, "amount": 1}, ["amount: stun does not take it"]),
    ("trinket_free", {"op": "stress", "amount": -1, "upto": 5}, ["upto: stress does not take it"]),
    ("trinket_healed", {"op": "heal", "amount": 1}, ["op: 'heal' does not go here"]),
    ("trinket_before_defence", {"op": "half"}, ["op: 'half' does not go here"]),
    ("trinket_die", {"op": "turn_die", "what": "blank"}, ["what: 'blank' is not one of rubble"]),
    ("service", {"op": "stress", "amount": -1, "who": "one_hero"}, ["who: stress does not take it"]),
    ("monster_skill_self", {"op": "summon", "what": "bone_captin"}, [
        "what: 'bone_captin' is no monster; did you mean 'bone_captain'?",
    ]),
    ("monster_skill_self", {"op": "summon", "what": "deck", "once": True}, [
        "once: a monster must be named",
    ]),
    (ROOM, {"op": "summon", "what": "bone_captain", "when": "round_end", "at": "target"}, [
        "at: summon does not take it",
    ]),
    (ROOM, {"op": "pulse", "what": "C", "when": "round_start", "where": ["X"]}, [
        "where: 'X' is no area",
    ]),
    ("light", {"op": "pulse", "what": "C", "when": "round_start"}, ["op: 'pulse' does not go here"]),
    ("skill_target", {"op": "choose_one", "options": [{"op": "push", "areas": 1}]}, [
        "options: at least two",
    ]),
    ("skill_target", {"op": "choose_one", "options": [
        {"op": "push", "areas": 1}, {"op": "push", "areas": 2},
    ]}, ["options: each needs another verb"]),
    ("skill_target", {"op": "choose_one", "options": [
        {"op": "push", "areas": 1}, {"op": "haunt", "amount": 1},
    ]}, ["options[1].op: 'haunt' does not go here (skill_target)"]),
    ("curio", {"op": "table", "rolls": {"5-3": [{"op": "loot"}]}}, ["rolls: '5-3' is no row"]),
    ("curio", {"op": "table", "rolls": {"1-3": [{"op": "loot"}], "3": [{"op": "loot"}]}}, [
        "rolls: '3' stands for a roll that another row has",
    ]),
    (THREAT, {"op": "lowest", "when": "battle_start", "effects": [
        {"op": "stress", "amount": 1, "when": "event"},
    ]}, ["effects[0].when: stress does not take it here"]),
    ("trinket_after_attack", {"op": "also", "effects": [{"op": "light", "amount": 1}]}, [
        "effects[0].op: 'light' does not go here (hit)",
    ]),
]  # fmt: skip


@pytest.mark.parametrize(("owner", "line", "said"), LIES)
def test_a_line_that_would_lie_is_refused(owner: str, line: Line, said: list[str]) -> None:
    if not said:
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(line, EffectEntry)
        return
    found = problems(line, owner)
    assert len(found) == len(said), found
    assert all(one.startswith(start) for one, start in zip(found, said, strict=True)), found


# ---------------------------------------------------------------------- whole packs

Edit = Callable[[dict[str, Any]], None]


def said_of(edit: Edit) -> list[str]:
    """What is wrong with the base pack after an edit."""
    pack = documents("darkest_dungeon")
    edit(pack)
    try:
        GAME.pack_from(pack, "mine")
    except InvalidContent as error:
        return error.problems
    return []


def put(file: str, id: str, path: str, value: object) -> Edit:
    """Set a field: `levels.0.target` of an entry."""

    def edit(pack: dict[str, Any]) -> None:
        place: Any = next(one for one in pack[f"{file}.yaml"] if one["id"] == id)
        *way, last = [int(key) if key.isdigit() else key for key in path.split(".")]
        for key in way:
            place = place[key]
        place[last] = value

    return edit


DANCE = [{"op": "dance"}]
MISTAKES: dict[str, tuple[Edit, list[str]]] = {
    # Each place where lines stand.
    "skill": (
        put("skills", "smite", "levels.1.target", DANCE),
        ["skills.yaml: smite: levels[1].target[0].op: 'dance' is not one of "],
    ),
    "back": (
        put("skills", "transform_to_beast", "back.levels.0.self", DANCE),
        ["skills.yaml: transform_to_beast: back.levels[0].self[0].op: "],
    ),
    "monster skill": (
        put("monsters", "bone_captain", "skills.0.self", DANCE),
        ["monsters.yaml: bone_captain: skills[0].self[0].op: "],
    ),
    "reprisal": (
        put("monsters", "bone_captain", "wounded", DANCE),
        ["monsters.yaml: bone_captain: wounded[0].op: "],
    ),
    "threat": (
        put("bosses", "prophet", "levels.2.dungeon.effects", DANCE),
        ["bosses.yaml: prophet: levels[2].dungeon.effects[0].op: "],
    ),
    "hamlet threat": (
        put("bosses", "prophet", "levels.0.hamlet.effects.0.when", "scouting"),
        ["bosses.yaml: prophet: levels[0].hamlet.effects[0].when: 'scouting' never comes here"],
    ),
    "quest": (
        put("quests", "dem_bones", "effects", DANCE),
        ["quests.yaml: dem_bones: effects[0].op: "],
    ),
    "room": (
        put("rooms", "ruins_1", "rules.0.effects.0.where", ["NO"]),
        ["rooms.yaml: ruins_1: rules[0].effects[0].where: 'NO' is no area; did you mean"],
    ),
    "harder room": (
        put("rooms", "ruins_1", "stygian.0.effects", DANCE),
        ["rooms.yaml: ruins_1: stygian[0].effects[0].op: "],
    ),
    "trinket": (
        put("trinkets", "accuracy_stone", "positive.0.window", "healed"),
        ["trinkets.yaml: accuracy_stone: positive[0].effects[0].op: 'add_acc' does not go here "],
    ),
    "mood": (
        put("moods", "fearful", "effects.0.when", "stress"),
        ["moods.yaml: fearful: effects[0].when: stress does not take it here"],
    ),
    "hamlet skill": (
        put("heroes", "crusader", "hamlet_skills.0.effects", DANCE),
        ["heroes.yaml: crusader: hamlet_skills[0].effects[0].op: "],
    ),
    "service": (
        put("buildings", "tavern", "levels.0.choices.0.effects.0.amount", 3),
        ["buildings.yaml: tavern: levels[0].choices[0].effects[0].amount: 3 must be below 0"],
    ),
    "light": (
        put("light", "light_0", "effects", DANCE),
        ["light.yaml: light_0: effects[0].op: "],
    ),
    "event": (
        put("events", "supply_run", "effects.0.when", "round_start"),
        ["events.yaml: supply_run: effects[0].when: add goes with "],
    ),
    # What lines and their card must agree on.
    "two lines where one is read": (
        put("trinkets", "caution_cloak", "positive.0.effects", [{"op": "spare"}, {"op": "spare"}]),
        ["trinkets.yaml: caution_cloak: positive[0].effects: only one can be used"],
    ),
    "nothing to eat": (
        put("trinkets", "caution_cloak", "negative.0.effects", [{"op": "eat"}]),
        ["trinkets.yaml: caution_cloak: negative[0].needs: must be food"],
    ),
    "lines for a user where nobody is chosen": (
        put("heroes", "crusader", "hamlet_skills.0.own", [{"op": "stress", "amount": 1}]),
        ["heroes.yaml: crusader: hamlet_skills[0].own: only where a hero is chosen"],
    ),
    "a use without actions": (
        put("rooms", "ruins_1", "rules.0", {
            "id": "x", "name": "X", "where": ["NE"], "use": [{"op": "loot"}],
        }),
        ["rooms.yaml: ruins_1: rules[0].actions: needed with use"],
    ),
    "actions without a use": (
        put("rooms", "ruins_1", "rules.0.actions", 1),
        ["rooms.yaml: ruins_1: rules[0].actions: only with use"],
    ),
    "a bonus nobody gives": (
        put("buildings", "abbey", "levels.0.bonus", [{"op": "order_dice", "amount": 1}]),
        ["buildings.yaml: abbey: levels[0].bonus: only the Blacksmith"],
    ),
    # Things that there are not.
    "a boss": (
        put("quests", "dem_bones", "boss", "profet"),
        ["quests.yaml: dem_bones: boss: 'profet' is unknown; did you mean 'prophet'?"],
    ),
    "a monster of a quest": (
        put("quests", "dem_bones", "spawn", {"token": "lair", "monster": "bone_captin"}),
        ["quests.yaml: dem_bones: spawn.monster: 'bone_captin' is unknown; did you mean"],
    ),
    "a field": (
        put("quirks", "anemic", "effects.0.amuont", 1),
        ["quirks.yaml: anemic: effects[0].amuont: no such field; known: "],
    ),
}  # fmt: skip


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_told_once_with_its_place(mistake: str) -> None:
    edit, said = MISTAKES[mistake]
    found = said_of(edit)
    assert len(found) == len(said), found
    assert all(one.startswith(start) for one, start in zip(found, said, strict=True)), found


def test_all_mistakes_are_told_together_with_their_lines(tmp_path: Path) -> None:
    pack = documents("darkest_dungeon")
    put("quirks", "anemic", "effects.0.when", "round_start")(pack)
    put("curios", "cracked_reliquary", "negative.0", {"op": "stress", "turns": 2, "areas": 3})(pack)
    put("monsters", "bone_captain", "life", "many")(pack)
    pack["pack.yaml"][0]["id"] = "mine"
    for file, document in pack.items():
        (tmp_path / file).write_bytes(msgspec.yaml.encode(document))
    with pytest.raises(InvalidContent) as error:
        GAME.shelf.read(tmp_path)
    files = [line.split(": ")[0] for line in error.value.problems]
    assert len(files) == 5
    for line in files:
        name, _, number = line.partition(":")
        assert (tmp_path / name).read_text("utf-8").splitlines()[int(number) - 1]
    # A monster that cannot be read is missed by many; that is not said again.
    found = problems_of("darkest_dungeon", tmp_path)
    assert [one.split(":")[0] for one in found].count("monsters.yaml") == 1


def test_quirks_may_change_what_heroes_have() -> None:
    """… and their sentence then speaks of the one who has it."""
    line = {"op": "add", "amount": 1, "when": "dodge"}
    pack = documents("darkest_dungeon")
    put("quirks", "anemic", "effects", [line])(pack)
    cards: Any = GAME.pack_from(pack, "mine")
    [(_, _, text)] = [one for one in GAME.lines(cards) if one[0] == "anemic"]
    assert (text.text("en"), text.text("fr")) == (
        "Dodge: 1 more",
        "Esquive\N{NARROW NO-BREAK SPACE}: 1 de plus",
    )


@pytest.mark.parametrize("file", sorted(FILES))
def test_an_entry_that_cannot_be_read_is_told_once(file: str) -> None:
    """Whatever names it, or counts on it, is not told about as well."""
    pack = documents("darkest_dungeon")
    for place in {0, len(pack[file]) // 2}:
        broken = copy.deepcopy(pack)
        broken[file][place]["version" if file == "pack.yaml" else "origin"] = {"x": 1}
        with pytest.raises(InvalidContent) as error:
            GAME.shelf.build(broken, "mine")
        assert len(error.value.problems) == 1, error.value.problems
