import type { Catalog, Message } from '../../lib/protocol';

export type Trophy = 'kin' | 'humanoid' | 'beast';

export interface Hunter {
  seat: number;
  health: number;
  max_health: number;
  collected: number;
  banked: number;
  trophies: Record<string, number>;
  bonus: number;
  hand_count: number;
  used: string[];
  played: string[];
  removed: string[];
  dead: boolean;
  out: boolean;
  deaths: number;
  dreaming: boolean;
  ready: boolean;
  took: number;
  owned: number;
}

export interface BloodborneTable {
  round: number;
  step: string;
  first: number;
  players: number;
  /** null until one is chosen. */
  final_boss: string | null;
  final_fight: boolean;
  monster: null | { id: string; kind: string; die: string; echoes: number; full: number };
  dungeon: { left: number; monsters: number; bosses: number; gone: { id: string; how: 'killed' | 'escaped' }[] };
  row: string[];
  upgrades_left: number;
  reserve: number;
  hunters: Hunter[];
  me: null | { hand: string[]; pick: string | null };
  hands?: string[][];
}

export interface CardEntry {
  id: string;
  type: 'melee' | 'ranged' | 'utility';
  damage: number;
  timing: string;
  starter: boolean;
  copies: number;
  text: Message[];
}
export interface EnemyEntry {
  id: string;
  kind: string;
  health: number;
  die: string;
  trophies: string[];
  text: Message[];
}
export interface BloodborneCatalog extends Catalog {
  cards: Record<string, CardEntry>;
  enemies: Record<string, EnemyEntry>;
  dice: Record<string, string[]>;
  track: Record<string, number[]>;
  steps: string[];
  max_cards: number;
}
