/** The shapes of docs/protocol.md, as the server sends them. */

import type { Catalog, Field, Message, View as SeenView } from './seen';

export type { Allowed, Catalog, Closed, Decision, Field, Message, Name, Option, Outcome, Reference, Result, Score, Target, Value } from './seen';

export type Lang = 'en' | 'fr';
/** Any event; what else it carries hangs on its kind (`events.ts` of the house and of each game). */
export interface Told {
  kind: string;
  text: Message;
}

/** What a seat sees; `table` is the game's own part. */
export interface View<T = unknown> extends Omit<SeenView, 'table'> {
  table: T;
}

export interface SeatInfo {
  seat: number;
  name: string | null;
  /** empty: nobody's yet, kept for who may join later. */
  kind: 'person' | 'invite' | 'bot' | 'empty';
  bot: string | null;
  connected: boolean;
  /** A person left this seat and may still take it back. */
  held: boolean;
}

export interface UndoState {
  mine: 'free' | 'ask' | null;
  request: null | { by: number; agreed: number[]; needed: number[] };
}

export interface Update {
  t: 'update' | 'welcome';
  seq: number;
  events: Told[];
  view: View;
  seats: SeatInfo[];
  undo: UndoState | null;
  /** The whole log anew, where something was taken back. */
  history?: Told[];
  /** The seats that the token of these eyes opens. */
  yours: number[];
  /** The seats that the game waits for and that nobody has. */
  vacant: number[];
  /** Only bots are left, and they wait. */
  paused: boolean;
  /** Nothing can be kept just now. */
  trouble: 'disk' | null;
}
export interface Welcome extends Update {
  /** The seed that somebody chose; null: nobody knows it. */
  seed: string | null;
  /** The match came from a file. */
  imported: boolean;
  table: string;
  game: string;
  seat: number | null;
  history: Told[];
}

export interface GameInfo {
  id: string;
  players: number[];
  bots: string[];
  fields: Field[];
}

export interface SeatPlan {
  kind: 'me' | 'here' | 'invite' | 'bot';
  name?: string;
  bot?: string;
}
/** Who is to play a seat. */
export type SeatWish = { kind: 'here'; name?: string } | { kind: 'person'; seat: number } | { kind: 'invite' } | { kind: 'bot'; bot: string };
/** How a table of mine stands. */
export interface MyTable {
  table: string;
  game: string;
  setup: Record<string, unknown>;
  progress: Message | null;
  seats: SeatInfo[];
  yours: number[];
  back: number[];
  waiting: number[];
  your_turn: boolean;
  paused: boolean;
  over: boolean;
  winners: number[];
}
export interface HouseInfo {
  lan: boolean;
  addresses: string[];
}
export interface Created {
  table: string;
  host: string;
  seats: { seat: number; token?: string | null; invite?: string | null }[];
}
export interface TableInfo {
  table: string;
  game: string;
  seats: SeatInfo[];
  over: boolean;
  started: boolean;
}
export interface Frame {
  events: Told[];
  view: View;
}
export interface Replay {
  game: string;
  seats: SeatInfo[];
  catalog: Catalog;
  frames: Frame[];
}
