/** What is heard in both Dark Souls boxes. */
import type { Noise, Score } from '../../lib/sound';
import type { SoulsEvent } from './events';

export const noises: Readonly<Partial<Record<SoulsEvent['kind'], Noise>>> = {
  moved: 'step',
  foe_moved: 'step',
  pushed: 'step',
  rolled: 'dice',
  hit: 'blow',
  wounded: 'blow',
  suffered: 'hurt',
  slain: 'death',
  fell: 'death',
  trap: 'hurt',
  estus: 'heal',
  ember: 'fire',
  rested: 'fire',
  found: 'card',
  equipped: 'card',
  levelled: 'heal',
  paid: 'coin',
  souls_found: 'coin',
  heated: 'bell',
  boss: 'bell',
  encounter: 'gate',
  won: 'bell',
  lost_game: 'bell',
};
export const EMBERS: Score = { notes: [65.4, 98, 130.8], shape: 'triangle', breath: 11 };
export const GRAVE: Score = { notes: [49, 73.4, 103.8], shape: 'triangle', breath: 13 };
