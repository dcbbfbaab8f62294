/** What is remembered of finished matches, and the deeds that have a name. */
import type { Feats } from '../../lib/record';
import type { GameEvent } from './events';

export const feats: Feats<GameEvent['kind']> = {
  fights: ['killed'],
  bosses: [],
  bossModes: [],
  longModes: [],
  lost: ['died'],
  deeds: [
    { name: 'ui-deed-bloodborne-first-hunt', icon: 'icon:top-hat', wins: 1 },
    { name: 'ui-deed-bloodborne-good-hunter', icon: 'icon:crossed-swords', wins: 5 },
    { name: 'ui-deed-bloodborne-beloved-of-the-moon', icon: 'icon:evil-moon', streak: 3 },
    { name: 'ui-deed-bloodborne-dawn', icon: 'icon:sunrise', won: true, most: { died: 0 } },
    { name: 'ui-deed-bloodborne-nightmare', icon: 'icon:death-skull', least: { died: 8 } },
    { name: 'ui-deed-bloodborne-cleaner', icon: 'icon:paw', least: { killed: 8 } },
    { name: 'ui-deed-bloodborne-exterminator', icon: 'icon:skull-crossed-bones', total: { killed: 50 } },
    { name: 'ui-deed-bloodborne-banker', icon: 'icon:locked-chest', least: { banked: 8 } },
    { name: 'ui-deed-bloodborne-arsenal', icon: 'icon:knapsack', least: { upgraded: 10 } },
    { name: 'ui-deed-bloodborne-turncoat', icon: 'icon:coinflip', least: { stole: 1 } },
    { name: 'ui-deed-bloodborne-trick-weapons', icon: 'icon:upgrade', least: { transformed: 4 } },
    { name: 'ui-deed-bloodborne-that-got-away', icon: 'icon:footprint', least: { escaped: 5 } },
  ],
};
