/** What is heard of a hunt. */
import type { Sounding } from '../../lib/sound';
import type { GameEvent } from './events';

export const sounding: Sounding<GameEvent['kind']> = {
  score: { notes: [55, 82.4, 110.6], shape: 'sawtooth', breath: 9 },
  noises: {
    rolled: 'dice',
    dealt: 'blow',
    instant: 'blow',
    hit: 'hurt',
    died: 'death',
    killed: 'death',
    banked: 'coin',
    healed: 'heal',
    rested: 'heal',
    played: 'card',
    upgraded: 'card',
    revealed: 'gate',
    final_boss: 'bell',
    round: 'bell',
    won: 'bell',
  },
};
