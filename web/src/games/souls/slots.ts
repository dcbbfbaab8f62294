/** Where a hero carries things, by the words options use for it. */
import type { Hero, Item } from './seen';

export interface Place {
  slot: string;
  item: Item | null;
  /** The text of its name. */
  word: string;
  /** Not at hand. */
  away: boolean;
}

const BACKUP = ['backup', 'backup2', 'backup3'];

export const placesOf = (hero: Hero): Place[] => [
  { slot: 'right', item: hero.right, word: 'ds-word-right-hand', away: false },
  { slot: 'left', item: hero.left, word: 'ds-word-left-hand', away: false },
  { slot: 'armour', item: hero.armour, word: 'ds-word-armour', away: false },
  ...hero.backup.map((item, n) => ({ slot: BACKUP[n] ?? '', item, word: 'ds-word-backup', away: true })),
];
