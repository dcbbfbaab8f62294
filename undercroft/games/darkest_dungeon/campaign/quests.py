"""The Campaign: Threats, acts, Quests (DD-1–4, DD-30, DD-35, DD-36)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.agenda import Step
from undercroft.kernel.chance import Draw
from undercroft.kernel.decision import Option
from undercroft.kernel.text import Message, Ref

from ..dungeon.layout import DrawTile
from ..dungeon.party import Arrange
from ..dungeon.provisions import roll_for_provisions
from ..dungeon.stops import EnterDungeon
from ..hamlet.days import HamletPhase, fold_up
from ..hamlet.training import Outfit
from ..state.estate import Estate
from ..terms import FULL_LIGHT, LAST_ACT, LEADER, LEVELS, NONE
from .battles import FinalEncounter
from .replacing import PickHero

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from ..pack.cards import Cards


QUESTS_BEFORE_BOSS = 2  # DD-4.8


class StartCampaign(Step[Estate]):
    """DD-1, DD-2.1, DD-3.1: a Threat, then the party with its Skills; no Hamlet before the first Quest."""

    __slots__ = ()
    name = "start_campaign"

    def run(self, state: Estate, match: Match) -> None:
        state.campaign.act = 1
        state.agenda.append(NextQuest())
        state.agenda.append(Arrange())
        gather_party(state)
        state.agenda.append(DrawThreat())


def gather_party(state: Estate) -> None:
    """DD-3.1–3.3: heroes who are still to be chosen, and the Skills of all."""
    for number in range(len(state.heroes) - 1, -1, -1):
        state.agenda.append(Outfit(number) if state.heroes[number].alive else PickHero(number))


class DrawThreat(Step[Estate]):
    """DD-2.1, DD-35.4: at random from the Ruins Bosses not yet beaten."""

    __slots__ = ()
    name = "draw_threat"

    def run(self, state: Estate, match: Match) -> None:
        left = [boss for boss in state.pack.threats if not state.campaign.beaten >> boss & 1]
        ids = state.pack.boss_ids
        state.campaign.threat = left[
            match.chance.index(Draw("threat", [ids[boss] for boss in left]))
        ]
        state.refresh()
        if match.telling:
            match.tell("threat", (ids[state.campaign.threat], state.level))


class NextQuest(Step[Estate]):
    """DD-4.8, DD-35.3, DD-36.4, DD-37.2: two general Quests, the Boss; in the last act two Bosses."""

    __slots__ = ()
    name = "next_quest"

    def run(self, state: Estate, match: Match) -> None:
        campaign = state.campaign
        campaign.choice = ()
        if campaign.act < LAST_ACT:
            if campaign.quest_count < QUESTS_BEFORE_BOSS:
                state.agenda.append(ChooseQuest())
                state.agenda.append(DrawQuest())
                state.agenda.append(DrawQuest())
            else:
                state.agenda.append(BeginQuest(self.face(state)))
        elif campaign.quest_count == 0:
            state.agenda.append(DrawDarkest())
        else:
            state.agenda.append(FinalEncounter())

    @staticmethod
    def face(state: Estate) -> int:
        return next(q.index for q in state.pack.quests if q.entry.kind == "boss")


class DrawQuest(Step[Estate]):
    """DD-4.1, DD-35.7, DD-A.6: of the Campaign's level, each card once."""

    __slots__ = ()
    name = "draw_quest"

    def run(self, state: Estate, match: Match) -> None:
        campaign = state.campaign
        level = [
            quest.index
            for quest in state.pack.quests
            if quest.entry.kind == "general"
            and quest.entry.level == state.level
            and quest.entry.tile is None  # DD-A.235
        ]
        deck = [quest for quest in level if not campaign.seen >> quest & 1]
        if not deck and campaign.choice:
            return  # one is left: it is played
        deck = deck or level
        ids = state.pack.quest_ids
        quest = deck[match.chance.index(Draw("quest", [ids[one] for one in deck]))]
        campaign.seen |= 1 << quest
        campaign.choice += (quest,)
        if match.telling:
            match.tell("quest_drawn", (ids[quest],))


class ChooseQuest(Step[Estate]):
    """DD-4.2, DD-4.3, DD-A.7: everybody votes; a tie is the host's."""

    __slots__ = ()
    name = "choose_quest"

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        return state.campaign.choice

    def run(self, state: Estate, match: Match) -> None:
        campaign = state.campaign
        if len(campaign.choice) == 1:
            state.agenda.append(BeginQuest(campaign.choice[0]))
            return
        state.agenda.append(CountVotes())
        campaign.votes = (NONE,) * state.players
        for seat in range(state.players):
            state.ask(self, seat, campaign.choice)

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        votes = list(state.campaign.votes)
        votes[seat] = option
        state.campaign.votes = tuple(votes)

    def prompt(self, state: Estate, seat: int) -> Message:
        # Whoever leads all heroes asks nobody.
        return Message("dd-prompt-choose-quest" if state.players > 1 else "dd-prompt-pick-quest")

    def option_id(self, pack: Cards, raw: int) -> str:
        return pack.quest_ids[raw]

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        id = state.pack.quest_ids[raw]
        return Option(id, Message("dd-option-quest", {"quest": Ref("quest", id)}))


class CountVotes(Step[Estate]):
    __slots__ = ()
    name = "count_votes"

    def run(self, state: Estate, match: Match) -> None:
        campaign = state.campaign
        counts = [campaign.votes.count(quest) for quest in campaign.choice]
        best = max(counts)
        leading = [
            quest for quest, count in zip(campaign.choice, counts, strict=True) if count == best
        ]
        chosen = campaign.votes[LEADER] if campaign.votes[LEADER] in leading else leading[0]
        campaign.votes = ()
        state.reveals += 1
        state.agenda.append(BeginQuest(chosen))


class DrawDarkest(Step[Estate]):
    """DD-36.4: one of the three, without a choice."""

    __slots__ = ()
    name = "draw_darkest"

    def run(self, state: Estate, match: Match) -> None:
        deck = [quest.index for quest in state.pack.quests if quest.entry.kind == "darkest"]
        ids = state.pack.quest_ids
        quest = deck[match.chance.index(Draw("quest", [ids[one] for one in deck]))]
        state.campaign.seen |= 1 << quest
        state.agenda.append(BeginQuest(quest))


class BeginQuest(Step[Estate]):
    """DD-4.5, DD-12: the tile, the Room tokens, Firewood, Provisions; then in."""

    __slots__ = ("quest",)
    name = "begin_quest"

    def __init__(self, quest: int) -> None:
        self.quest = quest

    def args(self) -> tuple[int, ...]:
        return (self.quest,)

    def fits(self, state: Estate) -> bool:
        return 0 <= self.quest < len(state.pack.quests)

    def run(self, state: Estate, match: Match) -> None:
        dungeon = state.dungeon
        quest = state.pack.quests[self.quest]
        dungeon.quest = self.quest
        state.in_hamlet = False
        state.campaign.choice = ()
        dungeon.firewood = quest.entry.rest > 0
        dungeon.progress = dungeon.lairs = dungeon.battles = 0
        dungeon.light = FULL_LIGHT
        state.refresh()
        if match.telling:
            match.tell("quest", (quest.id,))
        state.agenda.append(EnterDungeon())
        state.agenda.append(Arrange())
        roll_for_provisions(state)
        state.agenda.append(DrawTile())


class Advance(Step[Estate]):
    """The Campaign goes on, and the party comes to the Hamlet."""

    __slots__ = ("boss",)
    name = "advance"

    def __init__(self, boss: int) -> None:
        self.boss = boss

    def args(self) -> tuple[int, ...]:
        return (self.boss,)

    def fits(self, state: Estate) -> bool:
        return NONE <= self.boss < len(state.pack.bosses)

    def run(self, state: Estate, match: Match) -> None:
        state.agenda.append(HamletPhase())
        advance(state, self.boss)
        fold_up(state)
        state.refresh()


def advance(state: Estate, boss: int) -> None:
    """DD-31.14, DD-35.4–35.9: the next act; its Threat is drawn before the Hamlet (DD-A.123)."""
    campaign = state.campaign
    if boss == NONE:
        campaign.quest_count += 1
        return
    campaign.beaten |= 1 << boss
    if campaign.act >= LAST_ACT:
        campaign.quest_count += 1
        campaign.cancelled = state.pack.quests[state.dungeon.quest].cancels  # DD-36.5
        return
    campaign.threat = NONE
    campaign.act += 1
    campaign.quest_count = 0
    state.level = min(LEVELS, campaign.act)
    if campaign.act < LAST_ACT:
        state.agenda.append(DrawThreat())
