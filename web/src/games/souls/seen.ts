// Made by tools/contract.py from undercroft/games/souls/seen.py; do not edit it.

import type { Catalog as SeenCatalog, Message, Outcome as SeenOutcome } from '../../lib/seen';

export type Origin = 'fact' | 'partial' | 'designed' | 'owner';

export type Condition = 'bleed' | 'poison' | 'frostbite' | 'stagger';

export type Stat = 'strength' | 'dexterity' | 'intelligence' | 'faith';

export type Side = 'north' | 'east' | 'south' | 'west';

export type Arc = 'front' | 'right' | 'back' | 'left';

export type Die = 'black' | 'blue' | 'orange' | 'dodge';

export type Compass = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw';

export type Hand = 'left' | 'right';

/** Whom an icon means. */
export type Aim = 'nearest' | 'aggro' | 'area';

/** Where an icon leads: with regard to a character, or to where the figure faces. */
export type Way = 'toward' | 'away' | 'forward' | 'right' | 'backward' | 'left' | 'around';

/** How far something reaches, in nodes. */
export type Reach = number | 'infinite';

export type Terrain = 'empty' | 'gravestone' | 'barrel' | 'broken_barrel' | 'chest' | 'open_chest' | 'dim_gravestone' | 'lever' | 'shrine' | 'exit';

/** Dice of each colour. */
export interface Dice {
  black: number;
  blue: number;
  orange: number;
}

/** What an attack promises. */
export interface AttackOdds {
  /** On average. */
  damage: number;
  kill: number;
}

/** What a way to meet an attack promises. */
export interface DefenceOdds {
  /** On average. */
  damage: number;
  /** The chance to come away unhurt. */
  safe: number;
  death: number;
}

export type Odds = AttackOdds | DefenceOdds;

/** What a character defends with, and how much that is on average. */
export interface Guard {
  block: Dice;
  resist: Dice;
  dodge: number;
  block_mean: number;
  resist_mean: number;
}

/** What a card changes where it is put. */
export interface Refit {
  now: Guard;
  then: Guard;
}

/** Who could use a card where, and what that would change. */
export interface Fitting {
  hero: number;
  slot: string;
  refit: Refit;
}

/** A card that lies face up, and whom it would serve. */
export interface Ware {
  card: string;
  /** null: it is nothing to wear or wield. */
  fits: Fitting[] | null;
}

/** What will come of an option, and how likely. */
export interface Outcome extends SeenOutcome {
  odds?: Odds[];
  refit?: Refit;
}

/** A treasure card, and the upgrades on it. */
export interface Item {
  card: string;
  upgrades: string[];
}

/** A die on the table. */
export interface Rolled {
  die: Die;
  face: number;
}

/** What the party has, and the dice on the table. */
export interface Party {
  sparks: number;
  max_sparks: number;
  souls: number;
  inventory: Item[];
  roll: Rolled[];
}

/** What a card in hand can do, upgrades included. */
export interface Action {
  slot: Hand;
  /** Which of the actions of that card. */
  index: number;
  stamina: number;
  dice: Dice;
  mod: number;
  /** null: a dash. */
  range: Reach | null;
  magic: boolean;
  /** It strikes everybody on a node. */
  node: boolean;
  /** Not at range 0. */
  shaft: boolean;
  /** It is aimed at enemies at all. */
  attacks: boolean;
}

/** A stat of a character. */
export interface Level {
  tier: number;
  value: number;
  /** The souls that the next tier costs; null: there is none. */
  next: number | null;
}

/** Blue dice more until the next character's turn. */
export interface Blessing {
  block: number;
  resist: number;
}

/** Of which class a character is. */
export interface Played {
  class: string;
}

/** A character's board. */
export interface Hero extends Played {
  /** Its place in the party. */
  hero: number;
  /** Who plays it. */
  seat: number;
  taunt: number;
  /** Stamina spent. */
  black: number;
  /** Wounds. */
  red: number;
  conditions: Condition[];
  estus: boolean;
  /** Draughts in the flask beyond the first: a house rule. */
  sips: number;
  heroic: boolean;
  luck: boolean;
  ember: boolean;
  aggro: boolean;
  active: boolean;
  /** null: not on the board. */
  node: number | null;
  /** On the node of a boss: the side of it that the character stands at. */
  side: Compass | null;
  stats: Record<Stat, Level>;
  actions: Action[];
  armour: Item | null;
  left: Item | null;
  right: Item | null;
  backup: Item[];
  block: Dice;
  resist: Dice;
  dodge: number;
  blessed: Blessing;
  /** The next attack has the die of a heroic action. */
  crit: boolean;
}

/** An attack to come. */
export interface Hit {
  hero: number;
  damage: number;
  magic: boolean;
}

/** What an enemy would do if it acted now. */
export interface Threat {
  path: number[];
  hits: Hit[];
}

/** What a threat would come to for a character, dice and all. */
export interface Danger {
  hero: number;
  /** On average. */
  damage: number;
  /** The chance to come away unhurt. */
  safe: number;
}

/** An enemy or a boss on the board. */
export interface Foe {
  foe: number;
  model: string;
  node: number;
  health: number;
  full: number;
  /** As it is now. */
  block: number;
  /** As it is now. */
  resist: number;
  conditions: Condition[];
  boss: boolean;
  /** Of bosses alone. */
  facing: Compass | null;
  weak: Arc[];
  acted: boolean;
  /** Whether it acts at all. */
  awake: boolean;
  /** null: nobody knows, or it does nothing. */
  threat: Threat | null;
  /** What its threat comes to; the first box does not reckon it. */
  danger: Danger[];
}

/** A trap that nobody has seen. */
export interface HiddenTrap {
  known: false;
  flipped: false;
}

/** A trap that somebody has seen. */
export interface KnownTrap {
  known: true;
  /** It lies face up: it works no more. */
  flipped: boolean;
  damage: number;
  difficulty: number;
}

export type Trap = HiddenTrap | KnownTrap;

/** Dropped souls. */
export interface Spilled {
  node: number;
  souls: number;
}

/** What is known of a boss's cards. */
export interface BossCards {
  id: string;
  heated: boolean;
  deck_left: number;
  /** Those still to come, in order, once it is learnt. */
  known: string[];
  /** Of the deck, shown by gravestones. */
  seen: string[];
  discard: string[];
  /** The one whose weak arcs count. */
  top: string | null;
  /** The one being resolved; null between cards. */
  card: string | null;
}

/** The board, who stands on it and what lies on it. */
export interface Fight {
  board: string;
  /** The encounter card; null: a boss. */
  encounter: string | null;
  boss: BossCards | null;
  foes: Foe[];
  /** By node. */
  terrain: Record<string, Terrain>;
  /** By node. */
  traps: Record<string, Trap>;
  souls: Spilled | null;
  /** More dice for everybody's defence. */
  ward: Dice;
  /** Nodes of tiles that have been taken away. */
  gone: number[];
}

/** What the tables of both boxes have in common. */
export interface Table extends Party {
  heroes: Hero[];
  fight: Fight | null;
}

/** A character class. */
export interface Class {
  id: string;
  name: string;
  taunt: number;
  /** By tier. */
  stats: Record<Stat, number[]>;
  /** The name of its heroic action, and what it does. */
  heroic: string;
  heroic_op: string;
  heroic_text: Message;
}

/** What a hand card can do, as it is printed. */
export interface CardAction {
  stamina: number;
  text: Message;
  dice: Dice;
  mod: number;
}

export type Needs = Partial<Record<Stat, number>>;

export type Walls = Partial<Record<Side, number[]>>;

/** A treasure card. */
export interface Card {
  id: string;
  /** `weapon`, `armour`, `weapon_upgrade` … */
  kind: string;
  /** The deck it is in. */
  set: 'starting' | 'class' | 'transposed' | 'common' | 'legendary' | 'boss';
  /** How many it takes to hold it; 0: it is not held. */
  hands: number;
  range: Reach | null;
  needs: Needs;
  block: Dice;
  resist: Dice;
  dodge: number;
  slots: number;
  options: CardAction[];
  /** What it does beside its numbers. */
  text: Message[];
  origin: Origin;
}

/** A boss encounter. */
export interface Boss {
  id: string;
  kind: 'mini' | 'main';
  /** Of the encounter cards on the way to it. */
  levels: number[];
  /** How many behaviour cards it is fought with. */
  deck: number;
  /** The Health at which it heats up; 0: its ability says when. */
  heat_up: number;
  models: string[];
}

/** A behaviour icon. */
export interface Icon {
  /** `move`, `attack` … */
  op: string;
  text: Message;
  way: Way | null;
  target: Aim | null;
  nodes: number;
  push: boolean;
  damage: number;
  magic: boolean;
  /** It strikes everybody on a node. */
  node: boolean;
  conditions: Condition[];
}

/** What a figure does: a data card, or its half of a behaviour card. */
export interface Acts {
  name: string;
  /** null: a dash. */
  range: Reach | null;
  /** The dodges it takes to get away. */
  dodge: number;
  repeat: number;
  icons: Icon[];
  attack_arcs: Arc[];
  weak_arcs: Arc[];
}

/** The special ability of a boss. */
export interface Ability {
  name: string;
  op: string;
  text: Message;
}

/** A data card of an enemy or a boss. */
export interface Model {
  id: string;
  name: string;
  threat: number;
  health: number;
  block: number;
  resist: number;
  boss: boolean;
  /** null: its behaviour cards say what it does. */
  own: Acts | null;
  ability: Ability | null;
}

/** A behaviour card. */
export interface Behaviour {
  id: string;
  /** It comes in when the boss heats up. */
  heat_up: boolean;
  /** By model. */
  halves: Record<string, Acts>;
}

export type Point = [x: number, y: number];

export type Edge = [from: number, to: number];

/** A node board. */
export interface Board {
  /** Of each node, in half steps. */
  points: Point[];
  edges: Edge[];
  /** The nodes along them. */
  walls: Walls;
  /** The tile of each node. */
  rooms: number[];
}

/** What does not change in a match. */
export interface Catalog extends SeenCatalog {
  classes: Record<string, Class>;
  cards: Record<string, Card>;
  bosses: Record<string, Boss>;
  models: Record<string, Model>;
  behaviours: Record<string, Behaviour>;
  boards: Record<string, Board>;
  /** The faces of each die. */
  faces_of: Record<string, number[]>;
}
