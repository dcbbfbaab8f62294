import { t } from '../../lib/i18n.svelte';
import { later } from '../../lib/load';
import type { View } from '../../lib/protocol';
import { told } from '..';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { eventIcon } from './icons';
import type { GameEvent } from './events';
import { script } from './script';
import { STEPS } from './steps';
import { tableOf } from './border';

const HINTS: Record<string, string> = {
  choose: 'ui-bb-hint-choose',
  transform: 'ui-bb-hint-transform',
  dream: 'ui-bb-hint-dream',
};

const BARE = new Set(['bb-option-choose', 'bb-option-transform', 'bb-option-upgrade', 'bb-option-reclaim']);

export const game = told<GameEvent>({
  script,
  Board,
  Hand,
  help: later(() => import('./Help.svelte')),
  face: later(() => import('./Face.svelte')),
  glossary: later(() => import('./glossary')),
  sounds: later(() => import('./sounds')),
  icon: eventIcon,
  hint: (view: View) => HINTS[tableOf(view).step] ?? '',
  steps: (view: View) => ({
    names: STEPS.map(({ name }) => t(name)),
    now: STEPS.findIndex(({ id }) => id === tableOf(view).step),
  }),
  // The question says what is done with the card, the hand shows it: its name is enough.
  option: (_view, { text }) => (BARE.has(text.id) && text.args?.card !== undefined ? { text: { id: 'name', args: { name: text.args.card } } } : {}),
  chapter: (view: View) => t('ui-bb-round', { round: tableOf(view).round }),
});
