import { t } from '../../lib/i18n.svelte';
import type { View } from '../../lib/protocol';
import type { Game } from '..';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Help from './Help.svelte';
import { eventIcon } from './icons';
import { script } from './script';
import { STEPS } from './steps';
import type { BloodborneTable } from './types';

const HINTS: Record<string, string> = {
  choose: 'ui-bb-hint-choose',
  transform: 'ui-bb-hint-transform',
  dream: 'ui-bb-hint-dream',
};

export const bloodborne: Game = {
  id: 'bloodborne',
  title: 'ui-bb-title',
  blurb: 'ui-bb-blurb',
  emblem: 'icon:wolf-howl',
  accent: 'blood',
  script,
  Board,
  Hand,
  Help,
  icon: eventIcon,
  hint: (view: View) => {
    const id = HINTS[(view.table as BloodborneTable).step];
    return id ? t(id) : '';
  },
  steps: (view: View) => ({
    names: STEPS.map(({ name }) => t(name)),
    now: STEPS.findIndex(({ id }) => id === (view.table as BloodborneTable).step),
  }),
  chapter: (view: View) => t('ui-bb-round', { round: (view.table as BloodborneTable).round }),
};
