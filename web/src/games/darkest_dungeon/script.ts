/** How it is told: which events belong together, what moves, and for how long. No rule lives here. */
import type { Part, Tale } from '../../lib/chronicle';
import { motion } from '../../lib/motion.svelte';
import type { View } from '../../lib/protocol';
import { grouped, type Beat, type Script } from '../../lib/stage.svelte';
import type { GameEvent } from './events';
import { GOLD } from './icons';
import type { Hero, Monster, Table } from './seen';
import { tableOf } from './border';
import { heroAt, MONSTER } from './terms';

type Kind = GameEvent['kind'];

const LENGTH: Partial<Record<Kind, number>> = {
  provision: 120,
  gold: 160,
  tile: 200,
  token: 260,
  arrived: 300,
  enters: 380,
  hazard: 340,
  curio: 390,
  curio_found: 390,
  light: 260,
  room: 380,
  boss: 390,
  spawned: 160,
  round: 380,
  initiative: 240,
  turn: 240,
  rolled: 390,
  uses: 320,
  results: 200,
  moved: 300,
  shoved: 260,
  tossed: 260,
  thrown: 260,
  placed: 160,
  stance: 240,
  wounded: 340,
  healed: 300,
  bleeds: 200,
  afflicted: 220,
  slain: 380,
  stressed: 280,
  relieved: 240,
  deaths_door: 390,
  deathblow: 390,
  died: 390,
  resolve: 390,
  mood: 390,
  battle_won: 390,
  battle_fled: 390,
  day: 260,
  event: 390,
  visits: 240,
  built: 340,
  butcher: 260,
};
/** These fall together when they follow each other. */
const TOGETHER = new Set<Kind>(['provision', 'token', 'spawned', 'afflicted', 'stressed', 'relieved', 'placed', 'healed']);

function act(event: GameEvent): void {
  const who = 'who' in event ? event.who : undefined;
  const figure = `figure-${who}`;
  const panel = `panel-${who}`;
  switch (event.kind) {
    case 'turn':
    case 'mood':
    case 'resolve':
      motion.glow(panel);
      motion.glow(figure);
      break;
    case 'uses':
      motion.glow(figure);
      break;
    case 'wounded':
      motion.shake(figure);
      motion.float(figure, `−${event.amount}`);
      motion.shake(panel);
      break;
    case 'healed':
      motion.float(figure, `+${event.amount}`, 'good');
      motion.float(panel, `+${event.amount}`, 'good');
      break;
    case 'stressed':
      motion.float(panel, `+${event.amount}`, 'blood');
      break;
    case 'relieved':
      motion.float(panel, `−${event.amount}`, 'good');
      break;
    case 'slain':
    case 'died':
      motion.float(figure, '✝');
      motion.shake(panel);
      break;
    case 'deaths_door':
    case 'deathblow':
      motion.shake(panel);
      break;
    case 'light':
      motion.glow('light');
      break;
    case 'gold':
      motion.float('gold', event.amount < 0 ? `−${-event.amount}` : `+${event.amount}`, event.amount < 0 ? 'blood' : 'candle');
      if (event.amount > 0) motion.fly('node-0', 'gold', GOLD, Math.min(4, event.amount), 'candle');
      break;
    case 'provision':
      motion.glow(`store-${event.side}`);
      break;
    case 'spent':
      motion.float(`store-${event.side}`, '−1');
      motion.glow(`store-${event.side}`);
      break;
    case 'token':
      motion.glow(`node-${event.node}`);
      break;
  }
}

function figureOf(table: Table, who: number): Hero | Monster | undefined {
  return who < MONSTER ? heroAt(table, who) : table.battle?.monsters.find((one) => one.figure === who);
}

function patch(table: Table, event: GameEvent): void {
  const figure = 'who' in event ? figureOf(table, event.who) : undefined;
  switch (event.kind) {
    case 'turn':
      if (table.battle) table.battle.active = event.who;
      break;
    case 'moved':
    case 'shoved':
    case 'tossed':
    case 'thrown':
    case 'placed':
      if (figure) figure.area = event.area;
      break;
    case 'wounded':
      if (figure) figure.wounds = Math.min(figure.life, figure.wounds + event.amount);
      break;
    case 'healed':
      if (figure) figure.wounds = Math.max(0, figure.wounds - event.amount);
      break;
    case 'stressed':
    case 'relieved':
      if (figure && 'stress' in figure) figure.stress = event.stress;
      break;
    case 'slain':
      if (table.battle) {
        table.battle.monsters = table.battle.monsters.filter((one) => one.figure !== event.who);
        table.battle.order = [table.battle.order[0], table.battle.order[1].filter((one) => one !== event.who)];
        table.battle.slots = [table.battle.slots[0], table.battle.slots[1].map((one) => (one === event.who ? null : one))];
      }
      break;
    case 'light':
      table.light = event.light;
      break;
    case 'gold':
      table.gold = event.gold;
      break;
    case 'round':
      if (table.battle) table.battle.round = event.round;
      break;
    case 'token':
      if (table.dungeon) table.dungeon.tokens[event.node] = event.token;
      break;
    case 'arrived':
      if (table.dungeon) table.dungeon.at = event.node;
      break;
    case 'butcher':
      if (table.circus) table.circus.butcher = event.area;
      break;
  }
}

const HIGH = new Set<Kind>([
  'game_won',
  'game_lost',
  'bout_won',
  'bout_drawn',
  'given_up',
  'battle_won',
  'battle_fled',
  'boss_beaten',
  'died',
  'deaths_door',
  'deathblow',
  'resolve',
  'mood',
  'curio',
  'event',
  'undone',
  'xp',
  'trinket_found',
  'loot',
]);
const MID = new Set<Kind>([
  'because',
  'spent',
  'hurts',
  'walks_back',
  'uses',
  'results',
  'wounded',
  'healed',
  'slain',
  'stunned',
  'bleeds',
  'afflicted',
  'stressed',
  'riposte',
  'hazard',
  'enters',
  'cleared',
  'arrived',
  'scouted',
  'light',
  'visits',
  'built',
  'hamlet_skill',
  'forged',
  'caretaker',
  'day',
  'joined',
  'skill_raised',
  'hero_raised',
  'drafted',
  'profile',
  'interacts',
  'task_done',
  'room',
  'boss',
  'round',
  'out_of_range',
  'refused',
  'rests',
  'quest',
  'threat',
  'butcher',
  'mood_rolled',
  'trap_missed',
  'moved',
  'stance',
  'quirk',
  'disease',
  'cured',
]);

const CHAPTERS = new Set<Kind>(['room', 'boss', 'round', 'tile', 'hamlet', 'day', 'arrived']);

const PARTS: Partial<Record<Kind, Part>> = {
  turn: 'heads',
  uses: 'opens',
  riposte: 'opens',
  out_of_range: 'opens',
  interacts: 'opens',
  because: 'opens',
  bleeds: 'opens',
  spent: 'opens',
  trinket_used: 'opens',
  loot: 'opens',
  curio: 'opens',
  curio_found: 'opens',
  scouted: 'opens',
  rests: 'opens',
  enters: 'opens',
  hurts: 'opens',
  walks_back: 'opens',
  visits: 'opens',
  hamlet_skill: 'opens',
  pew: 'opens',
  doom: 'opens',
  moved: 'steps',
  results: 'belongs',
  wounded: 'belongs',
  healed: 'belongs',
  stunned: 'belongs',
  afflicted: 'belongs',
  shrugged_off: 'belongs',
  freed: 'belongs',
  slain: 'belongs',
  shoved: 'belongs',
  tossed: 'belongs',
  thrown: 'belongs',
  transformed: 'belongs',
  scrambled: 'belongs',
  stressed: 'belongs',
  relieved: 'belongs',
  deaths_door: 'belongs',
  deathblow: 'belongs',
  died: 'belongs',
  resolve: 'belongs',
  mood: 'belongs',
  quirk: 'belongs',
  quirk_lost: 'belongs',
  disease: 'belongs',
  cured: 'belongs',
  light: 'belongs',
  gold: 'belongs',
  trinket_found: 'belongs',
  trinket_gained: 'belongs',
  trinket_lost: 'belongs',
  cleared: 'belongs',
  trap_missed: 'belongs',
  task_done: 'belongs',
  stolen: 'belongs',
  hazard: 'gathers',
  spawned: 'gathers',
  drafted: 'gathers',
  profile: 'gathers',
  placed: 'gathers',
  quest_drawn: 'gathers',
  chosen: 'gathers',
  offered: 'gathers',
  rolled: 'detail',
  initiative: 'ahead',
};
/** What somebody found there: dice and rooms that it brings are told with it. */
const BRINGS = new Set<Kind>(['curio', 'loot', 'scouted', 'spent', 'hamlet_skill', 'because']);
const tale: Tale<GameEvent> = {
  part(event, told) {
    const [first] = told;
    switch (event.kind) {
      case 'provision':
      case 'token':
        return first && BRINGS.has(first.kind) ? 'belongs' : 'gathers';
      case 'stance':
        // As a deed of one's own, or because of somebody else's.
        return !first || ('who' in first && first.who === event.who) ? 'opens' : 'belongs';
      case 'results':
        // That it hit is seen from what it did.
        return event.results === 'hit' ? 'detail' : 'belongs';
      default:
        return PARTS[event.kind];
    }
  },
  of: (event) => ('who' in event ? event.who : undefined),
  outdone: {},
  last: ['moved'],
};

export const script: Script<GameEvent> = {
  beats(events: GameEvent[], _view: View): Beat[] {
    return grouped(events, TOGETHER).map((group) => ({
      events: group,
      ms: LENGTH[group[0].kind] ?? 180,
      patch: (view) => {
        for (const event of group) patch(tableOf(view), event);
      },
      run: () => group.forEach(act),
    }));
  },
  headline(events: GameEvent[]): GameEvent[] {
    const high = events.filter((event) => HIGH.has(event.kind));
    if (high.length) return high.slice(-2);
    return events.filter((event) => MID.has(event.kind)).slice(-3);
  },
  chapter: (event) => CHAPTERS.has(event.kind),
  tale,
};
