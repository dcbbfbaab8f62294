/** What is remembered of finished matches, and the deeds that have a name. */
import type { Feats } from '../../lib/record';
import type { BoxEvent } from '../souls/box';

export const feats: Feats<BoxEvent['kind']> = {
  fights: ['completed'],
  bosses: ['new_bonfire'],
  bossModes: ['boss'],
  longModes: ['campaign'],
  lost: ['fell'],
  deeds: [
    { name: 'ui-deed-tomb-of-giants-first-light', icon: 'icon:torch', wins: 1 },
    { name: 'ui-deed-tomb-of-giants-gravelord', icon: 'icon:crown', wins: 10 },
    { name: 'ui-deed-tomb-of-giants-unbroken', icon: 'icon:laurel-crown', streak: 3 },
    { name: 'ui-deed-tomb-of-giants-knight-down', icon: 'icon:visored-helm', won: true, mode: 'boss' },
    { name: 'ui-deed-tomb-of-giants-all-the-way', icon: 'icon:stone-path', won: true, mode: 'campaign' },
    { name: 'ui-deed-tomb-of-giants-prepared', icon: 'icon:laurel-crown', least: { trial: 1 } },
    { name: 'ui-deed-tomb-of-giants-torch-bearer', icon: 'icon:torch', least: { torch_taken: 1 } },
    { name: 'ui-deed-tomb-of-giants-lever', icon: 'icon:lever', total: { lever: 5 } },
    { name: 'ui-deed-tomb-of-giants-bone-breaker', icon: 'icon:skull-crossed-bones', total: { slain: 100 } },
    { name: 'ui-deed-tomb-of-giants-again', icon: 'icon:raise-skeleton', least: { resurrects: 3 } },
    { name: 'ui-deed-tomb-of-giants-step-aside', icon: 'icon:dodge', least: { dodged: 5 } },
    { name: 'ui-deed-tomb-of-giants-spotless', icon: 'icon:sunrise', won: true, most: { suffered: 3 } },
  ],
};
