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
const away = (slot: string, item: Item | null): Place => ({ slot, item, word: 'ds-word-backup', away: true });

export const placesOf = (hero: Hero): Place[] => [
  { slot: 'right', item: hero.right, word: 'ds-word-right-hand', away: false },
  { slot: 'left', item: hero.left, word: 'ds-word-left-hand', away: false },
  { slot: 'armour', item: hero.armour, word: 'ds-word-armour', away: false },
  ...hero.backup.map((item, n) => away(BACKUP[n] ?? '', item)),
];

/** The same, with the places for backup that are free. */
export const boardOf = (hero: Hero, backup: number): Place[] => [
  ...placesOf(hero),
  ...BACKUP.slice(hero.backup.length, backup).map((slot) => away(slot, null)),
];
