/** The one registry of games the client can draw. */
import type { Component } from 'svelte';
import type { Choices } from '../lib/choices';
import type { Speaker } from '../lib/i18n.svelte';
import type { Catalog, GameEvent, Message, Option, SeatInfo, View } from '../lib/protocol';
import type { Script } from '../lib/stage.svelte';
import { bloodborne } from './bloodborne';
import { darkSouls } from './dark_souls';

export interface BoardProps {
  view: View;
  catalog: Catalog;
  speaker: Speaker;
  seats: SeatInfo[];
  choices: Choices;
  /** The seat whose table this screen is; null on a shared screen and for spectators. */
  eyes: number | null;
  /** The story so far. */
  log: GameEvent[];
  choose: (decision: string, option: string) => void;
}

/** How an option looks in the list; its words stay its name. */
export interface OptionLook {
  /** Options with the same title stand together. */
  group?: string;
  /** A short word for a small button. */
  short?: string;
  /** Fewer words, where the table shows the rest. */
  text?: Message;
  /** A promise beside the words. */
  note?: string;
  /** Its group begins closed. */
  folded?: boolean;
}

/** A game that begins with one click: me, and bots in the other seats. */
export interface Quick {
  label: string;
  setup: Record<string, unknown>;
  players: number;
}

export interface Game {
  id: string;
  /** Text ids. */
  title: string;
  blurb: string;
  emblem: string;
  accent: 'blood' | 'ember' | 'grave' | 'torch';
  script: Script;
  /** The public table. */
  Board: Component<BoardProps>;
  /** What only this seat holds, drawn in the dock at the bottom. */
  Hand: Component<BoardProps>;
  Help: Component<{ view: View; catalog: Catalog; speaker: Speaker }>;
  /** One short line for the header, such as the round. */
  chapter: (view: View) => string;
  /** The steps of a round by their names, and where we stand. */
  steps: (view: View, catalog: Catalog) => { names: string[]; now: number };
  /** A word of advice for newcomers at this point of the game, or nothing. */
  hint: (view: View) => string;
  /** The icon of a log line. */
  icon: (kind: string) => string;
  /** Nobody hides anything: a screen shared by several needs no curtain. */
  open?: boolean;
  option?: (view: View, option: Option) => OptionLook;
  /** Short ways in, instead of the one of the house, and a line about them. */
  quick?: Quick[];
  quickHint?: string;
  /** How many seats the table has with these values, where it keeps room for latecomers. */
  room?: (values: Record<string, unknown>, players: number) => number;
  /** Whether a field of the set-up matters with these values. */
  matters?: (field: string, values: Record<string, unknown>, players: number) => boolean;
}

const games: Record<string, Game> = { bloodborne, dark_souls: darkSouls };

export const gameOf = (id: string): Game | undefined => games[id];
