import type { Message } from '../../lib/protocol';
import type { Fight, Hero, Side, SoulsCatalog, SoulsTable } from '../souls/types';

export interface TombHero extends Hero {
  torch: boolean;
  blessed: [number, number];
  crit: boolean;
}
export interface Goal {
  goal: string;
  met: boolean;
  have: number;
  need: number;
  foes: number[];
}
/** How the trial of a card stands: turns still to come, or a kill. */
export interface Trial {
  turns: number | null;
  left: number;
  met: boolean;
  lost: boolean;
}
export interface TombFight extends Fight {
  tokens: { model: string; node: number }[];
  torch: number | null;
  ball: { node: number; down: boolean } | null;
  /** Tiles whose enemies act. */
  awake: number[];
  gone: number[];
  darkness: boolean;
  turn: number;
  timer: number;
  kills: number;
  respawns: number;
  goals: Goal[];
  trial: Trial | null;
  node_limit: number;
}
export interface DeckView {
  left: number;
  top: string[];
  bottom: string[];
}
export interface Space {
  index: number;
  kind: 'bonfire' | 'encounter' | 'boss';
  level: number;
  boss: string | null;
  card: string | null;
  tilted: boolean;
  shortcut: boolean;
  souls: number;
  event: string | null;
}
export interface Looked {
  kind: 'card' | 'event' | 'encounter';
  id: string;
}
export interface TombTable extends SoulsTable {
  mode: 'campaign' | 'encounter' | 'boss';
  treasure: DeckView;
  events: DeckView;
  event_discard: number;
  encounters: DeckView[];
  looked_at: Looked[];
  wares: string[];
  bought: boolean;
  free_return: boolean;
  track: Space[];
  at: number;
  bonfire: number;
  held: { event: string; hero: number }[];
  heroes: TombHero[];
  fight: TombFight | null;
}

export interface TileEntry {
  face: string;
  at: [number, number];
  turn: number;
  trapped: boolean;
  doors: Side[];
  spawn: number[];
  terrain: number[];
  holds: (string | null)[];
  enemies: string[][];
}
export interface EncounterEntry {
  id: string;
  name: string;
  level: number;
  board: string;
  tiles: TileEntry[];
  start: number[];
  keywords: string[];
  objectives: Message[];
  rewards: Message[];
  rules: Message[];
  timers: { at: number; text: Message[] }[];
  trial: null | { text: Message; rewards: Message[] };
}
export interface EventEntry {
  id: string;
  name: string;
  kind: 'immediate' | 'consumable' | 'rendezvous';
  text: Message;
}
export interface TombCatalog extends SoulsCatalog {
  encounters: Record<string, EncounterEntry>;
  events: Record<string, EventEntry>;
}
