"""A pack of one's own in the browser: brought as a file, refused with what is wrong, chosen and played."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from undercroft.games import find
from undercroft.kernel import drafts, ucpack

from .house import DESK, PHONE, Open

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]


def parcel(folder: Path, game: str, name: str, texts: dict[str, str]) -> Path:
    about = f"- {{id: {name}, game: {game}, name: The {name}, version: 1, over: base}}\n"
    file = folder / f"{name}.ucpack"
    file.write_bytes(ucpack.wrap(game, name, {"pack.yaml": about, **texts}))
    return file


def draft(folder: Path, game: str, kind: str) -> Path:
    made = drafts.draft(find(game), kind, "the_tide", "The Tide")
    return parcel(folder, game, f"with_{kind}", dict(made.texts))


def open_packs(page: Page) -> None:
    page.get_by_text("Packs of your own").click()
    expect(page.get_by_test_id("bring-pack")).to_be_attached()


@pytest.mark.parametrize(
    ("game", "kind", "field", "size"),
    [
        ("bloodborne", "final_boss", "final_boss", DESK),
        ("dark_souls", "encounter", "encounter", PHONE),
    ],
)
def test_what_a_pack_brings_is_chosen_and_played(
    open_page: Open,
    address: str,
    tmp_path: Path,
    game: str,
    kind: str,
    field: str,
    size: dict[str, int],
) -> None:
    page = open_page(f"/new/{game}", size)
    open_packs(page)
    page.get_by_test_id("bring-pack").set_input_files(draft(tmp_path, game, kind))
    expect(page.get_by_role("checkbox", name=f"with_{kind}")).to_be_checked()
    if game == "dark_souls":
        page.locator("[data-mode=encounter], [value=encounter]").first.click()
    if kind == "final_boss":
        page.get_by_role("radio", name="The Tide").check()
    else:
        page.locator(f"#field-{field}").select_option("the_tide")
    page.get_by_test_id("start").click()
    page.wait_for_url("**/table/**")
    table = page.url.rpartition("/")[2].partition("#")[0]
    catalog = page.request.get(f"{address}/api/tables/{table}/catalog").text()
    assert "The Tide" in catalog
    # It is kept: on the next visit one click brings it back.
    page.goto(f"{address}/new/{game}")
    open_packs(page)
    box = page.get_by_role("checkbox", name=f"with_{kind}")
    expect(box).not_to_be_checked()
    box.check()
    expect(box).to_be_checked()
    page.get_by_role("button", name=f"Forget with_{kind}").click()
    expect(box).to_have_count(0)


def test_what_is_wrong_with_a_pack_is_said(open_page: Open, tmp_path: Path) -> None:
    page = open_page("/new/bloodborne", DESK)
    open_packs(page)
    spoilt = {"upgrades.yaml": "- id: kirkhammer\n  timing: dawn\n"}
    bring = page.get_by_test_id("bring-pack")
    bring.set_input_files(parcel(tmp_path, "bloodborne", "spoilt", spoilt))
    problems = page.get_by_test_id("pack-problems")
    expect(problems).to_contain_text("upgrades.yaml:2: kirkhammer: timing: 'dawn' is not one of")
    expect(page.get_by_role("checkbox", name="spoilt")).to_have_count(0)
    bring.set_input_files(draft(tmp_path, "dark_souls", "card"))
    expect(problems).to_contain_text("This pack is for another game.")
    (tmp_path / "x.ucpack").write_text("PK")
    bring.set_input_files(tmp_path / "x.ucpack")
    expect(problems).to_contain_text("This file is no pack.")
    bring.set_input_files(draft(tmp_path, "bloodborne", "card"))
    expect(problems).to_have_count(0)
    expect(page.get_by_role("checkbox", name="with_card")).to_be_checked()
