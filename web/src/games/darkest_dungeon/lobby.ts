import type { Lobby } from '..';

/** Fields that matter only in some kinds of game. */
const ONLY: Record<string, string[]> = {
  difficulty: ['campaign', 'quest', 'battle', 'boss'],
  party: ['campaign', 'quest', 'battle', 'boss'],
  level: ['battle', 'boss', 'quest'],
  room: ['battle'],
  quest: ['quest'],
  boss: ['boss'],
  arena: ['circus'],
  puppets: ['circus'],
  butcher: ['circus'],
};

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
  matters: (field, values) => {
    if (/^hero_\d$/.test(field)) return values.party === 'custom' && values.mode !== 'circus';
    if (field === 'cancelled') return values.mode === 'boss' && values.boss === 'final_encounter';
    return ONLY[field]?.includes(String(values.mode)) ?? true;
  },
};
