import type { Lobby } from '..';

/** Fields that matter only in some kinds of game. */
const ONLY: Record<string, string> = { encounter: 'encounter', boss: 'boss' };

export const tombOfGiants: Lobby = {
  id: 'tomb_of_giants',
  texts: ['souls', 'tomb_of_giants'],
  title: 'ui-tg-title',
  blurb: 'ui-tg-blurb',
  emblem: 'icon:grim-reaper',
  accent: 'grave',
  quick: [
    { label: 'ui-tg-quick-encounter', setup: { mode: 'encounter', encounter: 'level_1' }, players: 2 },
    { label: 'ui-tg-quick-knight', setup: { mode: 'boss', boss: 'black_knight' }, players: 2 },
    { label: 'ui-tg-quick-nito', setup: { mode: 'boss', boss: 'gravelord_nito' }, players: 2 },
    { label: 'ui-tg-quick-descent', setup: { mode: 'campaign' }, players: 2 },
  ],
  quickHint: 'ui-tg-quick-hint',
  matters: (field, values, players) => {
    const place = /^class_(\d)$/.exec(field)?.[1];
    if (place) return Number(place) <= players;
    return ONLY[field] === undefined || ONLY[field] === values.mode;
  },
};
