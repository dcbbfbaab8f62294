/** Which scene the table shows: what is going on, and for whoever is asked what it is about. */
import { target, type Choices } from '../../lib/choices';
import type { Table } from './seen';

export type Scene = 'battle' | 'line-up' | 'quests' | 'outfit' | 'heroes' | 'profiles' | 'trinkets' | 'camp' | 'hamlet' | 'dungeon' | 'arena' | 'provisions';

/** Questions that are asked over cards of their own, by the kind of thing they are about. */
const CARDS: [kind: string, scene: Scene][] = [
  ['profile', 'profiles'],
  ['quest', 'quests'],
  ['kind', 'heroes'],
  ['card', 'outfit'],
];
/** Questions with a place of their own. */
const ASKED: Record<string, Scene> = {
  line_up: 'line-up',
  arrange: 'line-up',
  rest: 'camp',
  rest_own: 'camp',
  trade: 'trinkets',
  gain_trinket: 'trinkets',
  inherit: 'trinkets',
  offered: 'trinkets',
};

export function sceneOf(table: Table, choices: Choices): Scene {
  if (table.battle) return 'battle';
  const asked = choices.decisions.find(({ aside }) => !aside);
  const own = asked && ASKED[asked.kind];
  if (own) return own;
  const cards = CARDS.find(([kind]) => asked?.options.some((option) => target(option, kind) !== undefined));
  if (cards) return cards[1];
  if (table.hamlet) return 'hamlet';
  if (table.dungeon && !table.rolled.length) return 'dungeon';
  return table.circus ? 'arena' : 'provisions';
}
