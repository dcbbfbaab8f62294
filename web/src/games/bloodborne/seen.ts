// Made by tools/contract.py from undercroft/games/bloodborne/seen.py; do not edit it.

import type { Catalog as SeenCatalog, Message } from '../../lib/seen';

export type Trophy = 'kin' | 'humanoid' | 'beast';

export type End = 'killed' | 'escaped';

/** Who is fought. */
export interface Monster {
  id: string;
  kind: string;
  die: string;
  /** Blood Echoes that are left on its card. */
  echoes: number;
  full: number;
}

/** One that was met before. */
export interface Gone {
  id: string;
  how: End;
}

/** What the Chalice Dungeon still holds. */
export interface Dungeon {
  left: number;
  monsters: number;
  bosses: number;
  gone: Gone[];
}

/** A Hunter's board: all that is public (BB-18.7). */
export interface Hunter {
  seat: number;
  health: number;
  max_health: number;
  collected: number;
  banked: number;
  trophies: Record<Trophy, number>;
  bonus: number;
  hand_count: number;
  used: string[];
  played: string[];
  removed: string[];
  owned: number;
  dead: boolean;
  out: boolean;
  deaths: number;
  dreaming: boolean;
  /** Has chosen a card. */
  ready: boolean;
  took: number;
  /** Nobody plays this Hunter: what it does is fixed or drawn (BB-V.1). */
  shadow: boolean;
}

/** What only the Hunter of this seat sees. */
export interface Me {
  hand: string[];
  pick: string | null;
}

/** The game's part of a view. */
export interface Table {
  round: number;
  step: string;
  /** The First Player; null before one is drawn. */
  first: number | null;
  players: number;
  /** null until one is chosen. */
  final_boss: string | null;
  final_fight: boolean;
  monster: Monster | null;
  dungeon: Dungeon;
  row: string[];
  upgrades_left: number;
  reserve: number;
  hunters: Hunter[];
  me: Me | null;
  /** Everybody's, in a replay. */
  hands?: string[][];
}

/** A Hunter card or an Upgrade. */
export interface Card {
  id: string;
  type: 'melee' | 'ranged' | 'utility';
  damage: number;
  timing: 'attack' | 'instant' | 'transform' | 'dream';
  starter: boolean;
  copies: number;
  text: Message[];
  origin: string;
}

/** A Monster or Boss. */
export interface Enemy {
  id: string;
  kind: 'monster' | 'boss' | 'final_boss';
  health: number;
  die: string;
  trophies: Trophy[];
  text: Message[];
  origin: string;
}

/** What does not change in a match. */
export interface Catalog extends SeenCatalog {
  cards: Record<string, Card>;
  enemies: Record<string, Enemy>;
  dice: Record<string, string[]>;
  track: Record<Trophy, number[]>;
  steps: string[];
  max_cards: number;
}
