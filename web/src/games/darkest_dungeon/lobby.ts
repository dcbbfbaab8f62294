import type { Lobby } from '..';

export const darkestDungeon: Lobby = {
  id: 'darkest_dungeon',
  title: 'ui-dd-title',
  blurb: 'ui-dd-blurb',
  emblem: 'icon:torch',
  accent: 'torch',
  quick: [
    { label: 'ui-dd-quick-road', setup: { mode: 'quest', quest: 'the_old_road' }, players: 1 },
    { label: 'ui-dd-quick-quest', setup: { mode: 'quest' }, players: 1 },
    { label: 'ui-dd-quick-battle', setup: { mode: 'battle' }, players: 1 },
    { label: 'ui-dd-quick-boss', setup: { mode: 'boss' }, players: 1 },
    { label: 'ui-dd-quick-circus', setup: { mode: 'circus' }, players: 2 },
    { label: 'ui-dd-quick-campaign', setup: { mode: 'campaign' }, players: 1 },
  ],
  quickHint: 'ui-dd-quick-hint',
};
