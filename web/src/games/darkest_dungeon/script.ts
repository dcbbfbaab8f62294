/** How it is told: which events belong together, what moves, and for how long. No rule lives here. */
import type { Part, Tale } from '../../lib/chronicle';
import { motion } from '../../lib/motion.svelte';
import type { GameEvent, View } from '../../lib/protocol';
import type { Beat, Script } from '../../lib/stage.svelte';
import { GOLD } from './icons';
import type { Hero, Monster, Table } from './seen';
import { heroAt, MONSTER, ROOMS, SIDES, tableOf } from './terms';

const LENGTH: Record<string, number> = {
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
const TOGETHER = new Set(['provision', 'token', 'spawned', 'afflicted', 'stressed', 'relieved', 'placed', 'healed']);

const num = (event: GameEvent, field: string): number => Number(event[field] ?? 0);

function act(event: GameEvent): void {
  const figure = `figure-${num(event, 'who')}`;
  const panel = `panel-${num(event, 'who')}`;
  const amount = num(event, 'amount');
  switch (event.kind) {
    case 'turn':
    case 'mood':
    case 'resolve':
      motion.glow(panel);
      motion.glow(figure);
      break;
    case 'uses':
      for (const target of Array.isArray(event.figures) ? event.figures : []) if (typeof target === 'number') motion.fly(figure, `figure-${target}`, 'icon:crossed-swords', 1, 'candle');
      motion.glow(figure);
      break;
    case 'wounded':
      motion.shake(figure);
      motion.float(figure, `−${amount}`);
      motion.shake(panel);
      break;
    case 'healed':
      motion.float(figure, `+${amount}`, 'good');
      motion.float(panel, `+${amount}`, 'good');
      break;
    case 'stressed':
      motion.float(panel, `+${amount}`, 'blood');
      break;
    case 'relieved':
      motion.float(panel, `−${amount}`, 'good');
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
      motion.float('gold', amount < 0 ? `−${-amount}` : `+${amount}`, amount < 0 ? 'blood' : 'candle');
      if (amount > 0) motion.fly('node-0', 'gold', GOLD, Math.min(4, amount), 'candle');
      break;
    case 'provision':
      motion.glow(`store-${String(event.side)}`);
      break;
    case 'spent':
      motion.float(`store-${String(event.side)}`, '−1');
      if (SIDES.some((side) => side === event.side)) motion.glow(`store-${String(event.side)}`);
      break;
    case 'token':
      motion.glow(`node-${num(event, 'node')}`);
      break;
  }
}

function patch(table: Table, event: GameEvent): void {
  const who = num(event, 'who');
  const figure: Hero | Monster | undefined = 'who' in event ? (who < MONSTER ? heroAt(table, who) : table.battle?.monsters.find((one) => one.figure === who)) : undefined;
  switch (event.kind) {
    case 'turn':
      if (table.battle) table.battle.active = who;
      break;
    case 'moved':
    case 'shoved':
    case 'tossed':
    case 'thrown':
    case 'placed':
      if (figure) figure.area = num(event, 'area');
      break;
    case 'wounded':
      if (figure && 'left' in event) figure.wounds = Math.min(figure.life, figure.wounds + num(event, 'amount'));
      break;
    case 'healed':
      if (figure) figure.wounds = Math.max(0, figure.wounds - num(event, 'amount'));
      break;
    case 'stressed':
    case 'relieved':
      if (figure && 'stress' in figure) figure.stress = num(event, 'stress');
      break;
    case 'slain':
      if (table.battle) {
        table.battle.monsters = table.battle.monsters.filter((one) => one.figure !== who);
        table.battle.order = [table.battle.order[0], table.battle.order[1].filter((one) => one !== who)];
        table.battle.slots = [table.battle.slots[0], table.battle.slots[1].map((one) => (one === who ? null : one))];
      }
      break;
    case 'light':
      table.light = num(event, 'light');
      break;
    case 'gold':
      table.gold = num(event, 'gold');
      break;
    case 'round':
      if (table.battle) table.battle.round = num(event, 'round');
      break;
    case 'token':
      if (table.dungeon) table.dungeon.tokens[num(event, 'node')] = ROOMS.find((token) => token === event.token) ?? null;
      break;
    case 'arrived':
      if (table.dungeon) table.dungeon.at = num(event, 'node');
      break;
    case 'butcher':
      if (table.circus) table.circus.butcher = num(event, 'area');
      break;
  }
}

const HIGH = new Set(['game_won', 'game_lost', 'bout_won', 'bout_drawn', 'given_up', 'battle_won', 'battle_fled', 'boss_beaten', 'died', 'deaths_door', 'deathblow', 'resolve', 'mood', 'curio', 'event', 'undone', 'xp', 'trinket_found', 'loot']);
const MID = new Set(['because', 'hurts', 'walks_back', 'uses', 'results', 'wounded', 'healed', 'slain', 'stunned', 'bleeds', 'afflicted', 'stressed', 'riposte', 'hazard', 'enters', 'cleared', 'arrived', 'scouted', 'light', 'visits', 'built', 'hamlet_skill', 'forged', 'caretaker', 'day', 'joined', 'skill_raised', 'hero_raised', 'drafted', 'profile', 'interacts', 'task_done', 'room', 'boss', 'round', 'out_of_range', 'refused', 'rests', 'quest', 'threat', 'butcher', 'mood_rolled', 'trap_missed', 'moved', 'stance', 'quirk', 'disease', 'cured']);

const PARTS: Partial<Record<string, Part>> = {
  turn: 'heads',
  uses: 'opens', riposte: 'opens', out_of_range: 'opens', interacts: 'opens', because: 'opens', bleeds: 'opens', spent: 'opens', trinket_used: 'opens', loot: 'opens',
  curio: 'opens', curio_found: 'opens', scouted: 'opens', rests: 'opens', enters: 'opens', hurts: 'opens', walks_back: 'opens', visits: 'opens', hamlet_skill: 'opens', pew: 'opens', doom: 'opens',
  moved: 'steps',
  results: 'belongs', wounded: 'belongs', healed: 'belongs', stunned: 'belongs', afflicted: 'belongs', shrugged_off: 'belongs', freed: 'belongs', slain: 'belongs',
  shoved: 'belongs', tossed: 'belongs', thrown: 'belongs', transformed: 'belongs', scrambled: 'belongs', stressed: 'belongs', relieved: 'belongs', deaths_door: 'belongs',
  deathblow: 'belongs', died: 'belongs', resolve: 'belongs', mood: 'belongs', quirk: 'belongs', quirk_lost: 'belongs', disease: 'belongs', cured: 'belongs', light: 'belongs',
  gold: 'belongs', trinket_found: 'belongs', trinket_gained: 'belongs', trinket_lost: 'belongs', cleared: 'belongs', trap_missed: 'belongs', task_done: 'belongs', stolen: 'belongs',
  hazard: 'gathers', spawned: 'gathers', drafted: 'gathers', profile: 'gathers', placed: 'gathers', quest_drawn: 'gathers', chosen: 'gathers', offered: 'gathers',
  rolled: 'detail',
  initiative: 'ahead',
};
/** What somebody found there: dice and rooms that it brings are told with it. */
const BRINGS = new Set(['curio', 'loot', 'scouted', 'spent', 'hamlet_skill', 'because']);
const tale: Tale = {
  part(event, told) {
    const [first] = told;
    switch (event.kind) {
      case 'provision':
      case 'token':
        return first && BRINGS.has(first.kind) ? 'belongs' : 'gathers';
      case 'stance':
        // As a deed of one's own, or because of somebody else's.
        return !first || first.who === event.who ? 'opens' : 'belongs';
      case 'results':
        // That it hit is seen from what it did.
        return event.results === 'hit' ? 'detail' : 'belongs';
      default:
        return PARTS[event.kind];
    }
  },
  of: ({ who }) => who,
  outdone: {},
  last: ['moved'],
};

export const script: Script = {
  beats(events: GameEvent[], _view: View): Beat[] {
    const groups: GameEvent[][] = [];
    for (const event of events) {
      const last = groups.at(-1);
      if (last && last[0]?.kind === event.kind && TOGETHER.has(event.kind)) last.push(event);
      else groups.push([event]);
    }
    return groups.map((group) => ({
      events: group,
      ms: LENGTH[group[0]?.kind ?? ''] ?? 180,
      patch: (view) => group.forEach((event) => patch(tableOf(view), event)),
      run: () => group.forEach(act),
    }));
  },
  headline(events: GameEvent[]): GameEvent[] {
    const high = events.filter((event) => HIGH.has(event.kind));
    if (high.length) return high.slice(-2);
    return events.filter((event) => MID.has(event.kind)).slice(-3);
  },
  chapter: (event) => ['room', 'boss', 'round', 'tile', 'hamlet', 'day', 'arrived'].includes(event.kind),
  tale,
};
