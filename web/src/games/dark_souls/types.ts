import type { Item, Side, SoulsCatalog, SoulsTable } from '../souls/types';

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
export interface CoreTable extends SoulsTable {
  mode: 'journey' | 'campaign' | 'encounter' | 'boss';
  scenario: null | { id: string; section: number; name: string };
  inventory: Item[];
  treasure_left: number;
  buy_cost: number;
  bosses: string[];
  boss_step: number;
  map: { at: number; fog: number | null; tiles: Tile[]; next: NextTile | null };
}
export interface CoreCatalog extends SoulsCatalog {
  faces: Record<string, { doors: Side[]; spawn: number[]; terrain: number[] }>;
}
