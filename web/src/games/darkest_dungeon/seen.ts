// Made by tools/contract.py from undercroft/games/darkest_dungeon/seen; do not edit it.

import type { Catalog as SeenCatalog, Message, Name, Outcome as SeenOutcome } from '../../lib/seen';

/** Two nodes. */
export type Corridor = [number, number];

export type Spot = [x: number, y: number];

/** As parts of 1. */
export type Box = [left: number, top: number, right: number, bottom: number];

/** How many dice of each side; none where one is left out. */
export type Stores = Partial<Record<Provision, number>>;

/** An Area of a Room. */
export interface Area {
  id: string;
  capacity: number;
  ground: 'high' | 'low' | null;
  loot: number;
  box: Box;
  adjacent: number[];
  /** Whose heroes begin here. */
  team: Team | null;
}

/** What a Room Card says. */
export interface RoomRule {
  id: string;
  name: Name;
  where: string[];
  /** What it takes; 0: it holds by itself. */
  actions: number;
  text: Message[];
  effects: Effect[];
}

/** A Room Tile with its card, or an arena. */
export interface Room {
  id: string;
  name: Name;
  /** null: an arena. */
  location: 'ruins' | 'darkest' | null;
  areas: Area[];
  /** By Stance. */
  hero_start: number[];
  monster_start: number[];
  /** The Area for a roll of one to ten. */
  table: number[];
  rules: RoomRule[];
}

/** A Dungeon Tile. */
export interface Tile {
  id: string;
  names: string[];
  at: Spot[];
  /** How many nodes are Rooms. */
  slots: number;
  start: number;
  corridors: Corridor[];
  /** Where the Objective of a Boss Quest may lie. */
  marked: number[];
  origin: Origin;
}

/** Something to be done in an Objective Room. */
export interface Task {
  id: string;
  where: string[];
  actions: number;
  pays: Provision | null;
}

/** A monster that comes first in some Rooms. */
export interface Spawn {
  token: Token;
  monster: string | null;
  level: number | null;
  life: number;
  dodge: number;
}

/** A Quest. */
export interface Quest {
  id: string;
  name: Name;
  kind: 'general' | 'boss' | 'darkest';
  level: number;
  rest: number;
  tokens: Rooms;
  fill: number;
  counts: 'rooms' | 'lair' | 'curio' | 'objective' | 'gold' | 'lit' | 'camp' | 'boss';
  every: number;
  boss: string | null;
  cancels: string | null;
  xp: number;
  task: Task | null;
  spawn: Spawn | null;
  gold: Rooms;
  needs: 'lair' | null;
  camps: Provision[];
  stores: Stores;
  turn_to: Provision | null;
  /** Of the monsters in Rooms of a sort. */
  least_level: Rooms;
  curio_battle: boolean;
  /** It has a tile of its own. */
  road: boolean;
  text: Message[];
  origin: Origin;
}

/** The cards of a pack. */
export interface Catalog extends SeenCatalog {
  stances: Stance[];
  conditions: Condition[];
  heroes: HeroKind[];
  skills: Skill[];
  monsters: MonsterCard[];
  bosses: Boss[];
  rooms: Room[];
  tiles: Tile[];
  quests: Quest[];
  trinkets: Trinket[];
  quirks: Quirk[];
  diseases: Card[];
  moods: Mood[];
  curios: Curio[];
  loot: Loot[];
  /** By Light, from 0 on. */
  light: Message[][];
  buildings: Building[];
  events: HamletEvent[];
  parties: Party[];
}

/** A line of a card; what is left out there is left out here. */
export interface Effect {
  /** The verb. */
  op: string;
  /** The moment at which it happens; else when the card is used. */
  when?: string;
  /** Whom it means, where that is not the one it happens to. */
  who?: string;
  amount?: number | 'all';
  /** By the level of the hero who does it. */
  amounts?: number[];
  /** What the amount is multiplied by. */
  per?: string;
  /** It happens only on a d10 of at most this. */
  upto?: number;
  turns?: number;
  areas?: number;
  what?: string;
  conditions?: Resisted[];
  /** Of a Skill's targets only those. */
  to?: string;
  /** Only for heroes, or only for monsters. */
  side?: string;
  /** Only in these Areas of the Room, or while a monster stands there. */
  where?: number[];
  /** What it brings about. */
  effects?: Effect[];
  /** Of which one is chosen. */
  options?: Effect[][];
}

/** The least and the most. */
export type Span = [number, number];

/** Whom a Skill reaches: its user, all his allies, or those so many Areas away. */
export type Range = 'self' | 'allies' | Span;

/** More damage against some. */
export interface Bonus {
  amount: number;
  vs: 'unholy' | 'human' | 'eldritch' | 'beast' | 'marked' | 'stunned' | 'blighted';
  text: Message;
}

/** What of the targets does not count. */
export interface Ignored {
  what: 'guard' | 'protection';
  text: Message;
}

/** A Skill card, of a hero or a monster. */
export interface Skill {
  id: string;
  /** What options call it: the same at all levels. */
  family: string;
  name: Name;
  level: number;
  stances: Stance[];
  /** The form that uses it, if only one does. */
  form: Form | null;
  range: Range;
  foes: number;
  friends: number;
  acc: number | null;
  dmg: number | null;
  heal: number | null;
  crit: number | null;
  crit_dmg: number | null;
  crit_heal: number | null;
  targeting: Targeting[];
  bonus: Bonus[];
  ignores: Ignored[];
  /** What it does to its user, */
  self: Message[];
  /** and to each target hit; */
  target: Message[];
  /** the same in lines. */
  on_self: Effect[];
  on_target: Effect[];
}

/** A hero's card. */
export interface HeroLevel {
  life: number;
  dodge: number;
  speed: number;
  resist: Resisted[];
  immune: Resisted[];
  /** How many he may equip, */
  skills: number;
  /** and carry. */
  trinkets: number;
}

/** One of a hero's seven Skills: its cards by level. */
export interface Family {
  id: string;
  levels: string[];
  /** The other sides, if there are any. */
  backs: string[];
}

/** Something a hero can do in place of a visit. */
export interface HamletSkill {
  id: string;
  name: Name;
  text: Message[];
  /** For its user, where another hero is chosen. */
  own: Effect[];
  /** For its user, or for the hero who is chosen. */
  effects: Effect[];
  /** Whether a hero is chosen. */
  chooses: boolean;
  ends_day: boolean;
}

/** One of the heroes. */
export interface HeroKind {
  id: string;
  name: Name;
  /** The card of the Circus first. */
  levels: HeroLevel[];
  families: Family[];
  hamlet: HamletSkill[];
  /** The Skills of each Circus card. */
  profiles: string[][];
  origin: Origin;
}

/** A monster. */
export interface MonsterCard {
  id: string;
  name: Name;
  group: 'ruins' | 'common' | 'darkest' | 'boss';
  level: number;
  copies: number;
  types: MonsterType[];
  position: 'front' | 'back';
  size: Size;
  life: number;
  speed: number;
  dodge: number;
  protection: boolean;
  guard: boolean;
  actions: number;
  habit: string | null;
  resist: Resisted[];
  immune: Resisted[];
  skills: string[];
  /** The Skill for a roll of one to ten; null for none. */
  stances: Record<Stance, (string | null)[]>;
  /** What is special about it. */
  wounded: Message[];
  origin: Origin;
}

/** What a Threat does in one place. */
export interface ThreatSide {
  name: Name;
  text: Message[];
}

/** What a Boss does as long as it is the Threat. */
export interface Threat {
  dungeon: ThreatSide | null;
  hamlet: ThreatSide | null;
}

/** Who stands where when the fight begins. */
export interface Actor {
  monster: string;
  stance: Stance;
}

/** A Boss. */
export interface Boss {
  id: string;
  name: Name;
  location: 'ruins' | 'darkest' | 'final';
  room: string;
  /** By level. */
  actors: Actor[][];
  /** By level. */
  threats: Threat[];
  origin: Origin;
}

/** A pile of Condition tokens. */
export interface Stack {
  condition: Condition;
  /** What each is worth. */
  amount: number;
  /** How many are left. */
  tokens: number;
}

/** A Trinket before a hero. */
export interface CarriedTrinket {
  card: string;
  /** Whether its other side lies up. */
  negative: boolean;
}

/** The place of a hero who is not chosen yet. */
export interface Vacancy {
  hero: number;
  kind: null;
  seat: number;
  alive: boolean;
}

/** A hero's board. */
export interface Hero {
  hero: number;
  kind: string;
  seat: number;
  alive: boolean;
  /** 0 in the Circus. */
  level: number;
  life: number;
  wounds: number;
  deaths_door: boolean;
  stress: number;
  /** Resolve has been tested: the next time at ten the heart gives out. */
  red: boolean;
  mood: string | null;
  xp: number;
  form: Form;
  dodge: number;
  speed: number;
  resist: Resisted[];
  immune: Resisted[];
  /** The equipped cards. */
  skills: string[];
  /** The level of each of the seven Skills. */
  ranks: Record<string, number>;
  /** Skills the Blacksmith has raised for the coming quest alone. */
  forged: Record<string, number>;
  trinkets: CarriedTrinket[];
  trinket_slots: number;
  skill_slots: number;
  quirks: string[];
  disease: string | null;
  /** The number of the Circus card; null as long as it is secret. */
  profile: number | null;
  area: number | null;
  /** null: not on the tracker. */
  stance: Stance | null;
  stacks: Stack[];
  /** Turns left in this round. */
  turns: number;
  /** Actions left in this turn. */
  actions: number;
  active: boolean;
  /** Skills that were used in this turn. */
  spent: string[];
}

/** What a monster may do if it acts now. */
export interface Intent {
  chance: number;
  /** null: it does nothing but move. */
  skill: string | null;
  /** The figure it means; null if there is nobody. */
  target: number | null;
  /** From where it would use the Skill. */
  areas: number[];
  /** Whether it gets near enough. */
  reaches: boolean;
  odds: Odds[];
}

/** A monster in the Battle. */
export interface Monster {
  figure: number;
  kind: string;
  life: number;
  wounds: number;
  dodge: number;
  area: number;
  stance: Stance;
  size: Size;
  /** How many of its kind came before it (DD-16.10). */
  mark: number;
  stacks: Stack[];
  /** Turns left in this round. */
  turns: number;
  active: boolean;
  level: number;
  speed: number;
  /** Where it stands on the tracker: somebody large in two places. */
  slots: Stance[];
  boss: boolean;
  intents: Intent[];
}

/** A card with a name and what it says. */
export interface Card {
  id: string;
  name: Name;
  text: Message[];
  origin: Origin;
}

/** A Quirk. */
export interface Quirk extends Card {
  negative: boolean;
}

/** An Affliction or a Virtue. */
export interface Mood extends Card {
  virtue: boolean;
  /** It acts on a d10 of at most this. */
  upto: number;
}

/** A way to use a side of a Trinket. */
export interface Way {
  /** When it may be used, */
  window: Window;
  /** and where, if only in one Stance. */
  stance: Stance | null;
  text: Message;
  effects: Effect[];
}

/** A Trinket: each use turns it over. */
export interface Trinket {
  id: string;
  name: Name;
  level: number;
  positive: Way[];
  negative: Way[];
  origin: Origin;
}

/** A Curio. */
export interface Curio {
  id: string;
  name: Name;
  positive: Message[];
  negative: Message[];
  origin: Origin;
}

/** A Loot Chest token. */
export interface Loot {
  id: string;
  count: number;
}

/** A choice of a visitor. */
export interface Service {
  gold: number;
  text: Message[];
  effects: Effect[];
}

/** A building of the Hamlet. */
export interface Building {
  id: string;
  name: Name;
  visit: boolean;
  /** The price of the next level. */
  upgrade: number;
  /** On which d10 the Caretaker blocks it. */
  caretaker: number[];
  levels: Service[][];
  /** Prices of Trinkets by level. */
  buy: number[];
  sell: number[];
  origin: Origin;
}

/** An event of the Hamlet. */
export interface HamletEvent extends Card {
  days: number;
}

/** A hero of a ready-made party. */
export interface PartyHero {
  hero: string;
  skills: string[];
}

/** A ready-made party. */
export interface Party {
  id: string;
  name: Name;
  complexity: 'low' | 'medium' | 'high';
  heroes: PartyHero[];
}

/** What a Skill promises against one figure. */
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

/** What will come of an option, and how likely. */
export interface Outcome extends SeenOutcome {
  /** Against each of those it could meet. */
  odds?: Odds[];
  /** What it does to whom it is about, where lines of a card say it. */
  effects?: Effect[];
  /** What it brings; below 0: what it costs. */
  gold?: number;
  /** The Experience that it brings. */
  xp?: number;
}

/** The figures of both sides, from the front on: the party (or the first team), and its foes. */
export type Order = [number[], number[]];

/** The four slots of each tracker; null where one is empty, somebody large in two. */
export type Slots = [(number | null)[], (number | null)[]];

/** How many Rooms of each sort; none where one is left out. */
export type Rooms = Partial<Record<Token, number>>;

/** Initiative cards that may still come in this round. */
export interface Initiative {
  party: number;
  foes: number;
}

/** The Skill in use. */
export interface Use {
  by: number;
  skill: string;
  area: number;
  targets: number[];
  /** null: not yet, or there is none. */
  roll: number | null;
  /** By target. */
  results: RollResult[];
}

/** The fight under way. */
export interface Battle {
  room: string;
  stygian: boolean;
  /** The sort of Room in a Dungeon. */
  token: Token | null;
  /** 0: figures are being placed. */
  round: number;
  /** Whether it ends after the fourth round. */
  counts_rounds: boolean;
  boss: string | null;
  order: Order;
  slots: Slots;
  cards: Initiative;
  /** Whose turn it is. */
  active: number | null;
  monsters: Monster[];
  /** The space taken in each Area. */
  used: number[];
  /** Loot Chests in each Area. */
  chests: number[];
  /** Rules of the Room that were used. */
  done: string[];
  task_done: boolean;
  /** Areas with a pew about to fall, one for each. */
  pews: number[];
  doom: number | null;
  /** Areas nobody enters. */
  blocks: number[];
  use: Use | null;
}

/** An Exploration die of a hero. */
export interface Faced {
  hero: number;
  hazard: Hazard;
}

/** The expedition. */
export interface Dungeon {
  quest: string;
  progress: number;
  /** What leaving now would bring, where it is not counted in Gold. */
  xp: number;
  tile: string;
  /** The node where the party is. */
  at: number;
  /** By slot; null: face down. */
  tokens: (Token | null)[];
  cleared: number[];
  camped: number[];
  passed: number[];
  /** Corridors, by their places in the tile's list. */
  explored: number[];
  /** What lies face down. */
  left: Rooms;
  scouted: boolean;
  /** What a companion does not want. */
  refused: Deed[];
  scout_bonus: boolean;
  fled: boolean;
  /** Exploration dice before each hero. */
  dice: Hazard[][];
  /** The die that somebody faces now: it has left the others. */
  faced: Faced | null;
  rest_points: number;
  loot_left: number;
}

/** A building that somebody wants raised. */
export interface Proposed {
  building: string;
  /** What it costs. */
  gold: number;
}

/** The stay in the Hamlet. */
export interface Hamlet {
  event: string | null;
  days: number;
  /** Their levels. */
  buildings: Record<string, number>;
  blocked: string[];
  /** The building where the Caretaker is. */
  caretaker: string | null;
  shut: string[];
  /** Buildings a companion does not want raised. */
  refused: string[];
  proposed: Proposed | null;
  /** By hero: the building he visits; `away`: he has had his day; null: he still has it. */
  guests: (string | null)[];
  /** Trinkets of the Nomad Wagon. */
  offer: string[];
  /** Provision dice paid for. */
  ordered: number;
}

/** A match of the Butcher's Circus. */
export interface Circus {
  first_team: Team;
  /** The first colour of the arena is the second team's. */
  swapped: boolean;
  /** The Area where he stands. */
  butcher: number | null;
  room: string;
  puppets: number | null;
  winner: Team | null;
}

/** What everybody sees; only what the teams of the Circus choose at the same time is secret. */
export interface Table {
  mode: Mode;
  difficulty: Difficulty;
  level: number;
  act: number;
  quest_count: number;
  threat: string | null;
  threat_active: boolean;
  /** Bosses. */
  beaten: string[];
  /** The final form that need not be fought. */
  cancelled: string | null;
  fallen: string[];
  /** Quests to choose from. */
  choice: string[];
  gold: number;
  /** Their levels. */
  buildings: Record<string, number>;
  /** Cards that will not come again in this campaign. */
  quests_gone: string[];
  events_gone: string[];
  monsters_gone: string[];
  /** Heroes who may still take the place of the dead. */
  waiting: number;
  coach_xp: number;
  light: number;
  stores: Record<Provision, number>;
  firewood: boolean;
  /** Provision dice while the party rolls for them. */
  rolled: Side[];
  /** The Trinket that somebody may take. */
  found: string | null;
  /** The heroes from the front on. */
  party: number[];
  heroes: (Hero | Vacancy)[];
  battle: Battle | null;
  dungeon: Dungeon | null;
  hamlet: Hamlet | null;
  circus: Circus | null;
  /** Who the numbers are now. */
  names: Record<string, Record<string, Name>>;
  /** What holds for everybody now. */
  law: Message[];
}

export type Mode = 'campaign' | 'quest' | 'battle' | 'boss' | 'circus';

export type Difficulty = 'standard' | 'radiant' | 'stygian';

export type Stance = 'aggressive' | 'defensive' | 'ranged' | 'support';

export type Condition = 'bleed' | 'blight' | 'stun' | 'buff' | 'debuff' | 'mark' | 'riposte' | 'guard' | 'protection';

/** What a card may resist or be immune to. */
export type Resisted = 'bleed' | 'blight' | 'stun' | 'buff' | 'debuff' | 'mark' | 'riposte' | 'guard' | 'protection' | 'shuffle' | 'disease';

export type MonsterType = 'unholy' | 'human' | 'eldritch' | 'beast';

export type Size = 'small' | 'normal' | 'large';

export type Form = 'human' | 'beast';

export type Provision = 'food' | 'bandage' | 'potion' | 'torch' | 'tool';

/** A side of a Provision die. */
export type Side = 'food' | 'bandage' | 'potion' | 'torch' | 'tool' | 'wild';

/** What sort of Room it is. */
export type Token = 'empty' | 'dark' | 'trap' | 'curio' | 'treasure' | 'lair' | 'objective';

/** A side of an Exploration die. */
export type Hazard = 'rubble' | 'hunger' | 'darkness' | 'curio' | 'trap' | 'blank';

/** What is voted on; `dig` is the Rest at an Excavation Site, of which only the shares are (DD-A.128). */
export type Deed = 'scout' | 'rest' | 'leave' | 'dig';

/** What a roll means for a target. */
export type RollResult = 'miss' | 'hit' | 'crit';

/** Whom a monster's Skill looks for. */
export type Targeting = 'closest' | 'furthest' | 'crowded' | 'most_wounded' | 'most_stressed' | 'marked';

/** When a Trinket may be used. */
export type Window = 'free' | 'turn' | 'before_attack' | 'after_attack' | 'before_defence' | 'after_defence' | 'hit' | 'hurt' | 'healed' | 'disease' | 'resolve' | 'scouting' | 'resting' | 'die';

/** A team of the Circus. */
export type Team = 'a' | 'b';

/** Where a card comes from: printed, partly printed, proposed by us, or by the owner of a pack. */
export type Origin = 'printed' | 'partial' | 'proposal' | 'owner';
