/** What the views of both boxes have in common. */
import type { Catalog, Message } from '../../lib/protocol';

export type DieColour = 'black' | 'blue' | 'orange' | 'dodge';
/** Black, blue and orange dice. */
export type Counts = [number, number, number];
export type Arc = 'front' | 'right' | 'back' | 'left';
export type Side = 'north' | 'east' | 'south' | 'west';
export type Stat = 'strength' | 'dexterity' | 'intelligence' | 'faith';
export const STATS: Stat[] = ['strength', 'dexterity', 'intelligence', 'faith'];

export interface Item {
  card: string;
  upgrades: string[];
}
export interface HeroAction {
  slot: number;
  index: number;
  stamina: number;
  dice: Counts;
  mod: number;
  range: number;
  magic: boolean;
  node: boolean;
  shaft: boolean;
  attacks: boolean;
}
export interface Hero {
  hero: number;
  seat: number;
  class: string;
  taunt: number;
  black: number;
  red: number;
  conditions: string[];
  estus: boolean;
  heroic: boolean;
  luck: boolean;
  ember: boolean;
  aggro: boolean;
  active: boolean;
  node: number | null;
  side: string | null;
  stats: Record<Stat, { tier: number; value: number; next: number | null }>;
  actions: HeroAction[];
  armour: Item | null;
  left: Item | null;
  right: Item | null;
  backup: Item[];
  block: Counts;
  resist: Counts;
  dodge: number;
}
export interface Threat {
  path: number[];
  hits: { hero: number; damage: number; magic: boolean }[];
}
/** What a threat would come to for one hero, dice and all. */
export interface Danger {
  hero: number;
  damage: number;
  safe: number;
}
export interface Foe {
  foe: number;
  model: string;
  node: number;
  health: number;
  full: number;
  conditions: string[];
  boss: boolean;
  facing: string | null;
  weak: Arc[];
  acted: boolean;
  threat: Threat | null;
  /** Where the box knows them: Block and Resist as they are now, whether it acts at all, what its threat comes to. */
  block?: number;
  resist?: number;
  awake?: boolean;
  danger?: (Danger | null)[];
}
export interface Trap {
  known: boolean;
  flipped: boolean;
  damage?: number;
  difficulty?: number;
}
export interface BossState {
  id: string;
  heated: boolean;
  deck_left: number;
  known: string[];
  seen: string[];
  discard: string[];
  top: string | null;
  /** Whether a card is being resolved: the one on top, unless it is named. */
  acting: boolean;
  card?: string;
}
export interface Fight {
  board: string;
  encounter: string | null;
  boss: BossState | null;
  terrain: Record<string, string>;
  traps: Record<string, Trap>;
  souls?: { node: number; souls: number } | null;
  foes: Foe[];
  ward: Counts;
  /** Nodes of tiles that have been taken away. */
  gone?: number[];
}
export interface SoulsTable {
  sparks: number;
  max_sparks: number;
  souls: number;
  inventory: Item[];
  heroes: Hero[];
  fight: Fight | null;
  roll: [DieColour, number][];
}

export interface Acts {
  name: string;
  range: number | 'infinite' | null;
  dodge: number;
  repeat: number;
  /** What each icon is, and its sentence. */
  ops: string[];
  icons: Message[];
  attack_arcs: Arc[];
  weak_arcs: Arc[];
}
export interface Model {
  id: string;
  name: string;
  threat: number;
  health: number;
  block: number;
  resist: number;
  boss: boolean;
  own: Acts | null;
  ability: null | { name: string; text: Message };
}
export interface CardEntry {
  id: string;
  kind: string;
  set: string;
  hands: number;
  range: number | string | null;
  needs: Partial<Record<Stat, number>>;
  block: Counts;
  resist: Counts;
  dodge: number;
  slots: number;
  options: { stamina: number; text: Message; dice: Counts; mod: number }[];
  text: Message[];
}
export interface BoardEntry {
  points: [number, number][];
  edges: [number, number][];
  walls: Partial<Record<Side, number[]>>;
  /** The tile of each node. */
  rooms: number[];
}
export interface SoulsCatalog extends Catalog {
  classes: Record<string, { id: string; name: string; taunt: number; heroic: string; heroic_text: Message }>;
  cards: Record<string, CardEntry>;
  bosses: Record<string, { id: string; kind: 'mini' | 'main'; levels: number[]; deck: number; heat_up: number; models: string[] }>;
  models: Record<string, Model>;
  behaviours: Record<string, { id: string; heat_up: boolean; halves: Record<string, Acts> }>;
  boards: Record<string, BoardEntry>;
}
