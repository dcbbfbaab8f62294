/** What is remembered of a way down. */
import type { Diary } from '../../lib/diary';
import type { BoxEvent } from '../souls/box';

export const diary: Diary<BoxEvent['kind']> = {
  opens: ['encounter', 'boss', 'rested', 'new_bonfire'],
  tells: [
    'completed',
    'failed',
    'trial',
    'earned',
    'fell',
    'souls_dropped',
    'souls_back',
    'chest_opened',
    'found',
    'ember',
    'event',
    'patches',
    'levelled',
    'unlearnt',
    'spent',
    'sold',
    'shortcut',
    'won',
    'lost_game',
  ],
  counts: { slain: 'ui-diary-slain', estus: 'ui-diary-estus' },
};
