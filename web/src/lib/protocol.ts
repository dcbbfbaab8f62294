/** The shapes of docs/protocol.md, as the server sends them. */

export type Lang = 'en' | 'fr';
export type Target = [kind: string, id: string | number];

export interface Reference {
  ref: string;
  id: string | number;
}
export interface Message {
  id: string;
  args?: Record<string, Value>;
}
export type Value = number | string | null | Message | Reference | Value[];

export interface Option {
  id: string;
  text: Message;
  targets?: Target[];
  /** What sort of choice it is: `play`, `upgrade` … */
  kind?: string;
  /** What will come of it, where that is known. */
  outcome?: { text: Message; deadly: boolean; useless: boolean };
}
export interface Closed extends Option {
  reason: Message;
}
export interface Decision {
  id: string;
  /** What sort of question it is: `choose`, `act` … */
  kind: string;
  /** Which figure or card it is about. */
  subject?: Target;
  seats: number[];
  prompt: Message;
  options: Option[];
  closed: Closed[];
  chosen?: string | null;
  /** What may be done while somebody else decides: nobody waits for it. */
  aside?: boolean;
}

export interface GameEvent {
  kind: string;
  text?: Message | null;
  [field: string]: unknown;
}

export interface Score {
  seat: number;
  /** null: this seat is out of the reckoning. */
  total: number | null;
  parts: { text: Message; value: number }[];
}
export interface Result {
  winners: number[];
  scores: Score[];
  why?: Message | null;
  /** What the game calls this end; without one the winners are named. */
  title?: Message | null;
}

export interface View<T = unknown> {
  game: string;
  seat: number | null;
  over: boolean;
  result: Result | null;
  waiting: number[];
  decisions: Decision[];
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
  events: GameEvent[];
  view: View;
  seats: SeatInfo[];
  undo: UndoState | null;
  /** The whole log anew, where something was taken back. */
  history?: GameEvent[];
  /** The seats that the token of these eyes opens. */
  yours: number[];
  /** The seats that the game waits for and that nobody has. */
  vacant: number[];
  /** Only bots are left, and they wait. */
  paused: boolean;
}
export interface Welcome extends Update {
  table: string;
  game: string;
  seat: number | null;
  history: GameEvent[];
}

export type Name = string | Partial<Record<Lang, string>>;

export interface Catalog {
  names: Record<string, Record<string, Name>>;
  [part: string]: unknown;
}

export interface Field {
  name: string;
  kind: 'choice' | 'int' | 'text';
  values?: { value: string | number | boolean | null; text: Message }[];
  default: string | number | boolean | null;
  text: Message;
  help?: Message | null;
  /** Used only where each of these other fields has one of these values. */
  only?: Record<string, (string | number | boolean | null)[]>;
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
  events: GameEvent[];
  view: View;
}
export interface Replay {
  game: string;
  seats: SeatInfo[];
  catalog: Catalog;
  frames: Frame[];
}
