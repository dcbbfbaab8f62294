"""An encounter of this box as its bot sees it: the board, the enemies' next turn, ways and strikes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from undercroft.games.souls.bot_figures import SECOND, Act, Foe, Ground, Model, Place, Terms
from undercroft.games.souls.bot_foresight import Foresight
from undercroft.games.souls.bot_odds import Hit
from undercroft.games.souls.bot_outlook import Healths
from undercroft.games.souls.bot_plan import Deed, Scene

from .bot_quest import Json, Quest

WALLS: Final = ("gravestone", "dim_gravestone", "chest", "open_chest")
UNLUCKY: Final = 0.4  # how likely pushes end where it is bad to be
TRAP: Final = 0.03  # what a point of damage a trap may do takes from a plan
EXIT_LIMIT: Final = 4


class TombPicture(Scene):
    """Where everybody stands, what the enemies will do next, where one can go and whom one can strike."""

    box = SECOND

    def __init__(
        self,
        table: Json,
        seat: int,
        grounds: Mapping[str, Ground],
        models: Mapping[str, Model],
        cards: Sequence[tuple[float, Mapping[str, Act]]],
        quest: Quest,
    ) -> None:
        super().__init__(table, seat, grounds, models, cards)
        fight = table["fight"]
        self.models = models
        self.quest = quest
        self.campaign = table["mode"] == "campaign"
        self.goals: list[Json] = fight["goals"]
        self.players = len(self.heroes)
        self.wall = 0
        for node, what in self.terrain.items():
            if what in WALLS:
                self.wall |= 1 << node
        for node in fight["gone"]:
            self.wall |= 1 << node
        if fight["ball"]:
            self.wall |= 1 << fight["ball"]["node"]
        self.blocked = self.wall
        self.spots = self._spots()
        self.terms = quest.terms
        if "shrine-guard" in quest.rules and self.spots["shrine"]:
            terms, shrine = quest.terms, self.spots["shrine"][0]
            self.terms = Terms(terms.might, terms.nimble, terms.haste, terms.venom, shrine)
        self.sight = 1 if fight["darkness"] else 99
        self.awake = set(fight["awake"])
        self.timer: int = fight["timer"]
        self.node_limit: int = fight["node_limit"]
        forbidden = quest.rules.get("forbidden")
        self.forbidden = -1 if forbidden is None else int(forbidden["tile"]) - 1
        self.leave_clear = "leave-when-clear" in quest.rules
        self.unharmed = quest.enemy("unharmed")
        self.evasive = "evasive" in quest.rules
        torch = fight["torch"]
        self.torch: int | None = torch["node"] if torch else None
        self.bearer: int = torch["by"] if torch and torch["by"] is not None else -1
        self.tokens: list[Json] = fight["tokens"]
        self.active = next((i for i, seen in enumerate(table["heroes"]) if seen["active"]), -1)
        self.poisoned = [int("poison" in seen["conditions"]) for seen in table["heroes"]]
        for hero, seen in zip(self.heroes, table["heroes"], strict=True):
            block, resist = seen["blessed"]["block"], seen["blessed"]["resist"]
            if block or resist:
                b, r = hero.guard.block, hero.guard.resist
                hero.guard = hero.guard._replace(
                    block=(b[0], b[1] + block, b[2]), resist=(r[0], r[1] + resist, r[2])
                )
        # What this turn may do to the objectives, while a plan is weighed.
        self.pulled: tuple[int, ...] = ()
        self.opened: tuple[int, ...] = ()
        self.used: set[int] = set()
        self.walk_price, self.run_price = 0, 1
        self.began = -1
        self.marked = {i for goal in self.goals if goal["goal"] == "kill" for i in goal["foes"]}
        kinds = {goal["goal"] for goal in self.goals if not goal["met"]}
        self.kill_all = "kill_all" in kinds or bool(self.boss)

    def _spots(self) -> dict[str, list[int]]:
        """Where the terrain that objectives speak of is."""
        names = ("shrine", "exit", "lever", "chest", "barrel")
        return {
            name: [node for node, what in self.terrain.items() if what == name] for name in names
        }

    def signature(self) -> tuple[object, ...]:
        shrine = self.terms.shrine
        return (*super().signature(), tuple(sorted(self.awake)), id(self.quest), shrine)

    def agenda(self) -> tuple[object, ...]:
        """All that the work left hangs on but my own place and the foes' Health."""
        goals = [(goal["goal"], goal["have"], goal["met"]) for goal in self.goals]
        guards = [hero.guard for hero in self.heroes]
        rest = (self.timer, self.active, self.torch, self.bearer, len(self.tokens))
        return (*self.signature(), goals, guards, rest, *self.spots.values())

    # ------------------------------------------------------------------ the enemies' next turn

    def foresee(
        self, healths: Healths, waiting: bool, places: list[Place], aggro: int
    ) -> list[tuple[float, list[tuple[Hit, ...]]]]:
        rooms = self.board.rooms
        awake = self.awake | {rooms[place[0]] for place in places if place[0] >= 0}
        sight = Foresight(self.board, self.blocked, self.heroes, aggro, self.box, self.terms)
        found = []
        for chance, acts in self.acts(healths, waiting):
            acting = [one for one in acts if rooms[one[0].node] in awake]
            sight.unlucky = False
            hits = sight.hits(acting, places)
            hits.append(((0, False, 0, 0),) * sight.beside_shrine())
            if sight.pushes and len(acting) > 1 and not self.boss:
                # Nobody knows where they will have been pushed when the next one acts. (A boss's cards are
                # uncertain enough.)
                sight.unlucky = True
                worse = sight.hits(acting, places)
                worse.append(((0, False, 0, 0),) * sight.beside_shrine())
                found.append((chance * UNLUCKY, worse))
                found.append((chance * (1 - UNLUCKY), hits))
            else:
                found.append((chance, hits))
        return found

    def acts(self, healths: Healths, waiting: bool) -> list[tuple[float, list[tuple[Foe, Act]]]]:
        if not self.boss:
            return super().acts(healths, waiting)
        alive = [
            foe
            for foe, health in zip(self.foes, healths, strict=True)
            if health > 0 and not (waiting and foe.acted)
        ]
        alive.sort(key=lambda foe: -foe.model.threat)
        if waiting:
            return [(1.0, [(foe, foe.model.own) for foe in alive if foe.model.own])]
        found = []
        for chance, halves in self.cards:
            acts = [(foe, halves.get(foe.id) or foe.model.own) for foe in alive]
            found.append((chance, [(foe, act) for foe, act in acts if act is not None]))
        return found

    # ------------------------------------------------------------------ ways

    def enters(self, node: int, other: int) -> bool:
        if self.wall >> other & 1:
            return False
        rooms = self.board.rooms
        if rooms[node] == rooms[other]:
            return True
        if rooms[other] == self.forbidden:
            return False
        return not self.leave_clear or not any(rooms[foe.node] == rooms[node] for foe in self.foes)

    def limit(self, node: int) -> int:
        return EXIT_LIMIT if node in self.spots["exit"] else self.node_limit

    def pitfall(self, node: int) -> float:
        """TG-9: unseen, so what the mix of tokens does on average; the dodge is free."""
        if node not in self.traps:
            return 0.0
        hero = self.heroes[self.me]
        hurt = 1.2 if not hero.guard.dodge else (0.7 if hero.guard.dodge == 1 else 0.4)
        wanted = any(goal["goal"] == "barrels" for goal in self.goals)
        calm = not any(
            foe.awake for foe in self.foes
        )  # then there is time to recover, and only the way
        share = 0.5 if wanted else (0.1 if calm else 1.0)
        return TRAP * hurt * share * (1 + 3 / max(1, hero.free - 1)) / (1 + 0.5 * self.idle)

    # ------------------------------------------------------------------ strikes

    def targets(self, deed: Deed, place: Place, healths: Healths) -> list[list[int]]:
        if deed.high > self.sight:
            deed = deed._replace(high=self.sight)  # TG-16.2
        return super().targets(deed, place, healths)

    def strike(
        self, deed: Deed, place: Place, healths: Healths, group: list[int]
    ) -> list[tuple[float, Healths]]:
        light = self.quest.number("torchlight")
        if light and not self.lit(place):
            deed = deed._replace(mod=deed.mod + light)
        found = super().strike(deed, place, healths, group)
        if self.evasive:
            found = [(p / 2, after) for p, after in found] + [(0.5, healths)]
        return found

    def lit(self, place: Place) -> bool:
        if self.torch is None:
            return False
        torch = place[0] if self.bearer == self.me else self.torch
        return self.board.distance[place[0]][torch] <= 1

    def harm(self, deed: Deed, index: int, total: int) -> float:
        return 0.0 if self.foes[index].id == self.unharmed else super().harm(deed, index, total)
