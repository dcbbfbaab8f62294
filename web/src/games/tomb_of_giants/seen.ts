// Made by tools/contract.py from undercroft/games/tomb_of_giants/seen.py; do not edit it.

import type { Message } from '../../lib/seen';
import type { Catalog as SoulsCatalog, Fight as SoulsFight, Hero, Origin, Party as SoulsParty, Point, Side } from '../souls/seen';

export type Terrain = 'barrel' | 'chest' | 'gravestone' | 'lever' | 'torch' | 'shrine' | 'exit';

export type SpaceKind = 'bonfire' | 'encounter' | 'boss';

export type Keyword = 'onslaught' | 'darkness';

export type EventKind = 'immediate' | 'consumable' | 'rendezvous';

export type Mode = 'campaign' | 'encounter' | 'boss';

/** What the cards of a deck are called: those of the treasure deck are just cards. */
export type DeckCard = 'card' | 'event' | 'encounter';

/** An objective, and how far it has come. */
export interface Goal {
  /** `kill_all`, `survive` … */
  goal: string;
  met: boolean;
  have: number;
  need: number;
  /** Those it is about. */
  foes: number[];
}

/** How the trial of a card stands. */
export interface Trial {
  /** Within so many; null: an enemy is to be killed. */
  turns: number | null;
  /** Turns still to come. */
  left: number | null;
  met: boolean;
  lost: boolean;
}

/** An enemy that waits for its node. */
export interface EnemyToken {
  model: string;
  node: number;
}

/** Where the torch is. */
export interface Torch {
  node: number;
  /** The character who carries it. */
  by: number | null;
}

/** The Skeleton Ball. */
export interface Ball {
  node: number;
  heading: 'north' | 'south';
}

/** An encounter, or the lair of a boss. */
export interface Fight extends SoulsFight {
  tokens: EnemyToken[];
  torch: Torch | null;
  ball: Ball | null;
  /** Tiles whose enemies act. */
  awake: number[];
  darkness: boolean;
  /** Character turns begun. */
  turn: number;
  timer: number;
  kills: number;
  respawns: number;
  goals: Goal[];
  trial: Trial | null;
  /** How many models a node holds. */
  node_limit: number;
}

/** A deck: how many cards are left, and those whose place is known. */
export interface Deck {
  left: number;
  top: string[];
  bottom: string[];
}

/** A space of the encounter track, and what lies on it. */
export interface Space {
  index: number;
  kind: SpaceKind;
  /** Of the encounter card that comes there; 0: none does. */
  level: number;
  boss: string | null;
  card: string | null;
  tilted: boolean;
  shortcut: boolean;
  souls: number;
  event: string | null;
}

/** A card that a choice is about just now. */
export interface Looked {
  kind: DeckCard;
  id: string;
}

/** A consumable beside a dashboard. */
export interface Held {
  event: string;
  hero: number;
}

/** The game's part of a view. */
export interface Table extends SoulsParty {
  mode: Mode;
  treasure: Deck;
  events: Deck;
  event_discard: number;
  /** By level, from 1. */
  encounters: Deck[];
  looked_at: Looked[];
  /** Andre's. */
  wares: string[];
  bought: boolean;
  free_return: boolean;
  track: Space[];
  /** The space the party is on. */
  at: number;
  /** The space of the bonfire. */
  bonfire: number;
  held: Held[];
  heroes: Hero[];
  fight: Fight | null;
}

/** A tile of an encounter's map, and what is put on it. */
export interface Tile {
  face: string;
  at: Point;
  /** Quarters clockwise. */
  turn: number;
  trapped: boolean;
  doors: Side[];
  /** The primary and the secondary node. */
  spawn: number[];
  /** The primary and the secondary node. */
  terrain: number[];
  /** What stands on those. */
  holds: (Terrain | null)[];
  /** Who comes onto the primary and the secondary spawn node. */
  enemies: string[][];
}

/** What happens when the timer marker reaches a number. */
export interface Timer {
  at: number;
  text: Message[];
}

/** A trial as it is printed. */
export interface TrialText {
  text: Message;
  rewards: Message[];
}

/** An encounter card. */
export interface Encounter {
  id: string;
  name: string;
  level: number;
  board: string;
  tiles: Tile[];
  /** The nodes characters may begin on. */
  start: number[];
  keywords: Keyword[];
  objectives: Message[];
  rewards: Message[];
  rules: Message[];
  timers: Timer[];
  trial: TrialText | null;
  origin: Origin;
}

/** An event card. */
export interface Event {
  id: string;
  name: string;
  kind: EventKind;
  text: Message;
  origin: Origin;
}

/** What does not change in a match. */
export interface Catalog extends SoulsCatalog {
  encounters: Record<string, Encounter>;
  events: Record<string, Event>;
}
