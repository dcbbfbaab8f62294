/** What is remembered of finished matches, and the deeds that have a name. */
import type { Feats } from '../../lib/record';
import type { GameEvent } from './events';

export const feats: Feats<GameEvent['kind']> = {
  fights: ['battle_won', 'bout_won'],
  bosses: ['boss_beaten'],
  bossModes: ['boss'],
  longModes: ['campaign', 'quest'],
  lost: ['died'],
  deeds: [
    { name: 'ui-deed-darkest-dungeon-old-road', icon: 'icon:footprint', wins: 1 },
    { name: 'ui-deed-darkest-dungeon-heir', icon: 'icon:laurel-crown', wins: 10 },
    { name: 'ui-deed-darkest-dungeon-momentum', icon: 'icon:upgrade', streak: 3 },
    { name: 'ui-deed-darkest-dungeon-all-home', icon: 'icon:hearts', won: true, most: { died: 0 }, least: { battle_won: 1 } },
    { name: 'ui-deed-darkest-dungeon-at-the-door', icon: 'icon:death-skull', won: true, least: { deaths_door: 3 } },
    { name: 'ui-deed-darkest-dungeon-madness', icon: 'icon:screaming', least: { resolve: 3 } },
    { name: 'ui-deed-darkest-dungeon-slayer', icon: 'icon:skull-crossed-bones', total: { slain: 100 } },
    { name: 'ui-deed-darkest-dungeon-boss', icon: 'icon:crowned-skull', won: true, mode: 'boss' },
    { name: 'ui-deed-darkest-dungeon-circus', icon: 'icon:crossed-swords', won: true, mode: 'circus' },
    { name: 'ui-deed-darkest-dungeon-curious', icon: 'icon:locked-chest', least: { curio: 4 } },
    { name: 'ui-deed-darkest-dungeon-campfire', icon: 'icon:camping-tent', total: { camp: 5 } },
    { name: 'ui-deed-darkest-dungeon-graveyard', icon: 'icon:graveyard', total: { died: 10 } },
  ],
};
