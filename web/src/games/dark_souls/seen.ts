// Made by tools/contract.py from undercroft/games/dark_souls/seen.py; do not edit it.

import type { Name } from '../../lib/seen';
import type { Catalog as SoulsCatalog, Side, Table as SoulsTable, Terrain as SoulsTerrain, Ware as SoulsWare } from '../souls/seen';

export type Mode = 'journey' | 'campaign' | 'encounter' | 'boss';

/** The campaign that is played, and how far it has come. */
export interface Scenario {
  id: string;
  section: number;
  /** Of the section. */
  name: string;
}

/** A laid tile. */
export interface Tile {
  index: number;
  face: string;
  x: number;
  y: number;
  /** Quarters clockwise. */
  turn: number;
  /** As it lies. */
  doors: Side[];
  /** The doorways that lead on to another tile. */
  links: Side[];
  /** Of its encounter card; 0: it has none. */
  level: number;
  /** null until it has been turned up. */
  card: string | null;
  up: boolean;
  chest_open: boolean;
  /** Dropped there. */
  souls: number;
  bonfire: boolean;
}

/** A way to lay the tile in hand. */
export interface Place {
  /** The id of the option that does it. */
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

/** The tiles that lie on the table. */
export interface Map {
  /** The tile the party is on; the first is the Bonfire tile. */
  at: number;
  /** The tile of the fog gate. */
  fog: number | null;
  tiles: Tile[];
  next: NextTile | null;
}

/** The game's part of a view. */
export interface Table extends SoulsTable {
  mode: Mode;
  scenario: Scenario | null;
  treasure_left: number;
  buy_cost: number;
  /** House rules of Andre's shop: what lies face up on his market, or was drawn for one to be kept. */
  wares: SoulsWare[];
  /** Of this section, in order. */
  bosses: string[];
  /** How many of them have fallen; the next one waits behind the fog. */
  boss_step: number;
  /** The bosses among which the party is choosing one. */
  rivals: string[];
  map: Map;
  /** Who plays whom, in a campaign: there characters come and go. */
  names: Record<string, Record<string, Name>>;
}

/** One side of a tile. */
export interface Face {
  doors: Side[];
  spawn: number[];
  terrain: number[];
}

/** An encounter card: what waits on the primary and on the secondary node of a tile. */
export interface Encounter {
  level: number;
  trapped: boolean;
  enemies: string[][];
  terrain: (SoulsTerrain | null)[];
}

/** What does not change in a match. */
export interface Catalog extends SoulsCatalog {
  faces: Record<string, Face>;
  encounters: Record<string, Encounter>;
}
