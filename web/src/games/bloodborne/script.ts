/** How a round is told: which events belong together, what moves, and for how long. No rule lives here. */
import type { Part, Tale } from '../../lib/chronicle';
import { motion } from '../../lib/motion.svelte';
import type { GameEvent, View } from '../../lib/protocol';
import type { Beat, Script } from '../../lib/stage.svelte';
import { BANK, ECHO } from './icons';
import type { Hunter, Table, Trophy } from './seen';

const LENGTH: Record<string, number> = {
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
const STEP: Record<string, string> = {
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
const TOGETHER = new Set(['played', 'transformed', 'hit', 'trophy', 'row', 'ready', 'prevented', 'healed', 'rested', 'scored', 'lost', 'gained']);

const num = (event: GameEvent, field: string): number => Number(event[field] ?? 0);

function act(event: GameEvent): void {
  const who = num(event, 'who');
  const amount = num(event, 'amount');
  switch (event.kind) {
    case 'dealt':
      motion.fly('monster', `collected-${who}`, ECHO, amount);
      if (amount) motion.shake('monster');
      motion.float('monster', `−${amount}`);
      break;
    case 'hit':
      if (amount) motion.shake(`hunter-${who}`);
      motion.float(`health-${who}`, amount ? `−${amount}` : '0');
      break;
    case 'healed':
      motion.float(`health-${who}`, `+${amount}`, 'good');
      break;
    case 'stole':
      motion.fly(`collected-${num(event, 'from')}`, `collected-${who}`, ECHO, amount);
      break;
    case 'gained':
      motion.float(`collected-${who}`, `+${amount}`, 'good');
      break;
    case 'lost':
    case 'taxed':
      if (amount) motion.float(`collected-${who}`, `−${amount}`);
      break;
    case 'banked':
      motion.fly(`collected-${who}`, `banked-${who}`, BANK, Math.min(amount, 3), 'candle');
      motion.float(`banked-${who}`, `+${amount}`, 'candle');
      break;
    case 'trophy':
      motion.fly('monster', `trophy-${who}-${String(event.trophy)}`, 'icon:trophy', 1, 'candle');
      break;
    case 'died':
    case 'attacks':
    case 'instant':
      motion.glow(`hunter-${who}`);
      break;
    case 'attack':
    case 'ability':
    case 'revealed':
    case 'final_boss':
      motion.glow('monster');
      break;
    case 'upgraded':
      motion.fly('row', `hunter-${who}`, 'icon:card-pickup', 1, 'candle');
      break;
    case 'regrew':
      motion.float('monster', `+${amount}`, 'good');
      break;
  }
}

function patch(table: Table, seat: number | null, event: GameEvent): void {
  const hunter: Hunter | undefined = table.hunters[num(event, 'who')];
  const monster = table.monster;
  const amount = num(event, 'amount');
  table.step = STEP[event.kind] ?? table.step;
  switch (event.kind) {
    case 'played':
    case 'transformed':
      if (hunter) {
        hunter.played.push(String(event.card));
        hunter.ready = false;
        hunter.hand_count -= 1;
        const mine = hunter.seat === seat ? table.me?.hand : undefined;
        const at = mine?.indexOf(String(event.card)) ?? -1;
        if (at >= 0) mine?.splice(at, 1);
      }
      break;
    case 'dealt':
      if (monster) monster.echoes = num(event, 'left');
      if (hunter) hunter.collected += amount;
      break;
    case 'hit':
    case 'healed':
    case 'rested':
      if (hunter) hunter.health = num(event, 'health');
      break;
    case 'died':
      if (hunter) Object.assign(hunter, { dead: true, collected: 0 });
      break;
    case 'gained':
      if (hunter) hunter.collected += amount;
      break;
    case 'lost':
    case 'taxed':
      if (hunter) hunter.collected = Math.max(0, hunter.collected - amount);
      break;
    case 'stole': {
      if (hunter) hunter.collected += amount;
      const from = table.hunters[num(event, 'from')];
      if (from) from.collected = Math.max(0, from.collected - amount);
      break;
    }
    case 'banked':
      if (hunter) {
        hunter.collected = Math.max(0, hunter.collected - amount);
        hunter.banked += amount;
      }
      break;
    case 'trophy':
      if (hunter) hunter.trophies[event.trophy as Trophy] = num(event, 'count');
      break;
    case 'killed':
      if (monster) monster.echoes = 0;
      break;
    case 'regrew':
      if (monster) monster.echoes += amount;
      break;
    case 'revealed':
    case 'final_boss':
      if (event.enemy && monster?.id !== event.enemy) {
        const echoes = num(event, 'echoes');
        const kind = event.kind === 'final_boss' ? 'final_boss' : 'monster';
        table.monster = { id: String(event.enemy), kind, die: '', echoes, full: echoes };
      } else if (monster && event.echoes) {
        monster.echoes = monster.full = num(event, 'echoes');
      }
      break;
    case 'upgraded': {
      const at = table.row.indexOf(String(event.card));
      if (at >= 0) table.row.splice(at, 1);
      break;
    }
    case 'row':
      if (event.card) table.row.push(String(event.card));
      break;
    case 'round':
      table.round = num(event, 'round');
      for (const each of table.hunters) {
        each.used.push(...each.played);
        each.played = [];
        each.dead = false;
        each.ready = false;
      }
      break;
  }
}

const HIGH = new Set(['attack', 'won', 'nobody_won', 'killed', 'escaped', 'died', 'out', 'final_boss', 'undone', 'revealed']);
const MID = new Set(['played', 'transformed', 'upgraded', 'removed', 'attack', 'negated', 'dealt', 'stole', 'exiled', 'reclaimed']);

const PARTS: Partial<Record<string, Part>> = {
  attack: 'opens', attacks: 'opens', instant: 'opens', ability: 'opens', too_late: 'opens',
  hit: 'belongs', prevented: 'belongs', died: 'belongs', out: 'belongs', dealt: 'belongs', blocked: 'belongs', killed: 'belongs', healed: 'belongs',
  stole: 'belongs', weakened: 'belongs', lured: 'belongs', gained: 'belongs', lost: 'belongs', regrew: 'belongs', exiled: 'belongs',
  taxed: 'goes on', banked: 'goes on', reclaimed: 'goes on', upgraded: 'goes on', removed: 'goes on', rested: 'goes on',
  ready: 'gathers', played: 'gathers', row: 'gathers', trophy: 'gathers', scored: 'gathers',
  rolled: 'ahead',
};
const tale: Tale = { part: ({ kind }) => PARTS[kind], of: ({ who }) => who, outdone: {}, last: [] };

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
      ms: LENGTH[group[0]?.kind ?? ''] ?? 280,
      patch: (view) => group.forEach((event) => patch(view.table as Table, view.seat, event)),
      run: () => group.forEach(act),
    }));
  },
  headline(events: GameEvent[]): GameEvent[] {
    const round = events.findLastIndex((event) => event.kind === 'round');
    const now = events.slice(round + 1);
    const told = [
      now.filter((event) => HIGH.has(event.kind)),
      now.filter((event) => MID.has(event.kind)),
      events.filter((event) => HIGH.has(event.kind)),
    ];
    return told.find((part) => part.length)?.slice(-3) ?? [];
  },
  chapter: (event) => event.kind === 'round',
  tale,
};

/** The faces of the last attack's roll, read from the story so far. */
export function lastRoll(log: GameEvent[]): { die: string; faces: string[]; serial: number; old: boolean } | null {
  const faces: string[] = [];
  let found: GameEvent | null = null;
  let serial = 0;
  let old = false;
  for (let n = log.length - 1; n >= 0; n -= 1) {
    const event = log[n]!;
    if (event.kind === 'rolled') {
      found ??= event;
      faces.unshift(String(event.face));
      serial = n;
    } else if (found) {
      break;
    } else if (event.kind === 'round') {
      old = true;
    }
  }
  return found ? { die: String(found.die), faces, serial, old } : null;
}
