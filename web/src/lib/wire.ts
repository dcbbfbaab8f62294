// Made by tools/contract.py from undercroft/server/protocol; do not edit it.

import type { ByHand, Catalog, Field, Message, Name, Preset, Setup, Told, View } from './seen';

/** Somebody asks to take a choice back. */
export interface UndoRequest {
  by: number;
  agreed: number[];
  needed: number[];
}

/** What can be taken back. */
export interface UndoState {
  /** My last choice: at once, or if the others agree. */
  mine: 'free' | 'ask' | null;
  request: UndoRequest | null;
}

/** Who may talk. */
export interface TalkRules {
  /** Whoever has a seat. */
  open: boolean;
  /** Those who watch, too. */
  spectators: boolean;
}

/** What somebody said: a text, or a phrase by its key. */
export interface Uttered {
  /** They are counted, as long as the table is in memory. */
  n: number;
  /** A seat; null: a spectator. */
  by: number | null;
  text: string | null;
  phrase: string | null;
}

/** What one pair of eyes sees of a table: sent whole, and only when it has changed. */
export interface ViewerState {
  view: View;
  seats: SeatInfo[];
  undo: UndoState;
  /** The seats that the token of these eyes opens. */
  yours: number[];
  /** The seats whose answer is missing and that nobody holds. */
  vacant: number[];
  /** No person has a seat: the bots wait until somebody asks them to go on. */
  paused: boolean;
  /** Why nothing goes on: what is chosen cannot be kept. */
  trouble: 'disk' | null;
  /** The seal of the seed that fate comes from; null: somebody may know it, or dice are thrown by hand. */
  sealed: string | null;
  /** What the persons here roll and draw themselves. */
  by_hand: ByHand[];
  talk: TalkRules;
  /** Anybody may find this table and take a free seat. */
  open: boolean;
  /** That seed, once the match is over: its seal is the SHA-256 of `undercroft:` and the seed. */
  opened: string | null;
}

/** Everything, for new eyes. */
export interface Welcome extends ViewerState {
  t: 'welcome';
  table: string;
  game: string;
  /** null: a spectator. */
  seat: number | null;
  seq: number;
  /** What these eyes may know of, oldest first: all of it, or the newest 2,000. */
  history: Told[];
  /** There is more of it: `GET /api/tables/{table}/history`. */
  older: boolean;
  events: Told[];
  /** The seed that somebody chose; null: nobody knows it. */
  seed: string | null;
  /** The match came from a file. */
  imported: boolean;
  /** What was said of late. */
  said: Uttered[];
}

/** What is new to these eyes. */
export interface Update extends ViewerState {
  t: 'update';
  seq: number;
  events: Told[];
  /** After something was taken back: the log as it is now, as in a `welcome`. */
  history?: Told[];
}

/** The command was carried out (or had been already), and is on disk. */
export interface Done {
  t: 'done';
  cmd: string;
}

/** Nothing has changed. */
export interface Failure {
  t: 'error';
  cmd: string | null;
  code: Code;
  /** One line. */
  message: string;
}

/** An option, and what may come of it. */
export interface Advised {
  option: string;
  /** To win with it, from 0 to 1; null: it is a rule of thumb. */
  chance: number | null;
  /** How far off that may be: a standard error. */
  error: number | null;
}

/** What a master would do, best first; nothing, where nobody knows. */
export interface Advice {
  t: 'advice';
  decision: string;
  best: Advised[];
  reason: Message;
}

/** Somebody said something just now. */
export interface Said {
  t: 'said';
  words: Uttered;
}

/** Somebody is. */
export interface Pong {
  t: 'pong';
}

/** What a screen is sent. */
export type Answer = Welcome | Update | Done | Failure | Advice | Said | Pong;

/** Look through these eyes; the first frame of a connection, and again to change them. */
export interface Hello {
  t: 'hello';
  table: Word;
  /** null: a spectator. */
  token?: Secret | null;
  /** The host token: gives this connection the host's rights, whichever eyes it looks through. */
  host?: Secret | null;
  /** Which one, if the token opens several. */
  seat?: SeatNumber | null;
}

/** Option *o* of decision *d*. */
export interface Choose {
  t: 'choose';
  /** Unique; a repeated one is answered again and does nothing. */
  cmd: Cmd;
  /** The last one seen. */
  seq: Count;
  decision: Word;
  option: Word;
}

/** Take my last choice back if nothing was revealed and nobody else acted since; else ask the others. */
export interface Undo {
  t: 'undo';
  cmd: Cmd;
}

/** The answer to an open undo request; who asked withdraws it with `agree: false`. */
export interface Vote {
  t: 'vote';
  cmd: Cmd;
  agree: boolean;
}

/** A bot of this level. */
export interface ToBot {
  kind: 'bot';
  bot: Word;
}

/** Whoever comes with the invite. */
export interface ToInvite {
  kind: 'invite';
}

/** Whoever asks plays this seat as well, with a token of its own. */
export interface ToHere {
  kind: 'here';
  name?: Word | null;
}

/** The person of another seat plays this one as well, with the token they have. */
export interface ToPerson {
  kind: 'person';
  seat: SeatNumber;
}

/** Who is to play a seat. */
export type SeatWish = ToHere | ToPerson | ToInvite | ToBot;

/** Who is to play a seat that no person has. */
export interface Fill {
  to: SeatWish;
}

/** Give a seat away: the host any, everybody their own and an empty one. */
export interface Reseat {
  t: 'reseat';
  cmd: Cmd;
  seat: SeatNumber;
  to: ToBot | ToInvite;
}

/** Take back a seat that no other person has taken since; a `welcome` follows, then `done`. */
export interface Reclaim {
  t: 'reclaim';
  cmd: Cmd;
  seat: SeatNumber;
  token: Secret;
}

/** Let the bots of a paused table go on: for the host and whoever has shown a token of a seat here. */
export interface Resume {
  t: 'resume';
  cmd: Cmd;
}

/** What would a master do? `advice` follows, for these eyes alone; everybody is told that it was asked. */
export interface Advise {
  t: 'advise';
  cmd: Cmd;
  /** One that is open to these eyes. */
  decision: Word;
}

/** What the persons at the table roll and draw themselves from now on: for everybody who has a seat. */
export interface Roll {
  t: 'by_hand';
  cmd: Cmd;
  by_hand: ByHand[];
}

/** Words to everybody at the table: a text, or a phrase by its key. Nothing keeps them but memory. */
export interface Say {
  t: 'say';
  cmd: Cmd;
  text?: string | null;
  /** Each screen says it in its own language. */
  phrase?: string | null;
}

/** Who may talk at this table: for the host. */
export interface SetTalk {
  t: 'talk';
  cmd: Cmd;
  open: boolean;
  spectators: boolean;
}

/** Whether anybody may find this table and take a free seat: for the host. */
export interface SetOpen {
  t: 'open';
  cmd: Cmd;
  open: boolean;
}

/** Is anybody there? */
export interface Ping {
  t: 'ping';
}

/** What is answered with `done`, or refused. */
export type Command = Choose | Undo | Vote | Reseat | Reclaim | Resume | Advise | Roll | Say | SetTalk | SetOpen;

/** What a screen may send. */
export type Inward = Hello | Choose | Undo | Vote | Reseat | Reclaim | Resume | Advise | Roll | Say | SetTalk | SetOpen | Ping;

/** How others come here. */
export interface HouseInfo {
  /** Whether others than this machine can come. */
  lan: boolean;
  /** Base addresses for links to others, likeliest first. */
  addresses: string[];
}

/** How often bots of a level have won what their game is measured by. */
export interface Strength {
  level: string;
  wins: number;
  games: number;
}

/** What a house rule has been measured to do, beside the book over the same seeds. */
export interface HouseEffect {
  /** `field=value` of a switch, or the name of a preset. */
  name: string;
  /** So many games each. */
  games: number;
  /** Games won in a hundred; null where it cannot be told apart from the book's, */
  wins: number | null;
  /** and by the book. */
  book: number;
  /** By so many parts in a hundred games are longer (or shorter); null where that cannot be told. */
  longer: number | null;
}

/** A game that can be played here. */
export interface GameInfo {
  id: string;
  /** How many can play. */
  players: number[];
  /** The levels of its bots. */
  bots: string[];
  fields: Field[];
  /** Its guided games, the first one first: `GET /api/games/{game}/lessons/{lesson}`. */
  lessons: string[];
  /** How many puzzles it has: `GET /api/games/{game}/puzzles`. */
  puzzles: number;
  /** Sets of house rules that have a name. */
  presets: Preset[];
  /** What was counted of the levels; nothing of those that nobody has measured. */
  strength: Strength[];
  /** What can be rolled and drawn at a real table. */
  by_hand: ByHand[];
  /** What house rules do, as far as it was counted and can be told. */
  measured: HouseEffect[];
}

/** A puzzle of a list: nothing of its answer. */
export interface PuzzleInfo {
  id: string;
  /** What the right answer brings: what the reason of a hint is called by. */
  theme: string;
  /** The field of the set-up that says what is played, and its value. */
  place: string[];
  players: number;
  /** How many answers are open. */
  options: number;
  /** A Veteran, who does not think ahead, would have answered otherwise. */
  hard: boolean;
}

/** One answer to a puzzle, and what came of it when it was tried out. */
export interface PuzzleAnswer {
  option: string;
  chance: number;
  /** One standard error. */
  error: number;
}

/** What is right, and why: every option was played out in the same worlds. */
export interface PuzzleSolution {
  decision: string;
  /** The best first. */
  answers: PuzzleAnswer[];
  worlds: number;
  reason: Message;
  /** What a Veteran would have answered. */
  usual: string;
  /** So many of the answers, the first ones, are right. */
  right: number;
}

/** The server is well. */
export interface Health {
  ok: boolean;
}

/** Whether tables can be opened and kept. */
export interface Ready {
  ready: boolean;
  /** What stands in the way. */
  why: 'closing' | 'store' | null;
}

/** Why something was refused. */
export interface Problem {
  code: Code;
  /** One line, always the same. */
  message: string;
  /** The same in the language of the call (`accept-language`), where it has words of its own there. */
  said?: string | null;
}

/** The answer to a call that was refused. */
export interface ProblemAnswer {
  error: Problem;
}

/** A pack in one file (`.ucpack`), as it is written. */
export interface PackFile {
  format: Word;
  version: number;
  game: Word;
  name: Word;
  files: Record<Word, string>;
  /** Of its files; null: they are being written, so nothing can have changed on the way. */
  hash?: Word | null;
}

/** Packs that a screen brings, each over those before. */
export type Packs = PackFile[];

/** Packs to be checked. */
export interface LookAtPacks {
  packs: PackFile[];
  /** Also what is on their cards, for a screen that draws them. */
  drawn?: boolean;
}

/** A problem and where it is, or an entry and where it begins. */
export interface PackPlace {
  /** Of the last of the packs; empty: none of them. */
  file: string;
  /** 0: nowhere in particular. */
  line: number;
  /** What is wrong, with entry and field, in the language of the call; or the id of the entry. */
  said: string;
}

/** What packs are together. */
export interface PackInfo {
  game: string;
  /** As the set-up of a match names them. */
  name: string;
  /** Of each, as its file should have it. */
  hashes: string[];
  /** One line each, with file, line, entry and field; none: they can be played with. */
  problems: string[];
  /** What can be set up with them; nothing where there are problems. */
  fields: Field[];
  /** The problems again, each with its place. */
  places?: PackPlace[];
  /** The entries of the last pack, if its cards are asked for. */
  entries?: PackPlace[];
  /** What is on the cards, if that is asked for and nothing is wrong. */
  catalog?: Catalog | null;
}

/** An entry of a game's own pack. */
export interface PackModel {
  id: string;
  name: Name;
}

/** A kind of things that packs can bring. */
export interface PackKind {
  /** `card`, `monster`, `encounter` … */
  kind: string;
  file: string;
  /** The entry that a new one is best made after. */
  model: string;
  entries: PackModel[];
}

/** A new entry for a pack that is being written. */
export interface DraftWish {
  game: Word;
  kind: Word;
  id?: Word;
  name?: Word;
  /** The game's own entry that it is made after; null: it is empty. */
  after?: Word | null;
  /** No new entry: the game's own, to be changed. */
  change?: boolean;
}

/** What is to be written for it. */
export interface PackDraft {
  id: string;
  file: string;
  /** For the end of each file. */
  texts: Record<string, string>;
}

/** One moment of a finished match, with everybody's hands open. */
export interface Frame {
  events: Told[];
  view: View;
}

/** A decision of a finished match, looked at afterwards by what its seat knew. */
export interface Judged {
  /** Of the replay, before it was taken. */
  frame: number;
  seat: number;
  /** To win with the best option, */
  chance: number;
  /** and with the one that was taken. */
  taken: number;
  blunder: boolean;
  /** Of blunders: what was chosen, */
  chosen: Message | null;
  /** what would have been better, */
  better: Message | null;
  /** and why. */
  reason: Message | null;
}

/** How it went for one seat: the chance at first, less the cost, with the luck, is the end. */
export interface Fortune {
  seat: number;
  first: number;
  /** Of its decisions. */
  cost: number;
  /** What dice, cards and the others gave or took. */
  luck: number;
  end: number;
}

/** Where a seat's chance changed most, other than by its own decision. */
export interface TurningPoint {
  /** The first at which it is seen. */
  frame: number;
  seat: number;
  before: number;
  after: number;
}

/** A finished match, decision by decision. */
export interface Analysis {
  judged: Judged[];
  fortunes: Fortune[];
  turns: TurningPoint[];
  /** What was tried out for it. */
  decisions: number;
}

/** How far the analysis of a match has come. */
export interface AnalysisState {
  done: number;
  /** Choices of the match. */
  of: number;
  running: boolean;
  analysis: Analysis | null;
}

/** A finished match: as it was set up, then after every choice that was not taken back. */
export interface Replay {
  game: string;
  seats: SeatInfo[];
  catalog: Catalog;
  frames: Frame[];
  /** If somebody has asked for it. */
  analysis?: Analysis | null;
}

/** Who is to sit there at a new table. */
export interface SeatPlan {
  kind: 'me' | 'here' | 'invite' | 'bot' | 'empty';
  name?: Word | null;
  bot?: Word | null;
}

/** What is wanted of a match; the game refuses what it does not allow, by the name of the field. */
export type Wishes = Setup;

/** A table to be made. */
export interface NewTable {
  game: Word;
  seats: SeatPlan[];
  setup?: Wishes;
  seed?: Word | null;
  lang?: Word | null;
  /** A guided game instead: it brings set-up, seed and bots; the one seat is the learner's. */
  lesson?: Word | null;
  /** A puzzle instead: it brings its position and bots; the one seat is that of who is asked. */
  puzzle?: Word | null;
  /** What the persons at the table roll and draw themselves: they are asked what came out. */
  by_hand?: ByHand[];
  /** Packs that the screen brings with it; the set-up names none then. */
  packs?: Packs;
  /** The packs of this table instead, to play the same again. */
  packs_of?: Word | null;
  /** Anybody may find the table in `GET /api/open` and take a seat that is free. */
  open?: boolean;
}

/** Somebody comes with an invite, or to an open table. */
export interface Claim {
  /** null: any free seat of an open table. */
  invite: Secret | null;
  name?: Word;
}

/** What opens a seat: the token of who sits there, or the invite of who may. */
export interface SeatKey {
  seat: number;
  token?: string | null;
  invite?: string | null;
}

/** The code of a seat still to be claimed. */
export interface Invite {
  seat: number;
  invite: string;
}

/** A table that was made, and the keys for the screen that made it. */
export interface Created {
  table: string;
  host: string;
  seats: SeatKey[];
}

/** An invite became a seat. */
export interface Claimed {
  seat: number;
  token: string;
}

/** Who sits there, as everybody may know. */
export interface SeatInfo {
  seat: number;
  name: string | null;
  /** empty: nobody's yet, kept for who may join later. */
  kind: 'person' | 'invite' | 'bot' | 'empty';
  bot: string | null;
  connected: boolean;
  /** Nobody else has sat here since a person left: they may take it back. */
  held: boolean;
}

/** What everybody may know of a table. */
export interface TableInfo {
  table: string;
  game: string;
  seats: SeatInfo[];
  over: boolean;
  started: boolean;
  /** The seed, if somebody chose it. */
  seed: string | null;
  /** Came from a file: whoever brought it may know what is hidden. */
  imported: boolean;
  /** The guided game that is played here. */
  lesson: string | null;
  /** The puzzle that began here. */
  puzzle: string | null;
}

/** A table somebody asks about, and the tokens they have for it. */
export interface Mine {
  table: Word;
  tokens?: Secret[];
}

/** The tables somebody asks about. */
export interface MyTables {
  tables: Mine[];
}

/** How a table of mine stands. */
export interface MyTable {
  table: string;
  game: string;
  setup: Setup;
  /** A text of the house, with numbers only. */
  progress: Message | null;
  seats: SeatInfo[];
  /** Seats that one of the tokens opens. */
  yours: number[];
  /** Seats that one of the tokens may take back. */
  back: number[];
  /** Seats that the game waits for. */
  waiting: number[];
  your_turn: boolean;
  /** Only bots are left, and they wait. */
  paused: boolean;
  over: boolean;
  winners: number[];
}

/** Who sits at an open table. */
export interface OpenSeat {
  seat: number;
  name: string | null;
  kind: 'person' | 'invite' | 'bot' | 'empty';
  bot: string | null;
}

/** A table that anybody may come to. */
export interface OpenTable {
  table: string;
  game: string;
  setup: Setup;
  /** A text of the house, with numbers only. */
  progress: Message | null;
  seats: OpenSeat[];
  /** So many seats can be taken. */
  free: number;
  /** So long ago it was made. */
  seconds: number;
}

export type Code = 'invalid' | 'illegal' | 'conflict' | 'forbidden' | 'missing' | 'busy' | 'failed';

export type Cmd = string;

export type Word = string;

export type Secret = string;

export type SeatNumber = number;

export type Count = number;
