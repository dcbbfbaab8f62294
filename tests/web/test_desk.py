"""A pack is written in the browser: a mistake is told at its line, cards are seen in both languages, and played."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
import yaml
from playwright.sync_api import Locator, Page, expect

from undercroft.games import NAMES, find
from undercroft.kernel import ucpack
from undercroft.kernel.content import read_documents

from .house import DESK, PHONE, Open, take, unanswered
from .test_axe import Axe, axe

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]
__all__ = ["axe"]


def text(page: Page) -> Locator:
    return page.get_by_test_id("pack-text")


def told(page: Page) -> Locator:
    return page.get_by_test_id("pack-told")


def add(page: Page, kind: str, after: str, name: str | None) -> None:
    """A new entry after one of the game's own; without a name: that one itself, to be changed."""
    page.locator("#pack-kind").select_option(kind)
    box = page.get_by_label("Change one of the game’s own instead")
    box.set_checked(name is None)
    page.locator("#pack-after").select_option(after)
    if name is not None:
        page.locator("#pack-name").fill(name)
    page.get_by_test_id("pack-add").click()


def replace(page: Page, old: str, new: str) -> None:
    before = text(page).input_value()
    assert old in before
    text(page).fill(before.replace(old, new))


def test_a_treasure_is_written_repaired_seen_and_played(
    open_page: Open, address: str, tmp_path: Path
) -> None:
    page = open_page("/packs/dark_souls", DESK)
    add(page, "card", "long_sword", "Tide Cleaver")
    expect(text(page)).to_have_value(re.compile("id: tide_cleaver"))
    english, french = page.get_by_test_id("proof-en"), page.get_by_test_id("proof-fr")
    expect(english).to_contain_text("Tide Cleaver")

    # A mistake: at its line, with what was meant; the card stays as it was.
    replace(page, "kind: weapon", "kind: weapn")
    line = next(
        n for n, one in enumerate(text(page).input_value().split("\n"), 1) if "weapn" in one
    )
    problem = told(page).get_by_role("button", name=f"treasure.yaml:{line}")
    expect(problem).to_contain_text("tide_cleaver: kind: 'weapn' is not one of")
    expect(problem).to_contain_text("did you mean 'weapon'?")
    expect(page.locator(".marks p")).to_contain_text("did you mean 'weapon'?")
    expect(page.get_by_test_id("pack-play")).to_be_disabled()
    problem.click()
    assert (
        text(page).evaluate("each => each.value.slice(0, each.selectionStart).split('\\n').length")
        == line
    )

    # Repaired, and with a name in French.
    replace(page, "weapn", "weapon")
    replace(page, "name_fr: {gender: m}", "name_fr: {name: Fend-Marée, gender: m}")
    expect(french).to_contain_text("Fend-Marée")
    expect(french).to_contain_text("Attaque")
    expect(english).to_contain_text("Tide Cleaver")
    expect(english).to_contain_text("Attack")

    # Somebody begins with it.
    add(page, "hero", "knight", None)
    expect(page.get_by_role("button", name="characters.yaml", exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )
    replace(page, "long_sword", "tide_cleaver")
    play = page.get_by_test_id("pack-play")
    expect(play).to_be_enabled()

    # It is kept by this browser, and travels as a file.
    page.reload()
    expect(page.get_by_role("button", name="treasure.yaml")).to_be_visible()
    expect(play).to_be_enabled()
    with page.expect_download() as loading:
        page.get_by_test_id("pack-download").click()
    file = tmp_path / loading.value.suggested_filename
    loading.value.save_as(file)
    parcel = ucpack.unwrap(file.read_bytes())
    assert (parcel.game, parcel.name, file.name) == ("dark_souls", "my_pack", "my_pack.ucpack")
    assert "Fend-Marée" in parcel.files["treasure.yaml"]

    play.click()
    page.wait_for_url("**/new/dark_souls/my_pack")
    expect(page.get_by_role("checkbox", name="my_pack")).to_be_checked()
    page.locator("[data-mode=encounter], [value=encounter]").first.click()
    page.get_by_test_id("start").click()
    page.wait_for_url("**/table/**")
    assert holds(page, address)
    finish(page)
    # The same again is played with the same pack.
    first = page.url
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/table/" in url and url != first)
    unanswered(page)
    assert holds(page, address)


def holds(page: Page, address: str) -> bool:
    """Whether the pack's sword is among the cards of this table, in both languages."""
    table = page.url.rpartition("/")[2].partition("#")[0]
    catalog = page.request.get(f"{address}/api/tables/{table}/catalog").json()
    names = json.dumps(catalog["names"]["card"]["tide_cleaver"], ensure_ascii=False)
    return "tide_cleaver" in catalog["cards"] and "Fend-Marée" in names


def finish(page: Page) -> None:
    """Any choices until the result is there: the last of each question ends turns."""
    for _ in range(400):
        found = unanswered(page)
        if not found:
            break
        take(page, *found[-1])
    expect(page.get_by_test_id("result")).to_be_visible()


def test_a_change_of_language_tells_mistakes_anew(open_page: Open, tmp_path: Path) -> None:
    """Nothing is written in between: whoever changes the language reads the same mistake in it."""
    about = "- {id: tides, game: bloodborne, name: The Tides, version: 1, over: base}\n"
    spoilt = "- id: kirkhammer\n  timing: dawn\n"
    file = tmp_path / "tides.ucpack"
    file.write_bytes(
        ucpack.wrap("bloodborne", "tides", {"pack.yaml": about, "upgrades.yaml": spoilt})
    )
    page = open_page("/packs/bloodborne", DESK, "fr-FR")
    page.get_by_test_id("open-pack").set_input_files(file)
    problem = told(page).get_by_role("button", name="upgrades.yaml:2")
    expect(problem).to_contain_text("n’est pas parmi")
    page.locator("[data-lang=en]").click()
    expect(problem).to_contain_text("is not one of")


def test_a_pack_is_opened_and_put_away(open_page: Open, tmp_path: Path) -> None:
    about = "- {id: tides, game: bloodborne, name: Tides, version: 1, over: base}\n"
    spoilt = "- id: kirkhammer\n  damage: lots\n"
    file = tmp_path / "tides.ucpack"
    file.write_bytes(
        ucpack.wrap("bloodborne", "tides", {"pack.yaml": about, "upgrades.yaml": spoilt})
    )
    # Opened at the desk of another game it leads to its own.
    page = open_page("/packs/dark_souls", PHONE)
    page.get_by_test_id("open-pack").set_input_files(file)
    page.wait_for_url("**/packs/bloodborne")
    expect(text(page)).to_have_value(spoilt)
    expect(told(page)).to_contain_text("kirkhammer: damage: expected `int`, got `str`")
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    text(page).fill("- id: kirkhammer\n  damage: 7\n")
    expect(page.get_by_test_id("proof-en")).to_contain_text("7")
    text(page).fill("- id: kirkhammer\n  damage: [7\n")
    expect(told(page)).to_contain_text("upgrades.yaml:3")
    expect(told(page)).to_contain_text("not readable as YAML")
    page.get_by_role("button", name="Forget tides").click()
    expect(page.get_by_role("button", name="upgrades.yaml")).to_have_count(0)
    (tmp_path / "x.ucpack").write_text("PK")
    page.get_by_test_id("open-pack").set_input_files(tmp_path / "x.ucpack")
    expect(page.get_by_role("alert")).to_contain_text("This file is no pack.")


@pytest.mark.parametrize("game", NAMES)
def test_every_kind_of_entry_is_drawn(open_page: Open, axe: Axe, game: str) -> None:
    page = open_page(f"/packs/{game}", DESK)
    for kind in page.locator("#pack-kind option").all():
        value = kind.get_attribute("value")
        assert value
        page.locator("#pack-kind").select_option(value)
        page.locator("#pack-name").fill(f"The {value} of tides")
        page.get_by_test_id("pack-add").click()
        for lang in ("en", "fr"):
            expect(page.get_by_test_id(f"proof-{lang}")).to_contain_text(f"The {value} of tides")
    expect(page.get_by_test_id("pack-play")).to_be_enabled()
    axe.look(page, f"desk of {game}")


WITH_A_CARD = {
    "bloodborne": "bosses dice final_bosses monsters starters trophies upgrades",
    "dark_souls": "behaviours boards bosses characters dice encounters enemies scenarios tiles treasure",
    "tomb_of_giants": "behaviours boards bosses characters dice encounters enemies events lairs treasure",
    "darkest_dungeon": "arenas bosses buildings curios diseases events heroes monsters moods quests quirks"
    " rooms skills trinkets",
}


def every_file(game: str) -> dict[str, str]:
    """The first entry of each file of a game's own pack."""
    documents = read_documents(find(game).base)
    return {
        file: yaml.safe_dump([entries[0]], allow_unicode=True, sort_keys=False)
        for file, entries in documents.items()
        if file != "pack.yaml" and isinstance(entries, list)
    }


@pytest.mark.parametrize("game", NAMES)
def test_every_file_shows_what_will_lie_on_the_table(
    open_page: Open, tmp_path: Path, game: str
) -> None:
    """What has no card of its own says so, in both languages; everything else is drawn."""
    texts = every_file(game)
    about = f"- {{id: whole, game: {game}, name: Whole, version: 1, over: base}}\n"
    file = tmp_path / "whole.ucpack"
    file.write_bytes(ucpack.wrap(game, "whole", {"pack.yaml": about, **texts}))
    page = open_page(f"/packs/{game}", DESK)
    page.get_by_test_id("open-pack").set_input_files(file)
    expect(page.get_by_test_id("pack-play")).to_be_enabled()
    drawn = set()
    for name in sorted(texts):
        page.get_by_role("button", name=name, exact=True).click()
        for lang, bare in (("en", "no card of its own"), ("fr", "pas de carte")):
            proof = page.get_by_test_id(f"proof-{lang}")
            expect(proof).to_be_visible()
            if bare not in proof.inner_text():
                card = proof.locator("> .card")
                assert card.inner_text().strip() or card.locator("svg").count(), (name, lang)
                drawn.add(name.removesuffix(".yaml"))
    assert drawn == set(WITH_A_CARD[game].split())


def test_an_encounter_is_seen_with_its_tile_and_figures(open_page: Open) -> None:
    page = open_page("/packs/dark_souls", DESK)
    add(page, "encounter", "broken_passageway", "Flooded Stair")
    english, french = page.get_by_test_id("proof-en"), page.get_by_test_id("proof-fr")
    for said in (
        "Flooded Stair",
        "Level 1",
        "Silver Knight Swordsman",
        "Hollow Soldier",
        "Closed chest",
    ):
        expect(english).to_contain_text(said)
    expect(english.locator("circle.foe")).to_have_count(3)
    expect(french).to_contain_text("Niveau 1")
    expect(french).to_contain_text("Il n’y a pas de piège.")
    replace(page, "trapped: false", "trapped: true")
    expect(french).to_contain_text("Des pièges")
    expect(english.locator("path.trap").first).to_be_visible()
