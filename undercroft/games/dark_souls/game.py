"""The game as the kernel calls it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

from undercroft.games.souls import (
    acting,
    beginning,
    decks,
    defence,
    foe_moves,
    foes,
    helping,
    heroics,
    moving,
    outfit,
    overspend,
    pushing,
    rolling,
    strikes,
    traps,
    words,
)
from undercroft.games.souls import facts as souls_facts
from undercroft.games.souls.content import SoulsPack
from undercroft.games.souls.fields import EMPTY_PILE
from undercroft.games.souls.game import SoulsGame
from undercroft.games.souls.party import begin_with, carried, equip_party
from undercroft.games.souls.setup import (
    chosen_encounter,
    class_fields,
    fight_fields,
    gear_field,
    kit_of,
    named,
    table_fields,
)
from undercroft.kernel.agenda import registry
from undercroft.kernel.content import Pack
from undercroft.kernel.drafts import Pattern
from undercroft.kernel.effects import Language
from undercroft.kernel.fact import facts_of
from undercroft.kernel.game import (
    Allowed,
    Field,
    NameTable,
    Seat,
    Setup,
    in_modes,
)
from undercroft.kernel.match import Match
from undercroft.kernel.seen import ByHand
from undercroft.kernel.text import Message

from . import bonfire, campaign, encounter, facts, journey, position, seen, shop, treasure, view
from .cards import Cards
from .house import PRESETS, VARIANTS
from .language import DIALECT
from .schema import FILES
from .state import (
    BOSS_FIGHT,
    CAMPAIGN,
    ENCOUNTER,
    JOURNEY,
    MODES,
    Flow,
    Journey,
    Tile,
)

STEPS = registry(
    [
        journey.LayMap, journey.DrawTile, journey.PlaceTile, journey.PlaceFog, journey.PlaceLevel,
        journey.ChooseBoss, journey.SecondHalf, encounter.EnterTile, encounter.OneTile,
        encounter.SetUpEncounter,
        encounter.PlaceCharacter, encounter.LeadTheWay, encounter.EnterBoss, encounter.ShowCard,
        encounter.Victory, encounter.Defeat, bonfire.Explore, bonfire.ConfirmRest,
        treasure.DrawTreasure, treasure.GiveEmber, shop.LookThrough, shop.KeepOne, shop.Restock,
        shop.SaveOne, shop.DealAnew, outfit.Equip, outfit.Attach,
        campaign.BeginSection, campaign.SectionBossFell, campaign.Onward, campaign.Dash,
        foes.EnemyPhase, foes.NextFoe, foes.EndFoe,
        foes.FlipCard, decks.AfterCard, foes.FoeIcon, foe_moves.TurnFoe, foe_moves.MoveFoe, foe_moves.LeapTo,
        foe_moves.BossAside,
        foe_moves.MetArc, foes.CharacterPhase, defence.Defend, defence.DodgeFurther, defence.Blocked,
        defence.Dodged, defence.Targets, moving.PushAside, moving.MakeRoom, traps.SpringTrap,
        traps.FaceTrap, traps.TrapResult, overspend.Overspend, rolling.RollDice, rolling.RollFor,
        rolling.AfterRoll,
        beginning.BeginActivation, acting.Activation, strikes.Swing, strikes.Shift, strikes.ChooseTarget,
        strikes.TakeDice, strikes.Strike, pushing.PushFoe, pushing.PushOrder, helping.Gain, helping.PassAggro,
        heroics.ChargeMove, heroics.Backstab, acting.EndActivation, acting.TakeAggro,
    ]
)  # fmt: skip

FLOW = Flow(
    bonfire.EXPLORE,
    encounter.VICTORY,
    encounter.DEFEAT,
    campaign.DASH,
    campaign.SectionBossFell,
)

DEFAULT_PARTY = ("knight", "warrior", "assassin", "herald")


class DarkSouls(SoulsGame):
    name = "dark_souls"
    prefix = "ds"
    modes = MODES
    rules = 1
    events = facts_of(souls_facts, facts)
    steps = STEPS
    pack_files = FILES
    base = Path(__file__).parent / "content"
    patterns: Mapping[str, tuple[Pattern, ...]] = {
        "card": (Pattern("treasure.yaml", "claymore"),),
        "encounter": (Pattern("encounters.yaml", "broken_passageway"),),
        "monster": (
            Pattern("enemies.yaml", "crossbow_hollow"),
            Pattern("encounters.yaml", "ash_gardens", suffix="_encounter"),
        ),
        "hero": (Pattern("characters.yaml", "knight"),),
        "boss": (
            Pattern("bosses.yaml", "winged_knight"),
            Pattern("behaviours.yaml", "winged_knight", "boss"),
        ),
    }
    draws: Mapping[ByHand, tuple[str, ...]] = {
        "foes": ("behaviour",),
        "finds": ("treasure",),
        "world": ("encounter", "tile", "place", "fog", "trap"),
    }
    variants = VARIANTS
    presets = PRESETS

    def fields(self, pack: Pack) -> list[Field]:
        cards = cast(Cards, pack)
        found = [
            *table_fields(self.players, None, self.prefix, MODES),
            *class_fields(cards, self.players, DEFAULT_PARTY),
            *fight_fields(cards.encounters, cards.bosses),
            gear_field(cards.parties),
        ]
        scenarios = named(cards.scenarios)
        text = Message("ds-setup-scenario")
        first = scenarios[0].value
        found.append(Field("scenario", scenarios, first, text, only=in_modes("campaign")))
        layouts = tuple(
            Allowed(way, Message("ds-setup-layout-value", {"way": way}))
            for way in ("random", "by_hand")
        )
        text = Message("ds-setup-layout")
        laid = in_modes("journey", "campaign")
        found.append(Field("layout", layouts, "random", text, kind="detail", only=laid))
        endings = tuple(
            Allowed(way, Message("ds-setup-onward-value", {"way": way})) for way in ("end", "on")
        )
        text = Message("ds-setup-onward")
        found.append(
            Field("onward", endings, "end", text, kind="detail", only=in_modes("campaign"))
        )
        found += [variant.field(self.prefix) for variant in VARIANTS]
        return found

    def pack_from(self, documents: Mapping[str, object], where: str) -> Cards:
        return Cards(documents, where)

    def seats(self, setup: Setup, pack: Pack) -> tuple[Seat, ...]:
        found = super().seats(setup, pack)
        if setup["mode"] == "campaign":  # room for those who join later
            found += (Seat("—", "character"),) * (max(self.players) - len(found))
        return found

    def blank(self, setup: Setup, pack: Pack) -> Journey:
        """The party with its starting equipment; nothing laid out yet (DS-1.23–1.29)."""
        cards = cast(Cards, pack)
        state = Journey(
            **self.beginning(setup, cards),
            flow=FLOW,
            by_hand=setup["layout"] == "by_hand",
            onward=setup["onward"] == "on",
        )
        players = len(state.characters)
        begin_with(state, state.house.souls(16 if players == 1 else 0, players))  # DS-1.29
        if state.campaign:
            state.scenario = next(one for one in cards.scenarios if one.id == setup["scenario"])
        treasure.fill_treasure(state)
        return state

    def start(self, setup: Setup, pack: Pack) -> Journey:
        state = self.blank(setup, pack)
        if state.mode == JOURNEY:
            state.then(journey.ChooseBoss(journey.MINI))
        elif state.mode == CAMPAIGN:
            state.then(campaign.BeginSection())
        elif state.mode == ENCOUNTER:
            state.souls = 0
            equip_party(state, state.box.parties, kit_of(setup, ""))
            for card in carried(state):  # what the party already carries is in no deck
                state.treasure = state.treasure.without(card)
            self.one_encounter(state, setup["encounter"])
        else:
            state.souls = 0
            boss = state.box.boss_by_id[setup["boss"]]
            state.bosses = (boss,)
            state.treasure = EMPTY_PILE
            equip_party(state, state.box.parties, kit_of(setup, boss.entry.kind))
            state.then(encounter.EnterBoss())
        return state

    @staticmethod
    def one_encounter(state: Journey, chosen: str) -> None:
        """A single fight: the Bonfire tile and one tile, entered from the south."""
        pack = state.box
        state.tiles = [Tile(face=pack.bonfire, x=0, y=1, turn=0)]
        state.tiles[0].up = True
        state.at, state.came, state.fog = 1, 2, 1
        state.bosses = (pack.bosses[0],)
        state.tile_pool = pack.exploration
        state.then(encounter.OneTile(*chosen_encounter(pack.encounters, chosen)))

    def face(self, pack: SoulsPack, name: str, label: str) -> Message:
        if name == "tile":
            return Message("ds-face-tile", {"tile": label})
        if name == "place":
            x, y, turn = map(int, label.split(","))
            return Message(
                "ds-face-place",
                {
                    "across": abs(x),
                    "side": "west" if x < 0 else "east",
                    "along": abs(y),
                    "way": "north" if y < 0 else "south",
                    "turn": turn,
                },
            )
        return super().face(pack, name, label)

    def table(self, match: Match, seat: int | None, open_hands: bool) -> seen.Table:
        return view.table(cast(Journey, match.state))

    def languages(self) -> tuple[Language, ...]:
        return DIALECT.all()

    def lines(self, pack: Any) -> list[tuple[str, Any, Message]]:
        return words.lines(cast(Cards, pack))

    def own_names(self, pack: Cards) -> NameTable:
        return view.names(pack)

    def own_catalog(self, pack: Cards) -> seen.Catalog:
        return view.catalog(pack)

    def way(self, state: Journey) -> tuple[str, int, int]:
        sections = len(state.scenario.sections) if state.scenario else 2
        return MODES[state.mode], state.section + 1, sections

    def dump(self, state: Journey) -> dict[str, object]:
        return position.dump(state)

    def load(self, document: Mapping[str, object], setup: Setup, pack: Pack) -> Journey:
        state = self.blank(setup, pack)
        position.load(document, state)
        return state

    def check_frame(self, state: Journey) -> None:
        position.check_frame(state)

    def check(self, state: Journey) -> None:
        position.check(state)


GAME = DarkSouls()
__all__ = ["BOSS_FIGHT", "GAME", "DarkSouls"]
