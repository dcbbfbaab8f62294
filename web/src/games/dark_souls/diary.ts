/** What is remembered of a journey or a campaign. */
import type { Diary } from '../../lib/diary';
import type { BoxEvent } from '../souls/box';

export const diary: Diary<BoxEvent['kind']> = {
  opens: ['section', 'second_half', 'encounter', 'boss', 'rested'],
  tells: [
    'boss_chosen',
    'victory',
    'defeat',
    'fell',
    'souls_dropped',
    'souls_found',
    'chest',
    'boss_treasure',
    'found',
    'ember',
    'levelled',
    'luck_restored',
    'spark_bought',
    'sold',
    'spent',
    'joined',
    'left',
    'dashed',
    'won',
    'lost_game',
  ],
  counts: { slain: 'ui-diary-slain', estus: 'ui-diary-estus' },
};
