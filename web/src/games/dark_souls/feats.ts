/** What is remembered of finished matches, and the deeds that have a name. */
import type { Feats } from '../../lib/record';
import type { BoxEvent } from '../souls/box';

export const feats: Feats<BoxEvent['kind']> = {
  fights: ['victory'],
  bosses: ['boss_treasure'],
  bossModes: ['boss'],
  longModes: ['journey', 'campaign'],
  lost: ['fell'],
  deeds: [
    { name: 'ui-deed-dark-souls-lit', icon: 'icon:campfire', wins: 1 },
    { name: 'ui-deed-dark-souls-chosen-undead', icon: 'icon:crown', wins: 10 },
    { name: 'ui-deed-dark-souls-sunlight', icon: 'icon:sunrise', streak: 3 },
    { name: 'ui-deed-dark-souls-untouched', icon: 'icon:dodge', won: true, most: { suffered: 3 } },
    { name: 'ui-deed-dark-souls-roller', icon: 'icon:run', least: { dodged: 5 } },
    { name: 'ui-deed-dark-souls-no-sip', icon: 'icon:round-bottom-flask', won: true, most: { estus: 0 } },
    { name: 'ui-deed-dark-souls-boss-slayer', icon: 'icon:crowned-skull', won: true, mode: 'boss' },
    { name: 'ui-deed-dark-souls-journey', icon: 'icon:dungeon-gate', won: true, mode: 'journey' },
    { name: 'ui-deed-dark-souls-reaper', icon: 'icon:skull-crossed-bones', total: { slain: 100 } },
    { name: 'ui-deed-dark-souls-trapped', icon: 'icon:wolf-trap', least: { trap: 5 } },
    { name: 'ui-deed-dark-souls-heated', icon: 'icon:burning-skull', won: true, least: { heated: 1 } },
    { name: 'ui-deed-dark-souls-fallen', icon: 'icon:death-skull', total: { fell: 10 } },
  ],
};
