"""The `veteran` bot: it reads its view alone, judges small scenes rightly, and beats chance."""

from __future__ import annotations

import json
from typing import Any

import pytest

from undercroft import bots
from undercroft.games.darkest_dungeon.bot.battle import Scene
from undercroft.games.darkest_dungeon.bot.hamlet import Day, best_day, price_of_gold
from undercroft.games.darkest_dungeon.bot.lore import Effect, Lore
from undercroft.games.darkest_dungeon.bot.player import Greedy
from undercroft.games.darkest_dungeon.game import GAME
from undercroft.kernel.chance import Rng
from undercroft.kernel.match import Match

from .ring import bout
from .stage import dungeon, fight, hamlet, kinds, new, options

DOOR = {"wounds": 14}  # the Hellion's Life at level 1


@pytest.fixture(scope="module")
def catalog() -> Any:
    return GAME.catalog(new(seed="catalog").state)


def answer(match: Match, catalog: Any) -> str:
    """What the bot does now, once the party stands as it likes."""
    bot = bots.make("veteran", "darkest_dungeon", "scene", catalog)
    while True:
        decision, choice = bot.choose(match.view(0))
        assert choice in options(match)
        if choice != "arrange" and not decision.startswith("arrange-"):
            return choice
        match.decide(choice, 0)


def finish(match: Match, names: list[str], catalog: Any, most: int = 20000) -> Match:
    """Play to the end."""
    match.telling = False
    seats = [
        bots.make(name, "darkest_dungeon", f"seat-{seat}", catalog)
        for seat, name in enumerate(names)
    ]
    for _ in range(most):
        if match.over:
            return match
        seat = match.waiting[0]
        decision, option = seats[seat].choose(match.view(seat))
        match.decide(option, seat, decision)
    pytest.fail("the bot does not come to an end")


def muted(doc: Any) -> Any:
    """The same without sentences."""
    if isinstance(doc, list):
        return [muted(one) for one in doc]
    if not isinstance(doc, dict):
        return doc
    if str(doc.get("id")).startswith("dd-"):
        return {"id": "#"}
    return {key: muted(one) for key, one in doc.items()}


def scrambled(view: Any) -> tuple[Any, dict[str, str]]:
    """A view whose ids and sentences say nothing, and what each id stands for."""
    told = muted(json.loads(json.dumps(view)))
    meant: dict[str, str] = {}
    for number, decision in enumerate(told["decisions"]):
        for option in (decision, *decision["options"], *decision["closed"]):
            blind = f"#{number}.{len(meant)}"
            meant[blind] = option["id"]
            option["id"] = blind
        names = {meant[one["id"]]: one["id"] for one in decision["options"]}
        decision["chosen"] = names.get(decision["chosen"])
    return told, meant


@pytest.mark.parametrize(
    ("mode", "setup", "most"),
    [
        ("campaign", {"players": 2, "difficulty": "radiant"}, 400),
        ("quest", {"players": 2, "party": "table", "level": 2}, 200),
        ("boss", {"players": 1, "boss": "necromancer"}, 80),
        ("circus", {"players": 2, "puppets": "yes"}, 80),
    ],
)
def test_it_reads_neither_ids_nor_sentences(mode: str, setup: Any, most: int, catalog: Any) -> None:
    match = new(mode=mode, seed="ids", **setup)
    pairs = [
        [
            bots.make("veteran", "darkest_dungeon", seat, cards)
            for cards in (catalog, muted(catalog))
        ]
        for seat in range(len(match.seats))
    ]
    for _ in range(most):
        if match.over:
            break
        seat = match.waiting[0]
        seeing, blind = pairs[seat]
        view, meant = scrambled(match.view(seat))
        decision, option = seeing.choose(match.view(seat))
        assert [meant[one] for one in blind.choose(view)] == [decision, option]
        match.decide(option, seat, decision)


@pytest.mark.parametrize("setup", [{}, {"mode": "battle"}, {"mode": "circus", "players": 2}])
def test_a_sketch_is_enough(setup: Any, catalog: Any) -> None:
    """It leaves out names, what monsters mean to do and what others are asked; its answers are the same."""
    match = new(seed="sketch", **setup)
    seats = range(len(match.seats))
    full, quick = [
        [bots.make("veteran", "darkest_dungeon", seat, catalog) for seat in seats] for _ in range(2)
    ]
    battles = 0
    for _ in range(120):
        if match.over:
            break
        seat = match.waiting[0]
        view: Any = match.view(seat)
        sketch: Any = match.sketch(seat)
        decision, option = full[seat].choose(view)
        assert bots.answer(quick[seat], match, seat) == (decision, option)
        assert quick[seat].sketches
        assert not sketch["table"]["names"]
        view["table"]["names"] = {}
        view.pop("heard", None)
        for monster in (view["table"]["battle"] or {}).get("monsters", []):
            battles += bool(monster["intents"])
            monster["intents"] = []
        assert sketch == view
        match.decide(option, seat, decision)
    assert battles or not setup or setup["mode"] == "circus"


# ---------------------------------------------------------------------- battle


def test_it_needs_nothing_but_its_view(catalog: Any) -> None:
    match = fight({"hellion": {}, "vestal": {}}, [("bone_soldier", "C")], turn="hellion")
    view = json.loads(json.dumps(match.view(0)))
    table = json.loads(json.dumps(catalog))
    bot = bots.make("veteran", "darkest_dungeon", 1, table)
    assert bot.choose(view)[1] in options(match)


def test_the_wounded_monster_is_finished(catalog: Any) -> None:
    archers = [
        {"kind": "bone_arbalist", "area": "S"},
        {"kind": "bone_arbalist", "area": "S", "wounds": 5},
    ]
    match = fight({"hellion": {"area": "S"}}, archers, turn="hellion")
    assert answer(match, catalog) == "use-wicked_hack-7"
    match.decide("use-wicked_hack-7", 0)
    assert answer(match, catalog) == "figure-9"


def test_no_blow_is_wasted_on_the_dying(catalog: Any) -> None:
    """Blight will kill the one before it acts; the other is the better target."""
    soldiers = [
        {"kind": "bone_soldier", "area": "S", "wounds": 3, "stacks": [["blight", 4, 2]]},
        {"kind": "bone_soldier", "area": "S"},
    ]
    match = fight({"hellion": {"area": "S"}}, soldiers, turn="hellion")
    match.decide("use-wicked_hack-7", 0)
    assert answer(match, catalog) == "figure-9"


def test_food_is_for_deaths_door(catalog: Any) -> None:
    stores = {"food": 2}
    scratched = fight(
        {"hellion": {"wounds": 5}}, [("bone_soldier", "C")], turn="hellion", stores=stores
    )
    assert answer(scratched, catalog) != "eat"
    dying = fight({"hellion": DOOR}, [("bone_soldier", "C")], turn="hellion", stores=stores)
    assert answer(dying, catalog) == "eat"


def test_before_a_hazard_deaths_door_is_seen_to(catalog: Any) -> None:
    """What is used stands beside the question, which is asked again."""
    hunger = [["stop"], ["hazard", 0, "hunger"]]
    dying = dungeon({"hellion": DOOR}, agenda=hunger, stores={"food": 2})
    bot = bots.make("veteran", "darkest_dungeon", "scene", catalog)
    decision, choice = bot.choose(dying.view(0))
    assert (decision.split("-")[0], choice) == ("bag", "hero-0-eat")
    well = dungeon({"crusader": {"wounds": 1}}, agenda=hunger, stores={"food": 2})
    assert answer(well, catalog) in ("pay", "suffer")


def test_heavy_bleeding_is_staunched(catalog: Any) -> None:
    stores = {"bandage": 1}
    heavy = {"wounds": 2, "stacks": [["bleed", 3, 3]]}
    match = fight({"crusader": heavy}, [("bone_soldier", "C")], turn="crusader", stores=stores)
    assert answer(match, catalog) == "bandage-bleed"


def test_somebody_at_deaths_door_is_healed(catalog: Any) -> None:
    heroes = {
        "hellion": {"area": "S", **DOOR},
        "vestal": {"area": "S", "skills": ["judgement", "divine_grace", "illumination"]},
    }
    match = fight(
        {"crusader": {"area": "SW"}, **heroes},
        [("bone_soldier", "C")],
        turn="vestal",
    )
    assert answer(match, catalog) == "use-divine_grace-7"


def test_nobody_heals_the_healthy(catalog: Any) -> None:
    match = fight(
        {
            "crusader": {"area": "SW"},
            "hellion": {"area": "S"},
            "vestal": {"area": "S", "skills": ["judgement", "divine_grace", "illumination"]},
        },
        [("bone_soldier", "C")],
        turn="vestal",
    )
    assert answer(match, catalog) == "use-judgement-4"


def test_out_of_reach_it_goes_nearer(catalog: Any) -> None:
    match = fight(
        {"crusader": {"area": "S", "skills": ["smite", "stunning_blow", "bulwark_of_faith"]}},
        [("bone_soldier", "N")],
        turn="crusader",
    )
    assert answer(match, catalog) == "move-4"


def test_falling_pews_are_left(catalog: Any) -> None:
    match = fight(
        {"vestal": {"area": "S", "skills": ["divine_grace", "divine_comfort", "illumination"]}},
        [("prophet_1", "NE")],
        room="ruins_11",
        boss="prophet",
        turn="vestal",
        pews=[7, 7, 7, 7],
    )
    assert answer(match, catalog).startswith("move-")


def tomb(monster: dict[str, Any], turn: str = "crusader", **crusader: Any) -> Match:
    """Dem Bones: two actions at the tomb before the last monster falls."""
    where = dungeon(
        quest="dem_bones",
        tokens={"a": "objective"},
        at="a",
        mode="quest",
        setup={"quest": "dem_bones"},
    )
    heroes: dict[str, Any] = {
        "crusader": {
            "area": "TOMB",
            "skills": ["smite", "zealous_accusation", "battle_heal"],
            **crusader,
        },
        "hellion": {"area": "NE"},
        "highwayman": {"area": "NE"},
        "vestal": {"area": "NE"},
    }
    return fight(heroes, [monster], room="ruins_7", turn=turn, alone=False, where=where)


def test_the_task_is_done(catalog: Any) -> None:
    match = tomb({"kind": "bone_soldier", "area": "TOMB", "wounds": 6})
    assert answer(match, catalog) == "task"


def test_the_last_monster_lives_until_the_task_is_done(catalog: Any) -> None:
    match = tomb({"kind": "bone_soldier", "area": "NE", "wounds": 6}, turn="hellion")
    assert not answer(match, catalog).startswith("use-wicked_hack")


# ---------------------------------------------------------------------- the dungeon


def test_home_with_all_that_can_be_won(catalog: Any) -> None:
    match = dungeon(progress=6, mode="quest")
    assert answer(match, catalog) == "leave"


def test_a_fresh_party_goes_on(catalog: Any) -> None:
    assert answer(dungeon(mode="quest"), catalog) in ("scout", "explore-0")


def test_a_broken_party_goes_home_with_what_it_has(catalog: Any) -> None:
    broken = {
        kind: {"wounds": 9, "stress": 7} for kind in ("crusader", "hellion", "highwayman", "vestal")
    }
    match = dungeon(broken, progress=2, firewood=False, mode="quest")
    assert answer(match, catalog) == "leave"


def test_a_torch_against_the_dark(catalog: Any) -> None:
    match = dungeon(light=3, stores={"torch": 2})
    assert answer(match, catalog).endswith("-torch")


def test_a_known_trap_is_no_way(catalog: Any) -> None:
    """Of two Rooms at hand the Lair is what the Quest wants."""
    match = dungeon(
        quest="wipe_em_out",
        tile="antlers",
        tokens={"a": "empty", "b": "trap", "c": "lair"},
        at="a",
        cleared=[0],
        scouted=True,
        passed=["s"],
    )
    assert answer(match, catalog) == "explore-2"


def test_a_tool_for_a_trap(catalog: Any) -> None:
    match = dungeon(stores={"tool": 1}, agenda=[["stop"], ["hazard", 0, "trap"]])
    assert answer(match, catalog) == "pay"


def test_who_is_nearly_mad_takes_the_trap_as_wounds(catalog: Any) -> None:
    heroes: dict[str, Any] = {
        "crusader": {"stress": 9},
        "hellion": {},
        "highwayman": {},
        "vestal": {},
    }
    match = dungeon(heroes, level=2, agenda=[["stop"], ["trap_room", 0]])
    assert answer(match, catalog) == "wounds-2"


# ---------------------------------------------------------------------- the hamlet


def test_the_wounded_see_the_surgeon(catalog: Any) -> None:
    heroes: dict[str, Any] = {
        "crusader": {"wounds": 12},
        "hellion": {},
        "highwayman": {},
        "vestal": {},
    }
    match = hamlet(heroes, agenda=[["new_day", False]], tape=[6])
    assert answer(match, catalog) == "visit-sanitarium"
    match.decide("visit-sanitarium", 0)
    assert answer(match, catalog) == "service-1"


def test_the_stressed_drink(catalog: Any) -> None:
    heroes: dict[str, Any] = {
        "crusader": {"stress": 8},
        "hellion": {},
        "highwayman": {},
        "vestal": {},
    }
    assert answer(hamlet(heroes, tape=[6]), catalog) == "visit-tavern"


def test_experience_becomes_a_level(catalog: Any) -> None:
    heroes: dict[str, Any] = {"crusader": {"xp": 4}, "hellion": {}, "highwayman": {}, "vestal": {}}
    match = hamlet(heroes, tape=[6])
    assert answer(match, catalog) == "visit-guild"
    match.decide("visit-guild", 0)
    assert answer(match, catalog) == "hero"


def test_a_lesson_is_for_a_skill_in_use(catalog: Any) -> None:
    """Three Experience: too few for a level, enough for a Skill; those that stay at home wait."""
    skills = ["smite", "zealous_accusation", "battle_heal"]
    heroes: dict[str, Any] = {
        "crusader": {"xp": 3, "skills": skills},
        "hellion": {},
        "highwayman": {},
        "vestal": {},
    }
    match = hamlet(heroes, tape=[6])
    assert answer(match, catalog) == "visit-guild"
    match.decide("visit-guild", 0)
    assert answer(match, catalog) == "skill-0"  # Smite


def test_the_blacksmith_is_visited_on_any_day(catalog: Any) -> None:
    """By whoever gains most there, where nobody has anything else to do."""
    match = hamlet(gold=10, days=3, tape=[6])
    visits = []
    for _ in range(4):
        visits.append(answer(match, catalog))
        if visits[-1] == "visit-blacksmith":
            break
        match.decide(visits[-1], 0)
    assert "visit-blacksmith" in visits


def test_gold_is_kept_for_lessons(catalog: Any) -> None:
    """A better building only where the sick and the Guild are paid for all the same."""
    assert not answer(hamlet(gold=14, tape=[6]), catalog).startswith("upgrade")
    assert answer(hamlet(gold=15, tape=[6]), catalog) == "upgrade-blacksmith"
    better: Any = {"buildings": {"blacksmith": 2}}
    assert not answer(hamlet(gold=27, tape=[6], **better), catalog).startswith("upgrade")
    assert answer(hamlet(gold=28, tape=[6], **better), catalog) == "upgrade-stagecoach"


def test_a_day_is_shared_out(catalog: Any) -> None:
    """Who goes where is what brings most to all: the first leaves the surgeon to the second."""
    first = Day({"sanitarium": 5.0, "tavern": 4.0}, 0.0)
    second = Day({"sanitarium": 5.0, "tavern": 0.0}, 0.0)
    assert best_day([first, second], ["sanitarium", "tavern"]) == 9.0
    assert best_day([first, second], ["sanitarium", "tavern"], "sanitarium") == 4.0
    # Who has better to do at home leaves the surgeon to the other.
    singer = Day({"sanitarium": 5.0, "tavern": 0.0}, 6.0)
    assert best_day([singer, second], ["sanitarium", "tavern"]) == 11.0


def test_nobody_is_tested_before_the_quest(catalog: Any) -> None:
    """What calms or heals at the price of Stress is not for whoever it would bring to 10."""
    steward = Greedy("x", catalog)
    cure = [Effect("heal", 4), Effect("stress", 3)]
    hero = {"level": 1, "life": 12, "wounds": 8, "stress": 6, "disease": None, "quirks": []}
    table = {"level": 1, "act": 1, "quest_count": 0}
    assert steward._service_worth(table, hero, cure) > 0
    assert steward._service_worth(table, {**hero, "stress": 7}, cure) < 0


@pytest.mark.parametrize(("act", "quests", "dear"), [(1, 0, False), (1, 2, True), (4, 0, True)])
def test_wounds_are_healed_before_a_quest_that_nobody_leaves(
    catalog: Any, act: int, quests: int, dear: bool
) -> None:
    steward = Greedy("x", catalog)
    hero = {"level": 1, "life": 20, "wounds": 8, "stress": 0, "disease": None, "quirks": []}
    worth = [
        steward._service_worth({"act": a, "quest_count": q}, hero, [Effect("heal", 5)])
        for a, q in ((1, 1), (act, quests))
    ]
    assert (worth[1] > worth[0]) is dear


def test_gold_is_worth_more_where_there_is_little() -> None:
    prices = [price_of_gold(gold) for gold in (0, 8, 9, 18, 19, 90)]
    assert prices == [2.0, 2.0, 1.0, 1.0, 0.5, 0.5]


def test_levels_come_before_skills_where_the_dungeon_is_ahead(catalog: Any) -> None:
    kind = catalog["heroes"][0]
    ranks = {entry["id"]: 1 for entry in kind["families"]}
    hero = {"kind": kind["id"], "level": 1, "ranks": ranks, "skills": []}
    steward = Greedy("x", catalog)
    assert (
        steward._raises(hero, 3)[""] > steward._raises(hero, 2)[""] > steward._raises(hero, 1)[""]
    )


@pytest.mark.parametrize(("room", "waits"), [("ruins_9", True), ("ruins_8", False)])
def test_the_last_monster_is_kept_alive_while_all_are_healed(
    catalog: Any, room: str, waits: bool
) -> None:
    """… but not where every round costs all of them Stress (Invoking Abyss)."""
    heroes: dict[str, Any] = {
        "crusader": {"wounds": 15, "skills": ["battle_heal", "smite", "stunning_blow"]},
        "vestal": {"wounds": 10, "skills": ["divine_grace", "divine_comfort", "mace_bash"]},
    }
    where = dungeon(list(heroes))
    match = fight(heroes, [("bone_rabble", 0)], room=room, turn="vestal", where=where)
    scene = Scene(Lore(catalog), match.view(0)["table"], 1)
    assert scene.nursing is waits


def test_another_hero_is_hired_when_nobody_waits(catalog: Any) -> None:
    match = hamlet(gold=25, tape=[6], waiting=0)
    assert answer(match, catalog) == "upgrade-stagecoach"


# ---------------------------------------------------------------------- whole games


def test_battles_are_won_where_chance_loses_them(catalog: Any) -> None:
    won = {"veteran": 0, "random": 0}
    for name in won:
        for seed in range(6):
            match = new({"mode": "battle", "players": 1}, seed=f"bot-{seed}")
            won[name] += finish(match, [name], catalog).state.campaign.won
    assert won["veteran"] >= 5
    assert won["random"] <= 2


@pytest.mark.parametrize("players", [2, 4])
def test_the_circus_is_won_from_both_sides(catalog: Any, players: int) -> None:
    for seed in range(4):
        names = ["veteran", "random"] if seed % 2 == 0 else ["random", "veteran"]
        match = new({"mode": "circus", "players": players}, seed=f"bot-{seed}")
        finish(match, names * (players // 2), catalog)
        assert match.state.circus.winner == seed % 2


@pytest.mark.parametrize("quest", ["scout_ahead", "dem_bones", "warm_up_the_halls", "the_old_road"])
def test_quests_are_fulfilled(catalog: Any, quest: str) -> None:
    for seed in range(2):
        match = new({"mode": "quest", "players": 2, "quest": quest}, seed=f"bot-{seed}")
        assert finish(match, ["veteran", "veteran"], catalog).state.campaign.won


def test_campaigns_come_to_an_end(catalog: Any) -> None:
    """With bots in all seats, and beside somebody who does anything."""
    for names in (["veteran"] * 3, ["random", "veteran"], ["veteran", "random"]):
        match = new({"mode": "campaign", "players": len(names)}, seed=f"bot-{len(names)}")
        finish(match, names, catalog)


def told_acts(match: Match, catalog: Any) -> list[str]:
    """What two bots do in a bout until it is over."""
    match.chance = Rng("bout")
    seats = [bots.make("veteran", "darkest_dungeon", f"seat-{n}", catalog) for n in (0, 1)]
    done: list[str] = []
    while not match.over:
        seat = match.waiting[0]
        decision, option = seats[seat].choose(match.view(seat))
        if decision.startswith("act-"):
            done.append(option.rsplit("-", 1)[0] if option.startswith("use-") else option)
        match.decide(option, seat, decision)
    return done


def test_who_can_do_nothing_neither_paces_nor_heals_the_unhurt(catalog: Any) -> None:
    healers: dict[str, Any] = {
        "vestal": {"area": "2", "skills": ["divine_grace"]},
        "crusader": {"area": "2", "skills": ["battle_heal"]},
    }
    match = bout(healers, {"occultist": {"area": "10", "skills": ["wyrd_reconstruction"]}})
    done = told_acts(match, catalog)
    assert kinds(match)[-1] == "bout_drawn"
    assert not [one for one in done if one.startswith("use-")]
    assert len([one for one in done if one != "end"]) <= 2


def test_a_stance_two_steps_away_is_worth_the_way(catalog: Any) -> None:
    """Both shoot from the rear alone, and both stand in front: they step back and fight."""
    match = bout(
        {"arbalest": {"area": "2", "skills": ["suppressive_fire", "bola", "sniper_shot"]}},
        {"plague_doctor": {"area": "10", "skills": ["disorienting_blast", "plague_grenade"]}},
    )
    done = told_acts(match, catalog)
    assert "stance-back" in done
    assert kinds(match)[-1] == "bout_won"
