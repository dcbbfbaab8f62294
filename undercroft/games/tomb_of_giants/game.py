"""The game as the kernel calls it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

from undercroft.games.souls import (
    acting,
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
)
from undercroft.games.souls import facts as souls_facts
from undercroft.games.souls.content import SoulsPack
from undercroft.games.souls.facts import FIRST_BOX
from undercroft.games.souls.game import SoulsGame
from undercroft.games.souls.party import begin_with, carried, equip_party
from undercroft.games.souls.setup import (
    LEVELS,
    chosen_encounter,
    class_fields,
    fight_fields,
    gear_field,
    kit_of,
    table_fields,
)
from undercroft.kernel.agenda import registry
from undercroft.kernel.content import Pack
from undercroft.kernel.drafts import Pattern
from undercroft.kernel.effects import Language
from undercroft.kernel.errors import InvalidSetup, PositionError
from undercroft.kernel.fact import facts_of
from undercroft.kernel.game import (
    Field,
    NameTable,
    Setup,
)
from undercroft.kernel.match import Match
from undercroft.kernel.pile import Deck
from undercroft.kernel.seen import ByHand
from undercroft.kernel.text import Message

from . import (
    card_text,
    completing,
    decks,
    encounter,
    evasion,
    events,
    facts,
    goals,
    position,
    pushes,
    rewards,
    seen,
    shop,
    spawning,
    track,
    traps,
    turns,
    upkeep,
    view,
)
from . import defence as guard
from .fields import EMPTY_SPACE
from .hooks import Tomb
from .house import PRESETS, VARIANTS
from .language import LANGUAGES
from .modifiers import PLAIN
from .pack import Cards
from .schema import FILES
from .state import CAMPAIGN, ENCOUNTER, MODES, Descent, Seeker

STEPS = registry(
    [
        track.Onward, track.Bonfire, track.Prepare, track.Begin, track.DrawCard, track.ChooseCard,
        shop.Wares, shop.Purchase, shop.PutUnder, encounter.SetUp, encounter.OneEncounter,
        encounter.EnterLair, encounter.FlipTombCard, encounter.DiscardCard, encounter.StartNode,
        encounter.ChooseAggro, completing.Completed, completing.Failed, rewards.Tilt,
        rewards.Refresh, rewards.Shortcut, rewards.BarrelSouls, rewards.Search,
        rewards.DrawTreasure, rewards.UseEmber, events.DrawEvent, events.Hold, events.Supplies,
        events.Boon, decks.Scry, decks.Peek, decks.PutBack, events.Reforge, decks.Unearth,
        events.Offering, decks.FindUpgrade, events.Toss, events.Rekindle, goals.CheckGoals,
        spawning.DoDeed, spawning.SpawnNear, spawning.Resurrection, pushes.Shoved,
        pushes.ShovedFeebly, pushes.BallRolls, pushes.Bowled, guard.Guard, guard.Guarded, guard.StepAside,
        guard.PushBack, guard.Fortune, traps.Trap, traps.TrapSprung, upkeep.Upkeep, upkeep.Swap,
        upkeep.Follow, turns.Turn, turns.EndTurn, evasion.Evade, evasion.Evaded, evasion.Sidestep,
        outfit.Equip, outfit.Attach, foes.EnemyPhase, foes.NextFoe, foes.EndFoe, foes.FoeIcon,
        foe_moves.TurnFoe, foe_moves.MoveFoe, foe_moves.LeapTo, foe_moves.BossAside,
        foe_moves.MetArc, foes.CharacterPhase,
        defence.Targets, moving.PushAside, moving.MakeRoom, rolling.RollDice,
        overspend.Overspend, strikes.Swing,
        strikes.Shift, strikes.ChooseTarget, strikes.TakeDice, strikes.Strike, pushing.PushFoe,
        pushing.PushOrder, helping.PassAggro, helping.Gain, heroics.ChargeMove, heroics.Backstab,
        acting.TakeAggro,
    ]
)  # fmt: skip

FEW = 2
STEP_AHEAD = {"level_2": "mini", "level_3": "main"}
"""What a ready-made party of one or two has instead. A party that rests with all sparks but the last
(TG-10.6) and has won what comes first as often has had so many souls for each of one, two, three or four:
before the first card of level 2 about 30, 16, 10 or 6; before level 3 about 48, 25, 17 or 12. The parties of
the pack are made for three and four."""
DEFAULT_PARTY = ("cleric", "pyromancer", "thief", "knight")


def fitting(level: int, players: int) -> str:
    """The ready-made party for an encounter of a level."""
    kit = LEVELS[level - 1]
    return STEP_AHEAD.get(kit, kit) if players <= FEW else kit


class TombOfGiants(SoulsGame):
    name = "tomb_of_giants"
    prefix = "tg"
    modes = MODES
    character = Seeker
    rules = 1
    events = facts_of(souls_facts, facts, without=FIRST_BOX)
    steps = STEPS
    pack_files = FILES
    base = Path(__file__).parent / "content"
    patterns: Mapping[str, tuple[Pattern, ...]] = {
        "card": (Pattern("treasure.yaml", "thrall_axe"),),
        "encounter": (Pattern("encounters.yaml", "bridge_too_far"),),
        "event": (Pattern("events.yaml", "alluring_skull"),),
        "monster": (
            Pattern("enemies.yaml", "skeleton_archer"),
            Pattern("encounters.yaml", "bridge_too_far", suffix="_encounter"),
        ),
        "hero": (Pattern("characters.yaml", "cleric"),),
        "boss": (
            Pattern("bosses.yaml", "black_knight"),
            Pattern("behaviours.yaml", "black_knight", "boss"),
            Pattern("lairs.yaml", "black_knight"),
            Pattern("boards.yaml", "black_knight"),
        ),
    }
    draws: Mapping[ByHand, tuple[str, ...]] = {
        "foes": ("behaviour",),
        "finds": ("treasure",),
        "world": ("encounter", "event", "trap", "patches"),
    }
    variants = VARIANTS
    presets = PRESETS

    def fields(self, pack: Pack) -> list[Field]:
        cards = cast(Cards, pack)
        return [
            *table_fields(self.players, Message("tg-setup-players-help"), self.prefix, MODES),
            *class_fields(cards, self.players, DEFAULT_PARTY),
            *fight_fields(cards.encounters, cards.bosses),
            gear_field(cards.parties),
            *[variant.field(self.prefix) for variant in VARIANTS],
        ]

    def pack_from(self, documents: Mapping[str, object], where: str) -> Cards:
        return Cards(documents, where)

    def blank(self, setup: Setup, pack: Pack) -> Descent:
        """The party with its starting equipment, every deck shuffled (TG-10)."""
        cards = cast(Cards, pack)
        state = Tomb(
            **self.beginning(setup, cards),
            modifiers=PLAIN,
            track=(EMPTY_SPACE,) * len(cards.track),
            decks=cards.level_decks,
        )
        begin_with(state, state.house.souls(0, state.players) if state.mode == CAMPAIGN else 0)
        owners = tuple(character.kind.id for character in state.characters)
        treasure = cards.set_of("common") + cards.set_of("class", owners)  # TG-10.3
        late = state.held_back(treasure)
        state.treasure = Deck(tuple([card for card in treasure if card not in late]))
        state.events = cards.event_deck
        return state

    def start(self, setup: Setup, pack: Pack) -> Descent:
        state = self.blank(setup, pack)
        if state.mode == CAMPAIGN:
            state.then(track.BONFIRE)  # TG-10.7: the party token is on the bonfire slot
            state.bought = True  # TG-31.3: Andre is visited after a rest, and this is none
        elif state.mode == ENCOUNTER:
            level, card = chosen_encounter(state.box.encounters, setup["encounter"])
            equip_party(state, state.box.parties, kit_of(setup, fitting(level, setup["players"])))
            state.then(encounter.OneEncounter(level, card))
        else:
            boss = state.box.boss_by_id[setup["boss"]]
            equip_party(state, state.box.parties, kit_of(setup, boss.entry.kind))
            state.then(encounter.EnterLair(boss))
        if state.mode != CAMPAIGN:
            # What the party already carries is in no deck.
            left = list(state.treasure.cards)
            for held in carried(state):
                if held in left:
                    left.remove(held)
            state.treasure = Deck(tuple(left))
        return state

    def face(self, pack: SoulsPack, name: str, label: str) -> Message:
        if name == "patches":
            return Message("tg-face-patches", {"side": label})
        return super().face(pack, name, label)

    def table(self, match: Match, seat: int | None, open_hands: bool) -> seen.Table:
        return view.table(cast(Descent, match.state))

    def languages(self) -> tuple[Language, ...]:
        return LANGUAGES

    def lines(self, pack: Any) -> list[tuple[str, Any, Message]]:
        return card_text.lines(cast(Cards, pack))

    def own_names(self, pack: Cards) -> NameTable:
        return view.names(pack)

    def own_catalog(self, pack: Cards) -> seen.Catalog:
        return view.catalog(pack)

    def way(self, state: Descent) -> tuple[str, int, int]:
        mode = "descent" if state.mode == CAMPAIGN else MODES[state.mode]
        return mode, state.at + 1, len(state.box.track)

    def dump(self, state: Descent) -> dict[str, object]:
        return position.dump(state)

    def load(self, document: Mapping[str, object], setup: Setup, pack: Pack) -> Descent:
        try:
            state = self.blank(setup, pack)
        except InvalidSetup as error:
            raise PositionError(f"setup: {error}") from None
        position.load(document, state)
        return state

    def check_frame(self, state: Descent) -> None:
        position.check_frame(state)

    def check(self, state: Descent) -> None:
        position.check(state)


GAME = TombOfGiants()
__all__ = ["GAME", "TombOfGiants"]
