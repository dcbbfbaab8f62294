"""Packs that a screen brings: looked at, refused with what is wrong, and played with."""

from __future__ import annotations

import json
from typing import Any

import pytest

from undercroft.games import NAMES, find
from undercroft.kernel import drafts, ucpack
from undercroft.server import limits

from .wire import House

Doc = dict[str, Any]


def parcel(game: str, name: str = "mine", **files: str) -> Doc:
    about = f"- {{id: {name}, game: {game}, name: The {name}, version: 1, over: base}}\n"
    whole = {"pack.yaml": about, **{f"{file}.yaml": text for file, text in files.items()}}
    found: Doc = json.loads(ucpack.wrap(game, name, whole))
    return found


def draft(game: str, kind: str) -> Doc:
    made = drafts.draft(find(game), kind, f"my_{kind}", f"My {kind}")
    return parcel(game, **{file.removesuffix(".yaml"): text for file, text in made.texts.items()})


def looked(house: House, *packs: Doc, status: int = 200) -> Doc:
    answer = house.http.post("/api/packs", json={"packs": packs})
    assert answer.status_code == status, answer.text
    found: Doc = answer.json()
    return found


@pytest.mark.parametrize(
    ("game", "kind", "field"),
    [
        ("bloodborne", "final_boss", "final_boss"),
        ("dark_souls", "encounter", "encounter"),
        ("dark_souls", "hero", "class_1"),
        ("tomb_of_giants", "boss", "boss"),
        ("darkest_dungeon", "hero", "hero_1"),
        ("darkest_dungeon", "boss", "boss"),
    ],
)
def test_what_a_pack_brings_can_be_chosen_and_played(
    house: House, game: str, kind: str, field: str
) -> None:
    pack = draft(game, kind)
    found = looked(house, pack)
    assert (found["problems"], found["name"], found["hashes"]) == ([], "mine", [pack["hash"]])
    fields = {one["name"]: one for one in found["fields"]}
    assert f"my_{kind}" in [choice["value"] for choice in fields[field]["values"]]
    setup: Doc = {field: f"my_{kind}"}
    for name, values in fields[field]["only"].items():
        setup[name] = values[0]
    players = setup.get("players", fields["players"]["default"])
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * (players - 1)]
    plan = {"game": game, "seats": seats, "setup": setup, "packs": [pack], "seed": "s"}
    answer = house.http.post("/api/tables", json=plan)
    assert answer.status_code == 200, answer.text
    made = answer.json()
    info = house.http.get(f"/api/tables/{made['table']}").json()
    assert not info["imported"]
    catalog = house.http.get(f"/api/tables/{made['table']}/catalog").text
    assert f"my_{kind}" in catalog
    headers = {"authorization": f"Bearer {made['host']}"}
    export = house.http.get(f"/api/tables/{made['table']}/export", headers=headers).json()
    assert export["setup"]["pack"] == "mine"
    assert export["setup"][field] == f"my_{kind}"
    again = house.http.post("/api/import", json=export)
    assert again.status_code == 200, again.text


def test_several_in_their_order(house: House) -> None:
    mine = parcel("bloodborne", "mine", upgrades="- {id: kirkhammer, damage: 1}\n")
    yours = parcel("bloodborne", "yours", upgrades="- {id: kirkhammer, damage: 2}\n")
    assert looked(house, mine, yours)["name"] == "mine+yours"
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2]
    plan = {"game": "bloodborne", "seats": seats, "packs": [mine, yours]}
    made = house.http.post("/api/tables", json=plan).json()
    catalog = house.http.get(f"/api/tables/{made['table']}/catalog").json()
    card = catalog["cards"]["kirkhammer"]
    assert card["damage"] == 2


def test_problems_have_file_line_and_field(house: House) -> None:
    spoilt = parcel("bloodborne", upgrades="- id: kirkhammer\n  damage: lots\n  timing: dawn\n")
    assert looked(house, spoilt)["problems"] == [
        "upgrades.yaml:2: kirkhammer: damage: expected `int`, got `str`",
        "upgrades.yaml:3: kirkhammer: timing: 'dawn' is not one of attack, dream, instant, transform",
    ]
    broken = parcel("bloodborne", upgrades="- id: x\n- {id: [}\n")
    assert looked(house, broken)["problems"][0].startswith("upgrades.yaml:2: not readable as YAML")
    changed = {**parcel("bloodborne"), "hash": "00"}
    assert looked(house, changed)["problems"] == [
        "pack: hash: its files were changed after it was packed"
    ]
    assert looked(house, {**changed, "hash": None})["problems"] == []


def test_what_may_not_come_from_outside(house: House) -> None:
    bomb = "- &a {id: x}\n- *a\n"
    assert looked(house, parcel("bloodborne", upgrades=bomb))["problems"] == [
        "upgrades.yaml:1: & and * are not for packs that travel"
    ]
    # A reader takes the longer for each bracket, the more of them are open.
    for deep in ("[" * 200_000, "- " * 100_000):
        assert looked(house, parcel("bloodborne", upgrades=deep))["problems"] == [
            "upgrades.yaml:1: more than 30 levels deep"
        ]
    for pack, said in [
        ({**parcel("bloodborne"), "game": "chess"}, "pack: not of a game that can be played here"),
        (
            {**parcel("bloodborne"), "format": "zip"},
            "pack: this is not an undercroft-pack document",
        ),
        (
            parcel("bloodborne", upgrades="# " + "x" * limits.PACK),
            f"pack: more than {limits.PACK} bytes",
        ),
        (
            parcel("bloodborne", monsters="- {id: scourge_beast, health: 5000}\n"),
            "pack: a number above 500",
        ),
    ]:
        message = looked(house, pack, status=400)["error"]["message"]
        assert message.startswith(said)
    odd = {**parcel("bloodborne"), "files": {"../x.yaml": ""}, "hash": None}
    assert looked(house, odd)["problems"] == [
        "pack: '../x.yaml' cannot be the name of a file of a pack"
    ]
    both = looked(house, parcel("bloodborne"), parcel("dark_souls"), status=400)
    assert both["error"]["message"] == "pack: not of a game that can be played here"
    named = parcel("bloodborne", "base")
    assert looked(house, named)["problems"] == [
        "pack.yaml: id: give your pack another name than base"
    ]


def test_a_bad_pack_makes_no_table(house: House) -> None:
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2]
    spoilt = parcel("bloodborne", upgrades="- {id: kirkhammer, damage: lots}\n")
    plan: Doc = {"game": "bloodborne", "seats": seats, "packs": [spoilt]}
    for wrong, said in [
        (plan, "pack: upgrades.yaml:1: kirkhammer: damage"),
        ({**plan, "game": "dark_souls"}, "pack: not of a game"),
        (
            {**plan, "packs": [parcel("bloodborne")], "setup": {"pack": "base"}},
            "pack: name one, or",
        ),
        ({**plan, "packs": [], "setup": {"a": "x" * 70_000}}, "the body may have"),
    ]:
        answer = house.http.post("/api/tables", json=wrong)
        assert answer.status_code in (400, 413)
        assert answer.json()["error"]["message"].startswith(said)


@pytest.mark.parametrize("game", NAMES)
def test_every_game_takes_packs(house: House, game: str) -> None:
    assert looked(house, draft(game, "card"))["problems"] == []


def drafted(house: House, **wish: Any) -> Doc:
    answer = house.http.post("/api/packs/draft", json=wish)
    assert answer.status_code == 200, answer.text
    found: Doc = answer.json()
    return found


def as_parcel(game: str, made: Doc) -> Doc:
    texts = {file.removesuffix(".yaml"): text for file, text in made["texts"].items()}
    return parcel(game, **texts)


def with_cards(house: House, pack: Doc) -> Doc:
    answer = house.http.post("/api/packs", json={"packs": [pack], "drawn": True})
    assert answer.status_code == 200, answer.text
    found: Doc = answer.json()
    return found


@pytest.mark.parametrize("game", NAMES)
def test_new_entries_after_each_that_is_there_are_good_and_drawn(house: House, game: str) -> None:
    listed = house.http.get(f"/api/games/{game}/kinds").json()
    assert {one["kind"] for one in listed} == set(drafts.kinds(find(game)))
    for kind in listed:
        ids = [entry["id"] for entry in kind["entries"]]
        assert kind["model"] in ids
        for after in {ids[0], ids[-1], kind["model"]}:
            wish = {"game": game, "kind": kind["kind"], "id": "the_tide", "name": "The Tide"}
            made = drafted(house, **wish, after=after)
            assert made["file"] == kind["file"]
            found = with_cards(house, as_parcel(game, made))
            assert found["problems"] == [], (kind["kind"], after)
            places = {(one["file"], one["said"]): one["line"] for one in found["entries"]}
            assert places[kind["file"], "the_tide"] == 1
            assert "The Tide" in json.dumps(found["catalog"]["names"])


@pytest.mark.parametrize("game", NAMES)
def test_an_entry_of_the_games_own_is_changed(house: House, game: str) -> None:
    for kind in house.http.get(f"/api/games/{game}/kinds").json():
        made = drafted(house, game=game, kind=kind["kind"], after=kind["model"], change=True)
        assert made["id"] == kind["model"]
        found = with_cards(house, as_parcel(game, made))
        assert (found["problems"], found["places"]) == ([], [])
        assert kind["model"] in [one["said"] for one in found["entries"]]


@pytest.mark.parametrize("game", NAMES)
def test_an_empty_entry_tells_what_it_lacks_at_its_line(house: House, game: str) -> None:
    made = drafted(house, game=game, kind="card", id="the_tide", name="The Tide")
    text = made["texts"][made["file"]]
    assert text.startswith("- id: the_tide")
    assert text.count("\n  # ") > 3, "what may stand there is told"
    found = with_cards(house, as_parcel(game, made))
    assert found["catalog"] is None
    missing = [place for place in found["places"] if place["said"].endswith(": missing")]
    assert missing
    for place in missing:
        assert (place["file"], place["line"]) == (made["file"], 1)


def test_places_of_problems_with_what_was_meant(house: House) -> None:
    text = "- id: kirkhammer\n  damage: 2\n  timing: dreem\n"
    found = with_cards(house, parcel("bloodborne", upgrades=text))
    [place] = found["places"]
    assert (place["file"], place["line"]) == ("upgrades.yaml", 3)
    assert place["said"].startswith("kirkhammer: timing: 'dreem' is not one of attack, dream,")
    assert place["said"].endswith("did you mean 'dream'?")
    [unread] = with_cards(house, parcel("bloodborne", upgrades="- id: x\n  a: [1\n"))["places"]
    assert (unread["file"], unread["line"]) == ("upgrades.yaml", 3)


def test_places_are_in_the_language_of_the_call_and_problems_are_not(house: House) -> None:
    pack = parcel("bloodborne", upgrades="- id: kirkhammer\n  damage: lots\n")
    for asked, said in (
        ("fr-CH, en;q=0.5", "kirkhammer\u202f: damage\u202f: il faut `int`, et non `str`"),
        ("en", "kirkhammer: damage: expected `int`, got `str`"),
        ("xx", "kirkhammer: damage: expected `int`, got `str`"),
    ):
        headers = {"accept-language": asked}
        found = house.http.post("/api/packs", json={"packs": [pack]}, headers=headers).json()
        assert found["problems"] == [
            "upgrades.yaml:2: kirkhammer: damage: expected `int`, got `str`"
        ]
        assert found["places"] == [{"file": "upgrades.yaml", "line": 2, "said": said}]


def test_refusals_are_said_in_the_language_of_the_call(house: House) -> None:
    french = {"accept-language": "fr"}
    wish = {"game": "bloodborne", "kind": "card", "id": "x", "after": "kirkhamer"}
    error = house.http.post("/api/packs/draft", json=wish, headers=french).json()["error"]
    assert error["message"].startswith("after: 'kirkhamer' is not one of")
    assert error["said"].startswith("after\u202f: 'kirkhamer' n’est pas parmi")
    assert len(error["said"]) <= 300
    assert set(house.http.post("/api/packs/draft", json=wish).json()["error"]) == {
        "code",
        "message",
    }
    bad = parcel("bloodborne", upgrades="- id: kirkhammer\n  damage: lots\n  copies: 0\n")
    plan = {"game": "bloodborne", "seats": [{"kind": "me"}] * 3, "packs": [bad]}
    error = house.http.post("/api/tables", json=plan, headers=french).json()["error"]
    assert error["message"].endswith("expected `int`, got `str` (and 1 more)")
    assert error["said"].endswith("il faut `int`, et non `str` (et 1 autre)")


def test_what_cannot_be_drafted(house: House) -> None:
    for wish, said in [
        ({"game": "chess", "kind": "card"}, "game: 'chess' is not one of"),
        ({"game": "bloodborne", "kind": "tarot"}, "kind: 'tarot' is not one of"),
        ({"game": "bloodborne", "kind": "card", "id": "My Card"}, "id: 'My Card': small letters"),
        (
            {"game": "bloodborne", "kind": "card", "id": "x", "after": "kirkhamer"},
            "after: 'kirkhamer' is not one of",
        ),
        ({"game": "bloodborne", "kind": "card", "change": True}, "after: '' is not one of"),
    ]:
        answer = house.http.post("/api/packs/draft", json=wish)
        assert answer.status_code == 400, answer.text
        assert answer.json()["error"]["message"].startswith(said)


def test_the_same_again_has_the_same_packs(house: House) -> None:
    pack = draft("bloodborne", "final_boss")
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2]
    plan: Doc = {"game": "bloodborne", "seats": seats, "setup": {"final_boss": "my_final_boss"}}
    first = house.http.post("/api/tables", json={**plan, "packs": [pack]}).json()["table"]
    answer = house.http.post("/api/tables", json={**plan, "packs_of": first})
    assert answer.status_code == 200, answer.text
    again = answer.json()["table"]
    assert "my_final_boss" in house.http.get(f"/api/tables/{again}/catalog").text
    house.restart()
    third = house.http.post("/api/tables", json={**plan, "packs_of": again})
    assert third.status_code == 200, third.text
    plain = house.http.post("/api/tables", json={"game": "bloodborne", "seats": seats}).json()
    kept = house.http.post(
        "/api/tables", json={"game": "bloodborne", "seats": seats, "packs_of": plain["table"]}
    )
    assert kept.status_code == 200, kept.text
    for wrong, status in [({"packs_of": "nowhere"}, 404), ({"game": "dark_souls"}, 400)]:
        bad = house.http.post("/api/tables", json={**plan, "packs_of": first, **wrong})
        assert bad.status_code == status, bad.text
