import { t } from '../../lib/i18n.svelte';
import { told } from '..';
import Board from './Board.svelte';
import { lookOf } from './groups';
import Hand from './Hand.svelte';
import Help from './Help.svelte';
import { eventIcon } from './icons';
import type { GameEvent } from './events';
import { script } from './script';
import { tableOf } from './border';
import { MONSTER } from './terms';

const HINTS: Record<string, string> = {
  'dd-prompt-act': 'dd-ui-hint-act',
  'dd-prompt-stop': 'dd-ui-hint-stop',
  'dd-prompt-hazard': 'dd-ui-hint-hazard',
  'dd-prompt-hero-dice': 'dd-ui-hint-dice',
  'dd-prompt-last-die': 'dd-ui-hint-last-die',
  'dd-prompt-visit': 'dd-ui-hint-visit',
  'dd-prompt-arrange': 'dd-ui-hint-arrange',
  'dd-prompt-choose-side': 'dd-ui-hint-wild',
  'dd-prompt-turn-die': 'dd-ui-hint-turn-die',
  'dd-prompt-choose-quest': 'dd-ui-hint-quest',
  'dd-prompt-pick-quest': 'dd-ui-hint-quest',
  'dd-prompt-outfit': 'dd-ui-hint-outfit',
  'dd-prompt-draft': 'dd-ui-hint-draft',
  'dd-prompt-profile': 'dd-ui-hint-profile',
  'dd-prompt-place-fighter': 'dd-ui-hint-place',
  'dd-prompt-rest': 'dd-ui-hint-rest',
};

export const game = told<GameEvent>({
  script,
  Board,
  Hand,
  Help,
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
  hint: (view) => view.decisions.map(({ prompt }) => HINTS[prompt.id]).find(Boolean) ?? '',
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
    if (table.battle) return t(table.circus ? 'dd-ui-chapter-bout' : table.battle.boss ? 'dd-ui-chapter-boss' : 'dd-ui-chapter-battle', { round: table.battle.round });
    if (table.circus) return t('dd-ui-chapter-circus');
    if (table.hamlet) return t('dd-ui-chapter-hamlet');
    if (table.dungeon) return t('dd-ui-chapter-dungeon');
    return t('dd-ui-chapter-prepare');
  },
});
