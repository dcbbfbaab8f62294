import type { Lobby } from '..';

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
};
