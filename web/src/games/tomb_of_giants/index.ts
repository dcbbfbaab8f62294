import { t } from '../../lib/i18n.svelte';
import { later } from '../../lib/load';
import { told } from '..';
import { eventIcon } from '../souls/icons';
import { past } from '../souls/past';
import Board from './Board.svelte';
import { tableOf } from './border';
import { lookOf } from './groups';
import Hand from './Hand.svelte';
import { logIcon } from './icons';
import type { BoxEvent } from '../souls/box';
import { script } from './script';

/** By the kind of the question. */
const HINTS: Record<string, string> = {
  bonfire: 'tg-ui-hint-bonfire',
  onward: 'tg-ui-hint-onward',
  prepare: 'tg-ui-hint-prepare',
  choose_card: 'tg-ui-hint-choose-card',
  purchase: 'tg-ui-hint-purchase',
  start_node: 'tg-ui-hint-start-node',
  choose_aggro: 'tg-ui-hint-aggro',
  swap: 'tg-ui-hint-swap',
  follow: 'tg-ui-hint-follow',
  step_aside: 'tg-ui-hint-step-aside',
  fortune: 'tg-ui-hint-fortune',
  turn: 'tg-ui-hint-turn',
  target: 'ds-ui-hint-target',
  after_roll: 'ds-ui-hint-roll',
  next_foe: 'ds-ui-hint-next-foe',
};
/** Which part of a round a question belongs to. */
const UPKEEP = new Set(['upkeep', 'swap', 'follow']);

export const game = told<BoxEvent>({
  script,
  Board,
  Hand,
  help: later(() => import('./Help.svelte')),
  face: later(() => import('./Face.svelte')),
  glossary: later(() => import('./glossary')),
  sounds: later(() => import('./sounds')),
  diary: { fits: (view) => tableOf(view).mode === 'campaign', load: later(() => import('./diary')) },
  icon: (kind) => logIcon(kind) ?? eventIcon(kind),
  open: true,
  option: lookOf,
  stands: (view) => tableOf(view).fight !== null,
  past,
  hint: (view) => view.decisions.map(({ kind }) => HINTS[kind]).find(Boolean) ?? '',
  steps: (view) => {
    const { fight, heroes, at, bonfire } = tableOf(view);
    if (view.over) return { names: [], now: -1 };
    if (!fight) return { names: [t(at === bonfire ? 'tg-ui-step-bonfire' : 'tg-ui-step-road')], now: 0 };
    const names = [t(fight.boss ? 'tg-ui-step-boss' : 'tg-ui-step-enemies'), t('tg-ui-step-upkeep'), t('tg-ui-step-action')];
    if (heroes.some(({ node }) => node === null)) return { names, now: -1 };
    if (!heroes.some(({ active }) => active)) return { names, now: 0 };
    return { names, now: view.decisions.some(({ kind }) => UPKEEP.has(kind)) ? 1 : 2 };
  },
  chapter: (view) => {
    const { fight, at, bonfire, mode } = tableOf(view);
    if (view.over) return t('tg-ui-chapter-over');
    if (fight) return t(fight.boss ? 'ds-ui-chapter-boss' : 'ds-ui-chapter-encounter');
    if (mode !== 'campaign') return t('tg-ui-chapter-track');
    return at === bonfire ? t('ds-word-bonfire') : t('tg-ui-chapter-space', { n: at });
  },
});
