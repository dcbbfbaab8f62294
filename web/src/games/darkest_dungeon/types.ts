import type { Catalog, Message, Name } from '../../lib/protocol';
import type { Box } from './geometry';

export const STANCES = ['aggressive', 'defensive', 'ranged', 'support'] as const;
export type Stance = (typeof STANCES)[number];
export const SIDES = ['food', 'bandage', 'potion', 'torch', 'tool', 'wild'] as const;
/** Heroes from here on are the second team of the circus; figures from MONSTER on are monsters. */
export const TEAM = 4;
export const MONSTER = 8;

/** A pile of condition tokens: what each is worth, how many are left. */
export interface Stack {
  condition: string;
  amount: number;
  tokens: number;
}
export interface Hero {
  hero: number;
  seat: number;
  kind: string | null;
  alive: boolean;
  level: number;
  life: number;
  wounds: number;
  deaths_door: boolean;
  stress: number;
  /** Resolve has been tested: the next time at ten the heart gives out. */
  red: boolean;
  mood: string | null;
  xp: number;
  form: 'human' | 'beast';
  dodge: number;
  speed: number;
  resist: string[];
  immune: string[];
  /** The equipped cards. */
  skills: number[];
  ranks: Record<string, number>;
  /** Families the Blacksmith has raised for the coming quest alone. */
  forged: Record<string, number>;
  trinkets: { card: string; negative: boolean }[];
  trinket_slots: number;
  skill_slots: number;
  quirks: string[];
  disease: string | null;
  profile: number | null;
  area: number | null;
  stance: Stance | null;
  stacks: Stack[];
  turns: number;
  actions: number;
}
/** What a skill promises against one figure. */
export interface Odds {
  figure: number;
  hit: number;
  crit: number;
  damage?: number;
  crit_damage?: number;
  expected?: number;
  kill?: number;
  heal?: number;
  crit_heal?: number;
}
export interface Intent {
  chance: number;
  skill: number | null;
  target: number | null;
  areas: number[];
  reaches?: boolean;
  odds?: Odds[];
}
export interface Monster {
  figure: number;
  kind: string;
  life: number;
  wounds: number;
  dodge: number;
  area: number;
  stance: Stance;
  size: 'small' | 'normal' | 'large';
  stacks: Stack[];
  turns: number;
  boss: boolean;
  intents: Intent[];
}
export interface Use {
  by: number;
  skill: number;
  area: number;
  targets: number[];
  roll: number | null;
  results: string[];
}
export interface Battle {
  room: string;
  stygian: boolean;
  token: string | null;
  round: number;
  counts_rounds: boolean;
  boss: string | null;
  /** Who stands on the two trackers, from the front on. */
  order: [number[], number[]];
  /** The four slots of each tracker; null where one is empty, somebody large in two. */
  slots: [(number | null)[], (number | null)[]];
  cards: { party: number; foes: number };
  active: number | null;
  monsters: Monster[];
  used: number[];
  chests: number[];
  done: string[];
  task_done: boolean;
  pews: number[];
  doom: number | null;
  blocks: number[];
  use: Use | null;
}
export interface Dungeon {
  quest: string;
  progress: number;
  xp: number;
  tile: string;
  at: number;
  tokens: (string | null)[];
  cleared: number[];
  camped: number[];
  passed: number[];
  explored: number[];
  left: Record<string, number>;
  scouted: boolean;
  scout_bonus: boolean;
  fled: boolean;
  dice: string[][];
  rest_points: number;
  loot_left: number;
}
export interface Hamlet {
  event: string | null;
  days: number;
  buildings: Record<string, number>;
  blocked: string[];
  shut: string[];
  guests: (string | null)[];
  offer: string[];
  ordered: number;
}
export interface Circus {
  room: string;
  first_team: number;
  /** The first colour of the arena is the second team's. */
  swapped: boolean;
  butcher: number | null;
  puppets: number | null;
  winner: number | null;
}
export interface DungeonTable {
  mode: 'campaign' | 'quest' | 'battle' | 'boss' | 'circus';
  difficulty: string;
  level: number;
  act: number;
  quest_count: number;
  threat: string | null;
  threat_active: boolean;
  beaten: string[];
  cancelled: string | null;
  fallen: string[];
  choice: string[];
  gold: number;
  buildings: Record<string, number>;
  /** Cards that will not come again in this campaign. */
  quests_gone: string[];
  events_gone: string[];
  monsters_gone: string[];
  waiting: number;
  coach_xp: number;
  light: number;
  stores: Record<string, number>;
  firewood: boolean;
  /** Provision dice while the party rolls for them. */
  rolled: number[];
  party: number[];
  heroes: Hero[];
  battle: Battle | null;
  dungeon: Dungeon | null;
  hamlet: Hamlet | null;
  circus: Circus | null;
  odds: Record<string, Odds[]>;
  law: Message[];
}

export interface Skill {
  index: number;
  id: string;
  name: Name;
  level: number;
  stances: Stance[];
  form: 'human' | 'beast' | null;
  range: 'self' | 'allies' | [number, number];
  foes: number;
  friends: number;
  acc: number | null;
  dmg: number | null;
  heal: number | null;
  crit: number | null;
  crit_dmg: number | null;
  crit_heal: number | null;
  targeting: string[];
  bonus: Message[];
  ignores: Message[];
  self: Message[];
  target: Message[];
}
export interface HeroLevel {
  life: number;
  dodge: number;
  speed: number;
  resist: string[];
  immune: string[];
  skills: number;
  trinkets: number;
}
export interface HeroKind {
  id: string;
  levels: HeroLevel[];
  families: { id: string; levels: number[]; backs: number[] }[];
  hamlet: { id: string; name: Name; effects: Message[] }[];
  profiles: string[][];
}
export interface MonsterCard {
  id: string;
  level: number;
  types: string[];
  size: 'small' | 'normal' | 'large';
  life: number;
  speed: number;
  dodge: number;
  protection: boolean;
  guard: boolean;
  actions: number;
  habit: string | null;
  resist: string[];
  immune: string[];
  skills: number[];
  /** For each stance the place of the skill for a roll of one to ten; −1 for none. */
  stances: number[][];
  wounded: Message[];
}
export interface Area {
  id: string;
  capacity: number;
  ground: 'low' | 'high' | null;
  loot: number;
  box: Box;
  adjacent: number[];
  team: 'a' | 'b' | null;
}
export interface Room {
  id: string;
  name: Name;
  areas: Area[];
  rules: { id: string; name: Name; where: string[]; actions: number | null; text: Message[] }[];
}
export interface Tile {
  id: string;
  names: string[];
  at: [number, number][];
  slots: number;
  start: number;
  corridors: [number, number][];
  marked: number[];
}
export interface Quest {
  id: string;
  kind: string;
  level: number;
  rest: number;
  tokens: Record<string, number>;
  fill: number;
  counts: string;
  every: number;
  boss: string | null;
  cancels: string | null;
  xp: number;
  task: { id: string; actions: number; pays: string | null } | null;
  spawn: { token: string; monster: string | null; level: number | null; life: number; dodge: number } | null;
  gold: Record<string, number>;
  needs: string | null;
  camps: string[];
  stores: Record<string, number>;
  turn_to: string | null;
  least_level: Record<string, number>;
  curio_battle: boolean;
  road: boolean;
  text: Message[];
}
export interface Card {
  id: string;
  text: Message[];
}
export interface Trinket {
  id: string;
  level: number;
  positive: Message[];
  negative: Message[];
}
export interface Building {
  id: string;
  visit: boolean;
  upgrade: number;
  caretaker: number[];
  levels: { gold: number; text: Message[] }[][];
  buy: number[];
  sell: number[];
}
export interface Boss {
  id: string;
  location: string;
  room: string;
  threats: { dungeon: { name: Name; text: Message[] } | null; hamlet: { name: Name; text: Message[] } | null }[];
}
export interface DungeonCatalog extends Catalog {
  heroes: HeroKind[];
  skills: Skill[];
  monsters: MonsterCard[];
  bosses: Boss[];
  rooms: Room[];
  tiles: Tile[];
  quests: Quest[];
  trinkets: Trinket[];
  quirks: (Card & { negative: boolean })[];
  diseases: Card[];
  moods: (Card & { virtue: boolean; upto: number })[];
  curios: { id: string; positive: Message[]; negative: Message[] }[];
  light: Message[][];
  buildings: Building[];
  events: (Card & { days: number })[];
}
