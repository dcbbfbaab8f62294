import type { Lobby } from '..';

export const bloodborne: Lobby = {
  id: 'bloodborne',
  title: 'ui-bb-title',
  blurb: 'ui-bb-blurb',
  emblem: 'icon:wolf-howl',
  accent: 'blood',
};
