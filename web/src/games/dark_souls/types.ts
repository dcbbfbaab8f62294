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
  /** Whether the card on top is being resolved. */
  acting: boolean;
}
/** A way to lay the tile in hand. */
export interface Place {
  option: string;
  x: number;
  y: number;
  turn: number;
  doors: Side[];
}
/** The tile in hand while the party lays the map. */
export interface NextTile {
  face: string;
  doors: Side[];
  /** Tiles still to come after it. */
  left: number;
  places: Place[];
}
export interface Fight {
  board: string;
  encounter: string | null;
  boss: BossState | null;
  terrain: Record<string, string>;
  traps: Record<string, Trap>;
  souls: { node: number; souls: number } | null;
  foes: Foe[];
  ward: Counts;
}
export interface Tile {
  index: number;
  face: string;
  x: number;
  y: number;
  turn: number;
  doors: Side[];
  links: Side[];
  level: number;
  card: string | null;
  up: boolean;
  chest_open: boolean;
  souls: number;
  bonfire: boolean;
}
export interface Odds {
  damage: number;
  kill?: number;
  safe?: number;
  death?: number;
}
export interface SoulsTable {
  mode: 'journey' | 'campaign' | 'encounter' | 'boss';
  scenario: null | { id: string; section: number; name: string };
  sparks: number;
  max_sparks: number;
  souls: number;
  inventory: Item[];
  treasure_left: number;
  buy_cost: number;
  bosses: string[];
  boss_step: number;
  map: { at: number; fog: number; tiles: Tile[]; next: NextTile | null };
  heroes: Hero[];
  fight: Fight | null;
  odds: Record<string, Odds>;
  roll: [DieColour, number][];
}

export interface Acts {
  name: string;
  range: number | 'infinite' | null;
  dodge: number;
  repeat: number;
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
  walls: Record<Side, number[]>;
}
export interface SoulsCatalog extends Catalog {
  classes: Record<string, { id: string; name: string; taunt: number; heroic: string; heroic_text: Message }>;
  cards: Record<string, CardEntry>;
  bosses: Record<string, { id: string; kind: 'mini' | 'main'; levels: number[]; deck: number; heat_up: number; models: string[] }>;
  models: Record<string, Model>;
  behaviours: Record<string, { id: string; heat_up: boolean; halves: Record<string, Acts> }>;
  boards: Record<string, BoardEntry>;
  faces: Record<string, { doors: Side[]; spawn: number[]; terrain: number[] }>;
}
