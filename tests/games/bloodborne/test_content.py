"""The base pack holds what the box holds; a faulty pack is told where and why; an edited one plays."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import undercroft
from tests import packs
from tests.packs import problems_of
from undercroft import InvalidContent, InvalidSetup, Message
from undercroft.games import find
from undercroft.games.bloodborne import schema
from undercroft.kernel.text import render

from .stage import base_pack, each, entry, monster, options, play, stage, table, told

Documents = dict[str, Any]
GAME = find("bloodborne")
CARDS = GAME.shelf.find("base")
FILES = sorted(file.removesuffix(".yaml") for file in schema.FILES)
ENTRIES = [(file, one) for file in FILES if file != "pack" for one in base_pack()[f"{file}.yaml"]]


def written(pack: Documents, folder: Path) -> Path:
    """These documents as a folder of YAML files."""
    folder.mkdir(exist_ok=True)
    for file, document in pack.items():
        (folder / file).write_bytes(msgspec.yaml.encode(document))
    return folder


def problems(pack: Documents, folder: Path) -> list[str]:
    return problems_of("bloodborne", written(pack, folder / "pack"))


@pytest.fixture
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Packs made known in a test are forgotten after it."""
    monkeypatch.setattr(GAME.shelf, "_folders", dict(GAME.shelf._folders))
    monkeypatch.setattr(GAME.shelf, "_loaded", dict(GAME.shelf._loaded))


# ---------------------------------------------------------------------- what is in the box


def test_the_pack_has_these_files() -> None:
    assert sorted(path.stem for path in GAME.base.glob("*")) == FILES


def test_five_starters_of_which_every_hunter_has_one_each() -> None:
    match = undercroft.new("bloodborne", {"players": 5}, seed=1)
    starters = ["saw_cleaver", "hunter_axe", "hunter_pistol", "transform", "hunters_dream"]
    assert [one["id"] for one in base_pack()["starters.yaml"]] == starters
    held = [table(match, seat)["me"]["hand"] for seat in range(5)]
    assert held == [starters] * 5


def test_thirty_two_upgrades() -> None:
    upgrades = base_pack()["upgrades.yaml"]
    assert len(upgrades) == 20
    assert sum(one["copies"] for one in upgrades) == 32
    by_type = {"melee": 0, "ranged": 0, "utility": 0}
    for one in upgrades:
        by_type[one["type"]] += one["copies"]
    assert by_type == {"melee": 14, "ranged": 10, "utility": 8}
    match = undercroft.new("bloodborne", {"players": 3}, seed=1)
    assert table(match)["upgrades_left"] == 29


@pytest.mark.parametrize(("file", "count"), [("monsters", 18), ("bosses", 7), ("final_bosses", 5)])
def test_enemies_of_each_kind(file: str, count: int) -> None:
    enemies = base_pack()[f"{file}.yaml"]
    assert len({one["id"] for one in enemies}) == len(enemies) == count


def test_the_eighteen_monsters_are_six_of_each_type() -> None:
    trophies = [one["trophies"] for one in base_pack()["monsters.yaml"]]
    assert [trophies.count([kind]) for kind in ("kin", "humanoid", "beast")] == [6, 6, 6]


def test_three_dice_of_six_faces() -> None:
    dice = base_pack()["dice.yaml"]
    assert [(die["id"], len(die["faces"])) for die in dice] == [
        ("green", 6),
        ("yellow", 6),
        ("red", 6),
    ]
    assert len(entry(base_pack(), "dice", "yellow")["plain_faces"]) == 6


def test_three_tracks_and_five_hunters() -> None:
    assert {one["id"] for one in base_pack()["trophies.yaml"]} == {"kin", "humanoid", "beast"}
    assert len(base_pack()["hunters.yaml"]) == 5
    match = undercroft.new("bloodborne", {"players": 5}, seed=1)
    assert [seat.name for seat in match.seats] == ["Henryk", "Eileen", "Ludwig", "Djura", "Wren"]


def test_the_base_pack_has_no_problems() -> None:
    assert problems_of("bloodborne", GAME.base) == []
    assert undercroft.packs("bloodborne")[0] == "base"


@pytest.mark.parametrize(
    ("file", "one"), ENTRIES, ids=[f"{file}-{one['id']}" for file, one in ENTRIES]
)
def test_every_entry_says_where_it_comes_from(file: str, one: dict[str, Any]) -> None:
    assert one["origin"] in ("fact", "partial", "designed")
    if one["origin"] != "partial":
        assert "kept" not in one


# ---------------------------------------------------------------------- the texts of entries

TEXTS = [(card.id, card.text()) for card in CARDS.cards] + [  # type: ignore[attr-defined]
    (enemy.id, enemy.text())
    for enemy in CARDS.enemies  # type: ignore[attr-defined]
]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("id", "lines"), TEXTS, ids=[id for id, _ in TEXTS])
def test_every_text_is_a_sentence_in_both_languages(
    id: str, lines: list[Message], lang: str
) -> None:
    match = stage()
    for line in lines:
        text = render(line, lang, match.name)
        assert "bb-" not in text
        assert not set("{}$_") & set(text), text
        assert text.endswith(".")


def test_cards_and_enemies_with_effects_have_a_line_for_each() -> None:
    catalog: dict[str, Any] = undercroft.catalog(stage())
    assert len(catalog["cards"]["blood_vial"]["text"]) == 2
    assert len(catalog["cards"]["kirkhammer"]["text"]) == 2
    for card in catalog["cards"].values():
        assert card["text"], card["id"]
    for enemy in catalog["enemies"].values():
        assert bool(enemy["text"]) == bool(_abilities(enemy["id"])), enemy["id"]


def _abilities(id: str) -> list[Any]:
    for file in ("monsters", "bosses", "final_bosses"):
        for one in base_pack()[f"{file}.yaml"]:
            if one["id"] == id:
                return list(one.get("abilities", []))
    raise AssertionError(id)


@pytest.mark.parametrize(
    ("id", "lang", "lines"),
    [
        ("cannon", "en", ["Attack: deal 3 damage.", "After it attacks: every Hunter takes 1 damage."]),
        ("hunter_pistol", "en", [
            "Instant: deal 1 damage.", "Does nothing if another Hunter has the same card in play.",
        ]),
        ("cannon", "fr", [
            "Attaque\N{NO-BREAK SPACE}: infligez 3 dégâts.",
            "Après son attaque\N{NO-BREAK SPACE}: chaque Chasseur subit 1 dégât.",
        ]),
        ("rabid_dog", "en", ["If it escapes: every Hunter takes 2 damage."]),
        ("rom", "en", ["A Hunter who dies for the second time is out of the game."]),
    ],
)  # fmt: skip
def test_texts_say_the_numbers_of_the_entry(id: str, lang: str, lines: list[str]) -> None:
    found = dict(TEXTS)[id]
    shown = [render(line, lang, stage().name).replace("\u202f", "\u00a0") for line in found]
    assert shown == lines


# ---------------------------------------------------------------------- mistakes


def put(file: str, id: str, /, **fields: object) -> Callable[[Documents], None]:
    """An edit: set fields of an entry (None: take the field away)."""

    def edit(pack: Documents) -> None:
        one = entry(pack, file, id)
        for field, value in fields.items():
            if value is None:
                del one[field]
            else:
                one[field] = value

    return edit


def effect(file: str, id: str, /, **fields: object) -> Callable[[Documents], None]:
    """An edit: set fields of the first effect or ability of an entry (None: take the field away)."""

    def edit(pack: Documents) -> None:
        one = entry(pack, file, id)
        first = one.get("effects", one.get("abilities"))[0]
        for field, value in fields.items():
            if value is None:
                del first[field.rstrip("_")]
            else:
                first[field.rstrip("_")] = value

    return edit


def drop(file: str, *ids: str) -> Callable[[Documents], None]:
    """An edit: take entries away."""

    def edit(pack: Documents) -> None:
        pack[f"{file}.yaml"] = [one for one in pack[f"{file}.yaml"] if one["id"] not in ids]

    return edit


def twice(file: str, id: str, into: str | None = None) -> Callable[[Documents], None]:
    """An edit: put a copy of an entry at the end of a file."""

    def edit(pack: Documents) -> None:
        pack[f"{into or file}.yaml"].append(dict(entry(pack, file, id)))

    return edit


def whole(file: str, document: object) -> Callable[[Documents], None]:
    """An edit: replace a file."""

    def edit(pack: Documents) -> None:
        pack[f"{file}.yaml"] = document

    return edit


def keep(file: str, count: int) -> Callable[[Documents], None]:
    """An edit: only the first so many entries."""

    def edit(pack: Documents) -> None:
        pack[f"{file}.yaml"] = pack[f"{file}.yaml"][:count]

    return edit


MISTAKES = {
    # A field of an entry.
    "wrong type": (
        put("monsters", "carrion_crow", health="many"),
        "monsters.yaml: carrion_crow: health: ",
    ),
    "no health": (
        put("monsters", "carrion_crow", health=0),
        "monsters.yaml: carrion_crow: health: ",
    ),
    "missing field": (put("bosses", "watchdog", die=None), "bosses.yaml: watchdog: die: missing"),
    "unknown field": (
        put("upgrades", "cannon", colour="red"),
        "upgrades.yaml: cannon: colour: no such field",
    ),
    "unknown colour": (put("final_bosses", "rom", die="blue"), "final_bosses.yaml: rom: die: "),
    "unknown trophy": (
        put("monsters", "tar_wolf", trophies=["bird"]),
        "monsters.yaml: tar_wolf: trophies[",
        "'bird'",
    ),
    "no trophy": (put("monsters", "tar_wolf", trophies=[]), "monsters.yaml: tar_wolf: trophies: "),
    "unknown card type": (put("upgrades", "cannon", type="magic"), "upgrades.yaml: cannon: type: "),
    "unknown timing": (
        put("upgrades", "cannon", timing="later"),
        "upgrades.yaml: cannon: timing: ",
    ),
    "negative damage": (put("upgrades", "cannon", damage=-1), "upgrades.yaml: cannon: damage: "),
    "no copies": (put("upgrades", "cannon", copies=0), "upgrades.yaml: cannon: copies: "),
    "no origin": (
        put("starters", "transform", origin=None),
        "starters.yaml: transform: origin: missing",
    ),
    "unknown origin": (
        put("starters", "transform", origin="dream"),
        "starters.yaml: transform: origin: ",
    ),
    "id with a space": (
        put("monsters", "tar_wolf", id="Tar Wolf"),
        "monsters.yaml: Tar Wolf: id: ",
    ),
    "face": (put("dice", "green", faces=["0", "two"]), "dice.yaml: green: faces["),
    "no faces": (put("dice", "green", faces=[]), "dice.yaml: green: faces: "),
    "empty track": (put("trophies", "kin", spaces=[]), "trophies.yaml: kin: spaces: "),
    "health of a Hunter": (put("hunters", "djura", health=30), "hunters.yaml: djura: health: "),
    "another game": (put("pack", "mine", game="chess"), "pack.yaml: mine: game: "),
    # An effect of an entry.
    "unknown op": (
        effect("upgrades", "cannon", op="explode"),
        "upgrades.yaml: cannon: effects[",
        "op: 'explode'",
    ),
    "missing argument": (
        effect("upgrades", "cannon", amount=None),
        "upgrades.yaml: cannon: effects[",
        "amount: hurt needs it",
    ),
    "missing who": (
        effect("upgrades", "cannon", who=None),
        "upgrades.yaml: cannon: effects[",
        "who: hurt needs it",
    ),
    "argument too many": (
        effect("upgrades", "cannon", max=2),
        "upgrades.yaml: cannon: effects[",
        "max: hurt does not take it",
    ),
    "unknown when": (
        effect("upgrades", "cannon", when="whenever"),
        "upgrades.yaml: cannon: effects[",
        "when",
    ),
    "when of another op": (
        effect("upgrades", "repeating_pistol", when="after_attack"),
        "upgrades.yaml: repeating_pistol: effects[",
        "when: prevent goes with",
    ),
    "when of an enemy": (
        effect("upgrades", "cannon", when="on_reveal"),
        "upgrades.yaml: cannon: effects[",
        "when: 'on_reveal'",
    ),
    "when of a card": (
        effect("monsters", "rabid_dog", when="instant"),
        "monsters.yaml: rabid_dog: abilities[",
        "when: 'instant'",
    ),
    "unknown who": (
        effect("upgrades", "cannon", who="dogs"),
        "upgrades.yaml: cannon: effects[",
        "who: 'dogs'",
    ),
    "who has struck what is only revealed": (  # BB-2.7
        effect("monsters", "beast_patient", who="dealers"),
        "monsters.yaml: beast_patient: abilities[",
        "who: nobody has dealt damage",
    ),
    "who of a card": (
        effect("monsters", "rabid_dog", who="self"),
        "monsters.yaml: rabid_dog: abilities[",
        "who: 'self'",
    ),
    "a word for a number": (
        effect("upgrades", "cannon", amount="all"),
        "upgrades.yaml: cannon: effects[",
        "amount: 'all' must be a number from 0",
    ),
    "unknown condition": (
        effect("upgrades", "bone_saw", if_="full_moon"),
        "upgrades.yaml: bone_saw: effects[",
        "if: 'full_moon'",
    ),
    "condition of an enemy": (
        effect("monsters", "rabid_dog", if_="low_health"),
        "monsters.yaml: rabid_dog: abilities[",
        "if: hurt does not take it",
    ),
    "a trait of enemies": (
        effect("upgrades", "kirkhammer", op="no_prevent", value=None),
        "upgrades.yaml: kirkhammer: effects[",
        "when: no_prevent",
    ),
    "unknown field of an effect": (
        effect("upgrades", "cannon", loud=True),
        "upgrades.yaml: cannon: effects[",
        "loud: no such field",
    ),
    # The pack as a whole.
    "same id twice": (twice("monsters", "tar_wolf"), "monsters.yaml: tar_wolf: id: used twice"),
    "upgrade named like a starter": (
        twice("starters", "saw_cleaver", "upgrades"),
        "upgrades.yaml: saw_cleaver: id: ",
    ),
    "no Dream": (drop("starters", "hunters_dream"), "starters.yaml: ", "dream"),
    "two Dreams": (put("starters", "transform", timing="dream"), "starters.yaml: ", "dream"),
    "no Transform": (drop("starters", "transform"), "starters.yaml: ", "transform"),
    "a Dream among Upgrades": (
        put("upgrades", "hush_bell", timing="dream", damage=0, effects=[]),
        "starters.yaml: ",
        "dream",
    ),
    "a Dream that hits": (
        put("starters", "hunters_dream", damage=1),
        "starters.yaml: hunters_dream: type: ",
    ),
    "a utility card that attacks": (
        put("upgrades", "ashen_veil", timing="attack"),
        "upgrades.yaml: ashen_veil: timing: ",
    ),
    "two dice": (drop("dice", "red"), "dice.yaml: red: missing"),
    "two tracks": (drop("trophies", "kin"), "trophies.yaml: kin: missing"),
    "four Hunters": (drop("hunters", "wren"), "hunters.yaml: ", "five"),
    "unequal Hunters": (put("hunters", "wren", health=9), "hunters.yaml: ", "same health"),
    "six Monsters": (keep("monsters", 6), "monsters.yaml: ", "7"),
    "two Bosses": (keep("bosses", 2), "bosses.yaml: ", "3"),
    "no Final Boss": (keep("final_bosses", 0), "final_bosses.yaml: ", "1"),
    "no list": (whole("monsters", {"carrion_crow": 7}), "monsters.yaml: must be a list"),
    "no entry": (whole("monsters", ["carrion_crow"]), "monsters.yaml: entry 1: "),
    "an unknown file": (whole("spells", []), "spells.yaml: no such file"),
    "no description": (whole("pack", []), "pack.yaml: "),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_told_with_file_entry_and_field(mistake: str, tmp_path: Path) -> None:
    edit, start, *parts = MISTAKES[mistake]
    pack = base_pack()
    edit(pack)
    found = problems(pack, tmp_path)
    lines = [line for line in found if line.startswith(start) and all(p in line for p in parts)]
    assert lines, found
    assert all("\n" not in line for line in found)


def test_an_unchanged_copy_has_no_problems(tmp_path: Path) -> None:
    assert problems(base_pack(), tmp_path) == []


def test_several_mistakes_are_told_together(tmp_path: Path) -> None:
    pack = base_pack()
    entry(pack, "monsters", "tar_wolf")["health"] = "four"
    entry(pack, "upgrades", "cannon")["effects"][0]["op"] = "explode"
    files = [line.split(":")[0] for line in problems(pack, tmp_path)]
    assert files == ["upgrades.yaml", "monsters.yaml"]


@pytest.mark.parametrize("file", FILES)
def test_a_missing_file_is_told(file: str, tmp_path: Path) -> None:
    folder = written(base_pack(), tmp_path / "pack")
    (folder / f"{file}.yaml").unlink()
    assert f"{file}.yaml: missing" in problems_of("bloodborne", folder)


def test_bad_yaml_is_told(tmp_path: Path) -> None:
    folder = written(base_pack(), tmp_path / "pack")
    (folder / "bosses.yaml").write_text("- id: [watchdog\n  health: 3")
    found = problems_of("bloodborne", folder)
    assert len(found) == 1
    assert found[0].startswith("bosses.yaml: not readable as YAML: ")
    assert "\n" not in found[0]


def test_bytes_that_are_no_text_are_told(tmp_path: Path) -> None:
    folder = written(base_pack(), tmp_path / "pack")
    (folder / "bosses.yaml").write_bytes(b"- id: \xff\xfe\x00")
    found = problems_of("bloodborne", folder)
    assert [line.split(":")[0] for line in found] == ["bosses.yaml"]


def test_no_folder_and_an_empty_folder_are_told(tmp_path: Path) -> None:
    assert problems_of("bloodborne", tmp_path / "nowhere") == [
        f"{tmp_path / 'nowhere'}: no such folder"
    ]
    assert problems_of("bloodborne", tmp_path) == [f"{tmp_path}: no .yaml files here"]


def test_an_enemy_id_may_stand_in_one_file_only(tmp_path: Path) -> None:
    pack = base_pack()
    twice("bosses", "watchdog", "monsters")(pack)
    assert any("watchdog: id" in line for line in problems(pack, tmp_path))


def test_an_effect_is_counted_the_same_way_whatever_is_wrong_with_it(tmp_path: Path) -> None:
    places = []
    for wrong in ({"op": "explode"}, {"amount": [1]}):
        pack = base_pack()
        entry(pack, "upgrades", "cannon")["effects"][0].update(wrong)
        line = problems(pack, tmp_path)[0]
        places.append(line[: line.index("]") + 1])
    assert places[0] == places[1]


def test_a_die_must_have_a_face_to_stop_at(tmp_path: Path) -> None:
    pack = base_pack()
    entry(pack, "dice", "green")["faces"] = ["1+", "2+"]
    assert any(line.startswith("dice.yaml: green: faces") for line in problems(pack, tmp_path))


@pytest.mark.parametrize(
    ("file", "id"), [("upgrades", "cannon"), ("upgrades", "bone_saw"), ("monsters", "grave_robber")]
)
def test_damage_healing_and_loss_cannot_be_negative(file: str, id: str, tmp_path: Path) -> None:
    pack = base_pack()
    effect(file, id, amount=-3)(pack)
    assert any(line.startswith(f"{file}.yaml: {id}: ") for line in problems(pack, tmp_path))


# ---------------------------------------------------------------------- packs of owners


@pytest.mark.usefixtures("shelf")
def test_an_edited_pack_changes_play(tmp_path: Path) -> None:
    pack = base_pack()
    entry(pack, "starters", "saw_cleaver")["damage"] = 5
    for one in pack["monsters.yaml"] + pack["bosses.yaml"]:
        one.update(health=40, die="green", abilities=[])
    name = undercroft.add_pack("bloodborne", written(pack, tmp_path / "folder"))
    assert name == "mine"
    assert undercroft.packs("bloodborne") == ["base", "mine"]
    setup = {"pack": "mine", "final_boss": "rom", "first_player": 0}
    match = undercroft.new("bloodborne", setup, seed=1)
    assert monster(match)["echoes"] == 40  # type: ignore[index]
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    assert [blow["amount"] for blow in told(match, "dealt")] == [5, 5, 5]
    # The base pack is as it was.
    match = undercroft.new("bloodborne", {**setup, "pack": "base"}, seed=1)
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    assert {blow["amount"] for blow in told(match, "dealt")} <= {1}


@pytest.mark.usefixtures("shelf")
def test_an_edited_pack_changes_the_set_up_and_the_hunters(tmp_path: Path) -> None:
    pack = base_pack()
    pack["final_bosses.yaml"].append(
        {**entry(pack, "final_bosses", "rom"), "id": "old_king", "name": "Old King"}
    )
    for one in pack["hunters.yaml"]:
        one["health"] = 11
    undercroft.add_pack("bloodborne", written(pack, tmp_path / "folder"))
    with pytest.raises(InvalidSetup, match="old_king"):
        undercroft.new("bloodborne", {"final_boss": "old_king"}, seed=1)
    match = undercroft.new("bloodborne", {"final_boss": "old_king", "pack": "mine"}, seed="stage")
    assert table(match)["final_boss"] == "old_king"
    assert set(each(match, "max_health")) == {11}


@pytest.mark.usefixtures("shelf")
def test_a_faulty_pack_is_not_added(tmp_path: Path) -> None:
    pack = base_pack()
    entry(pack, "monsters", "tar_wolf")["health"] = "four"
    with pytest.raises(InvalidContent, match="tar_wolf: health"):
        undercroft.add_pack("bloodborne", written(pack, tmp_path / "folder"))
    assert undercroft.packs("bloodborne") == ["base"]


@pytest.mark.usefixtures("shelf")
def test_a_pack_named_base_is_not_added(tmp_path: Path) -> None:
    folder = tmp_path / "copy"
    shutil.copytree(GAME.base, folder)
    with pytest.raises(InvalidContent, match=r"pack\.yaml: id"):
        undercroft.add_pack("bloodborne", folder)


@pytest.mark.parametrize("name", ["nowhere", "", "../base"])
def test_an_unknown_pack_is_refused_in_one_line(name: str) -> None:
    with pytest.raises(InvalidSetup) as caught:
        undercroft.new("bloodborne", {"pack": name})
    assert str(caught.value).startswith(f"pack: {name!r} is not one of base")
    assert "\n" not in str(caught.value)


def test_a_pack_that_is_no_name_is_refused() -> None:
    with pytest.raises(InvalidSetup, match="pack: must be the name"):
        undercroft.new("bloodborne", {"pack": 7})


@pytest.mark.parametrize(("monsters", "bosses"), [(18, 3), (7, 7), (7, 3)])
def test_a_pack_of_the_least_size_plays_to_the_final_boss(monsters: int, bosses: int) -> None:
    """Seven Monsters and three Bosses are enough (BB-A.1): all of them are in the dungeon then."""
    pack = base_pack()
    keep("monsters", monsters)(pack)
    keep("bosses", bosses)(pack)
    match = stage(final_boss="gehrman", pack=pack)
    doc = match.position()
    doc["chance"] = {"source": "rng", "seed": 1, "count": 0}
    match = undercroft.from_position(doc)
    for turn in range(3000):
        if table(match)["final_fight"]:
            break
        open_here = options(match, match.waiting[0])
        match.decide(open_here[turn % len(open_here)], seat=match.waiting[0])
    assert monster(match)["id"] == "gehrman"  # type: ignore[index]
    assert len(table(match)["dungeon"]["gone"]) == 10


def without(file: str, id: str) -> Callable[[Documents], None]:
    def change(pack: Documents) -> None:
        pack[f"{file}.yaml"] = [one for one in pack[f"{file}.yaml"] if one["id"] != id]

    return change


def with_fields(file: str, id: str, /, **fields: object) -> Callable[[Documents], None]:
    def change(pack: Documents) -> None:
        entry(pack, file, id).update(fields)

    return change


@pytest.mark.parametrize(
    ("change", "said"),
    [
        *(
            (without("dice", die), f"dice.yaml: {die}: missing")
            for die in ("green", "yellow", "red")
        ),
        *(
            (without("trophies", trophy), f"trophies.yaml: {trophy}: missing")
            for trophy in ("kin", "beast", "humanoid")
        ),
        (without("hunters", "eileen"), "hunters.yaml: five Hunters are needed"),
        (
            with_fields("hunters", "eileen", health=7),
            "hunters.yaml: all Hunters must have the same health",
        ),
        (
            with_fields("dice", "green", faces=["0+", "0+", "1+", "1+", "1+", "2+"]),
            "dice.yaml: green: faces: one without + is needed to stop at",
        ),
        (
            with_fields("dice", "yellow", plain_faces=["0+", "0+", "1+", "1+", "1+", "2+"]),
            "dice.yaml: yellow: faces: one without + is needed to stop at",
        ),
        (
            with_fields("upgrades", "cannon", id="saw_cleaver"),
            "upgrades.yaml: saw_cleaver: id: also a starter card",
        ),
        (
            with_fields("starters", "transform", damage=1),
            "starters.yaml: transform: type: must be utility without damage",
        ),
        (
            with_fields("upgrades", "blood_vial", timing="dream", effects=[]),
            "starters.yaml: exactly one card must have the timing dream",
        ),
        (
            with_fields("upgrades", "blood_vial", timing="transform", effects=[]),
            "starters.yaml: exactly one card must have the timing transform",
        ),
        (
            with_fields("monsters", "rabid_dog", id="watchdog"),
            "bosses.yaml: watchdog: id: also another enemy's",
        ),
    ],
)
def test_what_a_pack_lacks_is_told_and_nothing_else(
    change: Callable[[Documents], None], said: str
) -> None:
    pack = base_pack()
    change(pack)
    [problem] = packs.told("bloodborne", pack)
    assert re.sub(r"\.yaml:\d+:", ".yaml:", problem) == said
