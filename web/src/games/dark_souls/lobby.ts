import type { Lobby } from '..';

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
};
