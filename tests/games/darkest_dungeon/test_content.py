"""The pack: counts equal the box, every verb and moment is used, every entry says where it comes from."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import undercroft
from tests.packs import told
from undercroft.games.darkest_dungeon.battle.bosses import HABITS
from undercroft.games.darkest_dungeon.game import GAME
from undercroft.games.darkest_dungeon.language import VERBS
from undercroft.games.darkest_dungeon.pack.cards import Cards
from undercroft.games.darkest_dungeon.pack.entries import FILES
from undercroft.games.darkest_dungeon.pack.moments import MOMENTS
from undercroft.kernel.chance import Rng
from undercroft.kernel.errors import InvalidContent
from undercroft.kernel.match import start

from .stage import base_content
from .stage import pack as base_pack

#: Verbs that no card of the box has.
FOR_OWNERS: frozenset[str] = frozenset()


@pytest.fixture(scope="module")
def pack() -> Cards:
    found = base_pack()
    assert isinstance(found, Cards)
    return found


@pytest.mark.rule("DD-0.2")
@pytest.mark.rule("DD-0.3")
def test_heroes_and_skills(pack: Cards) -> None:
    assert len(pack.heroes) == 11
    assert all(len(kind.families) == 7 for kind in pack.heroes)
    cards = sum(len(levels) for kind in pack.heroes for levels in kind.skills)
    assert cards == 231
    backs = sum(len(levels) for kind in pack.heroes for levels in kind.backs)
    assert backs == 3  # Transform is double-sided (DD-40.2)
    forms = Counter(kind.skills[f][0].form for kind in pack.heroes for f in range(7))
    assert forms == {None: 70, 0: 4, 1: 3}


@pytest.mark.rule("DD-0.11")
@pytest.mark.rule("DD-0.12")
@pytest.mark.rule("DD-0.13")
def test_monsters(pack: Cards) -> None:
    groups = Counter(card.entry.group for card in pack.monsters)
    assert groups["ruins"] == 7
    assert groups["common"] == 17
    assert groups["darkest"] == 9
    copies = {card.id: card.entry.copies for card in pack.monsters if card.deck}
    assert sum(copies.values()) == 88
    single = {id for id, count in copies.items() if count == 1}
    assert single == {"bone_captain", "brigand_bloodletter", "ghoul", "adder"}
    assert {id for id, count in copies.items() if count == 2} == {
        "bone_defender", "bone_bearer", "flesh_hound",
    }  # fmt: skip
    act = [sum(c.entry.copies for c in pack.monsters if c.deck and c.level <= level
               and c.entry.group != "darkest") for level in (1, 2, 3)]  # fmt: skip
    assert act == [42, 53, 62]


@pytest.mark.rule("DD-0.7")
def test_cards_of_the_box(pack: Cards) -> None:
    assert len([quest for quest in pack.quests if quest.entry.tile is None]) == 19
    assert len(pack.events) == 16
    assert Counter(card.level for card in pack.trinkets) == {1: 14, 2: 12, 3: 12}
    assert len(pack.diseases) == 11
    assert Counter(card.negative for card in pack.quirks) == {True: 18, False: 17}
    assert Counter(card.virtue for card in pack.moods) == {True: 5, False: 5}
    assert len(pack.curios) == 24
    ordinary = [room for room in pack.rooms if room.ordinary]
    assert len(ordinary) == 17
    assert all(room.entry is not None and room.entry.stygian for room in ordinary)
    assert len([r for r in pack.rooms if r.location != "circus" and not r.ordinary]) == 8
    assert sum(token.count for token in pack.loot) == 10
    places = Counter(tile.entry.location for tile in pack.tiles)
    assert places == {"ruins": 12, "darkest": 2, "road": 1}  # and our own first quest
    assert sum(len(b.entry.levels) - 1 for b in pack.buildings) == 14  # DD-0.8
    assert len(pack.arenas) == 2
    profiles = sum(len(kind.profiles) for kind in pack.heroes)
    assert profiles == 42  # DD-39.4


@pytest.mark.rule("DD-0.6")
@pytest.mark.rule("DD-0.10")
def test_dice(pack: Cards) -> None:
    counts = {die.id: die.count for die in pack.dice_entries}
    assert counts == {"provision": 16, "exploration": 8, "deaths_door": 4}
    assert list(pack.death_die.labels).count("skull") == 3
    assert len(pack.death_die.labels) == 10


@pytest.mark.rule("DD-0.14")
@pytest.mark.rule("DD-0.15")
def test_bosses(pack: Cards) -> None:
    places = Counter(boss.entry.location for boss in pack.bosses)
    assert places == {"ruins": 4, "darkest": 3, "final": 4}
    assert all(len(boss.actors) == 3 for boss in pack.bosses if boss.entry.location == "ruins")
    for boss in pack.bosses:
        if boss.entry.location == "ruins":
            assert all(dungeon and hamlet for dungeon, hamlet in boss.threats)
    named = {card.habit for card in pack.monsters if card.habit}
    assert named == set(HABITS)


def test_every_verb_and_moment_is_used(pack: Cards) -> None:
    assert set(VERBS) - {effect.op for effect in pack.effects} == FOR_OWNERS
    used = {MOMENTS[effect.moment] for effect in pack.effects if effect.moment is not None}
    # The rules read these too, though no card of the box speaks of them yet.
    assert set(MOMENTS) - used == {"acc"}


@pytest.mark.rule("DD-42.6")
def test_parties(pack: Cards) -> None:
    assert len(pack.parties) == 4
    for party in pack.parties:
        assert len({member.hero for member in party.heroes}) == 4
        assert all(len(member.skills) == 3 for member in party.heroes)
        assert "abomination" not in {member.hero for member in party.heroes}


@pytest.mark.rule("DD-34.1")
def test_the_hamlet_can_be_built_up_for_240_gold(pack: Cards) -> None:
    assert sum(b.entry.upgrade * (len(b.entry.levels) - 1) for b in pack.buildings) == 240
    assert sorted(roll for b in pack.buildings for roll in b.entry.caretaker) == list(range(1, 11))


def test_every_entry_says_where_it_comes_from(pack: Cards) -> None:
    for file, entries in pack.documents.items():
        assert file in FILES
        if file == "pack.yaml":
            continue
        assert isinstance(entries, list)
        for entry in entries:
            assert entry["origin"] in ("printed", "partial", "proposal"), entry["id"]


def test_what_is_wrong_with_a_pack_is_said_in_one_line_each(pack: Cards) -> None:
    documents: dict[str, Any] = dict(pack.documents)
    quirks = [dict(entry) for entry in documents["quirks.yaml"]]
    quirks[0]["effects"] = [{"when": "never", "op": "stress", "amount": 1}]
    quirks[1]["effects"] = [{"op": "dance"}]
    documents["quirks.yaml"] = quirks
    with pytest.raises(InvalidContent) as error:
        GAME.pack_from(documents, "mine")
    moment, verb = error.value.problems
    assert moment.startswith("quirks.yaml: anemic: effects[0].when: 'never' is not one of ")
    assert "light_up" in moment
    assert verb.startswith("quirks.yaml: bad_gambler: effects[0].op: 'dance' is not one of ")
    assert "stress" in verb


def test_what_cannot_be_read_is_not_missed_as_well() -> None:
    """One Skill of a hero is no Skill at all: that there are only six is no second mistake."""
    documents = base_content()
    documents["skills.yaml"][0]["levels"][0]["acc"] = "nine"
    with pytest.raises(InvalidContent) as error:
        GAME.pack_from(documents, "mine")
    assert error.value.problems[0].startswith("skills.yaml: smite: levels[0].acc")
    assert not [said for said in error.value.problems if "Skills are needed" in said]
    del documents["skills.yaml"][0]
    with pytest.raises(InvalidContent) as error:
        GAME.pack_from(documents, "mine")
    assert "skills.yaml: crusader: 7 Skills are needed" in error.value.problems


def named_in_french(thing: Any) -> None:
    """Give everything that has a name one in French."""
    if isinstance(thing, dict):
        if "name" in thing:
            thing["name_fr"] = f"{thing['name']} !"
        for inner in thing.values():
            named_in_french(inner)
    elif isinstance(thing, list):
        for inner in thing:
            named_in_french(inner)


def names_in(thing: Any) -> Iterator[object]:
    """What things of a catalog are called; what their sentences say is none of that."""
    if isinstance(thing, dict) and "args" not in thing:
        if "name" in thing:
            yield thing["name"]
        for inner in thing.values():
            yield from names_in(inner)
    elif isinstance(thing, list):
        for inner in thing:
            yield from names_in(inner)


def test_whatever_has_a_name_may_have_one_in_french() -> None:
    content = base_content()
    named_in_french(content)
    match = start(GAME, {"mode": "campaign"}, Rng(1), GAME.pack_from(content, "mine"))
    catalog = undercroft.catalog(match)
    table: Any = catalog.pop("names")
    found = [name for kind in table.values() for name in kind.values()]
    found += names_in({key: value for key, value in catalog.items() if key != "tiles"})
    assert len(found) > 500
    wrong = [name for name in found if not isinstance(name, dict)]
    assert wrong == []
    assert all(name["fr"] == f"{name['en']} !" for name in found)


AREAS: Any = next(one for one in base_content()["rooms.yaml"] if one["id"] == "ruins_9")["areas"]
ISLANDS = [
    {"id": one, "capacity": 2, "adjacent": [other], "box": [0.4, 0.4, 0.5, 0.5]}
    for one, other in (("X", "Y"), ("Y", "X"))
]
USE = {"id": "well", "name": "Well", "use": [{"op": "stress", "amount": -1}]}
STRESSES = {"when": "turn_end", "op": "stress", "amount": 1, "side": "heroes"}
HOLDS = {"id": "fog", "name": "Fog", "effects": [STRESSES]}
GALLERY: Any = base_content()["tiles.yaml"][0]
CRUSADER: Any = base_content()["heroes.yaml"][0]["circus"]


@pytest.mark.parametrize(
    ("file", "id", "fields", "said"),
    [
        ("rooms", "ruins_9", {"areas": [*AREAS, *ISLANDS]}, "areas: not all can be reached"),
        ("rooms", "ruins_9", {"areas": [{**AREAS[0], "adjacent": ["NW", "C"]}, *AREAS[1:]]}, (
            "areas[2].adjacent: 'N' does not lead back"
        )),
        ("rooms", "ruins_9", {"areas": [{**AREAS[0], "adjacent": ["X"]}, *AREAS[1:]]}, (
            "areas[0].adjacent: 'X' does not lead back"
        )),
        ("rooms", "ruins_9", {"hero_start": ["S", "S", "S", "X"]}, "hero_start[3]: 'X' is no Area"),
        ("rooms", "ruins_9", {"monster_start": ["X", "C", "C", "C"]}, "monster_start[0]: 'X' is no Area"),
        ("rooms", "ruins_9", {"stygian": [{"id": "fog", "name": "Fog"}]}, (
            "stygian[0].use: either effects or use is needed"
        )),
        ("rooms", "ruins_9", {"stygian": [{**HOLDS, **USE}]}, (
            "stygian[0].use: either effects or use is needed"
        )),
        ("rooms", "ruins_9", {"stygian": [{**USE, "actions": 1}]}, "stygian[0].where: needed with use"),
        ("rooms", "ruins_9", {"stygian": [{**USE, "where": ["S"]}]}, "stygian[0].actions: needed with use"),
        ("rooms", "ruins_9", {"stygian": [{**USE, "where": ["X"], "actions": 1}]}, (
            "stygian[0].where[0]: 'X' is no Area"
        )),
        ("rooms", "ruins_9", {"stygian": [{**HOLDS, "actions": 1}]}, (
            "stygian[0].actions: only with use; each effect says where it holds"
        )),
        ("rooms", "ruins_9", {"stygian": [{**HOLDS, "where": ["S"]}]}, (
            "stygian[0].where: only with use; each effect says where it holds"
        )),
        ("tiles", "long_gallery", {"corridors": [*GALLERY["corridors"], ["a", "z"]]}, (
            "corridors: 'z' is no place"
        )),
        ("tiles", "long_gallery", {"dots": ["z"]}, "at: 'z' is drawn nowhere"),
        ("quests", "the_old_road", {"tile": "long_gallery"}, "tile: 'long_gallery' is no tile of a road"),
        ("quests", "the_old_road", {"tile": "new_road"}, "tile: 'new_road' is no tile of a road"),
        ("quests", "the_old_road", {"layout": {"a": "lair", "b": "empty"}}, (
            "layout: every Room of old_road needs a token"
        )),
        ("quests", "the_old_road", {"layout": {"a": "lair", "b": "lair", "c": "objective"}}, (
            "tokens: not those of the layout"
        )),
        ("dice", "provision", {"faces": ["bread"]}, "faces[0]: 'bread' is not one of"),
        ("heroes", "crusader", {"circus": {**CRUSADER, "ranges": {"smote": [0, 1]}}}, (
            "circus.ranges: 'smote' is no Skill"
        )),
        ("heroes", "crusader", {"circus": {**CRUSADER, "levels": [[2, 2, 1], [2, 1]]}}, (
            "circus.levels: one for each Skill"
        )),
        ("heroes", "crusader", {"circus": {**CRUSADER, "profiles": [["smote"]] * 4, "levels": [[1]]}}, (
            "circus.profiles[0]: 'smote' is no Skill"
        )),
        ("trinkets", "bloodthirst_ring", {"positive": [
            {"window": "free", "effects": [{"op": "eat"}, {"op": "heal", "amount": 10}]},
        ]}, "positive[0].needs: must be food: it is eaten"),
        ("trinkets", "bloodthirst_ring", {"positive": [
            {"window": "free", "stance": "ranged", "not_stance": "support",
             "effects": [{"op": "heal", "amount": 1}]},
        ]}, "positive[0].not_stance: stance says it already"),
        ("monsters", "bone_soldier", {"stances": {"aggressive": [1] * 10}}, (
            "stances: all four are needed"
        )),
        ("monsters", "bone_soldier", {"stances": dict.fromkeys(
            ("aggressive", "defensive", "ranged", "support"), [3] * 10
        )}, "stances: there are 2 Skills"),
    ],
)  # fmt: skip
def test_what_an_entry_lacks_is_told(file: str, id: str, fields: dict[str, Any], said: str) -> None:
    pack = base_content()
    [entry] = [one for one in pack[f"{file}.yaml"] if one["id"] == id]
    entry.update(fields)
    found = [re.sub(r"\.yaml:\d+:", ".yaml:", line) for line in told("darkest_dungeon", pack)]
    assert found[0].startswith(f"{file}.yaml: {id}: {said}"), found


@pytest.mark.parametrize(
    ("file", "left", "said"),
    [
        ("skills", lambda one: one["id"] != "smite", "skills.yaml: crusader: 7 Skills are needed"),
        ("dice", lambda one: one["id"] != "provision", "dice.yaml: provision: missing"),
        ("buildings", lambda one: one["id"] != "guild", "buildings.yaml: guild: missing"),
        (
            "parties",
            lambda one: False,
            "bosses.yaml: three Threats and a final form are needed",
        ),
    ],
)
def test_what_a_pack_lacks_is_told(file: str, left: Callable[[Any], bool], said: str) -> None:
    pack = base_content()
    pack[f"{file}.yaml"] = [one for one in pack[f"{file}.yaml"] if left(one)]
    found = [re.sub(r"\.yaml:\d+:", ".yaml:", line) for line in told("darkest_dungeon", pack)]
    assert said in found


def test_every_member_of_a_party_is_looked_at() -> None:
    pack = base_content()
    first, second, *_ = pack["parties.yaml"][0]["heroes"]
    first["hero"] = "nobody"
    second["skills"] = ["nothing"]
    found = [re.sub(r"\.yaml:\d+:", ".yaml:", line) for line in told("darkest_dungeon", pack)]
    party = pack["parties.yaml"][0]["id"]
    assert any(one.startswith(f"parties.yaml: {party}: heroes[0].hero: 'nobody'") for one in found)
    assert any(
        one.startswith(f"parties.yaml: {party}: heroes[1].skills: 'nothing'") for one in found
    )
