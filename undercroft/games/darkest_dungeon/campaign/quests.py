"""The Campaign: Threats, acts, Quests (DD-1–4, DD-30, DD-35, DD-36)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.kernel.agenda import Ask, Choice, Question, Step
from undercroft.kernel.chance import Draw
from undercroft.kernel.decision import Target
from undercroft.kernel.text import Message, Ref

from .. import facts
from ..dungeon.layout import DrawTile
from ..dungeon.party import Arrange
from ..dungeon.provisions import roll_for_provisions
from ..dungeon.stops import EnterDungeon
from ..hamlet.days import HamletPhase
from ..hamlet.homecoming import fold_up
from ..hamlet.training import Outfit
from ..pack.monsters import Boss
from ..pack.places import Quest
from ..state.choosing import once
from ..state.estate import Estate
from ..terms import LAST_ACT, LEADER, LEVELS
from .battles import FinalEncounter
from .replacing import PickHero, relief

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

QUESTS_BEFORE_BOSS: Final = 2  # DD-4.8


class StartCampaign(Step[Estate]):
    """DD-1, DD-2.1, DD-3.1: a Threat, then the party with its Skills; no Hamlet before the first Quest."""

    name = "start_campaign"

    def run(self, state: Estate, match: Match) -> None:
        state.own_campaign().act = 1
        state.then(DrawThreat(), *gathering(state), Arrange(), NextQuest())


def gathering(state: Estate) -> list[Step[Estate]]:
    """DD-3.1–3.3: heroes who are still to be chosen, and the Skills of all."""
    return [Outfit(hero.number) if hero.alive else PickHero(hero.number) for hero in state.heroes]


class DrawThreat(Step[Estate]):
    """DD-2.1, DD-35.4: at random from the Ruins Bosses not yet beaten."""

    name = "draw_threat"

    def run(self, state: Estate, match: Match) -> None:
        left = [boss for boss in state.pack.threats if boss not in state.campaign.beaten]
        threat = left[match.chance.index(Draw("threat", [boss.id for boss in left]))]
        state.own_campaign().threat = threat
        state.refresh()
        if match.telling:
            match.tell(facts.Threat(threat.id, state.level))


class NextQuest(Step[Estate]):
    """DD-4.8, DD-35.3, DD-36.4, DD-37.2: two general Quests, the Boss; in the last act two Bosses."""

    name = "next_quest"

    def run(self, state: Estate, match: Match) -> None:
        campaign = state.own_campaign()
        campaign.choice = ()
        if campaign.act < LAST_ACT:
            if campaign.quest_count < QUESTS_BEFORE_BOSS:
                state.then(DrawQuest(), DrawQuest(), ChooseQuest())
            else:
                state.then(BeginQuest(self.face(state)))
        elif campaign.quest_count == 0:
            state.then(DrawDarkest())
        else:
            state.then(FinalEncounter())

    @staticmethod
    def face(state: Estate) -> Quest:
        return next(quest for quest in state.pack.quests if quest.entry.kind == "boss")


class DrawQuest(Step[Estate]):
    """DD-4.1, DD-35.7, DD-A.6: of the Campaign's level, each card once."""

    name = "draw_quest"

    def run(self, state: Estate, match: Match) -> None:
        campaign = state.campaign
        level = [
            quest
            for quest in state.pack.quests
            if quest.entry.kind == "general"
            and quest.entry.level == state.level
            and quest.entry.tile is None  # DD-A.235
        ]
        deck = [quest for quest in level if quest not in campaign.seen]
        if not deck and campaign.choice:
            return  # one is left: it is played
        deck = deck or level
        quest = deck[match.chance.index(Draw("quest", [one.id for one in deck]))]
        campaign = state.own_campaign()
        if quest not in campaign.seen:
            campaign.seen += (quest,)
        campaign.choice += (quest,)
        if match.telling:
            match.tell(facts.QuestDrawn(quest.id))


class ChooseQuest(Question[Estate]):
    """DD-4.2, DD-4.3, DD-A.7: everybody votes; a tie is the host's."""

    name = "choose_quest"
    rules = ("DD-4.2", "DD-4.3", "DD-A.7")

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        return tuple([once(state.pack, VoteFor, (quest,)) for quest in state.campaign.choice])

    def run(self, state: Estate, match: Match) -> None:
        campaign = state.campaign
        if len(campaign.choice) == 1:
            state.then(BeginQuest(campaign.choice[0]))
            return
        state.then(CountVotes())
        state.own_campaign().quest_votes = (None,) * state.players
        for seat in range(state.players):
            state.ask(self, seat, self.choices(state, seat))

    def chosen(self, state: Estate, seat: int) -> Choice[Estate] | None:
        quest = state.campaign.quest_votes[seat]
        return None if quest is None else once(state.pack, VoteFor, (quest,))

    def prompt(self, state: Estate, seat: int) -> Message:
        # Whoever leads all heroes asks nobody.
        return Message("dd-prompt-choose-quest" if state.players > 1 else "dd-prompt-pick-quest")


class VoteFor(Choice[Estate]):
    """This Quest."""

    name = "quest"
    quest: Quest

    @property
    def id(self) -> str:
        return self.quest.id

    def text(self, state: Estate, ask: Ask) -> Message:
        return Message("dd-option-quest", {"quest": Ref("quest", self.quest.id)})

    def targets(self, state: Estate, ask: Ask) -> tuple[Target, ...]:
        return (("quest", self.quest.id),)

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        votes = list(state.campaign.quest_votes)
        votes[ask.seat] = self.quest
        state.own_campaign().quest_votes = tuple(votes)


class CountVotes(Step[Estate]):
    name = "count_votes"

    def run(self, state: Estate, match: Match) -> None:
        campaign = state.campaign
        counts = [campaign.quest_votes.count(quest) for quest in campaign.choice]
        best = max(counts)
        leading = [
            quest for quest, count in zip(campaign.choice, counts, strict=True) if count == best
        ]
        wanted = campaign.quest_votes[LEADER]
        chosen = wanted if wanted in leading else leading[0]
        assert chosen is not None
        state.own_campaign().quest_votes = ()
        state.reveals += 1
        state.then(BeginQuest(chosen))


class DrawDarkest(Step[Estate]):
    """DD-36.4: one of the three, without a choice."""

    name = "draw_darkest"

    def run(self, state: Estate, match: Match) -> None:
        deck = [quest for quest in state.pack.quests if quest.entry.kind == "darkest"]
        quest = deck[match.chance.index(Draw("quest", [one.id for one in deck]))]
        state.own_campaign().seen += (quest,)
        state.then(BeginQuest(quest))


class BeginQuest(Step[Estate]):
    """DD-4.5, DD-12: the tile, the Room tokens, Firewood, Provisions; then in."""

    name = "begin_quest"
    quest: Quest

    def run(self, state: Estate, match: Match) -> None:
        dungeon = state.dungeon
        quest = self.quest
        dungeon.quest = quest
        state.in_hamlet = False
        state.own_campaign().choice = ()
        dungeon.firewood = quest.entry.rest > 0
        dungeon.progress = dungeon.lairs = dungeon.battles = 0
        dungeon.light = state.house.most_light
        state.refresh()
        if match.telling:
            match.tell(facts.Quest(quest.id))
        state.then(*relief(state), Arrange(), EnterDungeon())
        roll_for_provisions(state)  # by what holds outside
        state.then(DrawTile())


class Advance(Step[Estate]):
    """The Campaign goes on, and the party comes to the Hamlet."""

    name = "advance"
    boss: Boss | None

    def run(self, state: Estate, match: Match) -> None:
        state.then(HamletPhase())
        advance(state, self.boss)
        fold_up(state)
        state.refresh()


def advance(state: Estate, boss: Boss | None) -> None:
    """DD-31.14, DD-35.4–35.9: the next act; its Threat is drawn before the Hamlet (DD-A.123)."""
    campaign = state.own_campaign()
    if boss is None:
        campaign.quest_count += 1
        return
    campaign.beaten += (boss,)
    if campaign.act >= LAST_ACT:
        campaign.quest_count += 1
        campaign.cancelled = state.quest.cancels  # DD-36.5
        return
    campaign.threat = None
    campaign.act += 1
    campaign.quest_count = 0
    state.level = min(LEVELS, campaign.act)
    if campaign.act < LAST_ACT:
        state.then(DrawThreat())
