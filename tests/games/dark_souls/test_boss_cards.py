"""Boss data cards and behaviour cards (DS-31)."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

import undercroft
from undercroft.games.dark_souls.cards import Cards

from .lair import base_documents, boss_view, lair, resolve
from .stage import asked, foe, hero, kinds, options, play, table, used_up


class Data(NamedTuple):
    """A boss data card."""

    name: str
    kind: str
    levels: list[int]
    deck: int
    heat_up: int
    models: list[tuple[str, int, int, int, int, str]]
    """Name, threat, starting Health, Block, Resist, special ability."""


DATA = {
    "winged_knight": Data("Winged Knight", "mini", [1, 1, 2, 2], 4, 12,
                          [("Winged Knight", 10, 24, 3, 1, "Heavy Blows")]),
    "titanite_demon": Data("Titanite Demon", "mini", [1, 2, 2, 2], 4, 10,
                           [("Titanite Demon", 10, 22, 3, 2, "Titanite Construct")]),
    "gargoyle": Data("Gargoyle", "mini", [1, 1, 1, 2], 4, 12,
                     [("Gargoyle", 10, 26, 2, 1, "Flying High")]),
    "boreal_outrider_knight": Data("Boreal Outrider Knight", "mini", [1, 1, 2, 2], 4, 13,
                                   [("Boreal Outrider Knight", 10, 26, 2, 3, "Ice in His Veins")]),
    "dancer": Data("Dancer of the Boreal Valley", "main", [2, 2, 3, 3], 5, 18,
                   [("Dancer of the Boreal Valley", 10, 34, 2, 2, "Unpredictable Onslaught")]),
    "ornstein_and_smough": Data("Dragon Slayer Ornstein & Executioner Smough", "main", [2, 3, 3, 3], 5, 0,
                                [("Dragon Slayer Ornstein", 10, 20, 3, 3, "United We Stand"),
                                 ("Executioner Smough", 9, 30, 2, 2, "Divided You Fall")]),
}  # fmt: skip


def pack() -> Cards:
    found = undercroft.new("dark_souls", {}, seed=0).pack
    assert isinstance(found, Cards)
    return found


@pytest.mark.rule("DS-31.1")
def test_a_boss_encounter_goes_by_the_normal_rules() -> None:
    """Boss, one character, boss, the next one; 2 Stamina and the Aggro token at each beginning."""
    match = lair(
        "gargoyle",
        {"knight": {"node": 12, "black": 5}, "assassin": {"node": 10, "black": 3}},
        node=1,
        card="gargoyle_electric_breath",
        later=["gargoyle_electric_breath"],
        aggro=1,
    )
    resolve(match)
    assert (hero(match, 0)["black"], hero(match, 0)["aggro"]) == (3, True)
    play(match, "end")
    resolve(match)
    assert (hero(match, 1)["black"], hero(match, 1)["aggro"]) == (1, True)
    order = [kind for kind in kinds(match) if kind in ("behaviour", "activates")]
    assert order == ["behaviour", "activates", "behaviour", "activates"]


@pytest.mark.rule("DS-31.2")
@pytest.mark.parametrize("id", DATA)
def test_a_data_card_holds_what_is_printed(id: str) -> None:
    boss = pack().boss_by_id[id]
    entry = boss.entry
    found = [
        (m.name, m.threat, m.health, m.block, m.resist, m.ability.name if m.ability else "")
        for m in boss.models
    ]
    data = Data(entry.name, entry.kind, entry.levels, entry.deck, entry.heat_up, found)
    assert data == DATA[id]


@pytest.mark.rule("DS-31.2")
@pytest.mark.parametrize("id", DATA)
def test_the_players_can_read_the_data_card(id: str) -> None:
    """Deck size, heat up point and encounter levels too: they plan by them."""
    match = undercroft.new("dark_souls", {"mode": "boss", "boss": id}, seed=1)
    catalog: Any = match.game.catalog(match.state)
    names = [model[0] for model in DATA[id].models]
    shown = [card for card in catalog["models"].values() if card["name"] in names]
    assert [
        (c["name"], c["threat"], c["health"], c["block"], c["resist"], c["ability"]["name"])
        for c in shown
    ] == DATA[id].models
    card = catalog["bosses"][id]
    assert (card["kind"], card["levels"]) == (DATA[id].kind, DATA[id].levels)
    assert (card["deck"], card["heat_up"]) == (DATA[id].deck, DATA[id].heat_up)


@pytest.mark.rule("DS-31.3")
@pytest.mark.parametrize("wounds", [0, 12])
def test_an_ability_holds_before_and_after_the_heat_up(wounds: int) -> None:
    """The Titanite Demon: 3 damage or more are 1 less, in every activation."""
    match = lair(
        "titanite_demon",
        {"herald": {"node": 11, "left": ["dragonslayer_spear"]}},
        node=6,
        facing="n",
        turn=0,
        foe={"wounds": wounds},
        heated=wounds > 0,
        card="titanite_demon_vicious_swing",
        tape=[2, 3, 2, 3],
    )
    for times in (1, 2):
        play(match, "act-left-0")  # 5 magical against Resist 2 would be 3
        left = foe(match)
        assert left is not None
        assert left["health"] == 22 - wounds - 2 * times
        if times == 1:
            play(match, "end")
            resolve(match)
    assert used_up(match)


@pytest.mark.rule("DS-31.6")
@pytest.mark.rule("DS-A.154")
@pytest.mark.parametrize("id", DATA)
def test_the_first_deck_is_of_cards_without_the_symbol(id: str) -> None:
    match = undercroft.new("dark_souls", {"mode": "boss", "boss": id}, seed=3)
    doc: Any = match.position()
    (pile,) = doc["state"]["deck"]
    cards = [card for card in pack().behaviours if card.entry.boss == id]
    plain = [card.id for card in cards if not card.heat_up]
    assert pile["cards"] == plain
    assert pile["left"] == DATA[id].deck
    heated = {"ornstein_and_smough": 10}.get(id, 3)
    assert len(cards) - len(plain) == heated


@pytest.mark.rule("DS-31.7")
def test_a_dial_counts_down_to_nothing() -> None:
    match = undercroft.new("dark_souls", {"mode": "boss", "boss": "gargoyle"}, seed=3)
    whole = foe(match)
    assert whole is not None
    assert (whole["health"], whole["full"]) == (26, 26)
    sword = {"node": 6, "side": "s", "left": ["long_sword"]}
    match = lair("gargoyle", {"knight": sword}, node=6, turn=0, tape=[3])
    play(match, "act-left-0")  # 3 pips against Block 2
    hurt = foe(match)
    assert hurt is not None
    assert (hurt["health"], hurt["full"]) == (25, 26)
    assert not match.over
    last = lair("gargoyle", {"knight": sword}, node=6, turn=0, foe={"wounds": 25}, tape=[3])
    play(last, "act-left-0")
    assert last.over
    assert "slain" in kinds(last)
    assert "won" in kinds(last)


@pytest.mark.rule("DS-31.8")
def test_a_boss_is_not_pushed_but_hurt_and_afflicted() -> None:
    match = lair(
        "titanite_demon",
        {"knight": {"node": 11, "left": ["firebombs"], "right": ["poison_mist"]}},
        node=6,
        turn=0,
        tape=[2, 2, 1],
    )
    play(match, "act-left-0")  # 5 magical against Resist 2: 3, and the Titanite Demon takes 1 less
    struck = foe(match)
    assert struck is not None
    assert (struck["node"], struck["health"]) == (6, 20)
    play(match, "act-right-0")
    left = foe(match)
    assert left is not None
    assert (left["node"], left["conditions"]) == (6, ["poison"])
    assert "foe_pushed" not in kinds(match)


@pytest.mark.rule("DS-31.8")
def test_a_push_alone_does_nothing_to_a_boss() -> None:
    match = lair(
        "gargoyle", {"knight": {"node": 6, "side": "s", "left": ["force"]}}, node=6, turn=0
    )
    play(match, "act-left-0")
    left = foe(match)
    assert left is not None
    assert (left["node"], left["health"]) == (6, 26)
    assert asked(match) == ["activation"]


def equals() -> dict[str, Any]:
    documents = base_documents()
    for boss in documents["bosses.yaml"]:
        for model in boss["models"]:
            model["threat"] = 10
    return documents


@pytest.mark.rule("DS-A.155")
@pytest.mark.parametrize("first", [0, 1])
def test_of_two_equal_bosses_the_players_choose_who_acts_first(first: int) -> None:
    match = lair(
        "ornstein_and_smough",
        {"knight": {"node": 12}, "assassin": {"node": 11}},
        foes=[
            {"model": "ornstein", "node": 21, "facing": "s"},
            {"model": "smough", "node": 1, "facing": "s"},
        ],
        card="ornstein_and_smough_lightning_bolt",
        pack=equals(),
    )
    assert sorted(options(match)) == ["foe-0", "foe-1"]
    blows = resolve(match, f"foe-{first}")
    bolt, slam = (0, 5, "magical", 1), (1, 6, "physical", 1)
    assert blows == ([bolt, slam] if first == 0 else [slam, bolt])
    assert boss_view(match)["discard"] == ["ornstein_and_smough_lightning_bolt"]
    assert used_up(match)
    assert table(match)["fight"]["foes"][1]["node"] == 6
