"""Every message of docs/protocol.md, and its checks of shape; for the client by tools/contract.py."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from undercroft.kernel import seen

from . import limits

Code = Literal["invalid", "illegal", "conflict", "forbidden", "missing", "busy", "failed"]

Cmd = Annotated[str, Meta(min_length=1, max_length=64)]
Word = Annotated[str, Meta(max_length=200)]
Secret = Annotated[str, Meta(max_length=100)]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]
Count = Annotated[int, Meta(ge=0, le=2**53)]


# ---------------------------------------------------------------------- HTTP


class SeatPlan(Struct, forbid_unknown_fields=True):
    """Who is to sit there at a new table."""

    kind: Literal["me", "here", "invite", "bot", "empty"]
    name: Word | None = None
    bot: Word | None = None


Wishes = Annotated[dict[Word, Any], "Setup"]
"""What is wanted of a match; the game refuses what it does not allow, by the name of the field."""


class PackFile(Struct, forbid_unknown_fields=True):
    """A pack in one file (`.ucpack`), as it is written."""

    format: Word
    version: int
    game: Word
    name: Word
    files: Annotated[
        dict[Word, Annotated[str, Meta(max_length=limits.PACKS)]],
        Meta(max_length=limits.PACK_FILES),
    ]
    hash: Word | None = None
    """Of its files; null: they are being written, so nothing can have changed on the way."""


Packs = Annotated[list[PackFile], Meta(max_length=8)]
"""Packs that a screen brings, each over those before."""


class LookAtPacks(Struct, forbid_unknown_fields=True):
    """Packs to be checked."""

    packs: Annotated[list[PackFile], Meta(min_length=1, max_length=8)]
    drawn: bool = False
    """Also what is on their cards, for a screen that draws them."""


class PackPlace(Struct):
    """A problem and where it is, or an entry and where it begins."""

    file: str
    """Of the last of the packs; empty: none of them."""
    line: int
    """0: nowhere in particular."""
    said: str
    """What is wrong, with entry and field, in the language of the call; or the id of the entry."""


class PackInfo(Struct):
    """What packs are together."""

    game: str
    name: str
    """As the set-up of a match names them."""
    hashes: list[str]
    """Of each, as its file should have it."""
    problems: list[str]
    """One line each, with file, line, entry and field; none: they can be played with."""
    fields: list[seen.Field]
    """What can be set up with them; nothing where there are problems."""
    places: list[PackPlace] = []
    """The problems again, each with its place."""
    entries: list[PackPlace] = []
    """The entries of the last pack, if its cards are asked for."""
    catalog: seen.Catalog | None = None
    """What is on the cards, if that is asked for and nothing is wrong."""


class PackModel(Struct):
    """An entry of a game's own pack."""

    id: str
    name: seen.Name


class PackKind(Struct):
    """A kind of things that packs can bring."""

    kind: str
    """`card`, `monster`, `encounter` …"""
    file: str
    model: str
    """The entry that a new one is best made after."""
    entries: list[PackModel]


class DraftWish(Struct, forbid_unknown_fields=True):
    """A new entry for a pack that is being written."""

    game: Word
    kind: Word
    id: Word = ""
    name: Word = ""
    after: Word | None = None
    """The game's own entry that it is made after; null: it is empty."""
    change: bool = False
    """No new entry: the game's own, to be changed."""


class PackDraft(Struct):
    """What is to be written for it."""

    id: str
    file: str
    texts: dict[str, str]
    """For the end of each file."""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made."""

    game: Word
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=99)]
    setup: Wishes = {}
    seed: Word | None = None
    lang: Word | None = None
    lesson: Word | None = None
    """A guided game instead: it brings set-up, seed and bots; the one seat is the learner's."""
    puzzle: Word | None = None
    """A puzzle instead: it brings its position and bots; the one seat is that of who is asked."""
    by_hand: Annotated[list[seen.ByHand], Meta(max_length=4)] = []
    """What the persons at the table roll and draw themselves: they are asked what came out."""
    packs: Packs = []
    """Packs that the screen brings with it; the set-up names none then."""
    packs_of: Word | None = None
    """The packs of this table instead, to play the same again."""
    open: bool = False
    """Anybody may find the table in `GET /api/open` and take a seat that is free."""


class Claim(Struct, forbid_unknown_fields=True):
    """Somebody comes with an invite, or to an open table."""

    invite: Secret | None
    """null: any free seat of an open table."""
    name: Word = ""


class SeatKey(Struct, omit_defaults=True):
    """What opens a seat: the token of who sits there, or the invite of who may."""

    seat: int
    token: str | None = None
    invite: str | None = None


class Invite(Struct):
    """The code of a seat still to be claimed."""

    seat: int
    invite: str


class Created(Struct):
    """A table that was made, and the keys for the screen that made it."""

    table: str
    host: str
    seats: list[SeatKey]


class Claimed(Struct):
    """An invite became a seat."""

    seat: int
    token: str


class SeatInfo(Struct):
    """Who sits there, as everybody may know."""

    seat: int
    name: str | None
    kind: Literal["person", "invite", "bot", "empty"]
    """empty: nobody's yet, kept for who may join later."""
    bot: str | None
    connected: bool
    held: bool
    """Nobody else has sat here since a person left: they may take it back."""


class TableInfo(Struct):
    """What everybody may know of a table."""

    table: str
    game: str
    seats: list[SeatInfo]
    over: bool
    started: bool
    seed: str | None
    """The seed, if somebody chose it."""
    imported: bool
    """Came from a file: whoever brought it may know what is hidden."""
    lesson: str | None
    """The guided game that is played here."""
    puzzle: str | None
    """The puzzle that began here."""


class Mine(Struct, forbid_unknown_fields=True):
    """A table somebody asks about, and the tokens they have for it."""

    table: Word
    tokens: Annotated[list[Secret], Meta(max_length=20)] = []


class MyTables(Struct, forbid_unknown_fields=True):
    """The tables somebody asks about."""

    tables: Annotated[list[Mine], Meta(max_length=50)]


class MyTable(Struct):
    """How a table of mine stands."""

    table: str
    game: str
    setup: seen.Setup
    progress: seen.Message | None
    """A text of the house, with numbers only."""
    seats: list[SeatInfo]
    yours: list[int]
    """Seats that one of the tokens opens."""
    back: list[int]
    """Seats that one of the tokens may take back."""
    waiting: list[int]
    """Seats that the game waits for."""
    your_turn: bool
    paused: bool
    """Only bots are left, and they wait."""
    over: bool
    winners: list[int]


class OpenSeat(Struct):
    """Who sits at an open table."""

    seat: int
    name: str | None
    kind: Literal["person", "invite", "bot", "empty"]
    bot: str | None


class OpenTable(Struct):
    """A table that anybody may come to."""

    table: str
    game: str
    setup: seen.Setup
    progress: seen.Message | None
    """A text of the house, with numbers only."""
    seats: list[OpenSeat]
    free: int
    """So many seats can be taken."""
    seconds: int
    """So long ago it was made."""


class HouseInfo(Struct):
    """How others come here."""

    lan: bool
    """Whether others than this machine can come."""
    addresses: list[str]
    """Base addresses for links to others, likeliest first."""


class Strength(Struct):
    """How often bots of a level have won what their game is measured by."""

    level: str
    wins: int
    games: int


class HouseEffect(Struct):
    """What a house rule has been measured to do, beside the book over the same seeds."""

    name: str
    """`field=value` of a switch, or the name of a preset."""
    games: int
    """So many games each."""
    wins: int | None
    """Games won in a hundred; null where it cannot be told apart from the book's,"""
    book: int
    """and by the book."""
    longer: int | None
    """By so many parts in a hundred games are longer (or shorter); null where that cannot be told."""


class GameInfo(Struct):
    """A game that can be played here."""

    id: str
    players: list[int]
    """How many can play."""
    bots: list[str]
    """The levels of its bots."""
    fields: list[seen.Field]
    lessons: list[str]
    """Its guided games, the first one first: `GET /api/games/{game}/lessons/{lesson}`."""
    puzzles: int
    """How many puzzles it has: `GET /api/games/{game}/puzzles`."""
    presets: list[seen.Preset]
    """Sets of house rules that have a name."""
    strength: list[Strength]
    """What was counted of the levels; nothing of those that nobody has measured."""
    by_hand: list[seen.ByHand]
    """What can be rolled and drawn at a real table."""
    measured: list[HouseEffect]
    """What house rules do, as far as it was counted and can be told."""


class PuzzleInfo(Struct):
    """A puzzle of a list: nothing of its answer."""

    id: str
    theme: str
    """What the right answer brings: what the reason of a hint is called by."""
    place: list[str]
    """The field of the set-up that says what is played, and its value."""
    players: int
    options: int
    """How many answers are open."""
    hard: bool
    """A Veteran, who does not think ahead, would have answered otherwise."""


class PuzzleAnswer(Struct):
    """One answer to a puzzle, and what came of it when it was tried out."""

    option: str
    chance: float
    error: float
    """One standard error."""


class PuzzleSolution(Struct):
    """What is right, and why: every option was played out in the same worlds."""

    decision: str
    answers: list[PuzzleAnswer]
    """The best first."""
    worlds: int
    reason: seen.Message
    usual: str
    """What a Veteran would have answered."""
    right: int
    """So many of the answers, the first ones, are right."""


class Frame(Struct):
    """One moment of a finished match, with everybody's hands open."""

    events: list[seen.Told]
    view: seen.View


class Judged(Struct):
    """A decision of a finished match, looked at afterwards by what its seat knew."""

    frame: int
    """Of the replay, before it was taken."""
    seat: int
    chance: float
    """To win with the best option,"""
    taken: float
    """and with the one that was taken."""
    blunder: bool
    chosen: seen.Message | None
    """Of blunders: what was chosen,"""
    better: seen.Message | None
    """what would have been better,"""
    reason: seen.Message | None
    """and why."""


class Fortune(Struct):
    """How it went for one seat: the chance at first, less the cost, with the luck, is the end."""

    seat: int
    first: float
    cost: float
    """Of its decisions."""
    luck: float
    """What dice, cards and the others gave or took."""
    end: float


class TurningPoint(Struct):
    """Where a seat's chance changed most, other than by its own decision."""

    frame: int
    """The first at which it is seen."""
    seat: int
    before: float
    after: float


class Analysis(Struct):
    """A finished match, decision by decision."""

    judged: list[Judged]
    fortunes: list[Fortune]
    turns: list[TurningPoint]
    decisions: int
    """What was tried out for it."""


class AnalysisState(Struct):
    """How far the analysis of a match has come."""

    done: int
    of: int
    """Choices of the match."""
    running: bool
    analysis: Analysis | None


class Replay(Struct):
    """A finished match: as it was set up, then after every choice that was not taken back."""

    game: str
    seats: list[SeatInfo]
    catalog: seen.Catalog
    frames: list[Frame]
    analysis: Analysis | None = None
    """If somebody has asked for it."""


class Health(Struct):
    """The server is well."""

    ok: bool


class Ready(Struct):
    """Whether tables can be opened and kept."""

    ready: bool
    why: Literal["closing", "store"] | None
    """What stands in the way."""


class Problem(Struct, omit_defaults=True):
    """Why something was refused."""

    code: Code
    message: str
    """One line, always the same."""
    said: str | None = None
    """The same in the language of the call (`accept-language`), where it has words of its own there."""


class ProblemAnswer(Struct):
    """The answer to a call that was refused."""

    error: Problem


# ---------------------------------------------------------------------- WebSocket, inwards


class Hello(Struct, tag_field="t", tag="hello", forbid_unknown_fields=True):
    """Look through these eyes; the first frame of a connection, and again to change them."""

    table: Word
    token: Secret | None = None
    """null: a spectator."""
    host: Secret | None = None
    """The host token: gives this connection the host's rights, whichever eyes it looks through."""
    seat: SeatNumber | None = None
    """Which one, if the token opens several."""


class Choose(Struct, tag_field="t", tag="choose", forbid_unknown_fields=True):
    """Option *o* of decision *d*."""

    cmd: Cmd
    """Unique; a repeated one is answered again and does nothing."""
    seq: Count
    """The last one seen."""
    decision: Word
    option: Word


class Undo(Struct, tag_field="t", tag="undo", forbid_unknown_fields=True):
    """Take my last choice back if nothing was revealed and nobody else acted since; else ask the others."""

    cmd: Cmd


class Vote(Struct, tag_field="t", tag="vote", forbid_unknown_fields=True):
    """The answer to an open undo request; who asked withdraws it with `agree: false`."""

    cmd: Cmd
    agree: bool


class ToBot(Struct, tag_field="kind", tag="bot", forbid_unknown_fields=True):
    """A bot of this level."""

    bot: Word


class ToInvite(Struct, tag_field="kind", tag="invite", forbid_unknown_fields=True):
    """Whoever comes with the invite."""


class ToHere(Struct, tag_field="kind", tag="here", forbid_unknown_fields=True):
    """Whoever asks plays this seat as well, with a token of its own."""

    name: Word | None = None


class ToPerson(Struct, tag_field="kind", tag="person", forbid_unknown_fields=True):
    """The person of another seat plays this one as well, with the token they have."""

    seat: SeatNumber


SeatWish = ToHere | ToPerson | ToInvite | ToBot
"""Who is to play a seat."""


class Fill(Struct, forbid_unknown_fields=True):
    """Who is to play a seat that no person has."""

    to: SeatWish


class Reseat(Struct, tag_field="t", tag="reseat", forbid_unknown_fields=True):
    """Give a seat away: the host any, everybody their own and an empty one."""

    cmd: Cmd
    seat: SeatNumber
    to: ToBot | ToInvite


class Reclaim(Struct, tag_field="t", tag="reclaim", forbid_unknown_fields=True):
    """Take back a seat that no other person has taken since; a `welcome` follows, then `done`."""

    cmd: Cmd
    seat: SeatNumber
    token: Secret


class Resume(Struct, tag_field="t", tag="resume", forbid_unknown_fields=True):
    """Let the bots of a paused table go on: for the host and whoever has shown a token of a seat here."""

    cmd: Cmd


class Advise(Struct, tag_field="t", tag="advise", forbid_unknown_fields=True):
    """What would a master do? `advice` follows, for these eyes alone; everybody is told that it was asked."""

    cmd: Cmd
    decision: Word
    """One that is open to these eyes."""


class Roll(Struct, tag_field="t", tag="by_hand", forbid_unknown_fields=True):
    """What the persons at the table roll and draw themselves from now on: for everybody who has a seat."""

    cmd: Cmd
    by_hand: Annotated[list[seen.ByHand], Meta(max_length=4)]


class Say(Struct, tag_field="t", tag="say", forbid_unknown_fields=True):
    """Words to everybody at the table: a text, or a phrase by its key. Nothing keeps them but memory."""

    cmd: Cmd
    text: Annotated[str, Meta(max_length=300)] | None = None
    phrase: Annotated[str, Meta(pattern="^[a-z-]{1,40}$")] | None = None
    """Each screen says it in its own language."""


class SetTalk(Struct, tag_field="t", tag="talk", forbid_unknown_fields=True):
    """Who may talk at this table: for the host."""

    cmd: Cmd
    open: bool
    spectators: bool


class SetOpen(Struct, tag_field="t", tag="open", forbid_unknown_fields=True):
    """Whether anybody may find this table and take a free seat: for the host."""

    cmd: Cmd
    open: bool


class Ping(Struct, tag_field="t", tag="ping", forbid_unknown_fields=True):
    """Is anybody there?"""


Command = Choose | Undo | Vote | Reseat | Reclaim | Resume | Advise | Roll | Say | SetTalk | SetOpen
"""What is answered with `done`, or refused."""
Inward = (
    Hello
    | Choose
    | Undo
    | Vote
    | Reseat
    | Reclaim
    | Resume
    | Advise
    | Roll
    | Say
    | SetTalk
    | SetOpen
    | Ping
)
"""What a screen may send."""

# ---------------------------------------------------------------------- WebSocket, outwards


class UndoRequest(Struct):
    """Somebody asks to take a choice back."""

    by: int
    agreed: list[int]
    needed: list[int]


class UndoState(Struct):
    """What can be taken back."""

    mine: Literal["free", "ask"] | None
    """My last choice: at once, or if the others agree."""
    request: UndoRequest | None


class TalkRules(Struct):
    """Who may talk."""

    open: bool
    """Whoever has a seat."""
    spectators: bool
    """Those who watch, too."""


class Uttered(Struct):
    """What somebody said: a text, or a phrase by its key."""

    n: int
    """They are counted, as long as the table is in memory."""
    by: int | None
    """A seat; null: a spectator."""
    text: str | None
    phrase: str | None


class ViewerState(Struct, kw_only=True):
    """What one pair of eyes sees of a table: sent whole, and only when it has changed."""

    view: seen.View
    seats: list[SeatInfo]
    undo: UndoState
    yours: list[int]
    """The seats that the token of these eyes opens."""
    vacant: list[int]
    """The seats whose answer is missing and that nobody holds."""
    paused: bool
    """No person has a seat: the bots wait until somebody asks them to go on."""
    trouble: Literal["disk"] | None
    """Why nothing goes on: what is chosen cannot be kept."""
    sealed: str | None
    """The seal of the seed that fate comes from; null: somebody may know it, or dice are thrown by hand."""
    by_hand: list[seen.ByHand]
    """What the persons here roll and draw themselves."""
    talk: TalkRules
    open: bool
    """Anybody may find this table and take a free seat."""
    opened: str | None
    """That seed, once the match is over: its seal is the SHA-256 of `undercroft:` and the seed."""


class Welcome(ViewerState, tag_field="t", tag="welcome", kw_only=True):
    """Everything, for new eyes."""

    table: str
    game: str
    seat: int | None
    """null: a spectator."""
    seq: int
    history: list[seen.Told]
    """What these eyes may know of, oldest first: all of it, or the newest 2,000."""
    older: bool
    """There is more of it: `GET /api/tables/{table}/history`."""
    events: list[seen.Told]
    seed: str | None
    """The seed that somebody chose; null: nobody knows it."""
    imported: bool
    """The match came from a file."""
    said: list[Uttered]
    """What was said of late."""


class Update(ViewerState, tag_field="t", tag="update", kw_only=True):
    """What is new to these eyes."""

    seq: int
    events: list[seen.Told]
    history: list[seen.Told] | UnsetType = UNSET
    """After something was taken back: the log as it is now, as in a `welcome`."""


class Done(Struct, tag_field="t", tag="done"):
    """The command was carried out (or had been already), and is on disk."""

    cmd: str


class Failure(Struct, tag_field="t", tag="error"):
    """Nothing has changed."""

    cmd: str | None
    code: Code
    message: str
    """One line."""


class Advised(Struct):
    """An option, and what may come of it."""

    option: str
    chance: float | None
    """To win with it, from 0 to 1; null: it is a rule of thumb."""
    error: float | None
    """How far off that may be: a standard error."""


class Advice(Struct, tag_field="t", tag="advice"):
    """What a master would do, best first; nothing, where nobody knows."""

    decision: str
    best: list[Advised]
    reason: seen.Message


class Said(Struct, tag_field="t", tag="said"):
    """Somebody said something just now."""

    words: Uttered


class Pong(Struct, tag_field="t", tag="pong"):
    """Somebody is."""


Answer = Welcome | Update | Done | Failure | Advice | Said | Pong
"""What a screen is sent."""
