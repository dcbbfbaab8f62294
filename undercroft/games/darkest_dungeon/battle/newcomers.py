"""Monsters that come: cards of the deck, those who are summoned or rise again (DD-31.18–31.21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.kernel.agenda import Ask, Choice, Step
from undercroft.kernel.chance import Draw
from undercroft.kernel.text import Message, Ref

from .. import facts
from ..effects.triggers import fire
from ..pack.moments import SPAWN
from ..pack.monsters import MonsterCard
from ..state.asking import FigureQuestion, ask_or_take
from ..state.estate import Estate
from ..state.figures import Monster
from ..state.kinds import AREAS, AreaNumber
from ..state.tracker import CLEAR, SLOTS
from ..terms import FOES, LAIR, LARGE, LEADER, MONSTER, SPACE, TOKENS
from .boss_rules import first_ancestor
from .field import AreaChoice, MakeRoom, free, nearest_free, put

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


MANY: Final = 12
"""With more figures than this the number of one long dead serves again."""


def token_here(state: Estate) -> int:
    """The Room token the party fights for; a Lair where there is no Dungeon."""
    token = state.dungeon.token if state.in_dungeon else None
    return LAIR if token is None else token


def darkest(state: Estate) -> bool:
    """DD-0.25: the Darkest Dungeon uses only its own cards."""
    quest = state.dungeon.quest
    if quest is not None:
        return quest.entry.kind == "darkest"
    return state.campaign.final


def new_monster(state: Estate, card: MonsterCard, life: int, dodge: int) -> Monster:
    """A figure for a card; the number of one long dead may serve again."""
    number = MONSTER + len(state.monsters)
    use = state.use
    busy = (*state.order[FOES], *(use.targets if use is not None else ()), state.battle.active)
    if len(state.monsters) > MANY:
        for monster in state.monsters:
            if monster.number not in busy:
                number = monster.number
                break
    monster = Monster(number=number, kind=card, life=card.life + life, space=SPACE[card.size])
    monster.dodge = dodge
    if number - MONSTER < len(state.monsters):
        state.monsters[number - MONSTER] = monster
    else:
        state.monsters.append(monster)
    return monster


def monster_deck(state: Estate, level: int) -> tuple[list[MonsterCard], list[int]]:
    """DD-1.5–1.7, DD-35.5, DD-36.3: the kinds that may come, and how many cards of each."""
    dark = darkest(state)
    least = 0
    quest = state.dungeon.quest
    if quest is not None and state.in_dungeon:
        for name, lowest in quest.entry.least_level.items():
            if TOKENS.index(name) == token_here(state):
                least = lowest
    least = max(least, level)
    most = level or (3 if dark else state.level)
    kinds: list[MonsterCard] = []
    counts: list[int] = []
    out = state.decks.gone + state.battle.drawn
    for kind, copies in state.pack.monster_cards(dark, least, most):
        count = copies - out.count(kind) if out else copies
        if count > 0:
            kinds.append(kind)
            counts.append(count)
    return kinds, counts


def raise_dead(state: Estate, match: Match, monster: Monster) -> None:
    """A Threat: the first dead of a Battle that is not Large stands up in its Area, if there is space."""
    card = monster.kind
    if state.battle.raised or card.size == LARGE:
        return
    state.battle.raised = True
    slot = state.open_slot(1)
    if slot is None or free(state, monster.place) < 1:
        return
    risen = new_monster(state, monster.kind, 0, monster.dodge)
    risen.life = monster.life
    join(state, match, risen, slot, monster.place)
    fire(state, match, SPAWN, risen)  # DD-A.301: it is spawned once more


def join(state: Estate, match: Match, monster: Monster, slot: int, area: int) -> None:
    """DD-31.21: its card on the tracker, and an Initiative Card for it at once."""
    state.take_slot(monster, slot)
    monster.area = area
    monster.turns = monster.kind.actions
    # DD-41.33: with the first Ancestor there are always four cards, and one is for it.
    if not first_ancestor(state):
        state.battle.cards = (state.battle.cards[0], state.battle.cards[1] + monster.turns)
    if match.telling:
        match.tell(facts.Spawned(state.tag(monster.number), area))


def summon(
    state: Estate,
    match: Match,
    card: MonsterCard,
    area: int | None = None,
    yields: bool = True,
    stance: int | None = None,
) -> bool:
    """DD-31.18–31.21: a monster joins; with a full tracker or no figure left nothing happens (DD-A.100).

    The first empty slot, unless the Boss names a Stance that is empty. Without space in the Area somebody
    yields, or (`yields` off) the newcomer itself looks for another.
    """
    here = sum(1 for n in state.order[FOES] if state.monsters[n - MONSTER].kind is card)
    if here >= card.entry.copies:
        return False
    space = SPACE[card.size]
    named = state.slots[FOES][stance : stance + space] if stance is not None else ()
    slot = stance if stance is not None and named == CLEAR[:space] else state.open_slot(space)
    if slot is None:
        return False
    monster = new_monster(state, card, 0, 0)
    goal = area if area is not None else state.ground.monster_start[slot]
    join(state, match, monster, slot, goal)
    if free(state, goal) < 0:
        step = GiveWay if yields else FindPlace
        state.agenda.append(step(monster.number))
    fire(state, match, SPAWN, monster)
    return True


class DrawSummon(Step[Estate]):
    """A random monster of the deck in use joins."""

    name = "draw_summon"

    def run(self, state: Estate, match: Match) -> None:
        kinds, counts = monster_deck(state, 0)
        left = SLOTS - state.slots_used()
        fits = [i for i, kind in enumerate(kinds) if SPACE[kind.size] <= left]
        if not fits:
            return
        ids = [kinds[i].id for i in fits]
        kind = kinds[fits[match.chance.index(Draw("monster", ids, [counts[i] for i in fits]))]]
        state.battle.drawn += (kind,)
        summon(state, match, kind)


class FindPlace(FigureQuestion):
    """DD-A.33: there is no space where it should stand; the players choose the nearest Area with some."""

    name = "find_place"
    rules = ("DD-A.33",)

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        figure = state.figure(self.who)
        return tuple([PLACED[area] for area in nearest_free(state, figure.place, figure.space)])

    def run(self, state: Estate, match: Match) -> None:
        area = state.figure(self.who).area
        if area is not None and free(state, area) < 0:
            ask_or_take(state, match, self, LEADER)

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-find-place", {"who": Ref("figure", self.who)})


class Placed(AreaChoice):
    """Placed, not moved: what an Area does to those who enter it does not happen."""

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        asked = ask.step
        assert isinstance(asked, FindPlace)
        state.figure(asked.who).area = self.area
        if match.telling:
            match.tell(facts.Moved(state.tag(asked.who), self.area))


PLACED: Final = [Placed(area) for area in range(AREAS)]


class GiveWay(MakeRoom):
    """DD-31.19, DD-31.20: there is no space for a newcomer; a hero yields, else a monster.

    The newcomer's own Area, unless another is named: that of a Nothingness.
    """

    name = "give_way"
    rules = ("DD-31.19", "DD-31.20")
    named: AreaNumber | None = None

    def fits(self, state: Estate) -> bool:
        areas = len(state.ground.areas) if state.battle.room is not None else 0
        return super().fits(state) and (self.named is None or self.named < areas)

    def place(self, state: Estate) -> int:
        return state.figure(self.who).place if self.named is None else self.named

    def yielding(self, state: Estate) -> list[int]:
        here = [number for number in state.standing(self.place(state)) if number != self.who]
        return [number for number in here if number < MONSTER] or here

    def yielded(self, state: Estate) -> None:
        state.then(self)

    def run(self, state: Estate, match: Match) -> None:
        figure = state.figure(self.who)
        if figure.area is None or free(state, self.place(state)) >= 0:
            return
        if self.choices(state, LEADER):
            ask_or_take(state, match, self, LEADER)
        else:
            for area in nearest_free(state, figure.area, figure.space)[:1]:
                put(state, match, figure, area)
