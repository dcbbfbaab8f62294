import { t } from '../../lib/i18n.svelte';
import { later } from '../../lib/load';
import type { Decision } from '../../lib/protocol';
import { told } from '..';
import Board from './Board.svelte';
import { lookOf } from './groups';
import Hand from './Hand.svelte';
import { eventIcon } from './icons';
import type { GameEvent } from './events';
import { script } from './script';
import { tableOf } from './border';
import { MONSTER } from './terms';

/** Advice for newcomers, by the kind of the question. */
const HINTS: Record<string, string> = {
  act: 'dd-ui-hint-act',
  stop: 'dd-ui-hint-stop',
  hazard: 'dd-ui-hint-hazard',
  visit: 'dd-ui-hint-visit',
  arrange: 'dd-ui-hint-arrange',
  choose_side: 'dd-ui-hint-wild',
  turn_wild: 'dd-ui-hint-wild',
  turn_die: 'dd-ui-hint-turn-die',
  choose_quest: 'dd-ui-hint-quest',
  outfit: 'dd-ui-hint-outfit',
  draft: 'dd-ui-hint-draft',
  profile: 'dd-ui-hint-profile',
  place_fighter: 'dd-ui-hint-place',
  rest: 'dd-ui-hint-rest',
};
function hintOf({ kind, options }: Decision): string | undefined {
  if (kind === 'hero_dice') return options.filter((option) => option.kind === 'hazard').length > 1 ? 'dd-ui-hint-dice' : 'dd-ui-hint-last-die';
  return HINTS[kind];
}

export const game = told<GameEvent>({
  script,
  Board,
  Hand,
  help: later(() => import('./Help.svelte')),
  face: later(() => import('./Face.svelte')),
  glossary: later(() => import('./glossary')),
  sounds: later(() => import('./sounds')),
  diary: { fits: (view) => ['campaign', 'quest'].includes(tableOf(view).mode), load: later(() => import('./diary')) },
  icon: eventIcon,
  // Only what the captains of the circus choose at the same time is secret, and only until it is shown.
  open: (view) => !(tableOf(view).circus && !tableOf(view).battle),
  option: lookOf,
  stands: (view) => tableOf(view).battle !== null || tableOf(view).dungeon !== null,
  past: (view) => {
    const table = tableOf(view);
    if (!table.battle) return view;
    return { ...view, table: { ...table, battle: { ...table.battle, monsters: table.battle.monsters.map((foe) => ({ ...foe, intents: [] })) } } };
  },
  hint: (view) => view.decisions.map(hintOf).find(Boolean) ?? '',
  steps: (view) => {
    const table = tableOf(view);
    if (view.over) return { names: [], now: -1 };
    if (table.battle) {
      const active = table.battle.active;
      const names = [t('dd-ui-step-heroes'), t('dd-ui-step-foes')];
      if (table.circus) return { names: [t('dd-ui-step-bout')], now: 0 };
      return { names, now: active === null ? -1 : active < MONSTER ? 0 : 1 };
    }
    if (table.circus) return { names: [t('dd-ui-step-draft')], now: 0 };
    const names = [t('dd-ui-step-prepare'), t('dd-ui-step-dungeon'), t('dd-ui-step-hamlet')];
    return { names, now: table.dungeon && !table.rolled.length ? 1 : table.hamlet ? 2 : 0 };
  },
  chapter: (view) => {
    const table = tableOf(view);
    if (view.over) return t('dd-ui-chapter-over');
    if (table.battle && !table.battle.round) return t('dd-ui-chapter-placing');
    if (table.battle)
      return t(table.circus ? 'dd-ui-chapter-bout' : table.battle.boss ? 'dd-ui-chapter-boss' : 'dd-ui-chapter-battle', { round: table.battle.round });
    if (table.circus) return t('dd-ui-chapter-circus');
    if (table.hamlet) return t('dd-ui-chapter-hamlet');
    if (table.dungeon) return t('dd-ui-chapter-dungeon');
    return t('dd-ui-chapter-prepare');
  },
});
