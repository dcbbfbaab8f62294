/** What is remembered of a campaign: quests, battles, stays in the Hamlet, and who did not come home. */
import type { Diary } from '../../lib/diary';
import type { GameEvent } from './events';

export const diary: Diary<GameEvent['kind']> = {
  opens: ['quest', 'hamlet'],
  tells: [
    'threat',
    'boss',
    'boss_beaten',
    'battle_won',
    'battle_fled',
    'given_up',
    'deaths_door',
    'died',
    'mood',
    'disease',
    'task_done',
    'camp',
    'left',
    'home',
    'event',
    'built',
    'forged',
    'hero_raised',
    'trinket_gained',
    'joined',
    'recovered',
    'game_won',
    'game_lost',
  ],
  counts: { slain: 'ui-diary-slain', curio: 'ui-diary-curios', visits: 'ui-diary-visits' },
};
