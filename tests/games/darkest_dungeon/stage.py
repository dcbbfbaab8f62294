"""Battles, dungeons and hamlets set as a test wants them: positions edited, chance from a tape.

    match = fight(
        {"hellion": {"area": "S"}, "crusader": {"area": "S"}},
        [("bone_arbalist", "N")],
        turn="hellion",
        tape=[2],
    )
    play(match, "use-iron_swan-0")
    assert foe(match)["wounds"] == 7

Heroes are named by their kind, Areas by the names of the Room; `f(match, "hellion")` is a figure's number.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tests.games.whole import useful
from tests.packs import documents
from undercroft.games.darkest_dungeon.game import GAME
from undercroft.games.darkest_dungeon.terms import FORMS, LARGE
from undercroft.kernel.chance import Reported, Rng, Tape
from undercroft.kernel.match import Match, from_position, start
from undercroft.kernel.record import codecs
from undercroft.kernel.value import fields_of

rule = pytest.mark.rule

PARTY = ("crusader", "hellion", "highwayman", "vestal")
MONSTER = 8
Fields = Mapping[str, Any]
#: The three beside a hero who is looked at.
OTHERS: dict[str, Fields] = {kind: {} for kind in PARTY[1:]}
#: Stunned for as long as any fight lasts.
STILL = [["stun", 0, 9]]
#: A monster that is only there.
WAITING: Fields = {"kind": "madman", "area": "N", "stacks": STILL}
RUINS = ("necromancer", "prophet", "collector", "fanatic")
RUBBLE, HUNGER, DARKNESS, CURIO, TRAP = "rubble", "hunger", "darkness", "curio", "trap"
#: Two Exploration dice for each of four heroes, and nothing happens.
BLANKS = ["blank"] * 8
#: Home: the Event, and the Caretaker's first day.
WEEK: list[Any] = ["uneventful_week", 1]


def skill_card(id: str) -> Any:
    """A Skill card of the box."""
    return pack().things["skill"][id]


def pack() -> Any:
    return GAME.shelf.find("base")


def base_content() -> dict[str, Any]:
    """The documents of the base pack under another name, free to be edited."""
    found = documents("darkest_dungeon")
    found["pack.yaml"][0]["id"] = "mine"
    return found


def new(setup: Mapping[str, object] | None = None, seed: int | str = 1, **more: Any) -> Match:
    """A match as anybody would begin it."""
    return start(GAME, {**(setup or {}), **more}, Rng(seed))


def load(doc: object) -> Match:
    return from_position(doc, lambda name: GAME)


def area_of(room: str, area: int | str | None) -> int | None:
    """An Area by its number or its name."""
    if not isinstance(area, str):
        return area
    names: tuple[str, ...] = pack().room(room).names
    return names.index(area)


# ---------------------------------------------------------------------- setting up


def base(
    heroes: Mapping[str, Fields] | Sequence[str], mode: str, setup: Fields
) -> tuple[Any, list[str]]:
    """The document of a fresh match with this party; missing heroes are filled up."""
    given = list(heroes)
    others = [kind for kind in (*PARTY, "jester", "occultist", "arbalest") if kind not in given]
    kinds = [*given, *others][:4]
    full: dict[str, object] = {"mode": mode, "players": 1, "party": "custom", **setup}
    for place, kind in enumerate(kinds, 1):
        full[f"hero_{place}"] = kind
    doc: Any = new(useful("darkest_dungeon", full), seed="stage").position()
    for hero in doc["state"]["heroes"]:
        families = pack().hero(hero["kind"]).families
        hero["skills"] = list(families[: 2 + hero["level"]])
    return doc, kinds


def give(
    body: Any, kinds: list[str], heroes: Mapping[str, Fields] | Sequence[str], room: str = ""
) -> None:
    """Fields of heroes' documents; `skills` are families, `quirks`, `disease`, `trinkets` card ids."""
    fields = heroes if isinstance(heroes, Mapping) else {kind: {} for kind in heroes}
    for number, kind in enumerate(kinds):
        hero = body["heroes"][number]
        for key, value in fields.get(kind, {}).items():
            if key == "area":
                hero["area"] = area_of(room, value)
            elif key == "trinkets":
                hero["trinkets"] = [
                    [t, "positive"] if isinstance(t, str) else list(t) for t in value
                ]
            elif key == "skills":
                hero["skills"] = list(value)
            elif key == "forged":
                hero["forged"] = [[family, level] for family, level in value.items()]
            elif key == "form":
                hero["form"] = FORMS[value]
            else:
                assert key in hero, key
                hero[key] = value
        if "level" in fields.get(kind, {}) and "skills" not in fields[kind]:
            families = pack().hero(kind).families
            hero["skills"] = list(families[: 2 + hero["level"]])


def put(body: Any, part: str, fields: Fields) -> None:
    """Fields of a part of the state, or of the state itself: its `level`, `slots`, `monsters` …"""
    for name, value in fields.items():
        (body if name in body else body[part])[name] = value


def dead(body: Any, numbers: Sequence[int]) -> None:
    """Heroes who are not there."""
    for number in numbers:
        body["heroes"][number].update(alive=False, area=None)


def chests(*counts: int) -> dict[str, int]:
    """Loot Chest tokens by what they are, as documents hold them."""
    return {token.id: n for token, n in zip(pack().loot, counts, strict=True) if n}


def monster_doc(fields: Fields, room: str, cards: Any = None) -> dict[str, Any]:
    card = (cards or pack()).monster(fields["kind"])
    full: dict[str, Any] = {
        "kind": card.id,
        "life": card.life,
        "dodge": 0,
        "wounds": 0,
        "area": None,
        "stacks": [],
        "turns": card.actions,
    }
    full.update(fields)
    full["area"] = area_of(room, full["area"])
    return full


def trackers(
    order: Sequence[Sequence[int]], monsters: Sequence[Fields], cards: Any = None
) -> list[list[int | None]]:
    """Both Stance Trackers of a document, filled from Aggressive on; a Large monster takes two slots."""
    known = cards or pack()
    found: list[list[int | None]] = []
    for side in order:
        slots: list[int | None] = []
        for number in side:
            large = (
                number >= MONSTER
                and known.monster(monsters[number - MONSTER]["kind"]).size == LARGE
            )
            slots += [number, number] if large else [number]
        found.append(slots + [None] * (4 - len(slots)))
    return found


def fight(
    heroes: Mapping[str, Fields] | Sequence[str],
    monsters: Sequence[tuple[str, int | str] | Fields],
    *,
    room: str = "ruins_9",
    turn: str | int | None = None,
    tape: Sequence[object] = (),
    light: int = 5,
    level: int = 1,
    stores: Mapping[str, int] | None = None,
    alone: bool = True,
    boss: str | None = None,
    cards: tuple[int, int] | None = None,
    setup: Fields | None = None,
    dungeon: Fields | None = None,
    decks: Fields | None = None,
    hamlet: Fields | None = None,
    campaign: Fields | None = None,
    where: Match | None = None,
    agenda: list[list[object]] | None = None,
    order: Sequence[Sequence[int]] | None = None,
    content: Mapping[str, object] | None = None,
    **battle: Any,
) -> Match:
    """A battle in the middle.

    `heroes` maps kinds to fields of their documents, in Stance order; whoever has no `area` stands on the
    Area of his Stance, and with `alone` the heroes not named are not there. `monsters` are (kind, Area) or
    documents, in Stance order. `turn` is whose turn begins now: a hero's kind, a figure's number, or None
    for the next Initiative Card. Light is 5 unless said otherwise: heroes have 1 Dodge more.
    `order` are the figures on both trackers, without a gap (`slots` says the four places of each instead).
    `where` is a stop in a Dungeon (`dungeon(…)`) with the same party: the battle is fought there.
    `content` are the documents of another pack (`base_content()`, edited).
    Any other keyword replaces a field of the battle's document; `agenda` is what happens now instead.
    """
    if where is None:
        doc, kinds = base(heroes, "battle", {"level": level, **(setup or {})})
    else:
        placed: Any = where.position()
        doc = placed
        kinds = [hero["kind"] for hero in doc["state"]["heroes"]]
    body: dict[str, Any] = doc["state"]
    cards_there = pack() if content is None else GAME.shelf.carried(content, None)
    ground = pack().room(room)
    for number, hero in enumerate(body["heroes"]):
        hero["area"] = ground.hero_start[number]
        hero["turns"] = 1
    give(body, kinds, heroes, room)
    there = list(range(len(heroes) if alone else 4))
    there = [number for number in there if body["heroes"][number]["alive"]]
    dead(body, [number for number in range(4) if number not in there])
    foes = [
        monster_doc(
            {"kind": one[0], "area": one[1]} if isinstance(one, tuple) else one, room, cards_there
        )
        for one in monsters
    ]
    put(
        body,
        "battle",
        {
            "in_battle": True,
            "room": room,
            "monsters": foes,
            "slots": trackers(
                order or [there, [MONSTER + n for n in range(len(foes))]], foes, cards_there
            ),
            "chests": list(ground.loot),
            "cards": cards or [len(there), sum(one["turns"] for one in foes)],
            "round": 1,
            "boss": boss,
            **battle,
        },
    )
    put(body, "dungeon", {"light": light, **(dungeon or {})})
    body["decks"].update(decks or {})
    if stores:
        body["dungeon"]["stores"].update(stores)
    body["hamlet"].update(hamlet or {})
    put(body, "campaign", campaign or {})
    steps: list[list[object]] = [["initiative"]]
    if turn is not None:
        number = kinds.index(turn) if isinstance(turn, str) else turn
        if number < MONSTER:
            body["heroes"][number]["turns"] = 0
        else:
            foes[number - MONSTER]["turns"] -= 1
        if cards is None:
            mine = 0 if number < MONSTER else 1
            body["battle"]["cards"][mine] -= 1
        steps.append(["begin_turn", number])
    if content is not None:
        doc["pack"] = content
    return ready(doc, agenda or steps, tape)


def ready(doc: Any, agenda: list[list[object]], tape: Sequence[object] | None) -> Match:
    """A match at this agenda; without a tape it waits for the first outcome (`awaited`)."""
    doc["frame"].update(agenda=[whole(step) for step in agenda], asks=[], answered=[], over=False)
    doc["chance"] = (Reported() if tape is None else Tape(tape)).to_json()
    return load(doc)


def whole(step: list[object]) -> list[object]:
    """A step with the fields that it has by default."""
    kind = GAME.steps[str(step[0])]
    left = list(codecs(kind).items())[len(step) - 1 :]
    defaults = fields_of(kind)
    return [*step, *(codec.dump(defaults[name], pack()) for name, codec in left)]


def dungeon(
    heroes: Mapping[str, Fields] | Sequence[str] = PARTY,
    *,
    quest: str = "scout_ahead",
    tile: str = "long_gallery",
    tokens: Mapping[str, str] | None = None,
    at: str | None = None,
    passed: Sequence[str] = (),
    tape: Sequence[object] | None = (),
    light: int = 5,
    level: int = 1,
    stores: Mapping[str, int] | None = None,
    setup: Fields | None = None,
    agenda: list[list[object]] | None = None,
    mode: str = "campaign",
    hamlet: Fields | None = None,
    campaign: Fields | None = None,
    **fields: Any,
) -> Match:
    """A stop in a dungeon.

    `tokens` maps Room slots (a, b, …) to the tokens that lie face up there; `at` is where the party stands
    (the start unless said otherwise); nodes in `passed` have been walked, with the corridors between them.
    No Threat is imminent unless `campaign` names one.
    """
    doc, kinds = base(heroes, mode, setup or {})
    body: dict[str, Any] = doc["state"]
    give(body, kinds, heroes)
    ground = next(one for one in pack().tiles if one.id == tile)
    entry = pack().quest(quest).entry
    names = list(ground.names)
    where = names.index(at or ground.entry.start)
    walked = {ground.start, where, *(names.index(name) for name in passed)}
    shown: list[str | None] = [None] * ground.slots
    left = [name for name, count in entry.tokens.items() for _ in range(count)]
    for name, token in (tokens or {}).items():
        shown[names.index(name)] = token
        if token in left:
            left.remove(token)
    boss = entry.kind != "general" and "objective" not in (tokens or {}).values()
    if boss:
        left.remove("objective")
    hidden = shown.count(None) - (1 if boss else 0)
    piles = [{"cards": left[:hidden], "left": min(hidden, len(left))}] if hidden else []
    if hidden > len(left):
        rest = [kind for kind in ("dark", "trap", "curio", "treasure", "lair") for _ in range(3)]
        piles.append({"cards": rest, "left": hidden - len(left)})
    put(
        body,
        "dungeon",
        {
            "in_dungeon": True,
            "quest": quest,
            "tile": tile,
            "tokens": shown,
            "hidden": piles,
            "boss_hidden": boss,
            "cleared": [],
            "at": where,
            "goal": None,
            "explored": [n for n, (a, b) in enumerate(ground.corridors) if {a, b} <= walked],
            "passed": sorted(walked),
            "light": light,
            "firewood": True,
            **{name: value for name, value in fields.items() if name not in body["decks"]},
        },
    )
    body["decks"].update({name: fields[name] for name in fields if name in body["decks"]})
    if stores:
        body["dungeon"]["stores"].update(stores)
    put(body, "campaign", {"level": level, "act": level, "threat": None, **(campaign or {})})
    put(body, "hamlet", hamlet or {})
    return ready(doc, agenda or [["stop"]], tape)


def hamlet(
    heroes: Mapping[str, Fields] | Sequence[str] = PARTY,
    *,
    event: str | None = "uneventful_week",
    days: int = 3,
    gold: int = 10,
    buildings: Mapping[str, int] | None = None,
    threat: str | None = None,
    level: int = 1,
    tape: Sequence[object] | None = (),
    agenda: list[list[object]] | None = None,
    setup: Fields | None = None,
    campaign: Fields | None = None,
    **fields: Any,
) -> Match:
    """A day in the hamlet: the Caretaker rolls now, unless another agenda is given."""
    doc, kinds = base(heroes, "campaign", setup or {})
    body: dict[str, Any] = doc["state"]
    give(body, kinds, heroes)
    put(body, "dungeon", {"in_dungeon": False, "light": 5})
    put(
        body,
        "hamlet",
        {
            "in_hamlet": True,
            "event": event,
            "days": days,
            "gold": gold,
            "guests": [None] * 4,
            **fields,
        },
    )
    body["hamlet"]["buildings"].update(buildings or {})
    put(body, "campaign", {"level": level, "act": level, "threat": threat, **(campaign or {})})
    return ready(doc, agenda or [["new_day", False]], tape)


# ---------------------------------------------------------------------- looking


def table(match: Match) -> dict[str, Any]:
    found: Any = match.view(None)["table"]
    return dict(found)


def hero(match: Match, kind: str | int = 0) -> dict[str, Any]:
    """A hero as everybody sees him: by kind, or by number."""
    heroes = table(match)["heroes"]
    if isinstance(kind, int):
        return dict(heroes[kind])
    return dict(next(one for one in heroes if one["kind"] == kind))


def foe(match: Match, number: int = 0) -> dict[str, Any] | None:
    """A monster as everybody sees it, by its place in the test's list; None once it is gone."""
    battle = table(match)["battle"]
    if battle is None:
        return None
    found = (one for one in battle["monsters"] if one["figure"] == MONSTER + number)
    return next(found, None)


def order(match: Match) -> list[str]:
    """The Monster Stance Tracker, by kind."""
    battle = table(match)["battle"]
    kinds = {one["figure"]: one["kind"] for one in battle["monsters"]}
    return [kinds[number] for number in battle["order"][1]]


def party(match: Match) -> list[str]:
    """The Hero Stance Tracker, by kind."""
    now = table(match)
    return [now["heroes"][number]["kind"] for number in now["party"]]


def conditions(one: Mapping[str, Any]) -> list[tuple[str, int, int]]:
    """Stacks: (Condition, what a token is worth, tokens left)."""
    return [(s["condition"], s["amount"], s["tokens"]) for s in one["stacks"]]


def options(match: Match, seat: int = 0) -> list[str]:
    """The ids of what a seat is asked now."""
    return [o.id for d in match.decisions_for(seat) if not d.aside for o in d.options]


def bag(match: Match, seat: int = 0) -> list[str]:
    """What a seat may use beside the open question."""
    return [o.id for d in match.decisions_for(seat) if d.aside for o in d.options]


def asked(match: Match) -> list[str]:
    """What is asked now: the names of the steps."""
    return [d.id.rsplit("-", 1)[0] for d in match.decisions if not d.aside]


def closed(match: Match, seat: int = 0) -> dict[str, str]:
    """What is closed to a seat, and why."""
    return {c.id: c.reason.id for d in match.decisions_for(seat) for c in d.closed}


def odds(match: Match, option: str, seat: int = 0) -> list[dict[str, Any]]:
    """What an option promises."""
    view: Any = match.view(seat)
    every = [one for decision in view["decisions"] for one in decision["options"]]
    return next(list(one["outcome"]["odds"]) for one in every if one["id"] == option)


def play(match: Match, *choices: str) -> None:
    """Answer one question after another, whoever is asked; the rules must hold all the way."""
    for choice in choices:
        match.decide(choice, seat=match.waiting[0])
        match.check()


def kinds(match: Match) -> list[str]:
    """The kinds of events so far."""
    return [event.kind for event in match.events]


def used_up(match: Match) -> bool:
    chance = match.chance
    assert isinstance(chance, Tape)
    return not chance.left


def coming(match: Match, *choices: str) -> dict[str, int]:
    """What chance may bring after these choices: the labels of the die or deck, each with its weight.

    A choice that is no option says what came before.
    """
    twin = match.clone()
    twin.chance = Reported()
    for choice in choices:
        if twin.awaited is not None:
            twin.supply(choice)
        else:
            twin.decide(choice, seat=twin.waiting[0])
    return awaited(twin)


def awaited(match: Match) -> dict[str, int]:
    """The labels of the die or deck a match waits for, each with its weight."""
    request = match.awaited
    assert request is not None
    found: dict[str, int] = {}
    for index, label in enumerate(request.labels):
        weight = 1 if request.weights is None else request.weights[index]
        if weight:
            found[label] = found.get(label, 0) + weight
    return found


def each(match: Match, field: str) -> list[Any]:
    """One field of the four heroes."""
    return [one[field] for one in table(match)["heroes"]]


def attacked(
    kind: str, fields: Fields, by: str, at: str, tape: Sequence[object], **more: Any
) -> Match:
    """A monster `at` an Area acts on a hero in S; a Vestal in W looks on and has the turn after that.

    She is first in Stance order: the tokens of the one attacked lie as they were put.
    """
    return fight(
        {"vestal": {"area": "W"}, kind: {"area": "S", **fields}},
        [(by, at)],
        turn=MONSTER,
        tape=tape,
        **more,
    )


def meet(
    boss: str,
    heroes: Mapping[str, Fields] | Sequence[str] = PARTY,
    *,
    level: int = 3,
    tape: Sequence[object] | None = (),
    setup: Fields | None = None,
) -> Match:
    """A Boss fight, or the final encounter, from its first step: Room, Boss, Battle start, first card."""
    doc, kinds = base(heroes, "boss", {"level": level, "boss": boss, **(setup or {})})
    give(doc["state"], kinds, heroes)
    doc["state"]["dungeon"]["light"] = 5
    first = doc["state"]["campaign"]["cancelled"]
    if boss == "final_encounter":
        boss = next(id for id in list(pack().things["boss"])[-4:] if id != first)
    return ready(doc, [["one_battle", boss, None]], tape)


def at(match: Match, figure: str | int) -> str:
    """The name of the Area a hero (by kind) or a monster (by its place in the test's list) stands on."""
    battle = table(match)["battle"]
    one = hero(match, figure) if isinstance(figure, str) else foe(match, figure)
    assert one is not None
    names: tuple[str, ...] = pack().room(battle["room"]).names
    return names[one["area"]]


def deck(match: Match) -> tuple[int, int]:
    """What is left of the Initiative Deck: cards of heroes, cards of monsters."""
    cards = table(match)["battle"]["cards"]
    return cards["party"], cards["foes"]


def turns(match: Match) -> list[str]:
    """Whose turns have begun so far, by kind."""
    return [str(event.fields["figure"]) for event in match.events if event.kind == "turn"]


def stances(match: Match) -> list[tuple[str, str, str]]:
    """Which monster stands in which Stance and Area."""
    battle = table(match)["battle"]
    return [
        (one["kind"], one["stance"], at(match, one["figure"] - MONSTER))
        for one in battle["monsters"]
    ]
