/** How a round is told: which events belong together, what moves, and for how long. No rule lives here. */
import type { Part, Tale } from '../../lib/chronicle';
import { motion } from '../../lib/motion.svelte';
import type { View } from '../../lib/protocol';
import { grouped, type Beat, type Script } from '../../lib/stage.svelte';
import type { GameEvent, Rolled } from './events';
import { BANK, ECHO } from './icons';
import { tableOf } from './border';
import type { Table } from './seen';

type Kind = GameEvent['kind'];

const LENGTH: Partial<Record<Kind, number>> = {
  ready: 0,
  picked: 0,
  setup_final_boss: 0,
  scored: 0,
  row: 160,
  first_player: 160,
  round: 260,
  played: 390,
  transformed: 390,
  negated: 340,
  blocked: 300,
  too_late: 300,
  instant: 200,
  attacks: 160,
  dealt: 390,
  rolled: 390,
  attack: 300,
  hit: 380,
  prevented: 260,
  died: 390,
  killed: 390,
  escaped: 390,
  revealed: 390,
  trophy: 380,
  banked: 390,
  upgraded: 380,
  final_boss: 390,
  won: 300,
};

/** Where in the round an event is told. */
const STEP: Partial<Record<Kind, string>> = {
  played: 'choose',
  transformed: 'transform',
  instant: 'instant',
  rolled: 'monster_attack',
  attack: 'monster_attack',
  attacks: 'hunters_attack',
  escaped: 'escape',
  banked: 'dream',
  reclaimed: 'dream',
  upgraded: 'dream',
  rested: 'dream',
  revealed: 'end',
  final_boss: 'end',
  round: 'choose',
};

/** These fall together when they follow each other. */
const TOGETHER = new Set<Kind>(['played', 'transformed', 'hit', 'trophy', 'row', 'ready', 'prevented', 'healed', 'rested', 'scored', 'lost', 'gained']);

function act(event: GameEvent): void {
  switch (event.kind) {
    case 'dealt':
      motion.fly('monster', `collected-${event.who}`, ECHO, event.amount);
      if (event.amount) motion.shake('monster');
      motion.float('monster', `−${event.amount}`);
      break;
    case 'hit':
      if (event.amount) motion.shake(`hunter-${event.who}`);
      motion.float(`health-${event.who}`, event.amount ? `−${event.amount}` : '0');
      break;
    case 'healed':
      motion.float(`health-${event.who}`, `+${event.amount}`, 'good');
      break;
    case 'stole':
      motion.fly(`collected-${event.from}`, `collected-${event.who}`, ECHO, event.amount);
      break;
    case 'gained':
      motion.float(`collected-${event.who}`, `+${event.amount}`, 'good');
      break;
    case 'lost':
    case 'taxed':
      if (event.amount) motion.float(`collected-${event.who}`, `−${event.amount}`);
      break;
    case 'banked':
      motion.fly(`collected-${event.who}`, `banked-${event.who}`, BANK, Math.min(event.amount, 3), 'candle');
      motion.float(`banked-${event.who}`, `+${event.amount}`, 'candle');
      break;
    case 'trophy':
      motion.fly('monster', `trophy-${event.who}-${event.trophy}`, 'icon:trophy', 1, 'candle');
      break;
    case 'died':
    case 'attacks':
    case 'instant':
      motion.glow(`hunter-${event.who}`);
      break;
    case 'attack':
    case 'ability':
    case 'revealed':
    case 'final_boss':
      motion.glow('monster');
      break;
    case 'upgraded':
      motion.fly('row', `hunter-${event.who}`, 'icon:card-pickup', 1, 'candle');
      break;
    case 'regrew':
      motion.float('monster', `+${event.amount}`, 'good');
      break;
  }
}

function patch(table: Table, seat: number | null, event: GameEvent): void {
  const monster = table.monster;
  const hunter = 'who' in event ? table.hunters[event.who] : undefined;
  table.step = STEP[event.kind] ?? table.step;
  switch (event.kind) {
    case 'played':
    case 'transformed':
      if (hunter) {
        hunter.played.push(event.card);
        hunter.ready = false;
        hunter.hand_count -= 1;
        const mine = hunter.seat === seat ? table.me?.hand : undefined;
        const at = mine?.indexOf(event.card) ?? -1;
        if (at >= 0) mine?.splice(at, 1);
      }
      break;
    case 'dealt':
      if (monster) monster.echoes = event.left;
      if (hunter) hunter.collected += event.amount;
      break;
    case 'hit':
    case 'healed':
    case 'rested':
      if (hunter) hunter.health = event.health;
      break;
    case 'died':
      if (hunter) Object.assign(hunter, { dead: true, collected: 0 });
      break;
    case 'gained':
      if (hunter) hunter.collected += event.amount;
      break;
    case 'lost':
    case 'taxed':
      if (hunter) hunter.collected = Math.max(0, hunter.collected - event.amount);
      break;
    case 'stole': {
      if (hunter) hunter.collected += event.amount;
      const from = table.hunters[event.from];
      if (from) from.collected = Math.max(0, from.collected - event.amount);
      break;
    }
    case 'banked':
      if (hunter) {
        hunter.collected = Math.max(0, hunter.collected - event.amount);
        hunter.banked += event.amount;
      }
      break;
    case 'trophy':
      if (hunter) hunter.trophies[event.trophy] = event.count;
      break;
    case 'killed':
      if (monster) monster.echoes = 0;
      break;
    case 'regrew':
      if (monster) monster.echoes += event.amount;
      break;
    case 'revealed':
    case 'final_boss':
      if (monster?.id !== event.enemy) {
        const kind = event.kind === 'final_boss' ? 'final_boss' : 'monster';
        table.monster = { id: event.enemy, kind, die: '', echoes: event.echoes, full: event.echoes };
      } else {
        monster.echoes = monster.full = event.echoes;
      }
      break;
    case 'upgraded': {
      const at = table.row.indexOf(event.card);
      if (at >= 0) table.row.splice(at, 1);
      break;
    }
    case 'row':
      table.row.push(event.card);
      break;
    case 'round':
      table.round = event.round;
      for (const each of table.hunters) {
        each.used.push(...each.played);
        each.played = [];
        each.dead = false;
        each.ready = false;
      }
      break;
  }
}

const HIGH = new Set<Kind>(['attack', 'won', 'nobody_won', 'killed', 'escaped', 'died', 'out', 'final_boss', 'undone', 'revealed']);
/** What opens a deed of which somebody may die: the death alone would be laid at the last attack’s door. */
const CAUSES = new Set<Kind>(['attack', 'ability', 'attacks', 'instant']);
/** What somebody died of; of an ability, whose blow it answered. */
function causesOf(before: GameEvent[]): GameEvent[] {
  const at = before.findLastIndex(({ kind }) => CAUSES.has(kind));
  const cause = before[at];
  if (!cause) return [];
  const blow = cause.kind === 'ability' ? before.slice(0, at).findLast(({ kind }) => kind === 'attacks' || kind === 'instant') : undefined;
  return blow ? [blow, cause] : [cause];
}
const MID = new Set<Kind>(['played', 'transformed', 'upgraded', 'removed', 'attack', 'negated', 'dealt', 'stole', 'exiled', 'reclaimed']);

const PARTS: Partial<Record<Kind, Part>> = {
  attack: 'opens',
  attacks: 'opens',
  instant: 'opens',
  ability: 'opens',
  too_late: 'opens',
  hit: 'belongs',
  prevented: 'belongs',
  died: 'belongs',
  out: 'belongs',
  dealt: 'belongs',
  blocked: 'belongs',
  killed: 'belongs',
  healed: 'belongs',
  stole: 'belongs',
  weakened: 'belongs',
  lured: 'belongs',
  gained: 'belongs',
  lost: 'belongs',
  regrew: 'belongs',
  exiled: 'belongs',
  taxed: 'goes on',
  banked: 'goes on',
  reclaimed: 'goes on',
  upgraded: 'goes on',
  removed: 'goes on',
  rested: 'goes on',
  ready: 'ahead',
  played: 'gathers',
  row: 'gathers',
  trophy: 'gathers',
  scored: 'gathers',
  rolled: 'ahead',
};
const tale: Tale<GameEvent> = { part: ({ kind }) => PARTS[kind], of: (event) => ('who' in event ? event.who : undefined), outdone: {}, last: [] };

export const script: Script<GameEvent> = {
  beats(events: GameEvent[], _view: View): Beat[] {
    return grouped(events, TOGETHER).map((group) => ({
      events: group,
      ms: LENGTH[group[0].kind] ?? 280,
      patch: (view) => {
        for (const event of group) patch(tableOf(view), view.seat, event);
      },
      run: () => group.forEach(act),
    }));
  },
  headline(events: GameEvent[], seat: number | null = null): GameEvent[] {
    const causes = events.flatMap(({ kind }, at) => (kind === 'died' ? causesOf(events.slice(0, at)) : []));
    const inVain = (event: GameEvent) => event.kind === 'too_late' && event.who === seat;
    const told = [(event: GameEvent) => HIGH.has(event.kind) || causes.includes(event) || inVain(event), (event: GameEvent) => MID.has(event.kind)];
    return (
      told
        .map((worth) => events.filter(worth))
        .find((part) => part.length)
        ?.slice(-3) ?? []
    );
  },
  chapter: (event) => event.kind === 'round',
  tale,
};

/** The faces of the last attack's roll, read from the story so far; none where the enemy that is there has not rolled yet. */
export function lastRoll(log: GameEvent[]): { die: string; faces: string[]; serial: number; old: boolean } | null {
  const faces: string[] = [];
  let found: Rolled | null = null;
  let serial = 0;
  let old = false;
  for (let n = log.length - 1; n >= 0; n -= 1) {
    const event = log[n]!;
    if (event.kind === 'rolled') {
      found ??= event;
      faces.unshift(event.face);
      serial = n;
    } else if (found) {
      break;
    } else if (event.kind === 'revealed' || event.kind === 'final_boss') {
      return null;
    } else if (event.kind === 'round') {
      old = true;
    }
  }
  return found ? { die: found.die, faces, serial, old } : null;
}
