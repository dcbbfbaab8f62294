import { t } from '../../lib/i18n.svelte';
import { later } from '../../lib/load';
import { told } from '..';
import Board from './Board.svelte';
import { tableOf } from './border';
import { lookOf } from './groups';
import Hand from '../souls/Hand.svelte';
import { eventIcon } from '../souls/icons';
import { past } from '../souls/past';
import type { BoxEvent } from '../souls/box';
import { script } from './script';

const HINTS: Record<string, string> = {
  activation: 'ds-ui-hint-activation',
  defend: 'ds-ui-hint-defend',
  target: 'ds-ui-hint-target',
  after_roll: 'ds-ui-hint-roll',
  explore: 'ds-ui-hint-explore',
  place: 'ds-ui-hint-place',
  place_tile: 'ds-ui-hint-place-tile',
  lead: 'ds-ui-hint-lead',
  next_foe: 'ds-ui-hint-next-foe',
};

/** Where a finger does it otherwise. */
const TOUCH: Record<string, string> = { place_tile: 'ds-ui-hint-place-touch' };
const coarse = matchMedia('(pointer: coarse)').matches;

export const game = told<BoxEvent>({
  script,
  Board,
  Hand,
  help: later(() => import('./Help.svelte')),
  face: later(() => import('../souls/Face.svelte')),
  glossary: later(() => import('./glossary')),
  sounds: later(() => import('./sounds')),
  diary: { fits: (view) => ['journey', 'campaign'].includes(tableOf(view).mode), load: later(() => import('./diary')) },
  icon: eventIcon,
  open: true,
  option: lookOf,
  stands: (view) => tableOf(view).fight !== null,
  past,
  hint: (view) => view.decisions.map(({ kind }) => (coarse ? TOUCH[kind] : undefined) ?? HINTS[kind]).find(Boolean) ?? '',
  steps: (view) => {
    const table = tableOf(view);
    if (view.over || table.map.next) return { names: [], now: -1 };
    if (!table.fight) return { names: [t('ds-phase', { phase: table.map.at === 0 ? 'bonfire' : 'explore' })], now: 0 };
    const names = [t('ds-phase', { phase: table.fight.boss ? 'boss' : 'enemies' }), t('ds-phase', { phase: 'character' })];
    if (table.heroes.some(({ node }) => node === null)) return { names, now: -1 };
    return { names, now: table.heroes.some(({ active }) => active) ? 1 : 0 };
  },
  chapter: (view) => {
    const table = tableOf(view);
    if (view.over) return t('ds-phase', { phase: 'over' });
    if (table.fight) return t(table.fight.boss ? 'ds-ui-chapter-boss' : 'ds-ui-chapter-encounter');
    if (table.map.next) return t('ds-ui-chapter-laying');
    return t(table.map.at === 0 ? 'ds-word-bonfire' : 'ds-ui-chapter-dungeon');
  },
});
