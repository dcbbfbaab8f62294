// Made by tools/contract.py from undercroft/server/protocol.py; do not edit it.

import type { Catalog, Field, Message, Preset, Setup, Told, View } from './seen';

export type Code = 'invalid' | 'illegal' | 'conflict' | 'forbidden' | 'missing' | 'busy' | 'failed';

export type Cmd = string;

export type Word = string;

export type Secret = string;

export type SeatNumber = number;

export type Count = number;

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
}

/** Somebody comes with an invite. */
export interface Claim {
  invite: Secret;
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
  /** Sets of house rules that have a name. */
  presets: Preset[];
  /** What was counted of the levels; nothing of those that nobody has measured. */
  strength: Strength[];
}

/** One moment of a finished match, with everybody's hands open. */
export interface Frame {
  events: Told[];
  view: View;
}

/** A finished match: as it was set up, then after every choice that was not taken back. */
export interface Replay {
  game: string;
  seats: SeatInfo[];
  catalog: Catalog;
  frames: Frame[];
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
  /** One line. */
  message: string;
}

/** The answer to a call that was refused. */
export interface ProblemAnswer {
  error: Problem;
}

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

/** Is anybody there? */
export interface Ping {
  t: 'ping';
}

/** What is answered with `done`, or refused. */
export type Command = Choose | Undo | Vote | Reseat | Reclaim | Resume | Advise;

/** What a screen may send. */
export type Inward = Hello | Choose | Undo | Vote | Reseat | Reclaim | Resume | Advise | Ping;

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

/** What one pair of eyes sees of a table: sent whole, and only when it has changed. */
export interface Sight {
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
  /** That seed, once the match is over: its seal is the SHA-256 of `undercroft:` and the seed. */
  opened: string | null;
}

/** Everything, for new eyes. */
export interface Welcome extends Sight {
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
}

/** What is new to these eyes. */
export interface Update extends Sight {
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

/** Somebody is. */
export interface Pong {
  t: 'pong';
}

/** What a screen is sent. */
export type Answer = Welcome | Update | Done | Failure | Advice | Pong;
