import type { Lobby } from '..';

/** Fields that matter only in some kinds of game. */
const ONLY: Record<string, string[]> = {
  encounter: ['encounter'],
  boss: ['boss'],
  scenario: ['campaign'],
  layout: ['journey', 'campaign'],
  onward: ['campaign'],
};

export const darkSouls: Lobby = {
  id: 'dark_souls',
  texts: ['souls', 'dark_souls'],
  title: 'ui-ds-title',
  blurb: 'ui-ds-blurb',
  emblem: 'icon:campfire',
  accent: 'ember',
  quick: [
    { label: 'ui-ds-quick-encounter', setup: { mode: 'encounter' }, players: 2 },
    { label: 'ui-ds-quick-boss', setup: { mode: 'boss' }, players: 2 },
    { label: 'ui-ds-quick-journey', setup: { mode: 'journey' }, players: 2 },
  ],
  quickHint: 'ui-ds-quick-hint',
  matters: (field, values, players) => {
    const place = /^class_(\d)$/.exec(field)?.[1];
    if (place) return Number(place) <= players;
    return ONLY[field]?.includes(String(values.mode)) ?? true;
  },
};
