import type { Sounding } from '../../lib/sound';
import type { BoxEvent } from '../souls/box';
import { GRAVE, noises } from '../souls/sounds';

export const sounding: Sounding<BoxEvent['kind']> = {
  score: GRAVE,
  noises: {
    ...noises,
    space: 'step',
    ball: 'gate',
    lever: 'gate',
    chest_opened: 'card',
    torch_taken: 'fire',
    resurrects: 'death',
    respawn: 'gate',
    timer: 'bell',
    completed: 'bell',
    failed: 'death',
    earned: 'coin',
    new_bonfire: 'fire',
  },
};
