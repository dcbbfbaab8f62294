"""What can happen in the dungeon, the Hamlet and the circus, as it is told."""

from __future__ import annotations

from typing import Annotated, Literal

from undercroft.kernel.fact import Fact, NameOf, Part, WordOf

from .terms import CONDITIONS, FORMS, HAZARDS, MODES, PROVISIONS, RESISTED, RESULTS, TOKENS

BossId = Annotated[str, NameOf("boss")]
BuildingId = Annotated[str, NameOf("building")]
CurioId = Annotated[str, NameOf("curio")]
DiseaseId = Annotated[str, NameOf("disease")]
FamilyId = Annotated[str, NameOf("family")]
FigureId = Annotated[str, NameOf("figure")]
HeroId = Annotated[str, NameOf("kind")]
MoodId = Annotated[str, NameOf("mood")]
QuestId = Annotated[str, NameOf("quest")]
QuirkId = Annotated[str, NameOf("quirk")]
SkillId = Annotated[str, NameOf("skill")]
TrinketId = Annotated[str, NameOf("trinket")]

Mode = Annotated[str, WordOf(MODES)]
ProvisionSide = Annotated[str, WordOf((*PROVISIONS, "wild"))]
TokenId = Annotated[str, WordOf(TOKENS)]
Team = Annotated[str, WordOf(("a", "b"))]

Answer = Literal["yes", "no"]
Side = Literal["positive", "negative"]
Toll = Literal["bleed", "blight", "both"]
Death = Literal["deathblow", "heart_attack", "madness"]


class Figure(Part):
    """A hero or monster: its number, and the card it will always be known by."""

    who: int
    figure: FigureId


# ---------------------------------------------------------------------- the campaign


class Threat(Fact):
    """The Threat of an Act is known."""

    boss: BossId
    level: int


class QuestDrawn(Fact):
    """A Quest is offered."""

    quest: QuestId


class Quest(Fact):
    """The party takes a Quest."""

    quest: QuestId


class Arranged(Fact):
    """The party stands in this order of Stances."""

    figures: tuple[FigureId, ...]


class Joined(Fact):
    """A hero comes with the Stagecoach in the place of one who is gone."""

    figure: Figure
    hero: HeroId


class Recovered(Fact):
    """A hero who had fallen is back on his feet (DD-V.4)."""

    figure: Figure


class Chosen(Fact):
    """A hero is chosen for the party."""

    figure: Figure
    hero: HeroId


class HeroRaised(Fact):
    """A hero reaches a level."""

    figure: Figure
    level: int


class SkillRaised(Fact):
    """A Skill of a hero reaches a level."""

    figure: Figure
    family: FamilyId
    level: int


class GameWon(Fact):
    """The match is won."""

    mode: Mode


class GameLost(Fact):
    """The match is lost."""

    mode: Mode


# ---------------------------------------------------------------------- provisions and goods


class Provision(Fact):
    """A Provision die shows a side."""

    side: ProvisionSide


class Spent(Fact):
    """A Provision die is used."""

    side: ProvisionSide


class Gold(Fact):
    """The party gains or pays Gold: how much, and how much it has now."""

    amount: int
    gold: int


class Loot(Fact):
    """A hero draws a Loot token."""

    figure: Figure
    token: str


class TrinketFound(Fact):
    """A hero draws a Trinket."""

    figure: Figure
    trinket: TrinketId


class TrinketGained(Fact):
    """A hero takes a Trinket."""

    figure: Figure
    trinket: TrinketId


class TrinketLost(Fact):
    """A Trinket is nobody's any more."""

    trinket: TrinketId


class TrinketUsed(Fact):
    """A hero uses this side of a Trinket and turns it over."""

    figure: Figure
    trinket: TrinketId
    side: Side


# ---------------------------------------------------------------------- the dungeon


class Tile(Fact):
    """A map is laid."""

    tile: str


class Token(Fact):
    """A room of the map is revealed."""

    node: int
    token: TokenId


class Arrived(Fact):
    """The party moves to a room of the map."""

    node: int


class WalksBack(Fact):
    """The party goes back through rooms it knows."""


class Enters(Fact):
    """The party enters a room of this sort."""

    token: TokenId


class Cleared(Fact):
    """A room of this sort is done with."""

    token: TokenId


class Scouted(Fact):
    """The party scouts ahead."""


class Refused(Fact):
    """Somebody votes against it."""

    what: Literal["scout", "rest", "leave", "dig", "upgrade"]


class Left(Fact):
    """The party leaves the dungeon."""


class Camp(Fact):
    """A camp is made in a room of the map."""

    node: int


class Lit(Fact):
    """A Torch lights a dark room."""


class Hazard(Fact):
    """A hero's exploration die shows a face."""

    figure: Figure
    hazard: Annotated[str, WordOf(HAZARDS)]


class Hurts(Fact):
    """What follows is the doing of a hazard."""

    figure: Figure
    hazard: Annotated[str, WordOf((*HAZARDS, "snare"))]


class TrapMissed(Fact):
    """A trap does nothing to a hero."""

    figure: Figure


class Curio(Fact):
    """A hero examines a Curio."""

    figure: Figure
    curio: CurioId


class CurioFound(Fact):
    """The party finds a Curio."""

    curio: CurioId


class Stolen(Fact):
    """Gold and Trinkets of a Curio are gone already."""


class Rests(Fact):
    """The party rests, with so many points."""

    points: int


class Light(Fact):
    """The Light changes."""

    light: int
    way: Literal["up", "down"]


# ---------------------------------------------------------------------- the battle


class Room(Fact):
    """A battle begins in this Room."""

    room: Annotated[str, NameOf("room")]


class Boss(Fact):
    """The Boss of a battle is known."""

    boss: BossId


class BossBeaten(Fact):
    """A Boss is beaten."""

    boss: BossId


class Spawned(Fact):
    """A monster appears."""

    figure: Figure
    area: int


class SpawnDiscarded(Fact):
    """A monster makes room for a larger one."""

    figure: Figure


class Purged(Fact):
    """Monsters leave the game."""

    figures: tuple[FigureId, ...]


class Round(Fact):
    """A round begins."""

    round: int


class Initiative(Fact):
    """A side's initiative card is drawn."""

    side: Literal["party", "foes"]


class Turn(Fact):
    """A figure's turn begins."""

    figure: Figure


class Rolled(Fact):
    """The d10 shows a number."""

    roll: int


class Uses(Fact):
    """A figure uses a Skill on others."""

    figure: Figure
    skill: SkillId
    figures: tuple[FigureId, ...]


class Results(Fact):
    """What the roll means for these."""

    figure: Figure
    figures: tuple[FigureId, ...]
    results: Annotated[str, WordOf(RESULTS)]


class OutOfRange(Fact):
    """A monster reaches nobody with its Skill."""

    figure: Figure
    skill: SkillId


class Interacts(Fact):
    """A hero does what the Room offers."""

    figure: Figure
    rule: Annotated[str, NameOf("rule")]


class TaskDone(Fact):
    """A hero fulfils the task of the Quest."""

    figure: Figure
    task: Annotated[str, NameOf("task")]


class Moved(Fact):
    """A figure moves."""

    figure: Figure
    area: int


class Shoved(Fact):
    """A figure has to give way."""

    figure: Figure
    area: int


class Tossed(Fact):
    """A figure is moved by a blow."""

    figure: Figure
    area: int


class Thrown(Fact):
    """A Boss throws a hero."""

    figure: Figure
    area: int


class Placed(Fact):
    """A hero is placed before a bout."""

    figure: Figure
    area: int


class Stance(Fact):
    """A figure changes its Stance."""

    figure: Figure
    stance: int


class Scrambled(Fact):
    """The heroes stand in a new order of Stances."""

    figures: tuple[FigureId, ...]


class Transformed(Fact):
    """A hero takes the other form."""

    figure: Figure
    form: Annotated[str, WordOf(FORMS)]


class Wounded(Fact):
    """A figure suffers Wounds; so much Life is left."""

    figure: Figure
    amount: int
    left: int


class Because(Fact):
    """What follows is the doing of a card that acts by itself."""

    source: Annotated[str, NameOf("source")]


class Healed(Fact):
    """A figure is healed of Wounds."""

    figure: Figure
    amount: int


class Bleeds(Fact):
    """Bleed or Blight takes its toll."""

    figure: Figure
    amount: int
    why: Toll


class Stunned(Fact):
    """A figure is stunned this turn."""

    figure: Figure


class Riposte(Fact):
    """A figure strikes back at another."""

    figure: Figure
    other: int
    foe: FigureId


class Afflicted(Fact):
    """A Condition is put on a figure."""

    figure: Figure
    condition: Annotated[str, WordOf(CONDITIONS)]
    amount: int
    turns: int


class ShruggedOff(Fact):
    """A figure resists."""

    figure: Figure
    condition: Annotated[str, WordOf(RESISTED)]


class Freed(Fact):
    """A figure loses Conditions."""

    figure: Figure
    conditions: tuple[Annotated[str, NameOf("condition"), WordOf(CONDITIONS)], ...]


class Slain(Fact):
    """A monster is slain."""

    figure: Figure


class BattleWon(Fact):
    """The battle is won."""


class BattleFled(Fact):
    """The party flees from the battle."""


class GivenUp(Fact):
    """After so many rounds in which nothing happened the party gives up."""

    rounds: int


class Lull(Fact):
    """Nothing has happened for so many rounds; after the most it is over."""

    rounds: int
    most: int


class Pew(Fact):
    """A pew crashes down."""

    area: int


class Doom(Fact):
    """The roll of a Boss's impending doom."""

    roll: int


# ---------------------------------------------------------------------- body and mind


class DeathsDoor(Fact):
    """A hero has no Life left."""

    figure: Figure


class Deathblow(Fact):
    """A hero at Death's Door is struck: dead or not."""

    figure: Figure
    deadly: Answer


class Died(Fact):
    """A hero dies."""

    figure: Figure
    why: Death


class Stressed(Fact):
    """A hero suffers Stress and has so much now."""

    figure: Figure
    amount: int
    stress: int


class Relieved(Fact):
    """A hero recovers from Stress and has so much now."""

    figure: Figure
    amount: int
    stress: int


class Resolve(Fact):
    """A hero's Resolve is tested."""

    figure: Figure
    roll: int
    result: Literal["virtue", "affliction"]


class Mood(Fact):
    """A hero becomes virtuous or afflicted."""

    figure: Figure
    mood: MoodId


class MoodRolled(Fact):
    """Whether a Virtue or Affliction acts this turn."""

    figure: Figure
    mood: MoodId
    roll: int
    acts: Answer


class Quirk(Fact):
    """A hero gains a Quirk."""

    figure: Figure
    quirk: QuirkId


class QuirkLost(Fact):
    """A hero loses a Quirk."""

    figure: Figure
    quirk: QuirkId


class Disease(Fact):
    """A hero falls ill."""

    figure: Figure
    disease: DiseaseId


class Cured(Fact):
    """A hero is cured."""

    figure: Figure
    disease: DiseaseId


# ---------------------------------------------------------------------- the Hamlet


class Home(Fact):
    """The party comes home."""


class Xp(Fact):
    """What each hero has learnt on a Quest."""

    xp: int


class Hamlet(Fact):
    """A stay in the Hamlet begins."""


class Event(Fact):
    """The Hamlet Event of this stay, and how many days there are."""

    event: Annotated[str, NameOf("event")]
    days: int


class Day(Fact):
    """A day begins; so many are left."""

    days: int


class Caretaker(Fact):
    """The Caretaker spends the day in a building."""

    building: BuildingId


class CaretakerGone(Fact):
    """The Caretaker is sent away."""


class Blocked(Fact):
    """A building is closed today."""

    building: BuildingId


class Visits(Fact):
    """A hero visits a building."""

    figure: Figure
    building: BuildingId


class HamletSkill(Fact):
    """A hero uses a Hamlet Skill."""

    figure: Figure
    hamlet_skill: Annotated[str, NameOf("hamlet_skill")]


class RollsOff(Fact):
    """A hero rolls against the others."""

    figure: Figure
    roll: int


class Raided(Fact):
    """What happens in a building strikes a hero who is there."""

    figure: Figure
    building: BuildingId


class Built(Fact):
    """A building reaches a level."""

    building: BuildingId
    level: int


class Forged(Fact):
    """A hero's Skill is sharpened."""

    figure: Figure
    family: FamilyId
    level: int


class Offered(Fact):
    """A Trinket is for sale."""

    trinket: TrinketId


class Departs(Fact):
    """The party leaves the Hamlet."""


# ---------------------------------------------------------------------- the circus


class FirstTeam(Fact):
    """Which team begins."""

    team: Team


class Drafted(Fact):
    """A team takes a hero."""

    team: Team
    hero: HeroId


class Profile(Fact):
    """A hero fights with this profile."""

    figure: Figure
    profile: int


class Butcher(Fact):
    """The Butcher moves."""

    area: int


class Puppets(Fact):
    """The puppets stand in an area."""

    area: int


class BoutWon(Fact):
    """A team wins the bout; null: nobody is left standing."""

    team: Team | None


class BoutDrawn(Fact):
    """The bout leads nowhere."""

    rounds: int
