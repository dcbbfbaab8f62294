import { t } from '../../lib/i18n.svelte';
import { told } from '..';
import { eventIcon } from '../souls/icons';
import { past } from '../souls/past';
import Board from './Board.svelte';
import { tableOf } from './border';
import { lookOf } from './groups';
import Hand from './Hand.svelte';
import Help from './Help.svelte';
import { logIcon } from './icons';
import type { BoxEvent } from '../souls/box';
import { script } from './script';

const HINTS: Record<string, string> = {
  'tg-prompt-bonfire': 'tg-ui-hint-bonfire',
  'tg-prompt-onward': 'tg-ui-hint-onward',
  'tg-prompt-prepare': 'tg-ui-hint-prepare',
  'tg-prompt-choose-card': 'tg-ui-hint-choose-card',
  'tg-prompt-purchase': 'tg-ui-hint-purchase',
  'tg-prompt-start-node': 'tg-ui-hint-start-node',
  'tg-prompt-aggro': 'tg-ui-hint-aggro',
  'tg-prompt-swap': 'tg-ui-hint-swap',
  'tg-prompt-follow': 'tg-ui-hint-follow',
  'tg-prompt-step-aside': 'tg-ui-hint-step-aside',
  'tg-prompt-fortune': 'tg-ui-hint-fortune',
  'ds-prompt-activation': 'tg-ui-hint-turn',
  'ds-prompt-target': 'ds-ui-hint-target',
  'ds-prompt-next-foe': 'ds-ui-hint-next-foe',
};
/** Which part of a round a question belongs to. */
const UPKEEP = new Set(['tg-prompt-swap', 'tg-prompt-follow', 'ds-prompt-begin']);

export const game = told<BoxEvent>({
  script,
  Board,
  Hand,
  Help,
  icon: (kind) => logIcon(kind) ?? eventIcon(kind),
  open: true,
  option: lookOf,
  stands: (view) => tableOf(view).fight !== null,
  past,
  hint: (view) => view.decisions.map(({ prompt }) => HINTS[prompt.id]).find(Boolean) ?? '',
  steps: (view) => {
    const { fight, heroes, at, bonfire } = tableOf(view);
    if (view.over) return { names: [], now: -1 };
    if (!fight) return { names: [t(at === bonfire ? 'tg-ui-step-bonfire' : 'tg-ui-step-road')], now: 0 };
    const names = [t(fight.boss ? 'tg-ui-step-boss' : 'tg-ui-step-enemies'), t('tg-ui-step-upkeep'), t('tg-ui-step-action')];
    if (heroes.some(({ node }) => node === null)) return { names, now: -1 };
    if (!heroes.some(({ active }) => active)) return { names, now: 0 };
    return { names, now: view.decisions.some(({ prompt }) => UPKEEP.has(prompt.id)) ? 1 : 2 };
  },
  chapter: (view) => {
    const { fight, at, bonfire, mode } = tableOf(view);
    if (view.over) return t('tg-ui-chapter-over');
    if (fight) return t(fight.boss ? 'ds-ui-chapter-boss' : 'ds-ui-chapter-encounter');
    if (mode !== 'campaign') return t('tg-ui-chapter-track');
    return at === bonfire ? t('ds-word-bonfire') : t('tg-ui-chapter-space', { n: at });
  },
});
