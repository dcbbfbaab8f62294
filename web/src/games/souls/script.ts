/** How a fight is told: which events belong together, what moves, and for how long. No rule lives here. */
import type { Part, Tale } from '../../lib/chronicle';
import { motion } from '../../lib/motion.svelte';
import type { View } from '../../lib/protocol';
import { grouped, type Beat, type Script } from '../../lib/stage.svelte';
import type { BoxEvent } from './box';
import { tableOf } from './border';
import { COMPASS } from './geometry';
import type { Table } from './seen';

type Kind = BoxEvent['kind'];

const LENGTH: Partial<Record<Kind, number>> = {
  placed: 140,
  aggro: 140,
  enemy_phase: 220,
  acts: 160,
  behaviour: 390,
  attacks: 260,
  missed: 200,
  foe_moved: 270,
  leaps: 160,
  turns: 160,
  foe_pushed: 220,
  heated: 390,
  activates: 200,
  moved: 270,
  turned_about: 220,
  pushed: 250,
  trap: 300,
  rolled: 390,
  uses: 180,
  strikes: 240,
  wounded: 340,
  slain: 380,
  dodges: 120,
  dodged: 280,
  hit: 120,
  paid: 160,
  gained: 220,
  suffered: 340,
  fell: 390,
  found: 340,
  rested: 340,
  equipped: 160,
  stowed: 120,
  spent: 120,
  won: 300,
};
/** These fall together when they follow each other. */
const TOGETHER = new Set<Kind>(['rolled', 'placed', 'gained', 'slain', 'wounded', 'spawned', 'looked', 'offers']);
/** With these a new roll begins. */
const CLEARS = new Set<Kind>(['uses', 'strikes', 'attacks', 'dodges', 'trap', 'acts', 'activates', 'enemy_phase']);

function act(event: BoxEvent): void {
  const who = 'who' in event ? event.who : undefined;
  const hero = `hero-${who}`;
  const panel = `panel-${who}`;
  const foe = `foe-${'foe' in event ? event.foe : undefined}`;
  switch (event.kind) {
    case 'acts':
    case 'attacks':
    case 'heated':
      motion.glow(foe);
      break;
    case 'missed':
      motion.float(foe, '∅', 'candle');
      break;
    case 'strikes':
      motion.fly(hero, foe, 'icon:crossed-swords', 1, 'candle');
      break;
    case 'wounded':
      motion.shake(foe);
      motion.float(foe, `−${event.amount}`);
      break;
    case 'slain':
      motion.float(foe, '✝');
      break;
    case 'hit':
      motion.shake(hero);
      if (!event.amount) motion.float(hero, '0', 'good');
      break;
    case 'suffered':
      motion.float(hero, `−${event.amount}`);
      motion.shake(panel);
      break;
    case 'dodged':
      motion.float(hero, '↷', 'good');
      break;
    case 'gained':
      motion.float(hero, `+${event.stamina + event.health}`, 'good');
      break;
    case 'estus':
    case 'luck':
    case 'heroic':
      motion.glow(`marks-${event.who}`);
      break;
    case 'activates':
    case 'levelled':
    case 'equipped':
    case 'ember':
      motion.glow(panel);
      break;
    case 'aggro':
      motion.float(hero, '⚔');
      break;
    case 'spent':
      motion.float('souls', `−${event.amount}`);
      break;
  }
}

function patch(table: Table, event: BoxEvent): void {
  const fight = table.fight;
  const hero = 'who' in event ? table.heroes[event.who] : undefined;
  const foe = 'foe' in event ? fight?.foes.find((each) => each.foe === event.foe) : undefined;
  if (CLEARS.has(event.kind)) table.roll = [];
  switch (event.kind) {
    case 'placed':
    case 'moved':
    case 'pushed':
      if (hero) hero.node = event.node;
      break;
    case 'foe_moved':
    case 'foe_pushed':
      if (foe) foe.node = event.node;
      break;
    case 'turns':
      if (foe) foe.facing = COMPASS[event.facing] ?? foe.facing;
      break;
    case 'aggro':
    case 'activates':
      for (const each of table.heroes) {
        each.aggro = each === hero;
        if (event.kind === 'activates') each.active = each === hero;
      }
      break;
    case 'enemy_phase':
      for (const each of table.heroes) each.active = false;
      for (const each of fight?.foes ?? []) each.acted = false;
      break;
    case 'acts':
      if (foe) foe.acted = true;
      break;
    case 'behaviour':
      if (fight?.boss) fight.boss.top = event.behaviour;
      break;
    case 'heated':
      if (fight?.boss) fight.boss.heated = true;
      break;
    case 'rolled':
      table.roll.push({ die: event.die, face: event.face });
      break;
    case 'paid':
    case 'gained':
    case 'suffered':
      if (hero) Object.assign(hero, { black: event.black, red: event.red });
      break;
    case 'estus':
      if (hero) Object.assign(hero, { estus: false, black: 0, red: 0 });
      break;
    case 'luck':
      if (hero) hero.luck = false;
      break;
    case 'heroic':
      if (hero) hero.heroic = false;
      break;
    case 'afflicted':
      if (hero) hero.conditions = [...new Set([...hero.conditions, ...event.conditions])];
      break;
    case 'foe_afflicted':
      if (foe) foe.conditions = [...new Set([...foe.conditions, ...event.conditions])];
      break;
    case 'wounded':
      if (foe) foe.health = event.left;
      break;
    case 'slain':
      if (fight && foe) fight.foes = fight.foes.filter((each) => each !== foe);
      break;
    case 'spent':
      table.souls = event.souls;
      break;
  }
}

const PARTS: Partial<Record<Kind, Part>> = {
  acts: 'heads',
  activates: 'heads',
  behaviour: 'opens',
  uses: 'opens',
  estus: 'opens',
  turned_about: 'steps',
  foe_moved: 'belongs',
  leaps: 'belongs',
  attacks: 'belongs',
  missed: 'belongs',
  pushed: 'belongs',
  foe_pushed: 'belongs',
  evades: 'belongs',
  strikes: 'belongs',
  wounded: 'belongs',
  slain: 'belongs',
  foe_afflicted: 'belongs',
  blessed: 'belongs',
  heated: 'belongs',
  hit: 'belongs',
  suffered: 'belongs',
  dodged: 'belongs',
  afflicted: 'belongs',
  fell: 'belongs',
  luck: 'belongs',
  aggro: 'belongs',
  placed: 'gathers',
  tile: 'gathers',
  shown: 'gathers',
  looked: 'gathers',
  spawned: 'gathers',
  token: 'gathers',
  offers: 'gathers',
  rolled: 'detail',
  dodges: 'detail',
  turns: 'detail',
  reshuffled: 'detail',
};
/** Every fight is told alike: a line an activation of an enemy, an attack, a walk. */
const ENEMYS = new Set<Kind>(['acts', 'behaviour', 'attacks']);
const tale: Tale<BoxEvent> = {
  part(event, told, all) {
    const last = all.at(-1);
    switch (event.kind) {
      case 'gained':
        // What comes back with a new activation is no news.
        return told.at(-1)?.kind === 'activates' ? 'detail' : 'belongs';
      case 'paid':
        // What a card costs is said where it is used.
        return last?.kind === 'uses' && last.who === event.who ? 'detail' : 'ahead';
      case 'heroic': {
        // The walk of somebody else is told already.
        const walked = told.at(-1);
        return walked?.kind === 'moved' && walked.who !== event.who && !all.some(({ kind }) => ENEMYS.has(kind)) ? 'opens' : 'belongs';
      }
      case 'moved':
        // Whoever dodges steps aside, and the blow is still to come.
        return last?.kind === 'dodges' && last.who === event.who ? 'belongs' : 'steps';
      case 'trap':
        return all.some(({ kind }) => ENEMYS.has(kind)) ? 'belongs' : 'opens';
      default:
        return PARTS[event.kind];
    }
  },
  of: (event) => ('foe' in event ? `foe ${event.foe}` : 'who' in event ? `hero ${event.who}` : undefined),
  outdone: { hit: 'suffered', strikes: 'wounded', dodges: 'dodged' },
  last: ['moved', 'turned_about', 'foe_moved', 'pushed', 'foe_pushed'],
  former: (event) => (event.kind === 'left' && event.party ? { kind: 'hero', by: 'class', ids: event.party } : undefined),
  echoes: (told, event) => told.kind === 'pushed' && event.kind === 'moved' && told.who === event.who && told.node === event.node,
};

/** What one box tells beside the fight. */
export interface Telling {
  length: Partial<Record<Kind, number>>;
  together?: Kind[];
  act?: (event: BoxEvent) => void;
  patch?: (view: View, event: BoxEvent) => void;
  /** Events worth a line before the next question: above all others, and else. */
  high: Kind[];
  mid: Kind[];
  /** With these a new chapter of the chronicle begins. */
  chapters: Kind[];
}

const MID: Kind[] = [
  'suffered',
  'dodged',
  'slain',
  'wounded',
  'behaviour',
  'attacks',
  'missed',
  'strikes',
  'trap',
  'pushed',
  'foe_pushed',
  'estus',
  'heroic',
  'luck',
  'levelled',
  'equipped',
  'afflicted',
  'foe_afflicted',
  'ember',
  'sold',
  'activates',
];
/** Told where nothing else was: the last step somebody took. */
const STEPS = new Set<Kind>(['moved', 'foe_moved', 'leaps']);
const HIGH: Kind[] = ['won', 'lost_game', 'fell', 'boss', 'encounter', 'heated', 'survivor', 'undone', 'found', 'rested'];

export function scriptOf(own: Telling): Script<BoxEvent> {
  const length: Partial<Record<Kind, number>> = { ...LENGTH, ...own.length };
  const together = new Set<Kind>([...TOGETHER, ...(own.together ?? [])]);
  const high = new Set([...HIGH, ...own.high]);
  const mid = new Set([...MID, ...own.mid]);
  const chapters = new Set(own.chapters);
  return {
    beats(events: BoxEvent[], _view: View): Beat[] {
      return grouped(events, together).map((group) => ({
        events: group,
        ms: length[group[0].kind] ?? 220,
        patch: (view) =>
          group.forEach((event) => {
            patch(tableOf(view), event);
            own.patch?.(view, event);
          }),
        run: () =>
          group.forEach((event) => {
            act(event);
            own.act?.(event);
          }),
      }));
    },
    headline(events: BoxEvent[]): BoxEvent[] {
      const first = events.filter((event) => high.has(event.kind));
      if (first.length) return first.slice(-2);
      const second = events.filter((event) => mid.has(event.kind));
      return second.length ? second.slice(-3) : events.filter((event) => STEPS.has(event.kind)).slice(-1);
    },
    chapter: (event) => chapters.has(event.kind),
    tale,
  };
}
