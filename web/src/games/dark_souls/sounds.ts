import type { Sounding } from '../../lib/sound';
import type { BoxEvent } from '../souls/box';
import { EMBERS, noises } from '../souls/sounds';

export const sounding: Sounding<BoxEvent['kind']> = {
  score: EMBERS,
  noises: { ...noises, travelled: 'step', chest: 'card', victory: 'bell', defeat: 'death', fog: 'gate', tile: 'card' },
};
